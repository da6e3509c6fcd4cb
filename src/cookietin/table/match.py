"""A match as its log tells it: every event changes it the same way on every machine.

Nothing here is asked, awaited or drawn: a match is rebuilt by reading its events again.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial, reduce
from hashlib import sha256
from itertools import islice
from operator import or_
from typing import Any, NamedTuple, TypeVar

from cookietin.engine import ask, registry
from cookietin.engine.ask import Move
from cookietin.engine.bot import Thought
from cookietin.engine.chance import Fair
from cookietin.engine.characters import names_at
from cookietin.engine.draws import draws_of
from cookietin.engine.highlights import Story, story_of
from cookietin.engine.manners import bot_refusal
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game, Position, View, move_of
from cookietin.engine.protocol import ALLOWED, CHANCE, NOTHING, SPECTATOR, UNSEEN
from cookietin.engine.texts import Mistake

LOG = logging.getLogger(__name__)
Event = dict[str, Any]
T = TypeVar("T")

OPEN, PERSON, BOT = "open", "person", "bot"

# The kinds of events
OPENED, SAT, RETURNED, VACATED, STAND_IN = "opened", "sat", "returned", "vacated", "stand-in"
STARTED, MOVED, UNDONE, ENDED, AGAIN = "started", "moved", "undone", "ended", "again"
WAY, ADVISED = "way", "advised"

# The phases of a match
GATHERING, RUNNING, OVER, STOPPED = "gathering", "running", "over", "stopped"

MOST_DRAWS = 5_000  # that answer one move
MOST_TOLD = 5_000  # moves of a match of which there is a story at the end
UNFOLDED = 12  # turns whose states are at hand, since somebody may take them back or look at them
REACH = 100  # turns since a move, at most, where it can still be taken back
VIEWERS = SPECTATOR + 1
EVERYBODY = (1 << VIEWERS) - 1


class Declined(Mistake):
    """Something a table does not do, with the reason."""

    package = "cookietin.table"


@dataclass
class Chair:
    """Who sits at a seat. `ways` are hashes of the seat's personal return links."""

    kind: str
    name: str = ""
    devices: list[str] = field(default_factory=list)
    ways: list[str] = field(default_factory=list)
    stand_in: bool = False  # the person is gone, and a bot plays on
    bot: str = ""  # which bot plays; the first of `Plug.bots`, if not said

    @property
    def is_by_bot(self) -> bool:
        return self.kind == BOT or self.stand_in


class Note(NamedTuple):
    """Something that happened at the table and is no move: the kind of its event, and whose."""

    kind: str
    seat: int = NOTHING
    name: str = ""  # of the person who sat there
    bot: str = ""  # which one plays on


@dataclass(frozen=True)
class Turn:
    """What an event did to the position: a move, or what people threw, and what chance answered."""

    number: int  # of the event
    before: Position
    moves: tuple[Move, ...]
    seen_by: int  # bit mask of the viewers who saw something of it
    undone_by: int | None = None
    gone: tuple[int, ...] = ()  # for each move of others that went, too: who had seen it
    note: Note | None = None
    is_by_bot: bool = False
    goes_on: bool = False  # is it on its seat again, before chance has answered?
    choices: int = 0  # how many moves its seat had, if that was known

    @property
    def move(self) -> Move:
        return self.moves[0]

    @property
    def answers(self) -> tuple[Move, ...]:
        return self.moves[1:]

    @cached_property
    def was_choice(self) -> bool:
        """Had its seat something to decide? That is asked again after every move."""
        plug, seat = self.before.game.plug, self.move.seat
        choices = self.choices or len(ask.legal(plug, self.before.bare, seat))
        return choices > 1 and not is_forced(self)

    @property
    def was_drawn(self) -> bool:
        """Did chance answer by itself, and not only with what people threw?"""
        return not all(move.typed for move in self.answers)


class Course(NamedTuple):
    """What happened in a move, and the states around it."""

    before: Any
    happened: list[Any]
    after: Any


def courses_of(plug: Plug, before: Any, moves: Iterable[Move]) -> list[Course]:
    """What happens in moves that follow each other."""
    found = []
    for move in moves:
        happened, after = ask.play_told(plug, before, move.seat, move.number)
        found.append(Course(before, happened, after))
        before = after
    return found


class Foreseen(NamedTuple):
    """A move that was played to find out what chance answers; it will happen, or another will."""

    before: Position
    move: Move
    happened: list[Any]
    after: Position

    @property
    def course(self) -> Course:
        return Course(self.before.bare, self.happened, self.after.bare)


class Match:
    """One match, from the event with which it was opened on. `number` is that of the next event."""

    def __init__(self, opened: Event) -> None:
        self.number = 1
        self.id: str = opened["id"]
        self.code: str = opened["code"]
        self.host: str = opened["host"]
        self.own_dice: bool = opened["own_dice"]
        self.advice: bool = opened.get("advice", False)  # whoever sits down agrees to it
        self.for_others: bool = opened.get("for_others", False)  # and somebody looks after them
        self.opened: float = opened.get("at", 0)  # seconds since 1970; earlier logs do not say
        self.game = Game.of(registry.plug(opened["game"], opened["version"]), opened["options"])
        self.fair = Fair(bytes.fromhex(opened["secret"]))
        self.chairs = [Chair(**chair) for chair in opened["chairs"]]
        self.texts: dict[str, str] = dict(opened.get("texts", {}))  # by device, for the dice
        state = opened.get("state")
        self.position = self.game.start(chance=None) if state is None else self.game.position(state)
        self.started = False
        self.is_over = False  # by its rules, or stopped by the host: for good, its secret is known
        self.is_stopped = False
        self.removed: dict[int, tuple[str, list[str]]] = {}  # by seat: whom the host has removed
        self.successor = ""  # the match that was made to play again
        self.again_by = NOTHING  # the seat of whoever wanted it
        self.clicks: dict[str, int] = {}
        self.concerns = [0] * len(self.chairs)  # by seat: how often what it may do has changed
        self.seen = [0] * VIEWERS  # by viewer: of how many entries of the log it saw something
        self.turns: list[Turn] = []  # of seats, with all throws that answered; none taken back
        self.log: list[Turn] = []
        self.worked_out: dict[Any, Any] = {}  # from this position, for all who ask
        # What bots have told, the best first: by seat and how many turns there were, as long as
        # that seat's concern is this one.
        self.told_by_bots: dict[tuple[int, int], tuple[int, list[Thought]]] = {}
        self._foreseen: dict[int, Foreseen] = {}  # by the position before, which is kept in it
        self._told: tuple[int, list[Course]] = NOTHING, []  # of the last turn, if it was foreseen
        self._may: list[Any] = [None] * len(self.chairs)
        self._seats: dict[str, list[int]] = {}  # by device, of those that hold any
        self._settled: dict[str, Any] = {}

    def apply(self, event: Event) -> None:
        """Let an event of the log happen, of those that follow the opening."""
        happen = HAPPENS.get(event["kind"])
        if happen is None:
            raise Declined("log-newer")
        if event["kind"] != MOVED:
            self._seats.clear()
        self.worked_out.clear()
        self._told = NOTHING, []
        happen(self, event)
        if event["kind"] != MOVED:
            self._seats.clear()
        self.worked_out.clear()  # what was worked out on the way
        self._foreseen = {}
        self._note_concerns()
        self.number += 1

    def once(self, key: Any, work_out: Callable[[], T]) -> T:
        """What `work_out` finds in this position, worked out once for all who ask."""
        if key not in self.worked_out:
            self.worked_out[key] = work_out()
        found: T = self.worked_out[key]
        return found

    def settle(self, key: str, work_out: Callable[[], T]) -> T:
        """What `work_out` finds when all is over: nothing changes it any more."""
        if not self.is_over:
            return work_out()
        if key not in self._settled:
            self._settled[key] = work_out()
        found: T = self._settled[key]
        return found

    def has_settled(self, key: str) -> bool:
        """Has it been worked out for good?"""
        return key in self._settled

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        return self.once(("view", seat), lambda: self.position.view(seat))

    def legal(self, seat: int) -> list[Move]:
        """What a seat may do now, at this table."""

        def work_out() -> list[Move]:
            legal = self.view(seat).legal()
            return [move for move in legal if not self.bot_refusal(seat, move.number)]

        return self.once(("legal", seat), work_out)

    def bot_refusal(self, seat: int, number: int) -> int:
        """0, or the clause that refuses a move because of who is a bot here."""
        refuse = self.plug.manners.bot_refusal
        if refuse is bot_refusal:  # a game that refuses none
            return ALLOWED
        bots = sum(1 << at for at, chair in enumerate(self.chairs) if chair.is_by_bot)
        return refuse(self.position.bare, seat, number, bots)

    def _sat(self, event: Event) -> None:
        chair = self.chairs[event["seat"]]
        self._note(SAT, event["seat"], event["name"])
        self.removed.pop(event["seat"], None)
        chair.kind, chair.name = PERSON, event["name"]
        chair.devices = [event["device"]]
        chair.stand_in = False
        if event.get("text"):
            self.texts[event["device"]] = event["text"]

    def _way(self, event: Event) -> None:
        self.chairs[event["seat"]].ways.append(event["way"])

    def _returned(self, event: Event) -> None:
        chair = self.chairs[event["seat"]]
        if chair.stand_in:
            self._note(RETURNED, event["seat"], chair.name)
        if event["device"] not in chair.devices:
            chair.devices.append(event["device"])
        chair.stand_in = False

    def _vacated(self, event: Event) -> None:
        """A seat is free again: for anybody, or for a bot once the match has begun."""
        chair = self.chairs[event["seat"]]
        if chair.kind == PERSON:
            self._note(VACATED, event["seat"], chair.name)
            self.removed[event["seat"]] = (chair.name, chair.devices)
        left, chair.devices = chair.devices, []
        chair.kind, chair.name = event["to"], event["name"]
        chair.bot = event.get("bot", chair.bot)
        chair.ways = list(event.get("ways", ()))
        chair.stand_in = False
        for device in left:
            if device != self.host and not self.seats_of(device):
                self.texts.pop(device, None)
        if event.get("answers"):
            self._play(event["answers"])
            self._add_answers(self.log[-1])

    def _stand_in(self, event: Event) -> None:
        chair = self.chairs[event["seat"]]
        chair.stand_in = event["on"]
        chair.bot = event.get("bot", chair.bot)
        self._note(STAND_IN, event["seat"], chair.name, chair.bot)

    def _note(self, kind: str, seat: int = NOTHING, name: str = "", bot: str = "") -> None:
        """Enter in the log what is no move; before the match begins nothing is told."""
        if self.started:
            told = Note(kind, seat, name, bot)
            self._log(Turn(self.number, self.position, (), EVERYBODY, note=told))

    def courses_of(self, turn: Turn) -> list[Course]:
        """What happened in the moves of a turn, not to be changed."""
        number, told = self._told
        if number == turn.number:
            return told
        return self.once(
            ("courses", turn.number), lambda: courses_of(self.plug, turn.before.bare, turn.moves)
        )

    def account_of(self, tell: Callable[..., list[T]], turn: Turn, *to: int) -> list[T]:
        """What a viewer is told of a turn, by `ask.lines_of`, or by `ask.steps_of` on the board
        of some seat.
        """
        return self.once(
            (tell, turn.number, *to),
            lambda: [
                one for course in self.courses_of(turn) for one in tell(self.plug, *course, *to)
            ],
        )

    def _started(self, event: Event) -> None:
        self.started = True
        self.removed.clear()
        self.fair = Fair(self.fair.secret, tuple(event["texts"]))
        self._play(event["answers"])

    def _moved(self, event: Event) -> None:
        """A move of a seat, or what people threw for chance, with what chance answered."""
        self.clicks[event["click"]] = self.number
        self._play([event["move"], *event["answers"]], event["seat"], event["seat"] == CHANCE)
        turn = self.log[-1]
        if turn.move.seat != CHANCE:
            self.turns.append(turn)
            self._may[turn.move.seat] = None  # it concerns the seat, whatever it may do now
        else:
            self._add_answers(turn)

    def _add_answers(self, turn: Turn) -> None:
        """What chance gives later belongs to the move that asked for it."""
        if self.turns:
            last = self.turns[-1]
            moves, seen_by = (*last.moves, *turn.moves), last.seen_by | turn.seen_by
            self.turns[-1] = replace(last, moves=moves, seen_by=seen_by)

    def _play(self, kept: list[Move | str | int], seat: int = CHANCE, typed: bool = False) -> None:
        """Make the moves of an event: the first of this seat, or typed, the others of chance."""
        before, seen_by, mover, goes_on = self.position, 0, seat, False
        is_by_bot = seat != CHANCE and self.chairs[seat].is_by_bot
        moves: list[Move] = []
        told: list[Course] = []
        for one in kept:
            state = self.position.bare
            moves.append(move_kept(self.plug, state, seat, one, typed))
            seen_by |= self._viewers_of(state, moves[-1])
            foreseen = self._foreseen.get(id(self.position))
            if foreseen is not None and foreseen.move is moves[-1]:
                told.append(foreseen.course)
                self.position = foreseen.after
            else:
                self.position = self.position.after(moves[-1])
            if len(moves) == 1:
                goes_on = mover in self.position.seats
            seat, typed = CHANCE, False
        if len(told) == len(moves):
            self._told = self.number, told
        if moves:
            choices = len(self._may[mover] or ()) if mover != CHANCE else 0
            self._log(
                Turn(
                    self.number,
                    before,
                    tuple(moves),
                    seen_by,
                    is_by_bot=is_by_bot,
                    goes_on=goes_on,
                    choices=choices,
                )
            )
        self.is_over = self.is_over or self.position.outcome is not None

    def _viewers_of(self, state: Any, move: Move) -> int:
        """Bit mask of the viewers who see something of a move."""
        if not self.plug.has_secrets:
            return EVERYBODY
        seen = partial(self.plug.rules.seen_move, state, move.seat, move.number)
        viewers = (*range(len(self.chairs)), SPECTATOR)
        return sum(1 << viewer for viewer in viewers if seen(viewer) != UNSEEN)

    def _log(self, turn: Turn) -> None:
        self.log.append(turn)
        if len(self.log) > UNFOLDED:
            old = self.log[-1 - UNFOLDED].before
            if old is not self.position:  # to which people have come back
                old.fold()
        for viewer in range(VIEWERS):
            self.seen[viewer] += (turn.seen_by >> viewer) & 1

    def _undone(self, event: Event) -> None:
        last = self.last_turn(event["seat"])
        if "turn" in event:  # earlier versions took the last move back, whatever it was
            last = next((turn for turn in self.turns if turn.number == event["turn"]), None)
        if last is None or last.move.seat != event["seat"]:
            raise ValueError("there is no move to take back")
        gone = tuple(turn.seen_by for turn in turns_lost_with(self, last))
        since = [turn for turn in self.turns if turn.number >= last.number]
        self.turns, self.position = history_without(self, last)
        own = (turn.seen_by for turn in since if turn.move.seat == last.move.seat)
        seen_by = reduce(or_, (*gone, *own))
        self._log(Turn(self.number, last.before, (), seen_by, event["seat"], gone))
        if "click" in event:
            self.clicks[event["click"]] = self.number

    def number_after(self, viewer: int, entries: int) -> int:
        """The number of the event that follows so many entries of which a viewer saw something."""
        for turn in self.log:
            if (turn.seen_by >> viewer) & 1:
                if entries <= 0:
                    return turn.number
                entries -= 1
        return self.number

    def _advised(self, event: Event) -> None:
        self._note(ADVISED, event["seat"], self.chairs[event["seat"]].name)

    def _ended(self, event: Event) -> None:
        self._note(ENDED)
        self.is_over = self.is_stopped = True

    def _again(self, event: Event) -> None:
        self.successor = event["successor"]
        self.again_by = event.get("by", NOTHING)  # earlier versions did not say

    @property
    def plug(self) -> Plug:
        return self.game.plug

    @property
    def is_running(self) -> bool:
        return self.started and not self.is_over

    @property
    def phase(self) -> str:
        """Where the match stands; once over or stopped it stays so."""
        if self.is_stopped:
            return STOPPED
        if not self.started:
            return GATHERING
        return OVER if self.is_over else RUNNING

    def beginning(
        self, filled: Collection[int] = (), texts: Mapping[str, str] | None = None
    ) -> list[Event]:
        """The event with which the match begins once these seats are filled; none before that.

        The texts of the devices are closed with it.
        """
        is_free = any(c.kind == OPEN and at not in filled for at, c in enumerate(self.chairs))
        if self.phase != GATHERING or is_free:
            return []
        closed = tuple((self.texts | dict(texts or {})).values())
        answers = self.draws(self.position, Fair(self.fair.secret, closed))
        return [{"kind": STARTED, "texts": list(closed), "answers": answers}]

    @property
    def has_own_throws(self) -> bool:
        """Do people throw dice of their own? Bots among themselves have none."""
        return self.own_dice and any(chair.kind != BOT for chair in self.chairs)

    def waits_for_dice(self) -> bool:
        """Must people tell what they threw?"""
        chance = self.position.seats == (CHANCE,)
        return self.has_own_throws and chance and self.plug.manners.is_throw(self.position.bare)

    @property
    def throws_told(self) -> int:
        """How often people have told what they threw."""
        told = (move.typed for turn in self.turns for move in turn.moves)
        return self.once("throws told", lambda: sum(told))

    def move_to_throw(self, device: str) -> Move | None:
        """The only thing that somebody on a device can do, if then their own dice are thrown."""
        acting = self.acting_at(device) if self.has_own_throws and self.is_running else []
        if len(acting) != 1 or self.position.seats != (acting[0],):
            return None
        legal = self.legal(acting[0])
        if len(legal) != 1:
            return None
        after = self.position.after(legal[0])
        is_throw = after.seats == (CHANCE,) and self.plug.manners.is_throw(after.bare)
        return legal[0] if is_throw else None

    def name(self, seat: int, language: str) -> str:
        """Who sits there, or what the seat is called."""
        return self.names(language)[seat]

    def names(self, language: str) -> list[str]:
        """Who sits at each seat: a person, a bot with a name, or whoever has that colour."""
        bots = [chair.bot if chair.kind == BOT else "" for chair in self.chairs]
        return names_at([chair.name for chair in self.chairs], bots, language)

    def acting_at(self, device: str) -> list[int]:
        """The seats of a device for which the match waits."""
        active = self.position.seats if self.is_running else ()
        return [s for s in self.seats_of(device) if s in active and not self.chairs[s].stand_in]

    def draws_without(self, seat: int) -> list[Move]:
        """What chance answers if a seat is left to a bot, and nobody is there to throw any more."""
        others = (chair for at, chair in enumerate(self.chairs) if at != seat)
        if not self.is_running or any(chair.kind != BOT for chair in others):
            return []
        return self.draws(self.position, has_own_throws=False)

    def answers_to(self, move: Move, position: Position | None = None) -> list[Move]:
        """What chance answers a move, in the present position or in another.

        To find out, it is played; when it happens, that is not done again.
        """
        self._foreseen = {}
        return self.draws(self._foresee(position or self.position, move), after=self._foresee)

    def _foresee(self, position: Position, move: Move) -> Position:
        happened, after = position.after_told(move)
        self._foreseen[id(position)] = Foreseen(position, move, happened, after)
        return after

    def draws(
        self,
        position: Position,
        fair: Fair | None = None,
        has_own_throws: bool | None = None,
        after: Callable[[Position, Move], Position] = Position.after,
    ) -> list[Move]:
        """What chance answers in a position by itself, as often as it is asked."""
        fair = fair or self.fair
        if has_own_throws is None:
            has_own_throws = self.has_own_throws
        answers: list[Move] = []
        while position.seats == (CHANCE,):
            if len(answers) > MOST_DRAWS:
                raise RuntimeError("chance answers itself without end")
            if has_own_throws and self.plug.manners.is_throw(position.bare):
                break
            number = fair.move(position, position.draws)
            answers.append(move_of(self.plug, position.bare, CHANCE, number))
            position = after(position, answers[-1])
        return answers

    def record(self, seat: int | None) -> str:
        """The written game: whole when it is over, else as a seat may know it."""
        is_over, names = self.is_over, [chair.name for chair in self.chairs]
        position = self.position.with_chance(self.fair)
        if not is_over:  # and is not kept, even if it ends meanwhile
            return position.record(seat, names)
        return self.settle("record", lambda: position.record(None, names))

    def digest(self) -> str:
        """What tells this record from every other; for everybody to keep when it is over."""
        return self.settle("digest", lambda: sha256(self.record(None).encode()).hexdigest())

    @property
    def log_fields(self) -> dict[str, str]:
        """What the server's log is told of a match."""
        return {"table": self.id, "game": self.plug.name}

    def story(self) -> Story | None:
        """What can be told of the match when it is over; nothing of one that took very long."""

        def tell() -> Story | None:
            try:
                return story_of(self.position)
            except (Exception, SystemExit):  # the end comes without it, too
                LOG.warning("a match has no story", extra=self.log_fields, exc_info=True)
                return None

        is_told = self.is_over and self.position.length <= MOST_TOLD
        return self.settle("story", tell) if is_told else None

    def draws_listed(self, pause: Callable[[], None]) -> str:
        """What chance could have given at each draw, in JSON, once it is over: till then it is a
        secret. It can be long, so it is written once for all who ask.
        """
        if not self.is_over:
            raise Declined("match-not-over")

        def write() -> str:
            found = draws_of(self.position, pause)
            return json.dumps(found, ensure_ascii=False, separators=(",", ":"))

        return self.settle("draws", write)

    def seats_of(self, device: str) -> list[int]:
        """The seats that a device holds, not to be changed."""
        found = self._seats.get(device)
        if found is None:
            found = [seat for seat, chair in enumerate(self.chairs) if device in chair.devices]
            if found:  # of those who only watch there may be any number
                self._seats[device] = found
        return found

    def seats_lost_by(self, device: str) -> list[int]:
        """The seats from which the host has removed a device, as long as it may sit there again."""
        lost = [seat for seat, (_, devices) in self.removed.items() if device in devices]
        return [] if self.is_over else lost

    def last_turn(self, seat: int) -> Turn | None:
        """The last move of a seat that was not taken back."""
        return next((turn for turn in reversed(self.turns) if turn.move.seat == seat), None)

    def last_choice(self, seat: int) -> Turn | None:
        """The last move of a seat that was not taken back and not done for it, nor long ago."""
        own = (turn for turn in reversed(self.turns[-REACH:]) if turn.move.seat == seat)
        return next((turn for turn in own if not is_forced(turn)), None)

    def mover_of(self, turn: Turn) -> int:
        """Who made the moves of a turn, or threw the dice that people told; or CHANCE."""
        if self.turns and self.turns[-1].number == turn.number:
            return self.turns[-1].move.seat
        made = (one.move.seat for one in reversed(self.turns) if one.number <= turn.number)
        return next(made, CHANCE) if turn.moves else CHANCE

    def _note_concerns(self) -> None:
        """Which seats may do something else than before? A click from before is late for them."""
        rules, state = self.plug.rules, self.position.bare
        able = rules.active(state) | rules.interrupts(state)
        for seat, was in enumerate(self._may):
            may = None
            if self.started:
                may = ask.legal(self.plug, state, seat) if (able >> seat) & 1 else []
            if may != was:
                self._may[seat] = may
                self.concerns[seat] += 1


HAPPENS: dict[str, Callable[[Match, Event], None]] = {
    SAT: Match._sat,
    WAY: Match._way,
    RETURNED: Match._returned,
    VACATED: Match._vacated,
    STAND_IN: Match._stand_in,
    STARTED: Match._started,
    MOVED: Match._moved,
    UNDONE: Match._undone,
    ADVISED: Match._advised,
    ENDED: Match._ended,
    AGAIN: Match._again,
}


def move_kept(plug: Plug, state: Any, seat: int, kept: Move | str | int, typed: bool) -> Move:
    """The move that the log keeps, read from its notation unless it has just been made.

    Older versions kept numbers; where a game was missing when a log was upgraded, they are left.
    """
    if isinstance(kept, Move):
        return kept
    if isinstance(kept, str):
        number = ask.read(plug, state, seat, kept)
    else:
        number = kept if seat == CHANCE else plug.words.move_now(kept)
    if number == NOTHING:
        raise ValueError(f"no move of {seat}: {kept}")
    return move_of(plug, state, seat, number, typed)


def history_without(match: Match, last: Turn) -> tuple[list[Turn], Position]:
    """The turns and the position without a move of a seat, which has chosen nothing since.

    What others did after it is taken back too, but for what still holds without it, as in a
    simultaneous round; once a move of a seat does not hold, neither do its later ones. Chance
    answers the same draws again: one that was drawn for somebody else is no answer.
    """
    position = last.before
    turns = [turn for turn in match.turns if turn.number < last.number]
    gone, is_redrawn = {last.move.seat}, last.was_drawn
    for turn in match.turns[len(turns) + 1 :]:
        is_gone = turn.move.seat in gone or (is_redrawn and turn.was_drawn)
        if is_gone or position.refusal(turn.move):
            gone.add(turn.move.seat)
            is_redrawn |= turn.was_drawn
            continue
        before = position
        position = position.after(turn.move)
        goes_on = turn.move.seat in position.seats
        typed = (move for move in turn.moves if move.typed)
        moves = [turn.move]
        while position.seats == (CHANCE,):
            found = match.draws(position) or [*islice(typed, 1)]
            if not found:
                break  # people have yet to throw
            position = reduce(Position.after, found, position)
            moves += found
        turns.append(replace(turn, moves=tuple(moves), before=before, goes_on=goes_on, choices=0))
    return turns, position


def turns_lost_with(match: Match, last: Turn) -> list[Turn]:
    """What others lose when a seat takes its last move back."""

    def work_out() -> list[Turn]:
        stay = {turn.number for turn in history_without(match, last)[0]}
        later = (turn for turn in match.turns if turn.number > last.number)
        return [t for t in later if t.number not in stay and t.move.seat != last.move.seat]

    return match.once(("lost", last.number), work_out)


def is_forced(turn: Turn) -> bool:
    """Was there nothing to decide, so that the page has done it for its seat?"""
    plug, seat = turn.before.game.plug, turn.move.seat
    view = ask.view_of(plug, turn.before.bare, seat)
    return bool(plug.manners.forced_move(view, seat) == turn.move.number)


def is_free_undo(match: Match, seat: int) -> bool:
    """May a seat take its last move back without asking?

    Nothing has been revealed since, and nobody but bots loses a move; in a tournament, nobody.
    """
    last = match.last_choice(seat)
    if last is None:
        return False
    since = [turn for turn in match.turns if turn.number >= last.number]
    if any(shows_something(turn) for turn in since if turn.move.seat == seat):
        return False
    history, without = history_without(match, last)
    stayed = [turn for turn in history if turn.number > last.number]
    stay = {turn.number: turn.answers for turn in stayed}
    if any(turn.answers != stay.get(turn.number, ()) for turn in since):
        return False

    def ends_what_all_do(turn: Turn) -> bool:
        """Was it only after both that others were to act? Then it was seen what all had chosen."""
        return others_to_act(since, turn, match.position) != others_to_act(stayed, turn, without)

    def others_to_act(turns: list[Turn], after: Turn, latest: Position) -> set[int]:
        later = (one.before for one in turns if one.number > after.number)
        return {*next(later, latest).seats} - {seat}

    def shows(turn: Turn) -> bool:
        """Has what a bot did shown something of its hand?"""
        return match.plug.has_secrets and bool((turn.seen_by >> seat) & 1)

    return seat in last.before.seats and all(
        turn.move.seat in last.before.seats and not ends_what_all_do(turn)
        if turn.number in stay
        else turn.is_by_bot and not match.for_others and not shows(turn)
        for turn in since
        if turn.move.seat != seat
    )


def has_chosen(match: Match, seat: int) -> bool:
    """Did a seat choose anything in its last move, or in those just before it in the same go?

    A throw of dice is no choice, as it comes again; with their own dice people may have typed
    something wrong.
    """
    own = (turn for turn in reversed(match.turns[-REACH:]) if turn.move.seat == seat)
    for at, turn in enumerate(own):
        if at and not turn.goes_on:
            return False
        if turn.was_choice or any(played.typed for played in turn.answers):
            return True
    return False


def shows_something(turn: Turn) -> bool:
    """Did a seat see more after its move than it could have told itself?"""
    plug, before = turn.before.game.plug, turn.before.bare
    seat, number = turn.move.seat, turn.move.number
    if not plug.has_secrets:
        return False
    after = ask.state_after(plug, before, seat, number)
    foreseen = ask.state_after(plug, ask.view_of(plug, before, seat), seat, number)
    return bool(ask.view_of(plug, foreseen, seat) != ask.view_of(plug, after, seat))
