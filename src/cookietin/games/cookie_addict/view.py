"""The board of Cookie Addict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.engine.esc import esc
from cookietin.games.cookie_addict import words
from cookietin.games.cookie_addict.data import PLAIN, SPECIALS
from cookietin.games.cookie_addict.rules import (
    CELLS,
    COLUMNS,
    LINES,
    NO_TILE,
    OVER,
    PLAYERS,
    ROWS,
    WHO_BEGINS,
)

if TYPE_CHECKING:
    from cookietin.engine.texts import Say
    from cookietin.games.cookie_addict.rules import State


def svg(s: State, seat: int, say: Say) -> str:
    """The picture."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" role="img">'
        f"<title>{esc(say('name'))}</title></svg>"
    )


# The board in text

CELL = 8
PAWN_LETTERS = "AB"
MARKS = {
    "double": "x2",
    "swap": "<>",
    "guard-post": "post",
    "trap": "TRAP",
    "trade": "2=2",
    "move-a-guard": "@>",
    "turn": "turn",
    "steal-cookies": "2<-",
    "double-lures": "Lx2",
    "steal-lures": "L<-",
    "alarm": "BELL",
}


def pawn_before(s: State, direction: int, line: int) -> str:
    """The letter of the pawn that stands there, or a blank."""
    for seat in range(PLAYERS):
        if s.directions[seat] == direction and s.pawns[direction] == line:
            return PAWN_LETTERS[seat]
    return " "


def tile_mark(s: State, cell: int) -> str:
    """`+2L`; `(+2L)` lies face down; `@` a guard stands there."""
    tile = s.tiles[cell]
    if tile == NO_TILE:
        return ""
    mark = words.tile_code(s, tile)
    if s.kinds[tile] != PLAIN:
        mark = MARKS[mark]
    mark = f"({mark})" if s.is_down[cell] else mark
    return mark + "@" * sum(s.guards[guard] == cell for guard in range(len(s.guards)))


def text(s: State, seat: int, say: Say) -> str:
    """The board for a terminal. Everything is open: it is the same for every seat."""
    lines = range(s.lines)
    heads = "".join(
        f"{words.line_name(COLUMNS, line)} {pawn_before(s, COLUMNS, line)}".center(CELL + 1)
        for line in lines
    )
    wall = "─" * CELL
    drawn = [f"     {heads}".rstrip(), f"    ┌{'┬'.join([wall] * s.lines)}┐"]
    for row in lines:
        cells = "│".join(tile_mark(s, row * LINES + column).center(CELL) for column in lines)
        head = f"{words.line_name(ROWS, row)} {pawn_before(s, ROWS, row)}"
        drawn += [f"{head} │{cells}│", f"    ├{'┼'.join([wall] * s.lines)}┤"]
    drawn[-1] = f"    └{'┴'.join([wall] * s.lines)}┘"
    drawn += [f"  {MARKS[kind]:5} {say(f'tile-{kind}')}" for kind in kinds_laid(s)]
    drawn += [owned(s, other, say) for other in range(PLAYERS)]
    return "\n".join(drawn)


def kinds_laid(s: State) -> list[str]:
    """The special tiles of this board, by name."""
    laid = {s.kinds[s.tiles[cell]] for cell in range(CELLS) if s.tiles[cell] != NO_TILE}
    return [name for name, kind in SPECIALS.items() if kind in laid]


def owned(s: State, seat: int, say: Say) -> str:
    """What a player has."""
    is_to_move = WHO_BEGINS < s.phase < OVER and s.turn == seat
    has = say("owns", seat=say(f"seat-{seat}"), cookies=s.cookies[seat], lures=s.lures[seat])
    double = f" · {say('owns-double')}" if s.doubles[seat] else ""
    return f"{'▶' if is_to_move else ' '} {PAWN_LETTERS[seat]} {has}{double}"
