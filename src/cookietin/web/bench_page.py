"""What a table costs an old phone on a bad line: bytes, waiting, dropped frames, and work.

Chromium is the phone, 360 pixels wide and with its processor slowed down, at the table of each
game with most players. Everything goes through a line of ours that is as long and as thin as it
is told to be, for pages and sockets alike, and counts what arrives.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from http import HTTPStatus
from statistics import median
from typing import TYPE_CHECKING, Any

from cookietin.engine import registry
from cookietin.engine.options import SEAT
from cookietin.engine.texts import Mistake
from cookietin.web.outside import HERE, Tin, ask, new_device, new_table, request_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page, WebSocket

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
PHONE = {"width": 360, "height": 640}
BARS = 200  # pixels: more than the bars of any browser take from its window
FAST, SLOW = "fast", "slow"
SLOWED = (4, 6)  # times
REPEATS = 3  # of everything that is waited for: the middle one counts
TRIES = 12  # until a table opens at which somebody has a choice
LONGEST = 60_000  # milliseconds that something may take
MOVING = 12.0  # seconds of a match in which frames are counted
QUIET, IDLE = 5.0, 5.0  # seconds until nothing glows any more, and then of idleness
A_PING = 200  # bytes; if more comes, something has happened
LONGEST_MATCH = 300.0  # seconds of one whose bytes are counted
FRAMES = ["cc", "benchmark"]  # with what Chromium writes down of every frame
A_MOMENT = 0.05  # seconds, until what was closed is gone
SEED = 48271

# To reach: on the slow line, at the lesser slowness, and by a whole match of one viewer.
MOST_WAITING, MOST_DROPPED, MOST_IDLE, MOST_BYTES = 3000.0, 0.05, 5.0, 500_000

FORCED = b'"forced":true'  # in what a page brings along
KEPT = {True: "yes", False: "NO", None: "–"}

# When somebody can move for the first time; whoever is in a hurry does so at that moment.
FIRST_MOVE = """
const watcher = new MutationObserver(() => {
  const moves = document.getElementById("moves");
  if (!moves || moves.inert || !moves.firstElementChild || !document.title.startsWith("●")) return;
  window.firstMove = performance.now();
  watcher.disconnect();
  for (let taps = 0; window.isInHurry && taps < 9; taps += 1) {
    const button = moves.querySelector("button:not(.quiet)");
    if (button.dataset.do === "move") window.isInHurry = false;
    button.click();
  }
});
watcher.observe(document, { childList: true, subtree: true, attributeFilter: ["inert"] });
localStorage.setItem("tin-guide", "off");
"""
IN_A_HURRY = "window.isInHurry = true;"
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
# Somebody who presses any button that there is, and is sure of it; counts the moves.
ANYBODY = f"""() => {{
  let number = {SEED};
  window.moved = 0;
  const any = (list) => list[(number = (number * 48271) % 2147483647) % list.length];
  setInterval(() => {{
    const sure = document.querySelector("#sure[open] [value=yes]");
    const moves = document.getElementById("moves");
    const buttons = [...moves.querySelectorAll("button:not(.quiet)")];
    if (sure) sure.click();
    else if (!moves.inert && buttons.length && document.title.startsWith("●")) {{
      const button = any(buttons);
      window.moved += button.dataset.do === "move" ? 1 : 0;
      button.click();
    }}
  }}, 100);
}}"""


@dataclass(frozen=True)
class Kind:
    """A kind of line: seconds there and back, and bytes a second each way; 0 is no limit."""

    name: str
    there_and_back: float = 0
    bytes_per_second: float = 0


Hear = Callable[[dict[str, Any]], None]
LINES = (Kind(FAST), Kind(SLOW, 0.4, 400_000 / 8))


@dataclass
class Line:
    """Carries everything between browsers and a server, as slowly as its kind says."""

    to: int
    kind: Kind
    port: int = 0
    pages: int = 0  # bytes that arrived at the browser
    sockets: int = 0
    connections: int = 0
    busy_until: dict[bool, float] = field(default_factory=lambda: {False: 0.0, True: 0.0})

    @contextlib.contextmanager
    def open(self) -> Iterator[Line]:
        """In a thread of its own, while it is needed."""
        loop, is_open = asyncio.new_event_loop(), threading.Event()

        async def listen() -> asyncio.Server:
            server = await asyncio.start_server(self.connect, HERE, 0)
            self.port = server.sockets[0].getsockname()[1]
            is_open.set()
            return server

        def run() -> None:
            server = loop.run_until_complete(listen())
            loop.run_forever()
            server.close()
            while tasks := asyncio.all_tasks(loop):
                for task in tasks:
                    task.cancel()
                loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
            loop.run_until_complete(asyncio.sleep(A_MOMENT))
            loop.close()

        thread = threading.Thread(target=run)
        thread.start()
        is_open.wait()
        try:
            yield self
        finally:
            loop.call_soon_threadsafe(loop.stop)
            thread.join()

    async def connect(self, near: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        self.connections += 1
        with contextlib.suppress(OSError, asyncio.CancelledError):  # by whoever closes the line
            await asyncio.sleep(self.kind.there_and_back)  # until both ends know of each other
            far, asks = await asyncio.open_connection(HERE, self.to)
            is_socket = asyncio.Event()
            with contextlib.closing(asks):
                await asyncio.gather(
                    self.carry(near, asks, is_down=False, is_socket=is_socket),
                    self.carry(far, answers, is_down=True, is_socket=is_socket),
                )
        answers.close()

    async def carry(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        is_down: bool,
        is_socket: asyncio.Event,
    ) -> None:
        """One way: what is sent arrives in its order, later, and no faster than the line lets."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def arrive() -> None:
            while True:
                when, data = await under_way.get()
                await asyncio.sleep(when - time.monotonic())
                if not data:
                    target.close()
                    return
                target.write(data)
                await target.drain()

        arriving = asyncio.create_task(arrive())
        try:
            while data := await source.read(1500):
                if not is_down and b"\r\nUpgrade: websocket" in data:
                    is_socket.set()
                if is_down and is_socket.is_set():
                    self.sockets += len(data)
                elif is_down:
                    self.pages += len(data)
                under_way.put_nowait((self.arrival_of(len(data), is_down), data))
        finally:
            under_way.put_nowait((self.arrival_of(0, is_down), b""))
            with contextlib.suppress(OSError):
                await arriving

    def arrival_of(self, count: int, is_down: bool) -> float:
        """When so many bytes that are sent now are there; all connections share the line."""
        rate = self.kind.bytes_per_second
        free = max(time.monotonic(), self.busy_until[is_down]) + (count / rate if rate else 0)
        self.busy_until[is_down] = free
        return free + self.kind.there_and_back / 2


def needs(command: str) -> Mistake:
    """What has to be done first."""
    return Mistake("needs-extra", option="bench page", command=command)


@contextlib.contextmanager
def a_browser() -> Iterator[Browser]:
    """The Chromium of this machine; without it, or what drives it, that is said."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise needs("pip install 'cookietin[page]'") from None
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        raise needs("apt-get install chromium")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=[*FLAGS])
        yield found
        found.close()


@dataclass
class Table:
    """A table with most players, at which somebody has the first move; everyone else is a bot."""

    tin: Tin
    game: str
    players: int
    cookie: str = ""
    path: str = ""

    def open(self) -> Table:
        """A new one."""
        form = {"players": str(self.players), "seat_0": "me", **self.options()}

        async def make() -> None:
            port = self.tin.port
            self.cookie = await new_device(port)
            for _ in range(TRIES):
                self.path = await new_table(port, self.game, self.cookie, **form)
                reply = await ask(port, request_of("GET", self.path, Cookie=self.cookie))
                if reply and reply.status == HTTPStatus.OK and FORCED not in reply.body:
                    return  # else the page moves by itself, or there is none
            raise ValueError(f"{self.game}: {TRIES} tries, and no table with a choice has opened")

        with ThreadPoolExecutor(1) as pool:  # beside the loop in which a browser is driven
            pool.submit(asyncio.run, make()).result()
        return self

    def options(self) -> dict[str, str]:
        """Those with which the first seat begins: where somebody deals, their neighbour does."""
        plug = registry.plug(self.game)
        names = [one.name for one in plug.options if one.kind == SEAT]
        for seat in range(self.players):
            given = dict.fromkeys(names, str(seat))
            if 0 in registry.game(self.game, players=self.players, **given).start(seed=SEED).seats:
                return {f"opt_{name}": value for name, value in given.items()}
        raise ValueError(f"{self.game}: the first seat never begins")

    @contextlib.contextmanager
    def seen_by_a_phone(
        self,
        browser: Browser,
        line: Line,
        slowed: float,
        hear: Hear = lambda told: None,
        script: str = "",
    ) -> Iterator[Page]:
        """The page on a phone that has never been here, as soon as it is sent for; `hear` is told
        what comes over its socket.
        """
        context = browser.new_context(
            viewport=PHONE,  # type: ignore[arg-type]
            device_scale_factor=2,
            is_mobile=True,
            has_touch=True,
            locale="en",
        )
        origin = f"http://{HERE}:{line.port}"
        context.add_cookies(
            [
                {"name": name, "value": value, "url": origin}
                for name, _, value in (one.partition("=") for one in self.cookie.split("; "))
            ]
        )
        context.add_init_script(script + FIRST_MOVE)
        page = context.new_page()
        page.on("websocket", lambda socket: listen(socket, hear))
        page.set_default_timeout(LONGEST)
        make_room(slow_down(page, slowed))
        page.goto(origin + self.path, wait_until="commit")
        try:
            yield page
        finally:
            context.close()


def listen(socket: WebSocket, hear: Hear) -> None:
    socket.on("framereceived", lambda text: hear(json.loads(text)))


def slow_down(page: Page, times: float) -> CDPSession:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": times})
    return devtools


def make_room(devtools: CDPSession) -> None:
    """For the whole phone beside the browser's own bars, which Playwright forgets. What moves where
    they cut the page off is drawn by nobody, and Chromium counts each of its frames as dropped.
    """
    window = devtools.send("Browser.getWindowForTarget")
    room = {"height": PHONE["height"] + BARS}
    devtools.send("Browser.setWindowBounds", {"windowId": window["windowId"], "bounds": room})


def bench_page(game: str, browser: Browser, tin: Tin) -> dict[str, Any]:
    """All figures of one game."""
    players = registry.plug(game).players[-1]
    table = Table(tin, game, players)
    opened = [first_move(table, browser, kind, slowed) for kind in LINES for slowed in SLOWED]
    dropped = {f"{slowed}x": dropped_frames(table, browser, slowed) for slowed in SLOWED}
    idle = idle_time(table, browser)
    found = {
        "game": game,
        "players": players,
        "bytes": opened[0]["bytes"],
        "requests": opened[0]["requests"],
        "opened": opened,
        "dropped": dropped,
        "idle_ms_per_second": idle,
        **bytes_of_match(table, browser),
    }
    slow = [one["first_move_ms"] for one in opened if one["line"] == SLOW]
    weight = found["bytes_per_match"]
    return found | {
        "kept": {
            "first_move": max(slow) <= MOST_WAITING,
            "dropped": dropped[f"{SLOWED[0]}x"] <= MOST_DROPPED,
            "idle": idle <= MOST_IDLE,
            "match": weight <= MOST_BYTES if weight else None,  # nobody knows
        }
    }


def first_move(table: Table, browser: Browser, kind: Kind, slowed: float) -> dict[str, Any]:
    """How long until something is seen, and until somebody can move; and what came for it.

    They do move as soon as they can, and their move must be accepted.
    """
    painted, moved, weights = [], [], []
    requests = 0
    for _ in range(REPEATS):
        table.open()
        answers: list[dict[str, Any]] = []

        def hear(told: dict[str, Any], answers: list[dict[str, Any]] = answers) -> None:
            answers += told.get("answers", [])

        with (
            Line(table.tin.port, kind).open() as line,
            table.seen_by_a_phone(browser, line, slowed, hear, IN_A_HURRY) as page,
        ):
            page.wait_for_function("() => window.firstMove")
            painted.append(first_paint(page))
            moved.append(max(painted[-1], page.evaluate("window.firstMove")))
            weights.append(line.pages + line.sockets)
            requests = page.evaluate("performance.getEntriesByType('resource').length + 1")
            until = time.monotonic() + LONGEST / 1000
            while not answers and time.monotonic() < until:
                page.wait_for_timeout(100)
            if not (answers and answers[0]["ok"]):
                raise ValueError(f"{table.game}: the first move is not accepted: {answers}")
    return {
        "line": kind.name,
        "processor": f"1/{slowed}",
        "first_paint_ms": median(painted),
        "first_move_ms": median(moved),
        "bytes": int(median(weights)),
        "requests": requests,
    }


def first_paint(page: Page) -> float:
    """When something was seen; where nothing is slow, a script can move before that."""
    return float(page.wait_for_function(PAINTED).json_value())


def dropped_frames(table: Table, browser: Browser, slowed: float) -> float:
    """The share of frames that come late while something moves on the page, or glows."""
    table.open()
    with (
        Line(table.tin.port, LINES[0]).open() as line,
        table.seen_by_a_phone(browser, line, slowed) as page,
    ):
        page.wait_for_function("() => window.firstMove")
        browser.start_tracing(page=page, categories=FRAMES)
        page.evaluate(ANYBODY)
        page.wait_for_timeout(1000 * MOVING)
        return share_dropped(browser.stop_tracing())


def share_dropped(trace: bytes) -> float:
    """The share of moving frames that came late, as Chromium itself reports it. A page that
    counted for itself would take part in every frame; most of what moves goes on without it.
    """
    late: dict[int, bool] = {}
    for event in json.loads(trace)["traceEvents"]:
        about = event.get("args", {}).get("frame_reporter", {})
        moves = about.get("has_compositor_animation") or about.get("has_main_animation")
        if moves and about["state"] != "STATE_NO_UPDATE_DESIRED":
            number = about["frame_sequence"]
            late[number] = late.get(number, False) or about["affects_smoothness"]
    if not late:
        raise ValueError("Chromium tells nothing of its frames")
    return sum(late.values()) / len(late)


def idle_time(table: Table, browser: Browser) -> float:
    """Milliseconds a second that the page's own thread works while somebody thinks."""
    table.open()
    with (
        Line(table.tin.port, LINES[0]).open() as line,
        table.seen_by_a_phone(browser, line, 1) as page,
    ):
        page.wait_for_function("() => window.firstMove")
        before = -A_PING
        while line.sockets - before >= A_PING:  # bots may still be at it
            before = line.sockets
            page.wait_for_timeout(1000 * QUIET)
        devtools = slow_down(page, 1)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        worked = seconds_at_work(devtools)
        page.wait_for_timeout(1000 * IDLE)
        return 1000 * (seconds_at_work(devtools) - worked) / IDLE


def seconds_at_work(devtools: CDPSession) -> float:
    """Seconds that the page's own thread has worked."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def bytes_of_match(table: Table, browser: Browser) -> dict[str, Any]:
    """What arrives at one viewer for each thing that happens, its own moves and those of others;
    and for a whole match, if it is over soon enough.
    """
    table.open()
    numbers: list[int] = []

    def hear(told: dict[str, Any]) -> None:
        if told["kind"] == "frame" and "number" in told:
            numbers.append(told["number"])

    with (
        Line(table.tin.port, LINES[0]).open() as line,
        table.seen_by_a_phone(browser, line, 1, hear) as page,
    ):
        page.emulate_media(reduced_motion="reduce")
        page.wait_for_function("() => window.firstMove")
        before, first = line.sockets, max(numbers, default=0)
        page.evaluate(ANYBODY)
        end, until = page.locator("#end .end"), time.monotonic() + LONGEST_MATCH
        while not end.count() and time.monotonic() < until:
            page.wait_for_timeout(500)
        happened = max(1, max(numbers, default=0) - first)
        arrived = line.sockets - before
        return {
            "moves": happened,
            "bytes_per_move": arrived / happened,
            "bytes_per_match": arrived if end.count() else None,
        }


def bench_pages(games: Sequence[str], begins: Callable[[str], object]) -> list[dict[str, Any]]:
    """The figures of some games; `begins` is told each of them before it is measured."""
    found = []
    with a_browser() as browser, Tin() as tin:
        for game in games:
            begins(game)
            found.append(bench_page(game, browser, tin))
    return found


def rows_of(found: list[dict[str, Any]]) -> list[list[str]]:
    """The figures as a table."""
    heads = [f"{kind.name}, 1/{slowed}: paint, move" for kind in LINES for slowed in SLOWED]
    dropped = [f"dropped, 1/{slowed}" for slowed in SLOWED]
    promised = [
        f"move ≤ {MOST_WAITING / 1000:.0f} s",
        f"dropped ≤ {MOST_DROPPED:.0%}",
        f"idle ≤ {MOST_IDLE:.0f} ms/s",
        f"match ≤ {MOST_BYTES / 1e6:.1f} MB",
    ]
    costs = ["idle", "a move", "a match"]
    rows = [["game", "players", "bytes", "requests", *heads, *dropped, *costs, *promised]]
    for one in found:
        rows.append(
            [
                one["game"],
                str(one["players"]),
                f"{one['bytes']:,}",
                str(one["requests"]),
                *(
                    f"{opened['first_paint_ms'] / 1000:.2f}, {opened['first_move_ms'] / 1000:.2f} s"
                    for opened in one["opened"]
                ),
                *(f"{share:.1%}" for share in one["dropped"].values()),
                f"{one['idle_ms_per_second']:.1f} ms/s",
                f"{one['bytes_per_move']:,.0f} B",
                f"{one['bytes_per_match'] / 1e6:.2f} MB" if one["bytes_per_match"] else "–",
                *(KEPT[is_kept] for is_kept in one["kept"].values()),
            ]
        )
    return rows
