"""`python -m cookietin.engine.warm GAME …` compiles games into the cache; a line for each."""

from __future__ import annotations

import sys
import time

from cookietin.engine import registry
from cookietin.engine.playouts import play_out
from cookietin.engine.position import Game


def warm(name: str) -> float:
    """Compile one game, or load it from the cache: how many seconds did it take, numba included?"""
    game = Game.of(registry.plug(name), {})
    began = time.perf_counter()
    play_out(game, 1, 0)
    return time.perf_counter() - began


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name, f"{warm(name):.3f}", flush=True)
