"""The rules as people read them."""

from __future__ import annotations

import pytest

from cookietin.engine import registry
from cookietin.engine.esc import esc
from cookietin.engine.rulebook import as_markdown, as_text, clause_numbers, credit, rulebook
from cookietin.engine.texts import ENGINE, LANGUAGES, speaker
from crumbs import GAME

NUMBERS = [100, 101, 102, 200, 201, 202, 203, 300, 301, 302, 400, 401]


def test_clauses_come_in_the_order_of_the_rulebook() -> None:
    assert clause_numbers(GAME) == NUMBERS
    assert [clause.number for clause in rulebook(GAME, "pl")] == NUMBERS


def test_sections_and_clauses_have_names() -> None:
    names = [clause.name for clause in rulebook(GAME)]
    assert names[:4] == ["1", "1.1", "1.2", "2"]
    assert [clause.is_section for clause in rulebook(GAME)][:3] == [True, False, False]


def test_an_option_stands_with_its_clause() -> None:
    (long,) = [clause for clause in rulebook(GAME) if clause.number == 102]
    assert long.marks == (("option", "In the long game three; it is not for four players."),)


def test_a_terminal_says_how_an_option_is_typed_and_a_page_does_not() -> None:
    assert as_text(GAME, only=102).endswith("for four players.\n      --set long=off|on")
    assert "--set" not in as_markdown(GAME)


def test_the_rules_are_a_page() -> None:
    page = as_markdown(GAME)
    assert page.startswith("# Crumbs\n\nA game for the engine's own tests.\n\n## 1. Cards\n\n")
    assert "\n- **1.2** Everybody holds two cards.\n  - **Option**: In the long game" in page
    assert page.endswith("\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_a_terminal_in_every_language(language: str) -> None:
    text = as_text(GAME, language)
    assert max(map(len, text.split("\n"))) <= 88
    for name in ("1.1   ", "4.1   "):
        assert f"\n{name}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_whose_game_it_is_and_for_what_age(language: str) -> None:
    plug = registry.plug("cookie-party")
    for page in (as_markdown(plug, language), as_text(plug, language).replace("\n", " ")):
        for told in ("Ralf zur Linde", "Ravensburger"):
            assert told in page
        age = speaker(ENGINE, language)("age", age=8).casefold()
        assert f". {age}." in page.casefold()
    assert "Ravensburger" not in as_text(plug, language, only=100)
    assert credit(GAME) == ""


def test_one_clause_or_one_section_can_be_asked_for() -> None:
    assert as_text(GAME, only=202) == "2.2   You lay one card in a round."
    assert as_text(GAME, only=300).split("\n")[0] == "3. Peeking"
    assert "3.2   There is nothing" in as_text(GAME, only=300)
    assert "4.1" not in as_text(GAME, only=300)


def test_text_that_people_wrote_is_shown_and_not_obeyed() -> None:
    assert esc("<b>\"Ada\" & 'Bo'</b>") == (
        "&lt;b&gt;&quot;Ada&quot; &amp; &#x27;Bo&#x27;&lt;/b&gt;"
    )
    assert esc(17) == "17"
