"""What tests of several parts need."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from cookietin.engine import registry
from database import Postgres
from scene import scene
from shelf import Shelf


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that awaits something is an `async def`, played as a scene."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters}
    scene(lambda: test(**given))
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What drills have measured stands at the end, from whatever process it came."""
    reports = [one for found in terminalreporter.stats.values() for one in found]
    told = [
        (one.nodeid, text)
        for one in reports
        for name, text in (one.user_properties if getattr(one, "when", "") == "call" else ())
        if name == "figures"
    ]
    if told:
        terminalreporter.section("drills")
    for nodeid, text in told:
        terminalreporter.write_line(f"{nodeid.rpartition('::')[2]}: {text}")


@pytest.fixture
def crumbs_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Crumbs is one of the games, as if it were installed."""
    announced = {
        **registry._announcements(),
        "crumbs": EntryPoint("crumbs", "crumbs:GAME", registry.GROUP),
    }
    monkeypatch.setattr(registry, "_announcements", lambda: announced)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """Where games of other packages can be put."""
    return Shelf(tmp_path, monkeypatch)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests, each of which makes its own database."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=("memory", "postgres"))
def place(request: pytest.FixtureRequest) -> str:
    """Where things are kept: nowhere but in memory, or in a database of their own."""
    if request.param == "memory":
        return ""
    return str(request.getfixturevalue("postgres").new_database())
