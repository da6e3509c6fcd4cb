"""Positions of Goose drawn in a line, and strips of them with the throws in between.

*A:26   B:31w2   C:19r   D:new      a position: the pawns and their squares
 4-5                                what the dice show
 A:35   B:31w2   C:19   *D:new      what comes of it

*   is to throw; if nobody is, it is over, or nobody has begun
new has never thrown, and so is still on 0
w   waits, w2 has missed two turns since it landed
r   rests: the next turn will be missed
^   stands there longest, of several on a square (option `swap`)
"""

from __future__ import annotations

import re
from typing import Any

import cookietin
from cookietin import Position
from cookietin.engine import Phrase
from cookietin.games.goose import laws, rules
from cookietin.games.goose.rules import PAWNS, State

LETTERS = "ABCDEF"
PAWN = re.compile(
    r"(?P<star>\*?)(?P<letter>[A-F]):(?P<square>new|\d+)"
    r"(?P<rests>r?)(?P<waits>w?)(?P<missed>\d?)(?P<longest>\^?)"
)


def place(drawing: str, changes: dict[str, Any] | None = None, **options: Any) -> Position:
    """The position that is drawn; `changes` are fields of which a drawing says nothing."""
    game = cookietin.game("goose", players=len(drawing.split()), **options)
    return game.position(fields(drawing, game.options["occupied"]) | (changes or {}))


def fields(drawing: str, occupied: str) -> dict[str, Any]:
    """What a drawing says of a state, possible or not."""
    pawns = [PAWN.fullmatch(word) for word in drawing.split()]
    rows: dict[str, list[int]] = {
        row: [0] * PAWNS
        for row in ("squares", "has_thrown", "resting", "waiting", "missed", "arrival")
    }
    longest: list[int] = []
    others: list[int] = []
    for seat, pawn in enumerate(pawns):
        if pawn is None or pawn["letter"] != LETTERS[seat]:
            raise ValueError(f"{drawing!r} does not draw the pawn of seat {seat}")
        is_new = pawn["square"] == "new"
        rows["squares"][seat] = rules.START if is_new else int(pawn["square"])
        rows["has_thrown"][seat] = int(not is_new)
        rows["resting"][seat] = len(pawn["rests"])
        rows["waiting"][seat] = len(pawn["waits"])
        rows["missed"][seat] = int(pawn["missed"] or 0)
        (longest if pawn["longest"] else others).append(seat)
    if occupied == "swap":
        for arrival, seat in enumerate(longest + others):
            rows["arrival"][seat] = arrival
    stars = [seat for seat, pawn in enumerate(pawns) if pawn and pawn["star"]]
    return rows | whose_turn(stars, rows, len(pawns))


def whose_turn(stars: list[int], rows: dict[str, list[int]], players: int) -> dict[str, Any]:
    """Phase, turn and winner, from who is to throw and where the pawns are."""
    if stars:
        return {"phase": rules.TO_THROW, "round": 1, "turn": stars[0]}
    if rules.FINISH in rows["squares"]:
        winner = rows["squares"].index(rules.FINISH)
        return {"phase": rules.OVER, "round": 1, "turn": winner, "winner": winner}
    if all(rows["waiting"][:players]):
        return {"phase": rules.OVER, "round": 1}
    return {"phase": rules.WHO_BEGINS, "round": 0}


def draw(s: State) -> str:
    """The drawing of a position."""
    return " ".join(draw_pawn(s, seat) for seat in range(s.players))


def draw_pawn(s: State, seat: int) -> str:
    star = "*" if s.phase == rules.TO_THROW and s.turn == seat else ""
    square = str(s.squares[seat]) if s.has_thrown[seat] else "new"
    rest = "r" if s.resting[seat] else ""
    wait = "w" if s.waiting[seat] else ""
    missed = str(s.missed[seat] or "")
    longest = "^" if s.occupied == rules.SWAP and is_longest_of_several(s, seat) else ""
    return f"{star}{LETTERS[seat]}:{square}{rest}{wait}{missed}{longest}"


def is_longest_of_several(s: State, seat: int) -> bool:
    square = s.squares[seat]
    here = [other for other in range(s.players) if s.squares[other] == square]
    if len(here) == 1 or square in (rules.START, rules.WELL, rules.CAGE):
        return False
    return min(here, key=lambda other: s.arrival[other]) == seat


def follow(strip: str, **options: Any) -> Position:
    """Play a strip; what comes of each throw must be what is drawn, and break no law.

    Gives the last position.
    """
    drawn = [" ".join(line.split()) for line in strip.strip().splitlines()]
    position = place(drawn[0], **options)
    played = [draw(position.state)]
    for dice in drawn[1::2]:
        position = position.play("throw").play(dice)
        law = laws.broken_law(position.state)
        played += [dice, draw(position.state) + (f" breaks law {law}" if law else "")]
    if played != drawn:
        raise AssertionError("\n".join(["drawn:", *drawn, "", "played:", *played]))
    return position


def told(drawing: str, dice: str, **options: Any) -> list[Phrase]:
    """What the log tells of one throw."""
    before = place(drawing, **options).play("throw")
    after = before.play(dice)
    return after.phrases_since(before, 0)
