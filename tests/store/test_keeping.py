"""Copied, backed up, told and taken out: nothing is lost on the way, and nothing else goes."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from cookietin.cli import main
from cookietin.cli.arguments import place_of
from cookietin.club.clubs import Clubs
from cookietin.engine import registry
from cookietin.engine.position import Game
from cookietin.engine.texts import Mistake
from cookietin.store.address import open_store
from cookietin.store.keeping import account_of, all_matches, copy
from cookietin.table.room import Room
from cookietin.table.upgrades import UPGRADES
from database import Postgres
from scene import scene
from table.evening import AT_ONCE, FirstMove

OLD, NEW = int(time.time()) - 40 * 24 * 3600, int(time.time())


def opened(at: int, *devices: str) -> str:
    chairs = [{"devices": [device]} for device in devices]
    return json.dumps({"kind": "opened", "game": "goose", "at": at, "chairs": chairs})


def fill(place: Path | str) -> None:
    async def work() -> None:
        store = await open_store(place, UPGRADES)
        sat = json.dumps({"kind": "sat", "seat": 1, "device": "cleo", "name": "Cléo"})
        await store.append("b", 0, [opened(OLD, "anna", "ben")], ["device:anna", "device:ben"])
        await store.append("a", 0, [opened(NEW, "anna", "x"), sat], ["device:anna", "code:AAAAA"])
        await store.link("device:cleo", "a")
        await store.append("c", 0, [opened(NEW, "ben", "x")], ["device:ben"])
        await store.secret("tin")
        await store.close()

    scene(work)


def contents(place: Path | str) -> dict[str, Any]:
    async def work() -> dict[str, Any]:
        store: Any = await open_store(place, UPGRADES)
        found = {match: await account_of(store, match) async for match in all_matches(store)}
        order = {key: await store.matches_of(key) for key in ("device:anna", "device:ben")}
        secrets = await store.secrets()
        await store.close()
        return {"matches": found, "order": order, "secrets": secrets}

    return scene(work)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main([*words, "--lang", "en"])
    told = capsys.readouterr()
    return code, told.out + told.err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "tin.sqlite"
    fill(found)
    return found


def test_everything_goes_to_postgres_and_back(
    file: Path, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    address, back = postgres.new_database(), tmp_path / "back.sqlite"
    assert run(capsys, "copy", str(file), address) == (0, "Games copied: 3\n")
    assert contents(address) == contents(file)
    assert run(capsys, "copy", address, str(back)) == (0, "Games copied: 3\n")
    assert contents(back) == contents(file)


def test_a_backup_is_restored_into_an_empty_place_only(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved, new = tmp_path / "backup.sqlite", tmp_path / "new.sqlite"
    assert run(capsys, "backup", str(saved), "--database", str(file))[0] == 0
    assert run(capsys, "restore", str(saved), "--database", str(new))[0] == 0
    assert contents(new) == contents(file)
    code, text = run(capsys, "restore", str(saved), "--database", str(new))
    assert code == 2
    assert "empty database" in text


@pytest.mark.parametrize("kind", ["file", "database"])
def test_where_a_server_has_once_started_everybody_is_still_known_by_their_cookie(
    file: Path, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    """It has made a secret of its own by which cookies are signed, and no match."""
    target = str(tmp_path / "new.sqlite") if kind == "file" else postgres.new_database()

    async def start_once() -> None:
        store = await open_store(place_of(target), UPGRADES)
        for name in ("tin", "again"):
            await store.secret(name)
        await store.close()

    scene(start_once)
    own, ours = contents(place_of(target))["secrets"], contents(file)["secrets"]
    assert own["tin"] != ours["tin"]
    assert run(capsys, "copy", str(file), target)[0] == 0
    assert contents(place_of(target))["secrets"] == own | ours


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such rights")
def test_nobody_else_reads_a_backup(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It holds the dice of games in progress."""
    saved, before = tmp_path / "backup.sqlite", os.umask(0)
    try:
        assert run(capsys, "backup", str(saved), "--database", str(file))[0] == 0
    finally:
        os.umask(before)
    assert saved.stat().st_mode & 0o777 == 0o600


def test_what_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "none.sqlite"
    for words in (
        ["copy", str(missing), str(tmp_path / "to.sqlite")],
        ["backup", str(tmp_path / "to.sqlite"), "--database", str(missing)],
        ["export", "--older", "1", "--database", str(missing)],
        ["delete", "--older", "1", "--database", str(missing)],
    ):
        assert run(capsys, *words)[0] == 2
    assert list(tmp_path.iterdir()) == []


def test_a_source_that_changes_meanwhile_is_noticed(file: Path, tmp_path: Path) -> None:
    async def work() -> None:
        source: Any = await open_store(file, UPGRADES)
        target: Any = await open_store(tmp_path / "to.sqlite", UPGRADES)

        class Busy:
            """Somebody moves at the first table while the others are copied."""

            def __getattr__(self, name: str) -> Any:
                return getattr(source, name)

            async def links(self, match: str) -> Sequence[tuple[str, int]]:
                if match == "c":
                    await source.append("a", 2, ["{}"])
                return await source.links(match)  # type: ignore[no-any-return]

        busy: Any = Busy()
        with pytest.raises(Mistake) as changed:
            await copy(busy, target)
        assert changed.value.phrase.key == "copy-changed"
        await source.close()
        await target.close()

    scene(work)


@pytest.mark.parametrize(
    ("words", "left"),
    [
        (["--match", "b"], "ac"),
        (["--match", "http://localhost:8765/t/b"], "ac"),
        (["--older", "30"], "ac"),
        (["--older", "50"], "abc"),
        (["--person", "b:0"], "c"),
        (["--person", "a:1"], "bc"),
    ],
)
def test_what_is_chosen_is_deleted_and_nothing_without_yes(
    file: Path, words: list[str], left: str, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--database", str(file)]
    gone = 3 - len(left)
    told = run(capsys, "export", *words, *place)[1].splitlines()
    assert [json.loads(line)["match"] for line in told] == sorted(set("abc") - set(left))
    assert run(capsys, "delete", *words, *place)[1].startswith(
        f"Games that would be deleted: {gone}"
    )
    assert sorted(contents(file)["matches"]) == list("abc")
    assert run(capsys, "delete", *words, *place, "--yes")[1] == f"Games deleted: {gone}\n"
    assert sorted(contents(file)["matches"]) == list(left)


def test_whoever_is_deleted_leaves_their_tournaments_without_a_name(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, list[str]] = {}

    async def hold(work: Callable[[Clubs], Awaitable[None]]) -> None:
        store = await open_store(file, UPGRADES)
        await work(Clubs(Room(store, FirstMove(), AT_ONCE)))
        await store.close()

    async def open_clubs(clubs: Clubs) -> None:
        game = Game.of(registry.plug("goose"), {"players": 2})
        for host in ("host", "anna"):
            club = await clubs.open(game, "swiss", 1, host)
            names[club.id] = []
            for device in ("anna", "ben"):
                await clubs.join(club.id, device, {"name": f"{device}!"})
            code = await clubs.hand_out(club.id, host, 0)
            await clubs.come_back(club.id, "anna's tablet", code)

    async def look(clubs: Clubs) -> None:
        for identity in names:
            club = await clubs.find(identity)
            names[identity] = [one.name for one in club.players]
            assert not club.places_at("anna")
            assert not club.places_at("anna's tablet")
            assert club.csv()

    scene(lambda: hold(open_clubs))
    place = ["--database", str(file)]
    told = run(capsys, "export", "--person", "b:0", *place)[1]
    assert [json.loads(line)["match"] for line in told.splitlines()] == ["a", "b", *sorted(names)]
    first = next(iter(names))
    assert run(capsys, "delete", "--person", f"{first}:0", *place, "--yes")[0] == 0
    scene(lambda: hold(look))
    assert [*names.values()] == [["–", "ben!"]] * 2
    kept = contents(file)["matches"]
    assert sorted(kept) == sorted(["c", *names])
    assert "anna" not in json.dumps(kept)


def test_what_the_host_has_said_is_no_game_and_never_too_old(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def close() -> None:
        store = await open_store(file, UPGRADES)
        await store.append("house", 0, [json.dumps({"kind": "closed", "at": OLD, "said": ""})])
        await store.close()

    scene(close)
    place = ["--database", str(file)]
    assert run(capsys, "delete", "--older", "30", *place, "--yes")[1] == "Games deleted: 1\n"
    assert "house" in contents(file)["matches"]
    assert run(capsys, "export", "--person", "house:0", *place)[0] == 2


@pytest.mark.parametrize("words", [[], ["--match", "zz"], ["--person", "b:7"], ["--person", "b"]])
def test_what_cannot_be_chosen_is_answered(
    file: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "delete", *words, "--database", str(file), "--yes")[0] == 2
    assert len(contents(file)["matches"]) == 3
