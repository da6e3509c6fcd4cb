"""What must always hold in a match of Crumbs."""

from __future__ import annotations

from cookietin.engine import SOUND
from crumbs.moves import KINDS
from crumbs.rules import State

EVERY_CARD_IS_SOMEWHERE, HANDS_ARE_COUNTED = 1, 2


def broken_law(s: State) -> int:
    """The first law that a state breaks, or SOUND."""
    for kind in range(KINDS):
        if cards_of(s, kind) != s.players:
            return EVERY_CARD_IS_SOMEWHERE
    for seat in range(s.players):
        size = 0
        for kind in range(KINDS):
            size += s.hands[seat, kind]
        if size != s.sizes[seat]:
            return HANDS_ARE_COUNTED
    return SOUND


def cards_of(s: State, kind: int) -> int:
    """How many cards of a kind there are, wherever they are."""
    cards = s.heap[kind] + s.shown[kind]
    for seat in range(s.players):
        cards += s.hands[seat, kind] + (s.laid[seat] == kind + 1)
    return cards
