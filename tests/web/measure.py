"""How a match feels, in numbers: taps, waiting, what jumps, and frames that are dropped.

python tests/web/measure.py [GAME …]      (with `src` and `tests` on the path)

A scripted person on a phone plays whole matches against a bot by tapping the board: what is lit is
tapped in its middle, the goal instead of the stages before it where that is enough, and a button
only for what is not on the board.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import CDPSession, Page, WebSocket

from cookietin.web.bench_page import FRAMES, share_dropped
from cookietin.web.changes import Received
from web.conftest import PHONE, People, Server, chromium

GAMES = ("goose", "tock", "cookie-party", "cookie-box", "cookie-addict", "dots-and-boxes")
LONGEST_LANGUAGE = "nl"
LONG_NAME = "Anna-Wilhelmina-Petronella"
SLOW_PHONE = 4  # times slower than this machine
SMOOTH = 8  # seconds of a match in which frames are counted
LONGEST_ANSWER = 20  # seconds
EASY = ("rest", "done")  # what most people do where it is offered

READY = """() => document.querySelector("#end .end")
  || (document.getElementById("moves")?.inert === false
    && document.querySelector("#moves button"))"""
# Which of some things are marked, how, and where their middle is; whether something is chosen.
LOOK = """ids => {
  const found = ids.map((id) => document.getElementById(id));
  const marked = found.filter((one) => one?.dataset.may !== undefined);
  const places = marked.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { id: one.id, how: one.dataset.may, x: x + width / 2, y: y + height / 2 };
  });
  const round = Number(document.querySelector("#status small")?.textContent.match(/\\d+/) ?? 0);
  return { places, round, chosen: Boolean(document.querySelector("#board [data-may=chosen]")) };
}"""
# The button of a whole move, or where there are too many for that, of its next tap.
PRESS = """([move, seat, taps]) => {
  const isMeant = ({ dataset }) =>
    (dataset.move === move && dataset.seat === seat) || taps.includes(dataset.tap);
  const button = [...document.querySelectorAll("#moves button")].find(isMeant);
  button?.click();
  return Boolean(button);
}"""
# Where the board is, at every frame.
PLACES = """() => {
  window.places = new Set();
  const look = () => {
    const { x, y, width } = document.querySelector("#board > svg").getBoundingClientRect();
    window.places.add([x + scrollX, y + scrollY, width].map(Math.round).join(" "));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@dataclass
class Person:
    """Somebody at a phone, and what their page sends and is sent."""

    page: Page
    chance: random.Random
    frame: dict[str, Any] = field(default_factory=dict)
    received: Received = field(default_factory=Received)
    taps: int = 0
    moves: int = 0
    turns: int = 0
    rounds: int = 0
    buttons: int = 0  # pressed because the board did not do
    has_begun: bool = False

    def __post_init__(self) -> None:
        self.page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", self.hear)
        line.on("framesent", self.overhear)

    def hear(self, text: str | bytes) -> None:
        told = json.loads(text)
        if told["kind"] == "frame":
            was_mine = self.frame.get("mine", False)
            self.frame = {**self.frame, **self.received.whole(told)}  # left out: as it was
            self.turns += self.frame.get("mine", False) and not was_mine

    def begin(self) -> None:
        """With what the page brought along."""
        self.has_begun = True
        first = json.loads(self.page.locator("#first").text_content() or "")
        self.turns += first["mine"] and not self.frame
        self.frame = {**first, **self.frame}

    def overhear(self, text: str | bytes) -> None:
        self.moves += json.loads(text)["do"] == "move"

    @property
    def is_over(self) -> bool:
        return self.page.locator("#end .end").count() > 0

    def move(self) -> None:
        """Make any move, with as few taps as the page lets do."""
        self.page.wait_for_function(READY, polling=50)  # at every frame it would take part in it
        if not self.has_begun:
            self.begin()
        offered = self.frame["moves"]
        if self.is_over or not offered:
            return
        easy = [one for one in offered if one["move"] in EASY]
        due = [one for one in offered if not one.get("quiet")]
        wanted = self.chance.choice(easy or due or offered)
        before, here = self.moves, self.frame
        sure = self.page.locator("#sure[open] [value=yes]")
        for tries_left in range(len(wanted["taps"]) + 1, -1, -1):
            if not self.tap(wanted, offered, by_button=not tries_left):
                return  # the page shows something else already
            if sure.count():  # with the last of its taps
                sure.click()
                self.taps += 1
            self.page.wait_for_timeout(15)  # until it has been sent
            if self.moves > before:
                break
        until = time.monotonic() + LONGEST_ANSWER
        while self.moves == before or self.frame is here:
            assert time.monotonic() < until, wanted
            self.page.wait_for_timeout(10)

    def tap(self, wanted: dict[str, Any], offered: list[dict[str, Any]], by_button: bool) -> bool:
        """One tap on the way to a move, if it is still there; the button is the last way."""
        seen = self.page.evaluate(LOOK, wanted["taps"])
        self.rounds = max(self.rounds, seen["round"])
        goal = wanted["taps"][-1:]
        alone = seen["chosen"] and sum(goal == one["taps"][-1:] for one in offered) == 1
        goals = [one for one in seen["places"] if alone and [one["id"]] == goal]
        lit = [one for one in seen["places"] if not one["how"]]
        if (goals or lit) and not by_button:
            meant = (goals or lit)[0]
            self.page.mouse.click(meant["x"], meant["y"])
        elif not self.page.evaluate(PRESS, [wanted["move"], str(wanted["seat"]), wanted["taps"]]):
            return False
        self.taps += 1
        self.buttons += by_button
        return True


@dataclass(frozen=True)
class Measured:
    """What one game came to."""

    game: str
    first_move: float  # seconds from the tap on the first page
    taps: int
    moves: int
    turns: int
    rounds: int
    places: int  # of the board, in a whole match
    dropped: float  # a share of the frames, with the processor slowed down
    busy: float  # milliseconds a second of the page's own thread, at full speed

    def __str__(self) -> str:
        return (
            f"{self.game:14} {self.taps:5} taps, {self.taps / self.moves:.2f} a move, "
            f"{self.taps / self.turns:.2f} a turn, {self.taps / self.rounds:.2f} a round; "
            f"first move after 1 tap and {self.first_move:.2f} s; the board was in {self.places} "
            f"place{'s' * (self.places != 1)}; {self.dropped:.1%} of the frames dropped on a phone "
            f"{SLOW_PHONE} times as slow, {self.busy:.0f} ms of work a second"
        )


def measure(game: str, people: People, most_moves: int = 1000) -> Measured:
    """Play a match, and look at one that moves on a slow phone."""
    person, waited = sit_down(game, people, still=True)
    while not person.is_over and person.moves < most_moves:
        person.move()
    places = len(person.page.evaluate("[...window.places]"))
    person.page.context.close()
    return Measured(
        game, waited, person.taps, person.moves, person.turns, person.rounds or person.turns,
        places, *smoothness(game, people),
    )  # fmt: skip


def sit_down(game: str, people: People, still: bool) -> tuple[Person, float]:
    """From the first page to the first move by one tap, and how long that took."""
    page = people(LONG_NAME, "/", language=LONGEST_LANGUAGE, size=PHONE, still=still)
    person = Person(page, random.Random(7))
    since = time.perf_counter()
    page.locator(f"form[action='/new/{game}'] button").first.click()
    page.wait_for_function(READY)
    waited = time.perf_counter() - since
    if still:
        page.evaluate(PLACES)
    return person, waited


def smoothness(game: str, people: People) -> tuple[float, float]:
    """The share of frames that a slow phone drops while something moves, and how long the page's
    own thread works in a second of a match: processor time, whatever else the machine does.
    """
    dropped, _ = moving(game, people, SLOW_PHONE)
    _, busy = moving(game, people, 1)
    return dropped, busy


def moving(game: str, people: People, times_slower: float) -> tuple[float, float]:
    person, _ = sit_down(game, people, still=False)
    page = person.page
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": times_slower})
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    since, began = worked(devtools), time.monotonic()
    people.browser.start_tracing(page=page, categories=FRAMES)
    try:
        while time.monotonic() < began + SMOOTH and not person.is_over:
            person.move()
        busy = 1000 * (worked(devtools) - since) / (time.monotonic() - began)
    finally:
        trace = people.browser.stop_tracing()  # of the browser: else no other test could begin one
    page.context.close()
    return share_dropped(trace), busy


def worked(devtools: CDPSession) -> float:
    """Seconds that the page's own thread has worked."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


@contextmanager
def a_house() -> Iterator[People]:
    """A server and a browser."""
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        people = People(browser, server)
        try:
            yield people
        finally:
            people.close()
            server.close()


if __name__ == "__main__":
    with a_house() as people:
        for name in sys.argv[1:] or GAMES:
            print(measure(name, people), flush=True)
