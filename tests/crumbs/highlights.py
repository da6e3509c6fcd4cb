"""What a match of Crumbs is remembered for."""

from __future__ import annotations

from cookietin.engine import Highlight
from crumbs import happenings as h
from crumbs.moves import CARDS

LOWEST = CARDS.index("1")

HIGHLIGHTS = (
    Highlight("peeks", h.Peeks, is_counted=True),
    Highlight("lowest", h.Scores, when=lambda one: one.card == LOWEST, least=1),
)
