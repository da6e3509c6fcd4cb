"""A seat's view is filled with one full state it allows, as likely as it should be.

What is likely is counted here by brute force: every way in which the cards, each of them told
apart from all others, can have been dealt, looked at and laid, such that the seat sees what it
sees. Others lay any of their cards, all equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from cookietin.engine import ask, kernels
from cookietin.engine.compile import has_numba
from cookietin.engine.generator import new_generator
from cookietin.engine.playouts import StateRow
from cookietin.engine.position import Game, Position
from cookietin.engine.protocol import CHANCE, SPECTATOR
from cookietin.engine.record import from_bytes
from crumbs import GAME

needs_numba = pytest.mark.skipif(not has_numba(), reason="there is no numba here")
INTERPRETED = 4000
COMPILED = 100_000

Card = tuple[int, int]  # its kind, and which of that kind
Likely = dict[bytes, Fraction]


def match(players: int, *moves: str, long: str = "off") -> Position:
    """A position after moves that are written as in a record."""
    position = Game.of(GAME, {"players": players, "first": 0, "long": long}).start(chance=None)
    for move in moves:
        mark, _, text = move.partition(" ")
        position = position.play(text, CHANCE if mark == "*" else int(mark))
    return position


DEAL_2 = ("* 1", "* 2", "* 4", "* 3")
DEAL_3 = ("* 1", "* 2", "* 4", "* 4", "* 3", "* 2")
FIRST_ROUND = (*DEAL_2, "0 lay 1", "1 lay 2", "* 2", "* 1")
POSITIONS: dict[str, tuple[Position, int]] = {
    "a deal": (match(2, *DEAL_2), 0),
    "a deal half done": (match(3, *DEAL_3[:4]), 1),
    "a deal for three": (match(3, *DEAL_3), 2),
    "for a spectator": (match(2, *DEAL_2), SPECTATOR),
    "three cards each": (match(2, *DEAL_2, "* 1", "* 2", long="on"), 1),
    "the other has laid": (match(2, *DEAL_2, "1 lay 2"), 0),
    "the seat itself has laid": (match(2, *DEAL_2, "0 lay 1"), 0),
    "two have laid": (match(3, *DEAL_3, "0 lay 1", "1 lay 2"), 1),
    "a second round": (match(2, *FIRST_ROUND), 0),
    "a second round with a card laid": (match(2, *FIRST_ROUND, "1 lay 1"), 0),
    "a card was looked at": (match(2, *DEAL_2, "0 peek", "* 3"), 0),
    "a card was looked at, of three": (match(3, *DEAL_3, "2 peek", "* 4"), 2),
    "a card was looked at, then one laid": (match(2, *DEAL_2, "0 peek", "* 3", "1 lay 2"), 0),
    "a card is being looked at": (match(2, *DEAL_2, "0 peek"), 0),
    "a spectator of a round": (match(2, *DEAL_2, "1 lay 2"), SPECTATOR),
}
each_position = pytest.mark.parametrize("name", POSITIONS)


# Counting by brute force


@cache
def likely(name: str) -> Likely:
    """Every full state that the seat's view allows, with how likely it is."""
    position, seat = POSITIONS[name]
    view = position.view(seat).state
    players = position.game.players
    unseen = unseen_cards(view, seat, players)
    others = [other for other in range(players) if other != seat]
    found: Counter[bytes] = Counter()
    for hands in dealings(unseen, [view.sizes[o] + view.has_laid[o] for o in others]):
        for weight, state in laid_out(view, seat, players, dict(zip(others, hands, strict=True))):
            found[bytes(state)] += weight  # type: ignore[assignment]
    total: Any = sum(found.values())
    return {state: Fraction(weight) / total for state, weight in found.items() if weight}


def unseen_cards(view: Any, seat: int, players: int) -> list[Card]:
    """The cards that the seat has not before its eyes."""
    cards = [(kind, which) for kind in range(4) for which in range(players)]
    seen = Counter({kind: view.shown[kind] for kind in range(4)})
    if seat < players:
        seen.update({kind: view.hands[seat, kind] for kind in range(4)})
        if view.laid[seat]:
            seen[view.laid[seat] - 1] += 1
    return [(kind, which) for kind, which in cards if which >= seen[kind]]


def dealings(cards: list[Card], sizes: list[int]) -> Iterator[list[tuple[Card, ...]]]:
    """Every way to deal hands of these sizes from some cards."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in dealings(rest, sizes[1:]):
            yield [hand, *others]


def laid_out(
    view: Any, seat: int, players: int, hands: dict[int, tuple[Card, ...]]
) -> Iterator[tuple[Fraction, Any]]:
    """The full states that a deal gives, with a weight each."""
    weight = Fraction(1)
    if seat < players and view.known[seat]:
        looked_at = hands[(seat + 1) % players]
        same = sum(kind == view.known[seat] - 1 for kind, _ in looked_at)
        weight *= Fraction(same, len(looked_at))
    states = [(weight, view.copy())]
    for other, hand in hands.items():
        states = [
            (chance * share, with_hand(state, other, hand, laid))
            for chance, state in states
            for share, laid in layings(hand, bool(view.has_laid[other]))
        ]
    for chance, state in states:
        for kind in range(4):
            held = sum(state.hands[s, kind] + (state.laid[s] == kind + 1) for s in range(players))
            state.heap[kind] = players - view.shown[kind] - held
        yield chance, state


def layings(hand: tuple[Card, ...], has_laid: bool) -> list[tuple[Fraction, Card | None]]:
    """Which card somebody has laid, each equally likely; or none."""
    if not has_laid:
        return [(Fraction(1), None)]
    return [(Fraction(1, len(hand)), card) for card in hand]


def with_hand(state: Any, seat: int, hand: tuple[Card, ...], laid: Card | None) -> Any:
    """The state in which a seat holds these cards, except for the one that it has laid."""
    state = state.copy()
    for card in hand:
        if card == laid:
            state.laid[seat] = card[0] + 1
        else:
            state.hands[seat, card[0]] += 1
    return state


# The tests


def redealt(position: Position, seat: int, count: int, fast: bool, seed: int = 1) -> list[bytes]:
    """Full states as the engine's kernel deals them."""
    kernel = GAME.kernel(kernels.redeals, fast)
    view, desk = position.view(seat).state, GAME.desk()
    states = np.zeros(count, GAME.state.DTYPE)  # type: ignore[attr-defined]
    if fast:
        kernel(view.array, states, desk.array, seat, seed)
    else:
        kernel([view], StateRow(GAME.state, states), [desk], seat, seed)
    return [state.tobytes() for state in states]


def assert_as_likely(found: list[bytes], expected: Likely) -> None:
    """Chi-square: rare states are counted together, five standard deviations are allowed."""
    counts = Counter(found)
    assert counts.keys() <= expected.keys(), "a state that the view does not allow"
    cells: list[tuple[float, float]] = []
    rare = [0.0, 0.0]
    for state, share in expected.items():
        cell = (counts[state], float(share) * len(found))
        if cell[1] >= 5:
            cells.append(cell)
        else:
            rare = [rare[0] + cell[0], rare[1] + cell[1]]
    if rare[1] >= 5:
        cells.append((rare[0], rare[1]))
    assert len(cells) > 1
    chi_square = sum((seen - due) ** 2 / due for seen, due in cells)
    freedom = len(cells) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5, (chi_square, freedom)


@each_position
def test_redealt_states_are_as_likely_as_they_should_be(name: str) -> None:
    position, seat = POSITIONS[name]
    assert_as_likely(redealt(position, seat, INTERPRETED, fast=False), likely(name))


@needs_numba
@each_position
def test_redealt_states_are_as_likely_as_they_should_be_when_compiled(name: str) -> None:
    position, seat = POSITIONS[name]
    assert_as_likely(redealt(position, seat, COMPILED, fast=True), likely(name))


@needs_numba
@each_position
def test_compiled_and_interpreted_redeals_are_the_same(name: str) -> None:
    position, seat = POSITIONS[name]
    slow = redealt(position, seat, 200, fast=False, seed=9)
    assert redealt(position, seat, 200, fast=True, seed=9) == slow


@each_position
def test_the_true_state_is_one_of_those_that_are_dealt(name: str) -> None:
    position, seat = POSITIONS[name]
    assert bytes(position.state) in likely(name)
    if len(likely(name)) < 300:
        assert bytes(position.state) in redealt(position, seat, INTERPRETED, fast=False)


@each_position
def test_every_redealt_state_looks_the_same_to_its_seat(name: str) -> None:
    position, seat = POSITIONS[name]
    view = position.view(seat).state
    for data in set(redealt(position, seat, 500, fast=False)):
        state: Any = from_bytes(GAME.state, data)
        assert GAME.rules.broken_law(state) == 0
        assert ask.view_of(GAME, state, seat) == view


def test_a_seed_gives_the_same_redeals_and_another_others() -> None:
    position, seat = POSITIONS["a deal for three"]
    once = redealt(position, seat, 20, fast=False, seed=1)
    assert redealt(position, seat, 20, fast=False, seed=1) == once
    assert redealt(position, seat, 20, fast=False, seed=2) != once


def test_the_rules_deal_as_the_kernel_does() -> None:
    position, seat = POSITIONS["two have laid"]
    state = position.view(seat).state
    GAME.rules.redeal(state, seat, new_generator(1, 0))
    assert bytes(state) == redealt(position, seat, 1, fast=False)[0]


def test_a_biased_redeal_would_be_found() -> None:
    """The test of the tests: a deal in which one state comes a little too often."""
    position, seat = POSITIONS["a deal"]
    expected = likely("a deal")
    found = redealt(position, seat, INTERPRETED, fast=False)
    biased = [min(expected) if at % 20 == 0 else state for at, state in enumerate(found)]
    with pytest.raises(AssertionError):
        assert_as_likely(biased, expected)


def test_a_card_that_was_looked_at_after_another_was_laid_is_still_in_the_hand() -> None:
    position = match(2, *DEAL_2, "1 lay 2", "0 peek", "* 3")
    for data in redealt(position, 0, 200, fast=False):
        state: Any = from_bytes(GAME.state, data)
        assert state.hands[1, 2] >= 1
