"""Few keys are enough, the focus is never lost, and the board answers in words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cookietin.engine import registry, written
from cookietin.engine.position import Position
from cookietin.store.sqlite import SqliteStore
from cookietin.table.room import Room
from cookietin.table.table import Times
from cookietin.table.upgrades import UPGRADES
from cookietin.web.board import MOST_BUTTONS
from scene import scene
from table.evening import FirstMove
from told import unheard
from web.conftest import DESKTOP, PHONE, People, Server, resize
from web.listener import Listener
from web.site import Person
from web.test_browser import near_the_end, violations
from web.test_feel import OVERHEAR, SENT, seated
from web.test_hands import position_of, tock_for_two
from web.test_matches import WHOLE, Sitting
from web.test_matches import near_the_end as near_the_end_of
from web.test_warnings import TRAP, near_the_trap

browser = pytest.mark.browser
FOCUS = "document.activeElement.textContent"


def offered(page: Page) -> Page:
    page.locator("#moves button").first.wait_for()
    return page


def test_the_board_in_words_comes_while_it_is_open_and_stays_true(anna: Person) -> None:
    with anna.sit(anna.make_table("goose", players="2", seat_0="me", opt_first="0")) as line:
        assert "words" not in line.parts
        line.send("read", open=True)
        assert "<li>Ginger on start</li>" in line.parts["words"]
        assert "<li>Ginger: red panda</li>" in line.parts["words"]
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
    expect(page.locator("#spoken span").last).to_contain_text("Anna: f6: ")
    page.keyboard.press("Escape")
    expect(page.locator("#moves button").first).to_be_focused()


@browser
def test_escape_leads_back_to_the_choice_one_was_at(server: Server, people: People) -> None:
    page = offered(seated("dots-and-boxes", server, people))
    page.keyboard.press("End")
    last = page.locator("#moves button").last
    expect(last).to_be_focused()
    page.keyboard.press("w")
    expect(page.locator("#words table").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(last).to_be_focused()


@browser
def test_a_browser_that_fills_in_a_field_presses_no_key(server: Server, people: People) -> None:
    page = offered(seated("cookie-party", server, people))
    found = page.evaluate("""() => {
      const found = [];
      addEventListener("error", ({ message }) => found.push(message));
      document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
      return found;
    }""")
    assert found == []


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
    expect(buttons.last).to_be_focused()  # where they were
    page.locator("#log").focus()
    page.keyboard.press("m")
    expect(buttons.last).to_be_focused()
    expect(page.locator("#spoken span")).not_to_have_count(0)
    told = page.locator("#spoken span").all_text_contents()
    for _ in range(40):  # more often than old lines are kept
        page.keyboard.press("r")
    expect(page.locator("#spoken span")).to_have_count(41 * len(told))
    assert page.locator("#spoken span").all_text_contents()[-len(told) :] == told
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
def test_zero_goes_nine_choices_further(server: Server, people: People) -> None:
    page = offered(seated("dots-and-boxes", server, people))
    page.evaluate(OVERHEAR)
    buttons, numbered = page.locator("#moves button"), page.locator("#moves [aria-keyshortcuts]")
    assert 2 * 9 < buttons.count() < 3 * 9
    for first in (9, 18, 0):
        page.keyboard.press("0")
        expect(buttons.nth(first)).to_be_focused()
        expect(buttons.nth(first)).to_have_attribute("aria-keyshortcuts", "1")
        expect(numbered).to_have_count(min(9, buttons.count() - first))
    page.keyboard.press("0")
    wanted = buttons.nth(9 + 1).get_attribute("data-move")
    page.keyboard.press("2")
    assert [sent["move"] for sent in page.evaluate(SENT, "move")] == [wanted]


@browser
def test_the_digit_of_a_place_may_take_its_time(server: Server, people: People) -> None:
    page = offered(seated("dots-and-boxes", server, people))
    page.evaluate(OVERHEAR)
    place = re.search(r"\b([a-h])([1-9])\b", page.locator("#moves button").last.inner_text())
    assert place
    page.keyboard.press(place[1])
    page.wait_for_timeout(2000)
    page.keyboard.press("Shift")  # which some keyboards need for a digit
    page.keyboard.press(place[2])
    expect(page.locator("#moves :focus")).to_contain_text(place[0])
    assert page.evaluate(SENT, "move") == []


@browser
def test_of_a_list_that_is_shown_again_tab_still_reaches_one_button(
    server: Server, people: People
) -> None:
    page = offered(seated("dots-and-boxes", server, people))
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moves [aria-keyshortcuts]")).to_have_count(9)
    for size in (DESKTOP, PHONE):
        resize(page, size)
        expect(page.locator("#moves [tabindex='0']")).to_have_count(1)
        expect(page.locator("#moves [aria-keyshortcuts]")).to_have_count(9)


# Escape goes back


@browser
def test_escape_leaves_a_move_that_is_half_chosen(server: Server, people: People) -> None:
    """Where there are so many that they are chosen in two steps."""
    start = position_of(
        "cookie-party", "single", lambda one: 0 in one.seats and len(one.legal(0)) > MOST_BUTTONS
    )
    page = offered(people("Anna", server.table_at(start, NAMES[: start.game.players])))
    page.evaluate(OVERHEAR)
    buttons = page.locator("#moves button")
    chips = buttons.all_text_contents()
    page.keyboard.press("2")
    expect(page.locator("#moves [data-tap='']")).to_be_visible()
    assert buttons.all_text_contents() != chips
    page.keyboard.press("Escape")
    expect(page.locator("#moves [data-tap='']")).to_have_count(0)
    assert buttons.all_text_contents() == chips
    expect(buttons.first).to_be_focused()
    page.keyboard.press("Escape")  # there is nothing to go back to
    expect(buttons.first).to_be_focused()
    assert page.evaluate(SENT, "move") == []


@browser
def test_escape_lets_go_of_what_was_tapped_on_the_board(server: Server, people: People) -> None:
    page = tock_for_two("*0: 5 20 - - | 2 7  1: 24 - - - | 5", server, people)
    page.locator("#card-0").click()
    expect(page.locator("#card-0")).to_have_attribute("data-may", "chosen")
    page.keyboard.press("Escape")
    expect(page.locator("#card-0")).to_have_attribute("data-may", "")


@browser
def test_escape_leaves_a_question_and_nothing_is_done(server: Server, people: People) -> None:
    """The focus is then where it was."""
    page = people("Anna", server.table_at(near_the_trap(), ["Anna", "Ben"]))
    page.evaluate(OVERHEAR)
    offered(page).locator(TRAP).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#sure")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#sure")).to_be_hidden()
    expect(page.locator(TRAP)).to_be_focused()
    assert page.evaluate(SENT, "move") == []


@browser
def test_after_a_dialog_the_focus_is_where_there_is_something_to_do(
    server: Server, people: People
) -> None:
    """What had it before was gone when the dialog closed."""
    page = offered(seated("tock", server, people))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.locator("#moves button").first.evaluate("(button) => button.remove()")
    page.keyboard.press("Escape")
    expect(page.locator("#moves button").first).to_be_focused()


@browser
def test_escape_leaves_the_board_in_words_whosever_turn_it_is(
    server: Server, people: People
) -> None:
    page = people("Ben", server.table(["Anna", "Ben"], first=0))
    page.keyboard.press("w")
    expect(page.get_by_label("What’s where?")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#status")).to_be_focused()


# The focus after a move of one's own


WINDOWS = {"desk": DESKTOP, "phone": PHONE, "zoomed": ViewportSize(width=320, height=256)}


@browser
@pytest.mark.parametrize("window", WINDOWS)
def test_after_a_move_the_focus_waits_in_sight_until_there_is_something_to_do(
    window: str, server: Server, people: People
) -> None:
    # From here no throws lead to a square where one of them would miss a turn.
    path = server.table(["Anna", "Ben"], state=near_the_end(3, 24) | {"turn": 0})
    anna, ben = people("Anna", path, size=WINDOWS[window]), people("Ben", path)
    offered(anna).keyboard.press("m")
    expect(anna.locator("#moves button")).to_be_focused()
    board = "document.getElementById('board').getBoundingClientRect().top"
    lies = anna.evaluate(board)
    anna.keyboard.press("Enter")
    expect(anna.locator("#status")).to_be_focused()
    expect(anna.locator("#status")).to_be_in_viewport(ratio=0.99)
    assert anna.evaluate(board) == pytest.approx(lies, abs=1)  # nothing was scrolled
    assert anna.locator("#status").get_attribute("aria-label") == "Whose turn it is"
    expect(anna.locator("#spoken span")).to_have_count(2)
    told = anna.locator("#spoken span").all_text_contents()
    assert [one.partition(" ")[0] for one in told] == ["Your", "Anna"]  # not whom one waits for
    anna.keyboard.press("Enter")  # by a hand that was too quick
    offered(ben).locator("#moves button").click()
    expect(anna.locator("#moves button")).to_be_focused()
    expect(anna.locator("#moves button")).to_be_in_viewport(ratio=0.99)
    assert len(server.moves_of(path)) == 2


@browser
def test_a_button_beside_the_moves_becomes_no_other_one_either(
    server: Server, people: People
) -> None:
    page = offered(seated("cookie-addict", server, people))
    page.evaluate("""async () => {
      const { morph } = await import(document.querySelector("[href$='/frame.js']").href);
      const button = (word) => `<button type="button" data-do="${word}">${word}</button>`;
      const place = document.getElementById("choices");
      const show = (...words) => {
        const fresh = place.cloneNode(false);
        fresh.innerHTML = words.map(button).join("");
        morph(place, fresh);
      };
      show("undo", "advise");
      place.firstChild.focus();
      window.kept = place.lastChild;
      show("advise");
    }""")
    assert page.evaluate("window.kept === document.getElementById('choices').firstChild")
    assert page.evaluate("document.activeElement === document.body")


@browser
def test_at_the_end_the_focus_is_on_no_button(server: Server, people: People) -> None:
    page = people("Anna", server.table_at(near_the_trap(), ["Anna", "Ben"]))
    offered(page).locator(TRAP).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#sure")).to_be_visible()
    page.locator("#sure [value=yes]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#end .end")).to_be_visible()
    expect(page.locator("#status")).to_be_focused()


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


@dataclass(frozen=True)
class Ear:
    """A match for somebody who plays by ear: what sounds good, and what must have been done."""

    sitting: Sitting
    is_good: str = ""
    must_do: str = ""
    wish: str = ""
    compared: int = 60  # decisions before which the board is compared; in a whole match all


def ears(*, goose: int, tock: int, cookie_party: int) -> list[Ear]:
    """Of every game a match, from where so many moves of its record are left."""
    return [
        Ear(Sitting("goose", "home", ANNA, goose)),
        Ear(Sitting("tock", "seven", ANNA, tock), "then pawn|home", "then pawn"),
        Ear(Sitting("cookie-party", "single", ANNA, cookie_party), compared=8),
        Ear(Sitting("cookie-box", "points", ANNA, WHOLE), wish="Steal from"),
        Ear(Sitting("cookie-addict", "stuck", ANNA, WHOLE)),
        Ear(Sitting("dots-and-boxes", "single", ANNA, WHOLE)),
    ]


ANNA = ("Anna",)  # and bots
NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"]
EARS = ears(goose=12, tock=200, cookie_party=150)
WHOLE_MATCHES = ears(goose=WHOLE, tock=WHOLE, cookie_party=WHOLE)[:3]
MOST_KEYS = 6  # a round, on average
MOST_DECISIONS = 600
SOON = 50  # times that somebody listens again, while others go on


@browser
@pytest.mark.slow
@pytest.mark.parametrize("ear", WHOLE_MATCHES, ids=lambda one: one.sitting.game)
def test_a_whole_match_is_played_by_ear(ear: Ear, server: Server, people: People) -> None:
    test_a_match_is_played_by_ear(ear, server, people)


def tried_always(*games: str) -> list[Any]:
    """Matches by ear, the longer ones among the slow tests."""
    return [
        pytest.param(
            ear,
            id=ear.sitting.game,
            marks=[] if ear.sitting.game in games else [pytest.mark.slow],
        )
        for ear in EARS
    ]


@browser
@pytest.mark.parametrize("ear", tried_always("goose", "cookie-box"))
def test_a_match_is_played_by_ear(ear: Ear, server: Server, people: People) -> None:
    """Roles, names and live text alone; they are enough to name the state at every turn."""
    listener = play_by_ear(ear, server, people)
    assert any(ear.must_do in name for name in listener.chosen)
    if ear.sitting.game == "cookie-party":
        print(f"{listener.keys} keys in {len(listener.rounds)} rounds")
        most = MOST_KEYS if ear.sitting.left == WHOLE else 1.5 * MOST_KEYS  # few vary more
        assert listener.keys <= most * len(listener.rounds), listener.rounds


def where_it_may_be_done(ear: Ear) -> Position:
    """Where the first player has something to do that must be done, near the end or the start."""
    sitting = ear.sitting
    text = (registry.plug(sitting.game).folder / f"records/{sitting.record}.tin").read_text("utf-8")
    positions = list(written.replays(text, registry.plug))
    near = positions[-sitting.left :] if sitting.left else positions
    found = [one for one in near if one.seats == (0,) and may_do(one, ear.must_do)]
    return found[-1] if sitting.left else found[0]


def may_do(position: Position, wanted: str) -> bool:
    """Is there such a button?"""
    moves, label = position.legal(0), position.game.plug.words.label
    told = [label(position.view(0).bare, 0, move.number) for move in moves]
    names = NAMES[: position.game.players]
    return len(moves) <= MOST_BUTTONS and any(
        wanted in one.text("en", names) for one in told if one
    )


def play_by_ear(ear: Ear, server: Server, people: People, seed: int = 1) -> Listener:
    sitting = ear.sitting
    start = where_it_may_be_done(ear) if ear.must_do else near_the_end_of(sitting)
    bots = start.game.players - 1
    path = server.table_at(start, ["Anna", *["bot"] * bots])
    page = people("Anna", path)
    listener = Listener(page, seed)
    listener.wait()
    listener.open_board()
    if ear.wish:
        listener.wish(ear.wish)
    names = [name.strip() for name in page.locator(".player .name").all_inner_texts()]
    opened = listener.keys
    for at in range(MOST_DECISIONS):
        is_compared = at < ear.compared or sitting.left == WHOLE
        if listener.wait() == "choose" and is_compared:
            assert what_is_not_heard(listener, sitting.game, server, path, names) == {}
        if not listener.play(ear.is_good):
            break
    if ear.wish:  # told when it was carried out, and what it was
        assert any(ear.wish in moment for moment in listener.heard)
        assert any("Stolen from" in moment for moment in listener.heard)
    assert page.locator("#end .why").inner_text() in listener.told[-1]
    listener.keys -= opened
    return listener


def what_is_not_heard(
    listener: Listener, game: str, server: Server, path: str, names: list[str]
) -> dict[str, Any]:
    """Where the words are not what the server knows; while others go on, they come a bit later."""
    for _ in range(SOON):
        view = position_at(server, path).view(0)
        if not (found := unheard(game, listener.board(), view.bare, 0, names)):
            break
        listener.page.wait_for_timeout(100)
    return found


@browser
def test_whoever_takes_over_is_not_told_what_the_one_before_asked(
    server: Server, people: People
) -> None:
    """Neither in words, nor by the key that repeats what was told."""
    path = server.table(["Anna", "Anna/Ben"], "tock", first=1)
    page = people("Anna", path)
    page.locator(".cover button").click()
    offered(page)
    page.keyboard.press("w")
    expect(page.locator("#words li").first).to_be_visible()
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    expect(page.locator("#found")).to_contain_text("cards")
    asked = page.locator("#found").inner_text()
    page.locator("#moves button").first.click()
    expect(page.locator(".cover button")).to_be_visible()
    expect(page.locator("#found")).to_be_hidden()
    assert asked not in page.locator("#spoken").inner_text()
    page.locator(".cover button").click()
    offered(page)
    page.keyboard.press("r")
    assert asked not in page.content()
