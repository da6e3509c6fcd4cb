"""The rules of a game, as the engine asks for them; what a game need not say has a default."""

from __future__ import annotations

from typing import Any

from cookietin.engine import protocol

NOTHING: Any = None


def test_without_candidates_every_move_is_asked_about() -> None:
    out = [9, 9, 9]
    assert protocol.candidates(NOTHING, 0, out) == 3
    assert out == [0, 1, 2]


def test_the_other_defaults_say_that_there_is_nothing() -> None:
    assert protocol.interrupts(NOTHING) == protocol.rounds(NOTHING) == protocol.turns(NOTHING) == 0
    assert protocol.witness(NOTHING, 0, 0) == protocol.NOTHING
    assert protocol.weights(NOTHING, [0]) == 0
    assert protocol.seen_move(NOTHING, 0, 7, 1) == 7
