"""The pages of a tournament: for those who come, for the organiser, and for a big screen.

They hold what everybody in the room may know: names, results, and boards as those who watch see
them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from cookietin.club.club import ORGANISER, Club, Seating
from cookietin.club.clubs import (
    MOST_ROUNDS,
    PASS_SECONDS,
    TIE,
    VOID,
    Clubs,
    choice_of,
    expect_host,
)
from cookietin.club.pairing import ROBIN, SWISS, Standing
from cookietin.engine import registry
from cookietin.engine.esc import esc
from cookietin.engine.log import StoreFailed
from cookietin.engine.plug import Plug
from cookietin.engine.protocol import SPECTATOR
from cookietin.engine.texts import Mistake
from cookietin.table.logs import FAILURES
from cookietin.table.match import Declined
from cookietin.table.messages import NAME_LENGTH
from cookietin.table.room import Listed, Room
from cookietin.web import pages
from cookietin.web.elements import emblem, qr, score_name
from cookietin.web.forms import MOST_BODY, form_of, game_in
from cookietin.web.guard import (
    admit_rebuilding,
    draw,
    drawing,
    fetch,
    fetch_texts,
    find_table,
    give_back,
    language_of,
    limit,
    limit_a_day,
    limit_new_tables,
    reader_of,
    room_of,
    small_number,
    visitor_of,
)
from cookietin.web.pages import Reader
from cookietin.web.reading import TooMuch

USUAL_ROUNDS = 4
BOARDS, LARGE_BOARDS = 6, 4  # at a time on a big screen; with more than two people at each
BEST = 10  # places on it
AT_TABLES = ("bot", "bye", "settle")  # deeds for which a table is opened


def clubs_of(request: Request) -> Clubs:
    clubs: Clubs = request.app.state.clubs
    return clubs.at_expense_of(partial(find_table, request))


async def club_of(request: Request) -> Club:
    club = await clubs_of(request).find(request.path_params["club"])
    await fetch_games(request, club)
    return club


async def fetch_games(request: Request, club: Club) -> None:
    """The texts of all games that are played."""
    for game in club.games:
        await fetch_texts(request, registry.plug(game))


async def clubs_here(request: Request) -> list[Club]:
    """The tournaments of a device, with the texts of their games."""
    found = []
    for club in await clubs_of(request).of_device(visitor_of(request).device):
        with suppress(*FAILURES):  # of another's game: the tin opens all the same
            await fetch_games(request, club)
            found.append(club)
    return found


async def new_page(request: Request) -> Response:
    return await show_new(request, dict(request.query_params))


async def show_new(
    request: Request, chosen: Mapping[str, str], problem: str = "", status: int = 200
) -> Response:
    """The form for a tournament, of the game and the number of people that are asked for."""
    plugs, plug = await games_to_choose(request, chosen)
    show = partial(page_to_open, reader_of(request), plugs, plug, chosen, problem)
    return await draw(request, show, status)


async def games_to_choose(
    request: Request, chosen: Mapping[str, str], usual: str = ""
) -> tuple[list[Plug], Plug]:
    """All games for a round, and the one that is asked for."""
    await fetch(request.app.state, pages.prepare_tin, language_of(request))
    games = {one.name: one for one in registry.plugs() if sizes_of(one)}
    first = games.get(usual, next(iter(games.values())))
    plug = games.get(chosen.get("game", ""), first)
    await fetch_texts(request, plug)
    return [*games.values()], plug


def sizes_of(plug: Plug) -> list[int]:
    """How many people can sit at a table of a tournament."""
    return [count for count in plug.players if count > 1]


async def open_club(request: Request) -> Response:
    form = await form_of(request, MOST_BODY)
    me, rounds = visitor_of(request).device, small_number(form.get("rounds", ""))
    try:
        game = await game_in(request, registry.plug(form.get("game", "")[:40]), form)
        limit_new_tables(request)
        own_dice, system = form.get("own_dice") == "on", form.get("system", "")
        club = await clubs_of(request).open(game, system, rounds, me, own_dice)
    except (TooMuch, StoreFailed):
        raise
    except Mistake as mistake:
        return await show_new(request, form, mistake.phrase.text(language_of(request)), 400)
    return RedirectResponse(f"/club/{club.id}", 303)


async def club_page(request: Request) -> Response:
    return await show_club(request)


async def show_club(request: Request, problem: str = "", status: int = 200) -> Response:
    club, visitor, clubs = await club_of(request), visitor_of(request), clubs_of(request)
    ways = {}
    with suppress(Mistake):  # the page is shown all the same
        for place in club.places_at(visitor.device):
            token = visitor.way_back(club.id, place)
            if await clubs.know_way(club, visitor.device, place, token):
                ways[place] = token
        await clubs.take_seat(club, visitor.device)
    if club.is_host(visitor.device):
        await look_at_tables(request, club)
    stuck = {one.match for one in club.in_play if clubs.is_stuck(one.match)}
    show = partial(page_of, reader_of(request), club, visitor.device, ways, stuck, problem)
    return await draw(request, show, status)


async def look_at_tables(request: Request, club: Club) -> None:
    """Find out which tables do not open, for the organiser to settle."""
    room, broken = room_of(request), clubs_of(request).broken
    for match in (one.match for one in club.in_play):
        if match not in room.tables and match not in broken:
            try:
                await find_table(request, match)
            except (TooMuch, StoreFailed):
                return  # there is another look in a few seconds
            except Mistake as mistake:
                if mistake.phrase.key != "room-full":
                    broken[match] = None


async def next_page(request: Request) -> Response:
    """Where the organiser chooses what is played next."""
    return await show_next(request, dict(request.query_params))


async def show_next(
    request: Request, chosen: Mapping[str, str], problem: str = "", status: int = 200
) -> Response:
    club = await club_of(request)
    expect_host(club, visitor_of(request).device)
    if club.in_play or club.is_over:
        return RedirectResponse(f"/club/{club.id}", 303)
    plugs, plug = await games_to_choose(request, chosen, club.latest.game)
    show = partial(page_of_next, reader_of(request), club, plugs, plug, chosen, problem)
    return await draw(request, show, status)


async def start_next(request: Request) -> Response:
    """The organiser starts a round of the game that they have chosen."""
    form, identity = await form_of(request, MOST_BODY), request.path_params["club"]
    clubs, me = clubs_of(request), visitor_of(request).device
    limit(request, "joins", "too-many-joins")
    limit_a_day(request, "moves_per_day", "too-many-moves-today")
    admit = partial(limit_a_day, request, "new_tables_per_day", "too-many-tables-today")
    try:
        expect_host(await clubs.find(identity), me)  # with the last results
        game = await game_in(request, registry.plug(form.get("game", "")[:40]), form)
        choice = choice_of(game, form.get("own_dice") == "on")
        await clubs.start_round(identity, me, small_number(form.get("known", "")), admit, choice)
    except (TooMuch, StoreFailed):
        raise
    except Mistake as mistake:
        give_back(request, "moves_per_day")  # nothing is longer
        return await show_next(request, form, mistake.phrase.text(language_of(request)), 400)
    return RedirectResponse(f"/club/{identity}", 303)


async def return_page(request: Request) -> Response:
    """Where a link or a pass leads: somebody says that it is them."""
    token = request.path_params["token"]
    limit(request, "wrong_codes", "too-many-wrong-codes")
    club, player = await clubs_of(request).behind(request.path_params["club"], token)
    give_back(request, "wrong_codes")
    await fetch_games(request, club)
    return await draw(request, partial(page_to_return, reader_of(request), club, player, token))


async def come_back(request: Request) -> Response:
    await form_of(request)
    limit(request, "joins", "too-many-joins")
    limit(request, "wrong_codes", "too-many-wrong-codes")
    limit_a_day(request, "moves_per_day", "too-many-moves-today")
    identity, token = request.path_params["club"], request.path_params["token"]
    await clubs_of(request).come_back(identity, visitor_of(request).device, token)
    give_back(request, "wrong_codes")
    return RedirectResponse(f"/club/{identity}", 303)


async def screen(request: Request) -> Response:
    club = await club_of(request)
    for seating in club.in_play:  # people may play there in another process
        with suppress(Mistake):  # a table that does not open leaves the others on the screen
            await find_table(request, seating.match)
    return await draw(request, partial(screen_of, reader_of(request), club, room_of(request)))


async def results(request: Request) -> Response:
    club = await club_of(request)
    async with drawing(request):
        listed = club.csv()
    name = "tournament" if len(club.games) > 1 else club.games[0]
    return Response(
        f"\ufeff{listed}",  # by which spreadsheets know that it is UTF-8
        media_type="text/csv; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="{name}-{club.code}.csv"',
            "Cache-Control": "no-store",
        },
    )


async def do_deed(request: Request) -> Response:
    """What somebody wants of a tournament; the page says why not."""
    identity, deed = request.path_params["club"], request.path_params["deed"]
    form, me, clubs = await form_of(request), visitor_of(request).device, clubs_of(request)
    limit(request, "joins", "too-many-joins")
    limit_a_day(request, "moves_per_day", "too-many-moves-today")
    number = {name: small_number(form.get(name, "")) for name in ("player", "known", "seat")}
    admit = partial(limit_a_day, request, "new_tables_per_day", "too-many-tables-today")
    match = form.get("match", "")[:24]
    if deed in AT_TABLES:
        admit_rebuilding(request)  # before anything is written
    try:
        if deed == "join":
            await clubs.join(identity, me, dict(form), partial(limit_newcomers, request))
        elif deed == "start":
            await clubs.find(identity)  # with the last results
            await clubs.start_round(identity, me, number["known"], admit)
        elif deed in ("away", "back"):
            await clubs.set_away(identity, me, number["player"], deed == "away")
        elif deed in ("open", "close"):
            await clubs.set_open(identity, me, deed == "open")
        elif deed == "newcomers-away":
            await clubs.put_newcomers_out(identity, me)
        elif deed == "let-in":
            return await show_pass(request, number["player"])
        elif deed == "bot":
            await clubs.replace_by_bot(identity, me, match, number["seat"])
        elif deed == "bye":
            await clubs.give_bye(identity, me, match, number["seat"])
        elif deed == "settle":
            await clubs.settle(identity, me, match, form.get("result", ""))
        else:
            raise HTTPException(404)
    except (TooMuch, StoreFailed):
        raise
    except Mistake as mistake:
        give_back(request, "moves_per_day")  # nothing is longer
        return await show_club(request, mistake.phrase.text(language_of(request)), 400)
    return RedirectResponse(f"/club/{identity}", 303)


def limit_newcomers(request: Request) -> None:
    """Admit one more to a tournament; an address that has many devices does not fill it at once."""
    state, what = request.app.state, "joins_per_tournament"
    who = f"{visitor_of(request).address} {request.path_params['club']}"
    if early := state.rates.take(what, who, getattr(state.limits, what)):
        raise TooMuch("too-many-newcomers", early)


async def show_pass(request: Request, player: int) -> Response:
    """A pass for somebody's other device, shown once: nobody keeps it."""
    identity, me = request.path_params["club"], visitor_of(request).device
    code = await clubs_of(request).hand_out(identity, me, player)
    show = partial(page_of_pass, reader_of(request), await club_of(request), player, code)
    return await draw(request, show)


# What they show


def my_clubs(reader: Reader, clubs: Sequence[Club]) -> str:
    """What leads back to a tournament from the first page."""
    rows = [
        f'<li><a class="button" href="/club/{club.id}"><b>{esc(title_of(reader, club))}</b> '
        f"<small>{esc(pages.how_long_ago(club.opened, reader.language))}</small>"
        f"<span>{esc(round_told(reader, club))}</span></a></li>"
        for club in clubs
    ]
    return pages.card_of("mine-list", reader.say("tin-clubs"), rows)


def round_told(reader: Reader, club: Club) -> str:
    """Which round it is, or how many have come so far."""
    if not club.rounds:
        return reader.say("club-here", count=len(club.here))
    number, of = len(club.rounds), club.most_rounds
    if len(club.games) == 1:
        return reader.say("club-round", number=number, of=of)
    game = game_title(reader, club.latest.game)
    return reader.say("club-round-game", number=number, of=of, game=game)


def page_to_open(
    reader: Reader, plugs: Sequence[Plug], plug: Plug, chosen: Mapping[str, str], problem: str
) -> str:
    """A game first; then how it is played, and by how many at a table."""
    say, size = reader.say, size_in(chosen, plug)
    systems = {SWISS: say("club-swiss"), ROBIN: say("club-robin")}
    rounds = esc(chosen.get("rounds", str(USUAL_ROUNDS))[:3])
    body = f"""<h1>{esc(say("club-title"))}</h1>{pages.problem_card(problem)}
<section class="card"><p>{esc(say("club-lead"))}</p>
{game_choice(reader, plugs, plug, "/club")}</section>
<form method="post" action="/club" class="new">{chosen_game(reader, plug, size)}
<section class="card"><div class="field tall">
<label for="system">{esc(say("club-system"))}</label><select id="system" name="system">
{pages.options_of(systems, chosen.get("system", SWISS))}</select></div>
<div class="field tall"><label for="rounds">{esc(say("club-rounds"))}</label>
<input id="rounds" name="rounds" type="number" min="1" max="{MOST_ROUNDS}" value="{rounds}"></div>
</section>{pages.options_card(reader, plug, size, chosen, say("club-rules"), bool(problem))}
<div class="bottom"><button class="main wide">{esc(say("club-open"))}</button></div></form>
<script type="module" src="/static/{reader.asset}/new.js"></script>"""
    return pages.page(reader, say("club-title"), body, kind="narrow")


def size_in(chosen: Mapping[str, str], plug: Plug) -> int:
    """How many sit at a table, if somebody has said it."""
    wanted, sizes = small_number(chosen.get("players", "")), sizes_of(plug)
    return wanted if wanted in sizes else sizes[0]


def game_choice(reader: Reader, plugs: Sequence[Plug], plug: Plug, path: str) -> str:
    say, titles = reader.say, {}
    for one in plugs:
        found = pages.lid(one, reader.language)
        if isinstance(found, pages.Lid):
            titles[one.name] = found.title
    return f"""<form method="get" action="{path}" class="field tall">
<label for="game">{esc(say("club-game"))}</label>
<select id="game" name="game" data-submit>{pages.options_of(titles, plug.name)}</select>
<noscript><button>{esc(say("tin-go"))}</button></noscript></form>"""


def chosen_game(reader: Reader, plug: Plug, size: int) -> str:
    """What a form sends of the game, and links to one for more people at a table, or for fewer."""
    title, asked = reader.say("club-size"), f"game={plug.name}&amp;"
    counts = pages.counts_card(title, sizes_of(plug), size, asked)
    return f"""<input type="hidden" name="game" value="{plug.name}">
<input type="hidden" name="players" value="{size}">{counts}"""


def page_of_next(
    reader: Reader,
    club: Club,
    plugs: Sequence[Plug],
    plug: Plug,
    chosen: Mapping[str, str],
    problem: str,
) -> str:
    """For the organiser: the game of the next round, and how it is played."""
    say, number, path = reader.say, len(club.rounds), f"/club/{club.id}/next"
    latest = {"players": str(club.latest.size)} if plug.name == club.latest.game else {}
    size, title = size_in({**latest, **chosen}, plug), say("club-another")
    start = say("club-start", number=number + 1, of=club.most_rounds)
    rules = pages.options_card(reader, plug, size, chosen, say("club-rules"), bool(problem))
    body = f"""<h1>{esc(title)}</h1>{pages.problem_card(problem)}
<section class="card">{game_choice(reader, plugs, plug, path)}</section>
<form method="post" action="{path}" class="new">
<input type="hidden" name="known" value="{number}">{chosen_game(reader, plug, size)}{rules}
<div class="bottom"><button class="main wide">{esc(start)}</button></div></form>
<script type="module" src="/static/{reader.asset}/new.js"></script>"""
    return pages.page(reader, title, body, kind="narrow")


def rules_of(reader: Reader, club: Club) -> str:
    """How the game is played here, where that is not as usual."""
    say, plug = reader.say, registry.plug(club.latest.game)
    told = pages.options_told(reader, plug, club.latest.options)
    if club.latest.own_dice:
        told.append(say("new-own-dice"))
    if not told:
        return ""
    return pages.card_of("rules", say("club-rules"), [f"<li>{esc(one)}</li>" for one in told])


def game_title(reader: Reader, game: str) -> str:
    return pages.title_of(registry.plug(game), reader.language)


def title_of(reader: Reader, club: Club) -> str:
    """What it is called: by its game, if there is one."""
    title = reader.say("club-title")
    return (
        title
        if len(club.games) > 1
        else reader.say("named", name=title, told=game_title(reader, club.latest.game))
    )


def page_of(
    reader: Reader,
    club: Club,
    device: str,
    ways: Mapping[int, str],
    stuck: Collection[str],
    problem: str = "",
) -> str:
    """The page of a tournament for everybody.

    `ways` are tokens of one's own links back, `stuck` the matches that do not go on.
    """
    say, title = reader.say, title_of(reader, club)
    player, is_host = club.player_at(device), club.is_host(device)
    asks = "" if club.is_over or player is not None else name_form(reader, club)
    if asks and club.is_closed and not is_host:
        asks = "" if problem else f'<p class="card">{esc(refusal(reader, "club-closed"))}</p>'
    elif asks and is_host:
        too = esc(say("club-join-too"))
        asks = f'<details class="card"><summary>{too}</summary>{asks}</details>'
    elif asks:
        asks = f'<section class="card">{asks}</section>'
    link = f"{reader.origin}/club/{club.id}"
    way_in = "" if club.is_over or club.is_closed else (
        f'<section class="card invitation"><div><p class="quiet">{esc(say("club-come"))}</p>'
        f'<p class="code">{esc(club.code)}</p></div>{qr(link, say("table-qr"))}</section>'
    )  # fmt: skip
    links = (
        f'<p class="row"><a class="button" href="/club/{club.id}/screen">{esc(say("club-screen"))}'
        f'</a><a class="button" href="/club/{club.id}/results.csv" download>'
        f"{esc(say('club-csv'))}</a></p>"
    )
    comes_first = not club.rounds and (is_host or player is None)
    first, last = (way_in, "") if comes_first else ("", way_in)
    body = f"""<h1>{esc(title)}</h1>{pages.problem_card(problem)}{asks}{first}
<div id="club" data-live="/club/{club.id}">
{own_place(reader, club, player)}{organiser(reader, club, is_host)}
{round_of(reader, club, is_host, stuck)}{standings_of(reader, club)}{by_game(reader, club)}
{people_of(reader, club, is_host)}{rules_of(reader, club)}</div>
{last}{links}{ways_back(reader, club, ways)}{pages.sure_dialog(reader)}"""
    return pages.page(reader, title, body, kind="club")


def ways_back(reader: Reader, club: Club, ways: Mapping[int, str]) -> str:
    """Links that are somebody's alone, in case they lose their cookie or change their device."""
    say, found = reader.say, ""
    for place, token in ways.items():
        who = say("club-organiser") if place == ORGANISER else club.name(place)
        lead = say("club-return-host" if place == ORGANISER else "club-return")
        path = f"/club/{club.id}/return/{token}"
        found += pages.link_back(
            reader, path, say("named", name=say("table-return"), told=who), lead
        )
    return f'<section class="card">{found}</section>' if found else ""


def page_to_return(reader: Reader, club: Club, player: int, token: str) -> str:
    say, title = reader.say, title_of(reader, club)
    label = say("club-go-on-host")
    if player != ORGANISER:
        label = say("club-go-on", name=club.name(player))
    body = f"""<h1>{esc(title)}</h1><section class="card center">
<form method="post" action="/club/{club.id}/return/{esc(token)}">
<button class="main">{esc(label)}</button></form></section>"""
    return pages.page(reader, title, body, kind="narrow")


def page_of_pass(reader: Reader, club: Club, player: int, code: str) -> str:
    """To be shown to somebody who has another device."""
    say, half = reader.say, len(code) // 2
    title = say("club-pass-host")
    if player != ORGANISER:
        title = say("club-pass-title", name=club.name(player))
    lead = say("club-pass-lead", minutes=PASS_SECONDS // 60)
    link = f"{reader.origin}/join?code={code}"
    body = f"""<h1>{esc(title)}</h1><section class="card invitation pass"><div>
<p>{esc(lead)}</p><p class="code">{code[:half]} {code[half:]}</p></div>
{qr(link, say("table-qr"))}</section>
<p class="row"><a class="button main" href="/club/{club.id}">{esc(say("club-title"))}</a></p>"""
    return pages.page(reader, title, body, kind="club")


def name_form(reader: Reader, club: Club) -> str:
    say = reader.say
    return f"""<form method="post" action="/club/{club.id}/join" class="row">
<label class="hidden" for="name">{esc(say("table-your-name"))}</label>
<input id="name" name="name" required maxlength="{NAME_LENGTH}" autocomplete="nickname"
 placeholder="{esc(say("table-your-name"))}">
<button class="main">{esc(say("club-join"))}</button></form>"""


def refusal(reader: Reader, key: str) -> str:
    """What the tournament says to somebody who may not, before they try."""
    return Declined(key).phrase.text(reader.language)


def own_place(reader: Reader, club: Club, player: int | None) -> str:
    """What somebody who has come does now."""
    if player is None:
        return ""
    say, name = reader.say, club.name(player)
    mine = club.table_of(player)
    if mine is not None:
        told = (
            f'<a class="button main wide" data-own-table href="/t/{mine.match}">'
            f"{esc(say('club-to-table'))}</a>"
        )
    elif club.is_over:
        told = f"<p>{esc(say('club-over'))}</p>"
    elif club.players[player].is_put_out:
        told = f"<p>{esc(refusal(reader, 'club-put-out'))}</p>"
    elif club.in_play and player in club.byes[-1]:
        told = f"<p>{esc(say('club-bye'))}</p>"
    else:
        told = f"<p>{esc(say('club-wait'))}</p>"
    return f'<section class="card"><h2>{esc(say("club-you", name=name))}</h2>{told}</section>'


def organiser(reader: Reader, club: Club, is_host: bool) -> str:
    """What the organiser can do next."""
    say, number = reader.say, len(club.rounds)
    if not is_host:
        return ""
    if club.in_play:
        told = f"<p>{esc(say('club-still', count=len(club.in_play)))}</p>"
    elif club.is_over:
        told = f"<p>{esc(say('club-over'))}</p>"
    else:
        about = {"number": number + 1, "of": club.most_rounds}
        label = say("club-start", **about)
        if len(club.games) > 1:
            label = say("club-start-game", game=game_title(reader, club.latest.game), **about)
        told = (
            f'<div class="row"><form method="post" action="/club/{club.id}/start">'
            f'<input type="hidden" name="known" value="{number}">'
            f'<button class="main">{esc(label)}</button></form>'
            f'<a class="button" href="/club/{club.id}/next">{esc(say("club-another"))}</a></div>'
        )
    head = say("club-here", count=len(club.here))
    return f'<section class="card"><h2>{esc(head)}</h2>{told}{door(reader, club)}</section>'


def door(reader: Reader, club: Club) -> str:
    """For the organiser: whether anybody else can join, and what to do about those who have."""
    if club.is_over:
        return ""
    say = reader.say
    deed, label = ("open", "club-reopen") if club.is_closed else ("close", "club-close")
    forms = (
        f'<form method="post" action="/club/{club.id}/{deed}">'
        f'<button class="quiet">{esc(say(label))}</button></form>'
    )
    if club.is_closed and club.newcomers:
        sure = say("club-newcomers-sure", count=len(club.newcomers))
        go = esc(say("club-newcomers"))
        forms += (
            f'<form method="post" action="/club/{club.id}/newcomers-away" '
            f'data-confirm="{esc(sure)}" data-go="{go}"><button class="quiet">{go}</button></form>'
        )
    return f'<div class="row">{forms}</div>'


def round_of(reader: Reader, club: Club, is_host: bool, stuck: Collection[str]) -> str:
    """The tables of the round, with their results as they come."""
    if not club.rounds:
        return ""
    say = reader.say
    rows = "".join(
        table_row(reader, club, at, seating, is_host, seating.match in stuck)
        for at, seating in enumerate(club.rounds[-1], 1)
    )
    byes = [club.name(one) for one in club.byes[-1]]
    waiting = f"<li><b>{esc(say('club-byes'))}</b> {esc(', '.join(byes))}</li>" if byes else ""
    return (
        f'<section class="card"><h2>{esc(round_told(reader, club))}</h2>'
        f'<ul class="tables-of-round">{rows}{waiting}</ul></section>'
    )


def table_row(
    reader: Reader, club: Club, at: int, seating: Seating, is_host: bool, is_stuck: bool
) -> str:
    say = reader.say
    is_running = not seating.points
    told = f'<p class="problem">{esc(say("club-stuck"))}</p>' if is_stuck else ""
    settling = settle_form(reader, club, seating, is_stuck) if is_host and is_running else ""
    people = []
    for seat, player in enumerate(seating.players):
        got = f" <b>{halves(seating.points[seat])}</b>" if seating.points else ""
        deeds = absent(reader, club, seating, seat) if is_host and is_running else ""
        people.append(f"<li>{emblem(seat)}<span>{esc(club.name(player))}{got}</span>{deeds}</li>")
    return (
        f'<li><a href="/t/{seating.match}">{esc(say("club-table", number=at))}</a>'
        f"<ul>{''.join(people)}</ul>{told}{settling}</li>"
    )


def settle_form(reader: Reader, club: Club, seating: Seating, is_stuck: bool) -> str:
    """For the organiser: what came of a table that does not come to an end by itself."""
    say = reader.say
    results = {
        str(seat): say("club-won", name=club.name(player))
        for seat, player in enumerate(seating.players)
    }
    results |= {TIE: say("club-tie"), VOID: say("club-void")}
    label, choices = say("club-settle"), pages.options_of(results, TIE)
    return f"""<details class="settle"{" open" if is_stuck else ""}><summary>{esc(label)}</summary>
<form method="post" action="/club/{club.id}/settle" class="row"
 data-confirm="{esc(say("club-settle-sure"))}" data-go="{esc(label)}">
<input type="hidden" name="match" value="{seating.match}">
<select name="result" aria-label="{esc(say("club-result"))}">{choices}</select>
<button class="quiet">{esc(label)}</button></form></details>"""


def absent(reader: Reader, club: Club, seating: Seating, seat: int) -> str:
    """For the organiser: what to do about somebody who has not come."""
    say, name = reader.say, club.name(seating.players[seat])
    deeds = {"bot": ("club-bot", "club-bot-sure")}
    if len(seating.players) == 2:
        deeds["bye"] = ("club-no-show", "club-bye-sure")
    forms = "".join(
        f'<form method="post" action="/club/{club.id}/{deed}" '
        f'data-confirm="{esc(say(question, name=name))}" '
        f'data-go="{esc(say(label))}">'
        f'<input type="hidden" name="match" value="{seating.match}">'
        f'<input type="hidden" name="seat" value="{seat}">'
        f'<button class="quiet">{esc(say(label))}</button></form>'
        for deed, (label, question) in deeds.items()
    )
    return f"<details><summary>{esc(say('club-absent'))}</summary>{forms}</details>"


def halves(points: int) -> str:
    """Points as people write them: 2½."""
    whole, half = divmod(points, 2)
    return f"{whole or ('' if half else '0')}{'½' if half else ''}"


def standings_of(reader: Reader, club: Club, most: int = 0) -> str:
    if not club.rounds:
        return ""
    listed = club.standings
    table = standings_table(reader, club, listed[: most or len(listed)])
    title = esc(reader.say("club-standings"))
    return f'<section class="card standings"><h2>{title}</h2>{table}</section>'


def by_game(reader: Reader, club: Club) -> str:
    """How everybody stands in each game, where there are several."""
    if len(club.games) == 1:
        return ""
    tables = "".join(
        f'<details id="in-{game}"><summary>{esc(game_title(reader, game))}</summary>'
        f"{standings_table(reader, club, club.standings_in(game))}</details>"
        for game in club.games
    )
    title = esc(reader.say("club-by-game"))
    return f'<section class="card standings"><h2>{title}</h2>{tables}</section>'


def standings_table(reader: Reader, club: Club, listed: Sequence[Standing]) -> str:
    rows = "".join(
        f"<tr><td>{one.place}</td><th>{esc(club.name(one.player))}</th>"
        f"<td>{halves(one.points)}</td><td>{halves(one.tie_break)}</td></tr>"
        for one in listed
    )
    keys = ("club-name", "club-points", "club-tie-break")
    heads = "".join(f"<th>{esc(reader.say(key))}</th>" for key in keys)
    return (
        f'<table class="plain"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody>'
        "</table>"
    )


def people_of(reader: Reader, club: Club, is_host: bool) -> str:
    """Who has come; the organiser can let somebody sit out, or in again on another device."""
    say = reader.say
    if club.rounds and not is_host:
        return ""
    rows = []
    for player, one in enumerate(club.players):
        if one.is_put_out and not is_host:
            continue
        deeds = {"back": "club-back"} if one.is_away else {"away": "club-away"}
        deeds["let-in"] = "club-let-in"
        forms = "".join(
            f'<form method="post" action="/club/{club.id}/{deed}">'
            f'<input type="hidden" name="player" value="{player}">'
            f'<button class="quiet">{esc(say(label))}</button></form>'
            for deed, label in deeds.items()
            if is_host and not club.is_over
        )
        name = f"<s>{esc(one.name)}</s>" if one.is_away else esc(one.name)
        rows.append(f"<li><span>{name}</span>{forms}</li>")
    title = f"{say('club-people')} ({len(rows)})"
    return pages.card_of("people", title, rows)


def screen_of(reader: Reader, club: Club, room: Room) -> str:
    """All tables of the round, the standings and the way in, for everybody in the room."""
    say, title = reader.say, title_of(reader, club)
    link = f"{reader.origin}/club/{club.id}"
    boards = "".join(
        board_of(reader, club, room, at, seating)
        for at, seating in enumerate((club.rounds or [[]])[-1], 1)
    )
    names = "".join(f"<li>{esc(club.name(one))}</li>" for one in club.here)
    most, kind = (BOARDS, "") if club.latest.size == 2 else (LARGE_BOARDS, " large")
    shown = (
        f'<ul class="boards{kind}" data-boards="{most}">{boards}</ul>'
        if club.rounds
        else f'<ul class="names">{names}</ul>'
    )
    come = say("club-come-to", address=reader.origin.removeprefix("https://"))
    way_in = f"""<section class="card invitation"><p>{esc(come)}</p>{qr(link, say("table-qr"))}
<p class="code">{esc(club.code)}</p></section>"""
    body = f"""<div id="screen" data-live="/club/{club.id}/screen" class="screen">
<h1>{esc(title)}{f" – {esc(round_told(reader, club))}" if club.rounds else ""}</h1>
{shown}<aside>{standings_of(reader, club, BEST)}
{"" if club.is_over or club.is_closed else way_in}</aside></div>"""
    return pages.page(reader, title, body, kind="on-screen")


def board_of(reader: Reader, club: Club, room: Room, at: int, seating: Seating) -> str:
    """A board as everybody may see it, and who plays; its address changes when it does."""
    table = room.tables.get(seating.match)
    seen = table.match.seen[SPECTATOR] if table and not seating.points else "end"
    told, score = dict(enumerate(map(halves, seating.points))), ""
    if table and not told:
        told = {seat: str(points) for seat, points in Listed.of(table.match, 0).scores}
        score = score_name(table.match.plug, reader.language) if told else ""
    people = "".join(
        f"<li>{emblem(seat)}<span>{esc(club.name(player))}</span><b>{told.get(seat, '')}</b></li>"
        for seat, player in enumerate(seating.players)
    )
    done = " done" if seating.points else ""
    return (
        f'<li id="board-{seating.match}" class="card{done}"><div class="picture">'
        f'<img src="/t/{seating.match}/board.svg?{seen}" alt=""></div>'
        f"<h2>{esc(reader.say('club-table', number=at))}<small>{esc(score)}</small></h2>"
        f"<ul>{people}</ul></li>"
    )
