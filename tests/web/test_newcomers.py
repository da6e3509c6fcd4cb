"""What somebody stumbled over who had never seen the tin, on a small phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import cookietin
from cookietin.engine import draw, registry
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.web.install import STATIC
from web.conftest import People, Server
from web.site import Person, Site

SMALL_PHONE = ViewportSize(width=360, height=740)

SCORES = {
    "goose": "Square",
    "tock": "Home",
    "cookie-party": "Points",
    "cookie-box": "Points",
    "cookie-addict": "Cookies",
    "dots-and-boxes": "Boxes",
}


@pytest.mark.parametrize("game", cookietin.names())
def test_a_score_has_the_name_that_the_game_gives_it(anna: Person, game: str) -> None:
    """At the table and in the list of one's own tables."""
    name = SCORES[game]
    page = anna.get(anna.make_table(game, players=str(registry.plug(game).usual_players))).text
    assert f'<span class="score"><small>{name}</small> 0</span>' in page
    mine = re.findall(r'<section class="card mine-list">.*?</section>', anna.get("/").text)[0]
    has_told = not registry.plug(game).manners.has_secret_scores
    assert (f"{name}: " in mine) == has_told
    assert ">Score<" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_has_a_name_in_every_language(language: str) -> None:
    for game in cookietin.names():
        assert speaker(registry.plug(game).package, language)("score")


def test_a_game_that_does_not_name_its_score_has_one_all_the_same(
    site: Site, crumbs_is_known: None
) -> None:
    anna = site.person("nl")
    assert "<small>Score</small> 0" in anna.get(anna.make_table("crumbs", players="2")).text


def test_larger_pieces_are_as_much_larger_as_games_reckon_with() -> None:
    """Games say what may grow, and how far it would reach; the stylesheet lets it grow."""
    sheet = (STATIC / "tin.css").read_text("utf-8")
    (enlarged,) = re.findall(r"^\.enlarged \{(.*?)\}", sheet, re.MULTILINE)
    factors = {name: float(value) for name, value in re.findall(r"--(\w+): ([\d.]+)", enlarged)}
    assert factors == draw.GROWTH


# With a finger


def play(server: Server, people: People, game: str, language: str = "en") -> Page:
    """A first match on a small phone, with the first tip."""
    path = server.table(["Anna", "Guest"], game, **({"first": 0} if game != "cookie-party" else {}))
    page = people("Anna", path, size=SMALL_PHONE, language=language, touch=True, coached=True)
    page.wait_for_selector(".tip")
    return page


def dismiss_tips(page: Page) -> None:
    expect(page.locator(".player.away")).to_have_count(1)  # later nothing brings another tip
    while page.locator(".tip").count():
        page.locator(".tip button").click()


@pytest.mark.browser
def test_puzzles_and_tournaments_are_seen_before_any_scrolling(people: People) -> None:
    page = people("Anna", size=SMALL_PHONE, touch=True)
    for path in ("/puzzles", "/club"):
        expect(page.locator(f'a[href="{path}"]')).to_be_in_viewport(ratio=1)


COVERED = """() => {
  const boxOf = (one) => document.querySelector(one).getBoundingClientRect();
  const [tip, board] = [boxOf(".tip"), boxOf("#board")];
  return tip.width * tip.height / (board.width * board.height);
}"""
# How far a tail comes out of its bubble.
TAIL = """() => {
  const tip = document.querySelector(".tip");
  const { width, rotate } = getComputedStyle(tip.querySelector(".tail"));
  const [x, y] = [Math.cos, Math.sin].map((of) => Math.abs(of(parseFloat(rotate) * Math.PI / 180)));
  return parseFloat(width) - Math.min(tip.offsetWidth / 2 / x, tip.offsetHeight / 2 / y);
}"""


@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_tip_leaves_the_board_in_sight(
    language: str, server: Server, people: People
) -> None:
    for game in ("cookie-party", "cookie-box"):
        page = play(server, people, game, language)
        assert page.evaluate(COVERED) < 0.3, game
        assert page.evaluate(TAIL) < 60, game


# A tip for which there is no room beside its thing, in the middle of all others; where its frame is
# seen, and where the thing.
SHOW_FROM_AFAR = f"""async () => {{
  const middle = (one) => {{
    const {{ x, y, width, height }} = one.getBoundingClientRect();
    return {{ x: x + width / 2, y: y + height / 2, isSeen: width > 0 }};
  }};
  const {{ x, y }} = middle(document.getElementById("heap"));
  const far = (one) => Math.hypot(middle(one).x - x, middle(one).y - y);
  const lit = [...document.querySelectorAll('#board [data-may=""]')];
  const [{{ id: element }}] = lit.sort((one, other) => far(one) - far(other));
  const script = document.querySelector("script[src$='tin.js']").src;
  const {{ openCoach }} = await import(script.replace("tin.js", "coach.js"));
  const cookies = [...document.querySelectorAll("#board [id^=cookie-]")].map(({{ id }}) => id);
  const beside = [...cookies.filter((id) => id !== element), "stage", "bin", "pile-0", "pile-1"];
  const text = "There. ".repeat(20);
  const coach = openCoach(document.querySelector("[data-table]"));
  coach.offer([{{ key: "far", element, beside, text }}]);
  const shown = [".spot", `#${{element}}`].map((one) => middle(document.querySelector(one)));
  return [...shown, ({TAIL})()];
}}"""


@pytest.mark.browser
def test_what_a_tip_speaks_of_from_afar_has_a_frame(server: Server, people: People) -> None:
    beside_it = play(server, people, "goose")
    expect(beside_it.locator(".spot")).to_be_hidden()
    page = play(server, people, "cookie-box")
    dismiss_tips(page)  # as the cookies fell, the first one may have a frame, too
    spot, thing, tail = page.evaluate(SHOW_FROM_AFAR)
    assert spot["isSeen"]
    assert abs(spot["x"] - thing["x"]) < 4
    assert tail <= 0  # and no tail, which would end on something else


@pytest.mark.browser
def test_numbers_on_cookies_come_with_the_list_that_names_them(
    server: Server, people: People
) -> None:
    page = play(server, people, "cookie-box")
    labels = page.locator("#board [data-when=listed]").locator("visible=true")
    expect(labels).to_have_count(0)
    page.locator("#fold").click()
    expect(labels).not_to_have_count(0)
    listed = page.locator("#moves button").all_inner_texts()
    numbers = {re.findall(r"\d+", text)[0] for text in listed}
    assert {text.removeprefix("#") for text in labels.all_text_contents()} == numbers
    watching = people("Cleo", page.url.removeprefix(server.origin))
    expect(watching.locator("#heap")).to_be_visible()
    expect(watching.locator("[data-when=listed]").locator("visible=true")).to_have_count(0)


@pytest.mark.browser
def test_keys_are_spoken_of_where_there_are_any(server: Server, people: People) -> None:
    page = play(server, people, "goose")
    page.evaluate("document.querySelector('.settings').open = true")
    shortcuts = page.get_by_text("Letters and digits as shortcuts")
    expect(shortcuts).to_be_hidden()
    expect(page.get_by_role("button", name="Keys", exact=True)).to_be_hidden()
    page.keyboard.press("m")
    expect(shortcuts).to_be_visible()
    page.get_by_role("button", name="Keys", exact=True).click()
    expect(page.locator("#keys")).to_be_visible()


@pytest.mark.browser
def test_whoever_taps_the_scoreboard_reads_what_its_signs_mean(
    server: Server, people: People
) -> None:
    page = play(server, people, "cookie-party")
    dismiss_tips(page)
    page.locator("#scoreboard").click()
    told = page.locator("#large-about")
    for line in ("6 4 3 – points for the first", "+ – a whole row or column", "… – Still thinking"):
        expect(told).to_contain_text(line)
    page.get_by_role("button", name="Close", exact=True).click()
    expect(told).to_be_hidden()
    page.locator("[data-large=board-1]").click()
    expect(page.locator("#large")).to_be_visible()
    expect(told).to_be_hidden()  # a board has no signs that need it
