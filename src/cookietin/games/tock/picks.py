"""A random one of a seat's moves in Tock, without a list of all of them.

How far a pawn may go is a set of steps, as bits: bit 5 is set if it may go five. The sets of an
owner's four pawns lie side by side in one number, each in a lane of its own, so that one question
answers for all of them.
"""

from __future__ import annotations

from typing import NamedTuple

from cookietin.engine import ALLOWED, NOTHING, Row
from cookietin.engine.bits import count_bits, lowest_bit
from cookietin.engine.generator import any_place
from cookietin.games.tock import data
from cookietin.games.tock.moves import (
    ADMIT,
    DENY,
    LAY_DOWN,
    NO_PAWN,
    call_move,
    enter_move,
    short_move,
    split_move,
    swap_move,
    walk_move,
)
from cookietin.games.tock.rules import (
    ALONE,
    IN_NEST,
    TO_PLAY,
    VACANT,
    State,
    back_refusal,
    enter_refusal,
    has_all_home,
    is_blockade,
    location,
    may_be_swapped,
    may_call,
    owner_of,
    partner_of,
    pawn_of,
    whose_pawns,
)

LANE = 16
IN_A_LANE = (1 << LANE) - 1
EACH = 1 | 1 << LANE | 1 << 2 * LANE | 1 << 3 * LANE  # the first bit of every lane
LONGEST = data.QUEEN + 1
ALL_STEPS = (2 << LONGEST) - 2
PARTS = (1 << data.SEVEN_STEPS) - 2  # the steps that a part of a Seven can have
ENTERING = 1 << (data.ACE + 1) | 1 << (data.KING + 1)
JACK_STEPS = data.JACK + 1  # as a card it takes nobody so far
ALL_HOME = (1 << data.HOME_SQUARES) - 1
NOWHERE = 0
STRAIGHT, BY_LAP, SHORT = 0, 1, 2  # how a pawn goes


class Reach(NamedTuple):
    """How far the pawns of an owner may go."""

    ahead: int  # on the track
    ways: int  # on the track or home
    past_home: int  # for another lap, if nobody blocks the start
    laps: int  # for another lap


class Plays(NamedTuple):
    """What the cards in a hand can do."""

    enters: int  # the cards by which a pawn may enter, as the steps that their kinds would go
    walks: int  # how far pawns may go by cards
    laps: int  # for another lap
    own: int  # how many pawns a Jack may swap,
    others: int  # each of them with so many
    splits: int  # how many Sevens in two parts there are,
    split_laps: int  # and how many of them contain a lap


class Rest(NamedTuple):
    """How a Seven may go on after its first part."""

    ways: int  # how far the pawns may go then
    laps: int
    short: int  # the pawn that wins with fewer steps than are left, or NO_PAWN
    stops: int  # 1 if the other steps may be lost
    for_partner: int  # whether these are the partner's pawns


# The moves of a seat


def pick(s: State, seat: int, generator: Row) -> int:
    """Any of the moves that `candidates` lists."""
    if s.phase != TO_PLAY:
        return ADMIT if any_place(generator, 2) == 0 else DENY
    return pick_play(s, seat, generator) if seat == s.turn else pick_call(s, seat, generator)


def pick_call(s: State, seat: int, generator: Row) -> int:
    """Any call of table talk."""
    count = 0
    for accused in range(s.players):
        count += may_call(s, seat, accused)
    at = any_place(generator, count)
    accused = -1
    while at >= 0:
        accused += 1
        at -= may_call(s, seat, accused)
    return call_move(accused)


def pick_play(s: State, seat: int, generator: Row) -> int:
    """Any play of the cards in the hand, card by card, or to lay it down."""
    owner = whose_pawns(s, seat)
    reach = reach_of(s, owner)
    cards = steps_in_hand(s, seat)
    plays = plays_of(s, owner, cards, reach)
    at = any_place(generator, count_plays(s, cards, plays))
    offset = data.PAWNS if owner != seat else 0  # of the owner's pawns, as moves count them
    while cards != 0:
        steps = lowest_bit(cards)
        cards &= cards - 1
        some = count_of_card(plays, steps)
        if at < some:
            return play_at(s, owner, offset, reach, plays, steps, at)
        at -= some
    return LAY_DOWN


def plays_of(s: State, owner: int, cards: int, reach: Reach) -> Plays:
    """What these cards can do."""
    enters = 0
    if cards & ENTERING and enter_refusal(s, owner, data.ACE) == ALLOWED:
        enters = cards & ENTERING
    own = 0
    others = 0
    if (cards >> JACK_STEPS) & 1:
        own = count_own(s, owner)
        others = count_others(s, owner)
    splits = 0
    past_home = 0
    if (cards >> data.SEVEN_STEPS) & 1:
        splits, past_home = count_splits(s, owner, reach)
    walks = walks_by_card(s, owner, cards, reach.ways)
    return Plays(enters, walks, laps_by_card(reach.laps), own, others, splits, past_home)


def count_plays(s: State, cards: int, plays: Plays) -> int:
    """How many there are, with laying down the hand if that is allowed."""
    laps = count_bits(plays.laps & (cards * EACH))
    count = count_bits(plays.walks & (cards * EACH)) + laps + count_bits(plays.enters)
    count += plays.own * plays.others + plays.splits
    if count == 0 or (s.never_forced_past_home and count == laps + plays.split_laps):
        return count + 1
    return count


def count_of_card(plays: Plays, steps: int) -> int:
    """How many of them are of one card."""
    count = (plays.enters >> steps) & 1
    count += count_bits((plays.walks >> steps) & EACH) + count_bits((plays.laps >> steps) & EACH)
    if steps == JACK_STEPS:
        return count + plays.own * plays.others
    return count + plays.splits if steps == data.SEVEN_STEPS else count


def play_at(
    s: State, owner: int, offset: int, reach: Reach, plays: Plays, steps: int, at: int
) -> int:
    """The play of a card at a place: to enter, walks pawn by pawn, then swaps or splits."""
    at -= (plays.enters >> steps) & 1
    if at < 0:
        return enter_move(steps - 1, offset != 0)
    if steps == JACK_STEPS:
        return swap_at(s, owner, offset, at // plays.others, at % plays.others)
    pawn, how = go_at(plays.walks, plays.laps, NO_PAWN, steps, at)
    if pawn != NO_PAWN:
        return walk_move(steps - 1, offset + pawn, how)
    at -= count_bits((plays.walks >> steps) & EACH) + count_bits((plays.laps >> steps) & EACH)
    return split_at(s, owner, offset, reach, at)


def steps_in_hand(s: State, seat: int) -> int:
    """The set of cards in a hand, each as the steps that its kind would go."""
    cards = 0
    for card in range(data.KINDS):
        cards |= (s.hands[seat, card] > 0) << (card + 1)
    return cards


# How far each pawn may go


def reach_of(s: State, owner: int) -> Reach:
    """The sets of steps of all pawns of an owner."""
    homes = homes_taken(s, owner)
    ahead = NOWHERE
    home = NOWHERE
    past_home = NOWHERE
    for pawn in range(data.PAWNS):
        here = s.pawns[owner, pawn]
        if IN_NEST < here < s.track:
            ahead |= steps_ahead(s, location(s, owner, here), s.track - here) << (LANE * pawn)
        if here + LONGEST >= s.track:
            home |= steps_home(s, here, homes) << (LANE * pawn)
            if here < s.track:
                past_home |= ((ALL_STEPS >> (s.track - here)) << (s.track - here)) << (LANE * pawn)
    laps = NOWHERE if is_blockade(s, s.starts[owner]) else past_home
    return Reach(ahead, ahead | home, past_home, laps)


def homes_taken(s: State, owner: int) -> int:
    """The set of an owner's home squares that a pawn stands on."""
    homes = 0
    for pawn in range(data.PAWNS):
        if s.pawns[owner, pawn] >= s.track:
            homes |= 1 << (s.pawns[owner, pawn] - s.track)
    return homes


def steps_ahead(s: State, square: int, away: int) -> int:
    """Steps from a square so far from home that stay on the track, before a blockade."""
    ahead = s.to_start[square]
    start = square + ahead
    end = min(away, LONGEST + 1)
    if is_blockade(s, start - s.track if start >= s.track else start):
        end = min(end, ahead)
    return (1 << end) - 2


def steps_home(s: State, here: int, homes: int) -> int:
    """Steps that end at home, past nobody, if these home squares are taken."""
    taken = homes | (1 << data.HOME_SQUARES)  # beyond the last one there is nothing
    if here >= s.track:
        free = lowest_bit(taken >> (here - s.track + 1))
        return NOWHERE if s.stays_at_home else (2 << free) - 2
    squares = (1 << lowest_bit(taken)) - 1
    if s.stays_at_home:
        squares ^= squares >> 1
    return (squares << (s.track - here)) & ALL_STEPS


def walks_by_card(s: State, owner: int, cards: int, ways: int) -> int:
    """The same steps as cards take them: a Four goes back, and a Jack nowhere."""
    ways &= ~(EACH << data.FOUR_STEPS | EACH << JACK_STEPS)
    if (cards >> data.FOUR_STEPS) & 1:
        for pawn in range(data.PAWNS):
            if s.pawns[owner, pawn] != IN_NEST and back_refusal(s, owner, pawn) == ALLOWED:
                ways |= 1 << (LANE * pawn + data.FOUR_STEPS)
    return ways


def laps_by_card(laps: int) -> int:
    """Laps as cards run them, too."""
    return laps & ~(EACH << data.FOUR_STEPS | EACH << JACK_STEPS)


def goes(sets: int, pawn: int, steps: int) -> int:
    """1 if a pawn goes so far, or 0."""
    return (sets >> (LANE * pawn + steps)) & 1


def without(sets: int, pawn: int) -> int:
    """The sets of the other pawns."""
    return sets & ~(IN_A_LANE << (LANE * pawn))


def go_at(ways: int, laps: int, short: int, steps: int, at: int) -> tuple[int, int]:
    """The pawn that goes so far at a place, and how: without a lap, with one, or winning short."""
    for pawn in range(data.PAWNS):
        at -= goes(ways, pawn, steps)
        if at < 0:
            return pawn, STRAIGHT
        at -= goes(laps, pawn, steps)
        if at < 0:
            return pawn, BY_LAP
        at -= pawn == short
        if at < 0:
            return pawn, SHORT
    return NO_PAWN, SHORT


# Swaps


def count_own(s: State, owner: int) -> int:
    """How many pawns of an owner a Jack may swap."""
    count = 0
    for pawn in range(data.PAWNS):
        count += may_be_swapped(s, owner, pawn, s.jack_from_start)
    return count


def count_others(s: State, owner: int) -> int:
    """How many of the others' it may swap them with."""
    count = 0
    for seat in range(s.players):
        for other in range(data.PAWNS if seat != owner else 0):
            count += may_be_swapped(s, seat, other, 0)
    return count


def swap_at(s: State, owner: int, offset: int, own: int, others: int) -> int:
    """The swap of the pawn after so many of one's own with that after so many of the others'."""
    pawn = -1
    while own >= 0:
        pawn += 1
        own -= may_be_swapped(s, owner, pawn, s.jack_from_start)
    standing = 0  # of all pawns, seat by seat, as the board counts them
    while others >= 0:
        standing += 1
        seat = owner_of(standing)
        others -= seat != owner and may_be_swapped(s, seat, pawn_of(standing), 0)
    return swap_move(offset + pawn, owner_of(standing), pawn_of(standing))


# Sevens in two parts


def count_splits(s: State, owner: int, reach: Reach) -> tuple[int, int]:
    """How many there are, and how many of them contain a lap."""
    count = 0
    past_home = 0
    firsts = (reach.ways | reach.laps) & (PARTS * EACH)
    while firsts != 0:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        steps = data.SEVEN_STEPS - first % LANE
        for lap in range(2):
            if ((reach.laps if lap else reach.ways) >> first) & 1:
                rest = rest_after(s, owner, first // LANE, first % LANE, lap, reach)
                count += count_rest(rest, steps)
                past_home += (
                    count_rest(rest, steps) if lap else count_bits(rest.laps >> steps & EACH)
                )
    return count, past_home


def split_at(s: State, owner: int, offset: int, reach: Reach, at: int) -> int:
    """The one at a place: first parts pawn by pawn, then by their steps, home before laps."""
    move = NOTHING
    firsts = (reach.ways | reach.laps) & (PARTS * EACH)
    while firsts != 0 and move == NOTHING:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        pawn = first // LANE
        steps = first % LANE
        for lap in range(2):
            if ((reach.laps if lap else reach.ways) >> first) & 1:
                rest = rest_after(s, owner, pawn, steps, lap, reach)
                some = count_rest(rest, data.SEVEN_STEPS - steps)
                if 0 <= at < some:
                    move = split_with(rest, offset, pawn, steps, lap, at)
                at -= some
    return move


def split_with(rest: Rest, offset: int, pawn: int, steps: int, lap: int, at: int) -> int:
    """The split after this first part whose second is at a place."""
    second, how = go_at(rest.ways, rest.laps, rest.short, data.SEVEN_STEPS - steps, at)
    if second != NO_PAWN:
        second += data.PAWNS if rest.for_partner else offset
    if how == SHORT:
        return short_move(offset + pawn, steps, second)
    return split_move(offset + pawn, steps, lap, second, how)


def count_rest(rest: Rest, steps: int) -> int:
    """In how many ways it goes on by so many steps."""
    count = count_bits((rest.ways >> steps) & EACH) + count_bits((rest.laps >> steps) & EACH)
    return count + (rest.short != NO_PAWN) + rest.stops


def rest_after(s: State, owner: int, pawn: int, steps: int, lap: int, reach: Reach) -> Rest:
    """How a Seven may go on after a pawn has gone so many steps.

    For the others of its owner nothing changes on the track but what it takes or unblocks.
    """
    here = s.pawns[owner, pawn]
    to = here + steps - (s.track if lap else 0)
    if to >= s.track:
        return rest_at_home(s, owner, pawn, to, data.SEVEN_STEPS - steps, reach)
    ways = reach.ways
    laps = reach.past_home if here == 0 else reach.laps
    if to == 0:
        laps = NOWHERE
    taken = s.board[location(s, owner, to)]
    if taken != VACANT and owner_of(taken) == owner:
        ways = without(ways, pawn_of(taken))
        laps = without(laps, pawn_of(taken))
    return Rest(without(ways, pawn), without(laps, pawn), NO_PAWN, 0, 0)


def rest_at_home(s: State, owner: int, pawn: int, to: int, steps: int, reach: Reach) -> Rest:
    """The same if it has come home, or further in; after the last one, for the partner's pawns."""
    homes = homes_after(s, owner, pawn, to)
    if homes == ALL_HOME:
        if s.partner_after == ALONE:
            return Rest(NOWHERE, NOWHERE, NO_PAWN, 1, 0)
        partner = partner_of(s, owner)
        others = reach_of(s, partner)
        short = last_pawn(s, partner, homes_taken(s, partner), others.ways, steps)
        stops = 0 if ((others.ways | others.laps) >> steps) & EACH else 1
        return Rest(others.ways, others.laps, short, stops, 1)
    ways = reach.ahead
    for other in range(data.PAWNS):
        if s.pawns[owner, other] + LONGEST >= s.track:
            ways |= steps_home(s, s.pawns[owner, other], homes) << (LANE * other)
    ways = without(ways, pawn)
    short = NO_PAWN
    if s.partner_after == ALONE or has_all_home(s, partner_of(s, owner)):
        short = last_pawn(s, owner, homes, ways, steps)
    return Rest(ways, without(reach.laps, pawn), short, 0, 0)


def homes_after(s: State, owner: int, pawn: int, to: int) -> int:
    """The home squares that are taken once a pawn has gone home, or further in."""
    homes = homes_taken(s, owner) | (1 << (to - s.track))
    here = s.pawns[owner, pawn]
    return homes & ~(1 << (here - s.track)) if here >= s.track else homes


def last_pawn(s: State, owner: int, homes: int, ways: int, rest: int) -> int:
    """The pawn that fills the only home square left with fewer steps than are left, or NO_PAWN."""
    if count_bits(homes) != data.HOME_SQUARES - 1:
        return NO_PAWN
    last = s.track + lowest_bit(~homes)
    for pawn in range(data.PAWNS):
        here = s.pawns[owner, pawn]
        steps = last - here
        if IN_NEST < here < s.track and steps < rest and goes(ways, pawn, steps):
            return pawn
    return NO_PAWN
