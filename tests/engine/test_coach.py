"""Parts of a picture, and ids taken apart."""

from __future__ import annotations

import pytest

from cookietin.engine import Box, box_around, name_and_numbers
from cookietin.engine.coach import window

PICTURE = (1000.0, 1300.0)


def test_an_id_is_taken_apart() -> None:
    assert name_and_numbers("pawn-1-2") == ("pawn", (1, 2))
    assert name_and_numbers("dice") == ("dice", ())
    assert name_and_numbers("cookie-box-iced") == ("cookie-box-iced", ())


def test_a_window_has_its_shape_and_all_that_it_shows_in_its_middle() -> None:
    found = window([box_around(300, 300, 100), box_around(500, 300, 100)], PICTURE, 1.5)
    assert found == Box(250, 200, 300, 200)


@pytest.mark.parametrize("corner", [(0, 0), (1000, 0), (0, 1300), (1000, 1300)])
def test_a_window_stays_within_its_picture(corner: tuple[float, float]) -> None:
    found = window([box_around(*corner, 120)], PICTURE, 1.5)
    assert 0 <= found.left <= PICTURE[0] - found.width
    assert 0 <= found.top <= PICTURE[1] - found.height


def test_a_window_on_all_of_a_picture_is_no_larger() -> None:
    assert window([Box(0, 0, *PICTURE)], PICTURE, 1.0) == Box(0, 150, 1000, 1000)
