"""What stands in a message, read with care: somebody else may have written it."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Any

from cookietin.engine.texts import Mistake, is_blank
from cookietin.table.match import Declined, Match

NAME_LENGTH = 24
CLICK_LENGTH = 32
TEXT_LENGTH = 64
LARGEST = 2**31


def text_in(message: dict[str, Any], key: str, longest: int) -> str:
    """A text in a message, on one line."""
    text = message.get(key)
    if not isinstance(text, str):
        raise Declined("broken-request")
    if not text.isprintable():
        text = "".join(c if c.isprintable() else " " for c in text)
    text = " ".join(text.split())
    if not text or len(text) > longest:
        raise Declined("text-length", longest=longest)
    return text


def name_in(message: dict[str, Any]) -> str:
    """A name that can be seen."""
    name = text_in(message, "name", NAME_LENGTH)
    if all(is_blank(c) or unicodedata.combining(c) for c in name):
        raise Declined("name-blank")
    return name


def click_in(message: dict[str, Any], device: str) -> str:
    """A click's own id, so that it is never played twice; short, for it is kept with the move."""
    click = text_in(message, "id", CLICK_LENGTH)
    if not click.isascii():
        raise Declined("broken-request")
    return f"{device[:12]}:{click}"


def integer_in(message: dict[str, Any], key: str) -> int:
    value = message.get(key)
    if type(value) is not int or abs(value) > LARGEST:
        raise Declined("broken-request")
    return value


def seat_in(message: dict[str, Any], match: Match) -> int:
    seat = integer_in(message, "seat")
    if not 0 <= seat < len(match.chairs):
        raise Mistake("no-such-seat", seat=seat, last=len(match.chairs) - 1)
    return seat


def new_token() -> str:
    """Something that nobody guesses."""
    return secrets.token_urlsafe(18)
