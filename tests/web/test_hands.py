"""What a hand does on a board: it taps, takes back and drags."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cookietin.engine import registry, written
from cookietin.engine.position import Position
from cookietin.engine.record import values_of
from cookietin.games.cookie_addict import rules as addict
from cookietin.games.cookie_addict.words import line_name
from web.conftest import PHONE, People, Server

pytestmark = pytest.mark.browser


def positions_of(game: str) -> list[Position]:
    """All positions of a game's written matches."""
    folder = registry.plug(game).folder / "records"
    texts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".tin")]
    return [position for text in texts for position in written.replays(text, registry.plug)]


def table_at(server: Server, position: Position) -> str:
    """A table of one tablet with this position."""
    fields = position.state.FIELDS
    state = {n: value for n, value in values_of(position.state) if not fields[n].fixed}
    options = {n: one for n, one in position.game.options.items() if n != "players"}
    chairs = ["Anna", *(f"Anna/{seat}" for seat in range(1, position.game.players))]
    return server.table(chairs, position.game.name, state, **options)


def middle(page: Page, element: str) -> tuple[float, float]:
    box = page.locator(f"#{element}").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def luring() -> tuple[Position, tuple[str, ...]]:
    """A guard may be lured to a tile: the position, and what is tapped for it."""
    plug = registry.plug("cookie-addict")
    assert plug.taps is not None
    for position in positions_of("cookie-addict"):
        if position.state.phase == addict.LURE:
            seat = position.seats[0]
            ways = [plug.taps(position.state, seat, move.number) for move in position.legal()]
            return position, next(way for way in ways if len(way) > 1)
    raise AssertionError("nobody ever lures a guard")


def test_a_guard_is_dragged_and_its_price_is_told_meanwhile(server: Server, people: People) -> None:
    position, (guard, tile) = luring()
    page = people("Anna", table_at(server, position))
    expect(page.locator(f"#{guard}")).to_have_attribute("data-drag", "")
    before = page.locator(f"#{guard}").get_attribute("transform")
    page.mouse.move(*middle(page, guard))
    page.mouse.down()
    page.mouse.move(*middle(page, tile), steps=5)
    expect(page.locator(f"#{tile}")).to_have_attribute("data-may", "")
    expect(page.locator("#hint")).to_contain_text("lure")
    page.mouse.up()
    expect(page.locator(f"#{guard}")).not_to_have_attribute("transform", str(before))
    expect(page.locator("#log li").first).to_contain_text("guard")


def test_what_was_tapped_is_taken_back_by_another_tap(server: Server, people: People) -> None:
    position, (guard, tile) = luring()
    page = people("Anna", table_at(server, position))
    page.mouse.click(*middle(page, guard))
    expect(page.locator(f"#{guard}")).to_have_attribute("data-may", "chosen")
    page.mouse.click(*middle(page, guard))
    expect(page.locator(f"#{guard}")).to_have_attribute("data-may", "")
    page.mouse.click(*middle(page, guard))
    page.mouse.click(*middle(page, tile))
    expect(page.locator("#log li").first).to_contain_text("guard")


def test_on_a_shared_tablet_a_tap_asks_for_whoever_is_to_move(
    server: Server, people: People
) -> None:
    """A line that is no choice is refused by its rule, for the second player too."""
    position = next(
        one
        for one in positions_of("cookie-addict")
        if one.seats == (1,) and one.state.phase == addict.MOVE
    )
    page = people("Anna", table_at(server, position))
    expect(page.locator("#moves button").first).to_be_visible()
    mine = position.state.directions[1]
    name = f"line-{line_name(mine, position.state.pawns[mine])}"
    page.mouse.click(*middle(page, name))
    expect(page.locator("#answer")).to_contain_text("2.3")


def test_why_a_tap_is_refused_is_in_sight_on_a_phone(server: Server, people: People) -> None:
    """Although the board and the buttons fill more than the screen."""
    path = server.table(["Anna", "bot"], "cookie-party", setup="standard")
    page = people("Anna", path, size=PHONE)
    expect(page.locator("#chip-0")).to_have_attribute("data-may", "")
    page.mouse.click(*middle(page, "space-14"))
    expect(page.locator("#answer")).to_be_visible()
    expect(page.locator("#answer")).to_be_in_viewport(ratio=1)
    page.locator("#moves button", has_text="The 12").click()  # what lies under it can be tapped
    expect(page.locator("#chip-10")).to_have_attribute("data-may", "chosen")
