"""How strong each bot is: matches between every pair at all seats, with the same luck for both."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import Any

from cookietin.engine import kernels
from cookietin.engine.bot import Budget
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.lab import cluster
from cookietin.lab.matches import (
    check_bots,
    contestants_of,
    match_seed,
    play_matches,
    prepare_for,
)

SIGMAS = 1.96  # of a normal distribution, to either side, for 95 %
RESAMPLES = 300
ROUNDS = 200  # of fitting ratings: enough for them to stand still
ELO = 400 / math.log(10)


def seatings(sides: int) -> list[tuple[int, ...]]:
    """Every way to give the sides of a table to two players, as evenly as possible.

    With each way there is the one where the two have changed places.
    """
    halves = {sides // 2, sides - sides // 2}
    return [one for one in product((0, 1), repeat=sides) if sum(one) in halves]


def sides_of(game: Game) -> list[int]:
    """The side of each seat, numbered from 0: those of one side win together."""
    named = [game.plug.manners.side_of(game.options, seat) for seat in range(game.players)]
    return [sorted(set(named)).index(side) for side in named]


def shares(winners: int, sides: Sequence[int]) -> list[float]:
    """What each side has of the win: all, a part of it, or in a draw as much as the others."""
    count = max(sides) + 1
    won = {side for seat, side in enumerate(sides) if (winners >> seat) & 1} or set(range(count))
    return [1 / len(won) if side in won else 0.0 for side in range(count)]


def contestants(game: Game, bots: Sequence[str]) -> list[str]:
    """The bots, each once; at least two that play this game."""
    check_bots(game, bots, contestants_of(game.plug))
    if len(set(bots)) < 2:
        raise Mistake("too-few-bots")
    return list(dict.fromkeys(bots))


def matches_in(game: Game, bots: Sequence[str], games: int) -> int:
    """How many matches a tournament has in which every two of the bots play about so many."""
    count = len(contestants(game, bots))
    ways = len(seatings(max(sides_of(game)) + 1))
    return count * (count - 1) // 2 * ways * max(1, math.ceil(games / ways))


def play_tournament(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    iterations: int | None = None,
    threads: int | None = None,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Let every two of the bots play so many matches, or a few more, and rate them.

    A deal of luck is played once in every seating, so that only what the bots do differs; deals
    are what the intervals count. In a seating the sides are shared out between two bots. The
    matches can be played by the Ray cluster at an address.
    """
    bots = contestants(game, bots)
    sides = sides_of(game)
    ways = seatings(max(sides) + 1)
    deals = max(1, math.ceil(games / len(ways)))
    pairs = list(combinations(range(len(bots)), 2))
    plan = [
        ([bots[pair[way[side]]] for side in sides], match_seed(seed, deal))
        for pair in pairs
        for deal in range(deals)
        for way in ways
    ]
    budget = Budget(math.inf, iterations)
    if ray is None:
        prepare_for(game, [bots])
        matches = play_matches(game, plan, budget=budget, threads=threads)
    else:
        matches = cluster.play_matches(cluster.Cluster(ray), game, plan, budget)
    progress(0)  # what must be compiled is compiled
    began = time.perf_counter()
    scores: list[float] = []  # of the first of each pair, match by match
    for row, _ in matches:
        way = ways[len(scores) % len(ways)]
        won = shares(int(row[kernels.WINNERS]), sides)
        scores.append(sum(share for side, share in enumerate(won) if way[side] == 0))
        progress(len(scores))
    # By pair and deal: the mean over all seatings.
    means = [_mean(scores[at : at + len(ways)]) for at in range(0, len(scores), len(ways))]
    met = {pair: means[at * deals : (at + 1) * deals] for at, pair in enumerate(pairs)}
    met |= {(b, a): [1 - one for one in found] for (a, b), found in met.items()}
    rated = ratings(len(bots), met)
    spreads = _spread_ratings(len(bots), met, seed)
    standings = []
    for at, bot in enumerate(bots):
        own = [met[at, other] for other in range(len(bots)) if other != at]
        by_deal = [_mean(one) for one in zip(*own, strict=True)]
        standings.append(
            {
                "bot": bot,
                **interval(by_deal, len(by_deal) * len(ways) * len(own)),
                "rating": rated[at],
                "rating_low": spreads[at][0],
                "rating_high": spreads[at][1],
            }
        )
    standings.sort(key=lambda one: -float(one["rating"]))
    return {
        "game": game.name,
        "version": game.plug.version,
        "players": game.players,
        "options": {name: value for name, value in game.options.items() if name != "players"},
        "seed": seed,
        "iterations": iterations,
        "matches": len(scores),
        "seconds": time.perf_counter() - began,
        "standings": standings,
        "pairs": [
            {"bot": bots[a], "other": bots[b], **interval(met[a, b], deals * len(ways))}
            for a, b in pairs
        ],
    }


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def interval(by_deal: Sequence[float], matches: int) -> dict[str, float | int]:
    """The mean score of some deals, and between which scores the true one is, 19 times of 20."""
    count = len(by_deal)
    mean = _mean(by_deal)
    # A prior of one drawn deal, so that few deals that all ended alike do not look certain.
    near = (sum(by_deal) + 0.5) / (count + 1)
    spread = (sum((one - near) ** 2 for one in by_deal) + (0.5 - near) ** 2) / (count + 1)
    error = SIGMAS * math.sqrt(spread / (count + 1))
    low, high = max(0.0, near - error), min(1.0, near + error)
    return {"score": mean, "low": min(low, mean), "high": max(high, mean), "matches": matches}


def ratings(bots: int, met: dict[tuple[int, int], list[float]]) -> list[float]:
    """Elo points by the model of Bradley and Terry; all together have none.

    A drawn deal more between each two, so that who has won everything is not infinitely strong.
    """
    others = [[other for other in range(bots) if other != one] for one in range(bots)]
    won = [sum(sum(met[one, other]) + 0.5 for other in others[one]) for one in range(bots)]
    deals = len(next(iter(met.values()))) + 1
    strength = [1.0] * bots
    for _ in range(ROUNDS):
        for one in range(bots):
            weight = sum(deals / (strength[one] + strength[other]) for other in others[one])
            strength[one] = won[one] / weight
    scale = _mean([math.log(value) for value in strength])
    return [ELO * (math.log(value) - scale) for value in strength]


def _spread_ratings(
    bots: int, met: dict[tuple[int, int], list[float]], seed: int
) -> list[tuple[float, float]]:
    """Between which values ratings are 19 times of 20, if other deals had been played."""
    choices = random.Random(seed)
    count = len(next(iter(met.values())))
    found = []
    for _ in range(RESAMPLES):
        deals = choices.choices(range(count), k=count)
        found.append(ratings(bots, {pair: [one[at] for at in deals] for pair, one in met.items()}))
    return [_middle(sorted(column)) for column in zip(*found, strict=True)]


def _middle(ordered: Sequence[float]) -> tuple[float, float]:
    """Where the middle 95 % of a sorted row begin and end."""
    cut = round(len(ordered) * 0.025)
    return ordered[cut], ordered[-1 - cut]
