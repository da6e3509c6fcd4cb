"""Running what is awaited, in a test of any kind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def scene(play: Callable[[], Coroutine[object, object, T]]) -> T:
    """Play it in a thread of its own: Playwright may have a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, play()).result()
