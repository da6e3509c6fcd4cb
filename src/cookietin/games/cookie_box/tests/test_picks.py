"""What random playouts pick without a list is what the list has at that place; and what they do
without, nobody misses.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

import cookietin
from cookietin.engine import ask
from cookietin.engine.checks import generator_of
from cookietin.engine.generator import WORD
from cookietin.engine.playouts import play_out
from cookietin.engine.position import Game
from cookietin.engine.protocol import CHANCE, CHANCE_BIT
from cookietin.games.cookie_box import GAME, data, rules
from cookietin.games.cookie_box.picks import pick
from cookietin.games.cookie_box.rules import State

MATCHES = 8


def require_same(s: State, seat: int) -> list[int]:
    """Compare what is picked at every place with the list, and give the list."""
    out = [0] * len(GAME.moves)
    listed = out[: rules.candidates(s, seat, out)]
    numbers = [-(-(at << 32) // len(listed)) for at in range(len(listed))]
    picked = [pick(s, seat, generator_of(one)) for one in (*numbers, WORD)]
    assert picked == [*listed, listed[-1]]
    return listed


@pytest.mark.parametrize("thief", ["off", "on"])
def test_every_move_is_picked_at_its_place_in_hundreds_of_positions(thief: str) -> None:
    chance = random.Random(thief)
    seen: Counter[str] = Counter()
    positions = 0
    for number in range(2 * MATCHES):
        players = 3 + number % 4
        s: State = cookietin.game("cookie-box", players=players, thief=thief).laid_out()
        while rules.active(s):
            if rules.active(s) == CHANCE_BIT:
                odds = [1] * rules.chances(s) or [0] * data.KINDS
                if not rules.chances(s):
                    rules.weights(s, odds)
                rules.play(s, CHANCE, chance.choices(range(len(odds)), odds)[0])
                continue
            seats = ask.seats_in(rules.active(s) | rules.interrupts(s))
            moves = {seat: listed for seat in seats if (listed := offered(s, seat))}
            positions += len(moves)
            for listed in moves.values():
                seen.update(type(GAME.moves.of(move)).__name__ for move in listed)
            seat = chance.choice(sorted(moves))
            rules.play(s, seat, chance.choice(moves[seat]))
    assert positions > 500
    assert set(seen) >= {"Take", "From", "Give", "Swap"} | (
        {"Steal", "Claim"} if thief == "on" else set()
    )


def offered(s: State, seat: int) -> list[int]:
    """The moves of a seat, if it has any, compared with what is picked."""
    out = [0] * len(GAME.moves)
    return require_same(s, seat) if rules.candidates(s, seat, out) else []


@pytest.mark.parametrize("players", GAME.players)
def test_matches_without_notes_of_who_knows_what_end_the_same(players: int) -> None:
    noted = replace(GAME, notes=())
    for plug in (GAME, noted):
        assert (rules.learn_kept in plug.binding_of_playouts("random", print)) == (plug is GAME)
        assert rules.learn_kept not in plug.binding_of_playouts("greedy", print)
    found, expected = (
        play_out(Game.of(plug, {"players": players}), MATCHES, 3, keep=True, fast=False)
        for plug in (GAME, noted)
    )
    assert found[0].tolist() == expected[0].tolist()
    assert found[1].tobytes() == expected[1].tobytes()
