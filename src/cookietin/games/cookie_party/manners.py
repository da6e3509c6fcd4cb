"""How Cookie Party is played at a table."""

from __future__ import annotations

from typing import Any

from cookietin.engine import ALLOWED, NOTHING
from cookietin.games.cookie_party import rules
from cookietin.games.cookie_party.data import FIRST, WALLS_AROUND, edition_of
from cookietin.games.cookie_party.moves import PLACE_REST, draw_move
from cookietin.games.cookie_party.rules import State

HAS_COMMON_ROUNDS = True


def impossible(options: dict[str, Any]) -> int:
    """2.1 2.2 An edition is of the side that is played; on yellow all place their chips freely."""
    if options["side"] == "yellow" and options["setup"] == FIRST:
        return 202
    return ALLOWED if edition_of(options).side == options["side"] else 201


def forced_move(s: State, seat: int) -> int:
    """Walls that leave no choice are drawn; that one is done is for everybody to say."""
    if s.phase != rules.ROUND or s.stage[seat] != rules.DRAWING:
        return NOTHING
    if rules.has_no_choice(s, seat):
        return PLACE_REST
    space = s.chips[seat, rules.thrown_chip(s)]
    free = [edge for edge in edges_of(space) if not rules.has_wall(s, seat, edge)]
    return draw_move(free[0]) if len(free) == 1 else NOTHING


def edges_of(space: int) -> list[int]:
    return [rules.edge_at(space, side) for side in range(WALLS_AROUND)]


def is_throw(s: State) -> bool:
    """Two dice fall, and not the lot that places chips."""
    return s.phase == rules.DICE_ROLL
