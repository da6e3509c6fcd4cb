"""How a game is taught: functions that its `coach.py` has under these names.

A first match is coached by tips, with a ring round what each speaks of; anything in the picture is
explained by a clause; and a scene, with everything in it that the rules speak of, is what the
rules are illustrated with. For what a game does not have, the body here is the default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from cookietin.engine.part import Part
from cookietin.engine.texts import Phrase


class Tip(NamedTuple):
    """Something that a newcomer should know now: its text is `tip-<key>`.

    What it speaks of, an element of the picture and those `beside` it, has a ring. Where people
    roll their own dice, only what is `beside` has one, and the text is `tip-<key>.own-dice`, if
    there is one. With a `clause`, its text has that rule in it, where it says `{ $rule }`: of each
    rule it is another tip. Whoever has read one tip of a `lesson` needs no other of it.
    """

    key: str
    element: str = ""
    beside: tuple[str, ...] = ()
    clause: int = 0
    lesson: str = ""

    @property
    def name(self) -> str:
        """What it is known by, once it was read."""
        return f"{self.key}-{self.clause}" if self.clause else self.lesson or self.key


class HowTo(NamedTuple):
    """A step of “How to play”: its text is `how-<key>`, its picture what lies around elements."""

    key: str
    elements: tuple[str, ...]


class Box(NamedTuple):
    """A part of a picture, by its upper left corner."""

    left: float
    top: float
    width: float
    height: float

    def with_margin(self, more: float) -> Box:
        """Larger by so much on every side."""
        return Box(self.left - more, self.top - more, self.width + 2 * more, self.height + 2 * more)


def tips(s: Any, seat: int) -> list[Tip]:
    """What matters now to a seat that plays for the first time, the most pressing first.

    `s` is what the seat may know, or less.
    """
    return []


def explains(s: Any, seat: int, element: str) -> int:
    """0, or the clause that explains an element of the picture, as a seat sees it."""
    return 0


def adds(s: Any, clause: int) -> int:
    """0, or the clause that is told along with one that explains something."""
    return 0


def name_of(s: Any, seat: int, element: str) -> Phrase | None:
    """What an element is called that is explained and has no title in the picture."""
    return None


def scene(game: Callable[..., Any]) -> Any:
    """A position in which all is seen that the rules speak of: `game(players=4)` is one.

    It is shown as its first seat sees it.
    """
    return None


def box_of(s: Any, element: str) -> Box | None:
    """Where an element of the scene lies, if it is worth a picture."""
    return None


@dataclass(frozen=True)
class Coach(Part):
    """The functions of one game, each under its name in this module.

    steps     how it is played, in a handful of steps
    pictures  clauses with a picture of an element that another clause explains: (202, "cookie-17")
    """

    tips: Callable[[Any, int], list[Tip]] = tips
    explains: Callable[[Any, int, str], int] = explains
    adds: Callable[[Any, int], int] = adds
    name_of: Callable[[Any, int, str], Phrase | None] = name_of
    scene: Callable[[Callable[..., Any]], Any] = scene
    box_of: Callable[[Any, str], Box | None] = box_of
    steps: tuple[HowTo, ...] = ()
    pictures: tuple[tuple[int, str], ...] = ()


def name_and_numbers(element: str) -> tuple[str, tuple[int, ...]]:
    """An id of the picture, taken apart: `pawn-1-2` is a pawn, and its numbers 1 and 2."""
    kind, *rest = element.split("-")
    if all(map(str.isdecimal, rest)):
        return kind, tuple(map(int, rest))
    return element, ()


def box_around(x: float, y: float, width: float, height: float = 0) -> Box:
    """A part of a picture, by its middle; a square if its height is not told."""
    height = height or width
    return Box(x - width / 2, y - height / 2, width, height)


def window(boxes: Iterable[Box], picture: tuple[float, float], ratio: float) -> Box:
    """The smallest part of a picture of this shape with all of these in its middle."""
    found = list(boxes)
    left, top = min(one.left for one in found), min(one.top for one in found)
    right = max(one.left + one.width for one in found)
    bottom = max(one.top + one.height for one in found)
    width = min(max(right - left, (bottom - top) * ratio), picture[0], picture[1] * ratio)
    height = width / ratio
    return Box(
        min(max(0.0, (left + right - width) / 2), picture[0] - width),
        min(max(0.0, (top + bottom - height) / 2), picture[1] - height),
        width,
        height,
    )
