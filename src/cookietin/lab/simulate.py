"""What many matches between bots show about a game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from cookietin.engine import kernels
from cookietin.engine.playouts import Tally, play_out, results
from cookietin.engine.plug import RANDOM, no_measures
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.lab.matches import check_bots
from cookietin.lab.matches import results as results_of_bots

UNFINISHED = "unfinished"


class Counts:
    """Adds up tallies, so that a billion matches need no more memory than a thousand."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = 0
        self.moves = 0
        self.chance_moves = 0
        self.endings = np.zeros(len(game.plug.endings) + 1, np.int64)
        self.by_seat = np.zeros(game.players)
        self.by_order = np.zeros(game.players)
        self.rounds = np.zeros(1, np.int64)
        self.turns = np.zeros(1, np.int64)
        self.measures: dict[str, Any] = {}
        self.happened = np.zeros(max(1, len(game.plug.happenings.kinds)), np.int64)

    def measure(self, states: Any) -> None:
        """What the game tells of the last states of some matches."""
        for name, values in self.game.plug.measures(states).items():
            empty = np.zeros(1, np.int64)
            self.measures[name] = _sum_of(self.measures.get(name, empty), np.bincount(values))

    def add(self, tally: Tally) -> None:
        self.games += len(tally)
        self.moves += int(tally[:, kernels.MOVES].sum())
        self.chance_moves += int(tally[:, kernels.CHANCE_MOVES].sum())
        self.endings += np.bincount(tally[:, kernels.ENDING], minlength=len(self.endings))
        self.rounds = _sum_of(self.rounds, np.bincount(tally[:, kernels.ROUNDS]))
        self.turns = _sum_of(self.turns, np.bincount(tally[:, kernels.TURNS]))
        finished = tally[tally[:, kernels.ENDING] > 0]
        seats = np.arange(self.game.players)
        won = (finished[:, kernels.WINNERS, None] >> seats) & 1
        share = won / np.maximum(1, won.sum(axis=1, keepdims=True))
        self.by_seat += share.sum(axis=0)
        order = (seats - finished[:, kernels.BEGAN, None]) % self.game.players
        self.by_order += np.bincount(order.ravel(), share.ravel(), self.game.players)


def _sum_of(one: Any, other: Any) -> Any:
    """The sum of two histograms, which may be of different lengths."""
    length = max(len(one), len(other))
    return sum(np.pad(counted, (0, length - len(counted))) for counted in (one, other))


def spread(histogram: Any) -> dict[str, float | int]:
    """Mean, median, 95th percentile and maximum of what a histogram counts."""
    total = int(histogram.sum())
    if total == 0:
        return {"mean": 0.0, "median": 0, "p95": 0, "max": 0}
    up_to = np.cumsum(histogram)
    mean = float((histogram * np.arange(len(histogram))).sum() / total)
    at = [int(np.searchsorted(up_to, total * share)) for share in (0.5, 0.95)]
    return {"mean": mean, "median": at[0], "p95": at[1], "max": int(histogram.nonzero()[0][-1])}


def seating_of(game: Game, bots: str) -> list[str]:
    """The bot of each seat, from one name for all or one for each."""
    named = [name.strip() for name in bots.split(",")]
    check_bots(game, named)
    if len(named) not in (1, game.players):
        raise Mistake("wrong-bots", given=len(named), players=game.players)
    return named if len(named) == game.players else named * game.players


def matches_of(
    game: Game, seating: list[str], games: int, seed: int, threads: int | None, counts: bool
) -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
    """Matches of these bots: whole matches compiled, if all seats have one that needs no search."""
    bot = seating[0]
    if len(set(seating)) == 1 and bot in game.plug.bots:
        play_out(game, 0, seed, bot=bot, counts=counts)  # compiled before the clock starts
        keep = counts or game.plug.measures is not no_measures
        return results(game, games, seed, threads=threads, keep=keep, bot=bot, counts=counts)
    if counts:
        raise Mistake("no-counts")
    return results_of_bots(game, seating, games, seed, threads=threads)


def simulate(
    game: Game,
    games: int,
    seed: int,
    *,
    threads: int | None = None,
    bot: str = RANDOM,
    counts: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Let bots play matches and tell what came out, as plain values.

    One bot plays at all seats, or one is named for each: `master,greedy`. Shares of wins are of
    all matches; who wins together shares the win. What is left to 1 are draws. `by_order` counts
    from the seat that moved first. What has happened is counted if that is asked for, and told as
    so often in a match.
    """
    seating = seating_of(game, bot)
    matches = matches_of(game, seating, games, seed, threads, counts)
    progress(0)  # what must be compiled is compiled
    sums = Counts(game)
    began = time.perf_counter()
    for tally, states in matches:
        sums.add(tally)
        sums.measure(states)
        if counts:
            sums.happened += states["happened"].sum(axis=0)
        progress(sums.games)
    seconds = time.perf_counter() - began
    names = [UNFINISHED, *(ending.name for ending in game.plug.endings)]
    endings = dict(zip(names, sums.endings.tolist(), strict=True))
    if not endings[UNFINISHED]:
        del endings[UNFINISHED]
    every = max(1, sums.games)
    found: dict[str, Any] = {
        "game": game.name,
        "version": game.plug.version,
        "players": game.players,
        "options": {name: value for name, value in game.options.items() if name != "players"},
        "games": sums.games,
        "seed": seed,
        "bot": bot,
        "bots": seating,
        "moves": sums.moves,
        "chance_moves": sums.chance_moves,
        "seconds": seconds,
        "moves_per_second": sums.moves / seconds if seconds else 0.0,
        "wins": {
            "by_seat": (sums.by_seat / every).tolist(),
            "by_order": (sums.by_order / every).tolist(),
        },
        "endings": endings,
        "rounds": spread(sums.rounds),
        "turns": spread(sums.turns),
        "measures": {name: spread(counted) for name, counted in sums.measures.items()},
    }
    if counts:
        often = (sums.happened / every).tolist()
        found["happenings"] = dict(zip(game.plug.happenings.names, often, strict=False))
    return found
