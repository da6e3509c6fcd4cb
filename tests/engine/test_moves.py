"""Kinds of move: numbers, parts and notation from one declaration."""

from __future__ import annotations

from itertools import product
from typing import Annotated, Any, NamedTuple

import pytest

import cookietin
from cookietin.engine import NOTHING, Kinds, lots, registry
from cookietin.engine.compile import compiled_clone, has_numba, interpreted_clone
from cookietin.engine.moves import Kind
from crumbs import GAME
from crumbs.moves import LAY_SOMETHING, PEEK, Lay, LaySomething, Peek

Pawn = Annotated[int, 4, "[a-d]"]
Steps = Annotated[int, range(1, 7)]
Card = Annotated[int, ("A", "2", "10", "1")]


class Walk(NamedTuple):
    card: Card
    pawn: Pawn


class Split(NamedTuple):
    first: Pawn
    steps: Steps
    second: Pawn


class Jump(NamedTuple):
    steps: Steps


class Pass(NamedTuple):
    """Nothing to say."""


class WalkSomewhere(NamedTuple):
    pawn: Pawn


MOVES = Kinds(
    {Walk: "{card} {pawn}", Split: "{first}+{steps} {second}", Jump: "jump {steps}", Pass: "pass"},
    unseen={WalkSomewhere: "? {pawn}"},
)
walk_move, walk_parts, is_walk = MOVES.functions(Walk)
split_move, split_parts, is_split = MOVES.functions(Split)
jump_move, jump_parts, is_jump = MOVES.functions(Jump)
PASS = MOVES.number(Pass())

WALKS, SPLITS, JUMPS = 4 * 4, 4 * 6 * 4, 6
COUNT = WALKS + SPLITS + JUMPS + 1


def moves_of(name: str) -> Kinds:
    """The kinds of move of a game."""
    own = {"crumbs": GAME.moves, "here": MOVES}
    return own[name] if name in own else registry.plug(name).moves


every_game = pytest.mark.parametrize("name", [*cookietin.names(), "crumbs", "here"])


def values_of(kind: Kind) -> list[tuple[int, ...]]:
    """Every choice of parts, in the order of their numbers."""
    return list(product(*(part.values for part in kind.parts.values())))


# Numbers


@every_game
def test_the_kinds_are_numbered_one_after_the_other_without_a_gap(name: str) -> None:
    moves = moves_of(name)
    found = [
        moves.number(kind.made(*values))
        for kind in moves.kinds.values()
        for values in values_of(kind)
    ]
    assert found == list(range(len(found)))
    seen = [kind for kind in moves.kinds.values() if kind.first < len(moves)]
    assert len(moves) == sum(kind.size for kind in seen)


@every_game
def test_a_number_is_made_and_taken_apart_alike_by_rules_and_by_words(name: str) -> None:
    moves = moves_of(name)
    for made, kind in moves.kinds.items():
        number_of, parts_of, _ = moves.functions(made)
        for number, values in enumerate(values_of(kind), kind.first):
            assert number_of(*values) == number
            assert parts_of(number) == moves.of(number) == made(*values)
            assert type(moves.of(number)) is made


@every_game
def test_a_number_is_of_one_kind_only(name: str) -> None:
    moves = moves_of(name)
    known = [moves.functions(made)[2] for made in moves.kinds]
    last = max(kind.first + kind.size for kind in moves.kinds.values())
    assert all(sum(map(bool, (is_one(n) for is_one in known))) == 1 for n in range(last))
    assert not any(is_one(number) for is_one in known for number in (-1, last))


def test_the_numbers_stay_what_they_are() -> None:
    """What is stored or compiled may hold them: a new kind comes last."""
    assert [MOVES.kinds[one].first for one in (Walk, Split, Jump, Pass, WalkSomewhere)] == [
        0, WALKS, WALKS + SPLITS, COUNT - 1, COUNT
    ]  # fmt: skip
    assert (split_move(0, 1, 0), split_move(3, 6, 3)) == (WALKS, WALKS + SPLITS - 1)
    assert jump_parts(jump_move(steps=5)) == Jump(5)
    assert [GAME.moves.number(one) for one in (Lay(0), Lay(3), Peek(), LaySomething())] == [
        0, 3, PEEK, LAY_SOMETHING
    ]  # fmt: skip


def test_a_part_that_cannot_be_has_no_number() -> None:
    for move in (Walk(4, 0), Walk(0, -1), Jump(0), Jump(7)):
        with pytest.raises(ValueError, match="is not in range"):
            MOVES.number(move)


@pytest.mark.parametrize("number", [COUNT + 4, COUNT + 1000])
def test_a_number_beyond_the_last_kind_is_no_move(number: int) -> None:
    with pytest.raises(ValueError, match=f"no move has the number {number}"):
        MOVES.of(number)


# What cannot be declared


@pytest.mark.parametrize("hint", [int, Annotated[int, "seat"], Annotated[int, 1.5], list[int]])
def test_a_part_says_how_many_values_it_has(hint: Any) -> None:
    made: Any = NamedTuple("made", [("pawn", hint)])
    with pytest.raises(TypeError, match=r"^pawn says no number of values: Annotated\[int, 8\]$"):
        Kinds({made: "{pawn}"})


@pytest.mark.parametrize(
    "template",
    ["jump", "jump {step}", "{steps} or {steps}", "{steps} to {far}", "{steps} {", "{{steps}}"],
)
def test_a_template_names_every_part_once_and_no_other(template: str) -> None:
    with pytest.raises(TypeError, match=r"must name each part of Jump\(steps\) once, and no other"):
        Kinds({Jump: template})


@pytest.mark.parametrize("values", [range(0, 8, 2), range(6, 0, -1)])
def test_a_range_counts_up_by_one(values: range) -> None:
    made: Any = NamedTuple("made", [("steps", Annotated[int, values])])
    with pytest.raises(TypeError, match=r"^steps must count up by one, not as range\("):
        Kinds({made: "{steps}"})


# Notation


def spell(part: str, value: int) -> str:
    """A pawn is a letter."""
    return "abcd"[value] if part in ("pawn", "first", "second") else str(value)


def meaning(part: str, text: str) -> int:
    """And the way back."""
    return int(text) if text.isdigit() else "abcd".index(text.lower())


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Walk(0, 0), "A a"),
        (Walk(2, 3), "10 d"),
        (Walk(3, 1), "1 b"),
        (Split(1, 6, 0), "b+6 a"),
        (Jump(1), "jump 1"),
        (Pass(), "pass"),
    ],
)
def test_a_move_is_written_and_read_by_its_template(move: Any, text: str) -> None:
    number = MOVES.number(move)
    assert MOVES.write(number, spell) == text
    for typed in (text, text.upper(), text.lower()):
        assert MOVES.read(typed, meaning) == number


def test_every_move_is_read_back() -> None:
    for number in range(COUNT):
        assert MOVES.read(MOVES.write(number, spell), meaning) == number


@every_game
def test_where_templates_are_all_there_is_every_move_is_read_back(name: str) -> None:
    if name not in ("here", "crumbs") and registry.plug(name).words.write is not None:
        pytest.skip("it has a notation of its own")
    moves = moves_of(name)
    if name != "here":
        for number in range(len(moves)):
            assert moves.read(moves.write(number)) == number


@pytest.mark.parametrize(
    "text", ["", "A", "A e", "3 a", "A  a", "a+0 b", "a+7 b", "jump 9", "jump -1", "passed", "? a"]
)
def test_what_no_template_fits_means_nothing(text: str) -> None:
    assert MOVES.read(text, meaning) == NOTHING


def test_a_meaning_that_is_no_value_means_nothing() -> None:
    assert MOVES.read("A a", lambda part, text: NOTHING) == NOTHING


@every_game
def test_a_letter_of_another_alphabet_is_no_letter_of_ours(name: str) -> None:
    moves = moves_of(name)
    for number in range(len(moves)):
        for letter, alike in ("iı", "iİ", "sſ", "k\N{KELVIN SIGN}"):
            typed = moves.write(number).lower().replace(letter, alike)
            if alike in typed:
                assert moves.read(typed) == NOTHING


def test_who_is_drawn_is_read_in_our_letters_only() -> None:
    assert lots.read_seat("2 BEGINS") == lots.read_seat("2") == 2
    assert lots.read_seat("2 begıns") == NOTHING


def test_signs_in_a_template_stand_for_themselves() -> None:
    assert MOVES.read("aa6 b", meaning) == NOTHING
    assert Kinds({Jump: "(jump).* {steps}?"}).read("(jump).* 3?") == 2


# Moves of which others see only a part


def test_an_unseen_kind_is_numbered_after_all_moves() -> None:
    assert MOVES.number(WalkSomewhere(0)) == COUNT == len(MOVES)
    assert MOVES.of(COUNT + 3) == WalkSomewhere(3)
    assert (LAY_SOMETHING, len(GAME.moves)) == (5, 5)


def test_an_unseen_kind_is_written_and_never_read() -> None:
    assert MOVES.write(COUNT + 2, spell) == "? c"
    assert MOVES.read("? c", meaning) == NOTHING
    assert GAME.moves.write(LAY_SOMETHING) == "lay ?"
    assert GAME.moves.read("lay ?") == NOTHING


# In rules


def take_apart(moves: Any, found: Any) -> None:
    """Of each number: the kind it is of, and the number that its parts make again."""
    for at in range(len(moves)):
        move = moves[at]
        if is_walk(move):
            found[at, 0] = 1
            found[at, 1] = walk_move(walk_parts(move).card, walk_parts(move).pawn)
        elif is_split(move):
            first, steps, second = split_parts(move)
            found[at, 0] = 2
            found[at, 1] = split_move(first, steps, second)
        elif is_jump(move):
            found[at, 0] = 3
            found[at, 1] = jump_move(jump_parts(move).steps)
        elif move == PASS:
            found[at, 0] = 4
            found[at, 1] = PASS


@pytest.mark.skipif(not has_numba(), reason="there is no numba here")
def test_the_functions_of_a_kind_do_the_same_compiled_and_interpreted() -> None:
    import numpy as np

    numbers = np.arange(COUNT + 4)
    fast, slow = (np.zeros((COUNT + 4, 2), np.int64) for _ in range(2))
    compiled_clone(take_apart, {})(numbers, fast)
    interpreted_clone(take_apart, {})(numbers, slow)
    assert fast.tolist() == slow.tolist()
    assert fast[:COUNT, 1].tolist() == list(range(COUNT))
    assert fast[:, 0].tolist() == [1] * WALKS + [2] * SPLITS + [3] * JUMPS + [4] + [0] * 4
