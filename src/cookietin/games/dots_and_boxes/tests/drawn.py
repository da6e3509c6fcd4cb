"""Positions of Dots and Boxes, drawn, and strips of them with the lines in between.

+--+  +      -- and | are lines
|A |  |      A, B, C, D: whose box it is
+--+--+      the star before a drawing says who is to draw: *B
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import cookietin
from cookietin import Position
from cookietin.engine import Phrase, ask
from cookietin.games.dots_and_boxes import data, laws, rules, view
from cookietin.games.dots_and_boxes.data import LETTERS
from cookietin.games.dots_and_boxes.rules import State

TURN = "*"


def place(drawing: str, players: int = 2, changes: dict[str, Any] | None = None) -> Position:
    """The position that is drawn; `changes` are fields of which a drawing says something else."""
    who, _, board = drawing.strip("\n").partition("\n")
    if not who.strip().startswith(TURN):
        who, board = "", drawing
    found = data.read_board(board)
    game = cookietin.game("dots-and-boxes", players=players, rows=found.rows, columns=found.columns)
    fields: dict[str, Any] = {
        "across": found.across, "down": found.down, "boxes": list(found.boxes),
        "phase": rules.TO_DRAW if who else rules.OVER,
        "turn": LETTERS.index(who.strip()[1]) if who else 0,
    }  # fmt: skip
    return game.position(fields | (changes or {}))


def draw(s: State) -> str:
    """The drawing of a position."""
    lines = [line[2:].rstrip() for line in view.board_lines(s)[1:]]
    return "\n".join([f"{TURN}{LETTERS[s.turn]}" if s.phase == rules.TO_DRAW else "", *lines])


def plain(drawing: str) -> str:
    """A drawing as `draw` makes it."""
    lines = [line.rstrip() for line in dedent(drawing.strip("\n")).splitlines()]
    return "\n".join(lines if lines[0].startswith(TURN) else ["", *lines])


def require_drawn(position: Position, drawing: str) -> None:
    """Fail with both drawings unless the board is the one that is drawn, and breaks no law."""
    found, law = draw(position.state), laws.broken_law(position.state)
    if found != plain(drawing) or law:
        raise AssertionError(f"drawn:\n{plain(drawing)}\n\nplayed:\n{found}\n\nlaw {law}")


def play(position: Position, *moves: str) -> Position:
    """These lines, each by whoever's turn it is."""
    for move in moves:
        position = position.play(move)
    return position


def may(position: Position) -> list[str]:
    """What can be drawn, as it is written."""
    return [move.text for move in position.legal()]


def told(before: Position, move: str) -> list[Phrase]:
    """What the log tells of one line."""
    after = before.play(move)
    last = after.line[-1]
    plug = before.game.plug
    happened = ask.happenings_of(plug, before.state, last.seat, last.number)
    return ask.lines_of(plug, before.state, happened, after.state, last.seat)
