"""How many sequences of lines there are, by whose turn it is then and who has how many boxes.

The figures are OpenSpiel's (`dots_and_boxes`, version 2.0.2), which counts them in its own way:
`test_open_spiel.py` compares again. When one is wrong, `counts_by_line` tells it for every first
line.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cookietin
from cookietin.engine import ask
from cookietin.games.dots_and_boxes import GAME, rules
from cookietin.games.dots_and_boxes.rules import State

# Whose turn it is, or NOBODY, and the boxes of both.
Leaf = tuple[int, int, int]
NOBODY = -1

GOLDEN: dict[tuple[int, int, int], dict[Leaf, int]] = {}


def start(rows: int, columns: int) -> State:
    state: State = cookietin.game("dots-and-boxes", rows=rows, columns=columns, first=0).laid_out()
    return state


def leaf_of(s: State) -> Leaf:
    turn = s.turn if s.phase == rules.TO_DRAW else NOBODY
    return turn, rules.score(s, 0), rules.score(s, 1)


def count(s: Any, depth: int) -> Counter[Leaf]:
    """The sequences of so many lines, or to the end, by what they lead to.

    What comes of a position does not depend on how it came about, so it is counted once.
    """
    level: Counter[bytes] = Counter({bytes(s): 1})
    states = {bytes(s): s}
    for _ in range(depth):
        following: Counter[bytes] = Counter()
        after: dict[bytes, Any] = {}
        for key, times in level.items():
            seats = ask.seats_in(rules.active(states[key]))
            for move in ask.legal(GAME, states[key], seats[0]) if seats else ():
                one = ask.state_after(GAME, states[key], seats[0], move)
                following[bytes(one)] += times
                after[bytes(one)] = one
            if not seats:
                following[key] += times
                after[key] = states[key]
        level, states = following, after
    found: Counter[Leaf] = Counter()
    for key, times in level.items():
        found[leaf_of(states[key])] += times
    return found


def counts_by_line(s: State, depth: int) -> dict[str, dict[Leaf, int]]:
    """The same for each first line, as it is written."""
    return {
        ask.text_of(GAME, s, s.turn, move): dict(
            count(ask.state_after(GAME, s, s.turn, move), depth - 1)
        )
        for move in ask.legal(GAME, s, s.turn)
    }


@pytest.mark.parametrize(("rows", "columns", "depth"), GOLDEN)
def test_there_are_so_many_sequences_of_lines(rows: int, columns: int, depth: int) -> None:
    """2.1 2.2 2.3 3.1 As another engine has counted them."""
    s = start(rows, columns)
    expected = GOLDEN[rows, columns, depth]
    assert dict(count(s, depth)) == expected, counts_by_line(s, depth)


def test_all_orders_of_the_lines_are_counted() -> None:
    """2.1 Whatever is free may be drawn: n lines in any order."""
    lines = 7
    for depth in range(1, lines + 1):
        orders = 1
        for left in range(lines, lines - depth, -1):
            orders *= left
        assert count(start(1, 2), depth).total() == orders
