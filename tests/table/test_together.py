"""One table in two processes: whatever somebody does in one of them, the other shows."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from cookietin.table.room import Room
from cookietin.table.seats import MOST_DEVICES, know_way
from cookietin.table.table import Answer, Table, Viewer
from table.evening import ANNA, AT_ONCE, BEN, CLEO, Evening, FirstMove, Neighbour

PATIENT = replace(AT_ONCE, gone=60.0)  # nobody is gone because a machine is slow


class Process:
    """A room of its own, and people who look at one table in it."""

    def __init__(self, name: str, others: list[Neighbour]) -> None:
        self.store = Neighbour(name, others)
        self.bots = FirstMove()
        self.room = Room(self.store, self.bots, AT_ONCE)
        self.room.share(self.store)
        self.shown = 0
        self.table: Table

    async def find(self, match: str, *devices: str) -> None:
        self.table = await self.room.find(match)
        for device in devices:
            self.table.watch(Viewer(device, self.count))

    def count(self) -> None:
        self.shown += 1

    async def do(self, device: str, word: str, **values: Any) -> Answer:
        return await self.table.do(device, {"do": word, **values})

    async def move(self, device: str, seat: int) -> Answer:
        match = self.table.match
        move = match.legal(seat)[0].text
        at = match.concerns[seat]
        return await self.do(device, "move", seat=seat, move=move, at=at, id=f"c{match.number}")


async def settle() -> None:
    """Until all letters are read."""
    for _ in range(60):
        await asyncio.sleep(0)


async def two(*devices: str, game: str = "goose", **options: Any) -> tuple[Process, Process]:
    """Anna looks in one process, everybody else in the other."""
    others: list[Neighbour] = []
    one, other = Process("a", others), Process("b", others)
    evening = Evening(game, **options)
    evening.store, evening.room = one.store, one.room
    table = await evening.sit(*devices)
    await one.find(table.match.id, ANNA)
    await other.find(table.match.id, *(d for d in devices[1:] if d.startswith("device")))
    await settle()
    assert one.table is not other.table
    return one, other


async def test_a_move_in_one_process_is_shown_in_the_other_and_answered_there() -> None:
    one, other = await two(ANNA, BEN, first=0)
    before = other.shown
    assert (await one.move(ANNA, 0)).ok
    await settle()
    assert other.shown > before
    assert other.table.match.number == one.table.match.number
    seat = other.table.match.position.seats[0]
    mover = (one, ANNA) if seat == 0 else (other, BEN)
    assert (await mover[0].move(mover[1], seat)).ok
    await settle()
    assert one.table.match.position == other.table.match.position


async def test_a_lost_letter_is_made_good_by_a_look_at_the_log() -> None:
    one, other = await two(ANNA, BEN, first=0)
    other.store.is_deaf = True
    assert (await one.move(ANNA, 0)).ok
    await settle()
    assert other.table.match.number < one.table.match.number
    assert other.room.together is not None
    await other.room.together.look_around()
    await settle()
    assert other.table.match.number == one.table.match.number
    other.store.is_deaf = False
    assert (await one.do(ANNA, "end")).ok
    await settle()
    assert other.table.match.phase == one.table.match.phase


async def test_a_click_in_a_process_that_missed_the_last_move_is_judged_by_the_log() -> None:
    one, other = await two(ANNA, BEN, first=0, release="off")
    other.store.is_deaf = True
    late = other.table.match.concerns[0]
    assert (await one.move(ANNA, 0)).ok
    await one.do(BEN, "say", text="x")
    answer = await other.do(ANNA, "move", seat=0, move="throw", at=late, id="late")
    assert not answer.ok
    assert other.table.match.number == one.table.match.number


async def test_chat_and_faces_go_to_the_other_process_once_and_newcomers_get_the_chat() -> None:
    one, other = await two(ANNA, BEN, first=0)
    assert (await one.do(ANNA, "say", text="Hello")).ok
    await settle()
    assert (await other.do(BEN, "say", text="Hi")).ok
    assert (await other.do(BEN, "react", seat=1, text="bravo")).ok
    await settle()
    for process in (one, other):
        assert [(said.seat, said.text) for said in process.table.chat] == [
            (0, "Hello"),
            (1, "Hi"),
        ]
        assert [said.text for said in process.table.reactions] == ["bravo"]
    third = Process("c", one.store.others)
    await third.find(one.table.match.id, CLEO)
    await settle()
    assert sorted(said.text for said in third.table.chat) == ["Hello", "Hi"]
    assert len(one.table.chat) == 2


async def test_somebody_in_another_process_is_there_until_nothing_is_heard_of_them() -> None:
    one, other = await two(ANNA, BEN, first=0)
    one.table.times = PATIENT
    one.table.missed[BEN] = -1e9
    one.table.notice_silence()
    assert not one.table.is_gone(1)
    assert not (await one.do(ANNA, "stand-in", seat=1)).ok
    (company,) = one.table.elsewhere.values()
    long_ago = company.heard - 2 * PATIENT.gone  # the other process was killed, say
    one.table.elsewhere = {"b": replace(company, heard=long_ago)}
    one.table.notice_silence()
    one.table.missed[BEN] = -1e9
    one.table.notice_silence()
    assert one.table.is_gone(1)
    other.table.tell_presence()
    await settle()
    assert not one.table.is_gone(1)


async def test_watchers_of_all_processes_are_counted() -> None:
    one, other = await two(ANNA, BEN, first=0)
    one.table.times = PATIENT
    other.table.watch(Viewer(CLEO, other.count))
    other.table.tell_presence()
    await settle()
    one.table.notice_silence()
    assert one.table.watchers == 1


@pytest.mark.parametrize("answer", [True, False])
async def test_taking_back_is_asked_in_one_process_and_answered_in_the_other(answer: bool) -> None:
    one, other = await two(ANNA, BEN)
    seat = one.table.match.position.seats[0]
    asker, judge = ((one, ANNA), (other, BEN))[:: 1 if seat == 0 else -1]
    assert (await asker[0].move(asker[1], seat)).ok
    await settle()
    turns = len(one.table.match.turns)
    assert (await asker[0].do(asker[1], "undo", seat=seat)).ok
    await settle()
    question = judge[0].table.question
    assert question is not None
    assert question.seat == seat
    assert (await judge[0].do(judge[1], "agree", yes=answer, about=question.number)).ok
    await settle()
    for process in (one, other):
        assert process.table.question is None
        assert len(process.table.match.turns) == turns - answer
        assert (process.table.declined is None) == answer


async def test_whoever_agrees_hears_no_refusal_if_the_other_process_takes_the_move_back() -> None:
    one, other = await two(ANNA, BEN, first=0)
    assert (await one.move(ANNA, 0)).ok
    assert (await one.do(ANNA, "undo", seat=0)).ok
    await settle()
    append = other.store.append

    async def append_late(
        match: str, number: int, events: Sequence[str], keys: Sequence[str] = ()
    ) -> None:
        await settle()
        await append(match, number, events, keys)

    other.store.append = append_late  # type: ignore[method-assign]
    assert (await other.do(BEN, "agree", yes=True, about=1)).ok
    assert not one.table.match.turns
    assert not other.table.match.turns


async def test_two_who_ask_at_the_same_time_are_asked_about_one_of_them() -> None:
    one, other = await two(ANNA, BEN, game="cookie-party", players=2, setup="standard")
    await one.do(ANNA, "move", seat=0, move="rest", at=one.table.match.concerns[0], id="a")
    await settle()
    await other.do(BEN, "move", seat=1, move="rest", at=other.table.match.concerns[1], id="b")
    await settle()
    await asyncio.gather(one.do(ANNA, "undo", seat=0), other.do(BEN, "undo", seat=1))
    await settle()
    assert one.table.match.number == other.table.match.number
    found = [process.table.question for process in (one, other)]
    assert len({None if q is None else (q.number, q.seat) for q in found}) == 1


async def test_bots_that_play_in_two_processes_make_each_move_once() -> None:
    one, other = await two(ANNA, "bot", "bot", players=3, first=1)
    other.table.watch(Viewer(CLEO, other.count))
    async with asyncio.timeout(30):
        while 0 not in one.table.match.position.seats and one.table.match.is_running:
            await asyncio.sleep(0.01)
    await settle()
    assert one.table.match.number == other.table.match.number
    assert len(one.store.logs[one.table.match.id]) == one.table.match.number


async def test_if_the_process_whose_turn_it_was_is_gone_another_lets_the_bots_play() -> None:
    one, other = await two(ANNA, "bot", players=2, first=0)
    other.table.watch(Viewer(CLEO, other.count))
    one.table.wake_bots = lambda: None  # type: ignore[method-assign]
    assert other.table.stand_by
    assert (await one.move(ANNA, 0)).ok
    async with asyncio.timeout(30):
        while not any(turn.move.seat == 1 for turn in other.table.match.turns):
            await asyncio.sleep(0.01)
    assert other.bots.asked
    assert not one.bots.asked


@pytest.mark.parametrize(
    "letter",
    [None, -1, "x", {}, {"here": 5}, {"said": {"x": 1}, "what": "line"}, {"asked": {}},
     {"here": ["a", [], "many"]}],
)  # fmt: skip
async def test_a_letter_that_is_none_of_ours_changes_nothing(letter: Any) -> None:
    one, _ = await two(ANNA, BEN, first=0)
    assert one.room.together is not None
    one.room.together.hear(one.table.match.id, letter)
    one.room.together.hear("nobody knows this one", letter)
    await settle()
    assert not one.table.chat
    assert (await one.move(ANNA, 0)).ok


async def test_however_many_devices_a_seat_has_the_others_still_hear_who_is_there() -> None:
    """The database carries no letter of 8,000 bytes: one too long would leave everybody out."""
    one, _ = await two(ANNA, BEN, first=0)
    token = "t" * 24
    assert await know_way(one.table, ANNA, 0, token)
    many = [f"device of Anna, {at:016}" for at in range(MOST_DEVICES - 1)]
    for device in many:
        assert (await one.do(device, "take-back", token=token)).ok
        one.table.watch(Viewer(device, one.count))
    one.table.watch(Viewer(BEN, one.count))
    told: list[dict[str, Any]] = []
    one.table.tell_others = told.append
    one.table.tell_presence()
    (process, devices, watchers) = told[-1]["here"]
    assert len(json.dumps(told[-1])) < 1000
    assert {seat for d in devices for seat in one.table.match.seats_of(d)} == {0, 1}
    assert (process, watchers) == ("a", 0)


async def test_no_second_table_is_opened_when_two_processes_play_again_at_once() -> None:
    one, other = await two(ANNA, BEN, first=0)
    assert (await one.do(ANNA, "end")).ok
    await settle()
    found = await asyncio.gather(
        one.room.again(one.table, ANNA), other.room.again(other.table, BEN)
    )
    assert found[0].match.id == found[1].match.id == one.table.match.successor
    for device in (ANNA, BEN):
        assert one.store.links[f"device:{device}"] == [found[0].match.id, one.table.match.id]


async def test_a_next_table_whose_process_died_before_it_was_told_is_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, other = await two(ANNA, BEN, first=0)
    assert (await one.do(ANNA, "end")).ok
    await settle()

    async def dies(*given: Any, **how: Any) -> bool:
        raise SystemExit

    with monkeypatch.context() as patched:
        patched.setattr(one.table, "commit", dies)
        with pytest.raises(SystemExit):
            await one.room.again(one.table, ANNA)
    found = await other.room.again(other.table, BEN)
    assert other.store.links[f"device:{BEN}"] == [found.match.id, one.table.match.id]
