"""How good a position of Dots and Boxes is for a seat, in the same subset of Python as the rules.

A row of boxes with two edges each, open to each other, is a chain, or a loop if it ends where it
begins: whoever draws in it gives all of it away, and in the end somebody must. It pays to leave
the last two boxes of a long chain, or four of a loop, to whoever opened it: then that player has
to open the next one, too. So one of two players gets most of all chains but the last, and all of
that one.

Who that is can be foreseen. Every line ends a turn but for those that close boxes; of these there
are as many as boxes, less one for each line that closes two. Such a line ends every chain of which
two are left, two end such a loop, and one ends the last loop if there is no chain.
"""

from __future__ import annotations

from cookietin.engine import Levels, Strength
from cookietin.engine.bits import count_bits
from cookietin.games.dots_and_boxes import data, rules
from cookietin.games.dots_and_boxes.rules import State, boxes_with_three, closed_boxes, score

LEAD = 250
# So many that the usual grid is known to its end as soon as every line gives something away.
LEVELS = Levels(master=Strength(iterations=20_000))
A_BOX = 100
SHORT = 2  # boxes of a chain that is given away whole
LONG = 3  # boxes of a chain of which it is worth leaving some to whoever opened it
A_CHAIN, A_LOOP = 2, 4  # boxes of it that are left
A_PART = 40  # of a box in a chain, while there are other lines to draw


def estimate(s: State, seat: int) -> int:
    """Boxes, those that the next player can close at once, and what the chains are worth."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, other))
    worth = A_BOX * (score(s, seat) - best)
    if s.phase != rules.TO_DRAW:
        return worth
    across, down = taken_at_once(s.across, s.down)
    before, after = closed_boxes(s.across, s.down), closed_boxes(across, down)
    gain = A_BOX * (count_bits(after) - count_bits(before))
    lines = count_bits(s.edges_across & ~across) + count_bits(s.edges_down & ~down)
    if lines > 0:
        gain += worth_of_chains(s, across, down, lines)
    return worth + gain if s.turn == seat else worth - gain


def taken_at_once(across: int, down: int) -> tuple[int, int]:
    """The lines after a player has closed all that can be closed."""
    ready = boxes_with_three(across, down)
    while ready != 0:
        across |= ready | (ready << data.STEP)
        down |= ready | (ready << 1)
        ready = boxes_with_three(across, down)
    return across, down


def worth_of_chains(s: State, across: int, down: int, lines: int) -> int:
    """What chains are worth to whoever draws next, where nothing can be closed at once."""
    boxes = closed_boxes(s.edges_across, s.edges_down)
    closed = closed_boxes(across, down)
    two = boxes_with_two(across, down) & boxes
    is_quiet = has_safe_line(s, across, down, two | closed)
    beside, below = open_ways(two, across, down)
    ones = 0
    pairs = 0
    chains = 0
    loops = 0
    length = 0
    while two != 0:
        chain = chain_from(two & -two, beside, below)
        two &= ~chain
        size = count_bits(chain)
        if size == 1:
            ones += 1
        elif size < LONG:
            pairs += 1
        else:
            length += size
            if count_bits(chain & beside) + count_bits(chain & below) < size:
                chains += 1
            else:
                loops += 1
    if s.players > rules.TWO:
        return 0 if is_quiet else -A_BOX * shortest(ones, pairs, length, chains + loops)
    net = 0
    if length > 0:
        last = A_CHAIN if chains > 0 else A_LOOP
        net = max(1, length - 2 * (A_CHAIN * chains + A_LOOP * loops - last))
    if is_quiet:
        double = chains + 2 * loops - 1  # lines that close two boxes
        turns = lines - count_bits(boxes & ~closed) + double
        return A_PART * net if turns % 2 == 0 else -A_PART * net
    return -A_BOX * loss_of_opening(ones, pairs, net)


def shortest(ones: int, pairs: int, length: int, long: int) -> int:
    """How many boxes the shortest chain has, about, where some are left."""
    if ones > 0:
        return 1
    return SHORT if pairs > 0 else length // max(1, long)


def loss_of_opening(ones: int, pairs: int, net: int) -> int:
    """What it costs to be the first to open a chain: short ones are opened in turn, those of one
    box before those of two, and then it is somebody's turn to open the long ones.
    """
    loss = ones % 2
    if pairs % 2 == 1:
        loss += SHORT if ones % 2 == 0 else -SHORT
    return loss + net if (ones + pairs) % 2 == 0 else loss - net


def boxes_with_two(across: int, down: int) -> int:
    """The boxes with two edges drawn."""
    below, right = across >> data.STEP, down >> 1
    one_across, one_down = across ^ below, down ^ right
    none_across, none_down = ~(across | below), ~(down | right)
    both_across, both_down = across & below, down & right
    return (one_across & one_down) | (both_across & none_down) | (none_across & both_down)


def has_safe_line(s: State, across: int, down: int, busy: int) -> bool:
    """Is an edge free that touches none of these boxes?"""
    if s.edges_across & ~across & ~(busy | (busy << data.STEP)) != 0:
        return True
    return s.edges_down & ~down & ~(busy | (busy << 1)) != 0


def open_ways(boxes: int, across: int, down: int) -> tuple[int, int]:
    """Which of these boxes are open to another of them on the right, and which below."""
    beside = boxes & (boxes >> 1) & ~(down >> 1)
    below = boxes & (boxes >> data.STEP) & ~(across >> data.STEP)
    return beside, below


def chain_from(chain: int, beside: int, below: int) -> int:
    """All boxes that are open to these, through each other."""
    while True:
        grown = (
            chain
            | ((chain & beside) << 1)
            | ((chain >> 1) & beside)
            | ((chain & below) << data.STEP)
            | ((chain >> data.STEP) & below)
        )
        if grown == chain:
            return chain
        chain = grown
