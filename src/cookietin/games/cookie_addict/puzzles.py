"""Puzzles of Cookie Addict: the end of a match, where the winner can be worked out."""

from __future__ import annotations

from cookietin.games.cookie_addict import rules
from cookietin.games.cookie_addict.moves import CELLS
from cookietin.games.cookie_addict.rules import NO_TILE, State, is_open, is_to_go, winners

TABLES = ({"length": "short"}, {"length": "classic"})
MOST_OPEN = 9  # tiles
MOST_LURES = 3


def goal_of(s: State, seat: int) -> str:
    """A pawn is to go, and few tiles are left."""
    if s.phase != rules.MOVE or not is_to_go(s):
        return ""
    tiles = sum(s.tiles[cell] != NO_TILE and is_open(s, cell) for cell in range(CELLS))
    return "win" if tiles <= MOST_OPEN and s.lures[0] + s.lures[1] <= MOST_LURES else ""


def is_settled(first: State, s: State, seat: int) -> bool:
    """It is played to the end."""
    return s.phase == rules.OVER


def worth(first: State, s: State, seat: int) -> int:
    """A win, a draw or a loss."""
    if s.phase != rules.OVER:
        return 0
    mask = winners(s)
    return ((mask >> seat) & 1) - ((mask >> (1 - seat)) & 1)


def appeal(first: State, s: State, seat: int) -> int:
    """Who has more cookies."""
    return s.cookies[seat] - s.cookies[1 - seat]
