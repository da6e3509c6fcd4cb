"""All tables of one server: opened, rebuilt from their logs on demand, and put away again."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from cookietin.engine.chance import Fair
from cookietin.engine.log import Store
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.table import match as events
from cookietin.table.match import BOT, OPEN, PERSON, Event, Match
from cookietin.table.table import Bots, Declined, Table, Times, keep_apart, new_token

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH = 5


class Room:
    """The tables in memory are those that somebody looks at."""

    def __init__(self, store: Store, bots: Bots, times: Times) -> None:
        self.store = store
        self.bots = bots
        self.times = times
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Lock] = {}

    async def open(
        self,
        game: Game,
        chairs: list[tuple[str, str, str]],
        host: str,
        *,
        own_dice: bool = False,
        state: dict[str, Any] | None = None,
    ) -> Table:
        """A new table: for each seat its kind, its name, and the person's device or which bot."""
        if own_dice and not game.plug.has_dice:
            raise Mistake("no-dice", game=game.name)
        devices = [device for kind, _, device in chairs if kind == PERSON]
        for device in devices:
            keep_apart(game, [at for at, other in enumerate(devices) if other == device])
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if not await self.store.linked(f"code:{code}"):
                break
        opened: Event = {
            "kind": events.OPENED,
            "id": secrets.token_urlsafe(12),
            "code": code,
            "host": host,
            "game": game.name,
            "version": game.plug.version,
            "options": game.options,
            "own_dice": own_dice,
            "secret": Fair.fresh().secret.hex(),
            "state": state,
            "chairs": [
                {"kind": kind, "name": name, "token": new_token(),
                 "devices": [who] if kind == PERSON else [], "bot": who if kind == BOT else ""}
                for kind, name, who in chairs
            ],
        }  # fmt: skip
        match = Match()
        match.apply(opened)  # refuses what cannot be before anything is written
        await self.store.append(opened["id"], 0, [json.dumps(opened, separators=(",", ":"))])
        await self.store.link(f"code:{code}", opened["id"])
        for device in {host, *(device for kind, _, device in chairs if kind == PERSON)}:
            await self.store.link(f"device:{device}", opened["id"])
        table = Table(match, self.store, self.bots, self.times)
        self.tables[match.id] = table
        return table

    async def find(self, identity: str) -> Table:
        """A table by its id, rebuilt from its log if nobody has looked for a while."""
        if identity in self.tables:
            return self.tables[identity]
        async with self.opening.setdefault(identity, asyncio.Lock()):
            if identity not in self.tables:
                log = await self.store.read(identity)
                if not log:
                    raise Declined("no-such-table")
                match = Match()
                for event in log:
                    match.apply(json.loads(event))
                self.tables[identity] = Table(match, self.store, self.bots, self.times)
        self.opening.pop(identity, None)
        return self.tables[identity]

    async def by_code(self, code: str) -> str:
        """The id of the table with this code."""
        found = await self.store.linked(f"code:{code.strip().upper()}", 1)
        if not found:
            raise Declined("no-such-code", code=code.strip()[:12])
        return found[0]

    async def tables_of(self, device: str, most: int = 12) -> list[Table]:
        """The tables of a device, the latest first."""
        found = []
        for identity in await self.store.linked(f"device:{device}", most):
            try:
                found.append(await self.find(identity))
            except Mistake:  # a game that is no longer installed
                continue
        return found

    async def remember(self, device: str, table: Table) -> None:
        await self.store.link(f"device:{device}", table.match.id)

    async def again(self, table: Table) -> Table:
        """A table for the same people, at which the next seat begins."""
        match = table.match
        if match.successor:
            return await self.find(match.successor)
        options = dict(match.game.options)
        options["first"] = str((self._began(match) + 1) % match.game.players)
        game = Game.of(match.plug, options)
        chairs = [
            (BOT if c.kind == OPEN else c.kind, c.name, c.devices[0] if c.devices else c.bot)
            for c in match.chairs
        ]
        successor = await self.open(game, chairs, match.host, own_dice=match.own_dice)
        for seat, chair in enumerate(match.chairs):
            for device in chair.devices[1:]:
                returned = {"kind": events.RETURNED, "seat": seat, "device": device}
                await successor.commit(lambda event=returned: [event])  # type: ignore[misc]
                await self.remember(device, successor)

        def judge() -> list[Event]:
            if match.successor:  # somebody else was faster
                return []
            return [{"kind": events.AGAIN, "successor": successor.match.id}]

        await table.commit(judge)
        await successor.start_if_full()
        return await self.find(match.successor)

    def _began(self, match: Match) -> int:
        if match.turns:
            return match.turns[0].move.seat
        first = match.game.options.get("first", "random")
        return -1 if first == "random" else int(first)

    async def look_around(self) -> None:
        """From time to time: notice who is gone, and put tables away that nobody looks at."""
        while True:
            await asyncio.sleep(self.times.ping / 2)
            for identity, table in list(self.tables.items()):
                table.notice_silence()
                if not table.viewers and not table.lock.locked():
                    if table.thinking is None or table.thinking.done():
                        del self.tables[identity]
