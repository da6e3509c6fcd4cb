"""A match of every game in real browsers: a short one whole, a long one from near its end."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from cookietin.engine import CHANCE, registry, written
from cookietin.engine.position import Position
from web.conftest import PHONE, People, Server

pytestmark = pytest.mark.browser

# A person who takes up the cover and taps any button, home before others, until it is over.
ANYBODY = """seed => {
  let number = seed;
  const any = (list) => list[(number = (number * 48271) % 2147483647) % list.length];
  const player = setInterval(() => {
    if (document.querySelector("#end .end")) { clearInterval(player); return; }
    const cover = document.querySelector(".cover button");
    const moves = [...document.querySelectorAll("#moves button:not([data-tap=''])")];
    const homewards = moves.filter((one) => /home/.test(one.textContent));
    if (cover) cover.click();
    else if (moves.length) any(homewards.length ? homewards : moves).click();
  }, 10);
}"""


WHOLE = 0


@dataclass(frozen=True)
class Sitting:
    """Who sits where: a name with a slash shares the device of the name before it."""

    game: str
    record: str
    chairs: tuple[str, ...]
    left: int  # moves of the record that are still to be played; WHOLE begins with its first one


SITTINGS = [
    Sitting("goose", "home", ("Anna", "Ben"), 4),
    Sitting("cookie-addict", "stuck", ("Anna", "Ben"), WHOLE),
    Sitting("cookie-addict", "trap", ("Anna", "Anna/Ben"), WHOLE),
    Sitting("tock", "team", ("bot", "Anna", "bot", "Ben"), 10),  # people who tap anything never win
    Sitting("cookie-party", "single", ("Anna", "Ben", "Cleo"), 40),
    Sitting("cookie-box", "points", ("Anna", "Ben", "Cleo", "bot"), WHOLE),
    Sitting("dots-and-boxes", "shared", ("Anna", "Ben", "Ben/Cleo"), WHOLE),
]


def near_the_end(sitting: Sitting) -> Position:
    """Where so many moves of the record are left, or a few more."""
    text = (registry.plug(sitting.game).folder / f"records/{sitting.record}.tin").read_text("utf-8")
    positions = list(written.replays(text, registry.plug))
    until = positions[: -sitting.left] if sitting.left else positions[:1]
    return next((one for one in reversed(until) if CHANCE not in one.seats), positions[0])


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda one: f"{one.game}-{one.record}")
def test_a_match_is_played_to_its_end(sitting: Sitting, server: Server, people: People) -> None:
    path = server.table_at(near_the_end(sitting), list(sitting.chairs))
    devices = dict.fromkeys(who.split("/")[0] for who in sitting.chairs if who != "bot")
    pages = [people(name, path, size=PHONE if at % 2 else None) for at, name in enumerate(devices)]
    for seed, page in enumerate(pages, 1):
        page.evaluate(ANYBODY, seed)
    for page in pages:
        expect(page.locator("#end .why")).to_be_visible(timeout=240_000)
    assert len({page.locator("#end .why").inner_text() for page in pages}) == 1
