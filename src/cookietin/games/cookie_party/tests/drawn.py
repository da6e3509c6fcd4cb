"""Boards of Cookie Party, drawn: all of one, or only its top left corner.

+--+--+  +      -- and | are walls
|7  X |         7 is a chip, X a cross
+--+--+  +      /// under a board: bars that are crossed out
         .      every space of our own test board that is not drawn is empty
+  +  +  +
//

The test board has no printed walls, and its cookies lie together:

    AAABBB      seven kinds of three,
    CCCDDD
    EEEFFF
    GGG***      ten on red
    ******
    *ooooo      and five plain ones.
"""

from __future__ import annotations

from typing import Any

import cookietin
from cookietin import Position
from cookietin.engine import CHANCE, Phrase, ask
from cookietin.games.cookie_party import laws, rules
from cookietin.games.cookie_party.data import (
    CELL,
    CHIPS,
    CORNER,
    DOWN,
    LIES,
    SPACE_NAMES,
    STANDS,
    TASKS,
)
from cookietin.games.cookie_party.moves import LOWEST
from cookietin.games.cookie_party.rules import BOARDS, State

SIDE = 6
SPACES = [DOWN * row + column for row in range(SIDE) for column in range(SIDE)]
NAMES = [SPACE_NAMES[space] for space in SPACES]
ROWS = ("AAABBB", "CCCDDD", "EEEFFF", "GGG***", "******", "*ooooo")
CROSS, BAR = "X", "/"
BARE = "+  +"


def our_edition(rows: tuple[str, ...] = ROWS, **changes: Any) -> dict[str, Any]:
    """The test board as a file of an owner, or another with as many columns as its rows have."""
    lines, columns = [], len(rows[0])
    for row, letters in enumerate(rows):
        dots = [":" if columns * row + column < CHIPS else " " for column in range(columns)]
        lines.append("+  " * columns + CORNER)
        lines.append("".join(f" {a}{b}" for a, b in zip(letters, dots, strict=True)))
    lines.append("+  " * columns + CORNER)
    return {"side": "blue", "kinds": "ABCDEFG", "board": "\n".join(lines)} | changes


YELLOW_ROWS = ("AABBCC", "CDDDEE", "EFFFFG", "GGGHHH", "HH****", "******")


def yellow_edition(**changes: Any) -> dict[str, Any]:
    """A yellow board, drawn in the same plain way."""
    return our_edition(YELLOW_ROWS, side="yellow", kinds="ABCDEFGH", **changes)


def rows_of(drawing: str) -> tuple[list[str], str]:
    """The lines of a board, each at its full length, and the bars under it."""
    lines = drawing.strip("\n").split("\n")
    indent = min(len(line) - len(line.lstrip()) for line in lines if CORNER in line)
    lines = [line[indent:].rstrip() for line in lines]
    last = max(at for at, line in enumerate(lines) if line.startswith(CORNER))
    width = len(lines[last])
    return [line.ljust(width) for line in lines[: last + 1]], "".join(lines[last + 1 :]).strip()


def read_board(drawing: str) -> dict[str, Any]:
    """What a drawing says of a board: walls, crosses, chips (those not drawn have left), bars."""
    lines, bars = rows_of(drawing)
    found: dict[str, Any] = {"across": 0, "down": 0, "crosses": 0, "bars": bars.count(BAR)}
    chips = [rules.GONE] * CHIPS
    columns = (len(lines[0]) - 1) // CELL
    for at, line in enumerate(lines):
        row = at // 2
        for column in range(columns + 1):
            edge, inside = line[CELL * column], line[CELL * column + 1 : CELL * (column + 1)]
            if at % 2 == 0:
                found["across"] |= (inside == LIES) << (DOWN * row + column)
                continue
            found["down"] |= (edge == STANDS) << (DOWN * row + column)
            space, mark = DOWN * row + column, inside.strip()
            if mark == CROSS:
                found["crosses"] |= 1 << space
            elif mark.isdigit():
                chips[int(mark) - LOWEST] = space
    return found | {"chips": chips}


def place(
    *drawings: str,
    places: dict[tuple[int, int], int] | None = None,
    changes: dict[str, Any] | None = None,
    **options: Any,
) -> Position:
    """A position before a throw, with a board for each player.

    A task that a drawing completes has been scored, in the first place if `places` does not say
    otherwise. `changes` are fields of which drawings say nothing.
    """
    options.setdefault("edition", our_edition())
    game = cookietin.game("cookie-party", players=len(drawings), **options)
    state: Any = game.laid_out()
    boards = [read_board(drawing) for drawing in drawings]
    fields = {"phase": rules.DICE_ROLL, "round": 7, "waiting": 0, "stage": [0] * BOARDS}
    for name in ("across", "down", "crosses", "bars", "chips"):
        nothing: Any = [0] * CHIPS if name == "chips" else 0
        values = [board[name] for board in boards] + [nothing] * (BOARDS - len(boards))
        fields |= {name: values, f"shown_{name}": values}
    taken = [[0] * TASKS for _ in range(BOARDS)]
    points = [0] * BOARDS
    for seat, board in enumerate(boards):
        for task in range(TASKS):
            if rules.is_task(state, task) and rules.is_complete(state, board["crosses"], task):
                taken[seat][task] = (places or {}).get((seat, task), 1)
                points[seat] += state.task_points[task, taken[seat][task] - 1]
    return game.position(fields | {"places": taken, "points": points} | (changes or {}))


def drawn(s: State, like: str, seat: int = 0) -> str:
    """As much of a board, as it is now, as another drawing shows."""
    lines, _ = rows_of(like)
    rows, columns = len(lines) // 2, (len(lines[0]) - 1) // CELL
    chips = {s.chips[seat, chip]: str(chip + LOWEST) for chip in range(CHIPS)}
    found = []
    for row in range(rows + 1):
        edges = [(s.across[seat] >> (DOWN * row + column)) & 1 for column in range(columns)]
        found.append("".join(CORNER + (LIES if wall else "  ") for wall in edges) + CORNER)
        if row < rows:
            line = ""
            for column in range(columns + 1):
                wall = (s.down[seat] >> (DOWN * row + column)) & 1
                space = DOWN * row + column
                inside = CROSS if (s.crosses[seat] >> space) & 1 else chips.get(space, "")
                line += (STANDS if wall else " ") + (inside.ljust(2) if column < columns else "")
            found.append(line)
    found.append(BAR * s.bars[seat])
    return "\n".join(line.rstrip() for line in found).rstrip()


def require_drawn(position: Position, drawing: str, seat: int = 0) -> None:
    """Fail with both drawings unless the board is the one that is drawn, and breaks no law."""
    lines, bars = rows_of(drawing)
    expected = "\n".join(line.rstrip() for line in [*lines, bars]).rstrip()
    found = drawn(position.state, drawing, seat)
    law = laws.broken_law(position.state)
    if found != expected or law:
        raise AssertionError(f"drawn:\n{expected}\n\nplayed:\n{found}\n\nlaw {law}")


def play(position: Position, *moves: str, seat: int = 0) -> Position:
    """The throw, if it is to be thrown, and then the moves of one seat."""
    for move in moves:
        who = seat if position.seats != (CHANCE,) else CHANCE
        position = position.play(move, who)
    return position


def may(position: Position, seat: int = 0) -> set[str]:
    """What a seat may do, as it is written."""
    return {move.text for move in position.legal(seat)}


def refused(position: Position, move: str, seat: int = 0) -> str:
    """The clause that forbids a move; nothing if it is allowed."""
    refusal = position.refusal(move, seat)
    return "" if refusal is None else refusal.clause


def hand(position: Position, seat: int = 0) -> list[int]:
    """The chips that are lifted or not yet placed."""
    s = position.state
    return [c + LOWEST for c in range(CHIPS) if s.chips[seat, c] == rules.IN_HAND]


def told(before: Position, move: str, seat: int, viewer: int = CHANCE) -> list[Phrase]:
    """What the log tells a viewer of one move."""
    after = before.play(move, seat)
    number = after.line[-1].number
    plug = before.game.plug
    happened = ask.happenings_of(plug, before.state, seat, number)
    return ask.lines_of(plug, before.state, happened, after.state, viewer)
