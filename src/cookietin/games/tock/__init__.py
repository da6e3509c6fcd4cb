"""Tock: the plug."""

from cookietin.engine import Ending, Plug, first_seat, parts_of, switch
from cookietin.games.tock import manners
from cookietin.games.tock.data import KINDS, SEATS

PLAYERS = range(2, SEATS + 1)

GAME = Plug(
    name="tock",
    version=1,
    players=PLAYERS,
    best=4,
    minutes=30,
    pace=7.5,  # a card a turn; most are quickly chosen
    limit=20_000,
    options=(
        switch("teams", clause=102, default_for=manners.usual_teams),
        switch("jack_from_start", clause=304),
        switch("never_forced_past_home", clause=406),
        switch("table_talk", clause=503),
        first_seat(clause=202, players=PLAYERS),
    ),
    endings=(Ending("home", clause=601), Ending("team", clause=601), Ending("seven", clause=502)),
    outcomes=KINDS,
    exact_candidates=True,
    **parts_of(__package__),
)
