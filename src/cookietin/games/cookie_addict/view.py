"""The board of Cookie Addict."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache
from itertools import product
from typing import Any

from cookietin.engine import ALLOWED, NOTHING, SPECTATOR, Begins, Say, Step, draw
from cookietin.engine.blocks import Block, Drawing, Items, Rows, entries
from cookietin.engine.draw import (
    Pane,
    Point,
    define,
    disc,
    exact,
    figure,
    group,
    lettering,
    pane,
    sheet,
    use,
)
from cookietin.engine.theme import CREAM, GOLD, SEAT_COLOURS, emblem_of, shining_frame
from cookietin.games.cookie_addict import art, data, rules, words
from cookietin.games.cookie_addict import happenings as h
from cookietin.games.cookie_addict import moves as m
from cookietin.games.cookie_addict.rules import State

# Where everything is. The board lies between two people: one sits below it, the other above, and
# what belongs to the other is turned round; where just one of them looks, nothing is. Seat 0 is the
# near one, if not just seat 1 looks.

WIDTH, HEIGHT = 1000, 1292
RIM = 16
SQUARE_LEFT, SQUARE_TOP, SQUARE = 132, 280, 816
LANE = 112  # how broad the ways are on which the pawns stand
LANE_MIDDLES = (RIM + LANE / 2, SQUARE_TOP - 6 - LANE / 2)  # of the rows, of the columns
FEET = (50, 46)  # how far below the middle of its place a pawn stands, by direction
TILE_SHARE = 0.0092  # of the way from tile to tile: a tile is 100 wide
GUARD_SIZE, GUARD_ACROSS, GUARD_DOWN = 0.64, 21, 45  # on a tile
PRICE_AT, PRICE_SIZE = (-32, -14), 1.4  # of a step, at the feet of a guard
WATCHED_SIZE, WATCHED_AT = 0.6, -17  # of what the tile shows then
BESIDE_X, BESIDE_Y, BESIDE_STEP = 964, 400, 120

BOX_WIDTH, BOX_HEIGHT, BOX_MIDDLE = 968, 138, 69  # what a player owns lies here
NEAR_CORNER, FAR_CORNER = (RIM, 1140), (WIDTH - RIM, RIM + BOX_HEIGHT)
MEDALLION_X = 62
NUMBER_X, NUMBER_SIZE = 165, 54  # two figures keep clear of what frames their neighbours
FIVES_LEFT, FIVES_IN_A_ROW, FIVES_APART = 244, 6, 84
FIVES_TOP, FIVES_DOWN = 38, 62
LURES_LEFT, LURES_IN_A_ROW, LURES_APART = 736, 5, 35
LURES_TOP, LURES_DOWN = 42, 54
DOUBLE_X = 932
PARTS = (
    (0, 122),
    (122, 584),
    (706, 262),
)  # of a box, from where and how wide: emblem, cookies, lures
# Where the window is broad the boxes lie beside the square, their parts in two rows.
BESIDE, SQUARE_FROM, BROAD_HEIGHT = 442, 156, 988
OWN_WIDTH, OWN_HEIGHT = 424, 272
OWN_PARTS = (
    (6.0, 4.0, 1.08),
    (6.0, 158.0, 0.705),
    (138.0, 4.0, 1.08),
)  # where they lie there, and how large
NEAR_OWN = (WIDTH + BESIDE - RIM - OWN_WIDTH, BROAD_HEIGHT - 2 * RIM - OWN_HEIGHT)
FAR_OWN = (NEAR_OWN[0], 2 * RIM)
SQUARE_PANE = Pane(0, SQUARE_FROM, WIDTH, 980, (0, 0))
NIGHT, DUSK, MOONLIGHT = "#26345f", "#3a4b80", "#c9d4f5"
FINGER = 120  # how broad a field is on which a finger is sure to land
ARROW_AHEAD, ARROW_RING = 26, 38  # of the middle of its lane; what is drawn around it
FRAMED = 1.12  # what a page draws around a field that may be tapped makes it so much larger


def pitch(lines: int) -> float:
    """How far it is from tile to tile."""
    return SQUARE / lines


def middle_of(lines: int, line: int) -> float:
    """How far the middle of a line is from the edge of the square."""
    return pitch(lines) * (line + 0.5)


def centre(lines: int, cell: int) -> Point:
    row, column = divmod(cell, m.LINES)
    return SQUARE_LEFT + middle_of(lines, column), SQUARE_TOP + middle_of(lines, row)


def tile_size(lines: int) -> float:
    """How much larger than 100 a tile is drawn."""
    return pitch(lines) * TILE_SHARE


def head_of(lines: int, direction: int, line: int, down: float = 0) -> Point:
    """The middle of the place before a line, or a point below it."""
    if direction == m.ROWS:
        return LANE_MIDDLES[m.ROWS], SQUARE_TOP + middle_of(lines, line) + down
    return SQUARE_LEFT + middle_of(lines, line), LANE_MIDDLES[m.COLUMNS] + down


def is_shared(seat: int) -> bool:
    """May people sit at both sides of the board, and not just one of them look at it?"""
    return seat not in range(rules.PLAYERS)


def near_seat(seat: int) -> int:
    """Who sits below the board when a seat looks at it."""
    return seat if not is_shared(seat) else 0


def in_box(owner: int, seat: int, x: float, y: float) -> Point:
    """A place in the box of a player, as a seat sees it; perhaps it is turned round."""
    if owner == near_seat(seat):
        return NEAR_CORNER[0] + x, NEAR_CORNER[1] + y
    if is_shared(seat):
        return FAR_CORNER[0] - x, FAR_CORNER[1] - y
    return RIM + x, RIM + y


def is_turned(owner: int, seat: int) -> bool:
    """Is the box of a player drawn for somebody at the other side?"""
    return is_shared(seat) and owner != near_seat(seat)


@cache
def box_panes(owner: int, seat: int) -> tuple[Pane, ...]:
    """The parts of the box of a player, as a seat sees it."""
    corner_x, corner_y = NEAR_OWN if owner == near_seat(seat) else FAR_OWN
    panes = []
    for (start, width), (across, down, scale) in zip(PARTS, OWN_PARTS, strict=True):
        one, other = in_box(owner, seat, start, 0), in_box(owner, seat, start + width, BOX_HEIGHT)
        if is_turned(owner, seat):
            across = OWN_WIDTH - across - width * scale
            down = OWN_HEIGHT - down - BOX_HEIGHT * scale
        left, top = min(one[0], other[0]), min(one[1], other[1])
        to = corner_x + across, corner_y + down
        panes.append(Pane(left, top, width, BOX_HEIGHT, to, scale))
    return tuple(panes)


def is_put(s: State, seat: int) -> bool:
    """Does the pawn of a seat stand before a line?"""
    direction = s.directions[seat]
    return direction != rules.NOWHERE and s.pawns[direction] != rules.NOWHERE


def pawn_place(s: State, owner: int, seat: int = SPECTATOR) -> Point:
    """Where the pawn of a player stands: before its line, or still in its box."""
    if is_put(s, owner):
        direction = s.directions[owner]
        return exact(head_of(s.lines, direction, s.pawns[direction], FEET[direction]))
    x, y = in_box(owner, seat, MEDALLION_X, BOX_MIDDLE)
    return exact((x, y + FEET[m.COLUMNS]))


def guard_place(s: State, guard: int) -> Point:
    """Where a guard stands: in a corner of its tile, so that the tile is seen."""
    cell = s.guards[guard]
    if cell == rules.BESIDE:
        return exact((BESIDE_X, BESIDE_Y + BESIDE_STEP * guard))
    x, y = centre(s.lines, cell)
    size = tile_size(s.lines)
    return exact((x + GUARD_ACROSS * size, y + GUARD_DOWN * size))


# What stays the same for a whole match


def place_of_five(box: int) -> Point:
    """Where a box of five cookies lies in the box of a player."""
    row, column = divmod(box, FIVES_IN_A_ROW)
    return FIVES_LEFT + FIVES_APART * column, FIVES_TOP + FIVES_DOWN * row


EMPTY_BOXES = "".join(
    use("addict-box-0", place_of_five(box)) for box in range(rules.COOKIES // art.FIVE)
)


def tin(width: int, height: int) -> str:
    """All that lies under everything."""
    return (
        sheet(0, 0, width, height, 54, fill="#8f2a22")
        + sheet(3, 3, width - 6, height - 6, 51, fill="#c9453a")
        + sheet(8, 8, width - 16, height - 16, 46, fill=GOLD)
        + sheet(12, 12, width - 24, height - 24, 42, fill=NIGHT)
    )


TIN = draw.only_high(tin(WIDTH, HEIGHT)) + draw.only_broad(tin(WIDTH + BESIDE, BROAD_HEIGHT))
LANES = sheet(RIM, SQUARE_TOP, LANE, SQUARE, 34, fill=DUSK) + sheet(
    SQUARE_LEFT, SQUARE_TOP - 6 - LANE, SQUARE, LANE, 34, fill=DUSK
)


def medallion(seat: int) -> str:
    """Whose box it is."""
    ground = disc(MEDALLION_X, BOX_MIDDLE, 50, SEAT_COLOURS[seat].fill)
    return ground + emblem_of(seat, (MEDALLION_X, BOX_MIDDLE), 1.5)


NO_LURES = sheet(LURES_LEFT - 25, 10, 5 * LURES_APART + 10, BOX_HEIGHT - 20, 18, fill="#d6f1f2") + (
    f'<circle cx="{DOUBLE_X}" cy="{BOX_MIDDLE}" r="30" fill="none" stroke="#e3d3ae" '
    'stroke-width="3" stroke-dasharray="6 6"/>'
)


def ground(s: State, seat: int, say: Say) -> str:
    """The tin, the ways of the pawns, the empty boxes, and all that is drawn more than once."""
    faces = frozenset(face_of(s, tile) for tile in range(data.TILES))
    return draw_ground(s.lines, faces, is_shared(seat))


@lru_cache(draw.GROUNDS)
def draw_ground(
    lines: int, faces: frozenset[tuple[int, int, int, int]], has_two_sides: bool
) -> str:
    """The ground of a square for tiles with these faces."""
    boxes = define("addict-boxes", EMPTY_BOXES) + define("addict-no-lures", NO_LURES)
    boxes += "".join(
        define(f"addict-medallion-{seat}", medallion(seat)) for seat in range(rules.PLAYERS)
    )
    square = sheet(SQUARE_LEFT, SQUARE_TOP, SQUARE, SQUARE, 26, fill="#1a2549")
    names = names_of_lines(lines, 180 if has_two_sides else 0)
    drawn = pane(SQUARE_PANE, LANES, square, names)
    return f"<defs>{art.definitions(faces)}{boxes}</defs>{TIN}{drawn}"


def names_of_lines(lines: int, behind: int) -> str:
    """Before each line, and behind it, perhaps turned for who sits at the other side."""
    names = ""
    for line in range(lines):
        x, y = centre(lines, line * m.LINES + line)
        for direction, at, turn in (
            (m.ROWS, (36, y), 0),
            (m.ROWS, (967, y), behind),
            (m.COLUMNS, (x, 182), 0),
            (m.COLUMNS, (x, 1117), behind),
        ):
            name = words.line_name(direction, line)
            names += group(figure(name, 0, 13), at=at, turn=turn)
    return draw.group_of_figures(names, font_size="36", fill=MOONLIGHT)


# What changes


def size(s: State) -> tuple[int, int]:
    """Higher than wide: the square between two boxes."""
    return WIDTH, HEIGHT


def broad(s: State) -> tuple[int, int]:
    """The square, and both boxes beside it."""
    return WIDTH + BESIDE, BROAD_HEIGHT


def panes(s: State) -> tuple[Pane, ...]:
    """The square, on which pawns and guards walk."""
    return (SQUARE_PANE,)


def pieces(s: State, seat: int, say: Say) -> str:
    """All that changes, the lowest first. Everything is open, but one's own box is below."""
    boxes = "".join(draw_box(s, owner, say, seat) for owner in range(rules.PLAYERS))
    pawns = ""
    for owner in range(rules.PLAYERS):
        where = SQUARE_PANE if is_put(s, owner) else box_panes(owner, seat)[0]
        pawns += pane(where, draw_pawn(s, owner, say, seat))
    bank = draw_bank(s, say, is_shared(seat))
    under = pane(SQUARE_PANE, bands(s), bank, draw_tiles(s, say), draw_guards(s, say))
    over = pane(SQUARE_PANE, draw_loot(s, seat), draw_targets(s), draw_lines(s, say))
    return under + boxes + over + pawns


def describe(s: State, seat: int, say: Say) -> str:
    """What the players own, and where pawns and guards are."""
    told = [belongings(s, owner, say) for owner in range(rules.PLAYERS)]
    told += [pawn_title(s, owner, say) for owner in range(rules.PLAYERS)]
    return ". ".join(told + [guard_title(s, guard, say) for guard in range(m.GUARDS)])


def field(left: float, top: float, width: float, height: float) -> str:
    """Something unseen that can be tapped."""
    return sheet(left, top, width, height, 0, fill_opacity="0")


def is_to_move(s: State, seat: int) -> bool:
    """Is this player asked for something?"""
    return (rules.active(s) >> seat) & 1 != 0


def may_be_made(s: State, move: int) -> bool:
    """May the player in turn do this now?"""
    return rules.refusal(s, s.turn, move) == ALLOWED


def bands(s: State) -> str:
    """The lines the pawns stand at, each in the colour of its player."""
    drawn = ""
    across = pitch(s.lines)
    for seat in range(rules.PLAYERS):
        if is_put(s, seat):
            direction, colour = s.directions[seat], SEAT_COLOURS[seat].fill
            along = across * s.pawns[direction]
            if direction == m.ROWS:
                width = SQUARE_LEFT + SQUARE - RIM
                drawn += sheet(RIM, SQUARE_TOP + along, width, across, 26, fill=colour)
            else:
                top, height = SQUARE_TOP - 6 - LANE, SQUARE + 6 + LANE
                drawn += sheet(SQUARE_LEFT + along, top, across, height, 26, fill=colour)
    return drawn


def face_of(s: State, tile: int) -> tuple[int, int, int, int]:
    """All that a tile shows."""
    return s.kinds[tile], s.cookies_on[tile], s.lures_on[tile], s.has_guard_mark[tile]


def draw_tiles(s: State, say: Say) -> str:
    """Face up, face down, and face down with a window while a Turn could turn it up again."""
    down = say("view-face-down")
    is_turn_open = any(
        s.kinds[s.tiles[cell]] == data.TURN and not s.is_down[cell] for cell in cells_laid(s)
    )
    back = "window" if s.phase == rules.ASK_TURN or is_turn_open else "back"
    loot = cells_of_loot(s)
    drawn = ""
    for cell in cells_laid(s):
        tile = s.tiles[cell]
        name = words.tile_name(s, tile, say) + (f", {down}" if s.is_down[cell] else "")
        title = say("named", name=m.CELL_NAMES[cell], told=name)
        face = art.face_name(*face_of(s, tile))
        over = back if s.is_down[cell] or cell in loot else ""
        drawn += draw_tile(s.lines, cell, face, over, rules.has_guard(s, cell), title)
    return drawn


def cells_in_reach(s: State) -> list[int]:
    """The cells whose tile the player in turn can get now."""
    if s.phase == rules.PUT_FIRST:
        return []
    return [
        rules.crossing(s, direction, line)
        for direction, line in product((m.ROWS, m.COLUMNS), range(s.lines))
        if may_be_made(s, m.go_move(direction, line))
    ]


def cells_of_loot(s: State) -> list[int]:
    """Of these, the ones from which something would be carried home."""
    return [cell for cell in cells_in_reach(s) if is_loot(s, s.tiles[cell])]


def is_loot(s: State, tile: int) -> bool:
    return s.cookies_on[tile] > 0 or s.kinds[tile] in (
        data.GUARD_POST, data.DOUBLE, data.DOUBLE_LURES,
    )  # fmt: skip


def draw_loot(s: State, seat: int) -> str:
    """The faces of the tiles that can be carried home, each on the back it leaves behind.

    They are drawn as seen from the box they would go to: the way there ends at its origin,
    wherever the box lies.
    """
    home_x, home_y = in_box(s.turn, seat, NUMBER_X, BOX_MIDDLE)
    drawn = ""
    for cell in cells_of_loot(s):
        x, y = centre(s.lines, cell)
        face = use(f"addict-{art.face_name(*face_of(s, s.tiles[cell]))}")
        at, ident = exact((x - home_x, y - home_y)), f"loot-{m.CELL_NAMES[cell]}"
        drawn += group(face, ident=ident, at=at, scale=tile_size(s.lines))
    return group(drawn, ident="loot", at=(home_x, home_y), pointer_events="none")


def cells_laid(s: State) -> list[int]:
    """Where tiles lie, row by row."""
    return [cell for cell in range(m.CELLS) if s.tiles[cell] != rules.NO_TILE]


@lru_cache(1500)
def draw_tile(lines: int, cell: int, face: str, back: str, is_watched: bool, title: str) -> str:
    """One tile with its title; under a guard what it shows goes into a corner."""
    drawn = use(f"addict-{back or face}")
    if back == "window":
        drawn += use(f"addict-{face}", scale=0.56)
    if is_watched:
        aside = group(drawn, at=(WATCHED_AT, WATCHED_AT), scale=WATCHED_SIZE)
        drawn = use("addict-watched") + aside
    ident, at = f"tile-{m.CELL_NAMES[cell]}", centre(lines, cell)
    return group(drawn, ident=ident, title=title, at=at, scale=tile_size(lines))


def draw_targets(s: State) -> str:
    """A fine line within the edge of the tiles that can be got."""
    size = tile_size(s.lines)
    drawn = [use("addict-target", centre(s.lines, cell), size) for cell in cells_in_reach(s)]
    return group(*drawn, pointer_events="none")


# The tile of a guard, as the guard sees it.
WHOLE_TILE = field(
    (-50 - GUARD_ACROSS) / GUARD_SIZE,
    (-50 - GUARD_DOWN) / GUARD_SIZE,
    100 / GUARD_SIZE,
    100 / GUARD_SIZE,
)


# What a step of a guard costs, told of the one that is chosen.
PRICE = use("addict-price", PRICE_AT, PRICE_SIZE, data_when="chosen")


def draw_guards(s: State, say: Say) -> str:
    """One that can be moved is taken by its tile; another lets a finger through to the tile."""
    is_asked = s.phase in (rules.LURE, rules.ASK_GUARD)
    return "".join(
        group(
            WHOLE_TILE if is_asked and s.guards[guard] != rules.BESIDE else "",
            use(f"addict-guard-{guard}"),
            PRICE if may_be_lured(s, guard) else "",
            ident=f"guard-{guard + 1}",
            title=guard_title(s, guard, say),
            at=guard_place(s, guard),
            scale=GUARD_SIZE * tile_size(s.lines),
            pointer_events="" if is_asked else "none",
        )
        for guard in range(m.GUARDS)
    )


def may_be_lured(s: State, guard: int) -> bool:
    """May the player in turn pay for a step of this guard?"""
    headings = range(len(m.COMPASS))
    return any(may_be_made(s, m.lure_move(guard, heading)) for heading in headings)


def guard_title(s: State, guard: int, say: Say) -> str:
    """Which guard it is, and where."""
    if s.guards[guard] == rules.BESIDE:
        return say("view-guard-beside", guard=guard + 1)
    return say("view-guard", guard=guard + 1, cell=m.CELL_NAMES[s.guards[guard]])


def draw_box(s: State, owner: int, say: Say, seat: int = SPECTATOR) -> str:
    """What a player owns, as a seat sees it."""
    name = say(f"seat-{owner}")
    cookies = say("view-cookies", seat=name, count=s.cookies[owner])
    lures = say("view-lures", seat=name, count=s.lures[owner])
    has_turn, done = is_to_move(s, owner), ""
    can_end = s.phase in (rules.LURE, rules.ASK_TRADE, rules.ASK_STEAL)
    if has_turn and can_end and (seat == owner or is_shared(seat)):  # others see whose box it is
        title = say("move-decline" if s.phase == rules.ASK_TRADE else "move-done")
        middle = MEDALLION_X, BOX_MIDDLE
        done = group(use("addict-done"), ident="done", title=title, at=middle)
    if has_turn and s.phase == rules.ASK_TRADE:
        cookies, lures = say("move-buy-lures"), say("move-buy-cookies")
    at, turn = in_box(owner, seat, 0, 0), 180 if is_turned(owner, seat) else 0
    parts = (
        use(f"addict-medallion-{owner}") + done,
        draw_cookies(owner, s.cookies[owner], is_shared(seat), cookies),
        draw_lures(owner, s.lures[owner], s.doubles[owner], lures, say("tile-double")),
    )
    corner = NEAR_OWN if owner == near_seat(seat) else FAR_OWN
    return (
        draw.only_high(group(box_sheet(owner, BOX_WIDTH, BOX_HEIGHT, has_turn), at=at, turn=turn))
        + draw.only_broad(group(box_sheet(owner, OWN_WIDTH, OWN_HEIGHT, has_turn), at=corner))
        + "".join(
            pane(where, group(part, at=at, turn=turn))
            for where, part in zip(box_panes(owner, seat), parts, strict=True)
        )
    )


@cache
def box_sheet(owner: int, width: int, height: int, has_turn: bool) -> str:
    """What a player's things lie on; it shines when it is the player's turn."""
    colour = SEAT_COLOURS[owner].fill
    under = sheet(0, 0, width, height, 32, fill=CREAM, stroke=colour, stroke_width="7")
    return under + (shining_frame(0, 0, width, height, 32) if has_turn else "")


@lru_cache(250)
def draw_cookies(owner: int, cookies: int, has_two_sides: bool, title: str) -> str:
    """Their number, and all of them in boxes of five."""
    boxes = use("addict-boxes")
    for box in range((cookies + art.FIVE - 1) // art.FIVE):
        inside = min(art.FIVE, cookies - art.FIVE * box)
        boxes += use(f"addict-box-{inside}", place_of_five(box))
    number = draw_number(cookies, SEAT_COLOURS[owner].shade, has_two_sides)
    return group(
        field(122, 8, FIVES_LEFT + FIVES_IN_A_ROW * FIVES_APART - 164, BOX_HEIGHT - 16),
        group(number, at=(NUMBER_X, BOX_MIDDLE)),
        boxes,
        ident=f"cookies-{owner}",
        title=title,
    )


@lru_cache(250)
def draw_lures(owner: int, lures: int, double: int, title: str, double_title: str) -> str:
    """Fish, and the mark of a double."""
    fish = ""
    for lure in range(lures):
        row, column = divmod(lure, LURES_IN_A_ROW)
        at = LURES_LEFT + LURES_APART * column, LURES_TOP + LURES_DOWN * row
        fish += use("addict-lure", at, 0.78)
    mark = group(
        disc(DOUBLE_X, BOX_MIDDLE, 30, "none"),
        use("addict-double", (DOUBLE_X, BOX_MIDDLE)) if double else "",
        ident=f"double-{owner}",
        title=double_title,
        pointer_events="none",
    )
    fishes = group(
        field(LURES_LEFT - 22, 8, LURES_IN_A_ROW * LURES_APART + 4, BOX_HEIGHT - 16),
        fish,
        ident=f"lures-{owner}",
        title=title,
    )
    return use("addict-no-lures") + fishes + mark


def draw_number(cookies: int, colour: str, has_two_sides: bool) -> str:
    """How many cookies, over the sign of one; twice where both sides read it, and a line then
    tells a 6 from a 9.
    """
    figure = str(cookies)
    if not has_two_sides:
        return use("addict-cookie", (0, 36), 0.8) + lettering(
            figure, (0, 10), NUMBER_SIZE, fill=colour
        )
    foot = ""
    if set(figure) & {"6", "9"}:
        half = 15 * len(figure)
        foot = draw.stroke(f"M{-half}-4H{half}", colour, 4)
    return art.both_ways(lettering(figure, (0, -11), NUMBER_SIZE, fill=colour) + foot)


def draw_bank(s: State, say: Say, has_two_sides: bool) -> str:
    """In the corner between the ways; perhaps it reads from both sides too."""
    cookies, lures = rules.cookies_in_bank(s), rules.lures_in_bank(s)
    row = (
        use("addict-cookie", (-24, -38), 0.62)
        + lettering(str(cookies), (17, -27), 30, fill=CREAM)
        + use("addict-lure", (-24, -13), 0.62)
        + lettering(str(lures), (17, -2), 30, fill=CREAM)
    )
    return group(
        sheet(-54, -54, 108, 108, 24, fill="#8f2a22", stroke=GOLD, stroke_width="4"),
        art.both_ways(row) if has_two_sides else group(row, at=(0, 30), scale=1.2),
        ident="bank",
        title=say("view-bank", cookies=cookies, lures=lures),
        at=(LANE_MIDDLES[m.ROWS], LANE_MIDDLES[m.COLUMNS]),
    )


def draw_lines(s: State, say: Say) -> str:
    """What is tapped to go to a line: its head, or the whole of it when only it can be meant."""
    drawn = ""
    for direction, line in product((m.ROWS, m.COLUMNS), range(s.lines)):
        is_whole = s.phase in (rules.PUT_SECOND, rules.MOVE) and direction == s.directions[s.turn]
        is_open = may_be_made(s, m.go_move(direction, line))
        title = say(f"view-{words.ALONG[direction]}", line=words.line_name(direction, line))
        if is_open:
            title = words.label_line(s, direction, line, say)
        drawn += draw_line(s.lines, direction, line, is_whole, is_open, title)
    return drawn


@lru_cache(500)
def draw_line(
    lines: int, direction: int, line: int, is_whole: bool, is_open: bool, title: str
) -> str:
    """A field to tap, and an arrow where somebody may go: it alone is lit, and not the tiles."""
    across = pitch(lines) / FRAMED
    reach = FINGER + SQUARE if is_whole else FINGER
    x, y = head_of(lines, direction, line)
    if direction == m.ROWS:
        at = x + ARROW_AHEAD, y
        tapped = field(SQUARE_LEFT - FINGER - 2 - at[0], -across / 2, reach, across)
    else:
        at = x, y + ARROW_AHEAD
        tapped = field(-across / 2, SQUARE_TOP - FINGER - 2 - at[1], across, reach)
    arrow = use(f"addict-arrow-{direction}") if is_open else ""
    ident = f"line-{words.line_name(direction, line)}"
    return group(tapped, arrow, ident=ident, title=title, at=at, data_round=str(ARROW_RING))


def draw_pawn(s: State, owner: int, say: Say, seat: int = SPECTATOR) -> str:
    """A runaway; the winner wears a crown, and who is trapped sits behind bars."""
    over = ""
    if s.phase == rules.OVER and (rules.winners(s) >> owner) & 1:
        over = art.CROWNED
    elif s.end == rules.TRAPPED:
        over = art.CAUGHT
    return group(
        draw.grows(use(f"addict-runaway-{owner}"), over),
        ident=f"pawn-{owner}",
        title=pawn_title(s, owner, say),
        at=pawn_place(s, owner, seat),
        scale=1.02,
        pointer_events="none",
    )


def pawn_title(s: State, seat: int, say: Say) -> str:
    """Who it is, and where."""
    name, direction = say(f"seat-{seat}"), s.directions[seat]
    if not is_put(s, seat):
        return say("view-pawn-beside", seat=name)
    line = words.line_name(direction, s.pawns[direction])
    return say(f"view-pawn-{words.ALONG[direction]}", seat=name, line=line)


# Taps, and what is seen to happen


def voice_of(s: State, seat: int) -> str:
    """The cookies of a player."""
    return f"cookies-{seat}"


def taps(s: State, seat: int, move: int) -> tuple[str, ...]:
    """A line; a guard and where it goes; a tile to turn; for a trade, what is given."""
    match m.MOVES.of(move):
        case m.Go(direction, line):
            return (f"line-{words.line_name(direction, line)}",) if line < s.lines else ()
        case m.Trade(m.LURES_FOR_COOKIES):
            return (f"lures-{seat}",)
        case m.Trade(m.COOKIES_FOR_LURES):
            return (f"cookies-{seat}",)
        case m.Put(guard, cell):
            return tile_tap(s, cell, f"guard-{guard + 1}")
        case m.Turn(cell):
            return tile_tap(s, cell)
        case m.Lure(guard, heading):
            cell = rules.step_leads_to(s, guard, heading)
            return tile_tap(s, cell, f"guard-{guard + 1}")
        case m.Steal(cookies):
            return steal_taps(s, seat, cookies)
    return ("done",)


def steal_taps(s: State, seat: int, count: int) -> tuple[str, ...]:
    """The other's cookies or lures, once for each that is taken; then it's done."""
    most = rules.most_to_steal(s, seat) if s.phase == rules.ASK_STEAL else 0
    if most == 0 or count > most:
        return ()
    pile = words.stolen_kind(s).removeprefix("steal-")
    taken = (f"{pile}-{rules.other_than(seat)}",) * count
    return taken if count == most else (*taken, "done")


def tile_tap(s: State, cell: int, *guard: str) -> tuple[str, ...]:
    """A tile, where there is one, perhaps after the guard that goes there."""
    if cell == NOTHING or s.tiles[cell] == rules.NO_TILE:
        return ()
    return (*guard, f"tile-{m.CELL_NAMES[cell]}")


def steps(before: State, happened: list[Any], after: State, seat: int) -> list[Step]:
    """A pawn walks to its line while the tile there is carried home, or turns; guards pounce."""
    is_swap = any(isinstance(one, h.TakesEffect) and one.kind == data.SWAP for one in happened)
    seen = [step for one in happened for step in steps_of(before, one, after)]
    seen = [replace(step, together=True) for step in seen]
    if is_swap:
        # When the first has arrived, with one hop, both go.
        seen = [
            replace(step, points=(step.points[0], step.points[-1])) if step.kind == "walk" else step
            for step in seen
        ]
        places = pawn_place(after, 0), pawn_place(after, 1)
        both = [
            Step("walk", "pawn-0", places[::-1], together=True),
            Step("walk", "pawn-1", places),
        ]
        return [*seen[:-1], replace(seen[-1], together=False), *both]
    return [*seen[:-1], *(replace(step, together=False) for step in seen[-1:])]


def steps_of(before: State, happened: Any, after: State) -> list[Step]:
    """One thing."""
    match happened:
        case Begins(seat):
            return [Step("hop", f"pawn-{seat}")]
        case h.Stands(seat, direction, line):
            return [go(before, seat, direction, line)]
        case h.Goes(seat, direction, line, cell):
            return [go(before, seat, direction, line), *activate(before, cell)]
        case h.Gets(seat, _, lost, lures) if not is_loot(
            before, before.tiles[rules.cell_reached(after)]
        ):
            losing = [Step("shake", f"cookies-{seat}")] if lost else []
            return losing + ([Step("hop", f"lures-{seat}")] if lures else [])
        case h.Steals(seat, cookies, lures) if cookies or lures:
            name, other = "cookies" if cookies else "lures", rules.other_than(seat)
            return [Step("shake", f"{name}-{other}"), Step("hop", f"{name}-{seat}")]
        case h.Trades(seat, deal) if deal != m.DECLINE:
            given, got = ("lures", "cookies")[:: 1 if deal == m.LURES_FOR_COOKIES else -1]
            return [Step("shake", f"{given}-{seat}"), Step("hop", f"{got}-{seat}")]
        case h.MovesGuard(seat, guard, _, lures):
            way = guard_place(before, guard), guard_place(after, guard)
            paid = [Step("flash", f"lures-{seat}")] if lures else []
            return [*paid, Step("crumbs", points=way[:1]), Step("arc", f"guard-{guard + 1}", way)]
        case h.TurnsTile(_, cell):
            return [Step("turn", f"tile-{m.CELL_NAMES[cell]}")]
    return []


MOST_HOPS = 4


def go(before: State, seat: int, direction: int, line: int) -> Step:
    """A pawn goes to a line, from head to head of those between; one that is put comes from its
    box, wherever that is.
    """
    start = before.pawns[direction] if is_put(before, seat) else line
    stride = 1 if abs(line - start) <= MOST_HOPS else 2  # nobody waits for a long way
    passed = *range(start, line, stride if line > start else -stride), line
    way = (exact(head_of(before.lines, direction, one, FEET[direction])) for one in passed)
    return Step("walk", f"pawn-{seat}", points=tuple(way))


# What else is seen of a tile; any other turns.
MOMENTS = {data.SWAP: "hop", data.TRAP: "shake", data.ALARM: "shake"}


def activate(before: State, cell: int) -> list[Step]:
    """A tile is carried home in an arc, or it shakes or turns, and what is lost goes to crumbs."""
    tile, name, at = before.tiles[cell], m.CELL_NAMES[cell], exact(centre(before.lines, cell))
    kind = before.kinds[tile]
    if is_loot(before, tile):
        glitter = (
            [Step("glitter", points=(at,))] if kind in (data.DOUBLE, data.DOUBLE_LURES) else []
        )
        return [*glitter, Step("arc", f"loot-{name}", points=((0, 0),))]
    crumbs = [Step("crumbs", points=(at,))] if before.cookies_on[tile] < 0 else []
    return [*crumbs, Step(MOMENTS.get(kind, "turn"), f"tile-{name}")]


# The board in text

PAWN_LETTERS = "AB"
SIGNS = ("x2", "<>", "post", "TRAP", "2=2", "@>", "turn", "2<-", "Lx2", "L<-", "BELL")
MARKS = dict(zip(data.SPECIALS, SIGNS, strict=True))


def pawn_before(s: State, direction: int, line: int) -> str:
    """The letter of the pawn that stands there, or a blank."""
    for seat in range(rules.PLAYERS):
        if s.directions[seat] == direction and s.pawns[direction] == line:
            return PAWN_LETTERS[seat]
    return " "


def tile_mark(s: State, cell: int) -> str:
    """`+2L`; `(+2L)` lies face down; `@1` the first guard stands there."""
    tile = s.tiles[cell]
    if tile == rules.NO_TILE:
        return ""
    mark = words.tile_code(s, tile)
    if s.kinds[tile] != data.PLAIN:
        mark = MARKS[mark]
    mark = f"({mark})" if s.is_down[cell] else mark
    guards = [f"@{guard + 1}" for guard in range(m.GUARDS) if s.guards[guard] == cell]
    return mark + "".join(guards)


def text(s: State, seat: int, say: Say) -> list[Block]:
    """The tiles, what both have, and what the marks mean: the same for every seat."""
    lines = range(s.lines)
    width = max(7, *(len(tile_mark(s, cell)) for cell in range(m.CELLS)))
    heads = "".join(
        f"{words.line_name(m.COLUMNS, line)} {pawn_before(s, m.COLUMNS, line)}".center(width + 1)
        for line in lines
    )
    wall = "─" * width
    drawn = [f"     {heads}".rstrip(), f"    ┌{'┬'.join([wall] * s.lines)}┐"]
    for row in lines:
        cells = "│".join(tile_mark(s, row * m.LINES + column).center(width) for column in lines)
        head = f"{words.line_name(m.ROWS, row)} {pawn_before(s, m.ROWS, row)}"
        drawn += [f"{head} │{cells}│", f"    ├{'┼'.join([wall] * s.lines)}┤"]
    drawn[-1] = f"    └{'┴'.join([wall] * s.lines)}┘"
    kinds = {s.kinds[s.tiles[cell]] for cell in cells_laid(s)}
    laid = [name for name, kind in data.SPECIALS.items() if kind in kinds]
    marks = [f"{MARKS[name]:4} {say(f'tile-{name}')}" for name in laid]
    return [
        Drawing(drawn, told=[told_tiles(s, say)]),
        Items(
            [belongings_line(s, other, say) for other in range(rules.PLAYERS)],
            told=[Items(told_belongings(s, say))],
        ),
        Items(marks, may_wait=True, told=()),
        Items(entries(say("text-legend")), may_wait=True, told=()),
    ]


def told_tiles(s: State, say: Say) -> Rows:
    """What lies at every crossing, by row and column."""
    lines = range(s.lines)
    rows = [
        (
            words.line_name(m.ROWS, row),
            *(told_tile(s, row * m.LINES + column, say) for column in lines),
        )
        for row in lines
    ]
    heads = ("", *(words.line_name(m.COLUMNS, column) for column in lines))
    return Rows(rows, heads=heads, is_grid=True)


def told_tile(s: State, cell: int, say: Say) -> str:
    """A tile, how it lies, and the guards on it."""
    tile = s.tiles[cell]
    told = [say("told-no-tile")]
    if tile != rules.NO_TILE:
        told = [words.tile_name(s, tile, say)]
        told += [say("told-guard-mark")] if s.has_guard_mark[tile] else []
        told += [say("view-face-down")] if s.is_down[cell] else []
    guards = [guard for guard in range(m.GUARDS) if s.guards[guard] == cell]
    return ", ".join(told + [say("told-guard", guard=guard + 1) for guard in guards])


def told_belongings(s: State, say: Say) -> list[str]:
    """What both own, and what is in the bank; where pawns and guards are."""
    owned = [belongings(s, owner, say) for owner in range(rules.PLAYERS)]
    owned += [pawn_title(s, owner, say) for owner in range(rules.PLAYERS)]
    owned += [guard_title(s, guard, say) for guard in range(m.GUARDS)]
    cookies, lures = rules.cookies_in_bank(s), rules.lures_in_bank(s)
    return [*owned, say("view-bank", cookies=cookies, lures=lures)]


def belongings_line(s: State, seat: int, say: Say) -> str:
    pointer = "▶" if is_to_move(s, seat) else " "
    return f"{pointer} {PAWN_LETTERS[seat]} {belongings(s, seat, say)}"


def belongings(s: State, seat: int, say: Say) -> str:
    has = say("owns", seat=say(f"seat-{seat}"), cookies=s.cookies[seat], lures=s.lures[seat])
    return has + (f" · {say('owns-double')}" if s.doubles[seat] else "")


def cover(game: Callable[..., Any]) -> Any:
    """Both runaways have a good haul, and the next tile may be the richest or the trap."""
    shown = {
        "tiles": [
            *(0, 19, 40, 18, 23, 7),
            *(4, 13, 20, 9, 31, 27),
            *(25, 8, 43, 16, 5, 1),
            *(33, 21, 10, 14, 26, 12),
            *(11, 2, 24, 35, 17, 22),
            *(28, 15, 30, 3, 6, 29),
        ],
        "is_down": [int(side) for side in "000001000100010101001000100010000010"],
        "laid": m.CELLS,
        "in_deck": 0,
        "deck": [0] * data.TILES,
        "guards": [7, 23],
        "pawns": [2, 3],
        "directions": [m.ROWS, m.COLUMNS],
        "cookies": [11, 8],
        "lures": [1, 1],
        "phase": rules.MOVE,
        "turns_begun": 10,
    }
    return game().position(shown)
