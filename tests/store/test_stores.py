"""What every store keeps to, wherever it keeps the events; a new one joins the list here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cookietin.engine.log import Archive, Conflict, Store, StoreFailed
from cookietin.engine.texts import LANGUAGES, Mistake
from cookietin.store.address import open_store
from cookietin.store.opening import Upgrade
from scene import scene
from table.evening import MemoryStore

STORES = ("memory", "sqlite", "postgres")
ARCHIVES = STORES[1:]

Evening = Callable[[Any], Awaitable[None]]
Play = Callable[[Evening], None]


@pytest.fixture(params=STORES)
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Plays with a store of each kind, and closes it."""

    place = place_for(request, tmp_path)

    def run(evening: Evening) -> None:
        async def whole() -> None:
            store = MemoryStore() if place is None else await open_store(place)
            try:
                await evening(store)
            finally:
                await store.close()

        scene(whole)

    return run


def place_for(request: pytest.FixtureRequest, folder: Path) -> Path | str | None:
    """Where a store of a kind keeps things in this test; nowhere, if it only remembers them."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres").new_database())
    return folder / "tin.sqlite" if request.param == "sqlite" else None


@pytest.fixture(params=ARCHIVES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store of each kind keeps what is still there when it is opened again."""
    found = place_for(request, tmp_path)
    assert found is not None
    return found


def use(place: Path | str, evening: Evening, *upgrades: Upgrade) -> None:
    """Open a store at a place, and close it again."""

    async def whole() -> None:
        store = await open_store(place, upgrades)
        try:
            await evening(store)
        finally:
            await store.close()

    scene(whole)


def test_events_are_read_back_in_order(play: Play) -> None:
    async def evening(store: Store) -> None:
        await store.append("a", 0, ["one", "two"])
        await store.append("a", 2, ["three"])
        await store.append("b", 0, ["other"])
        assert await store.read("a") == ["one", "two", "three"]
        assert await store.read("a", 2) == ["three"]
        assert await store.read("a", 3) == []
        assert await store.read("c") == []

    play(evening)


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_number_that_is_not_the_next_is_a_conflict(play: Play, number: int) -> None:
    async def evening(store: Store) -> None:
        await store.append("a", 0, ["one", "two"])
        with pytest.raises(Conflict):
            await store.append("a", number, ["three"], ["device"])
        assert await store.read("a") == ["one", "two"]
        assert await store.matches_of("device") == []

    play(evening)


def test_of_many_writers_of_one_number_one_wins_and_the_others_lose_nothing_else(
    play: Play,
) -> None:
    async def evening(store: Store) -> None:
        tries = [store.append("a", 0, [f"mine {n}"], [f"key {n}"]) for n in range(20)]
        others = [store.append(f"other {n}", 0, ["x"]) for n in range(20)]
        results = await asyncio.gather(*tries, *others, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 19
        [event] = await store.read("a")
        linked = [n for n in range(20) if await store.matches_of(f"key {n}")]
        assert event == f"mine {linked[0]}"
        assert len(linked) == 1
        for n in range(20):
            assert await store.read(f"other {n}") == ["x"]

    play(evening)


def test_links_lead_to_matches_the_latest_first(play: Play) -> None:
    async def evening(store: Store) -> None:
        for match in ("a", "b", "a", "c"):
            await store.link("device", match)
        assert await store.matches_of("device") == ["c", "a", "b"]
        assert await store.matches_of("device", 1) == ["c"]
        assert await store.matches_of("stranger") == []

    play(evening)


def test_the_lengths_of_many_matches_are_told_at_once(play: Play) -> None:
    async def evening(store: Store) -> None:
        await store.append("a", 0, ["one", "two"])
        await store.append("b", 0, ["one"])
        assert await store.lengths(["a", "nobody", "b"]) == {"a": 2, "nobody": 0, "b": 1}
        assert await store.lengths([]) == {}

    play(evening)


def test_events_are_appended_with_the_keys_that_lead_to_them(play: Play) -> None:
    async def evening(store: Store) -> None:
        await store.append("a", 0, ["one"], ["device", "code"])
        await store.append("b", 0, ["one"], ["device"])
        assert await store.matches_of("device") == ["b", "a"]
        assert await store.matches_of("code") == ["a"]
        await store.append("a", 1, [], ["device"])
        assert await store.matches_of("device") == ["a", "b"]
        assert await store.read("a") == ["one"]

    play(evening)


def test_what_is_unlinked_is_not_found_by_that_key_any_more(play: Play) -> None:
    async def evening(store: Store) -> None:
        await store.append("a", 0, ["one"], ["device", "code"])
        await store.append("b", 0, ["one"], ["device"])
        await store.unlink("device", "a")
        await store.unlink("device", "never linked")
        await store.unlink("stranger", "a")
        assert await store.matches_of("device") == ["b"]
        assert await store.matches_of("code") == ["a"]
        assert await store.read("a") == ["one"]
        await store.link("device", "a")
        assert await store.matches_of("device") == ["a", "b"]

    play(evening)


def test_a_secret_is_made_once_for_each_name(play: Play) -> None:
    async def evening(store: Store) -> None:
        found = await asyncio.gather(*(store.secret("cookies") for _ in range(5)))
        assert len(set(found)) == 1
        assert len(found[0]) == 32
        assert await store.secret("other") != found[0]

    play(evening)


def test_text_of_any_kind_is_kept(play: Play) -> None:
    texts = ["", "é 🍪 \u3164", "a\0b", "'; DROP TABLE events; --", "x" * 1_000_000]

    async def evening(store: Store) -> None:
        *names, _ = texts
        for text in names:
            await store.append(text, 0, texts, [text])
        for text in names:
            assert await store.read(text) == texts
            assert await store.matches_of(text) == [text]

    play(evening)


def test_what_cannot_have_been_written_is_not_found(play: Play) -> None:
    async def evening(store: Store) -> None:
        assert await store.read("\ud800") == []
        assert await store.matches_of("\ud800") == []

    play(evening)


def test_closing_twice_does_not_wait(play: Play) -> None:
    async def evening(store: Store) -> None:
        await asyncio.gather(store.close(), store.close())

    play(evening)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "cause",
    [
        "gone",
        "newer",
        "damaged",
        "read-only",
        "locked",
        "full",
        "failing",
        "away",
        "busy",
        "closed",
    ],
)
def test_a_failure_has_its_sentence_in_every_language(cause: str, language: str) -> None:
    failure = StoreFailed(f"store-{cause}")
    assert failure.phrase.text(language).endswith(".")


# What is kept


def test_everything_is_there_when_it_is_opened_again(place: Path | str) -> None:
    found: list[bytes] = []

    async def write(store: Store) -> None:
        await store.append("a", 0, ["one", "two"], ["device"])
        await store.append("b", 0, ["one"], ["device"])
        found.append(await store.secret("cookies"))

    async def look(store: Store) -> None:
        assert await store.read("a") == ["one", "two"]
        assert await store.matches_of("device") == ["b", "a"]
        assert [await store.secret("cookies")] == found

    use(place, write)
    use(place, look)


def test_an_archive_tells_what_is_in_it_and_changes_it(place: Path | str) -> None:
    async def evening(store: Archive) -> None:
        for match in "cab":
            await store.append(match, 0, ["one"], ["device", f"code {match}"])
        assert await store.matches() == ["a", "b", "c"]
        assert await store.matches("a", 1) == ["b"]
        order = {match: dict(await store.links(match))["device"] for match in "abc"}
        assert sorted(order, key=order.__getitem__) == ["c", "a", "b"]
        await store.keep_secret("cookies", b"x" * 32)
        await store.keep_secret("cookies", b"y" * 32)
        assert await store.secrets() == {"cookies": b"y" * 32}
        assert await store.secret("cookies") == b"y" * 32
        await store.append("b", 1, ["two", "three"])
        await store.rewrite("b", 1, "zwei")
        await store.rewrite("never was", 0, "one")
        assert await store.read("b") == ["one", "zwei", "three"]
        assert await store.read("never was") == []
        await store.delete("a")
        await store.delete("never was")
        assert await store.matches() == ["b", "c"]
        assert await store.read("a") == []
        assert await store.links("a") == []
        assert await store.matches_of("device") == ["b", "c"]

    use(place, evening)


def renamed(events: list[str]) -> list[str]:
    return [event.replace("one", "uno") for event in events]


def shortened(events: list[str]) -> list[str]:
    return events[:-1]


def test_upgrades_are_applied_once_or_not_at_all_and_a_newer_store_is_refused(
    place: Path | str,
) -> None:
    async def write(store: Store) -> None:
        await store.append("a", 0, ["one", "two"])

    async def look(store: Store) -> None:
        assert await store.read("a") == ["uno", "two"]

    use(place, write)
    with pytest.raises(Mistake) as refused:
        use(place, look, shortened)
    assert refused.value.phrase.key == "database-not-upgraded"
    for _ in range(2):
        use(place, look, renamed)
    with pytest.raises(Mistake) as refused:
        use(place, look)
    assert refused.value.phrase.key == "database-newer"


def test_of_two_processes_that_write_one_number_one_wins(place: Path | str) -> None:
    async def evening(store: Store) -> None:
        other = await open_store(place)
        for number in range(20):
            tries = [
                one.append("a", number, [f"{who} {number}"])
                for who, one in enumerate((store, other))
            ]
            others = [one.append(f"{number} {who}", 0, ["x"]) for who, one in
                      enumerate((store, other))]  # fmt: skip
            found = await asyncio.gather(*tries, *others, return_exceptions=True)
            assert [type(one) for one in found].count(Conflict) == 1
            assert found.count(None) == 3
        assert await store.read("a") == await other.read("a")
        assert len(await store.read("a")) == 20
        await other.close()

    use(place, evening)


def test_when_a_newer_version_has_taken_over_nothing_old_is_written(place: Path | str) -> None:
    async def evening(store: Store) -> None:
        await store.append("a", 0, ["one"])
        newer = await open_store(place, [renamed])
        with pytest.raises(StoreFailed) as refused:
            await store.append("a", 1, ["two"])
        assert refused.value.cause == "store-newer"
        await newer.append("a", 1, ["two"])
        assert await newer.read("a") == ["uno", "two"]
        await newer.close()

    use(place, evening)
