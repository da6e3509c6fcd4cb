"""What must always hold in a match of Dots and Boxes."""

from __future__ import annotations

from cookietin.engine import SOUND
from cookietin.games.dots_and_boxes import data, rules
from cookietin.games.dots_and_boxes.rules import State

ABSENT_PLAYERS_HAVE_NO_BOX, EDGES_ARE_OF_THE_GRID, CLOSED_BOXES_HAVE_ONE_OWNER = 1, 2, 3
PHASE_FITS, TURN_IS_OF_A_PLAYER = 4, 5


def broken_law(s: State) -> int:
    if any(s.boxes[seat] for seat in range(s.players, data.SEATS)):
        return ABSENT_PLAYERS_HAVE_NO_BOX
    if any(s.boxes[seat] < 0 for seat in range(s.players)):  # a sign is no box
        return CLOSED_BOXES_HAVE_ONE_OWNER
    if s.across & ~s.edges_across or s.down & ~s.edges_down:
        return EDGES_ARE_OF_THE_GRID
    owned = [box for seat in range(s.players) for box in data.places_in(s.boxes[seat])]
    if sorted(owned) != data.places_in(rules.closed_boxes(s.across, s.down)):
        return CLOSED_BOXES_HAVE_ONE_OWNER
    if not is_phase_sound(s):
        return PHASE_FITS
    return SOUND if 0 <= s.turn < s.players else TURN_IS_OF_A_PLAYER


def is_phase_sound(s: State) -> bool:
    """Is it over when all edges are drawn, and has somebody begun if any is?"""
    if not rules.WHO_BEGINS <= s.phase <= rules.OVER:
        return False
    is_full = (s.across, s.down) == (s.edges_across, s.edges_down)
    is_new = s.phase == rules.WHO_BEGINS
    return (s.phase == rules.OVER) == is_full and not (is_new and (s.across or s.down or s.turn))
