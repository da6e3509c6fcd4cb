"""What a hand does on a board: it taps, takes back and drags."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cookietin.engine import registry, written
from cookietin.engine.position import Position
from cookietin.games.cookie_addict import rules as addict
from cookietin.games.cookie_addict.words import line_name
from cookietin.games.cookie_box import rules as box
from cookietin.games.cookie_box.moves import take_move
from cookietin.games.cookie_party.data import SPACE_NAMES
from cookietin.games.cookie_party.tests.drawn import our_edition
from cookietin.games.tock.tests.drawn import place
from web.conftest import PHONE, People, Server
from web.test_feel import OVERHEAR, SENT

pytestmark = pytest.mark.browser

SEVEN_BY_SEVEN = ("AAABBBC", "CCDDDEE", "EFFFGGG", "*******", "ooooooo", "ooooooo", "ooooooo")


STILL = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"


def position_of(game: str, record: str, is_it: Callable[[Position], bool]) -> Position:
    """The first such position in a written match of a game."""
    text = (registry.plug(game).folder / f"records/{record}.tin").read_text("utf-8")
    return next(filter(is_it, written.replays(text, registry.plug)))


def tablet(server: Server, position: Position) -> str:
    """A table of one tablet, with this position."""
    chairs = ["Anna", *(f"Anna/{seat}" for seat in range(1, position.game.players))]
    return server.table_at(position, chairs)


def tock_for_two(drawing: str, server: Server, people: People, **how: Any) -> Page:
    """The page of Anna, who plays against Ben and is to choose a card."""
    position = place(drawing, players=2, first=1)
    page = people("Anna", server.table_at(position, ["Anna", "Ben"]), **how)
    page.wait_for_selector('#board [data-may=""]')
    return page


def middle(page: Page, element: str) -> tuple[float, float]:
    box = page.locator(f"#{element}").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, element: str, to: str) -> None:
    """Press one thing and go to another. What is held for long is explained: nothing is measured
    while it is."""
    begin, end = middle(page, element), middle(page, to)
    page.mouse.move(*begin)
    page.mouse.down()
    page.mouse.move(*end, steps=5)


def luring() -> tuple[Position, tuple[str, ...]]:
    """A guard may be lured to a tile: the position, and what is tapped for it."""
    position = position_of(
        "cookie-addict", "thief-of-lures", lambda one: one.state.phase == addict.LURE
    )
    taps, seat = position.game.plug.view.taps, position.seats[0]
    ways = [taps(position.state, seat, move.number) for move in position.legal()]
    return position, next(way for way in ways if len(way) > 1)


def test_a_guard_is_dragged_and_its_price_is_told_meanwhile(server: Server, people: People) -> None:
    position, (guard, tile) = luring()
    page = people("Anna", tablet(server, position))
    expect(page.locator(f"#{guard}")).to_have_attribute("data-drag", "")
    before = page.locator(f"#{guard}").get_attribute("transform")
    drag(page, guard, tile)
    expect(page.locator(f"#{tile}")).to_have_attribute("data-may", "")
    expect(page.locator("#hint")).to_contain_text("lure")
    page.mouse.up()
    expect(page.locator(f"#{guard}")).not_to_have_attribute("transform", str(before))
    expect(page.locator("#log li").first).to_contain_text("guard")


def test_what_was_tapped_is_taken_back_by_another_tap(server: Server, people: People) -> None:
    position, (guard, tile) = luring()
    page = people("Anna", tablet(server, position))
    page.mouse.click(*middle(page, guard))
    expect(page.locator(f"#{guard}")).to_have_attribute("data-may", "chosen")
    page.mouse.click(*middle(page, guard))
    expect(page.locator(f"#{guard}")).to_have_attribute("data-may", "")
    page.mouse.click(*middle(page, guard))
    page.mouse.click(*middle(page, tile))
    expect(page.locator("#log li").first).to_contain_text("guard")


def test_on_a_shared_tablet_a_tap_asks_for_whoever_is_to_move(
    server: Server, people: People
) -> None:
    """A line that is no choice is refused by its rule, for the second player too."""
    position = position_of(
        "cookie-addict", "thief-of-lures",
        lambda one: one.seats == (1,) and one.state.phase == addict.MOVE,
    )  # fmt: skip
    page = people("Anna", tablet(server, position))
    expect(page.locator("#moves button").first).to_be_visible()
    mine = position.state.directions[1]
    name = f"line-{line_name(mine, position.state.pawns[mine])}"
    page.mouse.click(*middle(page, name))
    expect(page.locator("#answer")).to_contain_text("2.3")


def test_a_dead_card_says_why_and_a_split_seven_is_taken_back_part_by_part(
    server: Server, people: People
) -> None:
    page = tock_for_two("*0: 5 20 60 h2 | 7 K  1: 24 16! - - | 5", server, people)
    seven, king = "card-0", "card-1"
    page.mouse.click(*middle(page, king))
    expect(page.locator("#answer")).to_contain_text("3.2")
    for tapped in (seven, "pawn-0-0", "square-8"):
        page.mouse.click(*middle(page, tapped))
        expect(page.locator(f"#{tapped}")).to_have_attribute("data-may", "chosen")
        expect(page.locator("#answer")).to_be_hidden()
    expect(page.locator("#pawn-0-1")).to_have_attribute("data-may", "")
    page.mouse.click(*middle(page, "square-8"))
    expect(page.locator("#square-9")).to_have_attribute("data-may", "")
    page.mouse.click(*middle(page, "square-9"))
    expect(page.locator("#pawn-0-2")).to_have_attribute("data-may", "")
    page.get_by_role("button", name="Choose again").click()
    expect(page.locator("#square-9")).to_have_attribute("data-may", "")
    expect(page.locator("#log li")).to_have_count(0)
    for tapped in ("square-9", "pawn-0-1"):  # where it goes is no choice any more
        page.mouse.click(*middle(page, tapped))
    expect(page.locator("#log")).to_contain_text("square 23")


A_DOUBLE_TAP = 500  # milliseconds: so soon a second tap was meant for what lay there before


def test_why_a_tap_is_refused_is_in_sight_on_a_phone(server: Server, people: People) -> None:
    """Although the board and the buttons fill more than the screen."""
    path = server.table(["Anna", "bot"], "cookie-party", setup="standard")
    page = people("Anna", path, size=PHONE)
    expect(page.locator("#chip-0")).to_have_attribute("data-may", "")
    page.mouse.click(*middle(page, "space-18"))
    expect(page.locator("#answer")).to_be_visible()
    expect(page.locator("#answer")).to_be_in_viewport(ratio=1)
    page.wait_for_timeout(A_DOUBLE_TAP)
    page.locator("#answer").click()
    page.locator("#moves button", has_text="The 12").click()
    expect(page.locator("#chip-10")).to_have_attribute("data-may", "chosen")


def test_each_of_two_far_apart_has_the_own_box_below(server: Server, people: People) -> None:
    """On a tablet between them the boxes lie as they sit; a pawn comes out of the box it is in."""
    first = position_of(
        "cookie-addict", "thief-of-lures", lambda one: one.state.phase == addict.PUT_FIRST
    )
    path = server.table_at(first, ["Anna", "Ben"])
    pages = [people(name, path, still=False) for name in ("Anna", "Ben")]
    shared = people("Anna", tablet(server, first))
    below = [
        [middle(page, f"cookies-{seat}")[1] > middle(page, "tile-a5")[1] for seat in (0, 1)]
        for page in (*pages, shared)
    ]
    assert below == [[True, False], [False, True], [True, False]]
    mover = pages[first.seats[0]]
    mover.locator("#moves button").first.click()
    for page in pages:
        expect(page.locator("#log li").first).to_contain_text("row 1")
        expect(page.locator(f"#pawn-{first.seats[0]} title")).to_contain_text("row 1")
        assert middle(page, f"pawn-{first.seats[0]}")[0] < middle(page, "tile-a1")[0]


def test_another_card_is_chosen_by_a_tap_whatever_was_chosen_before(
    server: Server, people: People
) -> None:
    page = tock_for_two("*0: 5 20 - - | 2 7  1: 24 - - - | 5", server, people)
    for tapped in ("card-1", "pawn-0-0", "card-0"):
        page.mouse.click(*middle(page, tapped))
        expect(page.locator(f"#{tapped}")).to_have_attribute("data-may", "chosen")
    expect(page.locator("#card-1")).not_to_have_attribute("data-may", "chosen")
    expect(page.locator("#answer")).to_be_hidden()
    drag(page, "pawn-0-0", "square-7")
    page.mouse.up()
    expect(page.locator("#log")).to_contain_text("square 7")


# Cookie Box

# Where a cookie can be tapped that others lie on.
SEEN_OF = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  for (let at = 0; at < 400; at++) {
    const point = [x + width * (at % 20) / 20, y + height * Math.floor(at / 20) / 20];
    if (element.contains(document.elementFromPoint(...point))) return point;
  }
}"""

# The hands that have been seen, each with the time for which it shows.
WATCH_FOR_HANDS = """() => setInterval(() => {
  for (const hand of document.querySelectorAll("[id^=hand-]")) {
    if (getComputedStyle(hand).opacity === "0") continue;
    const [{ effect }] = hand.getAnimations();
    document.body.dataset.hands = `${hand.id} ${effect.getTiming().duration}`;
  }
}, 20)"""


def test_on_a_phone_a_covered_cookie_says_within_sight_what_lies_on_it(
    server: Server, people: People
) -> None:
    position = position_of("cookie-box", "plain", lambda one: one.state.phase == box.TO_TAKE)
    seat, s = position.seats[0], position.state
    covered = next(at for at, above in enumerate(s.on_top) if above)
    page = people("Anna", tablet(server, position), size=PHONE)
    if page.locator(".cover button").count():
        page.locator(".cover button").click()
    expect(page.locator("#moves button").first).to_be_visible()
    page.mouse.click(*page.locator(f"#cookie-{covered}").evaluate(SEEN_OF))
    on_top = box.witness(s, seat, take_move(covered))
    title = page.locator(f"#cookie-{on_top} > title").text_content()
    expect(page.locator("#answer")).to_contain_text(f"({title})")
    expect(page.locator("#answer")).to_be_in_viewport(ratio=1)


def test_who_looks_sees_the_hand_of_a_thief_for_a_second_and_nothing_else_tells(
    server: Server, people: People
) -> None:
    """The log tells it when the robbed one has named somebody."""

    def may_be_robbed(one: Position) -> bool:
        s = one.state
        is_quiet = not (s.has_taken or any(s.robbed) or s.is_caught[1])
        return bool(s.thief and one.seats == (0,) and s.sizes[2] and is_quiet)

    position = position_of("cookie-box", "points", may_be_robbed)
    chairs = ["Anna", "Ben", "Cleo", *("bot" for _ in range(3, position.game.players))]
    path = server.table_at(position, chairs)
    anna, ben, cleo = (people(name, path) for name in ("Anna", "Ben", "Cleo"))
    for page in (anna, cleo):
        expect(page.locator("#status")).to_contain_text("Anna")
    expect(ben.locator("#pile-2")).to_have_attribute("data-may", "")
    for page in (anna, cleo):
        page.evaluate(WATCH_FOR_HANDS)
    ben.locator("#pile-2").click()
    for page in (anna, cleo):
        expect(page.locator("body")).to_have_attribute("data-hands", "hand-1-2 1000")
        expect(page.locator("#hand-1-2")).to_have_css("opacity", "0")
        expect(page.locator("#log li")).to_have_count(0)
        expect(page.locator("#spoken")).to_contain_text("Ben’s hand is on Cleo’s pile!")
    expect(ben.locator("#log li").first).to_contain_text("Stolen from Cleo")
    cleo.wait_for_function(STILL)  # a tap on what is announced only ends that
    cleo.locator("[id^=theft-]").click()
    cleo.locator("#pile-1").click()
    for page in (anna, ben, cleo):
        expect(page.locator("#log li").first).to_contain_text("Cleo names Ben and is right")


def test_with_a_seven_whatever_is_lit_answers_a_tap(server: Server, people: People) -> None:
    page = tock_for_two("*0: 5 20 33 - | 7 9  1: 50 - - - | 5", server, people, size=PHONE)
    page.locator("#card-0").click()
    lit = page.locator("#board [id][data-may=goal]").evaluate_all("all => all.map((x) => x.id)")
    whole = {"square-12", "square-27", "square-40"}
    assert {"square-6", "square-21", *whole} <= set(lit)
    for goal in sorted(set(lit) - whole):
        page.mouse.click(*middle(page, goal))
        expect(page.locator("#board [id][data-may=chosen]")).to_have_count(3)  # card, pawn, goal
        expect(page.locator("#answer")).to_be_hidden()
        page.mouse.click(*middle(page, "card-0"))
        page.mouse.click(*middle(page, "card-0"))
    page.mouse.click(*middle(page, "square-27"))  # all seven steps
    expect(page.locator("#log")).to_contain_text("square 27")


def test_a_chip_is_placed_on_the_last_space_of_a_large_board(
    server: Server, people: People
) -> None:
    """A board of seven by seven on a phone: its corner is where it is seen, and takes a chip."""
    path = server.table(
        ["Anna", "bot"], "cookie-party", setup="standard", edition=our_edition(SEVEN_BY_SEVEN)
    )
    page = people("Anna", path, size=PHONE)
    expect(page.locator("#chip-0")).to_have_attribute("data-may", "")
    page.mouse.click(*middle(page, "chip-0"))
    corner = f"space-{SPACE_NAMES.index('g7')}"
    expect(page.locator(f"#{corner}")).to_have_attribute("data-may", "")
    page.mouse.click(*middle(page, corner))
    expect(page.locator("#moves")).not_to_contain_text("The 2")
    assert "2-g7" in server.moves_of(path)


SMALL = ViewportSize(width=360, height=560)
DEAD_HAND = "*0: - - - - | 9 9 8  1: 20 - - - | 3"


@pytest.mark.parametrize("tap", ["card-0", "pile"])
def test_a_hand_that_must_be_laid_down_is_tapped_without_scrolling(
    tap: str, server: Server, people: People
) -> None:
    page = tock_for_two(DEAD_HAND, server, people, size=SMALL, touch=True, coached=True)
    expect(page.locator(".tip")).to_be_visible()
    expect(page.locator("#card-0")).to_be_in_viewport(ratio=0.5)
    page.evaluate(OVERHEAR)
    page.touchscreen.tap(*middle(page, tap))
    assert [one["move"] for one in page.evaluate(SENT, "move")] == ["lay down"]


def test_what_one_tap_has_done_already_is_no_question_when_it_is_tapped(
    server: Server, people: People
) -> None:
    page = tock_for_two("*0: - - - - | K 9  1: 20 - - - | 3", server, people, touch=True)
    page.evaluate(OVERHEAR)
    page.evaluate("() => { performance.now = () => 1e4; }")
    page.touchscreen.tap(*middle(page, "card-1"))
    page.evaluate("() => { performance.now = () => 2e4; }")
    page.touchscreen.tap(*middle(page, "nest-0"))
    assert len(page.evaluate(SENT, "move")) == 1
    assert not page.evaluate(SENT, "why")


def test_the_rolling_pin_says_who_deals_when_it_is_held(server: Server, people: People) -> None:
    page = tock_for_two(DEAD_HAND, server, people, size=SMALL)
    page.mouse.move(*middle(page, "dealer"))
    page.mouse.down()
    expect(page.locator("#explained p")).to_contain_text("five cards")
