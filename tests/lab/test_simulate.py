"""What a simulation tells of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cookietin.cli import main
from cookietin.engine import kernels, playouts
from cookietin.engine.plug import GREEDY
from cookietin.engine.position import Game
from cookietin.engine.texts import ENGINE, LANGUAGES, Mistake, speaker
from cookietin.lab.counts import bins_of, spread
from cookietin.lab.simulate import simulate
from crumbs import GAME


def shown_cards(states: Any) -> dict[str, Any]:
    return {"cards": states["shown"].sum(axis=1), "points": states["points"].max(axis=1)}


def points_so_far(s: Any, seat: int) -> int:
    return s.points[seat]  # type: ignore[no-any-return]


def test_a_game_tells_what_else_is_measured_at_the_end() -> None:
    game = Game.of(replace(GAME, measures=shown_cards), {"players": 3})
    found = simulate(game, 50, 1)["measures"]
    assert found["cards"] == {"mean": 12.0, "error": 0.0, "median": 12, "p95": 12, "max": 12}
    assert 1 <= found["points"]["median"] <= found["points"]["max"] <= 4


def test_a_game_that_measures_nothing_tells_nothing_more() -> None:
    assert simulate(Game.of(GAME, {}), 5, 1)["measures"] == {}


def test_a_trillion_long_matches_are_added_up_exactly() -> None:
    counted = np.zeros(5001, np.int64)
    counted[[4999, 5000]] = 10**12
    found = spread(counted)
    assert found["mean"] == 4999.5
    assert found["error"] == pytest.approx(0.5 / (2 * 10**12) ** 0.5)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gpu_and_a_cluster_at_once_are_refused(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = "simulate goose --games 5 --device cuda --ray local --lang"
    assert main([*command.split(), language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert speaker(ENGINE, language)("gpu-or-cluster") in said.err
    assert "--device cuda" in said.err
    assert "--ray" in said.err


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


# How sure it is


def test_standard_errors_are_those_of_the_rows() -> None:
    game = Game.of(replace(GAME, measures=shown_cards), {"players": 3})
    found = simulate(game, 200, 1, counts=True, histograms=True)
    tally, states = playouts.play_out(game, 200, 1, keep=True, counts=True)

    def error(values: Any) -> float:
        return float(np.std(values, ddof=1) / np.sqrt(len(values)))

    won = (tally[:, kernels.WINNERS, None] >> np.arange(3)) & 1
    share = won / np.maximum(1, won.sum(axis=1, keepdims=True))
    assert found["wins"]["by_seat"] == pytest.approx(share.mean(axis=0).tolist())
    assert found["wins"]["by_seat_error"] == pytest.approx([error(one) for one in share.T])
    assert len(found["wins"]["by_order_error"]) == 3
    points = states["points"].max(axis=1)
    assert found["measures"]["points"]["error"] == pytest.approx(error(points))
    assert found["turns"]["error"] == pytest.approx(error(tally[:, kernels.TURNS]))
    peeks = states["happened"][:, GAME.happenings.names.index("peeks")]
    assert found["happenings_error"]["peeks"] == pytest.approx(error(peeks))
    assert sum(found["histograms"]["turns"].values()) == 200
    assert found["histograms"]["points"] == {
        value: int((points == value).sum()) for value in sorted({*points.tolist()})
    }


def test_a_single_match_has_no_error() -> None:
    found = simulate(Game.of(GAME, {}), 1, 1)
    assert found["turns"]["error"] == 0
    assert set(found["wins"]["by_seat_error"]) == {0}


def test_a_histogram_has_at_most_so_many_bins() -> None:
    assert bins_of({}, 4) == []
    assert bins_of({5: 2, 7: 1}, 4) == [(5, 5, 2), (6, 6, 0), (7, 7, 1)]
    assert bins_of({0: 1, 9: 3, 10: 4}, 4) == [(0, 2, 1), (3, 5, 0), (6, 8, 0), (9, 10, 7)]


def test_a_long_run_does_not_run_ahead_of_who_takes_what_it_finds() -> None:
    begun: list[int] = []

    def run(at: int) -> int:
        begun.append(at)
        return at

    found = playouts.in_order(run, range(10**12), 2)
    assert [next(found) for _ in range(3)] == [0, 1, 2]
    found.close()  # type: ignore[attr-defined]
    assert len(begun) < 20
