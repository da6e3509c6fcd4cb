"""How Cookie Box is played at a table."""

from __future__ import annotations

from typing import Any

from cookietin.engine import ALLOWED, NOTHING
from cookietin.games.cookie_box import rules
from cookietin.games.cookie_box.happenings import Steals
from cookietin.games.cookie_box.moves import claim_move, is_unseen_theft, steal_move

HAS_SECRET_SCORES = True
HAS_PEEKS = True


def impossible(options: dict[str, Any]) -> int:
    """5.1 A thief needs three or more players."""
    return 501 if apart(options) and options["players"] < 3 else ALLOWED


def apart(options: dict[str, Any]) -> int:
    """5.1 With a thief no two players share a device."""
    return 501 if options["thief"] == "on" else ALLOWED


def bot_interrupt(s: Any, happened: list[Any], bot: int) -> int:
    """5.4 A bot that sees how it is robbed names the right one."""
    for one in happened:
        match one:
            case Steals(thief, robbed, theft) if robbed == bot:
                return claim_move(theft, thief)
    return NOTHING


def notices_one_in(is_strong: bool) -> int:
    """5.4 Bots notice by chance, the stronger the more often."""
    return 2 if is_strong else 6


def is_unnamed(move: int) -> bool:
    """5.4 Who has stolen stands in no record before the end."""
    return is_unseen_theft(move)


def wishes(s: Any, seat: int) -> list[int]:
    """Whoever has not been caught can want to steal from anybody, in this round or the next."""
    if not s.thief or s.phase == rules.OVER or s.is_caught[seat]:
        return []
    return [steal_move(other) for other in range(s.players) if other != seat]
