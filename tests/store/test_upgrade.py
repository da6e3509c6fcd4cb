"""A file of version 0.1.0 is opened today, and everything in it goes on.

The file was written by the table and the room of that version; what it knew stands beside it.
"""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cookietin.engine import registry, written
from cookietin.engine.position import Position
from cookietin.engine.protocol import CHANCE
from cookietin.engine.record import values_of
from cookietin.engine.texts import Mistake
from cookietin.store import opening
from cookietin.store.sqlite import SqliteStore
from cookietin.table.match import GATHERING, OVER, RUNNING, STOPPED, Declined
from cookietin.table.room import Room
from cookietin.table.seats import seat_behind
from cookietin.table.table import Table, Viewer
from cookietin.table.upgrades import UPGRADES
from scene import scene
from table.evening import AT_ONCE, FirstMove
from web.site import Site

HOME = Path(__file__).parent
OLD = HOME / "version-0.1.0.sqlite"
TOLD: dict[str, Any] = json.loads((HOME / "version-0.1.0.json").read_text(encoding="utf-8"))
MATCHES: dict[str, dict[str, Any]] = TOLD["matches"]
PHASES = {"finished": OVER, "stopped": STOPPED, "gathering": GATHERING}
GOING_ON = [name for name in MATCHES if name not in PHASES]
TURNS = 50
NEW_DEVICE = "a-new-phone"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD, tmp_path / "tin.sqlite"))


def in_room(path: Path, play: Callable[[Room], Awaitable[None]]) -> None:
    """Open the file as the server does, and do something with its matches."""

    async def opened() -> None:
        store = SqliteStore(path, UPGRADES)
        try:
            await play(Room(store, FirstMove(), AT_ONCE))
        finally:
            await store.close()

    scene(opened)


def contents(path: Path) -> str:
    """All that is in the file, once everything has been written into it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    return path.read_bytes().decode("latin-1")


def events_in(path: Path, match: str = "%") -> list[dict[str, Any]]:
    """The events of a match, or of all."""
    question = "SELECT event FROM events WHERE match LIKE ? ORDER BY match, number"
    with closing(sqlite3.connect(path)) as connection:
        return [json.loads(event) for (event,) in connection.execute(question, (match,))]


def tokens(told: dict[str, Any]) -> list[tuple[int, str]]:
    """Those of the seats of people."""
    chairs = enumerate(told["chairs"])
    return [(seat, chair["token"]) for seat, chair in chairs if chair["kind"] == "person"]


def seat_to_act(table: Table) -> int:
    return next(seat for seat in table.match.position.seats if seat != CHANCE)


YOUNGER = "dots-and-boxes"  # than that version


def test_the_file_is_as_version_0_1_0_wrote_it() -> None:
    with closing(sqlite3.connect(f"{OLD.as_uri()}?mode=ro", uri=True)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (0,)
        question = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
        assert connection.execute(question).fetchall() == [("events",), ("links",)]
        events = [json.loads(one) for (one,) in connection.execute("SELECT event FROM events")]
    kinds = {event["kind"] for event in events}
    assert kinds >= {"opened", "sat", "vacated", "returned", "stand-in", "started", "moved"}
    assert kinds >= {"undone", "ended", "again"}
    assert {told["game"] for told in MATCHES.values()} == set(registry.names()) - {YOUNGER}


def state_then(position: Position, told: dict[str, Any]) -> Any:
    """A state as it was written then: fields that are new since are none of it."""
    state = dict(values_of(position.bare))
    if position.game.plug.name == "cookie-party":
        state = {name: as_numbered_then(name, value) for name, value in state.items()}
    return json.loads(json.dumps({name: state[name] for name in told["state"]}))


DOWN = 8  # from a space of Cookie Party to the one below it; then it was 6, and there were 36
IN_HAND = 56


def as_numbered_then(name: str, value: Any) -> Any:
    """A field of Cookie Party as it was when a board of 36 spaces had no gaps in its numbers."""
    if "chips" in name or name == "dotted":
        if isinstance(value, list):
            return [as_numbered_then(name, one) for one in value]
        return value - value // DOWN * 2 if value < IN_HAND else value - IN_HAND + 36
    if name == "cookies":
        return [value[DOWN * row + column] for row in range(6) for column in range(6)]
    if not re.search("across|down|crosses|task_spaces", name):
        return value
    if isinstance(value, list):
        return [as_numbered_then(name, one) for one in value]
    wide = 7 if "down" in name else 6
    rows = [(value >> (DOWN * row)) & 0xFF for row in range(DOWN)]
    return sum(bits << (wide * row) for row, bits in enumerate(rows))


@pytest.mark.parametrize("name", MATCHES)
def test_every_match_stands_where_it_stood(path: Path, name: str) -> None:
    told = MATCHES[name]

    async def play(room: Room) -> None:
        match = (await room.find(told["id"])).match
        assert match.phase == PHASES.get(name, RUNNING)
        for chair, was in zip(match.chairs, told["chairs"], strict=True):
            assert (chair.kind, chair.name, chair.devices, chair.stand_in) == (
                was["kind"], was["name"], was["devices"], was["stand_in"]
            )  # fmt: skip
        if name == "not-begun":  # all were there, and the server died; now it begins
            assert match.number == told["events"] + 1
            return
        assert match.number == told["events"]
        assert state_then(match.position, told) == told["state"]
        names = [chair.name for chair in match.chairs]
        assert match.position.with_chance(match.fair).record(None, names) == told["record"]
        written.replay(told["record"], registry.plug)

    in_room(path, play)


async def act(table: Table, click: str) -> None:
    """Let the bots play, then whoever is to act do the first thing that is legal."""
    match = table.match
    if table.thinking is not None:
        await table.thinking
    if match.waits_for_dice():
        answer = await table.do(match.host, {"do": "throw", "move": "1-2", "id": click})
    elif match.is_running:
        seat = seat_to_act(table)
        text, at = match.legal(seat)[0].text, match.concerns[seat]
        message = {"do": "move", "move": text, "id": click, "seat": seat, "at": at}
        answer = await table.do(match.chairs[seat].devices[0], message)
    else:
        return
    assert answer.ok, answer


@pytest.mark.parametrize("name", GOING_ON)
def test_it_goes_on_and_stays_so_after_another_start(path: Path, name: str) -> None:
    found = MATCHES[name]["id"]
    ends: list[tuple[int, bytes]] = []

    async def play(room: Room) -> None:
        table = await room.find(found)
        began = table.match.number
        table.watch(Viewer(table.match.host, lambda: None))
        for turn in range(TURNS):
            await act(table, f"today-{turn}")
        assert not table.match.is_running or table.match.number >= began + TURNS
        ends.append((table.match.number, bytes(table.match.position.bare)))

    async def look(room: Room) -> None:
        match = (await room.find(found)).match
        ends.append((match.number, bytes(match.position.bare)))

    in_room(path, play)
    in_room(path, look)
    assert ends[0] == ends[1]


def test_numbers_of_moves_become_what_is_written(path: Path) -> None:
    """Those of a file with hashed links, too, which is what came between."""
    opening.open_file(path, UPGRADES[:1]).connection.close()
    before = [event for event in events_in(path) if event["kind"] in ("started", "moved")]
    assert {type(event["move"]) for event in before if "move" in event} == {int}

    async def nothing(room: Room) -> None:
        pass

    in_room(path, nothing)
    after = [event for event in events_in(path) if event["kind"] in ("started", "moved")]
    for event, was in zip(after, before, strict=True):
        moves = [event.get("move", ""), *event["answers"]]
        assert all(isinstance(move, str) for move in moves)
        assert len(moves) == len(was["answers"]) + (was.get("seat") != CHANCE)
    assert {"throw", "5-3"} <= {
        text for event in after for text in (event.get("move"), *event["answers"])
    }


def test_a_match_whose_game_is_missing_keeps_its_numbers_and_goes_on_when_it_is_back(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = MATCHES["tock"]
    known = registry.plug

    def missing(name: str, *version: int) -> Any:
        if name == "tock":
            raise Mistake("unknown-game", game=name, known="")
        return known(name, *version)

    async def nothing(room: Room) -> None:
        pass

    async def play(room: Room) -> None:
        table = await room.find(told["id"])
        assert state_then(table.match.position, told) == told["state"]
        await act(table, "back")
        assert table.match.number == told["events"] + 1

    with monkeypatch.context() as patch:
        patch.setattr(registry, "plug", missing)
        in_room(path, nothing)
    in_room(path, play)
    moves = [event["move"] for event in events_in(path, told["id"]) if event["kind"] == "moved"]
    assert [type(move) for move in moves] == [int] * (len(moves) - 1) + [str]


@pytest.mark.parametrize("damage", ['"answers":7,"was":', '"answers":[1],"was":', '"answers"'])
def test_a_damaged_event_keeps_only_its_own_table_from_opening(path: Path, damage: str) -> None:
    opening.open_file(path, UPGRADES[:1]).connection.close()
    told = MATCHES["goose"]
    with closing(sqlite3.connect(path)) as connection:
        damaged = connection.execute(
            "UPDATE events SET event = replace(event, '\"answers\":', ?) WHERE match = ? AND "
            "number = (SELECT max(number) FROM events WHERE match = ? AND event LIKE '%moved%')",
            (damage, told["id"], told["id"]),
        )
        assert damaged.rowcount == 1
        connection.commit()

    async def play(room: Room) -> None:
        with pytest.raises(Declined, match="damaged"):
            await room.find(told["id"])
        await act(await room.find(MATCHES["tock"]["id"]), "today")

    in_room(path, play)


def test_old_return_links_lead_to_their_seats(path: Path) -> None:
    async def play(room: Room) -> None:
        for told in MATCHES.values():
            table = await room.find(told["id"])
            for seat, token in tokens(told):
                assert seat_behind(table, token) == seat
                assert seat_behind(table, token[:-1]) < 0
            for chair in told["chairs"]:  # of bots and of open seats
                if chair["kind"] != "person":
                    assert seat_behind(table, chair["token"]) < 0
            back = {"do": "take-back", "token": tokens(told)[0][1]}
            assert (await table.do(NEW_DEVICE, back)).ok
            assert table.match.seats_of(NEW_DEVICE) == [tokens(told)[0][0]]

    in_room(path, play)


def test_whoever_a_bot_stands_in_for_comes_back_by_the_old_link_and_plays(path: Path) -> None:
    told = MATCHES["tock"]
    gone = next(seat for seat, chair in enumerate(told["chairs"]) if chair["stand_in"])

    async def play(room: Room) -> None:
        table = await room.find(told["id"])
        token = told["chairs"][gone]["token"]
        assert (await table.do(NEW_DEVICE, {"do": "take-back", "token": token})).ok
        assert not table.match.chairs[gone].is_by_bot

    in_room(path, play)


def test_no_token_is_in_the_file_in_clear_any_more(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = opening.connect

    def forgetful(name: str) -> sqlite3.Connection:
        """Many builds of SQLite leave in the file what was there before."""
        connection = connect(name)
        connection.execute("PRAGMA secure_delete=OFF")
        return connection

    monkeypatch.setattr(opening, "connect", forgetful)
    kept = [chair["token"] for told in MATCHES.values() for chair in told["chairs"]]
    before = contents(path)
    assert all(token in before for token in kept)

    async def nothing(room: Room) -> None:
        pass

    in_room(path, nothing)
    after = contents(path)
    assert not any(token in after for token in kept)
    assert '"token"' not in after


def test_codes_lead_to_tables_that_gather_people_and_nowhere_else(path: Path) -> None:
    async def play(room: Room) -> None:
        for name, told in MATCHES.items():
            if name == "gathering":
                assert await room.by_code(told["code"]) == told["id"]
            else:
                with pytest.raises(Declined, match="no table with the code"):
                    await room.by_code(told["code"])

    in_room(path, play)


def test_the_browser_of_somebody_who_played_then_still_has_its_tables_and_seats(
    path: Path,
) -> None:
    key, told = TOLD["keys"]["Anna"], MATCHES["goose"]
    with Site(SqliteStore(path, UPGRADES)).open() as site:
        anna = site.person()
        anna.client.cookies.set("tin", key)
        first = anna.get("/")
        assert f"/t/{MATCHES['with-bot']['id']}" in first.text
        assert first.headers["set-cookie"].startswith(f"tin={key}.")
        with anna.sit(f"/t/{told['id']}") as line:
            assert list(line.frame["seats"]) == ["0"]
        (_, token), *_ = tokens(told)
        phone = site.person()
        phone.post(f"/t/{told['id']}/return/{token}")
        with phone.sit(f"/t/{told['id']}") as line:
            assert list(line.frame["seats"]) == ["0"]
        site.client.portal.call(site.store.close)  # type: ignore[union-attr]
