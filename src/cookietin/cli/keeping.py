"""What is saved: copied, exported, deleted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

from cookietin.cli.answers import SOON
from cookietin.cli.arguments import number_if_given, place_of
from cookietin.engine.texts import Mistake, speaker
from cookietin.terminal import Progress

T = TypeVar("T")


def copy(options: Any, language: str) -> None:
    copy_matches(place_of(options.source), place_of(options.target), language)


def backup(options: Any, language: str) -> None:
    copy_matches(place_of(options.database), Path(options.file), language, is_paused=False)


def restore(options: Any, language: str) -> None:
    copy_matches(Path(options.file), place_of(options.database), language)


def copy_matches(
    source: Path | str, target: Path | str, language: str, is_paused: bool = True
) -> None:
    from cookietin.store import keeping

    if isinstance(source, Path) and not source.is_file():
        raise Mistake("unknown-file", file=str(source))
    say = speaker("cookietin", language)

    async def work(kept: Any, new: Any) -> int:
        with Progress(say("copying"), after=SOON):
            return await keeping.copy(kept, new, is_paused)

    print(say("copied", count=with_stores(work, source, target)))


def export(options: Any, language: str) -> None:
    from cookietin.store import keeping

    async def work(store: Any) -> None:
        choice = choice_of(options)
        clubs = await keeping.clubs_of_person(store, choice.person)
        for match in await keeping.matches_chosen(store, choice) + clubs:
            print(json.dumps(await keeping.account_of(store, match), ensure_ascii=False))

    with_stores(work, existing_place(options))


def delete(options: Any, language: str) -> None:
    from cookietin.store import keeping

    async def work(store: Any) -> int:
        choice = choice_of(options)
        found = await keeping.matches_chosen(store, choice)
        if options.yes and choice.person:
            await keeping.forget_in_clubs(store, choice.person)
        for match in found if options.yes else ():
            await store.delete(match)
        return len(found)

    say, count = speaker("cookietin", language), with_stores(work, existing_place(options))
    print(say("deleted" if options.yes else "delete-asks", count=count))


def choice_of(options: Any) -> Any:
    from cookietin.store.keeping import Choice

    days = number_if_given(options.older, 0, 100_000)
    return Choice(options.match.rpartition("/")[2], options.person.rpartition("/")[2], days)


def existing_place(options: Any) -> Path | str:
    """Where games are saved, if there are any: looking makes no file."""
    place = place_of(options.database)
    if isinstance(place, Path) and not place.is_file():
        raise Mistake("unknown-file", file=str(place))
    return place


def with_stores(work: Callable[..., Coroutine[Any, Any, T]], *places: Path | str) -> T:
    """Do something with the stores at some places, and close them."""
    from cookietin.store.address import open_store
    from cookietin.table.upgrades import UPGRADES

    async def whole() -> T:
        async with AsyncExitStack() as stack:
            stores = []
            for place in places:
                stores.append(await open_store(place, UPGRADES))
                stack.push_async_callback(stores[-1].close)
            return await work(*stores)

    return asyncio.run(whole())
