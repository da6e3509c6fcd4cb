"""How many people a server has room for: tables × viewers on loopback, with durable commits.

The server runs in its own process, so it has a core to itself; the clicks come from here. A
move's time runs from the click until every viewer of its table who sees anything of it has the new
frame. Moves that are refused don't count.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Any

from cookietin.engine.characters import MASTER
from cookietin.engine.log import Archive
from cookietin.engine.plug import Plug
from cookietin.store.address import is_database, open_store
from cookietin.table.upgrades import UPGRADES
from cookietin.web.outside import HERE, Person, Tin, new_device, new_table
from cookietin.web.serve import Settings, raise_file_limit, serve

LANGUAGES = ("en", "pl")
SEATS = 6
SECONDS = 8.0
RATE = 200.0
FIRST_MOVES = 20
MASTERS_RATE = 50.0  # beside them: no more than one house may send
HOUSES = ("127.0.0.4", "127.0.0.5")  # of one house, one table of bots goes on at a time
QUIET = 4.0  # seconds in which pages are open and nothing happens
GRACE = 0.05  # seconds after which a viewer with nothing new is asked: perhaps there is nothing
DEFLATE, PLAIN = "deflate", "plain"


class Unlimited(Tin):
    """A server for any number of people; it is told whether it compresses what it sends."""

    program = ("cookietin.web.bench",)

    def __init__(self, compress: bool, place: str = "", workers: int = 1) -> None:
        super().__init__(DEFLATE if compress else PLAIN, str(workers), database=place or None)


class LiveTable:
    """A table with its viewers, the first of whom plays all seats."""

    people: list[Person]
    news: asyncio.Event

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

    async def move(self) -> float | None:
        """Click, and wait until everybody at the table sees it; how long did that take?

        None if the move was refused.
        """
        number = self.people[0].frame["number"]
        began = time.perf_counter()
        if not (await self.people[0].move())["ok"]:
            return None
        await self.wait_for(lambda person: person.frame["number"] > number)
        return time.perf_counter() - began

    async def close(self) -> None:
        for person in self.people:
            await person.close()


class OpenTable(LiveTable):
    """A table of any game with a page for each of its people, and for some who watch."""

    def __init__(self, plug: Plug, watchers: int) -> None:
        self.plug, self.watchers = plug, watchers
        self.chance = random.Random(1)
        self.asking: set[asyncio.Task[Any]] = set()  # for which nobody waits any more

    async def open(self, port: int, viewers: int, compress: bool) -> None:
        count = viewers + self.watchers
        cookies = [await new_device(port) for _ in range(count)]
        seats = {f"seat_{seat}": "open" for seat in range(1, viewers)}
        self.path = await new_table(port, self.plug.name, cookies[0], players=str(viewers), **seats)
        self.news = asyncio.Event()
        self.people = [
            Person(port, self.path, f"{cookie}; language={language}", self.news)
            for cookie, language in zip(cookies, cycle(LANGUAGES), strict=False)
        ]
        for seat in range(1, viewers):
            await self.people[seat].click("sit", seat=seat, name=f"Person {seat}")
        await self.wait_for(lambda person: bool(person.frame))

    @property
    def can_move(self) -> bool:
        return any(person.frame["moves"] for person in self.people)

    async def move(self) -> float | None:
        mover = next(one for one in self.people if one.frame["moves"])
        numbers = {one: one.frame["number"] for one in self.people}
        move = self.chance.choice(mover.frame["moves"])
        at = mover.frame["seats"][str(move["seat"])]
        began = time.perf_counter()
        answer = await mover.click("move", seat=move["seat"], move=move["move"], at=at)
        return await self.last_sight(numbers, began) - began if answer["ok"] else None

    async def last_sight(self, numbers: dict[Person, int], began: float) -> float:
        """When the last who sees anything of a move has seen it.

        In games with secrets some see nothing, and nobody can tell from here. So whoever has
        nothing new for a while asks for something small: an answer comes with all that is to be
        seen by then, and who has nothing new even so sees nothing of the move.
        """
        seen = time.perf_counter()
        late, waiting = 2 * seen - began + GRACE, {*numbers}
        asked: dict[Person, asyncio.Task[Any]] = {}
        while True:
            now = time.perf_counter()
            fresh = {one for one in waiting if one.frame["number"] != numbers[one]}
            blind = {one for one in waiting if one in asked and asked[one].done()}
            seen = now if fresh else seen
            waiting -= fresh | blind
            if not waiting:
                under_way = (*self.asking, *asked.values())
                self.asking = {task for task in under_way if not task.done()}
                return seen
            for one in waiting.difference(asked) if now >= late else ():
                asked[one] = asyncio.create_task(one.click("read", open=False))
                asked[one].add_done_callback(lambda _: self.news.set())
            self.news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(None if asked else max(0.0, late - now)):
                    await self.news.wait()

    async def close(self) -> None:
        for task in self.asking:
            task.cancel()
        await super().close()


class NoBots:
    """Nobody plays for a bot here: all seats have people."""

    async def wake(self) -> None:
        pass

    async def choose(self, bot: str, view: object, legal: list[int], seconds: float) -> int:
        return legal[0]

    async def close(self) -> None:
        pass


async def measure(
    tables: int, viewers: int, compress: bool, rate: float | None = None
) -> dict[str, Any]:
    """Open tables, click at a steady rate, then as fast as it goes."""
    rate = rate or RATE
    raise_file_limit()
    with Unlimited(compress) as tin:
        await new_device(tin.port)  # what the first page takes is no table's
        before = tin.memory()
        live = [LiveTable() for _ in range(tables)]
        for table in live:
            await table.open(tin.port, viewers, compress)
        memory = tin.memory() - before
        steady = await at_rate(live, rate)
        used = tin.processor()
        saturated, seconds = await flat_out(live)
        used = tin.processor() - used
        for table in live:
            await table.close()
    return {
        "tables": tables,
        "viewers": viewers,
        "compressed": compress,
        "steady": {"moves_per_second": len(steady) / SECONDS, **times(steady)},
        "saturated": {
            "moves_per_second": len(saturated) / seconds,
            "moves_per_processor_second": len(saturated) / max(used, 1e-9),  # of the server's
            **times(saturated),
        },
        "bytes_per_table": memory // tables,
    }


async def measure_game(
    plug: Plug,
    tables: int,
    place: str = "",
    workers: int = 1,
    watchers: int = 0,
    players: int = 0,
    rate: float | None = None,
) -> dict[str, Any]:
    """The same for a game whose people all have pages of their own, and what each thing costs.

    `place` is a database; what was played there is deleted in the end.
    """
    players, rate = players or plug.usual_players, rate or RATE
    raise_file_limit()
    with Unlimited(True, place, workers) as tin:
        first, *live = (OpenTable(plug, watchers) for _ in range(tables + 1))
        await first.open(tin.port, players, True)
        for _ in range(FIRST_MOVES):  # what these take is no other table's
            if first.can_move:
                await first.move()
        before = tin.memory()
        for table in live:
            await table.open(tin.port, players, True)
        memory, idle = tin.memory() - before, tin.processor()
        await asyncio.sleep(QUIET)
        idle = (tin.processor() - idle) / QUIET
        began, used = time.perf_counter(), tin.processor()
        steady = await at_rate(live, rate)
        seconds, used = time.perf_counter() - began, tin.processor() - used
        used_flat_out = tin.processor()
        saturated, flat_out_seconds = await flat_out(live)
        used_flat_out = tin.processor() - used_flat_out
        for table in (first, *live):
            await table.close()
    if place:
        await delete_tables(place, [first, *live])
    return {
        "game": plug.name,
        "players": players,
        "watchers": watchers,
        "tables": tables,
        "workers": workers,
        "steady": {"moves_per_second": len(steady) / seconds, **times(steady)},
        "saturated": {
            "moves_per_second": len(saturated) / flat_out_seconds,
            "moves_per_processor_second": len(saturated) / max(used_flat_out, 1e-9),
            **times(saturated),
        },
        "bytes_per_table": memory / tables,
        "move_seconds": max(0.0, used - idle * seconds) / max(1, len(steady)),
        "page_seconds": idle / (tables * (players + watchers)),
    }


async def delete_tables(place: str, live: Sequence[OpenTable]) -> None:
    store: Archive = await open_store(place, UPGRADES)  # type: ignore[assignment]
    for table in live:
        await store.delete(table.path.removeprefix("/t/"))
    await store.close()


async def at_rate(live: Sequence[LiveTable], rate: float) -> list[float]:
    """Clicks at a steady rate, at one table after the other, whatever the answers take: how long
    each took that was not refused.
    """
    tasks = []
    began = time.perf_counter()
    for at in range(int(SECONDS * rate)):
        await asyncio.sleep(max(0.0, began + at / rate - time.perf_counter()))
        table = live[at % len(live)]
        if table.can_move:
            tasks.append(asyncio.create_task(table.move()))
    return [took for took in await asyncio.gather(*tasks) if took is not None]


async def flat_out(live: Sequence[LiveTable]) -> tuple[list[float], float]:
    """Every table moves again as soon as its last move has been seen."""
    found: list[float] = []
    began = time.perf_counter()

    async def play(table: LiveTable) -> None:
        while table.can_move and time.perf_counter() - began < SECONDS:
            took = await table.move()
            if took is not None:
                found.append(took)

    await asyncio.gather(*(play(table) for table in live))
    return found, time.perf_counter() - began


def times(found: list[float]) -> dict[str, float]:
    """Milliseconds from a click to all viewers."""
    ordered = sorted(found) or [0.0]
    return {
        "p50_ms": 1000 * ordered[len(ordered) // 2],
        "p99_ms": 1000 * ordered[int(len(ordered) * 0.99)],
    }


async def beside_masters(tables: int, rate: float) -> dict[str, Any]:
    """Clicks at tables of people, before and while four masters think at two other tables."""
    with Tin() as tin:
        live = [LiveTable() for _ in range(tables)]
        for table in live:
            await table.open(tin.port, 2, compress=False)
        alone = await at_rate(live, rate)
        thinkers = [await table_of_masters(tin.port, house) for house in HOUSES]
        for one in thinkers:  # until they are well under way
            await one.wait_for(lambda person: person.frame.get("number", 0) > FIRST_MOVES)
        before = [one.people[0].frame["number"] for one in thinkers]
        beside = await at_rate(live, rate)
        after = [one.people[0].frame["number"] for one in thinkers]
        for table in (*live, *thinkers):
            await table.close()
    return {
        "tables": tables,
        "alone": {"moves": len(alone), **times(alone)},
        "beside": {"moves": len(beside), **times(beside)},
        "moves_of_masters": sum(after) - sum(before),
    }


async def table_of_masters(port: int, address: str) -> LiveTable:
    """Two of them play Cookie Party, where they think longest, and somebody watches."""
    cookie, table = await new_device(port, address), LiveTable()
    seats = {"seat_0": MASTER, "seat_1": MASTER}
    path = await new_table(port, "cookie-party", cookie, address, players="2", **seats)
    table.news = asyncio.Event()
    table.people = [Person(port, path, cookie, table.news, address)]
    return table


def first_page() -> float:
    """Milliseconds from the start of `cookietin serve` to its first page."""
    began = time.perf_counter()
    with Tin() as tin:
        asyncio.run(new_device(tin.port))
        return 1000 * (time.perf_counter() - began)


def bench_beside_masters(tables: int, rate: float | None = None) -> dict[str, Any]:
    return asyncio.run(beside_masters(tables, rate or MASTERS_RATE))


def bench_plain(tables: int) -> dict[str, Any]:
    """Two viewers at each table, without compression."""
    return asyncio.run(measure(tables, 2, False))


def bench_server(tables: int, rate: float | None = None) -> list[dict[str, Any]]:
    """Two viewers without and with compression, and four viewers."""
    first = {"first_page_ms": first_page()}
    kinds = ((2, False), (2, True), (4, False))
    return [
        asyncio.run(measure(tables, viewers, deflate, rate)) | first for viewers, deflate in kinds
    ]


if __name__ == "__main__":  # the server that is measured
    from cookietin.web.limits import UNLIMITED
    from cookietin.web.workers import serve_together

    *_, database, compression, workers = sys.argv
    place: Path | str = database if is_database(database) else Path(database)
    about = Settings(
        HERE, 0, place, limits=UNLIMITED, compress=compression == DEFLATE, workers=int(workers)
    )
    if about.workers > 1:
        serve_together(about, NoBots)
    else:
        serve(about, NoBots())
