"""Puzzles of Tock: the others are out of cards, and what is in hand can be played to the end.

So nothing hidden matters, and nobody else moves before the next cards are dealt.
"""

from __future__ import annotations

from cookietin.games.tock import rules
from cookietin.games.tock.rules import State, partner_of, score

TABLES = ({"players": 2}, {"players": 4}, {"players": 3}, {"players": 4, "teams": "off"})
ALTERNATIVES = 2  # cards in any order
FEWEST_CARDS = 2


def goal_of(s: State, seat: int) -> str:
    """Only this seat has cards, and more than one."""
    if s.phase != rules.TO_PLAY or s.table_talk or s.sizes[seat] < FEWEST_CARDS:
        return ""
    others = sum(s.sizes[other] for other in range(s.players) if other != seat)
    return "" if others else "home"


def is_settled(first: State, s: State, seat: int) -> bool:
    """All cards are played or laid down."""
    return s.phase != rules.TO_PLAY


def worth(first: State, s: State, seat: int) -> int:
    """Pawns at home, those of a partner too."""
    partner = partner_of(s, seat)
    return score(s, seat) + (score(s, partner) if partner != seat else 0)


def appeal(first: State, s: State, seat: int) -> int:
    """What is at home is at home."""
    return worth(first, s, seat)
