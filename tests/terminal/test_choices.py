"""What can be chosen is numbered, and can be typed."""

from __future__ import annotations

import pytest

from cookietin.terminal.choices import Choice, Group, choices_meant, menu_page, menus
from cookietin.terminal.screen import complete
from terminal.glass import Parlour

SPACES = [f"{column}{row}" for column in "abcdef" for row in range(1, 7)]


def choice(typed: str, words: str = "", is_apart: bool = False) -> Choice:
    return Choice(0, None, typed, words or typed, is_apart)


CHIPS = [choice(f"{n}-{at}", f"Put the {n} on {at}") for n in range(2, 13) for at in SPACES]
DONE = choice("done", "Done", is_apart=True)
EDGES = [choice(f"{at}{side}", f"Draw {side} of {at}") for at in SPACES for side in "nw"]


def test_few_choices_have_a_line_each() -> None:
    first, *_ = menus([choice("row 1", "Row 1: Double"), choice("row 2", "Row 2: Trade")], 79)
    assert first.lines == ["1 Row 1: Double", "2 Row 2: Trade"]


def test_what_all_have_in_common_is_said_once() -> None:
    found = [menu.lines for menu in menus(CHIPS[:8], 30)]
    assert ["Put the 2 on …", "1 a1  3 a3  5 a5  7 b1", "2 a2  4 a4  6 a6  8 b2"] in found


def test_many_choices_are_grouped_by_how_they_start_and_the_end_of_a_turn_stays_in_sight() -> None:
    menu = next(menu for menu in menus([*CHIPS, DONE], 79) if len(menu.lines) < 6)
    *groups, last = menu.entries
    assert [group.words for group in groups] == [f"Put the {n} on …" for n in range(2, 13)]
    assert last == DONE
    assert sum(len(group.choices) for group in groups if isinstance(group, Group)) == len(CHIPS)
    assert menu.entry("12") == DONE
    assert menu.entry("13") is menu.entry("0") is menu.entry("x") is menu.entry("") is None


def test_choices_without_parts_are_grouped_by_their_first_letter() -> None:
    *_, shortest = menus([*EDGES, DONE], 79)
    assert shortest.lines == ["1 a …   2 b …   3 c …   4 d …   5 e …   6 f …   7 done"]


def test_what_does_not_fit_comes_on_pages_with_numbers_that_go_on() -> None:
    *_, menu = menus([choice(letter) for letter in "abcdefghijklmnopqrstuvwxyz"], 20)
    page = menu_page(menu, 20, 2, 0)
    assert len(page.lines) == 2
    following = menu_page(menu, 20, 2, len(page.entries))
    assert following.first == len(page.entries) + 1
    assert following.entry(str(following.first)) == following.entries[0]
    assert page.rest == len(following.entries) + following.rest


def test_a_move_is_meant_by_how_it_starts_in_notation_or_in_words() -> None:
    choices = [choice("7 a", "Seven: pawn a"), choice("7 a3 b4", "Seven: a, then b"), DONE]
    assert choices_meant(choices, "7 A") == choices[:1]
    assert choices_meant(choices, "7") == choices[:2]
    assert choices_meant(choices, "seven: a,") == choices[1:2]
    assert choices_meant(choices, "d") == [DONE]
    assert choices_meant(choices, "x") == []


# At the prompt


def shown(parlour: Parlour, words: str, *typed: str) -> str:
    """The last page after some answers; the first goes on from the greeting."""
    glass = parlour(f"play {words} --save {parlour.file}", ["", *typed, "q"])
    assert glass.faults == []
    return "\n".join(glass.pages[len(typed) + 1])


TOCK = "tock --players 2 --set first=1 --seed 3 --people 2"


@pytest.mark.parametrize("typed", ["1", "throw", "THROW", "th", "roll", ""])
def test_a_number_a_move_or_how_it_starts_plays_it(typed: str, parlour: Parlour) -> None:
    page = shown(parlour, "goose --seed 1 --set first=0 --people 2", typed)
    assert "Ginger rolls" in page


@pytest.mark.parametrize(
    ("typed", "said"),
    [("fly", "There’s no such move here"), ("lay down", "2.5"), ("99", "“99” can’t be played")],
)
def test_a_refusal_names_its_rule_and_the_board_stays_in_sight(
    typed: str, said: str, parlour: Parlour
) -> None:
    page = shown(parlour, f"{TOCK} --seed 1", typed)
    assert said in page
    assert "Play a card." in page
    assert "\n   16 " in page


def test_several_moves_that_start_alike_are_offered(parlour: Parlour) -> None:
    page = shown(parlour, "cookie-addict --set first=0 --seed 1", "row")
    assert "Several moves start with “row”." in page
    assert "Enter shows all the choices again." in page
    assert "front of column" not in page
    assert "front of column" in shown(parlour, "cookie-addict --set first=0 --seed 1", "row", "")


def test_help_tells_what_can_be_typed_and_what_a_move_would_do(parlour: Parlour) -> None:
    words = "cookie-addict --people 2 --set first=0 --seed 1"
    page = shown(parlour, words, "?")
    for command in ("look", "rules 3.5", "undo", "save …", "row 1, row 2"):
        assert command in page
    assert "Blueberry" in shown(parlour, words, "row 1", "? 1")
    assert "nothing more to say about “9”" in shown(parlour, words, "row 1", "? 9")


def test_the_last_move_can_be_taken_back_and_the_same_dice_fall(parlour: Parlour) -> None:
    words = "goose --people 2 --seed 5 --set first=0"
    first = shown(parlour, words, "1").splitlines()[0]
    assert "rolls" in first
    assert "nothing to take back" in shown(parlour, words, "undo")
    assert "Taken back." in shown(parlour, words, "1", "1", "undo")
    assert shown(parlour, words, "1", "1", "undo", "1").splitlines()[0] == first


def test_look_shows_the_whole_board(parlour: Parlour) -> None:
    words = "cookie-party --players 3 --seed 1"
    assert "C Honey 0\n    a  b" not in shown(parlour, words).replace(" ✓", "")
    first, second = shown(parlour, words, "look"), shown(parlour, words, "look", "")
    assert first.splitlines()[1].count("a  b  c  d  e  f") == 2
    assert "C Honey" in second.splitlines()[0]
    assert "X crossed out" in second


def test_rules_are_read_page_by_page(parlour: Parlour) -> None:
    glass = parlour(
        f"play tock --save {parlour.file}", ["", "rules", "", "", "x", "rules 9.9", "q"]
    )
    assert glass.faults == []
    pages = ["\n".join(page) for page in glass.pages]
    assert pages[2].startswith("Tock\n")
    assert "1.1" in pages[2]
    assert "2.6" in pages[3] + pages[4]
    assert "tock has no clause 9.9" in "\n".join(glass.pages[-1])


def test_a_folder_that_is_not_there_is_not_made(parlour: Parlour) -> None:
    folder = parlour.file.parent / "nope"
    assert "can’t be written" in " ".join(shown(parlour, "goose", f"save {folder}/x.tin").split())
    assert not folder.exists()


def test_a_move_that_loses_at_once_is_asked_for_twice(parlour: Parlour) -> None:
    """As a page asks before it."""
    warned = 0
    for seed in range(12):
        glass, _ = parlour.play("cookie-addict --people 2", seed)
        warned += sum("Choose it again" in " ".join("\n".join(p).split()) for p in glass.pages)
    assert warned


def test_what_one_has_typed_cannot_be_called_up_by_the_next() -> None:
    readline = pytest.importorskip("readline")
    kept: list[bool] = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(readline, "set_auto_history", kept.append)
        complete(["lay 1"])
    assert kept == [False]
