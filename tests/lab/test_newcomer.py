"""What somebody wins who has just read the rules and taps "Play now"."""

from __future__ import annotations

from pathlib import Path

import pytest

import cookietin
from cookietin.bots import GreedyBot, bots_of
from cookietin.engine import registry
from cookietin.engine.bot import Budget
from cookietin.engine.characters import characters_of, newcomer_of
from cookietin.lab import newcomer
from cookietin.lab.matches import A_SLIP, BEGINNER, Beginner, bot_named

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def in_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")


def test_a_beginner_is_greedy_and_slips_in_one_move_of_three() -> None:
    position = cookietin.game("cookie-addict").start(seed=1)
    view = position.view(position.seats[0])
    legal = view.legal()
    best = {GreedyBot(seed).choose(view, legal, Budget()) for seed in range(20)}
    chosen = [Beginner(seed).choose(view, legal, Budget()) for seed in range(300)]
    slips = sum(move not in best for move in chosen) / len(chosen)
    assert slips == pytest.approx(A_SLIP * (1 - len(best) / len(legal)), abs=0.08)
    assert type(bot_named(BEGINNER, 1, False)) is Beginner


def test_a_beginner_sits_at_no_table() -> None:
    assert all(BEGINNER not in bots_of(plug) for plug in registry.plugs())


def test_it_sits_at_every_seat_of_the_usual_table_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def noted(game: object, plan: list[tuple[list[str], int]], **_: object) -> list[object]:
        seen.extend(seating for seating, _ in plan)
        assert len({seed for _, seed in plan}) == 2
        return []

    monkeypatch.setattr(newcomer, "play_matches", noted)
    monkeypatch.setattr(newcomer, "interval", lambda found, matches: {})
    plug = registry.plug("cookie-box")
    newcomer.matches_of_newcomers(plug, 4, 1)
    assert len(seen) == 2 * plug.usual_players
    for at, seating in enumerate(seen):
        assert seating[at % plug.usual_players] == BEGINNER
        assert seating.count(newcomer_of(plug)) == plug.usual_players - 1


def test_the_figures_are_a_table_in_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    newcomer.main(["dots-and-boxes", "--games", "6", "--threads", "1", "--level", "crumb"])
    rows = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines()]
    assert rows[0] == [*newcomer.HEAD]
    assert rows[2][:3] == ["dots-and-boxes", "2", "crumb"]
    assert rows[2][5] == "6"


@pytest.mark.parametrize("name", [plug.name for plug in registry.plugs() if characters_of(plug)])
def test_the_docs_show_that_a_newcomer_wins_about_half(name: str) -> None:
    text = (ROOT / "docs/run_an_experiment.md").read_text("utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines()]
    found = [row for row in rows if len(row) == len(newcomer.HEAD) and row[0] == name]
    plug = registry.plug(name)
    assert [(row[1], row[2]) for row in found] == [(str(plug.usual_players), newcomer_of(plug))]
    assert 35 <= float(found[0][3].strip("%")) <= 65
