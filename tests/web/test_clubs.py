"""The pages of a tournament: one code, a name, a table; and nothing on them that is hidden."""

from __future__ import annotations

import asyncio
import csv
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from html import unescape

import pytest
from playwright.sync_api import ViewportSize

import cookietin
from cookietin.engine.texts import LANGUAGES
from cookietin.store.sqlite import SqliteStore
from cookietin.table.logs import match_from
from cookietin.table.match import Declined
from cookietin.table.upgrades import UPGRADES
from cookietin.web.limits import Limits
from cookietin.web.outside import Person as Phone
from cookietin.web.outside import Reply, Tin, ask, form_of, new_device, request_of
from scene import scene
from web.conftest import People, Server
from web.site import Person, Site

NO_END = 1800.0  # seconds for a round of a long game on a slow machine


@pytest.fixture
def site(place: str) -> Iterator[Site]:
    """A tin in this process; what it keeps is in memory, or in a database."""
    with Site(place=place).open() as found:
        yield found


@pytest.fixture
def in_memory() -> Iterator[Site]:
    """One whose logs a test can spoil."""
    with Site().open() as found:
        yield found


def opened(person: Person, **about: str) -> str:
    """Open a tournament; the path of its page."""
    form = {"game": "goose", "system": "swiss", "rounds": "2", "players": "2", **about}
    answer = person.post("/club", **form)
    assert answer.status_code == 200, answer.text
    return str(answer.url.path)


def started(site: Site, people: int = 4, **about: str) -> tuple[Person, str, list[Person]]:
    host = site.person()
    path, guests = opened(host, **about), [site.person() for _ in range(people)]
    for at, one in enumerate(guests):
        assert one.post(f"{path}/join", name=f"Guest {at}").status_code == 200
    assert host.post(f"{path}/start", known="0").status_code == 200
    return host, path, guests


def test_one_code_leads_everybody_to_the_tournament_and_then_to_a_table(site: Site) -> None:
    host = site.person()
    path = opened(host)
    code = re.search(r'class="code">(\w{5})<', host.get(path).text)
    assert code is not None
    guests = [site.person() for _ in range(2)]
    for name, one in zip(("Anna", "Ben"), guests, strict=True):
        page = one.get(f"/join?code={code[1].lower()}")
        assert page.url.path == path
        joined = one.post(f"{path}/join", name=name).text
        assert "data-own-table" not in joined
        assert joined.index(f"You’re {name}") < joined.index(code[1])
        assert 'id="emblem-0"' in joined  # the tables come later, and by themselves
    host.post(f"{path}/start", known="0")
    found = re.search(r'data-own-table href="(/t/[\w-]+)"', guests[0].get(path).text)
    assert found is not None
    with guests[0].sit(found[1]) as line:
        assert "Anna" in line.parts["players"]
    assert f'href="{path}"' in guests[0].get(found[1]).text  # the way back


def test_only_the_organiser_starts_rounds_and_looks_after_seats(site: Site) -> None:
    host, path, guests = started(site)
    match = re.search(r'name="match" value="([\w-]+)"', host.get(path).text)
    assert match is not None
    assert 'name="match"' not in guests[0].get(path).text
    for deed in ("bot", "bye", "start"):
        refused = guests[0].post(f"{path}/{deed}", match=match[1], seat="0", known="1")
        assert refused.status_code == 400
        assert "Only the organiser" in refused.text
    assert host.post(f"{path}/bye", match=match[1], seat="0").status_code == 200
    assert "<b>½</b>" not in host.get(path).text
    assert host.post(f"{path}/nonsense").status_code == 404


def test_the_first_page_leads_back_to_a_tournament_that_is_not_over(site: Site) -> None:
    host, path, guests = started(site, 2, rounds="1")
    for one in (host, *guests):
        shown = one.get("/").text
        assert "My tournaments" in shown
        assert f'href="{path}"' in shown
        assert "Round 1 of 1" in shown
    assert "My tournaments" not in site.person().get("/").text
    found = re.search(r'name="match" value="([\w-]+)"', host.get(path).text)
    assert found is not None
    host.post(f"{path}/settle", match=found[1], result="0")
    assert "My tournaments" not in guests[0].get("/").text


def test_the_organiser_keeps_a_link_that_works_in_another_browser(site: Site) -> None:
    host, path, guests = started(site)
    link = re.search(rf'value="http://testserver({path}/return/[\w-]{{24}})"', host.get(path).text)
    assert link is not None
    assert link[1] not in guests[0].get(path).text
    new = site.person()
    assert 'name="match"' not in new.get(path).text
    assert "Run the tournament" in new.get(link[1]).text
    assert 'name="match"' not in new.get(path).text  # nothing has happened yet
    assert 'name="match"' in new.post(link[1]).text
    wrong = f"{path}/return/{'x' * 24}"
    assert [new.get(wrong).status_code, new.post(wrong).status_code] == [404, 404]


def test_a_player_goes_on_with_a_code_that_the_organiser_shows(site: Site) -> None:
    host, path, guests = started(site)
    refused = guests[1].post(f"{path}/let-in", player="0")
    assert refused.status_code == 400
    shown = host.post(f"{path}/let-in", player="0").text
    code = re.search(r'class="code">(\w{4} \w{4})<', shown)
    assert code is not None
    tablet = site.person()
    page = tablet.get(f"/join?code={code[1].lower()}")
    assert "Play as Guest 0" in page.text
    arrived = tablet.post(page.url.path).text
    own = re.search(r'data-own-table href="(/t/[\w-]+)"', arrived)
    assert own is not None
    with tablet.sit(own[1]) as line:
        assert line.frame["seats"]  # which are theirs
    assert site.person().get(page.url.path).status_code == 404


def test_nobody_tries_codes_for_long(site: Site) -> None:
    _, path, _ = started(site)
    anna = site.person()
    anna.get("/")
    tried = [anna.get(f"{path}/return/AAAAAAA{n}").status_code for n in range(9)]
    tried += [anna.post(f"{path}/return/BBBBBBB{n}").status_code for n in range(9)]
    assert tried.count(404) == Limits().wrong_codes_per_device
    assert tried[-1] == 429


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_plays_again_whom_the_organiser_lets_sit_out_and_is_told_why(language: str) -> None:
    with Site().open() as site:
        host, anna = site.person(), site.person(language)
        path = opened(host)
        anna.post(f"{path}/join", name="Anna")
        host.post(f"{path}/away", player="0")
        told = Declined("club-put-out").phrase.text(language)
        assert told in unescape(anna.get(path).text)
        refused = anna.post(f"{path}/back", player="0")
        assert refused.status_code == 400
        assert told in unescape(refused.text)
        assert "<s>Anna</s>" in host.get(path).text
        assert "<s>Anna</s>" not in host.post(f"{path}/back", player="0").text
        assert told not in unescape(anna.get(path).text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_joins_a_closed_tournament_and_everybody_is_told_why(language: str) -> None:
    with Site().open() as site:
        host, anna, late = site.person(), site.person(), site.person(language)
        path = opened(host)
        code = re.search(r'class="code">(\w{5})<', host.get(path).text)
        assert code is not None
        anna.post(f"{path}/join", name="Anna")
        assert "Only the organiser" in anna.post(f"{path}/close").text
        assert "Let people join again" in host.post(f"{path}/close").text
        told = Declined("club-closed").phrase.text(language)
        page = unescape(late.get(path).text)
        assert told in page
        assert f"{path}/join" not in page
        refused = late.post(f"{path}/join", name="Late")
        assert refused.status_code == 400
        assert unescape(refused.text).count(told) == 1
        for shown in (late.get(path).text, host.get(f"{path}/screen").text):
            assert code[1] not in shown
        assert "You’re Anna" in anna.get(path).text
        assert "Let nobody else join" in host.post(f"{path}/open").text
        late.post(f"{path}/join", name="Late")
        assert "Late" in host.get(path).text


def test_no_address_fills_a_tournament_at_once() -> None:
    most = 5
    with Site(limits=Limits(joins_per_tournament=most)).open() as site:
        host = site.person()
        path, other = opened(host), opened(host)
        joined = [site.person().post(f"{path}/join", name=f"Invented {n}") for n in range(most + 2)]
        assert [one.status_code for one in joined] == [200] * most + [429] * 2
        assert "from here" in joined[-1].text
        assert site.person().post(f"{other}/join", name="Anna").status_code == 200
        assert host.get(path).text.count("Invented") == most


def test_nobody_whom_the_organiser_lets_sit_out_is_shown_to_the_others(site: Site) -> None:
    host, anna = site.person(), site.person()
    path = opened(host)
    anna.post(f"{path}/join", name="Anna")
    site.person().post(f"{path}/join", name="A rude word")
    assert "newcomers-away" not in host.get(path).text
    assert "newcomers-away" in host.post(f"{path}/close").text
    assert "Only the organiser" in anna.post(f"{path}/newcomers-away").text
    assert host.post(f"{path}/newcomers-away").text.count("<s>") == 2
    host.post(f"{path}/back", player="0")
    for page in (anna.get(path).text, anna.get(f"{path}/screen").text):
        assert "rude" not in page
        assert "Anna" in page
    assert "<s>A rude word</s>" in host.get(path).text


def test_only_as_many_people_sit_at_a_table_as_the_game_allows(site: Site) -> None:
    anna = site.person()
    for game, sizes in (("goose", "23456"), ("dots-and-boxes", "234"), ("cookie-addict", "")):
        page = anna.get(f"/club?game={game}&players=2").text
        offered = "".join(re.findall(r'href="\?game=[\w-]+&amp;players=(\d)"', page))
        assert offered == sizes, game
        assert f'name="game" value="{game}"' in page
    wrong = anna.post("/club", game="cookie-addict", system="swiss", rounds="2", players="3")
    assert wrong.status_code == 400
    assert 'name="players" value="2"' in wrong.text


def test_the_rules_of_a_tournament_are_chosen_as_for_a_table_and_told_to_everybody(
    site: Site,
) -> None:
    host = site.person()
    page = host.get("/club?game=tock&players=4").text
    for name in ("teams", "jack_from_start", "table_talk"):
        assert f'name="opt_{name}" value="on"' in page
    assert 'name="own_dice"' not in page  # it has none
    assert 'name="own_dice"' in host.get("/club?game=goose").text
    path = opened(host, game="tock", players="4", opt_teams="off", opt_jack_from_start="on")
    told = site.person().get(path).text.partition("Rules for this game")[2]
    assert ": no</li>" in told
    assert ": yes</li>" in told
    assert "Rules for this game" not in site.person().get(opened(host)).text
    wrong = host.post("/club", game="tock", system="swiss", rounds="2", players="2", opt_first="3")
    assert wrong.status_code == 400


def test_a_damaged_table_is_told_and_the_organiser_settles_it(in_memory: Site) -> None:
    site = in_memory
    host, path, guests = started(site, 3, players="3")
    assert "Enter a result" in host.get(path).text
    found = re.search(r'name="match" value="([\w-]+)"', host.get(path).text)
    assert found is not None
    assert "can’t go on" not in host.get(path).text
    site.store.logs[found[1]][1:] = ["damaged"]  # type: ignore[attr-defined]
    site.app.state.room.tables.pop(found[1], None)
    for one in (host, guests[0]):
        assert "can’t go on" in one.get(path).text
    assert "Enter a result" not in guests[0].get(path).text
    refused = guests[0].post(f"{path}/settle", match=found[1], result="0")
    assert "Only the organiser" in refused.text
    assert "Start round 2" in host.post(f"{path}/settle", match=found[1], result="void").text


def test_not_all_tables_that_did_not_open_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cookietin.club.clubs.MOST_BROKEN", 1)
    with Site().open() as site:
        host, path, _ = started(site, 4)
        for match in re.findall(r'id="board-([\w-]+)"', host.get(f"{path}/screen").text):
            site.store.logs[match][1:] = ["damaged"]  # type: ignore[attr-defined]
            site.app.state.room.tables.pop(match, None)
        for _ in range(3):
            assert "can’t go on" in host.get(path).text
            assert len(site.app.state.clubs.broken) == 1


def test_a_mistake_is_told_on_the_page_itself(site: Site) -> None:
    host = site.person()
    wrong = host.post("/club", game="goose", system="swiss", rounds="0", players="2")
    assert wrong.status_code == 400
    path = opened(host)
    refused = host.post(f"{path}/start", known="0").text
    assert "enough people" in refused
    assert f'data-live="{path}"' in refused  # from where it stays fresh
    host.post(f"{path}/join", name="Anna")
    assert "already called" in site.person().post(f"{path}/join", name="ANNA").text
    assert site.person().get("/club/xxxxxxxxxxxx").status_code == 404


def test_names_are_text_everywhere(site: Site) -> None:
    host = site.person()
    path = opened(host)
    for one in ("<b>x</b>", '"><i>'):
        site.person().post(f"{path}/join", name=one)
    host.post(f"{path}/start", known="0")
    for page in (path, f"{path}/screen"):
        shown = host.get(page).text
        assert "<b>x</b>" not in shown
        assert '"><i>' not in shown


def settle_all(host: Person, path: str) -> None:
    """The organiser enters a result for every table that is still played."""
    for match in dict.fromkeys(re.findall(r'name="match" value="([\w-]+)"', host.get(path).text)):
        assert host.post(f"{path}/settle", match=match, result="0").status_code == 200


def test_the_organiser_chooses_another_game_for_the_next_round(site: Site) -> None:
    host, path, guests = started(site, 4, rounds="3")
    assert "Tournament: Goose" in guests[0].get(path).text
    assert host.get(f"{path}/next").url.path == path  # a round is being played
    settle_all(host, path)
    page = host.get(f"{path}/next?game=tock&players=4").text
    assert 'name="game" value="tock"' in page
    assert 'name="players" value="4"' in page
    about = {"known": "1", "game": "tock", "players": "4", "opt_jack_from_start": "on"}
    assert guests[0].post(f"{path}/next", **about).status_code == 400
    assert guests[0].get(f"{path}/next").status_code == 400
    assert host.post(f"{path}/next", **{**about, "players": "1"}).status_code == 400
    assert host.post(f"{path}/next", **about).url.path == path
    seen = guests[0].get(path).text
    assert "Round 2 of 3: Tock" in seen
    assert "Standings by game" in seen
    assert len(set(re.findall(r'data-own-table href="(/t/[\w-]+)"', seen))) == 1
    assert seen.count('<details id="in-') == 2
    assert "Jack" in seen  # what isn’t as usual in this round
    screen = site.person().get(f"{path}/screen").text
    assert "Tournament – Round 2 of 3: Tock" in screen
    assert 'class="boards large"' in screen
    settle_all(host, path)
    assert "Start round 3 of 3: Tock" in host.get(path).text
    host.post(f"{path}/next", known="2", game="dots-and-boxes", players="2")
    results = host.get(f"{path}/results.csv")
    assert "tournament-" in results.headers["content-disposition"]
    assert "\r\n3,dots-and-boxes,1,1," in results.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language(language: str) -> None:
    with Site().open() as site:
        host, path, _ = started(site, 3)
        reader = site.person(language)
        for page in ("/club", path, f"{path}/screen"):
            assert f'<html lang="{language}">' in reader.get(page).text
        settle_all(host, path)
        host.post("/language", language=language)
        for page in (path, f"{path}/next?game=tock"):
            assert f'<html lang="{language}">' in host.get(page).text
        assert host.get(f"{path}/results.csv").headers["content-type"].startswith("text/csv")


def test_the_big_screen_shows_what_those_who_watch_see_and_nothing_else(in_memory: Site) -> None:
    """A game with hidden cards: the picture is the one of somebody who has no seat."""
    site = in_memory
    host, path, guests = started(site, 2, game="tock")
    page = host.get(f"{path}/screen").text
    assert "Table 1<small>Home</small>" in page  # what the game calls a score
    found = re.search(r'src="(/t/[\w-]+)/board.svg', page)
    assert found is not None
    pictures = {one.get(f"{found[1]}/board.svg").text for one in (host, *guests, site.person())}
    assert len(pictures) == 1
    log = site.store.logs[found[1].removeprefix("/t/")]  # type: ignore[attr-defined]
    hands = [match_from(log).view(seat).svg() for seat in range(2)]
    assert len(set(hands)) == 2
    assert not pictures & set(hands)


def test_the_big_screen_says_how_to_come_in(site: Site) -> None:
    host, path, _ = started(site, 2, rounds="1")
    page = host.get(f"{path}/screen").text
    assert "go to http://testserver and type the code" in page
    found = re.search(r'name="match" value="([\w-]+)"', host.get(path).text)
    assert found is not None
    host.post(f"{path}/settle", match=found[1], result="0")
    assert "type the code" not in host.get(f"{path}/screen").text  # it is over


def test_a_table_that_does_not_open_leaves_the_others_on_the_big_screen(in_memory: Site) -> None:
    site = in_memory
    host, path, _ = started(site, 4)
    lost, kept = re.findall(r'id="board-([\w-]+)"', host.get(f"{path}/screen").text)
    site.app.state.room.tables.pop(lost, None)
    del site.store.logs[lost]  # type: ignore[attr-defined]
    page = host.get(f"{path}/screen")
    assert page.status_code == 200
    assert f"/t/{kept}/board.svg" in page.text


def screen_of(server: Server, guests: int) -> str:
    """The way to the big screen of a tournament in its first round."""

    async def prepare() -> str:
        host = await new_device(server.port)
        about = {"game": "goose", "system": "swiss", "rounds": "3", "players": "2"}
        path = (await post(server.port, "/club", host, **about)).headers["location"]
        for at in range(guests):
            guest = await new_device(server.port)
            await post(server.port, f"{path}/join", guest, name=f"Guest with long name {at}")
        await post(server.port, f"{path}/start", host, known="0")
        return path

    return f"{scene(prepare)}/screen"


SCREENS = [ViewportSize(width=1280, height=720), ViewportSize(width=1920, height=1080)]


@pytest.mark.parametrize("size", SCREENS, ids=["720p", "1080p"])
def test_a_big_screen_can_be_read_from_afar(
    server: Server, people: People, size: ViewportSize
) -> None:
    """Everything fits, and a name is at least a fortieth of the height: on a screen of two metres
    that is what a line of an optician's chart for half sight is at ten metres."""

    page = people("Anna", screen_of(server, 16), size=size)
    page.wait_for_selector(".boards > li[hidden]", state="attached")
    measured = page.evaluate("""() => {
        const shown = [...document.querySelectorAll(".boards > li:not([hidden]), .screen .card")];
        const names = [...document.querySelectorAll(".boards li:not([hidden]) ul span, .standings tbody th")];
        return {
            below: Math.max(...shown.map((one) => one.getBoundingClientRect().bottom)),
            right: Math.max(...shown.map((one) => one.getBoundingClientRect().right)),
            boards: document.querySelectorAll(".boards > li:not([hidden])").length,
            picture: Math.min(...[...document.querySelectorAll(".boards > li:not([hidden]) img")].map((one) => one.clientHeight)),
            letters: Math.min(...names.map((one) => parseFloat(getComputedStyle(one).fontSize))),
        };
    }""")  # noqa: E501
    assert measured["boards"] == 6
    assert measured["below"] <= size["height"]
    assert measured["right"] <= size["width"]
    assert measured["letters"] >= size["height"] / 40
    assert measured["picture"] >= size["height"] / 4


@pytest.mark.parametrize(("guests", "share"), [(3, 0.6), (4, 0.3)], ids=["one", "two"])
def test_few_tables_fill_the_big_screen(
    server: Server, people: People, guests: int, share: float
) -> None:
    size = SCREENS[0]
    page = people("Anna", screen_of(server, guests), size=size)
    box = page.locator(".boards > li").first.bounding_box()
    assert box
    assert box["width"] > size["width"] * share
    assert box["height"] > size["height"] * 0.8


async def post(port: int, path: str, cookie: str, **form: str) -> Reply:
    reply = await ask(port, request_of("POST", path, form_of(**form), Cookie=cookie), seconds=60)
    assert reply is not None
    assert reply.status == 303, reply.body[-800:]
    return reply


async def page_at(port: int, path: str, cookie: str) -> str:
    reply = await ask(port, request_of("GET", path, Cookie=cookie), seconds=60)
    assert reply is not None
    return reply.body.decode()


class Pupil:
    """A phone in a class: it joins with the code, goes to its table, and plays what is offered."""

    def __init__(self, port: int, club: str, cookie: str) -> None:
        self.port, self.club, self.cookie = port, club, cookie
        self.chance = random.Random(cookie)

    async def play_round(self) -> None:
        page = await page_at(self.port, self.club, self.cookie)
        found = re.search(r'data-own-table href="(/t/[\w-]+)"', page)
        if not found:
            return  # a bye
        await page_at(self.port, found[1], self.cookie)
        news = asyncio.Event()
        phone = Phone(self.port, found[1], self.cookie, news)
        try:
            while not phone.parts.get("end"):
                mine = [one for one in phone.frame.get("moves", ()) if not one.get("quiet")]
                if mine and phone.frame["mine"]:
                    move = self.chance.choice(mine)
                    at = phone.frame["seats"][str(move["seat"])]
                    await phone.click("move", seat=move["seat"], move=move["move"], at=at)
                else:
                    news.clear()
                    await news.wait()
        finally:
            await phone.close()


Rounds = Sequence[tuple[str, int]]  # the game of each, and how many sit at a table


def class_plays(people: int, rounds: Rounds, *limits: str, restarts: bool = False) -> None:
    """An evening over sockets; then everything is counted again from the records of its matches."""

    async def evening(tin: Tin) -> str:
        host = await new_device(tin.port)
        game, size = rounds[0]
        about = {"game": game, "system": "swiss", "rounds": str(len(rounds)), "players": str(size)}
        club = (await post(tin.port, "/club", host, **about)).headers["location"]
        code = re.search(r'class="code">(\w{5})<', await page_at(tin.port, club, host))
        assert code is not None
        pupils = []
        for at in range(people):
            cookie = await new_device(tin.port)
            way = await ask(tin.port, request_of("GET", f"/join?code={code[1]}", Cookie=cookie))
            assert way is not None
            assert way.headers["location"] == club
            await post(tin.port, f"{club}/join", cookie, name=f"Pupil {at}")
            pupils.append(Pupil(tin.port, club, cookie))
        for number, (game, size) in enumerate(rounds):
            if rounds[max(0, number - 1)] == (game, size):
                await post(tin.port, f"{club}/start", host, known=str(number))
            else:
                about = {"known": str(number), "game": game, "players": str(size)}
                await post(tin.port, f"{club}/next", host, **about)
            screen = await page_at(tin.port, f"{club}/screen", await new_device(tin.port))
            assert screen.count("/board.svg") in (people // size, -(-people // size))
            if restarts and number == 1:
                tin.kill()
                tin.start()
            async with asyncio.timeout(NO_END):
                await asyncio.gather(*(one.play_round() for one in pupils))
        reply = await ask(tin.port, request_of("GET", f"{club}/results.csv", Cookie=host))
        assert reply is not None
        return reply.body.decode("utf-8-sig")

    with Tin(*limits) as tin:
        text = scene(lambda: evening(tin))
        sittings = scene(lambda: sittings_in(tin))
    rows = list(csv.reader(text.splitlines()))
    told = {row[1]: [int(row[0]), *map(float, row[2:])] for row in rows[1 : rows.index([])]}
    assert len(told) == people
    expected = standings_from(sittings, [game for game, _ in rounds], sorted(told))
    assert told == expected
    assert list(told) == sorted(told, key=lambda name: told[name][0])
    assert max(row[4] for row in told.values()) <= 1  # nobody waits twice


Sitting = tuple[str, dict[str, float]]  # the game, and what everybody got


async def sittings_in(tin: Tin) -> list[Sitting]:
    """What came of every match, as its own log says."""
    store = SqliteStore(tin.database, UPGRADES)
    found = []
    async for identity in all_tables(store):
        match = match_from(await store.read(identity))
        assert match.position.outcome is not None
        side_of, options = match.plug.manners.side_of, match.game.options
        winners = match.position.outcome.winners or range(len(match.chairs))  # a draw
        share = 0.5 if len({side_of(options, seat) for seat in winners}) > 1 else 1.0
        names = [chair.name for chair in match.chairs]
        got = {name: share * (seat in winners) for seat, name in enumerate(names)}
        found.append((match.plug.name, got))
    await store.close()
    return found


def standings_from(
    sittings: list[Sitting], rounds: list[str], names: list[str]
) -> dict[str, list[float]]:
    """Place, points, tie-break, wins and byes of everybody, then points in each game if several.

    Whoever is at no table in a round has a bye. The tie-break is what all one's opponents have.
    """
    games = list(dict.fromkeys(rounds))
    byes, in_game = Counter[str](), Counter[tuple[str, str]]()
    for game in games:
        for name in names:
            mine = [got[name] for played, got in sittings if played == game and name in got]
            waited = rounds.count(game) - len(mine)
            byes[name] += waited
            in_game[name, game] = sum(mine) + waited  # type: ignore[assignment]
    points = {name: float(sum(in_game[name, game] for game in games)) for name in names}
    tie_break, wins = Counter[str](), Counter[str]()
    for _, got in sittings:
        for name in got:
            tie_break[name] += sum(points[one] for one in got if one != name)  # type: ignore[assignment]
            wins[name] += got[name] == 1.0
    rank = {name: (-points[name], -tie_break[name], -wins[name]) for name in names}
    each = games if len(games) > 1 else []
    return {
        name: [
            1 + sum(rank[one] < rank[name] for one in names), points[name], tie_break[name],
            wins[name], byes[name], *(in_game[name, game] for game in each),
        ]
        for name in names
    }  # fmt: skip


async def all_tables(store: SqliteStore):  # type: ignore[no-untyped-def]
    for identity in await store.matches():
        if len(identity) == 16:
            yield identity


def wide() -> list[str]:
    """A class and its teacher come from one address, and scripts are faster than children."""
    names = ("requests", "joins", "messages", "new-tables", "lines-per-address")
    return [f"--limit={name}=1000000" for name in names]


def test_a_small_class_plays_two_games_with_one_code_and_a_restart() -> None:
    rounds = [("goose", 2), ("dots-and-boxes", 2), ("dots-and-boxes", 2)]
    class_plays(7, rounds, *wide(), restarts=True)


GAMES = [("goose", 2), ("tock", 4), ("cookie-party", 3), ("cookie-box", 3), ("cookie-addict", 2),
         ("dots-and-boxes", 2)]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size"), GAMES)
def test_a_class_of_thirty_plays_an_evening_of_every_game(game: str, size: int) -> None:
    class_plays(30, [(game, size)] * 3, *wide())


@pytest.mark.slow
def test_a_class_of_thirty_plays_an_evening_of_all_games_with_one_code_and_the_usual_limits() -> (
    None
):
    """Everybody is behind one router, and nothing is set."""
    assert sorted(game for game, _ in GAMES) == sorted(cookietin.names())
    class_plays(30, GAMES)
