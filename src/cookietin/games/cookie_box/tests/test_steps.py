"""What is seen to happen in Cookie Box."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cookietin.engine import SPECTATOR, Step, ask, checks
from cookietin.engine.picture import picture_of
from cookietin.engine.position import Game
from cookietin.engine.protocol import CHANCE
from cookietin.engine.texts import speaker
from cookietin.games.cookie_box import GAME, rules, view
from cookietin.games.cookie_box.data import NAMES
from cookietin.games.cookie_box.moves import steal_move
from cookietin.games.cookie_box.tests.drawn import place, play
from cookietin.games.cookie_box.view import BIN_AT, STAGE, hand_at, top_of

GOLDEN, PLAIN, RANCID = (NAMES.index(name) for name in ("golden", "plain", "rancid"))


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
    return view.steps(views[0], ask.seen_by(GAME, viewer, happened), views[1])


def places(svg: str) -> dict[str, tuple[float, float]]:
    """Where everything is drawn that has an id and a place."""
    pattern = r'id="([^"]+)"(?: href="[^"]*")? transform="translate\((-?[\d.]+) (-?[\d.]+)\)'
    return {ident: (float(x), float(y)) for ident, x, y in re.findall(pattern, svg)}


def test_a_cookie_that_is_known_goes_by_way_of_the_plate_to_the_pile() -> None:
    """3.4 It is shown there."""
    drawing = "A takes: plain | B: - | box: golden ? [plain]"
    here = view.place(place(drawing).state, 0)
    assert seen(drawing, "take 0") == [
        Step("slide", "cookie-0", points=(here, STAGE)),
        Step("appear", f"shown-{GOLDEN}", points=(STAGE,)),
        Step("slide", "cookie-0", points=(STAGE, top_of(2, 0, 2))),
    ]


def test_a_cookie_that_lies_icon_down_waits_on_the_plate_until_it_is_shown() -> None:
    """1.2 3.4 As what it turns out to be."""
    drawing = "A takes: - | B: - | box: golden ? [plain]"
    here = view.place(place(drawing).state, 1)
    assert seen(drawing, "take 1") == [Step("slide", "cookie-1", points=(here, STAGE))]
    assert seen(drawing, "take 1, plain") == [
        Step("appear", f"shown-{PLAIN}", points=(STAGE,)),
        Step("slide", "cookie-1", points=(STAGE, top_of(2, 0, 1))),
    ]


def test_what_leaned_on_it_falls_first() -> None:
    """3.2 One after another."""
    drawing = "A takes: - | B: - | box: golden |(0) |(0) [plain rancid]"
    assert seen(drawing, "take 0, down") == [Step("flash", "cookie-1")]
    assert seen(drawing, "take 0, down, rancid") == [
        Step("flash", "cookie-2"),
        Step("appear", f"shown-{GOLDEN}", points=(STAGE,)),
        Step("slide", "cookie-0", points=(STAGE, top_of(2, 0, 1))),
    ]


def test_one_taken_from_a_pile_goes_to_the_other_pile_and_is_shown() -> None:
    """4.3 By Yearning."""
    drawing = "A yearns: yearning | B: rancid golden | box: ? [plain]"
    assert seen(drawing, "from 1") == [Step("flash", "pile-1")]
    assert seen(drawing, "from 1, golden") == [
        Step("slide", "top-1", points=(top_of(2, 1, 2), top_of(2, 0, 2))),
        Step("appear", f"shown-{GOLDEN}", points=(STAGE,)),
    ]


def test_one_that_is_given_goes_to_the_other_pile_and_is_shown() -> None:
    """4.4 By Generous."""
    drawing = "A gives: generous golden | B: - | box: ? [plain]"
    assert seen(drawing, "give golden 1") == [
        Step("slide", "top-0", points=(top_of(2, 0, 2), top_of(2, 1, 1))),
        Step("appear", f"shown-{GOLDEN}", points=(STAGE,)),
    ]


def test_exchanged_piles_go_to_each_others_place() -> None:
    """4.5 The rest of a pile, then the uppermost; of an empty one nothing."""
    drawing = "A swaps: cheeky plain | B: golden | C: - | box: ? [plain]"
    there, back = (top_of(3, 0, 2), top_of(3, 1, 2)), (top_of(3, 1, 1), top_of(3, 0, 1))
    assert seen(drawing, "swap 1") == [
        Step("slide", "stack-0", points=there),
        Step("slide", "top-0", points=there),
        Step("slide", "top-1", points=back),
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


def test_a_shake_and_who_begins_are_shown() -> None:
    """2.1 2.2 3.3 The lid, then the cookies in the box."""
    start = Game.of(GAME, {"players": 3}).start(chance=None)
    begun = start.play("2 begins")
    assert watched(start.state, CHANCE, 2, begun.state, 0) == [Step("flash", "pile-2")]
    shaken = begun.play("shake 5")
    assert watched(begun.state, CHANCE, 5, shaken.state, 0) == [Step("flash", "lid")]
    drawing = "A takes: - | B: - | box: golden |() [plain]"
    assert seen(drawing, "take 0, shake 1") == [Step("flash", "heap")]


def test_a_hand_in_the_colour_of_the_thief_shows_at_the_robbed_pile() -> None:
    """5.4 To everybody alike; what was taken is not shown."""
    drawing = "A takes: plain | B: golden | C: rancid rancid | box: ? ? [plain plain]"
    hand = Step("appear", "hand-1-2", points=(hand_at(3, 2),))
    before = place(drawing, thief="on")
    after = play(before, "B: steal 2")
    for viewer in (0, 1, 2, SPECTATOR):
        assert watched(before.state, 1, steal_move(2), after.state, viewer) == [hand]
    assert seen(drawing, "B: steal 2, rancid", thief="on") == []


def test_a_claim_flashes_the_pile_where_the_cookie_is_now() -> None:
    """5.3 Right or wrong."""
    drawing = "A takes: plain | B: golden | C: rancid rancid | box: ? ? [plain plain]"
    right = seen(drawing, "B: steal 2, rancid, C: claim 0 1", thief="on")
    assert right == [Step("flash", "pile-2")]
    wrong = seen(drawing, "B: steal 2, rancid, C: claim 0 0", thief="on")
    assert wrong == [Step("flash", "pile-1")]


# Steps of whole matches


@pytest.mark.parametrize(("players", "thief"), [(2, "off"), (3, "on"), (4, "off"), (6, "on")])
def test_steps_move_what_the_picture_has_from_where_it_is(players: int, thief: str) -> None:
    """3.4 4.3 4.4 4.5 4.6 5.4 Things that are seen for a second are seen where they are drawn."""
    say = speaker(GAME.package, "en")
    kinds = set()
    for step in checks.random_match(Game.of(GAME, {"players": players, "thief": thief}), 8):
        svg = picture_of(GAME, ask.view_of(GAME, step.before, SPECTATOR), SPECTATOR, say)
        now = places(svg)
        for one in watched(step.before, step.seat, step.move, step.after, SPECTATOR):
            kinds.add(one.kind)
            assert f'id="{one.element}"' in svg, step
            if one.kind != "flash":
                assert one.points[0] == now[one.element], step
            if one.kind == "slide":
                now[one.element] = one.points[-1]
    assert kinds == {"slide", "appear", "flash"}


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
            ends = [s.points[-1] for s in steps if s.kind == "slide" and s.points[-1] != BIN_AT]
            if ends and ends[-1] != STAGE:
                assert ends[-1] in tops, step
                arrived += 1
    assert arrived > 20
