"""HTTP and WebSockets on the wire, for a server that strangers can reach.

uvicorn waits for the rest of a request as long as someone keeps it open, and for a reader as long
as there's something to read. Here a request must arrive in time, an answer must be read in time,
and nobody can keep more connections open than a roomful of people needs.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import Callable
from http import HTTPStatus
from struct import Struct
from typing import Any, ClassVar, TypeVar, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from cookietin.web.files import KINDS, style_mark
from cookietin.web.limits import neighbourhood

HEADER_BYTES = 16 * 1024
HEADER_SECONDS = 8.0
UNREAD_SECONDS = 10.0  # that something waits to be read by a page
MOST_UNREAD = 32 * 1024 * 1024  # bytes of answers that wait to be read at one address
LAST_SECONDS = 5.0  # for what was said last, and for the farewell of a page
MOST_UNHEARD = 1024 * 1024  # bytes of a request that was answered before it had come
MOST_FRAGMENTS = 16  # of one message
SLICE = 2048  # bytes of a socket that are looked at in one turn
MOST_WAITING = 512 * 1024  # bytes of a socket
MOST_QUEUED = 64  # messages of a socket
QUEUED_BYTES = 32 * 1024  # of them, unpacked: a few bytes of a line may hold 8 kB each
MOST_CONTROLS = 10  # pings and pongs a second
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; "
    f"style-src 'self' '{style_mark()}'; img-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
HEADERS_OF_PARTS = {"X-Content-Type-Options": "nosniff"}
T = TypeVar("T", bound=BaseException)
# Parts of pages; the pages have all the headers.
PARTS = tuple(KINDS[ending].encode() for ending in (".js", ".css", ".png"))


def without_trace(error: T) -> T:
    """An error that holds none of what it has come through.

    What holds itself in memory stays until somebody looks through all of it for cycles, which is
    seldom; what is refused may be much.
    """
    chain: list[BaseException] = [error]
    for one in chain:  # which grows while we look
        chain += filter(None, (one.__cause__, one.__context__))
        one.__cause__ = one.__context__ = one.__traceback__ = None
    return error


class Requests(h11.Connection):
    """The requests of a connection, without those whose body comes in chunks.

    Browsers send forms with their length. Chunks may be of one byte each, and every one of a
    million would be parsed before anybody else has a turn.
    """

    is_chunked = False

    def next_event(self) -> Any:
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as error:
            raise without_trace(error) from None
        if isinstance(event, h11.Request):
            self.is_chunked = any(name == b"transfer-encoding" for name, _ in event.headers)
            if self.is_chunked:
                raise h11.RemoteProtocolError("a body without a length")
        return event


def nothing_comes() -> bool:
    return False


class Last:
    """A transport that does not wait for ever, once it is closed, until all is read."""

    is_unheard = False

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.comes_more = nothing_comes

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def is_closing(self) -> bool:
        return self.is_unheard or self.transport.is_closing()

    def close(self) -> None:
        if not self.is_closing() and self.comes_more():
            self.close_unheard()
        elif not self.is_closing():
            self.transport.close()
            if self.transport.get_write_buffer_size():
                self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def close_unheard(self) -> None:
        """Close while somebody still speaks: without listening to the end, they would be cut off
        before they have read our answer.
        """
        self.is_unheard = True
        protocol = self.transport.get_protocol()
        self.transport.set_protocol(Unheard(protocol, self.transport, self.loop))
        self.transport.write_eof()
        self.transport.resume_reading()


class Unheard(asyncio.Protocol):
    """Drops what comes after an answer, for a while."""

    def __init__(
        self,
        before: asyncio.BaseProtocol,
        transport: asyncio.Transport,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.before = before
        self.transport = transport
        self.ends = loop.call_later(LAST_SECONDS, transport.abort)
        self.left = MOST_UNHEARD

    def data_received(self, data: bytes) -> None:
        self.left -= len(data)
        if self.left < 0:
            self.transport.abort()

    def pause_writing(self) -> None:
        self.before.pause_writing()

    def resume_writing(self) -> None:
        self.before.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.ends.cancel()
        self.before.connection_lost(exc)


class Outgoing(asyncio.Protocol):
    """A connection that is cut when nobody reads what we say."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        if not isinstance(transport, Last):  # as that of a connection that becomes a socket is
            transport = Last(transport, self.loop)
        super().connection_made(transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_counting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_counting()
        super().connection_lost(exc)

    def _stop_counting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class Wire(Outgoing, H11Protocol):
    """A connection that is closed when its request does not come, or too many come from there."""

    seconds = HEADER_SECONDS
    most = 0  # connections of one address; 0: any number, because all come from one proxy
    open: ClassVar[Counter[str]] = Counter()
    unread: ClassVar[Counter[str]] = Counter()  # bytes, by address

    _late: asyncio.TimerHandle | None = None
    _address = ""
    _waiting = ("", 0)  # where and how much, of what is unread

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn: Requests = Requests(h11.SERVER, HEADER_BYTES)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        cast(Last, self.transport).comes_more = self._comes_more
        if self.client is not None:
            self._address = neighbourhood(self.client[0])
            self.open[self._address] += 1
            if self.most and self.open[self._address] > self.most:
                transport.abort()
                return
        self._wait_for_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and self.cycle.body:  # the rest waits until this was taken
            self.flow.pause_reading()
        if self.conn.their_state is h11.IDLE or self.conn.our_state is h11.DONE:
            self._wait_for_request()
        else:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:
            self.transport.close()  # another request would have to wait for all of this one
        elif self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._wait_for_request()  # for the rest of the next one

    def _should_upgrade(self) -> bool:
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def _comes_more(self) -> bool:
        """Is a request answered that has not come as a whole, or is none?"""
        return self.conn.their_state in (h11.SEND_BODY, h11.ERROR)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._waiting = self._address, self.transport.get_write_buffer_size()
        self._count_unread(1)
        if self.most and self.unread[self._address] > MOST_UNREAD:
            self.loop.call_soon(self.transport.abort)

    def _stop_counting(self) -> None:
        super()._stop_counting()
        self._count_unread(-1)
        self._waiting = ("", 0)

    def _count_unread(self, sign: int) -> None:
        address, size = self._waiting
        self.unread[address] += sign * size
        if not self.unread[address]:
            del self.unread[address]

    def send_400_response(self, msg: str) -> None:
        """What is no request, or none that we read, is answered at once; nothing more is read."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # the rest of its request never comes
            self.cycle.message_event.set()
        status = HTTPStatus.LENGTH_REQUIRED if self.conn.is_chunked else HTTPStatus.BAD_REQUEST
        body = f"{status} {status.phrase}".encode()
        headers = {
            "Content-Type": "text/plain; charset=utf-8",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **HEADERS,
        }
        answer = h11.Response(
            status_code=status, headers=list(headers.items()), reason=status.phrase
        )
        with contextlib.suppress(h11.LocalProtocolError):  # an answer is under way already
            for event in (answer, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _wait_for_request(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.transport.abort()

    def _leave(self) -> None:
        self._stop_waiting()
        cast(Last, self.transport).comes_more = nothing_comes  # it must not hold us
        if self._address:
            self.open[self._address] -= 1
            if self.open[self._address] <= 0:
                del self.open[self._address]
            self._address = ""


class Handshake(ServerProtocol):
    """What we say to somebody who wants a socket and gets none is as guarded as any answer."""

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(HEADERS)
        return response


class TalkApart(PerMessageDeflate):
    """What people say is never compressed: the length of a line of chat, which somebody else chose,
    would betray how much of it stood in the messages before, a hand of cards among them.
    """

    def encode(self, frame: Frame) -> Frame:
        return frame if CHAT_IN_FRAME in frame.data else super().encode(frame)


class Deflate(ServerPerMessageDeflateFactory):
    """What we send can refer to the last 32 kB, in which several frames of a match fit; uvicorn's
    4 kB hold hardly one.
    """

    def process_request_params(self, *asked: Any) -> tuple[Any, TalkApart]:
        given, agreed = super().process_request_params(*asked)
        return given, TalkApart(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


def head_of(length: int) -> bytes:
    """The head of a whole text of so many bytes that is not compressed."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return HEAD.pack(WHOLE_TEXT, 126, length)
    return LONG_HEAD.pack(WHOLE_TEXT, 127, length)


WHOLE_TEXT = 0x81
HEAD, LONG_HEAD = Struct("!BBH"), Struct("!BBQ")
CHAT_IN_FRAME = b'"chat":'  # a quotation mark that somebody types is escaped
DEFLATE = Deflate(
    server_max_window_bits=15,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5, "level": 4},
)


class Socket(Outgoing, WebSocketsSansIOProtocol):
    """A socket that takes little at a time; what is broken or too much ends the line.

    uvicorn reads all that has come, answers every ping and queues every message at once. Our page
    sends a few short messages and no ping of its own.
    """

    _rest = b""  # what has come and is not looked at yet
    _controls = 0
    _since = 0.0

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        unused = self.conn
        self.conn = Handshake(
            extensions=[DEFLATE] if self.config.ws_per_message_deflate else [],
            max_size=self.config.ws_max_size,
            logger=unused.logger,
        )
        unused.parser.close()  # which holds itself
        self.close_timeout = LAST_SECONDS
        self._queued = deque[int]()  # the sizes of messages that wait
        self._afterwards: list[Callable[[], None]] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["afterwards"] = self.afterwards  # type: ignore[typeddict-unknown-key]
            self.scope["say"] = self.say  # type: ignore[typeddict-unknown-key]

    async def say(self, text: bytes) -> None:
        """Send a text at once: what stands between us and a line is for requests and headers."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.close_sent or self.disconnected:
            raise ClientDisconnected
        if self.conn.extensions:
            try:
                self.conn.send_text(text)
            except InvalidState:
                raise ClientDisconnected from None
            self.transport.write(b"".join(self.conn.data_to_send()))
        elif self.conn.state is State.OPEN:
            self.transport.write(head_of(len(text)) + text)
        else:
            raise ClientDisconnected

    def afterwards(self, work: Callable[[], None]) -> None:
        """Do this when the connection is gone, and not only the one who served it."""
        if self.disconnected:
            work()
        else:
            self._afterwards.append(work)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for work in self._afterwards:
            work()
        self._let_go()

    def _let_go(self) -> None:
        """Hold nothing that holds us: see `without_trace`."""
        self._afterwards.clear()
        scope = vars(self).get("scope", {})  # there is none where the handshake was refused
        for ours in ("afterwards", "say"):
            scope.pop(ours, None)
        self.conn.parser.close()
        for error in filter(None, (self.conn.parser_exc, self.conn.handshake_exc)):
            without_trace(error)

    def data_received(self, data: bytes) -> None:
        is_busy = bool(self._rest)
        self._rest += data
        if len(self._rest) > MOST_WAITING:
            self.transport.abort()
        elif not is_busy:
            self._read_on()

    def _read_on(self) -> None:
        """A slice of it, and the next one when others have had their turn."""
        if self.close_sent or self.transport.is_closing():
            self._rest = b""
            return
        piece, self._rest = self._rest[:SLICE], self._rest[SLICE:]
        super().data_received(piece)
        if self.queue.qsize() > MOST_QUEUED:
            self.fail(CloseCode.POLICY_VIOLATION)
        elif self._rest:
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            self.loop.call_soon(self._read_on)
        elif not self.handshake_initiated:  # which the library refused without telling uvicorn
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        elif self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        """A few a second, and only from somebody who reads what we answer."""
        now = self.loop.time()
        if now - self._since > 1.0:
            self._since, self._controls = now, 0
        self._controls += 1
        if self._controls > MOST_CONTROLS or not self.writable.is_set():
            self.fail(CloseCode.POLICY_VIOLATION)
        return not self.close_sent

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:  # empty ones count for no size
            self.fail(CloseCode.MESSAGE_TOO_BIG)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.fail(CloseCode.INVALID_DATA)
                return
        self._queued.append(sum(map(len, self.frames)))
        if sum(self._queued) > QUEUED_BYTES:
            self.fail(CloseCode.POLICY_VIOLATION)
        super().send_receive_event_to_app()

    async def receive(self) -> Any:
        message = await super().receive()
        if message["type"] == "websocket.receive":
            self._queued.popleft()
        return message

    def fail(self, code: CloseCode) -> None:
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """A line that is broken before we have said whether there is one ends without a word."""
        if self.handshake_complete:
            super().handle_parser_exception()
            return
        self.handshake_complete = self.disconnected = True  # for whoever is about to answer
        self.transport.abort()


def wire(most: int) -> type[Wire]:
    """The protocol of a server that lets one address keep so many connections open."""
    counts = {"open": Counter[str](), "unread": Counter[str]()}
    return type("Wire", (Wire,), {"most": most, **counts})
