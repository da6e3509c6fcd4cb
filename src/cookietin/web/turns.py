"""Pages and frames, drawn one after another, with a rest in between."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

from cookietin.table.turns import Turns
from cookietin.web.limits import Rates

A_WHILE = 0.002  # seconds in which frames are drawn one after another, for one and the same
REQUEST_SECONDS = 0.02  # of processor; a page that takes so long counts for one request more


class Showing(Turns):
    """Frames: a crowd at one table, or many tables of one address, make nobody wait elsewhere.

    For each of these, some are drawn as soon as they are wanted; the others when everybody else has
    had their turn.
    """

    def __init__(self, at_once: int) -> None:
        super().__init__(at_once)
        # Seconds, since all had their turn
        self.spent: defaultdict[Hashable, float] = defaultdict(float)

    def has_time(self, address: str, table: Hashable) -> bool:
        """Has little enough been drawn for both, and does nobody of that address wait already?"""
        spent = self.spent
        is_little = not spent or (spent[address] < A_WHILE and spent[table] < A_WHILE)
        return is_little and not self.waiting[address]

    def charge(self, seconds: float, *who: Hashable) -> None:
        if not self.spent:
            asyncio.get_running_loop().call_soon(self.spent.clear)
        for one in who:
            self.spent[one] += seconds


class Drawing(Turns):
    """Pages are drawn on the event loop, which does something else as long in between."""

    def __init__(self, rates: Rates) -> None:
        super().__init__(1)
        self.rates = rates
        self.rested = 0.0

    @asynccontextmanager
    async def turn(self, address: str, device: str = "") -> AsyncIterator[None]:
        async with super().turn(address):
            await asyncio.sleep(max(0.0, self.rested - time.monotonic()))
            began = time.thread_time()
            try:
                yield
            finally:
                took = time.thread_time() - began
                self.rested = time.monotonic() + took
                self.rates.charge_for("requests", address, device, took // REQUEST_SECONDS)
