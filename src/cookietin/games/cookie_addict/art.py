"""The drawings of Cookie Addict: what a tile shows, the runaways, the guards and the lures.

A tile is drawn around its middle, from -50 to 50, and reads from both sides of a table: by
shapes or, where it needs a number, by two of them that face opposite ways. Runaways
and guards are about 100 high and stand on the origin.
"""

from __future__ import annotations

from math import pi

from cookietin.engine import draw
from cookietin.engine.draw import Point, around, disc, dots, group, lettering, stroke, use, wavy
from cookietin.engine.theme import BAKE, CREAM, CROWN, GOLD, INK, SEAT_COLOURS, SHINING, emblem_of
from cookietin.games.cookie_addict import data

LINE = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
TEAL = "#1f7a78"


def both_ways(upright: str) -> str:
    """A drawing in the upper half, and once more for who sits at the other side."""
    return upright + group(upright, turn=180)


# A cookie, a lost one and a lure, each about 40 across

CRUST, DOUGH, TOP, CHIP = BAKE
COOKIE = (
    f"{disc(0, 0, 20, INK)}{disc(0, 0, 18, CRUST)}{disc(0, -0.8, 17, DOUGH)}"
    f"{disc(-2, -2.5, 13, TOP)}"
    f"{dots(((-8, -6), (4, -9), (9, 3), (-3, 3), (-9, 7), (3, 11)), 5.5, CHIP)}"
)
BITTEN = "M20 0A20 20 0 1 1 7-18.7A8 8 0 0 0 15-8A8 8 0 0 0 20 0z"
CROSS = "M-14-14L14 14M14-14L-14 14"
LOST_COOKIE = (
    f'<path d="{BITTEN}" fill="#dcc59c" stroke="#6b5335" stroke-width="2.5"/>'
    f"{dots(((-12, 0), (0, -13), (0, 13), (11, 2)), 5.5, '#8a6b45')}"
    f"{stroke(CROSS, '#fff', 9)}{stroke(CROSS, '#c8202c', 5.5)}"
)
# A cracker in the shape of a fish: what a cat cannot resist.
FISH = "M-22-9C-18-5-16-3-13-2C-8-13 12-16 21 0C12 16-8 13-13 2C-16 3-18 5-22 9C-20 3-20-3-22-9z"
LURE = (
    f'<path d="{FISH}" fill="#35b5c9" stroke="{INK}" stroke-width="2.6" '
    'stroke-linejoin="round"/>'
    '<path d="M-4-5q4 5 0 10M3-7q5 7 0 14" fill="none" stroke="#fff" stroke-width="2.4" '
    f'stroke-linecap="round"/>{disc(12, -3, 2.4, INK)}'
)
HAT = "M-15 14V0C-27-1-26-18-14-17C-12-27 12-27 14-17C26-18 27-1 15 0V14Q0 18-15 14z"  # a cook's
GUARD_MARK = (
    f'<path d="{HAT}" fill="#fff" stroke="{INK}" stroke-width="3.4" stroke-linejoin="round"/>'
    f'<path d="M-15 6Q0 10 15 6" fill="none" stroke="{INK}" stroke-width="2.6"/>'
)
MASK = (
    "M-34-8C-22-16-10-13 0-8C10-13 22-16 34-8C33 8 24 15 14 13"
    "C7 12 4 6 0 6S-7 12-14 13C-24 15-33 8-34-8z"
)
THIEF = (
    f'<path d="{MASK}" fill="#2c2b3c" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/>'
    '<ellipse cx="-16" cy="0" rx="7" ry="5" fill="#fff"/>'
    f'<ellipse cx="16" cy="0" rx="7" ry="5" fill="#fff"/>{dots(((-15, 0), (17, 0)), 5, INK)}'
)

# The guards: cats of the kitchen

CAT = (
    f'<g {LINE}><path d="M-26 0C-30-22-22-34 0-34S30-22 26 0z" fill="#fff"/>'
    '<path d="M-28-36L-33-66L-12-57zM28-36L33-66L12-57z" fill="#3b3944"/>'
    '<path d="M0-62C24-62 34-50 34-38C34-22 20-13 0-13S-34-22-34-38C-34-50-24-62 0-62z" '
    'fill="#3b3944"/></g>'
    '<path d="M0-46C4-34 22-34 20-24C17-16 8-15.5 0-15.5S-17-16-20-24C-22-34-4-34 0-46z" '
    'fill="#fff"/>'
    '<ellipse cx="-15" cy="-42" rx="7.5" ry="6.5" fill="#c7e64c"/>'
    '<ellipse cx="15" cy="-42" rx="7.5" ry="6.5" fill="#c7e64c"/>'
    f'<path d="M-15-47v10M15-47v10" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
    '<path d="M-26-52L-8-47M26-52L8-47" stroke="#3b3944" stroke-width="5"/>'
    '<path d="M-4-32H4L0-27z" fill="#f08a98" stroke="#4a2810" stroke-width="1.5"/>'
    f'<path d="M0-27V-23M0-23Q-5-18-9-22M0-23Q5-18 9-22" fill="none" stroke="{INK}" '
    'stroke-width="2.2" stroke-linecap="round"/>'
    '<path d="M-18-28L-42-32M-18-25L-41-22M18-28L42-32M18-25L41-22" stroke="#fff" '
    'stroke-width="2" stroke-linecap="round"/>'
)
TOQUE = (
    f'<g transform="translate(0 -72) scale(1.05)"><path d="{HAT}" fill="#fff" {LINE}/>'
    f'<path d="M-15 5Q0 9 15 5" fill="none" stroke="{INK}" stroke-width="2.5"/></g>'
)
BUTTONS: tuple[tuple[Point, ...], ...] = (((0, -80),), ((-8, -80), (8, -80)))


def guard(which: int) -> str:
    """A guard; the buttons on the hat tell one from the other."""
    return (
        f'<ellipse cy="-1" rx="34" ry="8" fill="{INK}" fill-opacity=".4"/>{CAT}{TOQUE}'
        f"{dots(BUTTONS[which], 10, INK)}{dots(BUTTONS[which], 7, GOLD)}"
    )


# The runaways

TAIL = "M18-12C44-6 58-26 46-54"
CUSHION = "M-42-8C-42-20 42-20 42-8V0C42 13-42 13-42 0z"
SITTING = "M-26-6C-30-34-20-46 0-46S30-34 26-6Q0 4-26-6z"


def tail(colour: str, rings: str) -> str:
    """With rings, as both of them have it."""
    return (
        stroke(TAIL, CREAM, 29)
        + stroke(TAIL, INK, 23)
        + stroke(TAIL, colour, 17)
        + f'<path d="{TAIL}" fill="none" stroke="{rings}" stroke-width="17" '
        'stroke-dasharray="8 9" stroke-dashoffset="-9"/>'
    )


def sitting_body(seat: int, fur: str, rings: str, belly: str) -> str:
    """Foot, tail and body, with the emblem of the seat on the belly."""
    colour = SEAT_COLOURS[seat]
    return (
        f'<ellipse cy="0" rx="48" ry="14" fill="{INK}" fill-opacity=".45"/>'
        f'<path d="{CUSHION}" fill="{colour.fill}" stroke="{CREAM}" stroke-width="9"/>'
        f'{tail(fur, rings)}<path d="{CUSHION}" fill="{colour.fill}" {LINE}/>'
        f'<path d="{SITTING}" fill="{fur}" {LINE}/>'
        f'<path d="M-17-7C-19-28-12-36 0-36S19-28 17-7Q0 0-17-7z" fill="{belly}"/>'
    ) + emblem_of(
        seat, (0, -17), 0.62, fill=colour.fill, stroke="#fff", stroke_width="7",
        paint_order="stroke",
    )  # fmt: skip


def head(ears: str, ear_colour: str, face: str, colour: str) -> str:
    """A head with its ears, and a pale edge around the face."""
    both = f'<path d="{ears}" fill="{ear_colour}"/><path d="{face}" fill="{colour}"'
    return f'<g {LINE}>{both} stroke="{CREAM}" stroke-width="9"/>{both}/></g>'


EYES = (
    f"{dots(((-14, -68), (14, -68)), 10, INK)}{dots(((-12.5, -69.5), (15.5, -69.5)), 3.6, '#fff')}"
)
SMILE = (
    f'<ellipse cy="-60" rx="5.5" ry="4" fill="{INK}"/>'
    f'<path d="M0-57V-53M-8-53Q-4-48 0-53Q4-48 8-53" fill="none" stroke="{INK}" '
    'stroke-width="2.4" stroke-linecap="round"/>'
)
PANDA_EARS = (
    "M-31-74C-46-88-42-106-30-104C-20-103-14-96-10-89z"
    "M31-74C46-88 42-106 30-104C20-103 14-96 10-89z"
)
PANDA_HEAD = "M0-96C28-96 42-80 42-65C42-50 24-40 0-40S-42-50-42-65C-42-80-28-96 0-96z"
RED_PANDA = (
    sitting_body(0, "#cf5a24", "#f3b174", "#5a2410")
    + head(PANDA_EARS, "#fff", PANDA_HEAD, "#e0692c")
    + '<path d="M-30-80L-34-97L-20-88zM30-80L34-97L20-88z" fill="#7a2f12"/>'
    '<g fill="#fff"><path d="M-39-62C-32-66-22-62-22-54C-22-46-30-46-34-50C-38-54-40-58-39-62z"/>'
    '<path d="M39-62C32-66 22-62 22-54C22-46 30-46 34-50C38-54 40-58 39-62z"/>'
    '<ellipse cx="-15" cy="-82" rx="8" ry="5.5"/><ellipse cx="15" cy="-82" rx="8" ry="5.5"/>'
    '<ellipse cy="-54" rx="16" ry="12"/></g>'
    '<path d="M-20-62Q-24-52-17-44M20-62Q24-52 17-44" fill="none" stroke="#a8401a" '
    f'stroke-width="6" stroke-linecap="round"/>{EYES}{SMILE}'
)
RACCOON_EARS = "M-36-76L-36-106L-12-92zM36-76L36-106L12-92z"
RACCOON_HEAD = (
    "M0-96C26-96 34-84 38-74L50-60L38-56C34-46 20-40 0-40S-34-46-38-56L-50-60L-38-74"
    "C-34-84-26-96 0-96z"
)
RACCOON = (
    sitting_body(1, "#8d97a6", "#3a3d4a", "#d9dee6")
    + head(RACCOON_EARS, "#8d97a6", RACCOON_HEAD, "#a7b0bd")
    + '<path d="M-31-82L-31-97L-20-91zM31-82L31-97L20-91z" fill="#3a3d4a"/>'
    '<path d="M-4-72C-12-82-34-78-43-60C-34-54-16-52-6-62z'
    'M4-72C12-82 34-78 43-60C34-54 16-52 6-62z" fill="#2f323f"/>'
    '<g fill="#fff"><path d="M-8-80C-16-88-30-84-36-74C-26-80-14-80-8-80zM8-80C16-88 30-84 36-74'
    'C26-80 14-80 8-80z"/><ellipse cy="-53" rx="17" ry="12"/></g>'
    '<path d="M0-95V-66" stroke="#5f6877" stroke-width="7" stroke-linecap="round"/>'
    f"{dots(((-16, -67), (16, -67)), 13, '#fff')}"
    f"{dots(((-16, -67), (16, -67)), 9, INK)}{dots(((-14.5, -68.5), (17.5, -68.5)), 3.4, '#fff')}"
    f"{SMILE}"
)
CROWNED = group(CROWN, at=(0, -15))
BARS = "M-46 8V-92M-23 10V-104M0 11V-108M23 10V-104M46 8V-92M-50-40H50"
CAUGHT = stroke(BARS, INK, 10) + stroke(BARS, "#c3c9d4", 5)

# Tiles

# Its colour and that of the line within its edge come from where it is used.
SLAB = (
    '<rect x="-50" y="-46" width="100" height="98" rx="15" fill="#0e1730" fill-opacity=".55" '
    'stroke="none"/><rect x="-49" y="-49" width="98" height="98" rx="14" '
    f'stroke="{INK}" stroke-width="2.5"/>'
    '<rect x="-44" y="-44" width="88" height="88" rx="10" fill="none" stroke-width="2.5"/>'
)


def slab(colour: str, inner: str) -> str:
    """A tile with nothing on it yet."""
    return use("addict-slab", fill=colour, stroke=inner)


UPPER_ROW: tuple[Point, ...] = ((-26, -27), (0, -27), (26, -27))
LOWER_ROW: tuple[Point, ...] = ((-26, 27), (0, 27), (26, 27))
# Where so many things lie that are as large as this, in a field 80 wide and 80 high.
SPREAD: tuple[tuple[float, tuple[Point, ...]], ...] = (
    (0, ()),
    (1.7, ((0, 0),)),
    (1.05, ((-21, -14), (21, 14))),
    (0.95, ((-23, -20), (23, -20), (0, 20))),
    (0.92, ((-21, -21), (21, -21), (-21, 21), (21, 21))),
    (0.8, ((-24, -24), (24, -24), (0, 0), (-24, 24), (24, 24))),
    (0.68, ((-26, -17), (0, -17), (26, -17), (-26, 17), (0, 17), (26, 17))),
    (0.62, (*UPPER_ROW, (0, 0), *LOWER_ROW)),
    (0.62, (*UPPER_ROW, (-13, 0), (13, 0), *LOWER_ROW)),
    (0.62, (*UPPER_ROW, (-26, 0), (0, 0), (26, 0), *LOWER_ROW)),
)
# With lures at their foot the cookies keep to the upper part.
COOKIES_ABOVE_LURES = 0.66
LURES_IN_A_ROW = 26.0
SWAP_ARROW = "M-31 6C-34-22-8-40 16-29L22-38L33-12L6-9L12-18C-2-24-19-14-17 6z"


def plain_face(cookies: int, lures: int, has_guard_mark: bool) -> str:
    """Cookies to take or to lose, lures, and the mark of a guard."""
    is_lost = cookies < 0
    colour, inner = ("#dcd8ea", "#a79fbd") if is_lost else ("#fff3d6", "#e9cf97")
    if has_guard_mark:
        colour, inner = "#ffd9a0", "#e58e2c"
    size, spots = SPREAD[abs(cookies)]
    squeeze, up = (COOKIES_ABOVE_LURES, 13) if lures else (1, 0)
    size = min(size, 1.15) if lures else size
    size = size * 0.92 if lures and len(spots) > 1 else size
    drawing = "addict-lost" if is_lost else "addict-cookie"
    shown = "".join(use(drawing, (across, down * squeeze - up), size) for across, down in spots)
    step = min(LURES_IN_A_ROW * 1.25, 74 / lures) if lures else 0
    for which in range(lures):
        at = step * (which - (lures - 1) / 2), 29
        shown += use("addict-lure", at, min(0.8, step / 40))
    if has_guard_mark:
        shown += both_ways(use("addict-hat", (35, -36), 0.5))
    return slab(colour, inner) + shown


def arrow_head(x: float, y: float, turn: float) -> str:
    """A small one that points up before it is turned."""
    return f'<path d="M0-9L9 5H-9z"{draw.transform_of((x, y), turn=turn)} fill="{INK}"/>'


TEETH = "".join(
    "M{} {}L{} {}L{} {}z".format(
        *(
            draw.short(value)
            for angle, radius in ((-11, 33), (0, 15), (11, 33))
            for value in around(0, 0, radius, (15 + 30 * tooth + angle) * pi / 180)
        )
    )
    for tooth in range(12)
)
# Two half rings with teeth.
JAWS = (
    f'<circle r="35" fill="#5c1626" stroke="{INK}" stroke-width="10"/><path d="{TEETH}" '
    'fill="#fff"/><circle r="35" fill="none" stroke="#a9b1c0" stroke-width="6"/>'
    f"{dots(((-37, 0), (37, 0)), 15, INK)}{dots(((-37, 0), (37, 0)), 9, GOLD)}"
)
BELL = (
    "M-4-31C-4-38 4-38 4-31C20-27 21-12 22 2C23 10 29 13 31 19H-31C-29 13-23 10-22 2"
    "C-21-12-20-27-4-31z"
)
SPECIAL_FACES = {
    data.DOUBLE: slab("#ffd84d", "#e0a400")
    + f'<path d="M-30 0H-14M14 0H30" {LINE}/>{use("addict-cookie", scale=0.55)}'
    + both_ways(lettering("×2", (0, -10), 40, fill=INK)),
    data.SWAP: slab("#a9e3b8", "#4fae6c")
    + f'<path d="{SWAP_ARROW}" fill="{SEAT_COLOURS[0].fill}" {LINE}/>'
    + f'<path d="{SWAP_ARROW}" transform="rotate(180)" fill="{SEAT_COLOURS[1].fill}" {LINE}/>',
    data.GUARD_POST: slab("#ffd9a0", "#e58e2c")
    + use("addict-hat", (0, -18), 1.05)
    + use("addict-cookie", (-21, 24), 0.85)
    + use("addict-cookie", (21, 24), 0.85),
    data.TRAP: slab("#f4a3a3", "#c8202c") + JAWS + use("addict-cookie", scale=0.62),
    data.TRADE: slab("#dcc1f2", "#9a63c9")
    + use("addict-lure", (-21, -27), 0.85)
    + use("addict-lure", (21, -27), 0.85)
    + f'<path d="M-14-2V10M14 2V-10" stroke="{INK}" stroke-width="6"/>'
    + arrow_head(-14, -5, 0)
    + arrow_head(14, 5, 180)
    + use("addict-cookie", (-21, 27), 0.75)
    + use("addict-cookie", (21, 27), 0.75),
    data.MOVE_A_GUARD: slab("#ffc08a", "#e0702a")
    + use("addict-guard-0", (0, 28), 0.58)
    + "".join(arrow_head(*around(0, 0, 37, pi / 2 * way), 90 + 90 * way) for way in range(4)),
    data.TURN: slab("#a8d8f5", "#3f95cf")
    + '<rect x="-17" y="-17" width="34" height="34" rx="5" fill="#fff3d6"/>'
    + f'<path d="M0-17H12A5 5 0 0 1 17-12V12A5 5 0 0 1 12 17H0z" fill="{TEAL}"/>'
    + f'<rect x="-17" y="-17" width="34" height="34" rx="5" fill="none" {LINE}/>'
    + both_ways(
        f'<path d="M-32-10C-26-36 14-42 29-18" fill="none" stroke="{INK}" stroke-width="6" '
        f'stroke-linecap="round"/><path d="M36-33L35-8L14-20z" fill="{INK}"/>'
    ),
    data.STEAL_COOKIES: slab("#f7b8d3", "#d4548d")
    + use("addict-thief", (0, -19), 1.05)
    + use("addict-cookie", (-20, 22), 0.9)
    + use("addict-cookie", (20, 22), 0.9),
    data.DOUBLE_LURES: slab("#b7ecec", "#35a3ad")
    + use("addict-lure", scale=0.95)
    + both_ways(lettering("×2", (0, -17), 32, fill=INK)),
    data.STEAL_LURES: slab("#f7b8d3", "#d4548d")
    + use("addict-thief", (0, -19), 1.05)
    + use("addict-lure", (-21, 22), 0.9)
    + use("addict-lure", (21, 22), 0.9),
    data.ALARM: slab("#ff8d7a", "#c8202c")
    + f'<path d="M-8 20C-8 31 8 31 8 20z" fill="{INK}"/><path d="{BELL}" fill="{GOLD}" {LINE}/>'
    + "".join(use("addict-lost", (x, y), 0.52) for x in (-34, 34) for y in (-34, 34)),
}
LATTICE = "M-41-41L41 41" + "".join(
    f"M{step - 41}-41L41 {41 - step}M-41 {step - 41}L{41 - step} 41" for step in (20, 40, 60)
)
BACK = (
    slab(TEAL, GOLD) + f'<g fill="none" stroke="#39a09a" stroke-width="2.5"><path d="{LATTICE}"/>'
    f'<path d="{LATTICE}" transform="scale(-1 1)"/></g>'
)
MEDALLION = (
    f'<path d="{wavy(0, 0, 22, 10, 2)}" fill="{TEAL}" stroke="{GOLD}" stroke-width="3"/>'
    f"{dots(((-7, -6), (6, -7), (0, 2), (-6, 9), (8, 7)), 5, GOLD)}"
)
# A window in the back, where what lies face down still matters.
WINDOW = f'<rect x="-31" y="-31" width="62" height="62" rx="12" fill="{GOLD}"/>'


# Boxes of five, and what a board marks

FIVE = 5
BOX_OF_FIVE: tuple[Point, ...] = ((-24, -13), (0, -13), (24, -13), (-12, 13), (12, 13))


def box_of(cookies: int) -> str:
    """A box with up to five cookies; a full one is golden."""
    is_full = cookies == FIVE
    colour, edge = (GOLD, INK) if is_full else ("#fbe8c4", "#c99a55")
    return draw.sheet(-39, -28, 78, 56, 11, fill=colour, stroke=edge, stroke_width="3") + "".join(
        use("addict-cookie", at, 0.6) for at in BOX_OF_FIVE[:cookies]
    )


ARROW = f'fill="{SHINING}" stroke="{INK}" stroke-width="4" stroke-linejoin="round"'
MARKS = {
    "target": draw.sheet(-46, -46, 92, 92, 12, fill="none", stroke=SHINING, stroke_width="5"),
    "price": f'<circle r="16" fill="#fff" stroke="{INK}" stroke-width="3"/>'
    + use("addict-lure", scale=0.56),
    "double": f'<path d="{wavy(0, 0, 30, 12, 3)}" fill="#ffd84d" stroke="{INK}" '
    'stroke-width="3.5"/>' + both_ways(lettering("×2", (0, -4), 24, fill=INK)),
    "done": f'<circle r="58" fill="#2f9e57" stroke="{INK}" stroke-width="5"/>'
    '<circle r="49" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>'
    + stroke("M-27 2L-8 22L28-20", "#fff", 14),
    "arrow-0": f'<path d="M-15-24L19 0L-15 24z" {ARROW}/>',
    "arrow-1": f'<path d="M-24-15L0 19L24-15z" {ARROW}/>',
} | {f"box-{cookies}": box_of(cookies) for cookies in range(FIVE + 1)}


def face_name(kind: int, cookies: int, lures: int, has_guard_mark: int) -> str:
    """What the definition of a face is called: tiles that show the same have the same."""
    if kind:
        return f"special-{kind}"
    sign = "lost" if cookies < 0 else "take"
    return f"{sign}-{abs(cookies)}-{lures}{'-guard' * bool(has_guard_mark)}"


def definitions(faces: frozenset[tuple[int, int, int, int]]) -> str:
    """Everything that is drawn more than once, with the faces of these tiles."""
    drawings = {
        "slab": SLAB,
        "watched": slab("#8a3b52", "#c9788d"),
        "cookie": COOKIE,
        "lost": LOST_COOKIE,
        "lure": LURE,
        "hat": GUARD_MARK,
        "thief": THIEF,
        "guard-0": guard(0),
        "guard-1": guard(1),
        "runaway-0": RED_PANDA,
        "runaway-1": RACCOON,
        "back": BACK + MEDALLION,
        "window": BACK + WINDOW,
        **MARKS,
    }
    for kind, cookies, lures, has_guard_mark in sorted(faces):
        drawn = SPECIAL_FACES[kind] if kind else plain_face(cookies, lures, bool(has_guard_mark))
        drawings[face_name(kind, cookies, lures, has_guard_mark)] = drawn
    return "".join(draw.define(f"addict-{name}", drawing) for name, drawing in drawings.items())
