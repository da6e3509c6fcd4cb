"""Crumbs: a small game with everything that Goose lacks, for the engine's own tests."""

from __future__ import annotations

from typing import Any

from cookietin.engine import (
    ALLOWED,
    CHANCE_BIT,
    GOES_ON,
    NOBODY,
    NOTHING,
    OWNER,
    Grid,
    Row,
    happens,
    i8,
    record,
)
from cookietin.engine.bits import seats_with_most
from crumbs import happenings as h
from crumbs.moves import KINDS, PEEK, is_lay, lay_move, lay_parts

FULL_TABLE = 4
WHO_IS_FIRST, DEAL, LAY, SHOW_CARD, OVER = 0, 1, 2, 3, 4
POINTS, SHARED = 1, 2


@record
class State:
    """Hands are secret, the heap is known to nobody, and what a peek showed only to its seat."""

    players: int = i8(fixed=True)
    hand: int = i8(fixed=True)
    phase: int = i8()
    first: int = i8()
    dealt: int = i8()
    peeker: int = i8()
    heap: Row = i8(KINDS, seen_by=NOBODY)
    shown: Row = i8(KINDS)
    hands: Grid = i8(4, KINDS, seen_by=OWNER)
    sizes: Row = i8(4)
    laid: Row = i8(4, seen_by=OWNER)  # the card plus one
    has_laid: Row = i8(4)
    has_peeked: Row = i8(4)
    known: Row = i8(4, seen_by=OWNER)  # a card of the left neighbour, plus one
    sure: Row = i8(4, seen_by=OWNER)  # it was seen after the neighbour had laid: it is in the hand
    points: Row = i8(4)


def set_up(s: State, options: dict[str, Any]) -> None:
    """1.2 Everybody holds two cards, in the long game three."""
    s.players = options["players"]
    s.hand = 3 if options["long"] == "on" else 2
    for kind in range(KINDS):
        s.heap[kind] = s.players
    if options["first"] != "random":
        s.first = int(options["first"])
        s.phase = DEAL


# Who may do what


def active(s: State) -> int:
    """2.1 Everybody lays at the same time."""
    if s.phase == OVER:
        return 0
    if s.phase != LAY:
        return CHANCE_BIT
    mask = 0
    for seat in range(s.players):
        if not s.has_laid[seat]:
            mask |= 1 << seat
    return mask


def interrupts(s: State) -> int:
    """3.1 While cards are laid, everybody may peek."""
    return (1 << s.players) - 1 if s.phase == LAY else 0


def candidates(s: State, seat: int, out: Row) -> int:
    """The cards in a hand, and a peek."""
    count = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0:
            out[count] = lay_move(kind)
            count += 1
    out[count] = PEEK
    return count + 1


def refusal(s: State, seat: int, move: int) -> int:
    """The clause against laying, or against peeking."""
    if is_lay(move):
        return refusal_to_lay(s, seat, lay_parts(move).card)
    return refusal_to_peek(s, seat)


def refusal_to_lay(s: State, seat: int, kind: int) -> int:
    """2.1 2.2 One card in a round, out of one's own hand."""
    if s.hands[seat, kind] == 0:
        return 201
    return 202 if s.has_laid[seat] else ALLOWED


def refusal_to_peek(s: State, seat: int) -> int:
    """3.1 3.2 Once in a game, and there is nothing to see in an empty hand."""
    if s.has_peeked[seat]:
        return 301
    return 302 if s.sizes[left_of(s, seat)] == 0 else ALLOWED


def witness(s: State, seat: int, move: int) -> int:
    """The seat whose hand is empty."""
    return NOTHING if is_lay(move) else left_of(s, seat)


def left_of(s: State, seat: int) -> int:
    """The left neighbour of a seat."""
    return seat + 1 if seat + 1 < s.players else 0


def chances(s: State) -> int:
    """The seats, of whom one is first; else the cards have weights."""
    return s.players if s.phase == WHO_IS_FIRST else 0


def weights(s: State, out: Row) -> int:
    """A card is as likely as it is frequent, in the heap or in the neighbour's hand."""
    for kind in range(KINDS):
        out[kind] = s.heap[kind] if s.phase == DEAL else s.hands[left_of(s, s.peeker), kind]
    return KINDS


# What they do


def play(s: State, seat: int, move: int) -> None:
    """Who is first, a card that is dealt or seen, a card that is laid, or a peek."""
    if s.phase == WHO_IS_FIRST:
        s.first = move
        s.phase = DEAL
        happens(s, h.BEGINS, move)
    elif s.phase == DEAL:
        deal(s, next_to_get(s), move)
    elif s.phase == SHOW_CARD:
        see(s, s.peeker, move)
    elif is_lay(move):
        lay(s, seat, lay_parts(move).card)
    else:
        s.has_peeked[seat] = 1
        s.peeker = seat
        s.phase = SHOW_CARD
        happens(s, h.PEEKS, seat)


def deal(s: State, seat: int, kind: int) -> None:
    """1.1 Cards are dealt one by one."""
    s.heap[kind] -= 1
    s.hands[seat, kind] += 1
    s.sizes[seat] += 1
    s.dealt += 1
    happens(s, h.DEALT, seat, kind)
    if s.dealt == KINDS * s.players or s.sizes[next_to_get(s)] == s.hand:
        s.phase = LAY


def next_to_get(s: State) -> int:
    """1.1 The first player gets the first card."""
    return (s.first + s.dealt) % s.players


def see(s: State, seat: int, kind: int) -> None:
    """3.1 Whoever peeks sees a random card of the left neighbour."""
    s.known[seat] = kind + 1
    s.sure[seat] = s.has_laid[left_of(s, seat)]
    s.peeker = 0
    s.phase = LAY
    happens(s, h.SEES, seat, kind)


def lay(s: State, seat: int, kind: int) -> None:
    """2.1 A card is laid face down, and shown when everybody has laid."""
    s.hands[seat, kind] -= 1
    s.sizes[seat] -= 1
    s.laid[seat] = kind + 1
    s.has_laid[seat] = 1
    happens(s, h.LAID, seat, kind)
    if active(s) == 0:
        score_round(s)
        show_all(s)


def score_round(s: State) -> None:
    """2.3 The highest card that nobody else has laid is worth a point."""
    best = best_alone(s)
    if best != NOTHING:
        s.points[best] += 1
        happens(s, h.SCORES, best, s.laid[best] - 1)


def best_alone(s: State) -> int:
    """The seat with the highest card that nobody else has laid, or NOTHING."""
    best = NOTHING
    for seat in range(s.players):
        alone = True
        for other in range(s.players):
            if other != seat and s.laid[other] == s.laid[seat]:
                alone = False
        if alone and (best == NOTHING or s.laid[seat] > s.laid[best]):
            best = seat
    return best


def show_all(s: State) -> None:
    """2.3 4.1 Then everybody draws; it is over when all cards are laid."""
    for seat in range(s.players):
        if s.known[seat] == s.laid[left_of(s, seat)]:
            if not s.sure[seat]:
                s.known[seat] = 0
    for seat in range(s.players):
        s.sure[seat] = 0
        s.shown[s.laid[seat] - 1] += 1
        s.laid[seat] = 0
        s.has_laid[seat] = 0
    if s.dealt < KINDS * s.players:
        s.phase = DEAL
    elif s.sizes[0] == 0:
        s.phase = OVER


# The end


def winners(s: State) -> int:
    """4.1 Most points win; if equal, together."""
    return seats_with_most(s.points, s.players)


def ending(s: State) -> int:
    """Won by one, or shared."""
    if s.phase != OVER:
        return GOES_ON
    mask = winners(s)
    return POINTS if mask & (mask - 1) == 0 else SHARED


def score(s: State, seat: int) -> int:
    """The points of a seat."""
    return s.points[seat]
