"""The default store: one SQLite file, one thread, nothing to configure.

Everything that arrives while a commit is on its way to the disk goes into the next one together, so
a busy server pays for a commit once and not once for every move.

Whatever happens to the file or to a job, the thread lives on and everyone soon gets an answer: a
`StoreFailed` if it couldn't be done.
"""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from cookietin.engine.log import NOT_KEPT, NOT_READ, Conflict, StoreFailed
from cookietin.store.opening import (
    IN_MEMORY,
    QUIET_SECONDS,
    Upgrade,
    cause_of,
    open_file,
    version_of,
)

MOST_AT_ONCE = 256
MOST_WAITING = 10_000  # jobs; more of them could not be done before their people have left
LOCKED_MILLISECONDS = 1000  # that we wait for another program; everybody waits with us
SECRET_BYTES = 32
OF_THE_JOB = (
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.IntegrityError,
    sqlite3.DataError,
)

AT_A_STROKE = 64  # events that are appended by one statement
Row = tuple[str, int, str]  # an event, after its match and its number

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Outcome = tuple[Any, BaseException | None]


@dataclass(frozen=True, eq=False, slots=True)
class Job:
    """Something that the thread does for somebody who waits for it."""

    work: Work[Any]
    writes: bool
    row: Row | None  # if this is all that it appends
    done: asyncio.Future[Any]
    since: float


class SqliteStore:
    """Events in one file, committed with `synchronous=FULL` before anybody is told.

    An upgrade takes the events of a match from one version of the file to the next; those that
    are missing are applied when the file is opened. A new one goes to the end of the list.
    """

    def __init__(self, path: Path | str, upgrades: Sequence[Upgrade] = ()) -> None:
        self._file = open_file(path, upgrades)
        self._connection = self._file.connection
        self._connection.execute(f"PRAGMA busy_timeout={LOCKED_MILLISECONDS}")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._door = threading.Lock()
        self._is_closed = False
        self._locked_at = 0.0
        self._told: tuple[str, float] = ("", 0.0)
        self._thread = threading.Thread(target=self._live, name="store", daemon=True)
        self._thread.start()

    async def append(
        self, match: str, number: int, events: Sequence[str], keys: Sequence[str] = ()
    ) -> None:
        rows = [(match, number + at, event) for at, event in enumerate(events)]

        def write(connection: sqlite3.Connection) -> None:
            for row in rows:
                if not _append(connection, [row]):
                    raise Conflict
            for key in keys:
                _link(connection, key, match)

        await self._do(write, writes=True, row=rows[0] if len(rows) == 1 and not keys else None)

    async def read(self, match: str, number: int = 0) -> list[str]:
        # All rows in one step: between two steps other threads take the interpreter, and a log of
        # thousands would keep everybody's moves waiting.
        question = (
            "SELECT count(*), coalesce(min(number), 0), coalesce(max(number), -1), "
            "coalesce(sum(typeof(event) <> 'text'), 0), group_concat(event, char(10)) "
            "FROM (SELECT * FROM events WHERE match = ? AND number >= ? ORDER BY number)"
        )
        rows = await self._rows(question, match, number)
        count, first, last, strange, text = rows[0] if rows else (0, 0, -1, 0, None)
        if not count:
            return []
        events: list[str] = text.split("\n")
        # Without one of its events a match would be another one, and nobody would notice.
        is_whole = (first, last) == (number, number + count - 1) and len(events) == count
        if strange or not is_whole:
            logging.getLogger(__name__).error("events are damaged", extra={"table": match})
            raise StoreFailed("store-damaged", NOT_READ)
        return events

    async def link(self, key: str, match: str) -> None:
        await self._do(lambda connection: _link(connection, key, match), writes=True)

    async def unlink(self, key: str, match: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM links WHERE key = ? AND match = ?", (key, match))

        await self._do(write, writes=True)

    async def matches_of(self, key: str, most: int = 50) -> list[str]:
        question = "SELECT match FROM links WHERE key = ? ORDER BY at DESC LIMIT ?"
        return [match for (match,) in await self._rows(question, key, most)]

    async def lengths(self, matches: Sequence[str]) -> dict[str, int]:
        question = (
            "SELECT value, (SELECT coalesce(max(number) + 1, 0) FROM events WHERE match = value) "
            "FROM json_each(?) LIMIT ?"
        )
        return dict(await self._rows(question, json.dumps(matches), len(matches)))

    async def secret(self, name: str) -> bytes:
        def write(connection: sqlite3.Connection) -> bytes:
            new = secrets.token_bytes(SECRET_BYTES)
            connection.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, new))
            question = "SELECT secret FROM secrets WHERE name = ?"
            return bytes(connection.execute(question, (name,)).fetchone()[0])

        return await self._do(write, writes=True)

    # Housekeeping

    async def matches(self, after: str = "", most: int = 1000) -> list[str]:
        question = "SELECT DISTINCT match FROM events WHERE match > ? ORDER BY match LIMIT ?"
        return [match for (match,) in await self._rows(question, after, most)]

    async def links(self, match: str) -> list[tuple[str, int]]:
        question = "SELECT key, at FROM links WHERE match = ? AND at > ?"
        return [(key, at) for key, at in await self._rows(question, match, -1)]

    async def secrets(self) -> dict[str, bytes]:
        question = "SELECT name, secret FROM secrets WHERE name > ? AND ?"
        return {name: bytes(secret) for name, secret in await self._rows(question, "", 1)}

    async def keep_secret(self, name: str, secret: bytes) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO secrets VALUES (?, ?)", (name, secret))

        await self._do(write, writes=True)

    async def rewrite(self, match: str, number: int, event: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            change = "UPDATE events SET event = ? WHERE match = ? AND number = ?"
            connection.execute(change, (event, match, number))

        await self._do(write, writes=True)

    async def delete(self, match: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for table in ("events", "links"):
                connection.execute(f"DELETE FROM {table} WHERE match = ?", (match,))

        await self._do(write, writes=True)

    async def close(self) -> None:
        with self._door:
            if not self._is_closed:
                self._is_closed = True
                self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _rows(self, question: str, name: str, number: int) -> list[tuple[Any, ...]]:
        def look(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
            try:
                return connection.execute(question, (name, number)).fetchall()
            except UnicodeEncodeError:  # half a character, which nothing that is kept has
                return []

        return await self._do(look, writes=False)

    async def _do(self, work: Work[T], *, writes: bool, row: Row | None = None) -> T:
        """Let the thread do this, and wait until it is on disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        what = NOT_KEPT if writes else NOT_READ
        with self._door:
            if self._is_closed:
                raise StoreFailed("store-closed", what)
            if self._jobs.qsize() >= MOST_WAITING:
                raise StoreFailed("store-busy", what)
            self._jobs.put(Job(work, writes, row, done, time.monotonic()))
        return await done

    # In the thread

    def _live(self) -> None:
        is_over = False
        while not is_over:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get())
            is_over = jobs[-1] is None  # the door was shut, so that nothing comes after it
            waiting = [job for job in jobs if job is not None]
            # Readers learn nothing that is not on disk, and all that was asked for before.
            self._answer([job for job in waiting if job.writes], self._write)
            self._answer([job for job in waiting if not job.writes], self._read)
        with suppress(sqlite3.Error):
            self._connection.close()

    def _answer(self, jobs: list[Job], do: Callable[[list[Job]], list[Outcome]]) -> None:
        """Do these jobs, and tell everybody what came of theirs."""
        if not jobs:
            return
        try:
            self._roll_back()
            outcomes = do(jobs)
        except BaseException as error:  # the thread goes on, or everybody would wait for ever
            self._roll_back()
            cause = self._cause(error) or "failing"
            outcomes = [(None, _store_failure(job, cause)) for job in jobs]
        told: dict[asyncio.AbstractEventLoop, list[tuple[Job, Outcome]]] = {}
        for job, outcome in zip(jobs, outcomes, strict=True):
            told.setdefault(job.done.get_loop(), []).append((job, outcome))
        for loop, found in told.items():
            with suppress(RuntimeError):  # it is closed, and nobody waits any more
                loop.call_soon_threadsafe(_tell, found)

    def _write(self, jobs: list[Job]) -> list[Outcome]:
        """All of these in one transaction; one that fails takes no other with it."""
        if jobs[-1].since < self._locked_at:
            raise _Trouble("locked")  # they came while we waited: once is enough for everybody
        self._begin()
        rows = [job.row for job in jobs if job.row]
        outcomes: list[Outcome] = [(None, None)] * len(jobs)
        if len(rows) < len(jobs) or not self._append_all(rows):
            outcomes = [self._write_one(job) for job in jobs]
        self._check()
        self._connection.execute("COMMIT")
        return outcomes

    def _begin(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        if version_of(self._connection) != self._file.version:
            raise _Trouble("newer")

    def _append_all(self, rows: list[Row]) -> bool:
        """Append events of many matches in a few steps, since at each of them this thread waits for
        its turn, and then everybody for it. If one event is refused, none is appended.
        """
        try:
            for at in range(0, len(rows), AT_A_STROKE):
                if not _append(self._connection, rows[at : at + AT_A_STROKE]):
                    raise Conflict
        except (Conflict, sqlite3.Error, UnicodeEncodeError):
            if not self._connection.in_transaction:  # a full disk has ended it for all of them
                raise
            self._connection.execute("ROLLBACK")
            self._begin()
            return False
        return True

    def _write_one(self, job: Job) -> Outcome:
        connection = self._connection
        if job.row:  # one statement, which is done whole or not at all
            try:
                return job.work(connection), None
            except BaseException as error:
                if not connection.in_transaction:  # a full disk has ended it for all of them
                    raise
                return None, self._failure(job, error)
        connection.execute("SAVEPOINT job")
        try:
            outcome: Outcome = job.work(connection), None
        except BaseException as error:
            if not connection.in_transaction:  # a full disk has ended it for all of them
                raise
            connection.execute("ROLLBACK TO job")
            outcome = None, self._failure(job, error)
        connection.execute("RELEASE job")
        return outcome

    def _read(self, jobs: list[Job]) -> list[Outcome]:
        self._check()
        return [self._read_one(job) for job in jobs]

    def _read_one(self, job: Job) -> Outcome:
        if job.since < self._locked_at:
            return None, _store_failure(job, "locked")
        try:
            return job.work(self._connection), None
        except BaseException as error:
            return None, self._failure(job, error)

    def _check(self) -> None:
        if self._file.is_gone:
            raise _Trouble("gone")

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _failure(self, job: Job, error: BaseException) -> BaseException:
        """What the one who asked is told."""
        cause = self._cause(error)
        if not isinstance(error, Exception):  # to leave is not for a job to say
            return _store_failure(job, "failing")
        return _store_failure(job, cause) if cause else error

    def _cause(self, error: BaseException) -> str:
        """What is the matter with the file, for the server's owner too; nothing, if it is not."""
        if isinstance(error, _Trouble):
            cause = str(error)
        elif isinstance(error, sqlite3.Error) and not isinstance(error, OF_THE_JOB):
            cause = cause_of(error, "failing").replace("unreadable", "failing")
            if cause == "locked":
                self._locked_at = time.monotonic()
        else:
            return ""
        now, (told, at) = time.monotonic(), self._told
        if cause != told or now - at > QUIET_SECONDS:
            self._told = cause, now
            file = next(iter(self._file.files), IN_MEMORY)
            code = getattr(error, "sqlite_errorname", "") or f"store-{cause}"
            logging.getLogger(__name__).error(
                "the file cannot be used: %s, %s, %r",
                file, cause, error, extra={"error": error, "reason": code},
            )  # fmt: skip
        return cause


class _Trouble(Exception):
    """Why the file is not to be used now."""


def _store_failure(job: Job, cause: str) -> StoreFailed:
    return StoreFailed(f"store-{cause}", NOT_KEPT if job.writes else NOT_READ)


@cache
def _statement(count: int) -> str:
    """Appends so many events, each if its number is the next one of its match."""
    rows = ", ".join(["(?, ?, ?)"] * count)
    return (
        f"INSERT INTO events WITH new(match, number, event) AS (VALUES {rows}) "
        "SELECT * FROM new WHERE number = "
        "(SELECT coalesce(max(number) + 1, 0) FROM events WHERE match = new.match)"
    )


def _append(connection: sqlite3.Connection, rows: list[Row]) -> bool:
    """Append events that are the next ones of their matches; were all of them so?"""
    values = [*chain.from_iterable(rows)]
    return connection.execute(_statement(len(rows)), values).rowcount == len(rows)


def _link(connection: sqlite3.Connection, key: str, match: str) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO links "
        "SELECT ?, ?, 1 + coalesce(max(at), 0) FROM links WHERE key = ?",
        (key, match, key),
    )


def _tell(found: list[tuple[Job, Outcome]]) -> None:
    """Tell everybody who still waits what came of their job."""
    for job, (answer, failure) in found:
        if job.done.cancelled():
            continue
        if failure is None:
            job.done.set_result(answer)
        else:
            job.done.set_exception(failure)
