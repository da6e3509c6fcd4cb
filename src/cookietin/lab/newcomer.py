"""`python -m cookietin.lab.newcomer [GAME …]` prints how often a beginner beats "Play now".

A beginner does what looks best at once, and one move in three without thinking. It sits down at
the table that "Play now" lays, every seat in turn, with the bots that meet somebody who has never
chosen any. The share of matches that it wins should be about half.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from cookietin.engine import kernels, registry
from cookietin.engine.characters import LEVELS, characters_of, newcomer_of
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.lab.ladder import in_cells
from cookietin.lab.matches import BEGINNER, match_seed, play_matches, prepare_for
from cookietin.lab.tournament import interval, shares, sides_of

HEAD = ("game", "players", "against", "wins", "95% within", "games")


def matches_of_newcomers(
    plug: Plug, games: int, seed: int, *, level: str = "", threads: int | None = None
) -> dict[str, Any]:
    """How many of about so many matches a beginner wins; with each luck, once at every seat."""
    game = Game.of(plug, {"players": plug.usual_players})
    sides, level = sides_of(game), level or newcomer_of(plug)
    seats = range(game.players)
    seatings = [[BEGINNER if one == seat else level for one in seats] for seat in seats]
    deals = max(1, -(-games // len(seats)))
    plan = [(seatings[seat], match_seed(seed, deal)) for deal in range(deals) for seat in seats]
    prepare_for(game, seatings)
    won: list[float] = []
    for row, _ in play_matches(game, plan, threads=threads):
        won.append(shares(int(row[kernels.WINNERS]), sides)[sides[len(won) % len(seats)]])
    by_deal = [sum(won[at : at + len(seats)]) / len(seats) for at in range(0, len(won), len(seats))]
    found = {"game": plug.name, "players": game.players, "against": level}
    return found | interval(by_deal, len(won))


def row(found: dict[str, Any]) -> str:
    """A row of the table, in Markdown."""
    within = f"{100 * found['low']:.1f}–{100 * found['high']:.1f}"
    return in_cells(
        [found["game"], str(found["players"]), found["against"], f"{100 * found['score']:.1f}%",
         within, str(found["matches"])]
    )  # fmt: skip


def main(words: Sequence[str] | None = None) -> None:
    with_choices = [plug.name for plug in registry.plugs() if characters_of(plug)]
    parser = argparse.ArgumentParser(prog="python -m cookietin.lab.newcomer")
    parser.add_argument("game", nargs="*", metavar="GAME", help=", ".join(with_choices))
    parser.add_argument("--games", type=int, default=200, metavar="N")
    parser.add_argument("--level", choices=LEVELS, default="")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--threads", type=int, metavar="N")
    given = parser.parse_args(words)
    print(in_cells(HEAD))
    print(in_cells(["---"] * len(HEAD)))
    for name in given.game or with_choices:
        found = matches_of_newcomers(
            registry.plug(name), given.games, given.seed, level=given.level, threads=given.threads
        )
        print(row(found), flush=True)


if __name__ == "__main__":
    main()
