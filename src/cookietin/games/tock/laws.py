"""What must always hold in a match of Tock."""

from __future__ import annotations

from cookietin.engine import CHANCE_BIT, GOES_ON, SOUND, Grid
from cookietin.games.tock.data import (
    DEALS_A_SHUFFLE,
    FIRST_HAND,
    HOME_SQUARES,
    KINDS,
    LATER_HAND,
    PAWNS,
    SEATS,
)
from cookietin.games.tock.rules import (
    ACCUSED,
    ALONE,
    DEALING,
    HOME,
    IN_NEST,
    NO_CARD,
    NOT_ANSWERED,
    OVER,
    SEVEN_FOR_TWO,
    SHUFFLING,
    TEAM,
    VACANT,
    WHO_DEALS,
    State,
    active,
    awaited,
    hand_size,
    has_cards,
    has_won,
    is_asked,
    is_called,
    is_same_side,
    left_of,
    location,
    occupant,
    partner_of,
)

NOBODY_ELSE_PLAYS, PAWNS_STAND_SOMEWHERE, BOARD_SHOWS_THE_PAWNS, CARDS_ARE_ALL_THERE = 1, 2, 3, 4
HANDS_ARE_COUNTED, HANDS_FIT_THE_DEAL, TURN_IS_OF_ONE_WHO_MAY, FOUR_AT_HOME_WIN = 5, 6, 7, 8
TALK_IS_CALLED_IN_TEAMS = 9


def broken(s: State) -> int:
    """The first law that a state breaks, or SOUND."""
    for seat in range(s.players, SEATS):
        if is_there(s, seat):
            return NOBODY_ELSE_PLAYS
    if not 0 <= s.turn < s.players or not 0 <= s.dealer < s.players:
        return TURN_IS_OF_ONE_WHO_MAY
    for seat in range(s.players):
        for pawn in range(PAWNS):
            if not IN_NEST <= s.pawns[seat, pawn] < s.track + HOME_SQUARES:
                return PAWNS_STAND_SOMEWHERE
    if not is_board_sound(s):
        return BOARD_SHOWS_THE_PAWNS
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
    for pawn in range(PAWNS):
        if s.pawns[seat, pawn] != IN_NEST:
            return True
    for kind in range(KINDS):
        if s.hands[seat, kind] != 0 or s.open_cards[seat, kind] != 0:
            return True
        if s.laid_down[seat, kind] != 0:
            return True
    trace = s.sizes[seat] | s.has_laid_down[seat] | s.was_called[seat] | s.answers[seat]
    return trace != 0


def is_board_sound(s: State) -> bool:
    """Does the board show each pawn where it stands, and nothing else?"""
    standing = 0
    for square in range(len(s.board)):
        if s.board[square] != VACANT:
            standing += 1
    for seat in range(s.players):
        for pawn in range(PAWNS):
            if s.pawns[seat, pawn] != IN_NEST:
                standing -= 1
                if s.board[location(s, seat, s.pawns[seat, pawn])] != occupant(seat, pawn):
                    return False
    return standing == 0


def broken_cards(s: State) -> int:
    """The first law that the cards break, or SOUND."""
    each = s.players if has_cards(s) or s.round > 1 else 0
    for kind in range(KINDS):
        cards = s.heap[kind]
        if cards < 0:
            return CARDS_ARE_ALL_THERE
        for seat in range(s.players):
            if s.hands[seat, kind] < 0 or s.open_cards[seat, kind] < 0:
                return CARDS_ARE_ALL_THERE
            cards += s.hands[seat, kind] + s.open_cards[seat, kind]
        if cards != each:
            return CARDS_ARE_ALL_THERE
    for seat in range(s.players):
        if s.sizes[seat] != cards_of(s.hands, seat):
            return HANDS_ARE_COUNTED
        if not is_hand_sound(s, seat) or not is_laid_hand_sound(s, seat):
            return HANDS_FIT_THE_DEAL
    return SOUND


def cards_of(cards: Grid, seat: int) -> int:
    """How many cards of a seat lie there."""
    count = 0
    for kind in range(KINDS):
        count += cards[seat, kind]
    return count


def is_hand_sound(s: State, seat: int) -> bool:
    """Has a seat as many cards as it should have by now?"""
    if not has_cards(s):
        return s.sizes[seat] == 0 and s.has_laid_down[seat] == 0
    before = 0 if s.deal == 0 else FIRST_HAND + (s.deal - 1) * LATER_HAND
    got = s.sizes[seat] + cards_of(s.open_cards, seat) - before
    if s.phase != DEALING:
        return got == hand_size(s) and (s.sizes[seat] == 0 or not s.has_laid_down[seat])
    if s.has_laid_down[seat] or got != s.sizes[seat]:
        return False
    if seat == s.turn:
        return 0 <= got < hand_size(s)
    return got == (hand_size(s) if has_been_dealt(s, seat) else 0)


def is_laid_hand_sound(s: State, seat: int) -> bool:
    """Is a hand laid down by those who laid one down, and open?"""
    for kind in range(KINDS):
        if not 0 <= s.laid_down[seat, kind] <= s.open_cards[seat, kind]:
            return False
    return (cards_of(s.laid_down, seat) > 0) == (s.has_laid_down[seat] == 1)


def has_been_dealt(s: State, seat: int) -> bool:
    """Did a seat get its hand before the one that gets cards now?"""
    since = seat - s.dealer if seat > s.dealer else seat - s.dealer + s.players
    now = s.turn - s.dealer if s.turn > s.dealer else s.turn - s.dealer + s.players
    return since < now


def is_end_sound(s: State) -> bool:
    """Has whoever has all pawns home won, and nobody else?"""
    for seat in range(s.players):
        if has_won(s, seat) and (s.phase != OVER or not is_same_side(s, seat, s.winner)):
            return False
    if s.phase != OVER:
        return s.won_by == GOES_ON and s.winner == 0
    if not 0 <= s.winner < s.players or not has_won(s, s.winner):
        return False
    if s.partner_after == ALONE:
        return s.won_by == HOME
    return s.won_by == TEAM or s.won_by == SEVEN_FOR_TWO


def is_turn_sound(s: State) -> bool:
    """Do phase, deal and turn go together?"""
    if not WHO_DEALS <= s.phase <= OVER or not 0 <= s.deal < DEALS_A_SHUFFLE:
        return False
    if not NO_CARD <= s.last_card < KINDS:
        return False
    if s.phase == WHO_DEALS:
        return s.round == 0 and s.deal == 0
    if s.round <= 0 or (s.phase == SHUFFLING and s.deal != 0):
        return False
    if active(s) == CHANCE_BIT:
        return s.phase == DEALING or s.turn == left_of(s, s.dealer)
    return s.phase == OVER or s.sizes[s.turn] > 0


def is_talk_sound(s: State) -> bool:
    """Do a call and its answers go together?"""
    for seat in range(s.players):
        if s.was_called[seat] != s.was_called[partner_of(s, seat)]:
            return False
        if s.was_called[seat] and (not s.table_talk or active(s) == CHANCE_BIT):
            return False
        if s.answers[seat] != NOT_ANSWERED and not (is_called(s) and is_asked(s, seat)):
            return False
    if not is_called(s):
        return s.accused == 0 and s.caller == 0
    if not 0 <= s.accused < s.players or not 0 <= s.caller < s.players:
        return False
    if is_same_side(s, s.accused, s.caller) or not s.was_called[s.accused]:
        return False
    return awaited(s) != 0 and (s.phase == ACCUSED or s.players == SEATS)
