"""Who may import whom, and what no file may contain."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
ENGINE = sorted((SOURCE / "cookietin" / "engine").glob("*.py"))

# Who may import what else of ours. Everybody may import what is in their own folder.
MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "table": {"engine"},
    "store": {"engine"},
    "lab": {"engine", "bots"},
    "club": {"engine", "table"},
    "web": {"engine", "table", "store", "club"},
    "__init__": {"engine"},
}
MAY_IMPORT_ANYTHING = {"__main__", "cli", "terminal"}  # the command line


def part_of(module: str) -> str:
    """The part of the house a module is in; each game is a part of its own."""
    names = module.split(".")
    if len(names) == 1:
        return "__init__"
    return ".".join(names[1:3]) if names[1] == "games" else names[1]


def is_test(module: str) -> bool:
    return "tests" in module.split(".")


def is_forbidden(importer: str, imported: str) -> bool:
    """May this module not import that one?"""
    own, other = part_of(importer), part_of(imported)
    if own == other or own in MAY_IMPORT_ANYTHING:
        return False
    if is_test(importer) and other == "__init__":  # a game's tests play it as people do
        return False
    return other.split(".")[0] not in MAY_IMPORT[own.split(".")[0]]


def imports(source: str, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """The modules of ours that a module imports, wherever in it, with the line."""
    home = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = home[: len(home) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            # `from cookietin import bots` imports cookietin.bots, if there is such a thing
            found = [f"{start}.{alias.name}" for alias in node.names]
            found = [name if is_module(name) else start for name in found]
        else:
            continue
        for name in found:
            if name.split(".")[0] == "cookietin":
                yield node.lineno, name


def is_module(name: str) -> bool:
    path = SOURCE.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def offences(source: str, module: str, is_package: bool = False) -> list[str]:
    """The imports of a module that the rule forbids."""
    return [
        f"{module}, line {line}: {name}"
        for line, name in imports(source, module, is_package)
        if is_forbidden(module, name)
    ]


def module_of(path: Path) -> str:
    names = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


@pytest.mark.parametrize(
    "path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE))
)
def test_a_module_imports_only_what_its_part_of_the_house_may(path: Path) -> None:
    source = path.read_text("utf-8")
    assert offences(source, module_of(path), path.stem == "__init__") == []


# What comes with a package of another name, or is installed elsewhere to be compared with.
OF_PACKAGE = {"fluent": "fluent.runtime"}
PEERS = {"jax", "pgx", "pyspiel"}
ON_ITS_OWN = re.compile(r"[\w.-]+")


def packages_imported(source: str) -> set[str]:
    """The packages of others that a module imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(node.module or "")
    first = {name.split(".")[0] for name in found} - {"cookietin", *sys.stdlib_module_names}
    return {OF_PACKAGE.get(name, name) for name in first}


def test_no_package_is_imported_that_is_not_declared() -> None:
    """What comes only because another needs it may be gone with that one's next version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    told = [*project["dependencies"]]
    for name, packages in project["optional-dependencies"].items():
        told += [] if name == "test" else packages
    declared = {ON_ITS_OWN.match(one)[0] for one in told}  # type: ignore[index]
    for path in sorted(SOURCE.rglob("*.py")):
        if not is_test(module_of(path)):
            found = packages_imported(path.read_text("utf-8"))
            allowed = declared | (PEERS if path.parent.name == "peers" else set())
            assert found <= allowed, path


def test_every_part_of_the_house_has_its_rule() -> None:
    house = SOURCE / "cookietin"
    folders = {path.parent.name for path in house.glob("*/__init__.py")}
    files = {path.stem for path in house.glob("*.py")}
    assert folders | files <= MAY_IMPORT.keys() | MAY_IMPORT_ANYTHING


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("cookietin.engine.plug", "import cookietin"),
        ("cookietin.engine.plug", "from cookietin import game"),
        ("cookietin.engine.plug", "from cookietin.games import goose"),
        ("cookietin.engine.plug", "from cookietin.games.goose.rules import State"),
        ("cookietin.engine.plug", "from .. import bots"),
        ("cookietin.engine.plug", "from ..bots import RandomBot"),
        ("cookietin.engine.plug", "def late():\n    import cookietin.lab.bench"),
        ("cookietin.games.tock.rules", "from cookietin.games.goose import rules"),
        ("cookietin.games.tock.rules", "from cookietin.games import goose"),
        ("cookietin.games.tock.rules", "from ..goose import rules"),
        ("cookietin.games.tock.bots", "from cookietin.bots import RandomBot"),
        ("cookietin.games.tock.view", "import cookietin"),
        ("cookietin.games.tock.tests.test_rules", "from cookietin.games.goose import rules"),
        ("cookietin.bots.search", "from cookietin.games.goose import GAME"),
        ("cookietin.bots.search", "import cookietin.table.match"),
        ("cookietin.table.match", "import cookietin.store"),
        ("cookietin.table.match", "import cookietin.bots"),
        ("cookietin.lab.simulate", "from cookietin.table import room"),
        ("cookietin.store.files", "from cookietin import bots"),
        ("cookietin.lab.bench", "import cookietin.games.goose"),
        ("cookietin.lab.bench", "import cookietin.web"),
        ("cookietin.web.pages", "import cookietin.bots"),
        ("cookietin.web.pages", "from cookietin.games.goose import view"),
    ],
)
def test_a_forbidden_import_would_be_found(module: str, source: str) -> None:
    assert len(offences(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("cookietin.engine.plug", "import os\nfrom cookietin.engine import record"),
        ("cookietin.engine.plug", "from . import record\nfrom .texts import Phrase"),
        ("cookietin.games.tock.view", "from cookietin.engine import esc\nfrom . import rules"),
        ("cookietin.games.tock.view", "from cookietin.games.tock import rules"),
        ("cookietin.games.tock.tests.test_rules", "import cookietin"),
        ("cookietin.table.match", "import cookietin.engine.bot, cookietin.engine.log"),
        ("cookietin.web.pages", "from cookietin.engine.registry import plug"),
        ("cookietin.cli", "import cookietin.web, cookietin.games.goose"),
    ],
)
def test_an_import_that_is_allowed_would_not_be_found(module: str, source: str) -> None:
    assert offences(source, module) == []


# What no file may contain


def kept_files() -> list[Path]:
    """The files that are in the repository, or are about to be."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


# Written in pieces, so that this file does not contain them.
MACHINE_PATHS = re.compile(
    r"(?<![\w.])/" + r"(?:home|Users|root|work|tmp|var/folders)/\w" + r"|\b[C-Z]:\\\\?[A-Za-z]"
)
REGISTRIES = re.compile(
    r"https?://[^\s\"'>)]*(?:" + r"registry|artifactory|nexus|/simple\b|pythonhosted|npmjs)"
    r"|--(?:extra-)?index" + r"-url|_auth" + r"Token",
    re.IGNORECASE,
)
LOCKS = re.compile(
    r"(?:.*\.lock|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|pylock.*\.toml)$"
)


def found_in_files(pattern: re.Pattern[str]) -> list[str]:
    found = []
    for path in kept_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:  # a picture
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    return found


def test_no_file_contains_the_path_of_a_machine() -> None:
    assert found_in_files(MACHINE_PATHS) == []


def test_no_file_contains_the_address_of_a_registry() -> None:
    assert found_in_files(REGISTRIES) == []


def test_no_lock_files_are_kept() -> None:
    assert [path.name for path in kept_files() if LOCKS.match(path.name)] == []


def test_files_that_may_not_be_kept_would_be_found() -> None:
    slash = "/"
    for text in (f"open('{slash}home/ada/x')", f"cd {slash}tmp/x", f"C:{chr(92)}Users"):
        assert MACHINE_PATHS.search(text), text
    for text in ("https://ada.org/home/x", "a/home/b", "GET /rooms", "see http://a.b/c"):
        assert not MACHINE_PATHS.search(text), text
    for text in (f"https:{slash}/pypi.ada.org/simple", f"pip --{'index'}-url x"):
        assert REGISTRIES.search(text), text
    assert not REGISTRIES.search("http://www.w3.org/2000/svg")
    assert LOCKS.match("uv.lock")
    assert not LOCKS.match("constraints.txt")
    assert ROOT / "pyproject.toml" in kept_files()


# What every public function says


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_every_public_function_of_the_engine_says_what_it_does(path: Path) -> None:
    assert undocumented(path.read_text("utf-8")) == []


def test_a_function_that_says_nothing_would_be_found() -> None:
    source = (
        "def loud():\n    '''Says.'''\ndef quiet(): ...\ndef _own(): ...\nasync def late(): ..."
    )
    assert undocumented(source) == ["quiet", "late"]


def undocumented(source: str) -> list[str]:
    """The public functions of a module that have no docstring."""
    return [
        node.name
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and not node.name.startswith("_")
        and not ast.get_docstring(node)
    ]


# What a test defines, it runs


TESTS = [ROOT / "tests", *SOURCE.rglob("tests")]


@pytest.mark.parametrize(
    "path",
    sorted(path for folder in TESTS for path in folder.rglob("test_*.py")),
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_no_test_defines_a_scene_that_is_never_played(path: Path) -> None:
    assert defined_in_vain(path.read_text("utf-8")) == []


def test_a_scene_that_is_never_played_would_be_found() -> None:
    scenes = "def test_a():\n    async def play(): ...\n\ndef test_b():\n    async def play(): ..."
    assert defined_in_vain(scenes) == ["test_a: play", "test_b: play"]
    assert defined_in_vain(f"{scenes}\n    scene(play)") == ["test_a: play"]
    assert defined_in_vain("def test_c():\n    class One:\n        def called(self): ...") == []


def defined_in_vain(source: str) -> list[str]:
    """The functions inside of others that nobody calls or hands on; decorators may."""
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    found = []
    for outer in ast.walk(ast.parse(source)):
        if not isinstance(outer, functions):
            continue
        named = {one.id for one in ast.walk(outer) if isinstance(one, ast.Name)}
        found += [
            f"{outer.name}: {inner.name}"
            for around in ast.walk(outer)
            if not isinstance(around, ast.ClassDef)
            for inner in ast.iter_child_nodes(around)
            if isinstance(inner, functions)
            if not inner.decorator_list and inner.name not in named
        ]
    return found


# How functions are called

PARTICIPLES = re.compile(
    r"[a-z]{2,}[^e]ed|begun|chosen|done|drawn|found|given|gone|heard|held|hidden|kept|known|laid"
    r"|left|lost|made|met|said|seen|sent|shown|spoken|stolen|taken|thrown|told|won|written"
    r"|[a-z]+ing"
)
NOUNS = {  # that look like participles
    "beginning", "binding", "crossing", "drawing", "ending", "icing", "lettering", "meaning",
    "ping", "setting", "standing",
}  # fmt: skip


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(SOURCE.rglob("*.py")) if not is_test(module_of(path))],
    ids=lambda path: str(path.relative_to(SOURCE)),
)
def test_no_function_is_called_by_a_bare_participle(path: Path) -> None:
    """Verbs for what acts, nouns for what is given back: `view_of`, not `hidden`."""
    assert participles(path.read_text("utf-8")) == []


def test_a_bare_participle_would_be_found() -> None:
    source = "def view_of(): ...\nclass A:\n    def hidden(self): ...\nasync def played(): ..."
    assert sorted(participles(source)) == ["hidden", "played"]
    assert participles("def matching(): ...\ndef ending(): ...") == ["matching"]
    assert participles("def feed(): ...\ndef _moved(): ...\ndef told_while(): ...") == []


def participles(source: str) -> list[str]:
    """The functions that are called so; those that begin with _ may be called like their event."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and PARTICIPLES.fullmatch(node.name)
        and node.name not in NOUNS
    ]
