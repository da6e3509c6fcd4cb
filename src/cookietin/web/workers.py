"""`cookietin serve --workers N`: several processes behind one port, and each has every table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from cookietin.engine.texts import Mistake
from cookietin.store.address import is_database, open_store
from cookietin.table.upgrades import UPGRADES
from cookietin.web import journal
from cookietin.web.serve import BotsOfServer, Settings, announce_all, listen_or_say, run, serve_on

RESTART = 0.5  # seconds until a process that has ended is replaced
LOG = logging.getLogger(__name__)
GRACE = 5.0  # seconds for people to be told that the server stops


class Stop(Exception):
    """Somebody wants the server to end."""


@dataclass
class Crew:
    """The processes, and the line by which they notice that we are gone."""

    settings: Settings
    make_bots: Callable[[], BotsOfServer]
    listening: socket.socket
    workers: list[SpawnProcess] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context = multiprocessing.get_context("spawn")
        self.end, self.line = self.context.Pipe(duplex=False)

    def hire(self) -> None:
        worker = self.context.Process(
            target=work, args=(self.settings, self.make_bots, self.listening, self.end)
        )
        worker.start()
        self.workers.append(worker)

    def look_after(self) -> None:
        """Replace whoever ends, until somebody stops us."""
        while True:
            wait([worker.sentinel for worker in self.workers])
            for worker in [one for one in self.workers if not one.is_alive()]:
                self.workers.remove(worker)
                time.sleep(RESTART)
                self.hire()

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.terminate()
        until = time.monotonic() + GRACE
        for worker in self.workers:
            worker.join(max(0.0, until - time.monotonic()))
            worker.kill()
            worker.join()


def serve_together(settings: Settings, make_bots: Callable[[], BotsOfServer]) -> None:
    """Serve with several processes until somebody stops it."""
    if not is_database(settings.database):
        raise Mistake("workers-need-database")
    journal.begin(settings.log, settings.log_level)
    listening = listen_or_say(settings)
    try:
        asyncio.run(try_database(str(settings.database)))  # now, and not in each of them
        crew = Crew(settings, make_bots, listening)
        announce_all(settings, listening)
        with stopping_when_told(), contextlib.suppress(Stop, KeyboardInterrupt):
            try:
                for _ in range(settings.workers):
                    crew.hire()
                crew.look_after()
            finally:
                crew.dismiss()
    finally:
        listening.close()


async def try_database(address: str) -> None:
    await (await open_store(address, UPGRADES)).close()


@contextlib.contextmanager
def stopping_when_told() -> Iterator[None]:
    def stop(*_: Any) -> None:
        raise Stop

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def work(
    settings: Settings,
    make_bots: Callable[[], BotsOfServer],
    listening: socket.socket,
    end: Connection,
) -> None:
    """One of the processes: it serves until it is told to stop, or nobody is left to tell it."""
    journal.begin(settings.log, settings.log_level)
    threading.Thread(target=leave_with, args=(end,), daemon=True).start()
    try:
        run(serve_on(settings, make_bots(), listening))
    except Mistake as mistake:  # the database is away, say: whoever looks after us starts another
        why = mistake.phrase.text(settings.spoken)
        LOG.warning("a process does not start: %s", why, extra={"error": mistake})


def leave_with(end: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        end.recv()  # nothing is ever said
    os.kill(os.getpid(), signal.SIGTERM)
