"""Tock: the plug."""

from typing import Any

from cookietin.engine import Ending, Plug, Rules, first_seat, switch
from cookietin.games.tock import bots, rules, view, words
from cookietin.games.tock.data import KINDS, SEATS

PLAYERS = range(2, SEATS + 1)
IN_TEAMS = (4, 6)


def usual_teams(players: int) -> str:
    """1.2"""
    return "on" if players in IN_TEAMS else "off"


def impossible(options: dict[str, Any]) -> int:
    """Teams need four or six players (1.2), and table talk needs teams (5.3)."""
    if options["teams"] == "on" and options["players"] not in IN_TEAMS:
        return 102
    return 503 if options["table_talk"] == "on" and options["teams"] == "off" else 0


GAME = Plug(
    name="tock",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=45,
    state=rules.State,
    rules=Rules.of(rules),
    moves=rules.MOVES,
    outcomes=KINDS,
    limit=20_000,
    options=(
        switch("teams", clause=102, default_for=usual_teams),
        switch("jack_from_start", clause=304),
        switch("never_forced_past_home", clause=406),
        switch("table_talk", clause=503),
        first_seat(clause=202, players=PLAYERS),
    ),
    endings=(Ending("home", clause=601), Ending("team", clause=601), Ending("seven", clause=502)),
    write=words.write,
    read=words.read,
    label=words.label,
    hint=words.hint,
    asks=words.asks,
    tell=words.tell,
    text=view.text,
    svg=view.svg,
    taps=view.taps,
    steps=view.steps,
    estimate=bots.estimate,
    spared=words.spared,
    impossible=impossible,
    cover=view.cover,
    has_open_interrupts=True,
    exact_candidates=True,
)
