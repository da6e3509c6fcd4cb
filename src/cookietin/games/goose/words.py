"""How moves of Goose are written, and what the log tells of them."""

from __future__ import annotations

from typing import Any

from cookietin.engine import Phrase, Seat, Thrown, phrases
from cookietin.engine.lots import read_dice, read_seat, write_dice, write_seat
from cookietin.games.goose import happenings as h
from cookietin.games.goose import rules
from cookietin.games.goose.rules import State

SENT_ON = {
    h.BY_GOOSE: "log-goose",
    h.BACK_BY_GOOSE: "log-goose-back",
    h.BACK_FROM_FINISH: "log-too-far",
    h.BY_DETOUR: "log-detour",
}
LANDED = {
    rules.NEST: "log-nest",
    rules.WELL: "log-well",
    rules.CAGE: "log-cage",
    rules.SOUP: "log-soup",
}

line = phrases(__package__)


def write_chance(s: State, move: int) -> str:
    """`3-4` for two dice, and `2 begins`."""
    return write_seat(move) if s.phase == rules.WHO_BEGINS else write_dice(move)


def read_chance(s: State, text: str) -> int:
    """Two faces with anything between them, or who begins."""
    return read_seat(text) if s.phase == rules.WHO_BEGINS else read_dice(text)


def label(s: State, seat: int, move: int) -> Phrase:
    """The one button of Goose."""
    return line("move-throw")


def tell(before: State, happened: list[Any], after: State) -> list[Phrase]:
    """What a throw did to the pawns, step by step; the wish to throw itself is no news."""
    lines = []
    dice = Thrown(0, 0)
    for one in happened:
        if isinstance(one, Thrown):
            dice = one
        else:
            lines += tell_one(one, dice)
    return lines


def tell_one(happened: Any, dice: Thrown) -> list[Phrase]:
    """One thing, with the dice that led to it."""
    thrown = dice._asdict()
    match happened:
        case h.Begins(seat):
            return [line("log-begins", seat=Seat(seat))]
        case h.Leaps(seat, to):
            return [line("log-nine", seat=Seat(seat), to=to, **thrown)]
        case h.Walks(seat, start, to):
            return [line("log-throws", seat=Seat(seat), to=to, **thrown, **{"from": start})]
        case h.SentOn(seat, h.BY_FLIGHT, to):
            return [line("log-flight", seat=Seat(seat), to=to)]
        case h.SentOn(_, how, to):
            return [line(SENT_ON[how], to=to)]
        case h.PutBack(seat, other, to):
            return [line("log-put-back", seat=Seat(seat), other=Seat(other), to=to)]
        case h.Swapped(seat, other, to):
            return [line("log-swapped", seat=Seat(seat), other=Seat(other), to=to)]
        case h.Lands(seat, square):
            return [line(LANDED[square], seat=Seat(seat))] if square in LANDED else []
        case h.Freed(seat):
            return [line("log-freed", seat=Seat(seat))]
        case h.Misses(seat):
            return [line("log-misses", seat=Seat(seat))]
        case h.Released(seat):
            return [line("log-released", seat=Seat(seat))]
    raise TypeError(happened)
