"""How Cookie Addict is taught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cookietin.engine import Box, HowTo, Phrase, Tip, box_around
from cookietin.engine.position import Position
from cookietin.games.cookie_addict import data, rules, view
from cookietin.games.cookie_addict import moves as m
from cookietin.games.cookie_addict.rules import State
from cookietin.games.cookie_addict.words import phrase, tile_name

DANGERS = (data.TRAP, data.ALARM)
ONE_DANGER = {data.TRAP: "danger-trap", data.ALARM: "danger-alarm"}
# The special tiles, those whose picture says least first.
SPECIALS = (
    data.DOUBLE, data.TRADE, data.TURN, data.SWAP, data.MOVE_A_GUARD, data.DOUBLE_LURES,
    data.STEAL_LURES, data.STEAL_COOKIES, data.GUARD_POST,
)  # fmt: skip
KINDS_TOLD = 3  # in a match, dangers as one of them: so there are six tips at most
COOKIES, CLOSED, SPECIAL, HAT = 301, 204, 400, 103
CLAUSES = {"guard": 206, "lures": 302, "done": 206, "pawn": 203, "line": 203, "cookies": 501,
           "bank": 302, "double": SPECIAL + data.DOUBLE}  # fmt: skip

STEPS = (
    HowTo("cross", ("tile-d3",)),
    HowTo("move", ("pawn-0", "line-1")),
    HowTo("tiles", ("tile-a2", "tile-b2")),
    HowTo("guard", ("guard-1",)),
    HowTo("win", ("cookies-0",)),
)
PICTURES = ((HAT, "tile-b2"),)  # with a guard on it, who has such a hat


def tips(s: State, seat: int) -> list[Tip]:
    """By what is asked of the player in turn, and what is in reach."""
    if s.turn != seat or s.phase == rules.OVER:
        return []
    reach = view.cells_in_reach(s)
    found = [danger(s)] if dangers_among(s, reach) else []
    if s.phase == rules.PUT_FIRST:
        return [Tip("put", f"pawn-{seat}"), *found]
    if s.phase == rules.PUT_SECOND:
        key = "put-rows" if s.directions[seat] == m.ROWS else "put-columns"
        return [Tip(key, f"pawn-{seat}", lesson="put"), *found]
    if s.phase == rules.LURE:
        return [Tip("guard", f"lures-{seat}")]
    if not reach:
        return []
    barred = [f"guard-{at + 1}" for at in range(m.GUARDS) if s.guards[at] in cells_across(s)]
    found += [Tip("guard", element) for element in barred[:1]]
    best = max(reach, key=lambda cell: s.cookies_on[s.tiles[cell]])
    found.append(Tip("cross", tile(best)))
    if not dangers_among(s, reach) and dangers_among(s, open_cells(s)):
        found.append(danger(s))  # the next move can leave nothing else
    near = {s.kinds[s.tiles[cell]]: cell for cell in reversed(reach)}
    special = [near[kind] for kind in kinds_told(s) if kind in near]
    found += [Tip("special", tile(cell), clause=tile_explained(s, cell)) for cell in special]
    luring = [tile(cell) for cell in reach if s.lures_on[s.tiles[cell]]]
    return found + [Tip("guard", element) for element in luring[:1] if not barred]


def tile(cell: int) -> str:
    return f"tile-{m.CELL_NAMES[cell]}"


def danger(s: State) -> Tip:
    """Of a trap and an alarm at once, wherever they lie; of what is not there nothing is told."""
    seen = [cell for cell in view.cells_laid(s) if not s.is_down[cell]]
    first, *others = sorted(dangers_among(s, seen), key=lambda cell: s.kinds[s.tiles[cell]])
    kinds = {s.kinds[s.tiles[cell]] for cell in (first, *others)}
    key = "danger" if len(kinds) > 1 else ONE_DANGER[kinds.pop()]
    return Tip(key, tile(first), tuple(map(tile, others)), lesson="danger")


def kinds_told(s: State) -> list[int]:
    """Which special tiles of this match are told of, face down or not: always the same ones."""
    laid = {s.kinds[s.tiles[cell]] for cell in view.cells_laid(s)}
    return [kind for kind in SPECIALS if kind in laid][: KINDS_TOLD - bool(laid & {*DANGERS})]


def dangers_among(s: State, cells: list[int]) -> list[int]:
    """The cells of these where a trap or an alarm lies."""
    return [cell for cell in cells if s.kinds[s.tiles[cell]] in DANGERS]


def open_cells(s: State) -> list[int]:
    """Where a tile lies that can be activated one day."""
    laid = view.cells_laid(s)
    return [cell for cell in laid if not s.is_down[cell] and not rules.has_guard(s, cell)]


def cells_across(s: State) -> list[int]:
    """The cells of the line of whoever is not in turn: all that the other can come to."""
    direction = s.directions[s.turn]
    return [rules.crossing(s, direction, line) for line in range(s.lines)]


def explains(s: State, seat: int, element: str) -> int:
    """What a tile does, and what players have."""
    kind, _, rest = element.partition("-")
    if kind == "tile" and rest in m.CELL_NAMES:
        return tile_explained(s, m.CELL_NAMES.index(rest))
    return CLAUSES.get(kind, 0)


def tile_explained(s: State, cell: int) -> int:
    """One that nobody can come to; one that pays, with a mark or without; one that is special."""
    if s.is_down[cell] or rules.has_guard(s, cell):
        return CLOSED
    kind = s.kinds[s.tiles[cell]]
    if kind != data.PLAIN:
        return SPECIAL + kind
    return HAT if s.has_guard_mark[s.tiles[cell]] else COOKIES


def adds(s: State, clause: int) -> int:
    """A tile with a mark pays like any other."""
    return COOKIES if clause == HAT else 0


def name_of(s: State, seat: int, element: str) -> Phrase | None:
    """A guard stands on a tile that is hardly seen under it."""
    kind, _, rest = element.partition("-")
    if kind != "guard" or s.guards[int(rest) - 1] == rules.BESIDE:
        return None
    cell = s.guards[int(rest) - 1]
    tile = phrase("view-face-down") if s.is_down[cell] else tile_name(s, s.tiles[cell])
    return phrase("view-guard-on", guard=int(rest), cell=m.CELL_NAMES[cell], tile=tile)


# On the lid of the tin and in the scene: no match has so many special tiles, but a picture may.
SHOWN = {28: 34, 15: 36, 30: 37, 3: 39, 29: 41, 26: 42}


def scene(game: Callable[..., Any]) -> Any:
    """As on the lid of the tin, but with every special tile."""
    lid = view.cover(game)
    state = lid.state
    for cell in range(m.CELLS):
        state.tiles[cell] = SHOWN.get(state.tiles[cell], state.tiles[cell])
    return Position(lid.game, state)


def box_of(s: State, element: str) -> Box | None:
    """Tiles, guards, runaways and what they own."""
    kind, _, rest = element.partition("-")
    across = view.pitch(s.lines)
    match kind:
        case "tile":
            return box_around(*view.centre(s.lines, m.CELL_NAMES.index(rest)), 1.1 * across)
        case "guard":
            return box_around(*view.centre(s.lines, s.guards[int(rest) - 1]), 1.1 * across)
        case "pawn":
            x, y = view.pawn_place(s, int(rest), 0)
            return box_around(x, y - 50, 1.1 * across)
        case "line" if rest in m.LINE_NAMES[m.ROWS]:
            return box_around(*view.head_of(s.lines, m.ROWS, int(rest) - 1), across)
        case "cookies":
            x, y = view.in_box(int(rest), 0, *view.PARTS[1][:1], 0)
            return Box(x, y, view.PARTS[1][1], view.BOX_HEIGHT)
        case "lures":
            x, y = view.in_box(int(rest), 0, *view.PARTS[2][:1], 0)
            return Box(x, y, view.PARTS[2][1], view.BOX_HEIGHT)
        case "bank":
            return box_around(*view.LANE_MIDDLES, 124)
    return None
