"""Several processes behind one port: whichever answers, everybody is at the same table."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Callable

import pytest

from cookietin.cli import main
from cookietin.web.outside import Person, Tin, family, new_device, new_table, processes
from database import Postgres
from scene import scene

NO_END = 120.0
PAGES = 8  # open at one table: so many are not all in one process


def crew_of(tin: Tin) -> list[int]:
    """The processes that serve, without the one that looks after them and without bots."""
    return [one.identity for one in processes() if one.parent == tin.process.pid and
            b"spawn_main" in command_of(one.identity)]  # fmt: skip


def command_of(process: int) -> bytes:
    try:
        with open(f"/proc/{process}/cmdline", "rb") as file:
            return file.read()
    except OSError:
        return b""


async def wait_until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(NO_END):
        while not is_so():
            await asyncio.sleep(0.05)


class Party:
    """Pages at one table, whose first device plays for everybody.

    Not of Goose, which can be over after three throws.
    """

    def __init__(self, port: int) -> None:
        self.port = port
        self.news = asyncio.Event()

    async def open(self) -> None:
        cookies = [await new_device(self.port) for _ in range(PAGES)]
        table = {"players": "2", "seat_1": "here"}
        path = await new_table(self.port, "dots-and-boxes", cookies[0], **table)
        self.people = [Person(self.port, path, cookie, self.news) for cookie in cookies]
        await self.until(lambda one: bool(one.frame))

    async def until(self, is_so: Callable[[Person], bool]) -> None:
        async with asyncio.timeout(NO_END):
            while not all(map(is_so, self.people)):
                self.news.clear()
                await self.news.wait()

    async def move(self) -> None:
        """A move that everybody sees."""
        number = self.people[0].frame["number"]
        async with asyncio.timeout(NO_END):
            answer = await self.people[0].move()
        assert answer["ok"], answer
        await self.until(lambda one: one.frame["number"] > number)

    async def close(self) -> None:
        for person in self.people:
            await person.close()


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


def test_everybody_sees_every_move_and_a_killed_process_is_replaced(address: str) -> None:
    async def play(tin: Tin) -> None:
        party = Party(tin.port)
        await party.open()
        for _ in range(3):
            await party.move()
        await party.people[0].click("say", text="Hello")
        await party.until(lambda one: "Hello" in one.parts["chat"])
        await wait_until(lambda: len(crew_of(tin)) == 2)
        first = crew_of(tin)
        for worker in first:  # one after the other, each time with people at the table
            os.kill(worker, signal.SIGKILL)
            await party.move()
        await wait_until(lambda: len(crew_of(tin)) == 2)
        assert not set(crew_of(tin)) & set(first)
        for _ in range(3):
            await party.move()
        await party.close()

    with Tin("--workers", "2", database=address) as tin:
        scene(lambda: play(tin))
        crew = crew_of(tin)
        children = [one.identity for one in family(tin.process.pid)]
        tin.process.terminate()
        assert tin.process.wait(NO_END) == 0
        mine = {*crew, *children}
        scene(lambda: wait_until(lambda: not [o for o in processes() if o.identity in mine]))
        assert not re.search("Traceback|trace=|ERROR said by", tin.log_text()), tin.log_text()


def test_workers_end_with_the_process_that_looks_after_them(address: str) -> None:
    with Tin("--workers", "2", database=address) as tin:
        scene(lambda: new_device(tin.port))
        scene(lambda: wait_until(lambda: len(crew_of(tin)) == 2))
        crew = crew_of(tin)
        os.kill(tin.process.pid, signal.SIGKILL)
        scene(lambda: wait_until(lambda: not [o for o in processes() if o.identity in crew]))


def test_several_workers_need_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--port", "0", "--lang", "en"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
