"""One thing after another: anyone who wants a lot waits for themselves, and nobody else does."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cookietin.web.limits import Rates

REQUEST_SECONDS = 0.02  # of processor; a page that takes so long counts for one request more


class Turns:
    """Of each address one thing at a time, the addresses in turn; `at_once` of them altogether."""

    def __init__(self, at_once: int) -> None:
        self.places = asyncio.Semaphore(at_once)
        self.waiting: Counter[str] = Counter()
        self.turns: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        self.waiting[address] += 1
        mine = self.turns.setdefault(address, asyncio.Lock())
        try:
            async with mine, self.places:
                yield
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address], self.turns[address]


class Drawing(Turns):
    """Pages are drawn on the event loop, which does something else as long in between."""

    def __init__(self, rates: Rates) -> None:
        super().__init__(1)
        self.rates = rates
        self.rested = 0.0

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        async with super().turn(address):
            await asyncio.sleep(max(0.0, self.rested - time.monotonic()))
            began = time.thread_time()
            try:
                yield
            finally:
                took = time.thread_time() - began
                self.rested = time.monotonic() + took
                self.rates.charge("requests", address, took // REQUEST_SECONDS)
