"""The boards of Cookie Party: your own large, then the scoreboard, then the others.

The ground is the same for everyone at a table, since all boards are printed alike. A spectator
sees the leader's board large.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cookietin.engine import ALLOWED, CHANCE, SPECTATOR, Say, Seat, Step, Thrown, values_of
from cookietin.engine.blocks import Block, Drawing, Items, Rows, entries
from cookietin.engine.draw import Pane, Point, exact, group, group_of_figures, legend, pane
from cookietin.engine.theme import INK
from cookietin.games.cookie_party import board as drawn
from cookietin.games.cookie_party import data, layout, rules, scores
from cookietin.games.cookie_party import happenings as h
from cookietin.games.cookie_party.data import (
    ACROSS,
    CHIPS,
    COLUMN_NAMES,
    DOWN,
    EDGES,
    LINE,
    PLACES,
    SPACE_NAMES,
    SPACES,
    numbers_in,
)
from cookietin.games.cookie_party.moves import MOVES, Draw, Give, PlaceRest, Put
from cookietin.games.cookie_party.rules import State
from cookietin.games.cookie_party.scores import DONE, THINKING, mark_of, row_of
from cookietin.games.cookie_party.words import (
    SIDES,
    drawn_round,
    edge_phrase,
    line,
    names_of,
    number,
    side_of,
)

# The picture


def size(s: State) -> tuple[int, int]:
    """Higher than wide, by how many play."""
    return layout.WIDTH, layout.plan_for(s.players).height


def broad(s: State) -> tuple[int, int]:
    """The large board, and all else beside it."""
    return layout.broad_for(s.players).width, layout.BROAD_HEIGHT


def panes(s: State) -> tuple[Pane, ...]:
    """All but the large board."""
    return layout.broad_for(s.players).all_of(s.phase == rules.PLACING)


def ground(s: State, seat: int, say: Say) -> str:
    """What is printed, and the edges to be tapped."""
    titles = []
    for edge in layout.edges_of(s):
        side, space = side_of(s, edge)
        titles.append((edge, say(f"move-draw-{side}", space=space)))
    of = layout.print_of(s)
    return drawn.printed_ground(of, tuple(titles)) + legend("scoreboard", signs_explained(s, say))


def standing(s: State, player: int, say: Say) -> str:
    """A player's points and what the player does now, in words."""
    points = say("view-points", seat=say(f"seat-{player}"), points=s.points[player])
    mark = mark_of(s, player)
    return f"{points} {say(f'view-{mark}')}" if mark in (DONE, THINKING) else points


def describe(s: State, seat: int, say: Say) -> str:
    """Who has how many points, and who is done."""
    return " ".join(standing(s, player, say) for player in range(s.players))


HAS_OPEN_VIEW = True


def scoreboard_title(s: State, seat: int, stage: int, say: Say) -> str:
    """What a tap there does, or at how many points the match ends."""
    if stage in (rules.MOVING, rules.GIVING) and rules.is_chip_due(s, seat):
        return say("view-scoreboard-give")
    return say("view-scoreboard", points=layout.print_of(s).end_points)


def pieces(s: State, seat: int, say: Say) -> str:
    """What players have drawn, their chips and points, and what can be tapped now."""
    of = layout.print_of(s)
    rows = [row_of(s, of, player, seat) for player in layout.players_for(s, seat)]
    player, board = rows[0].player, rows[0].board
    shown = layout.board_for(s, player, SPECTATOR)
    stage = s.stage[seat] if seat == player else rules.RESTING
    beside = layout.broad_for(s.players)
    small = [
        pane(beside.boards[at], drawn.small_board(of, at, row, standing(s, row.player, say)))
        for at, row in enumerate(rows[1:])
    ]
    points = pane(beside.score, scores.scores(s, of, seat, rows))
    scoreboard = group(
        scores.score_area(layout.plan_for(s.players), fill_opacity="0"),
        ident="scoreboard",
        title=scoreboard_title(s, seat, stage, say),
        data_large="parts",
    )
    return (
        drawn.owner(player)
        + drawn.large_walls(of, board, shown, player)
        + drawn.spaces(s, board, stage, say)
        + drawn.strip(s, board, stage, seat, say)
        + (of.fit.group(drawn.news_of(player)) if seat != player else "")
        + group_of_figures(*small, points, fill=INK)
        + pane(beside.score, scoreboard)
        + (drawn.buttons(s, seat, say) if stage != rules.RESTING else "")
        + drawn.walls_to_come(s, board, seat, stage, say)
        + drawn.chips(s, board, seat, stage, say)
        + group_of_figures(scores.coins(s, of), fill=INK)
    )


def signs_explained(s: State, say: Say) -> str:
    """What the signs on the scoreboard mean, a line each."""
    first, *others = layout.tasks_of(s)
    meanings = {
        " ".join(str(s.task_points[first, place]) for place in range(PLACES)): say("view-places"),
        "2/3": say("view-progress"),
        "+": say(f"task-{LINE}") if LINE in others else "",  # which not every side has
        "✓": say(f"view-{DONE}"),
        "…": say(f"view-{THINKING}"),
    }
    told = {sign: meaning.rstrip(".") for sign, meaning in meanings.items() if meaning}
    return "\n".join(f"{sign} – {meaning}" for sign, meaning in told.items())


def board_of(s: State, seat: int) -> str:
    """A small board, as all know it."""
    return f"board-{seat}"


voice_of = board_of


# Taps, and what is seen to happen


def taps(s: State, seat: int, move: int) -> tuple[str, ...]:
    """An edge; a chip and where it goes; or a button that is drawn.

    Where all free edges must be drawn, a tap on any of them draws all: one alone is a button.
    """
    is_forced = rules.has_no_choice(s, seat)
    match MOVES.of(move):
        case Draw() if is_forced and rules.refusal(s, seat, move) == ALLOWED:
            return ()
        case PlaceRest() if s.stage[seat] == rules.DRAWING:
            return (drawn.ALL_WALLS,)
        case Draw(edge):
            return (f"edge-{edge}",)
        case Put(chip, space):
            lying = [f"chip-{one}" for one in range(CHIPS) if s.chips[seat, one] == space]
            return f"chip-{chip}", *(lying or [f"space-{space}"])
        case Give(chip):
            return f"chip-{chip}", "scoreboard"
        case PlaceRest():
            return ("rest",)
    return ("done",)


def steps(before: State, happened: list[Any], after: State, seat: int) -> list[Step]:
    """One's own walls, crosses and chips; what others have done, when all are done; the dice."""
    dice = [Step("dice", "dice", faces=tuple(one)) for one in happened if isinstance(one, Thrown)]
    is_round_over = before.phase == rules.ROUND != after.phase
    return (
        own_steps(before, happened, after)
        + (news(before, happened, after) if is_round_over else [])
        + dice
    )


def at_once(*several: Step) -> list[Step]:
    """Steps that begin together; what comes after waits for all of them."""
    return [replace(step, together=at + 1 < len(several)) for at, step in enumerate(several)]


def own_steps(before: State, happened: list[Any], after: State) -> list[Step]:
    """Walls shine, enclosed cookies hop, chips slide, and tasks count what they have got."""
    shining: Counter[str] = Counter()
    seen, first, then = [], [], slides(before, happened, after)
    for one in happened:
        match one:
            case h.Draws(seat, edge):
                name = "glow-across" if edge < ACROSS else "glow-down"
                place = layout.start_of(edge)
                around = drawn_round(before, seat)
                said = edge_phrase("said-wall", before, edge, around, seat=Seat(seat))
                glow = Step("appear", f"{name}-{shining[name]}", points=(place,), said=said)
                seen.append(glow)
                shining[name] += 1
            case h.Encloses(seat, spaces):
                said = line("hint-encloses", spaces=names_of(spaces), seat=Seat(seat))
                for which, space in enumerate(numbers_in(spaces)[: drawn.GLOWS]):
                    middle = layout.middle_of(space)
                    told = None if which else said  # once
                    glow = Step("appear", f"glow-{which}", points=(middle,), said=told)
                    bits = Step("crumbs", points=(layout.fit_of(after).at(middle),))
                    cross = Step("strokes", f"cross-{which}", points=(middle,))
                    seen.append(glow)
                    first += [Step("hop", f"cookie-{space}"), bits, cross]
                first += own_coins(after, seat, spaces)
                then += [Step("hop", f"icon-{task}") for task in tasks_raised(before, after, seat)]
    if any(step.kind == "arc" for step in first):  # they take as long as both
        first, then = first + then, []
    return seen + at_once(*first) + at_once(*then)


def tasks_raised(before: State, after: State, seat: int) -> list[int]:
    """The tasks for which a seat has now more crosses."""
    of = layout.print_of(after)
    return [
        task
        for task in of.tasks
        if scores.progress(of, task, after.crosses[seat])
        > scores.progress(of, task, before.crosses[seat])
    ]


def own_coins(after: State, seat: int, spaces: int) -> list[Step]:
    """What a seat has just completed earns points, which fly from where it was completed."""
    start = layout.fit_of(after).at(layout.middle_of(numbers_in(spaces)[0]))
    return [
        Step("arc", f"coin-{task}", points=(start, cell_of(after, seat, seat, task)))
        for task in layout.tasks_of(after)
        if (after.completed[seat] >> task) & 1
    ]


def cell_of(s: State, viewer: int, seat: int, task: int) -> Point:
    """Where a viewer sees on the scoreboard what a seat has of a task."""
    tasks = layout.tasks_of(s)
    plan, column = layout.plan_for(s.players, len(tasks)), tasks.index(task)
    row = layout.players_for(s, viewer).index(seat)
    return exact((plan.column_of(column), plan.row_of(row)))


MOST_NEWS = 16  # things that show themselves at the end of a round, so that all are shown


def news(before: State, happened: list[Any], after: State) -> list[Step]:
    """What the others have drawn and crossed out lights up on their boards, and scores.

    A task has one coin: where two share a place it goes twice, and nothing takes longer.
    """
    viewer = layout.viewer_of(before)
    others = [seat for seat in range(before.players) if seat != viewer]
    lit = [step for seat in others for step in news_of(before, after, seat)][:MOST_NEWS]
    boards = dict.fromkeys(step.element.rsplit("-", 2)[0] for step in lit)
    done = [one for one in happened if isinstance(one, h.Completes) and one.seat != viewer]
    beside = [Step("hop", f"icon-{task}") for task in sorted({one.task for one in done})]
    firsts = {one.task: one for one in reversed(done)}
    seconds = {one.task: one for one in done if one is not firsts[one.task]}
    if not seconds:
        beside += [Step("flash", board) for board in boards]
    first, second = (
        [coin_of(before, viewer, one, "slide" if seconds else "arc") for one in wave.values()]
        for wave in (firsts, seconds)
    )
    return lit + at_once(*beside, *first) + at_once(*second)


def coin_of(s: State, viewer: int, one: h.Completes, kind: str) -> Step:
    """Points fly from a board to the scoreboard."""
    board = layout.players_for(s, viewer).index(one.seat)
    start = exact(layout.plan_for(s.players).board_of(board))
    return Step(kind, f"coin-{one.task}", points=(start, cell_of(s, viewer, one.seat, one.task)))


def news_of(before: State, after: State, seat: int) -> list[Step]:
    """The crosses and walls of a seat that are new to all, as far as there are lights for them."""
    old, new = (layout.board_for(s, seat, SPECTATOR) for s in (before, after))
    across, down = new.across & ~old.across, new.down & ~old.down
    walls = [edge for edge in range(EDGES) if ((across | down << ACROSS) >> edge) & 1]
    places = {
        "cross": [layout.middle_of(space) for space in numbers_in(new.crosses & ~old.crosses)],
        "across": [layout.start_of(edge) for edge in walls if edge < ACROSS],
        "down": [layout.start_of(edge) for edge in walls if edge >= ACROSS],
    }
    return [
        Step("appear", f"news-{seat}-{name}-{which}", points=(place,), stays=True)
        for name, found in places.items()
        for which, place in enumerate(found[: drawn.NEWS_OF_A_KIND])
    ]


def slides(before: State, happened: list[Any], after: State) -> list[Step]:
    """Own chips go where they are put, into the hand, or to the scoreboard."""
    own = [one for one in happened if isinstance(one, h.Encloses | h.Puts | h.GivesUp)]
    if not own:
        return []
    boards = [layout.board_for(s, own[0].seat, own[0].seat) for s in (before, after)]
    is_set_up = before.phase == rules.PLACING
    here, there = (
        layout.places_of_chips(layout.fit_of(after), board.chips, is_set_up) for board in boards
    )
    for one in own:
        if isinstance(one, h.GivesUp):
            tasks = layout.tasks_of(after)
            plan, column = layout.plan_for(after.players, len(tasks)), tasks.index(one.task)
            there[one.chip] = plan.column_of(column), layout.ICON_Y
    return [
        Step("slide", f"chip-{chip}", points=(exact(here[chip]), exact(to)))
        for chip, to in there.items()
        if exact(here[chip]) != exact(to)
    ]


# The boards in text

SIDE_NAMES = tuple(SIDES.values())  # in the order of the rules
LETTERS = "HSRMTFPG" + data.RED_LETTER + "o"  # of the kinds, of red and of plain cookies
PLAYERS = "ABCDE"


def text(s: State, seat: int, say: Say) -> list[Block]:
    """One's own board first, the scoreboard, and the others as far as this seat knows them."""
    boards = [
        Drawing(
            board_lines(s, player, seat, say),
            may_wait=player != seat,
            told=told_board(s, player, seat, say),
        )
        for player in layout.players_for(s, seat)
    ]
    points = [title_of(s, player, say) for player in range(s.players)]
    return [
        *boards[:1],
        Items([head(s, say)]),
        Rows(scoreboard_rows(s, say), told=[told_scoreboard(s, say)]),
        Items(points, told=[Items([standing(s, player, say) for player in range(s.players)])]),
        *boards[1:],
        Items(entries(say("text-legend")), runs_on=True, may_wait=True, told=()),
    ]


def told_board(s: State, player: int, seat: int, say: Say) -> list[Block]:
    """What is on every space and around it, and what lies beside the board."""
    board, name = layout.board_for(s, player, seat), say(f"seat-{player}")
    rows = [
        (str(row + 1), *(told_space(s, board, DOWN * row + at, say) for at in range(s.columns)))
        for row in range(s.rows)
    ]
    beside = [say("told-bars", bars=board.bars)]
    held = [str(number(chip)) for chip, at in enumerate(board.chips) if at == rules.IN_HAND]
    if held:
        beside.append(say("told-held", chips=", ".join(held)))
    heads = ("", *COLUMN_NAMES[: s.columns])
    return [Rows(rows, heads=heads, title=name, is_grid=True), Items(beside, title=name)]


def told_space(s: State, board: layout.Board, space: int, say: Say) -> str:
    """A space: its cookie, whether it is crossed out, the chip on it and its walls."""
    told = [say(f"view-cookie-{s.cookies[space]}")]
    if (board.crosses >> space) & 1:
        told.append(say("told-crossed"))
    told += [say("told-chip", chip=number(at)) for at, on in enumerate(board.chips) if on == space]
    walls = board.across | board.down << data.ACROSS
    sides = [
        say(f"told-{SIDE_NAMES[side]}")
        for side in range(data.WALLS_AROUND)
        if (walls >> rules.edge_at(space, side)) & 1
    ]
    return ", ".join([*told, *([say("told-walls", sides=", ".join(sides))] if sides else [])])


def told_scoreboard(s: State, say: Say) -> Rows:
    """The tasks, what their places earn, and who has completed them."""
    rows = [
        (say(f"task-{task}"), earned, done)
        for task, (_, _, earned, done) in zip(
            layout.tasks_of(s), scoreboard_rows(s, say, named=True), strict=True
        )
    ]
    heads = (say("told-task"), say("told-points"), say("told-done"))
    title = say("view-scoreboard", points=layout.print_of(s).end_points)
    return Rows(rows, heads=heads, title=title)


def title_of(s: State, player: int, say: Say) -> str:
    """Letter, name and points, and a tick behind who is done."""
    done = " ✓" if mark_of(s, player) == DONE else ""
    return f"{PLAYERS[player]} {say(f'seat-{player}')} {s.points[player]}{done}"


def head(s: State, say: Say) -> str:
    if s.round == 0:
        return say("text-set-up")
    if s.phase == rules.DICE_ROLL:
        return say("text-dice-roll", round=s.round)
    return say("text-round", round=s.round, one=s.one, other=s.other, sum=s.one + s.other)


def board_lines(s: State, player: int, seat: int, say: Say) -> list[str]:
    """A board as its file draws it, a space two characters wide: chip, cookie, or X."""
    board = layout.board_for(s, player, seat)
    inside = {space: f" {LETTERS[s.cookies[space]]}" for space in numbers_in(s.spaces)}
    for space in numbers_in(board.crosses):
        inside[space] = "X" + inside[space].strip().lower()
    for chip, at in enumerate(board.chips):
        if at < SPACES:
            inside[at] = f"{number(chip):>2}"
    columns = range(s.columns)
    lines = [title_of(s, player, say), "    " + "  ".join(COLUMN_NAMES[: s.columns])]
    for row in range(s.rows + 1):
        first = DOWN * row
        across = [(board.across >> (first + column)) & 1 for column in columns]
        lines.append("  +" + "+".join(data.LIES if wall else "  " for wall in across) + "+")
        if row < s.rows:
            down = [(board.down >> (first + column)) & 1 for column in range(s.columns + 1)]
            cells = [*(inside[first + column] for column in columns), ""]
            walls = [data.STANDS if wall else " " for wall in down]
            lines.append(f"{row + 1} " + "".join(map("".join, zip(walls, cells, strict=True))))
    held = [str(number(chip)) for chip, at in enumerate(board.chips) if at == rules.IN_HAND]
    lines.append(f"  {'/' * board.bars}{'_' * (rules.BARS - board.bars)} {' '.join(held)}")
    return lines


def scoreboard_rows(s: State, say: Say, *, named: bool = False) -> list[tuple[str, str, str, str]]:
    """The tasks with the letter of their cookies, what their places earn, who has them: `A 6`."""
    rows = []
    names = [say(f"seat-{one}") if named else PLAYERS[one] for one in range(s.players)]
    for task in layout.tasks_of(s):
        earned = "/".join(str(s.task_points[task, place]) for place in range(data.PLACES))
        done = [
            f"{names[player]} {s.task_points[task, s.places[player, task] - 1]}"
            for player in range(s.players)
            if s.places[player, task]
        ]
        letter = " " if task == data.LINE else LETTERS[task]
        rows.append((letter, say(f"task-{task}"), earned, ", ".join(done)))
    return rows


# The kinds that players have crossed out on the lid of the tin, and other spaces.
ON_THE_LID = (
    ((0, 6), ("d3", "e3", "d2")),
    ((1,), ("b2", "c5", "d5", "d6")),
    ((4,), ("c1", "c4", "d4")),
)


def cover(game: Callable[..., Any]) -> Any:
    """Three players, each with a task or two, just after a throw."""
    laid = game(players=len(ON_THE_LID))
    state = laid.laid_out()
    for seat, (kinds, others) in enumerate(ON_THE_LID):
        crossed = [space for space in range(SPACES) if state.cookies[space] in kinds]
        for space in (*crossed, *map(SPACE_NAMES.index, others)):
            for side in range(data.WALLS_AROUND):
                rules.add_wall(state, seat, rules.edge_at(space, side))
        rules.enclose(state, seat)
        for chip in range(CHIPS):
            spaces = numbers_in(rules.free_spaces(state, seat))
            state.chips[seat, chip] = spaces[(7 * chip + 5 * seat) % len(spaces)]
        for chip in (0, 9):
            if state.unpaid[seat]:
                rules.give_up(state, seat, chip)
        state.stage[seat] = rules.RESTING
    state.phase, state.round = rules.ROUND, 12
    rules.all_are_done(state)
    return laid.position(dict(values_of(state))).play("3-4", CHANCE)
