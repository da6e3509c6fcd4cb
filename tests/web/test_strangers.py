"""What strangers bring, and how much: every limit has its answer, and nothing stays behind."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import http.cookies
import json
import re
import socket
import sys
import threading
import time
import tomllib
import zlib
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from html import unescape
from importlib import resources
from itertools import islice
from types import FrameType
from typing import Any
from weakref import WeakSet

import h11
import pytest
import segno
import starlette.requests
import uvicorn
from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from cookietin.engine import registry, written
from cookietin.engine.bot import Thought
from cookietin.engine.draws import draws_of
from cookietin.engine.log import NOT_READ, StoreFailed
from cookietin.engine.options import LONGEST_EDITION
from cookietin.engine.position import Position, View
from cookietin.engine.texts import LANGUAGES, Phrase
from cookietin.table import house, logs, room, talk
from cookietin.table.match import Match
from cookietin.table.table import Times
from cookietin.web import app, forms, guard, pages, projector, reading, replay
from cookietin.web import limits as limits_module
from cookietin.web import line as line_module
from cookietin.web.app import make_app
from cookietin.web.forms import SMALL_BODY
from cookietin.web.guard import COOKIE_BYTES, Visitor
from cookietin.web.limits import SCARCE, UNLIMITED, Limits, Rates
from cookietin.web.line import ENCODE, MOST_ANSWERS, Connection, Lines
from cookietin.web.outside import (
    BINARY,
    PING,
    PONG,
    TEXT,
    RawSocket,
    Reply,
    ask,
    form_of,
    frame_of,
    new_device,
    new_table,
    open_connection,
    reply_in,
    request_of,
)
from cookietin.web.serve import LARGEST_MESSAGE, UNSEEN_BYTES, configure, listen
from cookietin.web.turns import Showing
from cookietin.web.wire import (
    DEFLATE,
    HEADER_BYTES,
    HEADERS,
    MOST_CONTROLS,
    MOST_FRAGMENTS,
    MOST_QUEUED,
    QUEUED_BYTES,
    SLICE,
    Socket,
    TalkApart,
    Wire,
    head_of,
)
from scene import scene
from table.evening import AT_ONCE, FirstMove, MemoryStore, Neighbour
from web.site import ORIGIN, Line, Person, Site

# Nobody is pinged and nobody is gone, so that every message that comes was caused by somebody.
QUIET = Times(ping=600.0, gone=6000.0, retry=0.001, bot_pause=0.0, bot_budget=0.01)
HERE, ELSEWHERE, THIRD = "192.0.2.1", "192.0.2.2", "192.0.2.3"
TOGETHER = {"seat_0": "me", "seat_1": "open", "name_0": "Anna", "opt_first": "0"}
NOWHERE = "/t/0123456789abcdef"
SECONDS = 10.0  # of patience with what should come at once


class Clock:
    """A clock that goes on only when it is told to."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def tin(store: MemoryStore | None = None, /, **limits: int) -> Iterator[Site]:
    """A tin whose only limits are those named here; its clock stands still."""
    site = Site(store, times=QUIET, limits=replace(UNLIMITED, **limits))
    site.app.state.rates.clock = Clock()
    with site.open():
        yield site


def wait(site: Site, seconds: float) -> None:
    site.app.state.rates.clock.now += seconds


def said(key: str, language: str = "en", package: str = "cookietin.web", **values: Any) -> str:
    return Phrase(key, values, package).text(language)


def alert(answer: Any) -> str:
    """The one sentence of a page that says why not."""
    (found,) = re.findall(r'<p[^>]* role="alert">(.*?)</p>', answer.text)
    return unescape(found)


def assert_too_much(answer: Any, key: str, language: str = "en") -> None:
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1
    assert alert(answer) == said(key, language)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


def record_of(moves: int) -> str:
    """A match of Goose in which people throw, and nobody has won yet."""
    game = registry.game("goose", players=2, first="0", occupied="share")
    position = game.start(seed=11)
    while position.length < moves:
        position = position.play(position.legal()[0])
    assert position.outcome is None
    return position.record(None)


def link_of(page: str) -> str:
    """The return link that a page shows."""
    (found,) = re.findall(rf'value="{ORIGIN}(/t/[^"]+/return/[^"]+)"', page)
    return str(found)


def code_of(page: str) -> str:
    (found,) = re.findall(r"<strong>(\w{5})</strong>", page)
    return str(found)


def identity_of(path: str) -> str:
    return path.removeprefix("/t/")


# How much of everything


def test_requests_are_counted_by_address() -> None:
    with tin(requests=5) as site:  # a fifth of a minute's may come at once
        assert site.person().get("/about").status_code == 200
        assert_too_much(site.person().get("/about"), "too-many-requests")
        assert site.person(address=ELSEWHERE).get("/about").status_code == 200
        wait(site, 12)
        assert site.person().get("/about").status_code == 200


def test_one_device_asks_for_so_much_and_others_at_its_address_are_served() -> None:
    with tin(requests_per_device=10) as site:
        anna, ben = site.person(), site.person()
        for person in (anna, ben):
            person.get("/about")  # which gives the cookie
        assert [anna.get("/about").status_code for _ in range(3)] == [200, 200, 429]
        assert_too_much(anna.get("/about"), "too-many-requests")
        assert ben.get("/about").status_code == 200
        wait(site, 6)
        assert anna.get("/about").status_code == 200


def test_static_files_are_counted_apart_by_address() -> None:
    with tin(requests=5, files=10) as site:  # a fifth of a minute's may come at once
        page = site.person().get("/about")
        script, *_ = files_in(page.text)
        file, missing = partial(site.person().get, script), f"{script}.map"
        assert [file().status_code for _ in range(3)] == [200, 200, 429]
        assert_too_much(file(), "too-many-requests")
        assert_too_much(site.person().get(missing), "too-many-requests")
        assert site.person(address=ELSEWHERE).get(script).status_code == 200
        wait(site, 12)
        assert file().status_code == 200
        assert site.person().get(missing).status_code == 404
        assert_too_much(site.person().get("/about"), "too-many-requests")


def test_one_device_has_so_many_static_files_and_others_at_its_address_have_theirs() -> None:
    with tin(files_per_device=10) as site:
        anna, ben = site.person(), site.person()
        script, *_ = files_in(anna.get("/about").text)
        ben.get("/about")
        assert [anna.get(script).status_code for _ in range(3)] == [200, 200, 429]
        assert ben.get(script).status_code == 200


def files_in(page: str) -> list[str]:
    """What a page needs besides itself."""
    return re.findall(r'(?:href|src)="(/(?:static|manifest)/[^"]+)"', page)


def test_a_class_of_thirty_opens_a_table_at_one_moment_and_nothing_is_refused() -> None:
    """On a browser that tries no import twice, a page without one of its scripts stays dead."""
    site = Site(times=QUIET, limits=Limits())
    site.app.state.rates.clock = Clock()

    async def get_all(files: list[str], cookie: str) -> list[int]:
        return [await get(site.app, file, cookie=cookie) for file in files]

    with site.open() as opened, ExitStack() as lines:
        path = opened.person().make_table(seat_0="me", seat_1="open")
        for _ in range(30):
            person = opened.person()
            page = person.get(path)
            assert page.status_code == 200
            files = files_in(page.text)
            folder = next(file for file in files if file.endswith("/tin.js")).removesuffix("tin.js")
            script = person.get(f"{folder}table.js").text
            files += [folder + name for name in re.findall(r'"(\w+\.js)"', script)]
            assert len(files) > 20
            cookie = f"tin={person.client.cookies['tin']}"
            statuses = opened.client.portal.call(get_all, files, cookie)  # type: ignore[union-attr]
            assert {*statuses} == {200}
            lines.enter_context(person.sit(path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_for_too_much_is_told_so_in_their_language(language: str) -> None:
    with tin(new_tables=1) as site:
        person = site.person(language)
        assert person.post("/new/goose").status_code == 200
        assert_too_much(person.post("/new/goose"), "too-many-new-tables", language)


def test_new_tables_are_counted_by_address() -> None:
    with tin(new_tables=2) as site:
        for _ in range(2):
            site.person().make_table()
        assert_too_much(site.person().post("/new/goose"), "too-many-new-tables")
        site.person(address=ELSEWHERE).make_table()
        wait(site, 30)
        site.person().make_table()


def test_new_tables_are_counted_by_device() -> None:
    with tin(new_tables_per_device=2) as site:
        anna = site.person()
        anna.get("/")  # who has no cookie yet is counted by address alone
        for _ in range(2):
            anna.make_table()
        assert_too_much(anna.post("/new/goose"), "too-many-new-tables")
        site.person().make_table()
        wait(site, 30)
        anna.make_table()


def test_new_tables_are_counted_by_the_day() -> None:
    with tin(new_tables_per_day=2) as site:
        for _ in range(2):
            site.person().make_table()
        answer = site.person().post("/new/goose")
        assert_too_much(answer, "too-many-tables-today")
        assert int(answer.headers["retry-after"]) == 12 * 3600
        wait(site, 600)
        assert site.person().post("/new/goose").status_code == 429
        wait(site, 12 * 3600)
        site.person().make_table()


def test_a_table_that_is_refused_costs_nothing() -> None:
    with tin(new_tables=1, new_tables_per_day=1) as site:
        assert site.person().post("/new/goose", players="99").status_code == 400
        site.person().make_table()


@pytest.mark.parametrize("limit", ["wrong_codes", "wrong_codes_per_device"])
def test_codes_cannot_be_guessed_for_long(limit: str) -> None:
    with tin(**{limit: 2}) as site:
        host, guesser = site.person(address=ELSEWHERE), site.person()
        code = code_of(host.get(host.make_table(**TOGETHER)).text)
        guesser.get("/")
        wrong = ["AAAAA", "AAAAB"]
        assert [guesser.get(f"/join?code={one}").status_code for one in wrong] == [404, 404]
        assert_too_much(guesser.get(f"/join?code={code}"), "too-many-wrong-codes")
        wait(site, 30)
        assert guesser.get(f"/join?code={code}").status_code == 200


def test_no_wrong_codes_are_tried_at_once_beyond_the_limit() -> None:
    made = make_app(MemoryStore(), FirstMove(), QUIET, limits=replace(UNLIMITED, wrong_codes=3))

    async def play() -> None:
        await get(made, "/about")
        answers = await asyncio.gather(*(get(made, "/join") for _ in range(20)))
        # those without a cookie leave the rest to others at their address
        assert sorted(answers) == [404] * 2 + [429] * 18

    scene(play)


def test_nobody_fills_the_file_with_moves() -> None:
    with tin(moves_per_day=3) as site:
        anna = site.person()
        with anna.sit(anna.make_table("dots-and-boxes", seat_1="here", opt_first="0")) as line:
            for _ in range(3):
                assert line.move()["ok"]
            assert line.move()["text"] == said("too-many-moves-today")
            assert line.send("undo", seat=0)["text"] == said("too-many-moves-today")
            assert line.send("say", text="until tomorrow")["ok"]
            wait(site, 8 * 3600)
            assert line.move()["ok"]


def test_no_line_of_chat_sends_more_than_a_few_others_again() -> None:
    with tin() as site:
        anna = site.person()
        with anna.sit(anna.make_table(seat_1="here")) as line:
            for at in range(2 * talk.CHAT_KEPT):
                assert line.send("say", text=f"line {at}")["ok"]
            assert line.parts["chat"].count("<li") == 30


def test_right_codes_cost_nothing() -> None:
    with tin(wrong_codes=1, wrong_codes_per_device=1) as site:
        host = site.person(address=ELSEWHERE)
        path = host.make_table(**TOGETHER)
        code = code_of(host.get(path).text)
        guest = site.person()
        for _ in range(5):
            assert guest.get(f"/join?code={code}").url.path == path


def test_a_code_is_forgotten_when_the_match_begins() -> None:
    with tin() as site:
        anna, ben = site.person(), site.person()
        path = anna.make_table(**TOGETHER)
        code = code_of(anna.get(path).text)
        assert ben.get(f"/join?code={code}").url.path == path
        with ben.sit(path) as line:
            assert line.send("sit", seat=1, name="Ben")["ok"]
        answer = ben.get(f"/join?code={code}")
        assert answer.status_code == 404
        assert alert(answer) == said("no-such-code", package="cookietin.table", code=code)
        assert site.store.links[f"code:{code}"] == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("limit", ["joins", "joins_per_device"])
def test_people_come_back_by_a_link_only_so_often(limit: str) -> None:
    with tin(**{limit: 1}) as site:
        anna = site.person(address=ELSEWHERE)
        link = link_of(anna.get(anna.make_table()).text)
        phone = site.person()
        phone.get("/")
        assert phone.post(link).status_code == 200
        assert_too_much(phone.post(link), "too-many-joins")
        wait(site, 60)
        assert phone.post(link).status_code == 200


def test_people_sit_down_only_so_often() -> None:
    with tin(joins_per_device=1) as site:
        anna, ben = site.person(), site.person("de")
        path = anna.make_table(players="3", seat_0="me", seat_1="open", seat_2="open")
        with ben.sit(path) as line:
            assert not line.send("sit", seat=0, name="Ben")["ok"]
            refused = line.send("sit", seat=1, name="Ben")
            assert refused["text"] == said("too-many-joins", "de")
            wait(site, 60)
            assert line.send("sit", seat=1, name="Ben")["ok"]


def test_seats_change_hands_only_so_often() -> None:
    """Removing somebody, letting a bot play and filling a seat are written down like sitting."""
    with tin(joins_per_device=2) as site:
        anna = site.person("fr")
        path = anna.make_table(players="4", seat_1="open", seat_2="open", seat_3="open")
        with anna.sit(path) as line:
            assert line.send("fill", seat=1)["ok"]
            assert line.send("fill", seat=2)["ok"]
            for word in ("fill", "remove", "stand-in", "start", "sit", "sit-again", "take-back"):
                refused = line.send(word, seat=3, name="Anna")
                assert refused["text"] == said("too-many-joins", "fr"), word
            wait(site, 60)
            assert line.send("fill", seat=3)["ok"]


def test_nobody_uses_up_the_moves_of_a_household_with_clicks_that_are_refused() -> None:
    with tin(moves_per_day=2) as site:
        anna, eve = site.person(), site.person()
        path = anna.make_table(seat_1="here", opt_first="0")
        with eve.sit(path) as watching, anna.sit(path) as line:
            for _ in range(5):
                assert not watching.send("move", seat=0, move="throw", at=1)["ok"]
                assert not watching.send("undo", seat=0)["ok"]
            for _ in range(2):
                assert line.move()["ok"]
            assert line.move()["text"] == said("too-many-moves-today")


def test_nobody_fills_the_file_by_changing_seats() -> None:
    with tin(moves_per_day=2) as site:
        anna = site.person()
        path = anna.make_table(seat_1="open")
        link = link_of(anna.get(path).text)
        with anna.sit(path) as line:
            for _ in range(2):
                line.send("remove", seat=1)
            assert line.send("fill", seat=1)["text"] == said("too-many-moves-today")
            assert_too_much(site.person().post(link), "too-many-moves-today")


def test_nobody_fills_the_file_by_what_they_do_in_a_tournament() -> None:
    with tin(moves_per_day=2) as site:
        anna = site.person()
        about = {"game": "goose", "system": "swiss", "rounds": "2", "players": "2"}
        club = anna.post("/club", **about).url.path
        for _ in range(5):
            assert anna.post(f"{club}/start", known="0").status_code == 400  # nobody is there
        assert anna.post(f"{club}/join", name="Anna").status_code == 200
        assert anna.post(f"{club}/away", player="0").status_code == 200
        assert_too_much(anna.post(f"{club}/back", player="0"), "too-many-moves-today")


@pytest.mark.parametrize("limit", ["advice", "advice_per_device"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_are_asked_for_advice_only_so_often(limit: str, language: str) -> None:
    with tin(**{limit: 1}) as site:
        anna = site.person(language)
        with anna.sit(anna.make_table("cookie-addict", players="2", opt_first="0")) as line:
            line.offered(lambda moves: len(moves) > 1)
            assert line.send("advise", seat=0)["ok"]
            assert line.send("advise", seat=0)["text"] == said("too-much-advice", language)
            wait(site, 60)
            assert line.send("advise", seat=0)["ok"]


def test_of_one_address_one_question_to_the_bots_is_thought_about_at_a_time() -> None:
    class Pondering(FirstMove):
        now = most = 0

        async def think(
            self, view: View, legal: list[int], seconds: float, iterations: int
        ) -> list[Thought]:
            self.now += 1
            self.most = max(self.most, self.now)
            for _ in range(20):
                await asyncio.sleep(0)
            self.now -= 1
            return await super().think(view, legal, seconds, iterations)

    bots = Pondering()
    with Site(bots=bots, times=QUIET, limits=UNLIMITED).open() as site:
        anna = site.person()
        with anna.sit(anna.make_table("cookie-addict", players="2", opt_first="0")) as line:
            line.offered(lambda moves: len(moves) > 1)
            for number in range(5):
                question = {"do": "advise", "id": f"q{number}", "seat": 0}
                line.socket.send_text(json.dumps(question))
            assert line.until(lambda message: message.get("id") == "q4")["ok"]
    assert bots.most == 1


def test_reading_takes_only_so_many_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    with tin(reading=10) as site:
        monkeypatch.setattr(reading, "result_and_seconds", lambda work: (work(lambda: None), 11.0))
        anna = site.person()
        path = anna.make_table()
        assert anna.post("/replay", record=record_of(4)).status_code == 200
        assert_too_much(anna.post("/replay", record=record_of(4)), "too-much-reading")
        assert_too_much(anna.get(f"{path}/record"), "too-much-reading")
        edition = {"opt_edition": '{"title": "x"}'}
        assert_too_much(anna.post("/new/cookie-party", **edition), "too-much-reading")
        anna.make_table()  # which needs no reading
        other = site.person(address=ELSEWHERE)
        assert other.post("/replay", record=record_of(4)).status_code == 200
        wait(site, 7)
        assert anna.post("/replay", record=record_of(4)).status_code == 200


# Tables that nobody looks at


def put_away(site: Site) -> None:
    site.app.state.room.put_away(0)
    assert not site.app.state.room.tables


def test_nobody_has_tables_rebuilt_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with tin(reading=10) as site:
        anna, eve, ben = site.person(address=THIRD), site.person(), site.person(address=ELSEWHERE)
        paths = [anna.make_table() for _ in range(2)]
        monkeypatch.setattr(reading, "result_and_seconds", lambda work: (work(lambda: None), 11.0))
        put_away(site)
        assert eve.get(paths[0]).status_code == 200
        assert eve.get(paths[0]).status_code == 200  # it is there
        assert_too_much(eve.get(paths[1]), "too-much-reading")
        assert turned_away(eve, paths[1])[0] == said("too-much-reading")
        assert ben.get(paths[1]).status_code == 200
        assert eve.get(paths[1]).status_code == 200


def test_nobody_has_tables_of_a_tournament_rebuilt_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rebuilt: list[str] = []

    def noted(log: Sequence[str], is_glance: bool = False) -> Match:
        found = logs.match_from(log, is_glance)
        rebuilt.append(found.id)
        return found

    with tin(reading=10) as site:
        anna, ben = site.person(), site.person(address=ELSEWHERE)
        about = {"game": "goose", "system": "swiss", "rounds": "2", "players": "2"}
        club = anna.post("/club", **about).url.path
        anna.post(f"{club}/join", name="Anna")
        ben.post(f"{club}/join", name="Ben")
        anna.post(f"{club}/start", known="0")
        (match,) = site.app.state.room.tables
        monkeypatch.setattr(reading, "result_and_seconds", lambda work: (work(lambda: None), 11.0))
        monkeypatch.setattr(room, "match_from", noted)
        for _ in range(3):
            put_away(site)
            assert anna.get(club).status_code == 200
        assert rebuilt == [match]
        for deed in ("bot", "bye", "settle"):
            answer = anna.post(f"{club}/{deed}", match=match, seat="0", result="0")
            assert_too_much(answer, "too-much-reading")
        put_away(site)
        assert ben.get(club).status_code == 200
        assert rebuilt == [match] * 2


def test_nobody_has_the_next_match_rebuilt_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with tin(reading=10) as site:
        anna = site.person()
        with anna.sit(anna.make_table(seat_1="here")) as line:
            assert line.send("end")["ok"]
            successor = identity_of(line.send("again")["to"])
            seconds = lambda work: (work(lambda: None), 11.0)  # noqa: E731
            monkeypatch.setattr(reading, "result_and_seconds", seconds)
            del site.app.state.room.tables[successor]
            assert identity_of(line.send("again")["to"]) == successor
            del site.app.state.room.tables[successor]
            assert line.send("again")["text"] == said("too-much-reading")


def test_of_one_address_no_two_tables_are_rebuilt_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    running: list[int] = []
    peaks: list[int] = []
    with tin() as site, ThreadPoolExecutor(4) as threads:
        anna = site.person()
        paths = [anna.make_table() for _ in range(4)]
        waiting = site.app.state.rebuilding.waiting

        def rebuilt(*given: Any) -> Any:
            running.append(1)
            while waiting[HERE] + len(peaks) < 4:  # all have come
                site.client.portal.call(asyncio.sleep, 0)  # type: ignore[union-attr]
            peaks.append(len(running))
            found = logs.match_from(*given)
            running.pop()
            return found

        monkeypatch.setattr(room, "match_from", rebuilt)
        put_away(site)
        answers = [threads.submit(anna.get, path) for path in paths]
        assert {answer.result().status_code for answer in answers} == {200}
        assert peaks == [1] * 4
        assert not waiting


class Thorough(MemoryStore):
    """Takes a while to read a whole log of a table; how many are read at a time?"""

    reading = most = 0

    async def read(self, match: str, number: int = 0) -> list[str]:
        if number == 0 and match != house.LOG:
            self.reading += 1
            self.most = max(self.most, self.reading)
            await asyncio.sleep(0.01)
            self.reading -= 1
        return await super().read(match, number)


@pytest.mark.parametrize("is_list", [False, True])
def test_no_store_is_asked_for_many_logs_at_a_time(is_list: bool) -> None:
    """It writes everybody's moves: whoever opens sixty tables at once would hold them up."""
    store = Thorough()
    with tin(store) as site, ThreadPoolExecutor(4) as threads:
        anna = site.person()
        paths = [anna.make_table() for _ in range(4)]
        put_away(site)
        site.app.state.room.listed.clear()
        store.most = 0
        answers = [threads.submit(anna.get, "/" if is_list else path) for path in paths]
        assert {answer.result().status_code for answer in answers} == {200}
        assert store.most == 1


class Counting(MemoryStore):
    """How many events have been read from it, and how often has it been asked?"""

    events = asked = 0

    async def matches_of(self, key: str, most: int = 50) -> list[str]:
        self.asked += 1
        return await super().matches_of(key, most)

    async def lengths(self, matches: Sequence[str]) -> dict[str, int]:
        self.asked += 1
        return await super().lengths(matches)

    async def read(self, match: str, number: int = 0) -> list[str]:
        self.asked += 1
        found = await super().read(match, number)
        self.events += len(found)
        return found


@pytest.mark.parametrize("most", [400, 1], ids=["short", "long"])
def test_no_list_reads_matches_again(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "LISTED_EVENTS", most)
    store = Counting()
    with tin(store) as site:
        anna = site.person()
        path = anna.make_table(seat_1="here", opt_first="0")
        with anna.sit(path) as line:
            assert line.move()["ok"]
        put_away(site)
        for _ in range(3):
            assert 'class="turn"' in anna.get("/").text
        assert store.events == 0
    with tin(store) as site:  # which knows nothing yet
        for _ in range(3):
            assert f'href="{path}"' in anna_again(site, anna).get("/").text
        assert store.events == len(store.logs[identity_of(path)])


@pytest.mark.parametrize(("most", "questions"), [(400, 1), (1, 2)], ids=["short", "long"])
def test_a_list_asks_the_database_about_a_table_only_if_it_does_not_know_it_yet(
    most: int, questions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where long ones are only glanced at, also whether they are over."""
    monkeypatch.setattr(room, "LISTED_EVENTS", most)
    store = Counting()

    def asked_by(person: Person) -> int:
        store.asked = 0
        assert person.get("/?tables=all").status_code == 200
        return store.asked

    with tin(store) as site:
        anna = site.person()
        without_any = asked_by(anna)
        for _ in range(5):
            anna.make_table(seat_1="here")
        put_away(site)
        assert asked_by(anna) == without_any
    with tin(store) as site:  # which knows none of them
        again = anna_again(site, anna)
        assert asked_by(again) == without_any + 5 * questions
        assert asked_by(again) == without_any


def anna_again(site: Site, person: Person) -> Person:
    """The same browser, after a restart."""
    again = site.person()
    again.client.cookies = person.client.cookies
    return again


def test_whoever_draws_does_not_wait_for_a_database_meanwhile() -> None:
    """All pages are drawn one after another: a slow database would hold up everybody."""
    store = Neighbour("alone", [])
    read, is_drawing = store.read, list[bool]()
    with tin(store) as site:
        anna = site.person()
        path = anna.make_table(seat_1="here")

        async def read_and_look(match: str, number: int = 0) -> list[str]:
            is_drawing.append(site.app.state.drawing.places.locked())
            return await read(match, number)

        store.read = read_and_look  # type: ignore[method-assign]
        with anna.sit(path) as line:
            assert line.move()["ok"]
    assert is_drawing
    assert not any(is_drawing)


def test_no_table_is_put_away_at_once_and_none_stays_for_ever() -> None:
    with tin() as site:
        tables = site.app.state.room
        anna = site.person()
        paths = [anna.make_table() for _ in range(5)]
        tables.put_away()
        assert len(tables.tables) == 5
        anna.get(paths[0])
        tables.put_away(2 * room.EVENTS_OF_A_TABLE + 10)
        assert list(tables.tables) == [identity_of(paths[0]), identity_of(paths[4])]
        tables.times = replace(QUIET, kept=0.0)
        tables.put_away()
        assert not tables.tables
        assert not tables.used


def test_no_digest_is_worked_out_on_the_event_loop_or_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[int] = []
    record = Match.record

    def noted(self: Match, seat: int | None) -> str:
        threads.append(threading.get_ident())
        return record(self, seat)

    monkeypatch.setattr(Match, "record", noted)
    with tin() as site:
        on_loop = site.client.portal.call(threading.get_ident)  # type: ignore[union-attr]
        anna = site.person()
        path = anna.make_table(seat_1="here", opt_first="0")
        with anna.sit(path) as line:
            assert line.move()["ok"]
            assert line.send("end")["ok"]
            line.see("data-digest")
        for _ in range(3):
            assert "data-digest" in anna.get(path).text
        assert len(threads) == 1
        put_away(site)
        assert "data-digest" in anna.get(path).text
        assert len(threads) == 2
        assert on_loop not in threads


def test_no_replay_of_a_table_is_drawn_on_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor the list of its draws: everybody would wait as long as a long match takes."""
    threads: list[int] = []

    def noting(work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any) -> Any:
            threads.append(threading.get_ident())
            return work(*given)

        return noted

    monkeypatch.setattr(replay, "moment_of", noting(replay.moment_of))
    monkeypatch.setattr(replay, "chunk_of", noting(replay.chunk_of))
    monkeypatch.setattr("cookietin.table.match.draws_of", noting(draws_of))
    with tin() as site:
        on_loop = site.client.portal.call(threading.get_ident)  # type: ignore[union-attr]
        anna = site.person()
        path = anna.make_table(seat_1="here", opt_first="0")
        with anna.sit(path) as line:
            assert line.move()["ok"]
            assert line.send("end")["ok"]
        asked = ("/replay", "/replay?at=1", "/replay/frames?from=0&to=2&of=all", "/draws")
        for at, part in enumerate(asked, 1):
            assert anna.get(path + part).status_code == 200
            assert len(threads) == at
        assert on_loop not in threads


# One thing is read at a time


class Reading:
    """Uploads that are read for as long as we like."""

    def __init__(self, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
        self.site = site
        self.begun: list[str] = []
        self.may_end = threading.Event()
        self.threads = ThreadPoolExecutor(16)
        monkeypatch.setattr(replay, "film_in", self.film_in)

    def film_in(self, text: str, *rest: Any) -> Any:
        self.begun.append(text)
        if text != "quick":
            assert self.may_end.wait(SECONDS)
        raise written.BrokenRecord(1, 1, "record-truncated")

    def upload(self, record: str, address: str = HERE) -> Any:
        """Send it in a thread of its own; the answer comes later."""
        person = self.site.person(address=address)
        return self.threads.submit(person.post, "/replay", record=record)

    def wait_for(self, is_so: Callable[[], bool]) -> None:
        until = time.monotonic() + SECONDS
        while not is_so():
            assert time.monotonic() < until
            time.sleep(0.005)

    def waiting(self, address: str = HERE) -> int:
        return int(self.site.app.state.reading.waiting[address])


@contextmanager
def slow_reading(monkeypatch: pytest.MonkeyPatch, **limits: int) -> Iterator[Reading]:
    with tin(**limits) as site:
        found = Reading(site, monkeypatch)
        try:
            yield found
        finally:
            found.may_end.set()
            found.threads.shutdown()
        assert not site.app.state.reading.waiting
        assert not site.app.state.reading.turns


def test_while_a_record_is_read_everybody_else_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with slow_reading(monkeypatch) as slow:
        answer = slow.upload("slow")
        slow.wait_for(lambda: slow.begun == ["slow"])
        anna = slow.site.person()
        with anna.sit(anna.make_table(quick="1")) as line:
            line.offered(bool)
            assert line.move()["ok"]
        assert not answer.done()
        slow.may_end.set()
        assert answer.result().status_code == 400


def test_of_one_address_one_thing_is_read_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with slow_reading(monkeypatch) as slow:
        answers = [slow.upload("first")]
        slow.wait_for(lambda: slow.begun == ["first"])
        answers.append(slow.upload("second"))
        slow.wait_for(lambda: slow.waiting() == 2)
        assert slow.upload("quick", ELSEWHERE).result().status_code == 400
        assert slow.begun == ["first", "quick"]
        slow.may_end.set()
        assert [answer.result().status_code for answer in answers] == [400, 400]
        assert slow.begun == ["first", "quick", "second"]


def test_of_one_address_only_so_many_things_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    with slow_reading(monkeypatch) as slow:
        answers = [slow.upload("slow") for _ in range(reading.WAITING)]
        slow.wait_for(lambda: slow.waiting() == reading.WAITING)
        assert_too_much(slow.upload("slow").result(), "too-many-uploads")
        assert slow.upload("quick", ELSEWHERE).result().status_code == 400
        slow.may_end.set()
        assert {answer.result().status_code for answer in answers} == {400}


def test_altogether_only_so_many_things_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    with slow_reading(monkeypatch, uploads=2) as slow:
        answers = [slow.upload("slow", address) for address in (HERE, ELSEWHERE)]
        slow.wait_for(lambda: slow.waiting(HERE) + slow.waiting(ELSEWHERE) == 2)
        assert_too_much(slow.upload("quick", THIRD).result(), "too-many-readers")
        slow.may_end.set()
        assert {answer.result().status_code for answer in answers} == {400}
        assert slow.upload("quick", THIRD).result().status_code == 400


def test_what_takes_too_long_to_read_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "SECONDS", -1.0)
    with tin() as site:
        answer = site.person().post("/replay", record=record_of(6), at="6")
        assert answer.status_code == 400
        assert alert(answer) == said("takes-too-long", package="cookietin.table")


# Uploads


def test_of_an_uploaded_record_two_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    alive: list[int] = []
    show = projector.replay_page

    def count() -> None:
        gc.collect()
        alive.append(sum(type(one) is Position for one in gc.get_objects()))

    def counted(*given: Any, **more: Any) -> str:
        count()
        return show(*given, **more)

    monkeypatch.setattr(projector, "replay_page", counted)
    text = record_of(60)
    with tin() as site:
        count()
        assert "Step 30 of 30" in site.person().post("/replay", record=text, at="30").text
    before, during = alive
    assert during - before <= 3  # the two, and the generator's own


def test_a_record_of_too_many_moves_is_refused_before_any_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with tin(record_moves=10) as site:
        assert site.person().post("/replay", record=record_of(10)).status_code == 200
        monkeypatch.setattr(written, "positions_in", lambda *_: pytest.fail("it was replayed"))
        answer = site.person("fr").post("/replay", record=record_of(11))
        assert answer.status_code == 400
        assert said("record-over-most", "fr", "cookietin.engine", most=10) in alert(answer)


def test_the_limit_for_uploads_is_none_for_matches_that_were_played_here() -> None:
    with tin(record_moves=1) as site:
        anna = site.person()
        path = anna.make_table("dots-and-boxes", seat_1="here")
        with anna.sit(path) as line:
            for _ in range(3):
                line.move()
            assert line.send("end")["ok"]
        assert "Step 3 of" in anna.get(f"{path}/replay?at=3").text


@pytest.mark.parametrize("game", ["cookie-party", "cookie-addict"])
def test_an_edition_that_is_too_long_is_not_even_parsed(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    loads = tomllib.loads

    def parse(text: str) -> Any:
        assert len(text) < LONGEST_EDITION, "it was parsed"
        return loads(text)

    too_long = "a." * LONGEST_EDITION + "a=1"
    with tin() as site:
        monkeypatch.setattr(tomllib, "loads", parse)
        anna = site.person()
        text = said("edition-too-long", package="cookietin.engine", longest=LONGEST_EDITION)
        answer = anna.post(f"/new/{game}", opt_edition=too_long)
        assert answer.status_code == 400
        assert alert(answer) == text
        plug = registry.plug(game)
        record = (
            f"Cookie Tin record 1\ngame: {game}\nrules: {plug.version}\n"
            f"options: players={plug.players[0]} edition={too_long}\ndice: open\n\nend\n"
        )
        answer = anna.post("/replay", record=record)
        assert answer.status_code == 400
        assert text in alert(answer)
        answer = anna.post(f"/new/{game}", opt_edition="a." * 40 + "a=1")  # short, but deep
        assert answer.status_code == 400
        assert "more than" in alert(answer)


# Nothing stays behind


def test_refused_uploads_and_unknown_tables_leave_nothing_behind() -> None:
    with tin(record_moves=3) as site:
        anna = site.person()
        for at in range(30):
            assert anna.get(f"/t/unknown-{at:08}").status_code == 404
            assert anna.get(f"/t/unknown-{at:08}/record").status_code == 404
            assert anna.get("/t/" + "x" * (17 + at)).status_code == 404
            assert anna.get(f"/t/unknown-{at:08}/return/{'t' * 24}").status_code == 404
            for record in ("x" * 5000, record_of(4)):
                assert anna.post("/replay", record=record).status_code == 400
            assert anna.post("/new/cookie-party", opt_edition="{" * 9).status_code == 400
        state = site.app.state
        assert state.room.opening == {}
        assert state.room.tables == {}
        assert not state.reading.waiting
        assert not state.reading.turns
        assert not state.lines.open
        assert site.store.logs == {}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "identity",
    ["a", "a" * 15, "a" * 17, "a" * 150, "a" * 15 + "%2F", "a" * 15 + "ü", "a" * 15 + "."],
)
def test_an_id_of_the_wrong_shape_is_not_even_looked_for(identity: str) -> None:
    class Asked(MemoryStore):
        reads = 0

        async def read(self, match: str, number: int = 0) -> list[str]:
            self.reads += match != house.LOG
            return await super().read(match, number)

    store = Asked()
    with tin(store) as site:
        anna = site.person()
        tails = ("", "/record", "/replay", "/replay/frames", "/draws", "/chances", "/return/x")
        for tail in tails:
            assert anna.get(f"/t/{identity}{tail}").status_code == 404
        assert store.reads == 0
        assert anna.get(NOWHERE).status_code == 404
        assert store.reads == 1


def test_a_socket_to_no_table_is_told_so_and_leaves_nothing_behind() -> None:
    with tin() as site:
        anna = site.person()
        anna.get("/")
        told, code = turned_away(anna, NOWHERE)
        assert (told, code) == (said("no-such-table", package="cookietin.table"), 1013)
        assert not site.app.state.lines.open
        assert site.app.state.room.opening == {}


def test_a_stranger_who_is_gone_before_being_turned_away_is_no_failure() -> None:
    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(_: object) -> None:
        raise ClientDisconnected

    scope = {"type": "websocket", "headers": [(b"host", b"tin")], "has_cookie": False}
    scene(lambda: line_module.socket(WebSocket(scope, receive, send)))


@pytest.mark.parametrize("path", ["/ws", "/about", "/t/0123456789abcdef"])
def test_a_stranger_who_wants_a_socket_where_there_is_none_and_is_gone_is_no_failure(
    path: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Or anybody could fill the log with traces, as quickly as they may ask."""
    sent: list[Any] = []

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)
        raise ClientDisconnected

    scope = {"type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"",
             "root_path": "", "headers": [(b"host", b"tin")], "client": (HERE, 50_000),
             "scheme": "ws", "subprotocols": []}  # fmt: skip

    async def come_and_go() -> None:
        with pytest.raises(ClientDisconnected):
            await make_app(MemoryStore(), FirstMove(), QUIET)(scope, receive, send)

    scene(come_and_go)
    assert [one["type"] for one in sent] == ["websocket.close"]
    assert caplog.text == ""


def test_what_a_refusal_quotes_is_short_and_not_kept() -> None:
    with tin() as site:
        answer = site.person().post("/replay", record="Cookie Tin record 1\n" + "x" * 90_000)
        assert answer.status_code == 400
        assert len(alert(answer)) < 400


def test_however_many_addresses_come_they_are_not_all_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits_module, "MOST_BUCKETS", 20)
    with tin() as site:
        for at in range(40):
            person = site.person(address=f"198.51.100.{at}")
            assert person.get("/join?code=AAAAA").status_code == 404
            assert len(site.app.state.rates.buckets) <= 20


# Addresses


@pytest.mark.parametrize(
    ("one", "other", "are_the_same"),
    [("2001:db8:1:2::a", "2001:db8:1:2:ffff:ffff::b", True),
     ("2001:db8:1:2::a", "2001:db8:1:3::a", False),
     ("::ffff:192.0.2.7", "192.0.2.7", True),
     ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False),
     ("fe80::1%eth0", "fe80::2%wlan0", True),
     ("192.0.2.7", "192.0.2.8", False)],
)  # fmt: skip
def test_a_household_is_counted_as_one_address(one: str, other: str, are_the_same: bool) -> None:
    with tin(new_tables=1) as site:
        site.person(address=one).make_table()
        answer = site.person(address=other).post("/new/goose")
        assert answer.status_code == (429 if are_the_same else 200)


# Lines


def turned_away(person: Person, path: str) -> tuple[str, int]:
    """What a page is told instead of frames, and the code with which its line is closed."""
    headers = {"origin": ORIGIN}
    with person.client.websocket_connect(f"{path}/ws", headers=headers) as socket:
        message = socket.receive_json()
        assert message["kind"] == "trouble"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    return str(message["text"]), closed.value.code


@pytest.mark.parametrize("limit", ["lines", "lines_per_address", "lines_per_device"])
def test_a_page_too_many_is_told_why_and_its_line_is_closed(limit: str) -> None:
    with tin(**{limit: 2}) as site:
        anna = site.person("nl")
        path = anna.make_table()
        with anna.sit(path):
            with anna.sit(path):
                too_many = said("too-many-lines", "nl")
                full = said("room-full", "nl", "cookietin.table")
                assert turned_away(anna, path) == (full if limit == "lines" else too_many, 1013)
            with anna.sit(path) as line:  # there is room again
                assert line.send("say", text="hello")["ok"]
        assert not site.app.state.lines.open


def test_lines_are_counted_by_device_and_by_address() -> None:
    with tin(lines_per_device=1, lines_per_address=2) as site:
        anna, ben, cleo = (site.person() for _ in range(3))
        dora = site.person(address=ELSEWHERE)
        path = anna.make_table()
        for person in (ben, cleo, dora):
            person.get(path)
        with anna.sit(path):
            assert turned_away(anna, path)[1] == 1013
            with ben.sit(path), dora.sit(path):
                assert turned_away(cleo, path)[1] == 1013


def test_watchers_find_no_room_but_people_of_the_table_do() -> None:
    with tin(watchers=1) as site:
        anna, watcher, another = site.person(), site.person(), site.person("pl")
        path = anna.make_table()
        another.get(path)
        with watcher.sit(path):
            told = said("too-many-watchers", "pl", "cookietin.table")
            assert turned_away(another, path) == (told, 1013)
            with anna.sit(path) as line:
                assert line.send("say", text="hello")["ok"]


def test_the_messages_of_all_pages_of_a_device_share_one_allowance() -> None:
    with tin(messages_per_device=300) as site:  # ten at once
        anna, ben = site.person(), site.person()
        path = anna.make_table(**TOGETHER)
        with anna.sit(path) as one, anna.sit(path) as two, ben.sit(path) as other:
            assert other.send("sit", seat=1, name="Ben")["ok"]
            for at in range(5):
                assert one.send("say", text=f"one {at}")["ok"]
                assert two.send("say", text=f"two {at}")["ok"]
            for line, words in ((one, "late"), (two, "later")):
                message = {"do": "say", "id": words, "text": words}
                line.socket.send_text(json.dumps(message))
            assert other.send("say", text="hello")["ok"]
            assert "two 4" in other.parts["chat"]
            assert "late" not in other.parts["chat"]
            wait(site, 60)
            assert one.until(lambda message: message.get("id") == "late")["ok"]
            assert two.until(lambda message: message.get("id") == "later")["ok"]


def test_nobody_is_gone_because_what_they_say_has_to_wait() -> None:
    with tin(messages_per_device=300) as site:  # ten at once
        anna = site.person()
        path = anna.make_table(**TOGETHER)
        with anna.sit(path) as line:
            for _ in range(10):
                line.send("nothing")
            line.socket.send_text('{"do": "pong"}')
            table = site.app.state.room.tables[identity_of(path)]
            (viewer,) = table.viewers
            until = time.monotonic() + SECONDS
            while not viewer.waits:
                assert time.monotonic() < until
                time.sleep(0.005)
            table.times = replace(QUIET, gone=0.0)
            site.client.portal.call(table.notice_silence)  # type: ignore[union-attr]
            assert not table.is_gone(0)
            wait(site, 60)
            assert line.send("say", text="still here")["ok"]


def test_no_cookies_of_one_address_use_up_what_a_neighbour_needs() -> None:
    """A device that asks for little is served, however many others ask for as much as they get."""
    with tin(requests=600) as site:  # 120 at once
        anna, crowd = site.person(), [site.person() for _ in range(30)]
        for person in (anna, *crowd):
            assert person.get("/about").status_code == 200  # which gives the cookie
        refused = 0
        for _ in range(5):
            for person in (*crowd, site.person()):
                refused += sum(person.get("/about").status_code == 429 for _ in range(5))
            assert anna.get("/about").status_code == 200
            wait(site, 6)
        assert refused > 300


@dataclass
class Crowd:
    """Devices at one address that take whatever they get, and others there who want little."""

    what: str
    burst: float
    devices: Sequence[str]
    clock: Clock = field(default_factory=Clock)

    def __post_init__(self) -> None:
        self.rates = Rates(self.clock)

    def take(self, device: str) -> float:
        return self.rates.take_for(Limits(), self.what, HERE, device, self.burst)

    def press(self, seconds: int) -> None:
        """As much as they can for so many seconds."""
        for _ in range(2 * seconds):
            self.clock.now += 0.5
            for device in self.devices:
                while not self.take(device):
                    pass

    def served(self, device: str, times: int) -> int:
        """How many of so many at once?"""
        return [self.take(device) for _ in range(times)].count(0.0)


THIRTY = [f"device {at}" for at in range(30)]


def test_no_messages_of_others_at_one_address_keep_a_neighbour_waiting() -> None:
    crowd = Crowd("messages", line_module.BURST, [f"device {at}" for at in range(100)])
    crowd.press(seconds=30)
    assert all(crowd.take(device) for device in crowd.devices)
    assert not crowd.take("anna")


def test_whoever_asks_for_little_can_have_a_page_at_once_however_much_others_want() -> None:
    crowd = Crowd("requests", guard.BURST, THIRTY)
    crowd.press(seconds=30)
    for _ in range(6):
        assert crowd.served("anna", 20) == 20
        crowd.press(seconds=60)


@pytest.mark.parametrize("devices", [[""], THIRTY], ids=["without cookies", "with cookies"])
def test_newcomers_get_the_files_of_a_page_however_many_others_want(devices: list[str]) -> None:
    crowd = Crowd("files", guard.BURST, devices)
    crowd.press(seconds=20)
    for at in range(10):
        crowd.press(seconds=10)
        assert crowd.served(f"newcomer {at}", 25) == 25


def test_what_was_saved_up_is_used_up() -> None:
    crowd = Crowd("requests", guard.BURST, THIRTY)
    crowd.press(seconds=30)
    crowd.clock.now += 2 * limits_module.QUIET
    crowd.press(seconds=1)
    assert crowd.served("anna", 100) < 50


def test_those_who_drop_their_cookies_have_one_share_between_them() -> None:
    crowd, limits = Crowd("joins", 1.0, [""]), Limits()
    half = limits.joins * SCARCE
    assert half < crowd.served("", 200) < 1.2 * half
    assert 0 < crowd.served("anna", 100) < 10
    crowd.clock.now += 60.0
    assert crowd.served("anna", 100) == limits.joins_per_device


def test_who_is_one_too_many_for_a_share_gets_that_of_whoever_has_used_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits_module, "MOST_SHARES", 3)
    crowd = Crowd("requests", guard.BURST, ["", "anna", "ben"])
    crowd.press(seconds=30)
    crowd.rates.charge_for("requests", HERE, "ben", 10)
    crowd.rates.charge_for("requests", HERE, "carl", 10)  # who has no share yet
    assert crowd.served("carl", 5) == 2
    assert crowd.rates.shares["requests"][HERE].keys() == {"", "anna", "carl"}


def test_more_cookies_than_there_are_shares_use_up_no_quiet_neighbour_s() -> None:
    crowd = Crowd("requests", guard.BURST, ["", *(f"device {at}" for at in range(600))])
    assert crowd.served("anna", 1) == 1
    crowd.press(seconds=20)
    for _ in range(40):
        if not crowd.take("anna"):
            break
        crowd.clock.now += 0.1  # between those who press
    else:
        raise AssertionError("she never got in")
    for _ in range(10):
        crowd.press(seconds=20)
        assert crowd.served("anna", 1) == 1


def test_shares_of_those_who_are_gone_go_to_the_others() -> None:
    crowd = Crowd("requests", guard.BURST, ["anna", *THIRTY])
    crowd.press(seconds=30)
    crowd.devices = ["anna", "ben", "carl"]
    crowd.press(seconds=int(limits_module.QUIET) + 10)
    assert crowd.rates.shares["requests"][HERE].keys() == {*crowd.devices}


def test_many_pages_of_few_devices_leave_room_for_a_neighbour() -> None:
    lines = Lines(Limits(lines_per_address=100))
    for at in range(20):
        with suppress(reading.TooMuch):
            for _ in range(100):
                lines.enter(Visitor(HERE, f"device {at}"))
    assert lines.open[HERE] < 100
    lines.enter(Visitor(HERE, "anna"))
    lines.enter(Visitor(HERE, "anna"))
    with pytest.raises(reading.TooMuch):
        lines.enter(Visitor(HERE, "anna"))


def frames_until_answered(line: Line) -> list[dict[str, Any]]:
    """Everything that comes before the server has answered a message that changes nothing."""
    line.clicks += 1
    name = f"probe {line.clicks}"
    line.socket.send_text(json.dumps({"do": "nothing", "id": name}))
    found: list[dict[str, Any]] = []
    while True:
        message = json.loads(line.socket.receive_text())
        found.append(message)
        if any(answer["id"] == name for answer in message.get("answers", ())):
            return found


def is_untouched(line: Line) -> bool:
    """Did nothing come but the answer itself?"""
    return [message["kind"] for message in frames_until_answered(line)] == ["answers"]


def test_three_hundred_watchers_make_no_frame_for_others() -> None:
    with tin() as site:
        anna, ben = site.person(), site.person()
        path = anna.make_table(**TOGETHER)
        watching = [site.person() for _ in range(10)]
        for person in watching:
            person.get(path)
        with anna.sit(path) as one, ben.sit(path) as two, ExitStack() as crowd:
            assert two.send("sit", seat=1, name="Ben")["ok"]
            one.see("Your turn")
            for line in (one, two):
                frames_until_answered(line)
            for at in range(300):
                person = watching[at % len(watching)]
                socket = person.client.websocket_connect(f"{path}/ws", headers={"origin": ORIGIN})
                Line(crowd.enter_context(socket))
            assert is_untouched(one)
            assert is_untouched(two)
            assert len(next(iter(site.app.state.room.tables.values())).viewers) == 302


# Hidden steps


def party(site: Site) -> tuple[str, Person, Person, Person]:
    """Anna and Ben at Cookie Party; Cleo watches."""
    anna, ben, cleo = (site.person() for _ in range(3))
    path = anna.make_table(
        "cookie-party", players="2", seat_0="me", seat_1="open", opt_setup="standard"
    )
    with ben.sit(path) as line:
        assert line.send("sit", seat=1, name="Ben")["ok"]
    return path, anna, ben, cleo


def test_others_get_no_message_of_a_hidden_step_nor_of_its_undo() -> None:
    with tin() as site:
        path, *people = party(site)
        with ExitStack() as lines:
            anna, *others = (lines.enter_context(person.sit(path)) for person in people)
            for line in others:
                frames_until_answered(line)
            numbers = [line.frame["number"] for line in others]
            for _ in range(3):
                before = anna.frame["number"]
                hidden = next(move for move in anna.frame["moves"] if move["move"] != "done")
                at = anna.frame["seats"]["0"]
                assert anna.send("move", seat=0, move=hidden["move"], at=at)["ok"]
                assert anna.frame["number"] == before + 1
                assert all(map(is_untouched, others))
            assert anna.send("undo", seat=0)["ok"]
            assert "takes a move back" in anna.parts["log"]
            assert all(map(is_untouched, others))
        for person, number in zip(people[1:], numbers, strict=True):  # nor after a reload
            with person.sit(path) as line:
                assert line.frame["number"] == number
                assert "takes a move back" not in line.parts["log"]
        with people[0].sit(path) as anna:
            assert "takes a move back" in anna.parts["log"]


def test_what_another_takes_back_in_secret_leaves_the_trail_of_the_last_open_move() -> None:
    with tin() as site:
        path, *people = party(site)
        with ExitStack() as lines:
            anna, ben, cleo = (lines.enter_context(person.sit(path)) for person in people)
            for line, move in ((ben, "rest"), (ben, "done"), (anna, "2-a1")):
                ((seat, at),) = line.frame["seats"].items()
                assert line.send("move", seat=int(seat), move=move, at=at)["ok"]
            for line in (ben, cleo):
                frames_until_answered(line)
            assert anna.send("undo", seat=0)["ok"]
            assert all(map(is_untouched, (ben, cleo)))


# Cookies


def test_a_cookie_header_over_4_kb_is_refused_with_a_page() -> None:
    with tin() as site:
        answer = site.person("de").client.get("/", headers={"cookie": "a=" + "b" * COOKIE_BYTES})
        assert answer.status_code == 431
        assert alert(answer) == said("too-big", "de")
        assert "set-cookie" not in answer.headers
        several = [("cookie", "a=" + "b" * 2000)] * 3
        assert site.person().client.get("/", headers=several).status_code == 431


def test_cookies_are_never_unquoted(monkeypatch: pytest.MonkeyPatch) -> None:
    def parse(*_: Any) -> Any:
        raise AssertionError("this takes a time that grows with the square")

    monkeypatch.setattr(http.cookies, "_unquote", parse)
    monkeypatch.setattr(starlette.requests, "cookie_parser", parse)
    quoted = '"' + r"\"" * (COOKIE_BYTES // 2 - 10) + '"'
    with tin() as site:
        anna = site.person()
        for name in ("tin", "language", "x"):
            answer = anna.client.get("/", headers={"cookie": f"{name}={quoted}"})
            assert answer.status_code == 200
        path = anna.make_table()
        with anna.sit(path) as line:
            assert line.send("say", text="hello")["ok"]


@pytest.mark.parametrize(
    "theirs",
    ["A" * 32, "A" * 32 + ".", "A" * 32 + "." + "B" * 20, "A" * 32 + ".é", "short", "", "é" * 32,
     "A" * 32 + "." + "B" * 20 + ".C", "A" * 33],
)  # fmt: skip
def test_a_cookie_that_is_not_ours_is_replaced(theirs: str) -> None:
    with tin() as site:
        person = site.person()
        answer = person.client.get("/", headers={b"cookie": f"tin={theirs}".encode()})
        given = re.match(r"tin=([\w-]{32})\.([\w-]{20});", answer.headers["set-cookie"])
        assert given is not None
        assert given[1] != theirs[:32]


def test_a_cookie_of_ours_is_kept_and_its_mark_fits_no_other() -> None:
    with tin() as site:
        anna = site.person()
        anna.get("/")
        assert "set-cookie" not in anna.get("/").headers
        key, _, mark = anna.client.cookies["tin"].partition(".")
        other = key[:-1] + ("A" if key[-1] != "A" else "B")
        answer = site.person().client.get("/", headers={"cookie": f"tin={other}.{mark}"})
        assert not answer.headers["set-cookie"].startswith(f"tin={other}")


def test_a_cookie_of_ours_is_kept_after_a_restart() -> None:
    store = MemoryStore()
    with tin(store) as site:
        anna = site.person()
        anna.get("/")
    with tin(store) as site:
        again = site.person()
        again.client.cookies = anna.client.cookies
        assert "set-cookie" not in again.get("/").headers


def test_a_cookie_of_the_first_version_gets_its_mark_if_we_know_its_tables() -> None:
    store, key = MemoryStore(), "0123456789abcdef0123456789abcdef"
    with tin(store) as site:
        device = hashlib.sha256(key.encode()).hexdigest()[:32]
        anna = site.person()
        path = anna.make_table()
        store.links[f"device:{device}"] = [identity_of(path)]
        old = site.person()
        answer = old.client.get("/", headers={"cookie": f"tin={key}"})
        assert answer.headers["set-cookie"].startswith(f"tin={key}.")
        assert path in answer.text
        assert "set-cookie" not in old.get("/").headers
        stranger = site.person().client.get("/", headers={"cookie": f"tin={key[::-1]}"})
        assert key[::-1] not in stranger.headers["set-cookie"]


def test_a_cookie_of_the_first_version_is_counted_in_one_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store, key = MemoryStore(), "0123456789abcdef0123456789abcdef"
    counted = []

    def take(self: Rates, limits: Limits, what: str, address: str, device: str, *more: Any) -> int:
        counted.append((what, device))
        return 0

    monkeypatch.setattr(Rates, "take_for", take)
    with tin(store) as site:
        device = hashlib.sha256(key.encode()).hexdigest()[:32]
        store.links[f"device:{device}"] = ["0123456789abcdef"]
        site.person().client.get("/join?code=AAAAA", headers={"cookie": f"tin={key}"})
    assert counted == [("requests", ""), ("wrong_codes", "")]


def test_a_cookie_that_is_not_ours_gets_no_line() -> None:
    with tin() as site:
        path = site.person().make_table()
        headers = {"origin": ORIGIN, "cookie": f"tin={'A' * 32}"}
        with (
            pytest.raises(WebSocketDisconnect),
            site.person().client.websocket_connect(f"{path}/ws", headers=headers),
        ):
            pass


# Ways back


def test_the_log_holds_no_way_back_and_nobody_else_is_shown_one() -> None:
    store = MemoryStore()
    with tin(store) as site:
        anna, ben = site.person(), site.person()
        path = anna.make_table(**TOGETHER)
        with ben.sit(path) as line:
            assert line.send("sit", seat=1, name="Ben")["ok"]
        links = [link_of(person.get(path).text) for person in (anna, ben)]
        assert links[0] != links[1]
        tokens = [link.rpartition("/")[2] for link in links]
        kept = "".join(store.logs[identity_of(path)])
        for token in tokens:
            assert token not in kept
            assert hashlib.sha256(token.encode()).hexdigest() in kept
        assert "/return/" not in site.person().get(path).text
        assert tokens[0] not in ben.get(path).text
        assert anna.client.cookies["tin"].partition(".")[0] not in kept
    with tin(store) as site:
        for seat, link in enumerate(links):
            phone = site.person()
            assert re.search(r"Take \w+’s seat", phone.get(link).text)
            assert phone.post(link).url.path == path
            with phone.sit(path) as line:
                assert list(line.frame["seats"]) == [str(seat)]


# Logs and stores that fail


def test_one_unreadable_table_takes_nothing_else_with_it() -> None:
    store = MemoryStore()
    with tin(store) as site:
        anna = site.person()
        paths = [anna.make_table() for _ in range(3)]
        store.logs[identity_of(paths[0])].append('{"kind":"from the future"}')
        store.logs[identity_of(paths[1])].append('{"kind":"moved","seat":77}')
        site.app.state.room.tables.clear()
        first = anna.get("/")
        assert first.status_code == 200
        assert paths[2] in first.text
        assert paths[0] not in first.text
        for path, key in zip(paths, ("log-newer", "log-damaged"), strict=False):
            answer = anna.get(path)
            assert answer.status_code == 400
            assert alert(answer) == said(key, package="cookietin.table")
        assert anna.get(paths[2]).status_code == 200


class Failing(MemoryStore):
    """A store whose file is gone, once it is told so."""

    fails = False

    def check(self, what: str = "not-kept") -> None:
        if self.fails:
            raise StoreFailed("store-locked", what)

    async def append(
        self, match: str, number: int, events: Sequence[str], keys: Sequence[str] = ()
    ) -> None:
        self.check()
        await super().append(match, number, events, keys)

    async def read(self, match: str, number: int = 0) -> list[str]:
        self.check(NOT_READ)
        return await super().read(match, number)

    async def link(self, key: str, match: str) -> None:
        self.check()
        await super().link(key, match)

    async def matches_of(self, key: str, most: int = 50) -> list[str]:
        self.check(NOT_READ)
        return await super().matches_of(key, most)

    async def secret(self, name: str) -> bytes:
        self.check(NOT_READ)
        return await super().secret(name)


def test_when_nothing_can_be_kept_it_is_said_and_the_tin_opens() -> None:
    store = Failing()
    with tin(store) as site:
        anna = site.person()
        path = anna.make_table()
        site.app.state.room.tables.clear()
        store.fails = True
        for person in (anna, site.person()):
            assert person.get("/").status_code == 200
            assert person.get("/rules/goose").status_code == 200
            for answer in (person.get(path), person.post("/new/goose")):
                assert answer.status_code == 503
                assert int(answer.headers["retry-after"]) >= 1
                assert alert(answer)
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value
        store.fails = False
        assert anna.get(path).status_code == 200


# Answers to nonsense


def start_line(game: str, start: str) -> str:
    plug = registry.plug(game)
    return (
        f"Cookie Tin record 1\ngame: {game}\nrules: {plug.version}\n"
        f"options: players={plug.players[0]}\nstart: {start}\ndice: open\n\nend\n"
    )


@pytest.mark.parametrize("digits", [8, 400, 5000])
@pytest.mark.parametrize("path", ["/new/goose?players=", "{table}/replay?at=", "{table}?drawn="])
def test_a_very_long_number_in_an_address_is_none(path: str, digits: int) -> None:
    with tin() as site:
        anna = site.person()
        table = anna.make_table()
        with anna.sit(table) as line:
            line.send("end")
        answer = anna.get(path.format(table=table) + "9" * digits)
        assert answer.status_code == (414 if digits > 500 else 200)


@pytest.mark.parametrize("digits", [8, 400, 5000])
def test_a_very_long_number_in_a_form_is_none(digits: int) -> None:
    with tin() as site:
        answer = site.person().post("/replay", record=record_of(4), at="9" * digits)
        assert "Step 0 of 2" in answer.text
        answer = site.person().post("/new/goose", players="9" * digits)
        assert answer.status_code == 400
        assert alert(answer)


@pytest.mark.parametrize("drawn", ["9" * 400, "-1", "1e9", "٣", "0x1", ""])
def test_a_page_that_has_drawn_nonsense_gets_its_line(drawn: str) -> None:
    with tin() as site:
        anna = site.person()
        path = f"{anna.make_table()}/ws?drawn={drawn}"
        with anna.client.websocket_connect(path, headers={"origin": ORIGIN}) as socket:
            assert Line(socket).send("say", text="hello")["ok"]


def test_a_page_that_has_drawn_very_much_gets_no_line() -> None:
    with tin() as site:
        anna = site.person()
        path = f"{anna.make_table()}/ws?drawn={'9' * 5000}"
        with (
            pytest.raises(WebSocketDisconnect),
            anna.client.websocket_connect(path, headers={"origin": ORIGIN}),
        ):
            pass


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://é", "[]"])
def test_an_origin_that_is_none_is_refused(origin: str) -> None:
    with tin() as site:
        anna = site.person()
        path = anna.make_table()
        headers = {b"origin": origin.encode()}
        for where in ("/new/goose", "/replay", "/language"):
            assert anna.client.post(where, headers=headers).status_code == 403
        with (
            pytest.raises(WebSocketDisconnect),
            anna.client.websocket_connect(f"{path}/ws", headers=headers),
        ):
            pass


def test_a_form_that_comes_from_elsewhere_is_refused_by_any_sign_of_it() -> None:
    with tin() as site:
        anna = site.person()
        for headers in (
            [("sec-fetch-site", "cross-site")],
            [("origin", ORIGIN), ("origin", "http://evil.example")],
            [("origin", ORIGIN), ("sec-fetch-site", "cross-site")],
        ):
            answer = anna.client.post("/new/goose", data={"players": "2"}, headers=headers)
            assert answer.status_code == 403, headers
        headers = [("origin", ORIGIN), ("sec-fetch-site", "same-origin")]
        answer = anna.client.post("/new/goose", data={"players": "2"}, headers=headers)
        assert answer.status_code in (200, 303)


def test_an_address_that_is_too_long_is_not_sent_back() -> None:
    with tin() as site:
        anna = site.person()
        answers = [anna.client.get("/" + "x" * length) for length in (201, 9_000)]
        assert [answer.status_code for answer in answers] == [414, 414]
        assert len(answers[0].text) == len(answers[1].text)
        assert "xxx" not in answers[1].text


@pytest.mark.parametrize("host", ["[", "[::1", "a b", "", "a/b", "é", "a" * 101, "<b>", "a:b"])
def test_a_host_that_is_none_is_refused_with_a_page(host: str) -> None:
    with tin() as site:
        answer = site.person().client.get("/", headers={b"host": host.encode()})
        assert answer.status_code == 400
        assert alert(answer)


def with_half_a_character(data: Any) -> Iterator[Any]:
    """The same data with half a character in place of one text or one key, each in turn."""
    if isinstance(data, str):
        yield "\ud800"
    elif isinstance(data, list):
        for at, one in enumerate(data):
            yield from ([*data[:at], changed, *data[at + 1 :]] for changed in halves(one))
    elif isinstance(data, dict):
        for key, one in data.items():
            yield from ({**data, key: changed} for changed in halves(one))
            yield {("\udfff" if name == key else name): value for name, value in data.items()}


def halves(data: Any) -> Iterator[Any]:
    """A few of them."""
    return islice(with_half_a_character(data), 4)


@pytest.mark.parametrize(
    ("game", "file"), [("cookie-party", "blue.toml"), ("cookie-addict", "tiles.toml")]
)
def test_half_a_character_in_an_edition_is_refused_in_words(game: str, file: str) -> None:
    house = resources.files(registry.plug(game).package).joinpath(file).read_text("utf-8")
    with tin() as site:
        anna = site.person()
        for edition in with_half_a_character(tomllib.loads(house)):
            answer = anna.post(f"/new/{game}", opt_edition=json.dumps(edition))
            assert answer.status_code == 400
            assert alert(answer) == said("half-character", package="cookietin.engine")
        answer = anna.post(f"/new/{game}", opt_edition='title = "\\ud800"')  # no TOML has it
        assert answer.status_code == 400
        assert site.store.logs == {}  # type: ignore[attr-defined]


def test_a_record_with_more_names_than_seats_is_refused_in_words() -> None:
    names = "".join(f'seat {seat}: "Eve"\n' for seat in range(4))
    record = record_of(4).replace("dice:", f"{names}dice:", 1)
    with tin() as site:
        for path in ("/replay", "/replay/frames"):
            answer = site.person().post(path, record=record, to="1")
            assert answer.status_code == 400
            assert "There’s no seat 2: the seats are 0 to 1." in alert(answer)


@pytest.mark.parametrize("value", [-1, -(2**31), 2**70, "\\ud800", None, [[-1]], True, 1.5])
@pytest.mark.parametrize("game", registry.names())
def test_a_position_that_cannot_be_is_refused_in_words(game: str, value: Any) -> None:
    """Each field of the state, one after the other."""
    with tin() as site:
        anna = site.person()
        for field in registry.game(game).laid_out().FIELDS:
            start = json.dumps({field: value}).replace("\\\\", "\\")
            answer = anna.post("/replay", record=start_line(game, start))
            assert answer.status_code in (200, 400), (field, value)
            if answer.status_code == 400:
                assert alert(answer)


@pytest.mark.parametrize(
    "message",
    ['{"do":"take-back","token":"\\ud800"}', '{"do":"take-back","token":7}',
     '{"do":"take-back","token":null}', '{"do":"sit","seat":0,"name":"Eve","stir":"\\ud800"}',
     '{"do":"sit","seat":1,"name":"\\ud800"}', '{"do":"say","text":"\\udfff"}',
     '{"do":"move","seat":0,"move":"\\ud800","at":1,"id":"\\ud800"}',
     '{"do":"why","seat":0,"taps":["\\ud800"]}', '{"do":"\\ud800"}', '{"do":"show","seat":-1}',
     '{"do":"take-back","token":"' + "x" * 7000 + '"}', '{"do":"again"}', '{"do":[]}'],
)  # fmt: skip
def test_an_odd_message_is_answered_and_the_line_lives(
    message: str, caplog: pytest.LogCaptureFixture
) -> None:
    with tin() as site:
        anna, ben = site.person(), site.person()
        path = anna.make_table(**TOGETHER)
        with ben.sit(path) as line, anna.sit(path) as host:
            line.socket.send_text(message)
            answer = line.until(lambda one: "ok" in one)
            assert not answer["ok"]
            assert answer["text"]
            assert line.send("sit", seat=1, name="Ben")["ok"]  # and the match begins
            host.see("Your turn")
            assert host.move()["ok"]
    assert "Traceback" not in caplog.text


def test_a_binary_message_is_answered_and_the_line_lives(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with tin() as site:
        anna = site.person()
        with anna.sit(anna.make_table()) as line:
            line.socket.send_bytes(b"\x00\xff")
            assert not line.until(lambda one: "ok" in one)["ok"]
            assert line.send("say", text="hello")["ok"]
    assert "Traceback" not in caplog.text


# What every answer carries


def test_a_page_of_our_own_failure_is_as_guarded_as_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: Any) -> str:
        raise ZeroDivisionError

    with tin() as site:
        anna = site.person("it")
        path = anna.make_table()
        monkeypatch.setattr(pages, "about_page", fail)
        monkeypatch.setattr(pages, "table_page", fail)
        for where in ("/about", path):
            answer = anna.get(where)
            assert answer.status_code in (400, 500)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value
            assert answer.headers["cache-control"] == "no-store"
            assert alert(answer) == said("our-mistake", "it", "cookietin.table")


def test_no_way_back_stands_in_what_we_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any) -> str:
        raise ZeroDivisionError

    with tin() as site:
        anna = site.person()
        link = link_of(anna.get(anna.make_table()).text)
        _, token = link.rsplit("/", 1)
        monkeypatch.setattr(pages, "return_page", fail)
        assert anna.get(link).status_code == 500
        assert "a request fails" in caplog.text
        assert token not in caplog.text


def test_nobody_keeps_a_record_that_is_not_finished() -> None:
    with tin() as site:
        anna = site.person()
        path = anna.make_table()
        for where in ("", "/record"):
            assert anna.get(path + where).headers["cache-control"] == "no-store"


# Agreeing to a question


def test_an_answer_names_the_question_it_was_given_to() -> None:
    with tin() as site:
        anna, ben = site.person(), site.person()
        path = anna.make_table(**TOGETHER)
        with anna.sit(path) as one, ben.sit(path) as two:
            assert two.send("sit", seat=1, name="Ben")["ok"]
            one.see("Your turn")
            assert one.move()["ok"]
            assert one.send("undo", seat=0)["ok"]
            two.see("wants to take this back")
            (first,) = set(re.findall(r'data-about="(\d+)"', two.parts["choices"]))
            assert two.send("agree", yes=False, about=int(first))["ok"]
            assert one.send("undo", seat=0)["ok"]
            two.see(rf'data-about="{int(first) + 1}"')
            for about in ({}, {"about": int(first)}, {"about": first}, {"about": True}):
                assert not two.send("agree", yes=True, **about)["ok"]
            assert "takes a move back" not in one.parts["log"]
            assert two.send("agree", yes=True, about=int(first) + 1)["ok"]
            one.see("takes a move back")


# The digest


def test_the_digest_at_the_end_is_that_of_the_record_and_stays_when_somebody_returns() -> None:
    def digests(page: str) -> list[str]:
        return re.findall(r"data-digest>([0-9a-f]{64})<", page)

    with tin() as site:
        anna = site.person()
        path = anna.make_table(seat_1="here", name_0="Anna", name_1="Ben “Benny” Ω")
        assert digests(anna.get(path).text) == []
        with anna.sit(path) as line:
            while line.frame["moves"]:
                assert line.move()["ok"]
        page = anna.get(path).text
        record = anna.get(f"{path}/record").text
        assert digests(page) == [written.digest_of(written.read(record))]
        phone = site.person()
        link = re.findall(rf'value="{ORIGIN}(/t/[^"]+/return/[^"]+)"', page)[0]
        assert phone.post(link).status_code == 200
        for person in (phone, anna, site.person()):
            assert digests(person.get(path).text) == digests(page)
            assert person.get(f"{path}/record").text == record


# Pages that many ask for at once


async def get(app: Starlette, path: str, address: str = HERE, **headers: str) -> int:
    """The status of a page, without a network: who asks at the same time, asks at the same time."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    lines = [(b"host", b"here"), *((k.encode(), v.encode()) for k, v in headers.items())]
    scope = {"type": "http", "http_version": "1.1", "method": "GET", "scheme": "http",
             "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "",
             "headers": lines, "client": (address, 50_000), "server": ("here", 80)}  # fmt: skip
    await app(scope, receive, send)
    return int(sent[0]["status"])


@dataclass
class Burst:
    """Pages are drawn: each as the number of turns that others had before, and who asked."""

    app: Starlette
    turns: int = 0
    drawn: list[tuple[int, str]] = field(default_factory=list)

    def count(self) -> None:
        self.turns += 1
        asyncio.get_running_loop().call_soon(self.count)

    async def ask(self, *addresses: str) -> None:
        """At the same moment."""
        self.count()
        await asyncio.gather(*(get(self.app, "/about", one, who=one) for one in addresses))


def test_no_two_requests_are_answered_before_others_have_had_a_turn() -> None:
    found = Burst(make_app(MemoryStore(), FirstMove(), QUIET, limits=UNLIMITED))

    async def play() -> None:
        async def ask_for_nothing() -> int:
            assert await get(found.app, "/nowhere") == 404
            return found.turns

        await ask_for_nothing()  # what is made once is made
        found.count()
        turns = await asyncio.gather(*(ask_for_nothing() for _ in range(20)))
        assert len(set(turns)) == 20

    scene(play)


def burst(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[tuple[int, str]]:
    found = Burst(make_app(MemoryStore(), FirstMove(), QUIET, limits=UNLIMITED))

    async def play() -> None:
        await get(found.app, "/about")  # what is made once is made

        def noted(request: Any) -> Any:
            found.drawn.append((found.turns, request.headers["who"]))
            return guard.reader_of(request)

        monkeypatch.setattr(app, "reader_of", noted)
        await found.ask(*addresses)

    scene(play)
    return found.drawn


def test_no_two_pages_are_drawn_before_others_have_had_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = burst(monkeypatch, *[HERE] * 20)
    assert len({turn for turn, _ in drawn}) == 20


def test_nobody_waits_for_all_the_pages_of_another_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = burst(monkeypatch, *[HERE] * 20, ELSEWHERE, THIRD)
    assert {who for _, who in drawn[:4]} == {HERE, ELSEWHERE, THIRD}


def test_no_picture_of_a_link_is_drawn_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    links: list[str] = []
    make = segno.make

    def counted(link: str, **how: Any) -> Any:
        links.append(link)
        return make(link, **how)

    monkeypatch.setattr(segno, "make", counted)
    with tin() as site:
        anna = site.person()
        path = anna.make_table(players="3", seat_0="me", seat_1="here", seat_2="open")
        with anna.sit(path) as line:
            assert line.send("say", text="hello")["ok"]
            for _ in range(3):
                assert anna.get(path).text.count('class="qr"') == 3
    assert len(links) == len(set(links)) == 3


def test_a_page_that_takes_long_does_not_count_for_one_request_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with tin(requests=1000) as site:
        assert site.person().get("/about").status_code == 200
        monkeypatch.setattr("cookietin.web.turns.REQUEST_SECONDS", 1e-9)
        assert site.person().get("/about").status_code == 200
        assert_too_much(site.person().get("/about"), "too-many-requests")
        assert site.person(address=ELSEWHERE).get("/about").status_code == 200


def test_a_list_of_results_that_takes_long_counts_as_a_page_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with tin(requests=1000) as site:
        about = {"game": "goose", "system": "swiss", "rounds": "2", "players": "2"}
        club = site.person().post("/club", **about).url.path
        monkeypatch.setattr("cookietin.web.turns.REQUEST_SECONDS", 1e-9)
        assert site.person().get(f"{club}/results.csv").status_code == 200
        assert_too_much(site.person().get("/about"), "too-many-requests")


@pytest.mark.parametrize("word", ["why", "explain"])
def test_a_question_that_takes_long_counts_as_a_page_does(
    word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tin(requests=1000) as site:
        anna = site.person()
        with anna.sit(anna.make_table(players="2", seat_0="me", seat_1="here")) as line:
            monkeypatch.setattr("cookietin.web.turns.REQUEST_SECONDS", 1e-9)
            line.send(word, seat=0, taps=["dice"], things=["dice"])
            assert_too_much(site.person().get("/about"), "too-many-requests")
            assert site.person(address=ELSEWHERE).get("/about").status_code == 200


def test_of_one_address_one_frame_is_drawn_at_a_time_once_it_has_had_its_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    class Noted(Showing):
        def has_time(self, *who: Hashable) -> bool:
            return False

        def turn(self, address: str) -> Any:
            asked.append(address)
            return super().turn(address)

    with tin() as site:
        monkeypatch.setattr(site.app.state, "showing", Noted(1))
        anna = site.person(address=ELSEWHERE)
        with anna.sit(anna.make_table(players="2", seat_0="me", seat_1="here")) as line:
            assert line.move()["ok"]
    assert ELSEWHERE in asked


# Below the pages: connections, headers and frames, on a real server


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_that_is_not_compressed_has_the_head_that_the_library_would_write(
    length: int,
) -> None:
    text = b"x" * length
    assert head_of(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@asynccontextmanager
async def served(proxies: str = "", keep: float = 5.0, **limits: int) -> AsyncIterator[int]:
    """A server on loopback whose only limits are those named here; its port.

    keep  seconds that it waits for another request on a connection
    """
    chosen = replace(UNLIMITED, **limits)
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    app = make_app(MemoryStore(), FirstMove(), QUIET, limits=chosen)
    app.state.rates.clock = Clock()
    listening = listen("127.0.0.1", 0)
    config = configure(app, limits=chosen, proxies=proxies)
    config.timeout_keep_alive = keep  # type: ignore[assignment]
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
        async with asyncio.timeout(6 * SECONDS):
            yield int(listening.getsockname()[1])
    finally:
        server.should_exit = True
        await serving
        listening.close()
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(interval)


def on_server(
    play: Callable[[int], Coroutine[Any, Any, None]],
    proxies: str = "",
    keep: float = 5.0,
    **limits: int,
) -> None:
    async def opened() -> None:
        async with served(proxies, keep, **limits) as port:
            await play(port)

    scene(opened)


async def answer_to(port: int, request: bytes, address: str = "127.0.0.1") -> Reply:
    reply = await ask(port, request, address, SECONDS)
    assert reply is not None
    return reply


@asynccontextmanager
async def connection(
    port: int, sent: bytes = b""
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection on which this was sent; what the server makes of it is read with `rest`."""
    reader, writer = await open_connection(port)
    try:
        with suppress(ConnectionError):
            writer.write(sent)
            await writer.drain()
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def rest(reader: asyncio.StreamReader, seconds: float = SECONDS) -> bytes:
    """What still comes before the server hangs up."""
    found = bytearray()
    with suppress(ConnectionError):
        async with asyncio.timeout(seconds):
            while data := await reader.read(4096):
                found += data
    return bytes(found)


POST = b"POST /replay HTTP/1.1\r\nHost: here\r\n"
GET = b"GET /about HTTP/1.1\r\nHost: here\r\n"
HALVES = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a head": GET + b"X-",
    "half a second head": GET + b"\r\nGET / HTTP/1",
    "half a body": POST + b"Content-Length: 900\r\n\r\nrecord=",
    "half a body that nobody wants": GET + b"Content-Length: 9\r\n\r\nab",
}
SLOW = {
    "head": GET + b"X-Slow: ",
    "second head": GET + b"\r\n",
    "body": POST + b"Content-Length: 99999\r\n\r\n",
    "body that nobody wants": GET + b"Content-Length: 99999\r\n\r\n",
}


@pytest.mark.parametrize("half", HALVES)
def test_whoever_sends_half_a_request_is_cut_off(
    half: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Wire, "seconds", 0.1)
    monkeypatch.setattr("cookietin.web.forms.BODY_SECONDS", 0.1)

    async def play(port: int) -> None:
        async with connection(port, HALVES[half]) as (reader, _):
            found = await rest(reader)
        if "second" in half or "nobody" in half:
            assert b"HTTP/1.1 200" in found
        elif "body" in half:
            assert b"HTTP/1.1 408" in found
        else:
            assert found == b""

    on_server(play, keep=0.1)


@pytest.mark.parametrize("what", SLOW)
def test_whoever_sends_a_byte_now_and_then_is_cut_off_too(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Wire, "seconds", 0.3)
    monkeypatch.setattr("cookietin.web.forms.BODY_SECONDS", 0.3)

    async def play(port: int) -> None:
        async with connection(port, SLOW[what]) as (reader, writer):
            ending = asyncio.create_task(rest(reader, 3.0))
            while not ending.done():
                with suppress(ConnectionError):
                    writer.write(b"x")
                    await writer.drain()
                await asyncio.sleep(0.02)
            await ending

    on_server(play, keep=0.1)


def test_a_request_that_comes_in_pieces_but_in_time_is_answered() -> None:
    async def play(port: int) -> None:
        async with connection(port) as (reader, writer):
            for byte in request_of("GET", "/about"):
                writer.write(bytes([byte]))
                await writer.drain()
            reply = reply_in(await rest(reader))
        assert reply is not None
        assert reply.status == 200

    on_server(play)


def test_no_more_of_a_body_comes_in_than_somebody_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds may wait at the door, each with a body."""
    came, last, answer, take = 0, 0.0, guard.Guard.answer, Wire.data_received

    def counted(self: Wire, data: bytes) -> None:
        nonlocal came, last
        came, last = came + len(data), time.monotonic()
        take(self, data)

    async def play(port: int) -> None:
        opened = asyncio.Event()

        async def answer_later(*given: Any) -> None:
            await opened.wait()
            await answer(*given)

        monkeypatch.setattr(guard.Guard, "answer", answer_later)
        monkeypatch.setattr(Wire, "data_received", counted)
        async with connection(port) as (reader, writer):
            writer.write(request := request_of("POST", "/replay", b"x" * 200_000))
            while not came or time.monotonic() < last + 0.3:
                await asyncio.sleep(0.05)
            assert came <= 2 * UNSEEN_BYTES
            opened.set()
            reply = reply_in(await rest(reader))
        assert reply is not None
        assert reply.status == 400
        assert came == len(request)

    on_server(play)


@pytest.mark.parametrize(
    ("status", "asked"),
    [(405, request_of("POST", "/about", b"x" * 200_000)),
     (405, request_of("POST", "/about", b"x" * 200_000, Connection="keep-alive")),
     (413, request_of("POST", "/replay", b"x" * 600_000)),
     (403, request_of("POST", "/replay", b"x" * 200_000, Origin="http://elsewhere.example")),
     (400, request_of("GET", "/", X_Long="x" * 200_000))],
)  # fmt: skip
def test_whoever_is_refused_before_they_have_said_all_reads_why(status: int, asked: bytes) -> None:
    """Closed at once, the line would be reset, and a browser tells that instead of our page."""

    async def play(port: int) -> None:
        async with connection(port) as (reader, writer):
            writer.write(asked)
            reply = reply_in(await reader.read())
            assert reply is not None
            assert reply.status == status
            assert len(reply.body) == int(reply.headers["content-length"])

    on_server(play)


def test_whoever_is_refused_and_speaks_on_without_end_is_cut_off() -> None:
    async def play(port: int) -> None:
        async with connection(port, request_of("GET", "/", X_Long="x" * 50_000)) as (_, writer):
            with suppress(ConnectionError):
                async with asyncio.timeout(SECONDS):
                    while True:
                        writer.write(b"x" * 50_000)
                        await writer.drain()

    on_server(play)


def test_whoever_is_refused_and_keeps_the_line_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cookietin.web.wire.LAST_SECONDS", 0.1)

    async def play(port: int) -> None:
        asked = request_of("POST", "/replay", b"x" * 600_000)[:30_000]
        async with connection(port, asked) as (reader, writer):
            assert reply_in(await reader.read()) is not None
            with suppress(ConnectionError):
                async with asyncio.timeout(SECONDS):
                    while True:
                        writer.write(b"x")
                        await writer.drain()
                        await asyncio.sleep(0.02)

    on_server(play)


UPGRADE = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13"}
KEY = {"Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA=="}


@pytest.mark.parametrize(
    ("method", "headers"),
    [("HEAD", UPGRADE | KEY), ("POST", UPGRADE | KEY), ("PUT", UPGRADE), ("GET", UPGRADE),
     ("GET", UPGRADE | KEY), ("GET", UPGRADE | KEY | {"Sec_WebSocket_Version": "8"}),
     ("GET", UPGRADE | KEY | {f"X{at}": "x" for at in range(200)}), ("G=T", {})],
    ids=["HEAD", "POST", "PUT", "no key", "no origin", "version", "many headers", "no request"],
)  # fmt: skip
def test_no_refusal_of_a_socket_or_a_broken_request_lacks_our_headers(
    method: str, headers: dict[str, str]
) -> None:
    async def play(port: int) -> None:
        reply = await answer_to(port, request_of(method, f"{NOWHERE}/ws", b"", **headers))
        assert 400 <= reply.status < 500
        for name, value in HEADERS.items():
            assert reply.headers[name.lower()] == value

    on_server(play)


@pytest.mark.parametrize("head", [GET, POST], ids=["GET", "POST"])
def test_a_body_in_chunks_is_refused_and_none_of_them_is_parsed(
    head: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However small they are: a million of them would stand in everybody's way."""
    parsed: list[Any] = []
    next_event = h11.Connection.next_event

    def counted(self: Any) -> Any:
        parsed.append(event := next_event(self))
        return event

    monkeypatch.setattr(h11.Connection, "next_event", counted)

    async def play(port: int) -> None:
        chunks = b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 1000
        async with connection(port, head + chunks) as (reader, _):
            reply = reply_in(await rest(reader))
        assert reply is not None
        assert reply.status == 411
        for name, value in HEADERS.items():
            assert reply.headers[name.lower()] == value
        assert not [event for event in parsed if isinstance(event, h11.Data)]

    on_server(play)


def test_one_address_keeps_only_so_many_connections_open() -> None:
    async def play(port: int) -> None:
        request = request_of("GET", "/about", Connection="keep-alive")
        async with AsyncExitStack() as kept:
            for _ in range(3):
                reader, writer = await kept.enter_async_context(connection(port, request))
                assert (await reader.read(12)).startswith(b"HTTP/1.1 200")
            async with connection(port, request) as (reader, _):
                assert await rest(reader) == b""
            reply = await answer_to(port, request_of("GET", "/about"), "127.0.0.2")
            assert reply.status == 200
            writer.transport.abort()
            while await ask(port, request_of("GET", "/about")) is None:
                await asyncio.sleep(0.01)

    on_server(play, connections_per_address=3)


def test_a_line_is_no_connection_that_waits_to_be_answered() -> None:
    async def play(port: int) -> None:
        async with AsyncExitStack() as lines:
            for _ in range(5):
                await lines.enter_async_context(line_to_a_table(port))
            assert (await answer_to(port, request_of("GET", "/"))).status == 200

    on_server(play, connections_per_address=1)


@pytest.mark.parametrize(
    "headers",
    [{"X_Long": "x" * (HEADER_BYTES + 1)}, {"X_Long": "x" * 200_000},
     {f"X_{at}": "x" * 100 for at in range(200)}, {"Cookie": "tin=" + "x" * 60_000}],
    ids=["long", "very long", "many", "cookie"],
)  # fmt: skip
def test_a_head_that_is_too_long_is_refused(headers: dict[str, str]) -> None:
    async def play(port: int) -> None:
        async with connection(port, request_of("GET", "/", **headers)) as (reader, _):
            reply = reply_in(await rest(reader))
        assert reply is None or reply.status in (400, 431)
        assert (await answer_to(port, request_of("GET", "/about"))).status == 200

    on_server(play)


# Frames


@asynccontextmanager
async def line_to_a_table(port: int, extensions: str = "") -> AsyncIterator[RawSocket]:
    cookie = await new_device(port)
    line = RawSocket(port, await new_table(port, "goose", cookie), cookie)
    assert await line.open(extensions)
    try:
        async with asyncio.timeout(SECONDS):
            yield line
    finally:
        line.cut()


async def be_refused(port: int) -> None:
    """In every way in which a stranger can be, over HTTP and on a line."""
    cookie = await new_device(port)
    for request in (
        request_of("GET", "/t/aaaaaaaaaaaaaaaa"),
        request_of("PUT", "/"),
        request_of("POST", "/replay", form_of(record="cookie tin 1\nno move"), Cookie=cookie),
        request_of("POST", "/join", form_of(code="ABCDE"), Cookie=cookie),
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: none\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * (2 * HEADER_BYTES),
        (WANTED % b"/about").replace(b"Version: 13", b"Version: 8"),
        (WANTED % b"/about").replace(b"AAAAAA==", b"x"),
        request_of("GET", "/puzzles/tock/1/play?line=fly"),
        request_of("POST", "/replay", b"a=1&" * 20_000, Cookie=cookie),
    ):
        await answer_to(port, request)
    table = await new_table(port, "goose", cookie)
    lines = [
        (table, b""),
        (table, frame_of(b'{"do": "again", "id": "1"}')),
        (table, frame_of(b"x" * (2 * LARGEST_MESSAGE))),
        (table, b"\x8b\x80mask"),  # no kind of message that there is
        (table, b"\x81\x01x"),  # without a mask
        ("/about", b""),
    ]
    for path, sent in lines:
        line = RawSocket(port, path, cookie)
        if await line.open("permessage-deflate"):
            await line.send(sent)
            await anext(line.frames())
        line.cut()


def test_what_a_line_is_told_goes_straight_to_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*given: object) -> None:
        raise AssertionError("by way of what is for requests")

    monkeypatch.setattr(WebSocket, "send_text", fail)

    async def look(port: int) -> None:
        async with line_to_a_table(port) as line:
            _, told = await anext(line.frames())
            assert json.loads(told)["kind"] == "frame"

    on_server(look)


def test_nothing_of_whoever_was_refused_or_is_gone_stays_in_memory(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Cycles are seldom looked for: what is in one stays for a long time, and may be large."""
    there = WeakSet[Any]()

    def note(kind: type) -> None:
        begin = kind.__init__  # type: ignore[misc]

        def begin_and_note(self: Any, *given: Any, **named: Any) -> None:
            begin(self, *given, **named)
            there.add(self)

        monkeypatch.setattr(kind, "__init__", begin_and_note)

    async def play(port: int) -> None:
        await be_refused(port)  # what is made once for all stays
        gc.collect()
        gc.disable()
        await be_refused(port)
        async with asyncio.timeout(SECONDS):
            while there:
                await asyncio.sleep(0)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        gc.set_debug(0)
        left = [one for one in gc.garbage if isinstance(one, BaseException | FrameType)]
        gc.garbage.clear()
        assert not left

    for kind in (Wire, Socket, ServerProtocol, TalkApart):
        note(kind)
    try:
        on_server(play)
    finally:
        gc.set_debug(0)
        gc.enable()
    assert not caplog.records


FLOOD = frame_of(b"", TEXT, ends=False) + frame_of(b"", 0, ends=False) * (2 * MOST_FRAGMENTS)


@pytest.mark.parametrize(
    ("frames", "code"),
    [(frame_of(b"\xff\xfe\xed"), 1007),
     (frame_of(b'{"do":"\xe2\x82', ends=False) + frame_of(b'"}', 0), 1007),
     (FLOOD, 1009),
     (frame_of(b"x" * (LARGEST_MESSAGE + 1)), 1009),
     (frame_of(b"x" * LARGEST_MESSAGE, ends=False) + frame_of(b"x", 0), 1009),
     (frame_of(b"", PING) * (MOST_CONTROLS + 1), 1008),
     (frame_of(b"", PONG) * (MOST_CONTROLS + 1), 1008),
     (frame_of(b"{}") * (4 * MOST_QUEUED), 1008)],
    ids=["no text", "half a character", "empty pieces", "long", "long in pieces", "pings", "pongs",
         "tiny ones"],
)  # fmt: skip
def test_broken_frames_end_the_line_and_leave_no_trace(
    frames: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(port: int) -> None:
        async with line_to_a_table(port) as line:
            await line.send(frames)
            await line.drink()
            assert line.close_code == code
        assert (await answer_to(port, request_of("GET", "/"))).status == 200

    on_server(play)
    assert not caplog.records


WANTED = (
    b"GET %s HTTP/1.1\r\nHost: tin\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.mark.parametrize("path", ["/about", "/t/0123456789abcdef/ws"])
@pytest.mark.parametrize(
    "more",
    [WANTED % b"/about", b"\xff" * 40, frame_of(b"x" * (LARGEST_MESSAGE + 1))],
    ids=["another handshake", "no frame", "a frame that is too long"],
)
def test_whoever_goes_on_before_they_have_a_socket_is_cut_off_and_leaves_no_trace(
    path: str, more: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Or anybody could fill the log with traces, as quickly as they may ask."""
    begun, has_come = asyncio.Event(), asyncio.Event()
    answer, take = Socket.run_asgi, Socket.data_received

    async def answer_late(self: Socket) -> None:
        begun.set()
        await has_come.wait()
        await answer(self)

    def take_more(self: Socket, data: bytes) -> None:
        take(self, data)
        if begun.is_set():
            has_come.set()

    async def play(port: int) -> None:
        async with connection(port, WANTED % path.encode()) as (reader, writer):
            await begun.wait()
            writer.write(more)
            assert await rest(reader) == b""
        assert (await answer_to(port, request_of("GET", "/"))).status == 200

    monkeypatch.setattr(Socket, "run_asgi", answer_late)
    monkeypatch.setattr(Socket, "data_received", take_more)
    on_server(play)
    assert not caplog.records


@pytest.mark.parametrize(
    "frames",
    [frame_of(b"\xff\x00", BINARY), frame_of('{"do":"ü"}'.encode()),
     frame_of(b'{"do":"\xe2', ends=False) + frame_of(b'\x82\xac"}', 0),
     frame_of(b"", TEXT, ends=False) + frame_of(b"", 0, ends=False) * 8 + frame_of(b"{}", 0)],
    ids=["binary", "text", "a character in two pieces", "a few empty pieces"],
)  # fmt: skip
def test_odd_frames_are_answered_and_the_line_lives(
    frames: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(port: int) -> None:
        answers: list[tuple[str | None, bool]] = []
        async with line_to_a_table(port) as line:
            await line.send(frames + frame_of(b'{"do":"say","id":"after","text":"hello"}'))
            async for _, payload in line.frames():
                said = json.loads(payload).get("answers", ())
                answers += [(answer["id"], answer["ok"]) for answer in said]
                if len(answers) == 2:
                    break
        assert answers == [(None, False), ("after", True)]

    on_server(play)
    assert not caplog.records


def test_a_chunk_with_many_frames_is_looked_at_slice_by_slice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However much has come on one socket, everybody else has their turn in between."""
    pieces: list[int] = []
    read = WebSocketsSansIOProtocol.data_received

    def counted(self: Any, data: bytes) -> None:
        pieces.append(len(data))
        read(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", counted)

    async def play(port: int) -> None:
        async with line_to_a_table(port) as line:
            await line.send(frame_of(b" " * 8000 + b"{}") * 3)
            async for _, payload in line.frames():
                if json.loads(payload).get("answers"):
                    break

    on_server(play)
    assert max(pieces) <= SLICE
    assert sum(pieces) > 3 * SLICE


# Pages that do not read


def hold_little(transport: Any) -> None:
    """Let little lie unread between us and a page."""
    transport.set_write_buffer_limits(high=1)
    sending = transport.get_extra_info("socket")
    sending.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)


@pytest.mark.parametrize("is_too_much", [False, True])
def test_answers_that_nobody_reads_take_only_so_much_memory(
    is_too_much: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Wire.connection_made

    def connection_made(self: Wire, transport: Any) -> None:
        made(self, transport)
        hold_little(transport)

    monkeypatch.setattr(Wire, "connection_made", connection_made)
    if is_too_much:
        monkeypatch.setattr("cookietin.web.wire.MOST_UNREAD", 100)

    # Of all answers the page of a record is the longest: six letters for each quotation mark.
    record = form_of(record=record_of(4)) + b"%23" + b"'" * 200_000

    async def play(port: int) -> None:
        async with connection(port, request_of("POST", "/replay", record)) as (reader, _):
            page = await rest(reader)
        assert page.startswith(b"HTTP/1.1 200")
        assert page.endswith(b"</html>\n") != is_too_much

    on_server(play)


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Socket]:
    """The server's ends of all lines; little can be said on them that is not read."""
    found: list[Socket] = []
    made = Socket.connection_made

    def connection_made(self: Socket, transport: Any) -> None:
        made(self, transport)
        hold_little(transport)
        found.append(self)

    monkeypatch.setattr(Socket, "connection_made", connection_made)
    monkeypatch.setattr("cookietin.web.wire.UNREAD_SECONDS", 600.0)
    monkeypatch.setattr("cookietin.web.wire.LAST_SECONDS", 600.0)
    return found


@asynccontextmanager
async def line_nobody_reads(port: int) -> AsyncIterator[RawSocket]:
    """Its first frame is more than there is room for."""
    cookie = await new_device(port)
    line = RawSocket(port, await new_table(port, "tock", cookie, players="6"), cookie)
    assert await line.open(reads=False)
    try:
        async with asyncio.timeout(SECONDS):
            yield line
    finally:
        line.cut()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not is_so():
            await asyncio.sleep(0.005)


async def is_let_in(port: int, like: RawSocket) -> bool:
    """Does the same browser get one more line to its table?"""
    line = RawSocket(port, like.path, like.cookie)
    assert await line.open()
    async for _, payload in line.frames():
        line.cut()
        return bool(json.loads(payload)["kind"] == "frame")
    return False


def test_a_page_that_does_not_read_is_cut_off(
    lines: list[Socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cookietin.web.wire.UNREAD_SECONDS", 0.05)

    async def play(port: int) -> None:
        async with line_nobody_reads(port):
            await until(lambda: lines[0].disconnected)

    on_server(play)


def test_a_line_that_has_failed_and_is_not_read_is_cut_off(
    lines: list[Socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cookietin.web.wire.LAST_SECONDS", 0.05)

    async def play(port: int) -> None:
        async with line_nobody_reads(port) as line:
            await until(lambda: not lines[0].writable.is_set())
            await line.send(frame_of(b"what", 11))
            await until(lambda: lines[0].disconnected)

    on_server(play)


def test_a_line_that_has_failed_is_counted_until_its_connection_is_gone(
    lines: list[Socket],
) -> None:
    async def play(port: int) -> None:
        async with line_nobody_reads(port) as line:
            await until(lambda: not lines[0].writable.is_set())
            await line.send(frame_of(b"what", 11))
            await until(lambda: lines[0].close_sent)
            for _ in range(3):
                assert not await is_let_in(port, line)
            lines[0].transport.abort()
            await until(lambda: lines[0].disconnected)
            assert await is_let_in(port, line)

    on_server(play, lines_per_device=1)


def test_what_people_say_is_not_compressed() -> None:
    """By its length it would tell what stood in the messages before it."""
    agreed = DEFLATE.process_request_params([], [])[1]
    said = Frame(Opcode.TEXT, ENCODE({"kind": "frame", "parts": {"chat": "a" * 900}}).encode())
    shown = Frame(Opcode.TEXT, ENCODE({"kind": "frame", "parts": {"log": "a" * 900}}).encode())
    assert agreed.encode(said) == said
    assert len(agreed.encode(shown).data) < 100
    assert len(agreed.encode(shown).data) < 20  # which refers to the last one
    typed = Frame(Opcode.TEXT, ENCODE({"kind": "frame", "parts": {"log": '"chat":' * 99}}).encode())
    assert len(agreed.encode(typed).data) < 100  # nobody can ask for it


def test_answers_that_nobody_reads_do_not_pile_up(
    lines: list[Socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Connection] = []
    make = Connection.__init__

    def counted(self: Connection, *given: Any) -> None:
        make(self, *given)
        made.append(self)

    monkeypatch.setattr(Connection, "__init__", counted)

    async def play(port: int) -> None:
        async with line_nobody_reads(port) as line:
            for _ in range(20):
                await line.send(frame_of(b'{"do":"nothing"}') * 20)
                assert (await answer_to(port, request_of("GET", "/about"))).status == 200
            assert 1 <= len(made[0].answers) <= MOST_ANSWERS

    on_server(play)


def test_messages_that_are_short_only_on_the_wire_do_not_pile_up(
    lines: list[Socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 0
    queue_up = Socket.send_receive_event_to_app

    def counted(self: Socket) -> None:
        nonlocal most
        queue_up(self)
        waiting = list(self.queue._queue)  # type: ignore[attr-defined]
        most = max(most, sum(len(one.get("text", "")) for one in waiting))

    monkeypatch.setattr(Socket, "send_receive_event_to_app", counted)
    packer = zlib.compressobj(wbits=-12)
    packed = (
        packer.compress(b" " * LARGEST_MESSAGE) + packer.flush(zlib.Z_SYNC_FLUSH) for _ in range(60)
    )

    async def play(port: int) -> None:
        async with line_to_a_table(port, "permessage-deflate") as line:
            await line.send(b"".join(frame_of(one[:-4], reserved=4) for one in packed))
            await line.drink()
            assert line.close_code == 1008
        assert 0 < most <= QUEUED_BYTES

    on_server(play)


def test_a_line_on_which_nobody_answers_is_closed_after_a_while() -> None:
    with Site(times=replace(AT_ONCE, dropped=0.05)).open() as site:
        anna = site.person()
        path = anna.make_table(seat_0="me", seat_1="open")
        with anna.sit(path) as line, pytest.raises(WebSocketDisconnect):
            line.until(lambda message: False)
        assert not site.app.state.lines.open


def test_a_form_that_needs_no_room_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    with tin() as site:
        anna = site.person()
        assert anna.post("/language", language="de", to="/" + "x" * SMALL_BODY).status_code == 413
        monkeypatch.setattr(forms, "MOST_UNDER_WAY", 1000)
        assert_too_much(anna.post("/replay", record="x" * (SMALL_BODY + 1)), "too-many-uploads")
        assert not site.app.state.under_way


@pytest.mark.parametrize("limit", ["MOST_UNDER_WAY", "ALL_UNDER_WAY"])
def test_no_uploads_of_others_keep_anybody_from_opening_a_table(
    limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tin() as site:
        monkeypatch.setattr(forms, limit, 0)
        assert site.person().make_table(players="2")


def test_links_for_other_devices_lead_to_this_machine_and_not_to_theirs() -> None:
    store = MemoryStore()
    made = make_app(store, FirstMove(), AT_ONCE, network="192.0.2.7")
    with TestClient(made, base_url="http://localhost:8765") as client:
        form = {"seat_0": "me", "seat_1": "open"}
        page = client.post("/new/goose", data=form, headers={"origin": "http://localhost:8765"})
        assert 'value="http://192.0.2.7:8765/t/' in page.text
        assert "http://localhost" not in page.text


# Proxies


async def table_from(port: int, forwarded: str, address: str = "127.0.0.1") -> int:
    """The answer to somebody who wants a table, and of whom a proxy says where they are."""
    request = request_of("POST", "/new/goose", form_of(seat_0="me"), X_Forwarded_For=forwarded)
    return (await answer_to(port, request, address)).status


def test_what_a_trusted_proxy_says_of_an_address_counts() -> None:
    async def play(port: int) -> None:
        assert await table_from(port, "198.51.100.1") == 303
        assert await table_from(port, "198.51.100.2") == 303
        assert await table_from(port, "198.51.100.1") == 429
        assert await table_from(port, "203.0.113.9, 198.51.100.2") == 429  # what a visitor claims
        assert await table_from(port, "2001:db8::1") == 303
        assert await table_from(port, "2001:db8::2") == 429

    on_server(play, proxies="127.0.0.1", new_tables=1)


def test_what_anybody_else_says_of_an_address_does_not_count() -> None:
    async def play(port: int) -> None:
        assert await table_from(port, "198.51.100.1", "127.0.0.5") == 303
        assert await table_from(port, "198.51.100.2", "127.0.0.5") == 429

    on_server(play, new_tables=1)
    on_server(play, proxies="127.0.0.1", new_tables=1)


def test_behind_a_proxy_connections_are_not_counted() -> None:
    async def play(port: int) -> None:
        async with AsyncExitStack() as kept:
            for _ in range(5):
                await kept.enter_async_context(connection(port))
            assert (await answer_to(port, request_of("GET", "/about"))).status == 200

    on_server(play, proxies="127.0.0.1", connections_per_address=1)
