"""Bots of somebody's own, and how hard a choice seems."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cookietin.bots import BOTS, bot_called
from cookietin.bots.characters import Thinker
from cookietin.bots.own import check_own, load_bot
from cookietin.bots.process import COMMAND, BotProcess
from cookietin.engine import registry
from cookietin.engine.bot import Budget, Chosen, weight_of
from cookietin.engine.texts import Mistake
from test_docs import blocks

PAGE = "docs/write_a_bot.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder somebody is in who has written the bot of the page."""
    (tmp_path / "thief.py").write_text(blocks(PAGE, "python")[0], "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "thief", raising=False)
    return tmp_path


def test_the_bot_of_the_page_is_short_and_takes_a_pawn(folder: Path) -> None:
    assert len([line for line in blocks(PAGE, "python")[0].splitlines() if line]) <= 15
    game = registry.game("tock", players=2)
    found: list[bool] = []
    for seed in range(60):
        position = game.start(seed=seed)
        bot = bot_called("thief:Thief")(seed)
        while position.outcome is None and position.length < 120 and not found:
            view = position.view(position.seats[0])
            takes = [m for m in view.legal() if "Taken" in str(view.happenings(m))]
            move = bot.choose(view, view.legal(), Budget())
            found = [move in takes] if takes else []
            position = position.play(move)
    assert found == [True]


async def test_the_process_seats_it(folder: Path) -> None:
    check_own(["thief:Thief"], COMMAND)
    bots = BotProcess(own=["thief:Thief"])
    position = registry.game("tock", players=2).start(seed=1)
    view = position.view(position.seats[0])
    legal = [move.number for move in view.legal()]
    assert await bots.choose("thief:Thief", view, legal, 10.0) in legal
    await bots.close()


@pytest.mark.parametrize("name", ["thief:Nobody", "nothing_there:Bot", "thief:GreedyBot.x"])
def test_a_bot_that_cannot_be_made_is_refused_with_the_reason(name: str, folder: Path) -> None:
    with pytest.raises(Mistake) as refused:
        check_own([name], COMMAND)
    assert refused.value.phrase.variables["bot"] == name
    assert "Error" in refused.value.phrase.variables["reason"]


def test_a_name_without_a_place_is_refused() -> None:
    with pytest.raises(Mistake, match="module:Class"):
        check_own(["thief"], COMMAND)


def test_a_file_here_hides_no_module_of_pythons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "json.py").write_text("class Bot: choose = 1", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(Mistake):
        load_bot("json:Bot")


def test_few_moves_weigh_little_and_many_with_doubt_a_lot() -> None:
    assert weight_of(1) == 0.0
    assert weight_of(2) < weight_of(6) < weight_of(16, 1.0) == weight_of(500, 1.0) == 1.0
    assert weight_of(16, 0.0) == 0.0
    assert Chosen(3, 7.0).weight == 1.0


def test_a_clear_best_move_weighs_less_than_a_hard_choice() -> None:
    weights = []
    for seed in range(6):
        position = registry.game("tock", players=2).start(seed=seed)
        view = position.view(position.seats[0])
        bot = BOTS["baker"](1)
        assert isinstance(bot, Thinker)
        bot.choose(view, view.legal(), Budget(iterations=20))
        assert 0.0 <= bot.weight <= 1.0
        if len(view.legal()) == 1:
            assert bot.weight == 0.0
        weights.append(bot.weight)
    assert len(set(weights)) > 1
