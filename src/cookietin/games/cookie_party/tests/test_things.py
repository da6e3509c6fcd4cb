"""What explains what in Cookie Party, and what it's called."""

from __future__ import annotations

from functools import partial

import pytest

import cookietin
from cookietin.engine import ask, registry
from cookietin.engine.texts import LANGUAGES
from cookietin.games.cookie_party import coach, view
from cookietin.games.cookie_party.data import PLAIN, RED, SPACE_NAMES
from cookietin.games.cookie_party.rules import State

PLUG = registry.plug("cookie-party")
SIDE = {
    "en": "side", "de": "seite", "fr": "face", "nl": "kant", "it": "lato", "es": "lado",
    "pt": "face", "pl": "stron",
}  # fmt: skip
ENCLOSED, ON_RED, NO_KIND, ON_BLUE, ON_YELLOW = "3.6", "1.4", "1.5", "4.1", "4.2"


def start(side: str) -> State:
    found: State = cookietin.game("cookie-party", side=side).start(seed=1).bare
    return found


def told(s: State, element: str) -> tuple[str, str]:
    """The clause of a thing, and what it's called beside its title."""
    called = coach.name_of(s, 0, element)
    return ask.clause_name(coach.explains(s, 0, element)), called.text("en") if called else ""


@pytest.mark.parametrize(
    ("element", "clause", "name"),
    [
        ("chip-5", "1.2", ""),
        ("edge-0", "1.3", ""),
        ("dice", "3.1", "The dice"),
        ("walls", "3.2", ""),
        ("walls-left", "3.2", ""),
        ("dot-13", "2.2", "Dotted space"),
        ("drink", "3.5", "The drink"),
        ("done", "3.8", ""),
        ("rest", "2.2", ""),
        ("scoreboard", "4.4", ""),
        ("board-1", "4.5", ""),
        ("icon-0", "4.1", "Task: hearts"),
        ("task-8", "4.1", "Task: six on red"),
        ("icon-9", "4.1", "Task: a whole row or column"),
    ],
)
def test_a_thing_is_explained_by_its_clause(element: str, clause: str, name: str) -> None:
    """1.2 1.3 2.2 3.1 3.2 3.5 3.8 4.1 4.4 4.5"""
    assert told(start("blue"), element) == (clause, name)


SIDES = {
    "en": "blue yellow", "de": "blau gelb", "fr": "bleu jaune", "nl": "blauw geel gele",
    "it": "blu giall", "es": "azul amarill", "pt": "azul amarel", "pl": "niebiesk żółt",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_explains_a_thing_says_nothing_of_a_side_that_is_not_played(language: str) -> None:
    """1.5 4.1 4.2 4.4 A colour without a board of that colour means nothing."""
    for side in ("blue", "yellow"):
        s = start(side)
        for element in ("scoreboard", "icon-0", *(f"cookie-{at}" for at in range(36))):
            told_of = ask.told_phrase(PLUG, coach.explains(s, 0, element))
            text = told_of.text(language).casefold()
            assert not [one for one in SIDES[language].split() if one in text], (element, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_is_called_a_side_where_the_rules_speak_of_it(language: str) -> None:
    """4.1 4.2 4.4 4.6 Beside cookies “on red”, “on yellow” would be a background."""
    for clause in (401, 402, 404, 406):
        text = ask.clause_phrase(PLUG, clause).text(language).casefold()
        assert SIDE[language] in text


@pytest.mark.parametrize(("side", "tasks"), [("blue", ON_BLUE), ("yellow", ON_YELLOW)])
def test_a_cookie_is_explained_by_what_it_counts_for(side: str, tasks: str) -> None:
    """1.4 1.5 4.1 4.2 Every kind of a task by the tasks of its side, red and plain ones as such."""
    s, names = start(side), set()
    for space in range(len(SPACE_NAMES)):
        if not (s.spaces >> space) & 1:
            continue
        kind = s.cookies[space]
        clause = ON_RED if kind == RED else NO_KIND if kind == PLAIN else tasks
        found, name = told(s, f"cookie-{space}")
        assert (found, bool(name)) == (clause, True)
        assert told(s, f"space-{space}")[0] == clause
        names.add(name)
    assert len(names) >= 8
    assert "cookie on red" in names
    assert ("Plain cookie: it counts for no kind" in names) == (side == "blue")
    assert told(s, "icon-1")[0] == tasks


def test_a_cookie_that_is_crossed_out_is_explained_as_such() -> None:
    """3.6 Whatever its kind."""
    s = view.cover(partial(cookietin.game, "cookie-party")).bare
    crossed = [at for at in range(len(SPACE_NAMES)) if (s.crosses[0] >> at) & 1]
    assert {s.cookies[space] for space in crossed} > {0, 6}
    assert {told(s, f"cookie-{space}")[0] for space in crossed} == {ENCLOSED}
