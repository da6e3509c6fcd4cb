"""How Dots and Boxes is taught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cookietin.engine import Box, HowTo, Tip, box_around, name_and_numbers
from cookietin.games.dots_and_boxes import rules, view
from cookietin.games.dots_and_boxes.data import PLACES, places_in
from cookietin.games.dots_and_boxes.estimate import (
    boxes_with_two,
    has_safe_line,
    taken_at_once,
)
from cookietin.games.dots_and_boxes.layout import CELL, PLATE_HEIGHT, plan_of
from cookietin.games.dots_and_boxes.rules import State, boxes_with_three, closed_boxes

CLAUSES = {"edge": 201, "box": 202, "cookie": 202, "plate": 301}

STEPS = (
    HowTo("draw", ("edge-16",)),
    HowTo("close", ("cookie-0", "cookie-1")),
    HowTo("third", ("box-15",)),
    HowTo("win", ("plate-0", "plate-1")),
)

SCENE = """
+--+--+--+--+
|A |A |B |
+--+--+--+  +

+  +  +  +  +
|  |     |
+--+  +--+  +
"""


def tips(s: State, seat: int) -> list[Tip]:
    """What can be closed; what should not be opened, or must be; and first of all, how to draw."""
    if s.phase != rules.TO_DRAW or s.turn != seat:
        return []
    closed = closed_boxes(s.across, s.down)
    two = boxes_with_two(s.across, s.down) & closed_boxes(s.edges_across, s.edges_down)
    three = boxes_with_three(s.across, s.down)
    is_quiet = has_safe_line(s, s.across, s.down, closed | two | three)
    free = free_edges(s)
    found = []
    if three:
        found.append(Tip("close", f"box-{places_in(three)[0]}"))
    elif two and is_quiet:
        found.append(Tip("third", f"box-{places_in(two)[0]}"))
    elif two:
        first, *others = min((given_away(s, edge) for edge in free), key=len)
        found.append(Tip("chain", f"box-{first}", tuple(f"box-{box}" for box in others)))
    in_the_midst = free[len(free) // 4]
    return [*found, Tip("draw", f"edge-{in_the_midst}", (f"plate-{seat}",))]


def free_edges(s: State) -> list[int]:
    drawn = s.across | s.down << PLACES
    return [edge for edge in view.edges_in(s) if not (drawn >> edge) & 1]


def given_away(s: State, edge: int) -> list[int]:
    """The boxes that the next player could close, one after the other, if this edge were drawn."""
    lying, standing = (1 << edge, 0) if edge < PLACES else (0, 1 << edge - PLACES)
    across, down = taken_at_once(s.across | lying, s.down | standing)
    return places_in(closed_boxes(across, down) & ~closed_boxes(s.across, s.down))


def explains(s: State, seat: int, element: str) -> int:
    """What a line, a box or a plate is about."""
    return CLAUSES.get(name_and_numbers(element)[0], 0)


def scene(game: Callable[..., Any]) -> Any:
    """Boxes of two players, one with three sides, some with two, and free lines."""
    return view.drawn_position(game, SCENE, players=2)


def box_of(s: State, element: str) -> Box | None:
    """Edges, boxes and plates."""
    plan = plan_of(s)
    match name_and_numbers(element):
        case "edge", (edge,):
            x, y = plan.start_of(edge)
            half = CELL / 2
            middle = (x + half, y) if edge < PLACES else (x, y + half)
            return box_around(*middle, 2 * CELL)
        case "box" | "cookie", (place,):
            return box_around(*plan.middle_of(place), 1.4 * CELL)
        case "plate", (seat,):
            return Box(*plan.plate(seat), plan.plate_width, PLATE_HEIGHT)
    return None
