"""What several tests of the engine need: a Python of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Child = Callable[..., str]


@pytest.fixture(scope="session")
def child() -> Child:
    """Runs some Python in another process, and gives back what it prints."""

    def run(code: str, *paths: Path, without: str = "", **variables: str) -> str:
        environment = {**os.environ, **variables}
        # An edited source file of the same length and second would otherwise be read from there.
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        environment["PYTHONPATH"] = os.pathsep.join([*map(str, paths), *sys.path])
        environment.pop(without, None)
        ran = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    return run
