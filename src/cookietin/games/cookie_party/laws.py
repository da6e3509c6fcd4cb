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


def broken(s: State) -> int:
    """The first law that a state breaks, or SOUND."""
    for seat in range(s.players, rules.BOARDS):
        if is_there(s, seat):
            return ABSENT_PLAYERS_HAVE_NO_BOARD
    if not is_phase_sound(s):
        return PHASES_FIT
    for seat in range(s.players):
        law = broken_board(s, seat)
        if law == SOUND:
            law = broken_tasks(s, seat)
        if law != SOUND:
            return law
    for task in range(TASKS):
        if not is_taken_in_order(s, task):
            return PLACES_ARE_TAKEN_IN_ORDER
    return SOUND


def is_there(s: State, seat: int) -> bool:
    """Is there any trace of this seat?"""
    trace = s.across[seat] | s.down[seat] | s.crosses[seat] | s.bars[seat]
    trace |= s.shown_across[seat] | s.shown_down[seat] | s.shown_crosses[seat]
    trace |= s.shown_bars[seat] | s.stage[seat] | s.to_draw[seat] | s.points[seat]
    trace |= s.completed[seat] | s.unpaid[seat]
    for chip in range(CHIPS):
        trace |= s.chips[seat, chip] | s.shown_chips[seat, chip]
    for task in range(TASKS):
        trace |= s.places[seat, task]
    return trace != 0


def is_phase_sound(s: State) -> bool:
    """Do phase, round and dice fit together, and the end?"""
    if not rules.DEALING <= s.phase <= rules.OVER or not 0 <= s.waiting < 1 << s.players:
        return False
    if not 0 <= s.dealt <= CHIPS * s.players:
        return False
    if (s.waiting != 0) != (s.phase == rules.PLACING or s.phase == rules.ROUND):
        return False
    if (s.round == 0) != is_set_up(s) or s.round < 0:
        return False
    if not 0 <= s.one <= FACES or not 0 <= s.other <= FACES:
        return False
    if (s.phase == rules.ROUND or s.phase == rules.OVER) and (s.one == 0 or s.other == 0):
        return False
    is_over = False
    for seat in range(s.players):
        is_over = is_over or s.points[seat] >= s.end_points
    return is_over == (s.phase == rules.OVER)


def is_set_up(s: State) -> bool:
    """Are chips still being placed?"""
    return s.phase == rules.DEALING or s.phase == rules.PLACING


def broken_board(s: State, seat: int) -> int:
    """The first law that a board breaks, or SOUND."""
    if not is_walled(s, s.across[seat], s.down[seat]):
        return WALLS_STAND_ON_EDGES
    if not is_walled(s, s.shown_across[seat], s.shown_down[seat]):
        return WALLS_STAND_ON_EDGES
    if s.shown_across[seat] & ~s.across[seat] or s.shown_down[seat] & ~s.down[seat]:
        return NOTHING_IS_RUBBED_OUT
    if not is_stage_sound(s, seat):
        return STAGES_FIT
    if s.shown_crosses[seat] != rules.enclosed_spaces(s.shown_across[seat], s.shown_down[seat]):
        return CROSSES_ARE_ENCLOSED
    is_drawing = s.stage[seat] == rules.DRAWING or s.stage[seat] == rules.BONUS
    if is_drawing and s.crosses[seat] != s.shown_crosses[seat]:
        return CROSSES_ARE_ENCLOSED
    if not is_drawing and s.crosses[seat] != rules.enclosed_spaces(s.across[seat], s.down[seat]):
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
    return 0 <= across <= rules.ALL_EDGES and 0 <= down <= rules.ALL_EDGES


def is_stage_sound(s: State, seat: int) -> bool:
    """Does what a seat is about to do fit the match and its board?"""
    stage = s.stage[seat]
    if not rules.RESTING <= stage <= rules.GIVING:
        return False
    if (stage != rules.RESTING) != ((s.waiting >> seat) & 1 != 0):
        return False
    if (stage == rules.SETTING_UP) != (s.phase == rules.PLACING and stage != rules.RESTING):
        return False
    if stage == rules.DRAWING:
        chip = rules.thrown_chip(s)
        if not rules.is_on_board(s, seat, chip) or not 0 < s.to_draw[seat] <= rules.WALLS[chip]:
            return False
        return rules.free_edges_of(s, seat, s.chips[seat, chip]) > 0
    if s.to_draw[seat] != 0:
        return False
    if (stage == rules.BONUS) != (s.bars[seat] == rules.BARS):
        return False
    return is_set_up(s) or (stage == rules.PUTTING) == (rules.chips_in_hand(s, seat) != 0)


def has_chips_alone(s: State, seat: int) -> bool:
    """Does every chip lie alone on a space without cross, or is it out of the game for good?"""
    taken = s.crosses[seat]
    shown = s.shown_crosses[seat]
    for chip in range(CHIPS):
        place = s.chips[seat, chip]
        before = s.shown_chips[seat, chip]
        if not 0 <= place < rules.SCOREBOARD + TASKS or not 0 <= before < rules.SCOREBOARD + TASKS:
            return False
        if before > rules.IN_HAND and place != before:  # who is out of the game does not come back
            return False
        if place < SPACES:
            if (taken >> place) & 1:
                return False
            taken |= 1 << place
        if before < SPACES:
            if (shown >> before) & 1:
                return False
            shown |= 1 << before
    return True


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
    if s.completed[seat] != rules.tasks_completed(s, seat):
        return TASKS_ARE_DONE_BY_CROSSES
    if s.unpaid[seat] & ~s.completed[seat] != 0:
        return TASKS_ARE_DONE_BY_CROSSES
    return SOUND if is_given_for_tasks(s, seat) else CHIPS_ARE_GIVEN_FOR_TASKS


def is_given_for_tasks(s: State, seat: int) -> bool:
    """Is there at most one chip for each task that is done?"""
    given = 0
    for chip in range(CHIPS):
        if s.chips[seat, chip] >= rules.SCOREBOARD:
            task = s.chips[seat, chip] - rules.SCOREBOARD
            is_done = s.places[seat, task] > 0 or (s.completed[seat] >> task) & 1 != 0
            if not is_done or (given >> task) & 1 or (s.unpaid[seat] >> task) & 1:
                return False
            given |= 1 << task
    return True


def is_taken_in_order(s: State, task: int) -> bool:
    """Is no place taken before the one above it?"""
    places = 0
    for seat in range(s.players):
        if s.places[seat, task] > 0:
            places |= 1 << (s.places[seat, task] - 1)
    return places & (places + 1) == 0
