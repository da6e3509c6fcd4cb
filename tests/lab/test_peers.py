"""Our engine beside others: who is compared with whom, and what is told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from cookietin.cli import main
from cookietin.cli.speed import written_ratio
from cookietin.engine import registry
from cookietin.lab import peers

# Stands for a peer: says what it was asked for, as the programs for real ones do.
A_PEER = """
import json, sys
game, how, seconds = sys.argv[1:]
assert how == "single" and float(seconds) > 0
print("a greeting")
print(json.dumps({"version": "1.2 " + game, "moves_per_second": 10.0}))
"""


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")
    monkeypatch.setattr(peers, "SECONDS", 0.01)


def test_a_peer_is_measured_by_a_program_of_ours_in_its_own_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "of_pettingzoo.py").write_text(A_PEER)
    monkeypatch.setattr(peers, "HERE", tmp_path)
    monkeypatch.setattr(peers, "python_of", lambda peer, folder: Path(sys.executable))
    pair = peers.Pair("pettingzoo", peers.SINGLE, "goose", "connect_four")
    found = peers.bench_pair(pair, tmp_path)
    assert found["version"] == "1.2 connect_four"
    assert found["their_moves_per_second"] == 10
    assert found["ratio"] == pytest.approx(found["our_moves_per_second"] / 10)
    assert found["our_moves_per_second"] > 100


def interpreter_with_open_spiel() -> Path:
    """Named by COOKIETIN_OPEN_SPIEL, or this one."""
    named = os.environ.get("COOKIETIN_OPEN_SPIEL", "")
    if not named and find_spec("pyspiel") is None:
        pytest.skip("no OpenSpiel here; COOKIETIN_OPEN_SPIEL names an interpreter that has it")
    return Path(named or sys.executable)


def test_an_environment_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **_: Any) -> None:
        ran.append(command)
        (tmp_path / "pgx").mkdir(exist_ok=True)

    monkeypatch.setattr(subprocess, "run", run)
    python = peers.python_of("pgx", tmp_path)
    assert python.is_relative_to(tmp_path / "pgx")
    assert [command[1:3] for command in ran] == [["-m", "venv"], ["-m", "pip"]]
    assert ran[1][-2:] == ["pgx", "jax"]
    assert peers.python_of("pgx", tmp_path) == python
    assert len(ran) == 2


def test_games_that_are_not_in_the_tin_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {pair.ours for pair in peers.pairs_here()} <= {*registry.names()}
    assert {pair.peer for pair in peers.pairs_here()} == {*peers.PEERS}
    monkeypatch.setattr(registry, "names", lambda: ["dots-and-boxes"])
    assert {pair.ours for pair in peers.pairs_here()} == {"dots-and-boxes"}


def test_dots_and_boxes_is_the_same_game_on_the_same_grid() -> None:
    pairs = [pair for pair in peers.PAIRS if pair.ours == "dots-and-boxes"]
    assert [pair.how for pair in pairs] == [*peers.LOOPS]
    for pair in pairs:
        game = registry.game(pair.ours, **pair.options)
        rows, columns = game.options["rows"], game.options["columns"]
        assert pair.theirs == f"dots_and_boxes(num_rows={rows},num_cols={columns})"
        assert game.players == 2


@pytest.mark.parametrize("how", peers.LOOPS)
def test_every_loop_of_ours_can_be_measured(how: str) -> None:
    options = {"players": 2, "rows": 2, "columns": 2, "first": 0}
    pair = peers.Pair("open_spiel", how, "dots-and-boxes", "dots_and_boxes", options)
    assert peers.our_speed(pair) > 1


@pytest.mark.slow
@pytest.mark.parametrize("how", peers.LOOPS)
def test_open_spiel_is_measured(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the real one, where there is an interpreter that has it."""
    monkeypatch.setattr(peers, "python_of", lambda peer, folder: interpreter_with_open_spiel())
    options = {"players": 2, "rows": 2, "columns": 2, "first": 0}
    pair = peers.Pair("open_spiel", how, "dots-and-boxes", "dots_and_boxes", options)
    found = peers.bench_pair(pair, Path())
    assert found["their_moves_per_second"] > 100
    assert found["version"]


def test_every_peer_has_its_program() -> None:
    for peer in peers.PEERS:
        assert (peers.HERE / f"of_{peer}.py").is_file()
    assert (peers.HERE / "boardgame_io.js").is_file()


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Peers that answer at once, but for one that can't be installed."""

    def bench_pair(pair: peers.Pair, folder: Path) -> dict[str, Any]:
        if pair.peer == "pgx":
            raise subprocess.CalledProcessError(1, "pip")
        return {
            "peer": pair.peer, "version": "1.0", "how": pair.how, "our_game": pair.ours,
            "their_game": pair.theirs, "our_moves_per_second": 2000.0,
            "their_moves_per_second": 100.0, "ratio": 20.0,
        }  # fmt: skip

    def speed(clock: float, processor: float) -> dict[str, Any]:
        paces = {"moves_per_second": clock, "moves_per_processor_second": processor}
        return {"version": "0.50.2", **paces, "p50_ms": 1.0, "p99_ms": 2.0}

    def bench_boardgame_io(folder: Path, tables: int, in_files: bool) -> dict[str, Any]:
        return speed(100.0, 150.0) if in_files else speed(300.0, 400.0)

    ours = speed(900.0, 1200.0)
    monkeypatch.setattr(peers, "bench_pair", bench_pair)
    monkeypatch.setattr(peers, "bench_boardgame_io", bench_boardgame_io)
    in_c = bench_pair(peers.Pair("C", peers.WHOLE, "tock", "the same"), Path())
    monkeypatch.setattr("cookietin.lab.peers.plain_c.bench_plain_c", lambda folder, seconds: [in_c])
    monkeypatch.setattr("cookietin.web.bench.bench_plain", lambda tables: {"saturated": ours})


@pytest.mark.usefixtures("measured")
def test_ratios_are_printed_with_versions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "peers", "--lang", "en"]) == 0
    printed = capsys.readouterr()
    lines = [" ".join(line.split()) for line in printed.out.splitlines()]
    assert "open_spiel 1.0 whole games tock backgammon 2,000 100 20.0" in lines
    assert "C 1.0 whole games tock the same 2,000 100 20.0" in lines
    server = "boardgame.io 0.50.2 server, 250 × 2 viewers,"
    assert f"{server} by the clock goose, on disk a race, in memory 900 300 3.00" in lines
    assert f"{server} of its processor goose, on disk a race, in memory 1,200 400 3.00" in lines
    assert f"{server} by the clock goose, on disk a race, in files 900 100 9.00" in lines
    assert f"{server} of its processor goose, on disk a race, in files 1,200 150 8.00" in lines
    assert "pgx" not in printed.out
    assert "pgx, backgammon: Command 'pip' returned non-zero exit status 1" in printed.err


def test_a_small_ratio_is_not_rounded_away() -> None:
    assert [written_ratio(one) for one in (0.00955, 0.429, 1.188, 12.32, 1234.5)] == [
        "0.00955", "0.429", "1.19", "12.3", "1,234",
    ]  # fmt: skip


@pytest.mark.usefixtures("measured")
def test_ratios_are_there_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "peers", "--json", "--tables", "3"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["ratio_moves_per_second"] for one in found["servers"]] == [3, 9]
    assert {one["tables"] for one in found["servers"]} == {3}
    assert {one["ratio"] for one in found["engines"]} == {20}
    assert {one["peer"].split(",")[0] for one in found["failed"]} == {"pgx"}
