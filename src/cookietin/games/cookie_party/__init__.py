"""Cookie Party: the plug."""

from typing import Any

from cookietin.engine import Ending, Option, Plug, Rules, edition
from cookietin.games.cookie_party import bots, data, picture, rules, view, words


def measures(states: Any) -> dict[str, Any]:
    """4: what the players had at the end, by match."""
    places = states["places"]
    return {
        "points-of-the-winner": states["points"].max(axis=1),
        "points-of-all": states["points"].sum(axis=1),
        "tasks": (places > 0).sum(axis=(1, 2)),
        "chips-given-up": (states["chips"] >= rules.SCOREBOARD).sum(axis=(1, 2)),
        "crosses": sum((states["crosses"] >> space) & 1 for space in range(data.SPACES)).sum(
            axis=1
        ),
    }


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
    asks=words.asks,
    tell=words.tell,
    thrown=words.thrown,
    text=view.text,
    svg=picture.svg,
    taps=picture.taps,
    steps=picture.steps,
    estimate=bots.estimate,
    measures=measures,
    impossible=data.impossible,
    exact_candidates=True,
)
