"""Thinking ahead: what searches find, and that they find the same on every machine."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import cookietin
from cookietin.bots.advice import bar_others
from cookietin.engine import ask, registry
from cookietin.engine import search as kernel
from cookietin.engine.compile import functions_used_by, has_numba
from cookietin.engine.generator import new_generator
from cookietin.engine.plug import Style
from cookietin.engine.position import Game, Position, View
from cookietin.engine.thinking import Dream, Reckoning, search_of, telling_cells
from crumbs import GAME
from crumbs.moves import KINDS

needs_numba = pytest.mark.skipif(not has_numba(), reason="there is no numba here")
CRUMBS = Game.of(GAME, {"players": 3})
GAMES = [CRUMBS, *(cookietin.game(name) for name in registry.names())]
EVERY_PART = Style(plies=3, wild=0.5)


def position_after(game: Game, moves: int, seed: int = 1) -> Position:
    """After so many random moves, or a few less, so that somebody may still choose."""
    position = game.start(seed)
    choices = random.Random(seed)
    found = position
    for _ in range(moves):
        position = position.after(choices.choice(position.legal(position.seats[0]))).after_chance()
        if position.outcome is not None:
            break
        if len(position.legal(position.seats[0])) > 1:
            found = position
    return found


def view_after(game: Game, moves: int, seed: int = 1) -> View:
    position = position_after(game, moves, seed)
    return position.view(position.seats[-1])


# Compiled and interpreted


# The others take longer to compile, some of them minutes.
QUICK = {"dots-and-boxes", "crumbs"}
EACH_GAME = [
    pytest.param(game, id=game.name, marks=[pytest.mark.slow] * (game.name not in QUICK))
    for game in GAMES
]


@needs_numba
@pytest.mark.parametrize("game", EACH_GAME)
def test_compiled_and_interpreted_searches_visit_the_same_moves_equally_often(game: Game) -> None:
    for moves in (6, 30):
        view = view_after(game, moves)
        if not game.plug.has_secrets and len(game.plug.moves) > 1:
            reckonings = [Reckoning(view, fast) for fast in (True, False)]
            for one in reckonings:
                one.go_on(25)
            fast, slow = reckonings
            assert fast.register.tolist() == slow.register.tolist()
            assert fast.table.tobytes() == slow.table.tobytes()
        else:
            dreams = [Dream(view, 5, fast, EVERY_PART) for fast in (True, False)]
            for dream in dreams:
                dream.go_on(12)
            assert dreams[0].opinions() == dreams[1].opinions()
            assert dreams[0].tree.tobytes() == dreams[1].tree.tobytes()


def test_it_does_not_matter_how_many_iterations_are_made_in_one_call() -> None:
    whole, pieces = (Dream(view_after(CRUMBS, 2), 5, fast=False) for _ in range(2))
    whole.go_on(60)
    for some in (1, 7, 0, 52):
        pieces.go_on(some)
    assert whole.tree.tobytes() == pieces.tree.tobytes()
    view = view_after(cookietin.game("cookie-addict", length="short"), 4)
    looks, look = (Reckoning(view, fast=False) for _ in range(2))
    look.go_on(12)
    for some in (1, 4, 0, 7):
        looks.go_on(some)
    assert look.register.tolist() == looks.register.tolist()


def test_another_seed_dreams_otherwise() -> None:
    one, other = (Dream(view_after(CRUMBS, 2), seed, fast=False) for seed in (1, 2))
    for search in (one, other):
        search.go_on(60)
    assert one.tree.tobytes() != other.tree.tobytes()


# What a dream knows


def test_a_dream_is_the_same_in_two_worlds_that_its_seat_cannot_tell_apart() -> None:
    position = position_after(CRUMBS, 2)
    seat = position.seats[-1]
    other = position.view(seat).state
    GAME.rules.redeal(other, seat, new_generator(9))
    assert bytes(other) != bytes(position.bare)
    found = []
    for state in (position.bare, other):
        search = Dream(Position(CRUMBS, state).view(seat), 1, fast=False)
        search.go_on(40)
        found.append(search.tree.tobytes())
    assert found[0] == found[1]


def test_a_dream_visits_legal_moves_only_and_each_iteration_one_of_them() -> None:
    view = view_after(CRUMBS, 2)
    search = Dream(view, 1, fast=False)
    search.go_on(50)
    legal = {move.number for move in view.legal()}
    found = search.opinions()
    assert {one.move for one in found} == legal
    assert sum(one.visits for one in found) == 50
    assert all(0 <= one.worth <= 1 for one in found)
    assert search.best == found[0].move
    assert search.line()[0] == (view.seat, search.best)


def test_a_dream_thinks_more_of_high_cards_than_of_low_ones() -> None:
    """The highest card takes the crumb."""
    worths = {}
    for seed in range(12):
        view = view_after(Game.of(GAME, {"players": 2, "first": 0}), 0, seed)
        search = Dream(view, 1, fast=False)
        search.go_on(60)
        hand = sum(kind * view.bare.hands[view.seat, kind] for kind in range(KINDS))
        worths[hand] = search.worth
    assert max(worths) > min(worths)
    assert worths[max(worths)] > worths[min(worths)] + 0.1


def test_where_there_is_no_choice_a_search_has_no_opinion() -> None:
    view = cookietin.game("goose").start(seed=1).view(0)
    search = search_of(view, 1, fast=False)
    search.go_on(2)
    assert isinstance(search, Dream)
    assert search.opinions() == []
    assert (search.best, search.worth, search.line()) == (kernel.NO_MOVE, 0.5, [])


def test_a_tree_grows_with_what_is_to_be_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cookietin.engine.thinking.FIRST_NODES", 2)
    view = view_after(CRUMBS, 2)
    small = Dream(view, 1, fast=False)
    small.go_on(50)
    monkeypatch.undo()
    large = Dream(view, 1, fast=False)
    large.go_on(50)
    assert small.opinions() == large.opinions()


def numbers(array: Any) -> Any:
    return memoryview(array)


HEADING = [
    kernel.REPLIES, kernel.MOVER, kernel.VISITS, kernel.TOTAL,
    kernel.BEST_LIKED, kernel.LEAST_LIKED, kernel.TRIED,
]  # fmt: skip


def test_replies_are_found_at_once_where_they_are_just_the_legal_moves_in_a_row() -> None:
    desk = GAME.desk()
    desk.out[0], desk.out[1], desk.out[2] = 4, 5, 6
    rows = np.zeros((6, kernel.NODE), np.int64)
    rows[2, [kernel.REPLIES, kernel.MOVER]] = 3, 1
    rows[3:, kernel.MOVE] = 4, 5, 6
    tree = numbers(rows)
    assert kernel.are_in_a_row(desk, tree, 2, 1, 3)
    assert not kernel.are_in_a_row(desk, tree, 2, 2, 3)  # another seat's
    assert not kernel.are_in_a_row(desk, tree, 2, 1, 2)  # there are more
    assert not kernel.are_in_a_row(desk, tree, 2, 1, 4)  # there are fewer
    assert not kernel.are_in_a_row(desk, tree, kernel.NONE, 1, 3)  # none so far
    desk.out[1] = 3
    assert not kernel.are_in_a_row(desk, tree, 2, 1, 3)


def test_moves_added_later_are_chosen_from_as_those_in_a_row_are() -> None:
    """Where replies are doesn't matter for which of them is tried next."""
    desk = GAME.desk()
    how = numbers(np.ones(kernel.SETTINGS, np.int64))
    how[kernel.BOLD] = how[kernel.TRUST] = how[kernel.LEAD] = 100
    desk.out[0], desk.out[1], desk.out[2] = 2, 3, 4
    for liked in ((7, 7, 7), (7, 9, 8), (-3, -9, -3)):
        for visits in ((0, 0, 0), (1, 0, 0), (3, 1, 0), (0, 2, 0), (5, 5, 9)):
            for won in (0, 3000, 9000):
                totals = [won * at * visits[at] for at in range(3)]
                tried = max((at + 1 for at in range(3) if visits[at]), default=0)
                tree = np.zeros((5, kernel.NODE), np.int64)
                tree[1, HEADING] = 3, 0, sum(visits), sum(totals), max(liked), min(liked), tried
                tree[2:, kernel.MOVE] = 2, 3, 4
                tree[2:, kernel.LIKED] = liked
                tree[2:, kernel.VISITS] = visits
                tree[2:, kernel.TOTAL] = totals
                rows, places = numbers(tree), numbers(np.arange(len(GAME.moves)))
                in_a_row = kernel.choose(desk, rows, places, how, 1, 3)
                assert in_a_row == kernel.choose(desk, rows, places, how, kernel.NONE, 3)
                assert 2 <= in_a_row <= 4


def small_grid() -> Game:
    """Dots and Boxes on four boxes without an estimate, so that nothing but ends counts."""
    game = cookietin.game("dots-and-boxes", rows=2, columns=2, first=0)
    return Game.of(replace(game.plug, estimate=None), game.options)


def test_heads_sum_up_the_replies_that_follow_them() -> None:
    for view, style in (
        (view_after(CRUMBS, 2), EVERY_PART),
        (small_grid().start(seed=1).view(0), None),
    ):
        search = Dream(view, 5, fast=False, style=style)
        search.go_on(200)
        heads = 0
        for node in range(search.used):
            head = int(search.tree[node, kernel.HEAD])
            if head == kernel.NONE or node in heads_of(search):
                continue
            heads += 1
            first = head + 1
            replies = search.tree[first : first + int(search.tree[head, kernel.REPLIES])]
            assert [*range(first, first + len(replies))] == sorted(search._replies(node))
            tried = np.flatnonzero(replies[:, kernel.VISITS])
            assert search.tree[head, HEADING].tolist() == [
                len(replies),
                replies[0, kernel.MOVER],
                replies[:, kernel.VISITS].sum(),
                replies[:, kernel.TOTAL].sum(),
                replies[:, kernel.LIKED].max(),
                replies[:, kernel.LIKED].min(),
                tried[-1] + 1 if len(tried) else 0,
            ]
        assert heads > 5


def heads_of(search: Dream) -> set[int]:
    """The places of a tree that are heads, not nodes."""
    nodes = {0}
    waiting = [0]
    while waiting:
        replies = search._replies(waiting.pop())
        nodes.update(replies)
        waiting += replies
    return set(range(search.used)) - nodes


def test_where_nothing_is_hidden_the_moves_of_a_position_are_listed_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = []
    for is_fixed in (True, False):
        search = Dream(small_grid().start(seed=1).view(0), 1, fast=False)
        search.how[kernel.SEES_ALL] = is_fixed
        once: Any = search.kernel
        names = once.__globals__["dream_once"].__globals__
        list_moves = names["list_moves"]
        listed: list[bytes] = []

        def listing(
            states: Any, desk: Any, seat: int, how: Any = list_moves, seen: Any = listed
        ) -> int:
            seen.append(bytes(states[0]))
            count: int = how(states, desk, seat)
            return count

        monkeypatch.setitem(names, "list_moves", listing)
        search.go_on(200)
        monkeypatch.undo()
        found.append((listed.count(listed[0]), visits_of(search), search.line()))
    (once, *same), (always, *same_always) = found
    assert (once, always) == (1, 200)
    assert same == same_always


def visits_of(search: Dream) -> list[tuple[int, int]]:
    return [(one.move, one.visits) for one in search.opinions()]


def test_the_same_seed_visits_the_same_moves_as_ever() -> None:
    """Whatever makes a search faster, it finds the same."""
    search = Dream(small_grid().start(seed=1).view(0), 1, fast=False)
    search.go_on(300)
    assert visits_of(search) == [
        (8, 113), (1, 85), (51, 32), (57, 23), (14, 14), (15, 11),
        (58, 7), (0, 4), (7, 4), (56, 3), (49, 2), (50, 2),
    ]  # fmt: skip
    for seed, freely, barred in (
        (1, [(3, 155), (4, 35), (1, 10)], [(1, 103), (3, 97), (4, 0)]),
        (2, [(4, 127), (1, 66), (3, 7)], [(3, 191), (1, 9), (4, 0)]),
    ):
        view = view_after(CRUMBS, 2)
        search = Dream(view, seed, fast=False, style=EVERY_PART)
        search.go_on(200)
        assert visits_of(search) == freely
        search = Dream(view, seed, fast=False, style=EVERY_PART)
        search.go_on(1)
        bar_others(search, {move.number for move in view.legal()[:2]})
        search.go_on(199)
        assert visits_of(search) == barred


# Alpha-beta

ADDICT = cookietin.game("cookie-addict", length="short")
CLASSIC = cookietin.game("cookie-addict", length="classic")
MOST_STATES = 600
TO_THE_END = 1_000


class TooMany(Exception):
    """There are more lines than a test has time for."""


def minimax(plug: Any, state: Any, seat: int, depth: int, known: dict[bytes, int]) -> int:
    """What a state is worth by looking at every line of so many moves, without forced ones."""
    rules = plug.rules
    if rules.ending(state):
        mask = rules.winners(state)
        return 0 if mask in (0, 3) else kernel.WON if mask >> seat & 1 else -kernel.WON
    if depth == 0:
        return int(plug.estimate(state, seat))
    key = bytes(state)
    if key not in known:
        if len(known) > MOST_STATES:
            raise TooMany
        mover = rules.active(state).bit_length() - 1
        legal = ask.legal(plug, state, mover)
        found = []
        for move in legal:
            after = ask.state_after(plug, state, mover, move)
            found.append(minimax(plug, after, seat, depth - (len(legal) > 1), known))
            if found[-1] == (kernel.WON if mover == seat else -kernel.WON):
                break  # there is nothing better
        known[key] = max(found) if mover == seat else min(found)
    return known[key]


@pytest.mark.parametrize("moves", [3, 9, 12])
def test_alpha_beta_is_worth_what_looking_at_every_line_is(
    moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as no move is looked at less far than others because it looks worse."""
    monkeypatch.setattr(kernel, "LATE", TO_THE_END)
    monkeypatch.setattr(kernel, "LATER", TO_THE_END)
    view = view_after(Game.of(replace(ADDICT.plug), ADDICT.options), moves, seed=3)
    search = Reckoning(view, fast=False)
    while search.horizon < 3 and not search.is_done:
        search.go_on(1)
    depth = search.horizon
    worth = int(search.register[kernel.BEST_WORTH])
    assert worth == minimax(ADDICT.plug, view.bare, view.seat, depth, {})
    assert search.line()[0][0] == view.seat


def test_moves_that_look_worse_are_looked_at_less_far_and_the_others_further(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views = [view_after(CLASSIC, moves, seed) for seed, moves in enumerate((4, 8, 12, 16))]
    selective = [Reckoning(view, fast=False) for view in views]
    monkeypatch.setattr(kernel, "LATE", TO_THE_END)
    monkeypatch.setattr(kernel, "LATER", TO_THE_END)
    plug = replace(ADDICT.plug)
    even = [Reckoning(View(Game(plug, v.game.options), v.bare, v.seat), fast=False) for v in views]
    for search in (*selective, *even):
        search.go_on(300)
    assert sum(one.horizon for one in selective) > sum(one.horizon for one in even)


def game_end(game: Game, seed: int, before: int) -> View:
    """Some moves before the end of a random match, as whoever is to move sees it."""
    choices = random.Random(seed)
    line = [game.start(seed)]
    while line[-1].outcome is None:
        line.append(line[-1].after(choices.choice(line[-1].legal())).after_chance())
    found = line[max(0, len(line) - 1 - before)]
    return found.view(found.seats[0])


@pytest.mark.parametrize("game", [ADDICT, CLASSIC], ids=["short", "classic"])
@pytest.mark.parametrize("fast", [pytest.param(True, marks=needs_numba), False])
def test_what_is_claimed_near_the_end_is_so_by_looking_at_every_line_to_the_end(
    fast: bool, game: Game
) -> None:
    verdicts = []
    for seed in range(80 if fast else 12):
        view = game_end(game, seed, before=3 if seed % 2 else 4)
        search = Reckoning(view, fast)
        search.go_on(3_000 if fast else 60)
        if search.verdict is not None:
            with suppress(TooMany):
                worth = minimax(game.plug, view.bare, view.seat, TO_THE_END, {})
                assert search.verdict == (worth > 0) - (worth < 0), seed
                verdicts.append(search.verdict)
    assert len(verdicts) >= (20 if fast else 3)
    assert not fast or {1, -1} <= set(verdicts)


@pytest.mark.parametrize(
    ("game", "seed", "before"),
    [
        (ADDICT, 53, 5), (ADDICT, 203, 5), (ADDICT, 245, 6), (ADDICT, 512, 5), (ADDICT, 576, 4),
        (CLASSIC, 50, 6), (CLASSIC, 76, 4), (CLASSIC, 242, 3), (CLASSIC, 375, 4), (CLASSIC, 573, 3),
    ],
)  # fmt: skip
def test_a_draw_is_claimed_where_both_can_do_no_better(game: Game, seed: int, before: int) -> None:
    view = game_end(game, seed, before)
    search = Reckoning(view, fast=False)
    search.go_on(3_000)
    assert search.verdict == 0
    assert minimax(game.plug, view.bare, view.seat, TO_THE_END, {}) == 0


def test_where_chance_has_a_part_alpha_beta_gives_way() -> None:
    plug = replace(cookietin.game("goose").plug)
    view = Game.of(plug, {}).start(seed=1).view(0)
    search = Reckoning(view, fast=False)
    search.go_on(5)
    assert search.has_met_chance
    assert isinstance(search_of(view, 1, fast=False), Dream)


def test_what_tells_states_apart_is_all_that_is_not_fixed() -> None:
    cells = telling_cells(ADDICT.plug).tolist()
    fixed = ADDICT.plug.state.DTYPE.fields["kinds"][1]  # type: ignore[attr-defined]
    assert fixed not in cells
    assert ADDICT.plug.state.DTYPE.fields["turn"][1] in cells  # type: ignore[attr-defined]


def test_a_game_without_turns_refuses_a_style_that_takes_them() -> None:
    with pytest.raises(ValueError, match="no style that takes turns"):
        Dream(CRUMBS.start(seed=1).view(0), 1, fast=False, style=Style(width=2))


def test_only_what_a_game_needs_is_compiled() -> None:
    plain, turns = registry.plug("tock"), registry.plug("cookie-party")
    assert kernel.take_turn not in functions_used_by([kernel.dream], plain.binding)
    assert kernel.look_on not in functions_used_by([kernel.dream], plain.binding)
    assert kernel.take_turn in functions_used_by([kernel.dream], turns.binding)


def test_a_view_that_is_said_to_be_the_whole_is_not_dealt_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = CRUMBS.start(seed=1)
    dream = Dream(View(CRUMBS, position.bare, 0), 1, fast=False, sees_all=True)
    dealt: list[int] = []
    names: Any = dream.kernel
    monkeypatch.setitem(
        names.__globals__, "deal_anew", lambda states, desk, seat: dealt.append(seat)
    )
    dream.go_on(4)
    assert dream.iterations == 4
    assert not dealt
