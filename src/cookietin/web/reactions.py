"""Six quick reactions: baked faces that pop up at the place of whoever makes them."""

from __future__ import annotations

from functools import cache

from cookietin.engine.draw import define, disc, dots, stroke, use
from cookietin.engine.esc import esc
from cookietin.engine.protocol import SPECTATOR
from cookietin.engine.texts import seat_name
from cookietin.table.match import PERSON
from cookietin.table.talk import REACTIONS, Said
from cookietin.web.look import Look

CHOCOLATE, TEAR, WHITE, RED = "#5e3216", "#5ab4e0", "#fffbe8", "#d8392f"
ROUND = disc(0, 0, 30, "#b8742e") + disc(0, -1, 27.5, "#f0c27c") + disc(-3, -4, 20, "#f8d79f")
CHIPS = dots([(-20, -14), (19, -17), (22, 11), (-21, 13), (2, -23)], 5.5, CHOCOLATE)
DOUGH, HEAD = use("react-dough"), use("react-head")
HEART = "M0 25C-30 6-29-13-18-19C-9-24-2-18 0-11C2-18 9-24 18-19C29-13 30 6 0 25z"


BITE = (
    '<mask id="react-bite"><path d="M-32-32H32V32H-32z" fill="#fff"/>'
    f"{disc(24, -19, 12, '#000')}{disc(30, -4, 8, '#000')}</mask>"
)


def line(path: str, width: float = 4) -> str:
    return stroke(path, CHOCOLATE, width)


def shape(path: str, colour: str) -> str:
    return f'<path d="{path}" fill="{colour}"/>'


# What stands on a head, or the whole cookie where it is no face.
FACES = {
    "bravo": HEAD + line("M-15-5Q-10-11-5-5M5-5Q10-11 15-5")
    + shape("M-15 4H15Q13 19 0 19Q-13 19-15 4z", CHOCOLATE)
    + stroke("M0-20V-29M-14-19L-19-27M14-19L19-27", "#f2c14e", 4.5),
    "laugh": HEAD + line("M-16-11L-7-6L-16-1M16-11L7-6L16-1")
    + shape("M-14 4H14Q13 21 0 21Q-13 21-14 4z", CHOCOLATE)
    + shape("M-8 16Q0 10 8 16Q5 21 0 21Q-5 21-8 16z", RED)
    + shape("M-22 2Q-30 12-23 14Q-17 13-22 2zM22 2Q30 12 23 14Q17 13 22 2z", TEAR),
    "wow": HEAD + disc(-10, -7, 7.5, WHITE) + disc(10, -7, 7.5, WHITE)
    + dots([(-10, -6), (10, -6)], 7, CHOCOLATE)
    + '<ellipse cy="12" rx="6.5" ry="8.5" fill="#5e3216"/>',
    "sad": HEAD + dots([(-10, -4), (10, -4)], 7.5, CHOCOLATE)
    + line("M-17-12L-7-15M17-12L7-15", 3.5) + line("M-11 17Q0 6 11 17")
    + shape("M-13 2Q-19 13-13 14Q-7 13-13 2z", TEAR),
    "cookie": f'<g mask="url(#react-bite)">{DOUGH}'
    + dots([(-13, -9), (0, 3), (-9, 14), (8, 17), (-2, -18), (20, 5)], 8, CHOCOLATE)
    + "</g>" + dots([(21, -21), (28, -13)], 4, "#b8742e"),
    "love": shape(HEART, "#c9466a")
    + f'<g transform="translate(0 -1.5) scale(.87)">{shape(HEART, "#f9a8bd")}</g>'
    + dots([(-11, -8), (11, -9), (0, 8)], 4.5, WHITE) + dots([(-3, -2), (6, 1), (-9, 3)], 4, RED),
}  # fmt: skip


@cache
def drawn_faces() -> str:
    """The six, for a page that refers to them: `#react-bravo` and so on."""
    shared = define("react-dough", ROUND) + define("react-head", DOUGH + CHIPS) + BITE
    drawn = "".join(
        f'<symbol id="react-{name}" viewBox="-32 -32 64 64">{FACES[name]}</symbol>'
        for name in REACTIONS
    )
    return f'<svg class="hidden" aria-hidden="true"><defs>{shared}</defs>{drawn}</svg>'


def face(name: str) -> str:
    return f'<svg class="face" aria-hidden="true"><use href="#react-{name}"/></svg>'


def is_in_company(look: Look) -> bool:
    """Does somebody play on another device?"""

    def find_others() -> bool:
        chairs = look.match.chairs
        others = (set(chair.devices) - {look.device} for chair in chairs if chair.kind == PERSON)
        return any(others)

    key = ("others", look.device)
    return bool(look.seats) and look.table.once_between_moves(key, find_others)


def opener(look: Look) -> str:
    """The button beside the status, where somebody else sees what it leads to."""
    if not is_in_company(look):
        return ""
    label = esc(look.say("table-react"))
    return (
        '<button type="button" class="react" popovertarget="reacting" '
        f'aria-label="{label}" title="{label}">{face("cookie")}</button>'
    )


def choice(look: Look) -> str:
    """The six, to be tapped."""
    if not is_in_company(look):
        return ""
    seat = look.seat if look.seat in look.seats else look.seats[0]
    return "".join(
        f'<button type="button" class="quiet" data-do="react" data-seat="{seat}" '
        f'data-text="{name}" aria-label="{spoken}" title="{spoken}">{face(name)}</button>'
        for name in REACTIONS
        for spoken in [esc(look.say(f"react-{name}"))]
    )


def latest(look: Look) -> str:
    """The last ones, read out to whoever does not see them; alike for everybody."""
    return "".join(
        f'<li data-said="{one.number}" data-face="{one.text}"{place_of(look, one)}>'
        f"<b>{esc(name_of(look, one))}</b> {esc(look.say(f'react-{one.text}'))}</li>"
        for one in look.table.reactions
    )


def place_of(look: Look, said: Said) -> str:
    """Where on the board somebody speaks."""
    place = look.plug.view.voice_of(look.match.view(SPECTATOR).bare, said.seat)
    return f' data-place="{esc(place)}"' if place else ""


def name_of(look: Look, said: Said) -> str:
    return said.name or seat_name(said.seat, look.language)
