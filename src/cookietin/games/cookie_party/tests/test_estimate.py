"""What the greedy bot goes by."""

from __future__ import annotations

from collections import Counter

import pytest

import cookietin
from cookietin.engine import ask
from cookietin.engine.ask import Move
from cookietin.engine.checks import random_match, spread, tables
from cookietin.engine.generator import new_generator
from cookietin.engine.lots import THROWS
from cookietin.engine.position import Position
from cookietin.games.cookie_party import GAME, data, estimate, rules, secrets
from cookietin.games.cookie_party.data import DOWN
from cookietin.games.cookie_party.tests.drawn import BARE, SIDE, SPACES, place, play


def best(position: Position) -> str:
    """The move of the first player after which the estimate is best."""

    def worth(move: Move) -> int:
        return estimate.estimate(ask.state_after(GAME, position.state, 0, move.number), 0)

    return max(position.legal(0), key=worth).text


def chosen(drawing: str, *moves: str) -> str:
    """What the bot does next."""
    return best(play(place(drawing, BARE), *moves))


def test_an_estimate_looks_only_at_what_its_seat_may_know() -> None:
    for game in spread(tables(GAME), 6):
        for at, step in enumerate(random_match(game, 2)):
            if at % 9 == 0:
                for seat in range(game.players):
                    full = ask.view_of(GAME, step.after, seat).copy()
                    secrets.redeal(full, seat, new_generator(at))
                    assert estimate.estimate(full, seat) == estimate.estimate(step.after, seat), (
                        step
                    )


def test_it_closes_what_completes_a_task() -> None:
    """Of two edges, the one with the last cookie of a kind behind it."""
    before = "+--+--+--+  +\n|X |X |   7\n+--+--+--+  +"
    assert chosen(before, "3-4") == "d1w"


def test_it_gives_up_the_chip_that_draws_least() -> None:
    """A 2 in a corner of plain cookies, and not the 7 among those that it needs."""
    before = "+--+--+--+  +\n|X |X |   7\n+--+--+--+  +\n 2\n+  +  +  +  +"
    assert chosen(before, "3-4", "d1w", "2-f6") == "give 2"


def test_it_places_its_chips_one_by_one() -> None:
    """Each where it finds it best, and not as a list says."""
    position = cookietin.game("cookie-party", setup="standard").start(chance=None)
    placed = []
    while position.seats == (0, 1):
        placed.append(best(position))
        position = play(position, placed[-1])
    assert "rest" not in placed
    assert len(placed) == 12


@pytest.mark.parametrize("space", SPACES)
def test_every_neighbour_lies_beyond_the_edge_that_both_share(space: int) -> None:
    s = cookietin.game("cookie-party").laid_out()
    beyond = [estimate.space_beyond(s, space, side) for side in range(4)]
    for side, neighbour in enumerate(beyond):
        if neighbour < data.SPACES:
            assert rules.is_edge_of(rules.edge_at(space, side), neighbour)
    inner = sum(0 < at < SIDE - 1 for at in (space % DOWN, space // DOWN))
    assert sum(neighbour < data.SPACES for neighbour in beyond) == 2 + inner


def test_walls_are_counted_for_all_spaces_at_once() -> None:
    s = cookietin.game("cookie-party").laid_out()
    s.across[0] = 0x1B2C3D4E5F61B2C & s.edges_across
    s.down[0] = 0x2A6B9C13D572A6B & s.edges_down
    sides = (s.across[0], s.across[0] >> DOWN, s.down[0], s.down[0] >> 1)
    counted: Counter[int] = Counter()
    for walls in range(1, 5):
        spaces = estimate.with_walls(*sides, walls)
        for space in SPACES:
            if (spaces >> space) & 1:
                assert rules.free_edges_of(s, 0, space) == 4 - walls
                counted[walls] += 1
    assert set(counted) == {1, 2, 3, 4}
    bare = sum(rules.free_edges_of(s, 0, space) == 4 for space in SPACES)
    assert sum(counted.values()) + bare == len(SPACES)


def test_the_chances_of_chips_are_those_of_two_dice() -> None:
    throws = Counter(one + other for one in range(1, 7) for other in range(1, 7))
    assert tuple(throws[number] for number in range(2, 13)) == estimate.CHANCES
    assert sum(estimate.CHANCES) == THROWS
    assert len(estimate.CHANCES) == data.CHIPS
