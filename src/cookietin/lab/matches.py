"""Matches between bots, played as at a table: each is given what its seat can know."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from cookietin.bots import GreedyBot, bot_called, bots_of
from cookietin.bots.characters import Thinker
from cookietin.bots.own import is_own
from cookietin.engine import kernels
from cookietin.engine.ask import Move
from cookietin.engine.bot import Bot, Budget
from cookietin.engine.characters import LEVELS, characters_of
from cookietin.engine.playouts import Tally, in_order
from cookietin.engine.plug import GREEDY, Plug
from cookietin.engine.position import Game, Position, View
from cookietin.engine.protocol import CHANCE
from cookietin.engine.texts import Mistake
from cookietin.engine.thinking import prepare
from cookietin.lab.seer import SEER, Seer

UNTIL_DONE = Budget(seconds=math.inf)  # a study does not depend on how busy a machine is
MIX = 0x9E3779B97F4A7C15  # spreads seeds and numbers of matches over all seeds

# Only here: a table knows neither of them.
BEGINNER = "beginner"
A_SLIP = 1 / 3  # the part of its moves that a beginner makes without thinking

Seating = Sequence[str]


class Beginner(GreedyBot):
    """Somebody who has just read the rules: does what looks best, if anything at all."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        if self.choices.random() < A_SLIP:
            return self.choices.choice(legal)
        return super().choose(view, legal, budget)


def check_bots(game: Game, names: Iterable[str], known: Sequence[str] = ()) -> None:
    """Refuse a bot that does not play a game; who does, unless it is said, plays at tables too."""
    known = known or bots_of(game.plug)
    for name in names:
        if not is_own(name) and name not in known:
            raise Mistake("unknown-bot", bot=name, known=", ".join(known))


def contestants_of(plug: Plug) -> tuple[str, ...]:
    """Who can be compared in a game: who plays it, and where there is a choice our own two."""
    return (SEER, *bots_of(plug), BEGINNER) if characters_of(plug) else bots_of(plug)


def player_named(name: str, seed: int, is_patient: bool) -> Bot | Seer:
    """Somebody who can sit down in a study."""
    return Seer(seed) if name == SEER else bot_named(name, seed, is_patient)


def bot_named(name: str, seed: int, is_patient: bool) -> Bot:
    """A bot that plays the same for the same seed; a patient one waits for machine code."""
    bot = Beginner(seed) if name == BEGINNER else bot_called(name)(seed)
    if isinstance(bot, Thinker | GreedyBot):
        bot.is_patient = is_patient
    return bot


def is_worth_compiling(game: Game, seating: Seating) -> bool:
    """Does one of these bots search, or compare moves by an estimate of what it can't see?

    Interpreted, a match of Cookie Party with `crumb` and `biscuit` takes over ten times as long.
    """
    characters = [one for one in LEVELS if one in seating]
    levels = game.plug.levels
    if SEER in seating or any(levels.strength_of(one).iterations for one in characters):
        return True
    is_compared = game.plug.has_secrets and game.plug.estimate is not None
    return is_compared and (bool(characters) or bool({GREEDY, BEGINNER} & {*seating}))


def match_seed(seed: int, number: int) -> int:
    """The seed of one match of many."""
    return random.Random(seed * MIX + number).getrandbits(62)


def play_match(
    game: Game, seating: Seating, seed: int, budget: Budget = UNTIL_DONE
) -> tuple[Any, Any]:
    """Play one match: its row of the tally, and its last state.

    Chance draws the same whoever sits where, as long as all play the same.
    """
    plug = game.plug
    is_patient = is_worth_compiling(game, seating)
    bots = [
        player_named(name, match_seed(seed, seat), is_patient) for seat, name in enumerate(seating)
    ]
    position = game.start(seed)
    began, moves = CHANCE, 0
    while position.outcome is None and moves < plug.limit:
        seat = position.seats[0]
        position = position.after(chosen_by(bots[seat], position, seat, budget)).after_chance()
        began = seat if began == CHANCE else began
        moves += 1
    state, row = position.bare, np.zeros(kernels.TALLY, np.int64)
    plug.kernel(kernels.enter, fast=False)(state, row, began, moves, position.draws)
    return row, state


def chosen_by(bot: Bot | Seer, position: Position, seat: int, budget: Budget) -> Move:
    """What a bot does where its seat is to move; it is not asked where there is no choice."""
    view = position.view(seat)
    legal = view.legal()
    if len(legal) == 1:
        return legal[0]
    if isinstance(bot, Seer):
        return bot.choose_in(position, seat, legal, budget)
    return bot.choose(view, legal, budget)


def prepare_for(game: Game, seatings: Iterable[Seating]) -> None:
    """Compile what must be compiled before one of these seatings can play."""
    if any(is_worth_compiling(game, seating) for seating in seatings):
        prepare(game.plug)


def play_matches(
    game: Game,
    plan: Iterable[tuple[Seating, int]],
    *,
    budget: Budget = UNTIL_DONE,
    threads: int | None = None,
) -> Iterator[tuple[Any, Any]]:
    """What `play_match` gives for each seating and seed of a plan, in its order."""
    return in_order(lambda one: play_match(game, one[0], one[1], budget), plan, threads)


def results(
    game: Game,
    seating: Seating,
    games: int,
    seed: int,
    *,
    first: int = 0,
    budget: Budget = UNTIL_DONE,
    threads: int | None = None,
) -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
    """Matches of one seating, as `playouts.results` gives them."""
    plan = ((seating, match_seed(seed, number)) for number in range(first, first + games))
    for row, state in play_matches(game, plan, budget=budget, threads=threads):
        yield row[None], state.array
