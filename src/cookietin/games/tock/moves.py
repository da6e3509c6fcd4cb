"""The moves of Tock, and how they are written.

    Q b          the Queen moves pawn b          10 b lap     past home, for another lap
    A enter      a pawn enters                   J a 2c       swap a with pawn c of seat 2
    7 a          a whole Seven                   7 a3 c4      a split one; `7 a3 lap c4`
    7 a3         it stops short                  7 a3 c2      the same, in its second part
    lay down     the whole hand                  call 1       seat 1 talked; `admit`, `deny`

A pawn in a move is 0 … 3 for your own and 4 … 7 for your partner's, no matter whose pawns your
cards move right now. For other players' pawns the seat is written too: `2c`; `K enter 2` enters
one of your partner's. You can add `home` where a pawn doesn't run on for another lap.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from cookietin.engine import Kinds
from cookietin.games.tock.data import CARD_NAMES, JACK, PAWN_NAMES, PAWNS, SEATS, SEVEN, SEVEN_STEPS

TEAM_PAWNS = 2 * PAWNS
NO_PAWN = TEAM_PAWNS

Card = Annotated[int, CARD_NAMES]
Pawn = Annotated[int, TEAM_PAWNS, "[0-5]?[a-d]"]
Steps = Annotated[int, range(1, SEVEN_STEPS), "[1-6]"]
Lap = Annotated[int, 2, "( home)?( lap)?"]
Seat = Annotated[int, SEATS, "[0-5]"]


class Walk(NamedTuple):
    card: Card
    pawn: Pawn
    lap: Lap


class Enter(NamedTuple):
    card: Card  # the lowest pawn of the nest enters
    for_partner: Annotated[int, 2, "( [0-5])?"]


class Swap(NamedTuple):
    """The Jack, with a pawn of some seat."""

    pawn: Pawn
    seat: Seat
    other: Annotated[int, PAWN_NAMES]


class Split(NamedTuple):
    """A Seven in two parts; the second is written with its steps."""

    first: Pawn
    steps: Steps
    lap: Lap
    second: Annotated[int, TEAM_PAWNS, " [0-5]?[a-d][1-6]"]
    second_lap: Lap


class Short(NamedTuple):
    """A Seven that stops short, after one part or in the second, which goes as far as it needs
    to win. With two parts it is read as a split one first.
    """

    first: Pawn
    steps: Steps
    second: Annotated[int, TEAM_PAWNS + 1, "( home)?"]


class LayDown(NamedTuple):
    """The whole hand."""


class Call(NamedTuple):
    seat: Seat  # who has talked with its partner


class Admit(NamedTuple):
    """Yes; the third team confirms it."""


class Deny(NamedTuple):
    """No."""


MOVES = Kinds(
    {
        Walk: "{card} {pawn}{lap}",
        Enter: "{card} enter{for_partner}",
        Swap: "J {pawn} {seat}{other}",
        Split: "7 {first}{steps}{lap}{second}{second_lap}",
        Short: "7 {first}{steps}{second}",
        LayDown: "lay down",
        Call: "call {seat}",
        Admit: "admit",
        Deny: "deny",
    }
)
walk_move, walk_parts, is_walk = MOVES.functions(Walk)
enter_move, enter_parts, is_enter = MOVES.functions(Enter)
swap_move, swap_parts, is_swap = MOVES.functions(Swap)
split_move, split_parts, is_split = MOVES.functions(Split)
short_move, short_parts, _ = MOVES.functions(Short)
call_move, call_parts, is_call = MOVES.functions(Call)
LAY_DOWN, ADMIT, DENY = map(MOVES.number, (LayDown(), Admit(), Deny()))
FIRST_SPLIT = MOVES.number(Split(0, 1, 0, 0, 0))  # up to LAY_DOWN, all are parts of a Seven


def card_of(move: int) -> int:
    if is_walk(move):
        return walk_parts(move).card
    if is_enter(move):
        return enter_parts(move).card
    return JACK if is_swap(move) else SEVEN


def first_pawn(move: int) -> int:
    """The pawn that moves first, or some pawn of whoever enters one."""
    if is_walk(move):
        return walk_parts(move).pawn
    if is_enter(move):
        return enter_parts(move).for_partner * PAWNS
    return swap_parts(move).pawn if is_swap(move) else seven_parts(move).first


def names_partner(move: int) -> bool:
    """Is one of the partner's pawns moved, first or second?"""
    if first_pawn(move) >= PAWNS:
        return True
    if is_walk(move) or is_enter(move) or is_swap(move):
        return False
    return PAWNS <= seven_parts(move).second < NO_PAWN


def seven_parts(move: int) -> Split:
    """A Seven that stops short has the parts of a split one; its second pawn may be NO_PAWN."""
    if is_split(move):
        return split_parts(move)
    first, steps, second = short_parts(move)
    return Split(first, steps, 0, second, 0)


def has_lap(move: int) -> bool:
    """Does a pawn run on past its home in this play?"""
    if is_walk(move):
        return walk_parts(move).lap != 0
    return is_split(move) and split_parts(move).lap + split_parts(move).second_lap > 0
