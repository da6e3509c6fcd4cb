"""What is tapped on the boards of Cookie Party, and what is seen to happen there."""

from __future__ import annotations

import re

import pytest

import cookietin
from cookietin import CHANCE, Position
from cookietin.engine import Step, ask, checks
from cookietin.engine.draw import Point
from cookietin.engine.picture import picture_of
from cookietin.games.cookie_party import GAME, layout, moves, rules, view, words
from cookietin.games.cookie_party.rules import State
from cookietin.games.cookie_party.tests.drawn import BARE, place, play

ABOUT_TO = "+--+--+--+\n|X |X |7\n+--+--+--+\n 8\n+  +  +  +"
WAITS = "+  +\n 9\n+  +"  # has something to do in every round


def say(key: str, /, **variables: str | int) -> str:
    return key


def ways(position: Position, seat: int = 0) -> dict[str, tuple[str, ...]]:
    """How the moves that a seat may make are tapped."""
    return {
        move.text: view.taps(position.state, seat, move.number) for move in position.legal(seat)
    }


def seen(before: Position, move: str, seat: int = 0, viewer: int = 0) -> list[Step]:
    """What a viewer sees of one move."""
    after = before.play(move, seat)
    return steps_of(before.state, seat, after.line[-1].number, after.state, viewer)


def steps_of(before: State, seat: int, move: int, after: State, viewer: int) -> list[Step]:
    happened = ask.happenings_of(GAME, before, seat, move)
    views = [ask.view_of(GAME, state, viewer) for state in (before, after)]
    return view.steps(views[0], ask.seen_by(GAME, viewer, happened), views[1])


def kinds(steps: list[Step]) -> list[tuple[str, str]]:
    return [(step.kind, step.element) for step in steps]


# Taps


def test_a_wall_is_one_tap_on_its_edge() -> None:
    """3.2 3.5 By the chip, and by the drink."""
    drawing = play(place("+  +\n|2\n+  +", BARE), "1-1")
    assert ways(drawing) == {"a1n": ("edge-0",), "b1w": ("edge-43",), "a2n": ("edge-6",)}
    bonus = play(place("+  +\n\n+  +\n//", BARE), "1-1")
    assert len(ways(bonus)) == 84
    assert all(way == (f"edge-{edge}",) for edge, way in enumerate(ways(bonus).values()))


def test_a_chip_is_tapped_and_then_its_space() -> None:
    """2.2 3.6 3.7 When it is placed, put, or moved."""
    placing = cookietin.game("cookie-party", players=2, side="yellow").start(seed=1)
    assert ways(placing)["7-c4"] == ("chip-5", "space-20")
    assert ways(placing)["rest"] == ("rest",)
    putting = play(place(ABOUT_TO, WAITS), "3-4", "c1e")
    assert ways(putting)["7-b2"] == ("chip-5", "space-7")
    moving = play(place(ABOUT_TO, WAITS), "4-4", "a2s")
    assert ways(moving)["7-b2"] == ("chip-5", "space-7")
    assert ways(moving)["done"] == ("done",)


def test_a_chip_that_is_given_up_goes_to_the_scoreboard() -> None:
    """4.3 Before and after a chip was moved."""
    giving = play(place(ABOUT_TO, WAITS), "3-4", "c1e", "7-b2")
    assert ways(giving)["give 8"] == ("chip-6", "scoreboard")
    assert ways(giving)["8-c2"] == ("chip-6", "space-8")
    assert ways(play(giving, "8-c2"))["give 8"] == ("chip-6", "scoreboard")


def test_a_tap_on_a_space_that_is_taken_is_a_tap_on_its_chip() -> None:
    """3.7 So that the table can say why it is not allowed."""
    position = play(place(ABOUT_TO, WAITS), "4-4", "a2s")
    assert view.taps(position.state, 0, moves.put_move(6, 2)) == ("chip-6", "chip-5")


# What is asked


def asked(position: Position, seat: int = 0) -> str:
    return words.asks(position.state, seat).said("en")


def test_each_step_of_a_round_is_asked_for_in_words() -> None:
    """3.2 3.6 3.7 3.8 4.3 With what is left to do."""
    position = play(place("+  +  +\n|2 \n+  +  +", WAITS), "1-1")
    assert asked(position) == "Draw 3 walls round your 2: tap an edge."
    position = play(position, "a1n", "a1e")
    assert asked(position) == "Draw one wall round your 2: tap an edge."
    position = play(position, "a1s")
    assert asked(position) == "Put what you have lifted (2) on a space without chip and cross."
    position = play(position, "2-b1")
    assert asked(position).startswith("You may move one chip")
    assert asked(play(position, "2-c3")) == "Confirm the round."
    giving = play(place(ABOUT_TO, WAITS), "3-4", "c1e", "7-b2")
    assert asked(giving).startswith("You complete “hearts”: tap a chip")
    assert asked(play(giving, "8-c2")).startswith("You complete “hearts”: give up a chip")


def test_what_comes_seldom_is_asked_for_too() -> None:
    """2.2 3.5 Placing chips, the wall of the drink, and a board without chips."""
    placing = cookietin.game("cookie-party", players=2, side="yellow").start(seed=1)
    assert asked(placing).endswith("11 are left.")
    assert asked(placing.play("rest", 0)) == "All your chips lie on the board. Confirm them."
    bonus = play(place("+  +\n\n+  +\n//", WAITS), "1-1")
    assert asked(bonus).startswith("The third bar is crossed out")
    assert asked(play(bonus, "c3n")) == "Confirm the round."


# Steps


def test_the_dice_fall() -> None:
    """3.1 As they were thrown, for everybody."""
    steps = seen(place(ABOUT_TO, WAITS), "3-4", CHANCE, viewer=1)
    assert steps == [Step("dice", "dice", faces=(3, 4))]


def test_a_wall_and_the_spaces_that_it_encloses_show_themselves() -> None:
    """3.2 3.6 And lifted chips go below the board."""
    before = play(place("+--+--+\n|7  8 |\n+--+--+", BARE), "3-4")
    steps = seen(before, "a1e")
    assert kinds(steps) == [
        ("appear", "glow-down"),
        ("appear", "glow-0"),
        ("appear", "glow-1"),
        ("slide", "chip-5"),
        ("slide", "chip-6"),
    ]
    assert steps[0].points == ((layout.MARGIN + layout.CELL, layout.MARGIN),)
    assert steps[1].points == (layout.middle_of(0),)
    assert steps[3].points[0] == layout.chip_on(0)
    assert steps[3].points[1][1] == layout.STRIP
    lying = seen(play(place("+  +\n 7\n+  +", BARE), "3-4"), "a1s")
    assert kinds(lying) == [("appear", "glow-across")]


def test_a_chip_slides_where_it_is_put_or_given_up() -> None:
    """3.6 3.7 4.3 To its space, or to its task."""
    position = play(place(ABOUT_TO, WAITS), "3-4", "c1e")
    (step,) = seen(position, "7-b2")
    assert (step.kind, step.element, step.points[-1]) == ("slide", "chip-5", layout.chip_on(7))
    position = play(position, "7-b2")
    (step,) = seen(position, "give 8")
    assert step.points[0] == layout.chip_on(6)
    assert step.points[1][1] == scoreboard_y()


def scoreboard_y() -> float:
    return float(layout.ICON_Y)


def test_chips_that_are_placed_for_a_player_are_just_there() -> None:
    """2.2 Eleven of them would slide for too long."""
    position = cookietin.game("cookie-party", players=2, side="yellow").start(seed=1)
    assert seen(position, "rest") == []
    assert kinds(seen(position, "7-c4")) == [("slide", "chip-5")]


@pytest.mark.parametrize("move", ["c1e", "done"])
def test_nothing_is_seen_of_others_before_all_are_done(move: str) -> None:
    """4.5 Not even that they have drawn."""
    position = play(place(ABOUT_TO, WAITS), "3-4")
    seat = 0 if move == "c1e" else 1
    assert seen(position, move, seat, viewer=1 - seat) == []


def test_boards_and_tasks_flash_when_all_are_done() -> None:
    """4.4 4.5 Those with new crosses, and those that somebody has completed."""
    position = play(place(ABOUT_TO, WAITS), "3-4", "c1e", "7-b2", "give 8", "done")
    assert kinds(seen(position, "done", 1, viewer=1)) == [("flash", "board-0"), ("flash", "task-0")]


def chips_in(s: State, seat: int) -> dict[str, Point]:
    """Where the picture has the chips of the large board."""
    drawn = view.pieces(s, seat, say)
    found = re.findall(r'<g id="(chip-\d+)" transform="translate\(([\d.]+) ([\d.]+)\)', drawn)
    return {ident: (float(x), float(y)) for ident, x, y in found}


def ids(s: State, seat: int) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', picture_of(GAME, s, seat, say)))


@pytest.mark.parametrize("side", ["blue", "yellow"])
def test_steps_lead_from_the_picture_before_to_the_picture_after(side: str) -> None:
    """3.2 3.6 3.7 4.3 Chips slide from where they are drawn to where they are drawn next."""
    game = cookietin.game("cookie-party", players=3, side=side)
    slides = 0
    for step in checks.random_match(game, seed=2):
        if step.seat == CHANCE or step.move == moves.PLACE_REST:
            continue
        views = [ask.view_of(GAME, state, step.seat) for state in (step.before, step.after)]
        now, then = (chips_in(one, step.seat) for one in views)
        for one in steps_of(step.before, step.seat, step.move, step.after, step.seat):
            if one.kind == "slide":
                slides += 1
                assert one.points[0] == now[one.element], step
                now[one.element] = one.points[-1]
        assert {ident: now[ident] for ident in then} == then, step
    assert slides > 20


def test_steps_are_of_what_the_picture_has() -> None:
    """3.1 4.5 For whoever looks; the own board is large and does not flash."""
    game = cookietin.game("cookie-party", players=4)
    everything = set()
    for step in checks.random_match(game, seed=3):
        for viewer in (0, 3):
            steps = steps_of(step.before, step.seat, step.move, step.after, viewer)
            if not steps:
                continue
            elements = {one.element for one in steps} - {f"board-{viewer}", "dice"}
            assert elements <= ids(ask.view_of(GAME, step.before, viewer), viewer), step
            everything |= {one.kind for one in steps}
            assert step.seat in (viewer, CHANCE) or step.after.phase != rules.ROUND
    assert everything == {"dice", "appear", "slide", "flash"}
