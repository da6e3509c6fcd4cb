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


def changes(old: Sequence[str], new: Sequence[str]) -> Changes:
    """A list, told by another."""
    above = count_alike(old, new)
    below = min(count_alike(old[::-1], new[::-1]), len(old) - above, len(new) - above)
    end = len(old) - below
    places = {old[at]: at for at in reversed(range(above, end))}
    found: Changes = [[0, above]] if above else []
    after = above  # the place in the old one behind what was told last
    for one in new[above : len(new) - below]:
        at = after if after < end and old[after] == one else places.get(one)
        if at is None:
            found.append(one)
            after += 1  # perhaps it replaces another
        elif found and isinstance(found[-1], list) and found[-1][1] == at:
            found[-1][1] = after = at + 1
        else:
            found.append([at, after := at + 1])
    return [*found, [end, len(old)]] if below else found


def count_alike(one: Sequence[str], other: Sequence[str]) -> int:
    """With how many that are the same they begin."""
    return sum(takewhile(bool, map(eq, one, other)))


def changes_of_text(old: str, new: str) -> str | Changes:
    """A text told by another, or whole if that is shorter."""
    found: Changes = []
    for one in changes(old.split(BETWEEN), new.split(BETWEEN)):
        if found and isinstance(one, str) and isinstance(found[-1], str):
            found[-1] += BETWEEN + one
        else:
            found.append(one)
    length = sum(len(one) if isinstance(one, str) else A_SLICE for one in found)
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
