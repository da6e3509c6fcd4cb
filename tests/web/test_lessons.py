"""A first match is coached, what is on the board explains itself, and the rules have pictures."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cookietin
from cookietin.engine import ask, checks, registry
from cookietin.engine.coach import Tip
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.games.cookie_addict import coach as cookie_addict
from cookietin.games.cookie_addict import rules as addict_rules
from cookietin.games.cookie_addict.data import SPECIALS as SPECIAL_TILES
from cookietin.games.cookie_addict.view import cells_in_reach
from cookietin.games.cookie_box import coach as cookie_box
from cookietin.games.cookie_box.data import KINDS as KINDS_OF_COOKIES
from cookietin.games.cookie_party import coach as cookie_party
from cookietin.games.cookie_party import layout, scores
from cookietin.games.cookie_party.data import CHIPS
from cookietin.games.cookie_party.tests import drawn
from cookietin.games.dots_and_boxes import coach as dots_and_boxes
from cookietin.games.goose import coach as goose
from cookietin.games.tock import coach as tock
from cookietin.games.tock.tests.drawn import place
from cookietin.games.tock.view import hand_of, playable
from cookietin.table.match import BOT, PERSON
from cookietin.web.sheet import sheet_of
from web.conftest import DESKTOP, PHONE, People, Server
from web.site import Person, Site
from web.test_browser import near_the_end
from web.test_hands import tock_for_two

every_game = pytest.mark.parametrize("name", cookietin.names())

LONG_ENOUGH = 1500  # moves, chance's too: long before that one has met most of a game


def views_of_a_match(game: Game, seed: int) -> Iterator[Any]:
    """What the first seat knows after each move of a match at random."""
    for step in islice(checks.random_match(game, seed), LONG_ENOUGH):
        yield ask.view_of(game.plug, step.after, 0)


def tips_of_a_first_match(game: Game, seed: int) -> set[tuple[str, str]]:
    """What a seat can be told in a match at random: lessons, and the text of each tip of them."""
    views = views_of_a_match(game, seed)
    return {(tip.name, tip.key) for view in views for tip in game.plug.coach.tips(view, 0)}


def texts_of_tips(plug: Plug) -> set[str]:
    source = plug.folder.joinpath("texts", "en.ftl").read_text("utf-8")
    return set(re.findall(r"^tip-(\S+) =", source, re.MULTILINE))


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_first_match_has_three_to_six_tips(name: str, seed: int) -> None:
    plug = registry.plug(name)
    for options in ({"players": plug.usual_players}, OTHERWISE.get(name, {})):
        told = {lesson for lesson, _ in tips_of_a_first_match(Game.of(plug, options), seed)}
        assert 3 <= len(told) <= 6, (options, told)


OTHERWISE: dict[str, dict[str, Any]] = {
    "goose": {"players": 3},
    "tock": {"players": 3},
    "cookie-party": {"side": "yellow"},
    "cookie-box": {"players": 3, "thief": "on"},
    "dots-and-boxes": {"rows": 2, "columns": 2},
}


@every_game
def test_every_tip_is_told_one_day(name: str) -> None:
    plug = registry.plug(name)
    games = [
        Game.of(plug, {"players": plug.usual_players}),
        Game.of(plug, OTHERWISE.get(name, {})),
    ]
    told: set[str] = set()
    for seed in range(12):
        told |= {text for _, text in tips_of_a_first_match(games[seed % 2], seed)}
        if told == texts_of_tips(plug):
            return
    assert told == texts_of_tips(plug)


def test_a_dead_hand_says_why_and_what_comes_next() -> None:
    hands = "*0: - - - - | 2 3 5 9 Q  1: 24 16! - - | 5"
    position = place(hands, players=2, first=1)
    tips = position.game.plug.coach.tips(position.view(0).bare, 0)
    assert [tip.key for tip in tips] == ["dead", "goal"]


def test_bell_trap_and_guards_are_told_of_before_anything_else_when_they_first_matter() -> None:
    """In reach, or in the way: then nobody moves without having been told."""
    seen = set()
    for seed in range(8):
        for view in views_of_a_match(registry.game("cookie-addict"), seed):
            reach = cells_in_reach(view) if view.phase == addict_rules.MOVE else []
            if view.turn != 0 or not reach:
                continue
            kinds = {view.kinds[view.tiles[cell]] for cell in reach}
            is_danger = bool(kinds & {*cookie_addict.DANGERS})
            is_barred = bool({*view.guards} & {*cookie_addict.cells_across(view)})
            keys = [tip.name for tip in cookie_addict.tips(view, 0)]
            assert ("danger" in keys[:1]) == is_danger
            if is_barred:
                assert "guard" in keys[: 1 + keys.count("danger")]
            seen.add((is_danger, is_barred))
    assert {(True, False), (False, True)} <= seen


@pytest.mark.parametrize("options", [{}, {"setup": "standard"}, {"side": "yellow"}])
def test_how_cookie_party_is_won_is_told_before_anything_else(options: dict[str, Any]) -> None:
    game = registry.game("cookie-party", players=3, **options)
    first = next(view for view in views_of_a_match(game, 1) if game.plug.coach.tips(view, 0))
    (goal, next_to_it, *_) = game.plug.coach.tips(first, 0)
    assert goal == Tip("goal", "scoreboard")
    assert next_to_it.key in ("draw", "place")


def test_what_the_drink_is_for_is_told_before_a_bar_is_crossed_out() -> None:
    game = registry.game("cookie-party", players=3)
    for seed in range(3):
        views = views_of_a_match(game, seed)
        told = next(v for v in views if any(t.key == "drink" for t in game.plug.coach.tips(v, 0)))
        assert not told.bars[0]


@pytest.mark.parametrize(("side", "key"), [("blue", "count-line"), ("yellow", "count")])
def test_where_cookies_are_counted_is_told_once_there_is_one_to_count(side: str, key: str) -> None:
    """With the signs that are no cookies: on yellow no row or column counts."""
    game = registry.game("cookie-party", players=3, side=side)
    tip = Tip(key, "scoreboard")
    tips = game.plug.coach.tips
    views = [view for view in views_of_a_match(game, 2) if tips(view, 0)]
    assert {(bool(v.crosses[0]), tip in tips(v, 0)) for v in views} == {(0, 0), (1, 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_of_a_row_or_column_is_told_of_where_there_is_one(language: str) -> None:
    say = speaker(registry.plug("cookie-party").package, language)
    assert "+" in say("tip-count-line")
    assert "+" not in say("tip-count")


def test_a_task_is_explained_when_a_single_cookie_is_missing() -> None:
    game = registry.game("cookie-party", players=3)
    found = [
        (view, tip)
        for view in views_of_a_match(game, 2)
        for tip in game.plug.coach.tips(view, 0)
        if tip.key == "tasks"
    ]
    view, tip = found[0]
    of = layout.print_of(view)
    crossed, needed = scores.progress(of, int(tip.element.removeprefix("icon-")), view.crosses[0])
    assert (crossed, needed) == (needed - 1, needed)


# The tips come with the frames


def test_tips_come_in_the_language_of_the_page_to_whoever_plays(site: Site, anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="open", opt_first="0")
    ben = site.person("de")
    with anna.sit(path) as one, ben.sit(path) as two, site.person().sit(path) as three:
        assert one.frame["tips"] == []  # nobody plays yet
        two.send("sit", seat=1, name="Ben")
        one.see("Your turn")
        assert [tip["key"] for tip in one.frame["tips"]] == ["goose-aim"]
        assert one.frame["tips"][0]["element"] == "dice"
        assert one.frame["tips"][0]["text"].startswith("Tap the dice")
        one.move()
        two.see("Du bist dran")
        assert two.frame["tips"][0]["text"].startswith("Tipp auf die Würfel")
        assert three.frame["tips"] == []


def test_whoever_rolls_their_own_dice_is_told_to_tap_what_they_show(anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="here", opt_first="0", own_dice="on")
    with anna.sit(path) as line:
        (tip,) = line.frame["tips"]
        assert tip["key"] == "goose-aim"
        assert tip["element"] == ""  # the dice on the board are not tapped
        assert tip["text"].startswith("Roll your dice and tap what they show")


@pytest.fixture
def overheard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bytes, int]]:
    """What the coach of Tock is given."""
    given: list[tuple[bytes, int]] = []

    def tips(s: Any, seat: int) -> list[Tip]:
        given.append((bytes(s), seat))
        return []

    plug = registry.plug("tock")
    monkeypatch.setitem(vars(plug), "coach", replace(plug.coach, tips=tips))
    return given


def test_a_coach_is_given_what_the_seat_may_know(
    overheard: list[tuple[bytes, int]], site: Site, anna: Person
) -> None:
    path = anna.make_table("tock", seat_0="me", seat_1="open", opt_first="1")
    with anna.sit(path) as one, site.person().sit(path) as two:
        two.send("sit", seat=1, name="Ben")
        one.see("Your turn")
        match = site.app.state.room.tables[path.removeprefix("/t/")].match
        views = {seat: bytes(match.view(seat).bare) for seat in (0, 1)}
        assert views[0] != views[1]
        assert {(views[0], 0), (views[1], 1)} <= set(overheard)
        assert all(state != bytes(match.position.bare) for state, _ in overheard)


def test_a_coach_that_fails_leaves_a_table_that_can_be_played(
    monkeypatch: pytest.MonkeyPatch, anna: Person
) -> None:
    plug = registry.plug("goose")
    told: list[str] = []
    monkeypatch.setattr(registry, "trouble", lambda name, error: told.append(name))
    monkeypatch.setitem(
        vars(plug), "coach", replace(plug.coach, tips=lambda s, seat: [Tip("none")])
    )
    with anna.sit(anna.make_table(seat_0="me", seat_1="bot", opt_first="0")) as line:
        line.see("Your turn")
        assert line.frame["tips"] == []
        assert line.move()["ok"]
    assert set(told) == {"goose"}


# Anything explains itself


def test_anybody_can_ask_what_a_thing_is(site: Site, anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="bot", opt_first="0")
    with anna.sit(path) as one, site.person("nl").sit(path) as two:
        told = one.send("explain", things=["square-58"])["explained"]
        assert told["clause"] == "3.8"
        assert told["text"].startswith("58, the soup")
        assert two.send("explain", things=["die-0", "dice"])["explained"]["clause"] == "2.1"
        assert two.send("explain", things=["square-31"])["explained"]["text"].startswith("31, de")


@pytest.mark.parametrize(("release", "is_told"), [("on", True), ("off", False)])
def test_the_well_says_whether_one_is_let_out_in_this_game(
    release: str, is_told: bool, anna: Person
) -> None:
    path = anna.make_table(seat_0="me", seat_1="bot", opt_first="0", opt_release=release)
    with anna.sit(path) as line:
        told = line.send("explain", things=["square-31"])["explained"]["text"]
        assert ("In this game, a pawn that has missed three turns" in told) == is_told
        assert "release" not in told


def test_what_has_no_title_on_the_board_is_called_something(site: Site, anna: Person) -> None:
    with anna.sit(anna.make_table(seat_0="me", seat_1="bot", opt_first="0")) as line:
        assert line.send("explain", things=["square-7"])["explained"]["name"] == "square 7"
    path = anna.make_table("cookie-party", seat_0="me", seat_1="bot")
    with anna.sit(path) as one, site.person("de").sit(path) as two:
        told = one.send("explain", things=["icon-8", "scoreboard"])["explained"]
        assert (told["name"], told["clause"]) == ("Task: six on red", "4.1")
        told = two.send("explain", things=["icon-9", "scoreboard"])["explained"]
        assert told["name"] == "Aufgabe: ganze Reihe oder Spalte"


@pytest.mark.parametrize("things", [["square-99"], ["moon"], ['"><b'], [7, None], []])
def test_what_is_not_drawn_is_not_explained(anna: Person, things: list[Any]) -> None:
    with anna.sit(anna.make_table(seat_1="bot")) as line:
        assert line.send("explain", things=things) | {"id": ""} == {
            "ok": True, "explained": None, "id": "",
        }  # fmt: skip


@pytest.mark.parametrize("things", [["square-5"] * 17, "square-5", 7])
def test_too_much_to_explain_is_refused(anna: Person, things: Any) -> None:
    with anna.sit(anna.make_table(seat_1="bot")) as line:
        assert not line.send("explain", things=things)["ok"]


def test_where_nothing_can_be_done_it_is_told_what_it_is(anna: Person) -> None:
    with anna.sit(anna.make_table(seat_1="bot", opt_first="0")) as line:
        answer = line.send("why", seat=0, taps=["square-58"], things=["square-58"])
        assert answer["explained"]["clause"] == "3.8"


def test_a_refusal_leads_to_what_was_tapped(anna: Person) -> None:
    with anna.sit(anna.make_table("cookie-box", seat_1="bot", opt_first="0")) as line:
        line.see("Your turn")
        answer = line.send("why", seat=0, taps=["own-5"], things=["own-5"])
        assert not answer["ok"]
        assert answer["explained"]["clause"] == "4.6"  # Rancid


# The rules with pictures


@every_game
def test_the_rules_begin_with_how_to_play_in_pictures(name: str, anna: Person) -> None:
    page = anna.get(f"/rules/{name}").text
    article = page[page.index("<article") :]
    assert article.index('id="how"') < article.index('id="section-1"')
    steps = re.findall(r"<li><img [^>]*><p>[^<]{20,}</p></li>", article)
    assert 4 <= len(steps) <= 6
    shown = re.findall(r'<img class="shown" src="([^"#]+)#([^"]+)"', article)
    assert len(shown) >= len(steps) + 3  # and beside clauses
    (address,) = {source for source, _ in shown}
    scene = anna.get(address)
    assert scene.headers["content-type"] == "image/svg+xml"
    assert "immutable" in scene.headers["cache-control"]
    assert "set-cookie" not in scene.headers
    assert {part for _, part in shown} <= set(re.findall(r'<view id="([^"]+)"', scene.text))
    assert len(gzip.compress(page.encode())) < 20_000  # they stay light
    assert len(gzip.compress(scene.text.encode())) < 20_000


# Whatever is special on a board, a card, a tile or a cookie, by the clause about it.
SPECIAL = {
    "goose": {goose.ON_A_GOOSE, *goose.CLAUSES.values()},
    "tock": {*tock.CARDS.values(), tock.PLAIN_CARD, tock.NEST, tock.BLOCKADE, tock.EXACT},
    "cookie-party": {
        cookie_party.RED_COOKIE, cookie_party.ENCLOSED, cookie_party.ON_BLUE,
        *(cookie_party.CLAUSES[thing] for thing in ("chip", "rest", "drink", "dice", "scoreboard")),
    },
    "cookie-box": {
        *range(cookie_box.KINDS, cookie_box.KINDS + KINDS_OF_COOKIES),
        cookie_box.FACES, cookie_box.COVERED, cookie_box.ON_EDGE,
    },
    "cookie-addict": {
        *(cookie_addict.SPECIAL + kind for kind in SPECIAL_TILES.values()),
        cookie_addict.COOKIES, cookie_addict.CLOSED, cookie_addict.CLAUSES["guard"],
    },
    "dots-and-boxes": set(dots_and_boxes.CLAUSES.values()),
}  # fmt: skip


@every_game
def test_each_special_thing_has_a_picture_beside_its_rule(name: str, anna: Person) -> None:
    page = anna.get(f"/rules/{name}").text
    sheet = sheet_of(registry.plug(name), "pl")
    for clause in map(ask.clause_name, sorted(SPECIAL[name])):
        part = f"clause-{clause.replace('.', '-')}"
        assert re.search(rf'id="{clause}"><b>{clause}</b><div><img [^>]*#{part}"', page), clause
        row = sheet.partition(f"<b>{clause}</b>")[2].partition('<div class="clause">')[0]
        assert '<use href="#scene"/>' in row, clause


def test_the_cards_in_the_pictures_are_whole_and_can_be_played() -> None:
    plug = registry.plug("tock")
    shown = plug.coach.scene(lambda **given: Game.of(plug, given)).view(0)
    held = hand_of(shown.bare, 0)
    assert playable(shown.bare, 0) == set(held)
    for at in range(len(held)):
        box = plug.coach.box_of(shown.bare, f"card-{at}")
        assert box is not None
        assert box.left >= 0
        assert box.left + box.width <= plug.view.size(shown.bare)[0]


def test_the_picture_of_a_dotted_space_shows_its_dot() -> None:
    plug = registry.plug("cookie-party")
    state = plug.coach.scene(lambda **given: Game.of(plug, given)).view(0).bare
    ((_, element),) = plug.coach.pictures
    space = int(element.removeprefix("cookie-"))
    assert space in list(state.dotted)
    assert space not in [state.chips[0, chip] for chip in range(CHIPS)]
    assert not (state.crosses[0] >> space) & 1


@pytest.mark.browser
def test_rules_are_printed_in_black_on_white_without_what_is_to_be_tapped(
    server: Server, people: People
) -> None:
    page = people("Anna", "/rules/goose", dark=True)
    assert colour_of(page, "h1", "color") != BLACK
    page.emulate_media(media="print")
    assert colour_of(page, "h1", "color") == BLACK
    assert colour_of(page, ".clause-text p", "color") == BLACK
    assert colour_of(page, ".rules", "background-color") == "rgb(255, 255, 255)"
    for gone in (".top", ".sections", ".bottom"):
        expect(page.locator(gone)).to_be_hidden()


BLACK = "rgb(0, 0, 0)"


def colour_of(page: Page, path: str, name: str) -> Any:
    asked = "([path, name]) => getComputedStyle(document.querySelector(path))[name]"
    return page.evaluate(asked, [path, name])


@pytest.mark.browser
def test_the_rules_at_a_table_come_when_they_are_asked_for(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "Ben"], "goose", first=0), size=PHONE)
    rules, asked = page.locator("#rules"), page.locator(".drawer > summary")
    expect(rules.locator(".clause-text")).to_have_count(0)
    page.route("**/rules/goose", lambda route: route.abort())
    asked.click()
    expect(rules.locator("a")).to_have_attribute("href", "/rules/goose")  # there it is in any case
    page.unroute("**/rules/goose")
    asked.click()
    asked.click()
    expect(rules.locator("#how")).to_be_visible()
    assert rules.locator(".shown").count() > 10
    asked.click()
    page.evaluate(
        "const one = document.createElement('a'); one.href = '/rules/goose#3.8';"
        "one.id = 'way'; one.textContent = '3.8'; document.getElementById('asked').append(one);"
    )
    page.locator("#way").click()
    expect(rules.locator("[id='3.8']")).to_be_in_viewport()
    assert page.url.endswith("#3.8")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_told_in_words(name: str, language: str, site: Site) -> None:
    plug = registry.plug(name)
    page = site.person(language).get(f"/rules/{name}").text
    told = " ".join(re.findall(r'<p class="mark option">(.*?)</p>', page))
    assert told
    names = [option.name for option in plug.options if "_" in option.name]
    values = [one for option in plug.options for one in option.values if "-" in one]
    assert [word for word in (*names, *values) if word in told] == []
    assert not re.search(r"\b(off, on|auto)\b", told)


def test_there_is_no_scene_in_a_language_or_of_a_game_that_is_not_there(anna: Person) -> None:
    assert anna.get("/scene/xx/goose.svg").status_code == 404
    assert anna.get("/scene/en/moon.svg").status_code == 404


# Play now


SHINES = {
    "goose": 2, "tock": 4, "cookie-party": 2, "cookie-box": 3, "cookie-addict": 2,
    "dots-and-boxes": 2,
}  # fmt: skip


@pytest.mark.parametrize(("name", "players"), SHINES.items())
def test_play_now_seats_a_newcomer_where_the_game_shines(
    name: str, players: int, site: Site, anna: Person
) -> None:
    page = anna.get("/").text
    form = page[page.index(f'action="/new/{name}"') :].partition("</form>")[0]
    fields = dict(re.findall(r'name="(\w+)" value="(\w*)"', form))
    path = anna.make_table(name, **fields)
    with anna.sit(path):
        match = site.app.state.room.tables[path.removeprefix("/t/")].match
    assert [chair.kind for chair in match.chairs] == [PERSON] + [BOT] * (players - 1)
    if name == "tock":
        side_of = match.plug.manners.side_of
        assert side_of(match.game.options, 0) == side_of(match.game.options, 2)  # a bot as partner


# In a browser


def hold(page: Page, thing: str) -> None:
    """A finger rests on something."""
    box = page.locator(thing).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.locator("#explained")).to_be_visible()
    page.mouse.up()


# Of the picture of what is explained: its window and that of the board, and what is marked in it.
PICTURED = """() => {
  const picture = document.querySelector("#explained svg");
  const board = document.getElementById("pieces").ownerSVGElement;
  const mark = picture.querySelector("rect").getBBox();
  return [picture.viewBox.baseVal, board.viewBox.baseVal, mark]
    .map(({ x, y, width, height }) => [x, y, x + width, y + height]);
}"""


@pytest.mark.browser
def test_what_is_explained_is_seen_whole_where_it_lies_on_the_board_and_marked(
    server: Server, people: People
) -> None:
    """A thin line, a card at the rim, and a table that is half the board."""
    party = server.table(["Anna", "bot"], "cookie-party", setup="first")
    cards = server.table(["Anna", "bot"], "tock", first="0")
    lines = server.table(["Anna", "bot"], "dots-and-boxes")
    for path, thing in ((lines, "#edge-1"), (cards, "#card-0"), (party, "#drink")):
        page = people("Anna", path, size=PHONE)
        hold(page, thing)
        picture, board, mark = page.evaluate(PICTURED)
        for inner, outer in ((mark, picture), (picture, board)):
            assert min(a - b for a, b in zip(inner[:2], outer[:2], strict=True)) >= -5
            assert min(a - b for a, b in zip(outer[2:], inner[2:], strict=True)) >= -5
        least = 0.3 * min(board[2:])
        assert min(picture[2] - picture[0], picture[3] - picture[1]) >= least


@pytest.mark.browser
def test_every_task_on_the_scoreboard_is_explained_by_a_tap_where_it_is_large(
    server: Server, people: People
) -> None:
    """A phone with the board above its scoreboard, and a desktop where it lies beside it."""
    path = server.table(["Anna", "bot"], "cookie-party", setup="first")
    for size, touch in ((PHONE, True), (DESKTOP, False)):
        page = people("Anna", path, size=size, touch=touch)
        page.locator("#scoreboard").click()
        expect(page.locator("#large")).to_be_visible()
        assert "find out what it is" in page.locator("#large p").last.inner_text()
        icons = page.locator("#ground [id^=icon-]").evaluate_all("all => all.map((one) => one.id)")
        assert len(icons) == 9
        told = set()
        for icon in icons if touch else icons[::4]:
            x, y = page.evaluate(SEEN_LARGE, icon)
            page.mouse.click(x, y)
            explained = page.locator("#explained")
            expect(explained).to_be_visible()
            told.add(page.locator("#explained-what").inner_text())
            expect(explained.locator("a")).to_have_text("Rule 4.1")
            explained.locator("button").click()
            expect(explained).to_be_hidden()
        assert len(told) == (9 if touch else 3)
        assert all(name.startswith("Task: ") for name in told)
        page.locator("#large button").click()
        expect(page.locator("#large")).to_be_hidden()


# Where on the screen a thing of the board is seen in the large view.
SEEN_LARGE = """id => {
  const window = document.querySelector("#large svg");
  const thing = document.getElementById(id);
  const { x, y, width, height } = thing.getBBox();
  const point = new DOMPoint(x + width / 2, y + height / 2)
    .matrixTransform(thing.getScreenCTM())
    .matrixTransform(thing.ownerSVGElement.getScreenCTM().inverse())
    .matrixTransform(window.getScreenCTM());
  return [point.x, point.y];
}"""


@pytest.mark.browser
def test_what_is_held_explains_itself_and_is_not_played(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(7, 31))
    anna = people("Anna", path, size=PHONE)
    expect(anna.locator("#dice")).to_have_attribute("data-may", "")
    hold(anna, "#dice")
    explained = anna.locator("#explained")
    expect(explained).to_contain_text("Roll two dice")
    expect(anna.locator("#log li")).to_have_count(0)
    explained.get_by_role("link").click()
    expect(anna.locator('[id="2.1"]')).to_be_visible()  # in the drawer of the table
    expect(explained).to_be_hidden()
    anna.locator("#square-58").click()  # nothing can be done there
    expect(explained).to_contain_text("58: Soup")
    assert anna.locator("#explained svg").bounding_box()
    anna.keyboard.press("Escape")
    watching = people("Cleo", path)
    watching.locator("#square-63").click()
    expect(watching.locator("#explained")).to_contain_text("land on it exactly")


@pytest.mark.browser
def test_a_held_chip_explains_itself_and_what_it_lies_on_only_beside_it(
    server: Server, people: People
) -> None:
    position = drawn.play(drawn.place("+  +\n 3\n+  +", "+  +\n 9\n+  +"), "1-2")
    page = people("Anna", server.table_at(position, ["Anna", "Ben"]), size=PHONE)
    expect(page.locator("#chip-1")).to_be_visible()
    called = page.locator("#explained-what")
    hold(page, "#chip-1")
    expect(called).to_have_text("The 3")
    page.get_by_role("button", name="Close").click()
    cookie = page.locator("#cookie-0").bounding_box()
    assert cookie
    page.mouse.move(cookie["x"] + 8, cookie["y"] + 8)
    page.mouse.down()
    expect(called).not_to_have_text("The 3")
    expect(page.locator("#explained")).to_be_visible()
    page.mouse.up()


@pytest.mark.browser
def test_a_held_card_is_not_dragged_and_a_dragged_one_not_explained(
    server: Server, people: People
) -> None:
    page = tock_for_two("*0: 5 0! - - | 4 7 K  1: 24 16! - - | 5", server, people, size=PHONE)
    hold(page, "#card-1")
    expect(page.locator("#explained")).to_contain_text("Seven")
    page.get_by_role("button", name="Close").click()
    expect(page.locator("[data-may=chosen]")).to_have_count(0)
    card = page.locator("#card-0").bounding_box()
    assert card
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 80, steps=3)
    expect(page.locator("#card-0")).to_have_attribute("style", re.compile("translate"))
    page.evaluate("() => new Promise((done) => setTimeout(done, 700))")  # longer than a hold
    expect(page.locator("#explained")).to_be_hidden()
    page.mouse.up()


TWO_FINGERS = """() => {
  const touch = (kind, id, pointerId) => {
    const thing = document.getElementById(id);
    const { x, y, width, height } = thing.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    thing.dispatchEvent(new PointerEvent(kind, { pointerId, bubbles: true, ...at }));
  };
  for (const kind of ["pointerdown", "pointercancel"]) {
    touch(kind, "dice", 11);
    touch(kind, "square-58", 12);
  }
}"""


@pytest.mark.browser
def test_two_fingers_that_enlarge_the_page_ask_for_no_explanation(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], state=near_the_end(7, 31))
    anna = people("Anna", path, size=PHONE)
    expect(anna.locator("#dice")).to_have_attribute("data-may", "")
    anna.evaluate(TWO_FINGERS)
    anna.evaluate("() => new Promise((done) => setTimeout(done, 700))")  # longer than a hold
    expect(anna.locator("#explained")).to_be_hidden()


@pytest.mark.browser
def test_nobody_is_asked_to_tap_what_is_done_without_a_tap(server: Server, people: People) -> None:
    """Walls that leave no choice are drawn by the page: it only has to be opened."""
    position = drawn.play(drawn.place("+  +  +\n|2 \n+  +  +", "+  +\n 9\n+  +"), "1-1")
    path = server.table_at(position, ["Anna", "Ben"])
    anna = people("Anna")
    page = anna.request.get(server.origin + path).text()
    assert "Everyone plays the 2" in page
    assert "walls round your 2" not in page
