"""From plain functions to machine code, and back to the interpreter where there is none.

The game of these tests is a few files, like a real one: `protocol` declares a rule, `driver`
calls it and never changes, `rules` has the rule, and what the rule calls and reads; `data` has
constants that it reads through the module.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cookietin import engine
from cookietin.engine import bits, kernels, protocol
from cookietin.engine import compile as compiling
from cookietin.engine.compile import (
    callees_of,
    compiled_clone,
    fingerprint,
    globals_read,
    has_numba,
    interpreted_clone,
)
from cookietin.engine.playouts import play_out
from cookietin.engine.position import Game
from crumbs import GAME

needs_numba = pytest.mark.skipif(not has_numba(), reason="there is no numba here")

DRIVER = """
from protocol import rule

def drive(n):
    return rule(n)
"""
PROTOCOL = """
def rule(n):
    raise NotImplementedError
"""
DATA = """
import numpy as np

PRICE = 4
SIZES = (1, (2, 3))
WEIGHTS = np.arange(5000)
UNUSED = 1
"""
RULES = """
from collections import namedtuple

import data
import numpy as np

BONUS = 3
PAIR = (1, (2, 3))
TABLE = np.arange(5000)
Corner = namedtuple("Corner", "across down")
CORNER = Corner(10, 20)

def rule(n):
    return helped(n) + PAIR[1][1]

def helped(n):
    return worth(n) + TABLE[2500]

def worth(n):
    return n + BONUS

def listed(n):
    total = 0
    for worth in [TABLE[at] + BONUS for at in range(n)]:
        total += worth
    return total

def cornered(n):
    return CORNER.across + n

def bought(n):
    total = 0
    for worth in [data.WEIGHTS[at] + data.PRICE for at in range(n)]:
        total += worth
    return total + paid(n)

def paid(n):
    return n * data.PRICE + data.SIZES[1][1]
"""
SOURCES = {"driver": DRIVER, "protocol": PROTOCOL, "data": DATA, "rules": RULES}
RUN = """
import driver, protocol, rules
from cookietin.engine.compile import compiled_clone
drive = compiled_clone(driver.drive, {{protocol.rule: rules.{rule}}})
result = drive(2)
print(result, "from the cache" if drive.stats.cache_hits else "compiled")
"""


class Tiny:
    """A tiny game in a folder of its own, run by a process of its own."""

    def __init__(self, folder: Path, child: Any, rule: str = "rule") -> None:
        self.folder = folder
        self.child = child
        self.rule = rule
        for name, source in SOURCES.items():
            (folder / f"{name}.py").write_text(source, "utf-8")

    def run(self) -> str:
        """What the game gives for 2, and whether it had to be compiled for that."""
        cache = str(self.folder / "cache")
        printed: str = self.child(RUN.format(rule=self.rule), self.folder, NUMBA_CACHE_DIR=cache)
        return printed.strip()

    def edit(self, old: str, new: str, file: str = "rules") -> None:
        """Change one file, and only there."""
        assert SOURCES[file].count(old) == 1
        (self.folder / f"{file}.py").write_text(SOURCES[file].replace(old, new), "utf-8")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory, child: Any) -> Tiny:
    """The tiny game, compiled once."""
    game = Tiny(tmp_path_factory.mktemp("tiny"), child)
    assert game.run() == "2508 compiled"
    return game


@needs_numba
@pytest.mark.parametrize(
    ("old", "new", "result"),
    [
        ("return n + BONUS", "return n * BONUS", 2509),
        ("BONUS = 3", "BONUS = 5", 2510),
        ("PAIR = (1, (2, 3))", "PAIR = (1, (2, 6))", 2511),
        ("TABLE = np.arange(5000)", "TABLE = np.arange(5000); TABLE[2500] = 2504", 2512),
    ],
    ids=["a function", "a constant", "a nested constant", "an element of a table"],
)
def test_changing_what_a_rule_calls_or_reads_never_runs_the_old_rule(
    game: Tiny, old: str, new: str, result: int
) -> None:
    game.edit(old, new)
    assert game.run() == f"{result} compiled"


@needs_numba
@pytest.mark.parametrize(
    ("old", "new"),
    [("BONUS = 3", "BONUS = 3"), ("def worth(n):", "\n# as printed\ndef worth(n):")],
    ids=["nothing", "a comment"],
)
def test_changing_nothing_that_matters_finds_the_rule_in_the_cache(
    game: Tiny, old: str, new: str
) -> None:
    game.edit(old, new)
    assert game.run() == "2508 from the cache"


@needs_numba
@pytest.mark.parametrize(
    ("rule", "before", "old", "new", "after"),
    [
        ("listed", 7, "BONUS = 3", "BONUS = 4", 9),
        ("cornered", 12, '"across down"', '"down across"', 22),
    ],
    ids=["what a comprehension reads", "the names in a named tuple"],
)
def test_changing_what_is_not_read_directly_never_runs_the_old_rule(
    tmp_path: Path, child: Any, rule: str, before: int, old: str, new: str, after: int
) -> None:
    game = Tiny(tmp_path, child, rule)
    assert game.run() == f"{before} compiled"
    game.edit(old, new)
    assert game.run() == f"{after} compiled"


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory, child: Any) -> Tiny:
    """The tiny game with a rule that reads constants of a module, compiled once."""
    shop = Tiny(tmp_path_factory.mktemp("shop"), child, rule="bought")
    assert shop.run() == "20 compiled"
    return shop


@needs_numba
@pytest.mark.parametrize(
    ("old", "new", "result"),
    [
        ("PRICE = 4", "PRICE = 5", "24 compiled"),
        ("SIZES = (1, (2, 3))", "SIZES = (1, (2, 6))", "23 compiled"),
        ("WEIGHTS = np.arange(5000)", "WEIGHTS = np.arange(5000) + 1", "22 compiled"),
        ("WEIGHTS = np.arange(5000)", "WEIGHTS = np.arange(5000); WEIGHTS[4] = 0", "20 compiled"),
        ("UNUSED = 1", "UNUSED = 2", "20 from the cache"),
    ],
    ids=["a constant", "a nested constant", "a table", "an element of it", "another constant"],
)
def test_changing_what_a_rule_reads_of_a_module_never_runs_the_old_rule(
    shop: Tiny, old: str, new: str, result: str
) -> None:
    shop.edit(old, new, "data")
    assert shop.run() == result


@needs_numba
def test_compiling_in_another_way_is_another_entry_in_the_cache(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = fingerprint(kernels.playouts, GAME.binding)
    monkeypatch.setitem(compiling.HELPER_OPTIONS, "boundscheck", False)
    assert fingerprint(kernels.playouts, GAME.binding) != before


def doubled(n: int) -> int:
    if n < 0:
        return 0
    return 2 * n


def twice_doubled(n: int) -> int:
    return doubled(n) + doubled(n + 1)


@needs_numba
@pytest.mark.parametrize("kind", ["APART", "WITHIN"])
def test_however_a_helper_is_compiled_it_does_the_same(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    before = fingerprint(twice_doubled, {})
    monkeypatch.setattr(compiling, kind, {doubled})
    assert fingerprint(twice_doubled, {}) != before
    compiled = compiled_clone(twice_doubled, {})
    assert [compiled(n) for n in (-2, -1, 0, 5)] == [twice_doubled(n) for n in (-2, -1, 0, 5)]


def test_the_fingerprint_tells_games_apart_and_is_the_same_in_every_process(child: Any) -> None:
    code = (
        "from cookietin.engine import kernels\n"
        "from cookietin.engine.compile import fingerprint\n"
        "from crumbs import GAME\n"
        "from cookietin.games.goose import GAME as GOOSE\n"
        "for game in (GAME, GOOSE): print(fingerprint(kernels.playouts, game.binding))"
    )
    crumbs, goose = child(code, PYTHONHASHSEED="1").split()
    assert crumbs == fingerprint(kernels.playouts, GAME.binding)
    assert goose != crumbs


# Without numba


def test_a_machine_can_be_told_to_interpret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")
    assert not has_numba()
    kernel = GAME.kernel(kernels.playouts, fast=True)
    assert not hasattr(kernel, "py_func")


@needs_numba
@pytest.mark.parametrize("value", ["", "0"])
def test_a_machine_that_is_told_nothing_compiles(
    monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", value)
    assert has_numba()


PLAY = """
from cookietin.engine.compile import has_numba
from cookietin.engine.playouts import play_out
from cookietin.engine.position import Game
from crumbs import GAME
tally, states = play_out(Game.of(GAME, {"players": 3}), 5, 1, keep=True)
print(has_numba(), tally.tolist(), states.tobytes().hex())
"""


def interpreted_playouts() -> str:
    tally, states = play_out(Game.of(GAME, {"players": 3}), 5, 1, keep=True, fast=False)
    return f"{tally.tolist()} {states.tobytes().hex()}"


def test_without_numba_the_same_matches_are_played(child: Any) -> None:
    hidden = 'import sys\nsys.modules["numba"] = None\n'
    assert child(hidden + PLAY).strip() == f"False {interpreted_playouts()}"


@needs_numba
def test_with_numba_the_same_matches_are_played(child: Any) -> None:
    assert child(PLAY, COOKIETIN_INTERPRET="0").strip() == f"True {interpreted_playouts()}"


def test_with_a_numba_that_cannot_be_imported_the_same_matches_are_played(
    tmp_path: Path, child: Any
) -> None:
    """As when numpy is newer than numba allows."""
    (tmp_path / "numba").mkdir()
    (tmp_path / "numba" / "__init__.py").write_text(
        'raise ImportError("Numba needs an older NumPy")'
    )
    printed = child(PLAY, tmp_path, COOKIETIN_INTERPRET="0")
    assert printed.strip() == f"False {interpreted_playouts()}"


SERVE = """
import sys
import cookietin
from cookietin.engine.position import Game
from crumbs import GAME
for game in (cookietin.game("goose", players=3), Game.of(GAME, {"players": 3})):
    position = game.start(seed=1)
    while position.outcome is None:
        view = position.view(position.seats[0])
        position = position.play(view.legal()[0])
    cookietin.engine.written.read(position.record())
print([name for name in sys.modules if name.split(".")[0] in ("numba", "llvmlite")])
"""


def test_playing_a_match_imports_no_numba(child: Any) -> None:
    assert child(SERVE).strip() == "[]"


# Without a cache


def double(n: int) -> int:
    return 2 * n


@needs_numba
def test_without_a_folder_for_the_cache_rules_are_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from numba.core import caching

    monkeypatch.setattr(caching.CacheImpl, "_locator_classes", [])
    drive: Any = compiled_clone(double, {})
    assert drive(21) == 42
    assert drive.stats.cache_path is None


@needs_numba
def test_without_a_writable_folder_anywhere_rules_are_compiled_all_the_same(
    tmp_path: Path, child: Any
) -> None:
    """An install that nobody may write to, for a user without a home."""
    Tiny(tmp_path, child)
    closed = """
import os, tempfile
def refuse(*arguments, **options): raise PermissionError("read-only")
os.makedirs = os.mkdir = tempfile.TemporaryFile = refuse
"""
    run = RUN.format(rule="rule")
    printed = child(closed + run, tmp_path, without="NUMBA_CACHE_DIR").strip()
    assert printed == "2508 compiled"
    assert not list(tmp_path.rglob("*.nbi"))


# What cannot be compiled


def itself(n: int) -> int:
    return itself(n - 1) if n else 0


def one(n: int) -> int:
    return other(n)


def other(n: int) -> int:
    return one(n)


@pytest.mark.parametrize(
    "how", [interpreted_clone, pytest.param(compiled_clone, marks=needs_numba)]
)
@pytest.mark.parametrize(("rule", "name"), [(itself, "itself"), (one, "one")])
def test_a_rule_that_calls_itself_is_refused_by_name(how: Any, rule: Any, name: str) -> None:
    with pytest.raises(TypeError, match=rf"test_compile\.{name} calls itself"):
        how(rule, {})


PRICES = {"crumb": 1}
SHAPES = [1, 2]


def priced(n: int) -> int:
    return PRICES["crumb"] + n


def shaped(n: int) -> int:
    return unshaped(n)


def unshaped(n: int) -> int:
    return SHAPES[n]


@needs_numba
@pytest.mark.parametrize(
    ("rule", "says"),
    [(priced, r"priced reads PRICES, a dict:"), (shaped, r"unshaped reads SHAPES, a list:")],
)
def test_a_rule_that_reads_what_cannot_be_frozen_is_refused_by_name(rule: Any, says: str) -> None:
    with pytest.raises(TypeError, match=says + " rules read numbers, tuples, arrays and functions"):
        compiled_clone(rule, {})


def asks_a_module(n: int) -> int:
    return unshaped(n) + bits.lowest_bit(n)


def asks_a_module_in_a_list(n: int) -> int:
    return sum([bits.count_bits(at) for at in range(n)])


def keeps_a_module(n: int) -> int:
    home = protocol
    return home.CHANCE + n


def asks_a_package(n: int) -> int:
    return engine.protocol.CHANCE + n


def reads_a_module(n: int) -> int:
    return protocol.CHANCE + n


@pytest.mark.parametrize(
    "how", [interpreted_clone, pytest.param(compiled_clone, marks=needs_numba)]
)
@pytest.mark.parametrize(
    ("rule", "says"),
    [
        (asks_a_module, r"asks_a_module calls bits\.lowest_bit: rules import a function by"),
        (asks_a_module_in_a_list, r"a_list calls bits\.count_bits: rules import a function by"),
        (keeps_a_module, r"keeps_a_module reads protocol, a module: rules read only its const"),
        (asks_a_package, r"asks_a_package reads engine\.protocol, a module: rules read only"),
    ],
)
def test_a_rule_takes_only_constants_from_a_module(how: Any, rule: Any, says: str) -> None:
    with pytest.raises(TypeError, match=says):
        how(rule, {})


@pytest.mark.parametrize(
    "how", [interpreted_clone, pytest.param(compiled_clone, marks=needs_numba)]
)
def test_a_rule_may_read_the_constants_of_a_module(how: Any) -> None:
    assert how(reads_a_module, {})(2) == protocol.CHANCE + 2


def test_what_a_rule_reads_of_a_module_has_the_name_of_both() -> None:
    assert dict(globals_read(reads_a_module)) == {"protocol.CHANCE": protocol.CHANCE}
    assert list(callees_of(asks_a_module)) == [("unshaped", unshaped)]


def counter() -> Any:
    step = 3

    def count(n: int) -> int:
        return n + step

    return count


def test_a_rule_that_is_a_closure_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="count"):
        interpreted_clone(counter(), {})


# What stays as it was


def test_compiling_leaves_the_rules_as_they_are() -> None:
    GAME.kernel(kernels.legal_moves, fast=False)
    assert kernels.legal_moves.__globals__["refusal"].__module__ == "cookietin.engine.protocol"
    with pytest.raises(NotImplementedError):
        kernels.legal_moves(GAME.state(), 0, [0] * len(GAME.moves))


def test_a_kernel_is_made_once() -> None:
    assert GAME.kernel(kernels.judge, fast=False) is GAME.kernel(kernels.judge, fast=False)


def test_a_damaged_cache_is_done_without(tmp_path: Path, child: Any) -> None:
    game = Tiny(tmp_path, child)
    first = game.run()
    for index in tmp_path.rglob("*.nbi"):
        index.write_bytes(b"")
    assert game.run() == first
