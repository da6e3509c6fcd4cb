"""How Goose is played at a table."""

from __future__ import annotations

from cookietin.games.goose.rules import DICE_ROLL, State


def is_throw(s: State) -> bool:
    """Two dice fall, and not the lot who begins."""
    return s.phase == DICE_ROLL
