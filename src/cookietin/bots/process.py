"""The one process that all bots live in, and how a table asks it: a line of JSON each way.

It receives what a seat may know and never a state, so that no bot looks where no person could:

    {"id": 7, "bot": "random", "game": "goose", "version": 1, "options": {"players": 2, …},
     "seat": 0, "view": "0200…", "legal": [0], "seconds": 1.0}
    {"id": 7, "move": 0}    or    {"id": 7, "error": "why there is none"}
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import signal
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from threading import Lock, Thread
from typing import Any

from cookietin.bots import BOTS
from cookietin.engine import registry
from cookietin.engine.bot import Budget
from cookietin.engine.position import Game, View, move_of
from cookietin.engine.record import from_bytes

COMMAND = (sys.executable, "-P", "-m", "cookietin.bots.process")  # -P: not what lies here
RESTARTS = 3
GRACE = 5.0  # seconds that an answer may take beyond the time to think
NICENESS = 10
Message = dict[str, Any]


class BotProcess:
    """Asks the process of the bots; starts it when it is needed, and again when it has died."""

    def __init__(self, *command: str, grace: float = GRACE) -> None:
        self.command = command or COMMAND
        self.grace = grace
        self._child: Child | None = None
        self._starting = asyncio.Lock()
        self._closed = False

    async def choose(self, bot: str, view: View, legal: list[int], seconds: float) -> int:
        """One of the legal moves; any of them if no bot answers, so that no match hangs."""
        request = {"bot": bot, "game": view.game.name, "version": view.game.plug.version,
                   "options": view.game.options, "seat": view.seat, "legal": legal,
                   "view": bytes(view.state).hex(), "seconds": seconds}  # fmt: skip
        for _ in range(1 + RESTARTS):
            try:
                answer = await (await self._living()).ask(request, seconds + self.grace)
            except OSError as error:
                answer = {"error": f"the process of the bots does not start: {error}"}
            if (move := answer.get("move")) in legal:
                return int(move)
        logging.getLogger(__name__).warning("no bot answers, any move is played: %s", answer)
        return random.choice(legal)

    async def _living(self) -> Child:
        """The child; a new one if there is none, or if it has died."""
        async with self._starting:
            if self._closed:
                raise asyncio.CancelledError
            if self._child is not None and self._child.is_dead:
                await asyncio.wait([self._child.listening], timeout=GRACE)
            if self._child is None or self._child.is_dead:
                path = {"PYTHONPATH": os.pathsep.join(sys.path)}  # it finds the games we find
                process = await asyncio.create_subprocess_exec(
                    *self.command, stdin=PIPE, stdout=PIPE, env=os.environ | path
                )
                self._child = Child(process)
            return self._child

    async def close(self) -> None:
        """End the process. Who still waits for an answer is cancelled: no move is made up."""
        self._closed = True
        async with self._starting:
            if self._child is not None:
                for answer in self._child.owed.values():
                    answer.cancel()
                self._child.kill()
                await asyncio.wait([self._child.listening], timeout=GRACE)


class Child:
    """A process that has been started, and the answers that it owes."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.is_dead = False
        self.asked = 0
        self.owed: dict[int, asyncio.Future[Message]] = {}
        self.listening = asyncio.create_task(self.listen())

    async def ask(self, request: Message, seconds: float) -> Message:
        """Its answer. If it takes too long it is killed, and nobody gets one."""
        number = self.asked = self.asked + 1
        self.owed[number] = asyncio.Future()
        late = asyncio.get_running_loop().call_later(seconds, self.kill)
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"id": number} | request).encode() + b"\n")
            return await self.owed[number]
        finally:
            late.cancel()
            del self.owed[number]

    async def listen(self) -> None:
        """Hand out the answers, until it is gone."""
        assert self.process.stdout is not None
        line = b"\n"
        while line:
            with suppress(ValueError):  # garbage, longer than a line may be
                message = message_on(line := await self.process.stdout.readline())
                answer = self.owed.get(message.get("id", 0))
                if answer is not None and not answer.done():
                    answer.set_result(message)
        self.kill()
        await self.process.wait()

    def kill(self) -> None:
        """Whatever it was doing, it answers nobody any more."""
        self.is_dead = True
        with suppress(ProcessLookupError):
            self.process.kill()
        for answer in self.owed.values():
            if not answer.done():
                answer.set_result({"error": "the process died, or took too long and was killed"})


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
        move = BOTS[request["bot"]]().choose(view, legal, Budget(request["seconds"]))
        return {"id": request["id"], "move": int(move.number)}
    except Exception:  # whatever a bot does, the others go on
        return {"id": request.get("id"), "error": traceback.format_exc()}


def main() -> None:
    """Be the process of the bots, until there is nobody left who could ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    if sys.platform != "win32":
        os.nice(NICENESS)
    answers, sys.stdout = sys.stdout, sys.stderr  # a bot that prints something has not answered
    writing = Lock()

    def answer(line: bytes) -> None:
        text = json.dumps(answer_to(message_on(line)))
        with writing, suppress(OSError):
            print(text, file=answers, flush=True)

    for line in sys.stdin.buffer:
        Thread(target=answer, args=(line,), daemon=True).start()
    os._exit(0)  # without waiting for bots who now think for nobody


if __name__ == "__main__":
    main()
