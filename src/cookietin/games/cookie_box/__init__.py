"""Cookie Box: the plug."""

from cookietin.engine import Ending, Manners, Plug, Rules, View, Words, first_seat, switch
from cookietin.games.cookie_box import data, laws, manners, rules, secrets, view, words
from cookietin.games.cookie_box.estimate import estimate
from cookietin.games.cookie_box.happenings import HAPPENINGS
from cookietin.games.cookie_box.moves import MOVES

PLAYERS = range(2, data.PLAYERS + 1)

GAME = Plug(
    name="cookie-box",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=15,
    outcomes=data.KINDS,
    limit=3_000,
    options=(switch("thief", clause=501), first_seat(clause=202, players=PLAYERS)),
    endings=(
        Ending("points", clause=602),
        Ending("plain", clause=603),
        Ending("shared", clause=603),
    ),
    state=rules.State,
    moves=MOVES,
    rules=Rules.of(rules, laws, secrets),
    words=Words.of(words),
    view=View.of(view),
    manners=Manners.of(manners),
    happenings=HAPPENINGS,
    estimate=estimate,
    exact_candidates=True,
)
