"""What a match of Goose is remembered for."""

from __future__ import annotations

from cookietin.engine import Highlight
from cookietin.games.goose import happenings as h
from cookietin.games.goose.rules import CAGE, SOUP, WELL

HIGHLIGHTS = (
    Highlight("soup", h.Lands, when=lambda one: one.square == SOUP, least=1),
    Highlight("nine", h.Leaps, least=1),
    Highlight("too-far", h.SentOn, when=lambda one: one.how == h.BACK_FROM_FINISH),
    Highlight("well", h.Lands, when=lambda one: one.square == WELL),
    Highlight("cage", h.Lands, when=lambda one: one.square == CAGE),
    Highlight("goose", h.SentOn, when=lambda one: one.how == h.BY_GOOSE, least=3),
    Highlight("misses", h.Misses, least=3),
)
