"""One file plan for every game, and a house that knows no game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import cookietin
from architecture.test_imports import SOURCE, imports, is_test, module_of
from cookietin import engine
from cookietin.engine import registry
from cookietin.engine.options import SEAT

HOUSE = SOURCE / "cookietin"
FOLDERS = sorted(path.parent for path in HOUSE.glob("games/*/__init__.py"))
CRUMBS = Path(__file__).parents[1] / "crumbs"

REQUIRED = {"__init__", "rules", "moves", "happenings", "laws", "words", "view"}
OPTIONAL = {
    "secrets", "manners", "coach", "data", "estimate", "highlights", "art", "layout", "exact",
    "outlook", "picks", "puzzles", "worthwhile",
}  # fmt: skip
MOST_LINES_OF_RULES = 950

every_game = pytest.mark.parametrize("folder", [*FOLDERS, CRUMBS], ids=lambda path: path.name)


def modules_in(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")}


@every_game
def test_a_game_has_the_files_of_every_game(folder: Path) -> None:
    assert sorted(REQUIRED - modules_in(folder)) == []
    for kind in ("texts/en.ftl", "records", "tests/test_rules.py"):
        assert (folder / kind).exists(), kind


def importers_of(module: str) -> set[str]:
    """The modules of ours that import a module, without tests."""
    found = set()
    for path in HOUSE.rglob("*.py"):
        own = module_of(path)
        source = path.read_text("utf-8")
        if not is_test(own) and module.split(".")[-1] in source:
            named = {name for _, name in imports(source, own, path.stem == "__init__")}
            found |= {own} if module in named else set()
    return found - {module}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_what_else_a_game_has_belongs_to_a_module_of_its_own(folder: Path) -> None:
    package = module_of(folder / "__init__.py")
    for name in sorted(modules_in(folder) - REQUIRED - OPTIONAL):
        importers = importers_of(f"{package}.{name}")
        assert importers, f"{package}.{name} is imported by nothing"
        assert all(one.startswith(package) for one in importers), importers


@every_game
def test_the_rules_of_a_game_are_no_longer_than_a_rulebook(folder: Path) -> None:
    lines = (folder / "rules.py").read_text("utf-8").count("\n")
    assert lines <= MOST_LINES_OF_RULES


@every_game
def test_a_game_takes_what_the_engine_offers_from_the_engine_itself(folder: Path) -> None:
    for path in folder.glob("*.py"):
        assert sorted(names_from_within(path.read_text("utf-8")) & {*engine.__all__}) == [], (
            path.name
        )


def names_from_within(source: str) -> set[str]:
    """What a module imports from modules of the engine."""
    return {
        alias.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("cookietin.engine.")
        for alias in node.names
    }


def test_what_is_taken_from_within_the_engine_would_be_found() -> None:
    source = "from cookietin.engine.record import record\nfrom cookietin.engine import Row"
    assert names_from_within(source) == {"record"} <= {*engine.__all__}


# What tables and pages may not know


def strings_in(source: str) -> set[str]:
    """The texts in a program, and the pieces of those that are put together."""
    return {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@every_game
def test_ids_titles_and_texts_of_a_picture_come_from_the_vocabulary(folder: Path) -> None:
    """Which escapes them."""
    for path in folder.glob("*.py"):
        drawn = " ".join(strings_in(path.read_text("utf-8")))
        assert [tag for tag in (" id=", "<title", "<text") if tag in drawn] == [], path.name


def options_of_games() -> dict[str, str]:
    """The name of every option, who begins apart, and a game that has it."""
    return {
        option.name: name
        for name in cookietin.names()
        for option in registry.plug(name).options
        if option.kind != SEAT
    }


@pytest.mark.parametrize(
    "path",
    [path for part in ("table", "web") for path in sorted(HOUSE.glob(f"{part}/*.py"))],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_tables_and_pages_know_no_option_of_any_game(path: Path) -> None:
    options = options_of_games()
    assert sorted(strings_in(path.read_text("utf-8")) & options.keys()) == []


def test_the_name_of_an_option_would_be_found() -> None:
    source = 'def chat(o):\n    """Is it on?"""\n    return o["teams"] == "on" or f"{o}-release"'
    assert strings_in(source) >= {"teams", "on", "-release"}
    assert "goose_on_23" in [option.name for option in registry.plug("goose").options]
