"""Poor sight, large letters, small windows, the system's own colours, and a voice that reads."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import cookietin
from cookietin.engine import checks, registry
from cookietin.engine.position import Game, Position
from cookietin.engine.protocol import CHANCE
from web.conftest import PHONE, People, Server, resize
from web.test_browser import A_WHILE_LATER, near_the_end, violations
from web.test_hands import middle
from web.test_layout import seated

pytestmark = pytest.mark.browser

WINDOWS = {
    "enlarged to 400 %": ViewportSize(width=320, height=256),
    "small phone": ViewportSize(width=320, height=568),
    "phone on its side": ViewportSize(width=740, height=360),
}
# Text under 12 pixels, and what is pressed under 44; the labels of switches are pressed, too.
SMALL = """() => {
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true })
    && !one.closest(".hidden, .skip, svg");
  const pressed = "button, select, summary, a.button, input:not([type=hidden])";
  const small = [];
  for (const one of document.querySelectorAll(pressed)) {
    const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
    if (isSeen(one) && Math.min(width, height) < 43.5) small.push(one.outerHTML.slice(0, 90));
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: one, data } = texts.currentNode;
    const size = parseFloat(getComputedStyle(one).fontSize); // 0, if only a reader reads it
    if (data.trim() && isSeen(one) && size > 0 && size < 12) small.push(data);
  }
  return small;
}"""
# What sticks out, if the page can be scrolled sideways.
ASIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility()
    && !one.closest(".hidden") && one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.outerHTML.slice(0, 200))"""
# As WCAG 1.4.12 wants it to be possible.
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important;
    word-spacing: .16em !important; } p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}"""
CUT = """() => [...document.querySelectorAll(
    "button, summary, .name, .status span, #asked p, label")]
  .filter((one) => one.checkVisibility() && !one.closest(".hidden")
    && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    && getComputedStyle(one).overflow !== "visible")
  .map((one) => one.textContent)"""
# Words of names and of whose turn it is that go on in the next line.
BROKEN = """() => [...document.querySelectorAll(".status span, .name")].flatMap((one) => {
  const text = one.lastChild, range = document.createRange();
  const words = [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  });
  return words.map(String);
})"""
# Some grow where they are defined, and are used.
HEIGHT_OF_A_PIECE = """() => Math.max(...[...document.querySelectorAll(
    "#pieces :is([data-grows], [href^='#tock-pawn'], [href^='#dots-and-boxes-cookie'])")]
  .map((one) => one.getBoundingClientRect().height))"""


# What is written on a board, with what it belongs to: if it is under 12 pixels, and if it is left
# out. What is drawn with use grows there as all of it.
PRINT = """() => {
  const scaleOf = ({ a, b }) => Math.hypot(a, b);
  const inUse = (text, drawing) => {
    let scale = 1;
    for (let at = text; at !== drawing.parentNode; at = at.parentNode) {
      for (const { matrix } of at.transform?.baseVal ?? []) scale *= scaleOf(matrix);
    }
    return scale;
  };
  const drawn = [...document.querySelectorAll("#board text")].map((text) => [text, text, 1]);
  const used = [...document.querySelectorAll("#board use")].flatMap((one) => {
    const drawing = document.querySelector(one.getAttribute("href"));
    const growth = Number(getComputedStyle(one).getPropertyValue("--print") || 1);
    return [...drawing.querySelectorAll("text")]
      .map((text) => [one, text, growth * inUse(text, drawing)]);
  });
  const all = [...drawn, ...used].filter(([one]) => !one.closest("defs, [opacity='0']")
    && one.checkVisibility());
  const named = (found) =>
    found.map(([one, text]) => `${one.closest("[id]").id}: ${text.textContent}`);
  const isLeftOut = ([one]) => one.closest("[data-too-small]");
  const isSmall = ([one, text, scale]) => parseFloat(getComputedStyle(text).fontSize)
    * scaleOf(one.getScreenCTM()) * scale < 11.95;
  return {
    small: named(all.filter((one) => !isLeftOut(one) && isSmall(one))),
    leftOut: named(all.filter(isLeftOut)),
  };
}"""
SCREENS = {
    "small phone": ViewportSize(width=320, height=640),
    "low phone": ViewportSize(width=360, height=640),
    "phone": ViewportSize(width=390, height=780),
    "small phone on its side": ViewportSize(width=640, height=360),
    "phone on its side": ViewportSize(width=740, height=360),
    "desktop": ViewportSize(width=1280, height=800),
}
LARGEST = {"dots-and-boxes": {"rows": 6, "columns": 6}}
# `docs/accessibility.md` tells of all of it, and where else it stands.
LEFT_OUT = {
    "cookie-party": r"board-\d: \d+",
    "cookie-party on its side": r"board-\d: \d+|task-\d: \d+|ground: \d\d|pieces: [\d/+]+",
    "cookie-box on its side": r"(stage|pieces): [\w ]+|pile-\d: ×\d",
}


def open_settings(page: Page) -> None:
    page.evaluate("document.querySelector('.settings').open = true")


@pytest.fixture(params=cookietin.names())
def page(request: pytest.FixtureRequest, server: Server, people: People) -> Page:
    """A phone at a table of each game, with the settings open."""
    found = seated(request.param, server, people, PHONE)
    open_settings(found)
    return found


def test_in_a_small_window_everything_can_be_read_and_pressed(page: Page) -> None:
    for window, size in WINDOWS.items():
        resize(page, size)
        assert page.evaluate(SMALL) == [], window
        assert page.evaluate(ASIDE) == [], window
        page.keyboard.press("m")
        expect(page.locator("#moves :focus"), window).to_be_in_viewport(ratio=0.99)


def crowded(game: str, server: Server, people: People, size: ViewportSize) -> Page:
    """A table with most people and the largest board of a game, in the middle of a match."""
    plug = registry.plug(game)
    of = Game.of(plug, {"players": plug.players[-1], **LARGEST.get(game, {})})
    turns = [step for step in checks.random_match(of, 5) if step.seat != CHANCE]
    turn = turns[len(turns) // 2]
    names = [f"Guest {seat}" for seat in range(plug.players[-1])]
    names[turn.seat] = "Anna"
    path = server.table_at(Position(of, turn.before), names)
    page = people("Anna", path, size=size, touch=True)
    page.wait_for_selector('#board [data-may=""]')
    return page


@pytest.mark.parametrize("at", [crowded, seated], ids=["crowded", "usual"])
@pytest.mark.parametrize("game", cookietin.names())
def test_what_is_written_on_a_board_can_be_read_on_any_screen(
    game: str, at: Callable[..., Page], server: Server, people: People
) -> None:
    page = at(game, server, people, size=PHONE)
    for screen, size in SCREENS.items():
        resize(page, size)
        found = page.evaluate(PRINT)
        assert found["small"] == [], screen
        on_its_side = f"{game} on its side" if "side" in screen else game
        known = LEFT_OUT.get(on_its_side, "")
        assert [one for one in found["leftOut"] if not re.fullmatch(known, one)] == [], screen


def test_what_is_left_out_on_a_small_board_is_there_when_it_is_shown_large(
    server: Server, people: People
) -> None:
    page = crowded("cookie-party", server, people, SCREENS["phone on its side"])
    large = page.locator("#large")
    for part in ("scoreboard", "board-1"):
        page.touchscreen.tap(*middle(page, part))
        expect(large.get_by_role("button")).to_be_in_viewport(ratio=0.99)
        window = large.locator("svg")
        shown = window.screenshot()
        large.evaluate("one => one.style.setProperty('--too-small', 'hidden')")
        assert window.screenshot() != shown
        large.evaluate("one => one.style.removeProperty('--too-small')")
        page.keyboard.press("Escape")


def test_letters_and_lines_may_stand_farther_apart(page: Page) -> None:
    page.evaluate(SPACED)
    assert page.evaluate(CUT) == []
    assert page.evaluate(ASIDE) == []


@pytest.mark.parametrize(("game", "language"), [("goose", "nl"), ("cookie-party", "it")])
def test_whose_turn_it_is_is_read_whole_on_a_small_phone(
    game: str, language: str, server: Server, people: People
) -> None:
    """In the languages that need most room; names beside it aren't broken either."""
    page = seated(game, server, people, WINDOWS["small phone"], language=language)
    assert page.evaluate(CUT) == []
    assert page.evaluate(BROKEN) == []


def test_whoever_wants_larger_pieces_has_them_now_and_later(page: Page) -> None:
    usual = page.evaluate(HEIGHT_OF_A_PIECE)
    page.get_by_label("Larger pieces").check()
    assert page.evaluate(HEIGHT_OF_A_PIECE) > 1.2 * usual
    page.reload()
    page.wait_for_selector('#board [data-may=""]')
    assert page.evaluate(HEIGHT_OF_A_PIECE) > 1.2 * usual
    assert violations(page) == []


def test_the_systems_own_colours_show_every_state(server: Server, people: People) -> None:
    """Which switch is on, whose turn it is, and where the focus is."""
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20) | {"turn": 0})
    page = people("Anna", path, size=PHONE)
    page.emulate_media(forced_colors="active")
    open_settings(page)
    switch = page.get_by_label("High-contrast board")
    off = switch.screenshot()
    switch.check()
    page.locator("#moves button").first.focus()
    assert switch.screenshot() != off
    outlined = "(one) => getComputedStyle(one).outlineStyle"
    assert page.locator(".status.mine").evaluate(outlined) == "solid"
    assert page.locator(".player[aria-current]").evaluate(outlined) == "solid"
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_css("outline-style", "solid")
    assert violations(page) == []


def test_what_is_told_is_read_aloud_in_the_language_of_the_page(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20) | {"turn": 0})
    page = people("Anna", path, language="de")
    page.evaluate("""() => {
      window.read = [];
      speechSynthesis.speak = ({ text, lang }) => window.read.push([text, lang]);
    }""")
    told = page.locator("#spoken span")
    expect(told).to_have_count(1)
    assert page.evaluate("window.read") == []  # nobody wanted it yet
    open_settings(page)
    page.get_by_label("Vorlesen", exact=True).check()
    page.locator("#moves button").click()
    expect(told).not_to_have_count(1)
    read = page.evaluate("window.read")
    assert [text for text, _ in read] == told.all_text_contents()[1:]
    assert {language for _, language in read} == {"de"}


def test_refusals_tips_and_explanations_are_read_aloud_too(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20) | {"turn": 0})
    page = people("Anna", path, coached=True)
    page.evaluate("""() => {
      window.read = [];
      speechSynthesis.speak = ({ text }) => window.read.push(text);
    }""")
    open_settings(page)
    page.get_by_label("Read aloud", exact=True).check()
    for path in (".tip button", "[data-tips]"):  # it is read, and then all of them are shown again
        page.locator(path).evaluate("one => one.click()")  # wherever the page is scrolled to
    tip = page.locator(".tip p").inner_text()
    page.wait_for_function("tip => window.read.some((one) => one.includes(tip))", arg=tip)
    page.locator("#pawn-0").click(delay=700)  # held
    expect(page.locator("#explained")).to_be_visible()
    text = page.locator("#explained p").inner_text()
    page.wait_for_function("text => window.read.at(-1)?.includes(text)", arg=text)
    page.keyboard.press("Escape")
    page.locator("#dice").click()
    expect(page.locator("#log li")).not_to_have_count(0)
    page.evaluate(A_WHILE_LATER)
    page.locator("#dice").click()
    expect(page.locator("#answer")).to_be_visible()
    page.wait_for_function("() => window.read.at(-1).includes('not your turn')")


def test_with_animations_off_nothing_moves_by_itself(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "Ben"], first=0), still=False)
    expect(page.locator(".status.mine")).to_be_visible()
    moving = "document.getAnimations().length"
    page.reload()
    page.wait_for_function(f"{moving} > 0")
    open_settings(page)
    page.get_by_label("Animation").select_option("off")
    assert page.evaluate(moving) == 0
    page.reload()
    page.wait_for_selector('#board [data-may=""]')
    assert page.evaluate(moving) == 0


def test_what_glows_stops_by_itself(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "Ben"], first=0), still=False)
    page.wait_for_function("document.getAnimations().length > 0")
    ends = page.evaluate(
        "Math.max(...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime))"
    )
    assert ends < 5000  # milliseconds


# How many times as large it is at least: where the window is still wide, all else stays beside it.
GROWN = {
    (1280, 800): dict.fromkeys((1.5, 2, 3, 4), 1.3),
    (1920, 1080): {1.5: 1, 2: 1, 3: 1.3, 4: 1.3},
}


@pytest.mark.parametrize("screen", GROWN, ids=str)
@pytest.mark.parametrize("name", cookietin.names())
def test_a_board_grows_with_the_page_that_is_zoomed_in(
    name: str, screen: tuple[int, int], server: Server, people: People
) -> None:
    size = "document.querySelector('#board > svg').getScreenCTM().a * devicePixelRatio"
    (width, height), found = screen, {}
    for zoom in (1, *GROWN[screen]):
        window = ViewportSize(width=round(width / zoom), height=round(height / zoom))
        page = seated(name, server, people, window, zoom=zoom)
        found[zoom] = page.evaluate(size)
        page.context.close()
    print(name, *(f"{zoom}: {size / found[1]:.2f}" for zoom, size in found.items()))
    assert [zoom for zoom, least in GROWN[screen].items() if found[zoom] <= least * found[1]] == []


def test_a_board_that_somebody_enlarged_scrolls_beside_what_there_is_to_do(
    server: Server, people: People
) -> None:
    """All of it can be reached, by keys too; nobody's board scrolls who has not zoomed in."""
    window = ViewportSize(width=1280, height=720)
    usual = seated("goose", server, people, window)
    scrolls = "(one) => one.scrollHeight > one.clientHeight + 1"
    assert not usual.locator("#board").evaluate(scrolls)
    page = seated("goose", server, people, window, zoom=1.5)
    board, moves = page.locator("#board"), page.locator("#moves button").first
    assert board.evaluate(scrolls)
    expect(moves).to_be_in_viewport(ratio=0.99)
    assert violations(page) == []
    page.keyboard.press("Shift+Tab")
    expect(board).to_be_focused()
    page.keyboard.press("End")
    page.wait_for_function(
        "([one]) => one.scrollTop + one.clientHeight > one.scrollHeight - 2",
        arg=[board.element_handle()],
    )
    expect(moves).to_be_in_viewport(ratio=0.99)


# What has the focus, if it is out of sight, or something lies over its middle.
COVERED = """() => {
  const one = document.activeElement;
  const { x, y, width, height } = one.getBoundingClientRect();
  if (one.matches("body, main") || height > innerHeight / 2) return "";
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  return (one.closest("label") ?? one).contains(over) ? "" : one.outerHTML.slice(0, 90);
}"""
AROUND = ["ArrowRight", "ArrowDown", "ArrowDown", "End", "ArrowUp", "Home", "w"]


def test_nothing_lies_over_what_has_the_focus(page: Page) -> None:
    """Neither what stays above while the page scrolls, nor the last one of many buttons."""
    for window, size in WINDOWS.items():
        resize(page, size)
        page.evaluate("document.activeElement.blur()")  # a field would take the letter
        page.keyboard.press("m")
        expect(page.locator("#moves :focus"), window).to_be_in_viewport(ratio=0.99)
        for key in [*AROUND, *["Shift+Tab"] * 8, "Escape"]:
            page.keyboard.press(key)
            page.wait_for_timeout(50)  # what a key opens may come a bit later
            assert page.evaluate(COVERED) == "", (window, key)


def test_one_of_many_moves_is_seen_whole_beside_the_one_that_stays(
    server: Server, people: People
) -> None:
    page = seated("cookie-addict", server, people, WINDOWS["phone on its side"])
    page.keyboard.press("m")
    stays = page.locator("#moves .apart").bounding_box()
    assert stays
    for _ in range(3):
        page.keyboard.press("ArrowDown")
        focused = page.locator("#moves :focus:not(.apart)")
        expect(focused).to_be_in_viewport(ratio=0.99)
        box = focused.bounding_box()
        assert box
        assert box["y"] + box["height"] <= stays["y"]


def test_what_has_the_focus_stays_in_sight_when_something_grows_above_it(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben", "Carla"], first=0)
    anna = people("Anna", path, size=WINDOWS["enlarged to 400 %"])
    ben, _ = people("Ben", path), people("Carla", path)
    expect(anna.locator(".player.away")).to_have_count(0)
    anna.keyboard.press("Tab")  # by keys
    row = anna.locator("[data-do=remove][data-seat='2']")
    row.evaluate("(one) => { one.focus(); one.scrollIntoView({ block: 'end' }); }")
    place = row.evaluate("(one) => one.getBoundingClientRect().y + scrollY")
    ben.context.close()
    expect(anna.locator(".player.away")).to_have_count(1)
    expect(row).to_be_focused()
    assert row.evaluate("(one) => one.getBoundingClientRect().y + scrollY") > place + 20
    assert anna.evaluate(COVERED) == ""


def test_nothing_has_the_focus_where_it_is_not_seen(server: Server, people: People) -> None:
    page = seated("cookie-addict", server, people, ViewportSize(width=740, height=360))
    page.wait_for_selector("#moves button")
    assert page.evaluate("""() => {
      const { top, bottom } = document.activeElement.getBoundingClientRect();
      return document.activeElement === document.body || (top >= 0 && bottom <= innerHeight);
    }""")
