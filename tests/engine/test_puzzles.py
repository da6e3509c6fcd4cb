"""Puzzles: each that comes with the tin is proved, and a proof looks at everything."""

from __future__ import annotations

from fractions import Fraction
from sys import getsizeof
from typing import Any

import pytest

import cookietin
from cookietin.engine import ask, registry
from cookietin.engine.puzzles import (
    DIFFICULTIES,
    EASY,
    HARD,
    MEDIUM,
    MOST_STATES,
    Proof,
    Puzzle,
    Unproved,
    difficulty_of,
    has_puzzles,
    puzzle_in,
    puzzles_of,
    read,
    write,
)
from cookietin.engine.texts import LANGUAGES, Mistake

GAMES = [plug.name for plug in registry.plugs() if has_puzzles(plug)]
OF_EACH_DIFFICULTY = 10
SHORT = 3  # puzzles, of which one is gone through a second time

every_game = pytest.mark.parametrize("name", GAMES)


def shipped(name: str) -> tuple[Puzzle, ...]:
    return puzzles_of(registry.plug(name))


@every_game
def test_ten_puzzles_of_each_difficulty_come_with_a_game(name: str) -> None:
    found = [puzzle.difficulty for puzzle in shipped(name)]
    assert found == [one for one in DIFFICULTIES for _ in range(OF_EACH_DIFFICULTY)]


@every_game
def test_no_puzzle_comes_twice(name: str) -> None:
    assert len({puzzle.position for puzzle in shipped(name)}) == len(shipped(name))


@every_game
def test_every_puzzle_is_proved(name: str) -> None:
    for puzzle in shipped(name):
        assert puzzle_in(puzzle.position, puzzle.seat) == puzzle


@every_game
def test_what_a_seat_cannot_know_makes_no_difference_to_its_puzzles(name: str) -> None:
    for puzzle in shipped(name) if registry.plug(name).has_secrets else ():
        other = puzzle_in(puzzle.position.view(puzzle.seat).redeal(7), puzzle.seat)
        assert other is not None
        assert (other.solution, other.goal, other.count) == (
            puzzle.solution, puzzle.goal, puzzle.count,
        )  # fmt: skip


@every_game
def test_a_solution_can_be_played_and_reaches_what_is_told(name: str) -> None:
    for puzzle in shipped(name):
        position, worth = puzzle.position, puzzle.plug.goals.worth
        for seat, move in zip(puzzle.seats, puzzle.solution, strict=True):
            position = position.play(move, seat)
        first = puzzle.position.bare
        gained = worth(first, position.bare, puzzle.seat) - worth(first, first, puzzle.seat)
        assert gained == puzzle.count


def worth_without_memory(proof: Proof, state: Any) -> int:
    """What a position is worth, by nothing but the rules and what is asked for."""
    goals, rules = proof.plug.goals, proof.plug.rules
    mask = rules.active(state)
    if mask == 0 or goals.is_settled(proof.first, state, proof.seat):
        return goals.worth(proof.first, state, proof.seat)
    seats = ask.seats_in(mask)
    seat = proof.seat if proof.seat in seats else seats[0]
    after = [
        worth_without_memory(proof, ask.state_after(proof.plug, state, seat, move))
        for move in ask.legal(proof.plug, state, seat)
    ]
    return max(after) if seat == proof.seat else min(after)


@every_game
def test_a_second_look_that_remembers_nothing_finds_the_same(name: str) -> None:
    short = sorted(shipped(name), key=lambda one: len(one.solution))[:SHORT]
    proofs = [puzzle.proof() for puzzle in short]
    proof = min(proofs, key=lambda one: (one.verdict.moves, len(one.known)))
    assert worth_without_memory(proof, proof.first) == proof.verdict.worth


@every_game
def test_a_proof_takes_less_than_a_megabyte(name: str) -> None:
    """However many bytes a position has, and however many are looked at."""
    proofs = [puzzle.proof() for puzzle in shipped(name)[:SHORT]]
    assert all(proof.verdict for proof in proofs)
    proof = max(proofs, key=lambda one: len(one.known))
    verdicts = {id(one): one for one in proof.known.values()}.values()
    held: list[object] = [proof.known, *proof.known, *verdicts]
    assert sum(map(getsizeof, held)) / len(proof.known) * MOST_STATES < 1_000_000


@every_game
def test_what_is_written_is_read_again(name: str) -> None:
    puzzles = shipped(name)[:3]
    assert tuple(read(write(puzzles), registry.plug)) == puzzles


@every_game
def test_a_goal_is_told_in_every_language(name: str) -> None:
    for puzzle in shipped(name):
        texts = {puzzle.phrase.text(language) for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        assert not any("goal-" in text or "{" in text for text in texts)


def test_a_game_without_choices_has_no_puzzles() -> None:
    assert not has_puzzles(registry.plug("goose"))
    assert puzzles_of(registry.plug("goose")) == ()
    assert puzzle_in(cookietin.game("goose").start(seed=1), 0) is None


def test_a_wrong_move_is_refuted_and_a_right_one_is_not() -> None:
    puzzle = shipped("dots-and-boxes")[0]
    proof, state = puzzle.proof(), puzzle.position.bare
    (right,) = proof.right_moves(state)
    assert ask.text_of(puzzle.plug, state, puzzle.seat, right) == puzzle.solution[0]
    for move, after in proof.options(state, puzzle.seat):
        is_right = proof.of(after).worth == proof.verdict.worth
        assert is_right == (move == right)


def test_where_everything_is_as_good_nothing_can_go_wrong() -> None:
    game = cookietin.game("dots-and-boxes", players=2, rows=1, columns=1, first=0)
    proof = Proof(game.plug, game.start(seed=1).bare, 0)
    assert proof.is_safe(proof.first)
    puzzle = shipped("dots-and-boxes")[0]
    assert not puzzle.proof().is_safe(puzzle.position.bare)


def test_a_proof_that_takes_too_long_is_none() -> None:
    game = cookietin.game("dots-and-boxes", players=2, rows=2, columns=2, first=0)
    with pytest.raises(Unproved):
        assert Proof(game.plug, game.start(seed=1).bare, 0, most=50).verdict


def test_where_chance_has_a_part_nothing_is_proved() -> None:
    game = cookietin.game("dots-and-boxes", players=2)
    with pytest.raises(Unproved):
        assert Proof(game.plug, game.start(chance=None).bare, 0).verdict


def test_a_puzzle_is_hard_if_it_is_seldom_solved_by_luck() -> None:
    found = [difficulty_of(Fraction(1, n)) for n in (1, 3, 4, 6, 7, 1000)]
    assert found == [EASY, EASY, MEDIUM, MEDIUM, HARD, HARD]


@pytest.mark.parametrize(
    ("goal", "reason"),
    [
        ("", "The header line “goal” is missing"),
        ("goal: easy", "line 6, column 7: “easy” isn’t what belongs here"),
        ("goal: silly boxes 2", "line 6, column 7: “silly boxes 2” isn’t"),
        ("goal: easy boxes two", "line 6, column 7: “easy boxes two” isn’t"),
    ],
)
def test_a_puzzle_without_a_goal_is_refused_with_its_place(goal: str, reason: str) -> None:
    text = write(shipped("dots-and-boxes")[:1])
    line = next(one for one in text.splitlines() if one.startswith("goal"))
    with pytest.raises(Mistake, match=f"^{reason}"):
        assert not [*read(text.replace(f"{line}\n", f"{goal}\n"), registry.plug)]
