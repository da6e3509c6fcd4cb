"""Where matches are kept, and how to come back to them."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from cookietin.engine.texts import Mistake


def data_folder() -> Path:
    """Where this person's matches are kept."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "cookietin"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "cookietin"
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "cookietin"


def this_command() -> str:
    """What to type to run this program again: its name, or where it is if that is not installed."""
    if shutil.which("cookietin"):
        return "cookietin"
    path = Path(sys.argv[0])
    if path.name == "__main__.py":
        return f"{Path(sys.executable).name} -m cookietin"
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all; of the folders, only our own is made.

    Nobody else looks into that: a match that goes on has its dice in its record.
    """
    try:
        if path.parent == data_folder():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError):  # a folder, a name that is too long or none
        raise Mistake("cannot-write", file=str(path)) from None
