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
DEVICE = "device:"


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
    late = time.time() - choice.older_days * A_DAY
    return [
        match
        async for match in all_matches(store)
        if json.loads((await store.read(match))[0]).get("at", 0) < late
    ]


async def matches_of_person(store: Archive, person: str) -> list[str]:
    """The matches of whoever sat at a seat of a match, on any of their devices there."""
    match, _, seat = person.rpartition(":")
    events = [json.loads(event) for event in await store.read(match)] if seat.isdecimal() else []
    if not events or int(seat) >= len(events[0]["chairs"]):
        raise Mistake("no-such-match", match=person)
    devices = {*events[0]["chairs"][int(seat)]["devices"]}
    devices |= {e["device"] for e in events if e.get("seat") == int(seat) and "device" in e}
    found: dict[str, None] = {}
    for device in sorted(devices):
        found |= dict.fromkeys(await store.matches_of(f"{DEVICE}{device}", 1_000_000))
    return sorted(found)


async def account_of(store: Archive, match: str) -> dict[str, Any]:
    """All that is kept of a match; what leads to it, too."""
    keys = [key for key, _ in sorted(await store.links(match), key=lambda link: link[1])]
    return {"match": match, "events": list(map(json.loads, await store.read(match))), "keys": keys}
