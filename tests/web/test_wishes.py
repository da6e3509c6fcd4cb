"""Nobody has to be quick: a wish is kept until it can be carried out."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from web.conftest import People, Server
from web.listener import CHANGED, STATE
from web.site import Person

THIEF = {"players": "3", "seat_0": "me", "opt_thief": "on", "opt_first": "0"}
MOST_DECISIONS = 40
# The first wish that is sent comes when the server has gone on.
LATE_ONCE = """() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (!window.late && /^steal/.test(message.move)) { window.late = 1; message.at -= 1; }
    send.call(this, JSON.stringify(message));
  };
}"""


def test_what_cannot_be_done_now_can_be_wished_for(anna: Person) -> None:
    with anna.sit(anna.make_table("cookie-box", **THIEF)) as line:
        told = [(wish["move"], wish["label"]) for wish in line.frame["wishes"]]
    assert told == [
        ("steal 1", "Steal from Pip at the first chance"),
        ("steal 2", "Steal from Momo at the first chance"),
    ]


@pytest.mark.parametrize("game", ["goose", "cookie-box"])
def test_without_a_thief_there_is_nothing_to_wish_for(anna: Person, game: str) -> None:
    with anna.sit(anna.make_table(game, players="3", seat_0="me")) as line:
        assert line.frame["wishes"] == []


def has_stolen(server: Server, path: str) -> bool:
    return any(move.startswith("steal") for move in server.moves_of(path))


def decide(pages: dict[str, Page]) -> None:
    """Whoever's turn it is, or whose cookie acts, does what the first button says."""
    for name, page in cycle(pages.items()):
        if f"Your turn, {name}!" in page.locator("#status").inner_text():
            known = page.evaluate(STATE)
            page.keyboard.press("1")
            page.wait_for_function(CHANGED, arg=known)
            return


@pytest.mark.browser
@pytest.mark.parametrize(
    "is_late",
    [pytest.param(False, id="in time"), pytest.param(True, id="late once", marks=pytest.mark.slow)],
)
def test_a_wish_to_steal_is_kept_until_it_can_be_carried_out(
    is_late: bool, server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben", "Cleo"], "cookie-box", thief="on", first="0")
    pages = {name: people(name, path) for name in ("Anna", "Ben", "Cleo")}
    anna = pages["Anna"]
    wish = anna.locator("#wishes button").first
    wish.click()
    expect(wish).to_have_attribute("aria-pressed", "true")
    if is_late:
        anna.evaluate(LATE_ONCE)
    for _ in range(MOST_DECISIONS):
        if has_stolen(server, path):
            break
        decide(pages)
    expect(anna.locator("#wishes [aria-pressed=true]")).to_have_count(0)
    expect(anna.locator("#spoken")).to_contain_text("Steal from Ben")
    assert has_stolen(server, path)
    assert anna.evaluate("window.late ?? 0") == is_late


@pytest.mark.browser
def test_whoever_is_robbed_while_choosing_keeps_the_focus(server: Server, people: People) -> None:
    """The theft is seen, and then the choice that they had come to is still the one."""
    path = server.table(["Anna", "Ben", "Cleo"], "cookie-box", thief="on", first="0")
    pages = {name: people(name, path, still=name != "Anna") for name in ("Anna", "Ben", "Cleo")}
    anna, theft = pages["Anna"], pages["Ben"].locator("#moves [data-move='steal 0']")
    choices = anna.locator("#moves [data-move^=take]")
    for _ in range(MOST_DECISIONS):
        if theft.count() and choices.count() > 2 and "Your turn" in anna.title():
            break
        decide(pages)
        anna.wait_for_function("() => !document.getElementById('moves').inert")
    anna.keyboard.press("m")
    anna.keyboard.press("ArrowRight")
    chosen = anna.evaluate("document.activeElement.id")
    assert chosen != choices.first.get_attribute("id")
    theft.click()
    anna.wait_for_function("() => document.getElementById('moves').inert")
    anna.wait_for_function("() => !document.getElementById('moves').inert")
    expect(anna.locator(f"[id='{chosen}']")).to_be_focused()
