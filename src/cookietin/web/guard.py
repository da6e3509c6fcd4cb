"""The door: who's asking, whether it's too much, and what every answer carries.

Nothing is parsed before its size is known, and no device is believed without the cookie we gave
it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import math
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from functools import partial
from urllib.parse import urlsplit

from starlette.datastructures import State
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from cookietin.engine import registry
from cookietin.engine.log import Store, StoreFailed
from cookietin.engine.plug import Plug
from cookietin.engine.protocol import NOTHING
from cookietin.engine.texts import LANGUAGES, Mistake, Phrase, speaker
from cookietin.table.logs import FAILURES, failure_of
from cookietin.table.match import Declined
from cookietin.table.room import Beside, Room
from cookietin.table.table import Table
from cookietin.table.turns import Turns
from cookietin.web import pages
from cookietin.web.elements import PACKAGE
from cookietin.web.files import A_YEAR, is_file
from cookietin.web.limits import Limits, Rates, neighbourhood
from cookietin.web.look import is_loopback
from cookietin.web.pages import Reader
from cookietin.web.reading import TooMuch, TurnOf
from cookietin.web.turns import Drawing
from cookietin.web.wire import HEADER_BYTES, HEADERS, HEADERS_OF_PARTS, PARTS, without_trace

DEVICE_COOKIE = "tin"
LANGUAGE_COOKIE = "language"
FILES_COOKIE = "files"  # of which version a device has them
COOKIE_BYTES = 4096
PATH_LENGTH = 200
QUERY_LENGTH = 500
HOST_LENGTH = 100  # of which links and their pictures are made
DIGITS = 6
WITHOUT_COOKIE = ("/health", "/metrics", "/static/", "/cover/", "/scene/", "/manifest/")
BURST = 5  # the part of a minute's requests that may come at once
KEY = re.compile(r"[\w-]{32}", re.ASCII)
HOST = re.compile(rf"([\w.-]{{1,{HOST_LENGTH}}}|\[[0-9A-Fa-f:.]{{2,45}}\])(:\d{{1,5}})?", re.ASCII)
MISSING = ("no-such-table", "no-such-code", "no-such-club", "club-way-gone")
LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class Visitor:
    """Who asks: `key` is the secret of the device's cookie, and stands nowhere else."""

    address: str
    key: str
    language: str = ""

    @property
    def device(self) -> str:
        """What we know of a device: a hash of its key, so that our log betrays nobody."""
        return hashlib.sha256(self.key.encode()).hexdigest()[:32]

    def way_back(self, table: str, seat: int) -> str:
        """The token of this device's return link to a seat; nobody without the key can make it."""
        made = hmac.digest(self.key.encode(), f"return {table} {seat}".encode(), "sha256")
        return urlsafe_b64encode(made[:18]).decode()


@dataclass
class Guard:
    """Sizes, rates, cookies and security headers, on every request."""

    app: ASGIApp
    store: Store
    limits: Limits
    rates: Rates
    door: Turns = field(default_factory=partial(Turns, 1))
    refused: float = -math.inf  # when the log last had somebody who was not let in

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope["request"], since = secrets.token_hex(4), time.monotonic()
        try:
            await self.answer(scope, receive, send)
        finally:
            if LOG.isEnabledFor(logging.INFO):
                self.note(scope, since)

    def note(self, scope: Scope, since: float) -> None:
        """Log what was asked for; of those who are not let in, who may be many, one a second."""
        now = time.monotonic()
        if "counted" not in scope:
            if now - self.refused < 1.0:
                return
            self.refused = now
        about = {"scope": scope, "status": scope.get("status"), "seconds": now - since}
        if scope["type"] == "http":
            LOG.info("a request", extra=about)
        else:
            LOG.info("a line has ended", extra=about)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers: list[tuple[bytes, bytes]] = []
        began = False

        async def with_headers(message: Message) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                scope["status"] = message["status"]
                kind = dict(message["headers"]).get(b"content-type", b"")
                sent = HEADERS_OF_PARTS if kind.startswith(PARTS) else HEADERS
                message["headers"] = [*message["headers"], *bytes_of(sent), *headers]
            await send(message)

        client = scope.get("client")
        address = neighbourhood(client[0]) if client else ""
        scope["visitor"] = Visitor(address, "")
        async with self.door.turn(address):
            await asyncio.sleep(0)  # whoever else has something to do does it between two requests
        try:
            why = self.refusal(scope)
            await self.prepare(scope)  # to refuse it in the right language, or too much
            if why is None:
                headers += await self.let_in(scope)
                await self.prepare(scope)  # it may have chosen another
                await self.app(scope, receive, with_headers)
                return
            refused = error_answer(scope, *why)
        except ClientDisconnected:
            raise  # whoever asked is gone, which is nobody's failure
        except FAILURES as error:
            refused = failure_page(scope, error)
            without_trace(error)
        if scope["type"] == "websocket":
            with contextlib.suppress(RuntimeError):  # it may be closed already
                await send({"type": "websocket.close", "code": 1013})
        elif not began:
            await refused(scope, receive, with_headers)

    async def prepare(self, scope: Scope) -> None:
        """Have the texts of a page in the language of whoever asks."""
        await fetch(scope["app"].state, pages.prepare, language_of(HTTPConnection(scope)))

    def refusal(self, scope: Scope) -> tuple[int, str] | None:
        """Why it is refused before anybody looks at it, by its size and its shape: status, text."""
        headers = scope["headers"]
        cookies = sum(len(value) for name, value in headers if name == b"cookie")
        size = sum(len(name) + len(value) for name, value in headers)
        if size > HEADER_BYTES or cookies > COOKIE_BYTES:
            return 431, "too-big"
        if len(scope["path"]) > PATH_LENGTH or len(scope["query_string"]) > QUERY_LENGTH:
            return 414, "too-big"
        hosts = [value for name, value in headers if name == b"host"]
        if len(hosts) != 1 or not HOST.fullmatch(hosts[0].decode("latin-1")):
            return 400, "no-such-page"
        return None

    async def let_in(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Find out who asks, and refuse too much; headers that give a cookie, if none was ours."""
        cookies = cookies_of(scope)
        given = cookies.get(DEVICE_COOKIE, "")
        key, _, mark = given.partition(".")
        signing = await self.signing_key(scope["app"].state)
        is_signed = bool(KEY.fullmatch(key)) and is_signature(mark, key, signing)
        address = scope["visitor"].address
        device = Visitor(address, key).device if is_signed else ""
        what = "files" if is_file(scope["path"]) else "requests"
        if early := self.rates.take_for(self.limits, what, address, device, BURST):
            raise TooMuch("too-many-requests", early)
        is_ours = is_signed or (bool(KEY.fullmatch(key)) and not mark and await self.knows(key))
        if not is_ours:
            key = secrets.token_urlsafe(24)
        language = cookies.get(LANGUAGE_COOKIE, "")
        scope["visitor"] = Visitor(address, key, language)
        scope["has_cookie"] = is_ours
        scope["counted"] = device
        if is_signed or scope["path"].startswith(WITHOUT_COOKIE):
            return []
        secure = "; Secure" if is_secure(HTTPConnection(scope)) else ""
        cookie = f"{DEVICE_COOKIE}={key}.{mark_of(key, signing)}; Path=/; Max-Age={A_YEAR}"
        return [(b"set-cookie", f"{cookie}; HttpOnly; SameSite=Lax{secure}".encode())]

    async def knows(self, key: str) -> bool:
        """Did version 0.1 give this key? Those bear no signature, but we know their tables."""
        return bool(await self.store.matches_of(f"device:{Visitor('', key).device}", 1))

    async def signing_key(self, state: State) -> bytes:
        """What we sign cookies with; read when the server starts, if it could be."""
        if not state.signing:
            state.signing = await self.store.secret(DEVICE_COOKIE)
        found: bytes = state.signing
        return found


def bytes_of(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def mark_of(key: str, signing: bytes) -> str:
    """The signature under a device's key."""
    return urlsafe_b64encode(hmac.digest(signing, key.encode(), "sha256")[:15]).decode()


def is_signature(mark: str, key: str, signing: bytes) -> bool:
    return secrets.compare_digest(mark.encode(), mark_of(key, signing).encode())


def cookies_of(scope: Scope) -> dict[str, str]:
    """The cookies of a request, each as it stands: ours need no quotes."""
    header = b";".join(value for name, value in scope["headers"] if name == b"cookie")
    pairs = (one.strip().partition("=") for one in header.decode("latin-1").split(";"))
    return {name: value for name, _, value in pairs}


def host_in(address: str) -> str:
    """The host and port in an address; nothing if it is none."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def is_own_origin(connection: HTTPConnection, origin: str) -> bool:
    """Is this the address of a page of ours, here or as the proxy in front of us has it?"""
    if not origin:
        return False
    is_here = host_in(origin) == connection.headers.get("host")
    return is_here or origin.lower() == connection.app.state.base_url


def is_secure(connection: HTTPConnection) -> bool:
    """Do people come here by https, so that a cookie need never go another way?"""
    base: str = connection.app.state.base_url
    if base:
        return base.startswith("https:")
    return connection.scope["scheme"] in ("https", "wss")


async def fetch(state: State, work: Callable[..., object], *values: str) -> None:
    """Do what takes a while the first time: whoever needs it waits, and nobody else."""
    key = (work, *values)
    if key not in state.fetched:
        state.fetched[key] = asyncio.get_running_loop().run_in_executor(None, work, *values)
    try:
        await asyncio.shield(state.fetched[key])
    except FAILURES:
        state.fetched.pop(key, None)  # it may work another time
        raise


async def fetch_texts(connection: HTTPConnection, plug: Plug) -> None:
    """The texts of a game, in the language of whoever asks."""
    language, state = language_of(connection), connection.app.state
    for one in (language, "en"):  # whether a game has a text is looked up in English
        await fetch(state, speaker, plug.package, one)


def limit(connection: HTTPConnection, what: str, text: str) -> None:
    """Take one of what strangers may have so many of a minute."""
    visitor, state = visitor_of(connection), connection.app.state
    device = known_device(connection)
    early = state.rates.take_for(state.limits, what, visitor.address, device)
    if early:
        raise TooMuch(text, early)


def give_back(connection: HTTPConnection, what: str) -> None:
    """It has turned out not to count."""
    rates: Rates = connection.app.state.rates
    rates.charge_for(what, visitor_of(connection).address, known_device(connection), -1)


def limit_new_tables(connection: HTTPConnection) -> None:
    limit(connection, "new_tables", "too-many-new-tables")
    limit_a_day(connection, "new_tables_per_day", "too-many-tables-today")


def limit_a_day(connection: HTTPConnection, what: str, text: str, amount: int = 1) -> None:
    """Take some of what stays in the file, of which there is a number for a day."""
    state, address = connection.app.state, visitor_of(connection).address
    most = getattr(state.limits, what)
    early = state.rates.take(what, address, most, amount, minutes=24 * 60)
    if early:
        raise TooMuch(text, early)


# Who reads an answer


def visitor_of(connection: HTTPConnection) -> Visitor:
    visitor: Visitor = connection.scope["visitor"]
    return visitor


def known_device(connection: HTTPConnection) -> str:
    """The device that asks, as it is counted at the door; those that drop their cookies are all the
    same to us, and nobody.
    """
    device: str = connection.scope["counted"]
    return device


def room_of(connection: HTTPConnection) -> Room:
    room: Room = connection.app.state.room
    return room


def beside(connection: HTTPConnection) -> Beside:
    """Rebuild tables beside the event loop, one at a time for each address."""
    return TurnOf(visitor_of(connection).address, connection.app.state.rebuilding)


def admit_rebuilding(connection: HTTPConnection) -> None:
    """Refuse whoever has had too many tables rebuilt."""
    connection.app.state.rebuilding.admit(visitor_of(connection).address)


async def find_table(connection: HTTPConnection, identity: str) -> Table:
    """A table; one that has to be rebuilt only for those who have not had too much of that."""
    room = room_of(connection)
    if identity not in room.tables:
        admit_rebuilding(connection)
    return await room.find(identity, beside(connection))


async def find_again(connection: HTTPConnection, table: Table) -> Table:
    """The same table a while later, as others know it now: it may have been put away meanwhile."""
    known = room_of(connection).tables.get(table.match.id)
    return known or await find_table(connection, table.match.id)


def small_number(text: str) -> int:
    """A number in an address or a form; NOTHING if it is none, or longer than any of ours."""
    is_one = text.isascii() and text.isdecimal() and len(text) <= DIGITS
    return int(text) if is_one else NOTHING


def language_of(connection: HTTPConnection) -> str:
    """The person's language: chosen, else the server's, else the browser's."""
    chosen = visitor_of(connection).language
    if chosen in LANGUAGES:
        return chosen
    if connection.app.state.language:
        return str(connection.app.state.language)
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        spoken = part.strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return "en"


def reader_of(connection: HTTPConnection) -> Reader:
    scheme = connection.scope["scheme"].replace("ws", "http")
    state, host = connection.app.state, connection.headers.get("host", "")
    is_new = cookies_of(connection.scope).get(FILES_COOKIE) != state.asset
    about = (state.asset, is_new)
    path = connection.scope["path"]
    if len(path) > PATH_LENGTH:  # which is refused, and not sent back
        path = "/"
    if state.base_url:
        return Reader(language_of(connection), path, state.base_url, *about)
    if state.network and is_loopback(f"{scheme}://{host}"):  # links are for other devices
        _, colon, port = host.rpartition(":")
        host = f"{state.network}{colon}{port}" if port.isdecimal() and colon else state.network
    origin = f"{scheme}://{host}"
    return Reader(language_of(connection), path, origin, *about)


def html(page: str | bytes, status: int = 200, **headers: str) -> HTMLResponse:
    """A page that nobody keeps; of headers `content_encoding` is written `content-encoding`."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return HTMLResponse(page, status, {"Cache-Control": "no-store", **named})


def drawing(connection: HTTPConnection) -> AbstractAsyncContextManager[None]:
    """A turn in which a page is drawn, at the expense of whoever asks."""
    turns: Drawing = connection.app.state.drawing
    return turns.turn(visitor_of(connection).address, known_device(connection))


async def draw(request: Request, page: Callable[[], str], status: int = 200) -> Response:
    """A page, when it is this address's turn."""
    async with drawing(request):
        return html(page(), status)


def error_answer(scope: Scope, status: int, key: str) -> Response:
    return phrase_answer(scope, status, Phrase(key, {}, PACKAGE))


def phrase_answer(scope: Scope, status: int, phrase: Phrase, **headers: str) -> Response:
    reader = reader_of(Request(scope)) if scope["type"] == "http" else Reader("en", "/")
    page = pages.error_page(reader, phrase.text(reader.language))
    return html(page, status, **headers)


def failure_page(scope: Scope, error: BaseException) -> Response:
    """What somebody did wrong, or we, or another's game: for us the log has the trace."""
    if not isinstance(error, Mistake):
        LOG.exception("a request fails", extra={"scope": scope})
        game = scope.get("game", "")
        if not game or registry.is_ours(game):
            return phrase_answer(scope, 500, Declined("our-mistake").phrase)
        error = failure_of(game, error)
    if isinstance(error, TooMuch):
        seconds = max(1, math.ceil(error.seconds))
        return phrase_answer(scope, 429, error.phrase, **{"Retry-After": str(seconds)})
    if isinstance(error, StoreFailed):
        return phrase_answer(scope, 503, error.phrase, **{"Retry-After": "5"})
    is_missing = error.phrase.key in MISSING
    return phrase_answer(scope, 404 if is_missing else 400, error.phrase)
