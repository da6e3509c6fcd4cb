"""How Tock is played at a table."""

from __future__ import annotations

from typing import Any

from cookietin.engine import ALLOWED
from cookietin.games.tock.data import IN_TEAMS, fits
from cookietin.games.tock.moves import MOVES, Admit, Call
from cookietin.games.tock.rules import State, partner_of

HAS_OPEN_INTERRUPTS = True
HAS_SIDES = True


def usual_teams(players: int) -> str:
    """1.2 Four and six play in teams, unless the table wants it otherwise."""
    return "on" if players in IN_TEAMS else "off"


def moves_up(players: int) -> str:
    """4.4 Pawns move up at home, unless the table wants it otherwise."""
    return "on"


def impossible(options: dict[str, Any]) -> int:
    """Boards have their length; teams need four or six players, and table talk needs teams."""
    if not fits(options["players"], options["edition"]):
        return 103
    if options["teams"] == "on" and options["players"] not in IN_TEAMS:
        return 102
    return 503 if options["table_talk"] == "on" and options["teams"] == "off" else ALLOWED


def side_of(options: dict[str, Any], seat: int) -> int:
    """1.2 Partners sit opposite each other."""
    return seat % (int(options["players"]) // 2) if options["teams"] == "on" else seat


def silent(options: dict[str, Any]) -> int:
    """5.3 Partners do not talk about their cards, so nobody chats."""
    return 503 if options["teams"] == "on" else ALLOWED


def bot_refusal(s: State, seat: int, move: int, bots: int) -> int:
    """5.3 Neither bots nor their partners are called: nobody can talk with a bot.

    It hears nothing either, so it neither admits nor confirms anything.
    """
    match MOVES.of(move):
        case Admit() if bots >> seat & 1:
            return 503
        case Call(accused) if (1 << accused | 1 << partner_of(s, accused)) & bots:
            return 503
    return ALLOWED
