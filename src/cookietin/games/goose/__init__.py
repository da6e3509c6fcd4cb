"""Goose: the plug."""

from cookietin.engine import Ending, Option, Plug, Rules, first_seat, switch
from cookietin.engine.position import Game, Position
from cookietin.games.goose import rules, view, words
from cookietin.games.goose.exact import exact

PLAYERS = range(2, rules.PAWNS + 1)


def cover() -> Position:
    """Four pawns on their way: one ahead, one in the nest, one in the well."""
    shown = {
        "squares": [53, rules.NEST, rules.WELL, 24, 0, 0],
        "waiting": [0, 0, 1, 0, 0, 0],
        "has_thrown": [1, 1, 1, 1, 0, 0],
        "phase": rules.TO_THROW,
        "round": 7,
    }
    return Game.of(GAME, {"players": 4}).position(shown)


GAME = Plug(
    name="goose",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=20,
    state=rules.State,
    rules=Rules.of(rules),
    moves=1,
    limit=20_000,
    options=(
        switch("goose_on_23", clause=102),
        Option("occupied", clause=104, values=("share", "swap", "back")),
        Option("nine_rule", clause=202, values=("first-throw", "from-start")),
        Option("release", clause=401, values=("auto", "on", "off")),
        first_seat(clause=203, players=PLAYERS),
    ),
    endings=(Ending("home", clause=309), Ending("deadlock", clause=402)),
    write=words.write,
    read=words.read,
    label=words.label,
    tell=words.tell,
    thrown=words.thrown,
    text=view.text,
    svg=view.svg,
    taps=view.taps,
    steps=view.steps,
    cover=cover,
    exact=exact,
    exact_candidates=True,
)
