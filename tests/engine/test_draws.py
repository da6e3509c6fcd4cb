"""What chance could have given at each draw, for those who have no rules."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest

import cookietin
from cookietin.engine import registry, written
from cookietin.engine.chance import Fair
from cookietin.engine.draws import LONGEST_LIST, draws_of
from cookietin.engine.kernels import weighted_choice
from cookietin.engine.protocol import CHANCE


def result(draw: list[Any], lists: list[list[str]], number: int, fair: Fair) -> str:
    """What a page makes of it."""
    if len(draw) == 4:
        n, low, high, text = draw
        return str(text) if low <= fair.below(number, n) < high else ""
    texts: list[str] = lists[draw[0]]
    weights = draw[1] if len(draw) > 1 else [1] * len(texts)
    return texts[weighted_choice(weights, len(weights), fair.below(number, sum(weights)))]


@pytest.mark.parametrize("name", registry.names())
def test_with_the_lists_alone_every_draw_follows_from_the_secret(name: str) -> None:
    for file in resources.files(registry.plug(name).package).joinpath("records").iterdir():
        record = written.read(file.read_text("utf-8"))
        if not record.secret:  # dice of a seed
            continue
        fair = Fair(bytes.fromhex(record.secret), record.texts)
        found = draws_of(cookietin.read(file.read_text("utf-8")))
        drawn = [line.text for line in record.lines if line.seat == CHANCE]
        assert drawn == [
            result(draw, found["lists"], number, fair) for number, draw in enumerate(found["draws"])
        ]
        assert all(len(texts) == len(set(texts)) for texts in found["lists"])
        sets = {tuple(sorted(texts)) for texts in found["lists"]}
        assert len(sets) == len(found["lists"])  # the same things always stand in the same order


def test_a_list_that_all_draws_share_is_told_once() -> None:
    position = cookietin.game("goose", players=2).start(seed=1).play("throw").play("throw")
    found = draws_of(position)
    assert found["lists"][0] == ["0 begins", "1 begins"]
    assert [len(texts) for texts in found["lists"]] == [2, 36]
    assert found["draws"] == [[0], [1], [1]]


def test_of_a_very_long_list_only_what_came_is_told() -> None:
    position = cookietin.game("cookie-box", players=2, first=0).start(seed=1)
    [[most, low, high, text], *_] = draws_of(position)["draws"]
    assert most > LONGEST_LIST
    assert high == low + 1
    assert text == f"shake {low}"


def test_somebody_may_stop_it() -> None:
    def pause() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        draws_of(cookietin.game("goose", players=2).start(seed=1), pause)
