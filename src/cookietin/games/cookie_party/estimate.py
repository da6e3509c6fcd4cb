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
    six_in_a_row,
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
    part = POINT * near // (CROSSED * spaces_needed(s, task))
    return next_points(s, task) * part * part // POINT


def spaces_needed(s: State, task: int) -> int:
    if task == data.LINE:
        return data.SIDE
    if task == data.RED:
        return data.RED_NEEDED
    return count_bits(s.task_spaces[task])


def nearness_of(s: State, seat: int, task: int) -> int:
    """How near the spaces that a task needs are to their crosses, together."""
    above = s.across[seat] & rules.ALL_SPACES
    below = s.across[seat] >> data.SIDE
    left = six_in_a_row(s.down[seat])
    right = six_in_a_row(s.down[seat] >> 1)
    best = 0
    for at in range(2 * data.SIDE if task == data.LINE else 1):
        if task != data.LINE:
            spaces = s.task_spaces[task]
        elif at < data.SIDE:
            spaces = rules.ROW << (data.SIDE * at)
        else:
            spaces = rules.COLUMN << (at - data.SIDE)
        most = spaces_needed(s, task)
        near = 0
        for walls in range(data.WALLS_AROUND, 0, -1):
            count = min(most, count_bits(spaces & with_walls(above, below, left, right, walls)))
            near += WORTH[walls] * count
            most -= count
        best = max(best, near)
    return best


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
        neighbour = space_beyond(space, side)
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


def space_beyond(space: int, side: int) -> int:
    """The neighbour at a side; SPACES if there is none."""
    if side == rules.ABOVE:
        return space - data.SIDE if space >= data.SIDE else data.SPACES
    if side == rules.BELOW:
        return space + data.SIDE if space < data.SPACES - data.SIDE else data.SPACES
    column = space % data.SIDE
    if side == rules.TO_THE_LEFT:
        return space - 1 if column > 0 else data.SPACES
    return space + 1 if column < data.SIDE - 1 else data.SPACES
