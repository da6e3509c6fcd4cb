"""How many sequences of moves there are from five layouts, counted by both implementations."""

from __future__ import annotations

import pytest

from cookietin.engine import ask
from cookietin.games.cookie_addict import GAME, rules, words
from cookietin.games.cookie_addict.rules import State
from cookietin.games.cookie_addict.tests import naive
from cookietin.games.cookie_addict.tests.drawn import place
from cookietin.games.cookie_addict.tests.naive import Board
from cookietin.games.cookie_addict.tests.test_naive import board_of, number_of

LAYOUTS = {
    "a classic square as it is laid": """
           .    .    .    .    .    .
        .  +1   -1   +2L  swap +1L  -3
        .  +3   +1   trap -1   +2   +1L
        .  -2   +4G@1 +1  turn -1L  +2
        .  +1LL +2   -1   +3   +5   -2L
        .  +1   -4   +3G@2 -1  +1L  move-a-guard
        .  -2   +2L  +3   -3   trade -1L
        *A 0 0 puts
         B 0 0
    """,
    "a short square as it is laid": """
           .    .    .    .    .
        .  +1   -1   +2L  swap +1L
        .  +3   +1   -1   +2   +1L
        .  -2   +4G@1 +1  -1L  +2
        .  +1   +2   -1   -3   -2
        .  +1L  +3G@2 -1  -1L  turn
        *A 0 0 puts
         B 0 0
    """,
    "lures for both and both guards near": """
           .    .    B    .    .
        .  +1   --   +2L  ..   ..
        A  +3   +1@1 --   +2   +1L
        .  --   ..   +1   -1L@2 +2
        .  ..   ..   -1   --   ..
        .  ..   ..   --   ..   ..
        *A 4 4
         B 2 3
    """,
    "tiles that ask side by side": """
           .    .    .    B    .    .
        .  ..   ..   ..   swap ..   ..
        A  +1   turn +2   --   trade -1L
        .  ..   ..   ..   move-a-guard ..@1 ..
        .  ..   ..   ..   +1   ..   ..
        .  ..   ..   ..   --   ..   ..
        .  ..   --   ..   -2   ..@2 ..
        *A 3 0 double
         B 4 2
    """,
    "nearly over": """
           .    B    .    .    .
        .  --   +1   --   --   +3
        .  --   (-1) --   +2   --
        .  +1   swap --   -2   --
        A  --   (+1) +1L  --   --@1
        .  --   alarm --  -1   +2
        *A 5 1
         B 4 0
    """,
}
# To depth 1, 2, 3 and 4.
COUNTS = {
    "a classic square as it is laid": [12, 68, 719, 4983],
    "a short square as it is laid": [10, 46, 334, 1626],
    "lures for both and both guards near": [3, 51, 722, 9640],
    "tiles that ask side by side": [4, 81, 461, 5670],
    "nearly over": [3, 8, 18, 16],
}


def counts_by_move(s: State, depth: int) -> dict[str, int]:
    """The number of sequences that begin with each move; an end counts once it is reached."""
    found = {}
    for move in ask.legal(GAME, s, s.turn):
        after: State = s.copy()  # type: ignore[attr-defined]
        rules.play(after, s.turn, move)
        found[words.write(s, s.turn, move)] = count(after, depth - 1)
    return found


def count(s: State, depth: int) -> int:
    if depth == 0 or s.phase == rules.OVER:
        return int(depth == 0)
    return sum(counts_by_move(s, depth).values())


def naive_counts_by_move(s: State, depth: int) -> dict[str, int]:
    board = board_of(s)
    return {
        words.write(s, s.turn, number_of(s, move)): naive_count(naive.after(board, move), depth - 1)
        for move in naive.moves(board)
    }


def naive_count(board: Board, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(naive_count(naive.after(board, move), depth - 1) for move in naive.moves(board))


@pytest.mark.parametrize("name", LAYOUTS)
def test_there_are_as_many_sequences_of_moves_as_were_counted(name: str) -> None:
    """2.1 2.2 2.3 2.4 2.6 4.2 4.5 4.6 4.7 5.1 To depth 4; by first move when it is wrong."""
    s = place(LAYOUTS[name]).state
    for depth, expected in enumerate(COUNTS[name], start=1):
        found = counts_by_move(s, depth)
        assert sum(found.values()) == expected, f"depth {depth}: {found}"


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_naive_implementation_counts_the_same(name: str) -> None:
    """2.1 2.2 2.3 2.4 2.6 4.2 4.5 4.6 4.7 5.1 By first move."""
    s = place(LAYOUTS[name]).state
    assert dict(sorted(naive_counts_by_move(s, 4).items())) == dict(
        sorted(counts_by_move(s, 4).items())
    )
