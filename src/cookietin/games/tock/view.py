"""The board of Tock, as text and as SVG."""

from __future__ import annotations

from cookietin.engine import Say
from cookietin.games.tock.data import (
    CARD_NAMES,
    HOME_SQUARES,
    KINDS,
    LARGE_BOARD,
    PAWNS,
    SQUARES_PER_PLACE,
)
from cookietin.games.tock.rules import (
    ALONE,
    DEALING,
    IN_NEST,
    OVER,
    VACANT,
    WHO_DEALS,
    State,
    is_blockade,
    owner_of,
    partner_of,
    pawn_of,
    winners,
)

LETTERS = "abcd"


def svg(s: State, seat: int, say: Say) -> str:
    """A picture."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" role="img">'
        f'<title>{say("name")}</title><g id="ground"/><g id="pieces"/></svg>'
    )


# The board in text

CELL = 4
MARGIN = 5
FREE = "·"
START = "o"
BLOCKADE = "!"
HOME_MARK = "⌂"
DEALER_MARK = "⟲"


def text(s: State, seat: int, say: Say) -> str:
    """The board for a terminal: sixteen squares of the track a line, then each player's line."""
    numbers = "".join(str(square).rjust(CELL) for square in range(SQUARES_PER_PLACE))
    lines = [" " * MARGIN + numbers]
    for first in range(0, s.track, SQUARES_PER_PLACE):
        cells = "".join(
            draw_square(s, square).rjust(CELL) for square in range(first, first + SQUARES_PER_PLACE)
        )
        lines.append(str(first).rjust(MARGIN) + cells)
    lines += [player_line(s, other, seat, say) for other in range(s.players)]
    return "\n".join(lines)


def draw_square(s: State, square: int) -> str:
    """Who stands there: `2c`, with a `!` on its own start; starts are marked."""
    if s.board[square] != VACANT:
        return pawn_at(s, square) + (BLOCKADE if is_blockade(s, square) else "")
    return START if square in [s.starts[seat] for seat in range(s.players)] else FREE


def pawn_at(s: State, square: int) -> str:
    standing = s.board[square]
    return f"{owner_of(standing)}{LETTERS[pawn_of(standing)]}"


def player_line(s: State, other: int, seat: int, say: Say) -> str:
    """Turn, name, pawns in the nest and at home, cards."""
    nest = "".join(LETTERS[p] if s.pawns[other, p] == IN_NEST else FREE for p in range(PAWNS))
    lane = LARGE_BOARD + other * HOME_SQUARES
    home = "".join(
        FREE if s.board[at] == VACANT else LETTERS[pawn_of(s.board[at])]
        for at in range(lane, lane + HOME_SQUARES)
    )
    name = say(f"seat-{other}")
    if s.partner_after != ALONE:
        name += f" + {say(f'seat-{partner_of(s, other)}')}"
    dealer = DEALER_MARK if s.phase != WHO_DEALS and s.dealer == other else " "
    mark = pointer(s, other)
    cards = draw_cards(s, other, seat)
    return f"{mark}{dealer}{other} {name}  ({nest})  {HOME_MARK}{home}  {cards}".rstrip()


def pointer(s: State, seat: int) -> str:
    if s.phase == OVER:
        return "★" if winners(s) >> seat & 1 else " "
    return "▶" if s.phase not in (WHO_DEALS, DEALING) and s.turn == seat else " "


def draw_cards(s: State, other: int, seat: int) -> str:
    """The own hand, what others laid down in this deal, and else a back for every card."""
    if s.has_laid_down[other]:
        return f"[{say_cards([s.open_cards[other, kind] for kind in range(KINDS)])}]"
    if other == seat:
        return say_cards([s.hands[other, kind] for kind in range(KINDS)])
    return "▒" * s.sizes[other]


def say_cards(counts: list[int]) -> str:
    return " ".join(name for kind, name in enumerate(CARD_NAMES) for _ in range(counts[kind]))
