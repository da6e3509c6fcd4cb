"""What more people would need: the arithmetic, the simulation, and the costs they start from."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from cookietin import cli
from cookietin.web import bench, scale
from cookietin.web.scale import (
    BUSY,
    IN_TURN,
    SIMULATED,
    Costs,
    letters_of,
    measure_presence,
    measure_store,
    moves_of,
    needs_of,
    people_of_one_database,
    people_of_one_process,
    simulate,
    work_of,
)
from database import stores_at
from scene import scene

COSTS = Costs(
    move=0.001, page=0.0001, table=300_000, commit=0.002, event=4e-5, letter=4e-6, presence=2e-6,
    meeting=2e-5,
)  # fmt: skip


def middle(waits: list[float]) -> float:
    return sorted(waits)[len(waits) // 2]


def test_whoever_is_alone_waits_for_the_processor_and_the_disk() -> None:
    assert middle(simulate(COSTS, 2.0, 1)) == pytest.approx(COSTS.move + COSTS.commit)


def test_beyond_what_a_process_can_do_people_wait_longer_and_longer() -> None:
    for share, is_fine in ((0.5, True), (0.9, True), (1.2, False)):
        waits = simulate(COSTS, share / COSTS.move, 1)
        assert (waits[-1] < 0.1) == is_fine
        assert len(waits) == pytest.approx(SIMULATED * share / COSTS.move, rel=0.05)


def test_what_comes_during_a_commit_is_written_with_the_next_one() -> None:
    """A disk that writes 100 times a second has time for 400 moves."""
    slow = replace(COSTS, commit=0.01)
    assert middle(simulate(slow, 400.0, 1)) < 3 * slow.commit


def test_processes_that_share_a_database_wait_for_each_others_commits() -> None:
    few, many = (middle(simulate(COSTS, 200.0 * count, count)) for count in (2, 40))
    assert few < many
    assert many > 0.5 * 40 * COSTS.commit


def test_twice_the_people_need_twice_as_much() -> None:
    needs = [needs_of(COSTS, people) for people in (50_000, 100_000)]
    assert needs[1]["moves_per_second"] == 2 * needs[0]["moves_per_second"]
    assert needs[1]["bytes"] == 2 * needs[0]["bytes"]
    assert needs[1]["processes"] == pytest.approx(2 * needs[0]["processes"], abs=4)


def test_nothing_is_asked_to_be_busier_than_it_may_be() -> None:
    people = people_of_one_process(COSTS)
    assert people * (COSTS.move * moves_of(1) + COSTS.page) == pytest.approx(BUSY, rel=0.01)
    for count in (people // 2, 10 * people, 1_000_000):
        needs = needs_of(COSTS, count)
        moves = needs["moves_per_second"]
        assert (moves * COSTS.move + count * COSTS.page) / needs["processes"] <= BUSY
        assert moves / needs["databases"] * COSTS.event <= BUSY
        in_a_part = needs["processes"] / needs["databases"]
        assert in_a_part * COSTS.commit <= IN_TURN * 1.2  # parts are rounded up
    assert people_of_one_database(replace(COSTS, letter=1e-3)) < people_of_one_database(COSTS)


def test_processes_that_share_tables_tell_each_other_who_is_there_and_that_counts() -> None:
    """Three people at a table come to any of ten processes: 2.71 of these tell the others."""
    letters = letters_of(3.0, 10)
    assert letters == pytest.approx(10 * (1 - 0.9**3) / 2)  # every two seconds
    assert letters_of(3.0, 1) == 0  # there is nobody to tell
    assert letters > 8 * moves_of(3.0)
    assert work_of(COSTS, 1, 10) > work_of(COSTS, 1, 1)
    chatty = replace(COSTS, presence=2e-5, meeting=2e-4)
    assert people_of_one_database(chatty) < people_of_one_database(COSTS)
    needs = [needs_of(costs, 10_000)["processes"] for costs in (COSTS, chatty)]
    assert needs[0] < needs[1]


def test_the_document_says_what_comes_out() -> None:
    told = Costs(move=1e-3, page=1.25e-4, table=320 * 1024, commit=2e-3, event=1e-4, letter=8e-6,
                 presence=3e-6, meeting=4e-5)  # fmt: skip
    document = Path(__file__).parents[2].joinpath("docs", "scale.md").read_text("utf-8")
    for people in scale.PEOPLE[:-1]:  # the last would be a part like the others
        one = needs_of(told, people)
        cells = [
            f"{people:,}", f"{one['moves_per_second']:,.0f}", f"{one['letters_per_second']:,.0f}",
            str(one["processes"]), str(one["databases"]),
        ]  # fmt: skip
        assert f"| {' | '.join(cells)} |" in document


async def test_what_a_letter_costs_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scale, "LETTERS_READ", 160)
    found = await measure_presence()
    assert 0 < found["presence"] < found["meeting"] < 0.1


def test_a_store_is_measured_and_nothing_is_left_in_it(
    place: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scale, "ALONE", 3)
    monkeypatch.setattr(scale, "TOGETHER", 20)
    where = place or str(tmp_path_factory.mktemp("scale") / "tin.sqlite")

    async def measure() -> None:
        found = await measure_store(where)
        assert found["event_seconds"] > 0
        assert found["commit_seconds"] > 0
        async with stores_at(where) as [store]:
            assert await store.matches("") == []  # type: ignore[attr-defined]

    scene(measure)


def test_costs_are_measured_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module, name, value in (
        (bench, "SECONDS", 0.6), (bench, "RATE", 50.0), (bench, "QUIET", 0.2),
        (scale, "SIMULATED", 1.0), (scale, "TOGETHER", 20),
    ):  # fmt: skip
        monkeypatch.setattr(module, name, value)
    with ThreadPoolExecutor(1) as pool:  # beside whatever loop a browser has left here
        asked = ["bench", "scale", "goose", "cookie-addict", "--tables", "2"]
        assert pool.submit(cli.main, [*asked, "--json"]).result() == 0
        found = json.loads(capsys.readouterr().out)
        assert pool.submit(cli.main, asked).result() == 0
    told = capsys.readouterr().out
    assert [one["game"] for one in found["games"]] == ["goose", "cookie-addict"]
    for one in found["games"]:
        assert 0 < one["move_seconds"] < 1
        assert one["steady"]["p50_ms"] > 0
        assert one["simulated"]["p50_ms"] > 0
    assert [one["people"] for one in found["needs"]] == list(scale.PEOPLE)
    assert "1,000,000" in told
    assert "SQLite" in told
