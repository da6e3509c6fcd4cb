"""What must always hold in a match of Cookie Party."""

from __future__ import annotations

from cookietin.engine import SOUND
from cookietin.engine.lots import FACES
from cookietin.games.cookie_party import rules
from cookietin.games.cookie_party.data import CHIPS, PLACES, SPACES, TASKS
from cookietin.games.cookie_party.rules import State

ABSENT_PLAYERS_HAVE_NO_BOARD, WALLS_STAND_ON_EDGES, CROSSES_ARE_ENCLOSED = 1, 2, 3
CHIPS_LIE_ALONE, BARS_ARE_COUNTED, STAGES_FIT, TASKS_ARE_DONE_BY_CROSSES = 4, 5, 6, 7
PLACES_ARE_TAKEN_IN_ORDER, POINTS_ARE_THOSE_OF_PLACES, PHASES_FIT = 8, 9, 10
CHIPS_ARE_GIVEN_FOR_TASKS, NOTHING_IS_RUBBED_OUT = 11, 12


def broken_law(s: State) -> int:
    if any(is_there(s, seat) for seat in range(s.players, rules.BOARDS)):
        return ABSENT_PLAYERS_HAVE_NO_BOARD
    if not is_phase_sound(s):
        return PHASES_FIT
    for seat in range(s.players):
        law = broken_board(s, seat) or broken_tasks(s, seat)
        if law != SOUND:
            return law
    is_in_order = all(is_taken_in_order(s, task) for task in range(TASKS))
    return SOUND if is_in_order else PLACES_ARE_TAKEN_IN_ORDER


def is_there(s: State, seat: int) -> bool:
    """Is there any trace of this seat?"""
    board = s.across, s.down, s.crosses, s.bars
    shown = s.shown_across, s.shown_down, s.shown_crosses, s.shown_bars
    turn = s.stage, s.to_draw, s.points, s.completed, s.unpaid
    return (
        any(trace[seat] for trace in (*board, *shown, *turn))
        or any(s.chips[seat, chip] or s.shown_chips[seat, chip] for chip in range(CHIPS))
        or any(s.places[seat, task] for task in range(TASKS))
    )


def is_phase_sound(s: State) -> bool:
    """Do phase, round and dice fit together, and the end?"""
    lowest_face = 1 if s.phase in (rules.ROUND, rules.OVER) else 0
    is_over = any(s.points[seat] >= s.end_points for seat in range(s.players))
    return (
        rules.DEALING <= s.phase <= rules.OVER
        and 0 <= s.waiting < 1 << s.players
        and 0 <= s.dealt <= CHIPS * s.players
        and is_lot_sound(s)
        and (s.waiting != 0) == (s.phase in (rules.PLACING, rules.ROUND))
        and s.round >= 0
        and (s.round == 0) == is_set_up(s)
        and lowest_face <= min(s.one, s.other) <= max(s.one, s.other) <= FACES
        and is_over == (s.phase == rules.OVER)
    )


def is_lot_sound(s: State) -> bool:
    """Is a lot for somebody who still has chips to place?"""
    if s.laid_for == 0:
        return True
    seat = s.laid_for - 1
    return (
        s.has_lots != 0
        and s.phase == rules.PLACING
        and 0 <= seat < s.players
        and (s.waiting >> seat) & 1 != 0
        and rules.chips_in_hand(s, seat) != 0
    )


def is_set_up(s: State) -> bool:
    """Are chips still being placed?"""
    return s.phase in (rules.DEALING, rules.PLACING)


def broken_board(s: State, seat: int) -> int:
    """The first law that a board breaks, or SOUND."""
    walls, shown = (s.across[seat], s.down[seat]), (s.shown_across[seat], s.shown_down[seat])
    if not is_walled(s, *walls) or not is_walled(s, *shown):
        return WALLS_STAND_ON_EDGES
    if shown[0] & ~walls[0] or shown[1] & ~walls[1]:
        return NOTHING_IS_RUBBED_OUT
    if not is_stage_sound(s, seat):
        return STAGES_FIT
    # Who still draws has crossed out nothing yet.
    counted = shown if s.stage[seat] in (rules.DRAWING, rules.BONUS) else walls
    crosses = s.shown_crosses[seat], s.crosses[seat]
    if crosses != (rules.enclosed_spaces(*shown), rules.enclosed_spaces(*counted)):
        return CROSSES_ARE_ENCLOSED
    if not has_chips_alone(s, seat):
        return CHIPS_LIE_ALONE
    if not 0 <= s.shown_bars[seat] < rules.BARS or s.bars[seat] < 0:
        return BARS_ARE_COUNTED
    most = rules.BARS if s.stage[seat] == rules.BONUS else rules.BARS - 1
    return SOUND if s.bars[seat] <= most else BARS_ARE_COUNTED


def is_walled(s: State, across: int, down: int) -> bool:
    """Are these walls on edges, with the printed ones among them?"""
    if across & s.printed_across != s.printed_across or down & s.printed_down != s.printed_down:
        return False
    return across & ~s.edges_across == 0 and down & ~s.edges_down == 0


def is_stage_sound(s: State, seat: int) -> bool:
    """Does what a seat is about to do fit the match and its board?"""
    stage = s.stage[seat]
    is_awaited = (s.waiting >> seat) & 1 != 0
    if not rules.RESTING <= stage <= rules.GIVING or (stage != rules.RESTING) != is_awaited:
        return False
    if (stage == rules.SETTING_UP) != (s.phase == rules.PLACING and is_awaited):
        return False
    if stage == rules.DRAWING:
        chip = rules.thrown_chip(s)
        return (
            rules.is_on_board(s, seat, chip)
            and 0 < s.to_draw[seat] <= s.walls[chip]
            and rules.free_edges_of(s, seat, s.chips[seat, chip]) > 0
        )
    return (
        s.to_draw[seat] == 0
        and (stage == rules.BONUS) == (s.bars[seat] == rules.BARS)
        and (is_set_up(s) or (stage == rules.PUTTING) == (rules.chips_in_hand(s, seat) != 0))
    )


def has_chips_alone(s: State, seat: int) -> bool:
    """Does every chip lie alone on a space without cross, or is it out of the game for good?"""
    now = [s.chips[seat, chip] for chip in range(CHIPS)]
    before = [s.shown_chips[seat, chip] for chip in range(CHIPS)]
    for places, crosses in ((now, s.crosses[seat]), (before, s.shown_crosses[seat])):
        on_board = [place for place in places if place < SPACES]
        if not all(0 <= place < rules.SCOREBOARD + TASKS for place in places):
            return False
        if not all((s.spaces >> place) & 1 for place in on_board):
            return False
        if len(set(on_board)) < len(on_board) or any((crosses >> place) & 1 for place in on_board):
            return False
    # Who is out of the game does not come back.
    return all(was <= rules.IN_HAND or was == at for was, at in zip(before, now, strict=True))


def broken_tasks(s: State, seat: int) -> int:
    """The first law that the tasks of a seat break, or SOUND."""
    points = 0
    for task in range(TASKS):
        place = s.places[seat, task]
        if not 0 <= place <= PLACES:
            return PLACES_ARE_TAKEN_IN_ORDER
        is_done = rules.is_task(s, task) and rules.is_complete(s, s.shown_crosses[seat], task)
        if is_done != (place > 0):
            return TASKS_ARE_DONE_BY_CROSSES
        if place > 0:
            points += s.task_points[task, place - 1]
    if points != s.points[seat]:
        return POINTS_ARE_THOSE_OF_PLACES
    completed = rules.tasks_completed(s, seat)
    if s.completed[seat] != completed or s.unpaid[seat] & ~completed:
        return TASKS_ARE_DONE_BY_CROSSES
    return SOUND if is_given_for_tasks(s, seat) else CHIPS_ARE_GIVEN_FOR_TASKS


def is_given_for_tasks(s: State, seat: int) -> bool:
    """Is there at most one chip for each task that is done?"""
    given = [s.chips[seat, chip] - rules.SCOREBOARD for chip in range(CHIPS)]
    paid = [task for task in given if task >= 0]
    return len(set(paid)) == len(paid) and all(
        (s.places[seat, task] > 0 or (s.completed[seat] >> task) & 1)
        and not (s.unpaid[seat] >> task) & 1
        for task in paid
    )


def is_taken_in_order(s: State, task: int) -> bool:
    """Is no place taken before the one above it?"""
    places = {s.places[seat, task] for seat in range(s.players)} - {0}
    return places == set(range(1, len(places) + 1))
