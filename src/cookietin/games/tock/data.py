"""House data of Tock: the board and the deck, and the check of an owner's board (`edition`)."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from cookietin.engine import HOUSE, Mistake

SEATS = 6
PAWNS = 4
PAWN_NAMES = ("a", "b", "c", "d")  # in moves as they are written
# On the board and in sentences, where a small a would be a word in some languages.
PAWN_LETTERS = ("A", "B", "C", "D")
HOME_SQUARES = 4
SQUARES_PER_PLACE = 16
LEAST_PER_PLACE, MOST_PER_PLACE = 12, 18  # no card reaches further than to the next start
SMALL_PLACES, LARGE_PLACES = 4, 6
LARGE_BOARD = LARGE_PLACES * SQUARES_PER_PLACE  # no track is longer
MOST_ON_SMALL_BOARD = 4
IN_TEAMS = (4, 6)

# Kinds of cards. All but the Four, the Jack and the King carry a pawn kind + 1 squares forward.
ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = range(13)
KINDS = 13
CARD_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FOUR_STEPS = FOUR + 1
SEVEN_STEPS = SEVEN + 1

DEALS_A_SHUFFLE = 3
FIRST_HAND = 5
LATER_HAND = 4


class EditionMistake(Mistake):
    """A board that cannot be played on."""

    package = __package__


def check_edition(given: dict[str, Any]) -> dict[str, Any]:
    """1.3 An owner's board: `squares = 18`, for each place."""
    squares = given.get("squares")
    if list(given) != ["squares"] or type(squares) is not int:
        raise EditionMistake("edition-squares", low=LEAST_PER_PLACE, high=MOST_PER_PLACE)
    if not LEAST_PER_PLACE <= squares <= MOST_PER_PLACE:
        raise EditionMistake("edition-squares", low=LEAST_PER_PLACE, high=MOST_PER_PLACE)
    return {"squares": squares}


@lru_cache(16)
def squares_of(edition: str) -> int:
    """How many squares the track has for each place."""
    return SQUARES_PER_PLACE if edition == HOUSE else int(json.loads(edition)["squares"])


def places_for(players: int) -> int:
    """How many places the board has."""
    return SMALL_PLACES if players <= MOST_ON_SMALL_BOARD else LARGE_PLACES


def fits(players: int, edition: str) -> bool:
    """1.3 Is the track of such a board not too long?"""
    return places_for(players) * squares_of(edition) <= LARGE_BOARD
