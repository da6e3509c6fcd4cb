"""What Crumbs shows: who has how many points, and one's own hand."""

from __future__ import annotations

from typing import Any

from cookietin.engine import Say, Step
from cookietin.engine.draw import Point, group, lettering, sheet
from crumbs import happenings as h
from crumbs.moves import CARDS, KINDS, MOVES, Lay
from crumbs.rules import State, left_of

WIDTH, HEIGHT = 400, 300
CARD_WIDTH, CARD_HEIGHT = 80, 120
SPACING = 95
HAND_AT, SEATS_AT = 165, 75
INK, PAPER, FELT = "#2b1a10", "#fff8e7", "#cfe3c4"


def text(s: State, seat: int, say: Say) -> str:
    """The board for a terminal."""
    hand = [s.hands[seat, kind] for kind in range(KINDS)] if seat < s.players else []
    return f"{say('name')} {[s.points[one] for one in range(s.players)]} {hand}"


def size(s: State) -> tuple[int, int]:
    """How wide and how high the picture is."""
    return WIDTH, HEIGHT


def ground(s: State, seat: int, say: Say) -> str:
    """The table."""
    return sheet(0, 0, WIDTH, HEIGHT, 20, fill=FELT)


def pieces(s: State, seat: int, say: Say) -> str:
    """Everybody with their points above, and the kinds of card in one's own hand below."""
    drawn = [player(s, one, say) for one in range(s.players)]
    if seat < s.players:
        drawn += [card(kind, say) for kind in range(KINDS) if s.hands[seat, kind]]
    return "".join(drawn)


def player(s: State, seat: int, say: Say) -> str:
    """The place of a seat, with its points."""
    title = say("points", seat=say(f"seat-{seat}"), points=s.points[seat])
    return group(
        lettering(str(s.points[seat]), (0, 0), 48, fill=INK),
        ident=element(seat),
        title=title,
        at=place(seat, SEATS_AT),
    )


def card(kind: int, say: Say) -> str:
    """A card to lay."""
    return group(
        sheet(0, 0, CARD_WIDTH, CARD_HEIGHT, 8, fill=PAPER),
        lettering(CARDS[kind], (CARD_WIDTH / 2, 80), 60, fill=INK),
        ident=f"card-{kind}",
        title=say("card", card=CARDS[kind]),
        at=place(kind, HAND_AT),
    )


def place(number: int, y: float) -> Point:
    """Where the card or the seat of a number is drawn."""
    return 15 + SPACING * number, y


def describe(s: State, seat: int, say: Say) -> str:
    """The points of everybody, and one's own hand."""
    names = range(s.players)
    told = [say("points", seat=say(f"seat-{one}"), points=s.points[one]) for one in names]
    if seat < s.players:
        hand = [CARDS[kind] for kind in range(KINDS) for _ in range(s.hands[seat, kind])]
        told.append(say("hand", cards=" ".join(hand) or "0"))
    return ". ".join(told)


def taps(s: State, seat: int, move: int) -> tuple[str, ...]:
    """Tap a card to lay it, and the left neighbour to peek."""
    match MOVES.of(move):
        case Lay(kind):
            return (f"card-{kind}",)
    return (element(left_of(s, seat)),)


def element(piece: int) -> str:
    """A piece that a refusal names is a seat."""
    return f"seat-{piece}"


def steps(before: State, happened: list[Any], after: State, seat: int) -> list[Step]:
    """Whoever lays, peeks or scores draws attention."""
    noticed = h.Laid | h.Peeks | h.Scores
    return [Step("flash", element(one.seat)) for one in happened if isinstance(one, noticed)]
