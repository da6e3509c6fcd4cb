"""The lines that a search of Dots and Boxes looks at, and what that lets it know for certain."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

import cookietin
from cookietin import Position
from cookietin.engine import ask
from cookietin.engine.compile import has_numba
from cookietin.engine.thinking import Reckoning
from cookietin.games.dots_and_boxes import GAME, data, rules
from cookietin.games.dots_and_boxes.rules import State, boxes_with_three, closed_boxes
from cookietin.games.dots_and_boxes.tests.drawn import place
from cookietin.games.dots_and_boxes.tests.test_estimate import (
    exact_margin,
    random_match,
)
from cookietin.games.dots_and_boxes.worthwhile import worthwhile

# Drawing, how many play, and what is worth a look.
LOOKED_AT: dict[str, tuple[str, int, str]] = {
    "the next box of a chain": ("*A\n+--+--+--+\n|\n+--+--+--+", 2, "b1w"),
    "a box by itself, first": ("*A\n+--+--+--+\n   |\n+--+--+--+", 2, "a1w"),
    "the last two of a chain": ("*A\n+--+--+--+\n|A |\n+--+--+--+", 2, "c1w c1e"),
    "the last four of a loop": (
        "*A\n+--+--+\n|  |  |\n+  +  +\n|     |\n+--+--+", 2, "a2n b2n b2w",
    ),
    "one line of a chain": ("*A\n+--+--+--+\n\n+--+--+--+", 2, "a1w"),
    "the line that leaves nothing to leave": ("*A\n+--+--+\n\n+--+--+", 2, "b1w"),
    "one line of a loop": ("*A\n+--+--+\n|     |\n+  +  +\n|     |\n+--+--+", 2, "a2n"),
    "all lines that give nothing away": ("*A\n+--+  +\n\n+  +  +", 2, "b1n a1s b1s a1w b1w b1e"),
    "all, if more play": ("*A\n+--+--+--+\n|\n+--+--+--+", 3, "b1w c1w c1e"),
}  # fmt: skip


def lines_to_look_at(s: State) -> list[int]:
    out = memoryview(bytearray(2 * len(GAME.moves))).cast("h")
    return list(out[: worthwhile(s, s.turn, out)])


@pytest.mark.parametrize("name", LOOKED_AT)
def test_worth_a_look_is(name: str) -> None:
    """2.1 2.2 2.3 Of all lines, as many as it takes."""
    drawing, players, lines = LOOKED_AT[name]
    position = place(drawing, players=players)
    found = lines_to_look_at(position.state)
    assert " ".join(m.text for m in position.legal() if m.number in found) == lines


def test_what_is_worth_a_look_is_legal_and_in_its_usual_order() -> None:
    """2.1 In random matches, whoever plays."""
    for seed in range(9):
        players = 2 + seed % 3
        game = cookietin.game("dots-and-boxes", players=players, rows=3, columns=6, first=0)
        for position in random_match(game, seed)[:-1]:
            legal = [move.number for move in position.legal()]
            found = lines_to_look_at(position.state)
            assert found
            assert [move for move in legal if move in found] == found
            assert players == rules.TWO or found == legal


@lru_cache(1 << 20)
def looked_ahead(across: int, down: int, rows: int, columns: int) -> int:
    """What `exact_margin` says, if nothing but these lines is looked at."""
    s: State = cookietin.game("dots-and-boxes", rows=rows, columns=columns, first=0).laid_out()
    s.across, s.down = across, down
    if (across, down) == (s.edges_across, s.edges_down):
        return 0
    margins = []
    for edge in lines_to_look_at(s):
        bit = 1 << edge % data.PLACES
        new = (across | bit, down) if edge < data.PLACES else (across, down | bit)
        closed = (closed_boxes(*new) & ~closed_boxes(across, down)).bit_count()
        rest = looked_ahead(*new, rows, columns)
        margins.append(closed + rest if closed else -rest)
    return max(margins)


def without_some_lines(rows: int, columns: int, lines: int, choices: random.Random) -> State:
    """A grid on which all lines are drawn but so many."""
    s: State = cookietin.game("dots-and-boxes", rows=rows, columns=columns, first=0).laid_out()
    s.across, s.down = s.edges_across, s.edges_down
    edges = s.across | s.down << data.PLACES
    free = [edge for edge in range(data.EDGES) if (edges >> edge) & 1]
    for edge in choices.sample(free, min(lines, len(free))):
        if edge < data.PLACES:
            s.across ^= 1 << edge
        else:
            s.down ^= 1 << edge - data.PLACES
    return s


@pytest.mark.parametrize("size", [(2, 2), (1, 6), (2, 3), (3, 3), (2, 5), (4, 4)])
def test_nothing_better_is_overlooked(size: tuple[int, int]) -> None:
    """2.2 2.3 3.1 By looking at every line, where any ten are left."""
    choices = random.Random(sum(size))
    for _ in range(60):
        s = without_some_lines(*size, choices.randint(4, 10), choices)
        key = s.across, s.down, *size
        assert looked_ahead(*key) == exact_margin(*key), key


def gives_nothing_away(s: State, line: int) -> bool:
    after = ask.state_after(GAME, s, s.turn, line)
    return not boxes_with_three(after.across, after.down)


def where_the_end_begins(seed: int) -> Position:
    """Of a match on the usual grid: nobody has given anything away, and now somebody must."""
    choices = random.Random(seed)
    position = cookietin.game("dots-and-boxes", first=0).start(seed)
    while True:
        s = position.state
        safe = [move for move in position.legal() if gives_nothing_away(s, move.number)]
        if not safe:
            return position
        position = position.after(choices.choice(safe))


def as_master_thinks(position: Position) -> Reckoning:
    """With as many iterations as `master` has, or until it is certain."""
    search = Reckoning(position.view(position.seats[0]), fast=has_numba())
    while not search.is_done and search.iterations < GAME.levels.master.iterations:
        search.go_on(100)
    return search


@pytest.mark.parametrize("seed", range(6 if has_numba() else 2))
def test_the_end_on_the_usual_grid_is_known_for_certain_and_played_so(seed: int) -> None:
    """2.2 2.3 3.1 By looking at every line that is worth it, with the iterations of `master`."""
    position = where_the_end_begins(seed)
    s = position.state
    margin = looked_ahead(s.across, s.down, s.rows, s.columns)
    assert as_master_thinks(position).verdict == (margin > 0) - (margin < 0)
    while position.outcome is None:
        best = as_master_thinks(position).best
        position = position.after(next(m for m in position.legal() if m.number == best))
    winner = s.turn if margin > 0 else 1 - s.turn
    assert position.outcome.winners == (() if margin == 0 else (winner,))
