"""The moves of Cookie Party.

`c4n` draws above c4 (`w` left, `e` right, `s` below); `7-c4` puts or moves the 7 there.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from cookietin.engine import Kinds
from cookietin.games.cookie_party.data import CHIPS, EDGES, SPACE_NAMES

LOWEST = 2  # the number of the first chip

Edge = Annotated[int, EDGES, "[a-h][1-7][nwes]"]  # by a space of the board: `words.edge_name`
Chip = Annotated[int, tuple(str(chip + LOWEST) for chip in range(CHIPS))]
Space = Annotated[int, SPACE_NAMES]


class Draw(NamedTuple):
    edge: Edge


class Put(NamedTuple):
    chip: Chip  # from the hand, or from another space
    space: Space


class Give(NamedTuple):
    chip: Chip  # given up for a task


class Done(NamedTuple):
    """Confirm the round, or that all chips are placed."""


class PlaceRest(NamedTuple):
    """All chips still in hand, at set-up; or all walls, where nothing is left to choose."""


MOVES = Kinds(
    {Draw: "{edge}", Put: "{chip}-{space}", Give: "give {chip}", Done: "done", PlaceRest: "rest"}
)
draw_move, draw_parts, is_draw = MOVES.functions(Draw)
put_move, put_parts, is_put = MOVES.functions(Put)
give_move, give_parts, is_give = MOVES.functions(Give)
DONE, PLACE_REST = MOVES.number(Done()), MOVES.number(PlaceRest())
