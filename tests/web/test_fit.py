"""Words fit: on a button of a small phone, and on a few sheets of paper."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from cookietin.engine import ask, checks, refusals, registry
from cookietin.engine.esc import esc
from cookietin.engine.position import Game
from cookietin.engine.protocol import CHANCE
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.web.elements import PACKAGE
from cookietin.web.install import STATIC
from cookietin.web.sheet import sheet_of
from web.site import Site

SMALL_PHONE = ViewportSize(width=360, height=740)
MOST_LINES, MOST_PAGES = 2, 3
HEAD = (
    '<!DOCTYPE html><meta name="viewport" content="width=device-width">'
    f"<style>{(STATIC / 'tin.css').read_text('utf-8')}</style>"
)
ON_A_BUTTON = re.compile(r"""button[^\n]*?\bsay\(\s*["']([a-z-]+)["']\)""")
ANY, A_THIRD = 99, 1 / 3  # of lines; of the screen, so that the board is seen above a refusal
A_PAGE = re.compile(rb"/Type\s*/Page\b")
GAMES = registry.names()

TOO_LONG = """([path, lines, part]) => [...document.querySelectorAll(path)].filter(one => {
  const range = document.createRange()
  range.selectNodeContents(one)
  const tops = new Set([...range.getClientRects()].map(box => Math.round(box.top / 4)))
  return tops.size > lines || one.offsetHeight > innerHeight * part
    || one.scrollWidth > one.clientWidth + 1
    || one.scrollHeight > one.clientHeight + 1
    || one.getBoundingClientRect().right > innerWidth
}).map(one => one.textContent)"""


# What can be chosen in a list and would not be read whole there.
CUT = """() => [...document.querySelectorAll("select")].flatMap((one) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(one);
  const pen = Object.assign(document.createElement("canvas").getContext("2d"), { font });
  const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return [...one.options].map((option) => option.text)
    .filter((text) => pen.measureText(text).width > room);
})"""


def longest(texts: dict[str, str]) -> str:
    return max(texts.values(), key=len)


def texts_of_pages() -> Iterator[str]:
    """What stands on the buttons of pages, each in the language that needs most room."""
    keys = set()
    for file in sorted(STATIC.parent.glob("*.py")):
        keys |= set(ON_A_BUTTON.findall(file.read_text("utf-8")))
    assert len(keys) > 20
    for key in sorted(keys):
        yield longest({language: speaker(PACKAGE, language)(key) for language in LANGUAGES})


def texts_of_moves(name: str) -> Iterator[str]:
    """What stands on the buttons of a game, of each kind in the language that needs most room."""
    plug = registry.plug(name)
    seen: dict[str, str] = {}
    for step in checks.random_match(Game.of(plug, {"players": plug.players[-1]}), 3):
        if step.seat == CHANCE:
            continue
        phrase = plug.words.label(step.before, step.seat, step.move)
        assert phrase is not None
        text = longest({language: phrase.text(language) for language in LANGUAGES})
        seen[phrase.key] = max(seen.get(phrase.key, ""), text, key=len)
    yield from seen.values()


def test_no_text_is_cut_or_broken_into_three_lines_on_a_small_phone(browser: Browser) -> None:
    page = browser.new_page(viewport=SMALL_PHONE)
    plain = "".join(f"<p><button>{esc(text)}</button></p>" for text in texts_of_pages())
    moves = "".join(
        f'<button type="button">{esc(text)}</button>'
        for name in GAMES
        for text in texts_of_moves(name)
    )
    page.set_content(
        f'{HEAD}<main class="narrow"><div class="card">{plain}</div>'
        f'<div id="moves" class="moves">{moves}</div></main>'
    )
    assert page.evaluate(TOO_LONG, ["button", MOST_LINES, 1]) == []
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_sit_where_is_read_whole_on_a_small_phone(
    language: str, browser: Browser, site: Site
) -> None:
    page = browser.new_page(viewport=SMALL_PHONE)
    told = site.person(language).get("/new/tock?players=6").text
    (seats,) = re.findall("<section class=[^>]*>.*?</section>", told, re.S)[1:2]
    assert seats.count("<select") == 6
    page.set_content(f'{HEAD}<main class="narrow new">{seats}</main>')
    assert page.evaluate(CUT) == []
    page.close()


def refusals_of(name: str) -> Iterator[str]:
    """Every refusal in every language, with its ✕, the link to its rule and the way to ask on."""
    plug = registry.plug(name)
    for number in refusals.clauses_refused(plug):
        clause = ask.clause_name(number)
        for language in LANGUAGES:
            say = speaker(PACKAGE, language)
            told = speaker(plug.package, language)(f"refusal-{clause.replace('.', '-')}")
            rule, what = say("table-rule-link", clause=clause), say("table-what")
            onwards = f'<a>{esc(rule)}</a> <button class="what">{esc(what)}</button>'
            yield f'<button class="cross"></button>{esc(told)} <span>{onwards}</span>'


def test_every_refusal_is_read_whole_on_a_small_phone(browser: Browser) -> None:
    page = browser.new_page(viewport=SMALL_PHONE)
    told = "".join(
        f'<div><p id="answer">{text}</p></div>' for name in GAMES for text in refusals_of(name)
    )
    page.set_content(f'{HEAD}<main class="at-table">{told}</main>')
    assert page.evaluate(TOO_LONG, ["#answer", ANY, A_THIRD]) == []
    page.close()


def pages_of(browser: Browser, name: str, language: str) -> int:
    page = browser.new_page()
    page.set_content(sheet_of(registry.plug(name), language))
    printed = page.pdf(prefer_css_page_size=True)
    page.close()
    return len(A_PAGE.findall(printed))


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_fit_on_three_sheets(browser: Browser, name: str) -> None:
    """In the language whose rules are longest."""
    plug = registry.plug(name)
    language = max(LANGUAGES, key=lambda one: len(sheet_of(plug, one)))
    assert 1 <= pages_of(browser, name, language) <= MOST_PAGES


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_fit_in_every_language(browser: Browser, name: str, language: str) -> None:
    assert 1 <= pages_of(browser, name, language) <= MOST_PAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_needs_nothing_else(name: str, language: str) -> None:
    page = sheet_of(registry.plug(name), language)
    assert not re.search(r'(?:src|href)="(?!#|data:image/svg)', page)
    assert page.count('<use href="#scene"/>') > len(registry.plug(name).coach.steps)
    assert speaker(PACKAGE, language)("rules-example") in page
    assert page.partition('class="example"')[2].count("<li>") >= 3
    assert speaker(registry.plug(name).package, language)("credit").split(".")[0][:20] in page
