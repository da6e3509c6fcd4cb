"""After a match: the chance to win, move by move, and the moves that cost most."""

from __future__ import annotations

import asyncio
import math
import re
import threading
from dataclasses import replace

import pytest

import cookietin
from cookietin.bots.advice import thoughts_of
from cookietin.engine.ask import Move
from cookietin.engine.bot import NoAnswer, Thought
from cookietin.engine.position import Position, View
from cookietin.engine.texts import speaker
from cookietin.table.match import Match, Turn
from cookietin.web import chances
from cookietin.web.chances import Moment, Reviews, curves_of, html, moment_of, moments_of, turns_of
from cookietin.web.limits import UNLIMITED
from table.evening import ANNA, BEN, Evening, FirstMove
from web.conftest import PHONE, People, Server
from web.site import Person, Site

HERE = "192.0.2.1"


ALONE = 0.1  # what a move is worth that is only looked at if somebody asks for it


class Oracle:
    """Likes the last move best and then the one before, and is sure of both.

    Asked about one move alone, it thinks little of it.
    """

    def __init__(self, is_silent: bool = False, tries: int = 50) -> None:
        self.is_silent = is_silent
        self.tries = tries
        self.views: list[View] = []
        self.work = 0.0

    async def think(
        self, view: View, legal: list[int], seconds: float, iterations: int
    ) -> list[Thought]:
        if self.is_silent:
            raise NoAnswer("nothing")
        self.work += iterations
        if len(legal) == 1:
            assert view == self.views[-1]
            return [Thought(legal[0], self.tries, ALONE)]
        self.views.append(view)
        return [Thought(move, self.tries, 0.8 - 0.3 * at) for at, move in enumerate(legal[:-3:-1])]


async def played(game: str = "cookie-addict", players: int = 2) -> Match:
    evening = Evening(game, players=players)
    await evening.sit(*([ANNA, BEN, "device-cleo", "device-dora"][:players]))
    await evening.play_on()
    return evening.table.match


async def test_every_choice_is_thought_about_from_the_view_of_whoever_made_it() -> None:
    match, oracle = await played("cookie-box", 3), Oracle()
    moments = await moments_of(match, oracle)
    choices = [turn for turn in match.turns if chances.is_choice(turn)]
    assert len(moments) == len(choices) == len(oracle.views) > 5
    for turn, view in zip(choices, oracle.views, strict=True):
        assert view == turn.before.view(turn.move.seat)


async def test_a_move_costs_what_the_best_was_worth_more() -> None:
    """Also one that the search had not tried: then it is looked at by itself."""
    match = await played()
    untried = 0
    for moment in await moments_of(match, Oracle()):
        turn = match.turns[moment.at - 1]
        legal = [move.number for move in turn.before.legal(moment.seat)]
        assert moment.played == turn.move.number
        assert moment.better == legal[-1]
        worth = {legal[-1]: 0.8, legal[-2]: 0.5}.get(moment.played, ALONE)
        assert moment.worth == pytest.approx(worth)
        assert moment.cost == pytest.approx(0.8 - worth)
        untried += moment.played not in legal[-2:]
    assert untried


async def test_a_curve_is_seen_by_its_edge_whatever_its_colour() -> None:
    match = await played()
    shown = html(match, await moments_of(match, Oracle()), "en")
    layers = re.findall(r'<path class="curve-(\d)( under)?".*? d="(.*?)"', shown)
    assert layers
    for edge, line in zip(layers[::2], layers[1::2], strict=True):
        assert (edge[0], edge[2]) == (line[0], line[2])
        assert (edge[1], line[1]) == (" under", "")


async def test_nobody_is_blamed_for_a_move_that_could_hardly_be_tried() -> None:
    match = await played()
    moments = await moments_of(match, Oracle(tries=chances.SURE_AFTER - 1))
    assert moments
    assert all(moment.cost == 0 for moment in moments)


def test_what_is_within_the_luck_of_the_tries_costs_nothing() -> None:
    """Of two moves that are worth the same, one looks better; the more tries, the less."""
    cost = {
        tries: moment_of(1, 0, Thought(0, tries, 0.6), Thought(1, tries, 0.5)).cost
        for tries in (50, 1000)
    }
    assert cost == {50: 0, 1000: pytest.approx(0.1)}
    sure = moment_of(1, 0, Thought(0, 20, 1.0), Thought(1, 20, 0.0))
    assert sure.cost == 1


async def test_nobody_is_blamed_for_what_the_bots_themselves_have_advised() -> None:
    match = await played()
    dear = next(one for one in await moments_of(match, Oracle()) if one.cost)
    told = [Thought(dear.played, 50, 0.9)]
    match.told_by_bots[dear.seat, dear.at - 1] = (1, told)
    again = await moments_of(match, Oracle())
    assert next(one for one in again if one.at == dear.at).cost == 0


async def test_a_longer_match_is_no_more_work(monkeypatch: pytest.MonkeyPatch) -> None:
    match = await played("dots-and-boxes")
    choices = sum(map(chances.is_choice, match.turns))
    for most in (choices // 2, choices, 2 * choices, 100 * choices):
        monkeypatch.setattr(chances, "MOST_SEARCHES", most)
        oracle = Oracle()
        assert len(await moments_of(match, oracle)) == choices
        assert oracle.work <= most * chances.ITERATIONS


@pytest.mark.parametrize("game", ["tock", "cookie-party", "cookie-box"])
def test_a_move_asked_about_alone_is_tried_as_often_as_all_together(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cookietin.bots.advice.LONGEST", math.inf)
    position = cookietin.game(game, players=2).start(seed=1)
    seat = position.seats[0]
    view = position.view(seat)
    legal = view.legal()
    together = thoughts_of(view, legal, math.inf, 12, fast=False)
    takes_turns = game == "cookie-party"
    if takes_turns:  # what has not had as many throws is left out
        assert len({one.visits for one in together}) == 1
    else:
        assert sum(one.visits for one in together) == max(12, len(legal))
    tried = {one.move for one in together}
    last = next((move for move in legal if move.number not in tried), legal[-1])
    (alone,) = thoughts_of(view, [last], math.inf, 12, fast=False)
    assert alone.move == last.number
    if takes_turns:
        assert alone.visits == together[0].visits
    else:
        assert alone.visits >= 11, "all but the first iteration, which lists the moves"
    assert 0 <= alone.worth <= 1


def test_a_short_review_compares_as_many_moves_as_a_long_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where moves are tried in turns, few iterations mean less luck for each, and not fewer."""
    monkeypatch.setattr("cookietin.bots.advice.LONGEST", math.inf)
    position = cookietin.game("cookie-party", players=2).start(seed=1)
    width = position.game.plug.style.width
    while len(position.legal(0)) <= width:
        position = position.play(position.legal()[-1])
    view, legal = position.view(0), position.legal(0)
    thoughts = thoughts_of(view, legal, math.inf, 5 * width, fast=False)
    assert len(thoughts) > width / 2


async def test_curves_begin_even_and_end_with_who_won() -> None:
    match = await played()
    curves = curves_of(match, await moments_of(match, Oracle()))
    assert match.position.outcome is not None
    for side, points in curves.items():
        assert points[0] == (0, 0.5)
        assert points[-1][1] in (float(side in match.position.outcome.winners), 0.5)
        assert [at for at, _ in points] == sorted(at for at, _ in points)
    one, other = curves.values()
    assert all(abs(a[1] + b[1] - 1) < 1e-9 for a, b in zip(one, other, strict=True))


def test_turning_points_are_the_largest_changes() -> None:
    points = [(0, 0.5), (1, 0.52), (2, 0.9), (3, 0.2), (4, 0.25), (9, 1.0)]
    calm = [(0, 0.5), (5, 0.6), (9, 0.0)]
    assert turns_of({0: points, 1: calm}) == {3: (0, (3, 0.2)), 2: (0, (2, 0.9))}
    busy = [(at, float(at % 2)) for at in range(9)]
    assert len(turns_of({0: busy})) == chances.MOST_TURNS


async def test_the_page_links_turning_points_and_tells_the_dearest_moves_of_each_person() -> None:
    match = await played("dots-and-boxes")
    moments = [
        Moment(at, turn.move.seat, 0.9 if at % 2 else 0.3, 0.01 * at, turn.move.number,
               turn.before.legal(turn.move.seat)[0].number)
        for at, turn in enumerate(match.turns, 1)
        if chances.is_choice(turn)
    ]  # fmt: skip
    drawn = html(match, moments, "en")
    assert 1 <= len(re.findall(rf'<a href="/t/{match.id}/replay\?at=\d+"', drawn)) <= 3
    assert drawn.count("what cost the most") == 2
    assert drawn.count(".\nBetter: ") == 6, "on a line of its own"
    assert "style=" not in drawn


async def test_where_nobody_answers_there_is_no_curve() -> None:
    match = await played()
    assert html(match, await moments_of(match, Oracle(is_silent=True)), "en") == ""


async def test_a_match_is_gone_through_once_and_few_are_kept() -> None:
    match, oracle, reviews = await played(), Oracle(), Reviews()
    assert reviews.find(match) is None
    assert reviews.has_room(match, HERE)
    reviews.begin(match, oracle, HERE)
    assert not reviews.has_room(match, HERE)
    await asyncio.gather(*reviews.under_way.values())
    assert reviews.find(match)
    assert len(oracle.views) == len(reviews.kept[match.id])
    for number in range(chances.MOST_KEPT):
        reviews.kept[str(number)] = []
    other = await played()
    reviews.begin(other, oracle, HERE)
    await asyncio.gather(*reviews.under_way.values())
    assert len(reviews.kept) == chances.MOST_KEPT


async def test_of_one_address_few_matches_wait_and_others_come_in_between() -> None:
    class Slow(Oracle):
        async def think(
            self, view: View, legal: list[int], seconds: float, iterations: int
        ) -> list[Thought]:
            await asyncio.sleep(0)
            return await super().think(view, legal, seconds, iterations)

    mine = [await played("dots-and-boxes") for _ in range(chances.MOST_OF_ONE)]
    more, theirs, reviews, oracle = await played(), await played(), Reviews(), Slow()
    for match in mine:
        assert reviews.has_room(match, HERE)
        reviews.begin(match, oracle, HERE)
        await asyncio.sleep(0)
    assert not reviews.has_room(more, HERE)
    assert reviews.has_room(theirs, "198.51.100.1")
    reviews.begin(theirs, oracle, "198.51.100.1")
    await asyncio.gather(*reviews.under_way.values())
    assert list(reviews.kept)[:3] == [mine[0].id, theirs.id, mine[1].id]


def played_here(person: Person) -> str:
    """The path of a match that somebody has played to its end."""
    path = person.make_table("cookie-addict", seat_1="here", opt_length="short")
    with person.sit(path) as line:
        while line.frame["moves"]:
            assert line.move()["ok"]
    return path


@pytest.mark.parametrize("limit", ["reviews", "reviews_per_device"])
def test_the_bots_go_through_so_many_matches_a_minute_and_then_say_so(limit: str) -> None:
    limits = replace(UNLIMITED, **{limit: 1})
    with Site(bots=FirstMove(), limits=limits).open() as site:
        anna = site.person("de")
        first, second = (played_here(anna) for _ in range(2))
        assert anna.get(f"{first}/chances").json() == {"later": True}
        while "later" in anna.get(f"{first}/chances").json():
            pass
        told = anna.get(f"{second}/chances").json()
        assert told["later"]
        assert speaker("cookietin.web", "de")("too-many-reviews") in told["html"]
        assert "html" in anna.get(f"{first}/chances").json(), "what is known costs nothing"


async def test_no_match_is_gone_through_on_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """What could be done at each of hundreds of turns takes a tenth of a second, or ten."""
    match, loops = await played(), threading.get_ident()
    threads: set[int] = set()
    legal = Position.legal

    def noted(position: Position, seat: int | None = None) -> list[Move]:
        threads.add(threading.get_ident())
        return legal(position, seat)

    monkeypatch.setattr(Position, "legal", noted)
    assert await moments_of(match, Oracle())
    assert threads
    assert loops not in threads


async def test_a_match_with_very_many_choices_is_left_before_all_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, oracle = await played("dots-and-boxes"), Oracle()
    asked = []
    is_choice = chances.is_choice

    def counted(turn: Turn) -> bool:
        asked.append(turn)
        return is_choice(turn)

    monkeypatch.setattr(chances, "is_choice", counted)
    monkeypatch.setattr(chances, "MOST_MOMENTS", 3)
    assert await moments_of(match, oracle) == []
    assert not oracle.views
    assert len(asked) < len(match.turns)


def test_no_curve_is_drawn_out_of_turn(
    anna: Person, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each takes some milliseconds, so whoever asks again and again waits for themselves."""
    path = anna.make_table("cookie-addict", seat_1="here", opt_length="short")
    with anna.sit(path) as line:
        assert line.send("end")["ok"]
    waiting: list[int] = []

    def noted(*_: object) -> str:
        waiting.append(site.app.state.drawing.waiting.total())
        return ""

    monkeypatch.setattr(chances, "html", noted)
    assert anna.get(f"{path}/chances").json() == {"html": ""}
    assert waiting == [1]


def test_nothing_is_told_before_the_end(anna: Person, site: Site) -> None:
    path = anna.make_table("cookie-addict")
    assert anna.get(f"{path}/chances").status_code == 404


@pytest.mark.slow  # the bots' search is compiled first
def test_the_curve_comes_to_the_page(people: People, server: Server) -> None:
    path = server.table(["Anna", "bot"], "cookie-addict", first="0", length="short")
    page = people("Anna", path, size=PHONE)
    for _ in range(200):
        if page.locator("#end > *").count():
            break
        button = page.locator("#moves button[data-do=move]").first
        if button.count():
            button.evaluate("one => one.click()")
        page.wait_for_timeout(60)
        if page.locator("#sure[open]").count():
            page.locator("#sure button.main").click()
    page.wait_for_selector(".chances svg .curve-1")
    page.wait_for_selector("#chances h3")
