"""All evenings of one server, and the one place where they change.

Tables know nothing of it: an evening opens them under names that its log already has, and looks at
how they ended. So whatever was under way when a server stopped is there when it starts again, and
with several processes whoever is second finds the event of the first.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from cookietin.club.club import (
    AWAY,
    DOOR,
    JOINED,
    OPENED,
    ORGANISER,
    PAIRED,
    RESULT,
    RETURNED,
    WAY,
    Choice,
    Club,
    Seating,
)
from cookietin.club.pairing import LOSS, SYSTEMS, Round, next_round, points_at
from cookietin.engine.log import Conflict, StoreFailed
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake, look_of
from cookietin.table import match as events
from cookietin.table.latest import Latest
from cookietin.table.logs import FAILURES, over_key
from cookietin.table.match import PERSON, Chair, Declined, Event, Match
from cookietin.table.messages import name_in
from cookietin.table.room import ID_BYTES as TABLE_BYTES
from cookietin.table.room import Find, Room, code_in, expect_dice, new_code
from cookietin.table.seats import MOST_DEVICES, MOST_WAYS, expect_free_hands, way_of
from cookietin.table.table import Table

MOST_PLAYERS = 200  # who do not sit out
MOST_NAMES = 400  # of all who have come
MOST_ROUNDS = 30
MOST_CHANGES = 100  # of somebody who sits out and comes back; the organiser has as many
MOST_OPENINGS = 100  # after the organiser has closed it
MOST_PASSES = 20  # for somebody's other devices
MOST_RETURNS = 100  # of somebody who comes back on another device
PASS_LENGTH = 8  # longer than a code: whoever has it is somebody else
PASS_SECONDS = 10 * 60
A_DAY = 24 * 3600
CODE_DAYS = 7  # after which a code leads nowhere; nobody can guess their way to an old evening
MOST_IN_MEMORY = 100
MOST_BROKEN = 1000  # tables that did not open, of which we remember it
MOST_LISTED = 3  # of somebody's, on the first page
ID_BYTES = 9  # shorter than a table's, so that no address means both
RETRIES_BETWEEN_LOOKS = 3  # pauses before a second try, that is: so seldom is the store asked
TIE, VOID = "tie", "void"  # what the organiser says of a table that nobody has won
LOG = logging.getLogger(__name__)


@dataclass(eq=False)
class Clubs:
    """All evenings of one server, read from the store when somebody asks for them."""

    room: Room
    clubs: Latest[str, Club] = field(default_factory=lambda: Latest(MOST_IN_MEMORY))
    locks: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    broken: Latest[str, None] = field(default_factory=lambda: Latest(MOST_BROKEN))
    find_table: Find | None = None  # at whose expense tables are rebuilt, if not our own

    def at_expense_of(self, find: Find) -> Clubs:
        """The same evenings, for somebody who pays for the tables that they want rebuilt."""
        return replace(self, find_table=find)

    async def table(self, match: str) -> Table:
        return await (self.find_table or self.room.find)(match)

    async def open(
        self, game: Game, system: str, rounds: int, host: str, own_dice: bool = False
    ) -> Club:
        """A new evening, to which its code leads."""
        self.room.house.expect_open()
        if system not in SYSTEMS or not 1 <= rounds <= MOST_ROUNDS:
            raise Declined("broken-request")
        choice = choice_of(game, own_dice)
        store = self.room.store
        while True:
            code = new_code()
            taken = [await store.matches_of(f"{kind}:{code}", 1) for kind in ("code", "club")]
            if not any(taken):
                break
        opened: Event = {
            "kind": OPENED, "id": secrets.token_urlsafe(ID_BYTES), "code": code, "host": host,
            "system": system, "rounds": rounds, **asdict(choice), "at": int(time.time()),
        }  # fmt: skip
        keys = [f"club:{code}", f"clubs-of:{host}"]
        await store.append(opened["id"], 0, [json.dumps(opened)], keys)
        club = self.clubs[opened["id"]] = Club(opened)
        return club

    async def by_code(self, code: str) -> str:
        """The id of an evening of late with this code; "" if there is none."""
        for identity in await self.room.store.matches_of(f"club:{code_in(code)}", 1):
            async with self.lock(identity):
                club = await self.refresh(identity)
            if time.time() - club.opened < CODE_DAYS * A_DAY:
                return identity
        return ""

    async def of_table(self, match: str) -> str:
        """The id of the evening to which a table belongs; "" if to none."""
        try:
            return next(iter(await self.room.store.matches_of(f"table:{match}", 1)), "")
        except StoreFailed:  # the table opens all the same
            return ""

    async def of_device(self, device: str) -> list[Club]:
        """The evenings of late to which a device came and that are not over, the latest first."""
        found = []
        try:
            for identity in await self.room.store.matches_of(f"clubs-of:{device}", MOST_LISTED):
                async with self.lock(identity):
                    club = await self.refresh(identity)
                is_of_late = time.time() - club.opened < CODE_DAYS * A_DAY
                if is_of_late and not club.is_over and club.places_at(device):
                    found.append(club)
        except FAILURES as error:  # the tin opens all the same
            LOG.warning("not all clubs are listed", extra={"error": error})
        return found

    async def find(self, identity: str) -> Club:
        """An evening with all that is known of it now, and with all its tables."""
        async with self.lock(identity):
            club = await self.refresh(identity)
            await self.open_tables(club)
            await self.collect(club)
            return club

    def lock(self, identity: str) -> asyncio.Lock:
        """One change of an evening at a time; whoever makes up an id leaves no lock behind."""
        return self.locks.setdefault(identity, asyncio.Lock())

    async def refresh(self, identity: str) -> Club:
        """Read what is new in the log."""
        club = self.clubs.get(identity)
        log = await self.room.store.read(identity, club.number if club else 0)
        if club is None:
            if not log:
                raise Declined("no-such-club")
            club = await asyncio.to_thread(club_from, log)
        else:
            for text in log:
                club.apply(json.loads(text))
        self.clubs[identity] = club
        return club

    async def change(self, identity: str, judge: Callable[[Club], list[Event]]) -> Club:
        """Judge, append, then let it happen; judged again if another process was faster."""
        async with self.lock(identity):
            return await self.write(await self.refresh(identity), judge)

    async def write(self, club: Club, judge: Callable[[Club], list[Event]]) -> Club:
        while (happening := judge(club)) and not await self.append(club, happening):
            pass
        return club

    async def append(self, club: Club, happening: list[Event]) -> bool:
        """Write events and let them happen; False if those of another process did instead."""
        keys = [key for event in happening for key in keys_of(event)]
        texts = [json.dumps(event) for event in happening]
        try:
            await self.room.store.append(club.id, club.number, texts, keys)
        except Conflict:
            news = await self.room.store.read(club.id, club.number)
            if not news:  # somebody has deleted it
                self.clubs.pop(club.id, None)
                raise Declined("no-such-club") from None
            for text in news:
                club.apply(json.loads(text))
            return False
        for event in happening:
            club.apply(event)
        return True

    # What people do

    async def join(
        self,
        identity: str,
        device: str,
        message: dict[str, Any],
        admit: Callable[[], None] = lambda: None,
    ) -> Club:
        """Somebody comes, with a name that nobody else has; `admit` one more."""
        name = name_in(message)

        def judge(club: Club) -> list[Event]:
            if club.player_at(device) is not None:
                return []
            if club.is_over:
                raise Declined("match-over")
            if club.is_closed and not club.is_host(device):
                raise Declined("club-closed")
            expect_room(club)
            if len(club.players) >= MOST_NAMES:
                raise Declined("club-full", most=MOST_NAMES)
            if look_of(name) in {look_of(one.name) for one in club.players}:
                raise Declined("name-taken", name=name)
            admit()
            return [{"kind": JOINED, "name": name, "device": device}]

        return await self.change(identity, judge)

    async def set_away(self, identity: str, device: str, player: int, is_away: bool) -> Club:
        """Whether somebody is to be paired; for the organiser to say, or for themselves.

        Whom the organiser lets sit out is let back by the organiser alone. The organiser can always
        let somebody sit out; logs end all the same, as they let nobody back for ever.
        """

        def judge(club: Club) -> list[Event]:
            is_own, is_host = player == club.player_at(device), club.is_host(device)
            if not is_own:
                expect_host(club, device)
            if not 0 <= player < len(club.players):
                raise Declined("broken-request")
            is_put = is_host and not is_own  # who organises and plays sits out as others do
            one, event = club.players[player], away_event(player, is_away, is_put)
            if is_away and is_put and not one.is_put_out:
                return [event]
            if one.is_away == is_away:
                return []
            if one.is_put_out and not is_host:
                raise Declined("club-put-out")
            if (one.times_let_back if is_put else one.changes) >= MOST_CHANGES:
                raise Declined("club-changed-often", name=one.name)
            if not is_away:
                expect_room(club)
            return [event]

        return await self.change(identity, judge)

    async def put_newcomers_out(self, identity: str, device: str) -> Club:
        """The organiser lets all others sit out who have not played yet."""

        def judge(club: Club) -> list[Event]:
            expect_host(club, device)
            return [away_event(one, True, True) for one in club.newcomers]

        return await self.change(identity, judge)

    async def set_open(self, identity: str, device: str, is_open: bool) -> Club:
        """The organiser says whether anybody else can join. They can always close it."""

        def judge(club: Club) -> list[Event]:
            expect_host(club, device)
            if club.is_closed != is_open:
                return []
            if is_open and club.times_opened >= MOST_OPENINGS:
                raise Declined("club-opened-often")
            return [{"kind": DOOR, "open": is_open}]

        return await self.change(identity, judge)

    async def start_round(
        self,
        identity: str,
        device: str,
        known: int,
        admit: Callable[[int], None],
        choice: Choice | None = None,
    ) -> Club:
        """The organiser starts the round after the last that they saw; `admit` so many tables.

        Without a choice, the game of the last round is played again.
        Who plays whom is worked out beside the event loop: it takes a while with many people.
        """
        async with self.lock(identity):
            club = await self.refresh(identity)
            while self.is_to_start(club, device, known):
                plays = choice or club.latest
                found = await asyncio.to_thread(pair, club, club.here, plays)
                if not found.tables:
                    raise Declined("club-too-few")
                admit(len(found.tables))
                tables = [list(table.players) for table in found.tables]
                matches = [secrets.token_urlsafe(TABLE_BYTES) for _ in tables]
                paired = {"tables": tables, "matches": matches, "byes": list(found.byes)}
                await self.append(club, [{"kind": PAIRED, **paired, **asdict(plays)}])
                LOG.info("a round begins", extra={"club": club.id})
            await self.open_tables(club)
            return club

    def is_to_start(self, club: Club, device: str, known: int) -> bool:
        """May this device start the round after that one? Not twice, by the same click."""
        expect_host(club, device)
        if len(club.rounds) != known:
            return False
        if club.in_play:
            raise Declined("club-plays")
        if len(club.rounds) >= club.most_rounds:
            raise Declined("match-over")
        self.room.house.expect_open()
        return True

    async def replace_by_bot(self, identity: str, device: str, match: str, seat: int) -> None:
        """A bot plays for somebody who has not come."""
        await self.for_organiser(identity, device, match)
        table = await self.table(match)
        answer = await table.do(table.match.host, {"do": "remove", "seat": seat})
        if not answer.ok and answer.phrase is not None:
            raise Mistake("because", reason=answer.phrase)

    async def give_bye(self, identity: str, device: str, match: str, seat: int) -> None:
        """Somebody has not come: the other one at the table wins as with a bye, and it ends."""
        seating = await self.for_organiser(identity, device, match)
        if len(seating.players) != 2 or seat not in (0, 1):
            raise Declined("club-no-bye")
        await self.settle(identity, device, match, str(1 - seat))

    async def settle(self, identity: str, device: str, match: str, result: str) -> None:
        """The organiser says what came of a table: the seat that won, a tie, or nothing.

        It ends with that, if it still opens; one that is damaged keeps no round open.
        """
        seating = await self.for_organiser(identity, device, match)
        seats = range(len(seating.players))
        if result not in (TIE, VOID, *map(str, seats)):
            raise Declined("broken-request")

        def judge(club: Club) -> list[Event]:
            sides = sides_of(club.choice_at(match).game_for(len(seats)))
            winners = [at for at in seats if result.isdecimal() and sides[at] == sides[int(result)]]
            points = (LOSS,) * len(seats) if result == VOID else points_at(winners, sides)
            return result_of(match, points, club)

        await self.change(identity, judge)
        try:
            table = await self.table(match)
            await table.commit(lambda: [] if table.match.is_over else [{"kind": events.ENDED}])
        except StoreFailed:
            raise
        except FAILURES as error:  # of a game, or of a damaged log; its page says so
            LOG.warning("a table stays as it is", extra={"table": match, "error": error})

    async def for_organiser(self, identity: str, device: str, match: str) -> Seating:
        club = await self.find(identity)
        expect_host(club, device)
        seating = club.seating_of(match)
        if seating is None:
            raise Declined("no-such-table")
        return seating

    def is_stuck(self, match: str) -> bool:
        """Does a table not go on by itself, as far as we know?"""
        table = self.room.tables.get(match)
        return table.is_worn_out if table else match in self.broken

    # Ways back, for whoever has lost their cookie

    async def know_way(self, club: Club, device: str, player: int, token: str) -> bool:
        """Let a link lead back to a place of the device, by its hash; does it?"""
        way = way_of(token)

        def judge(club: Club) -> list[Event]:
            known = [one for one in club.ways.values() if one.player == player and not one.until]
            is_theirs = player in club.places_at(device)
            if way in club.ways or len(known) >= MOST_WAYS or not is_theirs:
                return []
            return [{"kind": WAY, "player": player, "way": way}]

        if judge(club):
            club = await self.change(club.id, judge)
        return way in club.ways

    async def hand_out(self, identity: str, device: str, player: int) -> str:
        """The organiser lets a player in on another device: a pass for it, which nobody keeps."""

        def expect(club: Club) -> None:
            expect_host(club, device)
            if not 0 <= player < len(club.players):
                raise Declined("broken-request")
            if club.passes[player] >= MOST_PASSES:
                raise Declined("club-passes-often", name=club.name(player))

        return await self.new_pass(identity, player, expect)

    async def new_pass(
        self, identity: str, player: int, expect: Callable[[Club], None] = lambda club: None
    ) -> str:
        """A pass to somebody's place, if everything is as it is expected to be."""
        code = new_code(PASS_LENGTH)

        def judge(club: Club) -> list[Event]:
            expect(club)
            until = int(time.time()) + PASS_SECONDS
            return [{"kind": WAY, "player": player, "way": way_of(code), "until": until}]

        await self.change(identity, judge)
        return code

    async def by_pass(self, code: str) -> str:
        """The id of the evening to which a pass leads; "" if to none."""
        way = way_of(code_in(code, PASS_LENGTH))
        for identity in await self.room.store.matches_of(pass_key(way), 1):
            async with self.lock(identity):
                club = await self.refresh(identity)
            if way in club.ways and club.ways[way].is_open:
                return identity
        return ""

    async def behind(self, identity: str, token: str) -> tuple[Club, int]:
        """Whose place a link or a pass leads to."""
        async with self.lock(identity):
            club = await self.refresh(identity)
        return club, player_behind(club, token)

    async def come_back(self, identity: str, device: str, token: str) -> Club:
        """Somebody is here again, on another device."""
        club, player = await self.behind(identity, token)
        if place := await self.place_of(club, player):
            expect_free_hands(place[0].match, device, place[1])

        def judge(club: Club) -> list[Event]:
            player = player_behind(club, token)
            devices = club.devices_of(player)
            if device in devices:
                return []
            if len(devices) >= MOST_DEVICES or club.returns[player] >= MOST_RETURNS:
                raise Declined("too-many-devices")
            if player != ORGANISER and club.players[player].is_resting:
                expect_room(club)
            expect_no_other_table(club, device, player)
            back = {"player": player, "device": device, "way": way_of(token)}
            return [{"kind": RETURNED, **back}]

        club = await self.change(identity, judge)
        await self.take_seat(club, device, is_back=True)
        return club

    async def place_of(self, club: Club, player: int) -> tuple[Table, int] | None:
        """Where somebody plays in this round: the table, and the seat."""
        seating = None if player == ORGANISER else club.table_of(player)
        if seating is None:
            return None
        table = self.room.tables.get(seating.match) or await self.table(seating.match)
        return table, seating.players.index(player)

    async def take_seat(self, club: Club, device: str, is_back: bool = False) -> None:
        """Let whoever plays in this round hold their seat on this device, too.

        Where a bot has it, only whoever has just come back takes it again. Nobody holds two hands
        of one table.
        """
        player = club.player_at(device)
        place = None if player is None else await self.place_of(club, player)
        if place is None or player is None:
            return
        table, seat = place

        def judge() -> list[Event]:
            match, chair = table.match, table.match.chairs[seat]
            if match.is_over or device in chair.devices or len(chair.devices) >= MOST_DEVICES:
                return []
            expect_free_hands(match, device, seat)
            if chair.kind == PERSON:
                return [{"kind": events.RETURNED, "seat": seat, "device": device}]
            if not is_back:
                return []
            sat = {"seat": seat, "name": club.name(player), "device": device, "text": ""}
            return [{"kind": events.SAT, **sat}]

        if judge() and await table.commit(judge):
            await self.room.remember(device, table)

    # What follows from the log

    async def open_tables(self, club: Club) -> None:
        """Open the tables of the round that are not there yet, under the names that the log has."""
        for seating in club.in_play:
            if seating.is_open or seating.match in self.room.tables:
                continue
            if await self.is_kept(seating.match):
                seating.is_open = True
                continue
            game = club.latest.game_for(len(seating.players))
            people = (club.players[one] for one in seating.players)
            chairs = [Chair(PERSON, one.name, list(one.devices)) for one in people]
            try:
                with suppress(Conflict):  # another process has opened it
                    await self.room.open(
                        game,
                        chairs,
                        club.hosts[-1],
                        own_dice=club.latest.own_dice,
                        identity=seating.match,
                        for_others=True,
                    )
            except StoreFailed:
                raise
            except Mistake as mistake:  # whoever looks next tries again
                about = {"club": club.id, "table": seating.match, "error": mistake}
                LOG.warning("a table does not open", extra=about)
                return
            await self.room.store.link(f"table:{seating.match}", club.id)
            seating.is_open = True

    async def is_kept(self, match: str) -> bool:
        return bool(await self.room.store.matches_of(f"table:{match}", 1))

    async def collect(self, club: Club) -> None:
        """Write down what came of the tables that are over.

        Those that are not in memory are asked for now and then, however many phones want to know.
        """
        now = time.monotonic()
        is_due = now - club.looked >= RETRIES_BETWEEN_LOOKS * self.room.times.retry
        if is_due:
            club.looked = now
        for seating in club.in_play:
            if not is_due and seating.match not in self.room.tables:
                continue
            match = await self.match_if_over(seating.match)
            if match is not None:
                await self.write(club, partial(result_of, seating.match, points_in(match)))

    async def match_if_over(self, identity: str) -> Match | None:
        table = self.room.tables.get(identity)
        if table is None and not await self.room.store.matches_of(over_key(identity), 1):
            return None
        try:
            match = (table or await self.table(identity)).match
        except StoreFailed:
            raise
        except FAILURES as error:  # of a game; its table says so
            LOG.warning("a table has no result", extra={"table": identity, "error": error})
            return None
        return match if match.is_over else None


def club_from(log: Sequence[str]) -> Club:
    """An evening from its log; a long one takes a while, so this runs beside the event loop."""
    opened, *rest = map(json.loads, log)
    club = Club(opened)
    for event in rest:
        club.apply(event)
    return club


def choice_of(game: Game, own_dice: bool) -> Choice:
    """A game for a round, if it can be played in one."""
    if game.players < 2:
        raise Declined("broken-request")
    expect_dice(game, own_dice)
    return Choice.of(game, own_dice)


def pair(club: Club, here: list[int], choice: Choice) -> Round:
    """Who plays whom next, of those who are here."""
    return next_round(here, club.history, choice.size, choice.sizes(), club.system)


def expect_no_other_table(club: Club, device: str, player: int) -> None:
    """Refuse a device that plays for somebody else in this round, whose hand it has."""
    other = club.player_at(device)
    if player != ORGANISER and other is not None and club.table_of(other) is not None:
        raise Declined("club-plays-as", name=club.name(other))


def away_event(player: int, is_away: bool, by_organiser: bool) -> Event:
    return {"kind": AWAY, "player": player, "on": is_away, "by_organiser": by_organiser}


def expect_room(club: Club) -> None:
    """Refuse one more to be paired than there is room for."""
    if len(club.here) >= MOST_PLAYERS:
        raise Declined("club-full", most=MOST_PLAYERS)


def expect_host(club: Club, device: str) -> None:
    if not club.is_host(device):
        raise Declined("not-the-organiser")


def player_behind(club: Club, token: str) -> int:
    """The place to which a link or a pass leads."""
    way = club.ways.get(way_of(token))
    if way is None or not way.is_open:
        raise Declined("club-way-gone")
    return way.player


def keys_of(event: Event) -> list[str]:
    """What leads to an evening once this has happened."""
    if event["kind"] in (JOINED, RETURNED):
        return [f"clubs-of:{event['device']}"]
    return [pass_key(event["way"])] if "until" in event else []


def pass_key(way: str) -> str:
    return f"pass:{way}"


def points_in(match: Match) -> tuple[int, ...]:
    """What everybody at a table gets; of one that was ended before its time, half."""
    outcome = match.position.outcome
    return points_at(outcome.winners if outcome else (), sides_of(match.game))


def sides_of(game: Game) -> list[int]:
    """The side of each seat: partners win together."""
    return [game.plug.manners.side_of(game.options, seat) for seat in range(game.players)]


def result_of(match: str, points: tuple[int, ...], club: Club) -> list[Event]:
    """The event with which a result is known, unless it is already."""
    seating = club.seating_of(match)
    if seating is None or seating.points:
        return []
    return [{"kind": RESULT, "match": match, "points": list(points)}]
