"""Positions of Cookie Addict drawn as squares, and strips of them with the moves in between.

       .    .    B    .    .        before the columns: B stands at the third
    .  ..   ..   +2L  ..   ..
    A  ..   ..   (-1) ..   ..       A stands before the second row; (-1) lies face down
    .  ..   ..   trap ..   ..
    .  ..   --   ..   ..@1 ..       guard 1
    .  ..   ..   ..   ..   +1@2
    *A 3 1 double                   three cookies, a lure, a double; A is to move
     B 2 0
    > row 1                         a move, after which comes the next drawing

..  any other tile, face up; -- face down; which one it is does not matter
*   acts: moves, unless `puts`, `trades`, `guards`, `turns` or `lures` says what
    `stuck`, `trap`, `alarm` or `draw` stands with the player whose turn it was at the end
"""

from __future__ import annotations

import re
from typing import Any

import cookietin
from cookietin import Position
from cookietin.engine import Phrase, ask
from cookietin.games.cookie_addict import data, laws, moves, rules, words
from cookietin.games.cookie_addict.moves import CELLS, COLUMNS, LINES, ROWS
from cookietin.games.cookie_addict.rules import State

PLAYERS = "AB"
UP, DOWN = "..", "--"
PHASES = {
    "puts": rules.PUT_FIRST,
    "trades": rules.ASK_TRADE,
    "guards": rules.ASK_GUARD,
    "turns": rules.ASK_TURN,
    "lures": rules.LURE,
}
ENDS = {"stuck": rules.STUCK, "trap": rules.TRAPPED, "alarm": rules.ALARMED, "draw": rules.DRAW}
CELL = re.compile(r"(?P<down>\(?)(?P<code>[^()@]+)\)?(@(?P<guard>[12]))?")


def place(drawing: str, **options: Any) -> Position:
    """The position that is drawn."""
    lines = [line.split() for line in drawing.strip().splitlines()]
    is_short = len(lines[0]) == rules.SHORT_LINES
    game = cookietin.game("cookie-addict", length="short" if is_short else "classic", **options)
    return game.position(fields(game.laid_out(), lines))


def fields(s: State, lines: list[list[str]]) -> dict[str, Any]:
    """What a drawing says of a state, possible or not."""
    heads, rows, owners = lines[0], lines[1 : s.lines + 1], lines[s.lines + 1 :]
    found = board(s, [row[1:] for row in rows])
    pawns = {ROWS: [row[0] for row in rows], COLUMNS: heads}
    found["pawns"] = [rules.NOWHERE] * 2
    found["directions"] = [rules.NOWHERE] * 2
    for direction, heads_of in pawns.items():
        for seat, letter in enumerate(PLAYERS):
            if letter in heads_of:
                found["pawns"][direction] = heads_of.index(letter)
                found["directions"][seat] = direction
    return found | owning(owners, found)


def owning(owners: list[list[str]], found: dict[str, Any]) -> dict[str, Any]:
    """What the players have, who acts, and what is asked."""
    is_put = [direction != rules.NOWHERE for direction in found["directions"]]
    if any(is_put) and not all(is_put):
        to_be_put = is_put.index(False)
        found["directions"][to_be_put] = 1 - found["directions"][1 - to_be_put]
    told: dict[str, Any] = {
        "cookies": [int(owner[1]) for owner in owners],
        "lures": [int(owner[2]) for owner in owners],
        "doubles": [int("double" in owner) for owner in owners],
        "turns_begun": 1 + sum(is_put) if sum(is_put) < len(PLAYERS) else 2,
    }
    for seat, (name, _, _, *words_after) in enumerate(owners):
        assert {*words_after} <= {"double", *PHASES, *ENDS}, f"what is {words_after}?"
        if name.startswith("*"):
            asked = [PHASES[word] for word in words_after if word in PHASES]
            put = {1: rules.PUT_SECOND, 2: rules.MOVE}.get(sum(is_put), rules.PUT_FIRST)
            told |= {"turn": seat, "phase": asked[0] if asked else put}
        if end := [ENDS[word] for word in words_after if word in ENDS]:
            told |= {"turn": seat, "phase": rules.OVER, "end": end[0]}
    return told


def board(s: State, rows: list[list[str]]) -> dict[str, Any]:
    """The tiles and guards; what is not named is filled up with what is left."""
    tiles = [rules.NO_TILE] * CELLS
    is_down = [0] * CELLS
    guards = [rules.BESIDE] * 2
    left = tiles_in_play(s)
    open_cells = []
    for row, cells in enumerate(rows):
        for column, token in enumerate(cells):
            cell = row * LINES + column
            found = CELL.fullmatch(token)
            assert found, token
            is_down[cell] = int(bool(found["down"]) or found["code"] == DOWN)
            if found["guard"]:
                guards[int(found["guard"]) - 1] = cell
            if found["code"] in (UP, DOWN):
                open_cells.append(cell)
            else:
                tiles[cell] = next(
                    tile for tile in left if words.tile_code(s, tile) == found["code"]
                )
                left.remove(tiles[cell])
    specials = s.lines * s.lines - rules.first_special(s)
    named = sum(is_special(tile) for tile in tiles)
    plain = [tile for tile in left if not is_special(tile)]
    others = [tile for tile in left if is_special(tile)][: specials - named]
    for cell, tile in zip(open_cells, plain + others, strict=True):
        tiles[cell] = tile
    laid = {"tiles": tiles, "is_down": is_down, "guards": guards}
    return laid | {"in_deck": 0, "laid": s.lines * s.lines, "deck": [0] * data.TILES}


def is_special(tile: int) -> bool:
    return tile >= data.COOKIE_TILES + data.LOST_TILES


def tiles_in_play(s: State) -> list[int]:
    return [tile for tile in range(data.TILES) if rules.is_in_length(s, tile)]


def draw(s: State, unnamed: set[int]) -> list[str]:
    """The drawing of a position, a line each; of unnamed cells only which side is up."""
    lines = range(s.lines)
    drawn = [" ".join(pawn_at(s, COLUMNS, line) for line in lines)]
    for row in lines:
        cells = [draw_cell(s, row * LINES + column, unnamed) for column in lines]
        drawn.append(" ".join([pawn_at(s, ROWS, row), *cells]))
    return drawn + [draw_owner(s, seat) for seat in range(len(PLAYERS))]


def draw_cell(s: State, cell: int, unnamed: set[int]) -> str:
    code = words.tile_code(s, s.tiles[cell])
    if cell in unnamed:
        code = DOWN if s.is_down[cell] else UP
    elif s.is_down[cell]:
        code = f"({code})"
    guards = [guard for guard in range(moves.GUARDS) if s.guards[guard] == cell]
    return code + "".join(f"@{guard + 1}" for guard in guards)


def pawn_at(s: State, direction: int, line: int) -> str:
    for seat, letter in enumerate(PLAYERS):
        if s.directions[seat] == direction and s.pawns[direction] == line:
            return letter
    return "."


def draw_owner(s: State, seat: int) -> str:
    said = [str(s.cookies[seat]), str(s.lures[seat])] + ["double"] * s.doubles[seat]
    if s.phase == rules.OVER:
        said += [word for word, end in ENDS.items() if s.turn == seat and s.end == end]
        return " ".join([PLAYERS[seat], *said])
    if s.turn != seat:
        return " ".join([PLAYERS[seat], *said])
    said += [word for word, phase in PHASES.items() if s.phase == phase]
    return " ".join([f"*{PLAYERS[seat]}", *said])


def follow(strip: str, **options: Any) -> Position:
    """Play a strip; what comes of each move must be what is drawn, and break no law.

    Moves may stand in several lines one after the other. Gives the last position.
    """
    lines = [" ".join(line.split()) for line in strip.splitlines() if line.strip()]
    first = next((at for at, line in enumerate(lines) if line.startswith(">")), len(lines))
    position = place("\n".join(lines[:first]), **options)
    unnamed = {
        row * LINES + column
        for row, line in enumerate(lines[1 : position.state.lines + 1])
        for column, token in enumerate(line.split()[1:])
        if token[:2] in (UP, DOWN)
    }
    played = draw(position.state, unnamed)
    for at in range(first, len(lines)):
        if lines[at].startswith(">"):
            position = position.play(lines[at][1:].strip())
            law = laws.broken_law(position.state)
            played.append(lines[at] + (f" breaks law {law}" if law else ""))
            is_last = at + 1 == len(lines) or not lines[at + 1].startswith(">")
            played += draw(position.state, unnamed) if is_last and at + 1 < len(lines) else []
    if played != lines:
        raise AssertionError("\n".join(["drawn:", *lines, "", "played:", *played]))
    return position


def lay(tiles: list[str], **options: Any) -> Position:
    """The first position of a match whose tiles are these, row by row, each by its code."""
    position = cookietin.game("cookie-addict", first=0, **options).start(chance=None)
    s = position.state
    left = tiles_in_play(s)
    numbers = []
    for code in tiles:
        numbers.append(next(tile for tile in left if words.tile_code(s, tile) == code))
        left.remove(numbers[-1])
    for tile in [tile for tile in numbers if is_special(tile)] + numbers:
        position = position.play(str(tile))
    return position


def told(drawing: str, move: str, **options: Any) -> list[Phrase]:
    """What the log tells of one move."""
    before = place(drawing, **options)
    after = before.play(move)
    played = after.line[-1]
    return told_of(before, played, after)


def told_of(before: Position, played: ask.Move, after: Position) -> list[Phrase]:
    """What the log tells of a move that has been played."""
    plug = before.game.plug
    happened = ask.happenings_of(plug, before.state, played.seat, played.number)
    return ask.lines_of(plug, before.state, happened, after.state, 0)
