"""The plug: everything a game brings, in one value. `games/<game>/__init__.py` calls it GAME."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any

from cookietin.engine import kernels, protocol, search
from cookietin.engine.coach import Coach
from cookietin.engine.compile import Binding, compiled_clone, has_numba, interpreted_clone
from cookietin.engine.goals import Goals
from cookietin.engine.happenings import Happenings
from cookietin.engine.highlights import Highlight
from cookietin.engine.manners import Manners, is_throw
from cookietin.engine.moves import Kinds
from cookietin.engine.options import SEAT, Option
from cookietin.engine.protocol import Rules
from cookietin.engine.record import Row, has_secrets, i16, i32, i64, record
from cookietin.engine.view import View
from cookietin.engine.words import Words

# The bots that play every game, or every game with an estimate.
RANDOM, GREEDY = "random", "greedy"

MOVES_OF_TWO_BYTES = 1 << 15  # how many there are


@dataclass(frozen=True)
class Ending:
    """A way in which a match can end; its text is `ending-<name>`."""

    name: str
    clause: int


@dataclass(frozen=True)
class Style:
    """How a search for good moves goes about a game.

    plies  moves that are played on beyond the tree before the estimate is asked; a game without
           one is played to its end
    wild   which part of these moves is random; the others are what the estimate likes best
    bold   how much is tried that looked worse so far
    trust  how far an estimate may be below the best for a quarter of its share, as a part of `lead`

    Or, where luck and many moves would drown what differs between them, by turns:

    width  so many moves are tried, those that the outlook likes best; 0 is all, and no turns
    tries  how often each of them is tried, every time with the same luck as the others; the first
           move of chance is each of the possible ones in turn
    throws moves of chance after which the outlook is asked; until then all play by their hunches
    """

    plies: int = 0
    wild: float = 0.0
    bold: float = 0.6
    trust: float = 0.1
    width: int = 0
    tries: int = 1
    throws: int = 0


@dataclass(frozen=True)
class Strength:
    """How well a bot plays.

    iterations  that it searches; without any, it goes by what looks best at once
    overlooks   the part of its moves that it does not see
    looks_at    so many of the others at most: where there are hundreds, half of them would hold
                one that is nearly best
    """

    iterations: int = 0
    overlooks: float = 0.0
    looks_at: int = MOVES_OF_TWO_BYTES


@dataclass(frozen=True)
class Levels:
    """How strong each character is in a game, and against whom a newcomer wins about half."""

    crumb: Strength = Strength(overlooks=0.5, looks_at=3)
    biscuit: Strength = Strength(overlooks=0.3, looks_at=5)
    baker: Strength = Strength(iterations=60)
    master: Strength = Strength(iterations=2000)
    newcomer: str = "biscuit"

    def __post_init__(self) -> None:
        if not isinstance(getattr(self, self.newcomer, None), Strength):
            raise TypeError(f"no character is called {self.newcomer!r}")

    def strength_of(self, name: str) -> Strength:
        found: Strength = getattr(self, name)
        return found


USUAL = Manners()
USUAL_LEVELS = Levels()
NO_COACH = Coach()
NO_GOALS = Goals()
USUAL_STYLE = Style()
NONE = Happenings()


def no_measures(states: Any) -> dict[str, Any]:
    """The default: endings, rounds, turns and what happened say all."""
    return {}


@dataclass(frozen=True)
class Plug:
    """A game. What stands in its modules by a fixed name, `parts_of` takes from there.

    package      where its texts/, records/ and tests/ are
    version      of the rules: raised when a change alters a written game
    minutes      that a match takes people, four of them or as near to it as can play
    pace         seconds from one turn to the next where people play, to see and to think; a test
                 multiplies it by the turns of a match
    age          from which one can play it, says the printed box; 0 if it does not say
    moves        its kinds of move
    best         how many players it is best with; its fewest, if not told
    outcomes     the most moves of chance that `weights` ever tells
    limit        no match has more moves of seats than this
    endings      numbered from 1 as `ending` of the rules tells them
    happenings   the kinds of what its rules tell while it happens
    highlights   what of it is worth telling afterwards
    estimate     how good a position is for a seat, also in the middle of its turn, in the same
                 subset of Python as the rules: estimate(s, seat)
    outlook      the same, dearer and nearer to the truth: what searches ask that take turns (see
                 `Style`) instead of the estimate, if a game has one
    hunch        the legal move of a seat after which the outlook is best, found without trying
                 each, or NOTHING where each must be tried: hunch(s, seat)
    worthwhile   for alpha-beta: writes some of the legal moves, of which one is as good as any of
                 the others, how many? worthwhile(s, seat, out)
    lead         whoever is ahead of the average of all seats by so much, as the estimate counts,
                 wins about six matches of seven: LEAD beside the estimate
    style        how a search goes about this game: STYLE beside the estimate
    levels       how strong the characters are in it: LEVELS beside the estimate
    measures     what a simulation tells besides, of the last states of many matches (a numpy array
                 of records): by name, a number for each match; its text is `measure-<name>`
    exact        answers without chance, for `cookietin exact`: exact(**options)
    exact_candidates  `candidates` gives legal moves only, so that nobody asks `refusal`
    notes        functions of its rules that only note what seats know: random playouts, in which
                 nobody asks for that, do without
    votes_on_gpu  matches that begin together soon do different things: see `engine/cuda.py`
    gpu_threads  that begin together there, if they don't vote
    gpu_registers  that each of them may have; 0 leaves that to the compiler
    exempt       checks of the kit that do not apply: name -> reason
    earlier      the plugs of earlier versions, so that their records can still be read
    """

    name: str
    package: str
    version: int
    players: range
    minutes: int
    limit: int
    options: tuple[Option, ...]
    endings: tuple[Ending, ...]
    state: type
    moves: Kinds
    rules: Rules
    words: Words
    view: View
    manners: Manners = USUAL
    coach: Coach = NO_COACH
    goals: Goals = NO_GOALS
    best: int = 0
    happenings: Happenings = NONE
    highlights: tuple[Highlight, ...] = ()
    outcomes: int = 0
    pace: float = 0.0
    age: int = 0
    estimate: Callable[[Any, int], int] | None = None
    outlook: Callable[[Any, int], int] | None = None
    hunch: Callable[[Any, int], int] | None = None
    worthwhile: Callable[[Any, int, Any], int] | None = None
    lead: int = 100
    style: Style = USUAL_STYLE
    levels: Levels = USUAL_LEVELS
    measures: Callable[[Any], dict[str, Any]] = no_measures
    exact: Callable[..., dict[str, Any]] | None = None
    exact_candidates: bool = False
    notes: tuple[Callable[..., None], ...] = ()
    votes_on_gpu: bool = False
    gpu_threads: int = 128
    gpu_registers: int = 0
    exempt: tuple[tuple[str, str], ...] = ()
    earlier: tuple[Plug, ...] = ()

    def __post_init__(self) -> None:
        if "happened" in getattr(self.state, "FIELDS", ()):
            raise TypeError("a state has no field `happened`: simulations count there")

    @property
    def usual_players(self) -> int:
        """How many play where nobody chooses."""
        return self.best or self.players[0]

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
        return self.manners.is_throw is not is_throw

    @cached_property
    def seat_option(self) -> str | None:
        """The name of the option that says who begins, if the game has one."""
        return next((option.name for option in self.options if option.kind == SEAT), None)

    @cached_property
    def binding(self) -> Binding:
        """What the engine's kernels call for this game."""
        binding = self.rules.binding()
        if self.estimate is None:
            binding[search.try_out] = search.no_opinion
        else:
            binding[kernels.estimate] = self.estimate
            binding[search.outlook] = self.outlook or self.estimate
            binding[search.hunch] = self.hunch or search.hunch
        if self.worthwhile is None:
            binding[search.list_worthwhile] = search.list_moves
        else:
            binding[search.worthwhile] = self.worthwhile
        if not self.style.width:
            binding[search.take_turn] = search.no_turn
        if self.outlook is None:  # the same need not be compiled twice
            binding[search.look_on] = search.like
            binding[search.look_after] = binding.get(search.try_out, search.try_out)
        if self.exact_candidates:
            binding[kernels.legal_moves] = kernels.exact_moves
            if self.rules.pick is not protocol.pick:
                binding[kernels.random_move] = kernels.picked_move
                binding[search.any_of] = search.any_picked
        return binding

    @cached_property
    def counting_state(self) -> Any:
        """The state with room for how often each thing has happened."""
        counts = {"happened": i64(max(1, len(self.happenings.kinds)))}
        fields = {**counts, **self.state.FIELDS}  # type: ignore[attr-defined]
        return record(type("State", (), {**fields, "__annotations__": dict.fromkeys(fields)}))

    @cached_property
    def desk(self) -> Any:
        """The record class of a driver's own memory: generator, moves asked about, weights."""
        width = i16 if len(self.moves) <= MOVES_OF_TWO_BYTES else i32

        @record
        class Desk:
            generator: Row = i64(4)
            out: Row = width(len(self.moves))
            odds: Row = i64(max(1, self.outcomes))

        return Desk

    def kernel(
        self,
        function: Callable[..., Any],
        fast: bool,
        bot: str = RANDOM,
        happens: Callable[..., None] = protocol.happens,
    ) -> Callable[..., Any]:
        """One of the engine's kernels, bound to this game; made once.

        In a playout a bot plays; `happens` is what rules call where something happens.
        """
        function = self.binding.get(function, function)
        key = (function, fast and has_numba(), bot, happens)
        if key not in self._kernels:
            binding = {**self.binding, protocol.happens: happens}
            if function is kernels.playouts:
                binding = self.binding_of_playouts(bot, happens)
            self._kernels[key] = (compiled_clone if key[1] else interpreted_clone)(
                function, binding
            )
        return self._kernels[key]

    def binding_of_playouts(self, bot: str, happens: Callable[..., None]) -> Binding:
        """What playouts by a bot call for this game."""
        binding = {**self.binding, protocol.happens: happens}
        if bot == GREEDY:
            return {**binding, kernels.any_move: kernels.best_move}
        return {**binding, **dict.fromkeys(self.notes, kernels.note_nothing)}

    @cached_property
    def _kernels(self) -> dict[Any, Callable[..., Any]]:
        return {}


def parts_of(package: str) -> dict[str, Any]:
    """What a plug takes from the modules of a game: `Plug(name=…, **parts_of(__package__))`."""

    def module(name: str) -> Any:
        return import_module(f"{package}.{name}")

    def optional(name: str) -> list[Any]:
        return [module(name)] if find_spec(f"{package}.{name}") else []

    return {
        "package": package,
        "state": module("rules").State,
        "moves": module("moves").MOVES,
        "happenings": module("happenings").HAPPENINGS,
        "rules": Rules.of(
            module("rules"), module("laws"), *optional("secrets"), *optional("picks")
        ),
        "words": Words.of(module("words")),
        "view": View.of(module("view")),
        "manners": Manners.of(*optional("manners")),
        "coach": Coach.of(*optional("coach")),
        "goals": Goals.of(*optional("puzzles")),
        **{
            name: getattr(one, name)
            for name in ("estimate", "worthwhile", "exact")
            for one in optional(name)
        },
        **{
            name: getattr(one, name) for name in ("outlook", "hunch") for one in optional("outlook")
        },
        "highlights": tuple(two for one in optional("highlights") for two in one.HIGHLIGHTS),
        **{
            name.lower(): getattr(one, name)
            for name in ("LEAD", "LEVELS", "STYLE")
            for one in (*optional("estimate"), *optional("outlook"))
            if hasattr(one, name)
        },
    }
