"""What can happen in Tock; everyone sees all of it.

Where pawns come `to` is counted from their own start, as in the state; the state before says where
they were.
"""

from __future__ import annotations

from typing import NamedTuple

from cookietin.engine import Happenings

# How a pawn goes: out of the nest, ahead, back, into its home or up in it, past it for a lap.
OUT, AHEAD, BACK, INTO_HOME, PAST_HOME = range(5)


class Deals(NamedTuple):
    seat: int
    cards: int  # to everybody, after a shuffle or without one


class Plays(NamedTuple):
    seat: int
    card: int


class Goes(NamedTuple):
    owner: int
    pawn: int
    how: int
    to: int


class Swaps(NamedTuple):
    owner: int
    pawn: int
    to: int
    seat: int
    other: int  # goes to where this pawn was


class Taken(NamedTuple):
    owner: int
    pawn: int  # taken by the one that went last


class Lost(NamedTuple):
    steps: int  # of a Seven, which nobody can take


class AllHome(NamedTuple):
    seat: int  # from now on plays the partner's pawns


class LaysDown(NamedTuple):
    seat: int  # the whole hand; each of its cards is shown


class Shows(NamedTuple):
    seat: int
    card: int


class Calls(NamedTuple):
    seat: int
    accused: int


class Answers(NamedTuple):
    seat: int
    answer: int  # DENIED or ADMITTED, as the rules have it


class SentBack(NamedTuple):
    owner: int
    pawn: int  # sent back for table talk


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
