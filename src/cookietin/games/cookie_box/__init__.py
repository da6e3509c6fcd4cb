"""Cookie Box: the plug."""

from cookietin.engine import Ending, Plug, first_seat, parts_of, switch
from cookietin.games.cookie_box import data, rules

PLAYERS = range(2, data.PLAYERS + 1)

GAME = Plug(
    name="cookie-box",
    version=1,
    players=PLAYERS,
    best=3,
    minutes=6,
    pace=12,  # take a cookie, and see what it does
    outcomes=data.KINDS,
    limit=3_000,
    options=(switch("thief", clause=501), first_seat(clause=202, players=PLAYERS)),
    endings=(
        Ending("points", clause=602),
        Ending("plain", clause=603),
        Ending("shared", clause=603),
    ),
    exact_candidates=True,
    notes=rules.NOTES,
    gpu_threads=1024,
    gpu_registers=64,
    exempt=(("hidden_actors_stay_hidden", "5.4 Everybody sees the thief's hand on the screen."),),
    **parts_of(__package__),
)
