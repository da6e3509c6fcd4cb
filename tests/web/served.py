"""A real server in a process of its own, with short times and Crumbs among its games.

python served.py PORT DATABASE NETWORK
"""

from __future__ import annotations

import asyncio
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import uvicorn

from cookietin.bots.process import BotProcess
from cookietin.engine import registry
from cookietin.store.sqlite import SqliteStore
from cookietin.table.table import Times
from cookietin.table.upgrades import UPGRADES
from cookietin.web.app import make_app
from cookietin.web.serve import configure, listen

HOST_KEY = "let-me-in"
SHORT = Times(ping=0.4, gone=1.2, bot_pause=0.02, bot_budget=0.1, retry=0.05)


def know_crumbs() -> None:
    announced = dict(registry._announcements())
    announced["crumbs"] = EntryPoint("crumbs", "crumbs:GAME", registry.GROUP)
    registry._announcements = lambda: announced  # type: ignore[assignment]


async def serve(port: int, database: Path, network: str) -> None:
    store, bots = SqliteStore(database, UPGRADES), BotProcess()
    app = make_app(store, bots, SHORT, network=network, host_key=HOST_KEY)
    listening = listen("127.0.0.1", port)
    print(listening.getsockname()[1], flush=True)
    await uvicorn.Server(configure(app)).serve([listening])


if __name__ == "__main__":
    know_crumbs()
    asyncio.run(serve(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]))
