"""The picture of Cookie Box, and what its taps mean."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import combinations
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

import cookietin
from cookietin import Position
from cookietin.engine import SPECTATOR, ask, checks, draw
from cookietin.engine.picture import picture_of
from cookietin.engine.position import Game
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.games.cookie_box import GAME, rules, view
from cookietin.games.cookie_box.art import SIZE
from cookietin.games.cookie_box.data import COOKIES, KINDS, NAMES
from cookietin.games.cookie_box.moves import MOVES
from cookietin.games.cookie_box.pile import NO_COOKIE
from cookietin.games.cookie_box.rules import State
from cookietin.games.cookie_box.tests.drawn import place, play
from drawing import identified, tag, title

TAKES = (
    "A takes: plain double | B: rancid | box: cheeky/golden ?/|() |(2) rancid [double plain plain]"
)
LARGEST, LARGEST_PIECES = 55_000, 23_000


def picture(position: Position, seat: int = 0, language: str = "en") -> str:
    return position.view(seat).svg(language)


def drawn_text(element: ElementTree.Element) -> list[str]:
    return [child.text or "" for child in element.iter() if tag(child) == "text"]


def states(players: int, thief: str = "off") -> Iterator[State]:
    """The states of a random match at a table."""
    match = list(checks.random_match(Game.of(GAME, {"players": players, "thief": thief}), 3))
    yield from (step.before for step in match)
    yield match[-1].after


def drawn(s: State, seat: int, language: str = "en") -> str:
    return picture_of(GAME, ask.view_of(GAME, s, seat), seat, speaker(GAME.package, language))


# The picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_the_picture_is_small_and_well_formed_and_uses_what_is_defined_in_it(
    players: int, language: str
) -> None:
    """1.1 In every language; pages forbid styles, and nothing is fetched from elsewhere."""
    for at, s in enumerate(states(players, "on" if players > 2 else "off")):
        if at % 20 == 0 or s.phase == rules.OVER:
            svg = drawn(s, at % players, language)
            found = identified(svg)
            for element in found["pieces"].iter():
                assert not {"style", "class"} & element.attrib.keys()
                if tag(element) == "use":
                    assert element.attrib["href"].removeprefix("#") in found
            assert len(svg) < LARGEST
            assert len(svg) - svg.index('<g id="pieces"') < LARGEST_PIECES


def test_texts_in_the_picture_are_escaped() -> None:
    """3.6 Whatever a text says, it is shown and not obeyed."""

    def say(key: str, /, **variables: object) -> str:
        return """<script>"&'</script>"""

    for s in (place(TAKES).state, GAME_BEFORE_THE_FIRST_SHAKE.state):
        assert "<script>" not in picture_of(GAME, s, 0, say)


GAME_BEFORE_THE_FIRST_SHAKE = Game.of(GAME, {"players": 4}).start(chance=None)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_cookie_in_the_box_is_drawn_above_all_that_it_lies_on(players: int) -> None:
    """3.1 3.2 The lowest first, and nothing that is not there."""
    for s in states(players):
        if s.phase == rules.OVER:
            continue
        svg = drawn(s, SPECTATOR)
        order = [int(number) for number in re.findall(r'<g id="cookie-(\d+)"', svg)]
        here = {at for at in range(COOKIES) if (s.there >> at) & 1}
        assert sorted(order) == sorted(here | {s.taken} - {NO_COOKIE})
        for at in here:
            for other in here:
                if (s.on_top[at] >> other) & 1:
                    assert order.index(at) < order.index(other)


def test_cookies_say_what_they_are_and_what_lies_on_them() -> None:
    """1.2 3.1 3.2 For those who point at them, and for those who cannot see them."""
    found = identified(picture(place(TAKES)))
    assert [title(found[f"cookie-{at}"]) for at in range(6)] == [
        "Cookie 0: Cheeky",
        "Golden, with this on top: Cheeky",
        "Cookie 2: face down",
        "on edge, with this on top: face down",
        "on edge",
        "Cookie 5: Rancid",
    ]


def test_what_can_be_taken_is_lifted_and_what_is_covered_lies_in_the_shade() -> None:
    """3.1 Known at a glance."""
    found = identified(picture(place(TAKES)))
    looks = [
        {use.attrib["href"] for use in found[f"cookie-{at}"].iter() if tag(use) == "use"}
        for at in range(6)
    ]
    tag_of = "#cookie-box-tag"
    assert looks[0] == {"#cookie-box-lifted", "#cookie-box-4-0", "#cookie-box-gleam", tag_of}
    assert looks[1] == {"#cookie-box-shade", "#cookie-box-8-1", "#cookie-box-veil-0"}
    assert looks[3] == looks[4] == {"#cookie-box-edge-shade", "#cookie-box-edge"}
    assert drawn_text(found["cookie-0"]) == ["#0"]
    assert drawn_text(found["cookie-1"]) == []
    assert [at for at in range(6) if "data-round" in found[f"cookie-{at}"].attrib] == [0, 2, 5]


def test_what_lies_in_the_heap_is_cookies_each_of_which_can_tumble() -> None:
    """2.1 A page lets the children of the heap fall one after another."""
    heap = identified(picture(place(TAKES)))["heap"]
    assert {one.attrib["id"] for one in heap} == {f"cookie-{at}" for at in range(6)}


def test_a_number_on_a_cookie_is_seen_only_beside_a_list_that_names_it() -> None:
    """6.2 It would be taken for points. What was taken has none at all."""
    found = identified(picture(place(TAKES)))
    for at in (0, 2, 5):
        hidden = [one for one in found[f"cookie-{at}"].iter() if "data-when" in one.attrib]
        assert [(one.attrib["data-when"], one.attrib["display"]) for one in hidden] == [
            ("listed", "none")
        ]
        assert [drawn_text(one) for one in hidden] == [[f"#{at}"]]
    assert not any(
        text.startswith("#")
        for s in states(2)
        if s.taken != NO_COOKIE and s.phase != rules.OVER
        for text in drawn_text(identified(drawn(s, 0))[f"cookie-{s.taken}"])
    )


@pytest.mark.parametrize("players", [2, 6])
def test_larger_cookies_that_can_be_taken_lie_apart_from_each_other(players: int) -> None:
    """3.1 Else it would look as if one covered the other."""
    grown = 0
    for s in states(players):
        free = view.cookies_in(s.free)
        sizes = {at: SIZE * draw.GROWTH.get(view.room_to_grow(s, at), 1) for at in free}
        grown += sum(size > SIZE for size in sizes.values())
        for one, other in combinations(free, 2):
            apart = dist(view.place(s, one), view.place(s, other))
            is_small = sizes[one] == sizes[other] == SIZE
            assert is_small or sizes[one] + sizes[other] <= apart
    assert grown


def test_a_plain_cookie_and_one_that_lies_icon_down_look_alike() -> None:
    """1.2 Whatever it is: its picture comes from its place."""
    one = place("A takes: - | B: - | box: ? ? [plain golden]")
    other = place("A takes: - | B: - | box: ? ? [rancid rancid]")
    assert picture(one).split('id="heap"')[1] == picture(other).split('id="heap"')[1]


def test_a_cookie_that_stands_shows_its_side_towards_the_middle() -> None:
    """3.2 At the left side and at the right."""
    position = place("A takes: - | B: - | box: |() ? ? ? |() [plain plain plain plain plain]")
    turns = re.findall(r'href="#cookie-box-edge" transform="rotate\((\d+)\)"', picture(position))
    assert turns == ["90", "270"]


def test_the_one_just_taken_lies_on_the_plate() -> None:
    """3.4 Until it is shown."""
    position = play(place(TAKES), "take 2")
    element = identified(picture(position))["cookie-2"]
    assert element.attrib["transform"] == f"translate({view.STAGE[0]} {view.STAGE[1]})"
    assert title(element) == "face down"
    assert view.draw_stage(position.state, speaker(GAME.package, "en")) == ""


def test_the_box_is_closed_until_it_is_shaken() -> None:
    """2.1 And then open."""
    assert "lid" in identified(picture(GAME_BEFORE_THE_FIRST_SHAKE))
    assert "lid" not in identified(picture(place(TAKES)))


def test_a_pile_tells_its_number_and_is_as_high_as_that() -> None:
    """3.6 To everybody; a large one is not drawn larger and larger."""
    position = place("A takes: plain golden | B: - | C: rancid | box: ? [plain]")
    for seat in (0, 1, SPECTATOR):
        found = identified(picture(position, seat))
        assert [title(found[f"pile-{one}"]) for one in range(3)] == [
            "Ginger: 2 cookies",
            "Blueberry: 0 cookies",
            "Honey: one cookie",
        ]
        assert [drawn_text(found[f"pile-{one}"]) for one in range(3)] == [["×2"], ["×0"], ["×1"]]
        parts = {"stack-0", "stack-1", "stack-2", "top-0", "top-1", "top-2"} & found.keys()
        assert parts == {"stack-0", "top-0", "top-2"}
    high = place("A takes: plain plain plain double double double rancid | B: - | box: ? [plain]")
    assert len(identified(picture(high))["stack-0"]) == view.LAYERS - 1


def test_who_acts_and_whose_turn_it_is_are_marked() -> None:
    """3.5 4.10 The pile of the one shines; the other has a small sign."""
    position = place("A': plain | B swaps: cheeky | box: ? [plain]")
    found = identified(picture(position))
    fills = [found[f"pile-{seat}"][1].attrib["fill"] for seat in range(2)]
    assert [fill == view.SHINE for fill in fills] == [False, True]
    signs = [
        "cookie-box-turn" in ElementTree.tostring(found[f"pile-{s}"], "unicode") for s in (0, 1)
    ]
    assert signs == [True, False]


def test_own_cookies_are_seen_by_kind_and_those_of_others_are_not() -> None:
    """3.6 Only the owner sees them."""
    position = place("A takes: plain good-fortune good-fortune | B: rancid | box: ? [plain]")
    mine, yours = (identified(picture(position, seat)) for seat in (0, 1))
    assert [title(mine[f"own-{kind}"]) for kind in (0, 5, 6)] == [
        "Plain: 1",
        "Rancid: 0",
        "Good fortune: 2",
    ]
    assert [title(yours[f"own-{kind}"]) for kind in (0, 5, 6)] == [
        "Plain: 0",
        "Rancid: 1",
        "Good fortune: 0",
    ]
    assert "5 points" in picture(position, 0)
    assert "1 point<" in picture(position, 1)


def test_who_looks_on_sees_what_nobody_has_seen() -> None:
    """2.1 3.6 How many of each kind are in the box and do not lie icon up."""
    found = identified(picture(place(TAKES), SPECTATOR))
    counts = [title(found[f"own-{kind}"]) for kind in range(KINDS)]
    assert counts[:2] == ["Plain: 2", "Double: 1"]
    assert counts[8] == "Golden: 0"


ACTING = {
    "A takes: plain | B: - | box: ? [plain]": "",
    "A': double | B takes: - | box: ? [plain]": "Double",
    "A yearns: yearning | B: plain | box: ? [plain]": "Yearning",
    "A gives: generous plain | B: - | box: ? [plain]": "Generous",
    "A swaps: cheeky | B: plain | box: ? [plain]": "Cheeky",
}


@pytest.mark.parametrize("drawing", ACTING)
def test_the_cookie_that_acts_is_shown_with_what_it_does(drawing: str) -> None:
    """4.2 4.3 4.4 4.5 To everybody."""
    position = place(drawing)
    s = position.state
    kind = view.acting_kind(s)
    assert ("" if kind < 0 else speaker(GAME.package, "en")(NAMES[kind])) == ACTING[drawing]
    for seat in (0, 1, SPECTATOR):
        assert ACTING[drawing] in picture(position, seat)


def test_if_none_acts_the_last_one_taken_is_shown() -> None:
    """3.4 Faded, and nothing before the first."""
    s = play(place("A takes: - | B: - | box: golden ? ? [plain plain]"), "take 0").state
    assert view.acting_kind(s) < 0
    assert view.last_taken(s) == NAMES.index("golden")
    faded = '<g id="stage" transform="translate(100 1009)" opacity=".55">'
    assert view.draw_stage(s, speaker(GAME.package, "en")).startswith(faded)
    empty = GAME_BEFORE_THE_FIRST_SHAKE.state
    assert view.draw_stage(empty, speaker(GAME.package, "en")) == ""


def test_the_bin_tells_how_many_are_gone() -> None:
    """4.6 And not which."""
    position = place("A takes: plain | B: - | box: ? [plain]")
    assert title(identified(picture(position))["bin"]) == "in the bin: 31"


def test_at_the_end_all_piles_are_turned_over() -> None:
    """6.1 6.2 With their points, and a crown for whoever has won."""
    position = place("A: golden plain | B: bad-fortune | box: -")
    svg = picture(position, SPECTATOR)
    assert "heap" not in identified(svg)
    assert view.draw_results(position.state).count("cookie-box-crown") == 1
    assert re.findall(r'font-size="62"[^>]*>(-?\d+)<', svg) == ["4", "-1"]


# The thief


def robbed() -> Position:
    position = place(
        "A takes: plain | B: golden | C: rancid rancid | box: ? ? [plain plain]", thief="on"
    )
    return play(position, "B: steal 2, rancid")


def test_a_stolen_cookie_is_seen_by_the_robbed_and_the_thief_alone() -> None:
    """5.2 5.3 The others see that something lies apart."""
    position = robbed()
    assert title(identified(picture(position, 2))["theft-0"]).startswith("Stolen from you: Rancid.")
    assert title(identified(picture(position, 1))["loot-0"]) == "Stolen by you: Rancid"
    for seat in (0, SPECTATOR):
        assert not {"theft-0", "loot-0"} & identified(picture(position, seat)).keys()
        shown = picture(position, seat).partition('<g id="pieces"')[2]
        assert shown.count("#cookie-box-mask") == 1


UNSEEN = {"closing", "says", "shown", "hand", "banner", "sign", "culprit"}


def test_no_hand_is_seen_in_the_picture_and_all_are_there() -> None:
    """5.4 Which of them showed itself, no picture tells."""
    before = place(
        "A takes: plain | B: golden | C: rancid rancid | box: ? ? [plain plain]", thief="on"
    )
    hands = re.compile(r'<g id="hand-[^>]*>')
    for seat in (0, 1, 2, SPECTATOR):
        drawn_hands = hands.findall(picture(before, seat))
        assert len(drawn_hands) == 6
        assert all('opacity="0"' in hand for hand in drawn_hands)
        assert hands.findall(picture(robbed(), seat)) == drawn_hands
    assert not hands.findall(picture(place(TAKES)))
    # A page keeps what has an id, and so a hand that it is just showing.
    unseen = identified(picture(before))["unseen"]
    named = [child.attrib["id"].partition("-")[0] for pane in unseen for child in pane]
    assert set(named) == UNSEEN


# Taps


def meant(position: Position, seat: int = 0) -> dict[tuple[str, ...], str]:
    s = position.view(seat).bare
    moves = ask.legal(GAME, position.state, seat)
    return {view.taps(s, seat, move): MOVES.write(move) for move in moves}


def test_a_tap_takes_a_cookie() -> None:
    """3.1 One for each that can be taken."""
    assert meant(place(TAKES)) == {
        ("cookie-0",): "take 0",
        ("cookie-2",): "take 2",
        ("cookie-5",): "take 5",
    }


WAYS: dict[str, dict[tuple[str, ...], str]] = {
    "A yearns: yearning | B: plain | C: - | D: golden | box: ? [plain]": {
        ("pile-1",): "from 1",
        ("pile-3",): "from 3",
    },
    "A gives: generous plain | B: - | C: - | box: ? [plain]": {
        ("own-0", "pile-1"): "give plain 1",
        ("own-0", "pile-2"): "give plain 2",
    },
    "A swaps: cheeky | B: plain | C: - | box: ? [plain]": {
        ("pile-1",): "swap 1",
        ("pile-2",): "swap 2",
    },
}


@pytest.mark.parametrize("drawing", WAYS)
def test_piles_and_own_cookies_are_tapped_for_what_the_cookie_does(drawing: str) -> None:
    """4.3 4.4 4.5 In the order in which one would say it."""
    assert meant(place(drawing)) == WAYS[drawing]


def test_one_quiet_tap_steals_and_two_name_the_thief() -> None:
    """5.1 5.3 What was stolen, then the pile of whoever is named."""
    position = robbed()
    assert meant(position, 1) == {}
    assert meant(position, 2) == {
        ("pile-0",): "steal 0",
        ("pile-1",): "steal 1",
        ("theft-0", "pile-0"): "claim 0 0",
        ("theft-0", "pile-1"): "claim 0 1",
    }


def test_a_tap_that_means_nothing_can_be_asked_about() -> None:
    """3.1 3.2 3.4 4.4 5.1 By the moves that begin with it."""

    def clauses(drawing: str, *tapped: str, **options: Any) -> set[str]:
        position = place(drawing, **options)
        s = position.state
        begun = [m for m in range(len(MOVES)) if view.taps(s, 0, m)[: len(tapped)] == tapped]
        refusals = [ask.refusal_of(GAME, s, 0, move) for move in begun]
        return {refusal.clause for refusal in refusals if refusal}

    assert clauses(TAKES, "cookie-1") == {"3.1"}
    assert clauses(TAKES, "cookie-4") == {"3.2"}
    assert clauses(TAKES, "pile-1") == set()
    gives = "A gives: generous plain | B: - | C: - | box: ? [plain]"
    assert clauses(gives, "cookie-0") == {"3.4"}
    assert clauses(gives, f"own-{NAMES.index('generous')}", "pile-1") == {"4.4"}
    assert clauses(gives, "pile-1", thief="on") == {"5.1"}


# The lid of the tin


def test_the_cover_shows_a_match_that_is_under_way() -> None:
    """3.1 4.10 Everybody has moved, and cookies of every height are left."""
    position = view.cover(partial(cookietin.game, "cookie-box"))
    assert position == view.cover(partial(cookietin.game, "cookie-box"))
    assert position.outcome is None
    assert position.state.tokens > position.game.players
    assert view.acting_kind(position.state) >= 0


def test_whom_one_can_choose_is_brighter_than_ones_own_pile() -> None:
    """4.3 Others see who is to choose."""
    position = place("A yearns: yearning | B: plain | C: - | D: golden | box: ? [plain]")
    assert position.state.phase == rules.YEARNS
    for seat, bright in ((0, {"pile-1", "pile-3"}), (1, {"pile-0"}), (SPECTATOR, {"pile-0"})):
        piles = identified(picture(position, seat))
        found = {f"pile-{at}" for at in range(4) if has_fill(piles[f"pile-{at}"], view.SHINE)}
        assert found == bright
        assert "data-when" not in picture(position, seat), "no list names a cookie now"


def has_fill(element: ElementTree.Element, colour: str) -> bool:
    return any(child.attrib.get("fill") == colour for child in element.iter())
