"""What a seat of Tock hopes for: pawns far along and safe, its partner's too."""

from __future__ import annotations

from cookietin.engine import Style
from cookietin.games.tock.data import PAWNS
from cookietin.games.tock.rules import ALONE, IN_NEST, OVER, State, is_same_side, winners

LEAD = 1200
# A pawn is taken as soon as another comes to stand behind it: that is seen some turns later.
STYLE = Style(plies=24, wild=0.1)
OUT_OF_NEST = 12
ON_START = 4
AT_HOME = 20
OWN_SHARE = 6
PARTNER_SHARE = 5
WIN = 100_000


def estimate(s: State, seat: int) -> int:
    """How good a position is for a seat: what its side has, less a share of what others have."""
    if s.phase == OVER:
        return WIN if winners(s) >> seat & 1 else -WIN
    worth = 0
    others = 0
    for other in range(s.players):
        if other == seat:
            worth += OWN_SHARE * progress(s, other)
        elif s.partner_after != ALONE and is_same_side(s, seat, other):
            worth += PARTNER_SHARE * progress(s, other)
        else:
            others += OWN_SHARE * progress(s, other)
    return worth - others // (s.players - 1)


def progress(s: State, seat: int) -> int:
    total = 0
    for pawn in range(PAWNS):
        here = s.pawns[seat, pawn]
        if here != IN_NEST:
            total += OUT_OF_NEST + here
            if here == 0:
                total += ON_START
            if here >= s.track:
                total += AT_HOME
    return total
