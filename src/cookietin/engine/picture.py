"""The whole picture of a position: what stays, what changes, and how it's described."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cookietin.engine.draw import Point, attributes_of, dots, group, pane, pane_of, short
from cookietin.engine.esc import esc
from cookietin.engine.plug import Plug
from cookietin.engine.texts import Say
from cookietin.engine.theme import CREAM, INK, SeatColour, colour_of
from cookietin.engine.view import Step

GOING = ("walk", "arc")
NO_TRAIL = '<g id="trail"/>'


def picture_of(
    plug: Plug, view: Any, seat: int, say: Say, trail: str = NO_TRAIL, parts: str = ""
) -> str:
    """A view as SVG, for a page, a notebook or a document.

    `trail` shows the last move; `parts` are `<view>`s, by which an address can name a part.
    """
    width, height = plug.view.size(view)
    broad = " ".join(map(str, filter(None, plug.view.broad(view))))
    attributes = attributes_of({"data_broad": broad})
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"{attributes} '
        f'role="img"><title>{esc(say("name"))}</title>{parts}'
        f"{inside_of(plug, view, seat, say, trail)}</svg>"
    )


def inside_of(plug: Plug, view: Any, seat: int, say: Say, trail: str = NO_TRAIL) -> str:
    """All that is drawn, without the frame around it."""
    asked = plug, view, seat, say
    return f"{description_of(*asked)}{ground_of(*asked)}{trail}{pieces_of(*asked)}"


def ground_of(plug: Plug, view: Any, seat: int, say: Say) -> str:
    """The part of the picture that stays, as long as nobody looks from another side."""
    return f'<g id="ground">{plug.view.ground(view, seat, say)}</g>'


def description_of(plug: Plug, view: Any, seat: int, say: Say) -> str:
    """What is read out to those who do not see the picture."""
    return f'<desc id="description">{esc(plug.view.describe(view, seat, say))}</desc>'


def trail_of(plug: Plug, view: Any, seat: int, steps: Iterable[Step]) -> str:
    """What a game marks of a seat's move; else crumbs where something walked or flew, and a ring
    where it arrived.
    """
    colour, seen = colour_of(seat), list(steps)
    drawn = plug.view.trail(view, seen, colour)
    if drawn is None:
        drawn = crumbs_of(plug, view, colour, seen)
    return group(drawn, ident="trail", pointer_events="none") if drawn else NO_TRAIL


def crumbs_of(plug: Plug, view: Any, colour: SeatColour, steps: list[Step]) -> str:
    """A trail from where to where things went, in the mover's colour with a light and a dark edge:
    one of them is seen on any ground.
    """
    size = plug.view.size(view)[0] / 50
    ways = [step.points for step in steps if step.kind in GOING and step.points[1:]]
    panes = plug.view.panes(view)
    crumbs, ends = [point for way in ways for point in way[:-1]], [way[-1] for way in ways]
    drawn = ""
    for one in (None, *panes):
        here, there = ([p for p in all_of if pane_of(panes, p) == one] for all_of in (crumbs, ends))
        marks = _crumbs(here, colour, size) + "".join(_ring(p, colour, size) for p in there)
        drawn += pane(one, marks) if one and marks else marks
    return drawn


def _crumbs(points: list[Point], colour: SeatColour, size: float) -> str:
    layers = ((1.5, INK), (1.3, CREAM), (1, colour.fill)) if points else ()
    return "".join(dots(points, width * size, shade) for width, shade in layers)


def _ring(point: Point, colour: SeatColour, size: float) -> str:
    """The same everywhere but for where it lies: a replay has it once."""
    radii = f'rx="{short(2 * size)}" ry="{short(size)}"'
    layers = ((1, INK), (0.75, CREAM), (0.5, colour.fill))
    ring = "".join(
        f'<ellipse {radii} stroke="{shade}" stroke-width="{short(width * size)}"/>'
        for width, shade in layers
    )
    return group(ring, at=point, fill="none")


def pieces_of(plug: Plug, view: Any, seat: int, say: Say) -> str:
    """The part of the picture that changes."""
    return f'<g id="pieces">{plug.view.pieces(view, seat, say)}</g>'
