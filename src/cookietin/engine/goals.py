"""What a puzzle of a game asks for: the functions that its `puzzles.py` can have.

A puzzle is a position in which a seat has one best move. A game says in which positions something
can be asked, when that is settled, and what was reached then. It must be settled before chance has
a part in it, unless what is asked for is certain whatever is drawn; and by nothing that the seat
cannot know: the proof looks at everything that the seat and the others can do, and
`tests/engine/test_puzzles.py` deals out anew what is hidden.

A goal has a text: `goal-<key>`, with `$count` for what is gained and `$moves` for one's own moves.
For what a game does not have, the body here is the default.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cookietin.engine.part import Part
from cookietin.engine.texts import Say


def goal_of(s: Any, seat: int) -> str:
    """What could be asked of a seat that is to move; empty if nothing."""
    return ""


def is_settled(first: Any, s: Any, seat: int) -> bool:
    """Is it decided what the seat reaches, in a position that came of the first one?"""
    return True


def worth(first: Any, s: Any, seat: int) -> int:
    """What the seat has reached; it wants as much of it as it can get, and others want less."""
    return 0


def appeal(first: Any, s: Any, seat: int) -> int:
    """How good it looks at first sight what a move of the seat led to; nobody looks further."""
    return 0


def memories(s: Any, seat: int, say: Say) -> list[str]:
    """What the seat knows because it was there, and whoever solves cannot see: a line each."""
    return []


@dataclass(frozen=True)
class Goals(Part):
    """The functions of one game, each under its name in this module.

    tables        the options of the matches in which puzzles are looked for; without any, the game
                  has no puzzles
    margins       of a goal, by how much the best move must be better than others, if not by 1
    alternatives  how many first moves may be best, where their order does not matter
    is_certain    what is asked for must come true whatever is drawn: chance does its worst
    """

    goal_of: Callable[[Any, int], str] = goal_of
    is_settled: Callable[[Any, Any, int], bool] = is_settled
    worth: Callable[[Any, Any, int], int] = worth
    appeal: Callable[[Any, Any, int], int] = appeal
    memories: Callable[[Any, int, Say], list[str]] = memories
    tables: tuple[dict[str, Any], ...] = field(default=(), hash=False)  # options have no hash
    margins: tuple[tuple[str, int], ...] = ()
    alternatives: int = 1
    is_certain: bool = False
