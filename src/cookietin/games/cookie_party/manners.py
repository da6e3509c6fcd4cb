"""How Cookie Party is played at a table."""

from __future__ import annotations

from typing import Any

from cookietin.engine import ALLOWED
from cookietin.games.cookie_party.data import FIRST, edition_of
from cookietin.games.cookie_party.rules import DICE_ROLL, State


def impossible(options: dict[str, Any]) -> int:
    """2.1 2.2 An edition is of the side that is played; on yellow all place their chips freely."""
    if options["side"] == "yellow" and options["setup"] == FIRST:
        return 202
    return ALLOWED if edition_of(options).side == options["side"] else 201


def is_throw(s: State) -> bool:
    """Two dice fall, and not the lot that places chips."""
    return s.phase == DICE_ROLL
