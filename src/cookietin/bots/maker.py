"""`python -m cookietin.bots.maker GAME VERSION` compiles what searches a game, into the cache.

To compile leaves hundreds of megabytes behind, and a process gives them back when it ends.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from subprocess import DEVNULL, PIPE
from threading import Thread

from cookietin.engine import registry
from cookietin.engine.plug import Plug
from cookietin.engine.thinking import prepare


def compile_elsewhere(plug: Plug) -> None:
    """Have the searches of a game compiled by a process of its own, and wait for it."""
    command = [sys.executable, "-P", "-m", __name__, plug.name, str(plug.version)]
    with (
        suppress(OSError),
        subprocess.Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL) as child,
    ):
        child.wait()


def end_with_whoever_asked() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    Thread(target=end_with_whoever_asked, daemon=True).start()
    prepare(registry.plug(sys.argv[1], int(sys.argv[2])))
