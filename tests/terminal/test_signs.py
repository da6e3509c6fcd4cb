"""Whatever takes long says so at once, and leaves nothing behind."""

from __future__ import annotations

import io
import threading
import time
from typing import Any

import pytest

from cookietin.terminal.screen import Progress, clock, pages_of
from terminal.glass import Glass, Parlour


class Slow(Exception):
    """It would go on for minutes from here."""


@pytest.mark.parametrize(
    ("words", "function", "sign"),
    [
        ("simulate tock --games 200 --bots greedy", "cookietin.lab.simulate.matches_of",
         "Getting Tock ready (once)…"),
        ("simulate tock --games 200 --lang de", "cookietin.lab.simulate.matches_of",
         "Tock wird vorbereitet (einmalig) …"),
        ("tournament tock --bots greedy,random", "cookietin.lab.tournament.play_matches",
         "Getting Tock ready (once)…"),
        ("bench engine cookie-addict", "cookietin.lab.bench.bench_engine",
         "Measuring: cookie-addict…"),
        ("bench bots tock", "cookietin.lab.bench.bench_bots", "Measuring: tock…"),
        ("bench server", "cookietin.web.bench.bench_server", "Measuring: server…"),
        ("bench attack", "cookietin.web.attack.bench_attack", "Measuring: attack…"),
        ("check", "cookietin.web.smoke.Tin", "Checking cookie-addict…"),
    ],
)  # fmt: skip
def test_a_long_task_says_so_before_it_starts(
    words: str, function: str, sign: str, parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    glass = Glass([])

    def start(*_: Any, **__: Any) -> None:
        assert glass.text == sign
        raise Slow

    monkeypatch.setattr(function, start)
    with pytest.raises(Slow):
        parlour(words, glass)
    assert glass.text == ""


def test_exact_answers_say_that_they_are_worked_out(parlour: Parlour) -> None:
    glass = parlour("exact goose", [])
    assert glass.written[0] == "\rWorking out Goose…"
    assert glass.faults == []


def test_warming_up_names_the_game_it_is_at(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Child:
        stdout = io.StringIO("goose 1.5\ntock 2.5\n")

        def __enter__(self) -> Child:
            return self

        def __exit__(self, *_: object) -> None:
            pass

    glass = Glass([])

    def has_numba() -> bool:
        assert glass.text == "Getting goose ready (once)…"  # before the compiler itself is loaded
        return True

    monkeypatch.setattr("cookietin.cli.speed.has_numba", has_numba)
    monkeypatch.setattr("cookietin.cli.speed.warm_up", lambda names: Child())
    parlour("warm goose tock", glass)
    signs = [text for text in glass.written if "Getting" in text]
    assert [*dict.fromkeys(signs)] == [
        "\rGetting goose ready (once)…",
        "\rGetting tock ready (once)…",
    ]
    assert glass.text == "goose: ready after 1.5 s\ntock: ready after 2.5 s\n"


def screen(monkeypatch: pytest.MonkeyPatch) -> Glass:
    glass = Glass([])
    monkeypatch.setattr("sys.stderr", glass)
    return glass


def test_it_counts_from_when_it_is_told_how_much_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cookietin.terminal.screen.OFTEN", 0.0)
    glass = screen(monkeypatch)
    with Progress("Getting ready …", 4, lambda done: f"{done} of 4") as tell:
        assert glass.text == "Getting ready …"
        tell(0)
        assert glass.text.rstrip() == "░" * 30 + " 0 of 4"
        tell(2)
        assert glass.text.rstrip() == "█" * 15 + "░" * 15 + " 2 of 4"
    assert glass.text == ""


def test_it_goes_on_saying_so_and_for_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    glass = screen(monkeypatch)
    drawn = threading.Event()
    write = Glass.write

    def watched(self: Glass, text: str) -> int:
        if " s" in text:
            drawn.set()
        return write(self, text)

    monkeypatch.setattr(Glass, "write", watched)
    monkeypatch.setattr("cookietin.terminal.screen.EVERY", 0.01)
    began = time.monotonic()
    monkeypatch.setattr("time.monotonic", lambda: began + 90)
    monkeypatch.setattr(Progress, "began", began, raising=False)
    progress = Progress("Thinking …")
    progress.began = began
    with progress:
        assert drawn.wait(5)
    assert any("Thinking … 90 s" in text for text in glass.written)
    assert glass.text == ""


def test_it_says_how_long_the_rest_will_take(monkeypatch: pytest.MonkeyPatch) -> None:
    glass = screen(monkeypatch)
    now = 1000.0  # whole, so that sums are
    monkeypatch.setattr("time.monotonic", lambda: now)
    with Progress("Getting ready …", 400, str, left=lambda time: f"{time} left") as tell:
        now += 60  # of compiling, which says nothing about how long games take
        tell(100)  # was there from before
        assert "left" not in glass.text
        now += 50
        tell(200)
        assert glass.text.rstrip().endswith(" 200 110 s, 1:40 left")
        now += 50
        tell(400)
        assert glass.text.rstrip().endswith(" 400 160 s, 0:00 left")


@pytest.mark.parametrize(
    ("seconds", "shown"), [(0, "0:00"), (0.2, "0:01"), (61, "1:01"), (3600, "1:00:00")]
)
def test_a_length_of_time_looks_as_on_a_clock(seconds: float, shown: str) -> None:
    assert clock(seconds) == shown


def test_what_is_quick_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    glass = screen(monkeypatch)
    with Progress("Thinking …", after=60):
        pass
    assert glass.written == []


def test_no_sign_goes_into_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress("Getting ready …", 2) as tell:
        tell(1)
    assert capsys.readouterr() == ("", "")


def test_parts_stay_together_on_a_page_that_can_hold_them() -> None:
    parts = [["a"], ["b", "c"], ["d", "e"], ["f"] * 7]
    assert pages_of(parts, 3) == [["a", "b", "c"], ["d", "e"], ["f"] * 3, ["f"] * 3, ["f"]]
