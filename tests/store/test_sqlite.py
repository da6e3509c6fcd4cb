"""The store keeps what it was told, and its numbers are the lock."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from cookietin.engine.log import Conflict
from cookietin.store.sqlite import SqliteStore
from scene import scene


def test_events_are_read_back_in_order(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "new" / "tin.sqlite")
        await store.append("a", 0, ["one", "two"])
        await store.append("a", 2, ["three"])
        await store.append("b", 0, ["other"])
        assert await store.read("a") == ["one", "two", "three"]
        assert await store.read("a", 2) == ["three"]
        assert await store.read("c") == []
        await store.close()

    scene(play)


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_number_that_is_not_the_next_is_a_conflict(tmp_path: Path, number: int) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "tin.sqlite")
        await store.append("a", 0, ["one", "two"])
        with pytest.raises(Conflict):
            await store.append("a", number, ["three"])
        assert await store.read("a") == ["one", "two"]
        await store.close()

    scene(play)


def test_of_many_writers_of_one_number_one_wins_and_the_others_lose_nothing_else(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "tin.sqlite")
        tries = [store.append("a", 0, [f"mine {n}"]) for n in range(20)]
        others = [store.append(f"other {n}", 0, ["x"]) for n in range(20)]
        results = await asyncio.gather(*tries, *others, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 19
        assert len(await store.read("a")) == 1
        for n in range(20):
            assert await store.read(f"other {n}") == ["x"]
        await store.close()

    scene(play)


def test_links_lead_to_matches_the_latest_first(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "tin.sqlite")
        for match in ("a", "b", "a", "c"):
            await store.link("device", match)
        assert await store.linked("device") == ["c", "a", "b"]
        assert await store.linked("device", 1) == ["c"]
        assert await store.linked("stranger") == []
        await store.close()

    scene(play)


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    program = """
import asyncio, sys
from cookietin.store.sqlite import SqliteStore
async def main():
    store = SqliteStore(sys.argv[1])
    number = 0
    while True:
        await store.append("a", number, [str(number)])
        number += 1
        print(number, flush=True)
asyncio.run(main())
"""
    path = tmp_path / "tin.sqlite"
    child = subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    for line in child.stdout:
        if int(line) == 50:
            os.kill(child.pid, signal.SIGKILL)
            break
    acknowledged = max([50, *map(int, child.stdout.read().split())])
    child.stdout.close()
    child.wait()
    with sqlite3.connect(path) as connection:
        [(kept,)] = connection.execute("SELECT count(*) FROM events")
    connection.close()
    assert kept >= acknowledged
