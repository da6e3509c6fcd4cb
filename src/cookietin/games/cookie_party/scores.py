"""The scoreboard of Cookie Party: tasks and their places, and what the players have of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from cookietin.engine import CHANCE
from cookietin.engine.draw import FONT, INK, SEAT_COLOURS, short
from cookietin.games.cookie_party import rules
from cookietin.games.cookie_party.art import JAM
from cookietin.games.cookie_party.data import LINE, PLACES, RED, SIDE, SPACES
from cookietin.games.cookie_party.layout import (
    DONE,
    FADED,
    GAP,
    ICON_Y,
    PANEL,
    PAPER,
    PAPER_LINE,
    PLACE_STEP,
    RED_TILE,
    SCORE_TOP,
    SHINING,
    THINKING,
    WON,
    Layout,
    Print,
    large_one,
    layout,
    small_ones,
)

if TYPE_CHECKING:
    from cookietin.games.cookie_party.rules import State


def column_of(plan: Layout, at: int) -> float:
    """The middle of the column of a task."""
    return GAP + plan.names_width + plan.column * (at + 0.5)


def icon(task: int, of: Print) -> str:
    """What a task asks for, 100 across."""
    if task == LINE:
        squares = "".join(
            f"M{-48 + 17 * at}-8h12v12h-12zM-8 {-48 + 17 * at}h12v12h-12z" for at in range(SIDE)
        )
        return f'<path d="{squares}" fill="{PANEL[of.side]}" stroke="{INK}" stroke-width="4"/>'
    if task == RED:
        return (
            f'<rect x="-54" y="-54" width="108" height="108" rx="18" fill="{RED_TILE}" '
            f'stroke="{INK}" stroke-width="5"/><use href="#cookie-party-{RED}" '
            'transform="scale(.85)"/>'
        )
    return f'<use href="#cookie-party-{task}"/>'


def score_ground(of: Print, plan: Layout) -> str:
    scale = min(0.56, plan.column / 120)
    icons = "".join(
        f'<g transform="translate({short(column_of(plan, at))} {ICON_Y}) '
        f'scale({scale:.2f})">{icon(task, of)}</g>'
        for at, task in enumerate(of.tasks)
    )
    rows = "".join(
        f"M{GAP} {SCORE_TOP + plan.head + row * plan.row}h{plan.score_width}"
        for row in range(of.players)
    )
    flag_x, flag_y = GAP + 20, SCORE_TOP + 20
    return (
        f'<rect x="{GAP}" y="{SCORE_TOP}" width="{plan.score_width}" '
        f'height="{plan.score_height}" rx="22" fill="{PAPER}" stroke="{INK}" stroke-width="4"/>'
        f'<path d="{rows}" stroke="{PAPER_LINE}" stroke-width="3"/>{icons}'
        f'<path d="M{flag_x} {flag_y}v58" stroke="{INK}" stroke-width="6" '
        f'stroke-linecap="round"/><path d="M{flag_x} {flag_y}h44l-10 14l10 14h-44z" fill="{JAM}" '
        f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
        f'<text x="{flag_x + 32}" y="{flag_y + 62}" font-family="{FONT}" font-weight="bold" '
        f'font-size="34" text-anchor="middle" fill="{INK}">{of.end_points}</text>'
    )


def progress(of: Print, task: int, crosses: int) -> tuple[int, int]:
    """How many of the spaces that a task needs are crossed out, and how many it needs."""
    crossed = [(crosses >> space) & 1 == 1 for space in range(SPACES)]
    if task == LINE:
        lines = [crossed[SIDE * at : SIDE * at + SIDE] for at in range(SIDE)]
        lines += [crossed[at::SIDE] for at in range(SIDE)]
        return max(map(sum, lines)), SIDE
    found = sum(is_in for is_in, kind in zip(crossed, of.cookies, strict=True) if kind == task)
    needed = rules.RED_NEEDED if task == RED else of.cookies.count(task)
    return min(found, needed), needed


class Row(NamedTuple):
    """A player's line of the scoreboard."""

    player: int
    points: int
    mark: str  # DONE, THINKING, WON or nothing
    earned: tuple[int, ...]  # points of the places, by column
    coming: tuple[int, ...]  # points that this round will bring
    crosses: int
    is_own: bool


@lru_cache(500)
def score_row(of: Print, at: int, row: Row) -> str:
    plan = layout(of.players)
    y = SCORE_TOP + plan.head + plan.row * at + plan.row / 2
    return score_name(plan, row, y) + "".join(
        score_cell(of, task, row, column, column_of(plan, column), y)
        for column, task in enumerate(of.tasks)
    )


def score_name(plan: Layout, row: Row, y: float) -> str:
    """Emblem, points, and what the player does; one below the other if there is room."""
    colour = SEAT_COLOURS[row.player]
    left, width, is_high = GAP + 4, plan.names_width - 6, plan.row > plan.names_width
    up = 20 if is_high else 0
    mark_x, mark_y = (left + width / 2, y + 26) if is_high else (left + width - 22, y)
    return (
        f'<rect x="{left}" y="{short(y - plan.row / 2 + 3)}" width="{width}" '
        f'height="{plan.row - 6}" rx="14" fill="{colour.fill}"/><use '
        f'href="#cookie-party-seat-{row.player}" x="{left + 20}" y="{short(y - up)}"/>'
        f'<text x="{left + 56}" y="{short(y - up + 11)}" font-size="31" fill="#fff">{row.points}'
        f"</text>{sign(row.mark, mark_x, mark_y)}"
    )


def score_cell(of: Print, task: int, row: Row, column: int, x: float, y: float) -> str:
    """What a task has earned, will earn when all are done, or how far it has come."""
    earned, coming = row.earned[column], row.coming[column]
    if not earned and not coming:
        found, needed = progress(of, task, row.crosses)
        far = "" if found >= needed - 1 else f' fill="{FADED}"'
        return (
            f'<text x="{short(x)}" y="{short(y + 8)}" font-size="24"{far}>{found}/{needed}</text>'
            if found
            else ""
        )
    fill, ink = (SEAT_COLOURS[row.player].fill, "#fff") if earned else (SHINING, INK)
    return (
        f'<rect x="{short(x - 24)}" y="{short(y - 17)}" width="48" height="34" rx="12" '
        f'fill="{fill}" stroke="{INK}" stroke-width="3"/><text x="{short(x)}" y="{short(y + 10)}" '
        f'font-size="27" fill="{ink}">{earned or f"+{coming}"}</text>'
    )


def sign(mark: str, x: float, y: float) -> str:
    """Done, still thinking, or the winner."""
    return f'<use href="#cookie-party-{mark}" x="{short(x)}" y="{short(y)}"/>' if mark else ""


def mark_of(s: State, player: int) -> str:
    if s.phase == rules.OVER:
        return WON if (rules.winners(s) >> player) & 1 else ""
    if s.phase in (rules.PLACING, rules.ROUND):
        return THINKING if (s.waiting >> player) & 1 else DONE
    return ""


def row_of(s: State, of: Print, player: int, seat: int) -> Row:
    is_known = seat in (player, CHANCE)
    completed = s.completed[player] if is_known else 0
    earned = [s.task_points[task, s.places[player, task] - 1] for task in of.tasks]
    coming = [s.task_points[task, rules.first_free_place(s, task) - 1] for task in of.tasks]
    return Row(
        player,
        int(s.points[player]),
        mark_of(s, player),
        tuple(
            int(points) if s.places[player, task] else 0
            for task, points in zip(of.tasks, earned, strict=True)
        ),
        tuple(
            int(points) if (completed >> task) & 1 else 0
            for task, points in zip(of.tasks, coming, strict=True)
        ),
        int((s.crosses if is_known else s.shown_crosses)[player]),
        is_known,
    )


TAKEN = f' fill="{PAPER_LINE}"'


@lru_cache(500)
def task_head(of: Print, at: int, points: tuple[int, ...], free: int, is_due: bool) -> str:
    """The points of a task's places; the next one that is free stands out."""
    plan = layout(of.players)
    x = column_of(plan, at)
    places = places_of_task(plan, x)
    due = (
        f'<rect x="{short(x - plan.column / 2 + 2)}" y="{SCORE_TOP + 4}" '
        f'width="{short(plan.column - 4)}" height="{plan.head - 8}" rx="14" fill="none" '
        f'stroke="{JAM}" stroke-width="6"/>'
    )
    texts = "".join(
        f'<text x="{short(x)}" y="{y + 9}"{"" if place >= free else TAKEN}>{points[place]}</text>'
        for place, (x, y) in enumerate(places)
    )
    return (
        f'<g id="task-{of.tasks[at]}">{due if is_due else ""}'
        f'<circle cx="{short(places[free][0])}" cy="{places[free][1]}" r="16" fill="{SHINING}" '
        f'stroke="{INK}" stroke-width="3"/>{texts}</g>'
    )


def places_of_task(plan: Layout, x: float) -> list[tuple[float, int]]:
    """Where the places of a task are: side by side, or in narrow columns one below the other."""
    bottom = SCORE_TOP + plan.head - 22
    if plan.column < PLACES * PLACE_STEP:
        return [(x, bottom - PLACE_STEP * (PLACES - 1 - place)) for place in range(PLACES)]
    return [(x + PLACE_STEP * (place - 1), bottom) for place in range(PLACES)]


def scores(s: State, of: Print, seat: int) -> str:
    """Of all tasks the places, and of all players what they have."""
    unpaid = s.unpaid[seat] if seat < s.players else 0
    heads = "".join(
        task_head(
            of,
            at,
            tuple(int(s.task_points[task, place]) for place in range(PLACES)),
            rules.first_free_place(s, task) - 1,
            bool((unpaid >> task) & 1),
        )
        for at, task in enumerate(of.tasks)
    )
    players = [large_one(s, seat), *small_ones(s, seat)]
    rows = "".join(
        score_row(of, at, row_of(s, of, player, seat)) for at, player in enumerate(players)
    )
    return f'<g font-size="26" pointer-events="none">{heads}{rows}</g>'


def score_area(of: Print) -> str:
    """All of the scoreboard, on which a chip that is given up is put."""
    plan = layout(of.players)
    return (
        f'<rect x="{GAP}" y="{SCORE_TOP}" width="{plan.score_width}" '
        f'height="{plan.score_height}" rx="22" fill-opacity="0"/>'
    )
