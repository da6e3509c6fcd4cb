"""Every game keeps what every game must keep, because it exists."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest

import cookietin
from cookietin.engine import checks
from cookietin.engine.plug import Plug
from cookietin.engine.registry import plug
from crumbs import GAME

Check = Callable[[Plug], None]


@pytest.mark.parametrize("check", checks.ALL, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", [*cookietin.names(), GAME.name])
def test_a_game_keeps_what_every_game_must_keep(name: str, check: Check) -> None:
    reason = checks.run(check, GAME if name == GAME.name else plug(name))
    if reason:
        pytest.skip(reason)


EXEMPT = [(name, check) for name in cookietin.names() for check, _ in plug(name).exempt]


@pytest.mark.parametrize(("name", "check"), EXEMPT)
def test_an_exemption_is_needed(name: str, check: str) -> None:
    with pytest.raises(checks.Failed):
        checks.run(getattr(checks, check), replace(plug(name), exempt=()))


def test_there_are_games_to_try() -> None:
    assert "goose" in cookietin.names()
    assert len(checks.tables(plug("goose"))) > len(checks.tables(GAME)) > 1


def test_games_are_tried_with_every_number_of_players_and_every_seat_first() -> None:
    tables = [game.options for game in checks.tables(GAME)]
    assert {options["players"] for options in tables} == {2, 3, 4}
    assert {options["first"] for options in tables if options["players"] == 3} == {
        "random",
        "0",
        "1",
        "2",
    }
    long = {options["players"] for options in tables if options["long"] == "on"}
    assert long == {2, 3}, "a combination that is refused is tried"


HOME = Path(str(cookietin.__file__)).parent
PACKAGES = [".".join(path.relative_to(HOME.parent).parts[:-1]) for path in HOME.rglob("texts")]


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_the_texts_of_a_package_are_complete(package: str) -> None:
    assert checks.check_texts(resources.files(package))


def test_the_texts_of_the_engine_and_of_the_command_line_are_looked_at() -> None:
    assert {"cookietin", "cookietin.engine"} <= set(PACKAGES)
