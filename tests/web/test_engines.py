"""A match of every game in Firefox and WebKit, with a finger; pictures of it are kept for a look.

`COOKIETIN_PICTURES=FOLDER scripts/test --slow tests/web/test_engines.py` says where.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

import pytest

from web.conftest import Server
from web.engines import Engine, firefox, webkit
from web.test_matches import SITTINGS, Sitting, near_the_end

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ENGINES: dict[str, Callable[[], AbstractContextManager[Engine]]] = {
    "firefox": firefox,
    "webkit": webkit,
}
PHONE = (390, 844)
ONE_OF_EACH = [
    replace(one, left=3) if one.game == "tock" else one  # who taps at random takes long
    for one in SITTINGS
    if one.record != "trap"
]
PATIENCE = 240.0

# Where a finger can land that leads on: the middle of what is lit, or of a button if nothing is.
SPOTS = """(() => {
  const middle = (one) => {
    one.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const all = (path) => [...document.querySelectorAll(path)].filter((e) => e.getClientRects()[0]);
  if (document.querySelector("#end .end")) return "over";
  const asked = all(".cover button, dialog[open] [value=yes]");
  const first = asked.length ? asked : all("dialog[open] .main"); // what was tapped is explained
  if (first.length) return [middle(first[0])];
  if (document.getElementById("moves").inert) return [];
  const buttons = all("#moves button:not([data-tap=''])");
  const home = buttons.filter((one) => /home/.test(one.textContent));
  const lit = all("#board [data-may='']");
  const found = home.length ? home : lit.length ? lit : buttons;
  return found.map(middle);
})()"""
FAULTS = """(() => {
  if (window.faults) return window.faults;
  window.faults = [];
  addEventListener("error", (event) => window.faults.push(event.message));
  addEventListener("unhandledrejection", (event) => window.faults.push(String(event.reason)));
  return window.faults;
})()"""


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """In CI it must be there; elsewhere a test without it skips."""
    try:
        with ENGINES[request.param]() as found:
            yield found
    except FileNotFoundError as missing:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(missing))


def keep(engine: Engine, name: str) -> None:
    if folder := os.environ.get("COOKIETIN_PICTURES"):
        Path(folder, f"{name}.png").write_bytes(engine.picture())


@pytest.mark.parametrize("sitting", ONE_OF_EACH, ids=lambda one: one.game)
def test_a_match_is_played_in_the_engines_that_people_have(
    engine: Engine, sitting: Sitting, server: Server
) -> None:
    chance = random.Random(3)
    name = type(engine).__name__.lower()
    seats = ["Anna", *["bot"] * (len(sitting.chairs) - 1)]
    path = server.table_at(near_the_end(sitting), seats)
    engine.size(*PHONE)
    engine.visit(server.origin, server.cookie("Anna"))
    keep(engine, f"{name}-tin")
    engine.visit(server.origin + path, server.cookie("Anna"))
    assert engine.ask(FAULTS) == []
    keep(engine, f"{name}-{sitting.game}")
    until = time.monotonic() + PATIENCE
    while (spots := engine.ask(SPOTS)) != "over":
        assert time.monotonic() < until, engine.ask("document.body.innerText")
        if spots:
            engine.tap(*chance.choice(spots))
    assert engine.ask("document.querySelector('#end .why').textContent")
    assert engine.ask(FAULTS) == []
    keep(engine, f"{name}-{sitting.game}-end")
