"""Where things lie on the board of Tock.

The track winds in and out, so that its squares are large on a phone: at each place it makes an
inlet with the start at its end. Home is in the inlet, where pawns enter it from the square before
the start, and the nest lies beside it. All of that is counted in cells first.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, pairwise
from math import dist

from cookietin.engine import SPECTATOR, Box, box_around
from cookietin.engine.draw import Pane, Point
from cookietin.games.tock.data import HOME_SQUARES, MOST_ON_SMALL_BOARD, SQUARES_PER_PLACE

WIDTH = 1000
HAND_HEIGHT = 296
CARD_WIDTH, CARD_HEIGHT = 180, 250
HAND_SLOTS, SLOT_WIDTH = 5, 193
HAND_ROWS = 3  # beside the board
BACK_SCALE = 0.27
SHELF_WIDTH = 436  # of the hand beside the board
HELD_WIDE, HELD_HIGH, HELD_SCALE = 206, 304, 1.1  # of a card there
ASIDE = (-9000.0, 0.0)  # so far away that no page shows it

QUARTER, HALF = 1j, -1 + 0j  # turns, clockwise where y grows downwards


@dataclass(frozen=True)
class Tray:
    """Where the nest of a place is: its four spots, and where its cards lie.

    Where the box around it is narrow, the cards have a box of their own.
    """

    boxes: tuple[Box, ...]
    spots: tuple[Point, ...]
    pawn: float
    cards: Point
    heart: Point
    dealer: Point
    open_width: float

    @property
    def nest(self) -> Box:
        across, down = [x for x, _ in self.spots], [y for _, y in self.spots]
        side, top = self.pawn * 0.52, self.pawn * 1.02
        return Box(
            min(across) - side,
            min(down) - top,
            max(across) - min(across) + 2 * side,
            max(down) - min(down) + top + self.pawn * 0.1,
        )


@dataclass(frozen=True, eq=False)  # there are few, and what is drawn by one is kept by it
class Layout:
    """A board: its squares and home lanes are given by their middles."""

    height: int
    cell: float
    radius: float
    home_radius: float
    pawn: float
    home_pawn: float
    squares: tuple[Point, ...]
    lanes: tuple[tuple[Point, ...], ...]
    trays: tuple[Tray, ...]
    pile: Point
    pile_scale: float
    doily: float  # its radius

    def start_of(self, place: int) -> int:
        """The square where the pawns of a place begin."""
        return place * len(self.squares) // len(self.trays)

    def before_start(self, place: int) -> int:
        """The square from which home is entered."""
        return (self.start_of(place) or len(self.squares)) - 1

    @property
    def total_height(self) -> int:
        """With the shelf for the hand."""
        return self.height + HAND_HEIGHT

    def slot(self, number: int, used: int) -> Point:
        """The middle of a card in the hand, of which so many slots are used."""
        across = WIDTH / 2 + SLOT_WIDTH * (number - (used - 1) / 2)
        return across, self.height + HAND_HEIGHT / 2 - 6

    @property
    def slots(self) -> list[Point]:
        return [self.slot(number, HAND_SLOTS) for number in range(HAND_SLOTS)]

    def pane(self, number: int, used: int) -> Pane:
        """A slot, and where it is when the hand lies beside the board: in one column or two."""
        x, _ = self.slot(number, used)
        columns = 1 if used <= HAND_ROWS else 2
        rows = -(-used // columns)
        row, column = divmod(number, columns)
        in_row = columns if row < rows - 1 else used - columns * row
        across = WIDTH + SHELF_WIDTH / 2 + HELD_WIDE * (column - (in_row - 1) / 2)
        down = self.height / 2 + HELD_HIGH * (row - (rows - 1) / 2) + 6
        wide, high = SLOT_WIDTH * HELD_SCALE, HAND_HEIGHT * HELD_SCALE
        to = across - wide / 2, down - high / 2 - 6 * HELD_SCALE
        left, top = x - SLOT_WIDTH / 2, float(self.height)
        return Pane(left, top, SLOT_WIDTH, HAND_HEIGHT, to, HELD_SCALE)

    def seen_from(self, place: int) -> Layout:
        """As somebody at this place sees it: everything has the place of what is as far from the
        first place, so that whatever is written stays upright.
        """
        first = -self.start_of(place) % len(self.squares)
        beyond = -place % len(self.trays)
        return replace(
            self,
            squares=self.squares[first:] + self.squares[:first],
            lanes=self.lanes[beyond:] + self.lanes[:beyond],
            trays=self.trays[beyond:] + self.trays[:beyond],
        )


@lru_cache(64)  # people bring boards of their own, so not all are kept
def layout_for(players: int, seat: int = SPECTATOR, squares: int = SQUARES_PER_PLACE) -> Layout:
    """The board of a table, with the place of a seat below; for those who look on, of the first."""
    board = with_squares(SMALL if players <= MOST_ON_SMALL_BOARD else LARGE, squares)
    return board.seen_from(place_of(players, seat)) if 0 < seat < players else board


def with_squares(board: Layout, squares: int) -> Layout:
    """The same track with another number of squares for each place, evenly spread."""
    if squares == SQUARES_PER_PLACE:
        return board
    way = (*board.squares, board.squares[0])
    passed = [0.0, *accumulate(dist(one, other) for one, other in pairwise(way))]
    step = passed[SQUARES_PER_PLACE] / squares
    spread = []
    for square in range(squares * len(board.trays)):
        along = square * step
        leg = min(bisect(passed, along) - 1, len(way) - 2)
        share = (along - passed[leg]) / (passed[leg + 1] - passed[leg])
        (x, y), (to_x, to_y) = way[leg], way[leg + 1]
        spread.append((x + share * (to_x - x), y + share * (to_y - y)))
    nearest = min(dist(one, other) for one, other in pairwise([*spread, spread[0]]))
    scale = min(1.0, nearest / (2 * board.radius))
    radius, pawn = board.radius * scale, board.pawn * scale
    return replace(board, squares=tuple(spread), radius=radius, pawn=pawn)


def place_of(players: int, seat: int) -> int:
    """Where a seat sits at the board; two players are opposite each other."""
    return seat * 2 if players == 2 else seat


def closed_way(
    start: complex, legs: str, turns: tuple[complex, ...], pivot: complex
) -> list[complex]:
    """The cells of a closed way: the same legs again, turned about a pivot."""
    headings = {"U": -1j, "R": 1, "D": 1j, "L": -1}
    cells = []
    for turn in turns:
        cell = start
        for leg in legs.split():
            for _ in range(int(leg[1:])):
                cells.append(pivot + (cell - pivot) * turn)
                cell += headings[leg[0]]
    return cells


def turned_cells(
    cells: list[complex], turns: tuple[complex, ...], pivot: complex
) -> list[list[complex]]:
    return [[pivot + (cell - pivot) * turn for cell in cells] for turn in turns]


def points(cells: list[complex], cell: float, margin: float) -> tuple[Point, ...]:
    return tuple((margin + one.real * cell, margin + one.imag * cell) for one in cells)


# Four places: 11 × 11 cells

SMALL_CELL, SMALL_MARGIN = 88, 60
SMALL_PIVOT = 5 + 5j
SMALL_TURNS = (1 + 0j, QUARTER, QUARTER**2, QUARTER**3)
SMALL_LANE = [complex(5, 7.9 + 0.74 * number) for number in range(HOME_SQUARES)]
SMALL_TRAYS = turned_cells([2 + 8j], SMALL_TURNS, SMALL_PIVOT)


def square_tray(middle: Point, scale: float) -> Tray:
    """Two rows of two pawns, and a column for the cards."""
    x, y = middle

    def at(across: float, down: float) -> Point:
        return x + across * scale, y + down * scale

    return Tray(
        boxes=(box_around(*middle, 252 * scale),),
        spots=(at(-73, -18), at(9, -18), at(-73, 92), at(9, 92)),
        pawn=84 * scale,
        cards=at(86, 2),
        heart=at(86, -82),
        dealer=at(86, 86),
        open_width=66,
    )


SMALL = Layout(
    height=1000,
    cell=SMALL_CELL,
    radius=41,
    home_radius=31,
    pawn=76,
    home_pawn=62,
    squares=points(
        closed_way(4 + 7j, "D3 L4 U4 R3 U2", SMALL_TURNS, SMALL_PIVOT), SMALL_CELL, SMALL_MARGIN
    ),
    lanes=tuple(
        points(lane, SMALL_CELL, SMALL_MARGIN)
        for lane in turned_cells(SMALL_LANE, SMALL_TURNS, SMALL_PIVOT)
    ),
    trays=tuple(
        square_tray(points(cells, SMALL_CELL, SMALL_MARGIN)[0], 1) for cells in SMALL_TRAYS
    ),
    pile=(500, 500),
    pile_scale=0.74,
    doily=115,
)

# Six places: 13 × 15 cells

LARGE_CELL, LARGE_MARGIN = 75, 50
LARGE_PIVOT = 6 + 7j
LARGE_TURNS = (1 + 0j, HALF)
LARGE_LANES = (
    [complex(9, 10.15 + 1.1 * number) for number in range(HOME_SQUARES)],
    [complex(3, 10.15 + 1.1 * number) for number in range(HOME_SQUARES)],
    [complex(2 + 0.9 * number, 7) for number in range(HOME_SQUARES)],
)


def long_tray(middle: Point, panel: Point) -> Tray:
    """Four pawns in a column; their cards lie elsewhere."""
    x, y = middle
    across, down = panel
    return Tray(
        boxes=(box_around(*middle, 70, 370), box_around(*panel, 228, 70)),
        spots=tuple((x, y + 30 + 88 * (number - 1.5)) for number in range(4)),
        pawn=66,
        cards=panel,
        heart=(across - 78, down + 2),
        dealer=(across + 76, down),
        open_width=112,
    )


def at_cell(across: float, down: float) -> Point:
    return points([complex(across, down)], LARGE_CELL, LARGE_MARGIN)[0]


LARGE = Layout(
    height=1150,
    cell=LARGE_CELL,
    radius=35,
    home_radius=32,
    pawn=68,
    home_pawn=64,
    squares=points(
        closed_way(8 + 9j, "D5 L4 U5 L2 D5 L2 U6 R1 U2 L1 U6 R2 D5 R2", LARGE_TURNS, LARGE_PIVOT),
        LARGE_CELL,
        LARGE_MARGIN,
    ),
    lanes=tuple(
        points(
            [LARGE_PIVOT + (cell - LARGE_PIVOT) * turn for cell in lane], LARGE_CELL, LARGE_MARGIN
        )
        for turn in LARGE_TURNS
        for lane in LARGE_LANES
    ),
    trays=(
        square_tray(at_cell(6, 11.5), 0.86),
        long_tray(at_cell(1, 11), at_cell(3.35, 8)),
        long_tray(at_cell(1, 3), at_cell(3.35, 6)),
        square_tray(at_cell(6, 2.5), 0.86),
        long_tray(at_cell(11, 3), at_cell(8.65, 6)),
        long_tray(at_cell(11, 11), at_cell(8.65, 8)),
    ),
    pile=at_cell(6, 7),
    pile_scale=0.52,
    doily=62,
)
