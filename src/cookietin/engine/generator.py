"""Random numbers for drivers: simulations, searches, tests.

Jenkins' small fast generator, four words of 32 bits. It belongs to whoever drives a match,
never to a state. Plain functions in the rules' own subset of Python, so that compiled and
interpreted runs draw the same numbers. Not for a table: see `chance`.
"""

from __future__ import annotations

import numpy as np

from cookietin.engine.record import Row

WORD = 0xFFFFFFFF
START = 0xF1EA5EED
STIR = 20
NEXT = 0x9E3779B9  # 2³² divided by the golden ratio, so that neighbouring seeds lie far apart


def new_generator(seed: int, stream: int = 0) -> Row:
    """A generator for the interpreter: (seed, stream) always gives the same numbers."""
    words: Row = memoryview(np.zeros(4, np.int64))  # type: ignore[arg-type]
    sow(words, seed, stream)
    return words


def sow(generator: Row, seed: int, stream: int) -> None:
    """Start the numbers that belong to this seed and stream (a game's number, say)."""
    generator[0] = START
    generator[1] = seed & WORD
    generator[2] = (seed >> 32) & WORD
    generator[3] = ((stream + 1) * NEXT) & WORD
    for _ in range(STIR):
        word(generator)


def word(generator: Row) -> int:
    """The next 32 random bits."""
    a = generator[0]
    b = generator[1]
    c = generator[2]
    d = generator[3]
    e = (a - (((b << 27) & WORD) | (b >> 5))) & WORD
    a = b ^ (((c << 17) & WORD) | (c >> 15))
    b = (c + d) & WORD
    c = (d + e) & WORD
    d = (e + a) & WORD
    generator[0] = a
    generator[1] = b
    generator[2] = c
    generator[3] = d
    return d


def below(generator: Row, n: int) -> int:
    """A random integer in range(n), for n up to 2³¹; its bias is below n in 2³²."""
    return (word(generator) * n) >> 32


def any_place(generator: Row, count: int) -> int:
    """A random place in a list of so many; where there's no choice, nothing is drawn."""
    return below(generator, count) if count > 1 else 0
