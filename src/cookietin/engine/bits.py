"""Sets of small numbers as the bits of one integer, in the subset of Python that rules use."""


def count_bits(bits: int) -> int:
    """How many are in the set."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def lowest_bit(bits: int) -> int:
    """The smallest in a set that is not empty."""
    at = 0
    while not (bits >> at) & 1:
        at += 1
    return at
