"""The server seen from outside: its process, what is sent to it byte by byte, and a bystander.

For attacking or measuring `cookietin serve`: loopback only, and none of the server's own code.
Everything is counted and has a time limit.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, ClassVar, TypeVar
from urllib.parse import urlencode

from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from cookietin.web.changes import Received

HERE = "127.0.0.1"
NEWCOMER = "127.0.0.3"
CLICKS_PER_SECOND = 20.0
LOOKS_PER_SECOND = 4.0
WRITES_PER_SECOND = 50.0
SLOW_WRITE = 0.005  # seconds
PAGE, LARGEST_PROBE = 4096, 1_000_000  # bytes
LEAST_ROOM = 2048  # bytes, for somebody who does not read
USUAL_FILES = 1024  # that a process may have open, on most machines
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

T = TypeVar("T")


class Tin:
    """`cookietin serve` as people run it; it can be killed and started again on its file."""

    program: ClassVar[tuple[str, ...]] = ("cookietin", "serve", "--host", HERE)

    def __init__(self, *words: str, database: Path | str | None = None) -> None:
        self.words = words
        self.folder = tempfile.TemporaryDirectory()
        self.database = database or Path(self.folder.name) / "tin.sqlite"
        self.log = Path(self.folder.name) / "log"
        self.port = 0

    def __enter__(self) -> Tin:
        self.start()
        return self

    def start(self) -> None:
        command = [sys.executable, "-m", *self.program, "--port", str(self.port)]
        command += ["--database", str(self.database), *self.words]
        with self.log.open("ab") as log, usual_files():
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if ":" not in line:
            raise RuntimeError(f"the server does not start: {self.log_text()}")
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self) -> None:
        """At once, as the system does when there is no memory left."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __exit__(self, *error: object) -> None:
        self.kill()
        self.folder.cleanup()

    def log_text(self, since: int = 0) -> str:
        """What it wrote for whoever hosts it."""
        with self.log.open("rb") as log:
            log.seek(since)
            return log.read().decode(errors="replace")

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def memory(self) -> int:
        """Resident memory in bytes of the process and its children."""
        return sum(one.memory for one in family(self.process.pid))

    def processor(self) -> float:
        """Seconds of processor so far: the process and its children, those that ended too."""
        return sum(one.processor for one in family(self.process.pid))


@dataclass(frozen=True)
class Process:
    """A process, as /proc tells of it."""

    identity: int
    parent: int
    began: int  # with the identity, this is one process and no other
    processor: float
    memory: int


def processes() -> list[Process]:
    """All processes of this machine; none where there is no /proc."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if fields[0] == "Z":
                continue
            processor = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
            memory = int(fields[21]) * os.sysconf("SC_PAGE_SIZE")
            identity, parent, began = map(int, (path.parent.name, fields[1], fields[19]))
            found.append(Process(identity, parent, began, processor, memory))
    return found


def family(identity: int) -> list[Process]:
    """A process, its children and theirs."""
    everybody = processes()
    found = [one for one in everybody if one.identity == identity]
    for one in found:  # which grows while we look
        found += [child for child in everybody if child.parent == one.identity]
    return found


@contextlib.contextmanager
def usual_files() -> Iterator[None]:
    """What is started here may open no more files than on most machines, unless it asks."""
    try:
        import resource
    except ImportError:
        yield
        return
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(USUAL_FILES, before[0]), before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# Requests, byte by byte


@dataclass(frozen=True)
class Reply:
    """An answer of the server."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    cookies: tuple[str, ...] = ()


def request_of(
    method: str, path: str, body: bytes = b"", /, host: str = HERE, **headers: str | bytes
) -> bytes:
    """A request, as a browser would send it."""
    lines = [f"{method} {path} HTTP/1.1".encode(), b"Host: " + host.encode()]
    headers = {"Connection": "close", **headers}
    if body or method == "POST":
        headers = {"Content_Type": "application/x-www-form-urlencoded", **headers}
        headers["Content_Length"] = str(len(body))
    for name, value in headers.items():
        value = value.encode() if isinstance(value, str) else value
        lines.append(name.replace("_", "-").encode() + b": " + value)
    return b"\r\n".join([*lines, b"", body])


def form_of(**values: str) -> bytes:
    return urlencode(values).encode()


def reply_in(data: bytes) -> Reply | None:
    """The first answer in what the server sent; None if there is no whole head."""
    head, separator, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    if not separator or not (found := re.match(r"HTTP/1\.[01] (\d{3})", first)):
        return None
    pairs = [(n.strip().lower(), v.strip()) for n, _, v in (one.partition(":") for one in lines)]
    cookies = tuple(value.partition(";")[0] for name, value in pairs if name == "set-cookie")
    return Reply(int(found[1]), dict(pairs), body, cookies)


async def open_connection(
    port: int, address: str = HERE, room: int = 0
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection; `room` is for so many bytes that come and are not read, if it is said."""
    found = socket.socket()
    try:
        if room:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        found.bind((address, 0))
        found.setblocking(False)
        await asyncio.get_running_loop().sock_connect(found, (HERE, port))
    except BaseException:
        found.close()
        raise
    return await asyncio.open_connection(sock=found, limit=2**20)


async def exchange(port: int, request: bytes, address: str = HERE, seconds: float = 10) -> bytes:
    """All that the server answers to these bytes until it closes the line, or time is up."""
    found = bytearray()
    with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
        async with asyncio.timeout(seconds):
            reader, writer = await open_connection(port, address)
            try:
                writer.write(request)
                with contextlib.suppress(OSError):  # it may answer before it has heard all
                    await writer.drain()
                while data := await reader.read(65536):
                    found += data
            finally:
                writer.close()
    return bytes(found)


async def ask(port: int, request: bytes, address: str = HERE, seconds: float = 10) -> Reply | None:
    """The answer to a request; None if there was none in time."""
    return reply_in(await exchange(port, request, address, seconds))


async def new_device(port: int, address: str = HERE) -> str:
    """The cookie of a device that has never been here."""
    while (reply := await ask(port, request_of("GET", "/"), address)) is None or not reply.cookies:
        await asyncio.sleep(0.1)
    return "; ".join(reply.cookies)


async def new_table(port: int, game: str, cookie: str, address: str = HERE, **form: str) -> str:
    """The path of a new table's page; "" if the server does not want one."""
    request = request_of("POST", f"/new/{game}", form_of(**form), Cookie=cookie)
    reply = await ask(port, request, address)
    found = reply.headers.get("location", "") if reply is not None else ""
    return found if found.startswith("/t/") else ""


# Sockets, byte by byte


def frame_of(
    payload: bytes, kind: int = TEXT, *, ends: bool = True, reserved: int = 0, masked: bool = True,
    says: int | None = None,
) -> bytes:  # fmt: skip
    """A frame of a WebSocket; `says` is another length than it has."""
    length = len(payload) if says is None else says
    first = (ends << 7) | (reserved << 4) | kind
    bit = 128 if masked else 0
    if length < 126:
        head = struct.pack("!BB", first, bit | length)
    elif length < 65536:
        head = struct.pack("!BBH", first, bit | 126, length)
    else:
        head = struct.pack("!BBQ", first, bit | 127, length)
    return head + (b"\0\0\0\0" if masked else b"") + payload  # a mask of zeros changes nothing


class RawSocket:
    """A WebSocket on which anything can be sent."""

    def __init__(self, port: int, path: str, cookie: str, address: str = HERE) -> None:
        self.port = port
        self.path = path
        self.cookie = cookie
        self.address = address
        self.status = 0
        self.close_code = 0
        self.writer: asyncio.StreamWriter | None = None

    async def open(self, extensions: str = "", reads: bool = True) -> bool:
        """Shake hands, and then read or not; did the server want us?"""
        headers = {
            "Connection": "Upgrade", "Upgrade": "websocket", "Cookie": self.cookie,
            "Sec_WebSocket_Version": "13", "Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            "Origin": f"http://{HERE}:{self.port}",
        }  # fmt: skip
        if extensions:
            headers["Sec_WebSocket_Extensions"] = extensions
        room = 0 if reads else LEAST_ROOM
        self.reader, self.writer = await open_connection(self.port, self.address, room)
        request = request_of("GET", f"{self.path}/ws", host=f"{HERE}:{self.port}", **headers)
        self.writer.write(request)
        try:
            reply = reply_in(await self.reader.readuntil(b"\r\n\r\n"))
        except (OSError, asyncio.IncompleteReadError):
            reply = None
        self.status = reply.status if reply is not None else 0
        if not reads:
            self.writer.transport.pause_reading()  # type: ignore[attr-defined]
        return self.status == 101

    async def send(self, data: bytes) -> bool:
        """Bytes as they are; does the server still listen?"""
        assert self.writer is not None
        with contextlib.suppress(OSError):
            self.writer.write(data)
            await self.writer.drain()
            return not self.writer.is_closing() and not self.reader.at_eof()
        return False

    async def frames(self) -> AsyncIterator[tuple[int, bytes]]:
        """What the server sends, until it closes."""
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                first, length = await self.reader.readexactly(2)
                if length >= 126:
                    size = await self.reader.readexactly(2 if length == 126 else 8)
                    length = int.from_bytes(size, "big")
                payload = await self.reader.readexactly(length)
                kind = first & 15
                if kind == CLOSE and len(payload) >= 2:
                    (self.close_code,) = struct.unpack("!H", payload[:2])
                yield kind, payload
                if kind == CLOSE:
                    return

    async def drink(self) -> None:
        """Read and forget."""
        async for _ in self.frames():
            pass

    def cut(self) -> None:
        """Away without a word: the server gets a reset."""
        if self.writer is None:
            return
        with contextlib.suppress(OSError):
            plug = self.writer.get_extra_info("socket")
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()


# A bystander


class Person:
    """A page that is open at a table: it clicks, and comes back when the line is cut."""

    def __init__(
        self, port: int, path: str, cookie: str, news: asyncio.Event,
        address: str = HERE, compression: str | None = "deflate",
    ) -> None:  # fmt: skip
        self.line_to_table = partial(
            connect, f"ws://{HERE}:{port}{path}/ws", origin=Origin(f"http://{HERE}:{port}"),
            additional_headers={"Cookie": cookie}, local_addr=(address, 0), proxy=None,
            compression=compression, ping_interval=None, close_timeout=0.2,
        )  # fmt: skip
        self.news = news
        self.frame: dict[str, Any] = {}
        self.parts: dict[str, str] = {}
        self.received = Received()
        self.pending: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}
        self.line: ClientConnection | None = None
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        while True:
            with contextlib.suppress(Exception):
                async with self.line_to_table() as self.line:
                    for text, _ in self.pending.values():
                        await self.line.send(text)
                    async for message in self.line:
                        await self.hear(json.loads(message))
            self.line = None
            await asyncio.sleep(0.1)

    async def hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "ping" and self.line is not None:
            await self.line.send('{"do":"pong"}')
        if message["kind"] == "frame":
            whole = self.received.whole(message)
            self.frame = {**self.frame, **whole}  # what is left out is as it was
            self.parts |= whole["parts"]
        for answer in message.get("answers", ()):
            if answer["id"] in self.pending:
                _, future = self.pending.pop(answer["id"])
                if not future.done():
                    future.set_result(answer)
        self.news.set()

    async def click(self, word: str, **values: Any) -> dict[str, Any]:
        """Send it, again after a cut, until there is an answer."""
        identity = secrets.token_hex(8)
        text = json.dumps({"do": word, "id": identity, **values})
        future = asyncio.get_running_loop().create_future()
        self.pending[identity] = (text, future)
        if self.line is not None:
            with contextlib.suppress(Exception):
                await self.line.send(text)
        return await future  # type: ignore[no-any-return]

    async def move(self) -> dict[str, Any]:
        """The first move that is offered."""
        move = self.frame["moves"][0]
        at = self.frame["seats"][str(move["seat"])]
        return await self.click("move", seat=move["seat"], move=move["move"], at=at)

    async def close(self) -> None:
        self.listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.listening


class Couple:
    """Two people at a table of Goose, who click all the time and tell how long they waited.

    They move and take it back, so that their match neither ends nor grows.
    """

    def __init__(self, port: int) -> None:
        self.port = port
        self.people: list[Person] = []
        self.opened = 0

    async def sit_down(self) -> None:
        """A new table, from an address and with devices that nobody knows yet."""
        address = f"127.0.{self.opened % 250}.2"
        self.opened += 1
        for person in self.people:
            await person.close()
        path = ""
        while not path:  # each is a tap of its own
            cookies = [await report_time("click", new_device(self.port, address)) for _ in range(2)]
            seats = {"players": "2", "seat_0": "me", "seat_1": "open"}
            opening = new_table(self.port, "goose", cookies[0], address, **seats)
            path = await report_time("click", opening)
        self.news = asyncio.Event()
        self.people = [Person(self.port, path, one, self.news, address) for one in cookies]
        sitting = self.people[1].click("sit", seat=1, name="Bea", stir="bystander")
        await report_time("click", sitting)

    async def play(self) -> None:
        while True:
            await self.sit_down()
            while await self.step():
                pass

    async def step(self) -> bool:
        """A move that is taken back; False when there is nothing left to do at this table."""
        for at, person in enumerate(self.people):
            if moves := person.frame.get("moves"):
                seat = moves[0]["seat"]
                await report_time("click", person.move())
                if (await report_time("click", person.click("undo", seat=seat)))["ok"]:
                    await self.agree(self.people[1 - at])
                return True
        return await self.hears_something()  # the frame that lets somebody move is on its way

    async def agree(self, person: Person) -> None:
        """Press the button that the other's wish to take a move back brings."""
        agree = re.compile(r'data-do="agree"[^>]* data-about="(\d+)"')
        while not (asked := agree.search(person.parts.get("choices", ""))):
            if not await self.hears_something():
                return
        await report_time("click", person.click("agree", yes=True, about=int(asked[1])))

    async def hears_something(self) -> bool:
        self.news.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), 2)
            return True
        return False


async def look_in(port: int) -> None:
    """A newcomer asks for the first page, again and again."""

    async def look() -> None:
        page = request_of("GET", "/")
        while not (reply := await ask(port, page, NEWCOMER, 5)) or reply.status != 200:
            await asyncio.sleep(0.05)

    while True:
        await report_time("look", look(), 1 / LOOKS_PER_SECOND)


async def write_on(file: BinaryIO) -> None:
    """A page is written where databases lie, again and again: how long does the disk alone take?"""

    def write() -> None:
        if file.tell() > LARGEST_PROBE:
            file.truncate(0)
            file.seek(0)
        file.write(bytes(PAGE))
        file.flush()
        os.fsync(file.fileno())

    while True:
        await report_time("disk", asyncio.to_thread(write), 1 / WRITES_PER_SECOND)


async def report_time(kind: str, act: Awaitable[T], pause: float = 1 / CLICKS_PER_SECOND) -> T:
    """Tell when it begins and how long it takes; then a breath, to keep the rate."""
    began = time.perf_counter()
    print(kind, began, flush=True)
    answer = await act
    now = time.perf_counter()
    print(kind, began, now - began, flush=True)
    await asyncio.sleep(max(0.0, began + pause - now))
    return answer


class Bystander:
    """People who have nothing to do with an attack, in a process of their own.

    What we do here, however much it is, does not make them wait: only the server does.
    """

    def __init__(self, port: int) -> None:
        self.port = port
        self.waits: dict[str, list[tuple[float, float]]] = {"click": [], "look": [], "disk": []}
        self.since: dict[str, float] = {}  # what is not answered yet

    async def __aenter__(self) -> Bystander:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, str(self.port), stdout=asyncio.subprocess.PIPE
        )
        self.listening = asyncio.create_task(self.listen())
        while len(self.waits["click"]) < 3:
            assert self.process.returncode is None, "the bystander does not sit down"
            await asyncio.sleep(0.02)
        return self

    async def __aexit__(self, *error: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.listening
        await self.process.wait()

    async def listen(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            if not line.endswith(b"\n"):
                break  # it was killed while it wrote
            kind, began, *waited = line.decode().split()
            if waited:
                self.waits[kind].append((float(began), float(waited[0])))
                self.since.pop(kind, None)
            else:
                self.since[kind] = float(began)

    def told_since(self, since: float, kind: str) -> list[tuple[float, float]]:
        """What ended since then, or still waits: when it began, and how long it took so far."""
        told = [(at, wait) for at, wait in self.waits[kind] if at + wait >= since]
        if kind in self.since:
            told.append((self.since[kind], time.perf_counter() - self.since[kind]))
        return told

    def waits_since(self, since: float, kind: str = "click") -> list[float]:
        return sorted(wait for _, wait in self.told_since(since, kind)) or [0.0]

    def worst(self, since: float, kind: str = "click") -> float:
        return self.waits_since(since, kind)[-1]

    def worst_beside_the_disk(self, since: float) -> float:
        """As `worst`, without the time in which the disk kept a plain write waiting, too.

        A move is on the disk before anybody sees it, and some disks take a second now and then.
        """
        slow = [one for one in self.told_since(since, "disk") if one[1] > SLOW_WRITE]
        worst = 0.0
        clicks = ((wait, began) for began, wait in self.told_since(since, "click"))
        for wait, began in sorted(clicks, reverse=True):
            if wait <= worst:
                break
            kept = (min(began + wait, at + took) - max(began, at) for at, took in slow)
            worst = max(worst, wait - sum(overlap for overlap in kept if overlap > 0))
        return worst

    def median(self, since: float) -> float:
        found = self.waits_since(since)
        return found[len(found) // 2]

    def clicks(self, since: float) -> int:
        return sum(at + wait >= since for at, wait in self.waits["click"])


async def stand_by(port: int) -> None:
    with tempfile.TemporaryFile() as file:
        await asyncio.gather(Couple(port).play(), look_in(port), write_on(file))


if __name__ == "__main__":  # the bystander
    asyncio.run(stand_by(int(sys.argv[1])))
