"""The rules of a game, as the engine asks for them.

A game's `rules.py` is plain functions over its state `s`, in the small subset of Python that
numba compiles: integers, `if`, `for … in range`, `while`, early return, records. It defines
functions with the names and parameters below. A game must define those that raise
`NotImplementedError` here; for the others the body here is the default.

Seats are 0 … n−1. Chance is a seat too: dice, draws and shakes are its moves. A move is an
integer below the game's `moves`; a move of chance is an integer below `chances(s)`.

The doors (a `Position`, a table) ask `refusal` before they let a move reach `play`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from cookietin.engine.part import Part
from cookietin.engine.record import Row

SEATS = 8
CHANCE = 8
CHANCE_BIT = 1 << CHANCE
SPECTATOR = 9

ALLOWED = 0
NOT_YOUR_TURN = 1
IT_IS_OVER = 2
NO_SUCH_MOVE = 3
TOO_LATE = 4
ENGINE_CLAUSES = 100  # numbers below are the engine's own; 3.10 of a game is 310

GOES_ON = 0
SOUND = 0
UNSEEN = -1
NOTHING = -1


def set_up(s: Any, options: dict[str, Any]) -> None:
    """Lay out the match. Never compiled, so `options` may be read by name."""
    raise NotImplementedError


def active(s: Any) -> int:
    """Bit mask of the seats that must act: `1 << seat`, or `CHANCE_BIT`. 0 when it is over."""
    raise NotImplementedError


def interrupts(s: Any) -> int:
    """Bit mask of the seats that may act though nobody waits for them."""
    return 0


def candidates(s: Any, seat: int, out: Row) -> int:
    """Write moves worth asking about into `out`, how many? Too many is fine, too few never."""
    for move in range(len(out)):
        out[move] = move
    return len(out)


def pick(s: Any, seat: int, generator: Row) -> int:
    """One of the moves that `candidates` would write: the one at `any_place` of them.

    A game whose candidates are exact may have this: then random playouts make no list of all moves
    only to take one of them.
    """
    return NOTHING


def refusal(s: Any, seat: int, move: int) -> int:
    """0, or the first clause that forbids this move. The seat is active or may interrupt."""
    raise NotImplementedError


def witness(s: Any, seat: int, move: int) -> int:
    """The piece at fault in a refused move, in the game's own count of pieces, or NOTHING."""
    return NOTHING


def chances(s: Any) -> int:
    """How many equally likely moves chance has; 0 if `weights` tells."""
    raise NotImplementedError


def weights(s: Any, out: Row) -> int:
    """Write the integer weight of each move of chance into `out`, how many?"""
    return 0


def play(s: Any, seat: int, move: int) -> None:
    """Carry out a legal move."""
    raise NotImplementedError


def ending(s: Any) -> int:
    """0 while the match goes on, else the number of its ending in the game's `endings`."""
    raise NotImplementedError


def winners(s: Any) -> int:
    """Bit mask of the seats that have won, when it is over; 0 for a draw."""
    raise NotImplementedError


def score(s: Any, seat: int) -> int:
    """What the game counts for this seat, now."""
    raise NotImplementedError


def rounds(s: Any) -> int:
    """The number of the round being played, from 1; 0 if the game has none."""
    return 0


def turns(s: Any) -> int:
    """Turns taken so far; 0 if every move of a seat is a turn."""
    return 0


def broken_law(s: Any) -> int:
    """0, or the number of the law of conservation that this state breaks."""
    raise NotImplementedError


def hide(s: Any, seat: int) -> None:
    """Blank what the seat may not know and `seen_by` (applied before) cannot say."""


def redeal(s: Any, seat: int, generator: Row) -> None:
    """Fill a seat's view with one full state it allows, as likely as it should be."""


def seen_move(s: Any, seat: int, move: int, viewer: int) -> int:
    """The move as the viewer sees it, asked before it is played: itself, UNSEEN, or a number
    from `moves` on that the game's notation writes with a `?`.
    """
    return move


def happens(s: Any, what: int, *parts: int) -> None:
    """Called by rules where something happens: a number from the game's `happenings`, with its
    parts. Playouts bind it to nothing, a table to a recorder, a simulation to counters.
    """


@dataclass(frozen=True)
class Rules(Part):
    """The functions of one game, each under its name in this module."""

    set_up: Callable[[Any, dict[str, Any]], None]
    active: Callable[[Any], int]
    refusal: Callable[[Any, int, int], int]
    chances: Callable[[Any], int]
    play: Callable[[Any, int, int], None]
    ending: Callable[[Any], int]
    winners: Callable[[Any], int]
    score: Callable[[Any, int], int]
    broken_law: Callable[[Any], int]
    interrupts: Callable[[Any], int] = interrupts
    candidates: Callable[[Any, int, Any], int] = candidates
    pick: Callable[[Any, int, Any], int] = pick
    witness: Callable[[Any, int, int], int] = witness
    weights: Callable[[Any, Any], int] = weights
    rounds: Callable[[Any], int] = rounds
    turns: Callable[[Any], int] = turns
    hide: Callable[[Any, int], None] = hide
    redeal: Callable[[Any, int, Any], None] = redeal
    seen_move: Callable[[Any, int, int, int], int] = seen_move

    def binding(self) -> dict[Any, Any]:
        """Which function of this game stands for which of the protocol."""
        return {declared: getattr(self, name) for name, declared in PROTOCOL.items()}


PROTOCOL: dict[str, Any] = {field.name: globals()[field.name] for field in fields(Rules)}
