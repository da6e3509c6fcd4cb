"""Looking after what is kept: copied from one store to another, told, and taken out."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from cookietin.engine.log import Archive
from cookietin.engine.texts import Mistake

A_DAY = 24 * 3600
DEVICE, CLUBS = "device:", "clubs-of:"  # what leads to somebody's matches, and tournaments
NOBODY = "–"  # instead of a name in the list of a tournament


@dataclass(frozen=True)
class Choice:
    """Which matches are meant: one, those of a person at a seat, those opened so long ago."""

    match: str = ""
    person: str = ""  # match:seat
    older_days: int | None = None


async def all_matches(store: Archive) -> AsyncIterator[str]:
    """Every match, in the order of their ids."""
    after = ""
    while found := await store.matches(after):
        for match in found:
            yield match
        after = found[-1]


async def copy(
    source: Archive,
    target: Archive,
    is_paused: bool = True,
    tell: Callable[[int], None] = lambda count: None,
) -> int:
    """Put everything that one store has into another, which is empty; how many matches were that?

    A server that was once started there has made its own secrets. Nothing depends on them where
    there is no match, and on the source's everybody's cookies do, so those take their place.

    A store that goes on meanwhile is copied as each match was when its turn came; one that is said
    to be paused is compared afterwards.
    """
    if await target.matches("", 1):
        raise Mistake("copy-not-empty")
    for name, secret in (await source.secrets()).items():
        await target.keep_secret(name, secret)
    lengths: dict[str, int] = {}
    links: list[tuple[int, str, str]] = []
    async for match in all_matches(source):
        log = await source.read(match)
        await target.append(match, 0, log)
        lengths[match] = len(log)
        links += [(at, key, match) for key, at in await source.links(match)]
        tell(len(lengths))
    for _, key, match in sorted(links):
        await target.link(key, match)
    if is_paused:
        async for match in all_matches(source):
            if len(await source.read(match)) != lengths.get(match):
                raise Mistake("copy-changed")
    return len(lengths)


async def matches_chosen(store: Archive, choice: Choice) -> list[str]:
    """The ids of the matches that are meant."""
    if choice.match:
        if not await store.read(choice.match):
            raise Mistake("no-such-match", match=choice.match)
        return [choice.match]
    if choice.person:
        return await matches_of_person(store, choice.person)
    if choice.older_days is None:
        raise Mistake("choose-matches")
    late, found = time.time() - choice.older_days * A_DAY, []
    async for match in all_matches(store):
        first = json.loads((await store.read(match))[0])
        if "game" in first and first.get("at", 0) < late:  # what else is there is no match
            found.append(match)
    return found


async def matches_of_person(store: Archive, person: str) -> list[str]:
    """The matches of whoever sat at a seat of a match, on any of their devices there."""
    return await found_by(store, DEVICE, await devices_of(store, person))


async def clubs_of_person(store: Archive, person: str) -> list[str]:
    """The tournaments that they came to, or held."""
    return await found_by(store, CLUBS, await devices_of(store, person)) if person else []


async def devices_of(store: Archive, person: str) -> set[str]:
    """The devices of whoever sat at a seat of a match, or came to a tournament in that place."""
    match, _, place = person.rpartition(":")
    is_place = place.isascii() and place.isdecimal()
    first, *rest = [json.loads(event) for event in await store.read(match)] or [{}]
    places = [{*chair["devices"]} for chair in first.get("chairs", ())]
    places += [{event["device"]} for event in rest if event.get("kind") == "joined"]
    if not is_place or int(place) >= len(places):
        raise Mistake("no-such-match", match=person)
    back = [event for event in rest if "device" in event]
    later = {e["device"] for e in back if e.get("seat", e.get("player")) == int(place)}
    return (places[int(place)] | later) - {""}


async def found_by(store: Archive, kind: str, devices: set[str]) -> list[str]:
    found = {one for d in devices for one in await store.matches_of(f"{kind}{d}", 1_000_000)}
    return sorted(found)


async def forget_in_clubs(store: Archive, person: str) -> None:
    """Take somebody out of the lists of their tournaments, which stay for everybody else."""
    devices = await devices_of(store, person)
    for club in await found_by(store, CLUBS, devices):
        for number, text in enumerate(await store.read(club)):
            event = json.loads(text)
            if event.get("device") in devices:
                await store.rewrite(
                    club, number, json.dumps({**event, "name": NOBODY, "device": ""})
                )
            elif event.get("host") in devices:
                await store.rewrite(club, number, json.dumps({**event, "host": ""}))
        for device in devices:
            await store.unlink(f"{CLUBS}{device}", club)


async def account_of(store: Archive, match: str) -> dict[str, Any]:
    """All that is kept of a match; what leads to it, too."""
    keys = [key for key, _ in sorted(await store.links(match), key=lambda link: link[1])]
    return {"match": match, "events": list(map(json.loads, await store.read(match))), "keys": keys}
