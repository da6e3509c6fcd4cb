"""Sets as bits: counted and searched alike, interpreted and compiled."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from cookietin.engine.bits import LARGEST, count_bits, lowest_bit, seats_with_most
from cookietin.engine.compile import compiled_clone, interpreted_clone

SETS = [1, 2, 3, 12, 0b1011_0000, 1 << 40, (1 << LARGEST) - 1, 1 << (LARGEST - 1)]


@pytest.mark.parametrize("run", [interpreted_clone, compiled_clone])
def test_a_set_is_counted_and_searched(run: Callable[..., Callable[[int], int]]) -> None:
    count, lowest = run(count_bits, {}), run(lowest_bit, {})
    assert [count(bits) for bits in SETS] == [bits.bit_count() for bits in SETS]
    assert [lowest(bits) for bits in SETS] == [bin(bits)[::-1].index("1") for bits in SETS]
    assert count(0) == 0
    assert lowest(0) == LARGEST


@pytest.mark.parametrize("run", [interpreted_clone, compiled_clone])
def test_those_with_most_points_are_found(run: Callable[..., Callable[..., int]]) -> None:
    most = run(seats_with_most, {})
    for points, players, mask in (
        ([3, 5, 5, 9], 3, 0b110),
        ([3, 5, 5, 9], 4, 0b1000),
        ([0, 0], 2, 0b11),
        ([-4, -2], 2, 0b10),
    ):
        assert most(np.array(points), players) == mask
