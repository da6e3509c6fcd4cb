"""Does the house take new tables? Its host says so, for all processes and beyond a restart."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field

from cookietin.engine.log import NOT_READ, Conflict, Store, StoreFailed
from cookietin.engine.texts import Phrase
from cookietin.table.match import Declined

LOG = "house"  # where this is kept; no table has so short a name
NOTICE_LENGTH = 80
TRIES = 10  # to say something while others say something, too
CLOSED, OPENED = "closed", "opened"


@dataclass(eq=False)
class House:
    """What the host has said last; other processes read it from the store."""

    store: Store
    is_closed: bool = False
    said: str = ""  # in the host's own words
    number: int = 0  # of the next event
    reading: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def notice(self) -> Phrase | None:
        """What everybody at a table is told, if there is anything to tell."""
        if not self.is_closed:
            return None
        if self.said:
            return Declined("house-closes-said", text=self.said).phrase
        return Declined("house-closes").phrase

    def expect_open(self) -> None:
        if self.is_closed:
            raise Declined("house-closed")

    async def refresh(self) -> bool:
        """Read what was said since; is it news?"""
        async with self.reading:  # one at a time, so that nothing is counted twice
            news = await self.store.read(LOG, self.number)
            for text in news:
                try:
                    event = json.loads(text)
                    is_closed, said = event["kind"] == CLOSED, str(event.get("said", ""))
                except (ValueError, LookupError, TypeError, AttributeError) as error:
                    raise StoreFailed("store-damaged", NOT_READ) from error
                self.is_closed, self.said = is_closed, said
                self.number += 1
        return bool(news)

    async def close(self, said: str) -> None:
        """No new tables from now on; those that play go on."""
        await self.write({"kind": CLOSED, "at": int(time.time()), "said": said})

    async def open(self) -> None:
        await self.write({"kind": OPENED, "at": int(time.time())})

    async def write(self, event: dict[str, object]) -> None:
        """Say it, whatever others have said meanwhile: the last word counts."""
        for _ in range(TRIES):
            try:
                await self.store.append(LOG, self.number, [json.dumps(event)])
            except Conflict:
                if not await self.refresh():  # somebody has deleted it: begin anew
                    self.number = 0
            else:
                return
        raise StoreFailed("store-busy")
