"""Dots and Boxes beside OpenSpiel's `dots_and_boxes`, which nobody here wrote.

Needs an interpreter that has OpenSpiel: this one, or the one that COOKIETIN_OPEN_SPIEL names.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from importlib.util import find_spec
from typing import Any

import pytest

import cookietin
from cookietin.engine import ask
from cookietin.games.dots_and_boxes import GAME, data, rules
from cookietin.games.dots_and_boxes.rules import State
from cookietin.games.dots_and_boxes.tests.test_counts import (
    GOLDEN,
    NOBODY,
    SIZES,
    levels,
    lines_of,
    start,
)
from cookietin.games.dots_and_boxes.tests.test_estimate import random_match

INTERPRETER = os.environ.get("COOKIETIN_OPEN_SPIEL", "")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not INTERPRETER and find_spec("pyspiel") is None,
        reason="no OpenSpiel here; COOKIETIN_OPEN_SPIEL names an interpreter that has it",
    ),
]
MATCHES = 2000
SECONDS = 60  # of a processor, that OpenSpiel may take to count on a grid: only 3×3 needs more

# What is run there: boxes are counted in the picture that OpenSpiel draws, "1" and "2".
THEIRS = """
import json, sys, time
from collections import Counter
import pyspiel

def game_of(rows, columns):
    return pyspiel.load_game(f"dots_and_boxes(num_rows={rows},num_cols={columns})")

def leaf(state):
    turn = -1 if state.is_terminal() else state.current_player()
    drawn = str(state)
    return turn, drawn.count("1"), drawn.count("2")

def counts(rows, columns, seconds):
    # Sequences that lead to the same picture and the same turn go on alike.
    until = time.process_time() + seconds
    level = [[game_of(rows, columns).new_initial_state(), 1]]
    found = []
    while any(not state.is_terminal() for state, _ in level):
        after = {}
        for state, times in level:
            for action in state.legal_actions():
                if time.process_time() > until:
                    return found
                child = state.child(action)
                after.setdefault((str(child), child.current_player()), [child, 0])[1] += times
        level = list(after.values())
        leaves = Counter()
        for state, times in level:
            leaves[leaf(state)] += times
        found.append(sorted([*key, times] for key, times in leaves.items()))
    return found

def replay(rows, columns, actions):
    state = game_of(rows, columns).new_initial_state()
    told = []
    for action in actions:
        told.append([*leaf(state), state.legal_actions()])
        state.apply_action(action)
    return [*told, [*leaf(state), state.legal_actions()]], state.returns()

for line in sys.stdin:
    what, *given = json.loads(line)
    print(json.dumps({"counts": counts, "replay": replay}[what](*given)), flush=True)
"""


def ask_open_spiel(questions: list[list[Any]]) -> list[Any]:
    """The answers of the program above."""
    ran = subprocess.run(
        [INTERPRETER or sys.executable, "-c", THEIRS],
        input="\n".join(map(json.dumps, questions)), stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return [json.loads(line) for line in ran.stdout.splitlines()]


def action_of(s: State, edge: int) -> int:
    """An edge as OpenSpiel numbers it: those that lie row by row, then those that stand."""
    row, column = data.row_and_column(edge % data.PLACES)
    if edge < data.PLACES:
        return row * s.columns + column
    return (s.rows + 1) * s.columns + row * (s.columns + 1) + column


def leaf_of(s: State) -> list[int]:
    turn = s.turn if s.phase == rules.TO_DRAW else NOBODY
    return [turn, rules.score(s, 0), rules.score(s, 1)]


def test_there_are_as_many_sequences_of_lines_as_open_spiel_finds() -> None:
    """2.1 2.2 2.3 3.1 From 1×1 to 3×3, as deep as a minute allows; golden figures are theirs."""
    answers = ask_open_spiel([["counts", *size, SECONDS] for size in SIZES])
    compared: dict[tuple[int, ...], dict[Any, int]] = {}
    for size, found in zip(SIZES, answers, strict=True):
        theirs = [{tuple(leaf): times for *leaf, times in level} for level in found]
        ours = [dict(level) for level in levels(start(*size), len(found))]
        assert ours == theirs, size
        assert len(found) == lines_of(*size) or size == (3, 3), "it was cut off"
        compared |= {(*size, depth): level for depth, level in enumerate(theirs, 1)}
    assert GOLDEN.keys() - compared.keys() <= {(3, 3, 8)}, "there was hardly any time"
    for key in GOLDEN.keys() & compared.keys():
        assert GOLDEN[key] == compared[key], key


def test_2000_random_matches_are_the_same_move_by_move() -> None:
    """1.1 2.1 2.2 2.3 3.1 Whose turn it is, what may be drawn, the boxes of both, who wins."""
    games = [
        cookietin.game("dots-and-boxes", rows=rows, columns=columns, first=0)
        for rows in range(1, 7)
        for columns in range(1, 7)
    ]
    matches = [random_match(games[seed % len(games)], seed) for seed in range(MATCHES)]
    questions = []
    for line in matches:
        s = line[0].state
        actions = [action_of(s, move.number) for move in line[-1].line]
        questions.append(["replay", s.rows, s.columns, actions])
    results: Counter[tuple[int, ...]] = Counter()
    for line, (told, returns) in zip(matches, ask_open_spiel(questions), strict=True):
        ours = []
        for position in line:
            s = position.state
            legal = [action_of(s, move) for move in ask.legal(GAME, s, s.turn)]
            ours.append([*leaf_of(s), legal])
        assert ours == told
        outcome = line[-1].outcome
        assert outcome is not None
        winners = tuple(seat for seat in range(2) if returns[seat] > 0)
        assert outcome.winners == winners
        results[winners] += 1
    assert set(results) == {(), (0,), (1,)}
