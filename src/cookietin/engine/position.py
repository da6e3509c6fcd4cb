"""What people and notebooks touch: a game with its options, and positions of a match.

    position = cookietin.game("goose", players=3).start()
    position = position.play("throw")

A position never changes; `play` gives the next one. Chance answers by itself, unless there's
no source of chance: then its moves are played like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cookietin.engine import ask
from cookietin.engine.ask import Move, Refusal, clause_name, seats_in
from cookietin.engine.blocks import Block, blocks_of, laid_out
from cookietin.engine.chance import Fair, Sealed, Seeded, Source, Typed
from cookietin.engine.generator import new_generator
from cookietin.engine.kept import kept
from cookietin.engine.options import choose, options_to_tell
from cookietin.engine.picture import picture_of
from cookietin.engine.plug import Plug
from cookietin.engine.protocol import CHANCE, NOTHING, SPECTATOR
from cookietin.engine.record import fill, from_bytes, values_of
from cookietin.engine.texts import Mistake, Phrase, speaker, speaker_with_names


class Past:
    """The moves that led to a position: the last of them, and the past before it.

    All positions of a match share it, so that a match of n moves takes room for n of them.
    """

    __slots__ = ("before", "draws", "length", "move")

    def __init__(self, before: Past | None, move: Move) -> None:
        self.before = before
        self.move = move
        self.length: int = 1 + (before.length if before else 0)
        self.draws: int = (before.draws if before else 0) + (move.seat == CHANCE)


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    clause: str


class Refused(Mistake):
    """A move was made that may not be made."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__("move-refused", move=text, reason=refusal.phrase)
        self.refusal = refusal


@dataclass(frozen=True)
class Game:
    """A game with its options chosen."""

    plug: Plug
    options: dict[str, Any]

    @classmethod
    def of(cls, plug: Plug, given: Mapping[str, object]) -> Game:
        """The game with these options; those not given take their defaults."""
        options = choose(plug.options, plug.players, given)
        clause = plug.manners.impossible(options)
        if clause:
            reason = ask.refusal_phrase(plug, clause, "impossible")
            raise Mistake("impossible-options", reason=reason)
        return cls(plug, options)

    @property
    def name(self) -> str:
        return self.plug.name

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def told_options(self) -> dict[str, Any]:
        """The options as logs and records tell them."""
        return options_to_tell(self.plug.options, self.options)

    def start(self, seed: int | None = None, *, chance: Source | str | None = "fair") -> Position:
        """The first position of a match.

        Chance cannot be guessed, or is fixed by a seed, or comes from a source; with
        `chance=None` its moves are yours to play.
        """
        if isinstance(chance, str):
            if chance != "fair":
                raise ValueError(f'chance is "fair", a source or None, not {chance!r}')
            chance = Fair.fresh() if seed is None else Seeded(seed)
        return Position(self, self.laid_out(), chance=chance).after_chance()

    def position(self, values: Mapping[str, Any], seed: int | None = None) -> Position:
        """A position set up by hand; a field that is not named is as at the start.

        The moves of chance are yours to play, unless a seed is given.
        """
        state = self.laid_out()
        values = values.get("state", values)
        if not isinstance(values, Mapping):
            raise Mistake("position-shape")
        for name, value in self.plug.words.values_now(values).items():
            self._fill(state, name, value)
        position = Position(self, state, (), state.copy(), None)
        reason = self._impossible(position)
        if reason:
            raise Mistake("position-impossible", reason=reason)
        return position.with_chance(None if seed is None else Seeded(seed)).after_chance()

    def _impossible(self, position: Position) -> Phrase | None:
        """Why there can be no such position, or None if it is sound and can be played on."""
        try:
            law = self.plug.rules.broken_law(position.bare)
            if law:
                return Phrase(f"law-{law}", {}, self.plug.package)
            able = {move.seat for move in position.legal()}
            if position.outcome is not None or (able and able >= {*position.seats}):
                return None
        except Exception:  # the rules reckon with what can be, and fail at what cannot
            pass
        return Phrase("position-senseless")

    def _fill(self, state: Any, name: str, value: Any) -> None:
        if name not in state.FIELDS:
            raise Mistake("unknown-field", field=name, known=", ".join(state.FIELDS))
        before = bytes(state)
        try:
            fill(state, name, value)
        except (TypeError, ValueError, OverflowError, RecursionError):
            raise Mistake("wrong-field", field=name, value=value) from None
        if state.FIELDS[name].fixed and bytes(state) != before:
            raise Mistake("fixed-field", field=name)

    def laid_out(self) -> Any:
        """The state before anybody, chance included, has moved."""
        state = self.plug.state()
        self.plug.rules.set_up(state, self.options)
        return state

    def __copy__(self) -> Game:
        return self  # it never changes

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _known_game, (self.plug.name, self.plug.version, self.options)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"cookietin.game({self.name!r}{options})"


def _known_game(name: str, version: int, options: dict[str, Any]) -> Game:
    """A game that came from another process, which knows it by its name too."""
    from cookietin.engine import registry  # which knows games, and so comes after them

    return Game(registry.plug(name, version), options)


class Picture:
    """A state as somebody sees it, as text, as SVG and as plain values."""

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._kept = state  # or its kind and its bytes

    def fold(self) -> None:
        """Keep the state as bytes, and make it anew whenever it is asked for.

        It changes nothing but how much room it takes, about a tenth.
        """
        if not isinstance(self._kept, tuple):
            self._kept = type(self._kept), bytes(self._kept)

    @property
    def state(self) -> Any:
        """A copy of what is seen; what is done to it does nothing here."""
        return self.bare.copy()

    @property
    def bare(self) -> Any:
        """What is seen itself, for those who only read."""
        kept = self._kept
        return from_bytes(*kept) if type(kept) is tuple else kept

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The board, drawn in text; `names` are those of the people at the seats."""
        return "\n".join(laid_out(self.blocks(language, names)))

    def blocks(self, language: str = "en", names: Sequence[str] = ()) -> Sequence[Block]:
        """The board in text, block by block."""
        plug = self.game.plug
        say = speaker_with_names(plug.package, language, tuple(names)) if names else None
        say = say or speaker(plug.package, language)
        return blocks_of(plug.view.text(self.bare, self.seat, say))

    def svg(self, language: str = "en") -> str:
        """The board, drawn as SVG."""
        plug = self.game.plug
        return picture_of(plug, self.bare, self.seat, speaker(plug.package, language))

    def to_dict(self) -> dict[str, Any]:
        """Plain values by name."""
        state = dict(values_of(self.bare))
        return {"game": self.game.name, "options": dict(self.game.options), "state": state}

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        return self.svg()


class View(Picture):
    """What one seat, or a spectator, may know of a position."""

    def legal(self) -> list[Move]:
        """What this seat may do now: its view knows as much of that as the whole state."""
        if self.seat == SPECTATOR:
            return []
        return moves_of(self.game.plug, self.bare, self.seat)

    def happenings(self, move: Move) -> list[Any]:
        """What this seat would see happen in a move of its own."""
        plug = self.game.plug
        return plug.happenings.of(plug.rules.play, self.bare, self.seat, move.number)

    def redeal(self, seed: int) -> Position:
        """A whole position that fits what this seat knows; another for each seed."""
        state = self.bare.copy()
        self.game.plug.rules.redeal(state, self.seat, new_generator(seed))
        return Position(self.game, state, (), state.copy(), Seeded(seed))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        same = self.game == other.game and self.seat == other.seat
        return same and bool(self.bare == other.bare)

    def __hash__(self) -> int:
        return hash((self.seat, self.bare))


class Position(Picture):
    """One position of a match, with the line of play that led to it. It sees all, like chance."""

    def __init__(
        self,
        game: Game,
        state: Any,
        line: Iterable[Move] = (),
        origin: Any = None,
        chance: Source | None = None,
    ) -> None:
        super().__init__(game, state, CHANCE)
        past = None
        for move in line:
            past = Past(past, move)
        self._past = past
        self.chance = chance
        self.origin = origin  # None: the match began as the options say

    def _with(self, state: Any, past: Past | None, chance: Source | None) -> Position:
        """Another position of this match."""
        found = Position(self.game, state, (), self.origin, chance)
        found._past = past
        return found

    @property
    def line(self) -> tuple[Move, ...]:
        """All moves that led here, those of chance too; made anew whenever it is asked for."""
        return tuple(self._since(0))

    @property
    def length(self) -> int:
        """How many moves led here, those of chance too."""
        return self._past.length if self._past else 0

    @property
    def last(self) -> Move | None:
        """The move that led here, or None where a match begins."""
        return self._past.move if self._past else None

    @property
    def draws(self) -> int:
        """How many moves chance has made on this line."""
        return self._past.draws if self._past else 0

    def _since(self, length: int) -> list[Move]:
        """The moves after the first `length` ones."""
        found = []
        past = self._past
        while past is not None and past.length > length:
            found.append(past.move)
            past = past.before
        return found[::-1]

    @kept
    def seats(self) -> tuple[int, ...]:
        """The seats that must act now; CHANCE is one. None of them when it is over."""
        return seats_in(self.game.plug.rules.active(self.bare))

    @property
    def interrupters(self) -> tuple[int, ...]:
        """The seats that may act though nobody waits for them."""
        return seats_in(self.game.plug.rules.interrupts(self.bare))

    def legal(self, seat: int | None = None) -> list[Move]:
        """The legal moves, in a fixed order: of one seat, or of all that may act."""
        seats = sorted({*self.seats, *self.interrupters}) if seat is None else [self._seat(seat)]
        return [move for one in seats for move in moves_of(self.game.plug, self.bare, one)]

    def odds(self) -> list[int]:
        """The weight of each move of chance, when it is chance's turn."""
        return ask.odds(self.game.plug, self.bare)

    def refusal(self, move: Move | str, seat: int | None = None) -> Refusal | None:
        """None if the move may be made, else the clause that forbids it."""
        return self.judge(move, seat)[1]

    def play(self, move: Move | str, seat: int | None = None) -> Position:
        """The position after this move, and after chance has answered it."""
        meant, refusal = self.judge(move, seat)
        if refusal:
            raise Refused(meant.text, refusal)
        return self.after(replace(meant, typed=meant.seat == CHANCE)).after_chance()

    def move_meant_by(self, move: Move | str, seat: int | None = None) -> Move:
        """The move that somebody means, legal or not; its number is NOTHING if there is none."""
        return self.judge(move, seat)[0]

    def judge(self, move: Move | str, seat: int | None = None) -> tuple[Move, Refusal | None]:
        """The move that somebody means, and why it may not be made, or None if it may."""
        plug = self.game.plug
        if isinstance(move, Move):
            return move, ask.refusal_of(plug, self.bare, self._seat(move.seat), move.number)
        if seat is None:
            seats = self.seats or (0,)
            if len(seats) > 1:
                raise Mistake("whose-move", move=move, seats=", ".join(map(str, seats)))
            seat = seats[0]
        number = NOTHING
        if self._seat(seat) in self.seats or seat in self.interrupters:
            number = ask.read(plug, self.bare, seat, move)
        refusal = ask.refusal_of(plug, self.bare, seat, number)
        if refusal:
            return Move(seat, number, move), refusal
        return move_of(plug, self.bare, seat, number), None

    def _seat(self, seat: int, or_else: int = CHANCE) -> int:
        """A seat of this match, or the one that is none; anything else is a mistake."""
        if seat != or_else and not 0 <= seat < self.game.players:
            raise Mistake("no-such-seat", seat=seat, last=self.game.players - 1)
        return seat

    def after(self, move: Move) -> Position:
        """The position after a move that is known to be legal; chance is not asked."""
        state = ask.state_after(self.game.plug, self.bare, move.seat, move.number)
        return self._with(state, Past(self._past, move), self.chance)

    def after_told(self, move: Move) -> tuple[list[Any], Position]:
        """All that happens in such a move, and the position after it."""
        happened, state = ask.play_told(self.game.plug, self.bare, move.seat, move.number)
        return happened, self._with(state, Past(self._past, move), self.chance)

    def with_chance(self, source: Source | None) -> Position:
        """The same position, with its chance from another source from now on."""
        return self._with(self.bare, self._past, source)

    def after_chance(self) -> Position:
        """The position after chance has answered, as often as it is asked."""
        position = self
        while (source := position.chance) is not None and position.seats == (CHANCE,):
            if isinstance(source, Sealed):
                break
            number = source.move(position, position.draws)
            refusal = ask.refusal_of(position.game.plug, position.bare, CHANCE, number)
            if refusal:
                raise Refused(str(number), refusal)
            typed = isinstance(source, Typed) and source.asks(position)
            move = move_of(position.game.plug, position.bare, CHANCE, number, typed)
            position = position.after(move)
        return position

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know; without a seat, what a spectator may."""
        self._seat(seat, SPECTATOR)
        return View(self.game, ask.view_of(self.game.plug, self.bare, seat), seat)

    @kept
    def outcome(self) -> Outcome | None:
        """Winners, scores and why it is over; None while it goes on."""
        rules = self.game.plug.rules
        number = rules.ending(self.bare)
        if not number:
            return None
        ending = self.game.plug.endings[number - 1]
        scores = tuple(rules.score(self.bare, seat) for seat in range(self.game.players))
        winners = seats_in(rules.winners(self.bare))
        return Outcome(winners, scores, ending.name, clause_name(ending.clause))

    def phrases_since(self, since: Position, viewer: int = SPECTATOR) -> list[Phrase]:
        """What has happened since an earlier position of this line, as a viewer may know it."""
        plug = self.game.plug
        lines = []
        before = since.state
        for move in self._since(since.length):
            happened = ask.happenings_of(plug, before, move.seat, move.number)
            after = ask.state_after(plug, before, move.seat, move.number)
            lines += ask.lines_of(plug, before, happened, after, viewer)
            before = after
        return lines

    def record(self, seat: int | None = None, names: Sequence[str] = ()) -> str:
        """The written game: whole, or as one seat may know it before the end."""
        from cookietin.engine import written  # which reads positions, and so comes after them

        if seat is not None:
            self._seat(seat, SPECTATOR)
        return written.write(written.of_position(self, seat, names))

    def __repr__(self) -> str:
        return f"{self.game!r}.position({dict(values_of(self.bare))!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game == other.game and bool(self.bare == other.bare)

    def __hash__(self) -> int:
        return hash(self.bare)

    def __copy__(self) -> Position:
        return self  # it never changes

    def __deepcopy__(self, memo: Any) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # The line goes as a row: link by link, a long match would be too deep.
        return Position, (self.game, self.bare, self.line, self.origin, self.chance)


def moves_of(plug: Plug, state: Any, seat: int) -> list[Move]:
    """The legal moves of a seat, in a fixed order."""
    return [move_of(plug, state, seat, number) for number in ask.legal(plug, state, seat)]


def move_of(plug: Plug, state: Any, seat: int, number: int, typed: bool = False) -> Move:
    """A move with its text."""
    return Move(seat, number, ask.text_of(plug, state, seat, number), typed)
