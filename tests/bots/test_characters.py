"""The four characters: what they are given, how long they think, and what they choose."""

from __future__ import annotations

import json
import math
import random
import time
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any

import pytest

import cookietin
from cookietin.bots import BOTS, bots_of, characters
from cookietin.bots.characters import Thinker, moves_seen
from cookietin.bots.process import question
from cookietin.engine import checks, registry
from cookietin.engine import search as kernel
from cookietin.engine.ask import Move
from cookietin.engine.bot import Budget
from cookietin.engine.characters import BAKER, CRUMB, LEVELS, MASTER
from cookietin.engine.generator import new_generator
from cookietin.engine.plug import Levels, Strength
from cookietin.engine.position import Game, Position, View
from cookietin.engine.protocol import CHANCE
from cookietin.engine.thinking import Reckoning
from crumbs import GAME
from crumbs.moves import KINDS
from crumbs.rules import State

A_LONG_TIME = 30.0  # seconds, also on a busy machine; what is endless takes longer
CRUMBS = Game.of(GAME, {"players": 2, "first": 0})


def highest_laid(s: State, seat: int) -> int:
    return s.laid[seat]


MISERS = Game.of(replace(GAME, estimate=highest_laid), {"players": 2, "first": 0})


def view_of(game: Game, seed: int = 1) -> View:
    return game.start(seed=seed).view(0)


@pytest.fixture(autouse=True)
def in_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(characters, "is_prepared", lambda plug: False)


def test_all_four_play_every_game_with_choices() -> None:
    four = ("master", "baker", "biscuit", "crumb")
    assert bots_of(registry.plug("tock")) == (*four, "greedy", "random")
    assert bots_of(GAME) == (*four, "random")
    assert bots_of(registry.plug("goose")) == ("random",), "a throw is no choice"
    assert set(BOTS) >= {*four, "greedy", "random"}


@pytest.mark.parametrize("name", ["crumb", "biscuit", "baker", "master"])
@pytest.mark.parametrize("game", [CRUMBS, MISERS], ids=["open", "estimated"])
def test_each_chooses_a_legal_move_and_with_a_seed_the_same(name: str, game: Game) -> None:
    view = view_of(game)
    budget = Budget(iterations=40)
    chosen = [BOTS[name](seed).choose(view, view.legal(), budget) for seed in (1, 1, 2)]
    assert chosen[0] == chosen[1]
    assert set(chosen) <= set(view.legal())


# A budget


def test_no_character_thinks_longer_than_its_budget() -> None:
    endless = Thinker(Strength(iterations=10**9), 1)
    view = cookietin.game("cookie-party", players=2).start(seed=1).view(0)
    for seconds in (0.0, 0.3):
        began = time.monotonic()
        assert endless.choose(view, view.legal(), Budget(seconds)) in view.legal()
        assert time.monotonic() - began < seconds + A_LONG_TIME


def test_no_character_thinks_longer_than_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(characters, "LONGEST", 0.05)
    endless = Thinker(Strength(iterations=10**9), 1)
    view = view_of(CRUMBS)
    began = time.monotonic()
    endless.choose(view, view.legal(), Budget(10 * A_LONG_TIME))
    assert time.monotonic() - began < A_LONG_TIME


def test_without_a_limit_of_time_the_clock_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A study gives the same on a busy machine."""
    asked: list[float] = []
    monkeypatch.setattr(characters, "think", lambda search, some, until: asked.append(until))
    view = view_of(CRUMBS)
    Thinker(MASTER, 1).choose(view, view.legal(), Budget(math.inf))
    assert asked == [math.inf]


def test_a_budget_of_iterations_is_not_exceeded(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(characters, "think", lambda search, some, until: asked.append(some))
    view = view_of(CRUMBS)
    for budget in (Budget(), Budget(iterations=77), Budget(iterations=10**6)):
        Thinker(MASTER, 1).choose(view, view.legal(), budget)
    assert asked == [2000, 77, 2000]


@pytest.mark.parametrize("name", ["cookie-addict", "cookie-party", "dots-and-boxes", "tock"])
@pytest.mark.parametrize("most", [1, 2, 5])
def test_a_budget_smaller_than_the_number_of_moves_is_not_exceeded(
    name: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    monkeypatch.setattr(
        characters, "best_of", lambda search, legal, choices: made.append(search.iterations)
    )
    position = cookietin.game(name, players=2).start(seed=1)
    view = position.view(position.seats[0])
    assert len(view.legal()) > 1
    for character in (BAKER, MASTER):
        Thinker(character, 1).choose(view, view.legal(), Budget(math.inf, most))
    assert made == [most, most]


def test_a_search_that_takes_the_place_of_another_has_only_what_that_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where alpha-beta meets chance, the iterations it has made are gone."""
    asked: list[tuple[str, int]] = []

    def think(search: Any, iterations: int, until: float) -> None:
        asked.append((type(search).__name__, iterations))
        if isinstance(search, Reckoning):
            search.go_on(6)
            search.register[kernel.MET_CHANCE] = 1

    monkeypatch.setattr(characters, "think", think)
    view = cookietin.game("dots-and-boxes").start(seed=1).view(0)
    Thinker(MASTER, 1).choose(view, view.legal(), Budget(math.inf, 40))
    assert asked == [("Reckoning", 39), ("Dream", 33)]


def test_the_shortest_search_of_an_open_game_plays_what_looks_best() -> None:
    position = cookietin.game("cookie-addict", length="short").start(seed=3)
    view = position.view(position.seats[0])
    legal = view.legal()
    likes = characters.likes_interpreted(view, legal, 1)
    for seed in range(5):
        chosen = Thinker(MASTER, seed).choose(view, legal, Budget(math.inf, 1))
        assert likes[chosen.number] == max(likes.values())


def test_thinking_is_done_in_as_many_iterations_as_were_asked_for() -> None:
    class Counting:
        is_done = False
        made = 0

        def go_on(self, iterations: int) -> None:
            self.made += iterations

    for asked in (1, 16, 17, 1000):
        search: Any = Counting()
        characters.think(search, asked, time.monotonic() + 100)
        assert search.made == asked


# What they know


@pytest.mark.parametrize("name", registry.names())
def test_what_a_bot_is_given_is_the_same_in_two_worlds_its_seat_cannot_tell_apart(
    name: str,
) -> None:
    """Byte for byte, as it is sent to the process of the bots."""
    plug = registry.plug(name)
    differed = 0
    for step in islice(checks.random_match(Game.of(plug, {}), 0), 20, 220, 9):
        seats = [s for s in range(step.game.players) if plug.rules.active(step.before) >> s & 1]
        for seat in seats:
            other = Position(step.game, step.before).view(seat).state
            plug.rules.redeal(other, seat, new_generator(seat, 3))
            differed += bytes(other) != bytes(step.before)
            told = set()
            for state in (step.before, other):
                view = Position(step.game, state).view(seat)
                legal = [move.number for move in Position(step.game, state).legal(seat)]
                texts = [move.text for move in view.legal()]
                told.add(json.dumps([question("master", view, legal, 1.0), texts]))
            assert len(told) == 1, step
    assert differed or not plug.has_secrets


# A child's mistakes


def test_the_weakest_overlooks_moves_but_takes_the_best_that_it_sees() -> None:
    view = next(v for v in map(partial(view_of, MISERS), range(50)) if len(lays_of(v)) > 1)
    chosen = [Thinker(CRUMB, seed).choose(view, view.legal(), Budget()) for seed in range(200)]
    often = [chosen.count(move) for move in lays_of(view)]
    assert often[-1] > often[0] > 0


def lays_of(view: View) -> list[Move]:
    """The moves that lay a card, the highest last."""
    return [move for move in view.legal() if move.number < KINDS]


def test_where_there_are_many_moves_the_weak_look_at_few_of_them() -> None:
    position = cookietin.game("cookie-party", players=2, setup="standard").start(seed=1)
    legal = position.legal(0)
    assert len(legal) > 100
    levels = position.game.plug.levels
    for strength in (levels.crumb, levels.biscuit):
        seen = [moves_seen(strength, legal, random.Random(seed)) for seed in range(20)]
        assert {len(one) for one in seen} == {strength.looks_at}
        assert all(one == [move for move in legal if move in one] for one in seen), "in their order"
        assert len({move for one in seen for move in one}) > 2 * strength.looks_at
        assert moves_seen(strength, legal[:1], random.Random(2)) in ([], legal[:1])
    assert moves_seen(levels.master, legal, random.Random(1)) == legal


def test_a_game_says_how_strong_each_of_the_four_is_and_names_no_other() -> None:
    told = [name for name in vars(Levels()) if isinstance(getattr(Levels(), name), Strength)]
    assert told == [*LEVELS]
    with pytest.raises(TypeError, match="no character is called 'pip'"):
        Levels(newcomer="pip")


def test_who_overlooks_everything_still_plays() -> None:
    blind = Strength(overlooks=1.0)
    view = view_of(MISERS)
    assert {Thinker(blind, seed).choose(view, view.legal(), Budget()) for seed in range(50)} == set(
        view.legal()
    )


def test_a_character_may_only_choose_what_it_has_noticed() -> None:
    view = view_of(CRUMBS)
    legal = view.legal()[:2]
    for seed in range(5):
        move: Move = Thinker(BAKER, seed).choose(view, legal, Budget(iterations=20))
        assert move in legal
        assert move.seat != CHANCE
