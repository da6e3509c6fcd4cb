"""The command line: `cookietin COMMAND`. Results are tables for people and JSON for programs."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import re
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import AsyncExitStack, redirect_stderr, redirect_stdout, suppress
from functools import partial
from ipaddress import ip_network
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn, TextIO, TypeVar, cast

import cookietin
from cookietin.bots import bot_called, bots_of
from cookietin.bots.own import check_own, is_own
from cookietin.engine import refusals, registry, rulebook, written
from cookietin.engine.ask import Move
from cookietin.engine.blame import is_in
from cookietin.engine.blocks import wrap
from cookietin.engine.bot import Bot
from cookietin.engine.chance import Fair
from cookietin.engine.characters import NEWCOMER
from cookietin.engine.compile import FAILED, has_numba, warm_up
from cookietin.engine.options import EDITION, HOUSE, span
from cookietin.engine.plug import RANDOM, Plug
from cookietin.engine.position import Game, Position, Refused
from cookietin.engine.protocol import CHANCE, NO_SUCH_MOVE
from cookietin.engine.texts import LANGUAGES, Mistake, Phrase, Say, seat_name, speaker
from cookietin.engine.verify import verify as prove
from cookietin.terminal import (
    Evening,
    Plain,
    Progress,
    Screen,
    data_folder,
    ending_line,
    is_talking,
    plain,
    rules_text,
    table,
    title,
)
from cookietin.terminal.welcome import Welcome, overview

MOST_GAMES = 10**12
SEEDS = 2**63 - 1
MOST_BARS = 16  # of a histogram
BAR = 40  # the longest of them
SOON = 0.5  # seconds before it is said that something mostly quick takes a while
MOST_WORKERS = 64
PUBLIC = re.compile(r"https?://([\w.-]{1,100}|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?/?", re.ASCII)
NO_TRACE = logging.NullHandler()  # a person gets a line; an author asks for more by -X dev

T = TypeVar("T")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. If a person got something wrong, that's one line and exit code 2."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = "en"
    options = argparse.Namespace()
    try:
        language = language_of(words)
        options = parser().parse_args(words)
        if options.run is not serve and not sys.flags.dev_mode:
            logging.getLogger("cookietin").addHandler(NO_TRACE)
        out = sys.stdout if options.run is serve else Plain(sys.stdout)  # it draws a QR code
        with redirect_stderr(cast(TextIO, Plain(sys.stderr))), redirect_stdout(cast(TextIO, out)):
            options.run(options, language)
    except Mistake as mistake:
        complain([mistake.phrase], language)
        return 2
    except BrokenPipeError:  # whoever reads our output has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except Exception as error:
        name = game_at_fault(error, options)
        if not name:
            raise
        complain([registry.trouble(name, error)], language)
        return 2
    return 0


def complain(troubles: Iterable[Phrase], language: str) -> None:
    """Tell a person what's wrong, one line each."""
    for trouble in troubles:
        line = plain(f"cookietin: {trouble.text(language)}")
        lines = wrap(line, Screen().size[0], "  ") if sys.stderr.isatty() else [line]
        print("\n".join(lines), file=sys.stderr)


def game_at_fault(error: Exception, options: Any) -> str:
    """The game from another package that this went wrong in, if it was one."""
    others = {one.name: one.package for one in registry.plugs() if not registry.is_ours(one.name)}
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    for name, package in others.items():
        if any(is_in(frame.f_globals, [package]) for frame in frames):
            return name
    asked = str(getattr(options, "game", ""))
    return asked if asked in others else ""


def language_of(words: list[str]) -> str:
    """The person's language: --lang, otherwise the system's, otherwise English."""
    for at, word in enumerate(words):
        given = word.partition("=")[2] if word.startswith("--lang=") else None
        if word == "--lang" and at + 1 < len(words):
            given = words[at + 1]
        if given is not None:
            if given not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise Mistake("unknown-language", language=given, known=known)
            return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            spoken = os.environ[variable][:2]
            return spoken if spoken in LANGUAGES else "en"
    return "en"


class Parser(argparse.ArgumentParser):
    """Says what's wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help)\n")


def parser() -> Parser:
    """Every command, with its options."""
    top = Parser(prog="cookietin", description="Six family games, to play and to study.")
    top.add_argument("--version", action="version", version=f"cookietin {cookietin.__version__}")
    top.add_argument("--lang", metavar="xx", help=f"language: {', '.join(LANGUAGES)}")
    top.set_defaults(run=welcome)
    commands = top.add_subparsers(metavar="COMMAND")

    shared = Parser(add_help=False)
    shared.add_argument("--lang", metavar="xx", help=f"language: {', '.join(LANGUAGES)}")
    as_json = Parser(add_help=False)
    as_json.add_argument("--json", action="store_true", help="answer in JSON")
    a_game = Parser(add_help=False)
    a_game.add_argument("game", metavar="GAME", help="see `cookietin games`")
    table_of = Parser(add_help=False)
    table_of.add_argument("--players", metavar="N", help="how many players")
    table_of.add_argument(
        "--set", metavar="option=value", action="append", default=[], help="an option of the game"
    )
    a_file = Parser(add_help=False)
    a_file.add_argument("file", metavar="FILE", help="a file, or - for standard input")

    def command(name: str, run: Any, about: str, *parents: Parser) -> Parser:
        found = commands.add_parser(name, help=about, description=about, parents=[shared, *parents])
        found.set_defaults(run=run)
        return found

    command("games", games, "list the games", as_json)

    one = command("rules", rules, "read the rules of a game, or one clause", a_game, as_json)
    one.add_argument("clause", metavar="CLAUSE", nargs="?", default="", help="3.5, or a section: 3")
    one.add_argument("--markdown", action="store_true", help="as a Markdown page")
    one.add_argument("--code", action="store_true", help="with the functions and tests behind it")
    one.add_argument("--html", metavar="FILE", help="as a page with pictures, to print")
    one.add_argument(
        "--refusals", action="store_true", help="every reason against a move, with an example"
    )

    one = command("serve", serve, "serve the tin to browsers here or on your network")
    one.add_argument("--host", default="127.0.0.1", help="0.0.0.0 for everyone on the network")
    one.add_argument("--port", metavar="N", default="8765", help="8765 by default")
    about = "where games are saved: a file, or postgresql://… for several servers"
    one.add_argument("--database", metavar="PLACE", help=about)
    about = "so many processes behind one port, with a PostgreSQL database (1)"
    one.add_argument("--workers", metavar="N", default="1", help=about)
    about = "the public address, if a proxy stands in front: https://tin.example.org"
    one.add_argument("--base-url", metavar="URL", default="", help=about)
    one.add_argument("--open", action="store_true", help="open the browser too")
    about = "trust the visitors' addresses these proxies give in X-Forwarded-For (127.0.0.1)"
    one.add_argument(
        "--behind-proxy", metavar="ADDRESSES", nargs="?", const="127.0.0.1", help=about
    )
    about = "how much a stranger gets (see docs/security.md); can be repeated"
    one.add_argument("--limit", metavar="name=N", action="append", default=[], help=about)

    about = "seat a bot of your own too, as module:Class (docs/write_a_bot.md); can be repeated"
    one.add_argument("--bot", metavar="module:Class", action="append", default=[], help=about)

    one = command("play", play, "play in this terminal, with people and bots", table_of)
    one.add_argument("game", metavar="GAME", nargs="?", help="asked for if not given")
    one.add_argument("--people", metavar="N", help="people here (1); the rest are bots")
    about = "which bots: one for all of them, or one for each (biscuit)"
    one.add_argument("--bots", metavar="A,B", help=about)
    one.add_argument("--names", metavar="A,B", default="", help="names, in seat order")
    one.add_argument("--own-dice", action="store_true", help="you roll, and type what you rolled")
    one.add_argument("--seed", metavar="S", help="the same dice and the same bots every time")
    one.add_argument("--save", metavar="FILE", help="where the game is saved")
    one.add_argument("--from", metavar="FILE", dest="source", help="carry on with a saved game")

    one = command("simulate", simulate, "let bots play many games", a_game, table_of, as_json)
    one.add_argument("--games", metavar="N", default="100000", help="how many (100000)")
    one.add_argument("--seed", metavar="S", default="1", help="which games (1)")
    one.add_argument("--threads", metavar="N", help="all cores by default")
    about = "who plays: one bot for all seats, or one for each (random)"
    one.add_argument("--bots", metavar="A,B", default=RANDOM, help=about)
    one.add_argument("--count", action="store_true", help="also count what happens in a game")
    one.add_argument("--histograms", action="store_true", help="also show how often each length")
    about = "a row for each game: FILE.csv or FILE.parquet; killed, the same command goes on"
    one.add_argument("--out", metavar="FILE", help=about)
    about = "keep the sums here, so that the same command goes on after a kill"
    one.add_argument("--resume", metavar="FILE", help=about)

    about = "cuda plays on an NVIDIA GPU, where random bots play the same games (cpu)"
    one.add_argument("--device", choices=["cpu", "cuda"], default="cpu", help=about)
    on_cluster = "play on the Ray cluster at this address; local starts one here"
    one.add_argument("--ray", metavar="ADDRESS", help=on_cluster)

    about = "let bots play each other in every seating, and rate them"
    one = command("tournament", tournament, about, a_game, table_of, as_json)
    one.add_argument("--bots", metavar="A,B", required=True, help="who plays")
    one.add_argument("--games", metavar="N", default="200", help="how many for each pair (200)")
    one.add_argument("--iterations", metavar="N", help="at most this many for each search")
    one.add_argument("--seed", metavar="S", default="1", help="which games (1)")
    one.add_argument("--threads", metavar="N", help="all cores by default")
    one.add_argument("--ray", metavar="ADDRESS", help=on_cluster)

    command("exact", exact, "give exact answers, without chance", a_game, table_of, as_json)

    one = command("legal", legal, "list the moves in a position or record", a_file, as_json)
    one.add_argument("move", metavar="MOVE", nargs="?", help="can this be played, and if not, why?")
    one.add_argument("--seat", metavar="N", help="whose move it is")

    one = command("replay", replay, "retell a saved game, move by move", a_file, as_json)
    one.add_argument("--boards", action="store_true", help="draw the board after every move")
    one.add_argument(
        "--at", metavar="N", help="only the board after this many moves of the players"
    )

    one = command("verify", verify, "replay a record and prove its dice", a_file, as_json)
    one.add_argument("--commitment", metavar="HEX", help="the one you noted before the first move")
    one.add_argument("--digest", metavar="HEX", help="the one you noted at the end")

    one = command("warm", warm, "compile games now, so nobody waits later", as_json)
    one.add_argument("games", metavar="GAME", nargs="*", help="all games if none is named")

    where = Parser(add_help=False)
    about = "where games are saved: a file, or postgresql://…; the usual file if it isn't said"
    where.add_argument("--database", metavar="PLACE", help=about)
    which = Parser(add_help=False)
    which.add_argument("--match", metavar="ID", default="", help="one game: the end of its link")
    about = "all games of the person at a seat, such as ID:0"
    which.add_argument("--person", metavar="ID:SEAT", default="", help=about)
    which.add_argument("--older", metavar="DAYS", help="all games opened longer ago")

    one = command("copy", copy, "copy all games to another database while no server runs")
    one.add_argument("source", metavar="FROM", help="a file, or postgresql://…")
    one.add_argument("target", metavar="TO", help="a new file, or an empty database")
    one = command("backup", backup, "save all games in a new file; servers may run", where)
    one.add_argument("file", metavar="FILE", help="a new file")
    one = command(
        "restore", restore, "bring all games back from a backup, into an empty place", where
    )
    one.add_argument("file", metavar="FILE", help="what `cookietin backup` wrote")
    command(
        "export", export, "print everything saved of some games, a line of JSON each", where, which
    )
    one = command(
        "delete", delete, "delete some games for good, while no server runs", where, which
    )
    one.add_argument("--yes", action="store_true", help="do it; without this, they're only counted")

    command("check", check, "see whether everything works here: play and serve every game")

    one = command("bench", bench, "measure speed on this machine; prints in English", as_json)
    about = "engine: moves per second in every game; bots: search iterations per second; "
    about += "server: moves and response times with many tables; "
    about += "attack: what strangers can do to the server, and what other people notice; "
    about += "peers: our engine and server beside others, which are installed for it"
    one.add_argument("what", choices=["engine", "bots", "server", "attack", "peers"], help=about)
    one.add_argument("games", metavar="GAME", nargs="*", help="all games if none is named")
    one.add_argument("--tables", metavar="N", default="250", help="server, peers: how many (250)")
    return top


# What the words mean


def number(text: str, low: int, high: int) -> int:
    """A whole number a person typed."""
    try:
        value = int(text)
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise Mistake("wrong-number", value=text, low=str(low), high=str(high))
    return value


def chosen_game(options: Any) -> Game:
    """The game on the command line, with its options."""
    given: dict[str, object] = {}
    for setting in options.set:
        name, equals, value = setting.partition("=")
        if not (name and equals):
            raise Mistake("wrong-setting", value=setting)
        given[name] = value if name != EDITION or value == HOUSE else Path(value)
    if options.players is not None:
        given["players"] = options.players
    return registry.game(options.game, **given)


def text_of(file: str) -> str:
    """The text in a file."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except OSError:
        raise Mistake("unknown-file", file=file) from None
    except UnicodeDecodeError:
        raise Mistake("not-text", file=file) from None


def position_of(file: str) -> Position:
    """The position in a file: one set up by hand (JSON), or the end of a record."""
    text = text_of(file)
    if not text.lstrip().startswith("{"):
        return in_file(file, lambda: written.replay(text, registry.plug))
    try:
        values = json.loads(text)
    except json.JSONDecodeError as error:
        place = Mistake("not-json", line=str(error.lineno), column=str(error.colno))
        raise Mistake("not-a-position", file=file, reason=place.phrase) from None
    name, options, state = (values.get(key, {}) for key in ("game", "options", "state"))
    if "state" not in values or [type(v) for v in (name, options, state)] != [str, dict, dict]:
        raise Mistake("not-a-position", file=file, reason=Mistake("position-shape").phrase)
    return in_file(file, lambda: registry.game(name, **options).position(state))


def reading(file: str, language: str) -> Progress:
    """A sign of life while a long record is replayed."""
    return Progress(speaker("cookietin", language)("reading", file=file), after=SOON)


def in_file(file: str, read: Callable[[], T]) -> T:
    """What is read from a file; any mistake in it is reported with the file's name."""
    try:
        return read()
    except Mistake as mistake:
        raise Mistake("in-file", file=file, reason=mistake.phrase) from None


def show(value: Any) -> None:
    """Answer a program, in JSON."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def rows_with_titles(rows: dict[str, str], say: Say) -> list[tuple[str, str]]:
    """Rows of a table, each under its title in the texts."""
    return [(say(f"row-{name}"), value) for name, value in rows.items()]


def percent(shares: Sequence[float], errors: Sequence[float] = ()) -> str:
    """Shares of a hundred, with their standard errors if there are any."""
    beside = [f" ± {100 * error:.2f}" for error in errors] or [""] * len(shares)
    return "  ".join(f"{100 * share:.2f}{one} %" for share, one in zip(shares, beside, strict=True))


# The commands


def welcome(options: Any, language: str) -> None:
    """Show what there is; whoever sits at a terminal opens the tin with one key."""
    print(overview(language))
    if not is_talking():
        return
    print()
    with suppress(EOFError):
        if not Screen().ask(speaker("cookietin", language)("start-open")):
            words = ["serve", "--open", *(["--lang", options.lang] if options.lang else [])]
            serve(parser().parse_args(words), language)


def check(options: Any, language: str) -> None:
    from cookietin.web.smoke import smoke

    say = speaker("cookietin", language)
    smoke(lambda game: print(say("check-done", game=game), flush=True))
    print(say("check-all"))


def copy(options: Any, language: str) -> None:
    copy_matches(place_of(options.source), place_of(options.target), language)


def backup(options: Any, language: str) -> None:
    copy_matches(place_of(options.database), Path(options.file), language, is_paused=False)


def restore(options: Any, language: str) -> None:
    copy_matches(Path(options.file), place_of(options.database), language)


def copy_matches(
    source: Path | str, target: Path | str, language: str, is_paused: bool = True
) -> None:
    from cookietin.store import keeping

    if isinstance(source, Path) and not source.is_file():
        raise Mistake("unknown-file", file=str(source))
    say = speaker("cookietin", language)

    async def work(kept: Any, new: Any) -> int:
        with Progress(say("copying"), after=SOON):
            return await keeping.copy(kept, new, is_paused)

    print(say("copied", count=with_stores(work, source, target)))


def export(options: Any, language: str) -> None:
    from cookietin.store import keeping

    async def work(store: Any) -> None:
        for match in await keeping.matches_chosen(store, choice_of(options)):
            print(json.dumps(await keeping.account_of(store, match), ensure_ascii=False))

    with_stores(work, existing_place(options))


def delete(options: Any, language: str) -> None:
    from cookietin.store import keeping

    async def work(store: Any) -> int:
        found = await keeping.matches_chosen(store, choice_of(options))
        for match in found if options.yes else ():
            await store.delete(match)
        return len(found)

    say, count = speaker("cookietin", language), with_stores(work, existing_place(options))
    print(say("deleted" if options.yes else "delete-asks", count=count))


def choice_of(options: Any) -> Any:
    from cookietin.store.keeping import Choice

    days = None if options.older is None else number(options.older, 0, 100_000)
    return Choice(options.match.rpartition("/")[2], options.person.rpartition("/")[2], days)


def existing_place(options: Any) -> Path | str:
    """Where games are saved, if there are any: looking makes no file."""
    place = place_of(options.database)
    if isinstance(place, Path) and not place.is_file():
        raise Mistake("unknown-file", file=str(place))
    return place


def with_stores(work: Callable[..., Coroutine[Any, Any, T]], *places: Path | str) -> T:
    """Do something with the stores at some places, and close them."""
    from cookietin.store.address import open_store
    from cookietin.table.upgrades import UPGRADES

    async def whole() -> T:
        async with AsyncExitStack() as stack:
            stores = []
            for place in places:
                stores.append(await open_store(place, UPGRADES))
                stack.push_async_callback(stores[-1].close)
            return await work(*stores)

    return asyncio.run(whole())


def games(options: Any, language: str) -> None:
    troubles = registry.troubles()
    found: list[tuple[Plug, str, str]] = []
    for plug in registry.plugs():
        try:
            own = speaker(plug.package, language)
            found.append((plug, own("name"), own("tagline")))
        except Exception as error:
            troubles.append(registry.trouble(plug.name, error))
    if options.json:
        show(
            [
                {
                    "name": plug.name,
                    "title": name,
                    "tagline": tagline,
                    "version": plug.version,
                    "players": {"min": plug.players.start, "max": plug.players.stop - 1},
                    "minutes": plug.minutes,
                    "options": [
                        {"name": o.name, "kind": o.kind, "values": list(o.values)}
                        for o in plug.options
                    ],
                }
                for plug, name, tagline in found
            ]
        )
    else:
        say = speaker("cookietin", language)
        rows = [[say("games-game"), "", say("games-players"), say("games-minutes"), ""]]
        for plug, name, tagline in found:
            rows.append([plug.name, name, span(plug.players), str(plug.minutes), tagline])
        print(table(rows))
    complain(troubles, language)


def rules(options: Any, language: str) -> None:
    game = Game.of(registry.plug(options.game), {})
    if options.markdown:
        print(rulebook.as_markdown(game.plug, language), end="")
    elif options.html:
        write_sheet(game.plug, language, options.html)
    elif options.refusals:
        tell_refusals(game.plug, language, options.json)
    else:
        print(rules_text(game, language, options.clause, options.code))


def write_sheet(plug: Plug, language: str, file: str) -> None:
    """The rules with pictures, as one page that needs nothing else."""
    from cookietin.web.sheet import sheet_of  # which needs more than the library does

    try:
        Path(file).write_text(sheet_of(plug, language), "utf-8")
    except OSError as error:
        raise Mistake("not-written", file=file, reason=error.strerror or "") from None


def tell_refusals(plug: Plug, language: str, is_json: bool) -> None:
    """What is said against moves, each with a position in which it is said."""
    found = refusals.examples(plug)
    if is_json:
        show([one.as_json(language) for one in found])
        return
    say = speaker("cookietin.engine", language)
    if not found:
        print(say("refusal-none"))
    for one in found:
        tried = say("refusal-tried", seat=one.seat_name(language), move=one.move.text)
        print(f"{one.refusal.phrase.text(language)}\n{tried}\n\n{one.board(language)}\n")


def serve(options: Any, language: str) -> None:
    from cookietin.bots.process import COMMAND, BotProcess
    from cookietin.web.limits import Limits
    from cookietin.web.serve import Settings  # which needs more than the library does
    from cookietin.web.serve import serve as run

    port = number(options.port, 0, 65535)
    settings = Settings(
        options.host,
        port,
        place_of(options.database),
        opens=options.open,
        language=options.lang or "",
        spoken=language,
        limits=Limits().with_settings(options.limit),
        proxies=proxy_addresses(options.behind_proxy or ""),
        workers=number(options.workers, 1, MOST_WORKERS),
        base_url=public_address(options.base_url),
        metrics_key=os.environ.get("COOKIETIN_METRICS_KEY", ""),
        own_bots=tuple(options.bot),
    )
    check_own(settings.own_bots, COMMAND)
    make_bots = partial(BotProcess, own=settings.own_bots)
    if settings.workers > 1:
        from cookietin.web.workers import serve_together

        serve_together(settings, make_bots)
    else:
        run(settings, make_bots())


def place_of(text: str | None) -> Path | str:
    """Where games are saved: a file, the usual one, or the address of a database."""
    from cookietin.store.address import is_database

    if text and is_database(text):
        return text
    return Path(text) if text else data_folder() / "tin.sqlite"


def public_address(text: str) -> str:
    """The address at which people find a server, without a slash at its end."""
    if text and not PUBLIC.fullmatch(text):
        raise Mistake("wrong-base-url", value=text)
    return text.rstrip("/").lower()


def proxy_addresses(proxies: str) -> str:
    """Addresses and networks of proxies, checked."""
    for one in filter(None, proxies.split(",")):
        try:
            ip_network(one.strip(), strict=False)
        except ValueError:
            raise Mistake("wrong-address", value=one) from None
    return proxies


def play(options: Any, language: str) -> None:
    from cookietin.table.table import keep_apart

    names = [name.strip() for name in options.names.split(",")]
    seed = None if options.seed is None else number(options.seed, 0, SEEDS)
    if options.source is not None:
        text = text_of(options.source)
        position = in_file(options.source, lambda: written.replay(text, registry.plug))
        names = list(written.read(text).names)
    else:
        if options.game is None and not ask_what_to_play(options, language):
            return
        game = chosen_game(options)
        with getting_ready(game, language, after=SOON):
            position = game.start(seed)
    game = position.game
    people = number("1" if options.people is None else options.people, 0, game.players)
    keep_apart(game, range(people))
    file = options.save or options.source
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    path = Path(file) if file else data_folder() / f"{game.name}-{stamp}.tin"
    bots = bots_beside(game, people, options.bots, seed)
    evening = Evening(game, language, people, names, path, bots, seed)
    source = position.chance or Fair.fresh()
    evening.play(position.with_chance(evening.own_dice(source) if options.own_dice else source))


def bots_beside(
    game: Game, people: int, wanted: str | None, seed: int | None
) -> dict[int, tuple[str, Bot]]:
    """The bots at the seats after the people's: one for all of them, or one for each."""
    seats = range(people, game.players)
    known = bots_of(game.plug)
    usual = NEWCOMER if NEWCOMER in known else known[0]
    named = [name.strip() for name in wanted.split(",")] if wanted else [usual]
    for name in named:
        if not is_own(name) and name not in known:
            raise Mistake("unknown-bot", bot=name, known=", ".join(known))
    if len(named) not in (1, len(seats)):
        raise Mistake("wrong-bots", players=len(seats), given=len(named))
    seeds = {at: None if seed is None else seed + at for at in seats}
    chosen = named * len(seats) if len(named) == 1 else named
    made = zip(seats, chosen, strict=True)
    return {at: (bot, bot_called(bot)(seeds[at])) for at, bot in made}


def ask_what_to_play(options: Any, language: str) -> bool:
    """Ask for what the command line does not say; False if somebody leaves."""
    if not is_talking():
        raise Mistake("which-game", known=", ".join(registry.names()))
    asking = Welcome(language)
    try:
        options.game = asking.ask_game()
        if options.players is None:
            options.players = str(asking.ask_players(options.game))
        if options.people is None:
            options.people = str(asking.ask_people(chosen_game(options).players))
        if options.bots is None and int(options.people) < chosen_game(options).players:
            options.bots = asking.ask_bot(options.game)
    except EOFError:
        print()
        return False
    return True


def getting_ready(
    game: Game, language: str, total: int = 0, counts: Any = str, after: float = 0.0
) -> Progress:
    """A sign of life while a game is compiled, and then how far it is and how long it will take."""
    say = speaker("cookietin", language)
    waits = say("getting-ready", game=title(game, language))
    return Progress(waits, total, counts, after, lambda time: say("progress-left", time=time))


def simulate(options: Any, language: str) -> None:
    game = chosen_game(options)
    matches = number(options.games, 1, MOST_GAMES)
    seed = number(options.seed, 0, SEEDS)
    threads = None if options.threads is None else number(options.threads, 1, 1024)
    say = speaker("cookietin", language)
    counted = partial(count_of_games, say, matches)
    out, resume = (name and Path(name) for name in (options.out, options.resume))
    try:
        with getting_ready(game, language, matches, counted) as bar:
            from cookietin.lab.simulate import simulate as run  # which takes a while, too

            found = run(
                game, matches, seed, threads=threads, bot=options.bots, counts=options.count,
                histograms=options.histograms, out=out, resume=resume, device=options.device,
                ray=options.ray, progress=bar,
            )  # fmt: skip
    except KeyboardInterrupt:
        if out or resume:
            print(f"\n{say('simulate-stopped')}", end="", file=sys.stderr)
        raise
    if options.json:
        show(found)
        return
    wins = found["wins"]
    own = speaker(game.plug.package, language)
    rows = {
        "game": title(game, language),
        "options": settings(game),
        "bots": found["bot"],
        "matches": f"{found['games']:,}",
        "seed": str(seed),
        "moves": f"{found['moves']:,}",
        "chance-moves": f"{found['chance_moves']:,}",
        "speed": f"{found['moves_per_second']:,.0f}",
        "seconds": f"{found['seconds']:.2f}",
        "wins-by-seat": percent(wins["by_seat"], wins["by_seat_error"]),
        "wins-by-order": percent(wins["by_order"], wins["by_order_error"]),
        "draws": percent([max(0.0, 1 - sum(wins["by_seat"]))]),
        "endings": "  ".join(f"{n} {c:,}" for n, c in found["endings"].items()),
    }
    rows |= {name: spread(found[name], say) for name in ("rounds", "turns") if found[name]["max"]}
    measured = [(own(f"measure-{n}"), spread(one, say)) for n, one in found["measures"].items()]
    print(table([*rows_with_titles(rows, say), *measured]))
    if options.count:
        errors = found["happenings_error"]
        happened = [
            (name, f"{often:,.2f}", f"± {errors[name]:,.2f}")
            for name, often in found["happenings"].items()
        ]
        print(f"\n{say('happenings')}\n{table(happened)}")
    for name, counted in found.get("histograms", {}).items():
        head = own(f"measure-{name}") if name in found["measures"] else say(f"row-{name}")
        if list(counted) != [0]:
            print(f"\n{head}\n{histogram(counted)}")


def histogram(counted: dict[int, int]) -> str:
    """How often each value came up, as bars."""
    from cookietin.lab.counts import bins_of

    bins = bins_of(counted, MOST_BARS)
    most = max(often for _, _, often in bins)
    return table(
        [
            (str(low) if low == high else f"{low}–{high}", f"{often:,}",
             "█" * round(BAR * often / most))
            for low, high, often in bins
        ]
    )  # fmt: skip


def count_of_games(say: Say, total: int, done: int) -> str:
    return say("progress", done=done, total=total)


def tournament(options: Any, language: str) -> None:
    from cookietin.lab.tournament import matches_in, play_tournament

    game = chosen_game(options)
    bots = [name.strip() for name in options.bots.split(",")]
    games = number(options.games, 1, MOST_GAMES)
    seed = number(options.seed, 0, SEEDS)
    iterations = None
    if options.iterations is not None:
        iterations = number(options.iterations, 1, MOST_GAMES)
    threads = None if options.threads is None else number(options.threads, 1, 1024)
    say = speaker("cookietin", language)
    matches = matches_in(game, bots, games)
    counted = partial(count_of_games, say, matches)
    with getting_ready(game, language, matches, counted) as bar:
        found = play_tournament(
            game, bots, games, seed, iterations=iterations, threads=threads, ray=options.ray,
            progress=bar,
        )  # fmt: skip
    if options.json:
        show(found)
        return
    rows = {
        "game": title(game, language),
        "options": settings(game),
        "matches": f"{found['matches']:,}",
        "seed": str(seed),
        "seconds": f"{found['seconds']:.2f}",
    }
    print(table(rows_with_titles(rows, say)) + "\n")
    heads = ("bot", "score", "score-range", "matches", "rating", "rating-range")
    standings = [[say(f"tournament-{head}") for head in heads]]
    for one in found["standings"]:
        standings.append(
            [
                one["bot"],
                percent([one["score"]]),
                f"{100 * one['low']:.1f} – {100 * one['high']:.1f}",
                str(one["matches"]),
                f"{one['rating']:+.0f}",
                f"{one['rating_low']:+.0f} … {one['rating_high']:+.0f}",
            ]
        )
    print(table(standings) + "\n")
    pairs = [[say(f"tournament-{head}") for head in ("bot", "other", *heads[1:4])]]
    for one in found["pairs"]:
        low, high = 100 * one["low"], 100 * one["high"]
        score = percent([one["score"]])
        within = f"{low:.1f} – {high:.1f}"
        pairs.append([one["bot"], one["other"], score, within, str(one["matches"])])
    print(table(pairs))


def exact(options: Any, language: str) -> None:
    game = chosen_game(options)
    if game.plug.exact is None:
        known = [plug.name for plug in registry.plugs() if plug.exact is not None]
        raise Mistake("no-exact", game=game.name, known=", ".join(known))
    say = speaker("cookietin", language)
    try:
        with Progress(say("working-out", game=title(game, language))):
            found = game.plug.exact(**game.options)
    except ValueError:
        raise Mistake("no-exact-players", game=game.name, players=game.players) from None
    head = {"game": game.name, "version": game.plug.version, "players": game.players}
    head["options"] = {name: value for name, value in game.options.items() if name != "players"}
    if options.json:
        show({**head, **found})
        return
    turns = found["turns"]
    rows = {
        "game": title(game, language),
        "options": settings(game),
        "wins-by-seat": percent(found["win"]["by_seat"]),
        "wins-by-order": percent(found["win"]["by_order"]),
        "draws": percent([found["deadlock"]]),
        "turns": f"{mean(turns, say)}, median {turns['median']}, p95 {turns['p95']}",
        "rounds": mean(found["rounds"], say),
        "states": f"{found['states']:,}",
    }
    print(table(rows_with_titles(rows, say)))


def legal(options: Any, language: str) -> None:
    position = position_of(options.file)
    seat = None
    if options.seat is not None:
        seat = number(options.seat, 0, position.game.players - 1)
    if options.move is not None:
        judge_move(position, options, seat, language)
        return
    moves = position.legal(seat)
    if options.json:
        show(
            {
                "over": position.outcome is not None,
                "seats": [s for s in position.seats if s != CHANCE],
                "chance": CHANCE in position.seats,
                "interrupts": list(position.interrupters),
                "moves": [move_data(move) for move in moves],
            }
        )
        return
    say = speaker("cookietin", language)
    if position.outcome is not None:
        print(say("legal-over", ending=ending_line(position, language)))
    for one in sorted({move.seat for move in moves}):
        texts = ", ".join(move.text for move in moves if move.seat == one)
        if one == CHANCE:
            print(say("legal-chance", moves=texts))
        else:
            key = "legal-seat" if one in position.seats else "legal-waiting"
            print(say(key, seat=seat_name(one, language), number=one, moves=texts))


def judge_move(position: Position, options: Any, seat: int | None, language: str) -> None:
    """Say whether a move can be played, and if not, why."""
    move, refusal = position.judge(options.move, seat)
    if refusal is not None and refusal.number == NO_SUCH_MOVE:
        raise Refused(move.text, refusal)
    if options.json:
        clause = None if refusal is None else refusal.clause
        text = None if refusal is None else refusal.phrase.text(language)
        show({**move_data(move), "legal": refusal is None, "clause": clause, "reason": text})
        return
    say = speaker("cookietin", language)
    name = say("chance") if move.seat == CHANCE else seat_name(move.seat, language)
    if refusal is None:
        print(say("legal-allowed", seat=name, move=move.text))
    else:
        reason = refusal.phrase.text(language)
        print(say("legal-refused", seat=name, move=move.text, reason=reason))


def move_data(move: Move) -> dict[str, Any]:
    return {"seat": "chance" if move.seat == CHANCE else move.seat, "move": move.text}


def replay(options: Any, language: str) -> None:
    text = text_of(options.file)
    # The whole of it is judged before anything is shown, and no position kept but the last.
    with reading(options.file, language):
        end = in_file(options.file, lambda: written.moment(text, sys.maxsize, registry.plug))
    names, last = end.names, end.position
    if options.at is not None:
        at = number(options.at, 0, end.last)
        position = written.moment(text, at, registry.plug).position
        if options.json:
            show(position.to_dict())
        else:
            print(position.text(language))
        return
    steps = pairwise(written.replays(text, registry.plug))
    if options.json:
        show(
            [
                {
                    **move_data(after.last),
                    "told": [
                        line.text(language, names) for line in after.phrases_since(before, CHANCE)
                    ],
                }
                for before, after in steps
                if after.last is not None
            ]
        )
        return
    print(title(last.game, language))
    columns = Screen().size[0] - 2
    if options.boards:
        print(next(written.replays(text, registry.plug)).text(language))
    for before, after in steps:
        for line in after.phrases_since(before, CHANCE):
            for part in wrap(line.text(language, names), columns, "  "):
                print(" ", part)
        if options.boards and after.seats != (CHANCE,):
            print(after.text(language))
    if not options.boards:
        print(last.text(language))
    if last.outcome is None:
        print(speaker("cookietin", language)("replay-unfinished"))
    else:
        print(ending_line(last, language, names))


def verify(options: Any, language: str) -> None:
    noted = "" if options.commitment is None else written.noted_hex(options.commitment)
    digest = "" if options.digest is None else written.noted_hex(options.digest)
    text = text_of(options.file)
    with reading(options.file, language):
        verdict = in_file(options.file, lambda: prove(text, registry.plug, noted, digest))
    record = written.read(text)
    commitment = record.commitment
    if options.json:
        outcome = verdict.position.outcome
        show(
            {
                "game": verdict.position.game.name,
                "dice": verdict.dice,
                "moves": verdict.moves,
                "proved": verdict.proved,
                "typed": verdict.typed,
                "unproved": verdict.unproved,
                "commitment": commitment or None,
                "digest": verdict.digest,
                "digest_compared": bool(digest),
                "set_up": verdict.is_set_up,
                "ending": None if outcome is None else outcome.ending,
                "winners": None if outcome is None else list(outcome.winners),
            }
        )
        return
    say = speaker("cookietin", language)
    print(say("verify-legal", moves=verdict.moves))
    if verdict.is_set_up:
        print(say("verify-set-up"))
    proved = "verify-seeded" if verdict.dice == written.SEED else "verify-proved"
    for key, draws in (
        (proved, verdict.proved),
        ("verify-typed", verdict.typed),
        ("verify-unproved", verdict.unproved),
    ):
        if draws:
            print(say(key, draws=draws))
    if commitment and not record.secret:
        print(say("verify-commitment-sealed", commitment=commitment))
    elif noted:
        print(say("verify-commitment-same"))
    elif commitment:
        print(say("verify-commitment", commitment=commitment))
    if digest:
        print(say("verify-digest-same"))
    else:
        if verdict.position.chance is not None and record.texts:
            print(say("verify-texts"))
        print(say("verify-not-proved"))
        print(say("verify-digest", digest=verdict.digest))


def named_games(options: Any, language: str) -> list[Plug]:
    """The games on the command line; if none is named, all that can be opened."""
    if options.games:
        return [registry.plug(name) for name in options.games]
    complain(registry.troubles(), language)
    return registry.plugs()


def warm(options: Any, language: str) -> None:
    names = [plug.name for plug in named_games(options, language)]
    say = speaker("cookietin", language)
    if not has_numba():
        print(say("warm-nothing") if not options.json else json.dumps([]))
        return
    found, troubles = [], []
    with warm_up(names) as child:
        assert child.stdout is not None
        for awaited in names:
            with Progress(say("getting-ready", game=awaited)):
                line = child.stdout.readline()
            if not line:
                break
            name, seconds, *reason = line.split(maxsplit=2)
            if seconds == FAILED:
                troubles.append(registry.trouble_because(name, "".join(reason).strip()))
                continue
            found.append({"game": name, "seconds": float(seconds)})
            if not options.json:
                print(say("warm-done", game=name, seconds=seconds))
    if options.json:
        show(found)
    end_with(troubles, options, language)


def end_with(troubles: Sequence[Phrase], options: Any, language: str) -> None:
    """Report the games that failed; if someone asked for one by name, that's a mistake."""
    if troubles and options.games:
        complain(troubles[:-1], language)
        raise Mistake(troubles[-1].key, **troubles[-1].variables)
    complain(troubles, language)


def bench(options: Any, language: str) -> None:
    from cookietin.lab.bench import bench_bots, bench_engine

    say = speaker("cookietin", language)
    if options.what == "server":
        bench_the_server(options, say)
        return
    if options.what == "attack":
        bench_attacks(options, say)
        return
    if options.what == "peers":
        bench_peers(options, say)
        return
    measure = bench_bots if options.what == "bots" else bench_engine
    found, troubles = [], []
    for plug in named_games(options, language):
        usual = plug.players[(len(plug.players) - 1) // 2]
        try:
            with Progress(say("measuring", what=plug.name)):
                found.append(measure(Game.of(plug, {"players": usual})))
        except Exception as error:
            if registry.is_ours(plug.name):
                raise
            troubles.append(registry.trouble(plug.name, error))
    if options.json:
        show(found)
    else:
        for one in found:
            rows = bench_rows(one) if options.what == "engine" else bench_bots_rows(one)
            print(table(rows) + "\n")
    end_with(troubles, options, language)


def bench_the_server(options: Any, say: Say) -> None:
    """Tables × viewers on loopback."""
    tables = number(options.tables, 1, 10_000)
    with Progress(say("measuring", what=options.what)):
        from cookietin.web.bench import bench_server

        found = bench_server(tables)
    if options.json:
        show(found)
        return
    rows = [["tables × viewers", "compressed", "200 moves/s: p50", "p99", "saturated", "p99",
             "memory a table"]]  # fmt: skip
    for one in found:
        steady, full = one["steady"], one["saturated"]
        rows.append([
            f"{one['tables']} × {one['viewers']}",
            "yes" if one["compressed"] else "no",
            f"{steady['p50_ms']:.1f} ms",
            f"{steady['p99_ms']:.1f} ms",
            f"{full['moves_per_second']:.0f} moves/s",
            f"{full['p99_ms']:.0f} ms",
            f"{one['bytes_per_table'] / 1024:.0f} KB",
        ])  # fmt: skip
    print(table(rows))
    print(f"first page {found[0]['first_page_ms'] / 1000:.2f} s after the start")


def bench_attacks(options: Any, say: Say) -> None:
    """Each attack on its own server, while two people play at another table."""
    from cookietin.web import attack

    names = list(attack.ATTACKS)
    measured = say("measuring", what=options.what)
    with Progress(measured, len(names), lambda done: names[min(done, len(names) - 1)]) as bar:
        found = attack.bench_attack(lambda name: bar(names.index(name)))
    if options.json:
        show(found)
        return
    promised = [
        f"≤ {attack.PROCESSOR_SECONDS} s a request",
        f"≤ {1000 * attack.BYSTANDER_SECONDS:.0f} ms",
        f"≤ {attack.MEMORY // 1_000_000} MB",
    ]
    rows = [["attack", "requests", "processor", "a request", "memory", "at most", "bystander",
             "worst", "newcomer", *promised, "answers"]]  # fmt: skip
    for one in found:
        answers = ", ".join(f"{count} × {answer}" for answer, count in one["answers"].items())
        rows.append([
            one["attack"],
            f"{one['requests']:,}",
            f"{one['processor_seconds']:.2f} s",
            f"{one['processor_seconds_per_request']:.4f} s",
            f"{one['memory_bytes'] / 1e6:.1f} MB",
            f"{one['memory_peak_bytes'] / 1e6:.1f} MB",
            f"{1000 * one['bystander_median_seconds']:.0f} ms",
            f"{1000 * one['bystander_worst_seconds']:.0f} ms",
            f"{1000 * one['newcomer_worst_seconds']:.0f} ms",
            *("yes" if is_kept else "NO" for is_kept in one["kept"].values()),
            answers if one["server_lives"] else f"{answers}; the server did not survive",
        ])  # fmt: skip
    print(table(rows))


def bench_peers(options: Any, say: Say) -> None:
    """Our engine beside three others, and our server beside one; whoever fails is left out."""
    from cookietin.lab import peers
    from cookietin.web.bench import bench_plain

    tables = number(options.tables, 1, 10_000)
    folder = data_folder() / "peers"
    pairs = peers.pairs_here()
    found: dict[str, Any] = {"engines": [], "server": None, "failed": []}
    names = [f"{pair.peer}, {pair.theirs}" for pair in pairs] + ["boardgame.io"]
    measured = say("measuring", what=options.what)
    with Progress(measured, len(names), lambda done: names[min(done, len(names) - 1)]) as bar:
        for at, pair in enumerate(pairs):
            bar(at)
            try:
                found["engines"].append(peers.bench_pair(pair, folder))
            except (OSError, subprocess.CalledProcessError, ValueError) as error:
                found["failed"].append({"peer": names[at], "reason": str(error)})
        bar(len(pairs))
        try:
            theirs = peers.bench_boardgame_io(folder, tables)
            ours = bench_plain(tables)["saturated"]
            ratio = ours["moves_per_second"] / theirs["moves_per_second"]
            found["server"] = {"tables": tables, "ours": ours, "theirs": theirs, "ratio": ratio}
        except (OSError, subprocess.CalledProcessError, ValueError) as error:
            found["failed"].append({"peer": names[-1], "reason": str(error)})
    if options.json:
        show(found)
        return
    rows = [["peer", "how", "ours", "theirs", "our moves/s", "their moves/s", "ratio"]]
    for one in found["engines"]:
        rows.append([
            f"{one['peer']} {one['version']}", one["how"], one["our_game"], one["their_game"],
            f"{one['our_moves_per_second']:,.0f}", f"{one['their_moves_per_second']:,.0f}",
            f"{one['ratio']:,.1f}",
        ])  # fmt: skip
    if found["server"]:
        one = found["server"]
        rows.append([
            f"boardgame.io {one['theirs']['version']}", f"server, {tables} × 2 viewers", "goose",
            "a race", f"{one['ours']['moves_per_second']:,.0f}",
            f"{one['theirs']['moves_per_second']:,.0f}", f"{one['ratio']:,.1f}",
        ])  # fmt: skip
    print(table(rows))
    for one in found["failed"]:
        print(f"{one['peer']}: {one['reason']}", file=sys.stderr)


def bench_bots_rows(found: dict[str, Any]) -> list[tuple[str, str]]:
    """How fast a search is, a row for each figure."""
    rows = [
        ("game", f"{found['game']}, {found['players']} players"),
        ("search", found["search"] if found["compiled"] else f"{found['search']}, interpreted"),
        ("iterations/s, one core", f"{found['iterations_per_second']:,.0f}"),
    ]
    if "plies" in found:
        pace = found["iterations_per_second_with_plies"]
        rows.append((f"with {found['plies']} random plies", f"{pace:,.0f}"))
    return rows


def bench_rows(found: dict[str, Any]) -> list[tuple[str, str]]:
    """One game's figures, a row each: a seat's moves first, then those of chance."""

    def speed(name: str) -> str:
        one = found[name]
        beside = f"(+ {one['chance_moves_per_second']:,.0f} of chance)"
        return f"{one['moves_per_second']:,.0f} moves/s {beside}"

    rows = [
        ("game", f"{found['game']}, {found['players']} players"),
        ("state", f"{found['bytes_per_state']} bytes"),
        ("interpreted", speed("interpreted")),
    ]
    if not found["compiled"]:
        return [*rows, ("compiled", "no numba on this machine")]
    compile_seconds = found["compile_seconds"]
    return [
        *rows,
        ("one core", speed("one_core")),
        ("all cores", f"{speed('all_cores')} on {found['cores']}"),
        ("scaling", f"{found['scaling']:.2f} times one core"),
        ("compile cold", f"{compile_seconds['cold']:.2f} s"),
        ("load warm", f"{compile_seconds['warm']:.2f} s"),
    ]


def settings(game: Game) -> str:
    return " ".join(f"{name}={value}" for name, value in game.options.items())


def spread(found: dict[str, Any], say: Any) -> str:
    numbers = {name: str(found[name]) for name in ("median", "p95", "max")}
    return str(say("row-spread", mean=f"{found['mean']:.2f} ± {found['error']:.2f}", **numbers))


def mean(found: dict[str, Any], say: Any) -> str:
    return str(say("row-mean", mean=f"{found['mean']:.4f}", deviation=f"{found['deviation']:.4f}"))
