"""Puzzles: positions with one best move, each proved by looking at everything that can follow.

A puzzle is written as a record whose start is the position and whose moves are the solution; its
line `goal` says how hard it is, what is asked, and how much of it can be reached. A file holds any
number of them, one after the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

from cookietin.engine import ask, kernels, written
from cookietin.engine.ask import Move
from cookietin.engine.plug import Plug
from cookietin.engine.position import Position, move_of
from cookietin.engine.protocol import CHANCE, CHANCE_BIT
from cookietin.engine.record import values_of
from cookietin.engine.texts import Mistake, Phrase

EASY, MEDIUM, HARD = "easy", "medium", "hard"
DIFFICULTIES = (EASY, MEDIUM, HARD)
LUCK = {EASY: Fraction(1, 3), MEDIUM: Fraction(1, 6), HARD: Fraction(0)}  # at least so much of it
MOST_STATES = 4_000  # of a proof: what the interpreter looks through in a blink
FEWEST_CHOICES = 3
FILE = "puzzles.tin"


class Unproved(Exception):
    """Chance has a part in it, or there is too much to look at."""


class Verdict(NamedTuple):
    """What comes of a position.

    worth  what the seat reaches if everybody plays as well as they can
    least  what it reaches if it plays as badly as it can
    moves  of the seat until then, if it is quick and the others are slow
    luck   how likely somebody is to find the way by trying any move that looks as good as the right
           one
    """

    worth: int
    least: int
    moves: int
    luck: Fraction


class Proof:
    """Everything that can come of a position until what is asked of a seat is settled."""

    def __init__(
        self,
        plug: Plug,
        first: Any,
        seat: int,
        most: int = MOST_STATES,
        pause: Callable[[], None] = lambda: None,
    ) -> None:
        self.plug = plug
        self.first = first
        self.seat = seat
        self.most = most
        self.pause = pause
        self.known: dict[bytes, Verdict] = {}  # by digest: a state may have thousands of bytes
        self.verdicts: dict[Verdict, Verdict] = {}  # few are different

    @property
    def verdict(self) -> Verdict:
        return self.of(self.first)

    def is_settled(self, state: Any) -> bool:
        """Is nothing left to be done in a position?"""
        is_over = self.plug.rules.active(state) == 0
        return is_over or self.plug.goals.is_settled(self.first, state, self.seat)

    def whose(self, state: Any) -> int:
        """The seat that is to move: whoever solves, or else the first of the others, or chance."""
        mask = self.plug.rules.active(state)
        if mask == CHANCE_BIT:
            if not self.plug.goals.is_certain:
                raise Unproved
            return CHANCE
        return self.seat if (mask >> self.seat) & 1 else kernels.lowest_seat(mask)

    def options(self, state: Any, seat: int) -> list[tuple[int, Any]]:
        """The legal moves of a seat, or of chance, and what they lead to."""
        if seat == CHANCE and self.plug.rules.chances(state) > self.most:
            raise Unproved
        moves = ask.legal(self.plug, state, seat)
        return [(move, ask.state_after(self.plug, state, seat, move)) for move in moves]

    def of(self, state: Any) -> Verdict:
        """What comes of a position, found out once."""
        key = blake2b(bytes(state), digest_size=16).digest()
        if key not in self.known:
            if len(self.known) >= self.most:
                raise Unproved
            self.pause()
            found = self._find_out(state)
            self.known[key] = self.verdicts.setdefault(found, found)
        return self.known[key]

    def _find_out(self, state: Any) -> Verdict:
        if self.is_settled(state):
            worth = self.plug.goals.worth(self.first, state, self.seat)
            return Verdict(worth, worth, 0, Fraction(1))
        seat = self.whose(state)
        options = self.options(state, seat)
        after = [self.of(one) for _, one in options]
        least = min(one.least for one in after)
        if seat != self.seat:
            reply = min(after, key=lambda one: (one.worth, -one.moves))
            return Verdict(reply.worth, least, reply.moves, reply.luck)
        worth = max(one.worth for one in after)
        moves = 1 + min(one.moves for one in after if one.worth == worth)
        looks = [self.plug.goals.appeal(self.first, one, self.seat) for _, one in options]
        enough = max(look for look, one in zip(looks, after, strict=True) if one.worth == worth)
        tempting = [one for look, one in zip(looks, after, strict=True) if look >= enough]
        lucky = sum((one.luck for one in tempting if one.worth == worth), Fraction(0))
        return Verdict(worth, least, moves, lucky / len(tempting))

    def right_moves(self, state: Any) -> list[int]:
        """The moves of the seat after which it still reaches as much."""
        worth, options = self.of(state).worth, self.options(state, self.seat)
        return [move for move, after in options if self.of(after).worth == worth]

    def is_safe(self, state: Any) -> bool:
        """Can nothing go wrong any more?"""
        found = self.of(state)
        return found.worth == found.least

    def best_move(self, state: Any) -> Move:
        """What is best for whoever is to move: quick for the seat, slow for the others."""
        seat = self.whose(state)
        sign = -1 if seat == self.seat else 1

        def rank(option: tuple[int, Any]) -> tuple[int, int, int]:
            found = self.of(option[1])
            return sign * found.worth, -sign * found.moves, option[0]

        number = min(self.options(state, seat), key=rank)[0]
        return move_of(self.plug, state, seat, number)

    def line(self, state: Any) -> list[Move]:
        """How it goes on if everybody does their best, until it is settled."""
        found = []
        while not self.is_settled(state):
            move = self.best_move(state)
            found.append(move)
            state = ask.state_after(self.plug, state, move.seat, move.number)
        return found


@dataclass(frozen=True)
class Puzzle:
    """A position, what is asked there of a seat, and one way to reach it."""

    position: Position
    seat: int
    difficulty: str
    goal: str
    count: int  # what is gained
    solution: tuple[str, ...]  # all moves, in notation
    seats: tuple[int, ...]  # that make them

    @property
    def plug(self) -> Plug:
        return self.position.game.plug

    @property
    def moves(self) -> int:
        """How many moves of one's own it takes."""
        return self.seats.count(self.seat)

    @property
    def phrase(self) -> Phrase:
        """What is asked for."""
        about = {"count": self.count, "moves": self.moves}
        return Phrase(f"goal-{self.goal}", about, self.plug.package)

    def proof(self, pause: Callable[[], None] = lambda: None) -> Proof:
        """Everything that can come of it."""
        return Proof(self.plug, self.position.bare, self.seat, pause=pause)


def puzzle_in(position: Position, seat: int, most: int = MOST_STATES) -> Puzzle | None:
    """The puzzle in a position: there is one if exactly one move is best, and clearly so, and what
    looks best would not do at every turn.
    """
    plug, state = position.game.plug, position.bare
    goal = plug.goals.goal_of(state, seat)
    if not goal or seat not in position.seats:
        return None
    proof = Proof(plug, state, seat, most)
    if len(proof.options(state, seat)) < FEWEST_CHOICES:
        return None
    try:
        found = proof.verdict
    except Unproved:
        return None
    worths = sorted((proof.of(one).worth for _, one in proof.options(state, seat)), reverse=True)
    gain = found.worth - plug.goals.worth(state, state, seat)
    right = worths.count(found.worth)
    if right == len(worths) or right > plug.goals.alternatives:
        return None
    if found.worth - worths[right] < dict(plug.goals.margins).get(goal, 1):
        return None
    if gain <= 0 or found.luck == 1:  # what looks best is
        return None
    line = proof.line(state)
    texts, seats = tuple(move.text for move in line), tuple(move.seat for move in line)
    bare = Position(position.game, state, (), state.copy(), None)
    return Puzzle(bare, seat, difficulty_of(found.luck), goal, gain, texts, seats)


def difficulty_of(luck: Fraction) -> str:
    """How hard a puzzle is: how seldom it is solved by whoever tries anything."""
    return next(name for name in DIFFICULTIES if luck >= LUCK[name])


# From and to text


def write(puzzles: Sequence[Puzzle]) -> str:
    """Puzzles as a file holds them."""
    return "\n".join(map(_text_of, puzzles))


def _text_of(puzzle: Puzzle) -> str:
    position = puzzle.position
    start = dict(values_of(position.game.laid_out()))
    state = {name: one for name, one in values_of(position.bare) if one != start[name]}
    for seat, text in zip(puzzle.seats, puzzle.solution, strict=True):
        position = position.play(text, seat)
    goal = f"{puzzle.difficulty} {puzzle.goal} {puzzle.count}"
    return written.write(replace(written.of_position(position, None), start=state, goal=goal))


def read(text: str, find: Callable[..., Plug]) -> Iterator[Puzzle]:
    """The puzzles in a file; a broken one is refused with its place."""
    for one in re.findall(rf".*?^{written.END}$", text, re.DOTALL | re.MULTILINE):
        yield _puzzle_of(one.lstrip(), find)


GOAL = re.compile(rf"({'|'.join(DIFFICULTIES)}) ([a-z-]+) ([0-9]{{1,4}})")


def _puzzle_of(text: str, find: Callable[..., Plug]) -> Puzzle:
    record, head, places = written.read_with_places(text)
    if "goal" not in head or not record.lines:
        raise Mistake("record-missing", name="goal")
    goal = GOAL.fullmatch(record.goal)
    if goal is None:
        raise head["goal"].wrong("record-json", value=record.goal)
    first = next(written.positions_in(record, head, places, find))
    seats = tuple(line.seat for line in record.lines)
    texts = tuple(line.text for line in record.lines)
    return Puzzle(first, seats[0], goal[1], goal[2], int(goal[3]), texts, seats)


@cache
def puzzles_of(plug: Plug) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, from the easy ones to the hard ones."""
    file = plug.folder / FILE
    if not file.is_file():
        return ()
    return tuple(read(file.read_text("utf-8"), lambda name, version=None: plug))


def has_puzzles(plug: Plug) -> bool:
    """Is there anything to be asked in this game?"""
    return bool(plug.goals.tables)
