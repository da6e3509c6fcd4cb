"""How moves of Cookie Addict are written, and what is told of them.

Tiles are called by column and row, as on a chessboard: `a1` is in the corner where both begin.
"""

from __future__ import annotations

import re

from cookietin.engine import CHANCE, NOTHING, Phrase, Seat
from cookietin.games.cookie_addict import rules
from cookietin.games.cookie_addict.data import PLAIN, SPECIALS
from cookietin.games.cookie_addict.rules import CELLS, COLUMNS, LINES, ROWS, WAYS, State

LETTERS = "abcdef"
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
TRADES = ("decline", "lures for cookies", "cookies for lures")
DONE = "done"
SPECIAL_NAMES = {kind: name for name, kind in SPECIALS.items()}

LINE = re.compile(r"row ([1-6])|column ([a-f])")
PUT = re.compile(r"guard ([12]) to ([a-f][1-6])")
TURN = re.compile(r"turn ([a-f][1-6])")
STEP = re.compile(r"lure ([12]) (ne|nw|se|sw|n|e|s|w)")
TILE = re.compile(r"(\d{1,2})( .*)?")
BEGINS = re.compile(r"([01])( begins)?")


# The parts of a move


def line_of(move: int) -> tuple[int, int]:
    """Direction and line of a pawn's move."""
    return divmod(move, LINES)


def put_of(move: int) -> tuple[int, int]:
    """Guard and cell of a Move-a-guard."""
    return divmod(move - rules.FIRST_PUT, CELLS)


def turned_by(move: int) -> int:
    """The cell of the tile that is turned."""
    return move - rules.FIRST_TURN


def step_of(move: int) -> tuple[int, int]:
    """Guard and way of a step."""
    return divmod(move - rules.FIRST_STEP, WAYS)


def step_leads_to(s: State, guard: int, way: int) -> int:
    """The cell where a step ends; NOTHING where there is none."""
    cell = s.guards[guard]
    if cell == rules.BESIDE:
        return NOTHING
    row, column = cell // LINES + rules.DOWN[way], cell % LINES + rules.ACROSS[way]
    is_on_board = 0 <= row < s.lines and 0 <= column < s.lines
    return row * LINES + column if is_on_board else NOTHING


def cell_name(cell: int) -> str:
    """`c4`: column and row."""
    return f"{LETTERS[cell % LINES]}{cell // LINES + 1}"


def cell_named(name: str) -> int:
    """The cell of `c4`."""
    return (int(name[1]) - 1) * LINES + LETTERS.index(name[0])


def line_name(direction: int, line: int) -> str:
    """`3` of a row, `c` of a column."""
    return str(line + 1) if direction == ROWS else LETTERS[line]


def tile_code(s: State, tile: int) -> str:
    """A tile in a word: `+2L` two cookies and a lure, `-1`, or the name of a special one."""
    if s.kinds[tile] != PLAIN:
        return SPECIAL_NAMES[s.kinds[tile]]
    return f"{s.cookies_on[tile]:+}{'L' * s.lures_on[tile]}{'G' * s.has_guard_mark[tile]}"


# Notation


def write(s: State, seat: int, move: int) -> str:
    """`row 3`, `column c`, `lures for cookies`, `guard 1 to c4`, `turn c4`, `lure 2 ne`, `done`.

    Of chance `17 +2L`, the number of a tile and what it is, and `1 begins`.
    """
    if seat == CHANCE:
        if s.phase == rules.WHO_BEGINS:
            return f"{move} begins"
        tile = tile_drawn(s, move)
        return f"{tile} {tile_code(s, tile)}"
    if move < rules.FIRST_TRADE:
        direction, line = line_of(move)
        return f"{'row' if direction == ROWS else 'column'} {line_name(direction, line)}"
    if move < rules.FIRST_PUT:
        return TRADES[move - rules.FIRST_TRADE]
    if move < rules.FIRST_TURN:
        guard, cell = put_of(move)
        return f"guard {guard + 1} to {cell_name(cell)}"
    if move < rules.FIRST_STEP:
        return f"turn {cell_name(turned_by(move))}"
    if move < rules.END_TURN:
        guard, way = step_of(move)
        return f"lure {guard + 1} {COMPASS[way]}"
    return DONE


def tile_drawn(s: State, move: int) -> int:
    """The tile that a move of chance is about."""
    return s.deck[s.in_deck + move if s.phase == rules.DRAW_SPECIALS else move]


def read(s: State, seat: int, text: str) -> int:
    """What `write` writes; of a tile the number will do, and so will that of who begins."""
    text = text.casefold()
    if seat == CHANCE:
        return read_chance(s, text)
    if found := LINE.fullmatch(text):
        if found[1]:
            return rules.line_move(ROWS, int(found[1]) - 1)
        return rules.line_move(COLUMNS, LETTERS.index(found[2]))
    if text in TRADES:
        return rules.FIRST_TRADE + TRADES.index(text)
    if found := PUT.fullmatch(text):
        return rules.put_move(int(found[1]) - 1, cell_named(found[2]))
    if found := TURN.fullmatch(text):
        return rules.turn_move(cell_named(found[1]))
    if found := STEP.fullmatch(text):
        return rules.step_move(int(found[1]) - 1, COMPASS.index(found[2]))
    return rules.END_TURN if text == DONE else NOTHING


def read_chance(s: State, text: str) -> int:
    """A tile by its number, or who begins."""
    if s.phase == rules.WHO_BEGINS:
        found = BEGINS.fullmatch(text)
        return int(found[1]) if found else NOTHING
    found = TILE.fullmatch(text)
    if found:
        for move in range(rules.chances(s)):
            if tile_drawn(s, move) == int(found[1]):
                return move
    return NOTHING


# Buttons


def label(s: State, seat: int, move: int) -> Phrase:
    """A move as a button says it."""
    if move < rules.FIRST_TRADE:
        direction, line = line_of(move)
        key = "move-row" if direction == ROWS else "move-column"
        return phrase(key, line=line_name(direction, line))
    if move < rules.FIRST_PUT:
        return phrase(("move-decline", "move-buy-cookies", "move-buy-lures")[move - rules.DECLINE])
    if move < rules.FIRST_TURN:
        guard, cell = put_of(move)
        return phrase("move-guard", guard=guard + 1, tile=cell_name(cell))
    if move < rules.FIRST_STEP:
        cell = turned_by(move)
        return phrase("move-turn-up" if s.is_down[cell] else "move-turn-down", tile=cell_name(cell))
    if move < rules.END_TURN:
        guard, way = step_of(move)
        cell = step_leads_to(s, guard, way)
        return phrase("move-lure", guard=guard + 1, tile=cell_name(cell))
    return phrase("move-done")


def tell(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """What happened."""
    if before.phase == rules.WHO_BEGINS:
        return [phrase("log-begins", seat=Seat(after.turn))]
    return []


def phrase(key: str, **variables: object) -> Phrase:
    """A text of this game."""
    return Phrase(key, variables, __package__)
