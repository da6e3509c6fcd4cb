"""Whatever is lit answers a finger, wherever on it that lands, before and after taking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cookietin
from cookietin.engine.position import Position
from cookietin.games.cookie_addict.tests.drawn import place as place_addict
from cookietin.games.cookie_box.tests.drawn import place as place_box
from cookietin.games.dots_and_boxes.tests.drawn import place as place_dots
from cookietin.games.tock.tests.drawn import place as place_tock
from web.conftest import PHONE, People, Server
from web.film import ADDICT, DOTS
from web.test_browser import near_the_end
from web.test_feel import first_turn_of

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
SPEAK = "() => { WebSocket.prototype.send = window.send; }"

# Every lit thing is tapped at each of its points, and so is what it leads to: a tap must choose
# something or make a move. Gives back how many taps that were, and those that did neither.
SWEEP = """async () => {
  const BORDERS = [[0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]];
  const board = document.getElementById("board");
  const isLit = (one) => one.dataset.may === "" || one.dataset.may === "goal";
  const lit = () => [...board.querySelectorAll("[data-may]")].filter(isLit).map(({ id }) => id);
  const chosen = () => [...board.querySelectorAll("[data-may=chosen]")].map(({ id }) => id);
  const rest = () => new Promise((done) => setTimeout(done));
  const moves = () => window.sent.filter((one) => one.do === "move").length;

  function pointsOf(id, places) {
    const element = document.getElementById(id);
    element.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = places.map(([across, down]) => [x + across * width, y + down * height]);
    const label = element.querySelector("text")?.getBoundingClientRect();
    if (label?.width) found.push([label.x + label.width / 2, label.y + label.height / 2]);
    return found;
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
      else await tap(pointsOf(chosen().at(-1), [[0.5, 0.5]])[0]);
    }
    return chosen().join() === wanted.join();
  }

  let taps = 0;
  const failed = [];
  async function check(id, point, before) {
    window.sent.length = 0;
    taps += 1;
    await tap(point);
    const hasMoved = moves() > 0;
    const hasChosen = chosen().some((one) => !before.includes(one));
    const hasAsked = window.sent.some((one) => one.do !== "move");
    if ((hasMoved || hasChosen) && !hasAsked) return;
    failed.push({ id, point, before, sent: window.sent.map((one) => one.do) });
  }

  const granted = chosen();
  for (const id of lit()) {
    for (const point of pointsOf(id, [[0.5, 0.5], ...BORDERS])) {
      await check(id, point, granted);
      if (!(await unchoose(granted))) failed.push({ id, stays: chosen() });
    }
  }
  for (const id of lit().slice(0, 3)) {
    const [middle] = pointsOf(id, [[0.5, 0.5]]);
    await tap(middle);
    const begun = chosen();
    if (begun.join() === granted.join()) continue; // the move was made by it
    for (const next of lit()) {
      for (const point of pointsOf(next, [[0.5, 0.5], ...BORDERS.slice(0, 2)])) {
        await check(next, point, begun);
        await unchoose(granted);
        await tap(middle);
        if (chosen().join() !== begun.join()) failed.push({ id, again: chosen() });
      }
    }
    await unchoose(granted);
  }
  return { taps, failed };
}"""
LIT = """() => [...document.querySelectorAll('#board [data-may=""]')].map(({ id }) => id)"""


def goose() -> Position:
    return cookietin.game("goose", players=2).position(near_the_end(26, 20))


def box() -> Position:
    lying = "cheeky plain double/plain ? [golden]"
    return place_box(f"A takes: plain double | B: rancid | box: {lying}")


POSITIONS: dict[str, Callable[[], Position]] = {
    "goose": goose,
    "tock": lambda: place_tock("*0: 5 20 60 h2 | 7 K 3  1: 24 16! - - | 5", players=2, first=1),
    "cookie-party": lambda: first_turn_of("cookie-party")["position"],
    "cookie-box": box,
    "cookie-addict": lambda: place_addict(ADDICT),
    "dots-and-boxes": lambda: place_dots(DOTS),
}
STAYS = ("goose", "cookie-box")  # what has fallen, or was shown, is not taken back


def sweep(page: Page) -> None:
    page.wait_for_selector('#board [data-may=""]', state="attached")
    page.evaluate(OVERHEAR)
    found: dict[str, Any] = page.evaluate(SWEEP)
    page.evaluate(SPEAK)
    assert found["failed"] == []
    assert found["taps"] >= 5 * len(page.evaluate(LIT))


@pytest.mark.parametrize("game", POSITIONS)
def test_whatever_is_lit_answers_a_tap_before_and_after_taking_back(
    game: str, server: Server, people: People
) -> None:
    position = POSITIONS[game]()
    seat = position.seats[0]
    others = ["Ben", *(f"Ben/{one}" for one in range(1, position.game.players))]
    chairs = [*others[:seat], "Anna", *others[seat:]][: position.game.players]
    path = server.table_at(position, chairs)
    page = people("Anna", path, size=PHONE)
    sweep(page)
    if game in STAYS:
        return
    ben = people("Ben", path)
    lit = sorted(page.evaluate(LIT))
    back = page.get_by_role("button", name="Take back")
    while not back.count():
        page.mouse.click(*middle_of_lit(page))
        page.wait_for_timeout(100)
    back.click()
    agree = ben.get_by_role("button", name="Agree")
    expect(agree.or_(page.locator("#log [data-undone]")).first).to_be_visible()
    if agree.count():
        agree.click()
    expect(page.locator("#log [data-undone]")).to_have_count(1)
    page.wait_for_function(f"lit => ({LIT})().sort().join() === lit", arg=",".join(lit))
    sweep(page)


def middle_of_lit(page: Page) -> tuple[float, float]:
    box = page.locator('#board [data-may=""]').first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
