"""Cookie Addict: two runaways in front of the rows and columns of a square of tiles.

A tile on the board lies in a cell, `row * LINES + column`, for both lengths; in the short game
the sixth row and column stay empty. The tiles themselves are numbered as in the edition: first
the cookie tiles, then the lost-cookie tiles, each with the long-game ones last, then the special
ones.
"""

from __future__ import annotations

from typing import Any

from cookietin.engine import ALLOWED, CHANCE_BIT, GOES_ON, NOTHING, Row, happens, i8, i16, record
from cookietin.games.cookie_addict import data
from cookietin.games.cookie_addict import happenings as h
from cookietin.games.cookie_addict.moves import (
    CELLS,
    COLUMNS,
    COOKIES_FOR_LURES,
    DECLINE,
    DONE,
    GUARDS,
    LINES,
    LURES_FOR_COOKIES,
    MOST_STOLEN,
    ROWS,
    go_move,
    go_parts,
    is_go,
    is_lure,
    is_put,
    is_steal,
    is_trade,
    is_turn,
    lure_move,
    lure_parts,
    put_move,
    put_parts,
    steal_move,
    steal_parts,
    trade_move,
    trade_parts,
    turn_move,
    turn_parts,
)

PLAYERS = 2
COOKIES = 60
LURES = 10
SHORT_LINES = 5

NO_TILE = -1
BESIDE = -1  # a guard that is not on the board
NOWHERE = -1  # a pawn that is not yet put
RANDOM = -1

POST_COOKIES = 2
TRADED = 2
ALARM_COOKIES = 4
RICHEST = 100  # more than any tile has cookies

# A step of a guard, by its heading.
DOWN = (-1, -1, 0, 1, 1, 1, 0, -1)
ACROSS = (0, 1, 1, 1, 0, -1, -1, -1)

DRAW_SPECIALS, LAY_TILES, WHO_BEGINS = 0, 1, 2
PUT_FIRST, PUT_SECOND, MOVE, ASK_TRADE, ASK_GUARD, ASK_TURN, LURE, OVER = 3, 4, 5, 6, 7, 8, 9, 10
ASK_STEAL = 11
STUCK, TRAPPED, ALARMED, DRAW = 1, 2, 3, 4


@record
class State:
    """A match: the tiles of the edition, the board, the pawns and what the players own."""

    lines: int = i8(fixed=True)
    first_named: int = i8(fixed=True)
    up_to_two: int = i8(fixed=True)  # does a thief choose how many?
    kinds: Row = i8(data.TILES, fixed=True)
    cookies_on: Row = i8(data.TILES, fixed=True)  # below nothing: lost
    lures_on: Row = i8(data.TILES, fixed=True)
    has_guard_mark: Row = i8(data.TILES, fixed=True)

    phase: int = i8()
    turn: int = i8()
    end: int = i8()
    turns_begun: int = i16()

    in_deck: int = i8()
    laid: int = i8()
    deck: Row = i8(data.TILES)  # what is to be laid comes first, then the special tiles left out

    tiles: Row = i8(CELLS)
    is_down: Row = i8(CELLS)
    guards: Row = i8(GUARDS)  # the cell of each
    pawns: Row = i8(PLAYERS)  # by direction: before which row, before which column
    directions: Row = i8(PLAYERS)  # of each seat

    cookies: Row = i8(PLAYERS)
    lures: Row = i8(PLAYERS)
    doubles: Row = i8(PLAYERS)


# 1. Set-up


def set_up(s: State, options: dict[str, Any]) -> None:
    """1.1 The tiles are ready to be drawn and laid, and nobody has anything."""
    s.lines = SHORT_LINES if options["length"] == "short" else LINES
    s.first_named = RANDOM if options["first"] == "random" else int(options["first"])
    s.up_to_two = options["up_to_two"] == "on"
    for tile, (kind, cookies, lures, has_guard_mark) in enumerate(data.tiles(options["edition"])):
        s.kinds[tile] = kind
        s.cookies_on[tile] = cookies
        s.lures_on[tile] = lures
        s.has_guard_mark[tile] = has_guard_mark
    s.in_deck = first_special(s)
    for place, tile in enumerate(tile for tile in range(data.TILES) if is_in_length(s, tile)):
        s.deck[place] = tile
    for cell in range(CELLS):
        s.tiles[cell] = NO_TILE
    for guard in range(GUARDS):
        s.guards[guard] = BESIDE
    for direction in range(PLAYERS):
        s.pawns[direction] = NOWHERE
        s.directions[direction] = NOWHERE


def chances(s: State) -> int:
    """The tiles that may come next, or the players, of whom one begins."""
    if s.phase == LAY_TILES:
        return s.in_deck
    if s.phase == DRAW_SPECIALS:
        return first_special(s) + data.SPECIAL_TILES - s.in_deck
    return PLAYERS


def first_special(s: State) -> int:
    """Where special tiles begin in the deck: after all the others."""
    if s.lines == SHORT_LINES:
        return data.SHORT_COOKIE_TILES + data.SHORT_LOST_TILES
    return data.COOKIE_TILES + data.LOST_TILES


def is_in_length(s: State, tile: int) -> bool:
    """1.2 The short game is played without the tiles that have the long-game mark."""
    special = data.COOKIE_TILES + data.LOST_TILES
    if s.lines == LINES or tile < data.SHORT_COOKIE_TILES or tile >= special:
        return True
    return data.COOKIE_TILES <= tile < data.COOKIE_TILES + data.SHORT_LOST_TILES


def draw_special(s: State, choice: int) -> None:
    """1.2 Special tiles are drawn until there are enough for the square."""
    place = s.in_deck + choice
    tile = s.deck[place]
    s.deck[place] = s.deck[s.in_deck]
    s.deck[s.in_deck] = tile
    s.in_deck += 1
    happens(s, h.SPECIAL_DRAWN, tile)
    if s.in_deck == s.lines * s.lines:
        s.phase = LAY_TILES


def lay_tile(s: State, choice: int) -> None:
    """1.2 The tiles are laid face up, row by row; when all lie there, somebody begins."""
    s.in_deck -= 1
    s.tiles[cell_to_lay(s)] = s.deck[choice]
    s.deck[choice] = s.deck[s.in_deck]
    s.laid += 1
    if s.in_deck == 0:
        for place in range(data.TILES):
            s.deck[place] = 0
        post_guards(s)
        if s.first_named == RANDOM:
            s.phase = WHO_BEGINS
        else:
            begin(s, s.first_named)


def cell_to_lay(s: State) -> int:
    """Where the next tile is laid."""
    if s.lines == LINES:
        return s.laid
    return s.laid // SHORT_LINES * LINES + s.laid % SHORT_LINES


def post_guards(s: State) -> None:
    """1.3 Each guard is put on the tile that is most worth guarding, if there is one."""
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
    """1.3 4.3 Guard posts come first, then cookie tiles with a mark, the richest first."""
    if s.kinds[tile] == data.GUARD_POST:
        return RICHEST
    return s.cookies_on[tile] if s.has_guard_mark[tile] else 0


def has_guard(s: State, cell: int) -> bool:
    """Does a guard stand there?"""
    return s.guards[0] == cell or s.guards[1] == cell


# 2. Play


def active(s: State) -> int:
    """Chance until somebody begins, then whoever's turn it is."""
    if s.phase == OVER:
        return 0
    return CHANCE_BIT if is_with_chance(s) else 1 << s.turn


def is_with_chance(s: State) -> bool:
    """Are tiles drawn or laid, or is it drawn who begins?"""
    return s.phase == DRAW_SPECIALS or s.phase == LAY_TILES or s.phase == WHO_BEGINS


def candidates(s: State, seat: int, out: Row) -> int:
    """Of the kind of move that is asked for, those that are allowed."""
    if s.phase == MOVE or s.phase == PUT_SECOND:
        return lines_to_go(s, seat, s.directions[seat], out, 0)
    if s.phase == PUT_FIRST:
        return lines_to_go(s, seat, COLUMNS, out, lines_to_go(s, seat, ROWS, out, 0))
    if s.phase == LURE:
        return steps_to_lure(s, out)
    count = 0
    if s.phase == ASK_TRADE:
        for deal in range(DECLINE, COOKIES_FOR_LURES + 1):
            if may_deal(s, seat, deal):
                out[count] = trade_move(deal)
                count += 1
    elif s.phase == ASK_GUARD:
        for guard in range(GUARDS):
            for cell in range(CELLS):
                if refusal_to_put(s, cell) == ALLOWED:
                    out[count] = put_move(guard, cell)
                    count += 1
    elif s.phase == ASK_STEAL:
        for stolen in range(most_to_steal(s, seat) + 1):
            out[count] = steal_move(stolen)
            count += 1
    else:
        for cell in range(CELLS):
            if refusal_to_turn(s, cell) == ALLOWED:
                out[count] = turn_move(cell)
                count += 1
    return count


def refusal(s: State, seat: int, move: int) -> int:
    """The clause about what is asked for or what is tried, if they differ, or against the move."""
    # Ruling: both forbid a move at the wrong time, so the first of them is named.
    if is_to_go(s) != is_go(move):
        return clause_to_go(s)
    if (s.phase == LURE) != (is_lure(move) or move == DONE):
        return 206
    if (s.phase == ASK_TRADE) != is_trade(move):
        return 405
    if (s.phase == ASK_GUARD) != is_put(move):
        return 406
    if (s.phase == ASK_TURN) != is_turn(move):
        return 407
    if is_go(move):
        direction, line = go_parts(move)
        return refusal_to_go(s, seat, direction, line)
    if is_lure(move):
        guard, heading = lure_parts(move)
        return refusal_to_lure(s, guard, heading)
    if is_trade(move):
        return ALLOWED if may_deal(s, seat, trade_parts(move).deal) else 405
    if is_put(move):
        return refusal_to_put(s, put_parts(move).cell)
    if is_steal(move):
        return refusal_to_steal(s, seat, steal_parts(move).cookies)
    return refusal_to_turn(s, turn_parts(move).cell) if is_turn(move) else ALLOWED


def play(s: State, seat: int, move: int) -> None:
    """What chance does, or what was asked for."""
    if s.phase == LAY_TILES:
        lay_tile(s, move)
    elif s.phase == DRAW_SPECIALS:
        draw_special(s, move)
    elif s.phase == WHO_BEGINS:
        begin(s, move)
        happens(s, h.BEGINS, move)
    elif is_go(move):
        direction, line = go_parts(move)
        go_to_line(s, seat, direction, line)
    elif is_trade(move):
        trade(s, seat, trade_parts(move).deal)
    elif is_put(move):
        guard, cell = put_parts(move)
        put_guard(s, seat, guard, cell)
    elif is_turn(move):
        turn_tile(s, seat, turn_parts(move).cell)
    elif is_lure(move):
        guard, heading = lure_parts(move)
        lure_guard(s, seat, guard, heading)
    elif is_steal(move):
        steal_some(s, seat, steal_parts(move).cookies)
    else:
        pass_turn(s)


def begin(s: State, seat: int) -> None:
    """2.1 One of the players begins, and will put a pawn."""
    s.turn = seat
    s.turns_begun = 1
    s.phase = PUT_FIRST


def is_to_go(s: State) -> bool:
    """Is a pawn to be put or moved?"""
    return s.phase == PUT_FIRST or s.phase == PUT_SECOND or s.phase == MOVE


def lines_to_go(s: State, seat: int, direction: int, out: Row, count: int) -> int:
    """Write down the lines of a direction where a pawn may go; how many are there then?"""
    for line in range(s.lines):
        if refusal_to_go(s, seat, direction, line) == ALLOWED:
            out[count] = go_move(direction, line)
            count += 1
    return count


def refusal_to_go(s: State, seat: int, direction: int, line: int) -> int:
    """2.1 2.2 2.3 One pawn is put anywhere, one in the other direction; then each goes its own."""
    if line >= s.lines:
        return 102
    if s.phase == PUT_FIRST:
        return ALLOWED
    if direction != s.directions[seat] or line == s.pawns[direction]:
        return clause_to_go(s)
    return ALLOWED if is_open(s, crossing(s, direction, line)) else 204


def clause_to_go(s: State) -> int:
    """The clause about the pawn that is to be put or moved."""
    if s.phase == PUT_FIRST:
        return 201
    return 202 if s.phase == PUT_SECOND else 203


def crossing(s: State, direction: int, line: int) -> int:
    """The cell where a line crosses that of the other direction's pawn."""
    if direction == ROWS:
        return line * LINES + s.pawns[COLUMNS]
    return s.pawns[ROWS] * LINES + line


def cell_reached(s: State) -> int:
    """The cell where the lines of both pawns cross."""
    return crossing(s, ROWS, s.pawns[ROWS])


def is_open(s: State, cell: int) -> bool:
    """2.4 A tile cannot be activated face down or under a guard."""
    return not s.is_down[cell] and not has_guard(s, cell)


def go_to_line(s: State, seat: int, direction: int, line: int) -> None:
    """2.1 2.2 2.3 The first pawn takes a direction; any other activates the tile it reaches."""
    s.pawns[direction] = line
    if s.phase == PUT_FIRST:
        happens(s, h.STANDS, seat, direction, line)
        s.directions[seat] = direction
        s.directions[other_than(seat)] = other_than(direction)
        s.turn = other_than(seat)
        s.turns_begun += 1
        s.phase = PUT_SECOND
    else:
        happens(s, h.GOES, seat, direction, line, cell_reached(s))
        activate(s, seat, cell_reached(s))


def other_than(one: int) -> int:
    """The other seat, the other direction, or the other guard."""
    return 1 - one


def activate(s: State, seat: int, cell: int) -> None:
    """2.5 4.1 What the tile shows is counted, twice after a Double, and then it is carried out."""
    tile = s.tiles[cell]
    kind = s.kinds[tile]
    times = 1 + s.doubles[seat]
    if s.doubles[seat]:
        s.doubles[seat] = 0
        happens(s, h.USES_DOUBLE, seat, int(is_counted(kind)))
    # Nothing that a tile does depends on which side of it is up while it does so.
    s.is_down[cell] = 1
    if is_counted(kind):
        get(s, seat, times * cookies_shown(s, tile), times * s.lures_on[tile])
    if kind == data.PLAIN:
        end_turn(s, seat)
    else:
        carry_out(s, seat, kind)


def end_turn(s: State, seat: int) -> None:
    """2.6 Whoever has lures may lure at the end of the turn."""
    if may_lure(s, seat):
        s.phase = LURE
    else:
        pass_turn(s)


def may_lure(s: State, seat: int) -> bool:
    """2.6 It takes a lure, and a guard on the board."""
    # On a board of 25 tiles one guard cannot shut in another.
    return s.lures[seat] > 0 and (s.guards[0] != BESIDE or s.guards[1] != BESIDE)


def steps_to_lure(s: State, out: Row) -> int:
    """Write down the steps that may be made, after the move to make none, how many?"""
    out[0] = DONE
    count = 1
    for guard in range(GUARDS):
        for heading in range(len(DOWN)):
            if refusal_to_lure(s, guard, heading) == ALLOWED:
                out[count] = lure_move(guard, heading)
                count += 1
    return count


def refusal_to_lure(s: State, guard: int, heading: int) -> int:
    """2.6 A step leads to a neighbouring tile, never to that of the other guard."""
    cell = step_leads_to(s, guard, heading)
    return 206 if cell == NOTHING or cell == s.guards[other_than(guard)] else ALLOWED


def step_leads_to(s: State, guard: int, heading: int) -> int:
    """The cell where a step ends; NOTHING off the board, and for a guard that is beside it."""
    cell = s.guards[guard]
    if cell == BESIDE:
        return NOTHING
    row, column = cell // LINES + DOWN[heading], cell % LINES + ACROSS[heading]
    is_on_board = 0 <= row < s.lines and 0 <= column < s.lines
    return row * LINES + column if is_on_board else NOTHING


def lure_guard(s: State, seat: int, guard: int, heading: int) -> None:
    """2.6 Each step costs a lure, and another may follow."""
    s.lures[seat] -= 1
    s.guards[guard] = step_leads_to(s, guard, heading)
    happens(s, h.MOVES_GUARD, seat, guard, s.guards[guard], 1)
    end_turn(s, seat)


def pass_turn(s: State) -> None:
    """2.3 The players take turns."""
    s.turn = other_than(s.turn)
    ask_for_move(s, s.turn)
    if s.phase == MOVE:
        s.turns_begun += 1


# 3. Cookies and lures


def is_counted(kind: int) -> bool:
    """4.1 A Double counts for tiles of cookies, guard posts and alarms, and for nothing else."""
    return kind == data.PLAIN or kind == data.GUARD_POST or kind == data.ALARM


def cookies_shown(s: State, tile: int) -> int:
    """4.3 4.11 A guard post is worth two cookies, an alarm costs four."""
    if s.kinds[tile] == data.PLAIN:
        return s.cookies_on[tile]
    return POST_COOKIES if s.kinds[tile] == data.GUARD_POST else -ALARM_COOKIES


def get(s: State, seat: int, cookies: int, lures: int) -> None:
    """3.1 3.2 Take what is shown from the bank while it lasts, or lose what one has to lose."""
    cookies = max(-s.cookies[seat], min(cookies, cookies_in_bank(s)))
    lures = min(lures, lures_in_bank(s))
    s.cookies[seat] += cookies
    s.lures[seat] += lures
    happens(s, h.GETS, seat, max(0, cookies), max(0, -cookies), lures)


def cookies_in_bank(s: State) -> int:
    """Those that nobody has."""
    return COOKIES - s.cookies[0] - s.cookies[1]


def lures_in_bank(s: State) -> int:
    """Those that nobody has."""
    return LURES - s.lures[0] - s.lures[1]


# 4. Special tiles


def carry_out(s: State, seat: int, kind: int) -> None:
    """4.4 4.11 A trap and an alarm end the game; other tiles do or ask for something."""
    if kind == data.SWAP:
        swap_pawns(s, seat)
    elif kind == data.TRAP:
        happens(s, h.TAKES_EFFECT, seat, data.TRAP)
        finish(s, TRAPPED)
    elif kind == data.ALARM:
        happens(s, h.TAKES_EFFECT, seat, data.ALARM)
        finish(s, ALARMED)
    elif kind == data.TRADE and may_trade(s, seat):
        s.phase = ASK_TRADE
    elif kind == data.MOVE_A_GUARD:
        s.phase = ASK_GUARD
    elif kind == data.TURN:
        s.phase = ASK_TURN
    elif s.up_to_two and most_to_steal(s, seat) > 0:
        s.phase = ASK_STEAL
    else:
        give(s, seat, kind)
        end_turn(s, seat)


def give(s: State, seat: int, kind: int) -> None:
    """4.1 4.8 4.9 4.10 A Double, what is stolen from the other, or as many lures as one has."""
    other = other_than(seat)
    if kind == data.DOUBLE:
        s.doubles[seat] = 1
        happens(s, h.TAKES_EFFECT, seat, data.DOUBLE)
    elif kind == data.STEAL_COOKIES:
        steal(s, seat, min(MOST_STOLEN, s.cookies[other]), 0)
    elif kind == data.DOUBLE_LURES:
        get(s, seat, 0, s.lures[seat])
    elif kind == data.STEAL_LURES:
        steal(s, seat, 0, min(MOST_STOLEN, s.lures[other]))
    elif kind == data.TRADE:
        happens(s, h.GETS, seat, 0, 0, 0)


def steal(s: State, seat: int, cookies: int, lures: int) -> None:
    """Take so many from the other player."""
    other = other_than(seat)
    s.cookies[other] -= cookies
    s.cookies[seat] += cookies
    s.lures[other] -= lures
    s.lures[seat] += lures
    happens(s, h.STEALS, seat, cookies, lures)


def most_to_steal(s: State, seat: int) -> int:
    """How much a thief can take by the tile that the pawns have reached; nothing by another."""
    kind = s.kinds[s.tiles[cell_reached(s)]]
    other = other_than(seat)
    if kind == data.STEAL_COOKIES:
        return min(MOST_STOLEN, s.cookies[other])
    return min(MOST_STOLEN, s.lures[other]) if kind == data.STEAL_LURES else 0


def refusal_to_steal(s: State, seat: int, count: int) -> int:
    """4.8 4.10 Up to two, if the other has them."""
    if count <= most_to_steal(s, seat):
        return ALLOWED
    return 408 if s.kinds[s.tiles[cell_reached(s)]] == data.STEAL_COOKIES else 410


def steal_some(s: State, seat: int, count: int) -> None:
    """4.8 4.10 As many as the thief chooses, where the table plays so."""
    if s.kinds[s.tiles[cell_reached(s)]] == data.STEAL_COOKIES:
        steal(s, seat, count, 0)
    else:
        steal(s, seat, 0, count)
    end_turn(s, seat)


def swap_pawns(s: State, seat: int) -> None:
    """4.2 The pawns exchange places, and the same player moves again."""
    # The pawns are kept by direction: the players exchange those.
    s.directions[0] = other_than(s.directions[0])
    s.directions[1] = other_than(s.directions[1])
    happens(s, h.TAKES_EFFECT, seat, data.SWAP)
    ask_for_move(s, seat)


def may_trade(s: State, seat: int) -> bool:
    """Is there anything to trade?"""
    return may_deal(s, seat, LURES_FOR_COOKIES) or may_deal(s, seat, COOKIES_FOR_LURES)


def may_deal(s: State, seat: int, deal: int) -> bool:
    """4.5 The player and the bank must both have two; it may be declined."""
    if deal == LURES_FOR_COOKIES:
        return s.lures[seat] >= TRADED and cookies_in_bank(s) >= TRADED
    if deal == COOKIES_FOR_LURES:
        return s.cookies[seat] >= TRADED and lures_in_bank(s) >= TRADED
    return True


def trade(s: State, seat: int, deal: int) -> None:
    """4.5 It is two for two, once."""
    if deal == LURES_FOR_COOKIES:
        s.lures[seat] -= TRADED
        s.cookies[seat] += TRADED
    elif deal == COOKIES_FOR_LURES:
        s.cookies[seat] -= TRADED
        s.lures[seat] += TRADED
    happens(s, h.TRADES, seat, deal)
    end_turn(s, seat)


def refusal_to_put(s: State, cell: int) -> int:
    """4.6 A guard is put on any other tile without one."""
    # Its own tile has a guard too: itself.
    if s.tiles[cell] == NO_TILE:
        return 102
    return 406 if has_guard(s, cell) else ALLOWED


def put_guard(s: State, seat: int, guard: int, cell: int) -> None:
    """4.6 The guard stands there."""
    s.guards[guard] = cell
    happens(s, h.MOVES_GUARD, seat, guard, cell, 0)
    end_turn(s, seat)


def refusal_to_turn(s: State, cell: int) -> int:
    """4.7 Any other tile is turned over, but no Turn tile face up."""
    # The tile just activated is a Turn tile that is face down.
    tile = s.tiles[cell]
    if tile == NO_TILE:
        return 102
    return 407 if s.is_down[cell] and s.kinds[tile] == data.TURN else ALLOWED


def turn_tile(s: State, seat: int, cell: int) -> None:
    """4.7 The tile lies with its other side up."""
    s.is_down[cell] = 1 - s.is_down[cell]
    happens(s, h.TURNS_TILE, seat, cell, s.is_down[cell])
    end_turn(s, seat)


# 5. The end


def ask_for_move(s: State, seat: int) -> None:
    """4.2 5.1 Whoever is to move and cannot ends the game."""
    if may_move(s, seat):
        s.phase = MOVE
    else:
        happens(s, h.SHUT_IN, seat)
        finish(s, STUCK)


def may_move(s: State, seat: int) -> bool:
    """5.1 Some tile on another line must be open."""
    direction = s.directions[seat]
    for line in range(s.lines):
        if line != s.pawns[direction] and is_open(s, crossing(s, direction, line)):
            return True
    return False


def finish(s: State, end: int) -> None:
    """5.1 5.2 It is over; with as many cookies each it is a draw, but not after a trap."""
    s.phase = OVER
    s.end = DRAW if end != TRAPPED and s.cookies[0] == s.cookies[1] else end


def ending(s: State) -> int:
    """How it ended, if it has."""
    return s.end if s.phase == OVER else GOES_ON


def winners(s: State) -> int:
    """4.4 4.11 5.1 The other one after a trap, else whoever has most cookies."""
    if s.end == TRAPPED:
        return 1 << other_than(s.turn)
    if s.cookies[0] == s.cookies[1]:
        return 0
    return 1 if s.cookies[0] > s.cookies[1] else 2


def score(s: State, seat: int) -> int:
    """The cookies of a player."""
    return s.cookies[seat]


def turns(s: State) -> int:
    """How many have begun."""
    return s.turns_begun
