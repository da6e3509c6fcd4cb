"""What several processes share: news that travel, databases that go away, and passwords."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress

import psycopg
import pytest

from cookietin.engine.log import Conflict, Letter, StoreFailed
from cookietin.engine.texts import LANGUAGES, Mistake
from cookietin.store import postgres as module
from cookietin.store.address import is_database, open_database, without_password
from cookietin.store.postgres import PostgresStore, envelopes
from database import Postgres
from writer import events_before_a_kill

NO_END = 60.0  # longer than the slowest machine takes; nobody waits for it unless a test fails


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def own_server() -> Iterator[Postgres]:
    """A server that may be killed without harm to other tests."""
    server = Postgres()
    yield server
    server.stop()


@asynccontextmanager
async def opened(address: str, count: int = 1) -> AsyncIterator[list[PostgresStore]]:
    """Stores as that many processes have them."""
    stores = [await PostgresStore.open(address) for _ in range(count)]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


class Ear:
    """Writes down what is heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, Letter]] = []
        self.news = asyncio.Event()

    def __call__(self, match: str, letter: Letter) -> None:
        self.heard.append((match, letter))
        self.news.set()

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(NO_END):
            while not is_so():
                self.news.clear()
                await self.news.wait()


async def listening(store: PostgresStore) -> Ear:
    """Somebody who hears what others write from now on."""
    ear = Ear()
    store.listen(ear)
    await ear.until(lambda: ("", None) in ear.heard)
    return ear


# News


async def test_what_one_process_writes_or_says_the_others_hear_in_order_and_itself_does_not(
    address: str,
) -> None:
    async with opened(address, 3) as stores:
        ears = [await listening(store) for store in stores]
        await stores[0].append("a", 0, ["one", "two"])
        stores[0].tell("a", {"said": "héllo"})
        await stores[0].append("b", 0, ["one"])
        expected = [("a", 2), ("a", {"said": "héllo"}), ("b", 1)]
        for ear in ears[1:]:
            await ear.until(lambda ear=ear: len(ear.heard) >= 4)  # type: ignore[misc]
            assert sorted(map(str, ear.heard[1:])) == sorted(map(str, expected))
            assert ear.heard[1] == ("a", 2)
        assert ears[0].heard == [("", None)]


def test_letters_are_packed_as_long_as_they_fit() -> None:
    letters: list[tuple[str, Letter]] = [("m" * 16, {"said": "x" * 300}) for _ in range(100)]
    letters.insert(50, ("m", {"said": "x" * 9000}))  # which nobody sends
    found = envelopes("me", letters)
    assert all(len(one.encode()) < 8000 for one in found)
    assert sum(one.count('"said"') for one in found) == 100
    assert len(found) < 8
    assert envelopes("me", []) == []


async def test_whatever_another_program_says_on_our_channel_is_ignored(address: str) -> None:
    async with opened(address, 2) as (one, other):
        ear = await listening(one)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as line:
            for text in ("", "hello", "[]", "{}", '["x",[1]]', '["x",5]'):
                await line.execute("SELECT pg_notify('cookietin', %s)", [text])
        await other.append("a", 0, ["one"])
        await ear.until(lambda: ("a", 1) in ear.heard)


async def test_after_a_cut_whoever_listens_is_told_to_look_and_hears_again(address: str) -> None:
    async with opened(address, 2) as (one, other):
        ear = await listening(one)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as line:
            await line.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name = 'cookietin' AND datname = current_database()"
            )
        await other.append("a", 0, ["one"])  # on a new connection, by itself
        await ear.until(lambda: ear.heard.count(("", None)) == 2)
        assert await one.lengths(["a", "b"]) == {"a": 1, "b": 0}
        await other.append("a", 1, ["two"])
        await ear.until(lambda: ("a", 2) in ear.heard)


# A database that goes away


async def failure(asked: Awaitable[object]) -> str:
    with pytest.raises(StoreFailed) as caught:
        await asyncio.wait_for(asked, NO_END)
    return caught.value.cause


async def test_while_the_database_is_away_that_is_said_and_then_it_goes_on(
    own_server: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(own_server.new_database()) as [store]:
        await store.append("a", 0, ["one"])
        own_server.kill()
        assert await failure(store.append("a", 1, ["two"])) == "store-away"
        assert await failure(store.read("a")) == "store-away"
        own_server.start()
        await store.append("a", 1, ["two"])
        assert await store.read("a") == ["one", "two"]
    assert len([one for one in caplog.records if one.name == module.__name__]) == 1


async def test_a_second_outage_is_told_to_the_owner_as_well(
    own_server: Postgres, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "QUIET_SECONDS", 0.0, raising=False)
    async with opened(own_server.new_database()) as [store]:
        for number, told in ((0, 1), (1, 2)):
            await store.append("a", number, ["one"])
            own_server.kill()
            assert await failure(store.append("a", number + 1, ["two"])) == "store-away"
            assert len([one for one in caplog.records if one.name == module.__name__]) == told
            own_server.start()


async def test_a_database_that_stands_still_is_away_and_what_it_kept_meanwhile_is_not_doubled(
    own_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(own_server.new_database()) as [store]:
        await store.append("a", 0, ["one"])
        assert await store.read("a") == ["one"]
        monkeypatch.setattr(module, "PATIENCE", 0.3)
        own_server.signal(signal.SIGSTOP)
        try:
            assert await failure(store.append("a", 1, ["two"])) == "store-away"
            assert await failure(store.read("a")) == "store-away"
        finally:
            own_server.signal(signal.SIGCONT)
        monkeypatch.setattr(module, "PATIENCE", NO_END)
        with suppress(Conflict):  # kept when the database woke up: whoever writes reads it
            await store.append("a", 1, ["two"])
        assert await store.read("a") == ["one", "two"]


async def test_a_process_that_stands_still_in_the_middle_holds_nobody_up_for_long(
    address: str,
) -> None:
    async with opened(address) as [store]:
        await store.append("a", 0, ["one"])
        async with await psycopg.AsyncConnection.connect(address) as other:
            await other.execute("INSERT INTO events VALUES ('a', 1, 'mine')")
            kept, late = await asyncio.gather(
                store.append("b", 0, ["one"]),
                store.append("a", 1, ["two"]),
                return_exceptions=True,
            )
            assert kept is None
            assert isinstance(late, StoreFailed)
            assert late.cause == "store-locked"
            await other.rollback()
        await store.append("a", 1, ["two"])


async def test_what_was_acknowledged_survives_a_kill_of_the_process_and_of_the_database(
    own_server: Postgres,
) -> None:
    address = own_server.new_database()
    acknowledged = events_before_a_kill(address, own_server.kill)
    own_server.start()
    async with opened(address) as [store]:
        assert len(await store.read("a")) >= acknowledged


# Opening


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_database_that_is_not_there_is_named_without_its_password(language: str) -> None:
    with pytest.raises(Mistake) as refused:
        await open_database("postgresql://ada:hush@127.0.0.1:1/tin")
    text = refused.value.phrase.text(language)
    assert "127.0.0.1" in text
    assert "hush" not in text


async def test_tables_of_another_program_are_left_alone(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE TABLE events (day DATE)")
    with pytest.raises(Mistake) as refused:
        await open_database(address)
    assert refused.value.phrase.key == "database-foreign"
    with psycopg.connect(address) as connection:
        found = connection.execute(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        ).fetchall()
    assert found == [("events",)]


async def test_many_processes_may_open_an_empty_database_at_the_same_time(address: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(address) for _ in range(6)))
    assert len({await store.secret("cookies") for store in stores}) == 1
    for store in stores:
        await store.close()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://ada:hush@db/tin", "postgresql://ada:…@db/tin"),
        ("postgresql://ada@db/tin", "postgresql://ada@db/tin"),
        ("postgresql://db/tin?user=ada&password=hush&x=1", None),
        ("postgresql://ada:hush@db/tin?password=hush", None),
    ],
)
def test_no_password_is_shown(text: str, shown: str | None) -> None:
    assert is_database(text)
    found = without_password(text)
    assert "hush" not in found
    assert shown is None or found == shown


def test_the_usual_server_needs_no_postgres() -> None:
    program = "import sys, cookietin.cli, cookietin.web.serve; print('psycopg' in sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout == "False\n"


async def test_without_its_package_an_address_is_answered_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "cookietin.store.postgres", None)
    with pytest.raises(Mistake) as refused:
        await open_database("postgresql://db/tin")
    assert "cookietin[postgres]" in refused.value.phrase.text()
