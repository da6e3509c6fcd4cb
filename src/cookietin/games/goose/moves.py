"""The moves of Goose."""

from __future__ import annotations

from typing import NamedTuple

from cookietin.engine import Kinds


class Throw(NamedTuple):
    """The only thing that a player ever does."""


MOVES = Kinds({Throw: "throw"})
THROW = MOVES.number(Throw())
