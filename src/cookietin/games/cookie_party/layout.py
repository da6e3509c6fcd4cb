"""Where things are in the picture of Cookie Party, and which parts of a board are drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from cookietin.engine import CHANCE, SPECTATOR
from cookietin.engine.draw import Pane, Point, group
from cookietin.games.cookie_party import rules
from cookietin.games.cookie_party.data import ACROSS, CHIPS, DOWN, SPACES, TASKS, numbers_in
from cookietin.games.cookie_party.rules import State

WIDTH = 1000
CELL = 154  # a space, on a board as it is drawn, before it is fitted into its place
GRID = 924  # the place of the large board
MARGIN = 44  # to the left of the large board, for numbers
HEAD = 48  # above it, for letters that no wall at its edge touches

STRIP = HEAD + GRID + 84  # the middle of what lies between the board and the scoreboard
SCORE_TOP = STRIP + 56
GAP = 12
SMALL_HEAD = 44
FIGURE_SIZE = 41  # on the scoreboard and around the board: 12 pixels on a small phone
PLACE_WIDTH, PLACE_STEP = 25, 34  # of the points of a task, beside or below each other
COIN_WIDTH = 42  # of those that come next
EARNED = 56, 40  # the paper below points that somebody has
ICON_Y = SCORE_TOP + 36

COLUMNS = 9  # of the scoreboard, where an edition has not more tasks


class Plan(NamedTuple):
    """Where the scoreboard and the small boards are, for a number of players."""

    score_width: int
    score_height: int
    names_width: int  # the column of animals and points
    head: int  # how high the icons and places of the tasks are together
    row: int
    small: int  # how wide a small board is
    boards: tuple[Point, ...]  # their top left corners
    height: int
    columns: int

    @property
    def column(self) -> float:
        return (self.score_width - self.names_width) / self.columns

    def column_of(self, at: int) -> float:
        """The middle of the column of a task."""
        return GAP + self.names_width + self.column * (at + 0.5)

    def row_of(self, at: int) -> float:
        """The middle of the row of a player."""
        return SCORE_TOP + self.head + self.row * (at + 0.5)

    def board_of(self, at: int) -> Point:
        """The middle of a board: the large one, or one of the small ones."""
        if at == 0:
            return MARGIN + GRID / 2, HEAD + GRID / 2
        x, y = self.boards[at - 1]
        return x + self.small / 2, y + self.small / 2


@lru_cache(16)
def plan_for(players: int, tasks: int = COLUMNS) -> Plan:
    """With two players there is room for the other board beside the scoreboard."""
    others = players - 1
    if players == 2:
        small, names_width, head = 308, 88, 172
        score_width = WIDTH - small - 4 * GAP
        score_height = SMALL_HEAD + small
        row = (score_height - head) // players
        top = SCORE_TOP + SMALL_HEAD
        boards: tuple[Point, ...] = ((WIDTH - GAP - small, top),)
    else:
        small, names_width, head, row = 232, 126, 112, 45
        score_width = WIDTH - 2 * GAP
        score_height = head + players * row
        top = SCORE_TOP + score_height + GAP + SMALL_HEAD
        free = (WIDTH - others * small) / (others + 1)
        boards = tuple((free + at * (small + free), top) for at in range(others))
    height = top + small + GAP
    columns = max(COLUMNS, tasks)
    return Plan(score_width, score_height, names_width, head, row, small, boards, height, columns)


# Where the window is broad: the large board, and beside it the strip in two rows, the scoreboard
# and the other boards below each other.

BROAD_HEIGHT = HEAD + GRID + 18
STRIP_TOP, STRIP_HEIGHT = STRIP - 64, 120
STRIP_PARTS = ((10, 222), (232, 166), (790, 206))  # dice, walls to draw, the drink
HAND = (398, 392)  # between them: chips, or the button to confirm, about its middle
HAND_MIDDLE, HAND_WIDTH = 535, 446


class Broad(NamedTuple):
    """What lies beside the large board, for a number of players."""

    width: int
    parts: tuple[Pane, ...]  # of the strip, but for what is in the hand
    hand: Pane
    score: Pane
    boards: tuple[Pane, ...]
    chips: tuple[Pane, ...]  # at set-up, instead of the strip

    def all_of(self, is_set_up: bool) -> tuple[Pane, ...]:
        strip = self.chips if is_set_up else (*self.parts, self.hand)
        return (*strip, self.score, *self.boards)


@lru_cache(8)
def broad_for(players: int) -> Broad:
    plan, beside = plan_for(players), 480 if players == 2 else 560
    room, left, top = beside - 2.0 * GAP, float(WIDTH), float(GAP)
    scale = room / sum(width for _, width in STRIP_PARTS)
    parts = []
    for start, width in STRIP_PARTS:
        parts.append(Pane(start, STRIP_TOP, width, STRIP_HEIGHT, (left, top), scale))
        left += width * scale
    middle, step = WIDTH + room / 2, room / 6
    small = step / SET_UP_STEP
    chips = tuple(
        Pane(
            set_up_place(chip)[0] - SET_UP_STEP / 2, STRIP_TOP, SET_UP_STEP, STRIP_HEIGHT,
            (WIDTH + step * (chip % 6), top + step * 1.1 * (chip // 6) - SET_UP_RISE * small
             * (1 if chip % 2 else -1)), small,
        )
        for chip in range(CHIPS)
    )  # fmt: skip
    top += STRIP_HEIGHT * scale
    large = min(1.1, room / HAND_WIDTH)
    hand = Pane(
        HAND[0], STRIP_TOP, HAND[1], STRIP_HEIGHT,
        (middle - (HAND_MIDDLE - HAND[0]) * large, top), large,
    )  # fmt: skip
    top += STRIP_HEIGHT * large
    scale = room / plan.score_width
    score = Pane(GAP, SCORE_TOP, plan.score_width, plan.score_height, (WIDTH, top), scale)
    top += plan.score_height * scale + GAP
    return Broad(WIDTH + beside, tuple(parts), hand, score, small_boards(plan, room, top), chips)


def small_boards(plan: Plan, room: float, top: float) -> tuple[Pane, ...]:
    """The boards of the others as large as they can be below that."""
    width, height, others = plan.small + 8, plan.small + SMALL_HEAD, len(plan.boards)

    def scale_in(columns: int) -> float:
        high = (BROAD_HEIGHT - top - GAP) / -(-others // columns)
        return min(high / height, (room - GAP * (columns - 1)) / columns / width)

    columns = max(range(1, others + 1), key=scale_in)
    scale = scale_in(columns)
    high = height * scale
    panes = []
    for at, (x, y) in enumerate(plan.boards):
        row, column = divmod(at, columns)
        in_row = min(columns, others - row * columns)
        wide = room / in_row
        to = WIDTH + wide * (column + 0.5) - width * scale / 2, top + high * row
        panes.append(Pane(x - 4, y - SMALL_HEAD, width, height, to, scale))
    return tuple(panes)


def middle_of(space: int) -> Point:
    """The middle of a space, on a board as it is drawn."""
    row, column = divmod(space, DOWN)
    return CELL * column + CELL // 2, CELL * row + CELL // 2


def start_of(edge: int) -> Point:
    """The left or upper end of an edge there."""
    row, column = divmod(edge % ACROSS, DOWN)
    return CELL * column, CELL * row


class Fit(NamedTuple):
    """How a board lies in a square: as large as it can be, in the middle of its upper side."""

    left: float
    top: float
    scale: float

    def at(self, point: Point) -> Point:
        """Where a point of the board is in the picture."""
        return self.left + self.scale * point[0], self.top + self.scale * point[1]

    def group(self, *inside: str, pointer_events: str = "") -> str:
        """What is drawn on the board."""
        at = self.left, self.top
        return group(*inside, at=at, scale=self.scale, pointer_events=pointer_events)


@lru_cache(64)
def fit_for(columns: int, rows: int, corner: Point = (MARGIN, HEAD), side: int = GRID) -> Fit:
    """In the place of the large board, or in a smaller one."""
    scale = side / (CELL * max(columns, rows))
    return Fit(corner[0] + (side - CELL * scale * columns) / 2, corner[1], scale)


def fit_of(s: State) -> Fit:
    """Of the large board."""
    return fit_for(s.columns, s.rows)


CHIP_ASIDE = 29  # so that the cookie under a chip is still seen
HAND_LEFT, HAND_RIGHT, HAND_STEP = 400, 800, 100
SET_UP_STEP, SET_UP_RISE = 89, 26  # every other one lies lower, so that a thumb hits it


def chip_on(fit: Fit, space: int) -> Point:
    x, y = middle_of(space)
    return fit.at((x + CHIP_ASIDE, y + CHIP_ASIDE))


def places_of_chips(fit: Fit, chips: tuple[int, ...], is_set_up: bool) -> dict[int, Point]:
    """Where the chips of the large board lie: on spaces, or in the hand below."""
    placed = {which: chip_on(fit, at) for which, at in enumerate(chips) if at < SPACES}
    held = [which for which, at in enumerate(chips) if at == rules.IN_HAND]
    if is_set_up:
        # Each keeps its own place, so that the others do not move when one is put.
        return placed | {which: set_up_place(which) for which in held}
    step = min(HAND_STEP, (HAND_RIGHT - HAND_LEFT) // max(1, len(held)))
    return placed | {which: (HAND_LEFT + step * (at + 0.5), STRIP) for at, which in enumerate(held)}


def set_up_place(chip: int) -> Point:
    """Where a chip waits until it is placed."""
    return WIDTH / 2 + SET_UP_STEP * (chip - 5), STRIP + SET_UP_RISE * (1 if chip % 2 else -1)


# What is drawn


class Board(NamedTuple):
    """A board as a viewer knows it."""

    across: int
    down: int
    crosses: int
    bars: int
    chips: tuple[int, ...]


def board_for(s: State, player: int, seat: int) -> Board:
    """To its owner a board is as it is now, to others as it was after the last round."""
    walls, chips = (s.shown_across, s.shown_down, s.shown_crosses, s.shown_bars), s.shown_chips
    if seat in (player, CHANCE):
        walls, chips = (s.across, s.down, s.crosses, s.bars), s.chips
    across, down, crosses, bars = (row[player] for row in walls)
    return Board(across, down, crosses, bars, tuple(chips[player, at] for at in range(CHIPS)))


def viewer_of(s: State) -> int:
    """Whose view this is: of others nobody knows where their chips are, not even in the hand."""
    known = [seat for seat in range(s.players) if any(s.chips[seat, chip] for chip in range(CHIPS))]
    return known[0] if len(known) == 1 else SPECTATOR


def players_for(s: State, seat: int) -> list[int]:
    """Whose board is drawn large, and then the others, in the order in which they sit.

    Large is the viewer's own, or of those who only watch, the leader's.
    """
    points = [s.points[player] for player in range(s.players)]
    first = seat if seat < s.players else points.index(max(points))
    return [(first + after) % s.players for after in range(s.players)]


class Print(NamedTuple):
    """What a side of the board has printed on it."""

    side: int
    players: int
    end_points: int
    columns: int
    rows: int
    spaces: tuple[int, ...]  # that are on this board
    cookies: tuple[int, ...]  # by the number of a space
    dotted: tuple[int, ...]
    across: int
    down: int
    walls: tuple[int, ...]
    tasks: tuple[int, ...]

    @property
    def fit(self) -> Fit:
        """How the large board lies in its place."""
        return fit_for(self.columns, self.rows)

    @property
    def ident(self) -> str:
        """Two boards on one page may be printed differently."""
        return f"cookie-party-board-{crc32(repr(self[3:]).encode()):x}"


def print_of(s: State) -> Print:
    cookies = tuple(s.cookies[space] for space in range(SPACES))
    return Print(
        side=s.side,
        players=s.players,
        end_points=s.end_points,
        columns=s.columns,
        rows=s.rows,
        spaces=tuple(numbers_in(s.spaces)),
        cookies=cookies,
        dotted=tuple(s.dotted[which] for which in range(CHIPS)),
        across=s.printed_across,
        down=s.printed_down,
        walls=tuple(s.walls[which] for which in range(CHIPS)),
        tasks=tasks_of(s),
    )


def edges_of(s: State) -> list[int]:
    """All edges of the board."""
    return [*numbers_in(s.edges_across), *(ACROSS + at for at in numbers_in(s.edges_down))]


def tasks_of(s: State) -> tuple[int, ...]:
    """The tasks of this side, by the columns of the scoreboard."""
    return tuple(task for task in range(TASKS) if rules.is_task(s, task))
