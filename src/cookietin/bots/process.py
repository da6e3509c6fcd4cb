"""The one process that all bots live in, and how a table asks it: a line of JSON each way.

It gets what a seat can know and never a state, so no bot can look where a person couldn't:

    {"id": 7, "bot": "random", "game": "goose", "version": 1, "options": {"players": 2, …},
     "seat": 0, "view": "0200…", "legal": [0], "seconds": 1.0}
    {"id": 7, "move": 0, "weight": 0.2}    or    {"id": 7, "error": "why there is none"}

Asked to `think` for so many iterations, it tells what it thinks of each of these moves instead:

    {"id": 8, "thoughts": [[0, 300, 0.61], …]}

When it has started it says so, by an answer to nobody: {"id": 0}. It can die at any moment, and is
then started and asked again. Whatever it does, whoever asks gets a legal move or a `NoAnswer`, in
bounded time and memory.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
import traceback
from asyncio.subprocess import PIPE
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO, TextIO, cast

from cookietin.bots import BOTS
from cookietin.bots.advice import thoughts_of
from cookietin.bots.own import CHECK, answer_check, load_bot
from cookietin.engine import registry
from cookietin.engine.bot import Budget, Chosen, NoAnswer, Thought, weight_of
from cookietin.engine.heap import keep_one_heap
from cookietin.engine.position import Game, View, move_of
from cookietin.engine.record import from_bytes

COMMAND = (sys.executable, "-P", "-m", "cookietin.bots.process")  # -P: not what lies here
RESTARTS = 3
THREADS = 16  # questions that the process thinks about at once; the others wait for their turn
GRACE = 5.0  # seconds that an answer may take beyond the time to think
START = 25.0  # seconds more for one that starts: killed meanwhile, the next would be no quicker
STARTED = 0  # the number of no question
WAITING = 30.0  # seconds that a question waits for its turn
PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds before a process that was of no use is started again
LARGEST_QUESTION = 1_000_000  # bytes, with an edition and a view in it
LONGEST_ANSWER = 64_000
LONGEST_ERROR = 2_000
MOST_GARBAGE = 1_000_000  # bytes between two answers
MOST_SAID = 10_000  # bytes of what the bots of one process print and we repeat
NICENESS = 10
FIRST_TO_GO = "500"  # of 1000: when memory is short, this process and not the server
Message = dict[str, Any]


class BotProcess:
    """Asks the process of the bots; starts it when it is needed, and again when it has died."""

    def __init__(
        self,
        *command: str,
        grace: float = GRACE,
        start: float = START,
        pause: float = PAUSE,
        own: Sequence[str] = (),
    ) -> None:
        """`own` are bots of the host, each as module:Class."""
        self.command = (*(command or COMMAND), *own)
        self.grace = grace
        self.start = start
        self.pause = pause
        self._turns = asyncio.Semaphore(THREADS)
        self._child: Child | None = None
        self._starting: asyncio.Task[Child | str] | None = None
        self._failures = 0  # how many processes in a row were of no use
        self._closed = asyncio.Event()

    async def wake(self) -> None:
        """Start it before anybody asks: whoever comes back after a restart has waited enough."""
        await self._living_child()

    async def choose(self, bot: str, view: View, legal: list[int], seconds: float) -> int:
        """One of the legal moves, if a bot chooses one; otherwise `NoAnswer`."""
        try:
            request = question(bot, view, legal, seconds)
            if not legal or len(json.dumps(request)) > LARGEST_QUESTION:
                raise ValueError("there is no move, or too much to tell")
        except Exception as error:
            raise NoAnswer(f"this cannot be asked: {error!r}") from error
        for _ in range(1 + RESTARTS):
            answer = await self._ask(request, seconds + self.grace)
            move = answer.get("move")
            if type(move) is int and move in legal:
                weight = answer.get("weight")
                return Chosen(move, weight if type(weight) is float else 0.0)
        reason = str(answer.get("error", answer))[-LONGEST_ERROR:]
        logging.getLogger(__name__).warning("no bot answers: %s", reason)
        raise NoAnswer(reason)

    async def think(
        self, view: View, legal: list[int], seconds: float, iterations: int
    ) -> list[Thought]:
        """What a search thinks of the legal moves, the best first; or `NoAnswer`."""
        asked = question("", view, legal, seconds) | {"think": iterations}
        if not legal or len(json.dumps(asked)) > LARGEST_QUESTION:
            raise NoAnswer("there is nothing to think about, or too much to tell")
        answer = await self._ask(asked, seconds + self.grace)
        thoughts = thoughts_in(answer.get("thoughts"), legal)
        if not thoughts:
            raise NoAnswer(str(answer.get("error", answer))[-LONGEST_ERROR:])
        return thoughts

    async def _ask(self, request: Message, seconds: float) -> Message:
        """What the process answers, or the error in its place."""
        try:
            async with asyncio.timeout(WAITING):
                await self._turns.acquire()
        except TimeoutError:
            raise NoAnswer("too many questions are waiting") from None
        try:
            child = await self._living_child()
        except BaseException:
            self._turns.release()
            raise
        if isinstance(child, str):
            self._turns.release()
            return {"error": child}
        # Its turn ends with the answer, not with the one who asked: it is still thought about.
        return await asyncio.shield(child.ask(request, seconds, self.start, self._turns.release))

    async def _living_child(self) -> Child | str:
        """The child; a new one if there is none, or if it has died; or why there is none."""
        if self._closed.is_set():
            raise asyncio.CancelledError
        if self._child is not None and not self._child.is_dead:
            return self._child
        if self._starting is None or self._starting.done():
            self._starting = asyncio.create_task(self._start())
        started = await asyncio.shield(self._starting)  # all who wait, wait for the same one
        if self._closed.is_set():
            raise asyncio.CancelledError
        return started

    async def _start(self) -> Child | str:
        if self._child is not None:
            await asyncio.wait([self._child.gone], timeout=GRACE)
            self._failures = 0 if self._child.has_answered else self._failures + 1
            self._child = None
        if self._failures:
            pause = min(self.pause * 2.0 ** min(self._failures - 1, 20), LONGEST_PAUSE)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._closed.wait()
        if self._closed.is_set():
            return "it is closed"
        path = {"PYTHONPATH": os.pathsep.join(sys.path)}  # it finds the games we find
        try:
            _, self._child = await asyncio.get_running_loop().subprocess_exec(
                Child, *self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=os.environ | path
            )
        except Exception as error:  # no such program, no memory, too many processes, …
            self._failures += 1
            return f"the process of the bots does not start: {error!r}"
        return self._child

    async def close(self) -> None:
        """End the process. Whoever still waits is cancelled: no move is made up."""
        self._closed.set()
        if self._starting is not None:
            await asyncio.wait([self._starting])
        if self._child is not None:
            for answer in list(self._child.owed.values()):
                answer.cancel()
            self._child.die("it was closed")
            await asyncio.wait([self._child.gone], timeout=GRACE)


class Child(asyncio.SubprocessProtocol):
    """A process that has been started, and the answers that it owes."""

    transport: asyncio.SubprocessTransport

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = self.loop.create_future()
        self.is_dead = False
        self.has_started = False
        self.has_answered = False
        self.asked = 0
        self.owed: dict[int, asyncio.Future[Message]] = {}
        self.limits: dict[int, tuple[float, asyncio.TimerHandle]] = {}  # of the answers
        self.unread = b""
        self.garbage = 0
        self.said = 0

    def ask(
        self, request: Message, seconds: float, start: float, ended: Callable[[], None]
    ) -> asyncio.Future[Message]:
        """Its answer. If it takes too long the process is killed, and nobody gets one.

        As long as it has not started, it has the time to `start`, too.
        """
        number = self.asked = self.asked + 1
        answer = self.owed[number] = self.loop.create_future()
        self.limit(number, seconds, 0.0 if self.has_started else start)

        def end(answer: asyncio.Future[Message]) -> None:
            self.limits.pop(number)[1].cancel()
            del self.owed[number]
            ended()

        answer.add_done_callback(end)
        try:
            stdin: Any = self.transport.get_pipe_transport(0)
            stdin.write(json.dumps({"id": number} | request).encode() + b"\n")
        except Exception as error:  # uvloop does not tell before that the other end is closed
            self.die(f"it died: {error!r}")
        if self.is_dead:
            self.refuse("it died")
        return answer

    def limit(self, number: int, seconds: float, start: float = 0.0) -> None:
        reason = "it took too long and was killed"
        self.limits[number] = seconds, self.loop.call_later(seconds + start, self.die, reason)

    def note_start(self) -> None:
        """From now on, answers come in their usual time."""
        self.has_started = True
        for number, (seconds, late) in [*self.limits.items()]:
            late.cancel()
            self.limit(number, seconds)

    def die(self, reason: str) -> None:
        """Whatever it was doing, it answers nobody any more."""
        if not self.is_dead:
            self.is_dead = True
            with suppress(Exception):
                self.transport.close()  # which kills it
            self.refuse(reason)

    def refuse(self, reason: str) -> None:
        for answer in self.owed.values():
            if not answer.done():
                answer.set_result({"error": reason})

    def hear(self, line: bytes) -> None:
        message = message_on(line)
        if message.get("id") == STARTED and not self.has_started:
            self.note_start()
        answer = self.owed.get(message.get("id", STARTED))
        if answer is not None and not answer.done():
            answer.set_result(message)
            self.has_answered = True
            self.garbage = 0

    # What the loop tells us

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.SubprocessTransport, transport)  # uvloop's is none by name

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if fd == 1:
            self.garbage += len(data)
            *lines, self.unread = (self.unread + data).split(b"\n")
            for line in lines:
                self.hear(line[:LONGEST_ANSWER])
            self.unread = self.unread[:LONGEST_ANSWER]  # what is longer is garbage anyway
            if self.garbage > MOST_GARBAGE:
                self.die("it says nothing but garbage")
        elif self.said < MOST_SAID:
            self.said += len(data)
            said = data[:MOST_SAID].decode(errors="replace")
            logging.getLogger(__name__).warning("the process of the bots says: %s", said)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self.die("it closed its end")

    def process_exited(self) -> None:
        self.die("it died")

    def connection_lost(self, exc: Exception | None) -> None:
        self.die("it died")
        if not self.gone.done():
            self.gone.set_result(None)


def question(bot: str, view: View, legal: list[int], seconds: float) -> Message:
    """All that a bot is told: what its seat may know, what it may do, and its time."""
    return {"bot": bot, "game": view.game.name, "version": view.game.plug.version,
            "options": view.game.options, "seat": view.seat, "legal": legal,
            "view": bytes(view.state).hex(), "seconds": seconds}  # fmt: skip


def thoughts_in(told: Any, legal: list[int]) -> list[Thought]:
    """What the process told, if it makes sense."""
    found = []
    for one in told if isinstance(told, list) else []:
        if not (isinstance(one, list) and [type(part) for part in one] == [int, int, float]):
            return []
        if one[0] not in legal or not 0.0 <= one[2] <= 1.0:
            return []
        found.append(Thought(*one))
    return found


def message_on(line: bytes) -> Message:
    """What a line says; nothing, if it is garbage."""
    with suppress(ValueError, RecursionError):
        message = json.loads(line)
        if isinstance(message, dict) and type(message.get("id")) is int:
            return message
    return {}


def answer_to(request: Message) -> Message:
    """The move that a bot chooses, or why there is none."""
    try:
        plug = registry.plug(request["game"], request["version"])
        state: Any = from_bytes(plug.state, bytes.fromhex(request["view"]))
        view = View(Game.of(plug, request["options"]), state, request["seat"])
        legal = [move_of(plug, state, view.seat, number) for number in request["legal"]]
        if "think" in request:
            thoughts = thoughts_of(view, legal, request["seconds"], request["think"])
            return {"id": request["id"], "thoughts": thoughts}
        bot = BOTS[request["bot"]]()
        move = bot.choose(view, legal, Budget(request["seconds"]))
        weight = float(getattr(bot, "weight", weight_of(len(legal))))
        return {"id": request["id"], "move": int(move.number), "weight": weight}
    except BaseException:  # whatever a bot does, even if it leaves, the others go on
        return {"id": request.get("id"), "error": traceback.format_exc()[-LONGEST_ERROR:]}


def main() -> None:
    """Be the process of the bots, until there is nobody left who could ask.

    The words of its command are bots of the host, each as module:Class.
    """
    own = sys.argv[1:]
    if own[:1] == [CHECK]:
        sys.exit(answer_check(own[1:]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    if sys.platform == "linux":  # even if the server goes before everything else
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    if sys.platform != "win32":
        os.nice(NICENESS)
    with suppress(OSError):  # Linux only
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO)
    keep_one_heap()
    questions, answers = taken_pipes()
    BOTS.update((name, load_bot(name)) for name in own)
    writing = Lock()

    def answer(line: bytes) -> None:
        text = json.dumps(answer_to(message_on(line)))
        with writing, suppress(OSError):
            print(text, file=answers, flush=True)

    print(json.dumps({"id": STARTED}), file=answers, flush=True)
    thinking = ThreadPoolExecutor(THREADS)
    while line := questions.readline(2 * LARGEST_QUESTION):
        thinking.submit(answer, line)
    os._exit(0)  # without waiting for bots who now think for nobody


def taken_pipes() -> tuple[BinaryIO, TextIO]:
    """Our input and output, taken away from the bots: to print something is no answer."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "w")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return questions, answers


if __name__ == "__main__":
    main()
