"""How moves of Cookie Party are written and read, what buttons say, and what the log tells."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path

import pytest

import cookietin
from cookietin import CHANCE
from cookietin.engine import NOTHING, Mistake, Seat, registry, written
from cookietin.engine.chance import Fair
from cookietin.engine.protocol import SPECTATOR
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.games.cookie_party import layout, manners, moves, rules, view, words
from cookietin.games.cookie_party.data import CHIPS, SPACE_NAMES
from cookietin.games.cookie_party.tests.drawn import (
    BARE,
    SPACES,
    place,
    play,
    told,
    yellow_edition,
)

SEVEN = "+  +  +\n 7   8\n+  +  +"
ABOUT_TO = "+--+--+--+\n|X |X |7\n+--+--+--+\n 8\n+  +  +  +"

# Notation


def test_a_record_fetched_in_play_names_no_square_that_is_none() -> None:
    """2.2 Chips laid at random lie open: everybody reads where, and what is hidden is said."""
    game = cookietin.game("cookie-party", setup="auto", first=0)
    position = game.start(chance=Fair(bytes(32)))
    for seat in (1, 0):
        while seat in position.seats:
            position = position.play(position.legal(seat)[0].text, seat)
    dealt = [line for line in position.record().splitlines() if line.startswith("* ")]
    for viewer in (0, 1, SPECTATOR):
        seen = position.record(viewer)
        assert [line for line in seen.splitlines() if line.startswith("* ")] == dealt
        with pytest.raises(Mistake, match="A move is hidden here"):
            cookietin.read(seen)


def test_every_move_reads_back_as_itself() -> None:
    """1.3 3.2 3.7 4.3 All that a player could ever do."""
    s = place(BARE, BARE).state
    puts = [moves.put_move(chip, space) for chip in range(CHIPS) for space in SPACES]
    draws = [moves.draw_move(edge) for edge in layout.edges_of(s)]
    numbers = [*draws, *puts, *map(moves.give_move, range(CHIPS)), moves.DONE, moves.PLACE_REST]
    texts = [words.write(s, 0, number) for number in numbers]
    assert len(set(texts)) == len(numbers) == 493
    assert [words.read(s, 0, text) for text in texts] == numbers
    assert [words.read(s, 0, text.upper()) for text in texts] == numbers


def test_an_edge_is_named_from_the_space_below_it_or_to_its_right() -> None:
    """1.3 At the rim from the only one there is; reading takes either, and a blank."""
    s = place(BARE, BARE).state
    for text, told_back in (("c4n", "c4n"), ("c4w", "c4w"), ("c4s", "c5n"), ("c4e", "d4w"),
                          ("c6s", "c6s"), ("f3e", "f3e"), ("f3 E", "f3e"),
                          ("7 C4", "7-c4")):  # fmt: skip
        assert words.write(s, 0, words.read(s, 0, text)) == told_back


@pytest.mark.parametrize(
    "text", ["", "g1n", "a7n", "7-g1", "a1x", "13-a1", "1-a1", "give", "give 13", "7"]
)
def test_what_is_no_move_means_nothing(text: str) -> None:
    """3.2 Nor is it taken for another."""
    assert words.read(place(BARE, BARE).state, 0, text) == NOTHING


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "a1n"), (7, "b2n"), (41, "f6s"), (42, "a1w"), (48, "f1e"), (83, "f6e"), (84, "2-a1"),
     (479, "12-f6"), (480, "give 2"), (490, "give 12"), (491, "done"), (492, "rest")],
)  # fmt: skip
def test_the_numbers_of_the_first_version_are_still_understood(number: int, text: str) -> None:
    """1.3 3.7 4.3 Matches that were played then hold them."""
    s = cookietin.game("cookie-party").laid_out()
    assert words.write(s, 0, words.move_now(number)) == text


# Written when a board had 36 spaces, after a match in which a chip is given up and one is in hand.
WITHOUT_GAPS = Path(__file__).with_name("numbered_without_gaps.tin").read_text("utf-8")
ITS_BOARD = """
  +  +--+--+  +--+--+
1   *|Xf|Xm| *  o|Xt|
  +  +--+--+--+--+--+
2  12|X*|Xo|Xs|Xh| R
  +--+--+--+--+--+  +
3   3  T  8  7|Xf| *
  +  +--+  +--+--+  +
4   M 10  P  2|X*| o
  +  +--+--+--+--+  +
5   *|Xo|X*| 9 11| P
  +  +--+--+  +  +  +
6   H  R|Xf| 5| S  4
  +  +--+--+--+  +  +
  //_
"""


def test_a_position_with_the_numbers_of_the_first_version_is_still_understood() -> None:
    """1.1 1.3 4.3 Records hold them, and what `to_dict` gave."""
    first, last = written.replays(WITHOUT_GAPS, registry.plug)
    say = speaker(first.game.plug.package, "en")
    drawn = [line.rstrip() for line in view.board_lines(last.state, 1, CHANCE, say)[2:]]
    assert drawn == ITS_BOARD.strip("\n").split("\n")
    given = json.loads(re.findall("^start: (.+)$", WITHOUT_GAPS, re.M)[0])
    assert first.game.position({"state": given}).state == first.state
    assert first.state.chips[0, 2] == rules.IN_HAND
    assert first.state.chips[1, 4] == rules.SCOREBOARD + 5


DEEP = json.loads("[" * 900 + "]" * 900)


@pytest.mark.parametrize("wrong", [-1, "a1", 1.5, None, DEEP, {}, [-1] * 11, 10**30])
def test_nonsense_with_the_numbers_of_the_first_version_is_refused(wrong: object) -> None:
    """1.1 With one line, as any other."""
    given = json.loads(re.findall("^start: (.+)$", WITHOUT_GAPS, re.M)[0])
    game = cookietin.game("cookie-party", players=2)
    for name in ("cookies", "chips", "across", "down", "dotted"):
        with pytest.raises(Mistake):
            game.position(given | {name: wrong})
    with pytest.raises(Mistake):
        game.position(given | {"cookies": [wrong] * 36})


def test_a_throw_is_written_as_its_two_faces() -> None:
    """3.1 Each of the 36 reads back as itself, and people may type them as they like."""
    position = place(SEVEN, BARE)
    texts = [move.text for move in position.legal(CHANCE)]
    assert texts == [f"{one}-{other}" for one, other in product(range(1, 7), repeat=2)]
    assert [position.move_meant_by(text, CHANCE).number for text in texts] == list(range(36))
    assert position.play("34") == position.play("3 4") == position.play("3-4")
    assert position.move_meant_by("3-7", CHANCE).number == NOTHING
    assert manners.is_throw(position.state)
    assert not manners.is_throw(position.play("3-4").state)


def test_a_chip_that_chance_lays_is_written_with_its_seat() -> None:
    """2.2 `1 7-c4` is the 7 of seat 1."""
    start = cookietin.game("cookie-party").start(chance=None)
    texts = [move.text for move in start.legal(CHANCE)]
    assert texts == [f"0 2-{SPACE_NAMES[space]}" for space in start.state.dotted]
    assert [start.move_meant_by(text, CHANCE).number for text in texts] == list(range(CHIPS))
    assert start.move_meant_by("0 3-c1", CHANCE).number == NOTHING
    assert not manners.is_throw(start.state)


def test_a_lot_is_written_with_its_seat() -> None:
    """2.2 It lays all chips that are still in the hand."""
    position = play(cookietin.game("cookie-party", setup="standard").start(chance=None), "rest")
    texts = [move.text for move in position.legal(CHANCE)]
    assert texts == [f"0 lot {lot}" for lot in range(rules.LOTS)]
    assert [position.move_meant_by(text, CHANCE).number for text in texts] == list(
        range(rules.LOTS)
    )
    assert position.move_meant_by("1 lot 5", CHANCE).number == NOTHING
    assert not manners.is_throw(position.state)


# In words


def said(drawing: str, dice: str, *moves: str, of: str, hint: bool = False) -> str:
    position = play(place(drawing, BARE), dice, *moves)
    number = position.move_meant_by(of, 0).number
    phrase = (words.hint if hint else words.label)(position.state, 0, number)
    assert all(phrase.text(language) for language in LANGUAGES)
    return phrase.text()


@pytest.mark.parametrize(
    ("moves", "of", "says"),
    [
        ((), "a1n", "Draw a wall above a1"),
        ((), "a1w", "Draw a wall left of a1"),
        ((), "a1e", "Draw a wall right of a1"),
        (("a1n",), "7-c3", "Move the 7 to c3"),
        (("a1n",), "done", "Done"),
    ],
)
def test_buttons_say_what_they_do(moves: tuple[str, ...], of: str, says: str) -> None:
    """3.2 3.7 3.8"""
    assert said(SEVEN, "3-4", *moves, of=of) == says


def test_buttons_of_lifted_chips_and_of_tasks() -> None:
    """3.6 4.3 A lifted chip is put; a chip is given up."""
    assert said(ABOUT_TO, "3-4", of="c1e") == "Draw a wall right of c1"
    assert said(ABOUT_TO, "3-4", "c1e", of="7-b2") == "Put the 7 on b2"
    assert said(ABOUT_TO, "3-4", "c1e", "7-b2", of="give 8") == "Give up the 8"


def test_buttons_of_the_rim() -> None:
    """1.3 3.5 Below the last row, and right of the last column."""
    s = place(BARE, BARE).state
    labels = [words.label(s, 0, words.read(s, 0, text)).text() for text in ("b6s", "f2e")]
    assert labels == ["Draw a wall below b6", "Draw a wall right of f2"]


def test_buttons_of_the_set_up() -> None:
    """2.2 Place one, place the rest, say that all are placed."""
    position = cookietin.game("cookie-party", setup="standard").start(chance=None)
    for of, says, hinted in (
        ("7-c3", "Put the 7 on c3", "When 7 is rolled, you draw one wall there."),
        (
            "rest",
            "Place the rest for me",
            "All the chips still in your hand go on dotted spaces, at random.",
        ),
    ):
        number = position.move_meant_by(of, 0).number
        assert words.label(position.state, 0, number).text() == says
        assert words.hint(position.state, 0, number).text() == hinted
    position = play(position, "rest", "0 lot 5")
    assert words.label(position.state, 0, moves.DONE).text() == "Confirm my chips"
    assert "shown when everyone is done" in words.hint(position.state, 0, moves.DONE).text()


@pytest.mark.parametrize(
    ("drawing", "dice", "moves", "of", "says"),
    [
        (SEVEN, "3-4", (), "a1n", "a1 then has 1 of its four walls."),
        (SEVEN, "3-4", (), "a1e", "a1 then has 1 of its four walls, b1 has 1."),
        ("+  +\n 3\n+  +", "1-2", (), "a1n", "a1 then has 1 of its four walls."),
        (ABOUT_TO, "3-4", (), "c1e", "This encloses c1."),
        ("+--+\n|3\n+  +\n", "1-2", (), "rest", "This encloses a1."),
        (SEVEN + "\n//", "1-1", (), "f6n", "The drink’s wall can go anywhere."),
        (SEVEN, "3-4", ("a1n",), "8-c3", "When 8 is rolled, you draw one wall there."),
        (SEVEN, "3-4", ("a1n",), "done", "Points are counted when everyone is done."),
        (ABOUT_TO, "3-4", ("c1e", "7-b2"), "give 8", "The 8 goes on the scoreboard for “hearts”."),
    ],
)
def test_hints_say_what_a_move_would_do(
    drawing: str, dice: str, moves: tuple[str, ...], of: str, says: str
) -> None:
    """3.2 3.5 3.6 3.7 3.8 4.3"""
    assert says in said(drawing, dice, *moves, of=of, hint=True)


def test_what_is_left_to_draw_is_known() -> None:
    """3.2 3.3 What the chip shows, or what is free if that is less."""
    position = play(place("+--+\n|12\n+  +", BARE), "6-6")
    assert words.walls_left(position.state, 0) == 2
    assert words.walls_left(play(position, "a1e").state, 0) == 1
    assert words.walls_left(position.state, 1) == 0


# The log


def test_the_log_tells_the_throw_and_who_has_nothing_to_do() -> None:
    """3.1 5.3"""
    lines = told(place(SEVEN, BARE), "3-4", CHANCE, SPECTATOR)
    assert [line.text() for line in lines] == [
        "3 and 4: everyone plays the 7.",
        "Blueberry has nothing to do.",
    ]


def test_a_round_that_nobody_plays_is_told_with_the_throw() -> None:
    """3.4 5.3 Only bars."""
    lines = told(place(BARE, BARE + "\n\n+  +\n/"), "3-4", CHANCE, SPECTATOR)
    assert [line.text() for line in lines] == [
        "3 and 4: everyone plays the 7.",
        "Ginger crosses out bar 1 of 3.",
        "Blueberry crosses out bar 2 of 3.",
    ]


def test_moves_of_a_round_are_not_told_before_it_ends() -> None:
    """4.5 Neither to others nor to who makes them."""
    position = play(place(ABOUT_TO, ABOUT_TO), "3-4")
    for viewer in (0, 1, SPECTATOR):
        assert told(position, "c1e", 0, viewer) == []
    position = play(position, "c1e", "7-b2", "give 8")
    assert told(position, "done", 0, 1) == []


def test_a_round_is_told_when_all_are_done() -> None:
    """3.6 4.3 4.4 4.5 To everybody alike."""
    position = play(place(ABOUT_TO, SEVEN), "3-4")
    position = play(position, "a1n", "done", seat=1)
    position = play(position, "c1e", "7-b2", "give 8")
    for viewer in (0, 1, SPECTATOR, CHANCE):
        assert [line.text() for line in told(position, "done", 0, viewer)] == [
            "Ginger crosses out c1.",
            "Ginger completes “hearts” for 6 points and gives up the 8.",
        ]


def test_the_drink_is_told() -> None:
    """3.5 Who empties it draws a wall."""
    position = play(place(SEVEN + "\n//", BARE), "1-1", "a1n")
    assert [line.text() for line in told(position, "done", 0)] == [
        "Ginger finishes the drink: one wall on any edge.",
        "Blueberry crosses out bar 1 of 3.",
    ]


def test_a_chip_without_room_and_a_task_without_chip_are_told() -> None:
    """3.6 4.3"""
    crossed = "\n".join(["+--" * 6 + "+", "|X " * 6 + "|"] * 5 + ["+--" * 6 + "+"])
    drawing = "+--" * 6 + "+\n|12   " + "|X " * 4 + "|\n" + crossed
    points = {size: [30] * 3 for size in "2345"}
    position = place(
        drawing, BARE, side="yellow", edition=yellow_edition(points=points, end_points=[243] * 4)
    )
    position = play(position, "6-6", "a1e")
    lines = [line.text() for line in told(position, "done", 0)]
    assert lines[2:4] == [
        "There’s no room for Ginger’s 12: it leaves the game.",
        "Ginger completes “hearts” for 30 points and has no chip left to give up.",
    ]


def test_the_set_up_is_told_once() -> None:
    """2.2 When all chips lie."""
    start = cookietin.game("cookie-party").start(chance=None)
    position = start
    lines = []
    while position.state.phase == rules.DEALING:
        move = position.legal(CHANCE)[0]
        lines += told(position, move.text, CHANCE)
        position = position.play(move)
    assert [line.text() for line in lines] == ["The chips are laid at random on the dotted spaces."]
    position = cookietin.game("cookie-party", setup="standard").start(chance=None)
    assert told(position, "rest", 0) == []
    position = play(position, "rest", "0 lot 5", "done")
    position = play(position, "rest", "1 lot 5", seat=1)
    assert [line.text() for line in told(position, "done", 1)] == ["All chips are placed."]


# The board as text


def test_the_text_shows_own_moves_at_once_and_those_of_others_after_the_round() -> None:
    """4.5 A spectator sees what all see; chance sees everything."""
    position = play(place(ABOUT_TO, ABOUT_TO), "3-4", "c1e")
    own, other = position.view(0).text(), position.view(1).text()
    assert own.count("Xh") == 3 + 2
    assert other.count("Xh") == position.view().text().count("Xh") == 2 + 2
    assert "Round 7: 3 and 4 make 7." in own
    assert position.text().count("Xh") == 5


def test_the_text_shows_the_scoreboard_and_who_is_done() -> None:
    """3.8 4.4 Points beside names, and what each place earns."""
    position = play(place(ABOUT_TO, SEVEN), "3-4", "c1e", "7-b2", "give 8", "done")
    assert "A Ginger 0 ✓" in position.text()
    position = play(position, "a1n", "done", seat=1)
    assert re.search(r"H  hearts +6/4/3  A 6\n", position.text())
    assert "Round 8: the dice are rolling." in position.text()


def test_the_text_shows_chips_in_hand_at_set_up() -> None:
    """2.2 All eleven under one's own board."""
    position = cookietin.game("cookie-party", setup="standard").start(chance=None)
    assert "___ 2 3 4 5 6 7 8 9 10 11 12" in position.view(0).text()
    assert "Everyone is placing chips." in position.view(0).text()


def test_who_throws_may_be_named_and_goes_round() -> None:
    """3.1 The named one in the first round, then each in turn."""
    start = cookietin.game("cookie-party", first=1).start(chance=None)
    while start.state.phase == rules.DEALING:
        start = start.play(start.legal(CHANCE)[0])
    assert told(start, "3-4", CHANCE)[0].text().startswith("Blueberry rolls 3")
    position = place(SEVEN, BARE, first=1)
    assert position.state.round == 7
    for thrower in ("Blueberry", "Ginger"):
        assert told(position, "3-4", CHANCE, SPECTATOR)[0].text().startswith(f"{thrower} rolls 3")
        position = position.play("3-4", CHANCE)
        while position.seats != (CHANCE,):
            position = position.play(position.legal()[-1])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ginger crosses out a1, b1 and c1."),
        ("de", "Ingwer kreuzt a1, b1 und c1 an."),
        ("fr", "Gingembre coche a1, b1 et c1."),
        ("es", "Jengibre marca a1, b1 y c1."),
        ("pl", "Imbir skreśla a1, b1 i c1."),
    ],
)
def test_spaces_are_listed_as_a_language_lists_things(language: str, told: str) -> None:
    """3.6 As names are."""
    names = words.names_of(0b111)
    assert words.line("log-crosses", seat=Seat(0), spaces=names).text(language) == told
    assert "c1" not in words.line("log-crosses", seat=Seat(0), spaces=("a1",)).text(language)


@pytest.mark.parametrize(
    ("begun", "kinds", "key"),
    [
        (("chip",), ("space",), "then-space"),
        (("chip",), ("scoreboard",), "then-scoreboard"),
        (("chip",), ("scoreboard", "space"), "then-either"),
    ],
)
def test_whoever_has_begun_a_move_is_asked_for_what_comes_next(
    begun: tuple[str, ...], kinds: tuple[str, ...], key: str
) -> None:
    asked = words.then(begun, kinds)
    assert (asked.key if asked else "") == key
