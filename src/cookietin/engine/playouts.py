"""Many matches played by bots: compiled if there's numba, on all cores, the same anywhere.

Match number g of seed s is always the same match, on however many threads, compiled or not.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

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


class Shelf:
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
        shelves = Shelf(kind, states), Shelf(kind, trial)
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
    threads: int | None = None,
    fast: bool = True,
    keep: bool = False,
    bot: str = RANDOM,
    counts: bool = False,
) -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
    """What `play_out` gives for `games` matches, in order, some thousand at a time."""
    play_out(game, 0, seed, fast=fast, bot=bot, counts=counts)  # compiles before the threads start
    chunk = CHUNK if bot == RANDOM else CHUNK // 100  # who thinks plays fewer in the same time

    def run(first: int) -> tuple[Tally, np.ndarray[Any, Any]]:
        some = min(chunk, games - first)
        return play_out(game, some, seed, first=first, fast=fast, keep=keep, bot=bot, counts=counts)

    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        yield from pool.map(run, range(0, games, chunk))
