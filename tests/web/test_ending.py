"""The end is a scene: who won, what will be remembered, one tap to play again, and luck that is
shown to be fair.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import threading
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Locator, Page, expect

import cookietin
from cookietin.engine import registry, verify, written
from cookietin.engine.chance import Fair
from cookietin.engine.highlights import Story, story_of
from cookietin.engine.position import Position
from cookietin.engine.record import values_of
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.engine.written import BrokenRecord
from cookietin.store.sqlite import SqliteStore
from cookietin.table.match import OPEN, PERSON, Chair, Match
from cookietin.table.room import Room
from cookietin.table.table import Table, Times, Viewer
from cookietin.table.upgrades import UPGRADES
from cookietin.web import ending, panel
from cookietin.web.elements import PACKAGE
from cookietin.web.look import Look, look_at
from scene import scene
from table.evening import ANNA, AT_ONCE, BEN, Evening, FirstMove, MemoryStore
from web.conftest import PHONE, People, Server, device_of
from web.site import Person, Site
from web.test_browser import near_the_end, play_to_the_end

SLOW = 30_000  # milliseconds, for a machine that has much to do
NAMES = ["Anna", "Ben", "Oma", "Opa", "Cleo", "Dan"]


def positions(game: str, record: str) -> list[Position]:
    text = (registry.plug(game).folder / "records" / f"{record}.tin").read_text("utf-8")
    return list(written.replays(text, registry.plug))


def at_the_end(
    game: str, record: str, devices: list[str], device: str = "me", language: str = "en"
) -> Look:
    """How a device finds a match that is over, whose seats these devices hold."""
    last = positions(game, record)[-1]
    chairs = [
        {"kind": PERSON, "name": name, "devices": [one]}
        for name, one in zip(NAMES, devices[: last.game.players], strict=False)
    ]
    match = Match({
        "kind": "opened", "id": "id", "code": "CODE5", "host": "host", "game": game,
        "version": last.game.plug.version, "options": last.game.options, "own_dice": False,
        "secret": "00" * 32, "state": dict(values_of(last.state)), "chairs": chairs,
    })  # fmt: skip
    match.apply({"kind": "started", "texts": [], "answers": []})
    match.position = last  # with all that led to it
    table = Table(match, MemoryStore(), FirstMove(), AT_ONCE)
    return look_at(table, Viewer(device, lambda: None), language, "http://x")


# Who won


@pytest.mark.parametrize(
    ("game", "record", "devices", "said", "mood"),
    [
        ("goose", "home", ["me", "other"], "You win, Anna!", "won"),
        ("goose", "home", ["other", "me"], "Anna wins!", "lost"),
        ("goose", "home", ["other", "third"], "Anna wins!", "won"),  # for those who watch
        ("goose", "home", ["me", "me"], "Anna wins!", "won"),
        ("goose", "deadlock", ["me", "other"], "It’s a draw!", "drawn"),
        ("cookie-party", "shared", ["me", "other"], "You and Ben win!", "won"),
        ("cookie-party", "shared", ["me", "me"], "Anna and Ben win!", "won"),
        ("tock", "team", ["1", "me", "3", "4"], "Anna and Oma win!", "lost"),
        ("tock", "team", ["1", "2", "me", "4"], "You and Anna win!", "won"),
    ],
)
def test_the_headline_says_who_won_to_whoever_looks(
    game: str, record: str, devices: list[str], said: str, mood: str
) -> None:
    look = at_the_end(game, record, devices)
    assert panel.status_line(look) == said
    assert panel.title(look).startswith(f"{said} · ")
    assert f"<span>{said}</span>" in panel.status(look)
    assert f'data-mood="{mood}"' in ending.end(look)
    assert said in re.findall("<h2>(.*)</h2>", ending.end(look))[0]


def test_that_the_host_has_closed_a_table_is_told_once_and_stands_in_the_log() -> None:
    async def play() -> None:
        evening = Evening("goose", players=2, first=0)
        table = await evening.sit(ANNA, BEN)
        assert (await evening.do(ANNA, "end")).ok
        look = look_at(table, Viewer(BEN, lambda: None), "en", "http://x")
        closed = "The host has closed the table."
        assert panel.status_line(look) == closed
        assert 'data-mood="ended"' in ending.end(look)
        assert "<h2><span>How it stood</span></h2>" in ending.end(look)
        assert closed not in ending.end(look) + panel.what_happened(look)
        assert closed in panel.log(look)

    scene(play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_can_be_said_in_every_language(language: str) -> None:
    for game in registry.names():
        for file in sorted((registry.plug(game).folder / "records").iterdir(), key=str):
            record = file.name.removesuffix(".tin")
            look = at_the_end(game, record, ["me", "2", "3", "4", "5", "6"], language=language)
            assert panel.status_line(look) in ending.end(look)


def test_winners_stand_first_and_are_marked_though_others_have_more() -> None:
    """After a trap, whoever is caught may have more cookies."""
    look = at_the_end("cookie-addict", "trap", ["me", "other"])
    more = {**dict(values_of(look.match.position.state)), "cookies": [2, 9]}
    look.match.position = cookietin.game("cookie-addict").position(
        {n: v for n, v in more.items() if not look.match.position.state.FIELDS[n].fixed}
    )
    rows = re.findall("<li>.*?</li>", ending.scores(look))
    assert [re.findall("<span>(.*?)</span>", row)[0] for row in rows] == ["Anna", "Ben"]
    assert ["crown" in row for row in rows] == [True, False]
    assert [re.findall('data-points="(.*?)"', row)[0] for row in rows] == ["2", "9"]


def test_the_points_stand_once_and_no_rule_beside_the_winner() -> None:
    look = at_the_end("tock", "home", ["me", "other"])
    assert "Home" not in panel.players(look)
    assert "Home" in ending.scores(look)
    assert ">4<" in ending.scores(look)
    assert "/rules/" not in re.findall('<div class="scene">.*?</div>', ending.end(look))[0]


# What will be remembered


def test_badges_tell_what_happened_to_whom() -> None:
    assert "Once in the soup: Ben" in ending.badges(at_the_end("goose", "home", ["me", "2"]))
    told = ending.badges(at_the_end("tock", "seven", ["1", "2", "3", "4"]))
    assert "7 pawns captured: Anna" in told
    assert "9 times sent back to the nest: Opa" in told
    assert told.count("<li>") == 4


def test_names_in_badges_are_people_s_text() -> None:
    look = at_the_end("goose", "home", ["me", "2"])
    look.names[1] = "<b>Ben"
    assert "Once in the soup: &lt;b&gt;Ben" in ending.badges(look)


def test_the_numbers_of_a_game_stand_in_a_table() -> None:
    found = ending.numbers(at_the_end("tock", "seven", ["1", "2", "3", "4"]))
    rows = re.findall(r'<th scope="row">(.*?)</th>(.*?)</tr>', found)
    cells = {label: re.findall(r"<td>(\d+)</td>", row) for label, row in rows}
    assert cells["Pawns captured"] == ["7", "1", "4", "4"]
    assert cells["Sent back to the nest"] == ["2", "4", "1", "9"]
    assert ending.numbers(at_the_end("goose", "home", ["me", "2"])) == ""


def test_totals_stand_beside_what_was_to_be_expected() -> None:
    found = ending.dice(at_the_end("cookie-party", "single", ["me", "2", "3"]))
    told = r"A total of (\d+): (?:(\d+) times|once), where you’d expect ([\d.]+)"
    totals = re.findall(told, found)
    assert [int(total) for total, _, _ in totals] == [*range(2, 13)]
    assert sum(int(count or 1) for _, count, _ in totals) == 42
    assert [expected for *_, expected in totals][5] == "7"  # six ways of 36 in 42 rolls
    assert found.count('href="#face-') == 6
    assert ending.dice(at_the_end("tock", "home", ["me", "2"])) == ""


def test_what_is_told_of_a_match_is_worked_out_once_and_beside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch, site: Site, anna: Person
) -> None:
    threads = []

    def noted(position: Position) -> Story:
        threads.append(threading.get_ident())
        return story_of(position)

    monkeypatch.setattr("cookietin.table.match.story_of", noted)
    on_loop = site.client.portal.call(threading.get_ident)  # type: ignore[union-attr]
    path = anna.make_table(seat_0="me", seat_1="here")
    with anna.sit(path) as line:
        while line.frame["moves"]:
            assert line.move()["ok"]
        line.see("The dice in this game")
        assert line.send("again")["ok"]  # an event, after which all is drawn again
        line.see("On to the new game")
        anna.get(path)
        assert len(threads) == 1
        assert on_loop not in threads


def test_a_game_that_fails_in_its_highlights_has_its_end_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(position: Position) -> Story:
        raise IndexError("a game of somebody else’s")

    monkeypatch.setattr("cookietin.table.match.story_of", fail)
    look = at_the_end("goose", "home", ["me", "other"])
    assert "You win, Anna!" in ending.end(look)
    assert "badges" not in ending.end(look)


# The next match


def test_the_others_read_who_plays_again_and_have_a_way_in() -> None:
    async def play() -> None:
        evening = Evening("goose", players=2, first=0)
        table = await evening.sit(ANNA, BEN)
        await evening.play_on()
        successor = await evening.room.again(table, BEN)
        for found in (table, await evening.rebuilt()):
            told = {
                device: ending.again(look_at(found, Viewer(device, lambda: None), "en", ""))
                for device in (ANNA, BEN, "device-cleo")
            }
            assert "ben is playing again: join in" in told[ANNA]
            assert "On to the new game" in told[BEN]
            assert "ben is playing again: watch" in told["device-cleo"]
            assert all(f'href="/t/{successor.match.id}"' in one for one in told.values())
        assert successor.match.is_running

    scene(play)


def test_a_log_that_does_not_say_who_plays_again_offers_the_next_match_all_the_same() -> None:
    look = at_the_end("goose", "home", ["me", "other"])
    look.match.apply({"kind": "again", "successor": "next"})
    assert "On to the new game" in ending.again(look)


# Luck


WORD_FOR_SECRET = {
    "en": "secret", "de": "Geheimnis", "fr": "secret", "nl": "geheim", "it": "segreto",
    "es": "secreto", "pt": "segredo", "pl": "sekret",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("draws", [1, 2, 56])
def test_that_luck_was_fair_is_one_plain_sentence(language: str, draws: int) -> None:
    """How that is known stands below it."""
    told = speaker(PACKAGE, language)("luck-proved", draws=draws)
    assert (told.count("."), told[-1]) == (1, ".")
    assert str(draws) in told or draws == 1
    assert WORD_FOR_SECRET[language] not in told
    assert WORD_FOR_SECRET[language] in speaker(PACKAGE, language)("luck-about")


def test_what_chance_could_give_is_told_only_when_it_is_over(site: Site, anna: Person) -> None:
    path = anna.make_table("tock", seat_0="me", seat_1="here", opt_first="0")
    refused = anna.get(f"{path}/draws")
    assert refused.status_code == 400
    assert "lists" not in refused.text
    with anna.sit(path) as line:
        assert line.send("end")["ok"]
    told = anna.get(f"{path}/draws").json()
    record = written.read(anna.get(f"{path}/record").text)
    assert len(told["draws"]) == len(record.lines) > 0


def test_what_chance_could_give_is_written_once_for_all_who_ask(site: Site, anna: Person) -> None:
    path = anna.make_table("tock", seat_0="me", seat_1="here", opt_first="0")
    with anna.sit(path) as line:
        assert line.send("end")["ok"]
        match = site.app.state.room.tables[path.removeprefix("/t/")].match
        told = anna.get(f"{path}/draws").text
        assert told == match.draws_listed(lambda: None)
        assert match.draws_listed(lambda: None) is match.draws_listed(lambda: None)


def test_a_household_may_check_all_at_once(site: Site, anna: Person) -> None:
    """What is known of a match that is over is not read again for each of them."""
    path = anna.make_table(seat_0="me", seat_1="here")
    with anna.sit(path) as line:
        while line.frame["moves"]:
            assert line.move()["ok"]
        assert anna.get(f"{path}/draws").status_code == 200
        reading = site.app.state.reading
        reading.waiting["192.0.2.1"] = 99
        for where in ("record", "draws"):
            assert anna.get(f"{path}/{where}").status_code == 200
        del reading.waiting["192.0.2.1"]


def test_a_match_that_takes_too_long_to_check_is_refused_for_good(
    monkeypatch: pytest.MonkeyPatch, anna: Person
) -> None:
    """Of which the page says that it is too long, and not that it should be tried again."""
    monkeypatch.setattr("cookietin.web.reading.SECONDS", -1.0)
    path = anna.make_table(seat_0="me", seat_1="here")
    with anna.sit(path) as line:
        while line.frame["moves"]:
            assert line.move()["ok"]
        assert anna.get(f"{path}/draws").status_code == 400
    assert 'data-too-long="This game is too long for the page to check.' in anna.get(path).text


SECRET = bytes(range(32)).hex()
LONG_ENOUGH = 10  # moves


def draws_in(lines: list[str]) -> list[int]:
    """Where a draw stands of which the next one differs."""
    found = [number for number, line in enumerate(lines) if line.startswith("* ")]
    return [one for one, next_one in pairwise(found) if lines[one] != lines[next_one]]


def changed_draw(text: str) -> str:
    """One of the first draws was another that came after it."""
    lines = text.split("\n")
    at, *later = draws_in(lines)[1:]
    lines[at] = next(lines[one] for one in later if lines[one] != lines[at])
    return "\n".join(lines)


def without_a_draw(text: str) -> str:
    lines = text.split("\n")
    del lines[draws_in(lines)[1]]
    return "\n".join(lines)


def cut_short(text: str) -> str:
    head, moves = text.split("\n\n")
    lines = moves.split("\n")[:-2]
    return "\n".join([head, "", *lines[: 2 * (len(lines) // 4)], "end", ""])


def other_secret(text: str) -> str:
    return re.sub("secret: .*", f"secret: {SECRET}", text)


def replaced(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        return re.sub(old, new, text, count=1, flags=re.M)

    return change


def other_secret_with_its_commitment(text: str) -> str:
    commitment = Fair(bytes.fromhex(SECRET)).commitment
    return re.sub("commitment: .*", f"commitment: {commitment}", other_secret(text))


WRONG_DRAW, DIGEST = r"Random draw \d+ was “.*”, but the secret gives “.*”", "digest is different"
TAMPERING: dict[str, tuple[Callable[[str], str], str]] = {
    "a draw changed": (changed_draw, WRONG_DRAW),
    "a draw left out": (without_a_draw, WRONG_DRAW),
    "a text changed": (replaced('^text: "tablet"', 'text: "Tablet"'), WRONG_DRAW),
    "a text left out": (replaced('^text: "tablet"\n', ""), WRONG_DRAW),
    "texts exchanged": (
        replaced('^(text: "tablet")\n(text: "phone é")', r"\2\n\1"), WRONG_DRAW
    ),
    "a text added": (replaced('^text: "tablet"', 'text: "tablet"\ntext: ""'), WRONG_DRAW),
    "half a character": (replaced('"tablet"', r'"\\ud800"'), "can’t be read"),
    "another secret": (other_secret, "secret doesn’t belong to the commitment"),
    "another secret and its commitment": (other_secret_with_its_commitment, "isn’t the commitment"),
    "no secret": (replaced("^secret: .*\n", ""), "The secret is missing"),
    "draws passed off as typed": (lambda text: text.replace("\n* ", "\n! "), DIGEST),
    "an illegal move": (replaced("^0 .*", "0 cheat"), DIGEST),
    "another result": (replaced("^clause: .*", "clause: 1.1"), DIGEST),
    "names exchanged": (replaced('^seat 0: "Anna"', 'seat 0: "Bert"'), DIGEST),
    "another option": (replaced("first=0", "first=1"), DIGEST),
    "another start": (replaced("^dice: fair", "start: {}\ndice: fair"), DIGEST),
    "somebody else's move": (replaced("^0 (.*)", r"1 \1"), DIGEST),
    "other points": (replaced("^scores: .*", "scores: 1 2"), DIGEST),
    "other rules": (replaced("^rules: .*", "rules: 99"), DIGEST),
    "a line that is none": (replaced("^0 .*", "zero"), "can’t be read"),
    "cut short": (cut_short, "aren’t the ones in this game"),
    "broken off": (lambda text: text.removesuffix("end\n"), "can’t be read"),
}  # fmt: skip


def tampered_lists(told: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What could have come at each draw, told otherwise than it was."""
    lists, draws = told["lists"], told["draws"]
    weightless = [one if len(one) == 4 else [one[0], [0] * len(lists[one[0]])] for one in draws]
    moved = [[one[0], one[0] - 1, one[0], one[3]] if len(one) == 4 else one for one in draws]
    found = {
        "turned around": {"lists": [texts[::-1] for texts in lists], "draws": draws},
        "a result twice": {"lists": [[*texts[:-1], texts[0]] for texts in lists], "draws": draws},
        "in two orders": {"lists": [*lists, max(lists, key=len)[::-1]], "draws": draws},
        "a draw fewer": {"lists": lists, "draws": draws[:-1]},
        "a draw more": {"lists": lists, "draws": [*draws, draws[-1]]},
        "without weights": {"lists": lists, "draws": weightless},
        "other numbers of a long list": {"lists": lists, "draws": moved},
    }
    return {name: one for name, one in found.items() if one != told}


def whole_match(server: Server, game: str = "goose") -> str:
    """A match that two people have played to its end, each with a text for the dice.

    It is long enough to be tampered with: Goose can be won by the second roll.
    """

    async def play() -> str:
        store = SqliteStore(server.database, UPGRADES)
        room = Room(store, FirstMove(), Times())
        chairs = [Chair(PERSON, "Anna", [device_of("Anna")]), Chair(OPEN)]
        played = registry.game(game, players=2, first=0)
        table = await room.open(played, chairs, device_of("Anna"), text="tablet")
        sit = {"do": "sit", "seat": 1, "name": "Ben", "stir": "phone é"}
        assert (await table.do(device_of("Ben"), sit)).ok
        for click in range(1000):
            if table.match.is_over:
                break
            position = table.match.position
            seat = position.seats[0]
            device, at = device_of(("Anna", "Ben")[seat]), table.match.concerns[seat]
            text = position.legal(seat)[0].text
            move = {"do": "move", "id": f"c{click}", "seat": seat, "move": text, "at": at}
            assert (await table.do(device, move)).ok
        await store.close()
        return f"/t/{table.match.id}"

    while len(server.moves_of(path := scene(play))) < LONG_ENOUGH:
        pass
    return path


def opened_proof(page: Page) -> Locator:
    page.locator(".luck summary").click()
    return page.locator(".luck")


# The end of this page is opened anew with each of some answers of the server.
SHOWN = """async ([address, answers]) => {
  const { openEnding } = await import(address);
  const table = document.querySelector(".table").cloneNode(true); // no frame comes between
  const luck = table.querySelector(".luck");
  document.body.append(table);
  const fetched = window.fetch;
  const shown = [];
  for (const [record, draws] of answers) {
    const answer = { record, draws };
    window.fetch = async (where) => {
      const found = answer[String(where).split("/").pop()];
      return found === undefined ? fetched(where) : new Response(found);
    };
    const found = new Promise((go) => {
      new MutationObserver((_, watcher) => { watcher.disconnect(); go(); })
        .observe(luck, { attributeFilter: ["data-found"] });
    });
    openEnding(table, true);
    await found;
    const verdict = luck.querySelector(".verdict");
    const mark = getComputedStyle(verdict, "::before").content.replaceAll('"', "").trim();
    shown.push([luck.dataset.found, mark, verdict.textContent]);
  }
  window.fetch = fetched;
  return shown;
}"""


@pytest.mark.browser
@pytest.mark.parametrize("game", ["goose", "cookie-box"])
def test_the_page_proves_the_luck_and_sees_every_kind_of_tampering(
    game: str, server: Server, people: People
) -> None:
    """All draws of Goose are alike; Cookie Box has weights, a long list and draws of one result."""
    path = whole_match(server, game)
    page = people("Anna", path, size=PHONE)
    expect(page.locator(".verdict")).to_be_empty()  # nothing is fetched before it is asked for
    way = page.locator(".luck summary small")
    expect(way).to_have_text("Open this, and your browser checks it.")
    expect(opened_proof(page)).to_have_attribute("data-found", "right", timeout=SLOW)
    genuine, listed = (
        page.request.get(f"{server.origin}{path}/{what}").text() for what in ("record", "draws")
    )
    draws = len(re.findall(r"^\* ", genuine, re.M))
    proved = (
        f"The luck was fair: chance decided {draws} times (in shuffles, draws or rolls), and not "
        "one result was chosen or changed after the game started."
    )
    expect(page.locator(".verdict")).to_have_text(proved)
    expect(way).to_be_hidden()
    forged = {name: (tamper(genuine), listed) for name, (tamper, _) in TAMPERING.items()}
    assert [name for name, (record, _) in forged.items() if record == genuine] == []
    lists = tampered_lists(json.loads(listed))
    answers = [*forged.values(), *((genuine, json.dumps(one)) for one in lists.values())]
    script = page.locator("script[src$='/tin.js']").get_attribute("src") or ""
    address = script.replace("tin.js", "ending.js")
    *shown, again = page.evaluate(SHOWN, [address, [*answers, (genuine, listed)]])
    assert again == ["right", "✓", proved]
    told = [*(told for _, told in TAMPERING.values()), *["" for _ in lists]]
    for name, says, (found, mark, verdict) in zip([*forged, *lists], told, shown, strict=True):
        assert (found, mark) == ("wrong", "✗"), name
        assert re.search(says, verdict), (name, verdict)


def test_every_kind_of_tampering_that_verify_knows_is_tried_on_the_page(server: Server) -> None:
    """And whatever is tried on the page, `verify` refuses too, by what was noted."""
    with urlopen(f"{server.origin}{whole_match(server)}/record") as answer:
        genuine = answer.read().decode()
    commitment = written.read(genuine).commitment
    digest = cookietin.verify(genuine, commitment).digest
    found: set[str | None] = set()
    for name, (tamper, _) in TAMPERING.items():
        noted = [("", ""), (commitment, ""), (commitment, digest)]
        refused = {refusal_of(tamper(genuine), *one) for one in noted} - {None}
        assert refused, name
        found |= refused
    source = Path(verify.__file__).read_text("utf-8")
    known = set(re.findall(r'\.wrong\(\s*"([a-z-]+)"', source))
    assert len(known) == 4
    assert known <= found


def refusal_of(text: str, commitment: str, digest: str) -> str | None:
    """Why `verify` refuses a record, if it does."""
    try:
        cookietin.verify(text, commitment, digest)
    except BrokenRecord as broken:
        return str(broken.phrase.variables["reason"].key)
    return None


@pytest.mark.browser
def test_a_line_that_is_cut_is_no_fraud(server: Server, people: People) -> None:
    path = whole_match(server)
    page = people("Anna", path)
    page.route("**/draws", lambda route: route.fulfill(status=400))
    expect(opened_proof(page)).to_have_attribute("data-found", "", timeout=SLOW)
    expect(page.locator(".verdict")).to_contain_text("too long for the page to check")
    page.unroute("**/draws")
    page.route("**/draws", lambda route: route.abort())
    page.reload()
    expect(opened_proof(page)).to_have_attribute("data-found", "", timeout=SLOW)
    expect(page.locator(".verdict")).to_contain_text("can’t be reached right now")
    page.unroute("**/draws")
    page.locator(".luck summary").click()
    expect(opened_proof(page)).to_have_attribute("data-found", "right", timeout=SLOW)


@pytest.mark.browser
def test_a_browser_without_its_own_hashes_finds_the_test_vectors(
    server: Server, people: People
) -> None:
    """Over plain http there is no `crypto.subtle`; the vectors are those of docs/fair_dice.md."""
    page = people("Anna", "/about")
    script = page.locator("script[src$='/tin.js']").get_attribute("src") or ""
    found = page.evaluate(
        """async ([address, secret]) => {
          const { drawBelow, hex, hmac, keyOf, sha256 } = await import(address);
          const bytes = (text) => new TextEncoder().encode(text);
          const key = keyOf(secret, ["tablet", "phone é"]);
          return [hex(key), Array.from({ length: 8 }, (_, at) => drawBelow(key, at, 36)),
            hex(sha256(bytes("a".repeat(119)))), hex(hmac(bytes("k".repeat(100)), bytes("m")))];
        }""",
        [script.replace("tin.js", "proof.js"), SECRET],
    )
    fair = Fair(bytes.fromhex(SECRET), ("tablet", "phone é"))
    assert found == [
        fair.key().hex(),
        [fair.below(number, 36) for number in range(8)],
        hashlib.sha256(b"a" * 119).hexdigest(),
        hmac.digest(b"k" * 100, b"m", "sha256").hex(),
    ]


# The scene

# How many cookies fell at most, and whether the status told the end before the board did.
WATCH = """
  window.rained = 0;
  window.spoiled = false;
  window.counted = new Set();
  new MutationObserver(() => {
    window.rained = Math.max(window.rained, document.querySelectorAll(".confetti svg").length);
    const isOver = document.querySelector(".end");
    window.spoiled ||= !isOver && /win/.test(document.getElementById("status")?.textContent);
    const points = document.querySelectorAll("[data-points]");
    for (const one of points) window.counted.add(one.textContent);
  }).observe(document, { childList: true, subtree: true, characterData: true });
"""


def one_move_before_the_end() -> tuple[Position, str]:
    """Of Tock; and the move that wins."""
    *_, before, last = positions("tock", "home")
    assert last.last is not None
    return before, last.last.text


@pytest.mark.browser
def test_the_end_is_a_scene_for_the_winner_and_gentler_for_the_loser_but_not_after_a_reload(
    server: Server, people: People
) -> None:
    before, move = one_move_before_the_end()
    path = server.table_at(before, ["Oma", "Anna"])
    oma = people("Oma", path, still=False)
    oma.locator(".drawer summary").click()
    oma.locator(".side").evaluate("side => side.scrollTo(0, 9999)")
    anna = people("Anna", path, size=PHONE, still=False, touch=True)
    for page in (oma, anna):
        page.evaluate(WATCH)
    anna.locator(f"#moves button[data-move='{move}']").evaluate("button => button.click()")
    for page, said in ((anna, "You win, Anna!"), (oma, "Anna wins!")):
        expect(page.locator("#status")).to_contain_text(said, timeout=SLOW)
        expect(page.locator(".end h2")).to_have_text(said)
        expect(page).to_have_title(f"{said} · Tock")
        again = page.locator("[data-do=again]")
        page.wait_for_function(
            "() => document.querySelector('[data-do=again]').getBoundingClientRect().bottom"
            " <= innerHeight"
        )
        expect(again).to_be_in_viewport()
        expect(page.locator(".luck")).to_have_attribute("data-found", "right", timeout=SLOW)
        expect(page.locator(".confetti")).to_have_count(0, timeout=SLOW)  # it has rained
        expect(page.locator("[data-points='4']")).to_have_text("4")
        assert not page.evaluate("window.spoiled")
        assert "0" in page.evaluate("[...window.counted]")  # where it began to count
    assert anna.evaluate("window.rained") > 3 * oma.evaluate("window.rained") > 0
    anna.add_init_script(WATCH)
    anna.reload()
    expect(anna.locator(".end h2")).to_have_text("You win, Anna!")
    anna.locator(".end h2").click()
    assert anna.evaluate("window.rained") == 0


@pytest.mark.browser
def test_on_one_device_nothing_moves_for_those_who_want_that_and_one_tap_plays_again(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Anna/Ben"], state=near_the_end(61, 61))
    page = people("Anna", path, size=PHONE)
    page.evaluate(WATCH)
    play_to_the_end(page)
    expect(page.locator("#status")).to_have_text(re.compile("(Anna|Ben) wins!"))
    expect(page.locator("[data-do=again]")).to_be_in_viewport()
    assert page.evaluate("window.rained") == 0
    shown = page.locator("[data-points]").all_inner_texts()
    assert {*page.evaluate("[...window.counted]")} == {*shown}
    page.locator("[data-do=again]").click()
    page.wait_for_url(lambda url: not url.endswith(path))
    expect(page.locator("#status .mine")).to_be_visible()  # the new match has begun


@pytest.mark.browser
def test_what_was_opened_stays_open_when_somebody_plays_again(
    server: Server, people: People
) -> None:
    path = whole_match(server)
    anna, ben = people("Anna", path), people("Ben", path)
    expect(opened_proof(anna)).to_have_attribute("data-found", "right", timeout=SLOW)
    ben.locator("[data-do=again]").click()
    ben.wait_for_url(lambda url: not url.endswith(path))
    way_in = anna.get_by_role("link", name="Ben is playing again: join in")
    expect(way_in).to_be_visible(timeout=SLOW)
    expect(anna.locator(".luck details")).to_have_attribute("open", "")
    expect(anna.locator(".verdict")).to_contain_text("The luck was fair")


@pytest.mark.browser
def test_the_table_of_numbers_is_as_wide_as_its_card(server: Server, people: People) -> None:
    page = people("Anna", whole_match(server, "dots-and-boxes"))
    expect(page.locator(".numbers table")).to_be_attached()
    table, card = (
        page.locator(one).evaluate("one => one.getBoundingClientRect().width")
        for one in (".numbers table", ".end")
    )
    assert table > 0.8 * card
