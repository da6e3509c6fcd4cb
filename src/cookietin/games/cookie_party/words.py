"""How moves of Cookie Party are read, and what buttons and the log say."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any

from cookietin.engine import NOTHING, Phrase, Seat, Thrown, phrases
from cookietin.engine.lots import read_dice, write_dice
from cookietin.games.cookie_party import happenings as h
from cookietin.games.cookie_party import moves, rules
from cookietin.games.cookie_party.data import (
    ACROSS,
    CHIPS,
    DOWN,
    SPACE_NAMES,
    WALLS_AROUND,
    numbers_in,
)
from cookietin.games.cookie_party.earlier import move_now as move_now
from cookietin.games.cookie_party.earlier import values_now as values_now
from cookietin.games.cookie_party.moves import MOVES, Done, Draw, Give, PlaceRest, Put
from cookietin.games.cookie_party.rules import State

SIDES = {"n": "above", "w": "left", "e": "right", "s": "below"}  # in the order of the rules

line = phrases(__package__)


def edge_name(s: State, edge: int) -> str:
    """By the space below it or to its right; at the rim by the only one there is."""
    is_lying = edge < ACROSS
    space, back = (edge, DOWN) if is_lying else (edge - ACROSS, 1)
    if (s.spaces >> space) & 1:
        return SPACE_NAMES[space] + ("n" if is_lying else "w")
    return SPACE_NAMES[space - back] + ("s" if is_lying else "e")


def write(s: State, seat: int, move: int) -> str:
    """`c4n`, `7-c4`, `give 7`, `done`, `rest`."""
    return MOVES.write(move, lambda _, edge: edge_name(s, edge))


def read(s: State, seat: int, text: str) -> int:
    """An edge may be named from either of its spaces, and `7 c4` is `7-c4`."""
    text = text.casefold()
    if named := re.search(r"[a-h][1-7]", text):
        if not (s.spaces >> SPACE_NAMES.index(named[0])) & 1:
            return NOTHING
    if found := re.fullmatch(r"([a-g][1-7]) ?([nwes])", text):
        space, side = SPACE_NAMES.index(found[1]), list(SIDES).index(found[2])
        return moves.draw_move(rules.edge_at(space, side))
    return MOVES.read(re.sub(r"^(\d+) ", r"\1-", text), lambda *_: NOTHING)


def write_chance(s: State, move: int) -> str:
    """`3-4` for two dice; `1 7-c4` for a chip of seat 1, and `1 lot 37` for all of them."""
    if s.laid_for:
        return f"{s.laid_for - 1} lot {move}"
    if s.phase != rules.DEALING:
        return write_dice(move)
    seat, chip = divmod(s.dealt, CHIPS)
    laid = {s.shown_chips[seat, other] for other in range(chip)}  # which everybody sees
    free = [s.dotted[at] for at in range(CHIPS) if s.dotted[at] not in laid]
    return f"{seat} {MOVES.write(moves.put_move(chip, free[move]))}"


def read_chance(s: State, text: str) -> int:
    """Two faces with anything between them; a lot; or a chip and where it lies."""
    if s.phase != rules.DEALING and not s.laid_for:
        return read_dice(text)
    written = [write_chance(s, move) for move in range(rules.chances(s))]
    return written.index(text.casefold()) if text.casefold() in written else NOTHING


# In words


def number(chip: int) -> int:
    return chip + moves.LOWEST


def task_name(task: int) -> Phrase:
    return line(f"task-{task}")


def edge_phrase(key: str, s: State, edge: int, space: int = NOTHING, **more: Any) -> Phrase:
    """What is said of an edge: on which side it is of this space, or of any."""
    side, name = side_of(s, edge, space)
    return line(f"{key}-{side}", space=name, **more)


def side_of(s: State, edge: int, space: int = NOTHING) -> tuple[str, str]:
    """The side of a space on which an edge is, and the name of the space: of this one, or any."""
    if space != NOTHING:
        for side, told in enumerate(SIDES.values()):
            if rules.edge_at(space, side) == edge:
                return told, SPACE_NAMES[space]
    name = edge_name(s, edge)
    return SIDES[name[2:]], name[:2]


def drawn_round(s: State, seat: int) -> int:
    """The space round which walls are drawn, if the chip of the throw lies on one."""
    is_drawn = s.stage[seat] == rules.DRAWING
    return int(s.chips[seat, rules.thrown_chip(s)]) if is_drawn else NOTHING


def label(s: State, seat: int, move: int) -> Phrase:
    match MOVES.of(move):
        case Draw(edge):
            return edge_phrase("move-draw", s, edge, drawn_round(s, seat))
        case Put(chip, space):
            key = "move-move" if s.stage[seat] == rules.MOVING else "move-put"
            return line(key, chip=number(chip), space=SPACE_NAMES[space])
        case Give(chip):
            return line("move-give", chip=number(chip))
        case PlaceRest() if s.stage[seat] == rules.DRAWING:
            return line("move-draw-all", left=walls_left(s, seat))
        case PlaceRest():
            return line("move-place-rest")
    return line("move-placed" if s.phase == rules.PLACING else "move-done")


def hint(s: State, seat: int, move: int) -> Phrase:
    match MOVES.of(move):
        case Draw():
            drawn, *_ = h.HAPPENINGS.of(rules.play, s, seat, move)
            if drawn.closes:
                return line("hint-encloses", spaces=names_of(drawn.closes))
            if s.stage[seat] == rules.BONUS:
                return line("hint-bonus")
            return hint_wall(s, seat, drawn.edge)
        case Put(chip):
            return line("hint-chip", chip=number(chip), walls=s.walls[chip])
        case Give(chip):
            task = task_name(rules.task_due(s, seat))
            return line("hint-give", chip=number(chip), task=task)
        case PlaceRest() if s.stage[seat] == rules.DRAWING:
            closed = [
                one.closes
                for one in h.HAPPENINGS.of(rules.play, s, seat, move)
                if isinstance(one, h.Draws)
            ]
            return line("hint-encloses", spaces=names_of(reduce(or_, closed)))
        case PlaceRest():
            return line("hint-place-rest")
    return line("hint-placed" if s.phase == rules.PLACING else "hint-done")


def hint_wall(s: State, seat: int, edge: int) -> Phrase:
    """What a wall brings the space of the chip, and the one on its other side."""
    own = drawn_round(s, seat)
    beside = [space for space in numbers_in(s.spaces) if space != own and is_at(edge, space)]
    walls = {
        space: 1 + WALLS_AROUND - rules.free_edges_of(s, seat, space) for space in (own, *beside)
    }
    told = {"space": SPACE_NAMES[own], "walls": walls[own]}
    if not beside:
        return line("hint-wall", **told)
    other = beside[0]
    return line("hint-wall-between", **told, other=SPACE_NAMES[other], others=walls[other])


def is_at(edge: int, space: int) -> bool:
    return any(rules.edge_at(space, side) == edge for side in range(WALLS_AROUND))


def walls_left(s: State, seat: int) -> int:
    """How many walls a seat still draws by its chip."""
    if s.stage[seat] != rules.DRAWING:
        return 0
    space = s.chips[seat, rules.thrown_chip(s)]
    return min(s.to_draw[seat], rules.free_edges_of(s, seat, space))


def names_of(spaces: int) -> tuple[str, ...]:
    """The spaces of a set, as they are called."""
    return tuple(SPACE_NAMES[space] for space in numbers_in(spaces))


def asks(s: State, seat: int) -> Phrase:
    stage = s.stage[seat]
    held = [number(chip) for chip in range(CHIPS) if s.chips[seat, chip] == rules.IN_HAND]
    if stage == rules.SETTING_UP:
        return line("ask-place", left=len(held)) if held else line("ask-placed")
    if stage == rules.DRAWING:
        key = "ask-draw-all" if rules.has_no_choice(s, seat) else "ask-draw"
        return line(key, left=walls_left(s, seat), chip=number(rules.thrown_chip(s)))
    if stage == rules.BONUS:
        return line("ask-bonus")
    if stage == rules.PUTTING:
        return line("ask-put", left=len(held), chips=tuple(map(str, held)))
    if rules.is_chip_due(s, seat):
        key = "ask-move-or-give" if stage == rules.MOVING else "ask-give"
        return line(key, task=task_name(rules.task_due(s, seat)))
    may_move = stage == rules.MOVING and rules.chips_on_board(s, seat) != 0
    return line("ask-move" if may_move else "ask-done")


def together(s: State) -> Phrase | None:
    if s.players == 1:
        return None
    if s.phase == rules.PLACING:
        return line("all-place")
    return line("all-play", chip=number(rules.thrown_chip(s))) if s.phase == rules.ROUND else None


def is_enough(move: int) -> bool:
    return isinstance(MOVES.of(move), Done)


def first(tap: str) -> Phrase | None:
    return line("first-chip") if tap.startswith("chip-") else None


def then(begun: tuple[str, ...], kinds: tuple[str, ...]) -> Phrase:
    """A chip can be moved, or given up for a task, or both."""
    if "scoreboard" not in kinds:
        return line("then-space")
    return line("then-either" if "space" in kinds else "then-scoreboard")


# The log

TOLD = {
    h.Dealt: "log-dealt",
    h.Placed: "log-placed",
    h.Rests: "log-rests",
    h.CrossesBar: "log-bar",
    h.EmptiesDrink: "log-bonus",
    h.CrossesOut: "log-crosses",
    h.Leaves: "log-leaves",
    h.Completes: "log-task",
}
SPELLED: dict[str, Callable[[int], Any]] = {
    "seat": Seat, "chip": number, "spaces": names_of, "task": task_name,
}  # fmt: skip


def tell(before: State, happened: list[Any], after: State) -> list[Phrase]:
    """The throw when it falls; what all have done, when all are done."""
    lines = []
    thrower: dict[str, Any] = {}
    for one in happened:
        parts = {name: SPELLED.get(name, int)(part) for name, part in one._asdict().items()}
        match one:
            case h.TakesDice():
                thrower = parts
            case Thrown(first, second):
                key = "log-throws" if thrower else "log-throw"
                lines.append(line(key, **thrower, **parts, sum=first + second))
            case h.Rests() if after.phase != rules.ROUND:
                pass  # nobody plays this round
            case h.Completes(chip=h.NO_CHIP):
                lines.append(line("log-task-without-chip", **parts))
            case _ if type(one) in TOLD:
                lines.append(line(TOLD[type(one)], **parts))
    return lines
