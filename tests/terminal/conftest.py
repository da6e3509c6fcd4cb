"""What the tests of the terminal need."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.glass import Parlour


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Parlour:
    """A terminal of 80 × 24, and somebody who types."""
    return Parlour(monkeypatch, tmp_path)
