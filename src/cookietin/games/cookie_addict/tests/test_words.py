"""How moves of Cookie Addict are written and read, what hints say, and what the log tells."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest

import cookietin
from cookietin import CHANCE
from cookietin.engine import NOTHING, Phrase, Seat, ask
from cookietin.engine.checks import random_match, tables
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.games.cookie_addict import GAME, moves, rules, words
from cookietin.games.cookie_addict.tests.drawn import place, told, told_of

BOARD = """
       .    .    B    .    .
    .  ..   ..   {tile} ..   ..
    .  +1   (-2) +2L  ..   -1L
    .  ..   ..   ..   ..   ..
    A  ..   ..   --   ..   ..
    .  ..@1 ..   ..   ..   ..@2
    *A {mine}
     B {other}
"""


def board(tile: str = "+1", mine: str = "3 0", other: str = "2 2") -> str:
    return BOARD.format(tile=tile, mine=mine, other=other)


def at_row_1(asked: str, code: str, mine: str = "3 2") -> str:
    """A has just activated a tile in the first row, and is asked something."""
    return f"""
           .    .    B    .    .
        A  +1   --   ({code}) .. -1L
        .  ..   (-2) ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   --   ..   ..
        .  ..@1 ..   ..   ..   ..@2
        *A {mine} {asked}
         B 2 2
    """


FIRST = """
       .    .    .    .    .
    .  +1   +2   +1L  -1   -2
    .  ..   ..   ..   ..   ..
    .  ..@1 ..   ..   ..   ..
    .  ..   ..   ..   ..   ..
    .  ..   ..   ..   ..   ..@2
    *A 0 0 puts
     B 0 0
"""
SECOND = FIRST.replace(".  +1   +2", "B  +1   +2").replace("*A 0 0 puts", "*A 0 0")


# Notation


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("row 1", moves.go_move(0, 0)),
        ("Column F", moves.go_move(1, 5)),
        ("decline", moves.trade_move(moves.DECLINE)),
        ("lures for cookies", moves.trade_move(moves.LURES_FOR_COOKIES)),
        ("cookies for lures", moves.trade_move(moves.COOKIES_FOR_LURES)),
        ("guard 1 to a1", moves.put_move(0, 0)),
        ("guard 2 to f6", moves.put_move(1, 35)),
        ("turn c4", moves.turn_move(20)),
        ("lure 1 n", moves.lure_move(0, 0)),
        ("LURE 2 NW", moves.lure_move(1, 7)),
        ("done", moves.DONE),
    ],
)
def test_moves_are_written_in_words_and_tiles_as_on_a_chessboard(text: str, move: int) -> None:
    """2.1 2.2 2.3 2.6 4.5 4.6 4.7 Capital letters do not matter."""
    position = cookietin.game("cookie-addict").start(1)
    assert words.read(position.state, 0, text) == move
    assert words.write(position.state, 0, move) == text.casefold()


def test_every_move_is_written_and_read() -> None:
    """2.1 Legal or not."""
    s = cookietin.game("cookie-addict").start(1).state
    texts = [words.write(s, 0, move) for move in range(len(moves.MOVES))]
    assert len(set(texts)) == len(moves.MOVES)
    assert [words.read(s, 0, text) for text in texts] == list(range(len(moves.MOVES)))


@pytest.mark.parametrize(
    "text",
    ["", "row 7", "row a", "column 1", "column g", "guard 3 to a1", "turn a7", "lure 1 up", "end"],
)
def test_what_is_no_move_means_nothing(text: str) -> None:
    """2.1 Nor is it taken for another."""
    position = cookietin.game("cookie-addict").start(1)
    assert position.move_meant_by(text).number == NOTHING


def test_chance_writes_the_number_of_a_tile_and_what_it_is() -> None:
    """1.2 2.1 The number alone will do; a tile that is laid is not drawn again."""
    position = cookietin.game("cookie-addict").start(chance=None)
    assert position.legal()[0].text == "31 double"
    assert position.legal()[-1].text == "43 alarm"
    for number in (43, 31, 32, 36, 37):
        position = position.play(str(number))
    assert {"0 +1", "18 +5", "12 +3G", "30 -4", "14 +1LL"} < {m.text for m in position.legal()}
    position = position.play("18 +5")
    assert position.move_meant_by("18", CHANCE).number == NOTHING
    assert position.move_meant_by("tile", CHANCE).number == NOTHING
    assert moves.CELL_NAMES[position.state.laid - 1] == "a1"
    while len(position.legal()) > 2 or position.state.phase != rules.WHO_BEGINS:
        position = position.play(position.legal()[0].text)
    assert [move.text for move in position.legal()] == ["0 begins", "1 begins"]
    assert position.play("1").seats == (1,)
    assert position.refusal("2 begins", CHANCE) is not None


# Buttons and hints


def label(drawing: str, move: str) -> str:
    position = place(drawing)
    return words.label(
        position.state, position.seats[0], position.move_meant_by(move).number
    ).text()


@pytest.mark.parametrize(
    ("drawing", "move", "said"),
    [
        (FIRST, "row 1", "In front of row 1"),
        (FIRST, "column b", "In front of column b"),
        (board("+2"), "row 1", "Row 1: 2 cookies"),
        (SECOND, "column b", "Column b: 2 cookies"),
        (board("-1L"), "row 1", "Row 1: lose 1 cookie and get 1 lure"),
        (board("trap"), "row 1", "Row 1: Trap"),
        (at_row_1("trades", "trade"), "decline", "Don’t trade"),
        (at_row_1("trades", "trade"), "lures for cookies", "Trade 2 lures for 2 cookies"),
        (at_row_1("trades", "trade"), "cookies for lures", "Trade 2 cookies for 2 lures"),
        (at_row_1("guards", "move-a-guard"), "guard 1 to c3", "Move guard 1 to c3"),
        (at_row_1("turns", "turn"), "turn b2", "Turn b2 face up: lose 2 cookies"),
        (at_row_1("turns", "turn"), "turn a1", "Turn a1 face down: 1 cookie"),
        (at_row_1("lures", "+1"), "lure 1 ne", "Lure guard 1 to b4 for one lure"),
        (at_row_1("lures", "+1"), "done", "End turn"),
    ],
)
def test_a_button_says_what_a_move_is(drawing: str, move: str, said: str) -> None:
    """2.1 2.3 2.6 4.5 4.6 4.7 A line with the tile that is got there."""
    assert label(drawing, move) == said


def hint(drawing: str, move: str) -> str:
    position = place(drawing)
    return words.hint(position.state, position.seats[0], position.move_meant_by(move).number).text()


ROW_1 = """
       .    .    B    .    .
    .  +1   (+3) {tile} -1L  +2
    .  ..   ..   ..   ..   ..
    .  ..   ..   ..   ..   ..
    A  ..   ..   --   ..   ..
    .  ..@1 ..   ..   ..   ..@2
    *A {mine}
     B {other}
"""
LEFT = "1 cookie; lose 1 cookie and get 1 lure; 2 cookies"
THEN = f"Then Blueberry can get: {LEFT}."


@pytest.mark.parametrize(
    ("tile", "mine", "other", "said"),
    [
        ("+1", "3 0", "2 2", f"You get 1 cookie. {THEN}"),
        ("+2", "3 0 double", "2 2", f"You get 4 cookies. {THEN}"),
        ("+2L", "3 0", "2 2", f"You get 2 cookies and 1 lure. {THEN}"),
        ("-2", "3 0", "2 2", f"You lose 2 cookies. {THEN}"),
        ("-2", "1 0", "2 2", f"You lose 1 cookie. {THEN}"),
        ("-2", "0 0", "2 2", f"Nothing changes for you. {THEN}"),
        ("-1L", "3 0", "2 2", f"You lose 1 cookie and get 1 lure. {THEN}"),
        ("-1L", "0 0", "2 2", f"You get 1 lure. {THEN}"),
        ("double", "3 0", "2 2", f"Your next tile counts double. {THEN}"),
        ("guard-post", "3 0", "2 2", f"You get 2 cookies. {THEN}"),
        ("trap", "3 0", "2 2", "You’re caught and lose the game. Game over."),
        (
            "trade",
            "3 0",
            "2 2",
            f"You can trade two lures for two cookies, or two cookies for two lures. {THEN}",
        ),
        ("trade", "1 1", "2 2", f"Nothing changes for you. {THEN}"),
        ("move-a-guard", "3 0", "2 2", f"You put a guard on another tile. {THEN}"),
        ("turn", "3 0", "2 2", f"You turn another tile over. {THEN}"),
        ("steal-cookies", "3 0", "1 2", f"You take 1 cookie from Blueberry. {THEN}"),
        ("steal-cookies", "3 0", "0 2", f"Nothing changes for you. {THEN}"),
        ("double-lures", "3 3", "0 2", f"You get 3 lures. {THEN}"),
        ("steal-lures", "3 0", "1 2", f"You take 2 lures from Blueberry. {THEN}"),
        (
            "alarm",
            "3 0",
            "1 2",
            "The game ends with 0 for you and 1 for the other player. Game over.",
        ),
        (
            "swap",
            "3 0",
            "2 2",
            f"The pawns swap places, and you play again. Then you can get: {LEFT}.",
        ),
    ],
)
def test_a_hint_tells_what_a_tile_does_and_what_it_leaves_to_the_other(
    tile: str, mine: str, other: str, said: str
) -> None:
    """2.3 2.5 3.1 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 As it would be, not as printed."""
    assert hint(ROW_1.format(tile=tile, mine=mine, other=other), "row 1") == f"Row 1: {said}"


SHUT = """
       .    .    B    .    .
    .  --   (+3) {tile} --   ..@1
    .  ..   ..   ..   ..   ..
    .  ..   ..   ..   ..   ..
    A  ..   ..   --   ..   ..
    .  ..   ..   ..   ..   ..@2
    *A 3 {lures}
     B 2 2
"""


@pytest.mark.parametrize(
    ("tile", "lures", "said"),
    [
        ("+1", 0, "You get 1 cookie. Then Blueberry can’t move, and the game ends with 4 for you"),
        ("+1", 1, "You get 1 cookie. Then Blueberry can’t move, and the game ends with 4 for you"),
        ("swap", 1, "The pawns swap places, and you play again. Then Ginger can’t move"),
    ],
)
def test_a_hint_tells_that_it_would_be_over(tile: str, lures: int, said: str) -> None:
    """4.2 5.1 With the cookies of both."""
    assert hint(SHUT.format(tile=tile, lures=lures), "row 1").startswith(f"Row 1: {said}")


@pytest.mark.parametrize(
    ("drawing", "move", "said"),
    [
        (FIRST, "row 1", "Row 1: You get no tile yet. Then Blueberry can get: 1 cookie; 2 c"),
        (at_row_1("trades", "trade"), "decline", "Don’t trade: Nothing changes for you. "),
        (
            at_row_1("trades", "trade"),
            "lures for cookies",
            "Trade 2 lures for 2 cookies: You then have 5 cookies and 0 lures. ",
        ),
        (
            at_row_1("guards", "move-a-guard"),
            "guard 1 to a1",
            "Move guard 1 to a1. Then Blueberry can",
        ),
        (at_row_1("turns", "turn"), "turn a1", "Turn a1 face down: 1 cookie. Then Blueberry can"),
        (
            at_row_1("lures", "+1"),
            "lure 1 ne",
            "Move guard 1 to b4: It costs one lure, and leaves you with 1. ",
        ),
        (at_row_1("lures", "+1"), "done", "Your turn ends. Then Blueberry can get: 1 cookie; "),
    ],
)
def test_a_hint_tells_of_the_other_moves_too(drawing: str, move: str, said: str) -> None:
    """2.1 2.6 4.5 4.6 4.7 What they cost, and what they leave."""
    assert hint(drawing, move).startswith(said)


@pytest.mark.parametrize("tile", ["turn", "move-a-guard"])
def test_a_hint_does_not_call_it_over_while_something_is_still_asked(tile: str) -> None:
    """4.6 4.7 5.1 What comes next may open a way for the other."""
    assert "cannot" not in hint(SHUT.format(tile=tile, lures=0), "row 1")


def warned(drawing: str, move: str) -> str:
    position = place(drawing)
    said = words.warns(position.state, position.seats[0], position.move_meant_by(move).number)
    return said.text() if said else ""


def test_a_move_that_loses_is_asked_about() -> None:
    """4.4 4.11 The Trap, and an Alarm when the other has more then."""
    question = "This loses you the game. Play it anyway?"
    assert warned(board("trap"), "row 1") == question
    assert warned(board("trap"), "row 2") == ""
    assert warned(board("alarm", mine="5 0", other="2 2"), "row 1") == question
    assert warned(board("alarm", mine="9 0", other="2 2"), "row 1") == ""


def test_nobody_is_asked_about_the_only_way() -> None:
    """4.4 There is nothing else to choose."""
    only = ROW_1.format(tile="trap", mine="3 0", other="2 2").replace(
        "..   ..   ..   ..   ..", "--   --   --   --   --"
    )
    assert [move.text for move in place(only).legal()] == ["row 1", "row 5"]
    shut = only.replace("..@1 ..   ..   ..   ..@2", "..@1 ..   --   ..   ..@2")
    assert [move.text for move in place(shut).legal()] == ["row 1"]
    assert warned(shut, "row 1") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_for_fits_in_two_lines_of_a_phone(language: str) -> None:
    """2.1 2.2 2.3 2.6 4.5 4.6 4.7 36 letters a line."""
    for key in words.ASKED.values():
        assert len(speaker(GAME.package, language)(key)) <= 72


def test_every_legal_move_has_a_label_and_a_hint_in_every_language() -> None:
    """2.1 2.3 2.6 In random matches of both lengths."""
    for game in tables(GAME):
        for at, step in enumerate(random_match(game, seed=5)):
            if step.seat == CHANCE:
                continue
            language = LANGUAGES[at % len(LANGUAGES)]
            for move in ask.legal(GAME, step.before, step.seat):
                assert words.label(step.before, step.seat, move).text(language)
                assert words.hint(step.before, step.seat, move).text(language)


# The log

STUCK = """
       .    .    B    .    .
    .  --   (+3) +1   --   ..@1
    .  ..   ..   ..   ..   ..
    .  ..   ..   ..   ..   ..
    A  ..   ..   --   ..   ..
    .  ..   ..   ..   ..   ..
    *A 3 0
     B 2 2
"""
EVENTS: dict[str, tuple[str, str, list[str]]] = {
    "put before a row": (FIRST, "row 1", ["Ginger starts in front of row 1."]),
    "put before a column": (FIRST, "column c", ["Ginger starts in front of column c."]),
    "cookies": (
        board("+2"),
        "row 1",
        ["Ginger goes to row 1: 2 cookies."],
    ),
    "cookies and a lure": (
        board("+1L"),
        "row 1",
        ["Ginger goes to row 1: 1 cookie and 1 lure."],
    ),
    "lost cookies": (
        board("-2"),
        "row 1",
        ["Ginger goes to row 1: lose 2 cookies."],
    ),
    "nothing to lose": (
        board("-2", mine="0 0"),
        "row 1",
        ["Ginger goes to row 1: lose 2 cookies.", "Nothing changes for Ginger."],
    ),
    "counted double": (
        board("+2", mine="3 0 double"),
        "row 1",
        [
            "Ginger goes to row 1: 2 cookies.",
            "It counts double for Ginger.",
            "Ginger takes 4 cookies.",
        ],
    ),
    "lost cookies and a lure counted double": (
        board("-1L", mine="3 0 double"),
        "row 1",
        [
            "Ginger goes to row 1: lose 1 cookie and get 1 lure.",
            "It counts double for Ginger.",
            "Ginger loses 2 cookies.",
            "Ginger takes 2 lures.",
        ],
    ),
    "a double spent": (
        board("steal-lures", mine="3 0 double"),
        "row 1",
        [
            "Ginger goes to row 1: Steal lures.",
            "Ginger’s Double is used up.",
            "Ginger steals 2 lures from Blueberry.",
        ],
    ),
    "a double": (
        board("double"),
        "row 1",
        ["Ginger goes to row 1: Double.", "Ginger’s next tile counts double."],
    ),
    "a swap": (
        board("swap"),
        "row 1",
        ["Ginger goes to row 1: Swap.", "The pawns swap places, and Ginger plays again."],
    ),
    "a trap": (
        board("trap"),
        "row 1",
        ["Ginger goes to row 1: Trap.", "Ginger is caught in the trap."],
    ),
    "no trade": (
        board("trade", mine="1 1"),
        "row 1",
        ["Ginger goes to row 1: Trade.", "Nothing changes for Ginger."],
    ),
    "a trade": (board("trade"), "row 1", ["Ginger goes to row 1: Trade."]),
    "a trade declined": (at_row_1("trades", "trade"), "decline", ["Ginger doesn’t trade."]),
    "cookies bought": (
        at_row_1("trades", "trade"),
        "lures for cookies",
        ["Ginger trades 2 lures for 2 cookies."],
    ),
    "lures bought": (
        at_row_1("trades", "trade"),
        "cookies for lures",
        ["Ginger trades 2 cookies for 2 lures."],
    ),
    "a guard to be put": (board("move-a-guard"), "row 1", ["Ginger goes to row 1: Move a guard."]),
    "a guard put": (
        at_row_1("guards", "move-a-guard"),
        "guard 2 to c3",
        ["Ginger puts guard 2 on c3."],
    ),
    "a tile to be turned": (board("turn"), "row 1", ["Ginger goes to row 1: Turn."]),
    "a tile turned up": (
        at_row_1("turns", "turn"),
        "turn b2",
        ["Ginger turns b2 face up: lose 2 cookies."],
    ),
    "a tile turned down": (
        at_row_1("turns", "turn"),
        "turn a1",
        ["Ginger turns a1 face down: 1 cookie."],
    ),
    "cookies stolen": (
        board("steal-cookies"),
        "row 1",
        ["Ginger goes to row 1: Steal cookies.", "Ginger steals 2 cookies from Blueberry."],
    ),
    "nothing to steal": (
        board("steal-cookies", other="0 0"),
        "row 1",
        ["Ginger goes to row 1: Steal cookies.", "Nothing changes for Ginger."],
    ),
    "an alarm": (
        board("alarm"),
        "row 1",
        ["Ginger goes to row 1: Alarm.", "Ginger loses 3 cookies.", "The alarm goes off."],
    ),
    "a step": (at_row_1("lures", "+1"), "lure 1 ne", ["Ginger lures guard 1 to b4."]),
    "no step": (at_row_1("lures", "+1"), "done", []),
    "stuck": (
        STUCK,
        "row 1",
        ["Ginger goes to row 1: 1 cookie.", "Blueberry can’t move."],
    ),
    "a column": (
        SECOND,
        "column b",
        ["Ginger goes to column b: 2 cookies."],
    ),
}


@pytest.mark.parametrize("event", EVENTS)
def test_the_log_tells_every_event(event: str) -> None:
    """2.1 2.2 2.3 2.6 3.1 4.1 4.2 4.4 4.5 4.6 4.7 4.8 4.10 4.11 5.1 Step by step, in English."""
    drawing, move, lines = EVENTS[event]
    assert [phrase.text() for phrase in told(drawing, move)] == lines


def chance_told() -> list[Phrase]:
    """What the log tells of the layout."""
    position = cookietin.game("cookie-addict", length="short").start(chance=None)
    found = []
    while position.seats == (CHANCE,):
        after = position.play(position.legal()[0].text)
        found += told_of(position, after.line[-1], after)
        position = after
    return found


def test_of_the_layout_the_log_tells_the_special_tiles_and_who_begins() -> None:
    """1.2 2.1 The board shows where they lie."""
    assert [phrase.text() for phrase in chance_told()] == [
        "Special tiles: Double ×2.",
        "Ginger goes first.",
    ]


def test_the_events_use_every_line_that_the_log_has() -> None:
    """2.3 None is forgotten here, and none is left in the texts that nobody says."""
    used = {phrase.key for drawing, move, _ in EVENTS.values() for phrase in told(drawing, move)}
    used |= {phrase.key for phrase in chance_told()}
    texts = GAME.folder.joinpath("texts", "en.ftl").read_text("utf-8").splitlines()
    assert used == {line.split()[0] for line in texts if line.startswith("log-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_events(language: str) -> None:
    """2.1 With the names of the people in it."""
    names = ["Ada", "Bo"]
    for drawing, move, english in EVENTS.values():
        phrases = told(drawing, move)
        assert len(phrases) == len(english)
        for phrase in phrases:
            line = phrase.text(language, names)
            assert line == line.strip() != ""
            assert all(name_of(value, names) in line for value in phrase.variables.values())


# What the rules of each language call a line of either direction, and a pawn.
CALLED = {
    "en": ("line", "pawn"),
    "de": ("Linie", "Figur"),
    "fr": ("rangée", "pion"),
    "nl": ("lijn", "pion"),
    "it": ("linea", "pedina"),
    "es": ("línea", "ficha"),
    "pt": ("linha ou coluna", "peão"),
    "pl": ("lini", "pionek"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_is_called_as_in_the_rules(language: str) -> None:
    """2.1 2.2 2.3 A player of the columns is not sent to a row."""
    say = speaker(GAME.package, language)
    line, pawn = CALLED[language]
    for key in ("clause-2-3", "ask-move", "ask-put-second", "tip-cross"):
        assert line in say(key)
    for key in ("clause-2-3", "ask-put-first", "ask-put-second"):
        assert pawn in say(key)


def name_of(value: Any, names: list[str]) -> str:
    """What a variable must show in the line, whatever the language; plurals may spell a 1."""
    return names[value] if isinstance(value, Seat) else ""


# The board in text


def test_the_board_in_text_shows_all_that_is_open() -> None:
    """1.2 1.3 2.5 4.1 Pawns before their lines, tiles face down in brackets, guards by number."""
    drawing = """
           .    .    B    .    .
        .  +1   +1   +1   +1   +1L
        .  +1L  +1L  (+2) +2   +2
        A  +2L  +3   (-1L) +3G@1 +4G
        .  -1   -1   -1   -1   -1L
        .  -2   (-2)@2 -3 trade double
        *A 3 1
         B 1 2 double
    """
    assert place(drawing).text() == dedent(
        """\
               a       b       c B     d       e        ▶ A Ginger: 3 cookies, 1 lure
            ┌───────┬───────┬───────┬───────┬───────┐     B Blueberry: 1 cookie, 2 lures
        1   │   +1  │   +1  │   +1  │   +1  │  +1L  │       · the next tile counts
            ├───────┼───────┼───────┼───────┼───────┤       double
        2   │  +1L  │  +1L  │  (+2) │   +2  │   +2  │   x2   Double
            ├───────┼───────┼───────┼───────┼───────┤   2=2  Trade
        3 A │  +2L  │   +3  │ (-1L) │ +3G@1 │  +4G  │   L lure
            ├───────┼───────┼───────┼───────┼───────┤   G guard mark
        4   │   -1  │   -1  │   -1  │   -1  │  -1L  │   ( ) face down
            ├───────┼───────┼───────┼───────┼───────┤   @1 @2 guards
        5   │   -2  │ (-2)@2│   -3  │  2=2  │   x2  │
            └───────┴───────┴───────┴───────┴───────┘"""
    )


@pytest.mark.parametrize(
    ("begun", "kinds", "key"),
    [
        (("guard",), ("tile",), "then-tile"),
        (("cookies",), ("cookies", "done"), ""),
    ],
)
def test_whoever_has_begun_a_move_is_asked_for_what_comes_next(
    begun: tuple[str, ...], kinds: tuple[str, ...], key: str
) -> None:
    asked = words.then(begun, kinds)
    assert (asked.key if asked else "") == key
