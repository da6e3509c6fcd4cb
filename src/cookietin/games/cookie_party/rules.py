"""Cookie Party: everyone uses the same roll at the same time, each on their own board.

How it is numbered:

spaces   row by row from the top left, eight numbers a row: on a board of seven columns one is
         skipped, on one of six two, so that all boards have the same neighbours
edges    those that lie across have the number of the space below them; those that stand have
         ACROSS and the number of the space to their right: `edge_at`
chips    0 … 10 are the numbers 2 to 12: a chip and LOWEST

There are two copies of each board. What a seat does in a round goes into `across`, `down`,
`crosses`, `chips` and `bars`, which only its owner sees; when all are done these are copied to
`shown_across` and so on, which everyone sees. A chip is on a space, or IN_HAND (not yet placed,
or lifted), GONE (3.6), or on the scoreboard: `on_task(task)`.
"""

from __future__ import annotations

from typing import Any

from cookietin.engine import (
    ALLOWED,
    CHANCE_BIT,
    GOES_ON,
    OWNER,
    Grid,
    Row,
    happens,
    i8,
    i16,
    i64,
    record,
)
from cookietin.engine.bits import count_bits, lowest_bit, seats_with_most
from cookietin.engine.lots import THROWS, faces_of
from cookietin.games.cookie_party import data
from cookietin.games.cookie_party import happenings as h
from cookietin.games.cookie_party.moves import (
    DONE,
    LOWEST,
    PLACE_REST,
    draw_move,
    draw_parts,
    give_move,
    give_parts,
    is_draw,
    is_give,
    is_put,
    put_move,
    put_parts,
)

BOARDS = 5
FIRST_COLUMN = sum(1 << (data.DOWN * row) for row in range(data.MOST))
FIRST_ROW = (1 << data.DOWN) - 1
ABOVE, TO_THE_LEFT, TO_THE_RIGHT, BELOW = 0, 1, 2, 3

BARS = 3

# Where a chip is that is not on a space.
IN_HAND = data.SPACES
GONE = IN_HAND + 1
SCOREBOARD = GONE + 1

DEALING, PLACING, DICE_ROLL, ROUND, OVER = 0, 1, 2, 3, 4
# What a seat does now: nothing, place its chips, draw, draw the bonus wall, put what it lifted,
# then move a chip or not, then only give up chips and confirm.
RESTING, SETTING_UP, DRAWING, BONUS, PUTTING, MOVING, GIVING = 0, 1, 2, 3, 4, 5, 6
BLUE = 0
LOTS = data.CHIPS * (data.CHIPS - 1)  # where the first chip goes, and how far on the next
SINGLE, SHARED = 1, 2

# The chips that the first version placed in turn, so that likely numbers came to the middle.
PLACED_IN_TURN = (10, 1, 8, 3, 6, 5, 4, 7, 2, 9, 0)


@record
class State:
    """A match: the printed board, the scoreboard, and two copies of each player's board."""

    players: int = i8(fixed=True)
    side: int = i8(fixed=True)
    thrower: int = i8(fixed=True)  # who throws in the first round, plus one; 0 is whoever likes
    end_points: int = i16(fixed=True)
    columns: int = i8(fixed=True)
    rows: int = i8(fixed=True)
    spaces: int = i64(fixed=True)  # that are on this board, and its edges, a bit each
    edges_across: int = i64(fixed=True)
    edges_down: int = i64(fixed=True)
    cookies: Row = i8(data.SPACES, fixed=True)  # a kind, RED or PLAIN; NOWHERE
    dotted: Row = i8(data.CHIPS, fixed=True)
    walls: Row = i8(data.CHIPS, fixed=True)  # that the chips draw
    task_spaces: Row = i64(data.KINDS + 1, fixed=True)  # of the kinds and of RED, a bit each
    task_points: Grid = i8(data.TASKS, data.PLACES, fixed=True)  # 0: not a task of this side
    printed_across: int = i64(fixed=True)
    printed_down: int = i64(fixed=True)
    has_lots: int = i8(fixed=True)  # 0 in matches of the first version

    phase: int = i8()
    round: int = i16()
    one: int = i8()
    other: int = i8()
    dealt: int = i8()
    laid_for: int = i8()  # the seat whose chips a lot lays now, plus one
    waiting: int = i8()  # a bit for each seat that is not done
    points: Row = i16(BOARDS)
    places: Grid = i8(BOARDS, data.TASKS)  # 1, 2, 3, or 0 while the task is not done

    shown_across: Row = i64(BOARDS)
    shown_down: Row = i64(BOARDS)
    shown_crosses: Row = i64(BOARDS)
    shown_chips: Grid = i8(BOARDS, data.CHIPS)
    shown_bars: Row = i8(BOARDS)

    across: Row = i64(BOARDS, seen_by=OWNER)
    down: Row = i64(BOARDS, seen_by=OWNER)
    crosses: Row = i64(BOARDS, seen_by=OWNER)
    chips: Grid = i8(BOARDS, data.CHIPS, seen_by=OWNER)
    bars: Row = i8(BOARDS, seen_by=OWNER)
    stage: Row = i8(BOARDS, seen_by=OWNER)
    to_draw: Row = i8(BOARDS, seen_by=OWNER)  # walls that the chip still shows
    completed: Row = i16(BOARDS, seen_by=OWNER)  # tasks of this round, a bit each
    unpaid: Row = i16(BOARDS, seen_by=OWNER)  # those for which no chip is given up yet


def set_up(s: State, options: dict[str, Any]) -> None:
    """1.1 2.1 Everybody has eleven chips, and a board of the side that is played."""
    edition = data.edition_of(options)
    s.players = options["players"]
    s.side = data.SIDES.index(options["side"])
    s.thrower = 0 if options["first"] == "random" else int(options["first"]) + 1
    s.end_points = edition.end_points[s.players - 2]
    s.has_lots = 1
    s.columns, s.rows = edition.columns, edition.rows
    s.printed_across, s.printed_down = edition.across, edition.down
    for space in range(data.SPACES):
        cookie = edition.cookies[space]
        s.cookies[space] = cookie
        if cookie != data.NOWHERE:
            s.spaces |= 1 << space
        if cookie < data.PLAIN:
            s.task_spaces[cookie] |= 1 << space
    s.edges_across = s.spaces | (s.spaces << data.DOWN)
    s.edges_down = s.spaces | (s.spaces << 1)
    for chip in range(data.CHIPS):
        s.dotted[chip] = edition.dotted[chip]
        s.walls[chip] = edition.walls[chip]
    for task in range(data.TASKS):
        for place in range(data.PLACES):
            s.task_points[task, place] = edition.task_points[task][place]
    for seat in range(s.players):
        s.across[seat], s.down[seat] = edition.across, edition.down
        for chip in range(data.CHIPS):
            s.chips[seat, chip] = IN_HAND
        show(s, seat)
    if data.setup_of(options) == data.FIRST:
        s.phase = DEALING
    else:
        s.phase = PLACING
        s.waiting = (1 << s.players) - 1
        for seat in range(s.players):
            s.stage[seat] = SETTING_UP


# 1. Material


def edge_at(space: int, side: int) -> int:
    """1.3 Walls stand on the four edges of spaces; neighbours share one."""
    if side == ABOVE:
        return space
    if side == BELOW:
        return space + data.DOWN
    left = data.ACROSS + space
    return left if side == TO_THE_LEFT else left + 1


def is_edge_of(edge: int, space: int) -> bool:
    """Does an edge belong to a space?"""
    if edge < data.ACROSS:
        return edge == edge_at(space, ABOVE) or edge == edge_at(space, BELOW)
    return edge == edge_at(space, TO_THE_LEFT) or edge == edge_at(space, TO_THE_RIGHT)


def is_edge(s: State, edge: int) -> bool:
    """Is an edge on this board?"""
    if edge < data.ACROSS:
        return (s.edges_across >> edge) & 1 != 0
    return (s.edges_down >> (edge - data.ACROSS)) & 1 != 0


def has_wall(s: State, seat: int, edge: int) -> bool:
    """Does a wall stand there?"""
    if edge < data.ACROSS:
        return (s.across[seat] >> edge) & 1 != 0
    return (s.down[seat] >> (edge - data.ACROSS)) & 1 != 0


def add_wall(s: State, seat: int, edge: int) -> None:
    """Let a wall stand there."""
    if edge < data.ACROSS:
        s.across[seat] |= 1 << edge
    else:
        s.down[seat] |= 1 << (edge - data.ACROSS)


def free_edges_of(s: State, seat: int, space: int) -> int:
    """How many edges of a space have no wall."""
    free = 0
    for side in range(data.WALLS_AROUND):
        free += not has_wall(s, seat, edge_at(space, side))
    return free


def is_on_board(s: State, seat: int, chip: int) -> bool:
    """Does a chip lie on a space?"""
    return s.chips[seat, chip] < data.SPACES


def chips_on_board(s: State, seat: int) -> int:
    """The chips that lie on spaces, a bit each."""
    chips = 0
    for chip in range(data.CHIPS):
        if s.chips[seat, chip] < data.SPACES:
            chips |= 1 << chip
    return chips


def chips_in_hand(s: State, seat: int) -> int:
    """The chips that are lifted or not yet placed, a bit each."""
    chips = 0
    for chip in range(data.CHIPS):
        if s.chips[seat, chip] == IN_HAND:
            chips |= 1 << chip
    return chips


def spaces_with_chips(s: State, seat: int) -> int:
    """Where chips lie, a bit each."""
    spaces = 0
    for chip in range(data.CHIPS):
        if s.chips[seat, chip] < data.SPACES:
            spaces |= 1 << s.chips[seat, chip]
    return spaces


def free_spaces(s: State, seat: int) -> int:
    """The spaces without chip and without cross, a bit each."""
    return s.spaces & ~(s.crosses[seat] | spaces_with_chips(s, seat))


# Who acts, and what they may do


def active(s: State) -> int:
    """Everybody who is not done, or chance."""
    if s.laid_for != 0:
        return CHANCE_BIT
    if s.phase == ROUND or s.phase == PLACING:
        return s.waiting
    if s.phase == OVER:
        return 0
    return CHANCE_BIT


def chances(s: State) -> int:
    """The dotted spaces that are left for a chip; a lot for all of them; else two dice."""
    if s.laid_for != 0:
        return LOTS
    if s.phase == DEALING:
        return data.CHIPS - s.dealt % data.CHIPS
    return THROWS


def candidates(s: State, seat: int, out: Row) -> int:
    """All that the stage of a seat allows, and nothing else."""
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
        return chips_to_give(s, seat, out, count)
    out[count] = DONE
    return count + 1


def refusal(s: State, seat: int, move: int) -> int:
    """By the stage of a seat, and then by what it would do."""
    stage = s.stage[seat]
    if stage == SETTING_UP:
        return refusal_at_set_up(s, seat, move)
    if stage == DRAWING:
        return refusal_to_draw(s, seat, move)
    if stage == BONUS:
        return refusal_to_draw_anywhere(s, seat, move)
    if is_draw(move) or move == PLACE_REST:  # the rest of the walls
        return 302 if s.shown_chips[seat, thrown_chip(s)] < data.SPACES else 304
    if stage == PUTTING:
        return ALLOWED if may_put(s, seat, move) else 306
    return refusal_to_move(s, seat, move) if is_put(move) else refusal_of_tasks(s, seat, move)


def play(s: State, seat: int, move: int) -> None:
    """What chance or a seat does; who was the last ends the round."""
    if s.phase == DEALING:
        deal(s, move)
        return
    if s.laid_for != 0:
        lay_by_lot(s, s.laid_for - 1, move)
        return
    if s.phase == DICE_ROLL:
        dice_fall(s, *faces_of(move))
    else:
        act(s, seat, move)
    if s.waiting == 0:
        all_are_done(s)


def act(s: State, seat: int, move: int) -> None:
    """What a seat does on its own board."""
    if is_draw(move):
        draw(s, seat, draw_parts(move).edge)
    elif is_put(move):
        chip, space = put_parts(move)
        put(s, seat, chip, space)
    elif is_give(move):
        give_up(s, seat, give_parts(move).chip)
    elif move == PLACE_REST and s.stage[seat] == DRAWING:
        draw_all(s, seat)
    elif move == PLACE_REST:
        place_rest(s, seat)
    else:
        be_done(s, seat)


# 2. Set-up


def deal(s: State, choice: int) -> None:
    """2.2 For a first game chips are laid at random on the dotted spaces."""
    seat = s.dealt // data.CHIPS
    s.chips[seat, s.dealt % data.CHIPS] = free_dot(s, seat, choice)
    s.dealt += 1
    if s.dealt % data.CHIPS == data.CHIPS - 1:  # only one space is left
        s.chips[seat, data.CHIPS - 1] = free_dot(s, seat, 0)
        s.dealt += 1
    show(s, seat)
    if s.dealt == data.CHIPS * s.players:
        happens(s, h.DEALT)
        await_dice(s)


def free_dot(s: State, seat: int, choice: int) -> int:
    """The dotted space that comes after so many others which are free."""
    taken = spaces_with_chips(s, seat)
    dot = 0
    while True:
        if not (taken >> s.dotted[dot]) & 1:
            if choice == 0:
                return s.dotted[dot]
            choice -= 1
        dot += 1


def refusal_at_set_up(s: State, seat: int, move: int) -> int:
    """2.2 Everybody places all eleven freely, one on a space."""
    if move == DONE:
        return 202 if chips_in_hand(s, seat) != 0 else ALLOWED
    if move == PLACE_REST:
        return ALLOWED if chips_in_hand(s, seat) != 0 else 202
    return ALLOWED if may_put(s, seat, move) else 202


def place_rest(s: State, seat: int) -> None:
    """2.2 Chips that nobody cares to place go on dotted spaces, by a lot for this seat alone."""
    if s.has_lots:
        s.laid_for = seat + 1
        return
    for at in range(data.CHIPS):
        chip = PLACED_IN_TURN[at]
        if s.chips[seat, chip] == IN_HAND:
            s.chips[seat, chip] = free_dot(s, seat, 0)


def lay_by_lot(s: State, seat: int, lot: int) -> None:
    """2.2 A lot tells on which dotted space the first chip goes, and how far on the next."""
    dot = lot % data.CHIPS
    step = lot // data.CHIPS + 1  # eleven is a prime, so that all dots are met
    for chip in range(data.CHIPS):
        if s.chips[seat, chip] == IN_HAND:
            while (spaces_with_chips(s, seat) >> s.dotted[dot]) & 1:
                dot = (dot + step) % data.CHIPS
            s.chips[seat, chip] = s.dotted[dot]
            happens(s, h.PUTS, seat, chip, s.dotted[dot])
    s.laid_for = 0


# 3. A round


def await_dice(s: State) -> None:
    """The next round begins with a throw."""
    s.phase = DICE_ROLL
    s.round += 1


def dice_fall(s: State, one: int, other: int) -> None:
    """3.1 5.3 A throw counts for all, and nobody waits for a player with nothing to do."""
    if s.thrower != 0:
        happens(s, h.TAKES_DICE, (s.thrower + s.round - 2) % s.players)  # both count from one
    happens(s, h.THROWN, one, other)
    s.one = one
    s.other = other
    s.phase = ROUND
    for seat in range(s.players):
        begin_round(s, seat)
        if s.stage[seat] == MOVING and chips_on_board(s, seat) == 0:
            s.stage[seat] = RESTING
            happens(s, h.RESTS, seat)
        else:
            s.waiting |= 1 << seat


def thrown_chip(s: State) -> int:
    """The chip whose number is the sum of the dice."""
    return s.one + s.other - LOWEST


def begin_round(s: State, seat: int) -> None:
    """1.2 3.4 The chip shows how many walls it draws; without it a bar is crossed out."""
    chip = thrown_chip(s)
    if is_on_board(s, seat, chip):
        s.stage[seat] = DRAWING
        s.to_draw[seat] = s.walls[chip]
    else:
        s.stage[seat] = BONUS if cross_bar(s, seat) else MOVING


def edges_to_draw(s: State, seat: int, out: Row) -> int:
    """All at once, if there is no choice; what the chip may draw, from the top of its space."""
    space = s.chips[seat, thrown_chip(s)]
    count = 0
    if has_no_choice(s, seat):
        out[count] = PLACE_REST
        count += 1
    for side in range(data.WALLS_AROUND):
        move = draw_move(edge_at(space, side))
        if refusal_to_draw(s, seat, move) == ALLOWED:
            out[count] = move
            count += 1
    return count


def refusal_to_draw(s: State, seat: int, move: int) -> int:
    """3.2 Walls go on free edges of the space where the chip lies."""
    # Ruling: all that can be drawn must be drawn, so nothing else comes before it.
    if move == PLACE_REST and has_no_choice(s, seat):
        return ALLOWED
    if not is_draw(move):
        return 302
    edge = draw_parts(move).edge
    if has_wall(s, seat, edge) or not is_edge_of(edge, s.chips[seat, thrown_chip(s)]):
        return 302
    return ALLOWED


def has_no_choice(s: State, seat: int) -> bool:
    """Are several edges free round the chip, and must all of them be drawn?"""
    if s.stage[seat] != DRAWING:
        return False
    return 1 < free_edges_of(s, seat, s.chips[seat, thrown_chip(s)]) <= s.to_draw[seat]


def draw_all(s: State, seat: int) -> None:
    """3.2 Where all free edges must be drawn, one move draws them."""
    space = s.chips[seat, thrown_chip(s)]
    for side in range(data.WALLS_AROUND):
        if not has_wall(s, seat, edge_at(space, side)):
            draw(s, seat, edge_at(space, side))


def draw(s: State, seat: int, edge: int) -> None:
    """3.2 3.3 One wall after the other; if edges are wanting, the rest is lost for a bar."""
    open_before = ~enclosed_spaces(s.across[seat], s.down[seat])
    add_wall(s, seat, edge)
    closed = enclosed_spaces(s.across[seat], s.down[seat]) & open_before
    happens(s, h.DRAWS, seat, edge, closed)
    if s.stage[seat] == BONUS:
        s.bars[seat] = 0
    else:
        s.to_draw[seat] -= 1
        if s.to_draw[seat] > 0:
            if free_edges_of(s, seat, s.chips[seat, thrown_chip(s)]) > 0:
                return
            s.to_draw[seat] = 0
            if cross_bar(s, seat):
                s.stage[seat] = BONUS
                return
    enclose(s, seat)


def cross_bar(s: State, seat: int) -> bool:
    """3.5 Does this bar bring a wall? The third does; with no free edge bars are only wiped."""
    s.bars[seat] += 1
    if s.bars[seat] < BARS:
        return False
    if s.across[seat] != s.edges_across or s.down[seat] != s.edges_down:
        return True
    s.bars[seat] = 0
    return False


def edges_anywhere(s: State, seat: int, out: Row) -> int:
    """What the bonus wall may stand on."""
    count = 0
    free = s.edges_across & ~s.across[seat]
    while free:
        out[count] = draw_move(lowest_bit(free))
        count += 1
        free &= free - 1
    free = s.edges_down & ~s.down[seat]
    while free:
        out[count] = draw_move(data.ACROSS + lowest_bit(free))
        count += 1
        free &= free - 1
    return count


def refusal_to_draw_anywhere(s: State, seat: int, move: int) -> int:
    """3.5 The bonus wall comes at once, on any free edge."""
    if not is_draw(move):
        return 305
    edge = draw_parts(move).edge
    return ALLOWED if is_edge(s, edge) and not has_wall(s, seat, edge) else 305


def enclosed_spaces(across: int, down: int) -> int:
    """3.6 A space with four walls is enclosed."""
    return across & (across >> data.DOWN) & down & (down >> 1)


def enclose(s: State, seat: int) -> None:
    """3.6 All enclosed spaces are crossed out, and their chips lifted."""
    enclosed = enclosed_spaces(s.across[seat], s.down[seat]) & ~s.crosses[seat]
    if enclosed == 0:
        s.stage[seat] = MOVING
        return
    happens(s, h.ENCLOSES, seat, enclosed)
    s.crosses[seat] |= enclosed
    for chip in range(data.CHIPS):
        if is_on_board(s, seat, chip) and (enclosed >> s.chips[seat, chip]) & 1:
            s.chips[seat, chip] = IN_HAND
    s.completed[seat] = tasks_completed(s, seat)
    s.unpaid[seat] = s.completed[seat]
    go_on_putting(s, seat)


def go_on_putting(s: State, seat: int) -> None:
    """3.6 Lifted chips are put while there is room; the others leave the game."""
    if chips_in_hand(s, seat) != 0:
        if free_spaces(s, seat) != 0:
            s.stage[seat] = PUTTING
            return
        # Ruling: who puts chooses who stays.
        for chip in range(data.CHIPS):
            if s.chips[seat, chip] == IN_HAND:
                s.chips[seat, chip] = GONE
    s.stage[seat] = MOVING


def may_put(s: State, seat: int, move: int) -> bool:
    """3.6 A chip goes from the hand on a space without chip and cross."""
    if not is_put(move):
        return False
    chip, space = put_parts(move)
    return s.chips[seat, chip] == IN_HAND and (free_spaces(s, seat) >> space) & 1 != 0


def refusal_to_move(s: State, seat: int, move: int) -> int:
    """3.7 One chip may be moved to another space without chip and cross."""
    chip, space = put_parts(move)
    place = s.chips[seat, chip]
    if place == GONE:
        return 306
    if s.stage[seat] != MOVING:
        return 307
    if place >= SCOREBOARD:
        return 403
    return ALLOWED if (free_spaces(s, seat) >> space) & 1 else 307


def chips_to_lay(s: State, seat: int, out: Row) -> int:
    """Every chip that may be put or moved, to every free space."""
    free = free_spaces(s, seat)
    chips = chips_on_board(s, seat) if s.stage[seat] == MOVING else chips_in_hand(s, seat)
    count = 0
    for chip in range(data.CHIPS):
        if (chips >> chip) & 1:
            spaces = free
            while spaces:
                out[count] = put_move(chip, lowest_bit(spaces))
                count += 1
                spaces &= spaces - 1
    return count


def put(s: State, seat: int, chip: int, space: int) -> None:
    """3.7 What is lifted is put first; then one chip is moved, and no other."""
    s.chips[seat, chip] = space
    happens(s, h.PUTS, seat, chip, space)
    if s.stage[seat] == PUTTING:
        go_on_putting(s, seat)
    elif s.stage[seat] == MOVING:
        s.stage[seat] = GIVING


def be_done(s: State, seat: int) -> None:
    """Nobody waits for this seat any more."""
    s.stage[seat] = RESTING
    s.unpaid[seat] = 0
    s.waiting &= ~(1 << seat)


def all_are_done(s: State) -> None:
    """3.8 5.1 A round ends when all are done, and the game with it if the points are enough."""
    if s.phase == ROUND:
        score_tasks(s)
    else:
        happens(s, h.PLACED)
    is_over = False
    for seat in range(s.players):
        announce(s, seat)
        s.completed[seat] = 0
        show(s, seat)
        is_over = is_over or s.points[seat] >= s.end_points
    if is_over:
        s.phase = OVER
    else:
        await_dice(s)


# 4. Tasks


def is_task(s: State, task: int) -> bool:
    """4.2 On yellow there is no row or column; on blue no eighth kind."""
    return s.task_points[task, 0] != 0


def tasks_completed(s: State, seat: int) -> int:
    """4.4 A task counts once for each player; those that are new, a bit each."""
    tasks = 0
    for task in range(data.TASKS):
        if s.places[seat, task] == 0 and is_task(s, task):
            if is_complete(s, s.crosses[seat], task):
                tasks |= 1 << task
    return tasks


def is_complete(s: State, crosses: int, task: int) -> bool:
    """4.1 4.2 All of a kind is crossed out, or six on red, or a whole row or column."""
    if task == data.LINE:
        return has_line(s, crosses)
    if task == data.RED:
        return count_bits(crosses & s.task_spaces[data.RED]) >= data.RED_NEEDED
    return crosses & s.task_spaces[task] == s.task_spaces[task]


def has_line(s: State, crosses: int) -> bool:
    """Is any row or column full?"""
    row, column = s.spaces & FIRST_ROW, s.spaces & FIRST_COLUMN
    for at in range(s.rows):
        if (crosses >> (data.DOWN * at)) & row == row:
            return True
    for at in range(s.columns):
        if (crosses >> at) & column == column:
            return True
    return False


def is_chip_due(s: State, seat: int) -> bool:
    """4.3 A task takes a chip from the board; with none left it scores all the same."""
    return s.unpaid[seat] != 0 and chips_on_board(s, seat) != 0


def refusal_of_tasks(s: State, seat: int, move: int) -> int:
    """4.3 A chip on the board is given up for each task, and only then."""
    if move == DONE:
        return 403 if is_chip_due(s, seat) else ALLOWED
    if s.unpaid[seat] == 0 or not is_on_board(s, seat, give_parts(move).chip):
        return 403
    return ALLOWED


def chips_to_give(s: State, seat: int, out: Row, count: int) -> int:
    """After `count` other moves, the chips that may be given up."""
    for chip in range(data.CHIPS):
        if is_on_board(s, seat, chip):
            out[count] = give_move(chip)
            count += 1
    return count


def give_up(s: State, seat: int, chip: int) -> None:
    """4.3 The chip lies on the scoreboard, out of the game."""
    task = task_due(s, seat)
    happens(s, h.GIVES_UP, seat, chip, task)
    s.chips[seat, chip] = on_task(task)
    s.unpaid[seat] &= ~(1 << task)
    s.stage[seat] = GIVING


def task_due(s: State, seat: int) -> int:
    """The task for which the next chip is given up."""
    return lowest_bit(s.unpaid[seat])


def on_task(task: int) -> int:
    """Where a chip lies that was given up for a task."""
    return SCOREBOARD + task


def score_tasks(s: State) -> None:
    """4.5 Those who complete a task in the same round share a place, each for its points."""
    completed = 0
    for seat in range(s.players):
        completed |= s.completed[seat]
    for task in range(data.TASKS):
        if (completed >> task) & 1:
            place = first_free_place(s, task)
            for seat in range(s.players):
                if (s.completed[seat] >> task) & 1:
                    s.places[seat, task] = place
                    s.points[seat] += s.task_points[task, place - 1]


def first_free_place(s: State, task: int) -> int:
    """4.4 The place after those that are taken; the last is for all later ones."""
    taken = 0
    for seat in range(s.players):
        taken = max(taken, s.places[seat, task])
    return min(taken + 1, data.PLACES)


def announce(s: State, seat: int) -> None:
    """4.5 What a player has done is told when all are done."""
    if s.bars[seat] > s.shown_bars[seat]:
        happens(s, h.CROSSES_BAR, seat, s.bars[seat])
    if s.bars[seat] < s.shown_bars[seat]:
        happens(s, h.EMPTIES_DRINK, seat)
    crossed = s.crosses[seat] & ~s.shown_crosses[seat]
    if crossed == 0:
        return
    happens(s, h.CROSSES_OUT, seat, crossed)
    for chip in range(data.CHIPS):
        if s.chips[seat, chip] == GONE and s.shown_chips[seat, chip] != GONE:
            happens(s, h.LEAVES, seat, chip)
    for task in range(data.TASKS):
        if (s.completed[seat] >> task) & 1:
            place = s.places[seat, task]
            points = s.task_points[task, place - 1]
            happens(s, h.COMPLETES, seat, task, place, points, chip_given_for(s, seat, task))


def chip_given_for(s: State, seat: int, task: int) -> int:
    """The chip that lies on a task, or NO_CHIP."""
    for chip in range(data.CHIPS):
        if s.chips[seat, chip] == on_task(task):
            return chip
    return h.NO_CHIP


def show(s: State, seat: int) -> None:
    """4.5 From now on everybody sees a board as it is."""
    s.shown_across[seat] = s.across[seat]
    s.shown_down[seat] = s.down[seat]
    s.shown_crosses[seat] = s.crosses[seat]
    s.shown_bars[seat] = s.bars[seat]
    for chip in range(data.CHIPS):
        s.shown_chips[seat, chip] = s.chips[seat, chip]


# 5. The end


def winners(s: State) -> int:
    """5.2 Those with most points."""
    return seats_with_most(s.points, s.players)


def ending(s: State) -> int:
    """One wins, or several together."""
    if s.phase != OVER:
        return GOES_ON
    mask = winners(s)
    return SINGLE if mask & (mask - 1) == 0 else SHARED


def score(s: State, seat: int) -> int:
    """The points of a player."""
    return s.points[seat]


def rounds(s: State) -> int:
    """A round is a throw and what all do with it."""
    return s.round


def turns(s: State) -> int:
    """Everybody has one in a round."""
    return s.round * s.players
