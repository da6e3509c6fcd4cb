"""What the search thinks of every move that somebody could make: for advice, and afterwards."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

from cookietin.bots.characters import LONGEST, is_prepared, think
from cookietin.engine import ask
from cookietin.engine import search as kernel
from cookietin.engine.ask import Move
from cookietin.engine.bot import Thought
from cookietin.engine.position import View
from cookietin.engine.protocol import GOES_ON
from cookietin.engine.thinking import Dream, Reckoning, search_of

HOPELESS = -(1 << 40)  # the worth of a move that shall not be tried
SEED = 1  # the same question gets the same answer, as far as time allows


def thoughts_of(
    view: View, legal: Sequence[Move], seconds: float, iterations: int, fast: bool | None = None
) -> list[Thought]:
    """Some of the moves that a seat could make, the best first, each with the chance to win.

    The search tries no others, so that a move asked about alone is looked into as far as the best.
    """
    is_fast = is_prepared(view.game.plug) if fast is None else fast
    until = time.monotonic() + min(seconds, LONGEST)
    search = search_of(view, SEED, is_fast, iterations)
    if isinstance(search, Reckoning):
        found = each_by_itself(view, legal, iterations, until, is_fast)
        if found:
            return found
        search = Dream(view, SEED, is_fast)
    numbers = {move.number for move in legal}
    search.go_on(1)  # which lists the moves
    bar_others(search, numbers)
    think(search, max(iterations, len(legal)) - 1, until)
    tried = [one for one in search.opinions() if one.move in numbers and one.visits]
    if search.takes_turns:  # what has had only some of the throws cannot be compared
        tried = [one for one in tried if one.visits == tried[0].visits]
    return [Thought(one.move, one.visits, one.worth) for one in tried]


def bar_others(search: Dream, numbers: Collection[int]) -> None:
    """Have a search try only these moves of its seat from now on."""
    child = int(search.tree[0, kernel.CHILD])
    while child != kernel.NONE:
        node = search.tree[child]
        if int(node[kernel.MOVE]) not in numbers:
            node[kernel.TOTAL] = HOPELESS
        child = int(node[kernel.NEXT])
    search.tree[0, kernel.HEAD] = kernel.NONE  # its sums no longer hold


def each_by_itself(
    view: View, legal: Sequence[Move], iterations: int, until: float, is_fast: bool
) -> list[Thought]:
    """What alpha-beta thinks of the position after each move; nothing where chance has a part."""
    found = []
    for at, move in enumerate(legal):
        now = time.monotonic()
        until_next = now + max(0.0, until - now) / (len(legal) - at)
        worth = worth_after(view, move, max(1, iterations // len(legal)), until_next, is_fast)
        if worth is None:
            return []
        found.append(Thought(move.number, iterations, worth))
    return sorted(found, key=lambda one: -one.worth)


def worth_after(
    view: View, move: Move, iterations: int, until: float, is_fast: bool
) -> float | None:
    """The chance to win after a move, certain where it is proved; None where chance comes next."""
    plug, seat = view.game.plug, view.seat
    after = ask.state_after(plug, view.bare, seat, move.number)
    if plug.rules.ending(after) != GOES_ON:
        winners = ask.seats_in(plug.rules.winners(after))
        is_draw = len(winners) in (0, view.game.players)
        return 0.5 if is_draw else float(seat in winners)
    search = Reckoning(View(view.game, after, seat), is_fast)
    think(search, iterations, until)
    if search.has_met_chance:
        return None
    return search.worth if search.verdict is None else (1 + search.verdict) / 2
