"""What explains what in Cookie Addict."""

from __future__ import annotations

from functools import partial

import pytest

import cookietin
from cookietin.engine import ask
from cookietin.engine.texts import LANGUAGES
from cookietin.games.cookie_addict import coach, data, moves, rules, view, words
from cookietin.games.cookie_addict.rules import State

GAME = cookietin.game("cookie-addict")
SCENE = coach.scene(partial(cookietin.game, "cookie-addict")).bare


def clause_of(s: State, element: str) -> str:
    return ask.clause_name(coach.explains(s, 0, element))


def cells_of(s: State, kind: int) -> list[int]:
    """Where a kind of tile lies, open to all."""
    return [
        cell
        for cell in view.cells_laid(s)
        if s.kinds[s.tiles[cell]] == kind and not s.is_down[cell] and not rules.has_guard(s, cell)
    ]


@pytest.mark.parametrize("kind", data.SPECIALS.values(), ids=data.SPECIALS)
def test_every_special_tile_is_explained_by_its_own_clause(kind: int) -> None:
    """4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 The clause begins with its name."""
    state = GAME.start(seed=1).state
    cell = cells_of(state, data.PLAIN)[0]
    state.tiles[cell] = [*state.kinds].index(kind)
    clause = coach.explains(state, 0, coach.tile(cell))
    text = ask.clause_phrase(GAME.plug, clause).text("en")
    assert text.startswith(f"{words.tile_name(state, state.tiles[cell]).text('en')}: ")


@pytest.mark.parametrize(
    ("element", "clause"),
    [
        ("guard-1", "2.6"),
        ("lures-1", "3.2"),
        ("done", "2.6"),
        ("pawn-0", "2.3"),
        ("line-3", "2.3"),
        ("line-b", "2.3"),
        ("cookies-0", "5.1"),
        ("bank", "3.2"),
        ("double-1", "4.1"),
        ("tile-zz", "0"),
    ],
)
def test_a_thing_is_explained_by_its_clause(element: str, clause: str) -> None:
    """2.3 2.6 3.2 4.1 5.1"""
    assert clause_of(SCENE, element) == clause


def test_a_tile_says_whether_anybody_can_come_to_it() -> None:
    """2.4 3.1 One that pays; one that is face down; one with a guard on it."""
    s = SCENE
    assert {clause_of(s, coach.tile(cell)) for cell in cells_of(s, data.PLAIN)} == {"3.1"}
    closed = [c for c in view.cells_laid(s) if s.is_down[c] or rules.has_guard(s, c)]
    assert closed
    assert {clause_of(s, f"tile-{moves.CELL_NAMES[cell]}") for cell in closed} == {"2.4"}


HATS = {
    "en": "hat", "de": "mütze", "fr": "toque", "nl": "muts", "it": "cappello", "es": "gorro",
    "pt": "chapéu", "pl": "czapka",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hat_on_a_tile_is_explained_and_then_what_the_tile_pays(language: str) -> None:
    """1.3 3.1 Once no guard is there any more; a tile without a hat only pays."""
    state = GAME.start(seed=1).state
    cell, plain = state.guards[0], cells_of(state, data.PLAIN)[0]
    assert state.has_guard_mark[state.tiles[cell]]
    state.guards[0] = plain
    clause = coach.explains(state, 0, coach.tile(cell))
    assert HATS[language] in ask.told_phrase(GAME.plug, clause).text(language).casefold()
    assert ask.clause_name(coach.adds(state, clause)) == "3.1"
    state.guards[0] = rules.BESIDE
    assert clause_of(state, coach.tile(plain)) == "3.1"
    assert coach.adds(state, coach.explains(state, 0, coach.tile(plain))) == 0
