"""Cookie Addict: the plug."""

from cookietin.engine import Ending, Manners, Option, Plug, Rules, View, Words, edition, first_seat
from cookietin.games.cookie_addict import data, laws, manners, rules, view, words
from cookietin.games.cookie_addict.estimate import estimate
from cookietin.games.cookie_addict.happenings import HAPPENINGS
from cookietin.games.cookie_addict.moves import MOVES

PLAYERS = range(2, 3)

GAME = Plug(
    name="cookie-addict",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=25,
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
    state=rules.State,
    moves=MOVES,
    rules=Rules.of(rules, laws),
    words=Words.of(words),
    view=View.of(view),
    manners=Manners.of(manners),
    happenings=HAPPENINGS,
    estimate=estimate,
    exact_candidates=True,
)
