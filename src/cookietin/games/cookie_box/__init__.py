"""Cookie Box: the plug."""

from typing import Any

from cookietin.engine import Ending, Plug, Rules, first_seat, switch
from cookietin.games.cookie_box import rules, view, words
from cookietin.games.cookie_box.bots import estimate, noticed
from cookietin.games.cookie_box.data import KINDS

PLAYERS = range(2, rules.PLAYERS + 1)
FEWEST_WITH_A_THIEF = 3


def impossible(options: dict[str, Any]) -> int:
    """5.1"""
    return 501 if options["thief"] == "on" and options["players"] < FEWEST_WITH_A_THIEF else 0


def apart(options: dict[str, Any]) -> int:
    """5.1"""
    return 501 if options["thief"] == "on" else 0


def unnamed(number: int) -> bool:
    """5.4"""
    return number >= rules.STOLEN_FROM


GAME = Plug(
    name="cookie-box",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=15,
    state=rules.State,
    rules=Rules.of(rules),
    moves=rules.MOVES,
    outcomes=KINDS,
    limit=3_000,
    options=(switch("thief", clause=501), first_seat(clause=202, players=PLAYERS)),
    endings=(
        Ending("points", clause=602),
        Ending("plain", clause=603),
        Ending("shared", clause=603),
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
    element=view.element,
    steps=view.steps,
    cover=view.cover,
    estimate=estimate,
    noticed=noticed,
    impossible=impossible,
    apart=apart,
    unnamed=unnamed,
    has_secret_scores=True,
    exact_candidates=True,
)
