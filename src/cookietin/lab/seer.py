"""A bot that sees everything but the luck to come: how much is there to be gained at all?

No table can seat it. Whoever sits at one is asked with a view, and `Seer` has no answer to that:
it wants the position itself, which only a study has.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from cookietin.bots.characters import SEEDS, best_of, iterations_within, think
from cookietin.engine.ask import Move
from cookietin.engine.bot import Budget
from cookietin.engine.position import Position, View
from cookietin.engine.thinking import Dream, Search, search_of, style_within

SEER = "seer"


class Seer:
    """Thinks as `master` does, about what really is; with a seed, always the same."""

    def __init__(self, seed: int | None = None) -> None:
        self.choices = random.Random(seed)

    def choose_in(
        self, position: Position, seat: int, legal: Sequence[Move], budget: Budget
    ) -> Move:
        """The best of the legal moves, with all that others hide in sight."""
        seed = self.choices.randrange(SEEDS)
        everything, plug = View(position.game, position.bare, seat), position.game.plug
        iterations = iterations_within(budget, plug.levels.master.iterations)
        search: Search = (
            Dream(everything, seed, True, style_within(plug.style, iterations), sees_all=True)
            if plug.has_secrets
            else search_of(everything, seed, True, iterations)
        )
        think(search, iterations, math.inf)
        return best_of(search, legal, self.choices)
