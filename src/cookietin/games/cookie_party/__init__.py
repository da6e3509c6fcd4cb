"""Cookie Party: the plug."""

from cookietin.engine import Ending, Option, Plug, Rules, edition
from cookietin.games.cookie_party import bots, data, rules, view, words

GAME = Plug(
    name="cookie-party",
    package=__package__,
    version=1,
    players=range(2, rules.BOARDS + 1),
    minutes=20,
    state=rules.State,
    rules=Rules.of(rules),
    moves=rules.MOVES,
    limit=4000,
    options=(
        Option("side", clause=201, values=data.SIDES),
        Option("setup", clause=202, values=("auto", data.FIRST, data.STANDARD)),
        edition(clause=105, check=data.checked),
    ),
    endings=(Ending("single", clause=502), Ending("shared", clause=502)),
    write=words.write,
    read=words.read,
    label=words.label,
    hint=words.hint,
    tell=words.tell,
    thrown=words.thrown,
    text=view.text,
    svg=view.svg,
    estimate=bots.estimate,
    impossible=data.impossible,
    exact_candidates=True,
)
