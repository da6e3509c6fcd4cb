"""How Goose is taught."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from cookietin.engine import Box, HowTo, Phrase, Tip, box_around, name_and_numbers
from cookietin.games.goose import rules, view
from cookietin.games.goose.rules import State
from cookietin.games.goose.words import line

HOLDING = (rules.NEST, rules.WELL, rules.CAGE)
WITH_A_PICTURE = sorted((*HOLDING, rules.DETOUR, rules.SOUP))
WITH_DICE = (rules.SIX_AND_THREE, rules.FIVE_AND_FOUR)
IN_REACH = 12  # of two dice
CLAUSES = {
    rules.START: 101,
    rules.FLIGHT: 303,
    rules.NEST: 304,
    rules.WELL: 305,
    rules.DETOUR: 306,
    rules.CAGE: 307,
    rules.SOUP: 308,
    rules.FINISH: 309,
    rules.SIX_AND_THREE: 202,
    rules.FIVE_AND_FOUR: 202,
}
WIDE = {rules.START: 270.0, rules.FINISH: 230.0}
THROW, ON_A_GOOSE, SHARE, NOT_SPECIAL, RELEASE = 201, 301, 104, 103, 401

STEPS = (
    HowTo("throw", ("dice",)),
    HowTo("goose", ("square-24", "square-27")),
    HowTo("held", ("square-19",)),
    HowTo("soup", ("square-58",)),
    HowTo("win", ("square-63",)),
)


def tips(s: State, seat: int) -> list[Tip]:
    """What has just befallen the pawn, then what lies ahead of it."""
    square, found = s.squares[seat], []
    is_to_throw = s.phase == rules.TO_THROW and s.turn == seat
    if square in HOLDING:
        found.append(Tip("held" if s.release else "held-long", f"pawn-{seat}"))
    if square == rules.START and s.has_thrown[seat]:
        found.append(Tip("soup", f"square-{rules.SOUP}"))
    if not is_to_throw:
        return found
    if rules.FINISH - IN_REACH <= square < rules.FINISH:
        found.append(Tip("finish", f"square-{rules.FINISH}"))
    if not s.has_thrown[seat]:
        aims = (rules.FINISH, *WITH_DICE)
        return [*found, Tip("aim", "dice", tuple(f"square-{one}" for one in aims))]
    ahead = [f"square-{one}" for one in WITH_A_PICTURE if one > square]
    if ahead:
        geese = (one for one in range(square + 1, rules.FINISH) if rules.is_goose(s, one))
        beside = (*ahead[1:], *[f"square-{one}" for one in islice(geese, 1)])
        found.append(Tip("squares", ahead[0], beside))
    return [*found, Tip("hold", f"pawn-{seat}")]


def explains(s: State, seat: int, element: str) -> int:
    """What a square does; of a pawn, that of the square on which it stands."""
    match name_and_numbers(element):
        case "square", (square,):
            return square_explained(s, square)
        case "pawn", (owner,):
            clause = square_explained(s, s.squares[owner])
            return THROW if clause in (SHARE, NOT_SPECIAL) else clause
        case "dice", _:
            return THROW
    return 0


def square_explained(s: State, square: int) -> int:
    """A plain one may be shared, where it is played so."""
    plain = SHARE if s.occupied == rules.SHARE else NOT_SPECIAL
    return ON_A_GOOSE if rules.is_goose(s, square) else CLAUSES.get(square, plain)


def adds(s: State, clause: int) -> int:
    """That nothing happens on a plain square; how long the well and the cage hold a pawn."""
    if clause == SHARE:
        return NOT_SPECIAL
    is_held = clause in (CLAUSES[rules.WELL], CLAUSES[rules.CAGE])
    return RELEASE if is_held and s.release else 0


def name_of(s: State, seat: int, element: str) -> Phrase | None:
    """A plain square has its number, and the dice are the dice, whoever throws them."""
    match name_and_numbers(element):
        case "square", (square,):
            return line("square", number=square)
        case "dice", _:
            return line("dice")
    return None


def scene(game: Callable[..., Any]) -> Any:
    """Four pawns: before a goose, in the nest, in the well, and two squares from the end."""
    shown = {
        "squares": [24, rules.NEST, rules.WELL, 61, 0, 0],
        "resting": [0, 1, 0, 0, 0, 0],
        "waiting": [0, 0, 1, 0, 0, 0],
        "has_thrown": [1, 1, 1, 1, 0, 0],
        "phase": rules.TO_THROW,
        "round": 7,
    }
    return game(players=4).position(shown)


def box_of(s: State, element: str) -> Box | None:
    """Squares, and the dice on their leaf."""
    match name_and_numbers(element):
        case "dice", ():
            return box_around(335, 562, 190)
        case "square", (square,):
            size = WIDE.get(square, 2.5 * view.RADIUS)
            return box_around(*view.centre(square), size)
    return None
