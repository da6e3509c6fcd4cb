"""Where it goes from here: what people at tables cost, and what more of them would need.

Costs are measured on this machine. How many processes and databases so many people need is
arithmetic; how long they would wait, a simulation of the load with those costs says.
"""

from __future__ import annotations

import asyncio
import heapq
import json
import math
import random
import secrets
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median
from typing import Any

from cookietin.engine.log import Archive
from cookietin.engine.plug import Plug
from cookietin.store.address import is_database, open_store
from cookietin.table.upgrades import UPGRADES
from cookietin.web.bench import measure_game, times

PEOPLE = (100, 1_000, 10_000, 100_000, 1_000_000)
AT_A_TABLE = 3  # people
PACE = 6.0  # seconds between two moves at a table
BUSY = 0.5  # of its time that a process or a database may be busy, so that nobody waits
IN_TURN = 0.02  # seconds that a process may wait for the commits of the others
TO_LISTEN = 0.1  # of its time that a process may spend on the news of others
JUDGING = 0.4  # of the processor's time for a move comes before it is on disk
SIMULATED = 20.0  # seconds
ALONE, TOGETHER = 60, 2_000  # events that are written one by one, and at once


@dataclass(frozen=True)
class Costs:
    """What things cost, in seconds and bytes."""

    move: float  # of the processor, for a move that everybody at its table sees
    page: float  # of the processor a second, for a page on which nothing happens
    table: float  # bytes, with the pages of its people
    commit: float  # until one event alone is on disk
    event: float  # for each event that is written along with it
    letter: float  # of the processor, to read that another process has written something


async def measure_store(place: Path | str) -> dict[str, float]:
    """How long it takes until an event is on disk: alone, and with many others.

    What is written for it is deleted again.
    """
    store: Archive = await open_store(place, UPGRADES)  # type: ignore[assignment]
    text, match = json.dumps({"kind": "moved", "click": "x" * 200}), f"bench-{secrets.token_hex(8)}"
    many = [f"{match}-{at}" for at in range(TOGETHER)]
    alone = []
    try:
        for number in range(ALONE):
            began = time.perf_counter()
            await store.append(match, number, [text])
            alone.append(time.perf_counter() - began)
        began = time.perf_counter()
        await asyncio.gather(*(store.append(one, 0, [text]) for one in many))
        together = (time.perf_counter() - began) / TOGETHER
    finally:
        for one in (match, *many):
            await store.delete(one)
        await store.close()
    return {"commit_seconds": median(alone), "event_seconds": together}


def measure_letter() -> float:
    """Seconds to read what another process says of a table that is not open here."""
    letter = json.dumps(["process", [["x" * 16, 100]]])
    count, known = 20_000, dict[str, object]()
    began = time.perf_counter()
    for _ in range(count):
        for match, _number in json.loads(letter)[1]:
            known.get(match)
    return (time.perf_counter() - began) / count


def bench_scale(plugs: Sequence[Plug], tables: int, database: str) -> dict[str, Any]:
    """Measure, then count and simulate."""
    found = [asyncio.run(measure_game(plug, tables)) for plug in plugs]
    with tempfile.TemporaryDirectory() as folder:
        store = asyncio.run(measure_store(database or Path(folder) / "tin.sqlite"))
    costs = Costs(
        move=fmean(one["move_seconds"] for one in found),
        page=fmean(one["page_seconds"] for one in found),
        table=fmean(one["bytes_per_table"] for one in found),
        commit=store["commit_seconds"],
        event=store["event_seconds"],
        letter=measure_letter(),
    )
    for one in found:  # does the simulation say what was measured?
        waits = simulate(costs_of(one, costs), one["steady"]["moves_per_second"], 1)
        one["simulated"] = times(waits)
    return {
        "games": found,
        "store": "PostgreSQL" if is_database(database) else "SQLite",
        **{f"{name}_seconds": getattr(costs, name) for name in ("commit", "event", "letter")},
        "people_of_one_process": people_of_one_process(costs),
        "people_of_one_database": people_of_one_database(costs),
        "at_a_table": AT_A_TABLE,
        "pace_seconds": PACE,
        "needs": [needs_of(costs, people) for people in PEOPLE],
    }


def costs_of(measured: dict[str, Any], costs: Costs) -> Costs:
    """The costs of one game."""
    return Costs(
        measured["move_seconds"], measured["page_seconds"], measured["bytes_per_table"],
        costs.commit, costs.event, costs.letter,
    )  # fmt: skip


# Arithmetic


def moves_of(people: float) -> float:
    """Moves a second of so many people."""
    return people / AT_A_TABLE / PACE


def people_of_one_process(costs: Costs) -> int:
    """How many people a process serves that has no others beside it."""
    return int(BUSY / (costs.move * moves_of(1) + costs.page))


def people_of_one_database(costs: Costs) -> int:
    """How many people may share a database.

    It writes each event, of which all processes hear, and makes one commit after the other: with
    each process that shares it, all wait for one more.
    """
    most_moves = min(BUSY / costs.event, TO_LISTEN / costs.letter)
    processes = max(1, int(IN_TURN / costs.commit))
    return int(min(most_moves / moves_of(1), processes * people_of_one_process(costs)))


def needs_of(costs: Costs, people: int) -> dict[str, Any]:
    """What so many people need, and how long they wait then.

    The tables of one database and its processes have nothing to do with those of another, so one
    of these parts is simulated.
    """
    moves = moves_of(people)
    databases = math.ceil(people / people_of_one_database(costs))
    listening = costs.letter * moves / databases
    work = costs.move * moves + costs.page * people
    processes = math.ceil(work / (BUSY - listening))
    in_a_part = math.ceil(processes / databases)
    waits = simulate(costs, moves / databases, in_a_part, listening)
    return {
        "people": people,
        "moves_per_second": moves,
        "databases": databases,
        "processes": in_a_part * databases,
        "bytes": costs.table * people / AT_A_TABLE,
        "pages_of_a_process": people / (in_a_part * databases),
        **times(waits),
    }


# The simulation

JUDGED, WRITTEN = 0, 1


def simulate(
    costs: Costs, moves: float, processes: int, listening: float = 0.0, seed: int = 1
) -> list[float]:
    """How long people wait, in seconds, when so many moves a second come at random.

    A process judges a move, and writes it together with what came while the last commit was under
    way; the database makes one commit after the other, as PostgreSQL does with those that notify;
    then everybody at the table is shown it. Whoever comes to a busy process waits for their turn.
    """
    chance = random.Random(seed)
    cost = costs.move / (1 - listening)  # the news of others take their part of the time
    free = [0.0] * processes  # when each has done what it has to do so far
    waiting: list[list[float]] = [[] for _ in range(processes)]
    is_writing = [False] * processes
    written_until, order = 0.0, 0
    found: list[float] = []
    coming: list[tuple[float, int, int, int, list[float]]] = []

    def work(now: float, process: int, seconds: float) -> float:
        free[process] = max(now, free[process]) + seconds
        return free[process]

    def write(now: float, process: int) -> None:
        nonlocal written_until, order
        batch, waiting[process] = waiting[process], []
        is_writing[process] = bool(batch)
        if batch:
            written_until = max(now, written_until) + costs.commit + costs.event * (len(batch) - 1)
            order += 1
            heapq.heappush(coming, (written_until, order, WRITTEN, process, batch))

    clicked = chance.expovariate(moves)
    while clicked < SIMULATED or coming:
        if clicked < SIMULATED and (not coming or clicked <= coming[0][0]):
            process = chance.randrange(processes)
            order += 1
            judged = work(clicked, process, JUDGING * cost)
            heapq.heappush(coming, (judged, order, JUDGED, process, [clicked]))
            clicked += chance.expovariate(moves)
            continue
        now, _, kind, process, clicks = heapq.heappop(coming)
        if kind == JUDGED:
            waiting[process] += clicks
            if not is_writing[process]:
                write(now, process)
            continue
        found += [work(now, process, (1 - JUDGING) * cost) - one for one in clicks]
        write(now, process)
    return found
