"""Puzzles of Cookie Box: how to get ahead in this turn, whatever turns up.

All that is drawn is taken to be the worst that can be, and others whose turn a cookie makes it do
the worst they can. What lies in the piles was seen by whoever sat there: it is told.
"""

from __future__ import annotations

from cookietin.engine import Say
from cookietin.games.cookie_box import data
from cookietin.games.cookie_box.rules import State, places_for, score, turns

TABLES = ({"players": 2}, {"players": 3})
ALTERNATIVES = 2  # cookies of the same kind
MARGINS = (("lead", 2),)
IS_CERTAIN = True


def goal_of(s: State, seat: int) -> str:
    """It is this seat's turn, and it knows where every cookie outside the box is."""
    # A Double lets one take again: with one more that may turn up, there is too much to look at.
    if s.thief or s.turn != seat or s.actor != seat or s.unseen[data.DOUBLE]:
        return ""
    return "" if any(is_lost(s, seat, token) for token in range(s.tokens)) else "lead"


def is_lost(s: State, seat: int, token: int) -> bool:
    """May a cookie be in more than one place, for all that a seat knows?"""
    places = places_for(s, seat, 1 << token)
    return places & (places - 1) != 0


def is_settled(first: State, s: State, seat: int) -> bool:
    """The turn is over."""
    return turns(s) != turns(first)


def worth(first: State, s: State, seat: int) -> int:
    """How many points a seat is ahead of the best of the others."""
    return score(s, seat) - max(score(s, other) for other in range(s.players) if other != seat)


def appeal(first: State, s: State, seat: int) -> int:
    """The lead at once, before anything acts or is drawn."""
    return worth(first, s, seat)


def memories(s: State, seat: int, say: Say) -> list[str]:
    """What lies in the piles of others, and what has not been seen yet of the box."""
    piles = [told_pile(s, other, say) for other in range(s.players) if other != seat]
    unseen = [
        f"{s.unseen[kind]} {say(data.NAMES[kind])}" for kind in range(data.KINDS) if s.unseen[kind]
    ]
    if not unseen:
        return piles
    return [*piles, say("named", name=say("view-hidden"), told=", ".join(unseen))]


def told_pile(s: State, seat: int, say: Say) -> str:
    """What somebody has, and what that is worth."""
    kinds = [kind for kind in range(data.KINDS) if s.cookies[seat, kind]]
    whose = f"{say(f'seat-{seat}')}, {say('view-points', points=score(s, seat))}"
    if not kinds:
        return whose
    told = ", ".join(f"{s.cookies[seat, kind]} {say(data.NAMES[kind])}" for kind in kinds)
    return say("named", name=whose, told=told)
