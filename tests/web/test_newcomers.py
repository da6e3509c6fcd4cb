"""What somebody stumbled over who had never seen the tin, on a small phone."""

from __future__ import annotations

import re

import pytest

import cookietin
from cookietin.engine import registry
from cookietin.engine.texts import LANGUAGES, speaker
from web.site import Person, Site

SCORES = {
    "goose": "Square",
    "tock": "Home",
    "cookie-party": "Points",
    "cookie-box": "Points",
    "cookie-addict": "Cookies",
    "dots-and-boxes": "Boxes",
}


@pytest.mark.parametrize("game", cookietin.names())
def test_a_score_has_the_name_that_the_game_gives_it(anna: Person, game: str) -> None:
    """At the table and in the list of one's own tables."""
    name = SCORES[game]
    page = anna.get(anna.make_table(game, players=str(registry.plug(game).usual_players))).text
    assert f'<span class="score"><small>{name}</small> 0</span>' in page
    mine = re.findall(r'<section class="card mine-list">.*?</section>', anna.get("/").text)[0]
    has_told = not registry.plug(game).manners.has_secret_scores
    assert (f"{name}: " in mine) == has_told
    assert ">Score<" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_has_a_name_in_every_language(language: str) -> None:
    for game in cookietin.names():
        assert speaker(registry.plug(game).package, language)("score")


def test_a_game_that_does_not_name_its_score_has_one_all_the_same(
    site: Site, crumbs_is_known: None
) -> None:
    anna = site.person("nl")
    assert "<small>Score</small> 0" in anna.get(anna.make_table("crumbs", players="2")).text
