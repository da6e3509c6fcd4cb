"""What must always hold in a match of Goose."""

from __future__ import annotations

from cookietin.engine import SOUND
from cookietin.games.goose import rules
from cookietin.games.goose.rules import State

ONE_PAWN_EACH, PAWNS_STAND_ON_SQUARES, NOBODY_STANDS_ON_PASSAGES, FINISH_WINS = 1, 2, 3, 4
WAITING_IS_IN_WELL_OR_CAGE, ONE_WAITS_IN_EACH, RESTING_IS_AFTER_THE_NEST = 5, 6, 7
NOBODY_MOVES_WITHOUT_THROWING, TURN_IS_OF_ONE_WHO_MAY = 8, 9
MISSED_TURNS_ARE_COUNTED_WAITING, ARRIVALS_ARE_AN_ORDER, FLAGS_ARE_FLAGS = 10, 11, 12


def broken_law(s: State) -> int:
    if not rules.NO_SEAT <= s.winner < s.players:
        return FINISH_WINS
    traces = s.squares, s.has_thrown, s.resting, s.waiting, s.missed, s.arrival
    if any(trace[seat] for trace in traces for seat in range(s.players, rules.PAWNS)):
        return ONE_PAWN_EACH
    for seat in range(s.players):
        law = broken_pawn(s, seat)
        if law != SOUND:
            return law
    return SOUND if is_turn_sound(s) else TURN_IS_OF_ONE_WHO_MAY


def is_turn_sound(s: State) -> bool:
    """Does the turn belong to somebody who may throw, or is it over?"""
    if not rules.WHO_BEGINS <= s.phase <= rules.OVER or s.round < 0:
        return False
    if not 0 <= s.turn < s.players or not 0 <= s.first < s.players:
        return False
    if s.phase == rules.WHO_BEGINS or s.round == 0:
        has_anybody_thrown = any(s.has_thrown[seat] for seat in range(s.players))
        return s.phase == rules.WHO_BEGINS and s.round == 0 and not has_anybody_thrown
    if s.phase == rules.OVER:
        return s.winner != rules.NO_SEAT or rules.is_deadlocked(s)
    return not s.resting[s.turn] and not s.waiting[s.turn] and not rules.is_deadlocked(s)


def broken_pawn(s: State, seat: int) -> int:
    """The first law that a pawn breaks, or SOUND."""
    square = s.squares[seat]
    if not rules.START <= square <= rules.FINISH:
        return PAWNS_STAND_ON_SQUARES
    if square in (rules.FLIGHT, rules.DETOUR, rules.SOUP) or rules.is_goose(s, square):
        return NOBODY_STANDS_ON_PASSAGES
    has_won = s.winner == seat
    if (square == rules.FINISH) != has_won or (has_won and s.phase != rules.OVER):
        return FINISH_WINS
    if not {s.has_thrown[seat], s.resting[seat], s.waiting[seat]} <= {0, 1}:
        return FLAGS_ARE_FLAGS
    if not s.has_thrown[seat] and (square != rules.START or s.resting[seat]):
        return NOBODY_MOVES_WITHOUT_THROWING
    if s.waiting[seat] and square not in (rules.WELL, rules.CAGE):
        return WAITING_IS_IN_WELL_OR_CAGE
    is_swapping = s.occupied == rules.SWAP
    if s.resting[seat] and (s.waiting[seat] or (not is_swapping and square != rules.NEST)):
        return RESTING_IS_AFTER_THE_NEST
    missable = rules.TURNS_MISSED_FOR_RELEASE if s.waiting[seat] and s.release else 0
    if not 0 <= s.missed[seat] <= missable:
        return MISSED_TURNS_ARE_COUNTED_WAITING
    for other in range(seat):
        if s.waiting[seat] and s.waiting[other] and s.squares[other] == square:
            return ONE_WAITS_IN_EACH
        if is_swapping and s.arrival[other] == s.arrival[seat]:
            return ARRIVALS_ARE_AN_ORDER
    if not 0 <= s.arrival[seat] < (s.players if is_swapping else 1):
        return ARRIVALS_ARE_AN_ORDER
    return SOUND
