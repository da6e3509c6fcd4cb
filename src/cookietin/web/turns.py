"""Pages, drawn one after another, with a rest in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cookietin.table.turns import Turns
from cookietin.web.limits import Rates

REQUEST_SECONDS = 0.02  # of processor; a page that takes so long counts for one request more


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
