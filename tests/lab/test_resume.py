"""A simulation that can be left alone: it goes on after a kill, and a row tells of each match."""

from __future__ import annotations

import csv
import json
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin.cli import main
from cookietin.engine import kernels
from cookietin.engine.playouts import chunk_of, play_out
from cookietin.engine.plug import GREEDY, RANDOM
from cookietin.engine.position import Game
from cookietin.engine.texts import LANGUAGES, Mistake
from cookietin.lab import notebook
from cookietin.lab.rows import COLUMNS
from cookietin.lab.simulate import simulate
from crumbs import GAME

CRUMBS = Game.of(GAME, {"players": 3})

# Plays Goose, and is killed as if by a power cut when it has told of so many games.
KILLED = """
import os, signal, sys
from pathlib import Path
import cookietin
from cookietin.lab import notebook, simulate
notebook.EVERY = float(sys.argv[2])
def progress(done):
    if done >= 300:
        os.kill(os.getpid(), signal.SIGKILL)
game = cookietin.game("goose", players=3)
simulate.simulate(game, 1000, 7, out=Path(sys.argv[1]), progress=progress, threads=1)
"""


@pytest.fixture(autouse=True)
def in_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")


class Killed(Exception):
    """As if by hand, in the middle."""


def stop_after(games: int) -> Any:
    def progress(done: int) -> None:
        if done >= games:
            raise Killed

    return progress


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in found.items() if k not in ("seconds", "moves_per_second")}


@pytest.mark.parametrize("pause", ["0", "1000"], ids=["every chunk noted", "nothing noted"])
@pytest.mark.parametrize("name", ["rows.csv", "rows.parquet"])
def test_after_a_kill_the_same_call_gives_the_same_numbers_and_rows(
    name: str, pause: str, tmp_path: Path
) -> None:
    if name.endswith(".parquet"):
        pytest.importorskip("pyarrow")
    path = tmp_path / name
    ran = subprocess.run([sys.executable, "-c", KILLED, str(path), pause])
    assert ran.returncode == -signal.SIGKILL
    game = cookietin.game("goose", players=3)
    seen: list[int] = []
    found = simulate(game, 1000, 7, out=path, progress=seen.append)
    assert seen[0] == {"0": 300, "1000": 0}[pause]
    whole = tmp_path / f"whole-{name}"
    assert without_time(found) == without_time(simulate(game, 1000, 7, out=whole))
    assert rows_of(path) == rows_of(whole)
    assert len(rows_of(path)) == 1000


def rows_of(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".csv":
        with path.open(newline="") as file:
            return list(csv.DictReader(file))
    from pyarrow import parquet

    return list(parquet.read_table(path).to_pylist())


@pytest.mark.parametrize("name", ["rows.csv", "rows.parquet"])
def test_a_row_tells_of_each_match(name: str, tmp_path: Path) -> None:
    if name.endswith(".parquet"):
        pytest.importorskip("pyarrow")
    path = tmp_path / name
    simulate(CRUMBS, 40, 5, counts=True, out=path)
    tally = play_out(CRUMBS, 40, 5)[0]
    rows = rows_of(path)
    assert tuple(rows[0]) == (*COLUMNS, *GAME.happenings.names)
    assert [int(row["game"]) for row in rows] == list(range(40))
    assert [int(row["moves"]) for row in rows] == tally[:, kernels.MOVES].tolist()
    assert [int(row["first"]) for row in rows] == tally[:, kernels.BEGAN].tolist()
    masks = [sum(1 << int(seat) for seat in row["winners"].split()) for row in rows]
    assert masks == tally[:, kernels.WINNERS].tolist()
    names = [None, *(ending.name for ending in GAME.endings)]
    assert [names.index(row["ending"]) for row in rows] == tally[:, kernels.ENDING].tolist()
    assert all(int(row["laid"]) == 12 for row in rows)


def test_a_stopped_run_goes_on_where_it_was_without_rows_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "sums.json"
    with pytest.raises(Killed):
        simulate(CRUMBS, 500, 3, resume=path, counts=True, progress=stop_after(200))
    seen: list[int] = []
    found = simulate(CRUMBS, 500, 3, resume=path, counts=True, progress=seen.append)
    assert seen[0] == 200
    assert without_time(found) == without_time(simulate(CRUMBS, 500, 3, counts=True))


def test_a_finished_run_is_told_again_and_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "sums.json"
    once = simulate(CRUMBS, 150, 3, resume=path)
    seen: list[int] = []
    assert simulate(CRUMBS, 150, 3, resume=path, progress=seen.append)["wins"] == once["wins"]
    assert seen == [150]
    longer = simulate(CRUMBS, 330, 3, resume=path)
    assert without_time(longer) == without_time(simulate(CRUMBS, 330, 3))


def test_a_longer_run_of_bots_that_think_is_the_same_as_one_in_a_go(tmp_path: Path) -> None:
    game = cookietin.game("cookie-addict", length="short")
    path = tmp_path / "sums.json"
    simulate(game, 2, 3, bot="greedy,random", resume=path)
    found = simulate(game, 4, 3, bot="greedy,random", resume=path)
    assert without_time(found) == without_time(simulate(game, 4, 3, bot="greedy,random"))


def test_another_experiment_does_not_go_on_with_this_one(tmp_path: Path) -> None:
    path = tmp_path / "sums.json"
    simulate(CRUMBS, 20, 3, resume=path)
    with pytest.raises(Mistake, match="another simulation, with seed 3 instead of 4"):
        simulate(CRUMBS, 20, 4, resume=path)
    with pytest.raises(Mistake, match="another simulation, with players 3 instead of 2"):
        simulate(Game.of(GAME, {"players": 2}), 20, 3, resume=path)
    with pytest.raises(Mistake, match="with counts false instead of true"):
        simulate(CRUMBS, 20, 3, resume=path, counts=True)
    with pytest.raises(Mistake, match="already holds 20 games"):
        simulate(CRUMBS, 10, 3, resume=path)


def test_changed_rules_do_not_go_on_with_old_numbers(tmp_path: Path) -> None:
    path = tmp_path / "sums.json"
    simulate(CRUMBS, 20, 3, resume=path)
    found = json.loads(path.read_text())
    found["about"]["rules"] = "another"
    path.write_text(json.dumps(found))
    with pytest.raises(Mistake, match="another simulation, with rules another instead of"):
        simulate(CRUMBS, 20, 3, resume=path)


def points_so_far(s: Any, seat: int) -> int:
    return s.points[seat]  # type: ignore[no-any-return]


def fewest_points(s: Any, seat: int) -> int:
    return -s.points[seat]  # type: ignore[no-any-return]


def test_changed_bots_do_not_go_on_with_old_numbers(tmp_path: Path) -> None:
    path = tmp_path / "sums.json"
    before, after = (
        Game.of(replace(GAME, estimate=one), {"players": 2})
        for one in (points_so_far, fewest_points)
    )
    simulate(before, 20, 3, bot=GREEDY, resume=path)
    simulate(before, 30, 3, bot=GREEDY, resume=path)
    with pytest.raises(Mistake, match="another simulation, with rules"):
        simulate(after, 40, 3, bot=GREEDY, resume=path)
    at_random = tmp_path / "random.json"
    simulate(before, 20, 3, resume=at_random)
    assert simulate(after, 30, 3, resume=at_random)["games"] == 30  # nobody looks at the estimate


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"about": {}}', "no notebook"])
def test_a_file_of_something_else_is_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(Mistake, match="isn’t a file a simulation can be resumed from"):
        simulate(CRUMBS, 20, 3, resume=path)
    assert path.read_text() == text


def test_rows_of_somebody_else_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    path.write_text("mine\n")
    with pytest.raises(Mistake, match=r"already exists\. Choose another name"):
        simulate(CRUMBS, 20, 3, out=path)
    assert path.read_text() == "mine\n"


def test_what_was_written_after_the_last_note_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    simulate(CRUMBS, 200, 3, out=path)
    whole = path.read_bytes()
    path.write_bytes(whole + b"200,half a ro")
    simulate(CRUMBS, 300, 3, out=path)
    simulate(CRUMBS, 300, 3, out=tmp_path / "whole.csv")
    assert path.read_bytes() == (tmp_path / "whole.csv").read_bytes()


def remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()


def cut_short(path: Path) -> None:
    if path.is_dir():
        min(path.iterdir()).unlink()
        (path / "part-000009.parquet").write_bytes(b"not noted")
    else:
        os.truncate(path, path.stat().st_size - 1)


@pytest.mark.parametrize("lose", [remove, cut_short])
@pytest.mark.parametrize("name", ["rows.csv", "rows.parquet"])
@pytest.mark.parametrize("games", [60, 90])
def test_a_run_whose_rows_are_gone_does_not_go_on(
    name: str, lose: Any, games: int, tmp_path: Path
) -> None:
    if name.endswith(".parquet"):
        pytest.importorskip("pyarrow")
    path = tmp_path / name
    simulate(CRUMBS, 60, 3, out=path)
    lose(path)
    left = sorted(tmp_path.rglob("*"))
    with pytest.raises(Mistake, match=r"no longer has the rows that “rows\.[a-z]+\.json” tells of"):
        simulate(CRUMBS, games, 3, out=path)
    assert sorted(tmp_path.rglob("*")) == left


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_in_one_line_whose_rows_are_gone(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rows.csv"
    command = ["simulate", "goose", "--games", "6", "--out", str(path), "--lang", language]
    assert main(command) == 0
    path.unlink()
    capsys.readouterr()
    assert main(command) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert said[-1].count("rows.csv.json") == 1
    assert not path.exists()
    Path(f"{path}.json").unlink()
    assert main(command) == 0
    assert len(rows_of(path)) == 6


def test_parquet_is_on_the_disk_before_it_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pyarrow")
    brought: list[str] = []
    fsync = os.fsync

    def watched(handle: int) -> None:
        fsync(handle)
        brought.append(Path(os.readlink(f"/proc/self/fd/{handle}")).name)

    if not Path("/proc/self/fd").exists():
        pytest.skip("nobody here says which file a handle is of")
    monkeypatch.setattr(os, "fsync", watched)
    simulate(CRUMBS, 60, 3, out=tmp_path / "rows.parquet")
    draft = "rows.parquet.json.draft"
    assert brought == [tmp_path.name, draft, "part-000000.draft", "rows.parquet", draft]


def test_rows_go_to_files_whose_kind_is_known(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=r"end in \.csv or \.parquet"):
        simulate(CRUMBS, 20, 3, out=tmp_path / "rows.xls")
    with pytest.raises(Mistake, match="can’t be written"):
        simulate(CRUMBS, 20, 3, out=tmp_path / "no such folder" / "rows.csv")
    with pytest.raises(Mistake, match="can’t be written"):
        simulate(CRUMBS, 20, 3, resume=tmp_path / "no such folder" / "sums.json")


def test_without_pyarrow_parquet_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Mistake, match=r"pip install 'cookietin\[lab\]'"):
        simulate(CRUMBS, 20, 3, out=tmp_path / "rows.parquet")


def test_notes_are_made_now_and_then_and_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries: list[int] = []
    enter = notebook.Notebook.enter

    def watched(self: notebook.Notebook, **found: Any) -> None:
        entries.append(found["sums"]["games"])
        enter(self, **found)

    monkeypatch.setattr(notebook.Notebook, "enter", watched)
    chunk = chunk_of(RANDOM, True)
    simulate(CRUMBS, 3 * chunk, 3, resume=tmp_path / "rare.json")
    assert entries == [0, 3 * chunk]
    entries.clear()
    monkeypatch.setattr(notebook, "EVERY", 0.0)
    simulate(CRUMBS, 3 * chunk, 3, resume=tmp_path / "often.json")
    assert entries == [0, chunk, 2 * chunk, 3 * chunk, 3 * chunk]


def test_who_is_slow_plays_fewer_matches_between_two_signs_of_life() -> None:
    assert chunk_of(GREEDY, True) < chunk_of(RANDOM, True) < 1000
