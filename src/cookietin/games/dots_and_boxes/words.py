"""How moves of Dots and Boxes are written, and what buttons and the log say."""

from __future__ import annotations

import re
from typing import Any

from cookietin.engine import NOTHING, Begins, Phrase, Seat, phrases
from cookietin.engine.lots import read_seat, write_seat
from cookietin.games.dots_and_boxes import data, rules
from cookietin.games.dots_and_boxes import happenings as h
from cookietin.games.dots_and_boxes.moves import MOVES
from cookietin.games.dots_and_boxes.rules import State

SIDE_NAMES = ("above", "left", "right", "below")  # in the order of `data`

line = phrases(__package__)


def write(s: State, seat: int, move: int) -> str:
    """By the box below the edge or to its right; at the rim by the only one there is."""
    box, side = data.home_of(MOVES.of(move).edge, s.rows, s.columns)
    return data.box_name(box) + data.SIDES[side]


def read(s: State, seat: int, text: str) -> int:
    """An edge can be named from either of its boxes, and `c4 n` is `c4n`."""
    found = re.fullmatch(r"([a-f])([1-6]) ?([nwes])", text.casefold(), re.ASCII)
    if found is None:
        return NOTHING
    box = data.STEP * (int(found[2]) - 1) + data.COLUMNS.index(found[1])
    return data.edge_of(box, data.SIDES.index(found[3]))


def write_chance(s: State, move: int) -> str:
    """`2 begins`."""
    return write_seat(move)


def read_chance(s: State, text: str) -> int:
    """Who begins."""
    return read_seat(text)


# In words


def names_of(boxes: int) -> tuple[str, ...]:
    """The boxes of a set, as they are called."""
    return tuple(map(data.box_name, data.places_in(boxes)))


def edge_phrase(s: State, edge: int) -> Phrase:
    """Where an edge is: on which side of the box that it is named by."""
    box, side = data.home_of(edge, s.rows, s.columns)
    return line(f"edge-{SIDE_NAMES[side]}", box=data.box_name(box))


def label(s: State, seat: int, move: int) -> Phrase:
    return line("move-draw", edge=edge_phrase(s, MOVES.of(move).edge))


def hint(s: State, seat: int, move: int) -> Phrase:
    """Whether it closes boxes, or leaves some to the next player."""
    happened = h.HAPPENINGS.of(rules.play, s, seat, move)
    for one in happened:
        match one:
            case h.Closes(boxes=boxes):
                key = "hint-closes" if h.DrawsAgain(seat) in happened else "hint-closes-last"
                return line(key, boxes=names_of(boxes))
            case h.Offers(boxes=boxes):
                return line("hint-offers", boxes=names_of(boxes))
    return line("hint-safe")


def asks(s: State, seat: int) -> Phrase:
    """To draw; and it is told whether a box can be closed."""
    return line("ask-close" if rules.boxes_with_three(s.across, s.down) else "ask-draw")


def tell(before: State, happened: list[Any], after: State) -> list[Phrase]:
    """Who begins; what was drawn and what that closed, in one line."""
    closed = next((one.boxes for one in happened if isinstance(one, h.Closes)), 0)
    lines = []
    for one in happened:
        match one:
            case Begins(seat):
                lines.append(line("log-begins", seat=Seat(seat)))
            case h.Draws(seat, edge):
                told = {"seat": Seat(seat), "edge": edge_phrase(before, edge)}
                if closed:
                    lines.append(line("log-closes", **told, boxes=names_of(closed)))
                else:
                    lines.append(line("log-draws", **told))
    return lines
