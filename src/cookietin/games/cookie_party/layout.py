"""Where things are in the picture of Cookie Party, and what of a board is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from cookietin.engine import CHANCE
from cookietin.engine.draw import Point
from cookietin.games.cookie_party import rules
from cookietin.games.cookie_party.art import PINK
from cookietin.games.cookie_party.data import ACROSS, CHIPS, LINE, RED, SIDE, SPACES

if TYPE_CHECKING:
    from cookietin.games.cookie_party.rules import State

WIDTH = 1000
CELL = 154
GRID = SIDE * CELL
MARGIN = 44  # above and to the left of the large board, for letters and numbers
TILE = 142
PANEL, TILES, RED_TILE = ("#3f8fc2", "#e2a52b"), ("#c3e5f6", "#fff0bd"), "#df5348"
PAPER, PAPER_LINE, FADED = "#fff3da", "#e3c897", "#8a6a4c"
FRESH, DRAWN, PRINTED = PINK, "#8a4a20", "#ffe3a6"  # walls: of this round, earlier, on the board
SHINING = "#ffe23d"

BOARD_BOTTOM = MARGIN + GRID + 32
STRIP = BOARD_BOTTOM + 52  # the middle of what lies between the board and the scoreboard
SCORE_TOP = STRIP + 56
GAP = 12


# What a player does, as a sign tells it.
DONE, THINKING, WON = "done", "thinking", "won"


# Where things are


class Layout(NamedTuple):
    """Where the scoreboard and the small boards are, for a number of players."""

    score_width: int
    score_height: int
    names_width: int  # the column of emblems and points
    head: int  # how high the icons and places of the tasks are together
    row: int
    small: int  # how wide a small board is
    boards: tuple[Point, ...]  # their top left corners
    height: int

    @property
    def column(self) -> float:
        return (self.score_width - self.names_width) / len(BLUE_TASKS)


BLUE_TASKS = (0, 1, 2, 3, 4, 5, 6, RED, LINE)
YELLOW_TASKS = (0, 1, 2, 3, 4, 5, 6, 7, RED)
SMALL_HEAD = 44
PLACE_STEP = 31
ICON_Y = SCORE_TOP + 36


@lru_cache(8)
def layout(players: int) -> Layout:
    """With two players there is room for the other board beside the scoreboard."""
    others = players - 1
    if players == 2:
        small, names_width, head = 308, 84, 164
        score_width = WIDTH - small - 4 * GAP
        score_height = SMALL_HEAD + small
        row = (score_height - head) // players
        top = SCORE_TOP + SMALL_HEAD
        boards: tuple[Point, ...] = ((WIDTH - GAP - small, top),)
    else:
        small, names_width, head, row = 232, 116, 116, 42
        score_width = WIDTH - 2 * GAP
        score_height = head + players * row
        top = SCORE_TOP + score_height + GAP + SMALL_HEAD
        free = (WIDTH - others * small) / (others + 1)
        boards = tuple((free + at * (small + free), top) for at in range(others))
    height = top + small + GAP
    return Layout(score_width, score_height, names_width, head, row, small, boards, height)


def middle_of(space: int) -> Point:
    """The middle of a space on the large board."""
    row, column = divmod(space, SIDE)
    return MARGIN + CELL * column + CELL // 2, MARGIN + CELL * row + CELL // 2


def start_of(edge: int) -> Point:
    """The left or upper end of an edge, on a board whose corner is the origin."""
    row, column = divmod(edge, SIDE) if edge < ACROSS else divmod(edge - ACROSS, SIDE + 1)
    return CELL * column, CELL * row


CHIP_ASIDE = 29  # so that the cookie under a chip is still seen
HAND_LEFT, HAND_RIGHT, HAND_STEP = 400, 800, 100
SET_UP_STEP = 89


def chip_on(space: int) -> Point:
    x, y = middle_of(space)
    return x + CHIP_ASIDE, y + CHIP_ASIDE


def places_of_chips(chips: tuple[int, ...], is_set_up: bool) -> dict[int, Point]:
    """Where the chips of the large board lie: on spaces, or in the hand below."""
    placed = {which: chip_on(at) for which, at in enumerate(chips) if at < SPACES}
    held = [which for which, at in enumerate(chips) if at == rules.IN_HAND]
    if is_set_up:
        # Each keeps its own place, so that the others do not move when one is put.
        placed |= {which: (WIDTH / 2 + SET_UP_STEP * (which - 5), STRIP) for which in held}
    else:
        step = min(HAND_STEP, (HAND_RIGHT - HAND_LEFT) // max(1, len(held)))
        for at, which in enumerate(held):
            placed[which] = (HAND_LEFT + step * at + step / 2, STRIP)
    return placed


def tasks_of(s: State) -> tuple[int, ...]:
    return YELLOW_TASKS if s.side == rules.YELLOW else BLUE_TASKS


# A board, as far as the viewer knows it


class Board(NamedTuple):
    across: int
    down: int
    crosses: int
    chips: tuple[int, ...]
    bars: int


def board_as_it_is(s: State, player: int) -> Board:
    chips = tuple(int(s.chips[player, which]) for which in range(CHIPS))
    return Board(
        int(s.across[player]),
        int(s.down[player]),
        int(s.crosses[player]),
        chips,
        int(s.bars[player]),
    )


def board_as_shown(s: State, player: int) -> Board:
    chips = tuple(int(s.shown_chips[player, which]) for which in range(CHIPS))
    return Board(
        int(s.shown_across[player]),
        int(s.shown_down[player]),
        int(s.shown_crosses[player]),
        chips,
        int(s.shown_bars[player]),
    )


def board_for(s: State, player: int, seat: int) -> Board:
    """4.5: the own board as it is now, others as they were after the last round."""
    return (board_as_it_is if seat in (player, CHANCE) else board_as_shown)(s, player)


def large_one(s: State, seat: int) -> int:
    """Whose board is drawn large: the viewer's, or of those who only watch, the leader's."""
    if seat < s.players:
        return seat
    points = [s.points[player] for player in range(s.players)]
    return points.index(max(points))


def small_ones(s: State, seat: int) -> list[int]:
    """The others, in the order in which they sit after the large one."""
    first = large_one(s, seat)
    return [(first + after) % s.players for after in range(1, s.players)]


# What is printed


class Print(NamedTuple):
    """What a side of the board has printed on it."""

    side: int
    players: int
    end_points: int
    cookies: tuple[int, ...]
    dotted: tuple[int, ...]
    across: int
    down: int
    tasks: tuple[int, ...]

    @property
    def ident(self) -> str:
        """Two boards on one page may be printed differently."""
        return f"cookie-party-board-{crc32(repr(self[3:7]).encode()):x}"


def print_of(s: State) -> Print:
    return Print(
        int(s.side),
        int(s.players),
        int(s.end_points),
        tuple(int(s.cookies[space]) for space in range(SPACES)),
        tuple(int(s.dotted[which]) for which in range(CHIPS)),
        int(s.printed_across),
        int(s.printed_down),
        tasks_of(s),
    )


def bits_of(bits: int) -> Iterator[int]:
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1
