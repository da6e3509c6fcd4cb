"""Where things lie: beside each other in a broad window, large when asked for, one's own below."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cookietin.games.cookie_addict import rules as addict
from cookietin.games.cookie_box import rules as box
from cookietin.games.tock.layout import SMALL
from cookietin.games.tock.tests.drawn import place
from web.conftest import PHONE, People, Server, resize
from web.test_feel import LEFT, LIT, OVERHEAR, SENT, TIME, first_turn_of
from web.test_hands import drag, middle, position_of, tablet, tock_for_two

pytestmark = pytest.mark.browser

ON_ITS_SIDE = ViewportSize(width=740, height=360)
LAPTOP = ViewportSize(width=1366, height=768)
EDGES = 3  # a ring of the trail is a dark one, a light one on it, and the colour on both

# How large a unit of the board is, and what of the page cannot be seen without scrolling.
LOOK = """() => {
  const svg = document.querySelector("#board > svg");
  const { x, y, right, bottom } = svg.getBoundingClientRect();
  const beside = [...document.querySelectorAll("#status, #told, #asked, #fold, #moves")];
  const out = beside.filter((one) => one.getBoundingClientRect().bottom > innerHeight);
  return {
    unit: svg.getScreenCTM().a,
    isIn: x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight,
    out: out.map((one) => one.id),
    scrolls: document.documentElement.scrollHeight > innerHeight,
  };
}"""
# At least so large is a unit then; as high pictures they would all be far smaller.
UNITS = {
    "goose": 0.33, "tock": 0.33, "cookie-party": 0.3, "cookie-box": 0.37, "cookie-addict": 0.32,
    "dots-and-boxes": 0.43,
}  # fmt: skip


def seated(game: str, server: Server, people: People, size: ViewportSize, **how: Any) -> Page:
    """Whoever's turn it is in the middle of a match, as Anna."""
    found = first_turn_of(game)
    names = [f"Guest {seat}" for seat in range(found["players"])]
    names[found["position"].seats[0]] = "Anna"
    page = people("Anna", server.table_at(found["position"], names), size=size, **how)
    page.wait_for_selector('#board [data-may=""]')
    return page


def test_on_a_phone_on_its_side_all_games_are_played_without_scrolling(
    server: Server, people: People
) -> None:
    for game in LEFT:
        page = seated(game, server, people, ON_ITS_SIDE, touch=True)
        found = page.evaluate(LOOK)
        assert found["unit"] > UNITS[game], (game, found)
        assert found["isIn"], game
        assert (found["out"], found["scrolls"]) == ([], False), game
        page.evaluate(OVERHEAR)
        for target in page.evaluate(LIT)[:4]:
            point = target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
            page.mouse.click(*point)
            if page.locator("[data-may=chosen]").count():
                page.mouse.click(*point)
            assert page.evaluate(SENT, "why") == [], (game, target)
        page.context.close()


def test_a_card_goes_from_the_hand_beside_the_board_to_the_pile(
    server: Server, people: People
) -> None:
    """What moves is told where it is in a high picture, and lies elsewhere in a broad one."""
    drawing = "*0: 5 h1 h2 h3 | 5 6  1: 24 16! - - | 5"
    page = tock_for_two(drawing, server, people, size=ON_ITS_SIDE, still=False)
    card, pile = middle(page, "card-0"), middle(page, "pile")
    assert card[0] > middle(page, "square-55")[0]
    page.evaluate(TIME.replace("options.duration", "frames.map((one) => one.transform)"))
    page.mouse.click(*card)
    page.mouse.click(*middle(page, "pawn-0-0"))
    expect(page.locator("#log")).to_contain_text("square 10", timeout=30_000)
    ways = dict(page.evaluate("window.moved"))
    on_screen = """([text]) => {
      const [x, y] = text.match(/-?[\\d.]+(?=px)/g).map(Number);
      const { a, e, d, f } = document.querySelector("#board > svg").getScreenCTM();
      return [x * a + e, y * d + f];
    }"""
    first, *_, last = ways["played-4"]
    assert page.evaluate(on_screen, [first]) == pytest.approx(card, abs=6)
    assert page.evaluate(on_screen, [last]) == pytest.approx(pile, abs=6)


# How far from the middle of the pile a card lies that has come there, and whether it is above it.
PLAYED = """async ([card, way]) => {
  const { play } = await import(document.scripts[0].src.replace("tin.js", "walk.js"));
  await play([{ kind: "slide", element: card, points: way, beats: 1 }], () => false);
  const [face, pile] = [card, "pile"].map((id) => document.getElementById(id));
  const [from, to] = [face, pile].map((one) => one.getBoundingClientRect());
  const far = [from.x - to.x + (from.width - to.width) / 2, from.y - to.y + (from.height - to.height) / 2];
  return [Math.hypot(...far), Boolean(pile.compareDocumentPosition(face) & Node.DOCUMENT_POSITION_FOLLOWING)];
}"""  # noqa: E501


def test_a_card_that_was_played_stays_above_the_one_before_while_pawns_walk(
    server: Server, people: People
) -> None:
    drawing = "*0: 5 h1 h2 h3 | 5 6  1: 24 16! - - | 5"
    page = tock_for_two(drawing, server, people, size=PHONE, still=False)
    x, y = SMALL.pile
    far, is_above = page.evaluate(PLAYED, ["played-4", [[x, 900], [x, y]]])
    assert far < 4
    assert is_above


def test_a_window_that_becomes_high_gets_the_high_picture(server: Server, people: People) -> None:
    page = seated("tock", server, people, ON_ITS_SIDE)
    hand = "card-0"
    assert middle(page, hand)[0] > middle(page, "square-55")[0]
    resize(page, PHONE)
    expect(page.locator("#board > svg.broad")).to_have_count(0)
    assert middle(page, hand)[1] > middle(page, "pile")[1] * 1.3
    lit = page.locator("#board .may").first.bounding_box()
    assert lit
    assert lit["x"] + lit["width"] < PHONE["width"]


def test_the_boards_of_others_lie_in_the_free_column_and_are_seen_large(
    server: Server, people: People
) -> None:
    page = seated("cookie-party", server, people, LAPTOP)
    turn = first_turn_of("cookie-party")["position"].seats[0]
    other = page.locator(f"#board [id^=board-]:not(#board-{turn})").first
    box, own = other.bounding_box(), middle(page, "cookie-5")
    assert box
    assert box["x"] > own[0]
    assert box["width"] > 150
    other.click()
    large = page.locator("#large svg")
    expect(page.locator("#large")).to_be_visible()
    drawn = large.bounding_box()
    assert drawn
    assert drawn["width"] > 500
    assert page.evaluate("document.activeElement.closest('dialog')?.id") == "large"
    page.keyboard.press("Escape")
    expect(page.locator("#large")).to_be_hidden()
    resize(page, PHONE)
    button = page.locator(".player [data-large]").first
    button.focus()
    page.keyboard.press("Enter")
    drawn = large.bounding_box()
    assert drawn
    assert drawn["width"] > 350
    assert drawn["y"] >= 0
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_a_finger_opens_a_rivals_board_and_what_has_no_parts_promises_none(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], "cookie-party")
    page = people("Anna", path, size=PHONE, touch=True)
    expect(page.locator("#moves button").first).to_be_attached()
    large, parts = page.locator("#large"), page.locator("#large-parts")
    for part, has_parts in (("#board-1", False), ("#scoreboard", True)):
        page.touchscreen.tap(*middle(page, part.removeprefix("#")))
        expect(large).to_be_visible()
        expect(parts).to_be_visible(visible=has_parts)
        box = page.locator("#large svg").bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator("#explained")).to_be_visible(visible=has_parts)
        expect(large).to_be_visible(visible=has_parts)


# One's own place below

DRAWN_AT = "one => one.getAttribute('transform').match(/-?[\\d.]+/g).slice(0, 2).map(Number)"


def test_in_tock_ones_own_place_is_below_and_everything_goes_where_it_is_drawn(
    server: Server, people: People
) -> None:
    drawing = "0: 5 - - - | 5  1: 24 - - - | 5  *2: 40 - - - | 2 7  3: 60 - - - | 5"
    path = server.table_at(place(drawing, players=4, first=1), ["Anna", "Ben", "Cleo", "Dan"])
    anna, cleo = people("Anna", path), people("Cleo", path, still=False)
    cleo.wait_for_selector('#board [data-may=""]')
    assert middle(cleo, "nest-2") == pytest.approx(middle(anna, "nest-0"), abs=1)
    assert middle(anna, "nest-2")[1] < middle(anna, "pile")[1]
    cleo.evaluate(TIME.replace("options.duration", "frames.map((one) => one.transform)"))
    cleo.mouse.click(*middle(cleo, "card-0"))
    drag(cleo, "pawn-2-0", "square-42")
    cleo.mouse.up()
    for page in (anna, cleo):
        expect(page.locator("#log")).to_contain_text("square 42")
    expect(cleo.locator("#trail ellipse")).to_have_count(EDGES)
    ring, pawn = cleo.locator("#trail ellipse").last, cleo.locator("#pawn-2-0")
    x, y = pawn.evaluate(DRAWN_AT)
    assert (ring.get_attribute("cx"), ring.get_attribute("cy")) == (f"{x:g}", f"{y:g}")
    *_, last = dict(cleo.evaluate("window.moved"))["pawn-2-0"]
    assert f"translate({x:g}px, {y:g}px)" in last


def test_the_way_of_a_pawn_of_cookie_addict_stays_marked(server: Server, people: People) -> None:
    """For the player on the far side too, whose box is below."""
    position = position_of(
        "cookie-addict", "thief-of-lures",
        lambda one: one.seats == (1,) and one.state.phase == addict.MOVE,
    )  # fmt: skip
    page = people("Ben", server.table_at(position, ["Anna", "Ben"]), size=ON_ITS_SIDE)
    assert middle(page, "cookies-1")[1] > middle(page, "cookies-0")[1]
    page.locator("#moves button").first.click()
    expect(page.locator("#trail ellipse")).to_have_count(EDGES)
    rings, moved = page.locator("#trail ellipse"), page.locator("#pawn-1")
    ring, pawn = rings.last.bounding_box(), moved.bounding_box()
    assert ring is not None
    assert pawn is not None
    assert abs(ring["x"] + ring["width"] / 2 - pawn["x"] - pawn["width"] / 2) < 12
    assert abs(ring["y"] + ring["height"] / 2 - pawn["y"] - pawn["height"]) < 12


# One tablet for all


def at_a_shared_box(server: Server, people: People) -> tuple[Page, int]:
    """A tablet with two people at it, and the one who is not asked to take a cookie."""
    position = position_of(
        "cookie-box", "shared",
        lambda one: one.state.phase == box.TO_TAKE and bool(min(one.state.sizes[:2])),
    )  # fmt: skip
    page = people("Anna", server.table_at(position, ["Anna", "Anna/Ben"]))
    page.wait_for_selector('#board [data-may=""]')
    page.wait_for_load_state("networkidle")  # what hears that something is held comes later
    return page, 1 - position.seats[0]


def test_on_one_tablet_each_holds_a_button_to_see_their_own_and_no_cover_comes(
    server: Server, people: People
) -> None:
    page, other = at_a_shared_box(server, people)
    peek = page.locator(f"button[data-peek='{other}']")
    mine = page.locator("#pieces", has_text="Your cookies")
    expect(mine).to_have_count(0)
    peek.hover()
    page.mouse.down()
    expect(mine).to_have_count(1)
    expect(peek).to_have_attribute("aria-pressed", "true")
    page.mouse.move(5, 5)
    page.mouse.up()
    expect(mine).to_have_count(0)
    page.mouse.move(*middle(page, f"pile-{other}"))
    page.mouse.down()
    expect(mine).to_have_count(1)
    page.mouse.up()
    expect(mine).to_have_count(0)
    expect(page.locator("#answer")).to_be_hidden()
    peek.focus()
    page.keyboard.down("Space")
    expect(mine).to_have_count(1)
    page.keyboard.up("Space")
    expect(mine).to_have_count(0)
    expect(peek).to_be_focused()
    for taken in (1, 2):  # by both of them, one after the other
        page.locator("#moves button").first.click()
        expect(page.locator(".cover")).to_have_count(0)
        expect(page.locator("#log li")).to_have_count(taken)


def test_what_was_held_is_out_of_sight_at_once_even_without_a_line(
    server: Server, people: People
) -> None:
    page, other = at_a_shared_box(server, people)
    mine = page.locator("#pieces", has_text="Your cookies")
    page.locator(f"button[data-peek='{other}']").hover()
    page.mouse.down()
    expect(mine).to_have_count(1)
    page.context.set_offline(True)
    page.mouse.up()
    assert mine.count() == 0
    page.context.set_offline(False)


def test_two_short_touches_show_nobodys_cookies(server: Server, people: People) -> None:
    page, other = at_a_shared_box(server, people)
    page.clock.install()
    page.evaluate(
        """([one, two]) => {
          window.asked = 0;
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            window.asked += text.includes("show");
            send.call(this, text);
          };
          const touch = (kind, pile, finger) => document.getElementById(pile).dispatchEvent(
            new PointerEvent(kind, { pointerId: finger, bubbles: true }));
          touch("pointerdown", one, 11); touch("pointerdown", two, 12);
          touch("pointerup", one, 11); touch("pointerup", two, 12);
        }""",
        [f"pile-{other}", f"pile-{1 - other}"],
    )
    page.clock.fast_forward(1000)
    assert page.evaluate("window.asked") == 0


def test_who_must_choose_from_what_is_secret_says_so_first(server: Server, people: People) -> None:
    position = position_of("cookie-box", "plain", lambda one: one.state.phase == box.GIVES)
    page = people("Anna", tablet(server, position))
    show = page.locator("#choices [data-do=show]")
    expect(show).to_have_count(1)
    expect(page.locator("#moves")).to_be_hidden()
    show.click()
    page.locator("#moves button").first.click()
    expect(page.locator("#log li")).to_have_count(1)
    expect(page.locator("#pieces", has_text="Your cookies")).to_have_count(0)


# What is pointed at


def test_where_a_card_leads_is_seen_while_it_is_held_and_letting_go_elsewhere_cancels(
    server: Server, people: People
) -> None:
    page = tock_for_two("*0: 5 20 - - | 2 7  1: 24 - - - | 5", server, people, size=PHONE)
    page.evaluate(OVERHEAR)
    goals = page.locator("#board .ghost.over")
    expect(goals).to_have_count(0)
    wanted = [middle(page, square) for square in ("square-7", "square-22")]
    pile = middle(page, "pile")
    page.mouse.move(*middle(page, "card-0"))
    page.mouse.down()  # and on without delay: what is held for long is explained
    expect(goals).to_have_count(2)
    at = goals.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    page.mouse.move(*pile, steps=3)
    page.mouse.move(8, 400)
    page.mouse.up()
    for dot, (x, y) in zip(at, wanted, strict=True):
        assert abs(dot["x"] + dot["width"] / 2 - x) + abs(dot["y"] + dot["height"] / 2 - y) < 12
    expect(page.locator("[data-may=chosen]")).to_have_count(0)
    expect(goals).to_have_count(0)
    assert page.evaluate("window.sent.filter((one) => one.do !== 'pong')") == []
    page.locator("#moves button").first.hover()  # of a button, with a mouse
    expect(goals).to_have_count(1)


def test_people_are_called_by_their_names_on_the_board(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "Ben <b>"], "cookie-box"))
    expect(page.locator("#pile-1 > title")).to_contain_text("Ben <b>: ")
    expect(page.locator("#pieces text", has_text="Ben <b>")).to_have_count(1)


# How bright a colour is, as the guidelines for contrast count it.
BRIGHTNESS = """(element) => {
  const { color, backgroundColor, appearance } = getComputedStyle(element);
  const brightness = (text) => {
    const parts = text.match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255);
    const even = parts.map((one) => one <= 0.04 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * even[0] + 0.7152 * even[1] + 0.0722 * even[2];
  };
  const isClear = /, 0\\)$/.test(backgroundColor);
  const [dark, light] = [brightness(color), brightness(backgroundColor)].sort((a, b) => a - b);
  return { appearance, contrast: isClear ? 0 : (light + 0.05) / (dark + 0.05) };
}"""


@pytest.mark.parametrize("dark", [False, True])
def test_what_can_be_chosen_from_a_list_has_colours_of_our_own(dark: bool, people: People) -> None:
    page = people("Anna", dark=dark)
    for element in ("#language", "#language option"):
        found = page.locator(element).first.evaluate(BRIGHTNESS)
        assert found["contrast"] >= 4.5, (element, found)
    assert page.locator("#language").evaluate(BRIGHTNESS)["appearance"] == "none"
