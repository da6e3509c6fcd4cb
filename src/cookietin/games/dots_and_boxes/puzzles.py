"""Puzzles of Dots and Boxes: the end of a match, where every edge can be counted out."""

from __future__ import annotations

from cookietin.engine.bits import count_bits
from cookietin.games.dots_and_boxes import rules
from cookietin.games.dots_and_boxes.estimate import estimate
from cookietin.games.dots_and_boxes.rules import State, score

TABLES = (
    {"players": 2, "rows": 3, "columns": 3},
    {"players": 2, "rows": 3, "columns": 4},
    {"players": 2, "rows": 4, "columns": 4},
)
FEWEST_EDGES, MOST_EDGES = 5, 11


def count_free(s: State) -> int:
    """How many edges are free."""
    return count_bits(s.edges_across & ~s.across) + count_bits(s.edges_down & ~s.down)


def goal_of(s: State, seat: int) -> str:
    """Few edges are left, but more than one can give away."""
    is_near = s.phase == rules.TO_DRAW and FEWEST_EDGES <= count_free(s) <= MOST_EDGES
    return "boxes" if is_near else ""


def is_settled(first: State, s: State, seat: int) -> bool:
    """It is played to the end."""
    return s.phase == rules.OVER


def worth(first: State, s: State, seat: int) -> int:
    """All boxes of the seat; it gets more of what is left the fewer the other gets."""
    return score(s, seat)


def appeal(first: State, s: State, seat: int) -> int:
    """Boxes taken, less what is given away."""
    return estimate(s, seat)
