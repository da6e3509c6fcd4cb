"""Every clause that a game can refuse a move by, with a position in which it does."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from cookietin.engine import ask, written
from cookietin.engine.ask import Move, Refusal
from cookietin.engine.checks import every_table, random_match, spread
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game, Position
from cookietin.engine.protocol import CHANCE, ENGINE_CLAUSES, NOTHING
from cookietin.engine.record import values_of
from cookietin.engine.rulebook import clause_numbers
from cookietin.engine.texts import seat_name

SEED = 17
MOST_TABLES = 60
MOST_MATCHES = 4000
TRIED = 150  # moves in a position, of those that a game has


@dataclass(frozen=True)
class Example:
    """A move that is refused, and where."""

    game: Game
    state: Any
    move: Move
    refusal: Refusal

    def seat_name(self, language: str) -> str:
        return seat_name(self.move.seat, language)

    def board(self, language: str) -> str:
        """The board in text, as whoever tries the move sees it."""
        return Position(self.game, self.state).view(self.move.seat).text(language)

    def as_json(self, language: str) -> dict[str, Any]:
        """For programs: it can be set up again, as whoever tries it sees it."""
        view = Position(self.game, self.state).view(self.move.seat)
        return {
            "clause": self.refusal.clause,
            "text": self.refusal.phrase.text(language),
            "seat": self.move.seat,
            "move": self.move.text,
            "game": self.game.name,
            "options": dict(self.game.options),
            "state": dict(values_of(view.bare)),
        }


def examples(plug: Plug) -> list[Example]:
    """One for each clause, in the order of the rulebook: the same each time."""
    missing, found = set(clauses_refused(plug)), []
    for game, state, seat, move in moves_tried(plug) if missing else ():
        number = plug.rules.refusal(state, seat, move)
        refusal = ask.refusal_of(plug, state, seat, move) if number in missing else None
        text = ask.text_of(plug, state, seat, move) if refusal else ""
        if refusal is None or ask.read(plug, state, seat, text) == NOTHING:
            continue  # nobody can mean what is on no board of this size
        found.append(Example(game, state, Move(seat, move, text), refusal))
        missing.discard(number)
        if not missing:
            break
    return sorted(found, key=lambda example: example.refusal.number)


def moves_tried(plug: Plug) -> Iterator[tuple[Game, Any, int, int]]:
    """Moves of all kinds, tried by whoever can act."""
    choice = random.Random(f"{plug.name} {SEED}")
    for game, state in states_tried(plug):
        mask = plug.rules.active(state) | plug.rules.interrupts(state)
        for seat in ask.seats_in(mask):
            if seat != CHANCE:
                for move in choice.sample(range(len(plug.moves)), min(TRIED, len(plug.moves))):
                    yield game, state, seat, move


def states_tried(plug: Plug) -> Iterator[tuple[Game, Any]]:
    """Those of the game's own records, where rare things happen, then those of random matches."""
    for text, played_by in written.stored_with(plug):
        for position in written.replays(text, lambda *_: plug) if played_by is plug else ():
            if position.outcome is None:
                yield position.game, position.state
    tables = spread(every_table(plug), MOST_TABLES, SEED)
    for number in range(MOST_MATCHES):
        for ply in random_match(tables[number % len(tables)], number):
            yield ply.game, ply.before


# Which clauses there are


def clauses_refused(plug: Plug) -> list[int]:
    """The clauses that `refusal` can give back, read from its code and all that it calls."""
    known = {number for number in clause_numbers(plug) if number % ENGINE_CLAUSES}
    return sorted(known & set(numbers_in(plug.rules.refusal, plug.package)))


def numbers_in(function: Callable[..., Any], package: str) -> Iterator[int]:
    """All numbers in a function of a game and in those that it calls, tables included."""
    waiting, seen = [function], set()
    while waiting:
        one = waiting.pop()
        if one in seen or not isinstance(one, FunctionType):
            continue
        seen.add(one)
        yield from plain_numbers(one.__code__.co_consts)
        for name in one.__code__.co_names:
            value = one.__globals__.get(name)
            if isinstance(value, tuple):
                yield from plain_numbers(value)
            elif isinstance(value, FunctionType) and value.__module__.startswith(package):
                waiting.append(value)


def plain_numbers(values: tuple[Any, ...]) -> Iterator[int]:
    """The whole numbers in a tuple, and in the tuples inside it."""
    for value in values:
        if isinstance(value, tuple):
            yield from plain_numbers(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield value
