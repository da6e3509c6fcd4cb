"""The boards of Cookie Party as a picture: the own one large, then the scoreboard, then the others.

The ground is the same for everybody at a table, since all boards are printed alike. A spectator
sees the board of whoever leads as the large one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from cookietin.engine import CHANCE
from cookietin.engine.draw import (
    CREAM,
    FONT,
    GOLD,
    INK,
    SEAT_COLOURS,
    Point,
    die,
    dots,
    short,
)
from cookietin.engine.esc import esc
from cookietin.engine.plug import Step
from cookietin.games.cookie_party import rules, words
from cookietin.games.cookie_party.art import (
    CHIP_RADIUS,
    COOKIES,
    DRINK,
    GREEN,
    JAM,
    MINT,
    SHINE,
    chip,
)
from cookietin.games.cookie_party.data import (
    ACROSS,
    CHIPS,
    RED,
    SIDE,
    SPACES,
    space_name,
)
from cookietin.games.cookie_party.layout import (
    CELL,
    CHIP_ASIDE,
    DONE,
    DRAWN,
    FRESH,
    GAP,
    GRID,
    ICON_Y,
    MARGIN,
    PANEL,
    PRINTED,
    RED_TILE,
    SCORE_TOP,
    SET_UP_STEP,
    SHINING,
    SMALL_HEAD,
    STRIP,
    THINKING,
    TILE,
    TILES,
    WIDTH,
    WON,
    Board,
    Print,
    bits_of,
    board_as_it_is,
    board_as_shown,
    board_for,
    large_one,
    layout,
    middle_of,
    places_of_chips,
    print_of,
    small_ones,
    start_of,
    tasks_of,
)
from cookietin.games.cookie_party.scores import (
    column_of,
    mark_of,
    score_area,
    score_ground,
    scores,
    sign,
)
from cookietin.games.cookie_party.words import number

if TYPE_CHECKING:
    from cookietin.engine.texts import Say
    from cookietin.games.cookie_party.rules import State

# The ground: what is printed


def walls(across: int, down: int, corner: int = 0) -> str:
    """The path of some walls on a board that begins there; those in a line are one line."""
    path = ""
    for row in range(SIDE + 1):
        for start, length in runs((across >> (SIDE * row)) & rules.ROW):
            path += f"M{corner + CELL * start} {corner + CELL * row}h{CELL * length}"
    for column in range(SIDE + 1):
        upright = sum(((down >> ((SIDE + 1) * row + column)) & 1) << row for row in range(SIDE))
        for start, length in runs(upright):
            path += f"M{corner + CELL * column} {corner + CELL * start}v{CELL * length}"
    return path


def runs(bits: int) -> Iterator[tuple[int, int]]:
    """Where bits that are set side by side begin, and how many they are."""
    start = 0
    while bits >> start:
        length = 0
        while (bits >> (start + length)) & 1:
            length += 1
        if length:
            yield start, length
        start += length + 1


def wall_lines(path: str, colour: str) -> str:
    if not path:
        return ""
    return (
        f'<g stroke-linecap="round" fill="none"><path d="{path}" stroke="{INK}" '
        f'stroke-width="21"/><path d="{path}" stroke="{colour}" stroke-width="12"/></g>'
    )


ITS_SPACE, ITS_MIDDLE, IN_HAND = "its-space", "its-middle", "in-hand"
CHECK_MARK = "M-8 1L-2 7L9-7"
DOTS: tuple[Point, ...] = ((-8, 0), (0, 0), (8, 0))
SIGNS = (
    f'<g id="cookie-party-{DONE}" fill="none" stroke-linecap="round" stroke-linejoin="round">'
    f'<path d="{CHECK_MARK}" stroke="{INK}" stroke-width="11"/>'
    f'<path d="{CHECK_MARK}" stroke="{MINT}" stroke-width="5"/></g>'
    f'<g id="cookie-party-{THINKING}">{dots(DOTS, 9, INK)}{dots(DOTS, 5, "#fff")}</g>'
    f'<path id="cookie-party-{WON}" d="M-12 8L-14-8L-5-1L0-12L5-1L14-8L12 8z" fill="{GOLD}" '
    f'stroke="{INK}" stroke-width="3"/>'
    + "".join(
        f'<path id="cookie-party-seat-{seat}" d="{colour.emblem}" transform="scale(.62)" '
        'fill="#fff"/>'
        for seat, colour in enumerate(SEAT_COLOURS)
    )
)
DIAMOND = CELL * 0.707  # the side of a square on its corner, as high as a space
DEFINITIONS = (
    "".join(f'<g id="cookie-party-{kind}">{drawn}</g>' for kind, drawn in enumerate(COOKIES))
    + "".join(
        f'<g id="cookie-party-chip-{which}">{chip(number(which), rules.WALLS[which])}</g>'
        for which in range(CHIPS)
    )
    + f'{SIGNS}<g id="cookie-party-drink">{DRINK}</g>'
    # A space: light goes around less than can be tapped, which is its line too.
    + '<g id="cookie-party-space"><rect x="-66" y="-66" width="132" height="132" rx="20" '
    f'fill-opacity="0" stroke="{INK}" stroke-opacity="0" stroke-width="{CELL - 132}"/></g>'
    # Of a chip, too: the space on which it lies, or its middle while edges around it are tapped.
    + "".join(
        f'<path id="cookie-party-{name}" d="{path}" stroke="{INK}" stroke-opacity="0" '
        f'stroke-linecap="square" stroke-width="{width}"/>'
        for name, path, width in (
            (ITS_SPACE, f"M-{CHIP_ASIDE}-{CHIP_ASIDE}h.1", CELL),
            (ITS_MIDDLE, "M0 0h.1", CHIP_RADIUS * 3 // 4),
            (IN_HAND, "M0-2v4", SET_UP_STEP),
        )
    )
    # An edge: the thin place of a wall, which is lit up, and all that is nearer to it than to any
    # other edge, which can be tapped. That is a line, so that the light does not go around it.
    + "".join(
        f'<g id="cookie-party-edge-{name}"><rect x="{x}" y="{y}" width="{width}" height="{height}" '
        'fill-opacity="0"/><path d="M-.1 0h.2" '
        f'transform="translate({middle}) rotate(45)" stroke-linecap="square" '
        f'stroke-width="{short(DIAMOND)}" stroke-opacity="0" stroke="{INK}" '
        'pointer-events="stroke"/></g>'
        for name, x, y, width, height, middle in (
            ("lying", 26, -4, CELL - 52, 8, f"{CELL // 2} 0"),
            ("upright", -4, 26, 8, CELL - 52, f"0 {CELL // 2}"),
        )
    )
)


def printed_board(of: Print) -> str:
    """All spaces with their cookies, and the printed walls, for boards of any size."""
    tiles = {True: "", False: ""}
    cookies = ""
    for space, kind in enumerate(of.cookies):
        x, y = (at - MARGIN for at in middle_of(space))
        corner = f"M{short(x - TILE // 2 + 14)} {short(y - TILE // 2)}"
        tiles[kind == RED] += f"{corner}{ROUND_TILE}"
        cookies += f'<use href="#cookie-party-{kind}" x="{short(x)}" y="{short(y)}"/>'
    marked = [(CELL * (space % SIDE) + 20, CELL * (space // SIDE) + 20) for space in of.dotted]
    corners = [(CELL * column, CELL * row) for row in range(SIDE + 1) for column in range(SIDE + 1)]
    return (
        f'<g id="{of.ident}"><path d="{tiles[False]}" fill="{TILES[of.side]}"/>'
        f'<path d="{tiles[True]}" fill="{RED_TILE}"/>{dots(marked, 14, "#fff")}{cookies}'
        f"{dots(corners, 18, '#fff')}{wall_lines(walls(of.across, of.down), PRINTED)}</g>"
    )


ROUND_TILE = (
    f"h{TILE - 28}q14 0 14 14v{TILE - 28}q0 14-14 14"
    f"h{28 - TILE}q-14 0-14-14v{28 - TILE}q0-14 14-14z"
)
LETTERS = "".join(
    f'<text x="{MARGIN + CELL * at + CELL // 2}" y="29">{letter}</text>'
    f'<text x="19" y="{MARGIN + CELL * at + CELL // 2 + 9}">{at + 1}</text>'
    for at, letter in enumerate("abcdef")
)
# What shows itself for a moment: where a wall was drawn, where a space was crossed out.
GLOWS = 4
GLOW = (
    f'<g id="glow-across" opacity="0"><path d="M0 0h{CELL}" stroke="{SHINING}" '
    'stroke-width="54" stroke-linecap="round"/></g>'
    f'<g id="glow-down" opacity="0"><path d="M0 0v{CELL}" stroke="{SHINING}" '
    'stroke-width="54" stroke-linecap="round"/></g>'
    + "".join(
        f'<g id="glow-{which}" opacity="0"><rect x="-77" y="-77" width="154" height="154" rx="20" '
        f'fill="{SHINING}"/></g>'
        for which in range(GLOWS)
    )
)


@lru_cache(64)
def ground(of: Print, edge_titles: tuple[str, ...]) -> str:
    """What stays the same for a whole match; drawn once, since a server shows it often."""
    plan = layout(of.players)
    edges = "".join(
        f'<g id="edge-{edge}"><title>{esc(title)}</title><use '
        f'href="#cookie-party-edge-{"lying" if edge < ACROSS else "upright"}" '
        f'x="{x}" y="{y}"/></g>'
        for edge, title in enumerate(edge_titles)
        for x, y in [start_of(edge)]
    )
    small = "".join(
        f'<use href="#{of.ident}" transform="translate({short(x)} {short(y)}) '
        f'scale({plan.small / GRID:.4f})"/>'
        for x, y in plan.boards
    )
    return (
        f'<g id="ground"><defs>{DEFINITIONS}{printed_board(of)}</defs>'
        f'<rect width="{WIDTH}" height="{plan.height}" rx="40" fill="{INK}"/>'
        f'<rect x="5" y="5" width="{WIDTH - 10}" height="{plan.height - 10}" rx="36" '
        f'fill="{PANEL[of.side]}"/>'
        f'<g font-family="{FONT}" font-weight="bold" font-size="28" text-anchor="middle" '
        f'fill="#fff">{LETTERS}</g>'
        f'<use href="#{of.ident}" x="{MARGIN}" y="{MARGIN}"/>{small}{score_ground(of, plan)}'
        f'<g id="edges" transform="translate({MARGIN} {MARGIN})">{edges}</g>{GLOW}</g>'
    )


# What changes on a board

CROSS = 88  # as wide as a cross is


def crossed_out(crosses: int, player: int, corner: int) -> str:
    """Spaces that are enclosed: paler, under a cross of the player's colour."""
    if not crosses:
        return ""
    middles = [
        (corner + CELL * (space % SIDE) + CELL // 2, corner + CELL * (space // SIDE) + CELL // 2)
        for space in bits_of(crosses)
    ]
    veil = "".join(f"M{x} {y}h.1" for x, y in middles)
    half = CROSS // 2
    path = "".join(
        f"M{x - half} {y - half}l{CROSS} {CROSS}m0-{CROSS}l-{CROSS} {CROSS}" for x, y in middles
    )
    # On a small board neither a white edge nor a dark one would be seen.
    white = f'<path d="{path}" stroke="#fff" stroke-width="24"/>' if corner else ""
    width = 15 if corner else 19
    return (
        f'<path d="{veil}" stroke="#fff" stroke-width="128" stroke-linecap="square" '
        f'stroke-opacity=".45"/><g fill="none" stroke-linecap="round">{white}'
        f'<path d="{path}" stroke="{SEAT_COLOURS[player].fill}" stroke-width="{width}"/></g>'
    )


@lru_cache(500)
def small_board(
    of: Print, at: int, player: int, board: Board, points: int, mark: str, title: str
) -> str:
    """Another player's board, as it was after the last round."""
    plan = layout(of.players)
    x, y = plan.boards[at]
    colour = SEAT_COLOURS[player]
    drawn = walls(board.across & ~of.across, board.down & ~of.down)
    chips = [
        (which, CELL * (space % SIDE) + 88, CELL * (space // SIDE) + 88)
        for which, space in enumerate(board.chips)
        if space < SPACES
    ]
    discs = [(x, y) for _, x, y in chips]
    numbers = "".join(f'<text x="{x}" y="{y + 28}">{number(which)}</text>' for which, x, y in chips)
    bars = "".join(f"M{short(plan.small - 74 + 13 * bar)}-31v22" for bar in range(rules.BARS))
    slashes = "".join(f"M{short(plan.small - 81 + 13 * bar)}-14l14-12" for bar in range(board.bars))
    return (
        f'<g id="board-{player}" transform="translate({short(x)} {short(y)})">'
        f"<title>{esc(title)}</title>"
        f'<rect x="-4" y="{4 - SMALL_HEAD}" width="{plan.small + 8}" height="{SMALL_HEAD - 10}" '
        f'rx="17" fill="{colour.fill}" stroke="{INK}" stroke-width="3"/>'
        f'<use href="#cookie-party-seat-{player}" x="20" y="-22"/>'
        f'<text x="54" y="-12" font-size="30" fill="#fff">{points}</text>'
        f'<g stroke-linecap="round"><path d="{bars}" stroke="#fff" stroke-width="6"/>'
        f'<path d="{slashes}" stroke="{INK}" stroke-width="5"/></g>'
        + sign(mark, plan.small - 18, -23)
        + f'<g transform="scale({plan.small / GRID:.4f})">{crossed_out(board.crosses, player, 0)}'
        f'<path d="{drawn}" stroke="{INK}" stroke-width="20" stroke-linecap="round"/>'
        f"{dots(discs, 122, INK)}{dots(discs, 108, CREAM)}"
        f'<g font-size="80">{numbers}</g></g></g>'
    )


# What changes on the large board

PUTS_CHIPS = (rules.SETTING_UP, rules.PUTTING, rules.MOVING, rules.GIVING)
DRAWS = (rules.DRAWING, rules.BONUS)


@lru_cache(500)
def large_walls(of: Print, board: Board, shown: Board, player: int) -> str:
    """Crosses and walls, those of this round brighter; the edges under them are what is tapped."""
    earlier = walls(shown.across & ~of.across, shown.down & ~of.down, MARGIN)
    fresh = walls(board.across & ~shown.across, board.down & ~shown.down, MARGIN)
    return (
        f'<g pointer-events="none">{crossed_out(board.crosses, player, MARGIN)}'
        f"{wall_lines(earlier, DRAWN)}{wall_lines(fresh, FRESH)}</g>"
    )


@lru_cache(500)
def space_group(space: int, title: str) -> str:
    """A space on which a chip may be put; all of it can be tapped."""
    x, y = middle_of(space)
    return (
        f'<g id="space-{space}"><title>{esc(title)}</title>'
        f'<use href="#cookie-party-space" x="{x}" y="{y}"/></g>'
    )


def spaces(s: State, board: Board, say: Say) -> str:
    """The spaces without chips."""
    taken = set(board.chips)
    names = [say(f"view-cookie-{kind}") for kind in range(len(COOKIES))]
    return "".join(
        space_group(space, f"{space_name(space)}: {names[s.cookies[space]]}")
        for space in range(SPACES)
        if space not in taken
    )


@lru_cache(1000)
def chip_group(which: int, x: float, y: float, tapped: str, is_thrown: bool, title: str) -> str:
    return (
        f'<g id="chip-{which}" transform="translate({short(x)} {short(y)})" '
        f'data-round="{CHIP_RADIUS + 2}">'
        f"<title>{esc(title)}</title>"
        f'<g pointer-events="none">{SHINE if is_thrown else ""}'
        f'<use href="#cookie-party-chip-{which}"/></g>'
        f'<use href="#cookie-party-{tapped}"/></g>'
    )


def chips(s: State, board: Board, stage: int, say: Say) -> str:
    thrown = rules.thrown_chip(s) if s.phase == rules.ROUND else -1
    groups = ""
    for which, (x, y) in places_of_chips(board.chips, s.phase == rules.PLACING).items():
        is_held = board.chips[which] == rules.IN_HAND
        tapped = ITS_MIDDLE if stage in DRAWS else IN_HAND if is_held else ITS_SPACE
        groups += chip_group(
            which, x, y, tapped, which == thrown, say("view-chip", chip=number(which))
        )
    return groups


# Between the large board and the scoreboard: dice, walls left, chips in the hand, the drink.

DICE_X, DIE_SIZE = (66, 158), 84
LEFT_X = 250
DRINK_X = 906
DONE_X = 535


@lru_cache(200)
def dice(one: int, other: int, is_old: bool) -> str:
    if not one:
        return ""
    drawn = "".join(
        f'<g id="die-{which}">{die(face, DICE_X[which], STRIP, DIE_SIZE, turn)}</g>'
        for which, (face, turn) in enumerate(((one, -6), (other, 5)))
    )
    faded = ' opacity=".4"' if is_old else ""
    return f'<g id="dice" pointer-events="none"{faded}>{drawn}</g>'


@lru_cache(200)
def left_to_draw(left: int) -> str:
    """A wall for every wall that is still to be drawn."""
    path = "".join(f"M{LEFT_X + 34 * which} {STRIP - 30}v60" for which in range(left))
    return wall_lines(path, FRESH)


@lru_cache(200)
def drink(bars: int) -> str:
    x, y = DRINK_X + 40, STRIP - 22
    whole = "".join(f"M{x - 128 + 30 * bar} {y - 8}v56" for bar in range(rules.BARS))
    crossed = "".join(f"M{x - 142 + 30 * bar} {y + 38}l28-36" for bar in range(bars))
    return (
        f'<g pointer-events="none"><use href="#cookie-party-drink" x="{x}" y="{STRIP + 46}"/>'
        f'<g fill="none" stroke-linecap="round"><path d="{whole}" stroke="{INK}" '
        f'stroke-width="17"/><path d="{whole}" stroke="#fff" stroke-width="9"/>'
        f'<path d="{crossed}" stroke="{INK}" stroke-width="15"/>'
        f'<path d="{crossed}" stroke="{JAM}" stroke-width="8"/></g></g>'
    )


BUTTON_WIDTH, BUTTON_HEIGHT = 430, 84


@lru_cache(200)
def button(ident: str, text: str, x: float, y: float) -> str:
    """A button near the thumb, its middle there: on a phone those of the page are far below."""
    left, top = x - BUTTON_WIDTH / 2, y - BUTTON_HEIGHT / 2
    size = min(44, 640 // max(len(text), 1))
    round_bar = f'width="{BUTTON_WIDTH}" height="{BUTTON_HEIGHT}" rx="42"'
    return (
        f'<g id="{ident}"><title>{esc(text)}</title>'
        f'<rect x="{short(left)}" y="{short(top + 8)}" {round_bar} fill="{INK}"/>'
        f'<rect x="{short(left)}" y="{short(top)}" {round_bar} fill="{GREEN}" stroke="{INK}" '
        f'stroke-width="5"/><path d="M{short(left + 40)} {short(y)}l18 18l30-38" fill="none" '
        'stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<text x="{short(x + 35)}" y="{short(y + size * 0.36)}" font-family="{FONT}" '
        f'font-weight="bold" font-size="{size}" text-anchor="middle" fill="#fff">{esc(text)}'
        "</text></g>"
    )


def rest_button(s: State, board: Board, stage: int, say: Say) -> str:
    """To have chips placed, on the scoreboard, which is empty at set-up."""
    if stage != rules.SETTING_UP or rules.IN_HAND not in board.chips:
        return ""
    plan = layout(s.players)
    y = SCORE_TOP + plan.head + s.players * plan.row / 2
    x = GAP + (plan.names_width + plan.score_width) / 2
    return button("rest", say("move-place-rest"), x, y)


def may_be_done(s: State, board: Board, stage: int, seat: int) -> bool:
    if stage == rules.SETTING_UP:
        return rules.IN_HAND not in board.chips
    return stage in (rules.MOVING, rules.GIVING) and not rules.is_chip_due(s, seat)


def strip(s: State, board: Board, stage: int, seat: int, say: Say) -> str:
    if s.phase == rules.PLACING and rules.IN_HAND in board.chips:
        return ""  # it is full of chips
    left = words.walls_left(s, seat) if stage == rules.DRAWING else int(stage == rules.BONUS)
    is_old = s.phase != rules.ROUND
    label = say("move-placed" if stage == rules.SETTING_UP else "move-done")
    done = button("done", label, DONE_X, STRIP) if may_be_done(s, board, stage, seat) else ""
    return f"{dice(int(s.one), int(s.other), is_old)}{left_to_draw(left)}{drink(board.bars)}{done}"


# The whole


# The key and the space by which an edge is named.
EDGE_NAMES = tuple(
    (f"move-draw-{words.SIDE_NAMES[side]}", space_name(space))
    for space, side in map(words.place_of, range(rules.EDGES))
)


def edge_titles(say: Say) -> tuple[str, ...]:
    return tuple(say(key, space=space) for key, space in EDGE_NAMES)


def standing(s: State, player: int, say: Say) -> str:
    """A player's points and what the player does now, in words."""
    points = say("view-points", seat=say(f"seat-{player}"), points=int(s.points[player]))
    mark = mark_of(s, player)
    return f"{points} {say(f'view-{mark}')}" if mark in (DONE, THINKING) else points


@lru_cache(8)
def owner(player: int) -> str:
    """Whose board the large one is, in its corner."""
    colour = SEAT_COLOURS[player]
    return (
        f'<g transform="translate(24 24) scale(.55)"><circle r="32" fill="{colour.fill}" '
        f'stroke="#fff" stroke-width="5"/><path d="{colour.emblem}" fill="#fff"/></g>'
    )


def pieces(s: State, of: Print, seat: int, standings: list[str], say: Say) -> str:
    """What changes."""
    player = large_one(s, seat)
    board, shown = board_for(s, player, seat), board_as_shown(s, player)
    stage = int(s.stage[seat]) if seat == player else rules.RESTING
    others = "".join(
        small_board(
            of,
            at,
            other,
            board_for(s, other, seat),
            int(s.points[other]),
            mark_of(s, other),
            standings[other],
        )
        for at, other in enumerate(small_ones(s, seat))
    )
    return (
        f'<g id="pieces">{owner(player)}{large_walls(of, board, shown, player)}'
        f"{spaces(s, board, say) if stage in PUTS_CHIPS else ''}"
        f"{strip(s, board, stage, seat, say)}"
        f'<g font-family="{FONT}" font-weight="bold" text-anchor="middle" fill="{INK}">{others}'
        f'{scores(s, of, seat)}</g><g id="scoreboard"><title>'
        f"{esc(say('view-scoreboard', points=of.end_points))}</title>{score_area(of)}</g>"
        f"{rest_button(s, board, stage, say)}{chips(s, board, stage, say)}</g>"
    )


def svg(s: State, seat: int, say: Say) -> str:
    """The picture, for one who plays or one who watches."""
    of = print_of(s)
    standings = [standing(s, player, say) for player in range(s.players)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} '
        f'{layout(of.players).height}" role="img"><title>{esc(say("name"))}</title>'
        f"<desc>{esc(' '.join(standings))}</desc>{ground(of, edge_titles(say))}"
        f"{pieces(s, of, seat, standings, say)}</svg>"
    )


# Taps, and what is seen to happen


def taps(s: State, seat: int, move: int) -> tuple[str, ...]:
    """An edge; a chip and where it goes; or a button that is drawn."""
    if rules.is_edge_move(move):
        return (f"edge-{move}",)
    if rules.is_chip_move(move):
        return f"chip-{rules.moved_chip(move)}", element_on(s, seat, rules.moved_to(move))
    if rules.is_give_move(move):
        return f"chip-{rules.given_chip(move)}", "scoreboard"
    return ("done",) if move == rules.DONE else ("rest",)


def element_on(s: State, seat: int, space: int) -> str:
    """What is tapped there: the chip, if one lies there, and else the space."""
    for which in range(CHIPS):
        if s.chips[seat, which] == space:
            return f"chip-{which}"
    return f"space-{space}"


def steps(before: State, seat: int, move: int, after: State) -> list[Step]:
    """The dice; the own walls, crosses and chips; what others have done, when all are done."""
    if before.phase == rules.DICE_ROLL:
        return [Step("dice", "dice", faces=words.dice(move)), *steps_of_round(before, after)]
    if before.phase == rules.ROUND and after.phase != rules.ROUND:
        return steps_of_round(before, after)
    if seat == CHANCE or move < 0 or move >= rules.DONE:
        return []
    return [*steps_of_walls(before, seat, move, after), *steps_of_chips(before, seat, after)]


def steps_of_walls(before: State, seat: int, move: int, after: State) -> list[Step]:
    """A wall shows itself where it is drawn, and so does every space that it encloses."""
    if not rules.is_edge_move(move):
        return []
    x, y = start_of(move)
    name = "glow-across" if move < ACROSS else "glow-down"
    seen = [Step("appear", name, points=((MARGIN + x, MARGIN + y),))]
    crossed = bits_of(int(after.crosses[seat]) & ~int(before.crosses[seat]))
    for which, space in zip(range(GLOWS), crossed, strict=False):
        seen.append(Step("appear", f"glow-{which}", points=(middle_of(space),)))
    return seen


def steps_of_chips(before: State, seat: int, after: State) -> list[Step]:
    """Chips go where they are put, into the hand, or to the scoreboard."""
    is_set_up = before.phase == rules.PLACING
    boards = [board_as_it_is(state, seat) for state in (before, after)]
    here, there = (places_of_chips(board.chips, is_set_up) for board in boards)
    given = {
        which: to_scoreboard(after, where - rules.SCOREBOARD)
        for which, where in enumerate(boards[1].chips)
        if where >= rules.SCOREBOARD
    }
    return [
        Step("slide", f"chip-{which}", points=(rounded(here[which]), rounded(to)))
        for which, to in (there | given).items()
        if which in here and rounded(here[which]) != rounded(to)
    ]


def to_scoreboard(s: State, task: int) -> Point:
    plan = layout(s.players)
    return column_of(plan, tasks_of(s).index(task)), ICON_Y


def rounded(point: Point) -> Point:
    """A point as exactly as it is drawn."""
    return float(short(point[0])), float(short(point[1]))


def steps_of_round(before: State, after: State) -> list[Step]:
    """When all are done: boards with new crosses, and the tasks that somebody has completed."""
    boards = [
        f"board-{player}"
        for player in range(before.players)
        if before.shown_crosses[player] != after.shown_crosses[player]
    ]
    tasks = [
        f"task-{task}"
        for task in tasks_of(after)
        if any(
            before.places[player, task] != after.places[player, task]
            for player in range(before.players)
        )
    ]
    return [Step("flash", element) for element in boards + tasks]
