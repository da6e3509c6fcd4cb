"""`python -m cookietin.engine.warm GAME …` compiles games into the cache, with a line for each."""

from __future__ import annotations

import sys
import time

from cookietin.engine import registry
from cookietin.engine.compile import FAILED
from cookietin.engine.playouts import play_out
from cookietin.engine.position import Game


def warm(name: str) -> float:
    """Compile one game, or load it from the cache: how many seconds did it take, numba included?"""
    game = Game.of(registry.plug(name), {})
    began = time.perf_counter()
    play_out(game, 1, 0)
    return time.perf_counter() - began


def seconds_or_reason(name: str) -> str:
    """What the line of a game says: the seconds, or that it failed and why."""
    try:
        return f"{warm(name):.3f}"
    except (Exception, SystemExit) as error:  # the other games are still to be compiled
        return f"{FAILED} {registry.reason(error)}"


if __name__ == "__main__":
    lines, sys.stdout = sys.stdout, sys.stderr  # what a game prints is no line of ours
    for name in sys.argv[1:]:
        print(name, seconds_or_reason(name), file=lines, flush=True)
