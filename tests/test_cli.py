"""The command line, as somebody at a terminal or a script meets it."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import cookietin
from cookietin.cli import main
from cookietin.cli.studies import plot_of_ratings
from cookietin.engine import CHANCE, registry, written
from cookietin.engine.ask import Move
from cookietin.engine.chance import Fair
from cookietin.engine.position import Position
from cookietin.engine.puzzles import read as read_puzzles
from cookietin.engine.texts import LANGUAGES
from cookietin.lab.counts import Counts
from cookietin.terminal import data_folder

COMMANDS = [
    "games", "rules", "play", "simulate", "tournament", "exact", "puzzles", "legal", "replay",
    "verify", "warm", "check", "bench", "copy", "backup", "restore", "export", "delete",
]  # fmt: skip


class Ran(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


class Terminal:
    """Types commands; what is typed at prompts is given beforehand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str, typed: Sequence[str] = ()) -> Ran:
        data = "".join(f"{line}\n" for line in typed).encode()
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
        try:
            code = main(words)
        except SystemExit as ended:  # argparse
            code = int(ended.code or 0)
        printed = self.capsys.readouterr()
        return Ran(code, printed.out, printed.err)


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Terminal:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match with dice that can be checked."""
    position = cookietin.game("goose").start(chance=Fair(bytes(32), ("tablet",)))
    while position.outcome is None:
        position = position.play("throw")
    file = tmp_path / "match.tin"
    file.write_text(position.record(), encoding="utf-8")
    return file


def changed(file: Path, pattern: str, new: str) -> str:
    """The file with the first match of a pattern changed; its path."""
    text = file.read_text(encoding="utf-8")
    after = re.sub(pattern, new, text, count=1, flags=re.MULTILINE | re.DOTALL)
    assert after != text
    file.write_text(after, encoding="utf-8")
    return str(file)


# What people got wrong


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play chess", "no game called “chess”. Choose from: cookie-"),
        ("play gose", "no game called “gose”. Did you mean “goose”?"),
        ("rules cookie_box", "Did you mean “cookie-box”?"),
        ("simulate gose", "no game called “gose”"),
        ("rules gose", "no game called “gose”"),
        ("exact gose", "no game called “gose”"),
        ("warm gose", "no game called “gose”"),
        ("bench engine gose", "no game called “gose”"),
        ("simulate goose --set colour=red", "no option called “colour”. Choose from: players"),
        ("simulate goose --set release=maybe", "can’t be “maybe”. It can be: auto, on, off"),
        ("simulate goose --set release", "“release” isn’t of the form option=value"),
        ("simulate goose --set first=5", "no seat 5: the seats are 0 to 1"),
        ("simulate goose --players 7", "“7” isn’t a possible number of players: 2–6"),
        ("simulate goose --players two", "“two” isn’t a possible number of players"),
        ("simulate goose --games 0", "“0” isn’t a whole number from 1"),
        ("simulate goose --seed x", "“x” isn’t a whole number from 0"),
        ("simulate goose --bots greedy", "No bot called “greedy” plays this game"),
        ("simulate tock --players 2 --bots greedy,random,random", "2 seats and 3 bots"),
        ("tournament gose --bots a,b", "no game called “gose”"),
        ("tournament tock --bots greedy", "at least two different bots"),
        ("tournament tock --bots greedy,ada", "No bot called “ada” plays this game"),
        ("tournament tock --bots greedy,random --iterations 0", "“0” isn’t a whole number from 1"),
        ("bench bots gose", "no game called “gose”"),
        ("simulate goose --threads 0", "“0” isn’t a whole number from 1"),
        ("play goose --people 3", "“3” isn’t a whole number from 0 to 2"),
        ("play cookie-box --players 3 --set thief=on --people 2", "each on their own device"),
        ("rules goose --lang xx", "“xx” isn’t one of our languages: en, de"),
        ("rules goose --lang=xx", "“xx” isn’t one of our languages"),
        ("rules goose 9.9", "goose has no clause 9.9"),
        ("puzzles gose", "no game called “gose”"),
        ("puzzles goose", "goose has no puzzles: there’s nothing to choose in it"),
        ("puzzles tock --count 0", "0"),
        ("puzzles tock --difficulty silly", "silly"),
        ("exact tock", "There’s no exact answer for tock. Games that have one: goose"),
        ("exact goose --players 3", "exact answers for two players only, not for 3"),
        ("verify nowhere.tin", "“nowhere.tin” can’t be read"),
        ("legal nowhere.tin", "“nowhere.tin” can’t be read"),
        ("replay .", "“.” can’t be read"),
        ("play", "Which game? Choose from: cookie-addict"),
        ("play --from nowhere.tin", "“nowhere.tin” can’t be read"),
        ("play goose --save /dev/null/x.tin", "“/dev/null/x.tin” can’t be written"),
        ("play goose --save nowhere/x.tin", "“nowhere/x.tin” can’t be written"),
        ("verify /dev/null", "A record starts with “Cookie Tin record 1”"),
        ("fly goose", "invalid choice: 'fly'"),
        ("simulate", "GAME"),
        ("verify", "FILE"),
        ("bench sofa", "invalid choice: 'sofa'"),
    ],
)
def test_a_mistake_is_one_clear_line_and_exit_code_2(run: Terminal, words: str, said: str) -> None:
    ran = run(*words.split())
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.mark.parametrize(
    ("pattern", "new", "said"),
    [
        (r"^(\d) throw", r"\1 fly", "“fly” can’t be played: There’s no such move here."),
        (r"^([01]) throw", lambda m: f"{1 - int(m[1])} throw", "It’s not your turn."),
        (r"^clause: 3.9", "clause: 3.8", "clause says “3.8”, but the moves lead to “3.9”"),
        (r"^winners: \d", "winners: 0 1", "winners says “0 1”, but the moves lead to"),
        (r"^(\d) throw", r"\1throw", "neither a header line nor a move"),
        (r"^end\n", "", "The record breaks off"),
        (r"throw\n\* \d-\d\nend\n", "throw\nend\n", "The moves stop before the ending"),
        (r"^(\* \d)-\d", r"\1-9", "There’s no such move here"),
        (r"^game: goose", "game: duck", "no game called “duck”"),
        (r"^rules: 1", "rules: 99", "goose has no rules version 99"),
        (r"release=auto", "release=never", "can’t be “never”"),
        (r"^secret: 0", "secret: 1", "The secret doesn’t belong to the commitment"),
        (r"^text: .tablet", 'text: "phone', "Random draw"),
    ],
)
def test_a_tampered_record_is_told_with_its_line(
    run: Terminal, record: Path, pattern: str, new: Any, said: str
) -> None:
    ran = run("verify", changed(record, pattern, new))
    assert ran.code == 2
    assert said in ran.err
    assert re.search(r"match.tin: line \d+, column \d+: ", ran.err)
    assert ran.err.count("\n") == 1


def test_a_record_that_is_not_text_is_refused(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "noise.tin"
    file.write_bytes(bytes(range(128, 256)))
    assert "isn’t text" in run("verify", str(file)).err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"game": "goose", "state": {"squares": [1, 2, 3, 4, 0, 0]}}', "Each player has one pawn"),
        ('{"game": "goose", "state": {"squares": [58, 0, 0, 0, 0, 0]}}', "those squares send it"),
        ('{"game": "goose", "state": {"square": 5}}', "no field “square”. It has: players"),
        ('{"game": "goose", "state": {"squares": "far"}}', "squares can’t be far"),
        ('{"game": "goose", "state": {"release": 0}}', "release follows from the options"),
        ('{"game": "duck", "state": {}}', "no game called “duck”"),
        ('{"game": "goose", "options": {"x": 1}, "state": {}}', "no option called “x”"),
        ('{"state": {}}', "it needs “game”, “state”"),
        ('{"game": "goose", "state": []}', "it needs “game”, “state”"),
        ('{"game": "goose",\n "state"', "line 2, column 9 isn’t JSON"),
    ],
)
def test_an_impossible_position_names_what_is_wrong(
    run: Terminal, tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    ran = run("legal", str(file))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert said in ran.err


def test_mistakes_are_told_in_the_persons_language(
    run: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = run("play", "gose").err
    for language in LANGUAGES[1:]:
        said = run("play", "gose", "--lang", language).err
        assert "gose" in said
        assert said != english
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert run("play", "gose").err == run("play", "gose", "--lang", "de").err
    monkeypatch.setenv("LC_ALL", "C")
    assert run("play", "gose").err == english


# The commands


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Terminal, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"usage: cookietin {command}" in ran.out


def test_games_lists_them(run: Terminal) -> None:
    assert "Gra w gęś" in run("games", "--lang", "pl").out
    [goose] = [one for one in run("games", "--json").data if one["name"] == "goose"]
    assert goose["players"] == {"min": 2, "max": 6}
    assert [option["name"] for option in goose["options"]][:2] == ["goose_on_23", "occupied"]


def test_rules_are_read_whole_by_section_or_by_clause(run: Terminal) -> None:
    whole = run("rules", "goose").out
    assert "[Ruling]" in whole
    assert "[Option]" in whole
    assert "3.10" in whole
    assert run("rules", "goose", "3.5").out.startswith("3.5   31, the well")
    section = run("rules", "goose", "4").out
    assert section.startswith("4. Waiting")
    assert "4.2" in section
    assert "3.5  " not in section
    assert "Brunnen" in run("rules", "goose", "3.5", "--lang", "de").out


def test_rules_are_there_for_programs(run: Terminal) -> None:
    whole = run("rules", "cookie-party", "--json").data
    assert whole["game"] == "cookie-party"
    assert whole["version"] == registry.plug("cookie-party").version
    assert "Ravensburger" in whole["credit"]
    clauses = {one["clause"]: one for one in whole["clauses"]}
    assert {"1", "1.1", "5.3"} <= set(clauses)
    assert clauses["2.1"]["options"] == ["side"]
    assert set(clauses["2.2"]["marks"]) == {"ruling", "option"}
    (one,) = run("rules", "goose", "3.5", "--json", "--lang", "de").data["clauses"]
    assert "Brunnen" in one["text"]
    assert run("rules", "goose", "9.9", "--json").err == "cookietin: goose has no clause 9.9.\n"


def test_rules_with_their_code_show_clause_functions_and_tests(run: Terminal) -> None:
    shown = run("rules", "goose", "3.5", "--code").out
    assert shown.startswith("3.5   31, the well")
    clause, *claims = shown.split("\n\n# ")
    assert "def " not in clause
    assert [claim.split(", ")[0] for claim in claims[:2]] == ["rules.py", "rules.py"]
    assert "def fall_in(s: State, seat: int, square: int) -> None:" in claims[0]
    assert '"""3.5 3.7 ' in claims[0]
    assert any(claim.startswith("test_rules.py, ") for claim in claims)
    assert all("3.5" in claim for claim in claims)
    assert "def fall_in(" in run("rules", "goose", "3.5", "--code", "--lang", "de").out
    assert "def fall_in(" not in run("rules", "goose", "3.5").out


def test_rules_of_a_clause_that_is_not_there_are_a_mistake_with_code_too(run: Terminal) -> None:
    refused = run("rules", "goose", "9.9", "--code")
    assert refused.code == 2
    assert refused.out == ""
    assert refused.err == "cookietin: goose has no clause 9.9.\n"


@pytest.mark.parametrize(("language", "name"), [("en", "Goose"), ("pl", "Gra w gęś")])
def test_rules_are_written_as_a_page_to_print(
    run: Terminal, tmp_path: Path, language: str, name: str
) -> None:
    file = tmp_path / "goose.html"
    ran = run("rules", "goose", "--lang", language, "--html", str(file))
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    page = file.read_text("utf-8")
    assert page.startswith(f'<!DOCTYPE html>\n<html lang="{language}">')
    assert f"<h1>{name}</h1>" in page
    assert run("rules", "goose", "3.5", "--lang", language).out.split()[-1] in page
    assert "@page { size: A4" in page
    assert page.count('<use href="#scene"/>') > 10
    assert "<script" not in page


def test_a_page_that_cannot_be_written_is_a_mistake(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "goose.html"
    refused = run("rules", "goose", "--html", str(file))
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith(f"cookietin: “{file}” can’t be written: ")
    assert refused.err.count("\n") == 1


def test_simulate_gives_what_programs_need(run: Terminal) -> None:
    found = run(
        "simulate", "goose", "--players", "3", "--games", "500", "--seed", "7", "--json"
    ).data
    assert {k: found[k] for k in ("game", "version", "players", "games", "seed")} == {
        "game": "goose", "version": 1, "players": 3, "games": 500, "seed": 7,
    }  # fmt: skip
    assert found["options"]["release"] == "auto"
    assert sum(found["wins"]["by_seat"]) == pytest.approx(1)
    assert sum(found["wins"]["by_order"]) == pytest.approx(1)
    assert found["endings"] == {"home": 500, "deadlock": 0}
    assert found["turns"]["mean"] * 500 == pytest.approx(found["moves"])
    assert found["moves_per_second"] > 0
    assert found["rounds"]["median"] <= found["rounds"]["p95"] <= found["rounds"]["max"]
    again = run("simulate", "goose", "--players", "3", "--games", "500", "--seed", "7", "--json",
                "--threads", "1").data  # fmt: skip
    assert again["wins"] == found["wins"]
    other = run("simulate", "goose", "--players", "3", "--games", "500", "--seed", "8", "--json")
    assert other.data["wins"] != found["wins"]


def test_simulate_prints_a_table_and_no_bar_into_a_file(run: Terminal) -> None:
    ran = run("simulate", "goose", "--games", "100", "--set", "release=off")
    assert "release=off" in ran.out
    assert "moves per second" in ran.out
    assert ran.err == ""


@pytest.mark.parametrize(
    ("language", "games", "share"),
    [
        ("en", "2,000", "51.04%"),
        ("de", "2.000", "51,04\u00a0%"),
        ("fr", "2\u202f000", "51,04\u202f%"),
        ("nl", "2.000", "51,04%"),
        ("it", "2.000", "51,04%"),
        ("es", "2000", "51,04\u00a0%"),
        ("pt", "2000", "51,04%"),
        ("pl", "2000", "51,04%"),
    ],
)
def test_numbers_are_written_as_in_the_language(
    run: Terminal, language: str, games: str, share: str
) -> None:
    told = run("simulate", "goose", "--games", "2000", "--lang", language).out
    assert f" {games}\n" in told
    exactly = run("exact", "goose", "--players", "2", "--lang", language).out
    if language == "fr":  # which of the two spaces it is depends on the version of babel
        exactly = exactly.replace("\u00a0%", "\u202f%")
    assert f" {share} " in exactly
    assert "p95" not in exactly


# What programs rely on; a field may be added here, and none may go.
FIELDS = {
    "game", "version", "players", "options", "seed", "bot", "bots", "games", "moves",
    "chance_moves", "seconds", "moves_per_second", "wins", "endings", "rounds", "turns",
    "measures", "happenings", "happenings_error", "histograms",
}  # fmt: skip


def test_the_fields_of_a_simulation_stay_and_are_documented(run: Terminal) -> None:
    words = ("simulate", "goose", "--games", "50", "--count", "--histograms", "--json")
    found = run(*words).data
    assert set(found) == FIELDS
    assert set(found["wins"]) == {"by_seat", "by_seat_error", "by_order", "by_order_error"}
    for name in ("rounds", "turns"):
        assert set(found[name]) == {"mean", "error", "median", "p95", "max"}
        assert sum(found["histograms"][name].values()) == 50
    page = Path("docs/run_an_experiment.md").read_text("utf-8")
    table = page.partition("These fields stay")[2].partition("\n\n\n")[0]
    documented = set(re.findall(r"`(\w+)`", table))
    assert documented >= FIELDS | set(found["wins"]) | set(found["turns"])


def test_simulate_shows_histograms(run: Terminal) -> None:
    ran = run("simulate", "cookie-party", "--games", "5", "--histograms")
    assert "\nrounds\n" in ran.out
    assert "\npoints" in ran.out
    assert "█" * 40 in ran.out
    assert "█" not in run("simulate", "goose", "--games", "5").out


def test_a_stopped_simulation_goes_on(
    run: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("simulate", "goose", "--games", "30000", "--seed", "3", "--json")
    where = ("--resume", str(tmp_path / "sums.json"))
    add = Counts.add

    def interrupted(self: Counts, tally: Any) -> None:
        if self.games >= 10_000:
            raise KeyboardInterrupt
        add(self, tally)

    with monkeypatch.context() as patch:
        patch.setattr(Counts, "add", interrupted)
        stopped = run(*words, *where)
    assert stopped.code == 130
    assert "Run the same command again to carry on from here." in stopped.err
    whole, again = run(*words).data, run(*words, *where).data
    for name in ("seconds", "moves_per_second"):
        del whole[name], again[name]
    assert again == whole


def test_simulate_seats_a_bot_at_each_seat(run: Terminal) -> None:
    words = ("simulate", "cookie-addict", "--set", "length=short", "--games", "3")
    ran = run(*words, "--bots", "greedy,crumb")
    assert "bots at the seats" in ran.out
    assert "greedy,crumb" in ran.out


TOURNAMENT = ("tournament", "cookie-addict", "--set", "length=short", "--games", "4")


def test_a_tournament_gives_what_programs_need(run: Terminal) -> None:
    found = run(*TOURNAMENT, "--bots", "random,greedy,crumb", "--iterations", "5", "--json").data
    assert found["matches"] == 12
    assert found["iterations"] == 5
    assert {one["bot"] for one in found["standings"]} == {"random", "greedy", "crumb"}
    for one in found["standings"]:
        assert 0 <= one["low"] <= one["score"] <= one["high"] <= 1
        assert one["matches"] == 8
    assert len(found["pairs"]) == 3


def test_a_tournament_prints_standings_and_who_beat_whom(run: Terminal) -> None:
    ran = run(*TOURNAMENT, "--bots", "random,greedy", "--lang", "de")
    assert "Wertung" in ran.out
    assert "gegen" in ran.out
    assert ran.out.index("\ngreedy") < ran.out.index("\nrandom")
    assert ran.err == ""


def test_a_tournament_draws_a_line_for_each_bot(run: Terminal) -> None:
    ran = run(*TOURNAMENT, "--bots", "random,greedy,crumb", "--iterations", "5")
    drawn = [line.split() for line in ran.out.splitlines() if "●" in line]
    assert [bot for bot, _, _ in drawn][-1] == "random"
    assert {len(line) for _, line, _ in drawn} == {40}
    places = [line.index("●") for _, line, _ in drawn]
    assert places == sorted(places, reverse=True), "the strongest stands first and farthest right"
    assert "●" not in run(*TOURNAMENT, "--bots", "random,greedy", "--json").out


def test_a_rating_is_drawn_inside_its_interval() -> None:
    standings = [
        {"bot": "master", "rating": 105.0, "rating_low": 50.0, "rating_high": 195.0},
        {"bot": "greedy", "rating": -105.0, "rating_low": -195.0, "rating_high": -50.0},
    ]
    assert plot_of_ratings(standings) == [
        ["master", "·" * 24 + "━" * 6 + "●" + "━" * 9, "+105"],
        ["greedy", "━" * 9 + "●" + "━" * 5 + "·" * 25, "-105"],
    ]
    same = [{"bot": "one", "rating": 0.0, "rating_low": 0.0, "rating_high": 0.0}]
    assert plot_of_ratings(same) == [["one", "●" + "·" * 39, "+0"]]


def test_bench_bots_prints_iterations_per_second(
    run: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")
    monkeypatch.setattr("cookietin.lab.bench.SECONDS", 0.01)
    monkeypatch.setattr("cookietin.lab.bench.REPEATS", 1)
    monkeypatch.setattr("cookietin.lab.bench.PLIES", 2)
    monkeypatch.setattr("cookietin.lab.bench.FEW_ITERATIONS", 2)
    assert "iterations/s, one core" in run("bench", "bots", "cookie-addict").out
    (found,) = run("bench", "bots", "tock", "--json").data
    assert found["search"] == "dream"
    assert found["iterations_per_second"] > 0
    assert found["iterations_per_second_with_plies"] > 0


def test_simulate_counts_what_happens(run: Terminal) -> None:
    words = ("simulate", "goose", "--players", "3", "--games", "200", "--count")
    often = run(*words, "--json").data["happenings"]
    assert list(often)[:3] == ["begins", "thrown", "walks"]
    assert often["begins"] == 1
    assert often["thrown"] == often["walks"] + often["leaps"]
    assert often["put-back"] == often["swapped"] == 0
    back = run(*words, "--json", "--set", "occupied=back").data["happenings"]
    assert back["put-back"] > 0
    shown = run(*words).out
    lines = shown.partition("How often in a game")[2].splitlines()
    table = [line.split()[:2] for line in lines]
    assert ["begins", "1.00"] in table
    assert ["thrown", f"{often['thrown']:,.2f}"] in table


def test_puzzles_are_found_the_same_for_a_seed_and_written(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.tin"
    asked = ("puzzles", "dots-and-boxes", "--count", "1", "--difficulty", "easy", "--seed", "3")
    found = run(*asked, "--json", "--out", str(file)).data
    (puzzle,) = found["puzzles"]
    assert puzzle["difficulty"] == "easy"
    assert puzzle["goal"].startswith("Close as many boxes as you can.")
    (read,) = read_puzzles(file.read_text("utf-8"), registry.plug)
    assert [one["move"] for one in puzzle["solution"]] == [*read.solution]
    assert run(*asked).out == file.read_text("utf-8")
    nowhere = run(*asked, "--out", str(tmp_path / "nowhere" / "x"))
    assert (nowhere.code, nowhere.err.count("\n")) == (2, 1)


def test_exact_answers_for_goose(run: Terminal) -> None:
    found = run("exact", "goose", "--json", "--set", "release=off").data
    assert found["deadlock"] == pytest.approx(0.186464, abs=1e-6)
    assert "18.65%" in run("exact", "goose", "--set", "release=off").out
    begins = run("exact", "goose", "--json", "--set", "first=1").data
    assert begins["win"]["by_seat"] == begins["win"]["by_order"][::-1]


def test_legal_tells_what_may_be_done_and_why_not(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    position = cookietin.game("goose", first=1).start(1)
    file.write_text(json.dumps(position.to_dict()), encoding="utf-8")
    assert run("legal", str(file)).out == "Blueberry (seat 1) can play: throw\n"
    assert run("legal", str(file), "throw").out == "Blueberry can play “throw”.\n"
    refused = run("legal", str(file), "throw", "--seat", "0", "--json").data
    assert refused == {
        "seat": 0, "move": "throw", "legal": False, "clause": "1", "reason": "It’s not your turn.",
    }  # fmt: skip
    unknown = run("legal", str(file), "fly")
    assert (unknown.code, "no such move" in unknown.err) == (2, True)
    assert run("legal", str(file), "--json").data["moves"] == [{"seat": 1, "move": "throw"}]


def test_legal_takes_a_record_and_its_end(run: Terminal, record: Path) -> None:
    assert "The game is over" in run("legal", str(record)).out
    assert run("legal", str(record), "--json").data["over"] is True


def test_legal_lists_the_moves_of_chance(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "chance.json"
    file.write_text('{"game": "goose", "state": {}}', encoding="utf-8")
    assert run("legal", str(file)).out == "It’s up to chance: 0 begins, 1 begins\n"


def test_replay_tells_the_match_in_words(run: Terminal, record: Path) -> None:
    told = run("replay", str(record), "--lang", "nl").out
    assert "gooit" in told
    assert "bereikt 63 en wint. (3.9)" in told
    steps = run("replay", str(record), "--json").data
    assert steps[0]["seat"] == "chance"
    assert any("rolls" in line for step in steps for line in step["told"])
    assert run("replay", str(record), "--boards").out.count("┌") > told.count("┌")
    start = run("replay", str(record), "--at", "0", "--json").data
    assert start["state"]["squares"] == [0] * 6
    assert run("replay", str(record), "--at", "999").code == 2


def test_replay_counts_the_moves_of_players_and_begins_after_the_set_up(run: Terminal) -> None:
    record = registry.plug("cookie-addict").folder / "records/stuck.tin"
    text = record.read_text("utf-8")
    begun = next(one for one in written.replays(text, registry.plug) if CHANCE not in one.seats)
    assert run("replay", str(record), "--at", "0", "--json").data == begun.to_dict()
    moves = sum(line[:1].isdigit() for line in text.splitlines())
    assert run("replay", str(record), "--at", str(moves)).code == 0
    assert run("replay", str(record), "--at", str(moves + 1)).code == 2


def test_replay_keeps_no_position_but_the_last_two(
    run: Terminal, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[weakref.ref[Position]] = []
    most = 0
    after = Position.after

    def watched(self: Position, played: Move) -> Position:
        nonlocal most
        found = after(self, played)
        made.append(weakref.ref(found))
        most = max(most, sum(position() is not None for position in made))
        return found

    monkeypatch.setattr(Position, "after", watched)
    for words in ((), ("--json",), ("--boards",), ("--at", "3")):
        assert run("replay", str(record), *words).code == 0
    assert 2 <= most <= 6  # two of the end, and three that are being told


def test_verify_proves_the_dice(run: Terminal, record: Path) -> None:
    commitment = Fair(bytes(32)).commitment
    found = run("verify", str(record), "--json").data
    assert found["dice"] == "fair"
    assert found["proved"] > found["moves"] > 0
    assert (found["typed"], found["unproved"], found["ending"]) == (0, 0, "home")
    assert found["commitment"] == commitment
    ran = run("verify", str(record), "--commitment", commitment.upper())
    assert "the one you noted" in ran.out
    assert run("verify", str(record), "--commitment", "0" * 64).code == 2


def test_verify_says_what_the_dice_do_not_prove_until_the_digest_fits(
    run: Terminal, record: Path
) -> None:
    digest = written.digest_of(written.read(record.read_text(encoding="utf-8")))
    ran = run("verify", str(record)).out
    assert "where the record stops are NOT proved by the dice" in ran
    assert f"The digest of this record is {digest}" in ran
    assert "the dice were fixed by then only if it’s the same" in ran
    found = run("verify", str(record), "--json").data
    assert (found["digest"], found["digest_compared"], found["set_up"]) == (digest, False, False)
    ran = run("verify", str(record), "--digest", digest.upper()).out
    assert "NOT proved" not in ran
    assert "This is exactly the record whose digest you noted" in ran
    assert run("verify", str(record), "--digest", digest, "--json").data["digest_compared"]
    other = run("verify", str(record), "--digest", "0" * 64)
    assert other.code == 2
    assert "isn’t the record whose digest you noted" in other.err


def test_verify_says_that_a_match_began_from_a_position_set_up_by_hand(
    run: Terminal, tmp_path: Path
) -> None:
    game = cookietin.game("goose")
    file = tmp_path / "match.tin"
    file.write_text(game.position(game.start(seed=1).to_dict()).record(), encoding="utf-8")
    assert "started from a position set up by hand" in run("verify", str(file)).out
    assert run("verify", str(file), "--json").data["set_up"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_speaks_every_language(run: Terminal, record: Path, language: str) -> None:
    digest = written.digest_of(written.read(record.read_text(encoding="utf-8")))
    ran = run("verify", str(record), "--lang", language)
    assert digest in ran.out
    assert len(ran.out.splitlines()) == 6
    ran = run("verify", str(record), "--lang", language, "--digest", digest)
    assert len(ran.out.splitlines()) == 4


@pytest.mark.parametrize("option", ["--commitment", "--digest"])
@pytest.mark.parametrize("given", ["", "12", "x" * 64, "0" * 5000])
def test_what_is_no_commitment_or_digest_is_said_in_one_line(
    run: Terminal, record: Path, option: str, given: str
) -> None:
    ran = run("verify", str(record), option, given)
    assert ran.code == 2
    assert "isn’t 64 hexadecimal digits" in ran.err
    assert len(ran.err.splitlines()) == 1
    assert len(ran.err) < 200


def test_verify_claims_nothing_of_a_secret_that_is_not_there(run: Terminal, record: Path) -> None:
    sealed = changed(record, r"^secret: \w+\n", "")
    for words in ((), ("--commitment", Fair(bytes(32)).commitment)):
        said = run("verify", sealed, *words).out
        assert "The secret that belongs to it isn’t in the record" in said
        assert "the dice were fixed" not in said


def test_verify_reads_standard_input_and_windows_lines(run: Terminal, record: Path) -> None:
    lines = ("\ufeff" + record.read_text(encoding="utf-8")).splitlines()
    assert run("verify", "-", typed=[line + "\r" for line in lines]).code == 0


def test_warm_compiles_every_game(run: Terminal) -> None:
    assert [one["game"] for one in run("warm", "--json").data] == cookietin.names()


def test_warm_without_numba_says_so(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COOKIETIN_INTERPRET", "1")
    assert "interpreted" in run("warm").out


# Playing


def test_a_match_is_played_to_its_end_and_can_be_verified(run: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "evening.tin")
    ran = run("play", "goose", "--seed", "3", "--save", file, "--lang", "nl", typed=[""] * 300)
    assert ran.code == 0
    assert "wint. (3.9)" in ran.out
    assert run("verify", file).code == 0


def test_a_move_that_may_not_be_played_is_explained_and_asked_again(
    run: Terminal, tmp_path: Path
) -> None:
    file, copy = str(tmp_path / "a.tin"), str(tmp_path / "b.tin")
    typed = ["fly", "?", "rules 3.5", "rules 9.9", f"save {copy}", "save /dev/null/x", "throw", "q"]
    ran = run("play", "goose", "--save", file, "--set", "first=0", typed=typed)
    assert "“fly” can’t be played: There’s no such move here." in ran.out
    assert "31, the well" in ran.out
    assert "no clause 9.9" in ran.out
    assert "can’t be written" in ran.out
    assert "Ginger rolls" in ran.out
    assert cookietin.read(Path(copy)).line == ()
    assert ran.code == 0


def test_who_leaves_goes_on_later(run: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "evening.tin")
    left = run(
        "play", "goose", "--save", file, "--names", "Ada,Bo", "--people", "2", typed=["", ""]
    )
    assert f"play --from {file}" in left.out
    before = cookietin.read(Path(file))
    assert before.outcome is None
    run("play", "--from", file, "--people", "2", typed=[""] * 500)
    after = cookietin.read(Path(file))
    assert after.outcome is not None
    assert after.line[: len(before.line)] == before.line
    assert 'seat 1: "Bo"' in Path(file).read_text(encoding="utf-8")
    assert run("verify", file, "--json").data["unproved"] == 0


def test_a_match_is_kept_even_if_nobody_says_where(run: Terminal) -> None:
    run("play", "goose", typed=["q"])
    assert len(list(data_folder().glob("goose-*.tin"))) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights")
def test_nobody_else_reads_the_dice_of_a_match_that_is_kept(run: Terminal) -> None:
    run("play", "goose", typed=["q"])
    assert data_folder().stat().st_mode & 0o077 == 0


def test_own_dice_are_asked_for_and_marked(run: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "dice.tin")
    typed = ["", "3-7", "nonsense", "3 4", "", "66", "", "q"]
    ran = run("play", "goose", "--people", "2", "--own-dice", "--set", "first=0", "--save", file,
              typed=typed)  # fmt: skip
    assert ran.out.count("There’s no such move here") == 2
    assert "Ginger rolls 3 and 4: from the start to 7." in ran.out
    text = Path(file).read_text(encoding="utf-8")
    assert "! 3-4\n" in text
    assert "! 6-6\n" in text
    assert run("verify", file, "--json").data["typed"] == 2


def test_a_seed_gives_the_same_dice_and_the_same_bots(
    run: Terminal, tmp_path: Path, crumbs_is_known: None
) -> None:
    files = [tmp_path / f"{number}.tin" for number in range(3)]
    for file in files:
        run("play", "crumbs", "--players", "4", "--people", "0", "--seed", "7", "--save", str(file))
    first, *others = (file.read_text("utf-8") for file in files)
    assert [first] * 2 == others


def test_a_board_calls_people_by_their_names(run: Terminal, tmp_path: Path) -> None:
    words = ("play", "goose", "--save", str(tmp_path / "a.tin"), "--players", "3")
    out = run(*words, "--people", "2", "--names", "Ada,Bo", "--set", "first=0", typed=["q"]).out
    for line in ("A Ada on start", "B Bo on start", "C Honey on start"):
        assert line in out
    assert "Ginger" not in out


def test_bots_alone_need_nobody(run: Terminal, tmp_path: Path) -> None:
    ran = run("play", "goose", "--people", "0", "--save", str(tmp_path / "bots.tin"))
    assert "(3.9)" in ran.out


def test_it_runs_as_a_program_and_survives_a_closed_pipe(record: Path) -> None:
    command = f"{sys.executable} -m cookietin replay --boards {record} | head -1"
    ran = subprocess.run(
        command, shell=True, capture_output=True, text=True, env={**os.environ, "LANG": "C"},
        check=True,
    )  # fmt: skip
    assert ran.stdout == "Goose\n"
    assert ran.stderr == ""


CONTROL = "\x1b[2J\x9b31m\x07\u202e"


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("pattern", "new"),
    [("game: goose", f"game: {CONTROL}goose"), ("rules: ", f"{CONTROL}rules: "),
     ("players=", f"{CONTROL}players="), ("0 throw", f"0 {CONTROL}throw"),
     ("\ndice", '\nseat 0: "\\u001b[2J\\u202e"\ndice'), ("\ndice", '\nseat 0: "A\\nOK"\ndice'),
     ("\ndice", f'\nseat 0: "{CONTROL}"\ndice')],
)  # fmt: skip
def test_no_control_character_of_a_record_reaches_the_terminal(
    command: str, pattern: str, new: str, run: Terminal, record: Path
) -> None:
    text = record.read_text(encoding="utf-8")
    assert pattern in text
    record.write_text(text.replace(pattern, new, 1), encoding="utf-8")
    ran = run(command, str(record))
    assert ran.code == 2
    assert not set(CONTROL[:1] + "\x9b\x07\u202e") & set(ran.out + ran.err)
    assert ran.err.count("\n") == 1


def test_no_control_character_in_what_a_command_prints_reaches_the_terminal(
    monkeypatch: pytest.MonkeyPatch, run: Terminal, record: Path
) -> None:
    """Whatever a game or a file brings: all that is printed goes through one filter."""
    monkeypatch.setattr("cookietin.cli.records.title", lambda *_: f"a\u00a0title{CONTROL}")
    ran = run("replay", str(record))
    assert ran.code == 0
    assert "a\u00a0title?[2J?31m??\n" in ran.out
