"""Around the table: the list of one's tables, a new table, reactions, who watches, About."""

from __future__ import annotations

import json
import re
import struct
import zlib
from dataclasses import replace

import numpy as np
import pytest

from cookietin.engine import registry
from cookietin.engine.esc import esc
from cookietin.engine.texts import ENGINE, LANGUAGES, speaker
from cookietin.table.talk import REACTIONS
from cookietin.web.install import SIZES, STATIC, animals, discs_of, points_of
from cookietin.web.pages import how_long_ago
from cookietin.web.reactions import FACES
from table.evening import AT_ONCE
from web.site import Person, Site

SEATED = {"players": "2", "seat_0": "me", "name_0": "Anna", "seat_1": "open"}


# It can be installed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_is_in_the_language_of_whoever_reads(site: Site, language: str) -> None:
    person = site.person(language)
    (address,) = re.findall(r'<link rel="manifest" href="([^"]+)">', person.get("/").text)
    answer = person.get(address)
    assert "set-cookie" not in answer.headers
    told = json.loads(answer.text)
    assert told["lang"] == language
    assert (told["display"], told["start_url"], told["scope"]) == ("standalone", "/", "/")
    assert told["description"] in person.get("/").text
    for icon in told["icons"]:
        shown = person.get(icon["src"])
        assert shown.headers["content-type"] == icon["type"]


def test_there_is_no_manifest_in_other_languages(anna: Person) -> None:
    assert anna.get("/manifest/xx.webmanifest").status_code == 404


@pytest.mark.parametrize("name", SIZES)
def test_an_icon_is_the_drawing_in_points(name: str) -> None:
    size, is_mask = SIZES[name]
    drawing = (STATIC / "icon.svg").read_text("utf-8")
    discs = discs_of(drawing)
    assert len(discs) == drawing.count("<circle") + drawing.count("h0")
    data = (STATIC / name).read_bytes()
    assert struct.unpack(">II", data[16:24]) == (size, size)
    packed = data[data.index(b"IDAT") + 4 : data.index(b"IEND") - 8]
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(size, 4 * size + 1)
    assert not rows[:, 0].any()
    kept = rows[:, 1:].reshape(size, size, 4)
    assert np.array_equal(kept, points_of(discs, size, is_mask))
    assert kept[0, 0, 3] == (255 if is_mask else 0)


def test_the_animals_in_the_file_are_those_that_are_drawn() -> None:
    assert (STATIC / "animals.svg").read_text("utf-8") == animals()


def test_the_worker_for_notifications_controls_no_page_and_keeps_nothing() -> None:
    worker = (STATIC / "bell.js").read_text("utf-8")
    assert 'addEventListener("fetch"' not in worker
    assert "caches" not in worker
    scripts = "".join(file.read_text("utf-8") for file in STATIC.glob("*.js"))
    assert "scope:" not in scripts  # it stays below /static, where no page is


# My tables


def test_my_tables_say_whose_turn_it_is_the_score_and_since_when(site: Site, anna: Person) -> None:
    form = {"opt_first": "1", "seat_1": "open", "name_0": "Anna"}
    path = anna.make_table("cookie-addict", **form)
    page = anna.get("/").text
    assert "One seat is still open." in page
    assert "Started 1 minute ago" in page
    ben = site.person("de")
    with ben.sit(path) as line:
        assert line.send("sit", seat=1, name="Ben")["ok"]
    assert "Waiting for Ben" in anna.get("/").text
    assert "Your turn" not in anna.get("/").text
    assert "Du bist dran!" in ben.get("/").text
    assert re.search(r"Anna <b>\d+</b> · Ben <b>\d+</b>", anna.get("/").text)


def test_tables_that_are_over_lie_apart_and_can_be_forgotten_on_this_device(
    site: Site, anna: Person
) -> None:
    ben = site.person()
    over, other = anna.make_table(**SEATED), anna.make_table("tock", **SEATED)
    with ben.sit(over) as his, anna.sit(over) as hers:
        assert his.send("sit", seat=1, name="Ben")["ok"]
        assert hers.send("end")["ok"]
    page = anna.get("/").text
    running, apart = re.findall(r'<(?:section|details) class="card mine-list">.*?</ul>', page, re.S)
    assert other in running
    assert '<a href="#over">Finished games (1)</a>' in running
    assert over in apart
    assert '<ul id="over">' in apart  # in the folded part, which a browser opens for it
    assert "data-confirm" in page
    for device, tables in ((anna, [other]), (ben, [over])):
        assert [path for path in (over, other) if path in anna.get("/").text] != []
        anna.post("/forget", tables=over.removeprefix("/t/"))
        shown = device.get("/").text
        assert [path for path in (over, other) if path in shown] == tables
    anna.post("/forget", tables=f"nonsense,{other.removeprefix('/t/')}")
    assert "mine-list" not in anna.get("/").text
    assert anna.get(other).status_code == 200


def test_the_way_to_finished_tables_is_there_when_no_other_is_left(anna: Person) -> None:
    with anna.sit(anna.make_table(**SEATED)) as line:
        assert line.send("end")["ok"]
    page = anna.get("/").text
    assert page.index('<a href="#over">Finished games (1)</a>') < page.index('class="games"')


def test_the_tables_where_somebody_is_to_act_come_first(anna: Person) -> None:
    seats = {"seat_0": "me", "seat_1": "open"}
    mine = anna.make_table(seat_0="me", seat_1="here", opt_first="0")
    waiting = anna.make_table(**seats)
    page = anna.get("/").text
    assert page.index(f'href="{mine}"') < page.index(f'href="{waiting}"')


def test_a_list_that_leaves_out_older_tables_says_so_and_shows_them(
    monkeypatch: pytest.MonkeyPatch, anna: Person
) -> None:
    monkeypatch.setattr("cookietin.web.app.MOST_MINE", 2)
    monkeypatch.setattr("cookietin.web.app.ALL_MINE", 4)

    def listed(page: str) -> list[str]:
        return [path for path in made if f'href="{path}"' in page]

    made = [anna.make_table(**SEATED), anna.make_table(**SEATED)]
    assert "Only your last" not in anna.get("/").text
    made += [anna.make_table(**SEATED), anna.make_table(**SEATED)]
    page = anna.get("/").text
    assert listed(page) == made[2:]
    assert "Only your last 2 tables are listed here." in page
    assert re.findall(r'<a href="([^"]+)">Show older ones</a>', page) == ["/?tables=all"]
    page = anna.get("/?tables=all").text
    assert listed(page) == made
    assert "Only your last" not in page
    made.append(anna.make_table(**SEATED))
    page = anna.get("/?tables=all").text
    assert listed(page) == made[1:]
    assert "Only your last 4 tables are listed here." in page
    assert "Show older ones" not in page
    anna.post("/forget", tables=",".join(path.removeprefix("/t/") for path in made[2:]))
    assert listed(anna.get("/").text) == made[:2]


def test_finished_tables_lie_open_where_somebody_looks_for_older_ones(
    monkeypatch: pytest.MonkeyPatch, anna: Person
) -> None:
    monkeypatch.setattr("cookietin.web.app.MOST_MINE", 1)
    for _ in range(2):
        with anna.sit(anna.make_table(**SEATED)) as line:
            assert line.send("end")["ok"]
    folded = re.findall(r"<details class=\"card mine-list\".*?</details>", anna.get("/").text, re.S)
    assert "Show older ones" in folded[0]
    assert 'mine-list" open>' in anna.get("/?tables=all").text


def test_two_people_on_one_device_are_not_both_you(site: Site, anna: Person) -> None:
    seats = {"players": "2", "seat_0": "me", "name_0": "Anna", "name_1": "Ben", "opt_first": "1"}
    shared = anna.get(anna.make_table(seat_1="here", **seats)).text
    marks = re.findall(r'class="name">(\w+)</span><span class="marks">([^<]*)', shared)
    assert marks == [("Anna", "on this device"), ("Ben", "on this device")]
    assert "Your turn, Ben!" in anna.get("/").text
    alone = anna.get(anna.make_table(seat_1="open", **seats)).text
    assert '<span class="name">Anna</span><span class="marks">you</span>' in alone


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_ago_is_told_in_words_and_later_as_a_day(language: str) -> None:
    told = how_long_ago(1_000_000_000, language)
    assert "2001" in told
    assert how_long_ago(0, language) == ""


# A new table


def test_partners_are_shown_and_the_open_seat_is_ones_partner(anna: Person) -> None:
    page = anna.get("/new/tock?players=4").text
    seats = re.findall(r"<fieldset.*?</fieldset>", page, re.S)
    chosen = [re.search(r'value="(\w+)" selected', seat)[1] for seat in seats]  # type: ignore[index]
    assert chosen == ["me", "biscuit", "open", "biscuit"]
    partners = [re.search(r'class="partner.*?#emblem-(\d)', seat, re.S) for seat in seats]
    assert [int(found[1]) for found in partners if found] == [2, 3, 0, 1]
    alone = anna.get("/new/tock?players=4&opt_teams=off").text
    assert 'class="partner' not in alone
    assert "Plays with" not in anna.get("/new/tock?players=3").text
    assert anna.get("/new/tock?players=3&opt_teams=on").status_code == 200


def test_where_nothing_is_to_choose_nothing_is_offered(anna: Person) -> None:
    goose = anna.get("/new/goose").text
    assert "a bot<" in goose
    assert "at random<" not in re.sub(r"<details.*?</details>", "", goose, flags=re.S)
    assert 'class="counts"' not in anna.get("/new/cookie-addict").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_sit_there_is_said_in_as_many_letters_as_a_phone_shows(
    site: Site, language: str
) -> None:
    page = site.person(language).get("/new/tock?players=2").text
    (first, _) = re.findall(r'<select name="seat_\d.*?</select>', page)
    for text in re.findall(r"<option[^>]*>([^<]*)", first):
        assert len(text) <= 28, text


def test_the_rules_of_a_table_are_folded_and_said_in_plain_words(anna: Person) -> None:
    page = anna.get("/new/tock?players=4").text
    options = re.search(r'<details class="card options">.*?</details>', page, re.S)
    assert options is not None
    assert "can be called out" in options[0]
    assert not re.search(r">\d\.\d+</a>", options[0])


# Coming in


@pytest.mark.parametrize("way", ["{code}", " {spaced} ", "{link}", "see {link}?x"])
def test_a_code_may_be_spaced_and_a_link_pasted(anna: Person, way: str) -> None:
    path = anna.make_table(**SEATED)
    found = re.search(r'class="code">.*?<strong>(\w+)', anna.get(path).text, re.S)
    assert found is not None
    code = found[1]
    typed = way.format(code=code.lower(), spaced=" ".join(code), link=f"http://testserver{path}")
    answer = anna.client.get("/join", params={"code": typed})
    assert answer.url.path == path


def test_a_wrong_code_can_be_mended(anna: Person) -> None:
    answer = anna.get("/join?code=QQQQQ")
    assert answer.status_code == 404
    assert 'action="/join"' in answer.text
    assert 'value="QQQQQ"' in answer.text


def test_a_guest_is_told_which_game_it_is(site: Site, anna: Person) -> None:
    path = anna.make_table(**SEATED)
    with site.person().sit(path) as line:
        assert "this game of Goose" in line.parts["choices"]
        assert '<button class="main">Sit down' in line.parts["players"]


# Reactions, and who watches


def test_a_reaction_is_seen_by_everybody_at_the_place_of_its_maker(
    site: Site, anna: Person
) -> None:
    ben, cleo = site.person("de"), site.person("fr")
    path = anna.make_table(**SEATED)
    with anna.sit(path) as hers, ben.sit(path) as his, cleo.sit(path) as looking:
        assert hers.parts["reacting"] == ""  # nobody else would see it
        assert his.send("sit", seat=1, name="Ben")["ok"]
        hers.see('data-text="bravo"')
        his.see('popovertarget="reacting"')
        assert looking.parts["reacting"] == ""
        assert his.send("react", seat=1, text="bravo")["ok"]
        for line in (hers, his, looking):
            line.see(r'data-face="bravo" data-place="pawn-1"><b>Ben</b>')
        assert "Bravo\u202f!" in looking.parts["reactions"]
        assert not hers.send("react", seat=1, text="bravo")["ok"]


def test_a_game_played_in_silence_has_reactions_all_the_same(site: Site, anna: Person) -> None:
    form = {"players": "4", "seat_0": "me", "seat_1": "open", "opt_first": "3"}
    path, ben = anna.make_table("tock", **form), site.person()
    with anna.sit(path) as hers, ben.sit(path) as his:
        assert his.send("sit", seat=1, name="Ben")["ok"]
        assert "no chat" in his.parts["chat"]
        assert his.send("react", seat=1, text="sad")["ok"]
        hers.see('data-face="sad"')


def test_every_reaction_is_drawn() -> None:
    assert tuple(FACES) == REACTIONS


@pytest.mark.parametrize("game", registry.names())
def test_everybody_has_a_place_to_speak_from(game: str) -> None:
    for players in registry.plug(game).players:
        position = registry.game(game, players=players).start(seed=1)
        view = registry.plug(game).view
        for seat in range(1, players):
            place = view.voice_of(position.view(0).bare, seat)
            assert f'id="{place}"' in position.view(0).svg("en"), (players, seat)


def test_those_who_play_see_how_many_watch_and_nothing_else_of_them() -> None:
    with Site(times=replace(AT_ONCE, gone=60.0)).open() as site:
        anna = site.person()
        path = anna.make_table(**SEATED)
        cleo, dora = site.person(address="192.0.2.2"), site.person(address="192.0.2.3")
        with anna.sit(path) as hers:
            assert "watching" not in hers.parts["players"]
            with cleo.sit(path), dora.sit(path), dora.sit(path):
                hers.see("2 people are watching")
            hers.until(lambda message: "watching" not in hers.parts["players"])


# About, and what the tin promises


def test_speeds_are_offered_from_none_to_fast(anna: Person) -> None:
    page = anna.get(anna.make_table(seat_1="bot")).text
    (speeds,) = re.findall(r'<select id="speed".*?</select>', page)
    assert re.findall(r'value="(\w+)"', speeds) == ["off", "slow", "normal", "fast"]


def test_about_names_those_who_made_the_printed_games_and_the_ages(site: Site) -> None:
    for language in LANGUAGES:
        page = site.person(language).get("/about").text
        for name in ("Ralf zur Linde", "Ravensburger", "Ellie vs. Bear", "Pierrick Lugen", "Lubee"):
            assert name in page, language
        assert len(re.findall("<dt>(?!<kbd>)", page)) == len(registry.names())
        for age in (8, 10):
            told = speaker(ENGINE, language)("age", age=age).casefold()
            assert page.casefold().count(f". {told}.</dd>") == 1, language


@pytest.mark.parametrize("name", registry.names())
def test_the_rules_name_those_who_made_the_printed_game(site: Site, name: str) -> None:
    for language in LANGUAGES:
        credit = speaker(registry.plug(name).package, language)("credit")
        page = site.person(language).get(f"/rules/{name}").text
        assert f'<p class="credit">{esc(credit)}</p>' in page, language


def test_files_are_chosen_with_a_button_in_the_language_of_the_page(site: Site) -> None:
    german = site.person("de")
    for path in ("/", "/new/cookie-addict"):
        page = german.get(path).text
        (field,) = re.findall(r'<span class="file"><input type="file".*?</output></span>', page)
        assert '<span class="button" aria-hidden="true">Datei auswählen</span>' in field
        assert "<output>Keine Datei ausgewählt</output>" in field


def test_the_tin_tells_the_age_where_the_box_does(anna: Person) -> None:
    page = anna.get("/").text
    assert "age 8+" in page
    assert page.count("age ") == sum(bool(plug.age) for plug in registry.plugs()) == 2
