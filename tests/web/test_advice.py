"""“Ask for advice”: fair, from what the seat may know, and drawn on the board."""

from __future__ import annotations

import asyncio
import json

import pytest
from playwright.sync_api import ViewportSize, expect

from cookietin.bots.advice import thoughts_of
from cookietin.bots.process import thoughts_in
from cookietin.engine import registry
from cookietin.engine.bot import Thought
from cookietin.engine.position import View
from cookietin.table.bots import let_bot_move, may_advise
from cookietin.table.logs import match_from
from cookietin.table.match import ADVISED, PERSON, Chair, Declined
from cookietin.table.table import Viewer
from cookietin.web import advice
from cookietin.web.look import Look, look_at
from cookietin.web.panel import players
from table.evening import ANNA, BEN, Evening, FirstMove
from web.conftest import DESKTOP, PHONE, People, Server
from web.site import Site
from web.test_ease import HURRIED

GAMES = ["tock", "cookie-party", "cookie-box", "cookie-addict", "dots-and-boxes"]


async def alone_with_bots(game: str = "cookie-addict") -> Evening:
    """Somebody has to choose, and only a bot plays against them."""
    evening = Evening(game, players=2)
    await evening.sit(ANNA, "bot")
    while True:
        match = evening.table.match
        is_own = 0 in match.position.seats
        if is_own and len(match.legal(0)) > 1:
            return evening
        if is_own:
            await evening.play(0, match.legal(0)[0].text)
        else:
            await let_bot_move(evening.table, 1)


def look_of(evening: Evening) -> Look:
    return look_at(evening.table, Viewer(ANNA, lambda: None), "en", "http://tin")


@pytest.mark.parametrize("game", GAMES)
async def test_the_best_moves_come_with_a_chance_and_a_reason(game: str) -> None:
    evening = await alone_with_bots(game)
    assert 'data-do="advise"' in advice.ask(look_of(evening))
    assert (await evening.do(ANNA, "advise", seat=0)).ok
    evening.bots.views.clear()
    told = (await advice.advise(look_of(evening), 0))["advice"]
    assert told["html"].count("data-advice=") == len(told["marks"]) == len(told["moves"]) > 1
    assert "wins 90%" in told["html"]
    assert "<span>" in told["html"], "what the move does"
    (seen,) = evening.bots.views
    assert seen == evening.table.match.position.view(0), "what the seat may know, and no more"


async def test_whoever_asks_twice_hears_the_same_until_they_move() -> None:
    evening = await alone_with_bots()
    first = await advice.advise(look_of(evening), 0)
    asked = len(evening.bots.views)
    assert await advice.advise(look_of(evening), 0) == first
    assert len(evening.bots.views) == asked
    match = evening.table.match
    await evening.play(0, match.legal(0)[0].text)
    while 0 not in match.position.seats:
        await let_bot_move(evening.table, 1)
    evening.bots.views.clear()
    await advice.advise(look_of(evening), 0)
    assert evening.bots.views


async def test_advice_that_comes_after_the_move_is_none() -> None:
    class Dawdler(FirstMove):
        async def think(
            self, view: View, legal: list[int], seconds: float, iterations: int
        ) -> list[Thought]:
            assert (await evening.play(0, evening.table.match.legal(0)[0].text)).ok
            return await super().think(view, legal, seconds, iterations)

    evening = Evening("cookie-addict", players=2)
    evening.table = (await alone_with_bots()).table
    evening.table.bots = Dawdler()
    assert await advice.advise(look_of(evening), 0) == {"ok": True}


async def test_whoever_is_away_for_a_while_is_no_bot() -> None:
    """Else the others would wait until somebody's line is cut, and then ask."""
    evening = Evening("dots-and-boxes", players=2, first=0)
    table = await evening.sit(ANNA, BEN)
    evening.miss(BEN)
    assert (await evening.do(ANNA, "stand-in", seat=1)).ok
    assert table.match.chairs[1].is_by_bot
    assert not may_advise(table, ANNA)
    answer = await evening.do(ANNA, "advise", seat=0)
    assert not answer.ok


class Ponderer(FirstMove):
    """Thinks about advice until it may stop, and about its own moves for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.may_stop = asyncio.Event()

    async def choose(self, bot: str, view: View, legal: list[int], seconds: float) -> int:
        never: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        return await never

    async def think(
        self, view: View, legal: list[int], seconds: float, iterations: int
    ) -> list[Thought]:
        await self.may_stop.wait()
        return await super().think(view, legal, seconds, iterations)


def test_a_move_is_acknowledged_while_bots_think_of_theirs_and_of_advice() -> None:
    bots = Ponderer()
    with Site(bots=bots).open() as site:
        anna = site.person()
        with anna.sit(anna.make_table("cookie-party", players="2")) as line:
            line.offered(lambda moves: len(moves) > 1)
            question = {"do": "advise", "id": "question", "seat": 0}
            line.socket.send_text(json.dumps(question))
            assert line.move()["ok"]
            assert site.client.portal is not None
            site.client.portal.call(bots.may_stop.set)
            answer = line.until(lambda message: message.get("id") == "question")
            assert answer["ok"]
            assert "advice" not in answer, "it is about what is over"


async def test_whoever_asks_is_named_in_the_log_once_for_each_move() -> None:
    evening = await alone_with_bots()
    for _ in range(3):
        assert (await evening.do(ANNA, "advise", seat=0)).ok
    log = [json.loads(one) for one in evening.store.logs[evening.table.match.id]]
    assert [one["seat"] for one in log if one["kind"] == ADVISED] == [0]


async def test_at_a_table_with_other_people_nobody_is_advised() -> None:
    evening = Evening("tock", players=4)
    await evening.sit(ANNA, "bot", BEN, "bot")
    assert advice.ask(look_of(evening)) == ""
    for seat in evening.table.match.position.seats:
        device = {0: ANNA, 2: BEN}.get(seat, ANNA)
        assert not (await evening.do(device, "advise", seat=seat)).ok


async def test_where_all_have_agreed_everybody_may_ask_and_all_read_it() -> None:
    evening = Evening("tock", players=2)
    chairs = [Chair(PERSON, "Anna", [ANNA]), Chair(PERSON, "Ben", [BEN])]
    evening.table = await evening.room.open(evening.game, chairs, ANNA, advice=True)
    assert "ask the bots for advice" in players(look_of(evening))
    assert may_advise(evening.table, ANNA)
    assert may_advise(evening.table, BEN)
    assert not may_advise(evening.table, "device-cleo")
    log = evening.store.logs[evening.table.match.id]
    assert match_from(log).advice


async def test_people_who_share_a_tablet_are_not_advised_against_each_other() -> None:
    evening = Evening("cookie-addict", players=2, first="0")
    await evening.sit(ANNA, ANNA)
    assert advice.ask(look_of(evening)) == ""
    assert not (await evening.do(ANNA, "advise", seat=0)).ok


async def test_no_advice_is_made_from_secrets_that_others_at_the_screen_may_not_see() -> None:
    """People who share a tablet hold a button to see their own: only then is it thought about."""
    evening = Evening("cookie-box", players=2)
    chairs = [Chair(PERSON, "Anna", [ANNA]), Chair(PERSON, "Ben", [ANNA])]
    evening.table = table = await evening.room.open(evening.game, chairs, ANNA, advice=True)
    while len(table.match.legal(seat := table.match.position.seats[0])) < 2:
        assert (await evening.play(seat, table.match.legal(seat)[0].text)).ok
    viewer = evening.watch(ANNA)
    evening.bots.views.clear()
    with pytest.raises(Declined):
        await advice.advise(look_at(table, viewer, "en", "http://tin"), seat)
    assert not evening.bots.views
    table.uncover(viewer, seat, is_held=True)
    told = await advice.advise(look_at(table, viewer, "en", "http://tin"), seat)
    assert "advice" in told


async def test_where_there_is_no_choice_there_is_no_advice() -> None:
    evening = Evening("goose", players=2, first=0)
    await evening.sit(ANNA, "bot")
    assert advice.ask(look_of(evening)) == ""
    assert not (await evening.do(ANNA, "advise", seat=0)).ok


@pytest.mark.parametrize("game", GAMES)
def test_the_search_thinks_of_legal_moves_the_best_first(game: str) -> None:
    position = registry.game(game, players=2).start(seed=3)
    view = position.view(position.seats[0])
    legal = view.legal()
    thoughts = thoughts_of(view, legal, 0.5, 4, fast=False)
    assert {one.move for one in thoughts} <= {move.number for move in legal}
    assert all(0.0 <= one.worth <= 1.0 for one in thoughts)
    if game == "cookie-addict":
        assert thoughts == sorted(thoughts, key=lambda one: -one.worth)


@pytest.mark.parametrize(
    "told", [None, [], [[7, 1, 0.5]], [[0, 1]], [[0, 1, 2.0]], [["0", 1, 0.5]]]
)
def test_thoughts_that_make_no_sense_are_none(told: object) -> None:
    assert thoughts_in(told, [0, 1]) == []
    assert thoughts_in([[1, 5, 0.25]], [0, 1]) == [Thought(1, 5, 0.25)]


# How far the first number is from the place of a line, all of which can be tapped: in pixels.
BESIDE_ITS_ARROW = """() => {
  const { x, y, width, height } =
    document.querySelector("#board .advised circle").getBoundingClientRect();
  const far = [...document.querySelectorAll("#board [id^=line-]")].map((line) => {
    const { e, f } = line.getScreenCTM();
    return Math.hypot(e - x - width / 2, f - y - height / 2);
  });
  return Math.min(...far);
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_advice_is_drawn_on_the_board(size: object, people: People, server: Server) -> None:
    path = server.table(["Anna", "bot"], "cookie-addict", first="0")
    page = people("Anna", path, size=size)  # type: ignore[arg-type]
    page.click("[data-do=advise]")
    page.wait_for_selector(".advice li")
    numbers = page.locator("#board .advised text").all_text_contents()
    assert numbers[0] == "1"
    assert page.evaluate(BESIDE_ITS_ARROW) < 20, "and not on a tile in the midst of its line"
    page.focus(".advice button >> nth=0")
    page.wait_for_selector("#board .advised.chosen")
    page.wait_for_selector("#log >> text=asked the bots for advice")
    advised = page.locator(".advice b >> nth=1").text_content() or ""
    offered = page.locator("#moves button", has_text=advised).first.get_attribute("data-move")
    page.click("[data-take='1']")
    page.wait_for_selector(".advice", state="detached")
    assert page.locator("#board .advised").count() == 0
    assert server.moves_of(path)[0] == offered


# How far down a number reaches on what it is on, and how high that is.
REACHES = """() => {
  const number = document.querySelector("#board .advised circle").getBoundingClientRect();
  const { matrix: { a, f }, round } = [...document.querySelectorAll("#moves [data-board]")]
    .map((button) => document.getElementById(button.dataset.board))
    .map((thing) => ({ round: Number(thing.dataset.round), matrix: thing.getScreenCTM() }))
    .find((one) => Math.abs(one.matrix.e - number.x - number.width / 2) < 2);
  return [number.bottom - (f - a * round), 2 * a * round];
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_number_on_something_large_leaves_it_to_be_seen(
    size: ViewportSize, people: People, server: Server
) -> None:
    page = people("Anna", server.table(["Anna", "bot"], "cookie-box", first="0"), size=size)
    page.click("[data-do=advise]")
    page.wait_for_selector(".advice li")
    reaches, height = page.evaluate(REACHES)
    assert 0 < reaches < 0.6 * height


@pytest.mark.parametrize("game", ["cookie-addict", "cookie-party"])
def test_whoever_plays_what_is_advised_sees_the_board_and_what_is_asked(
    game: str, people: People, server: Server
) -> None:
    path = server.table(["Anna", "bot"], game, first="0")
    page = people("Anna", path, size=ViewportSize(width=360, height=640), touch=True)
    page.locator("[data-do=advise]").press("Enter")
    last = page.locator("[data-take]").last
    last.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("#board")).not_to_be_in_viewport(ratio=0.5)
    last.evaluate("button => button.click()")
    for one in ("#board", "#asked"):
        expect(page.locator(one)).to_be_in_viewport(ratio=1)


REFUSED_THEN_ADVISED = """async () => {
  const { openAdvice } = await import(document.scripts[0].src.replace("tin.js", "advice.js"));
  const advice = openAdvice(() => {}, []);
  const told = () => document.querySelector("#advice .thinking")?.textContent ?? "";
  const late = { advice: { html: "<ol><li>This</li></ol>", marks: [], moves: [] } };
  advice.show({ text: "Not now." });
  advice.show(late);
  const stays = told();
  advice.wait();
  advice.show(late);
  return [stays, told()];
}"""


def test_advice_that_comes_late_leaves_it_said_why_there_is_no_more(
    people: People, server: Server
) -> None:
    page = people("Anna", server.table(["Anna", "bot"], "cookie-party", first="0"))
    assert page.evaluate(REFUSED_THEN_ADVISED) == ["Not now.", ""]


QUESTIONS = 14  # more than one device may ask a minute
A_WHILE = "new Promise((go) => setTimeout(go, 20_000, true))"  # where time is hurried


def test_too_many_questions_are_refused_where_they_are_asked_and_the_refusal_stays_until_a_move(
    people: People, server: Server
) -> None:
    path = server.table(["Anna", "bot"], "cookie-party", first="0")
    page = people("Anna", path, size=ViewportSize(width=360, height=740), touch=True)
    page.locator("[data-do=advise]").tap()
    page.wait_for_selector(".advice li")
    page.evaluate(HURRIED)
    for _ in range(QUESTIONS):  # by a key: of taps, those right after what comes would not count
        page.locator("[data-do=advise]").press("Enter")
    refusal = page.locator("#advice .thinking")
    expect(refusal).to_contain_text("a lot of questions")
    page.wait_for_function(A_WHILE)  # whoever looks away meanwhile still finds it
    expect(refusal).to_contain_text("a lot of questions")
    expect(page.locator("#answer")).to_be_hidden()
    page.locator("[data-take]").first.tap()
    expect(refusal).to_have_count(0)
