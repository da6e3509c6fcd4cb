"""What is worth telling of a match: whose it is, how much of it, and who gets a badge."""

from __future__ import annotations

from importlib import resources
from typing import NamedTuple

import pytest

import cookietin
from cookietin.engine import Highlight, registry
from cookietin.engine.highlights import (
    NO_BADGE,
    Badge,
    Moment,
    badges_of,
    happened_on_the_way,
    moments_in,
    story_of,
)
from cookietin.engine.position import Position
from cookietin.engine.texts import LANGUAGES, Phrase


class Plays(NamedTuple):
    seat: int


class Taken(NamedTuple):
    owner: int
    pawns: int


TAKES = Highlight("takes", Taken, by=Plays)
LOSES = Highlight("loses", Taken, "owner", amount=lambda one: one.pawns)
TWICE = Highlight("twice", Taken, "owner", when=lambda one: one.pawns == 2, least=1)
ALL = (TAKES, LOSES, TWICE)


def test_a_highlight_is_told_of_its_seat_or_of_whoever_did_it() -> None:
    happened = [Plays(3), Taken(1, 1), Taken(0, 2)]
    assert moments_in(ALL, happened) == [
        Moment(TAKES, 3, 1),
        Moment(LOSES, 1, 1),
        Moment(TAKES, 3, 1),
        Moment(LOSES, 0, 2),
        Moment(TWICE, 0, 1),
    ]


def test_what_nobody_did_is_nobody_s() -> None:
    assert moments_in([TAKES], [Taken(1, 1)]) == []


def test_a_part_that_is_not_there_is_refused() -> None:
    with pytest.raises(TypeError, match="takes: Taken has no part 'seat'"):
        Highlight("takes", Taken)
    with pytest.raises(TypeError, match="Plays has no part 'owner'"):
        Highlight("takes", Taken, "owner", by=Plays)


def badges(**amounts: list[int]) -> list[Badge]:
    highlights = [Highlight(name, Plays) for name in amounts]
    return badges_of(highlights, amounts, most=2)


def told(found: list[Badge]) -> list[tuple[str, tuple[int, ...], int]]:
    return [(badge.highlight.name, badge.seats, badge.amount) for badge in found]


def test_whoever_has_most_of_it_gets_the_badge() -> None:
    assert told(badges(soup=[0, 3, 2])) == [("soup", (1,), 3)]


def test_too_little_of_it_is_no_badge() -> None:
    assert badges(soup=[0, 1, 1]) == []


def test_what_nobody_is_glad_of_is_no_badge() -> None:
    lost = Highlight("lost", Plays, least=NO_BADGE, is_counted=True)
    assert badges_of([lost], {"lost": [13, 2]}, most=2) == []


@pytest.mark.parametrize(("all_of_them", "names"), [(5, ["first"]), (6, ["first", "tasks"])])
def test_all_is_told_beside_some_only_where_it_is_more(all_of_them: int, names: list[str]) -> None:
    first = Highlight("first", Plays, when=lambda one: one.seat == 0)
    amounts = {"first": [5, 0], "tasks": [all_of_them, 0]}
    found = badges_of([first, Highlight("tasks", Plays)], amounts, most=2)
    assert [badge.highlight.name for badge in found] == names


@pytest.mark.parametrize(
    ("amounts", "seats"),
    [([2, 2], None), ([2, 2, 1], None), ([2, 2, 1, 0], (0, 1)), ([2, 2, 2, 0], None)],
)
def test_what_more_than_half_of_them_have_is_nothing_special(
    amounts: list[int], seats: tuple[int, ...] | None
) -> None:
    assert [badge.seats for badge in badges(soup=amounts)] == ([seats] if seats else [])


def test_nobody_gets_a_second_badge_before_all_who_can_have_a_first() -> None:
    found = badges(soup=[5, 0, 0], well=[4, 1, 0], cage=[0, 0, 2])
    assert told(found) == [("soup", (0,), 5), ("cage", (2,), 2)]


def test_badges_stand_in_the_order_of_the_highlights() -> None:
    found = badges(soup=[5, 0], well=[4, 1])
    assert [badge.highlight.name for badge in found] == ["soup", "well"]


def positions(name: str) -> list[Position]:
    """The last positions of the matches that a game has on record."""
    files = sorted(
        resources.files(registry.plug(name).package).joinpath("records").iterdir(), key=str
    )
    return [cookietin.read(file.read_text("utf-8")) for file in files]


@pytest.mark.parametrize("name", registry.names())
def test_the_story_of_a_match_is_told_by_its_rules(name: str) -> None:
    for position in positions(name):
        story = story_of(position)
        happened = [one for move in happened_on_the_way(position) for one in move]
        assert len(story.throws) == sum(type(one).__name__ == "Thrown" for one in happened)
        for highlight in position.game.plug.highlights:
            if highlight.by is None:
                found = [
                    highlight.amount(one)
                    for one in happened
                    if type(one) is highlight.kind and highlight.when(one)
                ]
                assert sum(story.amounts[highlight.name]) == sum(found)


@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_something_to_remember_in_its_matches(name: str) -> None:
    found = [
        badges_of(position.game.plug.highlights, story_of(position).amounts, most=4)
        for position in positions(name)
    ]
    assert max(map(len, found)) <= 4
    assert 2 * sum(map(bool, found)) > len(found)  # one that a Trap ends early may have nothing


def test_a_throw_that_was_taken_back_is_not_part_of_the_story() -> None:
    start = cookietin.game("goose", players=2, first=0).start(seed=1)
    assert len(story_of(start.play("throw")).throws) == 1
    assert story_of(start).throws == []


def test_tock_tells_who_captured_and_who_was_captured() -> None:
    story = story_of(positions("tock")[1])
    assert sum(story.amounts["captures"]) == sum(story.amounts["captured"]) > 0
    assert story.amounts["captures"] != story.amounts["captured"]


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_highlight_can_be_said_in_every_language_and_number(name: str, language: str) -> None:
    plug = registry.plug(name)
    for highlight in plug.highlights:
        texts = set()
        for count in (1, 2, 3, 5, 22) if highlight.least != NO_BADGE else ():
            about = {"count": count, "times": Phrase("times", {"count": count})}
            texts.add(Phrase(f"highlight-{highlight.name}", about, plug.package).text(language))
        assert len(texts) in (0, 1, 5)  # “A flying start” is the same however often
        if highlight.is_counted:
            assert Phrase(f"tally-{highlight.name}", {}, plug.package).text(language)


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [("en", 3, "Three times in the soup"), ("de", 1, "Einmal in der Suppe"),
     ("pl", 5, "5 razy w zupie"), ("fr", 2, "Deux fois dans la soupe")],
)  # fmt: skip
def test_how_often_is_said_as_people_say_it(language: str, count: int, said: str) -> None:
    about = {"times": Phrase("times", {"count": count})}
    assert Phrase("highlight-soup", about, "cookietin.games.goose").text(language) == said
