"""Crumbs: the plug of the engine's own test game."""

from __future__ import annotations

from typing import Any

from cookietin.engine import CHANCE, Ending, Phrase, Plug, Rules, Say, Seat, first_seat, switch
from crumbs import rules
from crumbs.rules import State

PLAYERS = range(2, 5)


def write(s: State, seat: int, move: int) -> str:
    if seat == CHANCE:
        return f"{move} first" if s.phase == rules.WHO_IS_FIRST else str(move + 1)
    if move == rules.PEEK:
        return "peek"
    return "lay ?" if move == rules.LAY_SOMETHING else f"lay {move + 1}"


def tell(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    if seat == CHANCE:
        return []
    if move == rules.PEEK:
        return [Phrase("log-peek", {"seat": Seat(seat)}, __package__)]
    return [Phrase("log-lay", {"seat": Seat(seat)}, __package__)]


def text(s: State, seat: int, say: Say) -> str:
    hand = [s.hands[seat, kind] for kind in range(rules.KINDS)] if seat < s.players else []
    return f"{say('name')} {[s.points[one] for one in range(s.players)]} {hand}"


def svg(s: State, seat: int, say: Say) -> str:
    drawn = f"<text>{text(s, seat, say)}</text>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{drawn}</svg>'


def impossible(options: dict[str, Any]) -> int:
    return 102 if options["long"] == "on" and options["players"] == PLAYERS[-1] else 0


GAME = Plug(
    name="crumbs",
    package=__package__,
    version=1,
    players=PLAYERS,
    minutes=1,
    state=State,
    rules=Rules.of(rules),
    moves=rules.MOVES,
    outcomes=rules.KINDS,
    limit=100,
    options=(switch("long", clause=102), first_seat(clause=101, players=PLAYERS)),
    endings=(Ending("points", clause=401), Ending("shared", clause=401)),
    write=write,
    tell=tell,
    text=text,
    svg=svg,
    impossible=impossible,
)
