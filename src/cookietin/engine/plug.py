"""The plug: all that a game brings, in one value. `games/<game>/__init__.py` calls it GAME."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from cookietin.engine import kernels, protocol
from cookietin.engine.compile import Binding, compiled, has_numba, interpreted
from cookietin.engine.options import Option
from cookietin.engine.protocol import Rules
from cookietin.engine.record import Row, has_secrets, i16, i32, i64, record
from cookietin.engine.texts import Phrase, Say

# The bots that play every game, or every game with an estimate.
RANDOM, GREEDY = "random", "greedy"

MOVES_OF_TWO_BYTES = 1 << 15  # how many there are


@dataclass(frozen=True)
class Ending:
    """A way in which a match can end; its text is `ending-<name>`."""

    name: str
    clause: int


@dataclass(frozen=True)
class Step:
    """One thing that is seen to happen on the board.

    walk    the element with this id goes along these points in hops, the middle of its foot;
            with one point only, from where it stands
    slide   it goes along them straight
    appear  it is drawn unseen, and shows itself at the first point for a second
    flash   it draws attention to itself
    dice    these faces are thrown
    """

    kind: str
    element: str = ""
    points: tuple[tuple[float, float], ...] = ()
    faces: tuple[int, ...] = ()


def never_thrown(s: Any) -> bool:
    """The default: there are no dice."""
    return False


def no_measures(states: Any) -> dict[str, Any]:
    """The default: endings, rounds and turns say all."""
    return {}


def everybody_is_named(number: int) -> bool:
    """The default: whoever sees a move sees whose it is."""
    return False


def all_together(options: dict[str, Any]) -> int:
    """The default: several people may share a device."""
    return 0


def all_possible(options: dict[str, Any]) -> int:
    """The default: no combination of options is refused."""
    return 0


@dataclass(frozen=True)
class Plug:
    """A game.

    package      where its texts/, records/ and tests/ are
    version      of the rules: raised when a change alters a written game
    moves        moves of seats are integers below this
    outcomes     the most moves of chance that `weights` ever tells
    limit        no match has more moves of seats than this
    endings      numbered from 1 as `ending` of the rules tells them
    write        notation of a move: write(s, seat, move), chance's moves too
    read         read(s, seat, text) -> move or NOTHING; without it every move is written and
                 compared
    label        a move in words, as a button says it: label(s, seat, move)
    hint         what a legal move would do, told while it is pointed at: hint(s, seat, move)
    asks         what a seat that must act is asked to do now: asks(s, seat)
    tell         what happened, as lines of a log: tell(before, seat, move, after)
    text, svg    the board, drawn for a seat: draw(s, seat, say)
    thrown       is chance's move here a throw of dice, which people may make with their own?
    taps         a move as a sequence of taps on ids of the SVG: taps(s, seat, move)
    element      the id in the SVG of the piece that `witness` names
    steps        what is seen to happen: steps(before, seat, move, after)
    estimate     how good a position is for a seat, also in the middle of its turn, in the same
                 subset of Python as the rules: estimate(s, seat)
    noticed      what a bot does about a quiet move that it happens to see, an interrupt or
                 NOTHING: noticed(s, seat, move, bot), asked after the move
    spared       0, or the clause that refuses a move because of who is a bot here:
                 spared(s, seat, move, bots), the seats of bots as a bit mask
    measures     what a simulation tells besides, of the last states of many matches (a numpy array
                 of records): by name, a number for each match; its text is `measure-<name>`
    impossible   0, or the clause that refuses this combination of options, in the words of
                 `impossible-2-2`, if the game has them
    apart        0, or the clause that refuses two people on one device, with these options
    unnamed      is a move, as others see it (a number from `moves` on), one whose seat records
                 before the end do not name?
    cover        a position to show the game by, on the lid of the tin
    exact        answers without chance, for `cookietin exact`: exact(**options)
    has_open_interrupts  what may be done while nobody waits betrays no secret, so people who share
                 a device may do it whoever's hand is in view
    has_secret_scores  what others have is not told before the end
    has_sides    nothing is secret, but the board is drawn with the seat's own side below
    exact_candidates  `candidates` gives legal moves only, so that nobody asks `refusal`
    exempt       checks of the kit that do not apply: name -> reason
    earlier      the plugs of earlier versions, so that their records can still be read
    """

    name: str
    package: str
    version: int
    players: range
    minutes: int
    state: type
    rules: Rules
    moves: int
    limit: int
    options: tuple[Option, ...]
    endings: tuple[Ending, ...]
    write: Callable[[Any, int, int], str]
    tell: Callable[[Any, int, int, Any], list[Phrase]]
    text: Callable[[Any, int, Say], str]
    svg: Callable[[Any, int, Say], str]
    outcomes: int = 0
    read: Callable[[Any, int, str], int] | None = None
    label: Callable[[Any, int, int], Phrase] | None = None
    hint: Callable[[Any, int, int], Phrase] | None = None
    asks: Callable[[Any, int], Phrase] | None = None
    thrown: Callable[[Any], bool] = never_thrown
    taps: Callable[[Any, int, int], tuple[str, ...]] | None = None
    element: Callable[[int], str] | None = None
    steps: Callable[[Any, int, int, Any], list[Step]] | None = None
    estimate: Callable[[Any, int], int] | None = None
    noticed: Callable[[Any, int, int, int], int] | None = None
    spared: Callable[[Any, int, int, int], int] | None = None
    measures: Callable[[Any], dict[str, Any]] = no_measures
    impossible: Callable[[dict[str, Any]], int] = all_possible
    apart: Callable[[dict[str, Any]], int] = all_together
    unnamed: Callable[[int], bool] = everybody_is_named
    cover: Callable[[], Any] | None = None
    exact: Callable[..., dict[str, Any]] | None = None
    has_open_interrupts: bool = False
    has_secret_scores: bool = False
    has_sides: bool = False
    exact_candidates: bool = False
    exempt: tuple[tuple[str, str], ...] = ()
    earlier: tuple[Plug, ...] = ()

    @property
    def folder(self) -> Traversable:
        return resources.files(self.package)

    @property
    def bots(self) -> tuple[str, ...]:
        """Who can play it, the strongest first."""
        return (RANDOM,) if self.estimate is None else (GREEDY, RANDOM)

    @cached_property
    def has_secrets(self) -> bool:
        """May a seat know something that another may not?"""
        return has_secrets(self.state) or self.rules.hide is not protocol.hide

    @property
    def has_dice(self) -> bool:
        """Can people play with their own dice?"""
        return self.thrown is not never_thrown

    @cached_property
    def binding(self) -> Binding:
        """What the engine's kernels call for this game."""
        binding = self.rules.binding()
        if self.estimate is not None:
            binding[kernels.estimate] = self.estimate
        if self.exact_candidates:
            binding[kernels.legal_moves] = kernels.exact_moves
        return binding

    @cached_property
    def desk(self) -> Any:
        """The record class of a driver's own memory: generator, moves asked about, weights."""
        width = i16 if self.moves <= MOVES_OF_TWO_BYTES else i32

        @record
        class Desk:
            generator: Row = i64(4)
            out: Row = width(self.moves)
            odds: Row = i64(max(1, self.outcomes))

        return Desk

    def kernel(
        self, function: Callable[..., Any], fast: bool, bot: str = RANDOM
    ) -> Callable[..., Any]:
        """One of the engine's kernels, bound to this game; made once. In a playout a bot plays."""
        function = self.binding.get(function, function)
        key = (function, fast and has_numba(), bot)
        if key not in self._kernels:
            binding = self.binding
            if bot == GREEDY:
                binding = {**binding, kernels.any_move: kernels.best_move}
            self._kernels[key] = (compiled if key[1] else interpreted)(function, binding)
        return self._kernels[key]

    @cached_property
    def _kernels(self) -> dict[Any, Callable[..., Any]]:
        return {}
