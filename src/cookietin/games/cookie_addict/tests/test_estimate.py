"""The estimate of a position, and how well it plays who looks no further."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import cookietin
from cookietin.engine import ask
from cookietin.engine.checks import random_match, tables
from cookietin.engine.compile import compiled_clone, has_numba
from cookietin.games.cookie_addict import GAME, rules
from cookietin.games.cookie_addict.estimate import WIN, estimate
from cookietin.games.cookie_addict.rules import State
from cookietin.games.cookie_addict.tests.drawn import place

MATCHES = 60


def greedy_move(drawing: str) -> str:
    """What looks best right after it."""
    position = place(drawing)
    seat = position.seats[0]
    legal = position.legal()
    worth = [
        estimate(ask.state_after(GAME, position.state, seat, move.number), seat) for move in legal
    ]
    assert worth.count(max(worth)) == 1
    return legal[worth.index(max(worth))].text


@pytest.mark.parametrize(
    ("tiles", "best"),
    [
        (("+1", "+2", "-1"), "row 2"),
        (("-1L", "-2", "-3"), "row 1"),
        (("trap", "-3", "-2"), "row 3"),
        (("alarm", "+1", "-2"), "row 1"),
        (("steal-cookies", "+2", "+1"), "row 1"),
        (("guard-post", "+1", "-2"), "row 1"),
    ],
)
def test_the_better_tile_is_taken(tiles: tuple[str, str, str], best: str) -> None:
    """3.1 4.3 4.4 4.8 4.11 Where all lines leave as much to the other."""
    drawing = """
           .    .    B    .    .
        .  --   +1   {}   --   --
        .  --   +1   {}   --   --
        .  --   +1   {}   --   --
        A  --   --   --   --   --
        .  --   --   --   --   --
        *A 9 0
         B 4 0
    """
    assert greedy_move(drawing.format(*tiles)) == best


@pytest.mark.parametrize("lures", [1, 3])
def test_lures_are_not_spent_for_nothing(lures: int) -> None:
    """2.6 Where no guard is in anybody's way, however many there are."""
    drawing = f"""
           .    .    B    .    .
        .  --   +1   --   --   --
        A  --   +1   --   --   --
        .  --   +1   --   --   --
        .  --   --   --   --   --@1
        .  --   --   --   --   --@2
        *A 9 {lures} lures
         B 4 0
    """
    assert greedy_move(drawing) == "done"


def test_who_is_ahead_shuts_the_other_in() -> None:
    """2.6 5.1 For a lure, if that wins."""
    drawing = """
           .    .    B    .    .
        .  ..   ..@1 ..   ..   ..
        A  --   +1   (+2) --   --
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..@2
        *A {} 1 lures
         B 4 0
    """
    assert greedy_move(drawing.format(6)) == "lure 1 s"
    assert greedy_move(drawing.format(2)) != "lure 1 s"


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    """2.3 5.1 In every position the estimates of both are opposite; at the end they are decided."""
    for game in tables(GAME):
        for step in random_match(game, seed=3):
            s = step.after
            assert estimate(s, 0) == -estimate(s, 1)
            if s.phase == rules.OVER:
                winners = {0: 0, 1: WIN, 2: -WIN}
                assert estimate(s, 0) == winners[rules.winners(s)]


@pytest.mark.parametrize("length", ["classic", "short"])
def test_greedy_play_beats_random_play(length: str) -> None:
    """5.1 In nearly every match, whoever begins."""
    choices = Random(1)
    lost = 0
    for number in range(MATCHES):
        s: State = cookietin.game("cookie-addict", length=length).start(number // 2).state
        while s.phase != rules.OVER:
            legal = ask.legal(GAME, s, s.turn)
            move = choices.choice(legal)
            if s.turn == number % 2:
                move = max(
                    legal, key=lambda m: estimate(ask.state_after(GAME, s, s.turn, m), s.turn)
                )
            rules.play(s, s.turn, move)
        lost += rules.winners(s) != 1 << number % 2
    assert lost <= MATCHES // 10


def estimates(states: Any, out: Any) -> None:
    """Every state for both seats, as a compiled search would ask."""
    for at in range(len(states)):
        out[at, 0] = estimate(states[at], 0)
        out[at, 1] = estimate(states[at], 1)


@pytest.mark.skipif(not has_numba(), reason="nothing is compiled here")
def test_the_compiled_estimate_is_the_same() -> None:
    """5.1 In all positions of a match of each length."""
    states = [step.after for game in tables(GAME) for step in random_match(game, seed=4)]
    array = np.concatenate([s.array for s in states])
    out = np.zeros((len(states), 2), np.int64)
    compiled_clone(estimates, GAME.binding)(array, out)
    assert out.tolist() == [[estimate(s, 0), estimate(s, 1)] for s in states]
