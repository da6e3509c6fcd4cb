"""A small vocabulary of SVG: where something is, what it is called, and a few shapes.

Every text and title goes through here and is escaped; whatever can be tapped or moved gets its
id here. Presentation attributes only, never `style`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from cookietin.engine.esc import esc

# Rounded letters where the machine has them; both names are generic families.
FONT = "ui-rounded,sans-serif"

# Grounds of a game that it keeps: a server shows them often, but each takes 15 to 40 kB and half a
# millisecond, and is made for a table in a language.
GROUNDS = 16

# Where things lie, as it is written: of every game there are hundreds of places, used all the time.
PLACES = 2000

Point = tuple[float, float]
ORIGIN: Point = (0, 0)


@lru_cache(PLACES)
def transform_of(at: Point = ORIGIN, scale: float = 1, turn: float = 0) -> str:
    """The attribute that puts a drawing somewhere, with a space before it; nothing if it stays."""
    change = [
        f"translate({short(at[0])} {short(at[1])})" if at != ORIGIN else "",
        f"rotate({short(turn)})" if turn else "",
        f"scale({scale:.3g})" if scale != 1 else "",
    ]
    found = " ".join(filter(None, change))
    return f' transform="{found}"' if found else ""


def group(
    *inside: str,
    ident: str = "",
    title: str = "",
    at: Point = ORIGIN,
    scale: float = 1,
    turn: float = 0,
    **attributes: str,
) -> str:
    """Drawings as one thing; what has an id can be tapped and moved, and is called by its title.

    Of attributes `fill_opacity` is written `fill-opacity`.
    """
    name = f' id="{esc(ident)}"' if ident else ""
    called = f"<title>{esc(title)}</title>" if title else ""
    look = f"{transform_of(at, scale, turn)}{attributes_of(attributes)}"
    return f"<g{name}{look}>{called}{''.join(inside)}</g>"


A_LITTLE, SOME, MUCH = "little", "some", "much"
GROWTH = {A_LITTLE: 1.12, SOME: 1.25, MUCH: 1.45}  # as in tin.css


def grows(*inside: str, by: str = SOME) -> str:
    """What a page makes larger, about the origin, for those who want larger pieces."""
    return f'<g data-grows="{by}">{"".join(inside)}</g>'


# Print that is too small on a screen grows; only a little if it is said to stand
AMONG = "among"  # other print, given as `data_print`


def when_listed(*inside: str) -> str:
    """What a page shows only while it lists what can be done: names that it uses. They grow."""
    return f'<g data-when="listed" data-grows="{SOME}" display="none">{"".join(inside)}</g>'


def legend(ident: str, text: str) -> str:
    """What the signs on a thing mean; a page tells it below the thing while that is shown large."""
    return f'<desc id="about-{esc(ident)}">{esc(text)}</desc>'


class Pane(NamedTuple):
    """A part of a picture that lies elsewhere where the window is broad: its box, the upper left
    corner there, and how much larger it is there.
    """

    left: float
    top: float
    width: float
    height: float
    to: Point
    scale: float = 1

    def has(self, point: Point) -> bool:
        """Is a point of the high picture in it?"""
        x, y = point[0] - self.left, point[1] - self.top
        return 0 <= x < self.width and 0 <= y < self.height


def pane(of: Pane, *inside: str) -> str:
    """Drawings that lie where a pane lies: the page moves them. Nothing else may be around it."""
    values = (*of[:4], *of.to)
    numbers = " ".join(map(short, values))
    return f'<g data-pane="{numbers} {of.scale:.3g}">{"".join(inside)}</g>'


def pane_of(panes: Iterable[Pane], point: Point) -> Pane | None:
    """The one in which a point lies, if there is one."""
    return next((one for one in panes if one.has(point)), None)


def only_high(*inside: str) -> str:
    """What is not drawn where panes lie side by side."""
    return f'<g data-only="high">{"".join(inside)}</g>'


def only_broad(*inside: str) -> str:
    """What is drawn only there."""
    return f'<g data-only="broad" display="none">{"".join(inside)}</g>'


def attributes_of(values: dict[str, str]) -> str:
    """Attributes as they are written, each with a space before it; without those that are empty."""
    given = {name: value for name, value in values.items() if value}
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in given.items())


def define(name: str, drawing: str) -> str:
    """A drawing to be used more than once."""
    return f'<g id="{name}">{drawing}</g>'


def sign(name: str, reach: float, drawing: str) -> str:
    """A drawing about the origin that a page can show beside the board, too: `sign-` and its name.

    It reaches so far to all sides.
    """
    box = f"{short(-reach)} {short(-reach)} {short(2 * reach)} {short(2 * reach)}"
    return f'<symbol id="sign-{name}" viewBox="{box}">{drawing}</symbol>'


def use(name: str, at: Point = ORIGIN, scale: float = 1, turn: float = 0, **attributes: str) -> str:
    """One of the defined drawings, somewhere."""
    return f'<use href="#{name}"{transform_of(at, scale, turn)}{attributes_of(attributes)}/>'


def lettering(text: str, at: Point, size: float, anchor: str = "middle", **attributes: str) -> str:
    """A line of text in the picture."""
    x, y = at
    return (
        f'<text x="{short(x)}" y="{short(y)}" font-size="{short(size)}" text-anchor="{anchor}" '
        f'font-family="{FONT}" font-weight="bold"{attributes_of(attributes)}>{esc(text)}</text>'
    )


def group_of_figures(*figures: str, **attributes: str) -> str:
    """Figures as one thing, which says once how their letters look."""
    look = {"font_family": FONT, "font_weight": "bold", "text_anchor": "middle"} | attributes
    return f"<g{attributes_of(look)}>{''.join(figures)}</g>"


def figure(text: object, x: float, y: float, **attributes: str) -> str:
    """A short text among others that look alike."""
    return f'<text x="{short(x)}" y="{short(y)}"{attributes_of(attributes)}>{esc(text)}</text>'


def sheet(x: float, y: float, width: float, height: float, corner: float, **attributes: str) -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}" '
        f'rx="{short(corner)}"{attributes_of(attributes)}/>'
    )


def stroke(path: str, colour: str, width: float) -> str:
    """A line with round ends and corners; none where there is no way."""
    line = (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{short(width)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return line if path else ""


def exact(point: Point) -> Point:
    """A place as exactly as it is drawn."""
    return float(short(point[0])), float(short(point[1]))


def wavy(x: float, y: float, radius: float, waves: int, depth: float) -> str:
    """The path of a round thing whose edge goes in and out."""
    peaks = [
        around(x, y, radius + (depth if step % 2 else -depth), pi * step / waves)
        for step in range(2 * waves + 1)
    ]
    start_x, start_y = middle(peaks[-1], peaks[-2])
    path = f"M{short(start_x)} {short(start_y)}"
    for peak, following in pairwise(peaks):
        end_x, end_y = middle(peak, following)
        path += f"Q{short(peak[0])} {short(peak[1])} {short(end_x)} {short(end_y)}"
    return path + "z"


def disc(x: float, y: float, radius: float, colour: str) -> str:
    """A filled circle."""
    return f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(radius)}" fill="{colour}"/>'


def dots(points: Iterable[Point], width: float, colour: str) -> str:
    """Round dots as the ends of lines without length: one element for all of them."""
    path = "".join(f"M{short(x)} {short(y)}h0" for x, y in points)
    return (
        f'<path d="{path}" stroke="{colour}" stroke-width="{short(width)}" stroke-linecap="round"/>'
    )


def around(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at some distance and angle; angles grow clockwise from three o'clock."""
    return x + radius * cos(angle), y + radius * sin(angle)


def middle(one: Point, other: Point) -> Point:
    """Halfway between two points."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


@lru_cache(PLACES)
def short(value: float) -> str:
    """A coordinate in as few characters as a tenth of a unit needs."""
    return f"{value + 0.0:.1f}".removesuffix(".0")  # there is a zero below zero, too
