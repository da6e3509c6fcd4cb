"""The board of Dots and Boxes, drawn as SVG and in text."""

from __future__ import annotations

import re
from functools import partial

import pytest

import cookietin
from cookietin import CHANCE, SPECTATOR, Position
from cookietin.engine.blocks import lines_in_words
from cookietin.engine.draw import pane_of
from cookietin.engine.picture import picture_of
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.engine.theme import CROWN, SHINING
from cookietin.games.dots_and_boxes import GAME, art, data, laws, layout, view
from cookietin.games.dots_and_boxes.tests.drawn import place
from drawing import check_stands_alone, identified, root, title

MIDST = """
*B
+--+--+--+
|A |B |
+--+--+  +
|        |
+--+  +--+"""
OVER = "+--+--+\n|A |A |\n+--+--+"
PHONE, FINGER = 374, 40  # how wide a board is on a phone, in pixels, and what a thumb hits


def largest(players: int) -> Position:
    game = cookietin.game("dots-and-boxes", players=players, rows=6, columns=6, first=0)
    return game.start()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(2, 5))
def test_everything_is_there_and_has_a_name(language: str, players: int) -> None:
    """1.1 Every edge and box of the grid, a plate for each player, a cookie in each closed box."""
    svg = place(MIDST, players=players).svg(language)
    check_stands_alone(svg)
    found = identified(svg)
    kinds = {
        kind: sorted(int(one.rpartition("-")[2]) for one in found if one.startswith(f"{kind}-"))
        for kind in ("edge", "box", "plate", "cookie")
    }
    assert kinds["plate"] == list(range(players))
    assert kinds["box"] == [0, 1, 2, 7, 8, 9]
    assert kinds["cookie"] == [0, 1]
    assert len(kinds["edge"]) == 17
    for kind, numbers in kinds.items():
        assert all(title(found[f"{kind}-{number}"]) for number in numbers)


def test_titles_say_what_things_are() -> None:
    """2.1 2.2 For whoever points at them."""
    found = identified(place(MIDST).svg())
    assert title(found["edge-0"]) == "Draw above a1"
    assert title(found["box-9"]) == "Box c2"
    assert title(found["cookie-1"]) == "b1: Blueberry"
    assert title(found["plate-0"]) == "Ginger has one box."


def test_texts_in_the_picture_are_escaped() -> None:
    """1.1 Whatever a text says, it is shown and not obeyed."""
    nasty = """<script>alert("&amp;")</script>'"""
    svg = picture_of(GAME, place(MIDST).state, CHANCE, lambda key, /, **variables: nasty)
    assert "<script>" not in svg
    assert title(identified(svg)["plate-1"]) == nasty


def test_whoever_is_to_draw_stands_out_and_the_winner_wears_a_crown() -> None:
    """2.3 3.1 On their plates."""

    def plates(position: Position) -> list[str]:
        svg = view.pieces(position.state, SPECTATOR, speaker(GAME.package, "en"))
        return [svg.split(f'id="plate-{seat}"')[1].split('id="')[0] for seat in range(2)]

    assert [SHINING in plate for plate in plates(place(MIDST))] == [False, True]
    assert not any(CROWN in plate for plate in plates(place(MIDST)))
    assert [CROWN in plate for plate in plates(place(OVER))] == [True, False]
    assert not any(SHINING in plate for plate in plates(place(OVER)))


@pytest.mark.parametrize("players", range(2, 5))
@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 6), (6, 1), (4, 4), (6, 6)])
def test_nothing_lies_outside_the_picture_or_upon_each_other(
    rows: int, columns: int, players: int
) -> None:
    """1.1 Above each other or side by side."""
    plan = layout.plan_for(rows, columns, players)
    game = cookietin.game("dots-and-boxes", players=players, rows=rows, columns=columns, first=0)
    s = game.start().state
    (width, height), (broad, low) = view.size(s), view.broad(s)
    last = data.STEP * rows + columns
    for place_ in (0, last):
        x, y = plan.dot(place_)
        assert layout.RIM < x < width - layout.RIM
        assert layout.BOARD_TOP + layout.RIM < y < height - layout.RIM
    bottom = 0.0
    for seat in range(players):
        pane = plan.plate_pane(seat)
        assert pane.left >= 0
        assert pane.left + pane.width <= width + 0.001
        assert pane.top + pane.height < layout.BOARD_TOP
        x, y = pane.to
        assert width <= x
        assert x + pane.width * pane.scale <= broad + 0.001
        assert bottom <= y
        bottom = y + pane.height * pane.scale
        assert bottom <= low + 0.001
    assert pane_of(view.panes(s), plan.dot(last)) == plan.board


def test_a_thumb_hits_an_edge_on_a_phone() -> None:
    """2.1 All that is nearer to it than to any other edge, on the largest grid."""
    width, _ = view.size(largest(2).state)
    assert layout.CELL * PHONE / width >= FINGER


def test_the_picture_stays_small() -> None:
    """2.1 It goes over the wire after every line."""
    full = "\n".join(["+--" * 6 + "+", "|A |B " * 3 + "|"] * 6 + ["+--" * 6 + "+"])
    position = place(full, players=4)
    say = speaker(GAME.package, "en")
    assert len(view.pieces(position.state, SPECTATOR, say)) < 11_000
    assert len(position.svg()) < 40_000


# In text


def test_the_board_in_text_is_as_it_is_drawn() -> None:
    """1.1 2.1 2.2 The same that tests draw."""
    assert view.board_lines(place(MIDST).state) == [
        "    a  b  c",
        "  +--+--+--+",
        "1 |A |B |",
        "  +--+--+  +",
        "2 |        |",
        "  +--+  +--+",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_text_fits_a_terminal(language: str) -> None:
    """1.1 With everybody's boxes beside it."""
    lines = largest(4).view(0).text(language).split("\n")
    assert len(lines) <= 20
    assert max(map(len, lines)) <= 80


def test_the_board_is_told_box_by_box() -> None:
    """2.1 2.2 Which sides are drawn, and whose it is."""
    s = place(MIDST).state
    board, plates, left = lines_in_words(view.text(s, 0, speaker(GAME.package, "en")))
    assert board == [
        "Dots and Boxes",
        "a1: Ginger’s", "b1: Blueberry’s", "c1: lines: above, left",
        "a2: lines: above, left, below", "b2: lines: above", "c2: lines: right, below",
    ]  # fmt: skip
    assert plates == ["Ginger has one box.", "Blueberry has one box."]
    assert left == ["5 lines are still to be drawn."]


def test_the_lid_shows_a_match_that_can_be() -> None:
    """1.1 2.2 Four players, each with a box."""
    shown = view.cover(partial(cookietin.game, "dots-and-boxes"))
    assert laws.broken_law(shown.state) == 0
    assert all(shown.state.boxes)
    check_stands_alone(shown.svg())
    assert root(shown.svg()).attrib["data-broad"]


def test_a_free_line_is_no_match_for_one_that_is_drawn() -> None:
    """Neither as long nor as thick: an empty board does not look full of lines."""
    long, thick = view.LIT
    sticks = art.sticks(art.LINES["across"])
    drawn = max(float(wide) for wide in re.findall(r'stroke-width="([\d.]+)"', sticks))
    assert long <= layout.CELL / 2
    assert thick < drawn / 5


def test_the_names_of_lines_are_within_the_rim() -> None:
    """1.1 Clear of its edge, and of the paper."""
    plan = layout.plan_of(largest(2).state)
    found = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"', view.names(plan))
    assert len(found) == plan.columns + plan.rows
    edge = 5
    for x, y, size in (map(float, one) for one in found):
        high, across = y - layout.BOARD_TOP, x
        is_above = high < layout.RIM
        room = (edge, layout.RIM)
        assert is_above or room[0] < across - size * 0.35 < across + size * 0.35 < room[1]
        assert not is_above or room[0] < high - size * 0.73 < high < room[1]
