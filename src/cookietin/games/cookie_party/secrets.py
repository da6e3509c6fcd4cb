"""What others see of a round of Cookie Party, and what they can suppose about the rest."""

from __future__ import annotations

from cookietin.engine import CHANCE, UNSEEN, Row
from cookietin.engine.bits import count_bits, lowest_bit
from cookietin.engine.generator import below
from cookietin.games.cookie_party import rules
from cookietin.games.cookie_party.data import ACROSS, CHIPS, WALLS_AROUND
from cookietin.games.cookie_party.moves import DONE, PLACE_REST
from cookietin.games.cookie_party.rules import (
    State,
    begin_round,
    chips_in_hand,
    chips_on_board,
    draw,
    edge_at,
    free_spaces,
    give_up,
    has_wall,
    is_chip_due,
    put,
    thrown_chip,
)


def seen_move(s: State, seat: int, move: int, viewer: int) -> int:
    """4.5 Until all are done, others see only who is, and whose chips are laid by lot."""
    if seat == CHANCE:
        return move if s.laid_for in (0, viewer + 1) else UNSEEN
    if viewer == seat or move == DONE:
        return move
    return move if move == PLACE_REST and s.phase == rules.PLACING and s.has_lots else UNSEEN


def redeal(s: State, seat: int, generator: Row) -> None:
    """Others are where the round began; who is done has done something."""
    for other in range(s.players):
        if other != seat:
            recall(s, other)
            if s.phase == rules.PLACING:
                s.stage[other] = rules.SETTING_UP
            elif s.phase == rules.ROUND:
                begin_round(s, other)
            if not (s.waiting >> other) & 1:
                finish_at_random(s, other, generator)


def recall(s: State, seat: int) -> None:
    """A board as all have seen it."""
    s.across[seat] = s.shown_across[seat]
    s.down[seat] = s.shown_down[seat]
    s.crosses[seat] = s.shown_crosses[seat]
    s.bars[seat] = s.shown_bars[seat]
    for chip in range(CHIPS):
        s.chips[seat, chip] = s.shown_chips[seat, chip]


def finish_at_random(s: State, seat: int, generator: Row) -> None:
    """Do what must be done in a round, in any way."""
    while s.stage[seat] == rules.DRAWING:
        draw(s, seat, any_edge_of(s, seat, s.chips[seat, thrown_chip(s)], generator))
    if s.stage[seat] == rules.BONUS:
        draw(s, seat, any_edge(s, seat, generator))
    while s.stage[seat] == rules.PUTTING:
        chip = any_bit(chips_in_hand(s, seat), generator)
        put(s, seat, chip, any_bit(free_spaces(s, seat), generator))
    while is_chip_due(s, seat):
        give_up(s, seat, any_bit(chips_on_board(s, seat), generator))
    if s.stage[seat] == rules.SETTING_UP:
        for chip in range(CHIPS):
            put(s, seat, chip, any_bit(free_spaces(s, seat), generator))
    s.stage[seat] = rules.RESTING
    s.unpaid[seat] = 0


def any_bit(bits: int, generator: Row) -> int:
    """One of a set."""
    for _ in range(below(generator, count_bits(bits))):
        bits &= bits - 1
    return lowest_bit(bits)


def any_edge(s: State, seat: int, generator: Row) -> int:
    """One of all free edges."""
    across = s.edges_across & ~s.across[seat]
    down = s.edges_down & ~s.down[seat]
    if below(generator, count_bits(across) + count_bits(down)) < count_bits(across):
        return any_bit(across, generator)
    return ACROSS + any_bit(down, generator)


def any_edge_of(s: State, seat: int, space: int, generator: Row) -> int:
    sides = 0
    for side in range(WALLS_AROUND):
        if not has_wall(s, seat, edge_at(space, side)):
            sides |= 1 << side
    return edge_at(space, any_bit(sides, generator))
