"""Positions of Tock drawn in a line, and strips of them with the plays in between.

*0: 12 - h2 0! | Q 7    1: 24 - - - | 5      a position
 Q a                                         a play
 0: 24 - h2 0! | 7     *1: - - - - | 5       what comes of it

*     is to play; if nobody is, cards are dealt, or it is over
12    a pawn on that square of the track, a to d in their order; 0! on its own start
-     in the nest
h2    on the second home square
|     then the hand; `down` if it was laid down

Whoever has neither a pawn out nor a card need not be drawn. The cards that are in no hand have
been played, or lie in the heap.
"""

from __future__ import annotations

import re
from typing import Any

import cookietin
from cookietin import Position
from cookietin.engine import Phrase, ask
from cookietin.games.tock import laws, rules
from cookietin.games.tock.data import CARD_NAMES, FIRST_HAND, KINDS, LARGE_BOARD, PAWNS, SEATS
from cookietin.games.tock.rules import State

PLAYER = re.compile(
    r"(?P<star>\*?)(?P<seat>[0-5]): (?P<pawns>\S+ \S+ \S+ \S+) \|(?P<hand>[^:]*?)(?=$| \*?[0-5]:)"
)
DOWN = "down"


def place(drawing: str, changes: dict[str, Any] | None = None, **options: Any) -> Position:
    """The position that is drawn; `changes` are fields of which a drawing says nothing."""
    dealer = options.get("players", 2) - 1  # so that seat 0 begins
    game = cookietin.game("tock", **{"players": 2, "first": dealer, **options})
    return game.position(fields(drawing, game.laid_out()) | (changes or {}))


def fields(drawing: str, s: State) -> dict[str, Any]:
    """What a drawing says of a state, possible or not."""
    drawing = " ".join(drawing.split())
    found = list(PLAYER.finditer(drawing))
    if " ".join(player[0] for player in found) != drawing:
        raise ValueError(f"{drawing!r} is not drawn well")
    pawns = [[rules.IN_NEST] * PAWNS for _ in range(SEATS)]
    hands = [[0] * KINDS for _ in range(SEATS)]
    down = [0] * SEATS
    stars = []
    for player in found:
        seat = int(player["seat"])
        pawns[seat] = [progress(s, seat, word) for word in player["pawns"].split()]
        hand = player["hand"].split()
        down[seat] = int(DOWN in hand)
        hands[seat] = [hand.count(name) for name in CARD_NAMES]
        stars += [seat] if player["star"] else []
    cards = cards_of(s.players, hands)
    return {
        "pawns": pawns,
        "board": board_of(s, pawns),
        "has_laid_down": down,
        **cards,
        "laid_down": [
            cards["open_cards"][seat] if down[seat] else [0] * KINDS for seat in range(SEATS)
        ],
        **whose_turn(s, stars, pawns),
    }


def progress(s: State, seat: int, word: str) -> int:
    if word == "-":
        return rules.IN_NEST
    if word[0] == "h":
        return s.track + int(word[1:]) - 1
    return rules.progress_at(s, seat, int(word.rstrip("!")))


def board_of(s: State, pawns: list[list[int]]) -> list[int]:
    board = [rules.VACANT] * (LARGE_BOARD + SEATS * PAWNS)
    for seat in range(s.players):
        for pawn, stands in enumerate(pawns[seat]):
            if stands != rules.IN_NEST:
                board[rules.location(s, seat, stands)] = rules.occupant(seat, pawn)
    return board


def cards_of(players: int, hands: list[list[int]]) -> dict[str, Any]:
    """The hands as they are drawn, in the first deal; what was played is what is left lowest."""
    heap = [players - sum(hand[kind] for hand in hands) for kind in range(KINDS)]
    played = [[0] * KINDS for _ in range(SEATS)]
    for seat in range(players):
        for _ in range(FIRST_HAND - sum(hands[seat])):
            kind = next(kind for kind in range(KINDS) if heap[kind] > 0)
            heap[kind] -= 1
            played[seat][kind] += 1
    sizes = [sum(hand) for hand in hands]
    return {"heap": heap, "hands": hands, "open_cards": played, "sizes": sizes}


def whose_turn(s: State, stars: list[int], pawns: list[list[int]]) -> dict[str, Any]:
    """Phase, turn and winner, from who is to play and where the pawns are."""
    if stars:
        return {"phase": rules.TO_PLAY, "round": 1, "turn": stars[0]}
    winner = [all(stands >= s.track for stands in own) for own in pawns].index(True)
    won_by = rules.HOME if s.partner_after == rules.ALONE else rules.TEAM
    return {"phase": rules.OVER, "round": 1, "winner": winner, "won_by": won_by}


def draw(s: State) -> str:
    """The drawing of a position."""
    drawn = [draw_player(s, seat) for seat in range(s.players) if is_drawn(s, seat)]
    return " ".join(drawn)


def is_drawn(s: State, seat: int) -> bool:
    is_out = any(s.pawns[seat, pawn] != rules.IN_NEST for pawn in range(PAWNS))
    return is_out or s.sizes[seat] > 0 or s.has_laid_down[seat] > 0


def draw_player(s: State, seat: int) -> str:
    star = "*" if s.phase == rules.TO_PLAY and s.turn == seat else ""
    pawns = " ".join(draw_pawn(s, seat, s.pawns[seat, pawn]) for pawn in range(PAWNS))
    cards = [name for kind, name in enumerate(CARD_NAMES) for _ in range(s.hands[seat, kind])]
    hand = [DOWN] if s.has_laid_down[seat] else cards
    return " ".join([f"{star}{seat}: {pawns} |", *hand])


def draw_pawn(s: State, seat: int, stands: int) -> str:
    if stands == rules.IN_NEST:
        return "-"
    if stands >= s.track:
        return f"h{stands - s.track + 1}"
    return f"{rules.location(s, seat, stands)}{'!' if stands == 0 else ''}"


def follow(strip: str, **options: Any) -> Position:
    """Play a strip; what comes of each play must be what is drawn, and break no law.

    Gives the last position.
    """
    drawn = [tidy(line) for line in strip.strip().splitlines()]
    position = place(drawn[0], **options)
    played = [draw(position.state)]
    for text in drawn[1::2]:
        position = position.play(text)
        law = laws.broken_law(position.state)
        played += [text, draw(position.state) + (f" breaks law {law}" if law else "")]
    if played != drawn:
        raise AssertionError("\n".join(["drawn:", *drawn, "", "played:", *played]))
    return position


def tidy(line: str) -> str:
    """A line of a strip as `draw` would draw it: single spaces, and hands from the Ace up."""

    def sort(player: re.Match[str]) -> str:
        hand = sorted(player["hand"].split(), key=(*CARD_NAMES, DOWN).index)
        return " ".join([f"{player['star']}{player['seat']}: {player['pawns']} |", *hand])

    return PLAYER.sub(sort, " ".join(line.split()))


def plays(drawing: str, **options: Any) -> list[str]:
    """What whoever is to play may do."""
    return [move.text for move in place(drawing, **options).legal()]


def refused(drawing: str, text: str, **options: Any) -> str:
    """The clause that forbids a play; "" if none does."""
    refusal = place(drawing, **options).refusal(text)
    return refusal.clause if refusal else ""


def told(drawing: str, text: str, **options: Any) -> list[Phrase]:
    """What the log tells of one play."""
    before = place(drawing, **options)
    after = before.play(text)
    return lines_between(before, after, 0)


def happened_between(before: Position, after: Position) -> list[Any]:
    """What happened in the first move after a position."""
    move = after.line[before.length]
    return ask.happenings_of(before.game.plug, before.state, move.seat, move.number)


def lines_between(before: Position, after: Position, viewer: int) -> list[Phrase]:
    """What the log tells a viewer of it."""
    happened = happened_between(before, after)
    return ask.lines_of(before.game.plug, before.state, happened, after.state, viewer)
