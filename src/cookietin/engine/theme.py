"""How things look in every game: colours, seats, pawns, dice, and everything baked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import pi

from cookietin.engine.draw import (
    ORIGIN,
    Point,
    around,
    attributes_of,
    disc,
    dots,
    group,
    sheet,
    short,
    transform_of,
    wavy,
)

INK = "#4a2810"
CREAM = "#fff7e6"
GOLD = "#f2c14e"
SHINING = "#ffe23d"  # whoever must act, and what may be done

# Crust, dough, the top where the light falls, chips.
BAKE = ("#b8742e", "#f0c27c", "#f8d79f", "#5e3216")
DARK_BAKE = ("#5b3017", "#8d5730", "#9f683c", "#fff0d0")


@dataclass(frozen=True)
class SeatColour:
    """How a seat looks. The emblem tells seats apart for those to whom the colour does not."""

    fill: str
    shade: str
    emblem: str
    ink: str = "#fff"  # of what is drawn or written on the fill


# Emblems: circle, triangle, square, star, diamond, cross. Paths about the origin, about 40
# across, of the same weight to the eye. The texts name the colours: `seat-0` is the first.
SEAT_COLOURS = (
    SeatColour("#d8392f", "#a3211f", "M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0z"),
    SeatColour("#2478c6", "#155694", "M0-19L21 16H-21z"),
    SeatColour("#e8990a", "#b06c00", "M-15-15H15V15H-15z", INK),
    SeatColour("#8a45bd", "#5f2690", "M0-22L6-8L21-7L10 3L13 18L0 10L-13 18L-10 3L-21-7L-6-8z"),
    SeatColour("#18835b", "#0c6b47", "M0-22L17 0L0 22L-17 0z"),
    SeatColour("#6d4327", "#432410", "M-7-20H7V-7H20V7H7V20H-7V7H-20V-7H-7z"),
)


def emblem_of(seat: int, at: Point = ORIGIN, scale: float = 1, **attributes: str) -> str:
    """The shape of a seat, for a ground in its colour unless another `fill` is given."""
    colour = SEAT_COLOURS[seat]
    look = attributes_of({"fill": colour.ink} | attributes)
    return f'<path d="{colour.emblem}"{transform_of(at, scale)}{look}/>'


def badge(seat: int) -> str:
    """The shape of a seat on a disc in its colour, 63 across."""
    fill = SEAT_COLOURS[seat].fill
    return f'<circle r="30" fill="{fill}" stroke="#fff" stroke-width="3"/>' + emblem_of(seat)


# A gumdrop on a soft foot, 100 high, its foot at the origin; and the side away from the light.
GUMDROP = "M-36-12C-36-58-24-97 0-97S36-58 36-12C36-1 20 0 0 0S-36-1-36-12z"
GUMDROP_SHADE = "M9-94C28-86 34-50 34-13C34-3 18-2 0-2C22-14 30-46 9-94z"


@lru_cache(1000)  # most pawns stand where they stood
def pawn(
    seat: int,
    x: float,
    y: float,
    size: float,
    ident: str,
    title: str,
    under: str = "",
    over: str = "",
) -> str:
    """A pawn `size` high that stands on (x, y).

    `under` and `over` are marks that a game puts on it, in units of a pawn 100 high.
    """
    colour = SEAT_COLOURS[seat]
    return group(
        f'<ellipse cy="-2" rx="46" ry="14" fill="{INK}" fill-opacity=".35"/>{under}'
        f'<path d="{GUMDROP}" fill="{colour.fill}" stroke="{CREAM}" stroke-width="15"/>'
        f'<path d="{GUMDROP}" fill="{colour.fill}" stroke="{INK}" stroke-width="5"/>'
        f'<path d="{GUMDROP_SHADE}" fill="{colour.shade}"/>'
        '<ellipse rx="6" ry="11" transform="translate(-15 -76) rotate(24)" fill="#fff" '
        'fill-opacity=".8"/>'
        f"{emblem_of(seat, (0, -36))}{over}",
        ident=ident,
        title=title,
        at=(x, y),
        scale=size / 100,
    )


def shining_frame(x: float, y: float, width: float, height: float, corner: float) -> str:
    """A frame that draws attention."""
    return "".join(
        sheet(x, y, width, height, corner, fill="none", stroke=colour, stroke_width=thick)
        for colour, thick in ((INK, "13"), (SHINING, "8"))
    )


# On a head whose top is at -80.
CROWN = (
    f'<path d="M-21-82L-28-114L-12-100L0-122L12-100L28-114L21-82Q0-74-21-82z" fill="{GOLD}" '
    f'stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>'
)


LOW, HIGH = -24, 24
PIPS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 0),),
    ((LOW, HIGH), (HIGH, LOW)),
    ((LOW, HIGH), (0, 0), (HIGH, LOW)),
    ((LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH)),
    ((LOW, LOW), (LOW, HIGH), (0, 0), (HIGH, LOW), (HIGH, HIGH)),
    ((LOW, LOW), (LOW, 0), (LOW, HIGH), (HIGH, LOW), (HIGH, 0), (HIGH, HIGH)),
)


def die(face: int, x: float, y: float, size: float, turn: float = 0) -> str:
    """A die that shows `face`, its middle on (x, y), turned by some degrees."""
    return group(
        '<rect x="-46" y="-46" width="92" height="92" rx="22" fill="#fff" '
        f'stroke="{INK}" stroke-width="8"/>{dots(PIPS[face], 22, INK)}',
        at=(x, y),
        scale=size / 100,
        turn=turn,
    )


# Where chips lie on a cookie of radius 1. None lie at the bottom: squares have a number there.
CHIPS: tuple[Point, ...] = (
    (-0.66, 0.12),
    (-0.52, -0.42),
    (-0.14, -0.1),
    (-0.08, -0.66),
    (0.3, -0.34),
    (0.58, -0.5),
    (0.66, 0.1),
)
CHIP_STRAYS = 0.13
GOLDEN_ANGLE = 2.4


def cookie(x: float, y: float, radius: float, number: int, is_dark: bool = False) -> str:
    """A cookie with chips, which lie differently for each number."""
    crust, dough, top, chip = DARK_BAKE if is_dark else BAKE
    mirror = 1 if number % 2 else -1
    chips = [
        around(
            x + mirror * radius * across,
            y + radius * down,
            radius * CHIP_STRAYS,
            GOLDEN_ANGLE * (number + 5 * which),
        )
        for which, (across, down) in enumerate(CHIPS)
    ]
    return (
        disc(x, y, radius, crust)
        + disc(x, y - radius * 0.04, radius * 0.94, dough)
        + disc(x - radius * 0.1, y - radius * 0.14, radius * 0.72, top)
        + dots(chips[::2], radius * 0.25, chip)
        + dots(chips[1::2], radius * 0.19, chip)
    )


def biscuit(x: float, y: float, radius: float) -> str:
    """A butter biscuit with a fluted edge and a row of pricks."""
    pricks = [around(x, y, radius * 0.66, pi * (0.85 + 1.3 * step / 8)) for step in range(9)]
    crust, dough, top, _ = BAKE
    return (
        f'<path d="{wavy(x, y, radius * 0.97, 18, radius * 0.07)}" fill="{crust}"/>'
        f'<path d="{wavy(x, y, radius * 0.87, 18, radius * 0.07)}" fill="{dough}"/>'
        + disc(x, y, radius * 0.8, top)
        + dots(pricks, radius * 0.1, crust)
    )


def iced_cookie(x: float, y: float, radius: float, icing: str) -> str:
    """A cookie under icing of some colour, for a picture to go upon; "" is of where it is used."""
    crust, dough, _, _ = BAKE
    coloured = f' fill="{icing}"' if icing else ""
    return (
        disc(x, y, radius, crust)
        + disc(x, y - radius * 0.04, radius * 0.95, dough)
        + f'<path d="{wavy(x, y, radius * 0.83, 9, radius * 0.05)}"{coloured} '
        f'stroke="#fff" stroke-width="{short(radius * 0.08)}"/>'
    )
