"""How Crumbs is taught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cookietin.engine import Box, HowTo, Tip, name_and_numbers
from crumbs.moves import KINDS
from crumbs.rules import LAY, State
from crumbs.view import CARD_HEIGHT, CARD_WIDTH, HAND_AT, place

STEPS = (HowTo("lay", ("card-0",)),)


def tips(s: State, seat: int) -> list[Tip]:
    """The first time that a card is to be laid."""
    held = [kind for kind in range(KINDS) if s.hands[seat, kind]]
    return [Tip("lay", f"card-{held[0]}")] if s.phase == LAY and held else []


def explains(s: State, seat: int, element: str) -> int:
    """What a card is laid for, and what points are given for."""
    return {"card": 201, "seat": 203}.get(name_and_numbers(element)[0], 0)


def scene(game: Callable[..., Any]) -> Any:
    """The first player has the lowest card."""
    return next(
        found
        for found in (game().start(seed=seed) for seed in range(99))
        if found.state.hands[0, 0]
    )


def box_of(s: State, element: str) -> Box | None:
    """Where a card lies."""
    match name_and_numbers(element):
        case "card", (kind,):
            return Box(*place(kind, HAND_AT), CARD_WIDTH, CARD_HEIGHT)
    return None
