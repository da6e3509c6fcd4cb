"""Crumbs, clause by clause. Cards are numbered from 1, as they are written."""

from __future__ import annotations

import pytest

from cookietin.engine.position import Game, Outcome, Position, Refused
from cookietin.engine.protocol import CHANCE
from cookietin.engine.texts import Mistake
from crumbs import GAME


def dealt(*cards: int, players: int = 2, first: int = 0, long: str = "off") -> Position:
    """A match in which these cards have been dealt."""
    game = Game.of(GAME, {"players": players, "first": first, "long": long})
    return after(game.start(chance=None), *(f"* {card}" for card in cards))


def after(position: Position, *moves: str) -> Position:
    """The position after moves that are written as in a record."""
    for move in moves:
        mark, _, text = move.partition(" ")
        position = position.play(text, CHANCE if mark == "*" else int(mark))
    return position


def hands(position: Position) -> list[list[int]]:
    """The cards that each seat holds."""
    counts = position.state.hands.tolist()[: position.game.players]
    return [[kind + 1 for kind in range(4) for _ in range(held[kind])] for held in counts]


def points(position: Position) -> list[int]:
    """The points of each seat."""
    scored: list[int] = position.state.points.tolist()
    return scored[: position.game.players]


def clause_against(position: Position, move: str, seat: int) -> str:
    """The clause that refuses a move."""
    with pytest.raises(Refused) as refused:
        position.play(move, seat)
    return refused.value.refusal.clause


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_one_card_of_each_kind_for_every_player(players: int) -> None:
    """1.1"""
    assert dealt(players=players).state.heap.tolist() == [players] * 4


def test_cards_are_dealt_one_by_one_from_the_first_player_on() -> None:
    """1.1"""
    position = dealt(1, 2, 3, 4, 1, 2, players=3, first=1)
    assert hands(position) == [[2, 3], [1, 4], [1, 2]]


def test_who_is_first_is_drawn() -> None:
    """1.1"""
    position = Game.of(GAME, {"players": 3}).start(chance=None)
    assert [move.text for move in position.legal()] == ["0 first", "1 first", "2 first"]
    assert hands(after(position, "* 2 first", "* 4")) == [[], [], [4]]


def test_a_kind_that_is_used_up_is_not_dealt() -> None:
    """1.1"""
    position = dealt(4, 4)
    assert [move.text for move in position.legal()] == ["1", "2", "3"]


def test_everybody_holds_two_cards() -> None:
    """1.2"""
    assert dealt(1, 2, 3).seats == (CHANCE,)
    assert dealt(1, 2, 3, 4).seats == (0, 1)


def test_everybody_holds_three_cards_in_the_long_game() -> None:
    """1.2"""
    assert dealt(1, 2, 3, 4, 1, long="on").seats == (CHANCE,)
    assert dealt(1, 2, 3, 4, 1, 2, long="on").seats == (0, 1)


def test_four_players_cannot_play_the_long_game() -> None:
    """1.2"""
    with pytest.raises(Mistake, match=r"don’t go together: 1\.2"):
        dealt(players=4, long="on")


def test_cards_are_laid_from_the_own_hand() -> None:
    """2.1"""
    position = dealt(1, 2, 3, 4)
    assert clause_against(position, "lay 2", 0) == "2.1"
    assert hands(position.play("lay 3", 0)) == [[1], [2, 4]]


def test_cards_are_laid_at_the_same_time_and_so_in_any_order() -> None:
    """2.1"""
    position = dealt(1, 2, 3, 4)
    one = after(position, "0 lay 3", "1 lay 4")
    other = after(position, "1 lay 4", "0 lay 3")
    assert one == other


def test_a_laid_card_lies_face_down_until_all_have_laid() -> None:
    """2.1"""
    position = dealt(1, 2, 3, 4).play("lay 3", 0)
    assert position.view(0).state.laid.tolist() == [3, 0, 0, 0]
    assert position.view(1).state.laid.tolist() == [0, 0, 0, 0]
    assert position.play("lay 4", 1).view().state.shown.tolist() == [0, 0, 1, 1]


def test_nobody_lays_two_cards_in_a_round() -> None:
    """2.2"""
    position = dealt(1, 2, 3, 4).play("lay 3", 0)
    assert position.seats == (1,)
    assert clause_against(position, "lay 1", 0) == "2.2"


def test_the_highest_card_is_worth_a_point() -> None:
    """2.3"""
    assert points(after(dealt(1, 2, 3, 4), "0 lay 3", "1 lay 4")) == [0, 1]


def test_a_card_that_two_have_laid_is_worth_nothing() -> None:
    """2.3"""
    equal = dealt(4, 4, 1, 4, 2, 3, players=3)
    assert points(after(equal, "0 lay 4", "1 lay 4", "2 lay 3")) == [0, 0, 1]


def test_if_all_lay_the_same_nobody_gets_a_point() -> None:
    """2.3"""
    assert points(after(dealt(4, 4, 1, 1), "0 lay 4", "1 lay 4")) == [0, 0]


def test_after_a_round_everybody_draws() -> None:
    """2.3"""
    position = after(dealt(1, 2, 3, 4), "0 lay 3", "1 lay 4")
    assert position.seats == (CHANCE,)
    assert hands(after(position, "* 4", "* 3")) == [[1, 4], [2, 3]]


def test_whoever_peeks_sees_a_card_of_the_left_neighbour() -> None:
    """3.1"""
    position = dealt(1, 2, 3, 4).play("peek", 0)
    assert [move.text for move in position.legal()] == ["2", "4"]
    position = position.play("4")
    assert position.view(0).state.known.tolist() == [4, 0, 0, 0]
    assert position.view(1).state.known.tolist() == [0, 0, 0, 0]


def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    """3.1"""
    position = dealt(1, 2, 3, 4).play("peek", 1)
    assert [move.text for move in position.legal()] == ["1", "3"]


def test_nobody_waits_for_one_who_may_peek() -> None:
    """3.1"""
    position = after(dealt(1, 2, 3, 4), "0 lay 3")
    assert (position.seats, position.interrupters) == ((1,), (0, 1))
    assert position.play("peek", 0).seats == (CHANCE,)


def test_nobody_peeks_twice() -> None:
    """3.1"""
    position = after(dealt(1, 2, 3, 4), "0 peek", "* 2")
    assert clause_against(position, "peek", 0) == "3.1"


def test_a_card_that_was_peeked_at_is_forgotten_when_it_is_shown() -> None:
    """3.1"""
    position = after(dealt(1, 2, 3, 4), "0 peek", "* 4", "1 lay 4")
    assert position.state.known[0] == 4
    assert position.play("lay 1", 0).state.known[0] == 0


def test_there_is_nothing_to_see_in_an_empty_hand() -> None:
    """3.2"""
    position = last_cards("1 lay 1")
    refusal = position.refusal("peek", 0)
    assert refusal is not None
    assert (refusal.clause, refusal.witness) == ("3.2", 1)


def last_cards(*moves: str) -> Position:
    """Two players, each with one card left: a 1 each."""
    rounds = dealt(4, 3, 3, 4)
    rounds = after(rounds, "0 lay 4", "1 lay 3", "* 2", "* 2")
    rounds = after(rounds, "0 lay 3", "1 lay 4", "* 1", "* 1")
    return after(rounds, "0 lay 2", "1 lay 2", *moves)


def test_when_all_cards_are_laid_most_points_win() -> None:
    """4.1"""
    position = after(dealt(4, 3, 4, 3), "0 lay 4", "1 lay 3", "* 2", "* 2")
    position = after(position, "0 lay 4", "1 lay 3", "* 1", "* 1", "0 lay 2", "1 lay 2")
    assert position.outcome is None
    position = after(position, "0 lay 1", "1 lay 1")
    assert position.outcome == Outcome((0,), (2, 0), "points", "4.1")


def test_players_with_equally_many_points_win_together() -> None:
    """4.1"""
    position = last_cards("0 lay 1", "1 lay 1")
    assert position.outcome == Outcome((0, 1), (1, 1), "shared", "4.1")
    assert position.legal() == []
