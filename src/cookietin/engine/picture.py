"""The whole picture of a position: what stays, what changes, and what is told of it."""

from __future__ import annotations

from typing import Any

from cookietin.engine.esc import esc
from cookietin.engine.plug import Plug
from cookietin.engine.texts import Say


def picture_of(plug: Plug, view: Any, seat: int, say: Say) -> str:
    """A view as SVG, for a page, a notebook or a document."""
    width, height = plug.view.size(view)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{esc(say('name'))}</title>{description_of(plug, view, seat, say)}"
        f'<g id="ground">{plug.view.ground(view, seat, say)}</g>'
        f"{pieces_of(plug, view, seat, say)}</svg>"
    )


def description_of(plug: Plug, view: Any, seat: int, say: Say) -> str:
    """What is read out to those who do not see the picture."""
    return f'<desc id="description">{esc(plug.view.describe(view, seat, say))}</desc>'


def pieces_of(plug: Plug, view: Any, seat: int, say: Say) -> str:
    """The part of the picture that changes."""
    return f'<g id="pieces">{plug.view.pieces(view, seat, say)}</g>'
