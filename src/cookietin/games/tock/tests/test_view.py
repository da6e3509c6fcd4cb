"""The board of Tock, drawn as SVG."""

from __future__ import annotations

import re
from functools import partial
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

import cookietin
from cookietin import SPECTATOR, Position
from cookietin.engine.picture import picture_of
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.engine.theme import CROWN
from cookietin.games.tock import GAME, art, layout, view
from cookietin.games.tock.data import CARD_NAMES, HOME_SQUARES, PAWNS, SQUARES_PER_PLACE
from cookietin.games.tock.rules import ALONE
from cookietin.games.tock.tests.drawn import place
from drawing import check_stands_alone, identified, title

TEAM: dict[str, Any] = {"players": 4}
SIX: dict[str, Any] = {"players": 6}
IN_THE_MIDDLE = "*0: 5 0! - h4 | 4 9 9 K  1: 20 16! - - | down  2: 12 - - - | 3 5  3: - - - - | A"
WON = "0: h1 h2 h3 h4 | 2  1: 5 - - - | 4"
BOARDS = {2: WON, 4: IN_THE_MIDDLE, 6: IN_THE_MIDDLE}
WIDTH_ON_A_PHONE, FINGER, CARD = 374, 44, 64


def shown(position: Position, seat: int) -> dict[str, ElementTree.Element]:
    return identified(position.view(seat).svg())


def ground_of(svg: str) -> str:
    found = re.search(r'<g id="ground">.*(?=<g id="pieces">)', svg)
    assert found is not None
    return found[0]


def in_words(position: Position, seat: int, kind: str) -> dict[str, str]:
    """The titles of what has such an id."""
    found = shown(position, seat)
    return {ident: title(found[ident]) for ident in found if ident.startswith(kind)}


# The board


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_squares_homes_nests_and_pawns_are_drawn_and_named(players: int, language: str) -> None:
    """1.1 1.3 Those of the players; in every language."""
    position = place("*0: 5 - - - | 3", players=players)
    found = identified(position.view(0).svg(language))
    squares = 64 if players <= 4 else 96
    expected = {f"square-{square}" for square in range(squares)}
    for seat in range(players):
        expected |= {f"home-{seat}-{number}" for number in range(HOME_SQUARES)}
        expected |= {f"pawn-{seat}-{pawn}" for pawn in range(PAWNS)}
        expected |= {f"nest-{seat}", f"hand-{seat}"}
        if position.state.partner_after != ALONE:
            expected.add(f"heart-{seat}")
    expected |= {"pile", "cards", "card-0", "dealer"}
    named = {ident for ident in found if title(found[ident])}
    assert named == expected


@pytest.mark.parametrize(("players", "drawing"), BOARDS.items())
def test_the_picture_has_no_style_no_script_and_nothing_from_elsewhere(
    players: int, drawing: str
) -> None:
    """1.3 Pages forbid it, and a notebook has no stylesheet."""
    check_stands_alone(place(drawing, players=players).view(0).svg())


def test_no_id_is_one_of_the_pages_dice() -> None:
    """2.3 Pages have `face-1` to `face-6`; a card of that name would never be seen to move."""
    found = identified(place(IN_THE_MIDDLE, **TEAM).view(0).svg())
    assert {f"played-{kind}" for kind in range(len(CARD_NAMES))} <= found.keys()
    assert not any(ident.startswith("face-") for ident in found)


def test_texts_in_the_picture_are_escaped() -> None:
    """1.3 Whatever a text says, it is shown and not obeyed."""
    nasty = """<script>alert("&amp;")</script>'"""

    def say(key: str, /, **variables: object) -> str:
        return nasty

    svg = picture_of(GAME, place(IN_THE_MIDDLE, **TEAM).state, 0, say)
    assert "<script>" not in svg
    assert title(identified(svg)["square-5"]) == nasty


@pytest.mark.parametrize("board", [layout.SMALL, layout.LARGE])
def test_the_track_winds_without_touching_itself(board: layout.Layout) -> None:
    """1.3 Each square is one cell from the next, and further from all others."""
    count = len(board.squares)
    assert count == len(board.trays) * SQUARES_PER_PLACE
    for one, point in enumerate(board.squares):
        assert dist(point, board.squares[one - 1]) == pytest.approx(board.cell)
        others = [at for at in range(count) if min(abs(at - one), count - abs(at - one)) > 1]
        assert min(dist(point, board.squares[at]) for at in others) > 1.4 * board.cell


@pytest.mark.parametrize("board", [layout.SMALL, layout.LARGE])
def test_home_begins_beside_the_square_before_the_start(board: layout.Layout) -> None:
    """1.4 And no home square lies on another square."""
    for lane_of, lane in enumerate(board.lanes):
        last = board.squares[board.before_start(lane_of)]
        away_from_last = [dist(last, point) for point in lane]
        assert away_from_last[0] < 1.2 * board.cell
        assert away_from_last == sorted(away_from_last)
        for number, point in enumerate(lane):
            away = board.radius + board.home_radius - 4
            assert all(dist(point, square) > away for square in board.squares)
            assert all(dist(point, one) >= 2 * board.home_radius for one in lane[:number])


@pytest.mark.parametrize("players", range(2, 7))
def test_only_starts_that_somebody_took_have_a_colour(players: int) -> None:
    """1.3 Two players sit opposite each other."""
    titles = in_words(place("*0: - - - - | 3", players=players), 0, "square-")
    starts = {
        int(ident.removeprefix("square-")): text for ident, text in titles.items() if ":" in text
    }
    apart = 32 if players == 2 else 16
    assert list(starts) == [seat * apart for seat in range(players)]
    assert starts[0] == "Ginger: start, square 0"


def test_the_ground_is_the_same_in_every_position_for_each_side_of_the_board() -> None:
    """1.3 It is sent once; those who look on see what the first player sees."""
    one, other = place(IN_THE_MIDDLE, **TEAM), place("*3: 50 - - - | K", **TEAM)
    grounds = [
        {ground_of(position.view(seat).svg()) for position in (one, other)}
        for seat in (*range(4), SPECTATOR)
    ]
    assert [len(ground) for ground in grounds] == [1] * 5
    assert len(set.union(*grounds)) == 4
    assert grounds[0] == grounds[-1]


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_has_their_own_place_where_the_first_player_has_it(players: int) -> None:
    """1.3 The way round the board is the same for all, from each start on."""
    straight = layout.layout_for(players)
    for seat in range(players):
        board, place = layout.layout_for(players, seat), layout.place_of(players, seat)
        start = board.start_of(place)
        assert board.trays[place] == straight.trays[0]
        assert board.lanes[place] == straight.lanes[0]
        assert board.squares[start:] + board.squares[:start] == straight.squares


@pytest.mark.parametrize(("players", "drawing"), BOARDS.items())
def test_the_picture_is_small_enough_to_send_often(players: int, drawing: str) -> None:
    """1.3 What changes above all."""
    svg = place(drawing, players=players).view(0).svg()
    assert len(svg) < 60_000
    assert len(svg) - svg.index('<g id="pieces">') < 15_000


@pytest.mark.parametrize("board", [layout.SMALL, layout.LARGE])
def test_cards_and_nests_are_large_enough_for_a_finger(board: layout.Layout) -> None:
    """2.2 On a phone; five cards lie beside each other and on the board."""
    on_a_phone = WIDTH_ON_A_PHONE / layout.WIDTH
    assert layout.CARD_WIDTH * on_a_phone >= CARD
    assert layout.SLOT_WIDTH >= layout.CARD_WIDTH
    for used in range(1, layout.HAND_SLOTS + 1):
        for number in range(used):
            x, y = board.slot(number, used)
            assert layout.CARD_WIDTH / 2 <= x <= layout.WIDTH - layout.CARD_WIDTH / 2
            assert y - layout.CARD_HEIGHT / 2 > board.height
            assert y + layout.CARD_HEIGHT / 2 < board.total_height
    for tray in board.trays:
        assert tray.nest.height * on_a_phone >= FINGER
        assert tray.nest.width * on_a_phone >= FINGER / 2


# Pawns


def test_each_pawn_says_where_it_is() -> None:
    """1.1 1.4 In words, for those who cannot see it."""
    titles = in_words(place(IN_THE_MIDDLE, **TEAM), 0, "pawn-0")
    assert titles == {
        "pawn-0-0": "Ginger, pawn A: square 5",
        "pawn-0-1": "Ginger, pawn B: square 0",
        "pawn-0-2": "Ginger, pawn C: in the nest",
        "pawn-0-3": "Ginger, pawn D: home square 4",
    }


def test_pawns_stand_on_their_squares() -> None:
    """1.3 Each on its own, a blockade with a fence."""
    s = place(IN_THE_MIDDLE, **TEAM).state
    board = layout.SMALL
    for pawn, square in ((0, 5), (1, 0)):
        x, y = view.foot(s, 0, pawn, s.pawns[0, pawn], layout.layout_for(s.players))
        nearest = min(range(64), key=lambda at: dist(board.squares[at], (x, y)))
        assert nearest == square
    svg = place(IN_THE_MIDDLE, **TEAM).svg()
    assert svg.count(art.FENCE) == 2  # of seats 0 and 1


def test_every_pawn_out_of_its_nest_has_its_letter() -> None:
    """1.2 3.4 5.1 Buttons and the log call it so, whoever's it is and whoever looks."""
    position = place(IN_THE_MIDDLE, **TEAM)
    for seat in (0, 1, SPECTATOR):
        svg = position.view(seat).svg()
        lettered = {
            pawn: re.findall(r"#tock-letter-(\w)", drawn)
            for pawn, drawn in re.findall(r'<g id="pawn-(\d-\d)"(.*?)</g>', svg)
        }
        out = {"0-0": ["A"], "0-1": ["B"], "0-3": ["D"], "1-0": ["A"], "1-1": ["B"], "2-0": ["A"]}
        assert {pawn: letter for pawn, letter in lettered.items() if letter} == out


def test_the_fence_hides_no_letter() -> None:
    """4.2 It reaches less high than the letter's lower edge."""
    top = min(int(y) for y in re.findall(r"-\d+(-\d+)", art.FENCE))
    middle, radius = re.findall(r'cy="(-\d+)" r="(\d+)"', art.BADGE)[0]
    assert int(middle) + int(radius) < top


def test_who_has_won_wears_crowns() -> None:
    """6.1 All four pawns."""
    assert place(WON).svg().count(CROWN) == PAWNS
    assert place(IN_THE_MIDDLE, **TEAM).svg().count(CROWN) == 0


# Cards


def test_the_own_hand_is_shown_with_equal_cards_on_each_other() -> None:
    """2.4 Sorted, so that their places tell nothing."""
    position = place("*0: 5 - - - | 9 2 9 J", players=2)
    assert in_words(position, 0, "card-") == {
        "card-0": "Two",
        "card-1": "2 × Nine",
        "card-2": "Jack, can’t be played now",
    }


def test_a_card_that_cannot_be_played_is_dim_while_it_is_the_own_turn() -> None:
    """2.4 2.5 Not while others play."""
    drawing = "0: 5 0! - h4 | 4 9 K  1: 20 - - - | 3"
    mine = place("*" + drawing).view(0).svg()
    theirs = place(drawing.replace("1:", "*1:")).view(0).svg()
    dim = art.held_cards(CARD_NAMES.index("K"), 1, is_dead=True)
    assert dim in mine
    assert dim not in theirs
    assert art.held_cards(CARD_NAMES.index("4"), 1, is_dead=False) in mine
    two = art.held_cards(CARD_NAMES.index("K"), 2, is_dead=True)
    assert two.index("</g>") < two.index("×2"), "how many there are is read as well as ever"


def test_nobody_sees_what_another_holds() -> None:
    """2.2 The pictures of all others are the same, whatever it is."""
    one = place("*0: 5 - - - | 4 9 9 K  1: 20 - - - | 3", **TEAM)
    other = place("*0: 5 - - - | 2 3 5 J  1: 20 - - - | 3", **TEAM)
    for seat in (1, 2, 3, SPECTATOR):
        pictures = [position.view(seat).svg() for position in (one, other)]
        assert strip_played(pictures[0]) == strip_played(pictures[1])
    assert strip_played(one.view(0).svg()) != strip_played(other.view(0).svg())


def strip_played(svg: str) -> str:
    return svg[svg.index('<g id="pieces">') :]


def test_hands_are_counted_and_a_hand_laid_down_is_open_for_everybody() -> None:
    """2.6 Beside the nests."""
    position = place("*0: 5 - - - | 4 9  1: 20 - - - | down", **TEAM)
    for seat in (0, 1, 2, SPECTATOR):
        assert in_words(position, seat, "hand-") == {
            "hand-0": "Ginger: 2 cards",
            "hand-1": f"Blueberry has laid down their hand: {laid_down(position, 1)}",
            "hand-2": "Honey: no cards",
            "hand-3": "Plum: no cards",
        }


def test_of_a_hand_that_was_laid_down_every_card_is_seen_and_none_seems_to_be_missing() -> None:
    """2.6 As many as there were, two that are alike as well; without places for others."""
    queen = CARD_NAMES.index("Q")
    hand = art.put_down(layout.layout_for(2), [queen, queen])
    assert hand.count(f'href="#tock-card-{queen}"') == 2
    position = place("*0: 5 - - - | 4 9  1: 20 - - - | down", **TEAM)
    kinds = view.kinds_of(position.state.laid_down, 1)
    board, say = layout.layout_for(position.state.players, 1), speaker(GAME.package, "en")
    drawn = view.draw_hand(position.state, 1, board, say)
    assert [int(kind) for kind in re.findall(r"#tock-card-(\d+)", drawn)] == kinds
    assert art.empty_hand(board) not in drawn


def laid_down(position: Position, seat: int) -> str:
    s = position.state
    return " ".join(
        name for kind, name in enumerate(CARD_NAMES) for _ in range(s.laid_down[seat, kind])
    )


def test_two_tens_that_lie_open_are_two_cards() -> None:
    """2.6 Each on a paper of its own, and no rank is wider than it."""
    drawn = art.open_cards((0, 0), layout.SMALL.trays[0].open_width, ["10", "10", "Q"])
    papers = [float(width) for width in re.findall(r'<rect .*? width="([\d.]+)"', drawn)]
    ranks = re.findall(r'font-size="([\d.]+)"(.*?)>(\w+)</text>', drawn)
    assert [rank for *_, rank in ranks] == ["10", "10", "Q"]
    for paper, (size, look, rank) in zip(papers, ranks, strict=True):
        narrowed = re.search(r'textLength="([\d.]+)"', look)
        assert (float(narrowed[1]) if narrowed else 0.56 * float(size) * len(rank)) <= paper


CORNERS = {
    "en": "J Q K", "de": "B D K", "fr": "V D R", "nl": "B V H", "it": "J Q K", "es": "J Q K",
    "pt": "V D R", "pl": "W D K",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_corners_of_cards_are_those_of_the_country(language: str) -> None:
    """2.1 On the cards, and where a hand lies open."""
    faces = CORNERS[language].split()
    position = place("*0: 5 - - - | J Q K  1: 20 - - - | 3").play("K enter")
    svg = position.view(0).svg(language)
    for kind, corner in zip((10, 11, 12), faces, strict=True):
        card = re.search(rf'id="tock-card-{kind}">.*?</text>', svg)
        assert card is not None
        assert card[0].endswith(f">{corner}</text>")
    stuck = place("*0: - - - - | 9 J Q  1: 20 - - - | 3").play("lay down")
    assert f" 9 {faces[0]} {faces[1]}</title>" in stuck.view(1).svg(language)


def test_who_laid_down_sees_the_own_cards_dim_and_cannot_tap_them() -> None:
    """2.6 Until the next deal."""
    position = place("*0: 5 - - - | 4 9  1: 20 - - - | down", **TEAM)
    assert in_words(position, 1, "card-") == {}


@pytest.mark.parametrize("seat", range(4))
def test_the_shelf_has_the_colour_and_the_shape_of_who_looks(seat: int) -> None:
    """1.1 And of nobody else."""
    svg = place(IN_THE_MIDDLE, **TEAM).view(seat).svg()
    edges = [other for other in range(4) if art.shelf_edge(layout.SMALL, other) in svg]
    assert edges == [seat]


def test_those_who_look_on_see_backs() -> None:
    """2.2 As do people between whom a device changes hands."""
    position = place(IN_THE_MIDDLE, **TEAM)
    assert in_words(position, SPECTATOR, "card-") == {}
    assert art.closed_hand(layout.SMALL) in position.view(SPECTATOR).svg()


def test_the_pile_shows_the_last_card() -> None:
    """2.3 And says how to lay down, when that can be done."""
    position = place("*0: 5 - - - | 9  1: 20 - - - | 3")
    assert in_words(position, 0, "pile") == {"pile": "the pile"}
    assert in_words(position.play("9 a"), 0, "pile") == {"pile": "the pile: Nine"}
    stuck = place("*0: - - - - | 9  1: 20 - - - | 3")
    assert in_words(stuck, 0, "pile") == {"pile": "Lay down your whole hand"}
    assert in_words(stuck, 1, "pile") == {"pile": "the pile"}


# Whose turn, whose deal, who with whom


def framed(svg: str) -> list[int]:
    return [at for at, tray in enumerate(layout.SMALL.trays) if art.frame(tray) in svg]


def test_the_tray_of_whoever_must_act_is_framed() -> None:
    """2.3 And no other."""
    svg = place(IN_THE_MIDDLE, **TEAM).svg()
    framed = [
        place_at for place_at, tray in enumerate(layout.SMALL.trays) if art.frame(tray) in svg
    ]
    assert framed == [0]


def test_all_who_are_asked_about_talk_are_framed() -> None:
    """5.3 The accused side."""
    position = place("*0: 5 - - - | 3  1: 20 - - - | 4", players=4, table_talk="on")
    svg = position.play("call 1", seat=2).svg()
    framed = [
        place_at for place_at, tray in enumerate(layout.SMALL.trays) if art.frame(tray) in svg
    ]
    assert framed == [1, 3]


def test_the_dealer_has_the_rolling_pin() -> None:
    """2.2 Nobody has it before it is drawn who deals."""
    svg = place(IN_THE_MIDDLE, **TEAM).svg()
    assert svg.count(art.PIN) == 1
    assert "Plum is the dealer" in svg


def test_partners_wear_each_others_hearts() -> None:
    """1.2 If there are teams."""
    svg = place("*0: 5 - - - | 3", **SIX).svg()
    assert "Ginger plays with Plum" in svg
    assert "Plum plays with Ginger" in svg
    assert art.HEART not in place("*0: 5 - - - | 3", players=6, teams="off").svg()


def test_the_cover_shows_a_match_in_its_middle() -> None:
    """2.1 Four play, pawns are on the track and at home, and it is not over."""
    position = view.cover(partial(cookietin.game, "tock"))
    s = position.state
    assert position.outcome is None
    progress = [s.pawns[seat, pawn] for seat in range(4) for pawn in range(PAWNS)]
    assert any(0 <= one < s.track for one in progress)
    assert any(one >= s.track for one in progress)
