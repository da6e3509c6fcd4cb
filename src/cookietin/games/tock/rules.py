"""Tock: four pawns round the track and home, with cards instead of dice.

A move of a seat is a number. Which numbers there are, and how they are made and taken apart:

walk_move(kind, pawn, lap)                    a card moves one pawn; `lap` runs on over the start
enter_move(kind, for_partner)                 a pawn from the nest (the lowest one there)
swap_move(pawn, other_seat, other)            the Jack; `other` is a pawn 0 … 3 of that seat
split_move(first, steps, lap, second, lap)    a Seven in two parts, 7 in all
short_move(first, steps, second)              a Seven that stops short: 3.5 and 5.2. `second` may
                                              be NO_PAWN; else it goes as far as it needs to win
LAY_DOWN, call_move(seat), ADMIT, DENY        the rest; ADMIT is also the confirmation of 5.3

A pawn in a move is 0 … 3 for your own and 4 … 7 for your partner's (`owner_in_move`, and
`pawn % PAWNS`), whoever's your cards move just now.

In the state a pawn stands at IN_NEST, at 0 … track − 1 counted from its own start, or from
`track` on at home. `board` says who stands on a square: `location` gives the square of a pawn,
`occupant(seat, pawn)` is what stands there, VACANT if nobody does.
"""

from __future__ import annotations

from typing import Any

from cookietin.engine import (
    ALLOWED,
    CHANCE_BIT,
    GOES_ON,
    NOBODY,
    OWNER,
    SOUND,
    UNSEEN,
    Grid,
    Row,
    i8,
    i32,
    record,
)
from cookietin.engine.generator import below
from cookietin.games.tock.data import (
    ACE,
    DEALS,
    FIRST_HAND,
    FOUR,
    HOME_SQUARES,
    JACK,
    KINDS,
    KING,
    LARGE_BOARD,
    LATER_HAND,
    MOST_ON_SMALL_BOARD,
    PAWNS,
    QUEEN,
    SEATS,
    SEVEN,
    SMALL_BOARD,
    SQUARES_PER_PLACE,
)

IN_NEST = -1
VACANT = 0
ALONE = 0
NO_CARD = -1

WHO_DEALS, SHUFFLING, DEALING, TO_PLAY, ACCUSED, CONFIRMING, OVER = 0, 1, 2, 3, 4, 5, 6
NOT_ANSWERED, DENIED, ADMITTED = 0, 1, 2
HOME, TEAM, SEVEN_FOR_TWO = 1, 2, 3

# Moves of seats

WAYS = 2
TEAM_PAWNS = 2 * PAWNS
NO_PAWN = TEAM_PAWNS
SEVEN_STEPS = SEVEN + 1
FOUR_STEPS = FOUR + 1
MOST_IN_FIRST_PART = SEVEN_STEPS - 1

WALK = 0
ENTER = WALK + KINDS * TEAM_PAWNS * WAYS
SWAP = ENTER + KINDS * 2
SPLIT = SWAP + TEAM_PAWNS * SEATS * PAWNS
SHORT = SPLIT + TEAM_PAWNS * MOST_IN_FIRST_PART * WAYS * TEAM_PAWNS * WAYS
LAY_DOWN = SHORT + TEAM_PAWNS * MOST_IN_FIRST_PART * (TEAM_PAWNS + 1)
CALL = LAY_DOWN + 1
ADMIT = CALL + SEATS
DENY = ADMIT + 1
MOVES = DENY + 1


@record
class State:
    """A match: the options, the cards, the pawns, and what is said of table talk."""

    players: int = i8(fixed=True)
    track: int = i8(fixed=True)
    starts: Row = i8(SEATS, fixed=True)
    partner_after: int = i8(fixed=True)  # so many seats on sits the partner, or ALONE
    jack_from_start: int = i8(fixed=True)
    never_forced_past_home: int = i8(fixed=True)
    table_talk: int = i8(fixed=True)

    phase: int = i8()
    turn: int = i8()  # while cards are dealt: who gets the next one
    dealer: int = i8()
    deal: int = i8()  # of the three between two shuffles, from 0
    round: int = i32()  # deals in all
    won_by: int = i8()
    winner: int = i8()  # who made the last move, alone or for the team

    heap: Row = i8(KINDS, seen_by=NOBODY)
    hands: Grid = i8(SEATS, KINDS, seen_by=OWNER)
    sizes: Row = i8(SEATS)
    open_cards: Grid = i8(SEATS, KINDS)  # played or laid down since the shuffle
    has_laid_down: Row = i8(SEATS)  # in this deal
    laid_down: Grid = i8(SEATS, KINDS)  # the hand that was; open_cards count it too
    last_card: int = i8()  # on top of the pile, or NO_CARD

    pawns: Grid = i8(SEATS, PAWNS)
    board: Row = i8(LARGE_BOARD + SEATS * HOME_SQUARES)

    accused: int = i8()  # of table talk, with the partner
    caller: int = i8()
    was_called: Row = i8(SEATS)  # in this deal
    answers: Row = i8(SEATS)


# What a move is


def walk_move(kind: int, pawn: int, lap: int) -> int:
    """3.1 3.3 3.5 3.6 3.7"""
    return WALK + (kind * TEAM_PAWNS + pawn) * WAYS + lap


def enter_move(kind: int, for_partner: int) -> int:
    """3.1 3.2"""
    return ENTER + kind * 2 + for_partner


def swap_move(pawn: int, other_seat: int, other: int) -> int:
    """3.4"""
    return SWAP + (pawn * SEATS + other_seat) * PAWNS + other


def split_move(first: int, steps: int, first_lap: int, second: int, second_lap: int) -> int:
    """3.5"""
    part = (first * MOST_IN_FIRST_PART + steps - 1) * WAYS + first_lap
    return SPLIT + (part * TEAM_PAWNS + second) * WAYS + second_lap


def short_move(first: int, steps: int, second: int) -> int:
    """3.5 5.2"""
    return SHORT + (first * MOST_IN_FIRST_PART + steps - 1) * (TEAM_PAWNS + 1) + second


def call_move(seat: int) -> int:
    """5.3"""
    return CALL + seat


def card_of(move: int) -> int:
    """2.4"""
    if move < ENTER:
        return (move - WALK) // (TEAM_PAWNS * WAYS)
    if move < SWAP:
        return (move - ENTER) // 2
    return JACK if move < SPLIT else SEVEN


def first_pawn(move: int) -> int:
    """3.1 3.4 3.5"""
    if move < ENTER:
        return (move - WALK) // WAYS % TEAM_PAWNS
    if move < SWAP:
        return (move - ENTER) % 2 * PAWNS
    if move < SPLIT:
        return (move - SWAP) // (SEATS * PAWNS)
    if move < SHORT:
        return (move - SPLIT) // (MOST_IN_FIRST_PART * WAYS * TEAM_PAWNS * WAYS)
    return (move - SHORT) // (MOST_IN_FIRST_PART * (TEAM_PAWNS + 1))


def first_steps(move: int) -> int:
    """3.5"""
    if move < SHORT:
        return (move - SPLIT) // (WAYS * TEAM_PAWNS * WAYS) % MOST_IN_FIRST_PART + 1
    return (move - SHORT) // (TEAM_PAWNS + 1) % MOST_IN_FIRST_PART + 1


def first_lap(move: int) -> int:
    """4.6"""
    if move < ENTER:
        return (move - WALK) % WAYS
    if SPLIT <= move < SHORT:
        return (move - SPLIT) // (TEAM_PAWNS * WAYS) % WAYS
    return 0


def second_pawn(move: int) -> int:
    """3.5 5.2"""
    if move < SHORT:
        return (move - SPLIT) // WAYS % TEAM_PAWNS
    return (move - SHORT) % (TEAM_PAWNS + 1)


def second_lap(move: int) -> int:
    """4.6"""
    return (move - SPLIT) % WAYS if SPLIT <= move < SHORT else 0


def swapped_seat(move: int) -> int:
    """3.4"""
    return (move - SWAP) // PAWNS % SEATS


def swapped_pawn(move: int) -> int:
    """3.4"""
    return (move - SWAP) % PAWNS


def called_seat(move: int) -> int:
    """5.3"""
    return move - CALL


# 1. Players and board


def set_up(s: State, options: dict[str, Any]) -> None:
    """1.1 1.2 1.3 2.2 2.3"""
    s.players = options["players"]
    is_small = s.players <= MOST_ON_SMALL_BOARD
    s.track = SMALL_BOARD if is_small else LARGE_BOARD
    s.partner_after = s.players // 2 if options["teams"] == "on" else ALONE
    s.jack_from_start = options["jack_from_start"] == "on"
    s.never_forced_past_home = options["never_forced_past_home"] == "on"
    s.table_talk = options["table_talk"] == "on"
    places_apart = 2 if s.players == 2 else 1
    for seat in range(s.players):
        s.starts[seat] = seat * places_apart * SQUARES_PER_PLACE
    for seat in range(SEATS):
        for pawn in range(PAWNS):
            s.pawns[seat, pawn] = IN_NEST
    s.last_card = NO_CARD
    if options["first"] != "random":
        draw_dealer(s, int(options["first"]))


def partner_of(s: State, seat: int) -> int:
    """1.2"""
    partner = seat + s.partner_after
    return partner - s.players if partner >= s.players else partner


def location(s: State, owner: int, progress: int) -> int:
    """1.3 1.4"""
    if progress >= s.track:
        return LARGE_BOARD + owner * HOME_SQUARES + progress - s.track
    square = progress + s.starts[owner]
    return square - s.track if square >= s.track else square


def occupant(seat: int, pawn: int) -> int:
    """1.1"""
    return seat * PAWNS + pawn + 1


def owner_of(standing: int) -> int:
    """1.1"""
    return (standing - 1) // PAWNS


def pawn_of(standing: int) -> int:
    """1.1"""
    return (standing - 1) % PAWNS


def has_all_home(s: State, seat: int) -> bool:
    """1.4 5.1 6.1"""
    for pawn in range(PAWNS):
        if s.pawns[seat, pawn] < s.track:
            return False
    return True


# 2. Cards


def active(s: State) -> int:
    """2.3 5.3"""
    if s.phase == TO_PLAY:
        return 1 << s.turn
    if s.phase == OVER:
        return 0
    return CHANCE_BIT if s.phase <= DEALING else awaited(s)


def chances(s: State) -> int:
    """2.2"""
    return s.players if s.phase == WHO_DEALS else 0


def weights(s: State, out: Row) -> int:
    """2.1 2.2"""
    for kind in range(KINDS):
        out[kind] = s.players if s.phase == SHUFFLING else s.heap[kind]
    return KINDS


def draw_dealer(s: State, seat: int) -> None:
    """2.2"""
    s.dealer = seat
    begin_deal(s, 0)


def begin_deal(s: State, deal: int) -> None:
    """2.2 2.3 5.3"""
    s.deal = deal
    s.round += 1
    # What lies open is seen until the first card is dealt.
    s.phase = SHUFFLING if deal == 0 else DEALING
    s.turn = left_of(s, s.dealer)
    for seat in range(s.players):
        s.was_called[seat] = 0
        if s.has_laid_down[seat]:
            s.has_laid_down[seat] = 0
            for kind in range(KINDS):
                s.laid_down[seat, kind] = 0


def shuffle(s: State) -> None:
    """2.1 2.2 2.6"""
    for kind in range(KINDS):
        s.heap[kind] = s.players
        for seat in range(s.players):
            s.open_cards[seat, kind] = 0
    s.last_card = NO_CARD
    s.phase = DEALING


def left_of(s: State, seat: int) -> int:
    """2.3"""
    return seat + 1 if seat + 1 < s.players else 0


def hand_size(s: State) -> int:
    """2.2"""
    return FIRST_HAND if s.deal == 0 else LATER_HAND


def deal_card(s: State, kind: int) -> None:
    """2.2 2.3"""
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
    """2.2 2.3 2.6"""
    for _ in range(s.players):
        s.turn = left_of(s, s.turn)
        if s.sizes[s.turn] > 0:
            return
    if s.deal + 1 < DEALS:
        begin_deal(s, s.deal + 1)
    else:
        s.dealer = left_of(s, s.dealer)
        begin_deal(s, 0)


def candidates(s: State, seat: int, out: Row) -> int:
    """2.5 2.6 4.6 5.3"""
    if s.phase != TO_PLAY:
        out[0] = ADMIT
        out[1] = DENY
        return 2
    if seat != s.turn:
        return write_calls(s, seat, out)
    count = write_plays(s, seat, out)
    if count == 0 or (s.never_forced_past_home and all_are_laps(out, count)):
        out[count] = LAY_DOWN
        count += 1
    return count


def all_are_laps(out: Row, count: int) -> bool:
    """4.6"""
    for at in range(count):
        if not has_lap(out[at]):
            return False
    return True


def has_lap(move: int) -> bool:
    """4.6"""
    return first_lap(move) != 0 or second_lap(move) != 0


def write_plays(s: State, seat: int, out: Row) -> int:
    """2.4 2.5 5.1"""
    for_partner = 1 if moves_for_partner(s, seat) else 0
    owner = partner_of(s, seat) if for_partner else seat
    base = for_partner * PAWNS
    count = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] == 0:
            continue
        if kind == JACK:
            count = write_swaps(s, owner, base, out, count)
            continue
        if kind == ACE or kind == KING:
            if enter_refusal(s, owner, kind) == ALLOWED:
                out[count] = enter_move(kind, for_partner)
                count += 1
        if kind != KING:
            count = write_walks(s, owner, base, kind, out, count)
        if kind == SEVEN:
            count = write_splits(s, seat, owner, base, out, count)
    return count


def write_walks(s: State, owner: int, base: int, kind: int, out: Row, count: int) -> int:
    """2.4 4.6"""
    for pawn in range(PAWNS):
        if s.pawns[owner, pawn] == IN_NEST:
            continue
        if kind == FOUR:
            if back_refusal(s, owner, pawn) == ALLOWED:
                out[count] = walk_move(kind, base + pawn, 0)
                count += 1
            continue
        for lap in range(WAYS):
            if walk_refusal(s, owner, pawn, kind + 1, lap) == ALLOWED:
                out[count] = walk_move(kind, base + pawn, lap)
                count += 1
    return count


def write_swaps(s: State, owner: int, base: int, out: Row, count: int) -> int:
    """2.4 3.4"""
    for pawn in range(PAWNS):
        if not may_be_swapped(s, owner, pawn, s.jack_from_start):
            continue
        for seat in range(s.players):
            if seat == owner:
                continue
            for other in range(PAWNS):
                if may_be_swapped(s, seat, other, 0):
                    out[count] = swap_move(base + pawn, seat, other)
                    count += 1
    return count


def write_splits(s: State, seat: int, owner: int, base: int, out: Row, count: int) -> int:
    """2.4 3.5"""
    for first in range(PAWNS):
        here = s.pawns[owner, first]
        if here == IN_NEST:
            continue
        for steps in range(1, SEVEN_STEPS):
            for lap in range(WAYS):
                if walk_refusal(s, owner, first, steps, lap) == ALLOWED:
                    taken = put(s, owner, first, goal(s, owner, first, steps, lap))
                    if has_all_home(s, owner):
                        count = write_last_rests(s, owner, base + first, steps, out, count)
                    else:
                        count = write_rests(s, owner, base, first, steps, lap, out, count)
                    put_back(s, owner, first, here, taken)
    return count


def write_rests(
    s: State, owner: int, base: int, first: int, steps: int, lap: int, out: Row, count: int
) -> int:
    """3.5"""
    for second in range(PAWNS):
        if second == first or s.pawns[owner, second] == IN_NEST:
            continue
        for second_lap in range(WAYS):
            if walk_refusal(s, owner, second, SEVEN_STEPS - steps, second_lap) == ALLOWED:
                out[count] = split_move(base + first, steps, lap, base + second, second_lap)
                count += 1
        if may_win_short(s, owner, second, SEVEN_STEPS - steps):
            out[count] = short_move(base + first, steps, base + second)
            count += 1
    return count


def write_last_rests(s: State, owner: int, first: int, steps: int, out: Row, count: int) -> int:
    """3.5 5.2"""
    rest = SEVEN_STEPS - steps
    if not has_won(s, owner):
        partner = partner_of(s, owner)
        for second in range(PAWNS):
            for lap in range(WAYS):
                if may_walk(s, partner, second, rest, lap):
                    out[count] = split_move(first, steps, 0, PAWNS + second, lap)
                    count += 1
            if may_win_short(s, partner, second, rest):
                out[count] = short_move(first, steps, PAWNS + second)
                count += 1
        if may_any_walk(s, partner, rest):
            return count
    out[count] = short_move(first, steps, NO_PAWN)
    return count + 1


def refusal(s: State, seat: int, move: int) -> int:
    """2.3 2.5 2.6 5.3"""
    if move >= CALL:
        return talk_refusal(s, seat, move)
    if s.phase != TO_PLAY:
        return 503
    if seat != s.turn:
        return 203
    if move == LAY_DOWN:
        return 205 if must_play(s, seat) else ALLOWED
    return play_refusal(s, seat, move)


def must_play(s: State, seat: int) -> bool:
    """2.5 4.6"""
    # Four moves in five are splits of a Seven, and need not be asked about without one.
    asked = LAY_DOWN if s.hands[seat, SEVEN] > 0 else SPLIT
    for move in range(asked):
        if s.hands[seat, card_of(move)] > 0 and play_refusal(s, seat, move) == ALLOWED:
            if not (s.never_forced_past_home and has_lap(move)):
                return True
    return False


def play_refusal(s: State, seat: int, move: int) -> int:
    """1.2 2.4 5.1"""
    kind = card_of(move)
    pawn = first_pawn(move)
    if s.partner_after == ALONE and names_partner(move):
        return 102
    if s.hands[seat, kind] == 0:
        return 204
    owner = owner_in_move(s, seat, pawn)
    clause = card_refusal(s, owner, move)
    if clause == ALLOWED and owner != whose_pawns(s, seat):
        return 501
    return clause


def names_partner(move: int) -> bool:
    """1.2"""
    if first_pawn(move) >= PAWNS:
        return True
    return move >= SPLIT and PAWNS <= second_pawn(move) < NO_PAWN


def card_refusal(s: State, owner: int, move: int) -> int:
    """2.4 3.1 3.2 3.3 3.4 3.5 3.6 3.7"""
    kind = card_of(move)
    pawn = first_pawn(move) % PAWNS
    if move >= SHORT:
        return short_refusal(s, owner, move)
    if move >= SPLIT:
        return split_refusal(s, owner, move)
    if move >= SWAP:
        return swap_refusal(s, owner, pawn, swapped_seat(move), swapped_pawn(move))
    if move >= ENTER:
        return enter_refusal(s, owner, kind)
    if kind == KING or kind == JACK or s.pawns[owner, pawn] == IN_NEST:
        return clause_of(kind)
    if kind == FOUR:
        return 406 if first_lap(move) else back_refusal(s, owner, pawn)
    return walk_refusal(s, owner, pawn, kind + 1, first_lap(move))


def play(s: State, seat: int, move: int) -> None:
    """2.2 2.3 2.4 2.6 5.3"""
    if s.phase == TO_PLAY:
        if move >= CALL:
            accuse(s, seat, called_seat(move))
        elif move == LAY_DOWN:
            lay_down(s, seat)
        else:
            play_card(s, seat, move)
    elif s.phase == WHO_DEALS:
        draw_dealer(s, move)
    elif s.phase <= DEALING:
        deal_card(s, move)
    else:
        answer(s, seat, move)


def lay_down(s: State, seat: int) -> None:
    """2.6"""
    for kind in range(KINDS):
        s.laid_down[seat, kind] = s.hands[seat, kind]
        s.open_cards[seat, kind] += s.hands[seat, kind]
        s.hands[seat, kind] = 0
    s.sizes[seat] = 0
    s.has_laid_down[seat] = 1
    pass_turn(s)


def play_card(s: State, seat: int, move: int) -> None:
    """2.3 2.4 3.1 3.2 3.3 3.4 3.5 3.6 3.7 5.2 6.1"""
    kind = card_of(move)
    s.hands[seat, kind] -= 1
    s.open_cards[seat, kind] += 1
    s.sizes[seat] -= 1
    s.last_card = kind
    pawn = first_pawn(move)
    owner = owner_in_move(s, seat, pawn)
    pawn = pawn % PAWNS
    if move < ENTER:
        steps = -FOUR_STEPS if kind == FOUR else kind + 1
        put(s, owner, pawn, goal(s, owner, pawn, steps, first_lap(move)))
    elif move < SWAP:
        put(s, owner, lowest_in_nest(s, owner), 0)
    elif move < SPLIT:
        swap(s, owner, pawn, swapped_seat(move), swapped_pawn(move))
    else:
        play_parts(s, seat, owner, pawn, move)
    if has_won(s, owner):
        win(s, seat, move)
    else:
        pass_turn(s)


# 3. What the cards do


def clause_of(kind: int) -> int:
    """3.1 3.2 3.3 3.4 3.5 3.6 3.7"""
    if kind == ACE:
        return 301
    if kind == KING:
        return 302
    if kind == QUEEN:
        return 303
    if kind == JACK:
        return 304
    if kind == SEVEN:
        return 305
    return 306 if kind == FOUR else 307


def enter_refusal(s: State, owner: int, kind: int) -> int:
    """3.1 3.2 4.2"""
    if (kind != ACE and kind != KING) or lowest_in_nest(s, owner) == PAWNS:
        return clause_of(kind)
    return 402 if is_blockade(s, s.starts[owner]) else ALLOWED


def lowest_in_nest(s: State, owner: int) -> int:
    """3.1 3.2"""
    for pawn in range(PAWNS):
        if s.pawns[owner, pawn] == IN_NEST:
            return pawn
    return PAWNS


def swap_refusal(s: State, owner: int, pawn: int, seat: int, other: int) -> int:
    """3.4"""
    # Ruling: "another player" is anyone but the owner of the pawn, also when you move for your
    # partner; your own pawns are all at home then.
    if seat >= s.players or seat == owner:
        return 304
    if not may_be_swapped(s, owner, pawn, s.jack_from_start):
        return 304
    return ALLOWED if may_be_swapped(s, seat, other, 0) else 304


def may_be_swapped(s: State, owner: int, pawn: int, from_start: int) -> bool:
    """3.4"""
    progress = s.pawns[owner, pawn]
    return 0 < progress < s.track or (progress == 0 and from_start != 0)


def swap(s: State, owner: int, pawn: int, seat: int, other: int) -> None:
    """3.4"""
    here = location(s, owner, s.pawns[owner, pawn])
    there = location(s, seat, s.pawns[seat, other])
    s.board[there] = occupant(owner, pawn)
    s.board[here] = occupant(seat, other)
    s.pawns[owner, pawn] = progress_at(s, owner, there)
    s.pawns[seat, other] = progress_at(s, seat, here)


def progress_at(s: State, owner: int, square: int) -> int:
    """1.4 3.4"""
    progress = square - s.starts[owner]
    return progress + s.track if progress < 0 else progress


def split_refusal(s: State, owner: int, move: int) -> int:
    """3.5 5.2"""
    first = first_pawn(move)
    second = second_pawn(move)
    steps = first_steps(move)
    pawn = first % PAWNS
    here = s.pawns[owner, pawn]
    # Ruling: two different pawns; the partner's after your own only by 5.2, and never before.
    if here == IN_NEST or first == second or (first >= PAWNS and second < PAWNS):
        return 305
    clause = walk_refusal(s, owner, pawn, steps, first_lap(move))
    if clause != ALLOWED:
        return clause
    taken = put(s, owner, pawn, goal(s, owner, pawn, steps, first_lap(move)))
    clause = rest_refusal(s, owner, first, second, SEVEN_STEPS - steps, second_lap(move))
    put_back(s, owner, pawn, here, taken)
    return clause


def rest_refusal(s: State, owner: int, first: int, second: int, rest: int, lap: int) -> int:
    """3.5 5.2"""
    goes_on = first < PAWNS <= second
    other_owner = partner_of(s, owner) if goes_on else owner
    if s.pawns[other_owner, second % PAWNS] == IN_NEST:
        return 305
    clause = walk_refusal(s, other_owner, second % PAWNS, rest, lap)
    if clause == ALLOWED and goes_on and not has_all_home(s, owner):
        return 502
    return clause


def short_refusal(s: State, owner: int, move: int) -> int:
    """3.5 5.2"""
    first = first_pawn(move)
    second = second_pawn(move)
    steps = first_steps(move)
    pawn = first % PAWNS
    here = s.pawns[owner, pawn]
    if here == IN_NEST or first == second or (first >= PAWNS and second < PAWNS):
        return 305
    clause = walk_refusal(s, owner, pawn, steps, 0)
    if clause != ALLOWED:
        return clause
    taken = put(s, owner, pawn, goal(s, owner, pawn, steps, 0))
    clause = stop_refusal(s, owner, first, second, SEVEN_STEPS - steps)
    put_back(s, owner, pawn, here, taken)
    return clause


def stop_refusal(s: State, owner: int, first: int, second: int, rest: int) -> int:
    """3.5 5.2"""
    if second == NO_PAWN:
        if not has_all_home(s, owner):
            return 305
        if has_won(s, owner) or not may_any_walk(s, partner_of(s, owner), rest):
            return ALLOWED
        return 502
    goes_on = first < PAWNS <= second
    if goes_on and not has_all_home(s, owner):
        return 305
    other_owner = partner_of(s, owner) if goes_on else owner
    return ALLOWED if may_win_short(s, other_owner, second % PAWNS, rest) else 305


def may_win_short(s: State, owner: int, pawn: int, rest: int) -> bool:
    """3.5 5.2 6.1"""
    if s.partner_after != ALONE and not has_all_home(s, partner_of(s, owner)):
        return False
    steps = steps_to_last(s, owner, pawn)
    return 0 < steps < rest and may_walk(s, owner, pawn, steps, 0)


def steps_to_last(s: State, owner: int, pawn: int) -> int:
    """3.5 6.1"""
    here = s.pawns[owner, pawn]
    if not 0 <= here < s.track:
        return 0
    vacant = 0
    last = 0
    for square in range(HOME_SQUARES):
        if s.board[LARGE_BOARD + owner * HOME_SQUARES + square] == VACANT:
            vacant += 1
            last = s.track + square
    return last - here if vacant == 1 else 0


def may_walk(s: State, owner: int, pawn: int, steps: int, lap: int) -> bool:
    """3.5 5.2"""
    if s.pawns[owner, pawn] == IN_NEST:
        return False
    return walk_refusal(s, owner, pawn, steps, lap) == ALLOWED


def may_any_walk(s: State, owner: int, steps: int) -> bool:
    """5.2"""
    for pawn in range(PAWNS):
        for lap in range(WAYS):
            if may_walk(s, owner, pawn, steps, lap):
                return True
    return False


def play_parts(s: State, seat: int, owner: int, pawn: int, move: int) -> None:
    """3.5 5.2"""
    steps = first_steps(move)
    put(s, owner, pawn, goal(s, owner, pawn, steps, first_lap(move)))
    second = second_pawn(move)
    if second != NO_PAWN:
        owner = owner_in_move(s, seat, second)
        pawn = second % PAWNS
        rest = SEVEN_STEPS - steps if move < SHORT else steps_to_last(s, owner, pawn)
        put(s, owner, pawn, goal(s, owner, pawn, rest, second_lap(move)))


# 4. Moving


def goal(s: State, owner: int, pawn: int, steps: int, lap: int) -> int:
    """1.4 3.6 4.6"""
    progress = s.pawns[owner, pawn] + steps
    if progress < 0:
        return progress + s.track
    return progress - s.track if lap else progress


def put(s: State, owner: int, pawn: int, progress: int) -> int:
    """4.1 4.3"""
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
    """3.5"""
    square = location(s, owner, s.pawns[owner, pawn])
    s.board[square] = taken
    if taken != VACANT:
        s.pawns[owner_of(taken), pawn_of(taken)] = progress_at(s, owner_of(taken), square)
    s.board[location(s, owner, progress)] = occupant(owner, pawn)
    s.pawns[owner, pawn] = progress


def is_blockade(s: State, square: int) -> bool:
    """4.2"""
    standing = s.board[square]
    return standing != VACANT and s.starts[owner_of(standing)] == square


def walk_refusal(s: State, owner: int, pawn: int, steps: int, lap: int) -> int:
    """4.2 4.4 4.5 4.6"""
    here = s.pawns[owner, pawn]
    there = here + steps
    if here >= s.track:
        return 404 if lap else home_refusal(s, owner, here + 1, there)
    if there < s.track:
        if meets_blockade(s, location(s, owner, here), steps):
            return 402
        return 406 if lap else ALLOWED
    if lap:
        return 402 if is_blockade(s, s.starts[owner]) else ALLOWED
    # No card reaches so far that another start lies on the way home.
    return home_refusal(s, owner, s.track, there)


def meets_blockade(s: State, square: int, steps: int) -> bool:
    """4.2"""
    start = (square // SQUARES_PER_PLACE + 1) * SQUARES_PER_PLACE
    if square + steps < start:
        return False
    return is_blockade(s, start - s.track if start >= s.track else start)


def back_refusal(s: State, owner: int, pawn: int) -> int:
    """3.6 4.2"""
    here = s.pawns[owner, pawn]
    if here >= s.track:
        return 306
    square = location(s, owner, here)
    start = (square - 1) // SQUARES_PER_PLACE * SQUARES_PER_PLACE
    if square - FOUR_STEPS <= start and is_blockade(s, start):
        return 402
    return ALLOWED


def home_refusal(s: State, owner: int, first: int, last: int) -> int:
    """4.4 4.5"""
    end = s.track + HOME_SQUARES - 1
    for progress in range(first, min(last, end) + 1):
        if s.board[location(s, owner, progress)] != VACANT:
            return 404
    return 405 if last > end else ALLOWED


# 5. Teams


def moves_for_partner(s: State, seat: int) -> bool:
    """5.1"""
    return s.partner_after != ALONE and has_all_home(s, seat)


def whose_pawns(s: State, seat: int) -> int:
    """5.1"""
    return partner_of(s, seat) if moves_for_partner(s, seat) else seat


def owner_in_move(s: State, seat: int, pawn: int) -> int:
    """5.1"""
    return seat if pawn < PAWNS else partner_of(s, seat)


def is_same_side(s: State, seat: int, other: int) -> bool:
    """1.2 5.3"""
    return other == seat or other == partner_of(s, seat)


def interrupts(s: State) -> int:
    """5.3"""
    if s.phase != TO_PLAY or not s.table_talk:
        return 0
    mask = 0
    for seat in range(s.players):
        for other in range(s.players):
            if may_call(s, seat, other):
                mask |= 1 << seat
    return mask


def may_call(s: State, seat: int, accused: int) -> bool:
    """5.3"""
    # Ruling: whoever is to play plays; a call comes from somebody else.
    if seat == s.turn or is_same_side(s, seat, accused):
        return False
    return not s.was_called[accused]


def write_calls(s: State, seat: int, out: Row) -> int:
    """5.3"""
    count = 0
    for accused in range(s.players):
        if may_call(s, seat, accused):
            out[count] = call_move(accused)
            count += 1
    return count


def talk_refusal(s: State, seat: int, move: int) -> int:
    """5.3"""
    if s.phase != TO_PLAY:
        return ALLOWED if move >= ADMIT else 503
    if move >= ADMIT or not s.table_talk or called_seat(move) >= s.players:
        return 503
    return ALLOWED if may_call(s, seat, called_seat(move)) else 503


def accuse(s: State, caller: int, accused: int) -> None:
    """5.3"""
    s.caller = caller
    s.accused = accused
    s.was_called[accused] = 1
    s.was_called[partner_of(s, accused)] = 1
    s.phase = ACCUSED


def is_asked(s: State, seat: int) -> bool:
    """5.3"""
    if s.phase == ACCUSED:
        return is_same_side(s, seat, s.accused)
    # The third team: neither the accused side nor that of the caller.
    return not is_same_side(s, seat, s.accused) and not is_same_side(s, seat, s.caller)


def awaited(s: State) -> int:
    """5.3"""
    mask = 0
    for seat in range(s.players):
        if is_asked(s, seat) and s.answers[seat] == NOT_ANSWERED:
            mask |= 1 << seat
    return mask


def answer(s: State, seat: int, move: int) -> None:
    """5.3"""
    s.answers[seat] = ADMITTED if move == ADMIT else DENIED
    if awaited(s) != 0:
        return
    admissions = 0
    for other in range(s.players):
        if s.answers[other] == ADMITTED:
            admissions += 1
        s.answers[other] = NOT_ANSWERED
    # Ruling: one of the accused is enough to admit it; the third team confirms it together.
    if admissions >= (1 if s.phase == ACCUSED else 2):
        send_back(s, s.accused)
    elif s.phase == ACCUSED and s.players == SEATS:
        s.phase = CONFIRMING
        return
    s.phase = TO_PLAY
    s.accused = 0
    s.caller = 0


def send_back(s: State, accused: int) -> None:
    """5.3"""
    owner = accused
    pawn = front_pawn(s, owner)
    if pawn == PAWNS:
        owner = partner_of(s, accused)
        pawn = front_pawn(s, owner)
    if pawn < PAWNS:
        s.board[location(s, owner, s.pawns[owner, pawn])] = VACANT
        s.pawns[owner, pawn] = IN_NEST


def front_pawn(s: State, owner: int) -> int:
    """5.3"""
    front = PAWNS
    furthest = IN_NEST
    for pawn in range(PAWNS):
        if furthest < s.pawns[owner, pawn] < s.track:
            furthest = s.pawns[owner, pawn]
            front = pawn
    return front


# 6. The end


def has_won(s: State, seat: int) -> bool:
    """6.1"""
    if not has_all_home(s, seat):
        return False
    return s.partner_after == ALONE or has_all_home(s, partner_of(s, seat))


def win(s: State, seat: int, move: int) -> None:
    """5.2 6.1"""
    s.phase = OVER
    s.winner = seat
    s.won_by = TEAM
    if s.partner_after == ALONE:
        s.won_by = HOME
    elif first_pawn(move) < PAWNS and names_partner(move):
        s.won_by = SEVEN_FOR_TWO


def ending(s: State) -> int:
    """6.1"""
    return s.won_by if s.phase == OVER else GOES_ON


def winners(s: State) -> int:
    """6.1"""
    return 1 << s.winner | 1 << partner_of(s, s.winner)


def score(s: State, seat: int) -> int:
    """6.1"""
    at_home = 0
    for pawn in range(PAWNS):
        if s.pawns[seat, pawn] >= s.track:
            at_home += 1
    return at_home


def rounds(s: State) -> int:
    """2.2"""
    return s.round


# What is secret


def seen(s: State, seat: int, move: int, viewer: int) -> int:
    """2.2"""
    is_dealt = s.phase == SHUFFLING or s.phase == DEALING
    return UNSEEN if is_dealt and viewer != s.turn else move


def redeal(s: State, seat: int, generator: Row) -> None:
    """2.1 2.6"""
    if s.phase < DEALING:
        return
    left = 0
    for kind in range(KINDS):
        s.heap[kind] = s.players
        for other in range(s.players):
            s.heap[kind] -= s.open_cards[other, kind]
        if seat < s.players:
            s.heap[kind] -= s.hands[seat, kind]
        left += s.heap[kind]
    for other in range(s.players):
        if other != seat:
            for _ in range(s.sizes[other]):
                kind = drawn(s, below(generator, left))
                s.heap[kind] -= 1
                s.hands[other, kind] += 1
                left -= 1


def drawn(s: State, number: int) -> int:
    """2.2"""
    kind = 0
    while number >= s.heap[kind]:
        number -= s.heap[kind]
        kind += 1
    return kind


# What must always hold

NOBODY_ELSE_PLAYS, PAWNS_STAND_SOMEWHERE, BOARD_SHOWS_THE_PAWNS, CARDS_ARE_ALL_THERE = 1, 2, 3, 4
HANDS_ARE_COUNTED, HANDS_FIT_THE_DEAL, TURN_IS_OF_ONE_WHO_MAY, FOUR_AT_HOME_WIN = 5, 6, 7, 8
TALK_IS_CALLED_IN_TEAMS = 9


def broken(s: State) -> int:
    """1.1 1.2 2.1 2.2 2.3 4.4 5.3 6.1"""
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
    """1.1"""
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
    """1.1 4.1 4.4"""
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
    """2.1 2.2"""
    has_begun = s.phase > SHUFFLING or s.round > 1
    each = s.players if has_begun else 0
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
    """2.2"""
    count = 0
    for kind in range(KINDS):
        count += cards[seat, kind]
    return count


def is_hand_sound(s: State, seat: int) -> bool:
    """2.2 2.6"""
    if s.phase < DEALING:
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
    """2.6"""
    for kind in range(KINDS):
        if not 0 <= s.laid_down[seat, kind] <= s.open_cards[seat, kind]:
            return False
    return (cards_of(s.laid_down, seat) > 0) == (s.has_laid_down[seat] == 1)


def has_been_dealt(s: State, seat: int) -> bool:
    """2.3"""
    since = seat - s.dealer if seat > s.dealer else seat - s.dealer + s.players
    now = s.turn - s.dealer if s.turn > s.dealer else s.turn - s.dealer + s.players
    return since < now


def is_end_sound(s: State) -> bool:
    """6.1"""
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
    """2.2 2.3 2.6"""
    if not WHO_DEALS <= s.phase <= OVER or not 0 <= s.deal < DEALS:
        return False
    if not NO_CARD <= s.last_card < KINDS:
        return False
    if s.phase == WHO_DEALS:
        return s.round == 0 and s.deal == 0
    if s.round <= 0 or (s.phase == SHUFFLING and s.deal != 0):
        return False
    if s.phase <= DEALING:
        return s.phase == DEALING or s.turn == left_of(s, s.dealer)
    return s.phase == OVER or s.sizes[s.turn] > 0


def is_talk_sound(s: State) -> bool:
    """5.3"""
    is_called = s.phase == ACCUSED or s.phase == CONFIRMING
    for seat in range(s.players):
        if s.was_called[seat] != s.was_called[partner_of(s, seat)]:
            return False
        if s.was_called[seat] and (not s.table_talk or s.phase <= DEALING):
            return False
        if s.answers[seat] != NOT_ANSWERED and not (is_called and is_asked(s, seat)):
            return False
    if not is_called:
        return s.accused == 0 and s.caller == 0
    if not 0 <= s.accused < s.players or not 0 <= s.caller < s.players:
        return False
    if is_same_side(s, s.accused, s.caller) or not s.was_called[s.accused]:
        return False
    return awaited(s) != 0 and (s.phase == ACCUSED or s.players == SEATS)
