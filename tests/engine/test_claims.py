"""A clause points at its code and at its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookietin.engine import registry
from cookietin.engine.claims import claims_in, claims_of_code, claims_of_tests
from cookietin.engine.rulebook import as_text
from crumbs import GAME

SOURCE = '''
def lay(s):
    """2.1 2.10 A card is laid."""

def help(s):
    """The card."""

def count(s):
    """2 cards, or 2.1.3 of them."""

def say(s):
    """Says 2.1 in the middle."""

class Seat:
    def test_sits(self):
        """3.5"""

def silent(s): ...
'''


def test_a_docstring_that_begins_with_numbers_claims_these_clauses(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(SOURCE, "utf-8")
    found = [(claim.clause, claim.name, claim.line) for claim in claims_in(file, "")]
    assert found == [(201, "lay", 2), (210, "lay", 2), (305, "test_sits", 15)]
    assert [claim.name for claim in claims_in(file, "test_")] == ["test_sits"]
    (source,) = {claim.source for claim in claims_in(file, "") if claim.name == "lay"}
    assert source == 'def lay(s):\n    """2.1 2.10 A card is laid."""'


def test_rules_manners_and_tests_of_a_game_are_looked_at() -> None:
    code = {(claim.clause, claim.file, claim.name) for claim in claims_of_code(GAME.folder)}
    assert {(102, "rules.py", "set_up"), (102, "manners.py", "impossible")} <= code
    tests = {(claim.clause, claim.name) for claim in claims_of_tests(GAME.folder)}
    assert (102, "test_everybody_holds_two_cards") in tests
    assert not any(name.startswith("test_") for _, _, name in code)


def test_a_game_that_is_installed_without_its_tests_has_none(tmp_path: Path) -> None:
    assert claims_of_tests(tmp_path) == []


def test_a_clause_is_followed_by_its_functions_and_its_tests() -> None:
    text = as_text(GAME, only=203, has_code=True)
    clause, *parts = text.split("\n\n# ")
    assert clause.startswith("2.3   The highest card that nobody else has laid")
    names = [part.split("\n")[1] for part in parts]
    assert names == [
        "def score_round(s: State) -> None:",
        "def show_all(s: State) -> None:",
        "def test_the_highest_card_is_worth_a_point() -> None:",
        "def test_a_card_that_two_have_laid_is_worth_nothing() -> None:",
        "def test_if_all_lay_the_same_nobody_gets_a_point() -> None:",
        "def test_after_a_round_everybody_draws() -> None:",
    ]
    assert [part.split(", ")[0] for part in parts] == ["rules.py"] * 2 + ["test_rules.py"] * 4


def test_the_line_of_a_function_is_where_it_stands() -> None:
    rules = (Path(str(GAME.folder)) / "rules.py").read_text("utf-8").split("\n")
    for claim in claims_of_code(GAME.folder):
        if claim.file == "rules.py":
            assert rules[claim.line - 1].startswith(f"def {claim.name}(")


def test_a_whole_section_can_be_asked_for_in_every_language() -> None:
    text = as_text(GAME, "de", 400, has_code=True)
    assert text.startswith("4. ")
    assert "Wenn alle Karten gelegt sind" in text
    assert "def winners(" in text
    assert "def refusal_to_peek(" not in text


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_code_of_goose_is_found(language: str) -> None:
    text = as_text(registry.plug("goose"), language, 305, has_code=True)
    assert "# rules.py, " in text
    assert "def fall_in(" in text
    assert "# test_rules.py, " in text
