"""Dots and Boxes as text and as SVG: a plate for each player, and the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from cookietin.engine import Begins, Say, Step
from cookietin.engine.blocks import Block, Drawing, Items, Rows, entries
from cookietin.engine.draw import (
    GROUNDS,
    Pane,
    Point,
    define,
    exact,
    group,
    lettering,
    pane,
    sheet,
    short,
    use,
)
from cookietin.engine.theme import INK, SEAT_COLOURS, shining_frame
from cookietin.games.dots_and_boxes import art, data, layout, rules
from cookietin.games.dots_and_boxes import happenings as h
from cookietin.games.dots_and_boxes.data import (
    COLUMNS,
    DOT,
    LETTERS,
    LIES,
    PLACES,
    STANDS,
    STEP,
    box_name,
    places_in,
)
from cookietin.games.dots_and_boxes.layout import CELL, PLATE_HEIGHT, Plan, plan_of
from cookietin.games.dots_and_boxes.moves import MOVES
from cookietin.games.dots_and_boxes.rules import State
from cookietin.games.dots_and_boxes.words import SIDE_NAMES, edge_phrase

# The picture


def size(s: State) -> tuple[int, int]:
    """Plates above the board."""
    plan = plan_of(s)
    return plan.width, layout.BOARD_TOP + plan.height


def broad(s: State) -> tuple[int, int]:
    """Plates beside it."""
    plan = plan_of(s)
    return plan.width + layout.GAP + layout.BESIDE, plan.height


def panes(s: State) -> tuple[Pane, ...]:
    """The board, and every plate."""
    plan = plan_of(s)
    return plan.board, *map(plan.plate_pane, range(s.players))


def boxes_in(s: State) -> list[int]:
    """All boxes of the grid."""
    return places_in(data.boxes_of(s.rows, s.columns))


def edges_in(s: State) -> list[int]:
    """All edges of the grid."""
    standing = (PLACES + place for place in places_in(s.edges_down))
    return [*places_in(s.edges_across), *standing]


# What stays


def ground(s: State, seat: int, say: Say) -> str:
    """The paper, the boxes, and the edges to be tapped."""
    edges = ((edge, say("move-draw", edge=told_edge(s, edge, say))) for edge in edges_in(s))
    boxes = ((box, say("view-box", box=box_name(box))) for box in boxes_in(s))
    return drawn_ground(plan_of(s), tuple(edges), tuple(boxes))


def told_edge(s: State, edge: int, say: Say) -> str:
    """Where an edge is, in words."""
    phrase = edge_phrase(s, edge)
    return say(phrase.key, **phrase.variables)


def way_of(edge: int) -> str:
    """Does an edge lie or stand?"""
    return "across" if edge < PLACES else "down"


DIAMOND = CELL * 0.707  # the side of a square on its corner, as high as a box
LIT = CELL / 3, 2  # of a line, how long and how wide it is lit up: less than one that is drawn


def edge_shape(width: float, height: float, middle: Point) -> str:
    """The place of a line, which is lit up, and all that is nearer to it than to any other edge,
    which can be tapped. That is a line, so that the light does not go around it.
    """
    x, y = middle
    near = (
        f'<path d="M-.1 0h.2" stroke="{INK}" stroke-opacity="0" stroke-linecap="square" '
        f'stroke-width="{short(DIAMOND)}"/>'
    )
    place = sheet(x - width / 2, y - height / 2, width, height, 6, fill_opacity="0")
    return place + group(near, at=middle, turn=45, pointer_events="stroke")


DEFINED = "".join(
    define(f"dots-and-boxes-{name}", drawing)
    for name, drawing in (
        ("raw", art.RAW_COOKIE),
        *((f"cookie-{seat}", art.cookie_of(seat)) for seat in range(data.SEATS)),
        ("across", edge_shape(*LIT, (CELL / 2, 0))),
        ("down", edge_shape(*LIT[::-1], (0, CELL / 2))),
    )
)

Titles = tuple[tuple[int, str], ...]


@lru_cache(GROUNDS)
def drawn_ground(plan: Plan, edges: Titles, boxes: Titles) -> str:
    """What stays the same for a whole match."""
    dots = places_in(data.boxes_of(plan.rows + 1, plan.columns + 1))
    drops = define("dots-and-boxes-drops", art.drops(map(plan.dot, dots)))
    raw = "".join(
        group(use("dots-and-boxes-raw"), ident=f"box-{box}", title=title, at=plan.middle_of(box))
        for box, title in boxes
    )
    to_tap = "".join(
        group(
            use(f"dots-and-boxes-{way_of(edge)}", plan.start_of(edge)),
            ident=f"edge-{edge}",
            title=title,
        )
        for edge, title in edges
    )
    board = art.tray(layout.BOARD_TOP, plan.width, plan.height), sheet_of_paper(plan), names(plan)
    return f"<defs>{DEFINED}{drops}</defs>{pane(plan.board, *board, raw, to_tap)}"


def sheet_of_paper(plan: Plan) -> str:
    rim = layout.RIM
    width, height = plan.width - 2 * rim, plan.height - 2 * rim
    return art.paper(rim, layout.BOARD_TOP + rim, width, height, plan.dot(0))


def names(plan: Plan) -> str:
    """Of columns and rows, at the rim of the tray."""
    x, y = plan.dot(0)
    rim = layout.RIM / 2 + 2  # the middle of what is seen of it
    above = layout.BOARD_TOP + rim + layout.NAME_SIZE * 0.36
    columns = (
        lettering(COLUMNS[at], (x + CELL * (at + 0.5), above), layout.NAME_SIZE, fill="#fff")
        for at in range(plan.columns)
    )
    rows = (
        lettering(str(at + 1), (rim, y + CELL * (at + 0.5) + 10), layout.NAME_SIZE, fill="#fff")
        for at in range(plan.rows)
    )
    return group(*columns, *rows, pointer_events="none")


# What changes


def pieces(s: State, seat: int, say: Say) -> str:
    """The plates, the cookies of all players, and the lines that are drawn."""
    plan = plan_of(s)
    plates = (
        pane(
            plan.plate_pane(player),
            plate(plan, player, mark_of(s, player), rules.score(s, player),
                  say(f"seat-{player}"), standing(s, player, say)),
        )
        for player in range(s.players)
    )  # fmt: skip
    cookies = "".join(
        cookie(player, plan.middle_of(box), box, title)
        for player in range(s.players)
        for box, title in cookies_of(s, player, say)
    )
    drawn = cookies + glows(s.players) + lines(plan, s.across, s.down) + PENS + DROPS
    return "".join(plates) + pane(plan.board, group(drawn, pointer_events="none"))


def cookies_of(s: State, player: int, say: Say) -> list[tuple[int, str]]:
    """The boxes of a player, and what they are called."""
    owner = say(f"seat-{player}")
    return [
        (box, say("view-owned", box=box_name(box), seat=owner))
        for box in places_in(s.boxes[player])
    ]


@lru_cache(500)
def cookie(player: int, at: Point, box: int, title: str) -> str:
    drawing = use(f"dots-and-boxes-cookie-{player}")
    return group(drawing, ident=f"cookie-{box}", title=title, at=at)


@lru_cache(250)
def lines(plan: Plan, across: int, down: int) -> str:
    """The lines that are drawn; those in a row are one line."""
    path = ""
    for row in range(plan.rows + 1):
        for column, length in runs((across >> (STEP * row)) & ((1 << STEP) - 1)):
            x, y = plan.dot(STEP * row + column)
            path += f"M{short(x)} {short(y)}h{CELL * length}"
    for column in range(plan.columns + 1):
        upright = sum(((down >> (STEP * row + column)) & 1) << row for row in range(plan.rows))
        for row, length in runs(upright):
            x, y = plan.dot(STEP * row + column)
            path += f"M{short(x)} {short(y)}v{CELL * length}"
    return art.sticks(path)


def runs(bits: int) -> list[tuple[int, int]]:
    """Where bits that are set side by side begin, and how many they are."""
    return [(run.start(), len(run[0])) for run in re.finditer("1+", f"{bits:b}"[::-1])]


DROPS = use("dots-and-boxes-drops")

# What is laid on the line that was drawn last, and what draws it; unseen until then.


@lru_cache(4)
def glows(players: int) -> str:
    return "".join(
        group(art.halo(path, seat), ident=f"glow-{seat}-{way}", opacity="0")
        for seat in range(players)
        for way, path in art.LINES.items()
    )


PENS = "".join(
    group(group(art.sticks(path)), ident=f"pen-{way}", opacity="0")
    for way, path in art.LINES.items()
)

# The plates

TO_DRAW, WON = "to-draw", "won"


def mark_of(s: State, player: int) -> str:
    """Is a player to draw, or has one won?"""
    if s.phase == rules.OVER:
        return WON if (rules.winners(s) >> player) & 1 else ""
    return TO_DRAW if rules.active(s) == 1 << player else ""


def standing(s: State, player: int, say: Say) -> str:
    """How many boxes a player has, in words."""
    return say("view-boxes", seat=say(f"seat-{player}"), boxes=rules.score(s, player))


@lru_cache(250)
def plate(plan: Plan, player: int, mark: str, boxes: int, name: str, title: str) -> str:
    """A player's cookie, name and boxes; whoever is to draw stands out, whoever won is crowned."""
    colour, width, middle = SEAT_COLOURS[player], plan.plate_width, PLATE_HEIGHT / 2
    if width < layout.NARROW_PLATE:  # one below the other
        called = name_on(name, (92, 42), layout.NAME_SIZE, width - 106, colour.ink)
        figure = lettering(str(boxes), (92, 84), 44, "start", fill=colour.ink)
    else:
        called = name_on(name, (96, middle + 10), layout.NAME_SIZE, width - 190, colour.ink)
        figure = lettering(str(boxes), (width - 48, middle + 19), 54, fill=colour.ink)
    frame = 7, 7, width - 14, PLATE_HEIGHT - 14, 20
    return group(
        sheet(*frame, fill=colour.fill, stroke=INK, stroke_width="5"),
        shining_frame(*frame) if mark == TO_DRAW else "",
        use(f"dots-and-boxes-cookie-{player}", (50, middle), 0.62),
        art.crown((50, 24)) if mark == WON else "",
        called,
        figure,
        ident=f"plate-{player}",
        title=title,
        at=plan.plate(player),
    )


def name_on(name: str, at: Point, size: float, room: float, ink: str) -> str:
    """A name, as far as there is room."""
    most = int(room / size * 1.75)
    shown = name if len(name) <= most else f"{name[: most - 1]}…"
    return lettering(shown, at, size, "start", fill=ink)


def voice_of(s: State, seat: int) -> str:
    """What somebody says appears at the plate."""
    return f"plate-{seat}"


def describe(s: State, seat: int, say: Say) -> str:
    """Who has how many boxes, and how many lines are left."""
    left = say("view-left", left=lines_left(s))
    return " ".join([*(standing(s, player, say) for player in range(s.players)), left])


def lines_left(s: State) -> int:
    free = s.edges_across & ~s.across, s.edges_down & ~s.down
    return sum(edges.bit_count() for edges in free)


# Taps, and what is seen to happen


def taps(s: State, seat: int, move: int) -> tuple[str, ...]:
    """One, on an edge."""
    return (f"edge-{MOVES.of(move).edge}",)


def steps(before: State, happened: list[Any], after: State, seat: int) -> list[Step]:
    """A line is drawn and stays marked; what it closes hops, with crumbs, and so does the plate."""
    plan, found, closing = plan_of(before), [], []
    for one in happened:
        match one:
            case Begins(player):
                found.append(Step("flash", f"plate-{player}"))
            case h.Draws(player, edge):
                way, place = way_of(edge), exact(plan.start_of(edge))
                glow = Step("appear", f"glow-{player}-{way}", points=(place,), stays=True)
                found += [glow, Step("strokes", f"pen-{way}", points=(place,))]
            case h.Closes(player, boxes):
                for box in places_in(boxes):
                    closing.append(Step("hop", f"box-{box}"))
                    closing.append(Step("crumbs", points=(exact(plan.middle_of(box)),)))
                closing.append(Step("hop", f"plate-{player}"))
    return found + [replace(step, together=True) for step in closing[:-1]] + closing[-1:]


# The board in text


def text(s: State, seat: int, say: Say) -> list[Block]:
    """The board, the same for every seat, and who has how many boxes."""
    points = [plate_line(s, player, say) for player in range(s.players)]
    told = [standing(s, player, say) for player in range(s.players)]
    left = say("view-left", left=lines_left(s))
    return [
        Drawing(board_lines(s), told=[told_board(s, say)]),
        Items(points, told=[Items(told)]),
        Items([left]),
        Items(entries(say("text-legend")), runs_on=True, may_wait=True, told=()),
    ]


def plate_line(s: State, player: int, say: Say) -> str:
    """Whose turn it is or who has won, the letter of a player, and the boxes."""
    pointer = {TO_DRAW: "▶", WON: "★"}.get(mark_of(s, player), " ")
    return f"{pointer} {LETTERS[player]} {say(f'seat-{player}')} {rules.score(s, player)}"


def owner_of(s: State, box: int) -> int | None:
    """Whose box it is, if it is closed."""
    owners = (player for player in range(s.players) if (s.boxes[player] >> box) & 1)
    return next(owners, None)


def board_lines(s: State) -> list[str]:
    """Dots, lines, and the letter of whose box it is."""
    found = ["    " + "  ".join(COLUMNS[: s.columns])]
    for row in range(s.rows + 1):
        first = STEP * row
        edges = [(s.across >> (first + column)) & 1 for column in range(s.columns)]
        found.append(f"  {DOT}" + "".join((LIES if one else "  ") + DOT for one in edges))
        if row < s.rows:
            line = f"{row + 1} "
            for column in range(s.columns + 1):
                owner = owner_of(s, first + column)
                line += STANDS if (s.down >> (first + column)) & 1 else " "
                line += "  " if owner is None else f"{LETTERS[owner]} "
            found.append(line.rstrip())
    return found


def told_board(s: State, say: Say) -> Rows:
    """Of every box which sides are drawn, and whose it is."""
    rows = [
        (str(row + 1), *(told_box(s, STEP * row + column, say) for column in range(s.columns)))
        for row in range(s.rows)
    ]
    return Rows(rows, heads=("", *COLUMNS[: s.columns]), title=say("name"), is_grid=True)


def told_box(s: State, box: int, say: Say) -> str:
    owner = owner_of(s, box)
    if owner is not None:
        return say("told-owner", seat=say(f"seat-{owner}"))
    drawn = s.across | s.down << PLACES
    sides = [
        say(f"told-{name}")
        for side, name in enumerate(SIDE_NAMES)
        if (drawn >> data.edge_of(box, side)) & 1
    ]
    return say("told-lines", sides=", ".join(sides)) if sides else say("told-no-lines")


# The lid

ON_THE_LID = """
+--+--+--+--+--+--+
|A |A |B |  |C |C |
+--+--+--+  +--+--+
|A |     |  |C |B |
+--+--+  +--+--+--+
|     |  |D |D |
+  +--+  +--+--+  +
"""


def cover(game: Callable[..., Any]) -> Any:
    """Four players in the midst of a match."""
    return drawn_position(game, ON_THE_LID, players=data.SEATS)


def drawn_position(game: Callable[..., Any], drawing: str, players: int) -> Any:
    """A match with the board that is drawn, in which the first seat is to draw."""
    board = data.read_board(drawing)
    size = {"rows": board.rows, "columns": board.columns}
    fields = {"across": board.across, "down": board.down, "boxes": list(board.boxes)}
    return game(players=players, **size).position({**fields, "phase": rules.TO_DRAW})
