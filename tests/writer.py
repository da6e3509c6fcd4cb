"""A process that writes to a store and says how far it is, until it is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable

PROGRAM = """
import asyncio, sys
from cookietin.store.address import open_store
async def main():
    store = await open_store(sys.argv[1])
    number = 0
    while True:
        await store.append("a", number, [str(number)])
        number += 1
        print(number, flush=True)
asyncio.run(main())
"""
ENOUGH = 50


def events_before_a_kill(place: str, kill_first: Callable[[], None] = lambda: None) -> int:
    """How many events were acknowledged to the process before it was killed."""
    child = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, place], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    for line in child.stdout:
        if int(line) == ENOUGH:
            kill_first()
            os.kill(child.pid, signal.SIGKILL)
            break
    acknowledged = max([ENOUGH, *map(int, child.stdout.read().split())])
    child.stdout.close()
    child.wait()
    return acknowledged
