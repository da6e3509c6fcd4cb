"""What is installed elsewhere: everything that a game needs to be played, and no tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

import cookietin

ROOT = Path(__file__).parent.parent
RUN = """
import sys, cookietin, cookietin.cli
print(cookietin.__file__)
sys.exit(cookietin.cli.main(["games"]))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `pip` builds it, without the network."""
    folder = tmp_path_factory.mktemp("wheel")
    (built,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    return Path(built)


def test_a_wheel_holds_the_package_without_its_tests(wheel: Path) -> None:
    source = ROOT / "src"
    here = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
    left_out = {path for path in here if {"tests", "__pycache__"} & set(path.parts)}
    with ZipFile(wheel) as file:
        inside = {Path(name) for name in file.namelist()}
    assert any(path.match("games/goose/tests/*.py") for path in left_out)
    assert {path for path in inside if path.parts[0] == "cookietin"} == here - left_out


def test_the_games_run_from_a_wheel(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as file:
        file.extractall(tmp_path)
    ran = subprocess.run(
        [sys.executable, "-c", RUN],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    where, _, *games = ran.stdout.splitlines()
    assert where == str(tmp_path / "cookietin" / "__init__.py")
    assert [line.split()[0] for line in games] == list(cookietin.names())
