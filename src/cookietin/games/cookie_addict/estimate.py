"""How good a position of Cookie Addict is for a seat, in the same subset of Python as the rules."""

from __future__ import annotations

from cookietin.games.cookie_addict import data, rules
from cookietin.games.cookie_addict.moves import LINES, MOST_STOLEN, ROWS
from cookietin.games.cookie_addict.rules import (
    State,
    cookies_shown,
    crossing,
    is_counted,
    is_open,
    is_to_go,
    other_than,
    winners,
)

LEAD = 400
# In hundredths of a cookie.
WIN = 100_000
A_COOKIE = 100
A_LURE = 60
A_DOUBLE = 130
TO_PLAY_AGAIN = 120
TO_MOVE_A_GUARD = 40
TO_TURN = 60
TO_TRADE = 15
AN_OPEN_LINE = 6
WORST = -10 * WIN


def estimate(s: State, seat: int) -> int:
    """Cookies, lures and a double, and the best that the next player can get and leave."""
    other = other_than(seat)
    if s.phase == rules.OVER:
        return worth_of_end(((winners(s) >> seat) & 1) - ((winners(s) >> other) & 1))
    worth = worth_of_belongings(s, seat) - worth_of_belongings(s, other)
    if s.directions[seat] == rules.NOWHERE:  # nobody has put a pawn yet
        return worth
    # Whoever is asked something else has still to end the turn; then the other moves.
    if (s.turn == seat) == is_to_go(s):
        return worth + best_line(s, seat)
    return worth - best_line(s, other)


def worth_of_belongings(s: State, seat: int) -> int:
    return A_COOKIE * s.cookies[seat] + A_LURE * s.lures[seat] + A_DOUBLE * s.doubles[seat]


def best_line(s: State, seat: int) -> int:
    """What the best line is worth to the player who is to move; without any it is over."""
    direction = s.directions[seat]
    best = WORST
    for line in range(s.lines):
        if line != s.pawns[direction]:
            cell = crossing(s, direction, line)
            if is_open(s, cell):
                gain = worth_of(s, seat, s.tiles[cell])
                if -WIN < gain < WIN and s.kinds[s.tiles[cell]] != data.SWAP:
                    gain -= best_reply(s, other_than(seat), line, gain)
                best = max(best, gain)
    if best == WORST:
        return worth_of_end(s.cookies[seat] - s.cookies[other_than(seat)])
    return best


def best_reply(s: State, seat: int, line: int, gain: int) -> int:
    """What is left to the other, once a player has gone to this line and gained this much."""
    direction = s.directions[seat]
    best = WORST
    lines = 0
    for own in range(s.lines):
        if own != s.pawns[direction]:
            cell = own * LINES + line if direction == ROWS else line * LINES + own
            if is_open(s, cell):
                lines += 1
                best = max(best, worth_of(s, seat, s.tiles[cell]))
    if lines == 0:
        lead = A_COOKIE * (s.cookies[seat] - s.cookies[other_than(seat)]) - gain
        return worth_of_end(lead // A_COOKIE)
    return best + AN_OPEN_LINE * lines


def worth_of_end(lead: int) -> int:
    """A match that ends with this lead."""
    if lead == 0:
        return 0
    return WIN if lead > 0 else -WIN


def worth_of(s: State, seat: int, tile: int) -> int:
    """What a tile is worth to the player who gets it."""
    other = other_than(seat)
    kind = s.kinds[tile]
    times = 1 + s.doubles[seat]
    spent = A_DOUBLE * s.doubles[seat]
    if kind == data.TRAP:
        return -WIN
    if is_counted(kind):
        cookies = max(-s.cookies[seat], times * cookies_shown(s, tile))
        if kind == data.ALARM:
            return worth_of_end(s.cookies[seat] + cookies - s.cookies[other])
        return A_COOKIE * cookies + A_LURE * times * s.lures_on[tile] - spent
    return worth_of_special(s, seat, kind) - spent


def worth_of_special(s: State, seat: int, kind: int) -> int:
    """What a tile is worth that is not doubled; what is stolen counts twice."""
    other = other_than(seat)
    if kind == data.DOUBLE:
        return A_DOUBLE
    if kind == data.SWAP:
        return TO_PLAY_AGAIN
    if kind == data.TRADE:
        return TO_TRADE
    if kind == data.MOVE_A_GUARD:
        return TO_MOVE_A_GUARD
    if kind == data.STEAL_COOKIES:
        return 2 * A_COOKIE * min(MOST_STOLEN, s.cookies[other])
    if kind == data.DOUBLE_LURES:
        return A_LURE * s.lures[seat]
    if kind == data.STEAL_LURES:
        return 2 * A_LURE * min(MOST_STOLEN, s.lures[other])
    return TO_TURN
