"""Where a newcomer to Cookie Box is told what."""

from __future__ import annotations

import cookietin
from cookietin.engine import SPECTATOR, Tip
from cookietin.games.cookie_box import coach, rules
from cookietin.games.cookie_box.rules import State
from cookietin.games.cookie_box.tests.drawn import place, play


def is_their_turn(s: State) -> bool:
    """Is the third player to take a cookie, and has some already?"""
    return s.actor == 2 and s.phase == rules.TO_TAKE and s.sizes[2] > 0


def test_own_cookies_are_pointed_at_where_they_are_seen() -> None:
    position = cookietin.game("cookie-box", players=3, first=0).start(seed=5)
    while not is_their_turn(position.state):
        seat = position.seats[0]
        position = position.play(position.legal(seat)[0].text)
    mine, all_of_us = (position.view(one).bare for one in (2, SPECTATOR))
    where = coach.own_cookies(mine, 2)
    assert where.startswith("own-")
    assert mine.cookies[2, int(where.removeprefix("own-"))] > 0
    assert Tip("points", where) in coach.tips(mine, 2)
    assert coach.own_cookies(all_of_us, 2) == "pile-2"  # on one tablet with the others


def test_a_picture_that_is_seen_is_told_of_on_the_first_turn() -> None:
    told = set()
    for seed in range(20):
        position = cookietin.game("cookie-box", players=3, first=0).start(seed=seed)
        told.add(tuple(tip.key for tip in coach.tips(position.view(0).bare, 0)))
    assert ("take", "icon") in {keys[:2] for keys in told}
    assert all("points" not in keys for keys in told)  # there are none yet


def test_with_a_thief_about_stealing_and_being_robbed_are_told_of_when_they_come() -> None:
    """5.1 5.3 To whoever may want to steal, and to the robbed alone."""
    quiet = place("A takes: - | B: plain | C: plain plain | box: ? ? [plain plain]")
    about = place("A takes: - | B: plain | C: plain plain | box: ? ? [plain plain]", thief="on")
    assert coach.tips(quiet.view(1).bare, 1) == []
    assert coach.tips(about.view(1).bare, 1)[0] == Tip("thief", "")
    after = play(about, "B: steal 2, plain")
    robbed, thief = (coach.tips(after.view(seat).bare, seat) for seat in (2, 1))
    assert robbed[0] == Tip("robbed", "theft-0")
    assert "robbed" not in {tip.key for tip in thief}
