"""A page of which nothing is compressed together with what somebody can write again and again.

The length of a compressed page can betray what stands in it, to whoever chooses another part of it.
What is printed on a board is known to everybody at it (in Tock, names are), and is most of a
table's page; its pieces and moves are compressed each by itself, as they are on a socket. Players'
names stand in those, beside a hand; but they are chosen before anything is dealt and stay as they
are, so that nobody can make one guess after another and compare lengths. The rest, what people say
and links back to seats, is sent as it is, in the same gzip stream.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from hashlib import sha256

from cookietin.table.latest import Latest

HEADER = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"  # deflated; no name, no time, any system
END = b"\x03\0"  # a last block with nothing in it
BEST, NOT_AT_ALL = 9, 0
KEPT: Latest[bytes, bytes] = Latest(256)  # blocks, by the digest of their text


def squeeze(page: str, alike: Iterable[str], own: Iterable[str] = ()) -> bytes:
    """The page as gzip, in which some texts are shorter than they were: those that all pages of
    their kind have alike, and some of its own.
    """
    found = [(page.find(text), text, True) for text in alike]
    found += [(page.find(text), text, False) for text in own]
    squeezed, at = HEADER, 0
    for start, text, is_alike in sorted(found):
        if start >= at:
            short = kept_blocks(text) if is_alike else short_blocks(text)
            squeezed += plain_blocks(page[at:start]) + short
            at = start + len(text)
    data = page.encode()
    ends = zlib.crc32(data).to_bytes(4, "little") + (len(data) % 2**32).to_bytes(4, "little")
    return squeezed + plain_blocks(page[at:]) + END + ends


def plain_blocks(text: str) -> bytes:
    """Blocks that are as long as their text, and a few bytes more."""
    return blocks(text, NOT_AT_ALL)


def short_blocks(text: str) -> bytes:
    """Blocks that refer to nothing before them."""
    return blocks(text, BEST)


def kept_blocks(text: str) -> bytes:
    """The same for what many pages have: all who play a game in a language have the same few.

    Their texts, which are many times as long, are not kept.
    """
    digest = sha256(text.encode()).digest()
    KEPT[digest] = found = KEPT.get(digest) or short_blocks(text)
    return found


def blocks(text: str, level: int) -> bytes:
    """None of them is the last one."""
    squeezer = zlib.compressobj(level, wbits=-zlib.MAX_WBITS)
    return squeezer.compress(text.encode()) + squeezer.flush(zlib.Z_SYNC_FLUSH)
