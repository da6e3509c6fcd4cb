"""What the bots choose."""

from __future__ import annotations

from dataclasses import replace

from cookietin.bots import GreedyBot, RandomBot
from cookietin.engine.bot import Budget
from cookietin.engine.position import Game, View
from crumbs import GAME
from crumbs.moves import KINDS, PEEK
from crumbs.rules import State


def highest_laid(s: State, seat: int) -> int:
    """What a crumb-eater would estimate: the higher the card that lies there, the better."""
    return s.laid[seat]


def hands_are_dealt(s: State, seat: int) -> int:
    """Worth something only if the other hand was dealt out before the move was tried."""
    other = (seat + 1) % s.players
    return s.laid[seat] if sum(s.hands[other, kind] for kind in range(KINDS)) else -s.laid[seat]


def view_of(plug: object, seed: int) -> View:
    return Game.of(plug, {"players": 2, "first": 0}).start(seed=seed).view(0)  # type: ignore[arg-type]


def test_a_greedy_bot_takes_what_the_estimate_likes_best() -> None:
    for estimate in (highest_laid, hands_are_dealt):
        plug = replace(GAME, estimate=estimate)
        for seed in range(20):
            view = view_of(plug, seed)
            legal = view.legal()
            chosen = GreedyBot(seed).choose(view, legal, Budget())
            assert chosen.number == max(m.number for m in legal if m.number != PEEK)


def test_a_greedy_bot_chooses_at_random_among_equals() -> None:
    plug = replace(GAME, estimate=lambda s, seat: 7)
    view = view_of(plug, 1)
    chosen = {GreedyBot(seed).choose(view, view.legal(), Budget()) for seed in range(50)}
    assert chosen == set(view.legal())


def test_a_game_without_an_estimate_has_only_the_random_bot() -> None:
    assert GAME.bots == ("random",)
    assert replace(GAME, estimate=highest_laid).bots == ("greedy", "random")
    view = view_of(GAME, 1)
    chosen = {RandomBot(seed).choose(view, view.legal(), Budget()) for seed in range(50)}
    assert chosen == set(view.legal())
