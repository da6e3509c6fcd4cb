"""What must always hold in a match of Cookie Box."""

from __future__ import annotations

from itertools import product

from cookietin.engine import SOUND
from cookietin.engine.bits import count_bits
from cookietin.games.cookie_box import data, rules
from cookietin.games.cookie_box.data import COOKIES, COUNTS, KINDS, PLAYERS, THEFTS
from cookietin.games.cookie_box.pile import FACE_DOWN, NO_COOKIE, free_cookies
from cookietin.games.cookie_box.rules import State
from cookietin.games.cookie_box.secrets import kind_at, room

EVERY_COOKIE_IS_SOMEWHERE_ONCE, POINTS_ARE_ALL_THERE, PILES_ARE_COUNTED = 1, 2, 3
KNOWLEDGE_IS_TRUE, THE_PILE_IS_SOUND, THEFTS_HAVE_A_THIEF, THE_TURN_FITS = 4, 5, 6, 7


def broken_law(s: State) -> int:
    if not is_turn_sound(s):
        return THE_TURN_FITS
    if not is_box_sound(s):
        return THE_PILE_IS_SOUND
    if not are_cookies_complete(s):
        return EVERY_COOKIE_IS_SOMEWHERE_ONCE
    if all_points(s) != data.ALL_POINTS:
        return POINTS_ARE_ALL_THERE
    if not are_piles_counted(s):
        return PILES_ARE_COUNTED
    if not all(is_theft_sound(s, theft) for theft in range(THEFTS)):
        return THEFTS_HAVE_A_THIEF
    if not all(is_knowledge_true(s, seat) for seat in range(s.players)):
        return KNOWLEDGE_IS_TRUE
    return SOUND


def is_turn_sound(s: State) -> bool:
    """Do phase, seats and counts fit together?"""
    return (
        rules.WHO_BEGINS <= s.phase <= rules.OVER
        and 0 <= s.actions <= rules.MOST_ACTIONS
        and all(0 <= seat < s.players for seat in (s.first, s.turn, s.actor, s.victim))
        and 0 <= s.theft < THEFTS
        and s.round >= 0
        and (s.round == 0) == (s.phase == rules.WHO_BEGINS)
        and (s.taken != NO_COOKIE) == (s.phase in (rules.SHOWING, rules.FALLING))
        and (s.to_throw > 0) == (s.phase == rules.THROWING)
        and (s.phase != rules.GIVES or rules.may_give(s, s.actor))
        and (s.phase != rules.YEARNS or rules.may_yearn(s, s.actor))
    )


def is_box_sound(s: State) -> bool:
    """Is what can be taken what nothing lies on, and does only a flat cookie show an icon?"""
    taken = 1 << s.taken if s.taken > NO_COOKIE else 0
    may_show = s.there & ~s.on_edge | taken
    icons = [s.icons[cookie] for cookie in range(COOKIES)]
    return (
        0 <= s.there < 1 << COOKIES
        and not s.on_edge & ~s.there
        and not s.falling & ~s.on_edge
        and NO_COOKIE <= s.taken < COOKIES
        and not s.there & taken
        and (s.phase != rules.TO_TAKE or (s.free != 0 and s.free == free_cookies(s)))
        and (s.falling != 0) == (s.phase == rules.FALLING)
        and all(0 <= icon <= KINDS for icon in icons)
        and all(icon == FACE_DOWN or (may_show >> at) & 1 for at, icon in enumerate(icons))
    )


def are_cookies_complete(s: State) -> bool:
    """Is every cookie in the box or known, exactly once?"""
    known = 0
    for kind in range(KINDS):
        if known & s.of_kind[kind] or s.unseen[kind] < 0:
            return False
        known |= s.of_kind[kind]
        if in_box(s, kind) + count_bits(s.of_kind[kind]) != COUNTS[kind]:
            return False
    # Before the first shake the cookies are in the box, and lie nowhere.
    lying = count_bits(s.there) + (s.taken != NO_COOKIE)
    return known == (1 << s.tokens) - 1 and lying == (COOKIES - s.tokens if s.shakes > 0 else 0)


def in_box(s: State, kind: int) -> int:
    """How many of a kind are in the box, or just taken out of it."""
    return s.unseen[kind] + sum(s.icons[at] == kind + 1 for at in range(COOKIES))


def all_points(s: State) -> int:
    """What all cookies together are worth."""
    points = 0
    for kind in range(KINDS):
        count = in_box(s, kind) + sum(s.cookies[seat, kind] for seat in range(PLAYERS))
        for place in range(rules.GONE, rules.PLACES):
            count += count_bits(s.places[place] & s.of_kind[kind])
        points += data.POINTS[kind] * count
    return points


def are_piles_counted(s: State) -> bool:
    """Has each place as many cookies as are counted, of the kinds its owner sees?"""
    known = 0
    for place in range(rules.PLACES):
        if known & s.places[place] or count_bits(s.places[place]) != room(s, place):
            return False
        known |= s.places[place]
    if known != (1 << s.tokens) - 1 or any(s.places[at] for at in range(s.players, PLAYERS)):
        return False
    return all(
        s.cookies[seat, kind] == count_bits(s.places[seat] & s.of_kind[kind])
        and s.final[seat, kind] == (s.cookies[seat, kind] if s.phase == rules.OVER else 0)
        for seat, kind in product(range(PLAYERS), range(KINDS))
    )


def is_theft_sound(s: State, theft: int) -> bool:
    """Has a theft one thief, and one cookie that lies apart?"""
    thieves = [seat for seat in range(PLAYERS) if s.loot[seat, theft]]
    if not thieves:
        return s.robbed[theft] == 0
    return (
        s.thief != 0
        and len(thieves) == 1
        and thieves[0] < s.players
        and not (s.not_by[theft] >> thieves[0]) & 1
        and s.loot[thieves[0], theft] == kind_at(s, rules.APART + theft)
        and 0 < s.robbed[theft] <= s.players
        and 0 < s.stolen_in[theft] <= s.round
        and 0 < s.turns_left[theft] <= 2
    )


def is_knowledge_true(s: State, seat: int) -> bool:
    """Is all where a player may think it is, and does that player know their own pile?"""
    return s.may_be[seat, seat] == s.places[seat] and all(
        s.places[place] & ~s.may_be[seat, place] == 0
        and s.may_be[seat, place] & ~s.may_be[rules.EVERYBODY, place] == 0
        for place in range(rules.PLACES)
    )
