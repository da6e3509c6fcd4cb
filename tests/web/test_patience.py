"""What is on its way for a while is said to be."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from web.conftest import DESKTOP, PHONE, People, Server, Wire
from web.test_browser import near_the_end

pytestmark = pytest.mark.browser

NOTES = """() => {
  const place = document.getElementById("line");
  window.notes = [];
  const note = () => window.notes.push(place.textContent);
  new MutationObserver(note).observe(place, { childList: true });
}"""

# Every line is closed as soon as it is opened, with the code that is told; how long the page then
# waits before it tries again is noted.
CLOSED = """(code) => {
  window.pauses = [];
  window.WebSocket = class {
    static CONNECTING = 0; static OPEN = 1; readyState = 3;
    constructor() { setTimeout(() => this.onclose?.({ code }), 0); }
    close() {}
  };
  const wait = window.setTimeout;
  window.setTimeout = (work, pause, ...more) => {
    if (work.name === "connect") window.pauses.push(pause);
    return wait(work, pause, ...more);
  };
}"""
CUT, TURNED_AWAY = 1006, 1013


def test_a_move_that_is_not_answered_is_said_to_be_on_its_way(
    server: Server, people: People, wire: Wire
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20))
    page = people("Anna", path, origin=wire.origin)
    button = page.locator("#moves button")
    button.wait_for()
    page.wait_for_load_state("networkidle")  # with all that comes later
    page.evaluate(NOTES)
    wire.cut()
    button.click()
    page.wait_for_function("() => window.notes.includes('Sending…')")
    wire.mend()
    expect(page.locator("#log li")).to_have_count(1)
    expect(page.locator("#line")).to_be_hidden()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_that_the_line_is_lost_stands_in_the_middle_and_is_in_nobody_s_way(
    size: ViewportSize, server: Server, people: People
) -> None:
    page = people("Anna", server.table(["Anna", "Ben"]), size=size)
    page.locator("#moves button, [data-wait]").first.wait_for()
    server.kill()
    lost = page.locator("#line")
    expect(lost).to_be_in_viewport(ratio=1)
    box = lost.bounding_box()
    assert box
    assert abs(box["x"] + box["width"] / 2 - page.evaluate("document.body.clientWidth") / 2) < 2
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert page.evaluate("at => document.elementFromPoint(...at).id", at) != "line"


def test_a_page_tries_again_soon_after_a_cut_and_later_where_it_was_turned_away(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"])

    def pauses(code: int, count: int) -> list[float]:
        """How long the first pauses are, as parts of the shortest that is usual."""
        page = people("Anna")
        page.add_init_script(f"({CLOSED})({code})")
        page.goto(server.origin + path)
        page.wait_for_function(f"() => window.pauses.length >= {count}")
        usual = float(page.locator(".table").get_attribute("data-retry") or 0)
        return [pause / usual for pause in page.evaluate("() => window.pauses")[:count]]

    assert max(pauses(CUT, 3)) <= 1.2
    assert min(pauses(TURNED_AWAY, 1)) >= 20
