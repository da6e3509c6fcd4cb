"""What a table needs from the place where events of matches are stored; see `cookietin.store`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from cookietin.engine.texts import Mistake, Phrase

NOT_KEPT, NOT_READ = "not-kept", "not-read"

Letter = int | dict[str, Any] | None  # how many events a match has now, or something that is said
Hear = Callable[[str, Letter], None]


class Conflict(Exception):
    """Somebody else has written an event of that number: read it, then try again."""


class StoreFailed(Mistake):
    """It was not kept, or cannot be read: the disk is full, the file locked, deleted, damaged, …

    Nothing was written, or, if a database went away at that very moment, nobody knows: whoever
    tries again with the same number finds out. The same may work when it is tried again.
    """

    def __init__(self, cause: str, what: str = NOT_KEPT) -> None:
        super().__init__(what, reason=Phrase(cause))
        self.cause = cause


class Store(Protocol):
    """A log of events for each match, numbered from 0 without gaps: the numbers are the lock.

    Links lead from a key (a device, a code, …) to matches; both are short names. Each of these may
    raise `StoreFailed`.
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

    async def lengths(self, matches: Sequence[str]) -> dict[str, int]:
        """How many events each of these matches has: 0 if there is no such match."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made when they are first asked for and the same ever after."""

    async def close(self) -> None:
        """Write what is under way, and stop."""


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several processes use at the same time, and by which they tell each other news.

    What they append is announced to the others. Letters may be lost, events are not.
    """

    name: str  # of this process, among the others

    def listen(self, hear: Hear) -> None:
        """Call `hear` with the letters of the others; with no match when some may be lost."""

    def tell(self, match: str, letter: Letter) -> None:
        """Tell the others something about a match."""


class Archive(Store, Protocol):
    """A store as whoever looks after it needs it."""

    async def matches(self, after: str = "", most: int = 1000) -> list[str]:
        """The matches whose ids come after this one, in their order."""

    async def links(self, match: str) -> list[tuple[str, int]]:
        """The keys that lead to a match, each with its place in the order of all links."""

    async def secrets(self) -> dict[str, bytes]:
        """All secrets, by their names."""

    async def keep_secret(self, name: str, secret: bytes) -> None:
        """Keep a secret that was made elsewhere, instead of any other of that name."""

    async def rewrite(self, match: str, number: int, event: str) -> None:
        """Put another event in the place of one, from which somebody is to be taken out."""

    async def delete(self, match: str) -> None:
        """Take a match out: its events and what leads to it."""
