"""Players that are programs."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

from cookietin.bots.characters import SEEDS, Thinker, best_at_once
from cookietin.bots.own import is_own, load_bot
from cookietin.engine.ask import Move
from cookietin.engine.bot import Bot, Budget
from cookietin.engine.characters import LEVELS, characters_of
from cookietin.engine.plug import GREEDY, RANDOM, Plug
from cookietin.engine.position import View


class RandomBot:
    """Plays any legal move; with a seed, always the same ones."""

    def __init__(self, seed: int | None = None) -> None:
        self.choices = random.Random(seed)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        return self.choices.choice(legal)


class GreedyBot(RandomBot):
    """Plays what looks best right after it, by the game's own estimate.

    What its seat may not know it deals out anew, once for all the moves that it compares. A patient
    one waits for machine code, and then is faster.
    """

    is_patient = False

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        if view.game.plug.estimate is None or len(legal) == 1:
            return super().choose(view, legal, budget)
        seed = self.choices.randrange(SEEDS)
        return best_at_once(view, legal, seed, self.choices, self.is_patient)


BOTS: dict[str, Callable[..., Bot]] = {
    **{level: partial(Thinker, level) for level in reversed(LEVELS)},
    GREEDY: GreedyBot,
    RANDOM: RandomBot,
}


def bot_called(name: str) -> Callable[..., Bot]:
    """What makes the bot of a name, one of ours or somebody's own."""
    return load_bot(name) if is_own(name) else BOTS[name]


def bots_of(plug: Plug) -> tuple[str, ...]:
    """Who can play a game, the strongest first; where there is no choice, nobody thinks."""
    return (*reversed(characters_of(plug)), *plug.bots)
