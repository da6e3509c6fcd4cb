"""How things look in every game: colours, seats, pawns, dice, and everything baked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import pi

from cookietin.engine.draw import (
    MUCH,
    ORIGIN,
    Point,
    around,
    attributes_of,
    disc,
    dots,
    group,
    grows,
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


ROUND = 'stroke-linejoin="round"'

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


def twin_of(seat: int) -> int:
    """The seat whose look this one shares: the seventh looks like the first."""
    return seat % len(SEAT_COLOURS)


def colour_of(seat: int) -> SeatColour:
    """How a seat looks."""
    return SEAT_COLOURS[twin_of(seat)]


def emblem_of(seat: int, at: Point = ORIGIN, scale: float = 1, **attributes: str) -> str:
    """The shape of a seat, for a ground in its colour unless another `fill` is given."""
    colour = colour_of(seat)
    look = attributes_of({"fill": colour.ink} | attributes)
    return f'<path d="{colour.emblem}"{transform_of(at, scale)}{look}/>'


def badge(seat: int) -> str:
    """The shape of a seat on a disc in its colour, 63 across."""
    fill = colour_of(seat).fill
    return f'<circle r="30" fill="{fill}" stroke="#fff" stroke-width="3"/>' + emblem_of(seat)


@dataclass(frozen=True)
class Animal:
    """A head about the origin, 52 across: what sticks out behind it, what of that is pale, and
    the marks of the face. It is painted in the colours of its seat.
    """

    behind: str
    pale: str
    marks: str
    top: float = 40  # how far it reaches up, and
    foot: float = 31  # how far down


def spots(*places: Point, radius: float) -> str:
    """The path of round spots."""
    across = short(2 * radius)
    half = f"a{short(radius)} {short(radius)} 0 1 0"
    return "".join(
        f"M{short(x - radius)} {short(y)}{half} {across} 0{half}-{across} 0" for x, y in places
    )


def eyes(apart: float, down: float, size: float = 11) -> str:
    """A pair of them."""
    places = ((-apart, down), (apart, down))
    return dots(places, size, CREAM) + dots(places, size * 0.6, INK)


NOSE = f'<path d="M-6 6H6L0 13z" fill="{INK}"/>'
MUZZLE = "M-12 11C-12-1 12-1 12 11S-12 23-12 11z"
PANDA_CHEEKS = spots((-10, -13), (10, -13), radius=4) + spots((-18, 8), (18, 8), radius=7)
MANE = "M35 0A14 14 0 0 1 25 25" + "A14 14 0 0 1 ".join(
    ("", "0 35", "-25 25", "-35 0", "-25-25", "0-35", "25-25", "35 0z")
)
MASK = "M-25 1C-20-11-7-9 0-3C7-9 20-11 25 1C19 9 6 9 0 4C-6 9-19 9-25 1z"

# A red panda, a raccoon, a lion, a rabbit, a frog and a bear: told apart by their outlines.
# The first two run away in Cookie Addict. The texts name them: `animal-0` is the first.
ANIMALS = (
    Animal(
        "M-26-4C-40-20-38-38-27-38C-17-38-9-31-5-24zM26-4C40-20 38-38 27-38C17-38 9-31 5-24z",
        "M-24-13C-32-22-31-31-26-31C-20-31-15-27-12-23zM24-13C32-22 31-31 26-31C20-31 15-27 12-23z"
        + PANDA_CHEEKS + MUZZLE,
        eyes(10, -3) + NOSE,
    ),
    Animal(
        "M-26-2L-31-36L-5-23zM26-2L31-36L5-23z",
        "M-24-14L-26-28L-14-22zM24-14L26-28L14-22z" + MUZZLE,
        f'<path d="{MASK}" fill="{INK}"/>' + eyes(11, -1) + NOSE,
    ),
    Animal(MANE, MUZZLE, eyes(10, -4) + NOSE, top=46, foot=46),
    Animal(
        "M-19-12C-29-32-26-52-17-52C-8-52-4-34-4-22zM19-12C29-32 26-52 17-52C8-52 4-34 4-22z",
        "M-15-20C-21-34-20-45-16-45C-12-45-9-34-9-24zM15-20C21-34 20-45 16-45C12-45 9-34 9-24z"
        "M0 8C-6 2-13 6-12 12S-5 17-4 16V22H4V16C5 17 11 18 12 12S6 2 0 8z",
        eyes(11, -3) + NOSE,
        top=57,
    ),
    Animal(
        "M-27-8C-34-30-24-36-16-36S-3-30-5-20zM27-8C34-30 24-36 16-36S3-30 5-20z",
        spots((-4, -3), (4, -3), radius=2) + "M-19 3Q0 14 19 3Q15 17 0 17T-19 3z",
        eyes(15, -23, 16),
    ),
    Animal(
        "M-12-22A12 12 0 1 0-26-6zM12-22A12 12 0 1 1 26-6z",
        spots((-21, -19), (21, -19), radius=5) + MUZZLE,
        eyes(11, -5) + NOSE,
    ),
)  # fmt: skip


def animal_of(seat: int) -> Animal:
    """The animal of a seat; there may be more seats than animals."""
    return ANIMALS[seat % len(ANIMALS)]


@cache
def animal(seat: int) -> str:
    """The head of a seat's animal, about the origin."""
    colour, of = colour_of(seat), animal_of(seat)
    outline = f"{of.behind}M-26 0A26 26 0 1 0 26 0A26 26 0 1 0-26 0z"
    return (
        f'<path d="{outline}" fill="{colour.shade}" stroke="{CREAM}" stroke-width="11" {ROUND}/>'
        f'<path d="{of.behind}" fill="{colour.shade}" stroke="{INK}" stroke-width="4" {ROUND}/>'
        f'<circle r="26" fill="{colour.fill}" stroke="{INK}" stroke-width="4"/>'
        f'<path d="{of.pale}" fill="{CREAM}"/>{of.marks}'
    )


HEAD = -72  # the middle of a pawn's head

PORTRAIT = 43  # how far a portrait reaches to each side


@cache
def portrait(seat: int) -> str:
    """The head of a seat's animal with its middle on the origin; all are about equally large."""
    of = animal_of(seat)
    scale = min(1, 2 * PORTRAIT / (of.top + of.foot))
    return group(animal(seat), at=(0, scale * (of.top - of.foot) / 2), scale=scale)


@cache
def animal_badge(seat: int) -> str:
    """The animal with the shape at its side, 60 across: all that tells one seat from another."""
    shape = group(badge(seat), at=(17, 17), scale=0.44)
    return group(portrait(seat), at=(-2, -2), scale=0.68) + shape


# A gumdrop on a soft foot, 100 high, the middle of its head at the origin; and the side away from
# the light.
GUMDROP = "M-36 60C-36 14-24-25 0-25S36 14 36 60C36 71 20 72 0 72S-36 71-36 60z"
GUMDROP_SHADE = "M9-22C28-14 34 22 34 59C34 69 18 70 0 70C22 58 30 26 9-22z"


@cache
def pawn(seat: int) -> str:
    """A pawn 100 high that stands on the origin."""
    colour, of = colour_of(seat), animal_of(seat)
    body = (
        f'<path d="{of.behind}{GUMDROP}" stroke="{CREAM}" stroke-width="15" {ROUND}/>'
        f'<g fill="{colour.fill}" stroke="{INK}" stroke-width="5" {ROUND}>'
        f'<path d="{of.behind}" fill="{colour.shade}"/><path d="{GUMDROP}"/></g>'
        f'<path d="{GUMDROP_SHADE}" fill="{colour.shade}"/>'
        f'<path d="{of.pale}" fill="{CREAM}"/>{of.marks}{emblem_of(seat, (0, 47))}'
    )
    foot = f'<ellipse cy="-2" rx="46" ry="14" fill="{INK}" fill-opacity=".35"/>'
    return grows(foot, group(body, at=(0, HEAD)), by=MUCH)


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
