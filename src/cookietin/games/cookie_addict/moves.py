"""The moves of Cookie Addict.

Tiles are named by column and row, as on a chessboard: `a1` is in the corner where both start.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from cookietin.engine import Kinds

LINES, GUARDS = 6, 2
CELLS = LINES * LINES
ROWS, COLUMNS = 0, 1
LINE_NAMES = ("123456", "abcdef")  # of the rows, of the columns
CELL_NAMES = tuple(column + row for row in LINE_NAMES[ROWS] for column in LINE_NAMES[COLUMNS])
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
MOST_STOLEN = 2
DECLINE, LURES_FOR_COOKIES, COOKIES_FOR_LURES = 0, 1, 2

Guard = Annotated[int, ("1", "2")]
Cell = Annotated[int, CELL_NAMES]


class Go(NamedTuple):
    direction: Annotated[int, ("row", "column")]
    line: Annotated[int, LINES, "[1-6a-f]"]  # where one's pawn goes


class Trade(NamedTuple):
    deal: Annotated[int, ("decline", "lures for cookies", "cookies for lures")]


class Put(NamedTuple):
    guard: Guard
    cell: Cell  # anywhere, for a Move-a-guard tile


class Turn(NamedTuple):
    cell: Cell  # whose tile is turned over, for a Turn tile


class Lure(NamedTuple):
    guard: Guard
    heading: Annotated[int, COMPASS]  # of its step


class Done(NamedTuple):
    """Lure no more."""


class Steal(NamedTuple):
    cookies: Annotated[int, ("0", "1", "2")]  # where the thief chooses


MOVES = Kinds(
    {
        Go: "{direction} {line}",
        Trade: "{deal}",
        Put: "guard {guard} to {cell}",
        Turn: "turn {cell}",
        Lure: "lure {guard} {heading}",
        Done: "done",
        Steal: "steal {cookies}",
    }
)
DONE = MOVES.number(Done())
go_move, go_parts, is_go = MOVES.functions(Go)
trade_move, trade_parts, is_trade = MOVES.functions(Trade)
put_move, put_parts, is_put = MOVES.functions(Put)
turn_move, turn_parts, is_turn = MOVES.functions(Turn)
lure_move, lure_parts, is_lure = MOVES.functions(Lure)
steal_move, steal_parts, is_steal = MOVES.functions(Steal)
