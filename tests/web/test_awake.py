"""A page that can be installed, stays awake on one's turn, wakes at once, and calls its people."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import count

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from cookietin.engine import registry
from cookietin.engine.texts import LANGUAGES
from web.conftest import DESKTOP, PHONE, People, Server, Wire

pytestmark = pytest.mark.browser

TWO_SECONDS = 2000  # milliseconds
LAPTOPS = (ViewportSize(width=1366, height=768), ViewportSize(width=1440, height=900))

# How often the screen was kept on and let go, and what was shown to whoever was elsewhere.
STAND_INS = """() => {
  window.awake = [];
  const request = async () => {
    window.awake.push("on");
    const lock = new EventTarget();
    lock.release = async () => { window.awake.push("off"); };
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
  window.asked = 0;
  window.shown = [];
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { window.asked += 1; return (this.permission = "granted"); }
    constructor(title, { body }) { window.shown.push([title, body]); }
  };
  Object.defineProperty(navigator, "serviceWorker", { value: { register: async () => ({}), getRegistrations: async () => [] } });
  Object.defineProperty(document, "hidden", { get: () => window.isAway ?? false });
}"""  # noqa: E501
WORKERS = """() => {
  window.gone = [];
  const worker = (scope, script) => ({
    scope, active: { scriptURL: location.origin + script }, unregister: async () => { gone.push(scope); },
  });
  const workers = [
    worker("/neighbour/", "/neighbour/worker.js"), worker("/bells/", "/bells/bell.js"),
    worker("/static/01234567/", "/static/01234567/bell.js"), worker("/here/", "/static/89abcdef/bell.js"),
  ];
  navigator.serviceWorker.register = async () => workers[3];
  navigator.serviceWorker.getRegistrations = async () => workers;
}"""  # noqa: E501
RECEIVE = """() => {
  window.received = 0;
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      this.addEventListener("message", () => { window.received += 1; });
    }
  };
}"""
LISTEN = """() => {
  window.heard = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.heard += 1;
    return start.apply(this, when);
  };
}"""


def prepared(page: Page, *scripts: str) -> Page:
    """The page, once more, with something in it from the beginning."""
    for script in scripts:
        page.add_init_script(f"({script})()")
    page.reload()
    return page


def test_the_tin_and_a_table_are_installable_by_chromiums_criteria(
    server: Server, people_with_windows: People
) -> None:
    page = people_with_windows("Anna", "/", language="pl")
    devtools = page.context.new_cdp_session(page)
    for path in ("/", server.table(["Anna", "bot"])):
        page.goto(server.origin + path)
        manifest = devtools.send("Page.getAppManifest")
        assert manifest["url"].endswith("/manifest/pl.webmanifest")
        assert manifest["errors"] == []
        errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # Of a page of ours there is nothing to say; the browser of a test is a private one.
        assert [error["errorId"] for error in errors] == ["in-incognito"]


def test_a_table_is_live_again_at_once_after_an_hour_of_sleep(
    server: Server, people: People, wire: Wire
) -> None:
    """The line is dead and nobody has said so; what happened meanwhile is there."""
    path = server.table(["Anna", "Ben"], first=1)
    anna, ben = people("Anna", origin=wire.origin), people("Ben", path)

    def with_usual_times(route: Route) -> None:
        answer = route.fetch()
        body = answer.text()
        assert 'data-silence="1200"' in body
        usual = body.replace('data-silence="1200"', 'data-silence="10000"')
        route.fulfill(response=answer, body=usual)

    anna.clock.install()
    anna.route(f"**{path}", with_usual_times)
    anna.add_init_script(f"({RECEIVE})()")
    anna.goto(wire.origin + path, wait_until="networkidle")  # scripts come after the page
    anna.wait_for_function("() => received > 0")
    wire.lose()
    ben.locator("#moves button").click()
    expect(ben.locator("#log li")).to_have_count(1)
    anna.clock.pause_at(datetime.now() + timedelta(hours=1))  # and no moment longer
    expect(anna.locator("#log li")).to_have_count(1, timeout=TWO_SECONDS)
    expect(anna.locator("#status .mine")).to_be_visible()
    anna.clock.resume()
    anna.locator("#moves button").click()
    expect(ben.locator("#log li")).to_have_count(2)


def test_the_screen_stays_on_while_it_is_my_turn_and_i_am_called_when_i_am_elsewhere(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], first=0)
    anna, ben = prepared(people("Anna", path), STAND_INS), people("Ben", path)
    anna.wait_for_function("() => awake.join() === 'on'")
    anna.locator("#moves button").click()
    anna.wait_for_function("() => awake.join() === 'on,off'")
    assert anna.evaluate("asked") == 0  # nobody is asked who has not asked for it
    anna.evaluate("isAway = true")
    ben.locator("#moves button").click()
    anna.wait_for_function("() => awake.join() === 'on,off,on'")
    assert anna.evaluate("shown") == []
    anna.evaluate("isAway = false")
    anna.locator("details.settings > summary").click()
    anna.get_by_label("Notify me when it’s my turn").click()
    anna.wait_for_function("() => asked === 1")
    anna.locator("#moves button").click()
    anna.wait_for_function("() => awake.length === 4")
    anna.evaluate("isAway = true")
    for thrown in count(4):
        ben.locator("#moves button").click()
        expect(ben.locator("#log li")).to_have_count(thrown)
        if not ben.locator("#status .mine").count():  # else Anna has to miss a turn
            break
    anna.wait_for_function("() => shown.length")
    assert anna.evaluate("shown") == [["Goose", "Your turn, Anna!"]]


def test_switching_notifications_on_removes_our_own_old_workers_and_no_others(
    server: Server, people: People
) -> None:
    page = prepared(people("Anna", server.table(["Anna", "Ben"], first=0)), STAND_INS, WORKERS)
    page.locator("details.settings > summary").click()
    page.get_by_label("Notify me when it’s my turn").click()
    page.wait_for_function("() => gone.length")
    assert page.evaluate("gone") == ["/static/01234567/"]


def test_a_reaction_pops_up_at_the_place_of_its_maker(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben", "bot", "bot"], "tock", first=3)
    anna, ben = people("Anna", path, size=PHONE), people("Ben", path, size=PHONE, touch=True)
    top = ben.locator("#board").bounding_box()
    ben.get_by_role("button", name="React", exact=True).tap()
    six = ben.locator("#reacting button")
    expect(six).to_have_count(6)
    ben.wait_for_function("() => document.getElementById('reacting').style.top")  # it is in place
    boxes = [one.bounding_box() for one in six.all()]
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    assert all(box and 0 <= box["x"] <= PHONE["width"] - box["width"] for box in boxes)
    ben.get_by_role("button", name="Wow!").tap()
    expect(ben.locator("#reacting")).to_be_hidden()
    popped = anna.locator(".bubble.reaction")
    expect(popped).to_have_text("Ben")
    nest, bubble = anna.locator("#nest-1").bounding_box(), popped.bounding_box()
    assert nest
    assert bubble
    assert abs(nest["x"] + nest["width"] / 2 - bubble["x"] - bubble["width"] / 2) < bubble["width"]
    assert abs(nest["y"] + nest["height"] / 2 - bubble["y"] - bubble["height"] / 2) < 60
    assert ben.locator("#board").bounding_box() == top  # nothing has moved


def test_reactions_that_opened_before_the_script_came_lie_in_place(
    server: Server, people: People
) -> None:
    """Their button needs no script, and the script may be late on a train."""
    path = server.table(["Anna", "Ben"], "tock")
    anna, late = people("Anna", "/health", size=PHONE, touch=True), list[Route]()
    anna.route("**/talk.js*", lambda route: late.append(route), times=1)
    with anna.expect_request("**/talk.js*"):
        anna.goto(server.origin + path, wait_until="commit")
    anna.get_by_role("button", name="React", exact=True).tap()
    expect(anna.locator("#reacting")).to_be_visible()
    late[0].continue_()
    anna.wait_for_function("() => document.getElementById('reacting').style.top")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_somebody_says_pops_up_at_their_place(
    size: ViewportSize, server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], "cookie-addict")
    anna, ben = people("Anna", path, size=size), people("Ben", path)
    ben.locator("details.talk summary").click()
    ben.locator("[data-do=say] input").fill("Hello!")
    ben.locator("[data-do=say] button").click()
    popped = anna.locator(".bubble")
    expect(popped).to_contain_text("Hello!")
    own, his, bubble = (
        anna.locator(one).bounding_box() for one in ("#cookies-0", "#cookies-1", ".bubble")
    )
    assert own
    assert his
    assert bubble
    middle = bubble["y"] + bubble["height"] / 2
    assert abs(his["y"] + his["height"] / 2 - middle) < 60
    assert abs(own["y"] + own["height"] / 2 - middle) > 100
    assert his["x"] - bubble["width"] < bubble["x"] < his["x"] + his["width"]


def test_a_device_sounds_for_its_own_people_and_can_be_muted(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], first=0)
    anna, ben = people("Anna", path, still=False), people("Ben", path, still=False)
    for page in (anna, ben):
        prepared(page, LISTEN)
    ben.locator("#told").click()  # so that it may sound
    anna.locator("#moves button").click()
    anna.wait_for_function("() => heard > 4")  # dice, and a pawn that walks
    expect(ben.locator("#status .mine")).to_be_visible()
    ben.wait_for_function("() => heard > 0")  # it is Ben's turn
    assert ben.evaluate("heard") <= 6  # which is all that is heard
    expect(anna.locator("#status .mine")).to_have_count(0)
    anna.locator("#mute").click()
    expect(anna.locator("#mute")).to_have_attribute("aria-pressed", "false")
    before = anna.evaluate("heard")
    ben.locator("#moves button").click()
    expect(anna.locator("#status .mine")).to_be_visible()
    assert anna.evaluate("heard") == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_laptop_shows_all_games_with_their_buttons(
    server: Server, people: People, language: str
) -> None:
    server.table(["Anna", "Ben"], "tock")  # which is on the list, too
    for size in LAPTOPS:
        page = people("Anna", "/", language=language, size=size)
        page.locator(".game:has([action='/new/crumbs'])").evaluate("card => card.remove()")
        for game in sorted(set(registry.names()) - {"crumbs"}):
            card = page.locator(f".game:has([action='/new/{game}'])")
            for one in (card.locator("h2"), *card.locator("button, .button").all()):
                box = one.bounding_box()
                assert box
                assert box["y"] + box["height"] <= size["height"], (size, game)
        assert page.locator(".mine-list").first.is_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_phone_shows_which_game_comes_first(people: People, language: str) -> None:
    page = people("Anna", "/", language=language, size={"width": 360, "height": 640}, touch=True)
    name = page.locator(".game h2").first.bounding_box()
    assert name
    assert name["y"] + name["height"] <= 640


# Games whose name has a word that is broad in itself.
BROKEN = """() => [...document.querySelectorAll(".game h2")].filter((name) => {
  name.style.overflowWrap = "normal";
  name.style.width = "min-content";
  return name.getBoundingClientRect().width > name.parentElement.clientWidth;
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_in_the_name_of_a_game_is_broken(people: People, language: str) -> None:
    page = people("Anna", "/", language=language)
    for size in (PHONE, *LAPTOPS):
        page.set_viewport_size(size)
        assert page.evaluate(BROKEN) == [], size
