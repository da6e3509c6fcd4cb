"""Few keys are enough, the focus is never lost, and the board answers in words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cookietin.engine.position import Position
from cookietin.store.sqlite import SqliteStore
from cookietin.table.room import Room
from cookietin.table.table import Times
from cookietin.table.upgrades import UPGRADES
from scene import scene
from table.evening import FirstMove
from told import is_heard
from web.conftest import People, Server
from web.listener import Listener
from web.site import Person
from web.test_browser import violations
from web.test_feel import seated
from web.test_matches import Sitting
from web.test_matches import near_the_end as near_the_end_of

browser = pytest.mark.browser
FOCUS = "document.activeElement.textContent"


def offered(page: Page) -> Page:
    page.locator("#moves button").first.wait_for()
    return page


def test_the_board_in_words_comes_while_it_is_open_and_stays_true(anna: Person) -> None:
    with anna.sit(anna.make_table("goose", players="2", seat_0="me")) as line:
        assert "words" not in line.parts
        line.send("read", open=True)
        assert "<li>Ginger on start</li>" in line.parts["words"]
        line.move()
        line.see("<li>Ginger (on|waiting on|resting on) square")
        line.send("read", open=False)
        del line.parts["words"]
        line.offered(bool)
        line.move()
        assert "words" not in line.parts


def test_a_covered_board_says_nothing(anna: Person) -> None:
    with anna.sit(anna.make_table("tock", players="2", seat_0="me", seat_1="me")) as line:
        line.send("read", open=True)
        assert line.parts["cover"]
        assert line.parts["words"] == ""


@browser
def test_a_board_is_asked_by_a_key_and_answers_aloud(server: Server, people: People) -> None:
    page = offered(seated("cookie-party", server, people))
    page.keyboard.press("w")
    expect(page.get_by_label("What’s where?")).to_be_focused()
    expect(page.locator("#words table").first).to_be_visible()
    page.keyboard.type("f6")
    page.keyboard.press("Enter")
    expect(page.locator("#found")).to_contain_text("Anna: f6: ")
    expect(page.locator("#spoken p").last).to_contain_text("Anna: f6: ")
    page.keyboard.press("Escape")
    expect(page.locator("#moves button").first).to_be_focused()


@browser
def test_keys_walk_choose_go_back_and_repeat(server: Server, people: People) -> None:
    page = offered(seated("tock", server, people))
    buttons = page.locator("#moves button")
    expect(buttons.first).to_be_focused()
    assert buttons.count() > 2
    page.keyboard.press("ArrowRight")
    expect(buttons.nth(1)).to_be_focused()
    expect(buttons.nth(1)).to_be_in_viewport()
    page.keyboard.press("End")
    expect(buttons.last).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#moves :focus")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(buttons.first).to_be_focused()
    page.locator("#log").focus()
    page.keyboard.press("m")
    expect(buttons.first).to_be_focused()
    told = page.locator("#spoken p").all_text_contents()
    page.keyboard.press("r")
    assert page.locator("#spoken p").all_text_contents() == told * 2
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
    name = buttons.nth(1).inner_text()
    page.keyboard.press("2")
    expect(page.locator("#log li").first).to_contain_text("Anna plays")
    assert name.split(":")[0] in page.locator("#log li").first.inner_text()


@browser
def test_letters_and_digits_can_be_switched_off(server: Server, people: People) -> None:
    page = offered(seated("tock", server, people))
    page.evaluate("localStorage.setItem('tin-keys', 'off')")
    page.keyboard.press("w")
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")  # which is no character
    expect(page.locator("#moves button").nth(1)).to_be_focused()
    expect(page.locator("#log li")).to_have_count(0)
    expect(page.get_by_label("What’s where?")).to_be_hidden()


@browser
def test_arrows_walk_the_board_as_it_lies(server: Server, people: People) -> None:
    page = offered(seated("cookie-box", server, people))
    places = page.evaluate(
        """() => [...document.querySelectorAll('#moves [data-board]')].map((button) => {
        const { x, y } = document.getElementById(button.dataset.board).getBoundingClientRect();
        return [button.id, x, y]; })"""
    )
    assert len(places) > 2
    at = {name: (x, y) for name, x, y in places}
    leftmost = min(at, key=lambda name: at[name][0])
    page.locator(f"[id='{leftmost}']").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(before) => document.activeElement.id !== before", arg=leftmost)
    assert at[page.evaluate("document.activeElement.id")][0] > at[leftmost][0]


@browser
def test_no_button_becomes_another_one_under_the_focus(server: Server, people: People) -> None:
    page = offered(seated("cookie-party", server, people))
    page.evaluate(
        """() => { window.changed = [];
        new MutationObserver((all) => { for (const { target } of all) {
          const button = target.parentElement?.closest("#moves button");
          if (button) window.changed.push(button.textContent);
        } }).observe(document.getElementById("moves"), { subtree: true, characterData: true }); }"""
    )
    for _ in range(4):
        offered(page)
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    assert page.evaluate("window.changed") == []


@browser
def test_nothing_behind_a_cover_is_reached_by_tab(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "Anna/Ben"], "tock"))
    expect(page.locator(".cover button")).to_be_focused()
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('.cover')"
        )
    page.locator(".cover button").click()
    expect(page.locator("#moves button").first).to_be_focused()
    expect(page.locator(".top")).not_to_have_attribute("inert", "")


@browser
def test_a_language_is_chosen_by_keys_when_it_is_left(server: Server, people: People) -> None:
    page = people("Anna")
    page.locator("#language").focus()
    page.keyboard.press("ArrowDown")
    assert page.locator("html").get_attribute("lang") == "en"
    page.keyboard.press("Enter")
    expect(page.locator("html")).not_to_have_attribute("lang", "en")


LOOKS: dict[str, dict[str, Any]] = {
    "light": {}, "dark": {"color_scheme": "dark"}, "forced": {"forced_colors": "active"},
}  # fmt: skip


@browser
def test_axe_finds_nothing_in_the_board_in_words_nor_in_the_keys(
    server: Server, people: People
) -> None:
    """In light, in the dark, and in the system's own colours."""
    page = offered(seated("cookie-party", server, people))
    page.keyboard.press("w")
    expect(page.locator("#words table").first).to_be_visible()
    page.evaluate("document.querySelector('.settings').open = true")
    for look in LOOKS.values():
        page.emulate_media(**look)
        assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    assert violations(page) == []


def position_at(server: Server, path: str) -> Position:
    """The position of a table, as the server has written it down."""

    async def read() -> Position:
        store = SqliteStore(server.database, UPGRADES)
        table = await Room(store, FirstMove(), Times()).find(path.removeprefix("/t/"))
        await store.close()
        return table.match.position

    return scene(read)


EARS = [
    Sitting("goose", "home", ("Anna", "bot"), 12),
    Sitting("cookie-addict", "stuck", ("Anna", "bot"), 0),
    Sitting("tock", "team", ("Anna", "bot", "bot", "bot"), 30),
    Sitting("cookie-party", "single", ("Anna", "bot", "bot"), 150),
    Sitting("cookie-box", "points", ("Anna", "bot", "bot", "bot"), 0),
    Sitting("dots-and-boxes", "single", ("Anna", "bot"), 0),
]
MOST_COMPARED = {"cookie-party": 6}
MOST_KEYS = 6  # a round, on average


@browser
@pytest.mark.slow
@pytest.mark.parametrize("sitting", EARS, ids=lambda one: one.game)
def test_a_match_is_played_by_ear(sitting: Sitting, server: Server, people: People) -> None:
    """Roles, names and live text alone; they are enough to name the state at every turn."""
    ear = play_by_ear(sitting, server, people, MOST_COMPARED.get(sitting.game, 12))
    if sitting.game == "cookie-party":
        print(f"{ear.keys} keys in {len(ear.rounds)} rounds")
        assert ear.keys <= MOST_KEYS * len(ear.rounds), (ear.keys, ear.rounds)


def play_by_ear(sitting: Sitting, server: Server, people: People, compared: int) -> Listener:
    start = near_the_end_of(sitting)
    chairs = list(sitting.chairs) + ["bot"] * (start.game.players - len(sitting.chairs))
    path = server.table_at(start, chairs[: start.game.players])
    page = people("Anna", path)
    ear = Listener(page)
    ear.wait()
    ear.open_board()
    names = [name.strip() for name in page.locator(".player .name").all_inner_texts()]
    opened = ear.keys
    for at in range(600):
        if ear.wait() == "choose" and at < compared:
            view = position_at(server, path).view(0)
            assert is_heard(sitting.game, ear.board(), view.bare, 0, names)
        if not ear.play("home"):
            break
    told = ear.told[-1]
    assert page.locator("#end .why").inner_text() in told
    ear.keys -= opened
    return ear
