"""Who knows what in Cookie Box: what is seen of moves, and full states that a view allows."""

from __future__ import annotations

from cookietin.engine import CHANCE, UNSEEN, Row
from cookietin.engine.bits import count_bits, lowest_bit
from cookietin.engine.generator import below
from cookietin.games.cookie_box import rules
from cookietin.games.cookie_box.data import GENEROUS, KINDS, PLAYERS, THEFTS
from cookietin.games.cookie_box.moves import is_steal, steal_parts, unseen_theft
from cookietin.games.cookie_box.rules import (
    State,
    last_place,
    learn_place,
    look_at_own,
    places_for,
    thief_of,
)


def seen_move(s: State, seat: int, move: int, viewer: int) -> int:
    """4.6 5.4 Others see neither which cookies are thrown away or stolen, nor who stole."""
    if seat != CHANCE:
        is_hidden = is_steal(move) and viewer != seat
        return unseen_theft(steal_parts(move).seat) if is_hidden else move
    if s.phase == rules.THROWING:
        return move if viewer == s.actor else UNSEEN
    if s.phase == rules.STEALING:
        return move if viewer in (s.victim, thief_of(s, s.theft)) else UNSEEN
    return move


def hide(s: State, seat: int) -> None:
    """3.6 Nobody knows what the others know."""
    for row in range(PLAYERS):
        if row != seat:
            for place in range(rules.PLACES):
                s.may_be[row, place] = 0


def redeal(s: State, seat: int, generator: Row) -> None:
    """Put every cookie where it may be, and name a thief for each theft."""
    row = seat if seat < s.players else rules.EVERYBODY
    put_all_somewhere(s, row, generator)
    while s.phase == rules.GIVES and s.places[s.actor] & ~s.of_kind[GENEROUS] == 0:
        put_all_somewhere(s, row, generator)  # everybody sees that there is something to give
    for theft in range(THEFTS):
        while s.robbed[theft] and thief_of(s, theft) == rules.NO_SEAT:
            guess_thieves(s, seat, s.stolen_in[theft], generator)
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.cookies[other, kind] = count_bits(s.places[other] & s.of_kind[kind])
            redeal_knowledge(s, other)


# Where the cookies are


def put_all_somewhere(s: State, row: int, generator: Row) -> None:
    """Those first that can be in one place only."""
    for place in range(rules.PLACES):
        s.places[place] = 0
    rest = 0
    for token in range(s.tokens):
        mask = places_for(s, row, 1 << token)
        if mask & (mask - 1):
            rest |= 1 << token
        else:
            s.places[lowest_bit(mask)] |= 1 << token
    while rest:
        put_somewhere(s, row, 1 << lowest_bit(rest), rest, generator)
        rest &= rest - 1


def put_somewhere(s: State, row: int, token: int, rest: int, generator: Row) -> None:
    """At a place with room; if there is none for it, others make way one after another."""
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
    """One of these places, at random."""
    # A place takes this one with the chance that any one of those has that may yet come there.
    while mask & (mask - 1):
        place = lowest_bit(mask)
        free = room(s, place) - count_bits(s.places[place])
        if below(generator, count_bits(s.may_be[row, place] & rest)) < free:
            return place
        mask &= mask - 1
    return lowest_bit(mask)


def places_within(s: State, row: int, steps: int) -> int:
    """Places with room, or from which so many cookies making way lead to one."""
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
    """How many cookies are at a place: everybody sees that."""
    if place < PLAYERS:
        return s.sizes[place]
    if place == rules.GONE:
        return s.thrown
    theft = place - rules.APART
    is_under_way = s.phase == rules.STEALING and s.theft == theft
    return 1 if s.robbed[theft] and not is_under_way else 0


def tokens_that_may_leave(s: State, row: int, place: int, to: int) -> int:
    """Those at a place that may as well be at one of some others."""
    tokens = 0
    for other in range(last_place(s)):
        if other != place and (to >> other) & 1:
            tokens |= s.places[place] & s.may_be[row, other]
    return tokens


def one_that_may_leave(s: State, row: int, place: int, to: int, generator: Row) -> int:
    """One of them, at random."""
    tokens = tokens_that_may_leave(s, row, place, to)
    for _ in range(below(generator, count_bits(tokens))):
        tokens &= tokens - 1
    return 1 << lowest_bit(tokens)


# Who has stolen what


def guess_thieves(s: State, seat: int, in_round: int, generator: Row) -> None:
    """Name somebody for each theft of a round; nobody at all, if one cannot have been it."""
    stole = 0
    for theft in range(THEFTS):
        if s.robbed[theft] and s.stolen_in[theft] == in_round:
            if seat >= s.players or s.loot[seat, theft] == 0:
                thief = below(generator, s.players)
                if thief == seat or ((stole | s.not_by[theft]) >> thief) & 1:
                    forget_guesses(s, seat, in_round)
                    return
                stole |= 1 << thief
                s.loot[thief, theft] = kind_at(s, rules.APART + theft)


def forget_guesses(s: State, seat: int, in_round: int) -> None:
    """What a seat has stolen itself is no guess."""
    for other in range(s.players):
        for theft in range(THEFTS):
            if other != seat and s.stolen_in[theft] == in_round:
                s.loot[other, theft] = 0


def kind_at(s: State, place: int) -> int:
    """The kind plus one of what was stolen, or NOT_DRAWN."""
    for kind in range(KINDS):
        if s.places[place] & s.of_kind[kind]:
            return kind + 1
    return rules.NOT_DRAWN


def redeal_knowledge(s: State, seat: int) -> None:
    """A seat knows what everybody knows, its own cookies, and what it stole or was robbed of."""
    for place in range(rules.PLACES):
        s.may_be[seat, place] = s.may_be[rules.EVERYBODY, place]
    look_at_own(s, seat)
    for theft in range(THEFTS):
        if s.loot[seat, theft] or s.robbed[theft] == seat + 1:
            s.may_be[seat, rules.APART + theft] = 0
            learn_place(s, seat, s.places[rules.APART + theft], rules.APART + theft)
