"""The numbers of the moves of Cookie Addict."""

from __future__ import annotations

from cookietin.games.cookie_addict.moves import MOVES, Done, Go, Lure, Put, Steal, Trade, Turn


def test_moves_keep_their_numbers() -> None:
    """2.1 2.6 4.5 4.6 4.7 4.8 Matches that are under way have been kept with them."""
    first = {kind: MOVES.kinds[kind].first for kind in (Go, Trade, Put, Turn, Lure, Done, Steal)}
    assert first == {Go: 0, Trade: 12, Put: 15, Turn: 87, Lure: 123, Done: 139, Steal: 140}
    assert len(MOVES) == 143
