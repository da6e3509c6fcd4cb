"""What Crumbs says: cards that chance deals, buttons, and lines of the log."""

from __future__ import annotations

from typing import Any

from cookietin.engine import NOTHING, Phrase, Seat, phrases
from cookietin.engine.lots import read_seat, write_seat
from crumbs import happenings as h
from crumbs.moves import CARDS, MOVES, Lay
from crumbs.rules import WHO_IS_FIRST, State

line = phrases(__package__)


def write_chance(s: State, move: int) -> str:
    """`2 first`, or a card."""
    return write_seat(move, "first") if s.phase == WHO_IS_FIRST else CARDS[move]


def read_chance(s: State, text: str) -> int:
    """Who is first, or a card."""
    if s.phase == WHO_IS_FIRST:
        return read_seat(text, "first")
    return CARDS.index(text) if text in CARDS else NOTHING


def label(s: State, seat: int, move: int) -> Phrase:
    """A card to lay, or a peek."""
    match MOVES.of(move):
        case Lay(card):
            return line("move-lay", card=CARDS[card])
    return line("move-peek")


def tell(before: State, happened: list[Any], after: State) -> list[Phrase]:
    """Who lays, peeks and scores, and to whoever peeks what there is to see."""
    lines = []
    for one in happened:
        match one:
            case h.Laid(seat):
                lines.append(line("log-lay", seat=Seat(seat)))
            case h.Peeks(seat):
                lines.append(line("log-peek", seat=Seat(seat)))
            case h.Sees(seat, card):
                lines.append(line("log-sees", seat=Seat(seat), card=CARDS[card]))
            case h.Scores(seat, card):
                lines.append(line("log-scores", seat=Seat(seat), card=CARDS[card]))
    return lines
