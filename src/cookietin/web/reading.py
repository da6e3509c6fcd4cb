"""Reading what strangers bring (records, editions) or want (old tables), beside the event loop.

One thing at a time for each address, a few in all, each with a time limit: anyone who brings a lot
waits for themselves, and nobody's click waits for them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from starlette.exceptions import HTTPException

from cookietin.engine.texts import Mistake
from cookietin.table.logs import FAILURES
from cookietin.table.match import Declined
from cookietin.table.turns import Turns
from cookietin.web.limits import Limits, Rates
from cookietin.web.wire import without_trace

READERS = 2
WAITING = 4  # records and editions of one address
REBUILT, REBUILT_OF_ONE = 400, 100  # tables that wait to be rebuilt from their logs
SECONDS = 2.0  # of processor, for one thing

Pause = Callable[[], None]
T = TypeVar("T")


class TooMuch(Declined):
    """Too much from one place; `seconds` later there is room again."""

    package = "cookietin.web"

    def __init__(self, key: str, seconds: float = 60.0) -> None:
        super().__init__(key)
        self.seconds = seconds


class ReadingRoom(Turns):
    """Where it is read: a few threads, and who waits for them."""

    def __init__(self, limits: Limits, rates: Rates, most: int, most_of_one: int) -> None:
        super().__init__(READERS)
        self.limits = limits
        self.rates = rates
        self.most = most
        self.most_of_one = most_of_one
        self.threads = ThreadPoolExecutor(READERS, "reading")

    def admit(self, address: str) -> None:
        """Refuse one more thing from where too much has come."""
        self.expect_time(address)
        if self.waiting.total() >= self.most:
            raise TooMuch("too-many-readers", 5.0)
        if self.waiting[address] >= self.most_of_one:
            raise TooMuch("too-many-uploads", 5.0)

    def expect_time(self, address: str) -> None:
        """Refuse whoever has had all the processor time of this minute."""
        early = self.rates.take("reading", address, self.limits.reading, 0.0)
        if early:
            raise TooMuch("too-much-reading", early)

    async def read(self, address: str, work: Callable[[Pause], T]) -> T:
        """What `work` finds; it calls `pause` from time to time, which stops it when it is late."""
        async with self.turn(address):
            return await self.work_out(address, work)

    async def work_out(self, address: str, work: Callable[[Pause], T]) -> T:
        """The same for whoever has a turn, unless others of the address have used up its time."""
        self.expect_time(address)
        loop = asyncio.get_running_loop()
        found, seconds = await loop.run_in_executor(self.threads, result_and_seconds, work)
        self.rates.charge("reading", address, seconds)
        if isinstance(found, BaseException):
            try:
                raise found
            finally:
                del found  # or it would hold itself, and all that was read
        return found

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True)
class TurnOf:
    """Where an address has things worked out in its turn; the same for all its requests."""

    address: str
    reading: ReadingRoom

    async def __call__(
        self, read: Callable[[], Awaitable[list[str]]], make: Callable[[list[str]], T]
    ) -> T:
        # The store writes everybody's moves: it is asked for few long logs at a time.
        async with self.reading.turn(self.address):
            log = await read()
            return await self.reading.work_out(self.address, lambda pause: make(log))


def result_and_seconds(work: Callable[[Pause], T]) -> tuple[T | BaseException, float]:
    """What was found or raised, and the seconds of processor it took."""
    began = time.thread_time()

    def pause() -> None:
        if time.thread_time() - began > SECONDS:
            raise Declined("takes-too-long")

    try:
        found: T | BaseException = work(pause)
    except (Mistake, HTTPException) as refusal:
        found = without_trace(refusal)
    except FAILURES as error:
        found = error
    return found, time.thread_time() - began
