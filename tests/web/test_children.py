"""Children who do not read yet play Goose and Cookie Box by pictures, and know their animal."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from cookietin.engine.texts import LANGUAGES, animal_name
from web.conftest import PHONE, People, Server
from web.listener import CHANGED, STATE
from web.site import Site

MOST_TAPS = 400
# Something to tap, whoever's cookie acts; or the end.
LIT = """() => document.querySelector("#end .end")
  || (document.getElementById("moves")?.inert === false && document.title.startsWith("●")
    && document.querySelector('#board [data-may=""]'))"""
PLACES = """() => [...document.querySelectorAll('#board [data-may=""]')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
# What a child is asked or can press that shows no picture; advice is for those who read.
WORDS_ALONE = """() => {
  const asked = "#moves button, #asked p, .cover button, #end .row .main"
    + ", #choices button:not([data-do=advise])";
  const isSeen = (one) => one.offsetParent && one.textContent.trim();
  const isDrawn = (svg) => svg.getBoundingClientRect().width > 15
    && [...svg.querySelectorAll("use")].every((use) => document.querySelector(use.href.baseVal));
  const hasPicture = (one) => {
    const drawn = [...one.querySelectorAll("svg")];
    return drawn.length > 0 && drawn.every(isDrawn);
  };
  return [...document.querySelectorAll(asked)].filter(isSeen).filter((one) => !hasPicture(one))
    .map((one) => one.textContent);
}"""


def unfold(page: Page) -> None:
    """So that the buttons are seen, too."""
    page.evaluate("localStorage.setItem('tin-moves', 'open')")
    page.reload()


@pytest.mark.browser
@pytest.mark.parametrize(("game", "players"), [("goose", 3), ("cookie-box", 4)])
def test_a_child_plays_by_pictures_alone(
    game: str, players: int, server: Server, people: People
) -> None:
    """What is lit is tapped; nothing is read, and nothing needs to be."""
    luck = random.Random(players)
    page = people("Anna", server.table(["Anna", *["bot"] * (players - 1)], game), size=PHONE)
    unfold(page)
    for _ in range(MOST_TAPS):
        page.wait_for_function(LIT, timeout=120_000)
        assert page.evaluate(WORDS_ALONE) == []
        if page.locator("#end .end").count():
            break
        known = page.evaluate(STATE)
        places = page.evaluate(PLACES)
        if not places:  # it went on meanwhile
            continue
        page.mouse.click(*luck.choice(places))
        page.wait_for_function(
            f"known => ({CHANGED})(known) || document.querySelector('[data-may=chosen]')", arg=known
        )
    expect(page.locator("#end .animal").first).to_be_visible()
    expect(page.locator("#end .crown").first).to_be_visible()


@pytest.mark.browser
def test_a_player_is_shown_by_colour_shape_and_animal(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "bot", "bot"], "goose"), size=PHONE)
    for at, name in enumerate(("red panda", "raccoon", "lion")):
        row = page.locator(".player").nth(at)
        expect(row.get_by_role("img", name=name)).to_be_visible()
        expect(row.locator(".emblem")).to_be_visible()
    shown = page.locator(".player .animal").first.evaluate(
        "(one) => getComputedStyle(one).backgroundImage"
    )
    address = shown.removeprefix('url("').removesuffix('")')
    assert page.request.get(address).ok


@pytest.mark.parametrize("language", LANGUAGES)
def test_animals_have_names_in_every_language(site: Site, language: str) -> None:
    anna = site.person(language)
    page = anna.get(anna.make_table("goose", players="2", seat_0="me")).text
    for seat in range(2):
        assert f'aria-label="{animal_name(seat, language)}"' in page


@pytest.mark.browser
def test_whoever_gets_the_device_sees_their_animal_large(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "Anna/Ben"], "tock"))
    cover = page.locator(".cover")
    expect(cover.locator(".animal")).to_be_visible()
    assert page.evaluate("document.querySelector('.cover .animal').offsetWidth") > 80
    expect(cover.locator("button svg")).to_be_visible()
