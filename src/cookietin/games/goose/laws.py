"""What must always hold in a match of Goose."""

from __future__ import annotations

from cookietin.engine import SOUND
from cookietin.games.goose.rules import (
    CAGE,
    DETOUR,
    FINISH,
    FLIGHT,
    NEST,
    NO_SEAT,
    OVER,
    PAWNS,
    SOUP,
    START,
    SWAP,
    TURNS_MISSED_FOR_RELEASE,
    WELL,
    WHO_BEGINS,
    State,
    is_deadlocked,
    is_goose,
)

ONE_PAWN_EACH, PAWNS_STAND_ON_SQUARES, NOBODY_STANDS_ON_PASSAGES, FINISH_WINS = 1, 2, 3, 4
WAITING_IS_IN_WELL_OR_CAGE, ONE_WAITS_IN_EACH, RESTING_IS_AFTER_THE_NEST = 5, 6, 7
NOBODY_MOVES_WITHOUT_THROWING, TURN_IS_OF_ONE_WHO_MAY = 8, 9
MISSED_TURNS_ARE_COUNTED_WAITING, ARRIVALS_ARE_AN_ORDER, FLAGS_ARE_FLAGS = 10, 11, 12


def broken(s: State) -> int:
    """The first law that a state breaks, or SOUND."""
    if not NO_SEAT <= s.winner < s.players:
        return FINISH_WINS
    for seat in range(s.players, PAWNS):
        if is_there(s, seat):
            return ONE_PAWN_EACH
    for seat in range(s.players):
        law = broken_pawn(s, seat)
        if law != SOUND:
            return law
    return SOUND if is_turn_sound(s) else TURN_IS_OF_ONE_WHO_MAY


def is_turn_sound(s: State) -> bool:
    """Does the turn belong to somebody who may throw, or is it over?"""
    if not WHO_BEGINS <= s.phase <= OVER or s.round < 0:
        return False
    if not 0 <= s.turn < s.players or not 0 <= s.first < s.players:
        return False
    if s.phase == WHO_BEGINS or s.round == 0:
        return s.phase == WHO_BEGINS and s.round == 0 and is_untouched(s)
    if s.phase == OVER:
        return s.winner != NO_SEAT or is_deadlocked(s)
    return not s.resting[s.turn] and not s.waiting[s.turn] and not is_deadlocked(s)


def is_untouched(s: State) -> bool:
    """Has nobody thrown yet?"""
    for seat in range(s.players):
        if s.has_thrown[seat]:
            return False
    return True


def is_there(s: State, seat: int) -> bool:
    """Is there any trace of this seat?"""
    trace = s.squares[seat] | s.has_thrown[seat] | s.resting[seat] | s.waiting[seat]
    return trace | s.missed[seat] | s.arrival[seat] != 0


def broken_pawn(s: State, seat: int) -> int:
    """The first law that a pawn breaks, or SOUND."""
    square = s.squares[seat]
    if not START <= square <= FINISH:
        return PAWNS_STAND_ON_SQUARES
    if square == FLIGHT or square == DETOUR or square == SOUP or is_goose(s, square):
        return NOBODY_STANDS_ON_PASSAGES
    if (square == FINISH) != (s.winner == seat) or (s.winner == seat and s.phase != OVER):
        return FINISH_WINS
    if not is_flag(s.has_thrown[seat]) or not is_flag(s.resting[seat]):
        return FLAGS_ARE_FLAGS
    if not is_flag(s.waiting[seat]):
        return FLAGS_ARE_FLAGS
    if not s.has_thrown[seat] and (square != START or s.resting[seat]):
        return NOBODY_MOVES_WITHOUT_THROWING
    if s.waiting[seat] and square != WELL and square != CAGE:
        return WAITING_IS_IN_WELL_OR_CAGE
    if s.resting[seat] and (s.waiting[seat] or (s.occupied != SWAP and square != NEST)):
        return RESTING_IS_AFTER_THE_NEST
    missable = TURNS_MISSED_FOR_RELEASE if s.waiting[seat] and s.release else 0
    if not 0 <= s.missed[seat] <= missable:
        return MISSED_TURNS_ARE_COUNTED_WAITING
    for other in range(seat):
        if s.waiting[seat] and s.waiting[other] and s.squares[other] == square:
            return ONE_WAITS_IN_EACH
        if s.occupied == SWAP and s.arrival[other] == s.arrival[seat]:
            return ARRIVALS_ARE_AN_ORDER
    if not 0 <= s.arrival[seat] < (s.players if s.occupied == SWAP else 1):
        return ARRIVALS_ARE_AN_ORDER
    return SOUND


def is_flag(value: int) -> bool:
    """Is it nothing but off or on?"""
    return value == 0 or value == 1
