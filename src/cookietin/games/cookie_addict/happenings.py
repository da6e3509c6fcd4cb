"""What can happen in Cookie Addict. Everybody sees all of it."""

from __future__ import annotations

from typing import NamedTuple

from cookietin.engine import Happenings


class SpecialDrawn(NamedTuple):
    tile: int


class Begins(NamedTuple):
    seat: int


class Stands(NamedTuple):
    """The first pawn, before a line: no tile is activated."""

    seat: int
    direction: int
    line: int


class Goes(NamedTuple):
    """A pawn to a line, where it activates the tile in a cell."""

    seat: int
    direction: int
    line: int
    cell: int


class UsesDouble(NamedTuple):
    """For a tile that counts double, or in vain."""

    seat: int
    counts: int


class Gets(NamedTuple):
    """Cookies or lures from the bank, or loses cookies to it, or nothing at all."""

    seat: int
    cookies: int
    lost: int
    lures: int


class Steals(NamedTuple):
    """From the other, perhaps nothing."""

    seat: int
    cookies: int
    lures: int


class TakesEffect(NamedTuple):
    """A Double, a Swap, a Trap or an Alarm."""

    seat: int
    kind: int


class Trades(NamedTuple):
    seat: int
    deal: int


class MovesGuard(NamedTuple):
    """To a cell: a step for a lure, or anywhere for none."""

    seat: int
    guard: int
    cell: int
    lures: int


class TurnsTile(NamedTuple):
    seat: int
    cell: int
    is_down: int


class ShutIn(NamedTuple):
    seat: int


HAPPENINGS = Happenings(
    SpecialDrawn, Begins, Stands, Goes, UsesDouble, Gets, Steals, TakesEffect, Trades, MovesGuard,
    TurnsTile, ShutIn,
)  # fmt: skip
(
    SPECIAL_DRAWN, BEGINS, STANDS, GOES, USES_DOUBLE, GETS, STEALS, TAKES_EFFECT, TRADES,
    MOVES_GUARD, TURNS_TILE, SHUT_IN,
) = HAPPENINGS.numbers  # fmt: skip
