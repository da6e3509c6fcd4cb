"""Numbers for whoever watches over servers, in the text format of Prometheus: no names, no ids."""

from __future__ import annotations

import hmac
import time
from collections import Counter
from collections.abc import Iterator

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cookietin.web.guard import room_of
from cookietin.web.load import memory

FORMAT = "text/plain; version=0.0.4; charset=utf-8"
BEARER = "Bearer "


async def metrics(request: Request) -> Response:
    """The numbers of this process, for those who have the key; for others nothing is here."""
    key: str = request.app.state.metrics_key
    given = request.headers.get("authorization", "").removeprefix(BEARER)
    if not key or not hmac.compare_digest(given.encode(), key.encode()):
        raise HTTPException(404)
    began = time.perf_counter()
    await room_of(request).store.matches_of("metrics", 1)
    seconds = time.perf_counter() - began
    text = "".join(f"{line}\n" for line in lines_of(request, seconds))
    return Response(text, media_type=FORMAT, headers={"Cache-Control": "no-store"})


def lines_of(request: Request, store_seconds: float) -> Iterator[str]:
    """Every number with what it means."""
    state, tables = request.app.state, list(room_of(request).tables.values())
    by_game = Counter((table.match.plug.name, table.match.phase) for table in tables)
    yield from heading_of("cookietin_tables", "gauge", "Tables in memory.")
    for (game, phase), count in sorted(by_game.items()):
        yield f'cookietin_tables{{game="{game}",phase="{phase}"}} {count}'
    for name, kind, about, value in (
        ("cookietin_pages", "gauge", "Open pages of tables.", state.lines.open[""]),
        ("cookietin_people", "gauge", "Devices at a seat, with a page open.",
         len(state.room.seated_devices)),
        ("cookietin_watchers", "gauge", "Devices that watch.", sum(t.watchers for t in tables)),
        ("cookietin_troubled_tables", "gauge", "Tables that can't go on just now.",
         sum(table.trouble is not None for table in tables)),
        ("cookietin_store_seconds", "gauge", "How long the store took to answer now.",
         f"{store_seconds:.6f}"),
        ("cookietin_moves_total", "counter", "Moves written.", state.room.tally.moves),
        ("cookietin_loop_delay_seconds", "gauge", "How late the event loop was in the last minute.",
         f"{state.load.delay:.6f}"),
        ("process_cpu_seconds_total", "counter", "Processor time.", f"{time.process_time():.2f}"),
        ("process_resident_memory_bytes", "gauge", "Memory.", memory()),
    ):  # fmt: skip
        yield from heading_of(name, kind, about)
        yield f"{name} {value}"


def heading_of(name: str, kind: str, about: str) -> tuple[str, str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


async def health(request: Request) -> Response:
    """Can games be read? For whatever starts servers again."""
    await room_of(request).store.matches_of("health", 1)
    return PlainTextResponse("ok\n", headers={"Cache-Control": "no-store"})
