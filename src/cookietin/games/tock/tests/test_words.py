"""How moves of Tock are written and read, and what the log tells of them."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from cookietin import CHANCE
from cookietin.engine import NOTHING
from cookietin.engine.texts import LANGUAGES, seat_name
from cookietin.games.tock import manners, rules, view, words
from cookietin.games.tock import moves as m
from cookietin.games.tock.data import CARD_NAMES
from cookietin.games.tock.tests.drawn import lines_between, place, told

TEAM: dict[str, Any] = {"players": 4}
SIX: dict[str, Any] = {"players": 6, "table_talk": "on"}
ON_THE_WAY = "*0: 5 62 - - | A 7 J 10 K  1: 20 - - - | 3"
LAST_PAWN = "*0: h2 h3 h4 62 | 7  2: h2 h3 h4 31 | 3"


def said(drawing: str, text: str, **options: Any) -> list[str]:
    """What the log says in English."""
    return [phrase.text() for phrase in told(drawing, text, **options)]


# Notation


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("A b", m.walk_move(0, 1, 0)),
        ("10 b lap", m.walk_move(9, 1, 1)),
        ("A enter", m.enter_move(0, 0)),
        ("K enter", m.enter_move(12, 0)),
        ("J a 1a", m.swap_move(0, 1, 0)),
        ("7 a", m.walk_move(6, 0, 0)),
        ("7 a3 b4", m.split_move(0, 3, 0, 1, 0)),
        ("7 a3 b4 lap", m.split_move(0, 3, 0, 1, 1)),
        ("7 b4 lap a3", m.split_move(1, 4, 1, 0, 0)),
        ("7 a3", m.short_move(0, 3, m.NO_PAWN)),
        ("lay down", m.LAY_DOWN),
        ("call 1", m.call_move(1)),
        ("admit", m.ADMIT),
        ("deny", m.DENY),
    ],
)
def test_a_move_is_written_as_people_say_it(text: str, move: int) -> None:
    """2.4 And read back, in any case of letters."""
    s = place(ON_THE_WAY).state
    assert words.write(s, 0, move) == text
    assert words.read(s, 0, text) == move
    assert words.read(s, 0, text.upper()) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("2 2a", m.walk_move(1, 4, 0)),
        ("A enter 2", m.enter_move(0, 1)),
        ("J 2b 1a", m.swap_move(5, 1, 0)),
        ("7 d2 2d5 lap", m.split_move(3, 2, 0, 7, 1)),
        ("7 2a3 2b4", m.split_move(4, 3, 0, 5, 0)),
        ("7 d2 2d1", m.short_move(3, 2, 7)),
    ],
)
def test_a_pawn_of_the_partner_is_written_with_its_seat(text: str, move: int) -> None:
    """5.1 5.2 One's own seat may be written too."""
    s = place(LAST_PAWN, **TEAM).state
    assert words.write(s, 0, move) == text
    assert words.read(s, 0, text) == move
    assert words.read(s, 0, "7 0d2 2d5 lap") == m.split_move(3, 2, 0, 7, 1)


def test_home_may_be_added() -> None:
    """4.6 To say that it is no lap."""
    s = place(ON_THE_WAY).state
    assert words.read(s, 0, "A b home") == words.read(s, 0, "A b")
    assert words.read(s, 0, "7 b4 home a3") == words.read(s, 0, "7 b4 a3")
    assert words.read(s, 0, "down") == m.LAY_DOWN


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "11 a",
        "Q e",
        "Q 1a",
        "J 1a 1a",
        "K enter 1",
        "7 a3 lap",
        "7 a5 b5",
        "7 1a3 b4",
        "7 a3 1b4",
        "7 a2 lap b2",
        "7 a2 b2 lap",
        "call 7",
        "enter",
    ],
)
def test_what_is_no_move_means_nothing(text: str) -> None:
    """2.4 Nor is it taken for another."""
    assert words.read(place(ON_THE_WAY).state, 0, text) == NOTHING


def test_a_seven_that_stops_short_says_how_far_it_goes() -> None:
    """3.5 5.2 Another number is not taken for the one that wins."""
    s = place(LAST_PAWN, **TEAM).state
    assert words.read(s, 0, "7 d2 2d2") == NOTHING
    position = place(ON_THE_WAY)
    refusal = position.refusal("7 a3 b2")
    assert refusal is not None
    assert refusal.clause == "3.5"


def test_chance_writes_the_dealer_and_the_cards() -> None:
    """2.1 2.2 The number alone will do for the dealer."""
    start = cookietin.game("tock", players=3).start(chance=None)
    assert [move.text for move in start.legal()] == ["0 deals", "1 deals", "2 deals"]
    assert start.move_meant_by("1", CHANCE).number == 1
    assert start.move_meant_by("x", CHANCE).number == NOTHING
    dealt = start.play("1 deals")
    assert tuple(move.text for move in dealt.legal()) == CARD_NAMES
    assert dealt.move_meant_by("q", CHANCE).number == CARD_NAMES.index("Q")
    assert dealt.move_meant_by("11", CHANCE).number == NOTHING


# Buttons and hints

# Drawing, move, options, and what its button and its hint say.
BUTTONS: dict[str, tuple[str, str, dict[str, Any], str, str]] = {
    "enter": (
        ON_THE_WAY,
        "K enter",
        {},
        "King: bring a pawn out of the nest",
        "Moves pawn C to the start.",
    ),
    "enter the partner's": (
        "*0: h1 h2 h3 h4 | K  2: - - - - | 3",
        "K enter 2",
        TEAM,
        "King: bring one of Honey’s pawns out of the nest",
        "Moves Honey’s pawn A to the start.",
    ),
    "walk": (
        ON_THE_WAY,
        "A a",
        {},
        "Ace: pawn A to square 6",
        "Moves pawn A to square 6.",
    ),
    "home": (
        "*0: 5 62 - - | 2  1: 20 - - - | 3",
        "2 b",
        {},
        "Two: pawn B to home square 1",
        "Brings pawn B home, to home square 1.",
    ),
    "lap": (
        ON_THE_WAY,
        "10 b lap",
        {},
        "Ten: pawn B past home to square 8",
        "Takes pawn B past home for another lap, to square 8.",
    ),
    "take": (
        "*0: 5 62 - - | 2  1: 7 - - - | 3",
        "2 a",
        {},
        "Two: pawn A to square 7",
        "Moves pawn A to square 7 and captures Blueberry’s pawn A.",
    ),
    "take one's own": (
        "*0: 5 7 - - | 2  1: 9 - - - | 3",
        "2 a",
        {},
        "Two: pawn A to square 7",
        "Careful: this moves pawn A to square 7 and captures pawn B, one of your own.",
    ),
    "swap": (
        ON_THE_WAY,
        "J a 1a",
        {},
        "Jack: swap pawn A with Blueberry’s pawn A",
        "Takes pawn A to square 20, and puts Blueberry’s pawn A in its place.",
    ),
    "split": (
        ON_THE_WAY,
        "7 a3 b4",
        {},
        "Seven: pawn A to square 8, then pawn B to home square 3",
        "3 + 4: Moves pawn A to square 8, then pawn B to home square 3.",
    ),
    "lost": (
        "*0: h2 h3 h4 62 | 7  2: - - - - | 3",
        "7 d2",
        TEAM,
        "Seven: pawn D to home square 1, and no further",
        "Brings pawn D home, to home square 1.",
    ),
    "win": (
        LAST_PAWN,
        "7 d2 2d1",
        TEAM,
        "Seven: pawn D to home square 1, then Honey’s pawn D to home square 1",
        "2 + 1: That wins the game.",
    ),
    "lay down": (
        "*0: - - - - | 7  1: 20 - - - | 3",
        "lay down",
        {},
        "Lay down your whole hand",
        "You’re out until the next deal, and everyone sees your cards.",
    ),
}


@pytest.mark.parametrize("name", BUTTONS)
def test_a_button_says_what_a_move_is_and_its_hint_what_it_does(name: str) -> None:
    """3.1 3.2 3.4 3.5 4.1 4.6 In every language."""
    drawing, text, options, button, hint = BUTTONS[name]
    position = place(drawing, **options)
    move = position.move_meant_by(text)
    label, told_before = (f(position.state, 0, move.number) for f in (words.label, words.hint))
    assert (label.text(), told_before.text()) == (button, hint)
    assert all(one.text(language) for one in (label, told_before) for language in LANGUAGES)


def test_questions_and_answers_of_table_talk_have_words() -> None:
    """5.3 For the caller, the accused and the third team."""
    position = place("*0: 5 - - - | 2  1: 20 - - - | 3", **SIX)
    s = position.state
    assert words.label(s, 3, m.call_move(1)).text() == "Blueberry talked with their partner"
    assert "front pawn" in words.hint(s, 3, m.call_move(1)).text()
    assert words.asks(s, 0).text().startswith("Tap the card")
    called = position.play("call 1", 3)
    assert words.asks(called.state, 1).text().startswith("Plum says Blueberry talked")
    assert words.label(called.state, 1, m.ADMIT).text() == "Yes, we talked"
    assert words.label(called.state, 1, m.DENY).text() == "No"
    assert "front pawn" in words.hint(called.state, 1, m.DENY).text()
    asked = called.play("deny", 1).play("deny", 4)
    assert words.asks(asked.state, 2).text().endswith("Did you hear it?")
    assert words.label(asked.state, 2, m.ADMIT).text() == "Yes, they talked"
    assert [move.text for move in asked.legal(2)] == ["confirm", "deny"]


def test_nobody_calls_a_bot_or_its_partner() -> None:
    """5.3 And nothing else is refused for a bot's sake."""
    s = place("*0: 5 - - - | 2  1: 20 - - - | 3", **SIX).state
    for bot in (1, 4):
        assert manners.bot_refusal(s, 3, m.call_move(1), 1 << bot) == 503
    assert manners.bot_refusal(s, 3, m.call_move(1), 0b101101) == 0
    assert manners.bot_refusal(s, 1, m.DENY, 0b111111) == 0
    assert manners.bot_refusal(s, 0, m.walk_move(1, 0, 0), 0b111110) == 0


def test_a_bot_hears_nothing_and_confirms_nothing() -> None:
    """5.3 It can only deny, also for the person whose seat it took."""
    called = place("*0: 5 - - - | 2  1: 20 - - - | 3", **SIX).play("call 1", 3)
    asked = called.play("deny", 1).play("deny", 4).state
    assert manners.bot_refusal(asked, 2, m.ADMIT, 1 << 2) == 503
    assert manners.bot_refusal(asked, 2, m.ADMIT, 1 << 5) == 0
    assert manners.bot_refusal(asked, 2, m.DENY, 1 << 2) == 0


def test_who_plays_for_the_partner_is_told_so() -> None:
    """5.1 In the question."""
    s = place("*0: h1 h2 h3 h4 | K  2: - - - - | 3", **TEAM).state
    assert words.asks(s, 0).text() == "Your pawns are all at home: play a card for Honey."


def test_who_can_play_nothing_is_told_to_lay_down_the_hand() -> None:
    """2.6 4.6 Not where a lap may be played but need not."""
    s = place("*0: - - - - | 9 9  1: 20 - - - | 3").state
    asked = words.asks(s, 0)
    assert asked.text() == "You can’t play any card: tap your hand to lay it down."
    assert words.line(f"{asked.key}.typed").text() == "You can’t play any card: lay down your hand."
    s = place("*0: 62 - - - | 8  1: 20 - - - | 3", never_forced_past_home="on").state
    assert words.asks(s, 0).text() == "Tap a card, then your pawn."


def test_the_only_move_is_told_before_one_tap_plays_it() -> None:
    """2.5 4.1 Nobody is warned of what must be: the question says whom it sends back."""
    only = "Tap the card: it’s your only move. "
    asked = {
        "*0: - - - - | K  1: 20 - - - | 3": "Moves pawn A to the start.",
        "*0: 0 h2 h3 h4 | 2  2: 2 - - - | 3": (
            "Careful: this moves pawn A to square 2 and captures Honey’s pawn A, one of your own."
        ),
        "*0: h3 h4 55 - | 7  1: 20 - - - | 3": "Moves pawn C to square 62.",
    }
    for drawing, hint in asked.items():
        s = place(drawing, **TEAM).state
        assert words.asks(s, 0).text() == only + hint
        (move,) = view.plays(s, 0)
        assert words.warns(s, 0, move) is None
        assert words.asks(s, 0).text("de").endswith(words.hint(s, 0, move).text("de"))


def test_a_start_that_has_no_number_on_the_board_is_told_by_whose_it_is() -> None:
    """1.3 Each has a shape instead."""
    s = place("*0: 14 - - - | 2  1: 20 - - - | 3", **TEAM).state
    assert words.hint(s, 0, m.walk_move(1, 0, 0)).text() == "Moves pawn A to Blueberry’s start."
    assert words.say_place(s, 0, 15).text() == "square 15"


def test_what_is_to_be_tapped_after_a_card_is_asked_for() -> None:
    """2.3 3.2 3.6 The nest where no other play is left; with a Jack another pawn, too."""
    asked = {
        "*0: - - - - | A K  1: 20 - - - | 3": "Tap a card, then your nest: a pawn comes out.",
        "*0: 5 - - - | K 9  1: 20 - - - | 3": "Tap a card, then your pawn.",
        "*0: 5 - - - | J 9  1: 20 - - - | 3": (
            "Tap a card, then your pawn; with the Jack, then another player’s."
        ),
        "*0: 5 20 - - | 8  1: 16 - - - | 3": "You can only play this card: tap a pawn.",
    }
    for drawing, question in asked.items():
        found = words.asks(place(drawing).state, 0)
        assert found.text() == question
        assert words.line(f"{found.key}.typed").text() == "Play a card."


# The log

# Drawing, move, options, and what the log says.
EVENTS: dict[str, tuple[str, str, dict[str, Any], list[str]]] = {
    "entering": (
        ON_THE_WAY,
        "K enter",
        {},
        ["Ginger plays the King: pawn C comes out of the nest."],
    ),
    "taking": (
        "*0: 5 - - - | 2  1: 7 - - - | 3",
        "2 a",
        {},
        [
            "Ginger plays the Two: pawn A goes to square 7.",
            "Captured: Blueberry’s pawn A goes back to the nest.",
        ],
    ),
    "a Four": (
        "*0: 2 - - - | 4  1: 7 - - - | 3",
        "4 a",
        {},
        ["Ginger plays the Four: pawn A goes back to square 62."],
    ),
    "a lap": (
        ON_THE_WAY,
        "10 b lap",
        {},
        ["Ginger plays the Ten: pawn B goes past home, to square 8."],
    ),
    "home": (
        ON_THE_WAY,
        "7 b4 a3",
        {},
        [
            "Ginger plays the Seven: pawn B goes home, to home square 3.",
            "And pawn A goes to square 8.",
        ],
    ),
    "a Seven whose second part is a lap": (
        ON_THE_WAY,
        "7 a3 b4 lap",
        {},
        [
            "Ginger plays the Seven: pawn A goes to square 8.",
            "And pawn B goes past home, to square 2.",
        ],
    ),
    "a swap": (
        ON_THE_WAY,
        "J a 1a",
        {},
        ["Ginger plays the Jack: pawn A swaps with Blueberry’s pawn A."],
    ),
    "steps that are lost": (
        "*0: h2 h3 h4 62 | 7  2: - - - - | 3",
        "7 d2",
        TEAM,
        [
            "Ginger plays the Seven: pawn D goes home, to home square 1.",
            "No pawn can take the steps left, so they’re lost.",
            "Ginger has all four pawns at home and plays for Honey from now on.",
        ],
    ),
    "the end": (
        LAST_PAWN,
        "7 d2 2d1",
        TEAM,
        [
            "Ginger plays the Seven: pawn D goes home, to home square 1.",
            "And Honey’s pawn D goes home, to home square 1.",
        ],
    ),
    "the end in the first part": (
        "*0: h2 h3 h4 62 | 7  1: - - - - | 3",
        "7 d2",
        {},
        ["Ginger plays the Seven: pawn D goes home, to home square 1."],
    ),
    "a hand laid down": (
        "*0: - - - - | 9 Q  1: 20 - - - | 3",
        "lay down",
        {},
        ["Ginger can’t play any card and lays down their hand: 9 Q."],
    ),
    "a hand that could be laid down": (
        "*0: - - - - | 9 Q  1: 20 - - - | 3",
        "lay down",
        {"never_forced_past_home": "on"},
        ["Ginger lays down their hand: 9 Q."],
    ),
    "the next deal": (
        "*0: - - - - | 9 Q  1: 20 - - - |",
        "lay down",
        {},
        [
            "Ginger can’t play any card and lays down their hand: 9 Q.",
            "Blueberry deals everyone 4 cards.",
        ],
    ),
}


@pytest.mark.parametrize("name", EVENTS)
def test_the_log_tells_what_happened(name: str) -> None:
    """2.6 3.1 3.4 3.5 3.6 4.1 4.6 5.1 5.2 In the order in which it did."""
    drawing, text, options, lines = EVENTS[name]
    assert said(drawing, text, **options) == lines


ON_TWO_LINES = 70  # letters, on a phone of 390 pixels


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_fits_on_two_lines(language: str) -> None:
    """2.3 2.6 5.1 5.3 In every language, with the longest names of seats."""
    first, second = sorted((seat_name(seat, language) for seat in range(6)), key=len)[-2:]
    asked = {
        "asks-play": {},
        "asks-swap": {},
        "asks-enter": {},
        "asks-card": {},
        "asks-lay-down": {},
        "asks-for-partner": {"partner": second},
        "asks-admit": {"seat": first, "accused": second},
        "asks-confirm": {"seat": first, "accused": second},
    }
    for key, named in asked.items():
        assert len(words.line(key, **named).text(language)) <= ON_TWO_LINES


def test_the_log_tells_who_deals_and_not_what() -> None:
    """2.2 Cards that are dealt are no news."""
    start = cookietin.game("tock", players=2).start(chance=None)
    after = start.play("1 deals")
    assert [line.text() for line in lines_between(start, after, 0)] == [
        "Blueberry shuffles and deals.",
        "Blueberry deals everyone 5 cards.",
    ]
    assert lines_between(after, after.play("4"), 0) == []


def test_everybody_sees_a_hand_that_is_laid_down_before_a_shuffle() -> None:
    """2.6 The others' logs name its cards, though they are shuffled next."""
    before = cookietin.game("tock", players=2, first=1).start(seed=3)
    while True:
        move = before.legal()[0]
        after = without_chance(before).play(move)
        if move.text == "lay down" and after.state.phase == rules.SHUFFLING:
            break
        before = before.play(move)
    seat = move.seat
    lines = lines_between(without_chance(before), after, 1 - seat)
    held = [
        name for kind, name in enumerate(CARD_NAMES) for _ in range(before.state.hands[seat, kind])
    ]
    assert lines[0].text().endswith(f": {' '.join(held)}.")


def test_the_log_names_cards_as_the_country_does() -> None:
    """2.6 By what stands in their corners."""
    before = place("*0: - - - - | 9 J Q  1: 20 - - - | 3")
    (line,) = lines_between(before, before.play("lay down"), 1)
    assert line.text("de").endswith(": 9 B D.")
    assert line.text("nl").endswith(": 9 B V.")


def without_chance(position: Any) -> Any:
    return type(position)(position.game, position.state, (), None, None)


def talk(drawing: str, *texts: str) -> list[str]:
    """What the log says of a call and its answers."""
    position = place(drawing, **SIX)
    lines = []
    for text in texts:
        seat, _, move = text.partition(" ")
        after = position.play(move, int(seat))
        lines += [phrase.text() for phrase in lines_between(position, after, 0)]
        position = after
    return lines


def test_the_log_tells_of_table_talk() -> None:
    """5.3 Who called, who answered what, and what it cost."""
    drawing = "*0: 5 - - - | 2  1: 20 - - - | 3"
    assert talk(drawing, "3 call 1", "1 deny", "4 admit") == [
        "Plum says Blueberry talked with their partner.",
        "Blueberry denies it.",
        "Mint admits it.",
        "As a penalty, Blueberry’s pawn A goes back to the nest.",
    ]
    assert talk(drawing, "3 call 1", "1 deny", "4 deny", "2 confirm", "5 deny") == [
        "Plum says Blueberry talked with their partner.",
        "Blueberry denies it.",
        "Mint denies it.",
        "Honey confirms it.",
        "Cocoa denies it.",
    ]
    assert talk("*0: 5 - - - | 2  1: - - - - | 3", "3 call 1", "1 admit", "4 admit")[-1] == (
        "There’s no pawn on the track, so nothing is lost."
    )


# Questions before a move


def warned(drawing: str, text: str, **options: Any) -> str:
    """What is asked before a move is made."""
    position = place(drawing, **{"players": 2, "first": 1, **options})
    said = words.warns(position.state, 0, position.move_meant_by(text).number)
    return said.text() if said else ""


def test_hitting_ones_own_side_is_asked_about_if_there_is_anything_better() -> None:
    own = "This sends one of your own side’s pawns back to its nest. Play it anyway?"
    drawing = "*0: 5 9 - - | 4 7 K  1: 24 16! - - | 5"
    assert warned(drawing, "4 b") == own
    assert warned(drawing, "4 a") == ""
    assert warned("*0: 5 8 - - | 3  1: - - - - | 5", "3 b") == ""  # nobody is hit
    assert warned("*0: 5 8 - - | 3  1: - - - - | 5", "3 a") == own
    assert warned("*0: 5 - - - | 3  1: 8 - - - | 5", "3 a") == ""
    assert warned("*0: - - - - | 3  1: - - - - | 5", "lay down") == ""


@pytest.mark.parametrize(
    ("begun", "kinds", "key"),
    [
        (("card",), ("pawn",), "then-pawn"),
        (("card",), ("nest",), "then-nest"),
        (("card", "pawn"), ("pawn",), "then-other"),
        (("card",), ("nest", "pawn"), "then-either"),
        (("card", "pawn"), ("home", "square"), "then-square"),
        (("card", "pawn", "square"), ("done", "pawn"), "then-pawn"),
    ],
)
def test_whoever_has_begun_a_move_is_asked_for_what_comes_next(
    begun: tuple[str, ...], kinds: tuple[str, ...], key: str
) -> None:
    asked = words.then(begun, kinds)
    assert (asked.key if asked else "") == key
