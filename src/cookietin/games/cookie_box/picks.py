"""A random one of a seat's moves in Cookie Box, without a list of all of them."""

from __future__ import annotations

from cookietin.engine import ALLOWED, Row
from cookietin.engine.bits import count_bits, lowest_bit
from cookietin.engine.generator import any_place
from cookietin.games.cookie_box import data
from cookietin.games.cookie_box.moves import (
    claim_move,
    from_move,
    give_move,
    steal_move,
    swap_move,
    take_move,
)
from cookietin.games.cookie_box.rules import (
    GIVES,
    SWAPS,
    TO_TAKE,
    State,
    claim_refusal,
    theft_refusal,
)


def pick(s: State, seat: int, generator: Row) -> int:
    """Any of the moves that `candidates` lists."""
    count = count_of_actor(s) if seat == s.actor else 0
    if s.thief:
        return pick_with_thieves(s, seat, generator, count)
    return move_of_actor(s, any_place(generator, count))


def count_of_actor(s: State) -> int:
    """How many moves there are of the kind that is asked for."""
    if s.phase == TO_TAKE:
        return count_bits(s.free)
    if s.phase == GIVES:
        return count_bits(kinds_to_give(s)) * (s.players - 1)
    return count_bits(seats_to_name(s))


def move_of_actor(s: State, at: int) -> int:
    """The one of them at a place."""
    if s.phase == TO_TAKE:
        return take_move(bit_at(s.free, at))
    if s.phase == GIVES:
        others = s.players - 1
        other = at % others
        kind = bit_at(kinds_to_give(s), at // others)
        return give_move(kind, other if other < s.actor else other + 1)
    other = bit_at(seats_to_name(s), at)
    return swap_move(other) if s.phase == SWAPS else from_move(other)


def kinds_to_give(s: State) -> int:
    """The kinds in the pile of whoever acts, except Generous ones, as bits."""
    kinds = 0
    for kind in range(data.KINDS):
        kinds |= (s.cookies[s.actor, kind] > 0) << kind
    return kinds & ~(1 << data.GENEROUS)


def seats_to_name(s: State) -> int:
    """The others, as bits; for Yearning, those who have a cookie."""
    seats = 0
    for other in range(s.players):
        seats |= (s.phase == SWAPS or s.sizes[other] > 0) << other
    return seats & ~(1 << s.actor)


def bit_at(bits: int, at: int) -> int:
    """The smallest in a set after so many others."""
    for _ in range(at):
        bits &= bits - 1
    return lowest_bit(bits)


def pick_with_thieves(s: State, seat: int, generator: Row, count: int) -> int:
    """The same, if thefts and claims come after so many other moves."""
    at = any_place(generator, count + count_of_thieves(s, seat))
    return move_of_actor(s, at) if at < count else move_of_thieves(s, seat, at - count)


def count_of_thieves(s: State, seat: int) -> int:
    """How many thefts and claims a seat has."""
    count = 0
    for other in range(s.players):
        count += theft_refusal(s, seat, other) == ALLOWED
        for theft in range(data.THEFTS):
            count += claim_refusal(s, seat, theft, other) == ALLOWED
    return count


def move_of_thieves(s: State, seat: int, at: int) -> int:
    """The one of them at a place: thefts first."""
    for other in range(s.players):
        at -= theft_refusal(s, seat, other) == ALLOWED
        if at < 0:
            return steal_move(other)
    place = -1
    while at >= 0:
        place += 1
        at -= claim_refusal(s, seat, place // s.players, place % s.players) == ALLOWED
    return claim_move(place // s.players, place % s.players)
