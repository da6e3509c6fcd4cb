"""The server is killed again and again while people play: nothing is lost, and play goes on.

    PYTHONPATH=tests python -m drill.drill --kills 20

Pages come back as `tin.js` does. What the server has told them is written down here, and compared
with its file in the end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import secrets
import socket
import sqlite3
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from cookietin.engine import registry
from cookietin.table.table import Times
from cookietin.web import bench
from cookietin.web.changes import Received
from cookietin.web.outside import HERE, Tin, family, new_device, new_table, processes
from scene import scene

GAMES = ("goose", "tock", "cookie-party", "cookie-box", "cookie-addict", "dots-and-boxes")
SCRIPT = (Path(bench.__file__).parent / "static" / "line.js").read_text("utf-8")
FIRST_RETRY = Times().retry  # seconds
SILENCE = Times().gone  # seconds after which a page tries another line
# Times the first, while a server may just be starting again: as the script has it
LONGEST_RETRY = int(min(re.findall(r"const (?:EAGER|LONGEST)_RETRY = (\d+);", SCRIPT), key=int))
THINKING = (0.05, 0.25)  # seconds that a person thinks
SENT_TWICE = 0.05
LIMITS = ("--limit=new-tables=100000", "--limit=new-tables-per-device=100000",
          "--limit=new-tables-per-day=100000", "--limit=joins=100000")  # fmt: skip
STANDS_STILL = 30.0  # seconds without a move, though somebody is to act
ORPHANED = 5.0  # seconds in which the bots notice that their server is gone
EVERY_SITTING = 3  # every so many kills hit somebody who sits down
MOST_LINES = 60
EVERY_WORD = 50  # kills, after which it is told how far we are
TROUBLE = re.compile(r"Traceback|\btrace=|ERROR said by")


Tell = Callable[[str], None]


def tell_aloud(text: str) -> None:
    """What is told while it lasts."""
    print(text, file=sys.stderr, flush=True)


def somewhere(chance: random.Random) -> str:
    """An address that nobody has come from, so that no limit is in the way."""
    return f"127.{chance.randrange(1, 250)}.{chance.randrange(250)}.{chance.randrange(2, 250)}"


class Page:
    """A page of one person at a table, as `tin.js` would be."""

    def __init__(self, drill: Drill, sitting: Sitting, path: str, cookie: str, at: str) -> None:
        self.drill = drill
        self.sitting = sitting
        self.path = path
        self.cookie = cookie
        self.address = at
        self.line: ClientConnection | None = None
        self.pending: dict[str, dict[str, Any]] = {}
        self.asked: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.frame: dict[str, Any] = {}
        self.parts: dict[str, str] = {}
        self.received = Received()
        self.log: list[str] | None = None
        self.news = asyncio.Event()
        self.tasks = [asyncio.create_task(self.stay()), asyncio.create_task(self.play())]

    async def stay(self) -> None:
        """Keep a line open: come back soon after a cut, then later and later."""
        loop = asyncio.get_running_loop()
        retry = FIRST_RETRY
        while True:
            with contextlib.suppress(Exception), socket.socket() as plug:
                plug.setblocking(False)
                plug.bind((self.address, 0))
                await loop.sock_connect(plug, (HERE, self.drill.port))
                has = self.frame
                drawn = f"?drawn={has['number']}&below={has['below']}" if has else ""
                async with connect(
                    f"ws://{HERE}:{self.drill.port}{self.path}/ws{drawn}",
                    sock=plug.dup(),
                    ping_interval=None,
                    close_timeout=0.1,
                    origin=f"http://{HERE}:{self.drill.port}",  # type: ignore[arg-type]
                    additional_headers={"Cookie": self.cookie},
                ) as self.line:
                    for message in list(self.pending.values()):
                        await self.line.send(json.dumps(message))
                        self.drill.repeated += 1
                    while True:
                        async with asyncio.timeout(SILENCE):
                            text = await self.line.recv()
                        retry = FIRST_RETRY
                        await self.hear(json.loads(text))
            self.line = None
            await asyncio.sleep(retry * random.uniform(0.8, 1.2))
            retry = min(FIRST_RETRY * LONGEST_RETRY, retry * 2)

    async def hear(self, message: dict[str, Any]) -> None:
        self.drill.note(message)
        if message["kind"] == "ping" and self.line is not None:
            await self.line.send('{"do":"pong"}')
        for answer in message.get("answers", ()):
            self.answered(answer)
        if message["kind"] == "frame":
            self.show(self.received.whole(message))
        self.news.set()

    def answered(self, answer: dict[str, Any]) -> None:
        message = self.pending.pop(answer["id"], None)
        if message is None:
            return
        if answer["ok"] and message["do"] == "move":
            self.drill.acknowledged.append(answer["id"])
            self.sitting.progress()
        if answer["id"] in self.asked:
            self.asked.pop(answer["id"]).set_result(answer)

    def show(self, frame: dict[str, Any]) -> None:
        """What the page shows now; what it has shown before must still be there."""
        parts = frame["parts"]
        if "log" in parts:
            fresh = re.findall(r"<li[^>]*>(.*?)</li>", parts["log"], re.DOTALL)
            if self.log is not None and not continues(self.log, fresh):
                self.drill.fault("shown but not kept", f"{self.path}: {self.log[:3]} {fresh[:3]}")
            self.log = fresh
        elif self.log is not None:
            self.log = [
                re.sub(r"^<li[^>]*>|</li>$", "", line) for line in frame["lines"]
            ] + self.log
        before = self.frame.get("number", 0)
        self.frame = {**self.frame, **frame}  # what is left out is as it was
        if self.frame["number"] < before:
            self.drill.fault("shown but not kept", f"{self.path}: number {self.frame['number']}")
        if self.frame["number"] > before:
            self.sitting.progress()
        self.parts |= parts

    async def send(self, word: str, **values: Any) -> str:
        identity = secrets.token_hex(8)
        self.pending[identity] = {"do": word, "id": identity, **values}
        for _ in range(2 if random.random() < SENT_TWICE else 1):
            with contextlib.suppress(Exception):
                if self.line is not None:
                    await self.line.send(json.dumps(self.pending[identity]))
        return identity

    async def ask(self, word: str, **values: Any) -> dict[str, Any]:
        """Send it until there is an answer."""
        future = asyncio.get_running_loop().create_future()
        identity = secrets.token_hex(8)
        self.asked[identity] = future
        self.pending[identity] = {"do": word, "id": identity, **values}
        with contextlib.suppress(Exception):
            if self.line is not None:
                await self.line.send(json.dumps(self.pending[identity]))
        return await future  # type: ignore[no-any-return]

    async def play(self) -> None:
        """Move whenever there is something to move."""
        while True:
            await self.news.wait()
            self.news.clear()
            moves = self.frame.get("moves")
            if not moves or any(one["do"] == "move" for one in self.pending.values()):
                continue
            await asyncio.sleep(random.uniform(*THINKING))
            if moves is self.frame["moves"]:
                move = random.choice(moves)
                at = self.frame["seats"][str(move["seat"])]
                await self.send("move", seat=move["seat"], move=move["move"], at=at)

    @property
    def is_over(self) -> bool:
        return bool(self.parts.get("end"))

    @property
    def successor(self) -> str:
        found = re.search(r'class="button main" href="(/t/[\w-]+)"', self.parts.get("end", ""))
        return found[1] if found else ""

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def continues(old: list[str], fresh: list[str]) -> bool:
    """Is all that was shown before still part of the log, with perhaps more before it?"""
    if not old:
        return True
    for more in range(len(fresh)):
        same = min(len(old), len(fresh) - more)
        if fresh[more : more + same] == old[:same]:
            return True
    return len(fresh) >= MOST_LINES - 20  # very much has happened since


@dataclass
class Sitting:
    """A place where one match after the other is played, by people alone or with bots."""

    drill: Drill
    game: str
    has_bots: bool
    pages: list[Page] = field(default_factory=list)
    moved: float = field(default_factory=time.monotonic)  # the last time something happened
    matches: int = 0

    def progress(self) -> None:
        self.moved = time.monotonic()

    async def go_on(self) -> None:
        """Match after match."""
        path = ""
        while True:
            if not path:
                path = await self.begin()
            path = await self.finish()
            if not path:
                await self.leave()

    async def begin(self) -> str:
        """A new table with everybody at it."""
        players = registry.plug(self.game).players[0]
        chairs = {f"seat_{s}": "bot" if self.has_bots else "open" for s in range(1, players)}
        address = somewhere(self.drill.chance)
        port = self.drill.port
        people = 1 if self.has_bots else players
        cookies = [await new_device(port, address) for _ in range(people)]
        path = ""
        while not path:
            path = await new_table(
                port, self.game, cookies[0], address, players=str(players), seat_0="me", **chairs
            )
            await asyncio.sleep(0 if path else 0.1)
        self.pages = [Page(self.drill, self, path, cookie, address) for cookie in cookies]
        await asyncio.gather(
            *(self.sit(page, seat) for seat, page in enumerate(self.pages) if seat)
        )
        self.matches += 1
        self.progress()
        return path

    async def sit(self, page: Page, seat: int) -> None:
        answer = {"ok": False}
        while not answer["ok"]:
            answer = await page.ask("sit", seat=seat, name=f"Person {seat}", stir="drill")
            if not self.drill.is_out:
                break
            await asyncio.sleep(0.1)
        if not answer["ok"]:
            self.drill.fault("refused to sit", f"{page.path}: {answer.get('text')}")

    async def finish(self) -> str:
        """Until the match is over; the path of the next one, if the same people play again."""
        while not self.pages[0].is_over:
            await asyncio.sleep(0.05)
            if time.monotonic() - self.moved > self.drill.patience:
                self.drill.fault("a table stands still", f"{self.game}: {self.pages[0].path}")
                self.progress()
                return ""
        self.progress()
        if self.drill.chance.random() < 0.5:
            return ""
        answer = await self.pages[0].ask("again")
        ends = time.monotonic() + 10
        while not self.pages[0].successor and time.monotonic() < ends:
            await asyncio.sleep(0.05)
        path = self.pages[0].successor
        if not answer["ok"] or not path:
            if not self.drill.is_out:
                self.drill.fault("not again", f"{self.pages[0].path}: {answer}")
            return ""
        people = [(page.cookie, page.address) for page in self.pages]
        await self.leave()
        self.pages = [Page(self.drill, self, path, cookie, at) for cookie, at in people]
        self.matches += 1
        self.progress()
        return path

    async def leave(self) -> None:
        for page in self.pages:
            await page.close()


class Drill:
    """Kills, and what came of them."""

    patience = STANDS_STILL
    is_out = False  # is something wrong for a while, of which people are told?

    def __init__(self, kills: int, tin: Tin, seed: int = 1, tell: Tell = tell_aloud) -> None:
        self.kills = kills
        self.tin = tin
        self.tell = tell
        self.chance = random.Random(seed)
        self.acknowledged: list[str] = []
        self.repeated = 0
        self.faults: dict[str, list[str]] = defaultdict(list)
        self.times: dict[str, list[float]] = {"people": [], "bots": [], "start": [], "sitting": []}
        self.gone: list[tuple[float, int, int]] = []  # bots' processes that must end
        self.events = self.matches = 0

    @property
    def port(self) -> int:
        """Where people find the server."""
        return self.tin.port

    def note(self, message: dict[str, Any]) -> None:
        """What a page hears."""

    def fault(self, kind: str, what: str) -> None:
        self.faults[kind].append(what)
        self.tell(f"{kind}: {what[:200]}")

    async def run(self) -> None:
        sittings = [Sitting(self, game, bots) for game in GAMES for bots in (False, True)]
        tasks = [asyncio.create_task(sitting.go_on()) for sitting in sittings]
        try:
            await self.wait_for(sittings, time.monotonic())
            for number in range(self.kills):
                if number % EVERY_SITTING == EVERY_SITTING - 1:
                    await self.kill_while_sitting(sittings)
                else:
                    await asyncio.sleep(self.chance.uniform(0, 0.5))
                    await self.kill(sittings)
                for task in tasks:
                    if task.done():
                        task.result()
                if (number + 1) % EVERY_WORD == 0:
                    self.tell(f"{number + 1} of {self.figures()}")
            await self.wait_for(sittings, time.monotonic())
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for sitting in sittings:
                await sitting.leave()
        await asyncio.sleep(0.1)
        self.matches = sum(sitting.matches for sitting in sittings)
        self.check_orphans(wait=True)
        self.check_file()
        if found := TROUBLE.search(said := self.tin.log_text()):
            self.fault("in the log", said[max(0, found.start() - 200) : found.start() + 2000])

    async def kill(self, sittings: list[Sitting]) -> None:
        began = await self.cut()
        await self.note_times(sittings, began)

    async def cut(self) -> float:
        """Kill it and start it again; when was that?"""
        self.check_orphans()
        children = [
            one for one in family(self.tin.process.pid) if one.identity != self.tin.process.pid
        ]
        began = time.monotonic()
        self.tin.kill()
        self.gone += [(began, one.identity, one.began) for one in children]
        await asyncio.to_thread(self.tin.start)
        self.times["start"].append(time.monotonic() - began)
        return began

    async def kill_while_sitting(self, sittings: list[Sitting]) -> None:
        """Somebody takes the last seat, and the server is killed at that moment."""
        table = Sitting(self, self.chance.choice(GAMES[:2]), False)
        address, port = somewhere(self.chance), self.port
        cookies = [await new_device(port, address) for _ in range(2)]
        path = await new_table(
            port, table.game, cookies[0], address, players="2", seat_0="me", seat_1="open"
        )
        table.pages = [Page(self, table, path, cookie, address) for cookie in cookies]
        while not all(page.frame for page in table.pages):
            await asyncio.sleep(0.01)
        sitting = asyncio.create_task(table.sit(table.pages[1], 1))
        await asyncio.sleep(self.chance.uniform(0, 0.03))
        began = await self.cut()
        ends = time.monotonic() + STANDS_STILL
        while table.moved < began and time.monotonic() < ends:
            await asyncio.sleep(0.01)
        if table.moved < began:
            self.fault("a table does not begin", f"{table.game}: {path}")
        else:
            self.times["sitting"].append(table.moved - began)
        sitting.cancel()
        await asyncio.gather(sitting, return_exceptions=True)
        await table.leave()
        await self.note_times(sittings, began)

    async def note_times(self, sittings: list[Sitting], began: float) -> None:
        """Wait until play goes on at every table, and note when it did."""
        for one, seconds in await self.wait_for(sittings, began):
            self.times["bots" if one.has_bots else "people"].append(seconds)

    async def wait_for(self, sittings: list[Sitting], began: float) -> list[tuple[Sitting, float]]:
        """Until play goes on at every table: after how long it did."""
        waiting, found = list(sittings), []
        while waiting and time.monotonic() - began < STANDS_STILL + 3:
            for one in list(waiting):
                if one.moved > began:
                    waiting.remove(one)
                    found.append((one, one.moved - began))
            await asyncio.sleep(0.01)
        return found

    def check_orphans(self, wait: bool = False) -> None:
        """Whose server is gone must go too."""
        while self.gone:
            alive = {(one.identity, one.began) for one in processes()}
            self.gone = [one for one in self.gone if one[1:] in alive]
            late = [one for one in self.gone if time.monotonic() - one[0] > ORPHANED]
            for one in late:
                self.fault("an orphaned process", str(one[1]))
                self.gone.remove(one)
            if not wait:
                return
            time.sleep(0.1)

    def check_file(self) -> None:
        """What the server kept, against what it told."""
        self.tin.kill()
        clicks: Counter[str] = Counter()
        with contextlib.closing(sqlite3.connect(self.tin.database)) as file:
            (state,) = file.execute("PRAGMA integrity_check").fetchone()
            if state != "ok":
                self.fault("a broken file", state)
            question = "SELECT match, count(*), min(number), max(number) FROM events GROUP BY match"
            for match, count, lowest, highest in file.execute(question):
                self.events += count
                if (lowest, highest) != (0, count - 1):
                    self.fault("a gap in the numbers", match)
            for match, event in file.execute("SELECT match, event FROM events"):
                happened = json.loads(event)
                if happened["kind"] == "moved":
                    clicks[f"{match} {happened['click']}"] += 1
        by_identity = Counter(click.rpartition(":")[2] for click in clicks)
        for click, times in clicks.items():
            if times > 1:
                self.fault("doubled", click)
        for identity in self.acknowledged:
            if by_identity[identity] != 1:
                self.fault("lost" if not by_identity[identity] else "doubled", identity)

    def figures(self) -> str:
        def spread(name: str) -> str:
            found = sorted(self.times[name]) or [0.0]
            return f"median {found[len(found) // 2]:.2f} s, worst {found[-1]:.2f} s"

        faults = ", ".join(f"{len(found)} × {kind}" for kind, found in self.faults.items())
        return (
            f"{self.kills} kills, {self.matches} matches, {len(self.acknowledged)} acknowledged "
            f"moves, {self.repeated} sent again after a cut, {self.events} events; play goes on "
            f"among people: {spread('people')}; with bots: {spread('bots')}; after sitting down: "
            f"{spread('sitting')}; the server's start: {spread('start')}; {faults or 'no fault'}"
        )


def drill(kills: int, seed: int = 1, tell: Tell = tell_aloud) -> Drill:
    """Kill a server so many times, over tables of all games."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Tin(*LIMITS, database=Path(folder) / "tin.sqlite") as tin,
    ):
        found = Drill(kills, tin, seed, tell)
        scene(found.run)
    return found


def main(run: Callable[[int, int, Tell], Drill] = drill) -> int:
    options = argparse.ArgumentParser()
    options.add_argument("--kills", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    found = run(given.kills, given.seed, tell_aloud)
    for kind, what in found.faults.items():
        print(kind, *what[:5], sep="\n  ")
    print(found.figures())
    return bool(found.faults)


if __name__ == "__main__":
    sys.exit(main())
