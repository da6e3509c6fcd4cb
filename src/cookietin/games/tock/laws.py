"""What must always hold in a match of Tock."""

from __future__ import annotations

from cookietin.engine import CHANCE_BIT, GOES_ON, SOUND, Grid
from cookietin.games.tock import data, rules
from cookietin.games.tock.rules import State

NOBODY_ELSE_PLAYS, PAWNS_STAND_SOMEWHERE, BOARD_SHOWS_THE_PAWNS, CARDS_ARE_ALL_THERE = 1, 2, 3, 4
HANDS_ARE_COUNTED, HANDS_FIT_THE_DEAL, TURN_IS_OF_ONE_WHO_MAY, FOUR_AT_HOME_WIN = 5, 6, 7, 8
TALK_IS_CALLED_IN_TEAMS = 9


def broken(s: State) -> int:
    """The first law that a state breaks, or SOUND."""
    for seat in range(s.players, data.SEATS):
        if is_there(s, seat):
            return NOBODY_ELSE_PLAYS
    if not 0 <= s.turn < s.players or not 0 <= s.dealer < s.players:
        return TURN_IS_OF_ONE_WHO_MAY
    for seat in range(s.players):
        for pawn in range(data.PAWNS):
            if not rules.IN_NEST <= s.pawns[seat, pawn] < s.track + data.HOME_SQUARES:
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
    for pawn in range(data.PAWNS):
        if s.pawns[seat, pawn] != rules.IN_NEST:
            return True
    for kind in range(data.KINDS):
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
        if s.board[square] != rules.VACANT:
            standing += 1
    for seat in range(s.players):
        for pawn in range(data.PAWNS):
            if s.pawns[seat, pawn] != rules.IN_NEST:
                standing -= 1
                square = rules.location(s, seat, s.pawns[seat, pawn])
                if s.board[square] != rules.occupant(seat, pawn):
                    return False
    return standing == 0


def broken_cards(s: State) -> int:
    """The first law that the cards break, or SOUND."""
    each = s.players if rules.has_cards(s) or s.round > 1 else 0
    for kind in range(data.KINDS):
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
    for kind in range(data.KINDS):
        count += cards[seat, kind]
    return count


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
    return got == (rules.hand_size(s) if has_been_dealt(s, seat) else 0)


def is_laid_hand_sound(s: State, seat: int) -> bool:
    """Is a hand laid down by those who laid one down, and open?"""
    for kind in range(data.KINDS):
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
        is_winner = s.phase == rules.OVER and rules.is_same_side(s, seat, s.winner)
        if rules.has_won(s, seat) and not is_winner:
            return False
    if s.phase != rules.OVER:
        return s.won_by == GOES_ON and s.winner == 0
    if not 0 <= s.winner < s.players or not rules.has_won(s, s.winner):
        return False
    if s.partner_after == rules.ALONE:
        return s.won_by == rules.HOME
    return s.won_by == rules.TEAM or s.won_by == rules.SEVEN_FOR_TWO


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
    return rules.awaited(s) != 0 and (s.phase == rules.ACCUSED or s.players == data.SEATS)
