"""The same matches on a Ray cluster: what a lost machine was at is played again by another."""

from __future__ import annotations

import hashlib
import logging
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import Any

import numpy as np

from cookietin.engine import kernels, search
from cookietin.engine.bot import Budget
from cookietin.engine.characters import LEVELS
from cookietin.engine.compile import fingerprint
from cookietin.engine.playouts import Tally, chunk_of, play_out
from cookietin.engine.plug import GREEDY, RANDOM, Plug
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.lab.extras import expect_extra
from cookietin.lab.matches import UNTIL_DONE, Seating, match_seed, play_match

AHEAD = 4  # parts under way or waiting to be taken, for each core of the cluster
FOREVER = -1  # how often a part is tried again whose machine is lost
PATIENCE = 10.0  # seconds until a machine that doesn't answer is taken for none
TOGETHER = 4  # matches of bots that think, in one part

Matches = list[tuple[Any, Any]]  # rows of the tally and last states
Bots = frozenset[str]


class Cluster:
    """A Ray cluster: an address as `ray start` prints it, or `local` for one on this machine."""

    def __init__(self, address: str) -> None:
        expect_extra("ray", "--ray", "ray")
        import ray

        self.ray = ray
        if not ray.is_initialized():
            if not is_answered(address):
                raise Mistake("no-cluster", address=address)
            try:
                ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
            except ConnectionError:
                raise Mistake("no-cluster", address=address) from None
            except Exception as error:  # no more special, where it can't start in time
                reason = str(error).strip().partition("\n")[0]
                raise Mistake("ray-failed", address=address, reason=reason) from None

    def in_order(
        self, game: Game, run: Callable[..., Any], parts: Iterable[tuple[Bots, tuple[Any, ...]]]
    ) -> Iterator[Any]:
        """What `run(game, *part)` gives for each part, in order, wherever it is played.

        With each part it says who plays. Never far ahead of who takes it, and only from machines
        on which these bots play by the same rules.
        """
        ray = self.ray
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(max_retries=FOREVER, num_cpus=1)(play_part)
        shared = ray.put(game)
        waiting: deque[Any] = deque()

        def next_part() -> Any:
            try:
                return ray.get(waiting.popleft())
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None

        try:
            for bots, part in parts:
                waiting.append(task.remote(shared, rules_of(game, bots), run, bots, part))
                if len(waiting) >= ahead:
                    yield next_part()
            while waiting:
                yield next_part()
        finally:
            for one in waiting:
                ray.cancel(one)


@contextmanager
def chatter_aside() -> Iterator[None]:
    """Ray tells of lost workers on stdout, where answers are printed, and even when it ends: with
    this it ends first, and tells on stderr.
    """
    with redirect_stdout(sys.stderr):
        try:
            yield
        finally:
            if ray := sys.modules.get("ray"):
                ray.shutdown()


def is_answered(address: str) -> bool:
    """Does somebody listen at HOST:PORT? Ray itself would ask for minutes, and say so again and
    again; other kinds of address are left to it.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return True
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError, UnicodeError):
        return False
    return True


_RULES: dict[tuple[int, Bots], tuple[Plug, str]] = {}  # with the plug, so that its id stays its own


def rules_of(game: Game, bots: Iterable[str]) -> str:
    """What two machines must agree on to play the same matches: the rules, and what these bots go
    by. What a bot of somebody's own does besides is not known. Worked out once.
    """
    key = id(game.plug), frozenset(bots)
    if key not in _RULES:
        _RULES[key] = game.plug, _fingerprint_of(game.plug, key[1])
    return _RULES[key][1]


def _fingerprint_of(plug: Plug, bots: Bots) -> str:
    rules = fingerprint(kernels.playouts, plug.binding)
    thinkers = bots - {RANDOM}
    if not thinkers:
        return rules
    greedy = {**plug.binding, kernels.any_move: kernels.best_move}
    found = [rules, fingerprint(kernels.playouts, greedy)]
    if bots != {GREEDY}:  # at a table, greedy is told by a search what each move leads to
        found += [fingerprint(one, plug.binding) for one in (search.dream, search.reckon)]
    if thinkers != {GREEDY}:
        levels = [plug.levels.strength_of(one) for one in LEVELS if one in thinkers]
        found.append(repr((plug.lead, plug.style, levels)))
    return hashlib.sha256("\n".join(found).encode()).hexdigest()[: len(rules)]


def play_part(
    game: Game, rules: str, run: Callable[..., Any], bots: Bots, part: tuple[Any, ...]
) -> Any:
    """One part of the work, on a machine of the cluster."""
    if rules_of(game, bots) != rules:
        raise Mistake("other-rules")
    return run(game, *part)


def play_some(
    game: Game, bot: str, first: int, games: int, seed: int, keep: bool, counts: bool
) -> tuple[Tally, np.ndarray[Any, Any]]:
    """Matches of one bot at all seats, one after another."""
    return play_out(game, games, seed, first=first, keep=keep, bot=bot, counts=counts)


def play_plan(game: Game, plan: Sequence[tuple[Seating, int]], budget: Budget) -> Matches:
    """Matches of bots that think."""
    return [play_match(game, seating, seed, budget) for seating, seed in plan]


def results(
    cluster: Cluster,
    game: Game,
    seating: Seating,
    games: int,
    seed: int,
    *,
    first: int = 0,
    keep: bool = False,
    counts: bool = False,
) -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
    """What `playouts.results` or `matches.results` gives, from a cluster."""
    end, bot = first + games, seating[0]
    if len(set(seating)) == 1 and bot in game.plug.bots:
        chunk = chunk_of(bot, True)
        parts = (
            (frozenset((bot,)), (bot, at, min(chunk, end - at), seed, keep, counts))
            for at in range(first, end, chunk)
        )
        yield from cluster.in_order(game, play_some, parts)
        return
    plan = ((seating, match_seed(seed, number)) for number in range(first, end))
    for row, state in play_matches(cluster, game, plan):
        yield row[None], state.array


def play_matches(
    cluster: Cluster,
    game: Game,
    plan: Iterable[tuple[Seating, int]],
    budget: Budget = UNTIL_DONE,
) -> Iterator[tuple[Any, Any]]:
    """What `matches.play_matches` gives, from a cluster."""
    parts = ((bots_in(some), (some, budget)) for some in _bundles(plan))
    for played in cluster.in_order(game, play_plan, parts):
        yield from played


def bots_in(plan: Iterable[tuple[Seating, int]]) -> Bots:
    """Who plays in some matches."""
    return frozenset(name for seating, _ in plan for name in seating)


def _bundles(plan: Iterable[tuple[Seating, int]]) -> Iterator[list[tuple[Seating, int]]]:
    """The plan, a few matches at a time."""
    some: list[tuple[Seating, int]] = []
    for one in plan:
        some.append(one)
        if len(some) == TOGETHER:
            yield some
            some = []
    if some:
        yield some
