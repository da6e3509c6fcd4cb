"""A server that is killed loses nothing that it told, and play goes on by itself."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cookietin.engine.log import StoreFailed
from drill import drill as module
from drill.drill import Drill, Tell, continues, drill
from drill.outages import fill_up, outages, shared_outages, small_disk
from drill.shared import shared_drill

FEW, MANY = 5, 1000
WORST, MEDIAN = 3.0, 1.5  # seconds until play goes on; only in the slow drill


Record = Callable[[str, object], None]
FIGURES = "figures"  # which stand at the end of a run of tests: see `tests/conftest.py`


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Tells at once how far a drill is, on every terminal: workers have no standard output."""

    def tell(text: str) -> None:
        with capsys.disabled():
            print(f"\n{text}", file=sys.stderr, flush=True)

    return tell


def test_a_killed_server_loses_and_doubles_nothing(tell: Tell, record_property: Record) -> None:
    check(drill(FEW, tell=tell), record_property)


def test_whoever_waits_for_a_long_drill_is_told_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "EVERY_WORD", 1)
    told: list[str] = []
    found = drill(2, tell=told.append)
    assert len(found.times["people"]) == len(found.times["bots"]) == 2 * len(module.GAMES)
    assert [text.split(" kills")[0] for text in told] == ["1 of 2", "2 of 2"]
    assert all("median" in text and "worst" in text for text in told)


def test_a_killed_process_of_two_and_a_killed_database_lose_and_double_nothing(
    tell: Tell,
    record_property: Record,
) -> None:
    found = shared_drill(FEW, tell=tell)
    check(found, record_property)
    assert found.cuts["process"]
    assert found.cuts["database"]


@pytest.mark.slow
def test_after_a_thousand_kills_of_processes_and_databases_nothing_is_lost(
    tell: Tell,
    record_property: Record,
) -> None:
    check(shared_drill(MANY, seed=2, tell=tell), record_property)


@pytest.mark.slow
def test_after_a_thousand_kills_nothing_is_lost_and_nobody_waited_long(
    tell: Tell,
    record_property: Record,
) -> None:
    found = drill(MANY, seed=2, tell=tell)
    check(found, record_property)
    for waits in (sorted(found.times[who]) for who in ("people", "bots")):
        assert waits[-1] <= WORST, found.figures()
        assert waits[len(waits) // 2] <= MEDIAN, found.figures()


A_MOMENT, HALF_A_MINUTE, A_MINUTE = 3, 30, 60  # seconds


def test_a_full_disk_a_lock_a_pause_a_dead_line_and_a_slow_proxy_lose_nothing_and_are_told(
    tell: Tell,
    record_property: Record,
) -> None:
    found = outages(A_MOMENT, tell)
    check(found, record_property)
    causes = {"disk failing": "failing", "database locked": "locked"}
    if "disk full" in found.told:  # not everybody may have a disk that can be filled
        causes["disk full"] = "full"
        assert not found.has_told("disk full", sentence("failing"))
    for fault, cause in causes.items():
        assert found.has_told(fault, sentence(cause)), found.told[fault]
    assert not found.has_told("disk failing", sentence("full"))


def sentence(cause: str) -> str:
    """What people read who are told that their move was not saved."""
    return StoreFailed(f"store-{cause}").phrase.text("en")


def test_a_small_disk_is_full_when_it_is_filled(tmp_path: Path) -> None:
    with small_disk(str(tmp_path)) as is_mounted:
        if not is_mounted:
            pytest.skip("nobody may mount a disk here")
        fill_up(tmp_path / "ballast")
        with pytest.raises(OSError, match="No space") as full:
            (tmp_path / "more").write_bytes(b"x")
        assert full.value.errno == errno.ENOSPC
    assert not list(tmp_path.iterdir())


def test_a_database_that_is_away_or_stands_still_and_a_paused_process_lose_nothing(
    tell: Tell,
    record_property: Record,
) -> None:
    found = shared_outages(A_MOMENT, tell)
    check(found, record_property)
    assert found.has_told("database away", sentence("away"))


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [HALF_A_MINUTE, A_MINUTE])
def test_after_a_long_outage_of_any_kind_play_goes_on_and_nothing_is_lost(
    tell: Tell, record_property: Record, seconds: float
) -> None:
    for run in (outages, shared_outages):
        check(run(seconds, tell), record_property)


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


def check(found: Drill, record_property: Record) -> None:
    record_property(FIGURES, found.figures())
    assert found.acknowledged, "nobody played"
    assert not found.faults, f"{dict(found.faults)}\n{found.figures()}"
