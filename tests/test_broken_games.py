"""Somebody else's game harms nobody: every command goes on, and says what is wrong with it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin.cli import main
from cookietin.engine.compile import has_numba
from shelf import BROKEN, Change, Shelf, code, edit, text
from test_cli import Ran

OURS = ["cookie-addict", "cookie-box", "cookie-party", "dots-and-boxes", "goose", "tock"]

# It can be opened, but neither played nor compiled.
ACTIVE = "def active(s: State) -> int:\n"
UNPLAYABLE = edit("rules.py", ACTIVE, f"{ACTIVE}    s.nowhere()\n")
# What is said of it; where rules are compiled, by the compiler.
COMPILED = "attribute 'nowhere' (rules.py, line 66)"
ADDED = "TypeError: "
if has_numba():
    COMPILED = (
        "the state has no field 'nowhere' (rules.py, line 66); COOKIETIN_INTERPRET=1 says more"
    )
    ADDED = "there is no add(Literal[str](a), int8) (rules.py, line 66); COOKIETIN_INTERPRET=1"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def type_in(*words: str) -> Ran:
        code = main(words)
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return type_in


def elsewhere(shelf: Shelf, *words: str, dev: bool = False) -> Ran:
    """Run a command in a process of its own, as from a shell."""
    environment = {**os.environ, "LC_ALL": "C", "PYTHONPATH": os.pathsep.join(
        [str(shelf.install()), *sys.path])}  # fmt: skip
    options = ["-X", "dev"] if dev else []
    ran = subprocess.run(
        [sys.executable, *options, "-m", "cookietin", *words],
        env=environment, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def test_games_lists_the_good_ones_and_tells_a_line_about_each_of_the_others(
    shelf: Shelf, run: Any
) -> None:
    for name, (change, _) in BROKEN.items():
        shelf.add(name, change)
    shelf.add("stumbles", text("en", "tagline = ", "tagline = { $oven } "))
    shelf.add("sound")
    listed, data = run("games"), run("games", "--json")
    assert listed.code == data.code == 0
    assert [one["name"] for one in data.data] == [*OURS, "sound"]
    assert [line.split()[0] for line in listed.out.splitlines()[1:]] == [*OURS, "sound"]
    assert listed.err == data.err
    lines = listed.err.splitlines()
    assert len(lines) == len(BROKEN) + len(["stumbles"])
    for line, (name, (_, said)) in zip(lines, BROKEN.items(), strict=False):
        assert line.startswith("cookietin: ")
        assert name in line
        assert said in line
    assert "stumbles" in lines[-1]


def test_a_shell_sees_no_trace_of_a_broken_game(shelf: Shelf) -> None:
    shelf.add("leaves", BROKEN["leaves"][0])
    shelf.add("raises", BROKEN["raises"][0])
    ran = elsewhere(shelf, "games", "--json")
    assert ran.code == 0
    assert [one["name"] for one in ran.data] == OURS
    assert len(ran.err.splitlines()) == len(["leaves", "raises"])
    assert "Traceback" not in ran.err


def test_an_author_sees_the_trace_in_development_mode(shelf: Shelf) -> None:
    shelf.add("raises", BROKEN["raises"][0])
    ran = elsewhere(shelf, "games", dev=True)
    assert ran.code == 0
    assert "Traceback" in ran.err
    assert "raise KeyError('oven')" in ran.err


@pytest.mark.parametrize(
    "words",
    ["rules raises", "play raises", "simulate raises", "exact raises", "warm raises",
     "warm goose raises", "bench engine raises", "simulate raises --json"],
)  # fmt: skip
def test_a_command_that_names_a_broken_game_is_one_clear_line(
    shelf: Shelf, run: Any, words: str
) -> None:
    shelf.add("raises", BROKEN["raises"][0])
    ran = run(*words.split())
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("cookietin: The game “raises” from raises_")
    assert re.search(r"doesn’t work: KeyError: 'oven' \(__init__\.py, line \d+\)\n$", ran.err)
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("command", ["legal", "replay", "verify", "play --from"])
def test_a_record_of_a_broken_game_is_one_clear_line(
    shelf: Shelf, run: Any, tmp_path: Path, command: str
) -> None:
    shelf.add("sound")
    file = tmp_path / "match.tin"
    file.write_text(cookietin.game("sound").start(seed=1).record(), "utf-8")
    shelf.add("sound", BROKEN["raises"][0])
    ran = run(*command.split(), str(file))
    assert ran.code == 2
    assert f"{file}: " in ran.err
    assert "doesn’t work: KeyError: 'oven'" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "change", "said"),
    [
        ("simulate {} --games 3", UNPLAYABLE, COMPILED),
        ("simulate {} --games 3", edit("rules.py", ACTIVE, f"{ACTIVE}    'a' + s.first\n"), ADDED),
        ("play {} --people 0", UNPLAYABLE, "attribute 'nowhere' (rules.py, line 66)"),
        ("play {} --people 0", edit("rules.py", ACTIVE, f"{ACTIVE}    s.hands[0]\n"),
         "a field of two axes is read with both: shown[seat, kind] (rules.py, line 66)"),
        ("rules {}", text("en", "intro = ", "no-intro = "), "doesn’t work: LookupError"),
        ("exact {}", code("    outcomes", "    exact=lambda **o: 1 / 0,\n    outcomes"),
         "doesn’t work: ZeroDivisionError: division by zero"),
    ],
)  # fmt: skip
def test_a_game_that_fails_in_the_middle_is_one_clear_line(
    shelf: Shelf, run: Any, words: str, change: Change, said: str
) -> None:
    shelf.add("fails", change)
    ran = run(*words.format("fails").split())
    assert ran.code == 2
    assert said in ran.err
    assert "“fails”" in ran.err
    assert ran.err.count("\n") == 1


def test_what_goes_wrong_in_a_game_is_found_when_only_a_file_names_it(
    shelf: Shelf, run: Any, tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"game": "fails", "state": {}}', "utf-8")
    shelf.add("fails", UNPLAYABLE)
    ran = run("legal", str(file))
    assert ran.code == 2
    assert "position.json" in ran.err
    assert ran.err.count("\n") == 1


def test_our_own_mistakes_are_blamed_on_nobody_else(
    shelf: Shelf, run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.add("sound")
    monkeypatch.setattr("cookietin.cli.games.rules_text", lambda *arguments: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        run("rules", "goose")


@pytest.mark.skipif(not has_numba(), reason="nothing is compiled without numba")
def test_warm_goes_on_with_the_good_ones(shelf: Shelf) -> None:
    shelf.add("a-bad-one", UNPLAYABLE)
    shelf.add("raises", BROKEN["raises"][0])
    shelf.add("sound", edit("rules.py", "def set_up", "print('hello')\n\n\ndef set_up"))
    ran = elsewhere(shelf, "warm", "--json")
    assert ran.code == 0
    assert [one["game"] for one in ran.data] == [*OURS, "sound"]
    told = [line for line in ran.err.splitlines() if line.startswith("cookietin: ")]
    assert ["raises" in line for line in told] == [True, False]
    assert ["“a-bad-one”" in line for line in told] == [False, True]
    assert "Traceback" not in ran.err


@pytest.mark.skipif(not has_numba(), reason="nothing is compiled without numba")
def test_to_warm_a_game_that_cannot_be_compiled_is_a_mistake(shelf: Shelf) -> None:
    shelf.add("fails", UNPLAYABLE)
    ran = elsewhere(shelf, "warm", "fails", "goose")
    assert ran.code == 2
    assert "goose" in ran.out
    assert ran.err.count("\n") == 1
    assert "“fails”" in ran.err


def test_bench_goes_on_with_the_good_ones(
    shelf: Shelf, run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def measure(game: Any) -> dict[str, Any]:
        game.start(seed=1)
        return {"game": game.name}

    monkeypatch.setattr("cookietin.lab.bench.bench_engine", measure)
    shelf.add("fails", UNPLAYABLE)
    shelf.add("raises", BROKEN["raises"][0])
    shelf.add("sound")
    ran = run("bench", "engine", "--json")
    assert ran.code == 0
    assert [one["game"] for one in ran.data] == [*OURS, "sound"]
    assert ["raises" in line for line in ran.err.splitlines()] == [True, False]
    assert ["“fails”" in line for line in ran.err.splitlines()] == [False, True]
    named = run("bench", "engine", "fails", "--json")
    assert named.code == 2
    assert named.data == []
