"""Cookie Box: take a cookie with nothing on top, and live with what it does.

Every cookie is shown as it leaves the box, so everyone knows which are out: the first one taken is
token 0, and so on, and `of_kind` gives their kinds. What not everyone knows is where each token is
now: half a pile goes in the bin unseen, and a stolen one lies apart. `places` is the truth, known
to nobody. `may_be[seat]` is what a seat knows: for each place, the tokens that can be there, given
what the seat has been shown; the last row is what everyone knows.
"""

from __future__ import annotations

from typing import Any

from cookietin.engine import (
    ALLOWED,
    CHANCE,
    CHANCE_BIT,
    GOES_ON,
    NOBODY,
    NOT_YOUR_TURN,
    NOTHING,
    OWNER,
    Grid,
    Row,
    happens,
    i8,
    i16,
    i64,
    record,
)
from cookietin.engine.bits import count_bits, lowest_bit
from cookietin.games.cookie_box import data
from cookietin.games.cookie_box import happenings as h
from cookietin.games.cookie_box.moves import (
    claim_move,
    claim_parts,
    from_move,
    from_parts,
    give_move,
    give_parts,
    is_claim,
    is_from,
    is_give,
    is_steal,
    is_swap,
    is_take,
    steal_move,
    steal_parts,
    swap_move,
    swap_parts,
    take_move,
    take_parts,
)
from cookietin.games.cookie_box.pile import FACE_DOWN, NO_COOKIE, free_cookies, lay_flat, shake

GONE = data.PLAYERS  # after the piles comes the place of what was thrown away,
APART = GONE + 1  # and then those of what was stolen
PLACES = APART + data.THEFTS
EVERYBODY = data.PLAYERS  # the row of what everybody knows, after those of the players
ROWS = EVERYBODY + 1

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
    unseen: Row = i8(data.KINDS)  # in the box and not icon up
    x: Row = i16(data.COOKIES)
    y: Row = i16(data.COOKIES)
    along_x: Row = i8(data.COOKIES)
    along_y: Row = i8(data.COOKIES)
    heights: Row = i8(data.COOKIES)
    icons: Row = i8(data.COOKIES)
    on_top: Row = i64(data.COOKIES)
    leans_on: Row = i64(data.COOKIES)

    cookies: Grid = i8(data.PLAYERS, data.KINDS, seen_by=OWNER)
    sizes: Row = i8(data.PLAYERS)
    thrown: int = i8()
    final: Grid = i8(data.PLAYERS, data.KINDS)  # the piles, turned over at the end

    tokens: int = i8()
    of_kind: Row = i64(data.KINDS)
    places: Row = i64(PLACES, seen_by=NOBODY)
    may_be: Grid = i64(ROWS, PLACES)  # `hide` leaves a seat's own row and everybody's

    robbed: Row = i8(data.THEFTS)  # the seat plus one; 0 is no theft
    stolen_in: Row = i8(data.THEFTS)  # the round
    turns_left: Row = i8(data.THEFTS)  # turns of the robbed until it is settled
    not_by: Row = i8(data.THEFTS)  # seats that cannot have been the thief, as bits
    loot: Grid = i8(data.PLAYERS, data.THEFTS, seen_by=OWNER)  # the kind plus one, with its thief
    kept_by: Row = i8(data.THEFTS)  # who the thief was, plus one: told when a theft is settled
    is_caught: Row = i8(data.PLAYERS)  # a theft of this round is settled: all know who it was


def set_up(s: State, options: dict[str, Any]) -> None:
    """1.1 All cookies are in the box, and nobody knows which is which."""
    s.players = options["players"]
    s.thief = options["thief"] == "on"
    s.taken = NO_COOKIE
    for kind in range(data.KINDS):
        s.unseen[kind] = data.COUNTS[kind]
    if options["first"] == "random":
        s.phase = WHO_BEGINS
    else:
        begin(s, int(options["first"]))


# 2. Set-up


def begin(s: State, seat: int) -> None:
    """2.2 One of the players begins."""
    s.first = seat
    s.turn = seat
    s.actor = seat
    s.round = 1
    s.phase = SHAKE


def shake_box(s: State, number: int) -> None:
    """2.1 3.3 The box is shaken, and again if nothing can be taken then."""
    happens(s, h.SHAKEN, min(s.shakes, 1))
    shake(s, number)
    s.shakes += 1
    look_into_box(s)


def look_into_box(s: State) -> None:
    """3.3 If nothing can be taken, the box is shaken with what is left in it."""
    s.free = free_cookies(s)
    s.phase = TO_TAKE if s.free else SHAKE


# 3. A turn


def active(s: State) -> int:
    """Who must take, choose, give or exchange; else chance."""
    if s.phase == TO_TAKE or s.phase == YEARNS or s.phase == GIVES or s.phase == SWAPS:
        return 1 << s.actor
    if s.phase == OVER:
        return 0
    return CHANCE_BIT


def candidates(s: State, seat: int, out: Row) -> int:
    """The legal moves of the kind that is asked for; with a thief, thefts and claims too."""
    count = 0
    if seat == s.actor and s.phase == TO_TAKE:
        for cookie in range(data.COOKIES):
            if (s.free >> cookie) & 1:
                out[count] = take_move(cookie)
                count += 1
    elif seat == s.actor and s.phase == GIVES:
        for kind in range(data.KINDS):
            for other in range(s.players):
                if give_refusal(s, seat, kind, other) == ALLOWED:
                    out[count] = give_move(kind, other)
                    count += 1
    elif seat == s.actor:
        for other in range(s.players):
            move = swap_move(other) if s.phase == SWAPS else from_move(other)
            if refusal(s, seat, move) == ALLOWED:
                out[count] = move
                count += 1
    return candidates_of_thieves(s, seat, out, count) if s.thief else count


def candidates_of_thieves(s: State, seat: int, out: Row, count: int) -> int:
    """Add the thefts and the claims."""
    for other in range(s.players):
        if theft_refusal(s, seat, other) == ALLOWED:
            out[count] = steal_move(other)
            count += 1
    for theft in range(data.THEFTS):
        for other in range(s.players):
            if claim_refusal(s, seat, theft, other) == ALLOWED:
                out[count] = claim_move(theft, other)
                count += 1
    return count


def refusal(s: State, seat: int, move: int) -> int:
    """The first clause that forbids a move, kind by kind."""
    if is_steal(move):
        return theft_refusal(s, seat, steal_parts(move).seat)
    if is_claim(move):
        theft, named = claim_parts(move)
        return claim_refusal(s, seat, theft, named)
    if seat != s.actor:
        return NOT_YOUR_TURN
    if is_take(move):
        return take_refusal(s, take_parts(move).cookie)
    if is_from(move):
        return yearning_refusal(s, seat, from_parts(move).seat)
    if is_give(move):
        kind, other = give_parts(move)
        return give_refusal(s, seat, kind, other)
    return swap_refusal(s, seat, swap_parts(move).seat)


def is_other(s: State, seat: int, other: int) -> bool:
    """Is it another player who is named?"""
    return other != seat and other < s.players


def chances(s: State) -> int:
    """Shakes, seats, or one way to turn the piles over; else `weights` tells."""
    if s.phase == SHAKE:
        return data.SHAKES
    if s.phase == WHO_BEGINS:
        return s.players
    return 1 if s.phase == COUNTING else 0


def weights(s: State, out: Row) -> int:
    """1.2 3.2 One of those unseen in the box, or of a pile; one that falls, either way up."""
    if s.phase == SHOWING or s.phase == FALLING:
        total = 0
        for kind in range(data.KINDS):
            out[kind] = s.unseen[kind]
            total += s.unseen[kind]
        if s.phase == FALLING:
            out[data.PLAIN] += total  # it looks the same both ways, like one that falls icon down
    else:
        seat = s.actor if s.phase == THROWING else s.victim
        for kind in range(data.KINDS):
            out[kind] = s.cookies[seat, kind]
    return data.KINDS


def play(s: State, seat: int, move: int) -> None:
    """Carry out a move; a cookie that comes to a new owner acts, then the turn may be over."""
    kind = chance_answers(s, move) if seat == CHANCE else carry_out(s, seat, move)
    if kind != NO_KIND:
        act(s, s.actor, kind)
    if s.phase == TURN_ENDS:
        end_turn(s)
    if s.phase == BOX_IS_OPEN:
        look_into_box(s)


def carry_out(s: State, seat: int, move: int) -> int:
    """A move of a player; the kind that comes to a new owner by it, or NO_KIND."""
    if is_take(move):
        return take(s, take_parts(move).cookie)
    if is_give(move):
        kind, other = give_parts(move)
        return give(s, seat, kind, other)
    if is_from(move):
        reach_for(s, seat, from_parts(move).seat)
    elif is_swap(move):
        swap(s, seat, swap_parts(move).seat)
    elif is_steal(move):
        steal(s, seat, steal_parts(move).seat)
    else:
        theft, named = claim_parts(move)
        claim(s, seat, theft, named)
    return NO_KIND


def chance_answers(s: State, move: int) -> int:
    """A move of chance; the kind that comes to a new owner by it, or NO_KIND."""
    if s.phase == SHOWING:
        s.unseen[move] -= 1
        return keep(s, move)
    if s.phase == FALLING:
        return fall_flat(s, move)
    if s.phase == PICKING:
        return get(s, s.actor, s.victim, move)
    if s.phase == THROWING:
        throw_away(s, s.actor, move)
    elif s.phase == SHAKE:
        shake_box(s, move)
    elif s.phase == STEALING:
        lay_apart(s, s.victim, move)
    elif s.phase == WHO_BEGINS:
        begin(s, move)
        happens(s, h.BEGINS, move)
    else:
        turn_over(s)
    return NO_KIND


def take_refusal(s: State, cookie: int) -> int:
    """3.1 3.2 3.4 Nothing may lie on it, it may not stand, and no action may be pending."""
    if not (s.there >> cookie) & 1 or s.on_top[cookie] & s.there:
        return 301
    if (s.on_edge >> cookie) & 1:
        return 302
    return ALLOWED if s.phase == TO_TAKE else 304


def witness(s: State, seat: int, move: int) -> int:
    """What lies on the cookie; best one that could be taken out of the way."""
    if not is_take(move) or not (s.there >> take_parts(move).cookie) & 1:
        return NOTHING
    above = s.on_top[take_parts(move).cookie] & s.there
    if above & s.free:
        above &= s.free
    return lowest_bit(above) if above else NOTHING


def take(s: State, cookie: int) -> int:
    """3.1 It leaves the box, and what leans on it will fall."""
    happens(s, h.TAKES, s.actor, cookie)
    s.has_taken = 1
    s.taken = cookie
    s.there &= ~(1 << cookie)
    standing = s.on_edge
    falling = 0
    while standing:
        other = lowest_bit(standing)
        standing &= standing - 1
        falling |= ((s.leans_on[other] >> cookie) & 1) << other
    s.falling = falling
    return fall_or_show(s)


def fall_or_show(s: State) -> int:
    """The kind of what was taken, if nothing falls first and nothing must be drawn."""
    if s.falling:
        s.phase = FALLING
        return NO_KIND
    if s.icons[s.taken] == FACE_DOWN:
        s.phase = SHOWING
        return NO_KIND
    return keep(s, s.icons[s.taken] - 1)


def fall_flat(s: State, kind: int) -> int:
    """3.2 Several fall in the order in which they came into the box."""
    cookie = lowest_bit(s.falling)
    happens(s, h.FALLS, cookie, kind)
    s.falling &= ~(1 << cookie)
    lay_flat(s, cookie)
    if kind != data.PLAIN:
        s.unseen[kind] -= 1
        s.icons[cookie] = kind + 1
    return fall_or_show(s)


def keep(s: State, kind: int) -> int:
    """3.4 What was taken is shown to all and kept."""
    happens(s, h.SHOWS, s.actor, s.taken, kind)
    s.icons[s.taken] = FACE_DOWN
    s.taken = NO_COOKIE
    token = 1 << s.tokens
    s.tokens += 1
    s.of_kind[kind] |= token
    change_pile(s, s.actor, kind, token, 1)
    learn_kept(s, s.actor, token)
    return kind


def change_pile(s: State, seat: int, kind: int, token: int, by: int) -> None:
    """One cookie more or less for somebody."""
    s.places[seat] ^= token
    s.cookies[seat, kind] += by
    s.sizes[seat] += by


def end_turn(s: State) -> None:
    """3.5 6.1 It is the turn of the player to the left, or the box is empty."""
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


# What is known of the cookies outside the box


def learn_kept(s: State, seat: int, token: int) -> None:
    """All see what was taken."""
    for row in range(ROWS):
        s.may_be[row, seat] |= token


def learn_passed(s: State, giver: int, taker: int, kind: int, token: int) -> None:
    """All see a cookie go from a pile to another."""
    for row in range(ROWS):
        learn_move(s, row, giver, taker, kind, token)


def learn_swapped(s: State, one: int, other: int) -> None:
    """Two piles change places with all that is known of them, and both owners look."""
    for row in range(ROWS):
        tokens = s.may_be[row, one]
        s.may_be[row, one] = s.may_be[row, other]
        s.may_be[row, other] = tokens
    look_at_own(s, one)
    look_at_own(s, other)


def learn_bad(s: State, seat: int) -> None:
    """For all but its owner, any cookie of this pile may be thrown away."""
    for row in range(ROWS):
        if row != seat:
            s.may_be[row, GONE] |= s.may_be[row, seat]


def learn_thrown(s: State, seat: int, token: int) -> None:
    """The owner alone sees what is thrown away."""
    s.may_be[seat, seat] ^= token
    s.may_be[seat, GONE] |= token


def learn_generous(s: State, seat: int) -> None:
    """All see that a pile has none but Generous ones."""
    for row in range(ROWS):
        s.may_be[row, seat] &= s.of_kind[data.GENEROUS]


# What a match in which nobody is asked can do without; `turn_over` writes all of it anew.
NOTES = (learn_kept, learn_passed, learn_swapped, learn_bad, learn_thrown, learn_generous)


def learn_move(s: State, row: int, giver: int, to: int, kind: int, token: int) -> None:
    """3.6 A cookie is seen to go from a pile to another."""
    # Any other of its kind that may have been there may have been the one that is seen: what
    # was possible for this one is possible for them.
    alike = s.may_be[row, giver] & s.of_kind[kind] & ~token
    for place in range(last_place(s)):
        if s.may_be[row, place] & token:
            s.may_be[row, place] |= alike
    learn_place(s, row, token, to)


def learn_place(s: State, row: int, tokens: int, to: int) -> None:
    """From now on cookies are known to be here and nowhere else."""
    for place in range(last_place(s)):
        s.may_be[row, place] &= ~tokens
    s.may_be[row, to] |= tokens


def look_at_own(s: State, seat: int) -> None:
    """3.6 Everybody may look at their own cookies."""
    s.may_be[seat, seat] = 0
    learn_place(s, seat, s.places[seat], seat)


def places_for(s: State, row: int, token: int) -> int:
    """Where a cookie may be, as bits."""
    mask = 0
    for place in range(last_place(s)):
        if s.may_be[row, place] & token:
            mask |= 1 << place
    return mask


def last_place(s: State) -> int:
    """How many places there are in this match."""
    return PLACES if s.thief else APART


# 4. Actions


def act(s: State, seat: int, kind: int) -> None:
    """3.4 4.2 4.10 A cookie acts for its new owner, or is ignored; after 64 it always is."""
    s.phase = TURN_ENDS
    if not data.DOUBLE <= kind <= data.RANCID:
        return
    if s.actions == MOST_ACTIONS:
        happens(s, h.IGNORED, kind, 1)
        return
    s.actions += 1
    if kind == data.DOUBLE and s.there:
        s.phase = BOX_IS_OPEN
    elif kind == data.YEARNING and may_yearn(s, seat):
        s.phase = YEARNS
    elif kind == data.GENEROUS and may_give(s, seat):
        s.phase = GIVES
    elif kind == data.CHEEKY:
        s.phase = SWAPS
    elif kind == data.RANCID and s.sizes[seat] > 1:
        go_bad(s, seat)
    else:
        happens(s, h.IGNORED, kind, 0)
        if kind == data.GENEROUS:
            learn_generous(s, seat)


def may_yearn(s: State, seat: int) -> bool:
    """4.3 If nobody else has a cookie, Yearning is ignored."""
    for other in range(s.players):
        if other != seat and s.sizes[other] > 0:
            return True
    return False


def yearning_refusal(s: State, seat: int, other: int) -> int:
    """4.3 Another player is chosen who has a cookie."""
    if s.phase != YEARNS:
        return 304 if s.phase != TO_TAKE else 403
    return ALLOWED if is_other(s, seat, other) and s.sizes[other] > 0 else 403


def reach_for(s: State, seat: int, other: int) -> None:
    """Yearning: chance draws from this pile."""
    happens(s, h.REACHES_FOR, seat, other)
    s.victim = other
    s.phase = PICKING


def get(s: State, seat: int, other: int, kind: int) -> int:
    """4.3 The random cookie is shown to all, and acts."""
    happens(s, h.GETS, seat, other, kind)
    pass_on(s, other, seat, kind)
    return kind


def may_give(s: State, seat: int) -> bool:
    """4.4 Who has none but Generous ones cannot give."""
    return s.sizes[seat] > s.cookies[seat, data.GENEROUS]


def give_refusal(s: State, seat: int, kind: int, other: int) -> int:
    """4.4 One that is not Generous is given to another player."""
    if s.phase != GIVES:
        return 304 if s.phase != TO_TAKE else 404
    if kind == data.GENEROUS or s.cookies[seat, kind] == 0:
        return 404
    return ALLOWED if is_other(s, seat, other) else 404


def give(s: State, seat: int, kind: int, other: int) -> int:
    """4.4 The cookie is shown to all, and whoever gets it must carry it out."""
    happens(s, h.HANDS_OVER, seat, other, kind)
    pass_on(s, seat, other, kind)
    s.actor = other
    return kind


def pass_on(s: State, giver: int, taker: int, kind: int) -> None:
    """One cookie from pile to pile, for all to see."""
    alike = s.places[giver] & s.of_kind[kind]
    token = alike & -alike
    change_pile(s, giver, kind, token, -1)
    change_pile(s, taker, kind, token, 1)
    learn_passed(s, giver, taker, kind, token)


def swap_refusal(s: State, seat: int, other: int) -> int:
    """4.5 Another player is chosen, also one who has nothing."""
    if s.phase != SWAPS:
        return 304 if s.phase != TO_TAKE else 405
    return ALLOWED if is_other(s, seat, other) else 405


def swap(s: State, one: int, other: int) -> None:
    """4.5 Two piles change places, with all that is known of them; nothing acts."""
    happens(s, h.EXCHANGES, one, other)
    s.places[one], s.places[other] = s.places[other], s.places[one]
    s.sizes[one], s.sizes[other] = s.sizes[other], s.sizes[one]
    for kind in range(data.KINDS):
        count = s.cookies[one, kind]
        s.cookies[one, kind] = s.cookies[other, kind]
        s.cookies[other, kind] = count
    learn_swapped(s, one, other)
    s.phase = TURN_ENDS


def go_bad(s: State, seat: int) -> None:
    """4.6 Half of the pile, rounded down, will be thrown away; any of it may be gone."""
    s.to_throw = s.sizes[seat] // 2
    happens(s, h.GOES_BAD, seat, s.to_throw, s.sizes[seat])
    s.phase = THROWING
    learn_bad(s, seat)


def throw_away(s: State, seat: int, kind: int) -> None:
    """4.6 A random one is out of the game; its owner alone knows which."""
    happens(s, h.THROWS_AWAY, seat, kind)
    alike = s.places[seat] & s.of_kind[kind]
    token = alike & -alike
    change_pile(s, seat, kind, token, -1)
    s.places[GONE] |= token
    learn_thrown(s, seat, token)
    s.thrown += 1
    s.to_throw -= 1
    if s.to_throw == 0:
        s.phase = TURN_ENDS


# 5. The thief


def interrupts(s: State) -> int:
    """Who may steal before a cookie is taken, and who was robbed."""
    if not s.thief or active(s) != 1 << s.actor:
        return 0
    mask = 0
    for theft in range(data.THEFTS):
        if s.robbed[theft]:
            mask |= 1 << (s.robbed[theft] - 1)
    if s.phase == TO_TAKE and not s.has_taken:
        mask |= (1 << s.players) - 1
    return mask & ~(1 << s.actor)


def theft_refusal(s: State, seat: int, other: int) -> int:
    """5.1 Once a round, not in your own turn, before a cookie is taken, from a pile not empty."""
    if not s.thief or s.phase != TO_TAKE or s.has_taken or seat == s.turn:
        return 501
    if not is_other(s, seat, other) or s.sizes[other] == 0:
        return 501
    return 501 if has_stolen(s, seat) else ALLOWED


def has_stolen(s: State, seat: int) -> bool:
    """5.1 A round is one turn of every player, counted from the first."""
    if s.is_caught[seat]:
        return True
    for theft in range(data.THEFTS):
        if s.loot[seat, theft] and s.stolen_in[theft] == s.round:
            return True
    return False


def steal(s: State, seat: int, other: int) -> None:
    """5.1 5.3 Chance draws the cookie; the robbed may claim it until the end of a turn to come."""
    theft = 0
    while s.robbed[theft]:
        theft += 1
    happens(s, h.STEALS, seat, other, theft)
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


def lay_apart(s: State, victim: int, kind: int) -> None:
    """5.2 The stolen cookie is in nobody's pile; thief and robbed know which it is."""
    thief = thief_of(s, s.theft)
    happens(s, h.STOLEN, thief, victim, kind)
    token = surest(s, s.places[victim] & s.of_kind[kind])
    change_pile(s, victim, kind, token, -1)
    place = APART + s.theft
    s.places[place] = token
    s.loot[thief, s.theft] = kind + 1
    for row in range(ROWS):
        if row == thief or row == victim:
            learn_place(s, row, token, place)
        else:
            s.may_be[row, place] = s.may_be[row, victim]
    s.theft = 0
    s.phase = TO_TAKE


def surest(s: State, tokens: int) -> int:
    """Of several alike, the one of which most is known: so the thief learns nothing of the rest."""
    found = 0
    fewest = PLACES + 1
    while tokens:
        token = 1 << lowest_bit(tokens)
        tokens ^= token
        count = count_bits(places_for(s, EVERYBODY, token))
        if count < fewest:
            fewest = count
            found = token
    return found


def thief_of(s: State, theft: int) -> int:
    """Who has stolen, or NO_SEAT."""
    for seat in range(s.players):
        if s.loot[seat, theft]:
            return seat
    return NO_SEAT


def claim_refusal(s: State, seat: int, theft: int, other: int) -> int:
    """5.3 The robbed names another player, once for each theft."""
    if not s.thief:
        return 501
    return ALLOWED if s.robbed[theft] == seat + 1 and is_other(s, seat, other) else 503


def claim(s: State, seat: int, theft: int, other: int) -> None:
    """5.3 A right claim returns the cookie."""
    # Ruling: after a wrong claim nothing can bring it back, so it is settled at once.
    thief = thief_of(s, theft)
    happens(s, h.CLAIMS, seat, other, thief)
    settle(s, theft, thief, seat if thief == other else thief)


def settle_thefts(s: State) -> None:
    """5.3 Unclaimed after the next turn of the robbed, or at the end, it is the thief's."""
    for theft in range(data.THEFTS):
        if s.robbed[theft]:
            if s.robbed[theft] == s.turn + 1:
                s.turns_left[theft] -= 1
            if s.turns_left[theft] == 0 or s.there == 0:
                thief = thief_of(s, theft)
                happens(s, h.KEEPS, thief, s.robbed[theft] - 1)
                settle(s, theft, thief, thief)


def settle(s: State, theft: int, thief: int, owner: int) -> None:
    """The cookie goes to its owner's pile, and all know who the thief was."""
    if thief == NO_SEAT:  # in a view: nobody can tell what comes of it
        return
    place = APART + theft
    change_pile(s, owner, s.loot[thief, theft] - 1, s.places[place], 1)
    s.places[place] = 0
    for row in range(ROWS):
        s.may_be[row, owner] |= s.may_be[row, place]
        s.may_be[row, place] = 0
    if s.stolen_in[theft] == s.round:
        s.is_caught[thief] = 1
    for other in range(data.THEFTS):
        if s.stolen_in[other] == s.stolen_in[theft]:
            s.not_by[other] |= 1 << thief
    s.kept_by[theft] = thief + 1
    s.loot[thief, theft] = 0
    s.robbed[theft] = 0
    s.stolen_in[theft] = 0
    s.turns_left[theft] = 0
    s.not_by[theft] = 0


# 6. The end


def turn_over(s: State) -> None:
    """6.1 All piles are turned over, and everybody knows where each cookie is."""
    happens(s, h.TURNED_OVER)
    for seat in range(s.players):
        for kind in range(data.KINDS):
            s.final[seat, kind] = s.cookies[seat, kind]
    for row in range(ROWS):
        for place in range(PLACES):
            s.may_be[row, place] = s.places[place]
    s.phase = OVER


def score(s: State, seat: int) -> int:
    """4.1 4.7 4.8 4.9 6.2 What all cookies of a player count."""
    points = 0
    for kind in range(data.KINDS):
        count = s.final[seat, kind] if s.phase == OVER else s.cookies[seat, kind]
        points += data.POINTS[kind] * count
    return points


def winners(s: State) -> int:
    """6.2 6.3 Who has the most points, then the most plain cookies; all who are equal in both."""
    best = score(s, 0)
    plain = s.final[0, data.PLAIN]
    mask = 1
    for seat in range(1, s.players):
        points = score(s, seat)
        if points > best or (points == best and s.final[seat, data.PLAIN] > plain):
            best = points
            plain = s.final[seat, data.PLAIN]
            mask = 0
        if points == best and s.final[seat, data.PLAIN] == plain:
            mask |= 1 << seat
    return mask


def ending(s: State) -> int:
    """Won on points, on plain cookies, or together."""
    if s.phase != OVER:
        return GOES_ON
    mask = winners(s)
    if mask & (mask - 1):
        return SHARED
    winner = lowest_bit(mask)
    for seat in range(s.players):
        if seat != winner and score(s, seat) == score(s, winner):
            return WON_ON_PLAIN
    return WON_ON_POINTS


def rounds(s: State) -> int:
    """A round is one turn of every player, counted from the first."""
    return s.round


def turns(s: State) -> int:
    """A chain is one turn, whoever acts in it."""
    if s.round == 0:
        return 0
    is_done = s.phase == COUNTING or s.phase == OVER
    return (s.round - 1) * s.players + (s.turn - s.first) % s.players + is_done
