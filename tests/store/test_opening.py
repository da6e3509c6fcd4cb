"""A file is opened privately, brought up to date, or refused with a sentence."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from cookietin.engine.log import Conflict, Store
from cookietin.engine.texts import LANGUAGES, Mistake
from cookietin.store import opening
from cookietin.store.opening import BASE, Upgrade
from cookietin.store.sqlite import SqliteStore
from scene import scene

FIRST_TABLES = """
CREATE TABLE events (match TEXT NOT NULL, number INTEGER NOT NULL, event TEXT NOT NULL,
    PRIMARY KEY (match, number)) WITHOUT ROWID;
CREATE TABLE links (key TEXT NOT NULL, match TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (key, match)) WITHOUT ROWID;
"""
NOBODY = 65534

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tin.sqlite"


@pytest.fixture
def shelf() -> Iterator[Path]:
    """A folder of somebody who has no special rights, and we are that one."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with tempfile.TemporaryDirectory() as folder:
        if is_root:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        try:
            yield Path(folder)
        finally:
            os.chmod(folder, 0o700)
            if is_root:
                os.seteuid(0)


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def use(path: Path | str, *upgrades: Upgrade) -> dict[str, list[str]]:
    """Open a file, read the matches a and b, and close it."""

    async def play() -> dict[str, list[str]]:
        store = SqliteStore(path, upgrades)
        found = {match: await store.read(match) for match in ("a", "b")}
        await store.close()
        return found

    return scene(play)


def refusal(path: Path | str, *upgrades: Upgrade) -> str:
    """The key of why a file is not opened; it is said with its name in every language."""
    with pytest.raises(Mistake) as caught:
        SqliteStore(path, upgrades)
    for language in LANGUAGES:
        assert Path(path).name in caught.value.phrase.text(language)
    return caught.value.phrase.key


def ask(path: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(question).fetchall()


def first_file(path: Path, **matches: list[str]) -> None:
    """A file as version 0.1.0 has left it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.executescript(FIRST_TABLES)
        for match, events in matches.items():
            rows = [(match, number, event) for number, event in enumerate(events)]
            connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
            connection.execute("INSERT INTO links VALUES ('device', ?, 1)", (match,))


# Who may read it


@posix
@pytest.mark.parametrize("mask", [0o000, 0o022, 0o777])
async def test_what_is_made_is_private_whatever_the_umask(tmp_path: Path, mask: int) -> None:
    before = mode(tmp_path)
    path = tmp_path / "two" / "folders" / "tin.sqlite"
    with umask(mask):
        store = SqliteStore(path)
        await store.append("a", 0, ["one"])
    files = {found.name: mode(found) for found in path.parent.iterdir()}
    assert files == {"tin.sqlite": 0o600, "tin.sqlite-wal": 0o600, "tin.sqlite-shm": 0o600}
    assert {mode(path.parent), mode(path.parent.parent)} == {0o700}
    await store.close()
    assert mode(tmp_path) == before


@posix
def test_a_file_of_ours_that_others_could_read_is_made_private(path: Path) -> None:
    first_file(path, a=["one"])
    with closing(sqlite3.connect(path)) as server:  # it was killed, and left its other files
        server.execute("SELECT * FROM events")
        beside = [path.with_name(path.name + ending) for ending in ("-wal", "-shm")]
        for one in (path, *beside):
            one.chmod(0o664)
        assert use(path)["a"] == ["one"]
        assert [mode(one) for one in (path, *beside)] == [0o600] * 3


@posix
def test_a_file_of_another_program_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE bookmarks (address TEXT)")
    path.chmod(0o644)
    before = path.read_bytes()
    assert refusal(path) == "database-foreign"
    assert path.read_bytes() == before
    assert mode(path) == 0o644


@posix
def test_a_link_to_nowhere_leads_to_a_private_file(tmp_path: Path, path: Path) -> None:
    path.symlink_to(tmp_path / "elsewhere")
    use(path)
    assert mode(tmp_path / "elsewhere") == 0o600


# Versions


def renamed(events: list[str]) -> list[str]:
    return [event.replace("one", "uno") for event in events]


def numbered(events: list[str]) -> list[str]:
    return [f"{number} {event}" for number, event in enumerate(events)]


def broken(events: list[str]) -> list[str]:
    return [json.loads(event) for event in events]


def shortened(events: list[str]) -> list[str]:
    return events[:-1]


def test_a_new_file_has_the_newest_version(path: Path) -> None:
    use(path)
    assert ask(path, "PRAGMA user_version") == [(BASE,)]
    path.unlink()
    use(path, broken, shortened)
    assert ask(path, "PRAGMA user_version") == [(BASE + 2,)]


def test_the_upgrades_that_are_missing_are_applied_in_order_and_once(path: Path) -> None:
    first_file(path, a=["one", "two"], b=["one"])
    assert use(path) == {"a": ["one", "two"], "b": ["one"]}
    assert use(path, renamed) == {"a": ["uno", "two"], "b": ["uno"]}
    for _ in range(2):
        assert use(path, broken, numbered) == {"a": ["0 uno", "1 two"], "b": ["0 uno"]}
    assert ask(path, "SELECT key, match FROM links") == [("device", "a"), ("device", "b")]


def test_a_file_of_the_first_version_gets_all_of_them(path: Path) -> None:
    first_file(path, a=["one", "two"])
    assert use(path, renamed, numbered)["a"] == ["0 uno", "1 two"]
    assert ask(path, "PRAGMA user_version") == [(BASE + 2,)]


@pytest.mark.parametrize("last", [broken, shortened])
def test_an_upgrade_that_fails_leaves_everything_as_it_was(path: Path, last: Upgrade) -> None:
    first_file(path, a=["one", "two"], b=["one"])
    assert refusal(path, renamed, last) == "database-not-upgraded"
    assert use(path) == {"a": ["one", "two"], "b": ["one"]}


def test_a_newer_file_is_refused_and_left_alone(path: Path) -> None:
    use(path, renamed)
    before = path.read_bytes()
    assert refusal(path) == "database-newer"
    assert path.read_bytes() == before


async def test_what_the_first_version_wrote_can_still_be_used(path: Path) -> None:
    first_file(path, a=["one"])
    store: Store = SqliteStore(path)
    assert await store.read("a") == ["one"]
    assert await store.matches_of("device") == ["a"]
    with pytest.raises(Conflict):
        await store.append("a", 0, ["two"])
    await store.append("b", 0, ["one"], ["device"])
    assert await store.matches_of("device") == ["b", "a"]
    assert len(await store.secret("cookies")) == 32
    await store.close()


def test_a_secret_survives_a_restart(path: Path) -> None:
    async def look() -> bytes:
        store = SqliteStore(path)
        found = await store.secret("cookies")
        await store.close()
        return found

    assert scene(look) == scene(look)


# What cannot be opened


def test_what_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)
    assert refusal(path) == "database-damaged"
    assert path.read_text() == "Dear diary, " * 1000


@pytest.mark.parametrize("damage", ["truncated", "overwritten"])
def test_a_damaged_file_is_refused(path: Path, damage: str) -> None:
    first_file(path, a=[f"{number} {'x' * 500}" for number in range(500)])
    whole = path.read_bytes()
    middle = len(whole) // 2
    if damage == "truncated":
        path.write_bytes(whole[:middle])
    else:
        path.write_bytes(whole[:middle] + b"\xa5" * 20_000 + whole[middle + 20_000 :])
    assert refusal(path) == "database-damaged"


def test_tables_of_the_same_names_are_not_enough(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript("CREATE TABLE events (day); CREATE TABLE links (address)")
    assert refusal(path) == "database-foreign"


@pytest.mark.parametrize(
    "addition",
    [
        "CREATE TRIGGER t AFTER INSERT ON events BEGIN DELETE FROM events; END",
        "CREATE VIEW v AS SELECT * FROM events",
    ],
)
def test_a_file_to_which_somebody_added_something_that_acts_is_refused(
    path: Path, addition: str
) -> None:
    use(path)
    ask(path, addition)
    assert refusal(path) == "database-foreign"


def test_a_folder_is_refused(path: Path) -> None:
    path.mkdir()
    assert refusal(path) == "database-unreadable"


@posix
def test_a_pipe_is_refused_without_waiting_for_its_other_end(path: Path) -> None:
    os.mkfifo(path)
    assert refusal(path) == "database-unreadable"


@posix
def test_links_that_go_round_are_refused(path: Path) -> None:
    path.symlink_to(path)
    assert refusal(path) == "database-unreadable"


def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path) -> None:
    for name in ("a\0b", "x" * 5000):
        with pytest.raises(Mistake) as caught:
            SqliteStore(tmp_path / name)
        assert caught.value.phrase.key == "database-unreadable"


@posix
def test_a_file_that_may_not_be_read_is_refused(shelf: Path) -> None:
    path = shelf / "tin.sqlite"
    first_file(path)
    path.chmod(0o200)
    assert refusal(path) == "database-unreadable"


@posix
@pytest.mark.parametrize("journal", ["WAL", "DELETE"])
@pytest.mark.parametrize(("locked", "mode"), [("tin.sqlite", 0o400), (".", 0o500)])
def test_a_file_that_may_not_be_written_or_is_in_such_a_folder_is_refused_at_once(
    shelf: Path, journal: str, locked: str, mode: int
) -> None:
    path = shelf / "tin.sqlite"
    first_file(path)
    ask(path, f"PRAGMA journal_mode={journal}")
    (shelf / locked).chmod(mode)
    assert refusal(path) == "database-read-only"


@posix
def test_a_folder_in_which_no_file_can_be_made_is_refused(shelf: Path) -> None:
    shelf.chmod(0o500)
    assert refusal(shelf / "tin.sqlite") == "database-read-only"
    assert refusal(shelf / "new" / "tin.sqlite") == "database-read-only"


def test_a_file_that_another_program_holds_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)
    use(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert refusal(path) == "database-locked"
    use(path)


@posix
def test_a_full_disk_is_said_at_once(path: Path, no_room: Callable[[int], None]) -> None:
    no_room(0)
    assert refusal(path) in ("database-full", "database-failing")


def test_nothing_stays_open_of_what_was_refused(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)
    refusal(path)  # what is loaded at the first time stays
    if Path("/proc/self/fd").exists():
        before = sorted(os.listdir("/proc/self/fd"))
        refusal(path)
        assert sorted(os.listdir("/proc/self/fd")) == before
