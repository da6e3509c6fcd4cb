"""What a newcomer to Cookie Addict is told before it matters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import cookietin
from cookietin.engine import ask, checks
from cookietin.games.cookie_addict import coach, data, rules, view


def first_told(key: str) -> Iterator[tuple[Any, str]]:
    """What the first player knows when they are first told something, and its place, by match."""
    game = cookietin.game("cookie-addict")
    for seed in range(6):
        views = (ask.view_of(game.plug, one.after, 0) for one in checks.random_match(game, seed))
        told = ((s, tip.element) for s in views for tip in coach.tips(s, 0) if tip.key == key)
        yield from islice(told, 1)


def test_trap_and_bell_are_explained_when_they_can_be_reached() -> None:
    met = set()
    for s, element in first_told("danger"):
        kinds = {coach.tile(cell): s.kinds[s.tiles[cell]] for cell in view.cells_in_reach(s)}
        met.add(kinds[element])
    assert met <= {data.TRAP, data.ALARM}
    assert data.ALARM in met


def test_guards_are_explained_before_a_lure_is_paid() -> None:
    phases = [s.phase for s, _ in first_told("guard")]
    assert phases
    assert set(phases) == {rules.MOVE}
