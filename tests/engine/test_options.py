"""The choices at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cookietin.engine import registry
from cookietin.engine.options import (
    LONGEST_EDITION,
    NUMBER,
    SWITCH,
    Option,
    choose,
    edition,
    first_seat,
    number,
    switch,
)
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from crumbs import GAME

PLAYERS = range(2, 5)
OPTIONS = (
    Option("icing", clause=101, values=("none", "pink", "white")),
    switch("nuts", clause=102),
    switch("raisins", clause=103, default_for=lambda players: "on" if players > 2 else "off"),
    number("laps", clause=104, values=range(1, 10), default=3),
    first_seat(clause=105, players=PLAYERS),
)


def chosen(**given: object) -> dict[str, Any]:
    return choose(OPTIONS, PLAYERS, given)


def test_what_nobody_chooses_is_the_default() -> None:
    assert chosen() == {
        "players": 2,
        "icing": "none",
        "nuts": "off",
        "raisins": "off",
        "laps": "3",
        "first": "random",
    }


def test_a_default_may_depend_on_the_number_of_players() -> None:
    assert chosen(players=3)["raisins"] == "on"
    assert chosen(players=3, raisins="off")["raisins"] == "off"


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ({"nuts": True}, "on"),
        ({"nuts": False}, "off"),
        ({"nuts": "on"}, "on"),
        ({"icing": "pink"}, "pink"),
        ({"laps": 9}, "9"),
        ({"laps": "9"}, "9"),
        ({"first": 1}, "1"),
        ({"first": "random"}, "random"),
    ],
)
def test_a_value_may_be_given_as_python_has_it(given: dict[str, object], meant: str) -> None:
    (name,) = given
    assert chosen(**given)[name] == meant


@pytest.mark.parametrize("players", [2, "3", 4])
def test_the_number_of_players_may_be_given_as_text(players: object) -> None:
    assert chosen(players=players)["players"] == int(str(players))


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"icing": "blue"}, "option icing can’t be “blue”. It can be: none, pink, white"),
        ({"icing": True}, "option icing can’t be “on”"),
        ({"nuts": "yes"}, "option nuts can’t be “yes”. It can be: off, on"),
        ({"nuts": 1}, "option nuts can’t be “1”"),
        ({"laps": 10}, "option laps can’t be “10”"),
        ({"laps": 3.0}, "option laps can’t be “3.0”"),
        ({"laps": True}, "option laps can’t be “on”"),
        ({"sugar": "on"}, "no option called “sugar”. Choose from: players, icing, nuts, raisins"),
        ({"players": 5}, "“5” isn’t a possible number of players: 2–4 can play"),
        ({"players": 1}, "2–4 can play"),
        ({"players": "two"}, "“two” isn’t a possible number of players"),
        ({"players": "-2"}, "“-2” isn’t a possible number of players"),
        ({"players": 2.0}, "“2.0” isn’t a possible number of players"),
        ({"players": True}, "“True” isn’t a possible number of players"),
        ({"players": None}, "“None” isn’t a possible number of players"),
        ({"first": 2}, "no seat 2: the seats are 0 to 1"),
        ({"first": 4, "players": 4}, "option first can’t be “4”"),
    ],
)
def test_an_option_that_cannot_be_is_a_mistake(given: dict[str, object], says: str) -> None:
    with pytest.raises(Mistake, match=says):
        chosen(**given)


def test_a_number_of_players_with_very_many_digits_is_a_mistake() -> None:
    with pytest.raises(Mistake, match="2–4 can play"):
        chosen(players="9" * 5000)


def test_options_know_what_they_are() -> None:
    assert [option.kind for option in OPTIONS[1:4]] == [SWITCH, SWITCH, NUMBER]
    assert OPTIONS[4].values == ("random", "0", "1", "2", "3")


def test_options_that_do_not_go_together_are_refused_with_the_clause() -> None:
    with pytest.raises(Mistake, match=r"don’t go together: 1\.2 Everybody holds two cards"):
        Game.of(GAME, {"players": 4, "long": True})


def sweet(data: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(data.get("sugar"), int):
        raise Mistake("wrong-number", value=str(data.get("sugar")), low="0", high="9")
    return {"name": "mine", **data}


def edition_chosen(value: object) -> str:
    return str(choose([edition(101, sweet)], PLAYERS, {"edition": value})["edition"])


def test_the_edition_is_ours_unless_somebody_brings_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('sugar = 3\nname = "my own"')
    compact = '{"name":"my\\u0020own","sugar":3}'  # no space: it stands in a record's options
    assert choose([edition(101, sweet)], PLAYERS, {})["edition"] == "house"
    assert edition_chosen("house") == "house"
    assert edition_chosen(file) == compact
    assert edition_chosen(file.read_text()) == compact
    assert edition_chosen({"sugar": 3, "name": "my own"}) == compact
    assert edition_chosen(compact) == compact
    assert edition_chosen("sugar = 3") == '{"name":"mine","sugar":3}'


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("sugar = ", "neither TOML nor JSON"),
        ("{" * 9999, "neither TOML nor JSON"),
        ("/etc/passwd", "neither TOML nor JSON"),  # a path that came as text is not opened
        ("sugar = " + "[" * 5000, "nested too deeply"),
        ('{"sugar": ' + "9" * 5000 + "}", "a number is too long"),
        (Path("nowhere.toml"), "can’t be read"),
        ("# " + "x" * 20_000, "longer than"),
        ("salt = 1", "None"),
    ],
)
def test_a_wrong_edition_is_refused_with_the_reason(value: object, why: str) -> None:
    with pytest.raises(Mistake, match=why):
        edition_chosen(value)


@pytest.mark.parametrize(
    "key",
    [
        "a." * 9 + "a",
        "a . " * 9 + "a",
        "a\t.\t" * 9 + "a",
        '"a".' * 9 + "a",
        "'a'." * 9 + "a",
        '"a # \\" \'".' * 9 + "a",
        "a." * 9_000 + "a",
    ],
)
@pytest.mark.parametrize("line", ["{} = 1", "[{}]", "[[{}]]", "x = {{ {} = 1 }}", "x=1\n{}=1 # a"])
def test_a_key_of_very_many_parts_is_refused_before_it_is_parsed(
    key: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it takes to parse one grows with the square of its parts."""
    monkeypatch.setattr("tomllib.loads", None)
    for before in ("", '# "a comment\n', "b = '''\n\"'''\n", 'b = """\n\\"""\\\\"""\n'):
        with pytest.raises(Mistake, match="a key with more than 8 parts"):
            edition_chosen(before + line.format(key))


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c.d.e.f.g.h = 1",
        "[a.b.c.d.e.f.g.h]",
        "list = [" + "1.5, " * 100 + "]",
        "list = [" + "{ a.b = 1.5 }, " * 100 + "]",
        'text = "' + "a." * 100 + '"',
        "text = '" + "a." * 100 + "'",
        'text = """' + "a.\n" * 100 + '"""',
        "text = '''" + "'.'" * 100 + "'''",
        "# and so on" + "." * 100,
        "a.b = 1\n" * 1 + "".join(f"a.c{number} = 1.5\n" for number in range(100)),
    ],
)
def test_dots_that_are_no_key_are_no_matter(text: str) -> None:
    assert '"sugar":3' in edition_chosen("sugar = 3\n" + text)


@pytest.mark.parametrize("name", ["cookie-party", "cookie-addict"])
def test_our_own_editions_are_short_enough(name: str) -> None:
    plug = registry.plug(name)
    for file in plug.folder.iterdir():
        if file.name.endswith(".toml"):
            side = {"side": file.name.removesuffix(".toml")} if name == "cookie-party" else {}
            chosen = Game.of(plug, {**side, "edition": file.read_text("utf-8")}).options
            assert len(chosen["edition"]) < LONGEST_EDITION / 10


def test_a_file_that_is_too_long_is_not_read_to_its_end(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="longer than 20000 characters"):
        edition_chosen(Path("/dev/zero"))
    file = tmp_path / "mine.toml"
    file.write_text("sugar = 3 # " + "é" * 20_000, "utf-8")
    with pytest.raises(Mistake, match="longer than 20000 characters"):
        edition_chosen(file)
    file.write_bytes(b"sugar = 3 # \xff")
    with pytest.raises(Mistake, match="isn’t text"):
        edition_chosen(file)


@pytest.mark.parametrize(
    "value",
    [
        'sugar = 3\nname = "\ud800"',
        'sugar = 3\n"\ud800" = 1',
        '{"sugar":3,"name":"\\ud800"}',
        '{"sugar":3,"\\udfff":1}',
        {"sugar": 3, "name": ["\ud800"]},
    ],
)
def test_half_a_character_in_an_edition_is_refused(value: object) -> None:
    with pytest.raises(Mistake, match="an invalid character"):
        edition_chosen(value)


@pytest.mark.parametrize(
    "given",
    [{"icing": "\ud800"}, {"players": "\ud800"}, {"\ud800": "on"}, {"nuts": "\udfff" * 100}],
)
def test_half_a_character_in_an_option_is_refused_in_words_that_can_be_shown(
    given: dict[str, object],
) -> None:
    with pytest.raises(Mistake) as raised:
        chosen(**given)
    assert "?" in str(raised.value)
    assert str(raised.value).encode()


@pytest.mark.parametrize(
    "value",
    [
        "sugar = 0x" + "f" * 9_000,
        "sugar = 3\nborn = 1979-05-27",
        "sugar = 3\nsweet = inf",
        '{"sugar":3,"sweet":NaN}',
        {"sugar": 3, "sweet": {1, 2}},
    ],
)
def test_what_a_record_cannot_hold_is_no_edition(value: object) -> None:
    with pytest.raises(Mistake, match="neither TOML nor JSON"):
        edition_chosen(value)
