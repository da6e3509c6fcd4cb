"""What a game is made of. The engine knows no game.

Read `protocol` first: it lists the functions that a game's rules define. Then `record` (the
state), `moves` and `happenings` (what can be done, and what can happen), `plug` (what else a game
brings) and `checks` (what every game must pass).
"""

from cookietin.engine.coach import Box, Coach, HowTo, Tip, box_around, name_and_numbers
from cookietin.engine.happenings import Begins, Happenings, Thrown
from cookietin.engine.highlights import NO_BADGE, Highlight
from cookietin.engine.manners import Manners
from cookietin.engine.moves import Kinds
from cookietin.engine.options import HOUSE, Option, edition, first_seat, number, switch
from cookietin.engine.plug import Ending, Levels, Plug, Strength, Style, parts_of
from cookietin.engine.protocol import (
    ALLOWED,
    CHANCE,
    CHANCE_BIT,
    GOES_ON,
    NOT_YOUR_TURN,
    NOTHING,
    SEATS,
    SOUND,
    SPECTATOR,
    UNSEEN,
    Rules,
    happens,
)
from cookietin.engine.record import (
    EVERYONE,
    NOBODY,
    OWNER,
    Grid,
    Row,
    copy_of,
    from_bytes,
    i8,
    i16,
    i32,
    i64,
    record,
    values_of,
)
from cookietin.engine.texts import Mistake, Phrase, Say, Seat, phrases
from cookietin.engine.view import Step, View
from cookietin.engine.words import Words

__all__ = [
    "ALLOWED",
    "CHANCE",
    "CHANCE_BIT",
    "EVERYONE",
    "GOES_ON",
    "HOUSE",
    "NOBODY",
    "NOTHING",
    "NOT_YOUR_TURN",
    "NO_BADGE",
    "OWNER",
    "SEATS",
    "SOUND",
    "SPECTATOR",
    "UNSEEN",
    "Begins",
    "Box",
    "Coach",
    "Ending",
    "Grid",
    "Happenings",
    "Highlight",
    "HowTo",
    "Kinds",
    "Levels",
    "Manners",
    "Mistake",
    "Option",
    "Phrase",
    "Plug",
    "Row",
    "Rules",
    "Say",
    "Seat",
    "Step",
    "Strength",
    "Style",
    "Thrown",
    "Tip",
    "View",
    "Words",
    "box_around",
    "copy_of",
    "edition",
    "first_seat",
    "from_bytes",
    "happens",
    "i8",
    "i16",
    "i32",
    "i64",
    "name_and_numbers",
    "number",
    "parts_of",
    "phrases",
    "record",
    "switch",
    "values_of",
]
