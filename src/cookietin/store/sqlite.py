"""The default store: one SQLite file, one thread, nothing to configure.

Whatever arrives while a commit is on its way to the disk goes together into the next one, so that
a busy server pays for a commit once and not once for every move.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from cookietin.engine.log import Conflict

MOST_AT_ONCE = 256
TABLES = """
CREATE TABLE IF NOT EXISTS events (
    match TEXT NOT NULL, number INTEGER NOT NULL, event TEXT NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS links (
    key TEXT NOT NULL, match TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (key, match)
) WITHOUT ROWID;
"""

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.Future[Any], asyncio.AbstractEventLoop]


class SqliteStore:
    """Events in one file, committed with `synchronous=FULL` before anybody is told."""

    def __init__(self, path: Path | str) -> None:
        self._jobs: queue.Queue[Job | None] = queue.Queue()
        self._connection = self._open(path)
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def _open(self, path: Path | str) -> sqlite3.Connection:
        if path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.executescript(TABLES)
        return connection

    async def append(self, match: str, number: int, events: Sequence[str]) -> None:
        rows = [(match, number + at, event) for at, event in enumerate(events)]

        def write(connection: sqlite3.Connection) -> None:
            question = "SELECT coalesce(max(number) + 1, 0) FROM events WHERE match = ?"
            if connection.execute(question, (match,)).fetchone()[0] != number:
                raise Conflict
            connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)

        await self._do(write)

    async def read(self, match: str, number: int = 0) -> list[str]:
        def look(connection: sqlite3.Connection) -> list[str]:
            question = "SELECT event FROM events WHERE match = ? AND number >= ? ORDER BY number"
            return [event for (event,) in connection.execute(question, (match, number))]

        return await self._do(look)

    async def link(self, key: str, match: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR REPLACE INTO links SELECT ?, ?, 1 + coalesce(max(at), 0) FROM links",
                (key, match),
            )

        await self._do(write)

    async def linked(self, key: str, most: int = 50) -> list[str]:
        def look(connection: sqlite3.Connection) -> list[str]:
            question = "SELECT match FROM links WHERE key = ? ORDER BY at DESC LIMIT ?"
            return [match for (match,) in connection.execute(question, (key, most))]

        return await self._do(look)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Let the thread do this, and wait until it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, done, loop))
        return await asyncio.shield(done)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                jobs.append(following)
            self._commit(jobs)

    def _commit(self, jobs: list[Job]) -> None:
        """All of these in one transaction; if it fails, each of them in one of its own."""
        connection = self._connection
        answers: list[tuple[Job, Any, Exception | None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                try:
                    answers.append((job, job[0](connection), None))
                except Conflict as conflict:  # found before anything is written
                    answers.append((job, None, conflict))
            connection.execute("COMMIT")
        except sqlite3.Error as error:  # the disk is full, or somebody holds the file
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            answers = [(jobs[0], None, error)]
        for (_, done, loop), answer, failure in answers:
            loop.call_soon_threadsafe(_tell, done, answer, failure)


def _tell(done: asyncio.Future[Any], answer: Any, failure: Exception | None) -> None:
    if done.cancelled():
        return
    if failure is None:
        done.set_result(answer)
    else:
        done.set_exception(failure)
