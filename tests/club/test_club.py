"""A club's evening: what its log says holds, whatever happens to the server."""

from __future__ import annotations

import csv
import json
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from cookietin.club import clubs as clubs_module
from cookietin.club.club import ORGANISER, PAIRED, Club, plain
from cookietin.club.clubs import (
    A_DAY,
    CODE_DAYS,
    MOST_CHANGES,
    MOST_PASSES,
    MOST_PLAYERS,
    PASS_SECONDS,
    Clubs,
    choice_of,
)
from cookietin.club.pairing import SHARED, SWISS, WIN, Round, next_round
from cookietin.engine import registry
from cookietin.engine.log import NOT_READ, Store, StoreFailed
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.table import match as match_events
from cookietin.table.bots import may_advise
from cookietin.table.match import BOT
from cookietin.table.room import Room
from cookietin.table.seats import MOST_DEVICES, MOST_WAYS, way_of
from cookietin.table.table import Viewer
from cookietin.web import panel
from cookietin.web.look import look_at
from database import stores_at
from scene import scene
from table.evening import AT_ONCE, FirstMove, MemoryStore

HOST = "device-host"


def free(count: int) -> None:
    """As many tables as you like."""


def game_of(name: str = "goose", players: int = 2, **options: str) -> Game:
    return Game.of(registry.plug(name), {"players": players, **options})


class Evening:
    """A server with a club; it can be started again on what was kept."""

    def __init__(self, store: Any = None) -> None:
        self.store = store or MemoryStore()
        self.room = Room(self.store, FirstMove(), AT_ONCE)
        self.clubs = Clubs(self.room)

    async def open(self, people: int, game: str = "goose", rounds: int = 3, size: int = 2) -> Club:
        club = await self.clubs.open(game_of(game, size), SWISS, rounds, HOST)
        for one in range(people):
            await self.clubs.join(club.id, f"device-{one}", {"name": f"Player {one}"})
        return club

    async def start(self, club: Club, game: Game | None = None) -> Club:
        choice = choice_of(game, own_dice=False) if game else None
        return await self.clubs.start_round(club.id, HOST, len(club.rounds), free, choice)

    async def play(self, club: Club) -> Club:
        """Play all tables of the round to their ends."""
        for seating in club.in_play:
            await self.play_table(club, seating.match)
        return await self.clubs.find(club.id)

    async def play_table(self, club: Club, match: str) -> None:
        table = await self.room.find(match)
        while not table.match.is_over:
            seat = table.match.position.seats[0]
            device = table.match.chairs[seat].devices[0]
            move = table.match.legal(seat)[0].text
            click = {"do": "move", "seat": seat, "move": move, "id": f"n{table.match.number}"}
            answer = await table.do(device, {**click, "at": table.match.concerns[seat]})
            assert answer.ok, answer


async def refused(deed: Callable[[], Awaitable[object]], key: str) -> None:
    with pytest.raises(Mistake) as found:
        await deed()
    assert found.value.phrase.key == key


Play = Callable[[Callable[..., Awaitable[None]]], None]


@pytest.fixture
def play_twice(place: str) -> Play:
    """Plays with the stores of two processes, which keep the same."""

    def run(play: Callable[..., Awaitable[None]]) -> None:
        async def whole() -> None:
            async with stores_at(place, 2) as stores:
                await play(*stores)

        scene(whole)

    return run


def test_an_evening_is_played_and_its_points_are_those_of_its_matches(play_twice: Play) -> None:
    async def play(store: Store, elsewhere: Store) -> None:
        evening = Evening(store)
        club = await evening.open(5)
        for _ in range(3):
            club = await evening.play(await evening.start(club))
        assert club.is_over
        expected = dict.fromkeys(range(5), 0)
        for seatings, byes in zip(club.rounds, club.byes, strict=True):
            assert len(byes) == 1
            expected[byes[0]] += WIN
            for seating in seatings:
                match = (await evening.room.find(seating.match)).match
                assert match.position.outcome is not None
                assert [c.name for c in match.chairs] == [club.name(p) for p in seating.players]
                for seat, player in enumerate(seating.players):
                    expected[player] += WIN if seat in match.position.outcome.winners else 0
        assert {one.player: one.points for one in club.standings} == expected
        await refused(lambda: evening.start(club), "match-over")

    play_twice(play)


def test_a_restart_in_the_middle_of_an_evening_loses_nothing(play_twice: Play) -> None:
    async def play(store: Store, later: Store) -> None:
        evening = Evening(store)
        club = await evening.start(await evening.open(6))
        await evening.play_table(club, club.in_play[0].match)
        again = Evening(later)  # nothing of the first is in memory
        found = await again.clubs.find(club.id)
        assert [one.name for one in found.players] == [f"Player {n}" for n in range(6)]
        assert [bool(one.points) for one in found.rounds[0]] == [True, False, False]
        assert (await again.play(found)).in_play == []

    play_twice(play)


def test_tables_that_were_not_opened_before_a_crash_are_opened_later() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.start(await evening.open(4))
        lost = club.rounds[0][1].match
        del evening.store.logs[lost], evening.store.links[f"table:{lost}"]
        again = Evening(evening.store)
        found = await again.clubs.find(club.id)
        assert (await again.room.find(lost)).match.is_running
        assert (await again.play(found)).in_play == []

    scene(play)


def test_two_processes_agree_on_everything(play_twice: Play) -> None:
    async def play(store: Store, elsewhere: Store) -> None:
        one, other = Evening(store), Evening(elsewhere)
        club = await one.open(4)
        await other.clubs.find(club.id)
        await one.clubs.join(club.id, "late", {"name": "Late"})
        await other.clubs.join(club.id, "later", {"name": "Later"})  # which has not read that
        started = await other.start(club)
        same = await one.clubs.start_round(club.id, HOST, 0, free)  # the same click, elsewhere
        assert [s.match for s in same.rounds[0]] == [s.match for s in started.rounds[0]]
        assert len(same.rounds) == 1
        await one.play(same)
        assert (await other.clubs.find(club.id)).standings == (
            await one.clubs.find(club.id)
        ).standings

    play_twice(play)


def test_a_bot_plays_for_somebody_who_has_not_come_or_the_other_wins() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.start(await evening.open(4))
        first, second = club.in_play
        await evening.clubs.replace_by_bot(club.id, HOST, first.match, 0)
        assert (await evening.room.find(first.match)).match.chairs[0].kind == BOT
        await evening.clubs.give_bye(club.id, HOST, second.match, 1)
        club = await evening.clubs.find(club.id)
        assert club.rounds[0][1].points == (WIN, 0)
        assert (await evening.room.find(second.match)).match.is_stopped
        give_bye = partial(evening.clubs.give_bye, club.id)
        await refused(lambda: give_bye("device-0", first.match, 0), "not-the-organiser")
        await refused(lambda: give_bye(HOST, "x", 0), "no-such-table")

    scene(play)


@pytest.mark.parametrize(
    ("result", "points"),
    [("2", (0, 0, WIN)), ("tie", (SHARED,) * 3), ("void", (0, 0, 0))],
)
def test_the_organiser_settles_a_table_that_cannot_be_read_any_more(
    result: str, points: tuple[int, ...]
) -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.start(await evening.open(3, size=3))
        match = club.in_play[0].match
        evening.store.logs[match][1:] = ["damaged"]
        again = Evening(evening.store)
        club = await again.clubs.find(club.id)
        await refused(lambda: again.start(club), "club-plays")
        settle = partial(again.clubs.settle, club.id)
        await refused(lambda: settle("device-0", match, result), "not-the-organiser")
        await refused(lambda: settle(HOST, match, "3"), "broken-request")
        await settle(HOST, match, result)
        await settle(HOST, match, "tie")  # the first word counts
        club = await again.clubs.find(club.id)
        assert club.rounds[0][0].points == points
        assert len((await again.start(club)).rounds) == 2

    scene(play)


def test_a_table_that_the_organiser_settles_ends_and_partners_win_together() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.start(await evening.open(4, "tock", size=4))
        match = club.in_play[0].match
        await evening.clubs.settle(club.id, HOST, match, "1")
        assert (await evening.room.find(match)).match.is_stopped
        club = await evening.clubs.find(club.id)
        assert club.rounds[0][0].points == (0, WIN, 0, WIN)

    scene(play)


def test_a_table_that_was_ended_early_counts_as_a_tie() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.start(await evening.open(2))
        table = await evening.room.find(club.in_play[0].match)
        assert (await table.do(HOST, {"do": "end"})).ok
        club = await evening.clubs.find(club.id)
        assert club.rounds[0][0].points == (SHARED, SHARED)

    scene(play)


def test_who_plays_whom_is_worked_out_beside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With 200 people it takes a while, and a stranger can open as large a tournament."""
    where = []

    def pair(*about: Any) -> Round:
        where.append(threading.current_thread())
        return next_round(*about)

    async def play() -> None:
        monkeypatch.setattr(clubs_module, "next_round", pair)
        evening = Evening()
        club = await evening.start(await evening.open(4))
        assert len(club.in_play) == 2
        assert threading.current_thread() not in where
        assert len(where) == 1

    scene(play)


def test_who_sits_out_is_not_paired_until_they_are_back() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(4)
        await evening.clubs.set_away(club.id, HOST, 3, True)
        of_another = partial(evening.clubs.set_away, club.id, "device-1", 0, True)
        await refused(of_another, "not-the-organiser")
        club = await evening.start(club)
        assert 3 not in {p for s in club.rounds[0] for p in s.players} | {*club.byes[0]}
        club = await evening.play(club)
        await evening.clubs.set_away(club.id, HOST, 3, False)
        club = await evening.start(club)
        assert 3 in {p for s in club.rounds[1] for p in s.players}

    scene(play)


def test_coming_and_going_makes_no_log_endless() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(2)
        go = partial(evening.clubs.set_away, club.id, "device-0", 0)
        for _ in range(MOST_CHANGES // 2):
            await go(True)
            await go(False)
        length = len(evening.store.logs[club.id])
        await refused(lambda: go(True), "club-changed-often")
        assert len(evening.store.logs[club.id]) == length
        assert (await evening.clubs.set_away(club.id, HOST, 1, True)).players[1].is_away

    scene(play)


def test_nobody_whom_the_organiser_lets_sit_out_comes_back_by_themselves() -> None:
    async def play() -> None:
        evening = Evening()
        clubs, club = evening.clubs, await evening.open(3)
        assert await clubs.know_way(club, "device-0", 0, "way 0")
        await clubs.set_away(club.id, "device-0", 0, True)
        await clubs.set_away(club.id, HOST, 0, True)
        length = len(evening.store.logs[club.id])
        await refused(lambda: clubs.set_away(club.id, "device-0", 0, False), "club-put-out")
        for device in ("device-0", HOST):  # which is so already
            await clubs.set_away(club.id, device, 0, True)
        assert len(evening.store.logs[club.id]) == length
        club = await clubs.come_back(club.id, "tablet", "way 0")
        for found in (club, await Evening(evening.store).clubs.find(club.id)):
            assert found.players[0].is_away
        club = await clubs.set_away(club.id, HOST, 0, False)
        assert not club.players[0].is_away

    scene(play)


def test_nobody_keeps_the_organiser_from_letting_them_sit_out() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(2)
        for at in range(MOST_CHANGES):
            await evening.clubs.set_away(club.id, "device-0", 0, at % 2 == 0)
        by_organiser = partial(evening.clubs.set_away, club.id, HOST, 0)
        for _ in range(MOST_CHANGES):
            assert (await by_organiser(True)).players[0].is_put_out
            assert not (await by_organiser(False)).players[0].is_away
        assert (await by_organiser(True)).players[0].is_put_out
        length = len(evening.store.logs[club.id])
        await refused(lambda: by_organiser(False), "club-changed-often")  # or the log had no end
        await by_organiser(True)
        assert len(evening.store.logs[club.id]) == length

    scene(play)


def test_who_organises_and_plays_sits_out_as_others_do() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(2)
        await evening.clubs.join(club.id, HOST, {"name": "Olga"})
        olga = len(club.players) - 1
        assert (await evening.clubs.set_away(club.id, HOST, olga, True)).players[olga].is_resting
        assert not (await evening.clubs.set_away(club.id, HOST, olga, False)).players[olga].is_away

    scene(play)


def test_an_evening_that_was_written_before_it_said_who_lets_sit_out_goes_on() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(2)
        await evening.clubs.set_away(club.id, HOST, 0, True)
        *before, last = evening.store.logs[club.id]
        event = json.loads(last)
        del event["by_organiser"]
        evening.store.logs[club.id] = [*before, json.dumps(event)]
        again = Evening(evening.store).clubs
        assert (await again.find(club.id)).players[0].is_away
        assert not (await again.set_away(club.id, "device-0", 0, False)).players[0].is_away
        assert (await again.set_away(club.id, HOST, 0, True)).players[0].is_put_out

    scene(play)


def test_the_code_of_an_old_evening_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(1)
        spaced = f" {club.code[:2]} {club.code[2:].lower()}"
        assert await evening.clubs.by_code(spaced) == club.id
        late = time.time() + CODE_DAYS * A_DAY + 1
        monkeypatch.setattr(time, "time", lambda: late)
        assert await evening.clubs.by_code(club.code) == ""
        assert (await evening.clubs.find(club.id)).id == club.id  # the link still leads there

    scene(play)


def test_a_list_of_evenings_that_cannot_be_read_is_empty() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(1)
        assert await evening.clubs.of_device(HOST) == [club]
        assert await evening.clubs.of_device("device-0") == [club]
        evening.store.read = no_answer  # type: ignore[method-assign]
        assert await evening.clubs.of_device(HOST) == []
        del evening.store.read
        evening.store.logs[club.id].append("damaged")
        assert await evening.clubs.of_device(HOST) == []

    scene(play)


def test_standings_are_those_of_the_last_result_that_is_known() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.start(await evening.open(4))
        assert {one.points for one in club.standings} == {0}
        club = await evening.play(club)
        assert {one.points for one in club.standings} != {0}
        assert club.standings is club.standings

    scene(play)


def test_a_made_up_evening_leaves_nothing_in_memory_even_if_nothing_can_be_read() -> None:
    async def play() -> None:
        evening = Evening()
        for identity in ("x" * 12, "y" * 12):
            await refused(partial(evening.clubs.find, identity), "no-such-club")
            evening.store.read = no_answer  # type: ignore[method-assign]
            with pytest.raises(StoreFailed):
                await evening.clubs.find(identity)
            del evening.store.read
        assert not evening.clubs.locks
        assert not evening.clubs.clubs

    scene(play)


async def no_answer(match: str, number: int = 0) -> list[str]:
    raise StoreFailed("store-away", NOT_READ)


def test_an_evening_that_somebody_has_deleted_is_told_and_nobody_waits_for_it() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(2)
        del evening.store.logs[club.id]
        join = partial(evening.clubs.join, club.id, "late", {"name": "Late"})
        await refused(join, "no-such-club")
        await refused(lambda: evening.start(club), "no-such-club")
        assert not evening.clubs.clubs

    scene(play)


def test_what_cannot_be_is_refused() -> None:
    async def play() -> None:
        evening = Evening()
        clubs = evening.clubs
        for system, rounds in (("x", 3), (SWISS, 0), (SWISS, 99)):
            wrong = partial(clubs.open, game_of(), system, rounds, HOST)
            await refused(wrong, "broken-request")
        cards = game_of("tock")
        await refused(lambda: clubs.open(cards, SWISS, 3, HOST, own_dice=True), "no-dice")
        await refused(lambda: clubs.find("x" * 12), "no-such-club")
        club = await evening.open(1)
        await refused(lambda: evening.start(club), "club-too-few")
        name = {"name": "player 0"}
        await refused(lambda: clubs.join(club.id, "other", name), "name-taken")
        await refused(lambda: clubs.start_round(club.id, "device-0", 0, free), "not-the-organiser")
        again = await clubs.join(club.id, "device-0", {"name": "Another"})
        assert [one.name for one in again.players] == ["Player 0"]
        club = await evening.open(2)
        club = await evening.start(club)
        await refused(lambda: clubs.start_round(club.id, HOST, 1, free), "club-plays")
        await evening.room.house.close("")
        await evening.room.hear_host()
        await refused(lambda: clubs.open(game_of(), SWISS, 3, HOST), "house-closed")

    scene(play)


def test_an_evening_has_room_for_so_many_and_no_more() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(MOST_PLAYERS)
        await refused(lambda: evening.clubs.join(club.id, "one more", {"name": "Max"}), "club-full")

    scene(play)


def test_nobody_who_sits_out_keeps_others_from_joining_or_comes_back_where_there_is_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clubs_module, "MOST_PLAYERS", 3)
    monkeypatch.setattr(clubs_module, "MOST_NAMES", 5)

    async def play() -> None:
        evening = Evening()
        clubs, club = evening.clubs, await evening.open(3)
        assert await clubs.know_way(club, "device-1", 1, "way 1")
        await clubs.set_away(club.id, HOST, 0, True)
        await clubs.set_away(club.id, "device-1", 1, True)
        for name in ("Max", "Mia"):
            club = await clubs.join(club.id, name, {"name": name})
        assert club.here == [2, 3, 4]
        for device, player in ((HOST, 0), ("device-1", 1)):
            back = partial(clubs.set_away, club.id, device, player, False)
            await refused(back, "club-full")
        await refused(lambda: clubs.come_back(club.id, "tablet", "way 1"), "club-full")
        await clubs.set_away(club.id, HOST, 3, True)
        late = partial(clubs.join, club.id, "late", {"name": "Late"})
        await refused(late, "club-full")  # with so many names in the log
        assert (await clubs.come_back(club.id, "tablet", "way 1")).here == [1, 2, 4]

    scene(play)


def test_nobody_joins_once_the_organiser_has_closed_the_tournament() -> None:
    async def play() -> None:
        evening = Evening()
        clubs, club = evening.clubs, await evening.open(2)
        for is_open in (True, False):
            by_player = partial(clubs.set_open, club.id, "device-0", is_open)
            await refused(by_player, "not-the-organiser")
        await clubs.set_open(club.id, HOST, False)
        again = Evening(evening.store).clubs  # as the log says
        join = partial(again.join, club.id, "late", {"name": "Late"})
        await refused(join, "club-closed")
        assert len((await again.join(club.id, HOST, {"name": "Host"})).players) == 3
        assert len((await again.join(club.id, "device-0", {"name": "Again"})).players) == 3
        await again.set_open(club.id, HOST, True)
        assert (await join()).name(3) == "Late"

    scene(play)


def test_opening_and_closing_makes_no_log_endless_and_it_can_always_be_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clubs_module, "MOST_OPENINGS", 3)

    async def play() -> None:
        evening = Evening()
        club = await evening.open(0)
        set_open = partial(evening.clubs.set_open, club.id, HOST)
        for _ in range(3):
            assert (await set_open(False)).is_closed
            assert not (await set_open(True)).is_closed
        assert (await set_open(False)).is_closed
        length = len(evening.store.logs[club.id])
        await refused(lambda: set_open(True), "club-opened-often")
        await set_open(False)
        assert len(evening.store.logs[club.id]) == length

    scene(play)


def test_no_stranger_stays_when_the_organiser_lets_newcomers_sit_out() -> None:
    async def play() -> None:
        evening = Evening()
        clubs, club = evening.clubs, await evening.open(3)
        await clubs.join(club.id, HOST, {"name": "Host"})
        club = await evening.play(await evening.start(club))
        for at in range(20):
            await clubs.join(club.id, f"invented {at}", {"name": f"Invented {at}"})
        await clubs.set_away(club.id, "invented 7", 11, True)
        by_player = partial(clubs.put_newcomers_out, club.id, "device-0")
        await refused(by_player, "not-the-organiser")
        club = await clubs.put_newcomers_out(club.id, HOST)
        assert club.here == [0, 1, 2, 3]
        assert {one.is_put_out for one in club.players[4:]} == {True}
        assert {one.player for one in club.standings} == {0, 1, 2, 3}
        assert "Invented" not in club.csv()
        length = len(evening.store.logs[club.id])
        await clubs.put_newcomers_out(club.id, HOST)
        assert len(evening.store.logs[club.id]) == length

    scene(play)


def test_the_organiser_who_plays_is_no_newcomer() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(2)
        club = await evening.clubs.join(club.id, HOST, {"name": "Host"})
        assert club.newcomers == [0, 1]
        assert (await evening.clubs.put_newcomers_out(club.id, HOST)).here == [2]

    scene(play)


def test_the_results_are_a_table_and_no_name_is_a_formula() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(2)
        await evening.clubs.join(club.id, "evil", {"name": "=1+1"})
        club = await evening.play(await evening.start(club))
        lines = club.csv().splitlines()
        assert lines[0] == "place,name,points,tie_break,wins,byes"
        assert "'=1+1" in club.csv()
        names = {"=1": "'=1", "\uff1dA1": "'\uff1dA1", "a;=A1;b": "a,=A1,b", "Anna": "Anna"}
        assert {name: plain(name) for name in names} == names
        assert not [line for line in lines if line.startswith("=") or ",=" in line]
        assert sum(float(line.split(",")[2]) for line in lines[1:4]) == 2.0  # a win and a bye

    scene(play)


def test_its_tables_are_on_the_lists_of_their_players_and_not_of_the_organiser() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.start(await evening.open(2))
        match = club.in_play[0].match
        assert [one.id for one in await evening.room.tables_of("device-0")] == [match]
        assert await evening.room.tables_of(HOST) == []
        assert await evening.clubs.of_table(match) == club.id
        opened = json.loads(evening.store.logs[match][0])
        assert "club" not in opened  # tables know nothing of it

    scene(play)


def test_an_organiser_who_has_lost_the_cookie_comes_back_by_their_link(play_twice: Play) -> None:
    async def play(store: Store, later: Store) -> None:
        evening = Evening(store)
        club = await evening.open(2)
        assert await evening.clubs.know_way(club, HOST, ORGANISER, "a link to keep")
        assert not await evening.clubs.know_way(club, "device-0", ORGANISER, "another link")
        again = Evening(later)  # nothing of it is in memory
        await refused(lambda: again.clubs.come_back(club.id, "new", "wrong"), "club-way-gone")
        await again.clubs.come_back(club.id, "new", "a link to keep")
        club = await again.clubs.start_round(club.id, "new", 0, free)
        assert len(club.rounds) == 1
        match = club.in_play[0].match
        await again.clubs.replace_by_bot(club.id, "new", match, 0)
        assert (await again.room.find(match)).match.chairs[0].kind == BOT
        assert club.is_host(HOST)  # the first device still is theirs
        assert not [text for text in await later.read(club.id) if "a link to keep" in text]

    play_twice(play)


def test_whom_the_organiser_lets_in_on_another_device_holds_their_seat_there() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.start(await evening.open(4))
        clubs, seating = evening.clubs, club.in_play[0]
        code = await clubs.hand_out(club.id, HOST, seating.players[0])
        assert code not in json.dumps([evening.store.logs, [*evening.store.links]])
        assert await clubs.by_pass(f" {code[:3].lower()} {code[3:]}") == club.id
        club = await clubs.come_back(club.id, "tablet", code)
        assert club.places_at("tablet") == [seating.players[0]]
        chair = (await evening.room.find(seating.match)).match.chairs[0]
        assert chair.devices == [f"device-{seating.players[0]}", "tablet"]
        assert [one.id for one in await evening.room.tables_of("tablet")] == [seating.match]
        assert await clubs.by_pass(code) == ""  # it was good for one device
        await refused(lambda: clubs.come_back(club.id, "stranger", code), "club-way-gone")
        club = await evening.start(await evening.play(club))
        mine = club.table_of(seating.players[0])
        assert mine is not None
        table = await evening.room.find(mine.match)
        assert table.match.seats_of("tablet") == [mine.players.index(seating.players[0])]

    scene(play)


def test_whoever_is_let_in_again_takes_their_seat_from_a_bot() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.start(await evening.open(2))
        seating = club.in_play[0]
        await evening.clubs.replace_by_bot(club.id, HOST, seating.match, 1)
        await evening.clubs.take_seat(club, f"device-{seating.players[1]}")  # only looks at a page
        table = await evening.room.find(seating.match)
        assert table.match.chairs[1].kind == BOT
        code = await evening.clubs.hand_out(club.id, HOST, seating.players[1])
        await evening.clubs.come_back(club.id, "tablet", code)
        assert table.match.chairs[1].name == club.name(seating.players[1])
        assert table.match.seats_of("tablet") == [1]

    scene(play)


def test_a_device_that_joined_again_under_another_name_plays_for_one_of_them() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(2)
        await evening.clubs.join(club.id, "new", {"name": "Player 0 again"})
        code = await evening.clubs.hand_out(club.id, HOST, 0)
        club = await evening.clubs.come_back(club.id, "new", code)
        assert club.places_at("new") == [0]
        assert [one.is_away for one in club.players] == [False, False, True]

    scene(play)


def test_no_device_holds_two_places_in_one_round() -> None:
    async def play() -> None:
        evening = Evening()
        clubs, club = evening.clubs, await evening.start(await evening.open(4, "tock", rounds=2))
        first, second = club.in_play
        devices = [f"device-{one}" for one in first.players]
        length = len(evening.store.logs[club.id])
        for player in (first.players[1], second.players[0]):
            assert await clubs.know_way(club, f"device-{player}", player, f"way {player}")
            deed = partial(clubs.come_back, club.id, devices[0], f"way {player}")
            await refused(deed, "club-plays-as")
        code = await clubs.hand_out(club.id, HOST, first.players[1])
        await refused(lambda: clubs.come_back(club.id, devices[0], code), "club-plays-as")
        assert len(evening.store.logs[club.id]) == length + 3  # the ways
        match = (await evening.room.find(first.match)).match
        assert match.seats_of(devices[0]) == [0]
        assert await clubs.by_pass(code) == club.id  # it is still good for the right device
        assert await clubs.know_way(club, HOST, ORGANISER, "way of the organiser")
        club = await clubs.come_back(club.id, devices[0], "way of the organiser")
        assert club.is_host(devices[0])
        await clubs.settle(club.id, HOST, first.match, "0")
        club = await clubs.come_back(club.id, devices[0], f"way {second.players[0]}")
        match = (await evening.room.find(second.match)).match
        assert match.seats_of(devices[0]) == [0]

    scene(play)


def test_no_device_that_has_one_hand_of_a_table_by_its_link_takes_another_there() -> None:
    async def play() -> None:
        evening = Evening()
        clubs, club = evening.clubs, await evening.start(await evening.open(2, "tock"))
        seating = club.in_play[0]
        table = await evening.room.find(seating.match)
        await table.commit(lambda: [{"kind": match_events.RETURNED, "seat": 1, "device": "spy"}])
        code = await clubs.hand_out(club.id, HOST, seating.players[0])
        before = club.number
        await refused(lambda: clubs.come_back(club.id, "spy", code), "club-plays-as")
        assert table.match.seats_of("spy") == [1]
        assert (await clubs.find(club.id)).number == before
        assert await clubs.by_pass(code) == club.id  # which is for another device
        link = "the link of a seat"
        way = {"kind": match_events.WAY, "seat": 0, "way": way_of(link)}
        await table.commit(lambda: [way])
        answer = await table.do("spy", {"do": "take-back", "token": link})
        assert answer.phrase is not None
        assert answer.phrase.key == "club-plays-as"
        assert table.match.seats_of("spy") == [1]

    scene(play)


def test_a_pass_is_the_organisers_to_give_and_is_soon_worth_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        evening = Evening()
        clubs, club = evening.clubs, await evening.open(2)
        await refused(lambda: clubs.hand_out(club.id, "device-1", 0), "not-the-organiser")
        await refused(lambda: clubs.hand_out(club.id, HOST, 2), "broken-request")
        await refused(lambda: clubs.hand_out(club.id, HOST, ORGANISER), "broken-request")
        first = await clubs.hand_out(club.id, HOST, 0)
        second = await clubs.hand_out(club.id, HOST, 0)  # instead of the first
        assert await clubs.by_pass(first) == ""
        assert await clubs.by_pass(second) == club.id
        late = time.time() + PASS_SECONDS + 1
        monkeypatch.setattr(time, "time", lambda: late)
        assert await clubs.by_pass(second) == ""
        await refused(lambda: clubs.come_back(club.id, "stranger", second), "club-way-gone")
        for _ in range(MOST_PASSES - 2):
            await clubs.hand_out(club.id, HOST, 0)
        await refused(lambda: clubs.hand_out(club.id, HOST, 0), "club-passes-often")

    scene(play)


def test_ways_back_and_devices_are_limited() -> None:
    async def play() -> None:
        evening = Evening()
        clubs, club = evening.clubs, await evening.open(1)
        known = [await clubs.know_way(club, "device-0", 0, f"{n}") for n in range(MOST_WAYS + 1)]
        assert known == [True] * MOST_WAYS + [False]
        for at in range(MOST_DEVICES - 1):
            await clubs.come_back(club.id, f"phone {at}", "0")
        await refused(lambda: clubs.come_back(club.id, "one more", "0"), "too-many-devices")
        length = len(evening.store.logs[club.id])
        await clubs.come_back(club.id, "phone 0", "0")  # which is here already
        assert len(evening.store.logs[club.id]) == length

    scene(play)


def test_nobody_fills_the_log_by_going_from_one_place_to_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clubs_module, "MOST_RETURNS", 3)

    async def play() -> None:
        evening = Evening()
        clubs, club = evening.clubs, await evening.open(2)
        for player in range(2):
            assert await clubs.know_way(club, f"device-{player}", player, f"way {player}")
        for _ in range(3):
            for player in range(2):
                club = await clubs.come_back(club.id, "tablet", f"way {player}")
                assert club.places_at("tablet") == [player]
        length = len(evening.store.logs[club.id])
        await refused(lambda: clubs.come_back(club.id, "tablet", "way 0"), "too-many-devices")
        again = await Evening(evening.store).clubs.find(club.id)  # as the log says
        assert again.returns == club.returns
        assert len(evening.store.logs[club.id]) == length

    scene(play)


def test_no_evening_is_read_from_its_log_on_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[int] = []
    club_from = clubs_module.club_from

    def noted(log: list[str]) -> Club:
        threads.append(threading.get_ident())
        return club_from(log)

    monkeypatch.setattr(clubs_module, "club_from", noted)

    async def play() -> None:
        evening = Evening()
        club = await evening.open(3)
        again = Evening(evening.store).clubs
        for _ in range(2):
            found = await again.find(club.id)
        assert [one.name for one in found.players] == [one.name for one in club.players]
        assert len(threads) == 1
        assert threading.get_ident() not in threads

    scene(play)


def test_however_often_somebody_asks_the_store_is_not_asked_for_every_table_each_time() -> None:
    class Asked(MemoryStore):
        keys = 0

        async def matches_of(self, key: str, most: int = 50) -> list[str]:
            self.keys += 1
            return await super().matches_of(key, most)

    async def play() -> None:
        store = Asked()
        evening = Evening(store)
        club = await evening.start(await evening.open(6))
        evening.room.times = replace(AT_ONCE, retry=600.0)
        evening.room.put_away(0)
        await evening.clubs.find(club.id)
        asked = store.keys
        for _ in range(5):
            await evening.clubs.find(club.id)
        assert store.keys == asked
        await evening.play_table(club, club.in_play[0].match)
        club = await evening.clubs.find(club.id)  # what is in memory is known at once
        assert len(club.in_play) == 2

    scene(play)


def test_no_player_lets_a_bot_play_for_their_opponent_or_asks_the_bots() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.start(await evening.open(2, "dots-and-boxes"))
        seating = club.in_play[0]
        table = await evening.room.find(seating.match)
        device = f"device-{seating.players[0]}"
        table.gone = {1}
        answer = await table.do(device, {"do": "stand-in", "seat": 1})
        assert answer.phrase is not None
        assert answer.phrase.key == "not-the-host"
        look = look_at(table, Viewer(device, lambda: None), "en", "")
        assert "stand-in" not in panel.players(look)
        await evening.clubs.replace_by_bot(club.id, HOST, seating.match, 1)
        assert not may_advise(table, device)
        again = await Evening(evening.store).room.find(seating.match)
        assert again.match.for_others

    scene(play)


def test_every_table_has_the_options_that_were_chosen() -> None:
    async def play() -> None:
        evening = Evening()
        game = game_of("tock", 4, teams="on", jack_from_start="on")
        club = await evening.clubs.open(game, SWISS, 3, HOST)
        assert club.first.options == {"jack_from_start": "on"}  # partners are usual for four
        again = await Evening(evening.store).clubs.find(club.id)
        assert again.first.options == club.first.options
        for one in range(6):
            await evening.clubs.join(club.id, f"device-{one}", {"name": f"Player {one}"})
        club = await evening.start(club)
        for seating in club.in_play:
            match = (await evening.room.find(seating.match)).match
            assert match.game.options["jack_from_start"] == "on"

    scene(play)


def test_a_table_is_not_made_smaller_where_the_options_forbid_it() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.clubs.open(game_of("goose", 3, first="2"), SWISS, 2, HOST)
        assert 2 not in club.first.sizes()  # there is no third seat to begin
        for one in range(5):
            await evening.clubs.join(club.id, f"device-{one}", {"name": f"Player {one}"})
        club = await evening.start(club)
        assert [len(one.players) for one in club.in_play] == [3]
        assert len(club.byes[0]) == 2

    scene(play)


def test_people_can_throw_dice_of_their_own_at_all_tables() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.clubs.open(game_of(), SWISS, 1, HOST, own_dice=True)
        for one in range(2):
            await evening.clubs.join(club.id, f"device-{one}", {"name": f"Player {one}"})
        club = await evening.start(club)
        assert (await evening.room.find(club.in_play[0].match)).match.own_dice

    scene(play)


# Several games


def test_every_round_can_be_another_game_and_everybody_stands_in_each_and_altogether(
    play_twice: Play,
) -> None:
    async def play(store: Store, later: Store) -> None:
        evening = Evening(store)
        club = await evening.open(8, rounds=4)
        games = [None, game_of("dots-and-boxes", 4), None, game_of()]
        for game in games:
            club = await evening.play(await evening.start(club, game))
        dots = "dots-and-boxes"
        names = ["goose", dots, dots, "goose"]  # without a choice, the last again
        again = await Evening(later).clubs.find(club.id)
        for found in (club, again):
            assert found.is_over
            assert [one.game for one in found.choices] == names
            assert found.games == ["goose", dots]
            for seatings, name in zip(found.rounds, names, strict=True):
                tables = [await evening.room.find(one.match) for one in seatings]
                assert {one.match.plug.name for one in tables} == {name}
                assert {len(one.players) for one in seatings} == {4 if name == dots else 2}
            altogether = {one.player: one.points for one in found.standings}
            each = [{o.player: o.points for o in found.standings_in(name)} for name in found.games]
            assert {p: sum(one[p] for one in each) for p in range(8)} == altogether
            assert sum(each[0].values()) == 8 * WIN  # two rounds of four tables

    play_twice(play)


def test_the_results_say_which_game_a_round_was() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.play(await evening.start(await evening.open(5)))
        assert club.csv().splitlines()[0] == "place,name,points,tie_break,wins,byes"
        club = await evening.play(await evening.start(club, game_of("dots-and-boxes", 3)))
        head, *rows = csv.reader(club.csv().splitlines())
        assert head[6:] == ["goose", "dots-and-boxes"]
        at = rows.index([])
        for row in rows[:at]:
            assert float(row[2]) == float(row[6]) + float(row[7])
        assert rows[at + 1] == ["round", "game", "table", "seat", "name", "points"]
        told = [(row[0], row[1]) for row in rows[at + 2 :]]
        assert told == [("1", "goose")] * 5 + [("2", "dots-and-boxes")] * 5

    scene(play)


def test_an_evening_that_was_written_when_it_had_one_game_goes_on() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.open(4)
        club = await evening.play(await evening.start(club))
        events = [json.loads(text) for text in evening.store.logs[club.id]]
        for event in events:
            if event["kind"] == PAIRED:
                for name in ("game", "size", "options", "own_dice"):
                    del event[name]
        evening.store.logs[club.id] = [json.dumps(event) for event in events]
        again = Evening(evening.store)
        found = await again.clubs.find(club.id)
        assert (found.games, found.csv()) == (["goose"], club.csv())
        found = await again.play(await again.start(found, game_of("dots-and-boxes", 2)))
        assert found.games == ["goose", "dots-and-boxes"]

    scene(play)


def test_a_table_is_settled_by_the_game_that_was_played_there() -> None:
    async def play() -> None:
        evening = Evening()
        club = await evening.play(await evening.start(await evening.open(4)))
        club = await evening.start(club, game_of("tock", 4, teams="on"))
        match = club.in_play[0].match
        await evening.clubs.settle(club.id, HOST, match, "0")
        assert (await evening.clubs.find(club.id)).rounds[1][0].points == (WIN, 0, WIN, 0)

    scene(play)


def test_nobody_but_the_organiser_chooses_a_game_and_not_while_a_round_is_played() -> None:
    async def play() -> None:
        evening = Evening()
        club, choice = await evening.open(4), choice_of(game_of("dots-and-boxes"), False)

        async def choose(device: str) -> Club:
            known = len(club.rounds)
            return await evening.clubs.start_round(club.id, device, known, free, choice)

        await refused(lambda: choose("device-0"), "not-the-organiser")
        club = await choose(HOST)
        assert club.games == ["dots-and-boxes"]
        await refused(lambda: choose(HOST), "club-plays")

    scene(play)
