"""The pictures of Tock: the board that stays, the cards, the pawns and their marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from cookietin.engine.draw import (
    CREAM,
    FONT,
    GOLD,
    INK,
    SEAT_COLOURS,
    Point,
    cookie,
    disc,
    dots,
    iced,
    middle,
    pawn,
    short,
    wavy,
)
from cookietin.games.tock.data import (
    ACE,
    CARD_NAMES,
    FOUR,
    JACK,
    KINDS,
    KING,
    QUEEN,
    SEVEN,
)
from cookietin.games.tock.layout import (
    BACK_SCALE,
    CARD_HEIGHT,
    CARD_WIDTH,
    HAND_SLOTS,
    WIDTH,
    Box,
    Layout,
    Tray,
    before_start,
    start_of,
)

BAIZE, DARK_BAIZE = "#2f7057", "#235844"
ROAD = "#fbeacb"
RED, GREEN, BLUE = "#c9322a", "#17805a", "#2a6fb5"
TURN = "#ffe23d"
BAKES = 4

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
LETTERING = f'font-family="{FONT}" font-weight="bold" text-anchor="middle"'


def moved(x: float, y: float, scale: float = 1) -> str:
    """The attribute that puts a drawing somewhere."""
    sized = "" if scale == 1 else f" scale({scale:.3g})"
    return f'transform="translate({short(x)} {short(y)}){sized}"'


def use(name: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A drawing of the definitions, somewhere."""
    where = f" {moved(x, y, scale)}" if (x, y, scale) != (0, 0, 1) else ""
    return f'<use href="#tock-{name}"{where}/>'


# Cards: the rank, a cookie as the suit, and a sign of what the card does


def lines(path: str, colour: str, width: int = 15) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" {ROUND}/>'


FORWARD_SIGN = lines("M-52 0H50M20-30L52 0L20 30", GREEN)
BACK_SIGN = lines("M56 26V8C56-18 40-26 18-26H-50M-20-56L-52-26L-20 4", RED)
SPLIT_SIGN = lines(
    "M-60 0H-34C-10 0-8-32 18-32H50M28-54L52-32L28-10M-34 0C-10 0-8 32 18 32H50", BLUE
)
SPLIT_SIGN += lines("M28 10L52 32L28 54", BLUE)
SWAP_SIGN = lines("M-54-22H44M20-46L46-22L20 2", RED) + lines(
    "M54 26H-44M-20 2L-46 26L-20 50", BLUE
)
OUT_SIGN = (
    f'<path d="M-62 6C-60 50 10 50 12 6z" fill="#b0732f" stroke="{INK}" stroke-width="6" {ROUND}/>'
    + lines("M-25 0C-24-46 22-58 46-18M50-50L48-14L14-22", GREEN, 13)
)
TWELVE_SIGN = f'<text y="-2" font-size="62" fill="{GREEN}">12</text>' + lines(
    "M-52 34H50M24 10L52 34L24 58", GREEN, 13
)
ACE_SIGN = (
    f'<g transform="translate(-30 2) scale(.78)">{OUT_SIGN}</g>'
    f'<text x="40" y="8" font-size="60" fill="{GREEN}">1</text>'
    + lines("M20 36H60M48 22L62 36L48 50", GREEN, 10)
)
SIGNS = {
    ACE: ACE_SIGN,
    FOUR: BACK_SIGN,
    SEVEN: SPLIT_SIGN,
    JACK: SWAP_SIGN,
    QUEEN: TWELVE_SIGN,
    KING: OUT_SIGN,
}
EYES = dots(((-10, -2), (10, -2)), 8, INK) + lines("M-9 9Q0 18 9 9", INK, 4)
HATS = {
    JACK: f'<path d="M-28-16C-26-50 22-52 28-16z" fill="{BLUE}" stroke="{INK}" stroke-width="5" '
    f"{ROUND}/>" + lines("M22-26Q36-40 28-54", RED, 7),
    QUEEN: f'<path d="M-24-22L-30-50L-12-38L0-58L12-38L30-50L24-22z" fill="#f39ab5" '
    f'stroke="{INK}" stroke-width="5" {ROUND}/>{disc(0, -60, 6, RED)}',
    KING: f'<path d="M-26-20L-32-54L-14-40L0-60L14-40L32-54L26-20z" fill="{GOLD}" '
    f'stroke="{INK}" stroke-width="5" {ROUND}/>',
}
SUIT_AT = (47, -74)


def card_box(fill: str) -> str:
    return (
        f'<rect x="{3 - CARD_WIDTH / 2:g}" y="{3 - CARD_HEIGHT / 2:g}" width="{CARD_WIDTH - 6}" '
        f'height="{CARD_HEIGHT - 6}" rx="24" fill="{fill}" stroke="{INK}" stroke-width="6"/>'
    )


def card(kind: int) -> str:
    """A card about its middle."""
    hat = HATS.get(kind, "")
    suit = f"{disc(0, 0, 27, '#b8742e')}{disc(0, -1, 24, '#f0c27c')}{EYES}{hat}" if hat else ""
    x, y = SUIT_AT
    drawn = f"<g {moved(x, y + 14)}>{suit}</g>" if hat else use("bake-0", x, y, 0.66)
    size = 104 if len(CARD_NAMES[kind]) == 1 else 86
    return (
        f"{card_box('#fffdf6')}"
        f'<text x="-36" y="-38" font-size="{size}" letter-spacing="-5" fill="{INK}">'
        f"{CARD_NAMES[kind]}</text>{drawn}"
        f'<g transform="translate(0 48)">{SIGNS.get(kind, FORWARD_SIGN)}</g>'
    )


BACK = (
    f"{card_box('#b3404a')}"
    f'<rect x="-72" y="-107" width="144" height="214" rx="16" fill="none" stroke="{CREAM}" '
    f'stroke-width="6" stroke-dasharray="3 12" stroke-linecap="round"/>{use("bake-1", 0, 0, 1.3)}'
)

# Marks

HEART = "M0 19C-32-4-20-24-8-21C-2-20 0-14 0-12C0-14 2-20 8-21C20-24 32-4 0 19z"
FENCE = (
    f'<g stroke="{INK}" stroke-width="5" {ROUND} fill="{CREAM}"><path d="M-46-16H46V-4H-46z"/>'
    '<path d="M-42-30L-35-38L-28-30V6H-42zM28-30L35-38L42-30V6H28z"/></g>'
)
CROWN = (
    f'<path d="M-21-82L-28-114L-12-100L0-122L12-100L28-114L21-82Q0-74-21-82z" fill="{GOLD}" '
    f'stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>'
)
# A rolling pin, for whoever deals.
PIN = (
    f'<g transform="rotate(-35)"><path d="M-30 0H30" stroke="{INK}" stroke-width="12" {ROUND}/>'
    f'<path d="M-30 0H30" stroke="{RED}" stroke-width="6" {ROUND}/>'
    f'<rect x="-20" y="-10" width="40" height="20" rx="7" fill="#f0c27c" stroke="{INK}" '
    'stroke-width="4"/></g>'
)


def heart(seat: int) -> str:
    """The heart of somebody's partner: in that colour, with that shape."""
    colour = SEAT_COLOURS[seat]
    return (
        f'<path d="{HEART}" transform="scale(1.25)" fill="{colour.fill}" stroke="{INK}" '
        f'stroke-width="3"/><path d="{colour.emblem}" transform="translate(0 -5) scale(.46)" '
        'fill="#fff"/>'
    )


def lettered(letter: str) -> str:
    """A letter on a pawn that is 100 high: which of the four it is."""
    return (
        f'<circle cx="30" cy="-14" r="21" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
        f'<text x="30" y="-5" font-size="32" fill="{INK}">{letter}</text>'
    )


# The board that stays


@cache
def definitions(board: Layout, players: int) -> str:
    bakes = "".join(
        f'<g id="tock-bake-{bake}">{cookie(0, 0, board.radius, bake)}</g>' for bake in range(BAKES)
    )
    pawns = "".join(
        pawn(seat, 0, 0, 100, f"tock-pawn-{seat}", "").replace("<title></title>", "")
        for seat in range(players)
    )
    homes = "".join(f'<g id="tock-home-{seat}">{home(board, seat)}</g>' for seat in range(players))
    cards = "".join(f'<g id="tock-card-{kind}">{card(kind)}</g>' for kind in range(KINDS))
    return f'<defs>{bakes}{pawns}{homes}{cards}<g id="tock-back">{BACK}</g></defs>'


def tin(board: Layout) -> str:
    """The tin, the cloth in it, and the shelf for the hand."""
    total = board.total_height
    shelf = board.height
    return (
        f'<rect width="{WIDTH}" height="{short(total)}" rx="60" fill="#7d2620"/>'
        f'<rect x="5" y="5" width="{WIDTH - 10}" height="{short(total - 10)}" rx="56" '
        f'fill="{GOLD}"/>'
        f'<rect x="11" y="11" width="{WIDTH - 22}" height="{short(total - 22)}" rx="51" '
        f'fill="{BAIZE}"/>'
        f'<path d="M11 {short(shelf)}H989V{short(total - 62)}Q989 {short(total - 11)} 938 '
        f'{short(total - 11)}H62Q11 {short(total - 11)} 11 {short(total - 62)}z" '
        f'fill="{DARK_BAIZE}"/><path d="M11 {short(shelf)}H989" stroke="{GOLD}" stroke-width="4"/>'
    )


def way(points: tuple[Point, ...], closes: bool) -> str:
    path = "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)
    return path + ("z" if closes else "")


def triples(points: tuple[Point, ...]) -> Iterator[tuple[Point, Point, Point]]:
    return zip(points, points[1:], points[2:], strict=False)


def is_corner(before: Point, here: Point, then: Point) -> bool:
    return before[0] != then[0] and before[1] != then[1]


def road(board: Layout) -> str:
    """Under the squares, wide enough to be seen around them."""
    squares = board.squares
    round_trip = (squares[-1], *squares, squares[0])
    corners = [here for before, here, then in triples(round_trip) if is_corner(before, here, then)]
    path = way(tuple(corners), closes=True)
    wide = board.cell
    return (
        f'<path d="{path}" fill="none" stroke="{GOLD}" stroke-width="{short(wide + 2)}" {ROUND}/>'
        f'<path d="{path}" fill="none" stroke="{ROAD}" stroke-width="{short(wide - 5)}" {ROUND}/>'
    )


def lane(board: Layout, place: int, seat: int) -> str:
    """From the last square into the home of a seat."""
    colour = SEAT_COLOURS[seat]
    last = board.squares[before_start(place, len(board.squares))]
    path = way((last, *board.lanes[place]), closes=False)
    wide = 2 * board.home_radius + 8
    return (
        f'<path d="{path}" fill="none" stroke="{CREAM}" stroke-width="{short(wide + 4)}" {ROUND}/>'
        f'<path d="{path}" fill="none" stroke="{colour.fill}" stroke-width="{short(wide - 4)}" '
        f"{ROUND}/>"
    )


def start(board: Layout, seat: int) -> str:
    """The start square of a seat, about its middle."""
    colour = SEAT_COLOURS[seat]
    return (
        f"{iced(0, 0, board.radius, colour.fill)}"
        f'<path d="{colour.emblem}" transform="scale({short(board.radius / 40)})" fill="#fff"/>'
    )


def home(board: Layout, seat: int) -> str:
    """A home square, about its middle."""
    colour = SEAT_COLOURS[seat]
    return (
        f"{disc(0, 0, board.home_radius - 3, CREAM)}"
        f'<path d="{colour.emblem}" transform="scale({short(board.home_radius / 42)})" '
        f'fill="{colour.fill}" fill-opacity=".28"/>'
    )


def rectangle(box: Box, corner: float) -> str:
    """The attributes of a rounded rectangle."""
    return (
        f'x="{short(box.x)}" y="{short(box.y)}" width="{short(box.width)}" '
        f'height="{short(box.height)}" rx="{short(corner)}"'
    )


CORNER, RIM = 26, 9


def tray(board: Layout, place: int, seat: int) -> str:
    """The tray of a seat, with four hollows for its pawns."""
    colour = SEAT_COLOURS[seat]
    found = board.trays[place]
    hollows = [(x, y - found.pawn * 0.3) for x, y in found.spots]
    boxes = [found.box, found.panel] if found.panel else [found.box]
    drawn = "".join(
        f'<rect {rectangle(box.grown(-RIM / 2), CORNER)} fill="{CREAM}" stroke="{colour.fill}" '
        f'stroke-width="{RIM}"/>'
        for box in boxes
    )
    return f'{drawn}<g stroke-opacity=".22">{dots(hollows, found.pawn * 0.86, colour.fill)}</g>'


def sweets(found: Tray, number: int) -> str:
    """Something to look at where nobody sits."""
    box = found.box
    wide, high = box.width / 2, box.height / 2
    x, y = box.x + wide, box.y + high
    rest = CRUMBS if box.width == box.height else ()
    return use(f"bake-{number % BAKES}", x, y, 0.62 * wide / COOKIE_ON_BOARD) + "".join(
        use(
            f"bake-{(number + at) % BAKES}",
            x + wide * across,
            y + high * down,
            0.2 * wide / COOKIE_ON_BOARD,
        )
        for at, (across, down) in enumerate(rest, 1)
    )


CRUMBS = ((0.62, -0.62), (-0.66, 0.6), (0.58, 0.66))
COOKIE_ON_BOARD = 41


def chevrons(board: Layout, place: int) -> str:
    """Which way pawns go from a start."""
    first = start_of(place)
    marks = ""
    for one, other in pairwise(board.squares[first : first + 3]):
        x, y = middle(one, other)
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
    starts = {start_of(place) for place in places}
    drawn = "".join(
        f'<text x="{short(x)}" y="{short(y + board.radius * 0.86)}">{square}</text>'
        for square, (x, y) in enumerate(board.squares)
        if square not in starts
    )
    return (
        f'<g font-size="{short(board.radius * 0.62)}" fill="{INK}" stroke="{CREAM}" '
        f'stroke-width="4" stroke-linejoin="round" paint-order="stroke" pointer-events="none">'
        f"{drawn}</g>"
    )


def pile_place(board: Layout) -> str:
    """A doily."""
    x, y = board.pile
    radius = board.doily
    return (
        f'<path d="{wavy(x, y, radius, 18, radius * 0.05)}" fill="{DARK_BAIZE}" '
        f'stroke="{GOLD}" stroke-width="3" stroke-opacity=".6"/>'
    )


# What changes


@cache
def frame(found: Tray) -> str:
    """Around the tray of whoever must act."""
    boxes = [found.box, found.panel] if found.panel else [found.box]
    return "".join(
        f'<rect {rectangle(box, CORNER + 4)} fill="none" stroke="{colour}" stroke-width="{width}"/>'
        for box in boxes
        for colour, width in ((INK, 13), (TURN, 8))
    )


@cache
def nest_box(found: Tray) -> str:
    return f'<rect {rectangle(found.nest, 18)} fill-opacity="0"/>'


@cache
def backs(x: float, y: float, count: int, ident: str) -> str:
    """So many cards, seen from behind, with their number."""
    if count == 0:
        return f"<g {moved(x, y, BACK_SCALE)}>{slot(1)}</g>"
    under = "".join(
        use("back", x - 3 * at, y - 2 * at, BACK_SCALE) for at in range(count - 1, 0, -1)
    )
    return (
        f'{under}<g id="{ident}" {moved(x, y, BACK_SCALE)}>{use("back")}</g>'
        f'<text x="{short(x)}" y="{short(y + 15)}" font-size="44" fill="#fff" '
        f'stroke="{INK}" stroke-width="9" stroke-linejoin="round" paint-order="stroke">'
        f"{count}</text>"
    )


def open_cards(x: float, y: float, width: float, names: list[str]) -> str:
    """The ranks of cards that lie open, in a small heap."""
    size = OPEN_SIZE
    columns = int(width / size)
    wide, high = width / columns, size * 1.1
    rows = -(-len(names) // columns)
    written = "".join(
        f'<text x="{short(x + wide * (at % columns - (columns - 1) / 2))}" '
        f'y="{short(y + high * (at // columns - (rows - 1) / 2) + size * 0.36)}">{name}</text>'
        for at, name in enumerate(names)
    )
    return (
        f"<rect {rectangle(Box(x - width / 2, y - high * rows / 2 - 3, width, high * rows + 6), 8)}"
        f' fill="#fffdf6" stroke="{INK}" stroke-width="4"/><g font-size="{size}" fill="{INK}" '
        f'letter-spacing="-1">{written}</g>'
    )


OPEN_SIZE = 31


def slot(scale: float) -> str:
    """Where a card can lie, about its middle."""
    wide, high = CARD_WIDTH * scale, CARD_HEIGHT * scale
    return (
        f'<rect x="{short(-wide / 2)}" y="{short(-high / 2)}" width="{short(wide)}" '
        f'height="{short(high)}" rx="{short(24 * scale)}" fill="#fff" fill-opacity=".12" '
        f'stroke="{ROAD}" stroke-opacity=".7" stroke-width="{short(5 * scale)}" '
        f'stroke-dasharray="{short(16 * scale)} {short(12 * scale)}"/>'
    )


@cache
def held(kind: int, count: int, is_dead: bool) -> str:
    """Equal cards of a hand, about the middle of the first; dead ones are dim."""
    under = "".join(use(f"card-{kind}", 5 * at, -9 * at) for at in range(count - 1, 0, -1))
    drawn = under + use(f"card-{kind}")
    if count > 1:
        drawn += (
            f'<circle cx="62" cy="-2" r="27" fill="{RED}" stroke="#fff" stroke-width="5"/>'
            f'<text x="62" y="10" font-size="34" fill="#fff">×{count}</text>'
        )
    return f'<g opacity=".45">{drawn}</g>' if is_dead else drawn


@cache
def closed_hand(board: Layout) -> str:
    """For those who look on: backs."""
    return "".join(
        use("back", *board.slot(number, HAND_SLOTS), 0.8) for number in range(HAND_SLOTS)
    )


@cache
def empty_hand(board: Layout) -> str:
    """Where cards will lie again after the next deal."""
    return "".join(
        f'<g {moved(*board.slot(number, HAND_SLOTS))} opacity=".5">{slot(0.8)}</g>'
        for number in range(HAND_SLOTS)
    )


def put_down(board: Layout, kinds: list[int]) -> str:
    """What was in the hand that is laid down, dim."""
    drawn = "".join(
        use(f"card-{kind}", *board.slot(place, HAND_SLOTS), 0.8) for place, kind in enumerate(kinds)
    )
    return f'<g opacity=".5">{drawn}</g>' if drawn else ""


@cache
def unseen_faces(board: Layout) -> str:
    """Every card at the pile, to show itself when somebody plays it."""
    return "".join(
        f'<g id="face-{kind}" {moved(*board.pile)} opacity="0" pointer-events="none">'
        f"{use(f'card-{kind}', scale=board.pile_scale)}</g>"
        for kind in range(KINDS)
    )
