"""The rules of Goose, clause by clause."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import cookietin
from cookietin import CHANCE, Mistake, Refused
from cookietin.engine.record import from_bytes
from cookietin.games.goose import laws, rules
from cookietin.games.goose.moves import THROW
from cookietin.games.goose.rules import State
from cookietin.games.goose.tests.drawn import draw, follow, place

DICE = [f"{one}-{other}" for one, other in product(range(1, 7), repeat=2)]


def geese(goose_on_23: bool) -> list[int]:
    s = cookietin.game("goose", goose_on_23=goose_on_23).laid_out()
    return [square for square in range(64) if rules.is_goose(s, square)]


# 1. The board


@pytest.mark.parametrize("players", range(2, 7))
def test_every_pawn_starts_off_the_board_on_square_0(players: int) -> None:
    """1.1 Two to six players have one pawn each, on 0, and nobody has thrown."""
    start = cookietin.game("goose", players=players).start(chance=None)
    assert draw(start.state) == " ".join(f"{letter}:new" for letter in "ABCDEF"[:players])
    assert start.state.squares.tolist() == [0] * 6
    assert start.state.winner == rules.NO_SEAT


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_can_play(players: int) -> None:
    """1.1 One is too few and seven are too many."""
    with pytest.raises(Mistake, match="2–6 can play"):
        cookietin.game("goose", players=players)


def test_twelve_geese_stand_on_the_printed_squares() -> None:
    """1.2 The printed list, and 23 is not on it."""
    assert geese(goose_on_23=False) == [5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54, 59]


def test_most_other_boards_have_a_thirteenth_goose_on_23() -> None:
    """1.2 The option adds 23 and takes nothing away."""
    assert geese(goose_on_23=True) == [5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59]


def test_a_goose_on_23_sends_on_like_any_other() -> None:
    """1.2 3.1 Without the option 23 is a plain square."""
    follow("""
        *A:20  B:new
         2-1
         A:23 *B:new
    """)
    follow(
        """
        *A:20  B:new
         2-1
         A:26 *B:new
        """,
        goose_on_23=True,
    )


def test_only_the_special_squares_do_anything() -> None:
    """1.3 On every other square from 2 on, a pawn that lands stays, and plays on."""
    special = {6, 19, 31, 42, 52, 58, 63, *geese(goose_on_23=False)}
    does_nothing = set()
    for square in range(2, 64):
        start = next(start for start in range(square - 2, -1, -1) if start not in special)
        after = place(f"*A:{start} B:0").play("throw").play(dice_of(square - start))
        if draw(after.state) == f"A:{square} *B:0":
            does_nothing.add(square)
    assert does_nothing == set(range(2, 64)) - special


def dice_of(total: int) -> str:
    return f"{max(1, total - 6)}-{min(6, total - 1)}"


def test_any_number_of_pawns_may_share_a_square() -> None:
    """1.4 Nobody has to leave."""
    follow("""
        *A:10  B:13  C:13  D:13  E:13  F:13
         2-1
         A:13 *B:13  C:13  D:13  E:13  F:13
    """)


def test_with_swap_the_pawn_that_stood_there_is_put_where_the_throw_began() -> None:
    """1.4 Before a throw and after it there is one pawn on each square."""
    follow(
        """
        *A:10  B:13
         2-1
         A:13 *B:10
        """,
        occupied="swap",
    )


def test_with_back_the_mover_is_put_back_instead() -> None:
    """1.4 The other does not notice."""
    follow(
        """
        *A:10  B:13
         2-1
         A:10 *B:13
        """,
        occupied="back",
    )


@pytest.mark.parametrize("occupied", ["swap", "back"])
def test_a_square_that_nobody_occupies_is_taken_in_peace(occupied: str) -> None:
    """1.4 Whatever the option."""
    follow(
        """
        *A:10  B:15
         2-1
         A:13 *B:15
        """,
        occupied=occupied,
    )


def test_occupied_is_judged_where_the_whole_move_ends() -> None:
    """1.4 3.1 3.3 3.6 After geese, flight and detour; a pawn that is run over stays."""
    follow(
        """
        *A:10  B:17  C:22
         2-2
         A:22 *B:17  C:10
        """,
        occupied="swap",
    )
    follow(
        """
        *A:2   B:12
         2-2
         A:12 *B:2
        """,
        occupied="swap",
    )
    follow(
        """
        *A:38  B:37
         2-2
         A:37 *B:38
        """,
        occupied="swap",
    )
    follow(
        """
        *A:10  B:22
         2-2
         A:10 *B:22
        """,
        occupied="back",
    )
    follow(
        """
        *A:2   B:12
         2-2
         A:2  *B:12
        """,
        occupied="back",
    )
    follow(
        """
        *A:38  B:37
         2-2
         A:38 *B:37
        """,
        occupied="back",
    )


def test_occupied_is_judged_before_the_nest() -> None:
    """1.4 3.4 With `swap` the mover rests and the other does not; with `back` nobody does."""
    follow(
        """
        *A:15  B:19
         2-2
         A:19r *B:15
        """,
        occupied="swap",
    )
    follow(
        """
        *A:15  B:19
         2-2
         A:15 *B:19
        """,
        occupied="back",
    )


@pytest.mark.parametrize("occupied", ["share", "swap", "back"])
def test_occupied_is_never_judged_in_the_well_or_the_cage(occupied: str) -> None:
    """1.4 3.5 3.7 There the one waits in the other's place, whatever the option."""
    follow(
        """
        *A:28  B:31w
         2-1
         A:31w *B:31
        """,
        occupied=occupied,
    )
    follow(
        """
        *A:49  B:52w
         2-1
         A:52w *B:52
        """,
        occupied=occupied,
    )


@pytest.mark.parametrize("occupied", ["share", "swap", "back"])
def test_occupied_is_never_judged_on_0(occupied: str) -> None:
    """1.4 3.8 Whoever comes back from the soup troubles nobody who is still there."""
    follow(
        """
        *A:55  B:new  C:0
         2-1
         A:0  *B:new  C:0
        """,
        occupied=occupied,
    )


def test_who_is_put_into_the_well_or_the_cage_frees_and_catches_nobody() -> None:
    """1.4 3.5 3.7 Being put is not landing: C goes on waiting, and the other does not begin to."""
    for trap in (31, 52):
        follow(
            f"""
            *A:{trap}  B:{trap + 4}  C:{trap}w
             1-3
             A:{trap + 4} *B:{trap}  C:{trap}w
            """,
            occupied="swap",
        )
        follow(
            f"""
            *A:{trap}  B:{trap + 4}  C:{trap}w
             1-3
             A:{trap} *B:{trap + 4}  C:{trap}w
            """,
            occupied="back",
        )


def test_who_is_put_on_the_nest_does_not_rest() -> None:
    """1.4 3.4 Being put is not landing."""
    follow(
        """
        *A:19  B:22
         2-1
         A:22 *B:19
         2-2
        *A:22  B:23
        """,
        occupied="swap",
    )
    follow(
        """
        *A:19  B:22
         2-1
         A:19 *B:22
         2-2
        *A:19  B:26
        """,
        occupied="back",
    )


def test_a_turn_already_owed_to_the_nest_is_still_missed_after_a_swap() -> None:
    """1.4 3.4 B rests on 15 for the turn that 19 cost it, and C for its own."""
    follow(
        """
         A:40   B:19r *C:15
         2-2
        *A:40   B:15r  C:19r
         3-4
        *A:47   B:15   C:19
         1-1
         A:49  *B:15   C:19
        """,
        occupied="swap",
    )


def test_a_first_throw_is_spent_by_a_pawn_that_is_put_back() -> None:
    """1.4 2.2 So the nine that follows is no longer the special one, and runs to 63."""
    follow(
        """
        *A:new  B:10
         6-4
         A:0   *B:10
         1-1
        *A:0    B:12
         4-5
         A:63   B:12
        """,
        occupied="back",
    )


def test_the_special_nine_is_judged_like_any_other_move() -> None:
    """1.4 2.2 53 and 26 can be occupied."""
    follow(
        """
        *A:new  B:53
         4-5
         A:53  *B:0
        """,
        occupied="swap",
    )
    follow(
        """
        *A:new  B:26
         6-3
         A:0   *B:26
        """,
        occupied="back",
    )


def test_of_several_on_a_square_the_one_that_has_stood_there_longest_moves() -> None:
    """1.4 Then the one that came next, the last mover too when its time has come."""
    follow(
        """
        *A:10^  B:20   C:20^  D:10
         4-6
         A:20  *B:20^  C:10   D:10^
        """,
        occupied="swap",
    )
    follow(
        """
         A:20   B:20^ *C:17^  D:17
         2-1
         A:20^  B:17   C:20  *D:17^
         1-2
        *A:17   B:17^  C:20^  D:20
        """,
        occupied="swap",
    )


def test_a_pawn_that_counts_back_to_its_own_square_meets_nobody_there() -> None:
    """1.4 3.2 It does not swap with itself, and is not put back by itself."""
    for occupied in ("swap", "back"):
        follow(
            """
            *A:60   B:61
             3-3
             A:60  *B:61
            """,
            occupied=occupied,
        )


def test_the_order_of_arrival_is_kept_with_swap_alone() -> None:
    """1.4 Nobody asks for it with the other options."""
    for occupied, order in (("share", [0, 0, 0]), ("back", [0, 0, 0]), ("swap", [0, 1, 2])):
        game = cookietin.game("goose", players=3, occupied=occupied)
        assert game.laid_out().arrival.tolist()[:3] == order


# 2. A turn


def test_two_dice_are_thrown_and_all_36_throws_are_equally_likely() -> None:
    """2.1 The player has one thing to do, and chance the rest."""
    position = place("*A:10 B:new")
    assert position.seats == (0,)
    assert [str(move) for move in position.legal()] == ["throw"]
    thrown = position.play("throw")
    assert thrown.seats == (CHANCE,)
    assert thrown.odds() == [1] * 36
    assert [str(move) for move in thrown.legal()] == DICE


@pytest.mark.parametrize("dice", DICE)
def test_a_throw_moves_forward_by_the_sum_of_the_dice(dice: str) -> None:
    """2.1 From 10 only 4 and 8 meet a goose, and 9 the nest."""
    total = sum(map(int, dice.split("-")))
    end = {4: "22", 8: "26", 9: "19r"}.get(total, str(10 + total))
    follow(f"""
        *A:10   B:new
         {dice}
         A:{end} *B:new
    """)


@pytest.mark.parametrize(("dice", "end"), [("4-5", 53), ("5-4", 53), ("6-3", 26), ("3-6", 26)])
@pytest.mark.parametrize("nine_rule", ["first-throw", "from-start"])
def test_a_nine_on_the_first_throw_leads_far(dice: str, end: int, nine_rule: str) -> None:
    """2.2 4 and 5 to 53, 6 and 3 to 26, in either order, instead of moving."""
    follow(
        f"""
        *A:new   B:new
         {dice}
         A:{end} *B:new
        """,
        nine_rule=nine_rule,
    )


@pytest.mark.parametrize("dice", sorted(set(DICE) - {"4-5", "5-4", "6-3", "3-6"}))
def test_any_other_first_throw_is_a_plain_one(dice: str) -> None:
    """2.2 It goes where it would go later."""
    first = place("*A:new B:new").play("throw").play(dice)
    later = place("*A:0 B:new").play("throw").play(dice)
    assert draw(first.state) == draw(later.state)


@pytest.mark.parametrize("nine_rule", ["first-throw", "from-start"])
def test_a_nine_is_special_from_0_alone(nine_rule: str) -> None:
    """2.2 From 1 it is nine squares, by 4 and 5 and by 6 and 3."""
    for dice in ("4-5", "6-3"):
        follow(
            f"""
            *A:1    B:new
             {dice}
             A:10  *B:new
            """,
            nine_rule=nine_rule,
        )


@pytest.mark.parametrize("dice", ["4-5", "5-4", "6-3", "3-6"])
def test_a_nine_after_the_soup_runs_from_goose_to_goose_to_63(dice: str) -> None:
    """2.2 3.1 3.9 9-18-27-36-45-54-63, if the nine is special on the first throw only."""
    follow(f"""
        *A:55   B:10
         2-1
         A:0   *B:10
         1-1
        *A:0    B:12
         {dice}
         A:63   B:12
    """)


def test_a_nine_after_the_soup_is_special_from_the_start() -> None:
    """2.2 With `from-start`, on every throw made from 0."""
    follow(
        """
        *A:55   B:55
         2-1
         A:0   *B:55
         2-1
        *A:0    B:0
         4-5
         A:53  *B:0
         6-3
        *A:53   B:26
        """,
        nine_rule="from-start",
    )


def test_play_goes_clockwise() -> None:
    """2.3 From each seat to the next, and from the last to the first."""
    follow("""
         A:new  B:new *C:new
         1-1
        *A:new  B:new  C:2
         1-2
         A:3   *B:new  C:2
         1-3
         A:3    B:4   *C:2
         5-5
        *A:3    B:4    C:12
    """)


@pytest.mark.parametrize("players", range(2, 7))
def test_who_begins_is_drawn_among_all_seats(players: int) -> None:
    """2.3 Each as likely as the others, and then that seat is to throw, in round 1."""
    start = cookietin.game("goose", players=players).start(chance=None)
    assert start.seats == (CHANCE,)
    assert start.odds() == [1] * players
    assert rules.rounds(start.state) == 0
    for seat in range(players):
        begun = start.play(f"{seat} begins")
        assert begun.seats == (seat,)
        assert begun.state.first == seat
        assert rules.rounds(begun.state) == 1


@pytest.mark.parametrize("first", range(3))
def test_who_begins_can_be_named(first: int) -> None:
    """2.3 Then nothing is drawn."""
    start = cookietin.game("goose", players=3, first=first).start(chance=None)
    assert start.seats == (first,)
    assert start.state.first == first
    assert rules.rounds(start.state) == 1


def test_nobody_begins_who_does_not_play() -> None:
    """2.3 Seat 2 is the third."""
    with pytest.raises(Mistake, match="no seat 2"):
        cookietin.game("goose", players=2, first=2)


def test_a_round_begins_each_time_the_turn_comes_to_who_began() -> None:
    """2.3 Whether that turn is taken or missed: B began, and misses one for the nest."""
    position = place("A:20 *B:17 C:20", first=1)
    rounds = [rules.rounds(position.state)]
    drawings = []
    for dice in ("1-1", "1-1", "1-1", "1-1", "1-2", "1-2", "1-2"):
        position = position.play("throw").play(dice)
        rounds.append(rules.rounds(position.state))
        drawings.append(draw(position.state))
    assert drawings == [
        "A:20 B:19r *C:20",
        "*A:20 B:19r C:22",
        "A:22 B:19 *C:22",
        "*A:22 B:19 C:24",
        "A:25 *B:19 C:24",
        "A:25 B:22 *C:24",
        "*A:25 B:22 C:30",
    ]
    assert rounds == [1, 1, 1, 2, 2, 3, 3, 3]


def test_rounds_go_by_while_all_but_one_wait() -> None:
    """2.3 3.5 One player throws again and again; each time is a round."""
    position = place("*A:10 B:31w", release="off")
    rounds = []
    for dice in ("1-1", "1-2", "1-1"):
        position = position.play("throw").play(dice)
        rounds.append(rules.rounds(position.state))
    assert draw(position.state) == "*A:17 B:31w"
    assert rounds == [2, 3, 4]


def test_a_player_has_nothing_to_choose() -> None:
    """2.1 There is one move, and nothing refuses it."""
    s = place("*A:10 B:20").state
    out = [-1, -1]
    assert rules.candidates(s, 0, out) == 1
    assert out == [THROW, -1]
    assert rules.refusal(s, 0, THROW) == 0


def test_only_who_is_to_throw_may_throw() -> None:
    """2.1 2.3 Neither another player nor a second time."""
    position = place("*A:10 B:20")
    with pytest.raises(Refused, match="not your turn"):
        position.play("throw", seat=1)
    with pytest.raises(Refused, match="not your turn"):
        position.play("throw").play("throw", seat=0)


# 3. Landing


def test_on_a_goose_the_same_sum_is_moved_again() -> None:
    """3.1 And again if that is a goose."""
    follow("""
        *A:1    B:new
         2-2
         A:13  *B:new
    """)
    follow("""
        *A:23   B:new
         2-2
         A:31w *B:new
    """)
    follow("""
        *A:0    B:new
         4-1
         A:10  *B:new
    """)


def test_the_rest_beyond_63_is_counted_backwards() -> None:
    """3.2 60 and 5 is 65: two too far."""
    follow("""
        *A:60   B:new
         4-1
         A:61  *B:new
    """)
    follow("""
        *A:62   B:new
         1-1
         A:62  *B:new
    """)


def test_a_pawn_may_count_back_to_the_square_it_left() -> None:
    """3.2 60 and 6; and 51 and 8 by a goose on the way there and back."""
    follow("""
        *A:60   B:new
         3-3
         A:60  *B:new
    """)
    follow("""
        *A:51   B:new
         4-4
         A:51  *B:new
    """)


def test_a_goose_met_backwards_takes_back_by_the_whole_sum() -> None:
    """3.1 3.2 61 and 6 is 67, back to 59, a goose, and six more back."""
    follow("""
        *A:61   B:new
         3-3
         A:53  *B:new
    """)


def test_one_goose_after_the_other_takes_back() -> None:
    """3.1 3.2 62 and 5 is 67, back to 59, a goose, to 54, a goose, to 49."""
    follow("""
        *A:62   B:new
         2-3
         A:49  *B:new
    """)


def test_a_goose_can_lead_beyond_63() -> None:
    """3.1 3.2 56 and 3 is a goose, then 62; 49 and 10 is a goose, then 69, back to 57."""
    follow("""
        *A:56   B:new
         1-2
         A:62  *B:new
    """)
    follow("""
        *A:49   B:new
         4-6
         A:57  *B:new
    """)


def test_the_flying_goose_flies_to_12() -> None:
    """3.3 From 0 with six, from 4 with two."""
    follow("""
        *A:new  B:4
         5-1
         A:12  *B:4
         1-1
        *A:12   B:12
    """)


def test_the_nest_costs_the_next_turn() -> None:
    """3.4 One turn and no more."""
    follow("""
        *A:15   B:20
         2-2
         A:19r *B:20
         1-1
         A:19  *B:22
         1-1
        *A:19   B:24
         1-2
         A:22  *B:24
    """)


@pytest.mark.parametrize("trap", [31, 52])
def test_a_pawn_waits_in_the_well_or_the_cage_until_another_lands_there(trap: int) -> None:
    """3.5 3.7 It then waits in the first one's place, which plays on from its next turn."""
    follow(
        f"""
        *A:{trap - 3}   B:{trap - 6}   C:10
         1-2
         A:{trap}w *B:{trap - 6}   C:10
         1-2
         A:{trap}w  B:{trap - 3}  *C:10
         1-1
         A:{trap}w *B:{trap - 3}   C:12
         1-2
         A:{trap}   B:{trap}w *C:12
         1-2
        *A:{trap}   B:{trap}w  C:15
         1-3
         A:{trap + 4}   B:{trap}w *C:15
        """,
        release="off",
    )


@pytest.mark.parametrize("trap", [31, 52])
def test_a_freed_pawn_still_standing_there_is_not_caught_again(trap: int) -> None:
    """3.5 3.7 B frees A; then C frees B, before A has left, and only C waits."""
    follow(
        f"""
         A:{trap}w *B:{trap - 3}   C:{trap - 5}
         1-2
         A:{trap}   B:{trap}w *C:{trap - 5}
         1-4
        *A:{trap}   B:{trap}   C:{trap}w
        """,
        release="off",
    )


def test_the_well_and_the_cage_are_two_places() -> None:
    """3.5 3.7 Whoever lands in one frees nobody from the other."""
    follow("""
        *A:28   B:52w  C:20
         1-2
         A:31w  B:52w *C:20
    """)
    follow("""
        *A:49   B:31w  C:20
         1-2
         A:52w  B:31w *C:20
    """)


def test_the_detour_goes_back_to_37() -> None:
    """3.6 From 40 with two."""
    follow("""
        *A:40   B:new
         1-1
         A:37  *B:new
    """)


def test_the_soup_goes_back_to_0() -> None:
    """3.8 And the pawn plays on from there."""
    follow("""
        *A:56   B:10
         1-1
         A:0   *B:10
         1-1
        *A:0    B:12
         1-1
         A:2   *B:12
    """)


@pytest.mark.parametrize("winner", range(3))
def test_63_reached_exactly_wins_at_once(winner: int) -> None:
    """3.9 The scores are the squares; nobody has another turn."""
    pawns = [f"{letter}:20" for letter in "ABC"]
    pawns[winner] = f"*{'ABC'[winner]}:60"
    position = place(" ".join(pawns)).play("throw").play("1-2")
    scores = [20, 20, 20]
    scores[winner] = 63
    assert position.outcome == cookietin.Outcome((winner,), tuple(scores), "home", "3.9")
    assert position.seats == ()
    assert position.legal() == []
    with pytest.raises(Refused, match="over"):
        position.play("throw")


def test_who_wins_keeps_the_round_and_the_turn() -> None:
    """2.3 3.9 The turn does not pass any more."""
    position = place("A:20 *B:60").play("throw").play("1-2")
    assert (position.state.turn, rules.rounds(position.state)) == (1, 1)


def test_while_it_goes_on_nobody_has_won() -> None:
    """3.9 The score is the square, from the start to the end."""
    position = place("*A:20 B:60")
    assert position.outcome is None
    assert rules.winners(position.state) == 0
    assert [rules.score(position.state, seat) for seat in (0, 1)] == [20, 60]


def test_special_squares_count_after_a_goose() -> None:
    """3.1 3.10 The nest, the well, the detour, the cage, the soup and the finish."""
    follow("""
        *A:4    B:new
         1-4
         A:19r *B:new
    """)
    follow("""
        *A:23   B:new
         1-3
         A:31w *B:new
    """)
    follow("""
        *A:30   B:new
         1-5
         A:37  *B:new
    """)
    follow("""
        *A:48   B:new
         1-1
         A:52w *B:new
    """)
    follow("""
        *A:46   B:new
         1-3
         A:0   *B:new
    """)
    follow("""
        *A:55   B:new
         1-3
         A:63   B:new
    """)


def test_special_squares_count_when_counting_back() -> None:
    """3.2 3.10 The soup and the cage; and the cage and the detour by a goose met backwards."""
    follow("""
        *A:60   B:new
         4-4
         A:0   *B:new
    """)
    follow("""
        *A:62   B:new
         6-6
         A:52w *B:new
    """)
    follow("""
        *A:60   B:new
         3-4
         A:52w *B:new
    """)
    follow("""
        *A:60   B:new
         6-6
         A:37  *B:new
    """)


def test_the_squares_of_the_special_nine_are_plain() -> None:
    """2.2 3.10 From 53 and 26 the game goes on as from anywhere."""
    follow("""
        *A:new  B:new
         5-4
         A:53  *B:new
         3-6
        *A:53   B:26
         1-1
         A:55  *B:26
         1-2
        *A:55   B:29
    """)


def test_every_throw_ends_on_a_square_where_a_pawn_can_land() -> None:
    """3.1 3.2 3.3 3.6 3.10 From wherever it can stand: after all geese, flights and detours."""
    for goose_on_23 in (False, True):
        s = cookietin.game("goose", goose_on_23=goose_on_23).laid_out()
        passages = {6, 42, *geese(goose_on_23)}
        for start, total in product(set(range(63)) - passages - {58}, range(2, 13)):
            s.squares[0] = start
            assert rules.walk(s, 0, total) in set(range(1, 64)) - passages


# 4. Waiting


@pytest.mark.parametrize(
    ("release", "players", "is_released"),
    [
        ("auto", 2, True),
        ("auto", 3, False),
        ("auto", 6, False),
        ("on", 2, True),
        ("on", 3, True),
        ("off", 2, False),
        ("off", 3, False),
    ],
)
def test_release_is_for_two_players_unless_the_table_says_so(
    release: str, players: int, is_released: bool
) -> None:
    """4.1 `auto` is on with two players, else off."""
    letters = "CDEF"[: players - 2]
    others = " ".join(f"{letter}:0" for letter in letters)
    position = place(f"*A:1 B:31w {others}", release=release)
    assert position.state.release == is_released
    rounds_until_free = 0
    while position.state.waiting[1] and rounds_until_free < 10:
        for _ in range(players - 1):
            position = position.play("throw").play("1-1")
        rounds_until_free += 1
    assert rounds_until_free == (4 if is_released else 10)


@pytest.mark.parametrize("trap", [31, 52])
def test_a_pawn_plays_again_after_missing_exactly_three_turns(trap: int) -> None:
    """4.1 3.5 3.7 Three are missed, the fourth is taken; the count begins when it lands."""
    follow(f"""
        *A:{trap - 3}   B:1
         1-2
         A:{trap}w  *B:1
         1-1
         A:{trap}w1 *B:3
         4-4
         A:{trap}w2 *B:11
         1-1
         A:{trap}w3 *B:13
         1-1
        *A:{trap}    B:15
         1-3
         A:{trap + 4}   *B:15
    """)


def test_release_can_be_on_for_three_players() -> None:
    """4.1 Each pawn counts its own missed turns."""
    follow(
        """
        *A:1     B:31w2  C:52w1
         1-1
        *A:3     B:31w3  C:52w2
         4-4
         A:11   *B:31    C:52w2
         1-1
        *A:11    B:33    C:52w3
         1-1
         A:13   *B:33    C:52w3
         1-1
         A:13    B:35   *C:52
        """,
        release="on",
    )


def test_all_may_wait_at_once_if_they_are_released() -> None:
    """4.1 4.2 Then turns are missed until one has missed three, and it is no draw."""
    position = follow(
        """
        *A:28    B:52w1
         1-2
         A:31w2 *B:52
        """,
        release="on",
    )
    assert position.outcome is None
    assert rules.rounds(position.state) == 3


def test_a_pawn_that_is_freed_forgets_the_turns_it_missed() -> None:
    """4.1 3.5 The next time it lands it waits for three turns again."""
    follow(
        """
        *A:29    B:31w2
         1-1
         A:31w  *B:31
         1-3
         A:31w1 *B:35
         1-1
         A:31w2 *B:37
        """,
        release="on",
    )


def test_missed_turns_are_not_counted_without_release() -> None:
    """4.1 Nobody asks how long a pawn has waited."""
    follow(
        """
        *A:10   B:31w
         1-1
        *A:12   B:31w
         1-1
        *A:16   B:31w
        """,
        release="off",
    )


@pytest.mark.parametrize(
    ("before", "dice", "after"),
    [
        ("*A:28 B:52w", "1-2", "A:31w B:52w"),
        ("A:52w *B:28", "1-2", "A:52w B:31w"),
        ("*A:49 B:31w", "1-2", "A:52w B:31w"),
    ],
)
def test_it_is_a_draw_the_moment_every_pawn_waits(before: str, dice: str, after: str) -> None:
    """4.2 Without release, and nobody has another turn."""
    position = follow(f"{before}\n{dice}\n{after}", release="off")
    squares = tuple(position.state.squares.tolist()[:2])
    assert position.outcome == cookietin.Outcome((), squares, "deadlock", "4.2")
    assert position.seats == ()
    assert rules.rounds(position.state) == 1


def test_two_in_the_same_place_are_no_deadlock() -> None:
    """4.2 3.5 The one frees the other."""
    position = follow(
        """
        *A:28   B:31w
         1-2
         A:31w *B:31
        """,
        release="off",
    )
    assert position.outcome is None


def test_three_players_are_never_deadlocked() -> None:
    """4.2 The third who falls in frees one of the others."""
    position = follow(
        """
        *A:28   B:31w  C:52w
         1-2
         A:31w *B:31   C:52w
        """,
        release="off",
    )
    assert position.outcome is None


# What set-up writes


@pytest.mark.parametrize(
    ("options", "field", "value"),
    [
        ({}, "players", 2),
        ({"players": 6}, "players", 6),
        ({}, "goose_on_23", 0),
        ({"goose_on_23": False}, "goose_on_23", 0),
        ({"goose_on_23": True}, "goose_on_23", 1),
        ({}, "occupied", rules.SHARE),
        ({"occupied": "share"}, "occupied", rules.SHARE),
        ({"occupied": "swap"}, "occupied", rules.SWAP),
        ({"occupied": "back"}, "occupied", rules.BACK),
        ({}, "nine_from_start", 0),
        ({"nine_rule": "first-throw"}, "nine_from_start", 0),
        ({"nine_rule": "from-start"}, "nine_from_start", 1),
        ({}, "release", 1),
        ({"players": 3}, "release", 0),
        ({"players": 3, "release": "on"}, "release", 1),
        ({"release": "off"}, "release", 0),
        ({}, "phase", rules.WHO_BEGINS),
        ({"first": "random"}, "phase", rules.WHO_BEGINS),
        ({"first": "1"}, "phase", rules.TO_THROW),
        ({"first": "1"}, "turn", 1),
    ],
)
def test_options_are_laid_out_as_chosen(options: dict[str, Any], field: str, value: int) -> None:
    """1.2 1.4 2.2 2.3 4.1 Each option with its default, and what it writes."""
    assert getattr(cookietin.game("goose", **options).laid_out(), field) == value


# What must always hold


def impossible(
    law: int, drawing: str, changes: dict[str, Any] | None = None, **options: Any
) -> str:
    """Set up a position that breaks a law; the sentence with which it is refused."""
    with pytest.raises(Mistake) as refused:
        place(drawing, changes, **options)
    reason = refused.value.phrase.variables["reason"]
    assert reason.key == f"law-{law}"
    assert str(refused.value) == f"This position is impossible: {reason.text()}"
    return str(reason.text())


def test_there_is_one_pawn_for_each_player_and_no_more() -> None:
    """1.1 Whatever a third pawn leaves behind in a match of two."""
    for trace in ("squares", "has_thrown", "resting", "waiting", "missed", "arrival"):
        said = impossible(laws.ONE_PAWN_EACH, "*A:0 B:0", {trace: [0, 0, 1, 0, 0, 0]})
        assert said.startswith("Each player has one pawn")


@pytest.mark.parametrize("square", [-1, 64, 127])
def test_a_pawn_stands_on_a_square_from_0_to_63(square: int) -> None:
    """1.1 There are no others."""
    changes = {"squares": [0, square, 0, 0, 0, 0]}
    said = impossible(laws.PAWNS_STAND_ON_SQUARES, "*A:0 B:0", changes)
    assert said.startswith("Every pawn is on a square from 0 to 63")


@pytest.mark.parametrize("square", [6, 42, 58, 5, 9, 14, 18, 27, 32, 36, 41, 45, 50, 54, 59])
def test_nobody_stands_on_a_square_that_sends_on(square: int) -> None:
    """1.2 1.3 A goose, the flying goose, the detour, the soup."""
    said = impossible(laws.NOBODY_STANDS_ON_PASSAGES, f"*A:0 B:{square}")
    assert said.startswith("No pawn stays on a goose")


def test_nobody_stands_on_23_if_that_is_a_goose() -> None:
    """1.2 Otherwise anybody may."""
    place("*A:0 B:23")
    impossible(laws.NOBODY_STANDS_ON_PASSAGES, "*A:0 B:23", goose_on_23=True)


def test_whoever_stands_on_63_has_won_and_nobody_else() -> None:
    """3.9 One winner, on 63, and it is over."""
    said = impossible(laws.FINISH_WINS, "*A:0 B:63")
    assert said.startswith("Whoever is on 63 has won")
    impossible(laws.FINISH_WINS, "A:63 B:63")
    impossible(laws.FINISH_WINS, "A:63 B:20", {"winner": 1})
    impossible(laws.FINISH_WINS, "A:63 B:20", {"winner": rules.NO_SEAT, "phase": rules.TO_THROW})
    impossible(laws.FINISH_WINS, "A:63 B:20", {"phase": rules.TO_THROW})
    impossible(laws.FINISH_WINS, "*A:20 B:20", {"winner": 1})
    assert draw(place("A:63 B:20").state) == "A:63 B:20"


@pytest.mark.parametrize("winner", [2, 5, 100, -2])
@pytest.mark.parametrize("phase", [rules.TO_THROW, rules.OVER])
def test_the_winner_sits_at_the_table(winner: int, phase: int) -> None:
    """3.9 Seat 5 cannot win a match of two."""
    with pytest.raises(Mistake):
        place("*A:20 B:20", {"winner": winner, "phase": phase})


def test_only_in_the_well_or_the_cage_does_a_pawn_wait() -> None:
    """3.5 3.7 Nowhere else."""
    said = impossible(laws.WAITING_IS_IN_WELL_OR_CAGE, "*A:0 B:30w")
    assert said.startswith("A pawn waits only in the well or the cage")
    impossible(laws.WAITING_IS_IN_WELL_OR_CAGE, "*A:0 B:0w")
    place("*A:0 B:31w")
    place("*A:0 B:52w")


@pytest.mark.parametrize("trap", [31, 52])
def test_one_pawn_at_most_waits_in_each(trap: int) -> None:
    """3.5 3.7 Any number may stand there."""
    said = impossible(laws.ONE_WAITS_IN_EACH, f"*A:0 B:{trap}w C:{trap}w")
    assert said.startswith("At most one pawn waits")
    place(f"*A:{trap} B:{trap} C:{trap}w")
    place("*A:0 B:31w C:52w")


def test_only_a_pawn_that_came_to_the_nest_rests() -> None:
    """3.4 1.4 With `swap` it may have been put elsewhere since; in no case does it wait too."""
    said = impossible(laws.RESTING_IS_AFTER_THE_NEST, "*A:0 B:20r")
    assert said.startswith("A pawn rests only after landing in the nest")
    impossible(laws.RESTING_IS_AFTER_THE_NEST, "*A:0 B:20r", occupied="back")
    impossible(laws.RESTING_IS_AFTER_THE_NEST, "*A:0 B:31rw", occupied="swap")
    place("*A:0 B:19r")
    place("*A:0 B:20r", occupied="swap")


def test_a_pawn_that_has_never_been_thrown_for_is_still_on_0() -> None:
    """1.1 And owes no turn to the nest."""
    changes = {"has_thrown": [1, 0, 0, 0, 0, 0]}
    said = impossible(laws.NOBODY_MOVES_WITHOUT_THROWING, "*A:0 B:20", changes)
    assert said.startswith("A pawn whose player hasn’t rolled yet is still on 0")
    resting = {"resting": [0, 1, 0, 0, 0, 0]}
    impossible(laws.NOBODY_MOVES_WITHOUT_THROWING, "*A:0 B:new", resting)


def test_the_turn_is_that_of_a_player_who_may_throw() -> None:
    """2.3 3.4 3.5 3.7 Not of one who rests or waits, nor of one who is not there."""
    said = impossible(laws.TURN_IS_OF_ONE_WHO_MAY, "*A:19r B:20")
    assert said.startswith("It’s the turn of a player who can roll")
    impossible(laws.TURN_IS_OF_ONE_WHO_MAY, "*A:31w B:20")
    impossible(laws.TURN_IS_OF_ONE_WHO_MAY, "*A:52w B:20", {"phase": rules.DICE_ROLL})
    for seat in (-1, 2):
        impossible(laws.TURN_IS_OF_ONE_WHO_MAY, "*A:0 B:20", {"turn": seat})
        impossible(laws.TURN_IS_OF_ONE_WHO_MAY, "*A:0 B:20", {"first": seat})


def test_phase_and_round_fit_the_match() -> None:
    """2.3 Before the first round nobody has thrown, and from then on rounds are counted."""
    for changes in ({"phase": -1}, {"phase": 4}, {"round": -1}, {"round": 0}):
        impossible(laws.TURN_IS_OF_ONE_WHO_MAY, "*A:0 B:20", changes)
    impossible(laws.TURN_IS_OF_ONE_WHO_MAY, "A:new B:new", {"round": 1})
    impossible(laws.TURN_IS_OF_ONE_WHO_MAY, "A:new B:0")


def test_a_match_is_over_by_a_winner_or_by_deadlock_alone() -> None:
    """3.9 4.2 And then it is over."""
    impossible(laws.TURN_IS_OF_ONE_WHO_MAY, "*A:20 B:20", {"phase": rules.OVER})
    impossible(laws.TURN_IS_OF_ONE_WHO_MAY, "A:31w B:52w", release="on")
    playing = {"phase": rules.TO_THROW}
    impossible(laws.TURN_IS_OF_ONE_WHO_MAY, "A:31w B:52w", playing, release="off")
    deadlock = place("A:31w B:52w", release="off")
    assert deadlock.outcome is not None
    assert deadlock.outcome.ending == "deadlock"


def test_missed_turns_are_counted_only_while_a_pawn_waits_and_can_be_released() -> None:
    """4.1 Three at most."""
    said = impossible(laws.MISSED_TURNS_ARE_COUNTED_WAITING, "*A:0 B:31w4")
    assert said.startswith("Missed turns, three at most")
    impossible(laws.MISSED_TURNS_ARE_COUNTED_WAITING, "*A:0 B:31w1", release="off")
    for square in (20, 31):
        changes = {"missed": [0, 1, 0, 0, 0, 0]}
        impossible(laws.MISSED_TURNS_ARE_COUNTED_WAITING, f"*A:0 B:{square}", changes)
    negative = {"missed": [0, -1, 0, 0, 0, 0]}
    impossible(laws.MISSED_TURNS_ARE_COUNTED_WAITING, "*A:0 B:31w", negative)
    place("*A:0 B:31w3")


def test_with_swap_the_pawns_have_one_order_of_arrival_and_else_none() -> None:
    """1.4 No two at the same time, and nobody after the last."""
    twice = {"arrival": [0, 1, 1, 0, 0, 0]}
    said = impossible(laws.ARRIVALS_ARE_AN_ORDER, "*A:0 B:20 C:21", twice, occupied="swap")
    assert said.startswith("With swap, the pawns have one order of arrival")
    for arrival in ([0, 2, 0, 0, 0, 0], [-1, 0, 0, 0, 0, 0]):
        changes = {"arrival": arrival}
        impossible(laws.ARRIVALS_ARE_AN_ORDER, "*A:0 B:20", changes, occupied="swap")
    for occupied in ("share", "back"):
        changes = {"arrival": [0, 1, 0, 0, 0, 0]}
        impossible(laws.ARRIVALS_ARE_AN_ORDER, "*A:0 B:20", changes, occupied=occupied)


@pytest.mark.parametrize("flag", [-1, 2])
def test_having_thrown_resting_and_waiting_are_0_or_1(flag: int) -> None:
    """1.1 3.4 3.5 Nothing in between and nothing beyond."""
    for row in ("has_thrown", "resting", "waiting"):
        said = impossible(laws.FLAGS_ARE_FLAGS, "*A:0 B:31", {row: [0, flag, 0, 0, 0, 0]})
        assert said.startswith("“Has rolled”, “rests” and “waits” are each 0 or 1")


def test_a_sound_position_breaks_no_law() -> None:
    """1.1 2.3 Nor does what is laid out, nor a throw in the air."""
    for players in range(2, 7):
        assert laws.broken_law(cookietin.game("goose", players=players).laid_out()) == 0
    thrown = place("*A:20 B:31w3 C:19r D:52w E:0 F:new", release="on").play("throw")
    again = from_bytes(State, bytes(thrown.state))
    assert laws.broken_law(again) == 0
