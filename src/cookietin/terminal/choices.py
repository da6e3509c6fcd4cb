"""What somebody may choose: numbered, as far as there is room, and else stage by stage."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cookietin.engine.ask import Move
from cookietin.engine.blocks import HANG, in_columns, wrap

FEW = 9  # choices that have a line each
MORE = "…"
TOKEN = re.compile(r"[^\s-]+[\s-]*")  # a part of a move as it is written: `7 `, `a3 `, `c4`


@dataclass(frozen=True)
class Choice:
    """One move: as it is typed and in words. Without a move, somebody else wants the screen.

    One that stands apart is always in sight: the end of a turn, and what others may do.
    """

    seat: int
    move: Move | None
    typed: str
    words: str
    is_apart: bool = False


@dataclass(frozen=True)
class Group:
    """Moves that begin alike."""

    typed: str
    words: str
    choices: tuple[Choice, ...]


Entry = Choice | Group


@dataclass(frozen=True)
class Menu:
    """Entries with their numbers, and the lines in which they stand; `rest` did not fit."""

    entries: Sequence[Entry]
    lines: Sequence[str]
    first: int = 1
    rest: int = 0

    def entry(self, typed: str) -> Entry | None:
        """The entry whose number was typed."""
        if not re.fullmatch("[0-9]{1,4}", typed):
            return None
        at = int(typed) - self.first
        return self.entries[at] if 0 <= at < len(self.entries) else None


def menus(choices: Sequence[Choice], columns: int) -> Iterator[Menu]:
    """Ways to show all choices, those that say most first."""
    words = [choice.words for choice in choices]
    if len(choices) <= FEW:
        lines = [part for line in with_numbers(words) for part in wrap(line, columns, HANG)]
        yield Menu(choices, lines)
    yield Menu(choices, in_columns(with_numbers(words), columns))
    begin = words_in_common(words)
    if begin:
        rests = with_numbers([word[len(begin) :] for word in words])
        yield Menu(choices, [*wrap(f"{begin}{MORE}", columns), *in_columns(rests, columns)])
    groups = groups_of(choices)
    said = [entry.words for entry in groups]
    if len(set(said)) == len(said):
        yield Menu(groups, in_columns(with_numbers(said), columns))
    yield Menu(choices, in_columns(with_numbers([choice.typed for choice in choices]), columns))
    yield Menu(groups, in_columns(with_numbers([as_typed(entry) for entry in groups]), columns))


def menu_page(menu: Menu, columns: int, height: int, start: int) -> Menu:
    """As many entries of a menu as fit into some lines, from one of them on."""
    texts = with_numbers([as_typed(entry) for entry in menu.entries])[start:]
    count = len(texts)
    while count > 1 and len(in_columns(texts[:count], columns)) > height:
        count -= 1
    lines = in_columns(texts[:count], columns)
    return Menu(menu.entries[start : start + count], lines, start + 1, len(texts) - count)


def with_numbers(texts: Sequence[str]) -> list[str]:
    """Texts with numbers from 1 before them."""
    wide = len(str(len(texts)))
    return [f"{at:{wide}} {text}" for at, text in enumerate(texts, 1)]


def as_typed(entry: Entry) -> str:
    return entry.typed if isinstance(entry, Choice) else f"{entry.typed.rstrip()} {MORE}"


def common_start(texts: Sequence[str]) -> str:
    """The letters with which all texts begin."""
    first, last = min(texts), max(texts)
    for at, letter in enumerate(first):
        if last[at : at + 1] != letter:
            return first[:at]
    return first


def words_in_common(words: Sequence[str]) -> str:
    """The whole words with which all texts begin, if something is left of each."""
    if len(words) < 2:
        return ""
    begin = common_start(words)
    begin = begin[: begin.rfind(" ") + 1]
    return begin if all(len(word) > len(begin) for word in words) else ""


def groups_of(choices: Sequence[Choice]) -> list[Entry]:
    """Choices by how they begin as they are typed; those that stand apart are at the end."""
    apart = [choice for choice in choices if choice.is_apart]
    groups = beginnings([choice for choice in choices if not choice.is_apart])
    entries = [group_of(typed, members) for typed, members in groups.items()]
    by_seat: dict[int, list[Choice]] = {}
    for choice in apart:
        by_seat.setdefault(choice.seat, []).append(choice)
    return [*entries, *(group_of(typed_in_common(one), one) for one in by_seat.values())]


def group_of(typed: str, members: Sequence[Choice]) -> Entry:
    """A group; a single choice needs none."""
    if len(members) == 1:
        return members[0]
    begin = words_in_common([choice.words for choice in members])
    return Group(typed, f"{begin}{MORE}" if begin else f"{typed.rstrip()} {MORE}", tuple(members))


def typed_in_common(choices: Sequence[Choice]) -> str:
    return common_start([choice.typed for choice in choices])


def beginnings(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """Choices by their first part that is not the same in all, or by its first letter."""
    tokens = [TOKEN.findall(choice.typed) for choice in choices]
    longest = max(map(len, tokens), default=0)
    depth = 1
    while len({"".join(one[:depth]) for one in tokens}) == 1 and depth < longest:
        depth += 1
    keys = ["".join(one[:depth]) for one in tokens]
    if len(keys) > 1 and len(set(keys)) == len(keys):
        length = len(typed_in_common(choices)) + 1
        keys = [choice.typed[:length] for choice in choices]
    found: dict[str, list[Choice]] = {}
    for key, choice in zip(keys, choices, strict=True):
        found.setdefault(key, []).append(choice)
    return found


def choices_meant(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices that are typed so, else those that begin so as they are typed or in words."""
    typed = typed.casefold()
    exact = [choice for choice in choices if choice.typed.casefold() == typed]
    begun = [choice for choice in choices if choice.typed.casefold().startswith(typed)]
    said = [choice for choice in choices if choice.words.casefold().startswith(typed)]
    return exact or begun or said
