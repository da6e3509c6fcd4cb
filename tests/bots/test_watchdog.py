"""The process of the bots is killed all the time, and nobody who asks it hangs."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import pytest

from cookietin.bots import process
from cookietin.bots.process import BotProcess, Child
from cookietin.engine import registry
from cookietin.engine.bot import NoAnswer
from cookietin.games.goose.moves import THROW
from scene import scene

if sys.platform == "win32":
    pytest.skip("there is no kill -9 on Windows", allow_module_level=True)

NO_END = 60.0  # longer than the slowest machine takes; nobody waits for it unless a test fails
ASKERS = 8
LONG = 20_000  # moves: a question that no pipe takes in one piece
TINY = """
import sys, time
for line in sys.stdin.buffer:
    number = line[7:line.index(b",")]
    time.sleep(int(number) % 3 / 1000)
    sys.stdout.buffer.write(b'{"id": %s, "move": 0}\\n' % number)
    sys.stdout.buffer.flush()
"""
QUICK = (sys.executable, "-I", "-S", "-c", TINY)  # starts in no time, for it imports nothing


def asyncio_loop(whole: Coroutine[Any, Any, None]) -> None:
    scene(lambda: whole)


def uvloop_loop(whole: Coroutine[Any, Any, None]) -> None:
    run = pytest.importorskip("uvloop").run
    with ThreadPoolExecutor(1) as pool:  # Playwright may have a loop in this one
        pool.submit(run, whole).result()


LOOPS = {"asyncio": asyncio_loop, "uvloop": uvloop_loop}


class Watch:
    """Askers who ask all the time, and somebody who kills whom they ask."""

    def __init__(self, command: tuple[str, ...], kills: int) -> None:
        self.bots = BotProcess(*command, pause=0.001)
        self.kills = kills
        self.killed: Child | None = None
        self.random = random.Random(kills)
        self.view = registry.game("goose", players=3, first=0).start(seed=1).view(0)
        self.found: Counter[str] = Counter()

    async def run(self) -> None:
        askers = [asyncio.create_task(self.ask()) for _ in range(ASKERS)]
        try:
            while self.kills:
                async with asyncio.timeout(NO_END):
                    await self.random.choice(
                        [self.starting, self.writing, self.thinking, self.answering]
                    )()
                self.kill()
            await asyncio.gather(*askers)
            assert await self.one([THROW]) == "answered"
        finally:
            self.kills = 0
            await asyncio.wait_for(self.bots.close(), NO_END)
            await asyncio.wait(askers)
        assert self.found["answered"]

    # When it is killed

    async def starting(self) -> None:
        await settled(lambda: self.living is not None)

    async def writing(self) -> None:
        await settled(lambda: self.living is not None and self.living.asked > 0)

    async def thinking(self) -> None:
        await settled(lambda: self.living is not None and len(self.living.owed) > 0)
        await asyncio.sleep(self.random.random() / 100)

    async def answering(self) -> None:
        enough = self.found["answered"] + self.random.randrange(1, 5)
        await settled(lambda: self.found["answered"] >= enough)

    @property
    def living(self) -> Child | None:
        child = self.bots._child
        return None if child is None or child.is_dead or child is self.killed else child

    def kill(self) -> None:
        child = self.living
        if child is not None and child.transport.get_returncode() is None:
            with suppress(ProcessLookupError):  # it is gone, and we have not heard of it yet
                os.kill(child.transport.get_pid(), signal.SIGKILL)
                self.kills -= 1
                self.killed = child

    async def ask(self) -> None:
        while self.kills:
            self.found[await self.one([THROW] * self.random.choice([1, 1, 1, LONG]))] += 1

    async def one(self, legal: list[int]) -> str:
        try:
            asked = self.bots.choose("random", self.view, legal, NO_END)
            assert await asyncio.wait_for(asked, NO_END) in legal
        except NoAnswer:
            return "not answered"
        return "answered"


@pytest.fixture
def children(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """All that were started."""
    found: list[int] = []
    real = Child.connection_made

    def connection_made(self: Child, transport: asyncio.BaseTransport) -> None:
        real(self, transport)
        found.append(self.transport.get_pid())

    monkeypatch.setattr(Child, "connection_made", connection_made)
    monkeypatch.setattr(process, "LONGEST_PAUSE", 0.01)  # so that many can be killed
    return found


def open_files() -> int:
    return len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0


def is_left(pid: int) -> bool:
    """Is there still such a child of ours, alive or as a zombie?"""
    try:
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def watch(loop: str, children: list[int], command: tuple[str, ...], kills: int) -> None:
    async def whole() -> None:
        await Watch(command, 1).run()  # a loop opens what it needs for children once
        await settled(lambda: len(asyncio.all_tasks()) == 1)
        files, threads = open_files(), threading.active_count()
        await Watch(command, kills).run()
        await settled(lambda: asyncio.all_tasks() == {asyncio.current_task()})
        await settled(lambda: not any(map(is_left, children)))
        await settled(lambda: open_files() <= files)
        await settled(lambda: threading.active_count() <= threads)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: LOOPS[loop](whole())).result()
    assert len(children) > kills


async def settled(is_so: Callable[[], bool]) -> None:
    """Wait until it is so: what ends, ends a moment later."""
    async with asyncio.timeout(NO_END):
        while not is_so():
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("kills", [100, pytest.param(1000, marks=pytest.mark.slow)])
def test_kills_at_any_moment_leave_nobody_waiting_and_nothing_behind(
    loop: str, children: list[int], kills: int
) -> None:
    watch(loop, children, QUICK, kills)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("kills", [12, pytest.param(60, marks=pytest.mark.slow)])
def test_the_true_process_may_be_killed_at_any_moment_too(
    loop: str, children: list[int], kills: int
) -> None:
    watch(loop, children, (), kills)


@pytest.mark.parametrize("loop", LOOPS)
def test_what_cannot_be_started_leaves_nothing_behind(loop: str) -> None:
    async def whole() -> None:
        await Watch(QUICK, 1).run()
        files = open_files()
        bots = BotProcess("there is no such program", pause=0.0)
        view = registry.game("goose", players=3, first=0).start(seed=1).view(0)
        for _ in range(20):
            with pytest.raises(NoAnswer):
                await bots.choose("random", view, [0], 1.0)
        await bots.close()
        await settled(lambda: open_files() <= files)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: LOOPS[loop](whole())).result()
