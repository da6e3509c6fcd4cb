"""Who sees which move of Crumbs, and the cards that a seat may imagine."""

from __future__ import annotations

from cookietin.engine import CHANCE, NOTHING, UNSEEN, Row
from cookietin.engine.generator import below
from crumbs.moves import KINDS, LAY_SOMETHING, PEEK
from crumbs.rules import DEAL, WHO_IS_FIRST, State, active, left_of, next_to_get


def seen_move(s: State, seat: int, move: int, viewer: int) -> int:
    """Dealt and peeked cards are for one seat; a laid card is open when it is the last."""
    if seat == CHANCE:
        if s.phase == DEAL:
            return move if viewer == next_to_get(s) else UNSEEN
        return move if s.phase == WHO_IS_FIRST or viewer == s.peeker else UNSEEN
    if move == PEEK or viewer == seat or active(s) == 1 << seat:
        return move
    return LAY_SOMETHING


def redeal(s: State, seat: int, generator: Row) -> None:
    """Deal what the seat does not see, from all that it has not seen."""
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
    """Fill another hand, and lay one of its cards if that seat has laid; not the one to keep."""
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
    """A card of the heap, each as likely as the other."""
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
    """A card of a hand, each as likely as the other."""
    total = 0
    for kind in range(KINDS):
        total += s.hands[seat, kind]
    rest = below(generator, total)
    kind = 0
    while rest >= s.hands[seat, kind]:
        rest -= s.hands[seat, kind]
        kind += 1
    return kind
