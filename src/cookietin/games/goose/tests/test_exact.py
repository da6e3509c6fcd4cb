"""What was counted without dice agrees with a million matches played with them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

import cookietin
from cookietin import CHANCE
from cookietin.engine import kernels
from cookietin.engine.compile import has_numba
from cookietin.engine.playouts import results
from cookietin.games.goose import rules
from cookietin.games.goose.exact import (
    GEESE,
    START,
    THIRTEENTH_GOOSE,
    end_of_move,
    ends_of_throws,
    exact,
)
from cookietin.games.goose.moves import THROW

SEED = 63
# Interpreted, a match takes a thousand times as long.
SHARE = 1 if has_numba() else 1000
STANDARD_ERRORS = 4
THROWS_PLAYED = 4

Sample = np.ndarray[Any, np.dtype[Any]]


def answers(game: cookietin.Game) -> dict[str, Any]:
    """What is known exactly of a game."""
    return counted(tuple(game.options.items()))


@cache
def counted(options: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    given = dict(options)
    return exact(**{**given, "goose_on_23": given["goose_on_23"] == "on"})


def compared(game: cookietin.Game, matches: int) -> Iterator[tuple[str, Sample, float]]:
    """What was seen in each match, and what it should be on average."""
    tally = np.concatenate([tally for tally, _ in results(game, matches // SHARE, SEED)])
    known = answers(game)
    began, winners = tally[:, kernels.BEGAN], tally[:, kernels.WINNERS]
    for order, chance in enumerate(known["win"]["by_order"]):
        yield f"win of number {order}", winners == 1 << (began + order) % 2, chance
    for seat, chance in enumerate(known["win"]["by_seat"]):
        yield f"win of seat {seat}", winners == 1 << seat, chance
    yield "deadlock", tally[:, kernels.ENDING] == rules.DEADLOCK, known["deadlock"]
    yield "turns", tally[:, kernels.TURNS], known["turns"]["mean"]
    yield "rounds", tally[:, kernels.ROUNDS], known["rounds"]["mean"]
    for length in (10, 20, 40):
        chance = sum(known["turns"]["distribution"][: length + 1])
        yield f"at most {length} turns", tally[:, kernels.TURNS] <= length, chance


def check(game: cookietin.Game, matches: int) -> None:
    for what, sample, expected in compared(game, matches):
        error = sample.std() / len(sample) ** 0.5
        assert abs(sample.mean() - expected) <= STANDARD_ERRORS * error + 1e-9, what


NINES_AND_RELEASES: list[dict[str, Any]] = [
    {"nine_rule": nine_rule, "release": release}
    for nine_rule, release in product(("first-throw", "from-start"), ("auto", "on", "off"))
]
OCCUPIED_SQUARES: list[dict[str, Any]] = [
    {"occupied": occupied, "goose_on_23": True, "release": release}
    for occupied, release in product(("swap", "back"), ("auto", "off"))
]


def name(options: dict[str, Any]) -> str:
    return "-".join(map(str, options.values()))


@pytest.mark.parametrize("options", NINES_AND_RELEASES, ids=name)
def test_a_million_matches_go_as_counted(options: dict[str, Any]) -> None:
    """2.2 2.3 3.9 4.1 4.2 Wins by order and by seat, deadlocks, turns and rounds."""
    check(cookietin.game("goose", **options), 1_000_000)


@pytest.mark.parametrize("options", OCCUPIED_SQUARES, ids=name)
def test_matches_with_occupied_squares_and_thirteen_geese_go_as_counted(
    options: dict[str, Any],
) -> None:
    """1.2 1.4 4.1 Both options together, with and without release."""
    check(cookietin.game("goose", **options), 200_000)


@pytest.mark.parametrize("first", [0, 1])
def test_matches_in_which_a_named_seat_begins_go_as_counted(first: int) -> None:
    """2.3 That seat wins as often as whoever begins."""
    game = cookietin.game("goose", first=first)
    check(game, 200_000)
    win = answers(game)["win"]
    assert win["by_seat"] == (win["by_order"] if first == 0 else win["by_order"][::-1])


@pytest.mark.parametrize("options", NINES_AND_RELEASES + OCCUPIED_SQUARES, ids=name)
def test_what_is_counted_is_a_distribution(options: dict[str, Any]) -> None:
    """2.3 3.9 4.2 All chances together are 1, and those of the seats are equal if it is drawn."""
    known = answers(cookietin.game("goose", **options))
    one, other = known["win"]["by_seat"]
    assert one == other
    assert sum(known["win"]["by_order"]) + known["deadlock"] == pytest.approx(1, abs=1e-9)
    assert one + other + known["deadlock"] == pytest.approx(1, abs=1e-9)
    lengths = np.array(known["turns"]["distribution"])
    assert lengths.min() >= 0
    assert lengths.sum() == pytest.approx(1, abs=1e-9)
    turns = np.arange(len(lengths))
    mean = turns @ lengths
    assert known["turns"]["mean"] == pytest.approx(mean)
    assert known["turns"]["deviation"] == pytest.approx(((turns - mean) ** 2 @ lengths) ** 0.5)
    assert lengths[: known["turns"]["median"]].sum() < 0.5
    assert lengths[: known["turns"]["median"] + 1].sum() >= 0.5
    assert lengths[: known["turns"]["p95"]].sum() < 0.95
    assert lengths[: known["turns"]["p95"] + 1].sum() >= 0.95
    assert 0 <= known["tail"] < 1e-11


def test_nobody_is_deadlocked_where_release_is_on() -> None:
    """4.1 4.2 And `auto` is on with two players."""
    known = {
        release: answers(cookietin.game("goose", release=release))
        for release in ("auto", "on", "off")
    }
    assert known["auto"] == known["on"]
    assert known["on"]["deadlock"] == 0
    assert known["off"]["deadlock"] > 0


@pytest.mark.parametrize("options", NINES_AND_RELEASES + OCCUPIED_SQUARES, ids=name)
def test_who_begins_wins_more_often(options: dict[str, Any]) -> None:
    """2.3 Whatever the other options."""
    first, second = answers(cookietin.game("goose", **options))["win"]["by_order"]
    assert first > second


@pytest.mark.parametrize("occupied", ["share", "swap", "back"])
def test_the_first_throws_can_be_played_one_by_one_and_are_as_likely_as_counted(
    occupied: str,
) -> None:
    """1.4 2.1 3.9 4.2 All 36 throws in all positions: how likely a match of each length is."""
    game = cookietin.game("goose", occupied=occupied, release="off", goose_on_23=True, first=0)
    in_play = {game.laid_out(): 1.0}
    for chance in answers(game)["turns"]["distribution"][1 : THROWS_PLAYED + 1]:
        outcomes: dict[Any, float] = defaultdict(float)
        for state, likely in in_play.items():
            for dice in range(36):
                outcomes[after_throw(state, dice)] += likely / 36
        ended = {state for state in outcomes if rules.ending(state)}
        assert sum(outcomes[state] for state in ended) == pytest.approx(chance, abs=1e-12)
        in_play = {state: outcomes[state] for state in outcomes.keys() - ended}


def after_throw(before: Any, dice: int) -> Any:
    """What comes of a throw; positions that differ in the round alone are the same here."""
    s = before.copy()
    rules.play(s, s.turn, THROW)
    rules.play(s, CHANCE, dice)
    s.round = 1
    return s


def test_there_are_exact_answers_for_two_players_only() -> None:
    """1.1 The chain of three would be too long to follow."""
    with pytest.raises(ValueError, match="two players"):
        answers(cookietin.game("goose", players=3))


@pytest.mark.parametrize("option", ["occupied", "nine_rule", "release", "first"])
def test_an_option_that_is_none_is_refused(option: str) -> None:
    """1.4 2.2 2.3 4.1 With what it can be."""
    options = {**cookietin.game("goose").options, "goose_on_23": False, option: "perhaps"}
    with pytest.raises(ValueError, match=f"{option} is one of"):
        exact(**options)


@pytest.mark.parametrize("goose_on_23", [False, True])
def test_counting_and_playing_take_a_pawn_to_the_same_square(goose_on_23: bool) -> None:
    """1.2 2.1 3.1 3.2 3.3 3.6 3.8 From every square it can stand on, though written apart."""
    s = cookietin.game("goose", goose_on_23=goose_on_23).laid_out()
    geese = GEESE | {THIRTEENTH_GOOSE} if goose_on_23 else GEESE
    for square in set(range(63)) - geese - {6, 42, 58}:
        for total in range(2, 13):
            s.squares[0] = square
            walked = rules.walk(s, 0, total)
            assert end_of_move(square, total, geese) == (START if walked == 58 else walked)
        assert ends_of_throws(square, False, geese).total() == 36
