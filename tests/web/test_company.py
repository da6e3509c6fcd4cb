"""The bots as people meet them in the browser."""

from __future__ import annotations

import json
import re

import pytest

from cookietin.engine import registry
from cookietin.engine.characters import LEVELS, NEWCOMER, bot_names
from cookietin.engine.texts import LANGUAGES
from cookietin.table.match import BOT, PERSON
from cookietin.web.company import FACES, LEVEL_COOKIE, bots_offered
from scene import scene
from table.evening import ANNA, BEN, Evening, MemoryStore
from web.conftest import PHONE, People, Server
from web.site import Person, Site


def chairs_of(site: Site, path: str) -> list[tuple[str, str]]:
    assert isinstance(site.store, MemoryStore)
    opened = json.loads(site.store.logs[path.removeprefix("/t/")][0])
    return [(chair["kind"], chair["bot"]) for chair in opened["chairs"]]


def test_every_character_has_a_face_and_a_name_in_every_language() -> None:
    assert set(FACES) == set(LEVELS)
    for language in LANGUAGES:
        assert len(set(bot_names(LEVELS, language))) == len(LEVELS)
    assert bot_names(["baker", "", "baker", "mine:Sprinter"], "en") == [
        "Baker", "", "Baker 2", "Sprinter",
    ]  # fmt: skip


def test_a_game_without_choices_has_no_characters() -> None:
    assert bots_offered(registry.plug("goose")) == ("random",)
    assert bots_offered(registry.plug("tock")) == LEVELS


def test_play_now_seats_whom_a_newcomer_should_meet(anna: Person, site: Site) -> None:
    path = anna.make_table("cookie-addict")
    assert chairs_of(site, path) == [(PERSON, ""), (BOT, NEWCOMER)]


def test_the_level_is_remembered_on_the_device(anna: Person, site: Site) -> None:
    page = anna.get("/").text
    assert re.findall(r'value="(\w+)" class="level" aria-pressed="true"', page) == [NEWCOMER]
    anna.post("/level", level="master")
    page = anna.get("/").text
    assert re.findall(r'value="(\w+)" class="level" aria-pressed="true"', page) == ["master"]
    assert "forgives nothing" in page
    assert chairs_of(site, anna.make_table("tock", players="4")) == [
        (PERSON, ""), (BOT, "master"), (BOT, "master"), (BOT, "master"),
    ]  # fmt: skip
    assert 'value="master" selected' in anna.get("/new/tock").text


def test_nobody_is_remembered_who_does_not_exist(anna: Person) -> None:
    assert LEVEL_COOKIE not in anna.post("/level", level="oracle").headers.get("set-cookie", "")


def test_names_and_faces_stand_at_the_seats(anna: Person) -> None:
    path = anna.make_table("tock", players="2", seat_1="baker")
    page = anna.get(path).text
    assert '<span class="name">Baker</span>' in page
    assert '<use href="#bot-baker"/>' in page
    assert 'id="bot-baker"' in page


def test_an_own_bot_of_the_host_can_be_chosen() -> None:
    with Site(own_bots=("mine:Sprinter",)).open() as site:
        anna = site.person()
        assert '<option value="mine:Sprinter">Sprinter (bot)' in anna.get("/new/tock").text
        path = anna.make_table("tock", players="2", seat_1="mine:Sprinter")
        assert chairs_of(site, path)[1] == (BOT, "mine:Sprinter")


def test_a_bot_that_takes_over_is_chosen_and_told() -> None:
    async def play() -> None:
        evening = Evening("tock", players=2)
        table = await evening.sit(ANNA, BEN)
        evening.watch(ANNA)
        evening.miss(BEN)
        assert (await evening.do(ANNA, "stand-in", seat=1, bot="master")).ok
        assert table.match.chairs[1].bot == "master"
        note = table.match.log[-1].note
        assert note is not None
        assert note.bot == "master"

    scene(play)


def test_the_host_gives_open_seats_to_bots() -> None:
    async def play() -> None:
        evening = Evening("tock", players=4)
        table = await evening.sit(ANNA, "open", "open", "open")
        assert not (await evening.do(BEN, "fill", seat=1, bot="crumb")).ok
        assert (await evening.do(ANNA, "fill", seat=1, bot="crumb")).ok
        assert not (await evening.do(ANNA, "fill", seat=1, bot="crumb")).ok
        assert not table.match.started
        assert (await evening.do(ANNA, "start", bot="baker")).ok
        assert table.match.started
        assert [chair.bot for chair in table.match.chairs] == ["", "crumb", "baker", "baker"]
        assert table.match.names("de")[1:] == ["Krümel", "Bäcker", "Bäcker 2"]

    scene(play)


def test_a_bot_nobody_knows_is_never_seated() -> None:
    async def play() -> None:
        evening = Evening("tock", players=2)
        table = await evening.sit(ANNA, "open")
        assert (await evening.do(ANNA, "start", bot=["oracle"])).ok
        assert table.match.chairs[1].bot == NEWCOMER

    scene(play)


def test_nobody_takes_the_name_of_a_bot_in_any_language() -> None:
    async def play() -> None:
        evening = Evening("tock", players=4)
        await evening.sit(ANNA, "open", "open", "open")
        assert (await evening.do(ANNA, "fill", seat=1, bot="baker")).ok
        for name in ("Baker", "bäcker", "Piekarz"):
            assert not (await evening.do(BEN, "sit", seat=2, name=name)).ok

    scene(play)


@pytest.mark.parametrize("level", ["crumb", "master"])
def test_a_level_is_tapped_and_the_match_begins(level: str, people: People, server: Server) -> None:
    page = people("Anna", size=PHONE, touch=True)
    page.tap(f"button.level[value={level}]")
    page.wait_for_selector(f'button.level[value={level}][aria-pressed="true"]')
    page.locator('form[action="/new/cookie-addict"] button').tap()
    page.wait_for_selector(f'.player use[href="#bot-{level}"]')
