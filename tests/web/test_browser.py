"""Whole matches in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import cookietin
from cookietin.engine.texts import LANGUAGES
from web.conftest import PHONE, People, Server, Wire
from web.listener import CHANGED, STATE

pytestmark = pytest.mark.browser


def near_the_end(*squares: int) -> dict[str, Any]:
    """A match of Goose that is nearly over."""
    players = len(squares)
    row = list(squares) + [0] * (6 - players)
    thrown = [1] * players + [0] * (6 - players)
    return {"squares": row, "has_thrown": thrown, "phase": 1, "round": 9, "turn": 0}


def play_to_the_end(*pages: Page) -> None:
    """Whoever is asked clicks, until everybody sees the end."""
    for _ in range(4000):  # the last squares can take many turns
        if all(page.locator("#end .end").count() for page in pages):
            return
        for page in pages:
            button = page.locator("#moves button").first
            if button.count() and button.is_visible():
                before = page.locator("#log").inner_text()
                button.click()
                page.wait_for_function(
                    "before => document.getElementById('log').innerText !== before", arg=before
                )
        pages[0].wait_for_timeout(20)  # for a bot
    raise AssertionError("no end in sight")


ASKED_OR_OVER = "() => document.querySelector('#end .end, #moves button')"
FOCUSED = "() => document.activeElement === document.querySelector('#moves button')"


def number(page: Page) -> int:
    """How many things the log tells."""
    return page.locator("#log li").count()


def test_two_browsers_and_a_bot_a_phone_in_dutch_and_a_desktop_in_polish(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben", "bot"], state=near_the_end(40, 44, 30))
    anna = people("Anna", path, language="nl", size=PHONE)
    ben = people("Ben", path, language="pl")
    expect(anna.locator("#status .mine")).to_be_visible()
    assert anna.locator("html").get_attribute("lang") == "nl"
    assert ben.locator("html").get_attribute("lang") == "pl"
    play_to_the_end(anna, ben)
    for page in (anna, ben):
        expect(page.locator("#end .why")).to_contain_text("63")
        expect(page.locator("#end .faces li")).to_have_count(6)


def test_two_people_on_one_device_take_turns_without_a_cover_when_nothing_is_secret(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Anna/2"], state=near_the_end(51, 49), first=0)
    page = people("Anna", path, size=PHONE)
    expect(page.locator("#cover .cover")).to_have_count(0)
    play_to_the_end(page)


def test_two_people_with_secret_hands_hand_the_device_over(server: Server, people: People) -> None:
    path = server.table(["Anna", "Anna/Ben"], "crumbs", first=0)
    page = people("Anna", path)
    show, lays = page.locator("#cover button"), page.locator("#moves button[data-move^=lay]")
    covers = 0
    for turn in range(40):
        page.wait_for_function(
            "() => document.querySelector('#end .end, #cover button, #moves button')"
        )
        if page.locator("#end .end").count():
            break
        if show.count():
            covers += 1
            assert page.locator("#moves button").count() == 0
            if turn == 1:  # neither a reload nor the back button shows a hand
                page.reload()
                expect(show).to_be_visible()
                page.goto(server.origin + "/about")
                page.go_back()
                expect(show).to_be_visible()
            show.click()
        expect(lays.first).to_be_visible()
        before = page.locator("#log").inner_html()
        lays.first.click()
        page.wait_for_function(
            "before => document.getElementById('log').innerHTML !== before", arg=before
        )
    expect(page.locator("#end .end")).to_be_visible()
    assert covers >= 3


def test_a_spectator_watches_and_may_do_nothing(server: Server, people: People) -> None:
    path = server.table(["Anna", "bot"], state=near_the_end(51, 20))
    anna, cleo = people("Anna", path), people("Cleo", path, language="it")
    expect(cleo.locator("#moves button")).to_have_count(0)
    anna.locator("#moves button").click()
    expect(cleo.locator("#log li")).not_to_have_count(0)
    play_to_the_end(anna)
    expect(cleo.locator("#end .why")).to_be_visible()


@contextmanager
def in_the_middle(server: Server, people: People) -> Iterator[Page]:
    """Ben's page after a move of Anna's. Whatever happens then, he reads the same, and moves."""
    path = server.table(["Anna", "Ben"], first=0)
    anna, ben = people("Anna", path), people("Ben", path)
    anna.locator("#moves button").click()
    expect(ben.locator("#status .mine")).to_be_visible()
    told = ben.locator("#log").inner_text()
    yield ben
    expect(ben.locator("#status .mine")).to_be_visible()
    assert ben.locator("#log").inner_text() == told
    ben.locator("#moves button").click()
    expect(anna.locator("#status .mine")).to_be_visible()


def test_a_reload_in_the_middle_changes_nothing(server: Server, people: People) -> None:
    with in_the_middle(server, people) as ben:
        ben.reload()


def test_the_server_is_killed_after_an_acknowledged_move_and_play_goes_on_without_a_click(
    server: Server, people: People
) -> None:
    with in_the_middle(server, people) as ben:
        server.kill()
        expect(ben.locator("#line")).to_be_visible()
        server.start()
        expect(ben.locator("#line")).to_be_hidden()


def test_a_move_made_while_the_server_is_down_arrives_when_it_is_back(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], first=0)
    anna = people("Anna", path)
    expect(anna.locator("#moves button")).to_be_visible()
    server.kill()
    expect(anna.locator("#line")).to_be_visible()
    anna.locator("#moves button").click()
    server.start()
    expect(anna.locator("#log li")).to_have_count(1)
    expect(anna.locator("#status .mine")).to_have_count(0)


def test_the_network_is_cut_while_a_move_is_pending_and_exactly_one_arrives(
    server: Server, people: People, wire: Wire
) -> None:
    path = server.table(["Anna", "Ben"], first=0)
    ben = people("Ben", path)
    anna = people("Anna", path, origin=wire.origin)
    expect(anna.locator("#moves button")).to_be_visible()
    anna.wait_for_load_state("networkidle")  # with all that comes later
    wire.cut()
    anna.locator("#moves button").click()
    # Ten seconds of real life: until she is shown as gone, and her page knows it too. The times
    # of this server are about a tenth of the real ones.
    expect(ben.locator(".player.away")).to_have_count(1)
    expect(anna.locator("#line")).to_be_visible()
    assert number(ben) == 0
    wire.mend()
    expect(ben.locator("#status .mine")).to_be_visible()
    expect(anna.locator("#log li")).to_have_count(1)
    expect(ben.locator("#log li")).to_have_count(1)
    expect(ben.locator(".player.away")).to_have_count(0)


def test_somebody_who_is_gone_can_be_replaced_and_comes_back(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], first=1)
    anna, ben = people("Anna", path), people("Ben", path)
    expect(anna.locator(".player.away")).to_have_count(0)
    ben.close()
    stand_in = anna.locator("form[data-do=stand-in] button")
    stand_in.click()
    expect(anna.locator("#status .mine")).to_be_visible()
    ben = people("Ben", path)
    ben.locator("button[data-do=take-back]").click()
    expect(anna.locator("button[data-do=take-back], form[data-do=stand-in]")).to_have_count(0)
    anna.locator("#moves button").click()
    expect(ben.locator("#status .mine")).to_be_visible()


def test_from_the_tin_to_a_match_by_keyboard_alone(server: Server, people: People) -> None:
    page = people("Anna")

    def tab_to(selector: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("s => document.activeElement?.matches(s)", selector):
                return
        raise AssertionError(f"Tab never reaches {selector}")

    tab_to("form[action='/new/goose'] button.main")
    page.keyboard.press("Enter")
    expect(page.locator("#status .mine")).to_be_visible()
    tab_to("#moves button")
    while page.wait_for_function(ASKED_OR_OVER) and not page.locator("#end .end").count():
        page.wait_for_function(FOCUSED)
        known = page.evaluate(STATE)
        page.keyboard.press("Enter")
        page.wait_for_function(CHANGED, arg=known)
    expect(page.locator("#end .why")).to_be_visible()
    tab_to("#end button[data-do=again]")
    over = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != over)  # straight on to the new table
    expect(page.locator("#status .mine")).to_be_visible()


# Right after a move, a tap too many asks nothing.
A_WHILE_LATER = """() => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 5000;
}"""


def test_tapping_the_dice_on_the_board_throws_them(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"], first=0)
    anna = people("Anna", path, size=PHONE)
    expect(anna.locator("#dice")).to_have_attribute("data-may", "")
    anna.locator("#dice").click()
    expect(anna.locator("#log li")).to_have_count(1)
    anna.evaluate(A_WHILE_LATER)
    anna.locator("#dice").click()  # not my turn any more: the board says why
    expect(anna.locator("#answer")).to_contain_text("It’s not your turn.")


def test_animations_end_where_the_picture_says(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(7, 3))
    anna = people("Anna", path, still=False)
    anna.select_option("[data-setting=speed]", "fast", force=True)
    anna.locator("#dice").click()
    expect(anna.locator("#status .mine")).to_have_count(0)
    still = people("Ben", path)
    where = still.locator("#pawn-0").get_attribute("transform")
    assert where
    expect(anna.locator("#pawn-0")).to_have_attribute("transform", where)
    expect(anna.locator(".thrown")).to_have_count(0)


def test_the_record_from_the_page_verifies(server: Server, people: People) -> None:
    path = server.table(["Anna", "Anna/2"], state=near_the_end(55, 51))
    page = people("Anna", path)
    play_to_the_end(page)
    page.locator("#end .luck summary").click()
    with page.expect_download() as download:
        page.locator("#end a[download]").click()
    verdict = cookietin.verify(download.value.path())
    assert verdict.unproved == 0
    assert verdict.position.outcome is not None


def test_the_board_is_described_and_its_dice_lie_as_they_were_thrown(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], first=0)
    anna = people("Anna", path, still=False)
    anna.select_option("[data-setting=speed]", "fast", force=True)
    expect(anna.locator("#board desc")).to_have_text("Anna on start. Ben on start")
    anna.locator("#dice").click()
    expect(anna.locator("#log li")).to_have_count(1)
    expect(anna.locator("#board desc")).to_contain_text("Anna on square")
    thrown = re.findall(r"rolls (\d) and (\d)", anna.locator("#log li").inner_text())[0]
    for _ in ("now", "after a reload"):
        for which, face in enumerate(thrown):
            pips = anna.locator(f"#face-{face} path").get_attribute("d")
            expect(anna.locator(f"#die-{which} path")).to_have_attribute("d", str(pips))
        anna.reload()


def test_my_turn_is_in_the_title_of_the_tab(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"], first=0)
    anna, ben = people("Anna", path), people("Ben", path)
    expect(anna).to_have_title(re.compile("^● Your turn, Anna"))
    expect(ben).to_have_title(re.compile("^Waiting for Anna"))


# Pages that everybody can read


PAGES = ["/", "/about", "/new/goose", "/rules/goose", "/nowhere"]


def violations(page: Page) -> list[str]:
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    return [f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:120]}" for one in found]


def check_pages(server: Server, people: People, language: str, dark: bool) -> None:
    page = people("Anna", language=language, dark=dark, size=PHONE)
    for path in PAGES:
        page.goto(server.origin + path)
        assert violations(page) == [], path
    for game in cookietin.names():
        for path in (f"/new/{game}", server.table(["Anna", "Ben"], game)):
            page.goto(server.origin + path)
            assert violations(page) == [], (game, path)
    for state, chairs in ((None, ["Anna", "open"]), (None, ["Anna", "Ben"]),
                          (near_the_end(57, 51), ["Anna", "Anna/2"])):  # fmt: skip
        page.goto(server.origin + server.table(chairs, state=state))
        for closed in page.locator("details:not([open]) > summary").all():
            if closed.is_visible():
                closed.click()
        assert violations(page) == []
    play_to_the_end(page)
    assert violations(page) == []
    page.goto(page.url + "/replay")
    assert violations(page) == []


@pytest.mark.parametrize(
    "dark", [pytest.param(False, id="light", marks=pytest.mark.slow), pytest.param(True, id="dark")]
)
def test_axe_finds_nothing(server: Server, people: People, dark: bool) -> None:
    check_pages(server, people, "en", dark)


@pytest.mark.slow
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_axe_finds_nothing_in_any_language(
    server: Server, people: People, language: str, dark: bool
) -> None:
    check_pages(server, people, language, dark)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways_on_a_small_phone(
    server: Server, people: People, language: str
) -> None:
    page = people("Anna", language=language, size=ViewportSize(width=360, height=740))
    table = server.table(["Wolfeschlegelsteinhausen", "open"])
    for path in [*PAGES, table]:
        page.goto(server.origin + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_file_is_for_stands_above_it_on_a_phone(
    server: Server, people: People, language: str
) -> None:
    page = people("Anna", "/new/cookie-addict", language=language, size=PHONE)
    page.locator(".options > summary").click()
    told = page.locator("label[for=opt_edition_file]").bounding_box()
    asked = page.locator("#opt_edition_file").bounding_box()
    assert told
    assert asked
    assert told["width"] > PHONE["width"] / 2
    assert told["y"] + told["height"] <= asked["y"]
    links = page.locator(".top a").all()
    assert all(link.evaluate("one => one.scrollHeight") < 50 for link in links)


def test_a_tablet_between_two_people_shows_the_whole_board(server: Server, people: People) -> None:
    path = server.table(["Anna", "Anna/Ben"], "cookie-addict")
    for width, height in ((768, 1024), (1024, 768)):
        page = people("Anna", path, size=ViewportSize(width=width, height=height))
        board = page.locator("#board svg").bounding_box()
        assert board
        assert board["y"] >= 0
        assert board["y"] + board["height"] <= height


# The swap of frames


FUZZ = """async () => {
  const { morph } = await import(document.querySelector("[href$='/frame.js']").href);
  let seed = 7;
  const below = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const SVG = "http://www.w3.org/2000/svg";
  const build = (depth, ids) => {
    const svg = below(2);
    const element = svg
      ? document.createElementNS(SVG, ["g", "path", "circle"][below(3)])
      : document.createElement(["div", "p", "span"][below(3)]);
    if (ids.length && below(2)) element.id = ids.splice(below(ids.length), 1)[0];
    for (const name of ["class", "data-x", "fill"]) {
      if (below(3) === 0) element.setAttribute(name, below(4));
    }
    if (depth) for (let n = below(5); n > 0; n--) {
      element.append(below(4) ? build(depth - 1, ids) : `text ${below(9)}`);
    }
    return element;
  };
  const root = () => {
    const holder = document.createElementNS(SVG, "g");
    const ids = Array.from({ length: 8 }, (_, n) => `piece-${n}`);
    for (let n = below(6); n > 0; n--) holder.append(build(3, ids));
    return holder;
  };
  for (let round = 0; round < 1500; round++) {
    const old = root(), fresh = root();
    document.body.append(old);
    const before = new Map([...old.children].filter((c) => c.id).map((c) => [c.id, c]));
    morph(old, fresh);
    if (!old.isEqualNode(fresh)) return `${old.outerHTML} is not ${fresh.outerHTML}`;
    for (const child of old.children) {
      const was = before.get(child.id);
      const same = !was || was === child || was.nodeName !== child.nodeName;
      if (!same) return `round ${round}: ${child.id} was replaced`;
    }
    old.remove();
  }
  return "same";
}"""


def test_swapping_frames_in_is_the_same_as_replacing_them_and_keeps_the_pieces(
    people: People,
) -> None:
    assert people("Anna", "/about").evaluate(FUZZ) == "same"
