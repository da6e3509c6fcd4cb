"""What a newcomer to Cookie Addict is told before it matters."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from cookietin.engine import ask, checks
from cookietin.games.cookie_addict import coach, data, rules, view


def first_told(key: str, seed: int) -> tuple[Any, str]:
    """What the first player knows when they are first told something, and its place."""
    game = cookietin.game("cookie-addict")
    for step in checks.random_match(game, seed):
        s = ask.view_of(game.plug, step.after, 0)
        for tip in coach.tips(s, 0):
            if tip.key == key:
                return s, tip.element
    pytest.skip("not in this match")


@pytest.mark.parametrize("seed", range(6))
def test_trap_and_bell_are_explained_when_they_can_be_reached(seed: int) -> None:
    s, element = first_told("danger", seed)
    kinds = {coach.tile(cell): s.kinds[s.tiles[cell]] for cell in view.cells_in_reach(s)}
    assert kinds[element] in (data.TRAP, data.ALARM)


@pytest.mark.parametrize("seed", range(6))
def test_guards_are_explained_before_a_lure_is_paid(seed: int) -> None:
    s, _ = first_told("guard", seed)
    assert s.phase == rules.MOVE
