"""Which lines a search of Dots and Boxes looks at, in the same subset of Python as the rules.

Most lines need no look, if two play. What can be closed is closed, unless somebody has to open the
next chain: then the last two boxes of a chain can be left, or four of a loop, with one line that
closes none of them. And whichever line of a chain is drawn first, all of it is given away; of two
boxes it's the line between them, after which nothing can be left. So the end of a match is known
for certain long before all lines could be tried. A test compares with trying all of them.
"""

from __future__ import annotations

from cookietin.engine import Row
from cookietin.engine.bits import count_bits
from cookietin.games.dots_and_boxes import data, rules
from cookietin.games.dots_and_boxes.estimate import (
    A_CHAIN,
    A_LOOP,
    SHORT,
    boxes_with_two,
    chain_from,
    open_ways,
)
from cookietin.games.dots_and_boxes.rules import (
    State,
    boxes_with_three,
    candidates,
    closed_boxes,
    write_edges,
)


def worthwhile(s: State, seat: int, out: Row) -> int:
    """Write lines of which one is as good as any, how many? If more than two play, all of them."""
    if s.players > rules.TWO:
        return candidates(s, seat, out)
    lying, standing = s.edges_across & ~s.across, s.edges_down & ~s.down
    two = boxes_with_two(s.across, s.down) & closed_boxes(s.edges_across, s.edges_down)
    three = boxes_with_three(s.across, s.down)
    beside, below = open_ways(two | three, s.across, s.down)
    if three == 0:
        across, down = needless(two, lying, standing, beside, below)
        return write_edges(lying & ~across, standing & ~down, out)
    boxes = 0
    while three != 0:
        box = three & -three
        chain = chain_from(box, beside, below)
        if not may_be_left(count_bits(chain), count_bits(chain & three)):
            boxes = box
            break
        boxes |= chain
        three &= ~chain
    return write_edges(
        lying & (boxes | (boxes << data.STEP)), standing & (boxes | (boxes << 1)), out
    )


def may_be_left(size: int, ends: int) -> bool:
    """Is this as much as it pays to leave, of a chain that can be closed from so many ends?"""
    return size == (A_CHAIN if ends == 1 else A_LOOP)


def needless(two: int, lying: int, standing: int, beside: int, below: int) -> tuple[int, int]:
    """The free lines of chains, but for one line of each."""
    across = 0
    down = 0
    while two != 0:
        chain = chain_from(two & -two, beside, below)
        two &= ~chain
        first, second = lying & (chain | (chain << data.STEP)), standing & (chain | (chain << 1))
        if count_bits(chain) == SHORT:
            first &= ~((chain & below) << data.STEP)
            second &= ~((chain & beside) << 1)
        elif first != 0:
            first &= first - 1
        else:
            second &= second - 1
        across |= first
        down |= second
    return across, down
