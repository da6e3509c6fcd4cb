"""Somebody else's game harms nobody: the tin is there, and says what is wrong with it."""

from __future__ import annotations

import re
from html import unescape

import pytest

from cookietin.engine.texts import LANGUAGES
from shelf import BROKEN, Change, Shelf, also, edit, put, text, title_of
from web.site import Person, Site

# Games that can be opened, but not shown; and what is said about them.
SHY: dict[str, tuple[Change, str]] = {
    "has-no-cover": (also("view.py", "def cover(game):\n    return 1 / 0"), "ZeroDivisionError"),
    "covers-air": (also("view.py", "def cover(game):\n    return None"), "AttributeError"),
    "has-no-size": (also("view.py", "def size(s):\n    return None"), "TypeError: cannot unpack"),
    "draws-halves": (
        also("view.py", "def pieces(s, seat, say):\n    return '\\ud800'"),
        "UnicodeEncodeError",
    ),
    "draws-the-line": (also("view.py", "def pieces(s, seat, say):\n    exit(1)"), "SystemExit"),
    "says-nothing": (edit("view.py", 'say("points"', 'say("nowhere"'), "LookupError: says_noth"),
    "stumbles": (text("en", "tagline = ", "tagline = { $oven } "), "LookupError: stumbles"),
    "is-junk": (text("en", "tagline = ", "tagline = { "), "has no text tagline in en"),
    "sets-nothing-up": (
        edit("rules.py", '    s.players = options["players"]', "    1 / 0"),
        "ZeroDivisionError",
    ),
}  # fmt: skip


def titles(page: str) -> list[str]:
    """The games on the cards."""
    games = page[page.index('<div class="games">') :]
    return re.findall(r'<div class="words"><h2[^>]*>(.*?)</h2>', games)


def told(page: str) -> list[str]:
    """What is said about games that do not work."""
    found = re.search(r'<section class="card broken quiet">.*?</section>', page, re.DOTALL)
    return list(map(unescape, re.findall("<li>(.*?)</li>", found.group()))) if found else []


def test_where_every_game_works_nothing_is_said_about_it(anna: Person, shelf: Shelf) -> None:
    shelf.add("sound")
    page = anna.get("/").text
    assert title_of("sound") in titles(page)
    assert "broken" not in page
    assert not told(page)


@pytest.mark.parametrize("name", [*BROKEN, *SHY])
def test_the_tin_shows_the_others_and_says_what_is_wrong(
    anna: Person, shelf: Shelf, name: str
) -> None:
    before = titles(anna.get("/").text)
    change, said = (BROKEN | SHY)[name]
    shelf.add(name, change)
    shelf.add("sound")
    answer = anna.get("/")
    assert answer.status_code == 200
    assert titles(answer.text) == [title_of("sound"), *before]
    (line,) = told(answer.text)
    assert f"“{name}”" in line
    assert said in line
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(site: Site, shelf: Shelf, language: str) -> None:
    for name, (change, _) in BROKEN.items():
        shelf.add(name, change)
    answer = site.person(language).get("/")
    assert answer.status_code == 200
    assert len(told(answer.text)) == len(BROKEN)
    assert len(titles(answer.text)) == len(shelf.announced) - len(BROKEN)


def test_a_cover_that_fails_is_drawn_once_and_logged_once(
    anna: Person, shelf: Shelf, caplog: pytest.LogCaptureFixture
) -> None:
    shelf.add("fails", SHY["has-no-cover"][0])
    for _ in range(3):
        assert len(told(anna.get("/").text)) == 1
        answer = anna.get("/cover/en/fails.svg")
        assert answer.status_code == 400
        assert "ZeroDivisionError" in answer.text
    assert caplog.text.count("ZeroDivisionError") == 1


@pytest.mark.parametrize("path", ["/new/raises", "/rules/raises", "/cover/en/raises.svg"])
def test_a_page_of_a_broken_game_is_a_page_with_a_reason(
    anna: Person, shelf: Shelf, path: str
) -> None:
    shelf.add("raises", BROKEN["raises"][0])
    answer = anna.get(path)
    assert answer.status_code in (400, 404)
    assert 'role="alert"' in answer.text


def test_whoever_sits_at_a_table_of_a_game_that_breaks_still_gets_the_tin(
    anna: Person, shelf: Shelf
) -> None:
    home = shelf.add("breaks", text("en", "tagline = ", "tagline = { $oven } "))
    table = anna.make_table("breaks", seat_1="random")
    put(home / "texts/de.ftl", "name = Krümel", "name = { $oven }")
    answer = anna.client.get("/", headers={"accept-language": "de"})
    assert answer.status_code == 200
    assert f'<a class="button" href="{table}"><b>breaks</b>' in answer.text


def test_a_text_that_is_not_translated_is_said_in_english(site: Site, shelf: Shelf) -> None:
    shelf.add("half", text("de", "clause-2-2 = ", "clause-2-2-oven = "))
    answer = site.person("de").get("/rules/half")
    assert answer.status_code == 200
    assert "You lay one card in a round." in answer.text
    assert "Einmal im Spiel" in answer.text


def test_other_tables_go_on_beside_a_broken_game(anna: Person, shelf: Shelf) -> None:
    shelf.add("leaves", BROKEN["leaves"][0])
    assert anna.get("/").status_code == 200
    table = anna.make_table("goose", seat_1="random", opt_first="0")
    with anna.sit(table) as line:
        assert line.move()["ok"]
