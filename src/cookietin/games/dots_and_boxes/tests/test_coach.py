"""What a newcomer to Dots and Boxes is told, and what explains what."""

from __future__ import annotations

from functools import partial

import pytest

import cookietin
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.games.dots_and_boxes import GAME, coach
from cookietin.games.dots_and_boxes.tests.drawn import place


def told(drawing: str, seat: int = 0) -> list[str]:
    return [f"{tip.key} {tip.element}" for tip in coach.tips(place(drawing).state, seat)]


@pytest.mark.parametrize(
    ("drawing", "first"),
    [
        ("*A\n+  +  +\n\n+  +  +\n\n+  +  +", "draw edge-8"),
        ("*A\n+--+  +\n|\n+  +  +\n\n+  +  +", "third box-0"),
        ("*A\n+--+--+\n|\n+--+  +\n\n+  +  +", "close box-0"),
        ("*A\n+--+--+--+\n\n+--+--+--+", "chain box-0"),
    ],
)
def test_what_presses_most_is_told_first(drawing: str, first: str) -> None:
    """2.1 2.2 How to draw; what to leave alone; what to close; what to open if all give away."""
    assert told(drawing)[0] == first
    assert told(drawing)[-1].startswith("draw edge-")


def test_where_all_lines_give_away_the_fewest_boxes_are_pointed_at() -> None:
    """2.2 All of those that the next player could close, one after the other."""
    drawing = "*A\n+--+--+\n\n+--+--+\n   |\n+  +  +"
    (chain, _) = coach.tips(place(drawing).state, 0)
    assert (chain.key, chain.element, chain.beside) == ("chain", "box-7", ())
    (chain, _) = coach.tips(place("*A\n+--+--+--+\n\n+--+--+--+").state, 0)
    assert (chain.element, chain.beside) == ("box-0", ("box-1", "box-2"))


AGAIN = {
    "en": "again", "de": "noch einen Strich", "fr": "encore un trait", "nl": "nog een streepje",
    "it": "un’altra linea", "es": "otra raya", "pt": "outro traço", "pl": "jeszcze raz",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_whoever_closes_a_box_draws_again_is_told_with_how_to_draw(language: str) -> None:
    """2.3 Not only once there is a box to close."""
    say = speaker(GAME.package, language)
    for key in ("tip-draw", "tip-close", "how-close"):
        assert AGAIN[language] in say(key)


def test_nobody_is_told_anything_while_others_draw() -> None:
    """2.3 Or when it is over."""
    assert told("*A\n+--+--+\n|\n+--+  +", seat=1) == []
    assert told("+--+\n|A |\n+--+") == []


@pytest.mark.parametrize(
    ("element", "clause"),
    [("edge-3", 201), ("box-0", 202), ("cookie-7", 202), ("plate-1", 301), ("trail", 0)],
)
def test_a_thing_is_explained_by_its_clause(element: str, clause: int) -> None:
    """2.1 2.2 3.1"""
    assert coach.explains(place("*A\n+--+\n|\n+  +").state, 0, element) == clause


def test_the_rules_are_illustrated_by_what_the_scene_has() -> None:
    """2.1 2.2 3.1 And by nothing else."""
    s = coach.scene(partial(cookietin.game, "dots-and-boxes")).state
    for step in coach.STEPS:
        assert all(coach.box_of(s, element) for element in step.elements)
    standing = coach.box_of(s, "edge-50")
    assert standing is not None
    assert standing.width == standing.height
    assert coach.box_of(s, "trail") is None
