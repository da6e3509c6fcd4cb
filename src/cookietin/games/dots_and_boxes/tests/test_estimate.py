"""What bots think of a position of Dots and Boxes."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

import cookietin
from cookietin import Position
from cookietin.engine import ask
from cookietin.engine.compile import has_numba
from cookietin.engine.position import Game
from cookietin.engine.thinking import Reckoning, search_of
from cookietin.games.dots_and_boxes import GAME, data, rules
from cookietin.games.dots_and_boxes.estimate import estimate, taken_at_once
from cookietin.games.dots_and_boxes.rules import State, closed_boxes
from cookietin.games.dots_and_boxes.tests.drawn import place

needs_numba = pytest.mark.skipif(not has_numba(), reason="there is no numba here")

# Drawing, how many play, and what looks best.
LIKES: dict[str, tuple[str, int, set[str]]] = {
    "to close a box": ("*A\n+--+  +\n|\n+--+  +\n\n+  +  +", 2, {"b1w"}),
    "not to draw a third side": ("*A\n+--+--+\n|\n+  +  +", 2, {"b1e", "b1s"}),
    "not to draw one with more players": ("*A\n+--+--+\n|\n+  +  +", 3, {"b1e", "b1s"}),
    "to open the shortest chain": (
        "*A\n+--+--+--+\n\n+--+--+--+\n   |\n+  +  +--+", 2, {"a2w", "a2s"},
    ),
}  # fmt: skip


def liked(position: Position) -> set[str]:
    """What the greedy bot would choose from."""
    seat = position.seats[0]
    worth = {
        move.text: estimate(ask.state_after(GAME, position.state, seat, move.number), seat)
        for move in position.legal()
    }
    return {text for text, value in worth.items() if value == max(worth.values())}


@pytest.mark.parametrize("name", LIKES)
def test_the_greedy_bot_likes(name: str) -> None:
    """2.2 2.3 What looks best right after it."""
    drawing, players, lines = LIKES[name]
    assert liked(place(drawing, players=players)) == lines


def test_an_estimate_is_the_opposite_for_the_other_of_two() -> None:
    """3.1 In whole matches on grids of several sizes."""
    for size in ((1, 1), (2, 3), (4, 4)):
        game = cookietin.game("dots-and-boxes", rows=size[0], columns=size[1], first=0)
        for position in random_match(game, 3):
            assert estimate(position.state, 0) == -estimate(position.state, 1)


def random_match(game: Game, seed: int) -> list[Position]:
    choices = random.Random(seed)
    line = [game.start(seed)]
    while line[-1].outcome is None:
        line.append(line[-1].after(choices.choice(line[-1].legal())))
    return line


def test_what_can_be_closed_is_what_closing_one_after_the_other_closes() -> None:
    """2.2 2.3 In random positions of the usual grid."""
    game = cookietin.game("dots-and-boxes", first=0)
    for seed in range(20):
        for position in random_match(game, seed):
            s = position.state
            across, down = taken_at_once(s.across, s.down)
            while three := rules.boxes_with_three(s.across, s.down):
                box = data.places_in(three)[0]
                drawn = s.across | s.down << data.PLACES
                (edge,) = (
                    data.edge_of(box, side)
                    for side in range(4)
                    if not (drawn >> data.edge_of(box, side)) & 1
                )
                s = ask.state_after(GAME, s, s.turn, edge)
            assert closed_boxes(across, down) == closed_boxes(s.across, s.down)


@pytest.mark.parametrize(
    ("drawing", "boxes"),
    [
        ("*A\n+--+--+--+\n\n+--+--+--+", -3),  # one chain: whoever opens it loses all
        ("*A\n+--+--+--+\n\n+--+--+--+\n\n+--+--+--+", -2),  # two: one is left two of the first
        ("*A\n+--+--+\n|     |\n+  +  +\n|     |\n+--+--+", -4),  # a loop
        ("*A\n+--+--+\n\n+--+--+", -2),  # too short to leave anything
        ("*A\n+--+--+--+\n\n+--+--+--+\n   |\n+  +  +--+", -2),  # one, two, then three
    ],
)
def test_chains_are_worth_what_they_bring(drawing: str, boxes: int) -> None:
    """2.2 2.3 To whoever must open the first of them."""
    s = place(drawing).state
    assert estimate(s, 0) == 100 * boxes
    assert exact_margin(s.across, s.down, s.rows, s.columns) == boxes


@lru_cache(1 << 20)
def exact_margin(across: int, down: int, rows: int, columns: int) -> int:
    """By how many boxes whoever is to draw ends ahead of the other, from now on, if both play best.

    Every line is looked at, to the end.
    """
    lying, standing = data.edges_of(rows, columns)
    best = None
    for edge in range(data.EDGES):
        place_ = edge % data.PLACES
        grid, drawn = (lying, across) if edge < data.PLACES else (standing, down)
        if not ((grid & ~drawn) >> place_) & 1:
            continue
        new = (across | 1 << place_, down) if edge < data.PLACES else (across, down | 1 << place_)
        closed = (closed_boxes(*new) & ~closed_boxes(across, down)).bit_count()
        rest = exact_margin(*new, rows, columns)
        margin = closed + rest if closed else -rest
        best = margin if best is None else max(best, margin)
    return best or 0


# By how many boxes the first player wins, if both play best.
VALUES = {(1, 1): -1, (1, 2): 0, (1, 3): -1, (2, 2): 2}


@pytest.mark.parametrize("size", VALUES)
def test_small_grids_are_worth_what_is_known(size: tuple[int, int]) -> None:
    """3.1 Boxes of the first player less those of the second."""
    assert exact_margin(0, 0, *size) == VALUES[size]


def verdict_of(s: State) -> int:
    """1 if whoever is to draw wins, −1 if the other does, 0 if it is a draw."""
    lead = rules.score(s, s.turn) - rules.score(s, 1 - s.turn)
    margin = lead + exact_margin(s.across, s.down, s.rows, s.columns)
    return (margin > 0) - (margin < 0)


@pytest.mark.parametrize("size", [(1, 1), (1, 2), (1, 3), (2, 2)])
def test_a_small_grid_is_solved_from_the_start(size: tuple[int, int]) -> None:
    """3.1 By alpha-beta, which says that it is certain."""
    game = cookietin.game("dots-and-boxes", rows=size[0], columns=size[1], first=0)
    view = game.start().view(0)
    search = search_of(view, 1, fast=has_numba())
    assert isinstance(search, Reckoning)
    while not search.is_done:
        search.go_on(1_000)
    assert search.verdict == verdict_of(view.bare)


@pytest.mark.parametrize("fast", [pytest.param(True, marks=needs_numba), False])
def test_near_the_end_what_is_claimed_is_so_by_looking_at_every_line(fast: bool) -> None:
    """3.1 And the move that it plays keeps what was claimed."""
    verdicts = []
    for seed in range(40 if fast else 12):
        game = cookietin.game("dots-and-boxes", rows=3, columns=3, first=seed % 2)
        line = random_match(game, seed)
        position = line[-1 - (11 if fast else 7)]
        search = Reckoning(position.view(position.seats[0]), fast)
        while not search.is_done:
            search.go_on(500)
        expected = verdict_of(position.state)
        assert search.verdict == expected, seed
        after = position.play(next(m.text for m in position.legal() if m.number == search.best))
        turned = after.state.turn != position.state.turn
        assert (-1 if turned else 1) * verdict_of(after.state) == expected, seed
        verdicts.append(expected)
    assert {1, -1} <= set(verdicts) or not fast


def test_with_three_players_it_counts_against_the_best_of_the_others() -> None:
    """3.1 And foresees only what whoever is to draw has to open."""
    s = place("*A\n+--+--+--+--+\n|B |C |C |\n+--+--+--+  +", players=3).state
    assert estimate(s, 0) == -100 * 2 - 100 * 1  # what the best has, and what must be opened
    assert estimate(s, 1) == -100 * 1 + 100 * 1
