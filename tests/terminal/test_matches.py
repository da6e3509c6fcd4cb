"""Whole matches on a screen of 80 × 24: nothing scrolls away, and no line is too long for it."""

from __future__ import annotations

import re

import pytest

from cookietin.engine import registry
from cookietin.engine.protocol import CHANCE
from cookietin.engine.texts import LANGUAGES, speaker
from terminal.glass import Glass, Parlour

# Every game with fewest and most players, one person against bots and several at one keyboard, in
# English and in the language whose words are longest there.
MATCHES = [
    "goose",
    "goose --players 6 --lang de",
    "goose --players 3 --people 3 --names Ada,Bartholomäus-Maximilian,李小龙 --lang pt",
    "tock --players 2",
    "tock --players 2 --people 2 --lang fr",
    "tock --players 4 --people 4 --set table_talk=on --lang pl",
    "tock --players 5 --lang nl",
    "cookie-party --players 2 --people 2",
    "cookie-party --players 5 --lang fr",
    "cookie-box --players 2 --people 2 --lang it",
    "cookie-box --players 6",
    "cookie-box --players 6 --people 6 --lang pt",
    "cookie-box --players 4 --set thief=on",
    "cookie-box --players 6 --set thief=on --lang es",
    "cookie-addict",
    "cookie-addict --people 2 --lang pt",
    "cookie-addict --set length=short --lang pl",
    "dots-and-boxes",
    "dots-and-boxes --players 4 --people 4 --set rows=6 --set columns=6 --lang nl",
    "dots-and-boxes --players 3 --set rows=1 --set columns=6 --lang de",
]


def check(glass: Glass) -> None:
    assert glass.faults == []
    assert glass.code == 0


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("words", MATCHES)
def test_a_whole_match_fits_the_screen(words: str, seed: int, parlour: Parlour) -> None:
    glass, _ = parlour.play(words, seed)
    check(glass)
    position = parlour.position
    assert position is not None
    assert position.outcome is not None
    assert f"({position.outcome.clause})" in glass.text


def test_nobody_is_asked_to_tap(parlour: Parlour) -> None:
    """What a game asks for speaks of chips and walls, not of fingers."""
    glass, _ = parlour.play("cookie-party --players 3 --set setup=standard", 3)
    check(glass)
    turns = [line for page in glass.pages for line in page if "’s turn" in line]
    assert len(turns) > 50
    assert not [line for line in turns if re.search(r"\b[Tt]ap", line)]


def test_every_game_and_every_language_is_among_the_matches() -> None:
    assert {words.split()[0] for words in MATCHES} == set(registry.names())
    assert {*re.findall(r"--lang (\w+)", " ".join(MATCHES)), "en"} == set(LANGUAGES)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_whoever_sees_a_chance_steps_in(language: str, parlour: Parlour) -> None:
    """A thief against bots: steals while others are to move, and bots name the thief."""
    words = f"cookie-box --players 5 --set thief=on --lang {language}"
    glass, player = parlour.play(words, 4, steps_in=80)
    check(glass)
    assert parlour.position is not None
    line = parlour.position.line
    assert player.has_stepped_in > 3
    assert any(move.seat == 0 and move.text.startswith("steal") for move in line)
    assert any(0 < move.seat < CHANCE and move.text.startswith("claim") for move in line)


def test_people_at_one_keyboard_call_each_other(parlour: Parlour) -> None:
    """In Tock with table talk: whoever's hand is on the screen, the others may call."""
    glass = parlour(
        "play tock --players 4 --people 4 --names Ada,Bo,Cy,Dee --set table_talk=on --set first=3",
        ["", "bo: call 0", "", "deny", "", "admit", "q"],
    )
    check(glass)
    told = glass.pages[2:]
    assert any("Bo: Ada talked" in line for line in glass.pages[1])
    assert "Bo says Ada talked with their partner." in "\n".join(told[1])
    hands = [re.findall(r"(?<=····  )[A2-9JQK10 ]+$", "\n".join(page), re.M) for page in told]
    assert all(len(shown) <= 1 for shown in hands)


def test_nobody_sees_or_scrolls_back_to_the_hand_of_another(parlour: Parlour) -> None:
    """Between two people with secrets the screen is empty, and asks for the other."""
    glass, _ = parlour.play("tock --players 3 --people 3 --names Ada,Bo,Cy", 5)
    check(glass)
    asked = [re.search(r"^(Ada|Bo|Cy)’s turn", "\n".join(page), re.M) for page in glass.pages]
    shown = [one and one[1] for one in asked]
    handed = [re.match(r"Hand the screen to (\w+)", page[0]) for page in glass.pages]
    at_screen = "Ada"
    for name, over in zip(shown, handed, strict=True):
        at_screen = over[1] if over else at_screen
        assert name in (None, at_screen)
    assert glass.cleared == sum(one is not None for one in handed) + 1 > 10  # and at the end
    for page in glass.pages:
        own = [line for line in page if re.match(r"[▶ ][⟲ ]\d ", line) and "▒" not in line]
        cards = [line for line in own if re.search(r"⌂....  [A2-9JQK1]", line)]
        assert len(cards) <= 1


def test_secret_interrupts_need_the_screen(parlour: Parlour, crumbs_is_known: None) -> None:
    """In Crumbs who has laid may peek: it is secret, so they take the screen, and give it back."""
    words = "play crumbs --players 2 --people 2 --names Ada,Bo --seed 3"
    glass = parlour(words, ["", "1", "", "ada", "", "", "", "ada", "", "1", "q"])
    check(glass)
    pages = ["\n".join(page) for page in glass.pages]
    assert "Hand the screen to Bo" in pages[2]
    assert "Ada steps in" in pages[3]
    assert "Peek" not in pages[3].partition("Ada steps in")[2]
    assert "Hand the screen to Ada" in pages[4]
    assert "Ada can step in now." in pages[5]
    assert "Hand the screen to Bo" in pages[6]
    assert "Bo’s turn" in pages[7]


def test_bots_alone_ask_nobody(parlour: Parlour) -> None:
    glass = parlour("play tock --players 3 --people 0 --seed 1", [])
    assert glass.code == 0
    assert glass.answers == []
    assert "(6.1)" in glass.text


def test_own_dice_are_typed_on_the_same_screen(parlour: Parlour) -> None:
    glass = parlour(
        "play goose --people 2 --own-dice --set first=0", ["", "", "7-7", "3 4", "", "66", "q"]
    )
    check(glass)
    assert "3 and 4" in "\n".join(glass.pages[4])


def test_a_match_can_be_left_at_any_prompt_and_says_how_to_come_back(parlour: Parlour) -> None:
    for answers in (["q"], ["", "q"], ["", "?", "q", "quit"], ["", "1", "q"]):
        glass = parlour(f"play goose --seed 2 --save {parlour.file} --lang de", answers)
        check(glass)
        assert f"play--from{parlour.file}" in "".join(glass.text.split())  # a long path is broken


@pytest.mark.parametrize("stroke", [EOFError, KeyboardInterrupt])
def test_ctrl_c_and_ctrl_d_leave_politely(stroke: type[BaseException], parlour: Parlour) -> None:
    def strike(glass: Glass) -> str:
        if len(glass.answers) < 2:
            return "\n"
        raise stroke

    glass = parlour(f"play goose --seed 2 --save {parlour.file}", strike)
    check(glass)
    assert "nothing is lost" in glass.text
    assert parlour.file.exists()


def test_who_goes_on_later_is_not_told_all_of_it_again(parlour: Parlour) -> None:
    parlour(f"play goose --people 2 --save {parlour.file} --seed 2", ["", "", "", "", "q"])
    glass = parlour(f"play --from {parlour.file} --people 2", ["", "q"])
    check(glass)
    assert "rolls" not in "\n".join(glass.pages[1])
    assert speaker("cookietin", "en")("play-prompt") in glass.pages[1][-1]
