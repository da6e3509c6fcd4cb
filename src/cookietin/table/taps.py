"""Why a tap on the board leads to no move."""

from __future__ import annotations

from functools import partial
from typing import Any

from cookietin.engine import ask
from cookietin.engine.ask import Refusal
from cookietin.engine.plug import Plug
from cookietin.engine.position import Refused
from cookietin.engine.protocol import NO_SUCH_MOVE, NOTHING
from cookietin.engine.texts import Mistake
from cookietin.table.match import Declined


class NothingThere(Declined):
    """Somebody has tapped something of the board with which nothing can be done."""

    def __init__(self, element: str) -> None:
        super().__init__("nothing-there")
        self.element = element


Ways = list[list[str]]  # of every move there is: what is tapped for it


def ways_of(plug: Plug, state: Any, seat: int) -> Ways:
    """What is tapped for each move, legal or not, by what the seat knows."""
    return [list(plug.view.taps(state, seat, one)) for one in range(len(plug.moves))]


def explain_tap(plug: Plug, state: Any, seat: int, taps: list[Any], ways: Ways) -> None:
    """Refuse a tap with the reason of the move that got furthest with it."""
    begun: list[int] = []
    for said in (taps, taps[-1:]):  # what was tapped before may have nothing to do with it
        begun = begun or [at for at, way in enumerate(ways) if way[: len(said)] == said]
    # A move is refused by the first clause that it breaks, in the order of the rules: one that
    # is refused by a later clause has passed all that stopped the others.
    late = partial(ask.clause_against, plug, state, seat)
    why = ask.refusal_of(plug, state, seat, max(begun, key=late, default=NOTHING))
    if why is not None and why.number == NO_SUCH_MOVE and taps:
        why = why_not_yet(plug, state, seat, taps, ways)
    if why is not None:
        raise Refused(" ".join(map(str, taps)), why)


def why_not_yet(plug: Plug, state: Any, seat: int, taps: list[Any], ways: Ways) -> Refusal | None:
    """Why a tap with which no move goes on means nothing yet: something comes before it."""
    *before, tap = taps
    for said in (before, []) if before else ([],):
        at = len(said)
        found = [move for move, way in enumerate(ways) if way[:at] == said and tap in way[at + 1 :]]
        late = {move: ask.clause_against(plug, state, seat, move) for move in found}
        meant = [move for move in found if not late[move]] or ([] if said else found)
        for move in meant:
            first = plug.words.first(ways[move][at])
            if first is not None:
                raise Mistake("because", reason=first)
        if said and found and (worst := max(found, key=late.__getitem__)) not in meant:
            return ask.refusal_of(plug, state, seat, worst)
    raise NothingThere(str(tap))
