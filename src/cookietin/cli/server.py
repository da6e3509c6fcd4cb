"""The server, and whether everything works here."""

from __future__ import annotations

import os
import re
import secrets
from functools import partial
from ipaddress import ip_network
from typing import Any

from cookietin.bots.own import check_own
from cookietin.cli.arguments import number, place_of
from cookietin.engine import registry
from cookietin.engine.texts import Mistake, speaker
from cookietin.terminal import Progress

MOST_WORKERS = 64
KEY = re.compile(r"[!-~]+")
LONGEST_KEY = 100
SHORTEST_HOST_KEY, SHORTEST_METRICS_KEY = 12, 16  # of which more can be tried a minute
KEY_BYTES = 15  # of a key that is made here
PUBLIC = re.compile(r"https?://([\w.-]{1,100}|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?/?", re.ASCII)


def serve(options: Any, language: str) -> None:
    from cookietin.bots.process import COMMAND, BotProcess
    from cookietin.web.limits import Limits
    from cookietin.web.serve import Settings  # which needs more than the library does
    from cookietin.web.serve import serve as run

    port = number(options.port, 0, 65535)
    key = chosen_key("COOKIETIN_HOST_KEY", SHORTEST_HOST_KEY, "--host-key", options.host_key)
    settings = Settings(
        options.host,
        port,
        place_of(options.database),
        opens=options.open,
        language=options.lang or "",
        spoken=language,
        limits=Limits().with_settings(options.limit),
        proxies=proxy_addresses(options.behind_proxy or ""),
        workers=number(options.workers, 1, MOST_WORKERS),
        base_url=public_address(options.base_url),
        metrics_key=chosen_key("COOKIETIN_METRICS_KEY", SHORTEST_METRICS_KEY),
        own_bots=tuple(options.bot),
        host_key=key or secrets.token_urlsafe(KEY_BYTES),
        tells_key=not key,
        log=options.log,
        log_level=options.log_level,
    )
    check_own(settings.own_bots, COMMAND)
    make_bots = partial(BotProcess, own=settings.own_bots)
    if settings.workers > 1:
        from cookietin.web.workers import serve_together

        serve_together(settings, make_bots)
    else:
        run(settings, make_bots())


def chosen_key(variable: str, shortest: int, option: str = "", given: str = "") -> str:
    """A key that somebody has chosen, if they have; a short one could be guessed."""
    key = given or os.environ.get(variable, "")
    if key and not (KEY.fullmatch(key) and shortest <= len(key) <= LONGEST_KEY):
        name = option if given else variable
        raise Mistake("wrong-key", name=name, low=str(shortest), high=str(LONGEST_KEY))
    return key


def public_address(text: str) -> str:
    """The address at which people find a server, without a slash at its end."""
    if text and not PUBLIC.fullmatch(text):
        raise Mistake("wrong-base-url", value=text)
    return text.rstrip("/").lower()


def proxy_addresses(proxies: str) -> str:
    """Addresses and networks of proxies, checked."""
    for one in filter(None, proxies.split(",")):
        try:
            ip_network(one.strip(), strict=False)
        except ValueError:
            raise Mistake("wrong-address", value=one) from None
    return proxies


def check(options: Any, language: str) -> None:
    from cookietin.web.smoke import smoke

    say = speaker("cookietin", language)
    playing = smoke()
    for plug in registry.plugs():
        with Progress(say("checking", game=plug.name)):
            game = next(playing)
        print(say("check-done", game=game), flush=True)
    print(say("check-all"))
