"""What the board of Dots and Boxes is drawn with: squared paper, drops, sticks and cookies."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from cookietin.engine.draw import Point, dots, group, grows, sheet, short, stroke
from cookietin.engine.theme import CROWN, INK, SEAT_COLOURS, animal_badge, iced_cookie
from cookietin.games.dots_and_boxes.layout import CELL

TRAY, TRAY_LIGHT, PAPER, SQUARES = "#a8435f", "#c96884", "#fffaf0", "#cfe1ea"
DOUGH, DOUGH_EDGE = "#fbeed6", "#e8cf9f"
STICK, STICK_LIGHT = "#8a4a20", "#b8743f"
DROP, DROP_LIGHT = "#6d3d1d", "#c08a5a"
COOKIE = 54  # the radius of one that lies in a box
SQUARE = CELL / 3  # of the paper

# How a line goes from its left or upper end.
LINES = {"across": f"M0 0h{CELL}", "down": f"M0 0v{CELL}"}

# What waits in a box for somebody to bake it.
RAW_COOKIE = (
    f'<circle r="{COOKIE - 8}" fill="{DOUGH}" stroke="{DOUGH_EDGE}" stroke-width="4" '
    'stroke-dasharray="15 11" stroke-linecap="round"/>'
)


def cookie_of(seat: int) -> str:
    """What a player has in a box: told apart by animal and shape, not by its icing alone."""
    return grows(
        f'<circle cy="5" r="{COOKIE}" fill="{INK}" fill-opacity=".25"/>',
        iced_cookie(0, 0, COOKIE, SEAT_COLOURS[seat].fill),
        group(animal_badge(seat), scale=1.3),
    )


def sticks(path: str) -> str:
    """Biscuit sticks: the lines that are drawn."""
    layers = ((INK, 27), (STICK, 19), (STICK_LIGHT, 7))
    return "".join(stroke(path, colour, width) for colour, width in layers)


def halo(path: str, seat: int) -> str:
    """Around the line that was drawn last, in its player's colour."""
    return stroke(path, INK, 58) + stroke(path, SEAT_COLOURS[seat].fill, 50)


def drops(points: Iterable[Point]) -> str:
    """Drops of chocolate, which is what the dots are."""
    found = list(points)
    lights = [(x - 4, y - 5) for x, y in found]
    return dots(found, 36, INK) + dots(found, 28, DROP) + dots(lights, 9, DROP_LIGHT)


def tray(top: float, width: float, height: float) -> str:
    """What the paper lies in."""
    return sheet(0, top, width, height, 36, fill=INK) + sheet(
        5, top + 5, width - 10, height - 10, 32, fill=TRAY
    )


def paper(left: float, top: float, width: float, height: float, cross: Point) -> str:
    """A sheet of squared paper; two of its lines cross there."""
    columns = lines_between(left, left + width, cross[0])
    rows = lines_between(top, top + height, cross[1])
    path = "".join(f"M{short(x)} {short(top)}v{short(height)}" for x in columns)
    path += "".join(f"M{short(left)} {short(y)}h{short(width)}" for y in rows)
    squares = f'<path d="{path}" stroke="{SQUARES}" stroke-width="2.5"/>'
    return sheet(left, top, width, height, 16, fill=PAPER) + squares


def lines_between(start: float, end: float, through: float) -> list[float]:
    """A square apart from each other, not at the rim."""
    first = through - SQUARE * ceil((through - start) / SQUARE - 1)
    count = ceil((end - first) / SQUARE)
    return [first + SQUARE * at for at in range(count)]


def crown(at: Point) -> str:
    """On the plate of whoever has won, its foot there."""
    return group(group(CROWN, at=(0, 80)), at=at, scale=0.62)
