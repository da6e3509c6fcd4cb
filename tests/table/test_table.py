"""A table judges, writes and shows; whatever happens, what it told is never lost."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from dataclasses import replace
from typing import Any

import pytest

import cookietin
from cookietin.engine import ask, registry
from cookietin.engine.bot import Chosen
from cookietin.engine.happenings import Happenings
from cookietin.engine.position import Game, View
from cookietin.engine.protocol import CHANCE, NOTHING, SPECTATOR, UNSEEN
from cookietin.engine.texts import Mistake
from cookietin.games.cookie_party.data import SPACE_NAMES
from cookietin.table.bots import let_bot_move
from cookietin.table.logs import match_from
from cookietin.table.match import (
    BOT,
    OPEN,
    PERSON,
    Chair,
    Declined,
    Match,
    Turn,
    has_chosen,
    history_without,
    is_free_undo,
    turns_lost_with,
)
from cookietin.table.seats import MOST_DEVICES
from cookietin.table.table import Answer, Table, Viewer
from cookietin.table.talk import REACTIONS_KEPT
from cookietin.table.undo import Question, question_if_open, seats_undecided
from crumbs import GAME
from crumbs.happenings import Laid
from table.evening import ANNA, AT_ONCE, BEN, CLEO, Evening, FirstMove


def text_of(answer: Answer) -> str:
    assert not answer.ok
    assert answer.phrase is not None
    return answer.phrase.text()


# Moves


async def test_a_move_is_kept_as_it_is_written_and_is_not_read_again_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[str] = []

    def watched(plug: Any, state: Any, seat: int, text: str) -> int:
        read.append(text)
        return ask_read(plug, state, seat, text)

    ask_read = ask.read
    monkeypatch.setattr(ask, "read", watched)
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    assert (await evening.play(0, "throw")).ok
    kept = json.loads(evening.store.logs[table.match.id][-1])
    assert read == [kept["move"]] == ["throw"]
    assert kept["answers"] == [move.text for move in table.match.turns[0].moves[1:]]
    assert (await evening.rebuilt()).match.log == table.match.log


async def test_a_move_is_judged_written_and_then_there() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    before = len(evening.store.logs[table.match.id])
    assert (await evening.play(0, "throw")).ok
    assert len(evening.store.logs[table.match.id]) == before + 1
    assert table.match.position.seats == (1,)
    assert (await evening.rebuilt()).match.position == table.match.position


async def test_a_refused_move_says_its_clause_and_changes_nothing() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    number = table.match.number
    answer = await evening.play(1, "throw")
    assert answer.clause == "1"
    assert text_of(answer) == "It’s not your turn."
    assert text_of(await evening.play(0, "fly")) == "There’s no such move here."
    assert table.match.number == number


async def test_the_same_click_twice_is_one_move() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, ANNA)
    at = table.match.concerns[0]
    for _ in range(3):
        assert (await evening.play(0, "throw", id="once", at=at)).ok
    assert len(table.match.turns) == 1
    evening.table = await evening.rebuilt()
    assert (await evening.play(0, "throw", id="once", at=at)).ok
    assert len(evening.table.match.turns) == 1


async def test_a_click_is_late_only_if_what_its_seat_may_do_has_changed(
    crumbs_is_known: None,
) -> None:
    evening = Evening("crumbs", first=0)
    table = await evening.sit(ANNA, BEN)
    at = table.match.concerns[1]
    mine = table.match.position.legal(0)[0].text
    yours = next(m.text for m in table.match.position.legal(1) if m.text.startswith("lay"))
    assert (await evening.play(0, mine)).ok
    assert (await evening.play(1, yours, at=at)).ok  # Anna's card changed nothing for Ben
    legal = table.match.position.legal(1)[0].text
    assert text_of(await evening.play(1, legal, at=at)).startswith("Too late")


async def test_a_second_tap_on_the_same_picture_is_late_even_if_its_move_is_legal_again() -> None:
    waiting = {"squares": [10, 31, 0, 0, 0, 0], "has_thrown": [1, 1, 0, 0, 0, 0], "phase": 1,
               "round": 2, "waiting": [0, 1, 0, 0, 0, 0]}  # fmt: skip
    evening = Evening(first=0, release="off")
    table = await evening.sit(ANNA, BEN, state=waiting)
    at = table.match.concerns[0]
    assert (await evening.play(0, "throw", at=at)).ok
    assert table.match.position.seats == (0,)  # Ben waits in the well
    assert text_of(await evening.play(0, "throw", at=at)).startswith("Too late")
    assert (await evening.play(0, "throw")).ok


async def test_a_throw_that_was_told_twice_is_not_the_next_one() -> None:
    """Whoever thinks that nothing has happened tells it again, and it is their turn again."""
    waiting = {"squares": [10, 31, 0, 0, 0, 0], "has_thrown": [1, 1, 0, 0, 0, 0], "phase": 1,
               "round": 2, "waiting": [0, 1, 0, 0, 0, 0]}  # fmt: skip
    evening = Evening(first=0, release="off")
    table = await evening.sit(ANNA, BEN, state=waiting, own_dice=True)
    assert (await evening.do(ANNA, "throw", move="3-4", id="a", at=0)).ok
    again = await evening.do(ANNA, "throw", move="3-4", id="b", at=0)
    assert text_of(again).startswith("Too late")
    assert table.match.position.state.squares[0] == 17
    assert (await evening.do(ANNA, "throw", move="3-4", id="c", at=1)).ok
    assert table.match.position.state.squares[0] == 24
    assert (await evening.do(ANNA, "throw", move="1-2", id="d")).ok  # as 0.1 told it


async def test_simultaneous_clicks_are_all_kept(crumbs_is_known: None) -> None:
    evening = Evening("crumbs", players=4, first=0)
    table = await evening.sit(*(f"device-{n}" for n in range(4)))
    clicks = [
        evening.play(seat, next(m.text for m in table.match.position.legal(seat)))
        for seat in range(4)
    ]
    answers = await asyncio.gather(*clicks)
    assert all(answer.ok for answer in answers)
    assert [turn.move.seat for turn in table.match.turns] == [0, 1, 2, 3]


async def test_when_another_writer_was_faster_the_move_is_judged_again() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    other = {"kind": "sat", "seat": 1, "name": "Other", "device": CLEO}
    evening.store.faster = [json.dumps(other)]
    assert (await evening.play(0, "throw")).ok
    assert table.match.chairs[1].name == "Other"
    assert (await evening.rebuilt()).match.position == table.match.position


async def test_a_whole_match_is_rebuilt_from_its_log_byte_for_byte(crumbs_is_known: None) -> None:
    for game in ("goose", "crumbs"):
        evening = Evening(game, players=3)
        table = await evening.sit(ANNA, BEN, CLEO)
        await evening.play_on()
        assert table.match.position.outcome is not None
        again = (await evening.rebuilt()).match
        assert bytes(again.position.state) == bytes(table.match.position.state)
        assert again.concerns == table.match.concerns
        assert again.clicks == table.match.clicks
        assert again.log == table.match.log
        assert again.record(None) == table.match.record(None)


async def test_the_record_of_a_match_proves_its_dice_with_the_texts_of_the_devices() -> None:
    evening = Evening(players=2)
    table = await evening.sit(ANNA, "open")
    await evening.do(BEN, "sit", seat=1, name="Ben", stir="salt from a phone")
    await evening.play_on()
    verdict = cookietin.verify(table.match.record(None), table.match.fair.commitment)
    assert verdict.unproved == verdict.typed == 0
    assert 'text: "salt from a phone"' in table.match.record(None)


async def test_before_the_end_a_record_holds_no_secret(crumbs_is_known: None) -> None:
    evening = Evening("crumbs", first=0)
    table = await evening.sit(ANNA, BEN)
    text = table.match.record(0)
    assert table.match.fair.secret.hex() not in text
    assert "* ?" in text


# Seats


async def test_a_match_begins_when_the_last_seat_is_taken() -> None:
    evening = Evening(players=3)
    table = await evening.sit(ANNA, "open", "bot")
    assert not table.match.started
    assert text_of(await evening.play(0, "throw")) == "The game hasn’t started yet."
    assert (await evening.do(BEN, "sit", seat=1, name="Ben")).ok
    assert table.match.started
    assert "already started" in text_of(await evening.do(CLEO, "sit", seat=1, name="Cleo"))


async def test_a_game_may_want_every_person_on_a_device_of_their_own() -> None:
    """At a new table, on an open seat and with a link that leads back; bots share anything."""
    evening = Evening("cookie-box", players=3, thief="on")
    with pytest.raises(Mistake, match="each on their own device"):
        await evening.sit(ANNA, ANNA, "bot")
    await evening.sit(ANNA, "open", BEN)
    assert "5.1" in text_of(await evening.do(ANNA, "sit", seat=1, name="Anna too"))
    assert (await evening.do(CLEO, "sit", seat=1, name="Cleo")).ok
    token = await evening.way_back(2)
    assert "5.1" in text_of(await evening.do(ANNA, "take-back", token=token))
    assert (await evening.do("device-phone", "take-back", token=token)).ok
    await Evening("cookie-box", players=3, thief="on").sit(ANNA, "bot", "bot")
    await Evening("cookie-box", players=3).sit(ANNA, ANNA, ANNA)


async def test_what_shows_the_boards_of_others_is_not_taken_back_for_nothing() -> None:
    """With their own dice nothing falls after the last one is done, and yet all is shown."""
    evening = Evening("cookie-party", players=2, setup="standard")
    table = await evening.sit(ANNA, BEN, own_dice=True)
    for seat in (0, 1):
        for number, space in zip(range(2, 13), SPACE_NAMES[:6] + SPACE_NAMES[8:], strict=False):
            await evening.play(seat, f"{number}-{space}")
    assert is_free_undo(table.match, 0)
    assert (await evening.play(0, "done")).ok
    assert is_free_undo(table.match, 0)
    assert (await evening.play(1, "done")).ok
    assert not is_free_undo(table.match, 1)
    assert not is_free_undo(table.match, 0)  # who sees now what the other has chosen


async def test_chips_that_another_has_laid_by_lot_are_not_laid_again_by_an_undo() -> None:
    """A draw belongs to whoever it was drawn for: what was drawn after it goes too."""
    evening = Evening("cookie-party", players=2, setup="standard")
    table = await evening.sit(ANNA, BEN)
    assert (await evening.play(0, "rest")).ok
    assert (await evening.play(1, "rest")).ok
    match = table.match
    first, second = match.turns
    assert not is_free_undo(match, 0)
    assert turns_lost_with(match, first) == [second]
    assert turns_lost_with(match, second) == []
    assert history_without(match, second)[0] == [first]


async def test_what_others_have_laid_by_lot_leaves_an_undo_free() -> None:
    evening = Evening("cookie-party", players=2, setup="standard")
    table = await evening.sit(ANNA, BEN)
    assert (await evening.play(0, "rest")).ok
    assert (await evening.play(1, f"2-{SPACE_NAMES[0]}")).ok
    assert is_free_undo(table.match, 1)
    assert (await evening.play(1, f"3-{SPACE_NAMES[1]}")).ok
    assert (await evening.play(0, "done")).ok
    assert is_free_undo(table.match, 1)


async def test_whom_the_host_removed_before_the_match_has_no_way_back_into_it() -> None:
    evening = Evening(players=3)
    table = await evening.sit(ANNA, "open", "open")
    assert (await evening.do(BEN, "sit", seat=1, name="Ben")).ok
    assert (await evening.do(ANNA, "remove", seat=1)).ok
    assert (await evening.do(ANNA, "start")).ok
    assert "not your seat" in text_of(await evening.do(BEN, "sit-again", seat=1))
    assert table.match.seats_lost_by(BEN) == []


async def test_playing_again_is_by_the_rules_of_today() -> None:
    evening = Evening("cookie-party", players=2)
    table = await evening.sit(ANNA, BEN)
    (old,) = registry.plug("cookie-party").earlier
    table.match.game = Game.of(old, table.match.game.options)
    assert (await evening.do(ANNA, "end")).ok
    successor = await evening.room.again(table, ANNA)
    assert successor.match.plug.version > old.version


async def test_bots_that_act_at_the_same_time_as_others_do_not_pause_in_turn() -> None:
    """A pause is for people who follow a move; here nobody waits for another."""
    evening = Evening("cookie-party", players=5)
    evening.room.times = replace(AT_ONCE, bot_pause=3600.0)
    table = await evening.sit(ANNA, "bot", "bot", "bot", "bot")
    evening.watch(ANNA)
    assert table.thinking is not None
    await asyncio.wait_for(table.thinking, 10)
    assert table.match.position.seats == (0,)


async def test_a_bot_notices_now_and_then_that_it_is_robbed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And claims the cookie back from whoever it saw; the weaker bot notices less often."""
    notices_one_in = registry.plug("cookie-box").manners.notices_one_in
    assert notices_one_in(False) > notices_one_in(True) > 1
    monkeypatch.setattr("cookietin.table.bots.secrets.randbelow", lambda below: 0)
    evening = Evening("cookie-box", players=3, thief="on", first=1)
    table = await evening.sit(ANNA, BEN, "bot")
    evening.watch(ANNA)
    for seat in itertools.cycle((1, 0)):
        while table.match.position.seats == (seat,):
            await evening.play(seat, table.match.position.legal(seat)[0].text)
        while table.thinking and not table.thinking.done():
            await asyncio.sleep(0)
        if "steal 2" in [move.text for move in table.match.legal(0)]:
            break
    before = table.match.position.bare.sizes[2]
    assert (await evening.play(0, "steal 2")).ok
    assert table.match.position.bare.sizes[2] == before - 1
    await asyncio.gather(*table.interrupting)
    assert table.match.position.bare.sizes[2] == before
    assert table.match.turns[-1].move.text == "claim 0 0"


async def test_a_claim_shows_who_the_thief_was_and_is_not_taken_back_for_nothing() -> None:
    evening = Evening("cookie-box", players=3, thief="on", first=1)
    table = await evening.sit(ANNA, BEN, CLEO)
    while "steal 1" not in [move.text for move in table.match.legal(0)]:
        await evening.play_on(1)
    assert (await evening.play(0, "steal 1")).ok
    assert (await evening.play(1, "claim 0 2")).ok
    assert not is_free_undo(table.match, 1)


async def test_what_a_bot_may_not_know_it_does_not_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna lays one card or another face down: to the bot it is the same."""
    given: list[Any] = []

    def bot_interrupt(s: Any, happened: list[Any], bot: int) -> int:
        given.append((bot, bytes(s), happened))
        return NOTHING

    plug = replace(GAME, manners=replace(GAME.manners, bot_interrupt=bot_interrupt))
    monkeypatch.setattr(registry, "plug", lambda *name: plug)
    start = cookietin.game("crumbs", first=0).start(seed=3)

    async def lay(card: str) -> list[Any]:
        evening = Evening("crumbs", first=0)
        await evening.sit(ANNA, "bot", state=start.to_dict())
        given.clear()
        assert (await evening.play(0, card)).ok
        return [one for one in given if one[0] == 1]

    one, other = (move.text for move in start.legal(0) if move.text.startswith("lay"))
    told = await lay(one)
    assert told == await lay(other)
    assert [happened for _, _, happened in told] == [[Laid(0, UNSEEN)]]


async def test_the_host_begins_and_open_seats_go_to_bots() -> None:
    evening = Evening(players=3)
    table = await evening.sit(ANNA, "open", "open")
    assert text_of(await evening.do(BEN, "start")) == "Only the host can do that."
    assert (await evening.do(ANNA, "start")).ok
    assert [chair.kind for chair in table.match.chairs] == [PERSON, BOT, BOT]
    assert table.match.started


@pytest.mark.parametrize(
    ("word", "values", "said"),
    [
        ("move", {"seat": 0, "move": "throw", "id": "x", "at": 0}, "don’t have a seat"),
        ("undo", {"seat": 0}, "don’t have a seat"),
        ("throw", {"move": "3-4", "id": "x"}, "don’t have a seat"),
        ("stand-in", {"seat": 0}, "don’t have a seat"),
        ("agree", {"yes": True}, "don’t have a seat"),
        ("say", {"text": "hello"}, "don’t have a seat"),
        ("remove", {"seat": 0}, "Only the host"),
        ("end", {}, "Only the host"),
        ("start", {}, "Only the host"),
        ("take-back", {"token": "guess"}, "no longer valid"),
        ("take-back", {"seat": 0}, "don’t have a seat"),
    ],
)
async def test_a_stranger_may_do_nothing(word: str, values: dict[str, Any], said: str) -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    number = table.match.number
    assert said in text_of(await evening.do("device-stranger", word, **values))
    assert table.match.number == number


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"do": 7},
        {"do": "fly"},
        {"do": "move"},
        {"do": "move", "seat": "0", "move": "throw", "id": "x", "at": 0},
        {"do": "move", "seat": True, "move": "throw", "id": "x", "at": 0},
        {"do": "move", "seat": 99, "move": "throw", "id": "x", "at": 0},
        {"do": "move", "seat": -1, "move": "throw", "id": "x", "at": 0},
        {"do": "move", "seat": 0, "move": ["throw"], "id": "x", "at": 0},
        {"do": "move", "seat": 0, "move": "x" * 1000, "id": "x", "at": 0},
        {"do": "move", "seat": 0, "move": "throw", "id": None, "at": 0},
        {"do": "move", "seat": 0, "move": "throw", "id": "x" * 33, "at": 0},
        {"do": "move", "seat": 0, "move": "throw", "id": "😀", "at": 0},
        {"do": "move", "seat": 0, "move": "throw", "id": "x", "at": "0"},
        {"do": "sit", "seat": 0, "name": ""},
        {"do": "sit", "seat": 0, "name": "x" * 100},
        {"do": "say", "text": "x" * 10_000},
        {"do": "say", "text": "\x00\x01"},
        {"do": "why", "seat": 0, "taps": "dice"},
        {"do": "why", "seat": 0, "taps": ["x"] * 1000},
    ],
)
async def test_nonsense_is_answered_and_changes_nothing(message: dict[str, Any]) -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    number = table.match.number
    answer = await table.do(ANNA, message)
    assert text_of(answer)
    assert table.match.number == number


async def test_a_seat_is_held_by_few_devices_however_often_its_link_is_used() -> None:
    evening = Evening(first=1)
    table = await evening.sit(ANNA, BEN)
    token = await evening.way_back(1)
    for at in range(1, MOST_DEVICES):
        assert (await evening.do(f"device-{at}", "take-back", token=token)).ok
    refused = await evening.do("device-more", "take-back", token=token)
    assert "too many devices" in text_of(refused)
    assert len(table.match.chairs[1].devices) == MOST_DEVICES
    assert (await evening.do("device-1", "take-back", token=token)).ok


async def test_a_token_brings_another_device_to_the_seat_and_to_no_other() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    token = await evening.way_back(1)
    assert (await evening.do(CLEO, "take-back", token=token)).ok
    assert table.match.seats_of(CLEO) == [1]
    other = Evening(first=0)
    await other.sit(ANNA, BEN)
    assert "no longer valid" in text_of(await other.do(CLEO, "take-back", token=token))


async def test_a_person_who_is_gone_is_noticed_and_a_bot_may_play_on_until_the_return() -> None:
    evening = Evening(first=1)
    table = await evening.sit(ANNA, BEN)
    evening.watch(ANNA)
    ben = evening.watch(BEN)
    assert "still here" in text_of(await evening.do(ANNA, "stand-in", seat=1))
    ben.heard -= 60
    table.notice_silence()
    assert table.is_gone(1)
    assert (await evening.do(ANNA, "stand-in", seat=1)).ok
    assert table.thinking is not None
    await table.thinking
    assert table.match.turns[0].move.seat == 1
    table.hear(ben)
    assert not table.is_gone(1)
    assert (await evening.do(BEN, "take-back", seat=1)).ok
    assert not table.match.chairs[1].is_by_bot


async def test_nobody_is_gone_who_only_reloads_a_page_or_has_yet_to_open_one() -> None:
    evening = Evening(first=1)
    evening.room.times = replace(AT_ONCE, gone=10.0)
    table = await evening.sit(ANNA, BEN)
    table.notice_silence()
    assert not table.is_gone(1)
    table.unwatch(evening.watch(BEN))
    table.notice_silence()
    assert not table.is_gone(1)
    assert "still here" in text_of(await evening.do(ANNA, "stand-in", seat=1))
    table.missed[BEN] -= 11.0
    table.notice_silence()
    assert table.is_gone(1)
    evening.watch(BEN)
    assert not table.is_gone(1)


async def test_whom_the_host_has_removed_may_sit_down_again_while_a_bot_has_the_seat() -> None:
    evening = Evening(players=3, first=1)
    table = await evening.sit(ANNA, BEN, CLEO)
    assert (await evening.do(ANNA, "remove", seat=1)).ok
    note = table.match.log[-1].note
    assert note is not None
    assert (note.kind, note.name) == ("vacated", "ben")
    assert "not your seat" in text_of(await evening.do("device-dora", "sit-again", seat=1))
    assert "not your seat" in text_of(await evening.do(BEN, "sit-again", seat=2))
    for _ in range(2):  # the same click twice
        assert (await evening.do(BEN, "sit-again", seat=1)).ok
    assert table.match.chairs[1].name == "ben"
    assert not table.match.chairs[1].is_by_bot
    assert (await evening.rebuilt()).match.log == table.match.log
    assert (await evening.do(ANNA, "remove", seat=1)).ok
    assert (await evening.do(ANNA, "end")).ok
    assert not (await evening.do(BEN, "sit-again", seat=1)).ok


async def test_the_host_removes_a_seat_and_its_old_way_back_is_closed() -> None:
    evening = Evening(players=3)
    table = await evening.sit(ANNA, BEN, "open")
    token = await evening.way_back(1)
    assert (await evening.do(ANNA, "remove", seat=1)).ok
    assert table.match.chairs[1].kind == OPEN
    assert not (await evening.do(BEN, "take-back", token=token)).ok
    assert (await evening.do(CLEO, "sit", seat=1, name="Cleo")).ok


async def test_an_ended_table_publishes_its_secret_and_takes_no_moves() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    await evening.play(0, "throw")
    assert (await evening.do(ANNA, "end")).ok
    assert not (await evening.play(1, "throw")).ok
    assert table.match.fair.secret.hex() in table.match.record(None)
    assert cookietin.verify(table.match.record(None)).proved == 1


# Bots


async def test_bots_play_while_somebody_looks_and_see_only_their_view(
    crumbs_is_known: None,
) -> None:
    evening = Evening("crumbs", players=3, first=0)
    table = await evening.sit(ANNA, "bot", "bot")
    assert table.thinking is None  # nobody looks
    evening.watch(ANNA)
    assert table.thinking is not None
    await table.thinking
    assert [turn.move.seat for turn in table.match.turns] == [1, 2]
    for view in evening.bots.views:
        hands = view.to_dict()["state"]["hands"]
        assert all(not any(hand) for seat, hand in enumerate(hands) if seat != view.seat)


async def test_the_bot_that_was_chosen_plays_else_the_strongest(crumbs_is_known: None) -> None:
    evening = Evening("crumbs", players=3, first=0)
    chairs = [Chair(PERSON, "Anna", [ANNA]), Chair(BOT, bot="random"), Chair(BOT, bot="greedy")]
    evening.table = await evening.room.open(evening.game, chairs, ANNA)
    evening.watch(ANNA)
    assert evening.table.thinking is not None
    await evening.table.thinking
    assert evening.bots.asked == ["random", "greedy"]

    evening = Evening("crumbs", first=0)
    table = await evening.sit(ANNA, "bot")
    evening.watch(ANNA)
    assert table.thinking is not None
    await table.thinking
    assert evening.bots.asked == [table.match.plug.bots[0]]


# Refusals


async def test_the_refusal_of_a_move_names_the_piece_at_fault() -> None:
    evening = Evening("cookie-box", players=2)
    table = await evening.sit(ANNA, BEN)
    plug, state = table.match.plug, table.match.position.bare
    [seat] = table.match.position.seats
    asked = ((move, ask.refusal_of(plug, state, seat, move)) for move in range(len(plug.moves)))
    move, why = next((m, why) for m, why in asked if why and why.witness != NOTHING)
    answer = await evening.play(seat, ask.text_of(plug, state, seat, move))
    assert answer == Answer(False, why.phrase, why.clause, plug.view.element(why.witness))


# One device for several people


async def test_between_two_people_at_one_screen_there_is_a_cover() -> None:
    evening = Evening("tock", players=2, first=1)
    table = await evening.sit(ANNA, ANNA)
    viewer = evening.watch(ANNA)
    assert table.screen_of(viewer) == (SPECTATOR, 0)
    table.uncover(viewer, 0)
    assert table.screen_of(viewer) == table.screen_of(viewer) == (0, None)
    await evening.play(0, table.match.legal(0)[0].text)
    assert table.screen_of(viewer) == (SPECTATOR, 1)
    table.uncover(viewer, 0)  # whose turn it is not
    assert table.screen_of(viewer) == (SPECTATOR, 1)
    with pytest.raises(Declined):
        table.uncover(viewer, 2)
    table.uncover(viewer, 1)
    assert table.screen_of(viewer) == (1, None)


async def test_a_hand_that_was_covered_is_not_shown_again_by_itself() -> None:
    evening = Evening("tock", players=2, first=1)
    table = await evening.sit(ANNA, ANNA)
    viewer = evening.watch(ANNA)
    table.uncover(viewer, 0)
    await evening.play(0, table.match.legal(0)[0].text)  # and nobody looks meanwhile
    await evening.do(ANNA, "undo", seat=0)
    assert table.match.position.seats == (0,)
    assert table.screen_of(viewer) == (SPECTATOR, 0)


# Undo


async def test_an_own_move_is_taken_back_freely_until_something_is_revealed(
    crumbs_is_known: None,
) -> None:
    evening = Evening("crumbs", first=0)
    table = await evening.sit(ANNA, BEN)
    before = bytes(table.match.position.state)
    lay = next(m.text for m in table.match.position.legal(0) if m.text.startswith("lay"))
    await evening.play(0, lay)
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    assert bytes(table.match.position.state) == before
    assert (await evening.rebuilt()).match.position == table.match.position


async def test_after_something_is_revealed_the_others_are_asked(crumbs_is_known: None) -> None:
    evening = Evening("crumbs", first=0, players=3)
    table = await evening.sit(ANNA, BEN, "bot")
    before = bytes(table.match.position.state)
    await evening.play(0, "peek")
    assert len(table.match.turns[0].moves) > 1
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    assert table.question is not None
    assert len(table.match.turns) == 1
    assert (await evening.do(BEN, "agree", yes=False, about=1)).ok
    assert table.question is None
    await evening.do(ANNA, "undo", seat=0)
    await evening.do(BEN, "agree", yes=True, about=2)
    assert bytes(table.match.position.state) == before


async def test_the_same_throw_comes_again_after_an_undo() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, "bot")
    await evening.play(0, "throw")
    thrown = table.match.turns[0].moves
    await evening.do(ANNA, "undo", seat=0)  # bots agree
    assert table.match.turns == []
    await evening.play(0, "throw")
    assert table.match.turns[0].moves == thrown


async def test_what_others_did_meanwhile_is_replayed_after_an_undo(crumbs_is_known: None) -> None:
    evening = Evening("crumbs", players=3, first=0)
    table = await evening.sit(ANNA, BEN, CLEO)
    for seat in (0, 1):
        legal = table.match.position.legal(seat)
        await evening.play(seat, next(m.text for m in legal if m.text.startswith("lay")))
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    assert [turn.move.seat for turn in table.match.turns] == [1]
    assert table.match.position.seats == (0, 2)


async def test_a_move_of_long_ago_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """So nobody can have a whole evening worked out again, as often as they like."""
    evening = Evening(players=2, first=0)
    table = await evening.sit(ANNA, BEN)
    for seat in (0, 1):
        await evening.play(seat, "throw")
    asked = Question(1, 0, table.match.turns[0].number, {0})
    assert question_if_open(table, asked) is asked
    monkeypatch.setattr("cookietin.table.match.REACH", 1)
    assert question_if_open(table, asked) is None
    assert text_of(await evening.do(ANNA, "undo", seat=0)) == "You have no move to take back."


async def test_whoever_asks_again_and_again_has_it_worked_out_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening(players=2, first=0)
    table = await evening.sit(ANNA, BEN)
    for seat in (0, 1):
        await evening.play(seat, "throw")
    counted: list[Turn] = []

    def count(match: Match, last: Turn) -> Any:
        counted.append(last)
        return history_without(match, last)

    monkeypatch.setattr("cookietin.table.match.history_without", count)
    for _ in range(50):
        assert (await evening.do(ANNA, "undo", seat=0)).ok
        assert (await evening.do(ANNA, "agree", yes=True, about=table.questions)).ok
    for _ in range(50):
        await evening.do(ANNA, "agree", yes=False, about=table.questions)
        assert (await evening.do(ANNA, "undo", seat=0)).ok
    assert len(counted) <= 2


async def test_in_a_tournament_bots_let_nobody_take_a_move_back() -> None:
    """They would always agree, and whoever plays one of them could try move after move."""
    evening = Evening("dots-and-boxes", first=0)
    table = await evening.sit(ANNA, "bot", for_others=True)
    evening.watch(ANNA)
    await evening.play(0, table.match.legal(0)[0].text)
    assert table.thinking is not None
    await table.thinking
    refused = text_of(await evening.do(ANNA, "undo", seat=0))
    assert refused == "In a tournament, bots don’t let you take moves back."
    assert len(table.match.turns) > 1


async def test_a_bot_that_comes_to_a_tournament_agrees_to_nothing_that_was_asked_before() -> None:
    evening = Evening(players=2, first=0)
    table = await evening.sit(ANNA, BEN, for_others=True)
    await evening.play(0, "throw")
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    assert table.question is not None
    await table.commit(lambda: [{"kind": "stand-in", "seat": 1, "on": True}])
    assert table.question is None
    assert [turn.move.seat for turn in table.match.turns] == [0]


async def asked_for_an_undo(evening: Evening) -> Table:
    """Anna has thrown and wants to take it back; a bot plays on, then Ben is to act."""
    table = await evening.sit(ANNA, "bot", BEN)
    evening.watch(ANNA)
    await evening.play(0, "throw")
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    assert table.question is not None
    assert table.thinking is not None
    await table.thinking
    assert [turn.move.seat for turn in table.match.turns] == [0, 1]
    return table


async def test_a_question_outlives_what_others_do_and_a_yes_takes_that_back_too() -> None:
    evening = Evening(players=3, first=0)
    table = await asked_for_an_undo(evening)
    await evening.play(2, "throw")
    assert (await evening.do(BEN, "agree", yes=True, about=1)).ok
    assert table.question is None
    assert table.match.turns == []
    assert table.match.position.seats == (0,)
    assert (await evening.rebuilt()).match.position == table.match.position


async def test_a_question_ends_when_whoever_asked_moves_again() -> None:
    evening = Evening(players=3, first=0)
    table = await asked_for_an_undo(evening)
    await evening.play(2, "throw")
    assert table.question is not None
    await evening.play(0, "throw")
    assert table.question is None
    assert not (await evening.do(BEN, "agree", yes=True, about=1)).ok


@pytest.mark.parametrize("word", ["agree", "end"])
async def test_a_question_ends_when_it_is_withdrawn_or_the_match_is_over(word: str) -> None:
    evening = Evening(players=3, first=0)
    table = await asked_for_an_undo(evening)
    assert (await evening.do(ANNA, word, yes=False, about=1)).ok
    assert table.question is None


@pytest.mark.parametrize("word", ["stand-in", "remove"])
async def test_a_question_is_answered_when_a_bot_takes_the_seat_that_was_waited_for(
    word: str,
) -> None:
    evening = Evening(players=3, first=0)
    table = await asked_for_an_undo(evening)
    evening.miss(BEN)
    assert (await evening.do(ANNA, word, seat=2)).ok
    assert table.question is None
    assert table.match.turns == []


async def test_a_question_ends_when_its_move_goes_with_one_before_it() -> None:
    evening = Evening(players=3, first=0)
    table = await evening.sit(ANNA, BEN, CLEO)
    for seat in (0, 1):
        await evening.play(seat, "throw")
    await evening.do(BEN, "undo", seat=1)
    table.match.apply({"kind": "undone", "seat": 0})  # as another process may write it
    await table.happen([])
    assert table.question is None


async def test_nobody_loses_a_move_without_being_asked(crumbs_is_known: None) -> None:
    """What others did at the same time stays as long as it holds; else it is not free."""
    evening = Evening("crumbs", players=3, first=0)
    table = await evening.sit(ANNA, BEN, CLEO)
    for seat in (0, 1, 2):
        legal = table.match.position.legal(seat)
        await evening.play(seat, next(m.text for m in legal if m.text.startswith("lay")))
    await evening.play(1, table.match.position.legal(1)[0].text)  # in the next round
    before = table.match.turns
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    assert table.match.turns == before
    for device in (BEN, CLEO):
        assert (await evening.do(device, "agree", yes=True, about=1)).ok
    assert [turn.number for turn in table.match.turns] == [turn.number for turn in before[1:3]]
    assert table.match.position.seats == (0,)
    assert (await evening.rebuilt()).match.position == table.match.position


async def walls_without_a_choice(evening: Evening) -> tuple[int, str]:
    """Play until a seat has to draw walls and has no choice: which seat that is, and its move."""
    match = evening.table.match
    for _ in range(2000):
        for seat in match.position.seats:
            state = match.view(seat).bare
            move = match.plug.manners.forced_move(state, seat)
            if move != NOTHING:
                return seat, ask.text_of(match.plug, state, seat, move)
        seat = match.position.seats[0]
        legal = [move.text for move in match.position.legal(seat)]
        assert (await evening.play(seat, "done" if "done" in legal else legal[0])).ok
    raise AssertionError("there was always a choice")


async def test_what_was_done_for_a_seat_is_no_choice_and_is_undone_with_the_choice_before() -> None:
    """Else the page would do it again at once."""
    evening = Evening("cookie-party", players=2, setup="first")
    match = (await evening.sit(ANNA, BEN)).match
    seat, move = await walls_without_a_choice(evening)
    before = match.last_choice(seat)
    assert (await evening.play(seat, move, forced=True)).ok
    forced = match.turns[-1]
    assert not has_chosen(match, seat)
    assert match.last_turn(seat) == forced
    assert match.last_choice(seat) == before
    chosen = match.position.legal(seat)[0].text
    assert (await evening.play(seat, chosen)).ok
    assert has_chosen(match, seat)
    assert (await evening.do(match.chairs[seat].devices[0], "undo", seat=seat)).ok
    assert match.turns[-1] == forced


async def test_a_choice_goes_back_free_with_what_was_done_for_its_seat_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening("cookie-party", players=2, setup="standard")
    table = await evening.sit(ANNA, BEN)
    for move in ("2-a1", "3-b1", "4-c1"):
        assert (await evening.play(0, move)).ok
    given = table.match.position.judge("4-c1", 0)[0].number
    forced = replace(table.match.plug.manners, forced_move=lambda s, seat: given)
    monkeypatch.setitem(vars(table.match.plug), "manners", forced)
    first, second, _ = table.match.turns
    assert table.match.last_choice(0) == second
    assert is_free_undo(table.match, 0)
    assert turns_lost_with(table.match, second) == []
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    assert table.match.turns == [first]
    assert (await evening.rebuilt()).match.position == table.match.position


async def test_a_forced_move_of_two_pages_is_made_once_and_nobody_is_told_off() -> None:
    evening = Evening("cookie-party", players=2, setup="first")
    match = (await evening.sit(ANNA, BEN)).match
    seat, move = await walls_without_a_choice(evening)
    at = match.concerns[seat]
    for _ in range(2):
        assert (await evening.play(seat, move, at=at, forced=True)).ok
    turns = len(match.turns)
    assert not (await evening.play(seat, move, at=at)).ok
    assert len(match.turns) == turns


async def test_what_only_bots_have_answered_is_taken_back_without_asking() -> None:
    evening = Evening("dots-and-boxes")
    table = await evening.sit(ANNA, BEN)
    await evening.play_on(2)
    first, second = table.match.turns
    assert first.move.seat != second.move.seat
    assert first.answers == second.answers == ()
    assert not is_free_undo(table.match, first.move.seat)
    table.match.turns[-1] = replace(second, is_by_bot=True)
    assert is_free_undo(table.match, first.move.seat)


async def test_a_bot_that_plays_on_gives_up_no_move_of_its_person() -> None:
    evening = Evening("dots-and-boxes", first=0)
    table = await evening.sit(ANNA, BEN)
    evening.watch(ANNA)
    ben = evening.watch(BEN)
    await evening.play_on(2)
    mine, theirs = table.match.turns
    assert [mine.move.seat, theirs.move.seat] == [0, 1]
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    ben.heard -= 60
    table.notice_silence()
    assert (await evening.do(ANNA, "stand-in", seat=1)).ok
    assert not is_free_undo(table.match, 0)
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    assert table.match.turns == [mine, theirs]
    assert table.question is not None
    assert seats_undecided(table, table.question) == [1]
    await evening.play_on(1)
    assert table.thinking is not None
    await table.thinking
    own, answer = table.match.turns[2:4]
    assert [own.is_by_bot, answer.is_by_bot] == [False, True]
    assert is_free_undo(table.match, 0)  # only the bot loses something


async def test_what_somebody_did_who_is_gone_for_good_is_not_taken_back() -> None:
    evening = Evening("dots-and-boxes", first=0)
    table = await evening.sit(ANNA, BEN)
    await evening.play_on(2)
    assert (await evening.do(ANNA, "remove", seat=1)).ok
    assert "can’t be taken back" in text_of(await evening.do(ANNA, "undo", seat=0))
    assert table.question is None


async def test_a_bot_s_answer_that_showed_something_of_its_hand_is_not_free() -> None:
    evening = Evening("tock", players=3)
    table = await evening.sit(ANNA, BEN, CLEO)
    await evening.play_on(2)
    first, second = table.match.turns
    assert first.answers == second.answers == ()
    table.match.chairs[second.move.seat].kind = BOT
    assert not is_free_undo(table.match, first.move.seat)


async def test_a_throw_is_no_choice_to_be_taken_back() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    await evening.play(0, "throw")
    assert not has_chosen(table.match, 0)
    party = Evening("cookie-party", setup="standard")
    table = await party.sit(ANNA, BEN)
    while len(table.match.legal(0)) > 1:
        assert (await party.play(0, table.match.legal(0)[0].text)).ok
    assert has_chosen(table.match, 0)
    if table.match.legal(0):
        assert (await party.play(0, table.match.legal(0)[0].text)).ok
        assert has_chosen(table.match, 0)  # what came just before it was one


async def test_the_log_tells_how_many_moves_of_others_went_too() -> None:
    evening = Evening(players=3, first=0)
    table = await asked_for_an_undo(evening)
    assert (await evening.do(BEN, "agree", yes=True, about=1)).ok
    assert len(table.match.log[-1].gone) == 1


async def test_who_said_no_is_told_until_the_asker_moves_again() -> None:
    evening = Evening(players=3, first=0)
    table = await asked_for_an_undo(evening)
    assert table.question is not None
    assert seats_undecided(table, table.question) == [2]
    assert (await evening.do(BEN, "agree", yes=False, about=1)).ok
    assert table.declined is not None
    assert table.declined.declined_by == 2
    await evening.play(2, "throw")
    assert table.declined is not None
    await evening.play(0, "throw")
    assert table.declined is None


async def test_a_seat_whose_move_does_not_hold_loses_its_later_ones_and_nobody_else_does(
    crumbs_is_known: None,
) -> None:
    evening = Evening("crumbs", players=3, first=0)
    table = await evening.sit(ANNA, BEN, CLEO)
    for seat in (0, 1, 2, 1):
        legal = table.match.position.legal(seat)
        await evening.play(seat, next(m.text for m in legal if m.text.startswith("lay")))
    await evening.play(2, "peek")
    await evening.play(1, "peek")  # which would hold, but Ben has laid his second card before
    assert (await evening.do(ANNA, "undo", seat=0)).ok
    for device in (BEN, CLEO):
        assert (await evening.do(device, "agree", yes=True, about=1)).ok
    moves = [(turn.move.seat, turn.move.text[:4]) for turn in table.match.turns]
    assert moves == [(1, "lay "), (2, "lay "), (2, "peek")]
    assert (await evening.rebuilt()).match.position == table.match.position


async def test_there_must_be_something_to_take_back() -> None:
    evening = Evening(first=0)
    await evening.sit(ANNA, BEN)
    assert "no move" in text_of(await evening.do(ANNA, "undo", seat=0))
    assert "Nobody is asking" in text_of(await evening.do(BEN, "agree", yes=True, about=1))


# Real dice


async def test_people_throw_their_own_dice() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN, own_dice=True)
    assert "nothing to roll" in text_of(await evening.do(BEN, "throw", move="3-4", id="a"))
    assert "You can’t roll" in text_of(await evening.do(ANNA, "throw", move="7-7", id="a"))
    await evening.play(0, "throw")
    assert table.match.position.seats == (CHANCE,)
    assert "You can’t roll" in text_of(await evening.do(BEN, "throw", move="7-7", id="b"))
    for _ in range(2):  # the same click twice
        assert (await evening.do(BEN, "throw", move="3-4", id="c")).ok
    assert table.match.position.state.squares[0] == 7
    verdict = cookietin.verify(table.match.record(None))
    assert verdict.typed == 1
    again = (await evening.rebuilt()).match
    assert again.position.line == table.match.position.line
    assert (again.turns, again.log) == (table.match.turns, table.match.log)
    assert [move.text for move in again.turns[0].moves] == ["throw", "3-4"]


async def test_a_game_without_dice_has_no_own_dice(crumbs_is_known: None) -> None:
    with pytest.raises(cookietin.Mistake, match="no dice"):
        await Evening("crumbs").sit(ANNA, BEN, own_dice=True)


# Talk, rematch, and the room


async def test_people_at_the_table_chat_and_nothing_of_it_is_in_the_log() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    number = table.match.number
    assert (await evening.do(BEN, "say", text="  hello \n there ")).ok
    assert (await evening.do(ANNA, "react", seat=0, text="cookie")).ok
    assert [(said.seat, said.text) for said in table.chat] == [(1, "hello there")]
    assert [(said.seat, said.text) for said in table.reactions] == [(0, "cookie")]
    assert table.match.number == number


async def test_a_reaction_is_one_of_six_for_an_own_seat_and_not_too_often() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    for seat, text in ((0, "hello"), (1, "wow"), (7, "wow")):
        assert not (await evening.do(ANNA, "react", seat=seat, text=text)).ok
    assert not (await evening.do(CLEO, "react", seat=0, text="wow")).ok
    assert not table.reactions
    assert (await evening.do(ANNA, "react", seat=0, text="wow")).ok
    assert phrase_of(await evening.do(ANNA, "react", seat=0, text="wow")) == "one-at-a-time"
    assert (await evening.do(BEN, "react", seat=1, text="sad")).ok
    for _ in range(30):
        table.reacted.clear()
        assert (await evening.do(ANNA, "react", seat=0, text="wow")).ok
    assert len(table.reactions) == REACTIONS_KEPT


async def test_partners_have_no_chat_and_only_reactions_that_help_nobody() -> None:
    """5.3 of Tock: not while the partner chooses, and one after each move: nobody has a code."""
    evening = Evening("tock", players=4, first=3)
    table = await evening.sit(ANNA, BEN, CLEO, "bot")
    assert not (await evening.do(ANNA, "say", text="the Seven!")).ok
    assert table.match.position.seats == (0,)
    assert phrase_of(await evening.do(CLEO, "react", seat=2, text="wow")) == "partner-chooses"
    for device, seat in ((ANNA, 0), (BEN, 1)):
        assert (await evening.do(device, "react", seat=seat, text="wow")).ok
    table.reacted = {seat: (0.0, after) for seat, (_, after) in table.reacted.items()}
    assert phrase_of(await evening.do(BEN, "react", seat=1, text="wow")) == "one-a-move"
    await evening.play_on(1)
    assert table.match.position.seats == (1,)
    assert (await evening.do(BEN, "react", seat=1, text="wow")).ok
    assert (await evening.do(CLEO, "react", seat=2, text="wow")).ok
    assert [said.seat for said in table.reactions] == [0, 1, 1, 2]
    evening = Evening("tock", players=4, teams="off")
    await evening.sit(ANNA, BEN, CLEO, "bot")
    assert (await evening.do(ANNA, "say", text="hello")).ok


def phrase_of(answer: Answer) -> str:
    assert answer.phrase is not None
    return answer.phrase.key


async def test_who_watches_is_counted_by_devices_and_told_when_the_room_looks_around() -> None:
    evening = Evening(first=0)
    evening.room.times = replace(AT_ONCE, gone=60.0)
    table = await evening.sit(ANNA, BEN)
    shown = 0

    def show() -> None:
        nonlocal shown
        shown += 1

    table.watch(Viewer(ANNA, show))
    shown = 0
    crowd = [Viewer(f"device-{at // 2}", lambda: None) for at in range(20)]
    for viewer in crowd:
        table.watch(viewer)
    assert (table.watchers, shown) == (0, 0)
    table.notice_silence()
    table.notice_silence()
    assert (table.watchers, shown) == (10, 1)
    for viewer in crowd[2:]:
        table.unwatch(viewer)
    table.notice_silence()
    assert table.watchers == 1


async def test_a_list_of_tables_says_how_each_stands_and_forgets_what_it_is_told_to() -> None:
    evening = Evening("cookie-addict", first=0)
    table = await evening.sit(ANNA, BEN)
    (listed,) = await evening.room.tables_of(BEN)
    assert listed.waiting == (0,)
    assert [seat for seat, _ in listed.scores] == [0, 1]
    assert not listed.is_over
    assert abs(time.time() - listed.opened) < 60
    await evening.play_on()
    (over,) = await evening.room.tables_of(BEN)
    assert over.is_over
    assert not over.waiting
    outcome = table.match.position.outcome
    assert outcome is not None
    assert over.winners == outcome.winners
    await evening.room.forget(BEN, table.match.id)
    assert await evening.room.tables_of(BEN) == []
    assert [one.id for one in await evening.room.tables_of(ANNA)] == [table.match.id]


async def test_a_list_keeps_secret_scores() -> None:
    evening = Evening("cookie-box")
    await evening.sit(ANNA, BEN)
    (listed,) = await evening.room.tables_of(BEN)
    assert listed.scores == ()


async def test_table_talk_is_called_between_people_only() -> None:
    """A bot is not called, nor its partner; it heard nothing, so it confirms nothing."""
    evening = Evening("tock", players=6, table_talk="on", first=5)
    table = await evening.sit(ANNA, BEN, "bot", CLEO, BEN, ANNA)
    assert table.match.position.seats == (0,)
    assert [move.text for move in table.match.legal(3)] == ["call 1", "call 4"]
    assert not (await evening.play(3, "call 5")).ok
    assert (await evening.play(3, "call 1")).ok
    for seat in (1, 4):
        assert (await evening.play(seat, "deny")).ok
    assert [move.text for move in table.match.legal(5)] == ["confirm", "deny"]
    evening.watch(ANNA)
    assert table.thinking is not None
    await table.thinking
    assert table.match.turns[-1].move.text == "deny"
    assert (await evening.play(5, "confirm")).ok
    assert table.match.position.seats == (0,)


async def test_a_rematch_seats_the_same_people_and_the_next_one_begins() -> None:
    evening = Evening(players=3, first=1)
    table = await evening.sit(ANNA, BEN, "bot")
    evening.watch(ANNA)
    while table.match.is_running:
        if table.thinking is not None and not table.thinking.done():
            await table.thinking
        await evening.play_on(1) if table.match.position.seats[:1] != (2,) else None
    new = await evening.room.again(table, BEN, "a text of Ben’s device")
    assert new is await evening.room.again(table, ANNA, "one that comes too late")
    assert new.match.fair.texts == ("a text of Ben’s device",)
    assert new.match.texts == {BEN: "a text of Ben’s device"}
    assert [chair.devices for chair in new.match.chairs] == [[ANNA], [BEN], []]
    assert new.match.game.options["first"] == "2"
    assert new.match.started
    assert new.match.fair.secret != table.match.fair.secret


async def test_a_room_forgets_tables_that_nobody_looks_at_and_finds_them_again() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    await evening.play(0, "throw")
    looking = asyncio.create_task(evening.room.look_around())
    while evening.room.tables:
        await asyncio.sleep(0)
    looking.cancel()
    found = await evening.room.find(table.match.id)
    assert found is not table
    assert found.match.position == table.match.position
    assert [one.id for one in await evening.room.tables_of(BEN)] == [table.match.id]
    with pytest.raises(Declined):
        await evening.room.find("nowhere")


@pytest.mark.parametrize("damaged", [True, False])
async def test_tables_are_looked_after_whatever_is_damaged(
    damaged: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(first=0)
    room = evening.room
    if damaged:
        evening.store.logs["house"] = ["{"]
    else:
        monkeypatch.setattr(room.house, "refresh", lambda: 1 / 0)
    looking = asyncio.create_task(room.look_around())
    for _ in range(2):
        await evening.sit(ANNA, BEN)
        while room.tables:
            assert not looking.done()
            await asyncio.sleep(0)
    looking.cancel()
    said = "nobody knows whether the house is open" if damaged else "nobody looked after the tables"
    assert (caplog.text.count(said) == 1) if damaged else (caplog.text.count(said) > 1)


async def test_a_code_leads_to_a_table_until_the_match_begins() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, "open")
    code, room = table.match.code, evening.room
    assert await room.by_code(f" {code.lower()} ") == table.match.id
    with pytest.raises(Declined):
        await room.by_code("ZZZZZ")
    await evening.do(BEN, "sit", seat=1, name="Ben")
    with pytest.raises(Declined):
        await room.by_code(code)
    await evening.store.link(f"code:{code}", table.match.id)  # as version 0.1 left it
    with pytest.raises(Declined):
        await room.by_code(code)


async def test_a_table_that_somebody_looks_at_is_never_put_away() -> None:
    evening = Evening(first=0)
    table = await evening.sit(ANNA, BEN)
    evening.watch(ANNA)
    looking = asyncio.create_task(evening.room.look_around())
    await asyncio.sleep(5 * evening.room.times.ping)
    looking.cancel()
    assert await evening.room.find(table.match.id) is table


async def test_what_nobody_has_looked_at_for_longest_is_put_away_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cookietin.table.room.FREED_EVENTS", 0)  # one at a time
    evening = Evening()
    room = evening.room
    tables = [await evening.sit(ANNA, BEN) for _ in range(3)]
    for ago, table in enumerate(tables):
        room.used[table.match.id] = time.monotonic() - ago
    room.put_away(0)
    assert [*room.tables] == [table.match.id for table in tables[:2]]


async def test_a_bot_seems_to_think_as_long_as_its_move_is_hard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    evening = Evening(players=2, first=0)
    table = await evening.sit(ANNA, "bot")
    table.times = replace(table.times, bot_budget=2.0)
    monkeypatch.setattr("cookietin.table.bots.time_to_follow", lambda _: 1.0)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    for weight in (0.0, 1.0):
        table.bots = Weighing(weight)
        await evening.play(0, "throw")
        await let_bot_move(table, 1)
    easy, hard = slept
    assert 0.5 < easy <= 1.0
    assert 2.5 < hard <= 3.0, "a hard move takes the whole budget, and not more"


class Weighing(FirstMove):
    """Says how hard the first move was."""

    def __init__(self, weight: float) -> None:
        super().__init__()
        self.weight = weight

    async def choose(self, bot: str, view: View, legal: list[int], seconds: float) -> int:
        return Chosen(legal[0], self.weight)


async def test_a_move_is_played_once_however_many_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """What chance answers, what happens and what is told come from the same play."""
    evening = Evening("goose", players=2, first=0)
    table = await evening.sit(ANNA, BEN)
    played: list[int] = []
    told_while = Happenings.told_while

    def count(self: Happenings, play: Any, s: Any, seat: int, move: int) -> list[Any]:
        played.append(seat)
        return told_while(self, play, s, seat, move)

    monkeypatch.setattr(Happenings, "told_while", count)
    monkeypatch.setattr(ask, "state_after", None)  # nobody plays it without being told
    assert (await evening.play(0, "throw")).ok
    match = table.match
    assert match.account_of(ask.lines_of, match.log[-1], SPECTATOR)
    assert match.account_of(ask.steps_of, match.log[-1], SPECTATOR)
    assert played == [0, CHANCE]


async def test_a_move_that_was_foreseen_is_told_as_one_that_was_read() -> None:
    evening = Evening("tock", players=2)
    table = await evening.sit(ANNA, BEN)
    for _ in range(30):
        await evening.play_on(1)
        match = table.match
        again = match_from(await evening.store.read(match.id))
        assert again.position == match.position
        assert again.position.line == match.position.line
        assert again.courses_of(again.log[-1]) == match.courses_of(match.log[-1])


async def test_where_no_hand_is_up_nobody_is_asked_whose_screen_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening("goose", players=2)
    table = await evening.sit(ANNA, BEN)
    evening.watch(ANNA)
    monkeypatch.setattr(Table, "screen_of", None)
    table.cover_hands()
