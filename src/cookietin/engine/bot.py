"""What a bot is: something that chooses a move from what its seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from cookietin.engine.ask import Move
from cookietin.engine.position import View


@dataclass(frozen=True)
class Budget:
    """How much thinking a move is worth: so much time, at most so many iterations of a search."""

    seconds: float = 1.0
    iterations: int | None = None


class Bot(Protocol):
    """Receives a view, the legal moves and a budget; never a state."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        """One of the legal moves."""


class NoAnswer(Exception):
    """No bot gave a legal move, however often it was asked; the same may work a little later.

    The reason is for the server's log, not for the people at the table.
    """
