"""Cookie Tin: six family games, to play and to study.

import cookietin

position = cookietin.game("goose", players=2).start()
print(position.legal())
"""

from __future__ import annotations

import os

from cookietin.engine.chance import Fair, Seeded, Typed
from cookietin.engine.position import Game, Outcome, Position, Refused, View
from cookietin.engine.protocol import CHANCE, SPECTATOR
from cookietin.engine.registry import game, names, plug
from cookietin.engine.texts import Mistake
from cookietin.engine.verify import Verdict
from cookietin.engine.verify import verify as _verify
from cookietin.engine.written import replay as _replay

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Fair",
    "Game",
    "Mistake",
    "Outcome",
    "Position",
    "Refused",
    "Seeded",
    "Typed",
    "Verdict",
    "View",
    "game",
    "names",
    "read",
    "verify",
]


def read(record: str | os.PathLike[str]) -> Position:
    """The position at the end of a written game: its text, or the path of its file."""
    return _replay(_text(record), plug)


def verify(record: str | os.PathLike[str], commitment: str = "", digest: str = "") -> Verdict:
    """Replay a written game and prove its dice; see `docs/fair_dice.md`."""
    return _verify(_text(record), plug, commitment, digest)


def _text(record: str | os.PathLike[str]) -> str:
    if isinstance(record, str) and "\n" in record:
        return record.removeprefix("\ufeff")
    try:
        with open(record, encoding="utf-8-sig") as file:
            return file.read()
    except OSError:
        raise Mistake("unknown-file", file=str(record)) from None
    except UnicodeDecodeError:
        raise Mistake("not-text", file=str(record)) from None
