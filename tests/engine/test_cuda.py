"""Matches on a GPU are the CPU's. Without a GPU, numba-cuda's simulator plays a few."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

import cookietin
from cookietin.engine import cuda, kernels, registry
from cookietin.engine.compile import interpreted_clone
from cookietin.engine.generator import sow
from cookietin.engine.playouts import play_out
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.lab.simulate import CUDA, simulate

needs_numba_cuda = pytest.mark.skipif(
    find_spec("numba_cuda") is None, reason="there is no numba-cuda here"
)
needs_compiler = pytest.mark.skipif(
    find_spec("numba_cuda") is None or find_spec("nvidia") is None, reason="no compiler for GPUs"
)
needs_gpu = pytest.mark.skipif(not cuda.has_gpu(), reason="there is no GPU here")

# What is played in a process of its own, where numba-cuda acts as if there were a GPU.
SIMULATED = """
import sys
import cookietin
from cookietin.engine import cuda
from cookietin.engine.playouts import play_out
name, options, games = sys.argv[1], eval(sys.argv[2]), int(sys.argv[3])
game = cookietin.game(name, **options)
found, ends = cuda.Gpu(game.plug).play_out(game, games, 7, first=3, keep=True)
tally, states = play_out(game, games, 7, first=3, keep=True, fast=False)
assert found.tolist() == tally.tolist(), (found, tally)
assert ends.tobytes() == states.tobytes()
counted = cuda.Gpu(game.plug, counts=True).play_out(game, 1, 7, keep=True)[1]
expected = play_out(game, 1, 7, keep=True, counts=True, fast=False)[1]
assert counted.tobytes() == expected.tobytes()
parts = list(cuda.results(game, 3, 7, first=3))
assert [len(one) for one, _ in parts] == [3]
print("equal")
"""


@needs_numba_cuda
@pytest.mark.parametrize(
    ("name", "options", "games"),
    [
        ("goose", {"players": 3}, 6),
        ("tock", {"players": 2}, 3),
        ("cookie-party", {"players": 2}, 3),
        ("cookie-box", {"players": 3}, 3),
        ("cookie-addict", {}, 4),
        ("dots-and-boxes", {"rows": 6, "columns": 6}, 6),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_simulator_plays_the_same_matches(
    name: str, options: dict[str, object], games: int
) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "COOKIETIN_INTERPRET": "1"}
    command = [sys.executable, "-c", SIMULATED, name, repr(options), str(games)]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (ran.stdout, ran.returncode) == ("equal\n", 0), ran.stderr


class H200:
    compute_capability = (9, 0)


@needs_compiler
@pytest.mark.parametrize(
    "name",
    [
        name if name == "goose" else pytest.param(name, marks=pytest.mark.slow)
        for name in registry.names()
    ],
)
def test_every_kernel_compiles_without_a_gpu(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: H200)
    kernel = cuda.GpuKernel(registry.plug(name))
    text = kernel.assembly((9, 0))
    assert ".target sm_90" in text
    assert ".visible .entry" in text
    # An unaligned record would be read byte by byte.
    assert "unaligned" not in text
    # Nothing is called that could be copied into its place.
    assert ".weak .func" not in text


@needs_compiler
def test_what_is_launched_is_what_the_assembly_shows() -> None:
    """Nothing goes over it once more when it is linked, which numba-cuda would do by itself."""
    kernel = cuda.GpuKernel(registry.plug("goose"))
    assert cuda.numba_cuda().jit(kernel.entry).targetoptions["lto"] is True
    launched = kernel.launchable(max_registers=64).targetoptions
    assert launched["lto"] is False
    assert launched["max_registers"] == 64


@needs_gpu
@pytest.mark.slow
@pytest.mark.parametrize("name", registry.names())
def test_2000_matches_of_every_number_of_players_are_the_cpus(name: str) -> None:
    gpu = cuda.Gpu(registry.plug(name))
    for players in registry.plug(name).players:
        game = cookietin.game(name, players=players)
        found, ends = gpu.play_out(game, 2000, 7, keep=True)
        tally, states = play_out(game, 2000, 7, keep=True)
        assert found.tolist() == tally.tolist()
        assert ends.tobytes() == states.tobytes()


class Watched:
    """A state or a row of integers that is never indexed from its end."""

    def __init__(self, seen: Any) -> None:
        object.__setattr__(self, "seen", seen)

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.seen, name)
        return value if isinstance(value, int) else Watched(value)

    def __setattr__(self, name: str, value: int) -> None:
        setattr(self.seen, name, value)

    def __len__(self) -> int:
        return len(self.seen)

    def __getitem__(self, at: Any) -> Any:
        assert min(at if isinstance(at, tuple) else (at,)) >= 0
        return self.seen[at]

    def __setitem__(self, at: Any, value: int) -> None:
        assert min(at if isinstance(at, tuple) else (at,)) >= 0
        self.seen[at] = value


@pytest.mark.parametrize("plug", registry.plugs(), ids=lambda plug: plug.name)
def test_rules_index_nothing_from_its_end(plug: Plug) -> None:
    """So kernels need not ask whether an index does."""
    playout = interpreted_clone(kernels.playout, plug.binding)
    for players in plug.players:
        s = Watched(Game.of(plug, {"players": players}).laid_out())
        desk, tally = Watched(plug.desk()), Watched([0] * kernels.TALLY)
        sow(desk.generator, players, 0)
        playout(s, None, None, None, desk, tally, plug.limit)
        assert tally[kernels.MOVES] > 0


def test_without_numba_cuda_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cookietin.lab.extras.find_spec", lambda name: None)
    with pytest.raises(Mistake, match=r"needs something that isn’t installed.*cookietin\[cuda\]"):
        simulate(cookietin.game("goose"), 10, 1, device=CUDA)


def test_without_a_gpu_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cookietin.lab.extras.find_spec", lambda name: name)
    monkeypatch.setattr(cuda, "has_gpu", lambda: False)
    with pytest.raises(Mistake, match="needs an NVIDIA GPU with its driver"):
        simulate(cookietin.game("goose"), 10, 1, device=CUDA)


def test_bots_that_think_do_not_play_on_a_gpu() -> None:
    with pytest.raises(Mistake, match="On a GPU only “random” plays"):
        simulate(cookietin.game("cookie-addict"), 10, 1, bot="greedy", device=CUDA)
