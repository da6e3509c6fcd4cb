"""The scoreboard of Cookie Party: tasks, their places, and who has which."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from cookietin.engine import draw
from cookietin.engine.draw import Point, define, dots, group, lettering, sheet, short, stroke, use
from cookietin.engine.theme import GOLD, INK, SEAT_COLOURS, SHINING, animal_badge
from cookietin.games.cookie_party import art, layout, rules
from cookietin.games.cookie_party.data import DOWN, LINE, PLACES, RED, RED_NEEDED, numbers_in
from cookietin.games.cookie_party.layout import GAP, SCORE_TOP, Board, Plan, Print, plan_for
from cookietin.games.cookie_party.rules import State

# What a player does, as a sign tells it.
DONE, THINKING, WON = "done", "thinking", "won"
CHECK_MARK, CROWN = "M-8 1L-2 7L9-7", "M-12 8L-14-8L-5-1L0-12L5-1L14-8L12 8z"
DOTS: tuple[Point, ...] = ((-8, 0), (0, 0), (8, 0))
SIGNS = (
    define(
        "cookie-party-coin", f'<circle r="34" fill="{SHINING}" stroke="{INK}" stroke-width="6"/>'
    )
    + define(f"cookie-party-{DONE}", stroke(CHECK_MARK, INK, 11) + stroke(CHECK_MARK, art.MINT, 5))
    + define(f"cookie-party-{THINKING}", dots(DOTS, 9, INK) + dots(DOTS, 5, "#fff"))
    + define(
        f"cookie-party-{WON}", f'<path d="{CROWN}" fill="{GOLD}" stroke="{INK}" stroke-width="3"/>'
    )
)


def seats_printed(players: int) -> str:
    """The animals and shapes of all who play."""
    return "".join(
        define(f"cookie-party-seat-{seat}", group(animal_badge(seat), scale=0.68))
        for seat in range(players)
    )


def icon(task: int, of: Print) -> str:
    """What a task asks for, 100 across."""
    if task == LINE:
        squares = "".join(
            f"M{-48 + 17 * at}-8h12v12h-12zM-8 {-48 + 17 * at}h12v12h-12z" for at in range(6)
        )
        return f'<path d="{squares}" fill="{art.PANEL[of.side]}" stroke="{INK}" stroke-width="4"/>'
    if task == RED:
        red = sheet(-54, -54, 108, 108, 18, fill=art.RED_TILE, stroke=INK, stroke_width="5")
        return red + use(f"cookie-party-{RED}", scale=0.85)
    return use(f"cookie-party-{task}")


def score_ground(of: Print, plan: Plan) -> str:
    """The scoreboard without what players have."""
    scale = min(0.56, round(plan.column / 120, 2))
    icons = "".join(
        group(
            icon(task, of),
            ident=f"icon-{task}",
            at=(plan.column_of(at), layout.ICON_Y),
            scale=scale,
        )
        for at, task in enumerate(of.tasks)
    )
    rows = "".join(
        f"M{GAP} {SCORE_TOP + plan.head + row * plan.row}h{plan.score_width}"
        for row in range(of.players)
    )
    columns = "".join(
        f"M{short(plan.column_of(at) - plan.column / 2)} {SCORE_TOP + 10}v{plan.score_height - 20}"
        for at in range(len(of.tasks))
    )
    flag_x, flag_y = GAP + 20, SCORE_TOP + 20
    return (
        score_area(plan, fill=art.PAPER, stroke=INK, stroke_width="4")
        + f'<path d="{rows}{columns}" stroke="{art.PAPER_LINE}" stroke-width="3"/>{icons}'
        + stroke(f"M{flag_x} {flag_y}v58", INK, 6)
        + f'<path d="M{flag_x} {flag_y}h44l-10 14l10 14h-44z" fill="{art.JAM}" '
        f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
        + lettering(
            str(of.end_points),
            (flag_x + 34, flag_y + 66),
            layout.FIGURE_SIZE,
            fill=INK,
            data_print=draw.AMONG,
        )
    )


def score_area(plan: Plan, **attributes: str) -> str:
    """All of the scoreboard, on which a chip that is given up is put."""
    return sheet(GAP, SCORE_TOP, plan.score_width, plan.score_height, 22, **attributes)


def progress(of: Print, task: int, crosses: int) -> tuple[int, int]:
    """How many of the spaces that a task needs are crossed out, and how many it needs."""
    if task == LINE:
        rows, columns = Counter[int](), Counter[int]()
        for space in numbers_in(crosses):
            rows[space // DOWN] += 1
            columns[space % DOWN] += 1
        lines = [(found, of.columns) for found in rows.values()]
        lines += [(found, of.rows) for found in columns.values()]
        return min(lines, key=lambda line: line[1] - line[0], default=(0, of.columns))
    found = sum(of.cookies[space] == task for space in numbers_in(crosses))
    needed = RED_NEEDED if task == RED else of.cookies.count(task)
    return min(found, needed), needed


class Row(NamedTuple):
    """A player's line of the scoreboard."""

    player: int
    points: int
    mark: str  # DONE, THINKING, WON or nothing
    earned: tuple[int, ...]  # points of the places, by column
    coming: tuple[int, ...]  # points that this round will bring
    board: Board


@lru_cache(250)
def score_row(of: Print, at: int, row: Row) -> str:
    plan = plan_for(of.players, len(of.tasks))
    y = plan.row_of(at)
    return score_name(plan, row, y) + "".join(
        score_cell(of, task, row, column, plan.column_of(column), y)
        for column, task in enumerate(of.tasks)
    )


def score_name(plan: Plan, row: Row, y: float) -> str:
    """Animal, points, and what the player does; one below the other if there is room."""
    colour = SEAT_COLOURS[row.player]
    left, width, is_high = GAP + 4, plan.names_width - 6, plan.row > plan.names_width
    up = 20 if is_high else 0
    mark_x, mark_y = (left + width / 2, y + 26) if is_high else (left + width - 19, y)
    return (
        sheet(left, y - plan.row / 2 + 3, width, plan.row - 6, 14, fill=colour.fill)
        + use(f"cookie-party-seat-{row.player}", (left + 20, y - up))
        + draw.figure(row.points, left + 63, y - up + 14, fill=colour.ink)
        + sign(row.mark, mark_x, mark_y)
    )


BESIDE_LINES, WIDE_ENOUGH = 10, 75  # what is free beside figures; where any font's have room


def score_cell(of: Print, task: int, row: Row, column: int, x: float, y: float) -> str:
    """What a task has earned, will earn when all are done, or how far it has come."""
    earned, coming = row.earned[column], row.coming[column]
    if not earned and not coming:
        found, needed = progress(of, task, row.board.crosses)
        fill = "" if found >= needed - 1 else art.FADED
        room = plan_for(of.players, len(of.tasks)).column - BESIDE_LINES
        narrowed = {"textLength": short(room), "lengthAdjust": "spacingAndGlyphs"}
        look = narrowed if room < WIDE_ENOUGH else {}
        shown = draw.figure(f"{found}/{needed}", x, y + 14, fill=fill, **look)
        return shown if found else ""
    colour = SEAT_COLOURS[row.player]
    fill, ink = (colour.fill, colour.ink) if earned else (SHINING, INK)
    wide, high = layout.EARNED
    paper = sheet(
        x - wide / 2, y - high / 2, wide, high, 12, fill=fill, stroke=INK, stroke_width="3"
    )
    return paper + draw.figure(earned or f"+{coming}", x, y + 14, fill=ink)


def sign(mark: str, x: float, y: float) -> str:
    """Done, still thinking, or the winner."""
    return use(f"cookie-party-{mark}", (x, y)) if mark else ""


def mark_of(s: State, player: int) -> str:
    """What a player does, as far as all know."""
    if s.phase == rules.OVER:
        return WON if (rules.winners(s) >> player) & 1 else ""
    if s.phase in (rules.PLACING, rules.ROUND):
        return THINKING if (s.waiting >> player) & 1 else DONE
    return ""


def row_of(s: State, of: Print, player: int, seat: int) -> Row:
    def points(task: int, place: int) -> int:
        return s.task_points[task, place - 1] if place else 0

    earned = tuple(points(task, s.places[player, task]) for task in of.tasks)
    coming = tuple(
        points(task, rules.first_free_place(s, task)) if (s.completed[player] >> task) & 1 else 0
        for task in of.tasks
    )
    board = layout.board_for(s, player, seat)
    return Row(player, s.points[player], mark_of(s, player), earned, coming, board)


@lru_cache(500)
def task_head(of: Print, at: int, points: tuple[int, ...], free: int, is_due: bool) -> str:
    """The points of a task's places that are free; the next one stands out."""
    plan = plan_for(of.players, len(of.tasks))
    x, bottom = plan.column_of(at), SCORE_TOP + plan.head - 20
    left, step = points[free:], layout.PLACE_WIDTH
    if plan.column < layout.COIN_WIDTH + step * (PLACES - 1):  # one below the other
        rows = reversed(range(len(left)))
        where = [(x, bottom - layout.PLACE_STEP * row) for row in rows]
    else:
        wide = layout.COIN_WIDTH + step * (len(left) - 1)
        others = [x + wide / 2 - step * (place - 0.5) for place in range(len(left) - 1, 0, -1)]
        where = [(one, bottom) for one in (x - wide / 2 + layout.COIN_WIDTH / 2, *others)]
    edge, width = x - plan.column / 2 + 2, plan.column - 4
    due = sheet(edge, SCORE_TOP + 4, width, plan.head - 8, 14, fill="none", stroke=art.JAM,
                stroke_width="6")  # fmt: skip
    texts = "".join(draw.figure(one, x, y + 14) for one, (x, y) in zip(left, where, strict=True))
    return group(
        due if is_due else "",
        f'<circle cx="{short(where[0][0])}" cy="{where[0][1]}" r="{layout.COIN_WIDTH / 2 - 2}" '
        f'fill="{SHINING}" stroke="{INK}" stroke-width="3"/>{texts}',
        ident=f"task-{of.tasks[at]}",
    )


def scores(s: State, of: Print, seat: int, rows: list[Row]) -> str:
    """Of all tasks the places, and of all players what they have."""
    unpaid = s.unpaid[seat] if seat < s.players else 0
    heads = []
    for at, task in enumerate(of.tasks):
        points = tuple(s.task_points[task, place] for place in range(PLACES))
        free = rules.first_free_place(s, task) - 1
        heads.append(task_head(of, at, points, free, bool((unpaid >> task) & 1)))
    lines = [score_row(of, at, row) for at, row in enumerate(rows)]
    size = str(layout.FIGURE_SIZE)
    return group(*heads, *lines, font_size=size, pointer_events="none", data_print=draw.AMONG)


OUT_OF_SIGHT = -200, -200


@lru_cache(100)
def coin(task: int, points: int) -> str:
    """What a task earns now; it flies to the scoreboard when somebody completes it."""
    return group(
        use("cookie-party-coin"),
        draw.figure(f"+{points}", 0, 14, font_size="39"),
        ident=f"coin-{task}",
        at=OUT_OF_SIGHT,
    )


def coins(s: State, of: Print) -> str:
    """Of every task that somebody can still complete."""
    return group(
        *(
            coin(task, s.task_points[task, rules.first_free_place(s, task) - 1])
            for task in of.tasks
        ),
        pointer_events="none",
    )
