"""`cookietin serve`: one process, one file, nothing to configure."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import segno
import uvicorn

from cookietin.engine import registry
from cookietin.engine.heap import give_back, keep_one_heap
from cookietin.engine.texts import Mistake, Say, speaker
from cookietin.store.address import open_store
from cookietin.table.table import Bots, Times
from cookietin.table.upgrades import UPGRADES
from cookietin.web import journal
from cookietin.web.app import make_app
from cookietin.web.limits import Limits
from cookietin.web.look import is_loopback
from cookietin.web.wire import HEADER_BYTES, Socket, wire

LARGEST_MESSAGE = 8 * 1024
UNSEEN_BYTES = 16 * 1024  # of a connection that a system takes before we look, or twice as many
FILES = 65_536  # a socket is an open file, and many systems give 1,024 unless asked
SWITCH_SECONDS = 0.0005  # that the store's thread waits for its turn; Python's 5 ms are too long
# Many tables are many objects that live long: to look through them all for cycles is worth it
# seldom. As often as Python does it, it took a third of the time at 250 tables. Everybody waits
# meanwhile, for 70 ms where 200,000 new objects are looked through at once: a rebuilt table has as
# many. So it is done for 5,000 new ones, for 30,000, and for all of them after five million.
COLLECT_AFTER = (5_000, 6, 167)
YOUNG, OLDEST = 1, 2  # generations of objects
FREED = 15.0  # seconds after which what is free goes back to the system, again and again
SELDOM = 1000  # times as long as that took go by, at least, until it is done again
SETTLED = 60.0  # seconds after the start: the texts that people read are in memory by then
CLI = "cookietin"  # whose texts the terminal speaks
EVERYWHERE = ("0.0.0.0", "::", "")
LOG = logging.getLogger(__name__)
Later = Callable[[float, Callable[[], None]], object]  # how a loop is told to do something later


class BotsOfServer(Bots, Protocol):
    """Bots that are made ready when a server starts, and ended with it."""

    async def wake(self) -> None: ...


@dataclass(frozen=True)
class Settings:
    """What a host chooses. `proxies`: whose word on a visitor's address is taken, if anybody's."""

    host: str
    port: int
    database: Path | str  # a file, or the address of a database
    opens: bool = False
    language: str = ""
    spoken: str = "en"  # in the terminal
    limits: Limits = field(default_factory=Limits)
    proxies: str = ""
    compress: bool = True  # what goes over sockets
    workers: int = 1
    base_url: str = ""  # where others find this server, if a proxy stands in front of it
    metrics_key: str = ""  # whoever has it reads the numbers of the server
    own_bots: tuple[str, ...] = ()  # each as module:Class
    host_key: str = ""  # whoever has it may use the host's page
    tells_key: bool = False  # it was made for this start, and nobody knows it yet
    log: str = "text"
    log_level: str = journal.LEVELS[0]


def serve(settings: Settings, bots: BotsOfServer) -> None:
    """Serve until somebody stops it."""
    journal.begin(settings.log, settings.log_level)
    run(serve_alone(settings, bots))


def run(serving: Coroutine[Any, Any, None]) -> None:
    """Run a server, on uvloop where it is installed."""
    with contextlib.suppress(KeyboardInterrupt):
        try:
            import uvloop
        except ImportError:
            asyncio.run(serving)
        else:
            uvloop.run(serving)


async def serve_alone(settings: Settings, bots: BotsOfServer) -> None:
    listening = listen_or_say(settings)
    await serve_on(settings, bots, listening, lambda: announce_all(settings, listening))


async def serve_on(
    settings: Settings,
    bots: BotsOfServer,
    listening: socket.socket,
    is_ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve those who connect to a socket."""
    try:
        store = await open_store(settings.database, UPGRADES)
    except Mistake:
        listening.close()
        raise
    app = make_app(
        store,
        bots,
        Times(),
        settings.language,
        settings.limits,
        network_of(settings),
        settings.base_url,
        settings.metrics_key,
        settings.own_bots,
        settings.host_key,
    )
    config = configure(app, settings.compress, settings.limits, settings.proxies)
    server = uvicorn.Server(config)
    later = asyncio.get_running_loop().call_later
    leave_out_what_stays(later)
    later(FREED, partial(give_back_often, later))
    is_ready()
    LOG.info("the server starts")
    waking = asyncio.create_task(bots.wake())
    try:
        await server.serve([listening])
    finally:
        LOG.info("the server ends")
        waking.cancel()
        await bots.close()
        await store.close()


def give_back_often(later: Later) -> None:
    """What tables and pages have left free between what stays: else it only ever grows.

    Where that takes long, since there is much of it, it is done more seldom.
    """
    began = time.perf_counter()
    give_back()
    took = time.perf_counter() - began
    later(max(FREED, SELDOM * took), partial(give_back_often, later))


def leave_out_what_stays(later: Later) -> None:
    """Games, code and texts stay in memory as long as the server: no longer look through them.

    It is done before anybody comes, and once more when the texts are there; then only what is new
    is collected before: for a whole collection everybody would wait, 150 ms or more.
    """

    def leave_out(generation: int) -> None:
        gc.collect(generation)
        gc.freeze()

    registry.plugs()
    leave_out(OLDEST)
    later(SETTLED, partial(leave_out, YOUNG))


def listen_or_say(settings: Settings) -> socket.socket:
    try:
        return listen(settings.host, settings.port)
    except OSError:
        raise Mistake("cannot-listen", host=settings.host, port=str(settings.port)) from None


def network_of(settings: Settings) -> str:
    return network_address() if settings.host in EVERYWHERE else ""


def announce_all(settings: Settings, listening: socket.socket) -> None:
    """Tell where the tin is, and open it if that is wanted."""
    port = listening.getsockname()[1]
    say = speaker(CLI, settings.spoken)
    if settings.base_url:
        print(say("serve-here", link=link_to(settings.host, port)), flush=True)
        print(say("serve-public", link=settings.base_url), flush=True)
        show_code(settings.base_url)
    else:
        announce(settings.host, port, network_of(settings), say)
    if settings.host_key:
        mark = f"#{settings.host_key}" if settings.tells_key else ""
        here = settings.base_url or link_to(settings.host, port)
        print(say("serve-host", link=f"{here}/host{mark}"), flush=True)
    if settings.opens:
        webbrowser.open(link_to(settings.host, port))


def show_code(link: str) -> None:
    """A QR code for phones, in a terminal."""
    if sys.stdout.isatty():
        segno.make(link, micro=False).terminal(compact=True)


def configure(
    app: object, compress: bool = True, limits: Limits | None = None, proxies: str = ""
) -> uvicorn.Config:
    """Our settings of uvicorn, and of the interpreter."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*COLLECT_AFTER)
    keep_one_heap()
    raise_file_limit()
    connections = 0 if proxies else (limits or Limits()).connections_per_address
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=wire(connections),
        h11_max_incomplete_event_size=HEADER_BYTES,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        log_config=None,  # what it says goes where ours goes
        log_level="error",  # what strangers send is no news
        access_log=False,
        server_header=False,
        ws=Socket,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,  # the page answers our own pings, so that we know it is alive
        ws_per_message_deflate=compress,
        timeout_graceful_shutdown=1,
    )


def raise_file_limit() -> None:
    """Ask for as many open files as the system lets us have."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def listen(host: str, port: int) -> socket.socket:
    """A socket that others can connect to as soon as we print the address."""
    is_ipv6 = ":" in host  # :: is for both kinds of addresses
    listening = socket.create_server(
        (host, port),
        family=socket.AF_INET6 if is_ipv6 else socket.AF_INET,
        backlog=1024,
        dualstack_ipv6=is_ipv6 and socket.has_dualstack_ipv6(),
    )
    # The connections inherit it: else hundreds could bring 200 kB each before anybody looks.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNSEEN_BYTES)
    return listening


def link_to(host: str, port: int) -> str:
    """The address of this server, for the machine it runs on."""
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def announce(host: str, port: int, network: str, say: Say) -> None:
    """Tell where the tin is: here, and for the phones on the network."""
    here = link_to(host, port)
    print(say("serve-here", link=here), flush=True)
    phones = f"http://{network}:{port}" if network else "" if is_loopback(here) else here
    if not phones and host in EVERYWHERE:
        return
    if not phones:
        command = "cookietin serve --host 0.0.0.0"
        print(say("serve-only-here", command=command), flush=True)
        return
    print(say("serve-phones", link=phones), flush=True)
    show_code(phones)


def network_address() -> str:
    """This machine's address on the network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_loopback(f"http://{found}") else found
