"""Goose: a race over 63 squares in which the dice decide everything."""

from __future__ import annotations

from typing import Any

from cookietin.engine import ALLOWED, CHANCE_BIT, GOES_ON, SOUND, Row, i8, i32, record

PAWNS = 6
START = 0
FLIGHT = 6
FLIGHT_ENDS = 12
NEST = 19
MAYBE_GOOSE = 23
WELL = 31
DETOUR = 42
DETOUR_ENDS = 37
CAGE = 52
SOUP = 58
FINISH = 63
GEESE = (5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54, 59)
GEESE_BITS = sum(1 << square for square in GEESE)  # one test instead of twelve

FACES = 6
SIX_AND_THREE = 26
FIVE_AND_FOUR = 53

THROW = 0
FORWARD, BACKWARD = 1, -1
TURNS_MISSED_FOR_RELEASE = 3
NO_SEAT = -1

WHO_BEGINS, TO_THROW, DICE_ROLL, OVER = 0, 1, 2, 3
SHARE, SWAP, BACK = 0, 1, 2
HOME, DEADLOCK = 1, 2


@record
class State:
    """A match: the options, whose turn it is, and each player's pawn."""

    players: int = i8(fixed=True)
    goose_on_23: int = i8(fixed=True)
    occupied: int = i8(fixed=True)
    nine_from_start: int = i8(fixed=True)
    release: int = i8(fixed=True)

    phase: int = i8()
    turn: int = i8()
    first: int = i8()
    winner: int = i8()
    round: int = i32()

    squares: Row = i8(PAWNS)
    has_thrown: Row = i8(PAWNS)
    resting: Row = i8(PAWNS)
    waiting: Row = i8(PAWNS)
    missed: Row = i8(PAWNS)
    arrival: Row = i8(PAWNS)  # with `swap`: who has stood longest, 0 the longest


def set_up(s: State, options: dict[str, Any]) -> None:
    """1.1 2.3 4.1"""
    s.players = options["players"]
    s.goose_on_23 = options["goose_on_23"] == "on"
    s.occupied = ("share", "swap", "back").index(options["occupied"])
    s.nine_from_start = options["nine_rule"] == "from-start"
    s.release = options["release"] == "on" or (options["release"] == "auto" and s.players == 2)
    s.winner = NO_SEAT
    if s.occupied == SWAP:
        for seat in range(s.players):
            s.arrival[seat] = seat
    if options["first"] == "random":
        s.phase = WHO_BEGINS
    else:
        begin(s, int(options["first"]))


# 1. The board


def is_goose(s: State, square: int) -> bool:
    """1.2"""
    if square == MAYBE_GOOSE:
        return s.goose_on_23 != 0
    return (GEESE_BITS >> square) & 1 != 0


def is_put_back(s: State, seat: int, square: int) -> bool:
    """1.4"""
    if s.occupied != BACK or not may_be_contested(square):
        return False
    return longest_standing(s, seat, square) != NO_SEAT


def make_room(s: State, seat: int, square: int, start: int) -> None:
    """1.4"""
    arrive_last(s, seat)
    if may_be_contested(square):
        other = longest_standing(s, seat, square)
        if other != NO_SEAT:
            s.squares[other] = start
            arrive_last(s, other)


def may_be_contested(square: int) -> bool:
    """1.4"""
    return square != START and square != WELL and square != CAGE


def longest_standing(s: State, seat: int, square: int) -> int:
    """1.4"""
    found = NO_SEAT
    for other in range(s.players):
        if other != seat and s.squares[other] == square:
            if found == NO_SEAT or s.arrival[other] < s.arrival[found]:
                found = other
    return found


def arrive_last(s: State, seat: int) -> None:
    """1.4"""
    for other in range(s.players):
        if s.arrival[other] > s.arrival[seat]:
            s.arrival[other] -= 1
    s.arrival[seat] = s.players - 1


# 2. A turn


def active(s: State) -> int:
    """2.1"""
    if s.phase == TO_THROW:
        return 1 << s.turn
    if s.phase == OVER:
        return 0
    return CHANCE_BIT


def candidates(s: State, seat: int, out: Row) -> int:
    """2.1"""
    out[0] = THROW
    return 1


def refusal(s: State, seat: int, move: int) -> int:
    """2.1"""
    return ALLOWED


def chances(s: State) -> int:
    """2.1 2.3"""
    if s.phase == WHO_BEGINS:
        return s.players
    return FACES * FACES


def play(s: State, seat: int, move: int) -> None:
    """2.1 2.3"""
    if s.phase == DICE_ROLL:
        dice_fall(s, s.turn, move // FACES + 1, move % FACES + 1)
    elif s.phase == TO_THROW:
        s.phase = DICE_ROLL
    else:
        begin(s, move)


def begin(s: State, seat: int) -> None:
    """2.3"""
    s.first = seat
    s.turn = seat
    s.round = 1
    s.phase = TO_THROW


def dice_fall(s: State, seat: int, one: int, other: int) -> None:
    """2.1 2.2"""
    start = s.squares[seat]
    square = nine_leads_to(s, seat, one, other)
    if square == START:
        square = walk(s, start, one + other)
    s.has_thrown[seat] = 1
    if not is_put_back(s, seat, square):
        s.squares[seat] = square
        if s.occupied == SWAP:
            make_room(s, seat, square, start)
        land(s, seat, square)
    if s.phase != OVER:
        pass_turn(s)


def nine_leads_to(s: State, seat: int, one: int, other: int) -> int:
    """2.2"""
    if s.has_thrown[seat] and not (s.nine_from_start and s.squares[seat] == START):
        return START
    if one * other == 4 * 5 and one + other == 4 + 5:
        return FIVE_AND_FOUR
    if one * other == 6 * 3 and one + other == 6 + 3:
        return SIX_AND_THREE
    return START


def pass_turn(s: State) -> None:
    """2.3"""
    s.phase = TO_THROW
    while True:
        s.turn += 1
        if s.turn == s.players:
            s.turn = 0
        if s.turn == s.first:
            s.round += 1
        if not misses_turn(s, s.turn):
            return


# 3. Landing


def walk(s: State, square: int, steps: int) -> int:
    """3.1 3.2 3.3 3.6 3.10"""
    direction = FORWARD
    while True:
        square += steps * direction
        if square > FINISH:
            square = count_back(square)
            direction = BACKWARD
        if square == FLIGHT:
            return FLIGHT_ENDS
        if square == DETOUR:
            return DETOUR_ENDS
        if not is_goose(s, square):
            return square


def count_back(square: int) -> int:
    """3.2"""
    return FINISH - (square - FINISH)


def land(s: State, seat: int, square: int) -> None:
    """3.4 3.5 3.7 3.8 3.9 3.10"""
    if square == NEST:
        s.resting[seat] = 1
    elif square == WELL or square == CAGE:
        fall_in(s, seat, square)
    elif square == SOUP:
        s.squares[seat] = START
    elif square == FINISH:
        s.winner = seat
        s.phase = OVER


def fall_in(s: State, seat: int, square: int) -> None:
    """3.5 3.7"""
    for other in range(s.players):
        if s.squares[other] == square:
            s.waiting[other] = 0
            s.missed[other] = 0
    s.waiting[seat] = 1
    if is_deadlocked(s):
        s.phase = OVER


# 4. Waiting


def misses_turn(s: State, seat: int) -> bool:
    """3.4 3.5 3.7 4.1"""
    if s.resting[seat]:
        s.resting[seat] = 0
        return True
    if not s.waiting[seat]:
        return False
    if not s.release:
        return True
    if s.missed[seat] < TURNS_MISSED_FOR_RELEASE:
        s.missed[seat] += 1
        return True
    s.waiting[seat] = 0
    s.missed[seat] = 0
    return False


def is_deadlocked(s: State) -> bool:
    """4.2"""
    if s.release:
        return False
    for seat in range(s.players):
        if not s.waiting[seat]:
            return False
    return True


# The end, and what must always hold


def ending(s: State) -> int:
    """3.9 4.2"""
    if s.phase != OVER:
        return GOES_ON
    return DEADLOCK if s.winner == NO_SEAT else HOME


def winners(s: State) -> int:
    """3.9 4.2"""
    return 0 if s.winner == NO_SEAT else 1 << s.winner


def score(s: State, seat: int) -> int:
    """1.1"""
    return s.squares[seat]


def rounds(s: State) -> int:
    """2.3"""
    return s.round


ONE_PAWN_EACH, PAWNS_STAND_ON_SQUARES, NOBODY_STANDS_ON_PASSAGES, FINISH_WINS = 1, 2, 3, 4
WAITING_IS_IN_WELL_OR_CAGE, ONE_WAITS_IN_EACH, RESTING_IS_AFTER_THE_NEST = 5, 6, 7
NOBODY_MOVES_WITHOUT_THROWING, TURN_IS_OF_ONE_WHO_MAY = 8, 9
MISSED_TURNS_ARE_COUNTED_WAITING, ARRIVALS_ARE_AN_ORDER, FLAGS_ARE_FLAGS = 10, 11, 12


def broken(s: State) -> int:
    """1.1 1.2 1.3 1.4 3.4 3.5 3.7 3.9 4.1 4.2"""
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
    """2.3 3.9 4.2"""
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
    """1.1"""
    for seat in range(s.players):
        if s.has_thrown[seat]:
            return False
    return True


def is_there(s: State, seat: int) -> bool:
    """1.1"""
    trace = s.squares[seat] | s.has_thrown[seat] | s.resting[seat] | s.waiting[seat]
    return trace | s.missed[seat] | s.arrival[seat] != 0


def broken_pawn(s: State, seat: int) -> int:
    """1.1 1.2 1.3 1.4 3.4 3.5 3.7 3.9 4.1"""
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
    """1.1"""
    return value == 0 or value == 1
