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
from cookietin.engine.texts import LANGUAGES, Mistake
from crumbs import GAME
from shelf import BROKEN, Shelf, first


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
    with pytest.raises(Mistake, match=r"no game called “chess”\. Choose from: .*goose"):
        cookietin.game("chess")


def announce(folder: Path, package: str = "biscuits", /, **games: str) -> None:
    """A package that announces games, as if it were installed."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
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
    announce(tmp_path, goose="crumbs:GAME", crumbs="crumbs:GAME")
    code = """
import cookietin
from cookietin.engine import registry
print(cookietin.names().index("goose") < cookietin.names().index("crumbs"))
print(cookietin.names().count("goose"), cookietin.game("goose").plug.package)
print(*(one.text() for one in registry.troubles()))
"""
    is_first, goose, troubles = child(code, tmp_path).splitlines()
    assert (is_first, goose) == ("True", "1 cookietin.games.goose")
    assert troubles == (
        "Two packages announce a game called “goose”: cookietin.games.goose:GAME is used, "
        "crumbs:GAME (biscuits) isn’t."
    )


@pytest.mark.parametrize("where", ["crumbs:GAME", "crumbs:PLAYERS"])
def test_what_is_announced_must_be_a_game_of_that_name(
    monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    found = {"biscuits": EntryPoint("biscuits", where, registry.GROUP)}
    monkeypatch.setattr(registry, "_announcements", lambda: found)
    with pytest.raises(Mistake, match=f"“biscuits” is announced at {where}, but"):
        cookietin.game("biscuits")


# Games that are broken


def reasons() -> list[str]:
    return [trouble.text() for trouble in registry.troubles()]


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_named_with_its_reason_and_left_out(shelf: Shelf, name: str) -> None:
    change, said = BROKEN[name]
    shelf.add(name, change)
    shelf.add("sound")
    assert name not in cookietin.names()
    assert [plug.name for plug in registry.plugs()] == cookietin.names()
    assert cookietin.names()[-1] == "sound"
    with pytest.raises(Mistake) as raised:
        cookietin.game(name)
    told = str(raised.value)
    assert reasons() == [told]
    assert f"“{name}”" in told
    assert shelf.announced[name].value in told
    assert said in told
    assert "\n" not in told
    assert "/home" not in told
    assert len(told) < 200
    assert told.encode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_in_every_language(shelf: Shelf, language: str) -> None:
    for name, (change, _) in BROKEN.items():
        shelf.add(name, change)
    said = [trouble.text(language) for trouble in registry.troubles()]
    assert len(said) == len(BROKEN)
    assert all(name in line for name, line in zip(BROKEN, said, strict=True))


def test_a_broken_game_is_tried_once_and_its_trace_is_logged_once(
    shelf: Shelf, caplog: pytest.LogCaptureFixture
) -> None:
    count = "with open(__file__ + '.tried', 'a') as file: file.write('1')"
    home = shelf.add("raises", first(f"{count}\nraise OSError"))
    for _ in range(3):
        assert "raises" not in cookietin.names()
        assert len(reasons()) == 1
    assert (home / "__init__.py.tried").read_text() == "1"
    (logged,) = caplog.records
    assert "Traceback" in logged.message
    assert "raise OSError" in logged.message


@pytest.mark.parametrize("kind", ["MemoryError()", "OSError(24, 'Too many open files')"])
def test_a_game_is_tried_again_when_only_the_machine_was_short_of_something(
    shelf: Shelf, kind: str
) -> None:
    shelf.add("hungry", first(f"import sys\nif not hasattr(sys, 'fed'): raise {kind}"))
    assert "hungry" not in cookietin.names()
    sys.__dict__["fed"] = True
    try:
        assert "hungry" in cookietin.names()
    finally:
        del sys.__dict__["fed"]
    assert not reasons()


def test_what_a_game_prints_while_it_is_imported_is_no_answer_of_ours(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf.add("chatty", first("print('hello')"))
    assert "chatty" in cookietin.names()
    assert capsys.readouterr().out == ""


def test_whoever_presses_ctrl_c_meanwhile_is_obeyed(shelf: Shelf) -> None:
    shelf.add("slow", first("raise KeyboardInterrupt"))
    with pytest.raises(KeyboardInterrupt):
        cookietin.names()


def test_a_record_of_a_broken_game_is_a_mistake_with_the_reason(shelf: Shelf) -> None:
    shelf.add("sound")
    record = cookietin.game("sound").start(seed=1).record()
    shelf.add("sound", first("raise KeyError('oven')"))
    with pytest.raises(Mistake, match="doesn’t work: KeyError: 'oven'"):
        cookietin.read(record)


def test_of_two_packages_with_the_same_name_the_first_is_used_and_both_are_named(
    tmp_path: Path, child: Any
) -> None:
    announce(tmp_path, "wafers", crumbs="wafers:GAME")
    announce(tmp_path, "biscuits", crumbs="crumbs:GAME")
    code = """
import cookietin
from cookietin.engine import registry
print(cookietin.game("crumbs").plug.package)
print(*(one.text() for one in registry.troubles()))
"""
    assert child(code, tmp_path).splitlines() == [
        "crumbs",
        "Two packages announce a game called “crumbs”: crumbs:GAME (biscuits) is used, "
        "wafers:GAME (wafers) isn’t.",
    ]


def test_an_announcement_that_cannot_be_read_hides_no_other(tmp_path: Path, child: Any) -> None:
    announce(tmp_path, "wafers")
    (tmp_path / "wafers-1.0.dist-info/entry_points.txt").write_text("[cookietin.games]\ncrumbs\n")
    announce(tmp_path, "biscuits", crumbs="crumbs:GAME")
    code = """
import cookietin
from cookietin.engine import registry
print(*cookietin.names()[-2:])
print(*(one.text() for one in registry.troubles()))
"""
    names, troubles = child(code, tmp_path).splitlines()
    assert names == "tock crumbs"
    assert troubles.startswith("What the package wafers announces can’t be read: TypeError")


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
    monkeypatch.setattr(registry, "_announcements", lambda: found)
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
