"""A small phone, on which a table with its lid is higher than the window."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import cookietin
from web.conftest import PHONE, People, Server
from web.test_browser import near_the_end
from web.test_ease import DEAD_KING, HURRIED
from web.test_feel import LET_GO, OVERHEAR, ROLL_ON, SENT, first_turn_of
from web.test_fit import refusals_of
from web.test_hands import middle, tock_for_two
from web.test_tips import TIP, teach

pytestmark = pytest.mark.browser

SMALL = ViewportSize(width=360, height=640)
SMALLEST = ViewportSize(width=320, height=568)
A_SECOND = 1000

# What is asked, or where a button says it all, the board.
TO_READ = "#asked p, #asked:empty"
TWO_LINES = 48  # pixels; on the smallest of all, a long question has more
BOXES = """paths => paths.map((path) => {
  const { top, bottom, height } = document.querySelector(path).getBoundingClientRect();
  return { top, bottom, height };
})"""


def boxes(page: Page, *paths: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.evaluate(BOXES, [*paths])
    return found


def turn_of_anna(game: str, server: Server) -> str:
    """A table in the middle of a match in which it is Anna's turn."""
    found = first_turn_of(game)
    names = [f"Guest {seat}" for seat in range(found["players"])]
    names[found["position"].seats[0]] = "Anna"
    return server.table_at(found["position"], names)


@pytest.mark.parametrize("game", cookietin.names())
def test_what_is_asked_is_read_without_scrolling_on_a_small_phone(
    game: str, server: Server, people: People
) -> None:
    path = turn_of_anna(game, server)
    for size, language in ((SMALL, "de"), (SMALLEST, "pl")):
        page = people("Anna", path, size=size, touch=True, language=language)
        page.wait_for_selector('#board [data-may=""]')
        status, asked = boxes(page, ".status", TO_READ)
        assert status["top"] >= 0
        assert min(asked["bottom"], asked["top"] + TWO_LINES) <= size["height"]
        page.context.close()


def test_where_there_is_room_the_lid_stays_in_sight(server: Server, people: People) -> None:
    page = people("Anna", turn_of_anna("tock", server), size=PHONE, touch=True)
    expect(page.locator("#asked p")).to_be_visible()
    assert page.evaluate("scrollY") == 0


def test_a_tip_and_whose_turn_it_is_are_both_read_wherever_the_page_is(
    server: Server, people: People
) -> None:
    page = people("Anna", size=PHONE, touch=True, coached=True)
    teach(page, "tock", "out", server)
    for to in (0, 9):
        page.evaluate("to => scrollTo(0, to)", to)
        status, tip = boxes(page, ".status", TIP)
        assert status["top"] >= 0
        assert status["bottom"] <= tip["top"]


def test_rings_lie_under_the_bar_and_go_with_the_words_of_their_tip(
    server: Server, people: People
) -> None:
    page = people("Anna", size=SMALL, touch=True, coached=True)
    teach(page, "tock", "out", server)
    expect(page.locator(".spot").first).to_be_visible()
    above, below = (
        int(page.locator(one).first.evaluate("one => getComputedStyle(one).zIndex"))
        for one in ("#status", ".spot")
    )
    assert above > below
    page.evaluate("scrollTo(0, 300)")
    expect(page.locator(".spot").first).to_be_hidden()
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator(".spot").first).to_be_visible()


def test_when_a_friend_sits_down_the_board_comes_into_sight(server: Server, people: People) -> None:
    path = server.table(["Anna", "open"])
    anna = people("Anna", path, size=SMALL, touch=True)
    expect(anna.locator(".invite")).to_be_visible()
    anna.evaluate("scrollTo(0, 9999)")
    ben = people("Ben", path)
    ben.locator("form.sit input").fill("Ben")
    ben.locator("form.sit button").click()
    expect(anna.locator(".invite")).to_have_count(0)
    expect(anna.locator("#board > svg")).to_be_in_viewport(ratio=1)
    expect(anna.locator(".status")).to_be_in_viewport(ratio=1)


def test_a_tap_too_many_after_a_move_is_no_question(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(1, 2))
    page = people("Anna", path, size=SMALL, touch=True)
    dice = page.locator("#dice")
    expect(dice).to_have_attribute("data-may", "")
    page.evaluate(OVERHEAR)
    page.evaluate("now => { performance.now = () => now; }", 10 * A_SECOND)
    dice.tap()
    page.evaluate("now => { performance.now = () => now; }", 10 * A_SECOND + A_SECOND // 2)
    square = page.locator("#square-20")
    square.tap(force=True)
    assert page.evaluate(SENT, "move")
    assert not page.evaluate(SENT, "why") + page.evaluate(SENT, "explain")
    page.evaluate("now => { performance.now = () => now; }", 12 * A_SECOND)
    square.tap(force=True)
    assert page.evaluate(SENT, "why") + page.evaluate(SENT, "explain")


def test_why_a_card_cannot_be_played_leaves_the_hand_in_sight(
    server: Server, people: People
) -> None:
    page = tock_for_two(DEAD_KING, server, people, size=SMALL, touch=True)
    page.wait_for_load_state("networkidle")  # what knows where was tapped comes later
    page.touchscreen.tap(*middle(page, "card-1"))
    expect(page.locator("#answer")).to_be_visible()
    answer, card = boxes(page, "#answer", "#card-1")
    assert answer["bottom"] < card["top"]
    page.touchscreen.tap(*middle(page, "card-0"))
    expect(page.locator("#answer")).to_be_hidden()
    expect(page.locator("#card-0")).to_have_attribute("data-may", "chosen")


def test_what_the_dice_do_is_told_once_they_lie_still(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(1, 2))
    page = people("Anna", path, size=SMALL, touch=True, still=False)
    expect(page.locator("#dice")).to_have_attribute("data-may", "")
    page.locator("#dice").tap()
    page.wait_for_function(ROLL_ON)
    expect(page.locator("#told")).not_to_contain_text("Anna")
    page.evaluate(LET_GO)
    expect(page.locator("#told")).to_contain_text("Anna")


def test_nobody_else_s_turn_is_told_before_a_move_is_seen(server: Server, people: People) -> None:
    state = {**near_the_end(1, 2, 3), "turn": 1}
    path = server.table(["Anna", "Ben", "Cleo"], state=state)
    page = people("Anna", path, size=SMALL, touch=True, still=False)
    ben = people("Ben", path)
    ben.locator("#dice").click()
    page.wait_for_function(ROLL_ON)
    expect(page.locator(".status")).to_contain_text("Waiting for Ben")
    page.evaluate(LET_GO)
    expect(page.locator(".status")).to_contain_text("Waiting for Cleo")


# Whatever cannot be done is refused with these words, and nothing goes out.
REFUSE = """told => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { do: word, id } = JSON.parse(text);
    if (!["why", "explain", "move"].includes(word)) return send.call(this, text);
    const answers = [{ id, ok: false, text: told, clause: "9.9", explained: {} }];
    this.onmessage({ data: JSON.stringify({ kind: "answers", answers }) });
  };
}"""
# Some places of the board where nothing can be tapped, and none is near; all over it.
IDLE = """most => {
  const boxes = [...document.querySelectorAll("#board [data-may]")]
    .map((one) => one.getBoundingClientRect());
  const far = (at, from, to) => Math.max(from - at, 0, at - to);
  const isFar = (x, y) => boxes.every(({ left, right, top, bottom }) =>
    Math.hypot(far(x, left, right), far(y, top, bottom)) > 30);
  const board = document.querySelector("#board > svg").getBoundingClientRect();
  const found = [];
  for (let y = Math.max(board.top, 80) + 9; y < Math.min(board.bottom, innerHeight); y += 20) {
    for (let x = board.left + 9; x < board.right; x += 20) {
      const one = document.elementFromPoint(x, y)?.closest("#board [id]");
      if (isFar(x, y) && one?.querySelector("title")) found.push([x, y]);
    }
  }
  return found.filter((_, at) => at % Math.ceil(found.length / most) === 0);
}"""
COVERED = """() => {
  const card = document.getElementById("answer").getBoundingClientRect();
  const needed = ["#board [data-may]", ".doing button", "#asked"];
  const isIn = ({ left, right, top, bottom, width, height }) => width > 1 && height > 1
    && left < card.right - 1 && card.left + 1 < right
    && top < card.bottom - 1 && card.top + 1 < bottom;
  return [...document.querySelectorAll(needed)]
    .filter((one) => isIn(one.getBoundingClientRect())).map(({ id }) => id);
}"""


@pytest.mark.parametrize("game", cookietin.names())
def test_why_a_tap_is_refused_covers_nothing_that_is_to_be_tapped_next(
    game: str, server: Server, people: People
) -> None:
    """The longest refusal, wherever was tapped."""
    path = turn_of_anna(game, server)
    page = people("Anna", path, size=SMALL, touch=True, language="es")
    page.wait_for_selector('#board [data-may=""]')
    page.wait_for_load_state("networkidle")
    told = max((re.sub("<.*?>", "", one) for one in refusals_of(game)), key=len, default="No.")
    page.evaluate(REFUSE, told)
    shown = 0
    for spot in page.evaluate(IDLE, 8):
        page.touchscreen.tap(*spot)
        page.wait_for_timeout(A_SECOND / 10)
        if page.locator("#answer").is_hidden():
            continue  # it is chosen before what comes before it, say
        shown += 1
        assert page.evaluate(COVERED) == [], spot
        page.keyboard.press("Escape")
    assert shown


def test_a_refusal_goes_by_itself_although_the_finger_was_where_it_lies(
    server: Server, people: People
) -> None:
    """A browser takes the place of the last tap for one that is pointed at."""
    page = tock_for_two(DEAD_KING, server, people, size=SMALL, touch=True)
    page.wait_for_load_state("networkidle")
    page.touchscreen.tap(*middle(page, "card-1"))
    expect(page.locator("#answer")).to_be_visible()
    page.evaluate(HURRIED)
    page.touchscreen.tap(*middle(page, "card-1"))
    page.locator("#answer").dispatch_event("pointerover", {"pointerType": "touch"})
    expect(page.locator("#answer")).to_be_hidden()


def test_what_cannot_be_done_leaves_what_was_chosen(server: Server, people: People) -> None:
    """A card and a pawn, another pawn for the same card, and only then the way back."""
    position = "*0: 5 20 - - | 5 J  1: 24 16! h2 - | 5"
    page = tock_for_two(position, server, people, size=SMALL, touch=True)
    page.wait_for_load_state("networkidle")
    chosen = page.locator("#board [data-may=chosen]")
    for tapped in ("card-1", "pawn-0-0", "pawn-1-2"):
        page.touchscreen.tap(*middle(page, tapped))
    expect(page.locator("#answer")).to_be_visible()
    assert sorted(one.get_attribute("id") or "" for one in chosen.all()) == ["card-1", "pawn-0-0"]
    expect(page.locator("#asked")).to_contain_text("other pawn")
    page.touchscreen.tap(*middle(page, "pawn-0-1"))
    expect(page.locator("#answer")).to_be_hidden()
    assert sorted(one.get_attribute("id") or "" for one in chosen.all()) == ["card-1", "pawn-0-1"]
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(1)
    page.touchscreen.tap(*middle(page, "card-1"))
    expect(chosen).to_have_count(0)


def test_a_held_card_that_cannot_be_played_says_why(server: Server, people: People) -> None:
    """As a tap on it does; one that can be played says what it does, and no more."""
    page = tock_for_two(DEAD_KING, server, people, size=SMALL)
    page.wait_for_load_state("networkidle")
    for card, is_dead in (("card-1", True), ("card-0", False)):
        page.mouse.move(*middle(page, card))
        page.mouse.down()
        expect(page.locator("#explained")).to_be_visible()
        page.mouse.up()
        told = page.locator("#explained p").inner_text()
        assert ("The King only brings a pawn out of the nest." in told) == is_dead
        assert is_dead or "Seven" in page.locator("#explained-what").inner_text()
        page.keyboard.press("Escape")
