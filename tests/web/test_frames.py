"""What a frame holds, and what the page that gets it brings along."""

from __future__ import annotations

import asyncio
import json
import re
import time
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import cookietin
from cookietin.engine import ask, registry, written
from cookietin.engine.position import Game, Position
from cookietin.engine.protocol import SPECTATOR
from cookietin.engine.record import values_of
from cookietin.engine.theme import die
from cookietin.games.cookie_party.data import SPACE_NAMES
from cookietin.table.match import PERSON, Match
from cookietin.table.table import Table, Viewer
from cookietin.table.talk import Said
from cookietin.terminal import ending_line
from cookietin.web import board, ending, pages, panel
from cookietin.web.elements import FACES
from cookietin.web.frames import Frames, known_of, parts_of
from cookietin.web.install import STATIC
from cookietin.web.line import ENCODE, Connection
from cookietin.web.look import Look, look_at
from cookietin.web.pages import Reader, imported_by
from cookietin.web.turns import A_WHILE, Showing
from table.evening import ANNA, AT_ONCE, BEN, CLEO, Evening, FirstMove, MemoryStore
from web.site import ORIGIN, Person, Site

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def watch(game: Game, state: Any, language: str) -> Look:
    """How somebody who only watches finds a match in a state."""
    chairs = [{"kind": PERSON, "name": name} for name in NAMES[: game.players]]
    match = Match({
        "kind": "opened", "id": "id", "code": "CODE5", "host": "host", "game": game.name,
        "version": game.plug.version, "options": game.options, "own_dice": False,
        "secret": "00" * 32, "state": dict(values_of(state)), "chairs": chairs,
    })  # fmt: skip
    match.apply({"kind": "started", "texts": [], "answers": []})
    table = Table(match, MemoryStore(), FirstMove(), AT_ONCE)
    return look_at(table, Viewer("nobody", lambda: None), language, "http://x")


def last_position(game: str, record: str) -> Position:
    text = (registry.plug(game).folder / "records" / record).read_text("utf-8")
    *_, last = written.replays(text, registry.plug)
    return last


# Answers


class Drawn:
    """Frames that take a moment, in which something else is answered."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def frame(self) -> dict[str, Any]:
        asyncio.get_running_loop().call_soon(self.answer)
        return {"kind": "frame"}

    def answer(self) -> None:
        self.connection.answers.append({"id": "later"})


async def connection_of_anna() -> Connection:
    connection = object.__new__(Connection)
    connection.showing = Showing(1)
    connection.visitor = SimpleNamespace(address="192.0.2.1")  # type: ignore[assignment]
    connection.table = await Evening().sit(ANNA, BEN)
    connection.viewer = Viewer(ANNA, lambda: None)
    connection.answers = [{"id": "now"}]
    return connection


@pytest.mark.parametrize("spent", [0.0, A_WHILE])
async def test_an_answer_never_comes_with_a_frame_drawn_before_it(spent: float) -> None:
    """Else the page would offer what has just been done once more."""
    connection = await connection_of_anna()
    connection.showing.charge(spent, "192.0.2.1")
    connection.frames = Drawn(connection)  # type: ignore[assignment]
    frame = await connection.draw()
    assert frame == {"kind": "frame", "answers": [{"id": "now"}]}
    await asyncio.sleep(0)
    assert connection.answers == [{"id": "later"}]


async def test_a_frame_that_cannot_be_drawn_takes_its_share_too() -> None:
    connection = await connection_of_anna()

    def fail() -> None:
        ends = time.perf_counter() + A_WHILE
        while time.perf_counter() < ends:
            pass
        raise ZeroDivisionError

    connection.frames = SimpleNamespace(frame=fail)  # type: ignore[assignment]
    with pytest.raises(ZeroDivisionError):
        await connection.draw()
    assert not connection.showing.has_time("192.0.2.1", "a table")
    assert connection.answers == [{"id": "now"}]  # they come with what is drawn in the end


async def test_frames_are_drawn_at_once_until_one_address_or_table_has_had_its_share() -> None:
    showing = Showing(1)
    showing.charge(A_WHILE / 2, "192.0.2.1", "a table")
    assert showing.has_time("192.0.2.1", "a table")
    showing.charge(A_WHILE / 2, "192.0.2.2", "a table")
    assert not showing.has_time("192.0.2.1", "a table")
    assert showing.has_time("192.0.2.1", "another")
    await asyncio.sleep(0)  # everybody has had their turn
    assert showing.has_time("192.0.2.1", "a table")


async def test_no_frame_overtakes_another_of_its_address_that_waits() -> None:
    showing = Showing(1)
    showing.charge(A_WHILE, "192.0.2.1", "a table")
    async with showing.turn("192.0.2.1"):
        await asyncio.sleep(0)  # everybody has had their turn, and this one is still drawn
        assert not showing.has_time("192.0.2.1", "another")
        assert showing.has_time("192.0.2.2", "another")
    assert showing.has_time("192.0.2.1", "another")


# Names


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Waiting for Anna and Ben", "Waiting for Anna, Ben and Cleo"),
        ("es", "Esperando a Anna y Ben", "Esperando a Anna, Ben y Cleo"),
    ],
)
def test_those_whom_all_wait_for_are_joined_as_the_language_joins_them(
    language: str, two: str, three: str
) -> None:
    for players, told in ((2, two), (3, three)):
        game = cookietin.game("cookie-party", players=players)
        position = game.start(seed=1)
        assert len(position.seats) == players
        assert panel.status_line(watch(game, position.state, language)) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Anna and Ben have the most points"), ("es", "Anna y Ben tienen más")],
)
def test_winners_are_joined_as_the_language_joins_them(language: str, told: str) -> None:
    position = last_position("cookie-party", "shared.tin")
    assert position.outcome is not None
    assert position.outcome.winners == (0, 1)
    assert told in ending.reason(watch(position.game, position.state, language))
    assert told in ending_line(position, language, NAMES)


# The board


def test_the_description_of_a_board_changes_with_the_position(anna: Person) -> None:
    with anna.sit(anna.make_table("goose", seat_0="me", seat_1="here", opt_first="0")) as line:
        assert (
            line.parts["description"]
            == '<desc id="description">Ginger on start. Blueberry on start</desc>'
        )
        line.move()
        assert "Ginger on square" in line.parts["description"]
        line.send("say", text="Well thrown!")
        assert line.frame["parts"].keys() == {"chat"}


@pytest.mark.parametrize("game", registry.names())
async def test_a_description_is_that_of_a_fresh_page_after_every_move(game: str) -> None:
    evening = Evening(game, players=2)
    table = await evening.sit(ANNA, BEN)

    def open_page() -> Frames:
        return Frames(table, Viewer(ANNA, lambda: None), "en", ORIGIN)

    def described_in(frames: Frames) -> list[str]:
        frame = frames.frame()  # none, where nothing has changed
        return [frame["parts"]["description"]] if frame and "description" in frame["parts"] else []

    page = open_page()
    told: list[str] = []
    for _ in range(200):
        told += described_in(page)
        assert told[-1:] == described_in(open_page())
        await evening.play_on(1)
        if not table.match.is_running:
            break
    assert len(told) > 2


@pytest.mark.parametrize("game", registry.names())
def test_a_board_s_dice_are_drawn_as_the_page_changes_them(game: str) -> None:
    """The page gives the one path of `#die-0` and `#die-1` the shape of a face."""
    pips = {re.findall(r'<path d="([^"]*)"', die(face, 0, 0, 1))[0] for face in FACES}
    position = cookietin.game(game).start(seed=1)
    lying = 0
    for _ in range(40):
        drawing = position.view(SPECTATOR).svg("en")
        for found in re.findall(r'<g id="die-\d">(.*?</g>)</g>', drawing):
            assert set(re.findall(r'<path d="([^"]*)"', found)) <= pips
            assert found.count("<path") == 1
            lying += 1
        if position.outcome is not None:
            break
        position = position.play(position.legal()[0])
    assert (lying > 0) == registry.plug(game).has_dice


def test_a_frame_that_could_not_be_drawn_is_drawn_again_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = cookietin.game("goose", players=2)
    table = watch(game, game.start(seed=1).state, "en").table
    frames = Frames(table, Viewer("nobody", lambda: None), "en", "http://x")
    with monkeypatch.context() as broken:
        broken.setattr(board, "moves", lambda look: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            frames.frame()
    frame = frames.frame()
    assert frame is not None
    assert {"pieces", "description", "log", "status"} <= frame["parts"].keys()


# What a page brings along


def brought_by(page: str) -> dict[str, Any]:
    """The frame that a page brings along."""
    (text,) = re.findall(r'<script id="first" type="application/json">(.*?)</script>', page)
    frame: dict[str, Any] = json.loads(text)
    return frame


def first_frame(person: Person, path: str, page: str, *then: dict[str, Any]) -> dict[str, Any]:
    """What a line gets first that was opened by this page, and sends these messages."""
    has = dict(re.findall(r'data-(drawn|below|page)="(\w+)"', page))
    address = f"{path}/ws?drawn={has['drawn']}&below={has['below']}&page={has['page']}"
    with person.client.websocket_connect(address, headers={"origin": ORIGIN}) as socket:
        for message in then:
            socket.send_text(json.dumps(message))
        while (told := json.loads(socket.receive_text()))["kind"] != "frame":
            pass  # it is asked whether it is still there
    frame: dict[str, Any] = told
    return frame


@pytest.mark.parametrize("game", registry.names())
async def test_a_page_brings_along_what_can_be_done(game: str) -> None:
    table = await Evening(game, players=2).sit(ANNA, BEN)
    first = (ANNA, BEN)[table.match.position.seats[0]]
    shown, told = (Frames(table, Viewer(first, lambda: None), "en", ORIGIN) for _ in range(2))
    page = pages.table_page(Reader("en", "/", ORIGIN), table, shown, {}).html
    frame, whole = brought_by(page), told.frame()
    assert whole is not None
    del whole["parts"]
    assert frame == json.loads(ENCODE(whole))
    assert frame["mine"]
    assert frame["moves"]


def test_no_name_ends_the_frame_that_a_page_brings_along(site: Site, anna: Person) -> None:
    path = anna.make_table("goose", seat_0="me", seat_1="open", opt_first="1")
    ben = site.person()
    with ben.sit(path) as line:
        assert line.send("sit", seat=1, name="</script><b>")["ok"]
    assert "</script><b>" in brought_by(anna.get(path).text)["title"]  # who waits for Ben


def test_a_page_that_stands_as_it_came_is_sent_nothing_again(anna: Person) -> None:
    path = anna.make_table("goose", seat_0="me", seat_1="here", opt_first="0")
    page = anna.get(path).text
    (seat,) = {move["seat"] for move in brought_by(page)["moves"]}
    at = brought_by(page)["seats"][str(seat)]
    move = {"do": "move", "id": "x" * 8, "seat": seat, "move": "throw", "at": at}
    frame = first_frame(anna, path, page, move)
    assert [answer["ok"] for answer in frame["answers"]] == [True]
    assert frame["first"]
    assert frame["number"] > brought_by(page)["number"]
    assert "pieces" in frame["parts"]
    assert not {"chat", "invite", "ground"} & frame["parts"].keys()
    assert "company" not in frame


def test_a_page_is_sent_everything_if_anything_has_changed_since_it_was_made(
    site: Site, anna: Person
) -> None:
    path = anna.make_table("goose", seat_0="me", seat_1="open")
    page = anna.get(path).text
    with site.person().sit(path) as ben:
        assert ben.send("sit", seat=1, name="Ben")["ok"]
        frame = first_frame(anna, path, page)
    assert {"pieces", "description", "status", "players", "log", "chat"} <= frame["parts"].keys()
    assert "Ben" in frame["parts"]["players"]


def test_what_a_page_shows_already_is_not_played_again(anna: Person) -> None:
    path = anna.make_table("goose", seat_0="me", seat_1="open")
    with anna.sit(path) as line:
        line.send("sit", seat=1, name="Ben")
        line.send("start")
        line.see("turn")
        line.move()
        page = anna.get(path).text
        line.send("say", text="So the page has changed.")
        frame = first_frame(anna, path, page)
    assert "pieces" in frame["parts"]
    assert frame["steps"] == []


def test_scripts_import_one_another_from_their_own_version(anna: Person) -> None:
    page = anna.get("/about").text
    files = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
    (version,) = {file.rpartition("/")[0] for file in files}
    for file in (f"{version}/{one.name}" for one in STATIC.iterdir()):
        answer = anna.get(file)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        for name in re.findall(r"""(?:from|import\() ?["'](.*?)["']""", answer.text):
            assert name.startswith("./")
            assert (STATIC / name).is_file()
    assert anna.get("/static/tin.js").status_code == 404
    assert anna.get("/static/01234567/tin.js").status_code == 404


def test_every_script_is_wanted_somewhere() -> None:
    texts = {file.name: file.read_text("utf-8") for file in STATIC.glob("*.js")}
    of_pages = {"tin.js", "new.js"}
    for name in texts.keys() - of_pages:
        assert any(f'{name}"' in text for other, text in texts.items() if other != name), name


@pytest.mark.parametrize(
    ("path", "script"), [("/about", "tin.js"), ("/t", "table.js"), ("/puzzles/tock/1", "puzzle.js")]
)
def test_no_script_waits_for_another_to_be_asked_for(anna: Person, path: str, script: str) -> None:
    page = anna.get(anna.make_table() if path == "/t" else path).text
    asked = set(re.findall(r'rel="modulepreload" href="/static/\w+/(.*?)"', page))
    assert {"tin.js", script} <= asked
    assert asked == set(imported_by(*asked))


def test_of_what_a_page_has_missed_only_the_last_move_is_seen_to_happen(
    site: Site, anna: Person
) -> None:
    """After waking, say; all else is simply there."""
    path = anna.make_table(seat_0="me", seat_1="here", opt_first="0")
    with anna.sit(path) as line:
        for _ in range(3):
            assert line.move()["ok"]
        table = site.app.state.room.tables[path.removeprefix("/t/")]
        last = table.match.account_of(ask.steps_of, table.match.log[-1], SPECTATOR)
        assert last
        for drawn, shown in ((0, last), (1, last), (2, last), (3, [])):
            frames = Frames(table, Viewer("nobody", lambda: None), "en", ORIGIN)
            frames.take_as_drawn(drawn, SPECTATOR, "")
            frame = frames.frame()
            assert frame is not None
            assert [step["kind"] for step in frame["steps"]] == [step.kind for step in shown]


async def test_a_movement_is_shown_though_somebody_else_takes_back_what_nobody_saw() -> None:
    evening = Evening("cookie-party", players=2, setup="standard")
    table = await evening.sit(ANNA, BEN)
    frames = Frames(table, Viewer(BEN, lambda: None), "en", ORIGIN)
    frames.frame()
    first, second = SPACE_NAMES[:2]
    assert (await evening.play(1, f"2-{first}")).ok
    assert (await evening.play(0, f"2-{second}")).ok
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    frame = frames.frame()
    assert frame is not None
    assert [step["element"] for step in frame["steps"]] == ["chip-0"]


def test_moves_are_sent_again_only_when_they_have_changed(anna: Person) -> None:
    with anna.sit(anna.make_table("cookie-party", players="2", seat_0="me")) as line:
        first = line.frame["moves"]
        assert first
        line.send("read", open=True)  # changes something else
        line.frame.pop("moves")
        line.send("read", open=False)
        line.send("say", text="hello")
        line.see("hello")
        assert "moves" not in line.frame
        assert line.send("move", seat=0, move=first[0]["move"], at=line.frame["seats"]["0"])["ok"]
        assert line.frame["moves"] != first


def test_messages_are_the_same_json_with_and_without_the_quick_encoder() -> None:
    class Own(str):
        """A text of a kind of its own, as some parts of pages are."""

    message = {
        "kind": "é 🍪 \u2028 </script> \x7f \x01",
        "n": [1, -2, 1.5, None, True],
        "own": Own("x"),
    }
    assert json.loads(ENCODE(message)) == message
    for wrong in ({"state": object()}, {"half": "\ud800"}):
        with pytest.raises((TypeError, UnicodeEncodeError)):
            ENCODE(wrong).encode()


# What viewers share


def test_only_addresses_that_are_somebody_s_own_server_s_can_be_tapped_in_their_chat() -> None:
    """A request says itself by which name it has found us, and others watch the same table."""
    game = cookietin.game("goose", players=2)
    here = watch(game, game.start(seed=1).state, "en")
    origins = "http://elsewhere.example", ORIGIN
    addresses = [f"{origin}/t/{'a' * 16}" for origin in origins]
    here.table.chat.append(Said(1, 0, "Anna", " ".join(addresses)))
    for origin, address in zip(origins, addresses, strict=True):
        chat = parts_of(replace(here, origin=origin))["chat"]
        assert re.findall(r'<a href="(.*?)">', chat) == [address]


def seen_by(table: Table, viewer: Viewer) -> Any:
    """All that a page of somebody shows."""
    look = look_at(table, viewer, "en", ORIGIN)
    parts = {**parts_of(look), "log": panel.log(look)}
    return parts, known_of(look, parts, 0, board.side_of(look))


@pytest.mark.parametrize("game", sorted(registry.names()))
async def test_what_somebody_is_shown_does_not_depend_on_who_was_shown_something_before(
    game: str,
) -> None:
    """Parts are made once for all who may see the same: nobody gets another's."""
    evening = Evening(game, players=max(registry.plug(game).players[0], 2))
    people = [ANNA, BEN, CLEO, "device-dora"][: evening.game.players]
    table = await evening.sit(*people)
    viewers = [evening.watch(device) for device in (*people, "device-nobody")]
    for turn in range(12):
        if turn == 6:
            evening.miss(BEN)  # the others are offered a bot for them
        for order in (viewers, viewers[::-1]):
            table.show()
            table.match.worked_out.clear()
            shared = {viewer: seen_by(table, viewer) for viewer in order}
            for viewer in viewers:
                table.show()
                table.match.worked_out.clear()
                assert shared[viewer] == seen_by(table, viewer)
        await evening.play_on(1)


@pytest.mark.parametrize("game", registry.names())
async def test_what_is_kept_from_move_to_move_is_what_is_drawn_afresh(game: str) -> None:
    evening = Evening(game, players=max(registry.plug(game).players[0], 2))
    people = [ANNA, BEN, CLEO, "device-dora"][: evening.game.players]
    table = await evening.sit(*people)
    viewers = [evening.watch(device) for device in (*people, "device-nobody")]
    for turn in range(12):
        if turn == 4:
            viewers[1].heard = 1.0  # long ago: Ben is gone
            table.notice_silence()
        if turn == 8 and not table.match.is_over:  # a first move may lead into a trap
            assert (await evening.do(ANNA, "stand-in", seat=1)).ok
        kept = [seen_by(table, viewer) for viewer in viewers]
        table.show()
        table.match.worked_out.clear()
        assert kept == [seen_by(table, viewer) for viewer in viewers]
        await evening.play_on(1)


async def test_of_the_players_a_move_changes_only_the_score_and_whose_turn_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[int] = []
    row_of = panel.row_of

    def note(look: Look, seat: int, *about: Any) -> panel.Row:
        drawn.append(seat)
        return row_of(look, seat, *about)

    monkeypatch.setattr(panel, "row_of", note)
    evening = Evening(players=4)
    table = await evening.sit(ANNA, BEN, CLEO, "device-dora")
    viewer = evening.watch("device-nobody")
    seen_by(table, viewer)
    assert sorted(drawn) == [0, 1, 2, 3]
    drawn.clear()
    await evening.play_on(1)
    seen_by(table, viewer)
    assert drawn == []
    table.show()  # somebody has come or gone, say
    seen_by(table, viewer)
    assert sorted(drawn) == [0, 1, 2, 3]


async def test_a_name_that_somebody_else_has_taken_over_is_told_at_once() -> None:
    evening = Evening(players=2)
    table = await evening.sit(ANNA, "open")
    viewer = Viewer(ANNA, lambda: None)
    before = look_at(table, viewer, "en", ORIGIN)
    assert (await evening.do(BEN, "sit", seat=1, name="Béa", stir="x")).ok
    after = look_at(table, viewer, "en", ORIGIN)
    assert before.names[1] != after.names[1] == "Béa"
    assert "Béa" in board.picture(after)["pieces"]
    assert (await evening.do(ANNA, "remove", seat=1)).ok
    assert "Béa" not in board.picture(look_at(table, viewer, "en", ORIGIN))["pieces"]
