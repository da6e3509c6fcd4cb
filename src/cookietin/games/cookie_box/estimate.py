"""How good a position of Cookie Box looks: for the greedy bot, and for those who search."""

from __future__ import annotations

from cookietin.games.cookie_box.data import (
    CHEEKY,
    COOKIES,
    DOUBLE,
    GENEROUS,
    KINDS,
    POINTS,
    RANCID,
    YEARNING,
)
from cookietin.games.cookie_box.pile import FACE_DOWN, free_cookies
from cookietin.games.cookie_box.rules import (
    FALLING,
    GIVES,
    OVER,
    PICKING,
    SHOWING,
    SWAPS,
    THROWING,
    TO_TAKE,
    YEARNS,
    State,
    score,
)

POINT = 100
ANOTHER_COOKIE = 110  # what a random cookie is worth, by a long way of counting


def estimate(s: State, seat: int) -> int:
    """How far a seat leads: its points less those of each other, with what is about to happen."""
    lead = s.players * POINT * score(s, seat)
    for other in range(s.players):
        lead -= POINT * score(s, other)
    if s.phase == OVER:
        return lead
    coming = prospect(s, s.actor)
    return lead + coming if seat == s.actor else lead - coming // (s.players - 1)


def prospect(s: State, seat: int) -> int:
    """What the player who acts may expect of it, as a lead."""
    if s.phase == SHOWING or s.phase == FALLING:
        return a_surprise(s, seat)
    if s.phase == TO_TAKE:
        return best_to_take(s, seat)
    if s.phase == PICKING:
        return s.players * average(s, s.victim)
    if s.phase == YEARNS:
        return action(s, seat, YEARNING)
    if s.phase == GIVES:
        return action(s, seat, GENEROUS)
    if s.phase == SWAPS:
        return action(s, seat, CHEEKY)
    if s.phase == THROWING:
        return -(s.players - 1) * s.to_throw * average(s, seat)
    return (s.players - 1) * ANOTHER_COOKIE


def average(s: State, seat: int) -> int:
    """What one cookie of a pile is worth."""
    return POINT * score(s, seat) // s.sizes[seat] if s.sizes[seat] else 0


def a_surprise(s: State, seat: int) -> int:
    """What a cookie is worth that nobody knows."""
    total = 0
    unseen = 0
    for kind in range(KINDS):
        unseen += s.unseen[kind]
        total += s.unseen[kind] * worth(s, seat, kind)
    return total // unseen if unseen else 0


def worth(s: State, seat: int, kind: int) -> int:
    """What taking a cookie of this kind is worth."""
    return (s.players - 1) * POINT * POINTS[kind] + action(s, seat, kind)


def action(s: State, seat: int, kind: int) -> int:
    """What the action of a kind is worth to somebody."""
    if kind == DOUBLE:
        return (s.players - 1) * ANOTHER_COOKIE
    if kind == GENEROUS:
        return -s.players * poorest(s, seat)
    if kind == RANCID:
        return -(s.players - 1) * POINT * score(s, seat) // 2
    if kind == YEARNING or kind == CHEEKY:
        return s.players * best_of_others(s, seat, kind)
    return 0


def poorest(s: State, seat: int) -> int:
    """What the cookie is worth that one gives away most gladly; 0 if there is none."""
    found = 0
    for kind in range(KINDS):
        if kind != GENEROUS and s.cookies[seat, kind]:
            if found == 0 or POINT * POINTS[kind] < found:
                found = POINT * POINTS[kind]
    return found


def best_of_others(s: State, seat: int, kind: int) -> int:
    """The most that Yearning or Cheeky can bring."""
    best = -COOKIES * POINT
    for other in range(s.players):
        if other != seat:
            if kind == YEARNING:
                best = max(best, average(s, other))
            else:
                best = max(best, POINT * (score(s, other) - score(s, seat)))
    return best


def best_to_take(s: State, seat: int) -> int:
    """What the best cookie is worth that can be taken."""
    free = free_cookies(s)
    surprise = a_surprise(s, seat)
    best = -s.players * COOKIES * POINT
    for cookie in range(COOKIES):
        if (free >> cookie) & 1:
            icon = s.icons[cookie]
            best = max(best, surprise if icon == FACE_DOWN else worth(s, seat, icon - 1))
    return best
