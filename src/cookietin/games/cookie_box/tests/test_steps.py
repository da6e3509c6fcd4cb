"""What is seen to happen in Cookie Box."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cookietin.engine import SPECTATOR, Seat, Step, ask, checks
from cookietin.engine.draw import middle
from cookietin.engine.picture import picture_of
from cookietin.engine.position import Game
from cookietin.engine.protocol import CHANCE
from cookietin.engine.texts import speaker
from cookietin.engine.view import beats_of
from cookietin.games.cookie_box import GAME, rules, view
from cookietin.games.cookie_box.data import NAMES
from cookietin.games.cookie_box.moves import steal_move
from cookietin.games.cookie_box.tests.drawn import place, play
from cookietin.games.cookie_box.view import (
    ACCUSED_AT,
    ACCUSER_AT,
    ALONE_AT,
    BANNER_AT,
    BIN_AT,
    LID_AT,
    STAGE,
    hand_at,
    top_of,
)
from cookietin.games.cookie_box.words import line

GOLDEN, PLAIN, RANCID, CHEEKY, BAD_FORTUNE = (
    NAMES.index(name) for name in ("golden", "plain", "rancid", "cheeky", "bad-fortune")
)
LONGEST = 800 / 190  # beats: eight tenths of a second at the usual pace


def told(kind: int) -> list[Step]:
    """The name of a cookie and its face, at the same moment."""
    says, shown = f"says-{kind}", f"shown-{kind}"
    return [Step("appear", part, (STAGE,), together=True) for part in (says, shown)]


def turned(kind: int) -> Step:
    return Step("turn", f"shown-{kind}", together=True)


def announced(part: str, at: tuple[float, float], after: float = 0.0) -> Step:
    """For two seconds; what comes after it is not seen at the same time."""
    return Step("appear", part, (at,), after=after, lasts=2.0)


GLITTER = Step("glitter", points=(STAGE,), together=True)
FUMES = Step("fumes", points=(STAGE,), together=True)
GOLDEN_IS_SHOWN = [*told(GOLDEN), turned(GOLDEN), GLITTER]


def seen(drawing: str, moves: str, **options: Any) -> list[Step]:
    """What is seen of the last of these moves, by somebody who only looks on."""
    *earlier, last = moves.split(", ")
    before = play(place(drawing, **options), ", ".join(earlier))
    after = play(before, last)
    played = after.line[-1]
    return watched(before.state, played.seat, played.number, after.state, SPECTATOR)


def watched(before: Any, seat: int, move: int, after: Any, viewer: int) -> list[Step]:
    """What a viewer is shown, made from what that viewer may know."""
    views = [ask.view_of(GAME, state, viewer) for state in (before, after)]
    happened = ask.happenings_of(GAME, before, seat, move)
    return view.steps(views[0], ask.seen_by(GAME, viewer, happened), views[1], viewer)


def places(svg: str) -> dict[str, tuple[float, float]]:
    """Where everything is drawn that has an id and a place."""
    pattern = r'id="([^"]+)"(?: href="[^"]*")? transform="translate\((-?[\d.]+) (-?[\d.]+)\)'
    return {ident: (float(x), float(y)) for ident, x, y in re.findall(pattern, svg)}


def test_a_cookie_that_is_known_goes_by_way_of_the_plate_to_the_pile() -> None:
    """3.4 It is shown there."""
    drawing = "A takes: plain | B: - | box: cheeky ? [plain]"
    here = view.place(place(drawing).state, 0)
    assert seen(drawing, "take 0") == [
        Step("slide", "cookie-0", points=(here, STAGE)),
        *told(CHEEKY),
        Step("slide", "cookie-0", points=(STAGE, top_of(2, 0, 2))),
    ]


def test_a_cookie_that_lies_icon_down_waits_on_the_plate_until_it_is_turned_over() -> None:
    """1.2 3.4 Then its face and its name are seen at once."""
    drawing = "A takes: - | B: - | box: golden ? [plain]"
    here = view.place(place(drawing).state, 1)
    assert seen(drawing, "take 1") == [Step("slide", "cookie-1", points=(here, STAGE))]
    pile = top_of(2, 0, 1)
    assert seen(drawing, "take 1, plain") == [
        *told(PLAIN),
        turned(PLAIN),
        Step("slide", "cookie-1", points=(STAGE, STAGE, STAGE, middle(STAGE, pile), pile)),
    ]


def test_the_best_and_the_worst_cookies_have_a_moment_of_their_own() -> None:
    """4.6 4.8 4.9 On the plate, where one rests then, and not before it lies there."""
    drawing = "A takes: plain | B: - | box: golden rancid bad-fortune ? [plain]"
    for at, kind, moment in (
        (0, GOLDEN, GLITTER),
        (1, RANCID, FUMES),
        (2, BAD_FORTUNE, Step("shake", "heap", together=True)),
    ):
        here, pile = view.place(place(drawing).state, at), top_of(2, 0, 2)
        out, on = (here, STAGE), (STAGE, STAGE, middle(STAGE, pile), pile)
        takes, goes = (Step("slide", f"cookie-{at}", points=way) for way in (out, on))
        assert seen(drawing, f"take {at}") == [takes, *told(kind), moment, goes]
    unknown = "A takes: - | B: - | box: ? [golden]"
    assert seen(unknown, "take 0, golden")[2:4] == [turned(GOLDEN), GLITTER]


def test_what_leaned_on_it_falls_over_first() -> None:
    """3.2 One after another."""
    drawing = "A takes: - | B: - | box: golden |(0) |(0) [plain rancid]"
    before = place(drawing).state
    there, pile = [view.place(before, at) for at in range(3)], top_of(2, 0, 1)
    assert seen(drawing, "take 0, down") == [
        Step("turn", "cookie-1", together=True),
        Step("crumbs", points=(there[1],)),
    ]
    assert seen(drawing, "take 0, down, rancid") == [
        Step("turn", "cookie-2", together=True),
        Step("crumbs", points=(there[2],), together=True),
        *told(GOLDEN),
        GLITTER,
        Step("slide", "cookie-0", points=(STAGE, STAGE, middle(STAGE, pile), pile)),
    ]


def test_one_taken_from_a_pile_flies_to_the_other_pile_and_is_shown() -> None:
    """4.3 By Yearning."""
    drawing = "A yearns: yearning | B: rancid golden | box: ? [plain]"
    assert seen(drawing, "from 1") == [Step("hop", "top-1")]
    way = Step("arc", "top-1", points=(top_of(2, 1, 2), top_of(2, 0, 2)))
    assert seen(drawing, "from 1, golden") == [*GOLDEN_IS_SHOWN, way]


def test_one_that_is_given_flies_to_the_other_pile_and_is_shown() -> None:
    """4.4 By Generous."""
    drawing = "A gives: generous golden | B: - | box: ? [plain]"
    way = Step("arc", "top-0", points=(top_of(2, 0, 2), top_of(2, 1, 1)))
    assert seen(drawing, "give golden 1") == [*GOLDEN_IS_SHOWN, way]


def test_exchanged_piles_fly_to_each_others_place_at_the_same_time() -> None:
    """4.5 The rest of a pile and the uppermost; of an empty one nothing."""
    drawing = "A swaps: cheeky plain | B: golden | C: - | box: ? [plain]"
    there, back = (top_of(3, 0, 2), top_of(3, 1, 2)), (top_of(3, 1, 1), top_of(3, 0, 1))
    assert seen(drawing, "swap 1") == [
        Step("arc", "stack-0", points=there, together=True),
        Step("arc", "top-0", points=there, together=True),
        Step("arc", "top-1", points=back),
    ]
    assert {step.element for step in seen(drawing, "swap 2")} == {"stack-0", "top-0"}


def test_half_of_a_rancid_pile_goes_to_the_bin() -> None:
    """4.6 Nobody sees which; of many, the last four."""
    drawing = "A takes: plain plain plain | B: - | box: rancid ? [plain]"
    gone = Step("slide", "top-0", points=(top_of(2, 0, 4), BIN_AT))
    assert seen(drawing, "take 0, plain") == [gone]
    pile = " ".join(["plain"] * 4 + ["double"] * 4 + ["cheeky"])
    many = f"A takes: {pile} | B: - | box: rancid ? [plain]"
    assert seen(many, "take 0, plain") == []
    assert seen(many, "take 0, plain, plain") != []


def test_the_box_is_shaken_with_its_lid_on() -> None:
    """2.1 2.2 3.3 Nobody sees how the cookies come to lie before it is open again."""
    start = Game.of(GAME, {"players": 3}).start(chance=None)
    begun = start.play("2 begins")
    assert watched(start.state, CHANCE, 2, begun.state, 0) == [Step("hop", "pile-2")]
    shaken = begun.play("shake 5")
    closes, rattles = Step("appear", "closing", (LID_AT,)), Step("shake", "closing")
    falls = Step("tumble", "heap")
    first = [closes, Step("shake", "lid", together=True), rattles, falls]
    assert watched(begun.state, CHANCE, 5, shaken.state, 0) == first
    drawing = "A takes: - | B: - | box: golden |() [plain]"
    again = [closes, Step("shake", "heap", together=True), rattles, falls]
    assert seen(drawing, "take 0, shake 1") == again


THIEVES = "A takes: plain | B: golden | C: rancid rancid | box: ? ? [plain plain]"


def test_a_theft_is_told_to_all_and_only_the_hand_tells_whose_it_was() -> None:
    """5.4 In the colour of the thief, to everybody alike; what was taken is not shown."""
    before = place(THIEVES, thief="on")
    after = play(before, "B: steal 2")
    said = line("said-hand", seat=Seat(1), other=Seat(2))
    for viewer in (0, 1, 2, SPECTATOR):
        assert watched(before.state, 1, steal_move(2), after.state, viewer) == [
            Step("appear", "hand-1-2", points=(hand_at(3, 2),), said=said),
            announced("banner-theft", BANNER_AT),
            announced("sign-2", ALONE_AT),
            announced("banner-who", BANNER_AT, after=2.0),
            Step("shake", "pile-2"),
        ]
    assert seen(THIEVES, "B: steal 2, rancid", thief="on") == []


@pytest.mark.parametrize(("named", "answer"), [(1, "right"), (0, "wrong")])
def test_a_claim_is_told_to_all_and_then_who_the_thief_was(named: int, answer: str) -> None:
    """5.3 Right or wrong."""
    claim = f"B: steal 2, rancid, C: claim 0 {named}"
    assert seen(THIEVES, claim, thief="on") == [
        announced("banner-claim", BANNER_AT),
        announced("sign-2", ACCUSER_AT),
        announced(f"sign-{named}", ACCUSED_AT),
        announced(f"banner-{answer}", BANNER_AT, after=2.0),
        announced("culprit-1", ALONE_AT, after=2.0),
        Step("shake", f"pile-{named}"),
    ]


# Steps of whole matches


@pytest.mark.parametrize(("players", "thief"), [(2, "off"), (3, "on"), (4, "off"), (6, "on")])
def test_steps_move_what_the_picture_has_from_where_it_is(players: int, thief: str) -> None:
    """3.4 4.3 4.4 4.5 4.6 5.4 What flies apart has a place only, and the signs go anywhere."""
    say = speaker(GAME.package, "en")
    kinds = set()
    for step in checks.random_match(Game.of(GAME, {"players": players, "thief": thief}), 8):
        svg = picture_of(GAME, ask.view_of(GAME, step.before, SPECTATOR), SPECTATOR, say)
        now = places(svg)
        for one in watched(step.before, step.seat, step.move, step.after, SPECTATOR):
            kinds.add(one.kind)
            if one.kind in ("crumbs", "glitter", "fumes"):
                assert one.points, step
                continue
            assert f'id="{one.element}"' in svg, step
            if one.points and not one.element.startswith("sign"):
                assert one.points[0] == now[one.element], step
            if one.kind in ("slide", "arc"):
                now[one.element] = one.points[-1]
    assert {"slide", "arc", "appear", "turn", "shake", "hop"} <= kinds


def test_nothing_turns_or_shakes_while_it_does_so_already() -> None:
    """3.2 4.8 A page moves a thing in its place one way at a time."""
    for step in checks.random_match(Game.of(GAME, {"players": 3, "thief": "on"}), 8):
        steps = watched(step.before, step.seat, step.move, step.after, SPECTATOR)
        in_place = [one.element for one in steps if one.kind in ("turn", "shake", "hop")]
        assert len(set(in_place)) == len(in_place), step


@pytest.mark.parametrize(("players", "thief"), [(2, "off"), (5, "on")])
def test_no_move_keeps_people_waiting(players: int, thief: str) -> None:
    """3.4 And every move is alone with what happens in it. A cookie that is shown has been taken
    out of the box before, which is a thing by itself.
    """
    for seed in range(4):
        for step in checks.random_match(Game.of(GAME, {"players": players, "thief": thief}), seed):
            steps = watched(step.before, step.seat, step.move, step.after, SPECTATOR)
            taken = [at for at, one in enumerate(steps) if one.points[1:] == (STAGE,)]
            shown = taken[0] + 1 if taken else 0
            assert beats_of(steps[:shown]) <= LONGEST, step
            assert beats_of(steps[shown:]) <= LONGEST, step
            assert not (steps and steps[-1].together), step


@pytest.mark.parametrize(("players", "thief"), [(2, "off"), (4, "on")])
def test_everybody_sees_the_same_happen(players: int, thief: str) -> None:
    """3.6 4.6 5.2 So nothing of what only some may know is in it."""
    for step in checks.random_match(Game.of(GAME, {"players": players, "thief": thief}), 4):
        move = step.before, step.seat, step.move, step.after
        happens = watched(*move, SPECTATOR)
        for viewer in range(players):
            assert watched(*move, viewer) == happens, step


def test_a_cookie_arrives_where_the_next_picture_has_the_top_of_the_pile() -> None:
    """3.4 4.3 4.4 The last point of its way."""
    say = speaker(GAME.package, "en")
    arrived = 0
    for step in checks.random_match(Game.of(GAME, {"players": 4, "thief": "off"}), 6):
        steps = watched(step.before, step.seat, step.move, step.after, SPECTATOR)
        if steps and step.after.phase != rules.OVER:
            then = places(picture_of(GAME, step.after, SPECTATOR, say))
            tops = {then.get(f"top-{seat}") for seat in range(4)}
            ways = [s.points for s in steps if s.kind in ("slide", "arc")]
            ends = [way[-1] for way in ways if way[-1] != BIN_AT]
            if ends and ends[-1] != STAGE:
                assert ends[-1] in tops, step
                arrived += 1
    assert arrived > 20
