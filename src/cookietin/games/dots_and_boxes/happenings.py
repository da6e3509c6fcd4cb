"""What can happen in Dots and Boxes; `boxes` is a set, a bit each."""

from __future__ import annotations

from typing import NamedTuple

from cookietin.engine import Begins, Happenings


class Draws(NamedTuple):
    seat: int
    edge: int


class Offers(NamedTuple):
    """A turn ends, and the next player can close these boxes."""

    seat: int
    boxes: int


class Closes(NamedTuple):
    seat: int
    boxes: int


class DrawsAgain(NamedTuple):
    """Whoever has closed a box draws again."""

    seat: int


HAPPENINGS = Happenings(Begins, Draws, Offers, Closes, DrawsAgain)
BEGINS, DRAWS, OFFERS, CLOSES, DRAWS_AGAIN = HAPPENINGS.numbers
