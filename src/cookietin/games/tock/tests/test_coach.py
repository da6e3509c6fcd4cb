"""What a newcomer to Tock is told, and what explains what."""

from __future__ import annotations

import pytest

from cookietin.engine import Tip
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.games.tock import GAME, coach
from cookietin.games.tock.tests.drawn import place

OTHER = "1: 24 32! - - | 5"


def told(drawing: str) -> list[tuple[str, str]]:
    """The tips of the first player, each with its place."""
    position = place(f"{drawing} {OTHER}", players=2, first=1)
    return [(tip.key, tip.element) for tip in coach.tips(position.view(0).bare, 0)]


@pytest.mark.parametrize(
    ("drawing", "first"),
    [
        ("*0: - - - - | 2 3 5 9 Q", ("dead", "pile")),
        ("*0: - - - - | 2 3 K", ("out", "card-2")),
        ("*0: 5 - - - | 2 4", ("special", "card-1")),
        ("*0: 5 - - - | 2 7", ("special", "card-1")),
        ("*0: 5 - - - | 2 J", ("special", "card-1")),
        ("*0: 0! - - - | 2 J", ("capture", "pawn-1-0")),  # nothing can be swapped
        ("*0: 60 - - - | 2", ("home", "pawn-0-0")),
        ("*0: 5 - - - | 2", ("capture", "pawn-1-0")),
    ],
)
def test_the_most_pressing_tip_comes_first(drawing: str, first: tuple[str, str]) -> None:
    assert next(one for one in told(drawing) if one[0] != "goal") == first


def test_why_a_first_hand_is_dead_is_told_before_what_the_game_is_about() -> None:
    """2.6 It's laid down at once, and the first tip would stand there."""
    assert [key for key, _ in told("*0: - - - - | 2 3 5 9 Q")] == ["dead", "goal"]


def test_of_pawns_to_capture_one_within_reach_is_shown() -> None:
    """4.1 Although another stands before it in the list."""
    position = place("*0: 50 - - - | 2  1: 35 58 - - | 3", players=2, first=1)
    told = {tip.key: tip.element for tip in coach.tips(position.view(0).bare, 0)}
    assert told["capture"] == "pawn-1-1"


def test_all_special_cards_in_the_hand_are_told_of_at_once() -> None:
    position = place(f"*0: 5 20 - - | 2 4 7 J {OTHER}", players=2, first=1)
    (tip,) = (tip for tip in coach.tips(position.view(0).bare, 0) if tip.key == "special")
    assert {tip.element, *tip.beside} == {"card-1", "card-2", "card-3"}


@pytest.mark.parametrize(("teams", "key"), [("on", "capture-team"), ("off", "capture")])
def test_that_ones_own_side_can_be_captured_is_told(teams: str, key: str) -> None:
    """4.1 One's own pawns and, in a team, the partner's."""
    drawing = f"*0: 5 - - - | 2 {OTHER} 2: - - - - | 5 3: - - - - | 5"
    s = place(drawing, players=4, first=3, teams=teams).view(0).bare
    assert Tip(key, "pawn-1-0", lesson="capture") in coach.tips(s, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_partner_is_told_of_where_there_is_one(language: str) -> None:
    """4.1"""
    say = speaker(GAME.package, language)
    alone, team = say("tip-capture"), say("tip-capture-team")
    assert len(team) > len(alone)
    assert team.startswith(alone.split(",")[0])


def test_nobody_is_told_anything_while_others_play() -> None:
    position = place(f"0: 5 - - - | 2 4 *{OTHER}", players=2, first=1)
    assert coach.tips(position.view(0).bare, 0) == []


@pytest.mark.parametrize(
    ("element", "clause"),
    [
        ("card-0", 301), ("card-1", 306), ("card-2", 305), ("card-3", 307), ("nest-0", 101),
        ("home-0-2", 405), ("square-0", 402), ("square-3", 401), ("pawn-1-1", 402),
        ("pawn-0-0", 401), ("pawn-0-1", 404), ("pawn-0-3", 101), ("hand-1", 202), ("pile", 206),
        ("dealer", 202), ("heart-0", 102), ("tock-pawn-0", 0),
    ],
)  # fmt: skip
def test_a_thing_is_explained_by_its_clause(element: str, clause: int) -> None:
    position = place(f"*0: 5 h2 - - | A 4 7 9 {OTHER}", players=2, first=1)
    assert coach.explains(position.view(0).bare, 0, element) == clause
