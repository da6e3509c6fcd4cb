"""The pile: what lies on what, checked against geometry that is slow and obvious."""

from __future__ import annotations

import math
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import cookietin
from cookietin.engine.playouts import play_out
from cookietin.games.cookie_box import pile, rules
from cookietin.games.cookie_box.data import (
    BOX_HEIGHT,
    BOX_WIDTH,
    COOKIES,
    FARTHEST_TO_LEAN_ON,
    MARGIN,
    RADIUS,
    SHAKES,
    THICKNESS,
)
from cookietin.games.cookie_box.rules import State

PILES = 10_000
STAGES = 40
ON_THE_LINE = 1e-3  # whether so little more or less touches is for the integers to say

Numbers = np.ndarray[Any, Any]


def shaken(number: int, count: int = COOKIES) -> State:
    """A box after one shake, with so many of its cookies, the plain ones first."""
    s: State = cookietin.game("cookie-box", first=0).laid_out()
    missing = COOKIES - count
    for kind in range(len(s.unseen) - 1, -1, -1):
        gone = min(missing, s.unseen[kind])
        s.unseen[kind] -= gone
        missing -= gone
    rules.shake_box(s, number)
    return s


def bits(masks: Numbers) -> Numbers:
    """Masks of cookies as tables of yes and no."""
    return (masks[..., None] >> np.arange(COOKIES)) & 1 == 1


# Slow and obvious


def gap(across: float, down: float, along_x: float, along_y: float) -> float:
    """How far a point is from a cookie on edge: from the nearest point of its middle line."""
    points = np.linspace(-1, 1, 2001)
    return float(np.hypot(across - points * along_x, down - points * along_y).min())


def distances(states: Numbers) -> Numbers:
    """Between the outlines of all cookies of all piles, in fractions; below 0 they overlap."""
    across = states["x"][:, :, None].astype(float) - states["x"][:, None, :]
    down = states["y"][:, :, None].astype(float) - states["y"][:, None, :]
    flat = np.hypot(across, down) - 2 * RADIUS
    along_x = states["along_x"][:, None, :].astype(float)
    along_y = states["along_y"][:, None, :].astype(float)
    length = np.maximum(along_x**2 + along_y**2, 1)
    at = np.clip((across * along_x + down * along_y) / length, -1, 1)
    edge = np.hypot(across - at * along_x, down - at * along_y) - RADIUS - THICKNESS // 2
    stands = bits(states["on_edge"])
    both = np.where(stands[:, None, :], edge, flat)
    return np.where(stands[:, :, None], both.transpose(0, 2, 1), both)


def slow_free(states: Numbers) -> tuple[Numbers, Numbers]:
    """Which cookies can be taken, and in which piles no two touch so narrowly that it matters."""
    there, stands = bits(states["there"]), bits(states["on_edge"])
    far = distances(states)
    higher = states["heights"][:, None, :] > states["heights"][:, :, None]
    leans = bits(states["leans_on"]).transpose(0, 2, 1)
    covers = (far < MARGIN) & higher & there[:, None, :] & ~(leans & stands[:, None, :])
    pairs = there[:, None, :] & there[:, :, None]
    is_clear = ~((abs(far - MARGIN) < ON_THE_LINE) & pairs).any(axis=(1, 2))
    return there & ~stands & ~covers.any(axis=2), is_clear


def test_what_can_be_taken_is_what_slow_geometry_finds_in_10000_piles() -> None:
    """3.1 3.2 In piles at every stage of a match, with cookies that have fallen flat since."""
    game = cookietin.game("cookie-box", players=4)
    checked = 0
    for stage in range(STAGES):
        states = play_out(game, PILES // STAGES, seed=stage, keep=True, limit=stage + 1)[1]
        slow, is_clear = slow_free(states)
        free = np.array([rules.free_cookies(State(one)) for one in np.split(states, len(states))])
        assert (slow == bits(free))[is_clear].all()
        is_open = states["phase"] == rules.TO_TAKE
        assert (free == states["free"])[is_open].all()
        checked += int(is_clear.sum())
    assert checked > PILES * 0.9


def test_every_first_pile_of_10000_is_what_slow_geometry_finds() -> None:
    """2.1 3.1 The whole box, before anything is taken."""
    game = cookietin.game("cookie-box", players=4, first=0)
    states = play_out(game, PILES, seed=1, keep=True, limit=0)[1]
    assert (states["phase"] == rules.SHAKE).all()
    some = [shaken(number).array[0] for number in range(0, SHAKES, SHAKES // 200)]
    slow, is_clear = slow_free(np.array(some))
    assert (slow == bits(np.array(some)["free"]))[is_clear].all()


def test_the_quick_geometry_of_the_slow_check_is_right_itself() -> None:
    """3.1 Against the distance to 2001 points of a cookie on edge."""
    states = np.array([shaken(number).array[0] for number in range(20)])
    far = distances(states)
    for at, state in enumerate(states):
        for stands in np.flatnonzero(bits(state["on_edge"])):
            for flat in np.flatnonzero(~bits(state["on_edge"])):
                across = float(state["x"][flat]) - float(state["x"][stands])
                down = float(state["y"][flat]) - float(state["y"][stands])
                along = float(state["along_x"][stands]), float(state["along_y"][stands])
                slow = gap(across, down, *along) - RADIUS - THICKNESS // 2
                assert math.isclose(slow, far[at, flat, stands], abs_tol=0.05)
                assert math.isclose(slow, far[at, stands, flat], abs_tol=0.05)


# The shake


@pytest.mark.parametrize("count", [1, 2, 5, 17, COOKIES])
def test_all_cookies_lie_or_stand_inside_the_box(count: int) -> None:
    """2.1 Whatever the number, and however many are left."""
    for number in range(0, 500, 7):
        s = shaken(number, count)
        assert s.there == (1 << count) - 1
        for at in range(count):
            side = RADIUS if not (s.on_edge >> at) & 1 else THICKNESS // 2
            assert side <= s.x[at] <= BOX_WIDTH - side
            assert side <= s.y[at] <= BOX_HEIGHT - side
        for at in range(count, COOKIES):
            left = (s.x[at], s.y[at], s.icons[at], s.on_top[at], s.heights[at])
            assert left == (0, 0, 0, 0, 0)


def test_a_cookie_on_edge_leans_on_the_side_or_stands_between_two() -> None:
    """2.1 3.2 It covers neither of the two, and no other stands near it."""
    sides = between = 0
    for number in range(300):
        s = shaken(number)
        for at in [at for at in range(COOKIES) if (s.on_edge >> at) & 1]:
            held = [other for other in range(COOKIES) if (s.leans_on[at] >> other) & 1]
            assert len(held) in (0, 2)
            assert s.icons[at] == pile.FACE_DOWN
            if held:
                one, other = held
                across, down = s.x[other] - s.x[one], s.y[other] - s.y[one]
                assert math.hypot(across, down) < FARTHEST_TO_LEAN_ON + 1
                assert abs(across * s.along_x[at] + down * s.along_y[at]) < 2 * FARTHEST_TO_LEAN_ON
                assert not (s.on_top[one] | s.on_top[other]) >> at & 1
                between += 1
            else:
                half = THICKNESS // 2
                assert s.x[at] in (half, BOX_WIDTH - half) or s.y[at] in (half, BOX_HEIGHT - half)
                sides += 1
    assert sides > 100
    assert between > 100


def test_the_same_number_shakes_the_same_pile_in_another_process() -> None:
    """2.1 By integers only, so that every machine agrees."""
    code = (
        "from cookietin.games.cookie_box.tests.test_pile import shaken;"
        "print(bytes(shaken(4711)).hex())"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        env={"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": "7"},
    )  # fmt: skip
    assert found.stdout.strip() == bytes(shaken(4711)).hex()


def test_the_first_cookies_of_a_known_shake_lie_where_they_always_lay() -> None:
    """2.1 A change here changes every record."""
    s = shaken(4711)
    assert list(zip(s.x.tolist(), s.y.tolist(), strict=True))[:3] == [
        (666, 367), (423, 147), (405, 455),
    ]  # fmt: skip


def test_random_words_are_spread_evenly() -> None:
    """2.1 Over numbers, over draws, and in every bit."""
    words = [pile.random_word(number, draw) for number in range(100) for draw in range(100)]
    assert len(set(words)) > len(words) - 10
    for bit in range(32):
        assert abs(sum((word >> bit) & 1 for word in words) - 5000) < 300


def test_a_shake_can_be_typed_in_between_0_and_65535() -> None:
    """2.1 And nothing else."""
    start = cookietin.game("cookie-box", first=0).start(chance=None)
    assert start.refusal(f"shake {SHAKES - 1}") is None
    for wrong in (f"shake {SHAKES}", "shake -1", "shake", "shake 1 2", "4711"):
        assert start.refusal(wrong) is not None
