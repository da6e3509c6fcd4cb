"""A server that is killed loses nothing that it told, and play goes on by itself."""

from __future__ import annotations

import pytest

from drill.drill import Drill, continues, drill
from drill.outages import outages, shared_outages
from drill.shared import shared_drill

FEW, MANY = 5, 1000
WORST, MEDIAN = 3.0, 1.5  # seconds until play goes on among people; only in the slow drill


def test_a_killed_server_loses_and_doubles_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    check(drill(FEW), capsys)


def test_a_killed_process_of_two_and_a_killed_database_lose_and_double_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = shared_drill(FEW)
    check(found, capsys)
    assert found.cuts["process"]
    assert found.cuts["database"]


@pytest.mark.slow
def test_after_a_thousand_kills_of_processes_and_databases_nothing_is_lost(
    capsys: pytest.CaptureFixture[str],
) -> None:
    check(shared_drill(MANY, seed=2), capsys)


@pytest.mark.slow
def test_after_a_thousand_kills_nothing_is_lost_and_nobody_waited_long(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = drill(MANY, seed=2)
    check(found, capsys)
    waits = sorted(found.times["people"])
    assert waits[-1] <= WORST, found.figures()
    assert waits[len(waits) // 2] <= MEDIAN, found.figures()


A_MOMENT, HALF_A_MINUTE, A_MINUTE = 3, 30, 60  # seconds


def test_a_full_disk_a_lock_a_pause_a_dead_line_and_a_slow_proxy_lose_nothing_and_are_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = outages(A_MOMENT)
    check(found, capsys)
    assert found.has_told("disk full", "It wasn’t saved")
    assert found.has_told("database locked", "another program is using")


def test_a_database_that_is_away_or_stands_still_and_a_paused_process_lose_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = shared_outages(A_MOMENT)
    check(found, capsys)
    assert found.has_told("database away", "database can’t be reached")


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [HALF_A_MINUTE, A_MINUTE])
def test_after_a_long_outage_of_any_kind_play_goes_on_and_nothing_is_lost(
    capsys: pytest.CaptureFixture[str], seconds: float
) -> None:
    for run in (outages, shared_outages):
        check(run(seconds), capsys)


@pytest.mark.parametrize(
    ("old", "fresh", "is_kept"),
    [
        ([], ["a"], True),
        (["b", "a"], ["b", "a"], True),
        (["b", "a"], ["c", "b", "a"], True),
        (["c", "b", "a"], ["d", "c"], True),  # only the latest lines are shown
        (["c", "b", "a"], ["b", "a"], False),
        (["c", "b", "a"], ["d", "b", "a"], False),
    ],
)
def test_a_line_that_was_shown_and_is_gone_would_be_found(
    old: list[str], fresh: list[str], is_kept: bool
) -> None:
    assert continues(old, fresh) == is_kept


def check(found: Drill, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\n{found.figures()}")
    assert found.acknowledged, "nobody played"
    assert not found.faults, f"{dict(found.faults)}\n{found.figures()}"
