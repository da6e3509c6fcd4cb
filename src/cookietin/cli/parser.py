"""Every command, with its options."""

from __future__ import annotations

import argparse
from contextlib import suppress
from typing import Any, NoReturn

import cookietin
from cookietin.cli.evening import play
from cookietin.cli.games import games, rules
from cookietin.cli.keeping import backup, copy, delete, export, restore
from cookietin.cli.records import legal, replay, verify
from cookietin.cli.server import check, serve
from cookietin.cli.speed import bench, warm
from cookietin.cli.studies import exact, puzzles, simulate, tournament
from cookietin.engine.plug import RANDOM
from cookietin.engine.puzzles import DIFFICULTIES
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.terminal import Screen, is_talking
from cookietin.terminal.welcome import overview


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
        "--refusals", action="store_true", help="every reason for refusing a move, with an example"
    )

    one = command("serve", serve, "serve the tin to browsers here or on your network")
    one.add_argument("--host", default="127.0.0.1", help="0.0.0.0 for everyone on the network")
    one.add_argument("--port", metavar="N", default="8765", help="8765 by default")
    about = "where games are saved: a file, or postgresql://… for several servers"
    one.add_argument("--database", metavar="PLACE", help=about)
    about = "how many processes behind one port, with a PostgreSQL database (1)"
    one.add_argument("--workers", metavar="N", default="1", help=about)
    about = "the public address, if there's a proxy in front: https://tin.example.org"
    one.add_argument("--base-url", metavar="URL", default="", help=about)
    about = "the key of the host's page; better in COOKIETIN_HOST_KEY (a new one at each start)"
    one.add_argument("--host-key", metavar="KEY", default="", help=about)
    one.add_argument("--open", action="store_true", help="open the browser too")
    about = "trust the visitors' addresses these proxies give in X-Forwarded-For (127.0.0.1)"
    one.add_argument(
        "--behind-proxy", metavar="ADDRESSES", nargs="?", const="127.0.0.1", help=about
    )
    about = "how much a stranger gets (see docs/security.md); can be repeated"
    one.add_argument("--limit", metavar="name=N", action="append", default=[], help=about)

    about = "how the log on standard error is written (text)"
    one.add_argument("--log", choices=["text", "json"], default="text", help=about)
    about = "info: every request and every table too, not only what goes wrong (warning)"
    one.add_argument("--log-level", choices=["warning", "info"], default="warning", help=about)

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
    one.add_argument("--histograms", action="store_true", help="also count each length")
    about = "a row for each game: FILE.csv or FILE.parquet; if killed, run it again to go on"
    one.add_argument("--out", metavar="FILE", help=about)
    about = "keep the totals here; if killed, run the same command again to go on"
    one.add_argument("--resume", metavar="FILE", help=about)

    about = "cuda for an NVIDIA GPU, where only random bots play (cpu)"
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

    command("exact", exact, "work out exact answers instead of playing", a_game, table_of, as_json)

    about = "find puzzles: positions with one best move, each proved"
    one = command("puzzles", puzzles, about, a_game, as_json)
    one.add_argument("--count", metavar="N", default="3", help="how many (3)")
    one.add_argument("--seed", metavar="S", default="1", help="which ones (1)")
    about = "only these; by default, equally many of each"
    one.add_argument("--difficulty", choices=DIFFICULTIES, help=about)
    one.add_argument("--out", metavar="FILE", help="write them to a file")

    one = command("legal", legal, "list the moves in a position or record", a_file, as_json)
    one.add_argument("move", metavar="MOVE", nargs="?", help="can this be played, and if not, why?")
    one.add_argument("--seat", metavar="N", help="whose move it is")

    one = command("replay", replay, "retell a saved game, move by move", a_file, as_json)
    one.add_argument("--boards", action="store_true", help="draw the board after every move")
    one.add_argument(
        "--at", metavar="N", help="only the board after this many of the players' moves"
    )

    one = command("verify", verify, "replay a record and prove its dice", a_file, as_json)
    one.add_argument("--commitment", metavar="HEX", help="the one you noted before the first move")
    one.add_argument("--digest", metavar="HEX", help="the one you noted at the end")

    one = command("warm", warm, "compile games now, so nobody waits later", as_json)
    one.add_argument("games", metavar="GAME", nargs="*", help="all games if none is named")

    where = Parser(add_help=False)
    about = "where games are saved: a file, or postgresql://…; by default the usual file"
    where.add_argument("--database", metavar="PLACE", help=about)
    which = Parser(add_help=False)
    which.add_argument("--match", metavar="ID", default="", help="one game: the end of its link")
    about = "all games of the person at a seat, such as ID:0"
    which.add_argument("--person", metavar="ID:SEAT", default="", help=about)
    which.add_argument("--older", metavar="DAYS", help="all games opened longer ago than this")

    one = command("copy", copy, "copy all games to another database while no server runs")
    one.add_argument("source", metavar="FROM", help="a file, or postgresql://…")
    one.add_argument("target", metavar="TO", help="a new file, or an empty database")
    one = command("backup", backup, "save all games in a new file, even while servers run", where)
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
    about += "gpu: moves per second on an NVIDIA GPU, and if its matches are as on the CPU; "
    about += "server: moves and response times with many tables; "
    about += "scale: what more people at tables would need, by measured costs; "
    about += "attack: what strangers can do to the server, and what other people notice; "
    about += "page: what a table costs an old phone; needs Playwright and Chromium; "
    about += "peers: our engine and server beside others, which are installed for it"
    measured = ["engine", "bots", "gpu", "server", "scale", "attack", "page", "peers"]
    one.add_argument("what", choices=measured, help=about)
    one.add_argument("games", metavar="GAME", nargs="*", help="all games if none is named")
    tables = "server, peers: how many (250); scale: of each game (40)"
    one.add_argument("--tables", metavar="N", default="", help=tables)
    place = "server with games, scale: measure this database, and leave nothing there; else a file"
    one.add_argument("--database", metavar="PLACE", default="", help=place)
    many = "server with games: so many processes, with a PostgreSQL database"
    one.add_argument("--workers", metavar="N", default="1", help=many)
    one.add_argument(
        "--watchers", metavar="N", default="0", help="server with games: at each table"
    )
    few = "server with games: people at each table (the usual number for the game)"
    one.add_argument("--players", metavar="N", default="", help=few)
    steady = "server: moves per second in the steady part, before going flat out (200)"
    one.add_argument("--rate", metavar="N", help=steady)
    thinking = "server: 20 tables of people, without and with four masters thinking at two others"
    one.add_argument("--masters", action="store_true", help=thinking)
    return top


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
