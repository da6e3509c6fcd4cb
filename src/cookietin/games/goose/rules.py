"""Goose: a race over 63 squares in which the dice decide everything."""

from __future__ import annotations

from typing import Any

from cookietin.engine import ALLOWED, CHANCE_BIT, GOES_ON, Row, happens, i8, i32, record
from cookietin.engine.lots import THROWS, faces_of
from cookietin.games.goose import happenings as h
from cookietin.games.goose.moves import THROW

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

SIX_AND_THREE = 26
FIVE_AND_FOUR = 53

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
    """Lay out the match with its options."""
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
    """1.2 Geese stand on twelve squares, and on 23 where the table plays so."""
    if square == MAYBE_GOOSE:
        return s.goose_on_23 != 0
    return (GEESE_BITS >> square) & 1 != 0


def who_stays(s: State, seat: int, square: int) -> int:
    """1.4 Where it is played so, who keeps an occupied square from a pawn; else NO_SEAT."""
    if s.occupied != BACK or not may_be_contested(square):
        return NO_SEAT
    return longest_standing(s, seat, square)


def make_room(s: State, seat: int, square: int, start: int) -> None:
    """1.4 Where it is played so, the pawn that has stood there longest swaps places."""
    arrive_last(s, seat)
    if may_be_contested(square):
        other = longest_standing(s, seat, square)
        if other != NO_SEAT:
            s.squares[other] = start
            arrive_last(s, other)
            happens(s, h.SWAPPED, seat, other, start)


def may_be_contested(square: int) -> bool:
    """1.4 At the start, in the well and in the cage pawns always share."""
    return square != START and square != WELL and square != CAGE


def longest_standing(s: State, seat: int, square: int) -> int:
    """The other pawn that has stood on a square longest, or NO_SEAT."""
    found = NO_SEAT
    for other in range(s.players):
        if other != seat and s.squares[other] == square:
            if found == NO_SEAT or s.arrival[other] < s.arrival[found]:
                found = other
    return found


def arrive_last(s: State, seat: int) -> None:
    """Of all pawns this one has stood where it is for the shortest time."""
    for other in range(s.players):
        if s.arrival[other] > s.arrival[seat]:
            s.arrival[other] -= 1
    s.arrival[seat] = s.players - 1


# 2. A turn


def active(s: State) -> int:
    """Whose turn it is to throw, or chance."""
    if s.phase == TO_THROW:
        return 1 << s.turn
    if s.phase == OVER:
        return 0
    return CHANCE_BIT


def candidates(s: State, seat: int, out: Row) -> int:
    """There is one thing to do."""
    out[0] = THROW
    return 1


def refusal(s: State, seat: int, move: int) -> int:
    """Whoever's turn it is may throw."""
    return ALLOWED


def chances(s: State) -> int:
    """The seats, of whom one begins; else two dice."""
    return s.players if s.phase == WHO_BEGINS else THROWS


def play(s: State, seat: int, move: int) -> None:
    """A throw, the dice, or who begins."""
    if s.phase == DICE_ROLL:
        dice_fall(s, s.turn, *faces_of(move))
    elif s.phase == TO_THROW:
        s.phase = DICE_ROLL
    else:
        begin(s, move)
        happens(s, h.BEGINS, move)


def begin(s: State, seat: int) -> None:
    """2.3 One of the players begins."""
    s.first = seat
    s.turn = seat
    s.round = 1
    s.phase = TO_THROW


def dice_fall(s: State, seat: int, one: int, other: int) -> None:
    """2.1 The pawn goes forward by the sum of both dice."""
    happens(s, h.THROWN, one, other)
    start = s.squares[seat]
    square = nine_leads_to(s, seat, one, other)
    if square == START:
        square = walk(s, seat, one + other)
    else:
        happens(s, h.LEAPS, seat, square)
    s.has_thrown[seat] = 1
    keeper = who_stays(s, seat, square)
    if keeper != NO_SEAT:
        happens(s, h.PUT_BACK, seat, keeper, start)
    else:
        s.squares[seat] = square
        if s.occupied == SWAP:
            make_room(s, seat, square, start)
        land(s, seat, square)
    if s.phase != OVER:
        pass_turn(s)


def nine_leads_to(s: State, seat: int, one: int, other: int) -> int:
    """2.2 A nine on the first throw leads to 53 or 26; START if this is none."""
    if s.has_thrown[seat] and not (s.nine_from_start and s.squares[seat] == START):
        return START
    if one * other == 4 * 5 and one + other == 4 + 5:
        return FIVE_AND_FOUR
    if one * other == 6 * 3 and one + other == 6 + 3:
        return SIX_AND_THREE
    return START


def pass_turn(s: State) -> None:
    """2.3 Play goes clockwise, past those who miss their turn."""
    s.phase = TO_THROW
    while True:
        s.turn += 1
        if s.turn == s.players:
            s.turn = 0
        s.round += s.turn == s.first  # added, not asked: no processor foresees it
        if not take_missed_turn(s, s.turn):
            return


# 3. Landing


def walk(s: State, seat: int, steps: int) -> int:
    """3.1 3.2 On a goose the same sum again, back from the finish if it is too far.

    Gives the square where the way ends: special squares count however they are reached.
    """
    start = s.squares[seat]
    square = start + steps
    happens(s, h.WALKS, seat, start, min(square, FINISH))
    direction = FORWARD
    while True:
        if square > FINISH:
            square = FINISH - (square - FINISH)
            direction = BACKWARD
            happens(s, h.SENT_ON, seat, h.BACK_FROM_FINISH, square)
        if square == FLIGHT or square == DETOUR:
            return take_passage(s, seat, square)
        if not is_goose(s, square):
            return square
        square += steps * direction
        how = h.BY_GOOSE if direction == FORWARD else h.BACK_BY_GOOSE
        happens(s, h.SENT_ON, seat, how, min(square, FINISH))


def take_passage(s: State, seat: int, square: int) -> int:
    """3.3 3.6 The flying goose carries a pawn to 12, the detour leads back to 37."""
    if square == FLIGHT:
        happens(s, h.SENT_ON, seat, h.BY_FLIGHT, FLIGHT_ENDS)
        return FLIGHT_ENDS
    happens(s, h.SENT_ON, seat, h.BY_DETOUR, DETOUR_ENDS)
    return DETOUR_ENDS


def land(s: State, seat: int, square: int) -> None:
    """3.4 3.8 3.9 3.10 In the nest a pawn rests, from the soup it starts again, at 63 it wins."""
    if is_special(square):
        happens(s, h.LANDS, seat, square)
    if square == NEST:
        s.resting[seat] = 1
    elif square == WELL or square == CAGE:
        fall_in(s, seat, square)
    elif square == SOUP:
        s.squares[seat] = START
    elif square == FINISH:
        s.winner = seat
        s.phase = OVER


def is_special(square: int) -> bool:
    """1.3 Landing on nest, well, cage, soup or finish does something."""
    return square == NEST or square == WELL or square == CAGE or square == SOUP or square == FINISH


def fall_in(s: State, seat: int, square: int) -> None:
    """3.5 3.7 A pawn in the well or the cage waits, and frees whoever waited there."""
    for other in range(s.players):
        if s.squares[other] == square:
            if s.waiting[other]:
                happens(s, h.FREED, other)
            s.waiting[other] = 0
            s.missed[other] = 0
    s.waiting[seat] = 1
    if is_deadlocked(s):
        s.phase = OVER


# 4. Waiting


def take_missed_turn(s: State, seat: int) -> bool:
    """3.4 3.5 3.7 Who rests misses one turn, who waits misses every turn; is this one missed?"""
    if s.resting[seat]:
        s.resting[seat] = 0
    elif not s.waiting[seat] or release_if_due(s, seat):
        return False
    happens(s, h.MISSES, seat)
    return True


def release_if_due(s: State, seat: int) -> bool:
    """4.1 After three missed turns a pawn plays on, if the table plays so; does it now?"""
    if not s.release:
        return False
    if s.missed[seat] < TURNS_MISSED_FOR_RELEASE:
        s.missed[seat] += 1
        return False
    s.waiting[seat] = 0
    s.missed[seat] = 0
    happens(s, h.RELEASED, seat)
    return True


def is_deadlocked(s: State) -> bool:
    """4.2 Without release it is a draw once all pawns wait."""
    if s.release:
        return False
    for seat in range(s.players):
        if not s.waiting[seat]:
            return False
    return True


# The end


def ending(s: State) -> int:
    """Home, or deadlocked."""
    if s.phase != OVER:
        return GOES_ON
    return DEADLOCK if s.winner == NO_SEAT else HOME


def winners(s: State) -> int:
    """Who is home; nobody after a deadlock."""
    return 0 if s.winner == NO_SEAT else 1 << s.winner


def score(s: State, seat: int) -> int:
    """1.1 The square of the pawn, from 0 before the first."""
    return s.squares[seat]


def rounds(s: State) -> int:
    """A round is over when it is the first player's turn again."""
    return s.round
