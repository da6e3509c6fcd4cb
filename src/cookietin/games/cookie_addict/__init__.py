"""Cookie Addict: the plug."""

from cookietin.engine import Ending, Option, Plug, edition, first_seat, parts_of, switch
from cookietin.games.cookie_addict import data

PLAYERS = range(2, 3)

GAME = Plug(
    name="cookie-addict",
    version=1,
    players=PLAYERS,
    minutes=20,
    pace=45,  # a duel, thought about from both sides
    age=10,
    limit=1_000,
    options=(
        Option("length", clause=102, values=("classic", "short")),
        switch("up_to_two", clause=408, is_later=True),
        edition(clause=104, check=data.check),
        first_seat(clause=201, players=PLAYERS),
    ),
    endings=(
        Ending("stuck", clause=501),
        Ending("trap", clause=404),
        Ending("alarm", clause=411),
        Ending("draw", clause=501),
    ),
    exact_candidates=True,
    **parts_of(__package__),
)
