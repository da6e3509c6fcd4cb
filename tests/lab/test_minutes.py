"""What the tin promises about time is what matches take people, by their pace."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookietin.engine import kernels, registry
from cookietin.engine.playouts import play_out

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
MATCHES = {"goose": 100, "tock": 12, "cookie-box": 12, "cookie-addict": 12}
COMPILED = {"cookie-party": 50}  # twelve seconds a match, interpreted
NEAR = 0.2  # of what it should be: minutes are round numbers
SLOW = [pytest.param(name, marks=pytest.mark.slow) for name in COMPILED]


def minutes_of(name: str) -> float:
    """Turns of a match of four, or as near to it as can play, at the pace of people."""
    plug = registry.plug(name)
    players = min(plug.players, key=lambda count: abs(count - 4))
    game = registry.game(name, players=players)
    matches = (MATCHES | COMPILED)[name]
    tally, _ = play_out(game, matches, 7, fast=name in COMPILED, bot=plug.bots[0])
    return float(tally[:, kernels.TURNS].mean()) * plug.pace / 60


@pytest.mark.parametrize("name", [*MATCHES, *SLOW])
def test_the_minutes_are_those_of_simulated_matches_at_the_pace_of_people(name: str) -> None:
    assert minutes_of(name) == pytest.approx(registry.plug(name).minutes, rel=NEAR)


def test_every_game_of_ours_has_a_pace_that_people_can_keep() -> None:
    assert set(MATCHES | COMPILED) == set(registry.names())
    for plug in registry.plugs():
        assert 5 <= plug.pace <= 60


def test_the_readme_promises_the_same() -> None:
    for plug in registry.plugs():
        (row,) = (
            line for line in README.splitlines() if f"games/{plug.name.replace('-', '_')}/" in line
        )
        assert f"| {plug.minutes} |" in row
