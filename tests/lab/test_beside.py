"""`scripts/beside` compares the speed of two checkouts."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cookietin.engine.compile import has_numba

ROOT = Path(__file__).parents[2]


def beside(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts/beside"), *words]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.slow
@pytest.mark.skipif(not has_numba(), reason="interpreted it takes long")
def test_a_checkout_beside_itself_plays_the_same_game_twice() -> None:
    told = beside(str(ROOT), "goose")
    assert told.returncode == 0, told.stderr
    assert re.fullmatch(r"goose +[\d.]+ ns a move, there +[\d.]+: +\d\.\d\d\n", told.stdout)


def test_without_a_checkout_it_says_how_it_is_used() -> None:
    told = beside()
    assert told.returncode == 1
    assert "scripts/beside ../before" in told.stderr
