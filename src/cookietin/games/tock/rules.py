"""Tock: four pawns round the track and home, with cards instead of dice.

In the state a pawn stands at IN_NEST, at 0 … track − 1 counted from its own start, or from
`track` on at home. `board` says who's on a square: `location` gives a pawn's square,
`occupant(seat, pawn)` is who's there, VACANT if nobody is.
"""

from __future__ import annotations

from typing import Any

from cookietin.engine import ALLOWED, CHANCE_BIT, NOBODY, OWNER, Grid, Row, happens, i8, i32, record
from cookietin.engine.bits import count_bits, lowest_bit
from cookietin.games.tock import data
from cookietin.games.tock import happenings as h
from cookietin.games.tock.moves import (
    ADMIT,
    DENY,
    FIRST_SPLIT,
    LAY_DOWN,
    NO_PAWN,
    call_move,
    call_parts,
    card_of,
    enter_move,
    first_pawn,
    has_lap,
    is_call,
    is_enter,
    is_split,
    is_swap,
    is_walk,
    names_partner,
    seven_parts,
    short_move,
    split_move,
    swap_move,
    swap_parts,
    walk_move,
    walk_parts,
)

IN_NEST = -1
VACANT = 0
ALONE = 0
NO_CARD = -1
HOME_OR_LAP = 2  # the two ways to count beyond the last square of the track

WHO_DEALS, SHUFFLING, DEALING, TO_PLAY, ACCUSED, CONFIRMING, OVER = 0, 1, 2, 3, 4, 5, 6
NOT_ANSWERED, DENIED, ADMITTED = 0, 1, 2
HOME, TEAM, SEVEN_FOR_TWO = 1, 2, 3


@record
class State:
    """A match: the options, the cards, the pawns, and what is said of table talk."""

    players: int = i8(fixed=True)
    track: int = i8(fixed=True)
    squares_per_place: int = i8(fixed=True)
    to_start: Row = i8(data.LARGE_BOARD, fixed=True)  # of each square, how far the next start is
    starts: Row = i8(data.SEATS, fixed=True)
    partner_after: int = i8(fixed=True)  # so many seats on sits the partner, or ALONE
    jack_from_start: int = i8(fixed=True)
    never_forced_past_home: int = i8(fixed=True)
    stays_at_home: int = i8(fixed=True)  # a pawn, where it entered
    table_talk: int = i8(fixed=True)

    phase: int = i8()
    turn: int = i8()  # while cards are dealt: who gets the next one
    dealer: int = i8()
    deal: int = i8()  # of the three between two shuffles, from 0
    round: int = i32()  # deals in all
    won_by: int = i8()
    winner: int = i8()  # who made the last move, alone or for the team

    heap: Row = i8(data.KINDS, seen_by=NOBODY)
    hands: Grid = i8(data.SEATS, data.KINDS, seen_by=OWNER)
    sizes: Row = i8(data.SEATS)
    open_cards: Grid = i8(data.SEATS, data.KINDS)  # played or laid down since the shuffle
    has_laid_down: Row = i8(data.SEATS)  # in this deal
    laid_down: Grid = i8(data.SEATS, data.KINDS)  # the hand that was; open_cards count it too
    last_card: int = i8()  # on top of the pile, or NO_CARD

    pawns: Grid = i8(data.SEATS, data.PAWNS)
    board: Row = i8(data.LARGE_BOARD + data.SEATS * data.HOME_SQUARES)

    accused: int = i8()  # of table talk, with the partner
    caller: int = i8()
    was_called: Row = i8(data.SEATS)  # in this deal
    answers: Row = i8(data.SEATS)


# 1. Players and board


def set_up(s: State, options: dict[str, Any]) -> None:
    """1.1 1.3 Each player has a start on the track, and four pawns in the nest."""
    s.players = options["players"]
    squares = data.squares_of(options["edition"])
    s.squares_per_place = squares
    s.track = data.places_for(s.players) * squares
    for square in range(s.track):
        s.to_start[square] = squares - square % squares
    s.partner_after = s.players // 2 if options["teams"] == "on" else ALONE
    s.jack_from_start = options["jack_from_start"] == "on"
    s.never_forced_past_home = options["never_forced_past_home"] == "on"
    s.stays_at_home = options["move_up_at_home"] == "off"
    s.table_talk = options["table_talk"] == "on"
    places_apart = 2 if s.players == 2 else 1
    for seat in range(s.players):
        s.starts[seat] = seat * places_apart * squares
    for seat in range(data.SEATS):
        for pawn in range(data.PAWNS):
            s.pawns[seat, pawn] = IN_NEST
    s.last_card = NO_CARD
    if options["first"] != "random":
        s.dealer = int(options["first"])
        begin_deal(s, 0)


def partner_of(s: State, seat: int) -> int:
    """1.2 Partners sit opposite each other; without teams it is the seat itself."""
    partner = seat + s.partner_after
    return partner - s.players if partner >= s.players else partner


def is_same_side(s: State, seat: int, other: int) -> bool:
    """Is it the same seat, or its partner?"""
    return other == seat or other == partner_of(s, seat)


def location(s: State, owner: int, progress: int) -> int:
    """1.4 After the last square of the track, each owner's home squares follow."""
    if progress >= s.track:
        return data.LARGE_BOARD + owner * data.HOME_SQUARES + progress - s.track
    square = progress + s.starts[owner]
    return square - s.track if square >= s.track else square


def progress_at(s: State, owner: int, square: int) -> int:
    """How far along a pawn of this owner is on a square of the track."""
    progress = square - s.starts[owner]
    return progress + s.track if progress < 0 else progress


def occupant(seat: int, pawn: int) -> int:
    """A pawn as the board shows it."""
    return seat * data.PAWNS + pawn + 1


def owner_of(standing: int) -> int:
    """Whose pawn the board shows."""
    return (standing - 1) // data.PAWNS


def pawn_of(standing: int) -> int:
    """Which of the owner's pawns the board shows."""
    return (standing - 1) % data.PAWNS


def has_all_home(s: State, seat: int) -> bool:
    """Are all four pawns of this seat at home?"""
    for pawn in range(data.PAWNS):
        if s.pawns[seat, pawn] < s.track:
            return False
    return True


# 2. Cards


def active(s: State) -> int:
    """Whose turn it is to play, who must answer, or chance."""
    if s.phase == TO_PLAY:
        return 1 << s.turn
    if is_called(s):
        return seats_to_answer(s)
    return 0 if s.phase == OVER else CHANCE_BIT


def chances(s: State) -> int:
    """The seats, of whom one deals; cards have weights."""
    return s.players if s.phase == WHO_DEALS else 0


def weights(s: State, out: Row) -> int:
    """2.1 The deck has one run of thirteen for each player; chance deals what is left of it."""
    for kind in range(data.KINDS):
        out[kind] = s.players if s.phase == SHUFFLING else s.heap[kind]
    return data.KINDS


def has_cards(s: State) -> bool:
    """Have cards been dealt since the last shuffle?"""
    return s.phase != WHO_DEALS and s.phase != SHUFFLING


def begin_deal(s: State, deal: int) -> None:
    """2.2 The dealer gives out hands three times, and shuffles before the first."""
    s.deal = deal
    s.round += 1
    # What lies open is seen until the first card is dealt.
    s.phase = SHUFFLING if deal == 0 else DEALING
    s.turn = left_of(s, s.dealer)
    for seat in range(s.players):
        s.was_called[seat] = 0
        if s.has_laid_down[seat]:
            s.has_laid_down[seat] = 0
            for kind in range(data.KINDS):
                s.laid_down[seat, kind] = 0
    happens(s, h.DEALS, s.dealer, hand_size(s))


def shuffle(s: State) -> None:
    """2.1 All cards go back to the heap."""
    for kind in range(data.KINDS):
        s.heap[kind] = s.players
        for seat in range(s.players):
            s.open_cards[seat, kind] = 0
    s.last_card = NO_CARD
    s.phase = DEALING


def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def hand_size(s: State) -> int:
    """2.2 Five cards, then four, then four again."""
    return data.FIRST_HAND if s.deal == 0 else data.LATER_HAND


def deal_card(s: State, kind: int) -> None:
    """2.3 Whole hands are dealt from the dealer's left, where play begins too."""
    if s.phase == SHUFFLING:
        shuffle(s)
    s.heap[kind] -= 1
    s.hands[s.turn, kind] += 1
    s.sizes[s.turn] += 1
    if s.sizes[s.turn] == hand_size(s):
        is_last = s.turn == s.dealer
        s.turn = left_of(s, s.turn)
        if is_last:
            s.phase = TO_PLAY


def pass_turn(s: State) -> None:
    """2.3 2.6 Play goes clockwise past those without cards; if nobody has any, more are dealt."""
    for _ in range(s.players):
        s.turn = left_of(s, s.turn)
        if s.sizes[s.turn] > 0:
            return
    deal = (s.deal + 1) % data.DEALS_A_SHUFFLE
    s.dealer = left_of(s, s.dealer) if deal == 0 else s.dealer
    begin_deal(s, deal)


def candidates(s: State, seat: int, out: Row) -> int:
    """All that a seat may do, and nothing else."""
    if s.phase != TO_PLAY:
        out[0] = ADMIT
        out[1] = DENY
        return 2
    if seat != s.turn:
        return list_calls(s, seat, out)
    count = list_plays(s, seat, out)
    if count == 0 or (s.never_forced_past_home and are_all_laps(out, count)):
        out[count] = LAY_DOWN
        count += 1
    return count


def are_all_laps(out: Row, count: int) -> bool:
    """Do all of these plays contain a lap?"""
    for at in range(count):
        if not has_lap(out[at]):
            return False
    return True


def list_plays(s: State, seat: int, out: Row) -> int:
    """Every play of the cards in the hand, card by card; how many?"""
    owner = whose_pawns(s, seat)
    for_partner = 1 if owner != seat else 0
    offset = for_partner * data.PAWNS  # of the owner's pawns, as moves count them
    entered = pawns_out(s, owner)
    count = 0
    cards = 0  # as a set, like pawns: what is not in one costs no processor a wrong guess
    for card in range(data.KINDS):
        cards |= (s.hands[seat, card] > 0) << card
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        if card == data.JACK:
            count = list_swaps(s, owner, offset, out, count)
            continue
        if (card == data.ACE or card == data.KING) and enter_refusal(s, owner, card) == ALLOWED:
            out[count] = enter_move(card, for_partner)
            count += 1
        pawns = entered if card != data.KING else 0
        while pawns != 0:
            pawn = lowest_bit(pawns)
            pawns &= pawns - 1
            for lap in range(ways(s, owner, pawn, steps_of(card))):
                if step_refusal(s, owner, pawn, card, lap) == ALLOWED:
                    out[count] = walk_move(card, offset + pawn, lap)
                    count += 1
        if card == data.SEVEN:
            count = list_splits(s, owner, offset, out, count)
    return count


def refusal(s: State, seat: int, move: int) -> int:
    """An answer when one is due; else a call, or whatever whoever's turn it is may do."""
    if s.phase != TO_PLAY or move == ADMIT or move == DENY:
        return ALLOWED if is_called(s) and (move == ADMIT or move == DENY) else 503
    if is_call(move):
        return ALLOWED if may_call(s, seat, call_parts(move).seat) else 503
    if seat != s.turn:
        return 203
    if move == LAY_DOWN:
        return 205 if must_play(s, seat) else ALLOWED
    return play_refusal(s, seat, move)


def must_play(s: State, seat: int) -> bool:
    """2.5 4.6 Whoever can play a card must, past home only if the table plays so."""
    may_split = s.hands[seat, data.SEVEN] > 0 and count_bits(pawns_out(s, whose_pawns(s, seat))) > 1
    for move in range(LAY_DOWN if may_split else FIRST_SPLIT):
        if s.hands[seat, card_of(move)] > 0 and play_refusal(s, seat, move) == ALLOWED:
            if not (s.never_forced_past_home and has_lap(move)):
                return True
    return False


def play_refusal(s: State, seat: int, move: int) -> int:
    """2.4 Any card of the hand may be played."""
    if s.partner_after == ALONE and names_partner(move):
        return 102
    if s.hands[seat, card_of(move)] == 0:
        return 204
    owner = owner_in_move(s, seat, first_pawn(move))
    clause = card_refusal(s, owner, move)
    if clause == ALLOWED and owner != whose_pawns(s, seat):
        return 501
    return clause


def play(s: State, seat: int, move: int) -> None:
    """A card, a hand laid down, a call, an answer; of chance, who deals and each card."""
    if s.phase == TO_PLAY:
        if is_call(move):
            accuse(s, seat, call_parts(move).seat)
        else:
            take_turn(s, seat, move)
    elif s.phase == WHO_DEALS:
        s.dealer = move
        begin_deal(s, 0)
    elif is_called(s):
        answer(s, seat, move)
    else:
        deal_card(s, move)


def take_turn(s: State, seat: int, move: int) -> None:
    """A card or the whole hand; then it is the next one's turn, unless that has won."""
    if move == LAY_DOWN:
        lay_down(s, seat)
    else:
        play_card(s, seat, move)
    if s.phase != OVER:
        pass_turn(s)


def lay_down(s: State, seat: int) -> None:
    """2.6 Who can play nothing lays down the whole hand, open, and waits for the next deal."""
    happens(s, h.LAYS_DOWN, seat)
    for kind in range(data.KINDS):
        for _ in range(s.hands[seat, kind]):
            happens(s, h.SHOWS, seat, kind)
        s.laid_down[seat, kind] = s.hands[seat, kind]
        s.open_cards[seat, kind] += s.hands[seat, kind]
        s.hands[seat, kind] = 0
    s.sizes[seat] = 0
    s.has_laid_down[seat] = 1


def play_card(s: State, seat: int, move: int) -> None:
    """2.3 One card a turn."""
    card = card_of(move)
    s.hands[seat, card] -= 1
    s.open_cards[seat, card] += 1
    s.sizes[seat] -= 1
    s.last_card = card
    happens(s, h.PLAYS, seat, card)
    pawn = first_pawn(move)
    owner = owner_in_move(s, seat, pawn)
    if is_walk(move):
        walk(s, owner, pawn % data.PAWNS, steps_of(card), walk_parts(move).lap)
    elif is_enter(move):
        enter(s, owner)
    elif is_swap(move):
        swap(s, owner, pawn % data.PAWNS, swap_parts(move).seat, swap_parts(move).other)
    else:
        play_seven(s, seat, owner, move)
    if has_won(s, owner):
        win(s, seat, move)
    elif owner == seat and moves_for_partner(s, seat):
        happens(s, h.ALL_HOME, seat)


# 3. What the cards do

# The clause that says it, from the Ace to the King.
CLAUSES = (301, 307, 307, 306, 307, 307, 305, 307, 307, 307, 304, 303, 302)


def card_refusal(s: State, owner: int, move: int) -> int:
    """0, or the clause by which a card does not move the pawns of an owner so."""
    pawn = first_pawn(move) % data.PAWNS
    if is_walk(move):
        return pawn_refusal(s, owner, pawn, card_of(move), walk_parts(move).lap)
    if is_enter(move):
        return enter_refusal(s, owner, card_of(move))
    if is_swap(move):
        return swap_refusal(s, owner, pawn, swap_parts(move).seat, swap_parts(move).other)
    return seven_refusal(s, owner, move)


def pawn_refusal(s: State, owner: int, pawn: int, card: int, lap: int) -> int:
    """0, or the clause by which a card does not move one pawn so."""
    if card == data.KING or card == data.JACK or s.pawns[owner, pawn] == IN_NEST:
        return CLAUSES[card]
    return step_refusal(s, owner, pawn, card, lap)


def step_refusal(s: State, owner: int, pawn: int, card: int, lap: int) -> int:
    """0, or the clause by which a pawn that has entered does not go as a card says."""
    if card == data.FOUR:
        return 406 if lap else back_refusal(s, owner, pawn)
    return walk_refusal(s, owner, pawn, card + 1, lap)


def steps_of(card: int) -> int:
    """3.1 3.3 3.6 3.7 An Ace goes one forward, a Queen 12, a Four back, others what they say."""
    return -data.FOUR_STEPS if card == data.FOUR else card + 1


def enter_refusal(s: State, owner: int, card: int) -> int:
    """3.1 3.2 An Ace or a King brings a pawn from the nest to its start."""
    if (card != data.ACE and card != data.KING) or lowest_in_nest(s, owner) == data.PAWNS:
        return CLAUSES[card]
    return 402 if is_blockade(s, s.starts[owner]) else ALLOWED


def lowest_in_nest(s: State, owner: int) -> int:
    """The first pawn in the nest, or PAWNS if it is empty."""
    for pawn in range(data.PAWNS):
        if s.pawns[owner, pawn] == IN_NEST:
            return pawn
    return data.PAWNS


def enter(s: State, owner: int) -> None:
    """4.3 Entering takes a pawn of another that stands on the start."""
    pawn = lowest_in_nest(s, owner)
    happens(s, h.GOES, owner, pawn, h.OUT, 0)
    land(s, owner, pawn, 0)


def list_swaps(s: State, owner: int, offset: int, out: Row, count: int) -> int:
    """All swaps by a Jack."""
    for pawn in range(data.PAWNS):
        if not may_be_swapped(s, owner, pawn, s.jack_from_start):
            continue
        for seat in range(s.players):
            for other in range(data.PAWNS if seat != owner else 0):
                if may_be_swapped(s, seat, other, 0):
                    out[count] = swap_move(offset + pawn, seat, other)
                    count += 1
    return count


def swap_refusal(s: State, owner: int, pawn: int, seat: int, other: int) -> int:
    """3.4 A Jack swaps one of your pawns on the track with one of another player."""
    # Ruling: "another player" is anyone but the owner of the pawn, also when you move for your
    # partner; your own pawns are all at home then.
    if seat >= s.players or seat == owner or not may_be_swapped(s, owner, pawn, s.jack_from_start):
        return 304
    return ALLOWED if may_be_swapped(s, seat, other, 0) else 304


def may_be_swapped(s: State, owner: int, pawn: int, from_start: int) -> bool:
    """3.4 Only pawns on the track are swapped, and from their own start only by the option."""
    progress = s.pawns[owner, pawn]
    return 0 < progress < s.track or (progress == 0 and from_start != 0)


def swap(s: State, owner: int, pawn: int, seat: int, other: int) -> None:
    """3.4 Each pawn goes to where the other was."""
    here = location(s, owner, s.pawns[owner, pawn])
    there = location(s, seat, s.pawns[seat, other])
    s.board[there] = occupant(owner, pawn)
    s.board[here] = occupant(seat, other)
    s.pawns[owner, pawn] = progress_at(s, owner, there)
    s.pawns[seat, other] = progress_at(s, seat, here)
    happens(s, h.SWAPS, owner, pawn, s.pawns[owner, pawn], seat, other)


def list_splits(s: State, owner: int, offset: int, out: Row, count: int) -> int:
    """All Sevens in two parts, and those that stop short."""
    if count_bits(pawns_out(s, owner)) < 2:  # each part moves another one
        return count
    for pawn in range(data.PAWNS):
        here = s.pawns[owner, pawn]
        first = offset + pawn
        if here == IN_NEST:
            continue
        for steps in range(1, data.SEVEN_STEPS):
            for lap in range(ways(s, owner, pawn, steps)):
                if walk_refusal(s, owner, pawn, steps, lap) != ALLOWED:
                    continue
                to = goal(s, owner, pawn, steps, lap)
                taken = put(s, owner, pawn, to)
                count = list_rests(s, owner, offset, first, steps, lap, out, count)
                if to >= s.track and has_all_home(s, owner):
                    partner = partner_of(s, owner)
                    count = list_rests(s, partner, data.PAWNS, first, steps, lap, out, count)
                    if stop_refusal(s, owner, first, NO_PAWN, data.SEVEN_STEPS - steps) == ALLOWED:
                        out[count] = short_move(first, steps, NO_PAWN)
                        count += 1
                put_back(s, owner, pawn, here, taken)
    return count


def pawns_out(s: State, owner: int) -> int:
    """The set of an owner's pawns that are not in the nest."""
    pawns = 0
    for pawn in range(data.PAWNS):
        pawns |= (s.pawns[owner, pawn] != IN_NEST) << pawn
    return pawns


def list_rests(
    s: State, owner: int, offset: int, first: int, steps: int, lap: int, out: Row, count: int
) -> int:
    """All that can follow the first part of a Seven with pawns of this owner."""
    rest = data.SEVEN_STEPS - steps
    may_end = last_home(s, owner) != IN_NEST
    for pawn in range(data.PAWNS):
        second = offset + pawn
        if second == first or s.pawns[owner, pawn] == IN_NEST:
            continue
        for second_lap in range(ways(s, owner, pawn, rest)):
            if walk_refusal(s, owner, pawn, rest, second_lap) == ALLOWED:
                out[count] = split_move(first, steps, lap, second, second_lap)
                count += 1
        if may_end and may_win_short(s, owner, pawn, rest):
            out[count] = short_move(first, steps, second)
            count += 1
    return count


def seven_refusal(s: State, owner: int, move: int) -> int:
    """3.5 The second part of a Seven is judged on the board that the first leaves."""
    first, steps, lap, second, second_lap = seven_parts(move)
    pawn = first % data.PAWNS
    here = s.pawns[owner, pawn]
    # Ruling: two different pawns; the partner's after your own only by 5.2, and never before.
    if here == IN_NEST or first == second or (first >= data.PAWNS and second < data.PAWNS):
        return 305
    clause = walk_refusal(s, owner, pawn, steps, lap)
    if clause != ALLOWED:
        return clause
    taken = put(s, owner, pawn, goal(s, owner, pawn, steps, lap))
    if is_split(move):
        clause = rest_refusal(s, owner, first, second, data.SEVEN_STEPS - steps, second_lap)
    else:
        clause = stop_refusal(s, owner, first, second, data.SEVEN_STEPS - steps)
    put_back(s, owner, pawn, here, taken)
    return clause


def rest_refusal(s: State, owner: int, first: int, second: int, rest: int, lap: int) -> int:
    """3.5 5.2 All seven are used, with the partner's pawn after your last one is home."""
    goes_on = first < data.PAWNS <= second
    other_owner = partner_of(s, owner) if goes_on else owner
    if s.pawns[other_owner, second % data.PAWNS] == IN_NEST:
        return 305
    clause = walk_refusal(s, other_owner, second % data.PAWNS, rest, lap)
    if clause == ALLOWED and goes_on and not has_all_home(s, owner):
        return 502
    return clause


def stop_refusal(s: State, owner: int, first: int, second: int, rest: int) -> int:
    """3.5 5.2 A Seven stops short where it wins, or where the partner cannot take the rest."""
    if second == NO_PAWN:
        if not has_all_home(s, owner):
            return 305
        if has_won(s, owner) or not may_any_walk(s, partner_of(s, owner), rest):
            return ALLOWED
        return 502
    goes_on = first < data.PAWNS <= second
    if goes_on and not has_all_home(s, owner):
        return 305
    other_owner = partner_of(s, owner) if goes_on else owner
    return ALLOWED if may_win_short(s, other_owner, second % data.PAWNS, rest) else 305


def may_win_short(s: State, owner: int, pawn: int, rest: int) -> bool:
    """Can this pawn win with fewer steps than are left?"""
    if s.partner_after != ALONE and not has_all_home(s, partner_of(s, owner)):
        return False
    steps = steps_to_last(s, owner, pawn)
    return 0 < steps < rest and walk_refusal(s, owner, pawn, steps, 0) == ALLOWED


def steps_to_last(s: State, owner: int, pawn: int) -> int:
    """How far a pawn on the track is from the only home square left; 0 if there is none such."""
    here = s.pawns[owner, pawn]
    last = last_home(s, owner)
    return last - here if 0 <= here < s.track and last != IN_NEST else 0


def last_home(s: State, owner: int) -> int:
    """The only home square that is left, or IN_NEST if there are several or none."""
    last = IN_NEST
    for square in range(data.HOME_SQUARES):
        if s.board[data.LARGE_BOARD + owner * data.HOME_SQUARES + square] == VACANT:
            if last != IN_NEST:
                return IN_NEST
            last = s.track + square
    return last


def may_any_walk(s: State, owner: int, steps: int) -> bool:
    """Can any pawn of this owner go so far, home or by a lap?"""
    for pawn in range(data.PAWNS):
        if s.pawns[owner, pawn] != IN_NEST:
            for lap in range(ways(s, owner, pawn, steps)):
                if walk_refusal(s, owner, pawn, steps, lap) == ALLOWED:
                    return True
    return False


def play_seven(s: State, seat: int, owner: int, move: int) -> None:
    """3.5 5.2 One part after the other; steps that nobody can take are lost."""
    first, steps, lap, second, second_lap = seven_parts(move)
    walk(s, owner, first % data.PAWNS, steps, lap)
    if second != NO_PAWN:
        rest = steps_left(s, seat, move)
        walk(s, owner_in_move(s, seat, second), second % data.PAWNS, rest, second_lap)
    elif not has_won(s, owner):
        happens(s, h.LOST, data.SEVEN_STEPS - steps)


def steps_left(s: State, seat: int, move: int) -> int:
    """How far the second part of a Seven goes: all the way, or only as far as it needs to win."""
    _, steps, _, second, _ = seven_parts(move)
    if is_split(move):
        return data.SEVEN_STEPS - steps
    return steps_to_last(s, owner_in_move(s, seat, second), second % data.PAWNS)


# 4. Moving


def ways(s: State, owner: int, pawn: int, steps: int) -> int:
    """How many ways a pawn may go: one, or past the last square of the track home and on."""
    here = s.pawns[owner, pawn]
    return HOME_OR_LAP if here < s.track <= here + steps else 1


def walk_refusal(s: State, owner: int, pawn: int, steps: int, lap: int) -> int:
    """4.6 Beyond the last square of the track a pawn ends at home or runs on for a lap."""
    here = s.pawns[owner, pawn]
    there = here + steps
    if here >= s.track:
        return 404 if lap or s.stays_at_home else home_refusal(s, owner, here + 1, there)
    if there < s.track:
        if meets_blockade(s, location(s, owner, here), steps):
            return 402
        return 406 if lap else ALLOWED
    if lap:
        return 402 if is_blockade(s, s.starts[owner]) else ALLOWED
    # No card reaches so far that another start lies on the way home.
    clause = home_refusal(s, owner, s.track, there)
    # Ruling: a pawn that stays goes all the way in, or it would shut the others out for good.
    if clause == ALLOWED and s.stays_at_home and not is_innermost(s, owner, there):
        return 404
    return clause


def is_blockade(s: State, square: int) -> bool:
    """4.2 A pawn on its own start blocks everybody."""
    standing = s.board[square]
    return standing != VACANT and s.starts[owner_of(standing)] == square


def meets_blockade(s: State, square: int, steps: int) -> bool:
    """4.2 It is neither passed nor landed on."""
    ahead = s.to_start[square]
    if steps < ahead:
        return False
    start = square + ahead
    return is_blockade(s, start - s.track if start >= s.track else start)


def back_refusal(s: State, owner: int, pawn: int) -> int:
    """3.6 4.2 A Four takes a pawn on the track back, not past a blockade."""
    here = s.pawns[owner, pawn]
    if here >= s.track:
        return 306
    square = location(s, owner, here)
    behind = s.squares_per_place - s.to_start[square]
    if 0 < behind <= data.FOUR_STEPS and is_blockade(s, square - behind):
        return 402
    return ALLOWED


def home_refusal(s: State, owner: int, first: int, last: int) -> int:
    """4.4 4.5 At home nobody is passed or taken, and the count must be exact."""
    end = s.track + data.HOME_SQUARES - 1
    for progress in range(first, min(last, end) + 1):
        if s.board[location(s, owner, progress)] != VACANT:
            return 404
    return 405 if last > end else ALLOWED


def is_innermost(s: State, owner: int, progress: int) -> bool:
    """4.4 Is no home square beyond this one free?"""
    end = s.track + data.HOME_SQUARES - 1
    return progress == end or s.board[location(s, owner, progress + 1)] != VACANT


def walk(s: State, owner: int, pawn: int, steps: int, lap: int) -> None:
    """4.6 A pawn goes back, ahead, home, or past its home."""
    to = goal(s, owner, pawn, steps, lap)
    how = h.BACK if steps < 0 else h.PAST_HOME if lap else h.INTO_HOME if to >= s.track else h.AHEAD
    happens(s, h.GOES, owner, pawn, how, to)
    land(s, owner, pawn, to)


def goal(s: State, owner: int, pawn: int, steps: int, lap: int) -> int:
    """Where so many steps take a pawn, back over its own start too."""
    progress = s.pawns[owner, pawn] + steps
    if progress < 0:
        return progress + s.track
    return progress - s.track if lap else progress


def land(s: State, owner: int, pawn: int, progress: int) -> None:
    """4.1 4.3 A pawn sends whoever stands where it ends to the nest, of its own side too."""
    taken = put(s, owner, pawn, progress)
    if taken != VACANT:
        happens(s, h.TAKEN, owner_of(taken), pawn_of(taken))


def put(s: State, owner: int, pawn: int, progress: int) -> int:
    """Stand a pawn elsewhere; gives back who stood there and is in the nest now."""
    if s.pawns[owner, pawn] != IN_NEST:
        s.board[location(s, owner, s.pawns[owner, pawn])] = VACANT
    square = location(s, owner, progress)
    taken = s.board[square]
    if taken != VACANT:
        s.pawns[owner_of(taken), pawn_of(taken)] = IN_NEST
    s.board[square] = occupant(owner, pawn)
    s.pawns[owner, pawn] = progress
    return taken


def put_back(s: State, owner: int, pawn: int, progress: int, taken: int) -> None:
    """Undo what `put` has done."""
    square = location(s, owner, s.pawns[owner, pawn])
    s.board[square] = taken
    if taken != VACANT:
        s.pawns[owner_of(taken), pawn_of(taken)] = progress_at(s, owner_of(taken), square)
    s.board[location(s, owner, progress)] = occupant(owner, pawn)
    s.pawns[owner, pawn] = progress


# 5. Teams


def moves_for_partner(s: State, seat: int) -> bool:
    """5.1 With your own four pawns at home you move your partner's."""
    return s.partner_after != ALONE and has_all_home(s, seat)


def whose_pawns(s: State, seat: int) -> int:
    """The owner of the pawns that a seat moves now."""
    return partner_of(s, seat) if moves_for_partner(s, seat) else seat


def owner_in_move(s: State, seat: int, pawn: int) -> int:
    """The owner of a pawn as a move of this seat counts it."""
    return seat if pawn < data.PAWNS else partner_of(s, seat)


def interrupts(s: State) -> int:
    """Those who may call table talk."""
    if s.phase != TO_PLAY or not s.table_talk:
        return 0
    mask = 0
    for seat in range(s.players):
        for other in range(s.players):
            if may_call(s, seat, other):
                mask |= 1 << seat
    return mask


def may_call(s: State, seat: int, accused: int) -> bool:
    """5.3 Table talk is called by an opponent, once per side and deal."""
    # Ruling: whoever is to play plays; a call comes from somebody else.
    if not s.table_talk or accused >= s.players or seat == s.turn:
        return False
    return not is_same_side(s, seat, accused) and not s.was_called[accused]


def list_calls(s: State, seat: int, out: Row) -> int:
    """All calls of a seat."""
    count = 0
    for accused in range(s.players):
        if may_call(s, seat, accused):
            out[count] = call_move(accused)
            count += 1
    return count


def accuse(s: State, caller: int, accused: int) -> None:
    """Somebody is called, and the partner with them."""
    s.caller = caller
    s.accused = accused
    s.was_called[accused] = 1
    s.was_called[partner_of(s, accused)] = 1
    s.phase = ACCUSED
    happens(s, h.CALLS, caller, accused)


def is_called(s: State) -> bool:
    """Is table talk called, and an answer due?"""
    return s.phase == ACCUSED or s.phase == CONFIRMING


def is_asked(s: State, seat: int) -> bool:
    """Is this seat accused or, after they have denied it, of the third team?"""
    if s.phase == ACCUSED:
        return is_same_side(s, seat, s.accused)
    return not is_same_side(s, seat, s.accused) and not is_same_side(s, seat, s.caller)


def seats_to_answer(s: State) -> int:
    """Those who are asked and have not answered."""
    mask = 0
    for seat in range(s.players):
        if is_asked(s, seat) and s.answers[seat] == NOT_ANSWERED:
            mask |= 1 << seat
    return mask


def answer(s: State, seat: int, move: int) -> None:
    """5.3 A call counts if one of the accused admits it, or both of the third team confirm it."""
    s.answers[seat] = ADMITTED if move == ADMIT else DENIED
    happens(s, h.ANSWERS, seat, s.answers[seat])
    if seats_to_answer(s) != 0:
        return
    admissions = 0
    for other in range(s.players):
        if s.answers[other] == ADMITTED:
            admissions += 1
        s.answers[other] = NOT_ANSWERED
    if admissions >= (1 if s.phase == ACCUSED else 2):
        send_back(s, s.accused)
    elif s.phase == ACCUSED and s.players == data.SEATS:
        s.phase = CONFIRMING
        return
    s.phase = TO_PLAY
    s.accused = 0
    s.caller = 0


def send_back(s: State, accused: int) -> None:
    """5.3 Talking costs the front pawn, or else the partner's."""
    owner = accused
    pawn = front_pawn(s, owner)
    if pawn == data.PAWNS:
        owner = partner_of(s, accused)
        pawn = front_pawn(s, owner)
    if pawn == data.PAWNS:
        happens(s, h.NOTHING_LOST)
    else:
        happens(s, h.SENT_BACK, owner, pawn)
        s.board[location(s, owner, s.pawns[owner, pawn])] = VACANT
        s.pawns[owner, pawn] = IN_NEST


def front_pawn(s: State, owner: int) -> int:
    """The pawn on the track that is furthest along, or PAWNS if there is none."""
    front = data.PAWNS
    furthest = IN_NEST
    for pawn in range(data.PAWNS):
        if furthest < s.pawns[owner, pawn] < s.track:
            furthest = s.pawns[owner, pawn]
            front = pawn
    return front


# 6. The end


def has_won(s: State, seat: int) -> bool:
    """6.1 Whoever first has all four pawns at home wins; a team needs all eight."""
    return has_all_home(s, seat) and has_all_home(s, partner_of(s, seat))


def win(s: State, seat: int, move: int) -> None:
    """6.1 It ends at once, and is told how."""
    happens(s, h.WINS, seat)
    s.phase = OVER
    s.winner = seat
    s.won_by = HOME if s.partner_after == ALONE else TEAM
    if first_pawn(move) < data.PAWNS and names_partner(move):
        s.won_by = SEVEN_FOR_TWO


def ending(s: State) -> int:
    """By whom or by what it was won; GOES_ON until then."""
    return s.won_by


def winners(s: State) -> int:
    """Whoever made the last move, and the partner."""
    return 1 << s.winner | 1 << partner_of(s, s.winner)


def score(s: State, seat: int) -> int:
    """How many pawns are at home."""
    at_home = 0
    for pawn in range(data.PAWNS):
        if s.pawns[seat, pawn] >= s.track:
            at_home += 1
    return at_home


def rounds(s: State) -> int:
    """Every deal is a round."""
    return s.round
