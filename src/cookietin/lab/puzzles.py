"""Looking for puzzles: bots play matches, and every position is asked whether it is one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from cookietin.bots import GreedyBot
from cookietin.engine.bot import Budget
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game, Position
from cookietin.engine.puzzles import DIFFICULTIES, Puzzle, puzzle_in

A_SLIP = 0.3  # how often a player does something without thinking
PATIENCE = 1000  # matches without anything that is wanted
AT_ONCE = Budget(0.0)


def find_puzzles(
    plug: Plug,
    count: int,
    seed: int,
    difficulty: str = "",
    progress: Callable[[int], None] = lambda found: None,
) -> list[Puzzle]:
    """So many puzzles of a game, the easy ones first: always the same for a seed.

    They are of one difficulty, or equally many of each. Where a game hardly has any, it may be
    fewer.
    """
    kinds = [difficulty] if difficulty else [*DIFFICULTIES]
    wanted = {kind: (count + at) // len(kinds) for at, kind in enumerate(reversed(kinds))}
    found: list[Puzzle] = []
    number = last = 0
    while any(wanted.values()) and number - last <= PATIENCE:
        for puzzle in puzzles_in_match(plug, seed, number):
            if wanted.get(puzzle.difficulty):
                wanted[puzzle.difficulty] -= 1
                found.append(puzzle)
                last = number
                progress(len(found))
        number += 1
    return sorted(found, key=lambda one: (DIFFICULTIES.index(one.difficulty), one.moves))


def puzzles_in_match(plug: Plug, seed: int, number: int) -> Iterator[Puzzle]:
    """The puzzles of a match: one of each round at most, and none twice, so that they differ."""
    choices = random.Random(f"{seed} {number}")
    tables = plug.goals.tables
    done: set[Any] = set()
    for position in positions_of(Game.of(plug, tables[number % len(tables)]), choices):
        this_round = plug.rules.rounds(position.bare)
        for seat in position.seats:
            puzzle = None if this_round in done else puzzle_in(position, seat)
            if puzzle and puzzle.solution not in done:
                done |= {this_round, puzzle.solution}
                yield puzzle


def positions_of(game: Game, choices: random.Random) -> Iterator[Position]:
    """A match of bots that know what is good, and slip now and then."""
    bot = GreedyBot(choices.randrange(2**32))
    position = game.start(seed=choices.randrange(2**32))
    while position.outcome is None:
        yield position
        seat = position.seats[0]
        legal = position.legal(seat)
        if choices.random() < A_SLIP:
            move = choices.choice(legal)
        else:
            move = bot.choose(position.view(seat), legal, AT_ONCE)
        position = position.play(move)
