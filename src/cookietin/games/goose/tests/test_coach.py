"""What a newcomer to Goose is told, and what explains what."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.engine import Tip, ask
from cookietin.engine.texts import LANGUAGES, speaker
from cookietin.games.goose import GAME, coach, rules
from cookietin.games.goose.tests.drawn import place


def tips_at(square: int, has_thrown: int = 1, players: int = 2) -> list[Tip]:
    """The tips of the first player, whose pawn stands there."""
    others = [0] * (rules.PAWNS - 1)
    values = {
        "squares": [square, *others],
        "has_thrown": [has_thrown, *others],
        "phase": rules.TO_THROW,
        "round": 2,
    }
    state = cookietin.game("goose", players=players, first=0).position(values).bare
    return coach.tips(state, 0)


def told(*where: int, **options: int) -> list[tuple[str, str]]:
    """The tips of the first player, each with its place."""
    return [(tip.key, tip.element) for tip in tips_at(*where, **options)]


@pytest.mark.parametrize(
    ("square", "tips"),
    [
        (7, [("squares", "square-19"), ("hold", "pawn-0")]),
        (19, [("held", "pawn-0"), ("squares", "square-31"), ("hold", "pawn-0")]),
        (0, [("soup", "square-58"), ("squares", "square-19"), ("hold", "pawn-0")]),
        (60, [("finish", "square-63"), ("hold", "pawn-0")]),
    ],
)
def test_what_befell_the_pawn_comes_before_what_lies_ahead(
    square: int, tips: list[tuple[str, str]]
) -> None:
    assert told(square) == tips


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_pictures_mean_is_told_in_the_words_of_the_rules(language: str) -> None:
    """3.4 3.5 3.7 3.8 In the second tip, before the first of them can happen."""
    say = speaker(GAME.package, language)
    told = say("tip-squares").casefold()
    for square in ("nest", "well", "cage", "soup", "goose"):
        assert say(square).casefold() in told


@pytest.mark.parametrize(("players", "added"), [(2, 401), (3, 0)])
def test_how_long_the_well_and_the_cage_hold_a_pawn_is_told_with_them(
    players: int, added: int
) -> None:
    """4.1 With two players three turns at most."""
    state = cookietin.game("goose", players=players).start(seed=1).bare
    for square in (rules.WELL, rules.CAGE):
        clause = coach.explains(state, 0, f"square-{square}")
        assert coach.adds(state, clause) == added
    assert coach.adds(state, coach.explains(state, 0, f"square-{rules.NEST}")) == 0


def test_the_first_tip_is_the_aim_with_the_dice_that_only_count_now() -> None:
    """2.2 3.9 A nine in the first roll is told of before it is too late."""
    (tip,) = tips_at(0, has_thrown=0)
    assert (tip.key, tip.element) == ("aim", "dice")
    assert tip.beside == ("square-63", "square-26", "square-53")
    assert all(tip.key != "aim" for tip in tips_at(7))


def test_the_finish_is_told_of_when_it_is_ones_own_turn() -> None:
    """3.9 Not while another rolls, who may be far from it."""
    values = {"squares": [60, 40, 0, 0, 0, 0], "has_thrown": [1, 1, 0, 0, 0, 0], "turn": 1,
              "phase": rules.TO_THROW, "round": 2}  # fmt: skip
    state = cookietin.game("goose", players=2, first=0).position(values).bare
    assert coach.tips(state, 0) == []


def test_all_squares_with_a_picture_that_lie_ahead_are_told_of_at_once() -> None:
    (tip,) = (tip for tip in tips_at(20) if tip.key == "squares")
    assert (tip.element, *tip.beside[:-1]) == ("square-31", "square-42", "square-52", "square-58")
    assert tip.beside[-1] == "square-27"  # and the next goose


def test_with_more_than_two_one_may_wait_for_long() -> None:
    """4.1 Who has fallen into the well waits for another pawn."""
    assert told(19, players=3)[0] == ("held-long", "pawn-0")


@pytest.mark.parametrize(
    ("element", "clause"),
    [
        ("square-58", 308),
        ("square-5", 301),
        ("square-1", 104),
        ("dice", 201),
        ("die-1", 0),
        ("goose-pond", 0),
    ],
)
def test_a_thing_is_explained_by_its_clause(element: str, clause: int) -> None:
    state = cookietin.game("goose").start(seed=1).bare
    assert coach.explains(state, 0, element) == clause


@pytest.mark.parametrize(
    ("occupied", "told"),
    [
        ("share", "Pawns can share a square. Nothing special happens here."),
        ("swap", "Nothing special happens here."),
        ("back", "Nothing special happens here."),
    ],
)
def test_a_plain_square_says_that_nothing_happens_there(occupied: str, told: str) -> None:
    """1.3 1.4 And that pawns share it, where they do."""
    state = cookietin.game("goose", occupied=occupied).start(seed=1).bare
    clause = coach.explains(state, 0, "square-1")
    clauses = [one for one in (clause, coach.adds(state, clause)) if one]
    assert " ".join(ask.told_phrase(GAME, one).text("en") for one in clauses) == told
    assert coach.explains(state, 0, "pawn-0") == coach.CLAUSES[rules.START]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cage_says_itself_how_one_comes_out(language: str) -> None:
    """3.5 3.7 Nobody has to hold the well for it."""
    well, cage = (ask.told_phrase(GAME, one).text(language) for one in (305, 307))
    assert cage.partition(":")[2] == well.partition(":")[2] != ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_square_that_sends_back_has_one_name_and_so_has_where_it_sends(language: str) -> None:
    """3.8"""
    say = speaker(GAME.package, language)
    soup, start = say("soup").casefold(), say("start").casefold()
    for key in ("clause-3-8", "tip-soup"):
        assert soup[:3] in say(key).casefold()
        assert start in say(key).casefold()


def test_from_the_last_square_but_one_no_roll_wins_and_the_tip_says_so() -> None:
    """3.2 Two dice make at least 2."""
    position = place("*A:62 B:0")
    for one in range(1, 7):
        for other in range(1, 7):
            after = position.play("throw").play(f"{one}-{other}")
            assert after.state.squares[0] != rules.FINISH
    (tip,) = (tip for tip in tips_at(62) if tip.key == "finish")
    assert "From 62 no roll wins" in ask.tip_phrase(GAME, tip).text()
