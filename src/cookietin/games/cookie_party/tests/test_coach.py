"""What a newcomer to Cookie Party is told about what has just happened on their board."""

from __future__ import annotations

from cookietin import Position
from cookietin.engine import Tip
from cookietin.games.cookie_party import coach
from cookietin.games.cookie_party.data import SPACE_NAMES
from cookietin.games.cookie_party.tests.drawn import place, play

ABOUT_TO = "+--+--+--+\n|X |X |7\n+--+--+--+\n 8\n+  +  +  +"
BARE = "+  +  +\n\n+  +  +"


def told(position: Position) -> list[Tip]:
    return coach.tips(position.view(0).bare, 0)


def test_whose_walls_drew_themselves_is_told_so_before_anything_else() -> None:
    """3.2 3.6 In the first round, too: then whose cookie it is, and where the chip goes."""
    drawn, goal = told(play(place("+--+\n|3\n+  +\n", BARE), "1-2", "rest"))[:2]
    cookie = f"cookie-{SPACE_NAMES.index('a1')}"
    assert drawn == Tip("drawn", "chip-1", (cookie,), lesson="draw")
    assert goal == coach.GOAL


def test_whoever_had_a_choice_is_told_what_it_is_about_first() -> None:
    """3.2 3.6 While walls are drawn, and when they have enclosed the cookie of another chip."""
    position = play(place("+  +--+\n 3  7 |\n+  +--+\n", BARE), "1-2")
    assert [tip.key for tip in told(position)][:2] == ["goal", "draw"]
    position = play(position, "a1e", "a1n", "a1w")
    assert [tip.key for tip in told(position)][:2] == ["goal", "draw"]


def test_why_a_chip_is_given_up_is_told_when_it_is_due() -> None:
    """4.3 To whoever completes a task with two cookies at once, too."""
    position = play(place(ABOUT_TO, BARE), "3-4", "c1e")
    give = Tip("give", "scoreboard", lesson="tasks")
    assert give not in told(position)
    assert give in told(play(position, "7-b2"))
    assert give not in told(play(position, "7-b2", "give 8"))


def test_chips_without_room_are_pointed_at_where_bars_are_explained() -> None:
    """3.3 Before it happens."""
    s = play(place("+--+  +\n|3   7\n+--+  +\n", BARE), "4-4").view(0).bare
    s.round = 2
    (tip,) = (tip for tip in coach.tips(s, 0) if tip.key == "drink")
    assert (tip.element, tip.beside) == ("drink", ("chip-1",))
