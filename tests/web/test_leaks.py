"""Nothing that leaves for a seat depends on what the seat may not know.

Two worlds that differ only in that are played side by side; everything that a viewer receives in
them is the same, byte for byte. The check knows no game and runs on each that comes.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import cookietin
from cookietin.engine import ask, checks, registry
from cookietin.engine.generator import new_generator
from cookietin.engine.options import SWITCH
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game
from cookietin.engine.protocol import CHANCE, SPECTATOR, UNSEEN
from cookietin.engine.record import values_of
from cookietin.table.match import PERSON, Match
from cookietin.table.room import Listed
from cookietin.table.table import Table, Viewer
from cookietin.web import pages, panel
from cookietin.web.frames import Frames
from cookietin.web.look import Look
from cookietin.web.pages import Reader
from scene import scene
from table.evening import ANNA, AT_ONCE, BEN, Evening, FirstMove, MemoryStore

PLIES = 4
TWINS = 200  # moves that are tried for one that looks like another
REFUSALS = 300  # moves that are asked about, of thousands
STATES = 6


def device(seat: int) -> str:
    return "nobody" if seat == SPECTATOR else f"device-{seat}"


class World:
    """A match in a given state, with a viewer who holds one seat or none, or all on one device."""

    def __init__(self, game: Game, state: Any, viewer: int, is_shared: bool = False) -> None:
        chairs = [
            {
                "kind": PERSON,
                "name": f"P{seat}",
                "devices": [device(SPECTATOR if is_shared else seat)],
            }
            for seat in range(game.players)
        ]
        self.match = Match({
            "kind": "opened", "id": "id", "code": "CODE5", "host": "host", "game": game.name,
            "version": game.plug.version, "options": game.options, "own_dice": False,
            "secret": "00" * 32, "state": dict(values_of(state)), "chairs": chairs,
        })  # fmt: skip
        self.match.apply({"kind": "started", "texts": [], "answers": []})
        self.viewer = viewer
        self.table = Table(self.match, MemoryStore(), FirstMove(), AT_ONCE)
        self.screen = Viewer(device(viewer), lambda: None)
        self.frames = Frames(self.table, self.screen, "en", "http://x")
        self.frames.is_read = True

    def move(self, seat: int, number: int) -> None:
        text = ask.text_of(self.match.plug, self.match.position.bare, seat, number)
        event = {"kind": "moved", "seat": seat, "move": text, "answers": []}
        self.match.apply({**event, "click": f"c{self.match.number}"})

    def leaves(self, pages_too: bool) -> dict[str, str]:
        """All that goes out to this viewer."""
        match, seat = self.match, self.viewer
        found = {"frame": json.dumps(self.frames.frame()), "record": match.record(seat)}
        if pages_too:
            reader = Reader("en", "/", "http://x")
            frames = Frames(self.table, Viewer(device(seat), lambda: None), "en", "http://x")
            found["page"] = pages.table_page(reader, self.table, frames, {}).html
            mine = pages.Mine([Listed.of(match, 0)], device(seat), has_older=False, is_all=False)
            found["list"] = pages.my_tables(reader, mine)
        if seat != SPECTATOR:
            state = match.position.state
            moves = range(0, len(match.plug.moves), 1 + len(match.plug.moves) // REFUSALS)
            refused = [ask.refusal_of(match.plug, state, seat, move) for move in moves]
            found["refusals"] = repr(refused)
        return found


def games(plug: Plug) -> Iterator[Game]:
    """Every number of players, and the usual one with every switch on: the thief steals."""
    for players in plug.players:
        yield Game.of(plug, {"players": players})
    switches = {option.name: "on" for option in plug.options if option.kind == SWITCH}
    if switches:
        yield Game.of(plug, {"players": plug.players[(len(plug.players) - 1) // 2], **switches})


def states(game: Game) -> Iterator[Any]:
    """States of random matches, some of them over."""
    steps = list(checks.random_match(game, 5))
    for step in random.Random(1).sample(steps, min(STATES, len(steps))):
        if game.plug.rules.ending(step.before) == 0:
            yield step.before


@pytest.mark.parametrize("name", [*cookietin.names(), "crumbs"])
def test_two_worlds_look_the_same_to_a_seat_that_cannot_tell_them_apart(
    name: str, crumbs_is_known: None
) -> None:
    plug = registry.plug(name)
    worlds = 0
    for game in games(plug):
        for at, state in enumerate(states(game)):
            for viewer in (*range(game.players), SPECTATOR):
                other = ask.view_of(plug, state, viewer)
                plug.rules.redeal(other, viewer, new_generator(at, viewer))
                worlds += bytes(other) != bytes(state)
                compare(game, World(game, state, viewer), World(game, other, viewer), at)
    assert worlds or not plug.has_secrets


@pytest.mark.parametrize("name", ["tock", "cookie-party", "cookie-box", "crumbs"])
def test_a_device_that_is_shared_gets_no_secret_before_somebody_says_that_they_are_there(
    name: str, crumbs_is_known: None
) -> None:
    """Whether a cover is up, or people play on and hold a button to see their own."""
    plug = registry.plug(name)
    game = Game.of(plug, {"players": plug.players[0]})
    differ = 0
    for at, state in enumerate(states(game)):
        other = ask.view_of(plug, state, SPECTATOR)
        plug.rules.redeal(other, SPECTATOR, new_generator(at, 0))
        worlds = [World(game, one, SPECTATOR, is_shared=True) for one in (state, other)]
        one, two = (world.leaves(pages_too=True) for world in worlds)
        assert one == two
        seat = worlds[0].match.position.seats[0]
        for world in worlds if seat != CHANCE else ():
            world.table.uncover(world.screen, seat, is_held=True)
        one, two = (world.leaves(pages_too=False) for world in worlds)
        differ += one != two
        for world in worlds:
            world.table.cover(world.screen)
        one, two = (world.leaves(pages_too=True) for world in worlds)
        if plug.manners.has_peeks:
            assert one["page"] == two["page"]
    assert differ


@pytest.mark.parametrize("name", [*cookietin.names(), "crumbs"])
def test_no_move_that_a_viewer_may_not_see_changes_anything_for_them(
    name: str, crumbs_is_known: None
) -> None:
    plug = registry.plug(name)
    for game in games(plug):
        for state in states(game):
            for viewer in (*range(game.players), SPECTATOR):
                world = World(game, state, viewer)
                if found := unseen_move(world):
                    before = world.leaves(pages_too=True)
                    world.move(*found)
                    if not world.match.is_over:
                        nothing = {"frame": "null"}
                        assert world.leaves(pages_too=True) == before | nothing


def unseen_move(world: World) -> tuple[int, int] | None:
    """A move of which the viewer may not even know that it was made."""
    plug, state = world.match.plug, world.match.position.state
    for seat in ask.seats_in(plug.rules.active(state) & ~(1 << CHANCE)):
        for move in ask.legal(plug, state, seat):
            if plug.rules.seen_move(state, seat, move, world.viewer) == UNSEEN:
                return seat, move
    return None


def compare(game: Game, one: World, other: World, seed: int) -> None:
    """Play both worlds on by moves that the viewer sees alike, and compare what leaves."""
    choice = random.Random(seed)
    for ply in range(PLIES):
        assert one.leaves(ply == 0) == other.leaves(ply == 0)
        pair = next_moves(game, one, other, choice)
        if pair is None:
            return
        seat, mine, yours = pair
        one.move(seat, mine)
        other.move(seat, yours)


def next_moves(
    game: Game, one: World, other: World, choice: random.Random
) -> tuple[int, int, int] | None:
    """A move in each world that the viewer cannot tell from the other."""
    plug, viewer = game.plug, one.viewer
    state, twin = one.match.position.state, other.match.position.state
    active = ask.seats_in(plug.rules.active(state))
    if not active:
        return None
    seat = choice.choice(active)
    mine = choice.choice(ask.legal(plug, state, seat))
    after = ask.state_after(plug, state, seat, mine)
    if plug.rules.ending(after):
        return None  # then the record is open, and both worlds may show what they were
    legal = ask.legal(plug, twin, seat)
    for yours in [mine] * (mine in legal) + choice.sample(legal, min(len(legal), TWINS)):
        then = ask.state_after(plug, twin, seat, yours)
        alike = ask.view_of(plug, after, viewer) == ask.view_of(plug, then, viewer)
        seen = [plug.rules.seen_move(s, seat, m, viewer) for s, m in ((state, mine), (twin, yours))]
        if alike and seen[0] == seen[1]:
            return seat, mine, yours
    return None


def test_the_check_finds_a_leak(crumbs_is_known: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody draws every hand into the page: that must not go unnoticed."""
    honest = panel.players

    def leaky(look: Look) -> str:
        return honest(look) + repr(look.match.position.state)

    monkeypatch.setattr(panel, "players", leaky)
    with pytest.raises(AssertionError):
        test_two_worlds_look_the_same_to_a_seat_that_cannot_tell_them_apart("crumbs", None)


def test_what_others_say_comes_in_a_message_without_secrets() -> None:
    """Both in one message that is compressed: its length tells how well somebody has guessed."""

    async def play() -> None:
        evening = Evening("cookie-addict", players=2, first=0)
        table = await evening.sit(ANNA, BEN)
        frames = Frames(table, evening.watch(BEN), "en", "http://x")
        assert frames.frame() is not None
        assert (await evening.do(ANNA, "say", text="I know your hand")).ok
        assert (await evening.play(0, table.match.legal(0)[0].text)).ok
        first, more = frames.frame(), frames.has_more
        assert first is not None
        assert first["lines"]
        assert "I know" not in json.dumps(first)
        assert more
        second, more = frames.frame(), frames.has_more
        assert second is not None
        assert [*second["parts"]] == ["chat"]
        assert not {"moves", "tips", "wishes"} & {*second}
        assert "I know your hand" in json.dumps(second)
        assert not second["lines"]
        assert not more
        assert frames.frame() is None

    scene(play)
