"""How fast the games run here, measured in one go, so that the figures can be compared."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import Any

from cookietin.engine import kernels
from cookietin.engine.compile import FAILED, has_numba
from cookietin.engine.playouts import CHUNK, play_out, results
from cookietin.engine.position import Game

REPEATS = 5
SECONDS = 1.0


def bench_engine(game: Game) -> dict[str, Any]:
    """Moves per second of one game, compiled and not, and what compiling costs.

    A move is a seat's move; those of chance stand beside it and are never added.
    """
    found: dict[str, Any] = {
        "game": game.name,
        "players": game.players,
        "bytes_per_state": game.plug.state.DTYPE.itemsize,  # type: ignore[attr-defined]
        "cores": os.cpu_count() or 1,
        "compiled": has_numba(),
    }
    found["interpreted"] = _speed(game, _enough(game, 1, fast=False), 1, fast=False)
    if has_numba():
        found["compile_seconds"] = _compile_seconds(game.name)
        matches = _enough(game, CHUNK, fast=True)
        for name, threads in (("one_core", 1), ("all_cores", found["cores"])):
            found[name] = _speed(game, matches * threads, threads, fast=True)
        found["scaling"] = (
            found["all_cores"]["moves_per_second"] / found["one_core"]["moves_per_second"]
        )
    return found


def _speed(game: Game, matches: int, threads: int, fast: bool) -> dict[str, float]:
    """The best of some runs: whatever else the machine does can only slow one down."""
    best = (0.0, 0.0)
    for _ in range(REPEATS):
        began = time.perf_counter()
        moves = chance_moves = 0
        for tally, _ in results(game, matches, 1, threads=threads, fast=fast):
            moves += int(tally[:, kernels.MOVES].sum())
            chance_moves += int(tally[:, kernels.CHANCE_MOVES].sum())
        seconds = time.perf_counter() - began
        best = max(best, (moves / seconds, chance_moves / seconds))
    return {"moves_per_second": best[0], "chance_moves_per_second": best[1]}


def _enough(game: Game, some: int, fast: bool) -> int:
    """How many matches one core plays in about a second, or some if that takes longer."""
    play_out(game, some, 1, fast=fast)
    began = time.perf_counter()
    play_out(game, some, 1, fast=fast)
    return some * max(1, round(SECONDS / (time.perf_counter() - began)))


def _compile_seconds(name: str) -> dict[str, float]:
    """Compiling from nothing, and loading what was compiled: each in a new process."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
        seconds = []
        for _ in range(2):
            command = [sys.executable, "-m", "cookietin.engine.warm", name]
            printed = subprocess.run(
                command, env=environment, stdout=subprocess.PIPE, text=True, check=True
            ).stdout
            _, told, *reason = printed.split(maxsplit=2)
            if told == FAILED:
                raise RuntimeError(*reason)
            seconds.append(float(told))
    return {"cold": seconds[0], "warm": seconds[1]}
