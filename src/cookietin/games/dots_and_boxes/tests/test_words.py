"""How lines of Dots and Boxes are written, and what buttons, hints and the log say."""

from __future__ import annotations

import pytest

import cookietin
from cookietin import CHANCE
from cookietin.engine import NOTHING
from cookietin.engine.texts import LANGUAGES
from cookietin.games.dots_and_boxes import data, words
from cookietin.games.dots_and_boxes.tests.drawn import may, place, told

THREE = "*A\n+--+--+\n|\n+--+  +\n|\n+  +  +"  # of a1
TWO = "*A\n+--+--+\n|     |\n+--+--+\n\n+  +  +"


def test_an_edge_is_named_by_the_box_below_it_or_to_its_right() -> None:
    """2.1 And at the rim by the only one there is."""
    position = place("*A\n+  +  +\n\n+  +  +")
    assert may(position) == ["a1n", "b1n", "a1s", "b1s", "a1w", "b1w", "b1e"]


@pytest.mark.parametrize("rows", range(1, 7))
@pytest.mark.parametrize("columns", range(1, 7))
def test_a_name_means_one_edge_on_a_grid_of_any_size(rows: int, columns: int) -> None:
    """1.1 2.1 From either of its boxes, in letters of either size, with a blank or without."""
    position = cookietin.game("dots-and-boxes", rows=rows, columns=columns, first=0).start()
    s = position.state
    names: dict[int, set[str]] = {}
    for box in data.places_in(data.boxes_of(rows, columns)):
        for side, letter in enumerate(data.SIDES):
            name = data.box_name(box) + letter
            edge = words.read(s, 0, name)
            assert edge == data.edge_of(box, side)
            assert (
                edge == words.read(s, 0, f"{name[:2]} {letter}") == words.read(s, 0, name.upper())
            )
            names.setdefault(edge, set()).add(name)
    assert [move.number for move in position.legal()] == sorted(names)
    assert all(words.write(s, 0, edge) in named for edge, named in names.items())
    assert {len(named) for named in names.values()} <= {1, 2}


@pytest.mark.parametrize("text", ["", "a1", "a0n", "g1n", "a7n", "a1x", "a1nn", "b²n", "A１N"])
def test_what_is_no_name_means_nothing(text: str) -> None:
    """2.1 There are six columns and six rows at most, and four sides."""
    assert words.read(place(THREE).state, 0, text) == NOTHING


def test_who_begins_is_written_as_everywhere() -> None:
    """2.3 `1 begins`, and the number will do."""
    start = cookietin.game("dots-and-boxes", players=4).start(chance=None)
    texts = [move.text for move in start.legal(CHANCE)]
    assert texts == [f"{seat} begins" for seat in range(4)]
    assert start.play("2").state == start.play("2 begins").state


# In words


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("b1e", "Draw right of b1"),
        ("a1e", "Draw left of b1"),
        ("b2n", "Draw above b2"),
        ("b2s", "Draw below b2"),
    ],
)
def test_buttons_say_where_the_line_is(line: str, says: str) -> None:
    """2.1 In every language."""
    s = place(THREE).state
    phrase = words.label(s, 0, words.read(s, 0, line))
    assert phrase.text() == says
    assert len({phrase.text(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("drawing", "line", "says"),
    [
        (THREE, "a1e", "This closes a1, and you draw again."),
        (THREE, "b2s", "The next player can close a1."),
        (THREE, "a2s", "The next player can close a1 and a2."),
        (TWO, "a1e", "This closes a1 and b1, and you draw again."),
        ("*A\n+--+--+\n|A |  |\n+--+  +", "b1s", "This closes b1: it’s the last line."),
        ("*A\n+--+  +\n|\n+  +  +", "b1e", "The next player can’t close a box."),
    ],
)  # fmt: skip
def test_hints_say_what_a_line_would_do(drawing: str, line: str, says: str) -> None:
    """2.2 2.3 Close boxes, or leave some to others, or neither."""
    s = place(drawing).state
    phrase = words.hint(s, 0, words.read(s, 0, line))
    assert phrase.text() == says
    assert all(phrase.text(language) for language in LANGUAGES)


def test_whoever_is_to_draw_is_told_of_a_box_to_close() -> None:
    """2.1 2.2 And otherwise only to draw."""
    assert words.asks(place(THREE).state, 0).key == "ask-close"
    assert words.asks(place("*A\n+--+\n|\n+  +").state, 0).key == "ask-draw"


# The log


def test_the_log_tells_a_line_and_what_it_closes_at_once() -> None:
    """2.1 2.2 2.3"""
    assert [line.text() for line in told(place(THREE), "b2e")] == ["Ginger draws right of b2."]
    assert [line.text() for line in told(place(THREE), "a1e")] == [
        "Ginger draws left of b1 and closes a1."
    ]
    both = place("*B\n+--+--+\n|     |\n+--+--+\n\n+  +  +")
    assert [line.text() for line in told(both, "a1e")] == [
        "Blueberry draws left of b1 and closes a1 and b1."
    ]


def test_the_log_tells_who_begins() -> None:
    """2.3 When it is drawn."""
    start = cookietin.game("dots-and-boxes").start(chance=None)
    after = start.play("1 begins")
    assert [line.text() for line in after.phrases_since(start, 0)] == ["Blueberry goes first."]
