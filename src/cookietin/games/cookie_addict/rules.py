"""Cookie Addict: two runaways before the rows and columns of a square of tiles.

A tile on the board lies in a cell, `row * LINES + column`, for both lengths; of the short game
the sixth row and column stay empty. The tiles themselves are numbered as in the edition: first
the cookie tiles, then the lost-cookie tiles, each with the long-game ones last, then the special
ones.

Moves of a seat, each with a function that makes its number:

    line_move(direction, line)      put or move the pawn before a row or column
    DECLINE, LURES_FOR_COOKIES, COOKIES_FOR_LURES       the answers to a Trade tile
    put_move(guard, cell)           Move a guard
    turn_move(cell)                 Turn
    step_move(guard, way)           lure a guard a step, `way` from 0, north, clockwise
    END_TURN                        lure no more
"""

from __future__ import annotations

from typing import Any

from cookietin.engine import ALLOWED, CHANCE_BIT, GOES_ON, SOUND, Row, i8, i16, record
from cookietin.games.cookie_addict import data
from cookietin.games.cookie_addict.data import (
    ALARM,
    COOKIE_TILES,
    DOUBLE,
    DOUBLE_LURES,
    GUARD_POST,
    LOST_TILES,
    MOVE_A_GUARD,
    PLAIN,
    SHORT_COOKIE_TILES,
    SHORT_LOST_TILES,
    SPECIAL_TILES,
    STEAL_COOKIES,
    STEAL_LURES,
    SWAP,
    TILES,
    TRADE,
    TRAP,
    TURN,
)

PLAYERS = 2
COOKIES = 60
LURES = 10
GUARDS = 2
LINES = 6
SHORT_LINES = 5
CELLS = LINES * LINES

NO_TILE = -1
BESIDE = -1  # a guard that is not on the board
NOWHERE = -1  # a pawn that is not yet put
RANDOM = -1

ROWS, COLUMNS = 0, 1

POST_COOKIES = 2
TRADED = 2
STOLEN = 2
ALARM_COOKIES = 4
RICHEST = 100  # more than any tile has cookies

# From north, clockwise.
WAYS = 8
DOWN = (-1, -1, 0, 1, 1, 1, 0, -1)
ACROSS = (0, 1, 1, 1, 0, -1, -1, -1)

FIRST_TRADE = 2 * LINES
DECLINE, LURES_FOR_COOKIES, COOKIES_FOR_LURES = FIRST_TRADE, FIRST_TRADE + 1, FIRST_TRADE + 2
FIRST_PUT = COOKIES_FOR_LURES + 1
FIRST_TURN = FIRST_PUT + GUARDS * CELLS
FIRST_STEP = FIRST_TURN + CELLS
END_TURN = FIRST_STEP + GUARDS * WAYS
MOVES = END_TURN + 1

DRAW_SPECIALS, LAY_TILES, WHO_BEGINS = 0, 1, 2
PUT_FIRST, PUT_SECOND, MOVE, ASK_TRADE, ASK_GUARD, ASK_TURN, LURE, OVER = 3, 4, 5, 6, 7, 8, 9, 10
STUCK, TRAPPED, ALARMED, DRAW = 1, 2, 3, 4


@record
class State:
    """A match: the tiles of the edition, the board, the pawns and what the players own."""

    lines: int = i8(fixed=True)
    first_named: int = i8(fixed=True)
    kinds: Row = i8(TILES, fixed=True)
    cookies_on: Row = i8(TILES, fixed=True)  # below nothing: lost
    lures_on: Row = i8(TILES, fixed=True)
    has_guard_mark: Row = i8(TILES, fixed=True)

    phase: int = i8()
    turn: int = i8()
    end: int = i8()
    turns_begun: int = i16()

    in_deck: int = i8()
    laid: int = i8()
    deck: Row = i8(TILES)  # what is to be laid comes first, then the special tiles left out

    tiles: Row = i8(CELLS)
    is_down: Row = i8(CELLS)
    guards: Row = i8(GUARDS)  # the cell of each
    pawns: Row = i8(PLAYERS)  # by direction: before which row, before which column
    directions: Row = i8(PLAYERS)  # of each seat

    cookies: Row = i8(PLAYERS)
    lures: Row = i8(PLAYERS)
    doubles: Row = i8(PLAYERS)


# The numbers of moves


def line_move(direction: int, line: int) -> int:
    """2.1 2.2 2.3"""
    return direction * LINES + line


def put_move(guard: int, cell: int) -> int:
    """4.6"""
    return FIRST_PUT + guard * CELLS + cell


def turn_move(cell: int) -> int:
    """4.7"""
    return FIRST_TURN + cell


def step_move(guard: int, way: int) -> int:
    """2.6"""
    return FIRST_STEP + guard * WAYS + way


# 1. Set-up


def set_up(s: State, options: dict[str, Any]) -> None:
    """1.1 1.2 1.4 2.1"""
    is_short = options["length"] == "short"
    s.lines = SHORT_LINES if is_short else LINES
    s.first_named = RANDOM if options["first"] == "random" else int(options["first"])
    for tile, (kind, cookies, lures, has_guard_mark) in enumerate(data.tiles(options["edition"])):
        s.kinds[tile] = kind
        s.cookies_on[tile] = cookies
        s.lures_on[tile] = lures
        s.has_guard_mark[tile] = has_guard_mark
    cookie_tiles = SHORT_COOKIE_TILES if is_short else COOKIE_TILES
    lost_tiles = SHORT_LOST_TILES if is_short else LOST_TILES
    for tile in range(cookie_tiles):
        s.deck[tile] = tile
    for tile in range(lost_tiles):
        s.deck[cookie_tiles + tile] = COOKIE_TILES + tile
    s.in_deck = cookie_tiles + lost_tiles
    for tile in range(SPECIAL_TILES):
        s.deck[s.in_deck + tile] = COOKIE_TILES + LOST_TILES + tile
    for cell in range(CELLS):
        s.tiles[cell] = NO_TILE
    for guard in range(GUARDS):
        s.guards[guard] = BESIDE
    for direction in range(PLAYERS):
        s.pawns[direction] = NOWHERE
        s.directions[direction] = NOWHERE


def chances(s: State) -> int:
    """1.2 2.1"""
    if s.phase == LAY_TILES:
        return s.in_deck
    if s.phase == DRAW_SPECIALS:
        return specials_left(s)
    return PLAYERS


def specials_left(s: State) -> int:
    """1.2"""
    return first_special(s) + SPECIAL_TILES - s.in_deck


def first_special(s: State) -> int:
    """1.2"""
    if s.lines == SHORT_LINES:
        return SHORT_COOKIE_TILES + SHORT_LOST_TILES
    return COOKIE_TILES + LOST_TILES


def draw_special(s: State, choice: int) -> None:
    """1.2"""
    place = s.in_deck + choice
    tile = s.deck[place]
    s.deck[place] = s.deck[s.in_deck]
    s.deck[s.in_deck] = tile
    s.in_deck += 1
    if s.in_deck == s.lines * s.lines:
        s.phase = LAY_TILES


def lay_tile(s: State, choice: int) -> None:
    """1.2"""
    s.in_deck -= 1
    s.tiles[cell_to_lay(s)] = s.deck[choice]
    s.deck[choice] = s.deck[s.in_deck]
    s.laid += 1
    if s.in_deck == 0:
        finish_layout(s)


def cell_to_lay(s: State) -> int:
    """1.2"""
    if s.lines == LINES:
        return s.laid
    return s.laid // SHORT_LINES * LINES + s.laid % SHORT_LINES


def finish_layout(s: State) -> None:
    """1.2 1.3 2.1"""
    for place in range(TILES):
        s.deck[place] = 0
    post_guards(s)
    if s.first_named == RANDOM:
        s.phase = WHO_BEGINS
    else:
        begin(s, s.first_named)


def post_guards(s: State) -> None:
    """1.3"""
    for guard in range(GUARDS):
        best = 0
        found = BESIDE
        for row in range(s.lines):
            for column in range(s.lines):
                cell = row * LINES + column
                worth = worth_guarding(s, s.tiles[cell])
                if worth > best and not has_guard(s, cell):
                    best = worth
                    found = cell
        s.guards[guard] = found


def worth_guarding(s: State, tile: int) -> int:
    """1.3"""
    if s.kinds[tile] == GUARD_POST:
        return RICHEST
    return s.cookies_on[tile] if s.has_guard_mark[tile] else 0


def has_guard(s: State, cell: int) -> bool:
    """1.3 2.4"""
    return s.guards[0] == cell or s.guards[1] == cell


# 2. Play


def active(s: State) -> int:
    """2.1 2.2 2.3"""
    if s.phase == OVER:
        return 0
    return CHANCE_BIT if s.phase <= WHO_BEGINS else 1 << s.turn


def candidates(s: State, seat: int, out: Row) -> int:
    """2.1 2.2 2.3 2.6 4.5 4.6 4.7"""
    if s.phase == MOVE or s.phase == PUT_SECOND:
        return lines_to_go(s, seat, s.directions[seat], out, 0)
    if s.phase == LURE:
        return steps_to_lure(s, out)
    if s.phase == PUT_FIRST:
        count = lines_to_go(s, seat, ROWS, out, 0)
        return lines_to_go(s, seat, COLUMNS, out, count)
    if s.phase == ASK_TRADE:
        return trades_to_make(s, seat, out)
    if s.phase == ASK_GUARD:
        return tiles_for_guards(s, out)
    return tiles_to_turn(s, out)


def lines_to_go(s: State, seat: int, direction: int, out: Row, count: int) -> int:
    """2.1 2.2 2.3"""
    for line in range(s.lines):
        if line_refusal(s, seat, direction, line) == ALLOWED:
            out[count] = line_move(direction, line)
            count += 1
    return count


def refusal(s: State, seat: int, move: int) -> int:
    """1.2 2.1 2.2 2.3 2.4 2.6 4.5 4.6 4.7"""
    asked, told = clause_asked(s), clause_of(s, move)
    if asked != told:
        # Ruling: both forbid a move at the wrong time, so the first of them is named.
        return min(asked, told)
    if move < FIRST_TRADE:
        return line_refusal(s, seat, move // LINES, move % LINES)
    if move < FIRST_PUT:
        return trade_refusal(s, seat, move)
    if move < FIRST_TURN:
        return put_refusal(s, (move - FIRST_PUT) % CELLS)
    if move < FIRST_STEP:
        return turn_refusal(s, move - FIRST_TURN)
    if move < END_TURN:
        return step_refusal(s, (move - FIRST_STEP) // WAYS, (move - FIRST_STEP) % WAYS)
    return ALLOWED


def clause_asked(s: State) -> int:
    """2.1 2.2 2.3 2.6 4.5 4.6 4.7"""
    if s.phase == PUT_FIRST:
        return 201
    if s.phase == PUT_SECOND:
        return 202
    if s.phase == MOVE:
        return 203
    if s.phase == ASK_TRADE:
        return 405
    if s.phase == ASK_GUARD:
        return 406
    return 407 if s.phase == ASK_TURN else 206


def clause_of(s: State, move: int) -> int:
    """2.1 2.2 2.3 2.6 4.5 4.6 4.7"""
    if move < FIRST_TRADE:
        return clause_asked(s) if s.phase <= MOVE else 203
    if move < FIRST_PUT:
        return 405
    if move < FIRST_TURN:
        return 406
    return 407 if move < FIRST_STEP else 206


def line_refusal(s: State, seat: int, direction: int, line: int) -> int:
    """1.2 2.1 2.2 2.3 2.4"""
    if line >= s.lines:
        return 102
    if s.phase == PUT_FIRST:
        return ALLOWED
    if direction != s.directions[seat]:
        return 202 if s.phase == PUT_SECOND else 203
    if line == s.pawns[direction]:
        return 203
    return ALLOWED if is_open(s, crossing(s, direction, line)) else 204


def crossing(s: State, direction: int, line: int) -> int:
    """2.2"""
    if direction == ROWS:
        return line * LINES + s.pawns[COLUMNS]
    return s.pawns[ROWS] * LINES + line


def is_open(s: State, cell: int) -> bool:
    """2.4"""
    return not s.is_down[cell] and not has_guard(s, cell)


def play(s: State, seat: int, move: int) -> None:
    """1.2 2.1 2.2 2.3 2.6 4.5 4.6 4.7"""
    if s.phase == LAY_TILES:
        lay_tile(s, move)
    elif s.phase == DRAW_SPECIALS:
        draw_special(s, move)
    elif s.phase == WHO_BEGINS:
        begin(s, move)
    elif move < FIRST_TRADE:
        go_to_line(s, seat, move // LINES, move % LINES)
    elif move < FIRST_PUT:
        trade(s, seat, move)
    elif move < FIRST_TURN:
        put_guard(s, seat, (move - FIRST_PUT) // CELLS, (move - FIRST_PUT) % CELLS)
    elif move < FIRST_STEP:
        turn_tile(s, seat, move - FIRST_TURN)
    elif move < END_TURN:
        lure_guard(s, seat, (move - FIRST_STEP) // WAYS, (move - FIRST_STEP) % WAYS)
    else:
        pass_turn(s)


def begin(s: State, seat: int) -> None:
    """2.1"""
    s.turn = seat
    s.turns_begun = 1
    s.phase = PUT_FIRST


def go_to_line(s: State, seat: int, direction: int, line: int) -> None:
    """2.1 2.2 2.3"""
    s.pawns[direction] = line
    if s.phase == PUT_FIRST:
        s.directions[seat] = direction
        s.directions[other_than(seat)] = other_than(direction)
        s.turn = other_than(seat)
        s.turns_begun += 1
        s.phase = PUT_SECOND
    else:
        activate(s, seat, s.pawns[ROWS] * LINES + s.pawns[COLUMNS])


def other_than(one: int) -> int:
    """2.2"""
    return 1 - one


def activate(s: State, seat: int, cell: int) -> None:
    """2.5 4.1"""
    times = 1 + s.doubles[seat]
    s.doubles[seat] = 0
    # Nothing that a tile does depends on which side of it is up while it does so.
    s.is_down[cell] = 1
    tile = s.tiles[cell]
    kind = s.kinds[tile]
    if kind == PLAIN:
        get_cookies(s, seat, times * s.cookies_on[tile])
        get_lures(s, seat, times * s.lures_on[tile])
        end_turn(s, seat)
    else:
        use_special(s, seat, kind, times)


def end_turn(s: State, seat: int) -> None:
    """2.6"""
    if may_lure(s, seat):
        s.phase = LURE
    else:
        pass_turn(s)


def may_lure(s: State, seat: int) -> bool:
    """2.6"""
    # On a board of 25 tiles one guard cannot shut in another.
    return s.lures[seat] > 0 and (s.guards[0] != BESIDE or s.guards[1] != BESIDE)


def steps_to_lure(s: State, out: Row) -> int:
    """2.6"""
    out[0] = END_TURN
    count = 1
    for guard in range(GUARDS):
        for way in range(WAYS):
            if step_refusal(s, guard, way) == ALLOWED:
                out[count] = step_move(guard, way)
                count += 1
    return count


def step_refusal(s: State, guard: int, way: int) -> int:
    """2.6"""
    cell = s.guards[guard]
    if cell == BESIDE:
        return 206
    row, column = cell // LINES + DOWN[way], cell % LINES + ACROSS[way]
    if not 0 <= row < s.lines or not 0 <= column < s.lines:
        return 206
    return 206 if s.guards[other_than(guard)] == row * LINES + column else ALLOWED


def lure_guard(s: State, seat: int, guard: int, way: int) -> None:
    """2.6"""
    s.lures[seat] -= 1
    s.guards[guard] += DOWN[way] * LINES + ACROSS[way]
    end_turn(s, seat)


def pass_turn(s: State) -> None:
    """2.3 5.1"""
    s.turn = other_than(s.turn)
    ask_for_move(s, s.turn)
    if s.phase == MOVE:
        s.turns_begun += 1


# 3. Cookies and lures


def get_cookies(s: State, seat: int, cookies: int) -> None:
    """3.1 3.2"""
    cookies = min(cookies, cookies_in_bank(s))
    s.cookies[seat] = max(0, s.cookies[seat] + cookies)


def get_lures(s: State, seat: int, lures: int) -> None:
    """3.1 3.2"""
    s.lures[seat] += min(lures, lures_in_bank(s))


def cookies_in_bank(s: State) -> int:
    """3.2"""
    return COOKIES - s.cookies[0] - s.cookies[1]


def lures_in_bank(s: State) -> int:
    """3.2"""
    return LURES - s.lures[0] - s.lures[1]


# 4. Special tiles


def use_special(s: State, seat: int, kind: int, times: int) -> None:
    """4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11"""
    other = other_than(seat)
    if kind == SWAP:
        swap_pawns(s)
        ask_for_move(s, seat)
    elif kind == TRAP:
        finish(s, TRAPPED)
    elif kind == ALARM:
        get_cookies(s, seat, -times * ALARM_COOKIES)
        finish(s, ALARMED)
    elif kind == TRADE and may_trade(s, seat):
        s.phase = ASK_TRADE
    elif kind == MOVE_A_GUARD:
        s.phase = ASK_GUARD
    elif kind == TURN:
        s.phase = ASK_TURN
    else:
        if kind == DOUBLE:
            s.doubles[seat] = 1
        elif kind == GUARD_POST:
            get_cookies(s, seat, times * POST_COOKIES)
        elif kind == STEAL_COOKIES:
            stolen = min(STOLEN, s.cookies[other])
            s.cookies[other] -= stolen
            s.cookies[seat] += stolen
        elif kind == DOUBLE_LURES:
            get_lures(s, seat, s.lures[seat])
        elif kind == STEAL_LURES:
            stolen = min(STOLEN, s.lures[other])
            s.lures[other] -= stolen
            s.lures[seat] += stolen
        end_turn(s, seat)


def swap_pawns(s: State) -> None:
    """4.2"""
    # The pawns are kept by direction: the players exchange those.
    s.directions[0] = other_than(s.directions[0])
    s.directions[1] = other_than(s.directions[1])


def may_trade(s: State, seat: int) -> bool:
    """4.5"""
    return may_buy_cookies(s, seat) or may_buy_lures(s, seat)


def may_buy_cookies(s: State, seat: int) -> bool:
    """4.5"""
    return s.lures[seat] >= TRADED and cookies_in_bank(s) >= TRADED


def may_buy_lures(s: State, seat: int) -> bool:
    """4.5"""
    return s.cookies[seat] >= TRADED and lures_in_bank(s) >= TRADED


def trades_to_make(s: State, seat: int, out: Row) -> int:
    """4.5"""
    count = 0
    for move in range(DECLINE, FIRST_PUT):
        if trade_refusal(s, seat, move) == ALLOWED:
            out[count] = move
            count += 1
    return count


def trade_refusal(s: State, seat: int, move: int) -> int:
    """4.5"""
    if move == LURES_FOR_COOKIES:
        return ALLOWED if may_buy_cookies(s, seat) else 405
    if move == COOKIES_FOR_LURES:
        return ALLOWED if may_buy_lures(s, seat) else 405
    return ALLOWED


def trade(s: State, seat: int, move: int) -> None:
    """4.5"""
    if move == LURES_FOR_COOKIES:
        s.lures[seat] -= TRADED
        s.cookies[seat] += TRADED
    elif move == COOKIES_FOR_LURES:
        s.cookies[seat] -= TRADED
        s.lures[seat] += TRADED
    end_turn(s, seat)


def tiles_for_guards(s: State, out: Row) -> int:
    """4.6"""
    count = 0
    for guard in range(GUARDS):
        for cell in range(CELLS):
            if put_refusal(s, cell) == ALLOWED:
                out[count] = put_move(guard, cell)
                count += 1
    return count


def put_refusal(s: State, cell: int) -> int:
    """1.2 4.6"""
    # Its own tile has a guard too: itself.
    if s.tiles[cell] == NO_TILE:
        return 102
    return 406 if has_guard(s, cell) else ALLOWED


def put_guard(s: State, seat: int, guard: int, cell: int) -> None:
    """4.6"""
    s.guards[guard] = cell
    end_turn(s, seat)


def tiles_to_turn(s: State, out: Row) -> int:
    """4.7"""
    count = 0
    for cell in range(CELLS):
        if turn_refusal(s, cell) == ALLOWED:
            out[count] = turn_move(cell)
            count += 1
    return count


def turn_refusal(s: State, cell: int) -> int:
    """1.2 4.7"""
    # The tile just activated is a Turn tile that is face down.
    tile = s.tiles[cell]
    if tile == NO_TILE:
        return 102
    return 407 if s.is_down[cell] and s.kinds[tile] == TURN else ALLOWED


def turn_tile(s: State, seat: int, cell: int) -> None:
    """4.7"""
    s.is_down[cell] = 1 - s.is_down[cell]
    end_turn(s, seat)


# 5. The end


def ask_for_move(s: State, seat: int) -> None:
    """4.2 5.1"""
    if may_move(s, seat):
        s.phase = MOVE
    else:
        finish(s, STUCK)


def may_move(s: State, seat: int) -> bool:
    """5.1"""
    direction = s.directions[seat]
    for line in range(s.lines):
        if line != s.pawns[direction] and is_open(s, crossing(s, direction, line)):
            return True
    return False


def finish(s: State, end: int) -> None:
    """4.4 4.11 5.1 5.2"""
    s.phase = OVER
    s.end = DRAW if end != TRAPPED and s.cookies[0] == s.cookies[1] else end


def ending(s: State) -> int:
    """5.1 5.2"""
    return s.end if s.phase == OVER else GOES_ON


def winners(s: State) -> int:
    """4.4 4.11 5.1"""
    if s.end == TRAPPED:
        return 1 << other_than(s.turn)
    if s.cookies[0] == s.cookies[1]:
        return 0
    return 1 if s.cookies[0] > s.cookies[1] else 2


def score(s: State, seat: int) -> int:
    """5.1"""
    return s.cookies[seat]


def turns(s: State) -> int:
    """2.3"""
    return s.turns_begun


# What must always hold

EACH_TILE_IS_ONCE, TILES_LIE_FLAT, GUARDS_STAND_APART, PAWNS_STAND_BEFORE_LINES = 1, 2, 3, 4
NOBODY_HAS_LESS_THAN_NOTHING, FLAGS_ARE_FLAGS, PHASE_FITS, END_FITS = 5, 6, 7, 8


def broken(s: State) -> int:
    """1.1 1.2 1.3 2.1 2.2 2.5 3.2 5.1 5.2"""
    if not DRAW_SPECIALS <= s.phase <= OVER or not is_flag(s.turn):
        return PHASE_FITS
    if not is_each_tile_once(s):
        return EACH_TILE_IS_ONCE
    if not is_deck_sound(s):
        return TILES_LIE_FLAT
    if not are_guards_sound(s):
        return GUARDS_STAND_APART
    if not are_pawns_sound(s):
        return PAWNS_STAND_BEFORE_LINES
    if not is_owning_sound(s):
        return NOBODY_HAS_LESS_THAN_NOTHING
    if not are_flags_sound(s):
        return FLAGS_ARE_FLAGS
    if not is_phase_sound(s):
        return PHASE_FITS
    return SOUND if is_end_sound(s) else END_FITS


def is_each_tile_once(s: State) -> bool:
    """1.1 1.2"""
    seen = 0
    specials = 0
    for place in range(CELLS + TILES):
        tile = tile_at(s, place)
        if tile == NO_TILE:
            continue
        if not 0 <= tile < TILES or (seen >> tile) & 1 or not is_in_length(s, tile):
            return False
        seen |= 1 << tile
        specials += tile >= COOKIE_TILES + LOST_TILES
    if s.phase == DRAW_SPECIALS:
        return specials == SPECIAL_TILES
    return specials == s.lines * s.lines - first_special(s)


def tile_at(s: State, place: int) -> int:
    """1.2"""
    if place < CELLS:
        return s.tiles[place]
    place -= CELLS
    end = s.in_deck if s.phase != DRAW_SPECIALS else first_special(s) + SPECIAL_TILES
    return s.deck[place] if place < end else NO_TILE


def is_in_length(s: State, tile: int) -> bool:
    """1.2"""
    if s.lines == LINES or tile < SHORT_COOKIE_TILES or tile >= COOKIE_TILES + LOST_TILES:
        return True
    return COOKIE_TILES <= tile < COOKIE_TILES + SHORT_LOST_TILES


def is_deck_sound(s: State) -> bool:
    """1.2"""
    tiles = s.lines * s.lines
    if not 0 <= s.laid <= tiles or not 0 <= s.in_deck <= tiles:
        return False
    if s.phase == DRAW_SPECIALS:
        if s.laid or not first_special(s) <= s.in_deck < tiles:
            return False
    elif s.laid + s.in_deck != tiles or (s.in_deck > 0) != (s.phase == LAY_TILES):
        return False
    for cell in range(CELLS):
        if (s.tiles[cell] != NO_TILE) != is_laid(s, cell):
            return False
    return True


def is_laid(s: State, cell: int) -> bool:
    """1.2"""
    row, column = cell // LINES, cell % LINES
    return row < s.lines and column < s.lines and row * s.lines + column < s.laid


def are_guards_sound(s: State) -> bool:
    """1.3 2.6"""
    for guard in range(GUARDS):
        cell = s.guards[guard]
        if cell == BESIDE:
            continue
        if not 0 <= cell < CELLS or s.tiles[cell] == NO_TILE or s.phase <= LAY_TILES:
            return False
    return s.guards[0] != s.guards[1] or s.guards[0] == BESIDE


def are_pawns_sound(s: State) -> bool:
    """2.1 2.2"""
    if s.phase <= PUT_FIRST:
        placed = s.pawns[0] != NOWHERE or s.pawns[1] != NOWHERE
        return not placed and s.directions[0] == NOWHERE and s.directions[1] == NOWHERE
    if not is_flag(s.directions[0]) or s.directions[1] != other_than(s.directions[0]):
        return False
    for seat in range(PLAYERS):
        line = s.pawns[s.directions[seat]]
        is_to_be_put = s.phase == PUT_SECOND and seat == s.turn
        if line != NOWHERE if is_to_be_put else not 0 <= line < s.lines:
            return False
    return True


def is_owning_sound(s: State) -> bool:
    """3.2"""
    for seat in range(PLAYERS):
        if s.cookies[seat] < 0 or s.lures[seat] < 0:
            return False
    return cookies_in_bank(s) >= 0 and lures_in_bank(s) >= 0


def are_flags_sound(s: State) -> bool:
    """1.2 4.1"""
    for cell in range(CELLS):
        if not is_flag(s.is_down[cell]) or (s.is_down[cell] and s.tiles[cell] == NO_TILE):
            return False
    return is_flag(s.doubles[0]) and is_flag(s.doubles[1])


def is_flag(value: int) -> bool:
    """1.1"""
    return value == 0 or value == 1


def is_phase_sound(s: State) -> bool:
    """1.1 2.5 2.6 4.4 4.5 4.6 4.7 4.11"""
    if s.phase <= PUT_SECOND:
        begun = s.phase - WHO_BEGINS if s.phase > WHO_BEGINS else 0
        return s.turns_begun == begun and is_untouched(s)
    cell = s.pawns[ROWS] * LINES + s.pawns[COLUMNS]
    kind = s.kinds[s.tiles[cell]]
    if s.turns_begun < PLAYERS or not s.is_down[cell]:
        return False
    if kind == TRAP or kind == ALARM:
        return s.phase == OVER
    if s.phase == MOVE:
        return may_move(s, s.turn)
    if s.phase == ASK_TRADE:
        return kind == TRADE and may_trade(s, s.turn)
    if s.phase == LURE:
        return may_lure(s, s.turn)
    if s.phase == ASK_GUARD:
        return kind == MOVE_A_GUARD
    return s.phase == OVER or kind == TURN


def is_untouched(s: State) -> bool:
    """1.1 1.2"""
    owned = s.cookies[0] | s.cookies[1] | s.lures[0] | s.lures[1] | s.doubles[0] | s.doubles[1]
    for cell in range(CELLS):
        owned |= s.is_down[cell]
    return owned == 0


def is_end_sound(s: State) -> bool:
    """4.4 4.11 5.1 5.2"""
    if s.phase != OVER:
        return s.end == GOES_ON
    kind = s.kinds[s.tiles[s.pawns[ROWS] * LINES + s.pawns[COLUMNS]]]
    if kind == TRAP:
        return s.end == TRAPPED
    if kind != ALARM and may_move(s, s.turn):
        return False
    if s.cookies[0] == s.cookies[1]:
        return s.end == DRAW
    return s.end == (ALARMED if kind == ALARM else STUCK)
