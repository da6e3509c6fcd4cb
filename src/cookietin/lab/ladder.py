"""`python -m cookietin.lab.ladder [GAME …]` prints how often each character beats the one below.

It plays every game with choices, or those that are named, and prints the rows of a table as they
come. `greedy` plays `random` beside them: a level that beats a weak `greedy` has shown little.
Where luck leaves open who is stronger, the two play on.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

from cookietin.engine import registry
from cookietin.engine.characters import LEVELS, characters_of
from cookietin.engine.plug import GREEDY, RANDOM
from cookietin.engine.position import Game
from cookietin.lab.tournament import play_tournament

ITERATIONS = 2_000
LONGER = 4  # times as many games, where the first ones leave open who is stronger
RUNGS = (*zip(LEVELS[1:], LEVELS, strict=False), (GREEDY, RANDOM))
HEAD = ("game", "bot", "against", "score", "95% within", "games", "seconds")


def rungs_of(game: Game, games: int, seed: int, threads: int | None) -> Iterator[dict[str, Any]]:
    """What came of the matches of each bot with the one below it."""
    for bot, other in RUNGS:
        if other != RANDOM or bot in game.plug.bots:
            seconds = 0.0
            for many in (games, LONGER * games):  # the same games first, so no luck is left out
                found = play_tournament(
                    game, [bot, other], many, seed, iterations=ITERATIONS, threads=threads
                )
                pair = found["pairs"][0]
                seconds += found["seconds"]
                if not pair["low"] <= 0.5 <= pair["high"]:
                    break
            yield {**pair, "game": game.name, "seconds": seconds}


def row(found: dict[str, Any]) -> str:
    """A row of the table, in Markdown."""
    within = f"{100 * found['low']:.1f}–{100 * found['high']:.1f}"
    return in_cells(
        [found["game"], found["bot"], found["other"], f"{100 * found['score']:.1f}%", within,
         str(found["matches"]), f"{found['seconds']:.0f}"]
    )  # fmt: skip


def in_cells(texts: Sequence[str]) -> str:
    return f"| {' | '.join(texts)} |"


def main(words: Sequence[str] | None = None) -> None:
    with_choices = [plug.name for plug in registry.plugs() if characters_of(plug)]
    parser = argparse.ArgumentParser(prog="python -m cookietin.lab.ladder")
    parser.add_argument("game", nargs="*", metavar="GAME", help=", ".join(with_choices))
    parser.add_argument("--games", type=int, default=200, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--threads", type=int, metavar="N")
    given = parser.parse_args(words)
    print(in_cells(HEAD))
    print(in_cells(["---"] * len(HEAD)))
    for name in given.game or with_choices:
        game = Game.of(registry.plug(name), {})
        for found in rungs_of(game, given.games, given.seed, given.threads):
            print(row(found), flush=True)


if __name__ == "__main__":
    main()
