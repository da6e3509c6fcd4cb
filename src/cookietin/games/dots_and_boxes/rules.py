"""Dots and Boxes: draw an edge, and whoever draws the fourth of a box has it and draws again.

How edges and boxes are numbered is in `data`.
"""

from __future__ import annotations

from typing import Any

from cookietin.engine import ALLOWED, CHANCE_BIT, GOES_ON, Row, happens, i8, i64, record
from cookietin.engine.bits import count_bits, lowest_bit
from cookietin.engine.generator import any_place
from cookietin.games.dots_and_boxes import data
from cookietin.games.dots_and_boxes import happenings as h
from cookietin.games.dots_and_boxes.moves import draw_move, draw_parts

WHO_BEGINS, TO_DRAW, OVER = 0, 1, 2
SINGLE, SHARED, DRAWN = 1, 2, 3
TWO = 2


@record
class State:
    """A match: the grid, the edges that are drawn, and the boxes of each player."""

    players: int = i8(fixed=True)
    rows: int = i8(fixed=True)
    columns: int = i8(fixed=True)
    edges_across: int = i64(fixed=True)  # that lie, of this grid; a bit each, as all below
    edges_down: int = i64(fixed=True)  # that stand

    phase: int = i8()
    turn: int = i8()
    across: int = i64()  # that lie and are drawn
    down: int = i64()
    boxes: Row = i64(data.SEATS)


# 1. Set-up


def set_up(s: State, options: dict[str, Any]) -> None:
    """1.1 A grid of boxes, on which no edge is drawn."""
    s.players = options["players"]
    s.rows, s.columns = int(options["rows"]), int(options["columns"])
    s.edges_across, s.edges_down = data.edges_of(s.rows, s.columns)
    if options["first"] != "random":
        begin(s, int(options["first"]))


def chances(s: State) -> int:
    """The seats, of whom one begins."""
    return s.players


def begin(s: State, seat: int) -> None:
    """2.3 One of the players begins."""
    s.turn = seat
    s.phase = TO_DRAW


# 2. A turn


def active(s: State) -> int:
    """Whose turn it is, or chance, which draws who begins."""
    if s.phase == TO_DRAW:
        return 1 << s.turn
    return CHANCE_BIT if s.phase == WHO_BEGINS else 0


def candidates(s: State, seat: int, out: Row) -> int:
    """All free edges: those that lie, and then those that stand, row by row."""
    return write_edges(s.edges_across & ~s.across, s.edges_down & ~s.down, out)


def write_edges(lying: int, standing: int, out: Row) -> int:
    """Write the moves that draw these edges, how many?"""
    count = 0
    while lying != 0:
        out[count] = draw_move(lowest_bit(lying))
        count += 1
        lying &= lying - 1
    while standing != 0:
        out[count] = draw_move(data.PLACES + lowest_bit(standing))
        count += 1
        standing &= standing - 1
    return count


def pick(s: State, seat: int, generator: Row) -> int:
    """Any free edge, at its place in the same order."""
    free = s.edges_across & ~s.across
    standing = s.edges_down & ~s.down
    lying = count_bits(free)
    at = any_place(generator, lying + count_bits(standing))
    first = 0
    if at >= lying:
        at -= lying
        first = data.PLACES
        free = standing
    for _ in range(at):
        free &= free - 1
    return draw_move(first + lowest_bit(free))


def refusal(s: State, seat: int, move: int) -> int:
    """1.1 2.1 An edge of the grid, and a free one."""
    edge = draw_parts(move).edge
    if edge < data.PLACES:
        grid, drawn, place = s.edges_across, s.across, edge
    else:
        grid, drawn, place = s.edges_down, s.down, edge - data.PLACES
    if not (grid >> place) & 1:
        return 101
    return 201 if (drawn >> place) & 1 else ALLOWED


def play(s: State, seat: int, move: int) -> None:
    """An edge, or who begins."""
    if s.phase == WHO_BEGINS:
        begin(s, move)
        happens(s, h.BEGINS, move)
    else:
        draw(s, seat, draw_parts(move).edge)


def draw(s: State, seat: int, edge: int) -> None:
    """2.1 2.3 3.1 One edge; whoever closes a box draws again, unless that was the last edge."""
    before = closed_boxes(s.across, s.down)
    if edge < data.PLACES:
        s.across |= 1 << edge
    else:
        s.down |= 1 << (edge - data.PLACES)
    happens(s, h.DRAWS, seat, edge)
    closed = closed_boxes(s.across, s.down) & ~before
    if closed != 0:
        close(s, seat, closed)
        if s.across == s.edges_across and s.down == s.edges_down:
            s.phase = OVER
        else:
            happens(s, h.DRAWS_AGAIN, seat)
    else:
        pass_turn(s)
        offered = boxes_with_three(s.across, s.down)
        if offered != 0:
            happens(s, h.OFFERS, seat, offered)


def pass_turn(s: State) -> None:
    """2.3 Otherwise it is the next player's turn."""
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0


def closed_boxes(across: int, down: int) -> int:
    """2.2 The boxes with all four edges."""
    return across & (across >> data.STEP) & down & (down >> 1)


def boxes_with_three(across: int, down: int) -> int:
    """The boxes with all edges but one."""
    below, right = across >> data.STEP, down >> 1
    both_across, both_down = across & below, down & right
    return (both_across & (down ^ right)) | ((across ^ below) & both_down)


def close(s: State, seat: int, boxes: int) -> None:
    """2.2 These boxes are whose edge closed them: one, or two at once."""
    s.boxes[seat] |= boxes
    happens(s, h.CLOSES, seat, boxes)


# 3. The end


def score(s: State, seat: int) -> int:
    """The boxes of a player."""
    return count_bits(s.boxes[seat])


def seats_ahead(s: State) -> int:
    """3.1 Those with most boxes, a bit each."""
    most = 0
    for seat in range(s.players):
        most = max(most, score(s, seat))
    mask = 0
    for seat in range(s.players):
        if score(s, seat) == most:
            mask |= 1 << seat
    return mask


def winners(s: State) -> int:
    """3.1 Those with most boxes win; of two who have equally many, nobody does."""
    mask = seats_ahead(s)
    return 0 if is_drawn(s, mask) else mask


def is_drawn(s: State, ahead: int) -> bool:
    """3.1 Have both of two players as many as the other?"""
    return s.players == TWO and ahead == (1 << TWO) - 1


def ending(s: State) -> int:
    """When all edges are drawn: one wins, or several together, or it is a draw."""
    if s.phase != OVER:
        return GOES_ON
    mask = seats_ahead(s)
    if is_drawn(s, mask):
        return DRAWN
    return SINGLE if mask & (mask - 1) == 0 else SHARED
