"""The pictures of Tock: the board that stays, the cards, the pawns and their marks."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

from cookietin.engine import box_around, draw
from cookietin.engine.draw import Point, define, disc, group, lettering, sheet, short, stroke, use
from cookietin.engine.theme import (
    CREAM,
    GOLD,
    INK,
    SEAT_COLOURS,
    cookie,
    emblem_of,
    iced_cookie,
    pawn,
    shining_frame,
)
from cookietin.games.tock import layout
from cookietin.games.tock.data import ACE, FOUR, JACK, KINDS, KING, PAWN_LETTERS, QUEEN, SEVEN
from cookietin.games.tock.layout import BACK_SCALE, Layout, Tray

BAIZE, DARK_BAIZE = "#2f7057", "#235844"
ROAD = "#fbeacb"
RED, GREEN, BLUE = "#c9322a", "#17805a", "#2a6fb5"
BAKES = 4
DRAWN = 256  # of a kind that are kept: people may bring boards of their own
CORNER, RIM = 26, 9  # of a tray
WIDE_LETTERS = "MW"
OPEN_SIZE = 37  # of a letter on cards that lie open: 12 pixels on a phone on its side

OUTLINE: dict[str, Any] = {"stroke_linejoin": "round", "paint_order": "stroke"}
ROUND = 'stroke-linecap="round" stroke-linejoin="round"'

# Cards: the rank, a cookie as the suit, and a sign of what the card does

FORWARD_SIGN = stroke("M-52 0H50M20-30L52 0L20 30", GREEN, 15)
BACK_SIGN = stroke("M56 26V8C56-18 40-26 18-26H-50M-20-56L-52-26L-20 4", RED, 15)
SPLIT_SIGN = stroke("M-60 0H-34C-10 0-8-32 18-32H50M28-54L52-32L28-10", BLUE, 15)
SPLIT_SIGN += stroke("M-34 0C-10 0-8 32 18 32H50M28 10L52 32L28 54", BLUE, 15)
SWAP_SIGN = stroke("M-54-22H44M20-46L46-22L20 2", RED, 15)
SWAP_SIGN += stroke("M54 26H-44M-20 2L-46 26L-20 50", BLUE, 15)
OUT_SIGN = (
    f'<path d="M-62 6C-60 50 10 50 12 6z" fill="#b0732f" stroke="{INK}" stroke-width="6" {ROUND}/>'
    + stroke("M-25 0C-24-46 22-58 46-18M50-50L48-14L14-22", GREEN, 13)
)
TWELVE_SIGN = lettering("12", (0, -2), 62, fill=GREEN)
TWELVE_SIGN += stroke("M-52 34H50M24 10L52 34L24 58", GREEN, 13)
ACE_SIGN = (
    group(OUT_SIGN, at=(-30, 2), scale=0.78)
    + lettering("1", (40, 8), 60, fill=GREEN)
    + stroke("M20 36H60M48 22L62 36L48 50", GREEN, 10)
)
SIGNS = {
    ACE: ACE_SIGN,
    FOUR: BACK_SIGN,
    SEVEN: SPLIT_SIGN,
    JACK: SWAP_SIGN,
    QUEEN: TWELVE_SIGN,
    KING: OUT_SIGN,
}
EYES = draw.dots(((-10, -2), (10, -2)), 8, INK) + stroke("M-9 9Q0 18 9 9", INK, 4)
HATS = {
    JACK: f'<path d="M-28-16C-26-50 22-52 28-16z" fill="{BLUE}" stroke="{INK}" stroke-width="5" '
    f"{ROUND}/>" + stroke("M22-26Q36-40 28-54", RED, 7),
    QUEEN: f'<path d="M-24-22L-30-50L-12-38L0-58L12-38L30-50L24-22z" fill="#f39ab5" '
    f'stroke="{INK}" stroke-width="5" {ROUND}/>{disc(0, -60, 6, RED)}',
    KING: f'<path d="M-26-20L-32-54L-14-40L0-60L14-40L32-54L26-20z" fill="{GOLD}" '
    f'stroke="{INK}" stroke-width="5" {ROUND}/>',
}


def card_box(fill: str, at: Point = (0, 0)) -> str:
    """The outline of a card, about its middle."""
    x, y = at[0] + 3 - layout.CARD_WIDTH / 2, at[1] + 3 - layout.CARD_HEIGHT / 2
    look = {"fill": fill, "stroke": INK, "stroke_width": "6"}
    return sheet(x, y, layout.CARD_WIDTH - 6, layout.CARD_HEIGHT - 6, 24, **look)


PAPER = card_box("#fffdf6")
SUIT = use("tock-bake-0", (47, -74), 0.66)
FORWARD = PAPER + SUIT + group(FORWARD_SIGN, at=(0, 48))  # most cards have nothing else but a rank


def card(kind: int, rank: str) -> str:
    """A card about its middle, with its rank in the corner."""
    size = 104 if len(rank) == 1 else 86
    corner = lettering(rank, (-36, -38), size, letter_spacing="-5", fill=INK)
    if kind not in HATS and kind not in SIGNS:
        return use("tock-forward") + corner
    face = f"{disc(0, 0, 27, '#b8742e')}{disc(0, -1, 24, '#f0c27c')}{EYES}"
    suit = group(face, HATS[kind], at=(47, -60)) if kind in HATS else SUIT
    return PAPER + corner + suit + group(SIGNS.get(kind, FORWARD_SIGN), at=(0, 48))


BACK_COLOUR = "#b3404a"
BACK = (
    f"{card_box(BACK_COLOUR)}"
    f'<rect x="-72" y="-107" width="144" height="214" rx="16" fill="none" stroke="{CREAM}" '
    f'stroke-width="6" stroke-dasharray="3 12" stroke-linecap="round"/>'
    f"{use('tock-bake-1', scale=1.3)}"
)

# Marks

HEART = "M0 19C-32-4-20-24-8-21C-2-20 0-14 0-12C0-14 2-20 8-21C20-24 32-4 0 19z"
FENCE = (
    f'<g stroke="{INK}" stroke-width="5" {ROUND} fill="{CREAM}"><path d="M-46-16H46V-4H-46z"/>'
    '<path d="M-42-30L-35-38L-28-30V6H-42zM28-30L35-38L42-30V6H28z"/></g>'
)
# A rolling pin, for whoever deals; what is held to read of it is as large as a finger.
PIN = (
    '<circle r="60" fill="none"/>'
    f'<g transform="rotate(-35)"><path d="M-30 0H30" stroke="{INK}" stroke-width="12" {ROUND}/>'
    f'<path d="M-30 0H30" stroke="{RED}" stroke-width="6" {ROUND}/>'
    f'<rect x="-20" y="-10" width="40" height="20" rx="7" fill="#f0c27c" stroke="{INK}" '
    'stroke-width="4"/></g>'
)


def heart(seat: int) -> str:
    """The heart of somebody's partner: in that colour, with that shape."""
    fill = SEAT_COLOURS[seat].fill
    shape = f'<path d="{HEART}" transform="scale(1.25)" fill="{fill}" stroke="{INK}" '
    return f'{shape}stroke-width="3"/>{emblem_of(seat, (0, -5), 0.46)}'


BADGE = f'<circle cx="35" cy="-72" r="33" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'


def letter_badge(letter: str) -> str:
    """A letter on a pawn that is 100 high: which of the four it is. It is above the fence."""
    return use("tock-badge") + lettering(letter, (35, -51), 60, fill=INK)


# The board that stays


@lru_cache(draw.GROUNDS)
def definitions(board: Layout, players: int, corners: tuple[str, ...]) -> str:
    seats = range(players)
    drawn = [
        *(define(f"tock-bake-{bake}", cookie(0, 0, board.radius, bake)) for bake in range(BAKES)),
        *(define(f"tock-pawn-{seat}", pawn(seat)) for seat in seats),
        define("tock-iced", iced_cookie(0, 0, board.radius, "")),
        *(define(f"tock-home-{seat}", home(board, seat)) for seat in seats),
        *(
            define(f"tock-letter-{letter}", draw.grows(letter_badge(letter), by=draw.MUCH))
            for letter in PAWN_LETTERS
        ),
        define("tock-badge", BADGE),
        define("tock-forward", FORWARD),
        *(define(f"tock-card-{kind}", card(kind, rank)) for kind, rank in enumerate(corners)),
        define("tock-back", BACK),
    ]
    return f"<defs>{''.join(drawn)}</defs>"


def tin(board: Layout) -> str:
    """The tin, the cloth in it, and the shelf for the hand: below the board, or beside it."""
    total, shelf = board.total_height, board.height
    side, end = layout.WIDTH, layout.WIDTH + layout.SHELF_WIDTH - 11
    below = (
        f'<path d="M11 {shelf}H989V{total - 62}Q989 {total - 11} 938 {total - 11}H62'
        f'Q11 {total - 11} 11 {total - 62}z" fill="{DARK_BAIZE}"/>'
        f'<path d="M11 {shelf}H989" stroke="{GOLD}" stroke-width="4"/>'
    )
    beside = (
        f'<path d="M{side} 11H{end - 51}Q{end} 11 {end} 62V{shelf - 62}Q{end} {shelf - 11} '
        f'{end - 51} {shelf - 11}H{side}z" fill="{DARK_BAIZE}"/>'
        f'<path d="M{side} 11V{shelf - 11}" stroke="{GOLD}" stroke-width="4"/>'
    )
    return draw.only_high(tin_with_cloth(layout.WIDTH, total), below) + draw.only_broad(
        tin_with_cloth(layout.WIDTH + layout.SHELF_WIDTH, shelf), beside
    )


def tin_with_cloth(width: int, height: int) -> str:
    """A tin of some size with a cloth in it."""
    return (
        sheet(0, 0, width, height, 60, fill="#7d2620")
        + sheet(5, 5, width - 10, height - 10, 56, fill=GOLD)
        + sheet(11, 11, width - 22, height - 22, 51, fill=BAIZE)
    )


def way(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)


def road(board: Layout) -> str:
    """Under the squares, wide enough to be seen around them."""
    path = way(board.squares) + "z"
    return stroke(path, GOLD, board.cell + 2) + stroke(path, ROAD, board.cell - 5)


def lane(board: Layout, place: int, seat: int) -> str:
    """From the last square into the home of a seat."""
    last = board.squares[board.before_start(place)]
    path = way((last, *board.lanes[place]))
    wide = 2 * board.home_radius + 8
    return stroke(path, CREAM, wide + 4) + stroke(path, SEAT_COLOURS[seat].fill, wide - 4)


def start(board: Layout, seat: int) -> str:
    """The start square of a seat, about its middle."""
    iced = use("tock-iced", fill=SEAT_COLOURS[seat].fill)
    return iced + emblem_of(seat, scale=round(board.radius / 40, 1))


def home(board: Layout, seat: int) -> str:
    """A home square, about its middle."""
    scale, fill = round(board.home_radius / 42, 1), SEAT_COLOURS[seat].fill
    shape = emblem_of(seat, scale=scale, fill=fill, fill_opacity=".28")
    return disc(0, 0, board.home_radius - 3, CREAM) + shape


def tray(board: Layout, place: int, seat: int) -> str:
    """The tray of a seat, with four hollows for its pawns."""
    colour = SEAT_COLOURS[seat]
    found = board.trays[place]
    hollows = [(x, y - found.pawn * 0.3) for x, y in found.spots]
    rim: dict[str, Any] = {"fill": CREAM, "stroke": colour.fill, "stroke_width": f"{RIM}"}
    drawn = [sheet(*box.with_margin(-RIM / 2), CORNER, **rim) for box in found.boxes]
    dotted = draw.dots(hollows, found.pawn * 0.86, colour.fill)
    return "".join(drawn) + group(dotted, stroke_opacity=".22")


def sweets(found: Tray, number: int) -> str:
    """Something to look at where nobody sits."""
    box = found.boxes[0]
    wide, high = box.width / 2, box.height / 2
    x, y = box.left + wide, box.top + high
    crumbs = ((0.62, -0.62), (-0.66, 0.6), (0.58, 0.66)) if box.width == box.height else ()
    size = wide / 41  # the radius of a cookie on the board
    return use(f"tock-bake-{number % BAKES}", (x, y), 0.62 * size) + "".join(
        use(f"tock-bake-{(number + at) % BAKES}", (x + wide * across, y + high * down), 0.2 * size)
        for at, (across, down) in enumerate(crumbs, 1)
    )


def chevrons(board: Layout, place: int) -> str:
    """Which way pawns go from a start."""
    first = board.start_of(place)
    marks = ""
    for one, other in pairwise(board.squares[first : first + 3]):
        x, y = draw.middle(one, other)
        along, down = (other[0] - one[0]) / board.cell, (other[1] - one[1]) / board.cell
        tip, wing = 7, 11
        marks += (
            f"M{short(x - along * tip - down * wing)} {short(y - down * tip + along * wing)}"
            f"L{short(x + along * tip)} {short(y + down * tip)}"
            f"L{short(x - along * tip + down * wing)} {short(y - down * tip - along * wing)}"
        )
    return marks


def numbers(board: Layout, places: dict[int, int]) -> str:
    """The numbers of all squares but the starts that somebody has."""
    starts = {board.start_of(place) for place in places}
    figures = [
        draw.figure(square, x, y + board.radius * 0.9)
        for square, (x, y) in enumerate(board.squares)
        if square not in starts
    ]
    look = {"font_size": "36", "fill": INK, "pointer_events": "none"}
    return draw.group_of_figures(*figures, **look, stroke=CREAM, stroke_width="4", **OUTLINE)


def pile_place(board: Layout) -> str:
    """A doily."""
    path = draw.wavy(*board.pile, board.doily, 18, board.doily * 0.05)
    return (
        f'<path d="{path}" fill="{DARK_BAIZE}" '
        f'stroke="{GOLD}" stroke-width="3" stroke-opacity=".6"/>'
    )


# What changes


@lru_cache(DRAWN)
def frame(found: Tray) -> str:
    """Around the tray of whoever must act."""
    return "".join(shining_frame(*box, CORNER + 4) for box in found.boxes)


@lru_cache(DRAWN)
def nest_box(found: Tray) -> str:
    """What is tapped for a nest."""
    return sheet(*found.nest, 18, fill_opacity="0")


@lru_cache(DRAWN)
def backs(at: Point, count: int, ident: str) -> str:
    """So many cards, seen from behind, with their number.

    Of those under the first only an edge is seen, so nothing is printed on them.
    """
    if count == 0:
        return group(slot(1), at=at, scale=BACK_SCALE)
    x, y = at
    edges = (card_box(BACK_COLOUR, (-11 * n, -7 * n)) for n in range(count - 1, 0, -1))
    under = group(*edges, at=at, scale=BACK_SCALE)
    edge = {"stroke": INK, "stroke_width": "9", **OUTLINE}
    number = lettering(f"{count}", (x, y + 15), 44, fill="#fff", **edge)
    return under + group(use("tock-back"), ident=ident, at=at, scale=BACK_SCALE) + number


def open_cards(at: Point, width: float, names: list[str]) -> str:
    """Cards that lie open: small ones with their ranks, side by side in rows."""
    x, y = at
    columns = round(width / OPEN_SIZE)
    wide, high = width / columns, OPEN_SIZE * 1.03
    rows = -(-len(names) // columns)
    drawn = []
    for number, name in enumerate(names):
        across = x + wide * (number % columns - (columns - 1) / 2)
        down = y + high * (number // columns - (rows - 1) / 2)
        paper = box_around(across, down, wide - 2, high - 2)
        drawn.append(sheet(*paper, 6, fill="#fffdf6", stroke=INK, stroke_width="3"))
        foot = (across, down + OPEN_SIZE * 0.36)
        narrow = {"textLength": short(wide - 7), "lengthAdjust": "spacingAndGlyphs"}
        is_wide = len(name) > 1 or name in WIDE_LETTERS
        drawn.append(lettering(name, foot, OPEN_SIZE, fill=INK, **(narrow if is_wide else {})))
    return "".join(drawn)


@lru_cache(DRAWN)
def slot(scale: float) -> str:
    """Where a card can lie, about its middle."""
    wide, high = layout.CARD_WIDTH * scale, layout.CARD_HEIGHT * scale
    look = {"fill": "#fff", "fill_opacity": ".12", "stroke": ROAD, "stroke_opacity": ".7"}
    dashes = f"{short(16 * scale)} {short(12 * scale)}"
    look |= {"stroke_width": short(5 * scale), "stroke_dasharray": dashes}
    return sheet(-wide / 2, -high / 2, wide, high, 24 * scale, **look)


@lru_cache(DRAWN)
def held_cards(kind: int, count: int, is_dead: bool) -> str:
    """Equal cards of a hand, about the middle of the first; dead ones are dim, but not how many."""
    cards = "".join(use(f"tock-card-{kind}", (5 * at, -9 * at)) for at in range(count - 1, -1, -1))
    drawn = group(cards, opacity=".45") if is_dead else cards
    if count > 1:
        drawn += (
            f'<circle cx="62" cy="-2" r="27" fill="{RED}" stroke="#fff" stroke-width="5"/>'
            f"{lettering(f'×{count}', (62, 11), 36, fill='#fff')}"
        )
    return drawn


@lru_cache(DRAWN)
def shelf_edge(board: Layout, seat: int) -> str:
    """Whose shelf it is: an edge in the colour of the seat, with its shape."""
    colour = SEAT_COLOURS[seat]
    shape = emblem_of(seat, scale=0.62)
    badge = disc(0, 0, 21, CREAM) + disc(0, 0, 18, colour.fill) + shape

    def edge(path: str, *ends: Point) -> str:
        return (
            f'<path d="{path}" stroke="{CREAM}" stroke-width="11"/>'
            f'<path d="{path}" stroke="{colour.fill}" stroke-width="7"/>'
        ) + "".join(group(badge, at=end) for end in ends)

    x, y = layout.WIDTH, board.height
    return draw.only_high(edge(f"M14 {y}H986", (58, y), (x - 58, y))) + draw.only_broad(
        edge(f"M{x} 14V{y - 14}", (x, 58), (x, y - 58))
    )


@lru_cache(DRAWN)
def closed_hand(board: Layout) -> str:
    """For those who look on: backs."""
    return in_slots(board, [use("tock-back", place, 0.8) for place in board.slots])


def in_slots(board: Layout, cards: list[str]) -> str:
    """Something in each slot of the hand, from the first on."""
    panes = [board.pane(number, layout.HAND_SLOTS) for number in range(len(cards))]
    return "".join(map(draw.pane, panes, cards))


@lru_cache(DRAWN)
def empty_hand(board: Layout) -> str:
    """Where cards will lie again after the next deal."""
    return in_slots(board, [group(slot(0.8), at=place, opacity=".5") for place in board.slots])


def put_down(board: Layout, kinds: list[int]) -> str:
    """What was in the hand that is laid down, dim."""
    cards = zip(kinds, board.slots, strict=False)
    dim = [use(f"tock-card-{kind}", at, 0.8, opacity=".5") for kind, at in cards]
    return in_slots(board, dim)


@lru_cache(DRAWN)
def unseen_faces(board: Layout) -> str:
    """Every card, beside the board, to come when somebody plays it."""
    faces = (use(f"tock-card-{kind}", scale=board.pile_scale) for kind in range(KINDS))
    return "".join(
        group(face, ident=f"played-{kind}", at=layout.ASIDE, pointer_events="none")
        for kind, face in enumerate(faces)
    )
