"""The page about accessibility names every criterion, and tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/accessibility.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d\.\d\.\d+) \| [^|]+ \| (A|AA) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
# WCAG 2.2, A and AA; 4.1.1 is gone.
CRITERIA = """
1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5
1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6
2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1
3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3
"""


def test_every_criterion_is_there_once_with_how_it_is_met() -> None:
    rows = ROW.findall(PAGE)
    assert [number for number, *_ in rows] == CRITERIA.split()
    assert all(how.strip() for _, _, how, _ in rows)


def test_every_test_that_is_named_is_there() -> None:
    source = "".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    for _, _, _, held in ROW.findall(PAGE):
        for name in re.findall(r"`(test_\w+)`", held):
            assert f"def {name}(" in source, name
        for file in re.findall(r"`(tests/[\w/.]+)`", held):
            assert (ROOT / file).exists(), file
