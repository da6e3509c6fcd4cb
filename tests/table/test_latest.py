"""What is remembered only as long as there is room for it."""

from __future__ import annotations

from cookietin.table.latest import Latest


def test_what_was_written_first_makes_room_and_what_is_written_again_stays() -> None:
    kept: Latest[str, int] = Latest(2)
    for at, key in enumerate("abac"):
        kept[key] = at
    assert list(kept.items()) == [("a", 2), ("c", 3)]
