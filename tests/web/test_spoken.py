"""The match is told in words: what happened, what is asked, and the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cookietin.games.cookie_box.tests.drawn import place as place_box
from web.conftest import People, Server, Wire
from web.site import Person
from web.test_browser import near_the_end
from web.test_matches import ANYBODY
from web.test_told import FOUR

pytestmark = pytest.mark.browser

TOLD = "count => document.querySelectorAll('#spoken span').length >= count"
YOURS = "Your turn, Anna!"
# What is told at one moment is gathered for a while.
TOLD_BY_NOW = "() => new Promise((done) => setTimeout(done, 300))"


def told_to(page: Page) -> list[str]:
    """What was told, in its order."""
    return page.locator("#spoken span").all_text_contents()


def hear(page: Page, count: int) -> list[str]:
    page.wait_for_function(TOLD, arg=count)
    return told_to(page)


def lines_of(page: Page) -> list[str]:
    """The log, the first line first."""
    return [line.replace("\n", " ") for line in page.locator("#log li").all_inner_texts()][::-1]


def throw(page: Page) -> None:
    page.locator("#moves button").click()


def test_a_match_is_told_once_and_in_its_order(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "bot"], state=near_the_end(1, 2)))
    assert hear(page, 1) == [YOURS]
    throw(page)
    told = hear(page, 4)
    log = lines_of(page)
    assert told == [YOURS, *log, YOURS]
    assert log[0].startswith("Anna rolls")
    assert len(log) == 2


def test_the_end_is_told_with_its_reason_and_all_points(server: Server, people: People) -> None:
    path = server.table(["Anna", "bot"], state=near_the_end(60, 3))
    page = people("Anna", path)
    page.evaluate(ANYBODY, 1)
    expect(page.locator("#end .why")).to_be_visible(timeout=60_000)
    expect(page.locator("#spoken span").last).to_contain_text("63")
    told = told_to(page)[-1]
    assert told.startswith(page.locator("#status span").inner_text())
    assert page.locator("#end .why").inner_text() in told
    for row in page.locator("#end .scores li").all():
        points = row.locator("b").get_attribute("data-points")
        assert f"{row.locator('span').inner_text()} {points}" in told


@pytest.mark.parametrize(
    ("much", "told"),
    [
        ("all", ["Ben rolls", "Cleo rolls", "Your turn"]),
        ("mine", ["Your turn"]),
        ("turn", ["Your turn"]),
    ],
)
def test_how_much_is_told_is_chosen(
    much: str, told: list[str], server: Server, people: People
) -> None:
    """And kept: the page is opened after it was chosen."""
    path = server.table(["Anna", "Ben", "Cleo"], state=near_the_end(1, 2, 3) | {"turn": 1})
    anna, ben, cleo = (people(name, path) for name in ("Anna", "Ben", "Cleo"))
    anna.evaluate("document.querySelector('.settings').open = true")
    anna.get_by_label("What screen readers").select_option(much)
    anna.reload()
    expect(anna.get_by_label("What screen readers")).to_have_value(much)
    hear(ben, 1)
    throw(ben)
    hear(cleo, 2)
    throw(cleo)
    found = hear(anna, len(told))
    assert len(found) == len(told)
    assert all(map(str.startswith, found, told))


@pytest.mark.parametrize(
    ("much", "robbed", "others"),
    [("all", True, True), ("mine", True, False), ("turn", False, False)],
)
def test_a_theft_is_told_to_whoever_wants_to_hear_of_it(
    much: str, robbed: bool, others: bool, server: Server, people: People
) -> None:
    path = server.table_at(place_box(FOUR, thief="on"), ["Anna", "Ben", "Cleo", "Dan"])
    anna, ben, cleo, dan = (people(name, path) for name in ("Anna", "Ben", "Cleo", "Dan"))
    for page in (ben, dan):
        page.evaluate("much => localStorage.setItem('tin-telling', much)", much)
    cleo.locator("#moves [data-move='steal 1']").click()
    expect(cleo.locator("#log li")).to_have_count(1)
    anna.locator("#moves [data-move^=take]").first.click()
    for page, is_told in ((ben, robbed), (dan, others)):
        expect(page.locator("#log li").first).to_contain_text("Anna takes")
        page.evaluate(TOLD_BY_NOW)
        told = told_to(page)
        assert ("Cleo’s hand is on Ben’s pile!" in told) is is_told
        assert any("Anna takes" in one for one in told) is (much == "all")
    expect(ben.locator("#spoken span").last).to_contain_text("Your turn, Ben!")


def test_what_happened_while_the_line_was_cut_is_told_when_it_is_back(
    server: Server, people: People, wire: Wire
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(10, 20) | {"turn": 1})
    anna = people("Anna", path, origin=wire.origin)
    ben = people("Ben", path)
    hear(ben, 1)
    expect(anna.locator("#status")).to_contain_text("Ben")
    wire.cut()
    throw(ben)
    hear(ben, 2)
    wire.mend()
    told = hear(anna, 2)
    assert told[0].startswith("Ben rolls")
    assert told[1] == YOURS


def test_lines_about_whoever_reads_are_marked(anna: Person) -> None:
    with anna.sit(anna.make_table("goose", players="3", seat_0="me", opt_first="0")) as line:
        line.move()
        line.see("Your turn")
    rows = line.parts["log"].split("<li")[1:]
    own = [row for row in rows if "Ginger" in row]
    assert own
    assert all("data-me" in row for row in own)
    assert not any("data-me" in row for row in rows if "Ginger" not in row and "rolls" in row)


def test_what_is_told_at_one_moment_is_one_paragraph(server: Server, people: People) -> None:
    """Screen readers read paragraphs that come together in any order: Orca did."""
    page = people("Anna", server.table(["Anna", "bot"], state=near_the_end(1, 2)))
    assert hear(page, 1) == [YOURS]
    page.evaluate("document.getElementById('spoken').replaceChildren()")
    page.locator("body").press("r")
    page.locator("body").press("r")
    assert hear(page, 2) == [YOURS, YOURS]
    expect(page.locator("#spoken p")).to_have_count(1)
    expect(page.locator("#spoken p")).to_have_text(f"{YOURS} {YOURS}")


def test_a_dialog_that_is_closed_tells_nothing_again(server: Server, people: People) -> None:
    """Behind it nothing is there for a screen reader, and what comes back is read out."""
    page = people("Anna", server.table(["Anna", "bot"], state=near_the_end(1, 2)))
    assert hear(page, 1) == [YOURS]
    page.locator("body").press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_role("heading")).to_be_focused()  # it is read from its beginning
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(page.locator("#spoken span")).to_have_count(0)
    page.keyboard.press("r")
    assert hear(page, 1) == [YOURS]
