"""What must always hold in a match of Tock."""

from __future__ import annotations

from itertools import product

from cookietin.engine import CHANCE_BIT, GOES_ON, SOUND, Grid
from cookietin.games.tock import data, rules
from cookietin.games.tock.rules import State

NOBODY_ELSE_PLAYS, PAWNS_STAND_SOMEWHERE, BOARD_SHOWS_THE_PAWNS, CARDS_ARE_ALL_THERE = 1, 2, 3, 4
HANDS_ARE_COUNTED, HANDS_FIT_THE_DEAL, TURN_IS_OF_ONE_WHO_MAY, FOUR_AT_HOME_WIN = 5, 6, 7, 8
TALK_IS_CALLED_IN_TEAMS, HOME_FILLS_FROM_INSIDE = 9, 10
PAWNS = range(data.PAWNS)


def broken_law(s: State) -> int:
    if any(is_there(s, seat) for seat in range(s.players, data.SEATS)):
        return NOBODY_ELSE_PLAYS
    if not 0 <= s.turn < s.players or not 0 <= s.dealer < s.players:
        return TURN_IS_OF_ONE_WHO_MAY
    end = s.track + data.HOME_SQUARES
    if not all(rules.IN_NEST <= s.pawns[at] < end for at in product(range(s.players), PAWNS)):
        return PAWNS_STAND_SOMEWHERE
    if not is_board_sound(s):
        return BOARD_SHOWS_THE_PAWNS
    if s.stays_at_home and not all(is_filled_from_inside(s, at) for at in range(s.players)):
        return HOME_FILLS_FROM_INSIDE
    law = broken_cards(s)
    if law != SOUND:
        return law
    if not is_end_sound(s):
        return FOUR_AT_HOME_WIN
    if not is_turn_sound(s):
        return TURN_IS_OF_ONE_WHO_MAY
    return SOUND if is_talk_sound(s) else TALK_IS_CALLED_IN_TEAMS


def is_there(s: State, seat: int) -> bool:
    """Is there any trace of this seat?"""
    cards = s.hands, s.open_cards, s.laid_down
    traces = s.sizes, s.has_laid_down, s.was_called, s.answers
    return (
        any(s.pawns[seat, pawn] != rules.IN_NEST for pawn in PAWNS)
        or any(trace[seat, kind] for trace in cards for kind in range(data.KINDS))
        or any(trace[seat] for trace in traces)
    )


def is_board_sound(s: State) -> bool:
    """Does the board show each pawn where it stands, and nothing else?"""
    shown = {(at, s.board[at]) for at in range(len(s.board)) if s.board[at] != rules.VACANT}
    return shown == {
        (rules.location(s, seat, s.pawns[seat, pawn]), rules.occupant(seat, pawn))
        for seat, pawn in product(range(s.players), PAWNS)
        if s.pawns[seat, pawn] != rules.IN_NEST
    }


def is_filled_from_inside(s: State, seat: int) -> bool:
    """Is every home square of a seat free that lies before a free one?"""
    pawns = [s.pawns[seat, pawn] for pawn in PAWNS if s.pawns[seat, pawn] >= s.track]
    return all(rules.is_innermost(s, seat, progress) for progress in pawns)


def broken_cards(s: State) -> int:
    """The first law that the cards break, or SOUND."""
    each = s.players if rules.has_cards(s) or s.round > 1 else 0
    for kind in range(data.KINDS):
        counts = [s.heap[kind]]
        for seat in range(s.players):
            counts += [s.hands[seat, kind], s.open_cards[seat, kind]]
        if min(counts) < 0 or sum(counts) != each:
            return CARDS_ARE_ALL_THERE
    for seat in range(s.players):
        if s.sizes[seat] != cards_of(s.hands, seat):
            return HANDS_ARE_COUNTED
        if not is_hand_sound(s, seat) or not is_laid_hand_sound(s, seat):
            return HANDS_FIT_THE_DEAL
    return SOUND


def cards_of(cards: Grid, seat: int) -> int:
    """How many cards of a seat lie there."""
    return sum(cards[seat, kind] for kind in range(data.KINDS))


def is_hand_sound(s: State, seat: int) -> bool:
    """Has a seat as many cards as it should have by now?"""
    if not rules.has_cards(s):
        return s.sizes[seat] == 0 and s.has_laid_down[seat] == 0
    before = 0 if s.deal == 0 else data.FIRST_HAND + (s.deal - 1) * data.LATER_HAND
    got = s.sizes[seat] + cards_of(s.open_cards, seat) - before
    if s.phase != rules.DEALING:
        return got == rules.hand_size(s) and (s.sizes[seat] == 0 or not s.has_laid_down[seat])
    if s.has_laid_down[seat] or got != s.sizes[seat]:
        return False
    if seat == s.turn:
        return 0 <= got < rules.hand_size(s)
    first = rules.left_of(s, s.dealer)
    has_been_dealt = (seat - first) % s.players < (s.turn - first) % s.players
    return got == (rules.hand_size(s) if has_been_dealt else 0)


def is_laid_hand_sound(s: State, seat: int) -> bool:
    """Is a hand laid down by those who laid one down, and open?"""
    has_laid_down = cards_of(s.laid_down, seat) > 0
    return has_laid_down == (s.has_laid_down[seat] == 1) and all(
        0 <= s.laid_down[seat, kind] <= s.open_cards[seat, kind] for kind in range(data.KINDS)
    )


def is_end_sound(s: State) -> bool:
    """Has whoever has all pawns home won, and nobody else?"""
    home = [seat for seat in range(s.players) if rules.has_won(s, seat)]
    if s.phase != rules.OVER:
        return not home and s.won_by == GOES_ON and s.winner == 0
    if s.winner not in home or not all(rules.is_same_side(s, seat, s.winner) for seat in home):
        return False
    ways = (rules.HOME,) if s.partner_after == rules.ALONE else (rules.TEAM, rules.SEVEN_FOR_TWO)
    return s.won_by in ways


def is_turn_sound(s: State) -> bool:
    """Do phase, deal and turn go together?"""
    if not rules.WHO_DEALS <= s.phase <= rules.OVER or not 0 <= s.deal < data.DEALS_A_SHUFFLE:
        return False
    if not rules.NO_CARD <= s.last_card < data.KINDS:
        return False
    if s.phase == rules.WHO_DEALS:
        return s.round == 0 and s.deal == 0
    if s.round <= 0 or (s.phase == rules.SHUFFLING and s.deal != 0):
        return False
    if rules.active(s) == CHANCE_BIT:
        return s.phase == rules.DEALING or s.turn == rules.left_of(s, s.dealer)
    return s.phase == rules.OVER or s.sizes[s.turn] > 0


def is_talk_sound(s: State) -> bool:
    """Do a call and its answers go together?"""
    for seat in range(s.players):
        if s.was_called[seat] != s.was_called[rules.partner_of(s, seat)]:
            return False
        if s.was_called[seat] and (not s.table_talk or rules.active(s) == CHANCE_BIT):
            return False
        is_asked = rules.is_called(s) and rules.is_asked(s, seat)
        if s.answers[seat] != rules.NOT_ANSWERED and not is_asked:
            return False
    if not rules.is_called(s):
        return s.accused == 0 and s.caller == 0
    if not 0 <= s.accused < s.players or not 0 <= s.caller < s.players:
        return False
    if rules.is_same_side(s, s.accused, s.caller) or not s.was_called[s.accused]:
        return False
    return rules.seats_to_answer(s) != 0 and (s.phase == rules.ACCUSED or s.players == data.SEATS)
