"""A replay shows what each could see, in chunks that are small and bounded."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import cookietin
from cookietin.engine import CHANCE, SPECTATOR, ask, registry, written
from cookietin.engine.picture import description_of, pieces_of
from cookietin.engine.position import Position
from cookietin.engine.texts import speaker, speaker_with_names
from cookietin.table.match import Match
from cookietin.web import replay
from cookietin.web.elements import emblem, symbols
from cookietin.web.reading import WAITING
from cookietin.web.replay import (
    Drawings,
    Film,
    Scene,
    chunk_of,
    film_in,
    film_of,
    moment_of,
    views_of,
)
from scene import scene
from table.evening import ANNA, BEN, Evening
from web.replays import keep, match_of, record_named
from web.site import Person, Site

RECORDS = {
    "goose": "home",
    "tock": "team",
    "cookie-party": "single",
    "cookie-box": "points",
    "cookie-addict": "stuck",
    "dots-and-boxes": "single",
}
LONG = record_named("cookie-party", "single")  # 42 rounds, 480 moments


def go_on() -> None:
    """There is time."""


def film(text: str) -> Film:
    """As if it had been played here: with people's names on the board."""
    return replace(film_in(text, 10_000, go_on), is_ours=True)


def test_names_in_a_strangers_record_are_in_no_drawing_that_is_kept() -> None:
    eyes = replay.eyes_for(film_in(LONG, 10_000, go_on), "0", "en")
    assert eyes.say is speaker(eyes.plug.package, "en")


def positions_of(text: str) -> list[Position]:
    """The moments of a record, found in another way: where somebody is to act, or it is over."""
    found: list[Position] = []
    for position in written.replays(text, registry.plug):
        if found and position.last is not None and position.last.seat == CHANCE:
            found.pop()
        found.append(position)
    return found


def chunk(text: str, view: str, start: int = 0, until: int = 10_000) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(chunk_of(film(text), view, "en", start, until, go_on))
    return found


def frames_of(text: str, view: str) -> list[dict[str, Any]]:
    """All frames, with their drawings as they were written."""
    found: list[dict[str, Any]] = []
    last = film(text).last
    while len(found) <= last:
        one = chunk(text, view, len(found))
        drawings = Drawings(one["drawings"])
        for frame in one["frames"]:
            drawn = {name: drawings.markup(frame[name]) for name in ("pieces", "description")}
            found.append(frame | drawn)
    return found


def views(game: str) -> list[tuple[str, str]]:
    """Of each game the views of nobody's seat, and that of one."""
    known = views_of(film(record_named(game, RECORDS[game])).game)
    return [(game, view) for view in ("1", "all", "open") if view in known]


# What is seen


@pytest.mark.parametrize(("game", "view"), [one for game in RECORDS for one in views(game)])
def test_a_view_in_the_replay_is_what_that_seat_could_see(game: str, view: str) -> None:
    text = record_named(game, RECORDS[game])
    shown = film(text)
    seat, plug = views_of(shown.game)[view], shown.plug
    names = tuple(replay.eyes_for(shown, view, "en").names)
    say = speaker_with_names(plug.package, "en", names)
    positions = positions_of(text)
    frames = frames_of(text, view)
    assert len(frames) == len(positions)
    for frame, position in zip(frames, positions, strict=True):
        known = position.bare if seat == CHANCE else position.view(seat).bare
        assert frame["pieces"] == pieces_of(plug, known, seat, say)
        assert frame["description"] == description_of(plug, known, seat, say)
    reader = seat if plug.has_secrets else SPECTATOR
    for frame, (before, after) in zip(frames[1:], pairwise(positions), strict=True):
        told = [line.text("en", names) for line in after.phrases_since(before, reader)]
        assert frame.get("lines", [])[: len(told)] == told
        assert len(frame.get("lines", [])) == len(told) + (after.outcome is not None)


@pytest.mark.parametrize("game", RECORDS)
def test_only_a_game_that_draws_what_was_secret_offers_a_view_of_it(game: str) -> None:
    plug = registry.plug(game)
    say = speaker_with_names(plug.package, "en", ("",) * 8)
    pictures = [
        [pieces_of(plug, ask.view_of(plug, one.bare, seat), seat, say) for seat in (9, CHANCE)]
        for one in positions_of(record_named(game, RECORDS[game]))
    ]
    differs = plug.has_secrets and any(watched != open_ for watched, open_ in pictures)
    assert plug.view.has_open_view == differs


def test_a_match_begins_when_the_set_up_is_over() -> None:
    text = record_named("cookie-addict", "stuck")  # in which 42 tiles are laid out first
    begun = positions_of(text)[0]
    assert begun.length == 42
    first, second, *_ = film(text).scenes
    assert (first.at, first.moves) == (0, ())
    assert first.after == begun.bare
    assert second.moves[0].seat in begun.seats


def test_the_last_moment_tells_who_has_won() -> None:
    shown = moment_of(film(record_named("goose", "home")), "all", "en", 999, go_on)
    assert re.fullmatch(r"\w+ reaches 63 and wins\.", shown.told[-1])


def test_the_dice_that_lie_on_the_board_are_those_of_the_last_throw() -> None:
    last, seen = "", set()
    for frame in frames_of(record_named("goose", "home"), "all"):
        for step in frame.get("steps", ()):
            last = "".join(map(str, step.get("faces", ()))) or last
        assert frame.get("faces", "") == last
        seen.add(last)
    assert len(seen) > 5


@pytest.mark.parametrize("seat", [0, 5, 6, 13])
def test_whoever_moved_has_an_emblem_on_the_page(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of others can have more seats than there are shapes."""
    monkeypatch.setattr(Scene, "mover", seat)
    frame = frames_of(record_named("goose", "home"), "all")[1]
    shape = f"emblem-{frame['mover']}"
    assert f'id="{shape}"' in symbols()
    assert f'"#{shape}"' in emblem(seat)  # which a table shows


@pytest.mark.parametrize(("game", "view"), [("cookie-party", "0"), ("tock", "1"), ("goose", "all")])
def test_what_still_lies_there_is_known_wherever_a_chunk_begins(game: str, view: str) -> None:
    text = record_named(game, RECORDS[game])
    whole = frames_of(text, view)
    for start in range(1, len(whole), max(3, len(whole) // 8)):
        one = chunk(text, view, start, start + 1)
        (frame,) = one["frames"]
        for name in ("faces", "told", "stays"):
            assert frame.get(name) == whole[start].get(name), (start, name)


def test_a_replay_of_a_table_is_that_of_its_record() -> None:
    for game, name in RECORDS.items():
        text = record_named(game, name)
        match = match_of(text, ["Ann"] * registry.game(game, **written.read(text).options).players)
        assert_same_film(match)


def test_what_was_taken_back_is_not_in_the_replay() -> None:
    async def story() -> Match:
        evening = Evening("goose", players=2, first="0")
        await evening.sit(ANNA, BEN)
        assert (await evening.play(0, "throw")).ok
        assert (await evening.do(ANNA, "undo", seat=0)).ok
        assert (await evening.do(BEN, "agree", yes=True, about=1)).ok
        await evening.play_on(2)  # a third may win
        assert (await evening.do(ANNA, "end")).ok
        return evening.table.match

    match = scene(story)
    assert any(turn.undone_by is not None for turn in match.log)
    assert_same_film(match)


def assert_same_film(match: Match) -> None:
    """The moments of a table are those that its record tells."""
    mine, read = film_of(match), film(match.record(None))
    assert mine.last == read.last
    for one, other in zip(mine.scenes, read.scenes, strict=True):
        assert (one.at, one.moves) == (other.at, other.moves)
        assert (one.before, one.after) == (other.before, other.after)


def test_rounds_and_turning_points_are_where_they_happen() -> None:
    outline = moment_of(film(LONG), "all", "en", 0, go_on).outline
    positions, plug = positions_of(LONG), registry.plug("cookie-party")
    rounds = [plug.rules.rounds(one.bare) for one in positions]
    assert [rounds[at] for at in outline.rounds] == [*range(1, 43)]
    assert all(rounds[at - 1] < rounds[at] for at in outline.rounds if at)
    assert outline.turns
    leader = -1
    for at, position in enumerate(positions):
        points = [plug.rules.score(position.bare, seat) for seat in range(3)]
        ahead = [seat for seat in range(3) if points[seat] == max(points)]
        is_new = len(ahead) == 1 and leader not in (-1, ahead[0])
        assert is_new == (at in outline.turns), at
        leader = ahead[0] if len(ahead) == 1 else leader


def test_what_all_played_in_a_round_stands_with_its_lines() -> None:
    positions = positions_of(LONG)
    rounds = set()
    for at, frame in enumerate(frames_of(LONG, "all")):
        if frame["round"] and "lines" in frame:
            before = positions[at - 1].state
            assert frame["all"] == f"Everyone plays the {before.one + before.other}"
            rounds.add(frame["round"])
    assert rounds == {*range(1, 43)}


def test_rounds_that_all_play_at_once_are_watched_by_round(site: Site, tock: str) -> None:
    anna = site.person("de")
    page = anna.post("/replay", record=LONG).text
    ways = re.findall(r'name="by" value="(\w+)" form="none"( checked)?><span>([\w ]+)</span>', page)
    assert ways == [("round", " checked", "Pro Runde"), ("move", "", "Pro Zug")]
    assert "mit Umschalttaste das andere" in page
    assert 'name="by"' not in anna.get(f"{tock}/replay").text  # a deal is long, and of many turns
    begun = positions_of(LONG)[:3]
    short = begun[-1].record()
    assert 'name="by"' not in anna.post("/replay", record=short).text  # it has one round


# How much of it


def test_a_chunk_is_bounded_in_moments_and_in_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = chunk(LONG, "0")
    assert len(whole["frames"]) == replay.MOST_MOMENTS
    assert len(chunk(LONG, "0", 470)["frames"]) == 11
    assert len(chunk(LONG, "0", 5, 9)["frames"]) == 4
    monkeypatch.setattr(replay, "MOST_LETTERS", 20_000)
    few = chunk(LONG, "0")
    assert 1 <= len(few["frames"]) < 50
    assert len(json.dumps(few["drawings"])) < 60_000
    monkeypatch.setattr(replay, "MOST_LETTERS", 1)
    assert len(chunk(LONG, "0")["frames"]) == 1  # so that it goes on


@pytest.mark.parametrize("game", ["tock", "cookie-party", "cookie-box"])
def test_what_does_not_change_is_sent_once(game: str) -> None:
    text = record_named(game, RECORDS[game])
    found = json.loads(chunk_of(film(text), "0", "en", 0, 10_000, go_on))
    drawings, frames = Drawings(found["drawings"]), found["frames"]
    assert len({json.dumps(one) for one in drawings.pieces}) == len(drawings.pieces)
    written_out = sum(len(drawings.markup(frame["pieces"])) for frame in frames)
    assert len(json.dumps(found["drawings"])) < written_out / 8


def test_a_drawing_is_put_together_as_it_was_taken_apart() -> None:
    drawings = Drawings()
    for markup in (
        "<g/>",
        '<g id="a"></g>',
        '<g id="a"><title>1 &lt; 2</title><g><path d="M0 0"/><path d="M0 0"/></g></g>',
        "<g><text x='1'>a<tspan>b</tspan>c</text><use href='#a>b'/></g>",
    ):
        assert drawings.markup(drawings.add(markup)) == markup
    assert drawings.add("<g/>") == 0


def test_between_two_moments_a_chunk_can_be_stopped() -> None:
    pauses: list[int] = []

    def stop() -> None:
        pauses.append(1)
        if len(pauses) > 20:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        chunk_of(film_of(match_of(LONG, ["a", "b", "c"])), "0", "en", 0, 99, stop)
    with pytest.raises(TimeoutError):
        moment_of(film(LONG), "0", "en", 0, stop)


# Asking for it


@pytest.fixture
def tock(site: Site) -> str:
    """A table of Tock that is over."""
    return keep(site, record_named("tock", "team"), ["Ann", "Ben", "Cleo", "Dan"])


def test_a_link_to_a_moment_opens_that_moment(tock: str, anna: Person) -> None:
    page = anna.get(f"{tock}/replay?at=12&of=2").text
    assert "Step 12 of 129" in page
    assert '<option value="2" selected>Cleo</option>' in page
    assert f'value="http://testserver{tock}/replay?at=12&amp;of=2"' in page
    assert f'href="{tock}"' in page
    assert 'name="at" value="13" data-go="next"' in page  # also where no script runs
    frame = json.loads(anna.get(f"{tock}/replay/frames?from=12&to=13&of=2").text)
    drawn = Drawings(frame["drawings"]).markup(frame["frames"][0]["pieces"])
    assert drawn in page


@pytest.mark.parametrize(("at", "meant"), [("", 0), ("-1", 0), ("x", 0), ("9999", 129)])
def test_a_moment_that_is_none_is_the_first_or_the_last(
    tock: str, anna: Person, at: str, meant: int
) -> None:
    assert f"Step {meant} of 129" in anna.get(f"{tock}/replay?at={at}").text


@pytest.mark.parametrize("of", ["", "4", "-1", "open", "9", "Ann", "00"])
def test_a_view_that_is_none_is_what_all_could_see(tock: str, anna: Person, of: str) -> None:
    assert '<option value="all" selected>' in anna.get(f"{tock}/replay?of={of}").text


def test_whoever_sat_at_one_seat_sees_it_as_they_saw_it(site: Site, anna: Person) -> None:
    path = anna.make_table("tock", players="2", seat_1="bot", name_0="Ann")
    with anna.sit(path) as line:
        assert line.send("end")["ok"]
    assert '<option value="0" selected>Ann</option>' in anna.get(f"{path}/replay").text
    assert '<option value="all" selected>' in site.person().get(f"{path}/replay").text


@pytest.mark.parametrize(
    "asked",
    ["", "from=0", "to=5&of=0", "from=0&to=5", "from=0&to=0&of=0", "from=5&to=5&of=0",
     "from=-1&to=5&of=0", "from=x&to=5&of=0", "from=130&to=140&of=0", "from=0&to=5&of=4",
     "from=0&to=5&of=open", "from=0&to=5&of=8", "from=0&to=5&of=９", "from=99999999&to=9&of=0"],
)  # fmt: skip
def test_frames_that_do_not_exist_are_refused(tock: str, anna: Person, asked: str) -> None:
    assert anna.get(f"{tock}/replay/frames?{asked}").status_code == 404
    form = dict(one.split("=") for one in asked.split("&") if one)
    record = record_named("tock", "team")
    assert anna.post("/replay/frames", record=record, **form).status_code == 404


def test_a_roomful_of_people_watches_at_once(site: Site, tock: str) -> None:
    people = [site.person() for _ in range(3 * WAITING)]
    with ThreadPoolExecutor(len(people)) as threads:
        answers = [threads.submit(one.get, f"{tock}/replay?at=129") for one in people]
    assert {answer.result().status_code for answer in answers} == {200}


def test_what_one_of_a_household_has_watched_costs_the_others_nothing(
    site: Site, tock: str, anna: Person
) -> None:
    asked = f"{tock}/replay/frames?from=0&to=100&of=1"
    first = anna.get(asked)
    rates = site.app.state.rates
    rates.take("reading", "192.0.2.1", 15)
    rates.charge("reading", "192.0.2.1", 100.0)  # they have read a lot
    assert anna.get(asked.replace("of=1", "of=2")).status_code == 429
    again = site.person().get(asked)
    assert (again.status_code, again.json()) == (200, first.json())
    assert site.person("de").get(asked).status_code == 429  # it would be drawn in other words


def test_chunks_that_nobody_asks_for_any_more_are_not_kept() -> None:
    shelf = replay.Shelf(most=10)
    for name in ("one", "two", "six"):
        shelf.keep(name, b"1234")
        assert shelf.find("one") == b"1234"
    assert [*shelf.chunks] == ["six", "one"]
    shelf.keep("one", b"12")
    assert shelf.size == 6


def test_the_outline_of_a_match_is_worked_out_once_for_all_who_watch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = match_of(record_named("tock", "team"), list("abcd"))
    first = replay.moment_of(replay.film_of(match), "0", "en", 60, go_on)
    monkeypatch.setattr(replay.Outline, "add", None)
    again = replay.moment_of(replay.film_of(match), "1", "en", 30, go_on)
    assert again.outline is first.outline
    assert (again.at, again.round) == (30, match.plug.rules.rounds(match.turns[29].before.bare))


def test_of_a_match_that_is_not_over_there_is_no_replay(anna: Person) -> None:
    path = anna.make_table("tock", players="2", seat_1="here")
    assert anna.get(f"{path}/replay").url.path == path
    assert anna.get(f"{path}/replay/frames?from=0&to=1&of=0").status_code == 404


def test_an_uploaded_record_is_played_like_a_table(anna: Person) -> None:
    record = record_named("cookie-box", "points").replace("\n", "\r\n")
    page = anna.post("/replay", record=record, at="5", of="1").text
    assert "Step 5 of 61" in page
    assert "replay-frames" not in page
    answer = anna.post("/replay/frames", record=record, **{"from": "5", "to": "7", "of": "1"})
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    assert len(json.loads(answer.text)["frames"]) == 2
    broken = anna.post("/replay/frames", record="no", **{"from": "0", "to": "7", "of": "1"})
    assert broken.status_code == 400


def test_a_match_that_nobody_has_moved_in_has_one_moment(anna: Person) -> None:
    path = anna.make_table("goose", seat_1="here")
    with anna.sit(path) as line:
        assert line.send("end")["ok"]
    assert "Step 0 of 0" in anna.get(f"{path}/replay").text
    found = json.loads(anna.get(f"{path}/replay/frames?from=0&to=9&of=all").text)
    assert len(found["frames"]) == 1


def test_a_seed_and_a_position_of_ones_own_can_be_replayed() -> None:
    position = cookietin.game("goose").start(seed=3)
    while position.outcome is None:
        position = position.play("throw")
    shown = moment_of(film(position.record()), "all", "en", 10_000, go_on)
    assert shown.at == shown.film.last == sum(move.seat != CHANCE for move in position.line)
    assert shown.told


@pytest.mark.parametrize("names", [0, 1, 4])
def test_a_record_can_name_all_players_or_some_or_none(names: int) -> None:
    text = "\n".join(
        line
        for line in record_named("cookie-box", "points").split("\n")
        if not (line.startswith("seat ") and int(line[5]) >= names)
    ).replace('"Ginger"', '"<b>Ann</b>"')
    shown = moment_of(film(text), "all", "de", 999, go_on)
    assert len(shown.eyes.names) == 4
    assert all(shown.eyes.names)
    assert "<b>" not in shown.picture
