"""A kernel as numba-cuda's simulator runs it: `engine/cuda.py` where there is no GPU.

The simulator replaces the module `cuda` among the globals of a kernel, so this imports it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from cookietin.engine.playouts import StateRow
from cookietin.engine.record import Row, fields_of

cuda: Any = import_module("numba.cuda")


def simulated_entry(loop: Any, kind: Any, moves: int, outcomes: int) -> Any:
    """What the simulator starts on each thread, for a loop that runs interpreted."""

    def entry(start: Any, ends: Any, tally: Any, seed: int, first: int, limit: int) -> None:
        at, step = cuda.grid(1), cuda.gridsize(1)
        given, last = (fields_of(one.copy_to_host(), kind.DTYPE) for one in (start, ends))
        found = np.zeros(tally.shape, np.int64)
        loop(
            StateRow(kind, np.zeros(1, kind.DTYPE)), StateRow(kind, given), StateRow(kind, last),
            row(4), row(outcomes), row(moves), found, seed, first, limit, at, step,
        )  # fmt: skip
        for match in range(at, found.shape[1], step):
            for column in range(len(found)):
                tally[column, match] = found[column, match]
            if len(last) == found.shape[1]:
                ends[match] = fields_of(last[match : match + 1], ends.dtype)[0]

    return entry


def row(length: int) -> Row:
    """Integers that the interpreter reads as such."""
    found: Row = memoryview(np.zeros(length, np.int64))  # type: ignore[arg-type]
    return found
