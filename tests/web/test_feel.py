"""Taps land where fingers do, nothing jumps, and everything is seen to happen."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cookietin.engine import CHANCE, NOTHING, registry, written
from cookietin.engine.position import Position
from cookietin.engine.texts import LANGUAGES
from cookietin.games.tock.tests.drawn import place
from web.conftest import PHONE, People, Server
from web.measure import LONG_NAME, LONGEST_LANGUAGE, PLACES, READY, Person, measure
from web.test_browser import near_the_end
from web.test_matches import SITTINGS, Sitting
from web.test_matches import near_the_end as near_the_end_of

pytestmark = pytest.mark.browser

A_BEAT = 190  # milliseconds, at the usual pace
LEFT = {
    "goose": 4, "tock": 30, "cookie-party": 150, "cookie-box": 40, "cookie-addict": 12,
    "dots-and-boxes": 20,
}  # fmt: skip

# What the page wants to send is kept, and does not go out.
OVERHEAR = """() => {
  window.sent = [];
  WebSocket.prototype.send = (text) => window.sent.push(JSON.parse(text));
}"""
SENT = "kind => window.sent.filter((message) => message.do === kind)"
LIT = """() => [...document.querySelectorAll('#board [data-may=""]')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const label = element.querySelector("text")?.getBoundingClientRect();
  const at = label?.width ? [label.x + label.width / 2, label.y + label.height / 2] : null;
  return { id: element.id, x, y, width, height, label: at };
})"""
IN_SIGHT = "all => all.filter((one) => one.offsetWidth > 1).length"
# How long things move, by their ids.
TIME = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.id) window.moved.push([this.id, options.duration]);
    return animate.call(this, frames, options);
  };
}"""

# The dice that roll go on rolling until they are let go.
ROLL_ON = """() => {
  if (!document.querySelector(".thrown")) return false;
  for (const one of document.getAnimations()) one.pause();
  return true;
}"""
LET_GO = "() => { for (const one of document.getAnimations()) one.play(); }"


# Of every frame until the end: how high things are, where the players' list is, what is cut off.
STEADY = """() => {
  window.steady = { heights: new Set(), players: [], cut: new Set() };
  const one = (path) => document.querySelector(path);
  const look = () => {
    if (one("#end .end")) return;
    const { heights, players, cut } = window.steady;
    const steady = ["#status .status", "#told", "#asked"];
    heights.add(steady.map((path) => one(path).offsetHeight).join());
    const y = Math.round(one("#players").getBoundingClientRect().y + scrollY);
    if (!one("#hint").textContent && players.at(-1) !== y) players.push(y);
    for (const path of ["#status span", "#asked"]) {
      const { scrollHeight, clientHeight, textContent } = one(path);
      if (scrollHeight > clientHeight + 2) cut.add(`${path}: ${textContent}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
SIZES = {
    "phone": ViewportSize(width=360, height=640),
    "on its side": ViewportSize(width=740, height=360),
    "desk": ViewportSize(width=1280, height=800),
}
# A game whose parts lie side by side where they can, and one whose questions are long, at any size.
OFTEN = [
    pytest.param(
        game,
        size,
        marks=[pytest.mark.slow] * (size != "phone" and game not in ("cookie-party", "cookie-box")),
    )
    for game in LEFT
    for size in SIZES
]


def first_turn_of(game: str) -> dict[str, Any]:
    """Somebody's turn in the middle of a match that is on record."""
    sitting = next(one for one in SITTINGS if one.game == game)
    middle = near_the_end_of(Sitting(game, sitting.record, sitting.chairs, LEFT[game]))
    return {"position": middle, "players": middle.game.players}


def seated(game: str, server: Server, people: People, **how: Any) -> Page:
    """Anna at a table in the middle of a match in which it is her turn, on a phone."""
    found = first_turn_of(game)
    turn = found["position"].seats[0]
    names = [f"Guest {seat}" for seat in range(found["players"])]
    names[turn] = "Anna"
    return people("Anna", server.table_at(found["position"], names), size=PHONE, **how)


def test_each_die_can_be_tapped(server: Server, people: People) -> None:
    path = server.table(["Anna", "Anna/Ben"], first=0)
    anna = people("Anna", path, size=PHONE)
    for thrown in (1, 2):
        anna.locator(f"#die-{thrown - 1}").click()
        expect(anna.locator("#log li")).to_have_count(thrown)


def test_what_is_not_yet_shown_eats_no_taps(server: Server, people: People) -> None:
    page = seated("cookie-party", server, people)
    hidden = page.locator("#board [opacity='0']")
    assert hidden.count()
    for element in hidden.all():
        assert element.evaluate("one => getComputedStyle(one).pointerEvents") == "none"


def test_a_near_miss_hits_the_nearest_lit_thing(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"], first=0)
    anna = people("Anna", path, size=PHONE)
    dice = anna.locator("#dice").bounding_box()
    assert dice
    anna.mouse.click(dice["x"] + dice["width"] / 2, dice["y"] + dice["height"] + 12)
    expect(anna.locator("#log li")).to_have_count(1)


def test_a_drag_that_ends_elsewhere_is_no_move(server: Server, people: People) -> None:
    page = seated("tock", server, people)
    page.wait_for_selector('#board [data-may=""]')
    page.evaluate(OVERHEAR)
    page.locator("#card-1").click(force=True)
    pawn = page.locator("#pawn-2-2").bounding_box()
    assert pawn
    page.mouse.move(pawn["x"] + pawn["width"] / 2, pawn["y"] + pawn["height"] / 2)
    page.mouse.down()
    page.mouse.move(pawn["x"] - 60, pawn["y"] - 60, steps=4)
    page.mouse.up()
    assert page.evaluate(SENT, "move") == []


def test_what_need_not_be_tapped_is_remembered_after_a_wrong_tap(
    server: Server, people: People
) -> None:
    """With one card left its pawns are lit at once, and a blocked one says which clause it is."""
    position = place("*0: 5 0 60 h2 | 5  1: 24 16! - - | 5", players=2, first=1)
    page = people("Anna", server.table_at(position, ["Anna", "Ben"]), size=PHONE)
    expect(page.locator("#card-0")).to_have_attribute("data-may", "chosen")
    expect(page.get_by_role("button", name="Choose again")).to_have_count(0)
    page.locator("#pawn-0-3").click(force=True)
    expect(page.locator("#answer")).to_contain_text("4.")
    expect(page.locator("#card-0")).to_have_attribute("data-may", "chosen")


@pytest.mark.parametrize("tap", ["card-0", "pawn-0-0", "square-10"])
def test_the_only_move_is_made_by_one_tap(tap: str, server: Server, people: People) -> None:
    position = place("*0: 5 h1 h2 h3 | 5  1: 24 16! - - | 5", players=2, first=1)
    assert len(position.legal()) == 1
    page = people("Anna", server.table_at(position, ["Anna", "Ben"]), size=PHONE)
    page.wait_for_selector('#board [data-may=""]')
    page.evaluate(OVERHEAR)
    page.locator(f"#{tap}").click(force=True)
    assert [message["move"] for message in page.evaluate(SENT, "move")] == ["5 a"]


@pytest.mark.parametrize(
    "taps", [["card-1", "pawn-2-2"], ["pawn-2-2", "card-1"], ["card-1", "square-8"]]
)
def test_two_taps_are_enough_in_tock(taps: list[str], server: Server, people: People) -> None:
    page = seated("tock", server, people)
    page.wait_for_selector('#board [data-may=""]')
    page.evaluate(OVERHEAR)
    for tap in taps:
        page.locator(f"#{tap}").click(force=True)
    assert page.evaluate(SENT, "why") == []
    assert [message["move"] for message in page.evaluate(SENT, "move")] == ["3 2c"]


def test_the_board_keeps_its_place_to_the_end_in_the_longest_language(
    server: Server, people: People
) -> None:
    path = server.table([LONG_NAME, "bot"], state=near_the_end(30, 33))
    page = people(LONG_NAME, path, language=LONGEST_LANGUAGE, size=PHONE)
    page.evaluate(PLACES)
    while page.wait_for_function(READY) and not page.locator("#end .end").count():
        page.locator("#dice").click()
        page.wait_for_timeout(60)
    assert len(page.evaluate("[...window.places]")) == 1


def places_while_things_move(game: str, language: str, people: People, moves: int) -> list[str]:
    """Where the board is in the frames of some moves, with bots that answer."""
    page = people(LONG_NAME, "/", language=language, size=PHONE, still=False)
    page.evaluate("localStorage.setItem('tin-speed', 'fast')")
    person = Person(page, random.Random(7))
    page.locator(f"form[action='/new/{game}'] button").first.click()
    page.wait_for_function(READY)
    page.evaluate(PLACES)
    page.evaluate(TIME)
    has_moved = "window.moved.length > 0"
    while not (person.is_over or (person.moves >= moves and page.evaluate(has_moved))):
        person.move()
    page.wait_for_function(READY)
    assert page.evaluate(has_moved)
    return page.evaluate("[...window.places]")  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", LEFT)
def test_the_board_keeps_its_place_while_things_move_in_the_longest_language(
    game: str, people: People
) -> None:
    assert len(places_while_things_move(game, LONGEST_LANGUAGE, people, 3)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LEFT)
def test_the_board_keeps_its_place_while_things_move_in_every_language(
    game: str, language: str, people: People
) -> None:
    assert len(places_while_things_move(game, language, people, 12)) == 1


@pytest.mark.parametrize(("game", "size"), OFTEN)
def test_status_and_prompt_keep_their_height_and_the_players_list_its_place(
    game: str, size: str, people: People
) -> None:
    is_desk = size == "desk"
    page = people(LONG_NAME, "/", language=LONGEST_LANGUAGE, size=SIZES[size], touch=not is_desk)
    person = Person(page, random.Random(7))
    page.locator(f"form[action='/new/{game}'] button").first.click()
    page.wait_for_function(READY)
    page.evaluate(STEADY)
    while not person.is_over and person.moves < 5:
        person.move()
    heights, players, cut = page.evaluate(
        "() => { const { heights, players, cut } = window.steady;"
        " return [[...heights], players, [...cut]]; }"
    )
    assert len(heights) == 1
    assert cut == []
    if is_desk:
        assert len(players) == 1
    else:  # the buttons' place may still grow
        assert players == sorted(players) or size == "on its side"  # where all of it scrolls


def test_no_flash_of_the_browser_s_own_is_seen_on_the_board(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "Ben"]), size=PHONE, touch=True)
    shown = "one => getComputedStyle(one).webkitTapHighlightColor"
    assert page.locator("#pawn-0").evaluate(shown) == "rgba(0, 0, 0, 0)"


def test_a_reload_replays_nothing_of_the_match(server: Server, people: People) -> None:
    path = server.table(["Anna", "Anna/Ben"], state=near_the_end(1, 2))
    anna = people("Anna", path)
    for thrown in range(1, 5):
        anna.locator("#dice").click()
        expect(anna.locator("#log li")).to_have_count(thrown)
    anna.emulate_media(reduced_motion="no-preference")
    anna.context.add_init_script(f"({TIME})()")
    anna.reload()
    anna.wait_for_selector("#moves button")
    anna.wait_for_timeout(300)  # in which dice would begin to roll
    assert anna.evaluate("window.moved.filter(([id]) => /^(pawn|die)/.test(id))") == []
    assert anna.locator(".thrown").count() == 0
    assert not anna.evaluate("document.getElementById('moves').inert")


def test_an_own_move_is_shown_at_its_pace_although_a_bot_is_next(
    server: Server, people: People
) -> None:
    anna = people("Anna", server.table(["Anna", "bot"], state=near_the_end(1, 2)), still=False)
    anna.evaluate(TIME)
    anna.locator("#dice").click()
    expect(anna.locator("#log li")).to_have_count(2, timeout=30_000)
    expect(anna.locator("#status .mine")).to_have_count(1, timeout=30_000)
    own = [duration for element, duration in anna.evaluate("window.moved") if element == "pawn-0"]
    assert own
    assert min(own) >= 2 * A_BEAT


def test_the_last_move_stays_marked_and_told_after_a_reload_too(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(1, 2))
    anna = people("Anna", path, size=PHONE)
    expect(anna.locator("#trail > *")).to_have_count(0)
    anna.locator("#dice").click()
    expect(anna.locator("#told")).to_contain_text("Anna")
    drawn = anna.locator("#trail").inner_html()
    assert "#square-" in drawn
    told = anna.locator("#told").inner_text()
    anna.reload()
    assert anna.locator("#trail").inner_html() == drawn
    assert anna.locator("#told").inner_text() == told


def test_what_is_unread_shows_its_number(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"], first=0)
    anna, ben = people("Anna", path), people("Ben", path)
    ben.locator("details.talk summary").click()
    ben.locator("[data-do=say] input").fill("Hello!")
    ben.locator("[data-do=say] button").click()
    expect(anna.locator("details.talk summary")).to_have_attribute("data-unread", "1")
    shown = "one => getComputedStyle(one, '::after').content"
    assert anna.locator("details.talk summary").evaluate(shown) == '"1"'


def test_nothing_can_be_pressed_while_something_moves(server: Server, people: People) -> None:
    path = server.table(["Anna", "Anna/Ben"], state=near_the_end(1, 2))
    anna = people("Anna", path, still=False)
    anna.locator("#moves button").click()
    anna.wait_for_function(ROLL_ON)
    assert anna.evaluate("document.getElementById('moves').inert")
    anna.evaluate(OVERHEAR)
    anna.evaluate(TIME)
    anna.locator("#dice").click()  # a tap lets it be over, and is no throw
    expect(anna.locator("#moves")).not_to_have_attribute("inert", "")
    assert anna.evaluate("window.moved.filter(([, duration]) => duration > 0)") == []
    assert anna.evaluate("window.sent.filter((one) => one.do !== 'pong')") == []
    expect(anna.locator("#answer")).to_be_hidden()


def test_on_a_phone_the_list_of_moves_is_folded_until_asked_for(
    server: Server, people: People
) -> None:
    found = first_turn_of("cookie-addict")
    turn = found["position"].seats[0]
    names = ["Anna" if seat == turn else "Ben" for seat in range(2)]
    path = server.table_at(found["position"], names)
    context = people.browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    people.contexts.append(context)
    page = people("Anna", path)
    context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    phone = context.new_page()
    phone.goto(server.origin + path)
    fold, moves = phone.locator("#fold"), phone.locator("#moves .foldable")
    expect(fold).to_be_visible()
    expect(fold).to_have_attribute("aria-expanded", "false")
    assert moves.evaluate_all(IN_SIGHT) == 0
    told = phone.locator("#moves").get_by_role("button")
    assert told.count() >= moves.count() > 1  # whoever has it read out is told all of them
    move = told.first.get_attribute("data-move")
    fold.tap()
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert moves.evaluate_all(IN_SIGHT) == moves.count()
    phone.reload()  # remembered
    expect(moves.first).to_be_visible()
    assert moves.evaluate_all(IN_SIGHT) == moves.count()
    fold.tap()
    expect(fold).to_have_attribute("aria-expanded", "false")
    assert moves.evaluate_all(IN_SIGHT) == 0
    phone.evaluate(OVERHEAR)
    told.first.dispatch_event("click")  # as a screen reader presses it
    assert [one["move"] for one in phone.evaluate(SENT, "move")] == [move]


def test_a_list_that_was_folded_for_fingers_is_open_for_a_mouse(
    server: Server, people: People
) -> None:
    """On a device that has both, and has just got the other."""
    page = seated("cookie-addict", server, people)
    page.evaluate("localStorage.setItem('tin-moves', 'folded')")
    page.reload()
    moves = page.locator("#moves .foldable")
    expect(moves).not_to_have_count(0)
    expect(page.locator("#fold")).to_be_hidden()
    assert moves.evaluate_all(IN_SIGHT) == moves.count()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "most", "each"),
    [
        ("tock", 2.1, "turns"),
        ("cookie-party", 2.6, "rounds"),
        ("cookie-box", 2, "turns"),
        ("cookie-addict", 2, "turns"),
        ("dots-and-boxes", 1, "moves"),  # in a turn, whoever closes boxes has as many as they like
    ],
)
def test_a_match_takes_few_taps_and_its_board_stands_still(
    game: str, most: float, each: str, people: People
) -> None:
    found = measure(game, people)
    assert found.taps / getattr(found, each) <= most, found
    assert found.places == 1, found


def a_chip_in_hand() -> tuple[Position, int]:
    """Somebody has one chip to place, and whom."""
    text = (registry.plug("cookie-party").folder / "records/single.tin").read_text("utf-8")
    for position in written.replays(text, registry.plug):
        for seat in position.seats:
            moves = [move.text for move in position.legal(seat)] if seat != CHANCE else []
            if len(moves) > 1 and len({re.sub("-.*", "-", move) for move in moves}) == 1:
                return position, seat
    raise AssertionError("nobody ever had")


def test_what_was_taken_for_granted_is_not_chosen_afterwards_and_done_is_done_by_one_tap(
    server: Server, people: People
) -> None:
    position, seat = a_chip_in_hand()
    names = [f"Guest {one}" for one in range(position.game.players)]
    names[seat] = "Anna"
    page = people("Anna", server.table_at(position, names), size=PHONE)
    page.wait_for_selector('#board [data-may=""]')
    page.mouse.click(*middle_of(page.evaluate(LIT)[0]))
    expect(page.locator("#done")).to_have_attribute("data-may", "")
    expect(page.locator("#board [data-may=chosen]")).to_have_count(0)
    chip = next(one for one in page.evaluate(LIT) if one["id"].startswith("chip-"))
    page.mouse.click(*middle_of(chip))
    expect(page.locator("#board [data-may=chosen]")).to_have_count(1)
    page.evaluate(OVERHEAR)
    done = page.locator("#done").bounding_box()
    assert done
    page.mouse.click(*middle_of(done))
    assert [one["move"] for one in page.evaluate(SENT, "move")] == ["done"]


def middle_of(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def walls_without_a_choice() -> tuple[Position, int]:
    plug = registry.plug("cookie-party")
    for position in written.replays(
        (plug.folder / "records/single.tin").read_text(), registry.plug
    ):
        for seat in position.seats:
            if seat != CHANCE and plug.manners.forced_move(position.state, seat) != NOTHING:
                return position, seat
    raise AssertionError("there was always a choice")


def test_walls_that_leave_no_choice_are_drawn_by_themselves(server: Server, people: People) -> None:
    position, seat = walls_without_a_choice()
    names = [f"Guest {one}" for one in range(position.game.players)]
    names[seat] = "Anna"
    path = server.table_at(position, names)
    page = people("Anna", path, size=PHONE)
    expect(page.locator("#moves button")).not_to_have_count(0)
    expect(page.locator("#walls, #board [id^=edge-][data-may]")).to_have_count(0)
    expect(page.locator("[data-do=undo]")).to_have_count(0)
    expect(page.locator("#answer")).to_be_hidden()


FAINT = """() => [...document.querySelectorAll('[id^="news-"]')]
  .filter((one) => one.style.opacity === "0.45")
  .map((one) => `${one.id} ${one.getAttribute("transform")}`)"""


def test_the_new_walls_of_others_are_still_seen_faintly_after_a_reload(
    server: Server, people: People
) -> None:
    anna = people("Anna", server.table(["Anna", "bot"], "cookie-party", setup="first"))
    anna.wait_for_function(  # some walls, and a round is over
        f"""() => {{ if (({FAINT})().length) return true;
        document.querySelector('#moves button:last-child')?.click(); return false; }}""",
        polling=50,
    )
    anna.wait_for_function("() => document.querySelector('#moves button')")
    faint = anna.evaluate(FAINT)
    assert faint
    anna.reload()
    anna.wait_for_function(f"faint => `${{({FAINT})()}}` === `${{faint}}`", arg=faint)
