"""How chance is written in Cookie Box, and what buttons and the log say."""

from __future__ import annotations

import re
from typing import Any

from cookietin.engine import NOTHING, UNSEEN, Begins, Phrase, Seat, phrases
from cookietin.engine.lots import read_seat, write_seat
from cookietin.games.cookie_box import happenings as h
from cookietin.games.cookie_box import rules
from cookietin.games.cookie_box.data import KINDS, NAMES, PLAIN, THEFTS
from cookietin.games.cookie_box.moves import MOVES, Claim, From, Give, Swap, Take
from cookietin.games.cookie_box.pile import FACE_DOWN
from cookietin.games.cookie_box.rules import State

line = phrases(__package__)


def write_chance(s: State, move: int) -> str:
    """`2 begins`, `shake 4711`, the name of a kind, `down`, `count`."""
    if s.phase == rules.WHO_BEGINS:
        return write_seat(move)
    return f"shake {move}" if s.phase == rules.SHAKE else names_here(s)[move]


def read_chance(s: State, text: str) -> int:
    """What `write_chance` writes, in letters of either size; of who begins the number will do."""
    text = text.casefold()
    if s.phase == rules.WHO_BEGINS:
        return read_seat(text)
    if s.phase == rules.SHAKE:
        found = re.fullmatch("shake ([0-9]{1,9})", text)
        return int(found[1]) if found else NOTHING
    names = names_here(s)
    return names.index(text) if text in names else NOTHING


def names_here(s: State) -> tuple[str, ...]:
    """What chance can say, by number, where one of a few things is drawn."""
    if s.phase == rules.COUNTING:
        return ("count",)
    return ("down", *NAMES[1:]) if s.phase == rules.FALLING else NAMES


def label(s: State, seat: int, move: int) -> Phrase:
    match MOVES.of(move):
        case Take(number) if s.icons[number] == FACE_DOWN:
            return line("move-take", number=number)
        case Take(number):
            return line("move-take-known", number=number, cookie=cookie(s.icons[number] - 1))
        case Give(kind, other):
            return line("move-give", seat=Seat(other), cookie=cookie(kind))
        case Claim(theft, other) if thefts_from(s, seat) > 1:
            stolen = [cookie(kind) for kind in range(KINDS) if may_be_stolen(s, seat, theft, kind)]
            if len(stolen) == 1:
                return line("move-claim-one", seat=Seat(other), cookie=stolen[0])
            return line("move-claim", seat=Seat(other))
        case made:
            return line(f"move-{type(made).__name__.lower()}", seat=Seat(made.seat))


def thefts_from(s: State, seat: int) -> int:
    """How many that are not settled."""
    return sum(s.robbed[theft] == seat + 1 for theft in range(THEFTS))


def may_be_stolen(s: State, seat: int, theft: int, kind: int) -> bool:
    """May what was stolen be of this kind, for all that a seat knows?"""
    return bool(s.may_be[seat, rules.APART + theft] & s.of_kind[kind])


def hint(s: State, seat: int, move: int) -> Phrase:
    match MOVES.of(move):
        case Take(number) if s.icons[number] == FACE_DOWN:
            return line("hint-take")
        case Take(number):
            return line(f"hint-{NAMES[s.icons[number] - 1]}")
        case From(other):
            return line("hint-from", seat=Seat(other), count=s.sizes[other])
        case Swap(other):
            return line("hint-swap", yours=s.sizes[seat], theirs=s.sizes[other])
        case made:
            return line(f"hint-{type(made).__name__.lower()}", seat=Seat(made.seat))


def asks(s: State, seat: int) -> Phrase:
    key = {rules.YEARNS: "yearning", rules.GIVES: "generous", rules.SWAPS: "cheeky"}.get(s.phase)
    return line(f"ask-{key or ('double' if s.has_taken else 'take')}")


def may(s: State, seat: int) -> Phrase | None:
    """Whoever was robbed may say by whom."""
    stolen = [
        cookie(kind)
        for theft in range(THEFTS)
        if s.robbed[theft] == seat + 1
        for kind in range(KINDS)
        if may_be_stolen(s, seat, theft, kind)
    ]
    return line("ask-robbed", cookie=stolen[0]) if stolen else None


def first(tap: str) -> Phrase | None:
    key = {"own": "first-own", "theft": "first-theft"}.get(tap.partition("-")[0])
    return line(key) if key else None


def then(begun: tuple[str, ...], kinds: tuple[str, ...]) -> Phrase:
    return line("then-thief" if begun == ("theft",) else "then-pile")


def tell(before: State, happened: list[Any], after: State) -> list[Phrase]:
    """What happened. Of a theft the thief alone reads before it is settled.

    Where the box is shaken several times, because nothing can be taken, the last time is told.
    """
    if before.phase == after.phase == rules.SHAKE and before.shakes:
        return []
    return [told for one in happened for told in tell_one(one, after)]


def tell_one(happened: Any, after: State) -> list[Phrase]:
    """One thing, in a line or in none."""
    match happened:
        case Begins(seat):
            return [line("log-begins", seat=Seat(seat))]
        case h.Shaken(again):
            return [line("log-shake-again" if again else "log-shake")]
        case h.Falls(_, kind) if kind == PLAIN:
            return [line("log-falls")]
        case h.Falls(_, kind):
            return [line("log-falls-icon", cookie=cookie(kind))]
        case h.Shows(seat, _, kind):
            return [line("log-takes", seat=Seat(seat), cookie=cookie(kind))]
        case h.Ignored(kind, is_enough):
            key = "log-enough" if is_enough else f"log-ignored-{NAMES[kind]}"
            return [line(key, cookie=cookie(kind))]
        case h.Gets(seat, other, kind):
            return [line("log-yearns", seat=Seat(seat), other=Seat(other), cookie=cookie(kind))]
        case h.HandsOver(seat, other, kind):
            return [line("log-gives", seat=Seat(seat), other=Seat(other), cookie=cookie(kind))]
        case h.Exchanges(seat, other):
            return [line("log-swaps", seat=Seat(seat), other=Seat(other))]
        case h.GoesBad(seat, thrown, size):
            return [line("log-rancid", seat=Seat(seat), count=thrown, all=size)]
        case h.ThrowsAway(seat, kind) if kind != UNSEEN:
            return [line("log-thrown", seat=Seat(seat), cookie=cookie(kind))]
        case h.Stolen(thief, robbed, kind) if thief != UNSEEN:
            return [line("log-stolen", seat=Seat(robbed), cookie=cookie(kind))]
        case h.Claims(seat, other, thief) if other == thief:
            return [line("log-claim-right", seat=Seat(seat), other=Seat(other))]
        case h.Claims(seat, other, thief):
            return [line("log-claim-wrong", seat=Seat(seat), other=Seat(other), thief=Seat(thief))]
        case h.Keeps(thief, robbed):
            return [line("log-kept", thief=Seat(thief), seat=Seat(robbed))]
        case h.TurnedOver():
            points = {seat: rules.score(after, seat) for seat in range(after.players)}
            return [line("log-counts", seat=Seat(s), points=points[s]) for s in points]
    return []


def cookie(kind: int) -> Phrase:
    """The name of a kind."""
    return line(NAMES[kind])
