"""axe finds nothing on any page and at any table, in all colours and sizes that one can choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from starlette.routing import Match as RouteMatch
from starlette.routing import Route
from starlette.types import Scope

import cookietin
from cookietin.engine import registry
from web.conftest import PHONE, People, Server, resize
from web.served import HOST_KEY
from web.site import Site
from web.test_browser import violations
from web.test_everybody import ASIDE, SMALL, WINDOWS
from web.test_layout import seated
from web.test_matches import ANYBODY, SITTINGS, Sitting, near_the_end

browser, slow = pytest.mark.browser, pytest.mark.slow
USUAL: dict[str, Any] = {"color_scheme": "light", "forced_colors": "none"}
MEDIA: dict[str, dict[str, Any]] = {
    "light": USUAL,
    "dark": {**USUAL, "color_scheme": "dark"},
    "forced colours": {**USUAL, "forced_colors": "active"},
    "forced dark colours": {"color_scheme": "dark", "forced_colors": "active"},
}
SETTINGS = ("contrast", "larger")
SWITCH = "name => document.querySelector(`[data-setting=${name}]`).click()"
OPEN_ALL = """() => {
  for (const one of document.querySelectorAll("details")) one.open = one.checkVisibility();
}"""


def looks(page: Page) -> Iterator[str]:
    """The page in every look, one after the other; in the end it is as it was."""
    for name, media in MEDIA.items():
        page.emulate_media(**media)
        yield name
    page.emulate_media(**USUAL)
    for name in SETTINGS if page.locator(".settings").count() else ():
        page.evaluate(SWITCH, name)
        for scheme in ("light", "dark"):
            page.emulate_media(**MEDIA[scheme])
            yield f"{name}, {scheme}"
        page.emulate_media(**USUAL)
        page.evaluate(SWITCH, name)


# What lies on the tin itself and not on a card, and is not told apart from it: axe gives no verdict
# on words over a gradient.
FAINT_ON_TIN = """() => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = numbers(colour).map((one) => one / 255)
      .map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [more, less] = [light(one), light(other)].sort((a, b) => b - a);
    return (more + 0.05) / (less + 0.05);
  };
  const tin = getComputedStyle(document.body).backgroundImage.match(/rgb\\([^)]*\\)/g) ?? [];
  const isGround = (one) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    return backgroundImage !== "none" || (numbers(backgroundColor)[3] ?? 1) > 0.5;
  };
  const found = [];
  for (const one of document.querySelectorAll("main *")) {
    if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    let ground = one;
    while (ground !== document.body && !isGround(ground)) ground = ground.parentElement;
    if (ground !== document.body || !one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest("svg, .hidden")) continue;
    const { color } = getComputedStyle(one);
    if (tin.some((part) => contrast(color, part) < 4.5)) found.push(one.textContent.trim());
  }
  return tin.length ? found : ["there is no tin"];
}"""


def check(page: Page, *what: object) -> None:
    """With everything open that can be opened."""
    page.evaluate(OPEN_ALL)
    for look in looks(page):
        assert violations(page) == [], (*what, look)
        assert "forced" in look or page.evaluate(FAINT_ON_TIN) == [], (*what, look)


# The pages. Each way opens those of one route, one after the other, and says what they are.


Way = Callable[[Page, Server], Iterator[str]]
SEND = """([path, fields]) => {
  const form = Object.assign(document.createElement("form"), { method: "post", action: path });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement("input"), { name, value }));
  }
  document.body.append(form);
  form.submit();
}"""


def way_to(*paths: str) -> Way:
    """Pages that everybody can open."""

    def walk(page: Page, server: Server) -> Iterator[str]:
        for path in paths:
            page.goto(server.origin + path)
            yield path

    return walk


def post(page: Page, path: str, **fields: str) -> None:
    """Send a form, whatever its own page would ask for."""
    with page.expect_navigation():
        page.evaluate(SEND, [path, fields])


def open_host_page(page: Page, server: Server) -> None:
    page.goto(f"{server.origin}/host")
    post(page, "/host", key=HOST_KEY)
    expect(page.locator("[data-live]").first).to_be_visible()


def host_pages(page: Page, server: Server) -> Iterator[str]:
    page.goto(f"{server.origin}/host")
    yield "where the key is asked for"
    server.table(["Anna", "Ben"])
    open_host_page(page, server)
    yield "the host's page"


def wrong_key(page: Page, server: Server) -> Iterator[str]:
    page.goto(f"{server.origin}/host")
    post(page, "/host", key="wrong")
    yield "a wrong key"


def host_deeds(page: Page, server: Server) -> Iterator[str]:
    code = open_club(page, server)
    open_host_page(page, server)
    post(page, "/host/end", table="nowhere")
    yield "what the host cannot do"
    post(page, "/host/organiser", club=code)
    yield "a pass for an organiser"


def open_club(page: Page, server: Server) -> str:
    """A tournament of Anna's, in which she plays; its code."""
    page.goto(f"{server.origin}/club")
    post(page, "/club", game="goose", players="2", system="swiss", rounds="2")
    code = page.locator(".code").inner_text()
    post(page, f"{path_of(page)}/join", name="Anna")
    return code


def path_of(page: Page) -> str:
    return urlsplit(page.url).path


def wrong_club(page: Page, server: Server) -> Iterator[str]:
    page.goto(f"{server.origin}/club")
    post(page, "/club", game="goose", players="2", system="swiss", rounds="0")
    yield "a tournament of no rounds"


def club_pages(page: Page, server: Server) -> Iterator[str]:
    open_club(page, server)
    yield "a tournament that gathers people"
    join_and_start(page, server)
    yield "a tournament that is played"


def join_and_start(page: Page, server: Server) -> None:
    """Ben comes, too, with a browser of his own."""
    club = path_of(page)
    browser = page.context.browser
    assert browser
    with browser.new_context() as context:
        ben = context.new_page()
        ben.goto(server.origin + club)
        post(ben, f"{club}/join", name="Ben")
    post(page, f"{club}/start", known="0")


def club_screens(page: Page, server: Server) -> Iterator[str]:
    open_club(page, server)
    club = page.url
    page.goto(f"{club}/screen")
    yield "who has come, on a big screen"
    page.goto(club)
    join_and_start(page, server)
    page.goto(f"{club}/screen")
    yield "a tournament on a big screen"


def club_deeds(page: Page, server: Server) -> Iterator[str]:
    open_club(page, server)
    club = path_of(page)
    post(page, f"{club}/start", known="0")
    yield "a round that cannot begin"
    post(page, f"{club}/let-in", player="0")
    yield "a pass"


def next_round(page: Page, server: Server) -> Iterator[str]:
    open_club(page, server)
    page.goto(f"{page.url}/next?game=tock")
    yield "another game for the next round"


def wrong_next_round(page: Page, server: Server) -> Iterator[str]:
    open_club(page, server)
    post(page, f"{path_of(page)}/next", game="tock", known="0")
    yield "a round of another game that cannot begin"


def way_back_to_club(page: Page, server: Server) -> Iterator[str]:
    open_club(page, server)
    page.goto(str(page.locator(".way-back input").first.get_attribute("value")))
    yield "a way back to a tournament"


def way_back_to_table(page: Page, server: Server) -> Iterator[str]:
    page.goto(server.origin + server.table(["Anna", "Ben"]))
    page.goto(str(page.locator(".way-back input").first.get_attribute("value")))
    yield "a way back to a table"


def wrong_table(page: Page, server: Server) -> Iterator[str]:
    page.goto(f"{server.origin}/new/cookie-box")
    post(
        page, "/new/cookie-box", players="2", seat_0="me", name_0="Ben", seat_1="here", name_1="Ben"
    )
    yield "two people of one name"


def first_puzzles(page: Page, server: Server) -> Iterator[str]:
    page.goto(f"{server.origin}/puzzles")
    firsts = page.eval_on_selector_all("[href$='/1']", "links => links.map((one) => one.pathname)")
    assert firsts
    yield from way_to(*firsts)(page, server)


def records_of_others(page: Page, server: Server) -> Iterator[str]:
    record = registry.plug("goose").folder / "records/home.tin"
    page.goto(server.origin)
    post(page, "/replay", record=record.read_text("utf-8"))
    yield "somebody's record"


GAMES = cookietin.names()
PAGES: dict[str, Way] = {
    "GET /": way_to("/", "/?tables=all"),
    "GET /about": way_to("/about"),
    "GET /host": host_pages,
    "POST /host": wrong_key,
    "POST /host/{deed}": host_deeds,
    "GET /club": way_to("/club", "/club?game=tock"),
    "POST /club": wrong_club,
    "GET /club/{club:club}": club_pages,
    "GET /club/{club:club}/screen": club_screens,
    "GET /club/{club:club}/next": next_round,
    "POST /club/{club:club}/next": wrong_next_round,
    "GET /club/{club:club}/return/{token:way}": way_back_to_club,
    "POST /club/{club:club}/{deed}": club_deeds,
    "GET /join": way_to("/join", "/join?code=ABCDE"),
    "GET /new/{game}": way_to(*(f"/new/{game}" for game in GAMES)),
    "POST /new/{game}": wrong_table,
    "GET /rules/{game}": way_to(*(f"/rules/{game}" for game in GAMES)),
    "GET /puzzles": way_to("/puzzles"),
    "GET /puzzles/{game}/{number:int}": first_puzzles,
    "POST /replay": records_of_others,
    "GET /t/{table:identity}/return/{token:token}": way_back_to_table,
}
# What people see at the other addresses is no page.
NO_PAGES = {
    **dict.fromkeys(["GET /health", "GET /metrics"], "text for programs"),
    **dict.fromkeys(
        [
            "GET /cover/{language}/{game}.svg", "GET /scene/{language}/{game}.svg",
            "GET /t/{table:identity}/board.svg",
        ],
        "a picture in a page, which tells what is on it",
    ),
    **dict.fromkeys(
        [
            "GET /manifest/{language}.webmanifest", "GET /puzzles/{game}/{number:int}/play",
            "POST /replay/frames", "GET /t/{table:identity}/replay/frames",
            "GET /t/{table:identity}/draws", "GET /t/{table:identity}/chances",
        ],
        "JSON, from which a page that is looked at takes what it shows",
    ),
    **dict.fromkeys(
        ["GET /club/{club:club}/results.csv", "GET /t/{table:identity}/record"],
        "a file to keep",
    ),
    **dict.fromkeys(
        [
            "POST /language", "POST /level", "POST /forget",
            "POST /club/{club:club}/return/{token:way}",
            "POST /t/{table:identity}/return/{token:token}",
        ],
        "it leads on to a page that is looked at",
    ),
}  # fmt: skip


def route_of(method: str, path: str) -> str:
    """The route that answers."""
    scope: Scope = {"type": "http", "method": method, "path": path, "root_path": ""}
    found = next(
        one for one in ROUTES if isinstance(one, Route) and one.matches(scope)[0] == RouteMatch.FULL
    )
    return f"{method} {found.path}"


ROUTES = Site().app.routes


def test_every_page_of_the_tin_is_looked_at_or_is_none() -> None:
    routes = {
        f"{method} {route.path}"
        for route in ROUTES
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    seen = [*PAGES, *AT_TABLES, *NO_PAGES]
    assert sorted(seen) == sorted(routes)


@browser
@slow
@pytest.mark.parametrize("route", PAGES)
def test_axe_finds_nothing_on_any_page_in_any_colours(
    route: str, server: Server, people: People
) -> None:
    method, _, _ = route.partition(" ")
    page = people("Anna", size=PHONE)
    for what in PAGES[route](page, server):
        assert route_of(method, path_of(page)) == route, what
        check(page, what)


OFTEN = ("GET /club/{club:club}/screen", "GET /puzzles/{game}/{number:int}")


@browser
@pytest.mark.parametrize(
    "route", [pytest.param(route, marks=[slow] * (route not in OFTEN)) for route in PAGES]
)
def test_in_a_small_window_every_page_can_be_read_and_pressed(
    route: str, server: Server, people: People
) -> None:
    page = people("Anna", size=PHONE)
    for what in PAGES[route](page, server):
        page.evaluate(OPEN_ALL)
        for window, size in WINDOWS.items():
            resize(page, size)
            assert page.evaluate(SMALL) == [], (what, window)
            assert page.evaluate(ASIDE) == [], (what, window)
        resize(page, PHONE)


@browser
def test_words_that_lie_on_the_tin_itself_can_be_read(server: Server, people: People) -> None:
    page = people("Anna", size=PHONE)
    club = "/club?game=goose"
    rules = (f"/rules/{game}" for game in GAMES)
    for path in ("/", "/about", "/new/tock", "/puzzles", club, "/join?code=ABCDE", *rules):
        page.goto(server.origin + path)
        for look in ("light", "dark"):
            page.emulate_media(**MEDIA[look])
            assert page.evaluate(FAINT_ON_TIN) == [], (path, look)


@browser
@slow
def test_axe_finds_nothing_where_there_is_no_page_in_any_colours(
    server: Server, people: People
) -> None:
    check(people("Anna", "/nowhere", size=PHONE))


@browser
@slow
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_table_in_any_colours(
    game: str, server: Server, people: People
) -> None:
    chairs = ["Anna", *["open"] * (registry.plug(game).players[-1] - 1)]
    gathering = people("Anna", server.table(chairs, game), size=PHONE)
    check(gathering, "before it begins")
    gathering.context.close()
    page = seated(game, server, people, PHONE)
    check(page, "in the middle")
    page.keyboard.press("w")
    expect(page.locator("#words :is(ul, table)").first).to_be_visible()
    check(page, "the board in words")


@browser
@slow
def test_axe_finds_nothing_while_the_line_is_lost_in_any_colours(
    server: Server, people: People
) -> None:
    page = people("Anna", server.table(["Anna", "Ben"]), size=PHONE)
    server.kill()
    expect(page.locator("#line")).to_be_visible()
    check(page)


@browser
@slow
@pytest.mark.parametrize("sitting", SITTINGS[:1] + SITTINGS[2:], ids=lambda one: one.game)
def test_axe_finds_nothing_at_the_end_and_after_it_in_any_colours(
    sitting: Sitting, server: Server, people: People
) -> None:
    path = server.table_at(near_the_end(sitting), list(sitting.chairs))
    devices = dict.fromkeys(who.split("/")[0] for who in sitting.chairs if who != "bot")
    pages = [people(name, path, size=PHONE) for name in devices]
    for seed, page in enumerate(pages, 1):
        page.evaluate(ANYBODY, seed)
    expect(pages[0].locator("#end .why")).to_be_visible(timeout=240_000)
    check(pages[0], "at the end")
    pages[0].goto(f"{pages[0].url}/replay")
    expect(pages[0].locator("[data-go=play]")).to_be_visible()
    check(pages[0], "watched again")


AT_TABLES: dict[str, Callable[..., None]] = {
    "GET /t/{table:identity}": test_axe_finds_nothing_at_any_table_in_any_colours,
    "GET /t/{table:identity}/replay": test_axe_finds_nothing_at_the_end_and_after_it_in_any_colours,
}
