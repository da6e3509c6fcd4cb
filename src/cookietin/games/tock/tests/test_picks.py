"""What random playouts pick without a list is what the list has at that place."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import cookietin
from cookietin.engine.checks import generator_of
from cookietin.engine.generator import WORD
from cookietin.games.tock import GAME, data, rules
from cookietin.games.tock.moves import has_lap
from cookietin.games.tock.picks import pick
from cookietin.games.tock.rules import IN_NEST, TO_PLAY, State

POSITIONS = 300  # at each of the tables
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "never_forced_past_home": "on"},
    {"players": 4},
    {"players": 4, "teams": "off", "jack_from_start": "on"},
    {"players": 4, "move_up_at_home": "off", "never_forced_past_home": "on"},
    {"players": 5, "move_up_at_home": "off"},
    {"players": 6, "teams": "on", "table_talk": "on", "never_forced_past_home": "on"},
    {"players": 6, "teams": "off"},
)


def strewn(table: dict[str, Any], chance: random.Random) -> State:
    """A position with pawns and cards anywhere, many of them near home."""
    s: State = cookietin.game("tock", first="0", **table).laid_out()
    s.phase = TO_PLAY
    s.turn = chance.randrange(s.players)
    for seat in range(s.players):
        at_home = chance.choice((0, 1, 2, 3, 3, 4))
        homes = chance.sample(range(data.HOME_SQUARES), data.HOME_SQUARES)
        for pawn in range(data.PAWNS):
            near = s.track - chance.randrange(1, 8)
            anywhere = chance.randrange(s.track)
            to = chance.choice((IN_NEST, anywhere, anywhere, near, near, 0))
            if pawn < at_home:
                to = s.track + homes[pawn]
            if to != IN_NEST and not s.board[rules.location(s, seat, to)]:
                rules.put(s, seat, pawn, to)
        for card in [data.SEVEN, *chance.choices(range(data.KINDS), k=4)][chance.randrange(5) :]:
            s.hands[seat, card] += 1
    return s


def require_same(s: State, seat: int) -> list[int]:
    """Compare what is picked at every place with the list, and give the list."""
    out = [0] * len(GAME.moves)
    listed = out[: rules.candidates(s, seat, out)]
    numbers = [-(-(at << 32) // len(listed)) for at in range(len(listed))]
    before = bytes(s)  # type: ignore[call-overload]
    picked = [pick(s, seat, generator_of(one)) for one in (*numbers, WORD)]
    assert picked == [*listed, listed[-1]]
    assert bytes(s) == before  # type: ignore[call-overload]
    return listed


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_play_is_picked_at_its_place_in_thousands_of_positions(table: dict[str, Any]) -> None:
    chance = random.Random(str(table))
    seen: Counter[str] = Counter()
    for _ in range(POSITIONS):
        s = strewn(table, chance)
        listed = require_same(s, s.turn)
        seen.update(type(GAME.moves.of(move)).__name__ for move in listed)
        seen.update("lap" for move in listed if has_lap(move))
    assert set(seen) | {"Short"} == {"Walk", "Enter", "Swap", "Split", "Short", "LayDown", "lap"}
    assert "Short" in seen or table["players"] >= 4  # where both sides must be nearly home


def test_one_move_is_picked_without_a_draw() -> None:
    s = strewn({"players": 2}, random.Random(1))
    for card in range(data.KINDS):
        s.hands[s.turn, card] = 0
    words = generator_of(7)
    assert GAME.moves.write(pick(s, s.turn, words)) == "lay down"
    assert [words[at] for at in range(4)] == [7, 0, 0, 0]


def test_calls_and_answers_are_picked_at_their_places() -> None:
    for players in (4, 6):
        s = strewn({"players": players, "teams": "on", "table_talk": "on"}, random.Random(2))
        others = [seat for seat in range(players) if (rules.interrupts(s) >> seat) & 1]
        assert len(others) == players - 1
        for seat in others:
            assert len(require_same(s, seat)) == players - 2
        rules.play(s, others[0], require_same(s, others[0])[-1])
        asked = [seat for seat in range(players) if (rules.active(s) >> seat) & 1]
        for seat in asked:
            assert [GAME.moves.write(move) for move in require_same(s, seat)] == ["admit", "deny"]
