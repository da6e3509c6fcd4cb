"""People around a table without a network: a store in memory, and bots that answer at once."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Sequence
from typing import Any

from cookietin.engine import registry
from cookietin.engine.bot import Thought
from cookietin.engine.log import Conflict, Hear, Letter
from cookietin.engine.position import View
from cookietin.engine.protocol import CHANCE
from cookietin.table.match import BOT, OPEN, PERSON, Chair
from cookietin.table.room import Room
from cookietin.table.seats import know_way
from cookietin.table.table import Answer, Table, Times, Viewer

ANNA, BEN, CLEO, HOST = "device-anna", "device-ben", "device-cleo", "device-anna"
AT_ONCE = Times(ping=0.01, gone=0.05, kept=0.0, retry=0.001, bot_pause=0.0, bot_budget=0.01)


class MemoryStore:
    """Keeps events in lists; can be told to fail, or to let somebody else be faster."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.links: dict[str, list[str]] = {}
        self.secrets: dict[str, bytes] = {}
        self.faster: list[str] = []

    async def append(
        self, match: str, number: int, events: Sequence[str], keys: Sequence[str] = ()
    ) -> None:
        log = self.logs.setdefault(match, [])
        if self.faster:
            log.append(self.faster.pop(0))
        if len(log) != number:
            raise Conflict
        log.extend(events)
        for key in keys:
            await self.link(key, match)

    async def read(self, match: str, number: int = 0) -> list[str]:
        return self.logs.get(match, [])[number:]

    async def link(self, key: str, match: str) -> None:
        await self.unlink(key, match)
        self.links.setdefault(key, []).insert(0, match)

    async def unlink(self, key: str, match: str) -> None:
        self.links[key] = [one for one in self.links.get(key, []) if one != match]

    async def matches_of(self, key: str, most: int = 50) -> list[str]:
        return self.links.get(key, [])[:most]

    async def lengths(self, matches: Sequence[str]) -> dict[str, int]:
        return {match: len(self.logs.get(match, ())) for match in matches}

    async def secret(self, name: str) -> bytes:
        return self.secrets.setdefault(name, secrets.token_bytes(32))

    async def close(self) -> None:
        pass


class Neighbour(MemoryStore):
    """One process of several that share what is kept; letters travel in between."""

    def __init__(self, name: str, others: list[Neighbour]) -> None:
        super().__init__()
        self.name = name
        self.others = others
        if others:
            first = others[0]
            self.logs, self.links, self.secrets = first.logs, first.links, first.secrets
        others.append(self)
        self.hear: Hear | None = None
        self.is_deaf = False

    def listen(self, hear: Hear) -> None:
        self.hear = hear

    async def append(
        self, match: str, number: int, events: Sequence[str], keys: Sequence[str] = ()
    ) -> None:
        await super().append(match, number, events, keys)
        self.tell(match, number + len(events))

    def tell(self, match: str, letter: Letter) -> None:
        copy = json.loads(json.dumps(letter))
        for other in self.others:
            if other is not self and other.hear is not None and not other.is_deaf:
                asyncio.get_running_loop().call_soon(other.hear, match, copy)


class FirstMove:
    """A bot that plays the first legal move, and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.asked: list[str] = []

    async def choose(self, bot: str, view: View, legal: list[int], seconds: float) -> int:
        self.views.append(view)
        self.asked.append(bot)
        return legal[0]

    async def think(
        self, view: View, legal: list[int], seconds: float, iterations: int
    ) -> list[Thought]:
        self.views.append(view)
        return [Thought(move, 1, 0.9 - 0.1 * at) for at, move in enumerate(legal[:9])]

    async def close(self) -> None:
        pass


def name_of(device: str, others: Sequence[str]) -> str:
    """What somebody on a device is called: nobody has the name of another."""
    count = others.count(device)
    return f"{device[7:]} {count + 1}" if count else device[7:]


class Evening:
    """A room with one table, and hands to play at it."""

    def __init__(self, game: str = "goose", **options: Any) -> None:
        self.store = MemoryStore()
        self.bots = FirstMove()
        self.room = Room(self.store, self.bots, AT_ONCE)
        self.game = registry.game(game, **options)
        self.clicks = 0

    async def sit(self, *devices: str, **how: Any) -> Table:
        """Open the table: a device for a person, "bot" or "open" for the others."""
        chairs = [
            Chair(d) if d in (BOT, OPEN) else Chair(PERSON, name_of(d, devices[:at]), [d])
            for at, d in enumerate(devices)
        ]
        self.table = await self.room.open(self.game, chairs, HOST, **how)
        return self.table

    async def do(self, device: str, word: str, **values: Any) -> Answer:
        return await self.table.do(device, {"do": word, **values})

    async def play(self, seat: int, move: str, device: str = "", **values: Any) -> Answer:
        """A click as the page makes it."""
        self.clicks += 1
        match = self.table.match
        message = {"id": f"c{self.clicks}", "seat": seat, "move": move, "at": match.concerns[seat]}
        device = device or match.chairs[seat].devices[0]
        return await self.do(device, "move", **{**message, **values})

    async def play_on(self, turns: int = 1000) -> None:
        """Let whoever is to act do the first thing that is legal."""
        for _ in range(turns):
            match = self.table.match
            seats = [seat for seat in match.position.seats if seat != CHANCE]
            if not match.is_running or not seats:
                return
            seat = seats[0]
            move = match.position.legal(seat)[0].text
            assert (await self.play(seat, move)).ok

    async def way_back(self, seat: int) -> str:
        """The token of a seat's return link, as its page shows it."""
        token = f"token-of-seat-{seat}"
        await know_way(self.table, self.table.match.chairs[seat].devices[0], seat, token)
        return token

    async def rebuilt(self) -> Table:
        """The table as another process would find it."""
        return await Room(self.store, self.bots, AT_ONCE).find(self.table.match.id)

    def miss(self, *devices: str) -> None:
        """Nobody has heard of these devices for a while."""
        self.table.missed |= dict.fromkeys(devices, 0.0)
        self.table.notice_silence()

    def watch(self, device: str) -> Viewer:
        viewer = Viewer(device, lambda: None)
        self.table.watch(viewer)
        return viewer
