"""Written games: reading them, writing them, and saying what is wrong with them."""

from __future__ import annotations

import gc
import random
import sys
import weakref
from dataclasses import replace
from pathlib import Path
from string import ascii_lowercase, digits, hexdigits
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cookietin
from cookietin.engine import ask, checks, written
from cookietin.engine.chance import Fair
from cookietin.engine.position import Game, Outcome, Position
from cookietin.engine.protocol import CHANCE, SEATS, SPECTATOR
from cookietin.engine.registry import plug
from cookietin.engine.written import (
    BrokenRecord,
    Line,
    Written,
    read,
    read_with_places,
    replay,
    replays,
    write,
)
from crumbs import GAME
from crumbs.moves import LAY_SOMETHING

GOLDEN = Path(__file__).parent / "golden"
RECORDS = Path(str(GAME.folder)) / "records"
SECRET = bytes(range(32))

MATCH = """\
Cookie Tin record 1
game: crumbs
rules: 1
options: players=2 long=off first=0
seat 0: "Ada"
seat 1: "Bo # and \\"Bob\\""
dice: open

! 1
! 2
! 3
! 4
0 lay 1
1 peek
! 3
1 lay 2
end
"""
OVER = (RECORDS / "points.tin").read_text("utf-8")

pytestmark = pytest.mark.usefixtures("crumbs_is_known")


def play_on(position: Position, seed: int, moves: int = 1000) -> Position:
    """Some random moves, to the end if there are enough of them."""
    choice = random.Random(seed)
    for _ in range(moves):
        if position.outcome is not None:
            break
        position = position.play(choice.choice(position.legal()))
    return position


# What is written is read again

# The same examples every time, however slow the machine is.
steady = settings(
    deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)

word = st.text(ascii_lowercase + digits + "-_", min_size=1, max_size=8)
hexes = st.text(hexdigits[:16], min_size=64, max_size=64)
integers = st.integers(-(10**18) + 1, 10**18 - 1)
notation = st.lists(
    st.text(ascii_lowercase + digits + "-+?:!*é‘", min_size=1, max_size=6), min_size=1, max_size=3
).map(" ".join)
lines = st.builds(Line, st.integers(0, 7), notation) | st.builds(
    Line, st.just(CHANCE), notation, st.booleans()
)
fields = st.from_regex(r"[a-z_]{1,8}", fullmatch=True)
start = st.dictionaries(fields, integers | st.lists(integers) | st.lists(st.lists(integers)))
outcome = st.builds(
    Outcome,
    st.lists(st.integers(0, 7), max_size=SEATS).map(tuple),
    st.lists(integers, max_size=SEATS).map(tuple),
    word,
    st.from_regex(r"[1-9]\.[1-9][0-9]?", fullmatch=True),
)
dice = st.one_of(
    st.fixed_dictionaries({"dice": st.just(written.OPEN)}),
    st.fixed_dictionaries({"dice": st.just(written.SEED), "seed": integers}),
    st.fixed_dictionaries(
        {
            "dice": st.just(written.FAIR),
            "commitment": hexes,
            "texts": st.lists(st.text(max_size=200), max_size=64).map(tuple),
            "secret": st.just("") | hexes,
        }
    ),
)
writtens = st.builds(
    lambda about, dice: Written(**about, **dice),
    st.fixed_dictionaries(
        {
            "game": word,
            "version": st.integers(1, 1000),
            "options": st.dictionaries(word, word),
            "names": st.lists(st.text(max_size=80).filter(str.isprintable), max_size=4).map(tuple),
            "start": st.none() | start,
            "result": st.none() | outcome,
            "lines": st.lists(lines, max_size=20).map(tuple),
        }
    ),
    dice,
)


@steady
@given(writtens)
def test_what_is_written_is_read_again(record: Written) -> None:
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text


@steady
@given(writtens)
def test_a_record_survives_comments_blank_lines_and_other_line_ends(record: Written) -> None:
    text = write(record)
    spaced = text.replace("\n", "   \r\n\n# what a day\n\t\n")
    assert read("\n \n" + spaced) == record


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("moves", [0, 5, 1000])
def test_a_match_is_written_and_read_again(seed: int, moves: int) -> None:
    source = Fair(bytes([seed]) * 32, ("tablet",))
    for game in (Game.of(GAME, {"players": 3}), cookietin.game("goose", players=3)):
        position = play_on(game.start(chance=source), seed, moves)
        again = cookietin.read(position.record())
        assert again == position
        assert again.line == position.line
        assert again.record() == position.record()


def test_a_position_set_up_by_hand_is_written_with_its_start() -> None:
    game = Game.of(GAME, {"players": 3})
    position = play_on(game.position(play_on(game.start(seed=2), 1, 4).to_dict()), 4)
    text = position.record()
    assert "\nstart: {" in text
    assert cookietin.read(text) == position
    assert next(iter(replays(text, plug))).line == ()


def test_a_record_is_read_from_its_text_or_from_its_file(tmp_path: Path) -> None:
    (tmp_path / "match.tin").write_text(MATCH, "utf-8")
    assert cookietin.read(tmp_path / "match.tin") == cookietin.read(MATCH)


def test_names_are_written_as_people_write_them() -> None:
    position = Game.of(GAME, {}).start(seed=1)
    names = ("Zoë # 1", 'a "quoted" \\ name', "名前")
    text = position.record(names=names)
    assert read(text).names == names
    assert 'seat 0: "Zoë # 1"\n' in text


def test_comments_mean_nothing_except_inside_quotes() -> None:
    plain = read(MATCH)
    assert plain.names == ("Ada", 'Bo # and "Bob"')
    commented = MATCH.replace("! 1\n", '! 1 # a crumb\n  # "quoted\n').replace(
        'Ada"', 'Ada"   # who began'
    )
    assert read(commented) == plain


def test_a_comment_may_follow_a_name_that_ends_with_a_backslash() -> None:
    assert read(MATCH.replace('"Ada"', '"A\\\\" # who began')).names[0] == "A\\"


def test_header_lines_come_in_any_order() -> None:
    head, moves = OVER.split("\n\n")
    title, *others = head.split("\n")
    assert read("\n".join([title, *reversed(others), "", moves])) == read(OVER)


def test_every_position_of_a_match_can_be_looked_at() -> None:
    positions = list(replays(MATCH, plug))
    assert [len(position.line) for position in positions] == list(range(9))
    assert positions[-1] == replay(MATCH, plug)


def test_a_replay_keeps_no_position_that_nobody_keeps() -> None:
    positions = replays(MATCH, plug)
    first = weakref.ref(next(positions))
    second = next(positions)
    third = next(positions)
    gc.collect()
    assert first() is None
    assert (second.length, third.length) == (1, 2)


def test_a_move_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading, judging, playing and writing a line: nothing of it is done twice."""
    asked: list[int] = []
    clause_against = ask.clause_against

    def watched(plug: Any, state: Any, seat: int, move: int) -> int:
        asked.append(move)
        return clause_against(plug, state, seat, move)

    monkeypatch.setattr(ask, "clause_against", watched)
    replay(MATCH, plug)
    assert len(asked) == len(marked(MATCH))


# One moment of a match


@pytest.mark.parametrize(("at", "length"), [(0, 4), (1, 5), (2, 7), (3, 8)])
def test_a_moment_of_a_match_comes_after_what_chance_answered(at: int, length: int) -> None:
    found = written.moment(MATCH, at, plug)
    assert found.position == list(replays(MATCH, plug))[length]
    assert found.position.length == length
    assert (found.at, found.last) == (at, 3)
    assert found.names == ("Ada", 'Bo # and "Bob"')


@pytest.mark.parametrize(("at", "meant"), [(-1, 0), (4, 3), (10**30, 3)])
def test_a_moment_that_does_not_exist_is_the_nearest_one(at: int, meant: int) -> None:
    assert written.moment(MATCH, at, plug).at == meant


def test_no_more_is_replayed_than_a_moment_needs() -> None:
    wrong = MATCH.replace("1 lay 2", "1 lay 1")
    assert written.moment(wrong, 2, plug).at == 2
    with pytest.raises(BrokenRecord, match="line 16, column 3"):
        written.moment(wrong, 3, plug)
    with pytest.raises(BrokenRecord, match="neither a header line nor a move"):
        written.moment(MATCH.replace("1 lay 2", "lay"), 0, plug)


def test_the_result_is_compared_at_the_last_moment() -> None:
    wrong = OVER.replace("winners: 2", "winners: 0")
    last = written.moment(OVER, sys.maxsize, plug).last
    assert written.moment(wrong, last - 1, plug).last == last
    for at in (last, last + 1):
        with pytest.raises(BrokenRecord, match="winners says"):
            written.moment(wrong, at, plug)
    assert written.moment(OVER, last, plug).position.outcome is not None


def test_a_record_of_more_moves_than_somebody_wants_is_refused_where_it_gets_too_long() -> None:
    assert len(read_with_places(MATCH, most=8)[2]) == 8
    with pytest.raises(BrokenRecord) as raised:
        read_with_places(MATCH, most=7)
    assert (raised.value.line, raised.value.column) == (16, 1)
    assert "Records of more than 7 moves can’t be replayed here" in str(raised.value)


def test_a_record_of_more_moves_than_a_match_can_have_is_refused_where_it_gets_too_long() -> None:
    found = broken(MATCH.replace("1 lay 2\n", "1 lay 2\n" * 200))
    assert "This game never goes on for more than 100 moves of that kind" in str(found)
    assert (found.line, found.column) == (16 + 100 - 2, 3)
    found = broken(MATCH.replace("! 4\n", "! 4\n" * 3000))
    assert "This game never goes on for more than 1400 moves of that kind" in str(found)
    assert found.line == 12 + 1400 - 3


def test_typed_moves_stay_marked() -> None:
    mixed = MATCH.replace("! 1", "* 1")
    assert [p.typed for p in cookietin.read(mixed).line[:2]] == [False, True]


# Golden records: if one of these changes, the rules have changed and need a new version


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("crumbs_by_hand", "4fb97da4923c0d08a8db365d01789d460430a95f3a3ab0b7229c07532b409e26"),
        ("crumbs_fair", "d4cf4d4ac9694bbd957cc1b96ec183c15a26d0974aa5a87ac1639e018b623baa"),
        ("goose_seeded", "e44c8ff8f67a2ed3b2e85036efffb167a09aa11177a6259b1b08350cd71dedea"),
        ("goose_typed", "71e39e2e9e348953795611d82bcb6c19498bde534319ca673f6d306d53125d77"),
    ],
)
def test_a_golden_record_replays_to_the_same_bytes(name: str, digest: str) -> None:
    text = (GOLDEN / f"{name}.tin").read_text("utf-8")
    record = read(text)
    assert checks.replay_digest(plug(record.game, record.version), text)[0] == digest
    assert write(record) == text
    assert cookietin.verify(text).unproved == 0


def test_every_golden_record_is_replayed() -> None:
    (parameters,) = test_a_golden_record_replays_to_the_same_bytes.pytestmark  # type: ignore[attr-defined]
    assert sorted(name for name, _ in parameters.args[1]) == sorted(
        path.stem for path in GOLDEN.glob("*.tin")
    )


# What is wrong, and where


def broken(text: str) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as raised:
        cookietin.read(text)
    return raised.value


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "says"),
    [
        ("Cookie Tin record 1", "[Event “Crumbs”]", 1, 1, "A record starts with “Cookie Tin rec"),
        ("Cookie Tin record 1\n", "", 1, 1, "A record starts with"),
        ("Cookie Tin record 1", "Cookie Tin record 2", 1, 1, "a newer format than 1"),
        ("dice: open", "dice: open\nweather: fine", 8, 1, "no header line “weather”"),
        ("seat 1", "seat 2", 6, 1, "no header line “seat 2”"),
        ("dice: open", "dice: open\nrules: 1", 8, 1, "“rules” appears here a second time"),
        ("seat 1", "seat 0", 6, 1, "“seat 0” appears here a second time"),
        ("game: crumbs\n", "", 1, 1, "header line “game” is missing"),
        ("rules: 1\n", "", 1, 1, "header line “rules” is missing"),
        ("options: players=2 long=off first=0\n", "", 1, 1, "header line “options” is missing"),
        ("dice: open\n", "", 1, 1, "header line “dice” is missing"),
        ("dice: open", "dice: seed", 1, 1, "header line “seed” is missing"),
        ("dice: open", "dice: fair", 1, 1, "header line “commitment” is missing"),
        ("dice: open", "dice: open\nresult: points", 1, 1, "header line “winners” is missing"),
        ("dice: open", "dice: loaded", 7, 7, "dice can’t be “loaded”"),
        ("rules: 1", "rules: one", 3, 8, "“one” isn’t a whole number"),
        ("rules: 1", "rules: ١", 3, 8, "“١” isn’t a whole number"),
        ("rules: 1", "rules:", 3, 8, "“” isn’t a whole number"),
        ("rules: 1", "rules: 1" + "0" * 18, 3, 8, "isn’t a whole number"),
        ("dice: open", "dice: seed\nseed: x", 8, 7, "“x” isn’t a whole number"),
        ("dice: open", "dice: fair\ncommitment: 12", 8, 13, "“12” isn’t 64 hexadecimal"),
        ("dice: open", f"dice: fair\ncommitment: {'G' * 64}", 8, 13, "isn’t 64 hexadecimal"),
        ("dice: open", f"dice: open\nsecret: {'A' * 64}", 8, 1, "doesn’t belong in this record"),
        ('"Ada"', "Ada", 5, 9, "“Ada” isn’t what belongs here"),
        ('"Ada"', "17", 5, 9, "“17” isn’t what belongs here"),
        ("dice: open", "dice: open\ntext: phone", 8, 7, "“phone” isn’t what belongs here"),
        ("dice: open", "dice: open\nstart: [1]", 8, 8, "isn’t what belongs here"),
        ("long=off", "long", 4, 20, "“long” isn’t of the form option=value"),
        ("long=off", "long=", 4, 20, "“long=” isn’t of the form option=value"),
        ("! 3\n! 4", "three\n! 4", 11, 1, "neither a header line nor a move: “three”"),
        ("! 3\n! 4", "10 lay 1\n! 4", 11, 1, "neither a header line nor a move: “10 lay 1”"),
        ("! 3\n! 4", "0\n! 4", 11, 1, "neither a header line nor a move: “0”"),
        ("! 3\n! 4", "dice: open\n! 4", 11, 1, "neither a header line nor a move: “dice"),
        ("end\n", "", 17, 1, "The record breaks off"),
        ("end\n", "end\n0 lay 3\n", 18, 1, "Nothing comes after “end”"),
        ("game: crumbs", "game: biscuits", 2, 7, "no game called “biscuits”"),
        ("rules: 1", "rules: 7", 3, 8, "crumbs has no rules version 7; the newest is 1"),
        ("players=2", "players=9", 4, 10, "“9” isn’t a possible number of players"),
        ("long=off", "long=maybe", 4, 10, "The option long can’t be “maybe”"),
        ("long=off", "short=off", 4, 10, "There’s no option called “short”"),
        ("first=0", "first=2", 4, 10, "There’s no seat 2"),
        ("players=2 long=off", "players=4 long=on", 4, 10, "don’t go together: 1.2"),
        ("dice: open", 'dice: open\nstart: {"hats":1}', 8, 8, "no field “hats”"),
        ("dice: open", 'dice: open\nstart: {"heap":[1,1,1,1]}', 8, 8, "Every card is somewhere"),
        ("0 lay 1", "0 lay 2", 13, 3, "“lay 2” can’t be played: 2.1 Everybody lays"),
        ("0 lay 1", "0 fold", 13, 3, "“fold” can’t be played: There’s no such move here"),
        ("! 2\n", "0 lay 1\n", 10, 3, "“lay 1” can’t be played: It’s not your turn"),
        ("0 lay 1", "* 1", 13, 3, "“1” can’t be played: It’s not your turn"),
        ("dice: open", 'dice: open\nseat 2: "Eve"', 8, 1, "There’s no seat 2: the seats are 0"),
        ("0 lay 1", "2 lay 1", 13, 1, "There’s no seat 2: the seats are 0 to 1"),
        ("0 lay 1", "9 lay 1", 13, 1, "There’s no seat 9: the seats are 0 to 1"),
        ("0 lay 1", "   0   lay 2", 13, 4, "neither a header line nor a move"),
        ("0 lay 1", "   0 lay 2", 13, 6, "“lay 2” can’t be played"),
        ("1 lay 2", "1 lay ?", 16, 3, "A move is hidden here"),
        ("! 3\n1", "! ?\n1", 15, 3, "A move is hidden here"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    old: str, new: str, line: int, column: int, says: str
) -> None:
    assert old in MATCH
    found = broken(MATCH.replace(old, new, 1))
    assert (found.line, found.column) == (line, column), str(found)
    assert str(found).startswith(f"line {line}, column {column}: ")
    assert says in str(found)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "says"),
    [
        (
            "result: points",
            "result: shared",
            6,
            9,
            "result says “shared”, but the moves lead to “p",
        ),
        ("clause: 4.1", "clause: 1.1", 7, 9, "clause says “1.1”, but the moves lead to “4.1”"),
        ("winners: 2", "winners: 0 2", 8, 10, "winners says “0 2”, but the moves lead to “2”"),
        ("winners: 2", "winners:", 8, 10, "winners says “”, but the moves lead to “2”"),
        ("scores: 1 0 3", "scores: 1 0 4", 9, 9, "scores says “1 0 4”, but the moves lead to “1"),
        ("scores: 1 0 3", "scores: 1 x 3", 9, 9, "“x” isn’t a whole number"),
        ("2 lay 2\nend", "end", 6, 9, "The moves stop before the ending recorded here"),
        ("result: points\n", "", 6, 1, "“clause” doesn’t belong in this record"),
        ("clause: 4.1\n", "", 1, 1, "The header line “clause” is missing"),
        ("2 lay 2\nend", "2 lay 2\n2 peek\nend", 42, 3, "can’t be played: The game is over"),
    ],
)
def test_a_wrong_result_is_said_with_its_place(
    old: str, new: str, line: int, column: int, says: str
) -> None:
    assert old in OVER
    found = broken(OVER.replace(old, new, 1))
    assert (found.line, found.column) == (line, column), str(found)
    assert says in str(found)


def test_what_is_wrong_is_said_in_the_language_of_the_reader() -> None:
    found = broken(MATCH.replace("0 lay 1", "0 lay 2"))
    assert found.phrase.text("de").startswith("Zeile 13, Spalte 3: ")


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n", "\x00", "\ufeff", "end"])
def test_what_is_no_record_at_all_is_said_so(text: str) -> None:
    assert "A record starts with" in str(broken(text + "\n"))


@steady
@given(st.text())
def test_no_text_is_read_without_a_word(text: str) -> None:
    with pytest.raises(BrokenRecord):
        read(text)


@steady
@given(st.data())
def test_a_damaged_record_is_read_or_its_place_is_told(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([MATCH, OVER]))
    at = data.draw(st.integers(0, len(text) - 1))
    cut = data.draw(st.integers(0, 3))
    damaged = text[:at] + data.draw(st.text('0123:!*?#"= \n\\end', max_size=3)) + text[at + cut :]
    found = None
    try:
        cookietin.read(damaged)
    except BrokenRecord as error:  # anything else is a failure
        found = error
    assert found is None or 1 <= found.line <= damaged.count("\n") + 2
    assert found is None or found.column >= 1


def test_the_column_of_a_wrong_option_is_its_own() -> None:
    found = broken(MATCH.replace("long=off", "long=off ff"))
    assert (found.line, found.column) == (4, 29)


def test_chance_is_written_as_chance_and_not_as_a_seat() -> None:
    assert "There’s no seat 8" in str(broken(MATCH.replace("! 1", "8 1", 1)))
    wide = "\N{FULLWIDTH DIGIT EIGHT}"
    assert "neither a header line nor a move" in str(broken(MATCH.replace("! 1", f"{wide} 1", 1)))


def test_an_option_that_stands_twice_is_said_with_its_place() -> None:
    assert broken(MATCH.replace("long=off", "long=on long=off")).line == 4


@pytest.mark.parametrize("line", ["winners: nobody", "scores: many", "seed: x", "commitment: 1"])
def test_header_lines_that_do_not_belong_there_are_said(line: str) -> None:
    assert broken(MATCH.replace("dice: open", f"dice: open\n{line}")).line == 8


def test_a_start_that_is_no_position_is_said_with_its_place() -> None:
    assert broken(MATCH.replace("dice: open", 'dice: open\nstart: {"state":5}')).line == 8


def test_a_start_from_which_nobody_can_play_on_is_said_where_it_fails() -> None:
    start = cookietin.game("goose", players=2).start(seed=1).play("throw").to_dict()["state"]
    start["round"] = 2**31 - 1
    position = cookietin.game("goose", players=2).position(start)
    text = position.record().replace("end\n", "0 throw\n* 1-2\n1 throw\n* 1-2\n" * 2 + "end\n")
    found = broken(text if position.seats == (0,) else text.replace("0 throw\n* 1-2\n", "", 1))
    assert "This position is impossible: Its values don’t fit together." in str(found)


def test_a_start_that_is_very_deep_is_said_with_its_place() -> None:
    assert broken(MATCH.replace("dice: open", f"dice: open\nstart: {'[' * 100_000}")).line == 8


def test_many_or_long_texts_for_the_dice_are_refused_at_their_line() -> None:
    text = Game.of(GAME, {}).start(chance=Fair(SECRET, ("",) * 64 + ("x" * 200,))).record()
    found = broken(text)
    assert found.line == text.split("\n").index(f'text: "{"x" * 200}"') + 1
    assert "at most 64 texts, of at most 200 characters each" in str(found)
    most = Game.of(GAME, {}).start(chance=Fair(SECRET, ("é" * 200,) * 64))
    assert cookietin.read(most.record()) == most
    text = Game.of(GAME, {}).start(chance=Fair(SECRET, ("x" * 201,))).record()
    assert broken(text).line == 7


@pytest.mark.parametrize("header", ["weather: fine", 'seat 8: "Ada"', f"seat {'1' * 100_000}: 1"])
def test_an_unknown_header_line_is_refused_before_what_follows_is_read(header: str) -> None:
    found = broken(MATCH.replace("dice: open", f"{header}\nneither this nor that"))
    assert (found.line, found.column) == (7, 1)
    assert "A record has no header line" in str(found)


@pytest.mark.parametrize("name", ["winners", "scores"])
def test_a_result_has_no_more_numbers_than_there_are_seats(name: str) -> None:
    result = {"winners": "0", "scores": "1 1", name: "1 " * 9 + "x"}
    lines = "".join(f"{key}: {value}\n" for key, value in result.items())
    found = broken(MATCH.replace("dice: open", f"result: points\nclause: 4.1\n{lines}dice: open"))
    assert "“1 1 1 1 1 1 1 1 1 x” isn’t what belongs here" in str(found)


def test_there_are_no_more_names_than_seats() -> None:
    text = Game.of(GAME, {}).start(seed=1).record(names=[str(seat) for seat in range(9)])
    assert "A record has no header line “seat 8”" in str(broken(text))


def test_every_seed_that_can_be_played_can_be_read() -> None:
    position = Game.of(GAME, {}).start(seed=10**18)
    assert cookietin.read(position.record()) == position


def test_a_match_that_goes_on_keeps_its_commitment_when_it_is_read() -> None:
    text = cookietin.game("goose").start().play("throw").record(seat=0)
    assert cookietin.read(text).record() == text


# Records for one seat


def secret_match() -> Position:
    """A match that goes on, with cards laid and looked at."""
    position = Game.of(GAME, {"players": 3, "first": 0}).start(chance=Fair(SECRET, ("tablet",)))
    position = position.play("peek", 0)
    return position.play(position.legal(1)[0]).play(position.legal(2)[0])


def marked(text: str) -> list[str]:
    """The moves of a record."""
    return text.split("\n\n")[1].splitlines()[:-1]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_record_for_a_seat_hides_what_the_seat_may_not_know(seat: int) -> None:
    position = secret_match()
    whole, hidden = marked(position.record()), marked(position.record(seat))
    assert len(whole) == len(hidden) == 6 + 2 + 2
    for at, (true, shown) in enumerate(zip(whole, hidden, strict=True)):
        if at < 6:  # the deal: everybody knows their own cards
            assert shown == (true if at % 3 == seat else "* ?")
    assert hidden[6] == "0 peek"
    assert hidden[7] == (whole[7] if seat == 0 else "* ?")
    assert hidden[8] == (whole[8] if seat == 1 else "1 lay ?")
    assert hidden[9] == (whole[9] if seat == 2 else "2 lay ?")


def test_a_record_for_a_spectator_hides_every_card() -> None:
    hidden = marked(secret_match().record(SPECTATOR))
    assert hidden == ["* ?"] * 6 + ["0 peek", "* ?", "1 lay ?", "2 lay ?"]


def test_a_record_does_not_name_the_seat_of_a_move_that_is_nobodys_to_others() -> None:
    """Whose it was stands there again when it is over, and for the seat itself."""
    manners = replace(GAME.manners, is_unnamed=lambda move: move == LAY_SOMETHING)
    quiet = replace(GAME, manners=manners)
    position = Game.of(quiet, {"players": 2, "first": 0}).start(seed=1)
    position = position.play(position.legal(1)[0])
    text = position.record(0)
    assert marked(text)[-1] == "? lay ?"
    assert write(read(text)) == text
    assert broken(text.replace("* ?", "* 1").replace("lay ?", "lay 1")).line > 1
    assert marked(position.record(1))[-1].startswith("1 lay")
    assert marked(position.record())[-1].startswith("1 lay")


def test_records_for_a_seat_do_not_tell_matches_apart_that_look_alike() -> None:
    def match(*cards: int) -> Position:
        position = Game.of(GAME, {"players": 2, "first": 0}).start(chance=None)
        for card in cards:
            position = position.play(str(card))
        return position.play(position.legal(1)[0])

    one, other = match(1, 2, 3, 4), match(1, 3, 3, 1)
    assert one.record(0) == other.record(0)
    assert one.record(1) != other.record(1)


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_record_for_a_seat_has_no_secret_before_the_end(seat: int) -> None:
    text = secret_match().record(seat)
    assert SECRET.hex() not in text
    assert "secret" not in text
    assert "\ncommitment: " in text
    assert SECRET.hex() in secret_match().record()


def test_a_record_for_a_seat_has_no_seed_before_the_end() -> None:
    position = Game.of(GAME, {}).start(seed=987654321)
    assert "987654321" not in position.record(0)
    assert "987654321" in position.record()


def test_a_record_for_a_seat_hides_the_position_it_began_with() -> None:
    position = Game.of(GAME, {"players": 3}).position(secret_match().to_dict())
    start: Any = read(position.record(1)).start
    assert start["hands"] == position.view(1).state.hands.tolist()
    assert start["heap"] == [0] * 4
    assert start["laid"] == position.view(1).state.laid.tolist()


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_record_with_hidden_moves_can_be_read_but_not_replayed(seat: int) -> None:
    text = secret_match().record(seat)
    assert write(read(text)) == text
    found = broken(text)
    first = text.splitlines().index("* ?") + 1
    assert (found.line, found.column) == (first, 3)


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_after_the_end_a_record_for_a_seat_hides_nothing(seat: int) -> None:
    position = play_on(secret_match(), 1)
    assert position.outcome is not None
    assert position.record(seat) == position.record()
    assert "?" not in position.record()


def test_no_move_that_a_seat_may_not_see_stands_in_its_record() -> None:
    """What comes after it is read, and replayed as far as it makes sense without it."""
    position = Game.of(plug("cookie-party"), {"players": 2, "setup": "standard"}).start()
    while not any(line.seat == 1 for line in read(position.record()).lines):
        seat = 1 if 1 in position.seats else position.seats[0]
        before, position = position, position.play(position.legal(seat)[0])
    assert position.record(0) == before.record(0) != position.record(1)
    text = position.record(0).replace("\nend", "\n1 done\nend")
    assert write(read(text)) == text
    with pytest.raises(BrokenRecord, match="hidden"):
        replay(text, plug)
