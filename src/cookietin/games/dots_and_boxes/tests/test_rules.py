"""The rules of Dots and Boxes, clause by clause, on drawn boards."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from cookietin import CHANCE, Position
from cookietin.engine import Mistake, ask
from cookietin.engine.checks import every_table, generator_of
from cookietin.games.dots_and_boxes import GAME, data, laws, puzzles, rules
from cookietin.games.dots_and_boxes.tests.drawn import draw, may, place, play, require_drawn


def start(rows: int = 4, columns: int = 4, players: int = 2, first: object = 0) -> Position:
    game = cookietin.game(
        "dots-and-boxes", players=players, rows=rows, columns=columns, first=first
    )
    return game.start(chance=None)


# 1. Set-up


@pytest.mark.parametrize("rows", range(1, 7))
@pytest.mark.parametrize("columns", range(1, 7))
def test_no_line_is_drawn_at_the_start(rows: int, columns: int) -> None:
    """1.1 On a grid of any size all edges are free, and each has a name of its own."""
    position = start(rows, columns)
    lines = may(position)
    assert len(lines) == (rows + 1) * columns + rows * (columns + 1)
    assert len(set(lines)) == len(lines)
    assert not position.state.across | position.state.down


def test_four_rows_and_columns_are_usual() -> None:
    """1.1 Unless somebody chooses otherwise."""
    s = cookietin.game("dots-and-boxes").start(seed=1).state
    assert (s.rows, s.columns, s.players) == (4, 4, 2)


@pytest.mark.parametrize("option", ["rows", "columns"])
@pytest.mark.parametrize("size", [0, 7, "many"])
def test_a_grid_has_one_to_six_of_each(option: str, size: object) -> None:
    """1.1 No more, and no less."""
    with pytest.raises(Mistake):
        cookietin.game("dots-and-boxes", **{option: size})


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    """1.1 One is too few and five are too many."""
    with pytest.raises(Mistake, match="2–4 can play"):
        cookietin.game("dots-and-boxes", players=players)


@pytest.mark.parametrize("line", ["c1n", "a3n", "c1e", "c2w", "f6s", "b3s"])
def test_lines_outside_the_grid_are_refused(line: str) -> None:
    """1.1 There is no third row or column here."""
    refusal = start(2, 2).refusal(line)
    assert (refusal is None) == (line in ("a3n", "c2w"))  # another name for a2s, and for b2e
    if refusal is not None:
        assert refusal.clause == "1.1"


def test_numbers_that_are_no_edge_of_any_grid_are_refused() -> None:
    """1.1 In the last column nothing lies, and in the last row nothing stands."""
    s = start(6, 6).state
    lying = [data.STEP * row + data.LARGEST for row in range(data.STEP)]
    standing = [data.PLACES + data.STEP * data.LARGEST + column for column in range(data.STEP)]
    for edge in (*lying, *standing):
        assert rules.refusal(s, 0, edge) == 101
    assert len(GAME.moves) - len(lying) - len(standing) == GAME.limit


# 2. A turn


def test_players_draw_one_line_in_turn() -> None:
    """2.1 2.3 Three players, and the first again."""
    position = start(1, 2, players=3)
    for seat, line in enumerate(("a1n", "b1n", "a1w", "b1e")):
        assert position.seats == (seat % 3,)
        position = position.play(line)
    require_drawn(position, "*B\n+--+--+\n|     |\n+  +  +")


def test_a_line_that_is_drawn_cannot_be_drawn_again() -> None:
    """2.1 Whichever box it is named by."""
    position = play(start(2, 2), "a1e")
    for name in ("a1e", "b1w"):
        refusal = position.refusal(name)
        assert refusal is not None
        assert refusal.clause == "2.1"
    assert "b1w" not in may(position)


@pytest.mark.parametrize("line", ["b2n", "b2w", "b2e", "b2s"])
def test_whoever_draws_the_fourth_side_has_the_box_and_draws_again(line: str) -> None:
    """2.2 2.3 Whichever side it is."""
    around = [side for side in ("b2n", "b2w", "b2e", "b2s") if side != line]
    position = play(start(3, 3), *around)
    assert position.seats == (1,)
    position = position.play(line)
    require_drawn(
        position,
        """
*B
+  +  +  +

+  +--+  +
   |B |
+  +--+  +

+  +  +  +""",
    )


def test_the_third_side_gives_nothing() -> None:
    """2.2 2.3 It is the next player's turn."""
    before = place("*A\n+--+--+\n|\n+  +  +")
    require_drawn(before.play("a1s"), "*B\n+--+--+\n|\n+--+  +")


def test_one_line_can_close_two_boxes() -> None:
    """2.2 Those on both of its sides."""
    before = place("*B\n+--+--+\n|     |\n+--+--+\n\n+  +  +", players=3)
    require_drawn(before.play("a1e"), "*B\n+--+--+\n|B |B |\n+--+--+\n\n+  +  +")


def test_a_row_of_boxes_is_closed_one_after_the_other() -> None:
    """2.2 2.3 As long as somebody closes, nobody else draws."""
    before = place("*A\n+--+--+--+\n|        |\n+--+--+--+\n\n+  +  +  +")
    after = play(before, "a1e", "b1e")
    require_drawn(after, "*A\n+--+--+--+\n|A |A |A |\n+--+--+--+\n\n+  +  +  +")
    require_drawn(after.play("a2w"), "*B\n+--+--+--+\n|A |A |A |\n+--+--+--+\n|\n+  +  +  +")


def test_a_box_can_be_left_open() -> None:
    """2.1 Nobody must close it."""
    before = place("*A\n+--+--+\n|     |\n+--+  +\n\n+  +  +")
    assert "b2s" in may(before)
    require_drawn(before.play("b2s"), "*B\n+--+--+\n|     |\n+--+  +\n\n+  +--+")


@pytest.mark.parametrize("players", range(2, 5))
def test_who_begins_is_drawn_or_chosen(players: int) -> None:
    """2.3 Any of those who play."""
    for first in range(players):
        assert start(players=players, first=first).seats == (first,)
        lot = start(players=players, first="random")
        assert lot.seats == (CHANCE,)
        assert [move.number for move in lot.legal()] == list(range(players))
        begun = lot.play(f"{first} begins")
        assert begun.seats == (first,)
        assert draw(begun.state) == draw(start(players=players, first=first).state)


# 3. The end


def test_the_last_line_ends_it() -> None:
    """2.3 3.1 Nobody draws again when there is nothing left to draw."""
    before = place("*B\n+--+--+\n|A |  |\n+--+  +")
    assert before.outcome is None
    after = before.play("b1s")
    require_drawn(after, "+--+--+\n|A |B |\n+--+--+")
    assert after.outcome is not None
    assert after.seats == ()


# Before the last lines, how many play, who wins, and how that is called.
ENDINGS = {
    "one of two": ("*A\n+--+--+--+\n|B |A |  |\n+--+--+  +", 2, (0,), "single"),
    "a draw": ("*B\n+--+--+\n|A |  |\n+--+  +", 2, (), "draw"),
    "one of three": ("*C\n+--+  +\n|A |  |\n+--+--+\n|C |B |\n+--+--+", 3, (2,), "single"),
    "all three": ("*C\n+--+--+--+\n|A |B |\n+--+--+--+", 3, (0, 1, 2), "shared"),
    "two of four": (
        "*D\n+--+--+--+\n|A |A |B |\n+--+--+--+\n|B |C |\n+--+--+--+", 4, (0, 1), "shared",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ENDINGS)
def test_most_boxes_win_and_equals_win_together(name: str) -> None:
    """3.1 Of two who have equally many, nobody wins."""
    drawing, players, winners, ending = ENDINGS[name]
    position = place(drawing, players=players)
    for line in may(position):
        position = position.play(line)
    assert position.outcome is not None
    assert position.outcome.winners == winners
    assert position.outcome.ending == ending


def test_scores_are_boxes() -> None:
    """2.2 3.1 Counted at any time."""
    s = place("*B\n+--+--+--+\n|A |A |B |\n+--+--+--+\n|  |\n+  +  +  +").state
    assert [rules.score(s, seat) for seat in range(2)] == [2, 1]


# What must hold

SOUND = "*B\n+--+--+\n|A |  |\n+--+  +"


@pytest.mark.parametrize(
    ("changes", "law"),
    [
        ({"boxes": [1, 0, 2, 0]}, laws.ABSENT_PLAYERS_HAVE_NO_BOX),
        ({"across": 1 << 2}, laws.EDGES_ARE_OF_THE_GRID),
        ({"down": 1 << data.STEP}, laws.EDGES_ARE_OF_THE_GRID),
        ({"boxes": [0, 0, 0, 0]}, laws.CLOSED_BOXES_HAVE_ONE_OWNER),
        ({"boxes": [1, 1, 0, 0]}, laws.CLOSED_BOXES_HAVE_ONE_OWNER),
        ({"boxes": [3, 0, 0, 0]}, laws.CLOSED_BOXES_HAVE_ONE_OWNER),
        ({"boxes": [1, -(2**63), 0, 0]}, laws.CLOSED_BOXES_HAVE_ONE_OWNER),
        ({"phase": rules.OVER}, laws.PHASE_FITS),
        ({"phase": rules.WHO_BEGINS, "turn": 0}, laws.PHASE_FITS),
        ({"phase": 3}, laws.PHASE_FITS),
        ({"phase": -1}, laws.PHASE_FITS),
        ({"turn": 2}, laws.TURN_IS_OF_A_PLAYER),
        ({"turn": -1}, laws.TURN_IS_OF_A_PLAYER),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, Any], law: int) -> None:
    """1.1 2.2 2.3 3.1 A position set up by hand breaks no law."""
    assert laws.broken_law(place(SOUND).state) == 0
    with pytest.raises(Mistake) as raised:
        place(SOUND, changes=changes)
    assert raised.value.phrase.variables["reason"].key == f"law-{law}"


def test_what_is_full_is_over() -> None:
    """3.1 In both directions."""
    full = "+--+\n|A |\n+--+"
    assert place(full).outcome is not None
    with pytest.raises(Mistake):
        place(f"*A\n{full}")


def test_every_combination_of_options_is_played_to_its_end() -> None:
    """1.1 3.1 Thirty-six sizes for two, three and four players: all edges, no more."""
    for game in every_table(GAME):
        position = game.start(chance=None)
        if position.seats == (CHANCE,):
            position = position.play("1 begins")
        state = position.state
        lines = 0
        while rules.active(state):
            seat = ask.seats_in(rules.active(state))[0]
            state = ask.state_after(GAME, state, seat, ask.legal(GAME, state, seat)[-1])
            lines += 1
        assert lines == (state.rows + 1) * state.columns + state.rows * (state.columns + 1)
        assert sum(rules.score(state, seat) for seat in range(4)) == state.rows * state.columns


def test_each_free_edge_is_picked_at_its_place_in_the_list() -> None:
    """2.1 A playout asks for one of them without a list."""
    position = play(start(3, 2), "a1n", "b2w", "a3s")
    s, listed = position.state, [move.number for move in position.legal()]
    assert puzzles.count_free(s) == len(listed)
    numbers = [-(-(at << 32) // len(listed)) for at in range(len(listed))]
    assert [rules.pick(s, s.turn, generator_of(one)) for one in numbers] == listed
