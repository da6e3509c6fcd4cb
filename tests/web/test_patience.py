"""What is on its way for a while is said to be."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.conftest import People, Server, Wire
from web.test_browser import near_the_end

pytestmark = pytest.mark.browser

NOTES = """() => {
  const place = document.getElementById("line");
  window.notes = [];
  const note = () => window.notes.push(place.textContent);
  new MutationObserver(note).observe(place, { childList: true });
}"""


def test_a_move_that_is_not_answered_is_said_to_be_on_its_way(
    server: Server, people: People, wire: Wire
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20))
    page = people("Anna", path, origin=wire.origin)
    button = page.locator("#moves button")
    button.wait_for()
    page.evaluate(NOTES)
    wire.cut()
    button.click()
    page.wait_for_function("() => window.notes.includes('Sending…')")
    wire.mend()
    expect(page.locator("#log li")).to_have_count(1)
    expect(page.locator("#line")).to_be_hidden()
