"""Puzzles of Cookie Party: the best walls for a roll, and the best place for a chip.

What is best for a chip is worked out for all 36 rolls that can come next.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from cookietin.engine.bits import count_bits
from cookietin.games.cookie_party import data, rules
from cookietin.games.cookie_party.moves import LOWEST
from cookietin.games.cookie_party.rules import State, edge_at, enclosed_spaces

TABLES = (
    {"players": 2},
    {"players": 2, "side": "yellow"},
    {"players": 2, "setup": "standard"},
)
ALTERNATIVES = data.WALLS_AROUND - 1  # walls in any order
MARGINS = (("chip", 3),)
EYES = 6
WAYS = tuple(EYES - abs(EYES + 1 - chip - LOWEST) for chip in range(data.CHIPS))  # of 36


def goal_of(s: State, seat: int) -> str:
    """Walls are to be drawn, or a chip may be moved."""
    if s.phase != rules.ROUND:
        return ""
    if s.stage[seat] == rules.DRAWING or s.stage[seat] == rules.BONUS:
        return "" if rules.has_no_choice(s, seat) else "walls"
    return "chip" if s.stage[seat] == rules.MOVING and not s.unpaid[seat] else ""


def is_settled(first: State, s: State, seat: int) -> bool:
    """The walls are drawn; or a chip was moved, or none."""
    if goal_of(first, seat) == "chip":
        return s.stage[seat] != rules.MOVING
    return s.stage[seat] != rules.DRAWING and s.stage[seat] != rules.BONUS


def worth(first: State, s: State, seat: int) -> int:
    """The spaces enclosed; or, in 36ths, how many the next roll encloses on average."""
    if goal_of(first, seat) == "walls":
        return count_bits(enclosed_spaces(s.across[seat], s.down[seat]))
    return sum(WAYS[chip] * most_enclosed(s, seat, chip) for chip in range(data.CHIPS))


def appeal(first: State, s: State, seat: int) -> int:
    """Does it do any good at all?"""
    return int(worth(first, s, seat) > worth(first, first, seat))


def most_enclosed(s: State, seat: int, chip: int) -> int:
    """How many spaces are enclosed at most when this number is rolled."""
    space, is_third = s.chips[seat, chip], s.bars[seat] + 1 == rules.BARS
    if space >= data.SPACES:
        return enclosed_by(s.across[seat], s.down[seat], space, 0, is_third)
    return enclosed_by(s.across[seat], s.down[seat], space, s.walls[chip], is_third)


@lru_cache(2000)
def enclosed_by(across: int, down: int, space: int, walls: int, is_third: bool) -> int:
    """The most spaces that so many walls round a space enclose.

    If not all of them can be drawn, a bar is crossed out, and the third is worth a wall anywhere.
    """
    around = [edge_at(space, side) for side in range(data.WALLS_AROUND)] if walls else []
    free = [edge for edge in around if not stands(across, down, edge)]
    before = count_bits(enclosed_spaces(across, down))
    most = 0
    for drawn in combinations(free, min(walls, len(free))):
        now_across, now_down = with_walls(across, down, drawn)
        if is_third and len(drawn) < max(walls, 1):
            most = max(most, with_one_more(now_across, now_down) - before)
        else:
            most = max(most, count_bits(enclosed_spaces(now_across, now_down)) - before)
    return most


def with_one_more(across: int, down: int) -> int:
    """The most spaces that are enclosed with another wall anywhere."""
    free = (edge for edge in range(data.EDGES) if not stands(across, down, edge))
    boards = (with_walls(across, down, (edge,)) for edge in free)
    most = count_bits(enclosed_spaces(across, down))
    return max((count_bits(enclosed_spaces(*board)) for board in boards), default=most)


def stands(across: int, down: int, edge: int) -> bool:
    """Is there a wall on an edge?"""
    if edge < data.ACROSS:
        return (across >> edge) & 1 != 0
    return (down >> (edge - data.ACROSS)) & 1 != 0


def with_walls(across: int, down: int, edges: tuple[int, ...]) -> tuple[int, int]:
    """A board with more walls on it."""
    for edge in edges:
        if edge < data.ACROSS:
            across |= 1 << edge
        else:
            down |= 1 << (edge - data.ACROSS)
    return across, down
