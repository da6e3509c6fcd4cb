"""How moves of Cookie Party are written, and what the log tells of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cookietin.engine import CHANCE, NOTHING, Phrase, Seat
from cookietin.engine.bits import lowest_bit
from cookietin.engine.record import copy_of
from cookietin.games.cookie_party import rules
from cookietin.games.cookie_party.data import CHIPS, SIDE, SPACES, TASKS, WALLS_AROUND, space_name
from cookietin.games.cookie_party.rules import State

WRITTEN_SIDES = "nwes"  # above, left, right, below: as on a map
SIDE_NAMES = ("above", "left", "right", "below")


def write(s: State, seat: int, move: int) -> str:
    """`c4n` draws above c4 (`w` left, `e` right, `s` below); `7-c4` puts or moves the 7 there;
    `give 7`, `done`, `rest`; of chance `3-4` for two dice, and `1 7-c4` for a chip of seat 1.
    """
    if seat == CHANCE:
        return write_chance(s, move)
    if rules.is_edge_move(move):
        space, side = place_of(move)
        return space_name(space) + WRITTEN_SIDES[side]
    if rules.is_chip_move(move):
        return f"{number(rules.moved_chip(move))}-{space_name(rules.moved_to(move))}"
    if rules.is_give_move(move):
        return f"give {number(rules.given_chip(move))}"
    return "done" if move == rules.DONE else "rest"


def write_chance(s: State, move: int) -> str:
    if s.phase == rules.DEALING:
        seat, chip = divmod(s.dealt, CHIPS)
        space = s.dotted[rules.free_dot(s, seat, move)]
        return f"{seat} {number(chip)}-{space_name(space)}"
    return "{}-{}".format(*dice(move))


def read(s: State, seat: int, text: str) -> int:
    """What `write` writes; an edge may be named from either of its spaces, dice in any way."""
    text = text.casefold()
    if seat == CHANCE:
        return read_chance(s, text)
    if found := re.fullmatch(r"([a-f])([1-6]) ?([nwes])", text):
        return rules.edge_at(space_of(found[1], found[2]), WRITTEN_SIDES.index(found[3]))
    if found := re.fullmatch(r"(1[0-2]|[2-9])[- ]([a-f])([1-6])", text):
        return rules.chip_to(chip_of(found[1]), space_of(found[2], found[3]))
    if found := re.fullmatch(r"give (1[0-2]|[2-9])", text):
        return rules.giving(chip_of(found[1]))
    return {"done": rules.DONE, "rest": rules.PLACE_REST}.get(text, NOTHING)


def read_chance(s: State, text: str) -> int:
    if s.phase == rules.DEALING:
        for move in range(rules.chances(s)):
            if write_chance(s, move) == text:
                return move
        return NOTHING
    found = re.fullmatch(r"([1-6])\D*([1-6])", text)
    return (int(found[1]) - 1) * rules.FACES + int(found[2]) - 1 if found else NOTHING


def space_of(column: str, row: str) -> int:
    return SIDE * (int(row) - 1) + "abcdef".index(column)


def chip_of(text: str) -> int:
    return int(text) - rules.LOWEST


def number(chip: int) -> int:
    """The number on a chip."""
    return chip + rules.LOWEST


def place_of(edge: int) -> tuple[int, int]:
    """An edge as a side of a space: above it or to its left, at the rim below or to its right."""
    for side in range(WALLS_AROUND):
        for space in range(SPACES):
            if side in (rules.ABOVE, rules.TO_THE_LEFT) or is_at_rim(space, side):
                if rules.edge_at(space, side) == edge:
                    return space, side
    raise ValueError(edge)


def is_at_rim(space: int, side: int) -> bool:
    """Is there no other space beyond this side, below or to the right?"""
    if side == rules.BELOW:
        return space >= SPACES - SIDE
    return space % SIDE == SIDE - 1


def dice(move: int) -> tuple[int, int]:
    """The faces of two dice that are thrown as one number below 36."""
    return move // rules.FACES + 1, move % rules.FACES + 1


def thrown(s: State) -> bool:
    """Two dice fall, and not the lot that places chips."""
    return s.phase == rules.DICE_ROLL


# In words


def label(s: State, seat: int, move: int) -> Phrase:
    """A move as a button says it."""
    if rules.is_edge_move(move):
        space, side = place_of(move)
        return line(f"move-draw-{SIDE_NAMES[side]}", space=space_name(space))
    if rules.is_chip_move(move):
        chip, space = rules.moved_chip(move), rules.moved_to(move)
        kind = "move-move" if s.stage[seat] == rules.MOVING else "move-put"
        return line(kind, chip=number(chip), space=space_name(space))
    if rules.is_give_move(move):
        return line("move-give", chip=number(rules.given_chip(move)))
    if move == rules.PLACE_REST:
        return line("move-place-rest")
    return line("move-placed" if s.phase == rules.PLACING else "move-done")


def hint(s: State, seat: int, move: int) -> Phrase:
    """What a legal move would do."""
    if rules.is_edge_move(move):
        return hint_of_wall(s, seat, move)
    if rules.is_chip_move(move):
        chip = rules.moved_chip(move)
        return line("hint-chip", chip=number(chip), walls=rules.WALLS[chip])
    if rules.is_give_move(move):
        task = lowest_bit(s.unpaid[seat])
        chip = number(rules.given_chip(move))
        return line("hint-give", chip=chip, task=line(f"task-{task}"))
    if move == rules.PLACE_REST:
        return line("hint-place-rest")
    return line("hint-placed" if s.phase == rules.PLACING else "hint-done")


def hint_of_wall(s: State, seat: int, edge: int) -> Phrase:
    """Which spaces the wall closes, or how much of the drawing is left after it."""
    after = copy_of(s)
    rules.add_wall(after, seat, edge)
    before = rules.enclosed_spaces(s.across[seat], s.down[seat])
    closed = rules.enclosed_spaces(after.across[seat], after.down[seat]) & ~before
    if closed:
        return line("hint-encloses", spaces=spaces_in(closed))
    if s.stage[seat] == rules.BONUS:
        return line("hint-bonus")
    return line("hint-wall", left=walls_left(s, seat))


def walls_left(s: State, seat: int) -> int:
    """How many walls a seat still draws by its chip."""
    if s.stage[seat] != rules.DRAWING:
        return 0
    space = s.chips[seat, rules.thrown_chip(s)]
    return min(s.to_draw[seat], rules.free_edges_of(s, seat, space))


def spaces_in(bits: int) -> str:
    return ", ".join(space_name(space) for space in range(SPACES) if (bits >> space) & 1)


def asks(s: State, seat: int) -> Phrase:
    """What a seat that has to act is asked to do now."""
    stage = s.stage[seat]
    chips = [chip for chip in range(CHIPS) if s.chips[seat, chip] == rules.IN_HAND]
    if stage == rules.SETTING_UP:
        return line("ask-place", left=len(chips)) if chips else line("ask-placed")
    if stage == rules.DRAWING:
        return line("ask-draw", left=walls_left(s, seat), chip=number(rules.thrown_chip(s)))
    if stage == rules.BONUS:
        return line("ask-bonus")
    if stage == rules.PUTTING:
        return line("ask-put", chips=", ".join(str(number(chip)) for chip in chips))
    if rules.is_chip_due(s, seat):
        kind = "ask-move-or-give" if stage == rules.MOVING else "ask-give"
        return line(kind, task=line(f"task-{lowest_bit(s.unpaid[seat])}"))
    may_move = stage == rules.MOVING and rules.chips_on_board(s, seat) != 0
    return line("ask-move" if may_move else "ask-done")


# The log


def tell(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """The throw when it falls; what all have done, when all are done."""
    lines: list[Phrase] = []
    if before.phase == rules.DICE_ROLL:
        one, other = dice(move)
        thrown = {"one": one, "other": other, "sum": one + other}
        if before.thrower:
            thrower = Seat((before.thrower - 1 + before.round) % before.players)
            lines.append(line("log-throws", seat=thrower, **thrown))
        else:
            lines.append(line("log-throw", **thrown))
        lines += [
            line("log-rests", seat=Seat(player))
            for player in range(before.players)
            if after.phase == rules.ROUND and not (after.waiting >> player) & 1
        ]
    if before.phase == rules.DEALING:
        return [] if after.phase == rules.DEALING else [line("log-dealt")]
    if before.phase == rules.PLACING:
        return [] if after.phase == rules.PLACING else [line("log-placed")]
    if after.phase in (rules.DICE_ROLL, rules.OVER):
        for player in range(before.players):
            lines += tell_round(before, player, after)
    return lines


def tell_round(before: State, player: int, after: State) -> Iterator[Phrase]:
    """3.3 to 3.6 and 4: what a player has done in a round, from what all see."""
    seat = Seat(player)
    bars = (before.shown_bars[player], after.shown_bars[player])
    if bars[1] > bars[0]:
        yield line("log-bar", seat=seat, bars=bars[1])
    if bars[1] < bars[0]:
        yield line("log-bonus", seat=seat)
    crossed = after.shown_crosses[player] & ~before.shown_crosses[player]
    if crossed:
        yield line("log-crosses", seat=seat, spaces=spaces_in(crossed))
    for chip in range(CHIPS):
        where = (before.shown_chips[player, chip], after.shown_chips[player, chip])
        if where[0] != where[1] and where[1] == rules.LEFT:
            yield line("log-leaves", seat=seat, chip=number(chip))
    for task in range(TASKS):
        if after.places[player, task] and not before.places[player, task]:
            yield tell_task(player, task, after)


def tell_task(player: int, task: int, after: State) -> Phrase:
    """4.3 4.4: a task, its points, and the chip that is given up for it."""
    points = after.task_points[task, after.places[player, task] - 1]
    about = {"seat": Seat(player), "task": line(f"task-{task}"), "points": points}
    for chip in range(CHIPS):
        if after.shown_chips[player, chip] == rules.on_task(task):
            return line("log-task", chip=number(chip), **about)
    return line("log-task-without-chip", **about)


def line(key: str, **variables: object) -> Phrase:
    """A line of the log."""
    return Phrase(key, variables, __package__)
