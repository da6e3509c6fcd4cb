"""The board of Goose, drawn as SVG and in text."""

from __future__ import annotations

import re
from math import dist
from textwrap import dedent
from xml.etree import ElementTree

import pytest

from cookietin import CHANCE, SPECTATOR, Position
from cookietin.engine.picture import picture_of
from cookietin.engine.texts import LANGUAGES
from cookietin.engine.theme import CROWN
from cookietin.games.goose import GAME, view
from cookietin.games.goose.tests.drawn import place
from drawing import identified, root, tag, title

MARKS = {
    "to throw": view.TO_THROW_MARK,
    "in water": view.IN_WATER,
    "in cage": view.IN_CAGE,
    "asleep": view.ASLEEP,
    "crown": CROWN,
}
EVERYTHING = "*A:10 B:31w1 C:19r D:52w E:0 F:new"
POSITIONS = (
    "A:new B:new",
    "*A:new B:new C:new D:new E:new F:new",
    "*A:13 B:13 C:13 D:13 E:13 F:13",
    "*A:13 B:13 C:13 D:13 E:13 F:15",
    "*A:62 B:62 C:62 D:61 E:61 F:60",
    EVERYTHING,
    "A:63 B:20 C:31w",
)


def shown(drawing: str) -> Position:
    return place(drawing, release="on")


def place_of(element: ElementTree.Element) -> tuple[float, float]:
    found = re.match(r"translate\(([\d.]+) ([\d.]+)\)", element.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


def marks(position: Position) -> list[list[str]]:
    """What marks each pawn bears."""
    pawns = dict(re.findall(r'<g id="pawn-(\d)"(.*?)(?=<g id="pawn-|$)', position.svg()))
    return [
        [name for name, mark in MARKS.items() if mark in pawns[str(seat)]]
        for seat in range(position.game.players)
    ]


# The picture


@pytest.mark.parametrize("drawing", POSITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_well_formed_and_has_all_squares_and_pawns(
    drawing: str, language: str
) -> None:
    """1.1 0 to 63, and one pawn for each player."""
    position = shown(drawing)
    found = identified(position.svg(language))
    squares = {ident for ident in found if ident.startswith("square-")}
    pawns = {ident for ident in found if ident.startswith("pawn-")}
    assert squares == {f"square-{square}" for square in range(64)}
    assert pawns == {f"pawn-{seat}" for seat in range(position.game.players)}


@pytest.mark.parametrize("drawing", POSITIONS)
def test_the_picture_has_no_style_and_no_script(drawing: str) -> None:
    """1.1 Pages forbid both, and a notebook has no stylesheet."""
    for element in root(shown(drawing).svg()).iter():
        assert tag(element) not in ("style", "script", "foreignObject")
        assert not {"style", "class"} & element.attrib.keys()
        assert not any(name.startswith("on") for name in element.attrib)


def test_the_picture_uses_only_what_is_defined_in_it() -> None:
    """1.1 Nothing is fetched from elsewhere."""
    found = identified(shown(EVERYTHING).svg())
    uses = [element for element in root(shown(EVERYTHING).svg()).iter() if tag(element) == "use"]
    assert uses
    for element in uses:
        assert element.attrib["href"].removeprefix("#") in found


def test_texts_in_the_picture_are_escaped() -> None:
    """1.1 Whatever a text says, it is shown and not obeyed."""
    nasty = """<script>alert("&amp;")</script>'"""

    def say(key: str, /, **variables: object) -> str:
        return nasty

    svg = picture_of(GAME, shown(EVERYTHING).state, CHANCE, say)
    assert "<script>" not in svg
    found = identified(svg)
    assert title(root(svg)) == nasty
    assert title(found["pawn-0"]) == nasty
    assert title(found["square-31"]) == nasty
    assert all(tag(element) != "script" for element in root(svg).iter())


def test_special_squares_say_what_they_are() -> None:
    """1.2 1.3 And the others have no title."""
    found = identified(shown("*A:10 B:20").svg())
    titles = {square: title(found[f"square-{square}"]) for square in range(64)}
    geese = (5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54, 59)
    assert {square: text for square, text in titles.items() if text} == {
        **{square: f"{square}: Goose" for square in geese},
        0: "0: start",
        6: "6: Flying goose",
        19: "19: Nest",
        31: "31: Well",
        42: "42: Detour",
        52: "52: Cage",
        58: "58: Soup",
        63: "63: Finish",
    }


def test_the_goose_on_23_is_drawn_if_it_is_there() -> None:
    """1.2 With its title and like the others."""
    without = identified(place("*A:10 B:20").svg())["square-23"]
    there = identified(place("*A:10 B:20", goose_on_23=True).svg())["square-23"]
    assert title(without) == ""
    assert title(there) == "23: Goose"
    assert {"#goose-goose", "#goose-pond"} == {
        e.attrib["href"] for e in there if "href" in e.attrib
    }


def test_each_pawn_says_where_it_is_and_what_it_does() -> None:
    """3.4 3.5 3.7 In words, for those who cannot see it."""
    svg = shown(EVERYTHING).svg()
    found = identified(svg)
    sentences = [title(found[f"pawn-{seat}"]) for seat in range(6)]
    assert sentences == [
        "Ginger on square 10",
        "Blueberry waiting on square 31",
        "Honey resting on square 19",
        "Plum waiting on square 52",
        "Mint on start",
        "Cocoa on start",
    ]
    description = next(element for element in root(svg) if tag(element) == "desc")
    assert description.text == ". ".join(sentences)


def test_marks_show_who_throws_waits_rests_and_has_won() -> None:
    """2.3 3.4 3.5 3.7 3.9 Each on its own pawn and on no other."""
    assert marks(shown(EVERYTHING)) == [
        ["to throw"],
        ["in water"],
        ["asleep"],
        ["in cage"],
        [],
        [],
    ]
    assert marks(shown("A:31 *B:52 C:19")) == [[], ["to throw"], []]
    assert marks(shown("A:20 B:63 C:31w")) == [[], ["crown"], ["in water"]]
    assert marks(shown("A:new B:new")) == [[], []]


def test_the_mark_stays_while_the_dice_roll() -> None:
    """2.1 Until the throw is done."""
    position = shown("A:20 *B:10")
    assert marks(position.play("throw")) == [[], ["to throw"]]
    assert marks(position.play("throw").play("1-1")) == [["to throw"], []]


def test_the_pawn_to_throw_stands_in_front() -> None:
    """2.3 It is drawn last, so that those on its square do not hide it."""
    svg = shown("A:20 *B:20 C:20").svg()
    assert re.findall(r'id="pawn-(\d)"', svg) == ["0", "2", "1"]


@pytest.mark.parametrize("square", [1, 13, 30, 31, 47, 62])
@pytest.mark.parametrize("players", range(2, 7))
def test_pawns_stand_on_their_square_and_not_on_each_other(square: int, players: int) -> None:
    """1.4 However many share it."""
    drawing = " ".join(f"{letter}:{square}" for letter in "ABCDEF"[:players])
    found = identified(shown(f"*{drawing}").svg())
    centres = {number: place_of(found[f"square-{number}"]) for number in range(64)}
    pawns = [place_of(found[f"pawn-{seat}"]) for seat in range(players)]
    assert len(set(pawns)) == players
    for pawn in pawns:
        assert min(centres, key=lambda number: dist(centres[number], pawn)) == square


def test_only_the_pawns_differ_from_one_position_to_the_next() -> None:
    """1.1 The ground is drawn once, and every square keeps its place."""
    one, other = shown("*A:10 B:20").svg(), shown("A:11 *B:31").svg()
    ground = re.compile(r'<g id="ground">.*(?=<g id="pieces">)')
    assert ground.findall(one) == ground.findall(other) != []
    assert one != other


def test_everybody_sees_the_same_board() -> None:
    """1.1 Goose has no secrets."""
    position = shown(EVERYTHING)
    for seat in (*range(6), SPECTATOR):
        assert position.view(seat).svg() == position.svg()
        assert position.view(seat).text() == position.text()


# The board in text


def test_the_board_in_text_is_a_spiral_with_the_pawns_on_it() -> None:
    """1.1 1.2 1.3 The numbers, what is special, the letters, and whose turn it is."""
    drawn = """\
        ┌───────────────────────────────────────────────────────────────────────┐
        │21       20       19uC     18»      17       16       15       14»     │
        │        ┌─────────────────────────────────────────────────────┐        │
        │22      │43       42<      41»      40       39       38      │13      │
        │        │        ┌───────────────────────────────────┐        │        │
        │23      │44      │57       56       55       54»     │37      │12      │
        │        │        │        ┌─────────────────┐        │        │        │
        │24      │45»     │58~     │63*      62      │53      │36»     │11      │
        │        │        │        └────────╴        │        │        │        │
        │25      │46      │59»      60       61      │52#D    │35      │10 A    │
        │        │        └──────────────────────────┘        │        │        │
        │26      │47       48       49       50»      51      │34      │ 9»     │
        │        └────────────────────────────────────────────┘        │        │
        │27»      28       29       30       31oB     32»      33      │ 8      │
        ├──────────────────────────────────────────────────────────────┘        │
        │ 0 EF     1        2        3        4        5»       6^       7      │
        └───────────────────────────────────────────────────────────────────────┘
        » Goose  ^ Flying goose  u Nest  o Well  < Detour  # Cage  ~ Soup  * Finish
        ▶ A Ginger on square 10
          B Blueberry waiting on square 31
          C Honey resting on square 19
          D Plum waiting on square 52
          E Mint on start
          F Cocoa on start"""
    assert shown(EVERYTHING).text() == dedent(drawn)
    assert str(shown(EVERYTHING)) == dedent(drawn)


@pytest.mark.parametrize("drawing", POSITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_text_is_wider_than_a_terminal(drawing: str, language: str) -> None:
    """1.1 79 columns, in every language and however the pawns stand."""
    lines = shown(drawing).text(language).splitlines()
    assert max(map(len, lines)) <= 79
    assert lines == [line.rstrip() for line in lines]
    board = lines[: lines.index(next(line for line in lines if line.startswith("└"))) + 1]
    assert len({len(line) for line in board}) == 1


def test_in_text_all_pawns_of_a_square_are_named() -> None:
    """1.4 All six as `A-F`, since there is no room for more."""
    assert "│13 A-F  │" in shown("*A:13 B:13 C:13 D:13 E:13 F:13").text()
    assert "│13 ABCDE│" in shown("*A:13 B:13 C:13 D:13 E:13 F:15").text()
    assert "│52#BC   │" in shown("*A:13 B:52 C:52w").text()


def test_in_text_the_winner_has_a_star_and_nobody_is_to_throw() -> None:
    """3.9 Until then somebody is, except before it is drawn who begins."""
    assert shown("A:20 B:63").text().splitlines()[-2:] == [
        "  A Ginger on square 20",
        "★ B Blueberry on square 63",
    ]
    assert "▶" not in shown("A:20 B:63").text()
    assert "▶" not in shown("A:new B:new").text()


def test_in_text_the_goose_on_23_is_marked() -> None:
    """1.2 If it is there."""
    assert "│23»     │" in place("*A:10 B:20", goose_on_23=True).text()
    assert "│23      │" in place("*A:10 B:20").text()
