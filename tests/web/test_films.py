"""The films in the documents show what they say, and stay light."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookietin.engine import registry
from web.film import SCENES, steps_seen

DOCS = Path(__file__).parents[2] / "docs"
MOST = 130_000  # bytes


def test_every_game_of_the_tin_has_films_that_are_light() -> None:
    shown = (DOCS / "films.md").read_text("utf-8")
    assert set(SCENES) == set(registry.names())
    for game, scenes in SCENES.items():
        for scene in scenes():
            name = f"films/{game}-{scene.name}.webp"
            assert f"({name})" in shown
            assert 5_000 < (DOCS / name).stat().st_size < MOST, name


@pytest.mark.parametrize("game", SCENES)
def test_a_scene_shows_what_it_is_filmed_for(game: str) -> None:
    for scene in SCENES[game]():
        assert set(scene.kinds) <= {step.kind for step in steps_seen(scene)}, scene.name
