"""The rules of a game, as the engine asks for them."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from cookietin.engine import protocol
from cookietin.engine.protocol import PROTOCOL, Rules
from crumbs import GAME, rules


def module(**changes: Any) -> ModuleType:
    """The rules of Crumbs as a module, with some changes; None takes a function away."""
    found = ModuleType("changed_rules")
    found.__dict__.update({**vars(rules), **changes, "__name__": found.__name__})
    return found


def test_the_rules_of_a_game_are_found_by_their_names() -> None:
    assert Rules.of(rules) == GAME.rules
    assert Rules.of(rules).play is rules.play


@pytest.mark.parametrize("name", [n for n, f in PROTOCOL.items() if f not in protocol.OPTIONAL])
def test_a_function_that_every_game_needs_may_not_be_missing(name: str) -> None:
    with pytest.raises(TypeError, match=f"changed_rules has no function {name}"):
        Rules.of(module(**{name: None}))


@pytest.mark.parametrize("function", protocol.OPTIONAL, ids=lambda function: function.__name__)
def test_a_function_that_not_every_game_needs_has_a_default(function: Any) -> None:
    found = Rules.of(module(**{function.__name__: None}))
    assert getattr(found, function.__name__) is function


def test_a_function_takes_what_the_protocol_says() -> None:
    def refusal(s: Any, move: int, seat: int) -> int:
        return 0

    with pytest.raises(TypeError, match=r"changed_rules\.refusal takes \(s, seat, move\)"):
        Rules.of(module(refusal=refusal))


def test_without_candidates_every_move_is_asked_about() -> None:
    out = [9, 9, 9]
    assert protocol.candidates(None, 0, out) == 3
    assert out == [0, 1, 2]


def test_the_other_defaults_say_that_there_is_nothing() -> None:
    nothing: Any = None
    assert protocol.interrupts(nothing) == protocol.rounds(nothing) == protocol.turns(nothing) == 0
    assert protocol.witness(nothing, 0, 0) == protocol.NOTHING
    assert protocol.weights(nothing, [0]) == 0
    assert protocol.seen(nothing, 0, 7, 1) == 7


def test_every_function_of_the_protocol_is_bound_to_the_game() -> None:
    binding = GAME.rules.binding()
    assert binding[protocol.play] is rules.play
    assert set(binding) == set(PROTOCOL.values())
