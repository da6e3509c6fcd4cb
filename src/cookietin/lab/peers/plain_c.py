"""Tock beside a translation of its rules into plain C (`tock.c`), as a C compiler of this machine
compiles it: the same matches, so each turn of both is compared.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from cookietin.engine import kernels, registry
from cookietin.engine.playouts import Tally, play_out
from cookietin.engine.position import Game

SOURCE = Path(__file__).parent / "tock.c"
PLAYERS = 4
MATCHES = 2000  # in a turn
OPTIMIZED, FOR_THIS_MACHINE = ("-O3",), ("-O3", "-march=native")
# With which options, and whether moves are chosen from a list of all or picked as ours are.
KINDS = ((OPTIMIZED, False), (FOR_THIS_MACHINE, False), (OPTIMIZED, True))


def find_compiler() -> str | None:
    """The C compiler of this machine."""
    return shutil.which("gcc") or shutil.which("cc")


def compile_tock(folder: Path, options: tuple[str, ...]) -> Any:
    """The translation as a library."""
    compiler = find_compiler()
    if compiler is None:
        raise OSError("there is no C compiler here")
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"tock{''.join(options)}.so"
    made.unlink(missing_ok=True)  # a process that has it loaded keeps the old one
    command = [compiler, "-std=c11", *options, "-shared", "-fPIC", str(SOURCE), "-o", str(made)]
    subprocess.run(command, check=True)
    library = ctypes.CDLL(str(made))
    if library.size_of_state() != size_of_state():
        raise ValueError(f"a state of {SOURCE.name} has another size than ours")
    return library


def size_of_state() -> int:
    """The bytes of a state of ours."""
    state: Any = registry.plug("tock").state
    return int(state.DTYPE.itemsize)


def play_out_in_c(
    library: Any, game: Game, games: int, seed: int, *, keep: bool = False, lists: bool = False
) -> tuple[Tally, np.ndarray[Any, Any]]:
    """What `play_out` gives for the first matches of a seed."""
    start = game.laid_out().array
    states = np.zeros(games if keep else 1, start.dtype)
    tally = np.zeros((games, kernels.TALLY), np.int64)
    pointers = [ctypes.c_void_p(array.ctypes.data) for array in (start, states, tally)]
    numbers = [ctypes.c_int64(number) for number in (len(states), games, seed, 0, game.plug.limit)]
    library.play_out(*pointers, *numbers, ctypes.c_int(lists))
    return tally, states


def bench_plain_c(folder: Path, seconds: float) -> list[dict[str, Any]]:
    """All kinds by turns with ours, on one core."""
    from cookietin.lab.peers import WHOLE

    game = registry.game("tock", players=PLAYERS)
    plays: list[Callable[[int], Tally]] = [lambda seed: play_out(game, MATCHES, seed)[0]]
    for options, lists in KINDS:
        library = compile_tock(folder, options)
        plays.append(
            lambda seed, library=library, lists=lists: play_out_in_c(  # type: ignore[misc]
                library, game, MATCHES, seed, lists=lists
            )[0]
        )
    paces = take_turns(plays, seconds)
    compiler = find_compiler() or ""
    return [
        {
            "peer": "C",
            "version": f"{Path(compiler).name} {version_of(compiler)} {' '.join(options)}",
            "how": WHOLE,
            "our_game": f"tock, {PLAYERS} players",
            "their_game": "the same, from a list" if lists else "the same",
            "our_moves_per_second": paces[0],
            "their_moves_per_second": pace,
            "ratio": paces[0] / pace,
        }
        for (options, lists), pace in zip(KINDS, paces[1:], strict=True)
    ]


def take_turns(plays: list[Callable[[int], Tally]], seconds: float) -> list[float]:
    """Moves a second of each, over so many seconds of the processor for all; all play the same."""
    plays[0](0)  # compiles
    moves, turn, taken = 0, 0, [0.0] * len(plays)
    while sum(taken) < seconds or turn == 0:
        turn += 1
        found: list[Tally] = []
        for at, play in enumerate(plays):
            began = time.process_time()
            found.append(play(turn))
            taken[at] += time.process_time() - began
        if any((tally != found[0]).any() for tally in found):
            raise ValueError(f"{SOURCE.name} plays other matches than our rules")
        moves += int(found[0][:, kernels.MOVES].sum())
    return [moves / one for one in taken]


def version_of(compiler: str) -> str:
    """The version of a compiler, as it tells it."""
    command = [compiler, "-dumpfullversion", "-dumpversion"]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
