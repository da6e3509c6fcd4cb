"""Goose: the plug."""

from cookietin.engine import Ending, Option, Plug, first_seat, parts_of, switch
from cookietin.games.goose import rules

PLAYERS = range(2, rules.PAWNS + 1)

GAME = Plug(
    name="goose",
    version=1,
    players=PLAYERS,
    minutes=5,
    pace=7,  # roll, see it, and hand the dice on
    limit=20_000,
    options=(
        switch("goose_on_23", clause=102),
        Option("occupied", clause=104, values=("share", "swap", "back")),
        Option("nine_rule", clause=202, values=("first-throw", "from-start")),
        Option("release", clause=401, values=("auto", "on", "off")),
        first_seat(clause=203, players=PLAYERS),
    ),
    endings=(Ending("home", clause=309), Ending("deadlock", clause=402)),
    exact_candidates=True,
    **parts_of(__package__),
)
