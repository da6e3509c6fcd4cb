"""Who sits where: invitations, taking back, removing, coming back, handing over, playing again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient

from cookietin.engine import registry
from cookietin.engine.options import EDITION
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.games.tock.tests.drawn import place
from cookietin.web import serve
from cookietin.web.app import make_app
from cookietin.web.look import is_loopback
from table.evening import AT_ONCE, FirstMove, MemoryStore
from web.conftest import PHONE, People, Server
from web.site import Line, Person, Site

NAMED = {"seat_0": "me", "name_0": "Anna", "seat_1": "open"}


def play(line: Line, wanted: str = "") -> None:
    """Wait for one's turn, then make the first move that has this in it."""
    line.offered(lambda moves: any(wanted in move for move in moves))
    line.frame["moves"] = [one for one in line.frame["moves"] if wanted in one["move"]]
    answer = line.move()
    assert answer["ok"], answer


# Taking back


def test_the_others_read_which_move_is_to_be_taken_back_and_the_asker_who_said_no(
    site: Site, anna: Person
) -> None:
    ben = site.person()
    path = anna.make_table("dots-and-boxes", players="2", **NAMED)
    with anna.sit(path) as hers, ben.sit(path) as his:
        assert his.send("sit", seat=1, name="Ben")["ok"]
        one, other = (his, hers) if his.frame["moves"] else (hers, his)
        play(one)
        play(other)
        mine = re.findall(r"<li[^>]*>(.*?)</li>", other.parts["log"])[1]
        assert one.send("undo", seat=0 if one is hers else 1)["ok"]
        other.see("wants to take this back: “")
        assert mine.split("<br>")[0] in other.parts["choices"]
        assert "One later move will be undone too." in other.parts["choices"]
        one.see(f"Waiting for {'Ben' if one is hers else 'Anna'} to agree")
        assert other.send("agree", yes=False, about=1)["ok"]
        one.see(f"{'Ben' if one is hers else 'Anna'} said no.")
        assert "said no" not in other.parts["choices"]
        assert one.send("undo", seat=0 if one is hers else 1)["ok"]
        assert other.send("agree", yes=True, about=2)["ok"]
        for line in (one, other):
            line.see("takes a move back, and one later move is undone too")


def test_the_asker_sees_who_has_agreed_and_may_think_better_of_it(site: Site, anna: Person) -> None:
    ben, cleo = site.person(), site.person()
    path = anna.make_table(players="3", seat_2="open", opt_first="0", **NAMED)
    with anna.sit(path) as hers, ben.sit(path) as bens, cleo.sit(path) as cleos:
        assert bens.send("sit", seat=1, name="Ben")["ok"]
        assert cleos.send("sit", seat=2, name="Cleo")["ok"]
        play(hers)
        assert hers.send("undo", seat=0)["ok"]
        hers.see("Waiting for Ben and Cleo to agree")
        assert bens.send("agree", yes=True, about=1)["ok"]
        hers.see(r"Agreed: Ben\. Waiting for Cleo to agree\.")
        assert hers.send("agree", yes=False, about=1)["ok"]
        cleos.until(lambda message: "wants to take" not in cleos.parts["choices"])
        assert "said no" not in hers.parts["choices"]


def test_a_throw_is_not_offered_to_be_taken_back(anna: Person) -> None:
    with anna.sit(anna.make_table(seat_0="me", seat_1="here", opt_first="0")) as line:
        assert line.move()["ok"]
        line.see("Blueberry")
        assert "undo" not in line.parts["choices"]
    own = anna.make_table(seat_0="me", seat_1="here", opt_first="0", own_dice="on")
    with anna.sit(own) as line:
        assert line.move()["ok"]
        assert line.send("throw", move="3-4")["ok"]
        assert 'data-do="undo"' in line.parts["choices"]  # who typed something wrong


# Removing and coming back


def test_whoever_is_removed_is_told_and_sits_down_again(site: Site, anna: Person) -> None:
    ben, cleo = site.person(), site.person()
    path = anna.make_table(players="2", **NAMED)
    with anna.sit(path) as hers, ben.sit(path) as his, cleo.sit(path) as watching:
        assert his.send("sit", seat=1, name="Ben")["ok"]
        hers.see('data-confirm="Remove Ben\\? A bot will take over the seat')
        assert hers.send("remove", seat=1)["ok"]
        his.see("The host has given your seat to a bot")
        assert 'data-do="sit-again" data-seat="1"' in his.parts["asked"]
        for line in (hers, his, watching):
            line.see("The host has removed Ben")
        assert "sit-again" not in watching.parts["asked"]
        assert not watching.send("sit-again", seat=1)["ok"]
        assert his.send("sit-again", seat=1)["ok"]
        hers.see("Ben is back")
        assert "sit-again" not in his.parts["asked"]


def test_whoever_is_removed_before_the_match_is_told_so(site: Site, anna: Person) -> None:
    ben = site.person()
    path = anna.make_table(players="3", seat_2="open", **NAMED)
    with anna.sit(path) as hers, ben.sit(path) as his:
        assert his.send("sit", seat=1, name="Ben")["ok"]
        hers.see('data-confirm="Remove Ben\\? The seat will be open again')
        assert hers.send("remove", seat=1)["ok"]
        his.see("The host has removed you from your seat")
        assert his.send("sit", seat=1, name="Ben")["ok"]
        assert "freed" not in his.parts["asked"]


def test_a_table_that_is_over_cannot_be_ended(anna: Person) -> None:
    path = anna.make_table(seat_0="me", seat_1="here")
    with anna.sit(path) as line:
        assert 'data-confirm="Close the table for everyone?' in line.parts["host"]
        assert line.send("end")["ok"]
        assert line.parts["host"] == ""
        assert "The host has closed the table." in line.parts["log"]
    assert 'data-do="end"' not in anna.get(path).text


def test_for_whom_a_bot_plays_reads_it_at_the_top_with_the_way_back(
    site: Site, anna: Person
) -> None:
    ben = site.person()
    path = anna.make_table(**NAMED)
    with anna.sit(path) as hers:
        with ben.sit(path) as his:
            assert his.send("sit", seat=1, name="Ben")["ok"]
        hers.see('data-do="stand-in"')
        assert hers.send("stand-in", seat=1)["ok"]
        hers.see("A bot takes over from Ben")
        assert "stand-in" not in hers.parts["players"]
        with ben.sit(path) as his:
            assert "A bot is playing for you" in his.parts["status"]
            assert 'data-do="take-back"' in his.parts["asked"]
            assert "take-back" not in his.parts["players"]
            assert his.send("take-back", seat=1)["ok"]
            assert "take-back" not in his.parts["asked"]
            hers.see("Ben is back")


def test_nobody_s_own_seat_is_gone_and_a_page_that_is_new_has_its_time(site: Site) -> None:
    anna = site.person()
    page = anna.get(anna.make_table(seat_0="me")).text
    assert (
        "away" not in re.sub(r"data-\w+=\"[^\"]*\"", "", page[page.index('id="players"') :])[:2000]
    )
    assert "stand-in" not in page


# The invitation


def test_an_invitation_that_only_this_computer_can_follow_says_so() -> None:
    for host in ("localhost:8765", "127.0.0.1:8765", "[::1]:8765"):
        made = make_app(MemoryStore(), FirstMove(), AT_ONCE)
        with TestClient(made, base_url=f"http://{host}") as client:
            origin = {"origin": f"http://{host}"}
            page = client.post("/new/goose", data=NAMED, headers=origin).text
            assert "Only this computer can reach this table" in page
            assert 'class="qr" role="img" aria-label="QR code for the link"' not in page
            assert 'data-share="' not in page


@pytest.mark.parametrize(
    ("host", "link"),
    [
        ("localhost:8765", "http://192.0.2.7:8765"),
        ("[::1]:8765", "http://192.0.2.7:8765"),
        ("localhost", "http://192.0.2.7"),
        ("127.0.0.2", "http://192.0.2.7"),
        ("tin.example:8080", "http://tin.example:8080"),
        ("192.0.2.9:8765", "http://192.0.2.9:8765"),
    ],
)
def test_an_invitation_leads_phones_to_this_machine(host: str, link: str) -> None:
    made = make_app(MemoryStore(), FirstMove(), AT_ONCE, network="192.0.2.7")
    with TestClient(made, base_url=f"http://{host}") as client:
        page = client.post("/new/goose", data=NAMED, headers={"origin": f"http://{host}"}).text
        assert f'data-copy="{link}/t/' in page
        assert f'data-share="{link}/t/' in page
        assert "Only this computer" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_which_address_is_for_whom(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = speaker("cookietin", language)
    serve.announce("0.0.0.0", 8765, "192.0.2.7", say)
    here, phones = capsys.readouterr().out.splitlines()
    assert here == say("serve-here", link="http://localhost:8765")
    assert phones == say("serve-phones", link="http://192.0.2.7:8765")
    serve.announce("127.0.0.1", 8765, "", say)
    here, only = capsys.readouterr().out.splitlines()
    assert "http://127.0.0.1:8765" in here
    assert only.endswith("cookietin serve --host 0.0.0.0")
    serve.announce("192.0.2.9", 8765, "", say)
    assert capsys.readouterr().out.count("http://192.0.2.9:8765") == 2


def test_what_leads_everybody_to_their_own_machine() -> None:
    for host in ("localhost", "127.0.0.1:1", "127.1.2.3", "[::1]:8765"):
        assert is_loopback(f"http://{host}")
    for host in ("192.168.1.5", "[2001:db8::1]:80", "tin.example", "", "[::1"):
        assert not is_loopback(f"http://{host}")


# A new table


def test_a_mistake_on_a_new_table_loses_nothing_that_was_chosen(anna: Person) -> None:
    form = {"players": "3", "seat_0": "me", "name_0": "Mum", "seat_1": "here", "name_1": "mum"}
    answer = anna.post("/new/goose", own_dice="on", opt_first="2", **form)
    assert answer.status_code == 400
    assert 'name="players" value="3"' in answer.text
    assert 'value="Mum"' in answer.text
    assert 'value="mum"' in answer.text
    assert re.search(r'name="seat_1".*?value="here" selected', answer.text)
    assert re.search(r'name="opt_first">.*?value="2" selected', answer.text)
    assert 'name="own_dice" value="on" checked' in answer.text


@pytest.mark.browser
def test_names_and_seats_stay_when_the_number_of_players_changes(
    server: Server, people: People
) -> None:
    page = people("Anna", "/new/tock")
    page.locator("[name=name_0]").fill("Grandma Rosalind")
    page.locator("[name=seat_1]").select_option("here")
    page.locator("[name=name_1]").fill("Kim")
    for count in (4, 3, 2, 4):
        page.locator(".counts a", has_text=str(count)).click()
        expect(page.locator("fieldset.seat")).to_have_count(count)
        expect(page.locator(".counts [aria-current]")).to_have_text(str(count))
        expect(page.locator("[name=name_0]")).to_have_value("Grandma Rosalind")
        expect(page.locator("[name=name_1]")).to_have_value("Kim")
        if count == 4:
            expect(page.locator("[name=name_3]")).to_be_visible()
            page.locator("[name=name_3]").fill("Opa")
    expect(page.locator("[name=name_3]")).to_have_value("Opa")
    assert page.url.endswith("?players=4")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".player .name").first).to_have_text("Grandma Rosalind")


@pytest.mark.browser
@pytest.mark.parametrize(
    ("game", "option"),
    [(g, o.name) for g in registry.names() for o in registry.plug(g).options if o.kind == EDITION],
)
def test_a_file_of_one_s_own_edition_goes_with_the_form_however_many_play(
    server: Server, people: People, tmp_path: Path, game: str, option: str
) -> None:
    file = tmp_path / "ours.toml"
    file.write_text("# ours", "utf-8")
    page = people("Anna", f"/new/{game}")
    page.set_input_files("input[type=file]", file)
    field = page.locator(f"[type=hidden][name=opt_{option}]")
    expect(field).to_have_value("# ours")
    if len(registry.plug(game).players) > 1:
        page.locator(".counts a").last.click()
        expect(page.locator(".counts a").last).to_have_attribute("aria-current", "true")
    expect(field).to_have_value("# ours")
    expect(page.locator(".file output")).to_have_text("ours.toml")


# In the browser


def sure(page: Page) -> None:
    page.locator("#sure [value=yes]").click()


@pytest.mark.browser
def test_removing_and_ending_ask_first_and_escape_does_nothing(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], first=1)
    anna, ben = people("Anna", path), people("Ben", path)
    anna.locator("button[data-do=remove]").click()
    expect(anna.locator("#sure")).to_contain_text("Remove Ben?")
    expect(anna.locator("#sure [value=no]")).to_be_focused()
    anna.keyboard.press("Escape")
    expect(anna.locator("#sure")).to_be_hidden()
    expect(anna.locator("button[data-do=remove]")).to_be_focused()
    anna.keyboard.press("Enter")
    anna.locator("#sure [value=no]").click()
    expect(ben.locator("#status .mine")).to_be_visible()
    anna.locator("button[data-do=remove]").click()
    sure(anna)
    expect(ben.locator("#asked")).to_contain_text("given your seat to a bot")
    expect(anna.locator("#log")).to_contain_text("The host has removed Ben")
    ben.locator("button[data-do=sit-again]").click()
    expect(anna.locator("#log")).to_contain_text("Ben is back")
    anna.locator(".settings summary").first.click()
    anna.get_by_role("button", name="Close the table").click()
    expect(anna.locator("#sure")).to_contain_text("for everyone")
    sure(anna)
    expect(ben.locator("#status")).to_contain_text("The host has closed the table")
    expect(anna.locator("button[data-do=end]")).to_have_count(0)


@pytest.mark.browser
def test_a_move_that_was_answered_is_taken_back_when_the_other_presses_agree(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], "dots-and-boxes", first=0)
    anna, ben = people("Anna", path, size=PHONE), people("Ben", path, size=PHONE)
    edges = anna.locator("#board [data-may='']")
    expect(edges.first).to_be_attached()
    free = edges.count()
    for page, moved in ((anna, 1), (ben, 2)):
        tap_what_is_lit(page)
        for one in (anna, ben):
            expect(one.locator("#log li")).to_have_count(moved)
    anna.get_by_role("button", name="Take back").click()
    expect(anna.locator("#choices")).to_contain_text("Waiting for Ben to agree")
    expect(ben.locator("#choices")).to_contain_text("Anna wants to take this back")
    ben.get_by_role("button", name="Agree").click()
    for page in (anna, ben):
        expect(page.locator("#log li").first).to_contain_text("takes a move back")
        expect(page.locator("#trail > *")).to_have_count(0)
    expect(edges).to_have_count(free)
    tap_what_is_lit(anna)
    expect(ben.locator("#status .mine")).to_be_visible()


def tap_what_is_lit(page: Page) -> None:
    """The first thing, in its middle."""
    lit = page.locator("#board [data-may='']").first
    lit.evaluate("one => one.scrollIntoView({ block: 'center' })")
    box = lit.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.browser
def test_who_comes_back_to_a_phone_sees_the_way_back_at_once(
    server: Server, people: People
) -> None:
    path = server.table(["Anna", "Ben"], "tock", first=1)
    anna, ben = people("Anna", path), people("Ben", path)
    expect(ben.locator("#status")).to_be_visible()
    ben.close()
    anna.locator("form[data-do=stand-in] button").click()
    expect(anna.locator("#log")).to_contain_text("takes over from Ben")
    ben = people("Ben", path, size=PHONE, touch=True)
    back = ben.locator("button[data-do=take-back]")
    expect(back).to_be_in_viewport(ratio=1)
    assert ben.evaluate("scrollY") == 0
    back.tap()
    expect(anna.locator("#log")).to_contain_text("Ben is back")


# Whatever the list of players says, from its first moment.
GONE = """() => {
  window.gone = [];
  new MutationObserver(() => {
    const rows = [...document.querySelectorAll("#players .player")];
    for (const row of rows) {
      const name = row.querySelector(".name")?.textContent;
      const isGone = row.matches(".away") || row.querySelector("[data-do=stand-in]");
      if (isGone && name) window.gone.push(name);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.browser
def test_nobody_s_own_seat_is_gone_while_a_page_loads(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"])
    anna = people("Anna")
    anna.context.add_init_script(f"({GONE})()")
    for _ in range(3):
        anna.goto(server.origin + path)
        expect(anna.locator("#players")).to_contain_text("Ben")
        anna.wait_for_function("() => window.gone.includes('Ben')")  # who never came
        assert "Anna" not in anna.evaluate("window.gone")


@pytest.mark.browser
def test_an_invitation_opened_on_this_machine_leads_phones_here(
    browser: Browser, tmp_path: Path
) -> None:
    server = Server(tmp_path, network="192.0.2.7")
    people = People(browser, server)
    try:
        page = people("Anna", server.table(["Anna", "open"]))
        link = page.locator(".invite input").input_value()
        assert link.startswith(f"http://192.0.2.7:{server.port}/t/")
        expect(page.locator(".invite .qr")).to_be_visible()
        for told in ("data-copy", "data-share"):
            assert page.locator(f".invite [{told}]").get_attribute(told) == link
        assert "127.0.0.1" not in page.locator(".invite").inner_html()
    finally:
        people.close()
        server.close()


@pytest.mark.browser
def test_own_dice_are_laid_by_tapping_two_faces(server: Server, people: People) -> None:
    page = people("Anna", "/new/goose", size=PHONE)
    page.locator(".options summary").click()
    page.locator("[name=own_dice]").check()
    page.locator("[name=opt_first]").select_option("0")
    page.locator("[name=seat_1]").select_option("here")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    for die, face in ((1, 3), (2, 4)):
        page.locator(f"label:has([name=die-{die}][value='{face}'])").click()
    page.locator(".throw button").click()
    expect(page.locator("#log")).to_contain_text("from the start to 7")


@pytest.mark.browser
def test_whoever_plays_again_is_at_the_new_table_at_once(server: Server, people: People) -> None:
    path = server.table(["Anna", "Ben"])
    anna, ben = people("Anna", path), people("Ben", path)
    anna.locator(".settings summary").first.click()
    anna.get_by_role("button", name="Close the table").click()
    sure(anna)
    ben.get_by_role("button", name="Play again").click()
    expect(ben.locator("#moves, #status").first).to_be_visible()
    ben.wait_for_url(lambda url: not url.endswith(path))
    assert "/t/" in ben.url
    anna.get_by_role("link", name="Ben is playing again: join in").click()
    anna.wait_for_url(ben.url)


@pytest.mark.browser
def test_the_link_is_copied_also_where_there_is_no_clipboard(
    server: Server, people: People
) -> None:
    page = people("Anna", server.table(["Anna", "open"]))
    link = page.locator(".invite input").input_value()
    page.evaluate(
        """() => {
          const row = document.querySelector(".invite");
          const link = row.querySelector("input").value;
          const button = `<button data-copy="${link}" data-copied="Copied">Copy</button>`;
          row.insertAdjacentHTML("beforeend", button);
          Object.defineProperty(navigator, "clipboard", { value: undefined });
          document.addEventListener("copy", () => { window.copied = String(getSelection()) ||
            document.activeElement.value; });
        }"""
    )
    page.get_by_role("button", name="Copy").click()
    expect(page.locator("[data-copy]")).to_have_text("Copied")
    assert page.evaluate("window.copied") == link


@pytest.mark.browser
def test_the_cover_tells_what_happened_since_ones_own_last_turn(
    server: Server, people: People
) -> None:
    position = place("*0: 5 20 - - | 2 3 5  1: 24 40 - - | 2 3 5", players=2, first=1)
    page = people("Anna", server.table_at(position, ["Anna", "Anna/1"]), size=PHONE)
    for _ in range(3):
        page.locator(".cover button").click()
        expect(page.locator("#cover .cover")).to_have_count(0)
        page.locator("#moves button").first.click()
        expect(page.locator(".cover")).to_be_visible()
        expect(page.locator(".cover .since li").last).to_be_visible()
        latest = page.locator("#log li").first.inner_text().split("\n")[-1]
        assert latest in page.locator(".cover .since").inner_text()
        assert page.locator(".cover .since li").count() <= 8
