"""The bots as people meet them in the browser."""

from __future__ import annotations

import json
import re

import pytest

from cookietin.engine import registry
from cookietin.engine.characters import BISCUIT, CRUMB, LEVELS, names_at, names_of_bot
from cookietin.engine.texts import LANGUAGES, seat_name
from cookietin.table.bots import bot_at
from cookietin.table.match import BOT, PERSON
from cookietin.web.company import FACES, LEVEL_COOKIE, bots_offered
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
        assert len(set(names_at([""] * len(LEVELS), LEVELS, language))) == len(LEVELS)


def test_bots_at_one_table_have_names_of_their_own() -> None:
    bots = ["baker", "", "baker", "mine:Sprinter", "mine:Sprinter", "master"]
    assert names_at([""] * 6, bots, "en") == [
        "Gus", "Blueberry", "Martha", "Sprinter", "Sprinter 2", "Merlin",
    ]  # fmt: skip
    assert names_at([""] * 8, ["crumb"] * 8, "en")[5:] == ["Dodo", "Pip 2", "Pip 3"]


def test_a_bot_leaves_its_name_to_a_person_who_has_it() -> None:
    assert names_at(["", "ＴＩＬＬＹ", ""], ["biscuit", "", "biscuit"], "en") == [
        "Hugo", "ＴＩＬＬＹ", "Nelly",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_like_something_in_a_game(language: str) -> None:
    names = {name for bot in LEVELS for name in names_of_bot(bot, language)}
    texts = [registry.plug(name).folder / "texts" / f"{language}.ftl" for name in registry.names()]
    words = {
        word.casefold() for text in texts for word in re.findall(r"\w+", text.read_text("utf-8"))
    }
    colours = {seat_name(seat, language) for seat in range(8)}
    assert not {name for name in names if name.casefold() in words} | names & colours
    assert len(names) == 6 * len(LEVELS)


def test_a_game_without_choices_has_no_characters() -> None:
    assert bots_offered(registry.plug("goose")) == ("random",)
    assert bots_offered(registry.plug("tock")) == LEVELS


def test_play_now_seats_whom_a_newcomer_should_meet(anna: Person, site: Site) -> None:
    path = anna.make_table("cookie-addict")
    assert chairs_of(site, path) == [(PERSON, ""), (BOT, BISCUIT)]
    path = anna.make_table("cookie-box", players="3")
    assert chairs_of(site, path) == [(PERSON, ""), (BOT, CRUMB), (BOT, CRUMB)]


def test_whoever_was_chosen_sits_there_in_a_game_without_choices_too(
    anna: Person, site: Site
) -> None:
    """It has nothing to think about, so it moves as any bot would."""
    anna.post("/level", level="master")
    path = anna.make_table("goose", players="3")
    assert chairs_of(site, path) == [(PERSON, ""), (BOT, "master"), (BOT, "master")]
    page = anna.get(path).text
    assert '<span class="name">Merlin</span>' in page
    assert '<use href="#bot-master"/>' in page
    with anna.sit(path):
        table = site.app.state.room.tables[path.removeprefix("/t/")]
        assert [bot_at(table, seat) for seat in (1, 2)] == ["random", "random"]


def test_the_level_is_remembered_on_the_device(anna: Person, site: Site) -> None:
    page = anna.get("/").text
    assert re.findall(r'value="(\w+)" class="level" aria-pressed="true"', page) == []
    assert "Choose who you play against." in page
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
    assert '<span class="name">Gus</span>' in page
    assert '<use href="#bot-baker"/>' in page
    assert 'id="bot-baker"' in page


def test_an_own_bot_of_the_host_can_be_chosen() -> None:
    with Site(own_bots=("mine:Sprinter",)).open() as site:
        anna = site.person()
        assert '<option value="mine:Sprinter">Sprinter (bot)' in anna.get("/new/tock").text
        path = anna.make_table("tock", players="2", seat_1="mine:Sprinter")
        assert chairs_of(site, path)[1] == (BOT, "mine:Sprinter")


async def test_a_bot_that_takes_over_is_chosen_and_told() -> None:
    evening = Evening("tock", players=2)
    table = await evening.sit(ANNA, BEN)
    evening.watch(ANNA)
    evening.miss(BEN)
    assert (await evening.do(ANNA, "stand-in", seat=1, bot="master")).ok
    assert table.match.chairs[1].bot == "master"
    note = table.match.log[-1].note
    assert note is not None
    assert note.bot == "master"


async def test_the_host_gives_open_seats_to_bots() -> None:
    evening = Evening("tock", players=4)
    table = await evening.sit(ANNA, "open", "open", "open")
    assert not (await evening.do(BEN, "fill", seat=1, bot="crumb")).ok
    assert (await evening.do(ANNA, "fill", seat=1, bot="crumb")).ok
    assert not (await evening.do(ANNA, "fill", seat=1, bot="crumb")).ok
    assert not table.match.started
    assert (await evening.do(ANNA, "start", bot="baker")).ok
    assert table.match.started
    assert [chair.bot for chair in table.match.chairs] == ["", "crumb", "baker", "baker"]
    assert table.match.names("de")[1:] == ["Pip", "Gustav", "Martha"]


@pytest.mark.parametrize("word", ["start", "fill", "remove", "stand-in"])
async def test_a_bot_nobody_knows_is_refused_by_name(word: str) -> None:
    evening = Evening("tock", players=2)
    table = await evening.sit(ANNA, BEN if word in ("remove", "stand-in") else "open")
    evening.watch(ANNA)
    evening.miss(BEN)
    number = table.match.number
    refused = await evening.do(ANNA, word, seat=1, bot="oracle")
    assert refused.phrase is not None
    assert not refused.ok
    assert refused.phrase.text("en") == (
        "No bot called “oracle” plays this game. "
        "Choose from: crumb, biscuit, baker, master, greedy, random."
    )
    assert not (await evening.do(ANNA, word, seat=1, bot=["master"])).ok
    assert table.match.number == number
    assert (await evening.do(ANNA, word, seat=1)).ok
    assert table.match.chairs[1].bot == BISCUIT


def test_no_table_is_opened_with_a_bot_nobody_knows(anna: Person, site: Site) -> None:
    assert isinstance(site.store, MemoryStore)
    answer = anna.post("/new/tock", players="2", seat_1="oracle")
    assert answer.status_code == 400
    assert "No bot called “oracle” plays this game." in answer.text
    assert not site.store.logs


async def test_whoever_sits_down_has_their_own_name_and_the_bot_another() -> None:
    evening = Evening("tock", players=4)
    table = await evening.sit(ANNA, "open", "open", "open")
    assert (await evening.do(ANNA, "fill", seat=1, bot="baker")).ok
    assert table.match.names("en")[1] == "Gus"
    assert (await evening.do(BEN, "sit", seat=2, name="gus")).ok
    assert table.match.names("en")[1:3] == ["Martha", "gus"]


@pytest.mark.parametrize("level", ["crumb", "master"])
def test_a_level_is_tapped_and_the_match_begins(level: str, people: People, server: Server) -> None:
    page = people("Anna", size=PHONE, touch=True)
    page.tap(f"button.level[value={level}]")
    page.wait_for_selector(f'button.level[value={level}][aria-pressed="true"]')
    page.locator('form[action="/new/cookie-addict"] button').tap()
    page.wait_for_selector(f'.player use[href="#bot-{level}"]')
