"""Each check of the kit catches a game that is broken in the way it looks for.

The broken games are variants of Crumbs: some with a function replaced, some copied with a line
changed.
"""

from __future__ import annotations

import importlib
import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
import pytest

import crumbs
from cookietin.engine import (
    CHANCE,
    NOTHING,
    Ending,
    HowTo,
    Kinds,
    Phrase,
    Tip,
    ask,
    checks,
    first_seat,
    switch,
)
from cookietin.engine.compile import has_numba
from cookietin.engine.generator import any_place
from cookietin.engine.plug import Plug
from cookietin.engine.record import Row
from crumbs import GAME, laws, rules, secrets
from crumbs import happenings as h
from crumbs.moves import KINDS, LAY_SOMETHING, PEEK, Lay, LaySomething, Peek
from crumbs.rules import DEAL, LAY, SHOW_CARD, State, left_of
from crumbs.rules import active as true_active
from crumbs.rules import candidates as true_candidates
from crumbs.rules import ending as true_ending
from crumbs.rules import play as true_play
from crumbs.rules import refusal as true_refusal
from crumbs.rules import set_up as true_set_up
from crumbs.rules import weights as true_weights
from crumbs.secrets import redeal as true_redeal
from crumbs.secrets import seen_move as true_seen

Check = Callable[[Plug], None]
Copy = Callable[..., Plug]
HOME = Path(str(crumbs.__file__)).parent


@dataclass(frozen=True)
class Broken:
    """A broken game, the check that catches it, and what the check says."""

    check: Check
    says: str
    make: Callable[[Copy], Plug]


BROKEN: list[Broken] = []


def caught_by(check: Check, says: str) -> Callable[[Callable[..., Plug]], Callable[..., Plug]]:
    """Marks a function that makes a broken game."""

    def note(make: Callable[..., Plug]) -> Callable[..., Plug]:
        BROKEN.append(Broken(check, says, make))
        return make

    return note


def with_rules(**functions: Any) -> Plug:
    """Crumbs with some of its rules replaced."""
    return replace(GAME, rules=replace(GAME.rules, **functions))


def with_words(**functions: Any) -> Plug:
    """Crumbs with other words."""
    return replace(GAME, words=replace(GAME.words, **functions))


def with_view(**functions: Any) -> Plug:
    """Crumbs with another view."""
    return replace(GAME, view=replace(GAME.view, **functions))


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Copy:
    """Crumbs as a package of its own, with pieces of its files replaced."""
    name = f"crumbs_{''.join(c if c.isalnum() else '_' for c in request.node.name)}"
    monkeypatch.syspath_prepend(tmp_path)

    def copy(*changes: tuple[str, str, str]) -> Plug:
        folder = tmp_path / name
        shutil.copytree(HOME, folder, ignore=shutil.ignore_patterns("__pycache__"))
        for module in folder.glob("*.py"):
            module.write_text(module.read_text("utf-8").replace("from crumbs", f"from {name}"))
        for path, old, new in changes:
            text = (folder / path).read_text("utf-8")
            assert old in text, f"{path} has no {old!r}"
            (folder / path).write_text(text.replace(old, new), "utf-8")
        plug: Plug = importlib.import_module(name).GAME
        return plug

    return copy


def named(case: Broken) -> str:
    return f"{case.check.__name__}-{case.make.__name__}"


# matches_end


@caught_by(checks.matches_end, "ended by 0")
def a_match_that_stops_without_an_ending(copied: Copy) -> Plug:
    return with_rules(ending=lambda s: 0)


@caught_by(checks.matches_end, "ended by 3")
def an_ending_that_is_not_declared(copied: Copy) -> Plug:
    return with_rules(ending=lambda s: 3 if true_ending(s) else 0)


@caught_by(checks.matches_end, "it is over and somebody is to move")
def a_match_that_goes_on_after_its_end(copied: Copy) -> Plug:
    return with_rules(ending=lambda s: 1 if s.phase == LAY else true_ending(s))


@caught_by(checks.matches_end, "is won by 1000000")
def a_match_that_nobody_at_the_table_wins(copied: Copy) -> Plug:
    return with_rules(winners=lambda s: 1 << 6)


@caught_by(checks.matches_end, "no end after 3 moves")
def a_match_that_is_longer_than_declared(copied: Copy) -> Plug:
    return replace(GAME, limit=3)


@caught_by(checks.matches_end, "which is no check")
def an_exemption_from_a_check_that_does_not_exist(copied: Copy) -> Plug:
    return replace(GAME, exempt=(("matches_ends", "a slip of the pen"),))


# states_stay_sound


@caught_by(checks.states_stay_sound, "law 1 is broken at the start")
def a_card_too_many_at_the_start(copied: Copy) -> Plug:
    def set_up(s: State, options: dict[str, Any]) -> None:
        true_set_up(s, options)
        s.heap[0] += 1

    return with_rules(set_up=set_up)


@caught_by(checks.states_stay_sound, "law 2 is broken after .* seat")
def a_hand_that_is_counted_wrongly(copied: Copy) -> Plug:
    def play(s: State, seat: int, move: int) -> None:
        true_play(s, seat, move)
        if move == PEEK:
            s.sizes[seat] += 1

    return with_rules(play=play)


# somebody_may_move


@caught_by(checks.somebody_may_move, "seat 1 (is stuck|must act and may do nothing)")
def a_seat_that_may_do_nothing(copied: Copy) -> Plug:
    return with_rules(refusal=lambda s, seat, move: 201 if seat == 1 else 0)


@caught_by(checks.somebody_may_move, "chance is not alone")
def a_seat_that_acts_together_with_chance(copied: Copy) -> Plug:
    return with_rules(active=lambda s: true_active(s) | (s.phase == SHOW_CARD))


@caught_by(checks.somebody_may_move, "no such seats are active")
def a_seat_that_does_not_exist(copied: Copy) -> Plug:
    return with_rules(active=lambda s: true_active(s) | (1 << 10 if s.phase == LAY else 0))


@caught_by(checks.somebody_may_move, r"the odds are \[-3, 2, 2, 2\]")
def odds_below_nothing(copied: Copy) -> Plug:
    def weights(s: State, out: Row) -> int:
        kinds = true_weights(s, out)
        out[0] -= 5
        return kinds

    return with_rules(weights=weights)


@caught_by(checks.somebody_may_move, "no such seats are active")
def a_third_seat_at_a_table_for_two(copied: Copy) -> Plug:
    def active(s: State) -> int:
        return true_active(s) | (1 << s.players if s.phase == LAY else 0)

    def refusal(s: State, seat: int, move: int) -> int:
        return true_refusal(s, seat, move) if seat < s.players else 0

    def play(s: State, seat: int, move: int) -> None:
        if seat == CHANCE or seat < s.players:
            true_play(s, seat, move)

    plug = with_rules(active=active, refusal=refusal, play=play)
    return replace(plug, players=range(2, 4), limit=10_000)


@caught_by(checks.somebody_may_move, "IndexError")
def more_odds_than_declared(copied: Copy) -> Plug:
    return replace(GAME, outcomes=KINDS - 1)


# legal_moves_keep_their_order


ASKED = count()


@caught_by(checks.legal_moves_keep_their_order, "another order in")
def an_order_that_depends_on_a_counter(copied: Copy) -> Plug:
    def candidates(s: State, seat: int, out: Row) -> int:
        first = next(ASKED) % KINDS
        for kind in range(KINDS):
            out[kind] = (first + kind) % KINDS
        out[KINDS] = PEEK
        return KINDS + 1

    return with_rules(candidates=candidates)


@caught_by(checks.legal_moves_keep_their_order, "the same move twice")
def a_move_that_is_offered_twice(copied: Copy) -> Plug:
    def candidates(s: State, seat: int, out: Row) -> int:
        found = true_candidates(s, seat, out)
        out[found] = PEEK
        return found + 1

    return with_rules(candidates=candidates)


@caught_by(checks.legal_moves_keep_their_order, "asking for legal moves changes the state")
def a_question_that_changes_the_state(copied: Copy) -> Plug:
    def refusal(s: State, seat: int, move: int) -> int:
        s.peeker = 1 + s.peeker % 100
        return true_refusal(s, seat, move)

    return with_rules(refusal=refusal)


# candidates_lose_nothing


@caught_by(checks.candidates_lose_nothing, r"\{4\} is lost")
def candidates_without_the_interrupt(copied: Copy) -> Plug:
    return with_rules(candidates=lambda s, seat, out: true_candidates(s, seat, out) - 1)


@caught_by(checks.candidates_lose_nothing, "is illegal in|must act and may do nothing")
def candidates_that_are_declared_exact_and_are_not(copied: Copy) -> Plug:
    return replace(GAME, exact_candidates=True)


@caught_by(checks.candidates_lose_nothing, "picked, listed")
def picked_moves_that_are_at_other_places(copied: Copy) -> Plug:
    picked = with_rules(candidates=list_legal, pick=legal_from_the_end)
    return replace(picked, exact_candidates=True)


def all_legal(s: State, seat: int) -> list[int]:
    return [move for move in range(len(GAME.moves)) if true_refusal(s, seat, move) == 0]


def list_legal(s: State, seat: int, out: Row) -> int:
    for at, move in enumerate(all_legal(s, seat)):
        out[at] = move
    return len(all_legal(s, seat))


def legal_from_the_end(s: State, seat: int, generator: Row) -> int:
    found = all_legal(s, seat)
    return found[-1 - any_place(generator, len(found))]


# fixed_fields_stay


@caught_by(checks.fixed_fields_stay, "hand changes by")
def an_option_that_changes_during_the_match(copied: Copy) -> Plug:
    def play(s: State, seat: int, move: int) -> None:
        true_play(s, seat, move)
        s.hand = 1

    return with_rules(play=play)


# simultaneous_moves_commute


@caught_by(checks.simultaneous_moves_commute, "the order of seats 0 and 1 matters")
def a_state_that_remembers_who_laid_first(copied: Copy) -> Plug:
    def play(s: State, seat: int, move: int) -> None:
        true_play(s, seat, move)
        if seat != CHANCE:
            s.first = seat

    return with_rules(play=play)


@caught_by(checks.simultaneous_moves_commute, "seat 1 may no longer play 4")
def a_move_that_another_seat_takes_away(copied: Copy) -> Plug:
    def refusal(s: State, seat: int, move: int) -> int:
        if move == PEEK and seat == 1 and s.has_laid[0]:
            return 301
        return true_refusal(s, seat, move)

    return with_rules(refusal=refusal)


# compiled_is_interpreted: the compiler wraps what the interpreter does not, and freezes tables


def play_in_wide_integers(s: State, seat: int, move: int) -> None:
    """Two players shifted by 62 bits are a large number, or nothing at all."""
    rules_play(s, seat, move)
    s.points[3] = 1 if (s.players << 62) > 0 else 0


TABLE = np.zeros(1, np.int64)


def set_up_and_count(s: State, options: dict[str, Any]) -> None:
    """Set-up is never compiled and so may change a table."""
    TABLE[0] += 1
    true_set_up(s, options)


def play_by_a_table(s: State, seat: int, move: int) -> None:
    """What the compiler saw in the table stays in the machine code."""
    rules_play(s, seat, move)
    s.points[3] = TABLE[0] % 100


rules_play = rules.play  # a name that the compiler can follow


@caught_by(checks.compiled_is_interpreted, "compiled differs by move 1")
def integers_that_are_too_wide(copied: Copy) -> Plug:
    return with_rules(play=play_in_wide_integers)


@caught_by(checks.compiled_is_interpreted, "compiled differs by move 1")
def a_table_that_changes(copied: Copy) -> Plug:
    TABLE[0] = 0
    return with_rules(set_up=set_up_and_count, play=play_by_a_table)


@caught_by(checks.compiled_is_interpreted, "a compiled redeal for seat . differs")
def a_redeal_that_differs_when_compiled(copied: Copy) -> Plug:
    return with_rules(redeal=redeal_in_wide_integers)


def redeal_in_wide_integers(s: State, seat: int, generator: Row) -> None:
    """Two players shifted by 62 bits are a large number, or nothing at all."""
    rules_redeal(s, seat, generator)
    s.points[3] = 1 if (s.players << 62) > 0 else 0


rules_redeal = secrets.redeal


# every_rule_is_used


@caught_by(checks.every_rule_is_used, r"\.right_of is called by nothing")
def a_rule_that_nothing_calls(copied: Copy) -> Plug:
    return copied(("rules.py", "def left_of", "def right_of(s, seat):\n    ...\n\n\ndef left_of"))


# secrets_stay_secret


@caught_by(checks.secrets_stay_secret, "law 1 is broken by redeal")
def hands_that_everyone_sees(copied: Copy) -> Plug:
    return copied(("rules.py", "i8(4, KINDS, seen_by=OWNER)", "i8(4, KINDS)"))


@caught_by(checks.secrets_stay_secret, "law 1 is broken by redeal")
def cards_that_are_not_dealt_again(copied: Copy) -> Plug:
    return with_rules(redeal=lambda s, seat, generator: None)


@caught_by(checks.secrets_stay_secret, "seat . does not know its own legal moves")
def a_move_that_depends_on_another_hand(copied: Copy) -> Plug:
    def refusal(s: State, seat: int, move: int) -> int:
        if move == PEEK and s.hands[left_of(s, seat), 0]:
            return 302
        return true_refusal(s, seat, move)

    return with_rules(refusal=refusal)


@caught_by(checks.secrets_stay_secret, "breaks in secrets_stay_secret: .*a card is missing")
def a_move_that_fails_where_hands_are_hidden(copied: Copy) -> Plug:
    def play(s: State, seat: int, move: int) -> None:
        if seat != CHANCE and laws.broken_law(s):
            raise ValueError("a card is missing")
        true_play(s, seat, move)

    return with_rules(play=play)


@caught_by(checks.secrets_stay_secret, "the refusal of . to seat . tells a secret")
def a_refusal_that_reads_another_hand(copied: Copy) -> Plug:
    def refusal(s: State, seat: int, move: int) -> int:
        clause = true_refusal(s, seat, move)
        return 202 if clause == 201 and s.hands[left_of(s, seat), move] else clause

    return with_rules(refusal=refusal)


@caught_by(
    checks.secrets_stay_secret,
    r"redeal changes what seat 0 knows: known was \[[1-4], .*\] and is \[0, ",
)
def a_redeal_that_forgets_what_a_seat_has_seen(copied: Copy) -> Plug:
    def redeal(s: State, seat: int, generator: Row) -> None:
        true_redeal(s, seat, generator)
        if seat == 0:
            s.known[0] = 0

    return with_rules(redeal=redeal)


@caught_by(checks.secrets_stay_secret, "redeal changes what seat . knows: (hands|known) was")
def a_redeal_that_deals_the_own_hand_too(copied: Copy) -> Plug:
    def redeal(s: State, seat: int, generator: Row) -> None:
        for other in range(s.players):
            for kind in range(KINDS):
                s.hands[other, kind] = 0
        s.known[seat % 4] = 0
        true_redeal(s, CHANCE, generator)

    return with_rules(redeal=redeal)


@caught_by(checks.secrets_stay_secret, "active is not known to")
def a_turn_that_depends_on_a_hidden_card(copied: Copy) -> Plug:
    def active(s: State) -> int:
        if s.phase != LAY:
            return true_active(s)
        return sum(1 << seat for seat in range(s.players) if s.laid[seat] == 0)

    return with_rules(active=active)


@caught_by(checks.secrets_stay_secret, "sees too much of")
def a_dealt_card_that_all_are_told(copied: Copy) -> Plug:
    def seen_move(s: State, seat: int, move: int, viewer: int) -> int:
        return move if s.phase == DEAL else true_seen(s, seat, move, viewer)

    return with_rules(seen_move=seen_move)


SEAT, HIDDEN_SEAT = "    seat: int\n", '    seat: Annotated[int, "seat"]\n'
CARD, HIDDEN_CARD = "    card: int\n", '    card: Annotated[int, "seat"]\n'


@caught_by(checks.secrets_stay_secret, r"is told too much of .*'s move '.*': (Dealt|Laid)\.card in")
def what_happens_told_to_all(copied: Copy) -> Plug:
    return copied(("happenings.py", SEAT + HIDDEN_CARD, SEAT + CARD))


@caught_by(checks.secrets_stay_secret, "is told too much of chance's move '.': Sees")
def a_peek_that_all_are_told(copied: Copy) -> Plug:
    return copied(("happenings.py", HIDDEN_SEAT + HIDDEN_CARD, SEAT + CARD))


@caught_by(checks.secrets_stay_secret, r"too much of seat .'s move 'lay .': Peeks\.seat in")
def a_hidden_card_in_a_part_that_all_see(copied: Copy) -> Plug:
    told = "happens(s, h.LAID, seat, kind)"
    return copied(("rules.py", told, f"{told}\n    happens(s, h.PEEKS, kind)"))


@caught_by(checks.secrets_stay_secret, "seat . does not see its own move")
def a_move_that_is_hidden_from_its_own_seat(copied: Copy) -> Plug:
    def seen_move(s: State, seat: int, move: int, viewer: int) -> int:
        shown = true_seen(s, seat, move, viewer)
        return LAY_SOMETHING if seat == viewer and move != PEEK else shown

    return with_rules(seen_move=seen_move)


@caught_by(
    checks.secrets_stay_secret,
    r"hiding twice differs for seat 0: points was .* 1\] and is .* 2\]",
)
def a_hide_that_hides_more_each_time(copied: Copy) -> Plug:
    def hide(s: State, seat: int) -> None:
        s.points[3] += 1

    return with_rules(hide=hide)


@caught_by(checks.secrets_stay_secret, "the witness against . of seat . tells a secret")
def a_witness_that_reads_another_hand(copied: Copy) -> Plug:
    return with_rules(witness=lambda s, seat, move: s.hands[left_of(s, seat), 0])


@caught_by(checks.secrets_stay_secret, "sees too much of|the view of .* tells what . hides")
def hands_that_everyone_sees_though_moves_are_hidden(copied: Copy) -> Plug:
    return copied(
        ("rules.py", "seen_by=OWNER", "seen_by=EVERYONE"),
        ("rules.py", "seen_by=NOBODY", "seen_by=EVERYONE"),
        ("rules.py", "    NOBODY,\n", "    EVERYONE,\n"),
        ("rules.py", "    OWNER,\n", ""),
        (
            "secrets.py",
            "    for kind in range(KINDS):\n        s.heap[kind] = s.players - s",
            "    return\n" * 2
            + "    for kind in range(KINDS):\n        s.heap[kind] = s.players - s",
        ),
    )


HIDDEN_PEEK = """
    if seat != CHANCE and move == PEEK and viewer != seat:
        return UNSEEN
    if seat == CHANCE:
"""


@caught_by(checks.secrets_stay_secret, "sees phase was 2 and is 3.*, and not the move 4 in")
def a_peek_that_nobody_sees_and_all_notice(copied: Copy) -> Plug:
    return copied(("secrets.py", "    if seat == CHANCE:\n", HIDDEN_PEEK))


# hidden_actors_stay_hidden


@caught_by(checks.hidden_actors_stay_hidden, r"is told who acts: Peeks\.seat in")
def a_peek_that_nobody_sees_and_all_are_told(copied: Copy) -> Plug:
    return copied(
        ("rules.py", "peeker: int = i8()", "peeker: int = i8(seen_by=NOBODY)"),
        ("rules.py", "has_peeked: Row = i8(4)", "has_peeked: Row = i8(4, seen_by=OWNER)"),
        ("secrets.py", "    if seat == CHANCE:\n", HIDDEN_PEEK),
    )


# notation_round_trips


UNSEEN_KINDS = {LaySomething: "lay ?"}


class LayAlike(NamedTuple):
    """A card, of which three are called the same."""

    card: Annotated[int, ("1", "2", "2", "2")]


@caught_by(checks.notation_round_trips, "'lay 2' (means two moves|is read as 1, not)")
def a_template_that_writes_two_moves_alike(copied: Copy) -> Plug:
    return replace(GAME, moves=Kinds({LayAlike: "lay {card}", Peek: "peek"}, UNSEEN_KINDS))


@caught_by(checks.notation_round_trips, "'lay' means two moves")
def two_moves_that_are_written_alike(copied: Copy) -> Plug:
    def write(s: State, seat: int, move: int) -> str:
        return "peek" if move == PEEK else "lay"

    def read(s: State, seat: int, text: str) -> int:
        return PEEK if text == "peek" else min(k for k in range(KINDS) if s.hands[seat, k])

    return with_words(write=write, read=read)


@caught_by(checks.notation_round_trips, "cannot stand in a record")
def a_move_that_reads_as_a_comment(copied: Copy) -> Plug:
    return replace(GAME, moves=Kinds({Lay: "lay {card}", Peek: "#peek"}, UNSEEN_KINDS))


@caught_by(checks.notation_round_trips, "is read as 0, not")
def a_reader_that_always_reads_the_same(copied: Copy) -> Plug:
    return with_words(read=lambda s, seat, text: 0)


@caught_by(checks.notation_round_trips, "!' is read as -1, not")
def a_notation_that_is_not_read_back(copied: Copy) -> Plug:
    return with_words(write=lambda s, seat, move: f"{GAME.moves.write(move)}!")


@caught_by(checks.notation_round_trips, "is read as -1, not")
def chance_that_cannot_be_read(copied: Copy) -> Plug:
    return with_words(read_chance=lambda s, text: -1)


@caught_by(checks.notation_round_trips, "hides something without saying so")
def a_hidden_move_without_a_question_mark(copied: Copy) -> Plug:
    return copied(("moves.py", '"lay ?"', '"lay something"'))


@caught_by(checks.notation_round_trips, "sees a false move 0")
def a_hidden_move_that_looks_like_another(copied: Copy) -> Plug:
    def seen_move(s: State, seat: int, move: int, viewer: int) -> int:
        shown = true_seen(s, seat, move, viewer)
        return 0 if shown == LAY_SOMETHING else shown

    return with_rules(seen_move=seen_move)


# views_are_written_truly


@caught_by(checks.views_are_written_truly, "reads '0 peek' for '[1-9] peek' in")
def a_notation_made_from_what_others_hide(copied: Copy) -> Plug:
    def write(s: State, seat: int, move: int) -> str:
        held = sum(s.hands[seat, kind] for kind in range(KINDS))
        return f"{held} {GAME.moves.write(move)}"

    return with_words(write=write)


# records_replay_elsewhere


@caught_by(checks.records_replay_elsewhere, "other bytes in another process")
def rules_that_depend_on_the_hash_seed(copied: Copy) -> Plug:
    return copied(
        ("rules.py", "    points: Row = i8(4)", "    points: Row = i8(4)\n    salt: Row = i8(8)"),
        (
            "rules.py",
            '    s.players = options["players"]',
            '    s.players = options["players"]\n'
            "    for grain in range(8):\n"
            '        s.salt[grain] = hash(f"grain {grain}") % 100',
        ),
    )


@caught_by(checks.records_replay_elsewhere, "a record replays to another position")
def rules_that_depend_on_a_counter(copied: Copy) -> Plug:
    played = count()

    def play(s: State, seat: int, move: int) -> None:
        true_play(s, seat, move)
        if s.players < 4:
            s.points[3] = next(played) % 100

    return with_rules(play=play)


@caught_by(checks.records_replay_elsewhere, "cannot be replayed in another process")
def a_version_that_the_package_does_not_have(copied: Copy) -> Plug:
    return replace(GAME, version=2)


# every_ending_is_recorded


@caught_by(checks.every_ending_is_recorded, "no record in crumbs ends by boredom")
def an_ending_without_a_record(copied: Copy) -> Plug:
    return replace(GAME, endings=(*GAME.endings, Ending("boredom", clause=401)))


@caught_by(checks.every_ending_is_recorded, r"points\.tin does not end")
def a_record_that_breaks_off(copied: Copy) -> Plug:
    text = (HOME / "records" / "points.tin").read_text("utf-8")
    result = text[text.index("result:") : text.index("\n\n")]
    last = "2 lay 2\nend"
    return copied(("records/points.tin", result, ""), ("records/points.tin", last, "end"))


@caught_by(checks.every_ending_is_recorded, "rules version 7, which are gone")
def a_record_of_rules_that_are_gone(copied: Copy) -> Plug:
    return copied(("records/points.tin", "rules: 1", "rules: 7"))


@caught_by(checks.every_ending_is_recorded, "BrokenRecord")
def a_record_that_does_not_replay(copied: Copy) -> Plug:
    return copied(("records/points.tin", "0 lay 3", "0 lay 2"))


# clauses_are_claimed


@caught_by(checks.clauses_are_claimed, r"no docstring of the code claims 3\.2")
def a_clause_without_a_rule(copied: Copy) -> Plug:
    return copied(("rules.py", "3.1 3.2", "3.1"))


@caught_by(checks.clauses_are_claimed, r"no docstring of a test claims 2\.2")
def a_clause_without_a_test(copied: Copy) -> Plug:
    return copied(("tests/test_rules.py", '"""2.2"""', '"""A round."""'))


@caught_by(checks.clauses_are_claimed, r"a test claims 9\.9, no such clause")
def a_test_of_a_clause_that_does_not_exist(copied: Copy) -> Plug:
    return copied(("tests/test_rules.py", '"""2.2"""', '"""2.2 9.9"""'))


@caught_by(checks.clauses_are_claimed, r"the code claims 9\.9, no such clause")
def a_rule_of_a_clause_that_does_not_exist(copied: Copy) -> Plug:
    return copied(("rules.py", '"""2.3 The', '"""2.3 9.9 The'))


@caught_by(checks.clauses_are_claimed, r"10 functions claim 2\.1")
def a_clause_that_nearly_everything_claims(copied: Copy) -> Plug:
    return copied(("rules.py", '"""The ', '"""2.1 The '))


@caught_by(checks.clauses_are_claimed, r"the plug claims 1\.99, no such clause")
def an_option_of_a_clause_that_does_not_exist(copied: Copy) -> Plug:
    options = (switch("long", clause=199), first_seat(clause=101, players=crumbs.PLAYERS))
    return replace(GAME, options=options)


# texts_are_complete


@caught_by(checks.texts_are_complete, "log-peek is in en and not in de")
def a_text_that_is_not_translated(copied: Copy) -> Plug:
    return copied(("texts/de.ftl", "log-peek = { $seat } spickt.", ""))


@caught_by(checks.texts_are_complete, "log-peek has the variables seat in en and siege in fr")
def a_translation_with_another_variable(copied: Copy) -> Plug:
    return copied(("texts/fr.ftl", "{ $seat } regarde", "{ $siege } regarde"))


@caught_by(checks.texts_are_complete, "hello is in de and not in en")
def a_text_that_only_one_language_has(copied: Copy) -> Plug:
    return copied(("texts/de.ftl", "name = ", "hello = Hallo\nname = "))


@caught_by(checks.texts_are_complete, "clause-2-2.ruling is in de and not in en")
def a_mark_that_only_one_language_has(copied: Copy) -> Plug:
    return copied(("texts/de.ftl", "clause-2-3 = ", "    .ruling = Von uns.\nclause-2-3 = "))


@caught_by(checks.texts_are_complete, "name.printed is in de and not in en")
def a_sheet_that_is_told_of_outside_the_rules(copied: Copy) -> Plug:
    return copied(("texts/de.ftl", "tagline = ", "    .printed = Anders.\ntagline = "))


@caught_by(checks.texts_are_complete, "clause-2-2.printed has variables in de")
def a_sheet_that_is_told_of_with_a_variable(copied: Copy) -> Plug:
    return copied(("texts/de.ftl", "clause-2-3 = ", "    .printed = { $seat }\nclause-2-3 = "))


@caught_by(checks.texts_are_complete, "has no text for section-3")
def a_section_without_a_title(copied: Copy) -> Plug:
    return copied(*without("section-3"))


@caught_by(checks.texts_are_complete, "nl: not Fluent")
def a_text_that_is_not_fluent(copied: Copy) -> Plug:
    return copied(("texts/nl.ftl", "{ $seat } gluurt", "{ $seat gluurt"))


@caught_by(checks.texts_are_complete, "it: name stands twice")
def a_text_that_stands_twice(copied: Copy) -> Plug:
    return copied(("texts/it.ftl", "name = Briciole", "name = Briciole\nname = Pane"))


@caught_by(checks.texts_are_complete, "crumbs has no text for ending-boredom")
def an_ending_without_a_text(copied: Copy) -> Plug:
    return replace(GAME, endings=(*GAME.endings, Ending("boredom", clause=401)))


@caught_by(checks.texts_are_complete, "crumbs has no text for option-short")
def an_option_without_a_text(copied: Copy) -> Plug:
    return replace(GAME, options=(*GAME.options, switch("short", clause=102)))


@caught_by(checks.texts_are_complete, "has no text for law-2")
def a_law_without_a_text(copied: Copy) -> Plug:
    return copied(*without("law-2"))


def without(key: str) -> list[tuple[str, str, str]]:
    """Changes that take a text out of every language."""
    changes = []
    for file in (HOME / "texts").iterdir():
        line = next(line for line in file.read_text("utf-8").split("\n") if line.startswith(key))
        changes.append((f"texts/{file.name}", line, ""))
    return changes


# matches_can_be_told_and_drawn


@caught_by(checks.matches_can_be_told_and_drawn, r"Dealt\(seat=., card=-.\)")
def a_part_of_what_happens_below_nothing(copied: Copy) -> Plug:
    return copied(
        ("rules.py", "happens(s, h.DEALT, seat, kind)", "happens(s, h.DEALT, seat, kind - 4)")
    )


@caught_by(checks.matches_can_be_told_and_drawn, "TypeError.* missing 1 required .* 'card'")
def something_that_happens_with_a_part_too_few(copied: Copy) -> Plug:
    return copied(("rules.py", "happens(s, h.DEALT, seat, kind)", "happens(s, h.DEALT, seat)"))


LAID = 'h.Laid(seat):\n                lines.append(line("log-lay", seat=Seat(seat)))'


@caught_by(checks.matches_can_be_told_and_drawn, r"Laid\.card is used where it is UNSEEN")
def a_line_about_a_card_that_its_reader_does_not_see(copied: Copy) -> Plug:
    wrong = 'h.Laid(seat, card):\n                lines.append(line("card", card=CARDS[card]))'
    return copied(("words.py", LAID, wrong))


@caught_by(checks.matches_can_be_told_and_drawn, r"Laid\.card is used where it is UNSEEN")
def a_step_of_a_card_that_its_viewer_does_not_see(copied: Copy) -> Plug:
    def steps(before: State, happened: list[Any], after: State, seat: int) -> list[Any]:
        return [f"card-{one.card}" for one in happened if isinstance(one, h.Laid)]

    return with_view(steps=steps)


@caught_by(checks.matches_can_be_told_and_drawn, "has no text log-nothing")
def something_that_happens_without_words(copied: Copy) -> Plug:
    return with_words(tell=lambda before, happened, after: [NO_WORDS])


@caught_by(checks.matches_can_be_told_and_drawn, "no board in")
def a_board_without_anything_on_it(copied: Copy) -> Plug:
    return with_view(text=lambda s, seat, say: " ")


@caught_by(checks.matches_can_be_told_and_drawn, "the SVG is not XML")
def a_board_that_is_not_svg(copied: Copy) -> Plug:
    return with_view(pieces=lambda s, seat, say: "<g>")


@caught_by(checks.matches_can_be_told_and_drawn, "the SVG has a style attribute")
def a_board_with_a_style(copied: Copy) -> Plug:
    return with_view(pieces=lambda s, seat, say: '<g style="fill:red"/>')


@caught_by(checks.matches_can_be_told_and_drawn, "the SVG has a stylesheet")
def a_board_with_a_stylesheet(copied: Copy) -> Plug:
    return with_view(ground=lambda s, seat, say: "<style>g {}</style>")


NO_WORDS = Phrase("log-nothing", {}, "crumbs")


@caught_by(checks.matches_can_be_told_and_drawn, r"there is no clause 3\.99 to refuse")
def a_refusal_by_a_clause_that_does_not_exist(copied: Copy) -> Plug:
    def refusal(s: State, seat: int, move: int) -> int:
        return 399 if true_refusal(s, seat, move) else 0

    return with_rules(refusal=refusal)


@caught_by(checks.matches_can_be_told_and_drawn, "IndexError")
def a_board_that_a_spectator_cannot_see(copied: Copy) -> Plug:
    def text(s: State, seat: int, say: Any) -> str:
        return f"{s.points[seat]}"

    return with_view(text=text)


# moves_can_be_pointed_at


@caught_by(checks.moves_can_be_pointed_at, "begin ")
def two_moves_with_the_same_taps(copied: Copy) -> Plug:
    return with_view(taps=lambda s, seat, move: ("seat-0",))


@caught_by(checks.moves_can_be_pointed_at, "nothing with a title is 'tile-")
def a_tap_on_nothing(copied: Copy) -> Plug:
    return with_view(taps=lambda s, seat, move: (f"tile-{move}",))


@caught_by(checks.moves_can_be_pointed_at, "has no text log-nothing")
def a_move_without_words(copied: Copy) -> Plug:
    return with_words(label=lambda s, seat, move: NO_WORDS)


@caught_by(checks.moves_can_be_pointed_at, r"Scores\.card is used where it is UNSEEN")
def a_hint_of_what_its_seat_does_not_see(copied: Copy) -> Plug:
    def hint(s: State, seat: int, move: int) -> Phrase | None:
        happened = plug.happenings.of(plug.rules.play, s, seat, move)
        scores = [one for one in happened if type(one).__name__ == "Scores"]
        return Phrase("card", {"card": scores[0].card + 1}, plug.package) if scores else None

    hidden = ("happenings.py", SEAT + CARD, SEAT + '    card: Annotated[int, "card"]\n')
    plug = copied(hidden)
    return replace(plug, words=replace(plug.words, hint=hint))


@caught_by(checks.moves_can_be_pointed_at, "has no text log-nothing")
def a_question_without_words(copied: Copy) -> Plug:
    return with_words(asks=lambda s, seat: NO_WORDS)


# forced_moves_cost_nothing


def with_forced(move: Callable[[State, int], int]) -> Plug:
    """Crumbs with moves that are made by themselves."""
    return replace(GAME, manners=replace(GAME.manners, forced_move=move))


@caught_by(checks.forced_moves_cost_nothing, "is forced and not legal in")
def a_forced_move_that_nobody_can_make(copied: Copy) -> Plug:
    return with_forced(lambda s, seat: len(GAME.moves) - 1)


@caught_by(checks.forced_moves_cost_nothing, "does not go on after the forced move")
def a_forced_move_that_ends_a_turn(copied: Copy) -> Plug:
    return with_forced(lambda s, seat: next(iter(ask.legal(GAME, s, seat)), NOTHING))


# lessons_can_be_followed


def with_coach(**functions: Any) -> Plug:
    """Crumbs with another coach."""
    return replace(GAME, coach=replace(GAME.coach, **functions))


@caught_by(checks.lessons_can_be_followed, "there is no text tip-nothing")
def a_tip_without_words(copied: Copy) -> Plug:
    return with_coach(tips=lambda s, seat: [Tip("nothing")])


@caught_by(checks.lessons_can_be_followed, "told at 'moon', which is not drawn")
def a_tip_at_nothing(copied: Copy) -> Plug:
    return with_coach(tips=lambda s, seat: [Tip("lay", "moon")])


@caught_by(checks.lessons_can_be_followed, "no text clause-3-99")
def a_tip_that_tells_a_rule_that_is_not_there(copied: Copy) -> Plug:
    return with_coach(tips=lambda s, seat: [Tip("lay", clause=399)])


@caught_by(checks.lessons_can_be_followed, r"no clause 3\.99 explains 'seat-0'")
def a_thing_explained_by_no_clause(copied: Copy) -> Plug:
    return with_coach(explains=lambda s, seat, element: 399 * element.startswith("seat"))


@caught_by(checks.lessons_can_be_followed, r"no clause 3\.99 is told with")
def a_clause_told_along_that_is_not_there(copied: Copy) -> Plug:
    return with_coach(adds=lambda s, clause: 399)


@caught_by(checks.lessons_can_be_followed, "nothing explains 'seat-")
def a_named_thing_that_nothing_explains(copied: Copy) -> Plug:
    return with_coach(explains=lambda s, seat, element: 0)


@caught_by(checks.lessons_can_be_followed, "'description' is explained and has no name")
def an_explained_thing_without_a_name(copied: Copy) -> Plug:
    return with_coach(explains=lambda s, seat, element: 201)


@caught_by(checks.lessons_can_be_followed, "how-lay is no step, or has no text")
def a_text_for_no_step(copied: Copy) -> Plug:
    return with_coach(steps=())


@caught_by(checks.lessons_can_be_followed, "how-lay shows 'moon', which is not in the scene")
def a_step_that_shows_nothing(copied: Copy) -> Plug:
    return with_coach(steps=(HowTo("lay", ("moon",)),))


@caught_by(checks.lessons_can_be_followed, r"clause 2\.1 is shown by 'moon', which is not in the")
def a_clause_with_a_picture_of_nothing(copied: Copy) -> Plug:
    return with_coach(pictures=((201, "moon"),))


@pytest.mark.parametrize("case", BROKEN, ids=named)
def test_a_check_catches(case: Broken, copied: Copy) -> None:
    if case.check is checks.compiled_is_interpreted and not has_numba():
        pytest.skip("there is no numba here")
    with pytest.raises(checks.Failed, match=case.says):
        checks.run(case.check, case.make(copied))


@pytest.mark.parametrize("check", checks.ALL, ids=lambda check: check.__name__)
def test_there_is_a_broken_game_for(check: Check) -> None:
    assert check in [case.check for case in BROKEN]


@pytest.mark.parametrize("check", checks.ALL, ids=lambda check: check.__name__)
def test_a_copy_of_crumbs_is_as_sound_as_crumbs(check: Check, copied: Copy) -> None:
    if check is not checks.compiled_is_interpreted:  # which compiles each copy anew
        assert checks.run(check, copied()) == ""


def test_a_game_can_say_that_a_check_does_not_fit_it() -> None:
    exempt = replace(GAME, limit=3, exempt=(("matches_end", "nobody minds"),))
    assert checks.run(checks.matches_end, exempt) == "nobody minds"
    with pytest.raises(checks.Failed):
        checks.run(checks.matches_end, replace(exempt, exempt=()))
