"""What can happen in Cookie Party; `spaces` has one bit for each.

During a round only the seat itself sees what it does; the others see it when everyone is done.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from cookietin.engine import Happenings, Thrown
from cookietin.games.cookie_party.data import CHIPS

NO_CHIP = CHIPS  # instead of the chip that is given up, if there was none left

Own = Annotated[int, "seat"]


class Dealt(NamedTuple):
    """All chips lie at random on the dotted spaces."""


class Placed(NamedTuple):
    """All chips of all players."""


class TakesDice(NamedTuple):
    seat: int  # whose turn it is to throw, where a seat was chosen to begin


class Rests(NamedTuple):
    seat: int  # has nothing to do in this round


class Draws(NamedTuple):
    seat: Own
    edge: Own
    closes: Own  # the spaces of which it is the fourth wall


class Encloses(NamedTuple):
    seat: Own
    spaces: Own  # after all walls: they are crossed out and their chips lifted


class Puts(NamedTuple):
    seat: Own
    chip: Own
    space: Own


class GivesUp(NamedTuple):
    seat: Own
    chip: Own
    task: Own


class CrossesBar(NamedTuple):
    seat: int
    bars: int  # so many by now, under the drink


class EmptiesDrink(NamedTuple):
    seat: int  # whose three bars are wiped


class CrossesOut(NamedTuple):
    seat: int
    spaces: int  # that were enclosed in this round


class Leaves(NamedTuple):
    seat: int
    chip: int  # a lifted one for which there was no room


class Completes(NamedTuple):
    seat: int
    task: int
    place: int
    points: int
    chip: int


HAPPENINGS = Happenings(
    Dealt, Placed, TakesDice, Thrown, Rests, Draws, Encloses, Puts, GivesUp,
    CrossesBar, EmptiesDrink, CrossesOut, Leaves, Completes,
)  # fmt: skip
(
    DEALT, PLACED, TAKES_DICE, THROWN, RESTS, DRAWS, ENCLOSES, PUTS, GIVES_UP,
    CROSSES_BAR, EMPTIES_DRINK, CROSSES_OUT, LEAVES, COMPLETES,
) = HAPPENINGS.numbers  # fmt: skip
