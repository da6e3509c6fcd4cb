"""What a match of Cookie Box is remembered for."""

from __future__ import annotations

from cookietin.engine import Highlight
from cookietin.games.cookie_box import happenings as h
from cookietin.games.cookie_box.data import GOLDEN

HIGHLIGHTS = (
    Highlight("golden", h.Shows, when=lambda one: one.kind == GOLDEN, least=1),
    Highlight("theft", h.Stolen, least=1),
    Highlight("caught", h.Claims, when=lambda one: one.other == one.thief, least=1),
    Highlight("wrong", h.Claims, when=lambda one: one.other != one.thief, least=1),
    Highlight("bin", h.GoesBad, amount=lambda one: one.thrown, is_counted=True),
    Highlight("grabs", h.Gets, is_counted=True),
    Highlight("gifts", h.HandsOver, is_counted=True),
    Highlight("swaps", h.Exchanges),
)
