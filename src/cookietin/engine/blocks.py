"""A board in text: drawings, lists and tables.

A game says what there is to tell; how much of it fits, and where it stands, is found out here,
for a terminal of any size. What is drawn with marks is also `told`: in words alone, for whoever
listens to a board instead of looking at it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from unicodedata import category, east_asian_width

GAP = "   "  # between two blocks side by side
BETWEEN = " · "  # in a list that runs on like a sentence
BEFORE = " ▶★"  # marks before an item: who is to move, and who has won
HANG = "  "  # before what is left of an item on its next line
NARROWEST = 16  # no column of text is made narrower than this
WIDTH, HEIGHT = 80, 24
INVISIBLE = ("Mn", "Me", "Cf")
SPACES = re.compile("[ \t\n]+")  # those where a line may break; the others keep words together


@dataclass(frozen=True)
class Drawing:
    """Lines for the eye, as they are.

    What `may_wait` is left out where there is no room for it, and shown to whoever asks.
    """

    lines: Sequence[str]
    may_wait: bool = False
    told: Sequence[Block] | None = None


@dataclass(frozen=True)
class Items:
    """A list, perhaps with a title; one that `runs_on` is set like a sentence."""

    items: Sequence[str]
    title: str = ""
    runs_on: bool = False
    may_wait: bool = False
    told: Sequence[Block] | None = None


@dataclass(frozen=True)
class Rows:
    """A table; the first of each row is what it is about. The cells of a grid have names: `f6`.

    Heads and title are for the board in words: a terminal sets the rows alone.
    """

    rows: Sequence[Sequence[str]]
    may_wait: bool = False
    heads: Sequence[str] = ()
    title: str = ""
    is_grid: bool = False
    told: Sequence[Block] | None = None


Block = Drawing | Items | Rows


def columns_of(text: str) -> int:
    """How many columns of a terminal a text takes: characters of the Far East take two."""
    return len(text) if text.isascii() else sum(map(columns_of_letter, text))


@lru_cache(2000)
def columns_of_letter(letter: str) -> int:
    """Two, one, or none for what is written over another."""
    return 0 if category(letter) in INVISIBLE else 2 if east_asian_width(letter) in "WF" else 1


def pad(text: str, columns: int) -> str:
    """A text with blanks behind it."""
    return text + " " * (columns - columns_of(text))


def shorten(text: str, columns: int) -> str:
    """A text, or as much of it as fits, with an ellipsis."""
    if columns_of(text) <= columns:
        return text
    while text and columns_of(text) > columns - 1:
        text = text[:-1]
    return text.rstrip() + "…"


def wrap(text: str, columns: int, indent: str = "") -> list[str]:
    """The lines of a text, broken between words; a word is cut only if no line could hold it."""
    lines: list[str] = []
    line = ""
    for word in SPACES.split(text.strip()):
        room = columns - columns_of(indent if lines else "")
        if line and columns_of(line) + 1 + columns_of(word) <= room:
            line += f" {word}"
            continue
        if line:
            lines.append((indent if lines else "") + line)
            room = columns - columns_of(indent)
        while columns_of(word) > room > 0:
            piece = shorten(word, room + 1).removesuffix("…") or word[0]
            lines.append((indent if lines else "") + piece)
            word, room = word[len(piece) :], columns - columns_of(indent)
        line = word
    return [*lines, (indent if lines else "") + line] if line or not lines else lines


def in_columns(items: Sequence[str], columns: int) -> list[str]:
    """Items side by side in columns of the same width, to be read downwards."""
    if not items:
        return []
    widest = max(map(columns_of, items))
    if widest > columns:
        return [line for item in items for line in wrap(item, columns, HANG)]
    across = max(1, (columns + len(HANG)) // (widest + len(HANG)))
    down = -(-len(items) // across)
    rows = (items[row::down] for row in range(down))
    return [HANG.join(pad(item, widest) for item in row).rstrip() for row in rows]


def items_in_lines(title: str, items: Sequence[str], columns: int) -> list[str]:
    """Items one after the other; a line breaks between two of them if it can."""
    lines: list[str] = [] if not title else [title]
    for at, item in enumerate(items):
        between = BETWEEN if at or title else ""
        if lines and columns_of(lines[-1] + between + item) <= columns:
            lines[-1] += between + item
        else:
            first, *rest = wrap(item, columns - len(HANG), HANG)
            lines += [HANG + first if lines else first, *(HANG + line for line in rest)]
    return [part for line in lines for part in wrap_line(line, columns)]


def wrap_line(line: str, columns: int) -> list[str]:
    """A line as it is if it fits, else broken between words, below where its text begins."""
    if columns_of(line) <= columns:
        return [line]
    start = line[: len(line) - len(line.lstrip(BEFORE))]
    first, *rest = wrap(line[len(start) :], columns - columns_of(start), HANG)
    return [start + first, *(" " * columns_of(start) + part for part in rest)]


def in_rows(rows: Sequence[Sequence[str]], columns: int) -> list[str]:
    """Rows with aligned columns; if that is too wide, the widest column breaks between words."""
    if not rows:
        return []
    widths = [max(map(columns_of, column)) for column in zip(*rows, strict=True)]
    over = sum(widths) + len(HANG) * (len(widths) - 1) - columns
    if over > 0:
        widest = widths.index(max(widths))
        widths[widest] = max(NARROWEST, widths[widest] - over)
    lines = []
    for row in rows:
        cells = [
            [cell] if columns_of(cell) <= width else wrap(cell, width)
            for cell, width in zip(row, widths, strict=True)
        ]
        for at in range(max(map(len, cells))):
            parts = [cell[at] if at < len(cell) else "" for cell in cells]
            padded = (pad(part, width) for part, width in zip(parts, widths, strict=True))
            lines.append(HANG.join(padded).rstrip())
    return lines


def lines_of(block: Block, columns: int, is_tight: bool = False) -> list[str]:
    """A block: its items in lines of their own, or side by side where it must be tight."""
    match block:
        case Drawing(lines):
            return list(lines)
        case Rows(rows):
            return in_rows(rows, columns)
        case Items(items, title, True):
            return items_in_lines(title, items, columns)
        case Items(items, title):
            head = wrap(title, columns) if title else []
            if is_tight:
                return [*head, *in_columns(items, columns)]
            return [*head, *(line for item in items for line in wrap_line(item, columns))]


def width_of(lines: Iterable[str]) -> int:
    """How many columns the longest line takes."""
    return max(map(columns_of, lines), default=0)


class Columns:
    """Blocks side by side: a drawing, and others that stand right of it in columns."""

    def __init__(self, lines: list[str], columns: int, is_drawn: bool) -> None:
        self.columns = columns
        self.is_drawn = is_drawn
        self.stacks = [lines]

    @property
    def room(self) -> int:
        """How wide the next column could be."""
        taken = sum(width_of(stack) + len(GAP) for stack in self.stacks)
        return self.columns - taken

    def put_if_it_fits(self, draw: Callable[[int], list[str]]) -> bool:
        """Put a block under the last of the columns to the right, or into a new one, if it fits."""
        height = len(self.stacks[0])
        if self.stacks[1:]:
            *others, last = self.stacks
            room = self.columns - sum(width_of(stack) + len(GAP) for stack in others)
            lines = draw(room) if room >= NARROWEST else []
            if lines and len(last) + len(lines) <= height and width_of(lines) <= room:
                last += lines
                return True
        lines = draw(self.room) if self.room >= NARROWEST else []
        if lines and len(lines) <= height and width_of(lines) <= self.room:
            self.stacks.append(lines)
            return True
        return False

    @property
    def lines(self) -> list[str]:
        widths = [width_of(stack) for stack in self.stacks]
        rows = []
        for at in range(len(self.stacks[0])):
            parts = [stack[at] if at < len(stack) else "" for stack in self.stacks]
            padded = (pad(part, width) for part, width in zip(parts, widths, strict=True))
            rows.append(GAP.join(padded).rstrip())
        return rows


def laid_out(blocks: Sequence[Block], columns: int = WIDTH, is_tight: bool = False) -> list[str]:
    """The lines of all blocks."""
    return [line for lines in shelves_of(blocks, columns, is_tight) for line in lines]


def shelves_of(blocks: Sequence[Block], columns: int, is_tight: bool = False) -> list[list[str]]:
    """Blocks below each other, and side by side where a high one leaves room."""
    shelves: list[Columns] = []
    for block in blocks:

        def draw(room: int, block: Block = block) -> list[str]:
            return lines_of(block, room, is_tight)

        beside = shelves[-1] if shelves and shelves[-1].is_drawn else None
        if not (beside and beside.put_if_it_fits(draw)) and (lines := draw(columns)):
            shelves.append(Columns(lines, columns, isinstance(block, Drawing)))
    return [shelf.lines for shelf in shelves]


def lines_that_fit(blocks: Sequence[Block], columns: int, height: int) -> list[str]:
    """As much of a board as a screen has room for: what may wait comes last, and as far as it fits.

    The rest is shown in any case, as tight as it must be.
    """
    shown = [not block.may_wait for block in blocks]

    def lines(is_tight: bool) -> list[str]:
        return laid_out(
            [one for one, is_on in zip(blocks, shown, strict=True) if is_on], columns, is_tight
        )

    for at, block in enumerate(blocks):
        if block.may_wait:
            shown[at] = True
            shown[at] = len(lines(True)) <= height
    roomy = lines(False)
    return roomy if len(roomy) <= height else lines(True)


def in_words(blocks: Iterable[Block]) -> list[Items | Rows]:
    """A board as it is told: lists and tables, nothing that has to be seen."""
    found: list[Items | Rows] = []
    for block in blocks:
        if block.told is not None:
            found += in_words(block.told)
        elif isinstance(block, Drawing):
            found.append(Items(block.lines))
        elif block.rows if isinstance(block, Rows) else block.items:
            found.append(block)
    return found


def lines_in_words(blocks: Iterable[Block]) -> list[list[str]]:
    """Each list or table of a board in words, in lines: a cell is told with what it is about."""
    return [
        [block.title] * bool(block.title) + [told for _, told in sentences_of(block)]
        for block in in_words(blocks)
    ]


def sentences_of(block: Items | Rows) -> list[tuple[str, str]]:
    """The items of a list and the rows of a table, or its cells if each has a name: `f6`."""
    if isinstance(block, Items):
        return [("", item) for item in block.items]
    if not block.is_grid:
        return [("", told_row(row, block.heads)) for row in block.rows]
    return [
        (f"{head}{row[0]}", f"{head}{row[0]}: {cell}")
        for row in block.rows
        for head, cell in zip(block.heads[1:], row[1:], strict=True)
    ]


def told_row(row: Sequence[str], heads: Sequence[str]) -> str:
    """A row of a table in one line, each cell after the head of its column."""
    about, *cells = row
    named = [
        f"{head}: {cell}" if head else cell
        for head, cell in zip(heads[1:] or [""] * len(cells), cells, strict=True)
        if cell
    ]
    return f"{about}; {'; '.join(named)}" if named else about


def tell_of(blocks: Iterable[Block], what: str) -> list[str]:
    """What a board in words says of something: of `f6`, of a player, of a kind of cookie."""
    sentences = [
        (block.title, name, told)
        for block in in_words(blocks)
        for name, told in sentences_of(block)
    ]
    wanted = what.strip().casefold()
    word = re.compile(rf"(?<!\w){re.escape(wanted)}(?!\w)")
    named = [(title, told) for title, name, told in sentences if name.casefold() == wanted]
    found = named or [(t, told) for t, _, told in sentences if word.search(told.casefold())]
    return [f"{title}: {told}" if title else told for title, told in found]


def entries(text: str) -> list[str]:
    """The entries of a list that a text is: `o start · ! blockade`."""
    return [entry.strip() for entry in text.split("·")]


def blocks_of(board: str | Sequence[Block]) -> Sequence[Block]:
    """The board that a game gives: blocks, or lines as they are."""
    return [Drawing(board.split("\n"))] if isinstance(board, str) else board
