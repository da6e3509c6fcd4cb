"""The four characters that play every game with choices, from a child's first opponent up.

How strong each of them is, a game says (`Levels`): how many iterations it searches, and what it
overlooks. None of them knows more than its seat can.
The weakest make a child's mistakes: they play what looks good at once, and don't see every move.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Lock

from cookietin.bots.maker import compile_elsewhere
from cookietin.engine import ask
from cookietin.engine.ask import Move
from cookietin.engine.bot import Budget, weight_of
from cookietin.engine.compile import has_numba
from cookietin.engine.generator import new_generator
from cookietin.engine.plug import Plug, Strength, Style
from cookietin.engine.position import View
from cookietin.engine.record import copy_of
from cookietin.engine.thinking import Dream, Reckoning, Search, prepare, search_of

SEEDS = 2**63
LONGEST = 2.0  # seconds that any of them thinks about a move
FIRST_CHUNK = 1  # iterations before the first look at the clock: interpreted, each takes long
LONGEST_CHUNK = 0.05  # seconds between two looks
SHORT_WAIT = 0.2  # seconds: compiled code is loaded by then, if it need not be made


def moves_seen(strength: Strength, legal: Sequence[Move], choices: random.Random) -> list[Move]:
    """The moves that somebody sees, in their order; perhaps none."""
    seen = [move for move in legal if choices.random() >= strength.overlooks]
    if len(seen) <= strength.looks_at:
        return seen
    return [seen[at] for at in sorted(choices.sample(range(len(seen)), strength.looks_at))]


class Thinker:
    """Plays as a character does; with a seed, always the same.

    A patient one waits until its search is compiled, as a study should. At a table nobody waits:
    until then it thinks in the interpreter, as long as its budget allows.
    """

    def __init__(
        self, level: str | Strength, seed: int | None = None, *, is_patient: bool = False
    ) -> None:
        self.level = level
        self.choices = random.Random(seed)
        self.is_patient = is_patient
        self.weight = 0.0  # how hard the last choice was

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        """One of the legal moves, as soon as the budget is spent; one iteration is always made."""
        began = time.monotonic()
        seed = self.choices.randrange(SEEDS)
        strength = self.strength_in(view.game.plug)
        noticed = moves_seen(strength, legal, self.choices)
        self.weight = weight_of(len(noticed))
        if len(noticed) <= 1:
            return (noticed or [self.choices.choice(legal)])[0]
        iterations = iterations_within(budget, strength.iterations)
        if iterations == 0 and view.game.plug.estimate is not None:
            return best_at_once(view, noticed, seed, self.choices, self.is_patient)
        # A search too short to try each move once hardly compares them, unless it takes turns.
        least = 0 if view.game.plug.style.width else len(noticed)
        iterations = iterations_within(budget, max(strength.iterations, least))
        search = search_of(view, seed, self.may_be_fast(view.game.plug), iterations)
        is_timed = math.isfinite(budget.seconds)
        until = began + (min(budget.seconds, LONGEST) if is_timed else math.inf)
        think(search, iterations - search.iterations, until)
        if isinstance(search, Reckoning) and search.has_met_chance:  # deeper than the first move
            left = max(1, iterations - search.iterations)
            search = Dream(view, seed, fast=self.is_patient)
            think(search, left, until)
        self.weight = weight_of(len(noticed), doubt_of(search))
        return best_of(search, noticed, self.choices)

    def strength_in(self, plug: Plug) -> Strength:
        return plug.levels.strength_of(self.level) if isinstance(self.level, str) else self.level

    def may_be_fast(self, plug: Plug) -> bool:
        """Is there a compiled search for this game, or shall one be waited for?"""
        return self.is_patient or is_prepared(plug)


def iterations_within(budget: Budget, wanted: int) -> int:
    """As many as are wanted, or as many as the budget has."""
    return wanted if budget.iterations is None else min(wanted, budget.iterations)


def best_at_once(
    view: View, legal: Sequence[Move], seed: int, choices: random.Random, fast: bool = False
) -> Move:
    """What looks best right after it, with all that is hidden dealt out anew; any of several."""
    likes = likes_at_once(view, seed) if fast and view.game.plug.has_secrets else {}
    if not all(move.number in likes for move in legal):
        likes = likes_interpreted(view, legal, seed)
    best = max(likes[move.number] for move in legal)
    return choices.choice([move for move in legal if likes[move.number] == best])


def likes_at_once(view: View, seed: int) -> dict[int, int]:
    """The estimate after each move, by the first iteration of a compiled search."""
    dream = Dream(view, seed, fast=True, style=Style(plies=0))
    dream.go_on(1)
    return dream.likes()


def likes_interpreted(view: View, legal: Sequence[Move], seed: int) -> dict[int, int]:
    """The estimate after each move, without a search."""
    plug, seat = view.game.plug, view.seat
    assert plug.estimate is not None
    full = copy_of(view.bare)
    plug.rules.redeal(full, seat, new_generator(seed))
    after = {move.number: ask.state_after(plug, full, seat, move.number) for move in legal}
    return {number: plug.estimate(state, seat) for number, state in after.items()}


def think(search: Search, iterations: int, until: float) -> None:
    """Search on for so many iterations, or until the clock says that it is time."""
    chunk = FIRST_CHUNK
    while iterations > 0 and not search.is_done:
        began = time.monotonic()
        search.go_on(min(chunk, iterations))
        iterations -= chunk
        now = time.monotonic()
        if now >= until:
            return
        pace = chunk / max(now - began, 1e-6)
        chunk = max(1, int(min(2 * chunk, pace * LONGEST_CHUNK, pace * (until - now) + 1)))


def doubt_of(search: Search) -> float:
    """How near the second best move came to the best, from 0 to 1."""
    if isinstance(search, Reckoning) and search.is_done:
        return 0.0  # it is certain
    is_even = isinstance(search, Dream) and search.takes_turns  # visits tell nothing
    found = [one.worth if is_even else one.visits for one in search.opinions()[:2]]
    return min(1.0, found[1] / max(found[0], 1e-9)) if len(found) > 1 else 0.5


def best_of(search: Search, legal: Sequence[Move], choices: random.Random) -> Move:
    """The legal move that the search thinks most of; any, if it thinks of none of them."""
    by_number = {move.number: move for move in legal}
    for opinion in search.opinions():
        if opinion.visits and opinion.move in by_number:
            return by_number[opinion.move]
    return choices.choice(legal)


# Compiling beside the game

_MAKING: dict[tuple[str, int], Future[None]] = {}
_LOCK = Lock()
_MAKER = ThreadPoolExecutor(1)


def make(plug: Plug) -> None:
    """Compile the searches of a game, and load them."""
    compile_elsewhere(plug)
    prepare(plug)


def is_prepared(plug: Plug) -> bool:
    """Is the search of a game compiled? If not, it is being made while others think."""
    if not has_numba():
        return False
    with _LOCK:
        key = (plug.name, plug.version)
        making = _MAKING.get(key) or _MAKING.setdefault(key, _MAKER.submit(make, plug))
    with suppress(Exception):
        making.result(SHORT_WAIT)
    return making.done() and making.exception() is None
