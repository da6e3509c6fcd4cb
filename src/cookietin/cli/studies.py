"""Studies: many matches, tournaments, exact answers, puzzles."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from cookietin.cli.answers import (
    percent,
    progress_of_compiling,
    rows_with_titles,
    settings,
    show,
)
from cookietin.cli.arguments import SEEDS, chosen_game, number, number_if_given
from cookietin.engine import registry
from cookietin.engine.position import Game
from cookietin.engine.puzzles import Puzzle, has_puzzles
from cookietin.engine.puzzles import write as written_puzzles
from cookietin.engine.texts import Mistake, figures, speaker
from cookietin.terminal import Progress, table, title

MOST_GAMES = 10**12
MOST_THREADS = 1024
MOST_PUZZLES = 1000
MOST_BARS = 16  # of a histogram
BAR = 40  # the longest of them


def simulate(options: Any, language: str) -> None:
    game = chosen_game(options)
    matches = number(options.games, 1, MOST_GAMES)
    seed = number(options.seed, 0, SEEDS)
    threads = number_if_given(options.threads, 1, MOST_THREADS)
    say = speaker("cookietin", language)
    counted = partial(count_of_games, language, matches)
    out, resume = (name and Path(name) for name in (options.out, options.resume))
    try:
        with progress_of_compiling(game, language, matches, counted) as bar:
            from cookietin.lab.cluster import chatter_aside  # which takes a while, too
            from cookietin.lab.simulate import simulate as run

            with chatter_aside() if options.ray else nullcontext():
                found = run(
                    game, matches, seed, threads=threads, bot=options.bots, counts=options.count,
                    histograms=options.histograms, out=out, resume=resume, device=options.device,
                    ray=options.ray, progress=bar,
                )  # fmt: skip
    except KeyboardInterrupt:
        if out or resume:
            print(f"\n{say('simulate-stopped')}", end="", file=sys.stderr)
        raise
    if options.json:
        show(found)
        return
    wins = found["wins"]
    own = speaker(game.plug.package, language)
    rows = {
        "game": title(game, language),
        "options": settings(game),
        "bots": found["bot"],
        "matches": figures(found["games"], language),
        "seed": str(seed),
        "moves": figures(found["moves"], language),
        "chance-moves": figures(found["chance_moves"], language),
        "speed": figures(found["moves_per_second"], language),
        "seconds": figures(found["seconds"], language, 2),
        "wins-by-seat": percent(language, wins["by_seat"], wins["by_seat_error"]),
        "wins-by-order": percent(language, wins["by_order"], wins["by_order_error"]),
        "draws": percent(language, [max(0.0, 1 - sum(wins["by_seat"]))]),
        "endings": "  ".join(f"{n} {figures(c, language)}" for n, c in found["endings"].items()),
    }
    rows |= {
        name: spread(found[name], language) for name in ("rounds", "turns") if found[name]["max"]
    }
    measured = [
        (own(f"measure-{n}"), spread(one, language)) for n, one in found["measures"].items()
    ]
    print(table([*rows_with_titles(rows, say), *measured]))
    if options.count:
        errors = found["happenings_error"]
        happened = [
            (name, figures(often, language, 2), f"± {figures(errors[name], language, 2)}")
            for name, often in found["happenings"].items()
        ]
        print(f"\n{say('happenings')}\n{table(happened)}")
    for name, counted in found.get("histograms", {}).items():
        head = own(f"measure-{name}") if name in found["measures"] else say(f"row-{name}")
        if list(counted) != [0]:
            print(f"\n{head}\n{histogram(counted, language)}")


def histogram(counted: dict[int, int], language: str) -> str:
    """How often each value came up, as bars."""
    from cookietin.lab.counts import bins_of

    bins = bins_of(counted, MOST_BARS)
    most = max(often for _, _, often in bins)
    return table(
        [
            (str(low) if low == high else f"{low}–{high}", figures(often, language),
             "█" * round(BAR * often / most))
            for low, high, often in bins
        ]
    )  # fmt: skip


def count_of_games(language: str, total: int, done: int) -> str:
    told = {"done": figures(done, language), "total": figures(total, language)}
    return speaker("cookietin", language)("progress", **told)


def tournament(options: Any, language: str) -> None:
    from cookietin.lab.cluster import chatter_aside
    from cookietin.lab.tournament import matches_in, play_tournament

    game = chosen_game(options)
    bots = [name.strip() for name in options.bots.split(",")]
    games = number(options.games, 1, MOST_GAMES)
    seed = number(options.seed, 0, SEEDS)
    iterations = number_if_given(options.iterations, 1, MOST_GAMES)
    threads = number_if_given(options.threads, 1, MOST_THREADS)
    say = speaker("cookietin", language)
    matches = matches_in(game, bots, games)
    counted = partial(count_of_games, language, matches)
    aside = chatter_aside() if options.ray else nullcontext()
    with progress_of_compiling(game, language, matches, counted) as bar, aside:
        found = play_tournament(
            game, bots, games, seed, iterations=iterations, threads=threads, ray=options.ray,
            progress=bar,
        )  # fmt: skip
    if options.json:
        show(found)
        return
    rows = {
        "game": title(game, language),
        "options": settings(game),
        "matches": figures(found["matches"], language),
        "seed": str(seed),
        "seconds": figures(found["seconds"], language, 2),
    }
    print(table(rows_with_titles(rows, say)) + "\n")
    heads = ("bot", "score", "score-range", "matches", "rating", "rating-range")
    standings = [[say(f"tournament-{head}") for head in heads]]
    for one in found["standings"]:
        standings.append(
            [
                one["bot"],
                percent(language, [one["score"]]),
                within(one, language),
                figures(one["matches"], language),
                f"{one['rating']:+.0f}",
                f"{one['rating_low']:+.0f} … {one['rating_high']:+.0f}",
            ]
        )
    print(table(standings) + "\n")
    print(table(plot_of_ratings(found["standings"])) + "\n")
    pairs = [[say(f"tournament-{head}") for head in ("bot", "other", *heads[1:4])]]
    for one in found["pairs"]:
        score, played = percent(language, [one["score"]]), figures(one["matches"], language)
        pairs.append([one["bot"], one["other"], score, within(one, language), played])
    print(table(pairs))


def plot_of_ratings(standings: Sequence[dict[str, Any]]) -> list[list[str]]:
    """A row for each bot: its rating on a line, and from where to where it is likely to be."""
    lowest = min(float(one["rating_low"]) for one in standings)
    highest = max(float(one["rating_high"]) for one in standings)
    step = max(1.0, highest - lowest) / (BAR - 1)

    def place(rating: float) -> int:
        return min(BAR - 1, max(0, round((rating - lowest) / step)))

    rows = []
    for one in standings:
        first, middle, last = (place(one[f"rating{end}"]) for end in ("_low", "", "_high"))
        line = ["·"] * BAR
        line[first : last + 1] = ["━"] * (last + 1 - first)
        line[middle] = "●"
        rows.append([one["bot"], "".join(line), f"{one['rating']:+.0f}"])
    return rows


def exact(options: Any, language: str) -> None:
    game = chosen_game(options)
    if game.plug.exact is None:
        known = [plug.name for plug in registry.plugs() if plug.exact is not None]
        raise Mistake("no-exact", game=game.name, known=", ".join(known))
    say = speaker("cookietin", language)
    try:
        with Progress(say("working-out", game=title(game, language))):
            found = game.plug.exact(**game.options)
    except ValueError:
        raise Mistake("no-exact-players", game=game.name, players=game.players) from None
    head = {"game": game.name, "version": game.plug.version, "players": game.players}
    head["options"] = {name: value for name, value in game.options.items() if name != "players"}
    if options.json:
        show({**head, **found})
        return
    rows = {
        "game": title(game, language),
        "options": settings(game),
        "wins-by-seat": percent(language, found["win"]["by_seat"]),
        "wins-by-order": percent(language, found["win"]["by_order"]),
        "draws": percent(language, [found["deadlock"]]),
        "turns": mean(found["turns"], language),
        "rounds": mean(found["rounds"], language),
        "states": figures(found["states"], language),
    }
    print(table(rows_with_titles(rows, say)))


def within(found: dict[str, Any], language: str) -> str:
    """From where to where a score is likely to be."""
    return " – ".join(figures(100 * found[end], language, 1) for end in ("low", "high"))


def puzzles(options: Any, language: str) -> None:
    plug = registry.plug(options.game)
    if not has_puzzles(plug):
        known = [one.name for one in registry.plugs() if has_puzzles(one)]
        raise Mistake("no-puzzles", game=plug.name, known=", ".join(known))
    count = number(options.count, 1, MOST_PUZZLES)
    seed = number(options.seed, 0, SEEDS)
    say = speaker("cookietin", language)
    looking = say("looking-for-puzzles", game=title(Game.of(plug, {}), language))
    with Progress(looking, count, lambda done: f"{done} / {count}") as bar:
        from cookietin.lab.puzzles import find_puzzles  # which takes a while, too

        found = find_puzzles(plug, count, seed, options.difficulty or "", bar)
    if options.out:
        try:
            Path(options.out).write_text(written_puzzles(found), "utf-8")
        except OSError as error:
            reason = error.strerror or ""
            raise Mistake("not-written", file=options.out, reason=reason) from None
    if options.json:
        listed = [values_of(one, language) for one in found]
        show({"game": plug.name, "seed": seed, "puzzles": listed})
        return
    if not options.out:
        print(written_puzzles(found), end="")
    if len(found) < count:
        print(say("few-puzzles", count=len(found)), file=sys.stderr)


def values_of(puzzle: Puzzle, language: str) -> dict[str, Any]:
    """A puzzle for a program."""
    return {
        "difficulty": puzzle.difficulty,
        "goal": puzzle.phrase.text(language),
        "seat": puzzle.seat,
        "count": puzzle.count,
        "moves": puzzle.moves,
        "solution": [
            {"seat": seat, "move": move}
            for seat, move in zip(puzzle.seats, puzzle.solution, strict=True)
        ],
        "position": puzzle.position.to_dict(),
    }


def spread(found: dict[str, Any], language: str) -> str:
    numbers = {name: figures(found[name], language) for name in ("median", "p95", "max")}
    middle = " ± ".join(figures(found[name], language, 2) for name in ("mean", "error"))
    return speaker("cookietin", language)("row-spread", mean=middle, **numbers)


def mean(found: dict[str, Any], language: str) -> str:
    """What is known exactly: always mean and deviation, of turns also where most of them end."""
    places = {"mean": 4, "deviation": 4, "median": 0, "p95": 0}
    numbers = {n: figures(found[n], language, places[n]) for n in places if n in found}
    key = "row-exact" if "median" in numbers else "row-mean"
    return speaker("cookietin", language)(key, **numbers)
