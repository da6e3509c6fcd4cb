"""What people post: measured while it comes, and read beside the event loop where it is long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TypeVar
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request

from cookietin.engine.options import EDITION, HOUSE
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.web.guard import is_own_origin, small_number, visitor_of
from cookietin.web.reading import Pause, ReadingRoom, TooMuch

MOST_BODY = 256 * 1024  # of a form with a record or an edition in it
SMALL_BODY = 4 * 1024  # of any other
MOST_UNDER_WAY = 1024 * 1024  # bytes of one address
ALL_UNDER_WAY = 8 * 1024 * 1024
BODY_SECONDS = 15.0
T = TypeVar("T")


async def form_of(request: Request, most: int = SMALL_BODY) -> dict[str, str]:
    """A posted form; the last value of a name counts. Only from our own pages."""
    is_ours = all(is_own_origin(request, one) for one in request.headers.getlist("origin"))
    if not is_ours or request.headers.get("sec-fetch-site") == "cross-site":
        raise HTTPException(403)
    told = request.headers.get("content-length", "")
    if told and not 0 <= small_number(told) <= most:
        raise HTTPException(413)
    body = await body_of(request, most)
    if len(body) <= SMALL_BODY:
        return values_in(body)
    return await read(request, lambda pause: values_in(body))


def values_in(body: bytes) -> dict[str, str]:
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=200))
    except ValueError:
        raise HTTPException(400) from None


async def body_of(request: Request, most: int) -> bytes:
    """What was posted, in time; what is under way from one address is bounded, too."""
    address, under_way = visitor_of(request).address, request.app.state.under_way
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                under_way[address] += len(chunk)
                if len(body) > most:
                    raise HTTPException(413)
                if len(body) <= SMALL_BODY:
                    continue  # however much others upload, people sit down and open tables
                if under_way[address] > MOST_UNDER_WAY or under_way.total() > ALL_UNDER_WAY:
                    raise TooMuch("too-many-uploads", BODY_SECONDS)
    except TimeoutError:
        raise HTTPException(408) from None
    except ClientDisconnect:
        raise HTTPException(400) from None
    finally:
        under_way[address] -= len(body)
        if not under_way[address]:
            del under_way[address]
    return bytes(body)


async def game_in(request: Request, plug: Plug, form: Mapping[str, str]) -> Game:
    """The game with the options of a form; an edition is read beside the event loop."""
    options: dict[str, object] = {
        name.removeprefix("opt_"): value for name, value in form.items() if name.startswith("opt_")
    }
    if "players" in form:
        options["players"] = form["players"]
    editions = {option.name for option in plug.options if option.kind == EDITION}
    if any(options.get(name, HOUSE) != HOUSE for name in editions):
        return await read(request, lambda pause: Game.of(plug, options))
    return Game.of(plug, options)


async def read(request: Request, work: Callable[[Pause], T], is_ours: bool = False) -> T:
    """What `work` finds beside the event loop; of what was played here, more may wait."""
    state = request.app.state
    reading: ReadingRoom = state.rebuilding if is_ours else state.reading
    reading.admit(visitor_of(request).address)
    return await reading.read(visitor_of(request).address, work)
