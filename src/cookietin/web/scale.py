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
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean, median
from typing import Any, cast

from cookietin.engine import registry
from cookietin.engine.log import Archive, SharedStore
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.store.address import is_database, open_store
from cookietin.store.opening import IN_MEMORY
from cookietin.store.sqlite import SqliteStore
from cookietin.table.match import PERSON, Chair
from cookietin.table.room import Room
from cookietin.table.table import Times
from cookietin.table.together import Together
from cookietin.table.upgrades import UPGRADES
from cookietin.web.bench import NoBots, measure_game, times

PEOPLE = (100, 1_000, 10_000, 100_000, 1_000_000)
AT_A_TABLE = 3  # people
PACE = 6.0  # seconds between two moves at a table
BUSY = 0.5  # of its time that a process or a database may be busy, so that nobody waits
IN_TURN = 0.02  # seconds that a process may wait for the commits of the others
TO_LISTEN = 0.1  # of its time that a process may spend on the news of others
LOOKS = 2 / Times().ping  # a second, in which a process tells who is at its tables: see `Room`
JUDGING = 0.4  # of the processor's time for a move comes before it is on disk
SIMULATED = 20.0  # seconds
ALONE, TOGETHER = 60, 2_000  # events that are written one by one, and at once
LETTERS, LETTERS_READ = 80, 4_000  # in an envelope, and in all
TOLD = ("commit", "event", "letter", "presence", "meeting")  # of the costs: those of no game


@dataclass(frozen=True)
class Costs:
    """What things cost, in seconds and bytes."""

    move: float  # of the processor, for a move that everybody at its table sees
    page: float  # of the processor a second, for a page on which nothing happens
    table: float  # bytes, with the pages of its people
    commit: float  # until one event alone is on disk
    event: float  # for each event that is written along with it
    letter: float  # of the processor, to read that another process has written something
    presence: float  # of the processor, to tell others who is at a table, or to ignore that
    meeting: float  # of the processor, to hear it of a table that is open here, too


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


async def measure_presence() -> dict[str, float]:
    """Seconds for a letter that tells who is at a table: for a process that has it not, and for one
    that has it, too.
    """
    plug = registry.plugs()[0]
    people = [Chair(PERSON, "", [secrets.token_hex(12)]) for _ in range(plug.usual_players)]
    store = SqliteStore(IN_MEMORY, UPGRADES)
    room = Room(store, NoBots(), Times())
    table = await room.open(Game.of(plug, {"players": plug.usual_players}), people, "")
    together = Together(cast(SharedStore, store), {table.match.id: table})
    letter = {"here": [secrets.token_hex(6), people[0].devices, 0]}
    unknown = [(secrets.token_hex(8), letter)] * LETTERS
    began = time.perf_counter()
    for _ in range(LETTERS_READ // LETTERS):
        for match, one in json.loads(json.dumps(unknown)):
            together.hear(match, one)
    passed = time.perf_counter()
    for _ in range(LETTERS_READ // LETTERS):
        for _ in range(LETTERS):
            together.hear(table.match.id, letter)
        await asyncio.gather(*together.reading)
    met = time.perf_counter()
    await store.close()
    count = LETTERS_READ // LETTERS * LETTERS
    presence = (passed - began) / count
    return {"presence": presence, "meeting": (met - passed) / count + presence}


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
        **asyncio.run(measure_presence()),
    )
    for one in found:  # does the simulation say what was measured?
        waits = simulate(costs_of(one, costs), one["steady"]["moves_per_second"], 1)
        one["simulated"] = times(waits)
    return {
        "games": found,
        "store": "PostgreSQL" if is_database(database) else "SQLite",
        **{f"{name}_seconds": getattr(costs, name) for name in TOLD},
        "people_of_one_process": people_of_one_process(costs),
        "people_of_one_database": people_of_one_database(costs),
        "at_a_table": AT_A_TABLE,
        "pace_seconds": PACE,
        "needs": [needs_of(costs, people) for people in PEOPLE],
    }


def costs_of(measured: dict[str, Any], costs: Costs) -> Costs:
    """The costs of one game."""
    return replace(
        costs,
        move=measured["move_seconds"],
        page=measured["page_seconds"],
        table=measured["bytes_per_table"],
    )


# Arithmetic


def moves_of(people: float) -> float:
    """Moves a second of so many people."""
    return people / AT_A_TABLE / PACE


def processes_at(processes: int) -> float:
    """In how many of so many processes the people of a table are, who come to any of them."""
    return processes * (1 - (1 - 1 / processes) ** AT_A_TABLE)


def letters_of(people: float, processes: int) -> float:
    """Letters a second that tell who of so many people is at which table.

    Each process with somebody at a table tells the others, whether anything has changed or not.
    """
    return people / AT_A_TABLE * processes_at(processes) * LOOKS if processes > 1 else 0.0


def work_of(costs: Costs, people: float, processes: int) -> float:
    """Seconds of the processor a second for so many people, without what is only listened to."""
    letters = letters_of(people, processes)
    told = costs.presence + (processes_at(processes) - 1) * costs.meeting
    return costs.move * moves_of(people) + costs.page * people + told * letters


def listening_of(costs: Costs, people: float, processes: int) -> float:
    """The part of its time that each process spends on the letters of the others."""
    if processes == 1:
        return 0.0
    return costs.letter * moves_of(people) + costs.presence * letters_of(people, processes)


def people_of_one_process(costs: Costs) -> int:
    """How many people a process serves that has no others beside it."""
    return int(BUSY / work_of(costs, 1, 1))


def people_of_one_database(costs: Costs) -> int:
    """How many people may share a database.

    It writes each event, of which all processes hear, and makes one commit after the other: with
    each process that shares it, all wait for one more.
    """
    processes = max(1, int(IN_TURN / costs.commit))
    work, listening = work_of(costs, 1, processes), listening_of(costs, 1, processes)
    of_all = BUSY / (work / processes + listening)
    of_each = TO_LISTEN / listening if listening else of_all
    return int(min(BUSY / (costs.event * moves_of(1)), of_all, of_each))


def needs_of(costs: Costs, people: int) -> dict[str, Any]:
    """What so many people need, and how long they wait then.

    The tables of one database and its processes have nothing to do with those of another, so one
    of these parts is simulated.
    """
    databases = math.ceil(people / people_of_one_database(costs))
    here, in_a_part = people / databases, 0
    needed = 1
    while needed > in_a_part:  # more of them tell each other more
        in_a_part = needed
        listening = listening_of(costs, here, in_a_part)
        needed = math.ceil(work_of(costs, here, in_a_part) / (BUSY - listening))
    waits = simulate(costs, moves_of(here), in_a_part, listening)
    return {
        "people": people,
        "moves_per_second": moves_of(people),
        "letters_per_second": letters_of(here, in_a_part) * databases,
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
    cost = costs.move / (1 - listening)  # the letters of others take their part of the time
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
