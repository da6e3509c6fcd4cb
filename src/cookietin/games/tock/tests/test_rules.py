"""The rules of Tock, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import cookietin
from cookietin import CHANCE, SPECTATOR, Mistake, Position, Refused
from cookietin.engine import ask
from cookietin.engine.generator import new_generator
from cookietin.engine.record import fill
from cookietin.games.tock import GAME, laws, rules, secrets
from cookietin.games.tock import moves as m
from cookietin.games.tock.data import CARD_NAMES, FOUR, KINDS, PAWNS, SEATS
from cookietin.games.tock.tests.drawn import draw, fields, follow, place, plays, refused

TEAM: dict[str, Any] = {"players": 4}
SIX: dict[str, Any] = {"players": 6}


# 1. Players and board


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_begins_with_four_pawns_in_the_nest(players: int) -> None:
    """1.1 And with nothing else."""
    start = cookietin.game("tock", players=players).start(chance=None)
    assert draw(start.state) == ""
    assert [start.state.pawns[seat, 3] for seat in range(SEATS)] == [rules.IN_NEST] * SEATS


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_can_play(players: int) -> None:
    """1.1 One is too few and seven are too many."""
    with pytest.raises(Mistake, match="2–6 can play"):
        cookietin.game("tock", players=players)


def test_partners_sit_opposite_each_other() -> None:
    """1.2 Two seats on with four, three with six; everybody alone otherwise."""
    four = cookietin.game("tock", players=4).laid_out()
    six = cookietin.game("tock", players=6).laid_out()
    assert [rules.partner_of(four, seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [rules.partner_of(six, seat) for seat in range(6)] == [3, 4, 5, 0, 1, 2]
    for options in ({"players": 3}, {"players": 4, "teams": "off"}):
        alone = cookietin.game("tock", **options).laid_out()
        assert [rules.partner_of(alone, seat) for seat in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_teams_need_four_or_six_players(players: int) -> None:
    """1.2 With others there are none."""
    assert cookietin.game("tock", players=players).options["teams"] == "off"
    with pytest.raises(Mistake):
        cookietin.game("tock", players=players, teams="on")


def test_who_plays_alone_has_no_partner_whose_pawns_could_move() -> None:
    """1.2 Neither alone nor in the rest of a Seven."""
    s = place("*0: 5 9 - - | 7  1: - - - - | 5").state
    partners = [
        m.walk_move(6, PAWNS, 0),
        m.split_move(0, 3, 0, PAWNS, 0),
        m.short_move(0, 3, PAWNS),
    ]
    assert [rules.refusal(s, 0, move) for move in partners] == [102, 102, 102]
    assert rules.refusal(s, 0, m.short_move(0, 3, m.NO_PAWN)) == 305


@pytest.mark.parametrize(
    ("players", "track", "starts"),
    [
        (2, 64, [0, 32]),
        (3, 64, [0, 16, 32]),
        (4, 64, [0, 16, 32, 48]),
        (5, 96, [0, 16, 32, 48, 64]),
        (6, 96, [0, 16, 32, 48, 64, 80]),
    ],
)
def test_sixteen_squares_lie_between_two_starts(
    players: int, track: int, starts: list[int]
) -> None:
    """1.3 On a board of four places or of six; two players sit opposite each other."""
    s = cookietin.game("tock", players=players).laid_out()
    assert s.track == track
    assert s.starts.tolist()[:players] == starts


def test_a_start_that_nobody_took_is_a_plain_square() -> None:
    """1.3 4.2 A pawn that stands there blocks nothing and can be taken."""
    follow("""
        *0: 14 - - - | 2  1: 16 - - - | 5
         2 a
         0: 16 - - - |   *1: - - - - | 5
    """)
    follow("""
        *0: 14 - - - | 3  1: 16 - - - | 5
         3 a
         0: 17 - - - |   *1: 16 - - - | 5
    """)


def test_home_comes_after_the_square_before_the_own_start() -> None:
    """1.4 Wherever one's own start is."""
    follow("""
        *0: 63 - - - | A 2  1: 31 - - - | A 4
         A a
         0: h1 - - - | 2   *1: 31 - - - | A 4
         A a
        *0: h1 - - - | 2    1: h1 - - - | 4
         2 a
         0: h3 - - - |     *1: h1 - - - | 4
    """)


# 2. Cards


@pytest.mark.parametrize("players", range(2, 7))
def test_there_is_one_run_of_thirteen_for_each_player(players: int) -> None:
    """2.1 When the first card is dealt, each kind is as likely as any other."""
    start = cookietin.game("tock", players=players, first=0).start(chance=None)
    assert ask.odds(GAME, start.state) == [players] * 13
    dealt = start.play("Q").play("Q")
    assert ask.odds(GAME, dealt.state)[11] == players - 2


def test_the_dealer_is_drawn_by_lot() -> None:
    """2.2 2.3 And the player to the left begins."""
    start = cookietin.game("tock", players=3).start(chance=None)
    assert [move.text for move in start.legal()] == ["0 deals", "1 deals", "2 deals"]
    begun = start.play("2 deals")
    assert (begun.state.dealer, begun.state.turn) == (2, 0)


@pytest.mark.parametrize("first", range(4))
def test_who_deals_may_be_named(first: int) -> None:
    """2.2 2.3 Then the player to the left begins."""
    begun = cookietin.game("tock", players=4, first=first).start(seed=1)
    assert begun.state.dealer == first
    assert begun.seats == ((first + 1) % 4,)


def deals(position: Position, count: int) -> list[tuple[int, list[int], int]]:
    """Dealer, sizes of the hands and who begins, for so many deals in a row."""
    found: list[tuple[int, list[int], int]] = []
    while True:
        if position.state.round > len(found):
            s = position.state
            found.append((s.dealer, s.sizes.tolist()[: s.players], s.turn))
            if len(found) == count:
                return found
        position = position.play(position.legal()[0].text)


def test_five_cards_are_dealt_then_four_then_four_then_the_next_player_deals() -> None:
    """2.2 2.3 All thirteen for each; whoever is left of the dealer begins each deal."""
    start = cookietin.game("tock", players=3, first=0).start(seed=5)
    assert deals(start, 7) == [
        (0, [5, 5, 5], 1),
        (0, [4, 4, 4], 1),
        (0, [4, 4, 4], 1),
        (1, [5, 5, 5], 2),
        (1, [4, 4, 4], 2),
        (1, [4, 4, 4], 2),
        (2, [5, 5, 5], 0),
    ]


def test_the_third_deal_empties_the_heap() -> None:
    """2.2 2.6 And all cards that were played lie open until the next first card is dealt."""
    position = cookietin.game("tock", players=2, first=1).start(seed=5)
    while position.state.deal < 2:
        position = position.play(position.legal()[0].text)
    assert sum(position.state.heap) == 0
    position = Position(position.game, position.state, (), None, None)  # nobody deals by itself
    while position.seats != (CHANCE,):
        position = position.play(position.legal()[0].text)
    s = position.state
    assert s.phase == rules.SHUFFLING
    assert sum(s.open_cards[seat, kind] for seat in range(2) for kind in range(13)) == 26
    after = position.play("K").state
    assert sum(after.open_cards[seat, kind] for seat in range(2) for kind in range(13)) == 0
    assert (sum(after.heap), after.hands[after.turn, 12]) == (25, 1)


def test_one_card_is_played_a_turn_clockwise() -> None:
    """2.3 2.4 Any card of the hand."""
    drawn = "*0: 5 - - - | 2 3  1: 20 - - - | 2 3  2: 40 - - - | 2 3"
    assert plays(drawn, players=3) == ["2 a", "3 a"]
    follow(
        """
        *0: 5 - - - | 2 3  1: 20 - - - | 2 3  2: 40 - - - | 2 3
         3 a
         0: 8 - - - | 2  *1: 20 - - - | 2 3  2: 40 - - - | 2 3
         2 a
         0: 8 - - - | 2  1: 22 - - - | 3  *2: 40 - - - | 2 3
         3 a
        *0: 8 - - - | 2  1: 22 - - - | 3  2: 43 - - - | 2
        """,
        players=3,
    )


def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    """2.4 Whatever it would do."""
    drawn = "*0: 5 9 - - | 2  1: 20 - - - | 3"
    for text in ("3 a", "A enter", "J a 1a", "7 a3 b4", "7 a3"):
        assert refused(drawn, text) == "2.4"


def test_an_opponent_cannot_play_a_card_while_another_is_to_play() -> None:
    """2.3 Also where interrupting is allowed."""
    position = place("*0: 5 - - - | 2  1: 20 - - - | 3", table_talk="on", **TEAM)
    refusal = position.refusal("3 a", 1)
    assert refusal is not None
    assert refusal.clause == "2.3"


def test_who_can_play_must_even_against_the_own_pawn() -> None:
    """2.5 4.1 The only card takes one's own pawn b."""
    drawn = "*0: 5 7 - - | 2  1: - - - - | 3"
    assert plays("*0: 5 7 h3 h1 | 2  1: - - - - | 3") == ["2 a", "2 b"]
    assert plays("*0: 5 7 - - | 2  1: - - - - | 3") == ["2 a", "2 b"]
    assert refused(drawn, "lay down") == "2.5"
    follow("""
        *0: 5 7 - - | 2  1: - - - - | 3
         2 a
         0: 7 - - - |   *1: - - - - | 3
    """)


def test_a_forced_capture_of_the_own_pawn_is_the_only_play() -> None:
    """2.5 4.1 4.2 Pawn b cannot move: a blockade is in its way."""
    drawn = "*0: 10 15 - - | 5  1: 16! - - - | 3"
    assert plays(drawn, **TEAM) == ["5 a"]
    follow(
        """
        *0: 10 15 - - | 5  1: 16! - - - | 3
         5 a
         0: 15 - - - |    *1: 16! - - - | 3
        """,
        **TEAM,
    )


def test_the_partner_is_taken_as_well() -> None:
    """2.5 4.1 If nothing else can be played."""
    drawn = "*0: 10 - - - | 5  2: 15 - - - | 3"
    assert plays(drawn, **TEAM) == ["5 a"]
    follow(
        """
        *0: 10 - - - | 5  2: 15 - - - | 3
         5 a
         0: 15 - - - |   *2: - - - - | 3
        """,
        **TEAM,
    )


def test_who_can_play_nothing_lays_down_the_whole_hand_and_is_skipped() -> None:
    """2.6 The cards lie open."""
    after = follow("""
        *0: - - - - | 4 9 Q  1: 40 - - - | 2 3
         lay down
         0: - - - - | down  *1: 40 - - - | 2 3
         2 a
         0: - - - - | down  *1: 42 - - - | 3
    """)
    s = after.state
    assert [s.open_cards[0, CARD_NAMES.index(name)] for name in ("9", "Q")] == [1, 1]
    laid = [name for kind, name in enumerate(CARD_NAMES) if s.laid_down[0, kind]]
    assert laid == ["4", "9", "Q"]
    seen = after.view(1).state
    assert [seen.open_cards[0, kind] for kind in range(KINDS)] == [
        s.open_cards[0, kind] for kind in range(KINDS)
    ]


def test_the_next_cards_are_dealt_when_nobody_has_any() -> None:
    """2.2 2.6 To those who laid down, too."""
    last = place("*0: - - - - | 4 9 Q  1: 40 - - - | ").play("lay down")
    assert (last.seats, last.state.phase) == ((CHANCE,), rules.DEALING)
    assert (last.state.deal, last.state.round) == (1, 2)
    assert last.state.has_laid_down.tolist() == [0] * SEATS
    assert not any(map(any, last.state.laid_down.tolist()))


# 3. What the cards do


def test_an_ace_enters_or_goes_one_forward() -> None:
    """3.1 The choice is the player's."""
    drawn = "*0: 5 - - - | A  1: - - - - | 3"
    assert plays(drawn) == ["A enter", "A a"]
    follow("""
        *0: 5 - - - | A    1: - - - - | 3
         A enter
         0: 5 0! - - |    *1: - - - - | 3
    """)
    follow("""
        *0: 5 - - - | A    1: - - - - | 3
         A a
         0: 6 - - - |     *1: - - - - | 3
    """)


def test_an_ace_needs_a_pawn_in_the_nest_or_one_outside() -> None:
    """3.1 One that is in the nest does not walk."""
    assert refused("*0: 5 - - - | A  1: - - - - | 3", "A b") == "3.1"
    assert refused("*0: 5 6 7 8 | A  1: - - - - | 3", "A enter") == "3.1"


def test_a_king_enters_and_does_nothing_else() -> None:
    """3.2 It moves no pawn, and needs one in the nest."""
    assert plays("*0: 5 - - - | K  1: - - - - | 3") == ["K enter"]
    follow("""
        *0: - - - - | K   1: - - - - | 3
         K enter
         0: 0! - - - |   *1: - - - - | 3
    """)
    assert refused("*0: 5 - - - | K  1: - - - - | 3", "K a") == "3.2"
    assert refused("*0: 5 6 7 8 | K  1: - - - - | 3", "K enter") == "3.2"


def test_a_queen_goes_twelve_forward() -> None:
    """3.3 Not out of the nest."""
    follow("""
        *0: 5 - - - | Q   1: - - - - | 3
         Q a
         0: 17 - - - |   *1: - - - - | 3
    """)
    drawn = "*0: 5 - - - | Q  1: - - - - | 3"
    assert [refused(drawn, text) for text in ("Q b", "Q enter")] == ["3.3", "3.3"]


def test_a_jack_swaps_two_pawns_of_different_players() -> None:
    """3.4 Each counts from its own start where it stands now."""
    after = follow("""
        *0: 5 - - - | J     1: 40 30 - - | 3
         J a 1b
         0: 30 - - - |     *1: 40 5 - - | 3
    """)
    assert (after.state.pawns[0, 0], after.state.pawns[1, 1]) == (30, 37)


def test_a_jack_swaps_with_the_partner_too() -> None:
    """3.4 The partner counts as another player."""
    assert plays("*0: 5 - - - | J  2: 40 - - - | 3", **TEAM) == ["J a 2a"]
    follow(
        """
        *0: 5 - - - | J     2: 40 - - - | 3
         J a 2a
         0: 40 - - - |     *2: 5 - - - | 3
        """,
        **TEAM,
    )


@pytest.mark.parametrize("mine", ["0!", "h2", "-"])
def test_a_jack_does_not_swap_the_own_pawn_on_its_start_at_home_or_in_the_nest(mine: str) -> None:
    """3.4 4.2 4.4 By the first clause that forbids it."""
    assert refused(f"*0: {mine} 9 - - | J  1: 40 - - - | 3", "J a 1a") == "3.4"


@pytest.mark.parametrize("other", ["32!", "h2", "-"])
def test_a_jack_does_not_swap_with_a_pawn_on_its_start_at_home_or_in_the_nest(other: str) -> None:
    """3.4 4.2 4.4 Another's is as safe as one's own."""
    assert refused(f"*0: 9 - - - | J  1: {other} 40 - - | 3", "J a 1a") == "3.4"


def test_a_jack_needs_another_player() -> None:
    """3.4 Neither a pawn of one's own nor a seat that nobody took, and it walks nowhere."""
    drawn = "*0: 9 12 - - | J  1: 40 - - - | 3"
    assert [refused(drawn, text) for text in ("J a 0b", "J a 4a", "J a", "J enter")] == ["3.4"] * 4


def test_with_the_option_the_own_pawn_is_swapped_from_its_start() -> None:
    """3.4 Another's is not."""
    follow(
        """
        *0: 0! - - - | J    1: 40 32! - - | 3
         J a 1a
         0: 40 - - - |     *1: 0 32! - - | 3
        """,
        jack_from_start="on",
    )
    drawn = "*0: 0! - - - | J  1: 40 32! - - | 3"
    assert plays(drawn, jack_from_start="on") == ["J a 1a"]
    assert plays(drawn) == ["lay down"]


def test_moving_for_the_partner_another_player_is_anyone_but_the_partner() -> None:
    """3.4 5.1 And the option applies to the partner's pawn."""
    drawn = "*0: h1 h2 h3 h4 | J  1: 20 - - - | 3  2: 32! 35 - - | 3"
    assert plays(drawn, **TEAM) == ["J 2b 1a"]
    assert plays(drawn, jack_from_start="on", **TEAM) == ["J 2a 1a", "J 2b 1a"]
    assert refused(drawn, "J 2b 2a", **TEAM) == "3.4"


def test_a_seven_moves_one_pawn_seven_or_two_pawns_seven_in_all() -> None:
    """3.5 In either order."""
    drawn = "*0: 5 20 - - | 7  1: - - - - | 3"
    splits = [f"7 a{n} b{7 - n}" for n in range(1, 7)] + [f"7 b{n} a{7 - n}" for n in range(1, 7)]
    assert plays(drawn) == ["7 a", "7 b", *splits]
    follow("""
        *0: 5 20 - - | 7    1: - - - - | 3
         7 a3 b4
         0: 8 24 - - |     *1: - - - - | 3
    """)
    follow("""
        *0: 5 20 - - | 7    1: - - - - | 3
         7 b
         0: 5 27 - - |     *1: - - - - | 3
    """)


def test_a_seven_moves_no_pawn_out_of_the_nest_nor_one_pawn_twice() -> None:
    """3.5 Nor does it stop short for nothing."""
    drawn = "*0: 5 20 - - | 7  1: - - - - | 3"
    for text in ("7 c", "7 enter", "7 c3 a4", "7 a3 c4", "7 a3 a4", "7 a3", "7 c3", "7 a3 b2"):
        assert refused(drawn, text) == "3.5"
    s = place(drawn).state
    assert rules.refusal(s, 0, m.short_move(0, 3, 0)) == 305


def test_a_seven_that_takes_with_its_first_part_the_pawn_of_its_second_is_not_allowed() -> None:
    """3.5 4.1 The second part is judged on the board that the first leaves."""
    drawn = "*0: 5 8 - - | 7  1: - - - - | 3"
    assert refused(drawn, "7 a3 b4") == "3.5"
    assert refused(drawn, "7 b4 a3") == ""
    assert "7 a3 b4" not in plays(drawn)


def test_each_part_of_a_seven_takes_where_it_ends() -> None:
    """3.5 4.1 And nothing on the way."""
    follow("""
        *0: 5 20 - - | 7    1: 6 8 24 - | 3
         7 a3 b4
         0: 8 24 - - |     *1: 6 - - - | 3
    """)
    follow("""
        *0: 5 8 - - | 7     1: - - - - | 3
         7 b4 a3
         0: 8 12 - - |     *1: - - - - | 3
    """)


def test_the_second_part_of_a_seven_takes_the_pawn_of_the_first() -> None:
    """3.5 4.1 That is allowed: the first part is done."""
    follow("""
        *0: 5 4 - - | 7     1: - - - - | 3
         7 a3 b4
         0: - 8 - - |      *1: - - - - | 3
    """)


def test_the_first_part_of_a_seven_may_open_the_way_for_the_second() -> None:
    """3.5 4.2 Or close it."""
    follow("""
        *0: 0! 62 - - | 7    1: - - - - | 3
         7 a1 b6 lap
         0: 1 4 - - |       *1: - - - - | 3
    """)
    assert refused("*0: 0! 62 - - | 7  1: - - - - | 3", "7 b6 lap a1") == "4.2"
    assert refused("*0: 62 61 - - | 7  1: - - - - | 3", "7 a2 lap b5 lap") == "4.2"


def test_a_seven_is_split_inside_home() -> None:
    """3.5 4.4 One part enters home, or both move up in it."""
    follow("""
        *0: h1 62 - - | 7    1: - - - - | 3
         7 a3 b4
         0: h4 h3 - - |     *1: - - - - | 3
    """)
    follow("""
        *0: h1 h2 5 - | 7    1: - - - - | 3
         7 b2 c5
         0: h1 h4 10 - |    *1: - - - - | 3
    """)
    assert refused("*0: h1 h2 5 - | 7  1: - - - - | 3", "7 a2 c5") == "4.4"


def test_a_seven_stops_short_at_the_moment_it_wins_in_its_first_part() -> None:
    """3.5 6.1 Or runs on for a lap."""
    drawn = "*0: h2 h3 h4 62 | 7  1: - - - - | 3"
    assert plays(drawn) == ["7 d lap", "7 d2"]
    after = follow("""
        *0: h2 h3 h4 62 | 7  1: - - - - | 3
         7 d2
         0: h2 h3 h4 h1 |    1: - - - - | 3
    """)
    assert after.outcome is not None
    assert after.outcome.winners == (0,)


def test_a_seven_stops_short_at_the_moment_it_wins_in_its_second_part() -> None:
    """3.5 6.1 Both the shorter way and the full rest are plays."""
    drawn = "*0: h3 h4 63 62 | 7  1: - - - - | 3"
    assert {"7 c2 d2", "7 c2 d5 lap"} <= set(plays(drawn))
    after = follow("""
        *0: h3 h4 63 62 | 7  1: - - - - | 3
         7 c2 d2
         0: h3 h4 h2 h1 |    1: - - - - | 3
    """)
    assert after.outcome is not None
    assert after.outcome.ending == "home"


def test_in_teams_a_seven_stops_short_only_if_the_team_wins() -> None:
    """3.5 5.2 6.1 In its first part or its second; the partner's pawns count as well."""
    theirs = "2: h1 h2 h3 h4 | 3"
    assert plays(f"*0: h2 h3 h4 62 | 7  {theirs}", **TEAM) == ["7 d lap", "7 d2"]
    assert "7 c2 d2" in plays(f"*0: h3 h4 63 62 | 7  {theirs}", **TEAM)
    drawn = "*0: h3 h4 63 62 | 7  2: h1 h2 h3 31 | 3"
    assert refused(drawn, "7 c2 d2", **TEAM) == "3.5"
    assert refused("*0: h3 h4 63 62 | 7  2: - - - - | 3", "7 c2", **TEAM) == "3.5"


def test_a_four_goes_back() -> None:
    """3.6 And takes where it ends, like any other."""
    follow("""
        *0: 9 - - - | 4    1: 5 - - - | 3
         4 a
         0: 5 - - - |     *1: - - - - | 3
    """)


def test_a_four_back_over_the_own_start_is_close_to_home_and_then_goes_home() -> None:
    """3.6 4.6 The next forward card takes it in, without a lap."""
    follow("""
        *0: 2 - - - | 4 5   1: 40 - - - | 3 2
         4 a
         0: 62 - - - | 5   *1: 40 - - - | 3 2
         3 a
        *0: 62 - - - | 5    1: 43 - - - | 2
         5 a
         0: h4 - - - |     *1: 43 - - - | 2
    """)


def test_a_four_goes_back_from_the_own_start_and_onto_it() -> None:
    """3.6 4.6 Neither is a lap."""
    follow("""
        *0: 0! - - - | 4   1: - - - - | 3
         4 a
         0: 60 - - - |    *1: - - - - | 3
    """)
    follow("""
        *0: 4 - - - | 4    1: - - - - | 3
         4 a
         0: 0! - - - |    *1: - - - - | 3
    """)
    assert refused("*0: 4 - - - | 4  1: - - - - | 3", "4 a lap") == "4.6"


def test_a_four_neither_enters_nor_leaves_home() -> None:
    """3.6 Nor the nest."""
    drawn = "*0: h2 - 9 - | 4  1: - - - - | 3"
    assert [refused(drawn, text) for text in ("4 a", "4 b", "4 enter")] == ["3.6"] * 3
    assert plays(drawn) == ["4 c"]


@pytest.mark.parametrize("steps", [2, 3, 5, 6, 8, 9, 10])
def test_the_other_cards_go_as_far_forward_as_they_say(steps: int) -> None:
    """3.7 And bring nobody out of the nest."""
    follow(f"""
        *0: 2 - - - | {steps}  1: - - - - | K
         {steps} a
         0: {2 + steps} - - - |   *1: - - - - | K
    """)
    drawn = f"*0: 2 - - - | {steps}  1: - - - - | K"
    assert [refused(drawn, text) for text in (f"{steps} b", f"{steps} enter")] == ["3.7"] * 2


# 4. Moving


def test_a_pawn_takes_the_one_that_it_lands_on() -> None:
    """4.1 A foreign one here; those on the way stay."""
    follow("""
        *0: 5 - - - | 5    1: 7 10 - - | 3
         5 a
         0: 10 - - - |    *1: 7 - - - | 3
    """)


def test_a_blockade_is_met_from_behind_and_from_before() -> None:
    """4.2 It is neither passed nor landed on, in either direction."""
    for mine, card in ((14, 2), (14, 3), (10, 10), (17, 4), (20, 4), (18, 4)):
        drawn = f"*0: {mine} - - - | {card}  1: 16! - - - | K"
        assert refused(drawn, f"{card} a", **TEAM) == "4.2"
        assert plays(drawn, **TEAM) == ["lay down"]
    assert plays("*0: 21 - - - | 4  1: 16! - - - | K", **TEAM) == ["4 a"]
    assert plays("*0: 13 - - - | 2  1: 16! - - - | K", **TEAM) == ["2 a"]


def test_a_blockade_holds_for_its_owner_too() -> None:
    """4.2 Forward, that is after a lap, and backward."""
    drawn = "*0: 0! 62 3 - | 5 4 2  1: - - - - | K"
    assert refused(drawn, "5 b lap") == "4.2"
    assert refused(drawn, "2 b lap") == "4.2"
    assert refused(drawn, "4 c") == "4.2"
    assert refused("*0: 0! - - - | A K  1: - - - - | K", "A enter") == "4.2"
    assert refused("*0: 0! - - - | A K  1: - - - - | K", "K enter") == "4.2"


def test_going_home_does_not_pass_the_own_start() -> None:
    """4.2 So a blockade there does not matter."""
    follow("""
        *0: 0! 62 - - | 5   1: - - - - | K
         5 b
         0: 0! h4 - - |    *1: - - - - | K
    """)


def test_a_jack_passes_nothing() -> None:
    """4.2 Not even a blockade."""
    follow(
        """
        *0: 10 - - - | J   1: 16! 20 - - | K
         J a 1b
         0: 20 - - - |    *1: 16! 10 - - | K
        """,
        **TEAM,
    )


def test_a_pawn_blocks_its_start_again_after_a_lap_a_four_or_a_jack() -> None:
    """4.2 4.6 However it came there."""
    follow(
        """
         0: 15 - - - | 2 3  *1: 10 - - - | 6
         6 a lap
        *0: 15 - - - | 2 3   1: 16! - - - |
        """,
        **TEAM,
    )
    drawn = "*0: 15 - - - | 2 3  1: 16! - - - | 6"
    assert refused(drawn, "3 a", **TEAM) == "4.2"
    for path, card in (("20", "4"), ("10", "6")):
        s = place(f"0: 15 - - - | 2  *1: {path} - - - | {card}", **TEAM).play(
            f"{card} a" if card == "4" else f"{card} a lap"
        )
        assert rules.is_blockade(s.state, 16)
    s = place("0: 16 - - - | 2  *1: 30 - - - | J", **TEAM).play("J a 0a")
    assert rules.is_blockade(s.state, 16)


def test_a_pawn_on_the_start_of_another_is_not_protected() -> None:
    """4.2 It can be passed, taken and swapped."""
    follow(
        """
        *0: 14 - - - | 2 3   3: 16 - - - | 5
         2 a
         0: 16 - - - | 3    *3: - - - - | 5
        """,
        **TEAM,
    )
    drawn = "*0: 14 - - - | 3 J  3: 16 - - - | 5"
    assert plays(drawn, **TEAM) == ["3 a", "J a 3a"]


def test_entering_takes_a_foreign_pawn_that_stands_on_the_start() -> None:
    """4.3 The partner's too."""
    follow("""
        *0: - - - - | K    1: 0 - - - | 5
         K enter
         0: 0! - - - |    *1: - - - - | 5
    """)
    follow(
        """
        *0: - - - - | A    2: 0 - - - | 5
         A enter
         0: 0! - - - |    *2: - - - - | 5
        """,
        **TEAM,
    )


def test_at_home_nobody_is_passed_or_taken_and_nobody_moves_back() -> None:
    """4.4 Moving up is allowed."""
    drawn = "*0: h2 62 h1 - | 4 3 A 2 5  1: - - - - | K"
    assert refused(drawn, "3 b") == "4.4"
    assert refused(drawn, "5 b") == "4.4"
    assert refused(drawn, "A c") == "4.4"
    assert refused(drawn, "2 c") == "4.4"
    assert refused(drawn, "2 c lap") == "4.4"
    follow("""
        *0: h2 62 h1 - | 2 3  1: - - - - | K
         2 a
         0: h4 62 h1 - | 3   *1: - - - - | K
    """)


STAYS: dict[str, Any] = {"move_up_at_home": "off"}


def test_a_pawn_can_be_made_to_stay_where_it_entered() -> None:
    """4.4 By choice; then it goes straight to the innermost free square."""
    drawn = "*0: h4 62 - - | 2 3 4 A 5  1: - - - - | K"
    assert [move for move in plays(drawn, **STAYS) if " b" in move] == [
        "A b", "2 b lap", "3 b lap", "4 b", "5 b lap",
    ]  # fmt: skip
    assert refused(drawn, "2 b", **STAYS) == "4.4"
    assert refused(drawn, "5 b", **STAYS) == "4.4"
    assert refused("*0: h4 h3 62 - | A  1: - - - - | K", "A b", **STAYS) == "4.4"
    assert refused("*0: h4 63 - - | 3  1: - - - - | K", "3 b", **STAYS) == ""
    assert refused("*0: 63 - - - | 5  1: - - - - | K", "5 a", **STAYS) == "4.5"
    with pytest.raises(Mistake, match="fills from the inside"):
        place("*0: h3 - - - | 2  1: - - - - | K", **STAYS)


def test_every_match_ends_where_pawns_stay() -> None:
    """4.4 6.1 Nobody is shut out for good."""
    game = cookietin.game("tock", players=2, **STAYS)
    for seed in range(5):
        position = game.start(seed)
        while position.outcome is None:
            legal = position.legal(position.seats[0])
            position = position.play(legal[len(position.line) * 7 % len(legal)].text)
        assert max(position.outcome.scores) == PAWNS


@pytest.mark.parametrize("squares", [12, 18])
def test_an_owners_board_has_its_own_number_of_squares(squares: int) -> None:
    """1.3 1.4 4.2 Starts, blockades and home lie where that board has them."""
    board: dict[str, Any] = {"edition": {"squares": squares}}
    s = cookietin.game("tock", players=3, **board).laid_out()
    assert s.track == 4 * squares
    assert [s.starts[seat] for seat in range(3)] == [0, squares, 2 * squares]
    before, last = squares - 2, 4 * squares - 1
    drawn = f"*0: {before} {last} - - | 2 3 A  1: {squares}! - - - | K"
    assert refused(drawn, "2 a", players=3, **board) == "4.2"
    assert refused(drawn, "A a", players=3, **board) == ""
    assert refused(drawn, "3 b", players=3, **board) == ""
    back = f"*0: {squares + 4} {squares + 5} - - | 4 4  1: {squares}! - - - | K"
    assert refused(back, "4 a", players=3, **board) == "4.2"
    assert refused(back, "4 b", players=3, **board) == ""


@pytest.mark.parametrize("given", [{}, {"squares": 11}, {"squares": 19}, {"squares": True},
                                   {"squares": 16, "home": 5}, {"squares": "16"}])  # fmt: skip
def test_a_board_that_cannot_be_played_on_is_refused(given: dict[str, Any]) -> None:
    """1.3"""
    with pytest.raises(Mistake, match="a whole number from 12 to 18"):
        cookietin.game("tock", edition=given)


def test_the_long_track_has_its_limit() -> None:
    """1.3 Six places with 17 squares each would be too long for it."""
    with pytest.raises(Mistake, match="at most 16 squares for each place"):
        cookietin.game("tock", players=5, edition={"squares": 17})


def test_what_came_later_is_written_only_if_it_is_chosen() -> None:
    """1.3 4.4 So records from before stay as they are."""
    usual = cookietin.game("tock", players=2)
    chosen = cookietin.game("tock", players=2, edition={"squares": 18}, **STAYS)
    assert {"edition", "move_up_at_home"} & usual.told_options.keys() == set()
    assert chosen.told_options["move_up_at_home"] == "off"
    position = chosen.start(3)
    assert cookietin.read(position.record()).state == position.state


def test_home_is_reached_by_exact_count() -> None:
    """4.5 From the track and inside home."""
    drawn = "*0: 62 h3 - - | 6 2 4  1: - - - - | K"
    assert refused(drawn, "2 b") == "4.5"
    assert refused("*0: 62 - - - | 6 2 5  1: - - - - | K", "6 a") == "4.5"
    assert refused("*0: 62 - - - | 6 2 5  1: - - - - | K", "5 a") == ""


def test_home_or_another_lap_is_the_choice_of_the_player() -> None:
    """4.6 Where both are possible they are two plays."""
    assert plays("*0: 62 - - - | 5  1: - - - - | K") == ["5 a", "5 a lap"]
    follow("""
        *0: 62 - - - | 5   1: - - - - | K
         5 a
         0: h4 - - - |    *1: - - - - | K
    """)
    follow("""
        *0: 62 - - - | 5   1: - - - - | K
         5 a lap
         0: 3 - - - |     *1: - - - - | K
    """)


def test_a_lap_that_is_the_only_play_is_forced() -> None:
    """2.5 4.6 The hand cannot be laid down."""
    drawn = "*0: 62 - - - | 8  1: - - - - | K"
    assert plays(drawn) == ["8 a lap"]
    assert refused(drawn, "lay down") == "2.5"
    follow("""
        *0: 62 - - - | 8   1: - - - - | K
         8 a lap
         0: 6 - - - |     *1: - - - - | K
    """)


def test_ending_exactly_on_the_own_start_is_a_lap() -> None:
    """4.6 And one step less is none."""
    assert plays("*0: 62 - - - | 2  1: - - - - | K") == ["2 a", "2 a lap"]
    assert refused("*0: 62 - - - | A  1: - - - - | K", "A a lap") == "4.6"


def test_after_a_jack_a_pawn_goes_home_without_a_lap() -> None:
    """4.6 Only where it stands counts."""
    follow("""
        *0: 5 - - - | J 2   1: 63 - - - | K 2
         J a 1a
         0: 63 - - - | 2   *1: 5 - - - | 2 K
         2 a
        *0: 63 - - - | 2    1: 7 - - - | K
         2 a
         0: h2 - - - |     *1: 7 - - - | K
    """)


def test_with_the_option_nobody_is_forced_past_home() -> None:
    """4.6 Where every play contains a lap, laying down is added to them."""
    drawn = "*0: 62 - - - | 8  1: - - - - | K"
    assert plays(drawn, never_forced_past_home="on") == ["8 a lap", "lay down"]
    assert plays("*0: 62 - - - | 5  1: - - - - | K", never_forced_past_home="on") == [
        "5 a",
        "5 a lap",
    ]
    assert refused("*0: 62 - - - | 5  1: - - - - | K", "lay down", never_forced_past_home="on")
    split = "*0: 62 h3 - - | 7  1: - - - - | K"
    assert plays(split, never_forced_past_home="on") == [
        "7 a lap",
        "7 a6 lap b1",
        "7 b1 a6 lap",
        "lay down",
    ]
    follow(
        """
        *0: 62 - - - | 8     1: - - - - | K
         lay down
         0: 62 - - - | down *1: - - - - | K
        """,
        never_forced_past_home="on",
    )


# 5. Teams


def test_the_partners_pawns_move_only_when_the_own_four_are_home() -> None:
    """5.1 Until then they are refused."""
    drawn = "*0: h1 h2 h3 60 | 2 K  2: 40 - - - | 3"
    assert refused(drawn, "2 2a", **TEAM) == "5.1"
    assert refused(drawn, "K enter 2", **TEAM) == "5.1"
    assert plays(drawn, **TEAM) == ["2 d"]


def test_with_the_own_four_at_home_cards_move_the_partners_pawns() -> None:
    """5.1 By the same rules, as if they were one's own."""
    drawn = "*0: h1 h2 h3 h4 | 2 K 4  2: 40 29 - - | 3"
    assert plays(drawn, **TEAM) == ["2 2a", "2 2b", "4 2a", "4 2b", "K enter 2"]
    assert refused(drawn, "2 a", **TEAM) == "4.4"
    assert refused(drawn, "4 a", **TEAM) == "3.6"


def test_entering_the_partners_pawn_when_the_own_four_are_home() -> None:
    """5.1 It comes to the partner's start."""
    follow(
        """
        *0: h1 h2 h3 h4 | K   2: - - - - | 3
         K enter 2
         0: h1 h2 h3 h4 |    *2: 32! - - - | 3
        """,
        **TEAM,
    )


def test_a_seven_for_the_partner_is_split_between_the_partners_pawns() -> None:
    """3.5 5.1 It may win short as well."""
    drawn = "*0: h1 h2 h3 h4 | 7  2: 40 31 - - | 3"
    assert "7 2a3 2b4" in plays(drawn, **TEAM)
    assert refused(drawn, "7 2a3 b4", **TEAM) == "3.5"
    assert refused(drawn, "7 2a3 b1", **TEAM) == "3.5"
    follow(
        """
        *0: h1 h2 h3 h4 | 7   2: h3 h4 31 30 | 3
         7 2c2 2d2
         0: h1 h2 h3 h4 |     2: h3 h4 h2 h1 | 3
        """,
        **TEAM,
    )


def test_a_seven_that_brings_the_last_pawn_home_goes_on_with_the_partner() -> None:
    """5.2 All the steps left, with any pawn that can take them."""
    drawn = "*0: h2 h3 h4 62 | 7  2: 40 9 - - | 3"
    assert plays(drawn, **TEAM) == ["7 d lap", "7 d2 2a5", "7 d2 2b5"]
    follow(
        """
        *0: h2 h3 h4 62 | 7   2: 40 9 - - | 3
         7 d2 2b5
         0: h2 h3 h4 h1 |    *2: 40 14 - - | 3
        """,
        **TEAM,
    )
    assert refused(drawn, "7 d2", **TEAM) == "5.2"
    assert refused(drawn, "7 d2 2c5", **TEAM) == "3.5"
    assert refused(drawn, "7 d2 2a3", **TEAM) == "3.5"


def test_the_partner_goes_on_only_after_the_last_pawn() -> None:
    """5.2 Not after any other, and not short."""
    drawn = "*0: h2 h3 60 62 | 7  2: 40 h2 h3 h4 | 3"
    assert refused(drawn, "7 d2 2a5", **TEAM) == "5.2"
    assert refused(drawn, "7 d2 2a3", **TEAM) == "3.5"


def test_steps_that_no_pawn_of_the_partner_can_take_are_lost() -> None:
    """5.2 And the play stands."""
    drawn = "*0: h2 h3 h4 62 | 7  1: 16! - - - | 5  2: 14 - - - | 3"
    assert plays(drawn, **TEAM) == ["7 d lap", "7 d2"]
    assert refused(drawn, "7 d2 2a5", **TEAM) == "4.2"
    follow(
        """
        *0: h2 h3 h4 62 | 7   2: - - - - | 3
         7 d2
         0: h2 h3 h4 h1 |    *2: - - - - | 3
        """,
        **TEAM,
    )


def test_fewer_steps_that_win_and_the_full_rest_are_both_allowed() -> None:
    """5.2 6.1 The rest by a lap here."""
    drawn = "*0: h2 h3 h4 62 | 7  2: h2 h3 h4 31 | 3"
    assert plays(drawn, **TEAM) == ["7 d lap", "7 d2 2d5 lap", "7 d2 2d1"]
    after = follow(
        """
        *0: h2 h3 h4 62 | 7   2: h2 h3 h4 31 | 3
         7 d2 2d1
         0: h2 h3 h4 h1 |     2: h2 h3 h4 h1 | 3
        """,
        **TEAM,
    )
    assert after.outcome is not None
    assert after.outcome.ending == "seven"


def test_the_must_of_the_rest_binds_even_by_a_lap() -> None:
    """4.6 5.2 The option loosens 2.5 only."""
    drawn = "*0: h2 h3 h4 62 | 7  2: h3 h4 31 - | 3"
    with_option = plays(drawn, never_forced_past_home="on", **TEAM)
    assert with_option == ["7 d lap", "7 d2 2c5 lap", "lay down"]
    assert refused(drawn, "7 d2", never_forced_past_home="on", **TEAM) == "5.2"


def test_a_second_part_that_brings_the_last_pawn_home_uses_all_seven() -> None:
    """5.2 Then nothing is left for the partner."""
    drawn = "*0: h2 h4 h3 62 | 7  2: 40 - - - | 3"
    assert refused(drawn, "7 a1 d4", **TEAM) == "4.4"
    drawn = "*0: h1 h3 h4 59 | 7  2: 40 - - - | 3"
    assert plays(drawn, **TEAM) == ["7 d lap", "7 a1 d6 lap", "7 d6 lap a1"]
    drawn = "*0: h1 h3 h4 58 | 7  2: 40 - - - | 3"
    follow(
        """
        *0: h1 h3 h4 58 | 7   2: 40 - - - | 3
         7 a1 d6
         0: h2 h3 h4 h1 |    *2: 40 - - - | 3
        """,
        **TEAM,
    )


def calls(drawing: str, *texts: str, **options: Any) -> Position:
    """A position after calls and answers, each as `seat text`."""
    position = place(drawing, table_talk="on", **options)
    for text in texts:
        seat, _, move = text.partition(" ")
        position = position.play(move, int(seat))
        assert laws.broken_law(position.state) == 0
    return position


def test_table_talk_that_is_admitted_costs_the_front_pawn() -> None:
    """5.3 The furthest along from its own start, on the track, not at home."""
    drawn = "*0: 5 - - - | 2  1: 20 10 h2 - | 3"
    after = calls(drawn, "2 call 1", "1 admit", "3 deny", **TEAM)
    assert draw(after.state) == "*0: 5 - - - | 2 1: 20 - h2 - | 3"


def test_one_of_the_accused_is_enough_to_admit_it() -> None:
    """5.3 Each is asked; nobody else is."""
    drawn = "*0: 5 - - - | 2  1: 20 10 - - | 3"
    called = calls(drawn, "2 call 1", **TEAM)
    assert called.seats == (1, 3)
    assert called.interrupters == ()
    assert [move.text for move in called.legal(3)] == ["admit", "deny"]
    after = calls(drawn, "2 call 1", "3 admit", "1 deny", **TEAM)
    assert draw(after.state) == "*0: 5 - - - | 2 1: 20 - - - | 3"


def test_without_a_pawn_on_the_track_it_costs_the_partners() -> None:
    """5.3 And nothing if neither has one."""
    drawn = "*0: 5 - - - | 2  1: h1 - - - | 3  3: 50 - - - | 3"
    after = calls(drawn, "2 call 1", "1 admit", "3 admit", **TEAM)
    assert draw(after.state) == "*0: 5 - - - | 2 1: h1 - - - | 3 3: - - - - | 3"
    drawn = "*0: 5 - - - | 2  1: h1 - - - | 3"
    after = calls(drawn, "2 call 1", "1 admit", "3 admit", **TEAM)
    assert draw(after.state) == "*0: 5 - - - | 2 1: h1 - - - | 3"


def test_four_players_deny_it_and_nothing_happens() -> None:
    """5.3 There is no third team."""
    drawn = "*0: 5 - - - | 2  1: 20 - - - | 3"
    after = calls(drawn, "2 call 1", "1 deny", "3 deny", **TEAM)
    assert draw(after.state) == "*0: 5 - - - | 2 1: 20 - - - | 3"


def test_with_six_the_third_team_confirms_it_together() -> None:
    """5.3 Only if the accused deny it."""
    drawn = "*0: 5 - - - | 2  1: 20 - - - | 3"
    denied = ("3 call 1", "1 deny", "4 deny")
    asked = calls(drawn, *denied, **SIX)
    assert asked.seats == (2, 5)
    assert [move.text for move in asked.legal(2)] == ["confirm", "deny"]
    both = calls(drawn, *denied, "2 confirm", "5 confirm", **SIX)
    assert draw(both.state) == "*0: 5 - - - | 2 1: - - - - | 3"
    one = calls(drawn, *denied, "2 confirm", "5 deny", **SIX)
    assert draw(one.state) == "*0: 5 - - - | 2 1: 20 - - - | 3"


def test_table_talk_is_called_once_per_side_and_deal_by_an_opponent() -> None:
    """5.3 Not by the partner, nor by whoever is to play."""
    drawn = "*0: 5 - - - | 2  1: 20 - - - | 3"
    before = place(drawn, table_talk="on", **TEAM)
    assert before.interrupters == (1, 2, 3)
    assert [move.text for move in before.legal(2)] == ["call 1", "call 3"]
    for seat, text in ((1, "call 3"), (0, "call 1"), (1, "admit"), (1, "call 5")):
        refusal = before.refusal(text, seat)
        assert refusal is not None
        assert refusal.clause == "5.3"
    after = calls(drawn, "2 call 1", "1 deny", "3 deny", **TEAM)
    assert after.interrupters == (1, 3)
    again = after.refusal("call 3", 2)
    assert again is not None
    assert again.clause in ("1", "5.3")


def test_while_an_answer_is_due_nothing_else_happens() -> None:
    """5.3 No card is played, and nobody calls."""
    called = calls("*0: 5 - - - | 2  1: 20 - - - | 3", "2 call 1", **TEAM)
    for text in ("3 a", "call 0", "lay down"):
        refusal = called.refusal(text, 1)
        assert refusal is not None
        assert refusal.clause == "5.3"


def test_a_new_deal_may_be_called_again() -> None:
    """5.3 Once per side and deal."""
    drawn = "*0: - - - - | 9"
    after = calls(drawn, "2 call 1", "1 deny", "3 deny", "0 lay down", **TEAM)
    assert after.state.was_called.tolist() == [0] * SEATS


def test_without_the_option_nobody_calls() -> None:
    """5.3 And without teams there is nobody to talk to."""
    position = place("*0: 5 - - - | 2  1: 20 - - - | 3", **TEAM)
    assert position.interrupters == ()
    assert rules.refusal(position.state, 0, m.call_move(1)) == 503
    with pytest.raises(Mistake):
        cookietin.game("tock", players=4, teams="off", table_talk="on")


# 6. The end


def test_whoever_first_has_all_four_home_wins() -> None:
    """6.1 At once, with cards in the hands."""
    after = follow("""
        *0: h2 h3 h4 59 | 5 2   1: 40 - - - | 3
         5 d
         0: h2 h3 h4 h1 | 2     1: 40 - - - | 3
    """)
    assert after.outcome is not None
    assert (after.outcome.winners, after.outcome.ending) == ((0,), "home")
    assert after.outcome.scores == (4, 0)
    assert after.seats == ()


def test_a_team_wins_with_all_eight() -> None:
    """6.1 Not with four."""
    follow(
        """
        *0: h2 h3 h4 59 | 5   2: h2 h3 h4 31 | A
         5 d
         0: h2 h3 h4 h1 |    *2: h2 h3 h4 31 | A
         A d
         0: h2 h3 h4 h1 |     2: h2 h3 h4 h1 |
        """,
        **TEAM,
    )
    after = place("*0: h2 h3 h4 h1 | A  2: h2 h3 h4 31 | A", **TEAM).play("A 2d")
    assert after.outcome is not None
    assert (after.outcome.winners, after.outcome.ending) == ((0, 2), "team")


# What is secret


def test_nobody_sees_the_hand_of_another_nor_the_heap() -> None:
    """2.2 Hand sizes and what was played are known."""
    s = place("*0: 5 - - - | 2 Q  1: 20 - - - | 3").state
    for viewer in (1, SPECTATOR):
        view = ask.view_of(GAME, s, viewer)
        assert sum(view.hands[0, kind] for kind in range(KINDS)) == 0
        assert view.sizes.tolist() == s.sizes.tolist()
        assert sum(view.heap) == 0
    assert ask.view_of(GAME, s, 0).hands[0, 11] == 1


def test_unknown_cards_are_dealt_as_likely_as_they_should_be() -> None:
    """2.1 2.6 By what is left when one's own hand and all open cards are taken out."""
    s = place("*0: 5 - - - | K K Q  1: 20 - - - | 3 9").state
    view = ask.view_of(GAME, s, 0)
    drawn = [0] * KINDS
    for number in range(600):
        full = view.copy()
        secrets.redeal(full, 0, new_generator(7, number))
        assert laws.broken_law(full) == 0
        for kind in range(KINDS):
            drawn[kind] += full.hands[1, kind]
    left = [2 - s.hands[0, k] - s.open_cards[0, k] - s.open_cards[1, k] for k in range(KINDS)]
    assert left[12] == 0
    assert sum(drawn) == 1200
    for kind in range(KINDS):
        expected = 1200 * left[kind] / sum(left)
        assert abs(drawn[kind] - expected) <= 0.35 * expected + 1


def test_a_card_that_is_dealt_is_seen_by_whoever_gets_it() -> None:
    """2.2 The lot of the dealer is seen by all."""
    start = cookietin.game("tock", players=2).start(chance=None)
    assert secrets.seen_move(start.state, CHANCE, 1, 0) == 1
    s = start.play("1 deals").state
    assert [secrets.seen_move(s, CHANCE, 5, viewer) for viewer in (0, 1, SPECTATOR)] == [5, -1, -1]
    secrets.redeal(s, 1, new_generator(1))
    assert sum(s.heap) == 0


# What must always hold

SOUND = "*0: 5 - - - | 2  1: 20 - - - | 3"


def law(changes: dict[str, Any], drawing: str = SOUND, **options: Any) -> int:
    """The law that a drawing with these changes breaks."""
    dealer = options.get("players", 2) - 1  # so that seat 0 begins
    game = cookietin.game("tock", **{"players": 2, "first": dealer, **options})
    s = game.laid_out()
    given = fields(drawing, s)
    for name, value in (given | changes).items():
        if isinstance(value, dict):
            cells = getattr(s, name)
            filled = s.FIELDS[name]
            assert filled.shape
            _fill(s, name, given.get(name))
            for at, cell in value.items():
                cells[at] = cell
        else:
            _fill(s, name, value)
    return laws.broken_law(s)


def _fill(s: Any, name: str, value: Any) -> None:
    if value is not None:
        fill(s, name, value)


def test_a_sound_position_breaks_no_law() -> None:
    """1.1 2.1 6.1 As drawn."""
    assert law({}) == 0
    assert law({}, "0: h1 h2 h3 h4 | 2  1: 20 - - - | 3") == 0


LAWS: dict[str, tuple[int, dict[str, Any]]] = {
    "a pawn of nobody": (1, {"pawns": {(2, 0): 5}}),
    "a card of nobody": (1, {"hands": {(2, 0): 1}}),
    "a card played by nobody": (1, {"open_cards": {(2, 0): 1}}),
    "a hand of nobody": (1, {"sizes": {2: 1}}),
    "a turn of nobody": (7, {"turn": 2}),
    "a dealer who is not there": (7, {"dealer": -1}),
    "a pawn beyond home": (2, {"pawns": {(0, 0): 68}}),
    "a pawn that the board does not show": (3, {"pawns": {(0, 0): 6}}),
    "a pawn that is only on the board": (3, {"board": {9: 1}}),
    "fewer than no cards in the heap": (4, {"heap": {0: -1}}),
    "fewer than no cards in a hand": (4, {"hands": {(0, 0): -1}}),
    "fewer than no cards played": (4, {"open_cards": {(0, 12): -1}}),
    "a card too many": (4, {"heap": {12: 3}}),
    "a hand that is counted wrong": (5, {"sizes": {0: 2}}),
    "a hand of another deal": (6, {"deal": 1}),
    "a hand that was laid down and is held": (6, {"has_laid_down": {0: 1}}),
    "a hand laid down by nobody": (1, {"laid_down": {(2, 0): 1}}),
    "a card laid down that is not open": (6, {"laid_down": {(0, 12): 1}}),
    "a hand laid down that is still held": (6, {"laid_down": {(0, 0): 1}}),
    "hands while the dealer is drawn": (4, {"phase": rules.WHO_DEALS, "round": 0}),
    "a phase that there is not": (7, {"phase": 9}),
    "a deal that there is not": (6, {"deal": 3}),
    "a card on the pile that there is not": (7, {"last_card": 13}),
    "no round": (7, {"round": 0}),
    "a winner too early": (8, {"winner": 1}),
    "an end too early": (8, {"phase": rules.OVER, "won_by": rules.HOME}),
    "a winner who is not there": (8, {"phase": rules.OVER, "winner": 3}),
    "table talk without teams": (9, {"was_called": {0: 1}}),
    "an answer to nothing": (9, {"answers": {0: 1}}),
    "somebody accused of nothing": (9, {"accused": 1}),
}


@pytest.mark.parametrize("name", LAWS)
def test_a_position_that_breaks_a_law_is_found(name: str) -> None:
    """1.1 2.1 2.2 2.3 4.1 5.3 6.1 Each by its number."""
    number, changes = LAWS[name]
    assert law(changes) == number


def test_the_end_fits_who_has_all_pawns_home() -> None:
    """6.1 Who has won, by what, and nobody else."""
    over = "0: h1 h2 h3 h4 | 2  1: 20 - - - | 3"
    assert law({"won_by": rules.TEAM}, over) == 8
    assert law({"winner": 1}, over) == 8
    assert law({"phase": rules.TO_PLAY, "won_by": 0}, over) == 8
    team = "0: h1 h2 h3 h4 | 2  2: h1 h2 h3 h4 | 3"
    for won_by in (rules.TEAM, rules.SEVEN_FOR_TWO):
        assert law({"won_by": won_by}, team, players=4) == 0
    assert law({"won_by": rules.HOME}, team, players=4) == 8


def test_a_turn_is_of_somebody_with_cards() -> None:
    """2.3 2.6 Or cards are dealt."""
    assert law({}, "*0: 5 - - - |  1: 20 - - - | 3") == 7


def test_hands_fit_the_dealing() -> None:
    """2.2 2.3 From left of the dealer, each whole hand in turn."""
    start = cookietin.game("tock", players=3, first=2).start(chance=None)
    assert laws.broken_law(start.state) == 0
    s = start.state
    s.turn = 1
    assert laws.broken_law(s) == 7
    s = start.state
    s.deal = 1
    assert laws.broken_law(s) == 7
    s = start.state
    s.has_laid_down[0] = 1
    assert laws.broken_law(s) == 6
    position = start
    for card in ("A", "2", "3", "4", "5", "6"):
        position = position.play(card)
        assert laws.broken_law(position.state) == 0
    for turn, law_number in ((0, 6), (2, 6)):
        s = position.state
        s.turn = turn
        assert laws.broken_law(s) == law_number
    s = position.state
    s.has_laid_down[2] = 1
    assert laws.broken_law(s) == 6


def test_a_call_fits_the_table() -> None:
    """5.3 Caller, accused and answers."""
    called = calls("*0: 5 - - - | 2  1: 20 - - - | 3", "2 call 1", **TEAM).state
    assert laws.broken_law(called) == 0
    for name, value in (("accused", 5), ("caller", -1), ("caller", 3), ("accused", 0)):
        s = called.copy()
        setattr(s, name, value)
        assert laws.broken_law(s) == 9
    s = called.copy()
    s.answers[0] = rules.DENIED
    assert laws.broken_law(s) == 9
    s = called.copy()
    s.was_called[3] = 0
    assert laws.broken_law(s) == 9
    s = called.copy()
    s.was_called[1] = s.was_called[3] = 0
    assert laws.broken_law(s) == 9
    s = called.copy()
    s.phase = rules.CONFIRMING
    assert laws.broken_law(s) == 9


def test_a_refused_play_changes_nothing() -> None:
    """3.5 Asking about a Seven plays its first part and takes it back."""
    position = place("*0: 5 8 62 - | 7 4  1: 12 6 - - | 3")
    before = bytes(position.state)
    s = position.state
    for move in range(len(m.MOVES)):
        rules.refusal(s, 0, move)
    assert bytes(s) == before


def test_the_order_of_legal_moves_stays() -> None:
    """2.4 By card, pawn, and way."""
    assert plays("*0: 60 5 - - | 5 A K J 4  1: 40 - - - | 3") == [
        "A enter",
        "A a",
        "A b",
        "4 a",
        "4 b",
        "5 a",
        "5 a lap",
        "5 b",
        "J a 1a",
        "J b 1a",
        "K enter",
    ]


def test_the_numbers_of_moves_stay() -> None:
    """2.4 Matches of earlier versions are kept by them."""
    assert [(kind.made.__name__, kind.first) for kind in m.MOVES.kinds.values()] == [
        ("Walk", 0),
        ("Enter", 208),
        ("Swap", 234),
        ("Split", 426),
        ("Short", 1962),
        ("LayDown", 2394),
        ("Call", 2395),
        ("Admit", 2401),
        ("Deny", 2402),
    ]
    assert len(m.MOVES) == 2403


def test_a_refused_move_raises_with_its_clause() -> None:
    """4.2 As the library tells it."""
    with pytest.raises(Refused, match=r"4\.2"):
        place(f"*0: 14 - - - | {FOUR - 1}  1: 16! - - - | K", **TEAM).play(f"{FOUR - 1} a")


def test_the_deals_are_counted_as_rounds() -> None:
    """2.2 None before the first."""
    start = cookietin.game("tock", players=2).start(chance=None)
    assert rules.rounds(start.state) == 0
    assert laws.broken_law(start.state) == 0
    assert rules.rounds(start.play("0 deals").state) == 1


def test_a_spectator_knows_the_open_cards_only() -> None:
    """2.6 A redeal for one fills every hand."""
    s = place("*0: 5 - - - | K K Q  1: 20 - - - | 3 9").state
    full = ask.view_of(GAME, s, SPECTATOR)
    secrets.redeal(full, SPECTATOR, new_generator(3))
    assert laws.broken_law(full) == 0
    assert full.sizes.tolist() == s.sizes.tolist()
