"""Whatever is lit answers a finger, wherever on it that lands, before and after taking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cookietin
from cookietin.engine import CHANCE
from cookietin.engine.position import Position
from cookietin.games.cookie_addict.tests.drawn import place as place_addict
from cookietin.games.cookie_party.tests.drawn import place as place_party
from cookietin.games.cookie_party.tests.drawn import play as play_party
from cookietin.games.dots_and_boxes.tests.drawn import place as place_dots
from cookietin.games.tock.tests.drawn import place as place_tock
from web.conftest import PHONE, People, Server
from web.film import ADDICT, DOTS
from web.test_browser import near_the_end
from web.test_hands import position_of

pytestmark = pytest.mark.browser

# The page's own messages are answered here, so that a move is over at once; nothing goes out.
OVERHEAR = """() => {
  window.sent = [];
  window.send ??= WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.do === "pong") return window.send.call(this, text);
    window.sent.push(message);
    const answers = [{ id: message.id, ok: true }];
    this.onmessage({ data: JSON.stringify({ kind: "answers", answers }) });
  };
}"""
# Now it does; was a move among it?
SPEAK = """() => {
  window.hasMoved = false;
  WebSocket.prototype.send = function (text) {
    window.hasMoved ||= JSON.parse(text).do === "move";
    return window.send.call(this, text);
  };
}"""

# Every lit thing is tapped at each of its points; the first time so are some of those that one of
# them leads to. A tap must choose something or make a move. Gives back how many taps that were, and
# those that did neither.
SWEEP = """async (isFirst) => {
  const [MIDDLE, LABEL] = [[0.5, 0.5], [0.5, 0.5, "text"]];
  const BORDERS = [[0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]];
  const board = document.getElementById("board");
  const isLit = (one) => one.dataset.may === "" || one.dataset.may === "goal";
  const lit = () => [...board.querySelectorAll("[data-may]")].filter(isLit).map(({ id }) => id);
  const chosen = () => [...board.querySelectorAll("[data-may=chosen]")].map(({ id }) => id);
  const rest = () => new Promise((done) => setTimeout(done));
  const moves = () => window.sent.filter((one) => one.do === "move").length;

  function pointOf(id, [across, down, what = ""]) {
    const element = document.getElementById(id);
    element.scrollIntoView({ block: "center" });
    const part = what ? element.querySelector(what) : element;
    const { x, y, width, height } = part?.getBoundingClientRect() ?? {};
    return width ? [x + across * width, y + down * height] : null;
  }

  async function tap([clientX, clientY]) {
    for (const deed of ["pointerdown", "pointerup"]) {
      const finger = { bubbles: true, clientX, clientY, button: 0, pointerType: "touch" };
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent(deed, finger));
    }
    await rest();
    const dialog = document.querySelector("#sure[open]");
    if (!dialog) return;
    dialog.querySelector("[value=yes]").click();
    await rest();
    await rest();
  }

  async function unchoose(wanted) {
    for (let tries = 5; tries && chosen().join() !== wanted.join(); tries -= 1) {
      const back = document.querySelector("#moves [data-tap='']");
      if (back) back.click();
      else await tap(pointOf(chosen().at(-1), MIDDLE));
    }
    return chosen().join() === wanted.join();
  }

  let taps = 0;
  const failed = [];
  async function check(id, place, before) {
    const point = pointOf(id, place);
    if (!point) return;
    window.sent.length = 0;
    taps += 1;
    await tap(point);
    const hasMoved = moves() > 0;
    const hasChosen = chosen().some((one) => !before.includes(one));
    const hasAsked = window.sent.some((one) => one.do !== "move");
    if ((hasMoved || hasChosen) && !hasAsked) return;
    const hit = document.elementFromPoint(...point)?.closest("[id]")?.id;
    failed.push({ id, point, hit, before, sent: window.sent.map((one) => one.do) });
  }

  const granted = chosen();
  for (const id of lit()) {
    for (const place of isFirst ? [MIDDLE, LABEL, ...BORDERS] : [MIDDLE, BORDERS[0], BORDERS[3]]) {
      await check(id, place, granted);
      if (!(await unchoose(granted))) failed.push({ id, stays: chosen() });
    }
  }
  for (const id of lit().slice(0, Number(isFirst))) {
    await tap(pointOf(id, MIDDLE));
    const begun = chosen();
    if (begun.join() === granted.join()) continue; // the move was made by it
    const all = lit();
    for (const next of all.filter((_, at) => at % Math.ceil(all.length / 12) === 0)) {
      for (const place of [MIDDLE, BORDERS[0]]) {
        await check(next, place, begun);
        await unchoose(granted);
        await tap(pointOf(id, MIDDLE));
        if (chosen().join() !== begun.join()) failed.push({ id, again: chosen() });
      }
    }
    await unchoose(granted);
  }
  return { taps, failed };
}"""
LIT = """() => [...document.querySelectorAll('#board [data-may=""]')].map(({ id }) => id)"""

# The middle of the first lit thing that one may take back alone.
NEXT = """() => {
  const next = document.querySelector('#board [data-may=""]:not(#rest, #done)');
  next.scrollIntoView({ block: "center" });
  const { x, y, width, height } = next.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def goose() -> Position:
    return cookietin.game("goose", players=2).position(near_the_end(26, 20))


def party() -> Position:
    about_to = "+--+--+--+\n|X |X |7\n+--+--+--+\n 8\n+  +  +  +"
    return play_party(place_party(about_to, "+  +\n 9\n+  +"), "4-4")


def chips() -> Position:
    """All of them are still to be put."""
    return cookietin.game("cookie-party", players=2, setup="standard").start(seed=1)


def box() -> Position:
    """A full box."""

    def is_full(one: Position) -> bool:
        return CHANCE not in one.seats and len(one.legal(one.seats[0])) > 8

    return position_of("cookie-box", "plain", is_full)


POSITIONS: dict[str, Callable[[], Position]] = {
    "goose": goose,
    "tock": lambda: place_tock("*0: 5 20 60 h2 | 7 K 3  1: 24 16! - - | 5", players=2, first=1),
    "cookie-party": party,
    "cookie-party chips": chips,
    "cookie-box": box,
    "cookie-addict": lambda: place_addict(ADDICT),
    "dots-and-boxes": lambda: place_dots(DOTS),
}
STAYS = ("goose", "cookie-box")  # what has fallen, or was shown, is not taken back


def sweep(page: Page, is_first: bool) -> None:
    page.wait_for_selector('#board [data-may=""]', state="attached")
    page.evaluate(OVERHEAR)
    found: dict[str, Any] = page.evaluate(SWEEP, is_first)
    page.evaluate(SPEAK)
    assert found["failed"] == []
    assert found["taps"] >= 3 * len(page.evaluate(LIT))


@pytest.mark.parametrize("game", POSITIONS)
def test_whatever_is_lit_answers_a_tap_before_and_after_taking_back(
    game: str, server: Server, people: People
) -> None:
    position = POSITIONS[game]()
    seat = position.seats[0]
    others = ["Ben", "Cleo", "Dan"]
    chairs = [*others[:seat], "Anna", *others[seat:]][: position.game.players]
    page = people("Anna", server.table_at(position, chairs), size=PHONE)
    sweep(page, True)
    if game in STAYS:
        return
    lit = sorted(page.evaluate(LIT))
    back = page.get_by_role("button", name="Take back")
    while not page.evaluate("window.hasMoved"):
        page.mouse.click(*page.evaluate(NEXT))
        page.wait_for_timeout(50)  # in which it is sent
    back.click()
    expect(page.locator("#log [data-undone]")).to_have_count(1)
    page.wait_for_function(f"lit => ({LIT})().sort().join() === lit.join()", arg=lit)
    sweep(page, False)
