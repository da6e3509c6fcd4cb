"""What happens between a click and the writing of it: everything is judged when it is written."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from html import unescape
from typing import Any

import pytest

from cookietin.engine.characters import BISCUIT
from cookietin.engine.log import StoreFailed
from cookietin.engine.position import View
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.table import room as room_module
from cookietin.table import table as tables
from cookietin.table.logs import match_from
from cookietin.table.match import BOT, Declined, Match
from cookietin.table.room import LISTED_EVENTS, Make, Read, Room
from cookietin.table.table import Viewer
from cookietin.web import panel
from cookietin.web.look import look_at
from table.evening import ANNA, AT_ONCE, BEN, CLEO, Evening, FirstMove, MemoryStore


class Slow(MemoryStore):
    """A disk that writes when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write = asyncio.Event()
        self.may_write.set()

    async def append(
        self, match: str, number: int, events: Sequence[str], keys: Sequence[str] = ()
    ) -> None:
        await self.may_write.wait()
        await super().append(match, number, events, keys)


async def slow_evening(*devices: str, **options: Any) -> tuple[Evening, Slow]:
    evening, store = Evening(**options), Slow()
    evening.store = store
    evening.room = Room(store, evening.bots, AT_ONCE)
    await evening.sit(*devices)
    return evening, store


@pytest.mark.parametrize("word", ["move", "take-back"])
async def test_whoever_is_being_removed_does_nothing_more(word: str) -> None:
    evening, store = await slow_evening(ANNA, BEN, CLEO, players=3, first=1)
    store.may_write.clear()
    removing = asyncio.create_task(evening.do(ANNA, "remove", seat=1))
    await asyncio.sleep(0)
    if word == "move":
        late = asyncio.create_task(evening.play(1, "throw", device=BEN))
    else:
        late = asyncio.create_task(evening.do(BEN, "take-back", seat=1))
    await asyncio.sleep(0)
    store.may_write.set()
    assert (await removing).ok
    assert not (await late).ok
    assert evening.table.match.chairs[1].kind == BOT
    assert evening.table.match.chairs[1].devices == []
    assert not evening.table.match.turns


class Thoughtful(FirstMove):
    """A bot that thinks until it is told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()

    async def choose(self, bot: str, view: View, legal: list[int], seconds: float) -> int:
        await self.may_answer.wait()
        return await super().choose(bot, view, legal, seconds)


async def test_a_bot_does_not_play_for_a_person_who_is_back() -> None:
    evening, bots = Evening("cookie-party", players=3, setup="standard"), Thoughtful()
    evening.bots = bots
    evening.room = Room(evening.store, bots, AT_ONCE)
    table = await evening.sit(ANNA, BEN, "bot")
    evening.watch(ANNA)
    evening.miss(BEN)
    assert (await evening.do(ANNA, "stand-in", seat=1)).ok
    await asyncio.sleep(0)
    assert (await evening.do(BEN, "take-back", seat=1)).ok
    bots.may_answer.set()
    assert table.thinking is not None
    await asyncio.wait_for(table.thinking, 10)
    assert {turn.move.seat for turn in table.match.turns} == {2}


@pytest.mark.parametrize("is_left", [False, True])
async def test_nobody_waits_for_a_table_in_the_line_of_somebody_else(
    is_left: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(first=0)
    identity = (await evening.sit(ANNA, BEN)).match.id
    room, turn, rebuilt = Room(evening.store, evening.bots, AT_ONCE), asyncio.Event(), list[int]()

    def noted(log: Sequence[str]) -> Match:
        rebuilt.append(len(log))
        return match_from(log)

    async def in_turn(read: Read, make: Make) -> Match:
        log = await read()
        await turn.wait()
        return make(log)

    async def at_once(read: Read, make: Make) -> Match:
        return make(await read())

    monkeypatch.setattr(room_module, "match_from", noted)
    waiting = asyncio.create_task(room.find(identity, in_turn))
    for _ in range(5):
        await asyncio.sleep(0)  # until it has read the log
    evening.table = await asyncio.wait_for(room.find(identity, at_once), 10)
    assert (await evening.play(0, "throw")).ok
    if is_left:
        room.put_away(0)
    turn.set()
    found = await waiting
    assert found.match.position == evening.table.match.position
    assert (found is evening.table) == (len(rebuilt) == 1) == (not is_left)


async def test_everybody_who_opens_a_table_at_the_same_time_finds_the_same_one() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    room = Room(evening.store, evening.bots, AT_ONCE)
    read, failures = evening.store.read, [StoreFailed("store-locked")]

    async def sometimes(match: str, number: int = 0) -> list[str]:
        await asyncio.sleep(0)
        if failures:
            raise failures.pop()
        return await read(match, number)

    evening.store.read = sometimes  # type: ignore[method-assign]
    first = asyncio.gather(*(room.find(table.match.id) for _ in range(3)), return_exceptions=True)
    assert all(isinstance(one, StoreFailed) for one in await first)
    found = await asyncio.gather(*(room.find(table.match.id) for _ in range(5)))
    assert len({id(one) for one in found}) == 1
    assert not room.opening


async def test_clicks_on_a_full_disk_do_not_wait_for_each_other() -> None:
    """All of them try again at the same time, and not each after the other has given up."""
    evening = Evening("cookie-party", players=3, setup="standard")
    table = await evening.sit(ANNA, BEN, CLEO)
    attempts: list[int] = []

    async def full(match: str, number: int, events: Any, keys: Any = ()) -> None:
        attempts.append(1)
        raise StoreFailed("store-full")

    evening.store.append = full  # type: ignore[method-assign]
    pauses: list[float] = []
    table.pause = lambda attempt: pauses.append(attempt) or 0.0  # type: ignore
    answers = await asyncio.gather(*(evening.play(seat, "rest") for seat in range(3)))
    assert not any(answer.ok for answer in answers)
    assert pauses[:3] == [0, 0, 0]
    assert table.trouble is not None
    assert "keep trying" not in table.trouble.text()


async def test_whoever_draws_before_the_news_is_shown_draws_nothing_of_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At the end of a match something else is worked out first."""
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    drawn: list[bool] = []

    def draw(match: Match) -> None:
        drawn.append(table.once_for_all("status", lambda: match.is_over))

    monkeypatch.setattr(tables, "finish", draw)
    draw(table.match)
    assert (await evening.do(ANNA, "end")).ok
    assert drawn == [False, True]


async def test_what_is_said_after_a_table_was_put_away_is_news_to_an_open_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening, numbers, now = Evening(first=0), list[int](), 1e9
    monkeypatch.setattr("time.time", lambda: now)
    table = await evening.sit(ANNA, BEN)
    for _ in range(2):
        for words in ("Hello", "Anybody there?"):
            assert (await table.do(ANNA, {"do": "say", "text": words})).ok
            numbers.append(table.chat[-1].number)
        now += 60.0
        table = await evening.rebuilt()
    assert numbers == sorted(set(numbers))


async def test_a_table_where_a_bot_is_about_to_interrupt_is_not_put_away() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, "bot")
    task = asyncio.create_task(asyncio.sleep(60))
    table.interrupting.add(task)
    task.add_done_callback(table.interrupting.discard)
    evening.room.put_away(0)
    assert evening.room.tables
    task.cancel()
    await asyncio.wait([task])
    evening.room.put_away(0)
    assert not evening.room.tables


async def test_a_refused_click_draws_for_nobody() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    drawn: list[int] = []
    evening.watch(ANNA).changed = lambda: drawn.append(1)
    for _ in range(5):
        assert not (await evening.play(1, "throw")).ok
        assert not (await evening.play(0, "fly")).ok
        assert not (await evening.do(CLEO, "end")).ok
    assert drawn == []
    assert (await evening.play(0, "throw")).ok
    assert drawn
    assert table.match.turns


async def play_twice(evening: Evening) -> int:
    """Make two moves that can be taken back; how many there are then."""
    await evening.play(0, "rest")
    await evening.play(0, evening.table.match.position.legal(0)[0].text)
    return len(evening.table.match.turns)


@pytest.mark.parametrize("is_free", [True, False])
async def test_a_repeated_undo_takes_one_move_back(
    is_free: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening("cookie-party", players=2, setup="standard")
    table = await evening.sit(ANNA, "bot")
    turns = await play_twice(evening)
    if not is_free:  # then the bot is asked, and agrees
        monkeypatch.setattr("cookietin.table.undo.is_free_undo", lambda match, seat: False)
    for _ in range(3):
        assert (await evening.do(ANNA, "undo", seat=0, id="once")).ok
    assert len(table.match.turns) == turns - 1


async def test_an_undo_repeated_while_it_is_written_takes_one_move_back() -> None:
    evening, store = await slow_evening(ANNA, BEN, game="cookie-party", players=2, setup="standard")
    turns = await play_twice(evening)
    store.may_write.clear()
    both = [asyncio.create_task(evening.do(ANNA, "undo", seat=0, id="once")) for _ in range(2)]
    await asyncio.sleep(0)
    store.may_write.set()
    assert all(answer.ok for answer in await asyncio.gather(*both))
    assert len(evening.table.match.turns) == turns - 1


async def test_an_undo_replays_only_what_came_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(first=0, release="off")
    table = await evening.sit(ANNA, "bot")
    evening.watch(ANNA)
    for _ in range(10):
        if table.match.position.seats == (0,):
            await evening.play(0, "throw")
        assert table.thinking is not None
        await table.thinking
    last = table.match.turns[-1]
    assert last.before.line == table.match.position.line[: last.before.length]


async def test_a_table_wears_out_before_it_fills_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_EVENTS", 6)
    evening = Evening(first=0, release="off")
    table = await evening.sit(ANNA, "bot")
    while (await evening.play(0, "throw")).ok:
        assert (await evening.do(ANNA, "undo", seat=0)).ok or table.match.number >= 6
    assert table.match.number == 6
    answer = await evening.play(0, "throw")
    assert answer.phrase is not None
    assert "Start a new one" in answer.phrase.text()
    assert (await evening.do(ANNA, "end")).ok


async def test_changing_seats_back_and_forth_wears_a_table_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "MOST_EVENTS", 20)
    evening = Evening(players=3, first=0)
    table = await evening.sit(ANNA, BEN, "open")
    for number in range(20):
        await evening.do(ANNA, "remove", seat=1)
        await evening.do(BEN, "sit", seat=1, name=f"Ben {number}")
    assert table.match.number == len(evening.store.logs[table.match.id]) == 20
    answer = await evening.do(ANNA, "start")
    assert answer.phrase is not None
    assert "Start a new one" in answer.phrase.text()
    assert (await evening.do(ANNA, "end")).ok
    assert (await evening.do(BEN, "take-back", token=await evening.way_back(0))).ok


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_worn_out_table_says_so_and_offers_what_is_left(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(first=0, release="off")
    table = await evening.sit(ANNA, BEN)
    shown = look_at(table, Viewer(ANNA, lambda: None), language, "")
    why = Declined("table-worn-out").phrase.text(language)
    assert why not in panel.what_is_asked(shown)
    assert shown.is_mine
    monkeypatch.setattr(tables, "MOST_EVENTS", table.match.number)
    host, guest = (look_at(table, Viewer(one, lambda: None), language, "") for one in (ANNA, BEN))
    for look in (host, guest):
        assert why in unescape(panel.what_is_asked(look))
        assert panel.status_line(look) == speaker("cookietin.web", language)("status-worn-out")
        assert not look.is_mine
        assert not look.choosers
        assert panel.choices(look) == ""
    assert 'data-do="end"' in panel.what_is_asked(host)
    assert 'data-do="end"' not in panel.what_is_asked(guest)
    assert (await evening.do(ANNA, "end")).ok
    over = look_at(table, Viewer(BEN, lambda: None), language, "")
    assert why not in unescape(panel.what_is_asked(over))


async def test_a_long_match_that_is_over_is_listed_as_such_after_a_restart() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    log = evening.store.logs[table.match.id]
    is_noted = f"over:{table.match.id}"
    await evening.play_on()
    assert evening.store.links[is_noted] == [table.match.id]
    log += ['{"kind":"stand-in","seat":1,"on":false}'] * LISTED_EVENTS
    for is_old in (False, True):
        room = Room(evening.store, evening.bots, AT_ONCE)
        if is_old:  # an earlier version did not note it: whoever opens it does
            del evening.store.links[is_noted]
            assert not (await room.tables_of(ANNA))[0].is_over
            room = Room(evening.store, evening.bots, AT_ONCE)
            await room.find(table.match.id)
            room = Room(evening.store, evening.bots, AT_ONCE)
        (listed,) = await room.tables_of(ANNA)
        assert listed.is_over
        assert not room.tables


async def test_a_list_of_tables_rebuilds_no_long_ones() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    log = evening.store.logs[table.match.id]
    log += ['{"kind":"stand-in","seat":1,"on":false}'] * LISTED_EVENTS
    room = Room(evening.store, evening.bots, AT_ONCE)
    (listed,) = await room.tables_of(ANNA)
    assert listed.people == ((0, "anna"), (1, "ben"))
    assert not listed.acting  # nobody looked further
    assert not room.tables


async def test_a_glance_at_a_match_plays_nothing_of_it() -> None:
    """Not even what was drawn when the last person left, who had dice of their own."""
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN, own_dice=True)
    assert (await evening.play(0, "throw")).ok
    for seat in (1, 0):
        assert (await evening.do(ANNA, "remove", seat=seat)).ok
    log = evening.store.logs[table.match.id]
    assert '"answers":["' in log[-1]
    seen = match_from(log, is_glance=True)
    assert [chair.kind for chair in seen.chairs] == [BOT, BOT]
    assert seen.position.length == 0


async def test_no_state_is_kept_of_a_move_that_is_taken_back_but_its_own() -> None:
    """So that taking back again and again costs little memory."""
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    seat = table.match.position.seats[0]
    await evening.play(seat, table.match.legal(seat)[0].text)
    await evening.do((ANNA, BEN)[seat], "undo", seat=seat)
    if table.question is not None:
        other = (BEN, ANNA)[seat]
        await evening.do(other, "agree", yes=True, about=table.question.number)
    last = table.match.log[-1]
    assert last.undone_by == seat
    assert last.before is table.match.log[-2].before


async def test_a_rematch_keeps_names_that_were_accepted() -> None:
    evening = Evening(players=3)
    table = await evening.sit(ANNA, "open", "open")
    answer = await evening.do(BEN, "sit", seat=1, name="Honey")  # as seat 2 is called
    assert not answer.ok
    table.match.chairs[1].name = "Anna"  # as version 0.1 let them
    await evening.do(ANNA, "end")
    again = await evening.room.again(table, ANNA)
    assert [chair.name for chair in again.match.chairs][:2] == ["anna", "Anna"]


async def test_a_rematch_seats_the_usual_bot_where_nobody_came() -> None:
    evening = Evening("cookie-box", players=3)
    table = await evening.sit(ANNA, BEN, "open")
    await evening.do(ANNA, "end")
    again = await evening.room.again(table, ANNA)
    assert [(chair.kind, chair.bot) for chair in again.match.chairs][2] == (BOT, BISCUIT)
