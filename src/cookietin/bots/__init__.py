"""Players that are programs."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cookietin.engine import ask
from cookietin.engine.ask import Move
from cookietin.engine.bot import Bot, Budget
from cookietin.engine.generator import new_generator
from cookietin.engine.plug import GREEDY, RANDOM
from cookietin.engine.position import View
from cookietin.engine.record import copy_of

SEEDS = 2**63


class RandomBot:
    """Plays any legal move; with a seed, always the same ones."""

    def __init__(self, seed: int | None = None) -> None:
        self.choices = random.Random(seed)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        return self.choices.choice(legal)


class GreedyBot(RandomBot):
    """Plays what looks best right after it, by the game's own estimate.

    What its seat may not know it deals out anew, once for all the moves that it compares.
    """

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        plug, seat = view.game.plug, view.seat
        if plug.estimate is None or len(legal) == 1:
            return super().choose(view, legal, budget)
        full = copy_of(view.bare)
        plug.rules.redeal(full, seat, new_generator(self.choices.randrange(SEEDS)))
        worth = [plug.estimate(ask.state_after(plug, full, seat, m.number), seat) for m in legal]
        best = max(worth)
        return self.choices.choice([m for m, one in zip(legal, worth, strict=True) if one == best])


BOTS: dict[str, Callable[..., Bot]] = {RANDOM: RandomBot, GREEDY: GreedyBot}
