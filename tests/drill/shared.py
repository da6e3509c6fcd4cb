"""The drill with two processes on one database: either of them is killed, and the database too.

PYTHONPATH=tests python -m drill.shared --kills 20
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

from psycopg import AsyncConnection

from cookietin.store.address import open_store
from cookietin.store.keeping import copy
from cookietin.table.upgrades import UPGRADES
from cookietin.web.outside import Tin, family, processes
from database import Postgres
from drill.drill import LIMITS, Drill, Tell, main, tell_aloud
from scene import scene

EVERY_DATABASE = 4  # every so many kills hit the database
WORKERS = 2
A_MINUTE = 60


class SharedDrill(Drill):
    """Kills one process of two, or what they share; both go on by themselves."""

    def __init__(
        self, kills: int, tin: Tin, postgres: Postgres, folder: Path, seed: int, tell: Tell
    ) -> None:
        super().__init__(kills, tin, seed, tell)
        self.postgres = postgres
        self.folder = folder
        self.cuts: Counter[str] = Counter()

    async def cut(self) -> float:
        self.check_orphans()
        self.cuts["all"] += 1
        if self.cuts["all"] % EVERY_DATABASE == 0:
            self.cuts["database"] += 1
            began = time.monotonic()
            await asyncio.to_thread(self.postgres.kill)
            await asyncio.to_thread(self.postgres.start)
            self.times["start"].append(time.monotonic() - began)
            return began
        while len(crew := crew_of(self.tin)) < WORKERS:
            await asyncio.sleep(0.05)
        victim = self.chance.choice(crew)
        children = [one for one in family(victim) if one.identity != victim]
        began = time.monotonic()
        with suppress(ProcessLookupError):
            os.kill(victim, signal.SIGKILL)
        self.cuts["process"] += 1
        self.gone += [(began, one.identity, one.began) for one in children]
        return began

    def check_file(self) -> None:
        """The same questions, to a copy of the database in a file."""
        copy_to_file(self.tin, self.folder)
        super().check_file()

    def figures(self) -> str:
        killed = f"{self.cuts['process']} of a process, {self.cuts['database']} of the database"
        return f"{super().figures()} (kills: {killed})"


def crew_of(tin: Tin) -> list[int]:
    """The processes that serve; the last child of each is its bots'."""
    return [
        one.identity
        for one in processes()
        if one.parent == tin.process.pid and b"spawn_main" in command_of(one.identity)
    ]


def copy_to_file(tin: Tin, folder: Path) -> None:
    """Stop a server, and copy its database to a file that takes its place."""
    crew = [one.identity for one in family(tin.process.pid)]
    tin.kill()
    for one in crew:  # they would see for themselves that they are alone, but only in a moment
        with suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)
    file, address = folder / "copy.sqlite", str(tin.database)

    async def work() -> None:
        await be_alone_at(address)
        async with AsyncExitStack() as last:
            stores: list[Any] = []
            for place in (address, file):
                stores.append(await open_store(place, UPGRADES))
                last.push_async_callback(stores[-1].close)
            await copy(*stores)

    scene(work)
    tin.database = file


async def be_alone_at(address: str) -> None:
    """Wait until a database has carried out what those who were killed had asked of it."""
    others = (
        "select 1 from pg_stat_activity"
        " where datname = current_database() and pid <> pg_backend_pid()"
        " and backend_type = 'client backend'"
    )
    line = await AsyncConnection.connect(address, autocommit=True)
    async with line, asyncio.timeout(A_MINUTE):
        while await (await line.execute(others)).fetchone():
            await asyncio.sleep(0.05)


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def shared_drill(kills: int, seed: int = 1, tell: Tell = tell_aloud) -> SharedDrill:
    """Kill so many times, over tables of all games."""
    postgres = Postgres()
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            Tin(*LIMITS, f"--workers={WORKERS}", database=postgres.new_database()) as tin,
        ):
            found = SharedDrill(kills, tin, postgres, Path(folder), seed, tell)
            scene(found.run)
    finally:
        postgres.stop()
    return found


if __name__ == "__main__":
    sys.exit(main(shared_drill))
