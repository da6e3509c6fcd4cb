"""How moves of Cookie Box are written, and what the log, the buttons and the terminal say."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from cookietin import Position
from cookietin.engine import NOTHING, SPECTATOR, Tip, ask, copy_of
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.games.cookie_box import GAME, coach, happenings, rules, view, words
from cookietin.games.cookie_box.data import KINDS, NAMES
from cookietin.games.cookie_box.moves import MOVES, claim_move, unseen_theft
from cookietin.games.cookie_box.tests.drawn import place, play

ROBBERY = "A takes: golden | B: plain plain | C: rancid | box: good-fortune bad-fortune double"


def told(drawing: str, moves: str, viewer: int = SPECTATOR, **options: Any) -> list[str]:
    """What the log tells of moves."""
    before = place(drawing, **options)
    return [line.text() for line in play(before, moves).phrases_since(before, viewer)]


def test_every_move_is_read_as_it_is_written() -> None:
    """3.1 4.3 4.4 4.5 5.1 5.3 All numbers there are, legal or not."""
    for move in range(len(MOVES)):
        assert MOVES.read(MOVES.write(move)) == move
        assert MOVES.read(MOVES.write(move).upper()) == move


def test_the_numbers_of_moves_are_pinned() -> None:
    """3.1 4.3 4.4 4.5 5.1 5.3 Matches that are kept hold them."""
    firsts = {kind.__name__: kinds.first for kind, kinds in MOVES.kinds.items()}
    assert firsts == {
        "Take": 0, "From": 33, "Give": 39, "Swap": 93, "Steal": 99, "Claim": 105,
        "SomebodySteals": 177,
    }  # fmt: skip
    assert MOVES.write(claim_move(11, 4)) == "claim 11 4"
    assert claim_move(11, 4) == 175


@pytest.mark.parametrize(
    "text",
    ["", "take", "take 33", "take x", "take 1 2", "take ²", "from", "from 6", "give golden",
     "give 3 1", "give golden 6", "swap 0 1", "steal ? 2", "claim 12 0", "claim 0", "claim x 1",
     "eat 1"],
)  # fmt: skip
def test_what_is_no_move_is_read_as_none(text: str) -> None:
    """3.1 Nothing is guessed."""
    assert MOVES.read(text) == NOTHING


def test_chance_is_written_in_words_too() -> None:
    """2.1 2.2 3.2 3.4 A kind, a shake, who begins; a falling cookie that shows nothing."""
    start = cookietin.game("cookie-box", players=3).start(chance=None)
    assert [move.text for move in start.legal()] == ["0 begins", "1 begins", "2 begins"]
    assert words.read_chance(start.state, "2") == 2
    for wrong in ("8 begins", "2 starts", "golden", ""):
        assert words.read_chance(start.state, wrong) == NOTHING
    shakes = start.play("0 begins").state
    assert words.write_chance(shakes, 4711) == "shake 4711"
    falls = play(place("A takes: - | B: - | box: golden |(0) ? [plain rancid]"), "take 0").state
    assert [words.write_chance(falls, kind) for kind in (0, 5)] == ["down", "rancid"]
    assert [words.read_chance(falls, text) for text in ("down", "rancid")] == [0, 5]
    for wrong in ("plain", "nothing", "down 1"):
        assert words.read_chance(falls, wrong) == NOTHING
    shows = play(place("A takes: - | B: - | box: ? [plain]"), "take 0").state
    assert words.read_chance(shows, "plain") == 0
    assert words.read_chance(shows, "count") == NOTHING
    counts = play(place("A takes: - | B: - | box: golden"), "take 0").state
    assert words.write_chance(counts, 0) == "count"
    assert [words.read_chance(counts, text) for text in ("count", "golden")] == [0, NOTHING]


def test_the_theft_of_another_is_written_without_a_name() -> None:
    """5.4 Only where it happened is seen."""
    assert MOVES.write(unseen_theft(1)) == "steal ? 1"


@pytest.mark.parametrize(
    ("drawing", "moves", "lines"),
    [
        ("A takes: - | B: - | box: golden double", "take 0", ["Ginger takes a cookie: Golden."]),
        ("A takes: - | B: - | box: ? double [plain]", "take 0, plain",
         ["Ginger takes a cookie: Plain."]),
        ("A takes: - | B: - | box: golden |(0) double [plain]", "take 0, down",
         ["A cookie on edge falls over.", "Ginger takes a cookie: Golden."]),
        ("A takes: - | B: - | box: ? |(0) double [plain rancid]", "take 0, rancid, plain",
         ["A cookie on edge falls over: Rancid.", "Ginger takes a cookie: Plain."]),
        ("A takes: - | B: golden | box: double rancid", "take 0",
         ["Ginger takes a cookie: Double."]),
        ("A takes: - | B: golden | box: double", "take 0, count",
         ["Ginger takes a cookie: Double.", "Double does nothing: the box is empty.",
          "Ginger has 1 point.", "Blueberry has 3 points."]),
        ("A takes: - | B: golden | box: yearning double", "take 0, from 1, golden",
         ["Ginger takes a cookie: Yearning.", "Ginger takes a cookie from Blueberry: Golden."]),
        ("A takes: - | B: - | box: yearning double", "take 0",
         ["Ginger takes a cookie: Yearning.", "Yearning does nothing: nobody else has a cookie."]),
        ("A takes: rancid | B: plain | box: generous double", "take 0, give rancid 1, plain",
         ["Ginger takes a cookie: Generous.", "Ginger gives a cookie to Blueberry: Rancid.",
          "One of Blueberry’s 2 cookies goes in the bin."]),
        ("A takes: - | B: plain | box: generous double", "take 0",
         ["Ginger takes a cookie: Generous.",
          "Generous does nothing: there’s no other kind of cookie to give away."]),
        ("A takes: - | B: plain | box: cheeky double", "take 0, swap 1",
         ["Ginger takes a cookie: Cheeky.", "Ginger and Blueberry swap all their cookies."]),
        ("A takes: - | B: plain | box: rancid double", "take 0",
         ["Ginger takes a cookie: Rancid.",
          "Rancid does nothing: half of one cookie, rounded down, is none."]),
    ],
)  # fmt: skip
def test_the_log_tells_what_happened(drawing: str, moves: str, lines: list[str]) -> None:
    """3.4 4.2 4.3 4.4 4.5 4.6 6.2 What is shown, what it does, and what is ignored."""
    assert told(drawing, moves) == lines


def test_the_log_tells_of_the_beginning() -> None:
    """2.1 2.2 3.3 Who begins, the shake, and another one."""
    start = cookietin.game("cookie-box").start(chance=None)
    after = play(start, "1 begins, shake 4711")
    lines = [line.text() for line in after.phrases_since(start)]
    assert lines == ["Blueberry goes first.", "The box is shaken and opened."]
    stuck = play(place("A takes: - | B: - | box: golden |() [plain]"), "take 0")
    again = stuck.play("shake 0")
    lines = [line.text() for line in again.phrases_since(stuck)]
    assert lines == ["Nothing can be taken: the box is shaken again."]


def test_a_box_that_is_shaken_several_times_is_told_of_once() -> None:
    """3.3 When something can be taken at last."""
    stuck = play(place("A takes: - | B: - | box: golden |() [plain]"), "take 0").state
    free, again = copy_of(stuck), [happenings.Shaken(again=1)]
    free.phase = rules.TO_TAKE
    for shakes, after, lines in ((1, free, 1), (1, stuck, 0), (0, stuck, 1)):
        stuck.shakes = shakes
        assert len(words.tell(stuck, again, after)) == lines


def test_what_is_thrown_away_is_told_to_its_owner_alone() -> None:
    """4.6 3.6 The others are told how many."""
    drawing = "A takes: golden plain plain | B: - | box: rancid double"
    everybody = ["Ginger takes a cookie: Rancid.", "2 of Ginger’s 4 cookies go in the bin."]
    mine = ["From Ginger’s pile into the bin: Golden.", "From Ginger’s pile into the bin: Plain."]
    assert told(drawing, "take 0, golden, plain", 1) == everybody
    assert told(drawing, "take 0, golden, plain", 0) == [*everybody, *mine]


def test_after_64_actions_the_log_says_so() -> None:
    """4.10 The cookie is kept."""
    before = place("A takes: - | B: - | box: cheeky golden", {"actions": 64})
    lines = [line.text() for line in play(before, "take 0").phrases_since(before)]
    assert lines[1] == "Cheeky: that’s enough for one turn, so nothing happens."


@pytest.mark.parametrize(
    ("moves", "viewer", "lines"),
    [
        ("C: steal 1, plain", 0, []),
        ("C: steal 1, plain", 1, []),
        ("C: steal 1, plain", 2, ["Stolen from Blueberry: Plain."]),
        ("C: steal 1, plain, B: claim 0 2", 0,
         ["Blueberry names Honey and is right: the stolen cookie comes back."]),
        ("C: steal 1, plain, B: claim 0 0", 0,
         ["Blueberry names Ginger and is wrong: the thief was Honey, who keeps the cookie."]),
        ("C: steal 1, plain, take 0, take 1", 0,
         ["Ginger takes a cookie: Good fortune.", "Blueberry takes a cookie: Bad fortune.",
          "Honey stole a cookie from Blueberry and keeps it."]),
    ],
)  # fmt: skip
def test_a_theft_is_told_when_it_is_settled(moves: str, viewer: int, lines: list[str]) -> None:
    """5.3 5.4 Before that the thief alone reads of it."""
    assert told(ROBBERY, moves, viewer, thief="on") == lines


def test_a_theft_that_is_settled_while_half_of_a_pile_is_thrown_away_is_told_to_all() -> None:
    """5.3 4.6 Also to those who do not see what is thrown away."""
    drawing = "A takes: golden | B: plain plain | C: - | box: good-fortune rancid double"
    moves = "C: steal 1, plain, take 0, take 1, plain"
    for viewer in (0, SPECTATOR):
        assert told(drawing, moves, viewer, thief="on")[-2:] == [
            "One of Blueberry’s 2 cookies goes in the bin.",
            "Honey stole a cookie from Blueberry and keeps it.",
        ]


def said(position: Position, seat: int, move: str) -> tuple[str, str]:
    """The button of a move, and what is told while it is pointed at."""
    number = MOVES.read(move)
    label, hint = words.label, words.hint
    s = position.view(seat).state
    return label(s, seat, number).text(), hint(s, seat, number).text()


def test_buttons_say_what_a_move_is_and_what_it_does() -> None:
    """3.1 4.3 4.4 4.5 5.1 5.3 In words."""
    position = place("A takes: golden | B: plain plain | box: cheeky ? [double]")
    assert said(position, 0, "take 0") == (
        "Take cookie 0: Cheeky",
        "One point, and you swap all your cookies with another player.",
    )
    assert said(position, 0, "take 1") == ("Take cookie 1", "Nobody knows what it is.")
    assert said(position, 0, "from 1")[0] == "Take from Blueberry"
    assert said(position, 0, "from 1")[1].startswith("One of Blueberry’s 2 cookies")
    assert said(position, 1, "from 0")[1] == "It’s Ginger’s only cookie."
    assert said(position, 0, "give golden 1") == (
        "Give to Blueberry: Golden", "Blueberry must carry out its action.",
    )  # fmt: skip
    assert said(position, 0, "swap 1") == (
        "Swap all with Blueberry", "You give 1 and get 2.",
    )  # fmt: skip
    assert said(position, 0, "steal 1")[1].startswith("One of Blueberry’s cookies, at random.")
    assert said(position, 0, "claim 0 1")[0] == "It was Blueberry!"
    assert said(position, 0, "claim 0 1")[1].startswith("If it was Blueberry")


def test_whoever_was_robbed_of_two_says_which_was_stolen_by_whom() -> None:
    """5.3 By its name: the numbers are those of the cookies in the box."""
    robbed = play(place(ROBBERY, thief="on"), "C: steal 1, plain")
    assert said(robbed, 1, "claim 0 2")[0] == "It was Honey!"
    drawing = "A takes: golden | B: plain double | C: - | D: - | box: good-fortune rancid double"
    twice = play(place(drawing, thief="on"), "C: steal 1, plain, D: steal 1, double")
    assert said(twice, 1, "claim 0 2")[0] == "Plain: it was Honey!"
    assert said(twice, 1, "claim 1 3")[0] == "Double: it was Plum!"
    assert said(twice, 1, "claim 2 3")[0] == "It was Plum!"


def test_every_kind_has_a_name_and_a_hint() -> None:
    """1.1 4.1 4.7 4.8 4.9 For the page and the log."""
    for kind, name in enumerate(NAMES):
        assert words.cookie(kind).text()
        assert words.line(f"hint-{name}").text()


@pytest.mark.parametrize(
    ("drawing", "key", "says"),
    [
        ("A takes: - | B: plain | box: yearning golden", "chain-yearns", "tap another player’s"),
        (
            "A takes: plain | B: - | box: generous golden",
            "chain-gives",
            "your cookies, then",
        ),
        ("A takes: plain | B: - | box: cheeky golden", "chain-swaps", "you swap all your cookies"),
    ],
)
def test_the_tip_about_an_action_says_what_to_tap(drawing: str, key: str, says: str) -> None:
    """4.3 4.4 4.5 A pile, or a cookie of one's own and then a pile."""
    tip = coach.tips(play(place(drawing), "take 0").state, 0)[0]
    assert tip == Tip(key, "stage", lesson="chain")
    assert says in ask.tip_phrase(GAME, tip).text("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_explains_a_cookie_says_what_it_is_worth(language: str) -> None:
    """4.1 4.2 4.6 4.7 6.2 If its own rule does not."""
    s = cookietin.game("cookie-box").start(chance=None).state
    clauses = [coach.explains(s, 0, f"own-{kind}") for kind in range(KINDS)]
    assert [coach.adds(s, clause) for clause in clauses] == [0, *[coach.WORTH] * 5, 0, 0, 0]
    worth = ask.told_phrase(GAME, coach.WORTH).text(language)
    assert worth != speaker(GAME.package, language)("clause-6-2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_for_fits_in_two_lines_of_a_phone(language: str) -> None:
    """3.1 4.2 4.3 4.4 4.5 36 letters a line."""
    for key in ("take", "double", "yearning", "generous", "cheeky"):
        assert len(speaker(GAME.package, language)(f"ask-{key}")) <= 72


def test_the_terminal_shows_the_box_and_the_piles() -> None:
    """3.1 3.2 3.6 One's own pile by kind, the others by number."""
    drawing = "A takes: golden plain | B: rancid | box: double/? |() [plain plain]"
    position = place(drawing)
    lines = position.view(0).text().splitlines()
    assert lines == [
        "In the box: 3 · 0 Double, can be taken",
        "▶ Ginger 2 cookies: 1 Plain, 1 Golden",
        "  Blueberry one cookie",
        "in the bin: 27",
        "1 face down, under 0 · 2 on edge, ·",
    ]
    assert view.describe(position.view(0).state, 0, speaker(GAME.package, "en")) == (
        "In the box: 3. Ginger 2 cookies: 1 Plain, 1 Golden. Blueberry one cookie. in the bin: 27"
    )
    assert "Ginger 4 cookies\n" in play(position, "take 0, take 1, plain").view(1).text()
    assert "Blueberry one cookie: 1 Rancid" in position.text()
    assert "Ginger one cookie: 1 Golden" in place("A: golden | B: - | box: -").view(1).text()
    stolen = play(place(ROBBERY, thief="on"), "C: steal 1, plain")
    assert "\nstolen and not settled: 1" in stolen.view(0).text()


MILK = {
    "en": "glass of milk", "de": "Glas Milch", "fr": "verre de lait", "nl": "glas melk",
    "it": "bicchiere di latte", "es": "vaso de leche", "pt": "copo de leite",
    "pl": "szklankę mleka",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_others_bring_milk_and_cookies_in_the_end(language: str) -> None:
    """6.2 6.3 The forfeit of the printed game."""
    say = speaker(GAME.package, language)
    for key in ("ending-points", "ending-plain"):
        assert MILK[language] in say(key, winners="Anna")


@pytest.mark.parametrize(
    ("begun", "kinds", "key"),
    [
        (("own",), ("pile",), "then-pile"),
        (("theft",), ("pile",), "then-thief"),
    ],
)
def test_whoever_has_begun_a_move_is_asked_for_what_comes_next(
    begun: tuple[str, ...], kinds: tuple[str, ...], key: str
) -> None:
    asked = words.then(begun, kinds)
    assert (asked.key if asked else "") == key
