"""What a table asks of the place where the events of matches are kept; see `cookietin.store`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Conflict(Exception):
    """Somebody else has written an event of that number: read it, then try again."""


class Store(Protocol):
    """A log of events for each match, numbered from 0 without gaps: the numbers are the lock.

    Links lead from a key (a device, a code, …) to matches.
    """

    async def append(self, match: str, number: int, events: Sequence[str]) -> None:
        """Write events `number`, `number + 1`, …: all of them, on disk when this returns."""

    async def read(self, match: str, number: int = 0) -> list[str]:
        """The events of a match from a number on; none if there is no such match."""

    async def link(self, key: str, match: str) -> None:
        """Let a key lead to a match; again moves it to the front."""

    async def linked(self, key: str, most: int = 50) -> list[str]:
        """The matches a key leads to, the latest first."""

    async def close(self) -> None:
        """Write what is under way, and stop."""
