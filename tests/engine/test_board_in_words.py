"""A board in words says all that is on it."""

from __future__ import annotations

import random
import re

import pytest

from cookietin.engine import SPECTATOR, registry
from cookietin.engine.blocks import Drawing, Items, Rows, in_words, lines_in_words, tell_of
from cookietin.engine.position import Game
from cookietin.engine.texts import LANGUAGES, speaker_with_names
from told import DESCRIBED, HEARD, unheard

NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"]
MARKS = re.compile(r"[▶★⟲▒⌂│─┌┐└┘├┤┬┴┼✓☆]|--|\(\W*\)|^\s|\s$")
GRID = Rows(
    [("1", "star", ""), ("2", "", "tree")], heads=("", "a", "b"), title="Anna", is_grid=True
)
TASKS = Rows([("hearts", "6", ""), ("stars", "4", "Anna")], heads=("Task", "Points", "By"))


def test_what_is_drawn_is_told_instead() -> None:
    drawn = Drawing(["+--+"], told=[Items(["a wall"])])
    assert in_words([drawn, Items(["> me"], told=()), Items([]), TASKS]) == [
        Items(["a wall"]),
        TASKS,
    ]
    assert in_words([Drawing(["as it is"])]) == [Items(["as it is"])]


def test_lines_name_the_cells_of_a_grid_and_the_heads_of_a_table() -> None:
    assert lines_in_words([GRID, TASKS]) == [
        ["Anna", "a1: star", "b1: ", "a2: ", "b2: tree"],
        ["hearts; Points: 6", "stars; Points: 4; By: Anna"],
    ]


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("B2", ["Anna: b2: tree"]),
        ("stars", ["stars; Points: 4; By: Anna"]),
        ("star", ["Anna: a1: star"]),
        ("nothing", []),
        ("(", []),
    ],
)
def test_a_board_is_asked_about(what: str, told: list[str]) -> None:
    assert tell_of([GRID, TASKS], what) == told


@pytest.mark.parametrize("name", registry.names())
def test_the_state_of_a_board_is_known_from_its_words_alone(name: str) -> None:
    """With any number of players, in every view, all the way through a match; thieves too."""
    if name not in HEARD:
        pytest.skip("nobody has written down how to listen to it")
    plug = registry.plug(name)
    for players in plug.players:
        luck, names = random.Random(players), NAMES[:players]
        thief = {"thief": "on"} if name == "cookie-box" and players > 2 else {}
        position = Game.of(plug, {"players": players, **thief}).start(players)
        number = 0
        while position.outcome is None and number < 300:
            if number % 7 == 0:
                seat = luck.randrange(players)
                view = position.view(seat)
                words = in_words(view.blocks("en", names))
                assert unheard(name, words, view.bare, seat, names) == {}
            busy = position.interrupters if thief and luck.random() < 0.3 else ()
            legal = position.legal(luck.choice(busy or position.seats))
            position = position.play(luck.choice(legal)) if legal else position
            number += 1


@pytest.mark.parametrize("name", registry.names())
def test_a_picture_is_described_shortly_and_truly_after_every_move(name: str) -> None:
    """With as many players as can be, in every view."""
    if name not in DESCRIBED:
        pytest.skip("nobody has written down how to listen to it")
    plug, luck = registry.plug(name), random.Random(1)
    players = plug.players[-1]
    names = NAMES[:players]
    say = speaker_with_names(plug.package, "en", tuple(names))
    position = Game.of(plug, {"players": players}).start(1)
    for _ in range(300):
        for seat in (*range(players), SPECTATOR):
            view = position.view(seat).bare
            description = plug.view.describe(view, seat, say)
            heard, seen = DESCRIBED[name](description, view, names)
            assert heard == seen
            assert len(description) < 120 * players
        if position.outcome is not None:
            break
        position = position.play(luck.choice(position.legal(position.seats[0])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_no_marks_are_read_out(name: str, language: str) -> None:
    plug = registry.plug(name)
    luck = random.Random(1)
    position = Game.of(plug, {"players": plug.players[-1]}).start(1)
    for _ in range(40):
        if position.outcome is not None:
            break
        for part in lines_in_words(position.view(position.seats[0]).blocks(language)):
            for line in part:
                assert not MARKS.search(line), line
        position = position.play(luck.choice(position.legal(position.seats[0])))
