"""What a table tells and shows of what has happened, and by whom it is to go on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cookietin.engine import registry
from web.site import Person, Site
from web.test_seats import play


@pytest.fixture
def site() -> Iterator[Site]:
    with Site().open() as found:
        yield found


@pytest.fixture
def anna(site: Site) -> Person:
    return site.person()


def test_that_something_was_taken_back_is_no_news_after_the_next_move(anna: Person) -> None:
    path = anna.make_table("cookie-party", seat_0="me", seat_1="bot", opt_setup="standard")
    with anna.sit(path) as line:
        line.offered(bool)
        assert line.move()["ok"]
        assert line.send("undo", seat=0)["ok"]
        line.see("takes a move back")
        assert "takes a move back" in line.parts["told"]
        assert line.move()["ok"]
        assert "takes a move back" not in line.parts["told"]
        assert 'data-undone="0"' in line.parts["log"]


def test_where_all_play_at_once_the_status_says_what(anna: Person) -> None:
    path = anna.make_table("cookie-party", seat_0="me", seat_1="bot", opt_setup="first")
    with anna.sit(path) as line:
        line.offered(bool)
        assert re.search(r"<span>All play the \d+</span>", line.parts["status"])


def test_own_dice_are_told_without_saying_first_that_one_throws(anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="here", opt_first="0", own_dice="on")
    with anna.sit(path) as line:
        assert 'class="throw"' in line.parts["choices"]
        assert line.send("throw", move="1-2")["ok"]
        assert "Ginger" in line.parts["log"]
        assert line.frame["moves"][0]["seat"] == 1


def test_whoever_takes_over_a_screen_is_shown_the_turns_since_the_own(anna: Person) -> None:
    path = anna.make_table("tock", seat_0="me", seat_1="here")
    with anna.sit(path) as line:
        for _ in range(4):
            cover = re.search(r'data-seat="(\d)"', line.parts["cover"])
            assert cover
            assert line.send("show", seat=int(cover[1]))["ok"]
            steps, before = line.frame["steps"], line.frame.get("before", {})
            after = line.parts["pieces"]
            play(line)
        assert steps
        assert before["cover"] == ""
        assert before["pieces"] != after


@pytest.mark.parametrize("game", registry.names())
def test_what_comes_first_is_said_where_a_move_takes_several_taps(game: str) -> None:
    words = registry.plug(game).words
    told = [words.first(tap) for tap in ("card-0", "chip-0", "guard-1", "own-3", "dice")]
    assert sum(one is not None for one in told) == (game != "goose")
