"""How moves of Goose are written, and what the log tells of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cookietin.engine import CHANCE, NOTHING, Phrase, Seat
from cookietin.engine.record import copy_of
from cookietin.games.goose import rules
from cookietin.games.goose.rules import State

SQUARE_LINES = {
    rules.NEST: "log-nest",
    rules.WELL: "log-well",
    rules.CAGE: "log-cage",
    rules.SOUP: "log-soup",
}


def write(s: State, seat: int, move: int) -> str:
    """`throw`; of chance `3-4` for two dice, and `2 begins`."""
    if seat != CHANCE:
        return "throw"
    if s.phase == rules.WHO_BEGINS:
        return f"{move} begins"
    return "{}-{}".format(*dice(move))


def read(s: State, seat: int, text: str) -> int:
    """`throw`; of chance two faces with anything between them (`3-4`, `3 4`), or who begins."""
    if seat != CHANCE:
        return rules.THROW if text.casefold() == "throw" else NOTHING
    if s.phase == rules.WHO_BEGINS:
        found = re.fullmatch(r"([0-5])( begins)?", text, re.IGNORECASE)
        return int(found[1]) if found else NOTHING
    found = re.fullmatch(r"([1-6])\D*([1-6])", text)
    return (int(found[1]) - 1) * rules.FACES + int(found[2]) - 1 if found else NOTHING


def label(s: State, seat: int, move: int) -> Phrase:
    """The one button of Goose."""
    return line("move-throw")


def thrown(s: State) -> bool:
    """Two dice fall, and not the lot who begins."""
    return s.phase == rules.DICE_ROLL


def dice(move: int) -> tuple[int, int]:
    """The faces of two dice that are thrown as one number below 36."""
    return move // rules.FACES + 1, move % rules.FACES + 1


def tell(before: State, seat: int, move: int, after: State) -> list[Phrase]:
    """What a throw did to the pawns, step by step; the wish to throw itself is no news."""
    if before.phase == rules.WHO_BEGINS:
        return [line("log-begins", seat=Seat(after.first))]
    if before.phase == rules.TO_THROW:
        return []
    s = copy_of(before)  # on which the throw is played once more, slowly
    way = list(stops(s, *dice(move)))
    lines = [told for _, told in way]
    lines += tell_landing(s, way[-1][0])
    if s.phase != rules.OVER:
        lines += tell_turns(s)
    return lines


def stops(s: State, one: int, other: int) -> Iterator[tuple[int, Phrase]]:
    """Every square where a throw takes the pawn, with what is told of it: 2.2, 3.1 to 3.3, 3.6."""
    seat = Seat(s.turn)
    square = nine = rules.nine_leads_to(s, seat, one, other)
    if nine != rules.START:
        yield nine, line("log-nine", seat=seat, one=one, other=other, to=nine)
        return
    start = s.squares[seat]
    square, direction = start + one + other, rules.FORWARD
    to = min(square, rules.FINISH)
    yield to, line("log-throws", seat=seat, one=one, other=other, to=to, **{"from": start})
    while True:
        if square > rules.FINISH:
            square, direction = rules.count_back(square), rules.BACKWARD
            yield square, line("log-too-far", to=square)
        if not rules.is_goose(s, square):
            break
        square += (one + other) * direction
        to = min(square, rules.FINISH)
        yield to, line("log-goose" if direction > 0 else "log-goose-back", to=to)
    if square == rules.FLIGHT:
        yield rules.FLIGHT_ENDS, line("log-flight", seat=seat, to=rules.FLIGHT_ENDS)
    if square == rules.DETOUR:
        yield rules.DETOUR_ENDS, line("log-detour", to=rules.DETOUR_ENDS)


def tell_landing(s: State, square: int) -> Iterator[Phrase]:
    """Land, and tell what the square does: 1.4, 3.4 to 3.8."""
    seat = Seat(s.turn)
    start = s.squares[seat]
    other = Seat(rules.longest_standing(s, seat, square))
    if rules.is_put_back(s, seat, square):
        yield line("log-put-back", seat=seat, other=other, to=start)
        return
    s.squares[seat] = square
    if s.occupied == rules.SWAP:
        rules.make_room(s, seat, square, start)
        if other != rules.NO_SEAT and rules.may_be_contested(square):
            yield line("log-swapped", seat=seat, other=other, to=start)
    if square in SQUARE_LINES:
        yield line(SQUARE_LINES[square], seat=seat)
    if square in (rules.WELL, rules.CAGE) and other != rules.NO_SEAT:
        for freed in range(s.players):
            if s.waiting[freed] and s.squares[freed] == square:
                yield line("log-freed", seat=Seat(freed))
    rules.land(s, seat, square)


def tell_turns(s: State) -> Iterator[Phrase]:
    """Pass the turn, and tell who misses one: 3.4, 3.5, 3.7, 4.1."""
    while True:
        s.turn = (s.turn + 1) % s.players
        waited = s.waiting[s.turn]
        if not rules.misses_turn(s, s.turn):
            if waited:
                yield line("log-released", seat=Seat(s.turn))
            return
        yield line("log-misses", seat=Seat(s.turn))


def line(key: str, **variables: int) -> Phrase:
    """A line of the log."""
    return Phrase(key, variables, __package__)
