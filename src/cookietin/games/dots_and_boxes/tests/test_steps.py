"""What is tapped on the board of Dots and Boxes, and what is seen to happen there."""

from __future__ import annotations

import re
from collections import Counter

import cookietin
from cookietin import CHANCE, SPECTATOR, Position
from cookietin.engine import Step, ask, checks
from cookietin.engine.view import beats_of
from cookietin.games.dots_and_boxes import GAME, data, layout, rules, view
from cookietin.games.dots_and_boxes import happenings as h
from cookietin.games.dots_and_boxes.tests.drawn import place

BEAT = 0.19  # seconds, at the usual pace


def ids(svg: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', svg))


def seen(before: Position, line: str) -> list[Step]:
    """What is seen of one line."""
    after = before.play(line)
    move = after.line[-1]
    happened = ask.happenings_of(GAME, before.state, move.seat, move.number)
    return view.steps(before.state, happened, after.state, SPECTATOR)


def test_a_line_is_one_tap_on_its_edge() -> None:
    """2.1 Drawn or not: what is drawn already is refused with its reason."""
    position = place("*A\n+--+\n|\n+  +")
    assert {view.taps(position.state, 0, move.number) for move in position.legal()} == {
        ("edge-7",), ("edge-50",),
    }  # fmt: skip
    assert view.taps(position.state, 0, 0) == ("edge-0",)
    assert {"edge-0", "edge-7", "edge-49", "edge-50"} <= ids(position.svg())


def test_a_line_is_drawn_and_stays_marked_in_the_colour_of_its_player() -> None:
    """2.1 From its left end, or from its upper end."""
    before = place("*B\n+  +  +\n\n+  +  +")
    plan = layout.plan_of(before.state)
    assert seen(before, "b1n") == [
        Step("appear", "glow-1-across", points=(plan.dot(1),), stays=True),
        Step("strokes", "pen-across", points=(plan.dot(1),)),
    ]
    assert seen(before, "b1e") == [
        Step("appear", "glow-1-down", points=(plan.dot(2),), stays=True),
        Step("strokes", "pen-down", points=(plan.dot(2),)),
    ]


def test_what_is_closed_hops_with_crumbs_and_so_does_the_plate() -> None:
    """2.2 All at once, two boxes too."""
    before = place("*A\n+--+--+\n|     |\n+--+--+\n\n+  +  +")
    plan = layout.plan_of(before.state)
    steps = seen(before, "a1e")
    assert [step.kind for step in steps[:2]] == ["appear", "strokes"]
    assert steps[2:] == [
        Step("hop", "box-0", together=True),
        Step("crumbs", points=(plan.middle_of(0),), together=True),
        Step("hop", "box-1", together=True),
        Step("crumbs", points=(plan.middle_of(1),), together=True),
        Step("hop", "plate-0"),
    ]
    assert beats_of(steps) * BEAT < 1


def test_whoever_begins_is_shown() -> None:
    """2.3 By a flash of the plate."""
    start = cookietin.game("dots-and-boxes", players=3).start(chance=None)
    happened = ask.happenings_of(GAME, start.state, CHANCE, 2)
    after = start.play("2 begins")
    assert view.steps(start.state, happened, after.state, SPECTATOR) == [Step("flash", "plate-2")]


def test_steps_are_of_what_the_picture_has() -> None:
    """1.1 2.1 2.2 In matches on grids of every size."""
    kinds: Counter[str] = Counter()
    for game in checks.tables(GAME)[::7]:
        for ply in checks.random_match(game, seed=5):
            happened = ask.happenings_of(GAME, ply.before, ply.seat, ply.move)
            steps = view.steps(ply.before, happened, ply.after, SPECTATOR)
            kinds.update(step.kind for step in steps)
            drawn = Position(game, ply.before).svg()
            assert {step.element for step in steps if step.element} <= ids(drawn), ply
            width, height = view.size(ply.before)
            for x, y in (point for step in steps for point in step.points):
                assert 0 < x < width
                assert layout.BOARD_TOP < y < height
    assert kinds["strokes"] > 500
    assert {*kinds} == {"appear", "strokes", "hop", "crumbs", "flash"}


def test_what_happens_is_told_in_order() -> None:
    """2.2 2.3 A line, the boxes it closes, another line; or what it leaves to others."""
    s = place("*A\n+--+--+\n|     |\n+--+--+\n\n+  +  +").state
    happened = ask.happenings_of(GAME, s, 0, data.edge_of(0, data.TO_THE_RIGHT))
    assert happened == [h.Draws(0, 50), h.Closes(0, 0b11), h.DrawsAgain(0)]
    happened = ask.happenings_of(GAME, s, 0, data.edge_of(7, data.BELOW))
    assert happened == [h.Draws(0, 14), h.Offers(0, 0b11)]  # it left what it could have closed
    assert rules.boxes_with_three(s.across, s.down) == 0b11
    s = place("*A\n+--+--+\n|\n+  +  +").state
    happened = ask.happenings_of(GAME, s, 0, data.edge_of(1, data.TO_THE_RIGHT))
    assert happened == [h.Draws(0, 51)]
