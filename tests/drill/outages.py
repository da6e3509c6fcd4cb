"""Something is wrong for a while: people are told, lose nothing, and go on when it is over.

PYTHONPATH=tests python -m drill.outages --seconds 30
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from html import unescape
from pathlib import Path
from typing import Any

from cookietin.web.outside import HERE, Tin, family
from database import Postgres
from drill.drill import LIMITS, STANDS_STILL, Drill, Sitting, Tell, tell_aloud
from drill.shared import WORKERS, copy_to_file, crew_of
from scene import scene

A_FILE = 64 * 1024  # bytes that a file may have on a disk that fails: room for a log, no more
A_DISK = 64 * 1024 * 1024  # bytes of a disk that is filled up
PIECES = (1024 * 1024, 4096)  # of what fills it: the last gap is a page
HELD = 1.5  # seconds for which a proxy keeps what it is given
READ = 64 * 1024


class Relay:
    """What stands between people and the server: a proxy, a router, somebody's telephone line."""

    def __init__(self, tin: Tin) -> None:
        self.tin = tin
        self.is_cut = False
        self.held = 0.0  # seconds
        self.open: set[asyncio.Task[None]] = set()
        self.dead: set[asyncio.Task[None]] = set()  # which stay open and carry nothing

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.serve, HERE, 0)
        self.port = int(self.server.sockets[0].getsockname()[1])

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.open.add(task)
        with suppress(OSError):
            peer = (writer.get_extra_info("peername")[0], 0)  # whom limits are counted by
            to = await asyncio.open_connection(HERE, self.tin.port, local_addr=peer)
            ways = ((reader, to[1]), (to[0], writer))
            await asyncio.gather(*(self.carry(task, *way) for way in ways))
        self.open.discard(task)
        self.dead.discard(task)

    async def carry(
        self, task: asyncio.Task[None], source: asyncio.StreamReader, target: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while data := await source.read(READ):
                await asyncio.sleep(self.held)
                if self.is_cut:
                    self.dead.add(task)
                if task not in self.dead:
                    target.write(data)
        target.close()

    def lose(self) -> None:
        """Nothing comes through, and nobody is told."""
        self.is_cut = True
        self.dead |= self.open

    async def close(self) -> None:
        self.server.close()
        for task in [*self.open]:
            task.cancel()
        await asyncio.gather(*self.open, return_exceptions=True)


class Outages(Drill):
    """One thing after the other goes wrong, for so many seconds each."""

    def __init__(self, tin: Tin, faults: Sequence[str], seconds: float, tell: Tell) -> None:
        super().__init__(len(faults), tin, tell=tell)
        self.faults_to_come = [*faults]
        self.seconds = seconds
        self.patience = STANDS_STILL + seconds
        self.told: dict[str, set[str]] = {}  # by what was wrong
        self.relay = Relay(tin)

    @property
    def port(self) -> int:
        return self.relay.port

    async def run(self) -> None:
        await self.relay.start()
        try:
            await super().run()
        finally:
            await self.relay.close()

    async def kill_while_sitting(self, sittings: list[Sitting]) -> None:
        await self.kill(sittings)

    def note(self, message: dict[str, Any]) -> None:
        """What people are told while something is wrong."""
        if self.is_out:
            told = [message.get("text", ""), message.get("parts", {}).get("asked", "")]
            told += [answer.get("text", "") for answer in message.get("answers", ())]
            self.told[self.now] |= {unescape(one) for one in told if one}

    async def cut(self) -> float:
        """Let something go wrong; when was it over?"""
        self.now = self.faults_to_come.pop(0)
        self.told[self.now] = set()
        self.is_out = True
        self.tell(f"{self.now}, for {self.seconds:.0f} s")
        async with FAULTS[self.now](self):
            await asyncio.sleep(self.seconds)
        ended = time.monotonic()
        asyncio.get_running_loop().call_later(STANDS_STILL, self.is_over, self.now)
        return ended

    def is_over(self, fault: str) -> None:
        """What was asked while it lasted is answered by now."""
        self.is_out = self.is_out and self.now != fault

    def has_told(self, fault: str, words: str) -> bool:
        return any(words in one for one in self.told[fault])

    def figures(self) -> str:
        waits = sorted(self.times["people"] + self.times["bots"]) or [0.0]
        return (
            f"{', '.join(self.told)}, {self.seconds:.0f} s each: {len(self.acknowledged)} moves "
            f"acknowledged, {self.repeated} sent again; play goes on after a median of "
            f"{waits[len(waits) // 2]:.1f} s, at worst {waits[-1]:.1f} s"
        )


class SharedOutages(Outages):
    """The same with two processes on one database."""

    def __init__(
        self,
        tin: Tin,
        faults: Sequence[str],
        seconds: float,
        tell: Tell,
        postgres: Postgres,
        folder: Path,
    ) -> None:
        super().__init__(tin, faults, seconds, tell)
        self.postgres, self.folder = postgres, folder

    def check_file(self) -> None:
        copy_to_file(self.tin, self.folder)
        super().check_file()


# What goes wrong


@asynccontextmanager
async def disk_full(drill: Outages) -> AsyncIterator[None]:
    """Somebody else's file takes all the room; the server's has none left of its own."""
    database = Path(drill.tin.database)
    with closing(sqlite3.connect(database)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    ballast = database.with_name("ballast")
    try:
        await asyncio.to_thread(fill_up, ballast)
        yield
    finally:
        ballast.unlink()


def fill_up(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file:
        for size in PIECES:
            with suppress(OSError):
                while True:
                    file.write(bytes(size))


@asynccontextmanager
async def disk_failing(drill: Outages) -> AsyncIterator[None]:
    """No file may grow, and the system says so with an error that is not that of a full disk."""
    process = drill.tin.process.pid
    before = resource.prlimit(process, resource.RLIMIT_FSIZE, (A_FILE, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@asynccontextmanager
async def database_locked(drill: Outages) -> AsyncIterator[None]:
    with closing(sqlite3.connect(drill.tin.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def server_paused(drill: Outages) -> AsyncIterator[None]:
    """All of its processes, as when a laptop sleeps."""
    with stopped([one.identity for one in family(drill.tin.process.pid)]):
        yield


@asynccontextmanager
async def process_paused(drill: Outages) -> AsyncIterator[None]:
    """One of several, with its bots: the others go on."""
    assert isinstance(drill, SharedOutages)
    while len(crew := crew_of(drill.tin)) < WORKERS:
        await asyncio.sleep(0.05)
    with stopped([one.identity for one in family(crew[0])]):
        yield


@asynccontextmanager
async def database_away(drill: Outages) -> AsyncIterator[None]:
    assert isinstance(drill, SharedOutages)
    await asyncio.to_thread(drill.postgres.kill)
    yield
    await asyncio.to_thread(drill.postgres.start)


@asynccontextmanager
async def database_paused(drill: Outages) -> AsyncIterator[None]:
    assert isinstance(drill, SharedOutages)
    drill.postgres.signal(signal.SIGSTOP)
    yield
    drill.postgres.signal(signal.SIGCONT)


@asynccontextmanager
async def half_open(drill: Outages) -> AsyncIterator[None]:
    """No line carries anything, and none is closed; the old ones never come back."""
    drill.relay.lose()
    yield
    drill.relay.is_cut = False


@asynccontextmanager
async def buffering_proxy(drill: Outages) -> AsyncIterator[None]:
    drill.relay.held = HELD
    yield
    drill.relay.held = 0.0


@contextmanager
def stopped(processes: list[int]) -> Iterator[None]:
    """They stand still."""

    def tell_all(number: int) -> None:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, number)

    tell_all(signal.SIGSTOP)
    try:
        yield
    finally:
        tell_all(signal.SIGCONT)


Fault = Callable[[Outages], Any]
FAULTS: dict[str, Fault] = {
    "disk full": disk_full,
    "disk failing": disk_failing,
    "database locked": database_locked,
    "server paused": server_paused,
    "half-open": half_open,
    "buffering proxy": buffering_proxy,
    "database away": database_away,
    "database paused": database_paused,
    "process paused": process_paused,
}
OF_A_DISK = ("disk full",)  # which must be one of its own, or whoever else uses it has no room
OF_A_FILE = ("disk failing", "database locked", "server paused", "half-open", "buffering proxy")
OF_A_DATABASE = ("database away", "database paused", "process paused", "half-open")


@contextmanager
def small_disk(folder: str) -> Iterator[bool]:
    """A folder as a disk of its own, which can be filled; whether we may have one here."""
    about = ["-t", "tmpfs", "-o", f"size={A_DISK},mode=700", "tmpfs", folder]
    try:
        is_mounted = not subprocess.run(["mount", *about], capture_output=True).returncode
    except OSError:
        is_mounted = False
    try:
        yield is_mounted
    finally:
        if is_mounted:  # when the last process that was killed has let go of it
            subprocess.run(["umount", "--lazy", folder], check=True)


def outages(seconds: float, tell: Tell = tell_aloud) -> Outages:
    """One process and a file, on a disk of its own where we may have one."""
    with (
        tempfile.TemporaryDirectory() as folder,
        small_disk(folder) as is_mounted,
        Tin(*LIMITS, database=Path(folder) / "tin.sqlite") as tin,
    ):
        faults = (*OF_A_DISK, *OF_A_FILE) if is_mounted else OF_A_FILE
        found = Outages(tin, faults, seconds, tell)
        scene(found.run)
    return found


def shared_outages(seconds: float, tell: Tell = tell_aloud) -> Outages:
    """Two processes and a database."""
    postgres = Postgres()
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            Tin(*LIMITS, f"--workers={WORKERS}", database=postgres.new_database()) as tin,
        ):
            found = SharedOutages(tin, OF_A_DATABASE, seconds, tell, postgres, Path(folder))
            scene(found.run)
    finally:
        postgres.stop()
    return found


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=30)
    given = options.parse_args()
    has_faults = False
    for one in (outages(given.seconds), shared_outages(given.seconds)):
        print(one.figures(), dict(one.faults) or "no fault", sep="\n")
        has_faults |= bool(one.faults)
    sys.exit(has_faults)
