"""Cookie Box as text and as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.engine.esc import esc
from cookietin.games.cookie_box.data import BOX_HEIGHT, BOX_WIDTH, NAMES, RADIUS
from cookietin.games.cookie_box.pile import FACE_DOWN
from cookietin.games.cookie_box.rules import COOKIES

if TYPE_CHECKING:
    from cookietin.engine.texts import Say
    from cookietin.games.cookie_box.rules import State


def text(s: State, seat: int, say: Say) -> str:
    """The box cookie by cookie, and the piles."""
    return say("name")


def svg(s: State, seat: int, say: Say) -> str:
    """The open box from above."""
    cookies = "".join(
        f'<circle cx="{s.x[at]}" cy="{s.y[at]}" r="{RADIUS}" fill="#d9a35b" stroke="#5b3a1a"/>'
        for at in range(COOKIES)
        if (s.there >> at) & 1
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX_WIDTH} {BOX_HEIGHT}">'
        f'<g id="ground"><title>{esc(say("name"))}</title></g><g id="pieces">{cookies}</g></svg>'
    )
