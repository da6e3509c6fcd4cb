"""Crumbs: the plug of the engine's own test game."""

from __future__ import annotations

from cookietin.engine import Ending, Manners, Plug, Rules, View, Words, first_seat, switch
from crumbs import laws, manners, rules, secrets, view, words
from crumbs.happenings import HAPPENINGS
from crumbs.moves import KINDS, MOVES

PLAYERS = range(2, rules.FULL_TABLE + 1)

GAME = Plug(
    name="crumbs",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=1,
    limit=100,
    options=(switch("long", clause=102), first_seat(clause=101, players=PLAYERS)),
    endings=(Ending("points", clause=401), Ending("shared", clause=401)),
    state=rules.State,
    moves=MOVES,
    rules=Rules.of(rules, laws, secrets),
    words=Words.of(words),
    view=View.of(view),
    manners=Manners.of(manners),
    happenings=HAPPENINGS,
    outcomes=KINDS,
)
