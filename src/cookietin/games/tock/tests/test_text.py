"""The board of Tock in text."""

from __future__ import annotations

import cookietin
from cookietin import SPECTATOR, Position
from cookietin.games.tock.tests.drawn import place

SHOWN = """
        0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15
    0   o   ·   ·  0a   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
   16 1c!   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
   32  0b   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
   48   o   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·
▶ 0 Ginger + Honey  (··cd)  ⌂····  A 7 10
  1 Blueberry + Plum  (ab··)  ⌂·d··  ▒▒
  2 Honey + Ginger  (abcd)  ⌂····
 ⟲3 Plum + Blueberry  (abcd)  ⌂····  ▒
o start square · ! blockade · ( ) nest · ⌂ home · ⟲ dealer · ▒ a card
  [ ] laid down
"""


def lines(position: Position, seat: int) -> list[str]:
    return position.view(seat).text().splitlines()


def test_the_text_shows_the_track_nests_homes_and_the_own_hand() -> None:
    """1.3 A pawn on its own start is marked, and so are turn, dealer and partners."""
    drawn = "*0: 3 32 - - | A 7 10  1: - - 16! h2 | 2 3  3: - - - - | 4"
    position = place(drawn, players=4)
    assert "\n".join(lines(position, 0)) == SHOWN.strip("\n")
    assert lines(position, SPECTATOR)[5].endswith("▒▒▒")


def test_the_text_shows_a_hand_that_was_laid_down() -> None:
    """2.6 To everybody."""
    position = place("*0: - - - - | 9 Q  1: 40 - - - | 3").play("lay down")
    assert lines(position, 1)[5].endswith("[9 Q]")


def test_the_text_shows_who_won() -> None:
    """6.1 With a star."""
    position = place("*0: h2 h3 h4 63 | A  1: 40 - - - | 3").play("A d")
    assert [line[0] for line in lines(position, 1)[5:7]] == ["★", " "]


def test_before_the_first_deal_nobody_is_marked() -> None:
    """2.2 There is no dealer yet."""
    position = cookietin.game("tock", players=6).start(chance=None)
    assert [line[:2] for line in lines(position, 1)[7:13]] == ["  "] * 6
