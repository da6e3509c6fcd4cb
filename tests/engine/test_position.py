"""Positions: what people and notebooks touch."""

from __future__ import annotations

import contextlib
import copy
import gc
import pickle
import random
import tracemalloc
import weakref
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

import cookietin
from cookietin.engine import registry
from cookietin.engine.ask import Move
from cookietin.engine.chance import Fair, Seeded, Typed
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game, Outcome, Position, Refused
from cookietin.engine.protocol import CHANCE, NOTHING, SPECTATOR
from cookietin.engine.texts import Mistake
from crumbs import GAME


def crumbs(**options: object) -> Game:
    return Game.of(GAME, {"players": 3, "first": 0, **options})


def dealt(*cards: int, **options: object) -> Position:
    """A match in which these cards have been dealt, and chance is played by hand."""
    position = crumbs(**options).start(chance=None)
    for card in cards:
        position = position.play(str(card))
    return position


def laying() -> Position:
    """Three players with two cards each: 1 4, 2 3, 1 4."""
    return dealt(1, 2, 1, 4, 3, 4)


def texts(moves: list[Move]) -> list[str]:
    return [f"{move.seat} {move}" for move in moves]


# Playing


def test_playing_changes_nothing_but_gives_the_next_position() -> None:
    position = laying()
    before = (bytes(position.state), position.line, repr(position))
    after = position.play("lay 1", 0)
    assert (bytes(position.state), position.line, repr(position)) == before
    assert after != position
    assert after.line[:-1] == position.line
    assert after.line[-1] == Move(0, 0, "lay 1")


def test_what_is_done_to_a_state_does_nothing_to_the_position() -> None:
    position = laying()
    state = position.state
    state.points[0] = 100
    assert position.state.points[0] == 0
    view = position.view(0)
    view.state.points[0] = 100
    assert view.state.points[0] == 0


def test_what_is_done_to_the_origin_does_nothing_to_the_position() -> None:
    position = crumbs().position({"first": 1})
    position.origin.first = 2
    assert position.state.first == 1


def test_what_is_done_to_plain_values_does_nothing_to_the_position() -> None:
    position = laying()
    position.to_dict()["options"]["players"] = 4
    assert position.game.players == 3


def test_legal_moves_are_those_of_all_that_may_act_seat_by_seat() -> None:
    assert texts(laying().legal()) == [
        "0 lay 1",
        "0 lay 4",
        "0 peek",
        "1 lay 2",
        "1 lay 3",
        "1 peek",
        "2 lay 1",
        "2 lay 4",
        "2 peek",
    ]


def test_legal_moves_of_one_seat() -> None:
    assert texts(laying().legal(1)) == ["1 lay 2", "1 lay 3", "1 peek"]
    assert dealt(1).legal(1) == []


def test_a_move_is_played_by_its_text_or_as_a_move() -> None:
    position = laying()
    assert position.play("lay 4", 2) == position.play(Move(2, 3, "lay 4"))
    for move in position.legal():
        assert position.play(move) == position.play(move.text, move.seat)


@pytest.mark.parametrize("text", ["lay 4", "LAY 4", "  lay   4 "])
def test_neither_capitals_nor_spaces_matter(text: str) -> None:
    assert laying().play(text, 2).state.laid[2] == 4


def test_the_line_of_play_has_moves_as_they_are_written() -> None:
    assert laying().play("  LAY   4 ", 2).line[-1].text == "lay 4"


def test_if_only_one_seat_must_act_its_move_needs_no_seat() -> None:
    position = laying().play("lay 1", 0).play("lay 3", 1)
    assert position.play("lay 4").state.shown.tolist() == [1, 0, 1, 1]


def test_if_several_must_act_a_text_needs_a_seat() -> None:
    with pytest.raises(Mistake, match=r"seats 0, 1, 2\): say whose move “lay 1” is"):
        laying().play("lay 1")


@pytest.mark.parametrize("seat", [-1, 3, SPECTATOR, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    position = laying()
    for ask in (position.legal, position.view, lambda seat: position.play("peek", seat)):
        if seat == SPECTATOR and ask == position.view:
            continue
        with pytest.raises(Mistake, match=f"no seat {seat}: the seats are 0 to 2"):
            ask(seat)
    with pytest.raises(Mistake, match="no seat"):
        position.play(Move(seat, 0, "lay 1"))


@pytest.mark.parametrize("seat", [-1, 3, CHANCE, 99])
def test_a_record_for_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(Mistake):
        laying().record(seat)


def test_several_seats_act_at_once_and_others_interrupt() -> None:
    position = laying()
    assert (position.seats, position.interrupters) == ((0, 1, 2), (0, 1, 2))
    position = position.play("lay 4", 2)
    assert (position.seats, position.interrupters) == ((0, 1), (0, 1, 2))
    assert texts(position.legal(2)) == ["2 peek"]
    position = position.play("peek", 2)
    assert position.seats == (CHANCE,)
    assert texts(position.legal()) == [f"{CHANCE} 1", f"{CHANCE} 4"]


# Refusals


def refusal(position: Position, move: Move | str, seat: int) -> tuple[str, str, int]:
    """Clause, text and witness with which a move is refused."""
    with pytest.raises(Refused) as raised:
        position.play(move, seat)
    asked = position.refusal(move, seat)
    assert asked == raised.value.refusal
    assert str(asked) in str(raised.value)
    return asked.clause, str(asked), asked.witness


def test_a_refused_move_says_the_clause_and_its_text() -> None:
    clause, text, witness = refusal(laying(), "lay 2", 0)
    assert (clause, witness) == ("2.1", NOTHING)
    assert text == ("2.1 Everybody lays a card of their own hand, face down and at the same time.")


def test_a_refused_move_says_what_was_meant() -> None:
    with pytest.raises(Refused, match=r"^“lay 2” can’t be played: 2\.1 Everybody lays"):
        laying().play("lay 2", 0)


def test_a_refused_move_names_the_piece_at_fault() -> None:
    position = laying().play("peek", 0).play("2")
    assert refusal(position, "peek", 0)[::2] == ("3.1", 1)


def test_a_refusal_speaks_the_language_of_the_reader() -> None:
    refused = laying().refusal("lay 2", 0)
    assert refused is not None
    assert refused.phrase.text("de").startswith("2.1 Alle legen gleichzeitig")


def test_a_legal_move_has_no_refusal() -> None:
    assert laying().refusal("lay 1", 0) is None


@pytest.mark.parametrize("text", ["", "lay", "lay 5", "lay ?", "peek at 1", "?"])
def test_a_text_that_means_nothing_is_no_such_move(text: str) -> None:
    assert refusal(laying(), text, 0)[:2] == ("3", "There’s no such move here.")


@pytest.mark.parametrize("number", [-1, len(GAME.moves), 1000])
def test_a_number_that_means_nothing_is_no_such_move(number: int) -> None:
    assert refusal(laying(), Move(0, number, "lay 1"), 0)[0] == "3"


def test_whoever_is_not_to_move_is_told_so() -> None:
    assert refusal(dealt(1), "lay 1", 0)[:2] == ("1", "It’s not your turn.")
    assert refusal(laying(), "1", CHANCE)[0] == "1"


def test_when_it_is_over_nobody_moves() -> None:
    position = over()
    assert (position.seats, position.legal()) == ((), [])
    assert refusal(position, "lay 1", 0)[:2] == ("2", "The game is over.")
    with pytest.raises(Refused, match="The game is over"):
        position.play("lay 1")


def test_chance_may_not_do_what_is_impossible() -> None:
    position = dealt(4, 4, 4)
    assert position.odds() == [3, 3, 3, 0]
    assert refusal(position, "4", CHANCE)[0] == "3"
    assert refusal(position, "5", CHANCE)[0] == "3"


def test_a_refusal_can_be_sent_to_another_process() -> None:
    with pytest.raises(Refused) as raised:
        laying().play("lay 2", 0)
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)


# The line of play


def thrown_on(position: Position, moves: int) -> Position:
    """After so many more moves, whatever chance answered."""
    for _ in range(moves):
        position = position.after(Move(0, 0, "throw"))
    return position


def stepping() -> Position:
    """A match in which a move changes nothing, so that it can go on for ever."""
    rules = replace(GAME.rules, play=lambda s, seat, move: None)
    return Game.of(replace(GAME, rules=rules), {"players": 3, "first": 0}).start(chance=None)


def test_positions_share_their_past() -> None:
    """Ten times as many positions take ten times as much room, not a hundred times."""

    def room(moves: int) -> int:
        tracemalloc.start()
        positions = [position := stepping()]
        positions += [position := thrown_on(position, 1) for _ in range(moves)]
        used, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert positions[-1].length == moves
        return used

    room(10)
    assert room(3000) < 15 * room(300)


def test_a_position_knows_how_many_moves_led_to_it_and_the_last_of_them() -> None:
    position = laying()
    assert (position.length, position.draws) == (6, 6)
    after = position.play("lay 1", 0)
    assert (after.length, after.draws) == (7, 6)
    assert after.last == after.line[-1] == Move(0, 0, "lay 1")
    assert crumbs().start(chance=None).last is None
    assert crumbs().start(chance=None).length == 0


def test_a_position_does_not_keep_what_was_played_after_it() -> None:
    position = laying()
    after = weakref.ref(position.play("lay 1", 0))
    gc.collect()
    assert after() is None


def test_two_who_play_on_from_one_position_get_positions_of_their_own() -> None:
    position = laying()
    assert position.play("lay 1", 0) is not position.play("lay 1", 0)


def test_a_very_long_match_is_compared_copied_sent_and_forgotten() -> None:
    moves = 50_000
    start = stepping()
    long = thrown_on(start, moves)
    assert long == start
    assert long.line == thrown_on(start, moves).line
    assert copy.deepcopy(long).line == long.line
    position = Game.of(GAME, {"players": 3, "first": 0}).start(seed=1)
    moved = Position(position.game, position.state, long.line, None, position.chance)
    assert moved.length == moves
    del long, moved
    gc.collect()


@pytest.mark.usefixtures("crumbs_is_known")
def test_games_and_positions_go_to_another_process_and_come_back() -> None:
    for game in (crumbs(), cookietin.game("cookie-addict")):
        position = game.start(chance=Fair(bytes(32), ("tablet",)))
        position = position.play(position.legal(position.seats[0])[0])
        again = pickle.loads(pickle.dumps(position))
        assert again == position
        assert (again.game, again.line, again.chance) == (game, position.line, position.chance)
        assert again.record() == position.record()
    many = Position(crumbs(), laying().state, [Move(0, 0, "lay 1")] * 50_000)
    assert pickle.loads(pickle.dumps(many)).line == many.line


# Chance


def test_without_a_source_the_moves_of_chance_are_played_by_hand_and_marked() -> None:
    position = crumbs(first="random").start(chance=None)
    assert position.seats == (CHANCE,)
    assert texts(position.legal()) == [f"{CHANCE} {seat} first" for seat in range(3)]
    position = position.play("2 first")
    assert position.state.first == 2
    assert position.line == (Move(CHANCE, 2, "2 first", typed=True),)


def test_with_a_source_chance_answers_by_itself() -> None:
    position = crumbs(first="random").start()
    assert isinstance(position.chance, Fair)
    assert position.draws == 7
    assert position.seats == (0, 1, 2)
    assert not any(played.typed for played in position.line)


def test_two_fair_matches_differ() -> None:
    assert crumbs().start().chance != crumbs().start().chance


def test_a_seed_gives_the_same_match() -> None:
    one, other = crumbs().start(seed=5), crumbs().start(seed=5)
    assert one.line == other.line
    assert isinstance(one.chance, Seeded)
    deals = {bytes(crumbs().start(seed=seed).state) for seed in range(10)}
    assert len(deals) > 5


@pytest.mark.parametrize("seed", [None, 5])
def test_the_same_throw_comes_again_after_an_undo(seed: int | None) -> None:
    position = cookietin.game("goose", players=2).start(seed)
    for _ in range(3):  # nobody gets to the end in so few
        first, again = position.play("throw"), position.play("throw")
        assert first == again
        assert first.line == again.line
        position = first


def test_a_repeated_throw_does_not_depend_on_what_was_taken_back() -> None:
    position = crumbs().start(seed=8)
    peeked = position.play("peek", 0)
    other = position.play("peek", 1)
    assert peeked.draws == other.draws == position.draws + 1
    assert position.play("peek", 0) == peeked


def test_people_type_in_what_they_threw() -> None:
    thrown = iter([2 * 6 + 3, 35])
    source = Typed(lambda position: next(thrown), Seeded(1))
    position = cookietin.game("goose", players=2, first=0).start(chance=source)
    position = position.play("throw").play("throw")
    assert [(str(p), p.typed) for p in position.line] == [
        ("throw", False),
        ("3-4", True),
        ("throw", False),
        ("6-6", True),
    ]


def test_what_is_no_throw_of_dice_comes_from_the_other_source() -> None:
    def ask(position: Position) -> int:
        raise AssertionError("nobody throws dice for who begins")

    game = cookietin.game("goose", players=2)
    position = game.start(chance=Typed(ask, Seeded(1)))
    assert position.line == game.start(seed=1).line
    assert not position.line[0].typed


def test_a_typed_throw_that_does_not_exist_is_refused() -> None:
    game = cookietin.game("goose", players=2, first=0)
    position = game.start(chance=Typed(lambda position: 99, Seeded(1)))
    with pytest.raises(Refused):
        position.play("throw")


def test_an_unknown_kind_of_chance_is_refused() -> None:
    with pytest.raises((Mistake, ValueError)):
        crumbs().start(chance="seeded")


# Views


def test_a_seat_sees_its_own_hand_and_the_sizes_of_others() -> None:
    state = laying().view(1).state
    assert state.hands.tolist() == [[0] * 4, [0, 1, 1, 0], [0] * 4, [0] * 4]
    assert state.heap.tolist() == [0] * 4
    assert state.sizes.tolist() == [2, 2, 2, 0]


def test_a_spectator_sees_no_hand() -> None:
    assert laying().view().state.hands.tolist() == [[0] * 4] * 4
    assert laying().view(SPECTATOR).legal() == []


def test_a_view_knows_what_its_seat_may_do() -> None:
    position = laying().play("lay 4", 2)
    for seat in range(3):
        assert position.view(seat).legal() == position.legal(seat)


def test_a_view_does_not_tell_positions_apart_that_look_alike() -> None:
    one, other = dealt(1, 2, 1, 4, 3, 4), dealt(1, 3, 2, 4, 1, 3)
    assert one.view(0).to_dict() == other.view(0).to_dict()
    assert one.view(0) == other.view(0) != one.view(2)
    assert len({one.view(0), other.view(0), one.view(1), other.view(1)}) == 3
    assert one.view(1).to_dict() != other.view(1).to_dict()


def test_boards_are_drawn_for_whoever_looks() -> None:
    position = laying()
    assert str(position.view(0)) == "Crumbs [0, 0, 0] [1, 0, 0, 1]"
    assert str(position.view()) == "Crumbs [0, 0, 0] []"
    assert position.view(1).text("nl") == "Kruimels [0, 0, 0] [0, 1, 1, 0]"
    title, description, _, _, pieces = ElementTree.fromstring(position.view(1)._repr_svg_())
    assert title.text == "Crumbs"
    assert description.text == "Ginger: 0. Blueberry: 0. Honey: 0. Your hand: 2 3"
    assert [piece.get("id") for piece in pieces] == [
        "seat-0",
        "seat-1",
        "seat-2",
        "card-1",
        "card-2",
    ]
    assert position.svg() == position._repr_svg_()


def test_what_happened_is_told_as_a_viewer_may_know_it() -> None:
    since = laying()
    position = since.play("lay 4", 2).play("peek", 0).play("2")
    assert [line.text() for line in position.phrases_since(since)] == [
        "Honey lays a card.",
        "Ginger peeks.",
    ]
    assert position.phrases_since(position) == []


# The end


def over() -> Position:
    """A short match that seat 0 has won."""
    return finished({"sizes": [0, 0, 0, 0], "points": [2, 1, 0, 0]})


def finished(values: dict[str, Any]) -> Position:
    everything = {"phase": 4, "heap": [0] * 4, "shown": [3] * 4, "dealt": 12}
    return crumbs().position(everything | values)


def test_while_it_goes_on_there_is_no_outcome() -> None:
    assert laying().outcome is None


def test_the_outcome_tells_winners_scores_and_why() -> None:
    assert over().outcome == Outcome((0,), (2, 1, 0), "points", "4.1")


def test_several_may_win() -> None:
    outcome = finished({"points": [1, 0, 1, 0]}).outcome
    assert outcome == Outcome((0, 2), (1, 0, 1), "shared", "4.1")


# Plain values, in and out


@pytest.mark.usefixtures("crumbs_is_known")
@pytest.mark.parametrize("position", [laying(), over(), dealt(), crumbs().start(seed=1)])
def test_the_print_of_a_position_is_a_constructor(position: Position) -> None:
    again = eval(repr(position), {"cookietin": cookietin})
    assert again == position
    assert repr(again) == repr(position)


def test_the_print_of_a_game_is_a_constructor() -> None:
    game = cookietin.game("goose", players=4, occupied="swap")
    assert eval(repr(game), {"cookietin": cookietin}) == game


def test_a_position_goes_out_as_plain_values_and_comes_in_again() -> None:
    position = laying()
    values = position.to_dict()
    assert values["game"] == "crumbs"
    assert values["options"] == {"players": 3, "long": "off", "first": "0"}
    assert position.game.position(values) == position
    assert position.game.position(values["state"]) == position


def test_a_field_that_is_not_named_is_as_at_the_start() -> None:
    position = crumbs().position({"first": 2})
    assert (position.state.first, position.state.heap.tolist()) == (2, [3] * 4)
    assert bytes(position.state) == bytes(crumbs(first=2).start(chance=None).state)


def test_a_position_set_up_by_hand_can_be_played_on() -> None:
    position = crumbs().position(laying().to_dict())
    assert position.line == ()
    assert position.play("lay 1", 0) == laying().play("lay 1", 0)


def test_a_position_set_up_by_hand_waits_for_chance_unless_it_has_a_seed() -> None:
    assert crumbs().position({}).seats == (CHANCE,)
    assert crumbs().position({}, seed=3).seats == (0, 1, 2)
    assert crumbs().position({}, seed=3) == crumbs().start(seed=3)


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"hats": 1}, "A position has no field “hats”. It has: players, hand, phase"),
        ({"phase": "lay"}, "phase can’t be lay"),
        ({"phase": 1000}, "phase can’t be 1000"),
        ({"phase": None}, "phase can’t be None"),
        ({"heap": 3}, "heap can’t be 3"),
        ({"heap": [3, 3, 3]}, r"heap can’t be \[3, 3, 3\]"),
        ({"heap": [3, 3, 3, 3.0]}, r"heap can’t be \[3, 3, 3, 3.0\]"),
        ({"heap": [3, 3, 3, 1000]}, "heap can’t be"),
        ({"hands": [[1], [2]]}, "hands can’t be"),
        ({"players": 2}, "players follows from the options and can’t be set in a position"),
        ({"heap": [3, 3, 3, 2]}, "impossible: Every card is somewhere exactly once"),
        ({"sizes": [1, 0, 0, 0]}, "impossible: A hand has as many cards as it says"),
    ],
)
def test_a_position_cannot_be_set_up_with(values: dict[str, Any], says: str) -> None:
    with pytest.raises(Mistake, match=says):
        crumbs().position(values)


def test_a_fixed_field_may_be_named_as_it_is() -> None:
    assert crumbs().position({"players": 3, "hand": 2}) == crumbs().position({})


def test_a_position_whose_state_is_no_table_is_a_mistake() -> None:
    with pytest.raises(Mistake):
        crumbs().position({"state": 5})


def test_positions_are_equal_if_game_and_state_are() -> None:
    one = laying().play("lay 1", 0).play("lay 2", 1)
    other = laying().play("lay 2", 1).play("lay 1", 0)
    assert one == other
    assert len({one, other}) == 1
    assert one != laying()
    assert one != bytes(one.state)
    assert crumbs().start(chance=None) != crumbs(long="on").start(chance=None)


def test_a_game_knows_whether_it_has_secrets_and_dice() -> None:
    plug: Plug = cookietin.game("goose").plug
    assert (plug.has_secrets, GAME.has_secrets) == (False, True)
    assert (plug.has_dice, GAME.has_dice) == (True, False)


# Positions that cannot be


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("cookie-box", {"theft": -1, "phase": 5}),
        ("cookie-box", {"of_kind": [-1, 0, 0, 0, 0, 0, 0, 0, 0]}),  # counted for ever, once
        ("cookie-box", {"places": [-(2**40)] * 9}),
        ("cookie-party", {"chips": [[-128] * 11] * 5, "dealt": 1}),
        ("tock", {"turn": -1}),
        ("goose", {"turn": 127}),
        ("cookie-addict", {"turn": -128}),
        ("dots-and-boxes", {"boxes": [-1, 0, 0, 0]}),
    ],
)
def test_a_position_that_makes_no_sense_is_a_mistake(name: str, values: dict[str, Any]) -> None:
    with pytest.raises(Mistake):
        cookietin.game(name).position(values)


@pytest.mark.parametrize(
    "value",
    [10**5000, [10**5000], "\ud800", [[]], [[1], [2, 3]], {"a": 1}, None, 1.5, float("nan")],
    ids=lambda value: type(value).__name__,
)
def test_a_value_that_is_none_is_a_mistake_that_can_be_said(value: object) -> None:
    for field in ("points", "first", "hands"):
        with pytest.raises(Mistake) as raised:
            crumbs().position({field: value})
        assert str(raised.value).encode()


def test_whatever_a_law_raises_means_that_the_position_cannot_be() -> None:
    for function in ("broken_law", "candidates", "ending"):

        def fail(*given: Any) -> int:
            raise IndexError

        failing: Any = {function: fail}
        rules = replace(GAME.rules, **failing)
        game = Game.of(replace(GAME, rules=rules), {"players": 3, "first": 0})
        with pytest.raises(Mistake, match=r"impossible: Its values don’t fit together\."):
            game.position(laying().to_dict())


@pytest.mark.parametrize("name", [*registry.names(), "crumbs"])
@pytest.mark.usefixtures("crumbs_is_known")
def test_a_position_that_was_tampered_with_is_a_mistake_or_can_be_shown_and_played_on(
    name: str,
) -> None:
    """Anything else than a mistake would be an error of ours that a stranger can cause."""
    choice = random.Random(name)
    game = cookietin.game(name)
    position = game.start(seed=1)
    odd = [-(2**63), -(2**31), -128, -2, -1, 0, 1, 2, 7, 36, 63, 64, 127, 2**31 - 1, 2**63 - 1]
    sound = 0
    for _ in range(150):
        if position.outcome is None and choice.random() < 0.5:
            position = position.play(choice.choice(position.legal(position.seats[0])))
        values = position.to_dict()["state"]
        field = choice.choice(list(values))
        cells = values
        at: Any = field
        while isinstance(cells[at], list):
            cells, at = cells[at], choice.randrange(len(cells[at]))
        cells[at] = choice.choice([*odd, cells[at] + 1, cells[at] - 1])
        try:
            found = game.position(values)
        except Mistake:
            continue
        sound += 1
        assert found.text()
        assert found.svg()
        assert found.view(0).text()
        assert found.legal() or found.outcome is not None
        with contextlib.suppress(Mistake):
            cookietin.read(found.record())
    assert sound
