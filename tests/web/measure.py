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

from playwright.sync_api import Page, WebSocket

from web.conftest import PHONE, People, Server, chromium

GAMES = ("goose", "tock", "cookie-party", "cookie-box", "cookie-addict")
LONGEST_LANGUAGE = "nl"
LONG_NAME = "Anna-Wilhelmina-Petronella"
SLOW_PHONE = 4  # times slower than this machine
SMOOTH = 8  # seconds of a match in which frames are counted
A_FRAME = 1000 / 60
LONGEST_ANSWER = 20  # seconds
EASY = ("rest", "done")  # what most people do where it is offered

READY = """() => document.querySelector("#end .end") || (!document.getElementById("moves").inert
  && document.querySelector("#moves button"))"""
LIT = """ids => ids.filter((id) => document.getElementById(id)?.dataset.may === "")"""
# Where the board is, at every frame, and how long each frame took while something moved.
WATCH = """() => {
  window.places = new Set();
  window.gaps = [];
  let last = 0;
  const look = (now) => {
    const { x, y, width } = document.querySelector("#board > svg").getBoundingClientRect();
    window.places.add([x + scrollX, y + scrollY, width].map(Math.round).join(" "));
    const moves = document.getAnimations().some((one) => one.effect.target?.closest("#board"));
    if (last && moves) window.gaps.push(now - last);
    last = moves ? now : 0;
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
    taps: int = 0
    moves: int = 0
    turns: int = 0

    def __post_init__(self) -> None:
        self.page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", self.hear)
        line.on("framesent", self.overhear)

    def hear(self, text: str | bytes) -> None:
        told = json.loads(text)
        if told["kind"] == "frame":
            self.turns += told["mine"] and not self.frame.get("mine", False)
            self.frame = told

    def overhear(self, text: str | bytes) -> None:
        self.moves += json.loads(text)["do"] == "move"

    @property
    def is_over(self) -> bool:
        return self.page.locator("#end .end").count() > 0

    def move(self) -> None:
        """Make any move, with as few taps as the page lets do."""
        self.page.wait_for_function(READY)
        offered = self.frame["moves"]
        if self.is_over or not offered:
            return
        easy = [one for one in offered if one["move"] in EASY]
        due = [one for one in offered if not one.get("quiet")]
        wanted = self.chance.choice(easy or due or offered)
        before, here = self.moves, self.frame
        for tries_left in range(len(wanted["taps"]) + 1, -1, -1):
            self.tap(wanted, offered, by_button=not tries_left)
            if "warn" in wanted:
                self.page.locator("dialog [value=yes]").click()
                self.taps += 1
            self.page.wait_for_timeout(15)  # until it has been sent
            if self.moves > before:
                break
        assert self.moves > before, wanted
        until = time.monotonic() + LONGEST_ANSWER
        while self.frame is here:
            assert time.monotonic() < until, wanted
            self.page.wait_for_timeout(10)

    def tap(self, wanted: dict[str, Any], offered: list[dict[str, Any]], by_button: bool) -> None:
        """One tap on the way to a move; the button is the last way."""
        self.taps += 1
        lit = [] if by_button else self.page.evaluate(LIT, wanted["taps"])
        chosen = self.page.locator("#board [data-may=chosen]").count()
        goal = wanted["taps"][-1:]
        alone = not by_button and sum(goal == one["taps"][-1:] for one in offered) == 1
        if goal and chosen and alone and self.page.locator(f"#{goal[0]}[data-may]").count():
            self.touch(goal[0])
        elif lit:
            self.touch(lit[0])
        else:
            button = f"#moves [data-move='{wanted['move']}'][data-seat='{wanted['seat']}']"
            self.page.evaluate("path => document.querySelector(path).click()", button)

    def touch(self, element: str) -> None:
        box = self.page.locator(f"#board #{element}").bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


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
    dropped: float  # a share of the frames

    def __str__(self) -> str:
        return (
            f"{self.game:14} {self.taps:5} taps, {self.taps / self.moves:.2f} a move, "
            f"{self.taps / self.turns:.2f} a turn, {self.taps / self.rounds:.2f} a round; "
            f"first move after 1 tap and {self.first_move:.2f} s; the board was in {self.places} "
            f"place{'s' * (self.places != 1)}; {self.dropped:.1%} of the frames dropped"
        )


def measure(game: str, people: People, most_moves: int = 1000) -> Measured:
    """Play a match, and look at one that moves on a slow phone."""
    person, waited = sit_down(game, people, still=True)
    while not person.is_over and person.moves < most_moves:
        person.move()
    (rounds,) = person.page.evaluate(ROUND)
    places = len(person.page.evaluate("[...window.places]"))
    person.page.context.close()
    return Measured(
        game, waited, person.taps, person.moves, person.turns, rounds or person.turns, places,
        share_dropped(game, people),
    )  # fmt: skip


ROUND = (
    """() => [Number(document.querySelector("#status small")?.textContent.match(/\\d+/) ?? 0)]"""
)


def sit_down(game: str, people: People, still: bool) -> tuple[Person, float]:
    """From the first page to the first move by one tap, and how long that took."""
    page = people(LONG_NAME, "/", language=LONGEST_LANGUAGE, size=PHONE, still=still)
    person = Person(page, random.Random(7))
    since = time.perf_counter()
    page.locator(f"form[action='/new/{game}'] button").first.click()
    page.wait_for_function(READY)
    waited = time.perf_counter() - since
    page.evaluate(WATCH)
    return person, waited


def share_dropped(game: str, people: People) -> float:
    """How many frames a phone that is slower drops while something moves on the board."""
    person, _ = sit_down(game, people, still=False)
    page = person.page
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PHONE})
    until = time.monotonic() + SMOOTH
    while time.monotonic() < until and not person.is_over:
        person.move()
    gaps = page.evaluate("window.gaps")
    page.context.close()
    due = sum(max(1, round(gap / A_FRAME)) for gap in gaps)
    return 1 - len(gaps) / due if due else 0.0


@contextmanager
def a_house() -> Iterator[People]:
    """A server and a browser."""
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        people = People(browser, server)
        yield people
        people.close()
        server.close()


if __name__ == "__main__":
    with a_house() as people:
        for name in sys.argv[1:] or GAMES:
            print(measure(name, people), flush=True)
