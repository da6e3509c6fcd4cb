"""`cookietin` alone shows what there is, and `cookietin play` asks."""

from __future__ import annotations

import pytest

from cookietin.engine import registry
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.web.serve import Settings
from terminal.glass import Glass, Parlour


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_shows_the_games_and_three_first_commands(language: str, parlour: Parlour) -> None:
    glass = parlour(f"--lang {language}", [])
    assert (glass.code, glass.faults) == (0, [])
    text = "\n".join(glass.pages[0])
    for plug in registry.plugs():
        assert speaker(plug.package, language)("name") in text
    for command in (" play ", " serve --open ", " rules goose ", " --help"):
        assert command in text


@pytest.mark.parametrize(("typed", "opened"), [("", 1), ("q", 0)])
def test_alone_it_opens_the_tin_with_enter(
    typed: str, opened: int, parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("cookietin.web.serve.serve", lambda settings, bots: served.append(settings))
    assert parlour("--lang de", [typed]).code == 0
    assert [(one.opens, one.language, one.host) for one in served] == [
        (True, "de", "127.0.0.1")
    ] * opened


def test_play_asks_for_the_game_the_players_and_the_people(parlour: Parlour) -> None:
    typed = ["cookie", "99", "tock", "7", "4", "x", "2", "4", "", "", "q"]
    glass = parlour("play", typed)
    assert (glass.code, glass.faults) == (0, [])
    pages = ["\n".join(page) for page in glass.pages]
    assert "6 Tock " in pages[0]
    assert "cookie-addict, cookie-box, cookie-party" in pages[1]
    assert "How many players? (2–6; Enter: 2)" in pages[3]
    assert "from 2 to 6" in pages[4]
    assert "(1–4; Enter: 1)" in pages[5]
    assert "2  Tilly  " in pages[7]
    assert "Which bots? (1–4; Enter: 2)" in pages[7]
    assert "Tock for 4 players." in pages[8]


@pytest.mark.parametrize("typed", ["5", "goose", "Goose", "g"])
def test_a_game_is_chosen_by_number_name_or_how_that_starts(typed: str, parlour: Parlour) -> None:
    glass = parlour("play --players 2 --people 1", [typed, "", "q"])
    assert "Goose for 2 players." in "\n".join(glass.pages[1])


def test_what_the_command_line_says_is_not_asked(parlour: Parlour) -> None:
    glass = parlour("play goose", ["", "q"])
    assert glass.pages[0][0] == "Goose for 2 players."
    glass = parlour("play --people 2", ["5", "3", "", "q"])
    assert "Goose for 3 players." in glass.pages[2]


def test_it_asks_in_the_language_of_the_system(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert "Welk spel?" in "\n".join(parlour("play", ["4", "", "", "", "q"]).pages[0])


@pytest.mark.parametrize(("stroke", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_nothing_happens_if_somebody_leaves_before_it_starts(
    stroke: type[BaseException], code: int, parlour: Parlour
) -> None:
    def strike(glass: Glass) -> str:
        raise stroke

    assert parlour("play", strike).code == code
