"""What strangers send: requests and messages made from a seed, most of them nearly right.

Sensible values are mixed with wrong ones, so that what lies deep is reached too; all are bytes, for
libraries would refuse to send many of them.
"""

from __future__ import annotations

import json
import random
import re
import struct
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote, urlencode

from cookietin.engine import registry
from cookietin.engine.plug import Plug
from cookietin.web.files import version
from cookietin.web.outside import BINARY, CLOSE, HERE, PING, PONG, TEXT, frame_of

GAMES = ("goose", "tock", "cookie-party", "cookie-box", "cookie-addict", "dots-and-boxes")
LANGUAGES = ("en", "de", "pl")
T = TypeVar("T")


# What is known of the server under fire


@dataclass
class Table:
    """A table that was made here."""

    game: str
    path: str
    cookies: list[str]  # of the host, then of others who may have sat down
    tokens: list[str] = field(default_factory=list)
    code: str = "AAAAA"


@dataclass
class World:
    """All that requests are made of; every random choice comes from here."""

    chance: random.Random
    port: int
    tables: list[Table] = field(default_factory=list)
    clubs: list[str] = field(default_factory=list)  # their paths
    cookies: list[str] = field(default_factory=list)

    def often(self, share: float) -> bool:
        return self.chance.random() < share

    def pick(self, values: Sequence[T]) -> T:
        return self.chance.choice(values)

    @property
    def table(self) -> Table:
        return self.pick(self.tables)


RECORDS = [
    p.read_text() for p in sorted(Path(registry.__file__).parents[1].glob("games/*/records/*.tin"))
]
EDITIONS = [
    p.read_text() for p in sorted(Path(registry.__file__).parents[1].glob("games/*/*.toml"))
]
TEXTS = [
    "",
    " ",
    "0",
    "-1",
    "1",
    "2",
    "9" * 5000,
    "-" + "9" * 5000,
    "1e309",
    "NaN",
    "Infinity",
    "٣",
    "²",
    "null",
    "true",
    "a" * 300,
    "a" * 9000,
    "\x00",
    "\x1b[2J\x07",
    "\r\nSet-Cookie: a=b",
    "\u202eevil",
    "\u200b\u200d\ufeff",
    "\u3164\u2800",
    "é" * 40,
    "🍪" * 30,
    "<script>alert(1)</script>",
    "'\"><svg/onload=x>",
    "../../../etc/passwd",
    "%00",
    "%ff%fe",
    "{}",
    "[]",
    "[" * 3000,
    '{"a":' * 2000,
    "${x}{{x}}",
    "x\ny\tz",
    "\u0000\uffff\U0010ffff",
    "house",
    "random",
    "bot",
    "me",
    "here",
    "open",
    "throw",
    "undo",
    "?",
    "*",
]
HALVES = ["\\ud800", "x\\udfffy", "\\ud83c"]  # half characters, as JSON writes them


def text_for(world: World) -> str:
    return str(world.pick(TEXTS))


def raw_number(world: World) -> str:
    """A number as JSON has it, or as it does not."""
    return str(
        world.pick(
            [
                "0",
                "1",
                "2",
                "5",
                "6",
                "7",
                "8",
                "-1",
                "255",
                "4294967296",
                "9223372036854775808",
                "1.0",
                "0.5",
                "1e3",
                "1e309",
                "-0",
                "NaN",
                "Infinity",
                "-Infinity",
                "9" * 4000,
                "-" + "9" * 5000,
                "01",
                "1_0",
                "true",
                "null",
                '"1"',
                "[1]",
                '{"a":1}',
            ]
        )
    )


def raw_value(world: World) -> str:
    """Any value as JSON text, also such as no library would write."""
    kind = world.chance.randrange(8)
    if kind == 0:
        return raw_number(world)
    if kind == 1:
        return f'"{world.pick(HALVES)}"'
    if kind == 2:
        depth = world.pick([2, 50, 900, 3000])
        return "[" * depth + "]" * depth
    if kind == 3:
        depth = world.pick([2, 50, 900])
        return '{"a":' * depth + "1" + "}" * depth
    if kind == 4:
        return str(world.pick(["null", "true", "false", '""', "[]", "{}", '{"a":1,"a":2}']))
    return json.dumps(text_for(world)[: world.pick([20, 400, 10_000])])


# HTTP


@dataclass
class Ask:
    """A request that is still being made up."""

    method: str
    path: str
    query: str = ""
    body: bytes = b""
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)


def form(world: World, **values: str) -> bytes:
    """A form: mostly as meant, sometimes with something wrong in it."""
    pairs = list(values.items())
    if world.often(0.3) and pairs:
        at = world.chance.randrange(len(pairs))
        pairs[at] = (pairs[at][0], text_for(world))
    if world.often(0.05):
        pairs.append((text_for(world)[:200], text_for(world)))
    if world.often(0.05):
        pairs += pairs
    if world.often(0.05) and pairs:
        pairs.pop(world.chance.randrange(len(pairs)))
    if world.often(0.02):
        pairs += [("x", "y")] * 500
    body = urlencode(pairs, errors="surrogatepass").encode()
    if world.often(0.05):
        body = world.pick([b"%ff%fe=%80", b"\xff\xfe\x00", b"=&=&&&==", b"a" * 70_000, body + b"%"])
    return body


def game_in(world: World) -> str:
    return str(world.pick(GAMES)) if world.often(0.9) else quote(text_for(world)[:80])


def table_in(world: World) -> str:
    if world.often(0.85):
        return world.table.path.removeprefix("/t/")
    return str(
        world.pick(
            ["x" * 16, "A" * 15, "x" * 17, "..", "%2e%2e", quote(text_for(world)[:90]), "x" * 4000]
        )
    )


def token_in(world: World, table: Table) -> str:
    if table.tokens and world.often(0.6):
        return str(world.pick(table.tokens))
    return str(world.pick(["x" * 24, "A" * 23, quote(text_for(world)[:90])]))


def edition_in(world: World) -> str:
    text = str(world.pick(EDITIONS))
    if world.often(0.3):
        return text
    if world.often(0.2):
        dots = ".".join("a" * world.pick([3, 60, 2000]))
        return str(
            world.pick(
                [
                    dots + "=1",
                    "[" + dots + "]",
                    '{"a":' * 500,
                    "x" * 21_000,
                    "{",
                    "[[",
                    "a=" + "[" * 900,
                ]
            )
        )
    return mutated(world, text)


def mutated(world: World, text: str) -> str:
    """A text with some of it changed, doubled, moved or gone."""
    for _ in range(world.pick([1, 1, 2, 5])):
        lines = text.split("\n")
        at, to = (world.chance.randrange(len(lines)) for _ in range(2))
        kind = world.chance.randrange(8)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines[at], lines[to] = lines[to], lines[at]
        elif kind == 2:
            lines.insert(at, lines[to])
        elif kind == 3:
            lines[at] = text_for(world)
        elif kind == 4 and lines[at]:
            spot = world.chance.randrange(len(lines[at]))
            lines[at] = lines[at][:spot] + str(world.pick(TEXTS))[:40] + lines[at][spot + 1 :]
        elif kind == 5:
            lines[at] = re.sub(
                r"\d+",
                lambda _: str(world.pick(["-1", "0", "7", "99", "9" * 5000])),
                lines[at],
                count=1,
            )
        elif kind == 6:
            lines[at] = lines[at].partition(":")[0] + ": " + raw_value(world)
        else:
            lines = lines[:at] + lines[at:to] * 3 + lines[to:]
        text = "\n".join(lines)
    return text[:900_000]


def record_in(world: World) -> str:
    text = str(world.pick(RECORDS))
    if world.often(0.15):
        return text
    if world.often(0.1):
        edition = json.dumps(edition_in(world)).replace(" ", "\\u0020")
        return re.sub(r"edition=\S+", lambda _: f"edition={edition}", text)
    if world.often(0.1):
        return text.replace(
            "dice:", f'start: {{"turn":{raw_number(world)},"squares":{raw_value(world)}}}\ndice:'
        )
    return mutated(world, text)


def seats(world: World, plug: Plug) -> dict[str, str]:
    players = world.pick(plug.players)
    found = {"players": str(players), "stir": text_for(world)[:80]}
    for seat in range(players):
        found[f"seat_{seat}"] = (
            world.pick(["me", "here", "bot", "random", "greedy", "open"]) if seat else "me"
        )
        if world.often(0.3):
            found[f"name_{seat}"] = text_for(world)[:30]
    for option in plug.options:
        if world.often(0.3):
            value = edition_in(world) if option.kind == "edition" else world.pick(option.values)
            found[f"opt_{option.name}"] = value if world.often(0.9) else text_for(world)
    if world.often(0.2):
        found["own_dice"] = "on"
    return found


def make(world: World) -> Ask:
    game = game_in(world)
    plug = registry.plug(game if game in GAMES else "goose")
    return Ask("POST", f"/new/{game}", body=form(world, **seats(world, plug)))


def upload(world: World) -> Ask:
    return Ask(
        "POST",
        "/replay",
        body=form(world, record=record_in(world), at=world.pick(["", "0", "3", "9999", "-1"])),
    )


def upload_frames(world: World) -> Ask:
    some = ["", "0", "3", "9999", "-1"]
    asked = {"from": world.pick(some), "to": world.pick(some), "of": world.pick(VIEWS)}
    return Ask("POST", "/replay/frames", body=form(world, record=record_in(world), **asked))


def query(world: World, name: str, sensible: list[str]) -> str:
    if world.often(0.2):
        return ""
    value = world.pick(sensible) if world.often(0.5) else text_for(world)
    return f"{name}={quote(value, errors='surrogatepass')}" + (
        "&" + text_for(world)[:50].replace(" ", "+").replace("\n", "") if world.often(0.05) else ""
    )


def at_table(ending: str = "", asks: str = "") -> Callable[[World], Ask]:
    def made(world: World) -> Ask:
        found = query(world, asks, ["0", "1", "5", "50", "9" * 12]) if asks else ""
        return Ask("GET", f"/t/{table_in(world)}{ending}", found)

    return made


def frames(world: World) -> Ask:
    asked = "&".join(query(world, name, ["0", "1", "5", "9" * 12]) for name in ("from", "to"))
    return Ask("GET", f"/t/{table_in(world)}/replay/frames", f"{asked}&{query(world, 'of', VIEWS)}")


def way_back(method: str) -> Callable[[World], Ask]:
    def made(world: World) -> Ask:
        table = world.table
        path = f"{table.path}/return/{token_in(world, table)}"
        return Ask(method, path, body=form(world, x="1") if method == "POST" else b"")

    return made


def drawing(world: World, kind: str) -> Ask:
    language = world.pick([*LANGUAGES, "xx", "..", "%00"])
    return Ask("GET", f"/{kind}/{language}/{game_in(world)}.svg")


def choose_language(world: World) -> Ask:
    to = world.pick(["/", "/about", "//evil", "\\evil", "/\\evil", "http://evil", "/é", "/\r\nx"])
    return Ask(
        "POST", "/language", body=form(world, language=world.pick([*LANGUAGES, "xx"]), to=to)
    )


def choose_level(world: World) -> Ask:
    level = world.pick(["crumb", "master", "oracle", "os:system", "", "é" * 500])
    return Ask("POST", "/level", body=form(world, level=level))


def host_deed(world: World) -> Ask:
    deed = world.pick(["end", "close", "open", "organiser", "..", quote(text_for(world)[:60])])
    about = {"table": table_in(world), "said": text_for(world)[:100], "club": text_for(world)[:9]}
    return Ask("POST", f"/host/{deed}", body=form(world, **about))


def open_club(world: World) -> Ask:
    game = game_in(world)
    plug = registry.plug(game if game in GAMES else "goose")
    about = {**seats(world, plug), "game": game, "system": world.pick(["swiss", "robin", "x"])}
    about["rounds"] = world.pick([*DIGITS, "0", "999999"])
    return Ask("POST", "/club", body=form(world, **about))


def next_game(world: World) -> Ask:
    asked = open_club(world)
    known = b"&known=%d" % world.pick([0, 1, 2])
    return Ask("POST", f"{club_in(world)}/next", body=asked.body + known)


def club_in(world: World) -> str:
    if world.clubs and world.often(0.9):
        return str(world.pick(world.clubs))
    return str(
        world.pick(["/club/" + "x" * 12, "/club/..", f"/club/{quote(text_for(world)[:80])}"])
    )


def at_club(ending: str = "") -> Callable[[World], Ask]:
    return lambda world: Ask("GET", club_in(world) + ending)


def way_into_club(method: str) -> Callable[[World], Ask]:
    """Guesses at a pass or at a link back."""

    def ask(w: World) -> Ask:
        token = w.pick(["A" * 8, "x" * 24, "_" * 24, "a" * 8, quote(text_for(w)[:30])])
        body = form(w) if method == "POST" else b""
        return Ask(method, f"{club_in(w)}/return/{token}", body=body)

    return ask


def club_deed(world: World) -> Ask:
    often = ["join", "join", "start", "start"]
    rarely = ["away", "back", "open", "close", "newcomers-away", "bot", "bye", "settle", "let-in"]
    deed = world.pick([*often, *rarely, "x", "%00"])
    numbers = {name: world.pick(["0", "1", "2", "99"]) for name in ("player", "known", "seat")}
    result = world.pick(["0", "1", "7", "tie", "void", "x"])
    about = {"name": text_for(world)[:30], "match": table_in(world), "result": result}
    return Ask("POST", f"{club_in(world)}/{deed}", body=form(world, **about, **numbers))


VIEWS = ["0", "1", "all", "open", "7", ""]
DIGITS = ["2", "3", "4", "6", "7"]
FILES = [
    f"{version()}/tin.js",
    f"{version()}/tin.css",
    "tin.js",
    "",
    "nothing",
    "..%2fapp.py",
    "../app.py",
    "%00",
    "a" * 3000,
    "tin.js/",
]


def puzzle(rest: str = "") -> Callable[[World], Ask]:
    """A puzzle, and moves in it that are nearly right."""

    def ask(w: World) -> Ask:
        number = w.pick(["1", "2", "30", "31", "0", "-1", "9" * 30, quote(text_for(w)[:20])])
        line = w.pick(["a1n", "a1n,a1w", "7 a", "8-b2", "row 1", ",", quote(text_for(w)[:500])])
        name = w.pick(["line", "taps", "x"])
        return Ask("GET", f"/puzzles/{game_in(w)}/{number}{rest}", query(w, name, [line]))

    return ask


CASES: dict[tuple[str, str], Callable[[World], Ask]] = {
    ("/", "GET"): lambda w: Ask("GET", "/", query(w, "tables", ["all", "1"])),
    ("/about", "GET"): lambda w: Ask("GET", "/about"),
    ("/health", "GET"): lambda w: Ask("GET", "/health", query(w, "x", ["1"])),
    ("/metrics", "GET"): lambda w: Ask("GET", "/metrics", query(w, "x", ["1"])),
    ("/host", "GET"): lambda w: Ask("GET", "/host", query(w, "x", ["1"])),
    ("/host", "POST"): lambda w: Ask("POST", "/host", body=form(w, key=text_for(w))),
    ("/host/{deed}", "POST"): host_deed,
    ("/club", "GET"): lambda w: Ask(
        "GET",
        "/club",
        "&".join(query(w, n, ["tock", "3"]) for n in ("game", "players", "opt_first")),
    ),
    ("/club", "POST"): open_club,
    ("/club/{club}", "GET"): at_club(),
    ("/club/{club}/screen", "GET"): at_club("/screen"),
    ("/club/{club}/results.csv", "GET"): at_club("/results.csv"),
    ("/club/{club}/next", "GET"): at_club("/next"),
    ("/club/{club}/next", "POST"): next_game,
    ("/club/{club}/return/{token}", "GET"): way_into_club("GET"),
    ("/club/{club}/return/{token}", "POST"): way_into_club("POST"),
    ("/club/{club}/{deed}", "POST"): club_deed,
    ("/cover/{language}/{game}.svg", "GET"): lambda w: drawing(w, "cover"),
    ("/scene/{language}/{game}.svg", "GET"): lambda w: drawing(w, "scene"),
    ("/manifest/{language}.webmanifest", "GET"): lambda w: Ask(
        "GET", f"/manifest/{w.pick(['en', 'pl', 'xx', '..', quote(text_for(w)[:60])])}.webmanifest"
    ),
    ("/language", "POST"): choose_language,
    ("/level", "POST"): choose_level,
    ("/forget", "POST"): lambda w: Ask("POST", "/forget", body=form(w, tables=table_in(w))),
    ("/join", "GET"): lambda w: Ask("GET", "/join", query(w, "code", [w.table.code, "ABCDE"])),
    ("/new/{game}", "GET"): lambda w: Ask("GET", f"/new/{game_in(w)}", query(w, "players", DIGITS)),
    ("/new/{game}", "POST"): make,
    ("/rules/{game}", "GET"): lambda w: Ask("GET", f"/rules/{game_in(w)}"),
    ("/puzzles", "GET"): lambda w: Ask("GET", "/puzzles", query(w, "x", ["1"])),
    ("/puzzles/{game}/{number}", "GET"): puzzle(),
    ("/puzzles/{game}/{number}/play", "GET"): puzzle("/play"),
    ("/replay", "POST"): upload,
    ("/replay/frames", "POST"): upload_frames,
    ("/t/{table}", "GET"): at_table(),
    ("/t/{table}/board.svg", "GET"): at_table("/board.svg", "x"),
    ("/t/{table}/record", "GET"): at_table("/record"),
    ("/t/{table}/draws", "GET"): at_table("/draws"),
    ("/t/{table}/chances", "GET"): at_table("/chances"),
    ("/t/{table}/replay", "GET"): at_table("/replay", "at"),
    ("/t/{table}/replay/frames", "GET"): frames,
    ("/t/{table}/return/{token}", "GET"): way_back("GET"),
    ("/t/{table}/return/{token}", "POST"): way_back("POST"),
    ("/static", "GET"): lambda w: Ask("GET", "/static/" + w.pick(FILES)),
    ("/t/{table}/ws", "WS"): at_table("/ws", "drawn"),
}
WEIGHTS = {("/replay", "POST"): 4, ("/new/{game}", "POST"): 3, ("/t/{table}", "GET"): 2}
ODD_HOSTS = [
    b"",
    b"[",
    b"[::1",
    b"a b",
    b"x" * 3000,
    b"\xff\xfe",
    b"127.0.0.1:99999999",
    b"evil.org",
    b"@",
    b"127.0.0.1:80:80",
    b"\t",
]
ODD_ORIGINS = [
    b"http://[",
    b"null",
    b"",
    b"http://evil.org",
    b"x" * 3000,
    b"\xff",
    b"http://127.0.0.1:port",
    b"//",
    b"http://[::1]:x",
]
ODD_COOKIES = [
    b"tin=",
    b"tin=x",
    b"tin=" + b"x" * 32,
    b'tin="' + b'\\"' * 900 + b'"',
    b"=",
    b";;;;",
    b"tin",
    b"\xff\xfe=\xfd",
    b"tin=a; tin=b",
    b"language=xx",
    b"language=" + b"l" * 3000,
    b"tin=" + b"x" * 32 + b".",
    b"a=b; " * 900,
]
ODD_TYPES = [
    b"",
    b"application/json",
    b"multipart/form-data",
    b"multipart/form-data; boundary=" + b"x" * 500,
    b"text/plain; charset=utf-16",
    b"\xff",
]
ODD_TONGUES = [b"", b"*", b"de-" + b"x" * 3000, b";q=", b"\xff\xfe", b"en;q=nan," * 200, b"zz,pl"]
ODD_METHODS = [
    "GET",
    "POST",
    "HEAD",
    "PUT",
    "DELETE",
    "OPTIONS",
    "TRACE",
    "CONNECT",
    "PATCH",
    "get",
    "G" * 300,
    "BREW",
]


def request_for(world: World, case: tuple[str, str]) -> bytes:
    """The bytes of a request: mostly right, sometimes wrong in one way, seldom in several."""
    ask = CASES[case](world)
    lines: list[tuple[bytes, bytes]] = [
        (b"Host", f"{HERE}:{world.port}".encode()),
        (b"Connection", b"close"),
    ]
    cookie = world.pick(world.cookies + [c for t in world.tables for c in t.cookies])
    lines.append((b"Cookie", f"{cookie}; language={world.pick(LANGUAGES)}".encode()))
    if ask.body:
        lines.append((b"Content-Type", b"application/x-www-form-urlencoded"))
        lines.append((b"Origin", f"http://{HERE}:{world.port}".encode()))
    if case[1] == "WS":
        lines[1] = (b"Connection", b"Upgrade")
        lines += [
            (b"Upgrade", b"websocket"),
            (b"Sec-WebSocket-Version", world.pick([b"13", b"8", b"x"])),
            (b"Sec-WebSocket-Key", world.pick([b"AAAAAAAAAAAAAAAAAAAAAA==", b"", b"x"])),
        ]
        lines.append(
            (b"Origin", world.pick([f"http://{HERE}:{world.port}".encode(), *ODD_ORIGINS]))
        )
    method, target, version = (
        ask.method,
        ask.path + (f"?{ask.query}" if ask.query else ""),
        b"HTTP/1.1",
    )
    body = ask.body
    length: list[tuple[bytes, bytes]] = (
        [(b"Content-Length", str(len(body)).encode())] if body else []
    )
    for _ in range(world.pick([0, 0, 0, 1, 1, 2])):
        kind = world.chance.randrange(16)
        if kind == 0:
            method = world.pick(ODD_METHODS)
        elif kind == 1:
            lines[0] = (b"Host", world.pick(ODD_HOSTS))
        elif kind == 2:
            lines = lines[1:] if world.often(0.5) else [lines[0], *lines]
        elif kind == 3:
            lines.append((b"Origin", world.pick(ODD_ORIGINS)))
        elif kind == 4:
            lines = [one for one in lines if one[0] != b"Cookie"]
            lines.append((b"Cookie", world.pick(ODD_COOKIES)))
        elif kind == 5:
            lines.append((b"Accept-Language", world.pick(ODD_TONGUES)))
        elif kind == 6:
            lines.append((b"Content-Type", world.pick(ODD_TYPES)))
        elif kind == 7:
            target = world.pick(
                [
                    target + "/" * 50,
                    "/" + target,
                    target + "?" + "a=b&" * 2000,
                    target + "%",
                    target + "#x",
                    target.upper(),
                    "*",
                    "http://evil.org" + target,
                    target + "x" * 7000,
                    "/" + "a/" * 2000,
                    "",
                    target + "\x7f",
                ]
            )
        elif kind == 8:
            version = world.pick(
                [b"HTTP/1.0", b"HTTP/2.0", b"HTTP/9.9", b"http/1.1", b"", b"HTTP/1.1 x"]
            )
        elif kind == 9:
            length = [
                (
                    b"Content-Length",
                    world.pick([b"0", b"-1", b"x", b"9" * 40, b"1", b"10000000", b"1, 2", b"+5"]),
                )
            ]
        elif kind == 10:
            length = [
                (
                    b"Transfer-Encoding",
                    world.pick([b"chunked", b"chunked", b"gzip, chunked", b"identity", b"x"]),
                )
            ]
            body = chunked(world, body)
        elif kind == 11 and body:
            body = body[: world.chance.randrange(len(body))]  # and never the rest
        elif kind == 12:
            lines.append(
                (
                    b"X-" + world.pick([b"A", b"a\x00b", b"\xff", b"a b", b""]),
                    world.pick([b"", b"x" * 5000, b"\x00", b"\xff"]),
                )
            )
        elif kind == 13:
            lines += [(b"X-Many", b"y")] * world.pick([10, 150, 1000])
        elif kind == 14:
            lines.append(
                world.pick(
                    [
                        (b"Expect", b"100-continue"),
                        (b"Upgrade", b"h2c"),
                        (b"Range", b"bytes=0-1,5-"),
                        (b"If-None-Match", b"\xff"),
                        (b"If-Modified-Since", b"never"),
                        (b"Accept-Encoding", b"gzip;q=nan, br"),
                        (b"X-Forwarded-For", b"1.2.3.4, \xff"),
                        (b"Content-Encoding", b"gzip"),
                    ]
                )
            )
        elif kind == 15:
            method = "HEAD" if method == "GET" else method
    head = f"{method} {target} ".encode("utf-8", "surrogateescape") + version
    joined = b"\r\n".join([head, *(name + b": " + value for name, value in [*lines, *length])])
    data = joined + b"\r\n\r\n" + body
    if world.often(0.02):
        data = data[: world.chance.randrange(1, len(data))]
    if world.often(0.02):
        at = world.chance.randrange(len(data))
        data = data[:at] + bytes([world.chance.randrange(256)]) + data[at + 1 :]
    if world.often(0.02):
        data += data
    return data


def chunked(world: World, body: bytes) -> bytes:
    whole = f"{len(body):x}\r\n".encode() + body + b"\r\n0\r\n\r\n"
    return bytes(
        world.pick(
            [
                whole,
                whole,
                whole[:-5],
                b"zz\r\n" + body,
                b"-5\r\n" + body,
                b"ffffffffffff\r\n" + body,
                b"1\r\n" * 200,
                b"5;" + b"x" * 9000 + b"\r\nhello\r\n0\r\n\r\n",
                b"0\r\nTrailer: \xff\r\n\r\n",
            ]
        )
    )


# Messages of a socket


def seat_in(world: World, frame: dict[str, Any]) -> str:
    mine = list(frame.get("seats", {})) or ["0"]
    return str(world.pick([*mine, *mine, "0", "1"])) if world.often(0.85) else raw_number(world)


def quoted(world: World, *sensible: str) -> str:
    return json.dumps(world.pick(sensible)) if world.often(0.7) else raw_value(world)


def moving(world: World, frame: dict[str, Any]) -> dict[str, str]:
    moves = frame.get("moves") or [{"seat": 0, "move": "throw"}]
    move = world.pick(moves)
    at = frame.get("seats", {}).get(str(move["seat"]), 0)
    found = {"seat": str(move["seat"]), "move": json.dumps(move["move"]), "at": str(at)}
    if world.often(0.25):
        which = world.pick(["seat", "move", "at"])
        found[which] = raw_value(world) if which == "move" else raw_number(world)
    return found


def asked_why(world: World, frame: dict[str, Any]) -> dict[str, str]:
    moves = [move for move in frame.get("moves") or [] if move.get("taps")]
    taps = list(world.pick(moves)["taps"]) if moves else ["x"]
    if world.often(0.5):
        taps = taps[: world.chance.randrange(len(taps) + 1)] + world.pick(
            [[], ["nowhere"], taps, [1], [None], [["a"]]]
        )
    return {
        "seat": seat_in(world, frame),
        "taps": json.dumps(taps) if world.often(0.8) else raw_value(world),
    }


def explaining(world: World, frame: dict[str, Any]) -> dict[str, str]:
    taps = [tap for move in frame.get("moves") or [] for tap in move.get("taps", ())]
    things = world.pick([taps[:9], ["dice", "square-5"], ["pieces"], ["nowhere"], [1, None], taps])
    return {"things": json.dumps(things) if world.often(0.8) else raw_value(world)}


def seat_only(world: World, frame: dict[str, Any]) -> dict[str, str]:
    return {"seat": seat_in(world, frame)}


def nothing(world: World, frame: dict[str, Any]) -> dict[str, str]:
    return {} if world.often(0.8) else {"seat": raw_value(world)}


def sitting(world: World, frame: dict[str, Any]) -> dict[str, str]:
    return {
        "seat": str(world.chance.randrange(6)) if world.often(0.8) else raw_number(world),
        "name": quoted(world, "Ada", "Bo", "Cy"),
        "stir": quoted(world, "stirred", ""),
    }


VERBS: dict[str, Callable[[World, dict[str, Any]], dict[str, str]]] = {
    "move": moving,
    "throw": lambda w, f: {"move": quoted(w, "3-4", "6-6", "7-7", "1", "")},
    "why": asked_why,
    "explain": explaining,
    "read": lambda w, f: {"open": w.pick(["true", "false", "1", "null"])},
    "sit": sitting,
    "take-back": lambda w, f: {"token": quoted(w, "x" * 24)} if w.often(0.5) else seat_only(w, f),
    "stand-in": lambda w, f: {**seat_only(w, f), "bot": quoted(w, "master", "greedy", "os:system")},
    "fill": lambda w, f: {**seat_only(w, f), "bot": quoted(w, "crumb", "oracle", "")},
    "advise": seat_only,
    "sit-again": seat_only,
    "remove": seat_only,
    "start": nothing,
    "end": nothing,
    "undo": seat_only,
    "agree": lambda w, f: {"yes": w.pick(["true", "false", "1", "null"]), "about": raw_number(w)},
    "say": lambda w, f: {"text": quoted(w, "hello", "🍪", "👏")},
    "react": lambda w, f: {**seat_only(w, f), "text": quoted(w, "bravo", "love", "hello")},
    "show": seat_only,
    "hide": nothing,
    "again": nothing,
    "pong": lambda w, f: {"slow": w.pick(["true", "false", "1", "null"])},
}
VERB_WEIGHTS = {
    "move": 30,
    "end": 0.3,
    "start": 1.5,
    "remove": 0.5,
    "undo": 3,
    "agree": 3,
    "sit": 3,
}


def message_for(world: World, frame: dict[str, Any], word: str = "") -> bytes:
    """A message as text: mostly of the right shape."""
    word = word or world.chance.choices(list(VERBS), [VERB_WEIGHTS.get(v, 1.0) for v in VERBS])[0]
    values = VERBS[word](world, frame)
    pairs = [
        ("do", json.dumps(word)),
        ("id", json.dumps(f"{world.chance.randrange(10**9)}")),
        *values.items(),
    ]
    for _ in range(world.pick([0, 0, 0, 0, 1, 2])):
        kind = world.chance.randrange(6)
        at = world.chance.randrange(len(pairs))
        if kind == 0:
            pairs[at] = (pairs[at][0], raw_value(world))
        elif kind == 1:
            pairs.append((pairs[at][0], raw_value(world)))  # the same key twice
        elif kind == 2 and len(pairs) > 1:
            pairs.pop(at)
        elif kind == 3:
            pairs.append(("x" * world.pick([1, 500]), raw_value(world)))
        elif kind == 4:
            return world.pick(
                [
                    b"",
                    b"null",
                    b"[]",
                    b"7",
                    b'"do"',
                    b"{",
                    b"[" * 5000,
                    b"{}" * 9,
                    b"\xef\xbb\xbf{}",
                    b"NaN",
                ]
            )
        else:
            pairs.append(("id", raw_value(world)))
    text = "{" + ",".join(f"{json.dumps(name)}:{value}" for name, value in pairs) + "}"
    return text.encode("utf-8", "surrogatepass")[: world.pick([7900, 7900, 7900, 70_000])]


def odd_frames(world: World, frame: dict[str, Any]) -> bytes:
    """What no page would send."""
    message = message_for(world, frame)
    half = len(message) // 2
    bomb = zlib.compressobj(9, wbits=-15)
    packed = bomb.compress(b" " * world.pick([1000, 9000, 2_000_000])) + bomb.flush(
        zlib.Z_SYNC_FLUSH
    )
    return world.pick(
        [
            frame_of(message, BINARY),
            frame_of(message[:half], ends=False)
            + frame_of(b"ping", PING)
            + frame_of(message[half:], 0),
            b"".join(
                frame_of(bytes([byte]), 0 if at else TEXT, ends=False)
                for at, byte in enumerate(message[:200])
            ),
            frame_of(message, 0),
            frame_of(message, 3),
            frame_of(message, 11),
            frame_of(message, reserved=1),
            frame_of(message, reserved=6),
            frame_of(message, masked=False),
            frame_of(b"\xff\xfe\x80"),
            frame_of(b"\xed\xa0\x80"),
            frame_of(message[:-1] + b"\xc3"),
            frame_of(packed[:-4], reserved=4),
            frame_of(b"\x00\xff" * 30, reserved=4),
            frame_of(b"x" * 126, PING),
            frame_of(b"", PING),
            frame_of(b"", PONG),
            frame_of(b"", CLOSE),
            frame_of(b"\x00", CLOSE),
            frame_of(
                struct.pack("!H", world.pick([0, 999, 1005, 1000, 4999, 65535])) + b"\xff", CLOSE
            ),
            frame_of(message, says=2**62),
            frame_of(message, says=len(message) + 50),
            frame_of(b"y" * 9000),
            frame_of(b"y" * 70_000),
            message,
            b"\x00" * 50,
        ]
    )
