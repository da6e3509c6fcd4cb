"""Where things are in the picture of Dots and Boxes: plates above the board, or beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cookietin.engine.draw import Pane, Point
from cookietin.games.dots_and_boxes import data
from cookietin.games.dots_and_boxes.rules import State

CELL = 150
NARROWEST = 4  # boxes: with fewer columns there would be no room for the plates
MARGIN = 70  # around the dots, to the edge of the tray
GAP = 14
RIM = 42  # of the tray, around the paper
NAME_SIZE = 32
PLATE_HEIGHT = 96
BOARD_TOP = PLATE_HEIGHT + 2 * GAP
NARROW_PLATE = 300  # with less room than this the name stands above the figure
BESIDE = 270  # what plates take beside the board
TALLEST = 1.6  # of a plate there, against one above the board


class Plan(NamedTuple):
    """The measures of a picture, for a size of the grid and a number of players."""

    rows: int
    columns: int
    players: int
    width: int
    left: float  # of the first dot

    @property
    def height(self) -> int:
        """Of the board alone."""
        return 2 * MARGIN + CELL * self.rows

    @property
    def plate_width(self) -> float:
        return (self.width - GAP * (self.players - 1)) / self.players

    def dot(self, place: int) -> Point:
        """Where a dot is."""
        row, column = data.row_and_column(place)
        return self.left + CELL * column, BOARD_TOP + MARGIN + CELL * row

    def middle_of(self, box: int) -> Point:
        x, y = self.dot(box)
        return x + CELL / 2, y + CELL / 2

    def start_of(self, edge: int) -> Point:
        """The left or upper end of an edge."""
        return self.dot(edge % data.PLACES)

    def plate(self, seat: int) -> Point:
        """The upper left corner of the plate of a seat."""
        return (self.plate_width + GAP) * seat, GAP

    @property
    def board(self) -> Pane:
        """All of the board, which begins at the top where plates are beside it."""
        return Pane(0, BOARD_TOP, self.width, self.height, (0, 0))

    def plate_pane(self, seat: int) -> Pane:
        """Beside the board plates lie below each other, in the middle of its height."""
        x, y = self.plate(seat)
        room = (self.height - GAP * (self.players - 1)) / self.players / PLATE_HEIGHT
        scale = min(BESIDE / self.plate_width, room, TALLEST)
        step = PLATE_HEIGHT * scale + GAP
        top = (self.height - step * self.players + GAP) / 2 + step * seat
        return Pane(x, y, self.plate_width, PLATE_HEIGHT, (self.width + GAP, top), scale)


@lru_cache(256)
def plan_for(rows: int, columns: int, players: int) -> Plan:
    room = CELL * max(columns, NARROWEST)
    left = MARGIN + (room - CELL * columns) / 2
    return Plan(rows, columns, players, 2 * MARGIN + room, left)


def plan_of(s: State) -> Plan:
    return plan_for(s.rows, s.columns, s.players)
