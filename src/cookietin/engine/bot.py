"""What a bot is: something that chooses a move from what its seat can know."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from cookietin.engine.ask import Move
from cookietin.engine.position import View


@dataclass(frozen=True)
class Budget:
    """How much thinking a move is worth: so much time, at most so many iterations of a search."""

    seconds: float = 1.0
    iterations: int | None = None


class Bot(Protocol):
    """Receives a view, the legal moves and a budget; never a state.

    One that has an attribute `weight` tells with it how hard its last choice was, from 0 to 1: at a
    table it then seems to think for as long.
    """

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        """One of the legal moves."""


class Chosen(int):
    """The number of a move that a bot chose, and how hard that was, from 0 to 1."""

    weight: float

    def __new__(cls, number: int, weight: float = 0.0) -> Chosen:
        chosen = super().__new__(cls, number)
        chosen.weight = min(1.0, max(0.0, weight))
        return chosen


MANY = 16  # moves from which it is hard to choose


def weight_of(moves: int, doubt: float = 0.5) -> float:
    """How hard it is to choose from so many moves; `doubt` is 1 if two seem equally good."""
    return min(1.0, math.log(max(1, moves), MANY)) * doubt


class Thought(NamedTuple):
    """What a search thinks of a move: how often it was tried, and the chance to win after it."""

    move: int
    visits: int
    worth: float


class NoAnswer(Exception):
    """No bot gave a legal move, however often it was asked; the same may work a little later.

    The reason is for the server's log, not for the people at the table.
    """
