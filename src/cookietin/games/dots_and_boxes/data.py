"""The grid of Dots and Boxes: how dots, edges and boxes are numbered and named.

There are seven rows of seven places, whatever the size of the grid. A dot is at each of them; a box
has the place of the dot at its upper left, and so have the edge above it and the edge to its left:

    dot 0 --- 0 --- dot 1 --- 1 --- dot 2
      |               |               |
      0     box 0     1     box 1     2
      |               |               |
    dot 7 --- 7 --- dot 8 --- 8 --- dot 9

So a set of edges that lie, of edges that stand, or of boxes is one integer, a bit for each place.
"""

from __future__ import annotations

from textwrap import dedent
from typing import NamedTuple

LARGEST = 6  # boxes in a row or column
USUAL = 4
STEP = LARGEST + 1  # from a place to the one below it
PLACES = STEP * STEP
EDGES = 2 * PLACES  # first those that lie, then those that stand
SEATS = 4

ABOVE, TO_THE_LEFT, TO_THE_RIGHT, BELOW = range(4)
SIDES = "nwes"  # of a box, as they are written, in the same order
COLUMNS = "abcdefg"


def edge_of(box: int, side: int) -> int:
    """The edge on a side of a box."""
    return box + (0, PLACES, PLACES + 1, STEP)[side]


def row_and_column(place: int) -> tuple[int, int]:
    return divmod(place, STEP)


def box_name(box: int) -> str:
    """c4 is in the third column from the left and the fourth row from the top."""
    row, column = row_and_column(box)
    return f"{COLUMNS[column]}{row + 1}"


def places_in(bits: int) -> list[int]:
    """The places of a set."""
    return [place for place in range(PLACES) if (bits >> place) & 1]


def boxes_of(rows: int, columns: int) -> int:
    """The boxes of a grid, a bit each."""
    return sum(1 << (STEP * row + column) for row in range(rows) for column in range(columns))


def edges_of(rows: int, columns: int) -> tuple[int, int]:
    """The edges of a grid that lie, and those that stand."""
    return boxes_of(rows + 1, columns), boxes_of(rows, columns + 1)


def home_of(edge: int, rows: int, columns: int) -> tuple[int, int]:
    """The box that an edge is named by, and on which side of it the edge is.

    The box below it or to its right; at the rim of the grid the only one there is.
    """
    row, column = row_and_column(edge % PLACES)
    place = edge % PLACES
    if edge < PLACES:
        return (place, ABOVE) if row < rows else (place - STEP, BELOW)
    return (place, TO_THE_LEFT) if column < columns else (place - 1, TO_THE_RIGHT)


# A board as it is drawn in text: dots, lines, and the letter of whose box it is.

DOT, LIES, STANDS = "+", "--", "|"
LETTERS = "ABCD"
CELL = 3  # characters from dot to dot


class Board(NamedTuple):
    """What a drawing shows."""

    rows: int
    columns: int
    across: int
    down: int
    boxes: tuple[int, ...]


def read_board(drawing: str) -> Board:
    """The board that is drawn, with nothing around it."""
    lines = dedent(drawing.strip("\n")).splitlines()
    rows, columns = len(lines) // 2, len(lines[0].rstrip()) // CELL
    across = down = 0
    boxes = [0] * SEATS
    for at, line in enumerate(lines):
        for column in range(columns + 1):
            place = STEP * (at // 2) + column
            first, inside = line[CELL * column :][:1], line[CELL * column + 1 :][: CELL - 1]
            if at % 2 == 0:
                across |= (inside == LIES) << place
                continue
            down |= (first == STANDS) << place
            for letter in inside.strip():
                boxes[LETTERS.index(letter)] |= 1 << place
    return Board(rows, columns, across, down, tuple(boxes))
