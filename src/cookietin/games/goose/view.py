"""The board of Goose: cookies in a spiral, from the corner of the tin to the golden one."""

from __future__ import annotations

from cmath import exp
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from math import dist, pi
from textwrap import wrap
from typing import Any

from cookietin.engine import NOTHING, Begins, Row, Say, Step, Thrown, draw
from cookietin.engine.blocks import Block, Drawing, Items
from cookietin.engine.draw import Point, define, disc, dots, group, short, stroke, use, wavy
from cookietin.engine.theme import (
    CREAM,
    CROWN,
    GOLD,
    INK,
    SeatColour,
    biscuit,
    cookie,
    die,
    iced_cookie,
    pawn,
)
from cookietin.games.goose import happenings as h
from cookietin.games.goose import rules
from cookietin.games.goose.rules import State
from cookietin.games.goose.words import tell

# The road

SIDE = 1000
RADIUS = 47
SPACING = 100
FIRST_SQUARE_AT = 276  # after the mat on which six pawns stand side by side
FOOT_OF_NUMBER = 36
STEEP = 0.4  # how little a road goes sideways that goes up or down

LEFT = -1j  # a turn to the left, where y grows downwards
ROAD_BEGINS = complex(92, 916)
# Each leg runs to a corner, which is rounded by a radius, and there the road turns left.
LENGTHS = (824, 832, 832, 720, 720, 608, 608, 496, 496, 384, 310)
ROUNDED_BY = (120, 120, 120, 100, 100, 100, 100, 84, 84, 84, 0)
LEGS = tuple(zip(LENGTHS, ROUNDED_BY, strict=True))


def walk(distance: float) -> tuple[complex, complex]:
    """Where the road is after so much of it, and which way it goes there."""
    corner, heading, rounded = ROAD_BEGINS, 1 + 0j, 0
    for length, radius in LEGS:
        straight = length - rounded - radius
        bend = radius * pi / 2
        if distance <= straight:
            break
        corner += heading * length
        if distance <= straight + bend:
            turn = exp(LEFT * (distance - straight) / radius)
            pivot = corner - heading * radius + heading * LEFT * radius
            return pivot - heading * LEFT * radius * turn, heading * turn
        distance -= straight + bend
        heading *= LEFT
        rounded = radius
    return corner + heading * (rounded + distance), heading


# The start, the squares along the road, the finish; and which way the road goes there.
LAID = (
    (complex(182, 916), 1 + 0j),
    *(walk(FIRST_SQUARE_AT + before * SPACING) for before in range(rules.FINISH - 1)),
    (complex(519, 500), 1 + 0j),
)


ON_ROAD = range(rules.START + 1, rules.FINISH)
SQUARES_ON_ROAD = frozenset(ON_ROAD)


@cache
def centre(square: int) -> Point:
    point, _ = LAID[square]
    return point.real, point.imag


def road() -> str:
    corner, heading = ROAD_BEGINS, 1 + 0j
    path = f"M{coordinates(corner)}"
    for length, radius in LEGS:
        corner += heading * length
        path += f"L{coordinates(corner - heading * radius)}"
        heading *= LEFT
        if radius:
            path += f"A{radius} {radius} 0 0 0 {coordinates(corner + heading * radius)}"
    return path


def coordinates(point: complex) -> str:
    return f"{short(point.real)} {short(point.imag)}"


# The pictures, about the middle of a square. Their lowest part is left to the number.

LINE = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
ORANGE = "#f59a1b"
RED = "#d8392f"
WOOD = "#b0732f"
TEAL = "#2c6b6e"

# Its body has no colour of its own, so that goslings can be yellow.
GOOSE_PICTURE = (
    f"<g {LINE}>"
    '<path d="M-41-16C-33-9-22-9-12-9C2-8 9-12 9-24C8-30 6-33 7-38C9-52 31-53 33-38'
    'C34-32 29-29 28-23C27-14 31-7 28 3C24 15 8 18-6 17C-26 16-39 3-41-16z"/>'
    f'<path d="M32-43L48-36Q40-30 31-33z" fill="{ORANGE}"/>'
    '<path d="M-28-3C-18-9 2-7 10-1C4 11-18 13-28-3z" fill="#fff" fill-opacity=".6"/></g>'
    f'<path d="M8-27Q17-21 28-25" stroke="{RED}" stroke-width="8" fill="none"/>'
    f"{disc(22, -41, 4, INK)}{disc(23.3, -42.4, 1.4, '#fff')}"
    f'<circle cx="16" cy="-34" r="4" fill="{RED}" fill-opacity=".3"/>'
)

FLIGHT_PICTURE = (
    f'<g {LINE} fill="#fff"><path d="M2-6C-2-24 4-44 20-54C25-40 24-20 16-6z" fill="#d5e4ef"/>'
    '<path d="M-46-2C-34-4-20-9-4-9C10-9 16-15 26-21C38-28 50-16 42-8C34 0 22 12 2 12'
    'C-18 12-34 6-46-2z"/>'
    f'<path d="M44-19L60-14Q53-7 44-9z" fill="{ORANGE}"/>'
    '<path d="M-8-3C-26-14-36-34-32-50C-14-46 6-32 12-6C8 4-2 4-8-3z"/>'
    '<path d="M-21-38C-16-30-12-24-4-18M-24-24C-18-18-14-14-8-11" fill="none" '
    'stroke-width="2"/></g>'
    f'<path d="M17-17Q23-12 27 0" stroke="{RED}" stroke-width="8" fill="none"/>'
    f"{disc(35, -16, 3.6, INK)}{disc(36, -17, 1.3, '#fff')}"
)

NEST_PICTURE = (
    f'<g {LINE}><ellipse rx="13" ry="18" transform="translate(-17-17) rotate(-14)" fill="#fff"/>'
    '<ellipse rx="13" ry="18" transform="translate(17-17) rotate(14)" fill="#bfe3f2"/>'
    '<ellipse cy="-21" rx="14" ry="19" fill="#fff0c9"/>'
    f'<path d="M-40-12C-38 24 38 24 40-12C24 1-24 1-40-12z" fill="{WOOD}"/>'
    '<path d="M-32-1Q-10 10 8 3M-22 9Q6 14 28 3M-8-2Q14 8 34-3M-38-10l-6-6M38-10l7-5" '
    'fill="none" stroke="#6e4219"/></g>'
)

WELL_PICTURE = (
    f'<g {LINE}><path d="M-25-28V0M25-28V0" stroke-width="6"/>'
    '<path d="M-34-4V12C-34 22 34 22 34 12V-4z" fill="#b8bccb"/>'
    '<ellipse cy="-4" rx="34" ry="10" fill="#2f8fcb"/>'
    f'<path d="M0-28V-18" stroke-width="2"/><path d="M-9-18H9L6-3H-6z" fill="{WOOD}"/>'
    f'<path d="M-42-26L0-54L42-26z" fill="{RED}"/>'
    '<path d="M-20 7V18M3 8V20M23 6V17" stroke-width="2"/></g>'
)

DETOUR_PICTURE = (
    f'<g {LINE}><path d="M-5-50H6V20H-5z" fill="{WOOD}"/>'
    '<path d="M-46-22L-28-41H38V-4H-28z" fill="#fff"/></g>'
    f"{draw.lettering(str(rules.DETOUR_ENDS), (4, -10), 36, fill=INK)}"
)

CAGE_PICTURE = (
    f'<g {LINE} fill="none"><circle cy="-51" r="5"/>'
    '<path d="M-30 14V-14C-30-57 30-57 30-14V14z" fill="#fff" fill-opacity=".7"/>'
    '<path d="M-15 14V-38M0 14V-45M15 14V-38M-30-12H30"/>'
    f'<path d="M-35 10H35V20H-35z" fill="{GOLD}"/></g>'
)

SOUP_PICTURE = (
    f'<g {LINE}><path d="M-14-30q-8-6 0-12t0-12M4-30q-8-6 0-12t0-12" fill="none" '
    'stroke="#fff" stroke-width="6"/><path d="M20-20L36-50" stroke-width="7"/>'
    f'<path d="M-42-8H42" stroke-width="9"/>'
    f'<path d="M-34-17V3C-34 23 34 23 34 3V-17z" fill="{RED}"/>'
    f'<ellipse cy="-17" rx="34" ry="9" fill="{GOLD}"/>'
    f"{dots(((-14, -17), (2, -14), (14, -19)), 6, '#e8830c')}</g>"
)

PICTURES = {
    rules.NEST: ("#bfe08f", NEST_PICTURE),
    rules.WELL: ("#cfe0f5", WELL_PICTURE),
    rules.DETOUR: ("#ffd45e", DETOUR_PICTURE),
    rules.CAGE: ("#d9bdee", CAGE_PICTURE),
    rules.SOUP: ("#ffb98a", SOUP_PICTURE),
}
# 2.2: what a first throw shows that leads here.
DICE = {rules.SIX_AND_THREE: (6, 3), rules.FIVE_AND_FOUR: (5, 4)}

SPARKLE = "M0-22Q3-3 22 0Q3 3 0 22Q-3 3-22 0Q-3-3 0-22z"

GOLDEN_COOKIE = (
    '<g transform="scale(.94)">'
    f'<path d="{wavy(0, 0, 122, 24, 6)}" fill="#fff"/>'
    f"{dots([draw.around(0, 0, 113, pi * hole / 12) for hole in range(24)], 7, TEAL)}"
    f"{disc(0, 0, 104, '#9d2720')}{disc(0, 0, 100, RED)}{disc(0, 0, 89, GOLD)}"
    f"{disc(0, 0, 84, '#7d1f1c')}{disc(0, 2, 79, '#c98208')}{disc(-1, -2, 76, '#ffcb45')}"
    f"{disc(-8, -12, 60, '#ffe08a')}"
    f"{dots([draw.around(0, 0, 62, pi * (5.2 + chip) / 6) for chip in range(9)], 13, '#b06c00')}"
    '<path d="M0-50L13-20L46-17L21 4L29 36L0 19L-29 36L-21 4L-46-17L-13-20z" fill="#fffbe8" '
    'stroke="#c98208" stroke-width="4" stroke-linejoin="round"/>'
    f'<g fill="#fff"><path d="{SPARKLE}" transform="translate(60 -56) scale(1.3)"/>'
    f'<path d="{SPARKLE}" transform="translate(-66 -48) scale(.8)"/>'
    f'<path d="{SPARKLE}" transform="translate(68 34) scale(.7)"/></g></g>'
)

POND = (
    '<path d="M252 450C254 408 284 396 318 400C366 404 400 432 420 490C440 552 478 588 474 612'
    'C470 634 424 634 390 634H304C262 634 252 612 252 560z" fill="#6fbccb"/>'
)
BAKER_AND_GOSLINGS = (
    '<g transform="translate(319 412) scale(-1.35 1.35)"><use href="#goose-goose" fill="#fff"/>'
    '<path d="M7-56C-4-58-5-73 7-74C10-85 28-86 32-75C44-75 44-60 33-57L33-47Q20-53 8-46z" '
    f'fill="#fff" {LINE}/></g>'
    '<use href="#goose-goose" fill="#ffd94a" transform="translate(284 477) scale(-.6 .6)"/>'
    '<use href="#goose-goose" fill="#ffd94a" transform="translate(350 477) scale(-.6 .6)"/>'
    '<path d="M282 440q9-6 18 0t18 0t18 0t18 0M262 491q8-5 16 0t16 0t16 0M330 491q8-5 16 0t16 0'
    't16 0M424 602q7-4 14 0t14 0M400 621h18" fill="none" stroke="#fff" stroke-width="4" '
    'stroke-opacity=".8" stroke-linecap="round"/>'
)

# In the bends, where the road leaves room.
FLOWERS = (
    (63, 63),
    (937, 63),
    (937, 937),
    (50, 838),
    (170, 170),
    (830, 170),
    (829, 829),
    (169, 720),
    (721, 279),
    (721, 721),
)

BAKES = 6
BISCUIT_EVERY = 4
SPECIAL = {
    rules.START: "start",
    rules.FLIGHT: "flying-goose",
    rules.NEST: "nest",
    rules.WELL: "well",
    rules.DETOUR: "detour",
    rules.CAGE: "cage",
    rules.SOUP: "soup",
    rules.FINISH: "finish",
}
NAMED = ("goose", *SPECIAL.values())


def special(square: int, goose_on_23: int) -> str:
    """The key of what a special square is called; nothing for a plain one."""
    if square in rules.GEESE or (square == rules.MAYBE_GOOSE and goose_on_23):
        return "goose"
    return SPECIAL.get(square, "")


def ground(s: State, seat: int, say: Any) -> str:
    """The tin, the road and what lies on it."""
    return draw_ground(s.goose_on_23, say)


@lru_cache(draw.GROUNDS)
def draw_ground(goose_on_23: int, say: Say) -> str:
    """Drawn once, since a server shows it often; there is one `say` a language and table."""
    places = [centre(square) for square in ON_ROAD]
    flowers = "".join(use("goose-flower", flower) for flower in FLOWERS)
    squares = "".join(
        square_group(square, special(square, goose_on_23), say, picture(square, goose_on_23))
        for square in ON_ROAD
    )
    (start_x, start_y), (finish_x, finish_y) = centre(rules.START), centre(rules.FINISH)
    numbers = figures(
        draw.figure(say("start"), start_x, start_y + FOOT_OF_NUMBER),
        *map(number, ON_ROAD),
        draw.figure(rules.FINISH, finish_x, finish_y + 72, font_size="50"),
    )
    return (
        f"<defs>{DEFINITIONS}</defs>{TIN}{flowers}"
        f'<g stroke-opacity=".28">{dots([(x + 2, y + 5) for x, y in places], 2 * RADIUS, INK)}</g>'
        f"{square_group(rules.START, 'start', say, MAT)}{squares}{POND}"
        f"{square_group(rules.FINISH, 'finish', say, GOLDEN_COOKIE)}{BAKER_AND_GOSLINGS}"
        f"{numbers}"
    )


def figures(*drawn: str) -> str:
    return draw.group_of_figures(
        *drawn,
        font_size="36", fill=INK, stroke=CREAM, stroke_width="6", stroke_linejoin="round",
        paint_order="stroke",
    )  # fmt: skip


@cache
def number(square: int) -> str:
    x, y = centre(square)
    return draw.figure(square, x, y + FOOT_OF_NUMBER)


def square_group(square: int, key: str, say: Say, content: str) -> str:
    title = say("named", name=square, told=say(key)) if key else ""
    return group(content, ident=f"square-{square}", title=title, at=centre(square))


def picture(square: int, goose_on_23: int) -> str:
    """What lies on a square of the road, about its middle."""
    # Geese look along the road; where that goes up or down, into the board.
    point, heading = LAID[square]
    looks_left = heading.real < -STEEP or (heading.real < STEEP and point.real > SIDE / 2)
    flip = ' transform="scale(-1 1)"' if looks_left else ""
    key = special(square, goose_on_23)
    if key == "goose":
        return f'{use("goose-pond")}<use href="#goose-goose" fill="#fff"{flip}/>'
    if key == "flying-goose":
        return f"{iced_cookie(0, 0, RADIUS, '#86c9ef')}<g{flip}>{FLIGHT_PICTURE}</g>"
    if key:
        icing, drawn = PICTURES[square]
        return iced_cookie(0, 0, RADIUS, icing) + drawn
    if square in DICE:
        one, other = DICE[square]
        return use("goose-pink") + f"{die(one, -20, -20, 40, -10)}{die(other, 20, -14, 40, 8)}"
    if square % BISCUIT_EVERY == 0:
        return use("goose-biscuit")
    return use(f"goose-bake-{square * 5 % BAKES}")


RIM, WIDE_RIM = 5, 9  # around squares on the way of a pawn, and where it begins and ends


def layers(width: int) -> tuple[tuple[int, str], ...]:
    """What a rim is made of: how far each layer goes beyond its square, and its colour."""
    return (width + 4, INK), (width + 2, CREAM), (width, "")


def round_rim(width: int) -> str:
    """A rim around a square at the origin, in the colour of what uses it."""
    return "".join(
        f'<circle r="{RADIUS + far}"{draw.attributes_of({"fill": shade})}/>'
        for far, shade in layers(width)
    )


DEFINITIONS = "".join(
    (
        draw.sign("dice", 50, die(5, -20, -16, 58, -12) + die(2, 22, 18, 58, 9)),
        *(
            define(f"goose-bake-{bake}", cookie(0, 0, RADIUS, bake, is_dark=bake == BAKES - 1))
            for bake in range(BAKES)
        ),
        define("goose-biscuit", biscuit(0, 0, RADIUS)),
        define("goose-pond", iced_cookie(0, 0, RADIUS, "#a4daf2")),
        define("goose-pink", iced_cookie(0, 0, RADIUS, "#f9c6d2")),
        define("goose-goose", GOOSE_PICTURE),
        *(define(f"goose-rim-{width}", round_rim(width)) for width in (RIM, WIDE_RIM)),
        *(define(f"goose-pawn-{seat}", pawn(seat)) for seat in range(rules.PAWNS)),
        define(
            "goose-flower",
            dots(((-7, 0), (7, 0), (0, -7), (0, 7)), 10, GOLD) + disc(0, 0, 4, RED),
        ),
    )
)
TIN = (
    '<rect width="1000" height="1000" rx="100" fill="#8f2a22"/>'
    '<rect x="6" y="6" width="988" height="988" rx="96" fill="#c9453a"/>'
    f'<rect x="16" y="16" width="968" height="968" rx="88" fill="{GOLD}"/>'
    f'<rect x="24" y="24" width="952" height="952" rx="84" fill="{TEAL}"/>'
    f'<g fill="none" stroke-linecap="round"><path d="{road()}" stroke="{GOLD}" '
    f'stroke-width="110"/><path d="{road()}" stroke="#fbeacb" stroke-width="103"/></g>'
)
MAT_BOX, GOLDEN_BOX = (-132, -43, 262, 86), (-121, -121, 242, 242)
MAT = draw.sheet(*MAT_BOX, 43, fill="#fff", stroke=TEAL, stroke_width="3", stroke_dasharray="9 7")

# The dice, on the leaf of a water lily; when it is time to throw they shine.

LEAF_SHAPE = (
    "M335 563L410 538C399 518 370 506 335 506C292 506 258 531 258 560S292 614 335 614"
    "S413 591 413 563z"
)
LEAF = (
    f'<path d="{LEAF_SHAPE}" transform="translate(0 5)" fill="#3c8a52"/>'
    f'<path d="{LEAF_SHAPE}" fill="#7cc267"/>'
    '<path d="M289 517L381 607M382 513L291 606" stroke="#5fae55" stroke-width="4" '
    'stroke-linecap="round"/>'
)
SHINE = (
    f'<path d="{wavy(0, 0, 65, 14, 11)}" transform="translate(335 562) scale(1.12 .82)" '
    f'fill="#ffe23d" stroke="{INK}" stroke-width="4"/>'
    f'<g fill="#fff"><path d="{SPARKLE}" transform="translate(336 525) scale(.62)"/>'
    f'<path d="{SPARKLE}" transform="translate(329 600) scale(.52)"/></g>'
)
TAPPABLE = '<rect x="250" y="500" width="170" height="124" fill-opacity="0"/>'


def lying_die(which: int, face: int, x: float, y: float, turn: int) -> str:
    """A die with its shadow. Its pips are the only path in it, for a page to show others."""
    shadow = (
        '<rect x="-27" y="-27" width="54" height="54" rx="13" '
        f'transform="translate({short(x + 3)} {short(y + 7)}) rotate({turn})" fill="{INK}" '
        'fill-opacity=".35"/>'
    )
    return group(shadow, die(face, x, y, 58, turn), ident=f"die-{which}")


# No state knows the last throw, so they always show the same.
TWO_DICE = lying_die(0, 5, 303, 560, -12) + lying_die(1, 2, 367, 563, 10)


# The pawns

# How high pawns are that share a square, and where each stands: those behind first.
CROWDS: tuple[tuple[int, tuple[Point, ...]], ...] = (
    (0, ()),
    (66, ((0, 3),)),
    (58, ((-23, 3), (23, 3))),
    (48, ((0, -26), (-23, 9), (23, 9))),
    (44, ((-20, -26), (20, -26), (-20, 11), (20, 11))),
    (40, ((-17, -24), (17, -24), (-34, 11), (0, 11), (34, 11))),
    (40, ((-34, -24), (0, -24), (34, -24), (-34, 11), (0, 11), (34, 11))),
)
SIZE_AT_START, STEP_AT_START = 50, 43


@lru_cache(500)
def stands(squares: tuple[int, ...]) -> list[tuple[float, float, float]]:
    """Where all pawns stand, and how high they are there."""
    return [stand(squares, seat) for seat in range(len(squares))]


def stand(squares: Sequence[int], seat: int) -> tuple[float, float, float]:
    """Where the pawn of a seat stands, and how high it is there."""
    square = squares[seat]
    x, y = centre(square)
    if square == rules.START:
        # Each keeps its own place, so that nobody moves when another leaves.
        return x + STEP_AT_START * (seat - (len(squares) - 1) / 2), y + 4, SIZE_AT_START
    if square == rules.FINISH:
        return x, y + 22, 110
    size, spots = CROWDS[squares.count(square)]
    across, down = spots[squares[:seat].count(square)]
    return x + across, y + down, size


# Marks on a pawn that is 100 high.
TO_THROW_MARK = (
    f'<path d="{wavy(0, -46, 58, 11, 15)}" fill="#ffe23d" stroke="{INK}" stroke-width="6"/>'
)
IN_WATER = (
    '<path d="M-46-14q12-10 23 0t23 0t23 0t23 0V4C46 14-46 14-46 4z" fill="#3f9fd8" '
    'fill-opacity=".85" stroke="#fff" stroke-width="4"/>'
)
BARS = "M-44 2V-70C-44-124 44-124 44-70V2M-24 2V-106M24 2V-106M-50 4H50"
IN_CAGE = stroke(BARS, INK, 13) + stroke(BARS, GOLD, 6)
SNORES = "M26-80h20l-20 24h20M48-114h26l-26 28h26"
ASLEEP = stroke(SNORES, "#fff", 20) + stroke(SNORES, INK, 8)


def squares_of(s: State) -> tuple[int, ...]:
    return each(s, s.squares)


def each(s: State, row: Row) -> tuple[int, ...]:
    """What a row has for those who play."""
    return tuple(map(row.__getitem__, range(s.players)))


def size(s: State) -> tuple[int, int]:
    """A square."""
    return SIDE, SIDE


def pieces(s: State, seat: int, say: Say) -> str:
    """The dice and the pawns. Goose has no secrets: they are the same for every seat."""
    squares = squares_of(s)
    ready = s.turn if is_to_throw(s, s.turn) else NOTHING
    about = stands(squares), places(s, say), each(s, s.waiting), each(s, s.resting)
    pawns = [
        draw_pawn(seat, seat == ready, seat == s.winner, *one)
        for seat, one in enumerate(zip(squares, *about, strict=True))
    ]
    if ready != NOTHING:
        pawns.append(pawns.pop(ready))  # in front of those that share its square
    return dice(say("move-throw") if s.phase == rules.TO_THROW else "") + "".join(pawns)


@lru_cache(draw.GROUNDS)  # it says something in each language
def dice(title: str) -> str:
    """Two dice on their leaf; when they can be thrown, they say so and shine."""
    return group(SHINE if title else LEAF, TAPPABLE, TWO_DICE, ident="dice", title=title)


def describe(s: State, seat: int, say: Say) -> str:
    """Where each pawn is."""
    return ". ".join(places(s, say))


@lru_cache(500)  # most pawns stand where they stood
def draw_pawn(
    seat: int, is_ready: bool, has_won: bool, square: int, place: tuple[float, float, float],
    title: str, waits: int, rests: int,
) -> str:  # fmt: skip
    held = IN_WATER if square == rules.WELL else IN_CAGE
    over = f"{held if waits else ''}{ASLEEP if rests else ''}{CROWN if has_won else ''}"
    under = TO_THROW_MARK if is_ready else ""
    x, y, size = place
    marks = [draw.grows(mark, by=draw.MUCH) if mark else "" for mark in (under, over)]
    drawn = f"{marks[0]}{use(f'goose-pawn-{seat}')}{marks[1]}"
    return group(drawn, ident=f"pawn-{seat}", title=title, at=(x, y), scale=size / 100)


def is_to_throw(s: State, seat: int) -> bool:
    return s.turn == seat and s.phase in (rules.TO_THROW, rules.DICE_ROLL)


def places(s: State, say: Any) -> tuple[str, ...]:
    """Where each pawn is, in words."""
    return said_of(squares_of(s), each(s, s.waiting), each(s, s.resting), say)


@lru_cache(draw.GROUNDS)  # it is asked twice, for the picture and for whoever does not see it
def said_of(
    squares: tuple[int, ...], waiting: tuple[int, ...], resting: tuple[int, ...], say: Say
) -> tuple[str, ...]:
    found = []
    for seat, square in enumerate(squares):
        key = "pawn-waits" if waiting[seat] else "pawn-rests" if resting[seat] else "pawn-on"
        there = say("start") if square == rules.START else say("square", number=square)
        found.append(say(key, seat=say(f"seat-{seat}"), square=there))
    return tuple(found)


# Taps, and what is seen to happen


def voice_of(s: State, seat: int) -> str:
    """A player's pawn."""
    return f"pawn-{seat}"


def taps(s: State, seat: int, move: int) -> tuple[str, ...]:
    """To throw, tap the dice."""
    return ("dice",)


def signs(s: State, seat: int, move: int) -> tuple[str, ...]:
    """The dice: there is nothing else to do."""
    return ("dice",)


WAYS = ("walk", "arc")


def steps(before: State, happened: list[Any], after: State, seat: int) -> list[Step]:
    """The dice, the way of the pawn, whoever makes room for it, and what its square does."""
    seen: list[Step] = []
    squares = squares_of(before)
    at = [*zip(squares, feet(squares), strict=True)]  # so far
    for number, one in enumerate(happened, 1):
        if seen:  # what happens now is told as it begins
            seen[-1] = replace(seen[-1], told=len(tell(before, happened[:number], after)))
        match one:
            case h.Freed(seat):
                seen[-1] = replace(seen[-1], together=True)
                seen.append(Step("flash", f"pawn-{seat}"))
            case Begins(seat) | h.Released(seat):
                seen.append(Step("flash", f"pawn-{seat}"))
            case Thrown():
                seen.append(Step("dice", "dice", faces=tuple(one)))
            case h.SentOn(seat, h.BY_DETOUR, to):
                seen.append(leap("walk", at, seat, to))
            case h.SentOn(seat, h.BY_FLIGHT, to) | h.Leaps(seat, to) | h.PutBack(seat, _, to):
                seen.append(leap("arc", at, seat, to))
            case h.Walks(seat, _, to) | h.SentOn(seat, _, to):
                seen.append(walk_on(at, seat, to))
            case h.Swapped(_, seat, to):
                seen[-1] = replace(seen[-1], together=True)
                seen.append(leap("arc", at, seat, to))
            case h.Lands(seat, square):
                seen += moment(at, seat, square)
    return beside_others(seen, before, after)


def leap(kind: str, at: list[tuple[int, Point]], seat: int, to: int) -> Step:
    """A pawn on its way straight to a square; it is there afterwards."""
    points = at[seat][1], foot_alone(to)
    at[seat] = to, points[-1]
    return Step(kind, f"pawn-{seat}", points)


def walk_on(at: list[tuple[int, Point]], seat: int, to: int) -> Step:
    """A pawn on its way over all squares to one; it is there afterwards."""
    square, here = at[seat]
    ahead = rules.FORWARD if square < to else rules.BACKWARD
    passed = range(square + ahead, to + ahead, ahead)
    points = (here, *map(foot_alone, passed))
    at[seat] = to, points[-1]
    return Step("walk", f"pawn-{seat}", points)


def moment(at: list[tuple[int, Point]], seat: int, square: int) -> list[Step]:
    """What a square does to the pawn that lands there."""
    here = (draw.exact(centre(square)),)
    if square == rules.SOUP:
        fumes = Step("fumes", points=here, together=True)
        return [fumes, leap("arc", at, seat, rules.START)]
    if square == rules.FINISH:
        glitter = Step("glitter", points=here, together=True)
        return [glitter, Step("hop", f"pawn-{seat}")]
    return [Step("hop" if square == rules.NEST else "shake", f"pawn-{seat}")]


def beside_others(seen: list[Step], before: State, after: State) -> list[Step]:
    """The last way of each pawn ends where it is drawn: beside others, who move up meanwhile."""
    found: list[Step] = []
    was, then = feet(squares_of(before)), feet(squares_of(after))
    stay = {f"pawn-{seat}": seat for seat in range(after.players)}
    last = 0  # so many steps from the last way on
    for step in reversed(seen):
        if step.kind in WAYS:
            last = last or len(found) + 1
            if step.element in stay:
                end = then[stay.pop(step.element)]
                step = replace(step, points=(*step.points[:-1], end))
        found.insert(0, step)
    for element, seat in stay.items():
        way = was[seat], then[seat]
        if way[0] != way[1]:
            found.insert(len(found) - last, Step("slide", element, way, together=True))
    return found


# The last move: its squares are rimmed in the colour of whoever moved.


def trail(s: State, steps: Iterable[Step], colour: SeatColour) -> str:
    """The rims are laid on the road, and what lies there on top of them, once more."""
    ways = tuple(tuple(map(square_at, one.points)) for one in steps if one.kind in WAYS)
    return draw_trail(ways, colour) if ways else ""


@lru_cache(256)  # two kilobytes each
def draw_trail(ways: tuple[tuple[int, ...], ...], colour: SeatColour) -> str:
    passed = {square for way in ways for square in way}
    ends = {square for way in ways for square in (way[0], way[-1])}
    rims = (rim(square, WIDE_RIM if square in ends else RIM, colour) for square in sorted(passed))
    near = {one + beside for one in passed for beside in (-1, 0, 1)}  # a rim reaches them
    covered = sorted(near & SQUARES_ON_ROAD)
    squares = map(use_of_square, covered)
    return "".join((*rims, *squares, figures(*map(number, covered))))


@cache
def use_of_square(square: int) -> str:
    return use(f"square-{square}")


@lru_cache(1024)
def rim(square: int, width: int, colour: SeatColour) -> str:
    """Around a square of the road, under it; around the mat and the golden cookie, beside them."""
    x, y = centre(square)
    if square in ON_ROAD:
        return use(f"goose-rim-{width}", (x, y), fill=colour.fill)
    left, top, wide, high = MAT_BOX if square == rules.START else GOLDEN_BOX
    box = x + left - width, y + top - width, wide + 2 * width, high + 2 * width, high / 2 + width
    return "".join(
        draw.sheet(*box, fill="none", stroke=shade or colour.fill, stroke_width=str(far))
        for far, shade in layers(width)
    )


@lru_cache(1000)  # a pawn stands in a few places of each square
def square_at(foot: Point) -> int:
    """The square on which a pawn has its foot; the mat at the start is wider than others."""
    left, top, wide, high = MAT_BOX
    start_x, start_y = centre(rules.START)
    if draw.Pane(start_x + left, start_y + top, wide, high, draw.ORIGIN).has(foot):
        return rules.START
    others: list[int] = [*ON_ROAD, rules.FINISH]
    return min(others, key=lambda square: dist(foot, centre(square)))


@lru_cache(1000)
def feet(squares: tuple[int, ...]) -> list[Point]:
    """Where all pawns stand, as exactly as they are drawn."""
    return [draw.exact((x, y)) for x, y, _ in stands(squares)]


@cache
def foot_alone(square: int) -> Point:
    """Where a pawn stands that has a square for itself."""
    return feet((square,))[0]


# The board in text

COLUMNS = 8
CELL = 8
OUTSIDE = -COLUMNS  # next to no square
LETTERS = "ABCDEF"
MARKS = dict(zip(NAMED, "» ^uo<#~*", strict=True))
# By which of its four arms a corner of walls has: up 1, right 2, down 4, left 8.
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def spiral() -> dict[complex, int]:
    """The squares by column and row, turning left as the road does."""
    laid: dict[complex, int] = {}
    cell, heading = complex(0, COLUMNS - 1), 1 + 0j
    for square in range(rules.FINISH + 1):
        laid[cell] = square
        ahead = cell + heading
        if ahead in laid or not (0 <= ahead.real < COLUMNS and 0 <= ahead.imag < COLUMNS):
            heading *= LEFT
        cell += heading
    return laid


CELLS = spiral()


def has_wall(one: complex, other: complex) -> bool:
    """Between two cells, unless one leads to the other or both are outside."""
    return abs(CELLS.get(one, OUTSIDE) - CELLS.get(other, OUTSIDE)) > 1


def wall_line(row: int) -> str:
    line = ""
    for column in range(COLUMNS + 1):
        below = complex(column, row)
        above = below - 1j
        up = has_wall(above - 1, above)
        right = has_wall(above, below)
        down = has_wall(below - 1, below)
        left = has_wall(above - 1, below - 1)
        line += CORNERS[up + 2 * right + 4 * down + 8 * left] + ("─" if right else " ") * CELL
    return line.rstrip()


def cell_line(s: State, row: int) -> str:
    line = ""
    for column in range(COLUMNS):
        cell = complex(column, row)
        square = CELLS[cell]
        here = "".join(LETTERS[seat] for seat in range(s.players) if s.squares[seat] == square)
        here = "A-F" if here == LETTERS else here
        mark = MARKS.get(special(square, s.goose_on_23), " ")
        line += ("│" if has_wall(cell - 1, cell) else " ") + f"{square:2}{mark}{here}".ljust(CELL)
    return line + "│"


def text(s: State, seat: int, say: Say) -> list[Block]:
    """The spiral, what its marks mean, and where everybody is: the same for every seat."""
    lines = []
    for row in range(COLUMNS):
        lines += [wall_line(row), cell_line(s, row)]
    lines.append(wall_line(COLUMNS))
    # A name stays whole: lines break between two entries only.
    marks = [f"{mark} {say(key)}" for key, mark in MARKS.items() if mark != " "]
    legend = "  ".join(mark.replace(" ", "\xa0") for mark in marks)
    explained = [line.replace("\xa0", " ") for line in wrap(legend, 79)]
    where = places(s, say)
    lines_of_pawns = [f"{pointer(s, seat)} {told}" for seat, told in enumerate(where)]
    told = [f"{one}{name_of(s, seat, say)}" for seat, one in enumerate(where)]
    named = {square: special(square, s.goose_on_23) for square in range(1, rules.FINISH + 1)}
    squares = [say("named", name=square, told=say(key)) for square, key in named.items() if key]
    return [
        Drawing(lines, told=()),
        Drawing(explained, may_wait=True, told=()),
        Items(lines_of_pawns, told=[Items(told), Items(squares)]),
    ]


def name_of(s: State, seat: int, say: Say) -> str:
    """What is there where a pawn stands."""
    key = special(s.squares[seat], s.goose_on_23)
    return f" ({say(key)})" if key and s.squares[seat] else ""


def pointer(s: State, seat: int) -> str:
    """Whose turn it is or who has won, and the letter of a pawn."""
    return f"{'▶' if is_to_throw(s, seat) else '★' if s.winner == seat else ' '} {LETTERS[seat]}"


def cover(game: Callable[..., Any]) -> Any:
    """Four pawns on their way: one ahead, one in the nest, one in the well."""
    shown = {
        "squares": [53, rules.NEST, rules.WELL, 24, 0, 0],
        "waiting": [0, 0, 1, 0, 0, 0],
        "has_thrown": [1, 1, 1, 1, 0, 0],
        "phase": rules.TO_THROW,
        "round": 7,
    }
    return game(players=4).position(shown)
