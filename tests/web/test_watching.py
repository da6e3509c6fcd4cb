"""A match that is over is watched in a browser: played, stepped by keys, dragged, linked to."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

import cookietin
from web.conftest import DESKTOP, PHONE, People, Server
from web.measure import SLOW_PHONE
from web.replays import keep_at, record_named

pytestmark = pytest.mark.browser

A_SECOND = 60  # steps
FRAMES = "**/replay/frames*"
FOUR = ["Ann", "Ben", "Cleo", "Dan"]
TOCK = ("tock", "team")  # 129 moments, 10 rounds
PARTY = ("cookie-party", "single")  # 480 moments, 42 rounds
GAMES = [
    ("goose", "home"),
    TOCK,
    PARTY,
    ("cookie-box", "points"),
    ("cookie-addict", "stuck"),
    ("dots-and-boxes", "single"),
]
PLAYERS = {
    "goose": 2, "tock": 4, "cookie-party": 3, "cookie-box": 4, "cookie-addict": 2,
    "dots-and-boxes": 2,
}  # fmt: skip
# The board as the server draws it for this moment, but for what the page itself adds to it.
IS_AS_DRAWN = """async () => {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const alone = (root) => {
    const board = root.querySelector("#board > svg").cloneNode(true);
    for (const die of board.querySelectorAll("[id^=die-]")) die.remove();
    for (const pane of board.querySelectorAll("[data-pane]")) pane.removeAttribute("transform");
    for (const print of board.querySelectorAll("text, use")) { // which is fitted to the screen
      print.removeAttribute("style");
      print.removeAttribute("data-too-small");
    }
    return ["trail", "pieces", "description"].map((id) => board.querySelector(`#${id}`));
  };
  const [mine, theirs] = [alone(document), alone(page)];
  for (const part of mine) for (const one of part.querySelectorAll("[style]")) {
    for (const parts of [mine, theirs]) parts[1].querySelector(`#${one.id}`)?.remove();
  }
  return mine.every((one, which) => one.isEqualNode(theirs[which]));
}"""
IS_MOVING = "document.getAnimations().some(({ playState }) => playState === 'running')"
# How many things have moved.
COUNT = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.moved += 1;
    return animate.apply(this, given);
  };
}"""


# A key that is held: what came while the page was busy comes all at once afterwards, as keys do.
# How long that took, and how many boards were drawn.
HELD = """([steps, pace, shiftKey]) => new Promise((done) => {
  const began = performance.now();
  const key = { key: "ArrowRight", shiftKey, repeat: true, bubbles: true };
  let [made, drawn] = [0, 0];
  const changes = { subtree: true, childList: true, attributes: true };
  new MutationObserver(() => { drawn += 1; }).observe(document.getElementById("pieces"), changes);
  setTimeout(function go() {
    const due = Math.min(steps, Math.ceil((performance.now() - began) * pace / 1000));
    for (; made < due; made += 1) document.body.dispatchEvent(new KeyboardEvent("keydown", key));
    if (made < steps) setTimeout(go);
    else done([(performance.now() - began) / 1000, drawn]);
  });
})"""


# Is a moment shown that lies about there?
IS_SHOWN_NEAR = """at => {
  const [moment, last] = document.querySelector("#status span").textContent.match(/\\d+/g);
  return Math.abs(moment / last - at) < 0.08;
}"""


def watch(
    server: Server, people: People, which: tuple[str, str], asked: str = "", **about: Any
) -> Page:
    """The replay of one of the records, whose first player looks."""
    names = FOUR[: PLAYERS[which[0]]]
    path = keep_at(server, record_named(*which), names)
    page = people("Ann", f"{path}/replay{asked}", **about)
    expect(page.locator("[data-go=play]")).to_be_visible()
    return page


def see(page: Page, moment: int) -> None:
    """Wait until a moment is shown, and the address says so."""
    expect(page.locator("#status span")).to_have_text(re.compile(rf"^Step {moment} of"))
    expect(page).to_have_url(re.compile(rf"[?&]at={moment}(&|$)"))


def moment_of(page: Page) -> int:
    (found,) = re.findall(r"Step (\d+) of", page.locator("#status span").inner_text())
    return int(found)


def wait_for_all(page: Page, last: int) -> None:
    """Until every moment is here: then the list is whole, and its last row is the last move."""
    page.wait_for_function(
        "last => document.querySelector(`#list [data-to='${last}']`)", arg=last, timeout=60_000
    )


def test_keys_step_by_moment_and_by_round(server: Server, people: People) -> None:
    page = watch(server, people, TOCK)
    see(page, 0)
    expect(page.locator("#told[aria-live=polite]")).to_have_count(1)  # what happened is read out
    for key, moment in (
        ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 129), ("ArrowRight", 129),
        ("ArrowLeft", 128), ("Home", 0), ("ArrowLeft", 0),
    ):  # fmt: skip
        page.keyboard.press(key)
        see(page, moment)
        assert page.evaluate(IS_AS_DRAWN), (key, moment)
    second = int(page.locator("form.table").get_attribute("data-rounds").split()[1])  # type: ignore[union-attr]
    page.keyboard.press("Shift+ArrowRight")
    see(page, second)
    expect(page.locator("#status small")).to_have_text("Round 1")  # in which its move was made
    page.keyboard.press("ArrowRight")
    expect(page.locator("#status small")).to_have_text("Round 2")
    page.keyboard.press("Shift+ArrowLeft")
    see(page, second)
    page.reload()
    see(page, second)
    page.locator("a", has_text="Back to the table").click()
    expect(page.locator("#end")).to_be_visible()


# The round in the header, and the one that the row of this moment stands under in the list.
ROUNDS = """() => {
  let row = document.querySelector("#list [aria-current]");
  while (!row.dataset.heading) row = row.previousElementSibling;
  return [document.querySelector("#status small").textContent, row.dataset.heading];
}"""


def test_header_and_list_name_the_same_round(server: Server, people: People) -> None:
    page = watch(server, people, GAMES[0])
    last = int(page.locator("form.table").get_attribute("data-last") or 0)
    wait_for_all(page, last)
    for moment in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        see(page, moment)
        header, heading = page.evaluate(ROUNDS)
        assert header == heading, moment
    page.reload()  # as the server writes it
    see(page, last)
    assert page.locator("#status small").inner_text() == header


def test_while_a_move_is_seen_header_and_line_speak_of_it(server: Server, people: People) -> None:
    page = watch(server, people, TOCK, size=PHONE, touch=True, still=False)
    wait_for_all(page, 129)
    emblems = []
    for moment in (1, 2):
        told = page.locator(f"#list [data-to='{moment}']").inner_text()
        page.locator("[data-go=next]").tap()
        seen = page.wait_for_function(
            """told => {
              if (document.querySelector("#told").textContent !== told) return null;
              const { textContent } = document.querySelector("#status span");
              const emblem = document.querySelector("#status use").getAttribute("href");
              return [new URL(location).searchParams.get("at"), textContent, emblem];
            }""",
            arg=told,
        ).json_value()
        assert seen[0] != str(moment), "it has been seen already"
        assert seen[1].startswith(f"Step {moment} of")
        emblems.append(seen[2])
        see(page, moment)
    assert len({*emblems}) == 2


def test_a_move_that_is_tapped_in_the_list_is_seen_on_the_board(
    server: Server, people: People
) -> None:
    page = watch(server, people, GAMES[0], size=PHONE, touch=True)
    row = page.locator("#list button").nth(2)
    row.scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("#board")).not_to_be_in_viewport(ratio=0.9)
    row.tap()
    expect(page.locator("#board")).to_be_in_viewport(ratio=1)


# How far the board reaches below where the controls begin, and how far above the window.
UNDER_THE_CONTROLS = """() => {
  const [board, controls] = ["#board", ".controls"].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return [Math.max(0, Math.floor(board.bottom - controls.top)), Math.max(0, -board.top)];
}"""


@pytest.mark.parametrize("which", GAMES, ids=[name for name, _ in GAMES])
@pytest.mark.parametrize("size", [(360, 640), (320, 568)], ids=["small", "smallest"])
def test_the_controls_cover_nothing_of_the_board_on_a_small_phone(
    size: tuple[int, int], which: tuple[str, str], server: Server, people: People
) -> None:
    width, height = size
    window = ViewportSize(width=width, height=height)
    page = watch(server, people, which, size=window, touch=True)
    assert page.evaluate(UNDER_THE_CONTROLS) == [0, 0]


@pytest.mark.parametrize("size", [(320, 256), (427, 240)], ids=["at 400%", "lower"])
def test_on_a_page_that_is_zoomed_in_the_board_is_as_large_as_at_its_table(
    size: tuple[int, int], server: Server, people: People
) -> None:
    window = ViewportSize(width=size[0], height=size[1])
    page = watch(server, people, TOCK, size=window)
    box = page.locator("#board > svg").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 0.85 * window["width"]


def test_what_the_dots_on_the_slider_are_is_told_beside_it(server: Server, people: People) -> None:
    page = watch(server, people, PARTY, size=PHONE, touch=True)
    expect(page.locator(".controls .legend")).to_have_text("Turning point")
    expect(page.locator(".controls .legend")).to_be_in_viewport(ratio=1)


def test_beside_the_board_the_dots_and_what_they_are_keep_apart(
    server: Server, people: People
) -> None:
    page = watch(server, people, PARTY)
    bottom, top = (
        page.locator(one).evaluate(f"one => one.getBoundingClientRect().{side}")
        for one, side in ((".slider svg", "bottom"), (".controls .legend", "top"))
    )
    assert bottom < top


def rounds_of(page: Page) -> list[int]:
    """The moments at which rounds begin."""
    told = page.locator("form.table").get_attribute("data-rounds")
    return [int(one) for one in (told or "").split()]


def test_a_round_that_all_play_at_once_is_one_step(server: Server, people: People) -> None:
    page = watch(server, people, PARTY, "?of=open")  # which sees every move
    wait_for_all(page, 480)
    rounds = rounds_of(page)
    assert len(rounds) == 42
    headings = page.locator("#list [data-heading]")
    expect(headings).to_have_count(42)
    told = headings.last.get_attribute("data-heading")
    assert re.fullmatch(r"Round 42 · Everyone plays the \d+", told or "")
    for key, moment in (
        ("ArrowRight", rounds[1]), ("ArrowRight", rounds[2]), ("Shift+ArrowRight", rounds[2] + 1),
        ("ArrowRight", rounds[3]), ("Shift+ArrowLeft", rounds[3] - 1), ("ArrowLeft", rounds[2]),
        ("ArrowLeft", rounds[1]), ("Home", 0),
    ):  # fmt: skip
        page.keyboard.press(key)
        see(page, moment)
        assert page.evaluate(IS_AS_DRAWN), key
    for _ in rounds:
        page.keyboard.press("ArrowRight")
    see(page, 480)
    page.keyboard.press("Home")
    see(page, 0)
    page.locator("label", has_text="By move").click()
    page.reload()
    expect(page.locator("[data-go=play]")).to_be_visible()
    expect(page.get_by_role("radio", name="By move")).to_be_checked()
    page.locator("#board").click()
    page.keyboard.press("ArrowRight")
    see(page, 1)
    page.keyboard.press("Shift+ArrowRight")
    see(page, rounds[1])


def test_a_round_is_seen_to_happen_and_stops_where_it_ends(server: Server, people: People) -> None:
    page = watch(server, people, PARTY, size=PHONE, touch=True, still=False)
    wait_for_all(page, 480)
    rounds = rounds_of(page)
    page.locator("[data-go=round-next]").tap()
    page.wait_for_function(f"() => {IS_MOVING}")
    see(page, rounds[1])
    page.wait_for_function(f"() => !{IS_MOVING}")
    assert page.evaluate(IS_AS_DRAWN)
    page.locator("[data-go=round-next]").tap()
    page.locator("[data-go=round-next]").tap()  # whoever taps twice goes two rounds on
    see(page, rounds[3])
    page.locator("label", has_text="4×").tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(page.locator("#status small")).to_have_text(
        re.compile(r"^Round (9|1\d)"), timeout=60_000
    )
    page.get_by_role("button", name="Pause").tap()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.wait_for_function(f"() => !{IS_MOVING}")
    page.wait_for_function(
        "rounds => rounds.includes(Number(new URL(location).searchParams.get('at')))", arg=rounds
    )
    see(page, moment_of(page))
    assert page.evaluate(IS_AS_DRAWN)
    drawn = page.locator("[id^=cross-][style]")  # by a pen
    assert drawn.count() > 0
    opacities = "all => all.map((one) => getComputedStyle(one).opacity)"
    assert {*drawn.evaluate_all(opacities)} == {"0"}  # the picture has it


@pytest.mark.parametrize("which", GAMES, ids=lambda one: one[0])
def test_every_jump_leaves_the_board_as_the_server_draws_it(
    which: tuple[str, str], server: Server, people: People
) -> None:
    page = watch(server, people, which, size=PHONE if which in (TOCK, GAMES[0]) else DESKTOP)
    last = int(page.locator("form.table").get_attribute("data-last") or 0)
    for moment in (last, 1, last // 2, last // 2 + 1, last // 3, 0, last - 1):
        page.locator("[type=range]").fill(str(moment))
        see(page, moment)
        assert page.evaluate(IS_AS_DRAWN), moment


def test_it_plays_by_itself_and_stops_when_told(server: Server, people: People) -> None:
    page = watch(server, people, TOCK, still=False)
    assert page.locator("label:has([name=speed])").all_inner_texts() == ["1×", "2×", "4×"]
    page.locator("label", has_text="4×").click()
    moved = page.locator("#told").inner_text()
    page.keyboard.press(" ")
    play = page.get_by_role("button", name="Pause")
    expect(page.locator("#status span")).to_have_text(re.compile(r"^Step ([3-9]|\d\d+) of"))
    assert page.locator("#told").inner_text() != moved
    play.click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.wait_for_function("() => !document.getAnimations().length")
    see(page, moment_of(page))
    assert page.evaluate(IS_AS_DRAWN)
    before = moment_of(page)
    page.evaluate(COUNT)
    page.keyboard.press("ArrowRight")  # which is seen to happen, until the next key
    page.wait_for_function("() => window.moved > 0")
    page.keyboard.press("ArrowLeft")
    see(page, before)
    assert page.evaluate(IS_AS_DRAWN)
    page.keyboard.press("End")
    see(page, 129)
    page.keyboard.press(" ")  # from the end it begins again
    expect(page.locator("#status span")).to_have_text(re.compile("^Step [1-9] of"))


@pytest.mark.parametrize("which", [TOCK, PARTY], ids=lambda one: one[0])
def test_on_a_phone_the_slider_is_dragged_with_a_finger(
    which: tuple[str, str], server: Server, people: People
) -> None:
    page = watch(server, people, which, size=PHONE, touch=True)
    last = int(page.locator("form.table").get_attribute("data-last") or 0)
    wait_for_all(page, last)
    for control in page.locator(".controls :is(button, input):visible").all():
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.9
        assert box["y"] + box["height"] <= PHONE["height"]  # in sight, without scrolling
    box = page.locator("[type=range]").bounding_box()
    assert box is not None
    y = box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    shown = set()
    for at in (0.03, 0.2, 0.5, 0.8, 0.6):
        kind = "touchStart" if at == 0.03 else "touchMove"
        point = {"x": box["x"] + box["width"] * at, "y": y}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        page.wait_for_function(IS_SHOWN_NEAR, arg=at)
        shown.add(moment_of(page))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert len(shown) == 5
    see(page, moment_of(page))
    assert 0.55 < moment_of(page) / last < 0.65
    assert page.evaluate(IS_AS_DRAWN)


def test_the_slider_shows_where_rounds_begin_and_the_match_turns(
    server: Server, people: People
) -> None:
    page = watch(server, people, PARTY)
    form = page.locator("form.table")
    for what, mark in (("rounds", "M{} 0v8"), ("turns", "M{} 4h0")):
        moments = (form.get_attribute(f"data-{what}") or "").split()
        assert len(moments) > 1
        drawn = page.locator(f".slider path.{what}")
        assert drawn.get_attribute("d") == "".join(map(mark.format, moments))
        assert drawn.evaluate("path => getComputedStyle(path).stroke") != "none"


def test_a_link_to_a_moment_opens_that_moment_in_that_view(server: Server, people: People) -> None:
    page = watch(server, people, TOCK)
    page.locator("[type=range]").fill("40")
    see(page, 40)
    hand = page.locator("#pieces").inner_html()
    page.locator("#of").select_option("2")
    expect(page).to_have_url(re.compile("of=2"))
    see(page, 40)
    assert page.locator("#pieces").inner_html() != hand
    assert page.evaluate(IS_AS_DRAWN)
    page.locator("#list button").nth(4).click()
    expect(page.locator("#list [aria-current]")).to_have_count(1)
    page.locator("[type=range]").fill("41")
    see(page, 41)
    link = page.locator(".link input").input_value()
    ben = people("Ben", link.removeprefix(server.origin))
    see(ben, 41)
    expect(ben.locator("#of")).to_have_value("2")
    assert ben.locator("#told").inner_text() == page.locator("#told").inner_text()


PASSING: dict[str, Callable[[Route], None]] = {
    "too many requests": lambda route: route.fulfill(status=429, headers={"Retry-After": "4"}),
    "our own failure": lambda route: route.fulfill(status=500),
    "no server behind the proxy": lambda route: route.fulfill(status=503),
    "no way there": lambda route: route.abort(),
}


def test_a_chunk_that_does_not_come_is_told_and_asked_for_again(
    server: Server, people: People
) -> None:
    page = watch(server, people, PARTY)
    wait_for_all(page, 480)
    trouble = page.locator("#trouble")
    expect(trouble).to_be_hidden()
    page.clock.install()
    for view, (why, fail) in enumerate(PASSING.items()):
        page.route(FRAMES, fail)
        page.locator("#of").select_option(str(view % 3))
        expect(trouble, why).to_have_text(re.compile("can’t be loaded right now"))
        page.unroute(FRAMES)
        page.clock.fast_forward(5000)
        wait_for_all(page, 480)
        expect(trouble, why).to_be_hidden()


def test_what_has_come_is_watched_though_another_chunk_never_comes(
    server: Server, people: People
) -> None:
    page = watch(server, people, PARTY)
    wait_for_all(page, 480)
    asked: list[str] = []

    def first_alone(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route(FRAMES, first_alone)
    page.locator("#of").select_option("1")
    expect(page.locator("#trouble")).to_have_text(re.compile("can’t be shown"))
    here = moment_of(page)
    page.keyboard.press("Shift+ArrowRight")
    see(page, here + 1)
    page.locator("[type=range]").fill("400")
    expect(page.locator("#trouble")).to_be_visible()
    see(page, here + 1)
    assert len(asked) < 5  # nobody goes on asking for what is not there


def test_an_uploaded_record_is_watched_and_left_again(
    server: Server, people: People, tmp_path: Any
) -> None:
    position = cookietin.game("goose").start(seed=3)
    while position.outcome is None:
        position = position.play("throw")
    file = tmp_path / "match.tin"
    file.write_text(position.record(), encoding="utf-8")
    page = people("Anna", language="de")
    expect(page.locator(".file output")).to_have_text("Keine Datei ausgewählt")
    page.set_input_files("input[type=file]", file)
    expect(page.locator(".file output")).to_have_text("match.tin")
    page.locator("form[action='/replay'] button").click()
    expect(page.locator("[data-go=play]")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#status")).to_contain_text("Schritt 2 von")
    expect(page.locator("#list li")).not_to_have_count(1)
    page.go_back()
    expect(page.locator(".games")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("which", [TOCK, PARTY], ids=lambda one: one[0])
def test_a_slow_phone_goes_sixty_steps_a_second(
    which: tuple[str, str], server: Server, people: People
) -> None:
    page = watch(server, people, which, size=PHONE, touch=True)
    last = int(page.locator("form.table").get_attribute("data-last") or 0)
    wait_for_all(page, last)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PHONE})
    page.locator("#board").click()  # nobody types into a field
    page.keyboard.press("Home")
    see(page, 0)
    steps = min(last, 4 * A_SECOND)
    seconds, drawn = page.evaluate(HELD, [steps, A_SECOND, which is PARTY])
    expect(page).not_to_have_url(re.compile(r"[?&]at=0(&|$)"))
    assert moment_of(page) >= steps  # a step may pass over what this view sees nothing of
    pace = steps / seconds
    print(f"{which[0]}: {pace:.1f} steps and {drawn / seconds:.1f} boards a second")
    assert pace > 0.95 * A_SECOND
    assert drawn > steps / 4  # and the eye can follow
