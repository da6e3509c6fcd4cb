"""The conformance kit: checks that run on every game, simply because it exists.

    from cookietin.engine import checks

    @pytest.mark.parametrize("check", checks.ALL, ids=lambda check: check.__name__)
    def test_my_game(check):
        checks.run(check, my_game.GAME)

A check raises `Failed` with what it found and where. If a check doesn't fit a game, its plug says
so (`exempt`), with the reason. Games are tried with every number of players and every
combination of options, or with a fair sample if there are very many.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import json
import os
import random
import re
import subprocess
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, total_ordering
from importlib.resources.abc import Traversable
from itertools import combinations, pairwise, product, zip_longest
from typing import Any, NamedTuple, TypeVar
from xml.etree import ElementTree

import numpy as np
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cookietin.engine import ask, blame, kernels, protocol
from cookietin.engine.claims import claims_of_code, claims_of_tests, files
from cookietin.engine.coach import Tip
from cookietin.engine.compile import functions_used_by, has_numba
from cookietin.engine.generator import WORD, new_generator
from cookietin.engine.highlights import NO_BADGE
from cookietin.engine.options import CHOICE, SEAT
from cookietin.engine.picture import picture_of, trail_of
from cookietin.engine.playouts import StateRow, play_out
from cookietin.engine.plug import Plug
from cookietin.engine.position import Game, Position
from cookietin.engine.protocol import (
    CHANCE,
    CHANCE_BIT,
    ENGINE_CLAUSES,
    NOTHING,
    PROTOCOL,
    SPECTATOR,
    UNSEEN,
)
from cookietin.engine.record import Row, from_bytes, values_of
from cookietin.engine.rulebook import clause_numbers
from cookietin.engine.texts import LANGUAGES, LOCAL, Mistake, Say, speaker
from cookietin.engine.written import replays

MOST_TABLES = 400
MOST_STEPS = 8_000  # moves of random matches in one check
KEPT = 4  # games whose tables and matches are remembered
MATCHES = 2
INTERRUPTS_IN = 4  # one in so many moves is an interrupt, where somebody may
MOST_DRAWS = 1000  # moves of chance in a row
LOOKS = 12  # positions of a match that the slower checks look at
PAIRS = 50  # of moves of two seats that are played in either order, in one position
OF_A_SHEET = re.compile(rf"clause-\d+-\d+\.{LOCAL}")
MOST_CLAIMS = 5  # functions that decide or carry out one clause
MOST_TRIED = 100  # moves of one position that the slower checks try
MOST_FORESEEN = 10  # moves that are played in a view
MOST_REFUSED = 300  # moves of one position, legal or not, that they ask about

FIRST = LANGUAGES[0]  # the language that the others are compared with

T = TypeVar("T")


class Failed(AssertionError):
    """A game does not keep what every game must keep."""


def require(held: bool, *what: object) -> None:
    """Fail with what was found, unless it holds."""
    if not held:
        raise Failed(" ".join(map(str, what)))


# Matches to look at


def every_table(plug: Plug) -> list[Game]:
    """Every number of players with every combination of options that is possible.

    Who begins multiplies nothing: each seat begins once, with the other options as they are.
    """
    found = []
    others = [option for option in plug.options if option.kind != SEAT]
    seats = [option for option in plug.options if option.kind == SEAT]
    for players in plug.players:
        chosen = [
            dict(zip([o.name for o in others], values, strict=True))
            for values in product(*(option.values for option in others))
        ]
        chosen += [{option.name: seat} for option in seats for seat in option.values]
        for options in chosen:
            try:
                found.append(Game.of(plug, {"players": players, **options}))
            except Mistake:  # impossible together
                continue
    return found


@lru_cache(KEPT)
def tables(plug: Plug) -> list[Game]:
    """All of them, or a fair sample where they are very many or their matches long."""
    found = every_table(plug)
    try:
        length = sum(1 for _ in random_match(found[0], 0))
    except Exception:  # what is broken, the checks will say
        length = 1
    most = min(MOST_TABLES, max(LOOKS, MOST_STEPS // length))
    return spread(found, most, plug.name)


def spread(many: list[T], most: int, seed: int | str = 0) -> list[T]:
    """At most so many of them, from all over the list."""
    return many if len(many) <= most else random.Random(seed).sample(many, most)


class Ply(NamedTuple):
    """A move in a random match: the states around it are copies."""

    game: Game
    before: Any
    seat: int
    move: int
    after: Any

    def __str__(self) -> str:
        return f"{self.game!r}: {who(self.seat)} plays {self.move} in {self.before!r}"


def who(seat: int) -> str:
    """A seat, chance or a spectator, as the kit names them."""
    return {CHANCE: "chance", SPECTATOR: "a spectator"}.get(seat, f"seat {seat}")


@lru_cache(KEPT)
def lines(plug: Plug) -> dict[tuple[str, int], list[tuple[int, int]]]:
    """The random matches that were played to their end: several checks look at the same."""
    return {}


def random_match(game: Game, seed: int) -> Iterator[Ply]:
    """A random match, interrupts included; seats that act at once do so in any order."""
    plug, rules = game.plug, game.plug.rules
    choice = random.Random(f"{plug.name} {seed}")
    known = iter(lines(plug).get((repr(game), seed), ()))
    line = []
    state = game.laid_out()
    moves = draws = 0
    while rules.active(state):
        seat, move = next(known, None) or random_move(game, state, choice)
        line.append((seat, move))
        after = ask.state_after(plug, state, seat, move)
        yield Ply(game, state, seat, move, after)
        state = after
        moves += seat != CHANCE
        draws = draws + 1 if seat == CHANCE else 0
        require(moves <= plug.limit, f"{game!r}: no end after {plug.limit} moves")
        require(draws <= MOST_DRAWS, f"{game!r}: chance is asked without end in {state!r}")
    lines(plug)[repr(game), seed] = line


def random_move(game: Game, state: Any, choice: random.Random) -> tuple[int, int]:
    """Who acts, and what they do."""
    plug, rules = game.plug, game.plug.rules
    seat = choice.choice(ask.seats_in(rules.active(state)))
    legal = ask.legal(plug, state, seat)
    others = [s for s in ask.seats_in(rules.interrupts(state)) if ask.legal(plug, state, s)]
    if others and seat != CHANCE and choice.randrange(INTERRUPTS_IN) == 0:
        seat = choice.choice(others)
        legal = ask.legal(plug, state, seat)
    require(bool(legal), f"{game!r}: seat {seat} must act and may do nothing in {state!r}")
    move = choice.choice(legal)
    if seat == CHANCE:
        odds = ask.odds(plug, state)
        move = choice.choices(legal, [odds[m] for m in legal])[0]
    return seat, move


def plies(plug: Plug, matches: int = MATCHES) -> Iterator[Ply]:
    """Every move of some random matches at every table."""
    for game in tables(plug):
        for seed in range(matches):
            yield from random_match(game, seed)


@lru_cache(KEPT)  # several checks look at the same moves
def looks(plug: Plug, most: int = MOST_TABLES) -> list[Ply]:
    """A few moves of a match at every table, or at some, for checks that take their time."""
    found = []
    for game in spread(tables(plug), most):
        found += spread(list(random_match(game, 0)), LOOKS)
    return found


def moves_to_try(plug: Plug, ply: Ply) -> list[int]:
    """The legal moves where a ply was made, or a fair sample if there are very many."""
    return spread(ask.legal(plug, ply.before, ply.seat), MOST_TRIED)


def moves_to_ask_about(plug: Plug, ply: Ply) -> list[int]:
    """Moves of a game, legal or not; if there are very many, others at each ply."""
    return spread(list(range(len(plug.moves))), MOST_REFUSED, ply_seed(ply))


def play_through(game: Game, seed: int) -> Position:
    """A random match as a position with its line of play."""
    position = game.start(chance=None)
    for ply in random_match(game, seed):
        text = ask.text_of(game.plug, ply.before, ply.seat, ply.move)
        position = position.play(text, ply.seat)
    return position


# The rules


def matches_end(plug: Plug) -> None:
    """Random matches end within the declared length, and then nobody is to move."""
    for game in tables(plug):
        for seed in range(MATCHES):
            last = game.laid_out()
            for ply in random_match(game, seed):
                goes_on = plug.rules.ending(ply.before) == 0
                require(goes_on, "it is over and somebody is to move:", ply)
                last = ply.after
            ending = plug.rules.ending(last)
            require(0 < ending <= len(plug.endings), f"{game!r} ended by {ending}: {last!r}")
            winners = plug.rules.winners(last)
            require(winners >> game.players == 0, f"{game!r} is won by {winners:b}: {last!r}")


def states_stay_sound(plug: Plug) -> None:
    """`broken_law` is 0 at the start and after every move."""
    for game in tables(plug):
        law = plug.rules.broken_law(game.laid_out())
        require(law == 0, f"{game!r}: law {law} is broken at the start")
    for ply in plies(plug):
        law = plug.rules.broken_law(ply.after)
        require(law == 0, f"law {law} is broken after", ply)


def somebody_may_move(plug: Plug) -> None:
    """Every seat that must act has a legal move; chance acts alone and has something to do."""
    for ply in plies(plug):
        mask = plug.rules.active(ply.before)
        everybody = mask | plug.rules.interrupts(ply.before)
        there = (1 << ply.game.players) - 1 | CHANCE_BIT
        require(everybody & ~there == 0, "no such seats are active before", ply)
        require(not mask & CHANCE_BIT or mask == CHANCE_BIT, "chance is not alone before", ply)
        for seat in ask.seats_in(mask):
            require(bool(ask.legal(plug, ply.before, seat)), f"seat {seat} is stuck before", ply)
        if mask == CHANCE_BIT:
            odds = ask.odds(plug, ply.before)
            uniform = plug.rules.chances(ply.before) > 0
            require(min(odds) >= 0 < sum(odds), f"the odds are {odds} before", ply)
            require(uniform or len(odds) <= plug.outcomes, "more than `outcomes` odds before", ply)


def legal_moves_keep_their_order(plug: Plug) -> None:
    """Asking twice, on equal states, gives the same moves in the same order and changes nothing."""
    for ply in plies(plug, matches=1):
        state = ply.before
        memory = bytes(state)
        again = from_bytes(type(state), memory)
        for seat in range(ply.game.players):
            once = ask.legal(plug, state, seat)
            require(once == ask.legal(plug, again, seat), f"seat {seat}: another order in", ply)
            require(len(set(once)) == len(once), f"seat {seat}: the same move twice in", ply)
        require(bytes(state) == memory, "asking for legal moves changes the state in", ply)


def candidates_lose_nothing(plug: Plug) -> None:
    """Every legal move is among the candidates; declared exact, every candidate is legal, and what
    is picked without a list is the one at its place.
    """
    is_picked = plug.exact_candidates and plug.rules.pick is not protocol.pick
    for ply in looks(plug):
        state, rules = ply.before, plug.rules
        for seat in ask.seats_in((rules.active(state) | rules.interrupts(state)) & ~CHANCE_BIT):
            every = {m for m in range(len(plug.moves)) if rules.refusal(state, seat, m) == 0}
            found = ask.legal(plug, state, seat)
            require(every <= set(found), f"seat {seat}: {every - set(found)} is lost in", ply)
            require(set(found) <= every, f"seat {seat}: {set(found) - every} is illegal in", ply)
            if is_picked and found:  # whoever may interrupt can be without a move
                numbers = [-(-(at << 32) // len(found)) for at in range(len(found))]
                picked = [rules.pick(state, seat, generator_of(one)) for one in (*numbers, WORD)]
                listed = [*found, found[-1]]
                require(picked == listed, f"seat {seat}: {picked} picked, listed {found} in", ply)


def generator_of(number: int) -> Row:
    """A generator whose next word is this number."""
    words = new_generator(0)
    for at, one in enumerate((number, 0, 0, 0)):
        words[at] = one
    return words


def fixed_fields_stay(plug: Plug) -> None:
    """What set-up fixes, play does not touch."""
    fixed = [name for name, field in plug.state.FIELDS.items() if field.fixed]  # type: ignore[attr-defined]
    for ply in plies(plug, matches=1):
        for name in fixed:
            before, after = getattr(ply.before, name), getattr(ply.after, name)
            require(before == after, f"{name} changes by", ply)


def simultaneous_moves_commute(plug: Plug) -> None:
    """Moves of seats that act at the same time give the same state in either order.

    Of very many pairs of moves a fair sample is tried.
    """
    for ply in looks(plug):
        seats = ask.seats_in(plug.rules.active(ply.before) & ~CHANCE_BIT)
        for one, other in combinations(seats, 2):
            legal = [ask.legal(plug, ply.before, seat) for seat in (one, other)]
            for mine, yours in spread(list(product(*legal)), PAIRS, ply_seed(ply)):
                first = _both(plug, ply, (one, mine), (other, yours))
                second = _both(plug, ply, (other, yours), (one, mine))
                same = first == second or first is None or second is None
                require(same, f"the order of seats {one} and {other} matters in", ply)


def _both(plug: Plug, ply: Ply, one: tuple[int, int], other: tuple[int, int]) -> Any:
    """The state after two moves; None if the first of them calls for chance in between."""
    state = ply.before.copy()
    plug.rules.play(state, *one)
    if plug.rules.active(state) == CHANCE_BIT:
        return None
    allowed = ask.clause_against(plug, state, *other) == 0
    require(allowed, f"seat {other[0]} may no longer play {other[1]} in", ply)
    plug.rules.play(state, *other)
    return state


def compiled_is_interpreted(plug: Plug) -> None:
    """Compiled and interpreted runs give the same bytes, at the end and on the way."""
    if not has_numba():
        return
    for game in tables(plug):
        for limit in (1, LOOKS, plug.limit):
            fast = play_out(game, MATCHES, 1, keep=True, limit=limit)
            slow = play_out(game, MATCHES, 1, keep=True, limit=limit, fast=False)
            for a, b in zip(fast, slow, strict=True):
                require(a.tobytes() == b.tobytes(), f"{game!r}: compiled differs by move {limit}")
    for ply in looks(plug):
        for viewer in (*range(ply.game.players), SPECTATOR):
            view, seed = ask.view_of(plug, ply.before, viewer), ply_seed(ply)
            pair = [redealt_state(plug, view, viewer, seed, is_fast) for is_fast in (True, False)]
            require(pair[0] == pair[1], f"a compiled redeal for {who(viewer)} differs in", ply)


def ply_seed(ply: Ply) -> int:
    """A number that belongs to a ply."""
    return int.from_bytes(bytes(ply.before)[:4], "little")


def redealt_state(plug: Plug, view: Any, seat: int, seed: int, fast: bool) -> bytes:
    """A full state that a view allows, compiled or interpreted, as bytes."""
    states = np.zeros(1, plug.state.DTYPE)  # type: ignore[attr-defined]
    desk = plug.desk()
    kernel = plug.kernel(kernels.redeals, fast)
    if fast:
        kernel(view.array, states, desk.array, seat, seed)
    else:
        kernel([view], StateRow(plug.state, states), [desk], seat, seed)
    return states.tobytes()


def every_rule_is_used(plug: Plug) -> None:
    """Each function of the rules is part of the protocol or called by one that is."""
    functions = [getattr(plug.rules, name) for name in PROTOCOL]
    used = functions_used_by(functions, {})
    for home in {function.__module__ for function in functions} - {protocol.__name__}:
        for name, value in vars(sys.modules[home]).items():
            ours = getattr(value, "__module__", "") == home and hasattr(value, "__code__")
            require(not ours or value in used, f"{home}.{name} is called by nothing")


# Secrets


def secrets_stay_secret(plug: Plug) -> None:
    """The laws of views, byte for byte, for every seat and for a spectator."""
    # Where nothing is secret, there is little that could go wrong.
    for ply in looks(plug, MOST_TABLES if plug.has_secrets else LOOKS):
        for viewer in (*range(ply.game.players), SPECTATOR):
            _views_hold(plug, ply, viewer)
            _moves_tell_no_more(plug, ply, viewer)
            _worlds_tell_alike(plug, ply, viewer)


def _views_hold(plug: Plug, ply: Ply, viewer: int) -> None:
    rules = plug.rules
    state, view = ply.before, ask.view_of(plug, ply.before, viewer)
    name = who(viewer)
    changed = changes(view, ask.view_of(plug, view, viewer))
    require(not changed, f"hiding twice differs for {name}: {changed} in", ply)
    full = view.copy()
    rules.redeal(full, viewer, new_generator(viewer, 1))
    law = rules.broken_law(full)
    require(law == 0, f"law {law} is broken by redeal for {name} in", ply)
    changed = changes(view, ask.view_of(plug, full, viewer))
    require(not changed, f"redeal changes what {name} knows: {changed} in", ply)
    for ask_rules in (rules.active, rules.interrupts, rules.ending, rules.rounds):
        same = ask_rules(view) == ask_rules(state) == ask_rules(full)
        require(same, f"{ask_rules.__name__} is not known to {name} in", ply)
    if viewer == SPECTATOR:
        return
    legal = ask.legal(plug, view, viewer)
    same = legal == ask.legal(plug, state, viewer)
    require(same, f"{name} does not know its own legal moves in", ply)
    for move in spread(legal, MOST_FORESEEN):
        ask.state_after(plug, view, viewer, move)  # by which it is known whether it shows something
    for move in moves_to_ask_about(plug, ply):
        known = ask.clause_against(plug, view, viewer, move)
        true = ask.clause_against(plug, state, viewer, move)
        require(known == true, f"the refusal of {move} to {name} tells a secret in", ply)
        if true >= ENGINE_CLAUSES:
            pieces = [rules.witness(s, viewer, move) for s in (view, state, full)]
            same = pieces[0] == pieces[1] == pieces[2]
            require(same, f"the witness against {move} of {name} tells a secret in", ply)


def changes(before: Any, after: Any) -> str:
    """The fields in which two states differ, with both values."""
    if before == after:
        return ""
    pairs = zip(values_of(before), values_of(after), strict=True)
    found = [f"{name} was {old} and is {new}" for (name, old), (_, new) in pairs if old != new]
    return "; ".join(found)


def _moves_tell_no_more(plug: Plug, ply: Ply, viewer: int) -> None:
    """Two moves that differ only in what the viewer may not know look alike to the viewer.

    A move of another seat that is not seen at all changes nothing for the viewer: whatever somebody
    sees change, they have seen done. Chance is apart: of a dealt card one sees a hand grow.
    """
    told: dict[bytes, tuple[bytes, int]] = {}
    shown: dict[int, bytes] = {}
    known = ask.view_of(plug, ply.before, viewer)
    for move in moves_to_try(plug, ply):
        after = ask.state_after(plug, ply.before, ply.seat, move)
        seen = plug.rules.seen_move(ply.before, ply.seat, move, viewer)
        if ply.seat == viewer:
            require(seen == move, f"{who(viewer)} does not see its own move {move} in", ply)
        seen_after = ask.view_of(plug, after, viewer)
        if seen == UNSEEN and ply.seat != CHANCE:
            changed = changes(known, seen_after)
            require(not changed, f"{who(viewer)} sees {changed}, and not the move {move} in", ply)
        view = bytes(seen_after)
        other, as_seen = told.setdefault(view, (bytes(after), seen))
        alike = seen == as_seen or other == bytes(after)
        require(alike, f"{who(viewer)} sees too much of {move} in", ply)
        same = seen == move or shown.setdefault(seen, view) == view
        require(same, f"the view of {who(viewer)} tells what {move} hides in", ply)


def _worlds_tell_alike(plug: Plug, ply: Ply, viewer: int) -> None:
    """What happens is told alike in two worlds that the viewer cannot tell apart."""
    other = ask.view_of(plug, ply.before, viewer).copy()
    plug.rules.redeal(other, viewer, new_generator(viewer, 2))
    told: dict[Any, list[Any]] = {}
    for state in (ply.before, other):
        for move in moves_to_try(plug, ply):
            if ask.clause_against(plug, state, ply.seat, move) == 0:
                seen, happened = _view_of_move(plug, state, ply.seat, move, viewer)
                if parts := differences(told.setdefault(seen, happened), happened):
                    text = ask.text_of(plug, state, ply.seat, move)
                    what = f"{who(ply.seat)}'s move {text!r}: {parts}"
                    raise Failed(f"{who(viewer)} is told too much of {what} in {ply}")


def _view_of_move(
    plug: Plug, state: Any, seat: int, move: int, viewer: int
) -> tuple[Any, list[Any]]:
    """What a viewer sees of a move and of the state after it, and what it is told of them."""
    after = ask.view_of(plug, ask.state_after(plug, state, seat, move), viewer)
    happened = ask.seen_by(plug, viewer, ask.happenings_of(plug, state, seat, move))
    return (plug.rules.seen_move(state, seat, move, viewer), bytes(after)), happened


def differences(told: list[Any], other: list[Any]) -> str:
    """The kinds, or the parts of them, in which two lists of what happened differ."""
    found: set[str] = set()
    for one, another in zip_longest(told, other):
        if type(one) is type(another):
            pairs = zip(one._fields, one, another, strict=True)
            found |= {f"{type(one).__name__}.{part}" for part, a, b in pairs if a != b}
        else:
            found |= {type(each).__name__ for each in (one, another) if each is not None}
    return ", ".join(sorted(found))


def hidden_actors_stay_hidden(plug: Plug) -> None:
    """A viewer who sees no move, or not whose it is, is not told who made it either."""
    for ply in looks(plug):
        mask = plug.rules.active(ply.before) | plug.rules.interrupts(ply.before)
        for viewer in (*range(ply.game.players), SPECTATOR):
            told: dict[Any, list[Any]] = {}
            for seat in ask.seats_in(mask & ~CHANCE_BIT):
                for move in spread(ask.legal(plug, ply.before, seat), MOST_TRIED):
                    seen = plug.rules.seen_move(ply.before, seat, move, viewer)
                    if seen == UNSEEN or plug.manners.is_unnamed(seen):
                        key, happened = _view_of_move(plug, ply.before, seat, move, viewer)
                        parts = differences(told.setdefault(key, happened), happened)
                        require(not parts, f"{who(viewer)} is told who acts: {parts} in", ply)


# Written games and words


def notation_round_trips(plug: Plug) -> None:
    """Every move is written in one way that means it alone; hidden parts are a `?`."""
    for ply in looks(plug):
        state = ply.before
        written: dict[str, int] = {}
        for move in moves_to_try(plug, ply):
            text = ask.text_of(plug, state, ply.seat, move)
            clean = text == " ".join(text.split()) and not set(text) & set('#?"') and text != ""
            require(clean, f"{text!r} cannot stand in a record:", ply)
            require(text.casefold() not in written, f"{text!r} means two moves in", ply)
            written[text.casefold()] = move
            read = ask.read(plug, state, ply.seat, text)
            require(read == move, f"{text!r} is read as {read}, not {move}, in", ply)
        for viewer in (*range(ply.game.players), SPECTATOR):
            seen = plug.rules.seen_move(state, ply.seat, ply.move, viewer)
            if seen not in (UNSEEN, ply.move):
                require(seen >= len(plug.moves), f"{who(viewer)} sees a false move {seen} in", ply)
                text = ask.text_of(plug, state, ply.seat, seen)
                require("?" in text, f"{text!r} hides something without saying so in", ply)


def views_are_written_truly(plug: Plug) -> None:
    """Whoever sees all of a move reads the same of it as is written in the whole record."""
    if not plug.has_secrets:
        return
    for ply in plies(plug, 1):
        text = ask.text_of(plug, ply.before, ply.seat, ply.move)
        for viewer in (*range(ply.game.players), SPECTATOR):
            if plug.rules.seen_move(ply.before, ply.seat, ply.move, viewer) == ply.move:
                known = ask.view_of(plug, ply.before, viewer)
                told = ask.text_of(plug, known, ply.seat, ply.move)
                require(told == text, f"{who(viewer)} reads {told!r} for {text!r} in", ply)


def records_replay_elsewhere(plug: Plug) -> None:
    """A record replays to the same bytes in another process with another hash seed."""
    positions: list[Position] = []
    for game in spread(tables(plug), LOOKS):
        if sum(position.length for position in positions) < MOST_STEPS // 2:
            positions.append(play_through(game, 0))
    records = [position.record() for position in positions]
    mine = [replay_digest(plug, record) for record in records]
    ends = [hashlib.sha256(bytes(position.state)).hexdigest() for position in positions]
    for record, digest, end in zip(records, mine, ends, strict=True):
        require(digest[1] == end, "a record replays to another position:\n" + record)
    found = subprocess.run(
        [sys.executable, "-m", "cookietin.engine.checks", plug.package, str(plug.version)],
        input=json.dumps(records),
        env={**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    require(found.returncode == 0, "a record cannot be replayed in another process")
    theirs = [tuple(digest) for digest in json.loads(found.stdout)]
    require(mine == theirs, "a record replays to other bytes in another process")


def replay_digest(plug: Plug, record: str) -> tuple[str, str]:
    """A hash of all states that a record goes through, and of the last."""
    digest = hashlib.sha256()
    last = ""
    for position in replays(record, lambda name, version=None: plug):
        state = bytes(position.state)
        digest.update(state)
        last = hashlib.sha256(state).hexdigest()
    return digest.hexdigest(), last


def every_ending_is_recorded(plug: Plug) -> None:
    """`records/` holds a match for every ending, and each of them replays to the letter."""
    found = set()
    for file in files(plug.folder.joinpath("records"), ".tin"):
        text = file.read_text("utf-8")
        *_, last = replays(text, lambda name, version=None: _version(plug, version))
        if last.outcome is None:
            raise Failed(f"{file.name} does not end")
        found.add(last.outcome.ending)
    missing = {ending.name for ending in plug.endings} - found
    require(not missing, f"no record in {plug.package} ends by {', '.join(sorted(missing))}")


def _version(plug: Plug, version: int | None) -> Plug:
    for one in (plug, *plug.earlier):
        if version in (None, one.version):
            return one
    raise Failed(f"{plug.name} has a record of rules version {version}, which are gone")


def clauses_are_claimed(plug: Plug) -> None:
    """Each clause is claimed by a few functions and by a test, and none is invented."""
    code, tests = claims_of_code(plug.folder), claims_of_tests(plug.folder)
    every = {number for number in clause_numbers(plug) if number % ENGINE_CLAUSES}
    declared = {option.clause for option in plug.options} | {e.clause for e in plug.endings}
    by_code, by_tests = ({claim.clause for claim in claims} for claims in (code, tests))
    for what, claims in (("the code", by_code), ("a test", by_tests)):
        missing = sorted(every - claims)
        require(not missing, f"{plug.name}: no docstring of {what} claims {_names(missing)}")
    for what, claims in (("the code", by_code), ("a test", by_tests), ("the plug", declared)):
        invented = sorted(claims - every)
        require(not invented, f"{plug.name}: {what} claims {_names(invented)}, no such clause")
    for number, count in Counter(claim.clause for claim in code).items():
        few = count <= MOST_CLAIMS
        require(few, f"{plug.name}: {count} functions claim {ask.clause_name(number)}")


def _names(numbers: list[int]) -> str:
    return ", ".join(map(ask.clause_name, numbers))


def texts_are_complete(plug: Plug) -> None:
    """Every text exists in every language with the same variables, and none that is asked for
    is missing.
    """
    keys = check_texts(plug.folder)
    needed = {"name", "tagline", "intro"} | {f"ending-{ending.name}" for ending in plug.endings}
    for option in plug.options:
        if option.kind != SEAT:  # the engine has its texts
            needed.add(f"option-{option.name}")
            if option.kind == CHOICE:
                needed |= {f"option-{option.name}.{value}" for value in option.values}
    needed |= {f"law-{law}" for law in laws(plug)}
    needed |= {f"highlight-{one.name}" for one in plug.highlights if one.least != NO_BADGE}
    needed |= {f"tally-{one.name}" for one in plug.highlights if one.is_counted}
    needed |= {f"section-{number // ENGINE_CLAUSES}" for number in clause_numbers(plug)}
    missing = sorted(needed - keys)
    require(not missing, f"{plug.package} has no text for {', '.join(missing)}")


def laws(plug: Plug) -> set[int]:
    """The numbers that `broken_law`, and what it calls, give back by name or as they are."""
    found: set[int] = set()
    for function in functions_used_by([plug.rules.broken_law], {}):
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
            if isinstance(node, ast.Return):
                found |= _numbers(node.value, function.__globals__)
    return found


def _numbers(value: ast.expr | None, names: dict[str, Any]) -> set[int]:
    """The positive integers that an expression may be: written out, by name, or by `if`."""
    if isinstance(value, ast.IfExp):
        return _numbers(value.body, names) | _numbers(value.orelse, names)
    number: Any = None
    if isinstance(value, ast.Constant):
        number = value.value
    elif isinstance(value, ast.Name):
        number = names.get(value.id)
    return {number} if type(number) is int and number > 0 else set()


def check_texts(folder: Traversable) -> set[str]:
    """Compare the languages in a folder's `texts/`; give back the keys.

    Only what is said of the printed sheet of one language may be missing in another.
    """
    reference: dict[str, set[str]] = {}
    for language in LANGUAGES:
        source = folder.joinpath("texts", f"{language}.ftl").read_text("utf-8")
        found = _texts(source, f"{folder.name} {language}")
        for key in [key for key in found if OF_A_SHEET.fullmatch(key)]:
            require(not found.pop(key), f"{folder.name}: {key} has variables in {language}")
        reference = reference or found
        for key in sorted(reference.keys() ^ found.keys()):
            here, missing = (FIRST, language) if key in reference else (language, FIRST)
            raise Failed(f"{folder.name}: {key} is in {here} and not in {missing}")
        for key, variables in found.items():
            names = [" ".join(sorted(one)) or "none" for one in (reference[key], variables)]
            said = f"{key} has the variables {names[0]} in {FIRST} and {names[1]} in {language}"
            require(variables == reference[key], f"{folder.name}: {said}")
    return set(reference)


def _texts(source: str, where: str) -> dict[str, set[str]]:
    """The keys and attributes of a Fluent file, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        require(not isinstance(entry, fluent.Junk), f"{where}: not Fluent: {entry}")
        if isinstance(entry, fluent.Message):
            key = entry.id.name
            require(key not in found, f"{where}: {key} stands twice")
            if entry.value is not None:
                found[key] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{key}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(node: Any) -> set[str]:
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    if isinstance(node, fluent.BaseNode):
        return set().union(*(_variables(value) for value in vars(node).values()))
    return set().union(*map(_variables, node)) if isinstance(node, list) else set()


@total_ordering
class Unseen:
    """A part that a viewer may not see: it is equal to UNSEEN, and breaks wherever it is used."""

    def __init__(self, part: str) -> None:
        self.part = part

    def __eq__(self, other: object) -> bool:
        return other == UNSEEN if isinstance(other, int) else isinstance(other, Unseen)

    def __lt__(self, other: int) -> bool:
        return other > UNSEEN

    def __hash__(self) -> int:
        return hash(UNSEEN)

    def __repr__(self) -> str:
        return "UNSEEN"

    def refuse_use(self, *_: object) -> Any:
        raise Failed(f"{self.part} is used where it is UNSEEN: ask `!= UNSEEN` first")


for _use in (
    "index",
    "int",
    "str",
    "format",
    "add",
    "radd",
    "sub",
    "rsub",
    "mul",
    "rmul",
    "rlshift",
):
    setattr(Unseen, f"__{_use}__", Unseen.refuse_use)


@contextmanager
def unseen_parts_break(plug: Plug) -> Iterator[None]:
    """Meanwhile nothing can be made of a part that a viewer may not see."""
    seen_by = plug.happenings.seen_by

    def seen_or_unusable(viewer: int, happened: Any) -> Any:
        one = seen_by(viewer, happened)
        if one is None or UNSEEN not in one:
            return one
        named = zip(one._fields, one, strict=True)
        kind = type(one)
        return kind(*(Unseen(f"{kind.__name__}.{n}") if v == UNSEEN else v for n, v in named))

    vars(plug.happenings)["seen_by"] = seen_or_unusable
    try:
        yield
    finally:
        del vars(plug.happenings)["seen_by"]


def matches_can_be_told_and_drawn(plug: Plug) -> None:
    """Log lines, boards and refusals come out in every language; the SVG is well-formed."""
    clauses = {number for number in clause_numbers(plug) if number % ENGINE_CLAUSES}
    for at, ply in enumerate(looks(plug)):
        language = LANGUAGES[at % len(LANGUAGES)]
        viewer = (*range(ply.game.players), SPECTATOR)[at % (ply.game.players + 1)]
        happened = ask.happenings_of(plug, ply.before, ply.seat, ply.move)
        require(min(map(min, filter(None, happened)), default=0) >= 0, f"{happened} in", ply)
        with unseen_parts_break(plug):
            for one in (*range(ply.game.players), SPECTATOR):
                for line in ask.lines_of(plug, ply.before, happened, ply.after, one):
                    line.text(language)
                steps = ask.steps_of(plug, ply.before, happened, ply.after, one, one)
                if ply.seat != CHANCE:
                    trail_of(plug, ask.view_of(plug, ply.after, one), ply.seat, steps)
        view = Position(ply.game, ply.after).view(viewer)
        require(bool(view.text(language).strip()), f"no board in {language} after", ply)
        if at % LOOKS == 0:
            _check_svg(view.svg(language), ply)
        for move in moves_to_ask_about(plug, ply):
            for seat in range(ply.game.players):
                number = ask.clause_against(plug, ply.before, seat, move)
                name = ask.clause_name(number)
                known = number < ENGINE_CLAUSES or number in clauses
                require(known, f"there is no clause {name} to refuse {move} in", ply)
    for number in clauses:
        for language in LANGUAGES:
            ask.refusal_phrase(plug, number).text(language)


def moves_can_be_pointed_at(plug: Plug) -> None:
    """Every legal move has words, and its own way of taps on things that are drawn and named; the
    signs that it is shown by are drawn, too.
    """
    for at, ply in enumerate(looks(plug)):
        language = LANGUAGES[at % len(LANGUAGES)]
        for seat in range(ply.game.players):
            moves = ask.legal(plug, ply.before, seat)
            view = ask.view_of(plug, ply.before, seat)
            say = speaker(plug.package, language)
            with unseen_parts_break(plug):
                said = [
                    words(view, seat, move)
                    for words in (plug.words.label, plug.words.hint)
                    for move in moves
                ]
            if (plug.rules.active(view) >> seat) & 1:
                said += [plug.words.asks(view, seat), plug.words.together(view)]
            if (plug.rules.interrupts(view) >> seat) & 1:
                said.append(plug.words.may(view, seat))
            ways = [way for way in (plug.view.taps(view, seat, move) for move in moves) if way]
            said += [plug.words.first(tap) for tap in {tap for way in ways for tap in way[:-1]}]
            said += [plug.words.then(*asked) for asked in ask.taps_that_follow(ways)]
            for phrase in filter(None, said):
                phrase.text(language)
            shown = {sign for move in moves for sign in plug.view.signs(view, seat, move)}
            if (plug.rules.active(view) >> seat) & 1:
                shown |= {*plug.view.signs(view, seat, NOTHING)}
            if ways or shown:
                drawn = picture_of(plug, view, seat, say)
                _check_ways(ways, drawn, ply)
                for sign in sorted(shown):
                    require(f'id="sign-{sign}"' in drawn, f"there is no sign {sign!r} in", ply)


def forced_moves_cost_nothing(plug: Plug) -> None:
    """What the page does for a seat is legal, chance has no part in it, it shows the seat nothing
    new, and the seat goes on afterwards.
    """
    for ply in looks(plug):
        for seat in range(ply.game.players):
            view = ask.view_of(plug, ply.before, seat)
            move = plug.manners.forced_move(view, seat)
            if move == NOTHING:
                continue
            legal = ask.legal(plug, ply.before, seat)
            require(move in legal, f"the move {move} is forced and not legal in", ply)
            after = ask.state_after(plug, ply.before, seat, move)
            goes_on = bool((plug.rules.active(after) >> seat) & 1)
            require(goes_on, f"{who(seat)} does not go on after the forced move {move} in", ply)
            foreseen = ask.state_after(plug, view, seat, move)
            is_known = ask.view_of(plug, foreseen, seat) == ask.view_of(plug, after, seat)
            require(is_known, f"the forced move {move} shows {who(seat)} something in", ply)


def _check_ways(ways: list[tuple[str, ...]], drawn: str, ply: Ply) -> None:
    ways = sorted(ways)
    for one, other in pairwise(ways):
        require(other[: len(one)] != one, f"the taps {one} begin {other} or are the same in", ply)
    named = {
        element.get("id")
        for element in ElementTree.fromstring(drawn).iter()
        if any(child.tag.endswith("title") for child in element)
    }
    for tap in sorted({tap for way in ways for tap in way}):
        require(tap in named, f"nothing with a title is {tap!r} in", ply)


IDS = re.compile(r' id="([^"]+)"')


def lessons_can_be_followed(plug: Plug) -> None:
    """Every tip has words and is told at something that is drawn, every named thing is explained by
    a clause and every explained thing has a name, and the steps of “How to play” have words and
    pictures.
    """
    keys, say = check_texts(plug.folder), speaker(plug.package, FIRST)
    clauses = {number for number in clause_numbers(plug) if number % ENGINE_CLAUSES}
    for at, ply in enumerate(looks(plug)):
        viewers = (*range(ply.game.players), SPECTATOR)
        for seat in viewers[:-1]:
            for viewer in (seat, SPECTATOR) if plug.manners.has_peeks else (seat,):
                view = ask.view_of(plug, ply.after, viewer)
                if found := plug.coach.tips(view, seat):
                    _check_tips(found, keys, picture_of(plug, view, viewer, say), ply)
        viewer = viewers[at % len(viewers)]
        view = ask.view_of(plug, ply.after, viewer)
        for element, is_named in _things_in(picture_of(plug, view, viewer, say)).items():
            number = plug.coach.explains(view, viewer, element)
            name = ask.clause_name(number)
            require(number in {0, *clauses}, f"no clause {name} explains {element!r} after", ply)
            more = plug.coach.adds(view, number)
            name = ask.clause_name(more)
            require(more in {0, *clauses}, f"no clause {name} is told with {element!r} after", ply)
            if is_named and plug.coach.steps:  # it is taught
                require(number != 0, f"nothing explains {element!r} after", ply)
            if number and not is_named:
                called = plug.coach.name_of(view, viewer, element)
                has_name = called is not None and bool(called.text(FIRST))
                require(has_name, f"{element!r} is explained and has no name after", ply)
    told = {f"how-{one.key}" for one in plug.coach.steps}
    differ = sorted(told ^ {key for key in keys if key.startswith("how-")})
    require(not differ, f"{plug.package}: {', '.join(differ)} is no step, or has no text")
    if plug.coach.steps:
        _check_scene(plug, say)


def _things_in(drawn: str) -> dict[str, bool]:
    """The ids of what is seen in a picture, and whether each has a title."""
    found, parts = {}, [ElementTree.fromstring(drawn)]
    for part in parts:
        titles = [child for child in part if child.tag.endswith("title")]
        found[part.get("id", "")] = bool(titles)
        parts += [child for child in part if not child.tag.endswith("defs")]
    return {ident: is_named for ident, is_named in found.items() if ident}


def _check_tips(tips: list[Tip], keys: set[str], drawn: str, ply: Ply) -> None:
    for tip in tips:
        require(f"tip-{tip.key}" in keys, f"there is no text tip-{tip.key}, told after", ply)
        for element in filter(None, (tip.element, *tip.beside)):
            told = f"tip-{tip.key} is told at {element!r}, which is not drawn after"
            require(f' id="{element}"' in drawn, told, ply)
        ask.tip_phrase(ply.game.plug, tip).text(FIRST)


def _check_scene(plug: Plug, say: Say) -> None:
    scene = plug.coach.scene(lambda **given: Game.of(plug, given))
    require(scene is not None, f"{plug.package} has steps to show, and no scene")
    view = scene.view(0).bare
    drawn = IDS.findall(picture_of(plug, view, 0, say))
    for one in plug.coach.steps:
        for element in one.elements:
            is_there = element in drawn and plug.coach.box_of(view, element) is not None
            require(is_there, f"how-{one.key} shows {element!r}, which is not in the scene")
    for number, element in plug.coach.pictures:
        is_there = element in drawn and plug.coach.box_of(view, element) is not None
        clause = ask.clause_name(number)
        require(is_there, f"clause {clause} is shown by {element!r}, which is not in the scene")


def _check_svg(svg: str, ply: Ply) -> None:
    try:
        root = ElementTree.fromstring(svg)  # our own drawing, not somebody's file
    except ElementTree.ParseError as error:
        raise Failed(f"the SVG is not XML ({error}) after {ply}") from None
    for element in root.iter():
        require("style" not in element.attrib, "the SVG has a style attribute after", ply)
        require(not element.tag.endswith("}style"), "the SVG has a stylesheet after", ply)


ALL: tuple[Callable[[Plug], None], ...] = (
    matches_end,
    states_stay_sound,
    somebody_may_move,
    legal_moves_keep_their_order,
    candidates_lose_nothing,
    fixed_fields_stay,
    simultaneous_moves_commute,
    compiled_is_interpreted,
    every_rule_is_used,
    secrets_stay_secret,
    hidden_actors_stay_hidden,
    notation_round_trips,
    views_are_written_truly,
    records_replay_elsewhere,
    every_ending_is_recorded,
    clauses_are_claimed,
    texts_are_complete,
    matches_can_be_told_and_drawn,
    moves_can_be_pointed_at,
    forced_moves_cost_nothing,
    lessons_can_be_followed,
)


def run(check: Callable[[Plug], None], plug: Plug) -> str:
    """Try one check on a game; gives back the reason if the game says it does not apply."""
    exempt = dict(plug.exempt)
    unknown = set(exempt) - {one.__name__ for one in ALL}
    require(not unknown, f"{plug.name} is exempt from {unknown}, which is no check")
    if check.__name__ in exempt:
        return exempt[check.__name__]
    try:
        check(plug)
    except Failed:
        raise
    except Exception as error:
        told = blame.what(error) + blame.where(error, [plug.package])
        raise Failed(f"{plug.name} breaks in {check.__name__}: {told}") from error
    return ""


if __name__ == "__main__":  # the other process of records_replay_elsewhere
    from importlib import import_module

    package, version = sys.argv[1:]
    game_plug = _version(import_module(package).GAME, int(version))
    json.dump([replay_digest(game_plug, text) for text in json.load(sys.stdin)], sys.stdout)
