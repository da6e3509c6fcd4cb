"""Thinking ahead, written once for the interpreter and for numba, like `kernels`.

Two ways to think, both over nothing but the protocol and the game's `estimate`:

`dream`    information-set Monte-Carlo tree search. Each iteration deals out anew what the seat
           can't know, walks down a tree of moves, adds to it, plays on for some plies and asks the
           estimate. Chance is sampled and isn't part of the tree; nor are other players' hands.
           Or, if a game's style says so, without a tree: a few moves are tried in turns, each with
           the same luck, so that small differences between them aren't lost in it.
`reckon`   alpha-beta with iterative deepening and a table of positions met before, where nothing
           is hidden and chance has done its part. It is exact as soon as it sees every end.

Both run for a given number of iterations at a time and remember everything in the arrays they're
given, so the caller can look at the clock. Everything stored is whole numbers, and fractions are
worked out with nothing but roots and the four operations, so compiled and interpreted searches
visit the same moves equally often.
"""

from __future__ import annotations

import math
from typing import Any

from cookietin.engine.compile import set_apart, set_within
from cookietin.engine.generator import below, sow
from cookietin.engine.kernels import (
    draw,
    estimate,
    legal_moves,
    lowest_seat,
    picked_move,
)
from cookietin.engine.protocol import (
    CHANCE,
    CHANCE_BIT,
    GOES_ON,
    NOTHING,
    active,
    chances,
    ending,
    play,
    redeal,
    winners,
)
from cookietin.engine.record import Grid, Row

# How to think, a number each: what a caller says, and may change from one call to the next.
SEAT = 0  # who thinks
PLAYERS = 1  # how many play
LEAD = 2  # who is ahead of the average of all seats by so much wins six matches of seven
PLIES = 3  # moves of seats that are played on beyond the tree
WILD = 4  # of 256 such moves so many are random, the others what the estimate likes best
BOLD = 5  # how much is tried that looked worse so far, in hundredths
TRUST = 6  # how far an estimate may be below the best for a quarter of its share, part of LEAD
MOST = 7  # moves of all seats and of chance in one iteration, so that it ends in any game
# Where moves are tried in turns; see `Style`.
WIDTH = 8  # so many moves are tried, those that the outlook likes best; 0: no turns
TRIES = 9  # how often each, with the same luck
THROWS = 10  # moves of chance after which the outlook is asked
SEES_ALL = 11  # 1: nothing of the root is dealt anew
SETTINGS = 12

HUNDREDTHS = 100
WILD_RANGE = 256

# A node of the tree: a move somebody made, and what came of it.
MOVE = 0
MOVER = 1
VISITS = 2
TOTAL = 3  # of the worths for whoever moved
LIKED = 4  # the estimate right after the move
CHILD = 5  # its reply that was added last, or NONE
NEXT = 6  # the reply to the same move that was added before, or NONE
HEAD = 7  # what stands before its replies; NONE if it has none, or they are in several places
NODE = 8

# A head stands before replies that were added together, and says what is true of all of them: its
# MOVER is theirs, its VISITS and TOTAL are their sums.
REPLIES = 0  # how many follow
BEST_LIKED = 4
LEAST_LIKED = 5
TRIED = 6  # those after so many have not been visited
IS_FIXED = 7  # 1: they are the legal moves in any deal

NONE = 0  # the root is nobody's child
DEEPEST = 256  # moves from the root that the tree remembers

SURE = 1 << 16  # the worth of a win; of a draw, half of it
A_DRAW = SURE // 2


# One move


@set_apart
def list_moves(states: Any, desk: Any, seat: int) -> int:
    """`legal_moves` of the first state."""
    return legal_moves(states[0], seat, desk.out)


def worthwhile(s: Any, seat: int, out: Row) -> int:
    """Some legal moves of which one is as good as any; bound to a game's own."""
    return legal_moves(s, seat, out)


@set_apart
def list_worthwhile(states: Any, desk: Any, seat: int) -> int:
    """`worthwhile` in the first state."""
    return worthwhile(states[0], seat, desk.out)


@set_apart
def any_of(states: Any, desk: Any, seat: int) -> int:
    """`random_move` in the first state."""
    count = list_moves(states, desk, seat)
    move: int = desk.out[below(desk.generator, count) if count > 1 else 0]
    return move


@set_apart
def any_picked(states: Any, desk: Any, seat: int) -> int:
    """The same, where no list need be made."""
    return picked_move(states[0], seat, desk.out, desk.generator)


@set_apart
def move_on(states: Any, at: int, seat: int, move: int) -> None:
    """`play` in one of the states."""
    play(states[at], seat, move)


@set_apart
def like(states: Any, at: int, seat: int) -> int:
    """`estimate` of one of the states."""
    return estimate(states[at], seat)


def outlook(s: Any, seat: int) -> int:
    """How good a position is in the long run; bound to a game's own, or to its estimate."""
    return 0


def hunch(s: Any, seat: int) -> int:
    """What a seat does that need not try its moves; bound to a game's own."""
    return NOTHING


@set_apart
def look_on(states: Any, at: int, seat: int) -> int:
    """`outlook` of one of the states."""
    return outlook(states[at], seat)


@set_apart
def guess(states: Any, seat: int) -> int:
    """`hunch` in the first state."""
    return hunch(states[0], seat)


@set_apart
def deal_anew(states: Any, desk: Any, seat: int) -> None:
    """`redeal` in the first state."""
    redeal(states[0], seat, desk.generator)


@set_apart
def draw_one(states: Any, desk: Any) -> int:
    """`draw` in the first state."""
    return draw(states[0], desk.generator, desk.odds)


@set_within
def try_out(states: Any, trial: Any, seat: int, move: int) -> int:
    """What the estimate says after a move, which is not made."""
    trial[0] = states[0]
    move_on(trial, 0, seat, move)
    return like(trial, 0, seat)


@set_within
def no_opinion(states: Any, trial: Any, seat: int, move: int) -> int:
    """`try_out` of a game without an estimate."""
    return 0


@set_within
def best_tried(states: Any, trial: Any, desk: Any, seat: int, count: int) -> int:
    """Of the first `count` moves on the desk, what the estimate likes best; any of several."""
    best: int = desk.out[0] + 0
    worth = 0
    ties = 0
    for at in range(count):
        move = desk.out[at] + 0
        found = try_out(states, trial, seat, move)
        if ties == 0 or found > worth:
            best = move
            worth = found
            ties = 1
        elif found == worth:
            ties += 1
            if below(desk.generator, ties) == 0:
                best = move
    return best


@set_within
def look_after(states: Any, trial: Any, seat: int, move: int) -> int:
    """What the outlook is after a move, which is not made."""
    trial[0] = states[0]
    move_on(trial, 0, seat, move)
    return look_on(trial, 0, seat)


@set_within
def likeliest(states: Any, trial: Any, desk: Any, seat: int) -> int:
    """The move after which the outlook is best: a hunch, or the first of those that are."""
    move = guess(states, seat)
    if move != NOTHING:
        return move
    count = list_moves(states, desk, seat)
    best: int = desk.out[0] + 0
    if count > 1:
        most = 0
        for at in range(count):
            move = desk.out[at] + 0
            found = look_after(states, trial, seat, move)
            if at == 0 or found > most:
                best = move
                most = found
    return best


# Information-set Monte-Carlo tree search


def dream(
    root: Any,
    states: Any,
    trial: Any,
    desks: Any,
    tree: Grid,
    places: Row,
    path: Row,
    worths: Row,
    how: Row,
    used: int,
    seed: int,
    first: int,
    iterations: int,
) -> int:
    """Iterations `first` … `first + iterations − 1` from root[0], what the seat may know.

    `used` nodes of the tree are in use; how many are then? The number of an iteration seeds it,
    so that it does not matter how many are made in one call.
    """
    for number in range(first, first + iterations):
        luck = number % how[TRIES] if how[WIDTH] > 0 else number
        sow(desks[0].generator, seed, luck)
        states[0] = root[0]
        if how[SEES_ALL] == 0:
            deal_anew(states, desks[0], how[SEAT])
        if how[WIDTH] > 0:
            used = take_turn(states, trial, desks[0], tree, places, worths, how, used, luck)
        else:
            used = dream_once(states, trial, desks[0], tree, places, path, worths, how, used)
    return used


@set_within
def dream_once(
    states: Any,
    trial: Any,
    desk: Any,
    tree: Grid,
    places: Row,
    path: Row,
    worths: Row,
    how: Row,
    used: int,
) -> int:
    """Down the tree, on for some plies, and back; how many nodes are in use then?"""
    node = NONE
    depth = 0
    plies = how[PLIES] + 0
    left = how[MOST] + 0
    is_in_tree = True
    # Is the position always the same at this node? Not if chance, or a forced move, came between.
    is_fixed = how[SEES_ALL] != 0
    while ending(states[0]) == GOES_ON and left > 0:
        left -= 1
        mask = active(states[0])
        if mask == CHANCE_BIT:
            is_fixed = False
            move_on(states, 0, CHANCE, draw_one(states, desk))
            continue
        if mask == 0:  # a broken game
            break
        # Whoever thinks goes first, so that it cannot know what others do at the same time.
        seat = how[SEAT] + 0
        if not (mask >> seat) & 1:
            seat = lowest_seat(mask)
        if not is_in_tree:
            if plies == 0:
                break
            plies -= 1
            if how[WILD] >= WILD_RANGE:
                move_on(states, 0, seat, any_of(states, desk, seat))
                continue
        head = tree[node, HEAD] + 0 if is_in_tree else NONE
        is_known = is_fixed and head != NONE and tree[head, IS_FIXED] != 0
        count = tree[head, REPLIES] + 0 if is_known else list_moves(states, desk, seat)
        move = desk.out[0] + 0
        if count > 1:
            if is_in_tree:
                if not is_known and not are_in_a_row(desk, tree, head, seat, count):
                    is_new = tree[node, CHILD] == NONE
                    used = add_moves(
                        states, trial, desk, tree, places, used, node, seat, count, is_fixed, False
                    )
                    head = tree[node, HEAD] + 0 if is_new else NONE
                node = choose(desk, tree, places, how, head, count)
                if node == NONE:  # the tree is full
                    is_in_tree = False
                    continue
                move = tree[node, MOVE] + 0
                depth += 1
                path[depth] = node
                is_in_tree = tree[node, VISITS] > 0 and depth + 1 < len(path)
            elif below(desk.generator, WILD_RANGE) < how[WILD]:
                move = desk.out[below(desk.generator, count)] + 0
            else:
                move = best_tried(states, trial, desk, seat, count)
        else:
            is_fixed = False
        move_on(states, 0, seat, move)
    weigh(states, worths, how, False)
    tree[0, VISITS] += 1
    node = NONE
    for at in range(1, depth + 1):
        head = tree[node, HEAD] + 0
        node = path[at] + 0
        worth = worths[tree[node, MOVER]] + 0
        tree[node, VISITS] += 1
        tree[node, TOTAL] += worth
        if head != NONE:
            tree[head, VISITS] += 1
            tree[head, TOTAL] += worth
            tree[head, TRIED] = max(tree[head, TRIED], node - head)
    return used


@set_within
def are_in_a_row(desk: Any, tree: Grid, head: int, seat: int, count: int) -> bool:
    """Are the replies that follow a head just the legal moves?"""
    if head == NONE or tree[head, REPLIES] != count or tree[head, MOVER] != seat:
        return False
    for at in range(count):
        if tree[head + 1 + at, MOVE] != desk.out[at]:
            return False
    return True


@set_within
def add_moves(
    states: Any,
    trial: Any,
    desk: Any,
    tree: Grid,
    places: Row,
    used: int,
    node: int,
    seat: int,
    count: int,
    is_fixed: bool,
    is_far: bool,
) -> int:
    """See that each legal move is in the tree, and write into `places` where.

    In another deal a seat may have had other moves, and it may have been another's turn. What
    looks far likes a move for its outlook.
    """
    for at in range(count):
        places[desk.out[at]] = NONE
    child = tree[node, CHILD] + 0
    while child != NONE:
        if tree[child, MOVER] == seat:
            places[tree[child, MOVE]] = child
        child = tree[child, NEXT] + 0
    head = NONE
    if tree[node, CHILD] == NONE and used + count < len(tree):
        head = used
        used += 1
    most = 0
    least = 0
    for at in range(count):
        move = desk.out[at] + 0
        if places[move] == NONE and used < len(tree):
            liked = (
                look_after(states, trial, seat, move)
                if is_far
                else try_out(states, trial, seat, move)
            )
            most = max(most, liked) if at > 0 else liked
            least = min(least, liked) if at > 0 else liked
            tree[used, MOVE] = move
            tree[used, MOVER] = seat
            tree[used, LIKED] = liked
            tree[used, NEXT] = tree[node, CHILD]
            tree[node, CHILD] = used
            tree[node, HEAD] = head
            places[move] = used
            used += 1
    if head != NONE:
        tree[head, REPLIES] = used - head - 1
        tree[head, MOVER] = seat
        tree[head, BEST_LIKED] = most
        tree[head, LEAST_LIKED] = least
        tree[head, IS_FIXED] = 1 if is_fixed else 0
    return used


@set_within
def choose(desk: Any, tree: Grid, places: Row, how: Row, head: int, count: int) -> int:
    """The legal move most worth trying: good so far, or liked and not tried enough.

    They are in the tree in a row after their head, or where `places` says.
    """
    visits = 0
    total = 0
    known = 0
    most = 0
    least = 0
    if head != NONE:
        visits = tree[head, VISITS] + 0
        total = tree[head, TOTAL] + 0
        known = count
        most = tree[head, BEST_LIKED] + 0
        least = tree[head, LEAST_LIKED] + 0
    else:
        for at in range(count):
            child = places[desk.out[at]] + 0
            if child != NONE:
                visits += tree[child, VISITS]
                total += tree[child, TOTAL]
                liked = tree[child, LIKED] + 0
                most = max(most, liked) if known > 0 else liked
                least = min(least, liked) if known > 0 else liked
                known += 1
    # Divided once: divisions are what takes time here.
    in_leads = 1.0 / how[LEAD]
    in_trusts = HUNDREDTHS / (how[LEAD] * how[TRUST])
    are_alike = least == most
    weights = 1.0 * known
    if not are_alike:
        weights = 0.0
        for at in range(count):
            child = head + 1 + at if head != NONE else places[desk.out[at]] + 0
            if child != NONE:
                weights += share((most - tree[child, LIKED]) * in_trusts)
    mean = total / visits / SURE if visits > 0 else 0.5
    reach = how[BOLD] / HUNDREDTHS * math.sqrt(visits + 1.0) / max(weights, 1e-9)
    # Of moves that are alike and haven't been tried, the first stands for all.
    if are_alike and head != NONE:
        count = min(count, tree[head, TRIED] + 1)
    best = NONE
    promise = 0.0
    for at in range(count):
        child = head + 1 + at if head != NONE else places[desk.out[at]] + 0
        if child != NONE:
            worth = max(0.0, mean)  # less than nothing where moves are barred
            deserved = reach
            if not are_alike:
                behind = most - tree[child, LIKED]
                # Unseen, a move is worth what all have been, less what it was liked less.
                worth = max(0.0, mean - 0.25 * min(behind * in_leads, 2.0))
                deserved = reach * share(behind * in_trusts)
            worth += tree[child, TOTAL] / SURE + deserved
            tries = 1.0 + tree[child, VISITS]
            # Multiplied first: if it is less by that, it is no more when divided.
            if best == NONE or worth >= promise * tries:
                worth /= tries
                if best == NONE or worth > promise:
                    best = child
                    promise = worth
    return best


def share(behind: float) -> float:
    """How much of the trying a move deserves that is liked less than another by so much."""
    return 1.0 / ((1.0 + behind) * (1.0 + behind)) if behind > 0.0 else 1.0


@set_within
def weigh(states: Any, worths: Row, how: Row, is_far: bool) -> None:
    """What the first state is worth to each seat, from nothing to SURE, by estimate or outlook."""
    seats = how[PLAYERS] + 0
    if ending(states[0]) != GOES_ON:
        mask = winners(states[0])
        for seat in range(seats):
            worths[seat] = SURE if (mask >> seat) & 1 else 0
            if mask == 0 or mask == (1 << seats) - 1:
                worths[seat] = A_DRAW
        return
    total = 0
    for seat in range(seats):
        worths[seat] = look_on(states, 0, seat) if is_far else like(states, 0, seat)
        total += worths[seat]
    for seat in range(seats):
        ahead = (seats * worths[seat] - total) / (seats * how[LEAD])
        worths[seat] = int(A_DRAW + A_DRAW * ahead / math.sqrt(1.0 + ahead * ahead))


# Moves tried in turns


@set_within
def take_turn(
    states: Any,
    trial: Any,
    desk: Any,
    tree: Grid,
    places: Row,
    worths: Row,
    how: Row,
    used: int,
    luck: int,
) -> int:
    """Try one move of whoever thinks, and play on by hunches; how many nodes are in use then?

    A move is tried with each luck before the next one is, so all that are compared had the same.
    """
    node = NONE
    throws = how[THROWS] + 0
    left = how[MOST] + 0
    is_first_throw = True
    while ending(states[0]) == GOES_ON and left > 0:
        left -= 1
        mask = active(states[0])
        if mask == CHANCE_BIT:
            if throws == 0:
                break
            throws -= 1
            move_on(states, 0, CHANCE, draw_in_turn(states, desk, how, luck, is_first_throw))
            is_first_throw = False
            continue
        if mask == 0:  # a broken game
            break
        seat = how[SEAT] + 0
        if not (mask >> seat) & 1:
            seat = lowest_seat(mask)
        move = NOTHING
        if node == NONE and seat == how[SEAT]:
            count = list_moves(states, desk, seat)
            if count > 1:
                used = add_moves(
                    states, trial, desk, tree, places, used, NONE, seat, count, False, True
                )
                node = whose_turn(desk, tree, places, how, count)
            move = tree[node, MOVE] if node != NONE else NOTHING
        if move == NOTHING:
            move = likeliest(states, trial, desk, seat)
        move_on(states, 0, seat, move)
    weigh(states, worths, how, True)
    tree[0, VISITS] += 1
    if node != NONE:
        tree[node, VISITS] += 1
        tree[node, TOTAL] += worths[how[SEAT]]
    return used


def no_turn(
    states: Any,
    trial: Any,
    desk: Any,
    tree: Grid,
    places: Row,
    worths: Row,
    how: Row,
    used: int,
    luck: int,
) -> int:
    """`take_turn` of a game whose style has none, so that nothing is compiled for it."""
    return used


@set_within
def whose_turn(desk: Any, tree: Grid, places: Row, how: Row, count: int) -> int:
    """The move that has been begun with, or the one liked best that has been tried least."""
    best = NONE
    for at in range(count):
        child = places[desk.out[at]] + 0
        if child == NONE or tree[child, TOTAL] < 0:  # a caller wants to know nothing about it
            continue
        if tree[child, VISITS] % how[TRIES] != 0:
            return child
        is_better = best == NONE or tree[child, VISITS] < tree[best, VISITS]
        if not is_better and tree[child, VISITS] == tree[best, VISITS]:
            is_better = tree[child, LIKED] > tree[best, LIKED]
        if is_better:
            best = child
    return best


@set_apart
def draw_in_turn(states: Any, desk: Any, how: Row, luck: int, is_first: bool) -> int:
    """A move of chance: the first of an iteration is each in turn, if all are as likely.

    Few of them are spread over all, so that a short search does not see nothing but low dice.
    """
    n = chances(states[0])
    if not is_first or n == 0:
        return draw(states[0], desk.generator, desk.odds)
    return (2 * (luck % n) + 1) * n // (2 * min(n, how[TRIES]))


# Alpha-beta

# What it remembers from one call to the next, a number each.
PLY = 0  # how many moves from the root it is
HORIZON = 1  # how many moves it looks ahead; forced ones aren't counted
IS_NEW = 2  # the position at this ply has not been opened
RESULT = 3  # what the last position was worth that it has done with
IS_FINAL = 4  # and whether that is for good, all ends having been seen
IS_DONE = 5  # there is nothing more to find out, or a move of chance is in the way
MET_CHANCE = 6
BEST_MOVE = 7  # these four are of the deepest look that is complete
BEST_WORTH = 8
BEST_IS_FINAL = 9
BEST_HORIZON = 10
REGISTERS = 11

# A frame for each ply: the position there, on the line that is looked at.
COUNT = 0  # of its moves
AT = 1  # how many of them have been looked at
LOW = 2  # what the seat that thinks is sure of elsewhere
HIGH = 3  # what the others are sure of
LOW_AT_FIRST = 4
HIGH_AT_FIRST = 5
WORTH = 6
PICK = 7  # the move that is worth that
IS_OWN = 8  # the seat that thinks is to move
MOVES_BY = 9  # who is to move
STAYS = 10  # all that was looked at so far is for good
KEY = 11
LEFT = 12  # moves to the horizon
IS_GLANCE = 13  # the move looked at last was only asked whether it could change anything
IS_THOROUGH = 14  # the next one is looked at once more, and in full
FRAME = 15

# The moves of a frame.
O_MOVE = 0
O_WORTH = 1
O_IS_END = 2
O_RANK = 3  # the higher, the sooner it is looked at
OPTION = 4

# Moves that look worse than so many others are first looked at less far, and less still.
LATE, LATER = 2, 6

# An entry of the table of positions met before.
T_KEY = 0
T_DEPTH = 1
T_BOUND = 2
T_WORTH = 3
T_MOVE = 4
ENTRY = 5
EXACTLY, AT_LEAST, AT_MOST = 1, 2, 3
FOR_GOOD = 1 << 20  # deeper than any look

WON = 1 << 40
ENDLESS = WON + 1
NO_MOVE = -1

HALF = 0x7FFFFFFF
STIRS = (0x3C6EF373, 0x1B873593)


def reckon(
    root: Any,
    states: Any,
    cells: Grid,
    trial: Any,
    desks: Any,
    options: Grid,
    frames: Grid,
    table: Grid,
    telling: Row,
    register: Row,
    how: Row,
    iterations: int,
) -> None:
    """Open so many positions more: list their moves and estimate what each leads to.

    `cells` are the bytes of `states`, and `telling` says which of them may differ. Whoever thinks
    wants the best for its own seat; all others are taken to want the worst for it.

    The first move of a position is looked at in full; the others are only glanced at, the later
    the less far, until one turns out better. What is claimed is exact: only ends are for good.
    """
    opened = 0
    # What is open already is looked at to the end, so that even one iteration finds a move.
    while (opened < iterations or register[IS_NEW] == 0) and register[IS_DONE] == 0:
        ply = register[PLY] + 0
        if register[IS_NEW] != 0:
            if ply == 0:
                states[0] = root[0]
                frames[0, LOW] = -WON
                frames[0, HIGH] = WON
                frames[0, LEFT] = register[HORIZON]
            register[IS_NEW] = 0
            is_known = open_frame(
                states, cells, trial, desks[0], options, frames, table, telling, register, how, ply
            )
            if not is_known:
                opened += 1
            elif register[IS_DONE] == 0:
                register[PLY] = ply - 1
                take_result(options, frames, register, ply - 1)
        elif frames[ply, AT] < frames[ply, COUNT] and frames[ply, LOW] < frames[ply, HIGH]:
            look_at_next(states, options, frames, register, ply)
        else:
            close_frame(frames, table, register, ply)
            if ply == 0:
                finish_look(frames, register)
            else:
                register[PLY] = ply - 1
                take_result(options, frames, register, ply - 1)


@set_within
def open_frame(
    states: Any,
    cells: Grid,
    trial: Any,
    desk: Any,
    options: Grid,
    frames: Grid,
    table: Grid,
    telling: Row,
    register: Row,
    how: Row,
    ply: int,
) -> bool:
    """List the moves of the position at a ply, unless the table knows what it is worth."""
    mask = active(states[ply])
    if mask == CHANCE_BIT or mask == 0:  # nobody acts only in a broken game
        register[MET_CHANCE] = 1
        register[IS_DONE] = 1
        return True
    frames[ply, LOW_AT_FIRST] = frames[ply, LOW]
    frames[ply, HIGH_AT_FIRST] = frames[ply, HIGH]
    key = key_of(cells, ply, telling)
    frames[ply, KEY] = key
    entry = key % len(table)
    first = NO_MOVE
    if table[entry, T_BOUND] != 0 and table[entry, T_KEY] == key:
        first = table[entry, T_MOVE] + 0
        if ply > 0 and table[entry, T_DEPTH] >= frames[ply, LEFT]:
            worth = table[entry, T_WORTH] + 0
            bound = table[entry, T_BOUND] + 0
            if (
                bound == EXACTLY
                or (bound == AT_LEAST and worth >= frames[ply, HIGH])
                or (bound == AT_MOST and worth <= frames[ply, LOW])
            ):
                register[RESULT] = worth
                register[IS_FINAL] = 1 if table[entry, T_DEPTH] == FOR_GOOD else 0
                return True
    seat = how[SEAT] + 0
    if not (mask >> seat) & 1:
        seat = lowest_seat(mask)
    is_own = seat == how[SEAT]
    trial[0] = states[ply]
    count = list_worthwhile(trial, desk, seat)
    for at in range(count):
        move = desk.out[at] + 0
        trial[0] = states[ply]
        move_on(trial, 0, seat, move)
        worth = worth_to(trial, how[SEAT], how[PLAYERS])
        row = ply * len(desk.out) + at
        options[row, O_MOVE] = move
        options[row, O_WORTH] = worth
        options[row, O_IS_END] = 1 if ending(trial[0]) != GOES_ON else 0
        if active(trial[0]) == CHANCE_BIT:
            register[MET_CHANCE] = 1
            register[IS_DONE] = 1
        options[row, O_RANK] = worth if is_own else -worth
        if move == first:
            options[row, O_RANK] = ENDLESS
    frames[ply, COUNT] = count
    frames[ply, AT] = 0
    frames[ply, WORTH] = -ENDLESS if is_own else ENDLESS
    frames[ply, PICK] = NO_MOVE
    frames[ply, IS_OWN] = 1 if is_own else 0
    frames[ply, MOVES_BY] = seat
    frames[ply, STAYS] = 1
    frames[ply, IS_GLANCE] = 0
    frames[ply, IS_THOROUGH] = 0
    return False


@set_apart
def worth_to(trial: Any, seat: int, seats: int) -> int:
    """What a state is worth to a seat: WON, −WON or 0 at an end, else the estimate, between."""
    if ending(trial[0]) != GOES_ON:
        mask = winners(trial[0])
        if mask == 0 or mask == (1 << seats) - 1:
            return 0
        return WON if (mask >> seat) & 1 else -WON
    return max(1 - WON, min(WON - 1, like(trial, 0, seat)))


def key_of(cells: Grid, at: int, telling: Row) -> int:
    """A number for all that can differ between the states of a match."""
    one = 17
    other = 29
    for number in range(len(telling)):
        cell = cells[at, telling[number]] & 255
        one = (one * STIRS[0] + cell) & HALF
        other = ((other ^ cell) * STIRS[1] + 1) & HALF
    return (one << 31) | other


@set_within
def look_at_next(states: Any, options: Grid, frames: Grid, register: Row, ply: int) -> None:
    """The most promising move that is left: at the horizon by its estimate, else by its replies."""
    start = ply * (len(options) // len(frames))
    at = frames[ply, AT] + 0
    best = at
    for other in range(at + 1, frames[ply, COUNT]):
        if options[start + other, O_RANK] > options[start + best, O_RANK]:
            best = other
    for column in range(OPTION):
        kept = options[start + at, column] + 0
        options[start + at, column] = options[start + best, column]
        options[start + best, column] = kept
    frames[ply, AT] = at + 1
    left = frames[ply, LEFT] - (1 if frames[ply, COUNT] > 1 else 0)
    low = frames[ply, LOW] + 0
    high = frames[ply, HIGH] + 0
    # After the first, moves are expected to change nothing, and are asked no more than that.
    frames[ply, IS_GLANCE] = 1 if at > 0 and frames[ply, IS_THOROUGH] == 0 and left > 0 else 0
    frames[ply, IS_THOROUGH] = 0
    if frames[ply, IS_GLANCE] != 0:
        if frames[ply, IS_OWN] != 0:
            high = low + 1
        else:
            low = high - 1
        left -= (1 if at >= LATE else 0) + (1 if at >= LATER and left > 2 else 0)
    if options[start + at, O_IS_END] != 0 or left <= 0 or ply + 1 >= len(frames):
        register[RESULT] = options[start + at, O_WORTH]
        register[IS_FINAL] = options[start + at, O_IS_END]
        take_result(options, frames, register, ply)
        return
    states[ply + 1] = states[ply]
    move_on(states, ply + 1, frames[ply, MOVES_BY] + 0, options[start + at, O_MOVE] + 0)
    frames[ply + 1, LOW] = low
    frames[ply + 1, HIGH] = high
    frames[ply + 1, LEFT] = left
    register[PLY] = ply + 1
    register[IS_NEW] = 1


@set_within
def take_result(options: Grid, frames: Grid, register: Row, ply: int) -> None:
    """What the move looked at last has turned out to be worth."""
    row = ply * (len(options) // len(frames)) + frames[ply, AT] - 1
    worth = register[RESULT] + 0
    is_own = frames[ply, IS_OWN] != 0
    would_change = worth > frames[ply, LOW] if is_own else worth < frames[ply, HIGH]
    if frames[ply, IS_GLANCE] != 0 and would_change and options[row, O_IS_END] == 0:
        frames[ply, IS_THOROUGH] = 1
        frames[ply, AT] -= 1
        options[row, O_RANK] = ENDLESS
        return
    if register[IS_FINAL] == 0:
        frames[ply, STAYS] = 0
    if is_own:
        if worth > frames[ply, WORTH]:
            frames[ply, WORTH] = worth
            frames[ply, PICK] = options[row, O_MOVE]
        frames[ply, LOW] = max(frames[ply, LOW], worth)
    else:
        if worth < frames[ply, WORTH]:
            frames[ply, WORTH] = worth
            frames[ply, PICK] = options[row, O_MOVE]
        frames[ply, HIGH] = min(frames[ply, HIGH], worth)


@set_within
def close_frame(frames: Grid, table: Grid, register: Row, ply: int) -> None:
    """The position is done with: say what it is worth, and remember it."""
    worth = frames[ply, WORTH] + 0
    is_final = frames[ply, STAYS] != 0 or worth == WON or worth == -WON
    register[RESULT] = worth
    register[IS_FINAL] = 1 if is_final else 0
    depth = FOR_GOOD if is_final else frames[ply, LEFT] + 0
    entry = frames[ply, KEY] % len(table)
    is_other = table[entry, T_KEY] != frames[ply, KEY]
    if is_other or depth >= table[entry, T_DEPTH]:
        table[entry, T_KEY] = frames[ply, KEY]
        table[entry, T_DEPTH] = depth
        table[entry, T_WORTH] = worth
        table[entry, T_MOVE] = frames[ply, PICK]
        table[entry, T_BOUND] = EXACTLY
        if worth >= frames[ply, HIGH_AT_FIRST]:
            table[entry, T_BOUND] = AT_LEAST
        elif worth <= frames[ply, LOW_AT_FIRST]:
            table[entry, T_BOUND] = AT_MOST


@set_within
def finish_look(frames: Grid, register: Row) -> None:
    """A look at everything up to the horizon is complete; the next one goes a move further."""
    # Whoever has lost still plays what looked best before that was clear.
    if register[RESULT] != -WON or register[BEST_HORIZON] == 0:
        register[BEST_MOVE] = frames[0, PICK]
    register[BEST_WORTH] = register[RESULT]
    register[BEST_IS_FINAL] = register[IS_FINAL]
    register[BEST_HORIZON] = register[HORIZON]
    register[HORIZON] += 1
    register[IS_NEW] = 1
    if register[IS_FINAL] != 0 or register[HORIZON] >= len(frames):
        register[IS_DONE] = 1
