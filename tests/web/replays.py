"""Matches that are over, to be watched again: made from the records of the games."""

from __future__ import annotations

import json
from typing import Any

from cookietin.engine import CHANCE, registry, written
from cookietin.store.sqlite import SqliteStore
from cookietin.table.match import MOVED, OPENED, STARTED, Match
from cookietin.table.upgrades import UPGRADES
from scene import scene
from web.conftest import Server, device_of
from web.site import Site

IDENTITY = "a-match-thats-ov"


def record_named(game: str, name: str) -> str:
    """One of the records of a game."""
    return (registry.plug(game).folder / f"records/{name}.tin").read_text("utf-8")


def log_of(text: str, device: str, names: list[str], identity: str = IDENTITY) -> list[str]:
    """The log of a table at which a record was played; `device` held the first seat."""
    record = written.read(text)
    game = registry.game(record.game, **record.options)
    chairs = [
        {"kind": "person", "name": name, "devices": [f"{device}{seat or ''}"]}
        for seat, name in enumerate(names)
    ]
    opened = {
        "kind": OPENED, "id": identity, "code": "AAAAA", "host": device, "game": game.name,
        "version": game.plug.version, "options": game.options, "own_dice": False,
        "secret": record.secret, "state": None, "texts": {}, "chairs": chairs,
    }  # fmt: skip
    log: list[dict[str, Any]] = [opened, {"kind": STARTED, "texts": record.texts, "answers": []}]
    for at, line in enumerate(record.lines):
        if line.seat == CHANCE:
            log[-1]["answers"].append(line.text)
        else:
            about = {"seat": line.seat, "move": line.text, "click": f"c{at}", "answers": []}
            log.append({"kind": MOVED, **about})
    return [json.dumps(event) for event in log]


def match_of(text: str, names: list[str]) -> Match:
    """The match itself."""
    opened, *log = map(json.loads, log_of(text, "device", names))
    match = Match(opened)
    for event in log:
        match.apply(event)
    return match


def keep(site: Site, text: str, names: list[str]) -> str:
    """A table of a site at which a record was played: the path of its page."""
    site.store.logs[IDENTITY] = log_of(text, "device", names)  # type: ignore[attr-defined]
    return f"/t/{IDENTITY}"


def keep_at(server: Server, text: str, names: list[str]) -> str:
    """The same at a real server; the first seat is the first person's."""

    async def write() -> None:
        store = SqliteStore(server.database, UPGRADES)
        await store.append(IDENTITY, 0, log_of(text, device_of(names[0]), names))
        await store.close()

    scene(write)
    return f"/t/{IDENTITY}"
