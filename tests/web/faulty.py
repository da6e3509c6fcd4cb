"""`cookietin serve` in which much goes wrong, and every error quotes all that it knows."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
import warnings
from collections.abc import Callable
from functools import wraps
from typing import Any

from cookietin.cli import main
from cookietin.engine.log import StoreFailed
from cookietin.store.sqlite import SqliteStore
from cookietin.web import pages
from cookietin.web.frames import Frames
from cookietin.web.guard import Guard

ALOUD = {"frame": 3, "table_page": 2, "append": 4}  # which call of each fails


def fail_once(owner: Any, name: str, make: Callable[[str], Exception]) -> None:
    work, calls = getattr(owner, name), iter(range(1, 1_000_000))

    @wraps(work)
    def failing(*given: Any, **named: Any) -> Any:
        if next(calls) == ALOUD[name]:
            raise make(told(given))
        return work(*given, **named)

    setattr(owner, name, failing)


def told(given: Any) -> str:
    """All that is in it, as careless code would quote it."""
    found = [repr(given)]
    for one in given:
        about = getattr(one, "table", one)
        match = getattr(about, "match", None)
        if match is not None:
            found += [repr(vars(match)), repr([vars(chair) for chair in match.chairs])]
        found.append(repr(getattr(one, "__dict__", "")))
    return " ".join(found)


async def shout(message: str) -> None:
    raise ValueError(message)


def fall_over(message: str) -> None:
    raise ValueError(message)


def spill() -> None:
    """What escapes the guard, is forgotten in a task or a thread, or is a warning."""
    answer = Guard.answer

    async def failing(self: Guard, scope: Any, receive: Any, send: Any) -> None:
        await answer(self, scope, receive, send)
        if scope["path"] == "/about":
            asyncio.create_task(shout(told([scope])))  # noqa: RUF006
            threading.Thread(target=fall_over, args=(told([scope]),)).start()
            warnings.warn(told([scope]), stacklevel=1)
            raise ValueError(told([scope]))

    Guard.answer = failing  # type: ignore[method-assign]


if __name__ == "__main__":
    fail_once(Frames, "frame", ValueError)
    fail_once(pages, "table_page", ValueError)
    fail_once(SqliteStore, "append", sqlite3.OperationalError)
    ALOUD["link"] = 9
    fail_once(SqliteStore, "link", lambda text: StoreFailed("store-full"))
    spill()
    sys.exit(main())
