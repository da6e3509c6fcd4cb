"""Which games there are."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import cookietin
from cookietin.engine import registry
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from crumbs import GAME


def test_our_games_are_found_by_their_folders() -> None:
    games = Path(str(cookietin.__file__)).parent / "games"
    folders = [path.parent.name for path in sorted(games.glob("*/__init__.py"))]
    assert cookietin.names()[: len(folders)] == [name.replace("_", "-") for name in folders]
    assert "goose" in folders


@pytest.mark.parametrize("name", cookietin.names())
def test_a_game_is_called_what_it_is_announced_as(name: str) -> None:
    assert registry.plug(name).name == name
    assert cookietin.game(name).name == name


def test_looking_for_names_imports_no_game(child: Any) -> None:
    code = "import sys, cookietin; cookietin.names(); print('cookietin.games.goose' in sys.modules)"
    assert child(code).strip() == "False"


def test_an_unknown_game_is_a_mistake_that_names_those_there_are() -> None:
    with pytest.raises(Mistake, match=r"no game called “chess”\. There are: .*goose"):
        cookietin.game("chess")


def announce(folder: Path, **games: str) -> None:
    """A package that announces games, as if it were installed."""
    info = folder / "biscuits-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: biscuits\nVersion: 1.0\n")
    lines = [f"{name} = {where}" for name, where in games.items()]
    (info / "entry_points.txt").write_text("\n".join(["[cookietin.games]", *lines, ""]))


def test_another_package_can_announce_a_game(tmp_path: Path, child: Any) -> None:
    announce(tmp_path, crumbs="crumbs:GAME")
    code = """
import cookietin
position = cookietin.game("crumbs", players=3).start(seed=1)
print(cookietin.names()[-1], position.seats, cookietin.read(position.record()) == position)
"""
    assert child(code, tmp_path).strip() == "crumbs (0, 1, 2) True"


def test_nobody_takes_the_name_of_one_of_our_games(tmp_path: Path, child: Any) -> None:
    announce(tmp_path, goose="crumbs:GAME", **{"a-game": "crumbs:GAME"})
    code = """
import cookietin
print(cookietin.names().index("goose") < cookietin.names().index("a-game"))
print(cookietin.names().count("goose"), cookietin.game("goose").plug.package)
"""
    assert child(code, tmp_path).split() == ["True", "1", "cookietin.games.goose"]


@pytest.mark.parametrize("where", ["crumbs:GAME", "crumbs:PLAYERS"])
def test_what_is_announced_must_be_a_game_of_that_name(
    monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    found = {"biscuits": EntryPoint("biscuits", where, registry.GROUP)}
    monkeypatch.setattr(registry, "_announced", lambda: found)
    with pytest.raises(Mistake, match=f"“biscuits” is announced at {where}, but"):
        cookietin.game("biscuits")


# Versions


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Crumbs with newer rules: the first player is dealt to last. The old rules stay beside."""

    def set_up(s: Any, options: dict[str, Any]) -> None:
        GAME.rules.set_up(s, options)
        s.first = (s.first + 1) % s.players

    newest = replace(GAME, version=2, rules=replace(GAME.rules, set_up=set_up), earlier=(GAME,))
    module = ModuleType("newer_crumbs")
    module.__dict__["GAME"] = newest
    monkeypatch.setitem(sys.modules, module.__name__, module)
    found = {"crumbs": EntryPoint("crumbs", "newer_crumbs:GAME", registry.GROUP)}
    monkeypatch.setattr(registry, "_announced", lambda: found)
    return cookietin.game("crumbs", first=0)


def test_a_match_begins_with_the_newest_rules(newer: Game) -> None:
    assert newer.plug.version == 2
    assert registry.plug("crumbs").version == 2
    assert newer.start(chance=None).record().splitlines()[2] == "rules: 2"


def test_earlier_rules_are_found_by_their_version(newer: Game) -> None:
    assert registry.plug("crumbs", 2) is newer.plug
    assert registry.plug("crumbs", 1) is GAME


def test_a_record_is_replayed_by_the_rules_it_was_played_with(newer: Game) -> None:
    old = Game.of(GAME, {"first": 0}).start(chance=None).play("4")
    new = newer.start(chance=None).play("4")
    assert cookietin.read(old.record()).state.hands[0, 3] == 1
    assert cookietin.read(new.record()).state.hands[1, 3] == 1
    assert old.record().replace("rules: 1", "rules: 2") == new.record()


@pytest.mark.parametrize("version", [0, 3])
def test_rules_that_are_not_there_are_a_mistake(newer: Game, version: int) -> None:
    with pytest.raises(Mistake, match=f"crumbs has no rules version {version}; the newest is 2"):
        registry.plug("crumbs", version)
