"""A page that is sent only what has changed shows what one shows that is loaded afresh."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from cookietin.engine import registry
from cookietin.engine.protocol import CHANCE
from cookietin.web.changes import Received, changes, changes_of_text, put_together
from cookietin.web.frames import Frames
from cookietin.web.line import ENCODE
from cookietin.web.wire import CHAT_IN_FRAME, DEFLATE
from scene import scene
from table.evening import ANNA, BEN, CLEO, Evening
from web.conftest import PHONE, People, Server
from web.site import ORIGIN

MOST_MOVES = 120  # of a match whose every move is looked at by three
MOST_BYTES = {"cookie-party": 0.35}  # of those of whole frames; the boards of others are small
LASTING = (
    "number", "title", "shows", "mine", "company", "seats", "moves", "tips", "wishes", "peek",
)  # fmt: skip


# Lists and texts


def test_what_was_told_by_an_older_list_is_the_new_one() -> None:
    chance = random.Random(1)
    for _ in range(2000):
        old, new = ([*chance.choices("abcdef", k=chance.randrange(9))] for _ in range(2))
        assert put_together(old, changes(old, new)) == new


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("abcdef", "abcdef", [[0, 6]]),
        ("abcdef", "abXdef", [[0, 2], "X", [3, 6]]),
        ("abcdef", "abdef", [[0, 2], [3, 6]]),
        ("abcdef", "abcXdef", [[0, 3], "X", [3, 6]]),
        ("abcdef", "defabc", [[3, 6], [0, 3]]),
        ("aaa", "aa", [[0, 2]]),
        ("", "ab", ["a", "b"]),
        ("ab", "", []),
    ],
)
def test_a_list_is_told_by_slices_of_the_older_one(old: str, new: str, told: list[Any]) -> None:
    assert changes([*old], [*new]) == told


def test_a_text_that_is_shorter_than_its_changes_comes_whole() -> None:
    old = "<i>one</i>" * 9
    assert changes_of_text(old, "") == ""
    assert changes_of_text(old, "<b>two</b>") == "<b>two</b>"
    assert changes_of_text(old, f"{old}<b>🍪 “é”</b>") == [[0, 19], "b>🍪 “é”</b>"]


# Frames


class Screen:
    """A page of some device, and all that was sent to it."""

    def __init__(self, evening: Evening, device: str) -> None:
        self.table = evening.table
        self.viewer = evening.watch(device)
        self.received = Received()
        self.shown: dict[str, Any] = {}
        self.parts: dict[str, str] = {}
        self.sent: list[bytes] = []
        self.in_full: list[bytes] = []
        self.connect()

    def connect(self) -> None:
        """A new line; what came over the last one is still in the page."""
        self.frames = Frames(self.table, self.viewer, "en", ORIGIN)

    def look(self) -> None:
        """Show what has changed, and compare it with a page that is loaded now."""
        while frame := self.frames.frame():
            message = ENCODE(frame)
            whole = self.received.whole(json.loads(message))
            self.shown |= whole
            self.parts |= whole["parts"]
            self.sent.append(message.encode())
            self.in_full.append(ENCODE(whole).encode())
        afresh = json.loads(ENCODE(Frames(self.table, self.viewer, "en", ORIGIN).frame()))
        assert {name: self.shown[name] for name in LASTING} == {n: afresh[n] for n in LASTING}
        for place in afresh["parts"].keys() - {"log"}:  # to which lines are added
            assert self.parts[place] == afresh["parts"][place]


async def play(
    evening: Evening, screens: list[Screen], chance: random.Random, cuts: float = 0
) -> None:
    """A match of people who do anything and take some of it back; now and then a line is cut, and
    somebody says that they are at a shared screen.
    """
    table = evening.table
    for _ in range(MOST_MOVES):
        match = table.match
        seats = [seat for seat in match.position.seats if seat != CHANCE]
        if not match.is_running or not seats:
            return
        seat = chance.choice(seats)
        move = chance.choice(match.legal(seat)).text
        assert (await evening.play(seat, move)).ok
        for screen in screens:
            if chance.random() < cuts:
                screen.connect()
            screen.look()
            _, cover = table.screen_of(screen.viewer)
            if cover is not None and chance.random() < 0.3:
                table.uncover(screen.viewer, cover)
                screen.look()
        if chance.random() < 0.1:
            me = match.chairs[seat].devices[0]
            await evening.do(me, "undo", seat=seat)
            if table.question:
                other = BEN if me == ANNA else ANNA
                await evening.do(other, "agree", yes=True, about=table.questions)
            for screen in screens:
                screen.look()


@pytest.mark.parametrize("game", registry.names())
def test_a_page_that_gets_changes_shows_what_a_fresh_one_shows(game: str) -> None:
    async def look() -> None:
        evening = Evening(game, players=min(3, registry.plug(game).players[-1]))
        others = [BEN] * (evening.game.players - 1)  # who share a screen
        await evening.sit(ANNA, *others)
        screens = [Screen(evening, device) for device in (ANNA, BEN, CLEO)]
        await play(evening, screens, random.Random(3), cuts=0.05)

    scene(look)


@pytest.mark.parametrize("game", registry.names())
def test_changes_are_a_fraction_of_what_they_stand_for(game: str) -> None:
    """As they are written, and as they go over the line."""

    async def weigh() -> None:
        evening = Evening(game, players=registry.plug(game).players[-1])
        await evening.sit(ANNA, *[BEN] * (evening.game.players - 1))
        screen = Screen(evening, ANNA)
        await play(evening, [screen], random.Random(4))
        told, stood_for = screen.sent[1:], screen.in_full[1:]
        assert sum(map(len, told)) < 0.5 * sum(map(len, stood_for))
        assert weight_of(told) < MOST_BYTES.get(game, 0.9) * weight_of(stood_for)

    scene(weigh)


def weight_of(messages: list[bytes]) -> int:
    """The bytes that these take on a line."""
    agreed = DEFLATE.process_request_params([], [])[1]
    return sum(len(agreed.encode(Frame(Opcode.TEXT, one)).data) for one in messages)


def test_changes_are_worked_out_once_for_all_who_see_the_same() -> None:
    async def watch() -> None:
        evening = Evening("goose", players=2, first=0)
        table = await evening.sit(ANNA, BEN)
        watching = [Frames(table, evening.watch(f"device-{at}"), "en", ORIGIN) for at in range(2)]
        for frames in watching:
            frames.frame()
        await evening.play_on(1)
        one, other = (frames.frame() for frames in watching)
        assert one is not None
        assert other is not None
        assert isinstance(one["parts"]["pieces"], list)
        assert one["parts"]["pieces"] is other["parts"]["pieces"]

    scene(watch)


def test_changes_of_what_people_say_are_not_compressed() -> None:
    async def talk() -> None:
        evening = Evening("goose", players=2, first=0)
        await evening.sit(ANNA, BEN)
        screen = Screen(evening, ANNA)
        for text in ("a" * 90, "b" * 90, "c" * 90):
            assert (await evening.do(BEN, "say", text=text)).ok
            screen.look()
        assert "b" * 90 not in screen.sent[-1].decode()  # which is told by what came before
        assert CHAT_IN_FRAME in screen.sent[-1]

    scene(talk)


# In a browser

# Is the page as the server would make it now, but for what the page itself adds?
IS_AS_LOADED = """async () => {
  const answer = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const written = (one) => {
    const bare = one.cloneNode(false);
    for (const name of ["data-may", "data-drag", "style"]) bare.removeAttribute(name);
    return bare.outerHTML + (one.children.length ? "" : one.textContent);
  };
  const drawn = (root) => [...root.querySelectorAll("#description, #trail *, #pieces *")]
    .filter((one) => !one.closest("[id^=die-]")).map(written).join();
  const told = (root) => ["status", "players", "asked", "told"]
    .map((place) => root.querySelector(`#${place}`).textContent).join();
  return drawn(document) === drawn(fresh) && told(document) === told(fresh);
}"""
PRESS_ANY = """chance => {
  const moves = document.getElementById("moves");
  const buttons = [...moves.querySelectorAll("button:not([data-tap=''])")];
  const sure = document.querySelector("#sure[open] [value=yes]");
  if (sure) sure.click();
  else if (!moves.inert && buttons.length) buttons[Math.floor(chance * buttons.length)].click();
}"""
PRESSES = 30


@pytest.mark.browser
@pytest.mark.parametrize("game", registry.names())
def test_a_page_that_was_changed_looks_like_one_that_is_loaded_now(
    game: str, server: Server, people: People
) -> None:
    players = min(3, registry.plug(game).players[-1])
    path = server.table(["Anna", *["bot"] * (players - 1)], game)
    page, chance = people("Anna", path, size=PHONE), random.Random(5)
    for press in range(PRESSES):
        page.wait_for_function(IS_AS_LOADED, polling=100)
        page.evaluate(PRESS_ANY, chance.random())
        if press == PRESSES // 2:
            page.context.set_offline(True)
            page.wait_for_timeout(100)
            page.context.set_offline(False)
    page.wait_for_function(IS_AS_LOADED, polling=100)
