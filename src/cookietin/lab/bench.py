"""How fast the games run here, measured in one go so that the figures can be compared."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from cookietin.bots import RandomBot
from cookietin.engine import kernels
from cookietin.engine.bot import Budget
from cookietin.engine.compile import FAILED, has_numba
from cookietin.engine.playouts import CHUNK, play_out, results
from cookietin.engine.plug import Style
from cookietin.engine.position import Game, View
from cookietin.engine.thinking import Dream, Search, search_of

REPEATS = 5
SECONDS = 1.0
PLIES = 50
VIEWS = 8  # positions of a match in which searches are measured
FEW_ITERATIONS = 20
COMPARED = 2000  # matches played on both, GPU and CPU


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


def bench_bots(game: Game) -> dict[str, Any]:
    """Iterations per second of a search on one core, in positions of a match.

    As the bots search, and with a random playout of PLIES moves beyond the tree.
    """
    views = _views(game)
    found: dict[str, Any] = {
        "game": game.name,
        "players": game.players,
        "compiled": has_numba(),
        "search": type(search_of(views[0], 1)).__name__.lower(),
        "iterations_per_second": _pace([lambda v=v: search_of(v, 1) for v in views]),  # type: ignore[misc]
    }
    if found["search"] == Dream.__name__.lower():
        far = Style(plies=PLIES, wild=1.0)
        found["plies"] = PLIES
        found["iterations_per_second_with_plies"] = _pace(
            [lambda v=v: Dream(v, 1, True, far) for v in views]  # type: ignore[misc]
        )
    return found


def bench_gpu(game: Game) -> dict[str, Any]:
    """Moves per second on the GPU for every number of players, and whether its matches are the
    same as on the CPU.
    """
    from cookietin.engine import cuda

    gpu = cuda.Gpu(game.plug)
    tables = [Game.of(game.plug, {"players": players}) for players in game.plug.players]
    found = [_at_table(gpu, one, cuda.FEWEST, cuda.MOST_BYTES) for one in tables]
    return {"game": game.name, "device": cuda.name_of_gpu(), "compared": COMPARED, "tables": found}


def _at_table(gpu: Any, game: Game, some: int, most_bytes: int) -> dict[str, Any]:
    """The same for one number of players: the best of some launches that take a while."""
    found, ends = gpu.play_out(game, COMPARED, 1, keep=True)
    tally, states = play_out(game, COMPARED, 1, keep=True)
    are_same = found.tolist() == tally.tolist() and ends.tobytes() == states.tobytes()
    while True:
        room = gpu.room_for(game, some)
        seconds = min(_seconds(gpu, room) for _ in range(REPEATS))
        if seconds > SECONDS / REPEATS or 2 * room.tally.nbytes > most_bytes:
            break
        some *= 2
    moves = int(room.tally.copy_to_host()[kernels.MOVES].sum(dtype=np.int64))
    return {"players": game.players, "are_same": are_same, "moves_per_second": moves / seconds}


def _seconds(gpu: Any, room: Any) -> float:
    """How long one launch takes."""
    began = time.perf_counter()
    gpu.launch(room, 1)
    gpu.wait()
    return time.perf_counter() - began


def _views(game: Game) -> list[View]:
    """What the seats to move know in some positions of a random match, evenly spread."""
    position = game.start(seed=1)
    bot = RandomBot(1)
    found = []
    while position.outcome is None:
        view = position.view(position.seats[0])
        legal = view.legal()
        if len(legal) > 1 or len(game.plug.moves) == 1:
            found.append(view)
        position = position.after(bot.choose(view, legal, Budget())).after_chance()
    return [found[len(found) * at // VIEWS] for at in range(VIEWS)]


def _pace(searches: list[Callable[[], Search]]) -> float:
    """Iterations per second over all the positions together, the best of some runs."""
    some = FEW_ITERATIONS
    best = 0.0
    for _ in range(REPEATS):
        done = 0
        seconds = 0.0
        for begin in searches:
            search = begin()
            search.go_on(1)
            began = time.perf_counter()
            search.go_on(some)
            taken = time.perf_counter() - began
            if not search.is_done:  # else it found out everything sooner
                seconds += taken
                done += some
        best = max(best, done / seconds if seconds else 0.0)
        some = max(1, int(best * SECONDS / len(searches)))
    return best


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
