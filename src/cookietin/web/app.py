"""The server: pages, and a socket for everybody who looks at a table."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import re
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from cookietin.engine import registry, written
from cookietin.engine.log import Store
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.protocol import SPECTATOR
from cookietin.engine.texts import LANGUAGES, Mistake, speaker
from cookietin.table.match import BOT, OPEN, PERSON
from cookietin.table.room import Room
from cookietin.table.table import NAME_LENGTH, Bots, Table, Times, Viewer, text_in
from cookietin.web import pages
from cookietin.web.frames import PACKAGE, Frames
from cookietin.web.pages import Reader

STATIC = Path(__file__).parent / "static"
DEVICE_COOKIE = "tin"
LANGUAGE_COOKIE = "language"
A_YEAR = 365 * 24 * 3600
MOST_BODY = 1_000_000
MESSAGES_PER_SECOND = 25
MESSAGES_AT_ONCE = 50
ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
# Only what holds no secret: the length of a compressed page can betray what stands in it.
SQUEEZED = [Middleware(GZipMiddleware, minimum_size=1000)]


def make_app(store: Store, bots: Bots, times: Times | None = None, language: str = "") -> Starlette:
    """The whole tin, given where it keeps things and who plays for the bots."""
    room = Room(store, bots, times or Times())

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        looking = asyncio.create_task(room.look_around())
        yield
        looking.cancel()

    routes = [
        Route("/", tin),
        Route("/about", about),
        Route("/cover/{language}/{game}.svg", cover, middleware=SQUEEZED),
        Route("/language", set_language, methods=["POST"]),
        Route("/join", join),
        Route("/new/{game}", new_table),
        Route("/new/{game}", make_table, methods=["POST"]),
        Route("/rules/{game}", rules, middleware=SQUEEZED),
        Route("/replay", replay_upload, methods=["POST"]),
        Route("/t/{table}", table_page),
        Route("/t/{table}/record", record),
        Route("/t/{table}/replay", replay_table),
        Route("/t/{table}/return/{token}", return_page),
        Route("/t/{table}/return/{token}", take_seat, methods=["POST"]),
        WebSocketRoute("/t/{table}/ws", socket),
        Mount("/static", StaticFiles(directory=STATIC), middleware=SQUEEZED),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={
            Mistake: on_mistake,
            HTTPException: on_missing,
            Exception: on_failure,
        },
    )
    app.add_middleware(Guard)
    app.state.room = room
    app.state.language = language
    app.state.asset = asset_version()
    return app


def asset_version() -> str:
    digest = hashlib.sha256()
    for file in sorted(STATIC.iterdir()):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:8]


class Guard:
    """Security headers on every answer, and a device cookie for everybody who has none."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        key = request.cookies.get(DEVICE_COOKIE, "")
        is_new = not re.fullmatch(r"[\w-]{32}", key)
        if is_new:
            key = secrets.token_urlsafe(24)
        scope["device"] = device_of(key)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"]]
                headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                if is_new and not scope["path"].startswith(("/static/", "/cover/")):
                    secure = "; Secure" if scope["scheme"] == "https" else ""
                    cookie = (
                        f"{DEVICE_COOKIE}={key}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax"
                    )
                    headers.append((b"set-cookie", (cookie + secure).encode()))
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, with_headers)


def device_of(key: str) -> str:
    """What we know of a device: a hash of its cookie, so that our log betrays nobody."""
    return hashlib.sha256(key.encode()).hexdigest()[:32]


# Who asks


def language_of(connection: HTTPConnection) -> str:
    """The person's language: chosen, else the server's, else the browser's."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    if connection.app.state.language:
        return str(connection.app.state.language)
    for part in connection.headers.get("accept-language", "").split(","):
        spoken = part.strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return "en"


def reader_of(connection: HTTPConnection) -> Reader:
    url = connection.url
    return Reader(
        language_of(connection),
        url.path,
        f"{url.scheme.replace('ws', 'http')}://{url.netloc}",
        connection.app.state.asset,
    )


def room_of(connection: HTTPConnection) -> Room:
    room: Room = connection.app.state.room
    return room


def device(request: HTTPConnection) -> str:
    return str(request.scope["device"])


async def form_of(request: Request) -> dict[str, str]:
    """A posted form; the last value of a name counts. Only from our own pages."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise HTTPException(403)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BODY:
            raise HTTPException(413)
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=200))
    except ValueError:
        raise HTTPException(400) from None


def html(text: str, status: int = 200) -> HTMLResponse:
    return HTMLResponse(text, status, {"Cache-Control": "no-store"})


async def on_mistake(request: Request, error: Exception) -> Response:
    assert isinstance(error, Mistake)
    reader = reader_of(request)
    return html(pages.error_page(reader, error.phrase.said(reader.language)), 400)


async def on_missing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reader = reader_of(request)
    key = "too-big" if error.status_code == 413 else "no-such-page"
    return html(pages.error_page(reader, reader.say(key)), error.status_code)


async def on_failure(request: Request, error: Exception) -> Response:
    """Our own mistake: the log has the trace, the person gets a sentence."""
    reader = reader_of(request)
    return html(pages.error_page(reader, reader.say("error-title")), 500)


# Pages


async def tin(request: Request) -> Response:
    mine = await room_of(request).tables_of(device(request), 8)
    return html(pages.tin(reader_of(request), mine, device(request)))


async def cover(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    lasting = {"Cache-Control": f"public, max-age={A_YEAR}, immutable"}
    picture = pages.cover_picture(plug_of(request).name, language)
    return Response(picture, headers=lasting, media_type="image/svg+xml")


async def about(request: Request) -> Response:
    return html(pages.about_page(reader_of(request)))


async def rules(request: Request) -> Response:
    return html(pages.rules_page(reader_of(request), plug_of(request)))


async def set_language(request: Request) -> Response:
    form = await form_of(request)
    to = form.get("to", "/")
    if not to.startswith("/") or to.startswith("//"):
        to = "/"
    response = RedirectResponse(to, 303)
    if form.get("language") in LANGUAGES:
        response.set_cookie(LANGUAGE_COOKIE, form["language"], A_YEAR, samesite="lax")
    return response


async def join(request: Request) -> Response:
    identity = await room_of(request).by_code(request.query_params.get("code", ""))
    return RedirectResponse(f"/t/{identity}", 303)


def plug_of(request: Request) -> Plug:
    name = request.path_params["game"]
    if name not in registry.names():
        raise HTTPException(404)
    return registry.plug(name)


async def new_table(request: Request) -> Response:
    plug = plug_of(request)
    wanted = request.query_params.get("players", "")
    players = int(wanted) if wanted.isdecimal() and int(wanted) in plug.players else plug.players[0]
    return html(pages.new_table(reader_of(request), plug, players))


async def make_table(request: Request) -> Response:
    plug, form, reader = plug_of(request), await form_of(request), reader_of(request)
    me = device(request)
    options: dict[str, Any] = {
        name.removeprefix("opt_"): value for name, value in form.items() if name.startswith("opt_")
    }
    if "players" in form:
        options["players"] = form["players"]
    try:
        game = Game.of(plug, options)
        chairs = [chair(plug, form, seat, me) for seat in range(game.players)]
        own_dice = form.get("own_dice") == "on"
        table = await room_of(request).open(game, chairs, me, own_dice=own_dice)
    except Mistake as mistake:
        text = mistake.phrase.said(reader.language)
        return html(pages.new_table(reader, plug, plug.players[0], text), 400)
    table.stir(me, form)
    await table.start_if_full()
    return RedirectResponse(f"/t/{table.match.id}", 303)


def chair(plug: Plug, form: dict[str, str], seat: int, me: str) -> tuple[str, str, str]:
    """Who sits at a seat of a new table: kind, name, the person's device or which bot."""
    wish = form.get(f"seat_{seat}", "me" if seat == 0 else "bot")
    given = form.get(f"name_{seat}", "").strip()
    name = text_in({"name": given}, "name", NAME_LENGTH) if given else ""
    if wish in ("me", "here"):
        return PERSON, name, me
    if wish == OPEN:
        return OPEN, "", ""
    return BOT, name, wish if wish in plug.bots else ""


async def table_of(request: HTTPConnection) -> Table:
    return await room_of(request).find(request.path_params["table"])


async def table_page(request: Request) -> Response:
    table, reader = await table_of(request), reader_of(request)
    viewer = Viewer(device(request), lambda: None)
    return html(pages.table_page(reader, table, frames_for(table, viewer, reader)))


def frames_for(table: Table, viewer: Viewer, reader: Reader) -> Frames:
    return Frames(table, viewer, reader.language, reader.origin)


async def record(request: Request) -> Response:
    """The record: whole at the end, before that as the seat of this device may know it."""
    table = await table_of(request)
    seats = table.match.seats_of(device(request))
    seat = seats[0] if len(seats) == 1 else SPECTATOR
    name = f"{table.match.plug.name}-{table.match.code}.tin"
    return Response(
        table.match.record(seat),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def replay_table(request: Request) -> Response:
    table = await table_of(request)
    if not table.match.is_over:
        return RedirectResponse(f"/t/{table.match.id}", 303)
    return replay(request, table.match.record(None), request.query_params.get("at", ""), "")


async def replay_upload(request: Request) -> Response:
    form = await form_of(request)
    text = form.get("record", "").replace("\r\n", "\n")
    return replay(request, text, form.get("at", ""), text)


def replay(request: Request, text: str, at: str, hidden: str) -> Response:
    positions = list(written.replays(text, registry.plug))
    step = min(int(at), len(positions) - 1) if at.isdecimal() else 0
    names = written.read(text).names
    return html(pages.replay_page(reader_of(request), positions, names, step, hidden))


async def return_page(request: Request) -> Response:
    table, token = await table_of(request), request.path_params["token"]
    for seat, one in enumerate(table.match.chairs):
        if one.kind == PERSON and secrets.compare_digest(one.token.encode(), token.encode()):
            return html(pages.return_page(reader_of(request), table, seat, token))
    raise HTTPException(404)


async def take_seat(request: Request) -> Response:
    await form_of(request)
    table, me = await table_of(request), device(request)
    answer = await table.do(me, {"do": "take-back", "token": request.path_params["token"]})
    if not answer.ok:
        raise HTTPException(404)
    await room_of(request).remember(me, table)
    return RedirectResponse(f"/t/{table.match.id}", 303)


# The socket


async def socket(websocket: WebSocket) -> None:
    """One page that looks at a table."""
    origin = websocket.headers.get("origin", "")
    key = websocket.cookies.get(DEVICE_COOKIE, "")
    if urlsplit(origin).netloc != websocket.headers.get("host") or not key:
        await websocket.close(1008)
        return
    try:
        table = await table_of(websocket)
    except Mistake:
        await websocket.close(1008)
        return
    # No waiting between finding the table and watching it: the room would put it away.
    await Connection(websocket, table, device_of(key)).serve()


class Connection:
    """Sends frames, the newest only, and answers messages one after the other."""

    def __init__(self, websocket: WebSocket, table: Table, me: str) -> None:
        self.websocket = websocket
        self.table = table
        self.news = asyncio.Event()
        self.viewer = Viewer(me, self.news.set)
        reader = reader_of(websocket)
        self.language = reader.language
        self.frames = frames_for(table, self.viewer, reader)
        drawn = websocket.query_params.get("drawn", "")
        if drawn.isdecimal():
            self.frames.drawn = int(drawn)
        self.allowance = float(MESSAGES_AT_ONCE)
        self.answers: list[dict[str, Any]] = []

    async def serve(self) -> None:
        self.table.watch(self.viewer)
        tasks: list[asyncio.Task[None]] = []
        try:
            await self.websocket.accept()
            tasks = [asyncio.create_task(work()) for work in (self.send, self.ping)]
            await self.receive()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            for task in tasks:
                task.cancel()
            self.table.unwatch(self.viewer)

    async def tell(self, value: dict[str, Any]) -> None:
        await self.websocket.send_text(ENCODE(value))

    async def send(self) -> None:
        """Whenever there is something new: one whole frame, and what was answered."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.news.wait()
                self.news.clear()
                frame = self.frames.frame()
                frame["answers"], self.answers = self.answers, []
                await self.tell(frame)

    async def ping(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await asyncio.sleep(self.table.times.ping)
                await self.tell({"kind": "ping"})

    async def receive(self) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            text = await self.websocket.receive_text()
            now = loop.time()
            earned = (now - last) * MESSAGES_PER_SECOND
            self.allowance = min(MESSAGES_AT_ONCE, self.allowance + earned) - 1
            last = now
            if self.allowance < 0:  # a flood waits in its own pipe, and nobody else notices
                await asyncio.sleep(-self.allowance / MESSAGES_PER_SECOND)
            self.table.hear(self.viewer)
            await self.answer(text)

    async def answer(self, text: str) -> None:
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            message = {}
        word = message.get("do")
        if word == "pong":
            return
        reply = await self.carry_out(word, message)
        identity = message.get("id")
        reply["id"] = identity if isinstance(identity, str) else None
        self.answers.append(reply)
        self.news.set()

    async def carry_out(self, word: Any, message: dict[str, Any]) -> dict[str, Any]:
        room: Room = self.websocket.app.state.room
        me = self.viewer.device
        if word == "show":
            return self.show_hand(message)
        if word == "again":
            if not self.table.match.is_over or not self.table.match.seats_of(me):
                return {"ok": False, "text": speaker(PACKAGE, self.language)("no-such-page")}
            await room.again(self.table)
            return {"ok": True}
        answer = await self.table.do(me, message)
        if answer.ok and word == "sit":
            await room.remember(me, self.table)
        if answer.ok:
            return {"ok": True, "number": answer.number}
        text = answer.phrase.said(self.language, self.frames.names) if answer.phrase else ""
        return {"ok": False, "text": text, "clause": answer.clause, "element": answer.element}

    def show_hand(self, message: dict[str, Any]) -> dict[str, Any]:
        """The cover goes up: the person at the screen says who is there."""
        seat = message.get("seat")
        if seat not in self.table.match.seats_of(self.viewer.device):
            return {"ok": False, "text": ""}
        self.viewer.shown = seat
        self.news.set()
        return {"ok": True}
