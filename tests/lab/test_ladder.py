"""The ladder: each character plays the one below it."""

from __future__ import annotations

import pytest

from cookietin.engine.position import Game
from cookietin.lab import ladder


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
    ladder.main(["cookie-addict", "--games", "2", "--threads", "1"])
    rows = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == [*ladder.HEAD]
    assert [tuple(row[1:3]) for row in rows[2:]] == [*ladder.RUNGS]
    assert {row[5] for row in rows[2:]} == {"2"}


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
