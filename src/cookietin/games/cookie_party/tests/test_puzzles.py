"""What the next roll encloses on average, as puzzles count it, is what the rules lead to."""

from __future__ import annotations

import random

import pytest

import cookietin
from cookietin.engine import CHANCE
from cookietin.engine.bits import count_bits
from cookietin.engine.position import Position
from cookietin.games.cookie_party import rules
from cookietin.games.cookie_party.puzzles import most_enclosed, with_one_more
from cookietin.games.cookie_party.rules import State, enclosed_spaces, thrown_chip


def before_a_roll(seed: int, rounds: int) -> Position:
    """The dice are to be rolled, after so many rounds at random."""
    choices = random.Random(seed)
    position = cookietin.game("cookie-party", players=2).start(seed=seed).with_chance(None)
    while position.seats != (CHANCE,) or position.bare.round < rounds:
        position = position.play(choices.choice(position.legal()))
    return position


def walls(s: State, seat: int) -> int:
    return count_bits(enclosed_spaces(s.across[seat], s.down[seat]))


def most_by_the_rules(position: Position, seat: int) -> int:
    """How many spaces a seat has enclosed at most when its walls are drawn."""
    if position.bare.stage[seat] not in (rules.DRAWING, rules.BONUS):
        return walls(position.bare, seat)
    return max(most_by_the_rules(position.play(move), seat) for move in position.legal(seat))


@pytest.mark.parametrize(("seed", "rounds"), [(1, 6), (2, 14), (3, 20), (4, 28)])
def test_every_roll_encloses_as_much_as_the_rules_allow(seed: int, rounds: int) -> None:
    position = before_a_roll(seed, rounds)
    for throw in position.legal(CHANCE):
        thrown = position.play(throw)
        for seat in range(2):
            gained = most_by_the_rules(thrown, seat) - walls(position.bare, seat)
            assert most_enclosed(position.bare, seat, thrown_chip(thrown.bare)) == gained


def test_on_a_full_board_another_wall_encloses_nothing() -> None:
    s = cookietin.game("cookie-party", players=2).start(seed=1).bare
    assert with_one_more(s.edges_across, s.edges_down) == 36
