"""The first move can be made before there is a line, and before what it does not need has come."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from cookietin.web.pages import SCRIPT, imported_by
from web.conftest import PHONE, People, Server
from web.test_browser import near_the_end

pytestmark = pytest.mark.browser

AT_ONCE = 6  # files that a browser asks for
NEEDED = imported_by(SCRIPT)  # for a first move
# A line that opens when it is told to, and what is sent over it.
HELD_LINE = """() => {
  const Real = window.WebSocket;
  window.sent = [];
  window.WebSocket = class {
    static CONNECTING = 0; static OPEN = 1;
    constructor(address) {
      window.openLine = () => {
        const real = this.real = new Real(address);
        for (const name of ["onopen", "onmessage", "onclose"]) {
          real[name] = (event) => this[name]?.(event);
        }
      };
    }
    get readyState() { return this.real?.readyState ?? 0; }
    send(text) { window.sent.push(JSON.parse(text)); this.real.send(text); }
    close() { this.real?.close(); }
  };
}"""
# One that fails before it is open, until that is mended.
BROKEN_LINE = """() => {
  const Real = window.WebSocket;
  window.mendLine = () => { window.WebSocket = Real; };
  window.WebSocket = class {
    static CONNECTING = 0; static OPEN = 1; readyState = 3;
    constructor() { setTimeout(() => this.onclose?.({ code: 1006 })); }
    close() {}
  };
}"""
TOLD = "() => [...document.querySelectorAll('#spoken p')].map((one) => one.textContent)"


def name_of(request: Request) -> str:
    return request.url.rpartition("/")[2]


class Later:
    """A page to which no script comes that it asks for later, until it is let."""

    def __init__(self, page: Page, path: str, *scripts: str) -> None:
        self.page = page
        self.asked: set[str] = set()
        self.held: list[Route] = []
        self.is_let = False
        page.on("request", lambda request: self.asked.add(name_of(request)))
        page.route(re.compile(r"/static/.*\.js$"), self.hold)
        for script in scripts:
            page.add_init_script(f"({script})()")
        page.goto(path, wait_until="commit")

    def hold(self, route: Route) -> None:
        if self.is_let or name_of(route.request) in NEEDED:
            route.continue_()
        else:
            self.held.append(route)

    def come(self) -> None:
        self.is_let = True
        for route in self.held:
            route.continue_()


@pytest.fixture
def later(server: Server, people: People) -> Callable[..., Later]:
    """Opens the page of a table so."""

    def open_page(path: str, *scripts: str, name: str = "Anna", **how: Any) -> Later:
        return Later(people(name, "/about", **how), server.origin + path, *scripts)

    return open_page


def moves_sent(page: Page) -> list[dict[str, Any]]:
    return [one for one in page.evaluate("window.sent") if one["do"] == "move"]


def test_a_tap_before_there_is_a_line_arrives_once(
    server: Server, later: Callable[..., Later]
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20))
    opened = later(path, HELD_LINE)
    page, button = opened.page, opened.page.locator("#moves button")
    button.click()
    button.click()  # and again, since nothing is seen to happen
    expect(page.locator("#line")).to_have_text("Sending…")
    assert moves_sent(page) == []
    page.evaluate("openLine()")
    page.wait_for_function("() => window.sent.length")
    opened.come()
    expect(page.locator("#log li")).to_have_count(1)
    expect(page.locator("#line")).to_be_hidden()
    assert len(moves_sent(page)) == 1
    assert len(server.moves_of(path)) == 1


def test_a_first_move_waits_for_six_files_asked_for_at_once(
    server: Server, later: Callable[..., Later]
) -> None:
    path = server.table(["Anna", "Ben"], "dots-and-boxes", first="0")
    opened = later(path, HELD_LINE, size=PHONE)
    page = opened.page
    expect(page.locator("#board [data-may='']").nth(9)).to_be_attached()
    expect(page.locator(".status.mine")).to_be_visible()
    assert len(NEEDED) <= AT_ONCE
    late = {name_of(route.request) for route in opened.held}
    assert {"walk.js", "speak.js", "talk.js"} <= late
    assert {name for name in opened.asked if name.endswith((".js", ".css"))} == {*NEEDED, *late}
    entries = page.evaluate(
        "() => performance.getEntriesByType('resource').map((one) => one.toJSON())"
    )
    needed = [one for one in entries if one["name"].rpartition("/")[2] in NEEDED]
    assert len(needed) == len(NEEDED)
    # None waits for another that imports it.
    assert max(one["startTime"] for one in needed) < min(one["responseEnd"] for one in needed)


def test_what_happens_before_the_scripts_that_show_it_is_shown_once_they_come(
    server: Server, people: People, later: Callable[..., Later]
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20))
    opened = later(path)
    page = opened.page
    expect(page.locator("#moves button")).to_be_visible()
    ben = people("Ben", path)
    ben.locator(".talk summary").click()
    ben.locator("#chat input").fill("Good luck!")
    ben.locator("#chat input").press("Enter")
    page.locator("#moves button").click()
    expect(ben.locator("#log li")).to_have_count(1)
    page.locator("#moves button").click()  # which is still there, and means nothing any more
    assert page.locator("#log li").count() == 0
    assert page.evaluate(TOLD) == []
    opened.come()
    expect(page.locator("#log li")).to_have_count(1)
    expect(page.locator(".talk summary")).to_have_attribute("data-unread", "1")
    line = page.locator("#log li").inner_text().partition("\n")[0]
    page.wait_for_function(f"(line) => ({TOLD})().some((text) => text.includes(line))", arg=line)
    assert sum(line in text for text in page.evaluate(TOLD)) == 1
    assert len(server.moves_of(path)) == 1
    expect(page.locator("#answer")).to_be_hidden()


def test_what_is_asked_for_before_its_script_waits_for_it(
    server: Server, later: Callable[..., Later]
) -> None:
    opened = later(server.table(["Anna", "Ben"], "cookie-party"), size=PHONE)
    page = opened.page
    expect(page.locator("#board [data-may='']").first).to_be_attached()
    page.locator("button[data-large]").last.click()
    page.locator(".drawer summary").click()
    page.locator(".in-words summary").click()
    assert page.locator("dialog[open]").count() == 0
    opened.come()
    expect(page.locator("#large[open] use[href='#pieces']")).to_have_count(1)
    expect(page.locator("#rules h2").first).to_be_attached()
    expect(page.locator("#words li").first).to_be_attached()
    page.locator("#large button").click()
    expect(page.locator("#large[open]")).to_have_count(0)


def test_the_keys_are_told_once_their_script_has_come(
    server: Server, later: Callable[..., Later]
) -> None:
    opened = later(server.table(["Anna", "Ben"]))
    page = opened.page
    expect(page.locator("#moves")).to_be_attached()
    page.wait_for_function("() => performance.getEntriesByType('resource').length > 6")
    page.locator(".settings summary").first.click()
    page.locator("[data-keys]").click()
    opened.come()
    expect(page.locator("dialog[open] kbd").first).to_be_visible()


def test_a_script_that_does_not_come_is_asked_for_again(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20))
    page, failed = people("Anna", "/about"), list[str]()

    def fail_once(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    page.route(re.compile(r"/walk\.js$"), fail_once)
    page.goto(server.origin + path)
    page.locator("#moves button").click()
    expect(page.locator("#log li")).to_have_count(1)
    assert failed


def test_a_line_that_fails_at_first_is_not_said_to_be_lost_for_ever(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20))
    page = people("Anna", "/about")
    page.add_init_script(f"({BROKEN_LINE})()")
    page.goto(server.origin + path)
    expect(page.locator("#line")).to_be_visible()
    page.evaluate("mendLine()")
    expect(page.locator("#line")).to_be_hidden()
    page.locator("#moves button").click()
    expect(page.locator("#log li")).to_have_count(1)


def test_a_page_that_stands_as_it_came_hears_nothing_twice(server: Server, people: People) -> None:
    """What it brought along is not sent again: neither the board nor the moves."""
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20))
    page, heard = people("Anna", "/about"), list[dict[str, Any]]()
    page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: heard.append(json.loads(text))),
    )
    page.goto(server.origin + path)
    page.locator("#moves button").click()
    expect(page.locator("#log li")).to_have_count(1)
    frames = [one for one in heard if one["kind"] == "frame"]
    assert frames[0]["first"]
    assert [answer["ok"] for answer in frames[0]["answers"]] == [True]
    assert "ground" not in frames[0]["parts"]
