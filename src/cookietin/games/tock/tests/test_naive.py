"""A second implementation, written from the rules page alone, finds the same plays."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cookietin.engine import CHANCE_BIT, ask
from cookietin.engine.checks import every_table
from cookietin.engine.options import SWITCH
from cookietin.engine.position import Game
from cookietin.engine.record import copy_of
from cookietin.games.tock import GAME, laws, rules
from cookietin.games.tock.data import HOME_SQUARES, KINDS, PAWNS, SEVEN
from cookietin.games.tock.rules import State
from cookietin.games.tock.tests import naive
from cookietin.games.tock.tests.match import board_of, play_of, plays

POSITIONS = 20_000
JUMP_IN = 4  # one of so many positions is one that no play led to
MOST_MOVES_BETWEEN = 6
OTHER_BOARDS = [
    Game.of(GAME, {"players": players, "edition": {"squares": squares}})
    for players, squares in ((2, 18), (3, 12), (4, 17), (5, 12), (6, 13))
]
TABLES = [game for game in every_table(GAME) if game.options["first"] == "random"] + OTHER_BOARDS


def jump(s: State, choice: random.Random) -> None:
    """Put all pawns elsewhere, many where the rules are hard, and give out a Seven."""
    taken: set[int] = set()
    for seat in range(s.players):
        stage = choice.choice(STAGES)(s, choice)
        for pawn, stands in enumerate(filled_from_inside(s, stage) if s.stays_at_home else stage):
            is_free = stands != rules.IN_NEST and rules.location(s, seat, stands) not in taken
            s.pawns[seat, pawn] = stands if is_free else rules.IN_NEST
            if is_free:
                taken.add(rules.location(s, seat, stands))
    for seat in range(s.players):
        if rules.has_won(s, seat):
            outermost = min(range(PAWNS), key=lambda pawn: s.pawns[seat, pawn])
            s.pawns[seat, outermost] = rules.IN_NEST
    for square in range(len(s.board)):
        s.board[square] = rules.VACANT
    for seat in range(s.players):
        for pawn in range(PAWNS):
            if s.pawns[seat, pawn] != rules.IN_NEST:
                square = rules.location(s, seat, s.pawns[seat, pawn])
                s.board[square] = rules.occupant(seat, pawn)
    give_seven(s)


def filled_from_inside(s: State, pawns: list[int]) -> list[int]:
    """The same pawns, those at home as far in as they can be."""
    places = iter(range(s.track + HOME_SQUARES - 1, s.track - 1, -1))
    return [next(places) if stands >= s.track else stands for stands in pawns]


def anywhere(s: State, choice: random.Random) -> list[int]:
    """Pawns in the nest, on the start, on the way, close to home and at home."""
    return [
        choice.choice(
            [
                rules.IN_NEST,
                0,
                choice.randrange(s.track),
                s.track - choice.randrange(1, 8),
                s.track + choice.randrange(HOME_SQUARES),
            ]
        )
        for _ in range(PAWNS)
    ]


def nearly_home(s: State, choice: random.Random) -> list[int]:
    """Two or three at home, and the others close."""
    lane = choice.sample(range(HOME_SQUARES), choice.choice([2, 3]))
    pawns = [s.track + square for square in lane]
    pawns += [s.track - choice.randrange(1, 8) for _ in range(PAWNS - len(pawns))]
    choice.shuffle(pawns)
    return pawns


def at_home(s: State, choice: random.Random) -> list[int]:
    """All four; where that would be the end, one of them is taken out again."""
    return choice.sample(range(s.track, s.track + HOME_SQUARES), PAWNS)


def in_nest(s: State, choice: random.Random) -> list[int]:
    """All that are not at home."""
    return [choice.choice([rules.IN_NEST, s.track + square]) for square in range(HOME_SQUARES)]


STAGES = (anywhere, nearly_home, at_home, in_nest)


def give_seven(s: State) -> None:
    """A Seven for a card of whoever is to play, from wherever there is one."""
    if s.hands[s.turn, SEVEN] > 0:
        return
    given = next(kind for kind in range(KINDS) if s.hands[s.turn, kind] > 0)
    s.hands[s.turn, given] -= 1
    s.hands[s.turn, SEVEN] += 1
    if s.heap[SEVEN] > 0:
        s.heap[SEVEN] -= 1
        s.heap[given] += 1
        return
    for cards in (s.hands, s.open_cards):
        for seat in range(s.players):
            if seat != s.turn and cards[seat, SEVEN] > s.laid_down[seat, SEVEN]:
                cards[seat, SEVEN] -= 1
                cards[seat, given] += 1
                return
    s.hands[s.turn, given] += 1  # the other Sevens were laid down, or one's own were played
    s.hands[s.turn, SEVEN] -= 1


def go_on(s: State, choice: random.Random) -> None:
    """A few random moves, and all that chance does before the next play."""
    left = choice.randrange(1, MOST_MOVES_BETWEEN)
    while mask := rules.active(s):
        seat = ask.seats_in(mask)[0]
        if mask != CHANCE_BIT:
            if left == 0:
                return
            left -= 1
        legal = ask.legal(GAME, s, seat)
        odds = ask.odds(GAME, s) if mask == CHANCE_BIT else []
        move = choice.choices(legal, [odds[m] for m in legal])[0] if odds else choice.choice(legal)
        rules.play(s, seat, move)


def compare(s: State, choice: random.Random) -> None:
    """The plays, and what comes of one of them."""
    seat = s.turn
    board = board_of(s)
    legal = ask.legal(GAME, s, seat)
    ours = [play_of(s, seat, move) for move in legal]
    theirs = plays(board, seat)
    assert len(set(ours)) == len(ours)
    assert set(ours) == set(theirs), f"{s!r}"
    move = choice.choice(legal)
    after = copy_of(s)
    rules.play(after, seat, move)
    expected = naive.after(board, seat, play_of(s, seat, move))
    assert board_of(after).pawns == expected.pawns, f"{move} in {s!r}"


@pytest.mark.parametrize("game", TABLES, ids=str)
def test_both_find_the_same_plays(game: Game) -> None:
    """1.2 1.3 2.5 2.6 3.1 3.2 3.3 3.4 3.5 3.6 3.7 4.1 4.2 4.3 4.4 4.5 4.6 5.1 5.2 6.1"""
    choice = random.Random(f"{game!r}")
    s: Any = game.laid_out()
    compared = 0
    while compared < -(-POSITIONS // len(TABLES)):
        go_on(s, choice)
        if rules.active(s) == 0:
            s = game.laid_out()
            continue
        if choice.randrange(JUMP_IN) == 0:
            jump(s, choice)
        assert laws.broken_law(s) == 0
        compare(s, choice)
        compared += 1


def test_all_player_counts_and_options_are_compared() -> None:
    """1.1 1.2 3.4 4.4 4.6 Every table that is possible, 20,000 positions in all."""
    assert {game.players for game in TABLES} == set(range(2, 7))
    for option in GAME.options:
        if option.kind != SWITCH:
            continue
        assert {game.options[option.name] for game in TABLES} == {"on", "off"}
    assert -(-POSITIONS // len(TABLES)) * len(TABLES) >= POSITIONS
