"""How good a board of Cookie Party is in the long run: what bots that think ahead go by.

`estimate` gives a chip the same for a wall wherever the task stands. Here a wall is worth as much
as it brings its tasks forward, and whoever draws it chooses the edge that brings most.
"""

from __future__ import annotations

from typing import NamedTuple

from cookietin.engine import NOTHING, Style
from cookietin.engine.bits import count_bits, lowest_bit
from cookietin.engine.compile import set_apart
from cookietin.engine.lots import THROWS
from cookietin.games.cookie_party import data, rules
from cookietin.games.cookie_party.estimate import (
    BAR,
    CHANCES,
    CROSSED,
    LIFTED,
    POINT,
    TO_PLACE,
    WORTH,
    is_open,
    next_points,
    space_beyond,
    with_walls,
)
from cookietin.games.cookie_party.moves import DONE, give_move, put_move
from cookietin.games.cookie_party.rules import (
    State,
    chips_in_hand,
    chips_on_board,
    edge_at,
    free_edges_of,
    free_spaces,
    has_wall,
    is_chip_due,
)

# The next throw matters most: each of these moves is tried with all of them, twice.
STYLE = Style(width=24, tries=2 * THROWS, throws=1)

WHOLE = 3600  # how near a task is that is complete
PER_NEARNESS = WHOLE * WHOLE // POINT


class Walled(NamedTuple):
    """The spaces of a board by their walls, and those of the row or column that is nearest."""

    one: int
    two: int
    three: int
    four: int
    line: int


def outlook(s: State, seat: int) -> int:
    """Points, how near the tasks are, and how much nearer the chips are expected to bring them."""
    points = s.points[seat]
    worth = BAR * s.bars[seat]
    walled = walled_spaces(s, seat)
    for task in range(data.TASKS):
        if (s.completed[seat] >> task) & 1:
            points += next_points(s, task)
        elif is_open(s, seat, task):
            worth += prospects(next_points(s, task), nearness_of(s, task, walled))
    held = value_in_hand(s, seat)
    for chip in range(data.CHIPS):
        space = s.chips[seat, chip]
        if space < data.SPACES:
            worth += CHANCES[chip] * gain(s, seat, s.walls[chip], space, walled) // THROWS
        elif space == rules.IN_HAND:
            worth += CHANCES[chip] * held // THROWS
    return POINT * points + worth


def value_in_hand(s: State, seat: int) -> int:
    """What the number of a chip that is not placed yet is expected to be worth."""
    if s.stage[seat] != rules.SETTING_UP:
        return LIFTED
    return 0 if s.laid_for == seat + 1 else TO_PLACE


# Tasks


def walled_spaces(s: State, seat: int) -> Walled:
    """How the board of a seat stands."""
    above, below = s.across[seat], s.across[seat] >> data.DOWN
    left, right = s.down[seat], s.down[seat] >> 1
    one = with_walls(above, below, left, right, 1)
    two = with_walls(above, below, left, right, 2)
    three = with_walls(above, below, left, right, 3)
    four = with_walls(above, below, left, right, 4)
    row, column = s.spaces & rules.FIRST_ROW, s.spaces & rules.FIRST_COLUMN
    line = 0
    nearest = -1
    for at in range(s.rows + s.columns):
        spaces = row << (data.DOWN * at) if at < s.rows else column << (at - s.rows)
        near = nearness(spaces, count_bits(spaces), Walled(one, two, three, four, 0))
        if near > nearest:
            nearest = near
            line = spaces
    return Walled(one, two, three, four, line)


def spaces_of(s: State, task: int, walled: Walled) -> int:
    """What a task is about."""
    return walled.line if task == data.LINE else s.task_spaces[task]


def spaces_needed(s: State, task: int, walled: Walled) -> int:
    """How many of its spaces a task needs."""
    return data.RED_NEEDED if task == data.RED else count_bits(spaces_of(s, task, walled))


def nearness_of(s: State, task: int, walled: Walled) -> int:
    """How near a task is, of WHOLE."""
    return nearness(spaces_of(s, task, walled), spaces_needed(s, task, walled), walled)


def nearness(spaces: int, needed: int, walled: Walled) -> int:
    """How near so many of some spaces are to their crosses, of WHOLE."""
    four = min(needed, count_bits(spaces & walled.four))
    three = min(needed - four, count_bits(spaces & walled.three))
    two = min(needed - four - three, count_bits(spaces & walled.two))
    one = min(needed - four - three - two, count_bits(spaces & walled.one))
    near = WORTH[4] * four + WORTH[3] * three + WORTH[2] * two + WORTH[1] * one
    return WHOLE * near // (CROSSED * needed)


def prospects(points: int, near: int) -> int:
    """What a task is worth that is so near: squared, so that one is finished first."""
    return points * near * near // PER_NEARNESS


# Chips


@set_apart
def gain(s: State, seat: int, shown: int, space: int, walled: Walled) -> int:
    """What it is worth to throw the number of a chip that shows so many walls, on a space."""
    free = free_edges_of(s, seat, space)
    drawn = min(free, shown)
    worth = value_of_walls(s, seat, space, drawn, walled)
    if drawn < shown:
        worth += BAR
    best = 0
    second = 0
    least = POINT * POINT
    beyond = 0
    for side in range(data.WALLS_AROUND):
        if not has_wall(s, seat, edge_at(space, side)):
            neighbour = space_beyond(s, space, side)
            value = 0
            if neighbour < data.SPACES:
                value = value_of_walls(s, seat, neighbour, 1, walled)
            least = min(least, value)
            second = max(second, min(best, value))
            best = max(best, value)
            beyond += value
    if drawn == free:
        return worth + beyond
    if drawn == 1:
        return worth + best
    return worth + (best + second if drawn == 2 else beyond - least)


def value_of_walls(s: State, seat: int, space: int, drawn: int, walled: Walled) -> int:
    """How much so many walls more round a space bring its tasks forward."""
    walls = data.WALLS_AROUND - free_edges_of(s, seat, space)
    step = WORTH[min(data.WALLS_AROUND, walls + drawn)] - WORTH[walls]
    if step == 0:
        return 0
    worth = 0
    task = s.cookies[space]
    if task < data.PLAIN and is_open(s, seat, task):
        if task != data.RED or is_among_nearest(s.task_spaces[task], walls, walled):
            worth += rise(s, task, step, walled)
    if (walled.line >> space) & 1 and is_open(s, seat, data.LINE):
        worth += rise(s, data.LINE, step, walled)
    return worth


def is_among_nearest(spaces: int, walls: int, walled: Walled) -> bool:
    """Are fewer red spaces than needed nearer than one with so many walls?"""
    nearer = walled.four
    if walls < 3:
        nearer |= walled.three
    if walls < 2:
        nearer |= walled.two
    if walls < 1:
        nearer |= walled.one
    return count_bits(spaces & nearer) < data.RED_NEEDED


def rise(s: State, task: int, step: int, walled: Walled) -> int:
    """What a step of one of its spaces is worth to a task."""
    points = next_points(s, task)
    needed = spaces_needed(s, task, walled)
    near = nearness(spaces_of(s, task, walled), needed, walled)
    return prospects(points, near + WHOLE * step // (CROSSED * needed)) - prospects(points, near)


# What to do


def hunch(s: State, seat: int) -> int:
    """The move of a chip after which the outlook is best; NOTHING where walls are drawn."""
    stage = s.stage[seat]
    if stage == rules.DRAWING or stage == rules.BONUS:
        return NOTHING
    walled = walled_spaces(s, seat)
    best = DONE
    most = 0
    is_due = is_chip_due(s, seat)
    has_any = stage != rules.PUTTING and not is_due  # DONE is allowed
    if stage == rules.SETTING_UP and chips_in_hand(s, seat) != 0:
        has_any = False
    if stage != rules.GIVING:
        chips = chips_on_board(s, seat) if stage == rules.MOVING else chips_in_hand(s, seat)
        free = free_spaces(s, seat)
        for shown in range(1, data.WALLS_AROUND + 1):
            space = data.SPACES
            found = 0
            for chip in range(data.CHIPS):
                if (chips >> chip) & 1 and s.walls[chip] == shown and free != 0:
                    if space == data.SPACES:  # all that show as many go best on the same
                        space = best_space(s, seat, shown, free, walled)
                        found = gain(s, seat, shown, space, walled)
                    worth = CHANCES[chip] * found // THROWS - worth_of_chip(s, seat, chip, walled)
                    if not has_any or worth > most:
                        best = put_move(chip, space)
                        most = worth
                        has_any = True
    if is_due and stage != rules.PUTTING:
        for chip in range(data.CHIPS):
            if s.chips[seat, chip] < data.SPACES:
                worth = -worth_of_chip(s, seat, chip, walled)
                if not has_any or worth > most:
                    best = give_move(chip)
                    most = worth
                    has_any = True
    return best


def worth_of_chip(s: State, seat: int, chip: int, walled: Walled) -> int:
    """What a chip is expected to bring where it is."""
    space = s.chips[seat, chip]
    if space >= data.SPACES:
        return CHANCES[chip] * value_in_hand(s, seat) // THROWS
    return CHANCES[chip] * gain(s, seat, s.walls[chip], space, walled) // THROWS


def best_space(s: State, seat: int, shown: int, free: int, walled: Walled) -> int:
    """Where a chip that shows so many walls gains most."""
    best = lowest_bit(free)
    most = -1
    while free:
        space = lowest_bit(free)
        found = gain(s, seat, shown, space, walled)
        if found > most:
            most = found
            best = space
        free &= free - 1
    return best
