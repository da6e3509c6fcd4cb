"""How moves of Cookie Addict are written, and what the log says about them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from cookietin.engine import NOTHING, Begins, Phrase, Seat, copy_of, phrases
from cookietin.engine.lots import read_seat, write_seat
from cookietin.games.cookie_addict import data, rules
from cookietin.games.cookie_addict import happenings as h
from cookietin.games.cookie_addict import moves as m
from cookietin.games.cookie_addict.rules import State

SPECIAL_NAMES = {kind: name for name, kind in data.SPECIALS.items()}
ALONG = ("row", "column")
TAKEN = ("log-takes-cookies", "log-loses-cookies", "log-takes-lures")
TILE_TEXT = re.compile(r"([0-9]{1,2})( .*)?")

phrase = phrases(__package__)


def line_name(direction: int, line: int) -> str:
    """`3` of a row, `c` of a column."""
    return m.LINE_NAMES[direction][line]


def tile_code(s: State, tile: int) -> str:
    """A tile in a word: `+2L` two cookies and a lure, `-1`, or the name of a special one."""
    if s.kinds[tile] != data.PLAIN:
        return SPECIAL_NAMES[s.kinds[tile]]
    return f"{s.cookies_on[tile]:+}{'L' * s.lures_on[tile]}{'G' * s.has_guard_mark[tile]}"


# Notation


def write(s: State, seat: int, move: int) -> str:
    """`row 3`, `column c`: how a line is written depends on its direction."""
    made = m.MOVES.of(move)
    return m.MOVES.write(move, lambda part, line: line_name(made.direction, line))


def read(s: State, seat: int, text: str) -> int:
    """What `write` writes, in letters of either size."""
    text = text.casefold()
    move = m.MOVES.read(text, lambda part, name: "".join(m.LINE_NAMES).index(name) % m.LINES)
    return move if move != NOTHING and write(s, seat, move) == text else NOTHING


def write_chance(s: State, move: int) -> str:
    """`17 +2L`, the number of a tile and what it is, and `1 begins`."""
    if s.phase == rules.WHO_BEGINS:
        return write_seat(move)
    return f"{tile_drawn(s, move)} {tile_code(s, tile_drawn(s, move))}"


def read_chance(s: State, text: str) -> int:
    """A tile by its number, or who begins."""
    if s.phase == rules.WHO_BEGINS:
        return read_seat(text)
    found = TILE_TEXT.fullmatch(text)
    tiles = [tile_drawn(s, move) for move in range(rules.chances(s))]
    return tiles.index(int(found[1])) if found and int(found[1]) in tiles else NOTHING


def tile_drawn(s: State, move: int) -> int:
    """The tile that a move of chance is about."""
    return s.deck[s.in_deck + move if s.phase == rules.DRAW_SPECIALS else move]


# Buttons


def label(s: State, seat: int, move: int) -> Phrase:
    match m.MOVES.of(move):
        case m.Go(direction, line):
            told: Phrase = label_line(s, direction, line)
            return told
        case m.Trade(deal):
            return phrase(("move-decline", "move-buy-cookies", "move-buy-lures")[deal])
        case m.Put(guard, cell):
            return phrase("move-guard", guard=guard + 1, cell=m.CELL_NAMES[cell])
        case m.Turn(cell):
            key = "move-turn-up" if s.is_down[cell] else "move-turn-down"
            return phrase(key, cell=m.CELL_NAMES[cell], tile=tile_name(s, s.tiles[cell]))
        case m.Lure(guard, heading):
            cell = rules.step_leads_to(s, guard, heading)
            return phrase("move-lure", guard=guard + 1, cell=m.CELL_NAMES[cell])
        case m.Steal(cookies):
            return phrase(f"move-{stolen_kind(s)}", count=cookies)
    return phrase("move-done")


def stolen_kind(s: State) -> str:
    """What the tile that was reached steals: `steal-cookies`, or `steal-lures`."""
    return SPECIAL_NAMES[s.kinds[s.tiles[rules.cell_reached(s)]]]


def label_line(s: State, direction: int, line: int, say: Callable[..., Any] = phrase) -> Any:
    """A line, with the tile that is got there: a phrase, or said at once."""
    along, name = ALONG[direction], line_name(direction, line)
    if s.phase == rules.PUT_FIRST:
        return say(f"move-put-{along}", line=name)
    tile = s.tiles[rules.crossing(s, direction, line)]
    return say(f"move-{along}", line=name, tile=tile_name(s, tile, say))


def tile_name(s: State, tile: int, say: Callable[..., Any] = phrase) -> Any:
    """What a tile is called: a phrase, or said at once."""
    if s.kinds[tile] != data.PLAIN:
        return say(f"tile-{SPECIAL_NAMES[s.kinds[tile]]}")
    return amount("tile", s.cookies_on[tile], s.lures_on[tile], say)


def amount(use: str, cookies: int, lures: int, say: Callable[..., Any] = phrase) -> Any:
    """Cookies won or lost and lures won, as a tile shows them or a player gets them."""
    if cookies == 0:
        return say(f"{use}-lures", lures=lures) if lures else say(f"{use}-nothing")
    sign = "lost" if cookies < 0 else "cookies"
    if lures == 0:
        return say(f"{use}-{sign}", cookies=abs(cookies))
    return say(f"{use}-{sign}-lures", cookies=abs(cookies), lures=lures)


# Hints

ASKED = {
    rules.PUT_FIRST: "ask-put-first",
    rules.PUT_SECOND: "ask-put-second",
    rules.MOVE: "ask-move",
    rules.ASK_TRADE: "ask-trade",
    rules.ASK_GUARD: "ask-guard",
    rules.ASK_TURN: "ask-turn",
    rules.LURE: "ask-lure",
    rules.ASK_STEAL: "ask-steal",
}


def asks(s: State, seat: int) -> Phrase:
    return phrase(ASKED[s.phase])


def is_enough(move: int) -> bool:
    return isinstance(m.MOVES.of(move), m.Done)


def first(tap: str) -> Phrase | None:
    return phrase("first-guard") if tap.startswith("guard-") else None


def then(begun: tuple[str, ...], kinds: tuple[str, ...]) -> Phrase | None:
    return phrase("then-tile") if kinds == ("tile",) else None


def hint(s: State, seat: int, move: int) -> Phrase:
    """What the tile does to whoever gets it, and what the move leaves to the other."""
    happened = h.HAPPENINGS.of(rules.play, s, seat, move)
    after = state_after(s, seat, move)
    told = does(s, seat, move, happened, after)
    is_asked = after.phase in (rules.ASK_GUARD, rules.ASK_TURN)
    # Whether that ends it may depend on what comes next.
    if not is_asked or tiles_open(after, rules.other_than(seat)):
        told = phrase("hint-both", does=told, leaves=leaves(seat, happened, after))
    what = subject(s, seat, move)
    return phrase("hint-of", what=what, hint=told) if what else told


def state_after(s: State, seat: int, move: int) -> State:
    after = copy_of(s)
    rules.play(after, seat, move)
    return after


def subject(s: State, seat: int, move: int) -> Phrase | None:
    """Of what a hint speaks, where it does not say so itself."""
    match m.MOVES.of(move):
        case m.Go(direction, line):
            return phrase(f"view-{ALONG[direction]}", line=line_name(direction, line))
        case m.Trade():
            return label(s, seat, move)
        case m.Lure(guard, heading):
            cell = rules.step_leads_to(s, guard, heading)
            return phrase("move-guard", guard=guard + 1, cell=m.CELL_NAMES[cell])
    return None


def warns(s: State, seat: int, move: int) -> Phrase | None:
    """A move that loses at once, if there is a better one."""
    is_avoidable = m.MOVES.is_avoidable(loses, rules.candidates, s, seat, move)
    return phrase("warn-loses") if is_avoidable else None


def loses(s: State, seat: int, move: int) -> bool:
    after = state_after(s, seat, move)
    return after.phase == rules.OVER and rules.winners(after) == 1 << rules.other_than(seat)


def does(s: State, seat: int, move: int, happened: list[Any], after: State) -> Phrase:
    """What a move does to the one who makes it, by the last thing that happens to that player."""
    other = Seat(rules.other_than(seat))
    for one in reversed(happened):
        match one:
            case h.TakesEffect(_, data.ALARM):
                mine, others = after.cookies[seat], after.cookies[other]
                return phrase("hint-alarm", cookies=mine, others=others)
            case h.TakesEffect(_, kind):
                return phrase(f"hint-{SPECIAL_NAMES[kind]}")
            case h.Gets(_, cookies, lost, lures):
                told: Phrase = amount("hint", cookies - lost, lures)
                return told
            case h.Steals(_, 0, 0) | h.Trades(_, m.DECLINE):
                return phrase("hint-nothing")
            case h.Steals(_, cookies, lures):
                key = "hint-steal-cookies" if cookies else "hint-steal-lures"
                return phrase(key, other=other, count=cookies + lures)
            case h.Trades():
                return phrase("hint-traded", cookies=after.cookies[seat], lures=after.lures[seat])
            case h.MovesGuard(lures=1):
                return phrase("hint-lure", lures=after.lures[seat])
            case h.MovesGuard() | h.TurnsTile():
                return label(s, seat, move)
            case h.Stands():
                return phrase("hint-put")
            case h.Goes() if after.phase == rules.ASK_STEAL:
                most = rules.most_to_steal(after, seat)
                return phrase(f"hint-{stolen_kind(after)}", other=other, count=most)
            case h.Goes(_, _, _, cell):  # it asks for something
                return phrase(f"hint-{SPECIAL_NAMES[s.kinds[s.tiles[cell]]]}")
    return phrase("hint-done")


def leaves(seat: int, happened: list[Any], after: State) -> Phrase:
    """The tiles that the next player can get when this one does nothing more."""
    shut_in = [Seat(one.seat) for one in happened if isinstance(one, h.ShutIn)]
    if after.phase == rules.OVER and not shut_in:
        return phrase("hint-over")
    if after.phase == rules.MOVE and after.turn == seat:
        return phrase("hint-again", tiles=list_of_tiles(tiles_open(after, seat)))
    other = Seat(rules.other_than(seat))
    tiles = tiles_open(after, other)
    if tiles and not shut_in:
        return phrase("hint-leaves", other=other, tiles=list_of_tiles(tiles))
    mine, others = after.cookies[seat], after.cookies[other]
    return phrase("hint-stuck", seat=(*shut_in, other)[0], cookies=mine, others=others)


def tiles_open(s: State, seat: int) -> list[Phrase]:
    """What a player could get now, line by line."""
    direction = s.directions[seat]
    cells = [
        rules.crossing(s, direction, line) for line in range(s.lines) if line != s.pawns[direction]
    ]
    return [tile_name(s, s.tiles[cell]) for cell in cells if rules.is_open(s, cell)]


def list_of_tiles(tiles: list[Phrase]) -> Phrase:
    """Tiles one after the other."""
    return in_a_row("tiles", tiles)


def in_a_row(key: str, names: list[Phrase]) -> Phrase:
    first, *rest = names
    return phrase(key, first=first, rest=in_a_row(key, rest)) if rest else first


# The log


def tell(before: State, happened: list[Any], after: State) -> list[Phrase]:
    """What happened, step by step; the tiles of the layout are no news, except the special ones."""
    if before.phase == rules.DRAW_SPECIALS and after.phase != rules.DRAW_SPECIALS:
        return [phrase("log-special", tiles=list_of_specials(after))]
    return [
        line
        for last, one in pairwise((None, *happened))
        if not is_as_shown(before, last, one)
        for line in tell_one(before, one)
    ]


def is_as_shown(s: State, last: Any, one: Any) -> bool:
    """Does somebody get just what the tile shows? It was told when they went there."""
    match last, one:
        case h.Goes(_, _, _, cell), h.Gets(_, won, lost, lures):
            tile = s.tiles[cell]
            shown = s.kinds[tile], s.cookies_on[tile], s.lures_on[tile]
            return shown == (data.PLAIN, won - lost, lures)
    return False


def list_of_specials(s: State) -> Phrase:
    """The special tiles that were drawn, before any is laid."""
    kinds = (s.kinds[s.deck[place]] for place in range(s.in_deck))
    drawn = Counter(kind for kind in kinds if kind != data.PLAIN)
    return in_a_row("special-tiles", [special_name(kind, count) for kind, count in drawn.items()])


def special_name(kind: int, count: int) -> Phrase:
    name = phrase(f"tile-{SPECIAL_NAMES[kind]}")
    return phrase("special-tile-again", tile=name, count=count) if count > 1 else name


def tell_one(s: State, happened: Any) -> list[Phrase]:
    who = {"seat": Seat(happened[0])}
    match happened:
        case h.SpecialDrawn():
            return []  # until all are there
        case Begins():
            return [phrase("log-begins", **who)]
        case h.Stands(_, direction, line):
            return [phrase(f"log-put-{ALONG[direction]}", line=line_name(direction, line), **who)]
        case h.Goes(_, direction, line, cell):
            tile = tile_name(s, s.tiles[cell])
            name = line_name(direction, line)
            return [phrase(f"log-{ALONG[direction]}", line=name, tile=tile, **who)]
        case h.UsesDouble(_, counts):
            return [phrase("log-doubled" if counts else "log-double-spent", **who)]
        case h.Gets(_, 0, 0, 0) | h.Steals(_, 0, 0):
            return [phrase("log-nothing", **who)]
        case h.Gets():
            told = zip(TAKEN, happened[1:], strict=True)
            return [phrase(key, count=count, **who) for key, count in told if count]
        case h.Steals(seat, cookies, lures):
            other = Seat(rules.other_than(seat))
            key = "log-steal-cookies" if cookies else "log-steal-lures"
            return [phrase(key, other=other, count=cookies + lures, **who)]
        case h.TakesEffect(_, data.ALARM):
            return [phrase("log-alarm")]
        case h.TakesEffect(_, kind):
            return [phrase(f"log-{SPECIAL_NAMES[kind]}", **who)]
        case h.Trades(_, deal):
            return [phrase(("log-declines", "log-buys-cookies", "log-buys-lures")[deal], **who)]
        case h.MovesGuard(_, guard, cell, lures):
            key = "log-lures" if lures else "log-guard"
            return [phrase(key, guard=guard + 1, cell=m.CELL_NAMES[cell], **who)]
        case h.TurnsTile(_, cell, is_down):
            key = "log-turns-down" if is_down else "log-turns-up"
            tile = tile_name(s, s.tiles[cell])
            return [phrase(key, cell=m.CELL_NAMES[cell], tile=tile, **who)]
        case h.ShutIn():
            return [phrase("log-stuck", **who)]
    raise TypeError(happened)
