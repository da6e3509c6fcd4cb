"""Every limit that `docs/security.md` names is the one that holds."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path
from secrets import token_urlsafe

import pytest

from cookietin.cli import server
from cookietin.club import clubs
from cookietin.engine import options, texts
from cookietin.engine.puzzles import MOST_STATES
from cookietin.engine.texts import Mistake
from cookietin.table import bots, match, messages, room, seats, table, talk
from cookietin.table.table import Times
from cookietin.web import (
    advice,
    chances,
    forms,
    guard,
    host,
    line,
    puzzles,
    reading,
    replay,
    serve,
    turns,
    wire,
)
from cookietin.web import limits as limits_module
from cookietin.web.limits import MOST_BUCKETS, Limits, Rates
from web.site import Site
from web.test_kept import MOST as MOST_DRAWN

PAGE = (Path(__file__).parents[2] / "docs/security.md").read_text(encoding="utf-8")


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


def test_every_size_stands_there_as_it_holds_and_no_other() -> None:
    small, large = forms.SMALL_BODY // 1024, forms.MOST_BODY // 1024
    mine, everybodys = forms.MOST_UNDER_WAY // 1024**2, forms.ALL_UNDER_WAY // 1024**2
    held = {
        "all headers of a request": f"{wire.HEADER_BYTES // 1024} kB",
        "cookies of a request": f"{guard.COOKIE_BYTES // 1024} kB",
        "path, query, host name": f"{guard.PATH_LENGTH}, {guard.QUERY_LENGTH}, "
        f"{guard.HOST_LENGTH} characters",
        "a posted form": f"{small} kB; {large} kB with a record or an edition in it",
        "a body without a length (in chunks)": "refused",
        "a body that nobody wants yet": f"{2 * serve.UNSEEN_BYTES // 1024} kB of it are taken",
        "posted bytes on their way": f"{mine} MB from one address, {everybodys} MB altogether; "
        f"a form of {small} kB is never refused for that",
        "time for a request's headers, for its body": f"{wire.HEADER_SECONDS:.0f} s, "
        f"{forms.BODY_SECONDS:.0f} s",
        "a message on a socket": f"{serve.LARGEST_MESSAGE // 1024} kB",
        "messages waiting on a socket, answers waiting, pings a second": f"{wire.MOST_QUEUED} "
        f"with {wire.QUEUED_BYTES // 1024} kB, "
        f"{line.MOST_ANSWERS}, {wire.MOST_CONTROLS}",
        "time to read what we send, and the last thing we send": f"{wire.UNREAD_SECONDS:.0f} s, "
        f"{wire.LAST_SECONDS:.0f} s",
        "what's still taken in from someone whose request is answered already": ""
        f"{wire.MOST_UNHEARD // 1024**2} MB, {wire.LAST_SECONDS:.0f} s",
        "answers to requests waiting to be read, for one address": f"{wire.MOST_UNREAD // 1024**2} "
        "MB; not counted behind a proxy",
        "events in one game, after which its table says that it can't go on": (
            f"{table.MOST_EVENTS:,}"
        ),
        "turns after which a move can no longer be taken back": f"{match.REACH}",
        "bots that think at once: about moves, about advice, about finished games": (
            f"{bots.THINKING} ({bots.OF_ONE_ADDRESS} for one address), {advice.AT_ONCE} (1), 1"
        ),
        "tables of one address that go on at once where only bots play": (
            f"{bots.Minds().among_themselves.of_one}; each makes a move in turn"
        ),
        "finished games waiting for the bots": f"{chances.MOST_WAITING}; {chances.MOST_OF_ONE} "
        "from one address",
        "an edition": f"{options.LONGEST_EDITION:,} characters, keys of {options.MOST_PARTS} parts",
        "processor time for going through one record": f"{reading.SECONDS:.0f} s",
        "text quoted in an error": f"{texts.LONGEST_QUOTE} characters",
        "name, line of chat, text for the dice": f"{messages.NAME_LENGTH}, {talk.CHAT_LENGTH}, "
        f"{messages.TEXT_LENGTH} characters",
        "lines of chat kept": f"{talk.CHAT_KEPT}",
        "browsers that hold one seat, by its link back": f"{seats.MOST_DEVICES}",
        "people in a tournament who don't sit out, names altogether, rounds": (
            f"{clubs.MOST_PLAYERS}, {clubs.MOST_NAMES}, {clubs.MOST_ROUNDS}"
        ),
        "times that someone sits out or comes back, times that the organiser lets them back, "
        "times that a closed tournament is opened": (
            f"{clubs.MOST_CHANGES}, {clubs.MOST_CHANGES}, {clubs.MOST_OPENINGS}"
        ),
        "links back to one place in a tournament, browsers that hold it, "
        "times that one comes to hold it": (
            f"{seats.MOST_WAYS}, {seats.MOST_DEVICES}, {clubs.MOST_RETURNS}"
        ),
        "codes for another device, for one player; how long each works": (
            f"{clubs.MOST_PASSES}; {clubs.PASS_SECONDS // 60} minutes, once"
        ),
        "days that a tournament's code leads to it": f"{clubs.CODE_DAYS}",
        "the id of a click": f"{messages.CLICK_LENGTH} characters",
    }
    of_sizes = PAGE.partition("| size | most |\n|---|---|\n")[2].partition("\n\n")[0]
    told = dict(re.findall(r"^\| (.+?) \| (.+) \|$", of_sizes, re.MULTILINE))
    assert told == held


def test_every_number_in_a_sentence_is_the_one_that_holds() -> None:
    limits, told = Limits(), " ".join(PAGE.split())
    for sentence in (
        f"for every {turns.REQUEST_SECONDS * 1000:.0f} ms that it takes to draw",
        f"hold more than {room.KEPT_EVENTS:,} events. All together hold {room.ALL_EVENTS:,}",
        f"in all; {reading.WAITING} from one address, read one at a time",
        f"has {clubs.PASS_LENGTH} of {len(room.CODE_LETTERS)} letters",
        f"at most {puzzles.MOST_LINE} characters of them",
        f"from a proof of at most {MOST_STATES:,} positions",
        f"drawings and texts of all games in all languages at most {MOST_DRAWN // 10**6} MB, "
        f"{replay.MOST_SHELVED // 10**6} MB of replays, "
        f"what a list says of {room.MOST_LISTED:,} tables, "
        f"the chances of {chances.MOST_KEPT} finished games",
        f"is at least {server.SHORTEST_HOST_KEY} characters",
        f"The key of `/metrics` is at least {server.SHORTEST_METRICS_KEY} characters",
        "one that the server makes has 20",
        "is good for one browser and twelve hours",
        "The last six proofs stay in memory",
        "go back a minute after the last page is closed",
        "in bursts of at most a fifth of that, without `files`",
        "two addresses can keep open all the tables there's room for, and ten can open all",
        "Ten minutes from one address, or less from several",
        f"{limits.connections_per_address} idle connections keep everyone else",
    ):
        assert sentence in told, sentence
    assert len(token_urlsafe(server.KEY_BYTES)) == 20
    assert host.A_NIGHT == 12 * 3600
    assert puzzles.MOST_PROOFS == 6
    assert Times().kept == 60
    assert guard.BURST == 5
    assert limits.tables == 2 * limits.lines_per_address
    assert limits.lines == 10 * limits.lines_per_address
    assert 10 * limits.joins_per_tournament == clubs.MOST_NAMES


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
