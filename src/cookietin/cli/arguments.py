"""What the words of a command mean."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from cookietin.engine import registry, written
from cookietin.engine.options import EDITION, HOUSE
from cookietin.engine.position import Game, Position
from cookietin.engine.texts import Mistake
from cookietin.terminal import data_folder

T = TypeVar("T")
SEEDS = 2**63 - 1


def number(text: str, low: int, high: int) -> int:
    """A whole number a person typed."""
    try:
        value = int(text)
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise Mistake("wrong-number", value=text, low=str(low), high=str(high))
    return value


def number_if_given(text: str | None, low: int, high: int) -> int | None:
    """The same, or None where nothing was typed."""
    return None if text is None else number(text, low, high)


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


def in_file(file: str, read: Callable[[], T]) -> T:
    """What is read from a file; any mistake in it is reported with the file's name."""
    try:
        return read()
    except Mistake as mistake:
        raise Mistake("in-file", file=file, reason=mistake.phrase) from None


def place_of(text: str | None) -> Path | str:
    """Where games are saved: a file, the usual one, or the address of a database."""
    from cookietin.store.address import is_database

    if text and is_database(text):
        return text
    return Path(text) if text else data_folder() / "tin.sqlite"
