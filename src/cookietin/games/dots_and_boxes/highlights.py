"""What a match of Dots and Boxes is remembered for."""

from __future__ import annotations

from cookietin.engine import Highlight
from cookietin.games.dots_and_boxes import happenings as h

TWO = 2  # boxes with one line

HIGHLIGHTS = (
    Highlight(
        "double", h.Closes, when=lambda one: one.boxes.bit_count() == TWO, least=1, is_counted=True
    ),
    Highlight("again", h.DrawsAgain, least=3, is_counted=True),
    Highlight(
        "offers", h.Offers, amount=lambda one: one.boxes.bit_count(), least=3, is_counted=True
    ),
)
