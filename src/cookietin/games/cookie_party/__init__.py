"""Cookie Party: the plug."""

from dataclasses import replace
from typing import Any

from cookietin.engine import Ending, Option, Plug, edition, first_seat, parts_of
from cookietin.games.cookie_party import data, rules

PLAYERS = range(2, rules.BOARDS + 1)


def measures(states: Any) -> dict[str, Any]:
    """What the players had at the end, by match."""
    crosses = sum((states["crosses"] >> space) & 1 for space in range(data.SPACES))
    return {
        "points-of-the-winner": states["points"].max(axis=1),
        "points-of-all": states["points"].sum(axis=1),
        "tasks": (states["places"] > 0).sum(axis=(1, 2)),
        "chips-given-up": (states["chips"] >= rules.SCOREBOARD).sum(axis=(1, 2)),
        "crosses": crosses.sum(axis=1),
    }


def set_up_without_lots(s: rules.State, options: dict[str, Any]) -> None:
    """In the first version `rest` laid the chips of all seats alike."""
    rules.set_up(s, options)
    s.has_lots = 0


NEWEST = Plug(
    name="cookie-party",
    version=2,
    players=PLAYERS,
    minutes=20,
    pace=7.5,  # half a minute a round, for the four who play it at once
    age=8,
    limit=4000,
    options=(
        Option("side", clause=201, values=data.SIDES),
        Option("setup", clause=202, values=("auto", data.FIRST, data.STANDARD)),
        edition(clause=105, check=data.checked_edition),
        first_seat(clause=301, players=PLAYERS),
    ),
    endings=(Ending("single", clause=502), Ending("shared", clause=502)),
    measures=measures,
    exact_candidates=True,
    gpu_registers=128,
    **parts_of(__package__),
)
FIRST = replace(NEWEST, version=1, rules=replace(NEWEST.rules, set_up=set_up_without_lots))
GAME = replace(NEWEST, earlier=(FIRST,))
