"""Players that are programs."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cookietin.engine.ask import Move
from cookietin.engine.bot import Budget
from cookietin.engine.position import View


class RandomBot:
    """Plays any legal move; with a seed, always the same ones."""

    def __init__(self, seed: int | None = None) -> None:
        self.choices = random.Random(seed)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        return self.choices.choice(legal)
