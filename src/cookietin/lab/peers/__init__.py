"""Our engine beside those that people would choose instead, in one run on one core.

Each peer is installed from its registry into an environment of its own, and driven by a small
program of ours (`of_*.py`, `boardgame_io.js`) that prints what it measured. Most have other games
than we do, so what is compared is how many random moves a second an engine plays in a game of
about the same kind; each row says which. OpenSpiel has Dots and Boxes, too: there the same game is
compared on the same grid, and tree search as well, with random playouts and no estimate on either
side. Tock is compared with itself in plain C (`plain_c`).
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from cookietin.engine import kernels, registry
from cookietin.engine.playouts import CHUNK, play_out
from cookietin.engine.position import Game
from cookietin.engine.thinking import Dream

HERE = Path(__file__).parent
SECONDS = 3.0
WHOLE, SINGLE = "whole games", "move by move from Python"
DRIVEN = "whole games, theirs from Python"
SEARCH = "tree search, iterations"
# Which loop is measured: ours, and theirs.
LOOPS = {
    WHOLE: ("whole", "whole"),
    DRIVEN: ("whole", "single"),
    SINGLE: ("single", "single"),
    SEARCH: ("search", "search"),
}
ITERATIONS = 1000  # of one search
# With a later koa-compose it doesn't serve; its files need node-persist.
BOARDGAME_IO = ("boardgame.io@0.50", "koa-compose@4.1.0", "node-persist@3.1")


@dataclass(frozen=True)
class Pair:
    """One of our games beside one of a peer's.

    how      whole games in machine code, one move after the other from Python, or tree search
    options  of our game; theirs are in its name
    """

    peer: str
    how: str
    ours: str
    theirs: str
    options: dict[str, Any] = field(default_factory=dict)


# What has to be installed for a peer; the first names the package whose version is told.
PEERS = {
    "open_spiel": ("open_spiel",),
    "pgx": ("pgx", "jax"),
    "pettingzoo": ("pettingzoo", "pygame"),
}

# Races with dice and captures; then small games for two. A pair whose game of ours isn't in the
# tin is left out.
SIX_BY_SIX = "dots_and_boxes(num_rows=6,num_cols=6)"
THE_SAME: dict[str, Any] = {"players": 2, "rows": 6, "columns": 6, "first": 0}
PAIRS = (
    Pair("open_spiel", WHOLE, "tock", "backgammon"),
    Pair("open_spiel", SINGLE, "tock", "backgammon"),
    *(
        Pair("open_spiel", how, "dots-and-boxes", SIX_BY_SIX, THE_SAME)
        for how in (WHOLE, DRIVEN, SINGLE, SEARCH)
    ),
    Pair("pgx", WHOLE, "tock", "backgammon"),
    Pair("pgx", WHOLE, "cookie-addict", "connect_four"),
    Pair("pettingzoo", SINGLE, "cookie-addict", "connect_four"),
)


def pairs_here() -> list[Pair]:
    """The pairs whose game is in this tin."""
    return [pair for pair in PAIRS if pair.ours in registry.names()]


def bench_pair(pair: Pair, folder: Path) -> dict[str, Any]:
    """Both engines on the same core: ours, theirs, and ours again, so that neither has the better
    time of it.
    """
    python = python_of(pair.peer, folder)
    with on_one_core():
        before = our_speed(pair)
        told = run_peer(python, pair)
        ours = (before + our_speed(pair)) / 2
    return {
        "peer": pair.peer,
        "version": told["version"],
        "how": pair.how,
        "our_game": pair.ours,
        "their_game": pair.theirs,
        "our_moves_per_second": ours,
        "their_moves_per_second": told["moves_per_second"],
        "ratio": ours / told["moves_per_second"],
    }


def python_of(peer: str, folder: Path) -> Path:
    """The interpreter of a peer's environment, which is made if it isn't there."""
    home = folder / peer
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = home / "ready"
    if not ready.exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", *PEERS[peer]]
        subprocess.run(install, check=True, stdout=subprocess.DEVNULL)
        ready.touch()
    return python


def run_peer(python: Path, pair: Pair) -> dict[str, Any]:
    """What a peer's own program measures."""
    script = HERE / f"of_{pair.peer}.py"
    command = [str(python), str(script), pair.theirs, LOOPS[pair.how][1], str(SECONDS)]
    ran = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return dict(json.loads(ran.stdout.splitlines()[-1]))


@contextmanager
def on_one_core() -> Iterator[None]:
    """Everybody gets the same core, where the system lets us choose."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def our_speed(pair: Pair) -> float:
    """Our moves a second, or iterations; moves of chance are not counted, here as there."""
    game, loop = registry.game(pair.ours, **pair.options), LOOPS[pair.how][0]
    if loop == "whole":
        play_out(game, CHUNK // 100, 1)  # compiles
        return _pace(lambda seed: int(play_out(game, CHUNK // 10, seed)[0][:, kernels.MOVES].sum()))
    if loop == "search":
        return search_speed(game)

    def one_match(seed: int) -> int:
        choices = random.Random(seed)
        position = game.start(seed)
        moves = 0
        while position.outcome is None:
            position = position.after(choices.choice(position.legal())).after_chance()
            moves += 1
        return moves

    return _pace(one_match)


def search_speed(game: Game) -> float:
    """Iterations a second of a tree search from the start that plays every line to its end, at
    random: without an estimate, as peers search.
    """
    blind = Game.of(replace(game.plug, estimate=None), game.options)
    position = blind.start(seed=1)
    view = position.view(position.seats[0])

    def search(seed: int) -> int:
        Dream(view, seed, fast=True).go_on(ITERATIONS)
        return ITERATIONS

    search(0)  # compiles
    return _pace(search)


def _pace(play: Any) -> float:
    """Moves a second over SECONDS, of something that plays with a seed and says how many.

    The processor's seconds, here as in the programs of peers: others may use the machine, too.
    """
    moves = seed = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        seed += 1
        moves += play(seed)
    return moves / (time.process_time() - began)


def bench_boardgame_io(folder: Path, tables: int, in_files: bool) -> dict[str, Any]:
    """A server of boardgame.io and clients of its own, each in a process.

    It has matches in memory, or also in its own files, which it doesn't wait for the disk to have.
    """
    home = folder / "boardgame_io"
    ready, packages = home / "ready", " ".join(BOARDGAME_IO)
    if not ready.exists() or ready.read_text() != packages:
        home.mkdir(parents=True, exist_ok=True)
        (home / "package.json").write_text('{"private": true}')
        subprocess.run(["npm", "install", "--silent", *BOARDGAME_IO], cwd=home, check=True)
        ready.write_text(packages)
    script = HERE / "boardgame_io.js"
    environment = {**os.environ, "NODE_PATH": str(home / "node_modules")}
    with tempfile.TemporaryDirectory() as files:
        where = [files] if in_files else []
        ran = subprocess.run(
            ["node", str(script), str(tables), str(SECONDS), *where],
            env=environment, cwd=home, check=True, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
    return dict(json.loads(ran.stdout.splitlines()[-1]))
