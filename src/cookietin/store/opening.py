"""Opening the file of matches: private, ours, sound, of a version we know, and writable.

Anything wrong with it is reported now, in one sentence, and not at someone's first move.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from cookietin.engine.texts import Mistake

BASE = 1  # the version of a file to which no upgrade was applied; 0.1.0 wrote a 0 there
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
OTHERS = 0o077
IN_MEMORY = ":memory:"
PATIENCE = 5.0  # seconds that we wait for another program while opening; nobody plays yet
CHECKED = 100_000_000  # bytes: a larger file is not looked through, so that a start stays quick
LONGEST_REASON = 200
QUIET_SECONDS = 60.0  # until the same trouble is told again
LARGEST_LOG = 16_000_000  # bytes of what is not yet in the file, kept when there was more

EVENTS, LINKS = ["match", "number", "event"], ["key", "match", "at"]
TABLES = (
    "CREATE TABLE IF NOT EXISTS events (match TEXT NOT NULL, number INTEGER NOT NULL, "
    "event TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS links (key TEXT NOT NULL, match TEXT NOT NULL, "
    "at INTEGER NOT NULL, PRIMARY KEY (key, match)) WITHOUT ROWID",
    # Without it, the latest of a key are found by looking at all of them.
    "CREATE INDEX IF NOT EXISTS latest ON links (key, at)",
    "CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, secret BLOB NOT NULL) "
    "WITHOUT ROWID",
)

# We make neither, and a trigger could change what we write behind our back.
OF_OTHERS = "SELECT 1 FROM sqlite_master WHERE type IN ('trigger', 'view')"

OF_SQLITE = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "unreadable",
}
OF_THE_SYSTEM = {
    errno.ENOSPC: "full",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EROFS: "read-only",
}

Upgrade = Callable[[list[str]], list[str]]
Identity = tuple[int, int]


@dataclass(frozen=True)
class Opened:
    """A file that has been opened, and how to tell that it is still the same."""

    connection: sqlite3.Connection
    version: int
    files: dict[Path, Identity] = field(default_factory=dict)

    @property
    def is_gone(self) -> bool:
        """Has the file, or one that belongs to it, been deleted, moved or replaced?"""
        try:
            return any(identity(path) != known for path, known in self.files.items())
        except OSError:
            return True


def open_file(path: Path | str, upgrades: Sequence[Upgrade] = ()) -> Opened:
    """The file, with all its matches up to date; made if there is none."""
    if path == IN_MEMORY:
        connection = connect(IN_MEMORY)
        return Opened(connection, bring_up_to_date(connection, upgrades))
    try:
        # SQLite follows links too, and keeps its other files where the true one is.
        file = Path(path).resolve()
        make_folder(file.parent)
        known = make_file(file)
        connection = connect(str(file))
        try:
            return set_up(connection, file, known, upgrades)
        except BaseException:
            connection.close()
            raise
    except Unusable as error:
        raise Mistake(f"database-{error}", file=str(path), **error.variables) from error
    except sqlite3.Error as error:
        cause = cause_of(error, "failing")
        if cause == "unreadable" and may(file, os.R_OK) and not may(file.parent, os.W_OK):
            cause = "read-only"  # it needs its other files beside it
        raise Mistake(f"database-{cause}", file=str(path)) from error
    except OSError as error:
        raise Mistake(f"database-{cause_of(error, 'unreadable')}", file=str(path)) from error
    except (ValueError, RuntimeError) as error:  # no name for a file; links that go round
        raise Mistake("database-unreadable", file=repr(path)) from error


class Unusable(Exception):
    """A file or database that can be read, but not used."""

    def __init__(self, cause: str, **variables: str) -> None:
        super().__init__(cause)
        self.variables = variables


def connect(name: str) -> sqlite3.Connection:
    return sqlite3.connect(name, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def set_up(
    connection: sqlite3.Connection, file: Path, known: Identity, upgrades: Sequence[Upgrade]
) -> Opened:
    look_at(connection, BASE + len(upgrades))
    if file.stat().st_size <= CHECKED:
        [(finding,)] = connection.execute("PRAGMA quick_check(1)").fetchall()
        if finding != "ok":
            raise Unusable("damaged")
    beside = [file.with_name(file.name + ending) for ending in ("-wal", "-shm")]
    for one in (file, *beside):
        make_private(one)  # before anything is written
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA fullfsync=ON")  # on a Mac, nothing less reaches the disk
    connection.execute(f"PRAGMA journal_size_limit={LARGEST_LOG}")
    connection.execute("PRAGMA secure_delete=ON")  # no return link stays where one was taken out
    version = bring_up_to_date(connection, upgrades)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # nor in the file beside it
    files = {file: known} | {one: identity(one) for one in beside if one.exists()}
    return Opened(connection, version, files)


def look_at(connection: sqlite3.Connection, newest: int) -> None:
    """Refuse what is not ours or newer than we are, before anything is changed."""
    question = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    tables = {name for (name,) in connection.execute(question)}
    version = version_of(connection)
    if not tables and version == 0:
        return  # new
    if not {"events", "links"} <= tables or version < 0:
        raise Unusable("foreign")
    if version > newest:
        raise Unusable("newer")
    if connection.execute(OF_OTHERS).fetchone() is not None:
        raise Unusable("foreign")
    for table, columns in (("events", EVENTS), ("links", LINKS)):
        if [row[1] for row in connection.execute(f"PRAGMA table_info({table})")] != columns:
            raise Unusable("foreign")


def bring_up_to_date(connection: sqlite3.Connection, upgrades: Sequence[Upgrade]) -> int:
    """Apply the upgrades that are missing, all or none; and so try whether we may write."""
    newest = BASE + len(upgrades)
    connection.execute("BEGIN IMMEDIATE")
    try:
        look_at(connection, newest)  # again: another server may have been faster
        for table in TABLES:
            connection.execute(table)
        applied = max(version_of(connection), BASE) - BASE
        if missing := upgrades[applied:]:
            upgrade(connection, missing)
        connection.execute(f"PRAGMA user_version={newest}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return newest


def upgrade(connection: sqlite3.Connection, missing: Sequence[Upgrade]) -> None:
    matches = [match for (match,) in connection.execute("SELECT DISTINCT match FROM events")]
    for match in matches:
        question = "SELECT number, event FROM events WHERE match = ? ORDER BY number"
        before = connection.execute(question, (match,)).fetchall()
        after = events_after(missing, [event for _, event in before], match)
        changes = [
            (new, match, number)
            for (number, old), new in zip(before, after, strict=True)
            if new != old
        ]
        connection.executemany(
            "UPDATE events SET event = ? WHERE match = ? AND number = ?", changes
        )


def events_after(missing: Sequence[Upgrade], events: list[str], match: str) -> list[str]:
    """The events of a match as the upgrades make them, as many as before."""
    after = events
    try:
        for one in missing:
            after = one(after)
        if len(after) != len(events):
            raise ValueError(f"{len(events)} events became {len(after)}")
    except Exception as error:
        reason = f"{match}: {error!r}"[:LONGEST_REASON]
        raise Unusable("not-upgraded", reason=reason) from error
    return after


def version_of(connection: sqlite3.Connection) -> int:
    [(version,)] = connection.execute("PRAGMA user_version").fetchall()
    return int(version)


def cause_of(error: OSError | sqlite3.Error, otherwise: str) -> str:
    """Why it failed, as a key of the texts has it."""
    if isinstance(error, OSError):
        return OF_THE_SYSTEM.get(error.errno or 0, otherwise)
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # said by Python itself, for text that is none
        return "damaged" if isinstance(error, sqlite3.OperationalError) else otherwise
    return OF_SQLITE.get(code & 0xFF, otherwise)  # without what SQLite adds to it


def identity(path: Path) -> Identity:
    found = os.stat(path)
    return found.st_dev, found.st_ino


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, where there are none, for this user alone."""
    if not folder.exists():
        make_folder(folder.parent)
        with suppress(FileExistsError):
            folder.mkdir(PRIVATE_FOLDER)
            folder.chmod(PRIVATE_FOLDER)  # whatever the umask


def make_file(file: Path) -> Identity:
    """Make the file for this user alone, if there is none, and tell which one it is."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE_FILE))
        file.chmod(PRIVATE_FILE)  # whatever the umask
    except FileExistsError:
        # Opening a pipe would wait for ever.
        if not stat.S_ISREG(file.stat().st_mode):
            raise OSError(errno.EINVAL, "not a file") from None
    return identity(file)


def make_private(file: Path) -> None:
    """Take the rights of others from a file, where the system lets us."""
    with suppress(OSError):
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & OTHERS:
            file.chmod(mode & ~OTHERS)


def may(path: Path, how: int) -> bool:
    return os.access(path, how, effective_ids=os.access in os.supports_effective_ids)
