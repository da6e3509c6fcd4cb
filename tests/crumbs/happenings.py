"""What can happen in Crumbs."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from cookietin.engine import Begins, Happenings


class Dealt(NamedTuple):
    """Everybody sees who gets a card, and only that seat which."""

    seat: int
    card: Annotated[int, "seat"]


class Laid(NamedTuple):
    """Face down."""

    seat: int
    card: Annotated[int, "seat"]


class Peeks(NamedTuple):
    seat: int


class Sees(NamedTuple):
    """What a peek shows; the others are told nothing."""

    seat: Annotated[int, "seat"]
    card: Annotated[int, "seat"]


class Scores(NamedTuple):
    """A point for the highest card that nobody else has laid."""

    seat: int
    card: int


HAPPENINGS = Happenings(Begins, Dealt, Laid, Peeks, Sees, Scores)
BEGINS, DEALT, LAID, PEEKS, SEES, SCORES = HAPPENINGS.numbers
