"""What a game is made of. The engine knows no game.

Read `protocol` first: it lists the functions that a game's rules define. Then `record` (the
state), `plug` (what else a game brings) and `checks` (what every game is tried on).
"""

from cookietin.engine.options import Option, edition, first_seat, number, switch
from cookietin.engine.plug import Ending, Plug, Step
from cookietin.engine.protocol import (
    ALLOWED,
    CHANCE,
    CHANCE_BIT,
    GOES_ON,
    NOTHING,
    SEATS,
    SOUND,
    SPECTATOR,
    UNSEEN,
    Rules,
)
from cookietin.engine.record import EVERYONE, NOBODY, OWNER, Grid, Row, i8, i16, i32, record
from cookietin.engine.texts import Mistake, Phrase, Say, Seat

__all__ = [
    "ALLOWED",
    "CHANCE",
    "CHANCE_BIT",
    "EVERYONE",
    "GOES_ON",
    "NOBODY",
    "NOTHING",
    "OWNER",
    "SEATS",
    "SOUND",
    "SPECTATOR",
    "UNSEEN",
    "Ending",
    "Grid",
    "Mistake",
    "Option",
    "Phrase",
    "Plug",
    "Row",
    "Rules",
    "Say",
    "Seat",
    "Step",
    "edition",
    "first_seat",
    "i8",
    "i16",
    "i32",
    "number",
    "record",
    "switch",
]
