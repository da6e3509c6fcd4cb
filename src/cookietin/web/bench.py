"""How many people one process serves: tables × viewers on loopback, with durable commits.

The server runs in a process of its own, so that it has a core to itself; the clicks come from
here. A move's time runs from the click until every viewer of its table has the new frame.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

LANGUAGES = ("en", "pl")
SEATS = 6
SECONDS = 8.0
RATE = 200.0


class Served:
    """A server of its own on a free port, with an empty database."""

    def __init__(self, compress: bool) -> None:
        self.compress = compress

    def __enter__(self) -> Served:
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "cookietin.web.bench", self.folder.name]
        command.append("deflate" if self.compress else "plain")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1])
        return self

    def __exit__(self, *error: object) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.folder.cleanup()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """Resident memory in bytes; 0 where the system does not tell."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGE_SIZE")


class LiveTable:
    """A table with its viewers, the first of whom plays all seats."""

    def __init__(self, served: Served, viewers: int) -> None:
        self.served = served
        self.viewers = viewers
        self.lines: list[ClientConnection] = []
        self.numbers = [0] * viewers
        self.frame: dict[str, Any] = {}
        self.news = asyncio.Condition()
        self.moves = 0
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, cookie: str) -> None:
        form = "&".join(["players=6", *(f"seat_{seat}=here" for seat in range(SEATS))])
        request = urllib.request.Request(
            f"{self.served.origin}/new/goose", form.encode(), {"Cookie": cookie}
        )
        answer = await asyncio.to_thread(urllib.request.urlopen, request)
        path = answer.url.removeprefix(self.served.origin)
        answer.close()
        for at in range(self.viewers):
            own = cookie if at == 0 else await new_cookie(self.served)
            language = LANGUAGES[at % len(LANGUAGES)]
            line = await connect(
                f"ws://127.0.0.1:{self.served.port}{path}/ws",
                origin=self.served.origin,  # type: ignore[arg-type]
                additional_headers={"Cookie": f"{own}; language={language}"},
                compression="deflate" if self.served.compress else None,
                ping_interval=None,
            )
            self.lines.append(line)
            self.readers.append(asyncio.create_task(self.listen(at, line)))
        async with self.news:
            await self.news.wait_for(lambda: bool(self.frame))

    async def listen(self, at: int, line: ClientConnection) -> None:
        with contextlib.suppress(Exception):
            async for text in line:
                if text.startswith('{"kind":"ping"'):  # type: ignore[arg-type]
                    await line.send('{"do":"pong"}')
                    continue
                if not text.startswith('{"kind":"frame"'):  # type: ignore[arg-type]
                    continue
                number = int(re.search(r'"number":(\d+)', text)[1])  # type: ignore[index, arg-type]
                async with self.news:
                    self.numbers[at] = number
                    if at == 0:
                        self.frame = json.loads(text)
                    self.news.notify_all()

    @property
    def can_move(self) -> bool:
        return bool(self.frame["moves"])

    async def move(self) -> float:
        """Click, and wait until everybody at the table sees it; how long did that take?"""
        move = self.frame["moves"][0]
        number = self.frame["number"]
        self.moves += 1
        click = {"do": "move", "id": str(self.moves), "seat": move["seat"], "move": move["move"],
                 "at": self.frame["seats"][str(move["seat"])]}  # fmt: skip
        began = time.perf_counter()
        await self.lines[0].send(json.dumps(click))
        async with self.news:
            await self.news.wait_for(lambda: min(self.numbers) > number)
        return time.perf_counter() - began

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
        for reader in self.readers:
            reader.cancel()


class NoBots:
    """Nobody plays for a bot here: all seats have people."""

    async def choose(self, bot: str, view: object, legal: list[int], seconds: float) -> int:
        return legal[0]

    async def close(self) -> None:
        pass


async def measure(
    tables: int, viewers: int, compress: bool, progress: Callable[[str], None]
) -> dict[str, Any]:
    """Open tables, click at a steady rate, then as fast as it goes."""
    with Served(compress) as served:
        await ready(served)
        before = served.memory()
        live = [LiveTable(served, viewers) for _ in range(tables)]
        for at, table in enumerate(live):
            await table.open(await new_cookie(served))
            progress(f"{at + 1}/{tables}")
        memory = served.memory() - before
        steady = await at_rate(live, RATE)
        saturated, seconds = await flat_out(live)
        for table in live:
            await table.close()
    return {
        "tables": tables,
        "viewers": viewers,
        "compressed": compress,
        "steady": {"moves_per_second": RATE, **times(steady)},
        "saturated": {"moves_per_second": len(saturated) / seconds, **times(saturated)},
        "bytes_per_table": memory // tables,
    }


async def new_cookie(served: Served) -> str:
    """What a browser without a cookie is given."""
    answer = await asyncio.to_thread(urllib.request.urlopen, f"{served.origin}/about")
    with answer:
        return str(answer.headers["set-cookie"].partition(";")[0])


async def ready(served: Served) -> None:
    """Until the first page is there."""
    for _ in range(100):
        try:
            answer = await asyncio.to_thread(urllib.request.urlopen, served.origin)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            answer.close()
            return


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
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cookietin", "serve", "--host", "127.0.0.1"]
        command += ["--port", "0", "--database", str(Path(folder) / "bench.sqlite")]
        began = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            with urllib.request.urlopen(process.stdout.readline().strip()) as page:
                page.read()
            elapsed = time.perf_counter() - began
            process.terminate()
    return 1000 * elapsed


def bench_server(tables: int, progress: Callable[[str], None]) -> list[dict[str, Any]]:
    """Two viewers without and with compression, and four viewers."""
    first = {"first_page_ms": first_page()}
    kinds = ((2, False), (2, True), (4, False))
    return [
        asyncio.run(measure(tables, viewers, deflate, progress)) | first
        for viewers, deflate in kinds
    ]


if __name__ == "__main__":  # the server that is measured
    import uvicorn

    from cookietin.store.sqlite import SqliteStore
    from cookietin.table.upgrades import UPGRADES
    from cookietin.web.app import make_app
    from cookietin.web.limits import UNLIMITED
    from cookietin.web.serve import configure, listen, run

    async def serve(folder: str, compress: bool) -> None:
        store = SqliteStore(Path(folder) / "bench.sqlite", UPGRADES)
        app = make_app(store, NoBots(), limits=UNLIMITED)
        listening = listen("127.0.0.1", 0)
        print(f"127.0.0.1:{listening.getsockname()[1]}", flush=True)
        await uvicorn.Server(configure(app, compress, UNLIMITED)).serve([listening])

    run(serve(sys.argv[1], sys.argv[2] == "deflate"))
