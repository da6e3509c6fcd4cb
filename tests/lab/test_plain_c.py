"""Tock in plain C: it plays the same matches, so the comparison is of the same work."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin.engine.playouts import play_out
from cookietin.engine.position import Game
from cookietin.lab.peers import plain_c

needs_compiler = pytest.mark.skipif(
    plain_c.find_compiler() is None and not os.environ.get("CI"),
    reason="there is no C compiler here",
)
TABLES: list[dict[str, Any]] = [
    *({"players": players} for players in range(2, 7)),
    {"players": 4, "teams": "off"},
    {"players": 4, "jack_from_start": "on"},
    {"players": 2, "never_forced_past_home": "on"},
    {"players": 4, "move_up_at_home": "off"},
    {"players": 6, "first": 5},
    {"players": 3, "edition": '{"squares": 18}'},
]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return plain_c.compile_tock(tmp_path_factory.mktemp("c"), plain_c.OPTIMIZED)


@needs_compiler
@pytest.mark.parametrize("lists", [False, True], ids=["picked", "from a list"])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_same_seed_gives_the_same_matches_to_the_last_byte(
    options: dict[str, Any], lists: bool, library: Any
) -> None:
    game = cookietin.game("tock", **options)
    tally, states = play_out(game, 20, 7, keep=True)
    found, ends = plain_c.play_out_in_c(library, game, 20, 7, keep=True, lists=lists)
    assert found.tolist() == tally.tolist()
    assert ends.tobytes() == states.tobytes()


@needs_compiler
def test_each_kind_is_measured_beside_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_c, "MATCHES", 2)
    found = plain_c.bench_plain_c(tmp_path, 0.0)
    assert [one["their_game"] for one in found] == ["the same", "the same", "the same, from a list"]
    for one in found:
        assert one["ratio"] == one["our_moves_per_second"] / one["their_moves_per_second"]
        assert "-O3" in one["version"]


def test_other_matches_are_not_compared() -> None:
    game: Game = cookietin.game("tock", players=4)
    plays = [lambda seed: play_out(game, 2, seed)[0], lambda seed: play_out(game, 2, seed + 1)[0]]
    with pytest.raises(ValueError, match=r"tock\.c plays other matches"):
        plain_c.take_turns(plays, 0.0)


def test_without_a_compiler_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(OSError, match="no C compiler"):
        plain_c.bench_plain_c(tmp_path, 0.0)
