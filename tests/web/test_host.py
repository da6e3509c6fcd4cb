"""The host's page: only with the key, for any table, and with no secret on it."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn

from cookietin.cli import main
from cookietin.engine.log import StoreFailed
from cookietin.engine.texts import LANGUAGES
from cookietin.table.house import House
from cookietin.table.table import Tally
from cookietin.web import serve
from cookietin.web.host import A_NIGHT
from cookietin.web.limits import Limits
from cookietin.web.load import TICK, Load
from cookietin.web.serve import COLLECT_AFTER, YOUNG, Settings, announce_all, leave_out_what_stays
from database import stores_at
from scene import scene
from table.evening import AT_ONCE, FirstMove, MemoryStore
from web.site import Person, Site

KEY = "a key for tonight"


@pytest.fixture
def hosted(place: str) -> Iterator[Site]:
    patient = replace(AT_ONCE, gone=60.0)  # nobody is gone because a machine is slow
    with Site(place=place, host_key=KEY, times=patient).open() as found:
        yield found


@pytest.fixture
def oma(hosted: Site) -> Person:
    """The host, with the key in her browser."""
    found = hosted.person()
    assert found.post("/host", key=KEY).status_code == 200
    return found


def test_without_the_key_there_is_only_a_place_to_type_it(hosted: Site) -> None:
    anna = hosted.person()
    path = anna.make_table(seat_0="me", seat_1="open")
    page = anna.get("/host").text
    assert 'name="key"' in page
    assert path.removeprefix("/t/") not in page
    for deed in ("end", "close", "open", "organiser"):
        assert anna.post(f"/host/{deed}", table=path).status_code == 404
    assert not hosted.app.state.room.house.is_closed


def test_where_no_key_was_set_there_is_no_page(site: Site) -> None:
    anna = site.person()
    assert anna.get("/host").status_code == 404
    assert anna.post("/host", key="").status_code == 404
    assert anna.post("/host/close").status_code == 404


@pytest.mark.parametrize("wrong", ["", "A key for tonight", KEY * 9, "é\u0000", "x" * 3000])
def test_a_wrong_key_opens_nothing(hosted: Site, wrong: str) -> None:
    anna = hosted.person()
    assert anna.post("/host", key=wrong).status_code == 403
    assert 'name="key"' in anna.get("/host").text


def test_wrong_keys_are_limited_and_the_host_stays_inside(hosted: Site, oma: Person) -> None:
    anna = hosted.person()
    anna.get("/")
    most = Limits().wrong_keys_per_device
    assert [anna.post("/host", key="no").status_code for _ in range(most)] == [403] * most
    assert anna.post("/host", key=KEY).status_code == 429
    for _ in range(Limits().wrong_keys):
        hosted.person().post("/host", key="no")
    assert hosted.person().post("/host", key=KEY).status_code == 429
    assert "data-live" in oma.get("/host").text


def test_the_cookie_holds_no_key_and_is_of_no_use_to_another_browser(
    hosted: Site, oma: Person
) -> None:
    cookie = oma.client.cookies["host"]
    assert KEY not in cookie
    ben = hosted.person()
    ben.get("/")
    ben.client.cookies.set("host", cookie, path="/host")
    assert 'name="key"' in ben.get("/host").text


def test_a_cookie_that_somebody_keeps_is_of_no_use_the_next_day(
    hosted: Site, oma: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookie, tomorrow = oma.client.cookies["host"], time.time() + A_NIGHT + 1

    def shown(kept: str) -> str:
        cookies = f"tin={oma.client.cookies['tin']}; host={kept}"
        return hosted.person().client.get("/host", headers={"cookie": cookies}).text

    assert "data-live" in shown(cookie)
    until, _, mark = cookie.partition(".")
    for made_up in (f"{int(until) + A_NIGHT}.{mark}", f"{'9' * 12}.{mark}", mark, f"x.{mark}"):
        assert 'name="key"' in shown(made_up)
    monkeypatch.setattr(time, "time", lambda: tomorrow)
    assert 'name="key"' in shown(cookie)


def test_another_website_cannot_do_what_the_host_can(oma: Person) -> None:
    foreign = {"origin": "http://evil.example"}
    answer = oma.client.post("/host/close", data={}, headers=foreign)
    assert answer.status_code == 403


def test_the_page_shows_tables_but_no_hand_no_chat_and_no_name(hosted: Site, oma: Person) -> None:
    anna = hosted.person()
    path = anna.make_table("tock", players="2", seat_1="bot", name_0="Wilhelmina")
    with anna.sit(path) as line:
        line.send("say", text="a word between us")
        page = oma.get("/host").text
        assert path.removeprefix("/t/") in page
        assert "Tock" in page
        assert "playing" in page
        assert "1 / 1" in page
        assert "Wilhelmina" not in page
        assert "a word between us" not in page
        assert "<svg" not in page.partition("<main")[2]  # no board, no card


def test_two_tables_of_one_game_can_be_told_apart_and_are_ended_by_what_is_shown(
    hosted: Site, oma: Person
) -> None:
    anna = hosted.person()
    paths = [anna.make_table(seat_0="me", seat_1="here") for _ in range(2)]
    with anna.sit(paths[0]), anna.sit(paths[1]):
        tables = hosted.app.state.room.tables
        matches = [tables[path.removeprefix("/t/")].match for path in paths]
        page = oma.get("/host").text
        for path, match in zip(paths, matches, strict=True):
            assert f'data-head="Code">{match.code}<' in page
            assert f"Code {match.code}" in anna.get(path).text  # so that people can say which
        assert oma.post("/host/end", table=matches[1].code.lower()).status_code == 200
        assert [match.is_stopped for match in matches] == [False, True]
        assert oma.post("/host/end", table=matches[1].code).status_code == 400


def test_a_table_of_a_tournament_is_listed_by_its_number(hosted: Site, oma: Person) -> None:
    path = oma.post("/club", game="goose", system="swiss", rounds="2", players="2").url.path
    guests = [hosted.person(), hosted.person()]
    for name, guest in zip(("Anna", "Ben"), guests, strict=True):
        guest.post(f"{path}/join", name=name)
    oma.post(f"{path}/start", known="0")
    club = hosted.app.state.clubs.clubs[path.removeprefix("/club/")]
    with guests[0].sit(f"/t/{club.in_play[0].match}"):
        assert f'data-head="Code">{club.code}, Table 1<' in oma.get("/host").text


def test_the_host_gives_a_tournament_whose_organiser_is_lost_to_somebody(
    hosted: Site, oma: Person
) -> None:
    lost, teacher = hosted.person(), hosted.person()
    path = lost.post("/club", game="goose", system="swiss", rounds="2", players="2").url.path
    code = hosted.app.state.clubs.clubs[path.removeprefix("/club/")].code
    assert lost.post("/host/organiser", club=code).status_code == 404
    assert oma.post("/host/organiser", club="ZZZZZ").status_code == 400
    shown = oma.post("/host/organiser", club=code.lower()).text
    given = re.search(r'class="code">(\w{4} \w{4})<', shown)
    assert given is not None
    page = teacher.get(f"/join?code={given[1]}")
    assert "Run the tournament" in page.text
    assert "My link back: organiser" in teacher.post(page.url.path).text
    assert hosted.person().get(page.url.path).status_code == 404  # it works once


def test_a_table_that_the_host_ends_says_so_to_the_people_at_it(hosted: Site, oma: Person) -> None:
    anna = hosted.person()
    path = anna.make_table(seat_0="me", seat_1="here")
    with anna.sit(path) as line:
        assert oma.post("/host/end", table=path.removeprefix("/t/")).status_code == 200
        line.see("The host has closed the table")
    again = oma.post("/host/end", table=f"http://testserver{path}")
    assert again.status_code == 400
    assert "The game is over" in again.text
    assert 'data-live="/host"' in again.text  # from where it stays fresh


def test_a_table_is_ended_by_its_code_too_though_nobody_here_looks_at_it(
    place: str, hosted: Site
) -> None:
    anna = hosted.person()
    path = anna.make_table(seat_0="me", seat_1="open")
    code = re.search(r"<strong>(\w{5})</strong>", anna.get(path).text)
    assert code is not None
    with Site(hosted.store, place=place, host_key=KEY).open() as other:  # another process
        oma = other.person()
        oma.post("/host", key=KEY)
        assert oma.post("/host/end", table=code[1]).status_code == 200
        assert "host has closed the table" in anna.get(path).text
        assert oma.post("/host/end", table="ZZZZZ").status_code == 400
        assert oma.post("/host/end", table="x" * 16).status_code == 400


def test_closing_tells_every_table_and_opens_no_more(hosted: Site, oma: Person) -> None:
    anna = hosted.person()
    path = anna.make_table(seat_0="me", seat_1="here")
    with anna.sit(path) as line:
        oma.post("/host/close", said="Good <night>")
        line.see("closing for tonight: “Good &lt;night&gt;”")
        assert line.move()["ok"]  # what plays goes on
        assert "closing for tonight" in anna.get("/").text
        refused = anna.post("/new/goose", players="2")
        assert refused.status_code == 400
        assert "no new tables" in refused.text
        oma.post("/host/open")
        line.until(lambda message: "closing" not in line.parts["asked"])
    anna.make_table()


def test_what_the_host_said_is_known_after_a_restart_and_in_other_processes(place: str) -> None:
    async def evening() -> None:
        async with stores_at(place, 2) as stores:
            one, other = map(House, stores)
            await one.close("Good night")
            assert await other.refresh()
            assert (other.is_closed, other.said) == (True, "Good night")
            await other.open()
            await one.close("")  # which did not know of the last event
            assert await one.refresh()
            assert await other.refresh()
            assert one.is_closed
            assert other.is_closed
            assert not await other.refresh()

    scene(evening)


def test_what_was_said_can_be_deleted_and_the_host_is_heard_all_the_same() -> None:
    store = MemoryStore()

    async def evening() -> None:
        house = House(store)
        await house.close("")
        await house.open()
        del store.logs["house"]
        await house.close("Good night")
        assert await house.refresh()
        assert house.is_closed
        assert len(store.logs["house"]) == 1

    scene(evening)


@pytest.mark.parametrize("damaged", ["{", "[]", "{}", '"closed"'])
def test_a_word_of_the_host_that_cannot_be_read_changes_nothing_and_is_told(damaged: str) -> None:
    store = MemoryStore()

    async def evening() -> None:
        house = House(store)
        await house.close("Good night")
        assert await house.refresh()
        store.logs["house"].append(damaged)
        for refused in (house.refresh, house.open):
            with pytest.raises(StoreFailed) as failed:
                await refused()
            assert failed.value.phrase.key == "not-read"
        assert (house.is_closed, house.said) == (True, "Good night")
        store.logs["house"].pop()  # somebody has mended it
        await house.open()
        assert await house.refresh()
        assert not house.is_closed

    scene(evening)


def test_two_who_ask_at_the_same_time_hear_the_host_once() -> None:
    class Slow(MemoryStore):
        async def read(self, match: str, number: int = 0) -> list[str]:
            found = await super().read(match, number)
            await asyncio.sleep(0.01)
            return found

    async def evening() -> None:
        house, other = House(store := Slow()), House(store)
        await other.close("")
        heard = await asyncio.gather(house.refresh(), house.refresh())
        assert sorted(heard) == [False, True]
        await other.open()
        assert await house.refresh()
        assert not house.is_closed

    scene(evening)


def test_where_everybody_is_always_faster_the_host_is_told_so() -> None:
    store = MemoryStore()
    store.faster = [json.dumps({"kind": "opened"})] * 1000

    async def evening() -> None:
        with pytest.raises(StoreFailed):
            await House(store).close("")
        assert len(store.faster) > 900

    scene(evening)


@pytest.mark.parametrize("tells_key", [True, False])
def test_a_key_is_printed_only_if_it_was_made_for_this_start(
    capsys: pytest.CaptureFixture[str], tells_key: bool
) -> None:
    settings = Settings("127.0.0.1", 0, ":memory:", host_key=KEY, tells_key=tells_key)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        announce_all(settings, listening)
    told = capsys.readouterr().out
    assert "/host" in told
    assert (f"#{KEY}" in told) == tells_key


@pytest.mark.parametrize("key", ["short", "with a space in it", "x" * 101])
def test_a_key_that_could_be_guessed_or_typed_wrongly_is_refused(
    capsys: pytest.CaptureFixture[str], key: str
) -> None:
    assert main(["serve", "--port", "0", "--lang", "en", "--host-key", key]) == 2
    assert "The key --host-key needs 12 to 100" in capsys.readouterr().err


@pytest.mark.parametrize("key", ["k" * 15, "sixteen or more, with spaces"])
def test_no_server_starts_with_a_key_to_its_numbers_that_could_be_guessed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setattr("cookietin.web.serve.serve", lambda *given: pytest.fail("it starts"))
    monkeypatch.setenv("COOKIETIN_METRICS_KEY", key)
    assert main(["serve", "--port", "0", "--lang", "en"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "cookietin: The key COOKIETIN_METRICS_KEY needs 16 to 100 letters, digits or symbols, "
        "without spaces."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_host(language: str) -> None:
    with Site(host_key=KEY).open() as site:
        oma = site.person(language)
        oma.make_table()
        assert oma.post("/host", key=KEY).status_code == 200
        assert f'lang="{language}"' in oma.get("/host").text
        oma.post("/host/close", said="22:00")
        assert "22:00" in oma.get("/").text


def test_moves_and_delays_of_the_last_minute_are_counted() -> None:
    now, tally = [0.0], Tally()
    load = Load(tally, lambda: now[0])
    assert (load.moves_per_second, load.delay) == (0.0, 0.0)
    for _ in range(200):
        began, now[0] = now[0], now[0] + TICK
        tally.moves += 5
        load.note(began)
    assert load.moves_per_second == pytest.approx(10)
    began, now[0] = now[0], now[0] + TICK + 0.25
    load.note(began)
    assert load.delay == pytest.approx(0.25)


def test_every_move_is_counted_once(hosted: Site) -> None:
    anna = hosted.person()
    path = anna.make_table(seat_0="me", seat_1="here")
    with anna.sit(path) as line:
        before = hosted.app.state.room.tally.moves
        for _ in range(3):
            assert line.move()["ok"]
        assert hosted.app.state.room.tally.moves == before + 3
        assert hosted.app.state.room.tables[path.removeprefix("/t/")].last_move > 0


def test_what_stays_in_memory_is_not_looked_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    later: list[Callable[[], None]] = []
    try:
        leave_out_what_stays(lambda seconds, work: later.append(work))
        first = gc.get_freeze_count()
        assert first > 10_000
        assert len(gc.get_objects()) < 1_000
        kept = [[at] for at in range(5_000)]
        collected: list[int] = []
        monkeypatch.setattr(gc, "collect", collected.append)
        later[0]()
        assert collected == [YOUNG]  # everybody would wait for more
        assert gc.get_freeze_count() >= first + len(kept)
    finally:
        gc.unfreeze()


class Idle(FirstMove):
    """Bots that need nothing to be ready."""

    async def wake(self) -> None:
        pass


def test_a_server_gives_back_what_is_free_again_and_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given: list[bool] = []

    async def wait(self: uvicorn.Server, sockets: list[socket.socket]) -> None:
        while len(given) < 3:
            await asyncio.sleep(0)
        sockets[0].close()

    async def run() -> None:
        settings = Settings("127.0.0.1", 0, tmp_path / "tin.sqlite")
        async with asyncio.timeout(60):
            await serve.serve_on(settings, Idle(), serve.listen_or_say(settings))

    monkeypatch.setattr(serve, "FREED", 0.0)
    monkeypatch.setattr(serve, "give_back", lambda: given.append(True))
    monkeypatch.setattr(serve, "leave_out_what_stays", lambda later: None)
    monkeypatch.setattr(serve, "configure", lambda app, *more: uvicorn.Config(app))
    monkeypatch.setattr(uvicorn.Server, "serve", wait)
    scene(run)


def test_what_takes_long_to_give_back_is_given_back_more_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []
    clock = iter((5.0, 5.001, 20.0, 20.1))
    monkeypatch.setattr(serve, "give_back", lambda: None)
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock))
    for _ in range(2):
        serve.give_back_often(lambda seconds, work: pauses.append(seconds))
    assert pauses == [serve.FREED, pytest.approx(100)]


def test_no_collection_looks_through_very_many_new_objects_at_once() -> None:
    young, times, _ = COLLECT_AFTER
    assert young * (times + 1) <= 50_000  # which take less than 20 ms
