"""What is over is over: every verb in every phase, and exactly the listed ones are accepted."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cookietin.engine import registry
from cookietin.engine.texts import Mistake
from cookietin.table.match import GATHERING, OPEN, OVER, PERSON, RUNNING, STOPPED, Chair
from cookietin.table.table import ACTIONS, ALWAYS, ASKED, PHASES
from table.evening import ANNA, BEN, CLEO, Evening

WAITING = {"squares": [60, 30, 0, 0, 0, 0], "has_thrown": [1, 1, 0, 0, 0, 0], "phase": 1,
           "round": 2}  # fmt: skip


async def gathering() -> Evening:
    evening = Evening(players=3, first=0)
    await evening.sit(ANNA, BEN, "open")
    return evening


async def running() -> Evening:
    evening = Evening(players=3, first=0, release="off")
    await evening.sit(ANNA, BEN, CLEO)
    await evening.play(0, "throw")
    evening.watch(ANNA)
    evening.miss(BEN)
    return evening


async def asked() -> Evening:
    evening = await running()
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    return evening


async def over() -> Evening:
    evening = await running()
    await evening.play_on()
    return evening


async def stopped() -> Evening:
    evening = await running()
    assert (await evening.do(ANNA, "end")).ok
    return evening


async def stopped_before_it_began() -> Evening:
    evening = await gathering()
    assert (await evening.do(ANNA, "end")).ok
    return evening


SCENES: dict[str, list[Callable[[], Awaitable[Evening]]]] = {
    GATHERING: [gathering],
    RUNNING: [running],
    ASKED: [asked],
    OVER: [over],
    STOPPED: [stopped, stopped_before_it_began],
}

WHILE_RUNNING = {
    "move", "why", "sit-again", "take-back", "stand-in", "remove", "end", "undo", "say", "react",
}  # fmt: skip
EXPECTED = {
    GATHERING: {"sit", "take-back", "remove", "start", "fill", "end", "say", "react"},
    RUNNING: WHILE_RUNNING,
    ASKED: WHILE_RUNNING | {"agree"},
    OVER: {"why", "take-back", "say", "react", "again"},
    STOPPED: {"take-back", "say", "react", "again"},
}


async def attempt(evening: Evening, word: str) -> bool:
    """A request that would be granted if its phase were the right one."""
    table = evening.table
    match = table.match
    if word == "again":
        try:
            await evening.room.again(table, ANNA)
        except Mistake:
            return False
        return True
    acting = next((seat for seat in match.position.seats if match.started), 1)
    if word == "move":
        answer = await evening.play(acting, "throw", device=match.chairs[acting].devices[0])
        return answer.ok
    if word == "why":
        answer = await evening.do(ANNA, "why", seat=0, taps=["dice"])
        assert answer.phrase is None or answer.phrase.text()
        return answer.ok or bool(answer.clause)
    values: dict[str, dict[str, Any]] = {
        "throw": {"move": "3-4", "id": "t"},
        "sit": {"seat": 2, "name": "Dora", "stir": "salt"},
        "take-back": {"token": await evening.way_back(1)},
        "sit-again": {"seat": 1},
        "fill": {"seat": 2},
        "stand-in": {"seat": 1},
        "remove": {"seat": 1},
        "undo": {"seat": 0},
        "agree": {"yes": False, "about": 1},
        "say": {"text": "hello"},
        "react": {"seat": 0, "text": "bravo"},
    }
    devices = {"sit": "device-dora", "take-back": "device-dora", "agree": BEN, "sit-again": BEN}
    device = devices.get(word, ANNA)
    if word == "sit-again":
        await evening.do(ANNA, "remove", seat=1)
    return (await evening.do(device, word, **values.get(word, {}))).ok


def test_every_verb_has_its_phases() -> None:
    assert {*ACTIONS, "again"} == set(PHASES)
    assert set().union(*PHASES.values()) == ALWAYS == set(SCENES)


def test_the_listed_verbs_are_those_that_are_expected() -> None:
    for phase, words in EXPECTED.items():
        listed = {word for word, phases in PHASES.items() if phase in phases}
        assert listed - {"throw", "advise"} == words  # with their own dice: below; with a choice


@pytest.mark.parametrize("phase", SCENES)
@pytest.mark.parametrize("word", sorted(PHASES))
async def test_a_verb_is_accepted_in_its_phases_and_in_no_other(phase: str, word: str) -> None:
    for make in SCENES[phase]:
        evening = await make()
        table = evening.table
        assert table.phase == phase
        record = table.match.record(None)
        log = len(evening.store.logs[table.match.id])
        is_accepted = await attempt(evening, word)
        if word not in ("throw", "advise"):
            assert is_accepted == (word in EXPECTED[phase])
        if phase in (OVER, STOPPED):
            assert table.match.record(None) == record  # whatever was asked
            kinds = [json.loads(e)["kind"] for e in evening.store.logs[table.match.id][log:]]
            assert set(kinds) <= {"way", "returned", "again"}


async def test_own_dice_are_told_while_it_is_played() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN, own_dice=True)
    await evening.play(0, "throw")
    assert await attempt(evening, "throw")
    await evening.play(1, "throw")
    await evening.do(ANNA, "end")
    assert table.match.waits_for_dice()
    assert not (await evening.do(BEN, "throw", move="3-4", id="u")).ok


@pytest.mark.parametrize("phase", [GATHERING, RUNNING, OVER, STOPPED])
async def test_nobody_is_advised_before_the_match_or_after_it(phase: str) -> None:
    """The kit plays Goose, in which there is nothing to advise."""
    evening = Evening("cookie-addict", first=0, length="short")
    ben = Chair(OPEN) if phase == GATHERING else Chair(PERSON, "Ben", [BEN])
    chairs = [Chair(PERSON, "Anna", [ANNA]), ben]
    evening.table = table = await evening.room.open(evening.game, chairs, ANNA, advice=True)
    if phase == STOPPED:
        assert (await evening.do(ANNA, "end")).ok
    if phase == OVER:
        await evening.play_on()
    assert table.phase == phase
    log = evening.store.logs[table.match.id]
    before = len(log)
    is_accepted = (await evening.do(ANNA, "advise", seat=0)).ok
    assert is_accepted == (len(log) > before) == (phase in PHASES["advise"])


@pytest.mark.parametrize("name", [*registry.names(), "crumbs"])
async def test_once_the_secret_is_known_no_move_is_taken_back(
    name: str, crumbs_is_known: None
) -> None:
    """Neither at once nor by consent, in any game: the host would know the cards to come."""
    evening = Evening(name)
    table = await evening.sit(ANNA, BEN)
    await evening.play_on(2)
    while table.match.is_over:  # Cookie Addict can be, by luck
        table = await evening.sit(ANNA, BEN)
        await evening.play_on(2)
    seat = table.match.turns[-1].move.seat
    device = table.match.chairs[seat].devices[0]
    record = table.match.position.record()
    assert (await evening.do(ANNA, "end")).ok
    answer = await evening.do(device, "undo", seat=seat)
    assert not answer.ok
    assert answer.phrase is not None
    assert answer.phrase.text() == "The table has been closed."
    for other in (ANNA, BEN):
        assert not (await evening.do(other, "agree", yes=True, about=1)).ok
    assert table.match.position.record() == record
    assert table.match.is_over
    again = await evening.rebuilt()
    assert again.match.is_over


async def test_an_end_that_was_written_meanwhile_holds_for_what_is_judged_again() -> None:
    """Another process ends the match between the click and the writing of it."""
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    await evening.play(0, "throw")
    evening.store.faster = [json.dumps({"kind": "ended"})]
    assert not (await evening.play(1, "throw")).ok
    assert table.match.phase == STOPPED
    assert len(table.match.turns) == 1


async def test_a_log_that_went_on_after_its_end_stays_ended() -> None:
    """Version 0.1 let people take moves back after the end."""
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    await evening.play(0, "throw")
    log = evening.store.logs[table.match.id]
    log += [json.dumps({"kind": "ended"}), json.dumps({"kind": "undone", "seat": 0})]
    evening.table = await evening.rebuilt()
    assert evening.table.phase == STOPPED
    assert not (await evening.play(0, "throw")).ok
