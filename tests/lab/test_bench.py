"""`bench gpu`, with a GPU that is none."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

import cookietin
from cookietin.cli import main
from cookietin.engine import cuda, kernels
from cookietin.engine.playouts import play_out
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.lab import bench


class Shown(NamedTuple):
    """An array as numba-cuda has it."""

    array: Any

    @property
    def nbytes(self) -> int:
        return int(self.array.nbytes)

    def copy_to_host(self) -> Any:
        return self.array


class Room(NamedTuple):
    tally: Shown


class Slow:
    """A GPU that takes the CPU's matches; one of them it gets wrong, with three players."""

    def __init__(self, plug: Plug) -> None:
        self.launched = 0

    def play_out(self, game: Game, games: int, seed: int, keep: bool) -> tuple[Any, Any]:
        found, ends = play_out(game, games, seed, keep=keep)
        found[0, kernels.MOVES] += game.players == 3
        return found, ends

    def room_for(self, game: Game, games: int) -> Room:
        return Room(Shown(np.ones((kernels.TALLY, games), np.int32)))

    def launch(self, room: Room, seed: int) -> None:
        self.launched += 1

    def wait(self) -> None:
        assert self.launched > 0


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")
    monkeypatch.setattr("cookietin.lab.extras.find_spec", lambda name: name)
    monkeypatch.setattr(cuda, "has_gpu", lambda: True)
    monkeypatch.setattr(cuda, "name_of_gpu", lambda: "Abacus 5")
    monkeypatch.setattr(cuda, "Gpu", Slow)
    monkeypatch.setattr(cuda, "MOST_BYTES", 1 << 20)
    monkeypatch.setattr(bench, "COMPARED", 10)


@pytest.mark.usefixtures("gpu")
def test_it_compares_matches_of_every_number_of_players() -> None:
    found = bench.bench_gpu(cookietin.game("goose"))
    assert (found["game"], found["device"], found["compared"]) == ("goose", "Abacus 5", 10)
    assert [one["players"] for one in found["tables"]] == [2, 3, 4, 5, 6]
    assert [one["are_same"] for one in found["tables"]] == [True, False, True, True, True]
    assert all(one["moves_per_second"] > 0 for one in found["tables"])


@pytest.mark.usefixtures("gpu")
def test_a_row_says_how_fast_it_is_and_whether_matches_are_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "gpu", "goose", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "Abacus 5" in printed
    assert "10 matches the same as on the CPU" in printed
    assert printed.count("NOT the same") == 1


def test_without_a_gpu_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cookietin.lab.extras.find_spec", lambda name: None)
    assert main(["bench", "gpu", "goose", "--lang", "en"]) == 2
    assert "bench gpu needs something that isn’t installed" in capsys.readouterr().err
