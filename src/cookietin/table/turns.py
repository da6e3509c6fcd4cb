"""One thing after another: anyone who wants a lot waits for themselves, and nobody else does."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Of each address `of_one` things at a time, the addresses in turn; `at_once` altogether."""

    def __init__(self, at_once: int, of_one: int = 1) -> None:
        self.places = asyncio.Semaphore(at_once)
        self.of_one = of_one
        self.waiting: Counter[str] = Counter()
        self.turns: dict[str, asyncio.Semaphore] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        self.waiting[address] += 1
        mine = self.turns.setdefault(address, asyncio.Semaphore(self.of_one))
        try:
            async with mine, self.places:
                yield
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address], self.turns[address]
