"""The tiles of an edition: ours, or those of an owner's printed game.

    cookie = [{ cookies = 1, lures = 1, count = 3 }, { cookies = 4, guarded = true }, …]
    lost = [{ cookies = 2, long = true }, …]
    special = { double = 2, swap = 1, … }

`cookies` of a lost-cookie tile are the crossed-out ones. Everything but `cookies` can be left out.
"""

from __future__ import annotations

import json
import tomllib
from functools import lru_cache
from importlib import resources
from typing import Any, NamedTuple

from cookietin.engine import HOUSE, Mistake

COOKIE_TILES, LOST_TILES, SPECIAL_TILES = 19, 12, 13
SHORT_COOKIE_TILES, SHORT_LOST_TILES = 14, 9
TILES = COOKIE_TILES + LOST_TILES + SPECIAL_TILES
MOST_COOKIES, MOST_LURES = 9, 9

PLAIN = 0
DOUBLE, SWAP, GUARD_POST, TRAP, TRADE, MOVE_A_GUARD = 1, 2, 3, 4, 5, 6
TURN, STEAL_COOKIES, DOUBLE_LURES, STEAL_LURES, ALARM = 7, 8, 9, 10, 11

# By number, in the order of section 4 of the rules; they stand in the files of editions.
NAMES = (
    "plain", "double", "swap", "guard-post", "trap", "trade", "move-a-guard", "turn",
    "steal-cookies", "double-lures", "steal-lures", "alarm",
)  # fmt: skip
SPECIALS = {name: kind for kind, name in enumerate(NAMES) if kind != PLAIN}
# The tiles that are counted: in the file, in all, and without the long-game mark.
COUNTED = {
    "cookie": (COOKIE_TILES, SHORT_COOKIE_TILES),
    "lost": (LOST_TILES, SHORT_LOST_TILES),
}
LEFT_OUT = {"cookies": None, "lures": 0, "count": 1, "long": False, "guarded": False}


class Tile(NamedTuple):
    """One tile; `cookies` below nothing are lost."""

    kind: int
    cookies: int
    lures: int
    has_guard_mark: bool


class WrongEdition(Mistake):
    """A list of tiles that cannot be played with."""

    package = __package__


def check(given: dict[str, Any]) -> dict[str, Any]:
    """1.4 The edition complete and in order, or the reason why it is none."""
    for name in given:
        if name not in (*COUNTED, "special"):
            raise WrongEdition("edition-unknown-list", name=name)
    return {name: check_tiles(name, given) for name in COUNTED} | {
        "special": check_specials(given.get("special", {}))
    }


def check_tiles(name: str, given: dict[str, Any]) -> list[dict[str, Any]]:
    """The cookie tiles or the lost-cookie tiles, without the long-game mark first."""
    rows = given.get(name, [])
    if not isinstance(rows, list):
        raise WrongEdition("edition-no-list", name=name)
    tiles = [check_tile(name, number, row) for number, row in enumerate(rows, start=1)]
    most, short = COUNTED[name]
    counted = sum(tile["count"] for tile in tiles)
    if counted != most:
        raise WrongEdition(f"edition-{name}-count", count=counted, needed=most)
    counted = sum(tile["count"] for tile in tiles if not tile["long"])
    if counted != short:
        raise WrongEdition(f"edition-{name}-short-count", count=counted, needed=short)
    return sorted(tiles, key=lambda tile: bool(tile["long"]))


def check_tile(name: str, number: int, row: object) -> dict[str, Any]:
    """One line of the list, with everything in it that was left out."""
    where = {"name": name, "number": number}
    if not isinstance(row, dict):
        raise WrongEdition("edition-no-tile", **where)
    for field in row:
        if field not in LEFT_OUT:
            raise WrongEdition("edition-unknown-field", field=field, **where)
    tile: dict[str, Any] = LEFT_OUT | row
    limits = ("cookies", 1, MOST_COOKIES), ("lures", 0, MOST_LURES), ("count", 1, COUNTED[name][0])
    for field, low, high in limits:
        value = tile[field]
        if type(value) is not int or not low <= value <= high:
            raise WrongEdition("edition-number", field=field, low=low, high=high, **where)
    for field in ("long", "guarded"):
        if type(tile[field]) is not bool:
            raise WrongEdition("edition-switch", field=field, **where)
    if name == "lost" and tile["guarded"]:
        raise WrongEdition("edition-lost-guarded", number=number)
    return tile


def check_specials(given: object) -> dict[str, int]:
    """How many there are of each special tile."""
    if not isinstance(given, dict):
        raise WrongEdition("edition-no-specials")
    for name, count in given.items():
        if name not in SPECIALS:
            raise WrongEdition("edition-unknown-special", name=name, known=", ".join(SPECIALS))
        if type(count) is not int or not 0 <= count <= SPECIAL_TILES:
            raise WrongEdition("edition-special-number", name=name, high=SPECIAL_TILES)
    counted = sum(given.values())
    if counted != SPECIAL_TILES:
        raise WrongEdition("edition-special-count", count=counted, needed=SPECIAL_TILES)
    return {name: given.get(name, 0) for name in SPECIALS}


@lru_cache(64)
def tiles(edition: str) -> tuple[Tile, ...]:
    """All tiles of an edition in the order of their numbers."""
    data = house() if edition == HOUSE else json.loads(edition)
    found = []
    for name, sign in (("cookie", 1), ("lost", -1)):
        for row in data[name]:
            tile = Tile(PLAIN, sign * row["cookies"], row["lures"], row["guarded"])
            found += [tile] * row["count"]
    for name, kind in SPECIALS.items():
        found += [Tile(kind, 0, 0, False)] * data["special"][name]
    return tuple(found)


def house() -> dict[str, Any]:
    """1.4 Our own tiles."""
    file = resources.files(__package__).joinpath("tiles.toml")
    return check(tomllib.loads(file.read_text("utf-8")))
