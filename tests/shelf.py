"""Games of other packages, good and broken: Crumbs copied with a line changed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from importlib.metadata import EntryPoint
from itertools import count
from pathlib import Path

import pytest

import crumbs
from cookietin.engine import registry

HOME = Path(str(crumbs.__file__)).parent
NUMBERS = count()


class Shelf:
    """A folder of packages that announce games, as if they were installed."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.announced = dict(registry._announcements())
        monkeypatch.syspath_prepend(folder)
        monkeypatch.setattr(registry, "_announcements", lambda: self.announced)

    def add(self, name: str, change: Change | None = None, part: str = "GAME") -> Path:
        """Announce a copy of Crumbs under this name, changed in some way; its folder."""
        package = f"{name.replace('-', '_')}_{next(NUMBERS)}"
        home = self.folder / package
        shutil.copytree(HOME, home, ignore=shutil.ignore_patterns("__pycache__", "tests"))
        for module in home.glob("*.py"):
            module.write_text(module.read_text("utf-8").replace("from crumbs", f"from {package}"))
        put(home / "__init__.py", 'name="crumbs"', f'name="{name}"')
        put(home / "texts/en.ftl", "name = Crumbs", f"name = {title_of(name)}")
        if change is not None:
            change(home)
        self.announced[name] = EntryPoint(name, f"{package}:{part}", registry.GROUP)
        return home

    def install(self) -> Path:
        """Announce the same to other processes too; what they need in their path."""
        info = self.folder / "shelf-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: shelf\nVersion: 1.0\n")
        others = [one for one in self.announced.values() if not registry.is_ours(one.name)]
        lines = [f"{one.name} = {one.value}" for one in others]
        (info / "entry_points.txt").write_text("\n".join([f"[{registry.GROUP}]", *lines, ""]))
        return self.folder


Change = Callable[[Path], object]


def title_of(name: str) -> str:
    """What a copy is called in English."""
    return name.replace("-", " ").title()


def put(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text, f"{file} has no {old!r}"
    file.write_text(text.replace(old, new), "utf-8")


def edit(file: str, old: str, new: str) -> Change:
    """A change of one of the files."""
    return lambda home: put(home / file, old, new)


def code(old: str, new: str) -> Change:
    """A change of the plug."""
    return edit("__init__.py", old, new)


def part(name: str, value: str) -> Change:
    """Another part in the place of one from the modules."""
    return code("**parts_of(__package__)", f"**parts_of(__package__) | {{'{name}': {value}}}")


def first(line: str) -> Change:
    """Something that happens while the game is imported."""
    return code("\nPLAYERS = ", f"\n{line}\nPLAYERS = ")


def also(file: str, source: str) -> Change:
    """A function more, instead of the file's own of that name."""

    def append(home: Path) -> None:
        text = (home / file).read_text("utf-8")
        (home / file).write_text(f"{text}\n\n{source}\n", "utf-8")

    return append


def text(language: str, old: str, new: str) -> Change:
    return edit(f"texts/{language}.ftl", old, new)


DEEP = "def deep(): deep()\ndeep()"
BAD_NAME = "class Odd(Exception):\n    def __str__(self): return 1\nraise Odd"

# How a game can be broken before anybody plays it, and what is said about it.
BROKEN: dict[str, tuple[Change, str]] = {
    "raises": (first("raise KeyError('oven')"), "KeyError: 'oven'"),
    "leaves": (first("raise SystemExit(3)"), "SystemExit: 3"),
    "misses": (first("import no_such_oven"), "ModuleNotFoundError: No module named 'no_such_oven'"),
    "recurs": (first(DEEP), "RecursionError: maximum recursion depth exceeded"),
    "is-no-python": (first("def"), "SyntaxError: invalid syntax"),
    "is-untold": (first(BAD_NAME), "doesn’t work: Odd"),
    "is-wordy": (first("raise OSError('very ' * 99)"), "OSError: very very"),
    "is-half": (first(r"raise OSError('<b>\ud800\n/home/anna/x.toml')"), "OSError: <b> x.toml"),
    "is-nobody": (code("GAME = Plug(", "GAME = dict("), "there’s no game of that name there"),
    "is-another": (code('name="is-another"', 'name="one"'), "there’s no game of that name there"),
    "is-empty": (code("players=PLAYERS", "players=range(2, 2)"), "players can’t be range(2, 2)"),
    "is-crowded": (code("players=PLAYERS", "players=range(2, 20)"), "players can’t be range(2, 2"),
    "has-no-options": (code("options=(switch", "options=() and (switch"), "KeyError: 'long'"),
    "is-impossible": (
        edit("manners.py", "return 102 if", "return 102 if True or"),
        "These options don’t go together",
    ),
    "has-no-time": (code("minutes=1", "minutes=None"), "minutes can’t be None"),
    "has-no-ending": (code("endings=(", "endings=() and ("), "endings can’t be ()"),
    "has-no-view": (part("view", "None"), "view can’t be None"),
    "has-no-picture": (
        edit("view.py", "def pieces", "def things"),
        "view has no function pieces",
    ),
    "has-no-reader": (
        edit("words.py", "def read_chance", "def reads"),
        "words has no function read_chance",
    ),
    "asks-too-much": (
        edit("view.py", "def size(s: State)", "def size(s: State, seat: int)"),
        "view.size takes (s)",
    ),
    "has-no-moves": (part("moves", "5"), "moves can’t be 5"),
    "moves-anyhow": (
        edit("moves.py", "Annotated[int, CARDS]", "int"),
        "card says no number of values",
    ),
    "has-no-rules": (part("rules", "rules"), "rules can’t be <module"),
    "has-no-laws": (
        edit("laws.py", "def broken_law", "def torn"),
        "rules has no function broken_law",
    ),
    "has-no-words": (lambda home: (home / "words.py").unlink(), "No module named 'has_no_words"),
    "has-no-package": (code("(__package__)", "('oven.x')"), "No module named 'oven'"),
    "speaks-seven": (lambda home: (home / "texts/pt.ftl").unlink(), "“texts/pt.ftl” can’t be"),
    "speaks-noise": (
        lambda home: (home / "texts/nl.ftl").write_bytes(b"name = \xff\n"),
        "“texts/nl.ftl” can’t be read",
    ),
    "has-no-name": (text("it", "name = ", "names = "), "texts/it.ftl has no text “name”"),
    "has-no-tagline": (text("pl", "tagline =", "# "), "texts/pl.ftl has no text “tagline”"),
}
