"""What is tapped on the boards of Cookie Party, and what is seen to happen there."""

from __future__ import annotations

import random
import re

import pytest

import cookietin
from cookietin import CHANCE, SPECTATOR, Position
from cookietin.engine import NOTHING, Step, ask, checks
from cookietin.engine.draw import Point, exact
from cookietin.engine.picture import picture_of
from cookietin.engine.texts import LANGUAGES
from cookietin.engine.view import beats_of
from cookietin.games.cookie_party import GAME, layout, manners, moves, rules, view, words
from cookietin.games.cookie_party.rules import State
from cookietin.games.cookie_party.tests.drawn import BARE, place, play

ABOUT_TO = "+--+--+--+\n|X |X |7\n+--+--+--+\n 8\n+  +  +  +"
WAITS = "+  +\n 9\n+  +"  # has something to do in every round
FIT = layout.fit_for(6, 6)
MOST_STEPS = 30  # that a page gets at once, with the throw that follows


def say(key: str, /, **variables: object) -> str:
    return key


def ways(position: Position, seat: int = 0) -> dict[str, tuple[str, ...]]:
    """How the moves that a seat may make are tapped."""
    return {
        move.text: view.taps(position.state, seat, move.number) for move in position.legal(seat)
    }


def seen(before: Position, move: str, seat: int = 0, viewer: int = 0) -> list[Step]:
    """What a viewer sees of one move."""
    after = before.play(move, seat)
    return steps_of(
        before.state, seat, before.move_meant_by(move, seat).number, after.state, viewer
    )


def steps_of(before: State, seat: int, move: int, after: State, viewer: int) -> list[Step]:
    happened = ask.happenings_of(GAME, before, seat, move)
    views = [ask.view_of(GAME, state, viewer) for state in (before, after)]
    return view.steps(views[0], ask.seen_by(GAME, viewer, happened), views[1], viewer)


def kinds(steps: list[Step]) -> list[tuple[str, str]]:
    return [(step.kind, step.element) for step in steps]


# What is heard


def test_whoever_draws_hears_which_walls_and_what_they_enclose_and_nobody_else_does() -> None:
    """3.2 Walls that draw themselves, too."""
    drawing = play(place("+  +\n|4\n+  +\n", BARE), "2-2")
    told = [step.said.text() for step in seen(drawing, "b1w") if step.said]
    assert told == ["A wall right of a1."]
    forced = play(place("+  +\n|2\n+  +", BARE), "1-1")
    told = [step.said.text() for step in seen(forced, "rest") if step.said]
    assert sorted(told[:3]) == ["A wall above a1.", "A wall below a1.", "A wall right of a1."]
    assert told[3:] == ["This encloses a1."]
    assert not any(step.said for step in seen(forced, "rest", viewer=1))


# Taps


def test_a_wall_is_one_tap_on_its_edge() -> None:
    """3.2 3.5 By the chip, and by the drink."""
    drawing = play(place("+  +\n|4\n+  +\n", BARE), "2-2")
    assert ways(drawing) == {"a1n": ("edge-0",), "b1w": ("edge-65",), "a2n": ("edge-8",)}
    bonus = play(place("+  +\n\n+  +\n//", BARE), "1-1")
    assert len(ways(bonus)) == 84
    edges = layout.edges_of(bonus.state)
    assert list(ways(bonus).values()) == [(f"edge-{edge}",) for edge in edges]


def test_walls_without_a_choice_are_one_tap_on_any_of_their_edges() -> None:
    """3.2 One alone is a button; the chip in their midst is not in the way."""
    forced = play(place("+  +\n|2\n+  +", BARE), "1-1")
    assert ways(forced) == {"rest": ("walls",), "a1n": (), "b1w": (), "a2n": ()}
    assert view.taps(forced.state, 0, moves.draw_move(20)) == ("edge-20",), "to be told why not"
    drawn = view.pieces(forced.state, 0, say)
    assert drawn.count('d="M0 0h154M154 0v154M0 154h154"') == 2, "they are drawn pale"
    assert "cookie-party-its-middle" not in drawn
    assert 'id="rest"' not in drawn
    assert 'id="walls"' not in view.pieces(forced.state, 1, say)
    steps = seen(forced, "rest")
    assert [step.element for step in steps if step.kind == "appear"] == [
        "glow-across-0", "glow-down-0", "glow-across-1", "glow-0",
    ]  # fmt: skip


def test_only_walls_without_a_choice_are_drawn_by_themselves() -> None:
    """3.2 All that are left, or the only one; nothing else, not even that one is done."""

    def forced(position: Position) -> str:
        found = manners.forced_move(position.state, 0)
        return words.write(position.state, 0, found) if found != NOTHING else ""

    assert forced(play(place("+  +\n|2\n+  +", BARE), "1-1")) == "rest"
    assert forced(play(place("+--+\n|2\n+--+", BARE), "1-1")) == "b1w"
    assert forced(play(place("+  +\n|4\n+  +", BARE), "2-2")) == "", "two of three"
    assert forced(play(place("+--+\n|2\n+--+", BARE), "1-1", "b1w")) == ""
    assert forced(cookietin.game("cookie-party", players=2, side="yellow").start(seed=1)) == ""


def test_a_chip_is_tapped_and_then_its_space() -> None:
    """2.2 3.6 3.7 When it is placed, put, or moved."""
    placing = cookietin.game("cookie-party", players=2, side="yellow").start(seed=1)
    assert ways(placing)["7-c4"] == ("chip-5", "space-26")
    assert ways(placing)["rest"] == ("rest",)
    putting = play(place(ABOUT_TO, WAITS), "3-4", "c1e")
    assert ways(putting)["7-b2"] == ("chip-5", "space-9")
    moving = play(place(ABOUT_TO, WAITS), "4-4", "a2s")
    assert ways(moving)["7-b2"] == ("chip-5", "space-9")
    assert ways(moving)["done"] == ("done",)


def test_a_chip_that_is_given_up_goes_to_the_scoreboard() -> None:
    """4.3 Before and after a chip was moved."""
    giving = play(place(ABOUT_TO, WAITS), "3-4", "c1e", "7-b2")
    assert ways(giving)["give 8"] == ("chip-6", "scoreboard")
    assert ways(giving)["8-c2"] == ("chip-6", "space-10")
    assert ways(play(giving, "8-c2"))["give 8"] == ("chip-6", "scoreboard")


def test_a_tap_on_a_space_that_is_taken_is_a_tap_on_its_chip() -> None:
    """3.7 So that the table can say why it is not allowed."""
    position = play(place(ABOUT_TO, WAITS), "4-4", "a2s")
    assert view.taps(position.state, 0, moves.put_move(6, 2)) == ("chip-6", "chip-5")


def taps_needed(s: State, seat: int, move: int) -> int:
    """How often a finger taps: what all moves begin with is taken for granted."""
    legal = [view.taps(s, seat, one) for one in ask.legal(GAME, s, seat)]
    way = view.taps(s, seat, move)
    is_granted = len({one[:1] for one in legal}) == 1
    return len(way) - 1 if is_granted and len(way) > 1 else max(1, len(way))


def test_a_round_takes_few_taps() -> None:
    """3.1 Of somebody who draws and puts anywhere, and moves no chip without need."""
    choice = random.Random(4)
    s = cookietin.game("cookie-party", players=2).start(seed=4).state.copy()
    taps = 0
    while rules.ending(s) == 0 and s.round < 40:
        seat, *_ = ask.seats_in(rules.active(s))
        legal = ask.legal(GAME, s, seat)
        if moves.PLACE_REST in legal:
            legal = [moves.PLACE_REST]
        elif seat != CHANCE and s.stage[seat] == rules.MOVING:
            legal = [move for move in legal if not moves.is_put(move)]
        move = choice.choice(legal)
        taps += taps_needed(s, seat, move) if seat == 0 else 0
        rules.play(s, seat, move)
    assert taps / s.round < 2.8


# What is asked


def asked(position: Position, seat: int = 0) -> str:
    return words.asks(position.state, seat).text("en")


def test_each_step_of_a_round_is_asked_for_in_words() -> None:
    """3.2 3.6 3.7 3.8 4.3 With what is left to do."""
    position = play(place("+  +  +\n|2 \n+  +  +", WAITS), "1-1")
    assert asked(position) == "One tap draws the 3 walls round your 2."
    position = play(position, "a1n", "a1e")
    assert asked(position) == "Draw one wall round your 2: tap an edge."
    position = play(position, "a1s")
    assert asked(position) == "A cookie is yours! Put the 2 on a free space."
    position = play(position, "2-b1")
    assert asked(position) == "You can move one chip to a free space. Then tap “Done”."
    assert asked(play(position, "2-c3")) == "That’s all: tap “Done”."
    giving = play(place(ABOUT_TO, WAITS), "3-4", "c1e", "7-b2")
    assert asked(giving) == (
        "Task done! Give up a chip: tap it, then the scoreboard. Or move one first."
    )
    given = asked(play(giving, "8-c2"))
    assert given == "Task done! Give up a chip: tap it, then the scoreboard."
    choosing = play(place("+  +\n 3\n+  +", WAITS), "1-2")
    assert asked(choosing) == "Draw 3 walls round your 3: tap edges."
    lifted = play(place("+--+--+\n|7  8 |\n+--+--+", BARE), "3-4", "a1e")
    assert asked(lifted) == "Cookies for you! Place 7 and 8: tap a chip, then a free space."
    assert asked(play(lifted, "8-c2")) == "A cookie is yours! Put the 7 on a free space."


def test_what_comes_seldom_is_asked_for_too() -> None:
    """2.2 3.5 Placing chips, the wall of the drink, and a board without chips."""
    placing = cookietin.game("cookie-party", players=2, side="yellow").start(seed=1)
    assert asked(placing) == "Tap a chip, then a space. 11 to go."
    assert asked(placing.play("rest", 0)) == "All your chips are placed. Confirm them."
    bonus = play(place("+  +\n\n+  +\n//", WAITS), "1-1")
    assert asked(bonus) == "The third bar! Draw one wall on any free edge."
    assert asked(play(bonus, "c3n")) == "That’s all: tap “Done”."


TWO_LINES = 76  # letters, on a phone 390 pixels wide


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_takes_two_lines_on_a_phone(language: str) -> None:
    """3.1 So that the board does not jump; the longest task and the most walls among them."""
    tasks = [words.task_name(task).text(language) for task in range(10)]
    longest = max(tasks, key=len)
    values = {"left": 4, "chip": 12, "chips": "10, 11", "task": longest}
    for key in ("place", "placed", "draw", "draw-all", "bonus", "put", "move", "move-or-give",
                "give", "done"):  # fmt: skip
        for left in (1, 4, 11):
            said = words.line(f"ask-{key}", **values | {"left": left}).text(language)
            assert len(said) <= TWO_LINES, said


# Steps


def test_the_dice_fall() -> None:
    """3.1 As they were thrown, for everybody."""
    steps = seen(place(ABOUT_TO, WAITS), "3-4", CHANCE, viewer=1)
    assert steps == [Step("dice", "dice", faces=(3, 4))]


def test_a_wall_and_the_spaces_that_it_encloses_show_themselves() -> None:
    """3.2 3.6 And lifted chips go below the board."""
    before = play(place("+--+--+\n|7  8 |\n+--+--+", BARE), "3-4")
    steps = seen(before, "a1e")
    assert kinds(steps) == [
        ("appear", "glow-down-0"),
        ("appear", "glow-0"),
        ("appear", "glow-1"),
        ("hop", "cookie-0"),
        ("crumbs", ""),
        ("strokes", "cross-0"),
        ("hop", "cookie-1"),
        ("crumbs", ""),
        ("strokes", "cross-1"),
        ("slide", "chip-5"),
        ("slide", "chip-6"),
        ("hop", "icon-0"),
        ("hop", "icon-9"),
    ]
    assert steps[0].points == ((layout.CELL, 0),)
    assert steps[1].points == (layout.middle_of(0),)
    assert steps[4].points == (FIT.at(layout.middle_of(0)),)
    assert steps[5].points == (layout.middle_of(0),)
    assert steps[9].points[0] == layout.chip_on(FIT, 0)
    assert steps[9].points[1][1] == layout.STRIP
    lying = seen(play(place("+  +\n 7\n+  +", BARE), "3-4"), "a1s")
    assert kinds(lying) == [("appear", "glow-across-0")]


def cells_in(s: State, seat: int) -> set[Point]:
    """Where the picture has points on the scoreboard, earned or coming."""
    drawn = view.pieces(s, seat, say)
    wide, high = layout.EARNED
    paper = rf'<rect x="([\d.]+)" y="([\d.]+)" width="{wide}" height="{high}"'
    found = re.findall(paper, drawn)
    return {exact((float(x) + wide / 2, float(y) + high / 2)) for x, y in found}


def test_points_fly_from_the_space_that_completes_a_task_to_the_own_row() -> None:
    """4.3 4.5 They are drawn there as soon as they are coming."""
    before = play(place(ABOUT_TO, WAITS), "3-4")
    (coin,) = (step for step in seen(before, "c1e") if step.kind == "arc")
    assert coin.element == "coin-0"
    assert coin.points[0] == FIT.at(layout.middle_of(2))
    assert coin.points[1] in cells_in(ask.view_of(GAME, play(before, "c1e").state, 0), 0)


def test_a_chip_slides_where_it_is_put_or_given_up() -> None:
    """3.6 3.7 4.3 To its space, or to its task."""
    position = play(place(ABOUT_TO, WAITS), "3-4", "c1e")
    (step,) = seen(position, "7-b2")
    assert (step.kind, step.element, step.points[-1]) == ("slide", "chip-5", layout.chip_on(FIT, 9))
    position = play(position, "7-b2")
    (step,) = seen(position, "give 8")
    assert step.points[0] == layout.chip_on(FIT, 8)
    assert step.points[1][1] == scoreboard_y()


def scoreboard_y() -> float:
    return float(layout.ICON_Y)


def test_chips_that_a_lot_lays_slide_together() -> None:
    """2.2 All at once, for their owner alone."""
    position = cookietin.game("cookie-party", players=2, side="yellow").start(chance=None)
    assert kinds(seen(position, "7-c4")) == [("slide", "chip-5")]
    assert seen(position, "rest") == []
    position = play(position, "7-c4", "rest")
    steps = seen(position, "0 lot 5", CHANCE)
    assert [step.kind for step in steps] == ["slide"] * 10
    assert beats_of(steps) == 2
    assert seen(position, "0 lot 5", CHANCE, viewer=1) == []


@pytest.mark.parametrize("move", ["c1e", "done"])
def test_nothing_is_seen_of_others_before_all_are_done(move: str) -> None:
    """4.5 Not even that they have drawn."""
    position = play(place(ABOUT_TO, WAITS), "3-4")
    seat = 0 if move == "c1e" else 1
    assert seen(position, move, seat, viewer=1 - seat) == []


def test_what_others_have_done_lights_up_when_all_are_done() -> None:
    """4.4 4.5 Crosses and walls on their boards, and points that fly to the scoreboard."""
    position = play(place(ABOUT_TO, WAITS), "3-4", "c1e", "7-b2", "give 8", "done")
    steps = seen(position, "done", 1, viewer=1)
    assert kinds(steps) == [
        ("appear", "news-0-cross-0"),
        ("appear", "news-0-down-0"),
        ("hop", "icon-0"),
        ("flash", "news-0"),
        ("arc", "coin-0"),
    ]
    assert steps[0].points == (layout.middle_of(2),)
    assert steps[1].points == ((3 * layout.CELL, 0),)
    after = ask.view_of(GAME, position.play("done", 1).state, 1)
    assert steps[-1].points[0] == layout.plan_for(2).board_of(1)
    assert steps[-1].points[1] in cells_in(after, 1)
    assert seen(position, "done", 1, viewer=0) == [], "whoever did it has seen it"


def test_who_watches_sees_what_is_new_on_all_boards() -> None:
    """4.5 On the large one, too."""
    position = play(place(ABOUT_TO, WAITS), "3-4", "c1e", "7-b2", "give 8", "done")
    steps = seen(position, "done", 1, viewer=SPECTATOR)
    assert "news-0-cross-0" in {step.element for step in steps}
    assert {step.element for step in steps} <= ids(position.view(SPECTATOR).state, SPECTATOR)


def test_points_of_a_place_that_is_shared_fly_one_after_the_other() -> None:
    """4.5 There is one coin for a task; all of them together are still quick."""
    position = play(place(ABOUT_TO, ABOUT_TO, WAITS), "3-4")
    for seat in (0, 1):
        position = play(position, "c1e", "7-b2", "give 8", "done", seat=seat)
    coins = [step for step in seen(position, "done", 2, viewer=2) if "coin" in step.element]
    assert [(step.kind, step.together) for step in coins] == [("slide", False)] * 2
    assert coins[0].points[1] != coins[1].points[1]
    assert beats_of(coins) <= 4


@pytest.mark.parametrize("players", [2, 5])
def test_what_happens_in_a_move_is_soon_over(players: int) -> None:
    """3.1 Under 0.8 seconds, and never more than the page shows."""
    game = cookietin.game("cookie-party", players=players)
    for step in checks.random_match(game, seed=5):
        is_round_over = step.before.phase != step.after.phase
        for viewer in (0, SPECTATOR) if is_round_over else (step.seat,):
            steps = steps_of(step.before, step.seat, step.move, step.after, viewer)
            assert len(steps) < MOST_STEPS
            moving = [one for one in steps if one.kind != "dice"]
            assert 0.19 * beats_of(moving) < 0.8, step


def chips_in(s: State, seat: int) -> dict[str, Point]:
    """Where the picture has the chips of the large board."""
    drawn = view.pieces(s, seat, say)
    found = re.findall(r'<g id="(chip-\d+)" transform="translate\(([\d.]+) ([\d.]+)\)', drawn)
    return {ident: (float(x), float(y)) for ident, x, y in found}


def ids(s: State, seat: int) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', picture_of(GAME, s, seat, say)))


@pytest.mark.parametrize("side", ["blue", "yellow"])
def test_steps_lead_from_the_picture_before_to_the_picture_after(side: str) -> None:
    """3.2 3.6 3.7 4.3 Chips slide from where they are drawn to where they are drawn next."""
    game = cookietin.game("cookie-party", players=3, side=side)
    slides = 0
    for step in checks.random_match(game, seed=2):
        if step.seat == CHANCE or step.move == moves.PLACE_REST:
            continue
        views = [ask.view_of(GAME, state, step.seat) for state in (step.before, step.after)]
        now, then = (chips_in(one, step.seat) for one in views)
        for one in steps_of(step.before, step.seat, step.move, step.after, step.seat):
            if one.kind == "slide":
                slides += 1
                assert one.points[0] == now[one.element], step
                now[one.element] = one.points[-1]
        assert {ident: now[ident] for ident in then} == then, step
    assert slides > 20


def test_steps_are_of_what_the_picture_has() -> None:
    """3.1 4.5 For whoever looks; of others nothing before the round is over."""
    game = cookietin.game("cookie-party", players=4)
    everything = set()
    for step in checks.random_match(game, seed=3):
        for viewer in (0, 3):
            steps = steps_of(step.before, step.seat, step.move, step.after, viewer)
            if not steps:
                continue
            elements = {one.element for one in steps} - {"", "dice"}
            assert elements <= ids(ask.view_of(GAME, step.before, viewer), viewer), step
            everything |= {one.kind for one in steps}
            assert step.seat in (viewer, CHANCE) or step.after.phase != rules.ROUND
    assert everything == {"dice", "appear", "slide", "arc", "hop", "crumbs", "flash", "strokes"}
