"""The moves of Dots and Boxes.

`c4n` draws the edge above box c4 (`w` left, `e` right, `s` below).
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from cookietin.engine import Kinds
from cookietin.games.dots_and_boxes.data import EDGES

Edge = Annotated[int, EDGES, "[a-f][1-6] ?[nwes]"]


class Draw(NamedTuple):
    """The only thing that a player ever does; not every edge is one of every grid."""

    edge: Edge


MOVES = Kinds({Draw: "{edge}"})
draw_move, draw_parts, _ = MOVES.functions(Draw)
