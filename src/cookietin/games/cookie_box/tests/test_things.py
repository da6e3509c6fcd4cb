"""What explains what in Cookie Box, and what it's called."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.engine import ask
from cookietin.engine.texts import LANGUAGES
from cookietin.games.cookie_box import coach, view
from cookietin.games.cookie_box.data import KINDS, NAMES
from cookietin.games.cookie_box.rules import State
from cookietin.games.cookie_box.tests.drawn import place
from cookietin.games.cookie_box.words import line

GAME = cookietin.game("cookie-box")
BOXES = place("A takes: - | B: - | box: ? rancid/plain ?/golden |(0) [plain double yearning]")


def clause_of(s: State, element: str) -> str:
    return ask.clause_name(coach.explains(s, 0, element))


@pytest.mark.parametrize("kind", range(KINDS), ids=NAMES)
def test_every_kind_is_explained_by_its_own_clause(kind: int) -> None:
    """4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 Among one's own and in the box; the clause names it."""
    shown = place(f"A takes: - | B: - | box: {NAMES[kind]}").bare
    for element in (f"own-{kind}", "cookie-0"):
        clause = coach.explains(shown, 0, element)
        text = ask.clause_phrase(GAME.plug, clause).text("en")
        assert text.startswith(f"{line(NAMES[kind]).text('en')}: ")


@pytest.mark.parametrize(
    ("element", "clause"),
    [
        ("cookie-0", "1.2"),  # face down, and nothing lies on it
        ("cookie-1", "4.6"),
        ("cookie-4", "4.9"),
        ("cookie-5", "3.2"),  # on edge
        ("pile-1", "3.6"),
        ("bin", "4.6"),
        ("theft-0", "5.3"),
        ("loot-0", "5.2"),
        ("lid", "2.1"),
    ],
)
def test_a_thing_is_explained_by_its_clause(element: str, clause: str) -> None:
    """1.2 2.1 3.2 3.6 4.6 5.2 5.3"""
    assert clause_of(BOXES.view(0).bare, element) == clause


SHAKEN = {
    "en": "shak", "de": "schüttel", "fr": "secou", "nl": "schud", "it": "scoss", "es": "agita",
    "pt": "agita", "pl": "potrzą",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_cookie_stands_on_edge_is_told_of_it(language: str) -> None:
    """3.2 In the tip, and to whoever holds a finger on it."""
    clause = coach.explains(BOXES.view(0).bare, 0, "cookie-5")
    for told in (ask.told_phrase(GAME.plug, clause), line("tip-edge")):
        assert SHAKEN[language] in told.text(language).casefold()


def test_what_is_covered_is_explained_by_what_lies_on_it() -> None:
    """3.1 As long as nobody knows what it is."""
    assert clause_of(place("A takes: - | B: - | box: golden/? [plain]").bare, "cookie-1") == "3.1"


def test_what_is_shown_on_the_plate_has_its_name_and_its_clause() -> None:
    """4.3"""
    s = place("A yearns: yearning | B: plain | box: ? [golden]").bare
    called = coach.name_of(s, 0, "stage")
    assert called is not None
    assert (clause_of(s, "stage"), called.text("en")) == ("4.3", "Yearning")
    assert view.kind_on_stage(s) == NAMES.index("yearning")


def test_the_box_before_it_is_shaken_has_a_lid() -> None:
    """2.1"""
    called = coach.name_of(GAME.start(seed=1).bare, 0, "lid")
    assert called is not None
    assert called.text("en") == "The lid"
