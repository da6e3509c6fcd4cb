"""A tip covers nothing that is needed, rings what it speaks of, and its tap is no move."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import cookietin
from cookietin.engine import ask, checks, registry
from cookietin.engine.coach import Tip
from cookietin.engine.position import Game, Position
from cookietin.engine.rulebook import rulebook
from cookietin.engine.texts import LANGUAGES
from web.conftest import PHONE, People, Server, resize
from web.test_browser import near_the_end
from web.test_feel import OVERHEAR
from web.test_lessons import LONG_ENOUGH, OTHERWISE, texts_of_tips

pytestmark = pytest.mark.browser
every_game = pytest.mark.parametrize("name", cookietin.names())

TIP = ".tip"
SIZES = [
    ViewportSize(width=width, height=height)
    for width, height in (
        (320, 568), (320, 640), (360, 640), (360, 740), (390, 844), (740, 360), (1280, 800)
    )
]  # fmt: skip
SMALLEST, *_, ON_ITS_SIDE, DESKTOP = SIZES
MATCHES = 12  # at random: in so many all is told


@cache
def first_told(name: str) -> dict[str, tuple[Position, Tip]]:
    """Where somebody can first be told each tip of a game, of special things the longest."""
    plug = registry.plug(name)
    found: dict[str, tuple[Position, Tip]] = {}
    for seed in range(MATCHES):
        options = OTHERWISE.get(name, {}) if seed % 2 else {}
        game = Game.of(plug, {"players": plug.usual_players, **options})
        for step in islice(checks.random_match(game, seed), LONG_ENOUGH):
            for tip in plug.coach.tips(ask.view_of(plug, step.after, 0), 0):
                before = found.get(tip.key)
                if not before or length(name, tip) > length(name, before[1]):
                    found[tip.key] = Position(game, step.after), tip
    assert found.keys() == texts_of_tips(plug)
    return found


def length(name: str, tip: Tip, language: str = "de") -> int:
    return len(ask.tip_phrase(registry.plug(name), tip).text(language))


def longest(name: str, tip: Tip) -> str:
    """The language in which a tip takes most room."""
    return max(LANGUAGES, key=lambda language: length(name, tip, language))


def teach(page: Page, name: str, key: str, server: Server) -> Tip:
    """Somebody called Anna, who knows all but one of a game's tips, comes to where it matters."""
    position, tip = first_told(name)[key]
    chairs = ["Anna", *(f"Guest {seat}" for seat in range(1, position.game.players))]
    others = names_of_tips(name) - {tip.name}
    page.evaluate(
        "read => localStorage.setItem('tin-tips', read)",
        " ".join(f"{name}-{one}" for one in others),
    )
    page.goto(server.origin + server.table_at(position, chairs))
    expect(page.locator(TIP)).to_be_visible()
    return tip


def names_of_tips(name: str) -> set[str]:
    """All that can be read of a game; what has a rule in it is another tip with each rule."""
    tips = [tip for _, tip in first_told(name).values()]
    clauses = [one.number for one in rulebook(registry.plug(name), "en") if not one.is_section]
    return {
        tip._replace(clause=clause).name
        for tip in tips
        for clause in (clauses if tip.clause else [0])
    }


# What a tip lies on, whether it is seen as a whole, and what has no ring around it.
LOOK = """elements => {
  const boxOf = (one) => one.getBoundingClientRect();
  const tip = document.querySelector(".tip");
  const own = boxOf(tip);
  const isOn = ({ left, right, top, bottom, width, height }) => width > 1 && height > 1
    && left < own.right - 1 && own.left + 1 < right && top < own.bottom - 1 && own.top + 1 < bottom;
  const needed = ["#board > svg", "#board [data-may]", ".doing button", ".player .score"];
  const [board, asked] = ["board", "asked"].map((id) => boxOf(document.getElementById(id)));
  const button = document.querySelector(".doing button.main");
  const end = Math.max(asked.bottom, button?.offsetWidth > 1 ? boxOf(button).bottom : 0);
  // Where the lid leaves its room to the question, what is asked says whose turn it is.
  const isLow = asked.top >= board.bottom && end + scrollY > innerHeight;
  const inside = tip.querySelector("p");
  // What is too long for the room below the status lies on it, too: 14 pixels are the edges of a
  // tip, 12 the gaps around it.
  const room = board.top + scrollY - document.getElementById("status").offsetHeight - 12;
  const isTooLong = asked.top >= board.bottom && inside.offsetHeight + 14 > room;
  if (!isLow && !isTooLong) needed.push(".status", ".react");
  const rings = [...document.querySelectorAll(".spot")].map(boxOf);
  const isRinged = ({ left, right, top, bottom }) => rings.some((ring) =>
    ring.left <= left && right <= ring.right && ring.top <= top && bottom <= ring.bottom);
  return {
    covered: needed.filter((what) =>
      [...document.querySelectorAll(what)].map(boxOf).some(isOn)),
    isSeen: own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight
      && boxOf(inside).bottom <= own.bottom && boxOf(inside).right <= own.right,
    withoutRing: elements.filter((id) => !isRinged(boxOf(document.getElementById(id)))),
  };
}"""
FINE = {"covered": [], "isSeen": True, "withoutRing": []}


def look_at(page: Page, tip: Tip) -> Any:
    return page.evaluate(LOOK, [*filter(None, (tip.element, *tip.beside))])


SENT = "() => window.sent.map(({ do: word }) => word).filter((word) => word !== 'pong')"
# On the screen: nothing jumps under a finger that is on its way to the board.
WHERE = """() => {
  const { x, y, width } = document.querySelector("#board > svg").getBoundingClientRect();
  return [x, y, width].map(Math.round);
}"""


def put_away(page: Page) -> None:
    """Tap a tip, which does nothing else."""
    page.evaluate(OVERHEAR)
    before = page.evaluate(WHERE)
    tip = page.locator(TIP).bounding_box()
    assert tip
    page.touchscreen.tap(tip["x"] + tip["width"] / 2, tip["y"] + tip["height"] / 2)
    expect(page.locator(f"{TIP}, .spot")).to_have_count(0)
    assert page.evaluate(SENT) == []
    assert page.evaluate(WHERE) == before


@every_game
def test_a_tip_covers_nothing_that_is_needed_and_its_tap_does_nothing_else(
    name: str, server: Server, people: People
) -> None:
    """Each one where it first matters, in the language in which it takes most room."""
    pages: dict[str, Page] = {}
    for key, (_, tip) in first_told(name).items():
        language = longest(name, tip)
        if language not in pages:
            pages[language] = people("Anna", language=language, touch=True, coached=True)
        page = pages[language]
        teach(page, name, key, server)
        for size in (DESKTOP, SMALLEST, ON_ITS_SIDE):  # the others are tried with all languages
            resize(page, size)
            assert look_at(page, tip) == FINE, (key, size)
        put_away(page)


# Where the first line of what is asked ends, beside what fits in the window.
FIRST_LINE = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.getElementById("asked"));
  const [first] = [...range.getClientRects()].filter(({ width }) => width);
  return [Math.floor(first?.bottom ?? 0), innerHeight];
}"""


@every_game
def test_what_is_asked_is_in_sight_beside_every_tip_on_a_small_phone(
    name: str, server: Server, people: People
) -> None:
    """In the language in which a tip takes most room; and once it is read, nothing scrolls."""
    pages: dict[str, Page] = {}
    size = ViewportSize(width=360, height=640)
    for key, (_, tip) in first_told(name).items():
        language = longest(name, tip)
        if language not in pages:
            pages[language] = people("Anna", size=size, language=language, touch=True, coached=True)
        page = pages[language]
        teach(page, name, key, server)
        resize(page, size)
        assert look_at(page, tip) == FINE, (key, language)
        end, window = page.evaluate(FIRST_LINE)
        assert end <= window, (key, language)
        put_away(page)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_covers_nothing_that_is_needed_in_any_language(
    name: str, language: str, server: Server, people: People
) -> None:
    page = people("Anna", language=language, touch=True, coached=True)
    for key in first_told(name):
        tip = teach(page, name, key, server)
        for size in SIZES:
            resize(page, size)
            assert look_at(page, tip) == FINE, (key, size)


@every_game
def test_what_is_pressed_on_a_tip_and_let_go_on_the_board_is_no_tap_there(
    name: str, server: Server, people: People
) -> None:
    page = people("Anna", size=PHONE, coached=True)
    teach(page, name, next(iter(first_told(name))), server)
    lit = page.locator('#board [data-may=""]').first.bounding_box()
    tip = page.locator(TIP).bounding_box()
    assert lit
    assert tip
    page.evaluate(OVERHEAR)
    page.mouse.move(tip["x"] + 20, tip["y"] + 20)
    page.mouse.down()
    page.mouse.move(lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] / 2, steps=3)
    page.mouse.up()
    assert page.evaluate(SENT) == []


def test_a_tip_stays_until_it_is_read_and_then_is_gone_for_good(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Anna/Ben"], first=0)
    anna = people("Anna", path, size=PHONE, coached=True)
    expect(anna.locator(TIP)).to_contain_text("Tap the dice")
    tip, dice = anna.locator(TIP).bounding_box(), anna.locator("#dice").bounding_box()
    assert tip
    assert dice
    assert tip["y"] + tip["height"] <= dice["y"] or tip["y"] >= dice["y"] + dice["height"]
    anna.locator(TIP).click()
    expect(anna.locator(TIP)).to_have_count(0)
    expect(anna.locator("#log li")).to_have_count(0)  # the dice beneath were not meant
    anna.reload()
    expect(anna.locator("#dice")).to_have_attribute("data-may", "")
    expect(anna.locator(TIP)).to_have_count(0)
    for at in (1, 2):
        anna.locator("#dice").click()
        expect(anna.locator("#log li")).to_have_count(at)
    expect(anna.locator(TIP)).to_have_count(1)  # the next, when it first matters
    expect(anna.locator(TIP)).not_to_contain_text("Tap the dice")
    anna.locator(".settings summary").first.click()
    anna.get_by_text("Tips for beginners").click()
    expect(anna.locator(TIP)).to_have_count(0)
    anna.get_by_text("Tips for beginners").click()
    expect(anna.locator(TIP)).to_have_count(1)
    assert anna.locator("#coach").get_attribute("role") == "status"
    anna.get_by_role("button", name="Got it").press("Enter")
    expect(anna.locator(TIP)).to_have_count(0)


def test_whoever_is_held_up_can_read_why_while_others_play(server: Server, people: People) -> None:
    state = {**near_the_end(19, 33), "turn": 1, "resting": [1, 0, 0, 0, 0, 0]}
    path = server.table(["Anna", "Ben"], state=state)
    anna = people("Anna", path, size=PHONE, coached=True, still=False)
    expect(anna.locator(TIP)).to_contain_text("held up")
    anna.evaluate(
        "() => new MutationObserver(() => { window.gone ||= !document.querySelector('.tip'); })"
        ".observe(document.querySelector('#coach'), { childList: true })"
    )
    ben = people("Ben", path)
    expect(ben.locator("#dice")).to_have_attribute("data-may", "")
    ben.locator("#dice").click()
    expect(anna.locator("#log li")).not_to_have_count(0)
    expect(anna.locator(TIP)).to_contain_text("held up")
    assert not anna.evaluate("() => window.gone")


def test_somebody_who_comes_or_goes_brings_no_further_tip(server: Server, people: People) -> None:
    state = {**near_the_end(4, 3), "has_thrown": [1, 1, 0, 0, 0, 0]}
    path = server.table(["Anna", "Ben"], state=state)
    anna = people("Anna", size=PHONE, coached=True)
    anna.evaluate("() => localStorage.setItem('tin-tips', 'goose-aim')")
    anna.goto(server.origin + path)
    anna.locator(TIP).click()
    expect(anna.locator(TIP)).to_have_count(0)
    ben = people("Ben", path)
    expect(anna.locator(".player.away")).to_have_count(0)
    ben.context.close()
    expect(anna.locator(".player.away")).to_have_count(1)
    expect(anna.locator(TIP)).to_have_count(0)
    anna.locator("#dice").click()
    expect(anna.locator("#log li")).not_to_have_count(0)


def test_a_tip_is_brought_into_sight_unless_one_looks_at_something_else(
    server: Server, people: People
) -> None:
    """A phone on which the board and its buttons do not fit together."""
    for scrolled, is_brought in ((120, True), (500, False)):
        path = server.table(["Anna", "Anna/Ben"], first=0)
        anna = people("Anna", path, size=SMALLEST, coached=True)
        anna.evaluate("() => localStorage.setItem('tin-tips', 'goose-aim')")
        anna.reload()
        expect(anna.locator("#dice")).to_have_attribute("data-may", "")
        for at in (1, 2):
            anna.evaluate("top => scrollTo(0, top)", scrolled)
            anna.locator("#moves button").first.evaluate("one => one.click()")
            expect(anna.locator("#log li")).to_have_count(at)
        expect(anna.locator(TIP)).to_be_visible()
        tip = anna.locator(TIP).bounding_box()
        assert tip
        assert (tip["y"] >= 0) == is_brought
        assert (anna.evaluate("() => scrollY") == scrolled) != is_brought
        anna.context.close()


# What lies uppermost in the middle of what a card and a ring have in common, if they have anything.
UPPERMOST = """() => {
  const card = document.getElementById("answer");
  const ring = document.querySelector(".spot");
  const [one, other] = [card, ring].map((each) => each.getBoundingClientRect());
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  if (left >= right || top >= bottom) return "nothing in common";
  ring.style.pointerEvents = "auto";
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return found.closest("#answer, .spot, .tip")?.id ?? found.className;
}"""


def test_why_a_tap_is_refused_lies_over_the_ring_of_a_tip(server: Server, people: People) -> None:
    size = ViewportSize(width=360, height=740)
    page = people("Anna", size=size, touch=True, coached=True, language="fr")
    teach(page, "cookie-party", "goal", server)
    page.locator("#board [id^=chip-]:not([data-may])").first.tap(force=True)
    expect(page.locator("#answer")).to_be_visible()
    assert page.evaluate(UPPERMOST) == "answer"


# What can be tapped and lies under a ring that is round something else.
UNDER_A_RING = """() => {
  const rings = [...document.querySelectorAll(".spot")];
  for (const ring of rings) ring.style.pointerEvents = "auto";
  const about = rings.map((one) => one.getBoundingClientRect());
  const isIn = (one, box) => one.left >= box.left - 1 && one.right <= box.right + 1
    && one.top >= box.top - 1 && one.bottom <= box.bottom + 1;
  const found = [];
  for (const lit of document.querySelectorAll('#board [data-may=""]')) {
    const box = lit.getBoundingClientRect();
    if (about.some((ring) => isIn(box, ring) || isIn(ring, box))) continue;
    for (let step = 1; step < 8; step += 1) {
      const point = [box.left + box.width * step / 8, box.top + box.height * step / 8];
      if (document.elementFromPoint(...point)?.matches(".spot")) found.push(lit.id);
    }
  }
  return found;
}"""


def test_a_ring_hides_nothing_that_can_be_tapped(server: Server, people: People) -> None:
    page = people("Anna", size=ViewportSize(width=360, height=740), touch=True, coached=True)
    teach(page, "cookie-party", "draw", server)
    expect(page.locator(".spot")).to_have_count(1)
    assert page.evaluate(UNDER_A_RING) == []
