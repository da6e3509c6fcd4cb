"""Cookie Party: everybody uses the same throw, at the same time, each on an own board.

How it is numbered:

spaces   0 … 35, row by row from the top left
edges    0 … 41 lie across, above the 36 spaces and then below the last row; 42 … 83 stand
         upright, seven in a row: `edge_above` … `edge_right_of`
chips    0 … 10 are the numbers 2 to 12: a chip and LOWEST
moves    an edge is drawn on; `chip_to(chip, space)` puts or moves a chip; `giving(chip)` gives
         one up; `DONE` confirms; `PLACE_REST` puts all chips still in hand, at set-up only

Of a board there are two copies. What a seat does in a round goes into `across`, `down`,
`crosses`, `chips` and `bars`, which only its owner sees; when all are done they are copied to
`shown_across` and so on, which everybody sees. A chip is on a space, or IN_HAND (not yet placed,
or lifted), LEFT (3.6), or on the scoreboard: `on_task(task)`.
"""

from __future__ import annotations

from typing import Any

from cookietin.engine import (
    ALLOWED,
    CHANCE,
    CHANCE_BIT,
    GOES_ON,
    OWNER,
    SOUND,
    UNSEEN,
    Grid,
    Row,
    i8,
    i16,
    record,
)
from cookietin.engine.bits import count_bits, lowest_bit
from cookietin.engine.generator import below
from cookietin.engine.record import i64
from cookietin.games.cookie_party import data
from cookietin.games.cookie_party.data import (
    ACROSS,
    CHIPS,
    KINDS,
    LINE,
    PLACES,
    PLAIN,
    RED,
    SIDE,
    SPACES,
    TASKS,
    WALLS_AROUND,
)

BOARDS = 5
EDGES = 2 * ACROSS
ALL_SPACES = (1 << SPACES) - 1
ALL_EDGES = (1 << ACROSS) - 1
ROW = (1 << SIDE) - 1
COLUMN = sum(1 << (SIDE * row) for row in range(SIDE))
ABOVE, TO_THE_LEFT, TO_THE_RIGHT, BELOW = 0, 1, 2, 3

LOWEST = 2
WALLS = (4, 3, 2, 1, 1, 1, 1, 1, 2, 3, 4)  # that the chips 2 to 12 draw
BARS = 3
RED_NEEDED = 6

# Where a chip is that is not on a space.
IN_HAND = SPACES
LEFT = IN_HAND + 1
SCOREBOARD = LEFT + 1

FACES = 6

# Moves
PUT = EDGES
GIVE = PUT + CHIPS * SPACES
DONE = GIVE + CHIPS
PLACE_REST = DONE + 1
MOVES = PLACE_REST + 1

DEALING, PLACING, DICE_ROLL, ROUND, OVER = 0, 1, 2, 3, 4
# What a seat does now: nothing, place its chips, draw, draw the bonus wall, put what it lifted,
# then move a chip or not, then only give up chips and confirm.
RESTING, SETTING_UP, DRAWING, BONUS, PUTTING, MOVING, GIVING = 0, 1, 2, 3, 4, 5, 6
BLUE, YELLOW = 0, 1
SINGLE, SHARED = 1, 2

# The chips that `PLACE_REST` takes in turn, so that likely numbers come to the middle.
PLACED_IN_TURN = (10, 1, 8, 3, 6, 5, 4, 7, 2, 9, 0)


@record
class State:
    """A match: the printed board, the scoreboard, and two copies of each player's board."""

    players: int = i8(fixed=True)
    side: int = i8(fixed=True)
    thrower: int = i8(fixed=True)  # who throws in the first round, plus one; 0 is whoever likes
    end_points: int = i16(fixed=True)
    cookies: Row = i8(SPACES, fixed=True)  # a kind, RED or PLAIN
    dotted: Row = i8(CHIPS, fixed=True)
    task_spaces: Row = i64(KINDS + 1, fixed=True)  # of the kinds and of RED, a bit each
    task_points: Grid = i8(TASKS, PLACES, fixed=True)  # 0: not a task of this side
    printed_across: int = i64(fixed=True)
    printed_down: int = i64(fixed=True)

    phase: int = i8()
    round: int = i16()
    one: int = i8()
    other: int = i8()
    dealt: int = i8()
    waiting: int = i8()  # a bit for each seat that is not done
    points: Row = i16(BOARDS)
    places: Grid = i8(BOARDS, TASKS)  # 1, 2, 3, or 0 while the task is not done

    shown_across: Row = i64(BOARDS)
    shown_down: Row = i64(BOARDS)
    shown_crosses: Row = i64(BOARDS)
    shown_chips: Grid = i8(BOARDS, CHIPS)
    shown_bars: Row = i8(BOARDS)

    across: Row = i64(BOARDS, seen_by=OWNER)
    down: Row = i64(BOARDS, seen_by=OWNER)
    crosses: Row = i64(BOARDS, seen_by=OWNER)
    chips: Grid = i8(BOARDS, CHIPS, seen_by=OWNER)
    bars: Row = i8(BOARDS, seen_by=OWNER)
    stage: Row = i8(BOARDS, seen_by=OWNER)
    to_draw: Row = i8(BOARDS, seen_by=OWNER)  # walls that the chip still shows
    completed: Row = i16(BOARDS, seen_by=OWNER)  # tasks of this round, a bit each
    unpaid: Row = i16(BOARDS, seen_by=OWNER)  # those for which no chip is given up yet


def set_up(s: State, options: dict[str, Any]) -> None:
    """1.1 1.3 1.4 1.5 2.1 2.2 4.6 5.1"""
    edition = data.edition_of(options)
    s.players = options["players"]
    s.side = data.SIDES.index(options["side"])
    s.thrower = 0 if options["first"] == "random" else int(options["first"]) + 1
    s.end_points = edition.end_points[s.players - 2]
    s.printed_across, s.printed_down = edition.across, edition.down
    for space in range(SPACES):
        s.cookies[space] = edition.cookies[space]
        if edition.cookies[space] != PLAIN:
            s.task_spaces[edition.cookies[space]] |= 1 << space
    for chip in range(CHIPS):
        s.dotted[chip] = edition.dotted[chip]
    for task in range(TASKS):
        for place in range(PLACES):
            s.task_points[task, place] = edition.task_points[task][place]
    for seat in range(s.players):
        s.across[seat], s.down[seat] = edition.across, edition.down
        for chip in range(CHIPS):
            s.chips[seat, chip] = IN_HAND
        show(s, seat)
    if data.setup_of(options) == data.FIRST:
        s.phase = DEALING
    else:
        s.phase = PLACING
        s.waiting = everybody(s)
        for seat in range(s.players):
            s.stage[seat] = SETTING_UP


# 1. Material


def edge_above(space: int) -> int:
    """1.3"""
    return space


def edge_below(space: int) -> int:
    """1.3"""
    return space + SIDE


def edge_left_of(space: int) -> int:
    """1.3"""
    return ACROSS + space + space // SIDE


def edge_right_of(space: int) -> int:
    """1.3"""
    return edge_left_of(space) + 1


def edge_at(space: int, side: int) -> int:
    """1.3"""
    if side == ABOVE:
        return edge_above(space)
    if side == TO_THE_LEFT:
        return edge_left_of(space)
    return edge_right_of(space) if side == TO_THE_RIGHT else edge_below(space)


def is_edge_of(edge: int, space: int) -> bool:
    """1.3"""
    if edge < ACROSS:
        return edge == edge_above(space) or edge == edge_below(space)
    return edge == edge_left_of(space) or edge == edge_right_of(space)


def has_wall(s: State, seat: int, edge: int) -> bool:
    """1.3"""
    if edge < ACROSS:
        return (s.across[seat] >> edge) & 1 != 0
    return (s.down[seat] >> (edge - ACROSS)) & 1 != 0


def add_wall(s: State, seat: int, edge: int) -> None:
    """1.3"""
    if edge < ACROSS:
        s.across[seat] |= 1 << edge
    else:
        s.down[seat] |= 1 << (edge - ACROSS)


def free_edges_of(s: State, seat: int, space: int) -> int:
    """3.2 3.3"""
    free = 0
    for side in range(WALLS_AROUND):
        free += not has_wall(s, seat, edge_at(space, side))
    return free


def has_free_edge(s: State, seat: int) -> bool:
    """3.5"""
    return s.across[seat] != ALL_EDGES or s.down[seat] != ALL_EDGES


def is_on_board(s: State, seat: int, chip: int) -> bool:
    """1.1"""
    return s.chips[seat, chip] < SPACES


def chips_on_board(s: State, seat: int) -> int:
    """4.3"""
    chips = 0
    for chip in range(CHIPS):
        if s.chips[seat, chip] < SPACES:
            chips |= 1 << chip
    return chips


def chips_in_hand(s: State, seat: int) -> int:
    """2.2 3.6"""
    chips = 0
    for chip in range(CHIPS):
        if s.chips[seat, chip] == IN_HAND:
            chips |= 1 << chip
    return chips


def spaces_with_chips(s: State, seat: int) -> int:
    """2.2 3.6"""
    spaces = 0
    for chip in range(CHIPS):
        if s.chips[seat, chip] < SPACES:
            spaces |= 1 << s.chips[seat, chip]
    return spaces


def free_spaces(s: State, seat: int) -> int:
    """2.2 3.6 3.7"""
    return ALL_SPACES & ~(s.crosses[seat] | spaces_with_chips(s, seat))


def everybody(s: State) -> int:
    """3.1"""
    return (1 << s.players) - 1


# Moves and their numbers


def chip_to(chip: int, space: int) -> int:
    """2.2 3.6 3.7"""
    return PUT + chip * SPACES + space


def giving(chip: int) -> int:
    """4.3"""
    return GIVE + chip


def is_edge_move(move: int) -> bool:
    """3.2"""
    return move < PUT


def is_chip_move(move: int) -> bool:
    """3.7"""
    return PUT <= move < GIVE


def is_give_move(move: int) -> bool:
    """4.3"""
    return GIVE <= move < DONE


def moved_chip(move: int) -> int:
    """3.7"""
    return (move - PUT) // SPACES


def moved_to(move: int) -> int:
    """3.7"""
    return (move - PUT) % SPACES


def given_chip(move: int) -> int:
    """4.3"""
    return move - GIVE


def on_task(task: int) -> int:
    """4.3"""
    return SCOREBOARD + task


# Who acts, what they may do, and why not


def active(s: State) -> int:
    """2.2 3.1"""
    if s.phase == ROUND or s.phase == PLACING:
        return s.waiting
    if s.phase == OVER:
        return 0
    return CHANCE_BIT


def chances(s: State) -> int:
    """2.2 3.1"""
    if s.phase == DEALING:
        return CHIPS - s.dealt % CHIPS
    return FACES * FACES


def candidates(s: State, seat: int, out: Row) -> int:
    """2.2 3.2 3.5 3.6 3.7 4.3"""
    stage = s.stage[seat]
    if stage == DRAWING:
        return edges_to_draw(s, seat, out)
    if stage == BONUS:
        return edges_anywhere(s, seat, out)
    count = 0
    if stage != GIVING:
        count = chips_to_lay(s, seat, out)
    if stage == PUTTING:
        return count
    if stage == SETTING_UP and count > 0:
        out[count] = PLACE_REST
        return count + 1
    if is_chip_due(s, seat):
        for chip in range(CHIPS):
            if is_on_board(s, seat, chip):
                out[count] = giving(chip)
                count += 1
        return count
    out[count] = DONE
    return count + 1


def edges_to_draw(s: State, seat: int, out: Row) -> int:
    """3.2"""
    space = s.chips[seat, thrown_chip(s)]
    count = 0
    for side in range(WALLS_AROUND):
        if not has_wall(s, seat, edge_at(space, side)):
            out[count] = edge_at(space, side)
            count += 1
    return count


def edges_anywhere(s: State, seat: int, out: Row) -> int:
    """3.5"""
    count = 0
    for edge in range(EDGES):
        if not has_wall(s, seat, edge):
            out[count] = edge
            count += 1
    return count


def chips_to_lay(s: State, seat: int, out: Row) -> int:
    """2.2 3.6 3.7"""
    free = free_spaces(s, seat)
    chips = chips_on_board(s, seat) if s.stage[seat] == MOVING else chips_in_hand(s, seat)
    count = 0
    for chip in range(CHIPS):
        if (chips >> chip) & 1:
            for space in range(SPACES):
                if (free >> space) & 1:
                    out[count] = chip_to(chip, space)
                    count += 1
    return count


def refusal(s: State, seat: int, move: int) -> int:
    """2.2 3.2 3.4 3.5 3.6 3.7 4.3"""
    stage = s.stage[seat]
    if stage == SETTING_UP:
        return refusal_at_set_up(s, seat, move)
    if move == PLACE_REST:
        return 202
    if stage == DRAWING:
        return refusal_to_draw(s, seat, move)
    if is_edge_move(move):
        return refusal_to_draw_freely(s, seat, move)
    if stage == BONUS:
        return 305
    if stage == PUTTING:
        return refusal_to_put(s, seat, move)
    if is_chip_move(move):
        return refusal_to_move(s, seat, move)
    return refusal_of_tasks(s, seat, move)


def refusal_at_set_up(s: State, seat: int, move: int) -> int:
    """2.2"""
    if move == DONE:
        return 202 if chips_in_hand(s, seat) != 0 else ALLOWED
    if move == PLACE_REST:
        return ALLOWED if chips_in_hand(s, seat) != 0 else 202
    if not is_chip_move(move) or s.chips[seat, moved_chip(move)] != IN_HAND:
        return 202
    return ALLOWED if (free_spaces(s, seat) >> moved_to(move)) & 1 else 202


def refusal_to_draw(s: State, seat: int, move: int) -> int:
    """3.2"""
    # Ruling: all that can be drawn must be drawn, so nothing else comes before it.
    if not is_edge_move(move) or not is_edge_of(move, s.chips[seat, thrown_chip(s)]):
        return 302
    return 302 if has_wall(s, seat, move) else ALLOWED


def refusal_to_draw_freely(s: State, seat: int, edge: int) -> int:
    """3.2 3.4 3.5"""
    if s.stage[seat] == BONUS:
        return 305 if has_wall(s, seat, edge) else ALLOWED
    return 302 if s.shown_chips[seat, thrown_chip(s)] < SPACES else 304


def refusal_to_put(s: State, seat: int, move: int) -> int:
    """3.6"""
    if not is_chip_move(move) or s.chips[seat, moved_chip(move)] != IN_HAND:
        return 306
    return ALLOWED if (free_spaces(s, seat) >> moved_to(move)) & 1 else 306


def refusal_to_move(s: State, seat: int, move: int) -> int:
    """3.6 3.7 4.3"""
    place = s.chips[seat, moved_chip(move)]
    if place == LEFT:
        return 306
    if s.stage[seat] != MOVING:
        return 307
    if place >= SCOREBOARD:
        return 403
    return ALLOWED if (free_spaces(s, seat) >> moved_to(move)) & 1 else 307


def refusal_of_tasks(s: State, seat: int, move: int) -> int:
    """4.3"""
    if move == DONE:
        return 403 if is_chip_due(s, seat) else ALLOWED
    if s.unpaid[seat] == 0 or not is_on_board(s, seat, given_chip(move)):
        return 403
    return ALLOWED


def is_chip_due(s: State, seat: int) -> bool:
    """4.3"""
    # Ruling: only chips on the board; with none left the task scores all the same.
    return s.unpaid[seat] != 0 and chips_on_board(s, seat) != 0


def play(s: State, seat: int, move: int) -> None:
    """2.2 3.1 3.8"""
    if s.phase == DEALING:
        deal(s, move)
        return
    if s.phase == DICE_ROLL:
        dice_fall(s, move // FACES + 1, move % FACES + 1)
    else:
        act(s, seat, move)
    if s.waiting == 0:
        all_are_done(s)


def act(s: State, seat: int, move: int) -> None:
    """2.2 3.2 3.5 3.6 3.7 3.8 4.3"""
    if is_edge_move(move):
        draw(s, seat, move)
    elif is_chip_move(move):
        s.chips[seat, moved_chip(move)] = moved_to(move)
        if s.stage[seat] == PUTTING:
            go_on_putting(s, seat)
        elif s.stage[seat] == MOVING:
            s.stage[seat] = GIVING
    elif is_give_move(move):
        give_up(s, seat, given_chip(move))
    elif move == PLACE_REST:
        place_rest(s, seat)
    else:
        be_done(s, seat)


# 2. Set-up


def deal(s: State, choice: int) -> None:
    """2.2"""
    seat = s.dealt // CHIPS
    deal_chip(s, seat, s.dealt % CHIPS, choice)
    s.dealt += 1
    if s.dealt % CHIPS == CHIPS - 1:  # only one space is left
        deal_chip(s, seat, CHIPS - 1, 0)
        s.dealt += 1
    show(s, seat)
    if s.dealt == CHIPS * s.players:
        await_dice(s)


def deal_chip(s: State, seat: int, chip: int, choice: int) -> None:
    """2.2"""
    s.chips[seat, chip] = s.dotted[free_dot(s, seat, choice)]


def free_dot(s: State, seat: int, choice: int) -> int:
    """2.2"""
    taken = spaces_with_chips(s, seat)
    dot = 0
    while True:
        if not (taken >> s.dotted[dot]) & 1:
            if choice == 0:
                return dot
            choice -= 1
        dot += 1


def place_rest(s: State, seat: int) -> None:
    """2.2"""
    for at in range(CHIPS):
        chip = PLACED_IN_TURN[at]
        if s.chips[seat, chip] == IN_HAND:
            deal_chip(s, seat, chip, 0)


# 3. A round


def await_dice(s: State) -> None:
    """3.1"""
    s.phase = DICE_ROLL
    s.round += 1


def dice_fall(s: State, one: int, other: int) -> None:
    """3.1 5.3"""
    s.one = one
    s.other = other
    s.phase = ROUND
    for seat in range(s.players):
        begin_round(s, seat)
        if s.stage[seat] == MOVING and chips_on_board(s, seat) == 0:
            s.stage[seat] = RESTING
        else:
            s.waiting |= 1 << seat


def thrown_chip(s: State) -> int:
    """3.1"""
    return s.one + s.other - LOWEST


def begin_round(s: State, seat: int) -> None:
    """1.2 3.2 3.4"""
    chip = thrown_chip(s)
    if is_on_board(s, seat, chip):
        s.stage[seat] = DRAWING
        s.to_draw[seat] = WALLS[chip]
    else:
        s.stage[seat] = BONUS if crosses_third_bar(s, seat) else MOVING


def draw(s: State, seat: int, edge: int) -> None:
    """3.2 3.3 3.5"""
    add_wall(s, seat, edge)
    if s.stage[seat] == BONUS:
        s.bars[seat] = 0
    else:
        s.to_draw[seat] -= 1
        if s.to_draw[seat] > 0:
            if free_edges_of(s, seat, s.chips[seat, thrown_chip(s)]) > 0:
                return
            s.to_draw[seat] = 0
            if crosses_third_bar(s, seat):
                s.stage[seat] = BONUS
                return
    enclose(s, seat)


def crosses_third_bar(s: State, seat: int) -> bool:
    """3.3 3.4 3.5"""
    s.bars[seat] += 1
    if s.bars[seat] < BARS:
        return False
    if has_free_edge(s, seat):
        return True
    s.bars[seat] = 0
    return False


def enclosed_spaces(across: int, down: int) -> int:
    """3.6"""
    above_and_below = across & (across >> SIDE)
    left_and_right = down & (down >> 1)
    spaces = 0
    for row in range(SIDE):
        spaces |= ((left_and_right >> ((SIDE + 1) * row)) & ROW) << (SIDE * row)
    return spaces & above_and_below


def enclose(s: State, seat: int) -> None:
    """3.6 3.8"""
    enclosed = enclosed_spaces(s.across[seat], s.down[seat]) & ~s.crosses[seat]
    if enclosed == 0:
        s.stage[seat] = MOVING
        return
    s.crosses[seat] |= enclosed
    for chip in range(CHIPS):
        if is_on_board(s, seat, chip) and (enclosed >> s.chips[seat, chip]) & 1:
            s.chips[seat, chip] = IN_HAND
    s.completed[seat] = tasks_completed(s, seat)
    s.unpaid[seat] = s.completed[seat]
    go_on_putting(s, seat)


def go_on_putting(s: State, seat: int) -> None:
    """3.6"""
    if chips_in_hand(s, seat) != 0:
        if free_spaces(s, seat) != 0:
            s.stage[seat] = PUTTING
            return
        # Ruling: who puts chooses who stays; without room the others leave the game.
        for chip in range(CHIPS):
            if s.chips[seat, chip] == IN_HAND:
                s.chips[seat, chip] = LEFT
    s.stage[seat] = MOVING


def be_done(s: State, seat: int) -> None:
    """2.2 3.8"""
    s.stage[seat] = RESTING
    s.unpaid[seat] = 0
    s.waiting &= ~(1 << seat)


def all_are_done(s: State) -> None:
    """2.2 3.8 4.5 5.1"""
    # Ruling: what is placed is shown, and places and points are settled, when all are done.
    if s.phase == ROUND:
        score_tasks(s)
    is_over = False
    for seat in range(s.players):
        s.completed[seat] = 0
        show(s, seat)
        is_over = is_over or s.points[seat] >= s.end_points
    if is_over:
        s.phase = OVER
    else:
        await_dice(s)


# 4. Tasks


def is_task(s: State, task: int) -> bool:
    """4.1 4.2"""
    return s.task_points[task, 0] != 0


def tasks_completed(s: State, seat: int) -> int:
    """4.1 4.2 4.4"""
    tasks = 0
    for task in range(TASKS):
        if s.places[seat, task] == 0 and is_task(s, task):
            if is_complete(s, s.crosses[seat], task):
                tasks |= 1 << task
    return tasks


def is_complete(s: State, crosses: int, task: int) -> bool:
    """4.1 4.2"""
    if task == LINE:
        return has_line(crosses)
    if task == RED:
        return count_bits(crosses & s.task_spaces[RED]) >= RED_NEEDED
    return crosses & s.task_spaces[task] == s.task_spaces[task]


def has_line(crosses: int) -> bool:
    """4.1"""
    for at in range(SIDE):
        if (crosses >> (SIDE * at)) & ROW == ROW or (crosses >> at) & COLUMN == COLUMN:
            return True
    return False


def give_up(s: State, seat: int, chip: int) -> None:
    """4.3"""
    task = lowest_bit(s.unpaid[seat])
    s.chips[seat, chip] = on_task(task)
    s.unpaid[seat] &= ~(1 << task)
    s.stage[seat] = GIVING


def score_tasks(s: State) -> None:
    """4.4 4.5"""
    completed = 0
    for seat in range(s.players):
        completed |= s.completed[seat]
    for task in range(TASKS):
        if (completed >> task) & 1:
            score_task(s, task, first_free_place(s, task))


def first_free_place(s: State, task: int) -> int:
    """4.4 4.5"""
    taken = 0
    for seat in range(s.players):
        taken = max(taken, s.places[seat, task])
    return min(taken + 1, PLACES)


def score_task(s: State, task: int, place: int) -> None:
    """4.4 4.5 4.6"""
    for seat in range(s.players):
        if (s.completed[seat] >> task) & 1:
            s.places[seat, task] = place
            s.points[seat] += s.task_points[task, place - 1]


def show(s: State, seat: int) -> None:
    """4.5"""
    s.shown_across[seat] = s.across[seat]
    s.shown_down[seat] = s.down[seat]
    s.shown_crosses[seat] = s.crosses[seat]
    s.shown_bars[seat] = s.bars[seat]
    for chip in range(CHIPS):
        s.shown_chips[seat, chip] = s.chips[seat, chip]


# 5. The end


def winners(s: State) -> int:
    """5.2"""
    most = 0
    for seat in range(s.players):
        most = max(most, s.points[seat])
    mask = 0
    for seat in range(s.players):
        if s.points[seat] == most:
            mask |= 1 << seat
    return mask


def ending(s: State) -> int:
    """5.1 5.2"""
    if s.phase != OVER:
        return GOES_ON
    mask = winners(s)
    return SINGLE if mask & (mask - 1) == 0 else SHARED


def score(s: State, seat: int) -> int:
    """4.4"""
    return s.points[seat]


def rounds(s: State) -> int:
    """3.1"""
    return s.round


def turns(s: State) -> int:
    """3.1"""
    return s.round * s.players


# What others see


def seen(s: State, seat: int, move: int, viewer: int) -> int:
    """2.2 4.5"""
    if seat == CHANCE or viewer == seat or move == DONE:
        return move
    return UNSEEN


def redeal(s: State, seat: int, generator: Row) -> None:
    """2.2 4.5"""
    for other in range(s.players):
        if other != seat:
            recall(s, other)
            if s.phase == PLACING:
                s.stage[other] = SETTING_UP
            elif s.phase == ROUND:
                begin_round(s, other)
            if not (s.waiting >> other) & 1:
                finish_at_random(s, other, generator)


def recall(s: State, seat: int) -> None:
    """4.5"""
    s.across[seat] = s.shown_across[seat]
    s.down[seat] = s.shown_down[seat]
    s.crosses[seat] = s.shown_crosses[seat]
    s.bars[seat] = s.shown_bars[seat]
    for chip in range(CHIPS):
        s.chips[seat, chip] = s.shown_chips[seat, chip]


def finish_at_random(s: State, seat: int, generator: Row) -> None:
    """4.5"""
    while s.stage[seat] == DRAWING:
        draw(s, seat, any_edge_of(s, seat, s.chips[seat, thrown_chip(s)], generator))
    if s.stage[seat] == BONUS:
        draw(s, seat, any_edge(s, seat, generator))
    while s.stage[seat] == PUTTING:
        put_any(s, seat, any_bit(chips_in_hand(s, seat), generator), generator)
        go_on_putting(s, seat)
    while is_chip_due(s, seat):
        give_up(s, seat, any_bit(chips_on_board(s, seat), generator))
    if s.stage[seat] == SETTING_UP:
        for chip in range(CHIPS):
            put_any(s, seat, chip, generator)
    s.stage[seat] = RESTING
    s.unpaid[seat] = 0


def any_bit(bits: int, generator: Row) -> int:
    """4.5"""
    for _ in range(below(generator, count_bits(bits))):
        bits &= bits - 1
    return lowest_bit(bits)


def any_edge(s: State, seat: int, generator: Row) -> int:
    """3.5"""
    across = ALL_EDGES & ~s.across[seat]
    down = ALL_EDGES & ~s.down[seat]
    if below(generator, count_bits(across) + count_bits(down)) < count_bits(across):
        return any_bit(across, generator)
    return ACROSS + any_bit(down, generator)


def any_edge_of(s: State, seat: int, space: int, generator: Row) -> int:
    """3.2"""
    sides = 0
    for side in range(WALLS_AROUND):
        if not has_wall(s, seat, edge_at(space, side)):
            sides |= 1 << side
    return edge_at(space, any_bit(sides, generator))


def put_any(s: State, seat: int, chip: int, generator: Row) -> None:
    """2.2 3.6"""
    s.chips[seat, chip] = any_bit(free_spaces(s, seat), generator)


# What must always hold

ABSENT_PLAYERS_HAVE_NO_BOARD, WALLS_STAND_ON_EDGES, CROSSES_ARE_ENCLOSED = 1, 2, 3
CHIPS_LIE_ALONE, BARS_ARE_COUNTED, STAGES_FIT, TASKS_ARE_DONE_BY_CROSSES = 4, 5, 6, 7
PLACES_ARE_TAKEN_IN_ORDER, POINTS_ARE_THOSE_OF_PLACES, PHASES_FIT = 8, 9, 10
CHIPS_ARE_GIVEN_FOR_TASKS, NOTHING_IS_RUBBED_OUT = 11, 12


def broken(s: State) -> int:
    """1.1 1.3 2.2 3.5 3.6 4.3 4.4 4.5 5.1"""
    for seat in range(s.players, BOARDS):
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
    """1.1"""
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
    """2.2 3.1 5.1"""
    if not DEALING <= s.phase <= OVER or not 0 <= s.waiting <= everybody(s):
        return False
    if not 0 <= s.dealt <= CHIPS * s.players:
        return False
    if (s.waiting != 0) != (s.phase == PLACING or s.phase == ROUND):
        return False
    if (s.round == 0) != (s.phase < DICE_ROLL) or s.round < 0:
        return False
    if not 0 <= s.one <= FACES or not 0 <= s.other <= FACES:
        return False
    if s.phase >= ROUND and (s.one == 0 or s.other == 0):
        return False
    is_over = False
    for seat in range(s.players):
        is_over = is_over or s.points[seat] >= s.end_points
    return is_over == (s.phase == OVER)


def broken_board(s: State, seat: int) -> int:
    """1.3 2.2 3.2 3.5 3.6"""
    if not is_walled(s, s.across[seat], s.down[seat]):
        return WALLS_STAND_ON_EDGES
    if not is_walled(s, s.shown_across[seat], s.shown_down[seat]):
        return WALLS_STAND_ON_EDGES
    if s.shown_across[seat] & ~s.across[seat] or s.shown_down[seat] & ~s.down[seat]:
        return NOTHING_IS_RUBBED_OUT
    if not is_stage_sound(s, seat):
        return STAGES_FIT
    if s.shown_crosses[seat] != enclosed_spaces(s.shown_across[seat], s.shown_down[seat]):
        return CROSSES_ARE_ENCLOSED
    is_drawing = s.stage[seat] == DRAWING or s.stage[seat] == BONUS
    if is_drawing and s.crosses[seat] != s.shown_crosses[seat]:
        return CROSSES_ARE_ENCLOSED
    if not is_drawing and s.crosses[seat] != enclosed_spaces(s.across[seat], s.down[seat]):
        return CROSSES_ARE_ENCLOSED
    if not has_chips_alone(s, seat):
        return CHIPS_LIE_ALONE
    if not 0 <= s.shown_bars[seat] < BARS or s.bars[seat] < 0:
        return BARS_ARE_COUNTED
    return SOUND if s.bars[seat] < BARS + (s.stage[seat] == BONUS) else BARS_ARE_COUNTED


def is_walled(s: State, across: int, down: int) -> bool:
    """1.3"""
    if across & s.printed_across != s.printed_across or down & s.printed_down != s.printed_down:
        return False
    return 0 <= across <= ALL_EDGES and 0 <= down <= ALL_EDGES


def is_stage_sound(s: State, seat: int) -> bool:
    """2.2 3.2 3.5 3.6 3.8"""
    stage = s.stage[seat]
    if not RESTING <= stage <= GIVING:
        return False
    if (stage != RESTING) != ((s.waiting >> seat) & 1 != 0):
        return False
    if (stage == SETTING_UP) != (s.phase == PLACING and stage != RESTING):
        return False
    if stage == DRAWING:
        chip = thrown_chip(s)
        if not is_on_board(s, seat, chip) or not 0 < s.to_draw[seat] <= WALLS[chip]:
            return False
        return free_edges_of(s, seat, s.chips[seat, chip]) > 0
    if s.to_draw[seat] != 0:
        return False
    if (stage == BONUS) != (s.bars[seat] == BARS):
        return False
    may_be_in_hand = stage == PUTTING or s.phase <= PLACING
    if stage == PUTTING or not may_be_in_hand:
        return (stage == PUTTING) == (chips_in_hand(s, seat) != 0)
    return True


def has_chips_alone(s: State, seat: int) -> bool:
    """2.2 3.6 3.7"""
    taken = s.crosses[seat]
    shown = s.shown_crosses[seat]
    for chip in range(CHIPS):
        place = s.chips[seat, chip]
        before = s.shown_chips[seat, chip]
        if not 0 <= place < SCOREBOARD + TASKS or not 0 <= before < SCOREBOARD + TASKS:
            return False
        if before > IN_HAND and place != before:  # who is out of the game does not come back
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
    """4.1 4.2 4.3 4.4"""
    points = 0
    for task in range(TASKS):
        place = s.places[seat, task]
        if not 0 <= place <= PLACES:
            return PLACES_ARE_TAKEN_IN_ORDER
        is_done = is_task(s, task) and is_complete(s, s.shown_crosses[seat], task)
        if is_done != (place > 0):
            return TASKS_ARE_DONE_BY_CROSSES
        if place > 0:
            points += s.task_points[task, place - 1]
    if points != s.points[seat]:
        return POINTS_ARE_THOSE_OF_PLACES
    if s.completed[seat] != tasks_completed(s, seat):
        return TASKS_ARE_DONE_BY_CROSSES
    if s.unpaid[seat] & ~s.completed[seat] != 0:
        return TASKS_ARE_DONE_BY_CROSSES
    return SOUND if is_given_for_tasks(s, seat) else CHIPS_ARE_GIVEN_FOR_TASKS


def is_given_for_tasks(s: State, seat: int) -> bool:
    """4.3"""
    given = 0
    for chip in range(CHIPS):
        if s.chips[seat, chip] >= SCOREBOARD:
            task = s.chips[seat, chip] - SCOREBOARD
            is_done = s.places[seat, task] > 0 or (s.completed[seat] >> task) & 1 != 0
            if not is_done or (given >> task) & 1 or (s.unpaid[seat] >> task) & 1:
                return False
            given |= 1 << task
    return True


def is_taken_in_order(s: State, task: int) -> bool:
    """4.4 4.5"""
    places = 0
    for seat in range(s.players):
        if s.places[seat, task] > 0:
            places |= 1 << (s.places[seat, task] - 1)
    return places & (places + 1) == 0
