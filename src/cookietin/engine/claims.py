"""Which function carries out which clause, and which test tries it.

A docstring that starts with the number of a clause claims it, and says the rule in one line:
`4.2 A pawn on its own start blocks everybody.` Two clauses that are one rule go together:
`3.5 3.7 …`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from cookietin.engine.protocol import ENGINE_CLAUSES

CLAIM = re.compile(r"(?:\d+\.\d+ )*\d+\.\d+(?![\d.])")


@dataclass(frozen=True)
class Claim:
    """A function whose docstring begins with the number of a clause."""

    clause: int
    file: str
    line: int
    name: str
    source: str


def claims_of_code(folder: Traversable) -> list[Claim]:
    """Those of a game's own modules."""
    return [claim for file in files(folder, ".py") for claim in claims_in(file, "")]


def claims_of_tests(folder: Traversable) -> list[Claim]:
    """Those of its tests, where they are installed."""
    tests = folder.joinpath("tests")
    return [claim for file in files(tests, ".py") for claim in claims_in(file, "test_")]


def claims_in(file: Traversable, prefix: str) -> Iterator[Claim]:
    """The claims of functions whose names begin so, in the order of a file."""
    source = file.read_text("utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith(prefix):
            found = CLAIM.match(ast.get_docstring(node) or "")
            for number in found[0].split() if found else ():
                section, clause = number.split(".")
                text = ast.get_source_segment(source, node) or ""
                clause_number = int(section) * ENGINE_CLAUSES + int(clause)
                yield Claim(clause_number, file.name, node.lineno, node.name, text)


def files(folder: Traversable, ending: str) -> list[Traversable]:
    """The files of a folder with such an ending, by name."""
    if not folder.is_dir():
        return []
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(ending)), key=lambda f: f.name
    )
