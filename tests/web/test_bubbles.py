"""Dialogs and bubbles that come and go are read by everybody, too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cookietin.engine.texts import LANGUAGES
from cookietin.games.tock.tests.drawn import place
from web.conftest import PHONE, People, Server
from web.test_browser import violations

pytestmark = pytest.mark.browser
LOOKS: dict[str, dict[str, Any]] = {"light": {}, "dark": {"dark": True}, "forced": {"forced": True}}
# What comes and goes stays as it is seen most of the time.
STAY = """one => {
  for (const each of one.getAnimations()) { each.pause(); each.currentTime = 2000; }
}"""
TRIES, A_MOMENT = 9, 3000  # milliseconds
IN_ANY_LOOK = pytest.mark.parametrize("look", LOOKS)


def ask_for_advice(page: Page) -> None:
    """Again, as the bots want it, while they have none: their process may only just be starting."""
    advice, answer = page.locator("#advice button").first, page.locator("#answer")
    for _ in range(TRIES):
        page.locator("[data-do=advise]").click()
        expect(advice.or_(answer).first).to_be_visible(timeout=60_000)
        if advice.is_visible():
            return
        page.wait_for_timeout(A_MOMENT)
    raise AssertionError(answer.inner_text())


def opened(
    server: Server, people: People, language: str, look: str
) -> Iterator[tuple[str, list[str]]]:
    """What can be opened at a table, one after the other, and what axe finds while it is open."""
    how: dict[str, Any] = {"language": language, "size": PHONE, **LOOKS[look]}
    path = server.table(["Anna", "Ben"], first=0)
    anna, ben = people("Anna", path, coached=True, **how), people("Ben", path, **how)
    expect(anna.locator("#coach button").first).to_be_visible()
    yield "a tip", violations(anna)
    anna.locator("#coach button").first.click()
    expect(anna.locator(".react")).to_be_visible()
    anna.locator(".react").click()
    expect(anna.locator("#reacting")).to_be_visible()
    yield "reactions", violations(anna)
    ben.locator(".react").click()
    ben.locator("#reacting button").first.click()
    anna.locator(".bubble").evaluate(STAY)
    anna.keyboard.press("Escape")
    anna.locator("#square-58").click()
    expect(anna.locator("#explained")).to_be_visible()
    yield "an explanation", violations(anna)
    anna.keyboard.press("Escape")
    anna.locator(".settings summary").first.click()
    anna.locator("[data-do=end]").click()
    expect(anna.locator("#sure")).to_be_visible()
    yield "a question", violations(anna)
    anna.keyboard.press("Escape")
    for each in (anna, ben):
        each.context.close()
    taking = place("*0: 5 20 - - | 3 9  1: 8 16! - - | 5 6", players=2)
    path = server.table_at(taking, ["Anna", "Ben"])
    anna, ben = (people(name, path, **how) for name in ("Anna", "Ben"))
    for each in (anna, ben):
        each.locator("#moves button").first.evaluate("button => button.click()")
        expect(each.locator("#moves button")).to_have_count(0)
    anna.locator("[data-do=undo]").click()
    expect(ben.locator("[data-do=agree]").first).to_be_visible()
    yield "what others want to take back", violations(ben)
    yield "what is asked of others", violations(anna)
    for each in (anna, ben):
        each.context.close()
    party = people("Anna", server.table(["Anna", "Ben"], "cookie-party"), **how)
    party.locator("button[data-large]").first.click()
    expect(party.locator("#large")).to_be_visible()
    yield "a board, large", violations(party)
    party.context.close()
    dead = place("*0: 5 20 60 h2 | 7 K  1: 24 16! - - | 5", players=2, first=1)
    tock = people("Anna", server.table_at(dead, ["Anna", "Ben"]), **how)
    tock.locator("#card-1").click()
    expect(tock.locator("#answer")).to_be_visible()
    yield "a refusal", violations(tock)
    tock.goto(server.origin + server.table(["Anna", "Anna/2"], "tock", first=1))
    expect(tock.locator(".cover")).to_be_visible()
    yield "a cover", violations(tock)
    tock.context.close()
    lines = people("Anna", server.table(["Anna", "bot"], "dots-and-boxes"), **how)
    ask_for_advice(lines)
    yield "advice", violations(lines)
    lines.context.close()
    box = server.table(["Anna", "Ben", "Cleo"], "cookie-box", thief="on", first=0)
    robber = people("Anna", box, **how)
    robber.locator("#wishes button").first.click()
    expect(robber.locator("#wishes [aria-pressed=true]")).to_be_visible()
    yield "a wish", violations(robber)
    robber.context.close()


@pytest.mark.parametrize(
    "look", [pytest.param(look, marks=[pytest.mark.slow] * (look != "light")) for look in LOOKS]
)
def test_axe_finds_nothing_in_what_is_opened(server: Server, people: People, look: str) -> None:
    for what, found in opened(server, people, "en", look):
        assert found == [], what


@pytest.mark.slow
@IN_ANY_LOOK
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_axe_finds_nothing_in_what_is_opened_in_any_language(
    server: Server, people: People, language: str, look: str
) -> None:
    for what, found in opened(server, people, language, look):
        assert found == [], what
