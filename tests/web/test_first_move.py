"""The first move can be made before there is a line, and before what it does not need has come."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from cookietin.web import files
from cookietin.web.guard import FILES_COOKIE
from cookietin.web.install import STATIC
from cookietin.web.pages import SCRIPT, imported_by
from web.conftest import PHONE, People, Server
from web.test_browser import near_the_end

pytestmark = pytest.mark.browser

AT_ONCE = 6  # files that a browser asks for
NEEDED = imported_by(SCRIPT)  # for a first move
HALF_A_MINUTE = 30_000  # milliseconds
TABLE = (STATIC / "table.js").read_text("utf-8")
LATER = set(re.findall(r'"(\w+\.js)"', TABLE.partition("const LATER")[2].partition(";")[0]))
OF_OTHER_PAGES = {"puzzle.js", "replay.js"}  # whose heads name what these import
LOST = "Connection lost. Reconnecting…"
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
# How many bytes of files came over the line, each time that one was wanted.
SIZES = """ending => performance.getEntriesByType("resource")
  .filter((one) => one.name.endsWith(ending)).map((one) => one.transferSize)"""
# Is what an arrow means to a browser, where the focus is, kept from happening?
IS_PREVENTED = """() => !document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }))"""
NO_PAGE = "/health"  # whoever was there has none of our files yet
TOLD = "() => [...document.querySelectorAll('#spoken span')].map((one) => one.textContent)"


def name_of(request: Request) -> str:
    return request.url.rpartition("/")[2]


def wait_until(page: Page, is_so: Callable[[], object]) -> None:
    """Wait for something that this process knows of, and not the page."""
    for _ in range(1000):
        if is_so():
            return
        page.wait_for_timeout(20)
    raise AssertionError("never so")


class Later:
    """A page to which no script comes that it asks for later, until it is let."""

    def __init__(self, page: Page, path: str, *scripts: str) -> None:
        self.page = page
        self.asked: set[str] = set()
        self.held: list[Route] = []
        self.heard: list[str] = []  # what came over its line
        self.is_let = False
        self.all_but = ""
        page.on("websocket", lambda line: line.on("framereceived", self.hear))
        page.on("request", lambda request: self.asked.add(name_of(request)))
        page.route(re.compile(r"/static/.*\.js$"), self.hold)
        for script in scripts:
            page.add_init_script(f"({script})()")
        page.goto(path, wait_until="commit")

    def hold(self, route: Route) -> None:
        name = name_of(route.request)
        if name in NEEDED or (self.is_let and name != self.all_but):
            route.continue_()
        else:
            self.held.append(route)

    def hear(self, message: str | bytes) -> None:
        self.heard.append(str(message))

    def come(self, all_but: str = "") -> None:
        """Let all scripts come, or all but one."""
        self.is_let, self.all_but = True, all_but
        held, self.held = self.held, []
        for route in held:
            self.hold(route)

    def names_held(self) -> set[str]:
        return {name_of(route.request) for route in self.held}


@pytest.fixture
def later(server: Server, people: People) -> Callable[..., Later]:
    """Opens the page of a table so."""

    def open_page(path: str, *scripts: str, name: str = "Anna", **how: Any) -> Later:
        return Later(people(name, NO_PAGE, **how), server.origin + path, *scripts)

    return open_page


def say(page: Page, text: str) -> None:
    page.locator("#chat input").fill(text)
    page.locator("#chat input").press("Enter")


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
    assert {"walk.js", "speak.js", "talk.js"} <= LATER
    wait_until(page, lambda: opened.names_held() >= LATER)
    assert {name for name in opened.asked if name.endswith((".js", ".css"))} == {*NEEDED, *LATER}
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
    opened = later(path, HELD_LINE)
    page = opened.page
    expect(page.locator("#moves button")).to_be_visible()
    page.evaluate("openLine()")
    ben = people("Ben", path)
    ben.locator(".talk summary").click()
    say(ben, "Good luck!")
    page.locator("#moves button").click()
    expect(ben.locator("#log li")).to_have_count(1)
    say(ben, "Well done!")
    wait_until(page, lambda: any("Well done!" in message for message in opened.heard))
    page.locator("#moves button").click()  # which is still there, and means nothing any more
    assert page.locator("#log li").count() == 0
    assert page.evaluate(TOLD) == []
    opened.come()
    expect(page.locator("#log li")).to_have_count(1)
    expect(page.locator(".talk summary")).to_have_attribute("data-unread", "2")
    line = page.locator("#log li").inner_text().partition("\n")[0]
    page.wait_for_function(f"(line) => ({TOLD})().some((text) => text.includes(line))", arg=line)
    assert sum(line in text for text in page.evaluate(TOLD)) == 1
    assert len(moves_sent(page)) == 1
    expect(page.locator("#answer")).to_be_hidden()


def test_what_is_asked_for_before_its_script_waits_for_it(
    server: Server, later: Callable[..., Later]
) -> None:
    opened = later(server.table(["Anna", "Ben"], "cookie-party"), size=PHONE)
    page = opened.page
    wait_until(page, lambda: opened.names_held() >= LATER)
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
    wait_until(page, lambda: opened.names_held() >= LATER)
    page.locator(".settings summary").first.click()
    page.locator("[data-keys]").click()
    opened.come()
    expect(page.locator("dialog[open] kbd").first).to_be_visible()


def test_whoever_types_before_anything_is_offered_keeps_the_focus(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20))
    page, held = people("Anna", NO_PAGE), list[Route]()
    page.route(re.compile(rf"/{SCRIPT}$"), lambda route: held.append(route))
    page.goto(server.origin + path, wait_until="commit")
    page.locator(".talk summary").click()
    field = page.locator("#chat input")
    field.fill("Hello")
    wait_until(page, lambda: held)
    held[0].continue_()
    expect(page.locator("#moves button")).to_be_visible()
    expect(field).to_be_focused()


@pytest.mark.parametrize("is_on_its_way", [False, True], ids=["none has come", "keys.js has not"])
def test_a_key_is_not_meant_for_what_comes_after_the_next_move(
    server: Server, later: Callable[..., Later], is_on_its_way: bool
) -> None:
    """It waits for what it means; meanwhile somebody else is to move, on the same device."""
    opened = later(server.table(["Anna", "Anna/Ben"], state=near_the_end(10, 20)), HELD_LINE)
    page, button = opened.page, opened.page.locator("#moves button")
    expect(button).to_be_visible()
    page.evaluate("openLine()")
    if is_on_its_way:
        opened.come(all_but="keys.js")
    page.keyboard.press("1")
    if is_on_its_way:
        wait_until(page, lambda: opened.names_held() == {"keys.js"})
    button.click()
    opened.come(all_but="keys.js")
    expect(page.locator("#log li")).to_have_count(1)
    opened.come()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    assert len(moves_sent(page)) == 1


@pytest.mark.parametrize("is_on_its_way", [False, True], ids=["none has come", "keys.js has not"])
def test_a_key_whose_meaning_comes_later_scrolls_nothing(
    server: Server, later: Callable[..., Later], is_on_its_way: bool
) -> None:
    opened = later(server.table(["Anna", "Ben"], "dots-and-boxes", first=0))
    page, buttons = opened.page, opened.page.locator("#moves button")
    expect(buttons.first).to_be_visible()
    if is_on_its_way:
        opened.come(all_but="keys.js")
        expect(page.locator(".react")).to_be_visible()
    buttons.first.focus()
    page.keyboard.press("Tab")  # which keeps what it always means
    page.keyboard.press("Shift+Tab")
    expect(buttons.first).to_be_focused()
    assert page.evaluate(IS_PREVENTED)
    opened.come()
    page.keyboard.press("End")
    expect(buttons.last).to_be_focused()


# Files that do not come


class Failing:
    """A file that does not come at first. Once its import has failed it never comes as a script:
    that is how many browsers are, as long as a page lives.
    """

    def __init__(self, page: Page, name: str, status: int = 0) -> None:
        self.status = status  # of the answer; 0 for none
        self.failed: list[str] = []  # what it was asked for as
        self.is_mended = False
        page.route(re.compile(rf"/{re.escape(name)}$"), self.answer)

    def answer(self, route: Route) -> None:
        kind = route.request.resource_type
        if self.is_mended and not (kind == "script" and "script" in self.failed):
            route.continue_()
            return
        self.failed.append(kind)
        if self.status:
            route.fulfill(status=self.status)
        else:
            route.abort()


@pytest.mark.parametrize(
    ("name", "act", "shown"),
    [
        ("walk.js", lambda page: page.locator("#moves button").click(), "#log li"),
        ("keys.js", lambda page: page.keyboard.press("?"), "dialog[open] kbd"),
        ("words.js", lambda page: page.locator(".in-words summary").click(), "#words li"),
    ],
    ids=["walk.js", "keys.js", "words.js"],
)
def test_a_script_that_does_not_come_is_asked_for_again(
    server: Server, people: People, name: str, act: Callable[[Page], None], shown: str
) -> None:
    page = people("Anna", NO_PAGE)
    script = Failing(page, name)
    page.goto(server.origin + server.table(["Anna", "Ben"], state=near_the_end(10, 20)))
    expect(page.locator("#moves button")).to_be_visible()
    act(page)
    wait_until(page, lambda: script.failed)
    script.is_mended = True
    expect(page.locator(shown).first).to_be_visible()


def test_a_script_is_asked_for_again_if_the_line_died_while_it_came(
    server: Server, people: People
) -> None:
    """As when a phone falls asleep: nobody is told, and nothing comes any more."""
    page, held = people("Anna", NO_PAGE), list[Route]()
    page.clock.install()
    page.route(re.compile("/walk.js$"), lambda route: held.append(route), times=1)
    page.goto(server.origin + server.table(["Anna", "Ben"], state=near_the_end(10, 20)))
    page.locator("#moves button").click()
    wait_until(page, lambda: held)
    page.clock.fast_forward(HALF_A_MINUTE)
    expect(page.locator("#log li")).to_have_count(1)


def test_a_script_that_does_not_come_for_long_is_told_of_like_a_lost_line(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20))
    page, ben = people("Anna", NO_PAGE), people("Ben", path)
    script = Failing(page, "walk.js")
    page.goto(server.origin + path)
    told = page.locator("#line")
    expect(told).to_have_text(LOST)
    page.locator("#moves button").click()
    expect(ben.locator("#log li")).to_have_count(1)
    expect(told).to_have_text(LOST)
    expect(told).to_be_visible()
    script.is_mended = True
    expect(page.locator("#log li")).to_have_count(1)
    expect(told).to_be_hidden()


def test_a_page_whose_scripts_are_gone_is_opened_anew_once(server: Server, people: People) -> None:
    """The server has another version by now; or it has none of them, and goes on having none."""
    page, asked = people("Anna", NO_PAGE), list[Request]()
    script = Failing(page, "walk.js", 404)
    page.on("request", lambda request: asked.append(request))
    page.goto(server.origin + server.table(["Anna", "Ben"], state=near_the_end(10, 20)))
    wait_until(page, lambda: len(script.failed) > 3)
    expect(page.locator("#line")).to_have_text(LOST)
    script.is_mended = True
    page.locator("#moves button").click()
    expect(page.locator("#log li")).to_have_count(1)
    assert sum(request.is_navigation_request() for request in asked) == 2


def test_what_comes_later_imports_only_what_has_come_by_then() -> None:
    """Its import cannot fail, once it is fetched."""
    scripts = (file.read_text("utf-8") for file in STATIC.glob("*.js"))
    brought = {name for text in scripts for name in re.findall(r'bring\("(.*?)"\)', text)}
    assert {"ending.js", "keys.js", "sure.js"} <= brought
    for name in brought - OF_OTHER_PAGES:
        assert {*imported_by(name)} <= {name, *NEEDED, *LATER}


def test_what_is_fetched_before_its_import_comes_over_the_line_once(
    server: Server, people: People
) -> None:
    page = people("Anna", server.table(["Anna", "Ben"], state=near_the_end(10, 20)))
    page.locator("#moves button").click()
    expect(page.locator("#log li")).to_have_count(1)
    sizes = page.evaluate(SIZES, "/walk.js")
    assert sum(size > 0 for size in sizes) == 1


# The style sheets


def has_cookie(page: Page) -> bool:
    return FILES_COOKIE in {cookie.get("name") for cookie in page.context.cookies()}


@pytest.mark.parametrize("is_at_table", [True, False], ids=["a table", "the tin"])
def test_after_a_first_page_the_sheets_are_there(
    server: Server, people: People, is_at_table: bool
) -> None:
    path = server.table(["Anna", "Ben"])
    page, style = people("Anna", path if is_at_table else "/"), "head style"
    expect(page.locator(style)).to_have_count(int(is_at_table))
    wait_until(page, lambda: has_cookie(page))
    page.goto(server.origin + path)
    expect(page.locator(style)).to_have_count(0)
    assert page.evaluate(SIZES, ".css") == [0] * len(files.SHEETS)


def test_no_sheet_is_said_to_be_there_that_has_not_come(server: Server, people: People) -> None:
    page, failed = people("Anna", NO_PAGE), list[str]()
    page.on("requestfailed", lambda request: failed.append(name_of(request)))
    page.route("**/bots.css", lambda route: route.abort())
    page.goto(server.origin + server.table(["Anna", "Ben"]))
    wait_until(page, lambda: "bots.css" in failed)
    page.reload()
    expect(page.locator("head style")).to_have_count(1)
    assert not has_cookie(page)


# The line


def test_a_line_that_fails_at_first_is_not_said_to_be_lost_for_ever(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20))
    page = people("Anna", NO_PAGE)
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
    page, heard = people("Anna", NO_PAGE), list[dict[str, Any]]()
    page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda text: heard.append(json.loads(text))),
    )
    page.goto(server.origin + path)
    page.locator("#moves button").click()
    expect(page.locator("#log li")).to_have_count(1)
    frames = [one for one in heard if one["kind"] == "frame"]
    assert frames[0]["first"]
    assert [answer["ok"] for one in frames for answer in one["answers"]] == [True]
    assert not any("ground" in one["parts"] for one in frames)
