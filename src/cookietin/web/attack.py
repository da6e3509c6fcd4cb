"""What strangers can do to the server, and what someone at another table notices.

Every attack meets a fresh `cookietin serve` with its own limits. It comes from one address, or from
forty where it says so; from another, two people play Goose all the time. How long the disk keeps a
plain write waiting meanwhile is not held against the server. One that takes too much memory or
doesn't come back is killed, and its row says so: the promise is broken, and the next attack still
has a machine to run on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import time
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import count, cycle, islice, product, repeat, takewhile
from typing import Any

from cookietin.engine import registry
from cookietin.engine.position import Game
from cookietin.engine.protocol import CHANCE
from cookietin.engine.texts import LANGUAGES
from cookietin.engine.written import DRAWN, END, FORMAT, TITLE
from cookietin.store.sqlite import SqliteStore
from cookietin.table.logs import match_from, stored_form
from cookietin.table.match import MOVED
from cookietin.table.room import CODE_LENGTH, CODE_LETTERS, ID_BYTES
from cookietin.table.upgrades import UPGRADES
from cookietin.web.outside import (
    BINARY,
    HERE,
    NEWCOMER,
    PING,
    TEXT,
    Bystander,
    RawSocket,
    Reply,
    Tin,
    ask,
    family,
    form_of,
    frame_of,
    new_device,
    new_table,
    open_connection,
    reply_in,
    request_of,
)
from cookietin.web.serve import LARGEST_MESSAGE, raise_file_limit

# The promise
PROCESSOR_SECONDS = 0.2  # a request
BYSTANDER_SECONDS = 0.25
MEMORY = 20_000_000

PATIENCE = 6.0  # seconds for an attack; after that its answers are not waited for
LONGEST = PATIENCE + 4  # for a whole attack, which is cut off then
MOST_MEMORY = 1_500_000_000  # beyond the beginning; more is no longer a measurement
LARGEST_BODY = 250_000  # bytes; a form may have a little more
PACKED = 60  # messages on each socket
OF_A_DEVICE = 20  # sockets
LONGEST_WAKING = 120.0  # seconds, of the bots
A_BREATH = 0.5
ASK_ADVICE = b'{"do":"advise","seat":0,"id":"1"}'
NO_ANSWER = "none"
CUT = "cut"


@dataclass(frozen=True)
class Sizes:
    """How much of everything; tests make it small."""

    record: int = 990_000  # bytes
    bodies: int = 250  # on their way at the same moment
    half_sent: int = 1100  # more than the files a process may usually have open
    messages: int = 1000  # a second
    sockets: int = 40
    watchers: int = 300
    tables: int = 200
    unknown: int = 200
    broken: int = 40
    pages: int = 200  # asked for at the same moment
    events: int = 3600  # of an old match
    at_once: int = 20  # requests on their way
    addresses: int = 40  # of an attacker who has many
    matches: int = 60  # that are over
    seconds: float = 3.0  # for what goes on for a while
    quiet: float = 1.2  # before, to know what the bystander alone costs


@dataclass
class Target:
    """A server under attack: what was sent, and what came back."""

    tin: Tin
    sizes: Sizes
    requests: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    costliest: float = 0.0  # seconds of processor of one request, where they come one by one
    addresses: Iterator[str] = field(default_factory=lambda: repeat(HERE))  # of who sends
    paths: list[str] = field(default_factory=list)  # of what was made ready
    cookies: list[str] = field(default_factory=list)
    lines: list[RawSocket] = field(default_factory=list)

    @property
    def port(self) -> int:
        return self.tin.port

    def note(self, answer: Reply | str | int | None) -> None:
        self.answers[str(answer.status if isinstance(answer, Reply) else answer or NO_ANSWER)] += 1

    async def send(self, request: bytes) -> Reply | None:
        self.requests += 1
        ends = time.monotonic() + PATIENCE
        reply = await ask(self.port, request, next(self.addresses), PATIENCE)
        self.note(reply or (CUT if time.monotonic() < ends else NO_ANSWER))
        return reply

    async def alone(self, request: bytes) -> Reply | None:
        """A request by itself, to know what one of them costs."""
        before = self.tin.processor()
        reply = await self.send(request)
        await asyncio.sleep(0.05)
        self.costliest = max(self.costliest, self.tin.processor() - before)
        return reply

    async def all(self, requests: Iterator[bytes], seconds: float = PATIENCE) -> None:
        """Many requests, as fast as it goes; all who send take from the same ones."""
        ends = time.monotonic() + seconds

        async def work() -> None:
            for request in takewhile(lambda _: time.monotonic() < ends, requests):
                await self.send(request)

        await asyncio.gather(*(work() for _ in range(self.sizes.at_once)))

    async def table(self) -> tuple[str, str]:
        """A table of Goose of the attacker's own: its path, and the cookie of its host."""
        cookie = await new_device(self.port)
        path = await new_table(self.port, "goose", cookie, players="2", seat_1="open")
        assert path, "the attacker gets no table"
        return path, cookie


# Uploads


@cache
def long_match(game: str, size: int) -> str:
    """The record of a match in which everybody avoids the end, up to so many bytes of moves.

    A little longer than any real match: what the server must refuse at the latest.
    """
    plug = registry.plug(game)
    chance = random.Random(1)
    position = Game.of(plug, {"players": plug.players[0]}).start(chance=None)
    length = moved = 0
    while length < size and moved < 1.1 * plug.limit and position.seats:
        moves = position.legal(position.seats[0])
        chance.shuffle(moves)
        for move in moves:
            after = position.after(move)
            if after.outcome is None:
                break
        else:
            break
        length += len(f"{DRAWN} {move.text}\n")
        moved += move.seat != CHANCE
        position = after
    return position.record()


def long_record(game: str, size: int) -> str:
    """A record with legal moves, of about that many bytes."""
    last = f"{END}\n"
    text = long_match(game, SIZES.record).removesuffix(last)[: size - len(last)]
    return text[: text.rindex("\n") + 1] + last


def upload_of(record: str) -> bytes:
    return request_of("POST", "/replay", form_of(record=record, at="1"))


async def longest_record(scene: Target, game: str) -> None:
    """Shorter and shorter, until the server takes one."""
    record = long_record(game, scene.sizes.record)
    while True:
        reply = await scene.alone(upload_of(record))
        if reply is None or reply.status == 200 or len(record) < 1000:
            return
        record = long_record(game, len(record) * 2 // 3)


async def too_long_record(scene: Target) -> None:
    line = "0 throw\n* 1-2\n"
    text = f"{TITLE} {FORMAT}\ngame: goose\nrules: 1\n\n"
    for size in (2 * scene.sizes.record, 8 * scene.sizes.record):
        await scene.alone(upload_of(text + line * (size // len(line))))


async def quoted_record(scene: Target) -> None:
    """A line that is refused, and quoted as long as it is."""
    for at in range(5):
        text = f"{TITLE} {FORMAT}\n{at}{'x' * (scene.sizes.record - 100)}"
        await scene.alone(upload_of(text))


def edition_of(text: str) -> bytes:
    body = form_of(players="2", seat_1="bot", opt_edition=text)
    return request_of("POST", "/new/cookie-party", body)


def dots(count: int) -> bytes:
    return edition_of(".".join("a" * count) + "=1")


DEEP = (
    edition_of('{"a":' * 3_000 + "1" + "}" * 3_000),
    edition_of('{"a":' + "[" * 9_900),
    edition_of("a=" + "[" * 9_900),
    upload_of(f"{TITLE} {FORMAT}\ngame: goose\nstart: {'[' * 90_000}\n"),
)


# Headers and halves


def quoted_cookie(size: int) -> bytes:
    return request_of("GET", "/about", Cookie=b'tin="' + b'\\"' * (size // 2) + b'"')


def languages(part: bytes, count: int) -> bytes:
    return request_of("GET", "/about", Accept_Language=part * count)


MANY_HEADERS = request_of("GET", "/about", b"", **{f"X{at}": "y" for at in range(2_000)})


async def send_halves(scene: Target) -> None:
    """Half a head each, or half a body, and no more of it."""
    lines: list[tuple[asyncio.StreamWriter, asyncio.Task[bytes]]] = []
    try:
        await send_half(scene, lines)
    finally:
        for writer, reading in lines:
            reading.cancel()
            writer.transport.abort()
        await asyncio.gather(*(reading for _, reading in lines), return_exceptions=True)


async def send_half(
    scene: Target, lines: list[tuple[asyncio.StreamWriter, asyncio.Task[bytes]]]
) -> None:
    head = b"POST /replay HTTP/1.1\r\nHost: here\r\nContent-Length: 900\r\n"
    for at in range(scene.sizes.half_sent):
        scene.requests += 1
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await open_connection(scene.port)
        except (OSError, TimeoutError):
            scene.note("refused")
            continue
        writer.write(head + (b"\r\nrecord=" if at % 2 else b""))
        lines.append((writer, asyncio.create_task(reader.read())))
    await asyncio.sleep(scene.sizes.seconds)
    for _, reading in lines:
        if not reading.done():
            scene.note("kept")
        else:
            scene.note((not reading.exception() and reply_in(reading.result())) or "dropped")


async def one_byte_chunks(scene: Target) -> None:
    """A body that says how long it is a million times."""
    body = b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * (scene.sizes.record // 6)
    for method, path in (("GET", "/about"), ("POST", "/replay")):
        await scene.alone(f"{method} {path} HTTP/1.1\r\nHost: here\r\n".encode() + body)


async def bodies_at_once(scene: Target) -> None:
    """Of pages that want none, and of those that do, before anybody has looked at one."""
    ends, body = (
        time.monotonic() + scene.sizes.seconds,
        b"x" * min(LARGEST_BODY, scene.sizes.record),
    )

    async def send(path: str) -> None:
        while time.monotonic() < ends:
            await scene.send(request_of("POST", path, body))

    paths = islice(cycle(("/about", "/replay")), scene.sizes.bodies)
    await asyncio.gather(*map(send, paths))


# Pages


async def pages_at_once(scene: Target) -> None:
    """Of a table with many return links, each on a connection of its own."""
    cookie = await new_device(scene.port)
    seats = {f"seat_{seat}": "here" for seat in range(1, 5)}
    path = await new_table(scene.port, "goose", cookie, players="6", **seats, seat_5="open")
    hosts = (f"{at}{'x' * 90}" for at in range(scene.sizes.pages))
    pages = (request_of("GET", path, host=host, Cookie=cookie) for host in hosts)
    await asyncio.gather(*map(scene.send, pages))


async def write_old_tables(scene: Target) -> None:
    """Long matches at which nobody looks."""
    cookie = await new_device(scene.port)
    path = await new_table(scene.port, "tock", cookie, seat_1="here")
    store = SqliteStore(scene.tin.database, UPGRADES)
    log = await store.read(path.removeprefix("/t/"))
    log += ['{"kind":"stand-in","seat":1,"on":false}'] * scene.sizes.events
    await write_copies(scene, store, log, 8, f"device:{json.loads(log[0])['host']}")
    await store.close()
    scene.cookies.append(cookie)


async def write_copies(
    scene: Target, store: SqliteStore, log: list[str], count: int, *keys: str
) -> None:
    """A match, so many times over."""
    own = json.loads(log[0])["id"]
    for _ in range(count):
        identity = secrets.token_urlsafe(ID_BYTES)
        scene.paths.append(f"/t/{identity}")
        await store.append(identity, 0, [event.replace(own, identity) for event in log], keys)


async def old_tables(scene: Target) -> None:
    """All of them at once, and lists of them."""
    (cookie,) = scene.cookies
    paths = scene.paths + ["/"] * scene.sizes.at_once
    await scene.all(request_of("GET", path, Cookie=cookie) for path in paths)


def rules_asked() -> list[bytes]:
    """Of every game in every language, to be read and printed: there are no larger pages."""
    names = [plug.name for plug in registry.plugs()]
    return [
        request_of("GET", f"/rules/{name}", Cookie=f"language={language}")
        for name, language in product(names, LANGUAGES)
    ]


async def load_languages(scene: Target) -> None:
    """Texts and drawings that are loaded once and stay."""
    spread_out(scene)
    for request in rules_asked():
        await ask(scene.port, request, next(scene.addresses))


async def ask_rules(scene: Target) -> None:
    await scene.all(cycle(rules_asked()), scene.sizes.seconds)


async def guess_keys(scene: Target) -> None:
    """Of the host's page and of the metrics."""
    spread_out(scene)
    keys = (secrets.token_urlsafe(15) for _ in count())
    guesses = (
        request_of("GET", "/metrics", Authorization=f"Bearer {key}")
        if at % 2
        else request_of("POST", "/host", form_of(key=key))
        for at, key in enumerate(keys)
    )
    await scene.all(guesses, scene.sizes.seconds)


def spread_out(scene: Target) -> None:
    """Everything comes from many addresses from now on, one after the other."""
    scene.addresses = cycle(houses(scene))


def houses(scene: Target) -> list[str]:
    return [f"127.7.{at}.7" for at in range(scene.sizes.addresses)]


# The bots


async def open_tables_with_bots(scene: Target, is_many: bool) -> None:
    """In every house one, or all in one house and of one device; the bots have woken up."""
    cookie = ""
    for house in [*houses(scene), HERE]:
        where = house if is_many else HERE
        cookie = cookie if cookie and not is_many else await new_device(scene.port, where)
        path = await new_table(
            scene.port, "cookie-party", cookie, where, players="2", seat_1="master"
        )
        if not path:  # so many a minute
            break
        scene.lines.append(RawSocket(scene.port, path, cookie, where))
    line = scene.lines.pop()
    async with asyncio.timeout(LONGEST_WAKING):
        await line.open()
        await line.send(frame_of(ASK_ADVICE))
        async for _, payload in line.frames():
            if b'"advice"' in payload:
                break
        await until_bots_rest(scene)
    line.cut()


async def until_bots_rest(scene: Target) -> None:
    """The first time, their process compiles what they search with."""

    def used() -> float:
        everybody = family(scene.tin.process.pid)
        return sum(one.processor for one in everybody if one.identity != scene.tin.process.pid)

    before = -1.0
    while used() - before > A_BREATH / 10:
        before = used()
        await asyncio.sleep(A_BREATH)


async def ask_advice(scene: Target) -> None:
    """At every table, again and again; the bots think of the first question."""
    await shout_over(scene, scene.lines, ASK_ADVICE)


async def write_finished_matches(scene: Target) -> None:
    """Many, of which nobody has asked for the chances; one of which they have, to wake the bots."""
    cookie = await new_device(scene.port)
    path = await new_table(scene.port, "cookie-addict", cookie, players="2", seat_1="here")
    store = SqliteStore(scene.tin.database, UPGRADES)
    log = await store.read(path.removeprefix("/t/"))
    match, chance = match_from(log), random.Random(3)
    while match.is_running:
        move = chance.choice(match.position.legal(match.position.seats[0]))
        event = {
            "kind": MOVED, "seat": move.seat, "move": move, "click": secrets.token_hex(8),
            "answers": match.answers_to(move),
        }  # fmt: skip
        log.append(stored_form(event))
        match.apply(event)
    await write_copies(scene, store, log, scene.sizes.matches)
    await store.close()
    first = request_of("GET", f"{scene.paths.pop()}/chances")
    async with asyncio.timeout(LONGEST_WAKING):
        while (reply := await ask(scene.port, first)) is None or b'"later"' in reply.body:
            await asyncio.sleep(A_BREATH)
        await until_bots_rest(scene)


async def ask_chances(scene: Target, is_many: bool) -> None:
    """Of one match after the other, and again."""
    if is_many:
        spread_out(scene)
    questions = (request_of("GET", f"{path}/chances") for path in cycle(scene.paths))
    await scene.all(questions, scene.sizes.seconds)


# Floods


async def flood(scene: Target, sockets: int = 0) -> None:
    """Chat at a table of one's own, over many sockets of one device."""
    boo = b'{"do":"say","text":"boo","id":"1"}'
    await shout_at(scene, *await scene.table(), sockets or scene.sizes.sockets, boo)


async def shout_at(scene: Target, path: str, cookie: str, wanted: int, message: bytes) -> None:
    """A message so many times a second, over all these sockets of one device."""
    await shout_over(scene, [RawSocket(scene.port, path, cookie) for _ in range(wanted)], message)


async def shout_over(scene: Target, opening: list[RawSocket], message: bytes) -> None:
    """The same, over these."""
    with contextlib.suppress(TimeoutError, OSError):
        async with asyncio.timeout(PATIENCE / 2):
            await asyncio.gather(*(line.open() for line in opening))
    lines = [line for line in opening if line.status == 101]
    readers = [asyncio.create_task(line.drink()) for line in lines]
    for line in opening:
        if line not in lines:
            scene.note(line.status)
            line.cut()
    frame = frame_of(message)
    share = max(1, scene.sizes.messages // max(1, len(lines)) // 10)

    async def shout(line: RawSocket) -> None:
        began = time.monotonic()
        for tenth in range(int(scene.sizes.seconds * 10)):
            await asyncio.sleep(max(0.0, began + tenth / 10 - time.monotonic()))
            if line.close_code or not await line.send(frame * share):
                return
            scene.requests += share

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(scene.sizes.seconds + 2):
            await asyncio.gather(*map(shout, lines))
    for line, reader in zip(lines, readers, strict=True):
        scene.note(f"closed {line.close_code}" if line.close_code else "open")
        line.cut()
        reader.cancel()


async def write_long_match(scene: Target) -> None:
    """After somebody's move, somebody else has gone on and on."""
    cookie = await new_device(scene.port)
    options = {"own_dice": "on", "opt_release": "off", "opt_first": "0"}
    path = await new_table(scene.port, "goose", cookie, players="2", seat_1="here", **options)
    store = SqliteStore(scene.tin.database, UPGRADES)
    log = await store.read(path.removeprefix("/t/"))
    opened = json.loads(log[0])
    opened["id"] = identity = secrets.token_urlsafe(ID_BYTES)
    opened["chairs"][1]["devices"] = [secrets.token_hex(16)]  # of somebody who has to agree
    moves = [json.dumps(one) for one in moves_without_end(scene.sizes.events // 2)]
    await store.append(identity, 0, [json.dumps(opened), *log[1:], *moves])
    await store.close()
    scene.paths, scene.cookies = [f"/t/{identity}"], [cookie]
    await ask(scene.port, request_of("GET", f"/t/{identity}", Cookie=cookie))


async def take_back(scene: Target) -> None:
    """A move of long ago, again and again."""
    (path,), (cookie,) = scene.paths, scene.cookies
    await shout_at(scene, path, cookie, 4, b'{"do":"undo","seat":0}')


def moves_without_end(turns: int) -> Iterator[dict[str, Any]]:
    """Of Goose, with their own dice: one falls into the well, and the other never arrives."""
    into_the_well = iter(("6-5", "6-4", "6-4"))
    position = registry.game("goose", players=2, first="0", release="off").start()
    for _ in range(turns):
        (seat,) = position.seats
        throwing = position.after(position.legal()[0])
        wanted = next(into_the_well) if seat == 0 else ""
        for throw in throwing.legal():
            after = throwing.after(throw)
            if throw.text == wanted or (not wanted and after.outcome is None):
                break
        for mover, text in ((seat, "throw"), (CHANCE, throw.text)):
            yield {
                "kind": "moved",
                "seat": mover,
                "move": text,
                "click": secrets.token_hex(8),
                "answers": [],
            }
        position = after


async def nobody_reads(scene: Target) -> None:
    """Sockets that ask and ask, and never read an answer."""
    path, cookie = await scene.table()
    lines = [RawSocket(scene.port, path, cookie) for _ in range(scene.sizes.sockets)]
    question = frame_of(json.dumps({"do": "x" * 900, "id": "x" * 900}).encode())

    async def shout(line: RawSocket) -> None:
        scene.requests += 1
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                is_open = await line.open(reads=False)
                ends = time.monotonic() + scene.sizes.seconds
                while is_open and time.monotonic() < ends:
                    is_open = await line.send(question)
                    scene.requests += 1
                    await asyncio.sleep(0.02)
                scene.note("open" if is_open else CUT)
                return
        scene.note(NO_ANSWER)

    await asyncio.gather(*map(shout, lines))
    for line in lines:
        line.cut()


async def watchers(scene: Target) -> None:
    """All at one table, each with a device of its own."""
    path, _ = await scene.table()
    places = asyncio.Semaphore(scene.sizes.at_once)

    async def come() -> RawSocket:
        async with places:
            return RawSocket(scene.port, path, await new_device(scene.port))

    lines = await asyncio.gather(*(come() for _ in range(scene.sizes.watchers)))

    async def arrive(line: RawSocket) -> None:
        scene.requests += 1
        with contextlib.suppress(OSError):
            if await line.open():
                await line.drink()

    arriving = [asyncio.create_task(arrive(line)) for line in lines]
    await asyncio.wait(arriving, timeout=scene.sizes.seconds)
    for line, task in zip(lines, arriving, strict=True):
        answer = line.status or (CUT if task.done() else NO_ANSWER)
        scene.note(f"closed {line.close_code}" if line.close_code else answer)
        task.cancel()
    await asyncio.gather(*arriving, return_exceptions=True)
    for line in lines:
        line.cut()


async def guess_codes(scene: Target) -> None:
    chance = random.Random(2)
    codes = ("".join(chance.choices(CODE_LETTERS, k=CODE_LENGTH)) for _ in count())
    guesses = (request_of("GET", f"/join?code={code}") for code in codes)
    await scene.all(guesses, scene.sizes.seconds)


async def open_tables(scene: Target) -> None:
    cookie = await new_device(scene.port)
    body = form_of(players="2", seat_1="open")
    request = request_of("POST", "/new/goose", body, Cookie=cookie)
    await scene.all(repeat(request, scene.sizes.tables))


async def unknown_tables(scene: Target, length: int) -> None:
    identities = (f"{at:06}".ljust(length, "x") for at in range(scene.sizes.unknown))
    await scene.all(request_of("GET", f"/t/{identity}") for identity in identities)


BROKEN = (
    frame_of(b"\x00\x01binary", BINARY),
    frame_of(b"\xff\xfe\xed", TEXT),
    frame_of(b'{"do":', TEXT, ends=False) + frame_of(b'"pong"}', 0),
    frame_of(b"half", TEXT, ends=False) + frame_of(b"half", TEXT),
    frame_of(b"lost", 0),
    frame_of(b"what", 11),
    frame_of(b"bits", TEXT, reserved=7),
    frame_of(b"plain", TEXT, masked=False),
    frame_of(b"x" * 200, PING),
    frame_of(b"x" * 9_000, TEXT),
    frame_of(b"x" * 70_000, TEXT),
    frame_of(b"", TEXT, says=2**40),
    frame_of(b"[" * 8_000, TEXT),
    frame_of(b"\x00", 8),
    b"GET / HTTP/1.1\r\n\r\n",
)


async def broken_frames(scene: Target) -> None:
    """Each on a socket of its own, and then away."""
    path, cookie = await scene.table()
    for at in range(scene.sizes.broken):
        line = RawSocket(scene.port, path, cookie)
        scene.requests += 1
        try:
            async with asyncio.timeout(2):
                if not await line.open():
                    scene.note(line.status)
                    continue
                await line.send(BROKEN[at % len(BROKEN)])
                async with asyncio.timeout(0.1):
                    await line.drink()
        except TimeoutError:
            pass
        except OSError:
            scene.note("refused")
            continue
        scene.note(f"closed {line.close_code}" if line.close_code else "open")
        line.cut()


async def packed_messages(scene: Target) -> None:
    """As long as they may be once they are unpacked, and a few bytes each on the wire."""
    path, cookie = await scene.table()
    packer, text = zlib.compressobj(wbits=-12), b" " * LARGEST_MESSAGE
    packed = (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH) for _ in range(PACKED))
    sent = b"".join(frame_of(one[:-4], reserved=4) for one in packed)
    lines = []
    for at in range(scene.sizes.watchers // 3):
        if at % OF_A_DEVICE == 0:
            cookie = await new_device(scene.port)
        lines.append(RawSocket(scene.port, path, cookie))
    await asyncio.gather(*(line.open("permessage-deflate") for line in lines))
    readers = [asyncio.create_task(line.drink()) for line in lines]
    for line in lines:
        scene.requests += PACKED
        await line.send(sent)
    await asyncio.wait(readers, timeout=scene.sizes.seconds)
    for line, reader in zip(lines, readers, strict=True):
        scene.note(f"closed {line.close_code}" if line.close_code else "open")
        line.cut()
        reader.cancel()


Attack = Callable[[Target], Awaitable[None]]


def one_by_one(*requests: bytes, times: int = 1) -> Attack:
    """An attack of a few requests, to know what each of them costs."""

    async def send(scene: Target) -> None:
        for request in requests * times:
            await scene.alone(request)

    return send


ATTACKS: dict[str, Attack] = {
    "longest record, Goose": partial(longest_record, game="goose"),
    "longest record, Tock": partial(longest_record, game="tock"),
    "record over the limit": too_long_record,
    "refused record, quoted": quoted_record,
    "edition, 20 kB of dots": one_by_one(dots(9_998)),
    "edition, 100 kB of dots": one_by_one(dots(50_000)),
    "edition, deep": one_by_one(*DEEP),
    "cookie, 60 kB": one_by_one(quoted_cookie(60_000)),
    "cookie, 15 kB": one_by_one(quoted_cookie(15_000), times=5),
    "header, 60 kB": one_by_one(languages(b"en,", 20_000)),
    "header, 15 kB": one_by_one(languages(b"xx,", 5_000), MANY_HEADERS, times=5),
    "half-sent requests": send_halves,
    "one-byte chunks": one_byte_chunks,
    "bodies at once": bodies_at_once,
    "pages at once": pages_at_once,
    "old tables": old_tables,
    "moves taken back": take_back,
    "sockets nobody reads": nobody_reads,
    "flood, one socket": partial(flood, sockets=1),
    "flood, many sockets": flood,
    "watchers": watchers,
    "codes guessed": guess_codes,
    "new tables": open_tables,
    "unknown tables": partial(unknown_tables, length=16),
    "unknown tables, long ids": partial(unknown_tables, length=59_000),
    "broken frames": broken_frames,
    "messages, packed": packed_messages,
    "rules, 40 addresses": ask_rules,
    "keys guessed, 40 addresses": guess_keys,
    "advice asked": ask_advice,
    "advice asked, 40 addresses": ask_advice,
    "chances asked": partial(ask_chances, is_many=False),
    "chances asked, 40 addresses": partial(ask_chances, is_many=True),
}
# What is made ready for them first. No stranger writes into the file as this does.
READY: dict[str, Attack] = {
    "rules, 40 addresses": load_languages,
    "old tables": write_old_tables,
    "moves taken back": write_long_match,
    "advice asked": partial(open_tables_with_bots, is_many=False),
    "advice asked, 40 addresses": partial(open_tables_with_bots, is_many=True),
    "chances asked": write_finished_matches,
    "chances asked, 40 addresses": write_finished_matches,
}
SIZES = Sizes()


# The measurement


class Gauge:
    """The server's memory at its highest; ends the server before it takes the machine's."""

    def __init__(self, tin: Tin) -> None:
        self.tin = tin
        self.before = self.highest = tin.memory()
        self.ended = False
        self.processor = 0.0  # what is known of it when the server is gone

    async def watch(self) -> None:
        while self.tin.is_alive:
            self.highest = max(self.highest, self.tin.memory())
            self.processor = self.tin.processor()
            if self.highest - self.before > MOST_MEMORY:
                self.ended = True
                self.tin.process.kill()
                return
            await asyncio.sleep(0.05)


async def warm_up(scene: Target) -> None:
    """What is made once, at the first request of its kind, is no growth."""
    paths = ("/", "/about", "/new/goose", "/new/tock", "/new/cookie-party")
    records = (upload_of(long_record(game, 500)) for game in ("goose", "tock"))
    pages = (request_of("GET", path) for path in paths)
    for request in (*pages, *records, edition_of("x = 1")):
        await ask(scene.port, request, NEWCOMER)


async def measure(name: str) -> dict[str, Any]:
    """One attack on a server of its own."""
    sizes = SIZES
    for game in ("goose", "tock"):  # which takes time, and once is enough
        long_match(game, sizes.record)
    with Tin() as tin:
        scene = Target(tin, sizes)
        await warm_up(scene)
        if name in READY:
            await READY[name](scene)
        async with Bystander(tin.port) as bystander:
            before = tin.processor()
            await asyncio.sleep(sizes.quiet)
            usual = (tin.processor() - before) / sizes.quiet
            gauge = Gauge(tin)
            watching = asyncio.create_task(gauge.watch())
            before = tin.processor()
            began = time.perf_counter()
            is_whole = False
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LONGEST):
                    await ATTACKS[name](scene)
                    is_whole = True
            await asyncio.sleep(sizes.quiet)
            elapsed = time.perf_counter() - began
            lives = tin.is_alive and not gauge.ended
            spent = tin.processor() if lives else gauge.processor
            processor = max(0.0, spent - before - usual * elapsed)
            kept = tin.memory() - gauge.before if lives else gauge.highest - gauge.before
            watching.cancel()
            requests = max(1, scene.requests)
            each = max(processor / requests, scene.costliest)
            found: dict[str, Any] = {
                "attack": name,
                "requests": scene.requests,
                "answers": dict(sorted(scene.answers.items())),
                "seconds": elapsed,
                "processor_seconds": processor,
                "processor_seconds_per_request": each,
                "memory_bytes": max(0, kept),
                "memory_peak_bytes": gauge.highest - gauge.before,
                "bystander_clicks": bystander.clicks(began),
                "bystander_median_seconds": bystander.median(began),
                "bystander_worst_seconds": bystander.worst(began),
                "bystander_worst_seconds_beside_the_disk": bystander.worst_beside_the_disk(began),
                "newcomer_worst_seconds": bystander.worst(began, "look"),
                "server_lives": lives,
                "is_whole": is_whole,
            }
    holds = lives and is_whole  # of an attack that was not carried out, nothing is known
    found["kept"] = {
        "processor": holds and each <= PROCESSOR_SECONDS,
        "bystander": holds
        and found["bystander_worst_seconds_beside_the_disk"] <= BYSTANDER_SECONDS,
        "memory": holds and found["memory_peak_bytes"] <= MEMORY,
    }
    return found


def bench_attack(progress: Callable[[str], None]) -> list[Any]:
    """Every attack, one after the other."""
    raise_file_limit()
    found = []
    for name in ATTACKS:
        progress(name)
        found.append(asyncio.run(measure(name)))
    return found
