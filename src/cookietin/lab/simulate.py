"""What many matches between bots show about a game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from cookietin.engine.playouts import Tally, play_out, results
from cookietin.engine.plug import RANDOM, no_measures
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.lab import cluster
from cookietin.lab.counts import UNFINISHED, Counts, bars_of, spread, standard_error, win_shares
from cookietin.lab.extras import expect_gpu
from cookietin.lab.matches import check_bots, prepare_for
from cookietin.lab.matches import results as results_of_bots
from cookietin.lab.notebook import Notebook
from cookietin.lab.rows import Rows, rows_in, table_of

CPU, CUDA = "cpu", "cuda"


def seating_of(game: Game, bots: str) -> list[str]:
    """The bot of each seat, from one name for all or one for each."""
    named = [name.strip() for name in bots.split(",")]
    check_bots(game, named)
    if len(named) not in (1, game.players):
        raise Mistake("wrong-bots", given=len(named), players=game.players)
    return named if len(named) == game.players else named * game.players


def matches_of(
    game: Game,
    seating: list[str],
    games: int,
    seed: int,
    *,
    first: int = 0,
    threads: int | None = None,
    counts: bool = False,
    keep: bool = False,
    device: str = CPU,
    ray: str | None = None,
) -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
    """Matches of these bots: whole matches compiled, if all seats have one that needs no search.

    What must be compiled is compiled before this returns, and the first match is played later.
    """
    if device == CUDA:
        return matches_on_gpu(game, seating, games, seed, first=first, counts=counts, keep=keep)
    bot = seating[0]
    if len(set(seating)) == 1 and bot in game.plug.bots:
        keep = keep or counts
        if ray is not None:
            return cluster.results(
                cluster.Cluster(ray), game, seating, games, seed,
                first=first, keep=keep, counts=counts,
            )  # fmt: skip
        play_out(game, 0, seed, bot=bot, counts=counts)
        return results(
            game, games, seed, first=first, threads=threads, keep=keep, bot=bot, counts=counts
        )
    if counts:
        raise Mistake("no-counts")
    if ray is not None:
        return cluster.results(cluster.Cluster(ray), game, seating, games, seed, first=first)
    prepare_for(game, [seating])
    return results_of_bots(game, seating, games, seed, first=first, threads=threads)


def matches_on_gpu(
    game: Game, seating: list[str], games: int, seed: int, *, first: int, counts: bool, keep: bool
) -> Iterator[tuple[Tally, np.ndarray[Any, Any]]]:
    """Random matches on the GPU of this machine."""
    if set(seating) != {RANDOM}:
        raise Mistake("gpu-is-random")
    expect_gpu("--device cuda")
    from cookietin.engine import cuda

    return cuda.results(game, games, seed, first=first, keep=keep, counts=counts)


def simulate(
    game: Game,
    games: int,
    seed: int,
    *,
    threads: int | None = None,
    bot: str = RANDOM,
    counts: bool = False,
    histograms: bool = False,
    out: Path | None = None,
    resume: Path | None = None,
    device: str = CPU,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Let bots play matches and tell what came out, as plain values.

    One bot plays at all seats, or one is named for each: `master,greedy`. Shares of wins are of
    all matches; who wins together shares the win. What is left to 1 are draws. `by_order` counts
    from the seat that moved first. What has happened is counted if that is asked for, and told as
    so often in a match. Errors are standard errors.

    A row for each match goes to `out`. With `out` or `resume` it can be killed at any time: called
    again, it goes on, and what it tells is the same as without a break. The same matches can be
    played by a GPU (`device="cuda"`) or by the Ray cluster at an address.
    """
    if device == CUDA and ray is not None:
        raise Mistake("gpu-or-cluster")
    seating = seating_of(game, bot)
    run = Run(game, seating, seed, counts, out, resume)
    run.check_games(games)
    keep = game.plug.measures is not no_measures
    matches = matches_of(
        game, seating, games - run.sums.games, seed,
        first=run.sums.games, threads=threads, counts=counts, keep=keep, device=device, ray=ray,
    )  # fmt: skip
    progress(run.sums.games)  # what must be compiled is compiled
    with run:
        for tally, states in matches:
            run.add(tally, states)
            progress(run.sums.games)
    return {**run.head, "bot": bot, **told_of(run.sums, run.seconds, counts, histograms)}


class Run:
    """A simulation under way: its sums, its rows, and the notebook by which it can go on."""

    def __init__(
        self,
        game: Game,
        seating: list[str],
        seed: int,
        counts: bool,
        out: Path | None,
        resume: Path | None,
    ) -> None:
        self.game = game
        self.counts = counts
        self.head = {
            "game": game.name,
            "version": game.plug.version,
            "players": game.players,
            "options": {name: value for name, value in game.options.items() if name != "players"},
            "seed": seed,
            "bots": seating,
        }
        self.notebook: Notebook | None = None
        self.rows: Rows | None = None
        path = resume or (out and out.with_name(out.name + ".json"))
        if path is not None:
            about = {**self.head, "counts": counts, "out": out and out.name}
            about["rules"] = cluster.rules_of(game, seating)
            self.notebook = Notebook(path, about)
        found = self.notebook.found if self.notebook else {}
        self.sums = Counts.from_dict(game, found["sums"]) if found else Counts(game)
        self.seconds = self.before = float(found.get("seconds", 0.0))
        if out is not None:
            if not found and out.exists():
                raise Mistake("rows-exist", file=str(out))
            self.rows = rows_in(out)
            noted = found.get("rows", 0)
            if self.notebook and not self.rows.reach(noted):
                raise Mistake("rows-gone", file=str(out), notebook=self.notebook.path.name)
            self.rows.go_back(noted)

    def check_games(self, games: int) -> None:
        """Refuse to tell of fewer matches than have been played."""
        if self.sums.games > games and self.notebook:
            file = str(self.notebook.path)
            raise Mistake("too-few-games", file=file, games=self.sums.games)

    def __enter__(self) -> Run:
        self.began = time.perf_counter()
        self._enter()  # before the first row, so that nobody wonders whose the rows are
        return self

    def __exit__(self, *_: object) -> None:
        self._enter()

    def add(self, tally: Tally, states: Any) -> None:
        """What some more matches have left behind."""
        if self.rows:
            table = table_of(self.game, self.sums.games, tally, states, self.counts)
            self.rows.write(table)
        self.sums.add(tally)
        self.sums.measure(states)
        if self.counts:
            self.sums.count(states["happened"])
        if self.notebook and self.notebook.is_due:
            self._enter()

    def _enter(self) -> None:
        """Write down how far it is; rows first, so that there are never fewer than are noted."""
        self.seconds = self.before + time.perf_counter() - self.began
        if self.notebook:
            rows = self.rows.keep() if self.rows else 0
            self.notebook.enter(rows=rows, seconds=self.seconds, sums=self.sums.to_dict())


def told_of(sums: Counts, seconds: float, counts: bool, histograms: bool) -> dict[str, Any]:
    """The sums as people and programs read them."""
    plug = sums.game.plug
    names = [UNFINISHED, *(ending.name for ending in plug.endings)]
    endings = dict(zip(names, sums.endings.tolist(), strict=True))
    if not endings[UNFINISHED]:
        del endings[UNFINISHED]
    by_seat, seat_errors = win_shares(sums.games, sums.by_seat)
    by_order, order_errors = win_shares(sums.games, sums.by_order)
    spreads = {"rounds": sums.rounds, "turns": sums.turns}
    found: dict[str, Any] = {
        "games": sums.games,
        "moves": sums.moves,
        "chance_moves": sums.chance_moves,
        "seconds": seconds,
        "moves_per_second": sums.moves / seconds if seconds else 0.0,
        "wins": {
            "by_seat": by_seat,
            "by_seat_error": seat_errors,
            "by_order": by_order,
            "by_order_error": order_errors,
        },
        "endings": endings,
        **{name: spread(counted) for name, counted in spreads.items()},
        "measures": {name: spread(counted) for name, counted in sums.measures.items()},
    }
    if counts:
        often = (sums.happened / max(1, sums.games)).tolist()
        pairs = zip(sums.happened.tolist(), sums.happened_squares.tolist(), strict=True)
        errors = [standard_error(sums.games, *pair) for pair in pairs]
        found["happenings"] = dict(zip(plug.happenings.names, often, strict=False))
        found["happenings_error"] = dict(zip(plug.happenings.names, errors, strict=False))
    if histograms:
        found["histograms"] = {
            name: bars_of(counted) for name, counted in {**spreads, **sums.measures}.items()
        }
    return found
