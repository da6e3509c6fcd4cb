"""What a match of Tock is remembered for."""

from __future__ import annotations

from cookietin.engine import Highlight
from cookietin.games.tock import happenings as h

HIGHLIGHTS = (
    Highlight("captures", h.Taken, by=h.Plays, is_counted=True),
    Highlight("captured", h.Taken, "owner", is_counted=True),
    Highlight("talk", h.SentBack, "owner", least=1),
    Highlight("past-home", h.Goes, "owner", when=lambda one: one.how == h.PAST_HOME, least=1),
    Highlight("swaps", h.Swaps, by=h.Plays, is_counted=True),
    Highlight("no-card", h.LaysDown, is_counted=True),
    Highlight("backwards", h.Goes, "owner", when=lambda one: one.how == h.BACK, least=3),
)
