"""What the greedy bot of Tock likes."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.engine import ask
from cookietin.games.tock import GAME
from cookietin.games.tock.estimate import estimate
from cookietin.games.tock.tests.drawn import place

TEAM: dict[str, Any] = {"players": 4}

# Drawing, options, and what it plays.
LIKES: dict[str, tuple[str, dict[str, Any], str]] = {
    "to enter rather than to walk": ("*0: 5 - - - | A  1: 40 - - - | 3", {}, "A enter"),
    "to go home rather than past it": ("*0: 62 - - - | 5  1: 40 - - - | 3", {}, "5 a"),
    "to take rather than to pass": ("*0: 5 9 - - | 3  1: 12 - - - | 3", {}, "3 b"),
    "not to take its own": ("*0: 5 8 - - | 3  1: 40 - - - | 3", {}, "3 b"),
    "not to take its partner's": ("*0: 5 9 - - | 3  2: 8 - - - | 3", TEAM, "3 b"),
    "to swap forward": ("*0: 5 30 - - | J  1: 61 - - - | 3", {}, "J a 1a"),
    "to win": ("*0: h2 h3 h4 62 | K 2  1: 40 - - - | 3", {}, "2 d"),
}


@pytest.mark.parametrize("name", LIKES)
def test_the_greedy_bot_likes(name: str) -> None:
    """2.5 4.1 6.1 What looks best right after it, and nothing else as much."""
    drawing, options, text = LIKES[name]
    position = place(drawing, **options)
    worth = {
        move.text: estimate(ask.state_after(GAME, position.state, 0, move.number), 0)
        for move in position.legal()
    }
    assert [one for one, value in worth.items() if value == max(worth.values())] == [text]


def test_a_win_is_worth_most_and_a_loss_least() -> None:
    """6.1 For both of a team."""
    over = "0: h1 h2 h3 h4 | 2  2: h1 h2 h3 h4 | 3"
    s = place(over, **TEAM).state
    assert estimate(s, 0) == estimate(s, 2) == -estimate(s, 1)
    assert estimate(s, 0) > estimate(place("*0: h1 h2 h3 - | 2", **TEAM).state, 0)
