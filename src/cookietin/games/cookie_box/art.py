"""The drawings of Cookie Box: cookies, the box, the bin, hands. All around the origin."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from cookietin.engine import draw
from cookietin.engine.draw import Point, dots, group, lettering, sheet, short, stroke, use
from cookietin.engine.theme import (
    BAKE,
    CREAM,
    CROWN,
    GOLD,
    INK,
    SEAT_COLOURS,
    SHINING,
    animal_badge,
    cookie,
    emblem_of,
)

SIZE = 78  # the radius of a cookie as it lies in the box
TEAL = "#1f7a78"
TEAL_DEEP = "#125150"

# What makes a thing known by its shape. Outlines are as thick as those of the cookies.
OUTLINE = f'stroke="{INK}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"'
HEART = "M0 40C-54 4-46-36-20-38C-9-38-3-30 0-21C3-30 9-38 20-38C46-36 54 4 0 40z"
STAR = "M0-46L13-16L45-13L21 8L28 40L0 23L-28 40L-21 8L-45-13L-13-16z"
LEAF = "M0 0C-30-10-32-40-13-41C-5-41-1-36 0-31C1-36 5-41 13-41C32-40 30-10 0 0z"
BOLT = "M4 8L-12 32H0L-7 52L18 24H6L14 8z"
CLOUD = "M-30 14C-50 14-50-14-30-14C-28-38 4-42 12-24C34-34 50 4 28 14z"

DOUBLE_ICON = "".join(
    f'<circle cx="{x}" cy="{y}" r="26" fill="{BAKE[1]}" {OUTLINE}/>'
    + dots(((x - 9, y - 8), (x + 9, y - 5), (x - 2, y + 11)), 9, BAKE[3])
    for x, y in ((-17, -10), (17, 12))
)
YEARNING_ICON = f'<path d="{HEART}" fill="#e23b4e" {OUTLINE}/>' + stroke(
    "M-27-16Q-27-26-18-27", "#fff", 6
)
GENEROUS_ICON = (
    f'<g {OUTLINE}><rect x="-31" y="-6" width="62" height="44" rx="5" fill="#2a7fd0"/>'
    '<rect x="-37" y="-20" width="74" height="17" rx="5" fill="#4b9ae4"/>'
    '<path d="M0-20C-12-50-38-40-26-25C-21-19-8-20 0-20C8-20 21-19 26-25C38-40 12-50 0-20z" '
    f'fill="{GOLD}"/></g><path d="M0-18V36" stroke="{GOLD}" stroke-width="12"/>'
)
CHEEKY_ICON = (
    stroke("M12-20Q23-29 34-18M-30 8Q0 30 32 4", INK, 7)
    + f'<ellipse cx="-20" cy="-19" rx="7" ry="11" fill="{INK}"/>'
    f'<path d="M-4 18C-6 50 24 48 22 14Q9 20-4 18z" fill="#f0566b" {OUTLINE}/>'
)
RANCID_ICON = (
    f'<path d="M-38 6H-14Q-10 16 0 12Q6 20 14 6H38C38 48-38 48-38 6z" fill="#7d8f2e" {OUTLINE}/>'
    f"{dots(((-22, 20), (2, 29), (22, 17)), 11, '#4d5b17')}"
    + stroke("M-22-8q-9-9 0-18t0-18M2-10q-9-9 0-18t0-18M26-8q-9-9 0-18t0-18", "#4d5b17", 7)
)
GOOD_FORTUNE_ICON = (
    stroke("M2 4Q10 30 24 42", INK, 8)
    + f'<g fill="#2f9e4f" {OUTLINE}>'
    + "".join(f'<path d="{LEAF}" transform="rotate({turn})"/>' for turn in (0, 90, 180, 270))
    + "</g>"
)
BAD_FORTUNE_ICON = (
    f'<path d="{BOLT}" fill="#ffd83d" {OUTLINE}/><path d="{CLOUD}" fill="#6b6f86" {OUTLINE}/>'
)
GOLDEN_ICON = f'<path d="{STAR}" fill="#fff3b0" {OUTLINE}/>'

# By the number of the kind: the icing, and what is on it. A plain cookie has none.
FACES = (
    ("", ""),
    ("#fdeccb", DOUBLE_ICON),
    ("#ffd0d8", YEARNING_ICON),
    ("#cfe8fb", GENEROUS_ICON),
    ("#ffd86b", CHEEKY_ICON),
    ("#dfe6a8", RANCID_ICON),
    ("#e4f7dd", GOOD_FORTUNE_ICON),
    ("#d9d6ea", BAD_FORTUNE_ICON),
    ("#f5b921", GOLDEN_ICON),
)


def rim(colour: str) -> str:
    return f'<circle r="{SIZE - 3}" fill="{colour}" stroke="{INK}" stroke-width="6"/>'


# The icing has the colour of whoever uses it.
ICED = (
    rim(BAKE[0])
    + draw.disc(0, -2, SIZE - 11, BAKE[1])
    + f'<path d="{draw.wavy(0, 0, 58, 10, 4)}" stroke="#fff" stroke-width="5"/>'
)
TURNS = (0, -17, 14)  # cookies do not lie as soldiers stand


def face(kind: int, turn: int) -> str:
    """A cookie from above. Without an icon it is the back of every cookie, too."""
    icing, _ = FACES[kind]
    if not icing:
        return rim(BAKE[0]) + cookie(0, 0, SIZE - 6, 3 * turn + 1)
    return use("cookie-box-iced", fill=icing) + use(f"cookie-box-icon-{kind}", turn=TURNS[turn])


def capsule(half: int, thick: int, **colours: str) -> str:
    """A bar with round ends."""
    return sheet(-half, -thick / 2, 2 * half, thick, thick / 2, **colours)


# A cookie on edge: its rim from above, and a glimpse of the side that leans back.
EDGE = (
    f'<ellipse cy="-9" rx="{SIZE - 5}" ry="17" fill="{BAKE[2]}" stroke="{INK}" stroke-width="5"/>'
    f"{dots(((-42, -16), (-12, -20), (20, -17), (48, -15)), 9, BAKE[3])}"
    + capsule(SIZE, 24, fill=BAKE[0], stroke=INK, stroke_width="6")
    + capsule(SIZE - 14, 7, fill=BAKE[1])
)
GLEAM = f'<circle r="{SIZE - 8}" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".85"/>'

# A paper label on a thread, about its middle, for what a list calls a cookie.
TAG_SIZE = 38  # 12 pixels on a phone on its side
TAG = (
    f'<path d="M-54 0L-40-21H40Q46-21 46-15V15Q46 21 40 21H-40z" fill="{CREAM}" stroke="{INK}" '
    f'stroke-width="3" stroke-linejoin="round"/><circle cx="-42" r="4" fill="{INK}"/>'
)

# The lower a covered cookie lies, the less light falls on it.
VEILS = (0.44, 0.34, 0.25, 0.17)

# The bin, 100 high, its foot at the origin.
BIN = (
    f'<g {OUTLINE}><path d="M-38-78H38L30 0H-30z" fill="#9fb3bd"/>'
    '<rect x="-46" y="-92" width="92" height="16" rx="7" fill="#c3d2d9"/>'
    '<path d="M-14-92V-103H14V-92" fill="none"/><path d="M-16-62L-13-14M0-62V-14M16-62L13-14" '
    'fill="none"/></g>'
)
# A mask for what was stolen.
MASK = (
    f'<path d="M-42-10Q0-26 42-10Q44 18 20 18Q6 18 0 6Q-6 18-20 18Q-44 18-42-10z" fill="{INK}" '
    'stroke="#fff" stroke-width="4"/><g fill="#fff"><ellipse cx="-20" cy="2" rx="9" ry="6"/>'
    '<ellipse cx="20" cy="2" rx="9" ry="6"/></g>'
)


# A hand that reaches down for a cookie; whoever uses it says its colours, `color` for the sleeve.
HAND = (
    f'<g {OUTLINE}><path d="M-34-96H34V-34H-34z" fill="currentColor"/>'
    '<path d="M-28-40H28C44-26 44 4 36 20C34 30 22 30 22 20V4V26C22 40 6 40 6 26V6V30'
    'C6 44-10 44-10 30V4V20C-10 34-26 34-26 20V-4C-30 8-48 4-46-10C-44-22-34-30-28-40z"/></g>'
)


def hand(seat: int) -> str:
    """The hand of a seat, with its shape on the sleeve."""
    colour = SEAT_COLOURS[seat]
    drawn = use("cookie-box-hand", fill=colour.fill, color=colour.shade)
    return drawn + emblem_of(seat, (0, -68), fill="#fff")


def words(text: str, at: Point, size: float, anchor: str = "middle") -> str:
    return lettering(text, at, size, anchor, fill=INK)


def panel(x: float, y: float, width: float, height: float, fill: str, edge: str) -> str:
    """A sheet with round corners and an edge."""
    return sheet(x + 3, y + 3, width - 6, height - 6, 26, fill=fill, stroke=edge, stroke_width="6")


def pleats(x: float, y: float, width: float, height: float, deep: int) -> str:
    """The folds of the paper along the four sides of the box."""
    columns = [short(x + width * step / 24) for step in range(1, 24)]
    rows = [short(y + height * step / 18) for step in range(1, 18)]
    right, foot = short(x + width), short(y + height)
    path = "".join(f"M{at} {y}v{deep}M{at} {foot}v{-deep}" for at in columns)
    path += "".join(f"M{x} {at}h{deep}M{right} {at}h{-deep}" for at in rows)
    return stroke(path, "#eadcc0", 4)


def box(x: float, y: float, width: float, height: float) -> str:
    """A tin with a gilded edge, lined with paper; what is given is its inside."""
    frames = (
        (24, 66, TEAL_DEEP),
        (20, 62, TEAL),
        (9, 52, GOLD),
        (4, 48, "#d7c39a"),
        (0, 44, "#fffaf0"),
    )
    tin = [
        sheet(x - far, y - far, width + 2 * far, height + 2 * far, corner, fill=colour)
        for far, corner, colour in frames
    ]
    return "".join(tin) + pleats(x, y, width, height, 30)


NAME_ROOM = 860  # the size of a letter times their number that fits between the cookies


def lid(x: float, y: float, width: float, height: float, name: str) -> str:
    """The closed box, a cookie of each kind around its name: nothing is seen of what is in it."""
    across, down = x + width / 2, y + height / 2
    turns = [2 * pi * (kind + 0.25) / len(FACES) for kind in range(len(FACES))]
    ring = [(across + 350 * cos(turn), down + 225 * sin(turn)) for turn in turns]
    size = min(84, NAME_ROOM / len(name))
    return group(
        sheet(x - 30, y - 26, width + 60, height + 60, 70, fill=TEAL_DEEP),
        sheet(x - 30, y - 30, width + 60, height + 52, 70, fill=TEAL),
        sheet(x + 6, y + 2, width - 12, height - 12, 50, fill=TEAL, stroke=GOLD, stroke_width="8"),
        *(use(f"cookie-box-{kind}-0", at, 0.8) for kind, at in enumerate(ring)),
        lettering(name, (across, down + 26), size, fill=CREAM),
    )


BANNER_ROOM = 1250  # the size of a letter times their number that fits on a banner
BANNER_EDGES = {"right": "#2f9e57", "wrong": "#c8202c"}


def banner(key: str, text: str) -> str:
    """Words for all to read, with room for signs below them."""
    arrow = stroke("M-46 52H40M14 26L42 52L14 78", INK, 12) if key == "claim" else ""
    size = min(66, BANNER_ROOM / len(text))
    down = 24 if key == "who" else -52
    return (
        sheet(-396, -136, 800, 290, 48, fill=INK, fill_opacity=".35")
        + sheet(-400, -145, 800, 290, 48, fill=CREAM, stroke=BANNER_EDGES.get(key, INK),
                stroke_width="12")
        + words(text, (0, down), size)
        + arrow
    )  # fmt: skip


# What is drawn again and again
SYMBOLS = {
    "iced": ICED,
    **{f"icon-{kind}": draw.grows(icon) for kind, (_, icon) in enumerate(FACES) if icon},
    **{
        f"{kind}-{turn}": face(kind, turn)
        for kind in range(len(FACES))
        for turn in range(len(TURNS))
    },
    "edge": EDGE,
    "edge-shade": capsule(SIZE, 30, fill=INK, fill_opacity=".45"),
    "shade": f'<circle cx="4" cy="7" r="{SIZE}" fill="{INK}" fill-opacity=".35"/>',
    "lifted": f'<circle cx="8" cy="15" r="{SIZE + 2}" fill="{INK}" fill-opacity=".45"/>',
    "gleam": GLEAM,
    "tag": TAG,
    **{
        f"veil-{depth}": f'<circle r="{SIZE}" fill="{INK}" fill-opacity="{dark}"/>'
        for depth, dark in enumerate(VEILS)
    },
    "mask": MASK,
    "turn": f'<path d="M-12-14L14 0L-12 14z" fill="{INK}"/>',
    "crown": CROWN,
    "bin": BIN,
}

# What is shown beside the board, too
FINGER = (
    f'<path d="M-8-34C-8-46 8-46 8-34V-10C22-10 32-4 32 8C32 26 24 34 6 34C-8 34-14 26-26 8'
    f'C-32-2-20-10-8 2z" fill="{CREAM}" {OUTLINE}/>'
)
TO_THE_RIGHT = "M-38 0H34M6-28L36 0L6 28"
TO_THE_LEFT = "M38 0H-34M-6-28L-36 0L-6 28"
BOTH_WAYS = "M-36-18H34M14-36L36-18L14 0M36 18H-34M-14 36L-36 18L-14 0"
SIGNS = {
    "take": use("cookie-box-0-0", (-10, -12), 0.46) + group(FINGER, at=(16, 16), scale=0.8),
    **{
        name: stroke(way, INK, 20) + stroke(way, SHINING, 10)
        for name, way in (("from", TO_THE_LEFT), ("give", TO_THE_RIGHT), ("swap", BOTH_WAYS))
    },
    "thief": use("cookie-box-mask"),
    **{f"kind-{kind}": use(f"cookie-box-{kind}-0", scale=0.58) for kind in range(len(FACES))},
}
REACH = 50


@cache
def definitions(players: int, has_thieves: bool) -> str:
    """All that is drawn more than once in a match of so many."""
    drawn = {f"emblem-{seat}": animal_badge(seat) for seat in range(players)}
    if has_thieves:
        drawn |= {"hand": HAND} | {f"hand-{seat}": hand(seat) for seat in range(players)}
    shown = SIGNS | {
        f"seat-{seat}": use(f"cookie-box-emblem-{seat}", scale=1.55) for seat in range(players)
    }
    return "".join(
        draw.define(f"cookie-box-{name}", drawing) for name, drawing in (SYMBOLS | drawn).items()
    ) + "".join(draw.sign(name, REACH, drawing) for name, drawing in shown.items())
