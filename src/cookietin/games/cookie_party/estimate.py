"""How good a board of Cookie Party is for its owner: what the bot `greedy` goes by."""

from __future__ import annotations

from cookietin.engine.bits import count_bits
from cookietin.engine.lots import THROWS
from cookietin.games.cookie_party import data, rules
from cookietin.games.cookie_party.rules import (
    State,
    edge_at,
    first_free_place,
    free_edges_of,
    has_wall,
    is_task,
)

LEAD = 3000
POINT = 1000  # what a point is worth; everything else is weighed against it
# How near a space with so many walls is to its cross: each wall is worth more than the last.
WORTH = (0, 9, 20, 36, 60)
CROSSED = 60
CHANCES = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of THROWS, that a chip's number is thrown
BAR = 60
TO_PLACE = 10_000  # more than any place is worth, so that chips are placed one by one
LIFTED = 120  # what a lifted chip is expected to draw, wherever it will lie
BEYOND = (-data.DOWN, -1, 1, data.DOWN)  # above, to the left, to the right and below
PER_POINT = 4  # of a task, what a step of WORTH is expected to be worth


def estimate(s: State, seat: int) -> int:
    """Points, how near the tasks are, and what the chips are expected to draw."""
    points = s.points[seat]
    worth = BAR * s.bars[seat]
    for task in range(data.TASKS):
        if (s.completed[seat] >> task) & 1:
            points += next_points(s, task)
        elif is_open(s, seat, task):
            worth += prospects(s, task, nearness_of(s, seat, task))
    held = LIFTED
    if s.stage[seat] == rules.SETTING_UP:
        held = 0 if s.laid_for == seat + 1 else TO_PLACE
    for chip in range(data.CHIPS):
        space = s.chips[seat, chip]
        if space < data.SPACES:
            worth += CHANCES[chip] * gain(s, seat, chip, space) // THROWS
        elif space == rules.IN_HAND:
            worth += CHANCES[chip] * held // THROWS
    return POINT * points + worth


def is_open(s: State, seat: int, task: int) -> bool:
    """Is it a task that this seat has not completed?"""
    is_done = s.places[seat, task] != 0 or (s.completed[seat] >> task) & 1 != 0
    return is_task(s, task) and not is_done


def next_points(s: State, task: int) -> int:
    """What a task earns now, as far as anybody can know."""
    return s.task_points[task, first_free_place(s, task) - 1]


# Tasks


def prospects(s: State, task: int, near: int) -> int:
    """A task's next points, by how near it is: squared, so that one is finished first."""
    return next_points(s, task) * near * near // POINT


def nearness_of(s: State, seat: int, task: int) -> int:
    """How near the spaces that a task needs are to their crosses, together; of POINT."""
    if task == data.RED:
        return nearness(s, seat, s.task_spaces[task], data.RED_NEEDED)
    if task != data.LINE:
        return nearness(s, seat, s.task_spaces[task], count_bits(s.task_spaces[task]))
    row, column = s.spaces & rules.FIRST_ROW, s.spaces & rules.FIRST_COLUMN
    best = 0
    for at in range(s.rows):
        best = max(best, nearness(s, seat, row << (data.DOWN * at), s.columns))
    for at in range(s.columns):
        best = max(best, nearness(s, seat, column << at, s.rows))
    return best


def nearness(s: State, seat: int, spaces: int, needed: int) -> int:
    """How near so many of some spaces are to their crosses, of POINT."""
    above, below = s.across[seat], s.across[seat] >> data.DOWN
    left, right = s.down[seat], s.down[seat] >> 1
    most = needed
    near = 0
    for walls in range(data.WALLS_AROUND, 0, -1):
        count = min(most, count_bits(spaces & with_walls(above, below, left, right, walls)))
        near += WORTH[walls] * count
        most -= count
    return POINT * near // (CROSSED * needed)


def with_walls(above: int, below: int, left: int, right: int, walls: int) -> int:
    """The spaces with so many walls, from those that have one at each side; a bit each."""
    one_across, two_across = above ^ below, above & below
    one_down, two_down = left ^ right, left & right
    if walls == data.WALLS_AROUND:
        return two_across & two_down
    if walls == data.WALLS_AROUND - 1:
        return (two_across & one_down) | (one_across & two_down)
    none_across, none_down = ~(above | below), ~(left | right)
    if walls == 1:
        return (one_across & none_down) | (none_across & one_down)
    return (one_across & one_down) | (two_across & none_down) | (none_across & two_down)


# Chips


def gain(s: State, seat: int, chip: int, space: int) -> int:
    """What it is worth when the number of a chip is thrown that lies on a space."""
    free = free_edges_of(s, seat, space)
    drawn = min(free, s.walls[chip])
    worth = value_of_walls(s, seat, space, drawn)
    if drawn < s.walls[chip]:
        worth += BAR
    beyond = 0
    for side in range(data.WALLS_AROUND):
        neighbour = space_beyond(s, space, side)
        if neighbour < data.SPACES and not has_wall(s, seat, edge_at(space, side)):
            beyond += value_of_walls(s, seat, neighbour, 1)
    return worth + beyond * drawn // max(1, free)


def value_of_walls(s: State, seat: int, space: int, drawn: int) -> int:
    """What so many walls more are worth to the cookie on a space."""
    task = s.cookies[space]
    if task == data.PLAIN or not is_open(s, seat, task):
        return 0
    walls = data.WALLS_AROUND - free_edges_of(s, seat, space)
    step = WORTH[min(data.WALLS_AROUND, walls + drawn)] - WORTH[walls]
    return PER_POINT * next_points(s, task) * step


def space_beyond(s: State, space: int, side: int) -> int:
    """The neighbour at a side; SPACES if there is none."""
    beyond = space + BEYOND[side]
    return beyond if beyond >= 0 and (s.spaces >> beyond) & 1 else data.SPACES
