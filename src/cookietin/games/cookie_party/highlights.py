"""What a match of Cookie Party is remembered for."""

from __future__ import annotations

from cookietin.engine import Highlight
from cookietin.games.cookie_party import happenings as h

FIRST_PLACE = 1
MANY = 3  # spaces at one go

HIGHLIGHTS = (
    Highlight("first", h.Completes, when=lambda one: one.place == FIRST_PLACE),
    Highlight("many", h.CrossesOut, when=lambda one: one.spaces.bit_count() >= MANY, least=1),
    Highlight("drink", h.EmptiesDrink, is_counted=True),
    Highlight("no-room", h.Leaves, least=1),
    Highlight("rests", h.Rests),
    Highlight("tasks", h.Completes, is_counted=True),
    Highlight(
        "spaces", h.CrossesOut, amount=lambda one: one.spaces.bit_count(), least=6, is_counted=True
    ),
)
