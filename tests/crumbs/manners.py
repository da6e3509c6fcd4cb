"""How Crumbs is played at a table."""

from __future__ import annotations

from typing import Any

from cookietin.engine import ALLOWED
from crumbs.rules import FULL_TABLE


def impossible(options: dict[str, Any]) -> int:
    """1.2 The long game is not for four players."""
    return 102 if options["long"] == "on" and options["players"] == FULL_TABLE else ALLOWED
