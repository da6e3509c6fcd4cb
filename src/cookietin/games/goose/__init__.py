"""Goose: the plug."""

from cookietin.engine import Ending, Option, Plug, Rules, first_seat, switch
from cookietin.games.goose import rules, view, words
from cookietin.games.goose.exact import exact

PLAYERS = range(2, rules.PAWNS + 1)

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
    exact=exact,
    exact_candidates=True,
)
