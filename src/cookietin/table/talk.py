"""Talk at a table: lines of chat, and faces. Nothing of this is in the log."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from cookietin.engine.ask import clause_name
from cookietin.engine.protocol import NOTHING
from cookietin.table.match import Declined
from cookietin.table.messages import text_in

if TYPE_CHECKING:
    from cookietin.table.table import Table

CHAT_LENGTH = 300
CHAT_KEPT = 30  # lines, all of which go to everybody with the next one
REACTIONS = ("bravo", "laugh", "wow", "sad", "cookie", "love")
REACTIONS_KEPT = 6
REACTION_SECONDS = 1.5  # from one of a seat to its next


@dataclass
class Said:
    """A line of the chat, or a reaction, which is one of `REACTIONS`."""

    number: int
    seat: int
    name: str
    text: str
    key: str = ""  # tells it from all others, wherever it was said


async def say(table: Table, device: str, message: dict[str, Any]) -> None:
    """A line of chat, unless the game is played in silence."""
    table.expect_seat(device)
    table.expect("say")
    clause = table.match.plug.manners.silent(table.match.game.options)
    if clause:
        raise Declined("no-chat", clause=clause_name(clause))
    text = text_in(message, "text", CHAT_LENGTH)
    seat = table.match.seats_of(device)[0]
    table.chat.append(words_of(table, seat, text))
    tell_said(table, table.chat[-1], "line")
    table.show()


async def react(table: Table, device: str, message: dict[str, Any]) -> None:
    """One of six faces, shown at the place of whoever makes it.

    Where partners do not talk it may be made once after each move, and not while a partner
    chooses: it tells what one thinks of a move, and nobody has an alphabet.
    """
    seat = table.own_seat(device, message)
    table.expect("react")
    face = text_in(message, "text", CHAT_LENGTH)
    if face not in REACTIONS:
        raise Declined("broken-request")
    at, after = table.reacted.get(seat, (-REACTION_SECONDS, NOTHING))
    now = time.monotonic()
    if now - at < REACTION_SECONDS:
        raise Declined("one-at-a-time")
    if not may_react(table, seat):
        raise Declined("partner-chooses")
    if is_silent(table) and after == table.match.seen[seat]:
        raise Declined("one-a-move")
    table.reacted[seat] = now, table.match.seen[seat]
    table.reactions.append(words_of(table, seat, face))
    tell_said(table, table.reactions[-1], "face")
    table.show()


def is_silent(table: Table) -> bool:
    """Do partners not talk while this match goes on?"""
    options = table.match.game.options
    return table.match.is_running and bool(table.match.plug.manners.silent(options))


def may_react(table: Table, seat: int) -> bool:
    """Nobody helps a partner to choose."""
    match = table.match
    side_of = partial(match.plug.manners.side_of, match.game.options)
    partners = [at for at in range(len(match.chairs)) if side_of(at) == side_of(seat)]
    choosing = [at for at in match.position.seats if at in partners and at != seat]
    return not (is_silent(table) and choosing)


def words_of(table: Table, seat: int, text: str) -> Said:
    table.said += 1
    key = f"{table.process}:{table.said}"
    return Said(table.said, seat, table.match.chairs[seat].name, text, key)


def tell_said(table: Table, said: Said, what: str) -> None:
    table.tell_others({"said": asdict(said), "what": what})


def overhear(table: Table, said: Said, is_face: bool) -> None:
    """Something that was said in another process, unless we know it."""
    kept = table.reactions if is_face else table.chat
    if all(said.key != one.key for one in kept):
        table.said += 1
        kept.append(replace(said, number=table.said))
        if is_face and said.seat in range(len(table.match.chairs)):
            table.reacted[said.seat] = time.monotonic(), table.match.seen[said.seat]
        table.show()
