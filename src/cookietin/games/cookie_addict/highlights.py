"""What a match of Cookie Addict is remembered for."""

from __future__ import annotations

from cookietin.engine import NO_BADGE, Highlight
from cookietin.games.cookie_addict import happenings as h
from cookietin.games.cookie_addict.data import SWAP

A_HAUL = 3  # cookies at once

HIGHLIGHTS = (
    Highlight("stolen", h.Steals, amount=lambda one: one.cookies, least=1, is_counted=True),
    Highlight("lost", h.Gets, amount=lambda one: one.lost, least=NO_BADGE, is_counted=True),
    Highlight("haul", h.Gets, when=lambda one: one.cookies >= A_HAUL, least=1),
    Highlight("wasted", h.UsesDouble, when=lambda one: not one.counts, least=1),
    Highlight("double", h.UsesDouble, when=lambda one: bool(one.counts), least=1),
    Highlight("swap", h.TakesEffect, when=lambda one: one.kind == SWAP, least=1),
    Highlight("lured", h.MovesGuard, when=lambda one: one.lures > 0, least=3, is_counted=True),
    Highlight("turned", h.TurnsTile),
)
