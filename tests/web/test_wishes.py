"""Nobody has to be quick: a wish is kept until it can be carried out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cookietin.games.cookie_box.data import THEFTS
from web.conftest import People, Server
from web.listener import CHANGED, STATE
from web.site import Person
from web.test_keys import position_at

THIEF = {"players": "3", "seat_0": "me", "opt_thief": "on", "opt_first": "0"}
MOST_ROUNDS = 6
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
        ("steal 1", "As soon as I can: Steal from Tilly"),
        ("steal 2", "As soon as I can: Steal from Hugo"),
    ]


@pytest.mark.parametrize("game", ["goose", "cookie-box"])
def test_without_a_thief_there_is_nothing_to_wish_for(anna: Person, game: str) -> None:
    with anna.sit(anna.make_table(game, players="3", seat_0="me")) as line:
        assert line.frame["wishes"] == []


def has_loot(server: Server, path: str) -> bool:
    """Has Anna stolen something?"""
    state = position_at(server, path).bare
    return any(state.loot[0, theft] for theft in range(THEFTS))


def take_a_cookie(page: Page, turn: str) -> None:
    """A whole turn: whatever the first button says, until it is somebody else's."""
    expect(page.locator("#status")).to_contain_text(turn)
    while turn in page.locator("#status").inner_text():
        known = page.evaluate(STATE)
        page.keyboard.press("1")
        page.wait_for_function(CHANGED, arg=known)


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("is_late", [False, True], ids=["in time", "late once"])
def test_a_wish_to_steal_is_kept_until_it_can_be_carried_out(
    is_late: bool, server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben", "Cleo"], "cookie-box", thief="on", first="0")
    anna, ben, cleo = (people(name, path) for name in ("Anna", "Ben", "Cleo"))
    wish = anna.locator("#wishes button").first
    wish.click()
    expect(wish).to_have_attribute("aria-pressed", "true")
    if is_late:
        anna.evaluate(LATE_ONCE)
    for _ in range(MOST_ROUNDS):
        for page, name in ((anna, "Anna"), (ben, "Ben"), (cleo, "Cleo")):
            if has_loot(server, path):
                break
            take_a_cookie(page, f"Your turn, {name}!")
    expect(anna.locator("#wishes [aria-pressed=true]")).to_have_count(0)
    expect(anna.locator("#spoken")).to_contain_text("Steal from Ben")
    assert has_loot(server, path)
    assert anna.evaluate("window.late ?? 0") == is_late
