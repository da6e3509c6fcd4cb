"""What chance does in many games: draw who goes first, and roll two dice."""

from __future__ import annotations

import re

from cookietin.engine.protocol import NOTHING

FACES = 6
THROWS = FACES * FACES  # two dice are one number below this


def faces_of(throw: int) -> tuple[int, int]:
    """The faces of two dice."""
    return throw // FACES + 1, throw % FACES + 1


def write_dice(throw: int) -> str:
    """Two dice: `3-4`."""
    return "{}-{}".format(*faces_of(throw))


def read_dice(text: str) -> int:
    """The throw that a text means, with anything between the faces: `3-4`, `3 4`."""
    found = re.fullmatch(r"([1-6])\D*([1-6])", text)
    return (int(found[1]) - 1) * FACES + int(found[2]) - 1 if found else NOTHING


def write_seat(seat: int, does: str = "begins") -> str:
    """The seat that is drawn: `2 begins`."""
    return f"{seat} {does}"


def read_seat(text: str, does: str = "begins") -> int:
    """The seat that a text means; the number will do."""
    found = re.fullmatch(rf"([0-7])( {does})?", text, re.ASCII | re.IGNORECASE)
    return int(found[1]) if found else NOTHING
