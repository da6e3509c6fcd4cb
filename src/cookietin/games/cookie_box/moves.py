"""The moves of Cookie Box. A cookie is numbered by the order in which the pile fell."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from cookietin.engine import Kinds
from cookietin.games.cookie_box.data import COOKIES, NAMES, PLAYERS, THEFTS

Seat = Annotated[int, PLAYERS]


class Take(NamedTuple):
    cookie: Annotated[int, COOKIES]


class From(NamedTuple):
    seat: Seat  # whose pile the random cookie of Yearning comes from


class Give(NamedTuple):
    kind: Annotated[int, NAMES]
    seat: Seat


class Swap(NamedTuple):
    seat: Seat


class Steal(NamedTuple):
    seat: Seat  # from whom


class Claim(NamedTuple):
    theft: Annotated[int, THEFTS]
    seat: Seat  # who is named as the thief


class SomebodySteals(NamedTuple):
    seat: Seat  # from whom: more the others do not see


MOVES = Kinds(
    {
        Take: "take {cookie}",
        From: "from {seat}",
        Give: "give {kind} {seat}",
        Swap: "swap {seat}",
        Steal: "steal {seat}",
        Claim: "claim {theft} {seat}",
    },
    unseen={SomebodySteals: "steal ? {seat}"},
)
take_move, take_parts, is_take = MOVES.functions(Take)
from_move, from_parts, is_from = MOVES.functions(From)
give_move, give_parts, is_give = MOVES.functions(Give)
swap_move, swap_parts, is_swap = MOVES.functions(Swap)
steal_move, steal_parts, is_steal = MOVES.functions(Steal)
claim_move, claim_parts, is_claim = MOVES.functions(Claim)
unseen_theft, _, is_unseen_theft = MOVES.functions(SomebodySteals)
