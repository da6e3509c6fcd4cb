"""What a newcomer to Cookie Addict is told before it matters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import cookietin
from cookietin.engine import Tip, ask, checks
from cookietin.engine.position import moves_of
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.games.cookie_addict import GAME, coach, data, rules, view, words
from cookietin.games.cookie_addict import moves as m


def views_of_matches() -> Iterator[Iterator[Any]]:
    """What the first player knows, move by move, in matches at random."""
    game = cookietin.game("cookie-addict")
    for seed in range(12):
        yield (ask.view_of(game.plug, one.after, 0) for one in checks.random_match(game, seed))


def first_told(key: str) -> Iterator[tuple[Any, Tip]]:
    """What the first player knows when they are first told something, and how, by match."""
    for views in views_of_matches():
        told = ((s, tip) for s in views for tip in coach.tips(s, 0) if tip.name == key)
        yield from islice(told, 1)


def kind_at(s: Any, element: str) -> int:
    """What kind of tile is drawn there."""
    kinds: dict[str, int] = {
        coach.tile(cell): s.kinds[s.tiles[cell]] for cell in view.cells_laid(s)
    }
    return kinds[element]


def test_trap_and_bell_are_explained_where_they_lie_and_not_where_they_do_not() -> None:
    """4.4 4.11 Both at once, if both lie there."""
    met = set()
    for s, tip in first_told("danger"):
        kinds = {kind_at(s, element) for element in (tip.element, *tip.beside)}
        laid = {s.kinds[s.tiles[cell]] for cell in view.cells_laid(s) if not s.is_down[cell]}
        assert kinds == laid & {*coach.DANGERS}
        met.add((tip.key, *sorted(kinds)))
    assert met == {
        ("danger", data.TRAP, data.ALARM),
        ("danger-trap", data.TRAP),
        ("danger-alarm", data.ALARM),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bell_is_told_of_where_only_a_trap_lies(language: str) -> None:
    """4.4 4.11"""
    say = speaker(GAME.package, language)
    trap, alarm = (say(f"tile-{name}").casefold() for name in ("trap", "alarm"))
    told = {key: say(f"tip-{key}").casefold() for key in ("danger-trap", "danger-alarm")}
    assert trap[:4] in told["danger-trap"]
    assert alarm[:4] not in told["danger-trap"]
    assert alarm[:4] in told["danger-alarm"]
    assert trap[:4] not in told["danger-alarm"]


def test_what_ends_the_game_is_told_of_before_the_other_player_goes_there() -> None:
    """4.4 4.11 Wherever it lies: the next move can leave nothing else."""
    seen = set()
    for views in views_of_matches():
        for s in views:
            if s.turn == 0 and s.phase == rules.MOVE and (reach := view.cells_in_reach(s)):
                laid = coach.open_cells(s)
                is_near, is_there = (bool(coach.dangers_among(s, one)) for one in (reach, laid))
                assert ("danger" in [tip.name for tip in coach.tips(s, 0)]) == is_there
                seen.add((is_near, is_there))
    assert seen == {(True, True), (False, True), (False, False)}


def test_a_special_tile_is_explained_by_its_rule_when_it_can_be_reached() -> None:
    """4.1 4.5 Those whose picture says least come first."""
    for s, tip in first_told("special"):
        kinds = {s.kinds[s.tiles[cell]] for cell in view.cells_in_reach(s)}
        kind = kind_at(s, tip.element)
        assert kind == next(one for one in coach.kinds_told(s) if one in kinds)
        assert tip.clause == coach.explains(s, 0, tip.element) == coach.SPECIAL + kind


def test_a_second_kind_of_special_tile_has_a_tip_of_its_own() -> None:
    """With a trap or an alarm two kinds, without them three: so there are six tips at most."""
    told = []
    for views in views_of_matches():
        seen = [s for s in views if coach.tips(s, 0)]
        tips = {tip.name for s in seen for tip in coach.tips(s, 0)}
        kinds = coach.kinds_told(seen[0])
        assert all(coach.kinds_told(s) == kinds for s in seen)
        assert {name for name in tips if name.startswith("special")} <= {
            Tip("special", clause=coach.SPECIAL + kind).name for kind in kinds
        }
        assert len(tips) <= 6
        told.append(len(tips & {f"special-{coach.SPECIAL + kind}" for kind in kinds}))
    assert max(told) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_a_special_tile_stands_in_its_tip(language: str) -> None:
    told = ask.tip_phrase(GAME, Tip("special", clause=405)).text(language)
    assert told == speaker(GAME.package, language)("clause-4-5")


ENDS = {
    "en": "the game ends", "de": "ist Schluss", "fr": "c’est fini", "nl": "het spel uit",
    "it": "la partita finisce", "es": "la partida acaba", "pt": "o jogo acaba",
    "pl": "gra się kończy",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["put", "put-rows", "put-columns"])
def test_when_the_game_ends_is_told_in_the_first_tip(language: str, key: str) -> None:
    """5.1"""
    assert ENDS[language] in speaker(GAME.package, language)(f"tip-{key}")


def test_the_first_tip_comes_before_the_first_move_and_says_who_one_is() -> None:
    """2.1 2.2 Of either player: whoever is second goes the way that is left."""
    seen = set()
    for s in (s for views in views_of_matches() for s in views):
        if s.turn != 0 or s.phase not in (rules.PUT_FIRST, rules.PUT_SECOND):
            continue
        tip = coach.tips(s, 0)[0]
        assert (tip.name, tip.element) == ("put", "pawn-0")
        ways = {m.MOVES.of(move.number).direction for move in moves_of(GAME, s, 0)}
        seen.add((tip.key, *sorted(ways)))
    assert seen == {
        ("put", m.ROWS, m.COLUMNS),
        ("put-rows", m.ROWS),
        ("put-columns", m.COLUMNS),
    }


def test_a_guard_says_what_lies_under_it() -> None:
    """2.6 By the name of its tile, if it is seen."""
    s = next(s for views in views_of_matches() for s in views if s.phase == rules.MOVE)
    cell = s.guards[1]
    told = coach.name_of(s, 0, "guard-2")
    assert told is not None
    tile = words.tile_name(s, s.tiles[cell]).text("en")
    assert told.text("en") == f"Guard 2 on {m.CELL_NAMES[cell]}: {tile}"
    s.is_down[cell] = 1
    told = coach.name_of(s, 0, "guard-2")
    assert told is not None
    assert told.text("en").endswith(": face down")
    s.guards[1] = rules.BESIDE
    assert coach.name_of(s, 0, "guard-2") is None
    assert coach.name_of(s, 0, "tile-a1") is None


def test_guards_are_explained_before_a_lure_is_paid() -> None:
    phases = [s.phase for s, _ in first_told("guard")]
    assert phases
    assert set(phases) == {rules.MOVE}
