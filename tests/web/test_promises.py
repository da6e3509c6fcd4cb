"""Every limit that `docs/security.md` names is the one that holds."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

from cookietin.club import clubs
from cookietin.engine.options import LONGEST_EDITION
from cookietin.engine.texts import Mistake
from cookietin.table import bots, match, messages, room, seats, table, talk
from cookietin.web import advice, chances, forms, guard, line, reading, serve, turns, wire
from cookietin.web import limits as limits_module
from cookietin.web.limits import MOST_BUCKETS, Limits, Rates
from web.site import Site

PAGE = (Path(__file__).parents[2] / "docs/security.md").read_text(encoding="utf-8")


def row(name: str) -> str:
    found = re.search(rf"^\| {re.escape(name)} \| (.+) \|$", PAGE, re.MULTILINE)
    assert found is not None, name
    return found[1]


def test_every_setting_stands_there_with_its_number_and_no_other() -> None:
    told = dict(re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", PAGE, re.MULTILINE))
    held = {f.name.replace("_", "-"): str(getattr(Limits(), f.name)) for f in fields(Limits)}
    assert told == held


def test_what_neighbours_share_is_what_is_told() -> None:
    limits, others = Limits(), 300
    shares = [limits_module.SHARED * most // others for most in (limits.requests, limits.messages)]
    told = " ".join(PAGE.split())
    assert f"{100 * limits_module.SHARED:.0f}% of what flows in is divided evenly" in told
    assert limits_module.QUIET == 5 * 60
    assert "in the last five minutes" in told
    assert f"(up to {limits_module.MOST_SHARES}; all those without a cookie" in told
    requests, messages_told = shares
    assert f"With {others} others flooding the same address" in told
    assert f"still has {requests:.0f} requests and {messages_told:.0f} messages a minute" in told
    assert f"a browser gets {line.FEW_LINES} pages" in told
    assert limits_module.SCARCE == 0.5  # half of a burst, half of the lines
    assert limits_module.SAVED == 0.1
    assert "a tenth of what's left" in told


def test_every_size_is_the_one_that_holds() -> None:
    assert row("all headers of a request") == f"{wire.HEADER_BYTES // 1024} kB"
    assert row("cookies of a request") == f"{guard.COOKIE_BYTES // 1024} kB"
    lengths = f"{guard.PATH_LENGTH}, {guard.QUERY_LENGTH}, {guard.HOST_LENGTH} characters"
    assert row("path, query, host name") == lengths
    assert f"for every {turns.REQUEST_SECONDS * 1000:.0f} ms that it takes to draw" in PAGE
    small, large = forms.SMALL_BODY // 1024, forms.MOST_BODY // 1024
    assert row("a posted form") == f"{small} kB; {large} kB with a record or an edition in it"
    mine, everybodys = forms.MOST_UNDER_WAY // 1024**2, forms.ALL_UNDER_WAY // 1024**2
    under_way = f"{mine} MB from one address, {everybodys} MB altogether"
    assert row("posted bytes on their way") == under_way
    waiting = f"{wire.MOST_QUEUED}, {line.MOST_ANSWERS}, {wire.MOST_CONTROLS}"
    assert row("messages waiting on a socket, answers waiting, pings a second") == waiting
    patience = f"{wire.UNREAD_SECONDS:.0f} s, {wire.LAST_SECONDS:.0f} s"
    assert row("time to read what we send, and the last thing we send") == patience
    unread = f"{wire.MOST_UNREAD // 1024**2} MB; not counted behind a proxy"
    assert row("answers to requests waiting to be read, for one address") == unread
    worn_out = row("events in one game, after which its table says that it can't go on")
    assert worn_out == f"{table.MOST_EVENTS:,}"
    assert row("turns after which a move can no longer be taken back") == str(match.REACH)
    thinking = f"{bots.THINKING} ({bots.OF_ONE_ADDRESS} for one address), {advice.AT_ONCE} (1), 1"
    asked = row("bots that think at once: about moves, about advice, about finished games")
    assert asked == thinking
    alone = bots.Minds().among_themselves.of_one
    about = "tables of one address that go on at once where only bots play"
    assert row(about).startswith(f"{alone};")
    assert f"hold more than {room.KEPT_EVENTS:,} events" in PAGE
    waiting = f"{chances.MOST_WAITING}; {chances.MOST_OF_ONE} from one address"
    assert row("finished games waiting for the bots") == waiting
    times = f"{wire.HEADER_SECONDS:.0f} s, {forms.BODY_SECONDS:.0f} s"
    assert row("time for a request's headers, for its body") == times
    assert row("a message on a socket") == f"{serve.LARGEST_MESSAGE // 1024} kB"
    assert row("an edition").startswith(f"{LONGEST_EDITION:,} characters")
    assert row("processor time for going through one record") == f"{reading.SECONDS:.0f} s"
    lengths = f"{messages.NAME_LENGTH}, {talk.CHAT_LENGTH}, {messages.TEXT_LENGTH} characters"
    assert row("name, line of chat, text for the dice") == lengths
    assert row("lines of chat kept") == str(talk.CHAT_KEPT)
    assert row("browsers that hold one seat, by its link back") == str(seats.MOST_DEVICES)
    in_a_club = f"{clubs.MOST_PLAYERS}, {clubs.MOST_NAMES}, {clubs.MOST_ROUNDS}"
    assert row("people in a tournament who don't sit out, names altogether, rounds") == in_a_club
    about = "times that someone sits out or comes back, times that the organiser lets them back, "
    changes = f"{clubs.MOST_CHANGES}, {clubs.MOST_CHANGES}, {clubs.MOST_OPENINGS}"
    assert row(f"{about}times that a closed tournament is opened") == changes
    assert row("days that a tournament's code leads to it") == str(clubs.CODE_DAYS)
    held = f"{seats.MOST_WAYS}, {seats.MOST_DEVICES}, {clubs.MOST_RETURNS}"
    about = "links back to one place in a tournament, browsers that hold it, "
    assert row(f"{about}times that one comes to hold it") == held
    passes = f"{clubs.MOST_PASSES}; {clubs.PASS_SECONDS // 60} minutes, once"
    assert row("codes for another device, for one player; how long each works") == passes
    assert f"has {clubs.PASS_LENGTH} of {len(room.CODE_LETTERS)} letters" in PAGE
    assert row("the id of a click") == f"{messages.CLICK_LENGTH} characters"


def test_a_host_changes_limits_by_name() -> None:
    changed = Limits().with_settings(["new-tables=60", "watchers=50"])
    assert (changed.new_tables, changed.watchers) == (60, 50)
    assert changed.tables == Limits().tables


@pytest.mark.parametrize(
    "setting",
    ["tables", "tables=", "tables=0", "tables=-1", "tables=1e3", "tables=²", "fun=3"],
)
def test_a_limit_that_makes_no_sense_is_refused(setting: str) -> None:
    with pytest.raises(Mistake):
        Limits().with_settings([setting])


@pytest.mark.parametrize("limit", [field.name for field in fields(Limits)])
def test_a_tin_with_a_limit_of_one_still_opens(limit: str) -> None:
    """However small a limit is, the first of each kind is granted."""
    with Site(limits=replace(Limits(), **{limit: 1})).open() as site:
        anna = site.person()
        assert anna.get("/about").status_code == 200
        if not limit.startswith("requests"):
            path = anna.make_table(seat_0="me", seat_1="open")
            with anna.sit(path) as line:
                assert line.send("say", text="hello")["ok"]


def test_buckets_of_devices_push_out_no_address() -> None:
    rates = Rates(lambda: 0.0)
    assert rates.take("new_tables_per_day", "here", 1) == 0
    for device in range(2 * MOST_BUCKETS):
        rates.take("joins_per_device", str(device), 10)
    assert rates.take("new_tables_per_day", "here", 1) > 0
    assert sum(map(len, rates.buckets.values())) <= MOST_BUCKETS + 1
