"""The boards of an owner of the printed game: what is accepted, and what is said of mistakes."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin.engine import CHANCE, NOTHING, Mistake, Plug, ask, checks
from cookietin.engine.checks import random_match
from cookietin.engine.position import Game
from cookietin.engine.texts import LANGUAGES
from cookietin.games.cookie_party import GAME, data, laws, layout, rules, scores
from cookietin.games.cookie_party.moves import MOVES, draw_move
from cookietin.games.cookie_party.tests.drawn import (
    SPACES,
    may,
    our_edition,
    place,
    play,
    yellow_edition,
)


@pytest.mark.parametrize("side", data.SIDES)
def test_our_own_file_is_an_edition(side: str, tmp_path: Path) -> None:
    """1.5 Whoever starts from it plays the same game."""
    file = tmp_path / "mine.toml"
    file.write_text(files(data.__package__).joinpath(f"{side}.toml").read_text("utf-8"), "utf-8")
    mine = cookietin.game("cookie-party", side=side, edition=file)
    assert mine.laid_out() == cookietin.game("cookie-party", side=side).laid_out()


def test_what_an_edition_leaves_out_is_as_ours() -> None:
    """4.6 5.1 Points and the end."""
    found = data.checked_edition(yellow_edition())
    assert found["points"] == data.house_file("yellow")["points"]
    assert found["end_points"] == data.house_file("yellow")["end_points"]
    assert "points" not in data.checked_edition(our_edition())


def test_an_edition_becomes_the_board() -> None:
    """1.3 1.4 1.5 Its cookies, walls, dots and points."""
    board = our_edition()["board"].split("\n")
    board[0] = "+--" + board[0][3:]
    board[1] = "|" + board[1][1:]
    edition = our_edition(board="\n".join(board), end_points=[20, 19, 18, 17])
    s = cookietin.game("cookie-party", players=3, edition=edition).laid_out()
    assert [s.cookies[space] for space in SPACES[:8]] == [0, 0, 0, 1, 1, 1, 2, 2]
    assert (s.printed_across, s.printed_down) == (1, 1)
    assert s.dotted.tolist() == SPACES[:11]
    assert s.end_points == 19


def test_all_that_only_the_box_shows_can_be_told() -> None:
    """1.2 1.4 1.5 4.4 4.6 Kinds and how many of each, red and plain, walls and points."""
    rows = ("AAAABB", "BBCCDD", "EEFFGG", "HH****", "****oo", "oooooo")
    points = {"A": [9, 5, 2], "2": [5, 4, 3], "*": [7, 5, 2], "line": [8, 2, 1]}
    walls = [4, 4, 3, 2, 1, 1, 1, 2, 3, 4, 4]
    edition = our_edition(rows, kinds="ABCDEFGH", points=points, walls=walls)
    game = cookietin.game("cookie-party", edition=edition)
    s = game.laid_out()
    assert s.walls.tolist() == walls
    assert [s.task_points[task, 0] for task in range(data.TASKS)] == [9, 6, *[5] * 6, 7, 8]
    assert layout.tasks_of(s) == tuple(range(data.TASKS))
    assert all(f'id="icon-{task}"' in game.start(1).svg() for task in range(data.TASKS))


def test_a_chip_draws_the_walls_of_its_edition() -> None:
    """1.2 3.2 The seven of this one draws three."""
    edition = our_edition(walls=[1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1])
    before = place("+  +  +\n    7\n+  +  +", "+  +  +\n 7\n+  +  +", edition=edition)
    after = play(before, "3-4")
    assert after.state.to_draw.tolist()[:2] == [3, 3]


def test_an_edition_is_of_the_side_that_is_played() -> None:
    """2.1 A blue board cannot be played as yellow."""
    with pytest.raises(Mistake, match=r"2\.1 The drawing in this edition is of the other side"):
        cookietin.game("cookie-party", side="yellow", edition=our_edition())


def test_kinds_may_have_any_letters_and_the_sizes_of_yellow_any_order() -> None:
    """1.5"""
    rows = ("ZZZZZY", "YXXXWW", "WVVVVU", "UUUTTB", "BB****", "******")
    edition = our_edition(rows, side="yellow", kinds="ZYXWVUTB")
    s = cookietin.game("cookie-party", side="yellow", edition=edition).laid_out()
    assert s.task_points[0, 0] == 10


def drawing(line: int, text: str) -> dict[str, Any]:
    lines = our_edition()["board"].split("\n")
    lines[line] = text
    return our_edition(board="\n".join(lines))


def enclosed() -> dict[str, Any]:
    lines = our_edition()["board"].split("\n")
    lines[0] = lines[2] = "+  +--+  +  +  +  +"
    lines[1] = " A:|A:|A: B: B: B: "
    return our_edition(board="\n".join(lines))


FIRST_ROW = " A: A: A: B: B: B:"
MISTAKES: dict[str, tuple[dict[str, Any], str]] = {
    "no side": ({}, 'An edition says side = "blue" or side = "yellow", not “None”'),
    "another side": (our_edition(side="red"), "not “red”"),
    "another key": (our_edition(colour="red"), "no “colour”. It has: side, kinds, board"),
    "no board": ({"side": "blue", "kinds": "ABCDEFG"}, "has no “board”"),
    "no kinds": ({"side": "blue", "board": ""}, "has no “kinds”"),
    "no kinds at all": (our_edition(kinds=""), "one to 8 different letters"),
    "too many kinds": (our_edition(kinds="ABCDEFGHI"), "one to 8 different letters"),
    "a kind twice": (our_edition(kinds="ABCDEFF"), "different letters"),
    "a kind that is plain": (our_edition(kinds="ABCDEFo"), "different letters"),
    "kinds that are no text": (our_edition(kinds=7), "not “7”"),
    "too few lines": (
        our_edition(board="+"),
        "an odd number of lines from 9 to 15, not 1:",
    ),
    "no drawing": (our_edition(board=7), "from 9 to 15, not 0:"),
    "as many lines of edges as of spaces": (
        our_edition(board=our_edition()["board"].rsplit("\n", 1)[0]),
        "from 9 to 15, not 12:",
    ),
    "too few rows": (our_edition(("AAAA", "BB**", "****")), "from 9 to 15, not 7:"),
    "too many rows": (our_edition(("AAAA",) * 8), "from 9 to 15, not 17:"),
    "too few columns": (our_edition(("AAA",) * 6), "must have from 5 to 8 corners"),
    "too many columns": (our_edition(("AAAAAAAA",) * 6), "must have from 5 to 8 corners"),
    "half a column": (drawing(0, "+  +  +  +  +  +--"), "must have from 5 to 8 corners"),
    "a first line without end": (drawing(0, "+" * 10_000), "must have from 5 to 8 corners"),
    "a line too long": (
        drawing(1, FIRST_ROW + " A: A"),
        "Line 2 of the board is too long: it can have at most 19",
    ),
    "no such kind": (drawing(1, " Q: A: A: B: B: B:"), "Line 2 of the board, column 1: “Q:”"),
    "no such mark": (drawing(1, " A! A: A: B: B: B:"), "column 1: “A!” means nothing there"),
    "no such wall": (drawing(2, "+  +==+  +  +  +  +"), "Line 3 of the board, column 4: “+==”"),
    "no corner": (drawing(2, "+  x  +  +  +  +  +"), "column 4: “x” means"),
    "an empty space": (drawing(1, "    A: A: B: B: B:"), "Line 2 of the board, column 1: “ ”"),
    "an upright wall of another kind": (drawing(1, "/A: A: A: B: B: B:"), "column 1: “/A:”"),
    "a kind that is not there": (
        drawing(1, " o: o: o: B: B: B:"),
        "must have at least 1 of “A”, not 0",
    ),
    "too few on red": (drawing(9, " *  o  o  o  o  o"), "must have at least 6 of “*”, not 5"),
    "too few dots": (drawing(1, " A  A: A: B: B: B:"), "Eleven spaces must be dotted (:), not 10"),
    "an enclosed space": (enclosed(), "enclose b1 before the game starts"),
    "walls for some chips": (our_edition(walls=[1] * 10), "walls must be 11 whole numbers"),
    "too many walls": (our_edition(walls=[5] + [1] * 10), "from 1 to 4, for the chips 2 to 12"),
    "no walls": (our_edition(walls=[0] * 11), "walls must be 11 whole numbers"),
    "no such task": (our_edition(points={"Q": [3, 2, 1]}), "A, B, C, D, E, F, G, *, line."),
    "a line on yellow": (yellow_edition(points={"line": [3, 2, 1]}), "F, G, H, *."),
    "no such size": (yellow_edition(points={"50": [1, 1, 1]}), "by the size of a kind"),
    "a size that nobody writes": (
        yellow_edition(points={"0" * 4300 + "3": [1, 1, 1]}),
        "by the size of a kind",
    ),
    "points that are no table": (yellow_edition(points=[1]), "by the size of a kind"),
    "a size without points": (
        our_edition(
            ("AAAAAA", "BBCCCD", "DDEEEF", "FFFGGG", "GGHHHH", "******"),
            side="yellow",
            kinds="ABCDEFGH",
        ),
        "points says nothing about kinds of 6, nor about “A”",
    ),
    "too few places": (
        yellow_edition(points={n: [3, 2] for n in "2345"}),
        "“2” must be three",
    ),
    "places that grow": (yellow_edition(points={n: [1, 2, 3] for n in "2345"}), "not “[1, 2, 3]”"),
    "places for nothing": (yellow_edition(points={n: [2, 1, 0] for n in "2345"}), "down to 1"),
    "too many points": (yellow_edition(points={n: [31, 1, 1] for n in "2345"}), "from 30 down"),
    "halves of points": (yellow_edition(points={n: [2.5, 2, 1] for n in "2345"}), "whole numbers"),
    "one end for all": (our_edition(end_points=20), "end_points must be four whole numbers"),
    "an end at nothing": (our_edition(end_points=[20, 20, 20, 0]), "four whole numbers"),
    "an end that is true": (our_edition(end_points=[True] * 4), "four whole numbers"),
    "no end": (
        our_edition(end_points=[28, 20, 20, 20]),
        "With end_points of 28 the game might never end: a full board is sure to earn only 27",
    ),
    "no end on yellow": (
        yellow_edition(end_points=[20, 20, 20, 30]),
        "a full board is sure to earn only 29",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_what_is_wrong_with_an_edition_is_said_clearly(name: str) -> None:
    """1.3 1.4 1.5 4.6 5.1 5.3 In every language."""
    edition, said = MISTAKES[name]
    with pytest.raises(Mistake) as caught:
        cookietin.game("cookie-party", edition=edition)
    assert said in str(caught.value)
    assert all(caught.value.phrase.text(language) for language in LANGUAGES)


# Boards of another size

WIDE = ("AAAABBB", "CCCDDDo", "EEEFFF*", "GGG****", "*******")  # seven columns, five rows
LARGE = (*WIDE, "ooooooo", "ooooooo")
SMALL = ("AABB", "CCDD", "****", "**oo")
HIGH = ("AABB", "CCDD", "EE**", "****", "oooo", "oooo", "oooo")
BOARDS = {
    "wide": our_edition(WIDE),
    "large": our_edition(LARGE),
    "small": our_edition(SMALL, kinds="ABCD", end_points=[18] * 4),
    "high": our_edition(HIGH, kinds="ABCDE", end_points=[21] * 4),
}


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_the_size_that_is_drawn(name: str) -> None:
    """1.1 1.3 Its spaces and its edges, and nothing beyond them."""
    rows = BOARDS[name]["board"].split("\n")[1::2]
    high, wide = len(rows), len(rows[0]) // data.CELL
    s = cookietin.game("cookie-party", edition=BOARDS[name]).laid_out()
    assert (s.columns, s.rows) == (wide, high)
    assert len(data.numbers_in(s.spaces)) == wide * high
    assert len(layout.edges_of(s)) == (wide + 1) * high + wide * (high + 1)
    for space in data.numbers_in(s.spaces):
        row, column = divmod(space, data.DOWN)
        assert "ABCDEFGH*o"[s.cookies[space]] == rows[row][data.CELL * column + 1]


def test_edges_at_the_rim_are_named_by_the_only_space_there_is() -> None:
    """1.3 On a wide board g is a column like any other, and on a small one e is none."""
    bonus = {"bars": [2, 0, 0, 0, 0], "shown_bars": [2, 0, 0, 0, 0]}
    for name, rim in (("wide", {"g1e", "a5s"}), ("small", {"d1e", "a4s"})):
        position = play(place("+  +", "+  +", edition=BOARDS[name], changes=bonus), "3-4")
        found = may(position)
        assert rim <= found
        assert len(found) == len(layout.edges_of(position.state))
        assert all(position.move_meant_by(text, 0).text == text for text in found)
    assert position.move_meant_by("a1e", 0).text == "b1w"
    assert position.move_meant_by("e1w", 0).number == NOTHING
    assert position.move_meant_by("7-e1", 0).number == NOTHING
    assert rules.refusal(position.state, 0, draw_move(data.DOWN - 1)) == 305


def test_a_row_or_a_column_of_a_wide_board_is_a_line() -> None:
    """4.1 Seven in a row, five in a column; six in a row are not all of it."""
    s = cookietin.game("cookie-party", edition=BOARDS["wide"]).laid_out()
    row = 0b1111111 << data.DOWN
    column = sum(1 << (data.DOWN * at + 6) for at in range(5))
    assert rules.has_line(s, row)
    assert rules.has_line(s, column)
    assert not rules.has_line(s, (row & row - 1) | (column & column - 1))
    assert scores.progress(layout.print_of(s), data.LINE, row & row - 1) == (6, 7)
    assert scores.progress(layout.print_of(s), data.LINE, column & column - 1) == (4, 5)


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("players", [2, 5])
def test_a_board_of_another_size_is_played_to_the_end(name: str, players: int) -> None:
    """3.5 5.1 5.3 Every position keeps the laws, and exactly what is listed is allowed."""
    game = cookietin.game("cookie-party", players=players, edition=BOARDS[name])
    for at, ply in enumerate(random_match(game, seed=players)):
        assert laws.broken_law(ply.after) == 0
        if ply.seat != CHANCE and at % 7 == 0:
            listed = set(ask.legal(GAME, ply.before, ply.seat))
            every = range(len(MOVES))
            assert listed == {m for m in every if not rules.refusal(ply.before, ply.seat, m)}
    assert rules.ending(ply.after) in (rules.SINGLE, rules.SHARED)


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_of_another_size_fills_its_place_in_the_picture(name: str) -> None:
    """1.1 All of it is inside the place of the large board, and as large as it can be."""
    s = cookietin.game("cookie-party", edition=BOARDS[name]).laid_out()
    fit = layout.fit_of(s)
    left, top = fit.at((0, 0))
    right, bottom = fit.at((layout.CELL * s.columns, layout.CELL * s.rows))
    assert left >= layout.MARGIN
    assert top >= layout.HEAD
    assert right <= layout.MARGIN + layout.GRID + 0.001
    assert bottom <= layout.HEAD + layout.GRID + 0.001
    assert max(right - left, bottom - top) == pytest.approx(layout.GRID)
    drawn = cookietin.game("cookie-party", edition=BOARDS[name]).start(seed=1).svg()
    assert len(re.findall(r'id="cookie-\d', drawn)) == s.columns * s.rows
    assert drawn.count('id="edge-') == len(layout.edges_of(s))


KEPT = (
    checks.matches_end,
    checks.states_stay_sound,
    checks.candidates_lose_nothing,
    checks.fixed_fields_stay,
    checks.secrets_stay_secret,
    checks.notation_round_trips,
    checks.matches_can_be_told_and_drawn,
    checks.moves_can_be_pointed_at,
    checks.forced_moves_cost_nothing,
)


@pytest.mark.parametrize("check", KEPT, ids=lambda check: check.__name__)
def test_boards_of_other_sizes_keep_what_every_game_must_keep(
    check: Callable[[Plug], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """1.1 A wide one, and the largest."""

    def boards(plug: Plug) -> list[Game]:
        chosen = ((2, BOARDS["wide"]), (3, BOARDS["large"]))
        return [Game.of(plug, {"players": n, "edition": edition}) for n, edition in chosen]

    monkeypatch.setattr(checks, "every_table", boards)
    checks.run(check, GAME)
