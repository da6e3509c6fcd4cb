"""What happens in a move, told by the rules as it happens.

A game declares the kinds as named tuples. If not everyone can see a part, it names the parts that
hold the seats who can:

    class Stolen(NamedTuple):
        victim: int
        thief: Annotated[int, "thief"]
        card: Annotated[int, "thief", "victim"]

    HAPPENINGS = Happenings(Begins, Stolen)
    BEGINS, STOLEN = HAPPENINGS.numbers

and its rules call `happens(s, h.STOLEN, victim, thief, card)`. Parts are numbers, none below 0.
What is told, moved and counted is read from the list of what happened, and from nothing else.
"""

from __future__ import annotations

import threading
from functools import cache, lru_cache
from typing import Any, NamedTuple, get_args, get_type_hints

from cookietin.engine.compile import interpreted_clone
from cookietin.engine.protocol import CHANCE, UNSEEN, happens
from cookietin.engine.record import from_bytes


class Begins(NamedTuple):
    """Chance has drawn who begins; the same in every game where it does."""

    seat: int


class Thrown(NamedTuple):
    """Two dice have fallen; the same in every game that throws them."""

    one: int
    other: int


class Happenings:
    """The kinds of what can happen in a game, numbered in their order."""

    def __init__(self, *kinds: Any) -> None:
        self.kinds = kinds
        self.numbers = range(len(kinds))
        self.audiences = [
            [get_args(hint)[1:] for hint in get_type_hints(kind, include_extras=True).values()]
            for kind in kinds
        ]
        for kind, audiences in zip(kinds, self.audiences, strict=True):
            for who in {who for audience in audiences for who in audience} - {*kind._fields}:
                raise TypeError(f"{kind.__name__} has no part {who!r} that could see another")
        told = zip(kinds, self.audiences, strict=True)
        self.in_part = {kind: audiences for kind, audiences in told if any(audiences)}

    @property
    def names(self) -> list[str]:
        """The kinds as a table names them: `pawn-taken`."""
        return [
            "".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__).strip("-")
            for kind in self.kinds
        ]

    def of(self, play: Any, s: Any, seat: int, move: int) -> list[Any]:
        """What a seat would see happen in a move of its own, for a hint.

        A button, its hint and its warning ask the same, one after the other.
        """
        kind: Any = type(s)
        return [*seen_by_mover(self, play, kind, bytes(s), seat, move)]

    def all_of(self, play: Any, s: Any, seat: int, move: int) -> list[Any]:
        """All that happens when the rules play a move in a state, which stays as it is."""
        return self.told_while(play, s.copy(), seat, move)

    def told_while(self, play: Any, s: Any, seat: int, move: int) -> list[Any]:
        """All that happens while the rules play a move in a state, which changes by it."""
        _NOTES.taken = []
        noting_play(play)(s, seat, move)
        return [self.kinds[what](*parts) for what, parts in _NOTES.taken]

    def seen_by(self, viewer: int, happened: Any) -> Any:
        """What a viewer sees of it: the parts it may not know are UNSEEN. None if it sees none."""
        audiences = self.in_part.get(type(happened))
        if audiences is None or viewer == CHANCE:
            return happened
        values = [
            value if not audience or viewer in (getattr(happened, who) for who in audience)
            else UNSEEN
            for value, audience in zip(happened, audiences, strict=True)
        ]  # fmt: skip
        return None if set(values) == {UNSEEN} else type(happened)(*values)


@lru_cache(64)
def seen_by_mover(
    known: Happenings, play: Any, kind: Any, written: bytes, seat: int, move: int
) -> tuple[Any, ...]:
    """What a seat sees happen in a move of its own, in a state as bytes."""
    told = known.told_while(play, from_bytes(kind, written), seat, move)
    seen = (known.seen_by(seat, one) for one in told)
    return tuple(one for one in seen if one is not None)


def count(s: Any, what: int, *parts: int) -> None:
    """`happens`, in a simulation that counts; its states have a field for that."""
    s.happened[what] += 1


_NOTES = threading.local()


def note(s: Any, what: int, *parts: int) -> None:
    """`happens`, where somebody wants to know."""
    _NOTES.taken.append((what, parts))


@cache
def noting_play(play: Any) -> Any:
    """The `play` of a game's rules, with `happens` bound to `note`."""
    return interpreted_clone(play, {happens: note})
