"""How many people one process serves: tables × viewers on loopback, with durable commits.

The server runs in its own process, so it has a core to itself; the clicks come from here. A
move's time runs from the click until every viewer of its table has the new frame.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

from cookietin.web.outside import HERE, Person, Tin, new_device, new_table

LANGUAGES = ("en", "pl")
SEATS = 6
SECONDS = 8.0
RATE = 200.0
DEFLATE, PLAIN = "deflate", "plain"


class Unlimited(Tin):
    """A server for any number of people; it is told whether it compresses what it sends."""

    program = ("cookietin.web.bench",)


class LiveTable:
    """A table with its viewers, the first of whom plays all seats."""

    async def open(self, port: int, viewers: int, compress: bool) -> None:
        cookies = [await new_device(port) for _ in range(viewers)]
        seats = {f"seat_{seat}": "here" for seat in range(SEATS)}
        path = await new_table(port, "goose", cookies[0], players=str(SEATS), **seats)
        self.news = asyncio.Event()
        self.people = [
            Person(
                port, path, f"{cookie}; language={language}", self.news,
                compression=DEFLATE if compress else None,
            )
            for cookie, language in zip(cookies, cycle(LANGUAGES), strict=False)
        ]  # fmt: skip
        await self.wait_for(lambda person: bool(person.frame))

    async def wait_for(self, is_so: Callable[[Person], bool]) -> None:
        """Until it is so for everybody at the table."""
        while not all(map(is_so, self.people)):
            self.news.clear()
            await self.news.wait()

    @property
    def can_move(self) -> bool:
        return bool(self.people[0].frame["moves"])

    async def move(self) -> float:
        """Click, and wait until everybody at the table sees it; how long did that take?"""
        number = self.people[0].frame["number"]
        began = time.perf_counter()
        await self.people[0].move()
        await self.wait_for(lambda person: person.frame["number"] > number)
        return time.perf_counter() - began


class NoBots:
    """Nobody plays for a bot here: all seats have people."""

    async def choose(self, bot: str, view: object, legal: list[int], seconds: float) -> int:
        return legal[0]

    async def close(self) -> None:
        pass


async def measure(tables: int, viewers: int, compress: bool) -> dict[str, Any]:
    """Open tables, click at a steady rate, then as fast as it goes."""
    with Unlimited(DEFLATE if compress else PLAIN) as tin:
        await new_device(tin.port)  # what the first page takes is no table's
        before = tin.memory()
        live = [LiveTable() for _ in range(tables)]
        for table in live:
            await table.open(tin.port, viewers, compress)
        memory = tin.memory() - before
        steady = await at_rate(live, RATE)
        saturated, seconds = await flat_out(live)
        for table in live:
            for person in table.people:
                await person.close()
    return {
        "tables": tables,
        "viewers": viewers,
        "compressed": compress,
        "steady": {"moves_per_second": RATE, **times(steady)},
        "saturated": {"moves_per_second": len(saturated) / seconds, **times(saturated)},
        "bytes_per_table": memory // tables,
    }


async def at_rate(live: list[LiveTable], rate: float) -> list[float]:
    """Clicks at a steady rate, at one table after the other, whatever the answers take."""
    tasks = []
    began = time.perf_counter()
    for at in range(int(SECONDS * rate)):
        await asyncio.sleep(max(0.0, began + at / rate - time.perf_counter()))
        table = live[at % len(live)]
        if table.can_move:
            tasks.append(asyncio.create_task(table.move()))
    return await asyncio.gather(*tasks)


async def flat_out(live: list[LiveTable]) -> tuple[list[float], float]:
    """Every table moves again as soon as its last move has been seen."""
    found: list[float] = []
    began = time.perf_counter()

    async def play(table: LiveTable) -> None:
        while table.can_move and time.perf_counter() - began < SECONDS:
            found.append(await table.move())

    await asyncio.gather(*(play(table) for table in live))
    return found, time.perf_counter() - began


def times(found: list[float]) -> dict[str, float]:
    """Milliseconds from a click to all viewers."""
    ordered = sorted(found) or [0.0]
    return {
        "p50_ms": 1000 * ordered[len(ordered) // 2],
        "p99_ms": 1000 * ordered[int(len(ordered) * 0.99)],
    }


def first_page() -> float:
    """Milliseconds from the start of `cookietin serve` to its first page."""
    began = time.perf_counter()
    with Tin() as tin:
        asyncio.run(new_device(tin.port))
        return 1000 * (time.perf_counter() - began)


def bench_plain(tables: int) -> dict[str, Any]:
    """Two viewers at each table, without compression."""
    return asyncio.run(measure(tables, 2, False))


def bench_server(tables: int) -> list[dict[str, Any]]:
    """Two viewers without and with compression, and four viewers."""
    first = {"first_page_ms": first_page()}
    kinds = ((2, False), (2, True), (4, False))
    return [asyncio.run(measure(tables, viewers, deflate)) | first for viewers, deflate in kinds]


if __name__ == "__main__":  # the server that is measured
    from cookietin.web.limits import UNLIMITED
    from cookietin.web.serve import Settings, serve

    *_, database, compression = sys.argv
    compress = compression == DEFLATE
    serve(Settings(HERE, 0, Path(database), limits=UNLIMITED, compress=compress), NoBots())
