"""The tiles of an edition: ours, and those of somebody's printed game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cookietin
from cookietin import Mistake
from cookietin.engine.texts import LANGUAGES
from cookietin.games.cookie_addict import data, rules, words


def codes(edition: Any) -> list[str]:
    """All tiles of an edition in the order of their numbers."""
    s = cookietin.game("cookie-addict", edition=edition).laid_out()
    return [words.tile_code(s, tile) for tile in range(data.TILES)]


def changed(change: Any) -> dict[str, Any]:
    """Our edition with something changed in it."""
    edition = json.loads(json.dumps(data.house()))
    change(edition)
    return dict(edition)


def test_the_house_edition_is_an_edition_like_any_other() -> None:
    """1.4 Given as a file it is the same."""
    assert codes(data.house()) == codes("house")
    assert data.check(data.house()) == data.house()


def test_an_edition_comes_from_a_file_and_stands_in_the_record(tmp_path: Path) -> None:
    """1.4 A match with it replays wherever the file is not."""
    file = tmp_path / "mine.toml"
    file.write_text(
        """
        cookie = [
            { cookies = 2, count = 5, long = true },
            { cookies = 1, count = 13 },
            { cookies = 6, lures = 3, guarded = true },
        ]
        lost = [{ cookies = 9, count = 9 }, { cookies = 1, lures = 1, count = 3, long = true }]
        special = { trap = 1, turn = 12 }
        """
    )
    game = cookietin.game("cookie-addict", edition=file, length="short", first=0)
    s = game.laid_out()
    assert codes(file)[12:20] == ["+1", "+6LLLG", *["+2"] * 5, "-9"]
    assert codes(file)[27:33] == ["-9", *["-1L"] * 3, "trap", "turn"]
    assert s.lines == rules.SHORT_LINES
    position = game.start(1)
    while position.outcome is None:
        position = position.play(position.legal()[0].text)
    assert cookietin.read(position.record()).state == position.state


def test_tiles_with_the_long_mark_may_stand_anywhere_in_the_list() -> None:
    """1.2 1.4 They are numbered last, and left out of the short game."""
    edition = changed(lambda e: e["cookie"].reverse())
    assert codes(edition)[14:19] == ["+5", "+3", "+3", "+2L", "+1LL"]


WRONG: list[tuple[str, Any]] = [
    ("but not tokens", lambda e: e.update(tokens=[])),
    ("cookie must be a list", lambda e: e.update(cookie={"cookies": 1})),
    ("lost must be a list", lambda e: e.update(lost=3)),
    ("Entry 2 of cookie must be a tile", lambda e: e["cookie"].__setitem__(1, 5)),
    ("Entry 1 of lost says colour", lambda e: e["lost"][0].update(colour="red")),
    (
        "Entry 1 of cookie: cookies must be a number from 1 to 9",
        lambda e: e["cookie"][0].update(cookies=0),
    ),
    ("Entry 1 of cookie: cookies must be a number", lambda e: e["cookie"][0].update(cookies=10)),
    ("Entry 1 of cookie: cookies must be a number", lambda e: e["cookie"][0].update(cookies="two")),
    ("Entry 1 of cookie: cookies must be a number", lambda e: e["cookie"][0].update(cookies=True)),
    ("Entry 1 of cookie: cookies must be a number", lambda e: e["cookie"][0].pop("cookies")),
    (
        "Entry 3 of lost: lures must be a number from 0 to 9",
        lambda e: e["lost"][2].update(lures=-1),
    ),
    (
        "Entry 3 of lost: count must be a number from 1 to 12",
        lambda e: e["lost"][2].update(count=0),
    ),
    ("Entry 1 of cookie: long must be true or false", lambda e: e["cookie"][0].update(long=1)),
    (
        "Entry 1 of cookie: guarded must be true or false",
        lambda e: e["cookie"][0].update(guarded="no"),
    ),
    ("only cookie tiles can be guarded", lambda e: e["lost"][0].update(guarded=True)),
    ("needs 19 cookie tiles; there are 20", lambda e: e["cookie"][0].update(count=5)),
    ("needs 19 cookie tiles; there are 0", lambda e: e.pop("cookie")),
    ("needs 12 lost-cookie tiles; there are 11", lambda e: e["lost"][0].update(count=3)),
    (
        "5 × 5 needs 14 cookie tiles that aren’t marked long; there are 13",
        lambda e: e["cookie"][6].update(long=True),
    ),
    (
        "5 × 5 needs 9 lost-cookie tiles that aren’t marked long; there are 10",
        lambda e: e["lost"][4].update(long=False),
    ),
    ("how many there are of each", lambda e: e.update(special=["trap"])),
    ("no special tile called bomb; there are: double, swap", lambda e: e["special"].update(bomb=1)),
    ("There can be 0 to 13 of the special tile trap", lambda e: e["special"].update(trap=-1)),
    ("There can be 0 to 13 of the special tile trap", lambda e: e["special"].update(trap="one")),
    ("An edition needs 13 special tiles; there are 14", lambda e: e["special"].update(trap=2)),
    ("An edition needs 13 special tiles; there are 0", lambda e: e.pop("special")),
]


@pytest.mark.parametrize(("why", "change"), WRONG, ids=[why for why, _ in WRONG])
def test_an_edition_that_cannot_be_played_is_refused_with_the_reason(why: str, change: Any) -> None:
    """1.1 1.2 1.4 In every language."""
    with pytest.raises(Mistake) as caught:
        cookietin.game("cookie-addict", edition=changed(change))
    assert why in str(caught.value)
    assert all(caught.value.phrase.text(language) for language in LANGUAGES)


def test_what_somebody_wrote_is_not_shown_at_length() -> None:
    """1.4 A message stays a message."""
    with pytest.raises(Mistake) as caught:
        cookietin.game("cookie-addict", edition={"x" * 5000: 1})
    assert len(str(caught.value)) < 200


def test_every_mistake_of_an_edition_is_tried_here() -> None:
    """1.4 None is left in the texts that nobody says."""
    said = set()
    for _, change in WRONG:
        with pytest.raises(Mistake) as caught:
            data.check(changed(change))
        said.add(caught.value.phrase.key)
    texts = cookietin.game("cookie-addict").plug.folder.joinpath("texts", "en.ftl")
    lines = texts.read_text("utf-8").splitlines()
    assert said == {line.split()[0] for line in lines if line.startswith("edition-")}
