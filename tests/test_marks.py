"""What is printed and what is ours: the marks of the clauses."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cookietin.engine import registry
from cookietin.engine.esc import esc
from cookietin.engine.rulebook import Clause, as_text, rulebook
from cookietin.engine.texts import LANGUAGES, speaker
from web.site import Site

GAMES = registry.names()

# What we decided where the printed rules are silent or unclear, and what we made up. A clause
# that is not named here says what all printed sheets say.
OURS = {
    ("goose", "ruling"): "1.1 1.4 2.2 2.3 3.1 3.5 3.10 4.1 4.2",
    ("tock", "ruling"): "2.2 2.6 3.4 3.5 4.2 4.4 4.6 5.2 5.3",
    ("tock", "house"): "1.1 1.3",
    ("cookie-party", "ruling"): "2.2 3.2 3.3 3.5 3.6 4.3 4.5 5.3",
    ("cookie-party", "house"): "1.1 1.2 1.5 4.6 5.1",
    ("cookie-box", "ruling"): (
        "1.1 2.1 2.2 3.1 3.2 3.3 3.6 4.3 4.4 4.5 4.6 4.10 5.1 5.2 5.3 5.4 6.1 6.2 6.3"
    ),
    ("cookie-box", "house"): "2.1",
    ("cookie-addict", "ruling"): "1.1 1.3 2.1 2.6 3.2 4.1 4.2 4.5 4.6 4.7 4.8 4.10 5.1",
    ("cookie-addict", "house"): "1.4",
    ("dots-and-boxes", "ruling"): "2.3",
}

# Where the printed sheet of one language says something else than those of the others.
SHEETS = {
    ("goose", "en"): "3.2",
    ("goose", "de"): "3.7",
    ("goose", "it"): "3.5 3.7 4.1",
    ("goose", "es"): "3.2 3.5",
    ("goose", "pl"): "3.2 3.5",
    ("tock", "de"): "3.4 3.6 5.3",
    ("tock", "it"): "3.4 4.6 5.3",
    ("tock", "pl"): "2.1 2.5 3.6 4.1 4.5 4.6 5.2 5.3",
    ("cookie-box", "de"): "4.3 4.6",
    ("cookie-box", "fr"): "4.6",
    ("cookie-box", "pt"): "4.3",
}


def clauses(game: str, language: str = "en") -> dict[str, Clause]:
    return {clause.name: clause for clause in rulebook(registry.plug(game), language)}


def marked(game: str, mark: str, language: str = "en") -> list[str]:
    """The names of the clauses with a mark."""
    return [name for name, one in clauses(game, language).items() if mark in dict(one.marks)]


@pytest.mark.parametrize("mark", ["ruling", "house"])
@pytest.mark.parametrize("game", GAMES)
def test_a_clause_that_is_ours_is_marked_as_ours(game: str, mark: str) -> None:
    assert marked(game, mark) == OURS.get((game, mark), "").split()


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_with_a_choice_says_so(game: str) -> None:
    chosen = {option.clause for option in registry.plug(game).options}
    assert {one.number for one in clauses(game).values() if "option" in dict(one.marks)} == chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_stands_with_what_is_printed_or_with_what_is_ours(language: str) -> None:
    most = clauses("cookie-addict", language)["3.2"]  # 10 lures are printed, the bank is ours
    assert re.findall(r"\d+", most.text) == ["10"]
    assert "60" in dict(most.marks)["ruling"]
    end = clauses("cookie-party", language)["5.1"]
    assert not re.search(r"\d", end.text)
    house = re.findall(r"\d+", dict(end.marks)["house"])
    assert {"25", "24", "23", "22"} <= set(house)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_only_one_sheet_says_is_told_in_its_language(game: str, language: str) -> None:
    assert marked(game, "printed", language) == SHEETS.get((game, language), "").split()


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with Site().open() as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rules_page_tells_of_the_sheet_in_its_own_language_alone(
    site: Site, game: str, language: str
) -> None:
    page = site.person(language).get(f"/rules/{game}").text
    expected = [
        dict(clauses(game, language)[name].marks)["printed"]
        for name in SHEETS.get((game, language), "").split()
    ]
    label = esc(speaker("cookietin.engine", language)("printed"))
    assert re.findall(r'<p class="mark printed"><b>(.*?)</b> (.*?)</p>', page) == [
        (label, esc(text)) for text in expected
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_people_read_has_no_word_in_it_that_is_typed(game: str, language: str) -> None:
    """`goose_on_23: off, on` is declared in code; the command line tells it beside the words."""
    plug = registry.plug(game)
    typed = [word for one in plug.options for word in (one.name, *one.values)]
    keys = [re.escape(word) for word in typed if re.search(r"[_-]", word)]
    keys += [rf"\({option.name}\b" for option in plug.options]
    keys += [r"\b(?:off|on)(?:, | = |\))(?:off|on)\b", r"= (?:off|on)\b"]
    for clause in clauses(game, language).values():
        for text in (clause.text, *dict(clause.marks).values()):
            assert not re.search("|".join(keys), text), f"{clause.name} {text}"


@pytest.mark.parametrize("game", GAMES)
def test_a_terminal_says_how_a_choice_is_typed(game: str) -> None:
    plug = registry.plug(game)
    for option in plug.options:
        shown = as_text(plug, "pl", option.clause)
        assert f"\n      --set {option.name}={option.values[0]}" in shown
