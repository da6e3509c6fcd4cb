"""How Cookie Party is taught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cookietin.engine import ALLOWED, Box, HowTo, Phrase, Tip, box_around, name_and_numbers
from cookietin.games.cookie_party import layout, moves, rules, scores, view
from cookietin.games.cookie_party.data import (
    CHIPS,
    LINE,
    PLAIN,
    RED,
    SPACE_NAMES,
    SPACES,
    numbers_in,
)
from cookietin.games.cookie_party.rules import State
from cookietin.games.cookie_party.words import line, task_name

LIKELY = 5  # the chip of the 7
CLAUSES = {
    "chip": 102, "edge": 103, "walls": 302, "dice": 301, "drink": 305, "board": 405,
    "scoreboard": 404, "done": 308, "rest": 202, "dot": 202, "walls-left": 302,
}  # fmt: skip
GOAL = Tip("goal", "scoreboard")
NUMBERS = "move"  # which numbers come up most often
RED_COOKIE, KINDS, ENCLOSED, ON_BLUE, ON_YELLOW = 104, 105, 306, 401, 402

STEPS = (
    HowTo("dice", ("dice",)),
    HowTo("walls", ("chip-5",)),
    HowTo("cross", tuple(f"cookie-{SPACE_NAMES.index(name)}" for name in ("d3", "e3"))),
    HowTo("drink", ("drink",)),
    HowTo("tasks", ("scoreboard",)),
)
# 2.2 A dotted space with no chip on it: its cookie is explained by what it counts for.
PICTURES = ((202, f"cookie-{SPACE_NAMES.index('b3')}"),)


def tips(s: State, seat: int) -> list[Tip]:
    """What it is about; then what the seat does now, and what has come about on its board."""
    stage = s.stage[seat]
    if stage == rules.SETTING_UP:
        held = [chip for chip in range(CHIPS) if s.chips[seat, chip] == rules.IN_HAND]
        chip = LIKELY if LIKELY in held else held[0] if held else None
        return [GOAL] if chip is None else [GOAL, Tip("place", f"chip-{chip}", lesson=NUMBERS)]
    if s.phase != rules.ROUND or stage == rules.RESTING:
        return []
    thrown = rules.thrown_chip(s)
    is_lifted = s.chips[seat, thrown] == rules.IN_HAND
    if stage == rules.PUTTING and is_lifted:  # whose walls left no choice, and drew themselves
        won = numbers_in(s.crosses[seat] & ~s.shown_crosses[seat])
        spaces = tuple(f"cookie-{space}" for space in won)
        found = [Tip("drawn", f"chip-{thrown}", spaces, lesson="draw"), GOAL]
    elif stage in (rules.DRAWING, rules.PUTTING):
        found = [GOAL, Tip("draw", f"chip-{thrown}")]
    else:
        found = [GOAL]
    if rules.is_chip_due(s, seat) and stage in (rules.MOVING, rules.GIVING):
        found.append(Tip("give", "scoreboard", lesson="tasks"))
    if stage == rules.MOVING and rules.refusal(s, seat, moves.DONE) == ALLOWED:
        found.append(Tip("move", "done", lesson=NUMBERS))
    if s.crosses[seat]:
        found.append(Tip("count-line" if rules.is_task(s, LINE) else "count", "scoreboard"))
    found += [Tip("tasks", f"icon-{task}") for task in nearly_done(s, seat)[:1]]
    cramped = chips_without_room(s, seat)
    if s.bars[seat] or (s.round > 1 and cramped):
        found.append(Tip("drink", "drink", tuple(f"chip-{chip}" for chip in cramped)))
    return found


def nearly_done(s: State, seat: int) -> list[int]:
    """Tasks for which a single cookie is wanting."""
    of = layout.print_of(s)
    ways = {task: scores.progress(of, task, s.crosses[seat]) for task in of.tasks}
    return [task for task, (crossed, needed) in ways.items() if crossed == needed - 1]


def chips_without_room(s: State, seat: int) -> list[int]:
    """The chips that have more walls to draw than there are free edges around them."""
    return [
        chip
        for chip in range(CHIPS)
        if rules.is_on_board(s, seat, chip)
        and rules.free_edges_of(s, seat, s.chips[seat, chip]) < s.walls[chip]
    ]


def explains(s: State, seat: int, element: str) -> int:
    """What a chip, an edge, a cookie or a task is for."""
    match name_and_numbers(element):
        case "space" | "cookie", (space,):
            return cookie_explained(s, seat, space)
        case "icon" | "task", _:
            return task_clause(s)
        case kind, _:
            return CLAUSES.get(kind, 0)
    return 0


def cookie_explained(s: State, seat: int, space: int) -> int:
    """One that is crossed out, one of no kind, one on red, or one of a kind."""
    owner = layout.players_for(s, seat)[0]
    if (layout.board_for(s, owner, seat).crosses >> space) & 1:
        return ENCLOSED
    if s.cookies[space] == PLAIN:
        return KINDS
    return RED_COOKIE if s.cookies[space] == RED else task_clause(s)


def task_clause(s: State) -> int:
    return ON_BLUE if s.side == rules.BLUE else ON_YELLOW


def name_of(s: State, seat: int, element: str) -> Phrase | None:
    """What is printed, or lies beside the board."""
    match name_and_numbers(element):
        case "cookie", (space,) if s.cookies[space] == PLAIN:
            return line("view-plain")
        case "cookie", (space,):
            return line(f"view-cookie-{s.cookies[space]}")
        case "dot", _:
            return line("view-dotted")
        case "icon" | "task", (task,):
            return line("view-task", task=task_name(task))
        case "dice", _:
            return line("view-dice")
        case "drink", _:
            return line("view-drink")
    return None


def scene(game: Callable[..., Any]) -> Any:
    """As on the lid of the tin."""
    return view.cover(game)


def box_of(s: State, element: str) -> Box | None:
    """Spaces, chips, and what lies below the board."""
    plan = layout.plan_for(s.players)
    match name_and_numbers(element):
        case "dice", ():
            return box_around(112, layout.STRIP, 210, 110)
        case "drink", ():
            return box_around(890, layout.STRIP, 200, 120)
        case "scoreboard", ():
            return Box(layout.GAP, layout.SCORE_TOP, plan.score_width, plan.score_height)
        case "cookie", (space,):
            return box_on(s, space, 1.1)
        case "icon", (task,):
            column = layout.tasks_of(s).index(task)
            return box_around(plan.column_of(column), layout.ICON_Y, 100)
        case "chip", (chip,) if s.chips[0, chip] < SPACES:
            return box_on(s, s.chips[0, chip], 1.6)
        case "board", (player,):
            left, top = plan.boards[layout.players_for(s, 0).index(player) - 1]
            return Box(left, top - 40, plan.small, plan.small + 40)
    return None


def box_on(s: State, space: int, spaces: float) -> Box:
    """Around the middle of a space, so many spaces wide."""
    fit = layout.fit_of(s)
    return box_around(*fit.at(layout.middle_of(space)), spaces * layout.CELL * fit.scale)
