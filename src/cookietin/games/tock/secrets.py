"""What's secret in Tock: other players' hands, and the heap."""

from __future__ import annotations

from cookietin.engine import UNSEEN, Row
from cookietin.engine.generator import below
from cookietin.engine.kernels import weighted_choice
from cookietin.games.tock.data import KINDS
from cookietin.games.tock.rules import DEALING, SHUFFLING, State, has_cards


def seen_move(s: State, seat: int, move: int, viewer: int) -> int:
    """A card that is dealt is seen by whoever gets it."""
    is_dealt = s.phase == SHUFFLING or s.phase == DEALING
    return UNSEEN if is_dealt and viewer != s.turn else move


def redeal(s: State, seat: int, generator: Row) -> None:
    """Fill the heap and the hands of others with what is neither open nor in the seat's hand."""
    if not has_cards(s):
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
                kind = weighted_choice(s.heap, len(s.heap), below(generator, left))
                s.heap[kind] -= 1
                s.hands[other, kind] += 1
                left -= 1
