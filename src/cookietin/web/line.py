"""A line: the socket of one page that shows a table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from cookietin.engine.protocol import NOTHING
from cookietin.engine.texts import Mistake
from cookietin.table.logs import FAILURES, failure_of
from cookietin.table.match import Declined
from cookietin.table.messages import CLICK_LENGTH, TEXT_LENGTH, integer_in, text_in
from cookietin.table.seats import SEATING
from cookietin.table.table import LENGTHENING, Answer, Table, Viewer
from cookietin.web import advice, board, guard, lessons
from cookietin.web.frames import Frames
from cookietin.web.limits import SCARCE, Limits
from cookietin.web.look import Look
from cookietin.web.reading import TooMuch
from cookietin.web.turns import Showing
from cookietin.web.wire import without_trace

BURST = 30  # the part of a minute's messages that may come at once
FEW_LINES = 2  # of a device, once half of those of its address are open
LONGEST_THING = 80  # characters of an id
MOST_THINGS = 16  # at one place of a picture
MOST_ANSWERS = 64  # that nobody has read
PONDERED = ("why", "explain")  # tens of milliseconds: each address in turn
JOINING = ("sit", "sit-again", "take-back")
LOG = logging.getLogger(__name__)

try:
    from msgspec.json import Encoder  # three times as fast
except ImportError:
    ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

    def in_bytes(message: dict[str, Any]) -> bytes:
        return ENCODE(message).encode()
else:

    def bare(text: Any) -> str:
        """A text of a kind of its own, as plain text; nothing else is sent that is not JSON."""
        if isinstance(text, str):
            return str(text)
        raise TypeError(type(text))

    ENCODER = Encoder(enc_hook=bare)

    def in_bytes(message: dict[str, Any]) -> bytes:
        return ENCODER.encode(message)

    def ENCODE(o: Any) -> str:  # noqa: N802
        """A message as it goes over the line."""
        return ENCODER.encode(o).decode()


GONE = (WebSocketDisconnect, RuntimeError, OSError)  # the page, before we could tell it

# What the page is told when its line ends
NOT_HERE, FULL, SILENT = 1008, 1013, 1001


class Lines:
    """How many are open, and where they come from."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: Counter[str] = Counter()

    def enter(self, visitor: guard.Visitor) -> None:
        limits = self.limits
        is_scarce = self.open[visitor.address] >= SCARCE * limits.lines_per_address
        of_device = min(limits.lines_per_device, FEW_LINES if is_scarce else limits.lines)
        for who, most in (
            ("", limits.lines),
            (visitor.address, limits.lines_per_address),
            (visitor.device, of_device),
        ):
            if self.open[who] >= most:
                raise TooMuch("too-many-lines") if who else Declined("room-full")
        self.open.update(("", visitor.address, visitor.device))

    def leave(self, visitor: guard.Visitor) -> None:
        for who in ("", visitor.address, visitor.device):
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]


async def socket(websocket: WebSocket) -> None:
    """Open a line for a page of ours, on a device of ours, to a table that is there."""
    is_ours = guard.is_own_origin(websocket, websocket.headers.get("origin", ""))
    if not is_ours or not websocket.scope["has_cookie"]:
        with contextlib.suppress(*GONE):
            await websocket.close(NOT_HERE)
        return
    visitor, room = guard.visitor_of(websocket), guard.room_of(websocket)
    lines = websocket.app.state.lines
    try:
        lines.enter(visitor)
    except Mistake as full:
        await turn_away(websocket, full)
        return
    try:
        table = await guard.find_table(websocket, websocket.path_params["table"])  # in a while
        await guard.fetch_texts(websocket, table.match.plug)
        connection = None
        while connection is None:
            async with guard.drawing(websocket):
                # No waiting between finding the table and watching it: the room would put it away.
                if known := room.tables.get(table.match.id):
                    room.admit(known, visitor.device)
                    connection = Connection(websocket, known)
            if connection is None:  # it has been put away; nobody waits while it is rebuilt
                table = await guard.find_table(websocket, table.match.id)
        await connection.serve()
    except Mistake as mistake:
        await turn_away(websocket, mistake)
    except FAILURES as error:
        LOG.exception("no line to a table", extra={"scope": websocket.scope})
        await turn_away(websocket, failure_of(table.match.plug.name, error))
    finally:
        # Whoever does not read is still there for a while, and counts as long.
        afterwards = websocket.scope.get("afterwards", lambda work: work())
        afterwards(partial(lines.leave, visitor))


async def turn_away(websocket: WebSocket, why: Mistake) -> None:
    """Tell a page why it gets no line; it tries again later."""
    with contextlib.suppress(*GONE):
        await websocket.accept()
        text = why.phrase.text(guard.reader_of(websocket).language)
        await websocket.send_text(ENCODE({"kind": "trouble", "text": text}))
        await websocket.close(FULL)


class Connection:
    """Sends frames, the newest only, and answers messages one after the other."""

    def __init__(self, websocket: WebSocket, table: Table) -> None:
        self.websocket = websocket
        self.table = table
        self.visitor = guard.visitor_of(websocket)
        # Straight to the wire, if it is ours
        self.say: Callable[[bytes], Awaitable[None]] | None = websocket.scope.get("say")
        self.showing: Showing = websocket.app.state.showing
        self.news = asyncio.Event()
        self.viewer = Viewer(self.visitor.device, self.news.set, self.visitor.address)
        reader = guard.reader_of(websocket)
        self.language = reader.language
        self.frames = Frames(table, self.viewer, reader.language, reader.origin)
        asked = websocket.query_params
        drawn = guard.small_number(asked.get("drawn", ""))
        if drawn != NOTHING:
            side = guard.small_number(asked.get("below", ""))
            page = asked.get("page", "")
            self.frames.take_as_drawn(drawn, side, page)
            self.viewer.has_seen_all = not page and self.frames.has_missed_nothing(drawn)
        self.frames.is_read = asked.get("words") == "1"
        self.answers: list[dict[str, Any]] = []
        self.told = asyncio.Event()  # answers, or that nobody is there to be told any
        self.is_gone = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.log_fields = {"scope": websocket.scope, **table.match.log_fields}  # in the log

    async def serve(self) -> None:
        try:
            self.table.watch(self.viewer)
            await self.websocket.accept()
            self.beside(self.send())
            self.beside(self.ping())
            await self.receive()
        except GONE:
            pass
        finally:
            for task in self.tasks:
                task.cancel()
            self.table.unwatch(self.viewer)

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done while the page is listened to, until it is gone."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tell(self, value: dict[str, Any]) -> None:
        if self.say is None:
            await self.websocket.send_text(ENCODE(value))
        else:
            await self.say(in_bytes(value))

    async def send(self) -> None:
        """Whenever there is something new: one frame, and what was answered.

        A frame that cannot be drawn is tried again with growing pauses, and the page is told.
        """
        attempt = 0
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                try:
                    frame = await self.draw()
                except FAILURES as error:
                    LOG.warning("a frame is not drawn", extra=self.log_fields, exc_info=not attempt)
                    phrase = failure_of(self.table.match.plug.name, error).phrase
                    answers, self.answers = self.answers, []
                    text = phrase.text(self.language)
                    await self.tell({"kind": "trouble", "text": text, "answers": answers})
                    self.told.set()
                    await asyncio.sleep(self.table.pause(attempt))
                    attempt += 1
                    self.news.set()
                    continue
                attempt = 0
                if frame is not None:
                    await self.tell(frame)
                    self.told.set()
                if self.frames.has_more:
                    self.news.set()
        except GONE:
            self.is_gone = True
            self.told.set()

    async def draw(self) -> dict[str, Any] | None:
        """What has changed for this viewer, and the answers; None if there is nothing to tell.

        An answer comes with a frame that shows what was done, never with one drawn before it.
        """
        plays = bool(self.table.match.seats_of(self.viewer.device))
        showing, address = self.showing, self.visitor.address
        who = address, (id(self.table), plays)
        if showing.has_time(*who):
            began = time.perf_counter()
            try:
                frame = self.frames.frame()
            finally:  # what cannot be drawn takes time, too
                showing.charge(time.perf_counter() - began, *who)
            answers, self.answers = self.answers, []
        else:
            async with showing.turn(address), self.table.pens[plays]:
                frame = self.frames.frame()
                answers, self.answers = self.answers, []
                await asyncio.sleep(0)
        if frame is None and answers:
            frame = {"kind": "answers"}
        if frame is not None:
            frame["answers"] = answers
        return frame

    async def ping(self) -> None:
        with contextlib.suppress(*GONE):
            while True:
                await asyncio.sleep(self.table.times.ping)
                silent = time.monotonic() - self.viewer.heard
                if silent > self.table.times.dropped and not self.viewer.waits:
                    await self.websocket.close(SILENT)
                    return
                await self.tell({"kind": "ping"})

    async def receive(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self.viewer.waits = True
            await self.wait_for_turn()
            await self.answer(message.get("text") or "")
            self.viewer.waits = False
            self.table.hear(self.viewer)
            await self.until_told(MOST_ANSWERS)
            await asyncio.sleep(0)  # many messages may lie here: others have their turn in between

    async def until_told(self, most: int) -> None:
        """Wait as long as so many answers have not been told, or more."""
        while len(self.answers) >= most and not self.is_gone:
            self.told.clear()
            await self.told.wait()

    async def wait_for_turn(self) -> None:
        """A flood waits in its own pipe, and nobody else notices."""
        state, visitor = self.websocket.app.state, self.visitor
        take = partial(state.rates.take_for, state.limits, "messages")
        while early := take(visitor.address, visitor.device, BURST):
            await asyncio.sleep(early)

    async def answer(self, text: str) -> None:
        message = message_in(text)
        asked = message.get("do")
        word = asked if isinstance(asked, str) else ""
        if word == "pong":
            self.viewer.is_slow = message.get("slow") is True
            return
        reply = await self.attempt(word, self.carry_out(word, message))
        if word == "advise" and reply["ok"]:
            self.beside(self.advise(message))  # a move that is sent next does not wait for it
        else:
            self.give(message, reply)
        if word == "hide":  # the page has hidden it: if it is shown again at once, it is sent again
            await self.until_told(1)

    def give(self, message: dict[str, Any], reply: dict[str, Any]) -> None:
        """Answer a message."""
        identity = message.get("id")
        reply["id"] = identity[:CLICK_LENGTH] if isinstance(identity, str) else None
        self.answers.append(reply)
        self.news.set()

    async def advise(self, message: dict[str, Any]) -> None:
        """Answer what the bots would do, as soon as they know."""
        self.give(message, await self.attempt("advise", self.advice_on(message)))

    async def advice_on(self, message: dict[str, Any]) -> dict[str, Any]:
        async with self.websocket.app.state.advising.turn(self.visitor.address):
            return await advice.advise(self.frames.look_again(), integer_in(message, "seat"))

    async def attempt(self, word: str, deed: Awaitable[dict[str, Any]]) -> dict[str, Any]:
        """What comes of it; why nothing does, if so."""
        try:
            return await deed
        except Mistake as mistake:
            return self.reply(Answer(False, without_trace(mistake).phrase))
        except FAILURES as error:
            LOG.exception("a message fails", extra=self.log_fields)
            failure = failure_of(self.table.match.plug.name, error)
            return self.reply(Answer(False, failure.phrase))

    async def carry_out(self, word: str, message: dict[str, Any]) -> dict[str, Any]:
        me = self.viewer.device
        if word in SEATING:
            guard.limit(self.websocket, "joins", "too-many-joins")
        if word in LENGTHENING:
            guard.limit_a_day(self.websocket, "moves_per_day", "too-many-moves-today")
        if word in ("say", "react"):
            guard.limit(self.websocket, "talk", "too-much-talk")
        if word == "advise":
            guard.limit(self.websocket, "advice", "too-much-advice")
        if word == "show":
            is_held = message.get("held") is True
            self.table.uncover(self.viewer, integer_in(message, "seat"), is_held)
            answer = Answer(True)  # which comes with the frame that shows the hand
        elif word == "hide":
            self.table.cover(self.viewer)
            answer = Answer(True)
        elif word == "read":
            self.frames.is_read = message.get("open") is True
            answer = Answer(True)  # which comes with the frame that tells the board
        elif word in PONDERED:
            async with guard.drawing(self.websocket):
                return await self.ponder(word, message)
        elif word == "again":
            if not self.table.match.successor:
                guard.limit_new_tables(self.websocket)
            text = text_in(message, "stir", TEXT_LENGTH) if "stir" in message else ""
            find = partial(guard.find_table, self.websocket)
            successor = await guard.room_of(self.websocket).again(self.table, me, text, find)
            return {"ok": True, "to": f"/t/{successor.match.id}"}
        else:
            answer = await self.table.do(me, message)
        if word in LENGTHENING and not answer.ok:  # nothing is longer
            guard.give_back(self.websocket, "moves_per_day")
        if answer.ok and word in JOINING:
            await guard.room_of(self.websocket).remember(me, self.table)
        return self.reply(answer)

    async def ponder(self, word: str, message: dict[str, Any]) -> dict[str, Any]:
        """Answer what takes a while to find out, and changes nothing."""
        if word == "explain":
            found = lessons.explain(look := self.frames.look_again(), things_in(message))
            if found is not None:
                found["text"] = f"{found['text']} {await self.why_no_use(look, found)}".strip()
            return {"ok": True, "explained": found}
        answer = await self.table.do(self.viewer.device, message)
        return self.reply(answer) if answer.ok else self.why_not(answer, things_in(message))

    async def why_no_use(self, look: Look, explained: dict[str, str]) -> str:
        """Why something with which a move could start is part of none now; "" for all else."""
        offered = board.moves(look)
        if len(look.choosers) != 1 or not offered:
            return ""
        if any(explained["element"] in one["taps"] for one in offered):
            return ""
        about = {"do": "why", "seat": look.choosers[0], "taps": [explained["element"]]}
        answer = await self.table.do(self.viewer.device, about)
        if not answer.clause or answer.phrase is None:
            return ""
        return answer.phrase.text(self.language, look.names)

    def why_not(self, answer: Answer, things: list[str]) -> dict[str, Any]:
        """Why a tap leads to no move, and what was tapped; that alone, if nothing is done there."""
        has_no_use = answer.element and not answer.clause
        found = lessons.explain(self.frames.look_again(), [*things, answer.element])
        if has_no_use and found is not None:
            return {"ok": True, "explained": found}
        return {**self.reply(answer), "explained": found}

    def reply(self, answer: Answer) -> dict[str, Any]:
        if answer.ok:
            return {"ok": True}
        text = answer.phrase.text(self.language, self.frames.look.names) if answer.phrase else ""
        return {"ok": False, "text": text, "clause": answer.clause, "element": answer.element}


def things_in(message: dict[str, Any]) -> list[str]:
    """The ids of things of the picture that somebody wants explained."""
    things = message.get("things", [])
    if not isinstance(things, list) or len(things) > MOST_THINGS:
        raise Declined("broken-request")
    return [one for one in things if isinstance(one, str) and len(one) <= LONGEST_THING]


def message_in(text: str) -> dict[str, Any]:
    """What a page sends; nothing if it is no message, or has half a character in it."""
    try:
        message = json.loads(text)
        if "\\u" in text:
            ENCODE(message).encode()
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}
