"""What a game shows: functions that its `view.py` has under these names.

Views come in, never states. Those that raise `NotImplementedError` here must be there; for the
others the body here is the default.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cookietin.engine.part import Part
from cookietin.engine.texts import Say


@dataclass(frozen=True)
class Step:
    """One thing that is seen to happen on the board.

    walk    the element with this id goes along these points in hops, the middle of its foot;
            with one point only, from where it stands
    slide   it goes along them straight
    appear  it is drawn unseen, and shows itself at the first point for a second
    flash   it draws attention to itself
    dice    these faces are thrown
    """

    kind: str
    element: str = ""
    points: tuple[tuple[float, float], ...] = ()
    faces: tuple[int, ...] = ()


def text(s: Any, seat: int, say: Say) -> str:
    """The board for a terminal."""
    raise NotImplementedError


def size(s: Any) -> tuple[int, int]:
    """How wide and how high the picture is."""
    raise NotImplementedError


def ground(s: Any, seat: int, say: Say) -> str:
    """What stays the same for a whole match, as SVG."""
    raise NotImplementedError


def pieces(s: Any, seat: int, say: Say) -> str:
    """What changes, as SVG."""
    raise NotImplementedError


def describe(s: Any, seat: int, say: Say) -> str:
    """The position in sentences, for those who do not see the picture."""
    raise NotImplementedError


def taps(s: Any, seat: int, move: int) -> tuple[str, ...]:
    """A move as taps on ids of the picture, also one that is not allowed but could be meant."""
    return ()


def element(piece: int) -> str:
    """The id in the picture of the piece that `witness` names."""
    return ""


def steps(before: Any, happened: list[Any], after: Any) -> list[Step]:
    """What is seen to happen in one move, as one viewer saw it."""
    return []


def cover(game: Callable[..., Any]) -> Any:
    """A position to show the game by, on the lid of the tin: `game(players=4)` is one."""
    return game().start(seed=1)


@dataclass(frozen=True)
class View(Part):
    """The functions of one game, each under its name in this module."""

    text: Callable[[Any, int, Say], str]
    size: Callable[[Any], tuple[int, int]]
    ground: Callable[[Any, int, Say], str]
    pieces: Callable[[Any, int, Say], str]
    describe: Callable[[Any, int, Say], str]
    taps: Callable[[Any, int, int], tuple[str, ...]] = taps
    element: Callable[[int], str] = element
    steps: Callable[[Any, list[Any], Any], list[Step]] = steps
    cover: Callable[[Callable[..., Any]], Any] = cover
