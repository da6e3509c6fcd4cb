"""How moves of Goose are written, and what the log says about them."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from cookietin.engine import Begins, Phrase, Seat, Thrown, phrases
from cookietin.engine.lots import read_dice, read_seat, write_dice, write_seat
from cookietin.games.goose import happenings as h
from cookietin.games.goose import rules
from cookietin.games.goose.rules import State

SENT_ON = {
    h.BY_GOOSE: "log-goose",
    h.BACK_BY_GOOSE: "log-goose-back",
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
    dice: dict[str, int] = {}

    def say(key: str, seat: int, **variables: int) -> None:
        lines.append(line(key, seat=Seat(seat), **variables))

    for one, then in zip_longest(happened, happened[1:]):
        match one, then:
            case h.SentOn(how=h.BACK_FROM_FINISH), _:
                continue  # told with what led there
            case h.Walks(seat, start), h.SentOn(how=h.BACK_FROM_FINISH, to=to):
                about = {"from": start, "to": to, "over": rules.FINISH - to}
                say("log-throws-too-far", seat, **dice, **about)
                continue
            case h.SentOn(), h.SentOn(how=h.BACK_FROM_FINISH, to=to):
                lines.append(line("log-goose-too-far", to=to, over=rules.FINISH - to))
                continue
        match one:
            case Thrown():
                dice = one._asdict()
            case Begins(seat) | h.Freed(seat) | h.Misses(seat) | h.Released(seat):
                say(f"log-{type(one).__name__.lower()}", seat)
            case h.Leaps(seat, to):
                say("log-nine", seat, to=to, **dice)
            case h.Walks(seat, start, to):
                say("log-throws", seat, to=to, **dice, **{"from": start})
            case h.SentOn(seat, h.BY_FLIGHT, to):
                say("log-flight", seat, to=to)
            case h.SentOn(_, how, to):
                lines.append(line(SENT_ON[how], to=to))
            case h.PutBack(seat, other, to):
                say("log-put-back", seat, other=Seat(other), to=to)
            case h.Swapped(seat, other, to):
                say("log-swapped", seat, other=Seat(other), to=to)
            case h.Lands(seat, square) if square in LANDED:
                say(LANDED[square], seat)
    return lines
