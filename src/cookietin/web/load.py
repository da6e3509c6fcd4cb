"""How busy a process is: moves a second, how late its event loop is, how much memory it takes."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from cookietin.table.table import Tally

TICK = 0.5  # seconds
A_MINUTE = 60.0


class Sample(NamedTuple):
    at: float
    late: float  # seconds
    moves: int  # so far


class Load:
    """The last minute of a process."""

    def __init__(self, tally: Tally, clock: Callable[[], float] = time.monotonic) -> None:
        self.tally = tally
        self.clock = clock
        self.samples: deque[Sample] = deque(maxlen=round(A_MINUTE / TICK))

    async def watch(self) -> None:
        while True:
            began = self.clock()
            await asyncio.sleep(TICK)
            self.note(began)

    def note(self, began: float) -> None:
        """A tick is over that began then."""
        now = self.clock()
        self.samples.append(Sample(now, max(0.0, now - began - TICK), self.tally.moves))

    @property
    def moves_per_second(self) -> float:
        if len(self.samples) < 2:
            return 0.0
        first, last = self.samples[0], self.samples[-1]
        return (last.moves - first.moves) / (last.at - first.at)

    @property
    def delay(self) -> float:
        """The longest that anything had to wait for its turn, in seconds."""
        return max((one.late for one in self.samples), default=0.0)


def memory() -> int:
    """Resident memory of this process, in bytes; 0 where the system doesn't say."""
    if sys.platform != "linux":
        return 0
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
