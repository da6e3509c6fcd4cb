"""Many matches played by bots: compiled if there's numba, on all cores, the same anywhere.

Match number g of seed s is always the same match, on however many threads, compiled or not.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

import numpy as np

from cookietin.engine import kernels
from cookietin.engine.compile import has_numba
from cookietin.engine.happenings import count
from cookietin.engine.plug import RANDOM
from cookietin.engine.position import Game
from cookietin.engine.protocol import SEATS, happens
from cookietin.engine.record import values_of, veil_of

CHUNK = 10_000  # matches a call: long enough for threads, short enough for a progress bar

LARGEST_SEED = 2**63 - 1  # what compiled code takes

Tally = np.ndarray[Any, np.dtype[np.int64]]

AHEAD = 3  # calls under way or waiting to be taken, for each thread

Part = TypeVar("Part")
Found = TypeVar("Found")


class StateRow:
    """Records in a row, for kernels that run interpreted: reading gives a view, writing copies."""

    def __init__(self, kind: Any, array: np.ndarray[Any, Any]) -> None:
        self.array = array
        self.views = [kind(array[at : at + 1]) for at in range(len(array))]

    def __len__(self) -> int:
        return len(self.views)

    def __getitem__(self, at: int) -> Any:
        return self.views[at]

    def __setitem__(self, at: int, state: Any) -> None:
        self.array[at] = state.array[0]


def play_out(
    game: Game,
    games: int,
    seed: int,
    *,
    first: int = 0,
    fast: bool = True,
    keep: bool = False,
    start: Any = None,
    limit: int | None = None,
    bot: str = RANDOM,
    counts: bool = False,
) -> tuple[Tally, np.ndarray[Any, Any]]:
    """Play matches `first` … `first + games − 1`: a row of tallies each, and the last states.

    With `keep` every match's last state is there, else only the last one's. With `counts` the
    states have one field more: how often each thing has `happened`. One bot plays all seats:
    `random`, or `greedy` where the game has an estimate, each seat with what it may know.
    """
    plug = game.plug
    seed &= LARGEST_SEED
    start = game.laid_out() if start is None else start
    kind: Any = plug.counting_state if counts else plug.state
    if counts:
        start = kind(**dict(values_of(start)))
    tally = np.zeros((games, kernels.TALLY), np.int64)
    states = np.zeros(games if keep else 1, kind.DTYPE)
    desk = plug.desk()
    trial = np.zeros(2, kind.DTYPE)
    cells = trial.view(np.int8).reshape(2, -1)
    veils = veils_of(kind) if plug.has_secrets else np.zeros(0, np.int8)
    kernel = plug.kernel(kernels.playouts, fast, bot, count if counts else happens)
    limit = plug.limit if limit is None else limit
    if fast and has_numba():
        kernel(start.array, states, trial, cells, veils, desk.array, tally, seed, first, limit)
    else:
        rows = [memoryview(row) for row in tally]  # type: ignore[arg-type]
        shelves = StateRow(kind, states), StateRow(kind, trial)
        views = memoryview(cells), memoryview(veils)  # type: ignore[arg-type]
        kernel([start], *shelves, *views, [desk], rows, seed, first, limit)
    return tally, states


def veils_of(kind: Any) -> np.ndarray[Any, Any]:
    """What each seat sees of a state, a byte each: all of its bits, or none."""
    return np.frombuffer(b"".join(veil_of(kind, seat) for seat in range(SEATS)), np.int8).copy()


def results(
    game: Game,
    games: int,
    seed: int,
    *,
    first: int = 0,
    threads: int | None = None,
    fast: bool = True,
    keep: bool = False,
    bot: str = RANDOM,
    counts: bool = False,
) -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
    """What `play_out` gives for `games` matches from `first` on, in order, some at a time."""
    play_out(game, 0, seed, fast=fast, bot=bot, counts=counts)  # compiles before the threads start
    end = first + games
    chunk = chunk_of(bot, fast)

    def run(at: int) -> tuple[Tally, np.ndarray[Any, Any]]:
        some = min(chunk, end - at)
        return play_out(game, some, seed, first=at, fast=fast, keep=keep, bot=bot, counts=counts)

    yield from in_order(run, range(first, end, chunk), threads)


def chunk_of(bot: str, fast: bool) -> int:
    """How many matches a call plays: a bot that thinks, or is not compiled, plays fewer."""
    slower = (1 if bot == RANDOM else 100) * (1 if fast and has_numba() else 100)
    return max(1, CHUNK // slower)


def in_order(
    run: Callable[[Part], Found], parts: Iterable[Part], threads: int | None
) -> Iterator[Found]:
    """What `run` gives for each part, in order, on some threads, and never far ahead of the caller.

    So a trillion matches need no more memory than a million, and whoever stops it waits for little.
    """
    count = threads or os.cpu_count() or 1
    waiting: deque[Future[Found]] = deque()
    with ThreadPoolExecutor(count) as pool:
        try:
            for part in parts:
                waiting.append(pool.submit(run, part))
                if len(waiting) >= AHEAD * count:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for one in waiting:
                one.cancel()
