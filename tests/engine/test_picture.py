"""What of a picture stays in memory."""

from __future__ import annotations

import tracemalloc

import pytest

from cookietin.engine import registry
from cookietin.engine.draw import GROUNDS, short, transform_of
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


def test_a_zero_is_written_in_one_way_whichever_came_first() -> None:
    short.cache_clear()
    transform_of.cache_clear()
    assert [short(-0.0), short(0.0), short(0), short(12.25), short(-0.01)] == [
        "0", "0", "0", "12.2", "-0",
    ]  # fmt: skip
    assert transform_of((-0.0, 3), 1, -0.0) == transform_of((0, 3)) == ' transform="translate(0 3)"'
