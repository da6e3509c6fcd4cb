"""Random numbers for drivers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cookietin.engine.compile import compiled_clone, has_numba, interpreted_clone
from cookietin.engine.generator import below, new_generator, sow, word
from cookietin.engine.record import Row

SEEDS = [(0, 0), (1, 0), (0, 1), (-1, 5), (2**63 - 1, 2**31), (-(2**63), 2**40), (1 << 32, 7)]


def numbers(generator: Row, out: Row, seed: int, stream: int, n: int) -> None:
    """Sow, then draw as many numbers below n as there is room for, and some words."""
    sow(generator, seed, stream)
    for at in range(len(out)):
        out[at] = below(generator, n) if at % 2 else word(generator)


def drawn(how: Any, seed: int, stream: int, n: int) -> list[int]:
    """The numbers that one way of running `numbers` gives."""
    words, out = np.zeros(4, np.int64), np.zeros(50, np.int64)
    if how is interpreted_clone:  # where a value that does not fit in 64 bits raises
        how(numbers, {})(memoryview(words), memoryview(out), seed, stream, n)  # type: ignore[arg-type]
    else:
        how(numbers, {})(words, out, seed, stream, n)
    return [int(number) for number in out]


@pytest.mark.skipif(not has_numba(), reason="there is no numba here")
@pytest.mark.parametrize(("seed", "stream"), SEEDS)
@pytest.mark.parametrize("n", [1, 6, 36, 2**31])
def test_compiled_and_interpreted_runs_draw_the_same_numbers(
    seed: int, stream: int, n: int
) -> None:
    assert drawn(compiled_clone, seed, stream, n) == drawn(interpreted_clone, seed, stream, n)


def test_the_numbers_are_those_they_have_always_been() -> None:
    generator = new_generator(42, 7)
    assert [word(generator) for _ in range(4)] == [2775464751, 2931834914, 816566832, 205138428]


def test_a_seed_and_a_stream_always_give_the_same_numbers() -> None:
    one, other = new_generator(3, 4), new_generator(3, 4)
    assert [word(one) for _ in range(20)] == [word(other) for _ in range(20)]


def test_neighbouring_seeds_and_streams_give_other_numbers() -> None:
    near = [new_generator(seed, stream) for seed in range(20) for stream in range(20)]
    assert len({word(generator) for generator in near}) == len(near)


def test_words_have_thirty_two_bits_and_use_them_all() -> None:
    generator = new_generator(1)
    words = [word(generator) for _ in range(1000)]
    assert 0 <= min(words) <= max(words) < 1 << 32
    for bit in range(32):
        assert 400 < sum(one >> bit & 1 for one in words) < 600


@pytest.mark.parametrize("n", [2, 6, 36])
def test_numbers_below_n_are_about_equally_frequent(n: int) -> None:
    generator = new_generator(2026)
    draws = 36_000
    counts = [0] * n
    for _ in range(draws):
        counts[below(generator, n)] += 1
    assert chi_square(counts, draws / n) < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_the_first_numbers_of_neighbouring_streams_are_about_equally_frequent() -> None:
    counts = [0] * 36
    for stream in range(36_000):  # as the matches of a simulation begin
        counts[below(new_generator(5, stream), 36)] += 1
    assert chi_square(counts, 1000) < 35 + 5 * 70**0.5


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)
