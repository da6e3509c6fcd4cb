"""What can happen in Cookie Party; `spaces` are a bit each.

What a seat does in a round only that seat sees; what all see, they see when all are done.
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
    """Whose turn it is to throw, where a seat was chosen to begin."""

    seat: int


class Rests(NamedTuple):
    """Has nothing to do in this round."""

    seat: int


class Draws(NamedTuple):
    """A wall, which may be the fourth of some spaces."""

    seat: Own
    edge: Own
    closes: Own


class Encloses(NamedTuple):
    """After all walls: these spaces are crossed out and their chips lifted."""

    seat: Own
    spaces: Own


class Puts(NamedTuple):
    seat: Own
    chip: Own
    space: Own


class GivesUp(NamedTuple):
    seat: Own
    chip: Own
    task: Own


class CrossesBar(NamedTuple):
    """Under the drink, which makes so many."""

    seat: int
    bars: int


class EmptiesDrink(NamedTuple):
    """Three bars are wiped."""

    seat: int


class CrossesOut(NamedTuple):
    """The spaces that were enclosed in this round."""

    seat: int
    spaces: int


class Leaves(NamedTuple):
    """A lifted chip for which there was no room."""

    seat: int
    chip: int


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
