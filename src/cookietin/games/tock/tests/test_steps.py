"""What is tapped on the board of Tock, and what is seen to happen there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import pytest

import cookietin
from cookietin import CHANCE, SPECTATOR, Position
from cookietin.engine import Step, ask, checks
from cookietin.engine.draw import Point
from cookietin.engine.picture import picture_of
from cookietin.engine.protocol import NOT_YOUR_TURN
from cookietin.engine.view import beats_of
from cookietin.games.tock import GAME, rules, view, words
from cookietin.games.tock import moves as m
from cookietin.games.tock.data import PAWNS
from cookietin.games.tock.layout import layout_for
from cookietin.games.tock.rules import State
from cookietin.games.tock.tests.drawn import happened_between, place

TEAM: dict[str, Any] = {"players": 4}
SEVEN = "*0: 5 9 - - | 7  1: 20 - - - | 3"
NOT_YOURS = ask.clause_name(NOT_YOUR_TURN)
LAST_PAWN = "*0: h2 h3 h4 63 | 7  2: h2 h3 h4 20 | 3"


def taps(drawing: str, text: str, **options: Any) -> tuple[str, ...]:
    """How a play of seat 0 is tapped."""
    s = place(drawing, **options).state
    return view.taps(s, 0, words.read(s, 0, text))


def clause_of_tap(drawing: str, *tapped: str, **options: Any) -> str:
    """What a tap that leads to nothing is answered with: the refusal that got furthest."""
    s = place(drawing, **options).view(0).state
    begun = [
        move for move in range(len(GAME.moves)) if view.taps(s, 0, move)[: len(tapped)] == tapped
    ]
    return ask.clause_name(max(ask.clause_against(GAME, s, 0, move) for move in begun))


def seen(
    drawing: str, text: str, viewer: int = 0, seat: int | None = None, **options: Any
) -> list[Step]:
    """The steps of one play, from the views of somebody."""
    before = place(drawing, **options)
    after = before.play(text, seat)
    happened = ask.seen_by(GAME, viewer, happened_between(before, after))
    return view.steps(before.view(viewer).state, happened, after.view(viewer).state, viewer)


def on_board(steps: list[Step]) -> list[Step]:
    """Where pawns go."""
    return [step for step in steps if step.element.startswith("pawn-") and step.points]


def names(steps: list[Step]) -> list[tuple[str, str]]:
    return [(step.kind, step.element) for step in steps]


def foot(s: State, owner: int, pawn: int, progress: int) -> Point:
    """Where a pawn stands on the board of those who look on."""
    return view.foot(s, owner, pawn, progress, layout_for(s.players))


def way(s: State, owner: int, pawn: int, *stops: int) -> tuple[Point, ...]:
    return tuple(foot(s, owner, pawn, stop) for stop in stops)


# Taps


@pytest.mark.parametrize(
    ("drawing", "text", "tapped"),
    [
        ("*0: 5 - - - | 3 9  1: 20 - - - | 3", "9 a", ("card-1", "pawn-0-0", "square-14")),
        ("*0: 5 - - - | 3 4  1: 20 - - - | 3", "4 a", ("card-1", "pawn-0-0", "square-1")),
        ("*0: 2 - - - | 3 4  1: 20 - - - | 3", "4 a", ("card-1", "pawn-0-0", "square-62")),
        ("*0: 5 - - - | 3  1: 8 - - - | 3", "3 a", ("card-0", "pawn-0-0", "pawn-1-0")),
        ("*0: 62 - - - | 3  1: 20 - - - | 3", "3 a", ("card-0", "pawn-0-0", "home-0-1")),
        ("*0: 62 - - - | 3  1: 20 - - - | 3", "3 a lap", ("card-0", "pawn-0-0", "square-1")),
        ("*0: 5 - - - | A K  1: 20 - - - | 3", "A enter", ("card-0", "nest-0", "square-0")),
        ("*0: 5 - - - | A K  1: 20 - - - | 3", "K enter", ("card-1", "nest-0", "square-0")),
        ("*0: 5 - - - | J  1: 20 - - - | 3", "J a 1a", ("card-0", "pawn-0-0", "pawn-1-0")),
        ("*0: - - - - | J  1: 20 - - - | 3", "lay down", ("cards", "pile")),
    ],
)
def test_a_card_a_pawn_and_where_it_goes_are_tapped(
    drawing: str, text: str, tapped: tuple[str, ...]
) -> None:
    """2.6 3.1 3.2 3.4 3.6 3.7 4.1 4.6 Or who stands there; the nest; the other pawn; the pile."""
    assert taps(drawing, text) == tapped


def test_a_seven_is_tapped_part_by_part() -> None:
    """3.5 The square tells how far; a whole one ends after the first."""
    assert taps(SEVEN, "7 a") == ("card-0", "pawn-0-0", "square-12")
    split = ("card-0", "pawn-0-0", "square-8", "pawn-0-1", "square-13")
    assert taps(SEVEN, "7 a3 b4") == split


def test_the_second_part_of_a_seven_may_go_where_the_first_pawn_is_still_drawn() -> None:
    """3.5 That pawn is tapped, which has left only in thought."""
    drawing = "*0: 5 9 - - | 7  1: 20 - - - | 3"
    assert taps(drawing, "7 b3 a4") == ("card-0", "pawn-0-1", "square-12", "pawn-0-0", "pawn-0-1")


def test_a_seven_that_stops_short_is_ended_at_the_pile() -> None:
    """3.5 5.2 Or where its second part wins."""
    lost = "*0: h2 h3 h4 63 | 7  2: - - - - | 3"
    assert taps(lost, "7 d1", **TEAM) == ("card-0", "pawn-0-3", "home-0-0", "pile")
    assert taps(LAST_PAWN, "7 d1 2d6", **TEAM) == (
        "card-0",
        "pawn-0-3",
        "home-0-0",
        "pawn-2-3",
        "square-26",
    )
    near = "*0: h2 h3 h4 63 | 7  2: h2 h3 h4 30 | 3"
    assert taps(near, "7 d1 2d2", **TEAM)[3:] == ("pawn-2-3", "home-2-0")
    assert taps(near, "7 d1 2d6 lap", **TEAM)[3:] == ("pawn-2-3", "square-36")


def test_talk_is_called_by_buttons_only() -> None:
    """5.3 There is nothing to tap for it."""
    s = place("*0: 5 - - - | 3", players=4, table_talk="on").state
    assert view.taps(s, 2, m.call_move(1)) == ()
    assert view.taps(s, 2, m.ADMIT) == view.taps(s, 2, m.DENY) == ()


@pytest.mark.parametrize(
    ("drawing", "tapped", "clause"),
    [
        ("*0: 0! - - - | K 2  1: 20 - - - | 3", ["card-1"], "4.2"),
        ("*0: - - - - | 9 K  1: 20 - - - | 3", ["card-0"], "3.7"),
        ("*0: - - - - | Q K  1: 20 - - - | 3", ["card-0"], "3.3"),
        ("*0: 5 - - - | J 2  1: 16! - - - | 3", ["card-1"], "3.4"),
        ("*0: h1 - - - | 4 K  1: 20 - - - | 3", ["card-0"], "3.6"),
        ("*0: h1 - - - | 5 K  1: 20 - - - | 3", ["card-0", "pawn-0-0"], "4.5"),
        ("*0: h1 h3 - - | 2 K  1: 20 - - - | 3", ["card-0", "pawn-0-0"], "4.4"),
        ("*0: h1 h3 - - | 2 K  1: 20 - - - | 3", ["card-0"], "4.5"),
        ("*0: 14 - - - | 7 K  1: 32! - - - | 3", ["card-0", "nest-0"], "3.5"),
        ("*0: 30 - - - | 7 K  1: 32! - - - | 3", ["card-0"], "4.2"),
        ("*0: 5 - - - | 2 K  1: 20 - - - | 3", ["pile"], "2.5"),
        ("0: 5 - - - | 2 K  *1: 20 - - - | 3", ["card-0"], NOT_YOURS),
    ],
)
def test_a_tap_that_leads_nowhere_is_answered_with_its_clause(
    drawing: str, tapped: list[str], clause: str
) -> None:
    """2.3 2.5 3.3 3.4 3.5 3.6 3.7 4.2 4.4 4.5 Dead cards can be tapped."""
    assert clause_of_tap(drawing, *tapped) == clause


def test_the_partners_pawns_explain_themselves_but_no_dead_card() -> None:
    """5.1 A card that a partner's pawn could use says why one's own pawns cannot."""
    drawing = "*0: - - - - | 9 K  2: 20 - - - | 3"
    assert clause_of_tap(drawing, "card-0", **TEAM) == "3.7"
    alive = "*0: 5 - - - | 9 K  2: 20 - - - | 3"
    assert clause_of_tap(alive, "card-0", "pawn-2-0", **TEAM) == "5.1"


def is_play(move: int) -> bool:
    """Is a card played, or the hand laid down?"""
    return not isinstance(m.MOVES.of(move), m.Call | m.Admit | m.Deny)


def random_steps(every: int, most: int) -> Iterator[checks.Ply]:
    """Plays of seats in random matches, of all numbers of players and all options."""
    for game in checks.tables(GAME)[::every]:
        plays = (step for step in checks.random_match(game, seed=3) if step.seat != CHANCE)
        yield from islice(plays, 0, most)


def test_no_way_of_taps_begins_another() -> None:
    """2.4 3.5 In random matches; and each has at least one tap."""
    for step in random_steps(every=9, most=120):
        s = ask.view_of(GAME, step.before, step.seat)
        moves = [move for move in ask.legal(GAME, s, step.seat) if is_play(move)]
        ways = sorted(view.taps(s, step.seat, move) for move in moves)
        assert all(ways)
        for one, other in pairwise(ways):
            assert other[: len(one)] != one, step


# Steps


def test_a_pawn_walks_square_by_square() -> None:
    """3.7 While the card goes to the pile."""
    drawing = "*0: 5 - - - | 3  1: 20 - - - | 3"
    s = place(drawing).state
    steps = seen(drawing, "3 a")
    *card, walk = steps
    assert names(card) == [("slide", "card-0"), ("slide", "played-2")]
    assert all(step.together for step in card)
    assert walk == Step("walk", "pawn-0-0", way(s, 0, 0, 5, 6, 7, 8))


def test_a_taken_pawn_flies_to_its_nest_after_the_walk() -> None:
    """4.1 One after the other."""
    drawing = "*0: 5 - - - | 3  1: 8 - - - | 3"
    s = place(drawing).state
    nest = foot(s, 1, 0, rules.IN_NEST)
    assert on_board(seen(drawing, "3 a")) == [
        Step("walk", "pawn-0-0", points=way(s, 0, 0, 5, 6, 7, 8)),
        Step("taken", "pawn-1-0", points=(foot(s, 0, 0, 8), nest)),
    ]


def test_a_pawn_comes_out_of_the_nest_and_takes_who_stands_there() -> None:
    """3.2 4.3 From its own spot in the nest."""
    drawing = "*0: 5 - - - | K  1: 0 - - - | 3"
    s = place(drawing).state
    steps = on_board(seen(drawing, "K enter"))
    assert steps[0] == Step("walk", "pawn-0-1", points=way(s, 0, 1, rules.IN_NEST, 0))
    assert names(steps[1:]) == [("taken", "pawn-1-0")]


def test_a_four_goes_back_over_the_start() -> None:
    """3.6 Square by square."""
    drawing = "*0: 2 - - - | 4  1: 20 - - - | 3"
    s = place(drawing).state
    assert on_board(seen(drawing, "4 a"))[0].points == way(s, 0, 0, 2, 1, 0, 63, 62)


def test_home_and_another_lap_are_different_ways() -> None:
    """4.5 4.6 Past the start or into home."""
    drawing = "*0: 62 - - - | 3  1: 20 - - - | 3"
    s = place(drawing).state
    assert on_board(seen(drawing, "3 a"))[0].points == way(s, 0, 0, 62, 63, 64, 65)
    assert on_board(seen(drawing, "3 a lap"))[0].points == way(s, 0, 0, 62, 63, 0, 1)


def test_both_pawns_of_a_swap_fly_at_the_same_time() -> None:
    """3.4 Each to where the other was."""
    drawing = "*0: 5 - - - | J  1: 20 - - - | 3"
    s = place(drawing).state
    here, there = foot(s, 0, 0, 5), foot(s, 0, 0, 20)
    assert on_board(seen(drawing, "J a 1a")) == [
        Step("arc", "pawn-0-0", points=(here, there), together=True),
        Step("arc", "pawn-1-0", points=(there, here)),
    ]


def test_the_fence_is_gone_as_soon_as_its_pawn_leaves() -> None:
    """4.2 By a walk or by a Jack, and for nobody else."""
    walk = seen("*0: 0! 5 - - | 3  1: 20 - - - | 3", "3 a")
    swap = seen("*0: 0! - - - | J  1: 20 - - - | 3", "J a 1a", jack_from_start="on")
    other = seen("*0: 0! 5 - - | 3  1: 20 - - - | 3", "3 b")
    fences = [
        [step.together for step in steps if step.element == "fence-0"]
        for steps in (walk, swap, other)
    ]
    assert fences == [[True], [True], []]


def test_the_parts_of_a_seven_are_seen_one_after_the_other() -> None:
    """3.5 5.2 With the partner's pawn too."""
    s = place(SEVEN).state
    assert on_board(seen(SEVEN, "7 a3 b4")) == [
        Step("walk", "pawn-0-0", points=way(s, 0, 0, 5, 6, 7, 8)),
        Step("walk", "pawn-0-1", points=way(s, 0, 1, 9, 10, 11, 12, 13)),
    ]
    elements = [step.element for step in on_board(seen(LAST_PAWN, "7 d1 2d6", **TEAM))]
    assert elements == ["pawn-0-3", "pawn-2-3"]


def test_a_card_goes_to_the_pile_from_the_hand_or_from_where_others_see_it() -> None:
    """2.2 2.3 It stays there while the pawn walks. Never is it told from which place it came."""
    drawing = "*0: 5 - - - | 3 9 9  1: 20 - - - | 3"
    s = place(drawing).state
    board, turned = layout_for(2), layout_for(2, seat=1)
    mine, others = seen(drawing, "9 a"), seen(drawing, "9 a", viewer=1)
    from_hand = Step("slide", "played-8", (board.slot(1, 2), board.pile), together=True)
    assert mine[0] == from_hand
    assert others[0] == Step(
        "slide", "played-8", (view.tray_of(s, 0, turned).cards, board.pile), together=True
    )
    assert names(mine[1:]) == names(others[1:]) == [("walk", "pawn-0-0")]
    assert names(seen(drawing, "9 a", viewer=SPECTATOR)) == names(others)


def test_the_last_of_its_kind_leaves_the_hand() -> None:
    """2.2 Of equal cards the others stay."""
    drawing = "*0: 5 - - - | 3 9 9  1: 20 - - - | 3"
    three, nine = seen(drawing, "3 a"), seen(drawing, "9 a")
    assert names(three[:2]) == [("slide", "card-0"), ("slide", "played-2")]
    assert [step.element for step in nine if step.element.startswith("card-")] == []


def test_a_hand_that_is_laid_down_is_seen_by_all() -> None:
    """2.6 Card by card about the pile, and then beside the nest."""
    drawing = "*0: - - - - | 3 9 9  1: 20 - - - | 3"
    for viewer in (0, 1, SPECTATOR):
        faces = [step for step in seen(drawing, "lay down", viewer) if "card" not in step.element]
        assert names(faces) == [("slide", "played-2"), ("slide", "played-8"), ("flash", "hand-0")]
    three, nine, _ = seen(drawing, "lay down", 1)
    pile = layout_for(2).pile
    assert (three.points[-1][0] + nine.points[-1][0]) / 2 == pytest.approx(pile[0], abs=0.1)
    assert len(set(three.points[-3:])) == 1  # it lies there for a while


def test_who_has_all_pawns_at_home_jumps_for_joy() -> None:
    """5.1 6.1 Alone; who wins, with the partner."""
    lost = "*0: h2 h3 h4 62 | 7  2: - - - - | 3"
    assert hopping(seen(lost, "7 d2", **TEAM)) == {f"pawn-0-{pawn}" for pawn in range(PAWNS)}
    won = {f"pawn-{seat}-{pawn}" for seat in (0, 2) for pawn in range(PAWNS)}
    winning = "*0: h2 h3 h4 62 | 7  2: h2 h3 h4 31 | 3"
    assert hopping(seen(winning, "7 d2 2d1", **TEAM)) == won


def hopping(steps: list[Step]) -> set[str]:
    return {step.element for step in steps if step.kind == "hop"}


def test_apart_from_walks_no_play_takes_long() -> None:
    """3.4 4.1 Four beats, which are 760 milliseconds; six where a Seven takes two."""
    taken = set()
    for step in random_steps(every=9, most=400):
        happened = ask.happenings_of(GAME, step.before, step.seat, step.move)
        shown = [
            one
            for one in view.steps(step.before, happened, step.after, SPECTATOR)
            if one.kind != "hop"
        ]
        walked = sum(one.beats for one in shown if one.kind == "walk")
        count = [one.kind for one in shown].count("taken")
        taken.add(count)
        assert beats_of(shown) - walked <= (6 if count > 1 else 4), step
    assert taken == {0, 1, 2}


def test_who_is_taken_first_flies_while_a_seven_goes_on() -> None:
    """3.5 4.1 And who is taken last, after it."""
    drawing = "*0: 5 9 - - | 7  1: 8 13 - - | 3"
    steps = on_board(seen(drawing, "7 a3 b4"))
    assert names(steps) == [
        ("walk", "pawn-0-0"),
        ("taken", "pawn-1-0"),
        ("walk", "pawn-0-1"),
        ("taken", "pawn-1-1"),
    ]
    assert [step.together for step in steps] == [False, True, False, False]


def test_what_talk_costs_is_taken_to_the_nest() -> None:
    """5.3 When it is admitted, and not before."""
    before = place("*0: 5 - - - | 3  1: 20 - - - | 4", players=4, table_talk="on")
    called = before.play("call 1", seat=2)
    denied = called.play("deny", seat=1)
    admitted = denied.play("admit", seat=3)
    assert last_steps(before, called) == last_steps(called, denied) == []
    assert names(last_steps(denied, admitted)) == [("taken", "pawn-1-0")]


def last_steps(before: Position, after: Position) -> list[Step]:
    return view.steps(before.state, happened_between(before, after), after.state, SPECTATOR)


def test_nothing_is_seen_of_the_deal() -> None:
    """2.2 The cards are there."""
    start = cookietin.game("tock", players=2, first=0).start(chance=None)
    assert last_steps(start, start.play("4")) == []


def pawns(s: State) -> dict[str, Point]:
    """Where the picture has each pawn."""
    svg = view.pieces(s, SPECTATOR, quiet)
    found = re.findall(r'<g id="(pawn-\d-\d)" transform="translate\(([\d.]+) ([\d.]+)\)', svg)
    return {ident: (float(x), float(y)) for ident, x, y in found}


def test_steps_lead_from_the_picture_before_to_the_picture_after() -> None:
    """3.1 3.2 3.3 3.4 3.5 3.6 3.7 4.1 4.3 Every way begins where its pawn is; none is forgotten."""
    kinds = set()
    for step in random_steps(every=9, most=400):
        now, then = pawns(step.before), pawns(step.after)
        assert len(now) == step.before.players * PAWNS
        happened = ask.happenings_of(GAME, step.before, step.seat, step.move)
        for one in on_board(view.steps(step.before, happened, step.after, SPECTATOR)):
            assert one.points[0] == now[one.element], step
            now[one.element] = one.points[-1]
            kinds.add(one.kind)
        assert now == then, step
    assert kinds == {"walk", "arc", "taken"}


def test_every_move_can_be_asked_about() -> None:
    """2.4 3.5 5.1 Allowed or not; what it names is drawn, for whoever looks."""
    for step in random_steps(every=25, most=40):
        for seat in range(step.before.players):
            s = ask.view_of(GAME, step.before, seat)
            drawn = set(re.findall(r' id="([^"]+)"', picture_of(GAME, s, seat, quiet)))
            tapped = {tap for move in range(len(GAME.moves)) for tap in view.taps(s, seat, move)}
            assert tapped <= drawn, step


def quiet(key: str, /, **variables: object) -> str:
    """In no language, which is faster."""
    return key
