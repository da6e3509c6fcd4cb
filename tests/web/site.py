"""A tin in this process, and people with browsers that are only HTTP and sockets."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import Receive, Scope, Send

from cookietin.engine.log import Store
from cookietin.table.table import Bots, Times
from cookietin.web.app import make_app
from cookietin.web.changes import Received
from cookietin.web.limits import Limits
from database import stores_at
from table.evening import AT_ONCE, FirstMove, MemoryStore

ORIGIN = "http://testserver"
PATIENCE = 1000  # messages, pings among them


class Site:
    """A tin with its store, given or opened at a place; `person` opens another browser."""

    def __init__(
        self,
        store: Store | None = None,
        *,
        place: str = "",
        bots: Bots | None = None,
        times: Times = AT_ONCE,
        limits: Limits | None = None,
        own_bots: tuple[str, ...] = (),
        host_key: str = "",
    ) -> None:
        self.place = place
        self.store = store or MemoryStore()
        chosen = bots or FirstMove()
        self.app_with: Callable[[Store], Starlette] = lambda store: make_app(
            store, chosen, times, limits=limits, own_bots=own_bots, host_key=host_key
        )
        self.app = self.app_with(self.store)

    @contextmanager
    def open(self) -> Iterator[Site]:
        with TestClient(self.serve) as self.client:
            yield self

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A store belongs to the loop in which it was opened."""
        if scope["type"] != "lifespan" or not self.place:
            await self.app(scope, receive, send)
            return
        async with stores_at(self.place) as [self.store]:
            self.app = self.app_with(self.store)
            await self.app(scope, receive, send)

    def person(self, language: str = "en", address: str = "192.0.2.1") -> Person:
        return Person(self, language, address)


class Person:
    """One browser with its own cookies."""

    def __init__(self, site: Site, language: str, address: str) -> None:
        self.site = site
        self.client = TestClient(
            site.app, headers={"accept-language": language}, client=(address, 50_000)
        )
        self.client.portal = site.client.portal  # one loop for everybody

    def get(self, path: str) -> Any:
        return self.client.get(path)

    def make_table(self, game: str = "goose", **form: str) -> str:
        """Make a table; the path of its page."""
        answer = self.post(f"/new/{game}", **form)
        assert answer.status_code == 200, answer.text
        return str(answer.url.path)

    def post(self, path: str, **form: str) -> Any:
        """Send a form of one of our pages."""
        return self.client.post(path, data=form, headers={"origin": ORIGIN})

    @contextmanager
    def sit(self, path: str) -> Iterator[Line]:
        """Open the page and its socket."""
        self.client.get(path)
        with self.client.websocket_connect(f"{path}/ws", headers={"origin": ORIGIN}) as socket:
            yield Line(socket)


class Line:
    """A socket, with the latest frame."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.parts: dict[str, str] = {}
        self.frame: dict[str, Any] = {}
        self.received = Received()
        self.clicks = 0
        self.until(lambda message: "parts" in message)

    def until(self, wanted: Any) -> dict[str, Any]:
        """Read until something wanted comes."""
        for _ in range(PATIENCE):
            message: dict[str, Any] = json.loads(self.socket.receive_text())
            if message["kind"] == "frame":
                message = self.received.whole(message)
                self.frame = {**self.frame, **message}  # what is left out is as it was
                self.parts |= message["parts"]
                self.parts["log"] = "".join(message["lines"]) + self.parts["log"]
            for one in (message, *message.get("answers", ())):
                if wanted(one):
                    return one  # type: ignore[no-any-return]
        raise AssertionError(f"it never came; the page shows {self.parts}")

    def send(self, word: str, **values: Any) -> dict[str, Any]:
        """Send a message; its answer."""
        self.clicks += 1
        name = f"n{self.clicks}"
        self.socket.send_text(json.dumps({"do": word, "id": name, **values}))
        return self.until(lambda m: m.get("id") == name)

    def move(self) -> dict[str, Any]:
        """Click the first move that is offered, and see what became of it."""
        move = self.frame["moves"][0]
        at = self.frame["seats"][str(move["seat"])]
        return self.send("move", seat=move["seat"], move=move["move"], at=at)

    def offered(self, wanted: Callable[[list[str]], bool]) -> None:
        """Wait until these moves are offered, if they are not already."""

        def is_so(message: Any = None) -> bool:
            return wanted([move["move"] for move in self.frame["moves"]])

        if not is_so():
            self.until(is_so)

    def see(self, pattern: str) -> None:
        """Wait until the page shows this."""
        if not self.shows(pattern):
            self.until(lambda message: self.shows(pattern))

    def shows(self, pattern: str) -> bool:
        return any(re.search(pattern, part) for part in self.parts.values())
