"""Sums over many matches: whole numbers only, so that it doesn't matter who added up what first."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from cookietin.engine import kernels
from cookietin.engine.playouts import Tally
from cookietin.engine.position import Game

UNFINISHED = "unfinished"

Histogram = np.ndarray[Any, np.dtype[np.int64]]


class Counts:
    """Adds up tallies, so that a billion matches need no more memory than a thousand."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.moves = 0
        self.chance_moves = 0
        self.endings = _zeros(len(game.plug.endings) + 1)
        # How often each seat has won, a row for each number of seats that shared the win.
        self.by_seat = _zeros(game.players, game.players)
        self.by_order = _zeros(game.players, game.players)
        self.rounds = _zeros(1)
        self.turns = _zeros(1)
        self.measures: dict[str, Histogram] = {}
        kinds = max(1, len(game.plug.happenings.kinds))
        self.happened = _zeros(kinds)
        self.happened_squares = _zeros(kinds)

    def add(self, tally: Tally) -> None:
        """What some matches have left behind."""
        self.games += len(tally)
        self.moves += int(tally[:, kernels.MOVES].sum())
        self.chance_moves += int(tally[:, kernels.CHANCE_MOVES].sum())
        self.endings += np.bincount(tally[:, kernels.ENDING], minlength=len(self.endings))
        self.rounds = _sum_of(self.rounds, np.bincount(tally[:, kernels.ROUNDS]))
        self.turns = _sum_of(self.turns, np.bincount(tally[:, kernels.TURNS]))
        finished = tally[tally[:, kernels.ENDING] > 0]
        seats = np.arange(self.game.players)
        match, seat = ((finished[:, kernels.WINNERS, None] >> seats) & 1).nonzero()
        sharers = np.bincount(match, minlength=len(finished))[match] - 1
        order = (seat - finished[match, kernels.BEGAN]) % self.game.players
        np.add.at(self.by_seat, (sharers, seat), 1)
        np.add.at(self.by_order, (sharers, order), 1)

    def measure(self, states: Any) -> None:
        """What the game tells of the last states of some matches."""
        for name, values in self.game.plug.measures(states).items():
            counted = self.measures.get(name, _zeros(1))
            self.measures[name] = _sum_of(counted, np.bincount(values))

    def count(self, happened: Any) -> None:
        """How often each thing happened, a row for each match."""
        self.happened += happened.sum(axis=0)
        self.happened_squares += (happened * happened).sum(axis=0)

    def to_dict(self) -> dict[str, Any]:
        """The sums as plain values, for a file."""
        found: dict[str, Any] = {}
        for name, value in vars(self).items():
            if name == "measures":
                found[name] = {one: counted.tolist() for one, counted in value.items()}
            elif name != "game":
                found[name] = value if isinstance(value, int) else value.tolist()
        return found

    @classmethod
    def from_dict(cls, game: Game, values: dict[str, Any]) -> Counts:
        """The sums that a file has kept."""
        sums = cls(game)
        for name, value in values.items():
            if name == "measures":
                sums.measures = {one: np.array(counted) for one, counted in value.items()}
            elif name in vars(sums) and name != "game":
                setattr(sums, name, value if isinstance(value, int) else np.array(value))
        return sums


def _zeros(*shape: int) -> Histogram:
    return np.zeros(shape, np.int64)


def _sum_of(one: Histogram, other: Histogram) -> Histogram:
    """The sum of two histograms, which may be of different lengths."""
    total = _zeros(max(len(one), len(other)))
    total[: len(one)] += one
    total[: len(other)] += other
    return total


def spread(histogram: Histogram) -> dict[str, float | int]:
    """Mean with its standard error, median, 95th percentile and maximum of what is counted."""
    total = int(histogram.sum())
    if total == 0:
        return {"mean": 0.0, "error": 0.0, "median": 0, "p95": 0, "max": 0}
    up_to = np.cumsum(histogram)
    values = np.arange(len(histogram)).astype(object)  # the squares of very many fit in no int64
    sums = (int((histogram * values).sum()), int((histogram * values * values).sum()))
    at = [int(np.searchsorted(up_to, total * share)) for share in (0.5, 0.95)]
    return {
        "mean": sums[0] / total,
        "error": standard_error(total, *sums),
        "median": at[0],
        "p95": at[1],
        "max": int(histogram.nonzero()[0][-1]),
    }


def standard_error(count: int, total: float, squares: float) -> float:
    """Of a mean, from how many values there are, their sum and the sum of their squares."""
    if count < 2:
        return 0.0
    variance = (squares - total * total / count) / (count - 1)
    return math.sqrt(max(0.0, variance) / count)


def win_shares(games: int, won: Histogram) -> tuple[list[float], list[float]]:
    """Each seat's share of all wins, with its standard error; who wins together shares the win."""
    parts = 1 / np.arange(1, len(won) + 1)
    totals, squares = parts @ won, (parts * parts) @ won
    errors = [
        standard_error(games, *pair) for pair in zip(totals.tolist(), squares.tolist(), strict=True)
    ]
    return (totals / max(1, games)).tolist(), errors


def bars_of(histogram: Histogram) -> dict[int, int]:
    """How often each value came up, from the smallest to the largest one that did."""
    return {int(value): int(histogram[value]) for value in histogram.nonzero()[0]}


def bins_of(counted: dict[int, int], most: int) -> list[tuple[int, int, int]]:
    """A histogram in at most so many bins of equal width: from, to, how often."""
    if not counted:
        return []
    low, high = min(counted), max(counted)
    width = -(-(high - low + 1) // most)
    bins = [(start, min(start + width - 1, high)) for start in range(low, high + 1, width)]
    totals = [0] * len(bins)
    for value, often in counted.items():
        totals[(value - low) // width] += often
    return [(*ends, total) for ends, total in zip(bins, totals, strict=True)]
