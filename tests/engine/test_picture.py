"""What of a picture stays in memory."""

from __future__ import annotations

import tracemalloc

import pytest

from cookietin.engine import registry
from cookietin.engine.draw import GROUNDS
from cookietin.engine.picture import ground_of
from cookietin.engine.texts import speaker_with_names


@pytest.mark.parametrize("name", [plug.name for plug in registry.plugs()])
def test_a_game_keeps_the_grounds_of_a_few_tables(name: str) -> None:
    """Each is drawn with the names of its people: none of long ago stays in memory."""
    plug, bare = registry.plug(name), registry.game(name).start().bare

    def draw(table: int) -> int:
        names = tuple(f"Somebody {table} at {seat}" for seat in range(plug.players[-1]))
        return len(ground_of(plug, bare, 0, speaker_with_names(plug.package, "en", names)))

    size = max(map(draw, range(GROUNDS)))
    tracemalloc.start()
    for table in range(8 * GROUNDS):
        draw(GROUNDS + table)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 3 * GROUNDS * size
