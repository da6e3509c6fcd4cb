"""Tock: the plug."""

from cookietin.engine import Ending, Manners, Plug, Rules, View, Words, first_seat, switch
from cookietin.games.tock import laws, manners, rules, secrets, view, words
from cookietin.games.tock.data import KINDS, SEATS
from cookietin.games.tock.estimate import estimate
from cookietin.games.tock.happenings import HAPPENINGS
from cookietin.games.tock.moves import MOVES

PLAYERS = range(2, SEATS + 1)

GAME = Plug(
    name="tock",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=45,
    limit=20_000,
    options=(
        switch("teams", clause=102, default_for=manners.usual_teams),
        switch("jack_from_start", clause=304),
        switch("never_forced_past_home", clause=406),
        switch("table_talk", clause=503),
        first_seat(clause=202, players=PLAYERS),
    ),
    endings=(Ending("home", clause=601), Ending("team", clause=601), Ending("seven", clause=502)),
    state=rules.State,
    moves=MOVES,
    outcomes=KINDS,
    rules=Rules.of(rules, laws, secrets),
    words=Words.of(words),
    view=View.of(view),
    manners=Manners.of(manners),
    happenings=HAPPENINGS,
    estimate=estimate,
    exact_candidates=True,
)
