"""Tournaments: who meets whom, at which seats, with which luck, and what follows from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cookietin
from cookietin.bots import bots_of, characters
from cookietin.engine import kernels
from cookietin.engine.bot import Budget
from cookietin.engine.compile import has_numba
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.protocol import CHANCE
from cookietin.engine.texts import Mistake
from cookietin.lab import matches as lab
from cookietin.lab import tournament
from cookietin.lab.simulate import simulate
from cookietin.lab.tournament import (
    interval,
    matches_in,
    play_tournament,
    ratings,
    seatings,
    shares,
    sides_of,
)
from crumbs import GAME
from crumbs.rules import State


def highest_laid(s: State, seat: int) -> int:
    return s.laid[seat]


CRUMBS = Game.of(replace(GAME, estimate=highest_laid), {"players": 2})
ADDICT = cookietin.game("cookie-addict", length="short")
FEW = Budget(iterations=10)


@pytest.fixture(autouse=True)
def in_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")


def test_two_bots_share_the_sides_of_a_table_in_every_way_and_change_places() -> None:
    assert seatings(2) == [(0, 1), (1, 0)]
    assert len(seatings(3)) == 6
    assert len(seatings(4)) == 6
    for sides in (2, 3, 4, 5):
        ways = seatings(sides)
        assert {tuple(1 - one for one in way) for way in ways} == set(ways)


def test_partners_are_one_side() -> None:
    assert sides_of(cookietin.game("tock", players=4)) == [0, 1, 0, 1]
    assert sides_of(cookietin.game("tock", players=6)) == [0, 1, 2, 0, 1, 2]
    assert sides_of(cookietin.game("tock", players=4, teams="off")) == [0, 1, 2, 3]
    assert sides_of(cookietin.game("goose", players=3)) == [0, 1, 2]


def test_a_win_is_shared_by_all_who_have_won_and_a_draw_by_everybody() -> None:
    assert shares(0b0101, [0, 1, 0, 1]) == [1, 0]
    assert shares(0b10, [0, 1]) == [0, 1]
    assert shares(0b11, [0, 1]) == [0.5, 0.5]
    assert shares(0, [0, 1, 2, 3]) == [0.25] * 4


def test_the_better_bot_stands_first_and_all_scores_add_up() -> None:
    seen: list[int] = []
    found = play_tournament(ADDICT, ["random", "greedy"], 12, 1, progress=seen.append)
    assert seen == list(range(13))
    assert found["matches"] == matches_in(ADDICT, ["random", "greedy"], 12) == 12
    first, last = found["standings"]
    assert (first["bot"], last["bot"]) == ("greedy", "random")
    assert first["low"] <= first["score"] <= first["high"]
    assert first["score"] + last["score"] == pytest.approx(1)
    assert first["matches"] == last["matches"] == 12
    assert first["rating"] == pytest.approx(-last["rating"])
    assert first["rating_low"] <= first["rating"] <= first["rating_high"]
    (pair,) = found["pairs"]
    assert (pair["bot"], pair["other"], pair["score"]) == ("random", "greedy", last["score"])


def test_every_two_bots_meet_with_the_same_luck_and_a_tournament_is_repeatable() -> None:
    bots = ["random", "greedy", "crumb"]
    one, two = (play_tournament(CRUMBS, bots, 10, 3, threads=some) for some in (1, 2))
    assert min(one.pop("seconds"), two.pop("seconds")) > 0
    assert one == two
    assert one["matches"] == 30
    assert [row["matches"] for row in one["standings"]] == [20, 20, 20]


def test_the_same_seed_gives_the_same_match() -> None:
    twins = [play_match_of(seed) for seed in range(4)]
    assert all(one == other for one, other in twins)


def play_match_of(seed: int) -> tuple[list[int], list[int]]:
    rows = [lab.play_match(CRUMBS, ["greedy", "greedy"], seed)[0].tolist() for _ in range(2)]
    return rows[0], rows[1]


def test_searches_are_no_longer_than_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    def play(game: Game, plan: list[object], budget: Budget, threads: int) -> list[object]:
        budgets.append(budget)
        return [({kernels.WINNERS: 1}, None) for _ in plan]

    monkeypatch.setattr(tournament, "play_matches", play)
    play_tournament(CRUMBS, ["master", "baker"], 2, 1, iterations=7)
    assert budgets == [Budget(float("inf"), 7)]


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        (["greedy"], "at least two different bots"),
        (["greedy", "greedy"], "at least two different bots"),
        (["greedy", "ada"], "No bot called “ada”"),
    ],
)
def test_a_tournament_of_nobody_is_refused(bots: list[str], complaint: str) -> None:
    with pytest.raises(Mistake, match=complaint):
        play_tournament(CRUMBS, bots, 2, 1)


def test_an_interval_is_narrower_with_more_deals_and_never_certain() -> None:
    some, many = (interval([1.0, 0.5] * count, 4 * count) for count in (5, 50))
    assert some["score"] == many["score"] == 0.75
    assert some["low"] < many["low"] < 0.75 < many["high"] < some["high"] <= 1
    won = interval([1.0] * 20, 40)
    assert won["low"] < won["score"] == won["high"] == 1


def test_ratings_say_how_often_who_wins() -> None:
    met = {(0, 1): [0.75] * 400}
    met |= {(1, 0): [0.25] * 400}
    high, low = ratings(2, met)
    assert high - low == pytest.approx(191, abs=3), "three wins of four are 191 points"


# Bots in the lab


def test_bots_in_the_lab_are_given_views(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    class Curious:
        def choose(self, view: object, legal: list[object], budget: Budget) -> object:
            given.append(view)
            return legal[0]

    monkeypatch.setattr(lab, "bot_named", lambda name, seed, is_patient: Curious())
    lab.play_match(CRUMBS, ["greedy", "greedy"], 1)
    assert given
    for view in given:
        seat = view.seat  # type: ignore[attr-defined]
        assert seat != CHANCE
        hands = view.bare.hands.tolist()  # type: ignore[attr-defined]
        assert not any(hands[1 - seat]), "the other hand is not known"


@pytest.mark.parametrize("bots", [["crumb", "biscuit"], ["greedy", "random"]])
def test_bots_that_do_not_search_are_compiled_too_where_much_is_hidden(
    bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[Plug] = []
    monkeypatch.setattr(lab, "prepare", prepared.append)
    lab.prepare_for(CRUMBS, [bots])
    assert prepared == [CRUMBS.plug]
    lab.prepare_for(ADDICT, [bots])
    lab.prepare_for(CRUMBS, [["random", "random"]])
    assert prepared == [CRUMBS.plug], "where there is little to gain nobody waits for a compiler"


@pytest.mark.skipif(not has_numba(), reason="nothing is compiled here")
def test_what_is_compiled_is_not_estimated_by_the_interpreter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = [lab.play_match(CRUMBS, ["crumb", "biscuit"], seed)[0].tolist() for seed in range(3)]
    monkeypatch.delenv("COOKIETIN_INTERPRET")
    monkeypatch.delattr(characters, "likes_interpreted")
    fast = [lab.play_match(CRUMBS, ["crumb", "biscuit"], seed)[0].tolist() for seed in range(3)]
    assert slow == fast


def test_a_patient_greedy_bot_chooses_as_a_hasty_one_does() -> None:
    view = cookietin.game("tock").start(seed=5).view(0)
    for seed in range(3):
        hasty, patient = (lab.bot_named("greedy", seed, is_patient) for is_patient in (False, True))
        chosen = {bot.choose(view, view.legal(), FEW) for bot in (hasty, patient)}
        assert len(chosen) == 1


def test_different_bots_are_seated_in_a_simulation() -> None:
    found = simulate(ADDICT, 8, 1, bot="greedy,random")
    assert found["bots"] == ["greedy", "random"]
    assert found["games"] == 8
    assert found["wins"]["by_seat"][0] > found["wins"]["by_seat"][1]
    assert simulate(CRUMBS, 4, 1, bot="crumb")["bots"] == ["crumb", "crumb"]


def test_bots_that_do_not_fit_a_table_are_refused() -> None:
    with pytest.raises(Mistake, match="one bot for all seats, or one for each"):
        simulate(CRUMBS, 4, 1, bot="greedy,random,random")
    with pytest.raises(Mistake, match="if “random” or “greedy” plays at every seat"):
        simulate(CRUMBS, 4, 1, bot="greedy,random", counts=True)


@pytest.mark.slow  # it is compiled first
@pytest.mark.skipif(not has_numba(), reason="nothing is compiled here")
def test_the_master_beats_greedy_play_in_classic_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COOKIETIN_INTERPRET")
    classic = cookietin.game("cookie-addict", length="classic")
    found = play_tournament(classic, ["master", "greedy"], 200, 101, iterations=2_000)
    assert found["pairs"][0]["score"] >= 0.85


@pytest.mark.slow  # it is compiled first, for minutes
@pytest.mark.skipif(not has_numba(), reason="nothing is compiled here")
def test_the_master_beats_greedy_play_in_cookie_party(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COOKIETIN_INTERPRET")
    for_two = cookietin.game("cookie-party", players=2)
    found = play_tournament(for_two, ["master", "greedy"], 200, 101, iterations=2_000)
    assert found["pairs"][0]["score"] >= 0.7


def test_whoever_plays_at_a_table_plays_in_the_lab() -> None:
    for name in bots_of(CRUMBS.plug):
        row, state = lab.play_match(CRUMBS, [name, "random"], 1, FEW)
        assert row[kernels.ENDING] > 0
        assert CRUMBS.plug.rules.broken_law(state) == 0
