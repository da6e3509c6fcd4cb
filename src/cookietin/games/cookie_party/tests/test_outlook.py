"""What bots that think ahead go by, and how they try moves in turns."""

from __future__ import annotations

import random

import pytest

import cookietin
from cookietin.engine import CHANCE, NOTHING, Style, ask
from cookietin.engine import search as kernel
from cookietin.engine.checks import random_match, spread, tables
from cookietin.engine.compile import has_numba
from cookietin.engine.generator import new_generator
from cookietin.engine.lots import THROWS
from cookietin.engine.position import Position, View
from cookietin.engine.thinking import Dream, settings, style_within
from cookietin.games.cookie_party import GAME, outlook, rules, secrets
from cookietin.games.cookie_party.tests.drawn import BARE, place, play

FEW_TURNS = Style(width=2, tries=3, throws=1)


def view_after(moves: int, seed: int) -> View:
    """What the seat to move knows after so many random moves, or a few more: it has a choice."""
    choices = random.Random(seed)
    position = cookietin.game("cookie-party", players=2).start(seed=seed)
    while moves > 0 or len(position.legal(position.seats[0])) < 3:
        position = position.after(choices.choice(position.legal(position.seats[0]))).after_chance()
        moves -= 1
    return position.view(position.seats[0])


def test_an_outlook_looks_only_at_what_its_seat_may_know() -> None:
    for game in spread(tables(GAME), 6):
        for at, step in enumerate(random_match(game, 2)):
            if at % 9 == 0:
                for seat in range(game.players):
                    full = ask.view_of(GAME, step.after, seat).copy()
                    secrets.redeal(full, seat, new_generator(at))
                    assert outlook.outlook(full, seat) == outlook.outlook(step.after, seat), step


@pytest.mark.parametrize("setup", ["first", "standard"])
def test_a_hunch_is_a_legal_move_and_none_has_a_better_outlook(setup: str) -> None:
    choices = random.Random(5)
    position = cookietin.game("cookie-party", players=2, setup=setup).start(seed=5)
    stages = set()
    for at in range(120):
        seat = position.seats[0]
        legal = position.legal(seat)
        stage = position.bare.stage[seat]
        move = outlook.hunch(position.bare, seat)
        if move == NOTHING:
            assert stage in (rules.DRAWING, rules.BONUS)
        elif stage not in stages or at % 8 == 0:
            assert move in {one.number for one in legal}
            assert outlook_after(position, seat, move) == max(
                outlook_after(position, seat, one.number) for one in legal
            )
            stages.add(stage)
        chosen = next((one for one in legal if one.number == move), choices.choice(legal))
        position = position.after(chosen if at % 2 else choices.choice(legal)).after_chance()
    assert rules.MOVING in stages


def outlook_after(position: Position, seat: int, move: int) -> int:
    return outlook.outlook(ask.state_after(GAME, position.bare, seat, move), seat)


def test_a_wall_is_worth_more_where_the_task_is_nearer() -> None:
    """The 7 beside the last of three hearts gains more than beside the first."""
    near = play(place("+--+--+--+  +\n|X |X |   7\n+--+--+--+  +", BARE))
    far = play(place("+  +  +--+  +\n       |   7\n+  +  +--+  +", BARE))
    gains = [
        outlook.gain(one.bare, 0, 1, one.bare.chips[0, 5], outlook.walled_spaces(one.bare, 0))
        for one in (near, far)
    ]
    assert gains[0] > gains[1]


# Moves tried in turns


def test_the_moves_with_the_best_outlook_are_tried_equally_often_and_then_it_is_done() -> None:
    search = Dream(view_after(9, seed=2), 1, fast=False, style=FEW_TURNS)
    search.go_on(4)
    assert not search.is_done
    assert sorted(one.visits for one in search.opinions())[-2:] == [1, 3]
    search.go_on(100)
    assert search.is_done
    assert search.iterations == 6
    found = search.opinions()
    assert [one.visits for one in found[:3]] == [3, 3, 0]
    assert found[0].worth >= found[1].worth
    likes = search.likes()
    least = min(likes[one.move] for one in found[:2])
    assert all(likes[one.move] <= least for one in found[2:])


def test_it_does_not_matter_how_many_turns_are_taken_in_one_call() -> None:
    whole, pieces = (Dream(view_after(9, seed=2), 1, fast=False, style=FEW_TURNS) for _ in "ab")
    whole.go_on(6)
    for some in (1, 2, 0, 3):
        pieces.go_on(some)
    assert whole.tree.tobytes() == pieces.tree.tobytes()


def throws_of(tries: int) -> list[int]:
    """The first moves of chance of so many tries."""
    position = cookietin.game("cookie-party", players=2).start(seed=1).with_chance(None)
    while position.seats != (CHANCE,):
        position = position.play(position.legal(position.seats[0])[-1])
    states, desk = [position.bare], GAME.desk()
    draw = GAME.kernel(kernel.draw_in_turn, fast=False)
    how = settings(position.view(0), Style(width=1, tries=tries, throws=1))
    return [draw(states, desk, how, luck, True) for luck in range(tries)]


def test_each_move_is_tried_with_every_throw() -> None:
    assert outlook.STYLE.tries % THROWS == 0
    assert throws_of(THROWS) == [*range(THROWS)]
    assert throws_of(2 * THROWS) == 2 * [*range(THROWS)]


@pytest.mark.parametrize("tries", [1, 2, 5, 6, 12, 35])
def test_few_tries_see_low_throws_and_high_ones(tries: int) -> None:
    found = throws_of(tries)
    assert len({*found}) == tries
    assert abs(sum(found) / tries - (THROWS - 1) / 2) <= 1


def test_a_short_search_has_less_luck_in_it_and_not_fewer_moves() -> None:
    style = outlook.STYLE
    assert style_within(style, None) == style
    assert style_within(style, style.width * style.tries) == style
    short = style_within(style, 5 * style.width)
    assert (short.width, short.tries, short.throws) == (style.width, 5, style.throws)
    assert (style_within(style, 12).width, style_within(style, 12).tries) == (2, 5)
    assert style_within(style, 1).width == 1


def test_greedy_goes_by_the_estimate_and_not_by_the_outlook() -> None:
    view = view_after(9, seed=2)
    search = Dream(view, 1, fast=False, style=Style(plies=0))
    search.go_on(1)
    state = view.bare.copy()
    secrets.redeal(state, view.seat, new_generator(1))
    assert GAME.estimate is not None
    for move, like in search.likes().items():
        assert like == GAME.estimate(ask.state_after(GAME, state, view.seat, move), view.seat)


@pytest.mark.slow
@pytest.mark.skipif(not has_numba(), reason="there is no numba here")
def test_compiled_and_interpreted_turns_are_the_same() -> None:
    for moves in (6, 40):
        dreams = [Dream(view_after(moves, seed=3), 5, fast) for fast in (True, False)]
        for dream in dreams:
            dream.go_on(40)
        assert dreams[0].tree.tobytes() == dreams[1].tree.tobytes()
