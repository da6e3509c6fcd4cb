"""The rules of Cookie Addict, clause by clause."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cookietin
from cookietin import CHANCE, Mistake, Position, Refused
from cookietin.engine import kernels, registry, written
from cookietin.engine.playouts import play_out
from cookietin.games.cookie_addict import GAME, data, laws, moves, rules, words
from cookietin.games.cookie_addict.rules import State
from cookietin.games.cookie_addict.tests.drawn import follow, lay, place

LENGTHS = ["classic", "short"]
SIDES = {"classic": 6, "short": 5}
SPECIALS_DRAWN = {"classic": 5, "short": 2}

# The tiles without the long-game mark in the order of their numbers.
PLAIN_SHORT = [
    *["+1"] * 4,
    *["+1L"] * 3,
    *["+2"] * 3,
    *["+2L", "+3", "+3G", "+4G"],
    *["-1"] * 4,
    *["-1L"] * 2,
    *["-2"] * 2,
    "-3",
]


def clause_against(position: Position, move: str) -> str:
    """The number of the clause that refuses a move."""
    refusal = position.refusal(move)
    return refusal.clause if refusal else "none"


def legal(position: Position) -> list[str]:
    return [move.text for move in position.legal()]


def edition(**specials: int) -> dict[str, Any]:
    """Our tiles with other special ones."""
    return {**data.house(), "special": {name.replace("_", "-"): n for name, n in specials.items()}}


# 1. Set-up


def test_there_are_44_tiles_and_both_players_start_with_nothing() -> None:
    """1.1 The bank has all cookies and lures, in either length."""
    tiles = data.tiles("house")
    assert len([tile for tile in tiles if tile.kind == data.PLAIN and tile.cookies > 0]) == 19
    assert len([tile for tile in tiles if tile.kind == data.PLAIN and tile.cookies < 0]) == 12
    assert len([tile for tile in tiles if tile.kind != data.PLAIN]) == 13
    for length in LENGTHS:
        s = cookietin.game("cookie-addict", length=length).start(1).state
        assert (rules.cookies_in_bank(s), rules.lures_in_bank(s)) == (60, 10)
        assert [s.cookies[0], s.cookies[1], s.lures[0], s.lures[1]] == [0, 0, 0, 0]
        assert [s.doubles[0], s.doubles[1]] == [0, 0]


@pytest.mark.parametrize("players", [1, 3])
def test_only_two_can_play(players: int) -> None:
    """1.1 Neither one nor three."""
    with pytest.raises(Mistake):
        cookietin.game("cookie-addict", players=players)


@pytest.mark.parametrize("length", LENGTHS)
def test_the_square_holds_all_tiles_of_its_length_and_some_special_ones(length: str) -> None:
    """1.2 All face up; of the short game no tile has the long-game mark."""
    s = cookietin.game("cookie-addict", length=length).start(4).state
    cells = [row * 6 + column for row in range(SIDES[length]) for column in range(SIDES[length])]
    laid = [s.tiles[cell] for cell in cells]
    specials = [tile for tile in laid if tile >= 31]
    assert len(specials) == SPECIALS_DRAWN[length]
    cookie_tiles, lost_tiles = (19, 12) if length == "classic" else (14, 9)
    plain = [*range(cookie_tiles), *range(19, 19 + lost_tiles)]
    assert sorted(laid) == sorted(plain + specials)
    assert not any(s.is_down[cell] for cell in range(36))
    assert all(s.tiles[cell] == rules.NO_TILE for cell in set(range(36)) - set(cells))


@pytest.mark.parametrize("length", LENGTHS)
def test_special_tiles_are_drawn_and_then_all_are_laid_one_by_one(length: str) -> None:
    """1.2 Each draw has as many equally likely outcomes as there are tiles left."""
    position = cookietin.game("cookie-addict", length=length).start(chance=None)
    chances = []
    while position.seats == (CHANCE,):
        chances.append(len(position.legal()))
        position = position.play(position.legal()[-1].text)
    tiles = SIDES[length] ** 2
    assert chances == [*range(13, 13 - SPECIALS_DRAWN[length], -1), *range(tiles, 0, -1), 2]


@pytest.mark.parametrize("length", LENGTHS)
def test_every_tile_comes_to_every_place_equally_often(length: str) -> None:
    """1.2 In 20,000 layouts, within six standard deviations."""
    layouts = 20_000
    _, states = play_out(
        cookietin.game("cookie-addict", length=length), layouts, 1, keep=True, limit=1
    )
    side = SIDES[length]
    s = cookietin.game("cookie-addict", length=length).laid_out()
    for row in range(side):
        for column in range(side):
            counts = np.bincount(states["tiles"][:, row * 6 + column], minlength=44)
            for tile in range(44):
                chance = 1 / side**2 if rules.is_in_length(s, tile) else 0.0
                chance *= SPECIALS_DRAWN[length] / 13 if tile >= 31 else 1
                spread = (layouts * chance * (1 - chance)) ** 0.5
                assert abs(counts[tile] - layouts * chance) <= 6 * spread


def guards_of(position: Position) -> list[str]:
    cells = [position.state.guards[guard] for guard in range(2)]
    return ["beside" if cell == rules.BESIDE else moves.CELL_NAMES[cell] for cell in cells]


def test_without_a_guard_post_the_guards_stand_on_the_richest_marked_cookie_tiles() -> None:
    """1.3 Four cookies before three, wherever they lie; 3 without a mark is no post."""
    plain = [code for code in PLAIN_SHORT if not code.endswith("G")]
    assert guards_of(lay(["+3G", *plain, "trap", "alarm", "+4G"], length="short")) == ["e5", "a1"]
    assert guards_of(lay(["trap", "+4G", *plain, "+3G", "alarm"], length="short")) == ["b1", "d5"]


def test_a_guard_post_comes_first() -> None:
    """1.3 4.3 The other guard goes to the richest marked tile."""
    position = lay([*PLAIN_SHORT, "trap", "guard-post"], length="short")
    assert guards_of(position) == ["e5", "d3"]


def test_equal_tiles_get_their_guards_by_row_and_then_by_column() -> None:
    """1.3 Two guard posts, and two marked tiles that are equally rich."""
    two_posts = edition(guard_post=2, trap=11)
    position = lay([*PLAIN_SHORT, "guard-post", "guard-post"], length="short", edition=two_posts)
    assert guards_of(position) == ["d5", "e5"]
    equal = data.house()
    equal["cookie"][5] = {"cookies": 4, "guarded": True}
    codes = ["+4G" if code == "+3G" else code for code in PLAIN_SHORT]
    position = lay(["trap", "alarm", *codes], length="short", edition=equal)
    assert guards_of(position) == ["e3", "a4"]


def test_a_guard_that_finds_no_tile_stays_beside_the_board() -> None:
    """1.3 One or both, in an edition with few marks."""
    one, none = data.house(), data.house()
    one["cookie"][5]["guarded"] = False
    none["cookie"][5]["guarded"] = none["cookie"][6]["guarded"] = False
    codes = ["+3" if code == "+3G" else code for code in PLAIN_SHORT]
    assert guards_of(lay([*codes, "trap", "alarm"], length="short", edition=one)) == [
        "d3",
        "beside",
    ]
    codes = ["+4" if code == "+4G" else code for code in codes]
    assert guards_of(lay([*codes, "trap", "alarm"], length="short", edition=none)) == ["beside"] * 2


def test_the_tiles_of_the_house_are_as_the_rules_list_them() -> None:
    """1.4 In the order of their numbers."""
    s = cookietin.game("cookie-addict").laid_out()
    codes = [words.tile_code(s, tile) for tile in range(44)]
    assert codes[:14] == PLAIN_SHORT[:14]
    assert codes[14:19] == ["+1LL", "+2L", "+3", "+3", "+5"]
    assert codes[19:28] == PLAIN_SHORT[14:]
    assert codes[28:31] == ["-2L", "-3", "-4"]
    assert codes[31:] == [
        *["double", "double", "swap", "guard-post", "trap", "trade", "move-a-guard"],
        *["move-a-guard", "turn", "steal-cookies", "double-lures", "steal-lures", "alarm"],
    ]


# 2. Play


def test_who_begins_is_drawn_or_named() -> None:
    """2.1 After the tiles are laid."""
    position = cookietin.game("cookie-addict").start(chance=None)
    while rules.chances(position.state) != 2 or position.state.phase != rules.WHO_BEGINS:
        position = position.play(position.legal()[0].text)
    assert legal(position) == ["0 begins", "1 begins"]
    assert [position.play(text).seats for text in legal(position)] == [(0,), (1,)]
    for seat in (0, 1):
        assert cookietin.game("cookie-addict", first=seat).start(1).seats == (seat,)


def test_the_first_player_puts_the_pawn_before_any_line_and_gets_nothing() -> None:
    """2.1 2.4 Also where guards stand on every tile that could be crossed."""
    position = follow("""
           .    .    .    .    .
        .  ..@1 ..@2 ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        *A 0 0 puts
         B 0 0
        > row 1
           .    .    .    .    .
        A  ..@1 ..@2 ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
         A 0 0
        *B 0 0
    """)
    assert legal(position) == ["column c", "column d", "column e"]
    start = cookietin.game("cookie-addict", length="short").start(1)
    assert legal(start) == [f"row {n}" for n in range(1, 6)] + [f"column {c}" for c in "abcde"]
    assert len(cookietin.game("cookie-addict").start(1).legal()) == 12


SECOND = """
       .    .    .    .    .
    A  +2L  ..@1 ..   ..   ..
    .  ..   ..   ..   ..   ..
    .  ..   ..   ..   ..   ..
    .  ..   ..   ..   ..   ..
    .  ..   ..   ..   ..   ..
     A 0 0
    *B 0 0
"""


def test_the_second_player_takes_the_other_direction_and_activates_the_crossing() -> None:
    """2.2 2.5 And may lure with what the tile gave."""
    follow(f"""{SECOND}
        > column a
           B    .    .    .    .
        A  (+2L) ..@1 ..  ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
         A 0 0
        *B 2 1 lures
        > done
           B    .    .    .    .
        A  (+2L) ..@1 ..  ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        *A 0 0
         B 2 1
    """)


def test_the_second_player_cannot_take_the_same_direction_or_a_guarded_tile() -> None:
    """2.2 2.4 Refused by those clauses."""
    position = place(SECOND)
    assert clause_against(position, "row 2") == "2.2"
    assert clause_against(position, "column b") == "2.4"
    assert clause_against(position, "column f") == "1.2"
    assert clause_against(position, "done") == "2.2"


MIDDLE = """
       .    B    .    .    .
    .  ..   +2   ..   ..   ..
    A  ..   (-1) ..   ..   ..
    .  ..   -2@1 ..   ..   ..
    .  ..   (+1) ..   ..   ..
    .  ..   -1L  ..   ..   ..@2
    *A 1 0
     B 4 2
"""


def test_a_player_moves_to_another_line_of_the_own_direction() -> None:
    """2.3 2.5 The tile at the crossing is activated and turned face down."""
    follow(f"""{MIDDLE}
        > row 1
           .    B    .    .    .
        A  ..   (+2) ..   ..   ..
        .  ..   (-1) ..   ..   ..
        .  ..   -2@1 ..   ..   ..
        .  ..   (+1) ..   ..   ..
        .  ..   -1L  ..   ..   ..@2
         A 3 0
        *B 4 2
    """)


def test_lines_that_cannot_be_gone_to_are_refused_by_the_clause() -> None:
    """1.2 2.3 2.4 One's own line, the other direction, face down, guarded, not there."""
    position = place(MIDDLE)
    assert legal(position) == ["row 1", "row 5"]
    assert clause_against(position, "row 2") == "2.3"
    assert clause_against(position, "column a") == "2.3"
    assert clause_against(position, "row 3") == "2.4"
    assert clause_against(position, "row 4") == "2.4"
    assert clause_against(position, "row 6") == "1.2"
    with pytest.raises(Refused):
        position.play("row 3")


@pytest.mark.parametrize(
    ("ask", "move", "clause"),
    [
        ("", "done", "2.3"),
        ("", "lure 1 n", "2.3"),
        ("", "decline", "2.3"),
        ("", "guard 1 to a1", "2.3"),
        ("", "turn a1", "2.3"),
        ("lures", "row 1", "2.3"),
        ("lures", "decline", "2.6"),
        ("lures", "guard 1 to a1", "2.6"),
        ("lures", "turn a1", "2.6"),
        ("trades", "row 1", "2.3"),
        ("trades", "done", "2.6"),
        ("trades", "turn a1", "4.5"),
        ("guards", "row 1", "2.3"),
        ("guards", "lure 1 n", "2.6"),
        ("guards", "decline", "4.5"),
        ("guards", "turn a1", "4.6"),
        ("turns", "column a", "2.3"),
        ("turns", "done", "2.6"),
        ("turns", "lures for cookies", "4.5"),
        ("turns", "guard 2 to c3", "4.6"),
        ("puts", "done", "2.1"),
        ("puts", "lure 1 n", "2.1"),
        ("puts", "turn a1", "2.1"),
    ],
)
def test_a_move_that_is_not_asked_for_is_refused_by_the_first_clause(
    ask: str, move: str, clause: str
) -> None:
    """2.1 2.3 2.6 4.5 4.6 4.7 Of what is asked for and what was tried."""
    code = {"trades": "trade", "guards": "move-a-guard", "turns": "turn"}.get(ask, "+1")
    is_put = ask == "puts"
    drawing = f"""
           .    {"." if is_put else "B"} .    .    .
        .  ..   ..   ..   ..   ..
        {"." if is_put else "A"} .. {"+1" if is_put else f"({code})"} .. .. ..
        .  ..   ..   ..   ..@1 ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        *A {"0 0" if is_put else "5 5"} {ask}
         B 0 0
    """
    assert clause_against(place(drawing), move) == clause


def test_nothing_can_be_done_in_the_turn_of_the_other() -> None:
    """2.3 And nothing after the end."""
    position = place(MIDDLE)
    refusal = position.refusal("column a", 1)
    assert refusal is not None
    assert refusal.clause not in ("2.3", "2.4")


LURES = """
       .    B    .    .    .
    .  ..@1 ..   ..   ..   ..
    A  --   (-1) ..   ..   ..
    .  ..   ..   ..   ..   ..
    .  ..   ..   ..   ..   ..
    .  ..   ..   ..   ..   ..@2
    *A 1 3 lures
     B 4 2
"""


def test_guards_are_lured_step_by_step_for_one_lure_each() -> None:
    """2.6 Both guards, in any order, onto tiles face up or down; without lures the turn ends."""
    follow(f"""{LURES}
        > lure 1 s
           .    B    .    .    .
        .  ..   ..   ..   ..   ..
        A  --@1 (-1) ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..@2
        *A 1 2 lures
         B 4 2
        > lure 2 nw
           .    B    .    .    .
        .  ..   ..   ..   ..   ..
        A  --@1 (-1) ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..@2 ..
        .  ..   ..   ..   ..   ..
        *A 1 1 lures
         B 4 2
        > lure 1 n
           .    B    .    .    .
        .  ..@1 ..   ..   ..   ..
        A  --   (-1) ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..@2 ..
        .  ..   ..   ..   ..   ..
         A 1 0
        *B 4 2
    """)


def test_a_guard_steps_to_its_neighbours_on_the_board_only() -> None:
    """2.6 From a corner three ways lead, and eight from within."""
    assert legal(place(LURES)) == [
        *["done", "lure 1 e", "lure 1 se", "lure 1 s"],
        *["lure 2 n", "lure 2 w", "lure 2 nw"],
    ]
    assert clause_against(place(LURES), "lure 1 n") == "2.6"
    assert clause_against(place(LURES), "lure 2 e") == "2.6"
    assert clause_against(place(LURES), "lure 1 w") == "2.6"
    assert clause_against(place(LURES), "lure 2 s") == "2.6"
    within = place("""
           .    B    .    .    .
        .  ..   ..   ..   ..   ..
        A  --   (-1) ..   ..   ..
        .  ..   ..   ..@1 ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..@2
        *A 1 3 lures
         B 4 2
    """)
    assert legal(within)[1:9] == [f"lure 1 {way}" for way in moves.COMPASS]


def test_a_guard_never_steps_onto_the_other() -> None:
    """2.6 Nor through it: every step is a stop."""
    position = place("""
           .    B    .    .    .
        .  ..@1 ..@2 ..   ..   ..
        A  --   (-1) ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        *A 1 3 lures
         B 4 2
    """)
    assert "lure 1 e" not in legal(position)
    assert "lure 2 w" not in legal(position)
    assert clause_against(position, "lure 1 e") == "2.6"


def test_steps_there_and_back_may_be_paid() -> None:
    """2.6 Two lures for nothing."""
    after = place(LURES).play("lure 1 e").play("lure 1 w").play("done").state
    assert (after.guards[0], after.lures[0], after.turn) == (0, 1, 1)


def test_a_guard_beside_the_board_cannot_be_lured() -> None:
    """2.6 With both beside it nobody is asked, whatever the lures."""
    position = place(LURES.replace("@2", ""))
    assert not [text for text in legal(position) if text.startswith("lure 2")]
    assert clause_against(position, "lure 2 n") == "2.6"
    follow("""
           .    B    .    .    .
        .  ..   +2   ..   ..   ..
        A  ..   (-1) ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        *A 1 3
         B 4 2
        > row 1
           .    B    .    .    .
        A  ..   (+2) ..   ..   ..
        .  ..   (-1) ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
         A 3 3
        *B 4 2
    """)


# 3. Cookies and lures, and the special tiles that ask nothing

# What A and B own, cookies and lures, before A activates the tile, and after it.
EFFECTS = [
    "0 0         : 0 0 | +1   | 1 0        : 0 0",
    "0 0         : 0 0 | +1L  | 1 1        : 0 0",
    "0 0         : 0 0 | +1LL | 1 2        : 0 0",
    "3 1         : 2 2 | +2   | 5 1        : 2 2",
    "3 1         : 2 2 | +2L  | 5 2        : 2 2",
    "3 1         : 2 2 | +3   | 6 1        : 2 2",
    "3 1         : 2 2 | +3G  | 6 1        : 2 2",
    "3 1         : 2 2 | +4G  | 7 1        : 2 2",
    "3 1         : 2 2 | +5   | 8 1        : 2 2",
    "3 1         : 2 2 | -1   | 2 1        : 2 2",
    "3 1         : 2 2 | -1L  | 2 2        : 2 2",
    "3 1         : 2 2 | -2   | 1 1        : 2 2",
    "3 1         : 2 2 | -2L  | 1 2        : 2 2",
    "3 1         : 2 2 | -3   | 0 1        : 2 2",
    "6 1         : 2 2 | -4   | 2 1        : 2 2",
    # never less than nothing
    "0 0         : 2 2 | -1   | 0 0        : 2 2",
    "0 0         : 2 2 | -1L  | 0 1        : 2 2",
    "2 0         : 2 2 | -3   | 0 0        : 2 2",
    "3 0         : 2 2 | -4   | 0 0        : 2 2",
    # no more than the bank has
    "30 0        : 29 0 | +3  | 31 0       : 29 0",
    "30 0        : 30 0 | +3  | 30 0       : 30 0",
    "0 5         : 0 5  | +1L | 1 5        : 0 5",
    "0 5         : 0 4  | +1LL | 1 6       : 0 4",
    "0 10        : 0 0  | +1L | 1 10       : 0 0",
    # doubled
    "3 1 double  : 2 2 | +1   | 5 1        : 2 2",
    "3 1 double  : 2 2 | +1L  | 5 3        : 2 2",
    "3 1 double  : 2 2 | +1LL | 5 5        : 2 2",
    "3 1 double  : 2 2 | +2   | 7 1        : 2 2",
    "3 1 double  : 2 2 | +2L  | 7 3        : 2 2",
    "3 1 double  : 2 2 | +3   | 9 1        : 2 2",
    "3 1 double  : 2 2 | +3G  | 9 1        : 2 2",
    "3 1 double  : 2 2 | +4G  | 11 1       : 2 2",
    "3 1 double  : 2 2 | +5   | 13 1       : 2 2",
    "3 1 double  : 2 2 | -1   | 1 1        : 2 2",
    "3 1 double  : 2 2 | -1L  | 1 3        : 2 2",
    "9 1 double  : 2 2 | -2   | 5 1        : 2 2",
    "9 1 double  : 2 2 | -2L  | 5 3        : 2 2",
    "9 1 double  : 2 2 | -3   | 3 1        : 2 2",
    "9 1 double  : 2 2 | -4   | 1 1        : 2 2",
    "5 1 double  : 2 2 | -4   | 0 1        : 2 2",
    "30 0 double : 27 0 | +2  | 33 0       : 27 0",
    "0 5 double  : 0 4 | +1L  | 2 6        : 0 4",
    # a double of the other is not touched
    "3 1         : 2 2 double | +2 | 5 1   : 2 2 double",
    # 4.1 Double
    "3 1         : 2 2 | double | 3 1 double : 2 2",
    "3 1 double  : 2 2 | double | 3 1 double : 2 2",
    # 4.3 Guard post
    "3 1         : 2 2 | guard-post | 5 1  : 2 2",
    "3 1 double  : 2 2 | guard-post | 7 1  : 2 2",
    "29 1        : 30 2 | guard-post | 30 1 : 30 2",
    # 4.8 Steal cookies
    "3 1         : 5 2 | steal-cookies | 5 1 : 3 2",
    "3 1         : 2 2 | steal-cookies | 5 1 : 0 2",
    "3 1         : 1 2 | steal-cookies | 4 1 : 0 2",
    "3 1         : 0 2 | steal-cookies | 3 1 : 0 2",
    "3 1 double  : 5 2 | steal-cookies | 5 1 : 3 2",
    # 4.9 Double lures
    "3 0         : 2 2 | double-lures | 3 0 : 2 2",
    "3 1         : 2 2 | double-lures | 3 2 : 2 2",
    "3 4         : 2 2 | double-lures | 3 8 : 2 2",
    "3 5         : 2 2 | double-lures | 3 8 : 2 2",
    "3 1 double  : 2 2 | double-lures | 3 2 : 2 2",
    # 4.10 Steal lures
    "3 1         : 2 5 | steal-lures | 3 3 : 2 3",
    "3 1         : 2 2 | steal-lures | 3 3 : 2 0",
    "3 1         : 2 1 | steal-lures | 3 2 : 2 0",
    "3 1         : 2 0 | steal-lures | 3 1 : 2 0",
    "3 0         : 2 10 | steal-lures | 3 2 : 2 8",
    "3 1 double  : 2 5 | steal-lures | 3 3 : 2 3",
    # 4.5 Trade, with nothing to give, or a bank that cannot pay
    "1 1         : 2 2 | trade | 1 1       : 2 2",
    "0 0         : 2 2 | trade | 0 0       : 2 2",
    "1 1 double  : 2 2 | trade | 1 1       : 2 2",
    "2 0         : 2 9 | trade | 2 0       : 2 9",
    "1 2         : 58 2 | trade | 1 2      : 58 2",
    "40 1        : 20 8 | trade | 40 1     : 20 8",
]


def at_a_thief(tile: str, theirs: str) -> Position:
    """The first player has gone to a tile that steals, where the thief chooses how many."""
    before = place(
        f"""
           .    .    B    .    .    .
        .  ..   ..   ..   ..   ..   ..
        .  ..   ..   {tile} ..   ..   ..
        .  ..   ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..   ..
        A  ..   ..   --   ..   ..   ..
        .  ..@1 ..   ..   ..   ..   ..@2
        *A 0 0
        B {theirs}
        """,
        up_to_two="on",
    )
    return before.play("row 2")


@pytest.mark.parametrize(
    ("tile", "one", "five", "clause"),
    [("steal-cookies", "1 0", "5 0", "4.8"), ("steal-lures", "0 1", "0 5", "4.10")],
)
def test_a_thief_chooses_where_the_table_plays_so(
    tile: str, one: str, five: str, clause: str
) -> None:
    """4.8 4.10 Up to two, as printed; nothing is asked where there is nothing to take."""
    asked = at_a_thief(tile, one)
    assert legal(asked) == ["steal 0", "steal 1"]
    tried = ("steal 2", "done", "turn a1")
    assert [clause_against(asked, move) for move in tried] == [clause, "2.6", "4.7"]
    assert legal(at_a_thief(tile, five)) == ["steal 0", "steal 1", "steal 2"]
    s = at_a_thief(tile, five).play("steal 2").state
    assert (s.cookies[0] + s.lures[0], s.cookies[1] + s.lures[1]) == (2, 3)
    s = asked.play("steal 0").state
    assert (s.cookies[0] + s.lures[0], s.cookies[1] + s.lures[1]) == (0, 1)
    assert at_a_thief(tile, "0 0").state.phase != rules.ASK_STEAL
    assert clause_against(at_a_thief(tile, "0 0"), "steal 0") == "2.3"


@pytest.mark.parametrize("effect", EFFECTS)
def test_a_tile_gives_and_takes(effect: str) -> None:
    """2.5 3.1 3.2 4.1 4.3 4.5 4.8 4.9 4.10 Written before and after."""
    before, tile, after = (part.strip() for part in effect.split("|"))
    mine, other = before.split(":")
    mine_after, other_after = (" ".join(part.split()) for part in after.split(":"))
    still_lures = mine_after.split()[1] != "0"
    follow(f"""
           .    .    B    .    .    .
        .  ..   ..   ..   ..   ..   ..
        .  ..   ..   {tile} ..   ..   ..
        .  ..   ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..   ..
        A  ..   ..   --   ..   ..   ..
        .  ..@1 ..   ..   ..   ..   ..@2
        *A {mine}
        B {other}
        > row 2
           .    .    B    .    .    .
        .  ..   ..   ..   ..   ..   ..
        A  ..   ..   ({tile}) ..   ..   ..
        .  ..   ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..   ..
        .  ..   ..   --   ..   ..   ..
        .  ..@1 ..   ..   ..   ..   ..@2
        {"*A" if still_lures else "A"} {mine_after} {"lures" if still_lures else ""}
        {"B" if still_lures else "*B"} {other_after}
    """)


def test_the_effects_tell_of_every_tile_that_asks_nothing() -> None:
    """1.4 3.1 4.1 Alone, and doubled."""
    s = cookietin.game("cookie-addict").laid_out()
    asking = {"swap", "trap", "trade", "move-a-guard", "turn", "alarm"}
    every = {words.tile_code(s, tile) for tile in range(44)} - asking
    for is_double in (False, True):
        shown = [
            effect.split("|")[1].strip()
            for effect in EFFECTS
            if ("double" in effect.split(":")[0]) == is_double
        ]
        assert every <= set(shown)


# 4. Special tiles

SWAP = """
       .    .    B    .    .
    .  ..   ..   ..   ..   ..
    .  +1   +2   swap +3   -1
    .  ..   ..   ..   ..   ..
    A  ..   ..   --   ..   ..
    .  ..@1 ..   ..   ..   ..@2
    *A 3 1
     B 2 2 double
    > row 2
       .    .    A    .    .
    .  ..   ..   ..   ..   ..
    B  +1   +2   (swap) +3 -1
    .  ..   ..   ..   ..   ..
    .  ..   ..   --   ..   ..
    .  ..@1 ..   ..   ..   ..@2
    *A 3 1
     B 2 2 double
"""


def test_a_swap_exchanges_pawns_and_directions_and_the_player_plays_again() -> None:
    """4.2 2.3 From the line where the other stood; 2.6 comes after the last tile only."""
    position = follow(f"""{SWAP}
        > column b
           .    A    .    .    .
        .  ..   ..   ..   ..   ..
        B  +1   (+2) (swap) +3 -1
        .  ..   ..   ..   ..   ..
        .  ..   ..   --   ..   ..
        .  ..@1 ..   ..   ..   ..@2
        *A 5 1 lures
         B 2 2 double
        > done
           .    A    .    .    .
        .  ..   ..   ..   ..   ..
        B  +1   (+2) (swap) +3 -1
        .  ..   ..   ..   ..   ..
        .  ..   ..   --   ..   ..
        .  ..@1 ..   ..   ..   ..@2
         A 5 1
        *B 2 2 double
    """)
    assert all(text.startswith("row") for text in legal(position))


def test_a_swap_uses_up_a_double() -> None:
    """4.1 4.2 The tile of the second move counts once."""
    strip = SWAP.replace("*A 3 1", "*A 3 1 double", 1)
    position = follow(strip)
    assert position.play("column d").state.cookies[0] == 6


def test_after_a_swap_the_own_line_must_be_left() -> None:
    """4.2 2.3 It is the column where the other stood."""
    position = follow(SWAP)
    assert legal(position) == ["column a", "column b", "column d", "column e"]
    assert clause_against(position, "column c") == "2.3"
    assert clause_against(position, "row 1") == "2.3"
    assert clause_against(position, "done") == "2.3"


def test_a_swap_ends_the_game_if_the_player_cannot_play_again() -> None:
    """4.2 5.1 The lures do not help."""
    position = follow("""
           .    .    B    .    .
        .  ..   ..   ..   ..   ..
        .  --   ..@1 swap --   ..@2
        .  ..   ..   ..   ..   ..
        A  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..
        *A 3 1
         B 2 2
        > row 2
           .    .    A    .    .
        .  ..   ..   ..   ..   ..
        B  --   ..@1 (swap) -- ..@2
        .  ..   ..   ..   ..   ..
        .  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..
         A 3 1 stuck
         B 2 2
    """)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    assert position.outcome.clause == "5.1"
    assert position.seats == ()


def test_two_swaps_can_follow_each_other() -> None:
    """4.2 It is still the same turn."""
    two_swaps = edition(swap=2, trap=11)
    after = place(
        """
           .    .    B    .    .
        .  ..   ..   ..   ..   ..
        .  ..   swap swap ..   ..
        .  ..   ..   ..   ..   ..
        A  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..
        *A 3 1
         B 2 2
        """,
        edition=two_swaps,
    )
    turns = rules.turns(after.state)
    after = after.play("row 2").play("column b")
    assert after.seats == (0,)
    assert legal(after) == ["row 1", "row 3", "row 4", "row 5"]
    assert rules.turns(after.state) == turns


TRAP = """
       .    .    B    .    .
    .  ..   ..   --   ..   ..
    .  ..   ..   trap ..   ..
    .  ..   ..   --   ..   ..
    A  ..   ..   --   ..   ..
    .  ..   ..   ..@1 ..   ..
    *A 9 1
     B 2 2
"""


def test_a_trap_loses_the_game_and_must_be_entered() -> None:
    """4.4 5.2 Whatever one owns, when it is the only move."""
    assert legal(place(TRAP)) == ["row 2"]
    position = follow(f"""{TRAP}
        > row 2
           .    .    B    .    .
        .  ..   ..   --   ..   ..
        A  ..   ..   (trap) .. ..
        .  ..   ..   --   ..   ..
        .  ..   ..   --   ..   ..
        .  ..   ..   ..@1 ..   ..
         A 9 1 trap
         B 2 2
    """)
    assert position.outcome is not None
    assert position.outcome.winners == (1,)
    assert position.outcome.scores == (9, 2)
    assert position.outcome.clause == "4.4"


def test_a_trap_is_no_draw_with_equal_cookies() -> None:
    """4.4 5.1 And a pending double changes nothing."""
    after = place(TRAP.replace("*A 9 1", "*A 2 1 double")).play("row 2")
    assert after.outcome is not None
    assert (after.outcome.ending, after.outcome.winners) == ("trap", (1,))


TRADE = """
       .    .    B    .    .
    .  ..   ..   ..   ..   ..
    .  ..   ..   trade ..  ..
    .  ..   ..   ..   ..   ..
    A  ..   ..   --   ..   ..
    .  ..@1 ..   ..   ..   ..
    *A {before}
     B {other}
    > row 2
       .    .    B    .    .
    .  ..   ..   ..   ..   ..
    A  ..   ..   (trade) .. ..
    .  ..   ..   ..   ..   ..
    .  ..   ..   --   ..   ..
    .  ..@1 ..   ..   ..   ..
    *A {asked} trades
     B {other}
    > {move}
       .    .    B    .    .
    .  ..   ..   ..   ..   ..
    A  ..   ..   (trade) .. ..
    .  ..   ..   ..   ..   ..
    .  ..   ..   --   ..   ..
    .  ..@1 ..   ..   ..   ..
    {after}
"""


@pytest.mark.parametrize(
    ("before", "move", "after"),
    [
        ("3 2", "lures for cookies", "A 5 0\n*B 2 2"),
        ("3 3", "lures for cookies", "*A 5 1 lures\nB 2 2"),
        ("3 2", "cookies for lures", "*A 1 4 lures\nB 2 2"),
        ("2 0", "cookies for lures", "*A 0 2 lures\nB 2 2"),
        ("3 2", "decline", "*A 3 2 lures\nB 2 2"),
        ("2 0", "decline", "A 2 0\n*B 2 2"),
        ("3 2 double", "lures for cookies", "A 5 0\n*B 2 2"),
        ("3 2 double", "cookies for lures", "*A 1 4 lures\nB 2 2"),
    ],
)
def test_a_trade_is_two_for_two_either_way_or_declined(before: str, move: str, after: str) -> None:
    """4.5 4.1 A double is used up and doubles nothing here."""
    asked = before.replace(" double", "")
    follow(TRADE.format(before=before, asked=asked, other="2 2", move=move, after=after))


def traded(before: str, other: str) -> Position:
    strip = TRADE.format(before=before, asked=before, other=other, move="", after="")
    return follow(strip[: strip.rindex(">")])


def test_only_trades_that_both_sides_can_pay_are_offered() -> None:
    """3.2 4.5 What the player has not, and what the bank has not, is refused."""
    assert legal(traded("3 2", "2 2")) == ["decline", "lures for cookies", "cookies for lures"]
    assert legal(traded("1 2", "2 2")) == ["decline", "lures for cookies"]
    assert legal(traded("2 1", "2 2")) == ["decline", "cookies for lures"]
    assert legal(traded("3 2", "2 6")) == ["decline", "lures for cookies", "cookies for lures"]
    assert legal(traded("3 2", "2 7")) == ["decline", "lures for cookies"]
    assert legal(traded("3 2", "56 2")) == ["decline", "cookies for lures"]
    assert legal(traded("3 2", "55 2")) == ["decline", "lures for cookies", "cookies for lures"]
    assert clause_against(traded("1 2", "2 2"), "cookies for lures") == "4.5"
    assert clause_against(traded("3 2", "56 2"), "lures for cookies") == "4.5"


GUARD = """
       .    .    B    .    .
    .  ..   ..   ..   ..   ..
    .  ..   ..   move-a-guard .. ..
    .  ..   ..   ..   --   ..
    A  ..   ..   --   ..   ..
    .  ..@1 ..   ..   ..   ..
    *A 3 0
     B 2 2
    > row 2
       .    .    B    .    .
    .  ..   ..   ..   ..   ..
    A  ..   ..   (move-a-guard) .. ..
    .  ..   ..   ..   --   ..
    .  ..   ..   --   ..   ..
    .  ..@1 ..   ..   ..   ..
    *A 3 0 guards
     B 2 2
"""


def test_a_guard_is_put_on_any_other_tile_without_one() -> None:
    """4.6 Face up or down, the tile just activated too; also a guard from beside the board."""
    position = follow(GUARD)
    cells = [
        f"{column}{row}" for row in range(1, 6) for column in "abcde" if (column, row) != ("a", 5)
    ]
    assert legal(position) == [f"guard {guard} to {cell}" for guard in (1, 2) for cell in cells]
    assert clause_against(position, "guard 1 to a5") == "4.6"
    assert clause_against(position, "guard 2 to a5") == "4.6"
    assert clause_against(position, "guard 1 to f1") == "1.2"
    assert clause_against(position, "done") == "2.6"


@pytest.mark.parametrize(
    ("move", "cells"),
    [
        (
            "guard 1 to d3",
            {"--   ..\n    .  ..   ..   --": "--@1 ..\n    .  ..   ..   --", "..@1": ".."},
        ),
        ("guard 2 to c2", {"(move-a-guard)": "(move-a-guard)@2"}),
    ],
)
def test_a_guard_that_is_put_stands_there(move: str, cells: dict[str, str]) -> None:
    """4.6 Drawn before and after."""
    after = GUARD[GUARD.index("> row 2") + len("> row 2") :]
    for old, new in cells.items():
        assert old in after
        after = after.replace(old, new, 1)
    after = after.replace("*A 3 0 guards", "A 3 0").replace(" B 2 2", "*B 2 2")
    follow(f"{GUARD}    > {move}\n{after}")


def test_a_guard_can_be_used_to_end_the_game() -> None:
    """4.6 2.6 5.1 By the tile, and by lures."""
    position = follow("""
           .    .    B    .    .
        .  ..   ..   ..   ..   ..
        .  --   --   move-a-guard ..@1 ..
        .  ..   ..   ..   ..   ..
        A  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..
        *A 3 0
         B 2 2
        > row 2
        > guard 2 to e2
           .    .    B    .    .
        .  ..   ..   ..   ..   ..
        A  --   --   (move-a-guard) ..@1 ..@2
        .  ..   ..   ..   ..   ..
        .  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..
         A 3 0
         B 2 2 stuck
    """)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    position = follow("""
           .    .    B    .    .
        .  ..   ..   ..   ..   ..
        .  --   --   +1   --   ..
        .  ..   ..   ..@1 ..   ..
        A  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..@2
        *A 0 3
         B 2 2
        > row 2
        > lure 2 n
        > lure 2 n
        > lure 2 n
           .    .    B    .    .
        .  ..   ..   ..   ..   ..
        A  --   --   (+1) --   ..@2
        .  ..   ..   ..@1 ..   ..
        .  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..
         A 1 0
         B 2 2 stuck
    """)
    assert position.outcome is not None
    assert position.outcome.winners == (1,)


TURN = """
       .    .    B    .    .
    .  ..   ..   ..   ..   ..
    .  ..   ..   turn ..   ..
    .  ..   -2   ..   (+3)@2 ..
    A  ..   ..   --   ..   ..
    .  -1@1 ..   ..   ..   ..
    *A 3 0
     B 2 2
    > row 2
       .    .    B    .    .
    .  ..   ..   ..   ..   ..
    A  ..   ..   (turn) .. ..
    .  ..   -2   ..   (+3)@2 ..
    .  ..   ..   --   ..   ..
    .  -1@1 ..   ..   ..   ..
    *A 3 0 turns
     B 2 2
    > turn {cell}
       .    .    B    .    .
    .  ..   ..   ..   ..   ..
    A  ..   ..   (turn) .. ..
    .  ..   {b3} ..   {d3} ..
    .  ..   ..   {c4} ..   ..
    .  {a5} ..   ..   ..   ..
     A 3 0
    *B 2 2
"""


@pytest.mark.parametrize(
    ("cell", "side"),
    [("b3", "(-2)"), ("c4", ".."), ("d3", "+3@2"), ("a5", "(-1)@1")],
)
def test_a_tile_is_turned_up_or_down_under_a_guard_too(cell: str, side: str) -> None:
    """4.7 The guard stays on it."""
    sides = {"b3": "-2", "c4": "--", "d3": "(+3)@2", "a5": "-1@1"}
    follow(TURN.format(cell=cell, **(sides | {cell: side})))


def test_any_other_tile_may_be_turned() -> None:
    """4.7 24 of 25; it must be one."""
    strip = TURN.split("> turn")[0]
    position = follow(strip)
    cells = [
        f"{column}{row}" for row in range(1, 6) for column in "abcde" if (column, row) != ("c", 2)
    ]
    assert legal(position) == [f"turn {cell}" for cell in cells]
    assert clause_against(position, "turn c2") == "4.7"
    assert clause_against(position, "turn f1") == "1.2"
    assert clause_against(position, "done") == "2.6"


def test_no_turn_tile_is_turned_face_up() -> None:
    """4.7 Face down it can be; in an edition with two of them."""
    two = edition(turn=2, trap=11)
    strip = TURN.split("> turn")[0]
    up = follow(strip.replace("-2", "turn"), edition=two)
    assert "turn b3" in legal(up)
    down = follow(strip.replace("-2", "(turn)"), edition=two)
    assert clause_against(down, "turn b3") == "4.7"
    assert "turn b3" not in legal(down)


@pytest.mark.parametrize(
    ("mine", "other", "after", "ending", "winners"),
    [
        ("9 1", "4 2", "5 1", "alarm", (0,)),
        ("9 1", "6 2", "5 1", "alarm", (1,)),
        ("9 1", "5 2", "5 1", "draw", ()),
        ("3 1", "1 2", "0 1", "alarm", (1,)),
        ("3 1", "0 2", "0 1", "draw", ()),
        ("9 1 double", "0 2", "1 1", "alarm", (0,)),
        ("7 1 double", "0 2", "0 1", "draw", ()),
    ],
)
def test_the_alarm_costs_four_cookies_and_ends_the_game(
    mine: str, other: str, after: str, ending: str, winners: tuple[int, ...]
) -> None:
    """4.11 4.1 3.2 5.2 Doubled it costs eight; most cookies wins; nobody is asked for lures."""
    position = follow(f"""
           .    .    B    .    .
        .  ..   ..   ..   ..   ..
        .  ..   ..   alarm ..  ..
        .  ..   ..   ..   ..   ..
        A  ..   ..   --   ..   ..
        .  ..@1 ..   ..   ..   ..
        *A {mine}
         B {other}
        > row 2
           .    .    B    .    .
        .  ..   ..   ..   ..   ..
        A  ..   ..   (alarm) .. ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   --   ..   ..
        .  ..@1 ..   ..   ..   ..
         A {after} {ending}
         B {other}
    """)
    assert position.outcome is not None
    assert position.outcome.ending == ending
    assert position.outcome.winners == winners


# 5. The end


@pytest.mark.parametrize(
    ("mine", "other", "ending", "winners"),
    [("3 0", "2 0", "stuck", (0,)), ("3 0", "5 0", "stuck", (1,)), ("3 0", "3 0", "draw", ())],
)
def test_it_ends_when_the_player_to_move_cannot(
    mine: str, other: str, ending: str, winners: tuple[int, ...]
) -> None:
    """5.1 Face down or guarded on every other line; most cookies wins, or it is a draw."""
    drawing = f"""
           .    .    B    .    .
        .  --   ..@1 -1   --   --
        A  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        *A {int(mine[0]) + 1} 0
         B {other}
        > row 1
           .    .    B    .    .
        A  --   ..@1 (-1) --   --
        .  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
         A {mine}
         B {other} {ending}
    """
    position = follow(drawing)
    assert position.outcome is not None
    assert (position.outcome.ending, position.outcome.winners) == (ending, winners)
    assert position.outcome.scores == (int(mine[0]), int(other[0]))


def test_lures_may_still_free_the_other_before_it_is_judged() -> None:
    """5.1 2.6 Whoever is ahead would rather shut in."""
    strip = """
           .    .    B    .    .
        .  --   ..@1 -1   --   --
        A  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        *A 1 1
         B 2 0
        > row 1
        > {move}
           .    .    B    .    .
        A  --   ..{here} (-1) -- --
        .  ..   ..{there} --  ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        {after}
    """
    freed = strip.format(move="lure 1 s", here="", there="@1", after="A 0 0\n*B 2 0")
    assert legal(follow(freed)) == ["column b"]
    shut = strip.format(move="done", here="@1", there="", after="A 0 1\nB 2 0 stuck")
    assert follow(shut).outcome is not None


def test_lures_do_not_help_the_player_who_is_stuck() -> None:
    """5.1 It is judged when the turn begins."""
    strip = """
           .    .    B    .    .
        .  --   ..@1 -1   --   --
        A  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        *A 3 0
         B 2 9
        > row 1
           .    .    B    .    .
        A  --   ..@1 (-1) --   --
        .  ..   ..   --   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
        .  ..   ..   ..   ..   ..
         A 2 0
         B 2 9 draw
    """
    follow(strip)


def test_turns_are_counted_and_a_swap_begins_none() -> None:
    """2.3 4.2 5.1 Nor does the turn of one who is stuck."""
    position = cookietin.game("cookie-addict").start(1)
    assert rules.turns(position.state) == 1
    position = position.play(position.legal()[0].text)
    assert rules.turns(position.state) == 2
    assert rules.turns(follow(SWAP).state) == rules.turns(place(SWAP.split(">")[0]).state)
    tally, _ = play_out(cookietin.game("cookie-addict", length="short"), 50, 1, fast=False)
    assert all(row[kernels.TURNS] <= row[kernels.MOVES] for row in tally)


def test_the_score_is_the_cookies() -> None:
    """5.1 At any time."""
    s = place(MIDDLE).state
    assert [rules.score(s, seat) for seat in (0, 1)] == [1, 4]


@pytest.mark.parametrize("length", LENGTHS)
def test_matches_end_in_every_way(length: str) -> None:
    """5.1 5.2 In random play, well within the declared number of moves."""
    tally, _ = play_out(cookietin.game("cookie-addict", length=length), 5_000, 3)
    assert set(tally[:, kernels.ENDING]) == {rules.STUCK, rules.TRAPPED, rules.ALARMED, rules.DRAW}
    assert tally[:, kernels.MOVES].max() < GAME.limit / 5


def test_an_edition_full_of_turn_tiles_comes_to_an_end() -> None:
    """4.7 Because they are never turned up again."""
    game = cookietin.game("cookie-addict", edition=edition(turn=13))
    tally, _ = play_out(game, 500, 1)
    assert set(tally[:, kernels.ENDING]) <= {rules.STUCK, rules.DRAW}
    assert tally[:, kernels.MOVES].max() < GAME.limit


# What must always hold

SOUND = place(LURES).state


def changed(**changes: Any) -> State:
    """A sound position with something wrong in it."""
    s: State = SOUND.copy()
    for name, value in changes.items():
        if isinstance(value, dict):
            for at, cell in value.items():
                getattr(s, name)[at] = cell
        else:
            setattr(s, name, value)
    return s


@pytest.mark.parametrize(
    ("law", "changes"),
    [
        (laws.PHASE_FITS, {"phase": 12}),
        (laws.PHASE_FITS, {"phase": -1}),
        (laws.PHASE_FITS, {"turn": 2}),
        (laws.EACH_TILE_IS_ONCE, {"tiles": {0: 1}}),
        (laws.EACH_TILE_IS_ONCE, {"tiles": {0: 44}}),
        (laws.EACH_TILE_IS_ONCE, {"tiles": {0: -2}}),
        (laws.EACH_TILE_IS_ONCE, {"tiles": {0: 18}}),
        (laws.EACH_TILE_IS_ONCE, {"tiles": {0: 30}}),
        (laws.EACH_TILE_IS_ONCE, {"tiles": {0: 43}}),
        (laws.EACH_TILE_IS_ONCE, {"phase": rules.DRAW_SPECIALS}),
        (laws.TILES_LIE_FLAT, {"laid": 24}),
        (laws.TILES_LIE_FLAT, {"laid": 26}),
        (laws.TILES_LIE_FLAT, {"in_deck": -1}),
        (laws.TILES_LIE_FLAT, {"tiles": {0: rules.NO_TILE, 5: SOUND.tiles[0]}}),
        (laws.GUARDS_STAND_APART, {"guards": {0: 28}}),
        (laws.GUARDS_STAND_APART, {"guards": {0: 36}}),
        (laws.GUARDS_STAND_APART, {"guards": {0: -2}}),
        (laws.GUARDS_STAND_APART, {"guards": {0: 5}}),
        (laws.PAWNS_STAND_BEFORE_LINES, {"pawns": {0: 5}}),
        (laws.PAWNS_STAND_BEFORE_LINES, {"pawns": {1: rules.NOWHERE}}),
        (laws.PAWNS_STAND_BEFORE_LINES, {"directions": {0: 1}}),
        (laws.PAWNS_STAND_BEFORE_LINES, {"directions": {0: 2}}),
        (laws.PAWNS_STAND_BEFORE_LINES, {"phase": rules.PUT_FIRST}),
        (laws.PAWNS_STAND_BEFORE_LINES, {"phase": rules.PUT_SECOND}),
        (laws.NOBODY_HAS_LESS_THAN_NOTHING, {"cookies": {0: -1}}),
        (laws.NOBODY_HAS_LESS_THAN_NOTHING, {"lures": {1: -1}}),
        (laws.NOBODY_HAS_LESS_THAN_NOTHING, {"cookies": {0: 57}}),
        (laws.NOBODY_HAS_LESS_THAN_NOTHING, {"lures": {0: 9}}),
        (laws.FLAGS_ARE_FLAGS, {"is_down": {0: 2}}),
        (laws.FLAGS_ARE_FLAGS, {"is_down": {5: 1}}),
        (laws.FLAGS_ARE_FLAGS, {"doubles": {0: 2}}),
        (laws.FLAGS_ARE_FLAGS, {"doubles": {1: -1}}),
        (laws.PHASE_FITS, {"turns_begun": 1}),
        (laws.PHASE_FITS, {"is_down": {7: 0}}),
        (laws.PHASE_FITS, {"lures": {0: 0}}),
        (laws.PHASE_FITS, {"guards": {0: rules.BESIDE, 1: rules.BESIDE}}),
        (laws.PHASE_FITS, {"phase": rules.ASK_TRADE}),
        (laws.PHASE_FITS, {"phase": rules.ASK_GUARD}),
        (laws.PHASE_FITS, {"phase": rules.ASK_TURN}),
        (laws.PHASE_FITS, {"phase": rules.MOVE, "is_down": {1: 1, 13: 1, 19: 1, 25: 1}}),
        (laws.END_FITS, {"end": rules.STUCK}),
        (laws.END_FITS, {"phase": rules.OVER, "end": rules.TRAPPED}),
        (laws.END_FITS, {"phase": rules.OVER, "end": rules.STUCK}),
        (laws.END_FITS, {"phase": rules.OVER, "end": rules.ALARMED}),
        (laws.END_FITS, {"phase": rules.OVER, "end": rules.DRAW}),
        (laws.END_FITS, {"phase": rules.OVER}),
    ],
)
def test_a_broken_law_is_named(law: int, changes: dict[str, Any]) -> None:
    """1.1 1.2 1.3 2.2 2.5 2.6 3.2 4.4 4.11 5.1 5.2 By its number."""
    assert laws.broken_law(SOUND) == 0
    assert laws.broken_law(changed(**changes)) == law


@pytest.mark.parametrize("kind", [data.TRAP, data.ALARM])
def test_it_does_not_go_on_after_a_trap_or_an_alarm(kind: int) -> None:
    """4.4 4.11 5.2 The tile at the crossing is always the last that was activated."""
    s: State = SOUND.copy()
    special = next(cell for cell in range(36) if s.tiles[cell] == 31)
    s.tiles[special], s.tiles[7] = s.tiles[7], next(t for t in range(44) if s.kinds[t] == kind)
    assert laws.broken_law(s) == laws.PHASE_FITS
    s.phase = rules.OVER
    for end in range(5):
        s.end = end
        fits = end == (rules.TRAPPED if kind == data.TRAP else rules.ALARMED)
        assert laws.broken_law(s) == (0 if fits else laws.END_FITS)


def test_laws_of_the_layout_are_kept_too() -> None:
    """1.1 1.2 2.1 While tiles are drawn and laid, and before anybody has moved."""
    position = cookietin.game("cookie-addict", length="short").start(chance=None)
    s = position.state
    assert laws.broken_law(s) == 0
    s.laid = 1
    assert laws.broken_law(s) == laws.TILES_LIE_FLAT
    s = position.state
    s.cookies[0] = 1
    assert laws.broken_law(s) == laws.PHASE_FITS
    s = position.state
    s.guards[0] = 0
    assert laws.broken_law(s) == laws.GUARDS_STAND_APART
    while position.state.phase != rules.LAY_TILES:
        position = position.play(position.legal()[0].text)
    position = position.play(position.legal()[3].text)
    s = position.state
    assert laws.broken_law(s) == 0
    s.guards[0] = 0
    assert laws.broken_law(s) == laws.GUARDS_STAND_APART
    s = position.state
    s.deck[0] = s.tiles[0]
    assert laws.broken_law(s) == laws.EACH_TILE_IS_ONCE
    s = cookietin.game("cookie-addict").start(1).state
    s.is_down[3] = 1
    assert laws.broken_law(s) == laws.PHASE_FITS


def test_nobody_is_asked_what_to_steal_where_a_thief_has_no_choice() -> None:
    assert laws.broken_law(changed(phase=rules.ASK_STEAL)) == laws.PHASE_FITS


def test_a_thief_who_chooses_how_many_breaks_no_law() -> None:
    """4.9 The record goes through the question."""
    text = (GAME.folder / "records" / "thief-of-cookies.tin").read_text("utf-8")
    record, head, places = written.read_with_places(text, 1000)
    positions = list(written.positions_in(record, head, places, registry.plug))
    assert any(one.bare.phase == rules.ASK_STEAL for one in positions)
    assert not any(laws.broken_law(one.bare) for one in positions)
