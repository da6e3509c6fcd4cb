"""How many sequences of moves there are from named positions, chance's moves included.

When a count is wrong, `counts_by_move` tells it for every first move.
"""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.engine import CHANCE_BIT, ask
from cookietin.games.tock import GAME, rules
from cookietin.games.tock.rules import State
from cookietin.games.tock.tests.drawn import place
from cookietin.games.tock.tests.match import Match, match_of

# Drawing, options, and how many sequences there are of one, two and three moves.
POSITIONS: dict[str, tuple[str, dict[str, Any], tuple[int, int, int]]] = {
    "two on the way": (
        "*0: 5 30 - - | 4 J 7  1: 40 33 12 - | A 6 K",
        {"players": 2},
        (22, 170, 1756),
    ),
    "two before home": (
        "*0: 62 60 h3 - | 7 5 A  1: 31 26 h1 h4 | 7 3 8",
        {"players": 2, "never_forced_past_home": "on"},
        (33, 792, 7224),
    ),
    "two at the end of a deal": (
        "*0: 0! 9 30 - | 9  1: 32! 40 - - | J",
        {"players": 2, "jack_from_start": "on"},
        (2, 8, 72),
    ),
    "three in each other's way": (
        "*0: 15 31 - - | 2 4 J  1: 16! 35 - - | 4 Q  2: 33 60 - - | 3 A",
        {"players": 3},
        (9, 35, 167),
    ),
    "four in teams": (
        "*0: 3 20 61 - | 7 4  1: 16! 46 30 - | J 8  2: 40 33 - - | A 5 7  3: 50 9 - - | 4 7",
        {"players": 4},
        (56, 900, 17996),
    ),
    "four in teams, a Seven to go on with": (
        "*0: h2 h3 h4 62 | 7 2  1: 20 - - - | K 7  2: h2 h3 29 31 | 3 7  3: 50 - - - | J",
        {"players": 4},
        (5, 10, 220),
    ),
    "four in teams, one plays for two": (
        "*0: h1 h2 h3 h4 | 7 K J  1: 20 18 - - | 4  2: 40 30 - - | 8 7  3: 50 - - - | 6 A",
        {"players": 4, "jack_from_start": "on"},
        (29, 58, 892),
    ),
    "six in teams": (
        "*0: 94 70 - - | 7 J  1: 15 - - - | 6 4  2: 36 - - - | 10 J  3: 48! 20 - - | 5 K"
        "  4: 66 - - - | 2  5: 79 - - - | 8",
        {"players": 6},
        (32, 64, 427),
    ),
    "six alone": (
        "*0: 94 70 h2 - | 7  1: 15 - - - | 6 4  2: 36 - - - | 10 J  3: 48! 20 - - | 5 K",
        {"players": 6, "teams": "off"},
        (24, 48, 232),
    ),
}
NAMES = list(POSITIONS)


def count(s: State, depth: int) -> int:
    """How many sequences of so many moves there are; a match that is over has none."""
    mask = rules.active(s)
    if mask == 0:
        return 0
    seat = ask.seats_in(mask)[0]
    legal = ask.legal(GAME, s, seat)
    if depth == 1:
        return len(legal)
    return sum(count(ask.state_after(GAME, s, seat, move), depth - 1) for move in legal)


def counts_by_move(s: State, depth: int) -> dict[str, int]:
    """The same for each first move, as it is written."""
    seat = ask.seats_in(rules.active(s))[0]
    return {
        ask.text_of(GAME, s, seat, move): count(ask.state_after(GAME, s, seat, move), depth - 1)
        for move in ask.legal(GAME, s, seat)
    }


def naive_count(match: Match, depth: int) -> int:
    """The same on the naive board."""
    if depth == 1:
        return match.count()
    return sum(naive_count(after, depth - 1) for after in match.follow_ups())


@pytest.mark.parametrize("name", NAMES)
def test_there_are_so_many_sequences_of_moves(name: str) -> None:
    """2.2 2.3 2.5 2.6 3.5 5.1 5.2 Up to three moves deep."""
    drawing, options, expected = POSITIONS[name]
    s = place(drawing, **options).state
    assert tuple(count(s, depth) for depth in (1, 2, 3)) == expected, counts_by_move(s, 3)


@pytest.mark.parametrize("name", NAMES)
def test_the_naive_board_has_as_many(name: str) -> None:
    """2.2 2.3 2.5 2.6 3.5 5.1 5.2 Cards that are dealt are counted too."""
    drawing, options, expected = POSITIONS[name]
    match = match_of(place(drawing, **options).state)
    assert tuple(naive_count(match, depth) for depth in (1, 2, 3)) == expected


def test_chance_is_counted_where_cards_are_dealt() -> None:
    """2.2 At the end of a deal, after two moves."""
    drawing, options, _ = POSITIONS["two at the end of a deal"]
    s = place(drawing, **options).state
    for move in ask.legal(GAME, s, 0):
        after = ask.state_after(GAME, s, 0, move)
        for answer in ask.legal(GAME, after, 1):
            assert rules.active(ask.state_after(GAME, after, 1, answer)) == CHANCE_BIT
