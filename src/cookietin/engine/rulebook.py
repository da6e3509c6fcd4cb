"""The rules of a game as people read them, from its texts, the only place they're written.

section-3 = Landing
clause-3-1 = On a goose, move the same total again …
    .ruling = what we decided where the printed rules are silent
    .option = a choice at the table
    .house = what's our own invention
    .printed = where this language's printed sheet disagrees with the others; only in the
               languages where it does

How an option is typed comes from its declaration, never from the texts.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cookietin.engine.ask import clause_name
from cookietin.engine.claims import claims_of_code, claims_of_tests
from cookietin.engine.options import Option
from cookietin.engine.plug import Plug
from cookietin.engine.protocol import ENGINE_CLAUSES
from cookietin.engine.texts import FALLBACK, LOCAL, Say, has_text, speaker

MARKS = (LOCAL, "ruling", "house", "option")
ENTRY = re.compile(r"^(section|clause)-(\d+)(?:-(\d+))? =", re.MULTILINE)
WIDTH = 79


@dataclass(frozen=True)
class Clause:
    """A numbered rule, or the title of a section (its number ends in 00)."""

    number: int
    text: str
    marks: tuple[tuple[str, str], ...] = ()

    @property
    def is_section(self) -> bool:
        return self.number % ENGINE_CLAUSES == 0

    @property
    def name(self) -> str:
        return clause_name(self.number)


def clause_numbers(plug: Plug) -> list[int]:
    """The clauses of a game in the order of its rulebook, sections included."""
    source = plug.folder.joinpath("texts", "en.ftl").read_text("utf-8")
    return [int(s) * ENGINE_CLAUSES + int(c or 0) for _, s, c in ENTRY.findall(source)]


def rulebook(plug: Plug, language: str = "en", only: int = 0) -> Iterator[Clause]:
    """The sections and clauses of a game in a language; or one section, or one clause."""
    say = speaker(plug.package, language)
    for number in clause_numbers(plug):
        section, clause = divmod(number, ENGINE_CLAUSES)
        if only not in (0, number, section * ENGINE_CLAUSES):
            continue
        key = f"clause-{section}-{clause}" if clause else f"section-{section}"
        marks = [mark for mark in MARKS if _is_marked(plug, key, mark, language)]
        yield Clause(number, say(key), tuple((mark, say(f"{key}.{mark}")) for mark in marks))


def _is_marked(plug: Plug, key: str, mark: str, language: str) -> bool:
    """Has this clause that mark? What is said of one language's sheet is not said in another."""
    return has_text(plug.package, f"{key}.{mark}", language if mark == LOCAL else FALLBACK)


def credit(plug: Plug, language: str = "en") -> str:
    """Whose game it is, and for what age by the printed box, as far as it says so."""
    say = speaker(plug.package, language)
    told = [say("credit")] if has_text(plug.package, "credit") else []
    if plug.age:
        age = say("age", age=plug.age)
        told.append(f"{age[0].upper()}{age[1:]}.")
    return " ".join(told)


def as_markdown(plug: Plug, language: str = "en") -> str:
    """The rules as a page: a game's RULES.md."""
    say = speaker(plug.package, language)
    lines = [f"# {say('name')}", "", say("intro")]
    if whose := credit(plug, language):
        lines += ["", f"*{whose}*"]
    for clause in rulebook(plug, language):
        if clause.is_section:
            lines += ["", f"## {clause.name}. {clause.text}", ""]
        else:
            lines.append(f"- **{clause.name}** {clause.text}")
            lines += [f"  - **{say(mark)}**: {text}" for mark, text in clause.marks]
    return "\n".join(lines) + "\n"


def as_values(plug: Plug, language: str = "en", only: int = 0) -> dict[str, Any]:
    """The rules for a program; or one clause, or one section."""
    say = speaker(plug.package, language)
    return {
        "game": plug.name,
        "version": plug.version,
        "title": say("name"),
        "intro": say("intro"),
        "credit": credit(plug, language),
        "clauses": [
            {
                "clause": clause.name,
                "text": clause.text,
                "marks": dict(clause.marks),
                "options": [one.name for one in plug.options if one.clause == clause.number],
            }
            for clause in rulebook(plug, language, only)
        ],
    }


def as_text(plug: Plug, language: str = "en", only: int = 0, has_code: bool = False) -> str:
    """The rules for a terminal; or one clause, or one section.

    With code, after each clause the functions that carry it out and the tests of it.
    """
    say = speaker(plug.package, language)
    claims = [*claims_of_code(plug.folder), *claims_of_tests(plug.folder)] if has_code else []
    paragraphs = []
    if not only and not has_code:
        about = [say("intro"), credit(plug, language)]
        paragraphs = [say("name"), *(_wrap(text, "", "") for text in about if text)]
    for clause in rulebook(plug, language, only):
        options = [option for option in plug.options if option.clause == clause.number]
        paragraphs.append(_paragraph(clause, options, say))
        for claim in claims:
            if claim.clause == clause.number:
                paragraphs.append(f"# {claim.file}, {claim.line}\n{claim.source}")
    return "\n\n".join(paragraphs)


def _paragraph(clause: Clause, options: list[Option], say: Say) -> str:
    """A clause with its marks, and how its options are typed on the command line."""
    if clause.is_section:
        return f"{clause.name}. {clause.text}"
    indent = " " * 6
    lines = [_wrap(clause.text, f"{clause.name:<6}", indent)]
    lines += [_wrap(f"[{say(mark)}] {text}", indent, indent) for mark, text in clause.marks]
    lines += [f"{indent}--set {option.setting}" for option in options]
    return "\n".join(lines)


def _wrap(text: str, first: str, other: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=other)
