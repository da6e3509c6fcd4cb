"""Browsers, a server that can be killed, and a wire that can be cut."""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from cookietin.engine import registry
from cookietin.engine.position import Position
from cookietin.engine.record import values_of
from cookietin.store.sqlite import SqliteStore
from cookietin.table.match import BOT, MOVED, OPEN, PERSON, Chair
from cookietin.table.room import Room
from cookietin.table.table import Times
from cookietin.table.upgrades import UPGRADES
from cookietin.web.guard import DEVICE_COOKIE, mark_of
from scene import scene
from table.evening import FirstMove
from web.site import Person, Site

FLAGS = [
    "--disable-features=LocalNetworkAccessChecks",  # a page that a test alters is from nowhere
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
]  # fmt: skip
# Chromium without windows: a page in it takes a fraction of the processor's time.
SHELL = "chromium-headless-shell"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_CHROMIUM = "no Chromium on this machine; on Debian: apt-get install chromium"


def launched(playwright: Playwright, *names: str) -> Browser:
    """The first of these browsers that this machine has."""
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        raise FileNotFoundError(NO_CHROMIUM)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium of this machine."""
    with sync_playwright() as playwright:
        found = launched(playwright, *BROWSERS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


def launched_for_tests(playwright: Playwright, *names: str) -> Browser:
    """In CI it must be there; elsewhere a test without it skips."""
    try:
        return launched(playwright, *names)
    except FileNotFoundError:
        if os.environ.get("CI") == "true":
            pytest.fail(NO_CHROMIUM)
        pytest.skip(NO_CHROMIUM)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium's shell, or Chromium itself where that is all there is."""
    found = launched_for_tests(playwright, SHELL, *BROWSERS)
    yield found
    found.close()


@pytest.fixture
def browser_with_windows(playwright: Playwright) -> Iterator[Browser]:
    """Chromium itself, for what its shell has not."""
    found = launched_for_tests(playwright, *BROWSERS)
    yield found
    found.close()


@cache
def starter() -> subprocess.Popen[str]:
    """The process that all servers come from."""
    path = os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])
    found = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("served.py"))],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    atexit.register(found.communicate)
    return found


def tell(*given: Any) -> list[int]:
    """Tell it what to do, and hear what came of it."""
    process = starter()
    assert process.stdin is not None
    assert process.stdout is not None
    print(json.dumps(given), file=process.stdin, flush=True)
    return list(json.loads(process.stdout.readline()))


class Server:
    """Our server as people run it; it can be killed and comes back on the same port."""

    def __init__(self, folder: Path, network: str = "") -> None:
        self.database = folder / "tin.sqlite"
        self.network = network  # the address by which phones reach it, if any do
        self.port = 0
        self.start()

    def start(self) -> None:
        given = (self.port, str(self.database), self.network)
        self.process, self.port = tell("serve", *given)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def close(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if self.process:
            tell("end", self.process, how)
        self.process = 0

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def table(
        self, chairs: list[str], game: str = "goose", state: Any = None, **options: Any
    ) -> str:
        """A table written into the server's log: the path of its page.

        A chair is "bot", "open", or the name of the person whose browser sits there.
        """

        async def write() -> str:
            store = SqliteStore(self.database, UPGRADES)
            room = Room(store, FirstMove(), Times())
            seats = [
                Chair(who)
                if who in (BOT, OPEN)
                else Chair(PERSON, who, [device_of(who.split("/")[0])])
                for who in chairs
            ]
            chosen = registry.game(game, players=len(chairs), **options)
            host = next(device for chair in seats for device in chair.devices)
            table = await room.open(chosen, seats, host, state=state)
            await store.close()
            return f"/t/{table.match.id}"

        return scene(write)

    def moves_of(self, path: str) -> list[str]:
        """The moves that were made at a table, as its log has them."""

        async def read() -> list[str]:
            store = SqliteStore(self.database, UPGRADES)
            log = [json.loads(event) for event in await store.read(path.removeprefix("/t/"))]
            await store.close()
            return [event["move"] for event in log if event["kind"] == MOVED]

        return scene(read)

    def cookie(self, name: str) -> str:
        """The cookie that this server would have given to somebody."""

        async def signing() -> bytes:
            store = SqliteStore(self.database, UPGRADES)
            found = await store.secret(DEVICE_COOKIE)
            await store.close()
            return found

        return f"{key_of(name)}.{mark_of(key_of(name), scene(signing))}"

    def table_at(self, position: Position, chairs: list[str]) -> str:
        """A table whose match begins with this position."""
        fields = position.state.FIELDS
        state = {n: value for n, value in values_of(position.state) if not fields[n].fixed}
        options = {n: one for n, one in position.game.options.items() if n != "players"}
        return self.table(chairs, position.game.name, state, **options)


def key_of(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()[:32]


def device_of(name: str) -> str:
    """What the server makes of that person's cookie."""
    return hashlib.sha256(key_of(name).encode()).hexdigest()[:32]


@pytest.fixture
def site() -> Iterator[Site]:
    """A tin in this process."""
    with Site().open() as found:
        yield found


@pytest.fixture
def anna(site: Site) -> Person:
    return site.person()


@pytest.fixture
def server(tmp_path: Path, crumbs_is_known: None) -> Iterator[Server]:
    found = Server(tmp_path)
    yield found
    found.close()


expect.set_options(timeout=20_000)  # milliseconds: machines may be busy
# What is around a page keeps its size when somebody zooms in.
ZOOMED = """for (const side of ["Width", "Height"]) {
  Object.defineProperty(window, `outer${side}`, { get: () => window[`inner${side}`] * zoom });
}"""
PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1280, height=900)


def resize(page: Page, size: ViewportSize) -> None:
    """Change a window, and wait until everything lies as it does in it."""
    page.set_viewport_size(size)
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


class People:
    """Opens browsers for people; every one has own cookies. Errors of a page fail the test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def __call__(
        self, name: str, path: str = "/", *, language: str = "en", size: ViewportSize | None = None,
        origin: str = "", dark: bool = False, forced: bool = False, still: bool = True,
        touch: bool = False, coached: bool = False, zoom: float = 1,
    ) -> Page:  # fmt: skip
        origin = origin or self.server.origin
        context = self.browser.new_context(
            viewport=size or DESKTOP, locale=language, color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference", has_touch=touch, is_mobile=touch,
            forced_colors="active" if forced else "none", device_scale_factor=zoom,
        )  # fmt: skip
        if zoom != 1:  # by whom it was zoomed in; else it is a screen of many pixels
            context.add_init_script(ZOOMED.replace("zoom", str(zoom)))
        if not coached:  # tips would lie on what is tapped
            context.add_init_script('localStorage.setItem("tin-guide", "off")')
        cookie = self.server.cookie(name)
        context.add_cookies([{"name": DEVICE_COOKIE, "value": cookie, "url": origin}])
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(origin + path)
        return page

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@contextmanager
def invited(browser: Browser, server: Server) -> Iterator[People]:
    found = People(browser, server)
    yield found
    found.close()
    assert found.errors == []


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    with invited(browser, server) as found:
        yield found


@pytest.fixture
def people_with_windows(browser_with_windows: Browser, server: Server) -> Iterator[People]:
    with invited(browser_with_windows, server) as found:
        yield found


class Wire:
    """A wire to the server that can be cut without anybody being told: a black hole."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_cut = False
        self.dead: set[socket.socket] = set()
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.listening.getsockname()[1]}"

    def _accept(self) -> None:
        while True:
            try:
                one, _ = self.listening.accept()
                other = socket.create_connection(("127.0.0.1", self.port))
            except OSError:
                return
            self.pairs.append((one, other))
            for ends in ((one, other), (other, one)):
                threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                if not self.is_cut and source not in self.dead:
                    target.sendall(data)
        except OSError:
            pass
        for end in (source, target):
            end.close()

    def cut(self) -> None:
        self.is_cut = True

    def lose(self) -> None:
        """What is open stays so and carries nothing any more, as after a sleep; the rest works."""
        self.dead.update(end for pair in self.pairs for end in pair)

    def mend(self) -> None:
        """What was under way is gone for good; new connections work."""
        pairs, self.pairs = self.pairs, []
        for pair in pairs:
            for end in pair:
                end.close()
        self.is_cut = False

    def close(self) -> None:
        self.listening.close()
        self.mend()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    found = Wire(server.port)
    yield found
    found.close()
