"""The store for more than one process: PostgreSQL, with everything that arrives while a commit is
on its way written together in the next one.

The unique number of an event is the lock. What was written is announced to the other processes by
NOTIFY; they can also leave each other letters, which are not kept. A letter may be lost when a
connection is: then `hear` is called with no match, and whoever listens looks at the log.

Texts are stored as UTF-8 bytes, so that nothing depends on how a database was set up:
`SELECT convert_from(event, 'UTF8') FROM events`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, cast

import psycopg
from psycopg import AsyncConnection, errors

from cookietin.engine.log import NOT_KEPT, NOT_READ, Conflict, Hear, Letter, StoreFailed
from cookietin.engine.texts import Mistake
from cookietin.store.address import without_password
from cookietin.store.opening import (
    BASE,
    LONGEST_REASON,
    QUIET_SECONDS,
    Unusable,
    Upgrade,
    events_after,
)

MOST_AT_ONCE = 256
MOST_WAITING = 10_000  # jobs; more of them could not be done before their people have left
MOST_LETTERS = 10_000  # that wait while the database is away
LETTER_BYTES = 7_900  # PostgreSQL carries less than 8,000 at a time
CONNECT_SECONDS = 3  # that we wait for a database; everybody waits with us
PATIENCE = 10.0  # seconds for what takes milliseconds
LISTEN_SECONDS = 5.0  # without a word, after which we ask whether anybody is there
RETRY = 0.5  # seconds until we knock again
SECRET_BYTES = 32
CHANNEL = "cookietin"
TAKING_OVER = 0x636F6F6B6965  # the lock of whoever brings the tables up to date

SESSION = (
    "SET synchronous_commit = on",  # whatever the database is used to
    "SET lock_timeout = '1s'",
    "SET statement_timeout = '8s'",
    "SET idle_in_transaction_session_timeout = '10s'",  # of a process stopped in the middle
)
TABLES = (
    "CREATE TABLE IF NOT EXISTS events (match BYTEA NOT NULL, number INTEGER NOT NULL, "
    "event BYTEA NOT NULL, PRIMARY KEY (match, number))",
    "CREATE TABLE IF NOT EXISTS links (key BYTEA NOT NULL, match BYTEA NOT NULL, "
    "at BIGINT NOT NULL, PRIMARY KEY (key, match))",
    "CREATE INDEX IF NOT EXISTS latest ON links (key, at)",
    "CREATE INDEX IF NOT EXISTS links_of_match ON links (match)",
    "CREATE SEQUENCE IF NOT EXISTS link_order",
    "CREATE TABLE IF NOT EXISTS secrets (name BYTEA PRIMARY KEY, secret BYTEA NOT NULL)",
    "CREATE TABLE IF NOT EXISTS cookietin (version INTEGER NOT NULL)",
)
COLUMNS = {
    "events": {"match", "number", "event"},
    "links": {"key", "match", "at"},
    "secrets": {"name", "secret"},
    "cookietin": {"version"},
}
APPEND = """
WITH free AS (
    SELECT 1 WHERE %(number)s = (
        SELECT coalesce(max(number) + 1, 0) FROM events WHERE match = %(match)s
    )
), kept AS (
    INSERT INTO events SELECT %(match)s, one.number, one.event
    FROM free, unnest(%(numbers)s::int[], %(events)s::bytea[]) AS one (number, event)
), linked AS (
    INSERT INTO links SELECT one.key, %(match)s, nextval('link_order')
    FROM free, unnest(%(keys)s::bytea[]) AS one (key)
    ON CONFLICT (key, match) DO UPDATE SET at = EXCLUDED.at
)
SELECT count(*) FROM free
"""
# The events of many matches at once; those whose turn it was come back.
APPEND_ALL = """
INSERT INTO events SELECT one.match, one.number, one.event
FROM unnest(%s::bytea[], %s::int[], %s::int[], %s::bytea[]) AS one (match, first, number, event)
WHERE one.first = (SELECT coalesce(max(number) + 1, 0) FROM events WHERE match = one.match)
RETURNING match
"""
LINK = """
INSERT INTO links VALUES (%(key)s, %(match)s, nextval('link_order'))
ON CONFLICT (key, match) DO UPDATE SET at = EXCLUDED.at RETURNING 1
"""
UNLINK = """
WITH gone AS (DELETE FROM links WHERE key = %(key)s AND match = %(match)s) SELECT 1
"""
# Of two who make it at the same time, both get the first: an update waits, and sees the row.
MAKE_SECRET = """
INSERT INTO secrets VALUES (%(name)s, %(secret)s)
ON CONFLICT (name) DO UPDATE SET name = EXCLUDED.name RETURNING secret
"""
KEEP_SECRET = """
INSERT INTO secrets VALUES (%(name)s, %(secret)s)
ON CONFLICT (name) DO UPDATE SET secret = EXCLUDED.secret RETURNING 1
"""
REWRITE = """
WITH events AS (
    UPDATE events SET event = %(event)s WHERE match = %(match)s AND number = %(number)s
) SELECT 1
"""
DELETE = """
WITH links AS (DELETE FROM links WHERE match = %(match)s),
    events AS (DELETE FROM events WHERE match = %(match)s)
SELECT 1
"""
READ = "SELECT number, event FROM events WHERE match = %s AND number >= %s ORDER BY number"
LATEST = "SELECT match FROM links WHERE key = %s ORDER BY at DESC LIMIT %s"
LENGTHS = """
SELECT one.match, (SELECT coalesce(max(number) + 1, 0) FROM events WHERE match = one.match)
FROM unnest(%s::bytea[]) AS one (match)
"""

# What goes wrong because another process wrote at the same time
RACES = (errors.UniqueViolation, errors.DeadlockDetected, errors.SerializationFailure,
         errors.LockNotAvailable)  # fmt: skip
OF_POSTGRES: dict[type[BaseException], str] = {
    errors.DiskFull: "full",
    errors.ReadOnlySqlTransaction: "read-only",
    errors.InsufficientPrivilege: "read-only",
    errors.LockNotAvailable: "locked",
    errors.DeadlockDetected: "locked",
    errors.SerializationFailure: "locked",
    errors.QueryCanceled: "locked",
    errors.DataCorrupted: "damaged",
    errors.IndexCorrupted: "damaged",
    errors.UndefinedTable: "gone",
    errors.ProgramLimitExceeded: "failing",
    errors.SystemError: "failing",
    errors.IoError: "failing",
    psycopg.OperationalError: "away",
    psycopg.InterfaceError: "away",
    OSError: "away",
    TimeoutError: "away",
}
Connection = AsyncConnection[tuple[Any, ...]]
Row = tuple[Any, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Job:
    """A statement that gives one row, for somebody who waits for it."""

    query: str
    values: dict[str, Any]
    done: asyncio.Future[Any]
    letters: tuple[tuple[str, Letter], ...] = ()


@dataclass(eq=False)
class PostgresStore:
    """Events in a database that any number of processes share; see `open`."""

    address: str
    version: int
    name: str = field(default_factory=lambda: secrets.token_hex(6))  # of this process
    _writing: Connection | None = None
    _reading: Connection | None = None
    _jobs: list[Job] = field(default_factory=list)
    _letters: list[tuple[str, Letter]] = field(default_factory=list)
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _reader: asyncio.Lock = field(default_factory=asyncio.Lock)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _hear: Hear | None = None
    _is_closed: bool = False
    _told: tuple[str, float] = ("", 0.0)

    @classmethod
    async def open(cls, address: str, upgrades: Sequence[Upgrade] = ()) -> PostgresStore:
        """The store at an address, with all its matches up to date; anything wrong is told now."""
        place = without_password(address)
        try:
            async with asyncio.timeout(PATIENCE):
                connection = await connect(address)
                try:
                    async with connection.transaction():
                        await bring_up_to_date(connection, upgrades)
                except BaseException:
                    await connection.close()
                    raise
        except Unusable as error:
            raise Mistake(f"database-{error}", file=place, **error.variables) from error
        except (psycopg.Error, OSError, TimeoutError) as error:
            cause = cause_of(error)
            if cause == "read-only":
                raise Mistake("database-read-only", file=place) from error
            reason = reason_of(error, address)
            raise Mistake("database-away", file=place, reason=reason) from error
        store = cls(address, BASE + len(upgrades), _writing=connection)
        store._tasks.append(asyncio.create_task(store._live()))
        return store

    async def append(
        self, match: str, number: int, events: Sequence[str], keys: Sequence[str] = ()
    ) -> None:
        values = {
            "match": match.encode(),
            "number": number,
            "numbers": list(range(number, number + len(events))),
            "events": [event.encode() for event in events],
            "keys": [key.encode() for key in keys],
        }
        letter = (match, number + len(events))
        if not (await self._do(APPEND, values, (letter,) if events else ()))[0]:
            raise Conflict

    async def read(self, match: str, number: int = 0) -> list[str]:
        rows = await self._rows(READ, match, number)
        # Without one of its events a match would be another one, and nobody would notice.
        if [at for at, _ in rows] != list(range(number, number + len(rows))):
            logging.getLogger(__name__).error("events are damaged", extra={"table": match})
            raise StoreFailed("store-damaged", NOT_READ)
        return [event.decode() for _, event in rows]

    async def link(self, key: str, match: str) -> None:
        await self._do(LINK, {"key": key.encode(), "match": match.encode()})

    async def unlink(self, key: str, match: str) -> None:
        await self._do(UNLINK, {"key": key.encode(), "match": match.encode()})

    async def matches_of(self, key: str, most: int = 50) -> list[str]:
        return [match.decode() for (match,) in await self._rows(LATEST, key, most)]

    async def secret(self, name: str) -> bytes:
        new = secrets.token_bytes(SECRET_BYTES)
        return bytes((await self._do(MAKE_SECRET, {"name": name.encode(), "secret": new}))[0])

    async def close(self) -> None:
        self._is_closed = True
        self._news.set()
        writing, *listening = self._tasks
        for task in listening:
            task.cancel()
        await asyncio.wait([writing, *listening])
        for connection in (self._writing, self._reading):
            if connection is not None:
                await connection.close()

    # What processes tell each other

    def listen(self, hear: Hear) -> None:
        """Call `hear` with every letter of other processes; with no match if some may be lost."""
        self._hear = hear
        self._tasks.append(asyncio.create_task(self._listen()))

    def tell(self, match: str, letter: Letter) -> None:
        """Leave a letter for the other processes; it goes with the next commit, or is lost."""
        if len(self._letters) < MOST_LETTERS:
            self._letters.append((match, letter))
            self._news.set()

    async def lengths(self, matches: Sequence[str]) -> dict[str, int]:
        """How many events each of these matches has."""
        rows = await self._ask(LENGTHS, [[match.encode() for match in matches]])
        return {match.decode(): length for match, length in rows}

    async def _listen(self) -> None:
        """Hear the others for as long as we live, whatever happens to the line."""
        assert self._hear is not None
        while not self._is_closed:
            with suppress(psycopg.Error, OSError, TimeoutError):
                connection = await connect(self.address)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._hear("", None)  # what was told while we did not listen
                    while True:
                        async for said in connection.notifies(timeout=LISTEN_SECONDS):
                            self._read_out(said.payload)
                        async with asyncio.timeout(PATIENCE):
                            await connection.execute("SELECT 1")
            await asyncio.sleep(RETRY)

    def _read_out(self, payload: str) -> None:
        assert self._hear is not None
        with suppress(ValueError, TypeError):  # somebody else speaks on our channel
            sender, letters = json.loads(payload)
            if sender != self.name:
                for match, letter in letters:
                    self._hear(match, letter)

    # Housekeeping

    async def matches(self, after: str = "", most: int = 1000) -> list[str]:
        question = "SELECT DISTINCT match FROM events WHERE match > %s ORDER BY match LIMIT %s"
        return [match.decode() for (match,) in await self._rows(question, after, most)]

    async def links(self, match: str) -> list[tuple[str, int]]:
        question = "SELECT key, at FROM links WHERE match = %s AND at > %s"
        return [(key.decode(), at) for key, at in await self._rows(question, match, -1)]

    async def secrets(self) -> dict[str, bytes]:
        rows = await self._ask("SELECT name, secret FROM secrets WHERE %s", [True])
        return {name.decode(): bytes(secret) for name, secret in rows}

    async def keep_secret(self, name: str, secret: bytes) -> None:
        await self._do(KEEP_SECRET, {"name": name.encode(), "secret": secret})

    async def rewrite(self, match: str, number: int, event: str) -> None:
        values = {"match": match.encode(), "number": number, "event": event.encode()}
        await self._do(REWRITE, values)

    async def delete(self, match: str) -> None:
        await self._do(DELETE, {"match": match.encode()})

    # Reading

    async def _rows(self, query: str, name: str, number: int) -> list[Row]:
        try:
            encoded = name.encode()
        except UnicodeEncodeError:  # half a character, which nothing that is kept has
            return []
        return await self._ask(query, [encoded, number])

    async def _ask(self, query: str, values: list[Any]) -> list[Row]:
        if self._is_closed:
            raise StoreFailed("store-closed", NOT_READ)
        async with self._reader:
            for attempt in range(2):
                try:
                    async with asyncio.timeout(PATIENCE):
                        self._reading = await self._ready(self._reading)
                        cursor = await self._reading.execute(query, values, binary=True)
                        return await cursor.fetchall()
                except (psycopg.Error, OSError, TimeoutError) as error:
                    is_lost = self._reading is None or self._reading.closed
                    if attempt or not is_lost:
                        raise StoreFailed(f"store-{self._cause(error)}", NOT_READ) from error
        raise AssertionError("it was tried twice")

    async def _ready(self, connection: Connection | None) -> Connection:
        """A connection that works, as far as we know."""
        if connection is None or connection.closed:
            connection = await connect(self.address)
        return connection

    # Writing

    async def _do(
        self, query: str, values: dict[str, Any], letters: tuple[tuple[str, Letter], ...] = ()
    ) -> Row:
        """Let this be written, and wait until it is on disk."""
        if self._is_closed:
            raise StoreFailed("store-closed", NOT_KEPT)
        if len(self._jobs) >= MOST_WAITING:
            raise StoreFailed("store-busy", NOT_KEPT)
        done: asyncio.Future[Row] = asyncio.get_running_loop().create_future()
        self._jobs.append(Job(query, values, done, letters))
        self._news.set()
        return await asyncio.shield(done)

    async def _live(self) -> None:
        while not (self._is_closed and not self._jobs):
            await self._news.wait()
            self._news.clear()
            while self._jobs or self._letters:
                jobs, self._jobs = self._jobs[:MOST_AT_ONCE], self._jobs[MOST_AT_ONCE:]
                letters, self._letters = self._letters, []
                await self._answer(jobs, letters)

    async def _answer(self, jobs: list[Job], letters: list[tuple[str, Letter]]) -> None:
        """Write these jobs, and tell everybody what came of theirs."""
        try:
            rows = await self._write(jobs, letters)
        except RACES:  # each on its own: only whoever was too late loses
            self._letters = [*letters, *self._letters]
            for job in jobs:
                await self._answer_one(job)
        except BaseException as error:
            self._fail(jobs, error)
            if not isinstance(error, Exception):
                raise
        else:
            for job, row in zip(jobs, rows, strict=True):
                if not job.done.done():
                    job.done.set_result(row)

    async def _answer_one(self, job: Job) -> None:
        try:
            [row] = await self._write([job], [])
        except errors.UniqueViolation:
            row = (0,)
        except Exception as error:
            self._fail([job], error)
            return
        if not job.done.done():
            job.done.set_result(row)

    def _fail(self, jobs: list[Job], error: BaseException) -> None:
        cause = self._cause(error)
        for job in jobs:
            if not job.done.done():
                job.done.set_exception(StoreFailed(f"store-{cause}", NOT_KEPT))

    async def _write(self, jobs: list[Job], letters: list[tuple[str, Letter]]) -> list[Row]:
        """All of these in one transaction; again, if the line was lost before anything was."""
        for attempt in range(2):
            is_fresh = self._writing is None or self._writing.closed
            try:
                async with asyncio.timeout(PATIENCE):
                    self._writing = connection = await self._ready(self._writing)
                    async with connection.transaction():
                        await self._check(connection)
                        return await self._carry_out(connection, jobs, letters)
            except (TimeoutError, asyncio.CancelledError):
                if self._writing is not None:
                    await self._writing.close()  # nobody knows what is still on its way
                raise
            except psycopg.OperationalError:
                # A restarted database is met by every connection once. An event that was kept
                # all the same is a conflict the second time, which whoever writes looks into.
                is_lost = self._writing is None or self._writing.closed
                if attempt or is_fresh or not is_lost:
                    raise
        raise AssertionError("it was tried twice")

    async def _check(self, connection: Connection) -> None:
        """Nothing old is written after a newer version has taken over."""
        async with connection.pipeline():
            await connection.execute("SELECT pg_advisory_xact_lock_shared(%s)", [TAKING_OVER])
            found = await connection.execute("SELECT version FROM cookietin")
        row = await found.fetchone()
        if row is None or row[0] != self.version:
            raise Unusable("newer")

    async def _carry_out(
        self, connection: Connection, jobs: list[Job], letters: list[tuple[str, Letter]]
    ) -> list[Row]:
        said = [*letters, *(letter for job in jobs for letter in job.letters)]
        plain: dict[bytes, Job] = {}  # most jobs: the next events of a match
        for job in jobs:
            if job.query is APPEND and job.values["events"] and not job.values["keys"]:
                plain.setdefault(job.values["match"], job)
        others = [job for job in jobs if plain.get(job.values.get("match", b"")) is not job]
        async with connection.pipeline():
            kept = await connection.execute(APPEND_ALL, columns_of(plain.values()), binary=True)
            cursors = [
                (job, await connection.execute(job.query, job.values, binary=True))
                for job in others
            ]
            for payload in envelopes(self.name, said):
                await connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, payload])
        taken = {match for (match,) in await kept.fetchall()}
        found = {job: (int(match in taken),) for match, job in plain.items()}
        rows = {job: cast(Row, await cursor.fetchone()) for job, cursor in cursors}
        return [found.get(job) or rows[job] for job in jobs]

    def _cause(self, error: BaseException) -> str:
        """What is the matter with the database, for the server's owner too, now and then."""
        cause = cause_of(error)
        now, (told, at) = time.monotonic(), self._told
        if cause != told or now - at > QUIET_SECONDS:
            self._told = cause, now
            place, reason = without_password(self.address), reason_of(error, self.address)
            code = getattr(error, "sqlstate", "") or f"store-{cause}"
            logging.getLogger(__name__).error(
                "the database cannot be used: %s, %s, %s",
                place, cause, reason, extra={"error": error, "reason": code},
            )  # fmt: skip
        return cause


async def connect(address: str) -> Connection:
    """A connection with our settings, or an error soon."""
    connection = await AsyncConnection.connect(
        address, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name="cookietin"
    )
    try:
        async with connection.pipeline():
            for setting in SESSION:
                await connection.execute(setting)
    except BaseException:
        await connection.close()
        raise
    return connection


async def bring_up_to_date(connection: Connection, upgrades: Sequence[Upgrade]) -> None:
    """Make the tables or apply the upgrades that are missing, all or none."""
    newest = BASE + len(upgrades)
    if await version_of(connection) == newest:
        return  # nobody who writes has to wait for a process that starts
    await connection.execute(f"SET LOCAL lock_timeout = '{PATIENCE:.0f}s'")
    await connection.execute("SELECT pg_advisory_xact_lock(%s)", [TAKING_OVER])
    version = await version_of(connection)  # another process may have been faster
    if version is None:
        for table in TABLES:
            await connection.execute(cast(Any, table))
        await connection.execute("INSERT INTO cookietin VALUES (%s)", [newest])
    elif version > newest:
        raise Unusable("newer")
    elif version < newest:
        await upgrade(connection, upgrades[version - BASE :])
        await connection.execute("UPDATE cookietin SET version = %s", [newest])


async def version_of(connection: Connection) -> int | None:
    """The version of our tables; None if there are none of these names."""
    cursor = await connection.execute(
        "SELECT table_name, column_name FROM information_schema.columns "
        "WHERE table_schema = current_schema() AND table_name = ANY(%s)",
        [list(COLUMNS)],
    )
    found: dict[str, set[str]] = {}
    for table, column in await cursor.fetchall():
        found.setdefault(table, set()).add(column)
    if not found:
        return None
    if found != COLUMNS:
        raise Unusable("foreign")
    row = await (await connection.execute("SELECT version FROM cookietin")).fetchone()
    if row is None:
        raise Unusable("foreign")
    return int(row[0])


async def upgrade(connection: Connection, missing: Sequence[Upgrade]) -> None:
    """Take every match through the upgrades that it lacks."""
    cursor = await connection.execute("SELECT DISTINCT match FROM events")
    for (match,) in await cursor.fetchall():
        before = await (await connection.execute(READ, [match, 0])).fetchall()
        events = [event.decode() for _, event in before]
        after = events_after(missing, events, match.decode(errors="replace"))
        async with connection.cursor() as writing:
            await writing.executemany(
                "UPDATE events SET event = %s WHERE match = %s AND number = %s",
                [
                    (new.encode(), match, number)
                    for (number, old), new in zip(before, after, strict=True)
                    if new.encode() != old
                ],
            )


def columns_of(jobs: Iterable[Job]) -> list[list[Any]]:
    """The events of jobs as columns: match, number of the first, number, event."""
    rows = [
        (job.values["match"], job.values["number"], number, event)
        for job in jobs
        for number, event in zip(job.values["numbers"], job.values["events"], strict=True)
    ]
    return [list(column) for column in zip(*rows, strict=True)] or [[], [], [], []]


def envelopes(sender: str, letters: Iterable[tuple[str, Letter]]) -> list[str]:
    """Letters as NOTIFY carries them; one that is too long for it is left out."""
    found: list[list[str]] = [[]]
    size = 0
    for letter in letters:
        text = json.dumps(letter, separators=(",", ":"))
        if len(text) + 40 > LETTER_BYTES:
            logging.getLogger(__name__).warning("a letter is not sent: %d bytes", len(text))
            continue
        if size + len(text) + 40 > LETTER_BYTES:
            found.append([])
            size = 0
        found[-1].append(text)
        size += len(text) + 1
    return [f'["{sender}",[{",".join(texts)}]]' for texts in found if texts]


def cause_of(error: BaseException) -> str:
    """Why it failed, as a key of the texts has it."""
    if isinstance(error, Unusable):
        return str(error)
    for kind, cause in OF_POSTGRES.items():
        if isinstance(error, kind):
            return cause
    return "failing"


def reason_of(error: BaseException, address: str) -> str:
    """The first line of what the database says, without the password."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return without_password(lines[0].replace(address, without_password(address)))[:LONGEST_REASON]
