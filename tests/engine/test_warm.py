"""Compiling games before somebody needs them."""

from __future__ import annotations

import os
import re
import sys

import pytest

import cookietin
from cookietin.engine import compile as compiling
from cookietin.engine import warm
from cookietin.engine.compile import warm_up
from cookietin.engine.texts import Mistake


def test_a_child_process_compiles_games_and_prints_a_line_for_each() -> None:
    names = cookietin.names()
    with warm_up(names) as child:
        assert child.stdout is not None
        lines = child.stdout.read().splitlines()
    assert child.returncode == 0
    assert [line.split()[0] for line in lines] == names
    assert all(re.fullmatch(r"\S+ \d+\.\d{3}", line) for line in lines)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="no priorities here")
def test_the_child_process_gives_way_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(os, "setpriority", lambda *arguments: asked.append(arguments))
    with warm_up([]) as child:
        pass
    assert asked == [(os.PRIO_PROCESS, child.pid, compiling.NICE)]


def test_games_are_warmed_by_the_python_that_runs() -> None:
    with warm_up([]) as child:
        assert isinstance(child.args, list)
        assert child.args[:3] == [sys.executable, "-m", "cookietin.engine.warm"]
    assert child.returncode == 0


def test_an_unknown_game_cannot_be_warmed() -> None:
    with pytest.raises(Mistake, match="no game called “chess”"):
        warm.warm("chess")
