"""Bots at a table: they move when it is on them, notice things now and then, and give advice."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from cookietin.engine import ask
from cookietin.engine.bot import Chosen, NoAnswer
from cookietin.engine.characters import LEVELS, characters_of
from cookietin.engine.log import StoreFailed
from cookietin.engine.plug import GREEDY, RANDOM
from cookietin.engine.position import move_of
from cookietin.engine.protocol import CHANCE, NOTHING, SPECTATOR, UNSEEN
from cookietin.engine.texts import Seat
from cookietin.engine.view import beats_of, seconds_announced
from cookietin.table import match as events
from cookietin.table.logs import FAILURES
from cookietin.table.match import BOT, Declined, Event
from cookietin.table.messages import new_token
from cookietin.table.seats import usual_bot
from cookietin.table.turns import Turns

if TYPE_CHECKING:
    from cookietin.table.table import Table

BEAT = 0.27  # of the pause of a bot: how long a hop takes on a page at its usual pace
SLOW = 2.2  # times as long, where it is slow
A_SECOND = 1.43  # of the pause of a bot
TO_READ = A_SECOND * 1.3  # what a person's move has led to: what bots do is told in its place
THINKING, OF_ONE_ADDRESS = 8, 4  # bots that think about their moves at once
COMES_BACK = 5.0  # seconds after which it is asked whether somebody sits at a table of bots again
MOST_ADDRESSES = 5_000  # at which bots play among themselves at once: everybody
PATIENCE = 3  # attempts of a bot of the host; then another moves for it
LOG = logging.getLogger(__name__)


class Minds(Turns):
    """In which the bots of all tables think: many tables of one address make no other wait.

    Where bots play among themselves, and nobody sends anything, one table of an address goes on
    at a time, however many are looked at: nobody lets the logs of a thousand tables grow.
    """

    def __init__(self) -> None:
        super().__init__(THINKING, OF_ONE_ADDRESS)
        self.among_themselves = Turns(MOST_ADDRESSES)

    def queue_of(self, address: str) -> int:
        """How many bots wait there."""
        return self.waiting[address] + self.among_themselves.waiting[address]


def is_missing(table: Table, seat: int) -> bool:
    """Does a bot play here that this server does not have, a host's own of another day?"""
    chair = table.match.chairs[seat]
    known = ("", *LEVELS, GREEDY, RANDOM, *table.own_bots)
    return chair.is_by_bot and chair.bot not in known


def bot_at(table: Table, seat: int, attempt: int = 0) -> str:
    """Who moves at a seat of a bot: the one that sits there, if it is there and answers.

    A character sits there in any case; where there is no choice, it does not think.
    """
    bot = table.match.chairs[seat].bot
    is_silent = bot in table.own_bots and attempt >= PATIENCE
    is_idle = bot in LEVELS and not characters_of(table.match.plug)
    if is_silent or is_idle or is_missing(table, seat):
        return usual_bot(table)
    return bot or table.match.plug.bots[0]


def bot_to_act(table: Table) -> int | None:
    match = table.match
    if not match.is_running or table.is_worn_out:
        return None
    acting = [s for s in match.position.seats if s != CHANCE and match.chairs[s].is_by_bot]
    return acting[0] if acting else None


async def let_bots_play(table: Table) -> None:
    """Play for the bots until a person is to act, or nobody looks any more.

    What fails is tried again with growing pauses, and the people are told.
    """
    attempt = 0
    while table.viewers and (seat := bot_to_act(table)) is not None:
        try:
            await let_bot_move(table, seat, attempt)
        except FAILURES as error:
            trouble = Declined("bot-silent", name=Seat(seat))
            if isinstance(error, StoreFailed):
                trouble = Declined("trying-again", reason=error.phrase)
            else:  # why there is no answer, the process of the bots has told
                is_news = not attempt and not isinstance(error, NoAnswer)
                LOG.warning("no move of a bot", extra=table.match.log_fields, exc_info=is_news)
            table.tell_trouble(trouble.phrase)
            await asyncio.sleep(table.pause(attempt))
            attempt += 1
        else:
            table.tell_trouble(None)
            attempt = 0


async def let_bot_move(table: Table, seat: int, attempt: int = 0) -> None:
    concern = table.match.concerns[seat]
    if table.stand_by:
        await asyncio.sleep(table.stand_by)
        if bot_to_act(table) != seat or concern != table.match.concerns[seat]:
            return
    match = table.match
    state = match.position.bare
    view = match.position.view(seat)
    legal = [move.number for move in match.legal(seat)]
    bot = bot_at(table, seat, attempt)
    await let_others_play(table)
    began = time.monotonic()
    async with table.turns.turn(table.address):
        chosen = await table.bots.choose(bot, view, legal, table.times.bot_budget)
    is_seen = match.plug.rules.seen_move(state, seat, chosen, SPECTATOR) != UNSEEN
    if is_seen and len(match.position.seats) == 1:
        weight = chosen.weight if isinstance(chosen, Chosen) else 0.0
        pause = time_to_follow(table) + weight * table.times.bot_budget
        await asyncio.sleep(pause - (time.monotonic() - began))

    def judge() -> list[Event]:
        match = table.match
        if not match.chairs[seat].is_by_bot or concern != match.concerns[seat]:
            return []  # the person is back, or the table has moved on
        return bot_move_events(table, seat, chosen)

    await table.commit(judge, tries=1)


async def let_others_play(table: Table) -> None:
    """Where bots play among themselves nobody waits, until somebody comes back; elsewhere, people
    do.
    """
    while all(chair.is_by_bot for chair in table.match.chairs):
        with suppress(TimeoutError):
            async with (
                asyncio.timeout(COMES_BACK + table.times.bot_pause),
                table.turns.among_themselves.turn(table.address),
            ):
                await asyncio.sleep(table.times.bot_pause)
                return


def time_to_follow(table: Table) -> float:
    """Until people have seen what was done last, and taken a breath, or read what their own move
    has led to.

    Whoever sits here and has chosen to see it slowly is waited for. Who comes to a table that was
    read from its log sees it now; pages that had seen it before have waited long enough.
    """
    if table.match.number == table.rebuilt_at:
        had_seen_it = [viewer.has_seen_all for viewer in table.viewers]
        return 0.0 if had_seen_it and all(had_seen_it) else table.times.bot_pause
    steps = (
        table.match.account_of(ask.steps_of, table.match.log[-1], SPECTATOR)
        if table.match.log
        else []
    )
    players = (viewer for viewer in table.viewers if table.match.seats_of(viewer.device))
    beat = BEAT * (SLOW if any(viewer.is_slow for viewer in players) else 1)
    moved = next((turn for turn in reversed(table.match.log) if turn.moves), None)
    to_read = 0.0 if moved is None or moved.is_by_bot else TO_READ
    shown = max(beat * beats_of(steps) + to_read, A_SECOND * seconds_announced(steps))
    return table.times.bot_pause * (1 + shown)


def bot_move_events(table: Table, seat: int, number: int) -> list[Event]:
    """A bot's move, if it still may be made."""
    match = table.match
    if not match.is_running or ask.clause_against(match.plug, match.position.bare, seat, number):
        return []
    move = move_of(match.plug, match.position.bare, seat, number)
    return [table.move_event(move, new_token())]


def let_bots_notice(table: Table) -> None:
    """What has just been done quietly, a bot notices now and then."""
    match, manners = table.match, table.match.plug.manners
    if not any(chair.is_by_bot for chair in match.chairs):
        return
    try:
        last = next(entry for entry in reversed(match.log) if entry.moves)
        happened = match.courses_of(last)[0].happened
        for bot, chair in enumerate(match.chairs):
            if not chair.is_by_bot:
                continue
            seen = ask.seen_by(match.plug, bot, happened)
            answer = manners.bot_interrupt(match.view(bot).bare, seen, bot)
            one_in = manners.notices_one_in((chair.bot or match.plug.bots[0]) != RANDOM)
            if answer != NOTHING and secrets.randbelow(one_in) == 0:
                task = asyncio.get_running_loop().create_task(interrupt(table, bot, answer))
                table.interrupting.add(task)
                task.add_done_callback(table.interrupting.discard)
    except FAILURES:  # the move itself is made
        LOG.warning("no bot was asked to notice", extra=match.log_fields, exc_info=True)


async def interrupt(table: Table, bot: int, number: int) -> None:
    """A bot does something for which nobody waits, if it still may."""
    await asyncio.sleep(time_to_follow(table))
    try:
        await table.commit(lambda: bot_move_events(table, bot, number))
    except FAILURES:  # nobody waits for it
        LOG.warning("a bot could not interrupt", extra=table.match.log_fields, exc_info=True)


def advise(table: Table, device: str, message: dict[str, Any]) -> list[Event]:
    """Somebody wants to know what the bots would do. Everybody reads that they asked."""
    seat = table.own_seat(device, message)
    table.expect("advise")
    if not may_advise(table, device):
        raise Declined("advice-unfair")
    if seat not in table.match.acting_at(device):
        raise Declined("advice-later")
    last = table.match.log[-1].note if table.match.log else None
    if last is not None and (last.kind, last.seat) == (events.ADVISED, seat):
        return []  # asked twice about one move
    return [{"kind": events.ADVISED, "seat": seat}]


def may_advise(table: Table, device: str) -> bool:
    """Is advice fair here? All but one seat are bots', or everybody has agreed to it.

    Whoever is away and comes back is no bot. At a table that was opened for others it would be
    unfair to those at the other tables.
    """
    people = [seat for seat, chair in enumerate(table.match.chairs) if chair.kind != BOT]
    has_choice = bool(characters_of(table.match.plug)) and table.bots_think is not None
    own = table.match.seats_of(device)
    is_alone = len(people) == 1 and people == own
    is_fair = is_alone and not table.match.for_others
    return has_choice and (is_fair or (table.match.advice and bool(own)))
