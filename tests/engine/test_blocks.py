"""A board in text fits, and breaks between words."""

from __future__ import annotations

import random

import pytest

from cookietin.engine import registry
from cookietin.engine.blocks import (
    Block,
    Drawing,
    Items,
    Rows,
    columns_of,
    entries,
    in_columns,
    in_rows,
    items_in_lines,
    laid_out,
    lines_that_fit,
    shorten,
    wrap,
)
from cookietin.engine.position import Game
from cookietin.engine.texts import LANGUAGES

COLUMNS, BOARD = (
    79,
    20,
)  # so many lines are left when a question, a choice and what is typed have one
TEXT = "Großväterchen würfelt eine 6 und zieht weiter. Ça va\u202f? 日本語の言葉 end"


@pytest.mark.parametrize("columns", [14, 20, 33, 79])
def test_a_text_breaks_between_words_and_loses_none(columns: int) -> None:
    lines = wrap(TEXT, columns, "  ")
    assert all(columns_of(line) <= columns for line in lines)
    assert " ".join(line.strip(" ") for line in lines) == TEXT
    assert not any("Ça va" in line and "?" not in line for line in lines)


def test_a_word_is_cut_only_where_no_line_could_hold_it() -> None:
    assert wrap("a 1234567890123 b", 8) == ["a", "12345678", "90123 b"]
    assert wrap("", 8) == [""]


@pytest.mark.parametrize(
    ("text", "columns"), [("abc", 3), ("日本", 4), ("e\u0301", 1), ("a\u200db", 2), ("▶⟲", 2)]
)
def test_wide_letters_take_two_columns_and_accents_none(text: str, columns: int) -> None:
    assert columns_of(text) == columns


def test_what_is_too_long_is_shortened_by_columns() -> None:
    assert shorten("Bartholomäus", 12) == "Bartholomäus"
    assert shorten("日本語の言葉", 7) == "日本語…"


def test_items_stand_in_columns_to_be_read_downwards() -> None:
    assert in_columns(["one", "two", "three", "four"], 13) == ["one    three", "two    four"]
    assert in_columns([], 13) == []
    assert in_columns(["much too long"], 8) == ["much too", "  long"]


def test_what_runs_on_breaks_between_items() -> None:
    lines = items_in_lines("In the box: 3", ["7 face down", "12 golden", "13 double"], 30)
    assert lines == ["In the box: 3 · 7 face down", "  12 golden · 13 double"]


def test_a_table_that_is_too_wide_breaks_in_its_widest_column() -> None:
    rows = [("H", "hearts", "6/4/3"), ("", "a whole row or a whole column", "4")]
    assert in_rows(rows, 30) == [
        "H  hearts                6/4/3",
        "   a whole row or a      4",
        "   whole column",
    ]


def test_lists_stand_beside_a_high_drawing() -> None:
    blocks: list[Block] = [
        Drawing(["####"] * 4),
        Items(["one", "two"]),
        Rows([("x", "y")]),
        Items(["more"] * 3),
    ]
    beside = ["####   one", "####   two", "####   x  y", "####"]
    assert laid_out(blocks, 24) == [*beside, "more", "more", "more"]
    assert laid_out(blocks, 30)[0] == "####   one    more"


def test_what_may_wait_is_left_out_where_there_is_no_room() -> None:
    far, legend, more = (
        Drawing(["x" * 19] * 3),
        Items(["marks"], may_wait=True),
        Items(["me", "you"]),
    )
    assert lines_that_fit([far, legend, more], 20, 6) == [*["x" * 19] * 3, "marks", "me", "you"]
    assert lines_that_fit([far, legend, more], 20, 5) == [*["x" * 19] * 3, "marks", "me   you"]
    assert lines_that_fit([far, legend, more], 20, 4) == [*["x" * 19] * 3, "me   you"]
    assert lines_that_fit([far, legend, more], 20, 1) == [*["x" * 19] * 3, "me   you"]


def test_entries_of_a_text() -> None:
    assert entries("o start ·\u202f! blockade · ( ) nest") == ["o start", "! blockade", "( ) nest"]


@pytest.mark.parametrize("name", registry.names())
def test_the_board_of_every_game_leaves_room_for_a_question(name: str) -> None:
    """With any number of players, in every language, all the way through a match."""
    plug = registry.plug(name)
    for players in plug.players:
        luck = random.Random(players)
        position = Game.of(plug, {"players": players}).start(players)
        number = 0
        while position.outcome is None and number < 300:
            view = position.view(luck.choice(position.seats))
            if number % 11 == 0:
                language = LANGUAGES[number // 11 % len(LANGUAGES)]
                lines = lines_that_fit(view.blocks(language), COLUMNS, 0)
                assert len(lines) <= BOARD, "\n".join(lines)
                assert max(map(columns_of, lines)) <= COLUMNS, "\n".join(lines)
            position = position.play(luck.choice(view.legal()))
            number += 1
