"""The choices at a table, declared once for the library, the command line and the page."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cookietin.engine.texts import Mistake, short

CHOICE = "choice"
SWITCH = "switch"
NUMBER = "number"
EDITION = "edition"
SEAT = "seat"
HOUSE = "house"
DRAWN = "random"  # of the seats, by lot
LONGEST_EDITION = 20_000
BYTES_A_CHARACTER = 4  # at most, in UTF-8

# The time that tomllib takes grows with the square of the parts of a key.
MOST_PARTS = 8
TOML_STRING_OR_COMMENT = re.compile(
    r'''
    """(?:[^"\\]++|\\.|"(?!""))*+(?:"""|\Z)
    | \'{3}(?:[^']++|'(?!''))*+(?:\'{3}|\Z)
    | "(?:[^"\\\n]++|\\.)*+"?
    | '[^'\n]*+'?
    | (?P<comment>\#)[^\n]*+
    ''',
    re.DOTALL | re.VERBOSE,
)
LONG_KEY = re.compile(rf"\.(?:[^.=,\[\]{{}}\n]*+\.){{{MOST_PARTS - 1}}}")


@dataclass(frozen=True)
class Option:
    """One choice. The first value is the default, unless the number of players decides.

    Its texts are `option-<name>`, and `option-<name>.<value>` for the values of a CHOICE.
    """

    name: str
    clause: int
    values: tuple[str, ...]
    kind: str = CHOICE
    default_for: Callable[[int], str] | None = None
    check: Callable[[dict[str, Any]], dict[str, Any]] | None = None  # of an EDITION
    is_later: bool = False  # it came when matches had been written: told only if it's chosen

    def default(self, players: int) -> str:
        """What is chosen when nobody chooses."""
        return self.default_for(players) if self.default_for else self.values[0]

    @property
    def setting(self) -> str:
        """How it is typed on the command line: `side=blue|yellow`."""
        values = (*self.values, "FILE") if self.kind == EDITION else self.values
        return f"{self.name}={'|'.join(values)}"

    def value_meant_by(self, value: object) -> str:
        """The value meant by what a person gave."""
        if self.check is not None and value != HOUSE:
            return _compact(self.check(_edition(value)))
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        if text not in self.values:
            known = ", ".join(self.values)
            raise Mistake("unknown-value", option=self.name, value=text, known=known)
        return text


def switch(
    name: str,
    clause: int,
    default_for: Callable[[int], str] | None = None,
    is_later: bool = False,
) -> Option:
    """Off or on; off unless the number of players decides."""
    return Option(name, clause, ("off", "on"), SWITCH, default_for, is_later=is_later)


def number(name: str, clause: int, values: range, default: int) -> Option:
    """An integer of a range."""
    return Option(name, clause, tuple(map(str, values)), NUMBER, lambda _: str(default))


def first_seat(clause: int, players: range) -> Option:
    """Who begins, an option of every game: drawn, or a seat."""
    seats = (str(seat) for seat in range(players.stop - 1))
    return Option("first", clause, (DRAWN, *seats), SEAT)


def edition(
    clause: int, check: Callable[[dict[str, Any]], dict[str, Any]], is_later: bool = False
) -> Option:
    """Whose data is played with: ours, or those of an owner's file.

    `check` gets what stands in the file and gives it back complete, or raises a Mistake. The
    chosen value is `house`, or the data as JSON without a space, so that a record can hold it.
    """
    return Option("edition", clause, (HOUSE,), EDITION, check=check, is_later=is_later)


def _edition(value: object) -> dict[str, Any]:
    """The data of an edition: a mapping, the text of a TOML or JSON file, or a Path to one."""
    data = dict(value) if isinstance(value, Mapping) else _data_in(_text_of(value))
    try:
        text = json.dumps(data, ensure_ascii=False, allow_nan=False)
        text.encode()
    except UnicodeEncodeError:
        raise Mistake("half-character") from None
    except (TypeError, ValueError, RecursionError) as error:
        raise Mistake("edition-broken", reason=_reason(error)) from None
    if len(text) > BYTES_A_CHARACTER * LONGEST_EDITION:
        raise Mistake("edition-too-long", longest=LONGEST_EDITION)
    return data


def _text_of(value: object) -> str:
    """What stands in an edition's file, or is given as its text; not too long."""
    if isinstance(value, Path):
        try:
            with value.open("rb") as file:  # no more of it is read than may be there
                text = file.read(BYTES_A_CHARACTER * LONGEST_EDITION + 1).decode("utf-8-sig")
        except OSError as error:
            raise Mistake("edition-unread", file=str(value), reason=error.strerror or "") from None
        except UnicodeDecodeError:
            raise Mistake("not-text", file=str(value)) from None
    else:
        text = str(value)
    if len(text) > LONGEST_EDITION:
        raise Mistake("edition-too-long", longest=LONGEST_EDITION)
    return text


def _data_in(text: str) -> dict[str, Any]:
    is_json = text.lstrip().startswith("{")
    if not is_json and LONG_KEY.search(TOML_STRING_OR_COMMENT.sub(_left_of_it, text)):
        raise Mistake("edition-key", most=MOST_PARTS)
    try:
        return dict(json.loads(text)) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Mistake("edition-broken", reason=_reason(error)) from None


def _reason(error: Exception) -> str:
    """What a parser says; Python's own limits mean nothing to whoever writes an edition."""
    if isinstance(error, RecursionError):
        return "nested too deeply"
    return "a number is too long" if "integer string conversion" in str(error) else short(error)


def _left_of_it(found: re.Match[str]) -> str:
    """A string still is a part of a key; of a comment nothing is left."""
    return "" if found["comment"] else "s"


def _compact(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True).replace(" ", "\\u0020")


def choose(
    options: Iterable[Option], players: range, given: Mapping[str, object]
) -> dict[str, Any]:
    """All options of a match, complete and checked; `players` is one of them, an integer."""
    count = _players(given.get("players", players.start), players)
    declared = {option.name: option for option in options}
    for name in given:
        if name != "players" and name not in declared:
            known = ", ".join(["players", *declared])
            raise Mistake("unknown-option", option=name, known=known)
    chosen: dict[str, Any] = {"players": count}
    for name, option in declared.items():
        value = option.value_meant_by(given[name]) if name in given else option.default(count)
        if option.kind == SEAT and value != DRAWN and int(value) >= count:
            raise Mistake("no-such-seat", seat=value, last=count - 1)
        chosen[name] = value
    return chosen


def options_to_tell(options: Iterable[Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """What a log or a record says of the options: those that came later only if they're chosen.

    So what was written before them stays as it was, byte for byte.
    """
    usual = {one.name: one.default(int(chosen["players"])) for one in options if one.is_later}
    return {name: value for name, value in chosen.items() if usual.get(name) != value}


def span(players: range) -> str:
    """How many can play, in figures: 2–6, or 2."""
    low, high = players[0], players[-1]
    return f"{low}–{high}" if low < high else str(low)


def _players(value: object, players: range) -> int:
    text = str(value)
    known = {str(count): count for count in players}
    if isinstance(value, bool) or text not in known:
        raise Mistake("wrong-players", value=text[:20], count=span(players))
    return known[text]
