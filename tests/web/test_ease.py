"""Nothing shakes or misleads: lists, hints, focus, refusals and marks."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from cookietin.engine.view import LONGEST
from cookietin.games.cookie_box.tests.drawn import place as place_box
from cookietin.games.tock.tests.drawn import place
from web.conftest import PHONE, People, Server, resize
from web.test_browser import near_the_end
from web.test_feel import LET_GO, OVERHEAR, ROLL_ON, SENT
from web.test_hands import luring, middle, position_of, tablet, tock_for_two

pytestmark = pytest.mark.browser

WIDE = ViewportSize(width=1440, height=900)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all of these tests."""
    found = Server(tmp_path_factory.mktemp("ease"))
    yield found
    found.close()


def long_list(server: Server, people: People, size: ViewportSize = WIDE) -> Page:
    """A list of moves that is longer than its place, each with what it would do."""
    position, _ = luring()
    page = people("Anna", tablet(server, position), size=size)
    expect(page.locator("#moves button").first).to_be_visible()
    return page


def test_a_list_of_moves_stands_still_under_a_resting_mouse(server: Server, people: People) -> None:
    page = long_list(server, people, {"width": 1440, "height": 600})
    moves = page.locator("#moves")
    box = moves.bounding_box()
    assert box
    below = page.locator(".happened").bounding_box()
    moves.evaluate("list => list.scrollTop = 20")
    for down in range(0, int(box["height"]), 3):
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + down)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 25)
    assert page.locator("#hint").inner_text()
    assert moves.bounding_box() == box
    assert page.locator(".happened").bounding_box() == below


def test_a_wide_window_shows_a_long_list_and_another_list_from_its_top(
    server: Server, people: People
) -> None:
    page = long_list(server, people)
    moves = page.locator("#moves")
    assert moves.evaluate("list => list.clientHeight") > 200
    resize(page, {"width": 1000, "height": 360})
    moves.evaluate("list => list.scrollTop = 999")
    assert moves.evaluate("list => list.scrollTop") > 0
    page.mouse.click(*middle(page, luring()[1][0]))
    assert moves.evaluate("list => list.scrollTop") == 0


def test_whoever_opens_the_cover_by_keyboard_goes_on_with_the_choices(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Anna/Ben"], "tock")
    page = people("Anna", path)
    page.locator(".cover button").press("Enter")
    expect(page.locator("#moves button").first).to_be_focused()


def test_it_is_nobody_s_turn_while_the_dice_roll(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "Ben"], state=near_the_end(1, 2)), still=False)
    page.locator("#dice").click()
    while_they_roll = """() => {
      const { className, textContent } = document.querySelector(".status");
      return document.querySelector(".thrown") && [className, textContent];
    }"""
    kinds, told = page.wait_for_function(while_they_roll).json_value()
    assert "mine" not in kinds.split()
    assert "Waiting for Ben" in told


def test_take_back_is_in_sight_on_a_phone(server: Server, people: People) -> None:
    position, (guard, tile) = luring()
    page = people("Anna", tablet(server, position), size=PHONE, touch=True)
    page.wait_for_selector('#board [data-may=""]')
    for tapped in (guard, tile):
        page.touchscreen.tap(*middle(page, tapped))
    undo = page.get_by_role("button", name="Take back")
    expect(undo).to_be_in_viewport(ratio=1)
    box = undo.bounding_box()
    assert box
    assert box["y"] + box["height"] < PHONE["height"] - 20


def test_a_refusal_names_its_rule_once(server: Server, people: People) -> None:
    page = tock_for_two("*0: 5 0 60 h2 | 5  1: 24 16! - - | 5", server, people)
    page.locator("#pawn-0-3").click(force=True)
    expect(page.locator("#answer a")).to_contain_text("Rule 4.")
    clause = page.locator("#answer a").inner_text().removeprefix("Rule ")
    assert page.locator("#answer").inner_text().count(clause) == 1


# What goes by itself after seconds goes at once.
HURRIED = """() => {
  const later = window.setTimeout;
  window.setTimeout = (what, wait, ...given) => later(what, wait > 4000 ? 50 : wait, ...given);
}"""
HALF_A_SECOND = 500


def refused(server: Server, people: People) -> Page:
    """A phone on which a card lies over the ✓ that ends the turn: why a tap was refused."""
    position, _ = luring()
    size = ViewportSize(width=360, height=740)
    page = people("Anna", tablet(server, position), size=size, touch=True)
    page.wait_for_selector('#board [data-may=""]')
    page.touchscreen.tap(*middle(page, "tile-a1"))
    expect(page.locator("#answer a")).to_be_visible()
    return page


def test_a_tap_on_a_refusal_closes_it_and_does_nothing_else(server: Server, people: People) -> None:
    page = refused(server, people)
    answer = page.locator("#answer")
    page.evaluate(OVERHEAR)
    box = answer.bounding_box()
    assert box
    spots = [(0.5, 0.2), (0.9, 0.9), (0.1, 0.5), (0.95, 0.1)]
    for across, down in spots:
        x, y = box["x"] + box["width"] * across, box["y"] + box["height"] * down
        answer.evaluate("(one) => { one.hidden = false; }")
        page.wait_for_timeout(HALF_A_SECOND)
        page.touchscreen.tap(x, y)
        expect(answer).to_be_hidden()
    assert page.evaluate(SENT, "move") == []
    assert page.evaluate(SENT, "why") == []
    assert page.locator("#board [data-may=chosen]").count() == 0


def test_a_second_tap_does_not_close_what_the_first_has_brought(
    server: Server, people: People
) -> None:
    page = refused(server, people)
    page.evaluate("document.getElementById('answer').hidden = true")
    page.touchscreen.tap(*middle(page, "tile-a1"))
    page.locator("#answer:not([hidden])").evaluate(
        "one => one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))"
    )
    expect(page.locator("#answer")).to_be_visible()


DEAD_KING = "*0: 5 20 60 h2 | 7 K  1: 24 16! - - | 5"


def test_a_refusal_is_closed_by_keys(server: Server, people: People) -> None:
    page = tock_for_two(DEAD_KING, server, people)
    page.locator("#card-1").click()
    expect(page.locator("#answer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#answer")).to_be_hidden()
    page.locator("#card-1").click()
    page.get_by_role("button", name="Close").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#answer")).to_be_hidden()
    expect(page.locator("#moves :focus")).to_have_count(1)


def test_a_refusal_goes_by_itself(server: Server, people: People) -> None:
    page = tock_for_two(SEVEN, server, people)
    page.evaluate(HURRIED)
    page.locator("#square-7").click(force=True)
    page.mouse.move(2, 2)  # what somebody points at stays
    expect(page.locator("#answer")).to_contain_text("Choose a card first.")
    expect(page.locator("#answer")).to_be_hidden()


def test_a_rule_opens_in_its_place_and_back_leads_to_the_board(
    server: Server, people: People
) -> None:
    page = refused(server, people)
    before = page.url
    page.locator("#answer a").tap()
    expect(page.locator(".clause-text:target")).to_be_in_viewport()
    expect(page.locator("#board")).not_to_be_in_viewport(ratio=0.5)
    page.go_back()
    expect(page).to_have_url(before)
    expect(page.locator(".drawer")).not_to_have_attribute("open", "")
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.9)
    expect(page.locator("#status .mine")).to_be_visible()


def test_nothing_looks_chosen_before_a_key_is_used(server: Server, people: People) -> None:
    page = tock_for_two(SEVEN, server, people)
    chosen = page.locator("#moves button").first
    expect(chosen).to_be_focused()
    expect(chosen).to_have_css("outline-style", "none")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moves :focus")).to_have_css("outline-style", "solid")
    page.reload()  # whoever goes from page to page by keys sees where they are
    expect(chosen).to_be_focused()
    expect(chosen).to_have_css("outline-style", "solid")


FOUR_MOVES = "*0: 5 20 - - | 4 10  1: 24 - - - | 5"


def test_a_phone_shows_four_moves_and_of_more_half_a_button(server: Server, people: People) -> None:
    size = ViewportSize(width=360, height=740)
    page = tock_for_two(FOUR_MOVES, server, people, size=size, touch=True, language="fr")
    page.locator("#fold").tap()
    moves = page.locator("#moves")
    expect(moves.locator("button")).to_have_count(4)
    assert moves.evaluate("list => list.scrollHeight <= list.clientHeight")
    moves.evaluate("list => list.append(...[...list.children].map((one) => one.cloneNode(true)))")
    cut = moves.evaluate("""list => {
      const { bottom } = list.getBoundingClientRect();
      const boxes = [...list.children].map((one) => one.getBoundingClientRect());
      const seen = boxes.map((box) => (bottom - box.top) / box.height);
      return seen.filter((part) => part > 0 && part < 1);
    }""")
    assert len(cut) == 1
    assert 0.25 < cut[0] < 0.75


ACCENT = """span => {
  const paint = document.createElement("canvas").getContext("2d");
  paint.font = getComputedStyle(span).font;
  const measured = paint.measureText("À");
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = measured;
  const { lineHeight, paddingTop } = getComputedStyle(span);
  const above = (parseFloat(lineHeight) - up - down) / 2;
  return parseFloat(paddingTop) + above + up - measured.actualBoundingBoxAscent;
}"""


def test_an_accent_on_the_first_line_of_the_title_is_whole(server: Server, people: People) -> None:
    size = ViewportSize(width=360, height=740)
    page = tock_for_two(FOUR_MOVES, server, people, size=size, language="fr")
    title = page.locator("#status span").first
    expect(title).to_contain_text("À toi")
    assert title.evaluate(ACCENT) >= 0


def test_a_tap_that_comes_before_the_line_is_open_counts_when_it_is(
    server: Server, people: People
) -> None:
    position = place("*0: 5 20 60 h2 | 7 K  1: 24 16! - - | 5", players=2, first=1)
    page = people("Anna")
    heard: list[str | bytes] = []  # on the latest line: a page that hears nothing tries another
    lines: list[WebSocketRoute] = []

    is_open = Event()

    def hold(line: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if is_open.is_set():
                line.send(message)
            elif line is lines[-1]:
                heard.append(message)

        lines.append(line)
        heard.clear()
        line.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/ws?**", hold)
    page.goto(server.origin + server.table_at(position, ["Anna", "Ben"]))
    page.mouse.click(*middle(page, "card-1"))
    while not heard:
        page.wait_for_timeout(10)
    is_open.set()
    for message in heard:
        lines[-1].send(message)
    expect(page.locator("#answer")).to_contain_text("3.2")


@pytest.mark.parametrize("language", ["nl", "fr"])
def test_a_language_has_room_for_its_name(language: str, server: Server, people: People) -> None:
    page = people("Anna", "/about", language=language, size=PHONE)
    fits = page.locator(".top select").evaluate(
        """select => {
          const text = select.selectedOptions[0].textContent;
          const context = document.createElement("canvas").getContext("2d");
          const { font, paddingLeft, paddingRight } = getComputedStyle(select);
          context.font = font;
          const around = parseFloat(paddingLeft) + parseFloat(paddingRight) + 22; // its arrow
          return context.measureText(text).width + around <= select.offsetWidth;
        }"""
    )
    assert fits


# Pace


# The steps of a page, with how long things moved.
PLAY = """async (isBehind) => {
  const { play } = await import(document.scripts[0].src.replace("tin.js", "walk.js"));
  const moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.id) moved.push([this.id, Math.round(options.duration)]);
    return animate.call(this, frames, options);
  };
  const way = [[100, 100], [200, 100], [300, 100]];
  await play([
    { kind: "walk", element: "pawn-0", points: way, beats: 2 },
    { kind: "walk", element: "pawn-0", points: way, beats: 2, own: true },
    { kind: "taken", element: "pawn-1", points: way, beats: 4 },
  ], () => isBehind);
  return moved;
}"""


@pytest.mark.parametrize(("speed", "beat", "hurried"), [("normal", 190, 40), ("slow", 420, 190)])
def test_own_moves_and_whoever_is_taken_are_never_hurried_and_slow_is_never_quick(
    speed: str, beat: int, hurried: int, server: Server, people: People
) -> None:
    page = people("Anna", server.table(["Anna", "Ben"], state=near_the_end(1, 2)), still=False)
    page.evaluate("speed => localStorage.setItem('tin-speed', speed)", speed)
    for is_behind, other in ((False, 2 * beat), (True, 2 * hurried)):
        moved = page.evaluate(PLAY, is_behind)
        assert [duration for pawn, duration in moved if pawn == "pawn-0"] == [other, 2 * beat]
        assert [duration for pawn, duration in moved if pawn == "pawn-1"] == [0.8 * 4 * beat]


# How long a pawn takes for a beat, whenever one walks.
HOPS = """() => {
  localStorage.setItem("tin-speed", "slow");
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const beats = Math.min(LONGEST, Math.max(2, (frames.length - 1) / 2));
    if (this.id.startsWith("pawn")) window.moved.push(Math.round(options.duration / beats));
    return animate.call(this, frames, options);
  };
}""".replace("LONGEST", f"{LONGEST}")


def say(text: str, one: Page, other: Page) -> None:
    """Somebody says something, and the other reads it: what was done before has come, too."""
    one.locator("[data-do=say] input").fill(text)
    one.locator("[data-do=say] input").press("Enter")
    expect(other.locator("#chat")).to_contain_text(text)


def test_whoever_is_three_moves_behind_catches_up(server: Server, people: People) -> None:
    path = server.table(["Ben", "Ben/Cleo"], state=near_the_end(1, 2))
    anna, ben = people("Anna", path, still=False), people("Ben", path)
    anna.evaluate(HOPS)
    ben.locator("details.talk summary").click()
    ben.locator("#dice").click()
    anna.wait_for_function(ROLL_ON)
    for thrown in range(2, 5):
        expect(ben.locator("#log li")).to_have_count(thrown - 1)
        ben.locator("#dice").click()
        expect(ben.locator("#log li")).to_have_count(thrown)
        say(f"Hello {thrown}", ben, anna)
    anna.evaluate(LET_GO)
    anna.wait_for_function("() => window.moved.length")
    assert anna.evaluate("window.moved[0]") <= 190


def test_what_people_say_hurries_nothing(server: Server, people: People) -> None:
    path = server.table(["Ben", "Cleo"], state=near_the_end(1, 2))
    anna, ben = people("Anna", path, still=False), people("Ben", path)
    anna.evaluate(HOPS)
    ben.locator("details.talk summary").click()
    ben.locator("#dice").click()
    anna.wait_for_function(ROLL_ON)
    for line in range(4):
        say(f"Hello {line}", ben, anna)
    assert anna.evaluate("window.moved") == []  # they have come while the dice still roll
    anna.evaluate(LET_GO)
    anna.wait_for_function("() => window.moved.length")
    assert anna.evaluate("window.moved[0]") >= 420


def test_a_page_that_shows_things_slowly_says_so(server: Server, people: People) -> None:
    page = people("Anna", server.table(["Anna", "bot"]), still=False)
    page.evaluate(OVERHEAR)
    page.wait_for_function("() => window.sent.some((one) => one.slow === false)")
    page.evaluate("localStorage.setItem('tin-speed', 'slow')")
    page.wait_for_function("() => window.sent.some((one) => one.slow === true)")


# Announcements


ANNOUNCED = """() => document.getAnimations()
  .filter((one) => /^(banner|sign|culprit)/.test(one.effect.target?.id))
  .map(({ effect }) => [effect.target.id, effect.getTiming().delay, effect.getTiming().duration])
  .sort()"""
SEEN = """ids => ids.map((id) => {
  const { x, width } = document.getElementById(id).getBoundingClientRect();
  return [Number(getComputedStyle(document.getElementById(id)).opacity) > 0, x + width / 2];
})"""
TO = """milliseconds => { for (const one of document.getAnimations()) {
  one.pause();
  one.currentTime = milliseconds;
} }"""
# Once somebody is named, time stands still after a second.
CLAIMED = f"""() => {{
  const all = ({ANNOUNCED})().map(([id]) => id);
  if (!all.includes("culprit-1")) return null;
  ({TO})(1000);
  return all;
}}"""
# A tap in the middle of something, at a moment of our own; then the page has time to see what ends.
TAP_AT = """async ([id, moment]) => {
  const { isPlaying } = await import(document.scripts[0].src.replace("tin.js", "walk.js"));
  const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
  const [clientX, clientY] = [x + width / 2, y + height / 2];
  for (const deed of ["pointerdown", "pointerup"]) {
    const event = new PointerEvent(deed, { bubbles: true, clientX, clientY, button: 0 });
    Object.defineProperty(event, "timeStamp", { value: moment });
    document.elementFromPoint(clientX, clientY).dispatchEvent(event);
  }
  for (let tries = 100; tries && isPlaying(); tries -= 1) await new Promise((go) => setTimeout(go, 20));
}"""  # noqa: E501
THIEVES = "A takes: plain | B: golden | C: rancid rancid | box: ? ? [plain plain]"


@pytest.mark.parametrize("still", [True, False])
def test_a_theft_and_a_claim_are_read_for_two_seconds_each_one_after_the_other(
    still: bool, server: Server, people: People
) -> None:
    path = server.table_at(place_box(THIEVES, thief="on"), ["Anna", "Ben", "Cleo"])
    anna, ben, cleo = (people(name, path, still=still) for name in ("Anna", "Ben", "Cleo"))
    anna.wait_for_selector('#board [data-may=""]')
    ben.locator("#moves button[data-move='steal 2']").click()
    three = f"() => {{ const all = ({ANNOUNCED})(); return all.length === 3 && all; }}"
    assert anna.wait_for_function(three).json_value() == [
        ["banner-theft", 0, 2000], ["banner-who", 2000, 2000], ["sign-2", 0, 2000],
    ]  # fmt: skip
    if not still:
        return
    cleo.locator("#moves button[data-move='claim 0 0']").click()
    assert anna.wait_for_function(CLAIMED).json_value() == [
        "banner-claim", "banner-wrong", "culprit-1", "sign-0", "sign-2",
    ]  # fmt: skip
    asked = anna.evaluate(SEEN, ["banner-claim", "sign-2", "sign-0", "banner-wrong", "culprit-1"])
    assert [is_seen for is_seen, _ in asked] == [True, True, True, False, False]
    assert asked[1][1] < asked[0][1] < asked[2][1]  # who accuses, then who is accused
    anna.evaluate(TO, 3000)
    told = anna.evaluate(SEEN, ["banner-claim", "sign-2", "banner-wrong", "culprit-1"])
    assert [is_seen for is_seen, _ in told] == [False, False, True, True]
    anna.evaluate(OVERHEAR)
    for moment in (1000, 1300):  # the first lets it be over, the second is meant like the first
        anna.evaluate(TAP_AT, ["cookie-0", moment])
        assert anna.evaluate(ANNOUNCED) == []
        assert anna.evaluate("window.sent.filter((one) => one.do !== 'pong')") == []
    anna.evaluate(TAP_AT, ["cookie-0", 9000])
    assert [one["move"] for one in anna.evaluate(SENT, "move")] == ["take 0"]


# Refusals that help


SEVEN = "*0: 5 20 - - | 7 2  1: 24 - - - | 5"


def test_a_refusal_says_what_comes_first_or_what_was_tapped(server: Server, people: People) -> None:
    page = tock_for_two(SEVEN, server, people)
    page.locator("#square-7").click(force=True)
    expect(page.locator("#answer")).to_contain_text("Choose a card first.")
    page.locator("#square-50").click(force=True)
    expect(page.locator("#explained h2")).to_have_text("square 50")


def test_what_is_pointed_at_is_marked_with_where_it_leads(server: Server, people: People) -> None:
    page = tock_for_two(SEVEN, server, people)
    marks = page.locator(".may.pointed.over")
    page.locator("#moves button", has_text="2").first.hover()
    expect(marks).to_have_count(3)  # the card, the pawn, the square
    page.mouse.move(2, 2)
    expect(marks).to_have_count(0)
    for tapped in ("card-1", "pawn-0-0"):
        page.mouse.click(*middle(page, tapped))
    page.mouse.move(*middle(page, "square-11"))
    expect(marks).to_have_count(3)  # the square, the other pawn and where that one goes
    expect(page.locator("#hint")).to_contain_text("6 + 1")
    expect(page.locator(".player.away")).to_have_count(1)
    people("Ben", page.url.removeprefix(server.origin))
    expect(page.locator(".player.away")).to_have_count(0)  # and whatever else comes meanwhile
    expect(marks).to_have_count(3)
    expect(page.locator("#hint")).to_contain_text("6 + 1")


def test_the_robbed_are_asked_who_it_was_and_can_say_so_on_a_phone(
    server: Server, people: People
) -> None:
    position = position_of("cookie-box", "points", lambda one: any(one.state.robbed))
    robbed = next(seat - 1 for seat in position.state.robbed if seat)
    names = [f"Guest {seat}" for seat in range(position.game.players)]
    names[robbed] = "Anna"
    page = people("Anna", server.table_at(position, names), size=PHONE, touch=True)
    expect(page.locator("#asked")).to_contain_text("Who was it?")
    expect(page.locator("#moves button.quiet").first).to_be_visible()


def test_a_round_says_what_all_played_and_what_is_taken_back_again_and_again_is_one_line(
    server: Server, people: People
) -> None:
    page = people("Anna", server.table(["Anna", "bot"], "cookie-party", setup="standard"))
    back = page.get_by_role("button", name="Take back")
    for _ in range(3):
        page.locator("#moves button", has_text="for me").click()
        back.click()
        expect(back).to_have_count(0)
    expect(page.locator("#log [data-undone]")).to_have_count(1)
    page.locator("#moves button", has_text="for me").click()
    expect(page.locator("#done")).to_have_attribute("data-may", "")
    page.locator("#done").click(force=True)
    expect(page.locator("#status")).to_contain_text("Everyone plays the")
    played = page.locator("#status span").first.inner_text()
    while not page.locator("#log [data-heading]").count():
        page.locator("#moves button").last.click()
        page.wait_for_timeout(100)
    told = page.locator("#log [data-heading]").last.get_attribute("data-heading")
    assert told == f"Round 1 · {played}"


def test_a_dragged_card_hides_nothing_of_where_it_goes(server: Server, people: People) -> None:
    page = tock_for_two(SEVEN, server, people)
    card = page.locator("#card-0")
    was = card.bounding_box()
    x, y = middle(page, "pawn-0-0")
    page.mouse.move(*middle(page, "card-0"))
    page.mouse.down()
    page.mouse.move(x, y, steps=4)
    now = card.bounding_box()
    assert was
    assert now
    assert now["width"] == pytest.approx(was["width"] / 2, rel=0.1)
    assert y - 40 < now["y"] + now["height"] < y
    assert now["x"] < x < now["x"] + now["width"]
    expect(card).to_have_css("opacity", "0.6")
    page.mouse.up()
    expect(page.locator("#log li").first).to_contain_text("square 7")
    expect(page.locator(".status")).to_contain_text("Ben")


def test_no_more_stands_apart_from_what_else_may_be_done(server: Server, people: People) -> None:
    position, (guard, _) = luring()
    page = people("Anna", tablet(server, position))
    expect(page.locator("#moves .main")).to_have_count(1)
    expect(page.locator("#moves button").last).to_have_class("main apart")
    price = page.locator(f"#{guard} [data-when=chosen]")
    expect(price).to_have_css("visibility", "hidden")
    page.mouse.click(*middle(page, guard))
    expect(price).to_have_css("visibility", "visible")
