"""A move that somebody would be sorry for is asked about once."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Dialog, expect

import cookietin
from cookietin.games.cookie_addict import view
from cookietin.games.tock.tests.drawn import place
from web.conftest import PHONE, People, Server
from web.test_first_move import HELD_LINE, NO_PAGE, Failing, Later, moves_sent, wait_until

pytestmark = pytest.mark.browser

TRAP = "#moves button[data-move='row 5']"


def near_the_trap() -> Any:
    return view.cover(partial(cookietin.game, "cookie-addict"))


def test_the_trap_asks_once_and_back_is_no(server: Server, people: People) -> None:
    path = server.table_at(near_the_trap(), ["Anna", "bot"])
    page = people("Anna", path, size=PHONE)
    dialog = page.locator("#sure")
    page.locator(TRAP).click()
    expect(dialog).to_have_accessible_name("This loses you the game. Play it anyway?")
    expect(dialog.locator("[value=no]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    page.locator(TRAP).click()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("#status .mine")).to_be_visible()
    page.locator(TRAP).click()
    dialog.get_by_role("button", name="Row 5: Trap").click()
    expect(page.locator("#end .end")).to_be_visible()


def test_a_second_tap_before_the_question_comes_asks_no_other(
    server: Server, people: People
) -> None:
    page = people("Anna", NO_PAGE, size=PHONE)
    path = server.table_at(near_the_trap(), ["Anna", "bot"])
    opened = Later(page, server.origin + path, HELD_LINE)
    for _ in range(2):
        page.locator(TRAP).click()
    page.evaluate("openLine()")
    opened.come()
    page.locator("#sure [value=yes]").click()
    expect(page.locator("#end .end")).to_be_visible()
    expect(page.locator("#answer")).to_be_hidden()
    assert len(moves_sent(page)) == 1


def test_where_our_question_does_not_come_the_browser_asks(server: Server, people: People) -> None:
    path = server.table_at(near_the_trap(), ["Anna", "bot"])
    page, asked = people("Anna", NO_PAGE, size=PHONE), list[str]()

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        if len(asked) == 1:
            dialog.dismiss()
        else:
            dialog.accept()

    Failing(page, "sure.js")
    page.on("dialog", answer)
    page.goto(server.origin + path)
    page.locator(TRAP).click()
    wait_until(page, lambda: asked)
    page.locator(TRAP).click()
    wait_until(page, lambda: server.moves_of(path))
    assert asked == ["This loses you the game. Play it anyway?"] * 2


def test_other_moves_are_not_asked_about(server: Server, people: People) -> None:
    path = server.table_at(near_the_trap(), ["Anna", "Anna/Ben"])
    page = people("Anna", path)
    page.locator("#moves button[data-move='row 1']").click()
    expect(page.locator("#log")).to_contain_text("5 cookies")
    expect(page.locator("#sure")).to_be_hidden()


OWN_AHEAD = "*0: 5 9 - - | 4 7 K  1: 24 16! - - | 5"  # the Four of the second hits the first


def test_hitting_ones_own_side_is_asked_about(server: Server, people: People) -> None:
    path = server.table_at(place(OWN_AHEAD, players=2, first=1), ["Anna", "Ben"])
    page = people("Anna", path, size=PHONE)
    page.wait_for_selector('#board [data-may=""]')
    page.locator("#card-0").click()
    page.locator("#pawn-0-1").click()
    dialog = page.locator("#sure")
    expect(dialog).to_have_accessible_name(
        "This sends one of your own side’s pawns back to its nest. Play it anyway?"
    )
    dialog.locator("[value=no]").click()
    assert server.moves_of(path) == []
    page.locator("#card-0").click()
    page.locator("#pawn-0-0").click()  # harms nobody
    expect(page.locator("#log li")).to_have_count(1)
    expect(dialog).to_be_hidden()
