"""Cookie Addict: the plug."""

from cookietin.engine import Ending, Option, Plug, Rules, edition, first_seat
from cookietin.engine.position import Game, Position
from cookietin.games.cookie_addict import bots, data, rules, view, words

PLAYERS = range(2, 3)


def cover() -> Position:
    """Both runaways have a good haul, and the next tile may be the richest or the trap."""
    shown = {
        "tiles": [
            *(0, 19, 40, 18, 23, 7),
            *(4, 13, 20, 9, 31, 27),
            *(25, 8, 43, 16, 5, 1),
            *(33, 21, 10, 14, 26, 12),
            *(11, 2, 24, 35, 17, 22),
            *(28, 15, 30, 3, 6, 29),
        ],
        "is_down": [
            *(0, 0, 0, 0, 0, 1),
            *(0, 0, 0, 1, 0, 0),
            *(0, 1, 0, 1, 0, 1),
            *(0, 0, 1, 0, 0, 0),
            *(1, 0, 0, 0, 1, 0),
            *(0, 0, 0, 0, 1, 0),
        ],
        "laid": rules.CELLS,
        "in_deck": 0,
        "deck": [0] * data.TILES,
        "guards": [7, 23],
        "pawns": [2, 3],
        "directions": [rules.ROWS, rules.COLUMNS],
        "cookies": [11, 8],
        "lures": [1, 1],
        "phase": rules.MOVE,
        "turns_begun": 10,
    }
    return Game.of(GAME, {}).position(shown)


GAME = Plug(
    name="cookie-addict",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=25,
    state=rules.State,
    rules=Rules.of(rules),
    moves=rules.MOVES,
    limit=1_000,
    options=(
        Option("length", clause=102, values=("classic", "short")),
        edition(clause=104, check=data.check),
        first_seat(clause=201, players=PLAYERS),
    ),
    endings=(
        Ending("stuck", clause=501),
        Ending("trap", clause=404),
        Ending("alarm", clause=411),
        Ending("draw", clause=501),
    ),
    write=words.write,
    read=words.read,
    label=words.label,
    hint=words.hint,
    asks=words.asks,
    tell=words.tell,
    text=view.text,
    svg=view.svg,
    taps=view.taps,
    steps=view.steps,
    cover=cover,
    estimate=bots.estimate,
    has_sides=True,
    exact_candidates=True,
)
