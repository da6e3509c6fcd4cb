"""No table ever stands still: what fails is told, tried again, and goes on."""

from __future__ import annotations

import asyncio
import json
import time
import tracemalloc
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

import cookietin
from cookietin.bots.process import THREADS
from cookietin.engine.bot import NoAnswer
from cookietin.engine.log import Conflict, StoreFailed
from cookietin.engine.position import View
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.table import room as room_module
from cookietin.table.bots import OF_ONE_ADDRESS, THINKING
from cookietin.table.match import BOT, OPEN, PERSON, STOPPED, Chair, Declined
from cookietin.table.room import Room
from cookietin.table.table import TRIES, Viewer
from cookietin.web import advice, panel
from cookietin.web.look import look_at
from scene import scene
from table.evening import ANNA, AT_ONCE, BEN, CLEO, HOST, Evening, FirstMove, MemoryStore


class Stubborn(FirstMove):
    """A bot that fails some times before it answers."""

    def __init__(self, failures: int) -> None:
        super().__init__()
        self.failures = failures

    async def choose(self, bot: str, view: View, legal: list[int], seconds: float) -> int:
        if self.failures:
            self.failures -= 1
            raise RuntimeError("WriteUnixTransport closed=True")
        return await super().choose(bot, view, legal, seconds)


class Full(MemoryStore):
    """A disk that takes nothing for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.failures = 0

    async def append(self, *arguments: Any) -> None:
        if self.failures:
            self.failures -= 1
            raise StoreFailed("store-full")
        await super().append(*arguments)


class Dropped(MemoryStore):
    """A database that goes away when it has kept something, and is there again."""

    def __init__(self, is_retried: bool) -> None:
        super().__init__()
        self.is_retried = is_retried  # as our store does by itself when its line was lost
        self.drops = 0

    async def append(self, *arguments: Any) -> None:
        await super().append(*arguments)
        if self.drops:
            self.drops -= 1
            raise Conflict if self.is_retried else StoreFailed("store-away")


@pytest.mark.parametrize("is_retried", [False, True])
@pytest.mark.parametrize("word", ["start", "fill", "end", "remove", "move"])
async def test_what_has_happened_is_not_refused_because_the_database_dropped(
    word: str, is_retried: bool
) -> None:
    evening = Evening("goose", players=3, first=0)
    evening.store = store = Dropped(is_retried)
    evening.room = Room(store, FirstMove(), AT_ONCE)
    table = await evening.sit(ANNA, BEN, BOT if word in ("move", "remove") else OPEN)
    number, store.drops = table.match.number, 1
    if word == "move":
        answer = await evening.play(0, "throw")
    else:
        answer = await evening.do(ANNA, word, seat=1 if word == "remove" else 2)
    assert answer.ok
    assert not store.drops
    kinds = [json.loads(event)["kind"] for event in store.logs[table.match.id][number:]]
    written = {"end": ["ended"], "remove": ["vacated"], "move": ["moved"]}
    assert kinds == written.get(word, ["vacated", "started"])
    assert table.match.number == number + len(kinds)


async def table_with(evening: Evening, store: MemoryStore, bots: FirstMove) -> None:
    evening.store, evening.bots = store, bots
    evening.room = Room(store, bots, AT_ONCE)
    evening.table = await evening.sit(ANNA, "bot")


async def test_a_bot_that_fails_is_asked_again_and_the_people_are_told() -> None:
    evening = Evening(first=1)
    await table_with(evening, MemoryStore(), Stubborn(3))
    table = evening.table
    told: list[str] = []
    viewer = evening.watch(ANNA)
    viewer.changed = lambda: told.append(table.trouble.text() if table.trouble else "")
    assert table.thinking is not None
    await asyncio.wait_for(table.thinking, 30)
    assert table.match.turns[0].move.seat == 1
    assert "isn’t answering" in told[0]
    assert table.trouble is None
    assert told[-1] == ""


async def test_what_cannot_be_kept_is_tried_again_and_then_there_once() -> None:
    evening = Evening(first=0)
    store = Full()
    await table_with(evening, store, FirstMove())
    table = evening.table
    told: list[str] = []
    viewer = evening.watch(ANNA)
    viewer.changed = lambda: told.append(table.trouble.text() if table.trouble else "")
    store.failures = TRIES - 1
    assert (await evening.play(0, "throw")).ok
    assert any("disk is full. We’ll keep trying." in text for text in told)
    assert table.trouble is None
    moved = [e for e in store.logs[table.match.id] if json.loads(e)["kind"] == "moved"]
    assert json.loads(moved[0])["seat"] == 0
    assert [turn.move.seat for turn in table.match.turns].count(0) == 1


@pytest.mark.parametrize("failures", [1, TRIES - 1])
async def test_who_wants_to_play_again_while_nothing_can_be_kept_gets_one_new_table(
    failures: int,
) -> None:
    evening = Evening(first=0)
    store = Full()
    await table_with(evening, store, FirstMove())
    table = evening.table
    assert (await evening.do(ANNA, "end")).ok
    told: list[str] = []
    viewer = evening.watch(ANNA)
    viewer.changed = lambda: told.append(table.trouble.text() if table.trouble else "")
    store.failures = failures
    again = await evening.room.again(table, ANNA)
    assert again.match.id == table.match.successor
    assert sorted(store.logs) == sorted([table.match.id, again.match.id])
    assert any("disk is full. We’ll keep trying." in text for text in told)
    assert table.trouble is None


async def test_a_click_that_cannot_be_kept_at_all_is_answered_and_changes_nothing() -> None:
    evening = Evening(first=0)
    store = Full()
    await table_with(evening, store, FirstMove())
    store.failures = TRIES
    answer = await evening.play(0, "throw")
    assert not answer.ok
    assert answer.phrase is not None
    assert "disk is full" in answer.phrase.text("en")
    assert not evening.table.match.turns
    assert (await evening.play(0, "throw")).ok


async def test_bots_play_on_after_a_disk_that_was_full_for_long() -> None:
    evening = Evening(first=1)
    store = Full()
    await table_with(evening, store, FirstMove())
    store.failures = 3 * TRIES
    evening.watch(ANNA)
    assert evening.table.thinking is not None
    await asyncio.wait_for(evening.table.thinking, 30)
    assert evening.table.match.turns[0].move.seat == 1
    assert evening.table.trouble is None


async def test_the_last_to_sit_down_and_the_start_are_one_commit() -> None:
    evening = Evening(players=3)
    await evening.sit(ANNA, "open", "open")
    commits: list[list[str]] = []
    append = evening.store.append

    async def noted(match: str, number: int, events: Any, keys: Any = ()) -> None:
        commits.append([json.loads(event)["kind"] for event in events])
        await append(match, number, events, keys)

    evening.store.append = noted  # type: ignore[method-assign]
    await evening.do(BEN, "sit", seat=1, name="Ben")
    await evening.do(ANNA, "start")
    assert commits == [["sat"], ["vacated", "started"]]
    commits.clear()
    for word in ("sit", "fill"):
        chairs = [Chair(PERSON, "Anna", [ANNA]), Chair(BOT), Chair(OPEN)]
        evening.table = await evening.room.open(evening.game, chairs, ANNA)
        device = BEN if word == "sit" else ANNA
        assert (await evening.do(device, word, seat=2, name="Ben")).ok
        assert evening.table.match.started
    assert commits == [["opened"], ["sat", "started"], ["opened"], ["vacated", "started"]]
    commits.clear()
    chairs = [Chair(PERSON, "Anna", [ANNA]), Chair(BOT), Chair(BOT)]
    await evening.room.open(evening.game, chairs, ANNA)
    assert commits == [["opened", "started"]]


async def test_a_table_that_was_left_full_and_not_begun_begins_when_it_is_opened() -> None:
    """As version 0.1 left it when it was killed between the two."""
    evening = Evening(first=0)
    table = await evening.sit(ANNA, "open")
    sat = {"kind": "sat", "seat": 1, "name": "Ben", "device": BEN}
    evening.store.logs[table.match.id].append(json.dumps(sat))
    evening.table = await evening.rebuilt()
    assert evening.table.match.started
    assert (await evening.play(0, "throw")).ok


async def test_whoever_sits_there_already_may_say_so_again() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, "open")
    for _ in range(2):
        assert (await evening.do(BEN, "sit", seat=1, name="Ben", stir="salt")).ok
    assert table.match.number == 3


# Texts for the dice


async def test_texts_for_the_dice_are_in_the_log_from_the_moment_they_are_given() -> None:
    evening = Evening(players=3)
    chairs = [Chair(PERSON, "Anna", [ANNA]), Chair(OPEN), Chair(OPEN)]
    evening.table = await evening.room.open(evening.game, chairs, ANNA, text="pepper")
    await evening.do(BEN, "sit", seat=1, name="Ben", stir="salt")
    evening.table = await evening.rebuilt()  # the server was restarted
    await evening.do(CLEO, "sit", seat=2, name="Cleo", stir="sugar")
    assert evening.table.match.fair.texts == ("pepper", "salt", "sugar")


async def test_a_text_of_somebody_who_gets_no_seat_is_not_taken() -> None:
    evening = Evening(players=2)
    table = await evening.sit(ANNA, "open")
    for at in range(20):
        answer = await evening.do(f"device-{at}", "sit", seat=0, name="Eve", stir=f"eve {at}")
        assert not answer.ok
    await evening.do(BEN, "sit", seat=1, name="Ben", stir="salt")
    assert table.match.fair.texts == ("salt",)


async def test_the_text_of_somebody_who_was_removed_goes_with_them() -> None:
    evening = Evening(players=3)
    table = await evening.sit(ANNA, "open", "open")
    for at in range(5):
        await evening.do(f"device-{at}", "sit", seat=1, name=f"Eve {at}", stir=f"eve {at}")
        await evening.do(ANNA, "remove", seat=1)
    assert table.match.texts == {}


@pytest.mark.parametrize("stir", ["\ud800", 7, None, [], "x" * 65, "", "\x00"])
async def test_a_bad_text_is_refused_before_it_counts(stir: Any) -> None:
    evening = Evening(players=2)
    table = await evening.sit(ANNA, "open")
    assert not (await evening.do(BEN, "sit", seat=1, name="Ben", stir=stir)).ok
    assert table.match.texts == {}
    assert (await evening.do(BEN, "sit", seat=1, name="Ben", stir="salt")).ok
    assert table.match.started


# Names


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u200b", "\u0301", "\ufe0f"]
)
async def test_a_name_can_be_seen(name: str) -> None:
    evening = Evening(players=2)
    await evening.sit(ANNA, "open")
    assert not (await evening.do(BEN, "sit", seat=1, name=name)).ok


UNSEEN = ("\u200b", "\u034f", "\u17b5", "\u180b", "\ufe0f", "\U000e0100")


@pytest.mark.parametrize(
    "name",
    ["anna", "ANNA", "ａｎｎａ", "Honey", "Honig", "Miel", *(f"A{one}nna{one}" for one in UNSEEN)],
)
async def test_nobody_takes_the_name_of_another(name: str) -> None:
    """Nor the one that a seat without a name has, in any language."""
    evening = Evening(players=3)
    await evening.sit(ANNA, "open", "bot")
    answer = await evening.do(BEN, "sit", seat=1, name=name)
    assert not answer.ok
    assert answer.phrase is not None
    assert "already called" in answer.phrase.text()
    assert (await evening.do(BEN, "sit", seat=1, name="Annabel")).ok


# Taking back


async def test_an_answer_counts_for_the_question_it_was_given_to() -> None:
    evening = Evening(players=3, first=0, release="off")
    table = await evening.sit(ANNA, BEN, CLEO)
    for seat in (0, 1):
        await evening.play(seat, "throw")
    await evening.do(ANNA, "undo", seat=0)
    assert not (await evening.do(BEN, "undo", seat=1)).ok  # one question at a time
    assert (await evening.do(BEN, "agree", yes=False, about=1)).ok
    await evening.do(BEN, "undo", seat=1)
    assert not (await evening.do(CLEO, "agree", yes=True, about=1)).ok
    assert table.question is not None
    assert table.question.seat == 1
    assert table.question.agreed == {1}


async def test_whoever_waits_for_our_answer_is_not_gone() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    ben = evening.watch(BEN)
    ben.heard -= 60
    ben.waits = True
    table.notice_silence()
    assert not table.is_gone(1)
    ben.waits = False
    table.notice_silence()
    assert table.is_gone(1)


# Logs and rooms


async def test_unknown_ids_leave_nothing_behind() -> None:
    evening = Evening()
    for at in range(100):
        with pytest.raises(Declined):
            await evening.room.find(f"unknown-{at}")
    assert not evening.room.opening
    assert not evening.room.tables
    evening.room.put_away()  # as every two seconds
    assert not evening.room.used


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ('{"kind":"cooked"}', "newer version"),
        ('{"kind":"moved","seat":0}', "damaged"),
        ("{", "damaged"),
        ('{"kind":"apply"}', "newer version"),
    ],
)
async def test_a_log_that_cannot_be_read_is_told_at_its_table_alone(event: str, said: str) -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    other = await evening.sit(ANNA, BEN)
    evening.store.logs[table.match.id].append(event)
    room = Room(evening.store, evening.bots, AT_ONCE)
    with pytest.raises(Declined, match=said):
        await room.find(table.match.id)
    assert [one.id for one in await room.tables_of(ANNA)] == [other.match.id]


async def test_there_is_a_budget_of_live_tables_and_those_nobody_looks_at_make_room() -> None:
    evening = Evening(first=0)
    evening.room.most_tables = 3
    for _ in range(5):
        await evening.sit(ANNA, BEN)
    assert len(evening.room.tables) <= 3
    for _ in range(3):
        await evening.sit(ANNA, BEN)
        evening.watch(ANNA)
    with pytest.raises(Declined, match="Too many tables"):
        await evening.sit(ANNA, BEN)


async def test_nobody_fills_the_memory_with_few_tables_of_very_many_events(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    page = evening.watch(ANNA)
    monkeypatch.setattr(room_module, "ALL_EVENTS", table.match.number)
    with pytest.raises(Declined, match="Too many tables"):
        await evening.sit(ANNA, BEN)
    table.unwatch(page)
    other = await evening.sit(ANNA, BEN)  # for which the first is put away
    assert [*evening.room.tables] == [other.match.id]
    evening.watch(ANNA)
    monkeypatch.setattr(room_module, "ALL_EVENTS", other.match.number)
    with pytest.raises(Declined):
        await evening.room.find(table.match.id)  # nor by coming back to those of long ago


async def test_there_is_a_budget_of_watchers_and_people_at_the_table_are_always_let_in() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    evening.room.most_watchers = 2
    for at in range(2):
        evening.room.admit(table, f"device-{at}")
        evening.watch(f"device-{at}")
    with pytest.raises(Declined):
        evening.room.admit(table, "device-9")
    evening.room.admit(table, BEN)


async def test_who_only_watches_makes_no_frame_for_others() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    seen: list[str] = []
    evening.watch(ANNA).changed = lambda: seen.append("anna")
    watchers = [evening.watch(f"device-{at}") for at in range(50)]
    for watcher in watchers:
        table.unwatch(watcher)
    assert seen == []
    evening.miss(BEN)
    assert seen == ["anna"]
    ben = [evening.watch(BEN) for _ in range(3)]
    assert seen == ["anna", "anna"]
    for one in ben:
        table.unwatch(one)
    assert seen == ["anna", "anna"]
    assert not table.is_gone(1)
    evening.miss(BEN)
    assert seen == ["anna", "anna", "anna"]


async def test_a_game_without_the_option_of_who_begins_can_be_played_again(
    crumbs_is_known: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening("crumbs")
    table = await evening.sit(ANNA, BEN)
    monkeypatch.setitem(vars(table.match.plug), "seat_option", None)
    await evening.do(ANNA, "end")
    again = await evening.room.again(table, ANNA)
    assert again.match.started
    assert table.match.phase == STOPPED


async def test_a_bot_that_this_server_does_not_have_is_replaced_and_the_table_says_so() -> None:
    """A host's own bot sits at a table that was kept; the server runs without it today."""
    evening = Evening("cookie-addict", players=2, first=1)
    chairs = [Chair(PERSON, "Anna", [ANNA]), Chair(BOT, bot="thief:Thief")]
    evening.room.own_bots = ("thief:Thief",)
    evening.table = await evening.room.open(evening.game, chairs, ANNA)
    here = look_at(evening.table, Viewer(ANNA, lambda: None), "en", "")
    assert "Thief isn’t on this server" not in panel.players(here)
    evening.table = table = await evening.rebuilt()
    table.watch(viewer := Viewer(ANNA, lambda: None))
    assert table.thinking is not None
    await table.thinking
    assert table.match.turns
    assert set(evening.bots.asked) == {"biscuit"}
    for language in LANGUAGES:
        told = speaker("cookietin.web", language)("table-bot-missing", name="Thief")
        shown = panel.players(look_at(table, viewer, language, ""))
        assert told in unescape(shown)


async def test_a_bot_of_the_host_that_never_answers_does_not_hold_its_table_up(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Silent(FirstMove):
        async def choose(self, bot: str, view: View, legal: list[int], seconds: float) -> int:
            found = await super().choose(bot, view, legal, seconds)
            if bot == "thief:Thief":
                raise NoAnswer("it fails")
            return found

    bots = Silent()
    evening = Evening("cookie-addict", players=2, first=1)
    evening.room.bots, evening.room.own_bots = bots, ("thief:Thief",)
    chairs = [Chair(PERSON, "Anna", [ANNA]), Chair(BOT, bot="thief:Thief")]
    table = await evening.room.open(evening.game, chairs, ANNA)
    told: list[str] = []
    table.watch(Viewer(ANNA, lambda: told.append(table.trouble.text() if table.trouble else "")))
    assert table.thinking is not None
    await table.thinking
    assert table.match.turns
    assert not any(one.exc_info for one in caplog.records), "a trace says nothing here"
    assert bots.asked[:4] == ["thief:Thief"] * 3 + ["biscuit"]
    assert any("isn’t answering" in one for one in told)


async def test_the_bots_of_one_address_leave_others_room_to_think() -> None:
    class Pondering(FirstMove):
        def __init__(self) -> None:
            super().__init__()
            self.go = asyncio.Event()
            self.at_once = 0

        async def choose(self, bot: str, view: View, legal: list[int], seconds: float) -> int:
            self.at_once += 1
            await self.go.wait()
            self.at_once -= 1
            return await super().choose(bot, view, legal, seconds)

    evening = Evening("cookie-addict", players=2, first=1)
    evening.room.bots = bots = Pondering()
    chairs = [Chair(PERSON, "Anna", [ANNA]), Chair(BOT)]
    tables = [await evening.room.open(evening.game, chairs, ANNA) for _ in range(2 * THINKING)]
    for table in tables:
        table.watch(Viewer(ANNA, lambda: None, "192.0.2.1"))
    for _ in range(10):
        await asyncio.sleep(0)
    assert bots.at_once == OF_ONE_ADDRESS
    other = await evening.room.open(evening.game, chairs, ANNA)
    other.watch(Viewer(BEN, lambda: None, "192.0.2.1"))  # who only looks, and has many others
    other.watch(Viewer(ANNA, lambda: None, "198.51.100.1"))
    for _ in range(10):
        await asyncio.sleep(0)
    assert bots.at_once == OF_ONE_ADDRESS + 1
    bots.go.set()
    for table in (*tables, other):
        assert table.thinking is not None
        await table.thinking
        assert table.match.turns


async def test_whoever_has_many_tables_makes_no_bot_wait_at_a_table_where_others_sit() -> None:
    evening = Evening(players=3, first=0)
    table = await evening.sit(ANNA, BEN, "bot")
    one, other = "192.0.2.1", "198.51.100.1"
    for device, address in ((ANNA, one), (BEN, other), (CLEO, "203.0.113.1")):
        table.watch(Viewer(device, lambda: None, address))
    for busy, free in ((one, other), (other, one)):
        table.turns.waiting[busy] = 9
        assert table.address == free
        del table.turns.waiting[busy]


async def test_a_long_match_takes_little_room() -> None:
    """Of what is long ago there are bytes; they are the same states."""
    evening = Evening("cookie-party", players=3)
    table = await evening.sit(ANNA, BEN, CLEO)
    await evening.play_on(50)
    tracemalloc.start()
    await evening.play_on(200)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken < 200 * 4_000
    position, *others = (turn.before for turn in table.match.log)
    for turn, after in zip(table.match.log, others, strict=False):
        for move in turn.moves:
            position = position.after(move)
        assert position == after


async def test_however_many_tables_of_bots_one_looks_at_one_goes_on_at_a_time() -> None:
    evening = Evening("tock", players=2)
    evening.room.times = replace(AT_ONCE, bot_pause=0.02)
    tables = [await evening.sit("bot", "bot") for _ in range(20)]
    other = await evening.sit("bot", "bot")
    began = time.monotonic()
    for table in tables:
        table.watch(Viewer(ANNA, lambda: None, "192.0.2.1"))
    other.watch(Viewer(BEN, lambda: None, "198.51.100.1"))
    while len(other.match.turns) < 10:
        await asyncio.sleep(0.01)
    turns = [len(table.match.turns) for table in tables]
    assert sum(turns) <= 1 + (time.monotonic() - began) / 0.02
    assert max(turns) <= 1 + min(turns)  # each in its turn
    for table in (*tables, other):
        assert table.thinking is not None
        table.thinking.cancel()


async def test_bots_among_themselves_wait_for_no_dice_of_people() -> None:
    evening = Evening(players=2)
    table = await evening.sit("bot", "bot", own_dice=True)
    table.watch(Viewer(ANNA, lambda: None))
    assert table.thinking is not None
    await table.thinking
    assert table.match.is_over


@pytest.mark.parametrize("game", ["goose", "cookie-party"])
def test_when_the_last_person_is_removed_nobody_waits_for_their_dice(game: str) -> None:
    """Whoever watches sees the bots play on, here and in a process that reads it all again."""

    async def play() -> None:
        evening = Evening(game, players=2)
        table = await evening.sit(ANNA, "bot", own_dice=True)
        table.watch(Viewer(CLEO, lambda: None))
        while not table.match.waits_for_dice():
            if table.thinking is not None:
                await table.thinking
            await evening.play_on()
        assert (await evening.do(HOST, "remove", seat=0)).ok
        assert table.thinking is not None
        await table.thinking
        assert table.match.is_over
        again = (await evening.rebuilt()).match
        assert again.position == table.match.position
        assert not [move for turn in again.turns for move in turn.moves if move.typed]
        assert cookietin.verify(again.record(None)).unproved == 0

    scene(play)


def test_whatever_the_bots_are_asked_there_is_a_place_for_it_in_their_process() -> None:
    assert THINKING + advice.AT_ONCE + 1 <= THREADS
