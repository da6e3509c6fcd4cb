"""A table: one match, the people at it, and the one authority over both.

Whoever wants something sends a message; the table judges it, writes it to the log, and only then
shows it. It is given its store, its bots and its times, and needs no network.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from cookietin.engine import ask
from cookietin.engine.ask import Refusal
from cookietin.engine.chance import Fair
from cookietin.engine.log import Conflict, Store
from cookietin.engine.plug import GREEDY, RANDOM
from cookietin.engine.position import Game, Played, View, move_of
from cookietin.engine.protocol import CHANCE, NOTHING, SPECTATOR, TOO_LATE, UNSEEN
from cookietin.engine.texts import Mistake, Phrase
from cookietin.table import match as events
from cookietin.table.match import BOT, OPEN, PERSON, Event, Match, is_free_undo, undone

NAME_LENGTH = 24
CHAT_LENGTH = 300
CHAT_KEPT = 100
MOST_TEXTS = 12
TEXT_LENGTH = 64
MOST_TAPS = 12
LARGEST = 2**31
NOTICES_ONE_IN = {GREEDY: 2, RANDOM: 6}
REACTIONS = ("👏", "😂", "😮", "😢", "🍪", "❤️")


class Declined(Mistake):
    """Something a table does not do, with the reason."""

    package = "cookietin.table"


@dataclass(frozen=True)
class Times:
    """How long things take; tests make them short."""

    ping: float = 4.0
    gone: float = 10.0
    retry: float = 0.3
    bot_pause: float = 0.7
    bot_budget: float = 1.0


@dataclass(frozen=True)
class Answer:
    """What a table answers to a message: done, or why not."""

    ok: bool
    phrase: Phrase | None = None
    clause: str = ""
    number: int = 0
    element: str = ""  # of the board: the piece at fault


@dataclass
class Said:
    """A line of the chat, or a reaction."""

    number: int
    name: str
    seat: int | None
    text: str
    is_reaction: bool = False


class Bots(Protocol):
    """Chooses moves somewhere else; see `cookietin.bots.process`."""

    async def choose(self, bot: str, view: View, legal: list[int], seconds: float) -> int: ...
    async def close(self) -> None: ...


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at a table: a page that is open on a device."""

    device: str
    changed: Callable[[], None]
    heard: float = field(default_factory=time.monotonic)
    shown: int | None = None  # with several people and secrets here: whose hand is up
    gone: bool = False


class Table:
    """The one authority over a match."""

    def __init__(self, match: Match, store: Store, bots: Bots, times: Times) -> None:
        self.match = match
        self.store = store
        self.bots = bots
        self.times = times
        self.viewers: set[Viewer] = set()
        self.texts: dict[str, str] = {}
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.said = 0
        self.undo_asked: int | None = None
        self.undo_agreed: set[int] = set()
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.interrupting: set[asyncio.Task[None]] = set()

    # The log

    async def write(self, judge: Callable[[], list[Event]]) -> None:
        """Judge, append, then show. `judge` is asked again if another writer was faster."""
        while True:
            happening = judge()
            if not happening:
                return
            texts = [json.dumps(event, separators=(",", ":")) for event in happening]
            try:
                await self.store.append(self.match.id, self.match.number, texts)
            except Conflict:
                await self.catch_up()
                continue
            for event in happening:
                self.match.apply(event)
            return

    async def catch_up(self) -> None:
        """Read what others have written."""
        for text in await self.store.read(self.match.id, self.match.number):
            self.match.apply(json.loads(text))

    async def commit(self, judge: Callable[[], list[Event]]) -> None:
        """One change of the match, and what follows from it."""
        async with self.lock:
            await self.write(judge)
        self.show()
        self.wake_bots()

    def show(self) -> None:
        """Tell everybody who looks that there is something new."""
        for viewer in self.viewers:
            viewer.changed()

    # Messages

    async def do(self, device: str, message: dict[str, Any]) -> Answer:
        """Carry out what somebody asks for, or say why not. Nothing is dropped silently."""
        word = message.get("do")
        action = ACTIONS.get(word) if isinstance(word, str) else None
        if action is None:
            return refusal("no-such-request")
        try:
            answer = await action(self, device, message)
        except Mistake as mistake:
            return Answer(False, mistake.phrase, number=self.match.number)
        return answer or Answer(True, number=self.match.number)

    async def move(self, device: str, message: dict[str, Any]) -> Answer | None:
        """A click: a seat's move, with its own id and what the seat knew when it was made."""
        seat = self.own_seat(device, message)
        text, click = text_in(message, "move", 200), click_in(message, device)
        refused: list[Answer] = []
        made: list[int] = []

        def judge() -> list[Event]:
            match = self.match
            refused.clear()
            made.clear()
            if click in match.clicks:  # the same click again: the present state is the answer
                return []
            if not match.started:
                raise Declined("table-not-started")
            number = NOTHING
            if seat in match.position.seats + match.position.interrupters:
                number = ask.read(match.plug, match.position.bare, seat, text)
            why = ask.refused(match.plug, match.position.bare, seat, number)
            if why is None and (clause := match.spared(seat, number)):
                why = Refusal(clause, ask.refusal_phrase(match.plug, clause))
            if why is None and integer_in(message, "at") < match.concerns[seat]:
                why = Refusal(TOO_LATE, ask.clause_phrase(match.plug, TOO_LATE))
            if match.is_over and why is None:
                raise Declined("table-ended")
            if why is not None:
                refused.append(Answer(False, why.phrase, why.clause, match.number))
                return []
            made.append(number)
            return [self.moved(seat, number, click)]

        await self.commit(judge)
        for number in made:
            self.let_bots_notice(seat, number)
        return refused[0] if refused else None

    def moved(self, seat: int, number: int, click: str) -> Event:
        """A move, with what chance answers at once."""
        match = self.match
        after = match.position
        move = move_of(match.plug, after.bare, seat, number)
        after = after.after(Played(move))
        answers = match.draws(after)
        self.undo_asked = None
        return {"kind": events.MOVED, "seat": seat, "move": number, "click": click,
                "answers": answers}  # fmt: skip

    async def throw(self, device: str, message: dict[str, Any]) -> Answer | None:
        """What people threw with their own dice."""
        self.some_seat(device)
        text, click = text_in(message, "move", 200), click_in(message, device)

        def judge() -> list[Event]:
            match = self.match
            if click in match.clicks:
                return []
            if not (match.is_running and match.waits_for_dice()):
                raise Declined("no-throw-now")
            state = match.position.bare
            number = ask.read(match.plug, state, CHANCE, text)
            if ask.judged(match.plug, state, CHANCE, number):
                raise Declined("wrong-throw", move=text)
            typed = move_of(match.plug, state, CHANCE, number)
            after = match.position.after(Played(typed, True))
            answers = [[number, True], *match.draws(after)]
            return [{"kind": events.MOVED, "seat": CHANCE, "click": click, "answers": answers}]

        await self.commit(judge)
        return None

    async def why(self, device: str, message: dict[str, Any]) -> Answer | None:
        """Why does this tap lead to no move? The refusal of the move that got furthest with it."""
        seat = self.own_seat(device, message)
        match = self.match
        taps = message.get("taps")
        if not isinstance(taps, list) or len(taps) > MOST_TAPS or match.plug.taps is None:
            raise Declined("broken-request")
        plug, state, taps_of = match.plug, match.view(seat).bare, match.plug.taps
        ways = match.once(  # tens of milliseconds where there are thousands of moves
            ("ways", seat), lambda: [list(taps_of(state, seat, one)) for one in range(plug.moves)]
        )
        begun = [number for number, way in enumerate(ways) if way[: len(taps)] == taps]
        if not begun and not match.is_over and seat in match.position.seats:
            raise Declined("nothing-there")
        furthest = max(begun, key=lambda number: ask.judged(plug, state, seat, number), default=0)
        why = ask.refused(plug, state, seat, furthest)
        if why is None:
            return None
        piece = plug.element(why.witness) if plug.element and why.witness != NOTHING else ""
        return Answer(False, why.phrase, why.clause, match.number, piece)

    # Seats

    async def sit(self, device: str, message: dict[str, Any]) -> Answer | None:
        """Take an open seat. The match begins when nobody is missing."""
        seat, name = seat_in(message, self.match), name_in(message)

        def judge() -> list[Event]:
            if self.match.chairs[seat].kind != OPEN:
                raise Declined("seat-taken")
            keep_apart(self.match.game, {*self.match.seats_of(device), seat})
            return [{"kind": events.SAT, "seat": seat, "name": name, "device": device}]

        self.stir(device, message)
        await self.commit(judge)
        await self.start_if_full()
        return None

    async def take_back(self, device: str, message: dict[str, Any]) -> Answer | None:
        """A person comes back to the own seat: by its token, or because the device holds it."""
        token = message.get("token")
        if token is not None:
            seat = next(
                (
                    at
                    for at, chair in enumerate(self.match.chairs)
                    if chair.kind == PERSON
                    and secrets.compare_digest(chair.token.encode(), str(token).encode())
                ),
                NOTHING,
            )
            if seat == NOTHING:
                raise Declined("wrong-token")
        else:
            seat = self.own_seat(device, message)

        def judge() -> list[Event]:
            chair = self.match.chairs[seat]
            if device in chair.devices and not chair.stand_in:
                return []
            keep_apart(self.match.game, {*self.match.seats_of(device), seat})
            return [{"kind": events.RETURNED, "seat": seat, "device": device}]

        await self.commit(judge)
        return None

    async def stand_in(self, device: str, message: dict[str, Any]) -> Answer | None:
        """Let a bot play on for a person who is gone."""
        self.some_seat(device)
        seat = seat_in(message, self.match)

        def judge() -> list[Event]:
            chair = self.match.chairs[seat]
            if chair.kind != PERSON or chair.stand_in:
                return []
            if not self.is_gone(seat):
                raise Declined("not-gone", name=chair.name)
            return [{"kind": events.STAND_IN, "seat": seat, "on": True}]

        await self.commit(judge)
        return None

    async def remove(self, device: str, message: dict[str, Any]) -> Answer | None:
        """The host frees a seat: open before the match begins, a bot's afterwards."""
        self.only_host(device)
        seat = seat_in(message, self.match)

        def judge() -> list[Event]:
            chair = self.match.chairs[seat]
            if chair.kind == OPEN:
                return []
            to = BOT if self.match.started else OPEN
            return [{"kind": events.VACATED, "seat": seat, "to": to, "name": "",
                     "token": new_token()}]  # fmt: skip

        await self.commit(judge)
        return None

    async def start(self, device: str, message: dict[str, Any]) -> Answer | None:
        """The host begins: seats that are still open go to bots."""
        self.only_host(device)

        def judge() -> list[Event]:
            if self.match.started:
                return []
            free = [at for at, chair in enumerate(self.match.chairs) if chair.kind == OPEN]
            return [
                *({"kind": events.VACATED, "seat": seat, "to": BOT, "name": "",
                   "token": new_token()} for seat in free),
            ]  # fmt: skip

        await self.commit(judge)
        await self.start_if_full()
        return None

    async def start_if_full(self) -> None:
        """Begin when every seat is taken: the texts of the devices are closed now."""

        def judge() -> list[Event]:
            match = self.match
            if match.started or any(chair.kind == OPEN for chair in match.chairs):
                return []
            texts = tuple(self.texts.values())
            answers = match.draws(match.position, Fair(match.fair.secret, texts))
            return [{"kind": events.STARTED, "texts": list(texts), "answers": answers}]

        await self.commit(judge)

    async def end(self, device: str, message: dict[str, Any]) -> Answer | None:
        """The host ends the table before the match is over."""
        self.only_host(device)

        def judge() -> list[Event]:
            return [] if self.match.is_over else [{"kind": events.ENDED}]

        await self.commit(judge)
        return None

    # Undo

    async def undo(self, device: str, message: dict[str, Any]) -> Answer | None:
        """Take a seat's last move back, or ask the others for it."""
        seat = self.own_seat(device, message)
        match = self.match
        if not any(turn.move.seat == seat for turn in match.turns):
            raise Declined("nothing-to-undo")
        if is_free_undo(match, seat):
            await self.undo_now(seat)
        else:
            self.undo_asked, self.undo_agreed = seat, set(match.seats_of(device))
            await self.undo_if_agreed()
        return None

    async def agree(self, device: str, message: dict[str, Any]) -> Answer | None:
        """Answer somebody who wants to take a move back."""
        self.some_seat(device)
        if self.undo_asked is None:
            raise Declined("nothing-to-agree")
        if message.get("yes") is True:
            self.undo_agreed |= set(self.match.seats_of(device))
            await self.undo_if_agreed()
        else:
            self.undo_asked = None
        self.show()
        return None

    async def undo_if_agreed(self) -> None:
        people = {at for at, chair in enumerate(self.match.chairs) if not chair.by_bot}
        if self.undo_asked is not None and people <= self.undo_agreed:
            seat, self.undo_asked = self.undo_asked, None
            await self.undo_now(seat)
        self.show()

    async def undo_now(self, seat: int) -> None:
        def judge() -> list[Event]:
            try:
                undone(self.match, seat)
            except ValueError:
                raise Declined("cannot-undo") from None
            return [{"kind": events.UNDONE, "seat": seat}]

        await self.commit(judge)

    # Talk and presence: nothing of this is in the log

    async def say(self, device: str, message: dict[str, Any]) -> Answer | None:
        """A line of chat, or a reaction. Teams have no chat: partners may not talk."""
        seats = self.match.seats_of(device)
        if not seats:
            raise Declined("not-at-table")
        if self.match.game.options.get("teams") == "on":
            raise Declined("no-chat-in-teams")
        text = text_in(message, "text", CHAT_LENGTH)
        is_reaction = text in REACTIONS
        self.said += 1
        name = self.match.chairs[seats[0]].name
        self.chat.append(Said(self.said, name, seats[0], text, is_reaction))
        self.show()
        return None

    def stir(self, device: str, message: Mapping[str, Any]) -> None:
        """A device adds its random text to the dice, until the match begins."""
        text = message.get("stir")
        if isinstance(text, str) and text and not self.match.started:
            if len(self.texts) < MOST_TEXTS or device in self.texts:
                self.texts[device] = text[:TEXT_LENGTH]

    def watch(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.show()
        self.wake_bots()

    def unwatch(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.show()

    def hear(self, viewer: Viewer) -> None:
        """A sign of life."""
        viewer.heard = time.monotonic()
        if viewer.gone:
            viewer.gone = False
            self.show()

    def notice_silence(self) -> None:
        """Show as gone who has not been heard of."""
        late = time.monotonic() - self.times.gone
        silent = [v for v in self.viewers if not v.gone and v.heard < late]
        for viewer in silent:
            viewer.gone = True
        if silent:
            self.show()

    def is_gone(self, seat: int) -> bool:
        """Is no page open for the person at this seat?"""
        chair = self.match.chairs[seat]
        if chair.kind != PERSON:
            return False
        return not any(v.device in chair.devices and not v.gone for v in self.viewers)

    # Bots

    def wake_bots(self) -> None:
        """Let the bots think, if it is on them and nobody has asked them yet."""
        if self.viewers and self.bot_to_act() is not None:
            if self.thinking is None or self.thinking.done():
                self.thinking = asyncio.get_running_loop().create_task(self.let_bots_play())

    def bot_to_act(self) -> int | None:
        match = self.match
        if not match.is_running:
            return None
        acting = [s for s in match.position.seats if s != CHANCE and match.chairs[s].by_bot]
        return acting[0] if acting else None

    async def let_bots_play(self) -> None:
        """Play for the bots until a person is to act, or nobody looks any more."""
        while self.viewers and (seat := self.bot_to_act()) is not None:
            match = self.match
            number, state = match.number, match.position.bare
            view = match.position.view(seat)
            legal = [move.number for move in match.legal(seat)]
            bot = match.chairs[seat].bot or match.plug.bots[0]
            chosen = await self.bots.choose(bot, view, legal, self.times.bot_budget)
            is_seen = match.plug.rules.seen(state, seat, chosen, SPECTATOR) != UNSEEN
            if is_seen and len(match.position.seats) == 1:
                await asyncio.sleep(self.times.bot_pause)  # people want to follow what they see

            def judge(seat: int = seat, chosen: int = chosen, number: int = number) -> list[Event]:
                match = self.match
                if self.bot_to_act() is None or number < match.concerns[seat]:
                    return []  # the person is back, or the table has moved on
                if ask.judged(match.plug, match.position.bare, seat, chosen):
                    return []
                return [self.moved(seat, chosen, new_token())]

            async with self.lock:
                await self.write(judge)
            self.show()

    def let_bots_notice(self, seat: int, number: int) -> None:
        """What is done quietly, a bot notices now and then, the stronger the more often."""
        match = self.match
        if match.plug.noticed is None:
            return
        for bot, chair in enumerate(match.chairs):
            answer = match.plug.noticed(match.position.bare, seat, number, bot)
            one_in = NOTICES_ONE_IN[chair.bot or match.plug.bots[0]]
            if chair.by_bot and answer != NOTHING and secrets.randbelow(one_in) == 0:
                task = asyncio.get_running_loop().create_task(self.interrupt(bot, answer))
                self.interrupting.add(task)
                task.add_done_callback(self.interrupting.discard)

    async def interrupt(self, bot: int, number: int) -> None:
        """A bot does something for which nobody waits, if it still may."""
        await asyncio.sleep(self.times.bot_pause)

        def judge() -> list[Event]:
            match = self.match
            if not match.is_running or ask.judged(match.plug, match.position.bare, bot, number):
                return []
            return [self.moved(bot, number, new_token())]

        await self.commit(judge)

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

    def viewer_seat(self, viewer: Viewer) -> int:
        """For whom the board is drawn: one of the viewer's own seats, or a spectator's."""
        seats = self.match.seats_of(viewer.device)
        if not seats:
            return SPECTATOR
        if len(seats) > 1 and self.match.plug.has_secrets and not self.match.is_over:
            return viewer.shown if viewer.shown in seats else SPECTATOR
        acting = [seat for seat in seats if seat in self.match.position.seats]
        return (acting or seats)[0]

    def cover_for(self, viewer: Viewer) -> int | None:
        """Whom the device is to be handed to, if a cover must be up."""
        seats = self.match.seats_of(viewer.device)
        if len(seats) < 2 or not self.match.plug.has_secrets or not self.match.is_running:
            return None
        acting = [seat for seat in seats if seat in self.match.position.seats]
        if viewer.shown in acting:
            return None
        if viewer.shown is not None and acting:
            viewer.shown = None
        if not acting:
            return None if viewer.shown is not None else seats[0]
        return acting[0]


Action = Callable[[Table, str, dict[str, Any]], Awaitable[Answer | None]]
ACTIONS: dict[str, Action] = {
    "move": Table.move,
    "throw": Table.throw,
    "why": Table.why,
    "sit": Table.sit,
    "take-back": Table.take_back,
    "stand-in": Table.stand_in,
    "remove": Table.remove,
    "start": Table.start,
    "end": Table.end,
    "undo": Table.undo,
    "agree": Table.agree,
    "say": Table.say,
}


def refusal(key: str, **variables: Any) -> Answer:
    return Answer(False, Declined(key, **variables).phrase)


def keep_apart(game: Game, seats: Collection[int]) -> None:
    """May one device hold all of these seats?"""
    clause = game.plug.apart(game.options)
    if clause and len(seats) > 1:
        raise Mistake("because", reason=ask.refusal_phrase(game.plug, clause))


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
    return text_in(message, "name", NAME_LENGTH)


def click_in(message: dict[str, Any], device: str) -> str:
    """A click's own id, so that it is never played twice."""
    return f"{device[:12]}:{text_in(message, 'id', 64)}"


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
