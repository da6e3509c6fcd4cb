"""Cookie Box: take what nothing lies on, and live with what it does.

Moves of a seat, one number each; `what`, `seat_in`, `kind_in` and `theft_in` take them
apart (the sums that make them stand in `candidates`):

    TAKE cookie           from the box; a cookie is known by the order in which the pile fell
    FROM seat             Yearning: whose pile the random cookie comes from
    GIVE kind, seat       Generous: what is given, and to whom
    SWAP seat             Cheeky: with whom all cookies are exchanged
    STEAL seat            the thief: from whose pile (an interrupt)
    CLAIM theft, seat     the robbed: which theft, and who is named (an interrupt)

A cookie that has left the box was shown then, so everybody knows which there are: the first one
taken is token 0, and so on, `of_kind` tells their kinds. What is not known to everybody is where
each token is now: half of a pile is thrown away unseen, and a stolen one lies apart. `places`
is the truth, known to nobody. `may_be[seat]` is what a seat knows: at each place, the tokens
that may be there for all it has been shown; the last row is what everybody knows.
"""

from __future__ import annotations

from typing import Any

from cookietin.engine import (
    ALLOWED,
    CHANCE,
    CHANCE_BIT,
    GOES_ON,
    NOBODY,
    NOTHING,
    OWNER,
    SOUND,
    UNSEEN,
    Grid,
    Row,
    i8,
    i16,
    record,
)
from cookietin.engine.bits import count_bits, lowest_bit
from cookietin.engine.generator import below
from cookietin.engine.protocol import NOT_YOUR_TURN
from cookietin.engine.record import i64
from cookietin.games.cookie_box.data import (
    ALL_POINTS,
    CHEEKY,
    COOKIES,
    COUNTS,
    DOUBLE,
    GENEROUS,
    KINDS,
    PLAIN,
    POINTS,
    RANCID,
    SHAKES,
    YEARNING,
)
from cookietin.games.cookie_box.pile import FACE_DOWN, NO_COOKIE, free_cookies, lay_flat, shake

PLAYERS = 6
THEFTS = 12  # two of each player at most are not settled at the same time
GONE = PLAYERS  # after the piles comes the place of what was thrown away,
APART = GONE + 1  # and then those of what was stolen
PLACES = APART + THEFTS
EVERYBODY = PLAYERS  # the row of what everybody knows, after those of the players
ROWS = EVERYBODY + 1

TAKE = 0
FROM = TAKE + COOKIES
GIVE = FROM + PLAYERS
SWAP = GIVE + KINDS * PLAYERS
STEAL = SWAP + PLAYERS
CLAIM = STEAL + PLAYERS
MOVES = CLAIM + THEFTS * PLAYERS
STOLEN_FROM = MOVES  # how the others see a theft: this and the seat of the robbed

WHO_BEGINS, SHAKE, TO_TAKE, FALLING, SHOWING, YEARNS, PICKING, GIVES, SWAPS = range(9)
THROWING, STEALING, COUNTING, OVER = 9, 10, 11, 12
BOX_IS_OPEN, TURN_ENDS = 13, 14  # passing through, inside one move
MOST_ACTIONS = 64
NO_SEAT = -1
NO_KIND = -1
NOT_DRAWN = -1  # a theft under way
WON_ON_POINTS, WON_ON_PLAIN, SHARED = 1, 2, 3


@record
class State:
    """A match: whose turn it is, the box, the piles, and what each has learned."""

    players: int = i8(fixed=True)
    thief: int = i8(fixed=True)

    phase: int = i8()
    first: int = i8()
    turn: int = i8()
    actor: int = i8()  # whose cookie acts: in the middle of a chain, not always whose turn it is
    round: int = i8()
    actions: int = i8()
    has_taken: int = i8()  # in this turn
    victim: int = i8()  # from whose pile a random cookie is drawn
    to_throw: int = i8()
    theft: int = i8()  # the one under way

    shakes: int = i16()
    there: int = i64()  # in the box, as bits
    free: int = i64()
    on_edge: int = i64()
    falling: int = i64()
    taken: int = i8()  # taken from the box and not shown yet
    unseen: Row = i8(KINDS)  # in the box and not icon up
    x: Row = i16(COOKIES)
    y: Row = i16(COOKIES)
    along_x: Row = i8(COOKIES)
    along_y: Row = i8(COOKIES)
    heights: Row = i8(COOKIES)
    icons: Row = i8(COOKIES)
    on_top: Row = i64(COOKIES)
    leans_on: Row = i64(COOKIES)

    cookies: Grid = i8(PLAYERS, KINDS, seen_by=OWNER)
    sizes: Row = i8(PLAYERS)
    thrown: int = i8()
    final: Grid = i8(PLAYERS, KINDS)  # the piles, turned over at the end

    tokens: int = i8()
    of_kind: Row = i64(KINDS)
    places: Row = i64(PLACES, seen_by=NOBODY)
    may_be: Grid = i64(ROWS, PLACES)  # `hide` leaves the own row and everybody's

    robbed: Row = i8(THEFTS)  # the seat plus one; 0 is no theft
    stolen_in: Row = i8(THEFTS)  # the round
    turns_left: Row = i8(THEFTS)  # turns of the robbed until it is settled
    not_by: Row = i8(THEFTS)  # seats that cannot have been the thief, as bits
    loot: Grid = i8(PLAYERS, THEFTS, seen_by=OWNER)  # the kind plus one, with its thief
    kept_by: Row = i8(THEFTS)  # who the thief was, plus one, once a theft is settled
    is_caught: Row = i8(PLAYERS)  # a theft of this round is settled: all know who it was


def set_up(s: State, options: dict[str, Any]) -> None:
    """1.1 2.2 5.1"""
    s.players = options["players"]
    s.thief = options["thief"] == "on"
    s.taken = NO_COOKIE
    for kind in range(KINDS):
        s.unseen[kind] = COUNTS[kind]
    if options["first"] == "random":
        s.phase = WHO_BEGINS
    else:
        begin(s, int(options["first"]))


# 2. Set-up


def begin(s: State, seat: int) -> None:
    """2.2"""
    s.first = seat
    s.turn = seat
    s.actor = seat
    s.round = 1
    s.phase = SHAKE


def shake_box(s: State, number: int) -> None:
    """2.1 3.3"""
    shake(s, number)
    s.shakes += 1
    s.free = free_cookies(s)
    if s.free:
        s.phase = TO_TAKE


# 3. A turn


def active(s: State) -> int:
    """3.5"""
    if s.phase == TO_TAKE or s.phase == YEARNS or s.phase == GIVES or s.phase == SWAPS:
        return 1 << s.actor
    if s.phase == OVER:
        return 0
    return CHANCE_BIT


def what(move: int) -> int:
    """3.1 4.3 4.4 4.5 5.1 5.3"""
    if move < FROM:
        return TAKE
    if move < GIVE:
        return FROM
    if move < SWAP:
        return GIVE
    if move < STEAL:
        return SWAP
    return STEAL if move < CLAIM else CLAIM


def seat_in(move: int) -> int:
    """4.3 4.4 4.5 5.1 5.3"""
    return (move - FROM) % PLAYERS


def kind_in(move: int) -> int:
    """4.4"""
    return (move - GIVE) // PLAYERS


def theft_in(move: int) -> int:
    """5.3"""
    return (move - CLAIM) // PLAYERS


def candidates(s: State, seat: int, out: Row) -> int:
    """3.1 4.3 4.4 4.5 5.1 5.3"""
    count = 0
    if seat == s.actor:
        if s.phase == TO_TAKE:
            for cookie in range(COOKIES):
                if (s.free >> cookie) & 1:
                    out[count] = TAKE + cookie
                    count += 1
        elif s.phase == GIVES:
            count = candidates_to_give(s, seat, out)
        else:
            count = candidates_to_name(s, seat, out)
    if s.thief:
        count = candidates_of_thieves(s, seat, out, count)
    return count


def candidates_to_give(s: State, seat: int, out: Row) -> int:
    """4.4"""
    count = 0
    for kind in range(KINDS):
        if kind != GENEROUS and s.cookies[seat, kind] > 0:
            for other in range(s.players):
                if other != seat:
                    out[count] = GIVE + kind * PLAYERS + other
                    count += 1
    return count


def candidates_to_name(s: State, seat: int, out: Row) -> int:
    """4.3 4.5"""
    count = 0
    for other in range(s.players):
        if other != seat and (s.phase == SWAPS or s.sizes[other] > 0):
            out[count] = (SWAP if s.phase == SWAPS else FROM) + other
            count += 1
    return count


def candidates_of_thieves(s: State, seat: int, out: Row, count: int) -> int:
    """5.1 5.3"""
    for move in range(STEAL, CLAIM):
        if refuse_theft(s, seat, seat_in(move)) == ALLOWED:
            out[count] = move
            count += 1
    for theft in range(THEFTS):
        if s.robbed[theft] == seat + 1:
            for other in range(s.players):
                if other != seat:
                    out[count] = CLAIM + theft * PLAYERS + other
                    count += 1
    return count


def refusal(s: State, seat: int, move: int) -> int:
    """3.1 3.2 3.4 3.5 4.3 4.4 4.5 5.1 5.3"""
    kind = what(move)
    if kind == STEAL:
        return refuse_theft(s, seat, seat_in(move))
    if kind == CLAIM:
        return refuse_claim(s, seat, theft_in(move), seat_in(move))
    if seat != s.actor:
        return NOT_YOUR_TURN
    if kind == TAKE:
        return refuse_taking(s, move - TAKE)
    if kind == FROM:
        return refuse_yearning(s, seat, seat_in(move))
    if kind == GIVE:
        return refuse_giving(s, seat, kind_in(move), seat_in(move))
    return refuse_swapping(s, seat, seat_in(move))


def refuse_taking(s: State, cookie: int) -> int:
    """3.1 3.2 3.4"""
    if not (s.there >> cookie) & 1 or s.on_top[cookie] & s.there:
        return 301
    if (s.on_edge >> cookie) & 1:
        return 302
    return ALLOWED if s.phase == TO_TAKE else 304


def witness(s: State, seat: int, move: int) -> int:
    """3.1"""
    if what(move) != TAKE or not (s.there >> (move - TAKE)) & 1:
        return NOTHING
    above = s.on_top[move - TAKE] & s.there
    if above & s.free:
        above &= s.free  # one that can be taken is what a player would move out of the way
    return lowest_bit(above) if above else NOTHING


def chances(s: State) -> int:
    """2.1 2.2 6.1"""
    if s.phase == SHAKE:
        return SHAKES
    if s.phase == WHO_BEGINS:
        return s.players
    return 1 if s.phase == COUNTING else 0


def weights(s: State, out: Row) -> int:
    """2.1 3.2 3.4 4.3 4.6 5.1"""
    if s.phase == SHOWING:
        for kind in range(KINDS):
            out[kind] = s.unseen[kind]
    elif s.phase == FALLING:
        weigh_sides(s, out)
    else:
        seat = s.actor if s.phase == THROWING else s.victim
        for kind in range(KINDS):
            out[kind] = s.cookies[seat, kind]
    return KINDS


def weigh_sides(s: State, out: Row) -> None:
    """3.2 1.2"""
    total = 0
    for kind in range(KINDS):
        out[kind] = s.unseen[kind]
        total += s.unseen[kind]
    out[PLAIN] += total  # it looks the same both ways, like one that falls icon down


def play(s: State, seat: int, move: int) -> None:
    """2.2 3.1 3.4 3.5 4.10"""
    kind = chance_answers(s, move) if seat == CHANCE else carry_out(s, seat, move)
    if kind != NO_KIND:
        act(s, s.actor, kind)
    if s.phase == TURN_ENDS:
        end_turn(s)
    if s.phase == BOX_IS_OPEN:
        look_into_box(s)


def carry_out(s: State, seat: int, move: int) -> int:
    """3.1 4.3 4.4 4.5 5.1 5.3"""
    kind = what(move)
    if kind == TAKE:
        return take(s, move - TAKE)
    if kind == GIVE:
        return give(s, seat, kind_in(move), seat_in(move))
    if kind == FROM:
        s.victim = seat_in(move)
        s.phase = PICKING
    elif kind == SWAP:
        swap(s, seat, seat_in(move))
    elif kind == STEAL:
        steal(s, seat, seat_in(move))
    else:
        claim(s, seat, theft_in(move), seat_in(move))
    return NO_KIND


def chance_answers(s: State, move: int) -> int:
    """2.1 2.2 3.2 3.4 4.3 4.6 5.1 6.1"""
    if s.phase == SHOWING:
        s.unseen[move] -= 1
        return keep(s, move)
    if s.phase == FALLING:
        return fall_flat(s, move)
    if s.phase == PICKING:
        pass_on(s, s.victim, s.actor, move)
        return move
    if s.phase == THROWING:
        throw_away(s, s.actor, move)
    elif s.phase == SHAKE:
        shake_box(s, move)
    elif s.phase == STEALING:
        lay_apart(s, move)
    elif s.phase == WHO_BEGINS:
        begin(s, move)
    else:
        turn_over(s)
    return NO_KIND


def take(s: State, cookie: int) -> int:
    """3.1 3.2"""
    s.has_taken = 1
    s.taken = cookie
    s.there &= ~(1 << cookie)
    falling = 0
    if s.on_edge:
        for other in range(COOKIES):
            if (s.on_edge >> other) & 1 and (s.leans_on[other] >> cookie) & 1:
                falling |= 1 << other
    s.falling = falling
    return show_or_fall(s)


def show_or_fall(s: State) -> int:
    """3.2 3.4"""
    if s.falling:
        s.phase = FALLING
        return NO_KIND
    if s.icons[s.taken] == FACE_DOWN:
        s.phase = SHOWING
        return NO_KIND
    return keep(s, s.icons[s.taken] - 1)


def fall_flat(s: State, kind: int) -> int:
    """3.2 1.2"""
    cookie = next_to_fall(s)
    s.falling &= ~(1 << cookie)
    lay_flat(s, cookie)
    if kind != PLAIN:
        s.unseen[kind] -= 1
        s.icons[cookie] = kind + 1
    return show_or_fall(s)


def next_to_fall(s: State) -> int:
    """3.2"""
    return lowest_bit(s.falling)


def keep(s: State, kind: int) -> int:
    """3.4 3.6"""
    s.icons[s.taken] = FACE_DOWN
    s.taken = NO_COOKIE
    token = 1 << s.tokens
    s.tokens += 1
    s.of_kind[kind] |= token
    s.places[s.actor] |= token
    for row in range(ROWS):
        s.may_be[row, s.actor] |= token
    s.cookies[s.actor, kind] += 1
    s.sizes[s.actor] += 1
    return kind


def look_into_box(s: State) -> None:
    """3.1 3.3"""
    s.free = free_cookies(s)
    s.phase = TO_TAKE if s.free else SHAKE


def end_turn(s: State) -> None:
    """3.5 4.10 6.1"""
    if s.thief:
        settle_thefts(s)
    if s.there == 0:
        s.phase = COUNTING
        return
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
    if s.turn == s.first:
        s.round += 1
        for seat in range(s.players):
            s.is_caught[seat] = 0
    s.actor = s.turn
    s.actions = 0
    s.has_taken = 0
    s.phase = BOX_IS_OPEN


# 4. Actions


def act(s: State, seat: int, kind: int) -> None:
    """4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10"""
    s.phase = TURN_ENDS
    if not DOUBLE <= kind <= RANCID or s.actions == MOST_ACTIONS:
        return
    s.actions += 1
    if kind == DOUBLE and s.there:
        s.phase = BOX_IS_OPEN
    elif kind == YEARNING and may_yearn(s, seat):
        s.phase = YEARNS
    elif kind == GENEROUS and may_give(s, seat):
        s.phase = GIVES
    elif kind == CHEEKY:
        s.phase = SWAPS
    elif kind == RANCID and s.sizes[seat] > 1:
        go_bad(s, seat)
    elif kind == GENEROUS:
        shows_nothing_to_give(s, seat)


def may_yearn(s: State, seat: int) -> bool:
    """4.3"""
    for other in range(s.players):
        if other != seat and s.sizes[other] > 0:
            return True
    return False


def refuse_yearning(s: State, seat: int, other: int) -> int:
    """3.4 4.3"""
    if s.phase != YEARNS:
        return 304 if s.phase != TO_TAKE else 403
    if other == seat or other >= s.players or s.sizes[other] == 0:
        return 403
    return ALLOWED


def may_give(s: State, seat: int) -> bool:
    """4.4"""
    return s.sizes[seat] > s.cookies[seat, GENEROUS]


def refuse_giving(s: State, seat: int, kind: int, other: int) -> int:
    """3.4 4.4"""
    if s.phase != GIVES:
        return 304 if s.phase != TO_TAKE else 404
    if kind == GENEROUS or s.cookies[seat, kind] == 0:
        return 404
    return 404 if other == seat or other >= s.players else ALLOWED


def shows_nothing_to_give(s: State, seat: int) -> None:
    """3.6 4.4"""
    # Whoever cannot give has nothing but Generous, and everybody sees that.
    for row in range(ROWS):
        s.may_be[row, seat] &= s.of_kind[GENEROUS]


def give(s: State, seat: int, kind: int, other: int) -> int:
    """4.4"""
    pass_on(s, seat, other, kind)
    s.actor = other
    return kind


def pass_on(s: State, giver: int, taker: int, kind: int) -> None:
    """3.6 4.3 4.4"""
    token = lowest(s.places[giver] & s.of_kind[kind])
    s.places[giver] ^= token
    s.places[taker] |= token
    s.cookies[giver, kind] -= 1
    s.cookies[taker, kind] += 1
    s.sizes[giver] -= 1
    s.sizes[taker] += 1
    for row in range(ROWS):
        sees_move(s, row, giver, taker, kind, token)


def lowest(tokens: int) -> int:
    """3.6"""
    return tokens & -tokens


def sees_move(s: State, row: int, giver: int, to: int, kind: int, token: int) -> None:
    """3.6"""
    # Any other of its kind that may have been there may have been the one that is seen: what
    # was possible for this one is possible for them.
    alike = s.may_be[row, giver] & s.of_kind[kind] & ~token
    for place in range(last_place(s)):
        if s.may_be[row, place] & token:
            s.may_be[row, place] |= alike
    knows_place(s, row, token, to)


def knows_place(s: State, row: int, token: int, to: int) -> None:
    """3.6"""
    for place in range(last_place(s)):
        s.may_be[row, place] &= ~token
    s.may_be[row, to] |= token


def last_place(s: State) -> int:
    """5.2"""
    return PLACES if s.thief else APART


def refuse_swapping(s: State, seat: int, other: int) -> int:
    """3.4 4.5"""
    if s.phase != SWAPS:
        return 304 if s.phase != TO_TAKE else 405
    return 405 if other == seat or other >= s.players else ALLOWED


def swap(s: State, one: int, other: int) -> None:
    """4.5 3.6"""
    tokens = s.places[one]
    s.places[one] = s.places[other]
    s.places[other] = tokens
    size = s.sizes[one]
    s.sizes[one] = s.sizes[other]
    s.sizes[other] = size
    for kind in range(KINDS):
        count = s.cookies[one, kind]
        s.cookies[one, kind] = s.cookies[other, kind]
        s.cookies[other, kind] = count
    for row in range(ROWS):
        sees_swap(s, row, one, other)
    look_at_own(s, one)
    look_at_own(s, other)
    s.phase = TURN_ENDS


def sees_swap(s: State, row: int, one: int, other: int) -> None:
    """3.6 4.5"""
    tokens = s.may_be[row, one]
    s.may_be[row, one] = s.may_be[row, other]
    s.may_be[row, other] = tokens


def look_at_own(s: State, seat: int) -> None:
    """3.6"""
    own = s.places[seat]
    for place in range(last_place(s)):
        s.may_be[seat, place] &= ~own
    s.may_be[seat, seat] = own


def go_bad(s: State, seat: int) -> None:
    """4.6"""
    s.to_throw = s.sizes[seat] // 2
    s.phase = THROWING
    for row in range(ROWS):
        if row != seat:
            s.may_be[row, GONE] |= s.may_be[row, seat]


def throw_away(s: State, seat: int, kind: int) -> None:
    """4.6"""
    token = lowest(s.places[seat] & s.of_kind[kind])
    take_from_pile(s, seat, kind, token)
    s.places[GONE] |= token
    s.may_be[seat, seat] ^= token
    s.may_be[seat, GONE] |= token
    s.thrown += 1
    s.to_throw -= 1
    if s.to_throw == 0:
        s.phase = TURN_ENDS


def take_from_pile(s: State, seat: int, kind: int, token: int) -> None:
    """4.6 5.1"""
    s.places[seat] ^= token
    s.cookies[seat, kind] -= 1
    s.sizes[seat] -= 1


# 5. The thief


def interrupts(s: State) -> int:
    """5.1 5.3"""
    if not s.thief or active(s) & CHANCE_BIT or s.phase == OVER:
        return 0
    mask = 0
    for theft in range(THEFTS):
        if s.robbed[theft]:
            mask |= 1 << (s.robbed[theft] - 1)
    if s.phase == TO_TAKE and not s.has_taken:
        mask |= (1 << s.players) - 1
    return mask & ~(1 << s.actor)


def refuse_theft(s: State, seat: int, other: int) -> int:
    """5.1"""
    if not s.thief or s.phase != TO_TAKE or s.has_taken or seat == s.turn:
        return 501
    if other == seat or other >= s.players or s.sizes[other] == 0:
        return 501
    return 501 if has_stolen(s, seat) else ALLOWED


def has_stolen(s: State, seat: int) -> bool:
    """5.1"""
    if s.is_caught[seat]:
        return True
    for theft in range(THEFTS):
        if s.loot[seat, theft] and s.stolen_in[theft] == s.round:
            return True
    return False


def steal(s: State, seat: int, other: int) -> None:
    """5.1 5.2"""
    theft = 0
    while s.robbed[theft]:
        theft += 1
    s.kept_by[theft] = 0
    s.robbed[theft] = other + 1
    s.stolen_in[theft] = s.round
    s.turns_left[theft] = 2 if other == s.turn else 1
    s.not_by[theft] = (1 << other) | (1 << s.turn)
    for one in range(s.players):
        if s.is_caught[one]:
            s.not_by[theft] |= 1 << one
    s.loot[seat, theft] = NOT_DRAWN
    s.theft = theft
    s.victim = other
    s.phase = STEALING


def lay_apart(s: State, kind: int) -> None:
    """5.1 5.2"""
    thief = thief_of(s, s.theft)
    token = surest(s, s.places[s.victim] & s.of_kind[kind])
    take_from_pile(s, s.victim, kind, token)
    place = APART + s.theft
    s.places[place] = token
    s.loot[thief, s.theft] = kind + 1
    for row in range(ROWS):
        if row == thief or row == s.victim:
            knows_place(s, row, token, place)
        else:
            s.may_be[row, place] = s.may_be[row, s.victim]
    s.theft = 0
    s.phase = TO_TAKE


def surest(s: State, tokens: int) -> int:
    """5.2"""
    # Of several alike, the one of which most is known: so the thief learns nothing of the rest.
    found = lowest(tokens)
    while tokens:
        token = lowest(tokens)
        tokens ^= token
        if count_bits(places_for(s, EVERYBODY, token)) < count_bits(
            places_for(s, EVERYBODY, found)
        ):
            found = token
    return found


def thief_of(s: State, theft: int) -> int:
    """5.3"""
    for seat in range(s.players):
        if s.loot[seat, theft]:
            return seat
    return NO_SEAT


def refuse_claim(s: State, seat: int, theft: int, other: int) -> int:
    """5.3"""
    if not s.thief:
        return 501
    if s.robbed[theft] != seat + 1 or other == seat or other >= s.players:
        return 503
    return ALLOWED


def claim(s: State, seat: int, theft: int, other: int) -> None:
    """5.3"""
    # Ruling: after a wrong claim nothing can bring it back, so it is settled at once.
    thief = thief_of(s, theft)
    settle(s, theft, thief, seat if thief == other else thief)


def settle(s: State, theft: int, thief: int, owner: int) -> None:
    """5.2 5.3"""
    kind = s.loot[thief, theft] - 1
    place = APART + theft
    s.places[owner] |= s.places[place]
    s.places[place] = 0
    s.cookies[owner, kind] += 1
    s.sizes[owner] += 1
    for row in range(ROWS):
        s.may_be[row, owner] |= s.may_be[row, place]
        s.may_be[row, place] = 0
    if s.stolen_in[theft] == s.round:
        s.is_caught[thief] = 1
    for other in range(THEFTS):
        if s.stolen_in[other] == s.stolen_in[theft]:
            s.not_by[other] |= 1 << thief
    s.kept_by[theft] = thief + 1
    s.loot[thief, theft] = 0
    s.robbed[theft] = 0
    s.stolen_in[theft] = 0
    s.turns_left[theft] = 0
    s.not_by[theft] = 0


def settle_thefts(s: State) -> None:
    """5.3"""
    for theft in range(THEFTS):
        if s.robbed[theft]:
            if s.robbed[theft] == s.turn + 1:
                s.turns_left[theft] -= 1
            if s.turns_left[theft] == 0 or s.there == 0:
                thief = thief_of(s, theft)
                settle(s, theft, thief, thief)


# 6. The end


def turn_over(s: State) -> None:
    """6.1"""
    for seat in range(s.players):
        for kind in range(KINDS):
            s.final[seat, kind] = s.cookies[seat, kind]
    for row in range(ROWS):
        for place in range(PLACES):
            s.may_be[row, place] = s.places[place]
    s.phase = OVER


def score(s: State, seat: int) -> int:
    """6.2 4.1 4.7 4.8 4.9"""
    points = 0
    for kind in range(KINDS):
        count = s.final[seat, kind] if s.phase == OVER else s.cookies[seat, kind]
        points += POINTS[kind] * count
    return points


def winners(s: State) -> int:
    """6.2 6.3"""
    best = score(s, 0)
    plain = s.final[0, PLAIN]
    mask = 1
    for seat in range(1, s.players):
        points = score(s, seat)
        if points > best or (points == best and s.final[seat, PLAIN] > plain):
            best = points
            plain = s.final[seat, PLAIN]
            mask = 0
        if points == best and s.final[seat, PLAIN] == plain:
            mask |= 1 << seat
    return mask


def ending(s: State) -> int:
    """6.1 6.2 6.3"""
    if s.phase != OVER:
        return GOES_ON
    mask = winners(s)
    if mask & (mask - 1):
        return SHARED
    return WON_ON_PLAIN if has_equal_points(s, mask) else WON_ON_POINTS


def has_equal_points(s: State, mask: int) -> bool:
    """6.3"""
    winner = lowest_bit(mask)
    for seat in range(s.players):
        if seat != winner and score(s, seat) == score(s, winner):
            return True
    return False


def rounds(s: State) -> int:
    """3.5"""
    return s.round


def turns(s: State) -> int:
    """3.5"""
    if s.round == 0:
        return 0
    since_first = s.turn - s.first if s.turn >= s.first else s.turn - s.first + s.players
    is_done = s.phase == COUNTING or s.phase == OVER
    return (s.round - 1) * s.players + since_first + (1 if is_done else 0)


# Secrets


def seen(s: State, seat: int, move: int, viewer: int) -> int:
    """3.6 4.6 5.2 5.4"""
    if seat == CHANCE:
        if s.phase == THROWING:
            return move if viewer == s.actor else UNSEEN
        if s.phase == STEALING:
            return move if viewer in (s.victim, thief_of(s, s.theft)) else UNSEEN
        return move
    if what(move) == STEAL and viewer != seat:
        return STOLEN_FROM + seat_in(move)
    return move


def hide(s: State, seat: int) -> None:
    """3.6"""
    for row in range(PLAYERS):
        if row != seat:
            for place in range(PLACES):
                s.may_be[row, place] = 0


def redeal(s: State, seat: int, generator: Row) -> None:
    """3.6 4.6 5.2"""
    row = seat if seat < s.players else EVERYBODY
    put_all_somewhere(s, row, generator)
    while s.phase == GIVES and s.places[s.actor] & ~s.of_kind[GENEROUS] == 0:
        put_all_somewhere(s, row, generator)  # everybody sees that there is something to give
    if s.thief:
        name_thieves(s, seat, generator)
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.cookies[other, kind] = count_bits(s.places[other] & s.of_kind[kind])
            redeal_knowledge(s, other)


def put_all_somewhere(s: State, row: int, generator: Row) -> None:
    """3.6"""
    for place in range(PLACES):
        s.places[place] = 0
    rest = 0
    for token in range(s.tokens):
        mask = places_for(s, row, 1 << token)
        if mask & (mask - 1):
            rest |= 1 << token
        else:
            s.places[lowest_bit(mask)] |= 1 << token
    while rest:
        put_somewhere(s, row, lowest(rest), rest, generator)
        rest &= rest - 1


def put_somewhere(s: State, row: int, token: int, rest: int, generator: Row) -> None:
    """3.6"""
    while True:
        steps = 0
        within = places_within(s, row, steps)
        while places_for(s, row, token) & within == 0:
            steps += 1
            within = places_within(s, row, steps)
        place = some_place(s, row, places_for(s, row, token) & within, rest, generator)
        s.places[place] |= token
        if steps == 0:
            return
        # It is full: one that lies there makes way, in the direction of a place with room.
        token = one_that_may_leave(s, row, place, places_within(s, row, steps - 1), generator)
        s.places[place] ^= token


def some_place(s: State, row: int, mask: int, rest: int, generator: Row) -> int:
    """3.6"""
    # A place takes this one with the chance that any one of those has that may yet come there.
    while mask & (mask - 1):
        place = lowest_bit(mask)
        free = room(s, place) - count_bits(s.places[place])
        if below(generator, count_bits(s.may_be[row, place] & rest)) < free:
            return place
        mask &= mask - 1
    return lowest_bit(mask)


def places_within(s: State, row: int, steps: int) -> int:
    """3.6"""
    within = 0
    for place in range(last_place(s)):
        if count_bits(s.places[place]) < room(s, place):
            within |= 1 << place
    for _ in range(steps):
        nearer = within
        for place in range(last_place(s)):
            if tokens_that_may_leave(s, row, place, nearer):
                within |= 1 << place
    return within


def room(s: State, place: int) -> int:
    """3.6 4.6 5.2"""
    if place < PLAYERS:
        return s.sizes[place]
    if place == GONE:
        return s.thrown
    theft = place - APART
    is_under_way = s.phase == STEALING and s.theft == theft
    return 1 if s.robbed[theft] and not is_under_way else 0


def places_for(s: State, row: int, token: int) -> int:
    """3.6"""
    mask = 0
    for place in range(last_place(s)):
        if s.may_be[row, place] & token:
            mask |= 1 << place
    return mask


def tokens_that_may_leave(s: State, row: int, place: int, to: int) -> int:
    """3.6"""
    tokens = 0
    for other in range(last_place(s)):
        if other != place and (to >> other) & 1:
            tokens |= s.places[place] & s.may_be[row, other]
    return tokens


def one_that_may_leave(s: State, row: int, place: int, to: int, generator: Row) -> int:
    """3.6"""
    return 1 << some_bit(tokens_that_may_leave(s, row, place, to), generator)


def some_bit(mask: int, generator: Row) -> int:
    """3.6"""
    rest = below(generator, count_bits(mask))
    for _ in range(rest):
        mask &= mask - 1
    return lowest_bit(mask)


def name_thieves(s: State, seat: int, generator: Row) -> None:
    """5.1 5.2"""
    for theft in range(THEFTS):
        while s.robbed[theft] and thief_of(s, theft) == NO_SEAT:
            guess_thieves(s, seat, s.stolen_in[theft], generator)


def guess_thieves(s: State, seat: int, in_round: int, generator: Row) -> None:
    """5.1 5.2"""
    stole = 0
    for theft in range(THEFTS):
        if s.robbed[theft] and s.stolen_in[theft] == in_round:
            if seat >= s.players or s.loot[seat, theft] == 0:
                thief = below(generator, s.players)
                if thief == seat or ((stole | s.not_by[theft]) >> thief) & 1:
                    forget_guesses(s, seat, in_round)
                    return
                stole |= 1 << thief
                s.loot[thief, theft] = kind_at(s, APART + theft)


def forget_guesses(s: State, seat: int, in_round: int) -> None:
    """5.2"""
    for other in range(s.players):
        for theft in range(THEFTS):
            if other != seat and s.stolen_in[theft] == in_round:
                s.loot[other, theft] = 0


def kind_at(s: State, place: int) -> int:
    """5.2"""
    for kind in range(KINDS):
        if s.places[place] & s.of_kind[kind]:
            return kind + 1
    return NOT_DRAWN


def redeal_knowledge(s: State, seat: int) -> None:
    """3.6 5.2"""
    for place in range(PLACES):
        s.may_be[seat, place] = s.may_be[EVERYBODY, place]
    look_at_own(s, seat)
    for theft in range(THEFTS):
        if s.loot[seat, theft] or s.robbed[theft] == seat + 1:
            token = s.places[APART + theft]
            for place in range(PLACES):
                s.may_be[seat, place] &= ~token
            s.may_be[seat, APART + theft] = token


# What must always hold

EVERY_COOKIE_IS_SOMEWHERE_ONCE, POINTS_ARE_ALL_THERE, PILES_ARE_COUNTED = 1, 2, 3
KNOWLEDGE_IS_TRUE, THE_PILE_IS_SOUND, THEFTS_HAVE_A_THIEF, THE_TURN_FITS = 4, 5, 6, 7


def broken(s: State) -> int:
    """1.1 3.2 3.6 4.10 5.2 6.2"""
    if not is_turn_sound(s):
        return THE_TURN_FITS
    if not is_box_sound(s):
        return THE_PILE_IS_SOUND
    if not are_cookies_complete(s):
        return EVERY_COOKIE_IS_SOMEWHERE_ONCE
    if all_points(s) != ALL_POINTS:
        return POINTS_ARE_ALL_THERE
    if not are_piles_counted(s):
        return PILES_ARE_COUNTED
    if not are_thefts_sound(s):
        return THEFTS_HAVE_A_THIEF
    return SOUND if is_knowledge_true(s) else KNOWLEDGE_IS_TRUE


def is_turn_sound(s: State) -> bool:
    """3.5 4.10"""
    if not WHO_BEGINS <= s.phase <= OVER or not 0 <= s.actions <= MOST_ACTIONS:
        return False
    if not is_seat(s, s.turn) or not is_seat(s, s.actor) or not is_seat(s, s.first):
        return False
    if not is_seat(s, s.victim) or not 0 <= s.theft < THEFTS:
        return False
    if (s.phase == WHO_BEGINS) != (s.round == 0) or s.round < 0:
        return False
    if (s.taken != NO_COOKIE) != (s.phase == SHOWING or s.phase == FALLING):
        return False
    if (s.phase == THROWING) != (s.to_throw > 0):
        return False
    return not (s.phase == GIVES and not may_give(s, s.actor)) and not (
        s.phase == YEARNS and not may_yearn(s, s.actor)
    )


def is_seat(s: State, seat: int) -> bool:
    """1.1"""
    return 0 <= seat < s.players


def is_box_sound(s: State) -> bool:
    """1.1 3.1 3.2"""
    if s.there < 0 or s.there >> COOKIES or s.on_edge & ~s.there or s.falling & ~s.on_edge:
        return False
    if not NO_COOKIE <= s.taken < COOKIES:
        return False
    if s.taken != NO_COOKIE and (s.there >> s.taken) & 1:
        return False
    if s.phase == TO_TAKE and (s.free == 0 or s.free != free_cookies(s)):
        return False
    if (s.phase == FALLING) != (s.falling != 0):
        return False
    for cookie in range(COOKIES):
        may_show = ((s.there & ~s.on_edge) >> cookie) & 1 or cookie == s.taken
        if not 0 <= s.icons[cookie] <= KINDS or (s.icons[cookie] and not may_show):
            return False
    return True


def are_cookies_complete(s: State) -> bool:
    """1.1"""
    known = 0
    for kind in range(KINDS):
        if known & s.of_kind[kind] or s.unseen[kind] < 0:
            return False
        known |= s.of_kind[kind]
        if in_box(s, kind) + count_bits(s.of_kind[kind]) != COUNTS[kind]:
            return False
    if known != (1 << s.tokens) - 1:
        return False
    # Before the first shake the cookies are in the box, and lie nowhere.
    is_shaken = s.shakes > 0
    lying = count_bits(s.there) + (s.taken != NO_COOKIE)
    return lying == (COOKIES - s.tokens if is_shaken else 0)


def in_box(s: State, kind: int) -> int:
    """1.1"""
    found = s.unseen[kind]
    for cookie in range(COOKIES):
        if s.icons[cookie] == kind + 1:
            found += 1
    return found


def are_piles_counted(s: State) -> bool:
    """3.6 5.2"""
    known = 0
    for place in range(PLACES):
        if known & s.places[place] or count_bits(s.places[place]) != room(s, place):
            return False
        known |= s.places[place]
    for seat in range(PLAYERS):
        for kind in range(KINDS):
            if s.cookies[seat, kind] != count_bits(s.places[seat] & s.of_kind[kind]):
                return False
            if s.final[seat, kind] != (s.cookies[seat, kind] if s.phase == OVER else 0):
                return False
        if seat >= s.players and s.places[seat]:
            return False
    return known == (1 << s.tokens) - 1


def all_points(s: State) -> int:
    """6.2"""
    points = 0
    for kind in range(KINDS):
        out_of_play = count_bits((s.places[GONE] | stolen(s)) & s.of_kind[kind])
        points += POINTS[kind] * (in_box(s, kind) + out_of_play)
        for seat in range(PLAYERS):
            points += POINTS[kind] * s.cookies[seat, kind]
    return points


def stolen(s: State) -> int:
    """5.2"""
    tokens = 0
    for theft in range(THEFTS):
        tokens |= s.places[APART + theft]
    return tokens


def are_thefts_sound(s: State) -> bool:
    """5.1 5.2"""
    for theft in range(THEFTS):
        thieves = 0
        for seat in range(PLAYERS):
            if s.loot[seat, theft]:
                thieves += 1
                if seat >= s.players or (s.not_by[theft] >> seat) & 1:
                    return False
                if s.loot[seat, theft] != kind_at(s, APART + theft):
                    return False
        if thieves != (s.robbed[theft] != 0) or (thieves and not s.thief):
            return False
        if not 0 <= s.robbed[theft] <= s.players:
            return False
        if thieves and not 0 < s.stolen_in[theft] <= s.round:
            return False
        if thieves and not 0 < s.turns_left[theft] <= 2:
            return False
    return True


def is_knowledge_true(s: State) -> bool:
    """3.6"""
    for row in range(s.players):
        for place in range(PLACES):
            if s.places[place] & ~s.may_be[row, place]:
                return False
            if s.may_be[row, place] & ~s.may_be[EVERYBODY, place]:
                return False
        if s.may_be[row, row] != s.places[row]:
            return False
    return True
