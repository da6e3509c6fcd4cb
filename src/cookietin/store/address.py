"""Where matches are kept: a file, or the address of a database that several processes share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from cookietin.engine.log import SharedStore, Store
from cookietin.engine.texts import Mistake
from cookietin.store.opening import Upgrade
from cookietin.store.sqlite import SqliteStore

DATABASE = re.compile(r"postgres(?:ql)?://", re.ASCII)
PASSWORD = re.compile(r"(?<=://)([^/@\s:]*):[^/@\s]*(?=@)|(?<=[?&]password=)[^&\s]*")


def is_database(place: Path | str) -> bool:
    """Is this the address of a database, and not a file?"""
    return isinstance(place, str) and DATABASE.match(place) is not None


def without_password(text: str) -> str:
    """A text in which an address may stand, for people to read."""
    return PASSWORD.sub(lambda found: f"{found[1]}:…" if found[1] is not None else "…", text)


async def open_store(place: Path | str, upgrades: Sequence[Upgrade] = ()) -> Store:
    """The store at a place; what PostgreSQL needs is imported only for its addresses."""
    if is_database(place):
        return await open_database(str(place), upgrades)
    return SqliteStore(place, upgrades)


async def open_database(address: str, upgrades: Sequence[Upgrade] = ()) -> SharedStore:
    """A database that several processes may share."""
    try:
        from cookietin.store.postgres import PostgresStore
    except ImportError as error:
        command = "pip install 'cookietin[postgres]'"
        raise Mistake("no-postgres", command=command) from error
    return await PostgresStore.open(address, upgrades)
