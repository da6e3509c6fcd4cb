"""Matches between bots, played as at a table: each is given what its seat can know."""

from __future__ import annotations

import math
import os
import random
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from cookietin.bots import BOTS, GreedyBot, bots_of
from cookietin.bots.characters import CHARACTERS, Thinker
from cookietin.engine import kernels
from cookietin.engine.bot import Bot, Budget
from cookietin.engine.playouts import Tally
from cookietin.engine.position import Game
from cookietin.engine.protocol import CHANCE
from cookietin.engine.texts import Mistake
from cookietin.engine.thinking import prepare

UNTIL_DONE = Budget(seconds=math.inf)  # a study does not depend on how busy a machine is
MIX = 0x9E3779B97F4A7C15  # spreads seeds and numbers of matches over all seeds

Seating = Sequence[str]


def check_bots(game: Game, names: Iterable[str]) -> None:
    """Refuse a bot that does not play a game."""
    for name in names:
        if name not in bots_of(game.plug):
            raise Mistake("unknown-bot", bot=name, known=", ".join(bots_of(game.plug)))


def bot_named(name: str, seed: int, is_patient: bool) -> Bot:
    """A bot that plays the same for the same seed; a patient one waits for machine code."""
    bot = BOTS[name](seed)
    if isinstance(bot, Thinker | GreedyBot):
        bot.is_patient = is_patient
    return bot


def has_search(seating: Seating) -> bool:
    """Does one of these bots search, so that waiting for machine code is worth it?"""
    return any(one.iterations for one in CHARACTERS if one.name in seating)


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
    is_patient = has_search(seating)
    bots = [
        bot_named(name, match_seed(seed, seat), is_patient) for seat, name in enumerate(seating)
    ]
    position = game.start(seed)
    began, moves = CHANCE, 0
    while position.outcome is None and moves < plug.limit:
        seat = position.seats[0]
        view = position.view(seat)
        legal = view.legal()
        move = legal[0] if len(legal) == 1 else bots[seat].choose(view, legal, budget)
        position = position.after(move).after_chance()
        began = seat if began == CHANCE else began
        moves += 1
    state, row = position.bare, np.zeros(kernels.TALLY, np.int64)
    plug.kernel(kernels.enter, fast=False)(state, row, began, moves, position.draws)
    return row, state


def play_matches(
    game: Game,
    plan: Iterable[tuple[Seating, int]],
    *,
    budget: Budget = UNTIL_DONE,
    threads: int | None = None,
) -> Iterator[tuple[Any, Any]]:
    """What `play_match` gives for each seating and seed of a plan, in its order.

    What must be compiled is compiled before this returns, and the first match is played later.
    """
    plan = list(plan)
    if any(has_search(seating) for seating, _ in plan):
        prepare(game.plug)

    def play() -> Iterator[tuple[Any, Any]]:
        with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
            yield from pool.map(lambda one: play_match(game, one[0], one[1], budget), plan)

    return play()


def results(
    game: Game,
    seating: Seating,
    games: int,
    seed: int,
    *,
    budget: Budget = UNTIL_DONE,
    threads: int | None = None,
) -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
    """Matches of one seating, as `playouts.results` gives them."""
    plan = [(seating, match_seed(seed, number)) for number in range(games)]
    matches = play_matches(game, plan, budget=budget, threads=threads)
    return ((row[None], state.array) for row, state in matches)
