"""What a page does on an old phone is little work: counted, and not timed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web import film
from web.conftest import PHONE, People, Server, resize
from web.site import Person

FEW_LAYOUTS = 25  # for a move with its answer; there were as many as lit things, and more
FEW_ELEMENTS = 20  # of more than two thousand
FEW_TIMES = 15  # in a second with sixty frames
A_WHILE = 1000  # milliseconds
FOR_EVER = """() => document.getAnimations().forEach((one) => {
  one.effect.updateTiming({ iterations: Infinity });
  one.play();
})"""
LIT = "#board [data-may='']"
# What changes in lines while a pen draws them.
DRAWN = """() => {
  window.drawn = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.hasAttribute("pathLength")) window.drawn.push(frames.flatMap(Object.keys));
    return animate.call(this, frames, options);
  };
}"""


def at_table(server: Server, people: People, still: bool = True) -> Page:
    """Anna plays both sides on a phone; every free edge is lit."""
    path = server.table(["Anna", "Anna/Ben"], "dots-and-boxes")
    page = people("Anna", path, size=PHONE, still=still)
    expect(page.locator(LIT).nth(FEW_LAYOUTS)).to_be_attached()
    resize(page, PHONE)  # until everything is drawn
    return page


def worked(page: Page) -> Callable[[], dict[str, float]]:
    """How often things have been styled and laid out since."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")

    def counted() -> dict[str, float]:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return {one["name"]: one["value"] for one in metrics}

    before = counted()
    return lambda: {name: value - before[name] for name, value in counted().items()}


def styled(page: Page, people: People, act: Callable[[], Any]) -> list[int]:
    """How many elements were styled anew, each time that any were, while something was done."""
    people.browser.start_tracing(page=page, categories=["devtools.timeline"])
    act()
    events = json.loads(people.browser.stop_tracing())["traceEvents"]
    named = [one["args"] for one in events if one["name"] == "UpdateLayoutTree"]
    return [one["elementCount"] for one in named if "elementCount" in one]


@pytest.mark.browser
def test_what_is_lit_is_measured_at_once(server: Server, people: People) -> None:
    page = at_table(server, people)
    since, label = worked(page), page.locator("#moves button").first.inner_text()
    page.locator("#moves button").first.click()
    expect(page.locator("#moves button").first).not_to_have_text(label)
    expect(page.locator(LIT).nth(FEW_LAYOUTS)).to_be_attached()
    assert 0 < since()["LayoutCount"] <= FEW_LAYOUTS


@pytest.mark.browser
def test_no_copy_of_the_board_is_kept_where_nobody_sees_it(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "Ben"], "cookie-party"), size=PHONE)
    copies = page.locator("use[href='#pieces']")
    expect(copies).to_have_count(0)
    page.locator("button[data-large]").last.click()
    expect(page.locator("#large[open] use[href='#pieces']")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(copies).to_have_count(0)


@pytest.mark.browser
def test_a_mark_on_the_board_leaves_the_rest_of_the_page_alone(
    server: Server, people: People
) -> None:
    page = at_table(server, people)
    mark = """() => {
      document.querySelector("#pieces").insertAdjacentHTML("beforeend", '<circle class="may"/>');
      return document.body.offsetWidth;
    }"""
    counts = styled(page, people, lambda: page.evaluate(mark))
    assert counts
    assert max(counts) < FEW_ELEMENTS


@pytest.mark.browser
def test_what_glows_leaves_the_pages_own_thread_alone(server: Server, people: People) -> None:
    page = at_table(server, people, still=False)
    page.evaluate(FOR_EVER)
    resize(page, PHONE)
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert page.evaluate(running) >= 2  # the frame of whose turn it is, and what is lit
    counts = styled(page, people, lambda: page.wait_for_timeout(A_WHILE))
    assert page.evaluate(running) >= 1
    assert len(counts) < FEW_TIMES


@pytest.mark.browser
@pytest.mark.parametrize(
    "scene", [*film.cookie_party(), *film.dots_and_boxes()], ids=["cross", "line"]
)
def test_a_pen_leaves_the_pages_own_thread_alone(
    scene: film.Scene, server: Server, people: People
) -> None:
    names = [f"Guest {seat}" for seat in range(scene.position.game.players)]
    names[scene.position.seats[0]] = "Anna"
    page = people("Anna", server.table_at(scene.position, names), size=PHONE, still=False)
    page.evaluate(DRAWN)
    button = page.locator(f"#moves button[data-move='{scene.move}']")
    button.evaluate("button => button.click()")
    page.wait_for_function("() => window.drawn.length > 0")
    assert {*page.evaluate("window.drawn.flat()")} <= {"transform", "offset", "easing", "composite"}


@pytest.mark.browser
def test_nothing_moves_for_whoever_wants_no_movements(server: Server, people: People) -> None:
    page = at_table(server, people)
    expect(page.locator(".status.mine")).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0


# What a table is laid out by: the page brings it along, and the script keeps it true.


def shows(html: str) -> str:
    found = re.search(r'data-shows="(.*?)"', html)
    assert found is not None
    return found[1]


def test_a_page_brings_along_what_it_is_laid_out_by(anna: Person) -> None:
    def opened(game: str = "goose", **form: str) -> str:
        return shows(anna.get(anna.make_table(game, seat_0="me", opt_first="0", **form)).text)

    assert opened(seat_1="open") == "invite start"
    assert opened(seat_1="here", own_dice="on") == "throw"
    assert opened("cookie-box", players="2", seat_1="here") == "peeks"
    assert opened(seat_1="here") == ""
    over = anna.make_table(seat_0="me", seat_1="here")
    with anna.sit(over) as line:
        while line.frame["moves"]:
            assert line.move()["ok"]
    assert shows(anna.get(over).text) == "end"


@pytest.mark.browser
def test_what_a_table_is_laid_out_by_is_kept_true(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "open"]), size=PHONE)
    table = page.locator("[data-table]")
    expect(table).to_have_attribute("data-shows", "invite start")
    page.locator("[data-do=start] button").click()
    expect(table).to_have_attribute("data-shows", "")
    page.locator(".settings summary").first.click()
    page.locator("[data-do=end]").click()
    page.locator("#sure [value=yes]").click()
    expect(table).to_have_attribute("data-shows", "end")
