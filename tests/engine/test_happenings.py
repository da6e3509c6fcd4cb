"""What happens in a move: who sees it, what it is called, and how often it is counted."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Annotated, Any, NamedTuple

import pytest

import cookietin
from cookietin.engine import (
    CHANCE,
    SPECTATOR,
    UNSEEN,
    Begins,
    Happenings,
    ask,
    happens,
    i8,
    kernels,
    record,
)
from cookietin.engine.compile import has_numba
from cookietin.engine.generator import below, new_generator
from cookietin.engine.happenings import seen_by_mover
from cookietin.engine.playouts import play_out
from cookietin.engine.position import Game
from crumbs import GAME
from crumbs.happenings import HAPPENINGS, Dealt, Laid, Peeks, Scores, Sees

SEATS = range(4)


class PawnTaken(NamedTuple):
    seat: int
    square: int


class Stolen(NamedTuple):
    """Both know the card, the victim does not know the thief, and the others know nothing more."""

    victim: int
    thief: Annotated[int, "thief"]
    card: Annotated[int, "thief", "victim"]


class Whispered(NamedTuple):
    seat: Annotated[int, "seat"]
    word: Annotated[int, "seat"]


class Dawn(NamedTuple):
    """Nothing more to say."""


STORY = Happenings(PawnTaken, Stolen, Whispered, Dawn)


# Who sees what


@pytest.mark.parametrize("viewer", [*SEATS, SPECTATOR, CHANCE])
@pytest.mark.parametrize("happened", [PawnTaken(1, 30), Dawn()])
def test_what_says_nothing_about_its_audience_is_for_all(viewer: int, happened: Any) -> None:
    assert STORY.seen_by(viewer, happened) == happened


def test_a_part_is_seen_by_the_seats_that_its_parts_name() -> None:
    theft = Stolen(victim=1, thief=2, card=5)
    assert STORY.seen_by(2, theft) == theft
    assert STORY.seen_by(1, theft) == Stolen(1, UNSEEN, 5)
    for viewer in (0, 3, SPECTATOR):
        assert STORY.seen_by(viewer, theft) == Stolen(1, UNSEEN, UNSEEN)


def test_chance_knows_everything() -> None:
    assert STORY.seen_by(CHANCE, Stolen(1, 2, 5)) == Stolen(1, 2, 5)


def test_of_what_it_may_not_see_at_all_a_viewer_is_told_nothing() -> None:
    assert STORY.seen_by(3, Whispered(3, 0)) == Whispered(3, 0)
    for viewer in (0, 1, 2, SPECTATOR):
        assert STORY.seen_by(viewer, Whispered(3, 0)) is None


def test_what_happened_is_a_list_for_each_viewer() -> None:
    happened = [Dealt(1, 3), Sees(0, 2), Peeks(0)]
    assert ask.seen_by(GAME, 0, happened) == [Dealt(1, UNSEEN), Sees(0, 2), Peeks(0)]
    assert ask.seen_by(GAME, 1, happened) == [Dealt(1, 3), Peeks(0)]
    assert ask.seen_by(GAME, SPECTATOR, happened) == [Dealt(1, UNSEEN), Peeks(0)]


# Names


def test_a_kind_is_called_by_its_name_in_small_letters() -> None:
    assert STORY.names == ["pawn-taken", "stolen", "whispered", "dawn"]
    assert HAPPENINGS.names == ["begins", "dealt", "laid", "peeks", "sees", "scores"]
    assert list(STORY.numbers) == [0, 1, 2, 3]


# What cannot be declared


class Misspelt(NamedTuple):
    thief: int
    card: Annotated[int, "theif"]


def test_who_may_see_a_part_is_one_of_the_parts() -> None:
    with pytest.raises(TypeError, match=r"^Misspelt has no part 'theif' that could see another$"):
        Happenings(PawnTaken, Misspelt)


@record
class Counts:
    happened: int = i8()


def test_a_state_has_no_field_where_simulations_count() -> None:
    with pytest.raises(TypeError, match=r"^a state has no field `happened`: simulations count"):
        replace(GAME, state=Counts)


# What rules tell


def test_rules_tell_what_happens_in_their_order() -> None:
    position = Game.of(GAME, {"players": 2, "first": 0}).start(chance=None)
    for card in ("4", "1", "4", "1"):
        position = position.play(card)
    position = position.play("lay 4", 0)
    found = ask.happenings_of(GAME, position.state, 1, 0)
    assert found == [Laid(1, 0), Scores(0, 3)]


def test_a_position_stays_as_it_is_when_it_is_asked_what_would_happen() -> None:
    position = Game.of(GAME, {"players": 3}).start(chance=None)
    before = bytes(position.state)
    assert ask.happenings_of(GAME, position.state, CHANCE, 2) == [Begins(2)]
    assert bytes(position.state) == before


def test_two_threads_hear_only_what_they_asked_for() -> None:
    starts = [Game.of(GAME, {"players": players}).laid_out() for players in (2, 3, 4)]

    def ask_often(at: int) -> set[Any]:
        asked = (ask.happenings_of(GAME, starts[at], CHANCE, at) for _ in range(300))
        return {tuple(found) for found in asked}

    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(ask_often, (0, 1, 2))) == [{(Begins(seat),)} for seat in (0, 1, 2)]


def tell_one_part(s: Any, seat: int, move: int) -> None:
    """Rules that tell anything with a seat and nothing else."""
    happens(s, move, seat)


def test_a_kind_is_told_with_all_its_parts_and_nothing_else_is_told() -> None:
    state = Game.of(GAME, {}).laid_out()
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'square'"):
        STORY.of(tell_one_part, state, 0, STORY.kinds.index(PawnTaken))
    with pytest.raises(TypeError, match="takes 1 positional argument but 2 were given"):
        STORY.of(tell_one_part, state, 0, STORY.kinds.index(Dawn))
    with pytest.raises(IndexError):
        STORY.of(tell_one_part, state, 0, len(STORY.kinds))


def test_in_a_playout_nobody_listens() -> None:
    tell_one_part(None, 0, 0)


# What a simulation counts


MATCHES = 20


def noted(game: Game, seed: int) -> Counter[str]:
    """The matches of a simulation, played move by move while somebody takes notes."""
    plug = game.plug
    names = dict(zip(plug.happenings.kinds, plug.happenings.names, strict=True))
    found: Counter[str] = Counter()
    desk = plug.desk()
    draw = plug.kernel(kernels.draw, fast=False)
    for match in range(MATCHES):
        generator = new_generator(seed, match)
        state = game.laid_out()
        while mask := plug.rules.active(state):
            (seat, *_) = ask.seats_in(mask)
            if seat == CHANCE:
                move = draw(state, generator, desk.odds)
            else:
                legal = ask.legal(plug, state, seat)
                move = legal[below(generator, len(legal))] if len(legal) > 1 else legal[0]
            found.update(names[type(one)] for one in ask.happenings_of(plug, state, seat, move))
            plug.rules.play(state, seat, move)
    return found


def counted(game: Game, seed: int, fast: bool) -> Counter[str]:
    states = play_out(game, MATCHES, seed, keep=True, counts=True, fast=fast)[1]
    often = states["happened"].sum(axis=0).tolist()
    return Counter(dict(zip(game.plug.happenings.names, often, strict=True)))


def game_of(name: str) -> Game:
    return Game.of(GAME, {"players": 3}) if name == "crumbs" else cookietin.game(name)


@pytest.mark.parametrize("name", [*cookietin.names(), "crumbs"])
def test_what_is_counted_is_what_happens(name: str) -> None:
    game = game_of(name)
    told = noted(game, 7)
    assert sum(told.values()) >= MATCHES
    assert counted(game, 7, fast=False) == told


LARGE = set(cookietin.names()) - {"goose"}  # half a minute and more to compile for this alone


@pytest.mark.skipif(not has_numba(), reason="nothing is compiled here")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.slow] if name in LARGE else [])
        for name in (*cookietin.names(), "crumbs")
    ],
)
def test_compiled_the_same_is_counted(name: str) -> None:
    game = game_of(name)
    assert counted(game, 7, fast=True) == counted(game, 7, fast=False)


def test_counting_changes_nothing_else() -> None:
    game = Game.of(GAME, {"players": 3})
    tally, states = play_out(game, MATCHES, 7, keep=True, fast=False)
    counting, with_counts = play_out(game, MATCHES, 7, keep=True, fast=False, counts=True)
    assert counting.tolist() == tally.tolist()
    for field in states.dtype.names:
        assert with_counts[field].tolist() == states[field].tolist()


def test_a_button_its_hint_and_its_warning_play_a_move_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starts = (cookietin.game("tock", players=2).start(seed=seed) for seed in range(20))
    position = next(one for one in starts if one.legal()[0].text != "lay down")
    plug, seat = position.game.plug, position.seats[0]
    state = position.view(seat).bare
    played: list[int] = []
    told_while = Happenings.told_while

    def count(self: Happenings, play: Any, s: Any, seat: int, move: int) -> list[Any]:
        played.append(move)
        return told_while(self, play, s, seat, move)

    monkeypatch.setattr(Happenings, "told_while", count)
    seen_by_mover.cache_clear()
    for move in ask.legal(plug, state, seat):
        for tell in (plug.words.label, plug.words.hint, plug.words.warns):
            tell(state, seat, move)
    assert len(played) == len(set(played))
    assert played


def test_what_was_seen_of_a_move_is_nobodys_to_change() -> None:
    game = cookietin.game("tock", players=2)
    position = game.start(seed=7)
    view = position.view(position.seats[0])
    assert view.legal()
    for move in view.legal():
        told = view.happenings(move)
        view.happenings(move).clear()
        assert view.happenings(move) == told
