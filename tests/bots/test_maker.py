"""Searches are compiled by a process that gives its memory back and ends by itself."""

from __future__ import annotations

import subprocess
import sys
from subprocess import PIPE

import pytest

from cookietin.bots import characters
from cookietin.bots.maker import compile_elsewhere
from cookietin.engine import registry
from cookietin.engine.plug import Plug
from crumbs import GAME


def test_the_process_of_the_bots_loads_what_another_has_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[tuple[str, Plug]] = []
    monkeypatch.setattr(characters, "_MAKING", {})
    monkeypatch.setattr(characters, "has_numba", lambda: True)
    monkeypatch.setattr(characters, "SHORT_WAIT", None)
    monkeypatch.setattr(characters, "compile_elsewhere", lambda plug: done.append(("made", plug)))
    monkeypatch.setattr(characters, "prepare", lambda plug: done.append(("loaded", plug)))
    assert characters.is_prepared(GAME)
    assert characters.is_prepared(GAME)
    assert done == [("made", GAME), ("loaded", GAME)]


def test_it_ends_with_whoever_asked() -> None:
    with subprocess.Popen([*command("tock"), "1"], stdin=PIPE) as process:
        pass  # its input is closed, and its end awaited
    assert process.returncode == 1


def test_it_is_asked_for_the_game_and_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    class Child(subprocess.Popen[bytes]):
        def __init__(self, words: list[str], **how: object) -> None:
            asked.append(words)
            raise FileNotFoundError

    monkeypatch.setattr(subprocess, "Popen", Child)
    plug = registry.plug("tock")
    compile_elsewhere(plug)  # that there is no Python is no reason to give up
    assert asked == [[*command("tock"), str(plug.version)]]


def command(game: str) -> list[str]:
    return [sys.executable, "-P", "-m", "cookietin.bots.maker", game]
