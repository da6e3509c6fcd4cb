"""What can happen in Cookie Addict. Everyone sees all of it."""

from __future__ import annotations

from typing import NamedTuple

from cookietin.engine import Begins, Happenings


class SpecialDrawn(NamedTuple):
    tile: int


class Stands(NamedTuple):
    seat: int
    direction: int
    line: int  # before which the pawn is put: no tile is activated


class Goes(NamedTuple):
    seat: int
    direction: int
    line: int
    cell: int  # whose tile is activated


class UsesDouble(NamedTuple):
    seat: int
    counts: int  # double; else it was used in vain


class Gets(NamedTuple):
    seat: int
    cookies: int
    lost: int
    lures: int  # all from the bank or to it; perhaps nothing at all


class Steals(NamedTuple):
    seat: int
    cookies: int
    lures: int  # from the other, perhaps nothing of either


class TakesEffect(NamedTuple):
    seat: int
    kind: int  # a Double, a Swap, a Trap or an Alarm


class Trades(NamedTuple):
    seat: int
    deal: int


class MovesGuard(NamedTuple):
    seat: int
    guard: int
    cell: int
    lures: int  # one for a step, or none to go anywhere


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
