"""Where the moves of chance come from.

`Fair`    dice that can be checked afterwards; `docs/fair_dice.md` says how.
`Seeded`  the same dice every time, for tests and studies.
`Typed`   asks people, who roll their own dice.
`Sealed`  fair dice whose secret isn't known here: it draws nothing.

A source answers by the number of the draw: the k-th move of chance, without those that were
undone. It remembers nothing, so the same roll comes again after an undo.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from cookietin.engine.generator import below, new_generator
from cookietin.engine.kernels import weighted_choice

SECRET_BYTES = 32
DRAW_BYTES = 8
DRAW_RANGE = 1 << (8 * DRAW_BYTES)
MOST_TEXTS = 64  # that a record may hold
LONGEST_TEXT = 200


class Source(Protocol):
    """Answers for chance."""

    def move(self, position: Any, number: int) -> int:
        """The move of chance in this position, which is its `number`-th, from 0."""


def pick(position: Any, below: Callable[[int], int]) -> int:
    """The move of chance that a number below the sum of its weights stands for."""
    odds = position.odds()
    return weighted_choice(odds, len(odds), below(sum(odds)))


@dataclass(frozen=True)
class Fair:
    """Draws from a secret whose hash was known before the first move."""

    secret: bytes = field(repr=False)  # it would stand in every traceback
    texts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(self.secret)}")

    @classmethod
    def fresh(cls, texts: tuple[str, ...] = ()) -> Fair:
        """A new secret that nobody can guess."""
        return cls(secrets.token_bytes(SECRET_BYTES), texts)

    @property
    def commitment(self) -> str:
        """What is published before the first move."""
        return hashlib.sha256(self.secret).hexdigest()

    def key(self) -> bytes:
        """The key of all draws: the secret, stirred with every device's text."""
        return self._key

    @cached_property
    def _key(self) -> bytes:
        stirred = b"".join(hashlib.sha256(text.encode()).digest() for text in self.texts)
        return hmac.digest(self.secret, b"cookietin dice 1" + stirred, "sha256")

    def below(self, number: int, n: int) -> int:
        """Draw `number` as an integer below n, every one exactly as likely as the others."""
        if not 0 < n <= DRAW_RANGE:
            raise ValueError(f"nothing is drawn below {n}")
        key = self._key
        room = DRAW_RANGE - DRAW_RANGE % n
        attempt = 0
        while True:
            digest = hmac.digest(key, f"{number}:{attempt}".encode(), "sha256")
            drawn = int.from_bytes(digest[:DRAW_BYTES], "big")
            if drawn < room:
                return drawn % n
            attempt += 1

    def move(self, position: Any, number: int) -> int:
        return pick(position, lambda n: self.below(number, n))


@dataclass(frozen=True)
class Sealed:
    """Fair dice of a match that goes on elsewhere: only their commitment is known."""

    commitment: str
    texts: tuple[str, ...] = ()

    def move(self, position: Any, number: int) -> int:
        raise LookupError("the secret of these dice is not known here")


@dataclass(frozen=True)
class Seeded:
    """The same numbers for the same seed, every time and everywhere."""

    seed: int

    def move(self, position: Any, number: int) -> int:
        return pick(position, lambda n: below(new_generator(self.seed, number), n))


@dataclass(frozen=True)
class Typed:
    """Asks people what they threw; what is no throw of dice comes from another source.

    `ask` gives back a legal move of chance in a position.
    """

    ask: Callable[[Any], int]
    otherwise: Source

    def asks(self, position: Any) -> bool:
        """Is this a throw that people make themselves?"""
        return bool(position.game.plug.manners.is_throw(position.bare))

    def move(self, position: Any, number: int) -> int:
        return self.ask(position) if self.asks(position) else self.otherwise.move(position, number)
