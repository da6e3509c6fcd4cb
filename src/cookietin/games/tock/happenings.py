"""What can happen in Tock; everybody sees all of it.

Where pawns come `to` is counted from their own start, as in the state; where they were is told
by the state before.
"""

from __future__ import annotations

from typing import NamedTuple

from cookietin.engine import Happenings

# How a pawn goes: out of the nest, ahead, back, into its home or up in it, past it for a lap.
OUT, AHEAD, BACK, INTO_HOME, PAST_HOME = range(5)


class Deals(NamedTuple):
    """So many cards to everybody, after a shuffle or without one."""

    seat: int
    cards: int


class Plays(NamedTuple):
    seat: int
    card: int


class Goes(NamedTuple):
    owner: int
    pawn: int
    how: int
    to: int


class Swaps(NamedTuple):
    """The other pawn goes to where this one was."""

    owner: int
    pawn: int
    to: int
    seat: int
    other: int


class Taken(NamedTuple):
    """By the pawn that went last."""

    owner: int
    pawn: int


class Lost(NamedTuple):
    """Steps of a Seven that nobody can take."""

    steps: int


class AllHome(NamedTuple):
    """From now on the partner's pawns are played."""

    seat: int


class LaysDown(NamedTuple):
    """The whole hand; each of its cards is shown."""

    seat: int


class Shows(NamedTuple):
    seat: int
    card: int


class Calls(NamedTuple):
    seat: int
    accused: int


class Answers(NamedTuple):
    """DENIED or ADMITTED, as the rules have it."""

    seat: int
    answer: int


class SentBack(NamedTuple):
    """For table talk."""

    owner: int
    pawn: int


class NothingLost(NamedTuple):
    """There is no pawn that table talk could cost."""


class Wins(NamedTuple):
    seat: int


HAPPENINGS = Happenings(
    Deals, Plays, Goes, Swaps, Taken, Lost, AllHome, LaysDown, Shows, Calls, Answers,
    SentBack, NothingLost, Wins,
)  # fmt: skip
(
    DEALS, PLAYS, GOES, SWAPS, TAKEN, LOST, ALL_HOME, LAYS_DOWN, SHOWS, CALLS, ANSWERS,
    SENT_BACK, NOTHING_LOST, WINS,
) = HAPPENINGS.numbers  # fmt: skip
