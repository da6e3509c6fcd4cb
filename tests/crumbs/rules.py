"""Crumbs: a small game with everything that Goose lacks, for the engine's own tests."""

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
    record,
)
from cookietin.engine.generator import below

KINDS = 4
PEEK = KINDS
MOVES = KINDS + 1
LAY_SOMETHING = MOVES  # how the others see that a card is laid
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
    """1.1 1.2"""
    s.players = options["players"]
    s.hand = 3 if options["long"] == "on" else 2
    for kind in range(KINDS):
        s.heap[kind] = s.players
    if options["first"] != "random":
        s.first = int(options["first"])
        s.phase = DEAL


def active(s: State) -> int:
    """2.1"""
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
    """3.1"""
    return (1 << s.players) - 1 if s.phase == LAY else 0


def candidates(s: State, seat: int, out: Row) -> int:
    """2.1 3.1"""
    count = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0:
            out[count] = kind
            count += 1
    out[count] = PEEK
    return count + 1


def refusal(s: State, seat: int, move: int) -> int:
    """2.1 2.2 3.1 3.2"""
    if move == PEEK:
        if s.has_peeked[seat]:
            return 301
        return 302 if s.sizes[left_of(s, seat)] == 0 else ALLOWED
    if s.hands[seat, move] == 0:
        return 201
    return 202 if s.has_laid[seat] else ALLOWED


def witness(s: State, seat: int, move: int) -> int:
    """3.2"""
    return left_of(s, seat) if move == PEEK else NOTHING


def left_of(s: State, seat: int) -> int:
    """3.1"""
    return seat + 1 if seat + 1 < s.players else 0


def chances(s: State) -> int:
    """1.1"""
    return s.players if s.phase == WHO_IS_FIRST else 0


def weights(s: State, out: Row) -> int:
    """1.1 3.1"""
    for kind in range(KINDS):
        out[kind] = s.heap[kind] if s.phase == DEAL else s.hands[left_of(s, s.peeker), kind]
    return KINDS


def play(s: State, seat: int, move: int) -> None:
    """1.1 2.1 3.1"""
    if s.phase == WHO_IS_FIRST:
        s.first = move
        s.phase = DEAL
    elif s.phase == DEAL:
        deal(s, move)
    elif s.phase == SHOW_CARD:
        s.known[s.peeker] = move + 1
        s.sure[s.peeker] = s.has_laid[left_of(s, s.peeker)]
        s.peeker = 0
        s.phase = LAY
    elif move == PEEK:
        s.has_peeked[seat] = 1
        s.peeker = seat
        s.phase = SHOW_CARD
    else:
        lay(s, seat, move)


def deal(s: State, kind: int) -> None:
    """1.1"""
    seat = next_to_get(s)
    s.heap[kind] -= 1
    s.hands[seat, kind] += 1
    s.sizes[seat] += 1
    s.dealt += 1
    if s.dealt == KINDS * s.players or s.sizes[next_to_get(s)] == s.hand:
        s.phase = LAY


def next_to_get(s: State) -> int:
    """1.1"""
    return (s.first + s.dealt) % s.players


def lay(s: State, seat: int, kind: int) -> None:
    """2.1"""
    s.hands[seat, kind] -= 1
    s.sizes[seat] -= 1
    s.laid[seat] = kind + 1
    s.has_laid[seat] = 1
    if active(s) == 0:
        show_all(s)


def show_all(s: State) -> None:
    """2.3 3.1 4.1"""
    best = best_alone(s)
    if best >= 0:
        s.points[best] += 1
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


def best_alone(s: State) -> int:
    """2.3"""
    best = -1
    for seat in range(s.players):
        alone = True
        for other in range(s.players):
            if other != seat and s.laid[other] == s.laid[seat]:
                alone = False
        if alone and (best < 0 or s.laid[seat] > s.laid[best]):
            best = seat
    return best


def most(s: State) -> int:
    """4.1"""
    points = 0
    for seat in range(s.players):
        points = max(points, s.points[seat])
    return points


def winners(s: State) -> int:
    """4.1"""
    mask = 0
    for seat in range(s.players):
        if s.points[seat] == most(s):
            mask |= 1 << seat
    return mask


def ending(s: State) -> int:
    """4.1"""
    if s.phase != OVER:
        return GOES_ON
    mask = winners(s)
    return POINTS if mask & (mask - 1) == 0 else SHARED


def score(s: State, seat: int) -> int:
    """4.1"""
    return s.points[seat]


def seen(s: State, seat: int, move: int, viewer: int) -> int:
    """1.1 2.1 3.1"""
    if seat == CHANCE:
        if s.phase == DEAL:
            return move if viewer == next_to_get(s) else UNSEEN
        return move if s.phase == WHO_IS_FIRST or viewer == s.peeker else UNSEEN
    if move == PEEK or viewer == seat or active(s) == 1 << seat:
        return move
    return LAY_SOMETHING


def redeal(s: State, seat: int, generator: Row) -> None:
    """1.1 3.1"""
    for kind in range(KINDS):
        s.heap[kind] = s.players - s.shown[kind]
    if seat < s.players:
        for kind in range(KINDS):
            s.heap[kind] -= s.hands[seat, kind]
        if s.laid[seat]:
            s.heap[s.laid[seat] - 1] -= 1
        if s.known[seat]:
            s.heap[s.known[seat] - 1] -= 1
            s.hands[left_of(s, seat), s.known[seat] - 1] += 1
    for other in range(s.players):
        if other != seat:
            sure = seat < s.players and s.sure[seat] and other == left_of(s, seat)
            redeal_hand(s, other, s.known[seat] - 1 if sure else NOTHING, generator)


def redeal_hand(s: State, other: int, kept: int, generator: Row) -> None:
    """1.1 2.1"""
    held = 0
    for kind in range(KINDS):
        held += s.hands[other, kind]
    for _ in range(s.sizes[other] + s.has_laid[other] - held):
        kind = one_of_heap(s, generator)
        s.heap[kind] -= 1
        s.hands[other, kind] += 1
    if s.has_laid[other]:
        if kept != NOTHING:
            s.hands[other, kept] -= 1
        kind = one_of_hand(s, other, generator)
        s.hands[other, kind] -= 1
        s.laid[other] = kind + 1
        if kept != NOTHING:
            s.hands[other, kept] += 1


def one_of_heap(s: State, generator: Row) -> int:
    """1.1"""
    total = 0
    for kind in range(KINDS):
        total += s.heap[kind]
    rest = below(generator, total)
    kind = 0
    while rest >= s.heap[kind]:
        rest -= s.heap[kind]
        kind += 1
    return kind


def one_of_hand(s: State, seat: int, generator: Row) -> int:
    """2.1"""
    total = 0
    for kind in range(KINDS):
        total += s.hands[seat, kind]
    rest = below(generator, total)
    kind = 0
    while rest >= s.hands[seat, kind]:
        rest -= s.hands[seat, kind]
        kind += 1
    return kind


def broken(s: State) -> int:
    """1.1"""
    for kind in range(KINDS):
        cards = s.heap[kind] + s.shown[kind]
        for seat in range(s.players):
            cards += s.hands[seat, kind] + (s.laid[seat] == kind + 1)
        if cards != s.players:
            return 1
    for seat in range(s.players):
        size = 0
        for kind in range(KINDS):
            size += s.hands[seat, kind]
        if size != s.sizes[seat]:
            return 2
    return SOUND
