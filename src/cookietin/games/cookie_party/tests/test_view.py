"""The boards of Cookie Party as a board."""

from __future__ import annotations

import re
from functools import partial
from math import dist

import pytest

import cookietin
from cookietin import CHANCE, SPECTATOR, Position
from cookietin.engine import ask
from cookietin.engine.picture import picture_of
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.engine.theme import INK, SEAT_COLOURS, animal_badge
from cookietin.games.cookie_party import GAME, art, board, data, laws, layout, rules, scores, view
from cookietin.games.cookie_party.art import COOKIES, JAM
from cookietin.games.cookie_party.data import DOWN
from cookietin.games.cookie_party.tests.drawn import BARE, SPACES, place, play
from drawing import identified, root, tag, title

ABOUT_TO = "+--+--+--+\n|X |X |7\n+--+--+--+\n 8\n+  +  +  +"
WAITS = "+  +\n 9\n+  +"  # has something to do in every round
PHONE, FINGER = 374, 40  # how wide a board is on a phone, in pixels, and what a thumb hits


def svg(position: Position, seat: int, language: str = "en") -> str:
    return position.view(seat).svg(language)


def pieces(position: Position, seat: int) -> str:
    drawn = svg(position, seat)
    return drawn[drawn.index('<g id="pieces">') :]


def ground(drawn: str) -> str:
    return drawn[drawn.index('<g id="ground">') : drawn.index('<g id="pieces">')]


def start(players: int, side: str) -> Position:
    return cookietin.game("cookie-party", players=players, side=side).start(seed=players)


# The picture


@pytest.mark.parametrize("side", data.SIDES)
@pytest.mark.parametrize("players", GAME.players)
def test_the_picture_is_well_formed_and_has_a_board_for_everybody(side: str, players: int) -> None:
    """1.1 One's own is large, and the others have ids by their owners."""
    position = start(players, side)
    for seat in (*range(players), SPECTATOR, CHANCE):
        found = identified(position.view(seat).svg() if seat != CHANCE else position.svg())
        large = layout.players_for(position.state, seat)[0]
        boards = {ident for ident in found if re.fullmatch(r"board-\d", ident)}
        assert boards == {f"board-{other}" for other in range(players) if other != large}
        assert {f"edge-{edge}" for edge in layout.edges_of(position.state)} <= found.keys()
        assert {f"chip-{chip}" for chip in range(11)} <= found.keys()


@pytest.mark.parametrize("players", GAME.players)
def test_points_stand_beside_the_animal_and_the_shape_of_whose_they_are(players: int) -> None:
    """In the scoreboard, and over each small board."""
    drawn = svg(start(players, data.SIDES[0]), 0)
    for seat in range(players):
        assert drawn.count(animal_badge(seat)) == 1
        shown = drawn.count(f'href="#cookie-party-seat-{seat}"')
        assert shown == (2 if seat else 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_edges_chips_and_spaces_say_what_they_are(language: str) -> None:
    """1.1 1.3 In every language, and no two the same."""
    found = identified(svg(play(place(ABOUT_TO, WAITS), "4-4", "a2s"), 0, language))
    named = [ident for ident in found if re.match(r"(edge|chip|space)-\d", ident)]
    titles = {title(found[ident]) for ident in named}
    assert len(named) == 84 + 2 + 34
    assert len(titles) == len(named)


def test_the_picture_uses_only_what_is_defined_in_it() -> None:
    """1.1 Nothing is fetched from elsewhere, and nothing is styled."""
    for side in data.SIDES:
        drawn = svg(start(3, side), 1)
        found = identified(drawn)
        for element in root(drawn).iter():
            assert not {"style", "class"} & element.attrib.keys()
            assert element.attrib.get("href", "#pieces").removeprefix("#") in found


def test_texts_in_the_picture_are_escaped() -> None:
    """1.1 Whatever a text says, it is shown and not obeyed."""
    nasty = """<script>alert("&amp;")</script>'"""

    def say(key: str, /, **variables: object) -> str:
        return nasty

    for position, seat in ((start(2, "yellow"), 0), (play(place(BARE, BARE), "1-1"), 0)):
        drawn = picture_of(GAME, ask.view_of(GAME, position.state, seat), seat, say)
        assert "<script>" not in drawn
        assert title(root(drawn)) == nasty
        assert title(identified(drawn)["edge-0"]) == nasty


def test_every_kind_has_a_shape_of_its_own() -> None:
    """1.5 Eight kinds, what is on red, and plain cookies: their outlines differ, not only hues."""
    outlines = [re.sub(r'(fill|stroke)="[^"]*"', "", drawn) for drawn in COOKIES]
    assert len(set(outlines)) == len(COOKIES) == 10


@pytest.mark.parametrize("side", data.SIDES)
def test_cookies_lie_where_they_are_printed(side: str) -> None:
    """1.4 1.5 In the order of the spaces."""
    position = start(2, side)
    of = layout.print_of(position.state)
    used = re.findall(
        r'<use href="#cookie-party-(\d)" transform="translate\((\d+) (\d+)\)"',
        board.large_board(of),
    )
    assert tuple(int(kind) for kind, _, _ in used) == tuple(of.cookies[space] for space in SPACES)
    assert [(int(x) // layout.CELL, int(y) // layout.CELL) for _, x, y in used] == [
        (space % DOWN, space // DOWN) for space in SPACES
    ]


def test_the_ground_is_the_same_for_everybody_and_all_the_time() -> None:
    """1.1 A page is sent it once."""
    position = start(4, "blue")
    grounds = {ground(svg(position, seat)) for seat in (0, 1, 2, 3, SPECTATOR)}
    later = play(place(ABOUT_TO, WAITS), "3-4", "c1e")
    grounds_later = {ground(svg(later, 0)), ground(svg(place(BARE, ABOUT_TO), 1))}
    assert len(grounds) == len(grounds_later) == 1


def test_boards_that_are_printed_differently_do_not_share_an_id() -> None:
    """1.5 They may be on one page."""
    idents = {layout.print_of(start(2, side).state).ident for side in data.SIDES}
    idents.add(layout.print_of(place(BARE, BARE).state).ident)
    assert len(idents) == 3


# What is seen of whom


def test_others_see_a_board_as_it_was_after_the_last_round() -> None:
    """4.5 Until all are done, walls, crosses and chips of this round are the owner's alone."""
    before = play(place(ABOUT_TO, WAITS), "3-4")
    after = play(before, "c1e", "7-b2", "give 8")
    assert svg(before, 1) == svg(after, 1)
    assert svg(before, SPECTATOR) == svg(after, SPECTATOR)
    assert svg(before, 0) != svg(after, 0)
    settled = play(play(after, "done"), "done", seat=1)
    assert svg(settled, 1) != svg(after, 1)


def test_who_watches_sees_the_leader_large() -> None:
    """4.4 The first of those who lead."""
    leader = "+--+--+--+\n|X |X |X |\n+--+--+--+"
    assert layout.players_for(place(BARE, leader, BARE).state, SPECTATOR)[0] == 1
    assert layout.players_for(place(BARE, BARE).state, SPECTATOR)[0] == 0
    assert layout.players_for(place(BARE, leader).state, 0)[0] == 0


def test_who_is_done_and_who_still_thinks_is_seen() -> None:
    """3.1 By a sign, and in words."""
    position = play(play(place(ABOUT_TO, WAITS, WAITS), "1-1"), "done", seat=1)
    found = identified(svg(position, 0))
    assert title(found["board-1"]) == "Blueberry has 0 points. Done with this round."
    assert title(found["board-2"]) == "Honey has 0 points. Still thinking."
    assert pieces(position, 0).count('"#cookie-party-done"') == 2
    assert pieces(position, 0).count('"#cookie-party-thinking"') == 3


def test_the_winners_wear_a_crown() -> None:
    """5.2 On the scoreboard and at their boards."""
    row = "\n".join(["+--" * 6 + "+", "|X " * 6 + "|"] * 3 + ["+--" * 6 + "+"])
    position = place(row, BARE, changes={"phase": rules.OVER, "one": 3, "other": 4})
    assert pieces(position, 1).count('"#cookie-party-won"') == 2
    assert pieces(position, 0).count('"#cookie-party-won"') == 1


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("points", [0, 8, 24])
def test_a_crown_lies_on_no_figure(players: int, points: int) -> None:
    """5.2 It is beside the points, or below them."""
    position = start(players, "blue")
    of = layout.print_of(position.state)
    plan = layout.plan_for(players, len(of.tasks))
    row = scores.row_of(position.state, of, 0, 0)._replace(points=points, mark=scores.WON)
    drawn = scores.score_name(plan, row, plan.row_of(0))
    said = re.search(r'<text x="([\d.]+)" y="([\d.]+)"', drawn)
    worn = re.search(r'#cookie-party-won" transform="translate\(([\d.]+) ([\d.]+)\)', drawn)
    assert said
    assert worn
    x, y = map(float, said.groups())
    crown_x, crown_y = map(float, worn.groups())
    is_beside = crown_x - 14 > x + len(str(points)) * layout.FIGURE_SIZE * 0.28
    assert is_beside or crown_y - 14 > y


# What is drawn on the large board


def test_walls_of_this_round_are_brighter_than_earlier_ones() -> None:
    """1.3 3.2 Those in a line are one line."""
    position = play(place("+--+\n 2\n+  +", BARE), "1-1", "a1w")
    assert f'<path d="M0 0h154" fill="none" stroke="{art.DRAWN}"' in pieces(position, 0)
    assert f'<path d="M0 0v154" fill="none" stroke="{art.FRESH}"' in pieces(position, 0)
    assert board.walls(0b111011, 0) == "M0 0h308M462 0h462"
    assert board.walls(0, 0b100000001) == "M0 0v308"


def test_walls_that_are_left_to_draw_are_shown() -> None:
    """3.2 3.3 3.5 As many as there are, and the one that the drink gives."""
    position = play(place("+  +\n|3\n+  +", BARE), "1-2")
    shown = [pieces(position, 0)]
    for move in ("a1n", "a1e"):
        position = play(position, move)
        shown.append(pieces(position, 0))
    sticks = [len(re.findall(rf"M\d+ {layout.STRIP - 30}v60", drawn)) // 2 for drawn in shown]
    assert sticks == [3, 2, 1]
    bonus = play(place("+  +\n\n+  +\n//", BARE), "1-1")
    assert len(re.findall(rf"M\d+ {layout.STRIP - 30}v60", pieces(bonus, 0))) == 2


def test_enclosed_spaces_have_a_cross_of_their_owner() -> None:
    """3.6 And chips that were lifted lie below the board."""
    position = play(place("+--+\n|7 |\n+  +", BARE), "3-4", "a1s")
    drawn = pieces(position, 0)
    assert f'stroke="{SEAT_COLOURS[0].fill}" stroke-width="15"' in drawn
    assert f'<g id="chip-5" transform="translate(450 {layout.STRIP})" ' in drawn


def test_bars_are_crossed_out_under_the_drink() -> None:
    """3.3 3.4 As many as there are."""
    for bars in range(3):
        assert board.drink(bars).count("l28-36") == 2 * bars


def test_the_thrown_chip_shines_and_the_dice_lie_below() -> None:
    """3.1 With their faces; before the next throw they are pale."""
    position = play(place(ABOUT_TO, WAITS), "3-4")
    shining = re.findall(
        r'<g id="(chip-\d+)"[^>]*><title>[^<]*</title>(?:<g [^>]*>){2}<path', svg(position, 0)
    )
    assert shining == ["chip-5"]
    assert 'id="die-0"' in pieces(position, 0)
    assert 'opacity=".4"' not in pieces(position, 0)
    done = play(play(position, "c1e", "7-b2", "give 8", "done"), "done", seat=1)
    assert 'id="dice" pointer-events="none" opacity=".4"' in pieces(done, 0)
    assert 'id="dice"' not in pieces(start(2, "yellow"), 0)


def test_at_set_up_all_chips_lie_below_the_board_each_in_its_place() -> None:
    """2.2 The others stay where they are when one is put."""
    before = start(2, "yellow")
    after = before.play("7-c4", 0)
    places = [
        layout.places_of_chips(
            layout.fit_of(one.state), layout.board_for(one.state, 0, 0).chips, is_set_up=True
        )
        for one in (before, after)
    ]
    assert all(layout.HEAD + layout.GRID < y < layout.SCORE_TOP for _, y in places[0].values())
    assert min(map(dist, places[0].values(), [*places[0].values()][1:])) * PHONE / 1000 > 38
    assert [chip for chip in range(11) if places[0][chip] != places[1][chip]] == [5]


def test_a_round_is_confirmed_on_the_board_when_it_can_be() -> None:
    """2.2 3.8 4.3 Not while chips are in the hand or due, nor by one who has only to wait."""
    position = play(place(ABOUT_TO, WAITS), "3-4")
    assert 'id="done"' not in svg(position, 0)
    assert 'id="done"' in svg(position, 1)
    position = play(position, "c1e", "7-b2")
    assert 'id="done"' not in svg(position, 0)
    position = play(position, "give 8")
    assert 'id="done"' in svg(position, 0)
    assert 'id="done"' not in svg(play(position, "done"), 0)
    placing = start(2, "yellow")
    assert 'id="done"' not in svg(placing, 0)
    assert title(identified(svg(placing.play("rest", 0), 0))["done"]) == "Confirm my chips"


# The scoreboard


def test_a_task_tells_how_far_it_has_come() -> None:
    """4.1 A kind, red and the best line; no more than it needs."""
    of = layout.print_of(place(BARE, BARE).state)
    assert scores.progress(of, 0, 0b11) == (2, 3)
    assert scores.progress(of, data.RED, 0b111111 << 32 | 0b111 << 27) == (6, 6)
    assert scores.progress(of, data.LINE, 0b10000000100000101) == (3, 6)


def test_places_that_are_taken_are_gone_and_the_next_one_shines() -> None:
    """4.4 4.5 The third is never taken."""
    of = layout.print_of(place(BARE, BARE).state)
    for free in range(3):
        head = scores.task_head(of, 0, (6, 4, 3), free, is_due=False)
        assert re.findall(r">(\d+)</text>", head) == ["6", "4", "3"][free:]
        (coin,) = re.findall(r'<circle cx="([\d.]+)"', head)
        assert coin == re.findall(r'<text x="([\d.]+)"', head)[0]


@pytest.mark.parametrize("players", GAME.players)
def test_the_places_of_a_task_stand_below_its_icon_between_two_lines(players: int) -> None:
    """4.4 So that 6 4 3 6 4 3 are two times three."""
    position = start(players, "blue")
    of, drawn = layout.print_of(position.state), ground(svg(position, 0))
    plan = layout.plan_for(players, len(of.tasks))
    lines = [float(x) for x in re.findall(rf"M([\d.]+) {layout.SCORE_TOP + 10}v", drawn)]
    assert len(lines) == len(of.tasks)
    for at, (left, right) in enumerate(zip(lines, [*lines[1:], lines[0] + 1e9], strict=True)):
        head = scores.task_head(of, at, (6, 4, 3), 0, is_due=False)
        places = [float(x) for x in re.findall(r'<text x="([\d.]+)"', head)]
        assert len(places) == 3
        assert left + layout.COIN_WIDTH / 2 < places[0]
        assert max(places) < min(right, left + plan.column) - layout.PLACE_WIDTH / 2


def test_points_of_this_round_are_shown_to_their_owner_before_they_are_counted() -> None:
    """4.3 4.5 With the task for which a chip is due."""
    position = play(place(ABOUT_TO, WAITS), "3-4", "c1e", "7-b2")
    coming = re.compile(rf'<text x="[\d.]+" y="[\d.]+" fill="{INK}">\+6')
    assert coming.search(pieces(position, 0))
    assert not coming.search(pieces(position, 1))
    due = f'stroke="{JAM}" stroke-width="6"'
    assert pieces(position, 0).count(due) == 1
    assert due not in pieces(play(position, "give 8"), 0)
    settled = play(play(position, "give 8", "done"), "done", seat=1)
    assert not coming.search(pieces(settled, 0))


def test_the_points_that_end_the_game_are_shown() -> None:
    """5.1 At the flag."""
    position = start(5, "blue")
    assert f">{position.state.end_points}</text>" in ground(svg(position, 0))


# Sizes


def test_what_may_be_tapped_is_lit_beside_what_one_must_see() -> None:
    """1.3 3.1 A dot in a space and a fine line on an edge; neither lies on a cookie's walls."""
    position = play(place(ABOUT_TO, WAITS), "4-4", "a2s")
    found = identified(svg(position, 0))
    spaces = [element for ident, element in found.items() if ident.startswith("space-")]
    assert len(spaces) > 10
    assert all(space.attrib["data-lit"] == "dot" for space in spaces)
    for edge in layout.edges_of(position.state):
        (shape,) = [one for one in found[f"edge-{edge}"].iter() if "href" in one.attrib]
        (lit,) = [one for one in found[shape.attrib["href"][1:]].iter() if tag(one) == "rect"]
        thick, long = sorted(float(lit.attrib[side]) for side in ("width", "height"))
        assert thick <= 4
        assert long <= layout.CELL - 50  # it ends before the walls that cross it


def test_a_thumb_hits_an_edge_on_a_phone() -> None:
    """1.3 All that is nearer to an edge than to any other belongs to it."""
    scale = PHONE / layout.WIDTH
    assert board.DIAMOND * scale >= FINGER
    assert layout.CELL * scale >= FINGER
    assert 2 * board.DIAMOND**2 > 0.99 * layout.CELL**2


@pytest.mark.parametrize("players", GAME.players)
def test_all_is_inside_the_picture_and_nothing_lies_on_another(players: int) -> None:
    """1.1 The large board, the scoreboard, and the small boards."""
    plan = layout.plan_for(players)
    assert len(plan.boards) == players - 1
    assert 1.3 < plan.height / layout.WIDTH < 1.75
    for x, y in plan.boards:
        assert x > 0
        assert x + plan.small < layout.WIDTH
        assert y + plan.small < plan.height
        is_below = y - layout.SMALL_HEAD >= layout.SCORE_TOP + plan.score_height
        assert is_below or x > layout.GAP + plan.score_width
    for one, other in zip(plan.boards, plan.boards[1:], strict=False):
        assert one[0] + plan.small < other[0]


def test_the_picture_stays_small() -> None:
    """1.1 A full table late in the game, too."""
    position = view.cover(partial(cookietin.game, "cookie-party"))
    assert len(svg(position, SPECTATOR)) < 58_500
    assert len(pieces(position, SPECTATOR)) < 17_100
    full = "\n".join(["+--" * 6 + "+", "|X " * 6 + "|"] * 3 + ["+--" * 6 + "+"])
    assert (
        len(
            pieces(
                place(
                    full,
                    full,
                    full,
                    full,
                    full,
                    changes={"phase": rules.OVER, "one": 1, "other": 1},
                ),
                0,
            )
        )
        < 25_000
    )


def test_the_lid_of_the_tin_shows_tasks_that_are_done() -> None:
    """4.4 By a position that breaks no law."""
    position = view.cover(partial(cookietin.game, "cookie-party"))
    assert laws.broken_law(position.state) == 0
    assert {position.state.points[seat] > 0 for seat in range(3)} == {True}
    assert INK in svg(position, SPECTATOR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_s_words_stand_beside_its_tick(language: str) -> None:
    say = speaker(GAME.package, language)
    for key in ("move-placed", "move-done", "move-place-rest"):
        drawn = board.button("done", say(key), 0, 0)
        (size,) = map(float, re.findall(r'font-size="([\d.]+)"', drawn))
        assert 35 - len(say(key)) * size * 0.62 / 2 > -115, say(key)


def test_what_is_enclosed_is_bitten() -> None:
    of = layout.print_of(cookietin.game("cookie-party").start(seed=1).state)
    assert board.bites(of, 0) == ""
    assert board.bites(of, 0b11).count("<path") in (1, 2)


# What can be asked about


def test_what_a_bite_reaches_over_is_no_wall() -> None:
    """1.3 The printed walls lie above what was bitten off, where there is a bite at all."""
    position = place(ABOUT_TO, WAITS)
    walls = f'<use href="#{layout.print_of(position.state).ident}{board.WALLS_OF}"/>'
    assert walls not in pieces(position, 1)  # who has crossed out nothing
    crossed = pieces(position, 0)
    assert crossed.index('stroke-dasharray="0 26"') < crossed.index(walls)


def test_the_sticks_beside_the_dice_and_the_dots_can_be_asked_about() -> None:
    """2.2 3.2 A stick for each wall that is still to be drawn; a dot on each of eleven spaces."""
    position = play(place("+  +\n 3\n+  +", WAITS), "1-2")
    found = identified(svg(position, 0))
    assert title(found["walls-left"]) == "Walls still to draw: 3"
    assert len([one for one in found if one.startswith("dot-")]) == 11
    assert "walls-left" not in identified(svg(place(ABOUT_TO, WAITS), 0))


def test_the_scoreboard_says_what_a_tap_there_does() -> None:
    """4.3 5.1 Give up a chip, where one is due; else it says when the game ends."""
    giving = play(place(ABOUT_TO, WAITS), "3-4", "c1e", "7-b2")
    assert title(identified(svg(giving, 0))["scoreboard"]) == "Scoreboard: give up the chip"
    for position, seat in ((giving, 1), (play(giving, "give 8"), 0)):
        told = title(identified(svg(position, seat))["scoreboard"])
        assert told == "Scoreboard: the game ends at 25 points"


def test_a_wall_at_the_edge_of_the_board_covers_no_letter() -> None:
    """1.1 Nor do letters reach over the rim."""
    of = layout.print_of(start(2, "blue").state)
    baselines = {float(y) for y in re.findall(r' y="([\d.]+)"[^>]*>[a-f]<', board.letters(0, 6, 6))}
    (baseline,) = baselines
    thickness = 21 / 2 * of.fit.scale
    assert baseline <= of.fit.top - thickness
    assert baseline - 0.76 * layout.FIGURE_SIZE > 5


def test_the_places_of_a_task_do_not_lie_on_each_other() -> None:
    """4.4 A coin, and figures below it, each as high as it is drawn."""
    head = scores.task_head(layout.print_of(start(2, "blue").state), 0, (6, 4, 3), 0, False)
    rows = [float(y) - 14 for y in re.findall(r'<text x="[\d.]+" y="([\d.]+)"', head)]
    high, coin = 0.73 * layout.FIGURE_SIZE, layout.COIN_WIDTH / 2 - 2
    assert rows[1] - rows[0] >= coin + high / 2 - 2
    assert rows[2] - rows[1] >= high
