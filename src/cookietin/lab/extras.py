"""What is installed only where somebody asks for it."""

from __future__ import annotations

from cookietin.engine.texts import Mistake


def needs_extra(option: str, extra: str) -> Mistake:
    """What to say about an option that needs one of our extras, which isn't installed."""
    return Mistake("needs-extra", option=option, command=f"pip install 'cookietin[{extra}]'")
