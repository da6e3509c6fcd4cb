"""Cookie Addict: the plug."""

from cookietin.engine import Ending, Option, Plug, Rules, edition, first_seat
from cookietin.games.cookie_addict import bots, data, rules, view, words

PLAYERS = range(2, 3)

GAME = Plug(
    name="cookie-addict",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=20,
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
    tell=words.tell,
    text=view.text,
    svg=view.svg,
    taps=view.taps,
    steps=view.steps,
    estimate=bots.estimate,
    exact_candidates=True,
)
