"""Puzzles of Cookie Box: what is asked for is certain, and all that it takes to see it is told."""

from __future__ import annotations

from typing import Any

from cookietin.engine import CHANCE, ask, registry
from cookietin.engine.puzzles import Proof, Puzzle, puzzles_of
from cookietin.engine.texts import speaker_with_names
from cookietin.games.cookie_box import data, rules
from cookietin.games.cookie_box.puzzles import goal_of, memories, worth

PLUG = registry.plug("cookie-box")
NAMES = ("Anna", "Ben", "Carla")


def shipped() -> tuple[Puzzle, ...]:
    return puzzles_of(PLUG)


def worst_end(proof: Proof, state: Any, known: dict[bytes, int]) -> int:
    """The worst that comes of all draws and all that others can do, if the seat does its best."""
    if proof.is_settled(state):
        return worth(proof.first, state, proof.seat)
    key = bytes(state)
    if key not in known:
        seat = proof.whose(state)
        moves = ask.legal(PLUG, state, seat)
        if seat == proof.seat:
            moves = [proof.best_move(state).number]
        after = [ask.state_after(PLUG, state, seat, move) for move in moves]
        known[key] = min(worst_end(proof, one, known) for one in after)
    return known[key]


def test_whatever_turns_up_a_solution_gains_what_is_told_and_never_less() -> None:
    for puzzle in shipped():
        proof = puzzle.proof()
        before = worth(proof.first, proof.first, puzzle.seat)
        assert proof.verdict
        assert worst_end(proof, proof.first, {}) == before + puzzle.count


def test_in_some_puzzles_something_is_drawn_in_some_others_are_made_to_act() -> None:
    seats = [{*puzzle.seats} - {puzzle.seat} for puzzle in shipped()]
    assert any(CHANCE in one for one in seats)
    assert any(one - {CHANCE} for one in seats)


def test_what_others_have_and_what_may_turn_up_is_told() -> None:
    say = speaker_with_names(PLUG.package, "en", NAMES)
    for puzzle in shipped():
        s = puzzle.position.bare
        lines = memories(s, puzzle.seat, say)
        others = [seat for seat in range(s.players) if seat != puzzle.seat]
        assert [line.split(",")[0] for line in lines[: len(others)]] == [NAMES[o] for o in others]
        for line, other in zip(lines, others, strict=False):
            for kind in range(data.KINDS):
                count = s.cookies[other, kind]
                assert (f"{count} {say(data.NAMES[kind])}" in line) == (count > 0)
        assert (len(lines) > len(others)) == (sum(s.unseen) > 0)


def test_nothing_is_asked_of_a_seat_that_cannot_tell_where_a_cookie_is() -> None:
    position = shipped()[0].position
    s, seat = position.bare.copy(), shipped()[0].seat
    assert goal_of(s, seat) == "lead"
    (token,) = [t for t in range(s.tokens) if s.places[1 - seat] >> t & 1][:1]
    s.may_be[seat, rules.GONE] |= 1 << token
    assert goal_of(s, seat) == ""
