"""What the tin promises about time is what matches take people, by their pace."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cookietin.engine import SPECTATOR, ask, kernels, registry
from cookietin.engine.playouts import play_out
from cookietin.engine.view import beats_of
from cookietin.web.install import STATIC
from web.replays import match_of, record_named

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
MATCHES = {"goose": 100, "tock": 12, "cookie-box": 12, "cookie-addict": 12, "dots-and-boxes": 2}
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


RECORDS = {
    "goose": ("home", 2),
    "tock": ("team", 4),
    "cookie-party": ("single", 3),
    "cookie-box": ("points", 4),
    "cookie-addict": ("stuck", 2),
    "dots-and-boxes": ("single", 2),
}
A_TAP = 1.0  # seconds to find the place and to tap it
A_THOUGHT = 1.0  # the least that a turn must leave


def seconds_without_a_thought(name: str) -> float:
    """What a turn takes by what moves on the board, at its usual speed, and by taps."""
    file, players = RECORDS[name]
    match = match_of(record_named(name, file), [str(seat) for seat in range(players)])
    plug, seconds = match.plug, 0.0
    (beat,) = re.findall(r"normal: (\d+)", (STATIC / "kept.js").read_text("utf-8"))
    for turn in match.turns:
        steps = match.account_of(ask.steps_of, turn, SPECTATOR, SPECTATOR)
        taps = plug.view.taps(turn.before.bare, turn.move.seat, turn.move.number)
        seconds += beats_of(steps) * int(beat) / 1000 + max(1, len(taps)) * A_TAP
    return seconds / (plug.rules.turns(match.position.bare) or len(match.turns))


@pytest.mark.parametrize("name", registry.names())
def test_a_turn_leaves_time_to_think_beside_what_moves_and_what_is_tapped(name: str) -> None:
    assert seconds_without_a_thought(name) + A_THOUGHT < registry.plug(name).pace


def test_the_readme_promises_the_same() -> None:
    for plug in registry.plugs():
        (row,) = (
            line for line in README.splitlines() if f"games/{plug.name.replace('-', '_')}/" in line
        )
        assert f"| {plug.minutes} |" in row
