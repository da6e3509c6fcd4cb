"""Tock: the plug."""

from cookietin.engine import Ending, Plug, edition, first_seat, parts_of, switch
from cookietin.games.tock import data, manners

PLAYERS = range(2, data.SEATS + 1)

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
        switch("move_up_at_home", clause=404, default_for=manners.moves_up, is_later=True),
        switch("table_talk", clause=503),
        edition(clause=103, check=data.check_edition, is_later=True),
        first_seat(clause=202, players=PLAYERS),
    ),
    endings=(Ending("home", clause=601), Ending("team", clause=601), Ending("seven", clause=502)),
    outcomes=data.KINDS,
    exact_candidates=True,
    votes_on_gpu=True,
    gpu_registers=64,
    **parts_of(__package__),
)
