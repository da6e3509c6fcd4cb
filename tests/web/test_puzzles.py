"""Puzzles in a browser: every move is answered, by the reply, the refutation, or the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cookietin.engine import registry
from cookietin.engine.puzzles import Puzzle, has_puzzles, puzzles_of
from cookietin.engine.texts import seat_name
from cookietin.web.elements import YES
from cookietin.web.limits import Limits
from cookietin.web.puzzles import MOST_LINE, MOST_PROOFS, Proofs, answer
from web.conftest import DESKTOP, PHONE, People, Server
from web.site import Person, Site
from web.test_first_move import NO_PAGE, Later, wait_until

GAMES = [plug.name for plug in registry.plugs() if has_puzzles(plug)]
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(scope="module")
def anna() -> Iterator[Person]:
    with Site().open() as site:
        yield site.person()


def first_puzzle(name: str) -> Puzzle:
    return puzzles_of(registry.plug(name))[0]


def asked(anna: Person, name: str, *line: str, number: int = 1, **more: str) -> Any:
    about = {"line": ",".join(line), **more}
    return anna.client.get(f"/puzzles/{name}/{number}/play", params=about)


def own_moves(puzzle: Puzzle) -> list[str]:
    pairs = zip(puzzle.seats, puzzle.solution, strict=True)
    return [move for seat, move in pairs if seat == puzzle.seat]


@every_game
def test_the_list_leads_to_every_puzzle_of_a_game(anna: Person, name: str) -> None:
    listed = re.findall(rf'href="/puzzles/{name}/(\d+)"', anna.get("/puzzles").text)
    assert [*map(int, listed)] == [*range(1, len(puzzles_of(registry.plug(name))) + 1)]
    assert anna.get(f"/puzzles/{name}/{listed[-1]}").status_code == 200


def test_what_whoever_sat_there_remembers_is_told_beside_the_goal(anna: Person) -> None:
    page = anna.get("/puzzles/cookie-box/1").text
    puzzle = first_puzzle("cookie-box")
    lines = re.findall(
        "<li>(.*?)</li>", page.partition("What you remember")[2].partition("</ul>")[0]
    )
    others = puzzle.position.game.players - 1
    assert len(lines) in (others, others + 1)
    assert all(re.search(r", -?\d+ points?\b", line) for line in lines[:others])
    assert "What you remember" not in anna.get("/puzzles/tock/1").text


@every_game
def test_a_game_and_the_tin_lead_to_the_puzzles(anna: Person, name: str) -> None:
    assert 'href="/puzzles"' in anna.get("/").text
    for path in (f"/rules/{name}", f"/new/{name}"):
        assert f'href="/puzzles#{name}"' in anna.get(path).text
    assert "/puzzles#" not in anna.get("/rules/goose").text


@every_game
def test_the_solution_is_answered_move_by_move_until_it_is_solved(anna: Person, name: str) -> None:
    puzzle, line = first_puzzle(name), list[str]()
    told = asked(anna, name).json()
    assert told["verdict"] == "ask"
    for move in own_moves(puzzle):
        line.append(move)
        told = asked(anna, name, *line).json()
        assert told["frames"]
        if told["verdict"] == "done":
            break
        assert told["verdict"] == "ask"
        assert move_hinted(told) is not None
    assert told["verdict"] == "done"
    assert "Solved!" in told["status"]
    assert 'class="status solved"' in told["status"]
    assert YES in told["status"]


def move_hinted(told: dict[str, Any]) -> str | None:
    found = (one["move"] for one in told["moves"] if one["taps"] == told["hint"])
    return next(found, None)


@every_game
def test_every_other_first_move_is_refuted(anna: Person, name: str) -> None:
    puzzle = first_puzzle(name)
    proof = puzzle.proof()
    right = set(proof.right_moves(puzzle.position.bare))
    wrong = [move for move in puzzle.position.legal(puzzle.seat) if move.number not in right]
    for move in wrong[:8]:
        told = asked(anna, name, move.text).json()
        assert told["verdict"] == "wrong"
        assert told["moves"] == []
        assert "solved" not in told["status"]
        assert YES not in told["status"]


@every_game
def test_who_one_is_in_a_puzzle_is_said(anna: Person, name: str) -> None:
    """It is the seat of the game that it was found in."""
    puzzle = first_puzzle(name)
    who = f"You’re {seat_name(puzzle.seat, 'en')}. What’s your best move?"
    assert who in anna.get(f"/puzzles/{name}/1").text
    assert who in asked(anna, name).json()["status"]


def test_whoever_follows_the_hints_solves_every_puzzle(anna: Person) -> None:
    for number in (1, 11, 21):
        line: list[str] = []
        told = asked(anna, "tock", number=number).json()
        while told["verdict"] == "ask":
            move = move_hinted(told)
            assert move is not None
            line.append(move)
            told = asked(anna, "tock", *line, number=number).json()
        assert told["verdict"] == "done"


def test_after_a_wrong_move_nothing_can_be_played(anna: Person) -> None:
    puzzle = first_puzzle("dots-and-boxes")
    wrong = next(m.text for m in puzzle.position.legal(puzzle.seat) if m.text != puzzle.solution[0])
    assert asked(anna, "dots-and-boxes", wrong, puzzle.solution[0]).status_code == 404


def test_a_tap_that_is_no_move_is_explained_by_its_rule(anna: Person) -> None:
    puzzle = first_puzzle("dots-and-boxes")
    plug, state, seat = puzzle.plug, puzzle.position.bare, puzzle.seat
    drawn = next(
        move for move in range(len(plug.moves)) if plug.rules.refusal(state, seat, move) == 201
    )
    told = asked(anna, plug.name, taps=" ".join(plug.view.taps(state, seat, drawn))).json()
    assert told["clause"] == "2.1"
    assert told["text"]


@pytest.mark.parametrize(
    "path",
    [
        "goose/1", "moon/1", "tock/0", "tock/31", "tock/x", "tock/-1", "tock/1/play?line=nonsense",
        f"tock/1/play?line={'a' * (MOST_LINE + 1)}", f"tock/1/play?taps={'a' * (MOST_LINE + 1)}",
    ],
)  # fmt: skip
def test_what_there_is_not_is_not_found(anna: Person, path: str) -> None:
    assert anna.get(f"/puzzles/{path}").status_code == 404


@pytest.mark.parametrize("name", [name for name in GAMES if registry.plug(name).has_secrets])
def test_a_page_is_the_same_in_two_worlds_that_differ_in_what_is_hidden(name: str) -> None:
    puzzle = first_puzzle(name)
    other = replace(puzzle, position=puzzle.position.view(puzzle.seat).redeal(3))
    for line in ([], own_moves(puzzle)[:1]):
        one, two = (answer(here, here.proof(), line, "en") for here in (puzzle, other))
        assert one == two


def test_only_the_latest_proofs_are_kept() -> None:
    proofs = Proofs()
    for puzzle in puzzles_of(registry.plug("tock"))[: MOST_PROOFS + 3]:
        first = proofs.of(puzzle, lambda: None)
        assert proofs.of(puzzle, lambda: None) is first
    assert len(proofs.kept) == MOST_PROOFS


def test_who_solves_too_much_waits_for_themselves() -> None:
    with Site(limits=Limits(reading=1)).open() as site:
        anna, ben = site.person(), site.person(address="198.51.100.7")
        found = {asked(anna, "dots-and-boxes", number=n).status_code for n in range(1, 31)}
        assert found == {200, 429}
        assert asked(ben, "dots-and-boxes").status_code == 200


# With a finger


def tap(page: Page, element: str) -> None:
    expect(page.locator(f"#{element}[data-may]")).to_have_count(1)
    box = page.locator(f"#{element}").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.browser
def test_a_wrong_move_is_played_out_and_tried_again_until_it_is_solved(
    server: Server, people: People
) -> None:
    page = people("Anna", "/puzzles/dots-and-boxes/1", size=PHONE)
    goal = page.get_by_text("Close as many boxes as you can").locator("visible=true")
    expect(goal).to_have_count(1)
    fetch = "async (line) => (await fetch(`${location.pathname}/play?line=${line}`)).json()"
    told = page.evaluate(fetch, "")
    wrong = next(one for one in told["moves"] if one["taps"] != told["hint"])
    tap(page, wrong["taps"][0])
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible(timeout=20_000)
    expect(page.locator("#status")).to_contain_text("Not the best")
    expect(goal).to_have_count(1)  # now that something else stands over the board
    again.click()
    expect(page.locator("#status")).to_contain_text("best move")
    line: list[str] = []
    while told["verdict"] == "ask":
        expect(page.locator("#board [data-may]").first).to_be_visible(timeout=20_000)
        drawn = told["hint"][0]
        tap(page, drawn)
        line.append(next(one["move"] for one in told["moves"] if one["taps"] == told["hint"]))
        told = page.evaluate(fetch, ",".join(line))
        expect(page.locator(f"#{drawn}[data-may]")).to_have_count(0)
        expect(page.locator("#moves")).to_have_js_property("inert", False, timeout=20_000)
    solved = page.locator(".status.solved")
    expect(solved).to_contain_text("Solved!", timeout=20_000)
    moves = "one => getComputedStyle(one).animationName"
    assert solved.evaluate(moves) == "none"  # for those who want nothing to move
    page.emulate_media(reduced_motion="no-preference")
    assert solved.evaluate(moves) == "solved"
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile("/puzzles/dots-and-boxes/2$"))
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".solved")).to_have_count(1)


@pytest.mark.browser
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_puzzle_of_cookie_box_tells_what_to_remember_and_is_solved_after_a_mistake(
    server: Server, people: People, size: ViewportSize
) -> None:
    puzzles = puzzles_of(registry.plug("cookie-box"))
    number = next(
        at
        for at, one in enumerate(puzzles, 1)
        if one.solution[0].startswith("take") and one.solution[1].startswith("give cheeky")
    )
    page = people("Anna", f"/puzzles/cookie-box/{number}", size=size)
    expect(page.get_by_text("points better for you").locator("visible=true")).to_have_count(1)
    expect(page.locator("#asked .remembered li").first).to_contain_text("point")
    fetch = "async (line) => (await fetch(`${location.pathname}/play?line=${line}`)).json()"
    told = page.evaluate(fetch, "")
    wrong = next(one for one in told["moves"] if one["taps"] != told["hint"])
    tap(page, wrong["taps"][0])
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible(timeout=60_000)
    expect(page.locator("#status")).to_contain_text("Not the best")
    again.click()
    line: list[str] = []
    while told["verdict"] == "ask":
        for piece in told["hint"]:
            expect(page.locator(f"#{piece}[data-may]")).to_have_count(1, timeout=60_000)
            tap(page, piece)
        line.append(next(one["move"] for one in told["moves"] if one["taps"] == told["hint"]))
        told = page.evaluate(fetch, ",".join(line))
    expect(page.locator(".status.solved")).to_contain_text("Solved!", timeout=60_000)


@pytest.mark.browser
def test_a_hint_names_where_to_start(server: Server, people: People) -> None:
    page = people("Anna", "/puzzles/dots-and-boxes/1", size=PHONE)
    expect(page.locator("#board [data-may]").first).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#answer")).to_contain_text("Start here:")


@pytest.mark.browser
def test_a_key_is_not_meant_for_what_comes_after_the_next_move(
    server: Server, people: People
) -> None:
    """What it means comes only then."""
    puzzle = first_puzzle("dots-and-boxes")
    page = people("Anna", NO_PAGE)
    opened = Later(page, f"{server.origin}/puzzles/dots-and-boxes/1")
    opened.come(all_but="keys.js")
    expect(page.locator("#board [data-may]").first).to_be_visible()
    page.keyboard.press("1")
    wait_until(page, lambda: opened.names_held() == {"keys.js"})
    best = page.locator(f"#moves button[data-move='{puzzle.solution[0]}']")
    best.click()
    expect(best).to_have_count(0)
    opened.come()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    moved = [name for name in opened.asked if re.match(r"play\?line=.", name)]
    assert moved == [f"play?line={puzzle.solution[0]}"]


@pytest.mark.browser
def test_below_the_highest_board_the_way_on_is_in_sight(server: Server, people: People) -> None:
    page = people("Anna", "/puzzles/tock/1", size=PHONE)
    hint = page.get_by_role("button", name="Hint")
    expect(hint).to_be_enabled()  # else the click itself scrolls while it waits
    hint.click()
    expect(page.locator("#answer")).to_be_visible()
    button, told = hint.bounding_box(), page.locator("#answer").bounding_box()
    assert button
    assert told
    assert page.evaluate("scrollY") == 0
    assert button["y"] + button["height"] <= PHONE["height"]
    assert told["y"] + told["height"] <= button["y"]


@pytest.mark.browser
def test_a_puzzle_is_known_and_what_was_wrong_is_told_without_looking(
    server: Server, people: People
) -> None:
    page = people("Anna", "/puzzles/tock/1", size=DESKTOP)
    told = page.evaluate("async () => (await fetch(`${location.pathname}/play?line=`)).json()")
    expect(page.locator("#moves button").first).to_be_visible()
    page.locator("body").press("w")
    expect(page.locator("#words :is(table, li)").first).to_be_visible()
    page.keyboard.type(seat_name(first_puzzle("tock").seat))
    page.keyboard.press("Enter")
    expect(page.locator("#spoken p").last).to_contain_text(seat_name(first_puzzle("tock").seat))
    before = page.locator("#words").inner_text()
    wrong = next(one for one in told["moves"] if one["taps"] != told["hint"])
    page.locator(f'#moves button[data-move="{wrong["move"]}"]').evaluate("one => one.click()")
    expect(page.get_by_role("button", name="Try again")).to_be_visible(timeout=20_000)
    expect(page.locator("#spoken p").last).to_contain_text("plays")
    assert page.locator("#words").inner_text() != before
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#moves button").first).to_be_focused()


SPACED = """() => {
  const wide = new CSSStyleSheet();
  wide.replaceSync("* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }");
  document.adoptedStyleSheets = [wide];
}"""  # noqa: E501


@pytest.mark.browser
def test_the_goal_is_read_whole_with_wide_letters(server: Server, people: People) -> None:
    page = people("Anna", "/puzzles/dots-and-boxes/1", size=PHONE)
    page.evaluate(SPACED)
    goal = page.locator("#told")
    expect(goal).to_contain_text("whatever the other player does")
    assert goal.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
