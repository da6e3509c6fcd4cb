"""The board of Cookie Addict."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cookietin.engine import ALLOWED, NOTHING, Phrase, Step
from cookietin.engine.draw import CREAM, FONT, GOLD, INK, SEAT_COLOURS, Point, short
from cookietin.engine.esc import esc
from cookietin.engine.record import copy_of
from cookietin.games.cookie_addict import art, words
from cookietin.games.cookie_addict.art import FIVE
from cookietin.games.cookie_addict.data import PLAIN, SPECIALS, TILES, TURN
from cookietin.games.cookie_addict.rules import (
    ASK_GUARD,
    ASK_TRADE,
    ASK_TURN,
    BESIDE,
    CELLS,
    COLUMNS,
    COOKIES,
    DECLINE,
    END_TURN,
    FIRST_PUT,
    FIRST_STEP,
    FIRST_TRADE,
    FIRST_TURN,
    GUARDS,
    LINES,
    LURE,
    LURES_FOR_COOKIES,
    MOVE,
    NO_TILE,
    NOWHERE,
    OVER,
    PLAYERS,
    PUT_FIRST,
    PUT_SECOND,
    ROWS,
    TRAPPED,
    WAYS,
    WHO_BEGINS,
    cookies_in_bank,
    crossing,
    has_guard,
    line_refusal,
    lures_in_bank,
    step_refusal,
    winners,
)

if TYPE_CHECKING:
    from cookietin.engine.texts import Say
    from cookietin.games.cookie_addict.rules import State

# Where everything is. The board lies between two people: one sits below it, the other above, and
# what belongs to the other is turned round. Seat 0 is the near one, if not just seat 1 looks.

WIDTH, HEIGHT = 1000, 1292
RIM = 16
SQUARE_LEFT, SQUARE_TOP, SQUARE = 132, 280, 816
LANE = 112  # how broad the ways are on which the pawns stand
LANE_MIDDLES = (RIM + LANE / 2, SQUARE_TOP - 6 - LANE / 2)  # of the rows, of the columns
PAWN_SIZE = 1.02
FEET = (50, 46)  # how far below the middle of its place a pawn stands, by direction
TILE_SHARE = 0.0092  # of the way from tile to tile: a tile is 100 wide
GUARD_SIZE, GUARD_ACROSS, GUARD_DOWN = 0.64, 21, 45  # on a tile
WATCHED_SIZE, WATCHED_AT = 0.6, -17  # of what the tile shows then
BESIDE_X, BESIDE_Y, BESIDE_STEP = 964, 400, 120

BOX_WIDTH, BOX_HEIGHT = 968, 138  # what a player owns lies here
NEAR_CORNER, FAR_CORNER = (RIM, 1140), (WIDTH - RIM, RIM + BOX_HEIGHT)
MEDALLION_X = 62
NUMBER_X, NUMBER_SIZE = 165, 54  # two figures keep clear of what frames their neighbours
FIVES_LEFT, FIVES_IN_A_ROW, FIVES_APART = 244, 6, 84
FIVES_TOP, FIVES_DOWN = 38, 62
LURES_LEFT, LURES_IN_A_ROW, LURES_APART = 736, 5, 35
LURES_TOP, LURES_DOWN = 42, 54
DOUBLE_X = 932
NIGHT, DUSK, MOONLIGHT = "#26345f", "#3a4b80", "#c9d4f5"
FINGER = 120  # how broad a field is on which a finger is sure to land
FRAMED = 1.12  # what a page draws around a field that may be tapped makes it so much larger


def pitch(lines: int) -> float:
    """How far it is from tile to tile."""
    return SQUARE / lines


def middle_of(lines: int, line: int) -> float:
    """How far the middle of a line is from the edge of the square."""
    return pitch(lines) * (line + 0.5)


def centre(lines: int, cell: int) -> Point:
    """The middle of a tile."""
    return (
        SQUARE_LEFT + middle_of(lines, cell % LINES),
        SQUARE_TOP + middle_of(lines, cell // LINES),
    )


def exact(x: float, y: float) -> Point:
    """A place as exactly as it is drawn."""
    return float(short(x)), float(short(y))


def in_box(is_near: bool, x: float, y: float) -> Point:
    """A place in a box; that of the far player is turned round."""
    if is_near:
        return NEAR_CORNER[0] + x, NEAR_CORNER[1] + y
    return FAR_CORNER[0] - x, FAR_CORNER[1] - y


def is_put(s: State, seat: int) -> bool:
    """Does the pawn of a seat stand before a line?"""
    direction = s.directions[seat]
    return direction != NOWHERE and s.pawns[direction] != NOWHERE


def pawn_place(s: State, seat: int, near: int = 0) -> Point:
    """Where the pawn of a seat stands: before its line, or still in its box."""
    if not is_put(s, seat):
        x, y = in_box(seat == near, MEDALLION_X, BOX_HEIGHT / 2)
        return exact(x, y + FEET[COLUMNS])
    direction = s.directions[seat]
    along = middle_of(s.lines, s.pawns[direction])
    if direction == ROWS:
        return exact(LANE_MIDDLES[ROWS], SQUARE_TOP + along + FEET[ROWS])
    return exact(SQUARE_LEFT + along, LANE_MIDDLES[COLUMNS] + FEET[COLUMNS])


def tile_size(lines: int) -> float:
    """How much larger than 100 a tile is drawn."""
    return pitch(lines) * TILE_SHARE


def guard_place(s: State, guard: int) -> Point:
    """Where a guard stands: in a corner of its tile, so that the tile is seen."""
    cell = s.guards[guard]
    if cell == BESIDE:
        return exact(BESIDE_X, BESIDE_Y + BESIDE_STEP * guard)
    x, y = centre(s.lines, cell)
    size = tile_size(s.lines)
    return exact(x + GUARD_ACROSS * size, y + GUARD_DOWN * size)


# What stays the same for a whole match

EMPTY_BOXES = "".join(
    art.placed(
        "box-0",
        FIVES_LEFT + FIVES_APART * (box % FIVES_IN_A_ROW),
        FIVES_TOP + FIVES_DOWN * (box // FIVES_IN_A_ROW),
    )
    for box in range(COOKIES // FIVE)
)
TIN = (
    f'<rect width="{WIDTH}" height="{HEIGHT}" rx="54" fill="#8f2a22"/>'
    f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="51" fill="#c9453a"/>'
    f'<rect x="8" y="8" width="{WIDTH - 16}" height="{HEIGHT - 16}" rx="46" fill="{GOLD}"/>'
    f'<rect x="12" y="12" width="{WIDTH - 24}" height="{HEIGHT - 24}" rx="42" fill="{NIGHT}"/>'
)
LANES = (
    f'<g fill="{DUSK}"><rect x="{RIM}" y="{SQUARE_TOP}" width="{LANE}" height="{SQUARE}" '
    f'rx="34"/><rect x="{SQUARE_LEFT}" y="{SQUARE_TOP - 6 - LANE}" width="{SQUARE}" '
    f'height="{LANE}" rx="34"/></g>'
)


def box_ground(seat: int) -> str:
    """The box of a player with nothing in it."""
    colour = SEAT_COLOURS[seat]
    return (
        f'<rect width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="32" fill="{CREAM}" '
        f'stroke="{colour.fill}" stroke-width="7"/>'
        f'<circle cx="{MEDALLION_X}" cy="{BOX_HEIGHT / 2:.0f}" r="50" fill="{colour.fill}"/>'
        f'<path d="{colour.emblem}" transform="translate({MEDALLION_X} {BOX_HEIGHT / 2:.0f}) '
        'scale(1.5)" fill="#fff"/>'
        f'<rect x="{LURES_LEFT - 25}" y="10" width="{5 * LURES_APART + 10}" '
        f'height="{BOX_HEIGHT - 20}" rx="18" fill="#d6f1f2"/>'
        f'<circle cx="{DOUBLE_X}" cy="{BOX_HEIGHT / 2:.0f}" r="30" fill="none" stroke="#e3d3ae" '
        f'stroke-width="3" stroke-dasharray="6 6"/>{art.placed("boxes", 0, 0)}'
    )


@lru_cache(16)
def ground(lines: int, faces: frozenset[tuple[int, int, int, int]]) -> str:
    """The tin, the ways of the pawns, the empty boxes, and all that is drawn more than once."""
    boxes = art.defined("boxes", EMPTY_BOXES) + "".join(
        art.defined(f"owned-{seat}", box_ground(seat)) for seat in range(PLAYERS)
    )
    return (
        f'<g id="ground"><defs>{art.definitions(faces)}{boxes}</defs>'
        f"{TIN}{LANES}"
        f'<rect x="{SQUARE_LEFT}" y="{SQUARE_TOP}" width="{SQUARE}" height="{SQUARE}" rx="26" '
        f'fill="#1a2549"/>{names_of_lines(lines)}</g>'
    )


def box_turn(is_near: bool) -> str:
    """How a box is put on the board."""
    left, top = NEAR_CORNER if is_near else FAR_CORNER
    return f"translate({left} {top})" + ("" if is_near else " rotate(180)")


def names_of_lines(lines: int) -> str:
    """Before each line, and behind it for who sits at the other side."""
    names = ""
    for line in range(lines):
        row = short(SQUARE_TOP + middle_of(lines, line))
        column = short(SQUARE_LEFT + middle_of(lines, line))
        for direction, x, y, turn in (
            (ROWS, "36", row, ""),
            (ROWS, "967", row, " rotate(180)"),
            (COLUMNS, column, "182", ""),
            (COLUMNS, column, "1117", " rotate(180)"),
        ):
            name = words.line_name(direction, line)
            names += f'<text transform="translate({x} {y}){turn}" dy="11">{name}</text>'
    return (
        f'<g font-family="{FONT}" font-weight="bold" font-size="32" text-anchor="middle" '
        f'fill="{MOONLIGHT}">{names}</g>'
    )


# What changes


def rectangle(left: float, top: float, width: float, height: float) -> str:
    """An unseen field that can be tapped."""
    return (
        f'<rect x="{short(left)}" y="{short(top)}" width="{short(width)}" '
        f'height="{short(height)}" fill-opacity="0"/>'
    )


def is_to_move(s: State, seat: int) -> bool:
    """Is this player asked for something?"""
    return WHO_BEGINS < s.phase < OVER and s.turn == seat


def bands(s: State) -> str:
    """The lines the pawns stand at, each in the colour of its player."""
    drawn = ""
    across = pitch(s.lines)
    for seat in range(PLAYERS):
        if not is_put(s, seat):
            continue
        direction = s.directions[seat]
        along = across * s.pawns[direction]
        x, y, width, height = (
            (RIM, SQUARE_TOP + along, SQUARE_LEFT + SQUARE - RIM, across)
            if direction == ROWS
            else (SQUARE_LEFT + along, SQUARE_TOP - 6 - LANE, across, SQUARE + 6 + LANE)
        )
        drawn += (
            f'<rect x="{short(x)}" y="{short(y)}" width="{short(width)}" '
            f'height="{short(height)}" rx="26" fill="{SEAT_COLOURS[seat].fill}"/>'
        )
    return drawn


def face_of(s: State, tile: int) -> tuple[int, int, int, int]:
    """All that a tile shows."""
    return s.kinds[tile], s.cookies_on[tile], s.lures_on[tile], s.has_guard_mark[tile]


def spoken(say: Say, phrase: Phrase) -> str:
    """A phrase of this game in the language of the picture."""
    variables = {
        name: spoken(say, value) if isinstance(value, Phrase) else value
        for name, value in phrase.variables.items()
    }
    return say(phrase.key, **variables)


def draw_tiles(s: State, say: Say) -> str:
    """Face up, face down, and face down with a window while a Turn could turn it up again."""
    down = say("view-face-down")
    back = "window" if may_be_turned_up(s) else "back"
    drawn = ""
    for row in range(s.lines):
        for cell in range(row * LINES, row * LINES + s.lines):
            tile = s.tiles[cell]
            if tile != NO_TILE:
                name = spoken(say, words.tile_phrase(s, tile))
                face = art.face_name(*face_of(s, tile))
                over = back if s.is_down[cell] else ""
                is_watched = has_guard(s, cell)
                drawn += draw_tile(s.lines, cell, face, over, is_watched, name, down)
    return drawn


@lru_cache(4000)
def draw_tile(
    lines: int, cell: int, face: str, back: str, is_watched: bool, name: str, down: str
) -> str:
    """One tile with its title; under a guard what it shows goes into a corner."""
    x, y = centre(lines, cell)
    title = f"{words.cell_name(cell)}: {name}" + (f", {down}" if back else "")
    drawn = art.placed(back or face, 0, 0)
    if back == "window":
        drawn += art.placed(face, 0, 0, 0.56)
    if is_watched:
        aside = f"translate({WATCHED_AT} {WATCHED_AT}) scale({WATCHED_SIZE})"
        drawn = f'{art.placed("watched", 0, 0)}<g transform="{aside}">{drawn}</g>'
    return (
        f'<g id="tile-{words.cell_name(cell)}" transform="translate({short(x)} {short(y)}) '
        f'scale({tile_size(lines):.3g})"><title>{esc(title)}</title>{drawn}</g>'
    )


def may_be_turned_up(s: State) -> bool:
    """Is a Turn tile asked about or still to come?"""
    if s.phase == ASK_TURN:
        return True
    return any(
        s.tiles[cell] != NO_TILE and s.kinds[s.tiles[cell]] == TURN and not s.is_down[cell]
        for cell in range(CELLS)
    )


def may_go(s: State, direction: int, line: int) -> bool:
    """Could the player to move go to this line now?"""
    if s.phase not in (PUT_FIRST, PUT_SECOND, MOVE):
        return False
    return line_refusal(s, s.turn, direction, line) == ALLOWED


def marked(s: State) -> str:
    """The tiles that can be got, or where a guard can be lured for the price of a lure."""
    size = tile_size(s.lines)
    drawn = ""
    if s.phase in (PUT_SECOND, MOVE):
        direction = s.directions[s.turn]
        for line in range(s.lines):
            if may_go(s, direction, line):
                x, y = centre(s.lines, crossing(s, direction, line))
                drawn += art.placed("target", x, y, size)
    if s.phase == LURE:
        steps = {
            words.step_leads_to(s, guard, way)
            for guard in range(GUARDS)
            for way in range(WAYS)
            if step_refusal(s, guard, way) == ALLOWED
        }
        for cell in sorted(steps):
            x, y = centre(s.lines, cell)
            drawn += art.placed("price", x - 38 * size, y - 38 * size, size)
    return f'<g pointer-events="none">{drawn}</g>'


# The tile of a guard, as the guard sees it.
WHOLE_TILE = rectangle(
    (-50 - GUARD_ACROSS) / GUARD_SIZE,
    (-50 - GUARD_DOWN) / GUARD_SIZE,
    100 / GUARD_SIZE,
    100 / GUARD_SIZE,
)


def draw_guards(s: State, say: Say) -> str:
    """One that can be moved is taken by its tile; another lets a finger through to the tile."""
    is_asked = s.phase in (LURE, ASK_GUARD)
    through = "" if is_asked else ' pointer-events="none"'
    size = GUARD_SIZE * tile_size(s.lines)
    drawn = ""
    for guard in range(GUARDS):
        x, y = guard_place(s, guard)
        field = WHOLE_TILE if is_asked and s.guards[guard] != BESIDE else ""
        drawn += (
            f'<g id="guard-{guard + 1}" transform="translate({short(x)} {short(y)}) '
            f'scale({size:.3g})"{through}><title>{esc(guard_title(s, guard, say))}</title>'
            f"{field}{art.placed(f'guard-{guard}', 0, 0)}</g>"
        )
    return drawn


def guard_title(s: State, guard: int, say: Say) -> str:
    """Which guard it is, and where."""
    if s.guards[guard] == BESIDE:
        return say("view-guard-beside", guard=guard + 1)
    return say("view-guard", guard=guard + 1, cell=words.cell_name(s.guards[guard]))


def draw_box(s: State, seat: int, say: Say, near: int = 0) -> str:
    """What a player owns; the figure is there twice, for both sides of the table."""
    titles = {
        "cookies": say("view-cookies", seat=say(f"seat-{seat}"), count=s.cookies[seat]),
        "lures": say("view-lures", seat=say(f"seat-{seat}"), count=s.lures[seat]),
    }
    done = ""
    if is_to_move(s, seat) and s.phase in (LURE, ASK_TRADE):
        title = say("move-done" if s.phase == LURE else "move-decline")
        done = (
            f'<g id="done" transform="translate({MEDALLION_X} {BOX_HEIGHT / 2:.0f})">'
            f"<title>{esc(title)}</title>{art.placed('done', 0, 0)}</g>"
        )
    if is_to_move(s, seat) and s.phase == ASK_TRADE:
        titles = {"cookies": say("move-buy-lures"), "lures": say("move-buy-cookies")}
    owned_things = things(
        seat,
        s.cookies[seat],
        s.lures[seat],
        s.doubles[seat],
        is_to_move(s, seat),
        titles["cookies"],
        titles["lures"],
    )
    empty = art.placed(f"owned-{seat}", 0, 0)
    return f'<g transform="{box_turn(seat == near)}">{empty}{owned_things}{done}</g>'


@lru_cache(1000)
def things(
    seat: int,
    cookies: int,
    lures: int,
    double: int,
    has_turn: bool,
    about_cookies: str,
    about_lures: str,
) -> str:
    """Cookies in boxes of five, lures, and the mark of a double."""
    shine = (
        f'<rect width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="32" fill="none" '
        f'stroke="{INK}" stroke-width="13"/><rect width="{BOX_WIDTH}" height="{BOX_HEIGHT}" '
        f'rx="32" fill="none" stroke="{art.SHINING}" stroke-width="8"/>'
    )
    boxes = ""
    for box in range((cookies + FIVE - 1) // FIVE):
        inside = min(FIVE, cookies - FIVE * box)
        x = FIVES_LEFT + FIVES_APART * (box % FIVES_IN_A_ROW)
        y = FIVES_TOP + FIVES_DOWN * (box // FIVES_IN_A_ROW)
        boxes += art.placed(f"box-{inside}", x, y)
    fish = ""
    for lure in range(lures):
        x = LURES_LEFT + LURES_APART * (lure % LURES_IN_A_ROW)
        y = LURES_TOP + LURES_DOWN * (lure // LURES_IN_A_ROW)
        fish += art.placed("lure", x, y, 0.78)
    number = art.both_ways(art.figure(str(cookies), 0, -8, NUMBER_SIZE, SEAT_COLOURS[seat].shade))
    mark = art.placed("double", DOUBLE_X, BOX_HEIGHT / 2) if double else ""
    return (
        f"{shine if has_turn else ''}"
        f'<g id="cookies-{seat}"><title>{esc(about_cookies)}</title>'
        f"{rectangle(122, 8, FIVES_LEFT + FIVES_IN_A_ROW * FIVES_APART - 164, BOX_HEIGHT - 16)}"
        f'<g transform="translate({NUMBER_X} {BOX_HEIGHT / 2:.0f})">{number}</g>{boxes}</g>'
        f'<g id="lures-{seat}"><title>{esc(about_lures)}</title>'
        f"{rectangle(LURES_LEFT - 22, 8, LURES_IN_A_ROW * LURES_APART + 4, BOX_HEIGHT - 16)}"
        f"{fish}</g>{mark}"
    )


@lru_cache(1000)
def draw_bank(cookies: int, lures: int, title: str) -> str:
    """In the corner between the ways; it reads from both sides too."""
    row = (
        f"{art.placed('cookie', -24, -38, 0.62)}{art.figure(str(cookies), 17, -27, 30, CREAM)}"
        f"{art.placed('lure', -24, -13, 0.62)}{art.figure(str(lures), 17, -2, 30, CREAM)}"
    )
    return (
        f'<g id="bank" transform="translate({short(LANE_MIDDLES[ROWS])} '
        f'{short(LANE_MIDDLES[COLUMNS])})"><title>{esc(title)}</title>'
        f'<rect x="-54" y="-54" width="108" height="108" rx="24" fill="#8f2a22" stroke="{GOLD}" '
        f'stroke-width="4"/>{art.both_ways(row)}</g>'
    )


def draw_lines(s: State, say: Say) -> str:
    """What is tapped to go to a line: its head, or the whole of it when only it can be meant."""
    return "".join(
        draw_line(
            s.lines,
            direction,
            line,
            s.phase in (PUT_SECOND, MOVE) and direction == s.directions[s.turn],
            may_go(s, direction, line),
            line_title(s, direction, line, say),
        )
        for direction in (ROWS, COLUMNS)
        for line in range(s.lines)
    )


def line_title(s: State, direction: int, line: int, say: Say) -> str:
    """Its name, and what would be got there."""
    if may_go(s, direction, line):
        return spoken(say, words.label_line(s, direction, line))
    key = "view-row" if direction == ROWS else "view-column"
    return say(key, line=words.line_name(direction, line))


@lru_cache(2000)
def draw_line(
    lines: int, direction: int, line: int, is_whole: bool, is_open: bool, title: str
) -> str:
    """A field to tap, and an arrow where somebody may go."""
    across, along = pitch(lines) / FRAMED, middle_of(lines, line)
    reach = FINGER + SQUARE if is_whole else FINGER
    if direction == ROWS:
        x, y = LANE_MIDDLES[ROWS] + 26, SQUARE_TOP + along
        field = rectangle(SQUARE_LEFT - FINGER - 2, y - across / 2, reach, across)
    else:
        x, y = SQUARE_LEFT + along, LANE_MIDDLES[COLUMNS] + 26
        field = rectangle(x - across / 2, SQUARE_TOP - FINGER - 2, across, reach)
    arrow = art.placed(f"arrow-{direction}", x, y) if is_open else ""
    return (
        f'<g id="line-{words.line_name(direction, line)}"><title>{esc(title)}</title>'
        f"{field}{arrow}</g>"
    )


def draw_pawn(s: State, seat: int, say: Say, near: int = 0) -> str:
    """A runaway; the winner wears a crown, and who is trapped sits behind bars."""
    x, y = pawn_place(s, seat, near)
    over = ""
    if s.phase == OVER and winners(s) >> seat & 1:
        over = art.CROWN
    if s.phase == OVER and s.end == TRAPPED and s.turn == seat:
        over = art.CAUGHT
    return (
        f'<g id="pawn-{seat}" transform="translate({short(x)} {short(y)}) scale({PAWN_SIZE})" '
        f'pointer-events="none"><title>{esc(pawn_title(s, seat, say))}</title>'
        f"{art.placed(f'runaway-{seat}', 0, 0)}{over}</g>"
    )


def pawn_title(s: State, seat: int, say: Say) -> str:
    """Who it is, and where."""
    name, direction = say(f"seat-{seat}"), s.directions[seat]
    if not is_put(s, seat):
        return say("view-pawn-beside", seat=name)
    key = "view-pawn-row" if direction == ROWS else "view-pawn-column"
    return say(key, seat=name, line=words.line_name(direction, s.pawns[direction]))


def pieces(s: State, say: Say, near: int = 0) -> str:
    """All that changes, the lowest first."""
    in_bank = cookies_in_bank(s), lures_in_bank(s)
    bank = draw_bank(*in_bank, say("view-bank", cookies=in_bank[0], lures=in_bank[1]))
    boxes = "".join(draw_box(s, seat, say, near) for seat in range(PLAYERS))
    pawns = "".join(draw_pawn(s, seat, say, near) for seat in range(PLAYERS))
    return (
        f'<g id="pieces">{bands(s)}{bank}{draw_tiles(s, say)}{marked(s)}{draw_guards(s, say)}'
        f"{boxes}{draw_lines(s, say)}{pawns}</g>"
    )


def svg(s: State, seat: int, say: Say) -> str:
    """The picture. Everything is open; but who looks alone has the own box below."""
    told = [owned(s, other, say).strip() for other in range(PLAYERS)]
    told += [pawn_title(s, other, say) for other in range(PLAYERS)]
    told += [guard_title(s, guard, say) for guard in range(GUARDS)]
    faces = frozenset(face_of(s, tile) for tile in range(TILES))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        f"<title>{esc(say('name'))}</title><desc>{esc('. '.join(told))}</desc>"
        f"{ground(s.lines, faces)}{pieces(s, say, near=1 if seat == 1 else 0)}</svg>"
    )


# Taps, and what is seen to happen


def taps(s: State, seat: int, move: int) -> tuple[str, ...]:
    """A line; a guard and where it goes; a tile to turn; for a trade, what is given."""
    if move < FIRST_TRADE:
        direction, line = words.line_of(move)
        return (f"line-{words.line_name(direction, line)}",) if line < s.lines else ()
    if move in (DECLINE, END_TURN):
        return ("done",)
    if move < FIRST_PUT:
        return (f"lures-{seat}" if move == LURES_FOR_COOKIES else f"cookies-{seat}",)
    if move < FIRST_TURN:
        return guard_taps(s, *words.put_of(move))
    if move < FIRST_STEP:
        return tile_tap(s, words.turned_by(move))
    guard, way = words.step_of(move)
    return guard_taps(s, guard, words.step_leads_to(s, guard, way))


def tile_tap(s: State, cell: int) -> tuple[str, ...]:
    """A tile, where there is one."""
    if cell == NOTHING or s.tiles[cell] == NO_TILE:
        return ()
    return (f"tile-{words.cell_name(cell)}",)


def guard_taps(s: State, guard: int, cell: int) -> tuple[str, ...]:
    """A guard, then the tile where it goes."""
    tile = tile_tap(s, cell)
    return (f"guard-{guard + 1}", *tile) if tile else ()


def steps(before: State, seat: int, move: int, after: State) -> list[Step]:
    """A pawn slides to its line, the tile there turns, guards walk, and what changes hands."""
    if before.phase <= WHO_BEGINS:
        return [Step("flash", f"pawn-{after.turn}")] if before.phase == WHO_BEGINS else []
    if move < FIRST_TRADE:
        seen = line_steps(before, seat, move, after)
    elif FIRST_PUT <= move < FIRST_TURN or FIRST_STEP <= move < END_TURN:
        seen = guard_steps(before, after)
    elif FIRST_TURN <= move < FIRST_STEP:
        seen = [Step("flash", f"tile-{words.cell_name(words.turned_by(move))}")]
    else:
        seen = []
    return seen + changes(before, after)


def line_steps(before: State, seat: int, move: int, after: State) -> list[Step]:
    """The way of a pawn, the tile that is got, and the way of both if they change places."""
    arrived = copy_of(before)
    direction, line = words.line_of(move)
    arrived.pawns[direction] = line
    arrived.directions[seat] = direction
    seen = slides(before, arrived)
    if before.phase != PUT_FIRST:
        seen.append(Step("flash", f"tile-{words.cell_name(crossing(before, direction, line))}"))
    return seen + slides(arrived, after)


def slides(before: State, after: State) -> list[Step]:
    """The pawns that stand elsewhere; one that is put comes from its box, wherever that is."""
    ways = [(pawn_place(before, seat), pawn_place(after, seat)) for seat in range(PLAYERS)]
    return [
        Step("slide", f"pawn-{seat}", points=way if is_put(before, seat) else way[1:])
        for seat, way in enumerate(ways)
        if way[0] != way[1]
    ]


def guard_steps(before: State, after: State) -> list[Step]:
    """The guards that stand elsewhere."""
    ways = [(guard_place(before, guard), guard_place(after, guard)) for guard in range(GUARDS)]
    return [
        Step("walk", f"guard-{guard + 1}", points=way)
        for guard, way in enumerate(ways)
        if way[0] != way[1]
    ]


def changes(before: State, after: State) -> list[Step]:
    """Whose cookies and lures are more or fewer than before."""
    rows = (("cookies", before.cookies, after.cookies), ("lures", before.lures, after.lures))
    return [
        Step("flash", f"{name}-{seat}")
        for name, then, now in rows
        for seat in range(PLAYERS)
        if then[seat] != now[seat]
    ]


# The board in text

CELL = 8
PAWN_LETTERS = "AB"
MARKS = {
    "double": "x2",
    "swap": "<>",
    "guard-post": "post",
    "trap": "TRAP",
    "trade": "2=2",
    "move-a-guard": "@>",
    "turn": "turn",
    "steal-cookies": "2<-",
    "double-lures": "Lx2",
    "steal-lures": "L<-",
    "alarm": "BELL",
}


def pawn_before(s: State, direction: int, line: int) -> str:
    """The letter of the pawn that stands there, or a blank."""
    for seat in range(PLAYERS):
        if s.directions[seat] == direction and s.pawns[direction] == line:
            return PAWN_LETTERS[seat]
    return " "


def tile_mark(s: State, cell: int) -> str:
    """`+2L`; `(+2L)` lies face down; `@1` the first guard stands there."""
    tile = s.tiles[cell]
    if tile == NO_TILE:
        return ""
    mark = words.tile_code(s, tile)
    if s.kinds[tile] != PLAIN:
        mark = MARKS[mark]
    mark = f"({mark})" if s.is_down[cell] else mark
    guards = [f"@{guard + 1}" for guard in range(GUARDS) if s.guards[guard] == cell]
    return mark + "".join(guards)


def text(s: State, seat: int, say: Say) -> str:
    """The board for a terminal. Everything is open: it is the same for every seat."""
    lines = range(s.lines)
    width = max(CELL, *(len(tile_mark(s, cell)) for cell in range(CELLS)))
    heads = "".join(
        f"{words.line_name(COLUMNS, line)} {pawn_before(s, COLUMNS, line)}".center(width + 1)
        for line in lines
    )
    wall = "─" * width
    drawn = [f"     {heads}".rstrip(), f"    ┌{'┬'.join([wall] * s.lines)}┐"]
    for row in lines:
        cells = "│".join(tile_mark(s, row * LINES + column).center(width) for column in lines)
        head = f"{words.line_name(ROWS, row)} {pawn_before(s, ROWS, row)}"
        drawn += [f"{head} │{cells}│", f"    ├{'┼'.join([wall] * s.lines)}┤"]
    drawn[-1] = f"    └{'┴'.join([wall] * s.lines)}┘"
    drawn.append(f"  {say('text-legend')}")
    drawn += [f"  {MARKS[kind]:5} {say(f'tile-{kind}')}" for kind in kinds_laid(s)]
    drawn += [owned(s, other, say) for other in range(PLAYERS)]
    return "\n".join(drawn)


def kinds_laid(s: State) -> list[str]:
    """The special tiles of this board, by name."""
    laid = {s.kinds[s.tiles[cell]] for cell in range(CELLS) if s.tiles[cell] != NO_TILE}
    return [name for name, kind in SPECIALS.items() if kind in laid]


def owned(s: State, seat: int, say: Say) -> str:
    """What a player has."""
    is_to_move = WHO_BEGINS < s.phase < OVER and s.turn == seat
    has = say("owns", seat=say(f"seat-{seat}"), cookies=s.cookies[seat], lures=s.lures[seat])
    double = f" · {say('owns-double')}" if s.doubles[seat] else ""
    return f"{'▶' if is_to_move else ' '} {PAWN_LETTERS[seat]} {has}{double}"
