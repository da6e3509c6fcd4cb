"""The server: pages, and a socket for everyone looking at a table."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from starlette.applications import Starlette
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Match as RouteMatch
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import Scope

from cookietin.club.clubs import PASS_LENGTH, Clubs
from cookietin.engine import registry
from cookietin.engine.log import SharedStore, Store, StoreFailed
from cookietin.engine.plug import Plug
from cookietin.engine.position import Refused
from cookietin.engine.protocol import NOTHING, SPECTATOR
from cookietin.engine.puzzles import Puzzle, puzzles_of
from cookietin.engine.texts import LANGUAGES, Mistake, Phrase
from cookietin.table.logs import FAILURES
from cookietin.table.match import BOT, OPEN, PERSON, Chair, Match
from cookietin.table.messages import TEXT_LENGTH, name_in, text_in
from cookietin.table.room import NoSuchCode, Room, code_in
from cookietin.table.seats import expect_bot, keep_names_apart, know_way, seat_behind
from cookietin.table.table import Bots, Table, Times, Viewer
from cookietin.table.turns import Turns
from cookietin.web import advice as advice_of
from cookietin.web import (
    board,
    clubs,
    host,
    install,
    lessons,
    pages,
    projector,
    puzzles,
    replay,
)
from cookietin.web import chances as chances_of
from cookietin.web.company import LEVEL_COOKIE, level_in
from cookietin.web.files import A_YEAR, LASTING, Files, version
from cookietin.web.forms import MOST_BODY, form_of, game_in, read
from cookietin.web.frames import Frames
from cookietin.web.guard import (
    DEVICE_COOKIE,
    LANGUAGE_COOKIE,
    Guard,
    beside,
    cookies_of,
    draw,
    drawing,
    error_answer,
    fetch,
    fetch_texts,
    find_again,
    find_table,
    give_back,
    html,
    is_secure,
    language_of,
    limit,
    limit_a_day,
    limit_new_tables,
    reader_of,
    room_of,
    small_number,
    visitor_of,
)
from cookietin.web.limits import Limits, Rates
from cookietin.web.line import Lines, socket
from cookietin.web.load import Load
from cookietin.web.look import TABLE, look_at
from cookietin.web.metrics import health, metrics
from cookietin.web.pages import Reader
from cookietin.web.reading import REBUILT, REBUILT_OF_ONE, WAITING, Pause, ReadingRoom, TooMuch
from cookietin.web.replay import Film, Moment, Shelf
from cookietin.web.squeeze import squeeze
from cookietin.web.turns import Drawing, Showing

MOST_MINE, ALL_MINE = 12, 60  # tables on the first page, and where somebody wants to see older ones
T = TypeVar("T")
# Only what holds no secret: the length of a compressed page can betray what stands in it.
SQUEEZED = [Middleware(GZipMiddleware, minimum_size=1000)]


class Identity(StringConvertor):
    """The id of a table in an address; what has another shape is no page of ours."""

    regex = TABLE


class Token(Identity):
    """The token of a return link."""

    regex = "[A-Za-z0-9_-]{24}"


class ClubIdentity(Identity):
    """The id of a club's evening: shorter than a table's."""

    regex = "[A-Za-z0-9_-]{12}"


class WayBack(Identity):
    """The token of a link back to a club's evening, or a pass."""

    regex = f"{Token.regex}|[A-Z0-9]{{{PASS_LENGTH}}}"


register_url_convertor("identity", Identity())
register_url_convertor("token", Token())
register_url_convertor("club", ClubIdentity())
register_url_convertor("way", WayBack())


def make_app(
    store: Store,
    bots: Bots,
    times: Times | None = None,
    language: str = "",
    limits: Limits | None = None,
    network: str = "",
    base_url: str = "",
    metrics_key: str = "",
    own_bots: tuple[str, ...] = (),
    host_key: str = "",
) -> Starlette:
    """The whole tin: where it keeps things, who plays for the bots, what strangers get.

    `network` is this machine's address for others, where `localhost` would lead them astray;
    `base_url` the public one, if there is one; `own_bots` are those of the host, which `bots` know.
    """
    limits, rates = limits or Limits(), Rates()
    room = Room(store, bots, times or Times(), limits.tables, limits.watchers, own_bots)
    reading = ReadingRoom(limits, rates, limits.uploads, WAITING)
    rebuilding = ReadingRoom(limits, rates, REBUILT, REBUILT_OF_ONE)
    reviews = chances_of.Reviews()
    load = Load(room.tally)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with contextlib.suppress(StoreFailed):  # then it is asked for again
            app.state.signing = await store.secret(DEVICE_COOKIE)
        if isinstance(store, SharedStore):
            room.share(store)
        registry.plugs()  # which are imported now, and not while somebody waits
        await room.hear_host()
        beside_all = [asyncio.create_task(one) for one in (room.look_around(), load.watch())]
        yield
        for task in beside_all:
            task.cancel()
        reviews.close()
        reading.close()
        rebuilding.close()

    routes = [
        Route("/", tin),
        Route("/about", about),
        Route("/health", health),
        Route("/metrics", metrics),
        Route("/host", host.host_page),
        Route("/host", host.give_key, methods=["POST"]),
        Route("/host/{deed}", host.do_deed, methods=["POST"]),
        Route("/cover/{language}/{game}.svg", cover, middleware=SQUEEZED),
        Route("/manifest/{language}.webmanifest", manifest, middleware=SQUEEZED),
        Route("/scene/{language}/{game}.svg", scene, middleware=SQUEEZED),
        Route("/club", clubs.new_page),
        Route("/club", clubs.open_club, methods=["POST"]),
        Route("/club/{club:club}", clubs.club_page),
        Route("/club/{club:club}/screen", clubs.screen),
        Route("/club/{club:club}/results.csv", clubs.results),
        Route("/club/{club:club}/next", clubs.next_page),
        Route("/club/{club:club}/next", clubs.start_next, methods=["POST"]),
        Route("/club/{club:club}/return/{token:way}", clubs.return_page),
        Route("/club/{club:club}/return/{token:way}", clubs.come_back, methods=["POST"]),
        Route("/club/{club:club}/{deed}", clubs.do_deed, methods=["POST"]),
        Route("/language", set_language, methods=["POST"]),
        Route("/level", set_level, methods=["POST"]),
        Route("/forget", forget, methods=["POST"]),
        Route("/join", join),
        Route("/new/{game}", new_table),
        Route("/new/{game}", make_table, methods=["POST"]),
        Route("/rules/{game}", rules, middleware=SQUEEZED),
        Route("/puzzles", all_puzzles),
        Route("/puzzles/{game}/{number:int}", puzzle_page),
        Route("/puzzles/{game}/{number:int}/play", puzzle_play, middleware=SQUEEZED),
        Route("/replay", replay_upload, methods=["POST"]),
        Route("/replay/frames", upload_frames, methods=["POST"], middleware=SQUEEZED),
        Route("/t/{table:identity}", table_page),
        Route("/t/{table:identity}/board.svg", board_picture, middleware=SQUEEZED),
        Route("/t/{table:identity}/record", record),
        Route("/t/{table:identity}/draws", draws),
        Route("/t/{table:identity}/chances", chances),
        Route("/t/{table:identity}/replay", replay_table),
        Route("/t/{table:identity}/replay/frames", table_frames, middleware=SQUEEZED),
        Route("/t/{table:identity}/return/{token:token}", return_page),
        Route("/t/{table:identity}/return/{token:token}", take_seat, methods=["POST"]),
        WebSocketRoute("/t/{table:identity}/ws", socket),
        # Scripts import each other by relative addresses: those of one version stay together.
        Mount("/static", routes=[Mount(f"/{version()}", Files(directory=install.STATIC))]),
    ]
    # What else goes wrong in a page, the guard answers.
    missing = {HTTPException: on_missing}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=missing)
    app.add_middleware(Guard, store=store, limits=limits, rates=rates)
    app.state.room = room
    app.state.language = language
    app.state.asset = version()
    app.state.limits = limits
    app.state.rates = rates
    app.state.reading = reading
    app.state.rebuilding = rebuilding
    app.state.lines = Lines(limits)
    app.state.shelf = Shelf()
    app.state.proofs = puzzles.Proofs()
    app.state.drawing = Drawing(rates)
    app.state.showing = Showing(limits.lines)
    app.state.advising = Turns(advice_of.AT_ONCE)
    app.state.reviews = reviews
    app.state.fetched = {}
    app.state.under_way = Counter()
    app.state.signing = b""
    app.state.network = network
    app.state.base_url = base_url
    app.state.metrics_key = metrics_key
    app.state.host_key = host_key
    app.state.clubs = Clubs(room)
    app.state.load = load
    return app


# Who asks


def device(request: HTTPConnection) -> str:
    return visitor_of(request).device


async def on_missing(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "too-big" if error.status_code == 413 else "no-such-page"
    return error_answer(request.scope, error.status_code, key)


# Pages


async def tin(request: Request) -> Response:
    language = language_of(request)
    await fetch(request.app.state, pages.prepare_tin, language)
    wants_all = request.query_params.get("tables") == "all"
    most = ALL_MINE if wants_all else MOST_MINE
    found = await room_of(request).tables_of(device(request), most + 1, beside(request))
    mine = pages.Mine(found[:most], device(request), len(found) > most, wants_all)
    evenings = clubs.my_clubs(reader_of(request), await clubs.clubs_here(request))
    told = (*bots_for(request), room_of(request).house.notice, evenings)
    show = partial(pages.tin, reader_of(request), mine, *told)
    return await draw(request, show)


async def cover(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    await fetch(request.app.state, pages.prepare_tin, language)
    lid = pages.lid(await plug_of(request), language)
    if isinstance(lid, Phrase):
        raise Mistake(lid.key, **lid.variables)
    return Response(lid.picture, headers=LASTING, media_type="image/svg+xml")


async def manifest(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    await fetch(request.app.state, pages.prepare, language)
    text = install.manifest(language, request.app.state.asset)
    return Response(text, media_type="application/manifest+json")


async def scene(request: Request) -> Response:
    """What the rules of a game are illustrated with; a page shows parts of it."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    plug = await plug_of(request)
    await fetch(request.app.state, lessons.prepare_scene, plug.name, language)
    found = lessons.scene_of(plug, language)
    if not found.picture:
        raise HTTPException(404)
    return Response(found.picture, headers=LASTING, media_type="image/svg+xml")


async def about(request: Request) -> Response:
    await fetch(request.app.state, pages.prepare_tin, language_of(request))
    return await draw(request, lambda: pages.about_page(reader_of(request)))


async def rules(request: Request) -> Response:
    plug = await plug_of(request)
    await fetch(request.app.state, lessons.prepare_scene, plug.name, language_of(request))
    return await draw(request, lambda: pages.rules_page(reader_of(request), plug))


async def all_puzzles(request: Request) -> Response:
    sound = []
    for plug in registry.plugs():
        try:
            await fetch_texts(request, plug)
            await fetch(request.app.state, puzzles.prepare, plug.name)
            sound.append(plug)
        except FAILURES as error:  # the others have theirs
            registry.trouble(plug.name, error)
    return await draw(request, lambda: puzzles.list_page(reader_of(request), sound))


async def puzzle_of(request: Request) -> Puzzle:
    plug, number = await plug_of(request), request.path_params["number"]
    await fetch(request.app.state, puzzles.prepare, plug.name)
    found = puzzles_of(plug)[number - 1 : number]
    if not found:
        raise HTTPException(404)
    return found[0]


async def puzzle_page(request: Request) -> Response:
    puzzle, number = await puzzle_of(request), request.path_params["number"]
    return await draw(request, lambda: puzzles.puzzle_page(reader_of(request), puzzle.plug, number))


async def puzzle_play(request: Request) -> Response:
    """What comes of some moves, or why a tap is none; worked out beside the event loop."""
    puzzle, asked, language = await puzzle_of(request), request.query_params, language_of(request)
    proofs, said, taps = request.app.state.proofs, asked.get("line", ""), asked.get("taps", "")
    if max(len(said), len(taps)) > puzzles.MOST_LINE:
        raise HTTPException(404)
    line = said.split(puzzles.BETWEEN) if said else []

    def work_out(pause: Pause) -> dict[str, Any]:
        with proofs.turn:
            proof = proofs.of(puzzle, pause)
            if taps:
                return puzzles.why_not(puzzle, proof, line, taps.split(), language)
            return puzzles.answer(puzzle, proof, line, language)

    try:
        told = await read(request, work_out)
    except Refused:
        raise HTTPException(404) from None  # no page of ours sends what is not on offer
    return JSONResponse(told, headers={"Cache-Control": "no-store"})


async def set_language(request: Request) -> Response:
    form = await form_of(request)
    to = form.get("to", "/")
    near = (to, to.rpartition("/")[0])  # a page that answers a form stands below its own address
    response = RedirectResponse(next((one for one in near if is_page(request, one)), "/"), 303)
    if form.get("language") in LANGUAGES:
        secure = is_secure(request)
        language = form["language"]
        response.set_cookie(LANGUAGE_COOKIE, language, A_YEAR, samesite="lax", secure=secure)
    return response


def is_page(request: Request, path: str) -> bool:
    """Is this an address of ours that a browser can open?"""
    scope: Scope = {"type": "http", "method": "GET", "path": path, "root_path": ""}
    return any(route.matches(scope)[0] == RouteMatch.FULL for route in request.app.routes)


def bots_for(request: Request) -> tuple[str, tuple[str, ...]]:
    """The bot that this device wants to play against, and those of the host."""
    own = room_of(request).own_bots
    return level_in(cookies_of(request.scope), own), own


async def set_level(request: Request) -> Response:
    """Remember on this device against whom it wants to play."""
    form = await form_of(request)
    response = RedirectResponse("/#levels", 303)  # where it was chosen
    chosen = {LEVEL_COOKIE: form.get("level", "")}
    level = level_in(chosen, room_of(request).own_bots)
    if level:
        secure = is_secure(request)
        response.set_cookie(LEVEL_COOKIE, level, A_YEAR, samesite="lax", secure=secure)
    return response


async def forget(request: Request) -> Response:
    """Tables leave the list of this device; nothing else happens to them."""
    limit(request, "joins", "too-many-requests")
    form = await form_of(request)
    tables = re.findall(TABLE, form.get("tables", ""))
    for identity in tables[:ALL_MINE]:
        await room_of(request).forget(device(request), identity)
    return RedirectResponse("/", 303)


async def join(request: Request) -> Response:
    """Go to the table of a code, or of a link that somebody pasted; else ask again."""
    code = request.query_params.get("code", "")
    if link := re.search(f"/t/({TABLE})(?![A-Za-z0-9_-])", code):
        return RedirectResponse(f"/t/{link[1]}", 303)
    limit(request, "wrong_codes", "too-many-wrong-codes")
    evenings: Clubs = request.app.state.clubs
    if club := await evenings.by_pass(code):
        give_back(request, "wrong_codes")
        return RedirectResponse(f"/club/{club}/return/{code_in(code, PASS_LENGTH)}", 303)
    if club := await evenings.by_code(code):
        give_back(request, "wrong_codes")
        return RedirectResponse(f"/club/{club}", 303)
    try:
        identity = await room_of(request).by_code(code, beside(request))
    except NoSuchCode as mistake:
        reader = reader_of(request)
        problem = mistake.phrase.text(reader.language)
        return await draw(request, lambda: pages.wrong_code(reader, problem, code), 404)
    give_back(request, "wrong_codes")
    return RedirectResponse(f"/t/{identity}", 303)


async def plug_of(request: Request) -> Plug:
    name = request.path_params["game"]
    try:
        plug = registry.plug(name)
    except Mistake as mistake:
        if mistake.phrase.key == "unknown-game":
            raise HTTPException(404) from None
        raise
    request.scope["game"] = plug.name
    await fetch_texts(request, plug)
    return plug


async def new_table(request: Request) -> Response:
    plug = await plug_of(request)
    wanted = small_number(request.query_params.get("players", ""))
    players = wanted if wanted in plug.players else plug.usual_players
    chosen = {name: one for name, one in request.query_params.items() if name.startswith("opt_")}
    level, own = bots_for(request)
    show = partial(pages.new_table, chosen=chosen, level=level, own_bots=own)
    return await draw(request, lambda: show(reader_of(request), plug, players))


async def make_table(request: Request) -> Response:
    plug, form = await plug_of(request), await form_of(request, MOST_BODY)
    reader, me = reader_of(request), device(request)
    level, own = bots_for(request)
    try:
        game = await game_in(request, plug, form)
        chairs = [chair(plug, form, seat, me, level, own) for seat in range(game.players)]
        own_dice, advice = form.get("own_dice") == "on", form.get("advice") == "on"
        text = text_in(form, "stir", TEXT_LENGTH) if "stir" in form else ""
        for seat, one in enumerate(chairs):
            if one.name:
                keep_names_apart(chairs, seat, one.name)
        limit_new_tables(request)
        room = room_of(request)
        table = await room.open(game, chairs, me, own_dice=own_dice, advice=advice, text=text)
    except (TooMuch, StoreFailed):
        raise
    except Mistake as mistake:
        problem = mistake.phrase.text(reader.language)
        wanted = small_number(form.get("players", ""))
        players = wanted if wanted in plug.players else plug.usual_players
        page = partial(pages.new_table, reader, plug, players, problem, form, level, own)
        return await draw(request, page, 400)
    return RedirectResponse(f"/t/{table.match.id}", 303)


async def settle(request: Request, match: Match, key: str, work: Callable[[Pause], T]) -> T:
    """What is known of a match that is over, for a whole household at once; else it is read."""
    return work(lambda: None) if match.has_settled(key) else await read(request, work)


def chair(
    plug: Plug, form: dict[str, str], seat: int, me: str, level: str, own: tuple[str, ...]
) -> Chair:
    """Who sits at a seat of a new table; where no bot is named, the one this device likes."""
    wish = form.get(f"seat_{seat}", "me" if seat == 0 else "bot")
    given = form.get(f"name_{seat}", "").strip()
    name = name_in({"name": given}) if given else ""
    if wish in ("me", "here"):
        return Chair(PERSON, name, [me])
    if wish == OPEN:
        return Chair(OPEN)
    if wish == BOT:
        return Chair(BOT, name, bot=level or plug.levels.newcomer)
    expect_bot(wish, plug, own)
    return Chair(BOT, name, bot=wish)


async def table_of(request: HTTPConnection) -> Table:
    table = await find_table(request, request.path_params["table"])
    request.scope["game"] = table.match.plug.name
    await fetch_texts(request, table.match.plug)
    return await find_again(request, table)


async def table_page(request: Request) -> Response:
    table, reader = await table_of(request), reader_of(request)
    visitor = visitor_of(request)
    ways = {}
    for seat in table.match.seats_of(visitor.device):
        token = visitor.way_back(table.match.id, seat)
        if await know_way(table, visitor.device, seat, token):
            ways[seat] = token
    viewer = Viewer(visitor.device, lambda: None)
    club = await request.app.state.clubs.of_table(table.match.id)

    async with drawing(request):
        frames = Frames(table, viewer, reader.language, reader.origin)
        shown = pages.table_page(reader, table, frames, ways, club)
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            return html(squeeze(*shown), vary="Accept-Encoding", content_encoding="gzip")
        return html(shown.html, vary="Accept-Encoding")


async def board_picture(request: Request) -> Response:
    """The board as everybody may see it, to be looked at from afar."""
    table, language = await table_of(request), language_of(request)

    def draw_board() -> str:
        return board.whole_picture(look_at(table, Viewer("", lambda: None), language, ""))

    async with drawing(request):
        found = table.match.once(("image", language), draw_board)
    return Response(found, headers={"Cache-Control": "no-store"}, media_type="image/svg+xml")


async def record(request: Request) -> Response:
    """The record: whole at the end, before that as the seat of this device may know it."""
    table = await table_of(request)
    seats = table.match.seats_of(device(request))
    seat = seats[0] if len(seats) == 1 else SPECTATOR
    name = f"{table.match.plug.name}-{table.match.code}.tin"
    return Response(
        await settle(request, table.match, "record", lambda pause: table.match.record(seat)),
        media_type="text/plain; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )


async def draws(request: Request) -> Response:
    """What chance could have given at each draw, for a page that checks them; once it is over."""
    match = (await table_of(request)).match
    return json_answer(await settle(request, match, "draws", match.draws_listed))


async def chances(request: Request) -> Response:
    """How the chance to win went in a match that is over, once the bots have gone through it."""
    table = await table_of(request)
    match, adviser, reviews = table.match, table.bots_think, request.app.state.reviews
    if not match.is_over:
        raise HTTPException(404)
    address, language = visitor_of(request).address, language_of(request)
    moments: list[chances_of.Moment] | None = []
    told: dict[str, Any] = {"later": True}
    if adviser is not None and match.position.outcome is not None:
        moments = reviews.find(match)
        if moments is None and reviews.has_room(match, address):
            try:
                limit(request, "reviews", "too-many-reviews")
                reviews.begin(match, adviser, address)
            except TooMuch as much:  # the page says so, and asks again
                told["html"] = chances_of.refusal(much.phrase.text(language))
    if moments is not None:
        async with drawing(request):
            told = {"html": chances_of.html(match, moments, language)}
    return JSONResponse(told, headers={"Cache-Control": "no-store"})


async def replay_table(request: Request) -> Response:
    table = await table_of(request)
    if not table.match.is_over:
        return RedirectResponse(f"/t/{table.match.id}", 303)
    film, seats = replay.film_of(table.match), table.match.seats_of(device(request))
    own = seats[0] if len(seats) == 1 else NOTHING
    show = partial(projector.replay_page, back=table.match)
    return await replay_page(request, request.query_params, lambda pause: film, show, own, True)


async def replay_upload(request: Request) -> Response:
    form, text = await record_in(request)
    most = request.app.state.limits.record_moves
    show = partial(projector.replay_page, record=text)
    return await replay_page(request, form, partial(replay.film_in, text, most), show)


async def record_in(request: Request) -> tuple[dict[str, str], str]:
    """A posted form, and the record in it."""
    form = await form_of(request, MOST_BODY)
    return form, form.get("record", "").replace("\r\n", "\n")


async def replay_page(
    request: Request,
    asked: Mapping[str, str],
    make_film: Callable[[Pause], Film],
    show: Callable[[Reader, Moment], str],
    own: int = NOTHING,
    is_ours: bool = False,
) -> Response:
    """The page of a replay at the moment that is asked for, in the view that is asked for."""
    at, reader = max(0, small_number(asked.get("at", ""))), reader_of(request)

    def draw_page(pause: Pause) -> str:
        film = make_film(pause)
        view = replay.view_named(film.game, asked.get("of", ""), own)
        return show(reader, replay.moment_of(film, view, reader.language, at, pause))

    return html(await read(request, draw_page, is_ours))


async def table_frames(request: Request) -> Response:
    shelf, asked = request.app.state.shelf, request.query_params
    part = tuple(small_number(asked.get(name, "")) for name in ("from", "to"))
    key = (request.path_params["table"], language_of(request), part, asked.get("of", ""))
    found = shelf.find(key)  # drawn once, for a whole household
    if found is None:
        table = await table_of(request)
        if not table.match.is_over:
            raise HTTPException(404)
        film = replay.film_of(table.match)
        found = (await frames_of(request, asked, lambda pause: film, True)).encode()
        shelf.keep(key, found)
    return json_answer(found)


async def upload_frames(request: Request) -> Response:
    form, text = await record_in(request)
    most = request.app.state.limits.record_moves
    return json_answer(await frames_of(request, form, partial(replay.film_in, text, most)))


async def frames_of(
    request: Request,
    asked: Mapping[str, str],
    make_film: Callable[[Pause], Film],
    is_ours: bool = False,
) -> str:
    """Some moments of a replay, for its page to play."""
    start, until = (small_number(asked.get(name, "")) for name in ("from", "to"))
    language = language_of(request)

    def draw_frames(pause: Pause) -> str:
        film, view = make_film(pause), asked.get("of", "")
        if view not in replay.views_of(film.game) or not 0 <= start < min(until, film.last + 1):
            raise HTTPException(404)
        return replay.chunk_of(film, view, language, start, until, pause)

    return await read(request, draw_frames, is_ours)


def json_answer(found: str | bytes) -> Response:
    """What is JSON already; nobody keeps it."""
    return Response(found, headers={"Cache-Control": "no-store"}, media_type="application/json")


async def return_page(request: Request) -> Response:
    table, token = await table_of(request), request.path_params["token"]
    seat = seat_behind(table, token)
    if seat == NOTHING:
        raise HTTPException(404)
    return await draw(request, lambda: pages.return_page(reader_of(request), table, seat, token))


async def take_seat(request: Request) -> Response:
    await form_of(request)
    limit(request, "joins", "too-many-joins")
    limit_a_day(request, "moves_per_day", "too-many-moves-today")
    table, me = await table_of(request), device(request)
    token = request.path_params["token"]
    if seat_behind(table, token) == NOTHING:
        raise HTTPException(404)
    answer = await table.do(me, {"do": "take-back", "token": token})
    if not answer.ok and answer.phrase is not None:
        raise Mistake("because", reason=answer.phrase)
    await room_of(request).remember(me, table)
    return RedirectResponse(f"/t/{table.match.id}", 303)
