"""Goose: the plug."""

from cookietin.engine import Ending, Manners, Option, Plug, Rules, View, Words, first_seat, switch
from cookietin.games.goose import laws, manners, rules, view, words
from cookietin.games.goose.exact import exact
from cookietin.games.goose.happenings import HAPPENINGS
from cookietin.games.goose.moves import MOVES

PLAYERS = range(2, rules.PAWNS + 1)

GAME = Plug(
    name="goose",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=20,
    limit=20_000,
    options=(
        switch("goose_on_23", clause=102),
        Option("occupied", clause=104, values=("share", "swap", "back")),
        Option("nine_rule", clause=202, values=("first-throw", "from-start")),
        Option("release", clause=401, values=("auto", "on", "off")),
        first_seat(clause=203, players=PLAYERS),
    ),
    endings=(Ending("home", clause=309), Ending("deadlock", clause=402)),
    state=rules.State,
    moves=MOVES,
    rules=Rules.of(rules, laws),
    words=Words.of(words),
    view=View.of(view),
    manners=Manners.of(manners),
    happenings=HAPPENINGS,
    exact=exact,
    exact_candidates=True,
)
