"""Cookie Box as text and as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.engine import CHANCE
from cookietin.engine.esc import esc
from cookietin.games.cookie_box.data import BOX_HEIGHT, BOX_WIDTH, COOKIES, KINDS, NAMES, RADIUS
from cookietin.games.cookie_box.pile import FACE_DOWN
from cookietin.games.cookie_box.rules import OVER, THEFTS, active

if TYPE_CHECKING:
    from cookietin.engine.texts import Say
    from cookietin.games.cookie_box.rules import State


def text(s: State, seat: int, say: Say) -> str:
    """The box cookie by cookie, those that can be taken first, and the piles."""
    boxed = [at for at in range(COOKIES) if (s.there >> at) & 1]
    boxed.sort(key=lambda at: (not (s.free >> at) & 1, at))
    lines = [say("text-box", count=len(boxed))]
    lines += [f"{at:4} {face(s, at, say)}, {lies(s, at, say)}" for at in boxed]
    for other in range(s.players):
        lines.append(pile_line(s, other, seat, say))
    if s.thrown:
        lines.append(say("text-thrown", count=s.thrown))
    stolen = sum(1 for theft in range(THEFTS) if s.robbed[theft])
    return "\n".join([*lines, say("text-apart", count=stolen)] if stolen else lines)


def face(s: State, at: int, say: Say) -> str:
    """What is seen of a cookie in the box."""
    if (s.on_edge >> at) & 1:
        return say("text-edge")
    icon = s.icons[at]
    return say("text-face-down") if icon == FACE_DOWN else say(NAMES[icon - 1])


def lies(s: State, at: int, say: Say) -> str:
    """What lies on it."""
    above = [other for other in range(COOKIES) if (s.on_top[at] & s.there) >> other & 1]
    if above:
        return say("text-under", cookies=" ".join(map(str, above)))
    return say("text-free") if (s.free >> at) & 1 else "·"


def pile_line(s: State, other: int, seat: int, say: Say) -> str:
    """How many cookies somebody has, and of the own pile, or at the end, what they are."""
    counts = s.final if s.phase == OVER else s.cookies
    is_known = s.phase == OVER or seat in (other, CHANCE)
    known = [
        f"{counts[other, kind]} {say(NAMES[kind])}" for kind in range(KINDS) if counts[other, kind]
    ]
    pointer = "▶" if active(s) == 1 << other else " "
    mine = f": {', '.join(known)}" if is_known and known else ""
    return f"{pointer} {say(f'seat-{other}')} {say('text-pile', count=s.sizes[other])}{mine}"


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
