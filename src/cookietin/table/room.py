"""All the tables of one server: opened, rebuilt from their logs on demand, and put away again."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any

from cookietin.engine import registry
from cookietin.engine.chance import Fair
from cookietin.engine.log import Conflict, SharedStore, Store, StoreFailed
from cookietin.engine.options import DRAWN
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.protocol import CHANCE, NOTHING, SPECTATOR
from cookietin.engine.texts import Mistake
from cookietin.table import match as events
from cookietin.table.bots import Minds
from cookietin.table.house import House
from cookietin.table.latest import Latest
from cookietin.table.logs import FAILURES, failure_of, match_from, over_key, stored_form
from cookietin.table.match import BOT, GATHERING, OPEN, Chair, Declined, Event, Match
from cookietin.table.seats import bot_in, keep_apart
from cookietin.table.table import Bots, Table, Tally, Times
from cookietin.table.together import Together

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH = 5
ID_BYTES = 12
MOST_TABLES = 1000
MOST_WATCHERS = 300
RESERVE = 2
LISTED_EVENTS = 400  # that are read again for one list
MOST_LISTED = 2000  # tables that are put away, of which a list still knows what to say
ALL_EVENTS = 500_000  # of all tables in memory: a gigabyte
KEPT_EVENTS = 4_000  # of tables in memory that nobody looks at
EVENTS_OF_A_TABLE = 50  # for what a table takes besides them
FREED_EVENTS = 5_000  # at a time: some 20 milliseconds
LOG = logging.getLogger(__name__)

# Reads a log when it is the turn of whoever asks, and makes a match of it beside the event loop;
# equal for all that they ask.
Read = Callable[[], Awaitable[list[str]]]
Make = Callable[[list[str]], Match]
Beside = Callable[[Read, Make], Awaitable[Match]]
Opening = tuple[str, Beside]  # which table, and in whose turn
Find = Callable[[str], Awaitable[Table]]  # a table by its id, rebuilt at somebody's expense


async def in_a_thread(read: Read, make: Make) -> Match:
    """At once, whoever asks."""
    return await asyncio.to_thread(make, await read())


class IsThere(Exception):
    """Nothing is to be rebuilt any more."""


class NoSuchCode(Declined):
    """No table that gathers people has this code."""


def code_in(text: str, length: int = CODE_LENGTH) -> str:
    """A code as we made it: people write it small, and with spaces."""
    return "".join(text.upper().split())[:length]


def new_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def expect_dice(game: Game, own_dice: bool) -> None:
    """Refuse dice of their own to people who play without any."""
    if own_dice and not game.plug.has_dice:
        raise Mistake("no-dice", game=game.name)


@dataclass(frozen=True)
class Listed:
    """What a list says of a table: since when, who sits there, and how it stands.

    scores   by seat, of those that everybody may know
    waiting  the seats for which the match waits
    winners  the seats that have won
    """

    id: str
    plug: Plug
    number: int  # of events
    people: tuple[tuple[int, str], ...]
    acting: Mapping[str, Sequence[int]]  # by device, the seats that are to act on it
    shared: frozenset[str] = frozenset()  # devices on which several people play
    opened: float = 0.0  # seconds since 1970; 0 if nobody knows
    scores: tuple[tuple[int, int], ...] = ()
    waiting: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    is_over: bool = False
    open_seats: int = 0
    bots: tuple[str, ...] = ()  # by seat, where one plays

    @classmethod
    def of(cls, match: Match, number: int) -> Listed:
        sitting = [(at, chair) for at, chair in enumerate(match.chairs) if chair.kind != OPEN]
        people = tuple((at, chair.name) for at, chair in sitting)
        bots = tuple(chair.bot if chair.kind == BOT else "" for chair in match.chairs)
        free = len(match.chairs) - len(sitting)
        listed = cls(
            match.id,
            match.plug,
            number,
            people,
            {},
            opened=match.opened,
            open_seats=free,
            bots=bots,
        )
        with suppress(*FAILURES):  # of a game: its own page says more
            listed = replace(listed, **standing_of(match))
        return listed


def standing_of(match: Match) -> dict[str, Any]:
    """How a match stands, as far as everybody may know."""
    seats = range(len(match.chairs))
    devices = {device for chair in match.chairs for device in chair.devices}
    rules, view = match.plug.rules, match.view(SPECTATOR).bare
    is_told = match.started and (match.is_over or not match.plug.manners.has_secret_scores)
    outcome = match.position.outcome if match.is_over else None
    return {
        "acting": {one: acting for one in devices if (acting := match.acting_at(one))},
        "shared": frozenset(one for one in devices if len(match.seats_of(one)) > 1),
        "scores": tuple((seat, rules.score(view, seat)) for seat in seats if is_told),
        "waiting": tuple(s for s in match.position.seats if s != CHANCE and match.is_running),
        "winners": outcome.winners if outcome else (),
        "is_over": match.is_over,
    }


@dataclass(eq=False)
class Room:
    """The tables in memory are those that somebody looks at."""

    store: Store
    bots: Bots
    times: Times
    most_tables: int = MOST_TABLES
    most_watchers: int = MOST_WATCHERS
    own_bots: tuple[str, ...] = ()  # of the host
    tables: dict[str, Table] = field(default_factory=dict)
    opening: dict[Opening, asyncio.Future[Table]] = field(default_factory=dict)
    used: dict[str, float] = field(default_factory=dict)  # when somebody last looked at a table
    listed: Latest[str, Listed] = field(default_factory=lambda: Latest(MOST_LISTED))
    deaf_for: str = ""  # why nobody hears what the host says of the house
    together: Together | None = None  # with other processes
    turns: Minds = field(default_factory=Minds)  # in which the bots think
    tally: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        self.house = House(self.store)

    @property
    def seated_devices(self) -> set[str]:
        """The devices of those who sit at a table, and look at it here."""
        tables = self.tables.values()
        return {one for table in tables for one in table.present if table.match.seats_of(one)}

    def share(self, store: SharedStore) -> None:
        """Keep the tables in step with those of other processes."""
        self.together = Together(store, self.tables)
        self.together.start()

    async def open(
        self,
        game: Game,
        chairs: Sequence[Chair],
        host: str,
        *,
        own_dice: bool = False,
        advice: bool = False,
        state: dict[str, Any] | None = None,
        text: str = "",
        by: str = "",
        identity: str = "",
        for_others: bool = False,
    ) -> Table:
        """A new table; it begins at once if no seat is open.

        The text for the dice comes from the host's device, or from the one that it is made by. One
        that is opened for others is not on its host's list. `Conflict` if its id is taken.
        """
        self.house.expect_open()
        expect_dice(game, own_dice)
        devices = {device for chair in chairs for device in chair.devices}
        for device in devices:
            keep_apart(game, [at for at, chair in enumerate(chairs) if device in chair.devices])
        self.make_room(self.most_tables)
        while True:
            code = new_code()
            if not await self.store.matches_of(f"code:{code}"):
                break
        opened: Event = {
            "kind": events.OPENED,
            "id": identity or secrets.token_urlsafe(ID_BYTES),
            "code": code,
            "host": host,
            "game": game.name,
            "version": game.plug.version,
            "options": game.told_options,
            "own_dice": own_dice,
            **({"advice": True} if advice else {}),
            **({"for_others": True} if for_others else {}),
            "secret": Fair.fresh().secret.hex(),
            "state": state,
            "texts": {by or host: text} if text else {},
            "chairs": [asdict(chair) for chair in chairs],
            "at": int(time.time()),
        }
        match = Match(opened)  # refuses what cannot be before anything is written
        begun = match.beginning()
        for event in begun:
            match.apply(event)
        listed = devices if for_others else {host, *devices}
        keys = [f"device:{device}" for device in listed]
        if not begun:
            keys.append(f"code:{code}")
        await self.store.append(
            match.id, 0, [stored_form(event) for event in (opened, *begun)], keys
        )
        self.tables[match.id] = table = self.table_of(match)
        self.used[match.id] = time.monotonic()
        LOG.info("a table is opened", extra=match.log_fields)
        return table

    def table_of(self, match: Match) -> Table:
        table = Table(
            match, self.store, self.bots, self.times, self.own_bots, self.turns, self.tally
        )
        table.notice = self.house.notice
        if self.together is not None:
            self.together.join(table)
        return table

    async def find(self, identity: str, beside: Beside = in_a_thread) -> Table:
        """A table by its id, rebuilt from its log if nobody has looked for a while."""
        self.used[identity] = time.monotonic()
        if identity in self.tables:
            table = self.tables[identity]
            if self.together is not None:  # whoever comes from another process has seen all of it
                await self.together.freshen(table)
            return self.tables.setdefault(identity, table)
        key = (identity, beside)  # nobody waits in somebody else's line
        if key not in self.opening:
            rebuilding = self.rebuild(identity, beside)
            self.opening[key] = opening = asyncio.ensure_future(rebuilding)
            opening.add_done_callback(lambda done: self.forget_opening(key, done))
        table = await asyncio.shield(self.opening[key])
        return self.tables.setdefault(identity, table)  # it may have been put away meanwhile

    def forget_opening(self, key: Opening, done: asyncio.Future[Table]) -> None:
        del self.opening[key]
        if not done.cancelled():
            done.exception()  # whoever waited has it

    async def rebuild(self, identity: str, beside: Beside) -> Table:
        with suppress(IsThere):
            match = await beside(
                partial(self.log_unless_there, identity),
                partial(self.match_unless_there, identity),
            )
            if identity not in self.tables:
                return await self.put_up(identity, match)
        return self.tables.get(identity) or await self.rebuild(identity, beside)

    async def log_unless_there(self, identity: str) -> list[str]:
        """The log of a table, unless it was somebody else's turn first."""
        if identity in self.tables:
            raise IsThere
        log = await self.store.read(identity)
        if not log:
            raise Declined("no-such-table")
        self.make_room(RESERVE * self.most_tables)  # whoever comes back is let in for longer
        return log

    def match_unless_there(self, identity: str, log: list[str]) -> Match:
        if identity in self.tables:
            raise IsThere
        return match_from(log)

    async def put_up(self, identity: str, match: Match) -> Table:
        """A table for a match that was read from its log."""
        self.tables[identity] = table = self.table_of(match)
        table.rebuilt_at = match.number
        with suppress(StoreFailed):  # since then others may have played there, and left
            await table.catch_up()
        try:
            # A table may have been left just before it began, with every seat taken.
            await table.commit(lambda: table.match.beginning())
        except Mistake:
            raise
        except FAILURES as error:
            LOG.exception("a table cannot begin", extra=match.log_fields)
            raise failure_of(match.plug.name, error) from error
        if table.match.is_over:
            with suppress(StoreFailed):  # then the next to open it notes it
                if not await self.is_known_to_be_over(table.match):
                    await table.note_end()
        return table

    def make_room(self, most: int) -> None:
        """Put tables away that nobody looks at, if there are too many; then refuse one more."""
        if self.is_full(most):
            self.put_away(0)
        if self.is_full(most):
            raise Declined("room-full")

    def is_full(self, most: int) -> bool:
        """Are there so many tables, or such long matches, that memory has no room for another?"""
        events = sum(table.match.number for table in self.tables.values())
        return len(self.tables) >= most or events >= ALL_EVENTS

    def admit(self, table: Table, device: str) -> None:
        """Refuse one more page at a table that has too many; those who sit there always may."""
        seats_of = table.match.seats_of
        watchers = sum(1 for viewer in table.viewers if not seats_of(viewer.device))
        if watchers >= self.most_watchers and not seats_of(device):
            raise Declined("too-many-watchers")

    async def by_code(self, code: str, beside: Beside = in_a_thread) -> str:
        """The id of the table with this code, as long as it gathers people."""
        for identity in await self.store.matches_of(f"code:{code_in(code)}", 1):
            if (await self.find(identity, beside)).match.phase == GATHERING:
                return identity
        raise NoSuchCode("no-such-code", code=code.strip()[:12])

    async def tables_of(
        self, device: str, most: int = 12, beside: Beside = in_a_thread
    ) -> list[Listed]:
        """The tables of a device, the latest first, without those that cannot be opened.

        Long matches that nobody looks at are not rebuilt for a list: whose turn it is there, their
        own page says, unless it was known when they were put away.
        """
        found = []
        budget = LISTED_EVENTS
        try:
            matches = await self.store.matches_of(f"device:{device}", most)
            lengths = await self.store.lengths(matches)  # another process may have written more
            for identity in matches:
                try:
                    listed = self.listed_at_hand(identity, lengths[identity])
                    if listed is None:
                        number = lengths[identity]
                        budget -= number
                        listed = await self.listed_from_log(identity, number, budget < 0, beside)
                        self.listed[identity] = listed
                    found.append(listed)
                except FAILURES as error:  # its own page says why
                    about = {"table": identity, "error": error}
                    LOG.info("a table is not listed", extra=about)
        except StoreFailed as failure:  # the tin opens all the same
            LOG.warning("no list of tables", extra={"error": failure})
        return found

    def listed_at_hand(self, identity: str, number: int) -> Listed | None:
        """What a list says of a table with so many events, if its log need not be read for it."""
        if identity in self.tables:
            match = self.tables[identity].match
            return Listed.of(match, match.number)
        listed = self.listed.get(identity)
        return listed if listed is not None and listed.number == number else None

    async def listed_from_log(
        self, identity: str, number: int, is_glance: bool, beside: Beside
    ) -> Listed:
        """The same, read from a log of so many events, or more by now."""
        read = partial(self.store.read, identity)
        match = await beside(read, partial(match_from, is_glance=is_glance))
        is_over = match.is_over or (is_glance and await self.is_known_to_be_over(match))
        return replace(Listed.of(match, number), is_over=is_over)

    async def is_known_to_be_over(self, match: Match) -> bool:
        """Was the end of a match noted, of which only a glance was taken?"""
        is_noted = await self.store.matches_of(over_key(match.id), 1)
        return bool(is_noted or match.successor)

    async def remember(self, device: str, table: Table) -> None:
        try:
            await self.store.link(f"device:{device}", table.match.id)
        except StoreFailed as failure:  # they sit there all the same
            about = {**table.match.log_fields, "error": failure}
            LOG.warning("a table is on nobody's list", extra=about)

    async def forget(self, device: str, identity: str) -> None:
        """A device does not list a table any more; whoever sits there still does."""
        await self.store.unlink(f"device:{device}", identity)

    async def again(
        self, table: Table, device: str, text: str = "", find: Find | None = None
    ) -> Table:
        """A table for the same people, at which the next seat begins; with a device's text."""
        renew = partial(self._again, table, device, text, find or self.find)
        return await table.patiently(renew)

    async def _again(self, table: Table, device: str, text: str, find: Find) -> Table:
        table.expect_seat(device)
        async with table.renewing:
            table.expect("again")
            match = table.match
            if match.successor:
                return await find(match.successor)
            options = dict(match.game.options)
            if match.plug.seat_option:
                options[match.plug.seat_option] = str(self._next_to_begin(match))
            usual = bot_in({}, table)  # for whom nobody came
            chairs = [
                Chair(BOT, c.name, **usual)
                if c.kind == OPEN
                else Chair(c.kind, c.name, list(c.devices), bot=c.bot)
                for c in match.chairs
            ]
            game = Game.of(registry.plug(match.plug.name), options)  # by today's rules
            identity = await self.name_of_next(match.id)
            with suppress(Conflict):  # another process has opened it
                await self.open(
                    game,
                    chairs,
                    match.host,
                    own_dice=match.own_dice,
                    advice=match.advice,
                    text=text,
                    by=device,
                    identity=identity,
                )

            def judge() -> list[Event]:
                if table.match.successor:  # another process was faster
                    return []
                by = min(table.match.seats_of(device), default=NOTHING)
                return [{"kind": events.AGAIN, "successor": identity, "by": by}]

            await table.commit(judge, tries=1)
        return await find(table.match.successor)

    async def name_of_next(self, identity: str) -> str:
        """The id of the table after this one: the same in every process, and nobody guesses it."""
        key = await self.store.secret("again")
        return urlsafe_b64encode(hmac.digest(key, identity.encode(), "sha256")[:ID_BYTES]).decode()

    def _next_to_begin(self, match: Match) -> int:
        if match.turns:
            return (match.turns[0].move.seat + 1) % match.game.players
        first = match.game.options[match.plug.seat_option or ""]
        return 0 if first == DRAWN else (int(first) + 1) % match.game.players

    async def look_around(self) -> None:
        """From time to time, as long as the server lives: whatever fails is tried again."""
        while True:
            await asyncio.sleep(self.times.ping / 2)
            try:
                await self.look_once()
            except FAILURES:
                LOG.exception("nobody looked after the tables")

    async def look_once(self) -> None:
        """Notice who is gone, and put tables away that nobody looks at."""
        for table in list(self.tables.values()):
            try:
                table.notice_silence()
            except FAILURES:
                LOG.warning("a table was not checked", extra=table.match.log_fields, exc_info=True)
        self.put_away()
        await self.hear_host()
        if self.together is not None:
            await self.together.look_around()

    async def hear_host(self) -> None:
        """Tell all tables whether the house closes, if that is news."""
        try:
            is_news = await self.house.refresh()
        except StoreFailed as failure:
            if failure.cause != self.deaf_for:  # it may be so for days
                LOG.warning("nobody knows whether the house is open", extra={"error": failure})
            self.deaf_for = failure.cause
            return
        self.deaf_for = ""
        if is_news:
            for table in self.tables.values():
                table.notice = self.house.notice
                table.show()

    def put_away(self, kept: int = KEPT_EVENTS) -> None:
        """Tables that nobody looks at: those of a while ago, and all beyond so many events.

        Not too many at a time: while memory is freed, everybody waits.
        """
        now = time.monotonic()
        idle = []
        for identity, table in self.tables.items():
            if table.viewers or table.is_busy:
                self.used[identity] = now
            else:
                self.used.setdefault(identity, now)
                idle.append(identity)
        surplus = []
        for identity in sorted(idle, key=self.used.__getitem__, reverse=True):
            kept -= EVENTS_OF_A_TABLE + self.tables[identity].match.number
            if kept < 0 or self.used[identity] <= now - self.times.kept:
                surplus.append(identity)
        freed = 0
        for identity in reversed(surplus):  # which nobody has looked at for longest first
            match = self.tables.pop(identity).match
            self.listed[match.id] = Listed.of(match, match.number)
            freed += EVENTS_OF_A_TABLE + match.number
            if freed > FREED_EVENTS:
                break
        self.used = {identity: at for identity, at in self.used.items() if identity in self.tables}
