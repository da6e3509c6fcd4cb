"""What somebody stumbled over who had never seen the tin, on a small phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import cookietin
from cookietin.engine import draw, registry
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.games.cookie_addict.rules import LURE
from cookietin.web.install import STATIC
from web.conftest import People, Server
from web.site import Person, Site
from web.test_browser import near_the_end, play_to_the_end
from web.test_hands import middle, position_of, tock_for_two

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
    while page.locator(".tip").count():
        page.locator(".tip button").click()


@pytest.mark.browser
def test_puzzles_and_tournaments_are_seen_before_any_scrolling(people: People) -> None:
    page = people("Anna", size=SMALL_PHONE, touch=True)
    for path in ("/puzzles", "/club"):
        expect(page.locator(f'a[href="{path}"]')).to_be_in_viewport(ratio=1)


@pytest.mark.browser
def test_what_somebody_called_themselves_is_offered_at_the_next_table(
    server: Server, people: People
) -> None:
    """For the first seat alone, and where one plays at once."""
    page = people("Anna", "/new/goose")
    page.locator("[name=name_0]").fill("Sam")
    page.locator(".bottom .main").click()
    expect(page.locator("#players")).to_contain_text("Sam")
    page.goto(f"{server.origin}/new/tock")
    expect(page.locator("[name=name_0]")).to_have_value("Sam")
    expect(page.locator("[name=name_1]")).to_have_value("")
    for who, name in (("baker", ""), ("me", "Sam")):
        page.locator("[name=seat_0]").select_option(who)
        expect(page.locator("[name=name_0]")).to_have_value(name)
    page.goto(server.origin)
    page.locator(".game .main").first.click()
    expect(page.locator("#players")).to_contain_text("Sam")


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


@pytest.mark.browser
@pytest.mark.parametrize(
    ("language", "card", "pawn"),
    [
        ("en", "Now tap the pawn.", "Now tap the square it goes to."),
        ("de", "Tipp jetzt auf die Figur.", "Tipp jetzt auf das Feld, auf das sie zieht."),
    ],
)
def test_what_is_to_be_tapped_next_is_asked_of_whoever_has_begun_a_move(
    language: str, card: str, pawn: str, server: Server, people: People
) -> None:
    hands = "*0: 0 10 - - | 2 7 5  1: 24 16! - - | 5"
    page = tock_for_two(hands, server, people, size=SMALL_PHONE, touch=True, language=language)
    asked = page.locator("#asked")
    before = asked.inner_text()
    page.touchscreen.tap(*middle(page, "card-2"))
    expect(asked).to_have_text(card)
    page.touchscreen.tap(*middle(page, "pawn-0-1"))
    expect(asked).to_have_text(pawn)
    page.touchscreen.tap(*middle(page, "card-2"))  # taken back
    expect(asked).to_have_text(before)


# Taps the button there as soon as something else has come to lie at a point.
TAP_WHAT_COMES = """([x, y]) => {
  const at = () => document.elementFromPoint(x, y)?.closest("button");
  const before = at()?.textContent;
  window.hit = [];
  document.addEventListener("click", ({ target }) => window.hit.push(target.dataset.do));
  new MutationObserver((news, watch) => {
    const button = at();
    if (!button || button.textContent === before) return;
    watch.disconnect();
    const about = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
    setTimeout(() => {
      button.dispatchEvent(new MouseEvent("click", about));
      window.hasTapped = true;
    });
  }).observe(document.querySelector(".doing"), { subtree: true, childList: true });
}"""


@pytest.mark.browser
def test_what_comes_to_lie_under_a_finger_is_not_tapped_by_it(
    server: Server, people: People
) -> None:
    """Who has just ended a turn does not take that back, though the button comes to lie there."""
    position = position_of("cookie-addict", "thief-of-lures", lambda one: one.state.phase == LURE)
    chairs = ["Ben", "Ben/1"]
    chairs[position.state.turn] = "Anna"
    page = people("Anna", server.table_at(position, chairs), size=SMALL_PHONE, touch=True)
    done = page.locator("#moves .apart")
    expect(done).to_be_visible()
    box = done.bounding_box()
    assert box
    sides = {"left": box["x"], "top": box["y"], "width": box["width"], "height": box["height"]}
    there = ";".join(f"{side}:{length}px" for side, length in sides.items())
    page.evaluate(WITH_STYLE, f"[data-do=undo] {{ position: fixed; {there} }}")
    point = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page.evaluate(TAP_WHAT_COMES, point)
    page.touchscreen.tap(*point)
    back = page.locator("#choices [data-do=undo]")
    expect(back).to_be_visible()
    page.wait_for_function("() => window.hasTapped")
    page.wait_for_timeout(A_SURPRISE)
    assert page.evaluate("() => window.hit") == ["move"]
    page.touchscreen.tap(*point)  # now it is meant
    expect(done).to_be_visible()
    assert page.evaluate("() => window.hit") == ["move", "undo"]


WITH_STYLE = """style => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}"""
A_SURPRISE = 1000  # milliseconds: so soon nobody wants what has come to lie under their finger


@pytest.mark.browser
def test_a_tap_that_comes_too_late_for_a_move_is_no_tap(server: Server, people: People) -> None:
    """Not even one on a button that still stands there, while the dice fall."""
    page = people("Anna", server.table(["Anna", "Guest"], state=near_the_end(7, 20)), still=False)
    roll = page.locator("#moves button")
    expect(roll).to_be_visible()
    page.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          window.sent = [];
          WebSocket.prototype.send = function (text) {
            window.sent.push(JSON.parse(text));
            send.call(this, text);
          };
          const list = document.querySelector("#moves");
          new MutationObserver(() => { if (list.inert) list.querySelector("button")?.click(); })
            .observe(list, { attributes: true });
        }"""
    )
    roll.click()
    expect(page.locator("#log li")).not_to_have_count(0)
    expect(page.locator("#answer")).to_be_hidden()
    moves_sent = page.evaluate("() => window.sent.filter((one) => one.do === 'move')")
    assert [one["move"] for one in moves_sent] == ["throw"]


@pytest.mark.browser
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_counted_at_the_end_has_all_the_room_there_is(
    language: str, server: Server, people: People
) -> None:
    small = {"rows": "2", "columns": "2", "first": "0"}
    page = people(
        "Anna", server.table(["Anna", "bot"], "dots-and-boxes", **small), language=language
    )
    play_to_the_end(page)
    page.set_viewport_size(SMALL_PHONE)
    around, table = (page.locator(f"#end {one}").bounding_box() for one in (".numbers", "table"))
    assert around
    assert table
    assert table["width"] == pytest.approx(around["width"], abs=1)
    assert around["width"] > 0.7 * SMALL_PHONE["width"]


def test_the_form_of_a_new_table_says_what_the_bots_will_be_called(anna: Person) -> None:
    """Two of a kind have two names; they are those that sit there then."""
    page = anna.get("/new/cookie-box?players=4").text
    hints = re.findall(r'name="name_\d" maxlength="\d+" placeholder="(.*?)"', page)
    path = anna.make_table("cookie-box", players="4", seat_1="open")
    names = re.findall(r'<span class="name">(.*?)</span>', anna.get(path).text)
    assert hints[2:] == names[2:]
    assert len({*hints}) == 4


@pytest.mark.browser
def test_a_finished_game_is_two_taps_from_the_first_page(server: Server, people: People) -> None:
    """The list of them opens by itself, wherever it lies."""
    path = server.table(["Anna", "Ben"])
    page = people("Anna", path, size=SMALL_PHONE)
    page.evaluate("document.querySelector('.settings').open = true")
    page.locator("[data-do=end]").click()
    page.locator("#sure .main").click()
    expect(page.locator("#end")).not_to_be_empty()
    page.goto(server.origin)
    page.get_by_role("link", name="Finished games (1)").click()
    expect(page.locator(f'#over a[href="{path}"]')).to_be_in_viewport()
