"""Searches: what the kernels of `search` find out for a seat, and what they think of it.

    search = search_of(view, seed=1)
    search.go_on(1000)
    search.best, search.opinions(), search.line()

A search starts from what a seat can know. It goes on for as many iterations as it's told, without
the interpreter's lock if it's compiled; compiled or not, it finds the same.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from cookietin.engine import protocol
from cookietin.engine import search as kernel
from cookietin.engine.compile import has_numba
from cookietin.engine.kernels import lowest_seat
from cookietin.engine.playouts import LARGEST_SEED, StateRow
from cookietin.engine.plug import Plug, Style
from cookietin.engine.position import Game, View
from cookietin.engine.protocol import SEATS

FIRST_NODES = 1 << 14  # of the tree; it grows by at least as many as it has
FEWEST_REPLIES = 8  # that there is room for, for every iteration
FARTHEST = 64  # moves that alpha-beta looks ahead at most
POSITIONS = 1 << 15  # that alpha-beta remembers
FEWEST_TRIES = 5  # of a move, where luck has a part in what it leads to
MOST_OPTIONS = 1 << 16  # moves on one line that alpha-beta has room for


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of a move: how often it was tried, and its worth from 0 to 1."""

    move: int
    visits: int
    worth: float


class Memory:
    """Arrays, as compiled code takes them, or as views over them for the interpreter."""

    def __init__(self, is_fast: bool) -> None:
        self.is_fast = is_fast

    def numbers(self, array: Any) -> Any:
        return array if self.is_fast else memoryview(array)

    def states(self, plug: Plug, count: int) -> Any:
        kind: Any = plug.state
        array = np.zeros(count, kind.DTYPE)
        return array if self.is_fast else StateRow(kind, array)

    def cells(self, states: Any) -> Any:
        """The bytes of these states, a row for each."""
        array = states if self.is_fast else states.array
        return self.numbers(array.view(np.int8).reshape(len(array), -1))

    def desks(self, plug: Plug) -> Any:
        desk = plug.desk()
        return desk.array if self.is_fast else [desk]

    def root(self, view: View) -> Any:
        return view.bare.array if self.is_fast else [view.bare]


class Dream:
    """Information-set Monte-Carlo tree search for the seat of a view."""

    def __init__(
        self,
        view: View,
        seed: int,
        fast: bool,
        style: Style | None = None,
        *,
        sees_all: bool = False,
    ) -> None:
        """For comparison, a study may hand over a whole state as a view, and say so."""
        plug = view.game.plug
        style = plug.style if style is None else style
        if style.width and not plug.style.width:
            raise ValueError(f"{plug.name} has no style that takes turns")
        is_fast = fast and has_numba()
        self.view = view
        self.seed = seed & LARGEST_SEED
        self.iterations = 0
        self.is_done = False  # there is nothing more to find out
        self.used = 1
        self.tree = np.zeros((FIRST_NODES, kernel.NODE), np.int64)
        self.memory = Memory(is_fast)
        self.kernel = plug.kernel(kernel.dream, is_fast)
        numbers = self.memory.numbers
        self.states = self.memory.states(plug, 1)
        self.trial = self.memory.states(plug, 2)
        self.desks = self.memory.desks(plug)
        self.places = numbers(np.zeros(len(plug.moves), np.int64))
        self.path = numbers(np.zeros(kernel.DEEPEST, np.int64))
        self.worths = numbers(np.zeros(SEATS, np.int64))
        self.how = numbers(settings(view, style))
        self.how[kernel.SEES_ALL] = sees_all or plug.rules.redeal is protocol.redeal
        self.takes_turns = bool(self.how[kernel.WIDTH])

    def go_on(self, iterations: int) -> None:
        """So many iterations more."""
        if self.iterations == 0 and iterations > 1:
            self.go_on(1)  # to see how many replies a position has
            iterations -= 1
        # One iteration adds the moves of each position on one line, seldom of more than one.
        replies = self._replies(0)
        width = max(FEWEST_REPLIES, len(replies) + 1)  # and what stands before them
        if self.takes_turns:  # only the root has replies
            iterations, width = min(iterations, self._turns_left(replies)), 0
        self._make_room(iterations * width + len(self.view.game.plug.moves))
        self.used = self.kernel(
            self.memory.root(self.view), self.states, self.trial, self.desks,
            self.memory.numbers(self.tree), self.places, self.path, self.worths, self.how,
            self.used, self.seed, self.iterations, iterations,
        )  # fmt: skip
        self.iterations += iterations
        self.is_done = self.takes_turns and self._turns_left(self._replies(0)) == 0

    def _make_room(self, nodes: int) -> None:
        """See that so many more fit into the tree; memory that is not written to costs nothing."""
        if len(self.tree) - self.used < nodes:
            larger = np.zeros((max(2 * len(self.tree), self.used + nodes), kernel.NODE), np.int64)
            larger[: self.used] = self.tree[: self.used]
            self.tree = larger

    def _turns_left(self, replies: list[int]) -> int:
        """How many tries are left: with the same luck again a move would lead to the same."""
        if self.iterations == 0:
            return 1
        asked = [node for node in replies if self.tree[node, kernel.TOTAL] >= 0]
        visits = [int(self.tree[node, kernel.VISITS]) for node in asked]
        moves = min(len(visits), int(self.how[kernel.WIDTH]))
        return max(0, moves * int(self.how[kernel.TRIES]) - sum(visits))

    def opinions(self) -> list[Opinion]:
        """What it thinks of each move, the best first."""
        found = []
        for node in self._replies(0):
            visits = int(self.tree[node, kernel.VISITS])
            worth = int(self.tree[node, kernel.TOTAL]) / max(1, visits) / kernel.SURE
            found.append(Opinion(int(self.tree[node, kernel.MOVE]), visits, worth))
        return sorted(found, key=lambda one: (-one.visits, -one.worth, one.move))

    def likes(self) -> dict[int, int]:
        """What the estimate says right after each move, in the deal where it first was legal."""
        nodes = self._replies(0)
        return {int(self.tree[n, kernel.MOVE]): int(self.tree[n, kernel.LIKED]) for n in nodes}

    @property
    def best(self) -> int:
        """The move it tried most; NO_MOVE if there is nothing to choose."""
        found = self.opinions()
        return found[0].move if found else kernel.NO_MOVE

    @property
    def worth(self) -> float:
        """The chance to win that it sees, from 0 to 1."""
        found = self.opinions()
        return found[0].worth if found else 0.5

    def line(self) -> list[tuple[int, int]]:
        """What it expects to be played, seats and moves; chance is left out."""
        found = []
        node = 0
        while replies := self._replies(node):
            node = max(replies, key=lambda one: (int(self.tree[one, kernel.VISITS]), -one))
            if not self.tree[node, kernel.VISITS]:
                break
            found.append((int(self.tree[node, kernel.MOVER]), int(self.tree[node, kernel.MOVE])))
        return found

    def _replies(self, node: int) -> list[int]:
        found = []
        child = int(self.tree[node, kernel.CHILD])
        while child != kernel.NONE:
            found.append(child)
            child = int(self.tree[child, kernel.NEXT])
        return found


class Reckoning:
    """Alpha-beta for the seat of a view in a game where nothing is hidden."""

    def __init__(self, view: View, fast: bool) -> None:
        plug = view.game.plug
        is_fast = fast and has_numba()
        self.view = view
        self.iterations = 0
        self.memory = Memory(is_fast)
        self.kernel = plug.kernel(kernel.reckon, is_fast)
        numbers = self.memory.numbers
        plies = max(2, min(FARTHEST, MOST_OPTIONS // len(plug.moves)))
        self.states = self.memory.states(plug, plies)
        self.cells = self.memory.cells(self.states)
        self.trial = self.memory.states(plug, 1)
        self.desks = self.memory.desks(plug)
        self.options = np.zeros((plies * len(plug.moves), kernel.OPTION), np.int64)
        self.frames = np.zeros((plies, kernel.FRAME), np.int64)
        self.table = np.zeros((POSITIONS, kernel.ENTRY), np.int64)
        self.telling = numbers(telling_cells(plug))
        self.register = np.zeros(kernel.REGISTERS, np.int64)
        self.register[[kernel.HORIZON, kernel.IS_NEW]] = 1
        self.register[kernel.BEST_MOVE] = kernel.NO_MOVE
        self.how = numbers(settings(view, plug.style))

    def go_on(self, iterations: int) -> None:
        """Open so many positions more, or as many as there are."""
        numbers = self.memory.numbers
        self.kernel(
            self.memory.root(self.view), self.states, self.cells, self.trial, self.desks,
            numbers(self.options), numbers(self.frames), numbers(self.table), self.telling,
            numbers(self.register), self.how, iterations,
        )  # fmt: skip
        self.iterations += iterations

    @property
    def is_done(self) -> bool:
        """There is nothing more to find out."""
        return bool(self.register[kernel.IS_DONE])

    @property
    def has_met_chance(self) -> bool:
        """It cannot think about this position: chance has a part in what comes."""
        return bool(self.register[kernel.MET_CHANCE])

    @property
    def best(self) -> int:
        """The best move of the deepest look, or a better one that the next has found already."""
        register, frame = self.register, self.frames[0]
        if not self.is_done and not (register[kernel.IS_NEW] and register[kernel.PLY] == 0):
            if frame[kernel.PICK] != kernel.NO_MOVE and frame[kernel.WORTH] > -kernel.WON:
                return int(frame[kernel.PICK])
        return int(register[kernel.BEST_MOVE])

    @property
    def verdict(self) -> int | None:
        """1 if the match is won, −1 if it is lost, 0 if it is drawn, None if that is not proved."""
        if not self.register[kernel.BEST_IS_FINAL]:
            return None
        worth = int(self.register[kernel.BEST_WORTH])
        return (worth > 0) - (worth < 0)

    @property
    def worth(self) -> float:
        """How good it thinks its position is, from 0 to 1."""
        return self._share(int(self.register[kernel.BEST_WORTH]))

    @property
    def horizon(self) -> int:
        """How many moves it has looked ahead, in full."""
        return int(self.register[kernel.BEST_HORIZON])

    def _share(self, worth: int) -> float:
        ahead = worth / self.view.game.plug.lead
        return 0.5 + 0.5 * ahead / math.sqrt(1 + ahead * ahead)

    def opinions(self) -> list[Opinion]:
        """Its best move; of the others it knows only that they are no better."""
        best = self.best
        return [] if best == kernel.NO_MOVE else [Opinion(best, self.iterations, self.worth)]

    def line(self) -> list[tuple[int, int]]:
        """What it expects to be played, as far as it remembers."""
        plug = self.view.game.plug
        entries = {int(entry[kernel.T_KEY]): entry for entry in self.table if entry[kernel.T_BOUND]}
        state = self.view.bare.copy()
        found: list[tuple[int, int]] = []
        move = self.best
        while move != kernel.NO_MOVE and len(found) < FARTHEST:
            mask = plug.rules.active(state)
            if not mask:
                break
            seat = self.view.seat if (mask >> self.view.seat) & 1 else lowest_seat(mask)
            found.append((seat, move))
            plug.rules.play(state, seat, move)
            cells: Any = memoryview(state.memory).cast("b", (1, len(state.memory)))
            entry = entries.get(kernel.key_of(cells, 0, self.telling))
            move = kernel.NO_MOVE if entry is None else int(entry[kernel.T_MOVE])
        return found


Search = Dream | Reckoning


def search_of(view: View, seed: int, fast: bool = True, iterations: int | None = None) -> Search:
    """The search that suits a game: exact where nothing is hidden and left to chance.

    One that takes turns shares out as many iterations as it will have, if that is told.
    """
    plug = view.game.plug
    if not plug.has_secrets and plug.estimate is not None:
        search = Reckoning(view, fast)
        search.go_on(1)
        if not search.has_met_chance:
            return search
    return Dream(view, seed, fast, style_within(plug.style, iterations))


def style_within(style: Style, iterations: int | None) -> Style:
    """The style of a search that is too short to try every move with all luck: with less of it,
    and if there is not even that much, fewer moves.
    """
    if iterations is None or iterations >= style.width * style.tries:
        return style
    tries = max(FEWEST_TRIES, iterations // style.width)
    return replace(style, width=max(1, iterations // tries), tries=tries)


def prepare(plug: Plug) -> None:
    """Compile the searches that a game may need, or load them from the cache."""
    view = Game.of(plug, {}).start(seed=0).view(0)
    search_of(view, 0).go_on(0)


def settings(view: View, style: Style) -> Any:
    """The numbers that say how to think."""
    plug = view.game.plug
    how = np.zeros(kernel.SETTINGS, np.int64)
    has_estimate = plug.estimate is not None
    how[kernel.SEAT] = view.seat
    how[kernel.PLAYERS] = view.game.players
    how[kernel.LEAD] = plug.lead
    how[kernel.PLIES] = style.plies if has_estimate else plug.limit
    how[kernel.WILD] = kernel.WILD_RANGE * style.wild if has_estimate else kernel.WILD_RANGE
    how[kernel.BOLD] = kernel.HUNDREDTHS * style.bold
    how[kernel.MOST] = 2 * plug.limit
    how[kernel.TRUST] = max(1, kernel.HUNDREDTHS * style.trust)
    how[kernel.WIDTH] = style.width if has_estimate else 0
    how[kernel.TRIES] = style.tries
    how[kernel.THROWS] = style.throws
    return how


def telling_cells(plug: Plug) -> Any:
    """Which bytes of a state can differ within a match: those of all fields that are not fixed."""
    kind: Any = plug.state
    found: list[int] = []
    for name, field in kind.FIELDS.items():
        if not field.fixed:
            of_field, start = kind.DTYPE.fields[name][:2]
            found += range(start, start + of_field.itemsize)
    return np.array(sorted(found), np.int64)
