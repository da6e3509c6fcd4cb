"""The boards of Cookie Party as a picture: what's printed, and what players have drawn on them."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product

from cookietin.engine import ALLOWED, Say, draw
from cookietin.engine.draw import (
    Point,
    define,
    dots,
    group,
    lettering,
    pane,
    pane_of,
    sheet,
    short,
    stroke,
    use,
)
from cookietin.engine.theme import CREAM, INK, SEAT_COLOURS, SHINING, die, emblem_of
from cookietin.games.cookie_party import art, layout, moves, rules
from cookietin.games.cookie_party.art import CHIP_RADIUS, COOKIES
from cookietin.games.cookie_party.data import (
    ACROSS,
    CHIPS,
    COLUMN_NAMES,
    DOWN,
    RED,
    SPACE_NAMES,
    SPACES,
    WALLS_AROUND,
    numbers_in,
)
from cookietin.games.cookie_party.layout import (
    CELL,
    Board,
    Print,
    fit_for,
    fit_of,
    middle_of,
    plan_for,
)
from cookietin.games.cookie_party.rules import State
from cookietin.games.cookie_party.scores import SIGNS, Row, score_ground, seats_printed, sign
from cookietin.games.cookie_party.words import number, walls_left

# What is printed


def walls(across: int, down: int) -> str:
    """The path of some walls; those in a line are one line."""
    path = ""
    for row in range(DOWN):
        for start, length in runs((across >> (DOWN * row)) & rules.FIRST_ROW):
            path += f"M{CELL * start} {CELL * row}h{CELL * length}"
    for column in range(DOWN):
        upright = sum(((down >> (DOWN * row + column)) & 1) << row for row in range(DOWN))
        for start, length in runs(upright):
            path += f"M{CELL * column} {CELL * start}v{CELL * length}"
    return path


def runs(bits: int) -> list[tuple[int, int]]:
    """Where bits that are set side by side begin, and how many they are."""
    return [(run.start(), len(run[0])) for run in re.finditer("1+", f"{bits:b}"[::-1])]


def wall_lines(path: str, colour: str) -> str:
    return stroke(path, INK, 21) + stroke(path, colour, 12) if path else ""


def invisible(path: str, width: float) -> str:
    """A line that can be tapped."""
    return (
        f'<path d="{path}" stroke="{INK}" stroke-opacity="0" stroke-linecap="square" '
        f'stroke-width="{short(width)}"/>'
    )


ITS_SPACE, ITS_MIDDLE, IN_HAND = "its-space", "its-middle", "in-hand"
DIAMOND = CELL * 0.707  # the side of a square on its corner, as high as a space


def edge_shape(width: int, height: int, middle: Point) -> str:
    """The thin place of a wall, which is lit up, and all that is nearer to it than to any other
    edge, which can be tapped. That is a line, so that the light does not go around it.
    """
    x, y = middle
    tapped = group(invisible("M-.1 0h.2", DIAMOND), at=middle, turn=45, pointer_events="stroke")
    return sheet(x - width / 2, y - height / 2, width, height, 0, fill_opacity="0") + tapped


# What shows itself for a moment where somebody has drawn.
WALLS_LIT = {"across": f"M0 0h{CELL}", "down": f"M0 0v{CELL}"}


def glow_shape(path: str) -> str:
    """A wall of this round with light around it."""
    return stroke(path, SHINING, 54) + wall_lines(path, art.FRESH)


# What shows itself on the board of somebody else when a round ends, in its owner's colour.
NEWS = {
    **WALLS_LIT,
    "cross": "M-44-44l88 88m0-88l-88 88",
}
NEWS_OF_A_KIND = 2


def news_shape(path: str) -> str:
    """In the colour of whatever it is used in, with light around it."""
    line = f'<path d="{path}" fill="none" stroke-linecap="round"'
    return stroke(path, INK, 78) + stroke(path, SHINING, 64) + f'{line} stroke-width="36"/>'


DEFINITIONS = SIGNS + "".join(
    define(f"cookie-party-{name}", drawn)
    for name, drawn in (
        *enumerate(COOKIES),
        ("sugar", art.SUGAR_CHIP),
        ("drink", art.DRINK),
        # Light goes around less of a space than can be tapped, which is its line too.
        ("space", sheet(-66, -66, 132, 132, 20, fill_opacity="0", stroke=INK, stroke_opacity="0",
                        stroke_width=str(CELL - 132))),
        # Of a chip: the space on which it lies, or its middle while edges around it are tapped.
        (ITS_SPACE, invisible(f"M-{layout.CHIP_ASIDE}-{layout.CHIP_ASIDE}h.1", CELL)),
        (ITS_MIDDLE, invisible("M0 0h.1", CHIP_RADIUS * 3 // 4)),
        (IN_HAND, invisible("M0 0h.1", 100)),
        ("lying", edge_shape(CELL - 52, 2, (CELL / 2, 0))),
        ("upright", edge_shape(2, CELL - 52, (0, CELL / 2))),
        *((f"news-{name}", news_shape(path)) for name, path in NEWS.items()),
        *((f"glow-{name}", glow_shape(path)) for name, path in WALLS_LIT.items()),
    )
)  # fmt: skip


def chips_printed(of: Print) -> str:
    """The chips, each with the walls that it draws in this edition."""
    return "".join(
        define(f"cookie-party-chip-{which}", art.chip(number(which), of.walls[which]))
        for which in range(CHIPS)
    )


TILE = 142
COOKIES_OF, WALLS_OF = "-cookies", "-walls"
ROUNDED = 14  # of a tile's corners: its edge is a line as wide as two of it


def tiles_of(path: str, colour: str) -> str:
    """Tiles of one colour, with round corners."""
    look = f'fill="{colour}" stroke="{colour}" stroke-width="{2 * ROUNDED}" stroke-linejoin="round"'
    return f'<path d="{path}" {look}/>'


def printed_board(of: Print) -> str:
    """All spaces, and the printed walls, for boards of any size; the cookies are used again."""
    tiles = {True: "", False: ""}
    for space in of.spaces:
        x, y = middle_of(space)
        side, corner = TILE - 2 * ROUNDED, TILE // 2 - ROUNDED
        path = f"M{short(x - corner)} {short(y - corner)}h{side}v{side}h-{side}z"
        tiles[of.cookies[space] == RED] += path
    marked = [(CELL * (space % DOWN) + 20, CELL * (space // DOWN) + 20) for space in of.dotted]
    places = product(range(of.columns + 1), range(of.rows + 1))
    corners = [(CELL * column, CELL * row) for column, row in places]
    under = (
        f"{tiles_of(tiles[False], art.TILES[of.side])}{tiles_of(tiles[True], art.RED_TILE)}"
        f"{dots(marked, 14, '#fff')}"
    )
    over = dots(corners, 18, "#fff") + use(of.ident + WALLS_OF)
    return (
        define(f"{of.ident}-under", under)
        + define(of.ident + WALLS_OF, wall_lines(walls(of.across, of.down), art.PRINTED))
        + define(f"{of.ident}-over", over)
        + define(
            of.ident, "".join(use(of.ident + part) for part in ("-under", COOKIES_OF, "-over"))
        )
    )


def large_board(of: Print) -> str:
    """The large one, where every cookie is a thing of its own that can hop."""
    cookies = "".join(
        use(f"cookie-party-{of.cookies[space]}", middle_of(space), id=f"cookie-{space}")
        for space in of.spaces
    )
    return of.fit.group(
        use(f"{of.ident}-under"),
        SPACE_GLOWS,
        define(of.ident + COOKIES_OF, cookies),
        use(f"{of.ident}-over"),
        *(dot_of(space) for space in of.dotted),
        pointer_events="none",
    )


def dot_of(space: int) -> str:
    """The corner of a space with a dot in it, which can be asked about."""
    x, y = CELL * (space % DOWN), CELL * (space // DOWN)
    return group(sheet(x + 4, y + 4, 36, 36, 0, fill_opacity="0"), ident=f"dot-{space}")


@lru_cache(16)
def letters(side: int, columns: int, rows: int) -> str:
    """The names of columns and rows, at the rim of the large board."""
    fill, fit = art.RIM_INK[side], fit_for(columns, rows)
    xs = [fit.at(middle_of(column))[0] for column in range(columns)]
    ys = [fit.at(middle_of(DOWN * row))[1] for row in range(rows)]
    return "".join(
        lettering(COLUMN_NAMES[at], (x, fit.top - 11), layout.FIGURE_SIZE, fill=fill)
        for at, x in enumerate(xs)
    ) + "".join(
        lettering(str(at + 1), (fit.left - 25, y + 13), layout.FIGURE_SIZE, fill=fill)
        for at, y in enumerate(ys)
    )


# What shows itself for a moment: where walls were drawn, where spaces were enclosed.
GLOWS = 4  # spaces
WALL_GLOWS = 2  # that lie, and as many that stand: a chip is in the midst of four
SPACE_GLOWS = "".join(
    group(sheet(-77, -77, 154, 154, 20, fill=SHINING), ident=f"glow-{which}", opacity="0")
    for which in range(GLOWS)
)
GLOW = "".join(
    group(use(f"cookie-party-glow-{name}"), ident=f"glow-{name}-{which}", opacity="0",
          pointer_events="none")
    for name in WALLS_LIT
    for which in range(WALL_GLOWS)
)  # fmt: skip


# White edges of crosses, which are drawn stroke by stroke before they get their colour.
CROSS = 88  # as wide as a cross is
STROKES = (
    f'<path d="M-{CROSS // 2}-{CROSS // 2}l{CROSS} {CROSS}"/>'
    f'<path d="M{CROSS // 2}-{CROSS // 2}l-{CROSS} {CROSS}"/>'
)
CROSSES = group(
    *(group(STROKES, ident=f"cross-{which}", opacity="0") for which in range(GLOWS)),
    pointer_events="none",
    stroke="#fff",
    stroke_width="24",
    stroke_linecap="round",
)


def news_of(player: int) -> str:
    """Unseen until they are laid on what a player has drawn and crossed out in a round."""
    parts = "".join(
        group(use(f"cookie-party-news-{name}"), ident=f"news-{player}-{name}-{which}", opacity="0")
        for name in NEWS
        for which in range(NEWS_OF_A_KIND)
    )
    return group(parts, ident=f"news-{player}", stroke=SEAT_COLOURS[player].fill)


@lru_cache(draw.GROUNDS)
def printed_ground(of: Print, edge_titles: tuple[tuple[int, str], ...]) -> str:
    """What stays the same for a whole match; drawn once, since a server shows it often."""
    plan = plan_for(of.players, len(of.tasks))
    edges = ""
    for edge, title in edge_titles:
        shape = "lying" if edge < ACROSS else "upright"
        tapped = use(f"cookie-party-{shape}", layout.start_of(edge))
        edges += group(tapped, ident=f"edge-{edge}", title=title)
    beside = layout.broad_for(of.players)
    small = "".join(
        pane(where, fit_for(of.columns, of.rows, corner, plan.small).group(use(of.ident)))
        for where, corner in zip(beside.boards, plan.boards, strict=True)
    )
    return (
        f"<defs>{DEFINITIONS}{seats_printed(of.players)}{chips_printed(of)}{printed_board(of)}</defs>"
        + draw.only_high(table_top(layout.WIDTH, plan.height, of.side))
        + draw.only_broad(table_top(beside.width, layout.BROAD_HEIGHT, of.side))
        + f"{letters(of.side, of.columns, of.rows)}{large_board(of)}{small}"
        + pane(beside.score, score_ground(of, plan))
        + of.fit.group(edges, GLOW, CROSSES)
    )


def table_top(width: int, height: int, side: int) -> str:
    """What all boards lie on."""
    return sheet(0, 0, width, height, 40, fill=INK) + sheet(
        5, 5, width - 10, height - 10, 36, fill=art.PANEL[side]
    )


# What is drawn on a board


def crossed_spaces(crosses: int, player: int, *, is_large: bool) -> str:
    """Spaces that are enclosed: paler, under a cross of the player's colour."""
    if not crosses:
        return ""
    middles = [middle_of(space) for space in numbers_in(crosses)]
    veil = "".join(f"M{x} {y}h.1" for x, y in middles)
    half = CROSS // 2
    path = "".join(
        f"M{x - half} {y - half}l{CROSS} {CROSS}m0-{CROSS}l-{CROSS} {CROSS}" for x, y in middles
    )
    # On a small board neither a white edge nor a dark one would be seen.
    white, width = (stroke(path, "#fff", 24), 15) if is_large else ("", 19)
    return (
        f'<path d="{veil}" stroke="#fff" stroke-width="128" stroke-linecap="square" '
        f'stroke-opacity=".45"/>{white}{stroke(path, SEAT_COLOURS[player].fill, width)}'
    )


def bites(of: Print, crosses: int) -> str:
    """What was bitten off the cookies of enclosed spaces, above on the right: three teeth each,
    where the board is seen.
    """
    bitten = {art.TILES[of.side]: "", art.RED_TILE: ""}
    for space in numbers_in(crosses):
        x, y = middle_of(space)
        colour = art.RED_TILE if of.cookies[space] == RED else art.TILES[of.side]
        bitten[colour] += f"M{x + 22} {y - 60}l40 36"
    paths = "".join(f'<path d="{path}" stroke="{c}"/>' for c, path in bitten.items() if path)
    teeth = 'stroke-width="44" stroke-linecap="round" stroke-dasharray="0 26"'
    return f"<g {teeth}>{paths}</g>" if paths else ""


SMALL_ASIDE = 11  # of a chip from the middle of its space


@lru_cache(250)
def small_board(of: Print, at: int, row: Row, title: str) -> str:
    """Another player's board, as it was after the last round."""
    plan, board, player = plan_for(of.players), row.board, row.player
    width, colour = plan.small, SEAT_COLOURS[player]
    middles = {chip: middle_of(at) for chip, at in enumerate(board.chips) if at < SPACES}
    chips = {chip: (x + SMALL_ASIDE, y + SMALL_ASIDE) for chip, (x, y) in middles.items()}
    numbers = "".join(draw.figure(number(chip), x, y + 28) for chip, (x, y) in chips.items())
    bars = "".join(f"M{width - 74 + 13 * bar}-31v22" for bar in range(rules.BARS))
    slashes = "".join(f"M{width - 81 + 13 * bar}-14l14-12" for bar in range(board.bars))
    drawn = walls(board.across & ~of.across, board.down & ~of.down)
    return group(
        sheet(-4, -40, width + 8, 34, 17, fill=colour.fill, stroke=INK, stroke_width="3"),
        use(f"cookie-party-seat-{player}", (20, -22)),
        draw.figure(row.points, 66, -8, font_size=str(layout.FIGURE_SIZE), fill=colour.ink),
        stroke(bars, "#fff", 6),
        stroke(slashes, INK, 5),
        sign(row.mark, width - 18, -23),
        fit_for(of.columns, of.rows, (0, 0), width).group(
            crossed_spaces(board.crosses, player, is_large=False),
            stroke(drawn, INK, 20),
            dots(chips.values(), 122, INK),
            dots(chips.values(), 108, CREAM),
            group(numbers, font_size="80", data_print=draw.AMONG),
            news_of(player),
        ),
        ident=f"board-{player}",
        title=title,
        data_large="1",
        at=plan.boards[at],
    )  # fmt: skip


# What changes on the large board

PUTS_CHIPS = (rules.SETTING_UP, rules.PUTTING, rules.MOVING, rules.GIVING)
DRAWS = (rules.DRAWING, rules.BONUS)


@lru_cache(250)
def large_walls(of: Print, board: Board, shown: Board, player: int) -> str:
    """Crosses and walls, those of this round brighter; the edges under them are what is tapped."""
    earlier = walls(shown.across & ~of.across, shown.down & ~of.down)
    fresh = walls(board.across & ~shown.across, board.down & ~shown.down)
    # A bite reaches over the rim of its space: the printed walls are drawn again above it.
    bitten = bites(of, board.crosses)
    return of.fit.group(
        bitten + use(of.ident + WALLS_OF) if bitten else "",
        crossed_spaces(board.crosses, player, is_large=True),
        wall_lines(earlier, art.DRAWN),
        wall_lines(fresh, art.FRESH),
        pointer_events="none",
    )


@lru_cache(500)
def space_group(space: int, title: str) -> str:
    """A space on which a chip may be put; all of it can be tapped."""
    shape = use("cookie-party-space", middle_of(space))
    return group(shape, ident=f"space-{space}", title=title, data_lit="dot")


def spaces(s: State, board: Board, stage: int, say: Say) -> str:
    """The spaces without chips, while chips are put."""
    if stage not in PUTS_CHIPS:
        return ""
    names = [say(f"view-cookie-{kind}") for kind in range(len(COOKIES))]
    return fit_of(s).group(
        *(
            space_group(space, say("named", name=SPACE_NAMES[space], told=names[s.cookies[space]]))
            for space in numbers_in(s.spaces)
            if space not in board.chips
        )
    )


@lru_cache(500)
def chip_group(
    which: int, at: Point, scale: float, tapped: str, is_thrown: bool, title: str
) -> str:
    shine = art.SHINE if is_thrown else ""
    return group(
        group(
            draw.grows(shine, use(f"cookie-party-chip-{which}")), scale=scale, pointer_events="none"
        ),
        use(f"cookie-party-{tapped}", scale=scale) if tapped else "",
        ident=f"chip-{which}",
        title=title,
        at=at,
        data_round=short((CHIP_RADIUS + 2) * scale),
    )


ALL_WALLS = "walls"


def walls_to_come(s: State, board: Board, seat: int, stage: int, say: Say) -> str:
    """Where nothing is left to choose: the walls that a tap on any of their edges draws."""
    if stage != rules.DRAWING or not rules.has_no_choice(s, seat):
        return ""
    space = board.chips[rules.thrown_chip(s)]
    sides = [rules.edge_at(space, side) for side in range(WALLS_AROUND)]
    edges = [edge for edge in sides if not rules.has_wall(s, seat, edge)]
    ends = [(*layout.start_of(edge), "h" if edge < ACROSS else "v") for edge in edges]
    path = "".join(f"M{x} {y}{way}{CELL}" for x, y, way in ends)
    x, y = middle_of(space)
    # The light goes around less than can be tapped, so that it lies on no wall.
    tapped = sheet(x - 56, y - 56, 112, 112, 24, fill_opacity="0", stroke=INK, stroke_opacity="0",
                   stroke_width="90")  # fmt: skip
    return fit_of(s).group(
        group(wall_lines(path, art.FRESH), opacity=".75", pointer_events="none"),
        group(tapped, ident=ALL_WALLS, title=say("move-draw-all", left=len(edges))),
    )


def chips(s: State, board: Board, seat: int, stage: int, say: Say) -> str:
    thrown = rules.thrown_chip(s) if s.phase == rules.ROUND else -1
    groups, is_set_up = "", s.phase == rules.PLACING
    panes, fit = layout.broad_for(s.players).all_of(is_set_up), fit_of(s)
    for which, at in layout.places_of_chips(fit, board.chips, is_set_up).items():
        is_held = board.chips[which] == rules.IN_HAND
        tapped = ITS_MIDDLE if stage in DRAWS else IN_HAND if is_held else ITS_SPACE
        if which == thrown and stage == rules.DRAWING and rules.has_no_choice(s, seat):
            tapped = ""  # its walls are meant
        title = say("view-chip", chip=number(which))
        chip = chip_group(which, at, fit.scale, tapped, which == thrown, title)
        where = pane_of(panes, at)
        groups += pane(where, chip) if where else chip
    return groups


# Between the large board and the scoreboard: dice, walls left, chips in the hand, the drink.


@lru_cache(200)
def dice(one: int, other: int, is_old: bool) -> str:
    if not one:
        return ""
    drawn = [
        group(die(face, x, layout.STRIP, 84, turn), ident=f"die-{which}")
        for which, (face, x, turn) in enumerate(((one, 66, -6), (other, 158, 5)))
    ]
    return group(*drawn, ident="dice", pointer_events="none", opacity=".4" if is_old else "1")


@lru_cache(4)
def drink(bars: int) -> str:
    x, y = 946, layout.STRIP - 22
    whole = "".join(f"M{x - 128 + 30 * bar} {y - 8}v56" for bar in range(rules.BARS))
    crossed = "".join(f"M{x - 142 + 30 * bar} {y + 38}l28-36" for bar in range(bars))
    return group(
        use("cookie-party-drink", (x, layout.STRIP + 46)),
        stroke(whole, INK, 17),
        stroke(whole, "#fff", 9),
        stroke(crossed, INK, 15),
        stroke(crossed, art.JAM, 8),
        ident="drink",
        pointer_events="none",
    )


BUTTON_WIDTH, BUTTON_HEIGHT = 430, 84


@lru_cache(200)
def button(ident: str, text: str, x: float, y: float) -> str:
    """A button near the thumb, its middle there: on a phone those of the page are far below."""
    left, top = x - BUTTON_WIDTH / 2, y - BUTTON_HEIGHT / 2
    size = min(44, 480 // max(len(text), 1))  # beside the tick
    return group(
        sheet(left, top + 8, BUTTON_WIDTH, BUTTON_HEIGHT, 42, fill=INK),
        sheet(left, top, BUTTON_WIDTH, BUTTON_HEIGHT, 42, fill=art.GREEN, stroke=INK,
              stroke_width="5"),
        stroke(f"M{short(left + 40)} {short(y)}l18 18l30-38", "#fff", 13),
        lettering(text, (x + 35, y + size * 0.36), size, fill="#fff"),
        ident=ident,
        title=text,
    )  # fmt: skip


def buttons(s: State, seat: int, say: Say) -> str:
    """To confirm, and at set-up to have chips placed: that on the scoreboard, which is empty."""
    plan, beside = plan_for(s.players), layout.broad_for(s.players)
    x = layout.GAP + (plan.names_width + plan.score_width) / 2
    y = layout.SCORE_TOP + plan.head + s.players * plan.row / 2
    drawn = ""
    if rules.refusal(s, seat, moves.DONE) == ALLOWED:
        label = say("move-placed" if s.phase == rules.PLACING else "move-done")
        drawn += pane(beside.hand, button("done", label, layout.HAND_MIDDLE, layout.STRIP))
    if s.phase == rules.PLACING and rules.refusal(s, seat, moves.PLACE_REST) == ALLOWED:
        drawn += pane(beside.score, button("rest", say("move-place-rest"), x, y))
    return drawn


WALLS_LEFT = "walls-left"


def strip(s: State, board: Board, stage: int, seat: int, say: Say) -> str:
    """Dice, a stick for every wall that is still to be drawn, and the drink."""
    if s.phase == rules.PLACING and rules.IN_HAND in board.chips:
        return ""  # it is full of chips
    left = walls_left(s, seat) if stage == rules.DRAWING else int(stage == rules.BONUS)
    to_draw = "".join(f"M{250 + 34 * which} {layout.STRIP - 30}v60" for which in range(left))
    thrown = dice(s.one, s.other, s.phase != rules.ROUND)
    around = (
        f'<rect x="220" y="{layout.STRIP - 40}" width="{34 * left + 26}" height="80" fill="none"/>'
    )
    sticks = group(
        around,  # a finger on it need not hit a stick
        wall_lines(to_draw, art.FRESH),
        ident=WALLS_LEFT,
        title=say("view-walls-left", left=left),
        pointer_events="none",
    )
    drawn = thrown, sticks if left else "", drink(board.bars)
    return "".join(map(pane, layout.broad_for(s.players).parts, drawn))


@lru_cache(8)
def owner(player: int) -> str:
    """Whose board the large one is, in its corner."""
    return group(
        f'<circle r="32" fill="{SEAT_COLOURS[player].fill}" stroke="#fff" stroke-width="5"/>',
        emblem_of(player),
        at=(24, 24),
        scale=0.55,
    )
