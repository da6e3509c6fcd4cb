"""The page of whoever runs the server: what goes on here, and what can be done about it.

It shows no hand and no chat. Its key is sent once, in a form; after that a cookie says that this
browser had it, and holds nothing from which the key could be told.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import fields
from functools import partial

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from cookietin.club.club import ORGANISER
from cookietin.club.clubs import Clubs
from cookietin.engine.esc import esc
from cookietin.engine.log import SharedStore, StoreFailed
from cookietin.engine.texts import Mistake, figures
from cookietin.table import match as events
from cookietin.table.house import NOTICE_LENGTH
from cookietin.table.logs import FAILURES
from cookietin.table.match import PERSON, Declined, Event
from cookietin.table.messages import text_in
from cookietin.table.room import NoSuchCode, Room, code_in
from cookietin.table.table import Table
from cookietin.web import pages
from cookietin.web.clubs import clubs_of, page_of_pass
from cookietin.web.forms import form_of
from cookietin.web.guard import (
    beside,
    cookies_of,
    draw,
    fetch,
    find_table,
    give_back,
    html,
    is_secure,
    limit,
    reader_of,
    room_of,
    visitor_of,
)
from cookietin.web.load import Load, memory
from cookietin.web.look import TABLE
from cookietin.web.pages import Reader
from cookietin.web.reading import TooMuch

HOST_COOKIE = "host"
A_NIGHT = 12 * 3600
MARK = re.compile(r"([0-9]{1,12})\.[\w-]{1,60}", re.ASCII)  # until when, and that we said so
KEY_LENGTH = 100
MOST_LISTED = 200
HEADS = ("host-game", "table-code", "host-phase", "host-people", "host-opened", "host-last-move")
PHASES = {
    events.GATHERING: "host-gathering",
    events.RUNNING: "host-running",
    events.OVER: "host-over",
    events.STOPPED: "host-stopped",
}
A_MEGABYTE = 1024 * 1024
TABLE_LINK = re.compile(rf"(?:.*/t/)?({TABLE})(?![A-Za-z0-9_-]).*")


def mark_of(connection: HTTPConnection, until: int) -> str:
    """What this browser has got if it had the key: nobody else can use it, or learn the key."""
    key: str = connection.app.state.host_key
    about = f"host {until} {visitor_of(connection).key}"
    made = hmac.digest(key.encode(), about.encode(), "sha256")
    return f"{until}.{urlsafe_b64encode(made).decode().rstrip('=')}"


def is_host(connection: HTTPConnection) -> bool:
    """Has this browser given the key, tonight?"""
    given = cookies_of(connection.scope).get(HOST_COOKIE, "")
    found = MARK.fullmatch(given)
    if not connection.app.state.host_key or not found or int(found[1]) < time.time():
        return False
    return hmac.compare_digest(given.encode(), mark_of(connection, int(found[1])).encode())


async def host_page(request: Request) -> Response:
    """The page, or where its key is asked for; where there is no key, there is no page."""
    if not request.app.state.host_key:
        raise HTTPException(404)
    if not is_host(request):
        return html(key_page(reader_of(request)))
    return await show_page(request)


async def show_page(request: Request, problem: str = "", status: int = 200) -> Response:
    reader = reader_of(request)
    # how the language tells time
    await fetch(request.app.state, pages.prepare_tin, reader.language)
    return await draw(request, partial(page_of, reader, request, problem), status)


async def give_key(request: Request) -> Response:
    """Whoever has the key gets a cookie for tonight; there are few tries for all others."""
    state = request.app.state
    if not state.host_key:
        raise HTTPException(404)
    form = await form_of(request)
    limit(request, "wrong_keys", "too-many-keys")
    given, key = (
        hashlib.sha256(one.encode(errors="replace")).digest()
        for one in (form.get("key", "")[:KEY_LENGTH].strip(), state.host_key)
    )
    if not hmac.compare_digest(given, key):
        reader = reader_of(request)
        return html(key_page(reader, reader.say("host-key-wrong")), 403)
    give_back(request, "wrong_keys")
    response = RedirectResponse("/host", 303)
    mark, secure = mark_of(request, int(time.time()) + A_NIGHT), is_secure(request)
    response.set_cookie(
        HOST_COOKIE, mark, A_NIGHT, path="/host", secure=secure, httponly=True, samesite="strict"
    )
    return response


async def do_deed(request: Request) -> Response:
    """Do what the host wants, and show what came of it."""
    if not is_host(request) or request.path_params["deed"] not in DEEDS:
        raise HTTPException(404)
    form = await form_of(request)
    try:
        answer = await DEEDS[request.path_params["deed"]](request, form)
    except (TooMuch, StoreFailed):
        raise
    except Mistake as mistake:
        return await show_page(request, mistake.phrase.text(reader_of(request).language), 400)
    return answer or RedirectResponse("/host", 303)


async def end_table(request: Request, form: dict[str, str]) -> None:
    """End any table, in whichever process people look at it; they are told."""
    wanted = form.get("table", "").strip()[:200]
    found = TABLE_LINK.fullmatch(wanted)
    room = room_of(request)
    try:
        identity = found[1] if found else await room.by_code(wanted, beside(request))
    except NoSuchCode:  # that gathers people; one that plays is listed with its code, too
        playing = (one.match for one in room.tables.values() if one.match.code == code_in(wanted))
        identity = next((match.id for match in playing if not match.is_over), "")
        if not identity:
            raise
    table = await find_table(request, identity)

    def judge() -> list[Event]:
        if table.match.is_over:
            raise Declined("match-over")
        return [{"kind": events.ENDED}]

    await table.commit(judge)


async def close_house(request: Request, form: dict[str, str]) -> None:
    said = text_in(form, "said", NOTICE_LENGTH) if form.get("said", "").strip() else ""
    await room_of(request).house.close(said)
    await room_of(request).hear_host()


async def open_house(request: Request, form: dict[str, str]) -> None:
    await room_of(request).house.open()
    await room_of(request).hear_host()


async def find_organiser(request: Request, form: dict[str, str]) -> Response:
    """A pass with which somebody runs a tournament whose organiser has no way back."""
    code, clubs = form.get("club", "")[:20], clubs_of(request)
    identity = await clubs.by_code(code)
    if not identity:
        raise NoSuchCode("no-such-code", code=code.strip()[:12])
    given = await clubs.new_pass(identity, ORGANISER)
    club, reader = await clubs.find(identity), reader_of(request)
    return await draw(request, partial(page_of_pass, reader, club, ORGANISER, given))


DEEDS: dict[str, Callable[[Request, dict[str, str]], Awaitable[Response | None]]] = {
    "end": end_table,
    "close": close_house,
    "open": open_house,
    "organiser": find_organiser,
}


# What it shows


def key_page(reader: Reader, problem: str = "") -> str:
    say = reader.say
    told = f'<p class="problem" role="alert">{esc(problem)}</p>' if problem else ""
    body = f"""<h1>{esc(say("host-title"))}</h1><section class="card">{told}
<p>{esc(say("host-key-lead"))}</p>
<form method="post" action="/host" data-host-key class="row">
<label class="hidden" for="key">{esc(say("host-key"))}</label>
<input id="key" name="key" type="password" required maxlength="{KEY_LENGTH}" autocomplete="off"
 placeholder="{esc(say("host-key"))}"><button class="main">{esc(say("tin-open"))}</button>
</form></section>"""
    return pages.page(reader, say("host-title"), body, kind="narrow")


def page_of(reader: Reader, request: Request, problem: str = "") -> str:
    say, room, state = reader.say, room_of(request), request.app.state
    tables = [*room.tables.values()]
    limits = "".join(
        f"<tr><th>{one.name.replace('_', '-')}</th><td>{getattr(state.limits, one.name)}</td></tr>"
        for one in fields(state.limits)
    )
    body = f"""<h1>{esc(say("host-title"))}</h1>{pages.problem_card(problem)}
{doors(reader, room)}
<section class="card" id="load" data-live="/host"><h2>{esc(say("host-load"))}</h2>
{process_of(reader, room)}
<dl class="load">{"".join(load_of(reader, room, state.load, state.lines.open[""]))}</dl></section>
<section class="card" id="tables" data-live="/host">
<h2>{esc(say("host-tables"))} ({len(tables)})</h2>
{tables_of(reader, tables, places_in(reader, state.clubs))}</section>
<section class="card"><h2>{esc(say("table-end"))}</h2>
<form method="post" action="/host/end" class="row" {sure(reader, "table-end-sure", "table-end")}>
<label class="hidden" for="which">{esc(say("host-which"))}</label>
<input id="which" name="table" required maxlength="200" placeholder="{esc(say("host-which"))}"
 autocomplete="off" spellcheck="false"><button>{esc(say("table-end"))}</button></form></section>
<section class="card"><h2>{esc(say("host-organiser"))}</h2><p>{esc(say("host-organiser-lead"))}</p>
<form method="post" action="/host/organiser" class="row">
<label class="hidden" for="club">{esc(say("host-club"))}</label>
<input id="club" name="club" required maxlength="20" placeholder="{esc(say("host-club"))}"
 autocomplete="off" spellcheck="false"><button>{esc(say("host-organiser-go"))}</button>
</form></section>
<details class="card"><summary>{esc(say("host-limits"))}</summary>
<p class="quiet">{esc(say("host-limits-lead", command="cookietin serve --limit new-tables=60"))}</p>
<table class="plain">{limits}</table></details>
{pages.sure_dialog(reader)}"""
    return pages.page(reader, say("host-title"), body, kind="hosting")


def sure(reader: Reader, question: str, button: str) -> str:
    """What a form asks before it is sent."""
    return f'data-confirm="{esc(reader.say(question))}" data-go="{esc(reader.say(button))}"'


def doors(reader: Reader, room: Room) -> str:
    """Whether new tables are welcome, and the other way round."""
    say = reader.say
    if room.house.is_closed:
        said = f"<p>“{esc(room.house.said)}”</p>" if room.house.said else ""
        return f"""<section class="card"><h2>{esc(say("host-is-closed"))}</h2>{said}
<form method="post" action="/host/open"><button class="main">{esc(say("host-open"))}</button>
</form></section>"""
    asks = sure(reader, "host-close-sure", "host-close")
    return f"""<section class="card"><h2>{esc(say("host-is-open"))}</h2>
<p>{esc(say("host-close-lead"))}</p>
<form method="post" action="/host/close" class="row" {asks}>
<label class="hidden" for="said">{esc(say("host-said"))}</label>
<input id="said" name="said" maxlength="{NOTICE_LENGTH}" placeholder="{esc(say("host-said"))}"
 autocomplete="off"><button>{esc(say("host-close"))}</button></form></section>"""


def process_of(reader: Reader, room: Room) -> str:
    """Where several processes share the tables, each knows what happens in itself."""
    if not isinstance(room.store, SharedStore):
        return ""
    told = reader.say("host-process", name=room.store.name)
    return f'<p class="quiet">{esc(told)}</p>'


def load_of(reader: Reader, room: Room, load: Load, lines: int) -> Iterable[str]:
    """Numbers of this process, each with what it means."""
    number = partial(figures, language=reader.language)
    tables = room.tables.values()
    for key, value in (
        ("host-people", number(len(room.seated_devices))),
        ("host-watchers", number(sum(table.watchers for table in tables))),
        ("host-pages", number(lines)),
        ("host-moves", number(load.moves_per_second, places=1)),
        ("host-delay", f"{number(1000 * load.delay)} ms"),
        ("host-memory", f"{number(memory() / A_MEGABYTE)} MB"),
    ):
        yield f"<div><dt>{esc(reader.say(key))}</dt><dd>{esc(value)}</dd></div>"


def places_in(reader: Reader, clubs: Clubs) -> dict[str, str]:
    """Where the tables of tournaments are to be found, by their matches."""
    return {
        one.match: f"{club.code}, {reader.say('club-table', number=at)}"
        for club in clubs.clubs.values()
        for at, one in enumerate((club.rounds or [[]])[-1], 1)
    }


def tables_of(reader: Reader, tables: list[Table], places: Mapping[str, str]) -> str:
    """The tables in memory, those that were played at last first."""
    say = reader.say
    if not tables:
        return f"<p>{esc(say('host-no-tables'))}</p>"
    latest = sorted(tables, key=lambda one: (one.last_move, one.match.opened), reverse=True)
    heads = "".join(f"<th>{esc(say(key))}</th>" for key in HEADS)
    rows = "".join(
        row_of(reader, one, places.get(one.match.id, one.match.code))
        for one in latest[:MOST_LISTED]
    )
    return (
        f'<div class="scroll-x"><table class="plain"><thead><tr>{heads}<td></td></tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def row_of(reader: Reader, table: Table, place: str) -> str:
    """A table as somebody who walks past sees it: which one, how far, how many people."""
    match, say = table.match, reader.say
    try:
        title = pages.title_of(match.plug, reader.language)
    except FAILURES:  # of another's game
        title = match.plug.name
    people = sum(chair.kind == PERSON for chair in match.chairs)
    here = sum(match.chairs[seat].kind == PERSON and not table.is_gone(seat)
               for seat in range(len(match.chairs)))  # fmt: skip
    ago = partial(pages.how_long_ago, language=reader.language)
    end = "" if match.is_over else (
        f'<form method="post" action="/host/end" {sure(reader, "table-end-sure", "table-end")}>'
        f'<input type="hidden" name="table" value="{match.id}">'
        f'<button class="quiet">{esc(say("table-end"))}</button></form>'
    )  # fmt: skip
    cells = (
        title,
        place,
        say(PHASES[match.phase]),
        f"{here} / {people}",
        ago(match.opened),
        ago(table.last_move) or "–",
    )
    told = "".join(
        f'<td data-head="{esc(say(key))}">{esc(cell)}</td>'
        for key, cell in zip(HEADS, cells, strict=True)
    )
    return f"<tr>{told}<td>{end}</td></tr>"
