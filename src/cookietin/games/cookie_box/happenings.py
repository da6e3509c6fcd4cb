"""What can happen in Cookie Box; `seat` does it, and `kind` is the kind of a cookie."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from cookietin.engine import Begins, Happenings


class Shaken(NamedTuple):
    again: int  # because nothing could be taken


class Takes(NamedTuple):
    seat: int
    cookie: int  # from the box, not shown yet


class Falls(NamedTuple):
    cookie: int
    kind: int  # a plain one looks like one that lies icon down


class Shows(NamedTuple):
    seat: int
    cookie: int
    kind: int


class Ignored(NamedTuple):
    kind: int
    is_enough: int  # for one turn; else there is nothing to be done


class ReachesFor(NamedTuple):
    seat: int
    other: int  # whose pile a cookie is drawn from


class Gets(NamedTuple):
    seat: int
    other: int
    kind: int


class HandsOver(NamedTuple):
    seat: int
    other: int
    kind: int


class Exchanges(NamedTuple):
    seat: int
    other: int


class GoesBad(NamedTuple):
    seat: int
    thrown: int  # so many of the pile will be thrown away
    size: int


class ThrowsAway(NamedTuple):
    seat: int
    kind: Annotated[int, "seat"]


class Steals(NamedTuple):
    seat: int  # everybody sees the hand; no line of the log tells of it
    other: int
    theft: int


class Stolen(NamedTuple):
    seat: Annotated[int, "seat"]
    other: Annotated[int, "seat", "other"]
    kind: Annotated[int, "seat", "other"]


class Claims(NamedTuple):
    seat: int
    other: int  # who is named
    thief: int


class Keeps(NamedTuple):
    seat: int
    other: int  # who was robbed, and has not claimed it


class TurnedOver(NamedTuple):
    """All piles, at the end."""


HAPPENINGS = Happenings(
    Begins, Shaken, Takes, Falls, Shows, Ignored, ReachesFor, Gets, HandsOver, Exchanges,
    GoesBad, ThrowsAway, Steals, Stolen, Claims, Keeps, TurnedOver,
)  # fmt: skip
(
    BEGINS, SHAKEN, TAKES, FALLS, SHOWS, IGNORED, REACHES_FOR, GETS, HANDS_OVER, EXCHANGES,
    GOES_BAD, THROWS_AWAY, STEALS, STOLEN, CLAIMS, KEEPS, TURNED_OVER,
) = HAPPENINGS.numbers  # fmt: skip
