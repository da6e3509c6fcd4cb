"""What is free goes back to the system, wherever it lies."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

import pytest

from cookietin.engine.heap import give_back, of_glibc

FREED, STAYS = 20_000, 50  # pieces of 4 kB, and every so many that stay: 80 MB in all
WORK = f"""
from pathlib import Path
from cookietin.engine.heap import give_back, keep_one_heap

def memory():
    return 4096 * int(Path("/proc/self/statm").read_text().split()[1])

keep_one_heap()
pieces = [bytes(4000) for _ in range({FREED})]
stay = pieces[::{STAYS}]
del pieces
print(memory())
give_back()
print(memory())
"""


@pytest.mark.skipif(
    of_glibc("malloc_trim") is None or not Path("/proc/self/statm").exists(),
    reason="only glibc keeps what is free",
)
def test_what_is_free_between_what_is_used_goes_back_to_the_system() -> None:
    done = subprocess.run([sys.executable, "-c", WORK], capture_output=True, text=True, check=True)
    before, after = map(int, done.stdout.split())
    assert before - after > FREED * 4000 / 2


def test_giving_back_leaves_nothing_behind() -> None:
    give_back()
    gc.collect()
    gc.disable()
    try:
        before = len(gc.get_objects())
        for _ in range(20):
            give_back()
        assert len(gc.get_objects()) < before + 20
    finally:
        gc.enable()
