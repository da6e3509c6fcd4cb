"""The kinds of move of a game, each declared once.

A kind is a named tuple, and each part says what it can be:

    Card = Annotated[int, ("A", "2", … "K")]        one of these names, as it's written
    Steps = Annotated[int, range(1, 7)]             a number, written in figures
    Pawn = Annotated[int, 8, "[0-5]?[a-d]"]         below 8; the game spells it, as a pattern says

    class Walk(NamedTuple):
        card: Card
        pawn: Pawn

    MOVES = Kinds({Walk: "{card} {pawn}", Pass: "pass"})
    walk_move, walk_parts, is_walk = MOVES.functions(Walk)

The kinds are numbered in this order, and each template writes and reads its kind. The three
functions are plain ones that compile: they turn the parts into a number, turn a number into its
parts, and say whether a number is of this kind.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ParamSpec, TypeVar, get_args, get_type_hints

from cookietin.engine.protocol import NOTHING

P = ParamSpec("P")
K = TypeVar("K")

# The text of a part that has no names: spell(part, value), and back; NOTHING if it means none.
Spell = Callable[[str, int], str]
Meaning = Callable[[str, str], int]


def in_figures(part: str, value: int) -> str:
    """A part as a number."""
    return str(value)


def from_figures(part: str, text: str) -> int:
    """The number that figures are."""
    return int(text)


@dataclass(frozen=True)
class MovePart:
    """What one part of a move can be, and how that is written."""

    values: range
    names: tuple[str, ...]
    pattern: str

    @classmethod
    def of(cls, name: str, hint: Any) -> MovePart:
        """A part from its annotation."""
        declared = get_args(hint)[1:]
        if not declared or not isinstance(declared[0], int | range | tuple):
            raise TypeError(f"{name} says no number of values: Annotated[int, 8]")
        values = declared[0]
        if isinstance(values, tuple):
            texts = sorted((re.escape(one) for one in values), key=len, reverse=True)
            return cls(range(len(values)), values, "|".join(texts))
        values = values if isinstance(values, range) else range(values)
        if values.step != 1:
            raise TypeError(f"{name} must count up by one, not as {values!r}")
        return cls(values, (), declared[1] if len(declared) > 1 else "[0-9]{1,4}")


class Kind:
    """One kind of move: its parts, its numbers, and its template."""

    def __init__(self, made: Any, template: str, first: int) -> None:
        hints = get_type_hints(made, include_extras=True)
        self.made = made
        self.parts = {name: MovePart.of(name, hints[name]) for name in made._fields}
        if sorted(re.findall(r"{(\w+)}|[{}]", template)) != sorted(self.parts):
            parts = f"{made.__name__}({', '.join(self.parts)})"
            raise TypeError(f"{template!r} must name each part of {parts} once, and no other")
        self.template = template
        self.first = first
        self.size = 1
        for part in self.parts.values():
            self.size *= len(part.values)

    def functions(self) -> tuple[Any, Any, Any]:
        """What makes a number of the parts, gives the parts of one, and knows one; as source,
        because compiled rules call no closure.
        """
        number, stride = [str(self.first)], self.size
        parts: list[str] = []
        rest = f"(move - {self.first})" if self.first else "move"
        for name, part in self.parts.items():
            stride, low = stride // len(part.values), part.values.start
            number.append((f"({name} - {low})" if low else name) + f" * {stride}")
            value = f"{rest} // {stride}" if stride > 1 else rest
            if parts:  # a first part needs no remainder: divisions are what costs here
                value = f"{value} % {len(part.values)}"
            parts.append(f"{value} + {low}" if low else value)
        source = (
            f"def number_of({', '.join(self.parts)}): return {' + '.join(number)}\n"
            f"def parts_of(move): return {self.made.__name__}({', '.join(parts)})\n"
            f"def is_one(move): return {self.first} <= move < {self.first + self.size}\n"
        )
        namespace: dict[str, Any] = {self.made.__name__: self.made}
        exec(source, namespace)
        made = namespace["number_of"], namespace["parts_of"], namespace["is_one"]
        for function in made:
            function.__module__ = self.made.__module__
            function.__qualname__ = f"{self.made.__name__}.{function.__name__}"
        return made

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What the template looks like with any parts."""
        pattern = re.escape(self.template)
        for name, part in self.parts.items():
            pattern = pattern.replace(re.escape(f"{{{name}}}"), f"(?P<{name}>{part.pattern})")
        return re.compile(pattern, re.ASCII | re.IGNORECASE)  # in Unicode i matches ı too

    def write(self, move: tuple[int, ...], spell: Spell) -> str:
        """The move in its notation."""
        texts = {
            name: part.names[value] if part.names else spell(name, value)
            for value, (name, part) in zip(move, self.parts.items(), strict=True)
        }
        return self.template.format_map(texts)

    def read(self, text: str, meaning: Meaning) -> Any:
        """The move that a text is, or nothing."""
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        values = []
        for name, part in self.parts.items():
            if part.names:
                names = [one.casefold() for one in part.names]
                values.append(names.index(found[name].casefold()))
            else:
                values.append(meaning(name, found[name]))
            if values[-1] not in part.values:
                return None
        return self.made(*values)


class Kinds:
    """All kinds of move of a game, numbered one after the other.

    `unseen` are the kinds of which others see only a part: numbered after all moves, written
    with a `?`.
    """

    def __init__(self, templates: Mapping[Any, str], unseen: Mapping[Any, str] | None = None):
        self.kinds: dict[Any, Kind] = {}
        self.count = 0
        end = 0
        for made, template in (*templates.items(), *(unseen or {}).items()):
            self.kinds[made] = Kind(made, template, end)
            end += self.kinds[made].size
            if made in templates:
                self.count = end
        self.unpackers = [
            (kind.first + kind.size, kind.functions()[1]) for kind in self.kinds.values()
        ]

    def __len__(self) -> int:
        return self.count

    def functions(
        self, kind: Callable[P, K]
    ) -> tuple[Callable[P, int], Callable[[int], K], Callable[[int], bool]]:
        """Of one kind: what makes its numbers, what gives their parts, and what knows them."""
        return self.kinds[kind].functions()

    def number(self, move: Any) -> int:
        """The number of a move."""
        kind = self.kinds[type(move)]
        number = 0
        for value, part in zip(move, kind.parts.values(), strict=True):
            number = number * len(part.values) + part.values.index(value)
        return kind.first + number

    def of(self, number: int) -> Any:
        """The move that a number is."""
        for end, parts_of in self.unpackers:
            if number < end:
                return parts_of(number)
        raise ValueError(f"no move has the number {number}")

    def write(self, number: int, spell: Spell = in_figures) -> str:
        """A move in its notation."""
        move = self.of(number)
        return self.kinds[type(move)].write(move, spell)

    def read(self, text: str, meaning: Meaning = from_figures) -> int:
        """The number of the move that a text means, in letters of either size, or NOTHING."""
        for kind in self.kinds.values():
            move = kind.read(text, meaning)
            if move is not None:
                number = self.number(move)
                return number if number < self.count else NOTHING
        return NOTHING

    def is_avoidable(
        self,
        is_bad: Callable[[Any, int, int], bool],
        candidates: Callable[[Any, int, Any], int],
        s: Any,
        seat: int,
        move: int,
    ) -> bool:
        """Is a move bad, and another that the rules list is not?"""
        if not is_bad(s, seat, move):
            return False
        out = [0] * len(self)
        return not all(is_bad(s, seat, other) for other in out[: candidates(s, seat, out)])
