"""What chance could have given at each draw of a match, for those who do not know the rules.

A page has no rules: it works out the numbers that follow from a secret, and needs to know which
result each of them stands for. `docs/fair_dice.md` says what that proves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cookietin.engine import ask
from cookietin.engine.position import Position
from cookietin.engine.protocol import CHANCE

LONGEST_LIST = 200  # results; of more, only the one that came is told


def draws_of(position: Position, pause: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """The draws that led to a position, as plain values.

    `draws` has an entry for each: the number of its list in `lists`, followed by the weights if not
    all of them are 1. Where a list would be very long, it is how many numbers there are, from which
    and below which they stand for the result, and the result.
    """
    plug = position.game.plug
    state = position.game.laid_out() if position.origin is None else position.origin.copy()
    lists: dict[tuple[str, ...], int] = {}
    draws: list[list[Any]] = []
    for move in position.line:
        if move.seat == CHANCE:
            pause()
            odds = ask.odds(plug, state)
            possible = [number for number, weight in enumerate(odds) if weight]
            if len(possible) > LONGEST_LIST:
                below = sum(odds[: move.number])
                draws.append([sum(odds), below, below + odds[move.number], move.text])
            else:
                texts = tuple(ask.text_of(plug, state, CHANCE, number) for number in possible)
                weights = [odds[number] for number in possible]
                which = lists.setdefault(texts, len(lists))
                draws.append([which] if set(weights) == {1} else [which, weights])
        plug.rules.play(state, move.seat, move.number)
    return {"lists": [list(texts) for texts in lists], "draws": draws}
