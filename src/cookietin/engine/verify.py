"""Proving a written game: that its moves were legal, that nobody chose its dice, and that it is
the one that was played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cookietin.engine import written
from cookietin.engine.chance import Fair, Sealed, Source
from cookietin.engine.position import Position, move_of
from cookietin.engine.protocol import CHANCE
from cookietin.engine.written import Line, Place


@dataclass(frozen=True)
class Verdict:
    """What could be proved of a record.

    moves     moves of seats, every one of them legal
    proved    moves of chance that follow from the secret, or from the seed
    typed     moves of chance that people gave: nobody can prove those
    unproved  moves of chance whose secret has not been published
    digest    of the whole record: whoever noted it can tell whether anything was changed
    is_set_up did the match begin from a position set up by hand? Nothing proves that position

    The dice prove neither names nor options, nor people's moves, nor where the record stops.
    """

    position: Position
    dice: str
    moves: int
    proved: int
    typed: int
    unproved: int
    digest: str
    is_set_up: bool


def verify(text: str, find: Callable[..., Any], commitment: str = "", digest: str = "") -> Verdict:
    """Replay a record and prove its dice; what is wrong is raised with its line and column.

    `commitment` and `digest` are those that somebody noted, before the first move and at the end.
    """
    record, head, moves = written.read_with_places(text)
    if commitment and written.noted_hex(commitment) != record.commitment:
        raise head.get("commitment", Place("", 1)).wrong("other-commitment", noted=commitment)
    found = written.digest_of(record)
    if digest and written.noted_hex(digest) != found:
        raise Place("", 1).wrong("other-digest", noted=digest)
    source = written.source_of(record)
    if isinstance(source, Fair) and source.commitment != record.commitment:
        raise head["secret"].wrong("wrong-secret", commitment=record.commitment)
    counts = {"moves": 0, "proved": 0, "typed": 0, "unproved": 0}
    positions = written.positions_in(record, head, moves, find)
    position = next(positions)
    for line, place in zip(record.lines, moves, strict=True):
        before, position = position, next(positions)
        counts[_kind(line, source)] += 1
        if _kind(line, source) == "proved":
            assert source is not None
            _check_draw(before, position, source, place)
    next(positions, None)  # after the last move the ending is judged
    is_set_up = record.start is not None
    return Verdict(position, record.dice, **counts, digest=found, is_set_up=is_set_up)


def _kind(line: Line, source: Source | None) -> str:
    if line.seat != CHANCE:
        return "moves"
    if line.typed:
        return "typed"
    return "unproved" if source is None or isinstance(source, Sealed) else "proved"


def _check_draw(before: Position, after: Position, source: Source, place: Place) -> None:
    """The move of chance in the record is the one that its source gives."""
    drawn = source.move(before, before.draws)
    if after.last is None or drawn != after.last.number:
        expected = move_of(before.game.plug, before.bare, CHANCE, drawn)
        raise place.wrong(
            "wrong-draw", number=before.draws + 1, found=place.text, expected=expected.text
        )
