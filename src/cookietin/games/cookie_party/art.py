"""What the boards of Cookie Party are drawn with: cookies, chips, walls and the drink.

A cookie is about 110 across, its middle at the origin, and told apart by its shape: colours only
help.
"""

from __future__ import annotations

from math import pi

from cookietin.engine.draw import Point, around, disc, dots, lettering, short, stroke, use, wavy
from cookietin.engine.theme import BAKE, CREAM, GOLD, INK, SHINING, cookie

CRUST, DOUGH, LIGHT, CHOCOLATE = BAKE
GINGER, GINGER_DARK = "#b5692c", "#7c421a"
PINK, ROSE, GREEN, MINT, JAM, SUGAR = "#f58aa8", "#fcd0dc", "#4d9a52", "#7fc274", "#d4263e", "#fff"
# Of both sides of the board; of the scoreboard; of walls of this round, earlier ones, printed ones.
PANEL, TILES, RED_TILE = ("#2b78ab", "#e2a52b"), ("#c3e5f6", "#fff0bd"), "#df5348"
RIM_INK = ("#fff", INK)  # what can be read on the panel
PAPER, PAPER_LINE, FADED = "#fff3da", "#e3c897", "#8a6a4c"
FRESH, DRAWN, PRINTED = PINK, "#8a4a20", "#ffe3a6"


def dough_shape(path: str, crust: str = CRUST, dough: str = DOUGH, edge: int = 16) -> str:
    """A shape of dough with a crust around it, and a dark line that shows it on any ground."""
    line = f'd="{path}" stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<path {line} fill="{INK}" stroke="{INK}" stroke-width="{edge}"/>'
        f'<path {line} fill="{dough}" stroke="{crust}" stroke-width="{edge - 8}"/>'
    )


def icing(path: str, colour: str, scale: float, edge: str = SUGAR) -> str:
    """The same shape again, smaller, of sugar."""
    return (
        f'<path d="{path}" transform="scale({scale})" fill="{colour}" stroke="{edge}" '
        'stroke-width="7" stroke-linejoin="round"/>'
    )


def star(points: int, outer: float, inner: float) -> str:
    """The path of a star that points upwards."""
    corners = [
        around(0, 0, inner if step % 2 else outer, pi * (step / points - 0.5))
        for step in range(2 * points)
    ]
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in corners) + "z"


def sprinkles(points: tuple[Point, ...], *colours: str, width: float = 9) -> str:
    """Dots of sugar, in some colours by turns."""
    return "".join(
        dots(points[which :: len(colours)], width, colour) for which, colour in enumerate(colours)
    )


HEART = (
    "M0 48C-20 32-52 12-52-17C-52-35-39-46-26-46C-14-46-4-40 0-31"
    "C4-40 14-46 26-46C39-46 52-35 52-17C52 12 20 32 0 48z"
)
STAR = star(5, 54, 27)
RING = "M-50 0a50 50 0 1 0 100 0a50 50 0 1 0-100 0zM-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0z"
GLAZE = wavy(0, 0, 40, 9, 2.5) + "M-23 0a23 23 0 1 1 46 0a23 23 0 1 1-46 0z"
ON_GLAZE = tuple(around(0, 0, 32 + 3 * (at % 3), 2 * pi * at / 12) for at in range(12))
MOON = (
    "M18-51C-22-51-52-28-52 4C-52 34-26 52 2 50C26 48 44 34 50 16C36 26 8 26-3 8C-15-12-2-40 18-51z"
)
CRATERS = (
    (-4, -38), (-22, -28), (-36, -8), (-20, -4), (-38, 14), (-22, 22), (-8, 38), (6, 28), (22, 36),
)  # fmt: skip
TREE = "M0-52L25-19H15L37 12H23L47 40H10V52H-10V40H-47L-23 12H-37L-15-19H-25z"
GREENERY = "M0-44L17-25H5L28 6H14L35 33H-35L-14 6H-28L-5-25H-17z"
PETALS = tuple(around(0, 0, 33, 2 * pi * petal / 6) for petal in range(6))
PRETZEL = (
    "M0 43C-16 43-34 40-46 18C-58-8-52-40-30-42C-8-44-4-22 2-6C8 12 20 28 36 38"
    "M0 43C16 43 34 40 46 18C58-8 52-40 30-42C8-44 4-22-2-6C-8 12-20 28-36 38"
)
LIMBS = "M-35-7H35M0-10V14M-1 14L-21 42M1 14L21 42"


SALT = [(side * x, y) for x, y in ((45, -12), (30, -38), (22, 38), (40, 17)) for side in (-1, 1)]
FLUTES = 'x="-40" y="-40" width="80" height="80" rx="6" stroke-linecap="round"'

# In the order of the tasks: hearts, stars, rings, moons, trees, flowers, pretzels, gingerbread
# men; then what is on red, and what is of no kind: a butter biscuit with a fluted edge.
COOKIES = (
    dough_shape(HEART)
    + icing(HEART, PINK, 0.72)
    + sprinkles(((-20, -16), (-4, 4), (18, -18), (8, -6), (0, 20), (-14, 2)), SUGAR, JAM),
    dough_shape(STAR, GINGER_DARK, GINGER)
    + icing(STAR, CREAM, 0.68, GOLD)
    + sprinkles(((0, -20), (14, -3), (-14, -3), (9, 14), (-9, 14), (0, 0)), GOLD, JAM, width=8),
    f'<g fill-rule="evenodd">{dough_shape(RING)}'
    f'<path d="{GLAZE}" fill="{CHOCOLATE}"/></g>'
    + sprinkles(ON_GLAZE, PINK, GOLD, MINT, SUGAR, width=7),
    dough_shape(MOON, "#d9a95f", "#f7dfa8") + dots(CRATERS, 8, SUGAR),
    dough_shape(TREE) + f'<path d="{GREENERY}" fill="{GREEN}" stroke="{MINT}" stroke-width="4" '
    'stroke-linejoin="round"/>'
    + sprinkles(((0, -31), (8, -9), (-10, -4), (0, 12), (-20, 26), (18, 24)), GOLD, JAM, SUGAR),
    f"{dots(PETALS, 47, INK)}{dots(PETALS, 39, CRUST)}{dots(PETALS, 31, LIGHT)}"
    f"{dots(PETALS, 19, ROSE)}{disc(0, 0, 28, LIGHT)}"
    f"{disc(0, 0, 20, INK)}{disc(0, 0, 16, JAM)}{disc(-5, -5, 4, ROSE)}",
    stroke(PRETZEL, INK, 25)
    + stroke(PRETZEL, GINGER, 17)
    + stroke(PRETZEL, "#d38d45", 6)
    + dots([(0, 2), *SALT], 7, SUGAR),
    f"{stroke(LIMBS, INK, 32)}{disc(0, -32, 25, INK)}"
    f"{stroke(LIMBS, GINGER, 24)}{disc(0, -32, 21, GINGER)}"
    + stroke("M-8-25Q0-18 8-25M-36-15V1M36-15V1M-27 33L-12 42M27 33L12 42", SUGAR, 4)
    + dots(((-7, -36), (7, -36)), 7, INK)
    + sprinkles(((0, -7), (0, 6)), JAM, MINT),
    disc(0, 2, 56, INK) + cookie(0, 0, 52, 3),
    f'<rect {FLUTES} stroke="{INK}" stroke-width="23" stroke-dasharray="0 16"/>'
    f'<rect {FLUTES} fill="{DOUGH}" stroke="{CRUST}" stroke-width="15" stroke-dasharray="0 16"/>'
    f'<rect x="-34" y="-34" width="68" height="68" rx="8" fill="{LIGHT}"/>'
    + dots([(x, y) for x in (-18, 0, 18) for y in (-18, 0, 18)], 6, CRUST),
)

CHIP_RADIUS = 43
SUGAR_CHIP = (
    f'<circle cy="4" r="{CHIP_RADIUS}" fill="{INK}" fill-opacity=".4"/>'
    f'<circle r="{CHIP_RADIUS - 3}" fill="{CREAM}" stroke="{INK}" stroke-width="5"/>'
    f'<circle r="{CHIP_RADIUS - 9}" fill="none" stroke="{GOLD}" stroke-width="3"/>'
)


def chip(number: int, walls: int) -> str:
    """A chip of icing sugar: its number, and a stick for every wall that it draws."""
    sticks = "".join(f"M{short(13 * (stick - (walls - 1) / 2))} 15v12" for stick in range(walls))
    return (
        f"{use('cookie-party-sugar')}"
        f"{lettering(str(number), (0, 8), 42, fill=INK)}{stroke(sticks, GINGER_DARK, 6)}"
    )


# Behind the chip that was thrown.
SHINE = f'<path d="{wavy(0, 0, 53, 12, 6)}" fill="{SHINING}" stroke="{INK}" stroke-width="4"/>'

# A glass of cocoa with cream and a straw, 90 high, its foot at the origin.
DRINK = (
    f'<path d="M14-66L24-96H38" fill="none" stroke="{INK}" stroke-width="13" '
    'stroke-linejoin="round"/>'
    f'<path d="M14-66L24-96H38" fill="none" stroke="{JAM}" stroke-width="6" '
    'stroke-linejoin="round"/>'
    f'<path d="M-31-70H31L23-4Q0 3-23-4z" fill="#fff" stroke="{INK}" stroke-width="6" '
    'stroke-linejoin="round"/>'
    f'<path d="M-26-52H26L20-8Q0-3-20-8z" fill="{GINGER_DARK}"/>'
    f'<path d="M-30-62q0-16 15-15q4-13 17-8q14-4 15 8q15-1 13 15q-8 9-15 2q-8 8-15 0q-8 8-15 0'
    f'q-10 7-15-2z" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
)
