"""How long things take that are seen to happen."""

from __future__ import annotations

from cookietin.engine.view import BEATS, WAYS, Step

A_BEAT = 0.19  # seconds, at the usual pace
LONGEST = 0.8


def test_nothing_that_happens_takes_longer_than_four_fifths_of_a_second() -> None:
    far = tuple((square, 0) for square in range(60))
    steps = [Step(kind, "", points=far) for kind in (*BEATS, *WAYS)]
    assert [step.kind for step in steps if A_BEAT * step.beats >= LONGEST] == []
    near, farther = (Step("walk", "", points=far[:count]) for count in (3, 5))
    assert near.beats < farther.beats
