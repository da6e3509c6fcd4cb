"""How fast things are here, and compiling beforehand; `bench` prints in English."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from cookietin.cli.answers import complain, show
from cookietin.cli.arguments import number, number_if_given
from cookietin.engine import registry
from cookietin.engine.compile import FAILED, has_numba, warm_up
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake, Phrase, Say, speaker
from cookietin.store.address import is_database
from cookietin.terminal import Progress, data_folder, table

TABLES, FEW_TABLES, TABLES_BESIDE_MASTERS = "250", "40", "20"
SPEEDS = ("p99", "saturated", "of its processor", "p99", "memory a table")


def warm(options: Any, language: str) -> None:
    names = [plug.name for plug in named_games(options, language)]
    say = speaker("cookietin", language)
    with Progress(say("getting-ready", game=names[0])):  # loading the compiler takes long, too
        is_compiled = has_numba()
    if not is_compiled:
        print(say("warm-nothing") if not options.json else json.dumps([]))
        return
    found, troubles = [], []
    with warm_up(names) as child:
        assert child.stdout is not None
        for awaited in names:
            with Progress(say("getting-ready", game=awaited)):
                line = child.stdout.readline()
            if not line:
                break
            name, seconds, *reason = line.split(maxsplit=2)
            if seconds == FAILED:
                troubles.append(registry.trouble_because(name, "".join(reason).strip()))
                continue
            found.append({"game": name, "seconds": float(seconds)})
            if not options.json:
                print(say("warm-done", game=name, seconds=seconds))
    if options.json:
        show(found)
    end_with(troubles, options, language)


def bench(options: Any, language: str) -> None:
    say = speaker("cookietin", language)
    if options.what in BESIDE_GAMES:
        BESIDE_GAMES[options.what](options, say)
        return
    from cookietin.lab.bench import bench_bots, bench_engine, bench_gpu
    from cookietin.lab.extras import expect_gpu

    measures = {
        "engine": (bench_engine, bench_rows),
        "bots": (bench_bots, bench_bots_rows),
        "gpu": (bench_gpu, bench_gpu_rows),
    }
    measure, rows_of = measures[options.what]
    if options.what == "gpu":
        expect_gpu("bench gpu")
    found, troubles = [], []
    for plug in named_games(options, language):
        usual = plug.players[(len(plug.players) - 1) // 2]
        try:
            with Progress(say("measuring", what=plug.name)):
                found.append(measure(Game.of(plug, {"players": usual})))
        except Exception as error:
            if registry.is_ours(plug.name):
                raise
            troubles.append(registry.trouble(plug.name, error))
    if options.json:
        show(found)
    else:
        for one in found:
            print(table(rows_of(one)) + "\n")
    end_with(troubles, options, language)


def named_games(options: Any, language: str) -> list[Plug]:
    """The games on the command line; if none is named, all that can be opened."""
    if options.games:
        return [registry.plug(name) for name in options.games]
    complain(registry.troubles(), language)
    return registry.plugs()


def end_with(troubles: Sequence[Phrase], options: Any, language: str) -> None:
    """Report the games that failed; if someone asked for one by name, that's a mistake."""
    if troubles and options.games:
        complain(troubles[:-1], language)
        raise Mistake(troubles[-1].key, **troubles[-1].variables)
    complain(troubles, language)


def bench_rows(found: dict[str, Any]) -> list[tuple[str, str]]:
    """One game's figures, a row each: a seat's moves first, then those of chance."""

    def speed(name: str) -> str:
        one = found[name]
        beside = f"(+ {one['chance_moves_per_second']:,.0f} of chance)"
        return f"{one['moves_per_second']:,.0f} moves/s {beside}"

    rows = [
        ("game", f"{found['game']}, {found['players']} players"),
        ("state", f"{found['bytes_per_state']} bytes"),
        ("interpreted", speed("interpreted")),
    ]
    if not found["compiled"]:
        return [*rows, ("compiled", "no numba on this machine")]
    compile_seconds = found["compile_seconds"]
    return [
        *rows,
        ("one core", speed("one_core")),
        ("all cores", f"{speed('all_cores')} on {found['cores']}"),
        ("scaling", f"{found['scaling']:.2f} times one core"),
        ("compile cold", f"{compile_seconds['cold']:.2f} s"),
        ("load warm", f"{compile_seconds['warm']:.2f} s"),
    ]


def bench_bots_rows(found: dict[str, Any]) -> list[tuple[str, str]]:
    """How fast a search is, a row for each figure."""
    rows = [
        ("game", f"{found['game']}, {found['players']} players"),
        ("search", found["search"] if found["compiled"] else f"{found['search']}, interpreted"),
        ("iterations/s, one core", f"{found['iterations_per_second']:,.0f}"),
    ]
    if "plies" in found:
        pace = found["iterations_per_second_with_plies"]
        rows.append((f"with {found['plies']} random plies", f"{pace:,.0f}"))
    return rows


def bench_gpu_rows(found: dict[str, Any]) -> list[tuple[str, str]]:
    """How fast a GPU plays, a row for each number of players."""
    rows = [("game", found["game"]), ("device", found["device"])]
    for one in found["tables"]:
        verdict = "the same as" if one["are_same"] else "NOT the same as"
        beside = f"{found['compared']:,} matches {verdict} on the CPU"
        rows.append(
            (f"{one['players']} players", f"{one['moves_per_second']:,.0f} moves/s; {beside}")
        )
    return rows


def bench_the_server(options: Any, say: Say) -> None:
    """Tables × viewers on loopback; of games that are named, with a page for each of the people."""
    tables = number(options.tables or TABLES, 1, 10_000)
    rate = number_if_given(options.rate, 1, 100_000)
    if options.masters:
        bench_server_beside_masters(options, say, rate)
        return
    if options.games:
        bench_games_on_server(options, say, tables, rate)
        return
    with Progress(say("measuring", what=options.what)):
        from cookietin.web.bench import bench_server

        found = bench_server(tables, rate)
    if options.json:
        show(found)
        return
    rows = [["tables × viewers", "compressed", "moves/s: p50", *SPEEDS]]
    for one in found:
        steady = one["steady"]
        rows.append([
            f"{one['tables']} × {one['viewers']}",
            "yes" if one["compressed"] else "no",
            f"{steady['moves_per_second']:.0f}: {steady['p50_ms']:.1f} ms",
            *speeds_of(one),
        ])  # fmt: skip
    print(table(rows))
    print(f"first page {found[0]['first_page_ms'] / 1000:.2f} s after the start")


def bench_server_beside_masters(options: Any, say: Say, rate: int | None) -> None:
    """How long people wait at their tables while bots think hard at others."""
    tables = number(options.tables or TABLES_BESIDE_MASTERS, 1, 50)
    with Progress(say("measuring", what=options.what)):
        from cookietin.web.bench import bench_beside_masters

        found = bench_beside_masters(tables, rate)
    if options.json:
        show(found)
        return
    rows = [[f"{tables} tables × 2", "moves", "p50", "p99"]]
    for text, one in (("alone", found["alone"]), ("beside four masters", found["beside"])):
        rows.append([text, str(one["moves"]), f"{one['p50_ms']:.1f} ms", f"{one['p99_ms']:.1f} ms"])
    print(table(rows))
    print(f"moves of the masters meanwhile: {found['moves_of_masters']}")


def speeds_of(one: dict[str, Any]) -> list[str]:
    """The last columns of a measured server, as `SPEEDS` names them."""
    full = one["saturated"]
    return [
        f"{one['steady']['p99_ms']:.1f} ms", f"{full['moves_per_second']:.0f} moves/s",
        f"{full['moves_per_processor_second']:.0f}", f"{full['p99_ms']:.0f} ms",
        f"{one['bytes_per_table'] / 1024:.0f} KB",
    ]  # fmt: skip


def bench_games_on_server(options: Any, say: Say, tables: int, rate: int | None) -> None:
    from cookietin.web.bench import measure_game

    workers, watchers = number(options.workers, 1, 64), number(options.watchers, 0, 100)
    if workers > 1 and not is_database(options.database):
        raise Mistake("workers-need-database")
    plugs = [*map(registry.plug, options.games)]
    for plug in plugs:  # before anything is measured
        if options.players:
            Game.of(plug, {"players": options.players})
    players = number(options.players or "0", 0, 100)
    found = []
    for plug in plugs:
        with Progress(say("measuring", what=plug.name)):
            measured = measure_game(
                plug, tables, options.database, workers, watchers, players, rate
            )
            found.append(asyncio.run(measured))
    if options.json:
        show(found)
        return
    rows = [["game", "tables × people", "moves/s: p50", *SPEEDS]]
    for one in found:
        steady = one["steady"]
        rows.append([
            one["game"], f"{tables} × {one['players'] + watchers}",
            f"{steady['moves_per_second']:.0f}: {steady['p50_ms']:.1f} ms", *speeds_of(one),
        ])  # fmt: skip
    print(table(rows))


def bench_more(options: Any, say: Say) -> None:
    """What people cost, and what many more of them would need."""
    from cookietin.web.scale import bench_scale

    tables = number(options.tables or FEW_TABLES, 1, 1_000)
    plugs = [registry.plug(name) for name in options.games or registry.names()]
    with Progress(say("measuring", what=options.what)):
        found = bench_scale(plugs, tables, options.database)
    if options.json:
        show(found)
        return
    rows = [["game", "players", "a move", "a quiet page", "a table", "p50, p99 measured",
             "simulated"]]  # fmt: skip
    for one in found["games"]:
        was, as_if = one["steady"], one["simulated"]
        rows.append([
            one["game"], str(one["players"]), f"{1000 * one['move_seconds']:.2f} ms",
            f"{1e6 * one['page_seconds']:.0f} µs/s", f"{one['bytes_per_table'] / 1024:.0f} KB",
            f"{was['p50_ms']:.1f}, {was['p99_ms']:.1f} ms",
            f"{as_if['p50_ms']:.1f}, {as_if['p99_ms']:.1f} ms",
        ])  # fmt: skip
    print(table(rows))
    print(
        f"\nA commit to {found['store']} takes {1000 * found['commit_seconds']:.2f} ms, each "
        f"event more {1e6 * found['event_seconds']:.0f} µs; hearing of one "
        f"takes {1e6 * found['letter_seconds']:.1f} µs, hearing who is at a table "
        f"{1e6 * found['presence_seconds']:.1f} µs, or "
        f"{1e6 * found['meeting_seconds']:.1f} µs if that table is open here too.\n"
        f"With {found['at_a_table']} people at a table and a move every "
        f"{found['pace_seconds']:.0f} s, one process serves {found['people_of_one_process']:,} "
        f"people, one database {found['people_of_one_database']:,}.\n"
    )
    rows = [["people", "moves/s", "letters/s", "databases", "processes", "pages each", "memory",
             "p50", "p99"]]  # fmt: skip
    for one in found["needs"]:
        rows.append([
            f"{one['people']:,}", f"{one['moves_per_second']:,.0f}",
            f"{one['letters_per_second']:,.0f}", str(one["databases"]), str(one["processes"]),
            f"{one['pages_of_a_process']:,.0f}", f"{one['bytes'] / 1e9:,.2f} GB",
            f"{one['p50_ms']:.1f} ms", f"{one['p99_ms']:.1f} ms",
        ])  # fmt: skip
    print(table(rows))


def bench_attacks(options: Any, say: Say) -> None:
    """Each attack on its own server, while two people play at another table."""
    from cookietin.web import attack

    names = list(attack.ATTACKS)
    measured = say("measuring", what=options.what)
    with Progress(measured, len(names), lambda done: names[min(done, len(names) - 1)]) as bar:
        found = attack.bench_attack(lambda name: bar(names.index(name)))
    if options.json:
        show(found)
        return
    promised = [
        f"≤ {attack.PROCESSOR_SECONDS} s a request",
        f"≤ {1000 * attack.BYSTANDER_SECONDS:.0f} ms",
        f"≤ {attack.MEMORY // 1_000_000} MB",
    ]
    rows = [["attack", "requests", "processor", "a request", "memory", "at most", "bystander",
             "worst", "without the disk", "newcomer", *promised, "answers"]]  # fmt: skip
    for one in found:
        answers = ", ".join(f"{count} × {answer}" for answer, count in one["answers"].items())
        if not one["server_lives"]:
            answers += "; the server did not survive"
        elif not one["is_whole"]:
            answers += "; cut off before its end"
        rows.append([
            one["attack"],
            f"{one['requests']:,}",
            f"{one['processor_seconds']:.2f} s",
            f"{one['processor_seconds_per_request']:.4f} s",
            f"{one['memory_bytes'] / 1e6:.1f} MB",
            f"{one['memory_peak_bytes'] / 1e6:.1f} MB",
            f"{1000 * one['bystander_median_seconds']:.0f} ms",
            f"{1000 * one['bystander_worst_seconds']:.0f} ms",
            f"{1000 * one['bystander_worst_seconds_beside_the_disk']:.0f} ms",
            f"{1000 * one['newcomer_worst_seconds']:.0f} ms",
            *("yes" if is_kept else "NO" for is_kept in one["kept"].values()),
            answers,
        ])  # fmt: skip
    print(table(rows))


def bench_the_page(options: Any, say: Say) -> None:
    """A table of each game, as an old phone has it."""
    from cookietin.web.bench_page import bench_pages, rows_of

    names = [registry.plug(name).name for name in options.games or registry.names()]
    measured = say("measuring", what=options.what)
    with Progress(measured, len(names), lambda done: names[min(done, len(names) - 1)]) as bar:
        found = bench_pages(names, lambda name: bar(names.index(name)))
    if options.json:
        show(found)
    else:
        print(table(rows_of(found)))


def written_ratio(ratio: float) -> str:
    """With three figures, or more if it is large: a small one is no 0.0."""
    return f"{ratio:,.0f}" if ratio >= 99.95 else f"{ratio:#.3g}"


# How fast servers are: their moves a second, and for each second of their processor's time.
PACES = {"moves_per_second": "by the clock", "moves_per_processor_second": "of its processor"}


def bench_peers(options: Any, say: Say) -> None:
    """Our engine beside others and C, our server beside one; whoever fails is left out."""
    from cookietin.lab import peers
    from cookietin.lab.peers.plain_c import bench_plain_c
    from cookietin.web.bench import bench_plain

    tables = number(options.tables or TABLES, 1, 10_000)
    folder = data_folder() / "peers"
    pairs = peers.pairs_here()
    found: dict[str, Any] = {"engines": [], "servers": [], "failed": []}
    names = [f"{pair.peer}, {pair.theirs}" for pair in pairs] + ["C", "boardgame.io"]
    measured = say("measuring", what=options.what)
    with Progress(measured, len(names), lambda done: names[min(done, len(names) - 1)]) as bar:
        for at, pair in enumerate(pairs):
            bar(at)
            try:
                found["engines"].append(peers.bench_pair(pair, folder))
            except (OSError, subprocess.CalledProcessError, ValueError) as error:
                found["failed"].append({"peer": names[at], "reason": str(error)})
        bar(len(pairs))
        try:
            with peers.on_one_core():
                found["engines"] += bench_plain_c(folder / "c", 4 * peers.SECONDS)
        except (OSError, subprocess.CalledProcessError, ValueError) as error:
            found["failed"].append({"peer": names[-2], "reason": str(error)})
        bar(len(pairs) + 1)
        try:
            in_memory = peers.bench_boardgame_io(folder, tables, in_files=False)
            ours = bench_plain(tables)["saturated"]
            in_files = peers.bench_boardgame_io(folder, tables, in_files=True)
            for theirs, where in ((in_memory, "memory"), (in_files, "files")):
                ratios = {f"ratio_{pace}": ours[pace] / theirs[pace] for pace in PACES}
                about = {"tables": tables, "theirs_in": where, "ours": ours, "theirs": theirs}
                found["servers"].append(about | ratios)
        except (OSError, subprocess.CalledProcessError, ValueError) as error:
            found["failed"].append({"peer": names[-1], "reason": str(error)})
    if options.json:
        show(found)
        return
    rows = [["peer", "how", "ours", "theirs", "our moves/s", "their moves/s", "ratio"]]
    for one in found["engines"]:
        rows.append([
            f"{one['peer']} {one['version']}", one["how"], one["our_game"], one["their_game"],
            f"{one['our_moves_per_second']:,.0f}", f"{one['their_moves_per_second']:,.0f}",
            written_ratio(one["ratio"]),
        ])  # fmt: skip
    for one in found["servers"]:
        for pace, how in PACES.items():
            rows.append([
                f"boardgame.io {one['theirs']['version']}", f"server, {tables} × 2 viewers, {how}",
                "goose, on disk", f"a race, in {one['theirs_in']}", f"{one['ours'][pace]:,.0f}",
                f"{one['theirs'][pace]:,.0f}", written_ratio(one[f"ratio_{pace}"]),
            ])  # fmt: skip
    print(table(rows))
    for one in found["failed"]:
        print(f"{one['peer']}: {one['reason']}", file=sys.stderr)


# What is measured that is no game
BESIDE_GAMES = {
    "server": bench_the_server,
    "scale": bench_more,
    "attack": bench_attacks,
    "page": bench_the_page,
    "peers": bench_peers,
}
