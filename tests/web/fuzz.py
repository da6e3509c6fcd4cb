"""Everything that can be sent to the server, sensible or not, from a seed.

    PYTHONPATH=tests python -m web.fuzz --seconds 60 --seed 7      at a server of its own
    PYTHONPATH=tests python -m web.fuzz --send FILE --port 8765    one request again, as it was

Routes and verbs are those of the app; `missing` names those that nobody sends here.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import importlib.util
import inspect
import json
import random
import re
import struct
import sys
import time
from collections import Counter, deque
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from starlette.routing import Mount, Route, WebSocketRoute

from cookietin.engine import registry
from cookietin.store.sqlite import SqliteStore
from cookietin.table import table as tables
from cookietin.web import outside
from cookietin.web.app import make_app
from cookietin.web.bench import NoBots
from cookietin.web.changes import Received
from cookietin.web.outside import CLOSE, TEXT, Bystander, RawSocket, Tin, family
from scene import scene
from web.hostile import (
    CASES,
    GAMES,
    VERBS,
    WEIGHTS,
    Table,
    World,
    message_for,
    odd_frames,
    request_for,
    seats,
)

MEMORY = 20_000_000  # bytes more, after the warm-up
WAIT = 0.25  # seconds, of the bystander
WARM_UP = 0.35  # of the time
FEW_TABLES = 20  # in memory, reached in the warm-up: what grows after it is something else
PATIENCE = 15.0
ADDRESS = "127.0.0.4"
MOST_FAILURES = 25
SHOWN = 700  # bytes of what was sent
ASKERS, TALKERS = 3, 2
BRIEF = 0.002  # seconds
MESSAGES = 25  # on one line, then another
KEPT_AS_THEY_ARE = {"record_moves", "tables", "watchers", "uploads"}  # they bound work, not visits
OWN_VERBS = {"show", "hide", "again", "pong"}  # of the socket; the others are the table's
SECURITY = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=()",
}
TROUBLE = re.compile(r"Traceback|\btrace=|ERROR said by|exception", re.IGNORECASE)
BAD_CLOSE = (1011,)


# What there is to send to


def routes() -> set[tuple[str, str]]:
    """Every path of the app with its method; a socket's is WS, a folder's is GET."""
    found = set()
    for route in make_app(SqliteStore(":memory:"), NoBots()).routes:
        if isinstance(route, WebSocketRoute):
            found.add((plain(route.path), "WS"))
        elif isinstance(route, Mount):
            found.add((plain(route.path), "GET"))
        elif isinstance(route, Route):
            found |= {(plain(route.path), one) for one in (route.methods or ()) if one != "HEAD"}
        else:
            found.add((repr(route), "?"))
    return found


def plain(path: str) -> str:
    """/t/{table:identity} is /t/{table}."""
    return re.sub(r"{(\w+):\w+}", r"{\1}", path)


def verbs() -> set[str]:
    """Every word that a page may send: the table's, and those that the socket answers itself."""
    found = {*tables.ACTIONS, *OWN_VERBS}
    for name in ("cookietin.web.app", "cookietin.web.line"):
        if importlib.util.find_spec(name) is not None:
            source = inspect.getsource(importlib.import_module(name))
            found |= set(re.findall(r'\bword == "([\w-]+)"', source))
    return found


def missing() -> list[str]:
    """What the app knows and nobody sends here."""
    unknown_routes = sorted(f"{method} {path}" for path, method in routes() - CASES.keys())
    return [*unknown_routes, *sorted(verbs() - VERBS.keys())]


def wide_limits() -> list[str]:
    """Words for `cookietin serve`: limits so high that what lies behind them is reached."""
    if importlib.util.find_spec("cookietin.web.limits") is None:
        return []
    limits = importlib.import_module("cookietin.web.limits").Limits
    return [
        f"--limit=tables={FEW_TABLES}",
        *(
            f"--limit={name.replace('_', '-')}=100000000"
            for name in inspect.signature(limits).parameters
            if name not in KEPT_AS_THEY_ARE
        ),
    ]


# The run


@dataclass
class Failure:
    """What must not happen, and what was sent when it did."""

    why: str
    sent: bytes
    seed: str
    log: str = ""

    def __str__(self) -> str:
        more = " …" if len(self.sent) > SHOWN else ""
        return f"{self.why}\n  seed {self.seed}, sent: {self.sent[:SHOWN]!r}{more}\n{self.log}"


class Fuzz:
    """Fires at a server for some time, and notes what should not be."""

    def __init__(self, seed: int, seconds: float, tin: Tin, alone: bool = False) -> None:
        self.seed = seed
        self.workers = [self.ask] if alone else [*[self.ask] * ASKERS, *[self.talk] * TALKERS]
        self.seconds = seconds
        self.tin = tin
        self.failures: dict[str, Failure] = {}
        self.requests = 0
        self.messages = 0
        self.statuses: Counter[str] = Counter()
        self.recent: deque[bytes] = deque(maxlen=12)
        self.read = 0  # of the log
        self.growth = 0
        self.worst = self.worst_beside_the_disk = self.median = 0.0
        self.ends = 0.0

    async def run(self) -> None:
        async with Bystander(self.tin.port) as bystander:
            began = time.perf_counter()
            self.ends = time.monotonic() + self.seconds
            world = World(random.Random(self.seed), self.tin.port)
            await self.prepare(world)
            tasks = []
            for at, work in enumerate(self.workers):
                seed = f"{self.seed}/{at}"
                own = replace(world, chance=random.Random(seed))
                tasks.append(asyncio.create_task(work(own, seed)))
            await asyncio.sleep(self.seconds * WARM_UP)
            before = self.memory()
            done, _ = await asyncio.wait(tasks, timeout=self.seconds * (1 - WARM_UP) + PATIENCE)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for task in done:
                if error := task.exception():
                    raise error
            await asyncio.sleep(1)
            self.check_log("at the end")
            self.growth = self.memory() - before
            self.worst, self.median = bystander.worst(began), bystander.median(began)
            self.worst_beside_the_disk = bystander.worst_beside_the_disk(began)
        if not self.tin.is_alive:
            self.note("the server is gone", b"".join(self.recent), "")

    def memory(self) -> int:
        """Of the server alone: the bots' process loads its compiler when it first has to think."""
        identity = self.tin.process.pid
        return next(one.memory for one in family(identity) if one.identity == identity)

    def note(self, why: str, sent: bytes, seed: str, more: str = "") -> None:
        if len(self.failures) < MOST_FAILURES:
            self.failures.setdefault(why, Failure(why, sent, seed, more))

    def keep(self, folder: Path) -> None:
        """What was sent, byte by byte, to send it again."""
        for at, failure in enumerate(self.failures.values()):
            (folder / f"{at}.request").write_bytes(failure.sent)

    async def prepare(self, world: World) -> None:
        """Tables of all games, of which some wait for people."""
        port = self.tin.port
        for _ in range(3):
            world.cookies.append(await outside.new_device(port, ADDRESS))
        for game in GAMES:
            for others in ("open", "bot"):
                players = registry.plug(game).players[0]
                chairs = {f"seat_{seat}": others for seat in range(1, players)}
                for _ in range(2):
                    await self.open(world, game, players=str(players), seat_0="me", **chairs)
        assert world.tables, "no table was made"
        about = {"game": "goose", "system": "swiss", "rounds": "30", "players": "2"}
        for cookie in world.cookies:
            asked = outside.request_of("POST", "/club", outside.form_of(**about), Cookie=cookie)
            reply = await outside.ask(port, asked, ADDRESS)
            assert reply is not None
            world.clubs.append(reply.headers["location"])

    async def open(self, world: World, game: str, **form: str) -> None:
        port = self.tin.port
        cookie = await outside.new_device(port, ADDRESS)
        if path := await outside.new_table(port, game, cookie, ADDRESS, **form):
            others = [await outside.new_device(port, ADDRESS) for _ in range(2)]
            table = Table(game, path, [cookie, *others])
            look = outside.request_of("GET", path, Cookie=cookie)
            page = await outside.exchange(port, look, ADDRESS)
            if found := re.search(rb"<strong>([A-Z0-9]{5})</strong>", page):
                table.code = found[1].decode()
            table.tokens = [token.decode() for token in re.findall(rb"/return/([\w-]+)", page)]
            world.tables.append(table)
            del world.tables[:-40]

    def check_log(self, after: str) -> None:
        """Has the server written that something went wrong?"""
        size = self.tin.log.stat().st_size
        if size == self.read:
            return
        said, self.read = self.tin.log_text(self.read), size
        if TROUBLE.search(said):
            last = [line for line in said.splitlines() if line.strip()][-1]
            sent = b"\n----\n".join(reversed(self.recent))  # the latest first
            self.note(f"in the log: {last[:200]}", sent, after, said[-1800:])

    # Requests

    async def ask(self, world: World, seed: str) -> None:
        weights = [WEIGHTS.get(case, 1) for case in CASES]
        cases = list(CASES)
        first = list(CASES)  # each of them at least once
        while time.monotonic() < self.ends:
            if world.often(0.01):
                plug = registry.plug(world.pick(GAMES))
                await self.open(world, plug.name, **seats(world, plug))
            case = first.pop() if first else world.chance.choices(cases, weights)[0]
            data = request_for(world, case)
            self.recent.append(data)
            self.requests += 1
            began = time.monotonic()
            answer = await self.send(world, data)
            self.judge(case, data, answer, seed, time.monotonic() - began)

    async def send(self, world: World, data: bytes) -> bytes:
        """Send it in one way or another, and read what comes; half a request is not waited for."""
        found = bytearray()
        with contextlib.suppress(OSError):
            reader, writer = await outside.open_connection(self.tin.port, ADDRESS)
            try:
                if world.often(0.1):
                    cut = world.chance.randrange(len(data) + 1)
                    writer.write(data[:cut])
                    await asyncio.sleep(0.01)
                    writer.write(data[cut:])
                else:
                    writer.write(data)
                if world.often(0.03):
                    return b""  # gone before the answer
                if world.often(0.05):
                    writer.write_eof()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.4 if world.often(0.9) else 1.0):
                        while chunk := await reader.read(65536):
                            found += chunk
                        return bytes(found)
                if not found and is_whole(data):
                    async with asyncio.timeout(PATIENCE):
                        found += await reader.read(65536)
            except TimeoutError:
                return b"late"
            finally:
                writer.transport.abort()
        return bytes(found)

    def judge(
        self, case: tuple[str, str], data: bytes, answer: bytes, seed: str, seconds: float
    ) -> None:
        where = f"{case[1]} {case[0]}"
        self.check_log(seed)
        if answer == b"late":
            self.note(f"{where}: no answer in {PATIENCE:.0f} s", data, seed)
            return
        reply = outside.reply_in(answer)
        self.statuses[str(reply.status) if reply else "none"] += 1
        if reply is None:
            return
        if reply.status >= 500 and not (reply.status == 503 and "retry-after" in reply.headers):
            self.note(f"{where}: {reply.status}", data, seed)
        if reply.headers.get("content-type", "").startswith("text/html"):
            for name, value in SECURITY.items():
                if value not in reply.headers.get(name, ""):
                    self.note(f"{where}: {reply.status} without {name}", data, seed)
        if b"Traceback (most" in reply.body:
            self.note(f"{where}: a traceback for everybody", data, seed)

    # Messages

    async def talk(self, world: World, seed: str) -> None:
        words = list(VERBS)  # each of them at least once
        while time.monotonic() < self.ends:
            table = world.table
            is_brief = world.often(0.1)  # wants a socket where there is none, and is gone at once
            path, patience = ("/about", BRIEF) if is_brief else (table.path, PATIENCE)
            line = RawSocket(self.tin.port, path, world.pick(table.cookies), ADDRESS)
            try:
                with contextlib.suppress(OSError, TimeoutError):
                    async with asyncio.timeout(patience):
                        await self.talk_on(world, line, words, seed)
            finally:
                line.cut()
            self.statuses[f"closed {line.close_code}" if line.close_code else "line"] += 1
            if line.close_code in BAD_CLOSE:
                self.note(
                    f"the server closes a line with {line.close_code}",
                    b"\n----\n".join(self.recent),
                    seed,
                )
            self.check_log(seed)

    async def talk_on(self, world: World, line: RawSocket, words: list[str], seed: str) -> None:
        extensions = world.pick(
            [
                "",
                "",
                "permessage-deflate",
                "permessage-deflate; client_max_window_bits=99",
                "x" * 500,
            ]
        )
        if not await line.open(extensions):
            return
        frame: dict[str, Any] = {}
        received = Received()
        news = asyncio.Event()

        async def listen() -> None:
            async for kind, payload in line.frames():
                if kind == TEXT:
                    with contextlib.suppress(ValueError, KeyError):  # compressed; told by such
                        message = json.loads(payload)
                        if message.get("kind") == "frame":
                            frame.update(received.whole(message))
                news.set()

        listening = asyncio.create_task(listen())
        try:
            for _ in range(MESSAGES):
                news.clear()
                if world.often(0.04):
                    data = odd_frames(world, frame)
                else:
                    data = outside.frame_of(message_for(world, frame, words.pop() if words else ""))
                self.recent.append(data)
                self.messages += 1
                if not await line.send(data) or listening.done():
                    break
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), 0.5)
                self.check_log(seed)
            if world.often(0.3):
                await line.send(outside.frame_of(struct.pack("!H", 1000), CLOSE))
                await asyncio.wait([listening], timeout=0.2)
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    def figures(self) -> str:
        answers = ", ".join(f"{count} × {what}" for what, count in sorted(self.statuses.items()))
        return (
            f"seed {self.seed}: {self.requests} requests and {self.messages} messages in "
            f"{self.seconds:.0f} s; "
            f"memory {self.growth / 1e6:+.1f} MB after the warm-up; the bystander's click waited "
            f"{1000 * self.median:.0f} ms, at worst {1000 * self.worst:.0f} ms, "
            f"{1000 * self.worst_beside_the_disk:.0f} ms without what the disk took; {answers}"
        )


def is_whole(data: bytes) -> bool:
    """Is this surely all of one request, so that there must be an answer?"""
    head, separator, body = data.partition(b"\r\n\r\n")
    if not separator or b"ransfer-Encoding" in head or b"Expect" in head or b"Upgrade" in head:
        return False
    lengths = re.findall(rb"\r\nContent-Length: ([^\r\n]*)", head)
    return not lengths or (
        len(lengths) == 1
        and lengths[0].isdigit()
        and len(lengths[0]) < 9
        and len(body) >= int(lengths[0])
    )


def fuzz(seed: int, seconds: float, *words: str, alone: bool = False) -> Fuzz:
    """Start a server with these words, and fire at it.

    `alone`: one request after the other, so that what the log tells belongs to the latest.
    """
    with Tin(*words) as tin:
        found = Fuzz(seed, seconds, tin, alone)
        scene(found.run)
    return found


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--usual", action="store_true", help="with the usual limits")
    options.add_argument("--alone", action="store_true", help="one request after the other")
    options.add_argument("--send", type=Path)
    options.add_argument("--port", type=int, default=8765)
    given = options.parse_args()
    if given.send:
        sys.stdout.buffer.write(asyncio.run(outside.exchange(given.port, given.send.read_bytes())))
        return 0
    words = [] if given.usual else wide_limits()
    found = fuzz(given.seed, given.seconds, *words, alone=given.alone)
    print(*found.failures.values(), found.figures(), sep="\n\n")
    return bool(found.failures)


if __name__ == "__main__":
    sys.exit(main())
