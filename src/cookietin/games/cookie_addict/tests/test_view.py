"""The board of Cookie Addict, drawn as SVG."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from xml.etree import ElementTree

import pytest

import cookietin
from cookietin import SPECTATOR, Position, View
from cookietin.engine import checks
from cookietin.engine.draw import transform_of
from cookietin.engine.picture import picture_of
from cookietin.engine.texts import LANGUAGES
from cookietin.engine.theme import SEAT_COLOURS, SHINING
from cookietin.games.cookie_addict import GAME, art, data, moves, rules, view, words
from cookietin.games.cookie_addict.moves import COLUMNS, LINES, ROWS
from cookietin.games.cookie_addict.rules import State
from cookietin.games.cookie_addict.tests.drawn import place
from drawing import check_stands_alone, identified, root, tag, title


def board(
    mine: str = "*A 13 1 double",
    crossing: str = "(-1)",
    seen: str = "swap",
    below: str = "trap",
) -> Position:
    """Face-up and face-down tiles, one of them under a guard, and a few things to choose."""
    return place(f"""
       .    .    B    .    .
    .  ..   ..   +2L  ..   ..
    A  ..   ..   {crossing} ..   {seen}
    .  ..   ..   {below} ..   ..
    .  ..   --   ..   ..@1 ..
    .  ..   ..   ..   ..   (+1)@2
    {mine}
     B 2 0
    """)


def luring() -> Position:
    return board("*A 13 1 lures")


def trading() -> Position:
    return board("*A 13 2 trades", crossing="(trade)", below="..")


def trapped() -> Position:
    return board("A 13 1 trap", crossing="(trap)", below="..")


def start(length: str = "classic") -> Position:
    return cookietin.game("cookie-addict", length=length, first=0).start(7)


def empty() -> Position:
    """A table at which nobody has drawn a tile yet."""
    return cookietin.game("cookie-addict").start(chance=None)


def cover() -> Position:
    return view.cover(partial(cookietin.game, "cookie-addict"))  # type: ignore[no-any-return]


def shown() -> dict[str, Position]:
    return {
        "empty": empty(),
        "start": start(),
        "short": start("short"),
        "cover": cover(),
        "busy": board(),
        "turn in sight": board(seen="turn"),
        "luring": luring(),
        "trading": trading(),
        "trapped": trapped(),
    }


NAMES = list(shown())


def used(element: ElementTree.Element) -> Counter[str]:
    """How often each of the drawings is used within an element."""
    return Counter(
        inner.attrib["href"].removeprefix("#addict-")
        for inner in element.iter()
        if tag(inner) == "use"
    )


def moving(position: Position) -> ElementTree.Element:
    return identified(position.svg())["pieces"]


def ground(position: Position | View) -> str:
    svg = position.svg()
    return svg[svg.index('<g id="ground">') : svg.index('<g id="pieces">')]


def states(seed: int) -> Iterator[State]:
    """Those of a random match of either length."""
    for length in ("classic", "short"):
        for step in checks.random_match(cookietin.game("cookie-addict", length=length), seed):
            yield step.after


def key_only(key: str, /, **variables: object) -> str:
    """Says everything in no language, which is faster."""
    return key


def drawn(s: State) -> str:
    return view.pieces(s, SPECTATOR, key_only)


# The picture as a whole


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_well_formed_and_nothing_is_missing(name: str, language: str) -> None:
    """1.1 1.2 Two pawns, two guards, and a head for every line."""
    position = shown()[name]
    lines = position.state.lines
    found = identified(position.svg(language))
    tiles = {f"tile-{letter}{row + 1}" for letter in "abcdef"[:lines] for row in range(lines)}
    heads = {f"line-{line}" for line in [*"abcdef"[:lines], *"123456"[:lines]]}
    assert {ident for ident in found if ident.startswith("tile-")} == (
        set() if name == "empty" else tiles
    )
    assert {ident for ident in found if ident.startswith("line-")} == heads
    assert {"pawn-0", "pawn-1", "guard-1", "guard-2", "bank"} <= found.keys()
    assert {"cookies-0", "cookies-1", "lures-0", "lures-1"} <= found.keys()


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_has_no_style_and_uses_only_what_is_defined_in_it(name: str) -> None:
    """1.1 Pages forbid a style, and nothing is fetched from elsewhere."""
    check_stands_alone(shown()[name].svg())


def test_texts_in_the_picture_are_escaped() -> None:
    """1.1 Whatever a text says, it is shown and not obeyed."""
    nasty = """<script>alert("&amp;")</script>'"""

    def say(key: str, /, **variables: object) -> str:
        return nasty

    for position in shown().values():
        svg = picture_of(GAME, position.state, SPECTATOR, say)
        assert "<script>" not in svg
        assert all(tag(element) != "script" for element in root(svg).iter())


def test_the_picture_stays_small() -> None:
    """1.1 The ground is sent once; what changes goes over the wire after every move."""
    for position in shown().values():
        for language in LANGUAGES:
            svg = position.svg(language)
            assert len(svg.encode()) < 45_000
            assert len(svg[svg.index('<g id="pieces">') :].encode()) < 15_000


def test_the_ground_stays_the_same_from_the_empty_table_to_the_end() -> None:
    """1.2 Whatever is drawn or laid later, it needs nothing that is not there at first."""
    start = cookietin.game("cookie-addict").start(chance=None)
    for step in list(checks.random_match(start.game, 3))[::9]:
        position = Position(start.game, step.after, (), None, None)
        assert ground(position) == ground(start)


def test_where_people_may_sit_at_both_sides_all_reads_from_both() -> None:
    """1.1 1.2 A shared device, and whoever looks on."""
    for position in shown().values():
        assert position.view(SPECTATOR).svg() == position.svg()
    numbers = identified(board().svg())["cookies-1"]
    assert [one.text for one in numbers.iter() if tag(one) == "text"] == ["2", "2"]


@pytest.mark.parametrize("seat", [0, 1])
def test_where_one_player_looks_nothing_is_turned_round(seat: int) -> None:
    """1.1 Every number is there once, with the sign of what it counts."""
    for position in shown().values():
        found = identified(position.view(seat).svg())
        for name in ("cookies-0", "cookies-1"):
            numbers = [one.text for one in found[name].iter() if tag(one) == "text"]
            assert numbers == [str(position.state.cookies[int(name[-1])])]
            assert used(found[name])["cookie"] == 1
        bank = [one.text for one in found["bank"].iter() if tag(one) == "text"]
        assert len(bank) == 2
        boxes = [view.draw_box(position.state, owner, key_only, seat) for owner in (0, 1)]
        assert not any("rotate(180)" in drawn[: drawn.index(">")] for drawn in boxes)
        ends = ground(position.view(seat)).rpartition("<text")[2]
        assert "rotate" not in ends


def test_a_six_and_a_nine_are_told_apart_where_they_are_read_from_both_sides() -> None:
    """3.1 By a line below them."""
    for cookies, has_line in ((6, True), (9, True), (16, True), (8, False), (10, False)):
        drawn = view.draw_number(cookies, "red", has_two_sides=True)
        assert ("stroke" in drawn) == has_line
        assert "stroke" not in view.draw_number(cookies, "red", has_two_sides=False)


def test_who_plays_has_the_own_box_below() -> None:
    """1.1 With the pawn that waits in it."""
    for seat in (0, 1):
        near, far = (
            f"<g{transform_of(view.NEAR_CORNER)}>",
            f"<g{transform_of((view.RIM, view.RIM))}>",
        )
        for position in shown().values():
            svg = position.view(seat).svg()
            assert f'{near}<use href="#addict-medallion-{seat}"' in svg
            assert f'{far}<use href="#addict-medallion-{1 - seat}"' in svg
    assert view.pawn_place(start().state, 1, seat=1) == view.pawn_place(start().state, 0)


# Tiles


def test_each_tile_of_the_edition_has_a_drawing_and_those_that_differ_look_different() -> None:
    """1.4 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 Each can be told from all others."""
    faces = {(t.kind, t.cookies, t.lures, int(t.has_guard_mark)) for t in data.tiles("house")}
    found = identified(start().svg())
    drawings = [
        ElementTree.tostring(child)
        for face in faces
        for child in [found[f"addict-{art.face_name(*face)}"]]
    ]
    bodies = {re.sub(rb' id="[^"]*"', b"", drawing) for drawing in drawings}
    assert len(bodies) == len(faces)


@pytest.mark.parametrize("cookies", [*range(-9, 0), *range(1, 10)])
@pytest.mark.parametrize("lures", range(10))
def test_a_tile_shows_as_many_cookies_and_lures_as_it_has(cookies: int, lures: int) -> None:
    """3.1 Also those of other editions."""
    face = art.plain_face(cookies, lures, has_guard_mark=False)
    uses = Counter(re.findall('href="#addict-([^"]*)"', face))
    assert uses["cookie"] == max(0, cookies)
    assert uses["lost"] == max(0, -cookies)
    assert uses["lure"] == lures
    assert "hat" not in uses
    assert "hat" in art.plain_face(cookies, lures, has_guard_mark=True)


def test_tiles_say_what_they_are_and_whether_they_lie_face_down() -> None:
    """2.5 In words, for those who cannot see it."""
    found = identified(board().svg())
    assert title(found["tile-c1"]) == "c1: 2 cookies and 1 lure"
    assert title(found["tile-c2"]) == "c2: lose 1 cookie, face down"
    assert title(found["tile-c3"]) == "c3: Trap"
    assert title(found["tile-e2"]) == "e2: Swap"


def test_a_tile_face_down_shows_its_back_only() -> None:
    """2.4 2.5 As long as nothing can turn it up again."""
    found = identified(board().svg())
    assert used(found["tile-c2"]) == {"back": 1}
    assert used(found["tile-a1"])["back"] == 0
    assert used(identified(board(seen="(turn)").svg())["tile-c2"]) == {"back": 1}


def test_what_would_be_carried_home_lies_on_the_back_that_it_leaves() -> None:
    """2.3 2.5 Of all the tiles that can be got; who points at one is told its face."""
    found = identified(board().svg())
    assert used(found["loot-c1"]) == {"take-2-1": 1}
    assert used(found["tile-c1"]) == {"back": 1}
    assert title(found["tile-c1"]) == "c1: 2 cookies and 1 lure"
    assert used(found["tile-c3"]) == {f"special-{data.TRAP}": 1}
    for s in states(seed=3):
        loot = re.findall(r'id="loot-(\w\d)"', drawn(s))
        assert loot == [moves.CELL_NAMES[cell] for cell in view.cells_of_loot(s)]


def test_while_a_turn_is_in_sight_one_sees_what_lies_face_down() -> None:
    """4.7 Nobody has to remember it: everything is open."""
    found = identified(board(seen="turn").svg())
    assert used(found["tile-c2"]) == {"window": 1, "lost-1-0": 1}
    asked = board("*A 3 1 turns", crossing="(turn)", below="..")
    assert used(identified(asked.svg())["tile-b4"])["window"] == 1


def test_under_a_guard_a_tile_is_still_seen() -> None:
    """1.3 2.4 It makes room, face up or down."""
    found = identified(board().svg())
    assert used(found["tile-d4"])["watched"] == 1
    assert used(found["tile-e5"]) == {"watched": 1, "back": 1}
    assert sum("watched" in used(found[f"tile-{cell}"]) for cell in ("a1", "c1", "c3")) == 0


# Pawns, guards and lines


def test_pawns_and_guards_say_where_they_are() -> None:
    """1.3 2.1 2.2 And so does the description of the picture."""
    svg = board().svg()
    found = identified(svg)
    sentences = [title(found[name]) for name in ("pawn-0", "pawn-1", "guard-1", "guard-2")]
    assert sentences == [
        "Ginger in front of row 2",
        "Blueberry in front of column c",
        "Guard 1, now on d4",
        "Guard 2, now on e5",
    ]
    description = next(element.text or "" for element in root(svg) if tag(element) == "desc")
    assert all(sentence in description for sentence in sentences)
    assert title(identified(start().svg())["pawn-1"]) == "Blueberry not yet in front of a line"
    assert title(identified(empty().svg())["guard-2"]) == "Guard 2 beside the board"


def test_pawns_stand_beside_the_square_each_before_its_own_line() -> None:
    """2.1 2.2 2.3 Left of the rows, above the columns."""
    for s in states(seed=2):
        for seat in range(rules.PLAYERS):
            x, y = view.pawn_place(s, seat)
            direction = s.directions[seat]
            if direction == rules.NOWHERE or s.pawns[direction] == rules.NOWHERE:
                assert y < view.SQUARE_TOP - view.LANE or y > view.SQUARE_TOP + view.SQUARE
            elif direction == ROWS:
                assert x < view.SQUARE_LEFT
                assert (y - view.SQUARE_TOP) // view.pitch(s.lines) == s.pawns[ROWS]
            else:
                assert y < view.SQUARE_TOP
                assert (x - view.SQUARE_LEFT) // view.pitch(s.lines) == s.pawns[COLUMNS]


def test_guards_stand_within_their_tile() -> None:
    """1.3 2.6 4.6"""
    for s in states(seed=4):
        for guard in range(moves.GUARDS):
            if s.guards[guard] != rules.BESIDE:
                x, y = view.guard_place(s, guard)
                column = (x - view.SQUARE_LEFT) // view.pitch(s.lines)
                row = (y - view.SQUARE_TOP) // view.pitch(s.lines)
                assert row * LINES + column == s.guards[guard]


def test_the_lines_of_both_pawns_are_in_the_colours_of_their_players() -> None:
    """2.2 2.3 Wherever they stand."""
    bands = [
        [colour for colour in SEAT_COLOURS if f'fill="{colour.fill}"' in view.bands(p.state)]
        for p in (start(), start().play("row 3"), board())
    ]
    assert [len(found) for found in bands] == [0, 1, 2]


def test_what_can_be_got_is_marked_with_its_line() -> None:
    """2.2 2.3 2.4 An arrow before each line one may go to, and a ring around the tile there."""
    for s in states(seed=6):
        uses = Counter(re.findall('href="#addict-(target|arrow-[01])"', drawn(s)))
        legal = rules.candidates(s, s.turn, [0] * len(GAME.moves)) if rules.active(s) & 3 else 0
        is_going = s.phase in (rules.PUT_FIRST, rules.PUT_SECOND, rules.MOVE)
        assert uses["arrow-0"] + uses["arrow-1"] == (legal if is_going else 0)
        assert uses["target"] == (legal if is_going and s.phase != rules.PUT_FIRST else 0)


def test_a_guard_that_can_be_lured_shows_the_price() -> None:
    """2.6 One lure; where it can go is lit when it is chosen."""
    position = luring()
    guards = {
        moves.lure_parts(move.number).guard
        for move in position.legal()
        if move.number != moves.DONE
    }
    found = identified(position.svg())
    for guard in range(moves.GUARDS):
        assert used(found[f"guard-{guard + 1}"])["price"] == (guard in guards)
    assert guards
    assert "price" not in used(moving(board()))


def test_the_tick_takes_the_place_of_ones_own_sign_and_of_nobody_else_s() -> None:
    position = luring()
    (turn,) = position.seats
    shown = {seat: 'id="done"' in position.view(seat).svg() for seat in (turn, 1 - turn)}
    assert shown == {turn: True, 1 - turn: False}
    assert 'id="done"' in position.svg(), "where both may sit"


def test_only_the_arrow_of_a_line_is_lit() -> None:
    """2.3 Not the tiles of it: a ring around the origin, which is the middle of the arrow."""
    found = identified(board().svg())
    for name in ("line-1", "line-3"):
        assert found[name].attrib["data-round"] == str(view.ARROW_RING)
        arrow = [use for use in found[name] if tag(use) == "use"]
        assert [use.attrib for use in arrow] == [{"href": "#addict-arrow-0"}]


def test_a_line_says_what_is_got_there() -> None:
    """2.3 As the button does."""
    position = board()
    found = identified(position.svg())
    for move in position.legal():
        name = view.taps(position.state, 0, move.number)[0]
        assert title(found[name]) == words.label(position.state, 0, move.number).text()
    assert title(found["line-2"]) == "Row 2"
    assert title(found["line-a"]) == "Column a"


# What the players own


@pytest.mark.parametrize("cookies", [0, 1, 4, 5, 6, 13, 58])
def test_cookies_lie_in_boxes_of_five_with_their_number(cookies: int) -> None:
    """3.1 The number is there twice, once for each side of the table."""
    found = identified(board(f"*A {cookies} 1").svg())["cookies-0"]
    full, rest = divmod(cookies, 5)
    assert used(found) == Counter({"boxes": 1, "box-5": full} if full else {"boxes": 1}) + Counter(
        {f"box-{rest}": 1} if rest else {}
    )
    numbers = [element for element in found.iter() if tag(element) == "text"]
    assert [element.text for element in numbers] == [str(cookies)] * 2
    assert title(found) == f"Ginger, cookies: {cookies}"


def test_lures_the_bank_and_a_double_are_shown() -> None:
    """3.1 3.2 4.1"""
    svg = board().svg()
    found = identified(svg)
    assert used(found["lures-0"]) == {"lure": 1}
    assert used(found["lures-1"]) == {}
    assert title(found["lures-0"]) == "Ginger, lures: 1"
    assert title(found["bank"]) == "In the bank: cookies 45, lures 9"
    assert used(found["pieces"])["double"] == 1
    assert "double" not in used(moving(luring()))


def test_the_box_of_the_other_side_is_turned_round() -> None:
    """1.1 Two people sit at one tablet; each box has its foot where its owner sits."""
    near, far = (view.draw_box(board().state, owner, key_only) for owner in (0, 1))
    assert f"<g{transform_of(view.in_box(0, SPECTATOR, 0, 0))}>" in near
    assert f"<g{transform_of(view.in_box(1, SPECTATOR, 0, 0), turn=180)}>" in far
    for x, y in ((0, 0), (view.BOX_WIDTH, view.BOX_HEIGHT)):
        mine, other = (view.in_box(owner, SPECTATOR, x, y) for owner in (0, 1))
        assert mine[0] + other[0] == view.WIDTH
        assert 0 <= other[1] < view.SQUARE_TOP < view.SQUARE_TOP + view.SQUARE < mine[1]


def test_the_box_of_whoever_is_to_move_shines() -> None:
    """2.3 And nobody's when it is over."""
    shining = f'stroke="{SHINING}"'
    for position, seats in ((board(), 1), (trapped(), 0), (start(), 1), (empty(), 0)):
        boxes = [view.draw_box(position.state, seat, key_only) for seat in range(rules.PLAYERS)]
        assert sum(shining in box for box in boxes) == seats


def test_there_is_something_to_tap_to_end_luring_or_to_decline() -> None:
    """2.6 4.5 In the box of whoever is asked; for a trade one taps what one gives."""
    assert title(identified(luring().svg())["done"]) == "End turn"
    asked = identified(trading().svg())
    assert title(asked["done"]) == "Don’t trade"
    assert title(asked["lures-0"]) == "Trade 2 lures for 2 cookies"
    assert title(asked["cookies-0"]) == "Trade 2 cookies for 2 lures"
    assert title(asked["cookies-1"]) == "Blueberry, cookies: 2"
    assert "done" not in identified(board().svg())


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_the_tick_lies_on_no_number(seat: int) -> None:
    """2.6 It is at the sign of whoever is asked."""
    drawn = identified(luring().view(seat).svg())
    (tick,) = places_in(drawn["done"])
    numbers = [place for inner in drawn["cookies-0"] for place in places_in(inner)]
    assert numbers
    assert all(abs(tick[0] - x) > 70 for x, _ in numbers)


def places_in(element: ElementTree.Element) -> list[tuple[float, float]]:
    """Where something is put, as far as it is."""
    found = re.findall(r"translate\(([-\d.]+) ([-\d.]+)\)", element.attrib.get("transform", ""))
    return [(float(x), float(y)) for x, y in found]


def test_at_the_end_the_winner_has_a_crown_and_who_was_trapped_sits_behind_bars() -> None:
    """4.4 5.1"""
    position = trapped()
    assert art.CAUGHT in view.draw_pawn(position.state, 0, key_only)
    assert art.CROWNED in view.draw_pawn(position.state, 1, key_only)
    assert art.CROWNED not in board().svg()


def test_the_cover_is_a_position_in_the_middle_of_a_match() -> None:
    """1.2 2.3 With something rich and something terrible to get."""
    position = cover()
    assert position.outcome is None
    moves = [words.label(position.state, 0, move.number).text() for move in position.legal()]
    assert moves == [
        "Row 1: 5 cookies",
        "Row 4: 1 cookie and 2 lures",
        "Row 5: Trap",
        "Row 6: 1 cookie",
    ]
