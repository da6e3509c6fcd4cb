"""A table: one match, the people at it, and the one authority over both.

Whoever wants something sends a message; the table judges it, writes it to the log, and only then
shows it. It is given its store, its bots and its times, and needs no network. What can be asked of
it besides moves stands in `seats`, `undo`, `talk` and `bots`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar, runtime_checkable

from cookietin.engine import ask
from cookietin.engine.ask import Move, Refusal
from cookietin.engine.bot import Thought
from cookietin.engine.log import Conflict, Store, StoreFailed
from cookietin.engine.position import Position, Refused, View
from cookietin.engine.protocol import CHANCE, NOTHING, SPECTATOR, TOO_LATE
from cookietin.engine.texts import Mistake, Phrase
from cookietin.table import bots as minds
from cookietin.table import match as events
from cookietin.table import seats, talk
from cookietin.table.latest import Latest
from cookietin.table.logs import FAILURES, failure_of, finish, match_from, over_key, stored_form
from cookietin.table.match import (
    GATHERING,
    OVER,
    PERSON,
    RUNNING,
    STOPPED,
    Declined,
    Event,
    Match,
)
from cookietin.table.messages import click_in, integer_in, seat_in, text_in
from cookietin.table.talk import CHAT_KEPT, REACTIONS_KEPT, Said
from cookietin.table.taps import NothingThere, explain_tap, ways_of
from cookietin.table.undo import Question, agree, question_if_open, undo, undo_if_agreed

MOST_TAPS = 12
MOST_EVENTS = 10_000  # of one match; moves that are taken back and changes of seats count too
# What makes a log longer. A worn-out table takes no more of it, and a day has room for so much.
LENGTHENING = frozenset({"move", "throw", "undo", "advise", *seats.SEATING})
MOST_LASTING = 256  # pieces of pages that are kept for a table from move to move
TRIES = 6  # to write what somebody waits for
LONGEST_PAUSE = 8.0  # seconds between two attempts
ASKED = "asked"  # the phase of a running match in which somebody wants to take a move back
PLAYING = frozenset({RUNNING, ASKED})
ALWAYS = frozenset({GATHERING, RUNNING, ASKED, OVER, STOPPED})
LOG = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(frozen=True)
class Times:
    """How long things take; tests make them short."""

    ping: float = 4.0
    gone: float = 10.0
    dropped: float = 30.0  # the line of a page that says nothing any more
    kept: float = 60.0  # in memory, a table that nobody looks at
    retry: float = 0.3
    bot_pause: float = 0.7
    bot_budget: float = 1.0  # to think about a move; a hard one seems to take all of it


@dataclass(frozen=True)
class Answer:
    """What a table answers to a message: done, or why not."""

    ok: bool
    phrase: Phrase | None = None
    clause: str = ""
    element: str = ""  # of the board: the piece at fault


@dataclass(frozen=True)
class Company:
    """Who looks at a table in another process: devices at seats, and how many others."""

    devices: frozenset[str] = frozenset()
    watchers: int = 0
    heard: float = field(default_factory=time.monotonic)


@dataclass
class Draft:
    """What was to be written last, and from which number on."""

    number: int = 0
    texts: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Tally:
    """What all tables of a process have done so far."""

    moves: int = 0


class Bots(Protocol):
    """Chooses moves somewhere else; see `cookietin.bots.process`."""

    async def choose(self, bot: str, view: View, legal: list[int], seconds: float) -> int: ...
    async def close(self) -> None: ...


@runtime_checkable
class Adviser(Protocol):
    """Says what it thinks of moves."""

    async def think(
        self, view: View, legal: list[int], seconds: float, iterations: int
    ) -> list[Thought]: ...


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at a table: a page that is open on a device."""

    device: str
    changed: Callable[[], None]
    address: str = ""  # where the page was opened
    heard: float = field(default_factory=time.monotonic)
    shown: int | None = None  # with several people and secrets here: whose hand is up
    is_held: bool = False  # only as long as somebody holds a button
    gone: bool = False
    waits: bool = False  # for an answer of ours, and says nothing meanwhile
    is_slow: bool = False  # lets things happen slowly
    has_seen_all: bool = False  # before its line was cut: nothing has happened since


class Table:
    """The one authority over a match."""

    def __init__(
        self,
        match: Match,
        store: Store,
        bots: Bots,
        times: Times,
        own_bots: Sequence[str] = (),
        turns: minds.Minds | None = None,
        tally: Tally | None = None,
    ) -> None:
        self.match = match
        self.own_bots = own_bots  # of the host, besides the characters
        self.turns = turns or minds.Minds()  # in which bots think, here and at other tables
        self.store = store
        self.bots = bots
        self.times = times
        self.tally = tally or Tally()
        self.rebuilt_at = 0  # the number of its next event when it was read from its log
        self.last_move = 0.0  # seconds since 1970; 0 if there was none since it is in memory
        self.viewers: set[Viewer] = set()
        self.present: Counter[str] = Counter()  # open pages by device
        self.missed: dict[str, float] = {}  # by device without a page: since when
        self.gone: set[int] = set()  # seats of people who have been missed for a while
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        # Pages know by its number what is new to them, also after the table was put away.
        self.said = int(1000 * time.time())
        self.reactions: deque[Said] = deque(maxlen=REACTIONS_KEPT)
        self.reacted: dict[int, tuple[float, int]] = {}  # by seat: when, and after what it saw
        self.watchers = 0  # devices without a seat, as the others know it
        self.question: Question | None = None
        self.questions = 0
        self.declined: Question | None = None  # to whose last move somebody said no
        self.trouble: Phrase | None = None  # why the table does not go on just now
        self.notice: Phrase | None = None  # from the host of the server
        self._shared: dict[Any, Any] = {}  # what several see alike, until something is shown
        self._lasting: Latest[Any, Any] = Latest(MOST_LASTING)  # until it is more than a move
        self.lock = asyncio.Lock()
        self.has_news = False  # that was not shown yet
        self.renewing = asyncio.Lock()
        self.pens = (asyncio.Lock(), asyncio.Lock())  # who draws for watchers, and for players
        self.thinking: asyncio.Task[None] | None = None
        self.interrupting: set[asyncio.Task[None]] = set()
        # Where several processes share the tables; see `together`
        self.process = ""
        self.tell_others: Callable[[dict[str, Any]], None] = lambda letter: None
        self.hearing = asyncio.Lock()
        self.elsewhere: dict[str, Company] = {}  # by process

    # The log

    async def write(self, judge: Callable[[], list[Event]], draft: Draft) -> bool:
        """Judge, append, then let it happen; judged again if another writer was faster.

        Was anything written?
        """
        if await self.was_kept(draft):
            return True
        while happening := judge():
            draft.number, draft.texts = self.match.number, [stored_form(one) for one in happening]
            try:
                await self.store.append(self.match.id, draft.number, draft.texts)
            except Conflict:
                if await self.was_kept(draft):
                    return True
                if self.match.number == draft.number:  # somebody has deleted it
                    raise Declined("no-such-table") from None
                continue
            self.tally.moves += sum(event["kind"] == events.MOVED for event in happening)
            await self.happen(happening)
            return True
        return False

    async def was_kept(self, draft: Draft) -> bool:
        """Is a draft in the log after all? A database may go away when it has just kept it.

        What others have written meanwhile happens, too.
        """
        if not draft.texts:
            return False
        kept = await self.store.read(self.match.id, draft.number)
        if news := kept[self.match.number - draft.number :]:
            await self.happen([json.loads(text) for text in news])
        return kept[: len(draft.texts)] == draft.texts

    async def catch_up(self) -> None:
        """Let happen what other processes have written."""
        async with self.lock:
            was_gathering = self.match.phase == GATHERING
            news = await self.store.read(self.match.id, self.match.number)
            if news:
                await self.happen([json.loads(text) for text in news])
                self.trouble = None
            if was_gathering and self.match.phase != GATHERING:
                await self.forget_code()
        if self.has_news:
            self.show_what_happened()
        self.wake_bots()

    def pause(self, attempt: int) -> float:
        """How long to wait before the next attempt."""
        return min(LONGEST_PAUSE, self.times.retry * 2.0 ** min(attempt, 10))

    async def happen(self, happening: list[Event]) -> None:
        """Let events of the log happen; if a game fails in the middle of one, read all of it."""
        self.has_news = True
        self._shared.clear()  # whoever draws before this is shown draws nothing of before
        kinds = {event["kind"] for event in happening}
        if events.MOVED in kinds:
            self.last_move = time.time()
        if kinds != {events.MOVED}:
            self._lasting.clear()
        try:
            for event in happening:
                self.match.apply(event)
        except FAILURES:
            log = await self.store.read(self.match.id)
            self.match = await asyncio.to_thread(match_from, log)
            self._lasting.clear()
        self.question = question_if_open(self, self.question)
        self.declined = question_if_open(self, self.declined)
        self.cover_hands()
        if self.match.is_over:
            self._lasting.clear()
            await asyncio.to_thread(finish, self.match)

    async def commit(self, judge: Callable[[], list[Event]], tries: int = TRIES) -> bool:
        """One change of the match, and what follows from it. Was anything written?"""
        draft = Draft()
        is_written = await self.patiently(lambda: self._commit(judge, draft), tries)
        self.wake_bots()
        return is_written

    async def _commit(self, judge: Callable[[], list[Event]], draft: Draft) -> bool:
        try:
            async with self.lock:
                was_gathering, was_over = self.match.phase == GATHERING, self.match.is_over
                if is_written := await self.write(judge, draft):
                    self.trouble = None
                if was_gathering and self.match.phase != GATHERING:
                    await self.forget_code()
                if self.match.is_over and not was_over:
                    await self.note_end()
            return is_written
        finally:
            if self.has_news:
                self.show_what_happened()

    async def patiently(self, work: Callable[[], Awaitable[T]], tries: int = TRIES) -> T:
        """What cannot be kept is tried again with growing pauses, and the people are told."""
        attempt = 0
        while True:
            try:
                found = await work()
            except StoreFailed as failure:
                LOG.warning(
                    "a change was not saved", extra={**self.match.log_fields, "error": failure}
                )
                attempt += 1
                is_last = attempt == tries
                again = Declined("trying-again", reason=failure.phrase)
                self.tell_trouble(failure.phrase if is_last else again.phrase)
                if is_last:
                    raise
                await asyncio.sleep(self.pause(attempt - 1))
            else:
                if attempt:
                    self.tell_trouble(None)
                return found

    async def forget_code(self) -> None:
        """The code is for taking seats: once it has begun or ended, nobody can guess it."""
        try:
            await self.store.unlink(f"code:{self.match.code}", self.match.id)
        except StoreFailed as failure:  # the room asks again whether the match has begun
            about = {**self.match.log_fields, "error": failure}
            LOG.warning("a code is not forgotten", extra=about)

    async def note_end(self) -> None:
        """Lists say that a match is over without reading all of it."""
        LOG.info("a match is over", extra=self.match.log_fields)
        try:
            await self.store.link(over_key(self.match.id), self.match.id)
        except StoreFailed as failure:  # whoever opens it next notes it
            LOG.warning("an end is not noted", extra={**self.match.log_fields, "error": failure})

    def show(self) -> None:
        """Tell everybody who looks that there is something new."""
        self._lasting.clear()
        self.show_what_happened()

    def show_what_happened(self) -> None:
        """The same, if it is nothing but what is in the log."""
        self.has_news = False
        self._shared.clear()
        for viewer in self.viewers:
            viewer.changed()
        with suppress(RuntimeError):  # without a loop nobody draws
            asyncio.get_running_loop().call_soon(self.forget)

    def forget(self) -> None:
        """What was worked out for those who look, and have been shown it by now, goes: memory that
        is free again at once is near at hand for the next table.
        """
        self._shared.clear()
        self.match.worked_out.clear()

    def once_for_all(self, key: Any, work_out: Callable[[], T]) -> T:
        """What `work_out` finds, once for all who ask before something else is shown."""
        if key not in self._shared:
            self._shared[key] = work_out()
        found: T = self._shared[key]
        return found

    def once_between_moves(self, key: Any, work_out: Callable[[], T]) -> T:
        """What `work_out` finds, once for all who ask before anything but a move happens or is
        shown. What it asks of the position stands in the key.
        """
        found: T | None = self._lasting.get(key)
        if found is None:
            self._lasting[key] = found = work_out()
        return found

    def tell_trouble(self, phrase: Phrase | None) -> None:
        """Tell the people why the table does not go on just now, or that it does."""
        if phrase != self.trouble:
            self.trouble = phrase
            self.show()

    @property
    def phase(self) -> str:
        """The phase of the match, or that somebody is asked whether a move may be taken back."""
        phase = self.match.phase
        return ASKED if phase == RUNNING and self.question is not None else phase

    @property
    def is_worn_out(self) -> bool:
        """Has the match become so long that nobody moves any more?"""
        return self.match.number >= MOST_EVENTS and not self.match.is_over

    def expect(self, word: str) -> None:
        """Refuse what is not done in this phase. `judge` asks, so that it holds when written."""
        phase = self.phase
        if phase in PHASES[word]:
            if word in LENGTHENING and self.is_worn_out:
                raise Declined("table-worn-out")
            return
        if phase in (OVER, STOPPED):
            raise Declined("table-ended" if phase == STOPPED else "match-over")
        if word == "agree":
            raise Declined("nothing-to-agree")
        if phase == GATHERING:
            raise Declined("table-not-started")
        raise Declined("match-not-over" if word == "again" else "table-started")

    # Messages

    async def do(self, device: str, message: dict[str, Any]) -> Answer:
        """Carry out what somebody asks for, or say why not. Nothing is dropped silently."""
        word = message.get("do")
        try:
            if not isinstance(word, str) or word not in ACTIONS:
                raise Declined("no-such-request")
            await ACTIONS[word][0](self, device, message)
        except Refused as refused:
            why = refused.refusal
            at_fault = self.match.plug.view.element(why.witness) if why.witness != NOTHING else ""
            return Answer(False, why.phrase, why.clause, at_fault)
        except NothingThere as nothing:
            return Answer(False, nothing.phrase, element=nothing.element)
        except Mistake as mistake:
            return Answer(False, mistake.phrase)
        except FAILURES as error:  # of a game, say: its table tells it, the others go on
            LOG.exception("a message fails", extra=self.match.log_fields)
            return Answer(False, failure_of(self.match.plug.name, error).phrase)
        return Answer(True)

    async def move(self, device: str, message: dict[str, Any]) -> None:
        """A click: a seat's move, with its own id and what the seat knew when it was made."""
        seat = self.own_seat(device, message)
        text, click = text_in(message, "move", 200), click_in(message, device)

        def is_late() -> bool:
            return integer_in(message, "at") != self.match.concerns[seat]

        def judge() -> list[Event]:
            match = self.match
            if click in match.clicks:  # the same click again: the present state is the answer
                return []
            self.own_seat(device, message)
            self.expect("move")
            if message.get("forced") is True and is_late():
                return []  # another page of the same person was first
            move, why = match.position.judge(text, seat)
            if why is None and (clause := match.bot_refusal(seat, move.number)):
                why = Refusal(clause, ask.refusal_phrase(match.plug, clause))
            if why is None and is_late():
                why = too_late(match)
            if why is not None:
                raise Refused(text, why)
            return [self.move_event(move, click)]

        if await self.commit(judge):
            minds.let_bots_notice(self)

    def move_event(self, move: Move, click: str, before: Position | None = None) -> Event:
        """A move, with what chance answers at once; in the present position, or in another."""
        answers = self.match.answers_to(move, before)
        return {"kind": events.MOVED, "seat": move.seat, "move": move, "click": click,
                "answers": answers}  # fmt: skip

    def throw(self, device: str, message: dict[str, Any]) -> list[Event]:
        """What people threw with their own dice; `at` is how often they had told that before."""
        text, click = text_in(message, "move", 200), click_in(message, device)
        if click in self.match.clicks:
            return []
        self.expect_seat(device)
        self.expect("throw")
        if "at" in message and integer_in(message, "at") != self.match.throws_told:
            raise Refused(text, too_late(self.match))
        position, found = self.match.position, []
        first = self.match.move_to_throw(device)
        if first is not None:  # to say that one throws, and what, is one thing
            position = position.after(first)
            found = [{**self.move_event(first, f"{click}:"), "answers": []}]
        elif not self.match.waits_for_dice():
            raise Declined("no-throw-now")
        throw, why = position.judge(text, CHANCE)
        if why is not None:
            raise Declined("wrong-throw", move=text)
        return [*found, self.move_event(replace(throw, typed=True), click, position)]

    async def why(self, device: str, message: dict[str, Any]) -> None:
        """Why does this tap lead to no move? The refusal of the move that got furthest with it."""
        seat = self.own_seat(device, message)
        self.expect("why")
        match = self.match
        taps = message.get("taps")
        if not isinstance(taps, list) or len(taps) > MOST_TAPS:
            raise Declined("broken-request")
        plug, state = match.plug, match.view(seat).bare
        # tens of milliseconds where there are thousands of moves
        ways = match.once(("ways", seat), lambda: ways_of(plug, state, seat))
        explain_tap(plug, state, seat, taps, ways)

    @property
    def bots_think(self) -> Adviser | None:
        """Those who can be asked what they think, if there are any."""
        return self.bots if isinstance(self.bots, Adviser) else None

    # Presence: nothing of this is in the log

    def watch(self, viewer: Viewer) -> None:
        """Somebody looks. The others are told only if a person is back at a seat."""
        self.viewers.add(viewer)
        viewer.changed()
        self.count(viewer.device, 1)
        self.wake_bots()

    def unwatch(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if not viewer.gone:
            self.count(viewer.device, -1)

    def hear(self, viewer: Viewer) -> None:
        """A sign of life."""
        viewer.heard = time.monotonic()
        if viewer.gone:
            viewer.gone = False
            self.count(viewer.device, 1)

    def notice_silence(self) -> None:
        """Show as gone those who have not been heard of for a while, and how many watch.

        However many come and go, that is told no more often than the room looks around.
        """
        now = time.monotonic()
        late = now - self.times.gone
        for viewer in [v for v in self.viewers if not (v.gone or v.waits) and v.heard < late]:
            viewer.gone = True
            self.count(viewer.device, -1, viewer.heard)
        self.elsewhere = {who: one for who, one in self.elsewhere.items() if one.heard >= late}
        company = self.elsewhere.values()
        watchers = sum(not self.match.seats_of(device) for device in self.present)
        watchers += sum(one.watchers for one in company)
        present = set(self.present).union(*(one.devices for one in company))
        for device in present:
            self.missed.pop(device, None)
        gone = set()
        for seat, chair in enumerate(self.match.chairs):
            missed = [one for one in chair.devices if one not in present]
            since = max((self.missed.setdefault(one, now) for one in missed), default=now)
            if missed == chair.devices and since <= late:
                gone.add(seat)
        if (gone, watchers) != (self.gone, self.watchers):
            self.gone, self.watchers = gone, watchers
            self.show()

    def count(self, device: str, pages: int, heard: float = 0.0) -> None:
        """A device has a page more or less open here; whoever is back is shown."""
        seats = self.match.seats_of(device)
        self.present[device] += pages
        if self.present[device] <= 0:
            del self.present[device]
            if seats:
                self.missed[device] = heard or time.monotonic()
                self.tell_presence()
            return
        if seats and self.present[device] == 1:
            self.tell_presence()
        self.missed.pop(device, None)
        if self.gone.intersection(seats):
            self.gone.difference_update(seats)
            self.show()

    def tell_presence(self) -> None:
        """Tell the other processes who looks at this table here.

        For each seat one device is enough: however many it has, the letter stays short.
        """
        watchers = sum(not self.match.seats_of(device) for device in self.present)
        at_seats = (
            next((one for one in chair.devices if one in self.present), "")
            for chair in self.match.chairs
        )
        seated = [device for device in dict.fromkeys(at_seats) if device]
        self.tell_others({"here": [self.process, seated, watchers]})

    def meet(self, process: str, company: Company) -> None:
        """Somebody looks at this table in another process; whoever is back is shown."""
        self.elsewhere.pop(process, None)
        if company.devices or company.watchers:
            self.elsewhere[process] = company
        back = {seat for device in company.devices for seat in self.match.seats_of(device)}
        if self.gone.intersection(back):
            self.gone.difference_update(back)
            self.show()

    @property
    def stand_by(self) -> float:
        """Seconds that our bots leave to those of another process that has the same table."""
        is_second = any(process < self.process for process in self.elsewhere)
        return self.times.gone / 4 if is_second else 0.0

    @property
    def address(self) -> str:
        """Where the table is looked at: by somebody who sits here, if they do, and where the fewest
        bots wait. Nobody makes the bots slow at a table by having many others.
        """
        seats_of, queue = self.match.seats_of, self.turns.queue_of
        ranked = (
            (not seats_of(one.device), queue(one.address), one.address) for one in self.viewers
        )
        return min(ranked, default=(True, 0, ""))[-1]

    def is_gone(self, seat: int) -> bool:
        """Has the person at this seat had no page open for a while?"""
        return self.match.chairs[seat].kind == PERSON and seat in self.gone

    # Bots

    def wake_bots(self) -> None:
        """Let the bots think, if it is on them and nobody has asked them yet."""
        is_idle = self.thinking is None or self.thinking.done()
        if is_idle and self.viewers and minds.bot_to_act(self) is not None:
            self.thinking = asyncio.get_running_loop().create_task(minds.let_bots_play(self))

    @property
    def is_busy(self) -> bool:
        """Will something be written soon, whoever looks? A copy in memory would not know of it."""
        is_thinking = self.thinking is not None and not self.thinking.done()
        return self.lock.locked() or is_thinking or bool(self.interrupting)

    # Who may

    def own_seat(self, device: str, message: dict[str, Any]) -> int:
        self.expect_seat(device)
        seat = seat_in(message, self.match)
        if device not in self.match.chairs[seat].devices:
            raise Declined("not-your-seat")
        return seat

    def expect_seat(self, device: str) -> None:
        if not self.match.seats_of(device):
            raise Declined("seat-lost" if self.match.seats_lost_by(device) else "not-at-table")

    def expect_host(self, device: str) -> None:
        if device != self.match.host:
            raise Declined("not-the-host")

    def screen_of(self, viewer: Viewer) -> tuple[int, int | None]:
        """For whom the board is drawn, and whom the device is to be handed to, if anybody.

        As long as it is to be handed over, a cover is up and the board is a spectator's.
        """
        match = self.match
        seats = match.seats_of(viewer.device)
        acting = [seat for seat in seats if seat in match.position.seats]
        if len(seats) < 2 or not match.plug.has_secrets or match.is_over:
            return (*acting, *seats, SPECTATOR)[0], None
        if match.plug.manners.has_peeks:
            return viewer.shown if viewer.shown in seats else SPECTATOR, None
        if viewer.shown is not None and viewer.shown in (acting or seats):
            return viewer.shown, None
        return SPECTATOR, (acting or seats)[0] if match.started else None

    def uncover(self, viewer: Viewer, seat: int, is_held: bool = False) -> None:
        """The person at the screen says who is there, or begins to hold a button."""
        if seat not in self.match.seats_of(viewer.device):
            raise Declined("not-your-seat")
        viewer.shown, viewer.is_held = seat, is_held
        self.cover_hands()

    def cover(self, viewer: Viewer) -> None:
        """The button is not held any more."""
        if viewer.is_held:
            viewer.shown, viewer.is_held = None, False

    def cover_hands(self) -> None:
        """A hand that had to be covered stays so until the person says that they are there.

        What somebody chose from is covered as soon as they have chosen.
        """
        match = self.match
        for viewer in self.viewers:
            if viewer.shown is None:
                continue
            is_over = viewer.shown not in match.position.seats and not viewer.is_held
            has_chosen = match.plug.manners.has_peeks and is_over
            if has_chosen or self.screen_of(viewer)[1] is not None:
                viewer.shown, viewer.is_held = None, False


def too_late(match: Match) -> Refusal:
    """Why nothing comes of a click that was meant for what is over."""
    return Refusal(TOO_LATE, ask.clause_phrase(match.plug, TOO_LATE))


Action = Callable[[Table, str, dict[str, Any]], Awaitable[None]]
Judge = Callable[[Table, str, dict[str, Any]], list[Event]]


def action_by(judge: Judge, makes_bots: bool = False) -> Action:
    """Do what only changes the match: `judge` says how, again if another writer was faster."""

    async def act(table: Table, device: str, message: dict[str, Any]) -> None:
        await table.commit(lambda: judge(table, device, message))
        if makes_bots:
            await undo_if_agreed(table)  # bots agree

    return act


# What may be asked of a table, and when. Once the secret may be known, nothing changes the match;
# whoever comes back to a seat then only looks at it, and may want to play again.
ACTIONS: dict[str, tuple[Action, frozenset[str]]] = {
    "move": (Table.move, PLAYING),
    "throw": (action_by(Table.throw), PLAYING),
    "why": (Table.why, PLAYING | {OVER}),
    "sit": (action_by(seats.sit), frozenset({GATHERING})),
    "sit-again": (action_by(seats.sit_again), PLAYING),
    "take-back": (action_by(seats.take_back), ALWAYS),
    "stand-in": (action_by(seats.stand_in, makes_bots=True), PLAYING),
    "remove": (action_by(seats.remove, makes_bots=True), PLAYING | {GATHERING}),
    "start": (action_by(seats.start), frozenset({GATHERING})),
    "fill": (action_by(seats.fill), frozenset({GATHERING})),
    "end": (action_by(seats.end), PLAYING | {GATHERING}),
    "undo": (undo, PLAYING),
    "agree": (agree, frozenset({ASKED})),
    "advise": (action_by(minds.advise), PLAYING),
    "say": (talk.say, ALWAYS),
    "react": (talk.react, ALWAYS),
}
PHASES = {word: phases for word, (_, phases) in ACTIONS.items()}
PHASES["again"] = frozenset({OVER, STOPPED})  # which the room does
