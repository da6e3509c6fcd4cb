"""How moves of Goose are written and read, and what the log tells of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import cookietin
from cookietin import CHANCE
from cookietin.engine import NOTHING, Phrase, Seat, ask
from cookietin.engine.checks import Ply, random_match, tables
from cookietin.engine.texts import LANGUAGES
from cookietin.games.goose import GAME, rules, words
from cookietin.games.goose import happenings as h
from cookietin.games.goose.moves import THROW
from cookietin.games.goose.rules import State
from cookietin.games.goose.tests.drawn import place, told

FACES = range(1, 7)


def said(drawing: str, dice: str, **options: Any) -> list[str]:
    """What the log says in English."""
    return [phrase.text() for phrase in told(drawing, dice, **options)]


# Notation


def test_the_one_move_of_a_player_is_written_throw() -> None:
    """2.1 In any case of letters, and nothing else is a move."""
    position = place("*A:10 B:new")
    assert [move.text for move in position.legal()] == ["throw"]
    assert position.move_meant_by("Throw").number == THROW
    assert position.move_meant_by("  THROW ").number == THROW
    assert position.move_meant_by("roll").number == NOTHING


def test_a_throw_is_written_as_its_two_faces() -> None:
    """2.1 Each of the 36 reads back as itself."""
    thrown = place("*A:10 B:new").play("throw")
    texts = [move.text for move in thrown.legal()]
    assert texts == [f"{one}-{other}" for one, other in product(FACES, repeat=2)]
    assert [thrown.move_meant_by(text).number for text in texts] == list(range(36))


@pytest.mark.parametrize("text", ["3-4", "3 4", "34", "3, 4", "3 and 4"])
def test_people_may_type_two_faces_with_anything_between(text: str) -> None:
    """2.1 It is the same throw."""
    thrown = place("*A:10 B:new").play("throw")
    assert thrown.play(text) == thrown.play("3-4")


@pytest.mark.parametrize("text", ["", "3", "0-4", "3-7", "3-4-5", "throw", "7", "-3-4"])
def test_what_is_no_throw_of_two_dice_means_nothing(text: str) -> None:
    """2.1 Nor is it taken for another."""
    thrown = place("*A:10 B:new").play("throw")
    assert thrown.move_meant_by(text, CHANCE).number == NOTHING


@pytest.mark.parametrize("players", range(2, 7))
def test_who_begins_is_written_with_the_number_of_the_seat(players: int) -> None:
    """2.3 The number alone will do."""
    start = cookietin.game("goose", players=players).start(chance=None)
    texts = [move.text for move in start.legal()]
    assert texts == [f"{seat} begins" for seat in range(players)]
    assert [start.move_meant_by(text).number for text in texts] == list(range(players))
    assert [start.move_meant_by(str(seat)).number for seat in range(players)] == list(
        range(players)
    )
    assert start.move_meant_by("throw", CHANCE).number == NOTHING
    assert start.refusal(f"{players} begins", CHANCE) is not None


def test_the_button_of_the_one_move_says_what_it_does() -> None:
    """2.1 In every language."""
    label = words.label(place("*A:10 B:new").state, 0, THROW)
    assert label.text() == "Roll the dice"
    assert all(label.text(language) for language in LANGUAGES)


# The log


def test_the_log_tells_who_begins() -> None:
    """2.3 By the name of the seat."""
    start = cookietin.game("goose", players=3).start(chance=None)
    after = start.play("2 begins")
    lines = lines_about(start.state, CHANCE, 2, after.state)
    assert [line.text() for line in lines] == ["Honey goes first."]
    assert [line.text(names=["Ada", "Bo", "Cy"]) for line in lines] == ["Cy goes first."]


def test_the_wish_to_throw_is_no_news() -> None:
    """2.1 The dice are."""
    before = place("*A:10 B:new")
    assert lines_about(before.state, 0, THROW, before.play("throw").state) == []


# Drawing, dice, options, and what the log says.
EVENTS: dict[str, tuple[str, str, dict[str, Any], list[str]]] = {
    "a throw": (
        "*A:10 B:20",
        "1-2",
        {},
        ["Ginger rolls 1 and 2: from 10 to 13."],
    ),
    "a special nine": (
        "A:10 *B:new",
        "5-4",
        {},
        ["Blueberry rolls 5 and 4: straight to 53!"],
    ),
    "a nine that is none": (
        "*A:0 B:10",
        "6-3",
        {},
        [
            "Ginger rolls 6 and 3: from the start to 9.",
            "A goose! On to 18.",
            "A goose! On to 27.",
            "A goose! On to 36.",
            "A goose! On to 45.",
            "A goose! On to 54.",
            "A goose! On to 63.",
        ],
    ),
    "a goose": (
        "*A:1 B:20",
        "2-2",
        {},
        [
            "Ginger rolls 2 and 2: from 1 to 5.",
            "A goose! On to 9.",
            "A goose! On to 13.",
        ],
    ),
    "too far": (
        "*A:60 B:20",
        "4-1",
        {},
        ["Ginger rolls 4 and 1: from 60 up to 63 and 2 too many, so back to 61."],
    ),
    "a goose backwards": (
        "*A:62 B:20",
        "2-3",
        {},
        [
            "Ginger rolls 2 and 3: from 62 up to 63 and 4 too many, so back to 59.",
            "A goose! Back to 54.",
            "A goose! Back to 49.",
        ],
    ),
    "a goose, too far, and a goose backwards": (
        "*A:51 B:20",
        "4-4",
        {},
        [
            "Ginger rolls 4 and 4: from 51 to 59.",
            "A goose! Up to 63 and 4 too many, so back to 59.",
            "A goose! Back to 51.",
        ],
    ),
    "the goose on 23": (
        "*A:20 B:10",
        "1-2",
        {"goose_on_23": True},
        ["Ginger rolls 1 and 2: from 20 to 23.", "A goose! On to 26."],
    ),
    "the flight": (
        "*A:2 B:20",
        "3-1",
        {},
        ["Ginger rolls 3 and 1: from 2 to 6.", "The flying goose carries Ginger to 12."],
    ),
    "the detour": (
        "*A:40 B:20",
        "1-1",
        {},
        ["Ginger rolls 1 and 1: from 40 to 42.", "A wrong turn: back to 37."],
    ),
    "the nest": (
        "*A:15 B:20",
        "2-2",
        {},
        [
            "Ginger rolls 2 and 2: from 15 to 19.",
            "Ginger rests in the nest and misses a turn.",
        ],
    ),
    "the rest": (
        "*A:30 B:19r",
        "1-2",
        {},
        ["Ginger rolls 1 and 2: from 30 to 33.", "Blueberry misses a turn."],
    ),
    "the well": (
        "*A:28 B:20",
        "1-2",
        {},
        ["Ginger rolls 1 and 2: from 28 to 31.", "Ginger falls into the well."],
    ),
    "freed from the well": (
        "*A:28 B:31w2",
        "1-2",
        {},
        [
            "Ginger rolls 1 and 2: from 28 to 31.",
            "Ginger falls into the well.",
            "Blueberry is free.",
        ],
    ),
    "the cage": (
        "*A:49 B:20",
        "1-2",
        {},
        ["Ginger rolls 1 and 2: from 49 to 52.", "Ginger is caught in the cage."],
    ),
    "freed from the cage, and one who was free already": (
        "*A:49 B:52 C:52w",
        "1-2",
        {},
        [
            "Ginger rolls 1 and 2: from 49 to 52.",
            "Ginger is caught in the cage.",
            "Honey is free.",
        ],
    ),
    "waiting": (
        "*A:10 B:31w C:52w D:20",
        "1-2",
        {},
        [
            "Ginger rolls 1 and 2: from 10 to 13.",
            "Blueberry misses a turn.",
            "Honey misses a turn.",
        ],
    ),
    "released": (
        "*A:10 B:31w3",
        "1-2",
        {},
        [
            "Ginger rolls 1 and 2: from 10 to 13.",
            "Blueberry has waited long enough and plays on.",
        ],
    ),
    "all wait, and one is released": (
        "*A:28 B:52w2",
        "1-2",
        {},
        [
            "Ginger rolls 1 and 2: from 28 to 31.",
            "Ginger falls into the well.",
            "Blueberry misses a turn.",
            "Ginger misses a turn.",
            "Blueberry has waited long enough and plays on.",
        ],
    ),
    "deadlock": (
        "*A:28 B:52w",
        "1-2",
        {"release": "off"},
        ["Ginger rolls 1 and 2: from 28 to 31.", "Ginger falls into the well."],
    ),
    "the soup": (
        "*A:55 B:20",
        "1-2",
        {},
        ["Ginger rolls 1 and 2: from 55 to 58.", "Into the soup! Ginger is back at the start."],
    ),
    "home": (
        "*A:60 B:20",
        "1-2",
        {},
        ["Ginger rolls 1 and 2: from 60 to 63."],
    ),
    "a shared square": (
        "*A:10 B:13",
        "1-2",
        {},
        ["Ginger rolls 1 and 2: from 10 to 13."],
    ),
    "a swap": (
        "*A:10 B:13",
        "1-2",
        {"occupied": "swap"},
        [
            "Ginger rolls 1 and 2: from 10 to 13.",
            "Ginger and Blueberry swap places: Blueberry is now on 10.",
        ],
    ),
    "a swap with the one that has stood there longest": (
        "*A:10 B:13 C:13^",
        "1-2",
        {"occupied": "swap"},
        [
            "Ginger rolls 1 and 2: from 10 to 13.",
            "Ginger and Honey swap places: Honey is now on 10.",
        ],
    ),
    "a swap in the nest, with one who rests": (
        "*A:15 B:20 C:19r",
        "2-2",
        {"occupied": "swap"},
        [
            "Ginger rolls 2 and 2: from 15 to 19.",
            "Ginger and Honey swap places: Honey is now on 15.",
            "Ginger rests in the nest and misses a turn.",
        ],
    ),
    "no swap in the well": (
        "*A:28 B:31w",
        "1-2",
        {"occupied": "swap"},
        [
            "Ginger rolls 1 and 2: from 28 to 31.",
            "Ginger falls into the well.",
            "Blueberry is free.",
        ],
    ),
    "put back": (
        "*A:10 B:13",
        "1-2",
        {"occupied": "back"},
        [
            "Ginger rolls 1 and 2: from 10 to 13.",
            "Blueberry is already there: Ginger goes back to 10.",
        ],
    ),
    "put back from a goose": (
        "*A:1 B:13",
        "2-2",
        {"occupied": "back"},
        [
            "Ginger rolls 2 and 2: from 1 to 5.",
            "A goose! On to 9.",
            "A goose! On to 13.",
            "Blueberry is already there: Ginger goes back to 1.",
        ],
    ),
}


@pytest.mark.parametrize("event", EVENTS)
def test_the_log_tells_every_event_of_a_throw(event: str) -> None:
    """2.1 2.2 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 4.1 1.4 Step by step, in English."""
    drawing, dice, options, lines = EVENTS[event]
    assert said(drawing, dice, **options) == lines


def test_the_events_use_every_line_that_the_log_has() -> None:
    """2.3 None is forgotten here, and none is left in the texts that nobody says."""
    used = {
        phrase.key
        for drawing, dice, options, _ in EVENTS.values()
        for phrase in told(drawing, dice, **options)
    }
    texts = GAME.folder.joinpath("texts", "en.ftl").read_text("utf-8").splitlines()
    assert used | {"log-begins"} == {line.split()[0] for line in texts if line.startswith("log-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_events(language: str) -> None:
    """2.1 With the names of the people and all the numbers in it."""
    names = ["Ada", "Bo", "Cy", "Di"]
    for drawing, dice, options, english in EVENTS.values():
        phrases = told(drawing, dice, **options)
        assert len(phrases) == len(english)
        for phrase in phrases:
            line = phrase.text(language, names)
            assert line == line.strip() != ""
            if phrase.variables.get("from") == rules.START:  # which has no number on the board
                del phrase.variables["from"]
            for value in phrase.variables.values():
                is_seat = isinstance(value, Seat)
                assert (names[value] if is_seat else str(value)) in line


@pytest.mark.parametrize("goose_on_23", [False, True])
@pytest.mark.parametrize("nine_rule", ["first-throw", "from-start"])
def test_the_told_way_of_a_throw_ends_where_the_rules_end_it(
    goose_on_23: bool, nine_rule: str
) -> None:
    """2.2 3.1 3.2 3.3 3.6 From every square, with every throw, the first or a later one."""
    game = cookietin.game("goose", goose_on_23=goose_on_23, nine_rule=nine_rule, first=0)
    s = ask.state_after(GAME, game.laid_out(), 0, THROW)
    standable = [square for square in range(63) if is_standable(s, square)]
    assert len(standable) == 63 - len(rules.GEESE) - goose_on_23 - len({6, 42, 58})
    for square, one, other, has_thrown in product(standable, FACES, FACES, (0, 1)):
        s.squares[0] = square
        s.has_thrown[0] = has_thrown
        throw = (one - 1) * len(FACES) + other - 1
        happened = ask.happenings_of(GAME, s, CHANCE, throw)
        way = [told.to for told in happened if isinstance(told, h.Walks | h.Leaps | h.SentOn)]
        after = ask.state_after(GAME, s, CHANCE, throw)
        assert way[-1] == after.squares[0] or (way[-1], after.squares[0]) == (rules.SOUP, 0)
        assert all(0 < stop <= 63 for stop in way)


def lines_about(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """The lines of the log about one move."""
    return ask.lines_of(GAME, before, ask.happenings_of(GAME, before, seat, move), after, 0)


def is_standable(s: State, square: int) -> bool:
    passages = (rules.FLIGHT, rules.DETOUR, rules.SOUP)
    return square not in passages and not rules.is_goose(s, square)


def throws_of_random_matches() -> Iterator[Ply]:
    """One match at every fifth table: all numbers of players, and all options."""
    for game in tables(GAME)[::5]:
        for step in random_match(game, seed=7):
            if step.before.phase == rules.DICE_ROLL:
                yield step


def test_whoever_has_only_the_log_knows_the_position() -> None:
    """1.4 2.3 3.4 3.5 3.7 3.8 4.1 Squares, turn, and who waits and rests, all follow from it."""
    for step in throws_of_random_matches():
        lines = lines_about(step.before, step.seat, step.move, step.after)
        assert follow_log(step.before, lines) == known(step.after), step


def known(s: State) -> dict[str, Any]:
    players = range(s.players)
    return {
        "turn": s.turn,
        "squares": [s.squares[seat] for seat in players],
        "waiting": [s.waiting[seat] for seat in players],
        "resting": [s.resting[seat] for seat in players],
    }


def follow_log(before: State, lines: list[Phrase]) -> dict[str, Any]:
    """The position after a throw, as the lines of the log have it."""
    now = known(before)
    mover = before.turn
    for line in lines:
        seat = line.variables.get("seat", mover)
        match line.key:
            case "log-swapped":
                now["squares"][line.variables["other"]] = line.variables["to"]
            case "log-soup":
                now["squares"][mover] = rules.START
            case "log-nest":
                now["resting"][seat] = 1
            case "log-well" | "log-cage":
                now["waiting"][seat] = 1
            case "log-freed" | "log-released":
                now["waiting"][seat] = 0
            case "log-misses":
                now["turn"] = seat
                now["resting"][seat] = 0
            case _:
                now["squares"][mover] = line.variables["to"]
    is_home = now["squares"][mover] == rules.FINISH
    if not is_home and not (all(now["waiting"]) and not before.release):
        now["turn"] = (now["turn"] + 1) % before.players
    return now
