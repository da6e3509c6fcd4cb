"""The benchmarks of the server and of its pages measure something."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser

from cookietin import cli
from cookietin.engine import registry
from cookietin.web import bench, bench_page
from cookietin.web.outside import Reply
from database import stores_at
from scene import scene
from web.conftest import Server

A_WHILE = 1000  # milliseconds


def test_the_server_is_measured_with_viewers_and_compression(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.2)
    with ThreadPoolExecutor(1) as pool:  # beside whatever loop a browser has left here
        assert pool.submit(cli.main, ["bench", "server", "--tables", "2"]).result() == 0
    told = capsys.readouterr().out
    assert "first page" in told
    rows = [line.split() for line in told.splitlines() if line.startswith("2 ×")]
    assert [(row[2], row[3]) for row in rows] == [("2", "no"), ("2", "yes"), ("4", "no")]
    assert all(float(row[row.index("moves/s") - 1]) > 0 for row in rows)


def test_people_are_measured_beside_masters_who_think(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 1.0)
    monkeypatch.setattr(bench, "FIRST_MOVES", 1)
    with ThreadPoolExecutor(1) as pool:
        words = ["bench", "server", "--masters", "--tables", "2", "--json"]
        assert pool.submit(cli.main, words).result() == 0
    found = json.loads(capsys.readouterr().out)
    for one in (found["alone"], found["beside"]):
        assert one["moves"] > 0
        assert 0 < one["p50_ms"] <= one["p99_ms"]


def test_named_games_are_measured_with_their_people_and_leave_nothing_in_a_database(
    place: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (("SECONDS", 0.3), ("RATE", 40.0), ("QUIET", 0.2)):
        monkeypatch.setattr(bench, name, value)
    words = ["bench", "server", "goose", "tock", "--tables", "2", "--watchers", "1"]
    words += ["--database", place, "--workers", "2"] if place else []
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(cli.main, words).result() == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [row[0] for row in rows if "×" in row[1:]][-2:] == ["goose", "tock"]
    assert all(float(row[row.index("moves/s") - 1]) > 0 for row in rows if "moves/s" in row)

    async def look() -> None:
        async with stores_at(place) as [store]:
            assert await store.matches("") == []  # type: ignore[attr-defined]

    if place:
        scene(look)


def test_players_and_moves_a_second_can_be_chosen_and_a_game_says_how_many_can_sit_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (("SECONDS", 0.5), ("QUIET", 0.1)):
        monkeypatch.setattr(bench, name, value)
    words = ["bench", "server", "tock", "--tables", "3", "--players", "2", "--rate", "10"]
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(cli.main, [*words, "--json"]).result() == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["players"] == 2
    assert 0 < found["steady"]["moves_per_second"] < 50  # and not as many as can be made
    assert cli.main(["bench", "server", "tock", "--players", "9", "--lang", "en"]) == 2


class Somebody:
    """A page that sees a move, or nothing of it, and is refused if it is told so."""

    def __init__(self, news: asyncio.Event, sees: bool, is_refused: bool = False) -> None:
        move = {"seat": 0, "move": "a"}
        self.frame: dict[str, Any] = {"number": 1, "moves": [move], "seats": {"0": 0}}
        self.news, self.sees, self.is_refused = news, sees, is_refused
        self.asked: list[str] = []
        self.is_shown = asyncio.Event()

    async def click(self, word: str, **_: Any) -> dict[str, Any]:
        self.asked.append(word)
        if word != "move":  # an answer comes with all that there is to be seen
            await self.is_shown.wait()
        return {"ok": not self.is_refused}

    async def show(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if self.sees:
            self.frame = {**self.frame, "number": 2}
        self.is_shown.set()
        self.news.set()


@pytest.mark.parametrize("game", ["goose", "tock"])
async def test_a_moves_time_ends_when_all_have_seen_it_who_see_anything_of_it(game: str) -> None:
    table = bench.OpenTable(registry.plug(game), 0)
    table.news = asyncio.Event()
    sees = [Somebody(table.news, True), Somebody(table.news, True), Somebody(table.news, False)]
    table.people = sees  # type: ignore[assignment]
    shown = [
        asyncio.create_task(one.show(late)) for one, late in zip(sees, (0.0, 0.2, 0.1), strict=True)
    ]
    took = await table.move()
    await asyncio.gather(*shown)
    assert took is not None
    assert 0.2 <= took < 2.0
    assert [one.asked for one in sees] == [["move"], ["read"], ["read"]]


async def test_a_move_that_is_refused_is_no_move() -> None:
    table = bench.OpenTable(registry.plug("goose"), 0)
    table.news = asyncio.Event()
    table.people = [Somebody(table.news, False, is_refused=True)]  # type: ignore[list-item]
    assert await table.move() is None
    assert await bench.at_rate([table], 1 / bench.SECONDS) == []


def test_more_sockets_are_opened_than_a_system_gives_at_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    monkeypatch.setattr(bench, "SECONDS", 0.2)
    few = len(os.listdir("/proc/self/fd")) + 20
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, hard))
    try:
        with ThreadPoolExecutor(1) as pool:
            found = pool.submit(asyncio.run, bench.measure(10, 3, False)).result()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert found["saturated"]["moves_per_second"] > 0


def test_several_processes_are_measured_only_on_a_database(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["bench", "server", "goose", "--workers", "2", "--lang", "en"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


# The page on an old phone


def test_a_line_is_as_long_and_as_thin_as_it_is_said_to_be_and_counts() -> None:
    """60 kB at 100 kB a second, there and back in 0.2 s, after as long to connect."""
    answer = b"x" * 60_000

    async def exchange(port: int) -> float:
        async def serve(asked: asyncio.StreamReader, told: asyncio.StreamWriter) -> None:
            await asked.readline()
            told.write(answer)
            told.close()

        server = await asyncio.start_server(serve, "127.0.0.1", port)
        line = bench_page.Line(
            server.sockets[0].getsockname()[1], bench_page.Kind("thin", 0.2, 100_000)
        )
        with line.open():
            reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
            began = time.monotonic()
            writer.write(b"hello\n")
            assert await reader.read() == answer
            took = time.monotonic() - began
            writer.close()
        assert (line.pages, line.sockets, line.connections) == (len(answer), 0, 1)
        server.close()
        return took

    with ThreadPoolExecutor(1) as pool:
        took = pool.submit(asyncio.run, exchange(0)).result()
    assert took >= 0.2 + 0.2 + 0.6 - 0.05


def test_without_playwright_it_is_said_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert cli.main(["bench", "page", "goose"]) != 0
    told = capsys.readouterr().err.strip().splitlines()[-1]
    assert told.endswith("pip install 'cookietin[page]'")


@pytest.mark.parametrize(
    "reply", [None, Reply(429, {}, b""), Reply(200, {}, bench_page.FORCED)],
    ids=["no answer", "refused", "no choice"],
)  # fmt: skip
def test_tables_are_not_opened_without_end(
    reply: Reply | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []

    async def new_device(port: int) -> str:
        return "tin=anna"

    async def new_table(port: int, game: str, cookie: str, **form: str) -> str:
        opened.append(game)
        assert len(opened) < 100
        return "/t/table"

    async def ask(port: int, request: bytes) -> Reply | None:
        return reply

    for stub in (new_device, new_table, ask):
        monkeypatch.setattr(bench_page, stub.__name__, stub)
    with pytest.raises(ValueError, match="tock: 12 tries"):
        bench_page.Table(SimpleNamespace(port=0), "tock", 4).open()  # type: ignore[arg-type]
    assert len(opened) == bench_page.TRIES


LIES_BELOW = """() => {
  document.body.innerHTML = "<p>below</p>";
  Object.assign(document.querySelector("p").style, { position: "fixed", bottom: 0 });
}"""
FADES = """() => {
  const fading = document.querySelector("p").animate({ opacity: [1, 0.5] }, 500);
  return fading.finished.then(() => null);
}"""


@pytest.mark.browser
def test_what_moves_at_the_bottom_of_the_phone_is_seen(
    server: Server, browser_with_windows: Browser
) -> None:
    """The bars of a browser's window lie over nothing."""
    table = bench_page.Table(server, "goose", 2, cookie="tin=anna", path="/")  # type: ignore[arg-type]
    with table.seen_by_a_phone(browser_with_windows, server, 1) as page:  # type: ignore[arg-type]
        page.evaluate(LIES_BELOW)
        page.wait_for_timeout(A_WHILE)  # until nothing else is drawn
        browser_with_windows.start_tracing(page=page, categories=bench_page.FRAMES)
        page.evaluate(FADES)
        assert bench_page.share_dropped(browser_with_windows.stop_tracing()) < 1


# The next two questions about what was painted find nothing.
NOT_YET = """() => {
  const ask = performance.getEntriesByName.bind(performance);
  let early = 2;
  performance.getEntriesByName = (name) => (early-- > 0 ? [] : ask(name));
}"""


@pytest.mark.browser
def test_a_page_that_is_not_drawn_yet_is_waited_for(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    page.goto(server.origin)
    page.evaluate(NOT_YET)
    assert bench_page.first_paint(page) > 0
    page.context.close()


@pytest.mark.browser
@pytest.mark.slow
def test_a_page_is_measured_on_an_old_phone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every figure is there and can be true."""
    few = {"REPEATS": 1, "MOVING": 4.0, "QUIET": 1.0, "IDLE": 1.0, "LONGEST_MATCH": 9.0}
    for name, value in few.items():
        monkeypatch.setattr(bench_page, name, value)
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(cli.main, ["bench", "page", "goose", "--json"]).result() == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["game"], found["players"]) == ("goose", 6)
    assert 40_000 < found["bytes"] < 300_000
    assert found["requests"] > 5
    for one in found["opened"]:
        assert 0 < one["first_paint_ms"] <= one["first_move_ms"]
    slow = [one["first_paint_ms"] for one in found["opened"] if one["line"] == "slow"]
    assert min(slow) > 800  # connecting and the page alone are two ways there and back
    assert all(0 <= share < 1 for share in found["dropped"].values())
    assert found["idle_ms_per_second"] >= 0
    assert 50 < found["bytes_per_move"] < 50_000
    assert found["moves"] >= 2
    assert len(bench_page.rows_of([found])[1]) == len(bench_page.rows_of([found])[0])
