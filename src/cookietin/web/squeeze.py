"""A page of which only what holds no secret is compressed.

The length of a compressed page can betray what stands in it. What is printed on a board is known to
everybody, and is most of a table's page: it is compressed by itself, and the rest is sent as it is,
in the same gzip stream.
"""

from __future__ import annotations

import zlib
from functools import lru_cache

HEADER = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"  # deflated; no name, no time, any system
END = b"\x03\0"  # a last block with nothing in it
BEST, NOT_AT_ALL = 9, 0


def squeeze(page: str, public: str) -> bytes:
    """The page as gzip, of which only the public part is shorter than it was."""
    before, found, after = page.partition(public)
    data = page.encode()
    ends = zlib.crc32(data).to_bytes(4, "little") + (len(data) % 2**32).to_bytes(4, "little")
    return HEADER + plain_blocks(before) + short_blocks(found) + plain_blocks(after) + END + ends


def plain_blocks(text: str) -> bytes:
    """Blocks that are as long as their text, and a few bytes more."""
    return blocks(text, NOT_AT_ALL)


@lru_cache(64)  # all who play a game in a language see the same few
def short_blocks(text: str) -> bytes:
    """Blocks that refer to nothing before them."""
    return blocks(text, BEST)


def blocks(text: str, level: int) -> bytes:
    """None of them is the last one."""
    squeezer = zlib.compressobj(level, wbits=-zlib.MAX_WBITS)
    return squeezer.compress(text.encode()) + squeezer.flush(zlib.Z_SYNC_FLUSH)
