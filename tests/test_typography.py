"""Texts are set as each language is printed: its quotation marks, spaces, dashes and numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cookietin.engine import registry
from cookietin.engine.ask import clause_name
from cookietin.engine.rulebook import clause_numbers
from cookietin.engine.texts import LANGUAGES, percent_sign

ROOT = Path(__file__).parents[1]
FOLDERS = sorted((ROOT / "src/cookietin").rglob("texts"))
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])

QUOTES = {
    "en": "“”", "de": "„“", "fr": "«»", "nl": "“”", "it": "«»", "es": "«»", "pt": "«»", "pl": "„”",
}  # fmt: skip
NARROW, FIXED = "\u202f", "\u00a0"  # spaces at which no line breaks
SIGNS = ("text-legend",)  # texts that name the signs of a drawing, marks among them
# What stands in the place of a variable: a name, or a number before what is counted.
STAND_IN = "X"
# What is typed is no part of a sentence: options, addresses, endings of files, a key, a drawing.
TYPED = re.compile(
    r"--[a-z]+|\S+://\S+|\b0\.0\.0\.0\b|X:X|\bm[oó]d\w+:\w+|\B\.(?:csv|parquet|tin)\b"
    r'|\w+ = "\w+"|(?:^|(?<=[.:] )|(?<=Con ))\?(?= )|\+  \+  \+'
)

WRONG_EVERYWHERE = {
    "a straight quotation mark or apostrophe": "[\"'`´]",
    "an apostrophe away from letters": r"(?<!\w)’(?!\w)",
    "two spaces": r"[\s\u00a0\u202f]{2}",
    "a space where a text begins or ends": r"^\s|\s$",
    "dots for an ellipsis": r"\.\.",
    "a hyphen for a dash": r"(?<=\s)-+(?=\s)|--",
    "a dash without its spaces": r"(?<=[^\W\d])[–—]|[–—](?=[^\W\d])",
    "a long dash": "—",
    "a hyphen for a minus": r"(?<![\w…])-\d",
    "a letter for a times sign": r"\d ?[xX] ?\d",
    "a space before a mark": r"\s[,.)\]](?!\d)|[(\[]\s",
    "no space after a mark": r"[,;!?](?=[^\W\d])|:(?=\w)|\.(?=[^\W\d])",
}
WRONG_IN = {language: {"a space as in French": r"\s[;:!?]"} for language in LANGUAGES}
WRONG_IN["fr"] = {
    "a mark that can begin a line": rf"[^{NARROW}][;!?»]|[^{NARROW}{FIXED}]:(?=\s|$)",
    "a quotation mark that can end a line": f"«(?!{NARROW})",
    "an elision with a space": r"’\s",
}
WRONG_IN["it"] |= {"an elision with a space": r"(?<!\bpo)’\s"}
WRONG_IN["es"] |= {
    "a question that does not begin": r"^[^¿]*\?|\?[^¿]*\?",
    "a question that does not end": r"¿[^?]*(?:¿|$)",
    "a call that does not begin": "^[^¡]*!|![^¡]*!",
    "a call that does not end": "¡[^!]*(?:¡|$)",
    "a mark that does not begin a word": r"\w[¡¿]|[¡¿]\s",
}
OF_OTHERS = {
    language: "".join(sorted(set("‚‘‹›" + "".join(QUOTES.values())) - set(pair)))
    for language, pair in QUOTES.items()
}
A_NUMBER = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)+(?![\w])")


def faults(text: str, language: str) -> list[str]:
    """What a printer would mark in a text."""
    text = TYPED.sub(STAND_IN, text)
    wrong = WRONG_EVERYWHERE | WRONG_IN[language]
    found = [name for name, shape in wrong.items() if re.search(shape, text)]
    if set(text) & set(OF_OTHERS[language]):
        found.append("a quotation mark of another language")
    first, last = QUOTES[language][0], QUOTES[language][1]
    if set(re.sub(f"{first}[^{first}{last}]+{last}", "", text)) & {first, last}:
        found.append("a quotation mark without the other")
    if language != "fr" and re.search(rf"{first}\s|\s{last}|\w{first}|{last}\w", text):
        found.append("a quotation mark away from its words")
    signs = re.findall(r"\d(\s*%)", text.replace(NARROW, FIXED))
    if set(signs) - {percent_sign(language).replace(NARROW, FIXED)}:
        found.append("percent as another language writes it")
    return found


def texts_of(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every text of a package with each of its variants, and a stand-in for each variable."""
    source = (folder / f"{language}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name not in SIGNS:
            if entry.value:
                yield from ((entry.id.name, text) for text in variants(entry.value))
            for one in entry.attributes:
                key = f"{entry.id.name}.{one.id.name}"
                yield from ((key, text) for text in variants(one.value))


def variants(pattern: ast.Pattern) -> list[str]:
    """What a text can say; of several choices in it, all are made alike."""
    parts = [
        [element.value] if isinstance(element, ast.TextElement) else said_by(element.expression)
        for element in pattern.elements
    ]
    most = max(map(len, parts))
    return ["".join(part[min(at, len(part) - 1)] for part in parts) for at in range(most)]


def said_by(expression: object) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [text for one in expression.variants for text in variants(one.value)]
    return [expression.value] if isinstance(expression, ast.StringLiteral) else [STAND_IN]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_texts_are_set_as_their_language_is_printed(folder: Path, language: str) -> None:
    found = [(key, text, faults(text, language)) for key, text in texts_of(folder, language)]
    assert len(found) > 10
    assert [one for one in found if one[2]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_a_number_with_a_point_is_a_rule(name: str, language: str) -> None:
    """No text has a decimal in it: those are written by babel, and 2.5 is a clause."""
    plug = registry.plug(name)
    known = {clause_name(number) for number in clause_numbers(plug)}
    (folder,) = [one for one in FOLDERS if one.parent.name == plug.package.rpartition(".")[2]]
    for key, text in texts_of(folder, language):
        assert set(A_NUMBER.findall(text)) <= known, key


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_write_percent_as_english_does(page: Path) -> None:
    assert not re.findall(r".*\d[ \u00a0]%.*", page.read_text("utf-8"))


SOUND = {
    "en": ["It’s “Tock”: 95% of the players’ games!", "Wait… (a name, …)", "1 ×4, −2 and 6 × 6"],
    "de": ["Wer war’s? „Tock“: 95\u00a0%.", "Pause – oder nicht; 2–4 Personen"],
    "fr": ["«\u202fTock\u202f»\u00a0: l’as, 95\u202f%\u202f!", "Où\u202f? Là\u202f; voilà."],
    "nl": ["“Tock”: pagina’s, 95%!", "’s Avonds spelen we."],
    "it": ["«Tock»: un’esca, 95%!", "Aspetta un po’ di più."],
    "es": ["¿Quién? ¡Ana! «Tock»: 95\u00a0%.", "¡Bien! ¿Otra vez?", "Con ? tienes ayuda"],
    "pt": ["«Tock»: joga-se, 95%!"],
    "pl": ["„Tock” – 95%: gra!"],
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_well_set_is_not_marked(language: str) -> None:
    for text in SOUND[language]:
        assert faults(text, language) == [], text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *[(one, text) for one in LANGUAGES for text in (
            'They say "Tock".', "It's ready.", "One  two.", "Wait...", "one - two", "one–two",
            "one — two", "6 x 6", "and -2", "one , two", "( one )", "one,two", "Game:Tock",
            "‚Tock‘", "95,5 %", " One", "one ’ two",
        )],
        *[(one, text) for one in LANGUAGES if one != "fr" for text in (
            "What ?", "Stop !", "Game : Tock", "one ; two", "Stop\u00a0!",
        )],
        ("en", "„Tock“"), ("en", "«Tock»"), ("en", "“Tock"), ("en", "“ Tock ”"), ("en", "95 %"),
        ("de", "“Tock”"), ("de", "„Tock”"), ("de", "»Tock«"), ("de", "95%"), ("de", "95 %"),
        ("fr", "“Tock”"), ("fr", "«Tock»"), ("fr", "« Tock »"), ("fr", "Quoi?"), ("fr", "Non !"),
        ("fr", "Tock: un"), ("fr", "l’ as"), ("fr", "95%"), ("fr", "un ; deux"),
        ("nl", "„Tock”"), ("nl", "95 %"),
        ("it", "“Tock”"), ("it", "« Tock »"), ("it", "un’ esca"), ("it", "95\u00a0%"),
        ("es", "Quién?"), ("es", "¿Quién"), ("es", "Bien!"), ("es", "¡Bien."), ("es", "“Tock”"),
        ("es", "¿Quién? Ana?"), ("es", "¡Bien! Otra vez!"), ("es", "¡ Bien!"), ("es", "95%"),
        ("pt", "“Tock”"), ("pt", "95\u00a0%"),
        ("pl", "„Tock“"), ("pl", "“Tock”"), ("pl", "95 %"),
    ],
)  # fmt: skip
def test_what_is_wrongly_set_is_marked(language: str, text: str) -> None:
    assert faults(text, language)


RULE_NUMBER = re.compile(r"(?<![\d.,])[1-9]\.\d{1,2}(?![\d.,]*\d)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_what_is_told_at_the_table_names_no_rule_by_its_number(folder: Path, language: str) -> None:
    """What explains a thing is a clause without its marks; nobody has a rulebook open then."""
    told = re.compile(r"(?:clause|tip|how|hint|ask|asks)-[\w-]+(?:\.told|\.typed|\.own-dice)?")
    found = [
        (key, text)
        for key, text in texts_of(folder, language)
        if told.fullmatch(key) and RULE_NUMBER.search(text)
    ]
    assert found == []
