"""The greedy bot of Cookie Box: what it prefers, and that it helps."""

from __future__ import annotations

import random

import pytest

import cookietin
from cookietin import Position
from cookietin.engine import NOTHING, ask
from cookietin.engine.generator import new_generator
from cookietin.games.cookie_box import GAME, manners, rules, secrets
from cookietin.games.cookie_box.estimate import estimate
from cookietin.games.cookie_box.moves import claim_move, steal_move
from cookietin.games.cookie_box.tests.drawn import place, play

MATCHES = 40


def preferred(position: Position, seat: int = 0) -> str:
    """The move with the best estimate right after it."""
    moves = position.legal(seat)
    after = [ask.state_after(GAME, position.state, seat, move.number) for move in moves]
    return max(zip(after, moves, strict=True), key=lambda one: estimate(one[0], seat))[1].text


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        ("A takes: - | B: - | box: bad-fortune golden good-fortune", "take 1"),
        ("A takes: golden plain plain | B: - | box: rancid bad-fortune double", "take 2"),
        ("A takes: - | B: golden plain plain | box: good-fortune cheeky rancid", "take 1"),
        ("A takes: plain plain plain | B: - | box: cheeky bad-fortune", "take 1"),
        ("A takes: plain | B: - | box: rancid ? [golden]", "take 1"),
        ("A takes: - | B: - | box: ? good-fortune [bad-fortune]", "take 1"),
        ("A yearns: - | B: bad-fortune | C: golden | box: double", "from 2"),
        ("A gives: golden bad-fortune generous | B: plain | box: double", "give bad-fortune 1"),
        ("A gives: rancid plain | B: - | C: golden plain | box: double", "give rancid 2"),
        ("A swaps: plain | B: bad-fortune | C: golden plain | box: double", "swap 2"),
    ],
)
def test_the_estimate_prefers_what_a_player_would(drawing: str, move: str) -> None:
    """6.2 Points, and what a cookie does."""
    assert preferred(place(drawing)) == move


def test_the_estimate_knows_every_phase() -> None:
    """6.2 Also before the first shake, and when it is over."""
    start = cookietin.game("cookie-box", first=0).start(chance=None)
    assert estimate(start.state, 0) == -estimate(start.state, 1) > 0
    over = place("A: golden | B: plain | box: -").state
    assert (estimate(over, 0), estimate(over, 1)) == (200, -200)
    falls = play(place("A takes: - | B: - | box: good-fortune |(0) [golden]"), "take 0")
    assert falls.state.phase == rules.FALLING
    assert estimate(falls.state, 0) > 0
    picks = play(place("A yearns: - | B: golden | box: double"), "from 1").state
    assert estimate(picks, 0) == 300
    assert estimate(picks, 1) == -300


def test_who_plays_by_the_estimate_wins_more_often_than_three_who_play_anything() -> None:
    """6.2 From what its own seat may know, as the greedy bot does."""
    wins = [0, 0, 0, 0]
    choice = random.Random(1)
    for seed in range(MATCHES):
        position = cookietin.game("cookie-box", players=4, first=seed % 4).start(seed=seed)
        while position.outcome is None:
            legal = position.legal()
            if position.seats == (0,) and len(legal) > 1:
                full = position.view(0).state
                secrets.redeal(full, 0, new_generator(seed))
                after = [ask.state_after(GAME, full, 0, move.number) for move in legal]
                worth = [estimate(s, 0) for s in after]
                legal = [legal[worth.index(max(worth))]]
            position = position.play(choice.choice(legal))
        for seat in position.outcome.winners:
            wins[seat] += 1
    assert wins[0] > 1.5 * max(wins[1:])


def test_a_bot_that_is_robbed_twice_by_one_claims_what_it_saw_stolen() -> None:
    """5.3 5.4 Not what the same thief took unseen in the round before."""
    drawing = "A: plain golden | B: rancid | C takes: - | box: good-fortune bad-fortune plain"
    position = play(place(drawing, {"turn": 2, "actor": 2}, thief="on"), "B: steal 0, golden")
    position = play(position, "take 0")
    happened = ask.happenings_of(GAME, position.state, 1, steal_move(0))
    answers = [
        manners.bot_interrupt(position.state, ask.seen_by(GAME, bot, happened), bot)
        for bot in range(3)
    ]
    assert answers == [claim_move(1, 1), NOTHING, NOTHING]
    assert ask.refusal_of(GAME, play(position, "B: steal 0, plain").state, 0, answers[0]) is None


def test_the_stronger_a_bot_the_more_often_it_notices() -> None:
    """5.4 By chance."""
    assert manners.notices_one_in(is_strong=True) < manners.notices_one_in(is_strong=False)
