"""What can happen in Goose; `to` is the square where a pawn comes to."""

from __future__ import annotations

from typing import NamedTuple

from cookietin.engine import Happenings, Thrown

# How a pawn goes on from the square where the dice have led it.
BY_GOOSE, BACK_BY_GOOSE, BACK_FROM_FINISH, BY_FLIGHT, BY_DETOUR = range(5)


class Begins(NamedTuple):
    seat: int


class Walks(NamedTuple):
    """As far as the dice say."""

    seat: int
    start: int
    to: int


class Leaps(NamedTuple):
    """A first throw of nine, straight to its square."""

    seat: int
    to: int


class SentOn(NamedTuple):
    seat: int
    how: int
    to: int


class PutBack(NamedTuple):
    """Another stands there: the pawn returns to where it came from."""

    seat: int
    other: int
    to: int


class Swapped(NamedTuple):
    """The other makes room, and goes to where the pawn came from."""

    seat: int
    other: int
    to: int


class Lands(NamedTuple):
    """On one of the squares that do something: nest, well, cage, soup, finish."""

    seat: int
    square: int


class Freed(NamedTuple):
    """By another, who waits instead."""

    seat: int


class Misses(NamedTuple):
    seat: int


class Released(NamedTuple):
    """After three turns."""

    seat: int


HAPPENINGS = Happenings(
    Begins, Thrown, Walks, Leaps, SentOn, PutBack, Swapped, Lands, Freed, Misses, Released
)
(
    BEGINS, THROWN, WALKS, LEAPS, SENT_ON, PUT_BACK, SWAPPED, LANDS, FREED, MISSES, RELEASED,
) = HAPPENINGS.numbers  # fmt: skip
