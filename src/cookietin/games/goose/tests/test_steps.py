"""What is tapped on the board of Goose, and what is seen to happen there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

import cookietin
from cookietin import CHANCE, Position
from cookietin.engine import SPECTATOR, Step, ask, checks
from cookietin.engine.draw import Point, dots, exact
from cookietin.engine.lots import faces_of
from cookietin.engine.texts import LANGUAGES
from cookietin.engine.theme import INK, PIPS
from cookietin.games.goose import GAME, rules, view, words
from cookietin.games.goose import happenings as h
from cookietin.games.goose.moves import THROW
from cookietin.games.goose.rules import State
from cookietin.games.goose.tests.drawn import place

SIDE = 1000
SIDE_ON_A_PHONE, FINGER = 360, 44


def ids(svg: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', svg))


def pawns(svg: str) -> dict[str, Point]:
    """Where the picture has each pawn."""
    found = re.findall(r'<g id="(pawn-\d)" transform="translate\(([\d.]+) ([\d.]+)\) scale', svg)
    return {ident: (float(x), float(y)) for ident, x, y in found}


def dice_group(svg: str) -> str:
    """All that belongs to the dice: what is drawn before the pawns."""
    found = re.search(r'<g id="pieces">(<g id="dice">.*?)<g id="pawn-', svg)
    assert found is not None
    return found[1]


def moving(s: State) -> str:
    """The part of the picture that is not the ground; in no language, which is faster."""

    def say(key: str, /, **variables: object) -> str:
        return key

    return view.pieces(s, CHANCE, say)


def steps_of(before: State, seat: int, move: int, after: State) -> list[Step]:
    """What is seen of a move, but for what is told meanwhile."""
    happened = ask.happenings_of(GAME, before, seat, move)
    found = view.steps(before, happened, after, SPECTATOR)
    lines = len(words.tell(before, happened, after))
    told = [step.told for step in found if step.told]
    assert told == sorted(told)  # never fewer
    assert all(number <= lines for number in told)
    return [replace(step, told=0) for step in found]


def alone(square: int) -> Point:
    """Where a pawn stands that has a square to itself."""
    return view.feet((square,))[0]


def seen(drawing: str, dice: str, **options: Any) -> tuple[list[Step], Position, Position]:
    """The steps of one throw, and the positions around it."""
    before = place(drawing, **options).play("throw")
    after = before.play(dice)
    move = after.line[-1]
    return steps_of(before.state, move.seat, move.number, after.state), before, after


def way(*squares: int) -> tuple[Point, ...]:
    return tuple(alone(square) for square in squares)


# The dice on the board


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_dice_lie_on_the_board_and_say_how_to_throw(language: str) -> None:
    """2.1 Each in a group of its own, before the pawns, which may walk over them."""
    position = place("*A:10 B:20")
    drawn = dice_group(position.svg(language))
    assert ids(drawn) == {"dice", "die-0", "die-1"}
    label = words.label(position.state, 0, THROW).text(language)
    assert f"<title>{label}</title>" in drawn


def test_a_page_can_show_other_faces() -> None:
    """2.1 In each die the pips are the only path."""
    drawn = re.findall(r'<g id="die-\d">.*?</g></g>', place("*A:10 B:20").svg())
    faces = [dots(PIPS[face], 22, INK) for face in (5, 2)]
    assert [re.findall("<path.*?/>", die) for die in drawn] == [[pips] for pips in faces]


def test_the_dice_shine_when_somebody_is_to_throw_and_only_then() -> None:
    """2.1 By their shape, not by colour alone."""
    to_throw = place("*A:10 B:20")
    others = (place("A:new B:new"), to_throw.play("throw"), place("A:63 B:20"))
    assert view.SHINE in dice_group(to_throw.svg())
    for position in others:
        drawn = dice_group(position.svg())
        assert view.SHINE not in drawn
        assert "<title>" not in drawn
        assert ids(drawn) == {"dice", "die-0", "die-1"}


def test_a_finger_finds_the_dice_on_a_phone() -> None:
    """2.1 44 pixels each way, and no square is under it."""
    drawn = dice_group(place("*A:10 B:20").svg())
    found = re.search(r'<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" fill-op', drawn)
    assert found is not None
    x, y, width, height = map(int, found.groups())
    assert min(width, height) * SIDE_ON_A_PHONE / SIDE >= FINGER
    for square in range(rules.FINISH):
        across, down = view.centre(square)
        nearest = min(max(across, x), x + width), min(max(down, y), y + height)
        assert dist((across, down), nearest) > view.RADIUS


def test_the_picture_stays_small() -> None:
    """1.1 It goes over the wire after every throw."""
    crowd = place("*A:31 B:31w1 C:19r D:52w E:52 F:62", release="on")
    assert max(len(crowd.svg(language).encode()) for language in LANGUAGES) < 45_000


def test_whatever_is_tapped_of_the_dice_belongs_to_them() -> None:
    """2.1 Their middle, their leaf, each die: a tap on any of it is one on the dice."""
    root = ElementTree.fromstring(place("*A:10 B:20").svg())
    (dice,) = (element for element in root.iter() if element.get("id") == "dice")
    inside = list(dice.iter())
    assert {element.get("id") for element in inside} == {"dice", "die-0", "die-1", None}
    assert not any("pointer-events" in element.attrib for element in inside)


# Taps


def test_to_throw_is_one_tap_on_the_dice() -> None:
    """2.1 For everybody, always."""
    for seat, drawing in enumerate(("*A:10 B:20 C:new", "A:10 *B:20 C:new", "A:10 B:20 *C:new")):
        position = place(drawing)
        assert view.taps(position.state, seat, THROW) == ("dice",)
        assert "dice" in ids(position.svg())


# Steps, one by one


@pytest.mark.parametrize("players", range(2, 7))
def test_whoever_begins_is_shown(players: int) -> None:
    """2.3 By a flash of the pawn."""
    start = cookietin.game("goose", players=players).start(chance=None)
    for first in range(players):
        after = start.play(f"{first} begins")
        steps = steps_of(start.state, CHANCE, first, after.state)
        assert steps == [Step("flash", f"pawn-{first}")]


def test_the_wish_to_throw_shows_nothing() -> None:
    """2.1 The dice do."""
    before = place("*A:10 B:new")
    assert steps_of(before.state, 0, THROW, before.play("throw").state) == []


@pytest.mark.parametrize("one", range(1, 7))
@pytest.mark.parametrize("other", range(1, 7))
def test_the_dice_fall_first_and_as_they_were_thrown(one: int, other: int) -> None:
    """2.1 Both faces, in their order."""
    steps, _, _ = seen("*A:20 B:new", f"{one}-{other}")
    assert steps[0] == Step("dice", "dice", faces=(one, other))
    assert [step.kind for step in steps].count("dice") == 1


# Drawing, dice, options, and the squares of each way of the pawn that is thrown for.
WAYS: dict[str, tuple[str, str, dict[str, Any], list[tuple[int, ...]]]] = {
    "a throw": ("*A:10 B:20", "1-2", {}, [(10, 11, 12, 13)]),
    "past a goose and the detour": ("*A:40 B:new", "1-2", {}, [(40, 41, 42, 43)]),
    "a goose": ("*A:2 B:20", "1-2", {}, [(2, 3, 4, 5), (5, 6, 7, 8)]),
    "too far": ("*A:60 B:20", "4-1", {}, [(60, 61, 62, 63), (63, 62, 61)]),
    "a goose backwards": (
        "*A:62 B:20",
        "2-3",
        {},
        [(62, 63), (63, 62, 61, 60, 59), (59, 58, 57, 56, 55, 54), (54, 53, 52, 51, 50, 49)],
    ),
    "the goose on 23": (
        "*A:20 B:10",
        "1-2",
        {"goose_on_23": True},
        [(20, 21, 22, 23), (23, 24, 25, 26)],
    ),
    "the flight": ("*A:3 B:20", "1-2", {}, [(3, 4, 5, 6), (6, 12)]),
    "the detour": ("*A:40 B:20", "1-1", {}, [(40, 41, 42), (42, 37)]),
    "put back": ("*A:10 B:13", "1-2", {"occupied": "back"}, [(10, 11, 12, 13), (13, 10)]),
    "put back after a flight": (
        "*A:3 B:12",
        "1-2",
        {"occupied": "back"},
        [(3, 4, 5, 6), (6, 12), (12, 3)],
    ),
    "home": ("*A:61 B:20", "1-1", {}, [(61, 62, 63)]),
}


FLOWN = ((6, 12), (13, 10), (12, 3))  # by the flying goose, or put back


@pytest.mark.parametrize("event", WAYS)
def test_the_pawn_goes_from_square_to_square_and_flies_where_it_is_carried(event: str) -> None:
    """1.4 2.1 3.1 3.2 3.3 3.6 3.9 One way from stop to stop."""
    drawing, dice, options, squares = WAYS[event]
    steps, _, _ = seen(drawing, dice, **options)
    assert [step for step in steps if step.kind in view.WAYS] == [
        Step("arc" if stops in FLOWN else "walk", "pawn-0", points=way(*stops)) for stops in squares
    ]


def test_from_the_start_and_back_to_it_the_pawn_has_a_place_of_its_own() -> None:
    """2.2 3.8 A special nine leaps out of it, the soup throws back into it."""
    steps, before, _ = seen("A:20 *B:new", "5-4")
    start = pawns(before.svg())["pawn-1"]
    assert steps[1:] == [Step("arc", "pawn-1", points=(start, alone(53)))]
    steps, _, after = seen("A:20 *B:56", "1-1")
    assert pawns(after.svg())["pawn-1"] == start
    assert steps[1:] == [
        Step("walk", "pawn-1", points=way(56, 57, 58)),
        Step("fumes", points=(middle_of(58),), together=True),
        Step("arc", "pawn-1", points=(alone(58), start)),
    ]


def middle_of(square: int) -> Point:
    return exact(view.centre(square))


@pytest.mark.parametrize(
    ("drawing", "moment"),
    [
        ("*A:16 B:20", [Step("hop", "pawn-0")]),
        ("*A:28 B:20", [Step("shake", "pawn-0")]),
        ("*A:49 B:20", [Step("shake", "pawn-0")]),
        (
            "*A:60 B:20",
            [Step("glitter", points=(middle_of(63),), together=True), Step("hop", "pawn-0")],
        ),
    ],
    ids=["nest", "well", "cage", "finish"],
)
def test_landing_where_something_happens_is_a_moment(drawing: str, moment: list[Step]) -> None:
    """3.4 3.5 3.7 3.9 After the walk."""
    steps, _, _ = seen(drawing, "1-2")
    assert [step.kind for step in steps[:2]] == ["dice", "walk"]
    assert steps[2:] == moment


def test_on_a_shared_square_the_pawn_goes_beside_the_others() -> None:
    """1.4 As the picture has them: they move up meanwhile."""
    steps, before, after = seen("*A:10 B:13 C:13", "1-2")
    now, then = pawns(before.svg()), pawns(after.svg())
    assert then["pawn-0"] != alone(13)
    assert steps[1:] == [
        Step("slide", "pawn-1", points=(now["pawn-1"], then["pawn-1"]), together=True),
        Step("slide", "pawn-2", points=(now["pawn-2"], then["pawn-2"]), together=True),
        Step("walk", "pawn-0", points=(*way(10, 11, 12), then["pawn-0"])),
    ]


def test_who_must_make_room_goes_straight_to_the_other_place() -> None:
    """1.4 In an arc, while the one comes for whom it is made."""
    steps, _, _ = seen("*A:10 B:13", "1-2", occupied="swap")
    assert steps[1:] == [
        Step("walk", "pawn-0", points=way(10, 11, 12, 13), together=True),
        Step("arc", "pawn-1", points=way(13, 10)),
    ]
    steps, before, after = seen("*A:new B:53", "5-4", occupied="swap")
    here, there = pawns(before.svg()), pawns(after.svg())
    assert steps[1:] == [
        Step("arc", "pawn-0", points=(here["pawn-0"], there["pawn-0"]), together=True),
        Step("arc", "pawn-1", points=(here["pawn-1"], there["pawn-1"])),
    ]


def test_who_is_freed_or_released_is_shown() -> None:
    """3.5 3.7 4.1 By a flash of the pawn, when the other has arrived."""
    steps, _, _ = seen("*A:28 B:31w2", "1-2")
    assert [step.kind for step in steps] == ["dice", "slide", "walk", "shake", "flash"]
    assert steps[-2:] == [Step("shake", "pawn-0", together=True), Step("flash", "pawn-1")]
    steps, _, _ = seen("*A:49 B:52 C:52w", "1-2")
    assert [step for step in steps if step.kind == "flash"] == [Step("flash", "pawn-2")]
    steps, _, _ = seen("*A:10 B:31w3", "1-2")
    assert steps[-1] == Step("flash", "pawn-1")


# Steps of whole matches


def throws_of_random_matches(every: int) -> Iterator[checks.Ply]:
    """One match at every table, or at every so many: all numbers of players, and all options."""
    for game in checks.tables(GAME)[::every]:
        for step in checks.random_match(game, seed=5):
            if step.before.phase == rules.DICE_ROLL:
                yield step


def test_steps_lead_from_the_picture_before_to_the_picture_after() -> None:
    """1.4 2.1 2.2 3.1 3.2 3.3 3.6 3.8 Every way begins where its pawn is, and nobody is forgotten.

    A pawn that does not change its square may have to move up on it.
    """
    throws = 0
    for thrown in throws_of_random_matches(every=1):
        throws += 1
        before, after = thrown.before, thrown.after
        steps = steps_of(before, thrown.seat, thrown.move, after)
        now, then = pawns(moving(before)), pawns(moving(after))
        walked = set()
        for step in steps:
            if step.kind in (*view.WAYS, "slide"):
                assert len(step.points) > 1, thrown
                assert step.points[0] == now[step.element], thrown
                now[step.element] = step.points[-1]
            if step.kind in view.WAYS:
                walked.add(step.element)
        changed = {
            f"pawn-{seat}"
            for seat in range(before.players)
            if before.squares[seat] != after.squares[seat]
        }
        assert changed | {f"pawn-{before.turn}"} == walked, thrown
        assert now == then, thrown
    assert throws > 5_000


def test_steps_are_of_what_the_picture_has() -> None:
    """1.1 2.1 3.5 3.7 4.1 In both pictures; the faces are the dice; who is freed flashes."""
    everything = set()
    for thrown in throws_of_random_matches(every=5):
        before, after = thrown.before, thrown.after
        steps = steps_of(before, thrown.seat, thrown.move, after)
        everything |= {(step.kind, step.element) for step in steps}
        assert [step.faces for step in steps if step.kind == "dice"] == [faces_of(thrown.move)]
        flashes = [step.element for step in steps if step.kind == "flash"]
        freed = [s for s in range(before.players) if before.waiting[s] and not after.waiting[s]]
        assert flashes == [f"pawn-{seat}" for seat in freed], thrown
        elements = {step.element for step in steps if step.element}
        assert elements <= ids(moving(before)) & ids(moving(after)), thrown
    burst, still = {"fumes", "glitter"}, {"dice", "flash", "hop", "shake"}
    assert {kind for kind, _ in everything} == {*view.WAYS, "slide", *burst, *still}
    assert {kind for kind, ident in everything if not ident} == burst
    assert {ident for kind, ident in everything if kind == "walk"} == {
        f"pawn-{seat}" for seat in range(rules.PAWNS)
    }


def test_a_way_goes_through_every_square_between_two_stops() -> None:
    """2.1 2.2 3.1 3.2 3.3 3.6 And straight to the next stop where the pawn is carried."""
    for thrown in throws_of_random_matches(every=5):
        before = thrown.before
        steps = steps_of(before, thrown.seat, thrown.move, thrown.after)
        own = [step for step in steps if step.element == f"pawn-{before.turn}"]
        walks = [step for step in own if step.kind in view.WAYS]
        square = before.squares[before.turn]
        happened = ask.happenings_of(GAME, before, thrown.seat, thrown.move)
        stops = [one for one in happened if isinstance(one, h.Walks | h.Leaps | h.SentOn)]
        assert len(walks) in (len(stops), len(stops) + 1), thrown
        for step, told in zip(walks, stops, strict=False):
            stop = told.to
            between = range(square + 1, stop) if square < stop else range(square - 1, stop, -1)
            carried = h.Leaps, h.SentOn
            is_leap = isinstance(told, carried) and told[1:-1] in (
                (),
                (h.BY_FLIGHT,),
                (h.BY_DETOUR,),
            )
            assert step.points[1:-1] == (() if is_leap else way(*between)), thrown
            square = stop
