"""A table: one match, the people at it, and the one authority over both.

Whoever wants something sends a message; the table judges it, writes it to the log, and only then
shows it. It is given its store, its bots and its times, and needs no network.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
import unicodedata
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from hashlib import sha256
from operator import attrgetter
from typing import Any, Protocol, TypeVar, runtime_checkable

from cookietin.engine import ask, registry
from cookietin.engine.ask import Move, Refusal, clause_name
from cookietin.engine.bot import Chosen, Thought
from cookietin.engine.characters import NEWCOMER, characters_of, names_of_bot
from cookietin.engine.log import Conflict, Store, StoreFailed
from cookietin.engine.plug import RANDOM
from cookietin.engine.position import Game, Position, Refused, View, move_of
from cookietin.engine.protocol import CHANCE, NO_SUCH_MOVE, NOTHING, SPECTATOR, TOO_LATE, UNSEEN
from cookietin.engine.texts import Mistake, Phrase, Seat, names_of_seat
from cookietin.engine.view import beats_of
from cookietin.table import match as events
from cookietin.table.match import (
    BOT,
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    STOPPED,
    Chair,
    Declined,
    Event,
    Match,
    is_free_undo,
)

NAME_LENGTH = 24
CHAT_LENGTH = 300
CHAT_KEPT = 30  # lines, all of which go to everybody with the next one
CLICK_LENGTH = 32
TEXT_LENGTH = 64
MOST_TAPS = 12
MOST_WAYS = 8
MOST_DEVICES = 12  # that hold one seat
MOST_EVENTS = 10_000  # of one match; moves that are taken back count too
LENGTHENING = ("move", "throw", "undo")
LARGEST = 2**31
TRIES = 6  # to write what somebody waits for
LONGEST_PAUSE = 8.0  # seconds between two attempts
BEAT = 0.27  # of the pause of a bot: how long a hop takes on a page at its usual pace
ASKED = "asked"  # the phase of a running match in which somebody wants to take a move back
PLAYING = frozenset({RUNNING, ASKED})
ALWAYS = frozenset({GATHERING, RUNNING, ASKED, OVER, STOPPED})
PLAYED = (events.STARTED, events.MOVED, events.UNDONE)
PLAYED_TEXTS = tuple(f'{{"kind":"{kind}"' for kind in PLAYED)  # as we write them
FAILURES = (Exception, SystemExit)  # whatever a game does; its people are told
LOG = logging.getLogger(__name__)
T = TypeVar("T")
BLANKS = "\u115f\u1160\u3164\uffa0\u2800"  # fillers that count as letters
REACTIONS = ("bravo", "laugh", "wow", "sad", "cookie", "love")
REACTIONS_KEPT = 6
REACTION_SECONDS = 1.5  # from one of a seat to its next


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


class NothingThere(Declined):
    """Somebody has tapped something of the board with which nothing can be done."""

    def __init__(self, element: str) -> None:
        super().__init__("nothing-there")
        self.element = element


@dataclass(frozen=True)
class Answer:
    """What a table answers to a message: done, or why not."""

    ok: bool
    phrase: Phrase | None = None
    clause: str = ""
    element: str = ""  # of the board: the piece at fault


@dataclass
class Said:
    """A line of the chat, or a reaction, which is one of `REACTIONS`."""

    number: int
    seat: int
    name: str
    text: str
    key: str = ""  # tells it from all others, wherever it was said


@dataclass(frozen=True)
class Company:
    """Who looks at a table in another process: devices at seats, and how many others."""

    devices: frozenset[str] = frozenset()
    watchers: int = 0
    heard: float = field(default_factory=time.monotonic)


@dataclass
class Question:
    """Somebody wants to take a move back: which question it is, whose move, and who has agreed."""

    number: int
    seat: int
    turn: int  # the number of the move
    agreed: set[int]
    declined_by: int = NOTHING  # the seat that said no


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
    heard: float = field(default_factory=time.monotonic)
    shown: int | None = None  # with several people and secrets here: whose hand is up
    is_held: bool = False  # only as long as somebody holds a button
    gone: bool = False
    waits: bool = False  # for an answer of ours, and says nothing meanwhile


class Table:
    """The one authority over a match."""

    def __init__(
        self, match: Match, store: Store, bots: Bots, times: Times, own_bots: Sequence[str] = ()
    ) -> None:
        self.match = match
        self.own_bots = own_bots  # of the host, besides the characters
        self.store = store
        self.bots = bots
        self.times = times
        self.viewers: set[Viewer] = set()
        self.present: Counter[str] = Counter()  # open pages by device
        self.missed: dict[str, float] = {}  # by device without a page: since when
        self.gone: set[int] = set()  # seats of people who have been missed for a while
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.said = 0
        self.reactions: deque[Said] = deque(maxlen=REACTIONS_KEPT)
        self.reacted: dict[int, tuple[float, int]] = {}  # by seat: when, and after what it saw
        self.watchers = 0  # devices without a seat, as the others know it
        self.question: Question | None = None
        self.questions = 0
        self.declined: Question | None = None  # to whose last move somebody said no
        self.trouble: Phrase | None = None  # why the table does not go on just now
        self._shared: dict[Any, Any] = {}  # what all see who only watch, until something is shown
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

    async def write(self, judge: Callable[[], list[Event]]) -> bool:
        """Judge, append, then let it happen; judged again if another writer was faster.

        Was anything written?
        """
        while happening := judge():
            texts = [stored_form(event) for event in happening]
            try:
                await self.store.append(self.match.id, self.match.number, texts)
            except Conflict:  # read what others have written
                news = await self.store.read(self.match.id, self.match.number)
                if not news:  # somebody has deleted it
                    raise Declined("no-such-table") from None
                await self.happen([json.loads(text) for text in news])
                continue
            await self.happen(happening)
            return True
        return False

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
            self.has_news = False
            self.show()
        self.wake_bots()

    def pause(self, attempt: int) -> float:
        """How long to wait before the next attempt."""
        return min(LONGEST_PAUSE, self.times.retry * 2.0 ** min(attempt, 10))

    async def happen(self, happening: list[Event]) -> None:
        """Let events of the log happen; if a game fails in the middle of one, read all of it."""
        self.has_news = True
        try:
            for event in happening:
                self.match.apply(event)
        except FAILURES:
            log = await self.store.read(self.match.id)
            self.match = await asyncio.to_thread(match_from, log)
        self.question = self.still_open(self.question)
        self.declined = self.still_open(self.declined)
        self.cover_hands()
        if self.match.is_over:
            await asyncio.to_thread(finish, self.match)

    def still_open(self, question: Question | None) -> Question | None:
        """A question, unless its move is gone or another came after it."""
        if question is None or not self.match.is_running:
            return None
        last = self.match.last_choice(question.seat)
        return question if last is not None and last.number == question.turn else None

    async def commit(self, judge: Callable[[], list[Event]], tries: int = TRIES) -> bool:
        """One change of the match, and what follows from it. Was anything written?

        What cannot be kept is tried again with growing pauses, and the people are told.
        """
        is_written = False
        for attempt in range(tries):
            try:
                async with self.lock:
                    was_gathering, was_over = self.match.phase == GATHERING, self.match.is_over
                    if is_written := await self.write(judge):
                        self.trouble = None
                    if was_gathering and self.match.phase != GATHERING:
                        await self.forget_code()
                    if self.match.is_over and not was_over:
                        await self.note_end()
                break
            except StoreFailed as failure:
                LOG.warning("table %s: not kept, attempt %d: %s", self.match.id, attempt, failure)
                is_last = attempt == tries - 1
                again = Declined("trying-again", reason=failure.phrase)
                self.tell_trouble(failure.phrase if is_last else again.phrase)
                if is_last:
                    raise
                await asyncio.sleep(self.pause(attempt))
            finally:
                if self.has_news:
                    self.has_news = False
                    self.show()
        self.wake_bots()
        return is_written

    async def forget_code(self) -> None:
        """The code is for taking seats: once it has begun or ended, nobody can guess it."""
        try:
            await self.store.unlink(f"code:{self.match.code}", self.match.id)
        except StoreFailed as failure:  # the room asks again whether the match has begun
            LOG.warning("table %s: its code is not forgotten: %s", self.match.id, failure)

    async def note_end(self) -> None:
        """Lists say that a match is over without reading all of it."""
        try:
            await self.store.link(over_key(self.match.id), self.match.id)
        except StoreFailed as failure:  # whoever opens it next notes it
            LOG.warning("table %s: its end is not noted: %s", self.match.id, failure)

    def show(self) -> None:
        """Tell everybody who looks that there is something new."""
        self._shared.clear()
        for viewer in self.viewers:
            viewer.changed()

    def once_for_all(self, key: Any, work_out: Callable[[], T]) -> T:
        """What `work_out` finds, once for all who ask before something else is shown."""
        if key not in self._shared:
            self._shared[key] = work_out()
        found: T = self._shared[key]
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

    def expect(self, word: str) -> None:
        """Refuse what is not done in this phase. `judge` asks, so that it holds when written."""
        phase = self.phase
        if phase in PHASES[word]:
            if word in LENGTHENING and self.match.number >= MOST_EVENTS:
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
            LOG.exception("table %s: %s failed", self.match.id, word)
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
                why = Refusal(TOO_LATE, ask.clause_phrase(match.plug, TOO_LATE))
            if why is not None:
                raise Refused(text, why)
            return [self.move_event(move, click)]

        if await self.commit(judge):
            self.let_bots_notice()

    def move_event(self, move: Move, click: str, before: Position | None = None) -> Event:
        """A move, with what chance answers at once; in the present position, or in another."""
        draws = self.match.draws((before or self.match.position).after(move))
        return {"kind": events.MOVED, "seat": move.seat, "move": move, "click": click,
                "answers": draws}  # fmt: skip

    def throw(self, device: str, message: dict[str, Any]) -> list[Event]:
        """What people threw with their own dice."""
        text, click = text_in(message, "move", 200), click_in(message, device)
        if click in self.match.clicks:
            return []
        self.some_seat(device)
        self.expect("throw")
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
        plug, state, taps_of = match.plug, match.view(seat).bare, match.plug.view.taps
        ways = match.once(  # tens of milliseconds where there are thousands of moves
            ("ways", seat),
            lambda: [list(taps_of(state, seat, one)) for one in range(len(plug.moves))],
        )
        begun: list[int] = []
        for said in (taps, taps[-1:]):  # what was tapped before may have nothing to do with it
            begun = begun or [at for at, way in enumerate(ways) if way[: len(said)] == said]
        # A move is refused by the first clause that it breaks, in the order of the rules: one that
        # is refused by a later clause has passed all that stopped the others.
        late = partial(ask.clause_against, plug, state, seat)
        why = ask.refusal_of(plug, state, seat, max(begun, key=late, default=NOTHING))
        if why is not None and why.number == NO_SUCH_MOVE and taps:
            why = self.why_not_yet(seat, taps, ways)
        if why is not None:
            raise Refused(" ".join(map(str, taps)), why)

    def why_not_yet(self, seat: int, taps: list[Any], ways: list[list[str]]) -> Refusal | None:
        """Why a tap with which no move goes on means nothing yet: something comes before it."""
        plug, state = self.match.plug, self.match.view(seat).bare
        *before, tap = taps
        for said in (before, []) if before else ([],):
            at = len(said)
            found = [
                move for move, way in enumerate(ways) if way[:at] == said and tap in way[at + 1 :]
            ]
            late = {move: ask.clause_against(plug, state, seat, move) for move in found}
            meant = [move for move in found if not late[move]] or ([] if said else found)
            for move in meant:
                first = plug.words.first(ways[move][at])
                if first is not None:
                    raise Mistake("because", reason=first)
            if said and found and (worst := max(found, key=late.__getitem__)) not in meant:
                return ask.refusal_of(plug, state, seat, worst)
        raise NothingThere(str(tap))

    def advise(self, device: str, message: dict[str, Any]) -> list[Event]:
        """Somebody wants to know what the bots would do. Everybody reads that they asked."""
        seat = self.own_seat(device, message)
        self.expect("advise")
        if not self.may_advise(device):
            raise Declined("advice-unfair")
        if seat not in self.match.acting_at(device):
            raise Declined("advice-later")
        last = self.match.log[-1].note if self.match.log else None
        if last is not None and (last.kind, last.seat) == (events.ADVISED, seat):
            return []  # asked twice about one move
        return [{"kind": events.ADVISED, "seat": seat}]

    def may_advise(self, device: str) -> bool:
        """Is advice fair here? All but one seat are bots', or everybody has agreed to it."""
        people = [seat for seat, chair in enumerate(self.match.chairs) if not chair.by_bot]
        has_choice = bool(characters_of(self.match.plug)) and self.bots_think is not None
        own = self.match.seats_of(device)
        is_alone = len(people) == 1 and people == own
        return has_choice and (is_alone or (self.match.advice and bool(own)))

    @property
    def bots_think(self) -> Adviser | None:
        """Those who can be asked what they think, if there are any."""
        return self.bots if isinstance(self.bots, Adviser) else None

    # Seats

    def sit(self, device: str, message: dict[str, Any]) -> list[Event]:
        """Take an open seat, with a text for the dice. With the last seat the match begins."""
        seat, name = seat_in(message, self.match), name_in(message)
        text = text_in(message, "stir", TEXT_LENGTH) if "stir" in message else ""
        match = self.match
        if device in match.chairs[seat].devices:  # the same click again
            return []
        self.expect("sit")
        if match.chairs[seat].kind != OPEN:
            raise Declined("seat-taken")
        keep_names_apart(match.chairs, seat, name)
        keep_apart(match.game, {*match.seats_of(device), seat})
        sat = {"kind": events.SAT, "seat": seat, "name": name, "device": device, "text": text}
        return [sat, *match.beginning([seat], {device: text} if text else {})]

    def take_back(self, device: str, message: dict[str, Any]) -> list[Event]:
        """A person comes back to their own seat: by its link, or because the device holds it."""
        self.expect("take-back")
        has_link = "token" in message
        at = self.seat_behind(message["token"]) if has_link else self.own_seat(device, message)
        if at == NOTHING:
            raise Declined("wrong-token")
        chair = self.match.chairs[at]
        if device in chair.devices and not chair.stand_in:
            return []
        if device not in chair.devices and len(chair.devices) >= MOST_DEVICES:
            raise Declined("too-many-devices")
        keep_apart(self.match.game, {*self.match.seats_of(device), at})
        return [{"kind": events.RETURNED, "seat": at, "device": device}]

    def sit_again(self, device: str, message: dict[str, Any]) -> list[Event]:
        """Whom the host has removed takes the same seat again, as long as a bot has it."""
        seat = seat_in(message, self.match)
        self.expect("sit-again")
        if device in self.match.chairs[seat].devices:  # the same click again
            return []
        if seat not in self.match.seats_lost_by(device):
            raise Declined("not-your-seat")
        name, _ = self.match.removed[seat]
        keep_names_apart(self.match.chairs, seat, name)
        keep_apart(self.match.game, {*self.match.seats_of(device), seat})
        return [{"kind": events.SAT, "seat": seat, "name": name, "device": device, "text": ""}]

    def seat_behind(self, token: Any) -> int:
        """The seat to which a return link leads, or NOTHING."""
        way = way_of(token) if isinstance(token, str) else ""
        for seat, chair in enumerate(self.match.chairs):
            if chair.kind == PERSON and way in chair.ways:
                return seat
        return NOTHING

    async def know_way(self, device: str, seat: int, token: str) -> bool:
        """Let this return link lead to a seat of the device, by its hash; does it?"""
        way = way_of(token)

        def judge() -> list[Event]:
            chair = self.match.chairs[seat]
            is_known = way in chair.ways or len(chair.ways) >= MOST_WAYS
            if device not in chair.devices or is_known:
                return []
            return [{"kind": events.WAY, "seat": seat, "way": way}]

        if judge():
            try:
                await self.commit(judge, tries=1)
            except StoreFailed:  # the page is shown all the same
                return False
        return way in self.match.chairs[seat].ways

    def stand_in(self, device: str, message: dict[str, Any]) -> list[Event]:
        """Let a bot play on for a person who is gone."""
        seat = seat_in(message, self.match)
        self.some_seat(device)
        self.expect("stand-in")
        chair = self.match.chairs[seat]
        if chair.kind != PERSON or chair.stand_in:
            return []
        if not self.is_gone(seat):
            raise Declined("not-gone", name=Seat(seat))
        return [{"kind": events.STAND_IN, "seat": seat, "on": True, **bot_in(message, self)}]

    def remove(self, device: str, message: dict[str, Any]) -> list[Event]:
        """The host frees a seat: open before the match begins, a bot's afterwards."""
        self.only_host(device)
        seat = seat_in(message, self.match)
        self.expect("remove")
        to = BOT if self.match.started else OPEN
        if self.match.chairs[seat].kind == to:
            return []
        return [vacancy_event(seat, to, bot_in(message, self))]

    def start(self, device: str, message: dict[str, Any]) -> list[Event]:
        """The host begins: seats that are still open go to bots."""
        self.only_host(device)
        self.expect("start")
        free = [at for at, chair in enumerate(self.match.chairs) if chair.kind == OPEN]
        bot = bot_in(message, self)
        filled = [vacancy_event(seat, BOT, bot) for seat in free]
        return [*filled, *self.match.beginning(free)]

    def fill(self, device: str, message: dict[str, Any]) -> list[Event]:
        """The host gives an open seat to a bot. With the last seat the match begins."""
        self.only_host(device)
        seat, bot = seat_in(message, self.match), bot_in(message, self)
        self.expect("fill")
        if self.match.chairs[seat].kind != OPEN:
            raise Declined("seat-taken")
        return [vacancy_event(seat, BOT, bot), *self.match.beginning([seat])]

    def end(self, device: str, message: dict[str, Any]) -> list[Event]:
        """The host ends the table before the match is over."""
        self.only_host(device)
        self.expect("end")
        return [{"kind": events.ENDED}]

    # Undo

    async def undo(self, device: str, message: dict[str, Any]) -> None:
        """Take a seat's last move back, or ask the others for it."""
        seat = self.own_seat(device, message)
        self.expect("undo")
        match = self.match
        click = click_in(message, device) if "id" in message else new_token()
        if click in match.clicks:
            return
        last = match.last_choice(seat)
        if last is None:
            raise Declined("nothing-to-undo")
        if is_free_undo(match, seat):
            await self.undo_now(seat, click, lambda: is_free_undo(self.match, seat))
        elif self.question is None:
            self.questions += 1
            self.declined = None
            agreed = set(match.seats_of(device))
            self.question = Question(self.questions, seat, last.number, agreed)
            self.tell_question(self.question, True)
            self.show()
            await self.undo_if_agreed()
        elif self.question.seat != seat:
            raise Declined("somebody-asks", name=Seat(self.question.seat))

    async def agree(self, device: str, message: dict[str, Any]) -> None:
        """Answer somebody who wants to take a move back; `about` says which question."""
        self.some_seat(device)
        self.expect("agree")
        if self.question is None or integer_in(message, "about") != self.question.number:
            raise Declined("nothing-to-agree")
        mine, asked = self.match.seats_of(device), self.question
        if message.get("yes") is True:
            asked.agreed |= set(mine)
        else:
            self.question = None
            if asked.seat not in mine:  # who asked has thought better of it
                asked.declined_by = mine[0]
                self.declined = asked
        self.tell_question(asked, self.question is asked)
        self.show()
        await self.undo_if_agreed()

    def tell_question(self, asked: Question, is_open: bool) -> None:
        """Tell the other processes how a question stands."""
        letter = {**asdict(asked), "agreed": sorted(asked.agreed)}
        self.tell_others({"asked": letter, "is_open": is_open})

    def hear_question(self, asked: Question, is_open: bool) -> None:
        """How a question stands in another process. Of two at once, one stays everywhere."""
        self.questions = max(self.questions, asked.number)
        mine = self.question
        is_same = mine is not None and (mine.number, mine.seat) == (asked.number, asked.seat)
        if self.still_open(asked) is None:
            return
        if not is_open:
            if mine is None or is_same:
                self.question = None
                self.declined = asked if asked.declined_by != NOTHING else None
        elif mine is not None and is_same:
            mine.agreed |= asked.agreed
        elif mine is None or (asked.turn, asked.seat) < (mine.turn, mine.seat):
            self.question, self.declined = asked, None
        self.show()

    async def undo_if_agreed(self) -> None:
        """Everybody has agreed: take it back, if that is still so when it is written."""
        asked = self.question

        def is_agreed() -> bool:
            return asked is not None and asked is self.question and not self.seats_undecided(asked)

        if asked is not None and is_agreed():
            await self.undo_now(asked.seat, new_token(), is_agreed)

    def seats_undecided(self, question: Question) -> list[int]:
        """The people who have not agreed yet; bots always do."""
        people = (at for at, chair in enumerate(self.match.chairs) if not chair.by_bot)
        return [seat for seat in people if seat not in question.agreed]

    async def undo_now(self, seat: int, click: str, may: Callable[[], bool]) -> None:
        def judge() -> list[Event]:
            self.expect("undo")
            last = self.match.last_choice(seat)
            if last is None or not may():
                raise Declined("cannot-undo")
            return [{"kind": events.UNDONE, "seat": seat, "turn": last.number, "click": click}]

        await self.commit(judge)

    # Talk and presence: nothing of this is in the log

    async def say(self, device: str, message: dict[str, Any]) -> None:
        """A line of chat, unless the game is played in silence."""
        self.some_seat(device)
        self.expect("say")
        clause = self.match.plug.manners.silent(self.match.game.options)
        if clause:
            raise Declined("no-chat", clause=clause_name(clause))
        text = text_in(message, "text", CHAT_LENGTH)
        seat = self.match.seats_of(device)[0]
        self.chat.append(self.words_of(seat, text))
        self.tell_said(self.chat[-1], "line")
        self.show()

    async def react(self, device: str, message: dict[str, Any]) -> None:
        """One of six faces, shown at the place of whoever makes it.

        Where partners do not talk it may be made once after each move, and not while a partner
        chooses: it tells what one thinks of a move, and nobody has an alphabet.
        """
        seat = self.own_seat(device, message)
        self.expect("react")
        face = text_in(message, "text", CHAT_LENGTH)
        if face not in REACTIONS:
            raise Declined("broken-request")
        at, after = self.reacted.get(seat, (-REACTION_SECONDS, NOTHING))
        now = time.monotonic()
        if now - at < REACTION_SECONDS:
            raise Declined("one-at-a-time")
        if not self.may_react(seat):
            raise Declined("partner-chooses")
        if self.is_silent and after == self.match.seen[seat]:
            raise Declined("one-a-move")
        self.reacted[seat] = now, self.match.seen[seat]
        self.reactions.append(self.words_of(seat, face))
        self.tell_said(self.reactions[-1], "face")
        self.show()

    @property
    def is_silent(self) -> bool:
        """Do partners not talk while this match goes on?"""
        options = self.match.game.options
        return self.match.is_running and bool(self.match.plug.manners.silent(options))

    def may_react(self, seat: int) -> bool:
        """Nobody helps a partner to choose."""
        match = self.match
        side_of = partial(match.plug.manners.side_of, match.game.options)
        partners = [at for at in range(len(match.chairs)) if side_of(at) == side_of(seat)]
        choosing = [at for at in match.position.seats if at in partners and at != seat]
        return not (self.is_silent and choosing)

    def words_of(self, seat: int, text: str) -> Said:
        self.said += 1
        key = f"{self.process}:{self.said}"
        return Said(self.said, seat, self.match.chairs[seat].name, text, key)

    def tell_said(self, said: Said, what: str) -> None:
        self.tell_others({"said": asdict(said), "what": what})

    def overhear(self, said: Said, is_face: bool) -> None:
        """Something that was said in another process, unless we know it."""
        kept = self.reactions if is_face else self.chat
        if all(said.key != one.key for one in kept):
            self.said += 1
            kept.append(replace(said, number=self.said))
            if is_face and said.seat in range(len(self.match.chairs)):
                self.reacted[said.seat] = time.monotonic(), self.match.seen[said.seat]
            self.show()

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

    def is_gone(self, seat: int) -> bool:
        """Has the person at this seat had no page open for a while?"""
        return self.match.chairs[seat].kind == PERSON and seat in self.gone

    # Bots

    def wake_bots(self) -> None:
        """Let the bots think, if it is on them and nobody has asked them yet."""
        if self.viewers and self.bot_to_act() is not None:
            if self.thinking is None or self.thinking.done():
                self.thinking = asyncio.get_running_loop().create_task(self.let_bots_play())

    def bot_to_act(self) -> int | None:
        match = self.match
        if not match.is_running or match.number >= MOST_EVENTS:
            return None
        acting = [s for s in match.position.seats if s != CHANCE and match.chairs[s].by_bot]
        return acting[0] if acting else None

    async def let_bots_play(self) -> None:
        """Play for the bots until a person is to act, or nobody looks any more.

        What fails is tried again with growing pauses, and the people are told.
        """
        attempt = 0
        while self.viewers and (seat := self.bot_to_act()) is not None:
            try:
                await self.let_bot_move(seat)
            except FAILURES as error:
                trouble = Declined("bot-silent", name=Seat(seat))
                if isinstance(error, StoreFailed):
                    trouble = Declined("trying-again", reason=error.phrase)
                else:
                    LOG.warning("table %s: no move of a bot", self.match.id, exc_info=not attempt)
                self.tell_trouble(trouble.phrase)
                await asyncio.sleep(self.pause(attempt))
                attempt += 1
            else:
                self.tell_trouble(None)
                attempt = 0

    async def let_bot_move(self, seat: int) -> None:
        match = self.match
        concern = match.concerns[seat]
        if self.stand_by:
            await asyncio.sleep(self.stand_by)
            if self.bot_to_act() != seat or concern != self.match.concerns[seat]:
                return
        match = self.match
        state = match.position.bare
        view = match.position.view(seat)
        legal = [move.number for move in match.legal(seat)]
        bot = match.chairs[seat].bot or match.plug.bots[0]
        if all(chair.by_bot for chair in match.chairs):  # nobody here waits; people elsewhere do
            await asyncio.sleep(self.times.bot_pause)
        began = time.monotonic()
        chosen = await self.bots.choose(bot, view, legal, self.times.bot_budget)
        is_seen = match.plug.rules.seen_move(state, seat, chosen, SPECTATOR) != UNSEEN
        if is_seen and len(match.position.seats) == 1:
            weight = chosen.weight if isinstance(chosen, Chosen) else 0.0
            pause = self.time_to_follow() + weight * self.times.bot_budget
            await asyncio.sleep(pause - (time.monotonic() - began))

        def judge() -> list[Event]:
            match = self.match
            if not match.chairs[seat].by_bot or concern != match.concerns[seat]:
                return []  # the person is back, or the table has moved on
            return self.bot_move_events(seat, chosen)

        await self.commit(judge, tries=1)

    def time_to_follow(self) -> float:
        """Until people have seen what was done last, and taken a breath."""
        steps = (
            self.match.account_of(ask.steps_of, self.match.log[-1], SPECTATOR)
            if self.match.log
            else []
        )
        return self.times.bot_pause * (1 + BEAT * beats_of(steps))

    def bot_move_events(self, seat: int, number: int) -> list[Event]:
        """A bot's move, if it still may be made."""
        match = self.match
        if not match.is_running or ask.clause_against(
            match.plug, match.position.bare, seat, number
        ):
            return []
        move = move_of(match.plug, match.position.bare, seat, number)
        return [self.move_event(move, new_token())]

    def let_bots_notice(self) -> None:
        """What has just been done quietly, a bot notices now and then."""
        match, manners = self.match, self.match.plug.manners
        if not any(chair.by_bot for chair in match.chairs):
            return
        try:
            last = next(entry for entry in reversed(match.log) if entry.moves)
            happened = match.courses_of(last)[0].happened
            for bot, chair in enumerate(match.chairs):
                seen = ask.seen_by(match.plug, bot, happened)
                answer = manners.bot_interrupt(match.view(bot).bare, seen, bot)
                one_in = manners.notices_one_in((chair.bot or match.plug.bots[0]) != RANDOM)
                if chair.by_bot and answer != NOTHING and secrets.randbelow(one_in) == 0:
                    task = asyncio.get_running_loop().create_task(self.interrupt(bot, answer))
                    self.interrupting.add(task)
                    task.add_done_callback(self.interrupting.discard)
        except FAILURES:  # the move itself is made
            LOG.warning("table %s: nobody notices", match.id, exc_info=True)

    async def interrupt(self, bot: int, number: int) -> None:
        """A bot does something for which nobody waits, if it still may."""
        await asyncio.sleep(self.times.bot_pause)
        try:
            await self.commit(lambda: self.bot_move_events(bot, number))
        except FAILURES:  # nobody waits for it
            LOG.warning("table %s: a bot could not interrupt", self.match.id, exc_info=True)

    # Who may

    def own_seat(self, device: str, message: dict[str, Any]) -> int:
        seat = seat_in(message, self.match)
        if device not in self.match.chairs[seat].devices:
            raise Declined("not-your-seat")
        return seat

    def some_seat(self, device: str) -> None:
        if not self.match.seats_of(device):
            raise Declined("not-at-table")

    def only_host(self, device: str) -> None:
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
            is_over = viewer.shown not in match.position.seats and not viewer.is_held
            has_chosen = match.plug.manners.has_peeks and is_over
            if has_chosen or self.screen_of(viewer)[1] is not None:
                viewer.shown, viewer.is_held = None, False


Action = Callable[[Table, str, dict[str, Any]], Awaitable[None]]
Judge = Callable[[Table, str, dict[str, Any]], list[Event]]


def action_by(judge: Judge, makes_bots: bool = False) -> Action:
    """Do what only changes the match: `judge` says how, again if another writer was faster."""

    async def act(table: Table, device: str, message: dict[str, Any]) -> None:
        await table.commit(lambda: judge(table, device, message))
        if makes_bots:
            await table.undo_if_agreed()  # bots agree

    return act


# What may be asked of a table, and when. Once the secret may be known, nothing changes the match;
# whoever comes back to a seat then only looks at it, and may want to play again.
ACTIONS: dict[str, tuple[Action, frozenset[str]]] = {
    "move": (Table.move, PLAYING),
    "throw": (action_by(Table.throw), PLAYING),
    "why": (Table.why, PLAYING | {OVER}),
    "sit": (action_by(Table.sit), frozenset({GATHERING})),
    "sit-again": (action_by(Table.sit_again), PLAYING),
    "take-back": (action_by(Table.take_back), ALWAYS),
    "stand-in": (action_by(Table.stand_in, makes_bots=True), PLAYING),
    "remove": (action_by(Table.remove, makes_bots=True), PLAYING | {GATHERING}),
    "start": (action_by(Table.start), frozenset({GATHERING})),
    "fill": (action_by(Table.fill), frozenset({GATHERING})),
    "end": (action_by(Table.end), PLAYING | {GATHERING}),
    "undo": (Table.undo, PLAYING),
    "agree": (Table.agree, frozenset({ASKED})),
    "advise": (action_by(Table.advise), PLAYING),
    "say": (Table.say, ALWAYS),
    "react": (Table.react, ALWAYS),
}
PHASES = {word: phases for word, (_, phases) in ACTIONS.items()}
PHASES["again"] = frozenset({OVER, STOPPED})  # which the room does


def keep_apart(game: Game, seats: Collection[int]) -> None:
    """May one device hold all of these seats?"""
    clause = game.plug.manners.apart(game.options)
    if clause and len(seats) > 1:
        raise Mistake("because", reason=ask.refusal_phrase(game.plug, clause))


def stored_form(event: Event) -> str:
    """An event as the log keeps it, its moves in their notation."""
    return json.dumps(event, separators=(",", ":"), default=attrgetter("text"))


def vacancy_event(seat: int, to: str, bot: Event) -> Event:
    about = bot if to == BOT else {}
    return {"kind": events.VACATED, "seat": seat, "to": to, "name": "", **about}


def over_key(identity: str) -> str:
    """What leads to a match once it is over."""
    return f"over:{identity}"


def match_from(log: Sequence[str], is_glance: bool = False) -> Match:
    """A match from its log; at a glance, only who sits there.

    Long ones take a while, so this runs beside the event loop.
    """
    game = ""
    try:
        opened, *rest = log
        event = json.loads(opened)
        game = event["game"]
        match = Match(event)
        for text in rest:
            if is_glance and text.startswith(PLAYED_TEXTS):
                continue
            event = json.loads(text)
            if not (is_glance and event["kind"] in PLAYED):
                match.apply(event)
    except Mistake:
        raise
    except FAILURES as error:
        LOG.exception("a log cannot be read")
        is_another = game and not registry.is_ours(game)
        raise failure_of(game, error) if is_another else Declined("log-damaged") from error
    if not is_glance:
        finish(match)
    return match


def finish(match: Match) -> None:
    """Work out what everybody is shown when a match is over; runs beside the event loop."""
    if match.is_over:
        with suppress(*FAILURES):  # of a game: its page says so
            match.digest()
            match.story()


def failure_of(game: str, error: BaseException) -> Declined:
    """What people are told when a game fails, another's or ours; the log has the rest."""
    if registry.is_ours(game):
        return Declined("our-mistake")
    return Declined("game-fails", game=game, reason=registry.reason(error))


def way_of(token: str) -> str:
    """What is kept of a return link."""
    return sha256(token.encode(errors="replace")).hexdigest()


def keep_names_apart(chairs: Sequence[Chair], seat: int, name: str) -> None:
    """Nobody takes the name of another seat, in any language."""
    for other, chair in enumerate(chairs):
        names = (chair.name,) if chair.name else names_of_seat(other) + names_of_bot(chair.bot)
        if other != seat and look_of(name) in map(look_of, names):
            raise Declined("name-taken", name=name)


def look_of(name: str) -> str:
    """What people see of a name: nothing invisible, no difference of width or case."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in plain if not is_blank(c))


def is_blank(character: str) -> bool:
    """Does a character leave no mark on paper?"""
    return character in BLANKS or unicodedata.category(character)[0] in "ZC"


def new_token() -> str:
    """Something that nobody guesses."""
    return secrets.token_urlsafe(18)


def text_in(message: dict[str, Any], key: str, longest: int) -> str:
    """A text in a message, on one line."""
    text = message.get(key)
    if not isinstance(text, str):
        raise Declined("broken-request")
    text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not text or len(text) > longest:
        raise Declined("text-length", longest=longest)
    return text


def name_in(message: dict[str, Any]) -> str:
    """A name that can be seen."""
    name = text_in(message, "name", NAME_LENGTH)
    if all(is_blank(c) or unicodedata.combining(c) for c in name):
        raise Declined("name-blank")
    return name


def click_in(message: dict[str, Any], device: str) -> str:
    """A click's own id, so that it is never played twice; short, for it is kept with the move."""
    click = text_in(message, "id", CLICK_LENGTH)
    if not click.isascii():
        raise Declined("broken-request")
    return f"{device[:12]}:{click}"


def bot_in(message: dict[str, Any], table: Table) -> Event:
    """The bot that is wanted for a seat: one that plays this game here, or a usual one.

    Where there is no choice nothing is told of it.
    """
    wanted = message.get("bot")
    known = (*characters_of(table.match.plug), *table.own_bots)
    usual = [one for one in known if one == NEWCOMER]
    chosen = [one for one in known if one == wanted] or usual
    return {"bot": chosen[0]} if chosen else {}


def integer_in(message: dict[str, Any], key: str) -> int:
    value = message.get(key)
    if type(value) is not int or abs(value) > LARGEST:
        raise Declined("broken-request")
    return value


def seat_in(message: dict[str, Any], match: Match) -> int:
    seat = integer_in(message, "seat")
    if not 0 <= seat < len(match.chairs):
        raise Mistake("no-such-seat", seat=seat, last=len(match.chairs) - 1)
    return seat
