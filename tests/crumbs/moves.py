"""The moves of Crumbs."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from cookietin.engine import Kinds

CARDS = ("1", "2", "3", "4")  # as they are written; in the rules they are 0 to 3
KINDS = len(CARDS)

Card = Annotated[int, CARDS]


class Lay(NamedTuple):
    """A card, face down."""

    card: Card


class Peek(NamedTuple):
    """At a card of the left neighbour."""


class LaySomething(NamedTuple):
    """How the others see that a card is laid."""


MOVES = Kinds({Lay: "lay {card}", Peek: "peek"}, unseen={LaySomething: "lay ?"})
lay_move, lay_parts, is_lay = MOVES.functions(Lay)
PEEK = MOVES.number(Peek())
LAY_SOMETHING = MOVES.number(LaySomething())
