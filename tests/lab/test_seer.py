"""The bot that sees everything: for comparison, and at no table."""

from __future__ import annotations

import json

import pytest

import cookietin
from cookietin.bots import BOTS, bots_of
from cookietin.bots.characters import Thinker
from cookietin.bots.own import load_bot
from cookietin.bots.process import answer_to, question
from cookietin.cli.evening import bots_beside
from cookietin.engine import registry
from cookietin.engine.ask import Move
from cookietin.engine.bot import Budget
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game, Position
from cookietin.engine.texts import Mistake
from cookietin.lab.matches import contestants_of, play_match
from cookietin.lab.seer import SEER, Seer
from cookietin.lab.simulate import simulate
from cookietin.lab.tournament import play_tournament
from cookietin.table.seats import expect_bot
from cookietin.web.company import LEVEL_COOKIE, bots_offered, level_in
from crumbs import GAME

CRUMBS = Game.of(GAME, {"players": 2, "first": 0})
FEW = Budget(iterations=60)


@pytest.fixture(autouse=True)
def in_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")


def worlds_of_second_seat() -> list[tuple[Position, Position]]:
    """Positions that are one and the same to the second seat: the first has laid a card."""
    found = []
    for seed in range(30):
        position = CRUMBS.start(seed=seed)
        position = position.play(position.legal(0)[0])
        found.append((position, position.view(1).redeal(seed)))
    return found


def seer_in(position: Position) -> Move:
    return Seer(1).choose_in(position, 1, position.view(1).legal(), FEW)


def master_in(position: Position) -> Move:
    view = position.view(1)
    return Thinker("master", 1).choose(view, view.legal(), FEW)


def test_it_plays_otherwise_where_only_hidden_things_differ_and_the_master_never_does() -> None:
    worlds = worlds_of_second_seat()
    assert any(seer_in(one) != seer_in(other) for one, other in worlds)
    assert all(master_in(one) == master_in(other) for one, other in worlds)


def test_it_beats_who_only_guesses() -> None:
    found = play_tournament(CRUMBS, [SEER, "master"], 60, 1, iterations=60)
    assert found["standings"][0]["bot"] == SEER
    assert found["pairs"][0]["low"] > 0.5


def test_with_a_seed_it_plays_the_same_and_where_nothing_is_hidden_too() -> None:
    game = cookietin.game("cookie-addict", length="short")
    played = [play_match(game, [SEER, "random"], 3, Budget(iterations=3))[0] for _ in range(2)]
    assert played[0].tolist() == played[1].tolist()


@pytest.mark.parametrize("plug", registry.plugs(), ids=lambda plug: plug.name)
def test_no_table_offers_it_whatever_the_game(plug: Plug) -> None:
    assert SEER not in (*bots_of(plug), *bots_offered(plug), *BOTS)
    assert (SEER in contestants_of(plug)) == (len(plug.moves) > 1)
    assert level_in({LEVEL_COOKIE: SEER}) != SEER
    with pytest.raises(Mistake, match="No bot called"):
        expect_bot(SEER, plug, own=())
    with pytest.raises(Mistake, match="No bot called"):
        bots_beside(Game.of(plug, {}), 1, SEER, 1)
    with pytest.raises(Mistake, match="No bot called"):
        simulate(Game.of(plug, {}), games=1, seed=1, bot=SEER)


def test_the_process_of_the_bots_does_not_know_it() -> None:
    view = CRUMBS.start(seed=1).view(0)
    asked = question(SEER, view, [move.number for move in view.legal()], 1.0)
    answer = answer_to(json.loads(json.dumps(asked | {"id": 1, "game": "tock"})))
    assert "move" not in answer
    assert "error" in answer


def test_not_even_a_host_can_seat_it_as_a_bot_of_their_own() -> None:
    assert not hasattr(Seer, "choose"), "it cannot be asked with a view"
    with pytest.raises(Mistake, match="no attribute 'choose'"):
        load_bot("cookietin.lab.seer:Seer")
