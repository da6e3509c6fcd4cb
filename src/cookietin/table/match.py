"""A match as its log tells it: every event changes it in one way, on every machine.

Nothing here is asked, awaited or drawn: a match is rebuilt by reading its events again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, TypeVar

from cookietin.engine import ask, registry
from cookietin.engine.ask import Move
from cookietin.engine.chance import Fair
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game, Played, Position, View, move_of
from cookietin.engine.protocol import CHANCE, SPECTATOR, UNSEEN
from cookietin.engine.texts import Mistake, seat_name

Event = dict[str, Any]
T = TypeVar("T")

OPEN, PERSON, BOT = "open", "person", "bot"

# The kinds of events
OPENED, SAT, RETURNED, VACATED, STAND_IN = "opened", "sat", "returned", "vacated", "stand-in"
STARTED, MOVED, UNDONE, ENDED, AGAIN = "started", "moved", "undone", "ended", "again"
WAY = "way"
KINDS = (OPENED, SAT, RETURNED, VACATED, STAND_IN, STARTED, MOVED, UNDONE, ENDED, AGAIN, WAY)

# The phases of a match
GATHERING, RUNNING, OVER, STOPPED = "gathering", "running", "over", "stopped"

MOST_DRAWS = 5_000  # that answer one move
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
    bot: str = ""  # which bot plays; the strongest, if not said

    @property
    def by_bot(self) -> bool:
        return self.kind == BOT or self.stand_in


@dataclass(frozen=True)
class Turn:
    """A move of a seat, with the moves of chance that answered it."""

    move: Move
    answers: tuple[Played, ...]
    active: tuple[int, ...]  # who was to act when it was made
    before: Position
    seen_by: int = EVERYBODY  # bit mask of the viewers who saw something of it


@dataclass(frozen=True)
class Entry:
    """What an event did to the position, kept small: the state before it, and the moves."""

    number: int
    before: Any  # a state, not to be changed
    moves: tuple[tuple[int, int], ...]
    undone_by: int | None = None
    seen_by: int = EVERYBODY


class Match:
    """One match. `number` is that of the next event."""

    def __init__(self) -> None:
        self.number = 0
        self.id = ""
        self.code = ""
        self.host = ""
        self.own_dice = False
        self.is_over = False  # by its rules, or stopped by the host: for good, its secret is known
        self.is_stopped = False
        self.successor = ""  # the match that was made to play again
        self.chairs: list[Chair] = []
        self.texts: dict[str, str] = {}  # by device, what it adds to the dice
        self.clicks: dict[str, int] = {}
        self.concerns: list[int] = []  # by seat: how often what it may do has changed
        self.seen = [0] * VIEWERS  # by viewer: of how many entries of the log it saw something
        self.turns: list[Turn] = []
        self.log: list[Entry] = []
        self.worked_out: dict[Any, Any] = {}  # from this position, for all who ask
        self._may: list[Any] = []
        self._digest = ""
        self._made: list[tuple[Any, int, int, Any]] = []  # what this event does to the position

    def apply(self, event: Event) -> None:
        """Let an event of the log happen."""
        if event.get("kind") not in KINDS:
            raise Declined("log-newer")
        self.worked_out.clear()
        self._made = []
        getattr(self, "_" + event["kind"].replace("-", "_"))(event)
        self._note_concerns()
        self.number += 1

    def once(self, key: Any, work_out: Callable[[], T]) -> T:
        """What `work_out` finds in this position, worked out once for all who ask."""
        if key not in self.worked_out:
            self.worked_out[key] = work_out()
        found: T = self.worked_out[key]
        return found

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        return self.once(("view", seat), lambda: self.position.view(seat))

    def legal(self, seat: int) -> list[Move]:
        """What a seat may do now, at this table."""

        def work_out() -> list[Move]:
            legal = self.view(seat).legal()
            return [move for move in legal if not self.spared(seat, move.number)]

        return self.once(("legal", seat), work_out)

    def spared(self, seat: int, number: int) -> int:
        """0, or the clause that refuses a move because of who is a bot here."""
        if self.plug.spared is None:
            return 0
        bots = sum(1 << at for at, chair in enumerate(self.chairs) if chair.by_bot)
        return self.plug.spared(self.position.bare, seat, number, bots)

    def _opened(self, event: Event) -> None:
        self.id = event["id"]
        self.code = event["code"]
        self.host = event["host"]
        self.own_dice = event["own_dice"]
        plug = registry.plug(event["game"], event["version"])
        self.game = Game.of(plug, event["options"])
        self.fair = Fair(bytes.fromhex(event["secret"]))
        self.chairs = [Chair(**chair) for chair in event["chairs"]]
        self.texts = dict(event.get("texts", {}))
        self.concerns = [0] * len(self.chairs)
        self._may = [None] * len(self.chairs)
        self.started = False
        if event.get("state") is None:
            self.position = self.game.start(chance=None)
        else:
            self.position = self.game.position(event["state"])

    def _sat(self, event: Event) -> None:
        chair = self.chairs[event["seat"]]
        chair.kind, chair.name = PERSON, event["name"]
        chair.devices = [event["device"]]
        chair.stand_in = False
        if event.get("text"):
            self.texts[event["device"]] = event["text"]

    def _way(self, event: Event) -> None:
        self.chairs[event["seat"]].ways.append(event["way"])

    def _returned(self, event: Event) -> None:
        chair = self.chairs[event["seat"]]
        if event["device"] not in chair.devices:
            chair.devices.append(event["device"])
        chair.stand_in = False

    def _vacated(self, event: Event) -> None:
        """A seat is free again: for anybody, or for a bot once the match has begun."""
        chair = self.chairs[event["seat"]]
        left, chair.devices = chair.devices, []
        chair.kind, chair.name = event["to"], event["name"]
        chair.ways = list(event.get("ways", ()))
        chair.stand_in = False
        for device in left:
            if device != self.host and not self.seats_of(device):
                self.texts.pop(device, None)

    def _stand_in(self, event: Event) -> None:
        self.chairs[event["seat"]].stand_in = event["on"]

    def states_of(self, entry: Entry) -> list[tuple[Any, int, int, Any]]:
        """The moves of an entry with the states around them, not to be changed."""

        def work_out() -> list[tuple[Any, int, int, Any]]:
            found: list[tuple[Any, int, int, Any]] = []
            before = entry.before
            for seat, number in entry.moves:
                after = ask.played(self.plug, before, seat, number)
                found.append((before, seat, number, after))
                before = after
            return found

        return self.once(("states", entry.number), work_out)

    def _started(self, event: Event) -> None:
        self.started = True
        self.fair = Fair(self.fair.secret, tuple(event["texts"]))
        self._answer(event["answers"])
        self._enter()

    def _moved(self, event: Event) -> None:
        self.clicks[event["click"]] = self.number
        if event["seat"] != CHANCE:
            before = self.position
            move = move_of(self.plug, before.bare, event["seat"], event["move"])
            self._make(Played(move))
            self.turns.append(Turn(move, (), before.seats, before, self._viewers_of(0)))
            self._may[event["seat"]] = None  # an own move concerns the seat, whatever it may do now
        self._answer(event["answers"])
        self._enter()

    def _make(self, played: Played) -> None:
        before, move = self.position.bare, played.move
        self.position = self.position.after(played)
        self._made.append((before, move.seat, move.number, self.position.bare))

    def _answer(self, answers: list[list[Any]]) -> None:
        """Moves of chance, each with whether it was typed in."""
        for number, typed in answers:
            move = move_of(self.plug, self.position.bare, CHANCE, number)
            played = Played(move, typed)
            self._make(played)
            if self.turns:
                last = self.turns[-1]
                seen_by = last.seen_by | self._viewers_of(-1)
                answered = (*last.answers, played)
                self.turns[-1] = replace(last, answers=answered, seen_by=seen_by)
        self.is_over = self.is_over or self.position.outcome is not None

    def _viewers_of(self, at: int) -> int:
        """Bit mask of the viewers who see something of a move of this event."""
        if not self.plug.has_secrets:
            return EVERYBODY
        before, seat, number, _ = self._made[at]
        seen = self.plug.rules.seen
        viewers = (*range(len(self.chairs)), SPECTATOR)
        return sum(1 << v for v in viewers if seen(before, seat, number, v) != UNSEEN)

    def _enter(self) -> None:
        if self._made:
            moves = tuple((seat, number) for _, seat, number, _ in self._made)
            seen_by = 0
            for at in range(len(moves)):
                seen_by |= self._viewers_of(at)
            self._log(Entry(self.number, self._made[0][0], moves, None, seen_by))
            self.worked_out["states", self.number] = self._made

    def _log(self, entry: Entry) -> None:
        self.log.append(entry)
        for viewer in range(VIEWERS):
            self.seen[viewer] += (entry.seen_by >> viewer) & 1

    def _undone(self, event: Event) -> None:
        seat = event["seat"]
        seen_by = next(turn.seen_by for turn in reversed(self.turns) if turn.move.seat == seat)
        self.turns, self.position = undone(self, seat)
        self._log(Entry(self.number, None, (), seat, seen_by))
        if "click" in event:
            self.clicks[event["click"]] = self.number

    def number_after(self, viewer: int, entries: int) -> int:
        """The number of the event that follows so many entries of which a viewer saw something."""
        for entry in self.log:
            if (entry.seen_by >> viewer) & 1:
                if entries <= 0:
                    return entry.number
                entries -= 1
        return self.number

    def _ended(self, event: Event) -> None:
        self.is_over = self.is_stopped = True

    def _again(self, event: Event) -> None:
        self.successor = event["successor"]

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

    def waits_for_dice(self) -> bool:
        """Must people tell what they threw?"""
        chance = self.position.seats == (CHANCE,)
        return self.own_dice and chance and self.plug.thrown(self.position.bare)

    def name(self, seat: int, language: str) -> str:
        """Who sits there, or what the seat is called."""
        return self.chairs[seat].name or seat_name(seat, language)

    def acting_at(self, device: str) -> list[int]:
        """The seats of a device for which the match waits."""
        active = self.position.seats if self.is_running else ()
        return [s for s in self.seats_of(device) if s in active and not self.chairs[s].stand_in]

    def draws(self, position: Position, fair: Fair | None = None) -> list[list[Any]]:
        """What chance answers in a position by itself, as often as it is asked."""
        fair = fair or self.fair
        answers: list[list[Any]] = []
        while position.seats == (CHANCE,):
            if len(answers) > MOST_DRAWS:
                raise RuntimeError("chance answers itself without end")
            if self.own_dice and self.plug.thrown(position.bare):
                break
            number = fair.move(position, position.draws)
            answers.append([number, False])
            move = move_of(self.plug, position.bare, CHANCE, number)
            position = position.after(Played(move))
        return answers

    def record(self, seat: int | None) -> str:
        """The written game: whole when it is over, else as a seat may know it."""
        known = None if self.is_over else seat
        names = [chair.name for chair in self.chairs]
        return self.position.with_chance(self.fair).record(known, names)

    def digest(self) -> str:
        """What tells this record from every other; for everybody to keep when it is over."""
        if not self._digest:  # a long match takes a while, and nothing changes it any more
            self._digest = sha256(self.record(None).encode()).hexdigest()
        return self._digest

    def seats_of(self, device: str) -> list[int]:
        """The seats that a device holds."""
        return [seat for seat, chair in enumerate(self.chairs) if device in chair.devices]

    def _note_concerns(self) -> None:
        """Which seats may do something else than before? A click from before is late for them."""
        for seat in range(len(self.chairs)):
            may = ask.legal(self.plug, self.position.bare, seat) if self.started else None
            if may != self._may[seat]:
                self._may[seat] = may
                self.concerns[seat] += 1


def undone(match: Match, seat: int) -> tuple[list[Turn], Position]:
    """The turns and the position without a seat's last move, the rest replayed.

    Chance answers the same draws again; raises ValueError if the rest cannot be replayed.
    """
    last = max(at for at, turn in enumerate(match.turns) if turn.move.seat == seat)
    position = match.turns[last].before
    turns = match.turns[:last]
    for turn in match.turns[last + 1 :]:
        before = position
        if position.refusal(turn.move):
            raise ValueError(turn.move.text)
        position = position.after(Played(turn.move))
        typed = [played for played in turn.answers if played.typed]
        answers: list[Played] = []
        while position.seats == (CHANCE,):
            found = match.draws(position)[:1]
            if found:
                move = move_of(match.plug, position.bare, CHANCE, found[0][0])
                answers.append(Played(move))
            elif typed:
                answers.append(typed.pop(0))
            else:
                break
            position = position.after(answers[-1])
        turns.append(Turn(turn.move, tuple(answers), before.seats, before, turn.seen_by))
    return turns, position


def is_free_undo(match: Match, seat: int) -> bool:
    """May a seat take its last move back without asking? Nothing has been revealed since."""
    mine = [at for at, turn in enumerate(match.turns) if turn.move.seat == seat]
    if not mine:
        return False
    last = match.turns[mine[-1]]
    since = match.turns[mine[-1] :]
    return (
        all(not turn.answers for turn in since)
        and all(turn.move.seat in last.active for turn in since)
        and not shows_something(match, seat)
    )


def shows_something(match: Match, seat: int) -> bool:
    """Did a seat see more after its last move than it could have told itself?"""
    plug = match.plug
    entry = next(
        entry
        for entry in reversed(match.log)
        if entry.undone_by is None and entry.moves and entry.moves[0][0] == seat
    )
    before, _, number, after = match.states_of(entry)[0]
    foreseen = ask.played(plug, ask.hidden(plug, before, seat), seat, number)
    return plug.has_secrets and ask.hidden(plug, foreseen, seat) != ask.hidden(plug, after, seat)
