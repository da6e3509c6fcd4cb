"""Sets of small numbers as the bits of one integer, in the subset of Python that rules use."""

from __future__ import annotations

from cookietin.engine.record import Row

LARGEST = 63  # that fits into an integer of compiled rules
ALL = (1 << LARGEST) - 1


def count_bits(bits: int) -> int:
    """How many are in the set; a sign counts for nothing."""
    # In this form, with nothing but the loop after the mask, LLVM makes it one instruction.
    bits &= ALL
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def lowest_bit(bits: int) -> int:
    """The smallest in a set; LARGEST in an empty one."""
    return count_bits((bits ^ (bits - 1)) >> 1) if bits != 0 else LARGEST


def seats_with_most(points: Row, players: int) -> int:
    """Bit mask of the seats that have as many points as anybody."""
    most = points[0]
    mask = 0
    for seat in range(players):
        if points[seat] > most:
            most = points[seat]
            mask = 0
        if points[seat] == most:
            mask |= 1 << seat
    return mask
