"""Sets of small numbers as the bits of one integer, in the subset of Python that rules use."""

LARGEST = 63  # that fits into an integer of compiled rules


def count_bits(bits: int) -> int:
    """How many are in the set; none in a negative number, which is no set."""
    count = 0
    while bits > 0:
        bits &= bits - 1
        count += 1
    return count


def lowest_bit(bits: int) -> int:
    """The smallest in a set; LARGEST in an empty one."""
    if bits == 0:
        return LARGEST
    at = 0
    while not (bits >> at) & 1:
        at += 1
    return at
