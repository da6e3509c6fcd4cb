"""How Tock is taught."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cookietin.engine import Box, HowTo, Tip, box_around, name_and_numbers
from cookietin.games.tock import data, rules, view
from cookietin.games.tock import moves as m
from cookietin.games.tock.layout import CARD_HEIGHT, CARD_WIDTH
from cookietin.games.tock.rules import State

OUT_OF_NEST = (data.ACE, data.KING)
SPECIAL = (data.FOUR, data.SEVEN, data.JACK)
FARTHEST = 12  # squares that a card moves a pawn
CARDS = {
    data.ACE: 301, data.KING: 302, data.QUEEN: 303, data.JACK: 304, data.SEVEN: 305,
    data.FOUR: 306,
}  # fmt: skip
PLAIN_CARD = 307
DEAD = Tip("dead", view.DONE)  # a hand with which nobody gets out
NEST, PARTNERS, DEAL, NO_CARDS = 101, 102, 202, 206
CAPTURE, BLOCKADE, AT_HOME, EXACT = 401, 402, 404, 405

STEPS = (
    HowTo("card", ("card-4",)),
    HowTo("out", ("nest-0", "square-0")),
    HowTo("round", ("pawn-0-1", "pawn-1-0")),
    HowTo("special", ("card-1", "card-2", "card-3")),
    HowTo("win", ("home-0-0", "home-0-3")),
)
PICTURES = ((PLAIN_CARD, "hand-1"),)  # which is laid down


def tips(s: State, seat: int) -> list[Tip]:
    """What the hand is good for now, and what can happen to the pawns that are out."""
    if s.phase != rules.TO_PLAY or s.turn != seat:
        return []
    pawns = [s.pawns[seat, pawn] for pawn in range(data.PAWNS)]
    out = [pawn for pawn in range(data.PAWNS) if 0 <= pawns[pawn] < s.track]
    may, nest = view.playable(s, seat), f"nest-{seat}"
    is_team = s.partner_after != rules.ALONE
    lane = tuple(f"home-{seat}-{number}" for number in range(data.PAWNS))
    goal = Tip("goal", lane[0], lane[1:])  # what it is about
    if is_team:
        goal = Tip("goal-team", lane[0], (*lane[1:], nest))  # where the partner's colour is
    if not out:
        if rules.IN_NEST not in pawns:
            return []  # they are all at home
        if not may:
            return [DEAD, goal]  # else it would be told one deal late
        return [goal, *[Tip("out", card, (nest,)) for card in cards(s, seat, OUT_OF_NEST)[:1]]]
    found = [goal]
    special = cards(s, seat, tuple(kind for kind in SPECIAL if kind in may))
    if special:
        found.append(Tip("special", special[0], tuple(special[1:])))
    near = [pawn for pawn in out if pawns[pawn] >= s.track - FARTHEST]
    found += [Tip("home", view.pawn_id(seat, pawn), clause=EXACT) for pawn in near[:1]]
    capture = "capture-team" if is_team else "capture"
    return found + [Tip(capture, pawn, lesson="capture") for pawn in rivals(s, seat)[:1]]


def cards(s: State, seat: int, kinds: tuple[int, ...]) -> list[str]:
    """Where cards of these kinds are in the hand."""
    held = view.hand_of(s, seat)
    return [f"card-{at}" for at, kind in enumerate(held) if kind in kinds]


def rivals(s: State, seat: int) -> list[str]:
    """The pawns of others on the track, but for those nobody may take; one within reach first."""
    out = [s.pawns[seat, pawn] for pawn in range(data.PAWNS)]
    own = [rules.location(s, seat, one) for one in out if 0 <= one < s.track]

    def is_far(other: int, pawn: int) -> bool:
        there = rules.location(s, other, s.pawns[other, pawn])
        return all(not 0 < (there - one) % s.track <= FARTHEST for one in own)

    found = [
        (other, pawn)
        for other in range(s.players)
        if not rules.is_same_side(s, seat, other)
        for pawn in range(data.PAWNS)
        if 0 < s.pawns[other, pawn] < s.track
    ]
    return [view.pawn_id(*one) for one in sorted(found, key=lambda one: is_far(*one))]


def explains(s: State, seat: int, element: str) -> int:
    """What a card does, and what a place on the board is for."""
    match name_and_numbers(element):
        case "card", (at,) if seat < s.players:
            return CARDS.get(view.hand_of(s, seat)[at], PLAIN_CARD)
        case "pile", _:
            is_empty = s.last_card == rules.NO_CARD or m.LAY_DOWN in view.plays(s, seat)
            return NO_CARDS if is_empty else CARDS.get(s.last_card, PLAIN_CARD)
        case "hand", (owner,):
            return NO_CARDS if s.has_laid_down[owner] else DEAL
        case ((view.DEALER | view.HAND), _):
            return DEAL
        case "heart", _:
            return PARTNERS
        case "nest", _:
            return NEST
        case "home", _:
            return EXACT
        case "square", (square,):
            starts = [s.starts[one] for one in range(s.players)]
            return BLOCKADE if square in starts else CAPTURE
        case "pawn", (owner, pawn):
            return pawn_explained(s, s.pawns[owner, pawn])
    return 0


def pawn_explained(s: State, progress: int) -> int:
    """By where it stands."""
    if progress == rules.IN_NEST:
        return NEST
    if progress == 0:
        return BLOCKADE
    return AT_HOME if progress >= s.track else CAPTURE


HAND_SHOWN = (data.ACE, data.FOUR, data.SEVEN, data.JACK, data.QUEEN)
PLAIN_CARDS = (data.TWO, data.FIVE, data.SIX, data.EIGHT, data.NINE)
# Of each player, in steps from their start.
PAWNS_SHOWN = ((0, 12, 67, -1), (1, 25, -1, -1), (30, -1, -1, -1), (9, 50, -1, -1))


def scene(game: Callable[..., Any]) -> Any:
    """A match of four, with each card that is special in the hand below or, the King, played.

    The second player has laid down a hand of those that are not.
    """
    laid = game(players=len(PAWNS_SHOWN), first=len(PAWNS_SHOWN) - 1)
    state = laid.laid_out()
    board = [state.board[at] for at in range(len(state.board))]
    pawns = [*PAWNS_SHOWN, *[(rules.IN_NEST,) * data.PAWNS] * (data.SEATS - len(PAWNS_SHOWN))]
    for seat, row in enumerate(PAWNS_SHOWN):
        for pawn, progress in enumerate(row):
            if progress != rules.IN_NEST:
                board[rules.location(state, seat, progress)] = rules.occupant(seat, pawn)
    hands = [HAND_SHOWN, (), PLAIN_CARDS, PLAIN_CARDS]
    held, laid_down = cards_at_seats(hands), cards_at_seats([(), PLAIN_CARDS])
    left = [len(hands) - sum(column) for column in zip(*held, *laid_down, strict=True)]
    shown = {
        "pawns": pawns,
        "board": board,
        "hands": held,
        "laid_down": laid_down,
        "open_cards": laid_down,
        "has_laid_down": [int(sum(cards) > 0) for cards in laid_down],
        "heap": left,
        "sizes": list(map(sum, held)),
        "phase": rules.TO_PLAY,
        "turn": 0,
        "round": 1,
        "last_card": data.KING,
    }
    return laid.position(shown)


def cards_at_seats(hands: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """How many of each kind everybody has; seats that are not told have none."""
    hands = [*hands, *[()] * (data.SEATS - len(hands))]
    return [[int(kind in hand) for kind in range(data.KINDS)] for hand in hands]


def box_of(s: State, element: str) -> Box | None:
    """Cards, squares, home, the nest, pawns."""
    board = view.layout_of(s, 0)
    match name_and_numbers(element):
        case "card", (at,):
            held = len(view.hand_of(s, 0))
            return box_around(*board.slot(at, held), CARD_WIDTH + 30, CARD_HEIGHT + 24)
        case "square", (square,):
            return box_around(*board.squares[square], 3 * board.radius)
        case "home", (0, number):
            return box_around(*board.lanes[0][number], 3.2 * board.home_radius)
        case "nest", (0,):
            return board.trays[0].nest
        case "hand", (owner,):
            return box_around(*view.tray_of(s, owner, board).cards, 120)
        case "pawn", (owner, pawn):
            x, y, size = view.stand(s, owner, pawn, s.pawns[owner, pawn], board)
            return box_around(x, y - size * 0.4, 1.8 * size)
        case "pile", _:
            return box_around(*board.pile, 250)
    return None
