"""Cookie Box, clause by clause: positions before, moves, positions after."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from cookietin import Position
from cookietin.engine import SPECTATOR, Mistake, ask
from cookietin.engine.bits import count_bits, lowest_bit
from cookietin.engine.generator import new_generator
from cookietin.engine.protocol import CHANCE, NOTHING, UNSEEN
from cookietin.engine.record import copy_of
from cookietin.games.cookie_box import GAME, laws, rules, secrets
from cookietin.games.cookie_box import happenings as h
from cookietin.games.cookie_box.data import ALL_POINTS, COOKIES, COUNTS, KINDS, NAMES, POINTS
from cookietin.games.cookie_box.moves import claim_move, steal_move, swap_move, unseen_theft
from cookietin.games.cookie_box.rules import State
from cookietin.games.cookie_box.tests.drawn import draw, follow, place, play, refused

GOLDEN = NAMES.index("golden")


# 1. The cookies


def test_there_are_33_cookies_and_37_points() -> None:
    """1.1 6.2 As many of each kind as the sheet says."""
    assert COUNTS == (5, 4, 4, 4, 4, 3, 6, 2, 1)
    assert sum(COUNTS) == COOKIES
    assert sum(c * p for c, p in zip(COUNTS, POINTS, strict=True)) == ALL_POINTS
    laid_out = cookietin.game("cookie-box").laid_out()
    assert laid_out.unseen.tolist() == list(COUNTS)
    assert laws.broken_law(laid_out) == 0


def test_a_plain_cookie_never_lies_icon_up() -> None:
    """1.2 It looks the same both ways."""
    plain = NAMES.index("plain") + 1
    for number in range(200):
        assert plain not in shaken(number).state.icons.tolist()


def shaken(number: int, **options: Any) -> Position:
    """A match after its first shake."""
    start = cookietin.game("cookie-box", first=0, **options).start(chance=None)
    return start.play(f"shake {number}")


# 2. Set-up


def test_one_number_fixes_the_pile_and_the_icons_and_no_hidden_cookie() -> None:
    """2.1 The same number, the same pile; what lies icon down is drawn when it is shown."""
    assert shaken(4711).state == shaken(4711).state
    assert shaken(4711).state != shaken(4712).state
    position = shaken(4711)
    s = position.state
    hidden = [at for at in range(COOKIES) if (s.free >> at) & 1 and not s.icons[at]]
    drawing = position.play(f"take {hidden[0]}")
    assert drawing.odds() == s.unseen.tolist()
    assert sum(s.unseen) == COOKIES - sum(1 for icon in s.icons if icon)


def test_who_begins_is_drawn_or_named() -> None:
    """2.2 Every seat is as likely."""
    start = cookietin.game("cookie-box", players=5).start(chance=None)
    assert start.odds() == [1] * 5
    assert start.play("3 begins").state.turn == 3
    assert cookietin.game("cookie-box", players=5, first=2).start(seed=1).state.turn == 2


# 3. A turn


def test_a_cookie_that_nothing_lies_on_is_taken_and_shown() -> None:
    """3.1 3.4 3.5 It is kept, and the player to the left goes on."""
    follow("""
        A takes: - | B: - | box: good-fortune/golden bad-fortune ? [plain]
        take 0
        A: good-fortune | B takes: - | box: 1=golden 2=bad-fortune 3=? [plain]
        take 1
        A takes: good-fortune | B: golden | box: 2=bad-fortune 3=? [plain]
        take 3, plain
        A: plain good-fortune | B takes: golden | box: 2=bad-fortune
        """)


def test_a_covered_cookie_and_one_on_edge_cannot_be_taken() -> None:
    """3.1 3.2 The refusal names what lies on it."""
    position = place(
        "A takes: - | B: - | box: good-fortune/golden ?/|(0)/cheeky |()/rancid [plain plain plain]"
    )
    assert refused(position, "take 0") == ""
    assert refused(position, "take 1") == "3.1"
    assert refused(position, "take 3") == "3.1"
    assert refused(position, "take 5") == "3.2"
    assert refused(position, "take 4") == "3.1"
    assert refused(position, "take 6") == "3.1"
    assert refused(position, "take 7") == "3.1"
    assert refused(position, "take 32") == "3.1"
    witnesses = [GAME.rules.witness(position.state, 0, move) for move in range(8)]
    assert witnesses == [NOTHING, 0, NOTHING, 2, 2, NOTHING, 5, NOTHING]
    assert GAME.rules.witness(position.state, 0, swap_move(0)) == NOTHING


def test_of_all_that_lies_on_a_cookie_the_refusal_names_one_that_can_be_taken() -> None:
    """3.1 The lowest came into the box first; the one on top is what a player would take."""
    heap = place("A takes: - | B: - | box: golden/?/cheeky [plain]").state
    heap.on_top[2] = 0b011
    assert GAME.rules.witness(heap, 0, 1) == 0
    assert GAME.rules.witness(heap, 0, 2) == 0
    heap.on_top[0], heap.on_top[1], heap.free = 0b010, 0, 0b010
    assert GAME.rules.witness(heap, 0, 0) == 1
    assert GAME.rules.witness(heap, 0, 2) == 1


def test_a_cookie_on_edge_falls_on_all_that_it_overlaps_when_its_hold_is_taken() -> None:
    """3.2 Which way up is drawn; then what was taken is shown."""
    follow("""
        A takes: - | B: - | box: ? |(0)/good-fortune golden [plain rancid]
        take 0, rancid, plain
        A: plain | B takes: - | box: 1=rancid 2=good-fortune<1 3=golden
        """)
    follow("""
        A takes: - | B: - | box: good-fortune |(0)/golden [plain]
        take 0, down
        A: good-fortune | B takes: - | box: 1=? 2=golden<1 [plain]
        """)


def test_several_fall_in_the_order_in_which_they_came() -> None:
    """3.2 The second comes to lie on the first."""
    position = follow("""
        A takes: - | B: - | box: good-fortune |(0)/|(0)/golden [plain cheeky]
        take 0, cheeky, down
        A: good-fortune | B takes: - | box: 1=cheeky<2 2=? 3=golden<1,2 [plain]
        """)
    assert refused(position, "take 1") == "3.1"


def test_one_that_leans_on_the_side_alone_stays() -> None:
    """3.2 Whatever is taken."""
    follow("""
        A takes: - | B: - | box: good-fortune golden |() [plain]
        take 0
        A: good-fortune | B takes: - | box: 1=golden 2=|() [plain]
        """)


def test_a_falling_cookie_shows_an_icon_as_often_as_its_cookies_do() -> None:
    """3.2 1.2 It falls either way up; a plain one looks like one that lies icon down."""
    position = place("A takes: - | B: - | box: good-fortune |(0) ? [plain golden]")
    odds = position.play("take 0").odds()
    assert odds == [3, 0, 0, 0, 0, 0, 0, 0, 1]


def test_a_box_from_which_nothing_can_be_taken_is_shaken_again() -> None:
    """3.3 With what is left; until something can be taken."""
    position = play(place("A takes: - | B: - | box: golden |()/rancid [plain]"), "take 0")
    assert position.state.phase == rules.SHAKE
    both = play(position, f"shake {shake_so_that(position, works=True)}").state
    assert (both.there, both.shakes, both.phase) == (0b11, 2, rules.TO_TAKE)
    one = play(place("A takes: - | B: - | box: golden |() [plain]"), "take 0")
    again = play(one, f"shake {shake_so_that(one, works=False)}")
    assert (again.state.phase, again.state.on_edge) == (rules.SHAKE, 1)
    shown = play(again, f"shake {shake_so_that(again, works=True)}")
    assert draw(shown.state) == "A: golden | B takes: - | box: 0=? [plain]"


def shake_so_that(position: Position, works: bool) -> int:
    """A shake after which something, or nothing, can be taken."""
    return next(number for number in range(1000) if is_open_after(position, number) == works)


def is_open_after(position: Position, number: int) -> bool:
    s = copy_of(position.state)
    rules.shake_box(s, number)
    return bool(s.free)


def test_the_box_is_shaken_again_in_the_middle_of_a_turn() -> None:
    """3.3 4.2 Double takes what comes to lie on top then."""
    position = play(place("A takes: - | B: - | box: double |() [plain]"), "take 0")
    position = play(position, f"shake {shake_so_that(position, works=True)}")
    assert draw(position.state) == "A takes: double | B: - | box: 0=? [plain]"
    assert position.state.actions == 1


def test_a_known_cookie_is_unknown_again_if_it_comes_to_lie_icon_down() -> None:
    """3.3 And the other way round."""
    position = play(place("A takes: - | B: - | box: golden |()/rancid [cheeky]"), "take 0")
    seen = {tuple(position.play(f"shake {n}").state.icons.tolist()[:2]) for n in range(200)}
    rancid, cheeky = NAMES.index("rancid") + 1, NAMES.index("cheeky") + 1
    assert {(0, 0), (0, rancid), (rancid, 0), (cheeky, rancid), (0, cheeky)} <= seen


def test_an_action_comes_before_everything_else() -> None:
    """3.4 Nothing is taken, given or exchanged out of turn."""
    box = "box: good-fortune/golden |() [plain]"
    takes = place(f"A takes: plain generous | B: plain | {box}")
    for move, clause in (("from 1", "4.3"), ("give plain 1", "4.4"), ("swap 1", "4.5")):
        assert refused(takes, move) == clause
    yearns = place(f"A yearns: plain | B: - | C: plain | {box}")
    for move in ("take 0", "give plain 1", "swap 1"):
        assert refused(yearns, move) == "3.4"
    assert refused(yearns, "take 1") == "3.1"
    assert refused(yearns, "take 2") == "3.2"
    assert refused(place(f"A gives: plain | B: plain | {box}"), "from 1") == "3.4"
    assert refused(place(f"A swaps: plain | B: plain | {box}"), "take 0") == "3.4"


def test_own_cookies_are_seen_by_their_owner_and_counted_by_the_others() -> None:
    """3.6 Nobody else may know them."""
    position = place("A takes: plain golden | B: rancid | box: good-fortune")
    mine, yours, neither = (position.view(seat).state for seat in (0, 1, SPECTATOR))
    assert mine.cookies[0, GOLDEN] == 1
    assert not any(mine.cookies.tolist()[1])
    assert not any(yours.cookies.tolist()[0])
    assert not any(map(any, neither.cookies.tolist()))
    assert yours.sizes.tolist()[:2] == [2, 1]


# 4. Actions


@pytest.mark.parametrize("kind", ["good-fortune", "bad-fortune", "golden"])
def test_plain_fortune_and_golden_do_nothing_but_count(kind: str) -> None:
    """4.1 4.7 4.8 4.9 4.10 One point, two, minus one, three."""
    follow(f"""
        A takes: - | B: - | box: {kind} ? rancid [plain]
        take 0
        A: {kind} | B takes: - | box: 1=? 2=rancid [plain]
        take 1, plain
        A takes: {kind} | B: plain | box: 2=rancid
        """)


def test_each_kind_counts_what_it_counts() -> None:
    """4.1 4.7 4.8 4.9 6.2 All others one."""
    position = place("A: plain double yearning generous cheeky rancid | B: good-fortune "
                     "| C: bad-fortune | D: golden | E: - | box: -")  # fmt: skip
    assert [rules.score(position.state, seat) for seat in range(5)] == [6, 2, -1, 3, 0]


def test_double_takes_another() -> None:
    """4.2 Also what only now lies free."""
    follow("""
        A takes: - | B: - | box: double/golden rancid
        take 0
        A takes: double | B: - | box: 1=golden 2=rancid
        take 1
        A: double golden | B takes: - | box: 2=rancid
        """)


def test_double_from_an_empty_box_is_ignored() -> None:
    """4.2 6.1 The match is over."""
    follow("""
        A takes: - | B: golden | box: double
        take 0, count
        A: double | B: golden | box: -
        """)


def test_double_into_rancid() -> None:
    """4.2 4.6 Half of three, rounded down, is one."""
    follow("""
        A takes: golden | B: - | box: double rancid good-fortune
        take 0
        A takes: double golden | B: - | box: 1=rancid 2=good-fortune
        take 1, golden
        A: double rancid | B takes: - | box: 2=good-fortune
        """)


def test_yearning_takes_a_random_cookie_which_acts() -> None:
    """4.3 From whoever has one, shown to all."""
    position = follow("""
        A takes: - | B: golden rancid | C: - | box: yearning good-fortune
        take 0
        A yearns: yearning | B: rancid golden | C: - | box: 1=good-fortune
        """)
    assert refused(position, "from 0") == "4.3"
    assert refused(position, "from 2") == "4.3"
    assert refused(position, "from 5") == "4.3"
    assert position.play("from 1").odds() == [0, 0, 0, 0, 0, 1, 0, 0, 1]
    assert draw(play(position, "from 1, golden").state) == (
        "A: yearning golden | B takes: rancid | C: - | box: 1=good-fortune"
    )
    assert draw(play(position, "from 1, rancid, yearning").state) == (
        "A: rancid | B takes: golden | C: - | box: 1=good-fortune"
    )


def test_yearning_takes_yearning() -> None:
    """4.3 4.10 And yearns again, from somebody else."""
    follow("""
        A takes: - | B: yearning | C: good-fortune | box: yearning golden
        take 0, from 1, yearning
        A yearns: yearning yearning | B: - | C: good-fortune | box: 1=golden
        from 2, good-fortune
        A: yearning yearning good-fortune | B takes: - | C: - | box: 1=golden
        """)


def test_yearning_when_nobody_has_any_is_ignored() -> None:
    """4.3 The cookie is kept."""
    follow("""
        A takes: golden | B: - | C: - | box: yearning good-fortune
        take 0
        A: yearning golden | B takes: - | C: - | box: 1=good-fortune
        """)


def test_generous_gives_and_the_other_must_act() -> None:
    """4.4 4.10 Then play passes to the left of whose turn it was."""
    position = follow("""
        A takes: double golden | B: - | C: - | box: generous rancid good-fortune
        take 0
        A gives: double generous golden | B: - | C: - | box: 1=rancid 2=good-fortune
        """)
    assert refused(position, "give generous 1") == "4.4"
    assert refused(position, "give plain 1") == "4.4"
    assert refused(position, "give golden 0") == "4.4"
    assert refused(position, "give golden 3") == "4.4"
    position = play(position, "give double 2")
    assert draw(position.state) == (
        "A': generous golden | B: - | C takes: double | box: 1=rancid 2=good-fortune"
    )
    assert draw(play(position, "take 1, double").state) == (
        "A: generous golden | B takes: - | C: rancid | box: 2=good-fortune"
    )


def test_generous_hands_over_cheeky() -> None:
    """4.4 4.5 Which exchanges for the one who got it."""
    follow("""
        A takes: cheeky golden | B: plain | C: bad-fortune | box: generous good-fortune
        take 0, give cheeky 2
        A': generous golden | B: plain | C swaps: cheeky bad-fortune | box: 1=good-fortune
        swap 0
        A: cheeky bad-fortune | B takes: plain | C: generous golden | box: 1=good-fortune
        """)


def test_generous_with_only_generous_ones_is_ignored() -> None:
    """4.4 And everybody knows that there was nothing else."""
    position = follow("""
        A takes: generous | B: golden | box: generous good-fortune
        take 0
        A: generous generous | B takes: golden | box: 1=good-fortune
        """)
    s = position.state
    assert s.may_be[rules.EVERYBODY, 0] == s.places[0]


def test_cheeky_exchanges_everything_this_one_too() -> None:
    """4.5 Also with a player who has none; what is exchanged does not act."""
    position = follow("""
        A takes: golden | B: rancid double | C: - | box: cheeky good-fortune
        take 0
        A swaps: cheeky golden | B: double rancid | C: - | box: 1=good-fortune
        """)
    assert refused(position, "swap 0") == "4.5"
    assert refused(position, "swap 3") == "4.5"
    assert draw(play(position, "swap 1").state) == (
        "A: double rancid | B takes: cheeky golden | C: - | box: 1=good-fortune"
    )
    assert draw(play(position, "swap 2").state) == (
        "A: - | B takes: double rancid | C: cheeky golden | box: 1=good-fortune"
    )


def test_cheeky_in_the_middle_of_a_chain() -> None:
    """4.5 4.10 Double, generous, yearning, cheeky; then it is the turn of the left of A."""
    follow("""
        A takes: yearning | B: cheeky | C: golden | box: double generous good-fortune
        take 0, take 1, give yearning 2
        A': double generous | B: cheeky | C yearns: yearning golden | box: 2=good-fortune
        from 1, cheeky, swap 0
        A: yearning cheeky golden | B takes: - | C: double generous | box: 2=good-fortune
        """)


def test_rancid_throws_half_away_at_random_and_unseen() -> None:
    """4.6 Of one none, of five two; only who had them knows what is missing."""
    follow("""
        A takes: - | B: - | box: rancid good-fortune
        take 0
        A: rancid | B takes: - | box: 1=good-fortune
        """)
    position = place("A takes: plain plain double golden | B: - | box: rancid good-fortune")
    thrown = play(position, "take 0")
    assert thrown.odds() == [2, 1, 0, 0, 0, 1, 0, 0, 1]
    viewers = 0, 1, SPECTATOR
    seen = [secrets.seen_move(thrown.state, CHANCE, GOLDEN, viewer) for viewer in viewers]
    assert seen == [GOLDEN, UNSEEN, UNSEEN]
    after = play(thrown, "golden, plain")
    assert draw(after.state) == "A: plain double rancid | B takes: - | box: 1=good-fortune"
    assert after.state.thrown == position.state.thrown + 2
    assert after.view(1).state.places.tolist() == [0] * rules.PLACES


def test_after_64_actions_in_a_turn_further_cookies_are_kept_without_acting() -> None:
    """4.10 The 64th still acts."""
    drawing = "A takes: - | B: golden | box: cheeky double good-fortune"
    last = play(place(drawing, {"actions": 63}), "take 1")
    assert draw(last.state) == "A takes: double | B: golden | box: 0=cheeky 2=good-fortune"
    assert last.state.actions == rules.MOST_ACTIONS
    assert draw(play(last, "take 0").state) == (
        "A: double cheeky | B takes: golden | box: 2=good-fortune"
    )
    follow(f"""
        {drawing}
        take 0
        A: cheeky | B takes: golden | box: 1=double 2=good-fortune
        """, {"actions": 64})  # fmt: skip


def test_a_new_turn_counts_its_actions_from_the_beginning() -> None:
    """4.10 3.5 An ignored one counts too, but nothing can come after it."""
    s = play(place("A takes: - | B: - | box: yearning golden", {"actions": 7}), "take 0").state
    assert (s.actions, s.turn, s.actor) == (0, 1, 1)


# 5. The thief

ROBBERY = "A takes: golden | B: plain plain | C: rancid | box: good-fortune bad-fortune double"


def test_without_the_option_nobody_steals() -> None:
    """5.1 Nor claims."""
    position = place(ROBBERY)
    assert position.interrupters == ()
    assert GAME.rules.refusal(position.state, 1, steal_move(0)) == 501
    assert GAME.rules.refusal(position.state, 1, claim_move(0, 0)) == 501


def test_two_players_have_no_thief() -> None:
    """5.1 For three or more."""
    with pytest.raises(Mistake, match=r"5\.1"):
        cookietin.game("cookie-box", players=2, thief="on")
    assert GAME.manners.apart(cookietin.game("cookie-box", players=3, thief="on").options) == 501
    assert GAME.manners.apart(cookietin.game("cookie-box", players=3).options) == 0


def test_before_a_cookie_is_taken_any_other_player_may_steal_once_a_round() -> None:
    """5.1 5.2 The cookie lies apart, and the player in turn goes on."""
    position = place(ROBBERY, thief="on")
    assert position.interrupters == (1, 2)
    assert refused(position, "A: steal 1") == "5.1"
    assert refused(position, "B: steal 1") == "5.1"
    assert refused(position, "B: steal 3") == "5.1"
    assert refused(position, "B: take 0") == "1"
    position = position.play("steal 1", 2)
    assert position.odds() == [2, 0, 0, 0, 0, 0, 0, 0, 0]
    position = play(position, "plain")
    apart = "box: 0=good-fortune 1=bad-fortune 2=double | apart: C<B plain"
    assert draw(position.state) == f"A takes: golden | B: plain | C: rancid | {apart}"
    assert refused(position, "C: steal 1") == "5.1"
    assert refused(position, "B: steal 0") == ""


def test_there_is_nothing_to_steal_where_there_is_none() -> None:
    """5.1 Nor once a cookie has been taken, between actions."""
    position = place("A takes: - | B: - | C: rancid | box: double bad-fortune golden", thief="on")
    assert refused(position, "C: steal 1") == "5.1"
    assert refused(position, "B: steal 0") == "5.1"
    taken = play(position, "take 0")
    assert taken.interrupters == ()
    assert GAME.rules.refusal(taken.state, 1, steal_move(2)) == 501
    gives = place("A gives: plain | B: plain | C: - | box: golden", thief="on")
    assert gives.interrupters == ()


def test_a_new_round_begins_with_the_first_player() -> None:
    """5.1 And then everybody may steal again."""
    box = "box: good-fortune good-fortune good-fortune good-fortune"
    position = place(f"A takes: golden | B: plain plain | C: - | {box}", thief="on")
    position = play(position, "C: steal 1, plain, B: claim 0 2, take 0")
    assert refused(position, "C: steal 0") == "5.1"
    position = play(position, "take 1, take 2")
    assert position.state.round == 2
    assert refused(position, "C: steal 0") == ""


def stolen(**changes: Any) -> Position:
    """C has stolen a plain cookie from B in the turn of A."""
    return play(place(ROBBERY, changes, thief="on"), "C: steal 1, plain")


def test_a_right_claim_returns_the_cookie() -> None:
    """5.3 It may be made at any time until then, by the robbed alone."""
    position = stolen()
    assert position.interrupters == (1, 2)
    assert refused(position, "A: claim 0 2") == "5.3"
    assert refused(position, "B: claim 0 1") == "5.3"
    assert refused(position, "B: claim 0 3") == "5.3"
    assert refused(position, "B: claim 1 2") == "5.3"
    back = play(position, "B: claim 0 2")
    assert draw(back.state) == draw(place(ROBBERY, thief="on").state)
    assert refused(back, "C: steal 1") == "5.1"


def test_what_comes_of_a_claim_cannot_be_foreseen() -> None:
    view = ask.view_of(GAME, stolen().state, 1)
    foreseen = ask.state_after(GAME, view, 1, claim_move(0, 2))
    assert foreseen.robbed[0] == view.robbed[0]


def test_a_wrong_claim_settles_the_theft_for_the_thief() -> None:
    """5.3 One claim for each theft."""
    position = play(stolen(), "B: claim 0 0")
    assert draw(position.state) == (
        "A takes: golden | B: plain | C: plain rancid | box: 0=good-fortune 1=bad-fortune 2=double"
    )
    assert refused(position, "B: claim 0 2") == "5.3"


def test_unclaimed_it_is_the_thiefs_at_the_end_of_the_next_turn_of_the_robbed() -> None:
    """5.3 5.2 It does not act."""
    position = play(stolen(), "take 0")
    assert "apart: C<B plain" in draw(position.state)
    assert refused(position, "B: claim 0 2") == ""
    position = play(position, "take 1")
    assert draw(position.state) == (
        "A: good-fortune golden | B: plain bad-fortune | C takes: plain rancid | box: 2=double"
    )


def test_who_is_robbed_in_the_own_turn_has_until_the_end_of_the_one_after_it() -> None:
    """5.3 The next turn begins after the theft."""
    box = "box: good-fortune bad-fortune good-fortune good-fortune good-fortune"
    position = place(f"A takes: golden plain | B: - | C: - | {box}", thief="on")
    position = play(position, "B: steal 0, golden, take 0, take 1, take 2")
    assert "apart: B<A golden" in draw(position.state)
    assert play(position, "A: claim 0 1").state.cookies[0, GOLDEN] == 1
    assert play(position, "take 3").state.cookies[1, GOLDEN] == 1


def test_no_action_touches_a_stolen_cookie() -> None:
    """5.2 Exchanged are the piles without it; and it counts for nobody."""
    box = "box: cheeky good-fortune"
    position = place(f"A takes: golden | B: plain | C: - | {box}", thief="on")
    position = play(position, "C: steal 1, plain, take 0, swap 1")
    assert draw(position.state) == (
        "A: - | B takes: cheeky golden | C: - | box: 1=good-fortune | apart: C<B plain"
    )
    assert position.state.sizes.tolist()[:3] == [0, 2, 0]
    assert draw(play(position, "B: claim 0 2").state).startswith("A: - | B takes: plain cheeky")


def test_at_the_end_of_the_game_what_is_not_settled_is_the_thiefs() -> None:
    """5.3 6.1 Also if the robbed had a turn to come."""
    position = place("A takes: golden | B: plain | C: - | box: rancid", thief="on")
    position = play(position, "C: steal 1, plain, take 0, golden, count")
    assert draw(position.state) == "A: rancid | B: - | C: plain | box: -"


def test_two_thefts_from_one_pile_are_claimed_one_by_one() -> None:
    """5.3 Each by its own number."""
    position = play(place(ROBBERY, thief="on"), "C: steal 0, golden, B: steal 2, rancid")
    assert draw(position.state).endswith("apart: C<A golden B<C rancid")
    position = play(position, "C: claim 1 1, A: claim 0 1")
    assert draw(position.state) == (
        "A takes: - | B: plain plain | C: rancid golden "
        "| box: 0=good-fortune 1=bad-fortune 2=double"
    )


def test_a_theft_shows_at_the_pile_and_its_record_names_nobody_before_the_end() -> None:
    """5.4 The view does not tell who it was, and the log neither."""
    position = place(ROBBERY, thief="on")
    move = steal_move(1)
    assert secrets.seen_move(position.state, 2, move, 2) == move
    assert secrets.seen_move(position.state, 2, move, 0) == unseen_theft(1)
    drawing = position.play("steal 1", 2).state
    seen = [secrets.seen_move(drawing, CHANCE, 0, viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert seen == [UNSEEN, 0, 0, UNSEEN]
    assert secrets.seen_move(shaken(1).state, CHANCE, 5, 0) == 5
    by_c, by_b = play(position, "C: steal 1, plain"), play(position, "B: steal 2, rancid")
    assert by_c.record(0).splitlines()[-3:] == ["? steal ? 1", "! ?", "end"]
    assert by_c.record(2).splitlines()[-3:] == ["2 steal 1", "! plain", "end"]
    assert by_b.view(0).state.loot.tolist() == by_c.view(0).state.loot.tolist()
    assert by_c.view(2).state.loot[2, 0] == NAMES.index("plain") + 1
    assert by_c.phrases_since(position, 0) == []
    assert by_c.phrases_since(position, 1) == []


def test_what_happens_is_told_to_those_who_may_know_it() -> None:
    """4.6 5.4 What is thrown away to its owner, what is stolen to the thief and the robbed."""
    stealing = place(ROBBERY, thief="on").play("steal 1", 2)
    assert told_to(stealing, 0) == {1: [h.Stolen(UNSEEN, 1, 0)], 2: [h.Stolen(2, 1, 0)]}
    rancid = play(place("A takes: golden | B: - | box: rancid double"), "take 0")
    throws = {1: [h.ThrowsAway(0, UNSEEN)], SPECTATOR: [h.ThrowsAway(0, UNSEEN)]}
    assert told_to(rancid, GOLDEN) == {0: [h.ThrowsAway(0, GOLDEN)], **throws}


def told_to(position: Position, move: int) -> dict[int, list[Any]]:
    """What each viewer, who sees anything, sees of a move of chance."""
    happened = ask.happenings_of(GAME, position.state, CHANCE, move)
    viewers = (*range(position.game.players), SPECTATOR)
    seen = {viewer: ask.seen_by(GAME, viewer, happened) for viewer in viewers}
    return {viewer: parts for viewer, parts in seen.items() if parts}


def test_whoever_stole_looks_alike_to_the_others() -> None:
    """5.4 Byte for byte, until it is settled."""
    drawing = "A takes: - | B: golden | C: - | D: - | box: good-fortune double"
    position = place(drawing, thief="on")
    by_c, by_d = (play(position, f"{who}: steal 1, golden") for who in "CD")
    for seat in (0, 1, SPECTATOR):
        assert by_c.view(seat).state == by_d.view(seat).state
    assert by_c.view(2).state != by_d.view(2).state


# 6. The end


def test_the_last_cookie_still_acts_and_then_all_is_turned_over() -> None:
    """6.1 4.5 Whatever is in the piles counts."""
    position = follow("""
        A takes: golden | B: bad-fortune | box: cheeky
        take 0, swap 1, count
        A: bad-fortune | B: cheeky golden | box: -
        """)
    assert position.outcome is not None
    assert position.seats == ()
    assert (position.outcome.winners, position.outcome.scores) == ((1,), (-1, 4))
    assert (position.outcome.ending, position.outcome.clause) == ("points", "6.2")
    assert position.view(0).state.final.tolist() == position.state.cookies.tolist()


@pytest.mark.parametrize(
    ("piles", "winners", "ending"),
    [
        ("A: golden | B: plain plain | C: -", (0,), "points"),
        ("A: - | B: bad-fortune | C: bad-fortune", (0,), "points"),
        ("A: double rancid | B: good-fortune | C: plain", (0, 1), "shared"),
        ("A: plain double | B: good-fortune | C: plain", (0,), "plain"),
        ("A: golden | B: plain good-fortune | C: plain plain plain", (2,), "plain"),
        ("A: plain double | B: plain rancid | C: good-fortune", (0, 1), "shared"),
        ("A: - | B: - | C: -", (0, 1, 2), "shared"),
    ],
)
def test_most_points_wins_then_most_plain_cookies_then_all_of_them(
    piles: str, winners: tuple[int, ...], ending: str
) -> None:
    """6.2 6.3 Points may be negative."""
    outcome = place(f"{piles} | box: -").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == (winners, ending)


# What is known


def everybody_knows(s: State, place_: int) -> list[str]:
    """The cookies that may be at a place for all that was shown."""
    may_be = s.may_be[rules.EVERYBODY, place_]
    return [NAMES[k] for k in range(KINDS) for t in range(COOKIES)
            if (s.of_kind[k] & may_be) >> t & 1]  # fmt: skip


def test_what_was_shown_is_known_until_half_of_it_is_thrown_away() -> None:
    """3.6 4.6 Then any of it may be in the pile or gone, for all but the owner."""
    position = place("A takes: golden plain | B: double | box: rancid good-fortune")
    assert everybody_knows(position.state, 0) == ["plain", "golden"]
    s = play(position, "take 0, golden").state
    assert everybody_knows(s, 0) == ["plain", "rancid", "golden"]
    assert "golden" in everybody_knows(s, rules.GONE)
    assert s.may_be[0, 0] == s.places[0]
    assert s.may_be[1, 0] == s.may_be[rules.EVERYBODY, 0]


def test_what_is_known_of_a_pile_goes_with_it() -> None:
    """3.6 4.5 Its new owner looks at it."""
    position = place("A takes: golden plain | B: - | C: - | box: rancid cheeky good-fortune")
    s = play(position, "take 0, golden, take 1, swap 0").state
    assert everybody_knows(s, 1) == ["plain", "rancid", "golden"]
    assert s.may_be[1, 1] == s.places[1]
    assert s.may_be[0, 1] == s.places[1]  # A had looked at it too
    assert s.may_be[2, 1] != s.places[1]


def test_a_cookie_that_is_seen_to_move_is_known_and_its_like_less_so() -> None:
    """3.6 4.3 One of two that may be there was seen: the other may be gone."""
    position = place("A takes: plain plain | B: - | box: rancid yearning good-fortune")
    s = play(position, "take 0, plain, take 1, from 0, plain").state
    assert everybody_knows(s, 1) == ["plain", "yearning"]
    assert everybody_knows(s, 0) == ["plain", "rancid"]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_a_redeal_respects_all_that_was_shown(seat: int) -> None:
    """3.6 4.6 5.2 Whatever was certain stays where it is, and all the rest has a place."""
    drawing = "A takes: golden plain plain | B: double double | C: yearning | D: generous"
    position = place(f"{drawing} | box: rancid cheeky good-fortune bad-fortune", thief="on")
    position = play(position, "C: steal 0, plain, D: steal 1, double, take 0, golden, take 1")
    seen = set()
    for stream in range(40):
        full = position.view(seat).state
        secrets.redeal(full, seat, new_generator(7, stream))
        assert laws.broken_law(full) == 0
        assert ask.view_of(GAME, full, seat) == position.view(seat).state
        assert full.cookies[2, NAMES.index("yearning")] == 1
        assert full.cookies[3, NAMES.index("generous")] == 1
        seen.add(bytes(full))
    assert len(seen) > 1 or seat == 0


def test_a_redeal_throws_away_each_cookie_as_often_as_the_others() -> None:
    """3.6 4.6 From two piles that have gone bad, each half at random."""
    box = "box: rancid rancid good-fortune good-fortune"
    position = place(f"A takes: golden plain double | B: yearning cheeky | {box}")
    position = play(position, "take 0, golden, rancid, take 1, cheeky")
    counts = dict.fromkeys(("golden", "plain", "double", "yearning", "cheeky"), 0)
    known = position.state.may_be
    in_doubt = known[rules.EVERYBODY, 0] | known[rules.EVERYBODY, 1]
    for stream in range(2000):
        full = position.view(SPECTATOR).state
        secrets.redeal(full, SPECTATOR, new_generator(5, stream))
        for name in counts:
            alike = full.of_kind[NAMES.index(name)] & in_doubt
            counts[name] += count_bits(full.places[rules.GONE] & alike)
    for name in ("golden", "plain", "double"):
        assert abs(counts[name] - 1000) < 100
    for name in ("yearning", "cheeky"):
        assert abs(counts[name] - 667) < 100


def test_whatever_makes_way_in_a_redeal_is_drawn_at_random() -> None:
    """3.6 Any of those that may leave."""
    s = place("A takes: golden plain double | B: - | box: rancid good-fortune").state
    for place_ in (0, 1):
        s.may_be[rules.EVERYBODY, place_] = 0b101
    left = {
        secrets.one_that_may_leave(s, rules.EVERYBODY, 0, 0b10, new_generator(1, n))
        for n in range(50)
    }
    assert left == {0b001, 0b100}


def test_who_must_give_has_something_to_give_in_every_redeal() -> None:
    """3.6 4.4 Everybody sees that the action is not ignored."""
    position = place(
        "A takes: golden generous generous | B: - | box: rancid good-fortune generous bad-fortune"
    )
    position = play(position, "take 0, rancid, generous, take 1, take 2")
    assert position.state.phase == rules.GIVES
    for stream in range(60):
        full = position.view(1).state
        secrets.redeal(full, 1, new_generator(7, stream))
        assert rules.may_give(full, 0)


# What must always hold


def breaks(law: int, drawing: str, **changes: Any) -> str:
    """Set up a position that breaks a law; the sentence with which it is refused."""
    with pytest.raises(Mistake) as refused_position:
        place(drawing, changes)
    reason = refused_position.value.phrase.variables["reason"]
    assert reason.key == f"law-{law}"
    return str(reason.text())


SOUND = "A takes: plain generous | B: golden | box: good-fortune |(0)/rancid [double]"


def changed(drawing: str, field: str, at: int | tuple[int, int], value: int) -> dict[str, Any]:
    """A field with one cell changed."""
    cells = getattr(place(drawing).state, field).tolist()
    if isinstance(at, tuple):
        cells[at[0]][at[1]] = value
    else:
        cells[at] = value
    return {field: cells}


def test_a_sound_position_breaks_no_law() -> None:
    """1.1 Nor does what is laid out, for any number of players."""
    assert laws.broken_law(place(SOUND).state) == 0
    for players in range(2, 7):
        assert laws.broken_law(cookietin.game("cookie-box", players=players).laid_out()) == 0


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("phase", -1), ("phase", rules.OVER + 1), ("actions", -1), ("actions", 65),
        ("turn", 2), ("turn", -1), ("actor", 2), ("first", 2), ("victim", 2), ("theft", -1),
        ("theft", 12), ("round", 0), ("round", -1), ("phase", rules.WHO_BEGINS), ("taken", 5),
        ("phase", rules.SHOWING), ("to_throw", 1), ("phase", rules.THROWING),
    ],
)  # fmt: skip
def test_turn_phase_and_counts_fit_the_match(field: str, value: int) -> None:
    """3.5 4.10 Nobody acts who is not there."""
    assert breaks(laws.THE_TURN_FITS, SOUND, **{field: value}).startswith("The turn, the phase")


def test_who_must_yearn_or_give_can() -> None:
    """4.3 4.4 Else the action would have been ignored."""
    breaks(laws.THE_TURN_FITS, "A yearns: plain | B: - | box: golden")
    breaks(laws.THE_TURN_FITS, "A gives: generous | B: plain | box: golden")


def test_what_can_be_taken_is_what_nothing_lies_on() -> None:
    """3.1 3.2 And only a flat cookie shows an icon."""
    for changes in (
        {"there": -1}, {"there": 1 << 33}, {"on_edge": 0b1010}, {"falling": 1}, {"falling": 2},
        {"free": 0}, {"free": 0b101}, {"taken": 0, "phase": rules.SHOWING},
        {"taken": 33, "phase": rules.SHOWING}, {"taken": 5, "phase": rules.FALLING},
        changed(SOUND, "icons", 1, 3), changed(SOUND, "icons", 0, -1),
        changed(SOUND, "icons", 0, 10), changed(SOUND, "icons", 9, 1),
    ):  # fmt: skip
        assert breaks(laws.THE_PILE_IS_SOUND, SOUND, **changes).startswith(
            "Only cookies that nothing lies on"
        )


def test_every_cookie_is_somewhere_exactly_once() -> None:
    """1.1 In the box, in a pile, apart or thrown away."""
    two_more = {"tokens": place(SOUND).state.tokens + 1}
    for changes in (
        changed(SOUND, "unseen", 0, 1), changed(SOUND, "unseen", 0, -1), two_more,
        changed(SOUND, "of_kind", 0, 0), changed(SOUND, "of_kind", 1, (1 << 31) - 1),
        {"shakes": 0}, {"there": 0b1111, "free": 0b1001},
    ):  # fmt: skip
        said = breaks(laws.EVERY_COOKIE_IS_SOMEWHERE_ONCE, SOUND, **changes)
        assert said.startswith("Each of the 33 cookies")


def test_piles_are_counted_rightly() -> None:
    """3.6 By kind for the owner, by number for all."""
    over = "A: plain | B: golden | box: -"
    other_kinds = place(SOUND).state.cookies.tolist()
    other_kinds[0][:2] = [0, 1]
    for drawing, changes in (
        (SOUND, changed(SOUND, "sizes", 0, 1)), (SOUND, {"cookies": other_kinds}),
        (SOUND, changed(SOUND, "final", (0, 0), 1)), (over, changed(over, "final", (0, 0), 0)),
        (SOUND, {"thrown": 3}), (SOUND, changed(SOUND, "places", 1, 1)),
    ):  # fmt: skip
        assert breaks(laws.PILES_ARE_COUNTED, drawing, **changes).startswith("A pile has")
    nobody = place(SOUND).state
    nobody.places[2], nobody.places[1] = nobody.places[1], 0
    nobody.sizes[2], nobody.sizes[1] = 1, 0
    nobody.cookies[2, GOLDEN], nobody.cookies[1, GOLDEN] = 1, 0
    assert laws.broken_law(nobody) == laws.PILES_ARE_COUNTED
    lost = place(SOUND).state
    for name in ("plain", "bad-fortune"):  # which are worth nothing together
        alike = lost.places[rules.GONE] & lost.of_kind[NAMES.index(name)]
        lost.places[rules.GONE] ^= 1 << lowest_bit(alike)
        lost.thrown -= 1
    assert laws.broken_law(lost) == laws.PILES_ARE_COUNTED


def test_all_points_together_are_37() -> None:
    """6.2 Wherever the cookies are."""
    assert breaks(
        laws.POINTS_ARE_ALL_THERE, SOUND, **changed(SOUND, "cookies", (1, GOLDEN), 0)
    ).startswith("All the cookies together")
    for position in (place(SOUND), stolen(), shaken(1), cookietin.game("cookie-box").start(seed=1)):
        assert laws.all_points(position.state) == ALL_POINTS


def test_what_a_player_knows_is_true() -> None:
    """3.6 And everybody knows their own pile, and whatever everybody knows."""
    own = place(SOUND).state.places[0]
    for changes in (
        changed(SOUND, "may_be", (1, 0), 0), changed(SOUND, "may_be", (0, 0), own | 1 << 30),
        changed(SOUND, "may_be", (rules.EVERYBODY, 0), 0),
    ):  # fmt: skip
        said = breaks(laws.KNOWLEDGE_IS_TRUE, SOUND, **changes)
        assert said.startswith("What a player knows")
    wide = place(SOUND).state
    for row in (0, rules.EVERYBODY):
        wide.may_be[row, 0] |= 1 << 30
    assert laws.broken_law(wide) == laws.KNOWLEDGE_IS_TRUE


@pytest.mark.parametrize(
    ("field", "at", "value"),
    [
        ("loot", (0, 0), 1), ("loot", (2, 0), 2), ("loot", (2, 1), -1), ("loot", (4, 0), 1),
        ("robbed", 0, 4), ("robbed", 0, -1), ("stolen_in", 0, 0), ("stolen_in", 0, 9),
        ("turns_left", 0, 0), ("turns_left", 0, 3), ("not_by", 0, 0b111),
    ],
)  # fmt: skip
def test_each_theft_has_one_thief_and_one_cookie(
    field: str, at: int | tuple[int, int], value: int
) -> None:
    """5.1 5.2 Until it is settled."""
    s = stolen().state
    assert laws.broken_law(s) == 0
    getattr(s, field)[at] = value
    assert laws.broken_law(s) == laws.THEFTS_HAVE_A_THIEF


def test_who_was_caught_in_a_round_is_not_suspected_again() -> None:
    """5.1 5.3 Nobody steals twice in a round, and all know that."""
    drawing = "A takes: golden | B: plain | C: rancid double | D: - | box: good-fortune"
    position = play(place(drawing, thief="on"), "D: steal 1, plain, B: claim 0 3")
    position = play(position, "B: steal 2, double")
    assert position.state.not_by[0] == 0b1101
    for stream in range(20):
        full = position.view(0).state
        secrets.redeal(full, 0, new_generator(3, stream))
        assert rules.thief_of(full, 0) == 1


def test_what_a_thief_takes_tells_him_nothing_of_the_rest() -> None:
    """5.2 3.6 Of two alike, the one that is surely there is the one that was stolen."""
    box = "box: rancid good-fortune good-fortune ? good-fortune [plain]"
    position = place(f"A takes: plain golden | B: - | C: - | {box}", thief="on")
    position = play(position, "take 0, golden, take 1, take 2, take 3, plain, C: steal 0, plain")
    s = position.state
    left = s.places[0] & s.of_kind[NAMES.index("plain")]
    for row in (1, 2, rules.EVERYBODY):
        assert s.may_be[row, 0] & left
        assert s.may_be[row, rules.GONE] & left
    assert s.may_be[2, rules.APART] == s.places[rules.APART]


def test_rounds_are_counted_from_the_first_player() -> None:
    """3.5 5.1 One turn of every player."""
    position = place("A takes: - | B: - | box: golden good-fortune bad-fortune")
    assert [rules.rounds(play(position, moves).state) for moves in ("", "take 0")] == [1, 1]
    assert rules.rounds(play(position, "take 0, take 1").state) == 2


def test_turns_are_counted_from_the_first_player() -> None:
    """3.5 A chain is one turn."""
    position = place("A takes: - | B: - | C: - | box: double golden good-fortune bad-fortune")
    counts = {"": 0, "take 0": 0, "take 0, take 1": 1, "take 0, take 1, take 2, take 3": 3}
    for moves, count in counts.items():
        assert rules.turns(play(position, moves).state) == count
    start = cookietin.game("cookie-box", players=3).start(chance=None)
    assert rules.turns(start.state) == 0
    later = place("A: golden | B: - | C takes: - | box: double", {"first": 1})
    assert rules.turns(later.state) == 1
    assert rules.turns(play(later, "take 0, count").state) == 2
    wrapped = place("A takes: golden | B: - | C: - | box: double", {"first": 1})
    assert rules.turns(wrapped.state) == 2


def test_without_the_option_there_is_no_theft() -> None:
    """5.1 Whatever the state says."""
    s = stolen().state
    s.thief = 0
    assert laws.broken_law(s) == laws.THEFTS_HAVE_A_THIEF


# Counts of move sequences


def sequences(position: Position, depth: int) -> int:
    """How many sequences of so many moves of seats there are, chance always the likeliest."""
    while position.seats == (CHANCE,):
        odds = position.odds()
        position = position.play(max(position.legal(), key=lambda move: odds[move.number]))
    if depth == 0 or not position.seats:
        return 1
    return sum(sequences(position.play(move), depth - 1) for move in position.legal())


@pytest.mark.parametrize(
    ("drawing", "counts"),
    [
        ("A takes: - | B: - | box: double/golden generous yearning", [3, 7, 11, 12]),
        ("A takes: golden plain | B: double | C: - | box: generous cheeky/rancid", [2, 6, 8, 18]),
    ],
)
def test_the_number_of_move_sequences_is_pinned(drawing: str, counts: list[int]) -> None:
    """3.1 4.3 4.4 4.5 When one of them changes, a rule has."""
    assert [sequences(place(drawing), depth) for depth in range(1, 5)] == counts


def test_the_order_of_legal_moves_is_pinned() -> None:
    """3.1 4.4 By number of the cookie, by kind, by seat."""
    assert [move.text for move in place(SOUND).legal()] == ["take 0"]
    gives = place("A gives: golden plain | B: - | C: - | box: double")
    assert [move.text for move in gives.legal()] == [
        "give plain 1", "give plain 2", "give golden 1", "give golden 2",
    ]  # fmt: skip
    assert [move.text for move in stolen().legal()] == [
        "take 0", "take 1", "take 2", "steal 0", "steal 2", "claim 0 0", "claim 0 2",
    ]  # fmt: skip
