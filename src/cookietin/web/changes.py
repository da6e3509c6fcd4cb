"""What a page is sent of something that it has in another form: slices of that, and what is new.

Both ends of a line keep what went over it: of each text the latest, of moves the longest list.
A line begins with nothing, so whoever comes back, or missed something, is sent it whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from operator import eq
from typing import Any

Changes = list[Any]  # a slice is a list of where it begins and ends; all else stands for itself

BETWEEN = "<"  # pieces of a text: both ends find them without reading it
A_SLICE = 10  # letters, about
NOWHERE = -1


def changes(old: Sequence[str], new: Sequence[str]) -> Changes:
    """A list, told by another."""
    found: Changes = []
    for is_old, start, end in runs(old, new):
        if is_old:
            found.append([start, end])
        else:
            found += new[start:end]
    return found


Run = tuple[bool, int, int]  # a slice: of the old list, or else of the new one


def runs(old: Sequence[str], new: Sequence[str]) -> list[Run]:
    """The slices of two lists that make the new one together, in their order."""
    above = count_alike(old, new)
    below = min(count_alike(old[::-1], new[::-1]), len(old) - above, len(new) - above)
    end, last = len(old) - below, len(new) - below
    places = {old[at]: at for at in range(end - 1, above - 1, -1)}
    found: list[Run] = []
    is_old, start, after = True, 0, above  # the run under way; the place in the old list behind it
    for here in range(above, last):
        one = new[here]
        at = after if after < end and old[after] == one else places.get(one, NOWHERE)
        if at == NOWHERE:
            if is_old:
                if start < after:
                    found.append((True, start, after))
                is_old, start = False, here
            after += 1  # perhaps it replaces another
        elif not is_old:
            found.append((False, start, here))
            is_old, start, after = True, at, at + 1
        elif at == after:
            after += 1
        else:
            if start < after:
                found.append((True, start, after))
            start, after = at, at + 1
    if not is_old:
        found.append((False, start, last))
    elif start < after:
        found.append((True, start, after))
    return [*found, (True, end, len(old))] if below else found


def count_alike(one: Sequence[str], other: Sequence[str]) -> int:
    """With how many that are the same they begin."""
    return sum(takewhile(bool, map(eq, one, other)))


def changes_of_text(old: str, new: str) -> str | Changes:
    """A text told by another, or whole if that is shorter."""
    found: Changes = []
    length, pieces = 0, new.split(BETWEEN)
    for is_old, start, end in runs(old.split(BETWEEN), pieces):
        if is_old:
            found.append([start, end])
            length += A_SLICE
        else:
            text = BETWEEN.join(pieces[start:end])
            found.append(text)
            length += len(text)
    return found if length < len(new) else new


def put_together(old: Sequence[Any], told: Changes) -> list[Any]:
    """What was told by `old`."""
    return [item for one in told for item in (old[slice(*one)] if isinstance(one, list) else [one])]


@dataclass
class Received:
    """What a page has been sent on its line; the page's own is in `static/frame.js`."""

    texts: dict[str, str] = field(default_factory=dict)
    longest: list[dict[str, Any]] = field(default_factory=list)

    def whole(self, frame: dict[str, Any]) -> dict[str, Any]:
        """A frame in which nothing refers to earlier ones, as far as it tells anything."""
        if frame.get("first"):
            self.texts, self.longest = {}, []
        found = dict(frame)
        for name in {"before", "parts"} & frame.keys():
            found[name] = {place: self.text(place, told) for place, told in frame[name].items()}
        self.texts |= found["parts"]
        if "moves" in frame:
            found["moves"] = put_together(self.longest, frame["moves"])
            self.longest = max(found["moves"], self.longest, key=len)
        return found

    def text(self, place: str, told: str | Changes) -> str:
        if isinstance(told, str):
            return told
        return BETWEEN.join(put_together(self.texts[place].split(BETWEEN), told))
