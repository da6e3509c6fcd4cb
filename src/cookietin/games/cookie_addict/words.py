"""How moves of Cookie Addict are written, and what is told of them.

Tiles are called by column and row, as on a chessboard: `a1` is in the corner where both begin.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cookietin.engine import CHANCE, NOTHING, Phrase, Seat
from cookietin.engine.record import copy_of
from cookietin.games.cookie_addict import rules
from cookietin.games.cookie_addict.data import (
    ALARM,
    DOUBLE,
    GUARD_POST,
    MOVE_A_GUARD,
    PLAIN,
    SPECIALS,
    STEAL_COOKIES,
    STEAL_LURES,
    SWAP,
    TRADE,
    TRAP,
    TURN,
)
from cookietin.games.cookie_addict.rules import CELLS, COLUMNS, LINES, ROWS, WAYS, State

LETTERS = "abcdef"
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
TRADES = ("decline", "lures for cookies", "cookies for lures")
DONE = "done"
SPECIAL_NAMES = {kind: name for name, kind in SPECIALS.items()}
# The tiles of which a hint says always the same.
SAID_OF = {
    DOUBLE: "hint-double",
    SWAP: "hint-swap",
    TRAP: "hint-trap",
    TRADE: "hint-trade",
    MOVE_A_GUARD: "hint-move-a-guard",
    TURN: "hint-turn",
}

LINE_TEXT = re.compile(r"row ([1-6])|column ([a-f])")
PUT_TEXT = re.compile(r"guard ([12]) to ([a-f][1-6])")
TURN_TEXT = re.compile(r"turn ([a-f][1-6])")
STEP_TEXT = re.compile(r"lure ([12]) (ne|nw|se|sw|n|e|s|w)")
TILE_TEXT = re.compile(r"(\d{1,2})( .*)?")
BEGINS_TEXT = re.compile(r"([01])( begins)?")


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
    if found := LINE_TEXT.fullmatch(text):
        if found[1]:
            return rules.line_move(ROWS, int(found[1]) - 1)
        return rules.line_move(COLUMNS, LETTERS.index(found[2]))
    if text in TRADES:
        return rules.FIRST_TRADE + TRADES.index(text)
    if found := PUT_TEXT.fullmatch(text):
        return rules.put_move(int(found[1]) - 1, cell_named(found[2]))
    if found := TURN_TEXT.fullmatch(text):
        return rules.turn_move(cell_named(found[1]))
    if found := STEP_TEXT.fullmatch(text):
        return rules.step_move(int(found[1]) - 1, COMPASS.index(found[2]))
    return rules.END_TURN if text == DONE else NOTHING


def read_chance(s: State, text: str) -> int:
    """A tile by its number, or who begins."""
    if s.phase == rules.WHO_BEGINS:
        found = BEGINS_TEXT.fullmatch(text)
        return int(found[1]) if found else NOTHING
    found = TILE_TEXT.fullmatch(text)
    if found:
        for move in range(rules.chances(s)):
            if tile_drawn(s, move) == int(found[1]):
                return move
    return NOTHING


# Buttons


def label(s: State, seat: int, move: int) -> Phrase:
    """A move as a button says it."""
    if move < rules.FIRST_TRADE:
        return label_line(s, *line_of(move))
    if move < rules.FIRST_PUT:
        return phrase(("move-decline", "move-buy-cookies", "move-buy-lures")[move - rules.DECLINE])
    if move < rules.FIRST_TURN:
        guard, cell = put_of(move)
        return phrase("move-guard", guard=guard + 1, cell=cell_name(cell))
    if move < rules.FIRST_STEP:
        cell = turned_by(move)
        key = "move-turn-up" if s.is_down[cell] else "move-turn-down"
        return phrase(key, cell=cell_name(cell), tile=tile_phrase(s, s.tiles[cell]))
    if move < rules.END_TURN:
        guard, way = step_of(move)
        return phrase("move-lure", guard=guard + 1, cell=cell_name(step_leads_to(s, guard, way)))
    return phrase("move-done")


def label_line(s: State, direction: int, line: int) -> Phrase:
    """A line, with the tile that is got there."""
    name = line_name(direction, line)
    if s.phase == rules.PUT_FIRST:
        return phrase("move-put-row" if direction == ROWS else "move-put-column", line=name)
    tile = tile_phrase(s, s.tiles[rules.crossing(s, direction, line)])
    return phrase("move-row" if direction == ROWS else "move-column", line=name, tile=tile)


def tile_phrase(s: State, tile: int) -> Phrase:
    """What a tile is called."""
    if s.kinds[tile] != PLAIN:
        return phrase(f"tile-{SPECIAL_NAMES[s.kinds[tile]]}")
    return amount("tile", s.cookies_on[tile], s.lures_on[tile])


def amount(use: str, cookies: int, lures: int) -> Phrase:
    """Cookies won or lost and lures won, as a tile shows them or a player gets them."""
    if cookies == 0:
        return phrase(f"{use}-lures", lures=lures) if lures else phrase(f"{use}-nothing")
    sign = "lost" if cookies < 0 else "cookies"
    if lures == 0:
        return phrase(f"{use}-{sign}", cookies=abs(cookies))
    return phrase(f"{use}-{sign}-lures", cookies=abs(cookies), lures=lures)


# Hints


ASKED = {
    rules.PUT_FIRST: "ask-put-first",
    rules.PUT_SECOND: "ask-put-second",
    rules.MOVE: "ask-move",
    rules.ASK_TRADE: "ask-trade",
    rules.ASK_GUARD: "ask-guard",
    rules.ASK_TURN: "ask-turn",
    rules.LURE: "ask-lure",
}


def asks(s: State, seat: int) -> Phrase:
    """What the player in turn is asked to do."""
    return phrase(ASKED[s.phase])


def hint(s: State, seat: int, move: int) -> Phrase:
    """What the tile does to whoever gets it, and what the move leaves to the other."""
    after = copy_of(s)
    rules.play(after, seat, move)
    if move == rules.END_TURN:
        return leaves(after, seat)
    told = does(s, seat, move, after)
    is_asked = after.phase in (rules.ASK_GUARD, rules.ASK_TURN)
    if is_asked and not tiles_open(after, rules.other_than(seat)):
        return told  # whether that ends it depends on what comes next
    return phrase("hint-both", does=told, leaves=leaves(after, seat))


def does(s: State, seat: int, move: int, after: State) -> Phrase:
    """What a move does to the one who makes it."""
    if s.phase == rules.PUT_FIRST:
        return phrase("hint-put")
    if move < rules.FIRST_TRADE:
        return does_tile(s, seat, s.tiles[rules.crossing(s, *line_of(move))], after)
    if move in (rules.LURES_FOR_COOKIES, rules.COOKIES_FOR_LURES):
        return phrase("hint-traded", cookies=after.cookies[seat], lures=after.lures[seat])
    if move == rules.DECLINE:
        return phrase("hint-nothing")
    if move < rules.FIRST_STEP:
        return label(s, seat, move)
    return phrase("hint-lure", lures=after.lures[seat])


def does_tile(s: State, seat: int, tile: int, after: State) -> Phrase:
    """What a tile does to the one who gets it."""
    kind = s.kinds[tile]
    other = Seat(rules.other_than(seat))
    got = got_by(s, seat, after)
    if kind in (STEAL_COOKIES, STEAL_LURES) and any(got):
        key = "hint-steal-cookies" if kind == STEAL_COOKIES else "hint-steal-lures"
        return phrase(key, other=other, count=sum(got))
    if kind == ALARM:
        return phrase("hint-alarm", cookies=after.cookies[seat], others=after.cookies[other])
    if kind == TRADE and after.phase != rules.ASK_TRADE:
        return phrase("hint-nothing")
    if kind in SAID_OF:
        return phrase(SAID_OF[kind])
    return amount("hint", *got)


def got_by(before: State, seat: int, after: State) -> tuple[int, int]:
    """Cookies and lures won, or lost."""
    cookies = after.cookies[seat] - before.cookies[seat]
    return cookies, after.lures[seat] - before.lures[seat]


def leaves(after: State, seat: int) -> Phrase:
    """The tiles that the next player can get when this one does nothing more."""
    if after.end == rules.TRAPPED or is_alarmed(after):
        return phrase("hint-over")
    if after.phase == rules.MOVE and after.turn == seat:
        return phrase("hint-again", tiles=listed(tiles_open(after, seat)))
    other = Seat(rules.other_than(seat))
    tiles = tiles_open(after, other)
    if tiles and after.phase != rules.OVER:
        return phrase("hint-leaves", other=other, tiles=listed(tiles))
    stuck = Seat(after.turn) if after.phase == rules.OVER else other
    return phrase(
        "hint-stuck", seat=stuck, cookies=after.cookies[seat], others=after.cookies[other]
    )


def is_alarmed(s: State) -> bool:
    """Is it over by an alarm, drawn or not?"""
    return s.phase == rules.OVER and s.kinds[s.tiles[tile_reached(s)]] == ALARM


def tile_reached(s: State) -> int:
    """The cell where the lines of both pawns cross."""
    return s.pawns[ROWS] * LINES + s.pawns[COLUMNS]


def tiles_open(s: State, seat: int) -> list[Phrase]:
    """What a player could get now, line by line."""
    direction = s.directions[seat]
    cells = [
        rules.crossing(s, direction, line) for line in range(s.lines) if line != s.pawns[direction]
    ]
    return [tile_phrase(s, s.tiles[cell]) for cell in cells if rules.is_open(s, cell)]


def listed(tiles: list[Phrase]) -> Phrase:
    """Tiles one after the other."""
    first, *rest = tiles
    return phrase("tiles", first=first, rest=listed(rest)) if rest else first


# The log


def tell(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """What happened, step by step."""
    lines = list(tell_move(before, Seat(seat), move, after))
    if after.phase == rules.OVER and after.end != rules.TRAPPED and not is_alarmed(after):
        lines.append(phrase("log-stuck", seat=Seat(after.turn)))
    return lines


def tell_move(before: State, seat: Seat, move: int, after: State) -> Iterator[Phrase]:
    """A move alone; the tiles of the layout are no news, except the special ones."""
    if before.phase == rules.DRAW_SPECIALS:
        yield phrase("log-special", tile=tile_phrase(before, tile_drawn(before, move)))
    elif before.phase == rules.WHO_BEGINS:
        yield phrase("log-begins", seat=Seat(after.turn))
    elif before.phase == rules.LAY_TILES or move == rules.END_TURN:
        return
    elif move < rules.FIRST_TRADE:
        yield from tell_line(before, seat, *line_of(move), after)
    elif move < rules.FIRST_PUT:
        keys = ("log-declines", "log-buys-cookies", "log-buys-lures")
        yield phrase(keys[move - rules.DECLINE], seat=seat)
    elif move < rules.FIRST_TURN:
        guard, cell = put_of(move)
        yield phrase("log-guard", seat=seat, guard=guard + 1, cell=cell_name(cell))
    elif move < rules.FIRST_STEP:
        cell = turned_by(move)
        key = "log-turns-up" if before.is_down[cell] else "log-turns-down"
        tile = tile_phrase(before, before.tiles[cell])
        yield phrase(key, seat=seat, cell=cell_name(cell), tile=tile)
    else:
        guard, _ = step_of(move)
        cell = after.guards[guard]
        yield phrase("log-lures", seat=seat, guard=guard + 1, cell=cell_name(cell))


def tell_line(
    before: State, seat: Seat, direction: int, line: int, after: State
) -> Iterator[Phrase]:
    """Where a pawn goes, and what the tile there does."""
    name = line_name(direction, line)
    if before.phase == rules.PUT_FIRST:
        key = "log-put-row" if direction == ROWS else "log-put-column"
        yield phrase(key, seat=seat, line=name)
        return
    tile = before.tiles[rules.crossing(before, direction, line)]
    key = "log-row" if direction == ROWS else "log-column"
    yield phrase(key, seat=seat, line=name, tile=tile_phrase(before, tile))
    if before.doubles[seat]:
        counts = before.kinds[tile] in (PLAIN, GUARD_POST, ALARM)
        yield phrase("log-doubled" if counts else "log-double-spent", seat=seat)
    yield from tell_tile(before, seat, before.kinds[tile], after)


def tell_tile(before: State, seat: Seat, kind: int, after: State) -> Iterator[Phrase]:
    """What a tile does to the players."""
    cookies, lures = got_by(before, seat, after)
    if kind in (DOUBLE, SWAP, TRAP):
        yield phrase(f"log-{SPECIAL_NAMES[kind]}", seat=seat)
    elif (kind == TRADE and after.phase == rules.ASK_TRADE) or kind in (MOVE_A_GUARD, TURN):
        return
    elif kind in (STEAL_COOKIES, STEAL_LURES) and cookies + lures:
        other = Seat(rules.other_than(seat))
        key = f"log-{SPECIAL_NAMES[kind]}"
        yield phrase(key, seat=seat, other=other, count=cookies + lures)
    else:
        yield from tell_amounts(seat, cookies, lures)
        if kind == ALARM:
            yield phrase("log-alarm")


def tell_amounts(seat: Seat, cookies: int, lures: int) -> Iterator[Phrase]:
    """What a player takes from the bank or gives to it."""
    if cookies > 0:
        yield phrase("log-takes-cookies", seat=seat, count=cookies)
    if cookies < 0:
        yield phrase("log-loses-cookies", seat=seat, count=-cookies)
    if lures:
        yield phrase("log-takes-lures", seat=seat, count=lures)
    if not cookies and not lures:
        yield phrase("log-nothing", seat=seat)


def phrase(key: str, **variables: object) -> Phrase:
    """A text of this game."""
    return Phrase(key, variables, __package__)
