"""A look at a table: what all the parts of a frame need, found out once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address
from typing import Any, TypeVar
from urllib.parse import urlsplit

from cookietin.engine import ask
from cookietin.engine.ask import Move
from cookietin.engine.kept import kept
from cookietin.engine.plug import Plug
from cookietin.engine.protocol import SPECTATOR
from cookietin.engine.texts import Phrase, Say, Seat, speaker, speaker_with_names
from cookietin.table.match import Match, Turn
from cookietin.table.table import Table, Viewer
from cookietin.web.elements import PACKAGE

TABLE = "[A-Za-z0-9_-]{16}"  # the id of one, in an address
MOST_SAID = 96  # texts of a game that are kept for a table in a language: those of a frame or two
T = TypeVar("T")


@dataclass(frozen=True)
class Look:
    """How one viewer finds a table."""

    table: Table
    match: Match
    plug: Plug
    device: str
    origin: str  # of links to this server
    language: str
    say: Say  # the texts of the page
    say_of_game: Say
    names: list[str]
    cover_seat: int | None  # to whom the device is to be handed
    seat: int  # as whom the viewer looks
    reader: int  # for whom the log is told: the one person here, or anybody
    seats: list[int]  # that the device holds
    acting: list[int]  # of these, for whom the match waits
    choosers: list[int]  # of these, whose moves are offered
    is_mine: bool  # is somebody here asked to do something?
    is_peek: bool  # is a seat's secret in sight only while somebody holds a button?
    worked_out: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    def once(self, key: str, work_out: Callable[[], T]) -> T:
        """What several parts of a frame need, worked out for the first of them."""
        if key not in self.worked_out:
            self.worked_out[key] = work_out()
        found: T = self.worked_out[key]
        return found

    @kept
    def state(self) -> Any:
        """What this viewer may know of the position."""
        return self.match.view(self.seat).bare

    @kept
    def seats_asked(self) -> list[int]:
        """Of those on this device for whom the match waits, the ones in view."""
        return [seat for seat in self.choosers if seat in self.acting]

    def between_moves(self, key: Any, work_out: Callable[[], T]) -> T:
        """What stays from move to move for all in a language with the same part here; what it asks
        of the position stands in the key.
        """
        return self.table.once_between_moves((*self.part, *key), work_out)

    @kept
    def part(self) -> tuple[Any, ...]:
        """The language, and what somebody here may do whatever the position."""
        is_host = self.device == self.match.host
        return self.language, is_host, self.match.is_running, *self.seats

    @kept
    def has_peeks(self) -> bool:
        """Do several people here look at their own secrets now and then, without a cover?"""
        is_shared = len(self.seats) > 1 and self.plug.has_secrets
        return is_shared and self.plug.manners.has_peeks and not self.match.is_over

    def is_concerned_by(self, told: Iterable[Phrase]) -> bool:
        """Does it name somebody here? Whoever only watches listens to all."""
        named = (seat for phrase in told for seat in seats_named_in(phrase))
        return not self.seats or any(seat in self.seats for seat in named)

    def is_open_to_all(self, seat: int) -> bool:
        """Do others see what is offered to a seat here?"""
        return self.has_peeks and seat != self.seat

    def known_of(self, seat: int) -> Any:
        """What a seat may know of the position; if others see it, what all may know."""
        return self.match.view(SPECTATOR if self.is_open_to_all(seat) else seat).bare

    @property
    def move_to_throw(self) -> Move | None:
        """What need not be said before one's own dice: its faces can be told at once."""
        match = self.match
        return match.once(("throws", self.device), lambda: match.move_to_throw(self.device))

    @kept
    def seats_replaced(self) -> list[int]:
        """The seats of this device for which a bot plays until its people are back."""
        chairs = self.match.chairs
        return [seat for seat in self.seats if chairs[seat].stand_in and self.match.is_running]

    @kept
    def seats_lost(self) -> list[int]:
        """The seats from which the host has removed the people of this device."""
        return self.match.seats_lost_by(self.device)

    @property
    def turns_seen(self) -> Iterator[Turn]:
        """The entries of the log of which this viewer saw something, the latest first."""
        return (one for one in reversed(self.match.log) if (one.seen_by >> self.reader) & 1)

    def text_of(self, phrase: Phrase) -> str:
        return phrase.text(self.language, self.names)

    def lines_of(self, turn: Turn) -> list[Phrase]:
        """What this viewer is told of a turn."""
        return self.match.account_of(ask.lines_of, turn, self.reader)

    def texts_of(self, turn: Turn) -> list[str]:
        """The same in words, once for all who are told the same of it in a language."""
        key = "told", turn.number, self.reader, self.language
        return self.match.once(key, lambda: [self.text_of(line) for line in self.lines_of(turn)])


def seats_named_in(phrase: Phrase) -> Iterator[int]:
    """Those whom a phrase names."""
    for value in phrase.variables.values():
        if isinstance(value, Seat):
            yield value
        elif isinstance(value, Phrase):
            yield from seats_named_in(value)


def look_at(table: Table, viewer: Viewer, language: str, origin: str) -> Look:
    match, plug, device = table.match, table.match.plug, viewer.device
    seat, cover_seat = table.screen_of(viewer)
    seats = match.seats_of(device)
    acting = match.acting_at(device) if seats else []
    reader = seats[0] if len(seats) == 1 and plug.has_secrets else SPECTATOR
    is_asked = bool(seats) and match.is_running and match.waits_for_dice()
    choosers = choosers_among(seats, match, seat)
    if table.is_worn_out:
        acting, choosers, is_asked = [], [], False
    is_mine = (bool(acting) or is_asked) and cover_seat is None
    names, say_of_game = company_of(table, language)
    say = speaker(PACKAGE, language)
    return Look(
        table, match, plug, device, origin, language, say, say_of_game, names, cover_seat, seat,
        reader, seats, acting, choosers, is_mine, viewer.is_held,
    )  # fmt: skip


def company_of(table: Table, language: str) -> tuple[list[str], Say]:
    """The names of those who play, and what says the texts of the game with them.

    It remembers the latest: from one move to the next, most of what a picture says stays.
    """

    def introduce() -> tuple[list[str], Say]:
        names = table.match.names(language)
        say = speaker_with_names(table.match.plug.package, language, tuple(names))
        return names, lru_cache(MOST_SAID)(say)

    return table.once_between_moves(("company", language), introduce)


def is_loopback(origin: str) -> bool:
    """Does an address lead everybody to their own machine?"""
    try:
        name = urlsplit(origin).hostname or ""
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def choosers_among(seats: list[int], match: Match, seat: int) -> list[int]:
    """The seats in view that may act."""
    if not seats or not match.is_running:
        return []
    may = match.position.seats + match.position.interrupters
    own = [s for s in seats if s in may and not match.chairs[s].stand_in]
    if not match.plug.has_secrets or match.plug.manners.has_peeks:
        return own
    others = match.position.interrupters if match.plug.manners.has_open_interrupts else ()
    return [s for s in own if s == seat or (s in others and seat != SPECTATOR)]
