"""What every store keeps to, wherever it keeps the events; a new one joins the list here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cookietin.engine.log import Conflict, Store, StoreFailed
from cookietin.engine.texts import LANGUAGES
from cookietin.store.sqlite import SqliteStore
from scene import scene
from table.evening import MemoryStore

STORES: dict[str, Callable[[Path], Store]] = {
    "memory": lambda folder: MemoryStore(),
    "sqlite": lambda folder: SqliteStore(folder / "tin.sqlite"),
}

Evening = Callable[[Store], Awaitable[None]]
Play = Callable[[Evening], None]


@pytest.fixture(params=STORES)
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Plays with a store of each kind, and closes it."""

    def run(evening: Evening) -> None:
        async def whole() -> None:
            store = STORES[request.param](tmp_path)
            try:
                await evening(store)
            finally:
                await store.close()

        scene(whole)

    return run


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
        for text in texts:
            await store.append(text, 0, texts, [text])
        for text in texts:
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
    ["gone", "newer", "damaged", "read-only", "locked", "full", "failing", "busy", "closed"],
)
def test_a_failure_has_its_sentence_in_every_language(cause: str, language: str) -> None:
    failure = StoreFailed(f"store-{cause}")
    assert failure.phrase.text(language).endswith(".")
