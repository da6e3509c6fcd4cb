"""The texts use the words that docs/words.md decides on."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cookietin.engine.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/words.md").read_text(encoding="utf-8")
TEXTS = sorted((ROOT / "src/cookietin").rglob("texts"))
GAMES = {"Goose", "Tock", "Cookie Party", "Cookie Box", "Cookie Addict", "Dots and Boxes"}


def rows(title: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    section = PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def titles() -> list[str]:
    return re.findall(r"^## (.+)$", PAGE, re.MULTILINE)


NOT, STILL = "Words not to use", "Words still to go"
TERMS = [title for title in titles() if title not in (NOT, STILL)]


def literals(node: object) -> list[str]:
    """What a text says itself, without its variables."""
    if isinstance(node, ast.TextElement):
        return [node.value]
    if isinstance(node, ast.BaseNode):
        return [text for value in vars(node).values() for text in literals(value)]
    return [text for one in node for text in literals(one)] if isinstance(node, list) else []


@cache
def said(language: str, where: str = "all") -> dict[str, str]:
    """The texts of a package in a language, or of all of them, by key."""
    found = {}
    for folder in TEXTS:
        if where in ("all", folder.parent.name):
            source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ast.Message):
                    key = f"{folder.parent.name} {entry.id.name}"
                    found[key] = " … ".join(literals([entry.value, *entry.attributes]))
    assert found, where
    return found


def uses(word: str, language: str, where: str = "all") -> list[str]:
    """The texts with a word in them, as it stands or at the beginning of a sentence.

    A word inside a name with hyphens or underscores is none: `first-throw` is typed, not read.
    """
    either = f"(?:{re.escape(word)}|{re.escape(word[0].upper() + word[1:])})"
    whole = re.compile(rf"(?<![\w_-]){either}(?![\w_-])")
    return [key for key, text in said(language, where).items() if whole.search(text)]


def words(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",")]


@pytest.mark.parametrize("title", TERMS)
def test_a_term_has_a_meaning_and_a_word_in_every_language(title: str) -> None:
    head = f"| term | meaning | {' | '.join(LANGUAGES)} |"
    assert head in PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    assert rows(title)
    for row in rows(title):
        assert len(row) == 2 + len(LANGUAGES), row
        assert all(cell and not cell.startswith("*") for cell in row), row
    terms = [row[0] for row in rows(title)]
    assert len(set(terms)) == len(terms)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TERMS)
def test_a_term_is_used_as_it_is_listed(title: str, language: str) -> None:
    where = title.lower().replace(" ", "_") if title in GAMES else "all"
    texts = " ".join(said(language, where).values()).casefold()
    listed = [row[2 + LANGUAGES.index(language)].partition("*")[0].strip() for row in rows(title)]
    assert [word for word in listed if word.casefold() not in texts] == []


@pytest.mark.parametrize(("language", "where", "cell", "better"), rows(NOT))
def test_a_word_that_is_not_to_be_used_is_not(
    language: str, where: str, cell: str, better: str
) -> None:
    assert better
    used = {word: uses(word, language, where) for word in words(cell)}
    assert {word: keys for word, keys in used.items() if keys} == {}


@pytest.mark.parametrize(("language", "where", "cell", "better"), rows(STILL))
def test_a_word_still_to_go_is_still_there(
    language: str, where: str, cell: str, better: str
) -> None:
    """Once it is gone its row belongs to the words not to use."""
    assert better
    assert [word for word in words(cell) if not uses(word, language, where)] == []
