"""The rules of Cookie Party, clause by clause, on drawn boards."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import cookietin
from cookietin import CHANCE, Position
from cookietin.engine import Mistake, ask, registry
from cookietin.engine.checks import every_table, random_match
from cookietin.engine.generator import new_generator
from cookietin.engine.position import Game
from cookietin.engine.protocol import SPECTATOR, UNSEEN
from cookietin.games.cookie_party import GAME, data, laws, layout, moves, rules, secrets
from cookietin.games.cookie_party.data import (
    ACROSS,
    CHIPS,
    DOWN,
    LINE,
    NOWHERE,
    PLAIN,
    RED,
    SPACE_NAMES,
    TASKS,
)
from cookietin.games.cookie_party.estimate import space_beyond
from cookietin.games.cookie_party.tests.drawn import (
    BARE,
    NAMES,
    SIDE,
    SPACES,
    hand,
    may,
    our_edition,
    place,
    play,
    read_board,
    refused,
    require_drawn,
    yellow_edition,
)

# 1. Material


@pytest.mark.parametrize("side", data.SIDES)
@pytest.mark.parametrize("players", range(2, 6))
def test_everybody_has_the_same_board_and_eleven_chips(side: str, players: int) -> None:
    """1.1 Six by six spaces; nobody else has a board."""
    s = cookietin.game("cookie-party", players=players, side=side).start(chance=None).state
    boards = {(s.across[seat], s.down[seat], s.crosses[seat]) for seat in range(players)}
    assert boards == {(s.printed_across, s.printed_down, 0)}
    assert all(
        s.chips[seat, chip] == rules.IN_HAND for seat in range(players) for chip in range(11)
    )
    assert not any(s.across[seat] for seat in range(players, rules.BOARDS))


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_can_play(players: int) -> None:
    """1.1 One is too few and six are too many."""
    with pytest.raises(Mistake, match="2–5 can play"):
        cookietin.game("cookie-party", players=players)


@pytest.mark.parametrize(
    ("number", "walls"),
    [(2, 4), (3, 3), (4, 2), (5, 1), (6, 1), (7, 1), (8, 1), (9, 1), (10, 2), (11, 3), (12, 4)],
)
def test_a_chip_draws_as_many_walls_as_it_shows(number: int, walls: int) -> None:
    """1.2 3.2 On a space where all four edges are free."""
    one = max(1, number - 6)
    position = play(place(f"+  +\n {number}\n+  +", BARE), f"{one}-{number - one}")
    for edge in "nwes"[:walls]:
        assert refused(position, "done") == "3.2"
        position = play(position, f"a1{edge}")
    assert position.state.stage[0] != rules.DRAWING
    assert position.state.bars[0] == 0


def test_there_are_84_places_for_walls() -> None:
    """1.3 Seven lines of six that lie, and as many that stand."""
    edges = {rules.edge_at(space, side) for space in SPACES for side in range(4)}
    assert len(edges) == 84
    assert edges == set(layout.edges_of(cookietin.game("cookie-party").laid_out()))
    for edge in edges:
        spaces = [space for space in SPACES if rules.is_edge_of(edge, space)]
        at_rim = len({rules.edge_at(space, side) for space in spaces for side in range(4)}) == 4
        assert len(spaces) == (1 if at_rim else 2)


def test_a_wall_between_two_spaces_belongs_to_both() -> None:
    """1.3 Drawn from one of them, it stands at the other."""
    position = play(place("+  +  +\n 7\n+  +  +", BARE), "3-4", "a1e")
    require_drawn(position, "+  +  +\n 7 |\n+  +  +")
    assert rules.free_edges_of(position.state, 0, SPACE_NAMES.index("b1")) == 3


@pytest.mark.parametrize("side", data.SIDES)
def test_a_few_walls_are_printed_and_enclose_nothing(side: str) -> None:
    """1.3 Eight on our boards, as many for each quarter of it, and no space has two of them."""
    edition = data.house(side)
    assert edition.across.bit_count() + edition.down.bit_count() == 8
    walls = [
        sum(
            ((edition.across | edition.down << ACROSS) >> rules.edge_at(space, at)) & 1
            for at in range(4)
        )
        for space in SPACES
    ]
    assert max(walls) == 1
    quarters = Counter(
        (space // DOWN // 3, space % DOWN // 3)
        for space, printed in zip(SPACES, walls, strict=True)
        if printed
    )
    assert len(set(quarters.values())) == 1


@pytest.mark.parametrize("side", data.SIDES)
def test_ten_cookies_stand_on_red_and_no_two_side_by_side(side: str) -> None:
    """1.4 One or two of them in every row and column."""
    reds = [space for space in SPACES if data.house(side).cookies[space] == RED]
    assert len(reds) == 10
    assert not any(other in (space + 1, space + DOWN) for space in reds for other in reds)
    assert {Counter(space // DOWN for space in reds)[row] for row in range(SIDE)} <= {1, 2}
    assert {Counter(space % DOWN for space in reds)[column] for column in range(SIDE)} <= {1, 2}


def test_blue_has_seven_kinds_of_three_and_five_plain_cookies() -> None:
    """1.5 No two of a kind are neighbours."""
    counts = Counter(data.house("blue").cookies[space] for space in SPACES)
    assert counts == {**dict.fromkeys(range(7), 3), RED: 10, PLAIN: 5}


def test_yellow_has_eight_kinds_of_two_to_five() -> None:
    """1.5 And no plain ones."""
    counts = Counter(data.house("yellow").cookies[space] for space in SPACES)
    assert counts.pop(RED) == 10
    assert sorted(counts.values()) == [2, 2, 3, 3, 3, 4, 4, 5]
    assert PLAIN not in counts


@pytest.mark.parametrize("side", data.SIDES)
def test_cookies_of_a_kind_lie_apart_and_dots_are_spread(side: str) -> None:
    """1.5 No two of a kind are neighbours, and no two dots; each row and column has a dot."""
    edition = data.house(side)
    for one, other in product(SPACES, repeat=2):
        if one < other and abs(one // DOWN - other // DOWN) + abs(one % DOWN - other % DOWN) == 1:
            alike = edition.cookies[one] == edition.cookies[other]
            assert not alike, (SPACE_NAMES[one], SPACE_NAMES[other])
            assert not {one, other} <= set(edition.dotted)
    assert {space // DOWN for space in edition.dotted} == set(range(SIDE))
    assert {space % DOWN for space in edition.dotted} == set(range(SIDE))


@pytest.mark.parametrize("side", data.SIDES)
def test_no_kind_is_easier_by_where_it_lies(side: str) -> None:
    """1.5 Kinds have neighbours by their size, and lie in as many quarters as they can."""
    edition = data.house(side)
    s = cookietin.game("cookie-party", side=side).laid_out()
    for kind in set(edition.cookies) - {RED, PLAIN, NOWHERE}:
        spaces = [space for space in SPACES if edition.cookies[space] == kind]
        beyond = [space_beyond(s, space, at) for space in spaces for at in range(4)]
        neighbours = sum(space < data.SPACES for space in beyond)
        assert neighbours == {2: 7, 3: 10, 4: 13, 5: 17}[len(spaces)]
        quarters = {(space // DOWN // 3, space % DOWN // 3) for space in spaces}
        assert len(quarters) == min(4, len(spaces))
        assert side == "yellow" or len(set(spaces) & set(edition.dotted)) == 1


# 2. Set-up


@pytest.mark.parametrize("side", data.SIDES)
def test_all_play_on_the_side_that_is_chosen(side: str) -> None:
    """2.1 Blue, if nobody says otherwise."""
    s = cookietin.game("cookie-party", side=side).laid_out()
    assert s.cookies.tolist() == list(data.house(side).cookies)
    assert cookietin.game("cookie-party").options["side"] == "blue"


def test_at_a_first_game_chips_lie_at_random_on_the_dotted_spaces() -> None:
    """2.2 For each player separately; everybody sees them, and the dice come next."""
    boards = set()
    for seed in range(5):
        s = cookietin.game("cookie-party", players=3).start(seed).state
        for seat in range(3):
            chips = [s.chips[seat, chip] for chip in range(CHIPS)]
            assert sorted(chips) == s.dotted.tolist()
            assert chips == [s.shown_chips[seat, chip] for chip in range(CHIPS)]
            boards.add(tuple(chips))
    assert len(boards) == 15


def test_every_dotted_space_is_as_likely_for_a_chip() -> None:
    """2.2 Chance lays them one by one, on the dotted spaces that are left."""
    start = cookietin.game("cookie-party").start(chance=None)
    assert [len(start.odds())] == [11]
    position = start
    left = []
    while position.state.phase == rules.DEALING:
        left.append(len(position.odds()))
        position = position.play(position.legal(CHANCE)[-1])
    assert left == [*range(11, 1, -1)] * 2, "the last chip has no choice"
    assert position.state.round == 1


def test_the_set_up_of_a_first_game_is_not_for_yellow() -> None:
    """2.2 There, and wherever one likes, everybody places freely."""
    with pytest.raises(Mistake, match=r"2\.2 On the yellow side, everyone places their chips"):
        cookietin.game("cookie-party", side="yellow", setup="first")
    yellow = cookietin.game("cookie-party", side="yellow").start(chance=None)
    blue = cookietin.game("cookie-party", setup="standard").start(chance=None)
    assert yellow.state.phase == blue.state.phase == rules.PLACING
    assert cookietin.game("cookie-party").start(chance=None).state.phase == rules.DEALING


def placing(players: int = 2) -> Position:
    return cookietin.game("cookie-party", players=players, setup="standard").start(chance=None)


def test_each_places_the_eleven_freely_one_to_a_space() -> None:
    """2.2 In any order, dotted or not; a chip that lies, lies."""
    position = play(placing(), "7-a1")
    assert refused(position, "8-a1") == "2.2"
    assert refused(position, "7-a2") == "2.2"
    assert refused(position, "a1n") == "2.2"
    assert refused(position, "give 7") == "2.2"
    assert refused(position, "done") == "2.2"
    for number, space in zip((2, 3, 4, 5, 6, 8, 9, 10, 11, 12), NAMES[20:], strict=False):
        position = play(position, f"{number}-{space}")
    assert refused(position, "rest") == "2.2"
    assert may(position) == {"done"}
    assert play(position, "done").seats == (1,)


def test_what_a_player_does_not_care_to_place_is_put_on_the_dots() -> None:
    """2.2 Those that lie already stay."""
    s = play(placing(), "7-a1", "2-c1", "rest", "0 lot 5").state
    assert s.chips[0, 5] == SPACE_NAMES.index("a1")
    assert s.chips[0, 0] == SPACE_NAMES.index("c1")
    others = {s.chips[0, chip] for chip in range(CHIPS) if chip not in (0, 5)}
    assert len(others) == 9
    assert others < set(s.dotted.tolist())


def test_each_seat_has_a_lot_of_its_own_for_what_it_does_not_care_to_place() -> None:
    """2.2 Every lot lays the chips in another way, and nobody else sees how."""
    before = play(placing(), "rest")
    assert before.seats == (CHANCE,)
    boards = set()
    for lot in before.legal(CHANCE):
        after = before.play(lot)
        boards.add(tuple(after.state.chips[0, chip] for chip in range(CHIPS)))
        assert laws.broken_law(after.state) == 0
        assert secrets.seen_move(before.state, CHANCE, lot.number, 1) == UNSEEN
        assert secrets.seen_move(before.state, CHANCE, lot.number, 0) == lot.number
    assert len(boards) == rules.LOTS
    assert {frozenset(board) for board in boards} == {frozenset(before.state.dotted.tolist())}
    assert play(before, "0 lot 5").view(1).state == play(before, "0 lot 6").view(1).state


def test_in_the_first_version_the_rest_was_laid_alike_for_all() -> None:
    """2.2 So that matches of that time go on as they went; likely numbers came to the middle."""
    game = Game.of(registry.plug("cookie-party", 1), {"players": 2, "setup": "standard"})
    s = play(play(game.start(chance=None), "rest"), "rest", seat=1).state
    assert all(s.chips[0, chip] == s.chips[1, chip] for chip in range(CHIPS))
    assert [s.dotted.tolist().index(s.chips[0, chip]) for chip in (4, 5, 6)] == [6, 5, 4]
    s = play(play(game.start(chance=None), "12-a1"), "rest").state
    assert s.chips[0, CHIPS - 1] == 0  # where it was put
    assert rules.chips_in_hand(s, 0) == 0


def test_a_lot_is_for_somebody_with_chips_to_place() -> None:
    """2.2 The laws say so."""
    state = play(placing(), "rest").state.copy()
    for name, value in (("laid_for", 3), ("has_lots", 0), ("waiting", 2), ("phase", rules.ROUND)):
        broken = state.copy()
        setattr(broken, name, value)
        assert laws.broken_law(broken) == laws.PHASES_FIT, name


def test_placements_are_shown_when_all_are_done() -> None:
    """2.2 Until then nobody else sees one, not even that there is one."""
    one = play(placing(), "7-a1")
    other = play(placing(), "7-f6")
    assert one.view(1).state == other.view(1).state == placing().view(1).state
    done = [play(position, "rest", "0 lot 5", "done") for position in (one, other)]
    assert done[0].view(1).state == done[1].view(1).state
    shown = [play(position, "rest", "1 lot 7", "done", seat=1) for position in done]
    assert shown[0].view(1).state.shown_chips[0, 5] == SPACE_NAMES.index("a1")
    assert shown[0].state.phase == rules.DICE_ROLL


# 3. A round


def test_the_sum_of_two_dice_counts_for_all() -> None:
    """3.1 Everybody draws by the same number, wherever it lies."""
    position = play(place("+  +\n 7\n+  +", "+  +  +\n    7\n+  +  +"), "3-4")
    assert position.seats == (0, 1)
    assert may(position, 0) == {"a1n", "a1w", "b1w", "a2n"}
    assert may(position, 1) == {"b1n", "b1w", "c1w", "b2n"}


def test_nobody_waits_for_another_until_the_round_ends() -> None:
    """3.1 3.8 One may be done before the other has begun."""
    position = play(place("+  +\n 7\n+  +", "+  +\n 7\n+  +"), "3-4")
    position = play(position, "a1n", "7-b2", "done", seat=1)
    assert position.seats == (0,)
    assert position.refusal("done", 1) is not None
    position = play(position, "a1n", "done")
    assert position.seats == (CHANCE,)
    assert position.state.round == 8


def test_walls_go_on_free_edges_of_the_space_of_the_chip() -> None:
    """3.2 Not on another space's, and not where a wall stands."""
    position = play(place("+--+  +\n 7   8\n+  +  +", BARE), "3-4")
    assert may(position) == {"a1w", "b1w", "a2n"}
    assert refused(position, "a1n") == "3.2"
    assert refused(position, "b1n") == "3.2"
    require_drawn(play(position, "a1w"), "+--+  +\n|7  8\n+  +  +")


def test_all_that_can_be_drawn_must_be_drawn() -> None:
    """3.2 Nothing else may be done before it."""
    position = play(place("+  +\n 3\n+  +", BARE), "1-2", "a1n", "a1s")
    for move in ("done", "3-b2", "give 3", "b2n"):
        assert refused(position, move) == "3.2", move
    position = play(position, "a1e")
    require_drawn(position, "+--+\n 3 |\n+--+")
    assert refused(position, "a1w") == "3.2", "three is all"
    assert refused(position, "done") == ""


def test_where_nothing_is_left_to_choose_one_move_draws_all() -> None:
    """3.2 3.3 As if they had been drawn one after the other, with what that brings."""
    before = "+--+  +\n 12  8\n+  +  +"
    position = play(place(before, BARE), "6-6")
    assert may(position) == {"rest", "a1w", "b1w", "a2n"}
    assert play(position, "rest").state == play(position, "a1w", "b1w", "a2n").state
    require_drawn(play(position, "rest", "12-b2"), """
        +--+--+
        |X |8
        +--+--+
            12
        +  +  +
        /
        """.replace("+--+--+", "+--+  +"))  # fmt: skip
    assert "rest" not in may(play(position, "a1w", "b1w")), "one wall is one tap"
    free = play(place("+  +\n 3\n+  +", BARE), "1-2")
    assert refused(free, "rest") == "3.2", "three of four are to be chosen"


def test_the_third_bar_comes_after_walls_that_are_drawn_at_once() -> None:
    """3.2 3.5 The wall of the drink is chosen."""
    position = play(place("+--+\n 12\n+  +\n//", BARE), "6-6", "rest")
    assert position.state.stage[0] == rules.BONUS
    assert position.state.crosses[0] == 0
    assert play(position, "f6s").state.crosses[0] == 1


def test_lost_walls_cross_out_one_bar_however_many_they_are() -> None:
    """3.3 The 12 draws one wall and loses three."""
    before = "+--+--+\n|12   |\n+--+--+"
    position = play(place(before, BARE), "6-6")
    assert may(position) == {"b1w"}
    require_drawn(play(position, "b1w", "12-b2"), """
        +--+--+
        |X |X |
        +--+--+
            12
        +  +  +
        /
        """)  # fmt: skip


def test_a_number_whose_chip_is_gone_crosses_out_a_bar() -> None:
    """3.4 And there is nothing to draw."""
    position = play(place("+  +\n 7\n+  +", BARE), "1-1")
    require_drawn(position, "+  +\n 7\n+  +\n/")
    assert refused(position, "a1n") == refused(position, "rest") == "3.4"
    assert refused(position, "done") == ""


def test_the_third_bar_gives_a_wall_on_any_free_edge_at_once() -> None:
    """3.4 3.5 Before anything else, and you must; then all bars are wiped."""
    position = play(place("+--+\n 7\n+  +\n//", BARE), "1-1")
    assert position.state.bars[0] == 3
    assert len(may(position)) == 83
    for move in ("a1n", "done", "7-b2", "give 7", "rest"):
        assert refused(position, move) == "3.5", move
    require_drawn(play(position, "a1s"), "+--+\n 7\n+--+")


def test_the_bonus_wall_comes_before_spaces_are_crossed_out() -> None:
    """3.3 3.5 3.6 The 12 closes its space and loses walls; the drink's wall closes two more."""
    position = place("""
        +--+--+--+
        |12      |
        +--+--+--+
        //
        """, BARE)  # fmt: skip
    position = play(position, "6-6", "a1e")
    require_drawn(position, """
        +--+--+--+
        |12|     |
        +--+--+--+
        ///
        """)  # fmt: skip
    position = play(position, "b1e")
    assert hand(position) == [12]
    require_drawn(play(position, "12-a2"), """
        +--+--+--+
        |X |X |X |
        +--+--+--+
         12
        +  +  +  +
        """)  # fmt: skip


def test_a_bonus_wall_may_enclose_and_complete_a_task() -> None:
    """3.5 3.6 4.1 The last cookie of a kind, by the drink."""
    position = place("""
        +--+--+--+
        |X |X |
        +--+--+--+
         7
        +  +  +  +
        //
        """, BARE)  # fmt: skip
    position = play(position, "5-6", "c1e")
    require_drawn(position, """
        +--+--+--+
        |X |X |X |
        +--+--+--+
         7
        +  +  +  +
        """)  # fmt: skip
    assert refused(position, "done") == "4.3"
    position = play(position, "give 7", "done")
    assert position.state.points[0] == 6


LAST_WALL = """
    +--+--+--+--+--+--+
    |12   |X |X |X |X |
    +--+--+--+--+--+--+
    |X |X |X |X |X |X |
    +--+--+--+--+--+--+
    |X |X |X |X |X |X |
    +--+--+--+--+--+--+
    |X |X |X |X |X |X |
    +--+--+--+--+--+--+
    |X |X |X |X |X |X |
    +--+--+--+--+--+--+
    |X |X |X |X |X |X |
    +--+--+--+--+--+--+
    //
    """
RICH: dict[str, Any] = {
    "side": "yellow",
    "edition": yellow_edition(points={size: [30] * 3 for size in "2345"}, end_points=[243] * 4),
}


def test_with_no_free_edge_left_the_bars_are_wiped_all_the_same() -> None:
    """3.5 3.6 4.3 The last wall of a board, and the third bar with it. The 12 finds no room, so
    that there is no chip to give up for the task, which scores all the same.
    """
    position = play(place(LAST_WALL, BARE, **RICH), "6-6", "a1e")
    assert position.state.bars[0] == 0
    assert position.state.crosses[0] == position.state.spaces
    assert position.state.chips[0, 10] == rules.GONE
    assert may(position) == {"done"}
    position = play(position, "done")
    assert position.state.points[0] == 8 * 30 + 6
    assert position.outcome is not None


def test_one_wall_may_enclose_two_spaces() -> None:
    """3.6 Both are crossed out first; then both chips are put, in any order."""
    position = place("""
        +--+--+  +
        |7  8 |
        +--+--+  +
         9
        +  +  +  +
        """, BARE)  # fmt: skip
    position = play(position, "3-4", "a1e")
    assert hand(position) == [7, 8]
    require_drawn(position, """
        +--+--+  +
        |X |X |
        +--+--+  +
         9
        +  +  +  +
        """)  # fmt: skip
    for move in ("done", "9-c1", "7-a1", "7-a2", "give 7"):
        assert refused(position, move) == "3.6", move
    for first, second in (("7-c1", "8-b2"), ("8-b2", "7-c1")):
        require_drawn(play(position, first, second), """
            +--+--+  +
            |X |X |7
            +--+--+  +
             9  8
            +  +  +  +
            """)  # fmt: skip


CROWDED = """
    +--+--+--+--+--+--+
    |X |X |7  8 |X |X |
    +--+--+--+--+--+--+
     2 |X |X |X |X |3
    +  +--+--+--+--+  +
     4 |X |X |X |X |5
    +  +--+--+--+--+  +
     6 |X |X |X |X |9
    +  +--+--+--+--+  +
     10 11|X |X |X |12
    +  +--+--+--+--+--+
       |X |X |X |X |X |
    +--+--+--+--+--+--+
    """


@pytest.mark.parametrize(("stays", "leaves"), [(7, 8), (8, 7)])
def test_without_room_for_all_you_choose_who_leaves(stays: int, leaves: int) -> None:
    """3.6 Of two lifted chips one finds a space; the number of the other counts as 3.4."""
    position = play(place(CROWDED, BARE), "3-4", "c1e")
    assert may(position) == {"7-a6", "8-a6"}
    position = play(position, f"{stays}-a6")
    s = position.state
    assert s.chips[0, leaves - 2] == rules.GONE
    assert s.stage[0] == rules.MOVING
    assert refused(position, f"{leaves}-a6") == "3.6"
    position = play(
        position, "give 2", "give 3", "done", f"{leaves - 6}-6" if leaves > 7 else "3-4"
    )
    assert position.state.bars[0] == 1


def test_one_chip_may_be_moved_to_a_space_without_chip_and_cross() -> None:
    """3.7 After the walls; the one that was thrown, or any other."""
    position = play(place("+--+  +\n|X |7\n+--+  +\n    8\n+  +  +", BARE), "3-4", "b1n")
    assert refused(position, "8-a1") == "3.7"
    assert refused(position, "8-b1") == "3.7"
    assert refused(position, "8-b2") == "3.7"
    assert refused(position, "8-a2") == ""
    position = play(position, "7-c3")
    assert refused(position, "8-a2") == "3.7"
    assert may(position) == {"done"}


def test_nobody_has_to_move_a_chip() -> None:
    """3.7 3.8 One is done without it."""
    position = play(place("+  +\n 7\n+  +", BARE), "3-4", "a1n", "done")
    require_drawn(position, "+--+\n 7\n+  +")


def test_a_chip_is_moved_before_chips_are_given_up() -> None:
    """3.7 3.8 4.3 The tasks come last."""
    before = "+--+--+--+\n|X |X |7\n+--+--+--+\n 8  9\n+  +  +  +"
    position = play(place(before, BARE), "3-4", "c1e", "7-c2")
    assert refused(play(position, "give 8"), "9-c3") == "3.7"
    position = play(position, "9-c3", "give 8")
    assert may(position) == {"done"}


# 4. Tasks


def scored(position: Position, seat: int = 0) -> set[int]:
    """The tasks that a seat has scored."""
    return {task for task in range(TASKS) if position.state.places[seat, task]}


def test_a_kind_is_done_when_all_of_it_is_crossed_out() -> None:
    """4.1 Two of three are not enough."""
    position = place(
        "+--+--+--+\n|X |X  7\n+--+--+--+\n 8\n+  +  +  +".replace("X  7", "X |7"), BARE
    )
    assert scored(position) == set()
    position = play(position, "3-4", "c1e", "7-c2", "give 8", "done")
    assert scored(position) == {0}
    assert position.state.points[0] == 6


RED_ROW = """
    +  +  +  +  +  +  +
     8
    +  +  +  +  +  +  +

    +  +  +  +  +  +  +

    +  +  +  +  +--+--+
             ONE|X |X |
    +--+--+--+  +--+--+
    |X |X |X |
    +--+--+--+  +  +  +
    |7
    +--+  +  +  +  +  +
    """.replace("ONE", "   ")


def test_six_on_red_are_enough() -> None:
    """4.1 Any six of the ten."""
    position = place(RED_ROW, BARE)
    assert scored(position) == set()
    position = play(position, "3-4", "a6e", "7-f6", "give 8", "done")
    assert scored(position) == {RED}


def test_a_whole_row_or_column_is_a_task() -> None:
    """4.1 Once: the second line earns nothing."""
    row = "+--" * 6 + "+\n" + "|X " * 5 + "|7\n" + "+--" * 6 + "+\n 8\n+"
    row = "\n".join(line.ljust(19) for line in row.split("\n")[:-1]) + "\n" + "+  " * 6 + "+"
    position = play(place(row, BARE), "3-4", "f1e", "7-f2", "give 8", "give 7", "done")
    assert scored(position) == {0, 1, LINE}
    column = "\n".join(["+--+", "|X |"] * 5 + ["+--+", "|7", "+--+"])
    position = play(place(column, BARE), "3-4", "a6e", "7-b1", "give 7", "done")
    assert scored(position) == {LINE}


def test_yellow_has_eight_kinds_and_no_row_or_column() -> None:
    """4.2 A whole column earns nothing there."""
    column = "\n".join(["+--+", "|X |"] * 5 + ["+--+", "|7", "+--+"])
    position = play(
        place(column, BARE, side="yellow", edition=yellow_edition()), "3-4", "a6e", "7-b1"
    )
    assert may(play(position, "7-c1")) == {"done"}
    s = position.state
    assert [task for task in range(TASKS) if rules.is_task(s, task)] == [*range(8), RED]
    blue = place(BARE, BARE).state
    assert [task for task in range(TASKS) if rules.is_task(blue, task)] == [
        *range(7),
        RED,
        LINE,
    ]


ABOUT_TO = """
    +--+--+--+
    |X |X |7
    +--+--+--+
     8
    +  +  +  +
    """


def test_a_chip_of_your_choice_is_given_up_for_a_task() -> None:
    """4.3 It lies on the scoreboard and is out of the game."""
    position = play(place(ABOUT_TO, BARE), "3-4", "c1e", "7-b2")
    assert refused(position, "give 9") == "4.3", "it is not on the board"
    assert refused(position, "done") == "4.3"
    position = play(position, "give 8")
    assert refused(position, "give 7") == "4.3", "one is enough"
    assert position.state.chips[0, 6] == rules.on_task(0)
    position = play(position, "done", "4-4")
    assert position.state.bars[0] == 1
    assert refused(position, "8-c3") == "4.3"
    assert refused(position, "give 7") == "4.3", "no task is completed"


def test_two_tasks_take_two_chips() -> None:
    """4.3 The first goes to the first of them on the scoreboard."""
    before = (
        "+--+--+--+--+--+--+\n|X |X |7  8 |X |X |\n+--+--+--+--+--+--+\n 9\n+  +  +  +  +  +  +"
    )
    position = play(place(before, BARE), "3-4", "c1e", "7-a3", "8-b3", "give 7", "give 9")
    assert refused(position, "done") == "4.3", "a whole row is a task too"
    s = play(position, "give 8").state
    assert [s.chips[0, chip] for chip in (5, 7, 6)] == [rules.on_task(0), rules.on_task(1),
                                                       rules.on_task(LINE)]  # fmt: skip


DONE_AS_FIRST = "+--+--+--+\n|X |X |X |\n+--+--+--+"


def test_the_next_in_a_later_round_gets_the_second_place() -> None:
    """4.4 6 points for the first, 4 for the next."""
    position = play(place(ABOUT_TO, DONE_AS_FIRST), "3-4", "c1e", "7-b2", "give 8", "done")
    assert position.state.points.tolist()[:2] == [4, 6]
    assert position.state.places[0, 0] == 2


def test_after_two_places_all_later_ones_get_the_third() -> None:
    """4.4 4.5 Three places are used up, and the third is for everybody."""
    done = [DONE_AS_FIRST] * 3
    position = place(ABOUT_TO, *done, ABOUT_TO, places={(1, 0): 1, (2, 0): 2, (3, 0): 3})
    position = play(position, "3-4", "c1e", "7-b2", "give 8", "done")
    position = play(position, "c1e", "7-b2", "give 8", "done", seat=4)
    assert position.state.points.tolist() == [3, 6, 4, 3, 3]


def test_a_task_scores_once_for_each_player() -> None:
    """4.4 A second whole row is nothing new."""
    row = "\n".join(
        ["+--" * 6 + "+", "|X " * 6 + "|", "+--" * 6 + "+", "|X " * 5 + "|7 ", "+--" * 6 + "+"]
    )
    position = place(row, BARE)
    assert position.state.points[0] == 24
    position = play(position, "3-4", "f2e", "7-a3")
    assert position.state.completed[0] == 1 << 3, "only the last of a kind"


def test_players_who_complete_a_task_in_the_same_round_share_the_first_free_place() -> None:
    """4.5 Both get its full points, whoever is done first."""
    for order in ((0, 2), (2, 0)):
        position = play(place(ABOUT_TO, BARE, ABOUT_TO), "3-4")
        for seat in order:
            position = play(position, "c1e", "7-b2", "give 8", "done", seat=seat)
        assert position.state.points.tolist()[:3] == [6, 0, 6]
        assert [position.state.places[seat, 0] for seat in (0, 2)] == [1, 1]


def test_shared_first_leaves_the_second_place_to_the_next() -> None:
    """4.5 And two who share the second leave the third."""
    later = place(ABOUT_TO, DONE_AS_FIRST, DONE_AS_FIRST)
    position = play(later, "3-4", "c1e", "7-b2", "give 8", "done")
    assert position.state.points.tolist()[:3] == [4, 6, 6]


def test_points_and_boards_are_settled_when_all_are_done() -> None:
    """4.5 Until then others see a board as it was after the last round, and who is done."""
    position = play(place(ABOUT_TO, ABOUT_TO), "3-4")
    early = position.view(1).state
    position = play(position, "c1e", "7-b2", "give 8")
    assert position.view(1).state == early
    position = play(position, "done")
    view = position.view(1).state
    assert view.waiting == 0b10
    assert view.points.tolist() == [0] * 5
    assert view.shown_crosses[0] == early.shown_crosses[0]
    position = play(position, "c1e", "7-b2", "give 8", "done", seat=1)
    view = position.view(1).state
    assert view.points.tolist()[:2] == [6, 6]
    assert view.shown_crosses[0] == 0b111


def test_moves_of_a_round_are_seen_only_by_who_makes_them() -> None:
    """4.5 That somebody is done is seen by all; so are the dice."""
    position = play(place(ABOUT_TO, BARE), "3-4")
    s = position.state
    wall = position.legal(0)[0].number
    assert secrets.seen_move(s, 0, wall, 0) == wall
    assert secrets.seen_move(s, 0, wall, 1) == secrets.seen_move(s, 0, wall, SPECTATOR) == UNSEEN
    assert secrets.seen_move(s, 0, moves.DONE, 1) == moves.DONE
    assert secrets.seen_move(s, CHANCE, 7, 1) == 7


@pytest.mark.parametrize(
    ("size", "points"), [(2, [4, 3, 2]), (3, [6, 4, 3]), (4, [8, 6, 4]), (5, [10, 7, 5])]
)
def test_on_yellow_a_kind_earns_by_its_size(size: int, points: list[int]) -> None:
    """4.6 The house's points."""
    s = cookietin.game("cookie-party", side="yellow").laid_out()
    cookies = Counter(s.cookies.tolist())
    kinds = [kind for kind in range(8) if cookies[kind] == size]
    assert kinds
    for kind in kinds:
        assert [s.task_points[kind, at] for at in range(3)] == points
    assert [s.task_points[RED, at] for at in range(3)] == [6, 4, 3]


def test_a_yellow_kind_of_two_is_done_by_two() -> None:
    """4.2 4.6 Four points for the first."""
    before = "+--+--+\n|X |7\n+--+--+\n 8\n+  +  +"
    position = place(before, BARE, side="yellow", edition=yellow_edition())
    position = play(position, "3-4", "b1e", "7-b2", "give 8", "done")
    assert position.state.points[0] == 4


# 5. The end


THREE_KINDS = """
    +--+--+--+--+--+--+
    |X |X |X |X |X |X |
    +--+--+--+--+--+--+
    |X |X |7
    +--+--+--+  +  +  +
     8
    +  +  +  +  +  +  +
    """


@pytest.mark.parametrize(("players", "end"), [(2, 25), (3, 24), (4, 23), (5, 22)])
def test_enough_points_end_the_game_after_the_round(players: int, end: int) -> None:
    """5.1 25 with two; with more players fewer are enough."""
    for side in data.SIDES:
        assert (
            cookietin.game("cookie-party", players=players, side=side).laid_out().end_points == end
        )
    position = place(THREE_KINDS, ABOUT_TO, *[BARE] * (players - 2), edition=our_edition())
    assert position.state.points[0] == 18
    position = play(position, "3-4", "c2e", "7-b3", "give 8", "done")
    assert position.outcome is None, "the round is not over"
    position = play(position, "c1e", "7-b2", "give 8", "done", seat=1)
    assert position.state.points[0] == 24
    assert (position.outcome is not None) == (end <= 24)


def test_most_points_win() -> None:
    """5.2 Whoever it was who ended the game."""
    position = place(THREE_KINDS, ABOUT_TO, edition=our_edition(end_points=[20] * 4))
    position = play(position, "3-4", "c2e", "7-b3", "give 8", "done")
    position = play(position, "c1e", "7-b2", "give 8", "done", seat=1)
    assert position.outcome is not None
    assert position.outcome.ending == "single"
    assert position.outcome.winners == (0,)
    assert position.outcome.scores == (24, 4)
    assert position.seats == ()


def test_if_points_are_equal_those_players_win_together() -> None:
    """5.2 A shared win."""
    position = place(THREE_KINDS, THREE_KINDS, ABOUT_TO, edition=our_edition(end_points=[20] * 4))
    position = play(position, "3-4")
    for seat in (1, 0):
        position = play(position, "c2e", "7-b3", "give 8", "done", seat=seat)
    position = play(position, "c1e", "7-b2", "give 8", "done", seat=2)
    assert position.outcome is not None
    assert position.outcome.ending == "shared"
    assert position.outcome.winners == (0, 1)


@pytest.mark.parametrize(("side", "lowest"), [("blue", 27), ("yellow", 29)])
def test_a_full_board_always_earns_enough(side: str, lowest: int) -> None:
    """5.3 The sum of the lowest places, which 5.1 never exceeds."""
    edition = data.house(side)
    assert sum(points[-1] for points in edition.task_points) == lowest
    assert max(edition.end_points) <= lowest


def test_a_player_with_nothing_to_do_is_not_waited_for() -> None:
    """5.3 3.4 Without chips there is only the bar; the third brings a wall to draw."""
    position = play(place("+  +\n 7\n+  +", "+  +\n\n+  +\n/"), "3-4")
    assert position.seats == (0,)
    assert position.state.bars[1] == 2
    position = play(position, "a1n", "done", "3-4")
    assert position.seats == (0, 1)
    assert len(may(position, 1)) == 84
    require_drawn(play(position, "a1n", seat=1), "+--+\n\n+  +", seat=1)


def test_a_round_in_which_nobody_has_anything_to_do_is_over_at_once() -> None:
    """5.3 3.8 The dice roll again."""
    position = play(place(BARE, BARE), "3-4")
    assert position.seats == (CHANCE,)
    assert position.state.round == 8
    assert position.state.bars.tolist()[:2] == [1, 1]


# All at once


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("side", data.SIDES)
def test_a_round_gives_the_same_state_in_whatever_order_moves_arrive(
    side: str, players: int
) -> None:
    """3.1 4.5 Random rounds, each played again in other interleavings of the players' moves."""
    game = cookietin.game("cookie-party", players=players, side=side)
    choice = random.Random(f"{side} {players}")
    turns: list[tuple[int, int]] = []
    start = game.laid_out()
    for step in random_match(game, players):
        if step.seat == CHANCE:
            start, turns = step.after, []
            continue
        turns.append((step.seat, step.move))
        if step.after.waiting == 0:
            for _ in range(3):
                assert played(start, interleaved(turns, choice)) == step.after
            start, turns = step.after, []


def interleaved(turns: list[tuple[int, int]], choice: random.Random) -> list[tuple[int, int]]:
    """The same moves, each seat's in its own order, otherwise shuffled."""
    seats = [seat for seat, _ in turns]
    choice.shuffle(seats)
    own = {seat: iter([move for who, move in turns if who == seat]) for seat in seats}
    return [(seat, next(own[seat])) for seat in seats]


def played(start: Any, turns: list[tuple[int, int]]) -> Any:
    state = start.copy()
    for seat, move in turns:
        assert ask.clause_against(GAME, state, seat, move) == 0
        rules.play(state, seat, move)
    return state


def test_what_is_dealt_anew_to_others_fits_what_is_known() -> None:
    """2.2 4.5 Who is done has done something legal; the others are where the round began."""
    finished = set()
    for game in every_table(GAME)[::3]:
        for step in random_match(game, 1):
            for viewer in (0, SPECTATOR):
                full = ask.view_of(GAME, step.after, viewer).copy()
                secrets.redeal(full, viewer, new_generator(step.move + 1))
                assert laws.broken_law(full) == 0
                finished.add(full.phase)
    assert finished == {rules.DEALING, rules.PLACING, rules.DICE_ROLL, rules.ROUND, rules.OVER}


def test_who_is_done_is_dealt_every_kind_of_round() -> None:
    """3.5 3.6 4.3 4.5 A bonus wall, lifted chips, a task and its chip, as the board has it."""
    bonus = "+  +\n 7\n+  +\n//"
    for before, dice, seen in (
        (ABOUT_TO, "3-4", {"completed": 1}),
        (bonus, "1-1", {"bars": 0}),
    ):
        position = play(place(before, before), dice)
        other = position
        while other.seats == (0, 1):
            other = other.play(other.legal(0)[-1])
        view = ask.view_of(GAME, other.state, 1)
        found: Counter[str] = Counter()
        for seed in range(60):
            full = view.copy()
            secrets.redeal(full, 1, new_generator(seed))
            assert laws.broken_law(full) == 0
            found.update(name for name, value in seen.items() if getattr(full, name)[0] == value)
        assert all(found[name] for name in seen)


# What must always hold

HALF = """
    +--+--+--+
    |X |X |7
    +--+--+--+
     8
    +  +  +  +
    /
    """


def rows(value: Any, seat: int = 0, others: Any = 0) -> list[Any]:
    return [value if at == seat else others for at in range(rules.BOARDS)]


BROKEN: dict[str, tuple[int, dict[str, Any]]] = {
    "a board of nobody": (1, {"bars": rows(1, 4)}),
    "a chip of nobody": (1, {"shown_chips": rows([1] * 11, 4, [37] * 11)}),
    "a phase that is none": (10, {"phase": 9}),
    "somebody who is not there": (10, {"waiting": 0b100}),
    "too many chips dealt": (10, {"dealt": 23}),
    "waiting for the dice": (10, {"waiting": 1}),
    "no round": (10, {"round": 0}),
    "a round before the first": (10, {"round": -1}),
    "a seven": (10, {"one": 7}),
    "another seven": (10, {"other": 7}),
    "a round without dice": (10, {"phase": rules.ROUND, "waiting": 1}),
    "a round with one die": (10, {"phase": rules.ROUND, "waiting": 1, "one": 1}),
    "an end without points": (10, {"phase": rules.OVER, "one": 1, "other": 1}),
    "points without an end": (10, {"points": rows(25)}),
    "a wall beyond the edges": (2, {"across": rows(1 << 6)}),
    "a shown wall beyond them": (2, {"shown_down": rows(1 << 7)}),
    "a wall rubbed out": (12, {"across": rows(0)}),
    "an upright wall rubbed out": (12, {"down": rows(0)}),
    "a stage that is none": (6, {"stage": rows(7)}),
    "who acts and is not waited for": (6, {"stage": rows(rules.MOVING)}),
    "walls to draw after drawing": (6, {"to_draw": rows(1)}),
    "three bars and no bonus": (6, {"bars": rows(3)}),
    "a cross that is not shown": (3, {"shown_crosses": rows(1)}),
    "a cross that is not made": (3, {"crosses": rows(1)}),
    "minus one bar": (5, {"bars": rows(-1)}),
    "three bars shown": (5, {"shown_bars": rows(3)}),
    "a place that is none": (8, {"places": rows([0, 0, 4] + [0] * 7, 0, [0] * 10)}),
    "a task that is not done": (7, {"places": rows([1] + [0] * 9, 0, [0] * 10)}),
    "points for nothing": (9, {"points": rows(6)}),
    "a task completed for nothing": (7, {"completed": rows(1)}),
    "a task unpaid for nothing": (7, {"unpaid": rows(1)}),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_state_that_breaks_a_law_is_refused(name: str) -> None:
    """1.1 1.3 3.5 3.6 4.3 4.4 5.1 And the law is named."""
    law, changes = BROKEN[name]
    assert law_broken_by(changes) == law


def law_broken_by(changes: dict[str, Any]) -> int:
    """What is wrong with a sound state after some changes."""
    s = place(HALF, BARE).state
    changed(s, changes)
    return laws.broken_law(s)


def changed(s: Any, changes: dict[str, Any]) -> None:
    for field, value in changes.items():
        if isinstance(value, int):
            setattr(s, field, value)
            continue
        for seat, row in enumerate(value):
            if isinstance(row, list):
                for at, cell in enumerate(row):
                    if seat < 2 or cell != rules.GONE:
                        getattr(s, field)[seat, at] = cell
            elif row or seat == 0:
                getattr(s, field)[seat] = row


def chips(changes: dict[int, int]) -> dict[str, Any]:
    """Chips of the first board, by number, somewhere else."""
    found = read_board(HALF)["chips"]
    for number, where in changes.items():
        found[number - moves.LOWEST] = where
    return {"chips": [found], "shown_chips": [found]}


BROKEN_CHIPS: dict[str, tuple[int, dict[str, Any]]] = {
    "nowhere": (4, chips({7: 99})),
    "shown nowhere": (4, {"shown_chips": chips({7: 99})["chips"]}),
    "back in the game": (4, {"chips": chips({9: 20})["chips"]}),
    "on a cross": (4, chips({7: 0})),
    "beside the board": (4, chips({7: 6})),
    "on another": (4, chips({7: 8})),
    "shown on another": (4, {"shown_chips": chips({7: 8})["chips"]}),
    "in hand between rounds": (6, chips({7: rules.IN_HAND})),
    "given up for nothing": (11, chips({7: rules.on_task(3)})),
}


@pytest.mark.parametrize("name", BROKEN_CHIPS)
def test_a_chip_is_where_it_can_be(name: str) -> None:
    """2.2 3.6 3.7 4.3 Alone on a space without cross, or out of the game for good."""
    law, changes = BROKEN_CHIPS[name]
    assert law_broken_by(changes) == law


def test_a_task_takes_one_chip_and_places_are_taken_in_order() -> None:
    """4.3 4.4 4.5 Neither twice the same task, nor the second place before the first."""
    s = place(DONE_AS_FIRST, BARE).state
    s.chips[0, 0] = s.shown_chips[0, 0] = rules.on_task(0)
    assert laws.broken_law(s) == 0
    s.chips[0, 1] = s.shown_chips[0, 1] = rules.on_task(0)
    assert laws.broken_law(s) == laws.CHIPS_ARE_GIVEN_FOR_TASKS
    with pytest.raises(Mistake, match=r"4\.4"):
        place(DONE_AS_FIRST, BARE, places={(0, 0): 2})


def test_a_printed_wall_is_not_missing() -> None:
    """1.3 On whichever copy of a board."""
    s = cookietin.game("cookie-party").laid_out()
    assert laws.broken_law(s) == 0
    s.across[0] = 0
    assert laws.broken_law(s) == laws.WALLS_STAND_ON_EDGES


def test_everybody_has_one_turn_in_a_round() -> None:
    """3.1 3.8 Rounds are counted from one."""
    s = place(BARE, BARE, BARE).state
    assert rules.rounds(s) == 7
    assert rules.turns(s) == 21


def test_what_a_player_is_about_to_do_fits_the_board() -> None:
    """3.2 3.5 3.6 Drawing needs a chip with free edges; a bonus wall three bars."""
    s = play(place(HALF, BARE), "3-4").state
    assert laws.broken_law(s) == 0
    for field, value in (("to_draw", 0), ("to_draw", 2), ("stage", rules.SETTING_UP), ("one", 6)):
        wrong = s.copy()
        if field == "one":
            wrong.one = value
        else:
            getattr(wrong, field)[0] = value
        assert laws.broken_law(wrong) == laws.STAGES_FIT, field
    drawn_early = s.copy()
    drawn_early.crosses[0] = 0
    assert laws.broken_law(drawn_early) == laws.CROSSES_ARE_ENCLOSED
    closed = s.copy()
    rules.add_wall(closed, 0, rules.edge_at(2, rules.TO_THE_RIGHT))
    assert laws.broken_law(closed) == laws.STAGES_FIT
    bonus = play(place("+  +\n 7\n+  +\n//", BARE), "1-1").state
    bonus.bars[0] = 4
    assert laws.broken_law(bonus) == laws.STAGES_FIT
    putting = play(place(ABOUT_TO, BARE), "3-4", "c1e").state
    putting.chips[0, 5] = 20
    assert laws.broken_law(putting) == laws.STAGES_FIT


# Counts of move sequences


def sequences(s: Any, depth: int) -> int:
    """How many sequences of moves there are, of the lowest seat that acts and of chance."""
    if depth == 0:
        return 1
    seat = ask.seats_in(rules.active(s))[0]
    return sum(
        sequences(ask.state_after(GAME, s, seat, move), depth - 1)
        for move in ask.legal(GAME, s, seat)
    )


@pytest.mark.parametrize(
    ("drawing", "dice", "counts"),
    [
        (ABOUT_TO, "3-4", [1, 32, 32 * (62 + 2), 32 * (62 * 2 + 2), 32 * (62 * 2 + 2 * 36)]),
        (CROWDED, "3-4", [1, 2, 2 * 10, 2 * 10 * 9, 2 * 10 * 9]),
    ],
)
def test_sequences_of_moves_are_counted(drawing: str, dice: str, counts: list[int]) -> None:
    """3.2 3.6 3.7 4.3 To the end of a player's round."""
    s = play(place(drawing, BARE), dice).state
    assert [sequences(s, depth) for depth in range(1, len(counts) + 1)] == counts


def test_legal_moves_come_in_a_fixed_order() -> None:
    """3.2 3.7 Edges from the top; chips by number, spaces row by row; giving up; done."""
    position = play(place("+  +\n 7\n+  +", BARE), "3-4")
    assert [move.text for move in position.legal(0)] == ["a1n", "a1w", "b1w", "a2n"]
    position = play(position, "a1n")
    texts = [move.text for move in position.legal(0)]
    assert texts == [*(f"7-{space}" for space in NAMES[1:]), "done"]
