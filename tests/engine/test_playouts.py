"""Many random matches."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, NamedTuple

import numpy as np
import pytest

import cookietin
from cookietin.engine import Kinds, kernels, playouts
from cookietin.engine.compile import has_numba
from cookietin.engine.playouts import Tally, play_out, results
from cookietin.engine.plug import GREEDY, RANDOM
from cookietin.engine.position import Game
from crumbs import GAME
from crumbs.moves import KINDS

needs_numba = pytest.mark.skipif(not has_numba(), reason="there is no numba here")
GAMES = [Game.of(GAME, {"players": 3}), cookietin.game("goose", players=3)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@needs_numba
@each_game
def test_compiled_and_interpreted_matches_are_the_same(game: Game) -> None:
    fast, fast_states = play_out(game, 30, 7, keep=True)
    slow, slow_states = play_out(game, 30, 7, keep=True, fast=False)
    assert fast.tolist() == slow.tolist()
    assert fast_states.tobytes() == slow_states.tobytes()


def simulate(game: Game, games: int, seed: int, threads: int | None = None) -> Tally:
    return np.concatenate([tally for tally, _ in results(game, games, seed, threads=threads)])


@each_game
def test_one_thread_and_two_give_the_same_tallies(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playouts, "CHUNK", 7)
    one = simulate(game, 100, 3, threads=1)
    two = simulate(game, 100, 3, threads=2)
    assert one.shape == (100, kernels.TALLY)
    assert one.tolist() == two.tolist() == play_out(game, 100, 3)[0].tolist()


@each_game
def test_a_match_is_the_same_whichever_matches_are_played_with_it(game: Game) -> None:
    whole, states = play_out(game, 20, 5, keep=True)
    part, some = play_out(game, 4, 5, first=10, keep=True)
    assert part.tolist() == whole[10:14].tolist()
    assert some.tobytes() == states[10:14].tobytes()


def test_matches_and_seeds_differ() -> None:
    states = play_out(GAMES[0], 50, 5, keep=True)[1]
    assert len({state.tobytes() for state in states}) > 25
    assert play_out(GAMES[0], 50, 6, keep=True)[1].tobytes() != states.tobytes()


def test_without_keep_only_the_last_state_stays() -> None:
    kept = play_out(GAMES[0], 5, 1, keep=True)[1]
    last = play_out(GAMES[0], 5, 1)[1]
    assert len(last) == 1
    assert last.tobytes() == kept[-1:].tobytes()


@pytest.mark.parametrize("fast", [pytest.param(True, marks=needs_numba), False])
@each_game
def test_a_limit_stops_a_match_after_so_many_moves_of_seats(game: Game, fast: bool) -> None:
    tally = play_out(game, 10, 2, limit=4, fast=fast)[0]
    assert tally[:, kernels.MOVES].tolist() == [4] * 10
    assert tally[:, kernels.ENDING].tolist() == [0] * 10
    whole = play_out(game, 10, 2, fast=fast)[0]
    assert (whole[:, kernels.ENDING] > 0).all()
    assert (whole[:, kernels.MOVES] > 4).all()


def test_a_match_that_was_stopped_has_no_winners() -> None:
    tally = play_out(GAMES[0], 10, 2, limit=4, fast=False)[0]
    assert not tally[:, kernels.WINNERS].any()


@each_game
def test_a_tally_tells_how_a_match_went(game: Game) -> None:
    tally, states = play_out(game, 20, 9, keep=True)
    rules = game.plug.rules
    for row, array in zip(tally, states, strict=True):
        state = game.plug.state(np.array([array]))
        assert row[kernels.ENDING] == rules.ending(state)
        assert row[kernels.WINNERS] == rules.winners(state)
        assert row[kernels.ROUNDS] == rules.rounds(state)
        assert row[kernels.TURNS] == row[kernels.MOVES]
        assert 0 <= row[kernels.BEGAN] < 3
        assert rules.broken_law(state) == 0


def test_in_crumbs_every_card_is_dealt_and_laid() -> None:
    """Three players: who is first, twelve cards dealt, twelve laid, and peeks, each answered."""
    tally, states = play_out(GAMES[0], 20, 9, keep=True)
    peeks = states["has_peeked"].sum(axis=1)
    assert (tally[:, kernels.MOVES] == 12 + peeks).all()
    assert (tally[:, kernels.CHANCE_MOVES] == 13 + peeks).all()


def test_in_goose_who_began_is_told_and_throws_are_answered() -> None:
    tally = play_out(GAMES[1], 200, 9)[0]
    assert set(tally[:, kernels.BEGAN].tolist()) == {0, 1, 2}
    assert (tally[:, kernels.CHANCE_MOVES] == tally[:, kernels.MOVES] + 1).all()


def test_matches_may_begin_in_the_middle() -> None:
    middle = cookietin.game("goose", players=3).start(seed=1).play("throw").play("throw")
    tally, states = play_out(GAMES[1], 10, 4, start=middle.state, limit=0, keep=True)
    assert states.tobytes() == bytes(middle.state) * 10
    assert not tally[:, kernels.MOVES].any()


def test_random_matches_are_fair_to_every_seat() -> None:
    """Crumbs is symmetrical: each of three seats wins equally often, within 5 standard errors."""
    winners = simulate(GAMES[0], 6000, 1)[:, kernels.WINNERS]
    share = [int(((winners >> seat) & 1).sum()) for seat in range(3)]
    mean = sum(share) / 3
    assert all(abs(won - mean) < 5 * (6000 * 0.25) ** 0.5 for won in share), share


def test_tallies_come_in_pieces_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "CHUNK", 8)
    pieces = [tally for tally, _ in results(GAMES[0], 20, 3, threads=2)]
    assert [len(piece) for piece in pieces] == [8, 8, 4]
    assert np.concatenate(pieces).tolist() == simulate(GAMES[0], 20, 3).tolist()


def test_no_matches_are_no_tallies() -> None:
    assert list(results(GAMES[0], 0, 1)) == []


SEEDS = [0, -1, 2**62, 2**63 - 1, -(2**63)]


@needs_numba
@pytest.mark.parametrize("seed", SEEDS)
def test_every_seed_of_64_bits_gives_the_same_matches_compiled_and_interpreted(seed: int) -> None:
    fast = play_out(GAMES[0], 3, seed, keep=True)[1]
    slow = play_out(GAMES[0], 3, seed, keep=True, fast=False)[1]
    assert fast.tobytes() == slow.tobytes()


# The list of moves

TWO_BYTES = 1 << 15


def numbers(count: int) -> Kinds:
    """So many moves, of one kind."""
    hint = Annotated[int, count]
    kind: Any = NamedTuple("kind", [("number", hint)])
    return Kinds({kind: "{number}"})


@pytest.mark.parametrize(("moves", "width"), [(1, 2), (TWO_BYTES, 2), (TWO_BYTES + 1, 4)])
def test_a_move_in_the_list_takes_as_many_bytes_as_the_largest_needs(
    moves: int, width: int
) -> None:
    out = replace(GAME, moves=numbers(moves)).desk().out
    assert (len(out), out.itemsize) == (moves, width)
    out[moves - 1] = moves - 1
    assert out[moves - 1] == moves - 1


@needs_numba
def test_a_game_of_very_many_moves_is_the_same_compiled_and_interpreted() -> None:
    many = Game.of(replace(GAME, moves=numbers(TWO_BYTES + 1)), {"players": 3})
    fast, fast_states = play_out(many, 10, 7, keep=True)
    slow, slow_states = play_out(many, 10, 7, keep=True, fast=False)
    assert fast.tolist() == slow.tolist() == play_out(GAMES[0], 10, 7)[0].tolist()
    assert fast_states.tobytes() == slow_states.tobytes()


# A bot that goes by the game's estimate


def the_lower_the_better(s: Any, seat: int) -> int:
    """An estimate of Crumbs: low cards first, and no peeking."""
    return -s.laid[seat] if s.has_laid[seat] else -KINDS - 1


MISERS = Game.of(replace(GAME, estimate=the_lower_the_better), {"players": 3})


@needs_numba
def test_compiled_and_interpreted_greedy_matches_are_the_same() -> None:
    fast, fast_states = play_out(MISERS, 30, 7, keep=True, bot=GREEDY)
    slow, slow_states = play_out(MISERS, 30, 7, keep=True, bot=GREEDY, fast=False)
    assert fast.tolist() == slow.tolist()
    assert fast_states.tobytes() == slow_states.tobytes()


def test_a_greedy_bot_plays_what_its_estimate_says() -> None:
    """The first seat lays the lowest card of its hand, where a random one lays any."""
    for bot, always in ((GREEDY, True), (RANDOM, False)):
        states = play_out(MISERS, 50, 7, keep=True, limit=1, bot=bot, fast=False)[1]
        laid = states["laid"][:, 0].astype(int) - 1
        lowest = [hand.nonzero()[0][0] for hand in states["hands"][:, 0]]
        assert all(laid <= np.array(lowest)) == always


def test_of_several_best_moves_any_is_played() -> None:
    indifferent = Game.of(replace(GAME, estimate=lambda s, seat: 0), {"players": 3})
    states = play_out(indifferent, 50, 7, keep=True, limit=1, bot=GREEDY, fast=False)[1]
    assert set(states["laid"][:, 0].tolist()) == {0, *range(1, KINDS + 1)}, "peeking lays nothing"


def test_a_game_without_estimate_plays_on_at_random() -> None:
    assert play_out(GAMES[0], 20, 5)[0].tolist() == play_out(MISERS, 20, 5)[0].tolist()
