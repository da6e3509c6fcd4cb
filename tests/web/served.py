"""Real servers in processes of their own, with short times and Crumbs among their games.

Reads lines of JSON: `["serve", PORT, DATABASE, NETWORK]` is answered by the process and its port,
`["end", PROCESS, SIGNAL]` once it has ended. This process has imported everything and divides
itself: a new one would need most of a second for that, and hundreds are started.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from socket import socket

import uvicorn

from cookietin.bots.process import BotProcess
from cookietin.engine import registry
from cookietin.store.sqlite import SqliteStore
from cookietin.table.table import Times
from cookietin.table.upgrades import UPGRADES
from cookietin.web.app import make_app
from cookietin.web.serve import configure, listen
from web.site import Site

HOST_KEY = "let-me-in"
SHORT = Times(ping=0.4, gone=1.2, bot_pause=0.02, bot_budget=0.1, retry=0.05)


def know_crumbs() -> None:
    announced = dict(registry._announcements())
    announced["crumbs"] = EntryPoint("crumbs", "crumbs:GAME", registry.GROUP)
    registry._announcements = lambda: announced  # type: ignore[assignment]


async def serve(listening: socket, database: Path, network: str, ready: int) -> None:
    store, bots = SqliteStore(database, UPGRADES), BotProcess()
    app = make_app(store, bots, SHORT, network=network, host_key=HOST_KEY)
    os.close(ready)
    await uvicorn.Server(configure(app)).serve([listening])


def divide(port: int, database: str, network: str) -> list[int]:
    """A server with an open database, to which a test may write, too; whoever connects waits."""
    listening = listen("127.0.0.1", port)
    heard, ready = os.pipe()
    process = os.fork()
    if not process:
        for stream in (sys.stdin, sys.stdout):
            os.dup2(os.open(os.devnull, os.O_RDWR), stream.fileno())
        os.close(heard)
        asyncio.run(serve(listening, Path(database), network, ready))
        os._exit(0)
    own_port = listening.getsockname()[1]
    listening.close()
    os.close(ready)
    os.read(heard, 1)  # ends when it is closed there, too
    os.close(heard)
    return [process, own_port]


def end(process: int, signal: int) -> list[int]:
    os.kill(process, signal)
    return list(os.waitpid(process, 0))


if __name__ == "__main__":
    know_crumbs()
    with Site().open() as site:  # what a first page reads and draws is there, too
        site.person().get("/")
    for line in sys.stdin:
        word, *given = json.loads(line)
        answer = divide(*given) if word == "serve" else end(*given)
        print(json.dumps(answer), flush=True)
