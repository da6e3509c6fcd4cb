"""axe finds nothing on any page and at any table, in all colours and sizes that one can choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cookietin
from cookietin.engine import registry
from web.conftest import PHONE, People, Server
from web.served import HOST_KEY
from web.test_browser import violations
from web.test_layout import seated
from web.test_matches import ANYBODY, SITTINGS, Sitting, near_the_end

pytestmark = [pytest.mark.browser, pytest.mark.slow]

USUAL: dict[str, Any] = {"color_scheme": "light", "forced_colors": "none"}
MEDIA: dict[str, dict[str, Any]] = {
    "light": USUAL,
    "dark": {**USUAL, "color_scheme": "dark"},
    "forced colours": {**USUAL, "forced_colors": "active"},
    "forced dark colours": {"color_scheme": "dark", "forced_colors": "active"},
}
SETTINGS = ("contrast", "larger")
SWITCH = "name => document.querySelector(`[data-setting=${name}]`).click()"
OPEN_ALL = """() => {
  for (const one of document.querySelectorAll("details")) one.open = one.checkVisibility();
}"""


def looks(page: Page) -> Iterator[str]:
    """The page in every look, one after the other; in the end it is as it was."""
    for name, media in MEDIA.items():
        page.emulate_media(**media)
        yield name
    page.emulate_media(**USUAL)
    for name in SETTINGS if page.locator(".settings").count() else ():
        page.evaluate(SWITCH, name)
        for scheme in ("light", "dark"):
            page.emulate_media(**MEDIA[scheme])
            yield f"{name}, {scheme}"
        page.emulate_media(**USUAL)
        page.evaluate(SWITCH, name)


def check(page: Page, *what: object) -> None:
    """With everything open that can be opened."""
    page.evaluate(OPEN_ALL)
    for look in looks(page):
        assert violations(page) == [], (*what, look)


def test_axe_finds_nothing_on_any_page_in_any_colours(server: Server, people: People) -> None:
    page = people("Anna", size=PHONE)
    page.goto(f"{server.origin}/puzzles")
    firsts = page.eval_on_selector_all("[href$='/1']", "links => links.map((one) => one.pathname)")
    assert firsts
    games = cookietin.names()
    for path in (
        "/", "/about", "/nowhere", "/join", "/club", "/puzzles", "/host", *firsts,
        *(f"/new/{game}" for game in games), *(f"/rules/{game}" for game in games),
    ):  # fmt: skip
        page.goto(server.origin + path)
        check(page, path)
    page.goto(f"{server.origin}/host#{HOST_KEY}")
    expect(page.locator("[data-live]").first).to_be_visible()
    check(page, "the host's page")
    page.goto(f"{server.origin}/club")
    page.locator("form[action='/club'] button.main").click()
    expect(page.locator(".code")).to_be_visible()
    check(page, "a tournament")
    page.goto(f"{page.url}/screen")
    check(page, "a tournament on a big screen")


@pytest.mark.parametrize("game", cookietin.names())
def test_axe_finds_nothing_at_any_table_in_any_colours(
    game: str, server: Server, people: People
) -> None:
    chairs = ["Anna", *["open"] * (registry.plug(game).players[-1] - 1)]
    gathering = people("Anna", server.table(chairs, game), size=PHONE)
    check(gathering, "before it begins")
    gathering.context.close()
    page = seated(game, server, people, PHONE)
    check(page, "in the middle")
    page.keyboard.press("w")
    expect(page.locator("#words :is(ul, table)").first).to_be_visible()
    check(page, "the board in words")


def test_axe_finds_nothing_while_the_line_is_lost_in_any_colours(
    server: Server, people: People
) -> None:
    page = people("Anna", server.table(["Anna", "Ben"]), size=PHONE)
    server.kill()
    expect(page.locator("#line")).to_be_visible()
    check(page)


@pytest.mark.parametrize("sitting", SITTINGS[:1] + SITTINGS[2:], ids=lambda one: one.game)
def test_axe_finds_nothing_at_the_end_and_after_it_in_any_colours(
    sitting: Sitting, server: Server, people: People
) -> None:
    path = server.table_at(near_the_end(sitting), list(sitting.chairs))
    devices = dict.fromkeys(who.split("/")[0] for who in sitting.chairs if who != "bot")
    pages = [people(name, path, size=PHONE) for name in devices]
    for seed, page in enumerate(pages, 1):
        page.evaluate(ANYBODY, seed)
    expect(pages[0].locator("#end .why")).to_be_visible(timeout=240_000)
    check(pages[0], "at the end")
    pages[0].goto(f"{pages[0].url}/replay")
    expect(pages[0].locator("[data-go=play]")).to_be_visible()
    check(pages[0], "watched again")
