"""Crumbs: the plug of the engine's own test game."""

from __future__ import annotations

from cookietin.engine import Ending, Plug, first_seat, parts_of, switch
from crumbs import rules
from crumbs.moves import KINDS

PLAYERS = range(2, rules.FULL_TABLE + 1)

GAME = Plug(
    name="crumbs",
    version=1,
    players=PLAYERS,
    minutes=1,
    limit=100,
    options=(switch("long", clause=102), first_seat(clause=101, players=PLAYERS)),
    endings=(Ending("points", clause=401), Ending("shared", clause=401)),
    outcomes=KINDS,
    **parts_of(__package__),
)
