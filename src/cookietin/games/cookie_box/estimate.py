"""How good a position of Cookie Box looks: for the greedy bot and for bots that search."""

from __future__ import annotations

from cookietin.engine import Levels, Strength, Style
from cookietin.games.cookie_box import data, rules
from cookietin.games.cookie_box.pile import FACE_DOWN, free_cookies
from cookietin.games.cookie_box.rules import State, score

LEAD = 800
# Cheeky swaps whole piles, so that a lead says little before the end: search plays on until then.
STYLE = Style(plies=200, wild=0.3, bold=0.4, trust=0.2)
# Luck decides so much that looking at every move wins 60 % against looking at none. So a child
# still takes the better of two that it sees, but half the time it sees only one, or none.
LEVELS = Levels(
    crumb=Strength(overlooks=0.7, looks_at=2), biscuit=Strength(),
    baker=Strength(iterations=110), newcomer="crumb",
)  # fmt: skip
POINT = 100
ANOTHER_COOKIE = 110  # what a random cookie is worth, by a long way of counting


def estimate(s: State, seat: int) -> int:
    """How far a seat leads: its points less those of each other, with what is about to happen."""
    lead = s.players * POINT * score(s, seat)
    for other in range(s.players):
        lead -= POINT * score(s, other)
    if s.phase == rules.OVER:
        return lead
    coming = prospect(s, s.actor)
    return lead + coming if seat == s.actor else lead - coming // (s.players - 1)


def prospect(s: State, seat: int) -> int:
    """What the player who acts may expect of it, as a lead."""
    if s.phase == rules.SHOWING or s.phase == rules.FALLING:
        return a_surprise(s, seat)
    if s.phase == rules.TO_TAKE:
        return best_to_take(s, seat)
    if s.phase == rules.PICKING:
        return s.players * average(s, s.victim)
    if s.phase == rules.YEARNS:
        return action(s, seat, data.YEARNING)
    if s.phase == rules.GIVES:
        return action(s, seat, data.GENEROUS)
    if s.phase == rules.SWAPS:
        return action(s, seat, data.CHEEKY)
    if s.phase == rules.THROWING:
        return -(s.players - 1) * s.to_throw * average(s, seat)
    return (s.players - 1) * ANOTHER_COOKIE


def average(s: State, seat: int) -> int:
    """What one cookie of a pile is worth."""
    return POINT * score(s, seat) // s.sizes[seat] if s.sizes[seat] else 0


def a_surprise(s: State, seat: int) -> int:
    """What a cookie is worth that nobody knows."""
    total = 0
    unseen = 0
    for kind in range(data.KINDS):
        unseen += s.unseen[kind]
        total += s.unseen[kind] * worth(s, seat, kind)
    return total // unseen if unseen else 0


def worth(s: State, seat: int, kind: int) -> int:
    """What taking a cookie of this kind is worth."""
    return (s.players - 1) * POINT * data.POINTS[kind] + action(s, seat, kind)


def action(s: State, seat: int, kind: int) -> int:
    """What the action of a kind is worth to somebody."""
    if kind == data.DOUBLE:
        return (s.players - 1) * ANOTHER_COOKIE
    if kind == data.GENEROUS:
        return -s.players * poorest(s, seat)
    if kind == data.RANCID:
        return -(s.players - 1) * POINT * score(s, seat) // 2
    if kind == data.YEARNING or kind == data.CHEEKY:
        return s.players * best_of_others(s, seat, kind)
    return 0


def poorest(s: State, seat: int) -> int:
    """What the cookie is worth that one gives away most gladly; 0 if there is none."""
    found = 0
    for kind in range(data.KINDS):
        if kind != data.GENEROUS and s.cookies[seat, kind]:
            if found == 0 or POINT * data.POINTS[kind] < found:
                found = POINT * data.POINTS[kind]
    return found


def best_of_others(s: State, seat: int, kind: int) -> int:
    """The most that Yearning or Cheeky can bring."""
    best = -data.COOKIES * POINT
    for other in range(s.players):
        if other != seat:
            if kind == data.YEARNING:
                best = max(best, average(s, other))
            else:
                best = max(best, POINT * (score(s, other) - score(s, seat)))
    return best


def best_to_take(s: State, seat: int) -> int:
    """What the best cookie is worth that can be taken."""
    free = free_cookies(s)
    surprise = a_surprise(s, seat)
    best = -s.players * data.COOKIES * POINT
    for cookie in range(data.COOKIES):
        if (free >> cookie) & 1:
            icon = s.icons[cookie]
            best = max(best, surprise if icon == FACE_DOWN else worth(s, seat, icon - 1))
    return best
