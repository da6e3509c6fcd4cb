"""How a game is played at a table: the functions its `manners.py` can have.

For those a game doesn't have, the body here is the default.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cookietin.engine.part import Part
from cookietin.engine.protocol import ALLOWED, NOTHING


def impossible(options: dict[str, Any]) -> int:
    """0, or the clause that refuses these options together, in words of its own if the game has
    them: `impossible-2-2`.
    """
    return ALLOWED


def apart(options: dict[str, Any]) -> int:
    """0, or the clause that refuses two people on one device."""
    return ALLOWED


def silent(options: dict[str, Any]) -> int:
    """0, or the clause by which people do not chat."""
    return ALLOWED


def bot_refusal(s: Any, seat: int, move: int, bots: int) -> int:
    """0, or the clause that refuses a move because of who is a bot: a bit mask of their seats."""
    return ALLOWED


def side_of(options: dict[str, Any], seat: int) -> int:
    """The side that a seat is on: seats of one side win together."""
    return seat


def bot_interrupt(s: Any, happened: list[Any], bot: int) -> int:
    """What a bot does about something quiet that it happens to see, an interrupt or NOTHING.

    It is given what the bot may know: its view after the move, and what it saw happen.
    """
    return NOTHING


def notices_one_in(is_strong: bool) -> int:
    """Of so many such things a bot notices one."""
    return 1


def is_unnamed(move: int) -> bool:
    """Is a move, as others see it, one whose seat records before the end do not name?"""
    return False


def wishes(s: Any, seat: int) -> list[int]:
    """What a seat can want to do as soon as it may, for those who cannot be quick: moves of which
    some may not be made now.
    """
    return []


def forced_move(s: Any, seat: int) -> int:
    """What a seat that must act has to do, where there is nothing to decide and nobody likes to do
    it by hand, or NOTHING. The page does it by itself.

    It shows nobody anything, chance has no part in it, and the seat goes on afterwards: there it
    can still take back what it decided before.
    """
    return NOTHING


def is_throw(s: Any) -> bool:
    """Is chance's move here a throw of dice, which people may make with their own?"""
    return False


@dataclass(frozen=True)
class Manners(Part):
    """The functions of one game, each under its name in this module.

    has_open_interrupts  what may be done while nobody waits betrays no secret, so people who
                         share a device may do it whoever's hand is in view
    has_secret_scores    what others have is not told before the end
    has_sides            the board is drawn with the seat's own side below
    has_peeks            one hardly needs to see one's own secrets to play: on a shared device no
                         cover comes, and each looks at their own as long as they hold a button
    has_common_rounds    all play a round at once, in many small moves: a replay goes by round
    """

    impossible: Callable[[dict[str, Any]], int] = impossible
    apart: Callable[[dict[str, Any]], int] = apart
    silent: Callable[[dict[str, Any]], int] = silent
    bot_refusal: Callable[[Any, int, int, int], int] = bot_refusal
    side_of: Callable[[dict[str, Any], int], int] = side_of
    bot_interrupt: Callable[[Any, list[Any], int], int] = bot_interrupt
    notices_one_in: Callable[[bool], int] = notices_one_in
    is_unnamed: Callable[[int], bool] = is_unnamed
    wishes: Callable[[Any, int], list[int]] = wishes
    forced_move: Callable[[Any, int], int] = forced_move
    is_throw: Callable[[Any], bool] = is_throw
    has_open_interrupts: bool = False
    has_secret_scores: bool = False
    has_sides: bool = False
    has_peeks: bool = False
    has_common_rounds: bool = False
