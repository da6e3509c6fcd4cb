"""Pages and sockets, met by people, strangers and attackers."""

from __future__ import annotations

import json
import mimetypes
import re
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from cookietin.engine import registry
from cookietin.engine.log import NOT_READ, StoreFailed
from cookietin.engine.texts import LANGUAGES
from cookietin.table.match import Declined
from cookietin.web.files import all_files, version
from cookietin.web.guard import FILES_COOKIE
from cookietin.web.install import STATIC
from cookietin.web.wire import HEADERS
from web.site import ORIGIN, Person, Site

NASTY = '"><script>alert(1)</script>'


@pytest.fixture
def site(crumbs_is_known: None) -> Iterator[Site]:
    with Site().open() as found:
        yield found


# Pages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path", ["/", "/about", "/new/goose", "/new/goose?players=6", "/rules/goose"]
)
def test_every_page_comes_in_every_language(site: Site, path: str, language: str) -> None:
    answer = site.person(language).get(path)
    assert answer.status_code == 200
    assert f'<html lang="{language}">' in answer.text
    assert " style=" not in answer.text


def test_the_name_of_a_language_is_read_out_as_it_is_spoken(anna: Person) -> None:
    for path in ("/", anna.make_table("goose", players="2", seat_0="me")):
        page = anna.get(path).text
        assert all(f'value="{one}" lang="{one}"' in page for one in LANGUAGES), path


def test_every_answer_is_guarded(anna: Person) -> None:
    for path in ("/", "/nowhere", "/static/tin.js", "/t/none"):
        answer = anna.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_the_device_cookie_cannot_be_read_by_scripts(site: Site) -> None:
    cookie = site.person().get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


KILOBYTE = 1024
AT_ONCE = 6  # files that a browser asks for
OF_OTHER_PAGES = {"new.js", "live.js", "puzzle.js", "replay.js", "drawings.js"}


@pytest.mark.parametrize("game", ["", *registry.names()])
def test_a_page_weighs_little(anna: Person, game: str) -> None:
    """With as many players as can be."""
    most = str(registry.plug(game).players[-1]) if game else ""
    page = anna.get(anna.make_table(game, players=most, seat_0="me") if game else "/")
    files = re.findall(r'(?:src|href)="(/(?:static|cover)/[^"]+)"', page.text)
    files = [file for file in files if not file.endswith(".png")]  # asked for to install it
    assert len(files) >= len(("tin.js", "tin.css", "icon.svg"))
    answers = [page, *map(anna.get, files)]
    assert all(answer.status_code == 200 for answer in answers)
    assert sum(answer.num_bytes_downloaded for answer in answers) < (96 if game else 110) * KILOBYTE
    (folder,) = {file.rpartition("/")[0] for file in files if file.endswith(".js")}
    names = {file.name for file in STATIC.glob("*.js")} - OF_OTHER_PAGES
    scripts = [anna.get(f"{folder}/{name}") for name in names]
    assert all(answer.status_code == 200 for answer in scripts)
    assert sum(script.num_bytes_downloaded for script in scripts) < 66_000


@pytest.mark.parametrize("game", registry.names())
def test_a_first_move_needs_few_files_and_bytes(site: Site, game: str) -> None:
    """A browser asks for six files at once; on a slow line each further round costs half a
    second, and every ten kilobytes a fifth of one.
    """
    anna, most = site.person(), str(registry.plug(game).players[-1])
    path = anna.make_table(game, players=most, seat_0="me")
    page = anna.get(path)
    files = re.findall(r'<link rel="(?:modulepreload|stylesheet)" href="(.*?)"', page.text)
    assert 0 < len(files) <= AT_ONCE
    answers = [page, *map(anna.get, files)]
    heads = sum(len(f"{name}: {v}\r\n") for one in answers for name, v in one.headers.items())
    assert sum(answer.num_bytes_downloaded for answer in answers) + heads < 66 * KILOBYTE


def test_only_a_first_visit_brings_the_style_along(site: Site, anna: Person) -> None:
    path = anna.make_table()
    first = anna.get(path)
    anna.client.cookies.set(FILES_COOKIE, version())  # as the script does when it has the sheets
    second = anna.get(path)
    (style,) = re.findall(r"<style>(.*?)</style>", first.text, re.DOTALL)
    mark = b64encode(sha256(style.encode()).digest()).decode()
    assert f"style-src 'self' 'sha256-{mark}';" in first.headers["content-security-policy"]
    for address in re.findall(r"url\((.*?)\)", style):
        assert anna.get(address).status_code == 200
    assert "stylesheet" not in first.text
    assert "<style>" not in second.text
    sheets = re.findall(r'<link rel="stylesheet" href="(.*?)"', second.text)
    linked = "".join(anna.get(sheet).text for sheet in sheets)
    assert style == linked.replace("url(", f"url(/static/{version()}/")
    assert "<style>" in site.person().get(path).text


def test_what_is_only_a_part_of_a_page_has_few_headers(anna: Person) -> None:
    page = anna.get("/")
    (script,) = re.findall(r'src="(/static/\w+/tin.js)"', page.text)
    for name in ("tin.js", "tin.css", "icon-192.png"):
        answer = anna.get(script.replace("tin.js", name))
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert not {"content-security-policy", "etag", "last-modified"} & answer.headers.keys()
    drawing = anna.get(script.replace("tin.js", "icon.svg"))  # which may be opened by itself
    assert drawing.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
    plain = anna.client.get(script, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == anna.get(script).text
    assert anna.client.post(script).status_code == 405


def test_the_kinds_of_files_are_the_same_on_every_machine(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python 3.11 without tables of the system's own calls a script an application."""
    monkeypatch.setitem(mimetypes.types_map, ".js", "application/javascript")
    all_files.cache_clear()
    answer = anna.get(f"/static/{version()}/tin.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "content-security-policy" not in answer.headers


def test_what_an_editor_leaves_there_is_no_file_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (".DS_Store", "tin.css~", "tin.css"):
        (tmp_path / name).write_text("body {}", encoding="utf-8")
    monkeypatch.setattr("cookietin.web.files.STATIC", tmp_path)
    assert all_files.__wrapped__().keys() == {"tin.css"}


def test_health_is_asked_without_a_cookie_and_says_when_nothing_can_be_read(
    site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = site.person().client.get("/health")
    assert (answer.status_code, answer.text) == (200, "ok\n")
    assert "set-cookie" not in answer.headers

    async def failing(key: str, most: int = 50) -> list[str]:
        raise StoreFailed("store-away", NOT_READ)

    monkeypatch.setattr(site.store, "matches_of", failing)
    assert anna.client.get("/health").status_code == 503


def test_the_numbers_of_a_server_are_for_those_who_have_its_key(site: Site, anna: Person) -> None:
    def ask(given: str) -> Any:
        headers = {b"authorization": given.encode("latin-1")}
        return anna.client.get("/metrics", headers=headers)

    with anna.sit(anna.make_table("goose", seat_1="here", name_0="Annabelle")):
        assert ask("Bearer a key").status_code == 404
        site.app.state.metrics_key = "a key"
        for given in ("", "Bearer", "Bearer wrong", "Bearer é"):
            assert ask(given).status_code == 404
        answer = ask("Bearer a key")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    assert 'cookietin_tables{game="goose",phase="running"} 1' in lines
    assert "cookietin_pages 1" in lines
    assert "Annabelle" not in answer.text
    kept = re.compile(r"# (HELP|TYPE) \w+ .+|\w+(\{.+\})? [\d.e+-]+")
    assert all(map(kept.fullmatch, lines))


def test_a_cover_may_be_kept_and_others_are_not_there(anna: Person) -> None:
    cover = anna.get("/cover/de/goose.svg")
    assert cover.headers["content-type"] == "image/svg+xml"
    assert "immutable" in cover.headers["cache-control"]
    assert "set-cookie" not in cover.headers
    assert anna.get("/cover/xx/goose.svg").status_code == 404
    assert anna.get("/cover/de/chess.svg").status_code == 404


def test_a_language_is_chosen_and_kept(anna: Person) -> None:
    form = {"language": "pl", "to": "/about"}
    answer = anna.client.post("/language", data=form, headers={"origin": ORIGIN})
    assert answer.url.path == "/about"
    assert '<html lang="pl">' in answer.text
    for elsewhere in ("//evil.example", "https://evil.example"):
        form = {"language": "pl", "to": elsewhere}
        answer = anna.client.post("/language", data=form, headers={"origin": ORIGIN})
        assert answer.url.host == "testserver"


@pytest.mark.parametrize(
    ("to", "page"),
    [
        ("/replay", "/"),
        ("/host/end", "/host"),
        ("/club/abcdefghijkl/join", "/club/abcdefghijkl"),
        ("/new/goose", "/new/goose"),
        ("/nowhere/at/all", "/"),
    ],
)
def test_after_a_language_is_chosen_comes_a_page_that_can_be_opened(
    anna: Person, to: str, page: str
) -> None:
    """Some pages answer a form, and their address cannot be asked for."""
    form, origin = {"language": "pl", "to": to}, {"origin": ORIGIN}
    answer = anna.client.post("/language", data=form, headers=origin, follow_redirects=False)
    assert answer.headers["location"] == page


@pytest.mark.parametrize(
    ("path", "status"),
    [("/nowhere", 404), ("/new/duck", 404), ("/rules/duck", 404), ("/t/none", 404),
     ("/join?code=ZZZZZ", 404), ("/join", 404), ("/t/0123456789abcdef/record", 404),
     ("/t/0123456789abcdef", 404)],
)  # fmt: skip
def test_what_is_not_there_is_a_page_with_a_reason(anna: Person, path: str, status: int) -> None:
    answer = anna.get(path)
    assert answer.status_code == status
    assert 'role="alert"' in answer.text
    assert "Traceback" not in answer.text


def test_our_own_failure_shows_no_trace(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cookietin.web.pages.about_page", lambda reader: 1 / 0)
    anna.client._transport.raise_server_exceptions = False  # type: ignore[attr-defined]
    answer = anna.get("/about")
    assert answer.status_code == 500
    assert "ZeroDivision" not in answer.text
    assert "That didn’t work" in answer.text


@pytest.mark.parametrize(
    ("path", "offered", "not_offered"),
    [("tock?players=4", ["teams", "table_talk"], []),
     ("tock?players=3", ["jack_from_start", "first"], ["teams", "table_talk"]),
     ("cookie-box?players=2", ["first"], ["thief"]), ("cookie-box?players=3", ["thief"], []),
     ("cookie-party", ["side", "setup", "edition"], [])],
)  # fmt: skip
def test_what_so_many_players_cannot_choose_is_not_offered(
    anna: Person, path: str, offered: list[str], not_offered: list[str]
) -> None:
    page = anna.get(f"/new/{path}").text
    assert all(f'name="opt_{name}"' in page for name in offered)
    assert not any(f"opt_{name}" in page for name in not_offered)


# A table


def test_from_the_tin_to_the_first_move_in_two_taps(anna: Person) -> None:
    path = anna.make_table(quick="1")
    with anna.sit(path) as line:
        line.see("Your turn")
        assert line.move()["ok"]


def test_two_people_and_a_spectator_see_the_same_match_each_in_the_own_language(
    site: Site, anna: Person
) -> None:
    path = anna.make_table(seat_0="me", seat_1="open", name_0="Anna", opt_first="0")
    ben, cleo = site.person("pl"), site.person("nl")
    with anna.sit(path) as one, ben.sit(path) as two, cleo.sit(path) as watching:
        assert "One seat is still open" in one.parts["status"]
        assert two.send("sit", seat=1, name="Ben")["ok"]
        one.see("Your turn, Anna")
        assert one.move()["ok"]
        for line, word in ((one, "rolls"), (two, "rzuca|wyrzuca|rzut"), (watching, "gooit")):
            line.see(f"Anna.*{word}")
        assert watching.frame["moves"] == []
        assert "You’re watching" not in two.parts["choices"]


def test_the_tables_link_gives_only_open_seats(site: Site, anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="open")
    with site.person().sit(path) as stranger:
        refused = stranger.send("sit", seat=0, name="Me")
        assert not refused["ok"]
        assert "already sitting there" in refused["text"]
        assert stranger.frame["seats"] == {}


def test_a_return_link_brings_a_person_back_on_another_phone(site: Site, anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="bot", opt_first="0")
    link = re.search(rf'value="{ORIGIN}({path}/return/[^"]+)"', anna.get(path).text)
    assert link is not None
    phone = site.person()
    assert re.search(r"Take \w+’s seat", phone.get(link[1]).text)
    answer = phone.client.post(link[1], headers={"origin": ORIGIN})
    assert answer.url.path == path
    with phone.sit(path) as line:
        assert line.move()["ok"]
    assert link[1] not in site.person().get(path).text
    other = site.person().make_table(seat_0="me", seat_1="bot")
    wrong = link[1].replace(path, other)
    assert site.person().get(wrong).status_code == 404
    assert site.person().get(f"{path}/return/é").status_code == 404
    assert site.person().client.post(wrong, headers={"origin": ORIGIN}).status_code == 404


def test_whoever_may_not_take_a_seat_by_its_link_is_told_why(site: Site, anna: Person) -> None:
    """In Cookie Box with a thief, nobody sees the cookies of two."""
    seats = {"seat_0": "me", "seat_1": "open", "seat_2": "bot"}
    path = anna.make_table("cookie-box", players="3", opt_thief="on", **seats)
    link = re.search(rf'value="{ORIGIN}({path}/return/[^"]+)"', anna.get(path).text)
    assert link is not None
    ben = site.person()
    with ben.sit(path) as line:
        assert line.send("sit", seat=1, name="Ben")["ok"]
    refused = ben.post(link[1])
    assert refused.status_code == 400
    assert "each on their own device" in refused.text


def test_a_code_leads_to_the_table_and_mine_are_listed(site: Site, anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="open")
    code = re.search(r"<strong>(\w{5})</strong>", anna.get(path).text)
    assert code is not None
    assert site.person().get(f"/join?code={code[1].lower()}").url.path == path
    assert path in anna.get("/").text
    assert path not in site.person().get("/").text


def test_a_tap_that_leads_nowhere_says_why(anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="open", opt_first="0")
    with anna.sit(path) as line:
        line.send("start")
        line.see("Your turn")
        assert "You can’t do anything there" in line.send("why", seat=0, taps=["moon"])["text"]
        assert line.move()["ok"]
    path = anna.make_table(seat_0="me", seat_1="me", opt_first="0")
    with anna.sit(path) as line:
        assert "not your turn" in line.send("why", seat=1, taps=["dice"])["text"]
        assert "not your turn" in line.send("why", seat=1, taps=["pawn-0"])["text"]


def test_the_end_tells_who_won_and_offers_replay_record_and_another_match(
    site: Site, anna: Person
) -> None:
    path = anna.make_table(seat_0="me", seat_1="here", name_0="Anna", name_1="Ben")
    with anna.sit(path) as line:
        while line.frame["moves"]:
            assert line.move()["ok"]
        line.see("reaches 63 and wins")
        assert "rolls" in line.parts["end"]
        record = anna.get(f"{path}/record")
        assert "attachment" in record.headers["content-disposition"]
        assert "result: home" in record.text
        replay = anna.get(f"{path}/replay?at=3")
        assert "Step 3 of" in replay.text
        uploaded = anna.client.post(
            "/replay", data={"record": record.text, "at": "2"}, headers={"origin": ORIGIN}
        )
        assert "Step 2 of" in uploaded.text
        assert line.send("again")["ok"]
        line.see("On to the new game")


def test_whoever_wants_to_play_again_too_early_is_told_why(anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="here")
    with anna.sit(path) as line:
        answer = line.send("again")
        assert not answer["ok"]
        assert answer["text"] == Declined("match-not-over").phrase.text()


def test_a_broken_record_is_refused_with_its_line(anna: Person) -> None:
    answer = anna.client.post("/replay", data={"record": "no"}, headers={"origin": ORIGIN})
    assert answer.status_code == 400
    assert "line 1, column 1" in answer.text


def test_own_dice_are_typed_at_the_table(anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="here", own_dice="on", opt_first="0")
    with anna.sit(path) as line:
        assert line.move()["ok"]
        line.see("Roll your dice!")
        assert not line.send("throw", move="9-9")["ok"]
        assert line.send("throw", move="3-4")["ok"]
        line.see("from the start to 7")
        assert 'href="#square-7"' in line.parts["trail"]


def test_what_was_told_last_stays_over_the_board_while_nothing_new_is_told(anna: Person) -> None:
    """A hidden wall or a turn that ends is nothing to tell."""
    path = anna.make_table("cookie-addict", seat_0="me", seat_1="here", opt_first="0")
    with anna.sit(path) as line:
        for _ in range(12):
            assert line.move()["ok"]
            assert line.parts["told"]
            if line.parts["end"]:  # by a trap, for example
                break


# Several people on one device


def test_between_two_people_with_secret_hands_comes_a_cover(anna: Person) -> None:
    path = anna.make_table("crumbs", seat_0="me", seat_1="here", name_0="Anna", name_1="Ben")
    page = anna.get(path).text
    assert "Hand the screen to" in page
    with anna.sit(path) as line:
        first = re.search(r'data-do="show" data-seat="(\d)"', line.parts["cover"])
        assert first is not None
        assert line.frame["moves"] == []
        assert line.parts["choices"] == ""
        shown = int(first[1])
        assert line.send("show", seat=shown)["ok"]
        line.offered(lambda moves: bool(moves))
        assert {move["seat"] for move in line.frame["moves"]} == {shown}
        lay = next(m for m in line.frame["moves"] if m["move"].startswith("lay"))
        line.send("move", seat=shown, move=lay["move"], at=line.frame["seats"][str(shown)])
        line.see(f'data-do="show" data-seat="{1 - shown}"')
        assert line.frame["moves"] == []
    assert "Hand the screen to" in anna.get(path).text  # a reload returns to it


def test_of_two_who_act_at_the_same_time_on_one_device_the_one_in_view_is_called(
    anna: Person,
) -> None:
    path = anna.make_table("cookie-party", players="2", seat_1="here", name_0="Anna", name_1="Ben")
    with anna.sit(path) as line:
        line.send("show", seat=0)
        line.see("Your turn, Anna!")
        assert "Ben" not in line.parts["status"]


def test_nobody_shows_a_hand_that_is_not_on_this_device(site: Site, anna: Person) -> None:
    path = anna.make_table("crumbs", seat_0="me", seat_1="open")
    with anna.sit(path) as one, site.person().sit(path) as two:
        two.send("sit", seat=1, name="Ben")
        assert not two.send("show", seat=0)["ok"]
        assert not one.send("show", seat="0")["ok"]


def test_a_hand_that_is_covered_and_shown_again_at_once_is_sent_again(anna: Person) -> None:
    """The page covers it itself, without waiting."""
    path = anna.make_table("cookie-box", seat_0="me", seat_1="here", opt_first="0")
    with anna.sit(path) as line:
        assert line.send("show", seat=1, held=True)["ok"]
        line.socket.send_text(json.dumps({"do": "hide", "id": "hide"}))
        line.socket.send_text(json.dumps({"do": "show", "seat": 1, "held": True, "id": "show"}))
        for word, is_shown in (("hide", False), ("show", True)):
            line.until(lambda message, word=word: message.get("id") == word)
            assert ("Your cookies" in line.parts["pieces"]) == is_shown


# Hostile


def test_names_and_chat_are_shown_and_never_obeyed(site: Site, anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="open", name_0='"><script>')
    with anna.sit(path) as line, site.person().sit(path) as other:
        assert other.send("sit", seat=1, name="<b>Ben</b>")["ok"]
        assert other.send("say", text=NASTY)["ok"]
        line.see("&lt;script&gt;alert")
        for part in line.parts.values():
            assert "<script" not in part
            assert "<b>Ben" not in part
    assert "<script>" not in anna.get(path).text.replace('<script type="module"', "")


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "[]", "7", "null", '{"do":', "[" * 5000, '{"do":{}}', '{"do":"move"}',
     json.dumps({"do": "move", "seat": 10**40}), "\x00",
     '{"do":"say","text":"' + "x" * 5000 + '"}'],
)  # fmt: skip
def test_nonsense_on_the_line_is_answered_and_the_line_lives(anna: Person, text: str) -> None:
    path = anna.make_table(quick="1")
    with anna.sit(path) as line:
        line.socket.send_text(text)
        answer = line.until(lambda m: "ok" in m)
        assert not answer["ok"]
        assert answer["text"]
        assert line.send("say", text="still here")["ok"]


def test_another_seats_move_is_refused(site: Site, anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="open", opt_first="0")
    with anna.sit(path) as one, site.person().sit(path) as two:
        two.send("sit", seat=1, name="Ben")
        one.see("Your turn")
        refused = two.send("move", seat=0, move="throw", at=99)
        assert refused["text"] == "That’s not your seat."
        assert one.move()["ok"]


def test_on_a_shared_device_table_talk_is_called_whoevers_hand_is_in_view(anna: Person) -> None:
    seats = {f"seat_{seat}": "here" for seat in range(1, 4)}
    path = anna.make_table(
        "tock", players="4", seat_0="me", opt_table_talk="on", opt_first="3", **seats
    )
    with anna.sit(path) as line:
        assert line.frame["moves"] == []  # the cover is up
        line.send("show", seat=0)
        calls = [move for move in line.frame["moves"] if move.get("quiet")]
        by_seat = {1: {"call 0", "call 2"}, 2: {"call 1", "call 3"}, 3: {"call 0", "call 2"}}
        for seat, texts in by_seat.items():
            assert {call["move"] for call in calls if call["seat"] == seat} == texts
        assert calls[0]["label"].startswith("Blueberry: ")
        at = line.frame["seats"]["2"]
        assert line.send("move", seat=2, move="call 1", at=at)["ok"]


def test_five_people_click_at_the_same_time_and_every_click_is_kept(site: Site) -> None:
    people = [site.person() for _ in range(5)]
    seats = {f"seat_{seat}": "open" for seat in range(1, 5)}
    path = people[0].make_table(
        "cookie-party", players="5", seat_0="me", opt_setup="standard", **seats
    )
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(person.sit(path)) for person in people]
        for seat, line in enumerate(lines[1:], 1):
            line.send("sit", seat=seat, name=f"Guest {seat}")
        for line in lines:
            line.offered(lambda moves: bool(moves))
        for seat, line in enumerate(lines):  # all clicks are under way before any is answered
            click = {"do": "move", "id": "both", "seat": seat, "move": "rest"}
            line.socket.send_text(json.dumps(click | {"at": line.frame["seats"][str(seat)]}))
        for line in lines:
            assert line.until(lambda message: message.get("id") == "both")["ok"]
        for line in lines:
            line.offered(lambda moves: moves == ["done"])


@pytest.mark.parametrize("origin", ["http://evil.example", "", "null", "http://testserver.evil"])
def test_a_foreign_origin_gets_no_line(anna: Person, origin: str) -> None:
    path = anna.make_table(quick="1")
    with (
        pytest.raises(WebSocketDisconnect),
        anna.client.websocket_connect(f"{path}/ws", headers={"origin": origin}),
    ):
        pass


def test_a_foreign_origin_posts_nothing(anna: Person) -> None:
    answer = anna.client.post("/new/goose", headers={"origin": "http://evil.example"})
    assert answer.status_code == 403


def test_a_line_without_a_cookie_or_to_no_table_is_closed(site: Site, anna: Person) -> None:
    path = anna.make_table(quick="1")
    for person, where in ((site.person(), path), (anna, "/t/none")):
        with (
            pytest.raises(WebSocketDisconnect),
            person.client.websocket_connect(f"{where}/ws", headers={"origin": ORIGIN}),
        ):
            pass


def test_a_megabyte_is_too_much(anna: Person) -> None:
    big = {"record": "x" * 1_100_000}
    answer = anna.client.post("/replay", data=big, headers={"origin": ORIGIN})
    assert answer.status_code == 413


def test_a_new_table_with_nonsense_is_refused_in_words(anna: Person) -> None:
    for form, said in (
        ({"players": "99"}, "isn’t a possible number of players"),
        ({"opt_release": "maybe"}, "can’t be"),
        ({"opt_colour": "red"}, "no option"),
        ({"name_0": "x" * 100}, "Between 1 and 24"),
    ):
        answer = anna.client.post("/new/goose", data=form, headers={"origin": ORIGIN})
        assert answer.status_code == 400
        assert said in answer.text


def test_a_flood_slows_down_only_its_own_line(site: Site, anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="open", opt_first="0")
    with anna.sit(path) as one, site.person().sit(path) as flood:
        flood.send("sit", seat=1, name="Ben")
        for _ in range(1000):
            flood.socket.send_text('{"do":"say","text":"x"}')
        one.see("Your turn")
        assert one.move()["ok"]


def test_ids_cannot_be_guessed(anna: Person) -> None:
    ids = {anna.make_table(quick="1").removeprefix("/t/") for _ in range(3)}
    assert len(ids) == 3
    assert all(len(one) == 16 for one in ids)


def test_static_files_are_ours_alone() -> None:
    folder = Path(__file__).parents[2] / "src/cookietin/web/static"
    for file in (file for file in folder.iterdir() if file.suffix != ".png"):
        text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "http://" not in text
        assert "https://" not in text


@pytest.mark.parametrize("package", ["web", "table"])
def test_every_text_is_used(package: str) -> None:
    home = Path(__file__).parents[2] / "src/cookietin"
    code = "".join(file.read_text(encoding="utf-8") for file in home.rglob("*.py"))
    texts = (home / package / "texts/en.ftl").read_text(encoding="utf-8")
    made = (
        "new-",
        "table-speed-",
        "table-telling-",
        "keys-",
        "puzzles-",
        "about-",
        "react-",
        "replay-",
    )  # whose ends come from data
    for key in re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE):
        assert f'"{key}"' in code or f"'{key}'" in code or key.startswith(made), key


def test_every_text_that_a_page_asks_for_is_there() -> None:
    home = Path(__file__).parents[2] / "src/cookietin/web"
    files = [home / "texts/en.ftl", home.parent / "engine/texts/en.ftl"]  # which any page may use
    texts = "\n".join(file.read_text("utf-8") for file in files)
    keys = set(re.findall(r"^([a-z][\w-]*) =", texts, re.M))
    for file in {*home.glob("*.py")} - {home / "serve.py"}:  # which has the command line's
        asked = re.findall(r"\bsay\(\s*[\"']([a-z][\w-]*)[\"']", file.read_text("utf-8"))
        assert not set(asked) - keys, file.name


def test_addresses_of_our_own_tables_can_be_tapped_in_the_chat_and_nothing_else(
    anna: Person,
) -> None:
    path = anna.make_table(seat_0="me", seat_1="here")
    own = f"{ORIGIN}{path}"
    with anna.sit(path) as line:
        for text in (own, f"<b>{own}/replay,", f"{own}/record", "http://example.org/t/abc"):
            assert line.send("say", text=text)["ok"]
        line.see("example.org")
    said = line.parts["chat"]
    assert re.findall(r'<a href="(.*?)">', said) == [own, f"{own}/replay"]
    assert "&lt;b&gt;<a" in said
