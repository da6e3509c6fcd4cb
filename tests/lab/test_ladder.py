"""The ladder: each character plays the one below it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookietin.engine import registry
from cookietin.engine.characters import LEVELS, characters_of
from cookietin.engine.position import Game
from cookietin.lab import ladder

ROOT = Path(__file__).parents[2]
LUCK_DECIDES = {("cookie-box", "biscuit")}  # the docs say so, and what can be gained at all


def test_each_character_plays_the_one_below_and_greedy_plays_random() -> None:
    assert ladder.RUNGS == (
        ("biscuit", "crumb"),
        ("baker", "biscuit"),
        ("master", "baker"),
        ("greedy", "random"),
    )


def test_the_ladder_is_a_table_in_markdown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")
    monkeypatch.setattr(ladder, "ITERATIONS", 2)
    monkeypatch.setattr(ladder, "LONGER", 1)
    ladder.main(["cookie-addict", "--games", "2", "--threads", "1"])
    rows = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == [*ladder.HEAD]
    assert [tuple(row[1:3]) for row in rows[2:]] == [*ladder.RUNGS]
    assert {row[5] for row in rows[2:]} == {"2"}


def test_those_of_whom_luck_leaves_open_who_is_stronger_play_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def played(game: Game, bots: list[str], games: int, *_: object, **__: object) -> object:
        low, high = (0.6, 0.7) if bots[0] == "master" else (0.3, 0.4)
        if bots[0] == "baker":
            low, high = (0.5, 0.6) if games == 200 else (0.52, 0.58)
        return {"pairs": [{"low": low, "high": high, "matches": games}], "seconds": games / 100}

    monkeypatch.setattr(ladder, "play_tournament", played)
    found = [*ladder.rungs_of(Game.of(registry.plug("tock"), {}), 200, 1, 1)]
    assert [one["matches"] for one in found] == [200, 800, 200, 200]
    assert [one["seconds"] for one in found] == [2, 10, 2, 2]
    assert found[1]["low"] == 0.52


def test_games_without_choices_have_no_ladder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[str] = []

    def noted(game: Game, *_: object) -> list[dict[str, object]]:
        played.append(game.name)
        return []

    monkeypatch.setattr(ladder, "rungs_of", noted)
    ladder.main([])
    assert "tock" in played
    assert "goose" not in played


def rows_in_docs() -> list[list[str]]:
    text = (ROOT / "docs/run_an_experiment.md").read_text("utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines()]
    return [row for row in rows if len(row) == len(ladder.HEAD)]


@pytest.mark.parametrize("name", [plug.name for plug in registry.plugs() if characters_of(plug)])
def test_the_docs_show_that_each_character_beats_the_one_below(name: str) -> None:
    found = [row for row in rows_in_docs() if row[0] == name]
    assert [tuple(row[1:3]) for row in found] == [*ladder.RUNGS]
    for _, bot, _, score, within, games, _ in found:
        if bot in LEVELS:
            least = 55 if (name, bot) in LUCK_DECIDES else 60
            assert float(score.strip("%")) >= least
            assert float(within.split("–")[0]) > 50
            assert int(games) >= 200
