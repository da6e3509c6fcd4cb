"""Which games there are: the folders in `cookietin.games`, and what other packages announce.

Another package announces a game with an entry point in the group `cookietin.games`: the game's
name, and where its plug is (`crumbs = "crumbs_game:GAME"`). Such a game is looked at when it is
first asked for. One that can't be used is left out, and `troubles` says why: someone else's
game harms nobody.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import pkgutil
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, distributions, entry_points
from importlib.util import find_spec
from typing import Any

from cookietin.engine import blame
from cookietin.engine.coach import Coach
from cookietin.engine.goals import Goals
from cookietin.engine.happenings import Happenings
from cookietin.engine.manners import Manners
from cookietin.engine.moves import Kinds
from cookietin.engine.options import Option
from cookietin.engine.plug import Ending, Plug
from cookietin.engine.position import Game
from cookietin.engine.protocol import SEATS, Rules
from cookietin.engine.texts import LANGUAGES, Mistake, Phrase
from cookietin.engine.view import View
from cookietin.engine.words import Words

GROUP = "cookietin.games"
LONGEST_REASON = 80
LONGEST_NAME = 40  # of a game, that is compared with those there are
# The machine is short of something just now; that says nothing about the game.
PASSING = {errno.EMFILE, errno.ENFILE, errno.ENOMEM}

log = logging.getLogger(__name__)


def names() -> list[str]:
    """The names of the games that can be opened, ours first; none of ours is imported for this."""
    found = _announcements().items()
    return [name for name, entry in found if is_ours(name) or isinstance(_open_game(entry), Plug)]


def plugs() -> list[Plug]:
    """The games that can be opened."""
    found = map(_open_game, _announcements().values())
    return [one for one in found if isinstance(one, Plug)]


def troubles() -> list[Phrase]:
    """What is wrong with which of the games that are announced."""
    found = map(_open_game, _announcements().values())
    return [*(one for one in found if isinstance(one, Phrase)), *_faulty_announcements()]


def plug(name: str, version: int | None = None) -> Plug:
    """A game by its name; an earlier version of its rules, if asked."""
    entry = _announcements().get(name)
    if entry is None:
        if near := get_close_matches(name[:LONGEST_NAME], names(), 1):
            raise Mistake("unknown-game-near", game=name, near=near[0])
        raise Mistake("unknown-game", game=name, known=", ".join(names()))
    found = _open_game(entry)
    if isinstance(found, Phrase):
        raise Mistake(found.key, **found.variables)
    for one in (found, *found.earlier):
        if version is None or one.version == version:
            return one
    raise Mistake("unknown-version", game=name, version=version, newest=found.version)


def game(name: str, /, **options: object) -> Game:
    """A game with options: `game("goose", players=4, release="on")`."""
    return Game.of(plug(name), options)


# What is announced


@cache
def _announcements() -> dict[str, EntryPoint]:
    """Where each game is; none is imported for this."""
    found: dict[str, EntryPoint] = {}
    for entry in [*_ours(), *_others()[0]]:
        found.setdefault(entry.name, entry)  # nobody takes the name of one of our games
    return found


def _ours() -> list[EntryPoint]:
    home = find_spec(GROUP)
    return [
        EntryPoint(module.name.replace("_", "-"), f"{GROUP}.{module.name}:GAME", GROUP)
        for module in pkgutil.iter_modules(home.submodule_search_locations if home else [])
        if module.ispkg
    ]


def is_ours(name: str) -> bool:
    """Is it a game of this house?"""
    entry = _announcements().get(name)
    return entry is not None and entry.value.startswith(f"{GROUP}.")


@cache
def _others() -> tuple[list[EntryPoint], list[Phrase]]:
    """What other packages announce, and which of them announce it so that nobody can read it."""
    unread: list[Phrase] = []
    try:
        found = list(entry_points(group=GROUP))
    except Exception:  # one broken file hides all: look at each package by itself
        found = list(_one_by_one(unread))
    return sorted(found, key=lambda entry: (entry.name, where(entry))), unread


def _one_by_one(unread: list[Phrase]) -> Iterator[EntryPoint]:
    seen: set[str] = set()
    for package in distributions():
        name = "?"
        try:
            name = str(package.metadata["Name"])
            if name not in seen:
                yield from package.entry_points.select(group=GROUP)
            seen.add(name)
        except Exception as error:
            about = {"failed": error}
            story = trace_of(error)
            log.warning("an announcement cannot be read: %s\n%s", name, story, extra=about)
            variables = {"package": printable(name), "reason": printable(blame.what(error))}
            unread.append(Phrase("announcement-unread", variables))


def _faulty_announcements() -> list[Phrase]:
    """Names that are taken already, and announcements that cannot be read."""
    others, unread = _others()
    chosen = _announcements()
    twice = [
        Phrase(
            "game-twice",
            {"game": one.name, "where": where(chosen[one.name]), "other": where(one)},
        )
        for one in others
        if one.name in chosen and one.value != chosen[one.name].value
    ]
    return twice + unread


def where(entry: EntryPoint) -> str:
    """Where a game is announced, and by which package."""
    package = ""
    with contextlib.suppress(Exception):  # metadata that cannot be read
        package = f" ({entry.dist.name})" if entry.dist is not None else ""
    return printable(entry.value + package)


# Opening a game

_known: dict[EntryPoint, Plug | Phrase] = {}


def _open_game(entry: EntryPoint) -> Plug | Phrase:
    """The game that is announced there, or what is wrong with it; found out once."""
    if entry in _known:
        return _known[entry]
    found: Plug | Phrase
    try:
        with contextlib.redirect_stdout(sys.stderr):  # what it prints is no answer to anybody
            plug = entry.load()
        if isinstance(plug, Plug) and plug.name == entry.name:
            look_at(plug)
            found = plug
        else:
            found = Phrase("not-a-game", {"game": entry.name, "where": where(entry)})
    except KeyboardInterrupt:
        raise
    except Mistake as mistake:
        found = trouble_because(entry.name, mistake.phrase)
    except BaseException as error:  # a module may even end the program while it is imported
        found = trouble(entry.name, error)
        if is_passing(error):
            return found
    _known[entry] = found
    return found


def trace_of(error: BaseException) -> str:
    """The whole story of an error, as text that every log file can hold."""
    story = "".join(traceback.format_exception(error))
    return story.encode(errors="backslashreplace").decode()


def trouble(name: str, error: BaseException) -> Phrase:
    """What to tell people about a game in which something went wrong; the log has all of it."""
    about = {"game": name, "failed": error}
    log.warning("a game is broken: %s\n%s", name, trace_of(error), extra=about)
    return trouble_because(name, reason(error))


def trouble_because(name: str, why: Phrase | str) -> Phrase:
    """A game does not work, and why."""
    place = where(_announcements()[name])
    return Phrase("game-broken", {"game": printable(name), "where": place, "reason": why})


def is_passing(error: BaseException) -> bool:
    """May the same thing go well the next time?"""
    return isinstance(error, MemoryError) or getattr(error, "errno", None) in PASSING


def reason(error: BaseException) -> str:
    """What went wrong, in one short line, and where in a game."""
    homes = [entry.value.partition(":")[0] for entry in _announcements().values()]
    packages = [home if home.startswith(GROUP) else home.partition(".")[0] for home in homes]
    return printable(blame.what(error)) + blame.where(error, packages)


def printable(text: str) -> str:
    """A text of unknown origin, short and on one line, without the folders of this machine."""
    text = re.sub(r"(?:\b[A-Za-z]:)?(?<![\w.])[\\/](?:[^\s\\/'\"]+[\\/])+", "", text[:2000])
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= LONGEST_REASON else f"{line[: LONGEST_REASON - 1]}…"


# What the house needs of a game: the field, and when it can be used

Fits = Callable[[Any], bool]


def _is_count(value: Any) -> bool:
    return type(value) is int and value > 0


def _is_seats(value: Any) -> bool:
    is_range = isinstance(value, range) and value.step == 1 and len(value) > 0
    return is_range and value[0] >= 1 and value[-1] <= SEATS


def _are(kind: type, least: int = 0) -> Fits:
    """A tuple of such things, and of no fewer."""
    return lambda value: (
        isinstance(value, tuple)
        and len(value) >= least
        and all(isinstance(one, kind) for one in value)
    )


FIELDS: dict[str, Fits] = {
    "name": lambda value: re.fullmatch(r"[A-Za-z0-9_-]+", value) is not None,  # it is in addresses
    "package": lambda value: isinstance(value, str),
    "version": _is_count,
    "players": _is_seats,
    "minutes": _is_count,
    "pace": lambda value: isinstance(value, (int, float)) and value >= 0,
    "age": lambda value: type(value) is int and value >= 0,
    "state": lambda value: isinstance(value, type),
    "rules": lambda value: isinstance(value, Rules),
    "moves": lambda value: isinstance(value, Kinds) and len(value) > 0,
    "limit": _is_count,
    "options": _are(Option),
    "endings": _are(Ending, least=1),
    "words": lambda value: isinstance(value, Words),
    "view": lambda value: isinstance(value, View),
    "manners": lambda value: isinstance(value, Manners),
    "coach": lambda value: isinstance(value, Coach),
    "goals": lambda value: isinstance(value, Goals),
    "happenings": lambda value: isinstance(value, Happenings),
    "earlier": _are(Plug),
}


def look_at(plug: Plug) -> None:
    """A quick look at whether a game can be used; the kit in `checks` looks properly."""
    for field, fits in FIELDS.items():
        value = getattr(plug, field)
        if not fits(value):
            raise Mistake("wrong-field", field=field, value=printable(repr(value)))
    if plug.usual_players not in plug.players:
        raise Mistake("wrong-field", field="best", value=printable(repr(plug.best)))
    for players in plug.players:
        Game.of(plug, {"players": players})
    for language in LANGUAGES:  # to parse them all takes a second
        file = f"texts/{language}.ftl"
        try:
            source = plug.folder.joinpath("texts", f"{language}.ftl").read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            if is_passing(error):
                raise
            raise Mistake("unknown-file", file=file) from None
        for key in ("name", "tagline"):
            if not re.search(rf"^{key} *=", source, re.MULTILINE):
                raise Mistake("text-missing", file=file, text=key)
