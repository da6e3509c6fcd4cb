"""What can happen in Goose; `to` is the square a pawn comes to."""

from __future__ import annotations

from typing import NamedTuple

from cookietin.engine import Begins, Happenings, Thrown

# How a pawn goes on from the square where the dice have led it.
BY_GOOSE, BACK_BY_GOOSE, BACK_FROM_FINISH, BY_FLIGHT, BY_DETOUR = range(5)


class Walks(NamedTuple):
    seat: int
    start: int
    to: int  # as far as the dice say


class Leaps(NamedTuple):
    seat: int
    to: int  # straight there, by a first throw of nine


class SentOn(NamedTuple):
    seat: int
    how: int
    to: int


class PutBack(NamedTuple):
    seat: int
    other: int  # stands there already: the pawn returns to where it came from
    to: int


class Swapped(NamedTuple):
    seat: int
    other: int  # makes room, and goes to where the pawn came from
    to: int


class Lands(NamedTuple):
    seat: int
    square: int  # one that does something: nest, well, cage, soup, finish


class Freed(NamedTuple):
    seat: int  # by another, who waits instead


class Misses(NamedTuple):
    seat: int


class Released(NamedTuple):
    seat: int  # after three turns


HAPPENINGS = Happenings(
    Begins, Thrown, Walks, Leaps, SentOn, PutBack, Swapped, Lands, Freed, Misses, Released
)
(
    BEGINS, THROWN, WALKS, LEAPS, SENT_ON, PUT_BACK, SWAPPED, LANDS, FREED, MISSES, RELEASED,
) = HAPPENINGS.numbers  # fmt: skip
