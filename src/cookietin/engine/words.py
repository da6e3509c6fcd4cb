"""What a game says: the functions its `words.py` can have.

`s` is what one seat can know; for notation it can also be a whole state. A game must have
`write_chance` and `read_chance`. A game without `write` and `read` is written by the
templates of its moves; for the others the body here is the default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cookietin.engine.part import Part
from cookietin.engine.texts import Phrase


def write_chance(s: Any, move: int) -> str:
    """The notation of a move of chance."""
    raise NotImplementedError


def read_chance(s: Any, text: str) -> int:
    """The move of chance that a text means here, or NOTHING."""
    raise NotImplementedError


def write(s: Any, seat: int, move: int) -> str:
    """The notation of a move, where the templates of its kinds do not write it."""
    raise NotImplementedError


def read(s: Any, seat: int, text: str) -> int:
    """The move that a text means here, legal or not, or NOTHING; for a game that has `write`."""
    raise NotImplementedError


def move_now(number: int) -> int:
    """The move of a seat that had this number in 0.1, whose logs kept numbers."""
    return number


def values_now(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fields of a position that may have been written before they got other numbers."""
    return values


def label(s: Any, seat: int, move: int) -> Phrase | None:
    """A move in words, as a button says it; without them a button shows its notation."""
    return None


def hint(s: Any, seat: int, move: int) -> Phrase | None:
    """What a legal move would do, told while it is pointed at."""
    return None


def is_enough(move: int) -> bool:
    """Does a move only say that somebody wants to do no more? Its button stands apart."""
    return False


def warns(s: Any, seat: int, move: int) -> Phrase | None:
    """What is asked once before a legal move is made that somebody would be sorry for."""
    return None


def asks(s: Any, seat: int) -> Phrase | None:
    """What a seat that must act is asked to do now."""
    return None


def together(s: Any) -> Phrase | None:
    """What all do at the same time now, as one title says it; nothing if one acts at a time."""
    return None


def may(s: Any, seat: int) -> Phrase | None:
    """What a seat should know that may do something although nobody waits for it."""
    return None


def first(tap: str) -> Phrase | None:
    """What is told whoever taps what comes after this id of the picture: choose a card first."""
    return None


def then(begun: tuple[str, ...], kinds: tuple[str, ...]) -> Phrase | None:
    """What is asked of whoever has tapped things for a move, and has to tap more. Both are told by
    what ids begin with: what was tapped, and in alphabetical order what can be tapped next.
    """
    return None


def tell(before: Any, happened: list[Any], after: Any) -> list[Phrase]:
    """Lines of the log about what happened in one move, as one viewer saw it."""
    return []


@dataclass(frozen=True)
class Words(Part):
    """The functions of one game, each under its name in this module."""

    write_chance: Callable[[Any, int], str]
    read_chance: Callable[[Any, str], int]
    write: Callable[[Any, int, int], str] | None = None
    read: Callable[[Any, int, str], int] | None = None
    move_now: Callable[[int], int] = move_now
    values_now: Callable[[Mapping[str, Any]], Mapping[str, Any]] = values_now
    label: Callable[[Any, int, int], Phrase | None] = label
    hint: Callable[[Any, int, int], Phrase | None] = hint
    is_enough: Callable[[int], bool] = is_enough
    warns: Callable[[Any, int, int], Phrase | None] = warns
    asks: Callable[[Any, int], Phrase | None] = asks
    together: Callable[[Any], Phrase | None] = together
    may: Callable[[Any, int], Phrase | None] = may
    first: Callable[[str], Phrase | None] = first
    then: Callable[[tuple[str, ...], tuple[str, ...]], Phrase | None] = then
    tell: Callable[[Any, list[Any], Any], list[Phrase]] = tell
