"""What is kept in memory to be quick has a bound, and all of it together, too."""

from __future__ import annotations

import gc
import importlib
import pkgutil
import random
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import cookietin
from cookietin.engine import registry
from cookietin.engine.picture import picture_of
from cookietin.engine.plug import Plug
from cookietin.engine.position import Position
from cookietin.engine.protocol import SPECTATOR
from cookietin.engine.texts import speaker_with_names

MOST = 20_000_000  # bytes of drawings and texts, if every place is taken
Kept = type(lru_cache(len))
NOT_OF_IT = (  # kept once for all, by whoever made it
    type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, CodeType, Kept, Plug,
)  # fmt: skip
OFFLINE = ("cookietin.lab", "cookietin.cli", "cookietin.terminal", "cookietin.engine.checks")
ENOUGH = 2  # entries, to know how large one is


def caches() -> Iterator[tuple[str, Any]]:
    """All that a server has whose oldest entries go."""
    for module in pkgutil.walk_packages(cookietin.__path__, "cookietin."):
        is_test = ".tests" in module.name or module.name.endswith("__main__")
        if not is_test and not module.name.startswith(OFFLINE):
            importlib.import_module(module.name)
    found = {}
    for name, loaded in [*sys.modules.items()]:
        if name.startswith("cookietin.") and ".tests" not in name and not name.startswith(OFFLINE):
            for value in vars(loaded).values():
                if isinstance(value, Kept) and value.cache_info().maxsize is not None:
                    found[f"{value.__module__}.{value.__qualname__}"] = value
    return iter(found.items())


def size_of(found: Any, seen: set[int]) -> int:
    """Bytes of something with all that it holds, without what was counted before."""
    total, todo = 0, [found]
    while todo:
        one = todo.pop()
        if id(one) not in seen and not isinstance(one, NOT_OF_IT):
            seen.add(id(one))
            total += sys.getsizeof(one)
            todo += gc.get_referents(one)
    return total


def positions(name: str, chance: random.Random) -> Iterator[Position]:
    plug = registry.plug(name)
    position = registry.game(name, players=chance.choice(plug.players)).start(seed=1)
    while position.outcome is None:
        yield position
        moves = position.legal(chance.choice(position.seats))
        position = position.after(chance.choice(moves))


def draw_all(chance: random.Random) -> None:
    """What people see of some matches, in two languages."""
    for name in ("goose", "tock", "cookie-party", "cookie-box", "cookie-addict", "dots-and-boxes"):
        for language in ("en", "pl"):
            plug = registry.plug(name)
            people = tuple(chance.choices(("Ann", "Ben", "Zoë", "W" * 24), k=6))
            say = speaker_with_names(plug.package, language, people)
            for position in islice(positions(name, chance), 80):
                for seat in (0, 1, SPECTATOR):
                    picture_of(plug, position.view(seat).bare, seat, say)


def test_drawings_and_texts_take_so_much_at_most() -> None:
    draw_all(random.Random(4))
    total, told, seen = 0, [], set[int]()
    for name, one in caches():
        entries, most = one.cache_info().currsize, one.cache_info().maxsize
        if entries >= ENOUGH:
            each = sum(size_of(held, seen) for held in gc.get_referents(one)) / entries
            total += round(most * each)
            told.append(f"{most * each / 1e6:6.2f} MB: {most} × {each:.0f} bytes in {name}")
    print(*sorted(told, reverse=True), f"{total / 1e6:.1f} MB", sep="\n")
    assert total <= MOST, "\n".join(sorted(told, reverse=True))
