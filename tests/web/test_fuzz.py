"""Whatever strangers send, the server answers, lives, and stays small; others hardly notice."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from cookietin.web.outside import Bystander
from web import fuzz, hostile
from web.fuzz import FEW_TABLES, MEMORY, WAIT, Fuzz, wide_limits

SEED = int(os.environ.get("FUZZ_SEED", "20"))
SECONDS = 38.0  # with limits so high that what lies behind them is reached
USUAL_SECONDS = 10.0  # with the usual limits
AN_HOUR = 3600.0
WIDE = 0.8  # of it: long enough to fill what is kept of drawings and texts in the warm-up


def test_every_route_and_every_verb_is_fuzzed() -> None:
    assert fuzz.missing() == []


def test_a_route_or_a_verb_that_nobody_sends_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(hostile.CASES, ("/", "GET"))
    monkeypatch.delitem(hostile.VERBS, "move")
    assert fuzz.missing() == ["GET /", "move"]


def test_any_seed_makes_requests_and_messages() -> None:
    table = hostile.Table("goose", "/t/" + "x" * 16, ["tin=a"], ["t" * 24])
    world = hostile.World(random.Random(SEED), 8765, [table], ["tin=b"])
    move = {"seat": 0, "move": "throw", "taps": ["a", "b"]}
    for at in range(300):
        frame = {"seats": {"0": 3}, "moves": [move]} if at % 2 else {}
        assert all(hostile.request_for(world, case) for case in hostile.CASES)
        assert all(isinstance(hostile.message_for(world, frame, v), bytes) for v in hostile.VERBS)
        if at % 20 == 0:
            assert hostile.odd_frames(world, frame)


def test_what_the_disk_took_is_not_the_servers_delay() -> None:
    bystander = Bystander(0)
    bystander.waits = {
        "click": [(1.0, 0.9), (3.0, 0.3), (5.0, 0.02), (0.1, 5.0)],
        "disk": [(1.1, 0.7), (2.9, 0.2), (4.0, 0.001)],
        "look": [],
    }
    assert bystander.worst(2.0) == pytest.approx(5.0)
    bystander.waits["click"].pop()
    assert bystander.worst(0.0) == pytest.approx(0.9)
    assert bystander.worst_beside_the_disk(0.0) == pytest.approx(0.2)
    bystander.since["click"] = time.perf_counter() - 10  # it still waits, and no disk is why
    assert bystander.worst_beside_the_disk(0.0) >= 10


def test_no_answer_is_a_failure_and_memory_stays_bounded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check(fuzz.fuzz(SEED, SECONDS, *wide_limits()), tmp_path, capsys)


def test_the_same_holds_with_the_usual_limits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check(fuzz.fuzz(SEED + 1, USUAL_SECONDS), tmp_path, capsys)


@pytest.mark.slow
@pytest.mark.parametrize("limits", ["wide", "usual"])
def test_an_hour_long_nobody_at_another_table_waits(
    limits: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    is_wide = limits == "wide"
    words = wide_limits() if is_wide else [f"--limit=tables={FEW_TABLES}"]
    found = fuzz.fuzz(SEED + 2, AN_HOUR * (WIDE if is_wide else 1 - WIDE), *words)
    check(found, tmp_path, capsys)
    assert found.worst_beside_the_disk <= WAIT, found.figures()


def check(found: Fuzz, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\n{found.figures()}")
    found.keep(folder)
    shown = "\n\n".join(map(str, found.failures.values()))
    assert not found.failures, f"{shown}\n\n{found.figures()}\nwhat was sent lies in {folder}"
    assert found.growth <= MEMORY, found.figures()
