"""What is installed elsewhere: everything that a game needs to be played, and no tests."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import distribution, requires
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import cookietin

ROOT = Path(__file__).parent.parent
PATIENCE = 300  # seconds, on a busy machine
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


def test_the_wheel_serves_and_plays_in_a_clean_environment_without_numba(
    wheel: Path, tmp_path: Path
) -> None:
    """What a wheel needs stands beside it; nothing of the checkout or of the test tools does."""
    clean = tmp_path / "clean"
    venv.create(clean, symlinks=True)
    folder = Path(sysconfig.get_path("purelib", "venv", {"base": str(clean)}))
    with ZipFile(wheel) as file:
        file.extractall(folder)
    for path in set().union(*map(top_of, needed_by("cookietin"))):
        (folder / path.name).symlink_to(path)
    python = clean / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    outside = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PATH": os.defpath}
    found = "import cookietin; print(cookietin.__file__)"
    no_numba = "import importlib.util as u; print(u.find_spec('numba'), u.find_spec('pytest'))"
    for words, expected in (
        (["-c", found], str(folder / "cookietin" / "__init__.py")),
        (["-c", no_numba], "None None"),
        (["-m", "cookietin", "check", "--lang", "en"], "Everything works."),
    ):
        ran = subprocess.run(
            [str(python), *words],
            cwd=tmp_path,
            env=outside,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (ran.returncode, ran.stdout.splitlines()[-1]) == (0, expected), ran.stderr


def needed_by(package: str, known: set[str] | None = None) -> set[str]:
    """What is installed with a package, without its extras."""
    known = set() if known is None else known
    for text in requires(package) or []:
        need = Requirement(text)
        is_needed = need.marker is None or need.marker.evaluate({"extra": ""})
        name = canonicalize_name(need.name)
        if is_needed and name not in known:
            known.add(name)
            needed_by(name, known)
    return known


def top_of(package: str) -> set[Path]:
    """The folders and files that a package puts beside the others."""
    found = distribution(package)
    names = {file.parts[0] for file in found.files or [] if file.parts[0] != ".."}
    return {Path(str(found.locate_file(name))) for name in names - {"__pycache__"}}
