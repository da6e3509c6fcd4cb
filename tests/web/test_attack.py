"""The benchmark of attacks attacks, and measures what came of it; no time is asserted."""

from __future__ import annotations

import asyncio
import contextlib
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from cookietin import cli
from cookietin.engine import registry, written
from cookietin.web import attack
from cookietin.web.outside import Tin

FEW = attack.Sizes(
    record=1500, half_sent=3, messages=20, sockets=2, watchers=3, tables=2, unknown=2,
    broken=len(attack.BROKEN), bodies=2, pages=3, events=5, at_once=2, seconds=0.2, quiet=0.2,
    addresses=3, matches=2,
)  # fmt: skip


SOME = (
    "longest record, Goose", "edition, deep", "header, 15 kB", "half-sent requests",
    "one-byte chunks", "bodies at once", "pages at once", "old tables", "moves taken back",
    "sockets nobody reads", "flood, many sockets", "watchers", "codes guessed", "broken frames",
    "messages, packed", "rules, 40 addresses", "keys guessed, 40 addresses", "advice asked",
    "chances asked, 40 addresses",
)  # fmt: skip


def in_a_thread(*words: str) -> int:
    """The command's exit code; Playwright may have a loop in this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(cli.main, list(words)).result()


def test_every_attack_is_measured_on_a_server_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(attack, "SIZES", FEW)
    attack.long_match.cache_clear()
    chosen = {name: attack.ATTACKS[name] for name in SOME}
    monkeypatch.setattr(attack, "ATTACKS", chosen)
    assert in_a_thread("bench", "attack", "--json") == 0
    attack.long_match.cache_clear()
    found = json.loads(capsys.readouterr().out)
    assert [one["attack"] for one in found] == list(chosen)
    for one in found:
        assert one["requests"] >= 1, one
        assert one["answers"], one
        assert one["bystander_clicks"] >= 1, one
        assert one["server_lives"], one
        assert one["is_whole"], one
        assert one["kept"].keys() == {"processor", "bystander", "memory"}


def test_the_table_of_attacks_says_whether_the_promise_was_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(attack, "SIZES", FEW)
    monkeypatch.setattr(attack, "ATTACKS", {"new tables": attack.open_tables})
    assert in_a_thread("bench", "attack") == 0
    head, row = capsys.readouterr().out.splitlines()
    assert "≤ 0.2 s a request" in head
    assert row.startswith("new tables")
    assert "2 × 303" in row


def test_an_attack_that_was_cut_off_shows_no_promise_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def endless(scene: attack.Target) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(attack, "SIZES", FEW)
    monkeypatch.setattr(attack, "LONGEST", 0.2)
    monkeypatch.setattr(attack, "ATTACKS", {"endless": endless})
    assert in_a_thread("bench", "attack") == 0
    _, row = capsys.readouterr().out.splitlines()
    assert row.count("NO") == 3
    assert row.endswith("; cut off before its end")


def test_no_half_sent_request_is_left_behind_when_time_is_up() -> None:
    """Each leaves a task; one that nobody looks at again would tell of its failure at the end."""
    with Tin() as tin:

        async def cut_off() -> int:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.3):
                    await attack.send_halves(attack.Target(tin, replace(FEW, seconds=60.0)))
            return len(asyncio.all_tasks())

        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(asyncio.run, cut_off()).result() == 1


def test_a_long_record_is_legal_and_as_long_as_it_should_be() -> None:
    text = attack.long_record("goose", 5000)
    assert 4900 < len(text) <= 5000
    assert len(list(written.replays(text, registry.plug))) == text.count("\n") - 6
