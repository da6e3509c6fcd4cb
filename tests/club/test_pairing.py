"""Pairings and standings, compared with what can be counted by hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import pytest

from cookietin.club import pairing
from cookietin.club.pairing import (
    LOSS,
    MOST_BYES,
    ROBIN,
    SHARED,
    SWISS,
    WIN,
    Round,
    Table,
    arrange,
    costs_of,
    improve,
    meetings,
    next_round,
    points_at,
    points_of,
    seats_so_far,
    standings,
    table_sizes,
)


def played(part: Round, chance: random.Random) -> Round:
    """A round with results, one winner a table or a tie."""
    tables = []
    for table in part.tables:
        seats = range(len(table.players))
        winners = chance.sample(seats, 2) if chance.random() < 0.2 else [chance.choice(seats)]
        tables.append(Table(table.players, points_at(winners, list(seats))))
    return Round(tuple(tables), part.byes)


def evening(
    count: int, number: int, size: int = 2, system: str = SWISS, seed: int = 1
) -> list[Round]:
    chance, rounds = random.Random(seed), list[Round]()
    for _ in range(number):
        found = next_round(range(count), rounds, size, range(2, size + 1), system)
        rounds.append(played(found, chance))
    return rounds


@pytest.mark.parametrize("count", range(2, 32))
@pytest.mark.parametrize("size", [2, 3, 4, 6])
def test_everybody_plays_once_or_waits(count: int, size: int) -> None:
    for part in evening(count, 3, size):
        seen = [one for table in part.tables for one in table.players] + [*part.byes]
        assert sorted(seen) == list(range(count))
        assert all(2 <= len(table.players) <= size for table in part.tables)
        assert len(part.byes) <= (count % 2 if size == 2 else 0) or count < 2


@pytest.mark.parametrize("count", range(4, 31))
def test_nobody_meets_twice_while_there_is_somebody_else(count: int) -> None:
    """With fewer rounds than half the people, there is always a way (Dirac)."""
    for seed in range(3):
        rounds = evening(count, (count + 1) // 2 - 1, seed=seed)
        assert max(meetings(rounds).values(), default=1) == 1


def fewest_rematches(left: list[int], met: Counter[frozenset[int]]) -> int:
    if not left:
        return 0
    first, *others = left
    return min(
        met[frozenset((first, other))] + fewest_rematches([o for o in others if o != other], met)
        for other in others
    )


@pytest.mark.parametrize("count", [4, 6, 8])
def test_rematches_are_as_few_as_any_search_finds(count: int) -> None:
    for seed in range(4):
        rounds = evening(count, count - 1, seed=seed)
        for at in range(len(rounds)):
            met = meetings(rounds[:at])
            pairs = (frozenset(table.players) for table in rounds[at].tables)
            found = sum(met[pair] for pair in pairs)
            fewest = fewest_rematches(list(range(count)), met)
            assert (found > 0) == (fewest > 0)


@pytest.mark.parametrize("count", [3, 5, 7, 15, 29])
def test_nobody_waits_twice_before_everybody_has_waited(count: int) -> None:
    rounds = evening(count, min(count, 12))
    byes = Counter(one for part in rounds for one in part.byes)
    assert byes.total() == len(rounds)
    assert max(byes.values()) == 1


def test_not_everybody_is_tried_as_the_one_who_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes long enough to see that a single one of them leaves rematches."""
    everybody, tried = range(41), list[int]()
    all_met = Counter(map(frozenset, combinations(everybody, 2)))

    def noted(players: Sequence[int], *about: Any) -> list[tuple[int, ...]]:
        tried.append(len(players))
        return arrange(players, *about)

    monkeypatch.setattr(pairing, "meetings", lambda rounds: all_met)
    monkeypatch.setattr(pairing, "arrange", noted)
    found = next_round(everybody, [], 2, {2})
    assert tried == [40] * MOST_BYES
    assert len(found.tables) == 20


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8, 9, 20, 29, 30])
def test_a_round_robin_lets_everybody_meet_everybody_once(count: int) -> None:
    rounds = evening(count, count - 1 + count % 2, system=ROBIN)
    met = meetings(rounds)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}


def test_at_larger_tables_people_meet_as_many_others_as_they_can() -> None:
    rounds = evening(16, 4, size=4, system=ROBIN)
    assert max(meetings(rounds).values()) <= 2
    for player in range(16):
        others = {one for pair in meetings(rounds) if player in pair for one in pair} - {player}
        assert len(others) >= 9


@pytest.mark.parametrize(("count", "size"), [(8, 2), (30, 2), (12, 4), (30, 3)])
def test_seats_go_round(count: int, size: int) -> None:
    for seed in range(3):
        rounds = evening(count, 6, size, seed=seed)
        sat = seats_so_far(rounds)
        for player in range(count):
            times = [sat[player, seat] for seat in range(size)]
            assert max(times) - min(times) <= 2, (player, times)


def test_in_swiss_the_leaders_meet() -> None:
    rounds = evening(16, 3)
    points = points_of(rounds[:2])
    for table in rounds[2].tables:
        one, other = table.players
        assert abs(points[one] - points[other]) <= WIN


@pytest.mark.parametrize(
    ("count", "size", "allowed", "sizes"),
    [
        (30, 2, {2}, [2] * 15),
        (31, 2, {2}, [2] * 15),
        (10, 4, {2, 3, 4}, [4, 3, 3]),
        (9, 4, {2, 4}, [4, 4]),
        (5, 4, {4}, [4]),
        (1, 2, {2}, []),
        (0, 2, {2}, []),
        (3, 4, {2, 4}, [2]),
    ],
)
def test_tables_are_as_even_as_the_game_lets_them(
    count: int, size: int, allowed: set[int], sizes: list[int]
) -> None:
    assert table_sizes(count, size, allowed) == sizes


def test_a_win_is_a_point_and_a_shared_win_half() -> None:
    assert points_at([1], [0, 1]) == (LOSS, WIN)
    assert points_at([0, 1], [0, 1]) == (SHARED, SHARED)
    assert points_at([0, 2], [0, 1, 0, 1]) == (WIN, LOSS, WIN, LOSS)  # partners
    assert points_at([0, 2], [0, 1, 2]) == (SHARED, LOSS, SHARED)
    assert points_at([], [0, 1]) == (SHARED, SHARED)


def test_buchholz_counts_the_points_of_opponents() -> None:
    rounds = [
        Round((Table((0, 1), (WIN, LOSS)), Table((2, 3), (WIN, LOSS)))),
        Round((Table((0, 2), (WIN, LOSS)), Table((1, 3), (SHARED, SHARED)))),
    ]
    found = {one.player: one for one in standings(range(4), rounds)}
    assert [found[p].points for p in range(4)] == [4, 1, 2, 1]
    assert [found[p].tie_break for p in range(4)] == [1 + 2, 4 + 1, 1 + 4, 2 + 1]
    assert [found[p].place for p in range(4)] == [1, 3, 2, 4]


def test_in_a_round_robin_those_who_are_equal_are_compared_among_themselves() -> None:
    rounds = [
        Round((Table((0, 1), (WIN, LOSS)), Table((2, 3), (WIN, LOSS)))),
        Round((Table((2, 0), (WIN, LOSS)), Table((1, 3), (LOSS, WIN)))),
        Round((Table((0, 3), (WIN, LOSS)), Table((1, 2), (WIN, LOSS)))),
    ]
    ordered = standings(range(4), rounds, ROBIN)
    assert [(one.player, one.place) for one in ordered] == [(2, 1), (0, 2), (3, 3), (1, 4)]


def test_who_is_equal_in_everything_shares_a_place() -> None:
    rounds = [Round((Table((0, 1), (SHARED, SHARED)), Table((2, 3), (WIN, LOSS))))]
    assert [one.place for one in standings(range(4), rounds)] == [1, 2, 2, 4]


def test_a_bye_counts_as_a_win_and_an_unfinished_table_as_nothing() -> None:
    rounds = [Round((Table((0, 1)),), (2,))]
    assert points_of(rounds) == {2: WIN}
    assert [one.player for one in standings(range(3), rounds)] == [2, 0, 1]


def test_the_same_evening_is_paired_the_same_way() -> None:
    assert evening(13, 5, 3) == evening(13, 5, 3)
    assert all(set(a.players) & set(b.players) == set() for a, b in combinations(
        evening(30, 1)[0].tables, 2))  # fmt: skip


@pytest.mark.parametrize("seed", range(20))
def test_tables_are_improved_until_no_two_people_would_better_change_places(seed: int) -> None:
    rounds = evening(14, 4, 4, seed=seed)
    people = random.Random(seed).sample(range(14), 14)
    groups = [people[:4], people[4:8], people[8:11], people[11:]]
    costs = costs_of(people, meetings(rounds), points_of(rounds))

    def total() -> int:
        return sum(costs[one][other] for group in groups for one, other in combinations(group, 2))

    before = total()
    assert improve(groups, costs)
    assert total() < before
    while improve(groups, costs):
        pass
    best = total()
    for here, there in combinations(groups, 2):
        for at, to in product(range(len(here)), range(len(there))):
            here[at], there[to] = there[to], here[at]
            assert total() >= best
            here[at], there[to] = there[to], here[at]
