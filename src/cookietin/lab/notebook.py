"""A simulation that can be killed: what it has found so far, in a file beside it."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from cookietin.engine.texts import Mistake

EVERY = 1.0  # seconds between two entries; so much is played again after a kill


class Notebook:
    """What a simulation is about, and its sums so far.

    The entry of a file is replaced as a whole, so that a kill leaves the old one or the new one.
    """

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        self.path = path
        self.about = about
        self.entered = time.monotonic()
        self.found = self._read()

    def _read(self) -> dict[str, Any]:
        """The last entry; nothing if there is none yet."""
        try:
            text = self.path.read_text("utf-8")
        except FileNotFoundError:
            return {}
        except (OSError, UnicodeDecodeError):
            raise Mistake("unknown-file", file=str(self.path)) from None
        try:
            found = json.loads(text)
            about = found["about"]
            found["sums"]["games"]
        except (ValueError, KeyError, TypeError):
            raise Mistake("not-a-notebook", file=str(self.path)) from None
        for name, value in self.about.items():
            if about.get(name) != value:
                was, now = _told(about.get(name)), _told(value)
                raise Mistake("other-notebook", file=str(self.path), name=name, was=was, now=now)
        return dict(found)

    @property
    def is_due(self) -> bool:
        """Is it time for another entry?"""
        return time.monotonic() - self.entered >= EVERY

    def enter(self, **found: Any) -> None:
        """Keep what has been found so far."""
        draft = self.path.with_name(self.path.name + ".draft")
        try:
            with draft.open("w", encoding="utf-8") as file:
                json.dump({"about": self.about, **found}, file)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.path)
        except OSError:
            raise Mistake("cannot-write", file=str(self.path)) from None
        self.entered = time.monotonic()


def _told(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
