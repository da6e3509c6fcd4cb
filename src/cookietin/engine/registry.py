"""Which games there are: the folders in `cookietin.games`, and what other packages announce.

Another package announces a game by an entry point in the group `cookietin.games`: the game's
name, and where its plug is (`crumbs = "crumbs_game:GAME"`).
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake

GROUP = "cookietin.games"


def names() -> list[str]:
    """The names of all games, ours first."""
    return list(_announced())


@cache
def _announced() -> dict[str, EntryPoint]:
    """Where each game is; none is imported for this."""
    home = find_spec(GROUP)
    ours = [
        EntryPoint(module.name.replace("_", "-"), f"{GROUP}.{module.name}:GAME", GROUP)
        for module in pkgutil.iter_modules(home.submodule_search_locations if home else [])
        if module.ispkg
    ]
    others = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    found: dict[str, EntryPoint] = {}
    for entry in [*ours, *others]:
        found.setdefault(entry.name, entry)  # nobody takes the name of one of our games
    return found


def plug(name: str, version: int | None = None) -> Plug:
    """A game by its name; an earlier version of its rules, if asked."""
    entry = _announced().get(name)
    if entry is None:
        raise Mistake("unknown-game", game=name, known=", ".join(names()))
    found = entry.load()
    if not isinstance(found, Plug) or found.name != name:
        raise Mistake("not-a-game", game=name, where=entry.value)
    for one in (found, *found.earlier):
        if version is None or one.version == version:
            return one
    raise Mistake("unknown-version", game=name, version=version, newest=found.version)


def game(name: str, /, **options: object) -> Game:
    """A game with options: `game("goose", players=4, release="on")`."""
    return Game.of(plug(name), options)
