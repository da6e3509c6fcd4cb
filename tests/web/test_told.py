"""What a table tells and shows of what has happened, and by whom it is to go on."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass
from html import unescape
from typing import Any

import pytest

from cookietin.engine import SPECTATOR, ask, registry
from cookietin.engine.chance import Fair
from cookietin.engine.esc import esc
from cookietin.engine.position import Position
from cookietin.engine.record import values_of
from cookietin.engine.view import BEATS, beats_of
from cookietin.games.cookie_addict.tests.test_rules import at_a_thief
from cookietin.games.cookie_box.tests.drawn import place as place_box
from cookietin.games.goose.tests.drawn import place as place_goose
from cookietin.games.tock.tests.drawn import place as place_tock
from cookietin.table.bots import SLOW, TO_READ, let_bot_move, time_to_follow
from cookietin.table.table import Table, Times, Viewer
from cookietin.web import board, elements, panel
from cookietin.web.look import look_at
from scene import scene
from table.evening import ANNA, AT_ONCE, BEN, CLEO, Evening
from web.site import ORIGIN, Line, Person, Site
from web.test_seats import play


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


def test_what_has_happened_is_told_in_whole_sentences_however_much_it_is() -> None:
    """On a phone what concerns me, the last and the first of them, as many as fit; a line that
    fits nowhere is still told.
    """
    one, in_few_lines = "Tilly & Ben take 2 cookies.", elements.in_few_lines
    assert in_few_lines([(one, False)]) == "Tilly &amp; Ben take 2 cookies."
    told = [(f"{number}: {one}", False) for number in range(9)]
    whole = esc(" ".join(text for text, _ in told[:3]))
    assert in_few_lines(told[:3]) == f"<small>{whole}</small>"
    assert seen_on_a_phone(in_few_lines(told)) == [0, 7, 8]
    told[2] = told[2][0], True
    shown = in_few_lines(told)
    assert seen_on_a_phone(shown) == [0, 2, 8]
    beside = re.sub("<.*?>", "", shown)
    assert elements.MOST_LETTERS < len(unescape(beside)) <= elements.WIDE_LETTERS
    assert in_few_lines([(one * 9, False)]) == f"<small>{esc(one * 9)}</small>"


def seen_on_a_phone(told: str) -> list[int]:
    """The numbers of the lines that it shows."""
    late = unescape(re.sub('<span class="early">.*?</span>', "", told))
    assert len(re.sub("<.*?>", "", late).strip()) <= elements.MOST_LETTERS
    return [int(number) for number in re.findall(r"(\d): ", late)]


def test_no_line_is_told_before_the_pawn_goes_that_way(anna: Person) -> None:
    """3.1 3.2 In Goose: each step says what stands over the board once it is over."""
    path = anna.make_table(seat_0="me", seat_1="here", opt_first="0", own_dice="on")
    with anna.sit(path) as line:
        assert line.send("throw", move="2-3")["ok"]
        begin, end = "Ginger rolls 2 and 3: from the start to 5.", "A goose! On to 10."
        told = [one.get("tells") for one in line.frame["steps"]]
        assert told == [begin, f"{begin} {end}", None]  # the last is over when all is told
        assert line.parts["told"] == f"{begin} {end}"


async def test_on_my_turn_all_is_told_that_others_did_since_my_own() -> None:
    """Anna reads of two turns of others; those who wait read of the last."""
    evening = Evening(players=3, first=0)
    table = await evening.sit(ANNA, BEN, CLEO)
    table.match.fair = Fair(bytes(32))  # the same throw every time, after which it's on the next
    told = {ANNA: list[str](), BEN: list[str]()}
    for seat in range(3):
        assert (await evening.play(seat, "throw")).ok
        for device, lines in told.items():
            lines.append(panel.what_happened(look_at(table, evening.watch(device), "en", ORIGIN)))
    names = {device: [re.findall(r"anna|ben|cleo", one) for one in told[device]] for device in told}
    assert [{*one} for one in names[ANNA]] == [{"anna"}, {"ben"}, {"ben", "cleo"}]
    assert [{*one} for one in names[BEN]] == [{"anna"}, {"ben"}, {"cleo"}]


def test_where_all_play_at_once_the_status_says_what(anna: Person) -> None:
    path = anna.make_table("cookie-party", seat_0="me", seat_1="bot", opt_setup="first")
    with anna.sit(path) as line:
        line.offered(bool)
        assert re.search(r"<span>Everyone plays the \d+</span>", line.parts["status"])


def test_the_lines_of_a_round_are_put_together_with_what_all_played(anna: Person) -> None:
    path = anna.make_table("cookie-party", seat_0="me", seat_1="bot", opt_setup="first")
    with anna.sit(path) as line:
        line.offered(bool)
        thrown = re.search(r"Everyone plays the \d+", line.parts["status"])
        assert thrown
        while "data-round" not in line.parts["log"]:
            play(line)
        assert f'<li data-round="1" data-all="{thrown[0]}"' in line.parts["log"]


@pytest.mark.parametrize(
    ("game", "name"), [("tock", "Home"), ("cookie-party", "Points"), ("dots-and-boxes", "Boxes")]
)
def test_a_score_says_what_it_is(game: str, name: str, anna: Person) -> None:
    with anna.sit(anna.make_table(game, seat_0="me", seat_1="here")) as line:
        told = re.findall(r'<span class="score">(.*?)</span>', line.parts["players"])
        assert told == 2 * [f"<small>{name}</small> 0"]


def test_own_dice_are_told_without_saying_first_that_one_throws(anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="here", opt_first="0", own_dice="on")
    with anna.sit(path) as line:
        assert 'class="throw"' in line.parts["choices"]
        assert line.send("throw", move="1-2")["ok"]
        assert "Ginger" in line.parts["log"]
        assert line.frame["moves"][0]["seat"] == 1


@pytest.mark.parametrize("game", ["tock", "cookie-party"])
def test_whoever_takes_over_a_screen_is_shown_the_turns_since_their_last(
    game: str, anna: Person
) -> None:
    path = anna.make_table(game, seat_0="me", seat_1="here")
    with anna.sit(path) as line:
        shown: list[dict[str, Any]] = []
        for _ in range(40):
            cover = re.search(r'data-seat="(\d)"', line.parts["cover"])
            if cover:
                assert line.send("show", seat=int(cover[1]))["ok"]
                shown.append(line.frame | {"after": line.parts["pieces"]})
            if len(shown) > 3:
                break
            line.offered(bool)
            short = [one["move"] for one in line.frame["moves"] if one["move"] in ("rest", "done")]
            play(line, *short[:1])
        last = shown[-1]
        assert last["steps"]
        assert last["before"]["cover"] == ""
        assert last["before"]["pieces"] != last["after"]
        for one in shown:  # the boards of the others are small, then as now
            pictures = (one.get("before", {}).get("pieces", one["after"]), one["after"])
            then, now = (re.findall(r'id="(\w+-\d)"[^>]* data-large', one) for one in pictures)
            assert then == now


def test_with_six_around_a_tablet_all_turns_since_one_s_own_are_seen_to_happen(
    anna: Person,
) -> None:
    here = {f"seat_{seat}": "here" for seat in range(1, 6)}
    path = anna.make_table("tock", players="6", seat_0="me", **here)
    with anna.sit(path) as line:
        seats: list[str] = []
        others: set[str] = set()
        while len(others) < 4:  # than whoever is handed the tablet, since it was theirs
            if cover := re.search(r'data-seat="(\d)"', line.parts["cover"]):
                assert line.send("show", seat=int(cover[1]))["ok"]
                told = " ".join(one.get("element", "") for one in line.frame["steps"])
                if cover[1] in seats:
                    others = {*seats[-seats[::-1].index(cover[1]) :]} - {cover[1]}
                seats.append(cover[1])
            line.offered(bool)
            play(line)
        assert others <= {*re.findall(r"(?:pawn|hand)-(\d)", told)}


async def test_bots_wait_until_the_last_move_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    evening = Evening(players=2, first=0)
    table = await evening.sit(ANNA, "bot")
    table.times = Times()
    table.match.fair = Fair(bytes(32))  # the same throw every time, after which it's on the bot
    assert (await evening.play(0, "throw")).ok
    steps = beats_of(table.match.account_of(ask.steps_of, table.match.log[-1], SPECTATOR))
    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "sleep", sleep)
        await let_bot_move(table, 1)
    assert steps >= BEATS["dice"]
    assert waited[-1] > 0.9 * (0.7 + 0.19 * steps) - 0.2


async def test_what_a_persons_move_has_led_to_can_be_read_before_a_bot_moves() -> None:
    """Two seconds after it was seen; after each other bots take a breath."""
    evening = Evening(players=3, first=0)
    table = await evening.sit(ANNA, "bot", "bot")
    table.match.fair = Fair(bytes(32))  # the same throw every time, after which it's on the next
    rests = []
    for move in (evening.play(0, "throw"), let_bot_move(table, 1)):
        await move
        steps = table.match.account_of(ask.steps_of, table.match.log[-1], SPECTATOR)
        table.times = Times()
        rests.append(time_to_follow(table) - 0.19 * beats_of(steps))
        table.times = AT_ONCE
    assert rests == pytest.approx([2.0, 0.7], abs=0.05)


def test_bots_wait_for_whoever_sits_here_and_has_chosen_slow() -> None:
    async def follow() -> None:
        evening = Evening(players=2, first=0)
        table = await evening.sit(ANNA, "bot")
        table.times = Times()
        assert (await evening.play(0, "throw")).ok
        rest = (1 + TO_READ) * table.times.bot_pause
        shown = time_to_follow(table) - rest
        watcher, player = evening.watch(CLEO), evening.watch(ANNA)
        watcher.is_slow = True  # a stranger makes nobody wait
        assert time_to_follow(table) - rest == pytest.approx(shown)
        player.is_slow = True
        assert time_to_follow(table) - rest == pytest.approx(SLOW * shown)

    scene(follow)


def test_nobody_who_comes_back_after_a_restart_waits_for_what_was_shown_before_it() -> None:
    async def restart() -> None:
        evening = Evening(players=2, first=0)
        table = await evening.sit(ANNA, "bot")
        table.times = times = Times(bot_pause=0.01)
        assert (await evening.play(0, "throw")).ok
        assert time_to_follow(table) > table.times.bot_pause
        evening.table = again = await evening.rebuilt()
        again.times = times
        assert time_to_follow(again) == again.times.bot_pause
        for known, pause in ((True, 0.0), (False, again.times.bot_pause)):
            evening.watch(ANNA).has_seen_all = known
            assert time_to_follow(again) == pause
        await let_bot_move(again, 1)
        assert time_to_follow(again) > again.times.bot_pause

    scene(restart)


def test_only_a_page_that_comes_back_and_has_missed_nothing_has_seen_all(
    site: Site, anna: Person
) -> None:
    path = anna.make_table(seat_0="me", seat_1="here", opt_first="0")
    with anna.sit(path) as line:
        line.offered(bool)
        assert line.move()["ok"]
        number = line.frame["number"]
    asked = {
        "": False,
        f"?drawn={number - 1}&below=0&page=": False,
        f"?drawn={number}&below=0&page=abc": False,  # it was opened just now
        f"?drawn={number}&below=0&page=": True,
    }
    for query, known in asked.items():
        address = f"{path}/ws{query}"
        with anna.client.websocket_connect(address, headers={"origin": ORIGIN}) as socket:
            assert Line(socket).send("say", text="hello")["ok"]
            (viewer,) = site.app.state.room.tables[path.removeprefix("/t/")].viewers
            assert viewer.has_seen_all is known, query


def test_a_page_that_shows_things_slowly_is_known_for_it(site: Site, anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="here")
    with anna.sit(path) as line:
        (viewer,) = site.app.state.room.tables[path.removeprefix("/t/")].viewers
        for slow in (True, False, "yes"):
            line.socket.send_text(json.dumps({"do": "pong", "slow": slow}))
            line.send("read", open=True)  # which is answered, after it
            assert viewer.is_slow is (slow is True)


def test_bots_wait_until_a_theft_was_read() -> None:
    async def follow() -> None:
        drawing = "A takes: plain | B: golden | C: rancid rancid | box: ? ? [plain plain]"
        position = place_box(drawing, thief="on")
        fields = position.state.FIELDS
        state = {n: value for n, value in values_of(position.state) if not fields[n].fixed}
        evening = Evening("cookie-box", players=3, thief="on")
        table = await evening.sit(ANNA, BEN, CLEO, state=state)
        table.times = Times()
        assert (await evening.play(1, "steal 2")).ok
        assert time_to_follow(table) == pytest.approx(table.times.bot_pause + 4, abs=0.05)

    scene(follow)


def test_where_the_last_cookie_was_taken_and_who_has_it_is_marked(anna: Person) -> None:
    path = anna.make_table("cookie-box", seat_0="me", seat_1="here")
    page = anna.get(path).text
    assert page.index('id="trail"') < page.index('id="pieces"')  # it covers none of them
    with anna.sit(path) as line:
        assert line.move()["ok"]
        assert "<circle" in line.parts["trail"]  # in the box
        assert "<rect" in line.parts["trail"]  # around the pile


@pytest.mark.parametrize("game", registry.names())
def test_what_comes_first_is_said_where_a_move_takes_several_taps(game: str) -> None:
    words = registry.plug(game).words
    told = [words.first(tap) for tap in ("card-0", "chip-0", "guard-1", "own-3", "dice")]
    assert sum(one is not None for one in told) == (game not in ("goose", "dots-and-boxes"))


# What touches somebody, for whoever wants to hear of nothing else


@dataclass(frozen=True)
class Touch:
    """What somebody does to another, and what that one is told; nobody else is concerned."""

    start: Position
    moves: tuple[tuple[int, str], ...]  # with the seats that make them
    touched: int
    told: str
    dice: str = ""  # that are thrown then


FOUR = "A takes: - | B: plain plain | C: - | D: - | box: ? ? [plain plain]"
TOUCHES = {
    "a pawn is taken": Touch(
        place_tock("*0: 5 - - - | 3 K  1: 8 - - - | 5  2: 40 - - - | 5  3: - - - - | 5", players=4),
        ((0, "3 a"),), 1, "ben’s pawn A goes back to the nest",
    ),
    "a pawn is swapped with": Touch(
        place_tock("*0: 5 - - - | J K  1: 8 - - - | 5  2: 40 - - - | 5  3: - - - - | 5", players=4),
        ((0, "J a 1a"),), 1, "ben’s pawn A",
    ),
    "a pawn makes room": Touch(
        place_goose("*A:10 B:13 C:30", occupied="swap"), (), 1, "ben", dice="2-1"
    ),
    "a cookie is stolen": Touch(
        place_box(FOUR, thief="on"), ((2, "steal 1"),), 1, "cleo’s hand is on ben’s pile!"
    ),
    "somebody is named as a thief": Touch(
        place_box(FOUR, thief="on"), ((2, "steal 1"), (1, "claim 0 0")), 0, "ben names anna",
    ),
    "cookies are stolen by a tile": Touch(
        at_a_thief("steal-cookies", "5 0"), ((0, "steal 2"),), 1, "ben",
    ),
}  # fmt: skip
DEVICES = (ANNA, BEN, CLEO, "device-dan")


def told_to_touched(table: Table, device: str, since: int) -> list[str]:
    """What somebody hears of who wants to hear of what touches them."""
    look = look_at(table, Viewer(device, lambda: None), "en", "")
    lines = [line for line in panel.lines(look, 60) if " data-me>" in line]
    steps = board.steps(look, since, board.side_of(look))
    said = [step["said"] for step in steps if step.get("me")]
    return [unescape(re.sub("<.*?>", " ", line)) for line in lines] + said


@pytest.mark.parametrize("name", TOUCHES)
def test_what_touches_somebody_concerns_them_and_no_bystander(name: str) -> None:
    touch = TOUCHES[name]

    async def follow() -> None:
        start = touch.start
        fields, game = start.state.FIELDS, start.game
        state = {n: value for n, value in values_of(start.state) if not fields[n].fixed}
        evening = Evening(game.name, **game.options)
        devices = DEVICES[: game.players]
        table = await evening.sit(*devices, own_dice=bool(touch.dice), state=state)
        for seat, move in touch.moves:
            since = table.match.number
            assert (await evening.play(seat, move)).ok
        if touch.dice:
            since = table.match.number
            assert (await evening.do(ANNA, "throw", move=touch.dice, id="dice")).ok
        told = [told_to_touched(table, device, since) for device in devices]
        assert any(touch.told in one for one in told[touch.touched]), told
        bystander = {*range(game.players)} - {touch.touched, *(seat for seat, _ in touch.moves)}
        for seat in bystander - ({0} if touch.dice else set()):
            assert told[seat] == []

    scene(follow)
