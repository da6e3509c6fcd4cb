"""Where the moves of chance come from."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

import pytest

import cookietin
from cookietin.engine import chance
from cookietin.engine.chance import Fair, Seeded, Typed, pick
from cookietin.engine.position import Game
from crumbs import GAME

SECRET = bytes(range(32))
TEXTS = ("tablet", "phone é", "")


@dataclass(frozen=True)
class Odds:
    """As much of a position as a source asks for."""

    weights: tuple[int, ...]

    def odds(self) -> list[int]:
        return list(self.weights)


# The draws as `docs/fair_dice.md` tells them, written once more with other means.


def key_by_the_book(secret: bytes, texts: tuple[str, ...]) -> bytes:
    stirred = hmac.new(secret, b"cookietin dice 1", hashlib.sha256)
    for text in texts:
        stirred.update(hashlib.sha256(text.encode("utf-8")).digest())
    return stirred.digest()


def draw_by_the_book(
    secret: bytes, texts: tuple[str, ...], k: int, n: int, size: int = 8
) -> tuple[int, int]:
    """The draw, and how many attempts were rejected before it."""
    key = key_by_the_book(secret, texts)
    too_large = 256**size - 256**size % n
    attempt = 0
    while True:
        mac = hmac.new(key, str(k).encode() + b":" + str(attempt).encode(), hashlib.sha256)
        x = int(mac.hexdigest()[: 2 * size], 16)
        if x < too_large:
            return x % n, attempt
        attempt += 1


@pytest.mark.parametrize("texts", [(), ("tablet",), TEXTS])
@pytest.mark.parametrize("n", [1, 2, 6, 36, 1000, 2**63])
def test_fair_draws_are_those_of_the_book(texts: tuple[str, ...], n: int) -> None:
    source = Fair(SECRET, texts)
    assert source.key() == key_by_the_book(SECRET, texts)
    for k in range(40):
        assert source.below(k, n) == draw_by_the_book(SECRET, texts, k, n)[0]


def test_fair_draws_are_those_they_have_always_been() -> None:
    assert [Fair(SECRET).below(k, 36) for k in range(8)] == [20, 1, 32, 15, 34, 5, 2, 23]
    texts = ("tablet", "phone é")
    assert [Fair(SECRET, texts).below(k, 36) for k in range(8)] == [0, 16, 10, 20, 25, 25, 19, 19]


def test_a_draw_that_would_favour_some_is_rejected_and_tried_again() -> None:
    n = 2**63 + 1  # nearly every second attempt is too large
    source = Fair(SECRET, TEXTS)
    rejected = 0
    for k in range(50):
        drawn, attempts = draw_by_the_book(SECRET, TEXTS, k, n)
        assert source.below(k, n) == drawn < n
        rejected += attempts
    assert rejected > 20


def test_with_few_bits_rejection_makes_draws_exactly_fair(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One byte has 256 values: modulo 200 the low numbers would come twice as often."""
    monkeypatch.setattr(chance, "DRAW_BYTES", 1)
    monkeypatch.setattr(chance, "DRAW_RANGE", 256)
    source = Fair(SECRET)
    draws = [source.below(k, 200) for k in range(8000)]
    assert draws == [draw_by_the_book(SECRET, (), k, 200, size=1)[0] for k in range(8000)]
    assert set(draws) == set(range(200))
    low = sum(draw < 56 for draw in draws)
    assert abs(low - 8000 * 56 / 200) < 5 * (8000 * 0.28 * 0.72) ** 0.5


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Fair(SECRET, TEXTS).commitment == hashlib.sha256(SECRET).hexdigest()


def test_a_fresh_secret_is_32_bytes_that_nobody_knows() -> None:
    one, other = Fair.fresh(("tablet",)), Fair.fresh()
    assert len(one.secret) == len(other.secret) == 32
    assert one.secret != other.secret
    assert one.texts == ("tablet",)


def test_draws_depend_on_secret_texts_and_number() -> None:
    sources = [Fair(SECRET), Fair(bytes(32)), Fair(SECRET, ("a", "b")), Fair(SECRET, ("b", "a"))]
    sources.append(Fair(SECRET, ("ab",)))
    first = [tuple(source.below(k, 2**32) for k in range(3)) for source in sources]
    assert len(set(first)) == len(sources)
    assert all(len(set(draws)) == 3 for draws in first)


def test_a_secret_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        Fair(b"short")


# Weights


@pytest.mark.parametrize(
    ("weights", "moves"),
    [((1, 1, 1), [0, 1, 2]), ((2, 0, 3), [0, 0, 2, 2, 2]), ((0, 0, 1), [2])],
)
def test_a_number_below_the_sum_of_the_weights_stands_for_a_move(
    weights: tuple[int, ...], moves: list[int]
) -> None:
    found = [pick(Odds(weights), lambda n, k=k: k) for k in range(sum(weights))]  # type: ignore[misc]
    assert found == moves


@pytest.mark.parametrize("source", [Fair(SECRET), Seeded(11)])
def test_moves_come_as_often_as_their_weights_say(source: Fair | Seeded) -> None:
    draws = [source.move(Odds((1, 0, 2, 3)), number) for number in range(6000)]
    assert draws.count(1) == 0
    for move, share in ((0, 1 / 6), (2, 2 / 6), (3, 3 / 6)):
        spread = (6000 * share * (1 - share)) ** 0.5
        assert abs(draws.count(move) - 6000 * share) < 5 * spread


# Other sources


def test_a_seed_gives_the_same_numbers_everywhere() -> None:
    def draws(seed: int) -> list[int]:
        return [Seeded(seed).move(Odds((1,) * 36), number) for number in range(8)]

    assert draws(42) == draws(42) == [3, 8, 2, 19, 26, 27, 29, 23]
    assert draws(43) != draws(42)


def test_a_source_remembers_nothing() -> None:
    for source in (Fair(SECRET), Seeded(5)):
        forward = [source.move(Odds((1,) * 36), number) for number in range(10)]
        backward = [source.move(Odds((1,) * 36), number) for number in reversed(range(10))]
        assert forward == backward[::-1]


def test_typed_dice_ask_for_throws_and_for_nothing_else() -> None:
    asked = []

    def ask(position: cookietin.Position) -> int:
        asked.append(position.state.phase)
        return 0

    goose = cookietin.game("goose", players=2)
    position = goose.start(chance=Typed(ask, Seeded(4)))
    assert asked == []
    position = position.play("throw")
    assert len(asked) == 1
    assert str(position.line[-1]) == "1-1"
    deal = Game.of(GAME, {}).start(chance=Typed(ask, Seeded(4)))
    assert len(asked) == 1
    assert deal == Game.of(GAME, {}).start(seed=4)


def test_the_key_of_all_draws_is_made_once() -> None:
    fair = Fair(bytes(range(32)), ("tablet",))
    assert fair.key() is fair.key()
    assert fair == Fair(bytes(range(32)), ("tablet",))
    assert fair.key().hex() not in repr(fair)
