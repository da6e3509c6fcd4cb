"""Small things that an eye or a finger notices."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cookietin.engine import CHANCE, NOTHING, checks, registry, written
from cookietin.engine.position import Game, Position
from cookietin.games.cookie_box.tests.drawn import place as place_box
from cookietin.games.cookie_party import rules as party
from cookietin.games.dots_and_boxes.tests.drawn import place as place_dots
from web.conftest import People, Server
from web.film import DOTS, GO_ON, Scene, begin
from web.test_browser import near_the_end
from web.test_feel import LET_GO, middle_of, seated
from web.test_hands import STILL, tock_for_two

pytestmark = pytest.mark.browser

PHONE = ViewportSize(width=360, height=740)
DESKTOP = ViewportSize(width=1280, height=800)


def place_of(page: Page, thing: str) -> tuple[float, float]:
    box = page.locator(thing).bounding_box()
    assert box
    return middle_of(box)


class Hand:
    """Fingers on a screen, each at its place."""

    def __init__(self, page: Page) -> None:
        self.screen = page.context.new_cdp_session(page)
        self.fingers: dict[int, tuple[float, float]] = {}

    def lay(self, finger: int, x: float, y: float) -> None:
        kind = "touchMove" if finger in self.fingers else "touchStart"
        self.fingers[finger] = x, y
        self.tell(kind)

    def lift_all(self) -> None:
        self.fingers.clear()
        self.tell("touchEnd")

    def tell(self, kind: str) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in self.fingers.items()]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


CHIP = '[id^=chip-][data-may=""]'


def chip_to_move() -> Position:
    """The first player of Cookie Party can move a chip."""
    game = Game.of(registry.plug("cookie-party"), {"players": 2})
    return next(
        Position(game, step.after)
        for step in checks.random_match(game, 1)
        if step.after.phase == party.ROUND and step.after.stage[0] == party.MOVING
        if party.chips_on_board(step.after, 0)
    )


# Who drags


def test_a_piece_follows_the_finger_that_pulls_it_and_the_page_stays(
    server: Server, people: People
) -> None:
    path = server.table_at(chip_to_move(), ["Anna", "Ben"])
    size = ViewportSize(width=360, height=640)
    anna = people("Anna", path, size=size, touch=True)
    expect(anna.locator(CHIP).nth(2)).to_be_visible()
    hand, top = Hand(anna), anna.evaluate("() => scrollY")
    x, y = place_of(anna, f"{CHIP} >> nth=2")
    for far in range(0, 120, 12):
        hand.lay(0, x, y - far)
    expect(anna.locator('[data-may="chosen"][style*="translate:"]')).to_have_count(1)
    hand.lift_all()
    assert anna.evaluate("() => scrollY") == top


def test_a_finger_that_scrolls_the_page_picks_nothing(server: Server, people: People) -> None:
    path = server.table_at(chip_to_move(), ["Anna", "Ben"])
    anna = people("Anna", path, size=PHONE, touch=True)
    chip = anna.locator(CHIP).nth(2)
    chip.evaluate(
        """(chip) => {
          const at = { bubbles: true, pointerId: 7, pointerType: "touch", clientX: 100 };
          const tell = (kind, clientY) =>
            chip.dispatchEvent(new PointerEvent(kind, { ...at, clientY }));
          tell("pointerdown", 300);
          tell("pointermove", 280);
          window.chosen = document.querySelectorAll("[data-may=chosen]").length;
          tell("pointercancel", 0);
        }"""
    )
    assert anna.evaluate("() => window.chosen") == 1
    expect(anna.locator("[data-may=chosen]")).to_have_count(0)


# Who taps


def test_whoever_was_removed_and_taps_is_told_that_the_seat_is_gone(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], first=1)
    anna = people("Anna", path)
    ben = people("Ben", path, size=PHONE, touch=True, language="de")
    expect(ben.locator("#dice")).to_have_attribute("data-may", "")
    anna.locator("button[data-do=remove]").click()
    anna.locator("#sure [value=yes]").click()
    expect(ben.locator("[data-do=sit-again]")).to_be_visible()
    ben.touchscreen.tap(*place_of(ben, "#dice"))
    expect(ben.locator("#answer")).to_contain_text(
        "Du hast hier keinen Platz mehr. Du kannst dich wieder hinsetzen."
    )
    ben.locator("[data-do=sit-again]").tap()
    expect(ben.locator("#answer")).to_be_hidden()
    expect(ben.locator("[data-do=sit-again]")).to_have_count(0)


# What is held

THUMB, INDEX = 1, 2
# What moves stands still, until it is let go or a finger ends it.
STAND_STILL = """() => {
  const thrown = document.querySelector(".thrown:not([data-seen])");
  if (!thrown) return false;
  thrown.dataset.seen = "";
  for (const one of document.getAnimations()) one.pause();
  return true;
}"""


def before_a_roll(server: Server, people: People) -> Page:
    """Anna may tap the dice, with a finger."""
    path = server.table(["Anna", "Ben"], state=near_the_end(7, 31))
    anna = people("Anna", path, size=PHONE, touch=True)
    expect(anna.locator("#dice")).to_have_attribute("data-may", "")
    return anna


def see_dice_held(anna: Page, hand: Hand) -> None:
    """They are explained, and not rolled when the hand is lifted."""
    expect(anna.locator("#explained")).to_contain_text("Roll two dice")
    hand.lift_all()
    expect(anna.locator("#log li")).to_have_count(0)


def test_a_finger_that_rolls_a_little_while_it_rests_is_still_a_hold(
    server: Server, people: People
) -> None:
    anna = before_a_roll(server, people)
    hand, (x, y) = Hand(anna), place_of(anna, "#dice")
    hand.lay(INDEX, x, y)
    hand.lay(INDEX, x + 7, y + 7)
    see_dice_held(anna, hand)


def test_a_thumb_beside_the_board_ends_nobody_s_hold(server: Server, people: People) -> None:
    anna = before_a_roll(server, people)
    hand, (x, y) = Hand(anna), place_of(anna, "#told")
    hand.lay(THUMB, x, y)
    hand.lay(INDEX, *place_of(anna, "#dice"))
    hand.lay(THUMB, x + 3, y + 2)
    see_dice_held(anna, hand)


def test_a_hold_that_ends_a_movement_is_still_a_hold(server: Server, people: People) -> None:
    path = server.table(["Anna", "Anna/Ben"], state=near_the_end(1, 2))
    anna = people("Anna", path, size=PHONE, touch=True, still=False)
    anna.touchscreen.tap(*place_of(anna, "#dice"))
    anna.wait_for_function(STAND_STILL)
    hand = Hand(anna)
    hand.lay(INDEX, *place_of(anna, "#square-63"))
    expect(anna.locator("#explained")).to_contain_text("land on it exactly")
    hand.lift_all()
    expect(anna.locator("#log li")).to_have_count(1)


def test_where_a_held_card_leads_is_seen_whatever_comes_meanwhile(
    server: Server, people: People
) -> None:
    held = "*0: 5 20 - - | 2 7  1: 24 - - - | 5"
    page = tock_for_two(held, server, people, size=PHONE, touch=True)
    ben = people("Ben", urlsplit(page.url).path)
    goals = page.locator("#board .ghost.over")
    hand = Hand(page)
    ben.locator("[popovertarget=reacting]").click()  # now: after half a second a card is explained
    hand.lay(INDEX, *place_of(page, "#card-0"))
    expect(goals).to_have_count(2)
    ben.locator("#reacting button").first.click()
    expect(page.locator(".bubble")).to_have_count(1)
    assert goals.count() == 2
    hand.lift_all()


# What is said

SAID = """() => {
  const chat = document.getElementById("chat");
  window.most = 0;
  window.isLost = false;
  new MutationObserver(() => {
    const now = chat.querySelectorAll("[data-said]").length;
    window.isLost ||= now < window.most;
    window.most = Math.max(window.most, now);
  }).observe(chat, { childList: true, subtree: true });
}"""


def say(page: Page, text: str) -> None:
    page.locator("[data-do=say] input").fill(text)
    page.locator("[data-do=say] button").click()


def test_what_is_said_stays_to_be_read_while_things_move(server: Server, people: People) -> None:
    """One says something before and something during a movement."""
    path = server.table(["Anna", "Ben", "Ben/Cleo"], state={**near_the_end(1, 2, 3), "turn": 1})
    anna, ben = people("Anna", path, still=False), people("Ben", path)
    lines = anna.locator("#chat [data-said]")
    anna.evaluate(SAID)
    ben.locator("details.talk summary").click()
    ben.locator("#dice").click()
    anna.wait_for_function(STAND_STILL)
    say(ben, "Six!")
    expect(lines).to_have_count(1)
    expect(ben.locator("#log li")).to_have_count(1)
    ben.locator("#dice").click()
    expect(ben.locator("#log li")).to_have_count(2)
    anna.evaluate(LET_GO)
    anna.wait_for_function(STAND_STILL)  # the second throw
    say(ben, "Oh.")
    expect(lines).to_have_count(2)
    anna.evaluate(LET_GO)
    expect(anna.locator("#status .mine")).to_have_count(1)
    assert not anna.evaluate("window.isLost")


# The last move

# How many points of two pictures differ so much that it is seen, in some circles.
DIFFERING = """async ([pictures, circles]) => {
  const [one, other] = await Promise.all(pictures.map(async (coded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${coded}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  }));
  const points = new Set();
  one.data.forEach((value, at) => {
    const [x, y] = [(at >> 2) % one.width, Math.floor((at >> 2) / one.width)];
    const isIn = ([left, top, r]) => Math.hypot(x - left, y - top) < r;
    if (Math.abs(value - other.data[at]) > 48 && circles.some(isIn)) points.add(at >> 2);
  });
  return points.size;
}"""
ANYWHERE = ((0.0, 0.0, 9999.0),)
# The middle of each of these, as circles on the board.
MIDDLES = """wanted => {
  const svg = document.querySelector("#board > svg");
  const board = svg.getBoundingClientRect();
  return [...svg.querySelectorAll(wanted)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const r = Math.min(width, height) * 0.35;
    return [x - board.x + width / 2, y - board.y + height / 2, r];
  });
}"""
SHOW_TRAIL = "how => { document.getElementById('trail').style.visibility = how; }"
A_CRUMB = 40  # points, on a small phone


def differing(people: People, pictures: list[bytes], circles: Any = ANYWHERE) -> int:
    page = people.browser.new_page()
    coded = [base64.b64encode(one).decode() for one in pictures]
    found = page.evaluate(DIFFERING, [coded, circles])
    page.close()
    return int(found)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(
    ("game", "things"),
    [
        ("goose", "[id^=square-]"),
        ("cookie-box", "#heap > [data-round], #stage, [id^=pile-], #bin, [id^=own-]"),
    ],
    ids=["goose", "cookie-box"],
)
def test_what_marks_the_last_move_covers_nothing(
    game: str, things: str, size: ViewportSize, server: Server, people: People
) -> None:
    page = seated(game, server, people)
    page.set_viewport_size(size)
    page.wait_for_selector('#board [data-may=""]')
    page.mouse.click(*middle_of(page.locator('#board [data-may=""]').last.bounding_box()))
    expect(page.locator("#trail > *")).not_to_have_count(0)
    expect(page.locator("#log li")).not_to_have_count(0)
    page.wait_for_function(STILL)
    shots = []
    for how in ("", "hidden"):
        page.evaluate(SHOW_TRAIL, how)
        shots.append(page.locator("#board > svg").screenshot())
    assert differing(people, shots) > A_CRUMB
    assert differing(people, shots, page.evaluate(MIDDLES, things)) < A_CRUMB / 4


# What moves

A_TICK = 25  # milliseconds


def ticks(page: Page) -> Iterator[None]:
    """The moments of what moves, one after the other."""
    yield
    while page.evaluate(GO_ON, [A_TICK, 1]):
        yield


# Whether the plate shows a golden cookie, and whether the one that was taken has come there.
PLATE = """() => {
  const [shown, taken] = ["shown-8", "cookie-0"].map((id) => document.getElementById(id));
  const [plate, at] = [shown, taken].map((one) => one?.getBoundingClientRect());
  window.hasCome ||= at && Math.hypot(plate.x - at.x, plate.y - at.y) < plate.width / 2;
  return [Number(getComputedStyle(shown).opacity) > 0, window.hasCome];
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_plate_shows_a_cookie_when_it_has_come_there(
    size: ViewportSize, people: People
) -> None:
    golden = "A takes: plain | B: rancid | box: golden plain double/plain ? [plain]"
    page = begin(people, Scene("golden", place_box(golden), "take 0", ()), size)
    seen = [page.evaluate(PLATE) for _ in ticks(page)]
    assert [True, True] in seen
    assert [True, False] not in seen


@pytest.mark.parametrize("part", ["button", "a"])
def test_a_finger_that_is_lifted_taps_nothing_that_has_come_below_it(
    part: str, server: Server, people: People
) -> None:
    page = people("Anna", server.table(["Anna", "Ben"]), size=PHONE, touch=True)
    hand, explained = Hand(page), page.locator("#explained")
    x, y = place_of(page, "#square-31")
    for _ in range(2):  # the second time, the part lies where the finger does
        hand.lay(1, x, y)
        expect(explained).to_be_visible()
        to_x, to_y = place_of(page, f"#explained {part}")
        hand.lift_all()
        page.wait_for_timeout(300)  # in which a tap would close it
        expect(explained).to_be_visible()
        page.keyboard.press("Escape")
        expect(explained).to_be_hidden()
        explained.evaluate(f"dialog => dialog.style.translate = '{x - to_x}px {y - to_y}px'")
    assert page.locator(".drawer[open]").count() == 0


# What else changes there meanwhile: the mark of the last line.
HIDE_GLOWS = """() => {
  for (const one of document.querySelectorAll("[id^=glow-]")) one.style.visibility = "hidden";
}"""


def test_a_line_looks_alike_while_it_is_drawn_and_after(people: People) -> None:
    position = place_dots(DOTS)
    move = next(one for one in position.legal() if position.after(one).seats != position.seats)
    (edge,) = position.game.plug.view.taps(position.state, move.seat, move.number)
    page = begin(people, Scene("line", position, move.text, ()), PHONE)
    box = page.locator(f"#{edge}").bounding_box()
    assert box
    x, y = middle_of(box)

    def line() -> bytes:
        page.evaluate(HIDE_GLOWS)
        return page.screenshot(clip={"x": x - 9, "y": y - 9, "width": 18, "height": 18})

    seen = []
    for _ in ticks(page):
        if page.locator("#moves").get_attribute("inert") is None:
            break
        seen.append(line())
    assert len({*seen}) > 1
    assert differing(people, [seen[-1], line()]) == 0


def before_a_throw() -> Position:
    """One person has to say that they are done; then the dice are thrown."""
    plug = registry.plug("cookie-party")
    text = (plug.folder / "records/single.tin").read_text("utf-8")
    for position in written.replays(text, registry.plug):
        is_alone = len(position.seats) == 1 and position.seats != (CHANCE,)
        if not is_alone or position.state.round < 2:
            continue
        (seat,) = position.seats
        if plug.manners.forced_move(position.state, seat) != NOTHING:
            continue
        done = [move for move in position.legal(seat) if move.text == "done"]
        if done and position.after(done[0]).seats == (CHANCE,):
            return position
    raise AssertionError("nobody ever was the last")


SEEN_DICE = """() => [...document.querySelectorAll(".thrown .die, #die-0, #die-1")]
  .filter((one) => getComputedStyle(one).visibility === "visible").length"""


@pytest.mark.parametrize("game", ["cookie-party", "goose"])
def test_the_dice_that_lay_there_are_those_that_roll(
    game: str, server: Server, people: People
) -> None:
    if game == "goose":
        path = server.table(["Anna", "Ben"], state=near_the_end(1, 2))
        tapped = "#dice"
    else:
        position = before_a_throw()
        names = [f"Guest {seat}" for seat in range(position.game.players)]
        names[position.seats[0]] = "Anna"
        path, tapped = server.table_at(position, names), "#done"
    anna = people("Anna", path, size=PHONE, touch=True, still=False)
    expect(anna.locator(tapped)).to_have_attribute("data-may", "")
    assert anna.evaluate(SEEN_DICE) == 2
    anna.touchscreen.tap(*place_of(anna, tapped))
    anna.wait_for_function(STAND_STILL)
    assert anna.evaluate(SEEN_DICE) == 2
    anna.evaluate(LET_GO)
    expect(anna.locator(".thrown")).to_have_count(0)
    assert anna.evaluate(SEEN_DICE) == 2
