"""Driving a match: asking and playing, written once for the interpreter and for numba.

The functions of `protocol` are bound to a game's own by `compile`. Entry points take arrays
of records, because a call with one costs a sixth of a call with a single record. A move is read
from its list as `out[at] + 0`, which is as wide as one of chance: rules are compiled for one width.
"""

from __future__ import annotations

from typing import Any

from cookietin.engine.compile import set_apart
from cookietin.engine.generator import any_place, below, sow
from cookietin.engine.protocol import (
    CHANCE,
    CHANCE_BIT,
    GOES_ON,
    IT_IS_OVER,
    NO_SUCH_MOVE,
    NOT_YOUR_TURN,
    SEATS,
    active,
    candidates,
    chances,
    ending,
    hide,
    interrupts,
    pick,
    play,
    redeal,
    refusal,
    rounds,
    turns,
    weights,
    winners,
)
from cookietin.engine.record import Grid, Row

# What a playout leaves behind, a column each.
ENDING = 0
WINNERS = 1
BEGAN = 2
MOVES = 3
CHANCE_MOVES = 4
ROUNDS = 5
TURNS = 6
TALLY = 7


def lowest_seat(mask: int) -> int:
    """The lowest seat in a mask that is not empty, by a loop that a processor foresees."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def judge(s: Any, seat: int, move: int, moves: int, odds: Row) -> int:
    """0, or the clause that forbids this move: the engine's own clauses, then the game's."""
    if ending(s) != GOES_ON:
        return IT_IS_OVER
    if not ((active(s) | interrupts(s)) >> seat) & 1:
        return NOT_YOUR_TURN
    if seat == CHANCE:
        return judge_chance(s, move, odds)
    if not 0 <= move < moves:
        return NO_SUCH_MOVE
    return refusal(s, seat, move)


def judge_chance(s: Any, move: int, odds: Row) -> int:
    """Chance may do whatever is possible at all."""
    n = chances(s)
    if n == 0:
        n = weights(s, odds)
        if 0 <= move < n and odds[move] == 0:
            return NO_SUCH_MOVE
    return 0 if 0 <= move < n else NO_SUCH_MOVE


def legal_moves(s: Any, seat: int, out: Row) -> int:
    """Write the legal moves of an active seat into `out`, how many?"""
    asked = candidates(s, seat, out)
    count = 0
    for at in range(asked):
        move = out[at] + 0
        if refusal(s, seat, move) == 0:
            out[count] = move
            count += 1
    return count


def exact_moves(s: Any, seat: int, out: Row) -> int:
    """`legal_moves` of a game that declares its candidates exact."""
    return candidates(s, seat, out)


def draw(s: Any, generator: Row, odds: Row) -> int:
    """A random move of chance."""
    n = chances(s)
    if n > 0:
        return below(generator, n)
    n = weights(s, odds)
    total = 0
    for move in range(n):
        total += odds[move]
    return weighted_choice(odds, n, below(generator, total))


def weighted_choice(odds: Row, n: int, number: int) -> int:
    """The move of chance that a number below the sum of the first `n` weights stands for."""
    # Without a branch: where a search would stop, no processor foresees.
    chosen = 0
    for move in range(n):
        number -= odds[move]
        chosen += number >= 0
    return chosen


def estimate(s: Any, seat: int) -> int:
    """How good a position is for a seat; bound to a game's own, if it has one."""
    return 0


def random_move(s: Any, seat: int, out: Row, generator: Row) -> int:
    """One of the legal moves of an active seat, which are written into `out`."""
    count = legal_moves(s, seat, out)
    return out[any_place(generator, count)] + 0


def picked_move(s: Any, seat: int, out: Row, generator: Row) -> int:
    """`random_move` of a game that picks one itself: the same, without a list."""
    return pick(s, seat, generator)


def note_nothing(s: Any, *parts: int) -> None:
    """What stands for a game's `notes` where nobody asks what seats know."""


def any_move(
    s: Any, trial: Any, cells: Grid, veils: Row, out: Row, generator: Row, seat: int
) -> int:
    """What a bot plays that plays anything."""
    return random_move(s, seat, out, generator)


def best_move(
    s: Any, trial: Any, cells: Grid, veils: Row, out: Row, generator: Row, seat: int
) -> int:
    """The legal move after which the estimate is best; any of several.

    As at a table, it is asked about what the seat may know and what that allows for the rest.
    """
    count = legal_moves(s, seat, out)
    if count == 1:
        return out[0] + 0
    trial[1] = s
    suppose(trial, cells, veils, generator, seat)
    return best_after(trial, out, generator, seat, count)


@set_apart
def best_after(trial: Any, out: Row, generator: Row, seat: int, count: int) -> int:
    """The one of the first `count` moves in `out` that the estimate likes best in trial[1]."""
    best = out[0] + 0
    worth = 0
    ties = 0
    for at in range(count):
        move = out[at] + 0
        trial[0] = trial[1]
        play(trial[0], seat, move)
        found = estimate(trial[0], seat)
        if ties == 0 or found > worth:
            best = move
            worth = found
            ties = 1
        elif found == worth:
            ties += 1
            if below(generator, ties) == 0:
                best = move
    return best


@set_apart
def suppose(trial: Any, cells: Grid, veils: Row, generator: Row, seat: int) -> None:
    """Forget in trial[1] what a seat may not know, and deal it out anew.

    `cells` are the bytes of `trial`; `veils` has the bytes of a state for each seat, empty where
    nothing of it is seen. If it has none, nothing is hidden.
    """
    if len(veils) > 0:
        size = len(veils) // SEATS
        for at in range(size):
            cells[1, at] &= veils[seat * size + at]
        hide(trial[1], seat)
        redeal(trial[1], seat, generator)


def playout(s: Any, trial: Any, cells: Grid, veils: Row, desk: Any, tally: Row, limit: int) -> None:
    """Play to the end, or for `limit` moves of seats; nobody interrupts."""
    began = CHANCE
    moves = 0
    chance_moves = 0
    while moves < limit and ending(s) == GOES_ON:
        mask = active(s)
        if mask == 0:  # a broken game: nobody is to act, and it is not over
            break
        if mask == CHANCE_BIT:
            play(s, CHANCE, draw(s, desk.generator, desk.odds))
            chance_moves += 1
        else:
            seat = lowest_seat(mask)
            if began == CHANCE:
                began = seat
            play(s, seat, any_move(s, trial, cells, veils, desk.out, desk.generator, seat))
            moves += 1
    enter(s, tally, began, moves, chance_moves)


def enter(s: Any, tally: Row, began: int, moves: int, chance_moves: int) -> None:
    """Write into its row of the tally how a match went that is left in this state."""
    tally[ENDING] = ending(s)
    tally[WINNERS] = winners(s) if tally[ENDING] != GOES_ON else 0
    tally[BEGAN] = began
    tally[MOVES] = moves
    tally[CHANCE_MOVES] = chance_moves
    tally[ROUNDS] = rounds(s)
    taken = turns(s)
    tally[TURNS] = taken if taken > 0 else moves


def playouts(
    start: Any,
    states: Any,
    trial: Any,
    cells: Grid,
    veils: Row,
    desks: Any,
    tally: Any,
    seed: int,
    game: int,
    limit: int,
) -> None:
    """Play `len(tally)` matches from start[0], numbered from `game` on; the number seeds them.

    The last states stay in `states`; one record is enough if nobody asks for them. In trial[0]
    moves are tried out, in the position that trial[1] supposes.
    """
    room = len(states)
    for at in range(len(tally)):
        sow(desks[0].generator, seed, game + at)
        states[at % room] = start[0]
        playout(states[at % room], trial, cells, veils, desks[0], tally[at], limit)


def redeals(views: Any, states: Any, desks: Any, seat: int, seed: int) -> None:
    """Fill every record of `states` with a full state that views[0] allows."""
    for at in range(len(states)):
        sow(desks[0].generator, seed, at)
        states[at] = views[0]
        redeal(states[at], seat, desks[0].generator)
