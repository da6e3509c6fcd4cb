"""What was written when every board had 36 spaces and 84 edges, numbered without a gap."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from cookietin.games.cookie_party import moves, rules
from cookietin.games.cookie_party.data import ACROSS, CHIPS, DOWN, NOWHERE, SPACES, numbers_in

SIDE_THEN, SPACES_THEN, LYING_THEN, EDGES_THEN = 6, 36, 42, 84
PUTS_THEN = EDGES_THEN + CHIPS * SPACES_THEN


def move_now(number: int) -> int:
    """An edge, a chip and its space; then, as today, what is given up, `done` and `rest`."""
    if number < LYING_THEN:
        return moves.draw_move(space_now(number))
    if number < EDGES_THEN:
        return moves.draw_move(ACROSS + space_now(number - LYING_THEN, SIDE_THEN + 1))
    if number < PUTS_THEN:
        chip, space = divmod(number - EDGES_THEN, SPACES_THEN)
        return moves.put_move(chip, space_now(space))
    return number - PUTS_THEN + moves.give_move(0)


def values_now(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """Records and `to_dict` hold all fields, so the cookies tell how a board is numbered."""
    cookies = values.get("cookies")
    if not isinstance(cookies, list) or len(cookies) != SPACES_THEN:
        return values
    return {
        name: every(CHANGED[name], value) if name in CHANGED else value
        for name, value in values.items()
    } | {"cookies": cookies_now(cookies)}


def cookies_now(cookies: list[Any]) -> list[Any]:
    """By the number of a space."""
    found = [NOWHERE] * SPACES
    for space, cookie in enumerate(cookies):
        found[space_now(space)] = cookie
    return found


def space_now(number: int, columns: int = SIDE_THEN) -> int:
    """Today's number of a space or edge, where so many were in a row."""
    row, column = divmod(number, columns)
    return DOWN * row + column


def place_now(number: int) -> int:
    """Where a chip is: on a space, or somewhere that counts on from the last of them."""
    return space_now(number) if number < SPACES_THEN else number - SPACES_THEN + rules.IN_HAND


def set_now(bits: int, columns: int = SIDE_THEN) -> int:
    """A set of spaces or edges."""
    return sum(1 << space_now(number, columns) for number in numbers_in(bits))


def every(change: Callable[[int], int], value: Any, axes: int = 2) -> Any:
    """A number changed, or all in a row or a grid; the rest is left for whoever checks it."""
    if isinstance(value, list) and axes:
        return [every(change, one, axes - 1) for one in value]
    return change(value) if isinstance(value, int) and value >= 0 else value


STANDING = partial(set_now, columns=SIDE_THEN + 1)
CHANGED: dict[str, Callable[[int], int]] = {
    "dotted": space_now,
    **dict.fromkeys(("chips", "shown_chips"), place_now),
    **dict.fromkeys(("task_spaces", "crosses", "shown_crosses"), set_now),
    **dict.fromkeys(("across", "shown_across", "printed_across"), set_now),
    **dict.fromkeys(("down", "shown_down", "printed_down"), STANDING),
}
