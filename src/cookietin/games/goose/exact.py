"""Goose for two players, solved: no dice are rolled here, every roll is counted.

The match is a finite Markov chain. Every position in which a turn can start is listed, with
the chance of each position that can follow; then the whole probability, which is 1 on the
first position, is moved along turn by turn until almost nothing is left in play.

This is written from the rules page and shares nothing with the rules that are played, so each
can be checked against the other.
"""

from collections import Counter
from dataclasses import dataclass, replace
from enum import Enum
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

# 1. The board

START = 0
NEST = 19
WELL = 31
CAGE = 52
FINISH = 63

GEESE = frozenset({5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54, 59})
THIRTEENTH_GOOSE = 23

SENT_ON = {6: 12, 42: 37, 58: START}  # by the flying goose, the detour and the soup

# 2. A turn

FACES = (1, 2, 3, 4, 5, 6)
THROWS_OF_TWO_DICE = len(FACES) ** 2
SPECIAL_NINES: dict[tuple[int, ...], int] = {(4, 5): 53, (5, 4): 53, (6, 3): 26, (3, 6): 26}

# 4. Waiting

MISSED_TURNS_UNTIL_RELEASE = 3

PLAYERS = 2
OPTIONS = {
    "occupied": ("share", "swap", "back"),
    "nine_rule": ("first-throw", "from-start"),
    "release": ("auto", "on", "off"),
    "first": ("random", "0", "1"),
}

# The chain is followed until less than this is still in play.
NEGLIGIBLE = 1e-12


@dataclass(frozen=True)
class Options:
    """The options that change how a match goes, as the rules page names them."""

    geese: frozenset[int]
    occupied: str
    nine_rule: str
    has_release: bool


class Pawn(NamedTuple):
    """All that the rest of the match can depend on, for one pawn.

    A freed pawn may still stand in the well or the cage, and a pawn that was put somewhere
    may still owe the turn of 3.4, so neither can be told from the square.
    """

    square: int = START
    has_thrown: bool = False
    is_resting: bool = False
    is_waiting: bool = False
    missed_turns: int = 0


class Position(NamedTuple):
    """The table when a turn begins, seen by the player whose turn it is.

    Turns, taken or missed, alternate strictly: counting them tells whose turn it is, so the
    position need not.
    """

    mover: Pawn = Pawn()
    other: Pawn = Pawn()


class Ending(Enum):
    """How a match is over after a throw: the mover has won, or it is a draw (4.2)."""

    WIN = "win"
    DEADLOCK = "deadlock"


def end_of_move(square: int, total: int, geese: frozenset[int]) -> int:
    """2.1, 3.1, 3.2: forward by the sum, again from every goose, backwards once 63 is passed.

    3.3, 3.6, 3.8, 3.10: then a flight, a detour or the soup, however the pawn got there.
    """
    while True:
        square += total
        if square > FINISH:
            square = FINISH - (square - FINISH)
            total = -total  # from now on backwards
        if square not in geese:
            # 12, 37 and 0 are plain squares: nobody is sent on twice.
            return SENT_ON.get(square, square)


def ends_of_throws(square: int, nines_are_special: bool, geese: frozenset[int]) -> Counter[int]:
    """2.1, 2.2: where the 36 throws of two dice take a pawn, and how many take it there."""
    nines = SPECIAL_NINES if nines_are_special else {}
    return Counter(
        nines.get(dice) or end_of_move(square, sum(dice), geese)
        for dice in product(FACES, repeat=2)
    )


def has_special_nines(pawn: Pawn, options: Options) -> bool:
    """2.2: on the first throw of the game, or on every throw made from square 0."""
    if options.nine_rule == "from-start":
        return pawn.square == START
    return not pawn.has_thrown


def may_throw(pawn: Pawn) -> bool:
    """3.4, 3.5, 3.7, 4.1: not while it rests, nor while it waits, unless it waited enough."""
    if pawn.is_waiting:
        return pawn.missed_turns == MISSED_TURNS_UNTIL_RELEASE
    return not pawn.is_resting


def after_missed_turn(position: Position, options: Options) -> Position:
    """3.4: the rest is over. 4.1: one more turn missed in the well or the cage."""
    pawn = position.mover._replace(is_resting=False)
    # Without release nobody asks how long a pawn has waited; counting would never end.
    if pawn.is_waiting and options.has_release:
        pawn = pawn._replace(missed_turns=pawn.missed_turns + 1)
    return Position(mover=position.other, other=pawn)


def after_throw(position: Position, end: int, options: Options) -> Position | Ending:
    """The next position, or the ending, when the mover's throw takes it to the square `end`."""
    began = position.mover.square
    # Who throws neither rests nor waits any more, and has spent its first throw.
    pawn = Pawn(end, has_thrown=True)
    other = position.other

    # 3.9: 63 wins at once.
    if end == FINISH:
        return Ending.WIN

    # 1.4: being put is not landing, so what follows here is skipped for a pawn put back.
    if end == other.square and end not in (START, WELL, CAGE):
        if options.occupied == "back":
            return Position(mover=other, other=pawn._replace(square=began))
        if options.occupied == "swap":
            other = other._replace(square=began)

    # 3.4: the nest.
    if end == NEST:
        pawn = pawn._replace(is_resting=True)

    # 3.5, 3.7: the well and the cage; who waited there is freed.
    if end in (WELL, CAGE):
        pawn = pawn._replace(is_waiting=True)
        if end == other.square:
            other = other._replace(is_waiting=False, missed_turns=0)

    # 4.2: every pawn waits and none will be released.
    if pawn.is_waiting and other.is_waiting and not options.has_release:
        return Ending.DEADLOCK

    return Position(mover=other, other=pawn)


@dataclass(frozen=True)
class Chain:
    """The match as numbers; position 0 is the first of the match.

    Step i leads from position `origins[i]` to `targets[i]` with chance `chances[i]`.
    `wins[p]` and `deadlocks[p]` are the chances that the turn begun in p ends the match so.
    """

    origins: Integers
    targets: Integers
    chances: Floats
    wins: Floats
    deadlocks: Floats
    is_missed: NDArray[np.bool_]


def build_chain(options: Options) -> Chain:
    """Every position that can be reached, in the order in which it is first met."""
    numbers = {Position(): 0}
    # This list grows while it is walked: a position is put on it when it is first met.
    positions = [Position()]
    steps: list[tuple[int, int, int]] = []  # origin, target, and how many throws lead there
    ended: dict[Ending, list[int]] = {ending: [] for ending in Ending}
    ends = {
        (square, nines_are_special): ends_of_throws(square, nines_are_special, options.geese)
        for square in range(START, FINISH)
        for nines_are_special in (False, True)
    }

    for origin, position in enumerate(positions):
        outcomes: Counter[Position | Ending] = Counter()
        if may_throw(position.mover):
            nines_are_special = has_special_nines(position.mover, options)
            for end, throws in ends[position.mover.square, nines_are_special].items():
                outcomes[after_throw(position, end, options)] += throws
        else:
            outcomes[after_missed_turn(position, options)] = THROWS_OF_TWO_DICE

        for outcome, throws in outcomes.items():
            if isinstance(outcome, Position):
                if outcome not in numbers:
                    numbers[outcome] = len(positions)
                    positions.append(outcome)
                steps.append((origin, numbers[outcome], throws))
        for ending, counts in ended.items():
            counts.append(outcomes[ending])

    origins, targets, throws_of_steps = np.array(steps, dtype=np.int64).T.copy()
    return Chain(
        origins=origins,
        targets=targets,
        chances=throws_of_steps / THROWS_OF_TWO_DICE,
        wins=np.array(ended[Ending.WIN]) / THROWS_OF_TWO_DICE,
        deadlocks=np.array(ended[Ending.DEADLOCK]) / THROWS_OF_TWO_DICE,
        is_missed=np.array([not may_throw(position.mover) for position in positions]),
    )


def without_missed_turns(chain: Chain) -> Chain:
    """The same chain in which each step is a throw: it leads to where somebody throws next."""
    # A missed turn has only one position that can follow it, and so only one step.
    after_miss = np.arange(len(chain.is_missed))
    is_miss = chain.is_missed[chain.origins]
    after_miss[chain.origins[is_miss]] = chain.targets[is_miss]

    # Missed turns never follow each other for ever (4.1, 4.2), so this ends.
    targets = chain.targets
    while chain.is_missed[targets].any():
        targets = after_miss[targets]
    return replace(chain, targets=targets)


def follow(chain: Chain) -> tuple[Floats, Floats, float]:
    """Move the probability along the chain until what is still in play is negligible.

    Gives the chances that the match is won, and deadlocked, at exactly its n-th step (index n),
    and the chance that it goes on after the last step listed.
    """
    in_play: Floats = np.zeros(len(chain.wins))
    in_play[0] = 1.0
    remaining = 1.0
    # No match ends before its first step.
    wins, deadlocks = [0.0], [0.0]
    while remaining >= NEGLIGIBLE:
        wins.append(float(in_play @ chain.wins))
        deadlocks.append(float(in_play @ chain.deadlocks))
        moving = in_play[chain.origins] * chain.chances
        arrived = np.bincount(chain.targets, weights=moving, minlength=len(in_play))
        # numpy's annotations forget that weighted counts are floats already.
        in_play = np.asarray(arrived, dtype=np.float64)
        remaining = float(in_play.sum())
    return np.array(wins), np.array(deadlocks), remaining


def mean_and_deviation(values: Integers, chances: Floats) -> dict[str, float]:
    """The mean of the values, and their standard deviation."""
    mean = float(values @ chances)
    variance = float((values - mean) ** 2 @ chances)
    return {"mean": mean, "deviation": variance**0.5}


def quantile(lengths: Floats, share: float) -> int:
    """The smallest length that at least this share of all matches does not exceed."""
    return int(np.searchsorted(np.cumsum(lengths), share))


def exact(
    *,
    players: int,
    goose_on_23: bool | str,
    occupied: str,
    nine_rule: str,
    release: str,
    first: str,
) -> dict[str, object]:
    """Chances to win, chance of deadlock and length of a match of two, without simulation.

    `turns` counts the throws that are made. `rounds` is the number of the round in which the
    match ends; in a round both players have one turn, taken or missed. `states` counts the
    positions in which a turn, taken or missed, can begin, as the player sees it whose turn it
    is: two positions that differ only in who that is count once.
    """
    if players != PLAYERS:
        raise ValueError("exact answers exist for two players")
    chosen = {"occupied": occupied, "nine_rule": nine_rule, "release": release, "first": first}
    for name, value in chosen.items():
        if value not in OPTIONS[name]:
            raise ValueError(f"{name} is one of {', '.join(OPTIONS[name])}, not {value!r}")

    chain = build_chain(
        Options(
            geese=GEESE | {THIRTEENTH_GOOSE} if goose_on_23 in (True, "on") else GEESE,
            occupied=occupied,
            nine_rule=nine_rule,
            # 4.1: "auto" is on with two players.
            has_release=release != "off",
        )
    )
    wins, deadlocks, tail = follow(chain)
    wins_by_throws, deadlocks_by_throws, tail_by_throws = follow(without_missed_turns(chain))
    throws = wins_by_throws + deadlocks_by_throws  # the chance of each length

    # Who began has every odd turn, so each round is one odd turn and the even one after it.
    turns = np.arange(len(wins))
    is_odd = turns % PLAYERS == 1
    wins_of_first = float(wins[is_odd].sum())
    wins_of_second = float(wins[~is_odd].sum())
    rounds = (turns + 1) // PLAYERS

    # 2.3: the seat that starts is drawn at random or named.
    wins_by_seat = {
        "0": [wins_of_first, wins_of_second],
        "1": [wins_of_second, wins_of_first],
        "random": [(wins_of_first + wins_of_second) / PLAYERS] * PLAYERS,
    }[first]

    return {
        "win": {"by_seat": wins_by_seat, "by_order": [wins_of_first, wins_of_second]},
        "deadlock": float(deadlocks.sum()),
        "turns": {
            **mean_and_deviation(np.arange(len(throws)), throws),
            "median": quantile(throws, 0.5),
            "p95": quantile(throws, 0.95),
            "distribution": throws.tolist(),
        },
        "rounds": mean_and_deviation(rounds, wins + deadlocks),
        "states": len(chain.wins),
        "tail": max(tail, tail_by_throws),
    }
