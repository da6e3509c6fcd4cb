"""What is tapped on the board of Cookie Addict, and what is seen to happen there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import cookietin
from cookietin import CHANCE, SPECTATOR, Position
from cookietin.engine import Step, ask, checks
from cookietin.engine.draw import Point, exact
from cookietin.engine.view import beats_of
from cookietin.games.cookie_addict import GAME, moves, rules, view
from cookietin.games.cookie_addict.rules import State
from cookietin.games.cookie_addict.tests.drawn import place

WIDTH_ON_A_PHONE, FINGER = 374, 44
LONGEST = 800 / 190  # beats: eight tenths of a second at the usual pace


def key_only(key: str, /, **variables: object) -> str:
    """Says everything in no language, which is faster."""
    return key


def ids(s: State) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', view.pieces(s, CHANCE, key_only)))


def standing(s: State) -> dict[str, Point]:
    """Where the picture has the pawns and the guards."""
    found = re.findall(
        r'<g id="((?:pawn|guard)-\d)" transform="translate\(([\d.]+) ([\d.]+)\) scale',
        view.pieces(s, CHANCE, key_only),
    )
    return {ident: (float(x), float(y)) for ident, x, y in found}


def moves_of_random_matches() -> Iterator[checks.Ply]:
    for game in checks.tables(GAME):
        for seed in range(12):
            for step in checks.random_match(game, seed):
                if step.seat != CHANCE:
                    yield step


def seen(drawing: str, move: str) -> tuple[list[Step], Position, Position]:
    """The steps of one move, and the positions around it."""
    before = place(drawing)
    after = before.play(move)
    played = after.line[-1]
    return steps_of(before.state, played.seat, played.number, after.state), before, after


def steps_of(before: State, seat: int, move: int, after: State) -> list[Step]:
    """What is seen to happen in a move."""
    return view.steps(before, ask.happenings_of(GAME, before, seat, move), after, SPECTATOR)


# Taps


def test_every_legal_move_has_taps_of_its_own_that_begin_no_other() -> None:
    """2.1 2.2 2.3 2.6 4.5 4.6 4.7 And all that is tapped is in the picture."""
    phases = set()
    rare = place(drawing("trades", crossing="(trade)")).state
    for s in [rare, *(step.before for step in moves_of_random_matches())]:
        phases.add(s.phase)
        paths = [view.taps(s, s.turn, move) for move in ask.legal(GAME, s, s.turn)]
        assert all(paths)
        assert len(set(paths)) == len(paths), s
        assert not any(
            one != other and other[: len(one)] == one for one in paths for other in paths
        )
        assert {tap for path in paths for tap in path} <= ids(s)
    assert phases == {*range(rules.PUT_FIRST, rules.OVER), rules.ASK_STEAL}


TAPPED = {
    "row 1": ("line-1",),
    "column d": ("line-d",),
    "decline": ("done",),
    "lures for cookies": ("lures-0",),
    "cookies for lures": ("cookies-0",),
    "guard 2 to b3": ("guard-2", "tile-b3"),
    "turn e5": ("tile-e5",),
    "lure 1 ne": ("guard-1", "tile-e3"),
    "done": ("done",),
}


def drawing(asked: str, crossing: str = "--", first: str = "+2L") -> str:
    """A is asked for something at the crossing, or is to move, perhaps to the first row."""
    return f"""
       .    .    B    .    .
    .  ..   ..   {first} ..   ..
    A  ..   ..   {crossing} ..   ..
    .  ..   ..   ..   ..   ..
    .  ..   --   ..   ..@1 ..
    .  ..   ..   ..   ..@2 ..
    *A 3 2 {asked}
     B 2 0
    """


MOVES, LURES = drawing(""), drawing("lures")


@pytest.mark.parametrize("move", TAPPED)
def test_a_move_is_tapped_where_it_happens(move: str) -> None:
    """2.3 2.6 4.5 4.6 4.7 Whether it may be made now or not."""
    position = place(LURES)
    number = ask.read(GAME, position.state, 0, move)
    assert view.taps(position.state, 0, number) == TAPPED[move]


def test_what_is_not_there_cannot_be_tapped() -> None:
    """1.2 2.6 A sixth line of the short game, a step off the board, and a guard beside it."""
    s = place(LURES).state
    assert view.taps(s, 0, moves.go_move(moves.ROWS, 5)) == ()
    assert view.taps(s, 0, moves.put_move(0, 5)) == ()
    assert view.taps(s, 0, moves.turn_move(35)) == ()
    south = moves.lure_move(1, 4)
    assert view.taps(s, 0, south) == ()
    s.guards[1] = rules.BESIDE
    assert view.taps(s, 0, moves.lure_move(1, 0)) == ()


def clauses_at(position: Position, *taps: str) -> set[int]:
    """Why none of the moves that begin with these taps may be made."""
    seat = position.state.turn
    return {
        GAME.rules.refusal(position.state, seat, move)
        for move in range(len(GAME.moves))
        if view.taps(position.state, seat, move)[: len(taps)] == taps
    }


def test_a_tap_that_leads_nowhere_meets_the_clause_against_it() -> None:
    """2.3 2.4 2.6 One's own line, a tile face down, another direction, a step too long."""
    moving = place(MOVES)
    assert clauses_at(moving, "line-2") == {203}
    assert clauses_at(moving, "line-a") == {203}
    shut = place(drawing("", first="(+2L)"))
    assert clauses_at(shut, "line-1") == {204}
    assert clauses_at(place(LURES), "guard-1", "tile-a1") == {206}
    assert clauses_at(place(LURES), "line-1") == {203}


def test_a_finger_finds_every_field_on_a_phone() -> None:
    """2.1 2.3 2.6 4.5 44 pixels each way, for lines, tiles, guards and what is owned."""
    needed = FINGER * view.WIDTH / WIDTH_ON_A_PHONE
    for length, lines in (("classic", moves.LINES), ("short", rules.SHORT_LINES)):
        assert 100 * view.tile_size(lines) >= needed
        s = cookietin.game("cookie-addict", length=length, first=0).start(1).state
        fields = re.findall(
            r'width="([\d.]+)" height="([\d.]+)" rx="0" fill-opacity="0"',
            view.pieces(s, CHANCE, key_only),
        )
        assert len(fields) == 2 * lines + 4
        for width, height in fields:
            assert min(float(width), float(height)) >= needed
    luring = view.pieces(place(LURES).state, CHANCE, key_only)
    size = view.GUARD_SIZE * view.tile_size(rules.SHORT_LINES)
    guards = re.findall(r'<g id="guard.*?width="([\d.]+)" height="([\d.]+)" rx="0" fill-op', luring)
    assert len(guards) == moves.GUARDS
    assert all(min(float(width), float(height)) * size >= needed for width, height in guards)


def test_only_guards_that_may_move_stand_in_the_way_of_a_finger() -> None:
    """2.6 4.6 4.7 Otherwise the tile below is meant, or the line."""
    for step in moves_of_random_matches():
        drawn = view.draw_guards(step.before, key_only)
        is_asked = step.before.phase in (rules.LURE, rules.ASK_GUARD)
        assert drawn.count("pointer-events") == (0 if is_asked else moves.GUARDS)


# Steps, one by one


def test_whoever_begins_is_shown_and_the_layout_is_not() -> None:
    """1.2 2.1 The pawn hops."""
    match = list(checks.random_match(cookietin.game("cookie-addict"), 1))
    steps = [
        (one.before.phase, steps_of(one.before, one.seat, one.move, one.after), one.after.turn)
        for one in match
        if one.seat == CHANCE
    ]
    assert all(not found for phase, found, _ in steps if phase != rules.WHO_BEGINS)
    assert [found for phase, found, _ in steps if phase == rules.WHO_BEGINS] == [
        [Step("hop", f"pawn-{turn}")] for phase, _, turn in steps if phase == rules.WHO_BEGINS
    ]


def middle_of(cell: str) -> Point:
    return exact(view.centre(rules.SHORT_LINES, moves.CELL_NAMES.index(cell)))


def walk(before: Position, after: Position) -> Step:
    """A's pawn goes to its new line while something else happens."""
    ways = standing(before.state)["pawn-0"], standing(after.state)["pawn-0"]
    return Step("walk", "pawn-0", points=ways, together=True)


def test_a_pawn_walks_to_its_line_and_what_it_gets_is_carried_home() -> None:
    """2.3 2.5 3.1 In an arc, which ends where the box of its player says."""
    steps, before, after = seen(MOVES, "row 1")
    assert steps == [walk(before, after), Step("arc", "loot-c1", points=((0, 0),))]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("owner", [0, 1])
def test_the_way_home_begins_at_the_tile_and_ends_in_the_box(seat: int, owner: int) -> None:
    """2.3 3.1 Wherever the box lies for the one who looks."""
    s = place(MOVES).state
    s.turn, s.directions[0], s.directions[1] = owner, owner, 1 - owner
    layer = re.search(r'id="loot" transform="translate\(([\d.]+) ([\d.]+)', view.draw_loot(s, seat))
    first = re.search(
        r'id="loot-(\w\d)" transform="translate\((\S+) (\S+)\)', view.draw_loot(s, seat)
    )
    assert layer
    assert first
    home = float(layer[1]), float(layer[2])
    assert home == view.in_box(owner, seat, view.NUMBER_X, view.BOX_MIDDLE)
    x, y = middle_of(first[1])
    assert float(first[2]) == pytest.approx(x - home[0], abs=0.11)
    assert float(first[3]) == pytest.approx(y - home[1], abs=0.11)


def test_what_is_lost_goes_to_crumbs_and_the_tile_turns() -> None:
    """3.1 What the player has shakes."""
    steps, before, after = seen(drawing("", first="-1L"), "row 1")
    assert steps == [
        walk(before, after),
        Step("crumbs", points=(middle_of("c1"),), together=True),
        Step("turn", "tile-c1", together=True),
        Step("shake", "cookies-0", together=True),
        Step("hop", "lures-0"),
    ]


MOMENTS = {
    "double": [("glitter", ""), ("arc", "loot-c1")],
    "guard-post": [("arc", "loot-c1")],
    "trap": [("shake", "tile-c1")],
    "alarm": [("shake", "tile-c1"), ("shake", "cookies-0")],
    "trade": [("turn", "tile-c1")],
    "turn": [("turn", "tile-c1")],
    "steal-cookies": [("turn", "tile-c1"), ("shake", "cookies-1"), ("hop", "cookies-0")],
    "steal-lures": [("turn", "tile-c1")],
    "double-lures": [("glitter", ""), ("arc", "loot-c1")],
}


@pytest.mark.parametrize("tile", MOMENTS)
def test_special_tiles_have_a_moment_of_their_own(tile: str) -> None:
    """4.1 4.3 4.4 4.5 4.7 4.8 4.9 4.10 4.11 While the pawn goes there."""
    steps, before, after = seen(drawing("", first=tile), "row 1")
    assert steps[0] == walk(before, after)
    assert [(step.kind, step.element) for step in steps[1:]] == MOMENTS[tile]


def test_the_first_pawn_comes_out_of_its_box_and_no_tile_turns() -> None:
    """2.1"""
    before = cookietin.game("cookie-addict", first=1).start(2)
    after = before.play("column b")
    steps = steps_of(before.state, 1, after.line[-1].number, after.state)
    assert [(step.kind, step.element) for step in steps] == [("walk", "pawn-1")]
    assert steps[0].points == (standing(after.state)["pawn-1"],)


def test_at_a_swap_the_pawns_exchange_places_when_the_first_has_arrived() -> None:
    """4.2 Both at the same time."""
    steps, before, after = seen(drawing("", first="swap"), "row 1")
    assert [(step.kind, step.element, step.together) for step in steps] == [
        ("walk", "pawn-0", True),
        ("hop", "tile-c1", False),
        ("walk", "pawn-0", True),
        ("walk", "pawn-1", False),
    ]
    assert steps[2].points[1] == standing(after.state)["pawn-0"]
    assert steps[2].points[1] == steps[3].points[0] == standing(before.state)["pawn-1"]


def test_a_guard_pounces_and_the_lure_is_paid() -> None:
    """2.6"""
    steps, before, after = seen(LURES, "lure 1 n")
    places = standing(before.state)["guard-1"], standing(after.state)["guard-1"]
    assert steps == [
        Step("flash", "lures-0", together=True),
        Step("crumbs", points=places[:1], together=True),
        Step("arc", "guard-1", points=places),
    ]
    assert seen(LURES, "done")[0] == []


def test_a_tile_that_is_turned_and_a_guard_that_is_put_are_shown() -> None:
    """4.6 4.7"""
    turning = drawing("turns", crossing="(turn)")
    assert seen(turning, "turn e5")[0] == [Step("turn", "tile-e5")]
    putting = drawing("guards", crossing="(move-a-guard)")
    steps, before, after = seen(putting, "guard 2 to a1")
    places = standing(before.state)["guard-2"], standing(after.state)["guard-2"]
    crumbs = Step("crumbs", points=places[:1], together=True)
    assert steps == [crumbs, Step("arc", "guard-2", points=places)]


def test_a_trade_shows_both_that_change() -> None:
    """4.5 What is given shakes, and what is got hops."""
    trading = drawing("trades", crossing="(trade)")
    for move, given, got in (
        ("lures for cookies", "lures-0", "cookies-0"),
        ("cookies for lures", "cookies-0", "lures-0"),
    ):
        assert seen(trading, move)[0] == [Step("shake", given, together=True), Step("hop", got)]
    assert seen(trading, "decline")[0] == []


# Steps of whole matches


def test_steps_lead_from_the_picture_before_to_the_picture_after() -> None:
    """2.1 2.2 2.3 2.6 4.2 4.6 Every way begins where its piece is, and nobody is forgotten."""
    for step in moves_of_random_matches():
        steps = steps_of(step.before, step.seat, step.move, step.after)
        now, then = standing(step.before), standing(step.after)
        for one in steps:
            if one.kind in ("walk", "arc") and not one.element.startswith("loot"):
                is_from_its_box = step.before.phase in (rules.PUT_FIRST, rules.PUT_SECOND)
                if not (is_from_its_box and len(one.points) == 1):
                    assert one.points[0] == now[one.element], step
                now[one.element] = one.points[-1]
        assert now == then, step


def test_steps_are_of_what_the_picture_has_and_tell_what_changes() -> None:
    """2.5 3.1 4.5 4.7 4.8 4.10 Every tile that turns, and all that is won, lost or stolen."""
    for step in moves_of_random_matches():
        before, after = step.before, step.after
        steps = steps_of(before, step.seat, step.move, after)
        named = {one.element for one in steps if one.element}
        loot = {element for element in named if element.startswith("loot")}
        assert named <= ids(before), step
        assert named - loot <= ids(after), step
        told = {element.replace("loot", "tile") for element in named}
        changed = {
            f"{name}-{seat}"
            for name, then, now in (
                ("cookies", before.cookies, after.cookies),
                ("lures", before.lures, after.lures),
            )
            for seat in range(rules.PLAYERS)
            if then[seat] != now[seat] and not (loot and seat == step.seat)
        }
        turned = {
            view.tile_tap(after, cell)[0]
            for cell in range(moves.CELLS)
            if before.is_down[cell] != after.is_down[cell]
        }
        assert changed | turned <= told, step


def test_no_move_keeps_people_waiting() -> None:
    """2.3 And nothing turns, shakes or hops in two ways at once."""
    for step in moves_of_random_matches():
        steps = steps_of(step.before, step.seat, step.move, step.after)
        assert beats_of(steps) <= LONGEST, step
        assert not (steps and steps[-1].together), step
        in_place = [one.element for one in steps if one.kind in ("turn", "shake", "hop")]
        assert len(set(in_place)) == len(in_place), step
