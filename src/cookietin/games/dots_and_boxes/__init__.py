"""Dots and Boxes: the plug."""

from typing import Any

from cookietin.engine import Ending, Plug, first_seat, number, parts_of
from cookietin.games.dots_and_boxes import data

PLAYERS = range(2, data.SEATS + 1)
SIZES = range(1, data.LARGEST + 1)


def measures(states: Any) -> dict[str, Any]:
    """What the players had at the end, by match."""
    boxes = sum((states["boxes"] >> place) & 1 for place in range(data.PLACES))
    boxes.sort(axis=1)
    return {"boxes-of-the-winner": boxes[:, -1], "lead": boxes[:, -1] - boxes[:, -2]}


GAME = Plug(
    name="dots-and-boxes",
    version=1,
    players=PLAYERS,
    minutes=3,
    pace=5,  # to look where nothing is given away
    limit=2 * data.LARGEST * (data.LARGEST + 1),
    options=(
        number("rows", clause=101, values=SIZES, default=data.USUAL),
        number("columns", clause=101, values=SIZES, default=data.USUAL),
        first_seat(clause=203, players=PLAYERS),
    ),
    endings=(
        Ending("single", clause=301),
        Ending("shared", clause=301),
        Ending("draw", clause=301),
    ),
    measures=measures,
    exact_candidates=True,
    **parts_of(__package__),
)
