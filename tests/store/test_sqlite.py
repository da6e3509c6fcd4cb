"""Whatever happens to the file, the store answers: kept, or not kept, and soon."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from cookietin.engine.log import Conflict, StoreFailed
from cookietin.store import sqlite
from cookietin.store.sqlite import SqliteStore
from scene import scene
from writer import events_before_a_kill

NO_END = 60.0  # longer than the slowest machine takes; nobody waits for it unless a test fails


Evening = Callable[[SqliteStore], Awaitable[None]]
Play = Callable[[Evening], None]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tin.sqlite"


@pytest.fixture
def play(path: Path) -> Play:
    """Plays with a store that has a match of one event, and closes it."""

    def run(evening: Evening) -> None:
        async def whole() -> None:
            store = SqliteStore(path)
            await store.append("a", 0, ["one"])
            try:
                await asyncio.wait_for(evening(store), NO_END)
            finally:
                await asyncio.wait_for(store.close(), NO_END)

        scene(whole)

    return run


@contextmanager
def held(path: Path, how: str = "BEGIN IMMEDIATE") -> Iterator[None]:
    """Another program is using the file."""
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute(how)
        yield


async def failure(asked: Awaitable[Any]) -> str:
    """Why something was not done, as a sentence."""
    with pytest.raises(StoreFailed) as caught:
        await asked
    return str(caught.value)


def kept(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [event for (event,) in connection.execute("SELECT event FROM events")]


# Deleted, moved, replaced


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes nothing that is open")
@pytest.mark.parametrize("ending", ["", "-wal", "-shm"])
def test_nothing_is_kept_in_a_file_that_was_deleted(path: Path, play: Play, ending: str) -> None:
    async def evening(store: SqliteStore) -> None:
        path.with_name(path.name + ending).unlink()
        for _ in range(2):
            assert "deleted or replaced" in await failure(store.append("a", 1, ["two"]))
            assert "deleted or replaced" in await failure(store.link("device", "a"))
            assert "deleted or replaced" in await failure(store.read("a"))

    play(evening)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows moves nothing that is open")
def test_a_file_that_was_replaced_is_not_touched(path: Path, play: Play) -> None:
    async def evening(store: SqliteStore) -> None:
        for ending in ("", "-wal", "-shm"):
            old = path.with_name(path.name + ending)
            old.rename(old.with_name("old" + old.name))
        other = SqliteStore(path)
        await other.append("b", 0, ["of the other"])
        assert "deleted or replaced" in await failure(store.append("a", 1, ["two"]))
        await store.close()
        assert path.with_name(path.name + "-wal").stat().st_size
        await other.append("b", 1, ["and more"])
        await other.close()

    play(evening)
    assert kept(path) == ["of the other", "and more"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows moves nothing that is open")
def test_a_file_that_comes_back_is_used_again(path: Path, play: Play) -> None:
    async def evening(store: SqliteStore) -> None:
        path.rename(path.with_name("elsewhere"))
        await failure(store.append("a", 1, ["two"]))
        path.with_name("elsewhere").rename(path)
        await store.append("a", 1, ["two"])
        assert await store.read("a") == ["one", "two"]

    play(evening)


# Locked


def test_while_another_program_writes_nothing_is_kept_and_everything_can_be_read(
    path: Path, play: Play
) -> None:
    async def evening(store: SqliteStore) -> None:
        with held(path):
            assert "another program" in await failure(store.append("a", 1, ["two"]))
            assert await store.read("a") == ["one"]
        await store.append("a", 1, ["two"])
        assert await store.read("a") == ["one", "two"]

    play(evening)


def test_all_who_come_while_the_file_is_locked_wait_together(path: Path, play: Play) -> None:
    tries: list[str] = []

    async def evening(store: SqliteStore) -> None:
        with held(path):
            store._connection.set_trace_callback(
                lambda said: tries.append(said) if said.startswith("BEGIN") else None
            )
            asked = [store.append(f"m{n}", 0, ["x"]) for n in range(2000)]
            found = await asyncio.gather(*asked, return_exceptions=True)
        assert {str(one) for one in found} == {str(StoreFailed("store-locked"))}
        assert len(tries) <= 3  # of 2000 jobs, 256 at a time
        await store.append("a", 1, ["two"])

    play(evening)
    assert kept(path) == ["one", "two"]


def test_the_thread_does_not_wait_for_ever_though_somebody_always_asks(
    path: Path, play: Play
) -> None:
    async def evening(store: SqliteStore) -> None:
        async def ask(number: int) -> bool:
            while True:
                try:
                    await store.append(f"m{number}", 0, ["x"])
                except StoreFailed:
                    continue
                return True

        with held(path):
            asking = [asyncio.create_task(ask(number)) for number in range(5)]
            await failure(store.link("device", "a"))
        assert all(await asyncio.gather(*asking))

    play(evening)


# Full, damaged, taken over


def test_when_the_disk_is_full_nothing_is_kept_and_with_room_again_it_goes_on(
    path: Path, play: Play, no_room: Callable[[int], None]
) -> None:
    async def evening(store: SqliteStore) -> None:
        no_room(50_000)
        asked = [store.append(f"m{n}", 0, ["x" * 20_000]) for n in range(10)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert any(isinstance(one, StoreFailed) for one in found)
        assert all(one is None or isinstance(one, StoreFailed) for one in found)
        assert await store.read("a") == ["one"]
        await failure(store.append("a", 1, ["two" * 20_000]))
        no_room(-1)
        for n, one in enumerate(found):
            assert bool(await store.read(f"m{n}")) == (one is None)
        await store.append("a", 1, ["two"])
        assert await store.read("a") == ["one", "two"]

    play(evening)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_when_sqlite_calls_the_disk_full_so_do_we(play: Play) -> None:
    async def evening(store: SqliteStore) -> None:
        [(pages,)] = store._connection.execute("PRAGMA page_count")
        store._connection.execute(f"PRAGMA max_page_count={pages}")
        assert "disk is full" in await failure(store.append("a", 1, ["x" * 100_000]))
        assert await store.read("a") == ["one"]
        store._connection.execute("PRAGMA max_page_count=1000000")
        await store.append("a", 1, ["two"])

    play(evening)


def test_one_damaged_match_takes_no_other_with_it(path: Path) -> None:
    async def fill() -> None:
        store = SqliteStore(path)
        for match in "abc":
            await store.append(match, 0, [match * 500 for _ in range(200)])
        await store.close()

    async def read() -> None:
        store = SqliteStore(path)
        raw = path.read_bytes()
        store._connection.execute("PRAGMA cache_size=1")  # so that it looks at the disk again
        pages = range(0, len(raw), 4096)
        most = max(pages, key=lambda page: raw[page : page + 4096].count(b"b" * 500))
        with path.open("r+b") as file:
            file.seek(most)
            file.write(b"\xa5" * 4096)
        found = await asyncio.gather(*map(store.read, "abc"), return_exceptions=True)
        assert found[0] == ["a" * 500] * 200
        assert "damaged" in str(found[1])
        assert found[2] == ["c" * 500] * 200
        written = [store.append(match, 200, ["more"]) for match in "ac"]
        await asyncio.gather(*written)
        await store.close()

    scene(fill)
    scene(read)


def test_text_that_is_none_is_damage(path: Path, play: Play) -> None:
    async def evening(store: SqliteStore) -> None:
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("UPDATE events SET event = CAST(x'ff00ff' AS TEXT)")
        assert "damaged" in await failure(store.read("a"))

    play(evening)


def test_when_a_newer_version_has_taken_over_the_file_nothing_old_is_written(
    path: Path, play: Play
) -> None:
    async def evening(store: SqliteStore) -> None:
        newer = SqliteStore(path, [lambda events: [event.upper() for event in events]])
        assert "newer version" in await failure(store.append("a", 1, ["two"]))
        await newer.append("a", 1, ["TWO"])
        assert await newer.read("a") == ["ONE", "TWO"]
        await newer.close()

    play(evening)


# The thread


@pytest.mark.parametrize("error", [KeyError("x"), MemoryError(), Conflict(), RuntimeError("x")])
def test_what_a_job_raises_goes_to_its_caller_and_to_no_other(
    path: Path, play: Play, error: Exception
) -> None:
    def write(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO events VALUES ('half', 0, 'written')")
        raise error

    def look(connection: sqlite3.Connection) -> None:
        raise error

    async def evening(store: SqliteStore) -> None:
        found = await asyncio.gather(
            store.append("b", 0, ["before"]),
            store._do(write, writes=True),
            store._do(look, writes=False),
            store.append("c", 0, ["after"]),
            return_exceptions=True,
        )
        assert list(found) == [None, error, error, None]
        assert await store.read("half") == []
        assert await store.read("b") == ["before"]
        assert await store.read("c") == ["after"]

    play(evening)


def test_what_cannot_be_written_is_told_to_who_wrote_it(play: Play) -> None:
    async def evening(store: SqliteStore) -> None:
        wrong: Any = {"not": "text"}
        found = await asyncio.gather(
            store.append("b", 0, ["\ud800"]),
            store.append("c", 0, ["fine", wrong]),
            store.append("d", 0, [None]),  # type: ignore[list-item]
            store.append("e", 0, ["fine"]),
            store.read("a", 2**70),
            return_exceptions=True,
        )
        kinds = [UnicodeEncodeError, sqlite3.Error, sqlite3.IntegrityError, type(None)]
        assert all(isinstance(one, kind) for one, kind in zip(found, kinds, strict=False)), found
        assert isinstance(found[-1], OverflowError)
        assert [await store.read(match) for match in "bcde"] == [[], [], [], ["fine"]]

    play(evening)


def test_who_does_not_wait_any_more_does_not_disturb_the_others(path: Path) -> None:
    store = SqliteStore(path)

    async def leave(number: int) -> None:
        asyncio.ensure_future(store.append("a", number, ["x"]))  # noqa: RUF006
        await asyncio.sleep(0)

    with held(path):  # the loop is closed before the thread can answer
        for number in range(3):
            scene(lambda number=number: leave(number))  # type: ignore[misc]

    async def go_on() -> None:
        await store.append("b", 0, ["x"])
        assert await store.read("b") == ["x"]
        await store.close()

    scene(go_on)


def test_who_is_cancelled_has_written_all_or_nothing(play: Play) -> None:
    async def evening(store: SqliteStore) -> None:
        asked = asyncio.ensure_future(store.append("a", 1, ["two", "three"]))
        await asyncio.sleep(0)
        asked.cancel()
        assert await store.read("a") in (["one"], ["one", "two", "three"])
        await asyncio.wait([asked])

    play(evening)


def test_when_too_much_waits_more_is_refused_at_once(
    path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "MOST_WAITING", 10)

    async def evening(store: SqliteStore) -> None:
        with held(path):
            asked = [store.append(f"m{n}", 0, ["x"]) for n in range(100)]
            found = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(one) for one in found} == {StoreFailed}
        assert str(StoreFailed("store-busy")) in {str(one) for one in found}
        await store.append("a", 1, ["two"])

    play(evening)


async def test_who_asks_after_closing_is_told_so(path: Path) -> None:
    store = SqliteStore(path)
    waiting = asyncio.gather(*(store.append(f"m{n}", 0, ["x"]) for n in range(600)))
    await asyncio.sleep(0)
    await asyncio.wait_for(asyncio.gather(store.close(), store.close()), NO_END)
    await waiting
    await asyncio.wait_for(store.close(), NO_END)
    assert "shutting down" in await failure(store.append("a", 0, ["one"]))
    assert "shutting down" in await failure(store.read("a"))
    assert len(kept(path)) == 600


def test_trouble_is_told_to_the_owner_once_with_the_name_of_the_file_and_to_players_without(
    path: Path, play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening(store: SqliteStore) -> None:
        path.rename(path.with_name("elsewhere"))
        for _ in range(20):
            assert str(path.parent) not in await failure(store.append("a", 1, ["two"]))

    if sys.platform != "win32":
        play(evening)
        [told] = [said for said in caplog.records if said.name == sqlite.__name__]
        assert str(path) in told.getMessage()


def test_a_device_with_very_many_links_is_linked_as_quickly_as_any(path: Path, play: Play) -> None:
    async def evening(store: SqliteStore) -> None:
        plan = "EXPLAIN QUERY PLAN SELECT max(at) FROM links WHERE key = 'x'"
        [row] = store._connection.execute(plan).fetchall()
        assert "INDEX latest (key=?)" in row[3]

    play(evening)


def test_what_was_acknowledged_survives_a_kill(path: Path) -> None:
    acknowledged = events_before_a_kill(str(path))
    assert len(kept(path)) >= acknowledged


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM events WHERE number = 1",
        "UPDATE events SET event = x'00ff' WHERE number = 1",
        "UPDATE events SET number = 7 WHERE number = 2",
    ],
)
def test_a_match_that_lacks_an_event_is_damaged_and_not_another_match(
    path: Path, play: Play, damage: str
) -> None:
    async def evening(store: SqliteStore) -> None:
        await store.append("a", 1, ["two", "three"])
        with closing(sqlite3.connect(path)) as other, other:
            other.execute(damage)
        assert "damaged" in await failure(store.read("a"))

    play(evening)


def test_an_event_that_comes_too_late_takes_none_of_the_others_with_it(play: Play) -> None:
    """They are appended together; where one is refused, each is judged by itself."""

    async def write(store: SqliteStore) -> None:
        found = await asyncio.gather(
            *(store.append(f"match-{at}", at % 2, ["one"]) for at in range(20)),
            store.append("match-0", 1, ["two"]),
            store.append("match-0", 1, ["another two"]),
            store.append("half", 0, ["\ud800"]),
            return_exceptions=True,
        )
        late = [isinstance(one, Conflict) for one in found]
        assert late == [bool(at % 2) for at in range(20)] + [False, True, False]
        assert isinstance(found[-1], UnicodeEncodeError)
        assert await store.read("match-0") == ["one", "two"]
        assert [len(await store.read(f"match-{at}")) for at in range(1, 20)] == [0, 1] * 9 + [0]

    play(write)


@pytest.mark.parametrize("error", [SystemExit(), KeyboardInterrupt(), GeneratorExit()])
def test_a_job_cannot_end_the_thread(play: Play, error: BaseException) -> None:
    def leave(connection: sqlite3.Connection) -> None:
        raise error

    async def evening(store: SqliteStore) -> None:
        for writes in (True, False):
            await failure(store._do(leave, writes=writes))
        await store.append("a", 1, ["two"])
        assert await store.read("a") == ["one", "two"]

    play(evening)


def test_the_events_of_a_busy_server_are_few_statements(play: Play) -> None:
    """All that came during a commit is in the next one, many events as one statement."""

    async def write_much(store: SqliteStore) -> None:
        done: list[str] = []
        store._connection.set_trace_callback(done.append)
        await asyncio.gather(*(store.append(f"match-{at}", 0, ["one"]) for at in range(100)))
        commits = done.count("COMMIT")
        assert commits < 50
        assert sum(text.startswith("INSERT INTO events") for text in done) < 50
        assert not any("SAVEPOINT" in text for text in done)
        for at in range(100):
            assert await store.read(f"match-{at}") == ["one"]

    play(write_much)


def test_of_several_events_with_a_wrong_number_none_is_kept(play: Play) -> None:
    async def clash(store: SqliteStore) -> None:
        for number in (0, 2):
            with pytest.raises(Conflict):
                await store.append("a", number, ["two"])
            with pytest.raises(Conflict):
                await store.append("a", number, ["two", "three"], ["key"])
        assert await store.read("a") == ["one"]
        assert await store.matches_of("key") == []

    play(clash)
