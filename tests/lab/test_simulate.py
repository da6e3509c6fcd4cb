"""What a simulation tells of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cookietin.engine import playouts
from cookietin.engine.plug import GREEDY
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.lab.simulate import simulate
from crumbs import GAME


def shown_cards(states: Any) -> dict[str, Any]:
    return {"cards": states["shown"].sum(axis=1), "points": states["points"].max(axis=1)}


def points_so_far(s: Any, seat: int) -> int:
    return s.points[seat]  # type: ignore[no-any-return]


def test_a_game_tells_what_else_is_measured_at_the_end() -> None:
    game = Game.of(replace(GAME, measures=shown_cards), {"players": 3})
    found = simulate(game, 50, 1)["measures"]
    assert found["cards"] == {"mean": 12.0, "median": 12, "p95": 12, "max": 12}
    assert 1 <= found["points"]["median"] <= found["points"]["max"] <= 4


def test_a_game_that_measures_nothing_tells_nothing_more() -> None:
    assert simulate(Game.of(GAME, {}), 5, 1)["measures"] == {}


def test_another_bot_can_play_all_seats() -> None:
    game = Game.of(replace(GAME, estimate=points_so_far), {"players": 2})
    found = simulate(game, 20, 1, bot=GREEDY)
    assert found["bot"] == GREEDY
    assert found["games"] == 20
    assert sum(found["wins"]["by_seat"]) == pytest.approx(1)


def test_a_bot_that_does_not_play_a_game_is_refused() -> None:
    with pytest.raises(
        Mistake, match=r"No bot called “greedy” plays this game\. Choose from: .*, crumb, random"
    ):
        simulate(Game.of(GAME, {}), 5, 1, bot=GREEDY)


# How often things happen


def test_what_happens_is_counted_if_that_is_asked_for() -> None:
    game = Game.of(GAME, {"players": 3})
    found = simulate(game, 50, 1, counts=True)
    often = found.pop("happenings")
    assert list(often) == ["begins", "dealt", "laid", "peeks", "sees", "scores"]
    assert (often["begins"], often["dealt"], often["laid"]) == (1, 12, 12)
    assert 0 < often["peeks"] == often["sees"] <= 3
    assert 2 <= often["scores"] <= 4
    plain = simulate(game, 50, 1)
    assert "happenings" not in plain
    for key in ("wins", "endings", "moves", "rounds"):
        assert found[key] == plain[key]


def test_counts_are_the_same_on_one_thread_and_on_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "CHUNK", 7)
    game = Game.of(GAME, {"players": 3})
    one = simulate(game, 50, 3, threads=1, counts=True)
    assert simulate(game, 50, 3, threads=2, counts=True)["happenings"] == one["happenings"]


def test_a_bot_that_tries_moves_does_not_count_them() -> None:
    game = Game.of(replace(GAME, estimate=points_so_far), {"players": 2, "first": 0})
    often = simulate(game, 20, 1, bot=GREEDY, counts=True)["happenings"]
    assert (often["begins"], often["dealt"], often["laid"]) == (0, 8, 8)
