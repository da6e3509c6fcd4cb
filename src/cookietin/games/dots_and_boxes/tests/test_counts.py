"""How many sequences of lines there are, by whose turn it is then and who has how many boxes.

The figures are OpenSpiel's (`dots_and_boxes`, version 2.0.2), which counts them in its own way:
`test_open_spiel.py` compares again. When one is wrong, `counts_by_line` tells it for every first
line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

import cookietin
from cookietin.engine import ask
from cookietin.engine.compile import has_numba
from cookietin.engine.kernels import legal_moves, lowest_seat
from cookietin.engine.playouts import StateRow
from cookietin.engine.protocol import active, play
from cookietin.games.dots_and_boxes import GAME
from cookietin.games.dots_and_boxes.rules import State, score

# Whose turn it is, or NOBODY, and the boxes of both.
Leaf = tuple[int, int, int]
NOBODY = -1

SIZES = list(product((1, 2, 3), repeat=2))
TOGETHER = 10_000  # positions that are looked into in one call

# By rows, columns and how many lines are drawn.
GOLDEN: dict[tuple[int, int, int], dict[Leaf, int]] = {
    (1, 1, 4): {(NOBODY, 0, 1): 24},
    (1, 2, 5): {(0, 0, 1): 144, (0, 1, 0): 576, (1, 0, 0): 1800},
    (1, 2, 7): {(NOBODY, 0, 2): 3168, (NOBODY, 1, 1): 1152, (NOBODY, 2, 0): 720},
    (1, 3, 8): {
        (0, 0, 0): 282240,
        (0, 0, 2): 19008,
        (0, 1, 1): 76608,
        (0, 2, 0): 152064,
        (1, 0, 1): 821376,
        (1, 0, 2): 30240,
        (1, 1, 0): 428544,
        (1, 2, 0): 4320,
    },
    (1, 3, 10): {
        (NOBODY, 0, 3): 1415808,
        (NOBODY, 1, 2): 932544,
        (NOBODY, 2, 1): 569088,
        (NOBODY, 3, 0): 711360,
    },
    (2, 1, 5): {(0, 0, 1): 144, (0, 1, 0): 576, (1, 0, 0): 1800},
    (2, 1, 7): {(NOBODY, 0, 2): 3168, (NOBODY, 1, 1): 1152, (NOBODY, 2, 0): 720},
    (2, 2, 9): {
        (0, 0, 1): 16957440,
        (0, 0, 2): 403200,
        (0, 1, 0): 29491200,
        (0, 2, 0): 1670400,
        (1, 0, 0): 15966720,
        (1, 0, 2): 8308224,
        (1, 1, 1): 5156352,
        (1, 2, 0): 1880064,
    },
    (2, 2, 12): {
        (NOBODY, 0, 4): 116660736,
        (NOBODY, 1, 3): 84828672,
        (NOBODY, 2, 2): 76096512,
        (NOBODY, 3, 1): 82192896,
        (NOBODY, 4, 0): 119222784,
    },
    (2, 3, 5): {(0, 0, 1): 1872, (0, 1, 0): 7488, (1, 0, 0): 733200},
    (2, 3, 12): {
        (0, 0, 0): 469421568000,
        (0, 0, 2): 154693601280,
        (0, 0, 3): 2951320320,
        (0, 1, 1): 335995914240,
        (0, 1, 2): 3415530240,
        (0, 1, 3): 22652928,
        (0, 2, 0): 379998535680,
        (0, 2, 1): 7542385920,
        (0, 2, 2): 87708672,
        (0, 3, 0): 17020581120,
        (0, 3, 1): 153004032,
        (0, 4, 0): 238445568,
        (1, 0, 1): 842123520000,
        (1, 0, 2): 62304076800,
        (1, 0, 3): 36058830336,
        (1, 0, 4): 233321472,
        (1, 1, 0): 570931200000,
        (1, 1, 2): 30704670720,
        (1, 1, 3): 147004416,
        (1, 2, 0): 26927078400,
        (1, 2, 1): 16992502272,
        (1, 2, 2): 64484352,
        (1, 3, 0): 6022582272,
        (1, 3, 1): 11381760,
    },
    (2, 3, 17): {
        (NOBODY, 0, 6): 51274194186240,
        (NOBODY, 1, 5): 47398917408768,
        (NOBODY, 2, 4): 41894288446464,
        (NOBODY, 3, 3): 42398173495296,
        (NOBODY, 4, 2): 52477549774848,
        (NOBODY, 5, 1): 60896738580480,
        (NOBODY, 6, 0): 59347566203904,
    },
    (3, 1, 8): {
        (0, 0, 0): 282240,
        (0, 0, 2): 19008,
        (0, 1, 1): 76608,
        (0, 2, 0): 152064,
        (1, 0, 1): 821376,
        (1, 0, 2): 30240,
        (1, 1, 0): 428544,
        (1, 2, 0): 4320,
    },
    (3, 1, 10): {
        (NOBODY, 0, 3): 1415808,
        (NOBODY, 1, 2): 932544,
        (NOBODY, 2, 1): 569088,
        (NOBODY, 3, 0): 711360,
    },
    (3, 2, 5): {(0, 0, 1): 1872, (0, 1, 0): 7488, (1, 0, 0): 733200},
    (3, 2, 17): {
        (NOBODY, 0, 6): 51274194186240,
        (NOBODY, 1, 5): 47398917408768,
        (NOBODY, 2, 4): 41894288446464,
        (NOBODY, 3, 3): 42398173495296,
        (NOBODY, 4, 2): 52477549774848,
        (NOBODY, 5, 1): 60896738580480,
        (NOBODY, 6, 0): 59347566203904,
    },
    (3, 3, 4): {(0, 0, 0): 254808, (1, 0, 1): 216},
    (3, 3, 7): {
        (0, 0, 1): 16213824,
        (0, 1, 0): 35375616,
        (0, 2, 0): 8640,
        (1, 0, 0): 1692714240,
        (1, 0, 2): 38016,
        (1, 1, 1): 13824,
    },
    (3, 3, 8): {
        (0, 0, 0): 27905230080,
        (0, 0, 2): 646272,
        (0, 1, 1): 2477952,
        (0, 2, 0): 4893696,
        (1, 0, 1): 1143275904,
        (1, 0, 2): 1028160,
        (1, 1, 0): 596491776,
        (1, 2, 0): 146880,
    },
}
DEEP = {(2, 3, 12), (2, 3, 17), (3, 2, 17), (3, 3, 7), (3, 3, 8)}


def start(rows: int, columns: int) -> State:
    state: State = cookietin.game("dots-and-boxes", rows=rows, columns=columns, first=0).laid_out()
    return state


def lines_of(rows: int, columns: int) -> int:
    """How many lines a grid has."""
    return (rows + 1) * columns + rows * (columns + 1)


def draw_every_line(states: Any, after: Any, leaves: Any, before: Any, out: Any) -> int:
    """Write what each line in each of these positions leads to, and from which; how many?"""
    count = 0
    for at in range(len(states)):
        seat = lowest_seat(active(states[at]))
        for line in range(legal_moves(states[at], seat, out)):
            after[count] = states[at]
            play(after[count], seat, out[line] + 0)
            mask = active(after[count])
            leaves[count, 0] = NOBODY if mask == 0 else lowest_seat(mask)
            leaves[count, 1] = score(after[count], 0)
            leaves[count, 2] = score(after[count], 1)
            before[count] = at
            count += 1
    return count


def positions_after(positions: list[bytes]) -> Iterator[tuple[int, bytes, Leaf]]:
    """What every line leads to, and from which of some positions."""
    kind: Any = State
    states = np.frombuffer(bytearray(b"".join(positions)), kind.DTYPE)
    after = np.zeros(len(states) * len(GAME.moves), kind.DTYPE)
    leaves, before = np.zeros((len(after), 3), np.int64), np.zeros(len(after), np.int64)
    out = np.zeros(len(GAME.moves), np.int64)
    kernel = GAME.kernel(draw_every_line, fast=True)
    if has_numba():
        found = kernel(states, after, leaves, before, out)
    else:
        shelves = StateRow(kind, states), StateRow(kind, after)
        found = kernel(*shelves, *map(memoryview, (leaves, before, out)))  # type: ignore[arg-type]
    written, size = after[:found].tobytes(), after.itemsize
    lines = zip(before[:found].tolist(), leaves[:found].tolist(), strict=True)
    for place, (at, (turn, first, second)) in enumerate(lines):
        yield at, written[place * size : (place + 1) * size], (turn, first, second)


def levels(s: Any, depth: int) -> Iterator[Counter[Leaf]]:
    """The sequences of one line, of two and so on, by what they lead to.

    What comes of a position does not depend on how it came about, so it is counted once.
    """
    level: Counter[bytes] = Counter({bytes(s): 1})
    for _ in range(depth):
        positions, times = list(level), list(level.values())
        level, found = Counter(), Counter[Leaf]()
        for first in range(0, len(positions), TOGETHER):
            for at, position, leaf in positions_after(positions[first : first + TOGETHER]):
                level[position] += times[first + at]
                found[leaf] += times[first + at]
        yield found


def count(s: State, depth: int) -> Counter[Leaf]:
    """The sequences of so many lines, by what they lead to."""
    return [*levels(s, depth)][-1]


def counts_by_line(s: State, depth: int) -> dict[str, dict[Leaf, int]]:
    """The same for each first line, as it is written."""
    return {
        ask.text_of(GAME, s, s.turn, move): dict(
            count(ask.state_after(GAME, s, s.turn, move), depth - 1)
        )
        for move in ask.legal(GAME, s, s.turn)
    }


def test_every_grid_has_figures_to_its_last_line_but_the_largest() -> None:
    """3×3 has them as deep as a minute allows."""
    deepest = {size: max(depth for *one, depth in GOLDEN if (*one,) == size) for size in SIZES}
    assert deepest == {**{size: lines_of(*size) for size in SIZES}, (3, 3): 8}


@pytest.mark.parametrize(
    ("rows", "columns", "depth"),
    [pytest.param(*key, marks=pytest.mark.slow if key in DEEP else ()) for key in GOLDEN],
)
def test_there_are_so_many_sequences_of_lines(rows: int, columns: int, depth: int) -> None:
    """2.1 2.2 2.3 3.1 As another engine has counted them."""
    s = start(rows, columns)
    expected = GOLDEN[rows, columns, depth]
    assert dict(count(s, depth)) == expected, counts_by_line(s, depth)


def test_all_orders_of_the_lines_are_counted() -> None:
    """2.1 Whatever is free may be drawn: n lines in any order."""
    lines = lines_of(1, 2)
    orders = 1
    for drawn, found in enumerate(levels(start(1, 2), lines)):
        orders *= lines - drawn
        assert found.total() == orders
