"""What a table needs from the place where events of matches are stored; see `cookietin.store`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cookietin.engine.texts import Mistake, Phrase

NOT_KEPT, NOT_READ = "not-kept", "not-read"


class Conflict(Exception):
    """Somebody else has written an event of that number: read it, then try again."""


class StoreFailed(Mistake):
    """It was not kept, or cannot be read: the disk is full, the file locked, deleted, damaged, …

    Nothing was written. The same may work when it is tried again.
    """

    def __init__(self, cause: str, what: str = NOT_KEPT) -> None:
        super().__init__(what, reason=Phrase(cause))
        self.cause = cause


class Store(Protocol):
    """A log of events for each match, numbered from 0 without gaps: the numbers are the lock.

    Links lead from a key (a device, a code, …) to matches. Each of these may raise `StoreFailed`.
    """

    async def append(
        self, match: str, number: int, events: Sequence[str], keys: Sequence[str] = ()
    ) -> None:
        """Write events `number`, `number + 1`, …: all of them, on disk when this returns.

        The keys lead to the match from then on, as after `link`; on a conflict they do not.
        """

    async def read(self, match: str, number: int = 0) -> list[str]:
        """The events of a match from a number on; none if there is no such match."""

    async def link(self, key: str, match: str) -> None:
        """Let a key lead to a match; again moves it to the front."""

    async def unlink(self, key: str, match: str) -> None:
        """Forget that a key leads to a match, if it does."""

    async def matches_of(self, key: str, most: int = 50) -> list[str]:
        """The matches a key leads to, the latest first."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made when they are first asked for and the same ever after."""

    async def close(self) -> None:
        """Write what is under way, and stop."""
