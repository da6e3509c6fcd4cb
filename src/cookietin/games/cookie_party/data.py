"""The printed boards: ours, one file a side, and the check of an owner's own (`edition`)."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from cookietin.engine import HOUSE, Mistake

SIDES = ("blue", "yellow")
FIRST, STANDARD = "first", "standard"

LEAST, MOST = 4, 7  # rows, and columns
# On a board of any size the space below another has a number greater by this: one more than there
# can be columns, so that the edges that stand have the same numbers.
DOWN = MOST + 1
SPACES = DOWN * MOST  # numbers of spaces; on no board are all of them
ACROSS = DOWN * (MOST + 1)  # numbers of edges that lie across; those that stand follow
EDGES = ACROSS + SPACES
CHIPS = 11
WALLS_AROUND = 4

# c4 is in the third column from the left and the fourth row from the top.
COLUMN_NAMES = "abcdefgh"
SPACE_NAMES = tuple(f"{column}{row}" for row in range(1, MOST + 1) for column in COLUMN_NAMES)

KINDS = 8
RED = 8  # the task, and the cookies on a red background
LINE = 9  # the task of a whole row or column
PLAIN = 9  # cookies of no kind
NOWHERE = 10  # what is not on this board
TASKS = 10
PLACES = 3

RED_NEEDED = 6  # of all that are on red
WALLS = (4, 3, 2, 1, 1, 1, 1, 1, 2, 3, 4)  # that the chips 2 to 12 draw
USUAL_POINTS = [6, 4, 3]
NO_POINTS = (0, 0, 0)
MOST_POINTS = 30
SIZES = frozenset(map(str, range(1, MOST * MOST + 1)))  # of a kind, as points are told
TABLES = 4  # of two, three, four and five players

# How a board is drawn: a corner and an edge, or an edge and a space, every three characters.
CELL = 3
RED_LETTER, PLAIN_LETTER, DOT, CORNER, LIES, STANDS = "*", "o", ":", "+", "--", "|"
LINE_NAME = "line"  # of a row or column, where points are told


class EditionMistake(Mistake):
    """An edition that cannot be played with."""

    package = __package__


@dataclass(frozen=True)
class Edition:
    """A printed board: its size, what is on each space, where walls and dots are, and what tasks
    earn.
    """

    side: str
    columns: int
    rows: int
    cookies: tuple[int, ...]
    dotted: tuple[int, ...]
    across: int
    down: int
    walls: tuple[int, ...]
    task_points: tuple[tuple[int, ...], ...]
    end_points: tuple[int, ...]


def numbers_in(bits: int) -> list[int]:
    """The spaces of a set; or of edges, those that lie or those that stand."""
    return [at for at in range(bits.bit_length()) if (bits >> at) & 1]


def setup_of(options: dict[str, Any]) -> str:
    """How chips are placed: as chosen, or as the side has it."""
    if options["setup"] != "auto":
        return str(options["setup"])
    return FIRST if options["side"] == "blue" else STANDARD


def edition_of(options: dict[str, Any]) -> Edition:
    if options["edition"] == HOUSE:
        return house(options["side"])
    return owners_edition(options["edition"])


@cache
def house(side: str) -> Edition:
    return edition_from(checked_edition(house_file(side)))


@lru_cache(16)  # people bring them, so not all are kept
def owners_edition(text: str) -> Edition:
    """An owner's board, which has been checked."""
    return edition_from(json.loads(text))


def house_file(side: str) -> dict[str, Any]:
    """What stands in our own file of a side."""
    file = resources.files(__package__).joinpath(f"{side}.toml")
    return tomllib.loads(file.read_text("utf-8"))


# The check


def checked_edition(data: dict[str, Any]) -> dict[str, Any]:
    """An edition made complete; a Mistake says what is wrong with it."""
    side = data.get("side")
    if side not in SIDES:
        raise EditionMistake("edition-side", value=side)
    known = ("side", "kinds", "board", "walls", "end_points", "points")
    for key in data:
        if key not in known:
            raise EditionMistake("edition-unknown-key", name=key, known=", ".join(known))
    for key in ("kinds", "board"):
        if key not in data:
            raise EditionMistake("edition-missing-key", name=key)
    kinds = checked_kinds(data["kinds"])
    found = {"side": side, "kinds": kinds, "board": checked_board(kinds, data["board"])}
    if "walls" in data:
        found["walls"] = checked_walls(data["walls"])
    points = checked_points(side, found, data.get("points", {}))
    if points:
        found["points"] = points
    end_points = data.get("end_points", house_file(side)["end_points"])
    found["end_points"] = numbers(end_points, TABLES)
    if min(found["end_points"], default=0) < 1:
        raise EditionMistake("edition-end-points", value=end_points)
    check_the_end(edition_from(found))
    return found


def checked_kinds(kinds: object) -> str:
    """A letter for every kind."""
    letters = kinds if isinstance(kinds, str) else ""
    usual = letters.isascii() and letters.isalpha() and PLAIN_LETTER not in letters
    if not usual or len(letters) > KINDS or len(set(letters)) != len(letters):
        raise EditionMistake("edition-kinds", value=kinds, most=KINDS)
    return letters


def checked_walls(walls: object) -> list[int]:
    """1.2 How many walls each chip shows, from the 2 to the 12."""
    found = numbers(walls, CHIPS)
    if not found or not 1 <= min(found) <= max(found) <= WALLS_AROUND:
        raise EditionMistake("edition-walls", value=walls, needed=CHIPS)
    return found


def checked_board(kinds: str, board: object) -> list[str]:
    """1.1 The drawing, line by line, each padded to the width of the first."""
    lines = board.strip("\n").split("\n") if isinstance(board, str) else board
    count = len(lines) if isinstance(lines, list) else 0
    if not isinstance(lines, list) or count % 2 == 0 or not LEAST <= count // 2 <= MOST:
        raise EditionMistake("edition-lines", least=2 * LEAST + 1, most=2 * MOST + 1, count=count)
    width = len(str(lines[0]).rstrip())
    if width % CELL != 1 or not LEAST <= width // CELL <= MOST:
        raise EditionMistake("edition-corners", least=LEAST + 1, most=MOST + 1)
    padded = []
    for at, line in enumerate(lines):
        text = str(line).rstrip().ljust(width)
        if len(text) != width:
            raise EditionMistake("edition-line-too-long", line=at + 1, longest=width)
        check_line(kinds, at, text)
        padded.append(text)
    check_counts(kinds, padded)
    check_walls(padded)
    return padded


def check_line(kinds: str, at: int, text: str) -> None:
    """Only what a drawing may have, and where."""
    for start in range(0, len(text), CELL):
        edge, inside = text[start], text[start + 1 : start + CELL]
        if at % 2 == 0:
            good = edge == CORNER and inside in ("", "  ", LIES)
        else:
            good = edge in (" ", STANDS) and (
                inside == ""
                or (inside[0] in kinds + RED_LETTER + PLAIN_LETTER and inside[1] in " " + DOT)
            )
        if not good:
            found = text[start : start + CELL].strip() or " "
            raise EditionMistake("edition-drawing", line=at + 1, column=start + 1, found=found)


def size_of(board: list[str]) -> tuple[int, int]:
    """How many columns and rows a drawing has."""
    return len(board[0]) // CELL, len(board) // 2


def cells_of(board: list[str], first: int, at: int, width: int = 1) -> dict[int, str]:
    """What stands at a place of every cell, in every other line from the first, by its number."""
    return {
        DOWN * row + start // CELL: line[start + at : start + at + width]
        for row, line in enumerate(board[first::2])
        for start in range(0, len(line), CELL)
    }


def letters_of(board: list[str]) -> dict[int, str]:
    """The letter on every space."""
    return {space: letter for space, letter in cells_of(board, 1, 1).items() if letter}


def check_counts(kinds: str, board: list[str]) -> None:
    """1.4 1.5 Every kind is there, enough cookies are on red, and eleven spaces are dotted."""
    counts = Counter(letters_of(board).values())
    needed = dict.fromkeys(kinds, 1) | {RED_LETTER: RED_NEEDED}
    for letter, least in needed.items():
        if counts[letter] < least:
            raise EditionMistake("edition-count", letter=letter, count=counts[letter], least=least)
    dots = sum(line.count(DOT) for line in board)
    if dots != CHIPS:
        raise EditionMistake("edition-dots", count=dots, needed=CHIPS)


def check_walls(board: list[str]) -> None:
    """1.3 The printed walls enclose no space."""
    across, down = lying_walls(board), standing_walls(board)
    enclosed = across & (across >> DOWN) & down & (down >> 1)
    for space in letters_of(board):
        if (enclosed >> space) & 1:
            raise EditionMistake("edition-enclosed", space=SPACE_NAMES[space])


def checked_points(side: str, found: dict[str, Any], given: object) -> dict[str, list[int]]:
    """4.4 4.6 What tasks earn: kinds by their letter or size, `*` for red, and `line`."""
    if not isinstance(given, dict):
        raise EditionMistake("edition-points", known=", ".join(names_of_tasks(side, found)))
    points: dict[str, list[int]] = house_file(side).get("points", {}) | given
    for name, places in points.items():
        check_places(side, found, name, places)
    for letter, size in sizes_of(found).items():
        if side == "yellow" and letter not in points and str(size) not in points:
            raise EditionMistake("edition-size", letter=letter, size=size)
    return points


def check_places(side: str, found: dict[str, Any], name: str, given: object) -> None:
    """Of a task there is, the points of three places, none worth more than the one before."""
    known = names_of_tasks(side, found)
    if name not in known and name not in SIZES:
        raise EditionMistake("edition-points", known=", ".join(known))
    places = numbers(given, PLACES)
    in_order = sorted(places, reverse=True) == places
    if not places or not in_order or not 0 < places[-1] <= places[0] <= MOST_POINTS:
        raise EditionMistake("edition-places", name=name, value=given)


def names_of_tasks(side: str, found: dict[str, Any]) -> list[str]:
    """As points are told: letters of the kinds, red, and on blue a row or column."""
    return [*found["kinds"], RED_LETTER, *([LINE_NAME] if side == "blue" else [])]


def sizes_of(found: dict[str, Any]) -> dict[str, int]:
    """How many cookies each kind has."""
    counts = Counter(letters_of(found["board"]).values())
    return {letter: counts[letter] for letter in found["kinds"]}


def numbers(values: object, count: int) -> list[int]:
    """As many whole numbers as needed; none if they are something else."""
    if not isinstance(values, list) or len(values) != count:
        return []
    return values if all(type(value) is int for value in values) else []


def check_the_end(edition: Edition) -> None:
    """5.3 A full board earns enough to end the game."""
    lowest = sum(places[-1] for places in edition.task_points)
    if max(edition.end_points) > lowest:
        raise EditionMistake("edition-never-ends", points=max(edition.end_points), lowest=lowest)


# From the drawing to numbers


def edition_from(data: dict[str, Any]) -> Edition:
    """The board that a checked file describes."""
    board = data["board"]
    columns, rows = size_of(board)
    codes = {letter: kind for kind, letter in enumerate(data["kinds"])}
    codes |= {RED_LETTER: RED, PLAIN_LETTER: PLAIN}
    letters = letters_of(board)
    dots = cells_of(board, 1, 2)
    return Edition(
        side=data["side"],
        columns=columns,
        rows=rows,
        cookies=tuple(
            codes[letters[space]] if space in letters else NOWHERE for space in range(SPACES)
        ),
        dotted=tuple(space for space, mark in dots.items() if mark == DOT),
        across=lying_walls(board),
        down=standing_walls(board),
        walls=tuple(data.get("walls", WALLS)),
        task_points=tuple(points_of(data, task) for task in range(TASKS)),
        end_points=tuple(data["end_points"]),
    )


def lying_walls(board: list[str]) -> int:
    """A bit for each; the wall above a space has its number."""
    return sum(1 << edge for edge, mark in cells_of(board, 0, 1, 2).items() if mark == LIES)


def standing_walls(board: list[str]) -> int:
    """A bit for each; the wall to the left of a space has its number."""
    return sum(1 << edge for edge, mark in cells_of(board, 1, 0).items() if mark == STANDS)


def points_of(data: dict[str, Any], task: int) -> tuple[int, ...]:
    """4.4 4.6 What is told of a task, or of kinds of its size; what is no task, nothing."""
    points = data.get("points", {})
    if task == RED:
        return tuple(points.get(RED_LETTER, USUAL_POINTS))
    if task == LINE:
        return tuple(points.get(LINE_NAME, USUAL_POINTS)) if data["side"] == "blue" else NO_POINTS
    if task >= len(data["kinds"]):
        return NO_POINTS
    letter = data["kinds"][task]
    by_size = points.get(str(sizes_of(data)[letter]), USUAL_POINTS)
    return tuple(points.get(letter, by_size))
