"""Who sits where at a table: taking a seat, leaving it to a bot, coming back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from cookietin.engine import ask
from cookietin.engine.characters import BISCUIT, characters_of
from cookietin.engine.log import StoreFailed
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.protocol import NOTHING
from cookietin.engine.texts import Mistake, Seat, look_of, names_of_seat
from cookietin.table import match as events
from cookietin.table.match import BOT, OPEN, PERSON, Chair, Declined, Event, Match
from cookietin.table.messages import TEXT_LENGTH, name_in, seat_in, text_in

if TYPE_CHECKING:
    from cookietin.table.table import Table

SEATING = ("sit", "sit-again", "take-back", "stand-in", "remove", "fill", "start")
MOST_WAYS = 8
MOST_DEVICES = 12  # that hold one seat


def sit(table: Table, device: str, message: dict[str, Any]) -> list[Event]:
    """Take an open seat, with a text for the dice. With the last seat the match begins."""
    seat, name = seat_in(message, table.match), name_in(message)
    text = text_in(message, "stir", TEXT_LENGTH) if "stir" in message else ""
    match = table.match
    if device in match.chairs[seat].devices:  # the same click again
        return []
    table.expect("sit")
    if match.chairs[seat].kind != OPEN:
        raise Declined("seat-taken")
    keep_names_apart(match.chairs, seat, name)
    keep_apart(match.game, {*match.seats_of(device), seat})
    sat = {"kind": events.SAT, "seat": seat, "name": name, "device": device, "text": text}
    return [sat, *match.beginning([seat], {device: text} if text else {})]


def take_back(table: Table, device: str, message: dict[str, Any]) -> list[Event]:
    """A person comes back to their own seat: by its link, or because the device holds it."""
    table.expect("take-back")
    has_link = "token" in message
    at = seat_behind(table, message["token"]) if has_link else table.own_seat(device, message)
    if at == NOTHING:
        raise Declined("wrong-token")
    chair = table.match.chairs[at]
    if device in chair.devices and not chair.stand_in:
        return []
    if device not in chair.devices and len(chair.devices) >= MOST_DEVICES:
        raise Declined("too-many-devices")
    expect_free_hands(table.match, device, at)
    return [{"kind": events.RETURNED, "seat": at, "device": device}]


def sit_again(table: Table, device: str, message: dict[str, Any]) -> list[Event]:
    """Whom the host has removed takes the same seat again, as long as a bot has it."""
    seat = seat_in(message, table.match)
    table.expect("sit-again")
    if device in table.match.chairs[seat].devices:  # the same click again
        return []
    if seat not in table.match.seats_lost_by(device):
        raise Declined("not-your-seat")
    name, _ = table.match.removed[seat]
    keep_names_apart(table.match.chairs, seat, name)
    expect_free_hands(table.match, device, seat)
    return [{"kind": events.SAT, "seat": seat, "name": name, "device": device, "text": ""}]


def seat_behind(table: Table, token: Any) -> int:
    """The seat to which a return link leads, or NOTHING."""
    way = way_of(token) if isinstance(token, str) else ""
    for seat, chair in enumerate(table.match.chairs):
        if chair.kind == PERSON and way in chair.ways:
            return seat
    return NOTHING


async def know_way(table: Table, device: str, seat: int, token: str) -> bool:
    """Let this return link lead to a seat of the device, by its hash; does it?"""
    way = way_of(token)

    def judge() -> list[Event]:
        chair = table.match.chairs[seat]
        is_known = way in chair.ways or len(chair.ways) >= MOST_WAYS
        if device not in chair.devices or is_known:
            return []
        return [{"kind": events.WAY, "seat": seat, "way": way}]

    if judge():
        try:
            await table.commit(judge, tries=1)
        except StoreFailed:  # the page is shown all the same
            return False
    return way in table.match.chairs[seat].ways


def stand_in(table: Table, device: str, message: dict[str, Any]) -> list[Event]:
    """Let a bot play on for a person who is gone; where it counts, that is not for opponents."""
    seat = seat_in(message, table.match)
    table.expect_seat(device)
    if table.match.for_others:
        table.expect_host(device)
    table.expect("stand-in")
    chair = table.match.chairs[seat]
    if chair.kind != PERSON or chair.stand_in:
        return []
    if not table.is_gone(seat):
        raise Declined("not-gone", name=Seat(seat))
    return [{"kind": events.STAND_IN, "seat": seat, "on": True, **bot_in(message, table)}]


def remove(table: Table, device: str, message: dict[str, Any]) -> list[Event]:
    """The host frees a seat: open before the match begins, a bot's afterwards."""
    table.expect_host(device)
    seat = seat_in(message, table.match)
    table.expect("remove")
    to = BOT if table.match.started else OPEN
    if table.match.chairs[seat].kind == to:
        return []
    vacated = vacancy_event(seat, to, bot_in(message, table))
    answers = table.match.draws_without(seat)  # with the last person their dice are gone
    return [{**vacated, "answers": answers} if answers else vacated]


def start(table: Table, device: str, message: dict[str, Any]) -> list[Event]:
    """The host begins: seats that are still open go to bots."""
    table.expect_host(device)
    table.expect("start")
    free = [at for at, chair in enumerate(table.match.chairs) if chair.kind == OPEN]
    bot = bot_in(message, table)
    filled = [vacancy_event(seat, BOT, bot) for seat in free]
    return [*filled, *table.match.beginning(free)]


def fill(table: Table, device: str, message: dict[str, Any]) -> list[Event]:
    """The host gives an open seat to a bot. With the last seat the match begins."""
    table.expect_host(device)
    seat, bot = seat_in(message, table.match), bot_in(message, table)
    table.expect("fill")
    if table.match.chairs[seat].kind != OPEN:
        raise Declined("seat-taken")
    return [vacancy_event(seat, BOT, bot), *table.match.beginning([seat])]


def end(table: Table, device: str, message: dict[str, Any]) -> list[Event]:
    """The host ends the table before the match is over."""
    table.expect_host(device)
    table.expect("end")
    return [{"kind": events.ENDED}]


def vacancy_event(seat: int, to: str, bot: Event) -> Event:
    about = bot if to == BOT else {}
    return {"kind": events.VACATED, "seat": seat, "to": to, "name": "", **about}


def usual_bot(table: Table) -> str:
    """Who plays where nobody has said who: somebody who is not too strong."""
    known = characters_of(table.match.plug)
    return BISCUIT if BISCUIT in known else table.match.plug.bots[0]


def bot_in(message: dict[str, Any], table: Table) -> Event:
    """The bot that is wanted for a seat, or a usual one if nobody says which.

    Where there is no choice nothing is told of it.
    """
    plug, wanted = table.match.plug, message.get("bot", "")
    if wanted == "":
        return {"bot": BISCUIT} if BISCUIT in characters_of(plug) else {}
    if not isinstance(wanted, str):
        raise Declined("broken-request")
    expect_bot(wanted, plug, table.own_bots)
    return {"bot": wanted}


def expect_bot(bot: str, plug: Plug, own: Sequence[str]) -> None:
    """Refuse a bot that does not play this game here."""
    known = (*characters_of(plug), *own, *plug.bots)
    if bot not in known:
        raise Mistake("unknown-bot", bot=bot, known=", ".join(known))


def keep_apart(game: Game, seats: Collection[int]) -> None:
    """May one device hold all of these seats?"""
    clause = game.plug.manners.apart(game.options)
    if clause and len(seats) > 1:
        raise Mistake("because", reason=ask.refusal_phrase(game.plug, clause))


def expect_free_hands(match: Match, device: str, seat: int) -> None:
    """May a device hold this seat besides its own? At a tournament's table it has one."""
    others = [one for one in match.seats_of(device) if one != seat]
    if others and match.for_others:
        raise Declined("club-plays-as", name=match.chairs[others[0]].name)
    keep_apart(match.game, {*others, seat})


def keep_names_apart(chairs: Sequence[Chair], seat: int, name: str) -> None:
    """Nobody takes the name of another seat, in any language; a bot makes room."""
    for other, chair in enumerate(chairs):
        names = (chair.name,) if chair.name else names_of_seat(other)
        if other != seat and look_of(name) in map(look_of, names):
            raise Declined("name-taken", name=name)


def way_of(token: str) -> str:
    """What is kept of a return link."""
    return sha256(token.encode(errors="replace")).hexdigest()
